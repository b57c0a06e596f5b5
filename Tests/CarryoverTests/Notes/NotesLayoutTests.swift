import Testing

@testable import Carryover

/// Layouts that a few people keep to: hours before names, fields between slashes or double colons, loads in a line of
/// their own, rows of columns, dictated lists.
struct NotesLayoutTests {
  typealias Document = NotesStructureTests.Document

  @Test("A layout is read wherever its lines stand together", arguments: documents)
  func document(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What looks like it is read as it stands", arguments: nearMisses)
  func nearMiss(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test(
    "Pain is denied as far as a comma goes, unless more is told behind it",
    arguments: [
      ("Calf tight, no pain in the knee.", []), ("no pain in the knee, shoulder or back", []),
      ("did not sleep, knee hurts", ["Knees"]), ("no knee pain but shoulder hurts", ["Shoulders"]),
      ("knee hurts, no idea why", ["Knees"]),
    ])
  func pain(text: String, tags: [String]) throws {
    let sessions = try NotesStructureTests.sessions("2024-03-05\nSquat 3x5 100 kg\n\n\(text)")
    #expect(sessions.map(\.painTags) == [tags])
  }

  @Test("Hours before names are kept: the first begins the session, the others stand with what was done")
  func hours() throws {
    let text = "2025-07-18\n17:05 in\n17:12 squat 60kg 5\n17:36 bench 75kg 8\n18:05 out"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.start?.time == CivilTime(hour: 17, minute: 5, second: 0) && session.title == nil)
    #expect(session.allSets.map(\.notes) == ["17:12", "17:36"])
    let notes = [session.notes] + session.sections.flatMap(\.exercises).map(\.notes)
    #expect(notes.compactMap(\.self).joined(separator: " ") == "17:05 in 18:05 out")
  }

  private static let documents: [Document] = [
    Document(
      name: "hours before names",
      text: "2025-07-18\n17:05 in\n17:12 squat 60kg 5\n17:36 bench 75kg 8\n17:58 leg raise 15",
      sets: ["2025-07-18 squat 60x5", "2025-07-18 bench 75x8", "2025-07-18 leg raise x15"]),
    Document(
      name: "fields between slashes", text: "2025-03-30\nSquat/135/5/warmup\nSquat/225/5/5/5\nChin/bw/8/6",
      sets: ["2025-03-30 Squat 135x5 warmup", "2025-03-30 Squat 3*225x5", "2025-03-30 Chin x8, x6"]),
    Document(
      name: "loads in a line of their own behind repetitions",
      text: "2024-05-07\nleg extension\n2 sets of 12\n@ 40 kg\nthen 1 set of 15\n@ 8 kg (slow)",
      sets: ["2024-05-07 leg extension 2*40x12, 8x15"]),
    Document(
      name: "rows of columns, without a colon", text: "2024-05-07\nBench\nkg     60   80   85\nreps   10    8    6",
      sets: ["2024-05-07 Bench 60x10, 80x8, 85x6"]),
    Document(
      name: "a header with tabs above the first day",
      text:
        "what\tkg\tsets\treps\trpe\n13/01/2024\nsquat\t60\t1\t5\t\nRDL\t80\t3\t8\t7\n15/01/2024\nbench\t70\t4\t6\t8.5",
      sets: ["2024-01-13 squat 60x5", "2024-01-13 RDL 3*80x8", "2024-01-15 bench 4*70x6"]),
    Document(
      name: "repetitions below a load, two of the same",
      text: "2024-05-07\nFace pull 15kg\n15 15\nLeg press 100kg\n12 12",
      sets: ["2024-05-07 Face pull 2*15x15", "2024-05-07 Leg press 2*100x12"]),
    Document(
      name: "times that are multiplied with nothing",
      text: "05.03.2024\nBankdrücken: Aufwärmen 40 kg 10x. Dann 70 kg 8x, 72,5 kg 6x.\nDips: 12x, 10x, 8x.",
      sets: ["2024-03-05 Bankdrücken 40x10 warmup, 70x8, 72.5x6", "2024-03-05 Dips x12, x10, x8"]),
    Document(
      name: "records of keys, one behind the other",
      text: "2024-05-07\nexercise: chest press\nload: 45kg\nreps: 10,9\nexercise: dips\nreps: 8,7",
      sets: ["2024-05-07 chest press 45x10, 45x9", "2024-05-07 dips x8, x7"]),
    Document(
      name: "a run behind its day", text: "Fri 18 Apr 2025 - tempo run 5k 22:45",
      sets: ["2025-04-18 tempo run 5 km1365 s"]),
    Document(
      name: "a row that goes on with the exercise above, and another day's title",
      text:
        "exercise        wt     reps\nIncline press   70     12\n                65     12   drop set\n\nPULL A    2023-11-22     (lbs)\n\n"
        + "exercise        wt     reps\nRow             90     12",
      sets: ["- Incline press 70x12, 65x12 drop", "2023-11-22 Row 90x12"]),
    Document(
      name: "a way, and below it how long it took", text: "2024-05-07\nRun\n5 km\n23 min",
      sets: ["2024-05-07 Run 5 km1380 s"]),
    Document(
      name: "times in a row of their own", text: "2024-05-07\nPlank\nsec    60   45",
      sets: ["2024-05-07 Plank 60 s, 45 s"]),
    Document(
      name: "as many loads as sets, whatever a legend counts first",
      text: "log - weight x reps x sets, kilos\n\n7 Nov 2022\nBench 82.5x5x3, 75x8\nIncline db 3x8 28,28,26",
      sets: ["2022-11-07 Bench 3*82.5x5, 75x8", "2022-11-07 Incline db 2*28x8, 26x8"]),
    Document(
      name: "a name with a word of results in it", text: "2024-05-07\nSquat 3x5\nLog clean (lb)\n120 x 3",
      sets: ["2024-05-07 Squat 3*x5", "2024-05-07 Log clean 120x3"]),
  ]

  private static let nearMisses: [Document] = [
    Document(
      name: "times of runs are no hours", text: "2025-07-18\n28:40 run 5k\n25:10 run 5k",
      sets: ["2025-07-18 run 5 km1720 s", "2025-07-18 run 5 km1510 s"]),
    Document(
      name: "a title with a gap heads no table",
      text:
        "GARAGE LOG     all lbs\n\n8/12/24   PUSH\nbench    135x10   185x5\n\n8/14/24   PULL\nrow      155x8    155x8",
      sets: ["2024-08-12 bench 135x10, 185x5", "2024-08-14 row 2*155x8"]),
    Document(
      name: "a legend with a gap heads no table",
      text: "GARAGE LOG  (lbs)   wu = warmup\n\nAug 3 2024\nSquat     wu 95x5   wu 135x5   225x5",
      sets: ["2024-08-03 Squat 95x5 warmup, 135x5 warmup, 225x5"]),
    Document(
      name: "every row of a table with tabs has its date",
      text: "Date\tExercise\tReps\n13/05/2024\tSquat\t5\n15/05/2024\tBench\t8",
      sets: ["2024-05-13 Squat x5", "2024-05-15 Bench x8"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("Back extensions 15 15", "Back extensions: 2* x15", ""),
    NotationRow("Row 5 5", "none", ""),
    NotationRow("bench 5x5 32.5 - got 5 5 5 5 4", "bench: 4* 32.5 x5, 32.5 x4", ""),
    NotationRow("ohp 5x5 20 (just the bar)", "ohp: 5* 20 x5 — (just the bar)", ""),
    NotationRow(
      "DB press 32kg: 11, 10, 9 (2, 1, 1 RIR)", "DB press: 32kg x11 RIR 2, 32kg x10 RIR 1, 32kg x9 RIR 1", ""),
    NotationRow("Lateral 7.5kg: 18, 16 (0 RIR both)", "Lateral: 7.5kg x18 RIR 0, 7.5kg x16 RIR 0", ""),
    NotationRow("Snatch: 70/1 74/1x 74/1", "Snatch: 70 x1, 74 x1 — 74/1x", ""),
    NotationRow("Press 230 x 1, 240 x miss, 240 x 1", "Press: 230 x1, 240 x1 — 240 x miss", ""),
    NotationRow("run :: 5.2 km :: 28:40", "run: 1720s 5.2km", ""),
    NotationRow("DL 205x1 @9 +5kg PR", "DL: 205 x1 @9 — 5kg PR", ""),
    NotationRow("snatch pull: 75kg 4-4", "snatch pull: 2* 75kg x4", ""),
    NotationRow("Preacher 21s - 50 x 21", "Preacher 21s: 50 x21", ""),
    NotationRow("Row 5x5 140lb failed last rep", "Row: 5* 140lb x5 failure — last rep", ""),
    NotationRow("Walking lunges: 2 x 12kg, 20 steps", "Walking lunges: 12kg x20", ""),
    NotationRow("RDL: 2 x 12.5kg, 10 each leg x 3 sets", "RDL: 3* 12.5kg x10 each", ""),
    NotationRow("db deadlift 2 x 5kg, 12 12 12", "db deadlift: 3* 5kg x12", ""),
    NotationRow("Farmers 110kg 20m, 14.2s", "Farmers: 110kg 14.2s 20m", ""),
    NotationRow(
      "snatch (kg, singles): 50 ok, 55 ok, 60 miss, 60 ok", "snatch: 50kg x1, 55kg x1, 60kg x1 — singles 60 miss",
      ""),
    NotationRow("Superset x3: curl 35x10 / rows 45x10", "curl: 3* 35 x10; rows: 3* 45 x10", ""),
    NotationRow("Squat 50kg for 8, then 55kg for 6 twice", "Squat: 50kg x8, 2* 55kg x6", ""),
    NotationRow("Incline walk 25 min 8%", "Incline walk: 1500s — 8%", ""),
    NotationRow("Incline walk 8% 25 min", "Incline walk: 1500s — 8%", ""),
    NotationRow("190x5+ got 7, left one in the tank", "190 x7 [x5+] — left one in the tank"),
    NotationRow("DB press 3x8 22.5/hand", "DB press: 3* 22.5 x8", ""),
    NotationRow("Farmers walk: 50 per hand, 2 x 45 sec", "Farmers walk: 2* 50 45s", ""),
    NotationRow("Swings 20 per hand", "Swings: x20 each", ""),
    NotationRow(
      "Leg press: L 30 kg x 12, x 10; R 20 kg x 8", "Leg press: 30kg x12 left, 30kg x10 left, 20kg x8 right", ""),
    NotationRow("Balance R 30 sec, 35 sec", "Balance: 30s right, 35s right each", ""),
    NotationRow("Cindy, 20 min AMRAP. Got 14 rounds + 7", "Cindy: open [xAMRAP 1200s] — Got 14 rounds + 7", ""),
  ]
}
