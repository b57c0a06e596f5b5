import Testing
import TrainingModel

@testable import Carryover

/// Logs of people who have marks of their own: journals in bullets, meets, clubs, books of paper, dictation.
struct NotesOwnMarksTests {
  typealias Document = NotesStructureTests.Document

  @Test("What one hand marks in its own way is read", arguments: documents)
  func document(document: Document) throws {
    let sets = try NotesStructureTests.read(document.text)
    #expect(sets == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What stands beside a column's day in prose is a note of that day")
  func proseBesideColumns() throws {
    let table = "| Exercise | 2025-12-01 | 2025-12-15 |\n|---|---|---|\n| Squat | 3x8 60kg | 3x6 72.5kg |"
    let sessions = try NotesStructureTests.sessions(table + "\n\nDec 15 back was tight so no RDL.")
    #expect(sessions.map { $0.start?.date.day } == [1, 15])
    #expect(sessions.last?.notes == "Dec 15 back was tight so no RDL.")
  }

  private static let documents: [Document] = [
    Document(
      name: "a journal in bullets",
      text:
        "KEY  x done   > moved to another day\n\n2024.11.04 MON\nx Trap bar deadlift  60kg 8  80kg 6\nx Push-ups 12\n> Step-ups  12kg  3x10",
      sets: [
        "2024-11-04 Trap bar deadlift 60x8, 80x6", "2024-11-04 Push-ups x12", "2024-11-04 Step-ups 3* of 12x10 open",
      ]),
    Document(name: "one cross only", text: "2024-11-04\nSquat 60kg\nx 8\nx 6", sets: ["2024-11-04 Squat 60x8, 60x6"]),
    Document(
      name: "what was done below what was meant",
      text: "# 2024-08-20\n\n**Bench**\nPlan: 1x1 @ 100kg\nDid:\n- 60kg x 5 warmup\n- 100kg x 1 @8",
      sets: ["2024-08-20 Bench 60x5 warmup, 100x1 of 100x1"]),
    Document(
      name: "done as planned", text: "2025-05-04\nSplit squat — plan: 3x10 @ 14 kg\nDid: as planned",
      sets: ["2025-05-04 Split squat 3*14x10 of 14x10"]),
    Document(
      name: "rounds of sides", text: "2024-05-05\nPistol squat L 5, R 4 / L 5, R 3",
      sets: ["2024-05-05 Pistol squat x5, x4, x5, x3"]),
    Document(
      name: "a miss between sets", text: "2024-05-05\nSnatch\n62/1\n66/X (behind)\n66/1\nC&J\n60/1+1\n70/2+1",
      sets: ["2024-05-05 Snatch 62x1, 66x1", "2024-05-05 C&J 60x2, 70x3"]),
    Document(
      name: "measures a line each, and as many sets as there are repetitions",
      text: "DATE: 2023-11-20\nExercise: Bench Press\nWeight: 82.5 kg\nSets: 4\nReps: 6, 6, 5, 5\nRest: 3 min",
      sets: ["2023-11-20 Bench Press 2*82.5x6, 2*82.5x5"]),
    Document(
      name: "attempts at a meet",
      text:
        "# Meet 2025-05-04\n## Squat\nwarm-up room: 60x5, 100x3\n1st 190 good\n2nd 200 good\n3rd 207.5 NO LIFT (depth)",
      sets: ["2025-05-04 Squat 60x5 warmup, 100x3 warmup, 190x1, 200x1, 207.5x1 open"]),
    Document(
      name: "pages of a book",
      text:
        "LOGBOOK 1987 (weights in pounds)\n\np. 31    March 16, 1987\n                     wt     1    2    3\nBench Press          185    8    8    7\n\np. 32    March 18, 1987\n                     wt     1    2    3\nSquat                225    8    8    8",
      sets: ["1987-03-16 Bench Press 2*185x8, 185x7", "1987-03-18 Squat 3*225x8"]),
    Document(
      name: "dictated days",
      text:
        "Today is Tuesday March 3rd 2026 and I just finished at the gym. Started with bench press, 60 kilos for 10 reps, then 70 kilos for 8 and another 75 kilos for 5.\n\nOkay it's Thursday March 5th 2026. Deadlifts today. Warm up with 60 kilos for 8 reps, then 100 kilos for 5.",
      sets: ["2026-03-03 bench press 60x10, 70x8, 75x5", "2026-03-05 Deadlifts 60x8 warmup, 100x5"]),
    Document(
      name: "a day told of in a sentence",
      text:
        "# 2026-03-01\nSquat 3x5 60 kg\n\nMy back has hurt since March 3rd 2025, when I pulled 140 kg with a round back at home.",
      sets: ["2026-03-01 Squat 3*60x5"]),
    Document(
      name: "numbers alone behind boxes",
      text: "# 2024-05-05\nB1. Split squat\n- [x] 16 kg x 8\n\nB2. Hanging knee raise\n- [x] 12\n- [x] 10\n- [ ] 10",
      sets: ["2024-05-05 Split squat 16x8", "2024-05-05 Hanging knee raise x12, x10,  of x10 open"]),
    Document(
      name: "what was meant, in a sentence",
      text: "2024-05-05\nSquat 60kg 3x5\nPlanned face pulls 15kg 3x15 but no time.",
      sets: ["2024-05-05 Squat 3*60x5", "2024-05-05 face pulls 3* of 15x15 open"]),
    Document(
      name: "light loads beside heavy ones say nothing of sets",
      text: "2024-03-05\nKB swing\n20x5\n24x5\n24x3\nSquat 3x8 @ 60 kg\nBench 60x5, 70x5",
      sets: ["2024-03-05 KB swing 20x5, 24x5, 24x3", "2024-03-05 Squat 3*60x8", "2024-03-05 Bench 60x5, 70x5"]),
    Document(
      name: "a pair below the name",
      text: "2024-05-05\nDB bench\n2x20kg x 10\n2x20kg x 8\nOne-arm DB row\n2x20kg x 10",
      sets: ["2024-05-05 DB bench 20x10, 20x8", "2024-05-05 One-arm DB row 2*20x10"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("Squat 50kg 3x5, felt like RPE 7", "Squat: 3* 50kg x5 @7", ""),
    NotationRow("Tractions : 8 / 7 / 6 au poids du corps", "Tractions: BW x8, BW x7, BW x6", ""),
    NotationRow("Chin-ups with 8 kg vest 6, 6, 5", "Chin-ups: 2* +8kg x6, +8kg x5 — vest", ""),
    NotationRow("Standing long jump: 2.70 m, 2.78 m", "Standing long jump: 2.7m, 2.78m", ""),
    NotationRow("deads 135x5 225x3 PR!!! 245x1", "deads: 135 x5, 225 x3, 245 x1 — PR!!!", ""),
    NotationRow("incline db w the 40s 10 9 8", "incline db: 40 x10, 40 x9, 40 x8", ""),
    NotationRow("PUSH UPS 2:00 - 58", "PUSH UPS: x58 120s", ""),
    NotationRow("Marching on the spot 2 minutes", "Marching on the spot: 120s", ""),
    NotationRow("Cool down: Backstroke 200m", "Cool down: Backstroke: 200m", ""),
    NotationRow("DB RDL: 2x20kg x 10, 2x22kg x 10", "DB RDL: 20kg x10, 22kg x10", ""),
    NotationRow("RDL: 2x20kg x 10", "RDL: 2* 20kg x10", ""),
    NotationRow("One arm hang: -12kg 7s", "One arm hang: -12kg 7s", ""),
  ]
}
