import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Strong: sessions")
struct StrongSessionTests {
  private func row(
    _ start: String, _ exercise: String, _ order: String, _ load: Double, _ reps: Int, title: String = "Legs"
  ) -> String {
    "\(start),\"\(title)\",1h,\"\(exercise)\",\(order),\(load),\(reps),0,0,,,\n"
  }

  private let first = "2021-01-05 18:03:22"
  private let second = "2021-01-07 18:03:22"

  /// `Squat 100x5 90x5 | Bench 60x8`, for comparing.
  private func shape(_ session: Session) -> String {
    session.sections.flatMap(\.exercises).map { exercise in
      let sets = exercise.setGroups.flatMap(\.sets).map { "\(Int($0.load?.value ?? -1))x\($0.reps ?? -1)" }
      return ([exercise.name] + sets).joined(separator: " ")
    }.joined(separator: " | ")
  }

  private func read(_ rows: [String], header: Bool = true) throws -> ReadHistory {
    try readHistory((header ? appleHeader : "") + rows.joined(), options: kilograms)
  }

  @Test("The same exercise twice is two logged exercises, apart or one after the other")
  func repeatedExercises() throws {
    let apart = try read([
      row(first, "Squat", "1", 100, 5), row(first, "Bench", "1", 60, 8), row(first, "Squat", "1", 90, 5),
    ])
    #expect(apart.sessions.map(shape) == ["Squat 100x5 | Bench 60x8 | Squat 90x5"])
    let adjacent = try read([
      row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 100, 5), row(first, "Squat", "W", 40, 5),
      row(first, "Squat", "1", 90, 5),
    ])
    #expect(adjacent.sessions.map(shape) == ["Squat 100x5 100x5 | Squat 40x5 90x5"])
  }

  @Test("The note of a warm-up goes with it to the exercise that begins again")
  func noteOfWarmup() throws {
    func noted(_ order: String, _ note: String) -> String {
      row(first, "Squat", order, 60, 5).replacing(",,,\n", with: ",\(note),,\n")
    }
    let history = try read([noted("1", "one"), noted("2", ""), noted("W", "two"), noted("1", ""), noted("1", "two")])
    #expect(history.exercises.map(\.notes) == ["one", "two", "two"])
    let same = try read([noted("1", "same"), noted("W", "same"), noted("1", "")])
    #expect(same.exercises.map(\.notes) == ["same", "same"])
  }

  @Test("Lettered sets that are alike are all kept")
  func letters() throws {
    let history = try read(["W", "W", "1", "D", "D", "F", "F"].map { row(first, "Squat", $0, 100, 5) })
    #expect(history.sets.count == 7 && history.summary.rows.repeated == 0)
  }

  @Test("The very same numbered row twice in a row counts as repeated")
  func sameRowTwice() throws {
    let history = try read([
      row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 90, 5), row(first, "Squat", "2", 90, 5),
    ])
    #expect(history.sets.count == 2 && history.summary.rows.repeated == 1)
  }

  @Test("Two workouts in one second are told apart by title, whatever their order in the file")
  func sameSecond() throws {
    let rows = [row(first, "Squat", "1", 100, 5, title: "Legs"), row(first, "Bench", "1", 60, 8, title: "Arms")]
    let forward = try read(rows)
    let backward = try read(rows.reversed())
    #expect(forward.sessions == backward.sessions)
    #expect(forward.sessions.map(\.title) == ["Arms", "Legs"])
    #expect(forward.sessions.map(\.origin?.key) == ["strong:2021-01-05T18:03:22", "strong:2021-01-05T18:03:22#2"])
  }

  @Test("The same exercise twice with one set each, alike or not, is two logged exercises")
  func singleSetTwice() throws {
    let history = try read([row(first, "Plank", "1", 10, 5), row(first, "Plank", "1", 10, 5)])
    #expect(history.sessions.map(shape) == ["Plank 10x5 | Plank 10x5"])
    #expect(history.summary.rows.repeated == 0)
  }

  @Test("Lettered sets that come again as they are count as repeated")
  func lettersAgain() throws {
    let letters = [row(first, "Squat", "W", 20, 5), row(first, "Squat", "F", 50, 5)]
    let other = [row(second, "Squat", "1", 50, 5)]
    let history = try read(letters + [row(first, "Bench", "1", 50, 5)] + other + letters)
    #expect(history.summary.rows.repeated == 2)
    #expect(history.sessions.map(shape) == ["Squat 20x5 50x5 | Bench 50x5", "Squat 50x5"])
    let changed = [row(first, "Bench", "1", 60, 5), row(first, "Squat", "F", 50, 5)]
    let again = try read([row(first, "Bench", "1", 50, 5), row(first, "Squat", "F", 50, 5)] + other + changed)
    #expect(again.sessions.map(shape) == ["Bench 60x5 | Squat 50x5", "Squat 50x5"])
  }

  @Test("A workout said once more leaves its exercises as they were")
  func structureStays() throws {
    let rows = [row(first, "Squat", "1", 50, 5), row(first, "Run", "1", 1, 5), row(first, "Squat", "2", 60, 5)]
    let once = try read(rows)
    let twice = try read(rows + [appleHeader] + rows)
    #expect(once.sessions == twice.sessions && once.sessions.map(shape) == ["Squat 50x5 | Run 1x5 | Squat 60x5"])
    #expect(twice.summary.rows.repeated == 3)
  }

  @Test("The rest after a rejected set does not go to the set before it")
  func restAfterRejected() throws {
    let rest = "\(first),Legs,1h,Squat,Rest Timer,0,0,0,120.0,,,\n"
    let history = try read([
      row(first, "Squat", "1", 100, 5), rest, "\(first),Legs,1h,Squat,2,12abc,5,0,0,,,\n", rest,
      row(first, "Squat", "3", 100, 5),
    ])
    #expect(history.sets.map(\.restAfter) == [120, nil])
    #expect(history.exercises.map { $0.setGroups.first?.restPeriod } == [120])
    #expect(history.summary.rows.rest == 2 && history.summary.rows.repeated == 0)
    #expect(history.codes().contains("strong.rest-without-set"))
  }

  @Test("A workout that comes again with another rest is no mere repeat")
  func otherRest() throws {
    func rest(_ seconds: Int) -> String { "\(first),Legs,1h,Squat,Rest Timer,0,0,0,\(seconds),,,\n" }
    let history = try read([
      rest(60), row(first, "Squat", "1", 100, 5), row(second, "Bench", "1", 60, 8), rest(90),
      row(first, "Squat", "1", 100, 5),
    ])
    #expect(history.exercises.first?.setGroups.first?.restPeriod == 90)
    #expect(history.sets.first?.restAfter == nil && history.summary.rows.repeated == 2)
  }

  @Test("Workout notes that differ are all kept, one within another too")
  func workoutNotes() throws {
    let rows = ["not good", "good", "not good"].enumerated().map {
      "\(first),Legs,1h,Squat,\($0 + 1),100.0,5,0,0,,\($1),\n"
    }
    #expect(try read(rows).sessions.map(\.notes) == ["not good\ngood"])
  }

  @Test("A file in any order of workouts gives the same library")
  func order() throws {
    let a = [row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 90, 5)]
    let b = [row(second, "Bench", "1", 60, 8)]
    let forward = try read(a + b)
    #expect(try read(b + a).sessions == forward.sessions)
    #expect(try read([a[0]] + b + [a[1]]).sessions == forward.sessions)
    #expect(try read(b + a).codes() == ["strong.reordered"])
  }

  @Test("A workout that comes again whole counts as repeated", arguments: ["", "header"])
  func pasted(between: String) throws {
    let day = [
      row(first, "Squat", "W", 40, 5), row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 90, 5),
      row(first, "Bench", "F", 60, 8),
    ]
    let other = [row(second, "Bench", "1", 60, 8)]
    let once = try read(day + other)
    let twice = try read(day + other + (between.isEmpty ? [] : [appleHeader]) + day + other)
    #expect(twice.sessions == once.sessions)
    #expect(twice.summary.rows.repeated == 5 && twice.summary.rows.sets == 5)
    #expect(twice.summary.rows.header == (between.isEmpty ? 1 : 2))
  }

  @Test("Other rows of a workout that comes again continue it")
  func continued() throws {
    let history = try read([
      row(first, "Squat", "1", 100, 5), row(second, "Bench", "1", 60, 8), row(first, "Squat", "3", 80, 5),
      row(first, "Row", "1", 50, 5), row(second, "Bench", "2", 60, 7), row(first, "Squat", "2", 90, 5),
    ])
    #expect(history.sessions.map(shape) == ["Squat 100x5 90x5 80x5 | Row 50x5", "Bench 60x8 60x7"])
    #expect(history.summary.rows.sets == 6 && history.summary.rows.repeated == 0)
  }

  @Test("A set that comes again with other values is reported, and the later one stands")
  func contradiction() throws {
    let history = try read([
      row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 90, 5), row(second, "Bench", "1", 60, 8),
      row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 95, 5), row(first, "Squat", "3", 80, 5),
    ])
    #expect(history.sessions.map(shape) == ["Squat 100x5 95x5 80x5", "Bench 60x8"])
    #expect(history.codes().filter { $0 == "strong.contradiction" }.count == 1)
    #expect(history.summary.rows.repeated == 2 && history.summary.rows.sets == 4)
  }

  @Test("A file sorted by exercise gives one session a workout")
  func sortedByExercise() throws {
    let rows = [first, second].flatMap { start in
      ["Bench", "Row", "Squat"].flatMap { name in (1...3).map { row(start, name, "\($0)", Double(50 + $0), 5) } }
    }
    let usual = try read(rows)
    let sorted = try read(rows.sorted { $0.split(separator: "\"")[3] < $1.split(separator: "\"")[3] })
    #expect(sorted.sessions == usual.sessions)
  }

  @Test("Rows in any order at all lose nothing and stay in their workouts")
  func shuffled() throws {
    var random = SeededGenerator(seed: 7)
    var rows: [String] = []
    for day in 10..<28 {
      for name in ["Bench", "Row", "Squat"] {
        for number in 1...4 { rows.append(row("2021-01-\(day) 18:00:00", name, "\(number)", Double(day + number), 5)) }
      }
    }
    let usual = try read(rows)
    let mixed = try read(rows.shuffled(using: &random))
    #expect(mixed.summary.rows.sets == rows.count && mixed.sessions.map(\.id) == usual.sessions.map(\.id))
    for (left, right) in zip(mixed.sessions, usual.sessions) {
      #expect(shape(left).split(separator: " | ").sorted() == shape(right).split(separator: " | ").sorted())
    }
  }

  @Test("Adding a workout at either end changes no other identifier, nor does another owner's history")
  func identifiers() throws {
    let middle = [row(first, "Squat", "1", 100, 5), row(second, "Bench", "1", 60, 8)]
    let base = try read(middle)
    let grown = try read(
      [row("2020-12-31 10:00:00", "Row", "1", 50, 5)] + middle + [row("2021-02-01 10:00:00", "Row", "1", 50, 5)])
    #expect(Array(grown.sessions[1...2]) == base.sessions)
    var owned = kilograms
    owned.owner = UniqueIdentifier("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    let other = try readHistory(appleHeader + middle.joined(), options: owned)
    #expect(Set(other.sessions.map(\.id)).isDisjoint(with: base.sessions.map(\.id)))
  }

  @Test("Identifiers of sections, exercises and sets are pinned")
  func goldenIdentifiers() throws {
    let history = try read([row(first, "Squat", "1", 100, 5), row(first, "Squat", "2", 100, 5)])
    let session = try #require(history.sessions.first)
    #expect(session.id.description == "04e855f0-966e-5e45-a176-9e21189c3878")
    #expect(session.sections[0].id.description == "1f0a4ced-6533-50d5-bdfa-1f0da325be7d")
    #expect(session.sections[0].exercises[0].id.description == "dd8cc111-0520-57be-b0c8-45e839326cfb")
    #expect(session.sections[0].exercises[0].setGroups[0].id.description == "21ab10b4-28c4-5c07-ab54-65091b91d7d4")
    #expect(
      history.sets.map(\.id.description) == [
        "6d27202f-0309-5e72-950f-1a80831265ce", "f0003235-28d9-5a93-a43b-34b40f2ddc76",
      ])
  }
}

@Suite("Strong: units")
struct StrongUnitTests {
  private func history(_ weights: [Double], options: ReadingOptions = ReadingOptions()) throws -> ReadHistory {
    let rows = weights.enumerated().map { index, weight in
      "2021-01-\(10 + index % 18) 18:03:22,\"Legs\",1h,\"Lift \(index % 7)\",1,\(weight),5,0,0,,,\n"
    }
    return try readHistory(appleHeader + rows.sorted().joined(), options: options)
  }

  private let metric = stride(from: 12.5, through: 110, by: 2.5).map { $0 } + [14, 16, 18, 22, 24]
  private let american = [45.0, 95, 115, 135, 155, 185, 205, 225, 245, 275, 295, 315, 335, 365, 405, 65, 85]

  @Test("Clear evidence decides and is shown")
  func clear() throws {
    let kilograms = try history(metric)
    #expect(kilograms.summary.loadUnit == .kilogram && kilograms.summary.loadUnitSource == "evidence")
    #expect(kilograms.codes() == ["strong.unit-assumed"])
    let pounds = try history(american)
    #expect(pounds.summary.loadUnit == .pound)
    #expect(pounds.sets.allSatisfy { $0.load?.unit == .pound })
  }

  @Test("Unclear evidence is a question that shows both sides")
  func unclear() {
    let failure = #expect(throws: ReadingFailure.self) { try history([20, 40]) }
    #expect(failure?.kind == .question)
    #expect(failure?.description.contains("for kg") == true && failure?.description.contains("for lb") == true)
    #expect(failure?.description.contains("--unit kg") == true)
  }

  @Test("A preview reads on without a unit")
  func preview() throws {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    let read = try history([20, 40], options: options)
    #expect(read.sets.allSatisfy { $0.load?.unit == nil })
    #expect(read.summary.loadUnitSource == "unknown")
  }

  @Test("The caller's unit decides, and may change on a day")
  func caller() throws {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule("lb,kg@2021-01-15")
    let read = try history(american, options: options)
    for session in read.sessions {
      let expected: LoadUnit = (session.start?.date.day ?? 0) < 15 ? .pound : .kilogram
      #expect(session.allSets.allSatisfy { $0.load?.unit == expected })
    }
  }

  @Test("Where the file states every unit, the caller's is not used, and that is said")
  func stated() throws {
    let read = try readHistory(
      androidHeader + "2023-03-26 17:52:29;A;Squat;1;135;lbs;5;;;;0;;;37m\n", options: kilograms)
    #expect(read.sets.map(\.load?.unit) == [.pound])
    #expect(read.codes() == ["strong.unit-stated"])
  }

  @Test(
    "What is no schedule of units is refused",
    arguments: ["", "stone", "kg,lb", "kg@2021-01-01", "lb,kg@yesterday", "lb,"])
  func noSchedule(text: String) {
    #expect(LoadUnitSchedule(text) == nil)
  }

  @Test("A lasting jump by 2.2 in most exercises is a question that proposes the switch", arguments: [12, 24])
  func switched(after weeks: Int) throws {
    var rows: [String] = []
    for week in 0..<weeks * 2 {
      for exercise in 0..<5 {
        let base = 40 + 10 * Double(exercise) + Double(week * 7 % 5)
        let weight = week < weeks ? base : (base * 2.2046 / 5).rounded() * 5
        rows.append(
          "2021-\(week < 36 ? "0" : "")\(week / 4 + 1)-\(10 + week % 4 * 5) 18:00:00,A,1h,Lift \(exercise),1,\(weight),5,0,0,,,\n"
        )
      }
    }
    let failure = #expect(throws: ReadingFailure.self) { try readHistory(appleHeader + rows.joined()) }
    #expect(failure?.kind == .question)
    #expect(failure?.description.contains("kg,lb@2021-0\(weeks / 4 + 1)-10") == true, "\(failure?.description ?? "")")
  }

  @Test("The middle of a long history is found as sorting it would", arguments: [1, 16, 17, 40, 1000])
  func middle(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let weights = (0..<count).map { _ in Double(Int.random(in: 1...400, using: &random)) / 4 }
    let sorted = weights.sorted()
    for place in Set([0, count / 3, count / 2, count - 1]) {
      #expect(UnitSwitchSearch.element(place, of: weights) == sorted[place])
    }
  }

  @Test("Loads and distances are converted on the way")
  func conversion() throws {
    var reader = try HistoryReader(
      bytes: Array((appleHeader + "2021-01-05 18:03:22,\"Legs\",1h,\"Run\",1,135.0,5,1609.344,480,,,\n").utf8),
      options: {
        var options = ReadingOptions(); options.loadUnits = LoadUnitSchedule(.pound); return options
      }(),
      units: UnitTransform(loadUnit: .kilogram, distanceUnit: .mile))
    let library = try reader.library()
    let set = try #require(library.sessions.first?.allSets.first)
    #expect(set.load == Load(value: 61.23, unit: .kilogram))
    #expect(set.distance == Distance(value: 1, unit: .mile))
  }
}
