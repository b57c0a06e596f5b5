import Testing

@testable import Carryover

/// Lines as they stand in phones, in forums and on boards.
struct NotationPhoneTests {
  @Test("Lines of phones and boards", arguments: rows)
  func lines(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench 5x5 135 (5,5,5,5,4)", "Bench: 4* 135 x5, 135 x4", ""),
    NotationRow("OHP 5x5 85 (5/5/5/4/3) failed", "OHP: 3* 85 x5, 85 x4, 85 x3 failure", ""),
    NotationRow("OHP 5x5 @ 40kg – 5/5/5/4/3", "OHP: 3* 40kg x5, 40kg x4, 40kg x3", ""),
    NotationRow("Squat 100 3x5 (5,5,4)", "Squat: 2* 100 x5, 100 x4", ""),
    NotationRow("OHP 3x5 @ 85 5/5/4", "OHP: 2* 85 x5, 85 x4", ""),
    NotationRow("squat 3x5 @95kg ✘ (5,5,3)", "squat: 2* 95kg x5, 95kg x3", ""),
    NotationRow(
      "Rope pushdown 3x12-15: 25kg (15, 14, 12)",
      "Rope pushdown: 25kg x15 [x12-15], 25kg x14 [x12-15], 25kg x12 [x12-15]", ""),
    NotationRow("Inc DB: 30s x 10,9,8 RIR 1", "Inc DB: 30 x10 RIR 1, 30 x9 RIR 1, 30 x8 RIR 1", ""),
    NotationRow("Incline DB curl 20s x 12 x 12 x 10", "Incline DB curl: 2* 20 x12, 20 x10", ""),
    NotationRow("Dips BW x 20 x 18 x 15", "Dips: BW x20, BW x18, BW x15", ""),
    NotationRow("Seated DB press: 50 x 10, 9 / 45 x 9", "Seated DB press: 50 x10, 50 x9, 45 x9", ""),
    NotationRow("Planks: 3 sets, 1 minute each", "Planks: 3* 60s each", ""),
    NotationRow(
      "Zercher squat - 60x5, 80x5, 90x5, 90x5 (RPE 7,7,8,8.5)",
      "Zercher squat: 60 x5 @7, 80 x5 @7, 90 x5 @8, 90 x5 @8.5", ""),
    NotationRow("Bench 315x1x5 sets 20 total minutes", "Bench: 5* 315 x1 — 20 total minutes", ""),
    NotationRow("Bench 315x1x5 sets, 20 total", "Bench: 5* 315 x1 — 20 total", ""),
    NotationRow("Pushups x 3: 25, 18, 15", "Pushups: x25, x18, x15", ""),
    NotationRow("Chin-ups: 3 sets to failure - 9, 8, 6", "Chin-ups: x9 failure, x8 failure, x6 failure", ""),
    NotationRow("Leg ext level 8: 12, 10, 9", "Leg ext: 8level x12, 8level x10, 8level x9", ""),
    NotationRow("Leg press pin 10 x 12", "Leg press: 10pin x12", ""),
    NotationRow("Bike level 8: 20 min", "Bike: 1200s", ""),
    NotationRow("Leg press 3pps x 10", "Leg press: 3plates x10", ""),
    NotationRow("Leg press 1pl+10 x 8", "Leg press: 1plates x8 — 10", ""),
    NotationRow("Belt squat - 3p x 12 x 3", "Belt squat: 3* 3plates x12", ""),
    NotationRow("KB swings 30s on 30s off x 8", "KB swings: 8* 30s rest 30", ""),
    NotationRow("Row 20 sec on / 10 sec off x 8", "Row: 8* 20s rest 10", ""),
    NotationRow("Curl S:3 R:10 W:60", "Curl: 3* 60 x10", ""),
    NotationRow("Bench W: 80kg R: 5", "Bench: 80kg x5", ""),
    NotationRow("Squat 140 x 5 | belt | RPE 8", "Squat: 140 x5 @8 — belt", ""),
    NotationRow("Squat 140 x 5, no belt, RPE 8", "Squat: 140 x5 @8 — no belt", ""),
    NotationRow("Inverted row: feet up, 3x12", "Inverted row: 3* x12 — feet up", ""),
    NotationRow("Curl 30kg 3x8 (dropset last: 25kg x 10)", "Curl: 3* 30kg x8, 25kg x10 drop", ""),
    NotationRow("Pushdown: 50 x 15 x 3 (last set drop to 35 x 12)", "Pushdown: 3* 50 x15, 35 x12 drop", ""),
    NotationRow(
      "Rack Deadlift (215 lbs, 285 lbs, 365 lbs), singles", "Rack Deadlift: 215lb x1, 285lb x1, 365lb x1", ""),
    NotationRow("Squat: 495 single, 405 x 3 x 2", "Squat: 495 x1, 2* 405 x3", ""),
    NotationRow("squat 405 for a double, 315 for 3 triples", "squat: 405 x2, 3* 315 x3", ""),
    NotationRow("DB curls: warmup; 50s x8, 55s x7, x7", "DB curls: 50 x8, 2* 55 x7", ""),
    NotationRow("1 leg press: 285 x10, x10, x9", "1 leg press: 2* 285 x10, 285 x9", ""),
    NotationRow("bent leg raises x15, x15; frog raises x8, x10", "bent leg raises: 2* x15; frog raises: x8, x10", ""),
    NotationRow(
      "Pullovers: 1 set of 12 reps @ 20 lbs / 1 set of 10 reps @ 25 lbs", "Pullovers: 20lb x12, 25lb x10", ""),
    NotationRow("bench press (20 lbs on bar, 12 reps; 40 lbs on bar, 3 reps)", "bench press: 20lb x12, 40lb x3", ""),
    NotationRow("Jerk from rack--2x3@60, 1x1@120, 130", "Jerk from rack: 2* 60 x3, 120 x1, 130 x1", ""),
    NotationRow("Drop snatch: 2@35, 2@39", "Drop snatch: 35 x2, 39 x2", ""),
    NotationRow("Box squat vs bands 8x2 @ 185", "Box squat vs bands: 8* 185 x2", ""),
    NotationRow("100 kg for a set of 6", "100kg x6"),
    NotationRow("110kg for an ugly set of 5", "110kg x5"),
    NotationRow("5/3/1 Press – Cycle 1 Week 2: 55 x 5", "Press: 55 x5", ""),
    NotationRow("Managed to get 7 reps at 130", "130 x7 — to get", ""),
    NotationRow("75 lbs dumbbells for 10, 10, 9", "2* 75lb x10, 75lb x9", ""),
    NotationRow("Seated rows 120/12x3", "Seated rows: 3* 120 x12", ""),
    NotationRow("Hammer curls 30/12, 30/10, 30/8", "Hammer curls: 30 x12, 30 x10, 30 x8", ""),
    NotationRow(
      "Split squat: 20kg's x 8/8 x 3",
      "Split squat: 20kg x8 left, 20kg x8 right, 20kg x8 left, 20kg x8 right, 20kg x8 left, 20kg x8 right", ""),
    NotationRow("Cable crunch: 40kg x 15 x 3", "Cable crunch: 3* 40kg x15", ""),
    NotationRow("Bench W: 60x8 80x5 | 95 x 6,6,5", "Bench: 60 x8 warmup, 80 x5 warmup, 2* 95 x6, 95 x5", ""),
    NotationRow(
      "Lateral raise — 10kg: 20, 18, 15, 12+5 (RP)",
      "Lateral raise: 10kg x20, 10kg x18, 10kg x15, 10kg x12, 10kg x5 — (RP)", ""),
    NotationRow("Bar 2x5", "2* x5"),
    NotationRow("60kg × 5 (w)", "60kg x5 warmup"),
    NotationRow("Hang power clean: 60, 70, 80(f) x 1", "Hang power clean: 60 x1, 70 x1, 80 x1 failure", ""),
    NotationRow("3 RFT: 15 KB swings 24kg, 10 burpees", "KB swings: 3* 24kg x15; burpees: 3* x10", ""),
  ]
}
