import Testing
import TrainingModel

@testable import Carryover

/// What people say in words of their own beside numbers, and lines among sets that name nothing.
struct NotesSaidOtherwiseTests {
  @Test("What is said otherwise is read, and what only sounds like it is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "rounds that are told below",
      text:
        "2025-05-03\ngoblet squats 12kg x 12\npress ups x 10\n3 rounds\n\nrun 5 km in 25:00\n\n2025-05-05\n- 1a Goblet squats 12kg x 12\n- 1b Press ups x 10\n3 rounds\n- 2a DB row 10kg x 10\n- 2b Glute bridge x 20\n2 rounds\nBoat pose 3 x 20 sec",
      exercises: [
        "2025-05-03 goblet squats: 12kg x12, 12kg x12, 12kg x12", "2025-05-03 press ups: x10, x10, x10",
        "2025-05-03 run: 1500s 5km", "2025-05-05 Goblet squats: 12kg x12, 12kg x12, 12kg x12",
        "2025-05-05 Press ups: x10, x10, x10", "2025-05-05 DB row: 10kg x10, 10kg x10",
        "2025-05-05 Glute bridge: x20, x20", "2025-05-05 Boat pose: 20s, 20s, 20s",
      ]),
    .init(
      name: "rounds that are told above",
      text:
        "2025-05-03\n3 rounds\nswings 24kg x 20\npush ups x 10\n\n2025-05-05\nSquat 5x5 100kg\n3 rounds\nrows 40kg x 10\nsit-ups x 10",
      exercises: [
        "2025-05-03 swings: 24kg x20, 24kg x20, 24kg x20", "2025-05-03 push ups: x10, x10, x10",
        "2025-05-05 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-05-05 rows: 40kg x10, 40kg x10, 40kg x10", "2025-05-05 sit-ups: x10, x10, x10",
      ]),
    .init(
      name: "remarks among sets",
      text:
        "2025-05-03\nBench press\n1) 60x8\n4 weeks out\n2) 65x8\nPR!\n3) 70x8\n\nSquat\n90x8\n2:30 rest\n95x8\nseat 4\n100x8\n\nRow\n- 40 x 8\n-- grip gave out\n- 45 x 8\n3 min\n- 50 x 8",
      exercises: [
        "2025-05-03 Bench press: 60 x8, 65 x8, 70 x8", "2025-05-03 Squat: 90 x8, 95 x8, 100 x8",
        "2025-05-03 Row: 40 x8, 45 x8, 180s, 50 x8",
      ]),
    .init(
      name: "names among sets",
      text: "2025-05-03\nBench press\n60x8\n65x8\nZercher thing\n40x10\nPresse\n100x10\nGainage\n3 x 45 s",
      exercises: [
        "2025-05-03 Bench press: 60 x8, 65 x8", "2025-05-03 Zercher thing: 40 x10", "2025-05-03 Presse: 100 x10",
        "2025-05-03 Gainage: 45s, 45s, 45s",
      ]),
    .init(
      name: "a repetition that failed",
      text:
        "2025-05-03 kg\nsquat 82.5 - 5/5/3 missed 4th. form broke. retry\npress 225 x 4 (failed 5th)\nBench 100x5, missed 105\nLeg press 200x20, failed 21\nRow 3x8 @ 60kg, 1 left\n\nIncline\n12 @ 185 lbs amrap, 1 left",
      exercises: [
        "2025-05-03 squat: 82.5kg x5, 82.5kg x5, 82.5kg fail x3", "2025-05-03 press: 225kg fail x4",
        "2025-05-03 Bench: 100kg x5, 105kg fail x0", "2025-05-03 Leg press: 200kg x20",
        "2025-05-03 Row: 60kg rir1 x8, 60kg rir1 x8, 60kg rir1 x8", "2025-05-03 Incline: 185lb x12",
      ]),
    .init(
      name: "each hand, holds and corrections",
      text:
        "2025-05-03 kg\nOHP seated db, 18 each hand: 10, 9, 8\nHangboard 20mm half crimp: 10s +10kg x 3\nCurl 50kg x 7 wait no 8\nClose grip bench: 5 at 50, 3 sets of 8 at 60\nHip thrust: 3x10 @ 60kg -> last set cut at 7, cramp!",
      exercises: [
        "2025-05-03 OHP seated db: 18kg x10, 18kg x9, 18kg x8",
        "2025-05-03 Hangboard 20mm half crimp: +10kg 10s, +10kg 10s, +10kg 10s", "2025-05-03 Curl: 50kg x8",
        "2025-05-03 Close grip bench: 50kg x5, 60kg x8, 60kg x8, 60kg x8",
        "2025-05-03 Hip thrust: 60kg x10, 60kg x10, 60kg x7",
      ]),
    .init(
      name: "attempts with what they gained",
      text: "2025-05-03 kg\nSnatch: 70/1 82/1 86/1 (+2!) 88/miss\n107.5 was last year's best",
      exercises: ["2025-05-03 Snatch: 70kg x1, 82kg x1, 86kg x1, 88kg fail x0"]),
    .init(
      name: "a sentence before sets, and a plan of a day",
      text:
        "2025-12-08\nKept it light, 2x15 pressups and 2x20 bw squats.\nfinished w plank 60s x3\nbike 8 min easy to warm up\nPlan 2025/12/11 – gym B: Deadlift 3x5 @ 95kg, Hip thrust 3x10 @ 60kg",
      exercises: [
        "2025-12-08 pressups: x15, x15", "2025-12-08 squats: x20, x20", "2025-12-08 plank: 60s, 60s, 60s",
        "2025-12-08 bike: 480s warmup, open ? 2025kg x12, open ? 2025kg x11",
        "2025-12-08 gym B: Deadlift: 95kg x5, 95kg x5, 95kg x5", "2025-12-08 Hip thrust: 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "what was skipped",
      text:
        "2025-05-03 kg\nSquat 100kg 3x5 (skipped, shoulder)\nClean & press 20kg 5x5 skipped today, shoulder\nCurl 12kg x 12 (drop set, straight after)",
      exercises: [
        "2025-05-03 Squat: 100kg open x5, 100kg open x5, 100kg open x5",
        "2025-05-03 Clean & press: 20kg open x5, 20kg open x5, 20kg open x5, 20kg open x5, 20kg open x5",
        "2025-05-03 Curl: 12kg drop x12",
      ]),
    .init(
      name: "a top set and its effort beside back-offs",
      text:
        "2025-09-15 kg\n| Lift | Top set | RPE | Back-offs | Cue |\n|---|---|---|---|---|\n| Comp bench | 125 x 2 | 8 | 4x4 @ 107.5 | leg drive |\n| Slingshot bench | 140 x 3 | 9 | | |",
      exercises: [
        "2025-09-15 Comp bench: 125kg @8 x2, 107.5kg x4, 107.5kg x4, 107.5kg x4, 107.5kg x4",
        "2025-09-15 Slingshot bench: 140kg @9 x3",
      ]),
    .init(
      name: "units and weeks in titles",
      text:
        "5/3/1 BBB - cycle 4 - lbs\n\n10/13/2025  PRESS - week 1 (5s)\n97.5x5\n\n10/14/2025  DEADLIFT - week 1\n245x5",
      exercises: ["2025-10-13 PRESS: 97.5lb x5", "2025-10-14 DEADLIFT: 245lb x5"]),
    .init(
      name: "words that only sound like it",
      text:
        "2025-05-03 kg\nBench 60x8, no missed reps\nSquat 100x5 missed the bus\nRow 3x10 each hand 20\nSwings 20 left, 20 right\nThen, 5x5 squats 100",
      exercises: [
        "2025-05-03 Bench: 60kg x8", "2025-05-03 Squat: 100kg x5", "2025-05-03 Row: 20kg x10, 20kg x10, 20kg x10",
        "2025-05-03 Swings: left x20, right x20", "2025-05-03 squats: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "rounds of other things",
      text: "2025-05-03\nboxing 3 rounds\nspar 5 min x 3 rounds\nsquat 100kg x 5\n3 rounds of golf after",
      exercises: ["2025-05-03 spar: 300s, 300s, 300s", "2025-05-03 squat: 100kg x5"]),
    .init(
      name: "near misses of sides and rounds",
      text:
        "2025-05-04 kg\nStep ups 20kg 8 right, 5 left\nSplit squat 20kg 3x 8/10\nCurl 20kg l30 r30\nBench: 60kg 10, 9, (8)\n\nsquat 20kg x 8\njump rope 60s\n3 rounds\n\nA1 squat 20kg x 12\nA2 press 20kg x 10\n3 rounds\nB1 row 20kg x 10\nB2 curl 10kg x 10\n3 rounds",
      exercises: [
        "2025-05-04 Step ups: 20kg right x8, 20kg left x5",
        "2025-05-04 Split squat: 20kg left x8, 20kg right x10, 20kg left x8, 20kg right x10, 20kg left x8, 20kg right x10",
        "2025-05-04 Curl: 20kg left x30, 20kg right x30", "2025-05-04 Bench: 60kg x10, 60kg x9, 60kg x8",
        "2025-05-04 squat: 20kg x8", "2025-05-04 jump rope: 60s", "2025-05-04 squat: 20kg x12, 20kg x12, 20kg x12",
        "2025-05-04 press: 20kg x10, 20kg x10, 20kg x10", "2025-05-04 row: 20kg x10, 20kg x10, 20kg x10",
        "2025-05-04 curl: 10kg x10, 10kg x10, 10kg x10",
      ]),
    .init(
      name: "near misses of efforts and of what did not happen",
      text:
        "2025-05-04 kg\nBench 3x5 60kg, last set didn't happen\nBench 100kg 3x5. Last set was a 7.5kg PR\nPress 100: 5, 5, 5. last @8 reps\nSquat 60kg 3x8, last set cut at 2 min\nShould have done this, 3x10 squats",
      exercises: [
        "2025-05-04 Bench: 60kg x5, 60kg x5, 60kg x5", "2025-05-04 Bench: 100kg x5, 100kg x5, 100kg x5",
        "2025-05-04 Press: 100kg x5, 100kg x5, 100kg x5", "2025-05-04 Squat: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "names in one block",
      text: "2025-05-04\nSquat\n1. 60x8\nPress\n2. 40x8\nRow\n3. 50x8\n\nBench\n60x8\nStation 12\n20x10\nB\n40x8",
      exercises: [
        "2025-05-04 Squat: 60 x8", "2025-05-04 Press: 40 x8", "2025-05-04 Row: 50 x8", "2025-05-04 Bench: 60 x8",
        "2025-05-04 Station 12: 20 x10", "2025-05-04 B: 40 x8",
      ]),
    .init(
      name: "near misses of sums, bells and bars",
      text:
        "2025-05-04 kg\nBench 60x5 x3\nSquat 100x5 x5 x5\nEZ bar/10kg curl 3x10\nRow 60 x 8 8 8 @8\n3 x 8 8 8 squat 60kg\nsnatch 24kg 5 reps (9223372036854775807/1)",
      exercises: [
        "2025-05-04 Bench: 60kg x5, 60kg x5, 60kg x5", "2025-05-04 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-05-04 EZ bar: 10kg x10, 10kg x10, 10kg x10", "2025-05-04 Row: 60kg @8 x8, 60kg @8 x8, 60kg @8 x8",
        "2025-05-04 squat: 60kg x8, 60kg x8, 60kg x8", "2025-05-04 snatch: 9.223372036854778e+17kg x5",
      ]),
    .init(
      name: "a top set beside sets and repetitions",
      text:
        "2025-05-04\n| Exercise | Sets | Reps | Weight | Top set |\n|---|---|---|---|---|\n| Squat | 3 | 5 | 100 | 110x3 |",
      exercises: ["2025-05-04 Squat: 100 x5, 100 x5, 100 x5"]),
    .init(
      name: "a tempo between commas, and what is said of a plan",
      text:
        "2025-05-04 kg\nDB bench press, tempo 3010, 3 x 8-10, rest 60s\nFront Squat, 5x3, building\n135, 155, 175, 185, 195 all x3",
      exercises: [
        "2025-05-04 DB bench press: open ? x8-10, open ? x8-10, open ? x8-10",
        "2025-05-04 Front Squat: 135kg x3 ? x3, 155kg x3 ? x3, 175kg x3 ? x3, 185kg x3 ? x3, 195kg x3 ? x3",
      ]),
  ]
}
