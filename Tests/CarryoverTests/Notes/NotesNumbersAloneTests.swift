import Testing

@testable import Carryover

/// Numbers one a line and the names above them, whether or not anybody knows the name; and what else stands near sets:
/// records, misses, rounds.
struct NotesNumbersAloneTests {
  typealias Document = NotesStructureTests.Document

  @Test("What stands right above several numbers is their name", arguments: names)
  func name(name: String) throws {
    for (above, sets) in [("", []), ("Bench press\n60 kg x 8\n\n", ["2024-03-05 Bench press 60x8"])] {
      let text = "2024-03-05\n\n\(above)\(name)\n8\n7\n6"
      #expect(try NotesStructureTests.read(text) == sets + ["2024-03-05 \(name) x8, x7, x6"])
    }
  }

  private static let names = [
    "Chins", "Chest press", "Hammers", "Laterals", "SQ", "DL", "Pin press", "Zottman", "Rear delts", "Good AMs", "T2B",
    "Belt squat thing", "Curl",
  ]

  @Test("Several lines belong together", arguments: documents)
  func document(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What is told in a line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let documents: [Document] = [
    Document(
      name: "a load above its repetitions, below a name that nobody knows",
      text: "2024-03-05\nBench 60 kg x 8\n\nHoist machine\n40\n8\n7\n6",
      sets: [
        "2024-03-05 Bench 60x8", "2024-03-05 Hoist machine 40x8, 40x7, 40x6",
      ]),
    Document(
      name: "loads and repetitions by turns", text: "2024-03-05\nCurl\n20\n12\n22\n10",
      sets: ["2024-03-05 Curl 20x12, 22x10"]),
    Document(
      name: "a pair of dumbbells above its repetitions",
      text: "2024-03-05\nEZ curl 30kg\n10\n9\n\nHammer curl 14s\n12\n10",
      sets: ["2024-03-05 EZ curl 30x10, 30x9", "2024-03-05 Hammer curl 14x12, 14x10"]),
    Document(
      name: "a remark above numbers is no name", text: "2024-03-05\nCurl\n12\n10\nfelt tired after that.\n8\n7",
      sets: ["2024-03-05 Curl x12, x10, x8, x7"]),
    Document(
      name: "a name and the unit of its sets",
      text: "2024-03-05\n\nDL (kg)\n100x5\n120x5\n\n**SQ w/ belt** (lbs)\n135x5",
      sets: ["2024-03-05 DL 100x5, 120x5", "2024-03-05 SQ w/ belt 135x5"]),
    Document(
      name: "the unit of all loads", text: "2024-03-05\n\nWeights (kg)\n\nBench 60x8", sets: ["2024-03-05 Bench 60x8"]),
    Document(
      name: "both sides below a heavier load are no plan",
      text: "2024-03-05\nTurkish get-up 16kg 3 (L) 3 (R)\n   20kg 1 (L) 1 (R)",
      sets: ["2024-03-05 Turkish get-up 2*16x3, 2*20x1"]),
    Document(
      name: "several sets in a row of a table",
      text: "2024-03-05\n### Lat Pulldown\n\n| Set | Weight | Reps |\n| --- | --- | --- |\n| 1–3 | 120 lb | 10 |\n"
        + "| 4 | 110 lb | 10 |",
      sets: ["2024-03-05 Lat Pulldown 3*120x10, 110x10"]),
    Document(
      name: "how many rounds there were", text: "2024-03-05\n5 pull ups\n10 push ups\n14 rounds + 5 (PR)",
      sets: ["2024-03-05 pull ups x5", "2024-03-05 push ups x10"]),
    Document(
      name: "a ladder below a pair of bells",
      text: "2024-03-05\nDouble cleans & press 2x16kg\nladder 1,2,3\n1,2,3",
      sets: ["2024-03-05 Double cleans & press 16x1, 16x2, 16x3, 16x1, 16x2, 16x3"]),
    Document(
      name: "next week's plan behind its number",
      text: "## Week 2 - 2024-07-08\nPress 100x5\n## Week 3 - next week, plan\nPress 110x5",
      sets: ["2024-07-08 Press 100x5", "2024-07-08 Press  of 110x5 open"]),
    Document(
      name: "what somebody skipped",
      text: "2024-03-05\nRow 18 kg x 12\nI skipped the pushdowns because (you had 3x15).",
      sets: ["2024-03-05 Row 18x12"]),
    Document(
      name: "loads over repetitions", text: "1995-09-12\nBench   135   185   225\n        10     8     5",
      sets: ["1995-09-12 Bench 135x10, 185x8, 225x5"]),
    Document(
      name: "an effort behind the date is no hour",
      text: "**Mon 2 Sept 2024** Squat: 120x3 @7, 120x3 @7.5\n**Thu 5 Sept** Deadlift 260x1 @8; 220 3x3",
      sets: ["2024-09-02 Squat 2*120x3", "2024-09-05 Deadlift 260x1, 3*220x3"]),
    Document(
      name: "a day whose place stands before its date",
      text:
        "**Lyon, a hotel — 9 April 2024.** Dumbbells only to 20 kg, one bench, one broken treadmill.\n* Row 20 kg: 15, 12",
      sets: ["2024-04-09 Row 20x15, 20x12"]),
    Document(
      name: "a remark in brackets", text: "2024-03-05\nRow 40 kg 3x8\n(baby woke up after set 2, 20 min break)",
      sets: ["2024-03-05 Row 3*40x8"]),
    Document(
      name: "an empty first cell before a tab",
      text:
        "Date\tExercise\tWeight (kg)\tSet 1\tSet 2\n13/03/2024\tBench\t70\t8\t8\n\tRow\t55\t10\t9\n\tPlank\t\t60s\t45s",
      sets: ["2024-03-13 Bench 2*70x8", "2024-03-13 Row 55x10, 55x9", "2024-03-13 Plank 60 s, 45 s"]),
    Document(
      name: "a load for each set in one cell, and the number of a seat",
      text:
        "2024-03-05\n| Machine | Seat | Kilos | Set 1 | Set 2 |\n|---|---|---|---|---|\n| Leg press | 5 | 80/90 | 10 | 8 |",
      sets: ["2024-03-05 Leg press 80x10, 90x8"]),
    Document(
      name: "a sentence before the one with the sets",
      text: "2024-03-05\nDid the thing anyway. Did 3 sets of 12 on leg press at 80kg.",
      sets: ["2024-03-05 leg press 3*80x12"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("Press 16: 3x5, 20: 2x3", "Press: 3* 16 x5, 2* 20 x3", ""),
    NotationRow("Press 16 3x5; 20 2x3", "Press: 3* 16 x5, 2* 20 x3", ""),
    NotationRow("Squat 135 for 8 185 for 5 225 for 5", "Squat: 135 x8, 185 x5, 225 x5", ""),
    NotationRow("Curl 70 pounds for 10 10 and 8", "Curl: 2* 70lb x10, 70lb x8", ""),
    NotationRow("Split squat 2x10 kg – 10 each", "Split squat: 10kg x10 each", ""),
    NotationRow("Front squat 55 kg for 5 and a grindy 57.5 kg for 4", "Front squat: 55kg x5, 57.5kg x4 — a grindy", ""),
    NotationRow("Jerk 80x1 84x1 X 84x1", "Jerk: 80 x1, 2* 84 x1 — X", ""),
    NotationRow("Side plank L 20s 20s, R 25s 25s", "Side plank: 2* 20s left, 2* 25s right each", ""),
    NotationRow("Deadlift wu 135x5 wu 225x5 275x5", "Deadlift: 135 x5 warmup, 225 x5 warmup, 275 x5", ""),
    NotationRow("2k row 7:43 - 11 sec faster than Feb", "row: 463s 2km — 11 sec faster than Feb", ""),
    NotationRow("C25K W1D1: 8 x 60s", "C25K W1D1: 8* 60s", ""),
    NotationRow("Incline walk 25 min, 8%", "Incline walk: 1500s — 8%", ""),
    NotationRow("Bridge 3x12, hold for 5 seconds", "Bridge: 3* x12 — hold for 5 seconds", ""),
    NotationRow("lat raise - 8 - 15 12 12", "lat raise: 8 x15, 2* 8 x12", ""),
    NotationRow("curl - 10 - 12, 11", "curl: 10 x12, 10 x11", ""),
    NotationRow("curl - 3 - 15 12 12", "curl: x3, x15, 2* x12", ""),
    NotationRow("curl 8 - 12", "curl: open [x8-12]", ""),
    NotationRow("preacher 40 x10 x8", "preacher: 40 x10, 40 x8", ""),
    NotationRow("preacher 40 x10 x3", "preacher: 3* 40 x10", ""),
    NotationRow("snatch 65/1, 70/x, 70/1", "snatch: 65 x1, 70 x1 — 70/x", ""),
    NotationRow("C&J 85/1, 90/x, 90/x", "C&J: 85 x1 — 90/x 90/x", ""),
    NotationRow("Sandbag 80kg - 6 in 60s", "Sandbag: 80kg x6 60s", ""),
    NotationRow("Truck pull 25m in 48s", "Truck pull: 48s 25m", ""),
    NotationRow("Row 3x10 24kg, 1 arm", "Row: 3* 24kg x10 — 1 arm", ""),
    NotationRow("165 x 4 rpe:: 9", "165 x4 @9"),
    NotationRow("Squat 82.5 kg x 5, 3x5 75 kg, RPE 8 on the top set", "Squat: 82.5kg x5 @8, 3* 75kg x5", ""),
    NotationRow("Bench 105x3 and a new best of 110x1", "Bench: 105 x3, 110 x1 — a new best of", ""),
    NotationRow("Bench 60 / 70 / 80 kg x 8", "Bench: 60kg x8, 70kg x8, 80kg x8", ""),
    NotationRow(
      "squat - warm up sets 20x10, 40x5, work sets 60x5x3", "squat: 20 x10 warmup, 40 x5 warmup, 3* 60 x5", ""),
    NotationRow("Bench 95 lb x 10 just to warm up, 135 lb x 8", "Bench: 95lb x10 warmup, 135lb x8", ""),
  ]
}
