import Testing
import TrainingModel

@testable import Carryover

/// Sums, kettlebells and clusters, as their friends write them, and what only looks like it.
struct NotesSumsAndBellsTests {
  @Test("What people add up and abbreviate is read, and what looks like it is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "sums of rest-pauses",
      text:
        "2026-09-02 lbs\nHammer incline: wu 90x10, 140x6. RP 200 x 11+4+3 = 18 (last 16, good)\nRev grip bench: RP 185 x 10+4+2 = 16\nBB curl: RP 85 x 10+4+3 = 17 total\nLeg curl: wu 60x12. RP 110 x 13+5+4",
      exercises: [
        "2026-09-02 Hammer incline: 90lb warmup x10, 140lb warmup x6, 200lb x11, 200lb x4, 200lb x3",
        "2026-09-02 Rev grip bench: 185lb x10, 185lb x4, 185lb x2", "2026-09-02 BB curl: 85lb x10, 85lb x4, 85lb x3",
        "2026-09-02 Leg curl: 60lb warmup x12, 110lb x13, 110lb x5, 110lb x4",
      ]),
    .init(
      name: "a warm-up told last",
      text: "2026-09-02 kg\nSQ c: 1x190@8 / 3x4x160@7,7,7.5 / wu 5x60 5x100 3x130 1x160\nBP tng: 4x3x115@7 / wu 10x20",
      exercises: [
        "2026-09-02 SQ c: 60kg warmup x5, 100kg warmup x5, 130kg warmup x3, 160kg warmup x1, 190kg @8 x1, 160kg @7 x4, 160kg @7 x4, 160kg @7.5 x4",
        "2026-09-02 BP tng: 20kg warmup x10, 115kg @7 x3, 115kg @7 x3, 115kg @7 x3, 115kg @7 x3",
      ]),
    .init(
      name: "days in capitals",
      text:
        "CONJUGATE // lbs\n\nME LOWER 10/6/25\nSSB box squat\n155x5 245x3 335x1 440x1 PR+10 455xF\n\nDE UPPER 10/8/25\nSpeed bench 155 + mini bands, 9x3 EMOM\nPushdowns 100 total reps, 4 sets: 30, 25, 25, 20 with the #2 band",
      exercises: [
        "2025-10-06 SSB box squat: 155lb x5, 245lb x3, 335lb x1, 440lb x1, 455lb fail",
        "2025-10-08 Speed bench: 155lb x3, 155lb x3, 155lb x3, 155lb x3, 155lb x3, 155lb x3, 155lb x3, 155lb x3, 155lb x3",
        "2025-10-08 Pushdowns: x30, x25, x25, x20",
      ]),
    .init(
      name: "a diary of the nineties",
      text:
        "CHEST/TRIS   9-14-97   (Sun)\nBench 225x10\n\nLEGS        9-18-97\nSquat 315x6\nPreacher     30sx10 x8\nCurl         45sx10 x10 x9",
      exercises: [
        "1997-09-14 Bench: 225 x10", "1997-09-18 Squat: 315 x6", "1997-09-18 Preacher: 30 x10, 30 x8",
        "1997-09-18 Curl: 45 x10, 45 x10, 45 x9",
      ]),
    .init(
      name: "kettlebells",
      text: "2026-09-02\nswings 32kg  20/20  20/20\nsnatch 24kg 8min 128 reps (64/64)\nfront squat 2x24: 10 10 10",
      exercises: [
        "2026-09-02 swings: 32kg x20, 32kg x20", "2026-09-02 snatch: 24kg 480s x128",
        "2026-09-02 front squat: 24kg x10, 24kg x10, 24kg x10",
      ]),
    .init(
      name: "clusters and their rests",
      text:
        "2026-09-02 kg\nCluster bench 110: 2+2+2 (20s), 2+2+1 (20s)\nBench 100: 4, 4, 4, 4. last @9\nSquat\n105 4x5 @7.5 (last set more like 8.5)\nOHP 160lb 5x10 -- only got 7 on the last set, legs gone",
      exercises: [
        "2026-09-02 Cluster bench: 110kg x2, 110kg x2, 110kg x2, 110kg x2, 110kg x2, 110kg x1",
        "2026-09-02 Bench: 100kg x4, 100kg x4, 100kg x4, 100kg @9 x4",
        "2026-09-02 Squat: 105kg @7.5 x5, 105kg @7.5 x5, 105kg @7.5 x5, 105kg @8.5 x5",
        "2026-09-02 OHP: 160lb x10, 160lb x10, 160lb x10, 160lb x10, 160lb x7",
      ]),
    .init(
      name: "crosses behind crosses",
      text: "2026-09-02\nSn: 60x1, 63x X, 63x1, 63x X\nC&J: 70x1, 76x1, 80x X\nBench 185x1 X",
      exercises: [
        "2026-09-02 Sn: 60 x1, 63 fail x0, 63 x1, 63 fail x0", "2026-09-02 C&J: 70 x1, 76 x1, 80 fail x0",
        "2026-09-02 Bench: 185 fail x0",
      ]),
    .init(
      name: "the right side behind a colon",
      text:
        "2026-09-02\nStep down: L 8, 8, 6\nStep down: R 8, 8, 6 (pain in the knee)\nLunge: R 8 8 6\nCooldown 1.5 km",
      exercises: [
        "2026-09-02 Step down: left x8, left x8, left x6", "2026-09-02 Step down: right x8, right x8, right x6",
        "2026-09-02 Lunge: right x8, right x8, right x6", "2026-09-02 Cooldown: 1.5km",
      ]),
    .init(
      name: "sets in the line of their day",
      text:
        "Jul 14 2019: Squat 225x5x3, Bench 165x5x3. Hot. 45 min.\nJul 16 2019: Dead 315x5, Press 105x5x3\nJul 18 2019: Squat 230x5x3, Curls 65x12x2. lb as always",
      exercises: [
        "2019-07-14 Squat: 225lb x5, 225lb x5, 225lb x5", "2019-07-14 Bench: 165lb x5, 165lb x5, 165lb x5",
        "2019-07-16 Dead: 315lb x5", "2019-07-16 Press: 105lb x5, 105lb x5, 105lb x5",
        "2019-07-18 Squat: 230lb x5, 230lb x5, 230lb x5", "2019-07-18 Curls: 65lb x12, 65lb x12",
      ]),
    .init(
      name: "a rest in one letter, an effort in brackets",
      text:
        "2026-09-02\nBench 3x8 @ 60kg r90\nRow 3x8 @ 60kg (8)\nSquat 60 x 8 8 7 w/ sleeves\nPress 3x5 40kg, 3 min between",
      exercises: [
        "2026-09-02 Bench: 60kg x8, 60kg x8, 60kg x8", "2026-09-02 Row: 60kg @8 x8, 60kg @8 x8, 60kg @8 x8",
        "2026-09-02 Squat: 60kg x8, 60kg x8, 60kg x7", "2026-09-02 Press: 40kg x5, 40kg x5, 40kg x5",
      ]),
    .init(
      name: "effort of the top set in a column",
      text:
        "2026-09-02\n| Lift | Weight | Reps | top RPE |\n|---|---|---|---|\n| Squat | 100 kg | 5, 5, 5 | 8 |\n| Bench | 80 kg | 5, 5, 5 | 7.5 |",
      exercises: [
        "2026-09-02 Squat: 100kg x5, 100kg x5, 100kg @8 x5", "2026-09-02 Bench: 80kg x5, 80kg x5, 80kg @7.5 x5",
      ]),
    .init(
      name: "sums that are none",
      text:
        "2026-09-03 kg\nBench: 100 x 5+3 = 9\nPull-ups 10+8+7 = 20 with help\nPress 40+2.5 = 42.5 x 5\nDips 3x8 = done",
      exercises: [
        "2026-09-03 Bench: 100kg x5, 100kg x3", "2026-09-03 Pull-ups: x10, x8, x7",
        "2026-09-03 Press 40+2.5: 42.5kg x5", "2026-09-03 Dips: x8, x8, x8",
      ]),
    .init(
      name: "pairs that are no sides",
      text: "2026-09-03 kg\nBench 60/8 60/8 60/7\nPush-ups 20/20\nSquat 2x24: 10 10",
      exercises: [
        "2026-09-03 Bench: 60kg x8, 60kg x8, 60kg x7", "2026-09-03 Push-ups: x20, x20", "2026-09-03 Squat: x10, x10",
      ]),
    .init(
      name: "numbers that are sets",
      text:
        "2026-09-03 kg\nSquat 3x8 20kg bar\nBench 60 3x8\nPlank 3x45s 1:30\nRow 2 km 7:40 HR 150\nBox jumps 3x5 24\"\nFarmer walk 40m 32kg x 3",
      exercises: [
        "2026-09-03 Squat: 20kg x8, 20kg x8, 20kg x8", "2026-09-03 Bench: 60kg x8, 60kg x8, 60kg x8",
        "2026-09-03 Plank: 45s, 90s", "2026-09-03 Row: 2km 460s", "2026-09-03 Box jumps: x5, x5, x5",
        "2026-09-03 Farmer walk: 32kg 40m, 32kg 40m, 32kg 40m",
      ]),
    .init(
      name: "words before names that mean warm-ups",
      text: "2026-09-03 kg\nWarmup: Bench 20x10\nNext: Bench 3x8 @ 60kg\n5 rounds bench 60kg x 5\n10:30 run 5 km",
      exercises: [
        "2026-09-03 Bench: 20kg warmup x10", "2026-09-03 Bench: open ? 60kg x8, open ? 60kg x8, open ? 60kg x8",
        "2026-09-03 bench: 60kg x5, 60kg x5, 60kg x5, 60kg x5, 60kg x5", "2026-09-03 run: 5km 630s",
      ]),
    .init(
      name: "capitals that are no days",
      text: "2026-09-03\nABS 10-15-20\nDIPS 30-40-50\nBENCH 5-5-5 100kg",
      exercises: [
        "2026-09-03 ABS: x10, x15, x20", "2026-09-03 DIPS: x30, x40, x50",
        "2026-09-03 BENCH: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "the last that is another's",
      text:
        "2026-09-03 kg\nBench 100: 4, 4. last week @9\nSquat 3x5 100 (last set more like 6 reps)\nR: 2 min rest\nLunge: R 8",
      exercises: [
        "2026-09-03 Bench: 100kg x4, 100kg x4", "2026-09-03 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-09-03 Lunge: x8",
      ]),
    .init(
      name: "complexes once with each load",
      text: "2026-09-04 kg\nC+FS+J complex: 50 (1+1+1), 60 (1+1+1), 70 (1+1+1) x2\nBench: 50 (1+1+1), 60 (2)",
      exercises: [
        "2026-09-04 C+FS+J complex: 50kg x1, 60kg x1, 70kg x1, 70kg x1",
        "2026-09-04 Bench: 50kg x1, 50kg x1, 50kg x1, 60kg x2",
      ]),
    .init(
      name: "about what somebody weighs",
      text: "2026-09-04 kg\nbodyweight ~71\nDips\nbw ~12\nBulgarians 16kg 10/10, 9/9",
      exercises: [
        "2026-09-04 Dips: x12 ~", "2026-09-04 Bulgarians: 16kg left x10, 16kg right x10, 16kg left x9, 16kg right x9",
      ]),
  ]
}
