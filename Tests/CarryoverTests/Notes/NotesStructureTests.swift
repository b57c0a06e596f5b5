import Carryover
import Testing

/// Documents in which what a line is depends on the lines around it.
@Suite("Notes: structure")
struct NotesStructureTests {
  /// A document, and its sets in the order of sessions: day, exercise, how often, load and repetitions.
  struct Document: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var sets: [String]
    var testDescription: String { name }
  }

  static let documents = [
    Document(
      name: "days without a month",
      text: "## Mon 5th Feb 2024\nSquat 100 kg x 5\n\n## Wed 7th\nBench 60 kg x 5\n\n## Fri 1st\nRow 50 kg x 8",
      sets: ["2024-02-05 Squat 100x5", "2024-02-07 Bench 60x5", "2024-03-01 Row 50x8"]),
    Document(
      name: "weeks and days", text: "Week 3 Day 2\n\nSquat 100 kg x 5\n\nW3D3\n\nBench 60 kg x 5",
      sets: ["- Squat 100x5", "- Bench 60x5"]),
    Document(
      name: "short dates beside a whole one",
      text: "Monday 1/15\n\nSquat 135 lb x 5\n\nFriday 1/19/2024\n\nBench 95 lb x 5",
      sets: ["2024-01-15 Squat 135x5", "2024-01-19 Bench 95x5"]),
    Document(
      name: "a session of one line is no title",
      text: "# 2024-03-05\n\nSquat 100 kg x 5\n\n# 2024-03-06\n\nBench 60 kg x 5",
      sets: ["2024-03-05 Squat 100x5", "2024-03-06 Bench 60x5"]),
    Document(
      name: "a column for each day",
      text: "| | 4 Mar 2024 | 6 Mar 2024 |\n|---|---|---|\n| Squat | 2x5 100kg | 2x5 102.5kg |\n| Bench | | 70kg x 5 |",
      sets: ["2024-03-04 Squat 2*100x5", "2024-03-06 Squat 2*102.5x5", "2024-03-06 Bench 70x5"]),
    Document(
      name: "loads by day beside a scheme",
      text: "| Lift | Sets x Reps | 3/14/24 | 3/18/24 |\n|---|---|---|---|\n| Squat | 3x5 | 185 | 190 |",
      sets: ["2024-03-14 Squat 3*185x5", "2024-03-18 Squat 3*190x5"]),
    Document(
      name: "a column for each exercise",
      text:
        "| Date | Squat | Bench |\n|---|---|---|\n| 2024-01-02 | 5x5 100kg | 5x5 80kg |\n| 2024-01-04 | 5x5 105kg | |",
      sets: ["2024-01-02 Squat 5*100x5", "2024-01-02 Bench 5*80x5", "2024-01-04 Squat 5*105x5"]),
    Document(
      name: "a table without bars around it",
      text: "Date | Exercise | Sets | Reps | Weight\n--- | --- | --- | --- | ---\n2024-01-02 | Squat | 3 | 5 | 100kg",
      sets: ["2024-01-02 Squat 3*100x5"]),
    Document(
      name: "a header without a rule", text: "Bench press\nSet | Weight | Reps\n1 | 80kg | 8\n2 | 80kg | 6",
      sets: ["- Bench press 80x8, 80x6"]),
    Document(
      name: "sets and repetitions beside a load",
      text: "| Exercise | Sets x Reps | Weight |\n|---|---|---|\n| Bench | 3x8 | 80 kg |", sets: ["- Bench 3*80x8"]),
    Document(
      name: "targets beside results",
      text:
        "| Exercise | Target | Actual |\n|---|---|---|\n| Squat | 3x5 @ 100kg | 5, 5, 4 |\n| Row | 2x10 @ 60kg | ✓ |",
      sets: ["- Squat 2*100x5 of 100x5, 100x4 of 100x5", "- Row 2*60x10 of 60x10"]),
    Document(
      name: "rounds of a superset",
      text: "**Superset (3 rounds)**\n- Bench press 80 kg x 8\n- Row 70 kg x 8\n\n**After**\nPlank 60 s",
      sets: ["- Bench press 3*80x8", "- Row 3*70x8", "- Plank 60 s"]),
    Document(
      name: "names behind their numbers", text: "# 2024-03-04\n\n10 push-ups\n15 air squats\n400 m run",
      sets: ["2024-03-04 push-ups x10", "2024-03-04 air squats x15", "2024-03-04 run 400 m"]),
    Document(
      name: "a plan and what was done", text: "Planned: Squat 3x5 @ 100kg\nDone: 5, 5, 4",
      sets: ["- Squat 2*100x5 of 100x5, 100x4 of 100x5"]),
    Document(
      name: "marks that a legend explains", text: "Squat 40x8 (A), 80x5\n\nAlle Angaben in kg, (A) = Aufwärmsatz",
      sets: ["- Squat 40x8 warmup, 80x5"]),
    Document(
      name: "a lift and a remark in the heading", text: "## 5 March 2024 – Squat (5s week)\n\n- 100 kg x 5",
      sets: ["2024-03-05 Squat 100x5"]),
    Document(
      name: "a scheme above its sets", text: "# 2024-03-05\n\nBack squat 5-5-3\n85 kg x 5\n95 kg x 5\n105 kg x 3",
      sets: ["2024-03-05 Back squat 85x5 of x5, 95x5 of x5, 105x3 of x3"]),
    Document(
      name: "a maximum of three above its sets",
      text: "# 2024-03-05\n\nPush press 3RM\n45 kg x 3\n55 kg x 3\n60 kg x 2",
      sets: ["2024-03-05 Push press 45x3 of x3, 55x3, 60x2"]),
    Document(
      name: "a set with the bar alone above others",
      text: "# 2024-03-05\n\nBench x 20\n60x10\n70x8",
      sets: ["2024-03-05 Bench x20, 60x10, 70x8"]),
    Document(
      name: "repetitions behind the number of their set",
      text: "# 2024-03-05\n\n## Bench 60 kg\n1st: 10\nSet 2: 8\n\n## Row\n- Set 1: 12\n- Set 2: 60x8",
      sets: ["2024-03-05 Bench 60x10, 60x8", "2024-03-05 Row x12, 60x8"]),
    Document(
      name: "loads with lists below an unknown name",
      text: "# 2024-03-05\n  Leg extension\n    45 kg\n      15, 12\n  Seated calf\n    40 kg\n      20, 18",
      sets: ["2024-03-05 Leg extension 45x15, 45x12", "2024-03-05 Seated calf 40x20, 40x18"]),
    Document(
      name: "the kind of a row among its remarks",
      text:
        "# 2024-03-05\n\n| Exercise | kg | Reps | Notes |\n|---|---|---|---|\n| Squat | 60 | 5 | warmup |\n| Squat | 100 | 5 | felt good |",
      sets: ["2024-03-05 Squat 60x5 warmup, 100x5"]),
    Document(
      name: "a link to another day",
      text: "---\ndate: 2024-05-21\n---\n\n## Bench Press\n- 85 kg x 5\n\nSee also [[2024-05-18]].",
      sets: ["2024-05-21 Bench Press 85x5"]),
    Document(
      name: "a score above sets", text: "**2024-04-22**\nPain before: 2/10\n- Quad sets: L 10, R 10",
      sets: ["2024-04-22 Quad sets 2*x10"]),
    Document(
      name: "days of a week that says the year",
      text: "WEEK OF SEPT 4 2023 (block 9)\n\nMon 9/4\nSquat 100 kg x 5\n\nTue 9/5\nBench 60 kg x 5",
      sets: ["2023-09-04 Squat 100x5", "2023-09-05 Bench 60x5"]),
    Document(
      name: "facts between sets",
      text: "# 2024-03-05\n\nSquat\n100 kg x 5\nBW: 83 | Sleep: 7h | Cals: 3400\n102.5 kg x 5",
      sets: ["2024-03-05 Squat 100x5, 102.5x5"]),
    Document(
      name: "what is done again", text: "# 2024-03-05\n\nPec deck\n110 kg x 12\n120 kg x 10\nx2 more sets\nsame",
      sets: ["2024-03-05 Pec deck 110x12, 4*120x10"]),
    Document(
      name: "the same under another name", text: "# 2024-03-05\n\nDB curl 3x10 12.5 kg\nHammer curl same",
      sets: ["2024-03-05 DB curl 3*12.5x10", "2024-03-05 Hammer curl 3*12.5x10"]),
    Document(
      name: "the load of the exercise above",
      text: "# 2024-03-05\n\nLeg extensions 3 sets of 12 at 45 kg\nHamstring curls same weight 3 sets of 10",
      sets: ["2024-03-05 Leg extensions 3*45x12", "2024-03-05 Hamstring curls 3*45x10"]),
    Document(
      name: "loads below repetitions",
      text: "# 2024-03-05\n\nPower cleans 3x3\n60 across\n\nSquat: 3x8\n - 60\n - 65\n - 70",
      sets: ["2024-03-05 Power cleans 3*60x3", "2024-03-05 Squat 60x8, 65x8, 70x8"]),
    Document(
      name: "what came of sets that are all the same", text: "# 2024-03-05\n\nSquat 3x5 100 kg\n5, 5, 4",
      sets: ["2024-03-05 Squat 2*100x5, 100x4"]),
    Document(
      name: "working sets behind a blank line",
      text: "# 2024-03-05 - Squat\n\n45 x 20\n140 x 5\n\nWorking sets:\n\n230 x 5\n265 x 5",
      sets: ["2024-03-05 Squat 45x20, 140x5, 230x5, 265x5"]),
    Document(
      name: "days that have words around their dates",
      text:
        "Thursday's Workout - Pull 7/22/2010\nRow 60 kg x 8\n\nArm day!! 2010-07-24\nCurl 30 kg x 8\n\n"
        + "Bench week 3 - 26 Jul 2010\nBench 80 kg x 5",
      sets: ["2010-07-22 Row 60x8", "2010-07-24 Curl 30x8", "2010-07-26 Bench 80x5"]),
    Document(
      name: "days and months alone in their lines", text: "1.3.2024\nBench 60x10\n3.3.\nRow 50x8",
      sets: ["2024-03-01 Bench 60x10", "2024-03-03 Row 50x8"]),
    Document(
      name: "a body's weight behind its sets", text: "# 2024-03-05\n\nSquat 3x5 100 kg\nBodyweight: 67kg.",
      sets: ["2024-03-05 Squat 3*100x5"]),
    Document(
      name: "a name, its repetitions and its load in a line each",
      text: "# 2024-03-05\n\nSquat\n3x5\n100 kg\n\nPress\n3 x 8\n30 kg\n(8, 8, 7)",
      sets: ["2024-03-05 Squat 3*100x5", "2024-03-05 Press 2*30x8, 30x7"]),
    Document(
      name: "cells that were pasted without a header",
      text: "2024-01-15\nBench\t135\t10\t10\t8\nRow\t115\t10\t10\t10",
      sets: ["2024-01-15 Bench 2*135x10, 135x8", "2024-01-15 Row 3*115x10"]),
    Document(
      name: "numbers alone below a name and its load",
      text: "# 2024-03-05\n\nBench (80 kg)\n1x8\n1x7\n\nRows (60 kg)\n10\n9",
      sets: ["2024-03-05 Bench 80x8, 80x7", "2024-03-05 Rows 60x10, 60x9"]),
    Document(
      name: "an exercise whose name begins like a measure", text: "# 5/3/2024\n\nPeso muerto: 100 kg x 5, 110 kg x 3",
      sets: ["2024-03-05 Peso muerto 100x5, 110x3"]),
  ]

  @Test("Sets are those that people see", arguments: documents)
  func sets(document: Document) throws {
    let read = try Self.read(document.text)
    #expect(read == document.sets)
  }

  @Test("Line ends and a byte order mark change nothing", arguments: documents)
  func lineEnds(document: Document) throws {
    #expect(try Self.read("\u{FEFF}" + document.text.replacing("\n", with: "\r\n")) == document.sets)
  }

  @Test("Every line has one use, and the uses add up", arguments: documents)
  func accounts(document: Document) throws {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    let explanation = try NotesExplanation(bytes: Array(document.text.utf8), options: options)
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(explanation.lines.map(\.text) == lines.map(String.init))
  }

  @Test("Facts in a bracket behind the title are the session's")
  func bracket() throws {
    let session = try #require(
      try Self.sessions("## 2024-03-05 Push Day (60 min, RPE 7, mood 4/5)\n\nSquat 100 kg x 5").first)
    #expect(session.title == "Push Day" && session.duration == 3600 && session.rpe == 7 && session.feeling == 4)
  }

  @Test("A doubtful line is refused where the caller wants that")
  func refuses() throws {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    options.refusesDoubts = true
    let text = "# 2024-03-04\n\nKettlebell press\n- 12x10"
    #expect(throws: ReadingFailure.self) { try Self.sessions(text, options) }
    options.refusesDoubts = false
    #expect(try Self.sessions(text, options).count == 1)
  }

  // MARK: Words

  static func sessions(_ text: String, _ options: ReadingOptions? = nil) throws -> [Session] {
    var own = ReadingOptions()
    own.allowsUnknownUnit = true
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "notes.md", options: options ?? own)
    var sessions: [Session] = []
    while let entity = try reader.next() {
      if case .session(let session) = entity { sessions.append(session) }
    }
    return sessions
  }

  static func read(_ text: String) throws -> [String] {
    try sessions(text).flatMap { session in
      session.sections.flatMap(\.exercises).filter { !$0.setGroups.flatMap(\.sets).isEmpty }.map { exercise in
        let sets = grouped(exercise.setGroups.flatMap(\.sets).map(words))
        return "\(session.start.map { "\($0.date)" } ?? "-") \(exercise.name) \(sets)"
      }
    }
  }

  private static func grouped(_ sets: [String]) -> String {
    var groups: [(text: String, count: Int)] = []
    for set in sets {
      if groups.last?.text == set { groups[groups.count - 1].count += 1 } else { groups.append((set, 1)) }
    }
    return groups.map { $0.count > 1 ? "\($0.count)*\($0.text)" : $0.text }.joined(separator: ", ")
  }

  private static func words(_ set: LoggedSet) -> String {
    var text = [set.load?.value.map(number), set.reps.map { "x\($0)" }].compactMap(\.self).joined()
    if let distance = set.distance { text += "\(number(distance.value)) \(distance.unit?.rawValue ?? "")" }
    if let seconds = set.duration { text += "\(number(seconds)) s" }
    if set.kind != .working { text += " \(set.kind.rawValue)" }
    if let target = set.target {
      text += " of \(target.load?.value.map(number) ?? "")" + (target.reps.map { "x\($0)" } ?? "")
    }
    return set.isCompleted ? text : text + " open"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
