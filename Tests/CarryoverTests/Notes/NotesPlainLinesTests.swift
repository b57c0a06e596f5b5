import Support
import Testing
import TrainingModel

@testable import Carryover

/// Lines that can be nothing else than a name or its sets, in documents that are made of them: each set is read as it
/// was written, however the lines are laid out.
struct NotesPlainLinesTests {
  private static let names = [
    "Squat", "Bench Press", "Deadlift", "Overhead Press", "Barbell Row", "Pull Up", "Dip", "Leg Press", "Good Morning",
    "Triceps Pushdown", "Hip Thrust", "Face Pull", "front squat", "Plank", "Lat Pulldown", "Push Press",
  ]
  private static let prose = [
    "felt good today", "grip gave out on the last set", "belt on for the top set", "gym was packed",
  ]

  /// How the exercises of a day are laid out.
  private enum Layout: CaseIterable {
    case headings, deepHeadings, names, namesAndText, bullets, lines, listed, nested, bold, numbered
  }

  private struct Written: Equatable, CustomStringConvertible {
    var name: String
    var load: Double
    var reps: Int
    var rpe: Double?
    var description: String { "\(name) \(load)x\(reps) \(rpe.map { "@\($0)" } ?? "")" }
  }

  /// A day's lines, and what they say.
  private static func day(_ layout: Layout, _ random: inout SeededGenerator) -> (lines: [String], sets: [Written]) {
    var lines: [String] = []
    var sets: [Written] = []
    for name in names.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
      let load = Double(Int.random(in: 16...80, using: &random)) * 2.5
      let count = Int.random(in: 2...5, using: &random)
      let reps = (0..<count).map { _ in Int.random(in: 1...12, using: &random) }
      let text = load == load.rounded() ? "\(Int(load))" : "\(load)"
      func all(_ reps: [Int]) { sets += reps.map { Written(name: name, load: load, reps: $0) } }
      switch layout {
      case .headings, .deepHeadings, .names, .namesAndText, .nested, .bold, .numbered:
        let mark = [Layout.headings: "## ", .deepHeadings: "### ", .nested: "- ", .bold: "**"][layout] ?? ""
        lines.append(mark + name + (layout == .bold ? mark : ""))
        if layout == .headings, Bool.random(using: &random) { lines.append("") }
        for (place, reps) in reps.enumerated() {
          let rpe = Bool.random(using: &random) ? nil : Double(Int.random(in: 12...20, using: &random)) / 2
          let effort = rpe.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
          let sign = layout == .headings ? " @ RPE " : " @"
          let items = [Layout.namesAndText: "", .nested: "  - ", .numbered: "\(place + 1). "]
          let item = items[layout] ?? "- "
          lines.append("\(item)\(text) kg x \(reps)" + (effort.map { sign + $0 } ?? ""))
          sets.append(Written(name: name, load: load, reps: reps, rpe: rpe))
        }
        if layout != .nested { lines.append("") }
      case .bullets:
        lines.append("- \(name): \(count)x\(reps[0]) @ \(text) kg")
        all(Array(repeating: reps[0], count: count))
      case .lines:
        lines.append("\(name) \(text)kg \(count)x\(reps[0])")
        all(Array(repeating: reps[0], count: count))
      case .listed:
        lines.append("\(name): " + reps.map { "\(text)kg x \($0)" }.joined(separator: ", "))
        all(reps)
      }
      if Int.random(in: 0..<6, using: &random) == 0 { lines.append(prose.randomElement(using: &random) ?? "") }
    }
    return (lines, sets)
  }

  @Test("Every set of a made up log is read as it was written", arguments: 0..<40)
  func sets(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var lines: [String] = []
    var expected: [[Written]] = []
    for number in 10...29 {
      let layout = Layout.allCases.randomElement(using: &random) ?? .names
      let (text, sets) = Self.day(layout, &random)
      lines += ["# 2024-03-\(number)", ""] + text + [""]
      expected.append(sets)
    }
    let sessions = try NotesStructureTests.sessions(lines.joined(separator: "\n"))
    try #require(sessions.count == expected.count)
    for (session, sets) in zip(sessions, expected) {
      let read = session.sections.flatMap(\.exercises).flatMap { exercise in
        exercise.setGroups.flatMap(\.sets).map { set in
          Written(name: exercise.name, load: set.load?.value ?? 0, reps: set.reps ?? 0, rpe: set.rpe)
        }
      }
      #expect(read == sets, "\(lines.joined(separator: "\n"))")
      #expect(session.allSets.allSatisfy { $0.isCompleted && $0.kind == .working && $0.load?.unit == .kilogram })
    }
  }

  @Test("A bare name says nothing but which exercise it is")
  func bareNames() {
    let names = NoteNames(mapping: ExerciseMapping(), words: .shipped)
    let reader = NotationReader()
    let known = ExerciseCatalogue.shipped.names.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    var bare = 0
    for spelling in ExerciseCatalogue.shipped.exercises.map(\.name) + known {
      for name in [spelling, spelling.lowercased(), spelling.uppercased()] where names.look(name).isBare {
        bare += 1
        var expected = NotationReading()
        expected.name = name
        #expect(reader.heading(name, in: NotationContext()) == expected, "\(name)")
        #expect(reader.read(name, in: NotationContext())?.sets.isEmpty ?? true, "\(name)")
      }
    }
    #expect(bare > 1000)
  }

  @Test(
    "A plain line that stands where something else is said is read by that",
    arguments: [
      // A plan's sets were not done.
      ("# 2024-03-10\n\n## Plan\n\nSquat 60kg 3x5\n", 0),
      ("# 2024-03-10\n\n- [ ] Squat\n  - 60 kg x 5\n  - 62.5 kg x 5\n", 0),
      ("# 2024-03-10\n\nSquat\n- ~~60 kg x 5~~\n- 62.5 kg x 5\n", 1),
      ("# 2024-03-10\n\n- [x] Squat\n  - 60 kg x 5\n  - 62.5 kg x 5\n", 2),
      ("# 2024-03-10\n\n3 rounds:\n- Squat 60kg x 5\n- Bench Press 40kg x 5\n", 6),
    ])
  func around(text: String, count: Int) throws {
    let sessions = try NotesStructureTests.sessions(text)
    #expect(sessions.flatMap(\.allSets).count(where: \.isCompleted) == count)
  }
}

/// What the lines of most logs are taken apart by, held against what takes any line apart.
struct NotesPlainPartsTests {
  @Test(
    "A heading with a plain date is read as one with any date",
    arguments: [
      "", " ", "Push", "Upper body A", "pull day heavy", "May", "Leg day wed", "workout b", "x", "a  b", "Push ", "2",
      "Push (easy)", "um sete", "at home",
    ])
  func dates(title: String) {
    let dates = NoteDateReader(words: .shipped)
    for day in ["2024-03-05", "2024-02-30", "1899-01-01", "2024-3-05", "0000-00-00", "2024-03-5"] {
      let text = title.isEmpty ? day : "\(day) \(title)"
      for place in [NoteDateReader.Place.anywhere, .beginning] {
        #expect(dates.read(text, place) == dates.read(NoteDateToken.tokens(text), of: text, place), "\(text)")
      }
    }
  }

  @Test("A table's plain row weighs what any row does")
  func rows() {
    var random = SeededGenerator(seed: 5)
    let cells = [
      "Squat", "Bench Press", "3", "12", "100 kg", "225 lb", "62.5 kg", "135lbs", "72,5 kg", "80", "felt good", "8-10",
      "100x5", "RPE 8", "", "kg", "5/3", "left", "x", "2024", "@ 8", "35 lbs", "7.5",
    ]
    for _ in 0..<2000 {
      let document = NoteDocument(options: ReadingOptions())
      var survey = NoteSurvey(document: document)
      var expected = NotationEvidence()
      for _ in 0..<3 {
        let row = (0..<4).map { _ in cells.randomElement(using: &random) ?? "" }
        let text = "| " + row.joined(separator: " | ") + " |"
        survey.look(Array(text.utf8)[...], offset: 0)
        expected.collect(text, by: document.reader)
      }
      survey.finish()
      #expect(survey.evidence == expected)
    }
  }

  @Test("A line without marks is taken apart as any line is")
  func lines() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "- ", "# ", "## ", "-", "#", " ", "  ", "\t", "1. ", "2) ", "12", "62.5", "kg", "x", "Squat", "Bench Press", ":",
      "@",
      "*", "**", "_", "[x] ", "[ ] ", "> ", "|", "---", "~~", "`", "```", "=", "==", "&amp;", "ü", "•", "5/3",
      "14/05/24, 19:42 - Ann: ", "60 kg x 8", "8 x 62.5 kg", "100x5 @8", "Set 2: 60 kg x 8", "12. ",
      "<!--", "-->", ":END:", "TODO ", "\\", "+ ", "3-5", "(a)", "#tag", "✓", ".",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      // The first line of a document is never taken apart the short way, and its number is all that it says besides.
      var (first, other) = (NoteLineParser(words: .shipped), NoteLineParser(words: .shipped))
      let expected = first.parse(Array(text.utf8)[...], number: 0)
      let found = other.parse(Array(text.utf8)[...], number: 2)
      #expect(Self.content(of: found) == Self.content(of: expected), "\(text)")
      #expect(found.plainSet == nil || found.plainSet == found.plain.withByteSlice { NotesPlainSet($0) }, "\(text)")
    }
  }

  /// All that a line says, but its number.
  private static func content(of line: NoteLine) -> [String] {
    let texts = [line.raw, line.content, line.plain]
    let marks = "\(line.kind) \(line.indent) \(line.contentOffset) \(String(describing: line.box))"
    let flags = [line.isQuoted, line.isOrdered, line.isBold, line.isStruck, line.isEscaped, line.isRepeated]
    return texts + [marks] + flags.map { "\($0)" }
  }

  @Test("A table of texts finds what was put in it, and nothing else")
  func table() {
    var table = NoteTextTable<Int>()
    func place(_ text: String) -> Int? { text.withByteSlice { table.place(of: $0) } }
    for number in 0..<2000 {
      #expect(place("text \(number)") == nil)
      "text \(number)".withByteSlice { table.add($0, number * 3) }
    }
    "".withByteSlice { table.add($0, -1) }
    for number in 0..<2000 { #expect(place("text \(number)").map { table[$0] } == number * 3) }
    #expect(place("").map { table[$0] } == -1)
    #expect(place("text") == nil)
    #expect(table.count == 2001)
  }
}
