import Testing

@testable import Carryover

/// Lines of meets, of rehabilitation and of boards on the wall.
struct NotationGymTests {
  @Test("Sides, times and efforts as they are said", arguments: saidRows)
  func said(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Numbers that are no sets", arguments: otherRows)
  func others(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let saidRows: [NotationRow] = [
    NotationRow("Straight leg raise: R 3x10", "Straight leg raise: 3* x10 right", ""),
    NotationRow("Straight leg raise R: 3x10", "Straight leg raise: 3* x10 right", ""),
    NotationRow("Straight leg raise: 3x10 R", "Straight leg raise: 3* x10 right each", ""),
    NotationRow("Calf raise right 3x10", "Calf raise: 3* x10 right", ""),
    NotationRow("TKE: R 15, R 15, R 12", "TKE: 2* x15 right, x12 right each", ""),
    NotationRow("Right leg: 10, 10", "2* x10 right each"),
    NotationRow("Lunges: 8 L / 7 R, 8 L / 6 R", "Lunges: x8 left, x7 right, x8 left, x6 right each", ""),
    NotationRow(
      "Split squat 20kg: L 8 / R 7, L 8 / R 8",
      "Split squat: 20kg x8 left, 20kg x7 right, 20kg x8 left, 20kg x8 right each", ""),
    NotationRow(
      "Squat 70% 220x3, 80% 250x3, 90% 285x3+ (got 7!)", "Squat: 220 x3 [70%], 250 x3 [80%], 285 x7 [x3+ 90%]", ""),
    NotationRow("Klimmzüge: KG x 8, KG x 7, KG+5 x 4", "Klimmzüge: BW x8, BW x7, +5 x4", ""),
    NotationRow("(w) 60kg x 8", "60kg x8 warmup"),
    NotationRow("w 60 x 8", "60 x8 warmup"),
    NotationRow("40 x 10 #warmup", "40 x10 warmup"),
    NotationRow("push ups to failure: 22", "push ups: x22 failure", ""),
    NotationRow("Plank: 20 seconds, three times", "Plank: 3* 20s", ""),
    NotationRow("Plank: 25 seconds, twice", "Plank: 2* 25s", ""),
    NotationRow("Bench 3x10 @ 50kg (8 on last)", "Bench: 2* 50kg x10, 50kg x8", ""),
    NotationRow("Row 3 sets of 10 with 25 kg (last set only 8)", "Row: 2* 25kg x10, 25kg x8", ""),
    NotationRow("3 sets curls @ 12, 10 reps", "curls: 3* 12 x10", ""),
    NotationRow(
      "Front squat E2MOM x 5 sets: 60x3, 65x3, 70x3", "Front squat: 60 x3, 65 x3, 70 x3 — E2MOM x 5 sets", ""),
    NotationRow("Front squat EMOM 5: 60kg x 3, 65kg x 3", "Front squat: 60kg x3, 65kg x3 — EMOM 5", ""),
    NotationRow("400 lbs x 50'", "400lb 50ft"),
    NotationRow("1st: 190 kg - good", "190kg x1 — good"),
    NotationRow("2nd attempt 200 kg", "200kg x1"),
    NotationRow("1H swings 10x10 @ 32kg", "1H swings: 10* 32kg x10", ""),
    NotationRow("24\" box jump 3x5", "24\" box jump: 3* x5", ""),
  ]

  private static let otherRows: [NotationRow] = [
    NotationRow("Stone to platform (48\")", "none"), NotationRow("Pec deck (tempo 3-1-1)", "none", ""),
    NotationRow("Bench, tempo 31X1", "none", ""), NotationRow("45 min total", "none"),
    NotationRow("8 hours sleep", "none"),
    NotationRow("Flexion 118 degrees", "none"), NotationRow("See also 2024-05-18", "none"),
    NotationRow("Slept 6.5h. Coffee x2. Work was busy.", "none"), NotationRow("5/3/1 BBB, week 2 (3s week)", "none"),
  ]
}
