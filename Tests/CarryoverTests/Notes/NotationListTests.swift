import Testing

@testable import Carryover

/// Lists as they are typed between two sets: spaces for commas, a list for each side, what came of a plan.
struct NotationListTests {
  @Test("Repetitions may stand with nothing but spaces between them", arguments: spacedRows)
  func spaced(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Each side has a list of its own", arguments: sideRows)
  func sides(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What came of a plan stands behind it, with the load that it was done with", arguments: resultRows)
  func results(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Efforts, last sets and warm-ups go to the sets that they are told of", arguments: markRows)
  func marks(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Warm-ups, misses, attempts and complexes are told apart from work", arguments: kindRows)
  func kinds(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let kindRows: [NotationRow] = [
    NotationRow("20x12, 60x8, 90x4 wu", "20 x12 warmup, 60 x8 warmup, 90 x4 warmup"),
    NotationRow("Squat 60x5w 80x3w 100x5", "Squat: 60 x5 warmup, 80 x3 warmup, 100 x5", ""),
    NotationRow("Bench: warm-up 20kg x 15; 3x10 50kg", "Bench: 20kg x15 warmup, 3* 50kg x10", ""),
    NotationRow("Bench: warm-up 20kg x 15; 40x5; 60x5", "Bench: 20kg x15 warmup, 40kg x5 warmup, 60kg x5 warmup", ""),
    NotationRow("Sentadilla: 60x5 (cal.), 115x5", "Sentadilla: 60 x5 warmup, 115 x5", ""),
    NotationRow("Snatch 80 miss, 80x1", "Snatch: 80 x1 — 80 miss", ""),
    NotationRow("Snatch 77kg x1, 81kg miss, 81kg x1", "Snatch: 77kg x1, 81kg x1 — 81kg miss", ""),
    NotationRow("Snatch: 63kg (70%) 2x2, 72kg (80%) 3x1", "Snatch: 2* 63kg x2 [70%], 3* 72kg x1 [80%]", ""),
    NotationRow("80 x 1+1 x 3", "3* 80 x2 — 1+1"),
    NotationRow("60 x 2+1", "60 x3 — 2+1"),
    NotationRow("100 x 8+3+2", "100 x8, 100 x3, 100 x2"),
    NotationRow("Curl 8kg 4x15 + drop set 5kg x 12", "Curl: 4* 8kg x15, 5kg x12 drop", ""),
    NotationRow("AMRAP set: 60 x 12", "60 x12 [xAMRAP]"),
    NotationRow("Leg press 270lb 12, 12, 15 (last one AMRAP)", "Leg press: 2* 270lb x12, 270lb x15 [xAMRAP]", ""),
    NotationRow("Supino 52,5kg 3x10 (última série só 8)", "Supino: 2* 52.5kg x10, 52.5kg x8", ""),
    NotationRow("Squat 3 sets of 8 with 40kg, last one RPE 9", "Squat: 2* 40kg x8, 40kg x8 @9", ""),
    NotationRow("Squat worked up to a single: 135x5, 225x3", "Squat: 135 x5, 225 x3 — worked up to a single", ""),
    NotationRow("Squat worked up to 315: 135x5, 225x3", "Squat: 135 x5, 225 x3 — worked up to 315", ""),
  ]

  private static let spacedRows: [NotationRow] = [
    NotationRow("squat 20 10 40 8 60 5", "squat: 20 x10, 40 x8, 60 x5", ""),
    NotationRow("Planken 60s 60s 45s", "Planken: 2* 60s, 45s", ""),
    NotationRow("Planken 45 sec, 45 sec, 40 sec", "Planken: 2* 45s, 40s", ""),
    NotationRow("Preacher 21s", "none", ""),
    NotationRow("RDL 20kg x 8/8, 8/8", "RDL: 2* 20kg x8 each", ""),
    NotationRow("SL RDL 20kg x 8/8, 7/7", "SL RDL: 20kg x8 left, 20kg x8 right, 20kg x7 left, 20kg x7 right each", ""),
    NotationRow("6 x 400 m in 92, 91, 91, 90, 90, 88 s", "92s 400m, 2* 91s 400m, 2* 90s 400m, 88s 400m", "ud"),
    NotationRow("Snatch 24 kg: 100 reps, 5:12", "Snatch: 24kg x100 312s", ""),
    NotationRow("Trazioni 4x5x+7,5", "Trazioni: 4* +7.5 x5", ""),
    NotationRow("Balance, right leg, 3 × 30 s", "Balance: 3* 30s right", ""),
    NotationRow("Step down 3x10 R only", "Step down: 3* x10 right each — only", ""),
    NotationRow("assisted pull ups (20 kg help) 8/8/7", "assisted pull ups: 2* -20kg x8, -20kg x7", ""),
    NotationRow("Lunges 2x12kg KH, 3x10 je Seite", "Lunges: 3* 12kg x10 each", ""),
    NotationRow("bench 60 x 8 8 7", "bench: 2* 60 x8, 60 x7", ""),
    NotationRow("bench 60kg x 8 8 8 7", "bench: 3* 60kg x8, 60kg x7", ""),
    NotationRow("bench 60 x 8 8", "bench: 2* 60 x8", ""),
    NotationRow("incline db 22.5s x 10 10 9", "incline db: 2* 22.5 x10, 22.5 x9", ""),
    NotationRow("cable fly 15 x 12 12 12", "cable fly: 3* 15 x12", ""),
    NotationRow("dips bw x 12 10 8", "dips: BW x12, BW x10, BW x8", ""),
    NotationRow("curls 3 x 12 10 8", "curls: x12, x10, x8", ""),
    NotationRow("60 x 8 8 7 @9", "2* 60 x8 @9, 60 x7 @9"),
    NotationRow("60 x 8 70 x 6", "60 x8, 70 x6"),
    NotationRow("60kg x 8 65kg x 6", "60kg x8, 65kg x6"),
    NotationRow("tbar 50 10 60 8 8", "tbar: 50 x10, 2* 60 x8", ""),
    NotationRow("row 50 10 60 8", "row: 50 x10, 60 x8", ""),
    NotationRow("pulldown 27 12 11 10 each", "pulldown: 27 x12, 27 x11, 27 x10 each", ""),
    NotationRow("dips bw 12 10 +10 6", "dips: BW x12, BW x10, +10 x6", ""),
    NotationRow("dips bw x 8 +10 x 5", "dips: BW x8, +10 x5", ""),
    NotationRow("60 x 7 8 RPE 9", "60 x7 @9, 60 x8 @9"),
    NotationRow("cable row 60 12 x3", "cable row: 3* 60 x12", ""),
    NotationRow("row 60kg 12 x3", "row: 3* 60kg x12", ""),
    // Two that differ may be repetitions and sets.
    NotationRow("225x5 3", "3* 225 x5"),
    NotationRow("squat 3 x 10 60", "squat: 3* 60 x10", ""),
  ]

  private static let sideRows: [NotationRow] = [
    NotationRow(
      "Clamshells L 15, 15, 12 / R 15, 15, 14", "Clamshells: 2* x15 left, x12 left, 2* x15 right, x14 right each", ""),
    NotationRow(
      "Clamshells L 15, 15, 12 R 15, 15, 14", "Clamshells: 2* x15 left, x12 left, 2* x15 right, x14 right each", ""),
    NotationRow("Bridge: L 12, 12, 10 / R 15, 15, 15", "Bridge: 2* x12 left, x10 left, 3* x15 right each", ""),
    NotationRow(
      "Single leg balance L 30s, 30s R 30s, 25s", "Single leg balance: 2* 30s left, 30s right, 25s right each", ""),
    NotationRow("Balance: L 30s 30s / R 30s 25s", "Balance: 2* 30s left, 30s right, 25s right each", ""),
    NotationRow("KB press 16kg L 5,5,5 R 5,5,4", "KB press: 3* 16kg x5 left, 2* 16kg x5 right, 16kg x4 right each", ""),
    NotationRow("Curl 10kg: L 12, 11 R 12, 12", "Curl: 10kg x12 left, 10kg x11 left, 2* 10kg x12 right each", ""),
    NotationRow("Lunge L 10, 10 / R 10, 9 x 20 kg", "Lunge: 2* 20kg x10 left, 20kg x10 right, 20kg x9 right each", ""),
    NotationRow("Lunge L 10 10 / R 10 9 @ 20 kg", "Lunge: 2* 20kg x10 left, 20kg x10 right, 20kg x9 right each", ""),
    NotationRow(
      "curls 12.5kg L10 R10 L9 R9", "curls: 12.5kg x10 left, 12.5kg x10 right, 12.5kg x9 left, 12.5kg x9 right each", ""
    ),
    NotationRow("curls 12kg 10 L 9 R 8 L", "curls: 12kg x10 left, 12kg x9 right, 12kg x8 left each", ""),
    NotationRow("curls 12kg 10 L 9 R", "curls: 12kg x10 left, 12kg x9 right each", ""),
    NotationRow(
      "curls 12kg L 10 R 9 L 8 R 7", "curls: 12kg x10 left, 12kg x9 right, 12kg x8 left, 12kg x7 right each", ""),
    NotationRow("Leg raise left 3x10 right 3x8", "Leg raise: 3* x10 left, 3* x8 right", ""),
  ]

  @Test("Words that are like those of a set are none where no set is meant", arguments: otherRows)
  func others(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let otherRows: [NotationRow] = [
    NotationRow("Bench 3x5 100, 8ish", "Bench: 3* 100 x5 — 8ish", ""),
    NotationRow("Run 5 km 30ish", "Run: 5km — 30ish", ""),
    NotationRow("Burpees EMOM 10 min, 10 reps", "Burpees: x10 600s — EMOM", ""),
    NotationRow("Squat 100 kg 3x5 another 10 min bike", "Squat: 3* 100kg x5 — another 10 min bike", ""),
    NotationRow("Squat 100x5 another 2 sets", "Squat: 100 x5 — another 2 sets", ""),
    NotationRow("Squat 85% x 5+ (120)", "Squat: open [120 x5+ 85%]", ""),
  ]

  private static let resultRows: [NotationRow] = [
    NotationRow("Bench 3x8 @ 12kg -> 12kg 8, 8, 7", "Bench: 2* 12kg x8 [12kg x8], 12kg x7 [12kg x8]", ""),
    NotationRow("Squat 3x5 @ 100kg -> 100kg x 5, 5, 4", "Squat: 2* 100kg x5 [100kg x5], 100kg x4 [100kg x5]", ""),
    NotationRow("Squat 3x5 @ 100kg -> 102.5kg 5/5/4", "Squat: 2* 102.5kg x5 [100kg x5], 102.5kg x4 [100kg x5]", ""),
    NotationRow("Squat 3x5 @ 100kg: 100kg 5, 5, 4", "Squat: 2* 100kg x5 [100kg x5], 100kg x4 [100kg x5]", ""),
    NotationRow("Squat 3x5 @ 100kg -> did 100kg 5 5 4", "Squat: 2* 100kg x5 [100kg x5], 100kg x4 [100kg x5]", ""),
    NotationRow("Squat 3x5 @ 120 -> 120x5, 120x5, 120x4", "Squat: 2* 120 x5 [120 x5], 120 x4 [120 x5]", ""),
    NotationRow("Bench 4x6 @ 85 -> 6 6 6 5", "Bench: 3* 85 x6 [85 x6], 85 x5 [85 x6]", ""),
    NotationRow("20 kg x 15, 15, 15+ (got 19)", "2* 20kg x15, 20kg x19 [x15+]"),
    NotationRow("Bench 3x3+ @ 80 (got 7)", "Bench: 2* 80 x3 [x3], 80 x7 [x3+]", ""),
    NotationRow("Bench 1x5+ @ 80 (got 7)", "Bench: 80 x7 [x5+]", ""),
    // Sets alone that go down are drops.
    NotationRow("Squat 60x8 -> 40x10", "Squat: 60 x8, 40 x10 drop", ""),
    NotationRow("Deadlift 50% x 5 (100)", "Deadlift: 100 x5 [50%]", ""),
  ]

  private static let markRows: [NotationRow] = [
    NotationRow("Squat 3x5 at 130kg, all about RPE 7", "Squat: 3* 130kg x5 @7", ""),
    NotationRow("Squat 3x5 at 130kg, all RPE 7", "Squat: 3* 130kg x5 @7", ""),
    NotationRow("Bench 3x5 80kg, last set was RPE 9", "Bench: 2* 80kg x5, 80kg x5 @9", ""),
    NotationRow("Row 3x3 @ 60kg (last set 3+: got 7)", "Row: 2* 60kg x3, 60kg x7", ""),
    NotationRow("Press 3x3 @ 40kg, got 7 on the last", "Press: 2* 40kg x3, 40kg x7", ""),
    NotationRow(
      "Squat: 45x10, 95x5 (warm ups), 185x5, 185x4", "Squat: 45 x10 warmup, 95 x5 warmup, 185 x5, 185 x4", ""),
    NotationRow("Squat: 45x10, 95x5, 135x3 (warm-ups)", "Squat: 45 x10 warmup, 95 x5 warmup, 135 x3 warmup", ""),
    NotationRow("Bench: 45x10, 95x5 (all w/u), 205x5", "Bench: 45 x10 warmup, 95 x5 warmup, 205 x5", ""),
    NotationRow("Bench: 60x8, 80x5 (both w/u), 100x5", "Bench: 60 x8 warmup, 80 x5 warmup, 100 x5", ""),
    NotationRow("press 22kg 10, 24kg 7 rir1", "press: 22kg x10, 24kg x7 RIR 1", ""),
    NotationRow("Squat 100x5 @8ish", "Squat: 100 x5 @8", ""),
    NotationRow("Backoffs: 345x4x3 @7ish", "3* 345 x4 @7"),
    NotationRow("Squat 205x5, another 205x5", "Squat: 2* 205 x5", ""),
    NotationRow("squats, 185 for 5, then 205 for 5 and another 205 for 5", "squats: 185 x5, 2* 205 x5", ""),
    NotationRow("Front squat: 60x5, 80x3, 95x3, 100x2 kg", "Front squat: 60kg x5, 80kg x3, 95kg x3, 100kg x2", ""),
    NotationRow("80kg x 1, 85kg x 1 miss", "80kg x1, 85kg x0 failure"),
    NotationRow("85kg x 1 (missed)", "85kg x0 failure"),
    NotationRow("Swings EMOM 3 min: 15 reps @ 24kg", "Swings: 3* 24kg x15 — EMOM 3 min", ""),
    NotationRow("Finished with 3 x 40s planks. 52 minutes in total.", "planks: 3* 40s — 52 minutes in total.", ""),
    NotationRow("Планка 3х60 сек", "Планка: 3* 60s", ""),
    NotationRow("20кг х 15 разминка", "20kg x15 warmup"),
  ]
}
