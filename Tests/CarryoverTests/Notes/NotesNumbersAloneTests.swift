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
      name: "a sentence before the one with the sets",
      text: "2024-03-05\nDid the thing anyway. Did 3 sets of 12 on leg press at 80kg.",
      sets: ["2024-03-05 leg press 3*80x12"]),
  ]

  private static let rows: [NotationRow] = [
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
