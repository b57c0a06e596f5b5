import Foundation
import Testing

@testable import Carryover

/// Tables whose columns are aligned by spaces, and lines that only have gaps in them.
struct NotesAlignedTableTests {
  typealias Document = NotesStructureTests.Document

  @Test("The columns of a header say what the numbers below are", arguments: documents)
  func table(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("However long the names are, a cell stands below its header")
  func widths() throws {
    for width in 10...20 {
      func row(_ cells: [String]) -> String {
        cells.enumerated().map { place, cell in
          cell.padding(toLength: place == 0 ? width : 7, withPad: " ", startingAt: 0)
        }.joined()
      }
      let rows = [["Exercise", "Sets", "Reps", "Weight"], ["Squat", "3", "5", "100"], ["Leg curl", "", "12", "40"]]
      let text = "2024-03-05\n\n" + rows.map(row).joined(separator: "\n")
      #expect(
        try NotesStructureTests.read(text) == ["2024-03-05 Squat 3*100x5", "2024-03-05 Leg curl 40x12"], "\(width)")
    }
  }

  @Test("A table cut off anywhere is read, and every line of it counted")
  func truncation() throws {
    let bytes = Array(Self.documents[0].text.utf8)
    for count in 1...bytes.count {
      let sessions = try NotesStructureTests.sessions(String(decoding: bytes[..<count], as: UTF8.self))
      #expect(sessions.count <= 3, "\(count)")
    }
  }

  @Test(
    "A table that holds no set is kept whole, as it was typed",
    arguments: [
      "| Meal | Calories |\n|---|---|\n| Oats | 400 |\n| Rice | 600 |",
      "| Reps | 8 | |\n|---|---|---|\n| kg | 60 | 70 |",
    ])
  func notes(table: String) throws {
    let session = try #require(
      NotesStructureTests.sessions("2024-03-05\nBench 60kg x 8\n\n\(table)\n\nSlept well.").first)
    #expect(session.allSets.count == 1)
    #expect(session.sections.first?.exercises.first?.notes == table)
    #expect(session.notes == "Slept well.")
  }

  @Test("Columns that nobody filled are no note of what stands further down")
  func emptyTable() throws {
    let text = "2024-03-05\nBench 60kg x 8\n\n| Set | Reps |\n|---|---|\n\nRow 50kg x 8\nfelt easy"
    let session = try #require(NotesStructureTests.sessions(text).first)
    let notes = session.sections.flatMap(\.exercises).map(\.notes) + session.allSets.map(\.notes) + [session.notes]
    #expect(notes.compactMap(\.self) == ["felt easy"])
    let meals = "| Meal | Calories |\n|---|---|"
    let kept = try #require(NotesStructureTests.sessions("2024-03-05\nBench 60kg x 8\n\n\(meals)\n\nSlept well.").first)
    #expect(kept.notes == "\(meals)\n\nSlept well.")
  }

  @Test("What stands beside a load in a name's bracket is kept")
  func remarkBesideLoad() throws {
    let session = try #require(NotesStructureTests.sessions("2024-03-05\nPull-ups (band, -20kg)\n8\n7").first)
    #expect(session.sections.first?.exercises.first?.notes == "(band, -20kg)")
    #expect(session.allSets.map { $0.load?.value } == [20, 20])
  }

  static let documents: [Document] = [
    Document(
      name: "a date in each row",
      text: """
        Training log

        Date        Exercise         Wt    Sets  Reps
        3/4/2024    Squat            225   3     5
        3/4/2024    Bench            155   3     5

        3/18/2024   Deadlift         275   1     5
        """,
      sets: ["2024-03-04 Squat 3*225x5", "2024-03-04 Bench 3*155x5", "2024-03-18 Deadlift 275x5"]),
    Document(
      name: "numbers at the right, a rule below the header, a name beyond its column",
      text: """
        2024-03-05

        Exercise        Weight  Sets  Reps  RPE
        --------------  ------  ----  ----  ---
        Squat              225     3     5    8
        Leg press          360     3    10
        Incline DB bench press 60     3     8    9
        """,
      sets: [
        "2024-03-05 Squat 3*225x5", "2024-03-05 Leg press 3*360x10", "2024-03-05 Incline DB bench press 3*60x8",
      ]),
    Document(
      name: "sets side by side, below a header that leaves the names out",
      text: """
        Sept 9, 2024    Upper A

                          set1      set2      set3
        Bench             155x8     155x8     155x7
        Chest press       90x15     -         90x14
        Hanging leg raise x12       x10       x9

        Sept 11, 2024   Lower A

                          set1      set2
        Squat             205x6     205x6
        """,
      sets: [
        "2024-09-09 Bench 2*155x8, 155x7", "2024-09-09 Chest press 90x15, 90x14",
        "2024-09-09 Hanging leg raise x12, x10, x9", "2024-09-11 Squat 2*205x6",
      ]),
    Document(
      name: "a remark between the rows, and rows with one space",
      text: """
        2024-03-05
        Exercise    Sets  Reps  Weight
        Squat       3     5     100
        knee felt fine
        Bench press 3 8 60
        """,
      sets: ["2024-03-05 Squat 3*100x5", "2024-03-05 Bench press 3*60x8"]),
    Document(
      name: "another day's lines are no rows",
      text: """
        2024-03-05
        Exercise    Sets  Reps  Weight
        Squat       3     5     100

        2024-03-07
        Bench 3x8 60 kg
        """,
      sets: ["2024-03-05 Squat 3*100x5", "2024-03-07 Bench 3*60x8"]),
    Document(
      name: "columns without a header are read as they stand",
      text: "2024-03-05\nSquat        60kg   5   5   5\nBench        50kg   5   5   4",
      sets: ["2024-03-05 Squat 3*60x5", "2024-03-05 Bench 2*50x5, 50x4"]),
    Document(
      name: "sentences with two spaces between them head nothing",
      text: "2024-03-05\nReps were clean.  Weight felt fine.\nSquat 3x5 100 kg",
      sets: ["2024-03-05 Squat 3*100x5"]),
    Document(
      name: "a row for each measure, and no header",
      text: """
        2024-03-05
        ## Bench

        | kg   | 100 | 110 |
        |------|-----|-----|
        | reps | 5   | 3   |

        ## Row

        | Reps | 8 | 8 | 7 |
        | kg | 60 | 60 | 62.5 |
        | RPE | 7 | 8 | 9 |
        """,
      sets: ["2024-03-05 Bench 100x5, 110x3", "2024-03-05 Row 2*60x8, 62.5x7"]),
  ]
}
