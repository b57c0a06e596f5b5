import Testing
import TrainingModel

@testable import Carryover

/// Tables and fields in lines of their own, whatever their headers and labels are and whatever divides their cells.
struct NotesHeadersAndLabelsTests {
  @Test("A row an exercise, in any table", arguments: styles)
  func exercises(style: Style) throws {
    for (index, headers) in Self.headersOfExercises.enumerated() {
      let rows = [["Bench press", "3", "10", "60", "8"], ["Squat", "5", "5", "102.5", "9"]]
      try Self.expect(
        Self.table([headers] + rows, style),
        ["Bench press: " + Self.sets("60kg @8 x10", 3), "Squat: " + Self.sets("102.5kg @9 x5", 5)],
        "\(style) \(index)")
    }
  }

  @Test("A row a set, in any table", arguments: styles)
  func sets(style: Style) throws {
    for headers in Self.headersOfSets {
      let rows = [
        ["Bench press", "1", "60", "10"], ["Bench press", "2", "65", "8"], ["Squat", "1", "100", "5"],
        ["Squat", "2", "102.5", "5"],
      ]
      try Self.expect(
        Self.table([headers] + rows, style), ["Bench press: 60kg x10, 65kg x8", "Squat: 100kg x5, 102.5kg x5"],
        "\(style) \(headers)")
    }
  }

  @Test("A column a set, in any table", arguments: styles)
  func columns(style: Style) throws {
    for header in ["Set N", "SN", "N", "#N", "N. set"] {
      let headers = ["Exercise"] + (1...3).map { header.replacing("N", with: "\($0)") }
      let rows = [["Bench press", "60x10", "65x8", "70x6"], ["Squat", "100x5", "105x5", "110x3"]]
      try Self.expect(
        Self.table([headers] + rows, style),
        ["Bench press: 60kg x10, 65kg x8, 70kg x6", "Squat: 100kg x5, 105kg x5, 110kg x3"], "\(style) \(header)")
    }
  }

  @Test("A row without a name in a table with no bars around it goes on with the exercise above")
  func emptyCells() throws {
    try Self.expect(
      "Lift | Reps | Kg\n--- | --- | ---\nBench press | 10 | 60\n | 8 | 65\nSquat | 5 | 100\n | 5 | 105",
      ["Bench press: 60kg x10, 65kg x8", "Squat: 100kg x5, 105kg x5"], "no note")
    try Self.expect(
      "Lift | Reps | Kg | Note\nBench press | 10 | 60 | easy\n | 8 | 65 |\nSquat | 5 | 100 |",
      ["Bench press: 60kg x10, 65kg x8", "Squat: 100kg x5"], "an empty note")
  }

  @Test("Fields in lines of their own, behind any label and sign", arguments: labels)
  func fields(labels: [String]) throws {
    for sign in [": ", " - ", " = ", "= ", ":"] {
      for order in [[0, 1, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0]] {
        func block(_ name: String, _ values: [String]) -> String {
          "\(name)\n" + order.map { "\(labels[$0])\(sign)\(values[$0])" }.joined(separator: "\n")
        }
        let name = labels[0] == "Sets" ? "**NAME**" : "Exercise - NAME"
        try Self.expect(
          block(name.replacing("NAME", with: "Bench press"), ["3", "10", "60 kg"]) + "\n\n"
            + block(name.replacing("NAME", with: "Squat"), ["5", "5", "100 kg"]),
          ["Bench press: " + Self.sets("60kg x10", 3), "Squat: " + Self.sets("100kg x5", 5)],
          "\(labels) \(sign) \(order)")
      }
    }
  }

  @Test("Loads in one line and repetitions in the next, however divided", arguments: [", ", "/", " | ", " - ", " / "])
  func lists(divider: String) throws {
    let forms = [("Weight: N", "Reps: N"), ("kg = N", "reps = N"), ("N kg", "N reps"), ("N (kg)", "N (reps)")]
    for (loads, counts) in forms {
      let rows = [(["60", "65", "70"], ["10", "8", "6"]), (["100", "105", "110"], ["5", "5", "3"])]
      let text = rows.map { row in
        loads.replacing("N", with: row.0.joined(separator: divider)) + "\n"
          + counts.replacing("N", with: row.1.joined(separator: divider))
      }
      try Self.expect(
        "**Bench press**\n\(text[0])\n\n**Squat**\n\(text[1])",
        ["Bench press: 60kg x10, 65kg x8, 70kg x6", "Squat: 100kg x5, 105kg x5, 110kg x3"], "\(loads) \(divider)")
    }
  }

  @Test("A row alone between tabs is no header, and nothing of it is lost")
  func rowAlone() throws {
    let text = "2026-02-03\n\nSquat\tSets 3\tx 10\t120 kg\tknees ok\n\nLeg curl\t3 sets\t10 reps\t40 kg"
    let session = try #require(NotesStructureTests.sessions(text).first)
    let exercises = session.sections.flatMap(\.exercises)
    #expect(exercises.map(\.name) == ["Squat", "Leg curl"])
    let notes = exercises.flatMap { [$0.notes] + $0.setGroups.flatMap { $0.sets.map(\.notes) } } + [session.notes]
    #expect(notes.compactMap(\.self).contains { $0.contains("knees ok") })
  }

  private static func expect(_ text: String, _ exercises: [String], _ comment: String) throws {
    let found = try NotesBesideTests.exercises(of: "2026-02-03\nall kg\n\n\(text)")
    #expect(found == exercises.map { "2026-02-03 \($0)" }, "\(comment)")
  }

  private static func sets(_ set: String, _ count: Int) -> String {
    Array(repeating: set, count: count).joined(separator: ", ")
  }

  /// How a table is written.
  enum Style: CaseIterable {
    case bars, tight, bare, ruleless, tabs, commas, spacedCommas, semicolons, aligned
  }

  private static let styles = Style.allCases

  private static func table(_ rows: [[String]], _ style: Style) -> String {
    func lines(_ divider: String) -> [String] { rows.map { $0.joined(separator: divider) } }
    let rule = rows[0].map { _ in "---" }
    switch style {
    case .bars:
      let all = [rows[0], rule] + rows.dropFirst()
      return all.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    case .tight:
      let all = [rows[0], rule] + rows.dropFirst()
      return all.map { "|\($0.joined(separator: "|"))|" }.joined(separator: "\n")
    case .bare:
      let all = [rows[0], rule] + rows.dropFirst()
      return all.map { $0.joined(separator: " | ") }.joined(separator: "\n")
    case .ruleless: return lines(" | ").joined(separator: "\n")
    case .tabs: return lines("\t").joined(separator: "\n")
    case .commas: return lines(",").joined(separator: "\n")
    case .spacedCommas: return lines(", ").joined(separator: "\n")
    case .semicolons: return lines(";").joined(separator: "\n")
    case .aligned:
      let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
      return rows.map { row in
        zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined().trimmedSpaces
      }.joined(separator: "\n")
    }
  }

  private static let headersOfExercises = [
    ["Exercise", "Sets", "Reps", "Weight (kg)", "RPE"], ["Lift", "# sets", "# reps", "kg", "RPE (1-10)"],
    ["Movement", "Number of sets", "Reps per set", "Working weight", "Effort"], ["Ex.", "S", "R", "W", "@"],
    ["Name", "Set count", "reps/set", "Load (kg)", "rpe"], ["exercise", "no. of sets", "reps", "weight_kg", "rpe"],
  ]
  private static let headersOfSets = [
    ["Exercise", "Set", "Weight", "Reps"], ["Lift", "Set #", "KG", "Reps done"], ["Movement", "#", "Load (kg)", "Rep"],
    ["Exercise", "Set no.", "W", "R"],
  ]
  private static let labels = [
    ["Sets", "Reps", "Weight"], ["Number of sets", "Reps per set", "Working weight"], ["SETS", "REPS", "WEIGHT"],
    ["Set count", "Repetitions", "Weight (kg)"],
  ]
}
