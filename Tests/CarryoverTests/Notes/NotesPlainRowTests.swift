import Support
import TrainingModel
import Testing

@testable import Carryover

/// The short way to read a table's row of plain numbers, held against the long one.
struct NotesPlainRowTests {
  private static let contexts: [NotationContext] = {
    var context = NotationContext()
    context.isUnderExercise = true
    context.loadUnit = .pound
    var (body, assisted, timed, warm, planned, bare) = (context, context, context, context, context, context)
    body.isBodyweightExercise = true
    assisted.isAssistedExercise = true
    timed.isTimedExercise = true
    warm.isWarmup = true
    planned.isPlanned = true
    bare.loadUnit = nil
    return [context, body, assisted, timed, warm, planned, bare]
  }()

  @Test("Rows of made up cells read the same the short way and the long one")
  func sameForAny() {
    var random = SeededGenerator(seed: 47)
    let document = NoteDocument(options: ReadingOptions())
    let headers = [
      ["Set", "Weight", "Reps"], ["Set", "Weight (kg)", "Reps", "RPE"], ["#", "kg", "Reps", "RIR"],
      ["Exercise", "Sets", "Reps", "Weight"], ["Reps", "lbs"], ["Exercise", "Weight", "Reps", "RPE"],
      ["Set", "Reps"], ["Set", "Weight", "Reps", "Notes"], ["Set", "Target reps", "Reps", "Weight"],
    ]
    // The first of each are the usual ones.
    let numbers = ["8", "1", "60", "0", "62.5", "62,5", "12", "1000", "007", "8.25", "", "-", "—", "W", "5 L"]
    let loads = ["60", "62.5 kg", "100kg", "135 lb", "45lbs", "62,5 kg", "-20", "2x16", "25s", "BW", "", "0", "+10 kg"]
    var short = 0
    for _ in 0..<4000 {
      let header = headers[Int.random(in: headers.indices, using: &random)]
      var table = NoteTable(header: header, words: document.words, lines: 0..<1)
      table.header = 0
      table.isPlain = table.hasPlainColumns
      let cells = zip(header, table.columns).map { name, column in
        if name == "Exercise" { return "Squat" }
        let choices = column?.column.role == .load ? loads : numbers
        return choices[Bool.random(using: &random) ? 0 : Int.random(in: choices.indices, using: &random)]
      }
      let context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      let row = NoteTableRow(table: table, cells: cells, context: context, document: document)
      guard let sets = row.plainSets() else { continue }
      short += 1
      let expected = row.readCells()
      #expect(sets == expected.sets && expected.texts.isEmpty, "\(header) \(cells) \(context)")
    }
    #expect(short > 1000)
  }

  @Test(
    "Columns of plans, sides, remarks and the last set alone are none of plain numbers",
    arguments: [
      ["Set", "Target reps", "Reps"], ["Weight", "Reps", "RIR last set"], ["Weight", "L", "R"],
      ["Weight", "Reps", "Notes"], ["Weight", "Reps", "Weight", "Reps"], ["Exercise", "1st", "2nd"],
    ])
  func notPlain(_ header: [String]) {
    #expect(!NoteTable(header: header, words: .shipped, lines: 0..<1).hasPlainColumns)
  }

  @Test("Tables of plain rows read the same beside a column of remarks that nobody filled")
  func sameForTables() throws {
    var random = SeededGenerator(seed: 53)
    let names = ["Squat", "Pull Up", "Bench Press", "Face Pull", "Zottman thing", "Row L", "Plank", "", "Lat Pulldown"]
    let counts = ["1", "3", "4", "", "-", "2 x"]
    let reps = ["8", "10", "12", "0", "8, 8", "5", "x"]
    let loads = ["60 kg", "62.5", "135 lb", "", "BW", "20", "-10"]
    var short = 0
    for _ in 0..<300 {
      func table(_ rows: [[String]], ending: String, rule: String, cell: String) -> String {
        "# 2024-05-01\n\n| Exercise | Sets | Reps | Weight |\(ending)\n|---|---|---|---|\(rule)\n"
          + rows.map { "| \($0.joined(separator: " | ")) |\(cell)\n" }.joined()
      }
      let rows = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        [names, counts, reps, loads].map { choices in
          choices[Bool.random(using: &random) ? 0 : Int.random(in: choices.indices, using: &random)]
        }
      }
      let plain = table(rows, ending: "", rule: "", cell: "")
      let found = try NotesBesideTests.exercises(of: plain)
      #expect(found == (try NotesBesideTests.exercises(of: table(rows, ending: " Notes |", rule: "---|", cell: "  |"))))
      if found.count > 1 { short += 1 }
    }
    #expect(short > 50)
  }
}
