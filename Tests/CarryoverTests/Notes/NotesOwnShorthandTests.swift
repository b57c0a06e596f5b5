import Testing
import TrainingModel

@testable import Carryover

/// What people write who have kept a log for years, and what only looks like it.
struct NotesOwnShorthandTests {
  @Test("The shorthand of one hand is read, and what looks like it is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "made and missed, each with a letter",
      text:
        "Block 2. kgs. attempts: o = made, x = miss\n\n2026-09-02\nSnatch 60o 65o 70o 75x 75o 78x\nC+J 80o 85o 90x\nPSn 50o 55o\nBS 100x5 110x5",
      exercises: [
        "2026-09-02 Snatch: 60kg x1, 65kg x1, 70kg x1, 75kg fail x0, 75kg x1, 78kg fail x0",
        "2026-09-02 C+J: 80kg x1, 85kg x1, 90kg fail x0", "2026-09-02 PSn: 50kg x1, 55kg x1",
        "2026-09-02 BS: 100kg x5, 110kg x5",
      ]),
    .init(
      name: "percentages with loads",
      text:
        "2026-09-02 - all weights kg\n1. Bench\n   50% 70 - 5r x 1s\n   70% 97.5 - 3r x 2s\n2. DB fly\n   14 - 10r x 5s\n\n1. Bench press, 60% of 137.5\n- 82.5kg x 10\n- 82.5kg x 14",
      exercises: [
        "2026-09-02 Bench: 70kg x5, 97.5kg x3, 97.5kg x3",
        "2026-09-02 DB fly: 14kg x10, 14kg x10, 14kg x10, 14kg x10, 14kg x10",
        "2026-09-02 Bench press: 82.5kg x10, 82.5kg x14",
      ]),
    .init(
      name: "an activation set and its minis",
      text:
        "2026-09-02\nIncline DB press 26: 14 act, minis 4 4 4 3\nLeg extension 55kg: 18 act, minis 5 5\nHS press\nwu: 90kg x 10\nRP 180kg x 9, 4, 3",
      exercises: [
        "2026-09-02 Incline DB press: 26kg x14, 26kg x4, 26kg x4, 26kg x4, 26kg x3",
        "2026-09-02 Leg extension: 55kg x18, 55kg x5, 55kg x5",
        "2026-09-02 HS press: 90kg warmup x10, 180kg x9, 180kg x4, 180kg x3",
      ]),
    .init(
      name: "a warm-up told behind the work",
      text: "2026-09-02\nBench: 6 sets of 6 @ 90kg. Warmed up with 6 @ 40kg, 6 @ 60kg, 3 @ 80kg.",
      exercises: [
        "2026-09-02 Bench: 40kg warmup x6, 60kg warmup x6, 80kg warmup x3, 90kg x6, 90kg x6, 90kg x6, 90kg x6, 90kg x6, 90kg x6"
      ]),
    .init(
      name: "a title of waves, and days between strokes",
      text:
        "~~~ street lifting ~~~\n\n== Sat 15 Aug 2026 == mock meet\nSQUAT kg\nwarmups 70x5 110x3\n2nd 195x1 @8.5\n3rd 202.5x0 MISS, folded\n\n== Tue 18 Aug 2026 == easy\nBENCH kg\n60x5 80x3",
      exercises: [
        "2026-08-15 SQUAT: 70kg warmup x5, 110kg warmup x3, 195kg @8.5 x1, 202.5kg fail x0",
        "2026-08-18 BENCH: 60kg x5, 80kg x3",
      ]),
    .init(
      name: "the load before slashes, as a legend says",
      text:
        "log (kg/reps/reps/reps, wu in brackets)\n\n2026-09-02\nBench [40/10 60/6] 100/6/6/5\nHammer curl 18/10/9/8\nDips 0/15/12/10",
      exercises: [
        "2026-09-02 Bench: 40kg warmup x10, 60kg warmup x6, 100kg x6, 100kg x6, 100kg x5",
        "2026-09-02 Hammer curl: 18kg x10, 18kg x9, 18kg x8", "2026-09-02 Dips: x15, x12, x10",
      ]),
    .init(
      name: "efforts behind arrows",
      text:
        "# 2026-09-02\n- [x] SQ 3x2 @ 175kg -> all @7, fast\n- [x] BP 4x3 @ 120kg -> @7.5\n- [x] DB row 4x10 @ 44kg -> done",
      exercises: [
        "2026-09-02 SQ: 175kg @7 x2, 175kg @7 x2, 175kg @7 x2",
        "2026-09-02 BP: 120kg @7.5 x3, 120kg @7.5 x3, 120kg @7.5 x3, 120kg @7.5 x3",
        "2026-09-02 DB row: 44kg x10, 44kg x10, 44kg x10, 44kg x10",
      ]),
    .init(
      name: "codes of sets, and letters of exercises",
      text:
        "2026-09-02\nHammer row\nw 40kg x 10\nTS 90kg x 9\nBO 75kg x 12\nA Leg press\n270lb x 15\nB Leg curl\n90lb x 10\nC Seated calf\n90lb x 20",
      exercises: [
        "2026-09-02 Hammer row: 40kg warmup x10, 90kg x9, 75kg x12", "2026-09-02 Leg press: 270lb x15",
        "2026-09-02 Leg curl: 90lb x10", "2026-09-02 Seated calf: 90lb x20",
      ]),
    .init(
      name: "dumbbells between slashes",
      text:
        "2026-09-02 (lb)\ndb bench 50s 12 / 55s 10 / 60s 8\ndb row 60s 10 / 60s 9\nsplit squat 30s 8 / 30s 8 (each leg)",
      exercises: [
        "2026-09-02 db bench: 50lb x12, 55lb x10, 60lb x8", "2026-09-02 db row: 60lb x10, 60lb x9",
        "2026-09-02 split squat: 30lb x8, 30lb x8",
      ]),
    .init(
      name: "plates and their sum",
      text: "2026-09-02\nSquat\n1. 15 + 2x11.3 = 37.6kg x 10 (wu)\n2. 15 + 4x11.3 + 2x2.3 = 64.8kg x 8",
      exercises: ["2026-09-02 Squat: 37.6kg warmup x10, 64.8kg x8"]),
    .init(
      name: "ladders, minutes, and loads below a count",
      text:
        "2026-09-02\nClean & Press 24kg, ladders 1-2-3, 3 ladders, each side\n1h swings EMOM 10 min, 10 reps, 32 kg\nA) E2MOM 10 min: Power Clean x3\n60-65-70kg",
      exercises: [
        "2026-09-02 Clean & Press: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3",
        "2026-09-02 1h swings: 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10, 32kg x10",
        "2026-09-02 Power Clean: 60kg x3, 65kg x3, 70kg x3",
      ]),
    .init(
      name: "decimal commas of seconds",
      text: "2026-09-02\nYoke: 220 kg 15 m 9,8 s, 260 kg 15 m 12,1 s\nFarmers Walk: 110 kg 30 m 22,5 s",
      exercises: ["2026-09-02 Yoke: 15m 220kg 9.8s, 12.1s 15m 260kg", "2026-09-02 Farmers Walk: 110kg 22.5s 30m"]),
    .init(
      name: "crosses that are repetitions",
      text: "2026-09-03\nSwings 50x, 40x, 30x\nSquats 20x, lunges 20x, push ups 20x\nBench 60x10, 70x8, 80x max",
      exercises: [
        "2026-09-03 Swings: x50, x40, x30", "2026-09-03 Squats: x20", "2026-09-03 lunges: x20",
        "2026-09-03 push ups: x20", "2026-09-03 Bench: 60 x10, 70 x8, open ? 80 xAMRAP",
      ]),
    .init(
      name: "misses of another exercise",
      text:
        "2026-09-03\nBench 60x5, 70x5, 80 miss, OHP 40x5, 45x5\nFree throws: 20 made, 15 missed\nShots: 20/30, 15/20, 25/m",
      exercises: [
        "2026-09-03 Bench: 60 x5, 70 x5", "2026-09-03 OHP: 40 x5, 45 x5", "2026-09-03 Shots: x20, x30, x15, x20",
      ]),
    .init(
      name: "the next repetition failed",
      text:
        "2026-09-03\nBench 60kg x 15, failed 16\nPull-ups 12, 10, 8, failed 15\nPlank 60s, missed 90\nSquat 100x5, 110x5, felt heavy, failed 120\nLeg press 200x20, failed 21",
      exercises: [
        "2026-09-03 Bench: 60kg x15", "2026-09-03 Pull-ups: x12, x10, x8", "2026-09-03 Plank: 60s",
        "2026-09-03 Squat: 100kg x5, 110kg x5", "2026-09-03 Leg press: 200kg x20",
      ]),
    .init(
      name: "a rating is no day",
      text: "Log 2024\n\n1/12\nSquat 100x5\n\n9/10 effort, hard day at work and no food before\nBench 80x5",
      exercises: ["2024-01-12 Squat: 100 x5", "2024-01-12 Bench: 80 x5"]),
    .init(
      name: "the unit of one day among others",
      text:
        "2026-09-03 Legs\nSquat 100kg x5\n\n2026-09-05 hotel gym (all weights lbs)\nBench 135x5\n\n2026-09-07 home\nRow 60x5",
      exercises: ["2026-09-03 Squat: 100kg x5", "2026-09-05 Bench: 135lb x5", "2026-09-07 Row: 60kg x5"]),
    .init(
      name: "brackets that are no warm-ups",
      text: "2026-09-03\nThings in brackets = warm-ups\nDB press (2x20kg) 3x10\nSquat (3x5) 100kg",
      exercises: [
        "2026-09-03 DB press: 20kg x10, 20kg x10, 20kg x10", "2026-09-03 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "words that are no exception",
      text:
        "2026-09-03\nPull ups assisted 3x10, 3x8\nRow 3x10 60kg, 2nd only 8, 3rd only 6\npull ups 20 6+\nSquat 100x3 @ 7 felt like 9",
      exercises: [
        "2026-09-03 Pull ups assisted: x10, x10, x10, x8, x8, x8", "2026-09-03 Row: 60kg x10, 60kg x10, 60kg x10",
        "2026-09-03 pull ups: open ? +20kg x6+", "2026-09-03 Squat: 100kg @7 x3",
      ]),
    .init(
      name: "minutes that are no sets",
      text: "2026-09-03\nRow EMOM 10: 15 @ 24 spm\nWU 10:00 - 10:15\nPush ups 20 15 12,5, done\nRow 500 ladder 1-2-3",
      exercises: ["2026-09-03 Push ups: x20, x15, x12, x5", "2026-09-03 Row 500 ladder: x1, x2, x3"]),
    .init(
      name: "open loads, sides, arrows and bars",
      text:
        "2026-09-04 (lbs)\nPress\n5x95\n5x110\n8x125+   <- beat last cycle by 1\nSQUAT 5x235 5x275 8x310+\nFlat hammer press - 90 per side: 12, 11, 8\nCurl 45 3x15: 15 15 14 -> go up\nHammer curl: w/u 20x10 | 40x14\nRow\n100 x 2\n120 x 0 - missed lockout",
      exercises: [
        "2026-09-04 Press: 95lb x5, 110lb x5, 125lb x8", "2026-09-04 SQUAT: 235lb x5, 275lb x5, 310lb x8",
        "2026-09-04 Flat hammer press: 90lb x12, 90lb x11, 90lb x8", "2026-09-04 Curl: 45lb x15, 45lb x15, 45lb x14",
        "2026-09-04 Hammer curl: 20lb warmup x10, 40lb x14", "2026-09-04 Row: 100lb x2, 120lb fail x0",
      ]),
    .init(
      name: "open loads in a list with commas",
      text: "2026-09-04 (lbs)\nOHP 5x95, 8x125+, 10x95",
      exercises: ["2026-09-04 OHP: 95lb x5, 125lb x8, 95lb x10"]),
  ]
}
