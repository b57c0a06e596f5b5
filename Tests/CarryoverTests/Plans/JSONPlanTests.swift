import Carryover
import Support
import Testing

@Suite("Plans in JSON")
struct JSONPlanTests {
  private func plan(exercise: String) -> String {
    #"{"planName":"P","days":[{"name":"D","exercises":[\#(exercise)]}]}"#
  }

  @Test(
    "Sets, reps and details",
    arguments: [
      (#"{"name":"X","sets":3,"reps":8}"#, "3 sets, 8 reps", nil),
      (#"{"name":"X","sets":"3","reps":"8-12"}"#, "3 sets, 8-12 reps", nil),
      (#"{"name":"X","sets":"3-4","reps":"amrap"}"#, "3 sets, AMRAP reps", "3-4 sets"),
      (#"{"name":"X","sets":"3x8"}"#, "3 sets, 8 reps", nil),
      (#"{"name":"X","sets":3,"reps":"30s"}"#, "3 sets, 30 s", nil),
      (#"{"name":"X","sets":2,"reps":"400 m"}"#, "2 sets, 400 m", nil),
      (#"{"name":"X","sets":3,"reps":"5+","weight":"60 kg","rest":"90s"}"#, "3 sets, 5+ reps, 60 kg, rest 90 s", nil),
      (#"{"name":"X","sets":3,"reps":5,"weight":60,"unit":"lb","rpe":8}"#, "3 sets, 5 reps, 60 lb, RPE 8", nil),
      (#"{"name":"X","sets":3,"reps":5,"rest":3}"#, "3 sets, 5 reps", "rest: 3"),
      (#"{"name":"X","sets":3,"reps":"as you feel"}"#, "3 sets, as you feel reps", nil),
      (#"{"name":"X","sets":2,"reps":"10/8"}"#, "1 set, 10 reps + 1 set, 8 reps", nil),
      (#"{"name":"X","reps":"10/8"}"#, "1 set, 10 reps + 1 set, 8 reps", nil),
      (#"{"name":"X","sets":3,"reps":"10/8"}"#, "3 sets, 10/8 reps", nil),
      (#"{"name":"X","sets":2,"reps":[10,"8-12"]}"#, "1 set, 10 reps + 1 set, 8-12 reps", nil),
      (#"{"name":"X","sets":[10,"AMRAP"]}"#, "1 set, 10 reps + 1 set, AMRAP reps", nil),
      (#"{"name":"X","sets":2,"reps":[10,{}]}"#, "2 sets", "reps: [10,{}]"),
      (#"{"name":"X","sets":"1x5, 2x3"}"#, "1 set, 5 reps + 2 sets, 3 reps", nil),
      (#"{"name":"X","sets":"3 x heavy"}"#, "3 sets, heavy reps", nil),
      (#"{"name":"X","sets":3,"reps":5,"weight":"heavy"}"#, "3 sets, 5 reps", "weight: heavy"),
      (#"{"name":"X","sets":3,"reps":-5}"#, "3 sets", "reps: -5"),
      (#"{"name":"X","sets":1e99,"reps":5}"#, "1 set, 5 reps", "sets: 1e99"),
      (
        #"{"name":"X","sets":[{"reps":5,"weight":"20 kg"},{"reps":5,"weight":"20 kg"},{"reps":3}]}"#,
        "2 sets, 5 reps, 20 kg + 1 set, 3 reps", nil
      ),
      (#"{"name":"X","notes":"n","cues":["a","b"],"sets":1}"#, "1 set", #"n|cues: ["a","b"]"#),
      (#"{"name":"X","sets":null,"reps":null,"notes":null}"#, "", nil),
      (#"{"name":"X","sets":3,"sets":4}"#, "3 sets", "sets: 4"),
    ])
  func details(exercise: String, sets: String, notes: String?) throws {
    let plan = try readPlan(plan(exercise: exercise))
    let found = try #require(plan.exercises.first)
    #expect(found.setGroups.map { words($0) }.joined(separator: " + ") == sets)
    #expect(found.notes?.replacing("\n", with: "|") == notes)
  }

  @Test("What cannot be kept is rejected, with its place, and the rest is read")
  func rejected() throws {
    let plan = try readPlan(
      """
      {"planName": "P", "days": [
        {"name": "D", "exercises": [
          {"name": "Squat", "sets": 3},
          {"sets": 3},
          7,
          {"name": "Row", "sets": 3}]},
        "rest"]}
      """)
    #expect(plan.exercises.map(\.name) == ["Squat", "Row"] && plan.summary.rows.rejected == 3)
    let findings = plan.summary.log.diagnostics.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.arguments[0])" }
    #expect(findings == ["4:5 days[0].exercises[1]", "5:5 days[0].exercises[2]", "7:3 days[1]"])
  }

  @Test("Parts of one line that are rejected are counted beside the lines")
  func rejectedParts() throws {
    let plan = try readPlan(
      """
      Here:
      ```json
      {"planName":"P","days":[7,{"name":"D","exercises":[{"sets":3},8,{"name":""},{"name":"Row","sets":3}]}]}
      ```
      """)
    #expect(plan.exercises.map(\.name) == ["Row"] && plan.summary.rows.rejected == 1)
    #expect(plan.summary.rejectedPlanParts == 4)
    #expect(plan.summary.log.diagnostics.allSatisfy { $0.line == 3 })
  }

  @Test("What is around JSON goes into the notes; several blocks are several plans")
  func chat() throws {
    let plan = try readPlan(
      """
      Hello!
      ```json
      {"planName":"One","days":[{"name":"D","exercises":[{"name":"Squat","sets":3}]}]}
      ```
      And another:

      ~~~
      [{"planName":"Two","days":[]},{"planName":"Two","days":[]}]
      ~~~
      Bye.
      ```swift
      print("planName")
      ```
      """)
    #expect(plan.library.programs.map(\.name) == ["One", "Two", "Two"])
    #expect(Set(plan.library.programs.map(\.id)).count == 3)
    #expect(
      plan.library.programs.map(\.notes) == [
        "Hello!", "And another:", "Bye.\n```swift\nprint(\"planName\")\n```",
      ])
    #expect(plan.summary.rows.notes == 6)
  }

  @Test("A block that is not closed is read, and what follows it is a note")
  func unclosed() throws {
    let plan = try readPlan("Here:\n```json\n\(plan(exercise: #"{"name":"Squat","sets":3}"#))\nGood luck!")
    #expect(plan.codes == ["training-plan.block-unclosed"] && plan.program?.notes == "Here:\nGood luck!")
  }

  @Test("Damaged JSON is refused with its place in the file")
  func damaged() throws {
    for (text, place) in [
      ("Hi\n```json\n{\"planName\": \"P\",\n  \"days\": [,]}\n```\n", "4:12"),
      ("{\"planName\": \"P\", 'days': []}", "1:19"),
      ("{\"planName\":\"P\",\"days\":[{\"name\":\"é", "1:35"),
    ] {
      let failure = #expect(throws: ReadingFailure.self) { try readPlan(text) }
      let found = try #require(failure?.diagnostic)
      #expect(found.code.identifier == "training-plan.json-damaged")
      #expect("\(found.line ?? 0):\(found.column ?? 0)" == place, "\(found)")
    }
  }

  @Test("Damaged JSON beside a plan is rejected, and the plan is read")
  func partlyDamaged() throws {
    let good = plan(exercise: #"{"name":"Squat","sets":3}"#)
    let plan = try readPlan("```json\n{\"planName\": }\n```\n```json\n\(good)\n```\n")
    #expect(plan.exercises.count == 1 && plan.summary.rows.rejected == 3)
    #expect(plan.codes == ["training-plan.json-damaged"])
  }

  @Test("Identifiers are made of names and places, and are frozen")
  func identifiers() throws {
    let text = plan(exercise: #"{"name":"Squat","sets":3},{"name":"Row","superset":"A"},{"name":"Dip","superset":"a"}"#)
    let plan = try readPlan(text)
    #expect(plan.program?.origin?.key == "plan:p")
    #expect(plan.program.map { "\($0.id)" } == Self.frozen[0])
    #expect(plan.program.map { "\($0.slots[0].id)" } == Self.frozen[1])
    #expect("\(plan.library.workouts[0].id)" == Self.frozen[2])
    #expect("\(plan.exercises[0].id)" == Self.frozen[3] && "\(plan.exercises[0].setGroups[0].id)" == Self.frozen[4])
    #expect(plan.exercises[1].supersetID.map { "\($0)" } == Self.frozen[5])
    let spelled = try readPlan(text.replacing("\"P\"", with: "\"  p \""))
    #expect(spelled.program?.id == plan.program?.id && spelled.library.workouts[0].id == plan.library.workouts[0].id)
    var options = ReadingOptions()
    options.owner = UniqueIdentifier(high: 1, low: 2)
    let other = try readPlan(text, options: options)
    #expect(other.program?.id != plan.program?.id && other.exercises[0].id != plan.exercises[0].id)
  }

  static let frozen = [
    "0247a9ab-ab5d-54fb-87df-d59e2498eb3d",
    "0810d493-abce-5487-819f-65c7dc2a9029",
    "b1567441-149b-5a6c-8f51-600b4911eeaf",
    "e3cb1ee0-f4d6-5ea8-a6d4-ab99c0ae0151",
    "dfdb1b02-42a5-524d-8ab6-46c34c66582a",
    "a956fbd4-3af5-50ea-91dd-a908e4e40b8b",
  ]

  @Test("Planned exercises find their templates, which come with them")
  func templates() throws {
    let plan = try readPlan(plan(exercise: #"{"name":"barbell squats"},{"name":"Sled Relay"}"#))
    let templates = Dictionary(uniqueKeysWithValues: plan.library.exercises.map { ($0.id, $0.name) })
    #expect(plan.exercises.map { $0.exerciseID.flatMap { templates[$0] } } == ["Back Squat", "Sled Relay"])
  }

  @Test("A plan imported again is the same, and changed where it was changed")
  func importing() throws {
    func imported(_ text: String, into library: PersonalLibrary) throws -> (PersonalLibrary, ImportCounts) {
      var work = LibraryImport(into: library)
      for entity in try readPlan(text).library.entities { work.add(entity) }
      let plan = try work.plan(for: OriginDocument(name: "plan"), state: "")
      let receipt = Receipt(id: .zero, action: .import, date: .epoch)
      return (try work.applying(plan, receipt: receipt), plan.otherCounts)
    }
    let text = plan(exercise: #"{"name":"Squat","sets":3}"#)
    let (first, new) = try imported(text, into: PersonalLibrary(id: .zero))
    #expect(new[.new] == 3)
    let (_, same) = try imported(text, into: first)
    #expect(same[.same] == 3)
    let (changed, counts) = try imported(plan(exercise: #"{"name":"Squat","sets":5}"#), into: first)
    #expect(counts[.same] == 2 && counts[.changed] == 1)
    #expect(changed.content.workouts.map { $0.exercises[0].setGroups[0].sets } == [5])
  }
}
