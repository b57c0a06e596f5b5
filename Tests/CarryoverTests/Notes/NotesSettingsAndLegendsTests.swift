import Testing
import TrainingModel

@testable import Carryover

/// How gear was set, what a legend says of marks and places, what did not come, and what is said in passing.
struct NotesSettingsAndLegendsTests {
  @Test(
    "Settings behind names, legends of marks, misses told in words and remarks in passing are read", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "settings in brackets",
      text:
        "2024-03-05 kg\nSmith press (bench 2nd hole): 30/12wu 50/8wu 70/8 70/7f 50/9d\nPec fly (seat 4, arms 2): 45/12 45/12\nA1) Incline DB press (30°) - 24kg: 10, 10, 9\nLeg curl (pos. 3) 40kg: 12, 12\nHangs (20 mm, half crimp)\n+10 kg 10 s\n+12 kg 8 s",
      exercises: [
        "2024-03-05 Smith press: 30kg warmup x12, 50kg warmup x8, 70kg x8, 70kg fail x7, 50kg drop x9",
        "2024-03-05 Pec fly: 45kg x12, 45kg x12", "2024-03-05 Incline DB press: 24kg x10, 24kg x10, 24kg x9",
        "2024-03-05 Leg curl: 40kg x12, 40kg x12", "2024-03-05 Hangs: +10kg 10s, +12kg 8s",
      ]),
    .init(
      name: "brackets that are no settings",
      text:
        "2024-03-05 kg\nBench press (2nd) 100x5\nSquat (60x5 100x3) 140x3\nRow (each side 10) 30x10\nPress (3x8) 40\nSquat (Barbell): 100x5\n### Leg Press (45°)\n- 100 kg x 5",
      exercises: [
        "2024-03-05 Bench press (2nd): 100kg x5", "2024-03-05 Squat: 60kg x5, 100kg x3, 140kg x3",
        "2024-03-05 Row (each side 10): 30kg x10", "2024-03-05 Press: 40kg x8, 40kg x8, 40kg x8",
        "2024-03-05 Squat (Barbell): 100kg x5", "2024-03-05 Leg Press (45°): 100kg x5",
      ]),
    .init(
      name: "settings before a dash",
      text:
        "2024-03-05 kg\nleg ext s3 pad 2 - 40 x 15 15 12\nchest press s4 - 45 x 12 12 10\nhalf crimp 20mm edge: +10 10s, +10 10s",
      exercises: [
        "2024-03-05 leg ext: 40kg x15, 40kg x15, 40kg x12", "2024-03-05 chest press: 45kg x12, 45kg x12, 45kg x10",
        "2024-03-05 half crimp: +10kg 10s, +10kg 10s",
      ]),
    .init(
      name: "a remark behind a bold name",
      text:
        "2024-03-05\n**One arm row** (bench against the wall)\n- left 15 kg x 8\n- right 15 kg x 8\n\n**Bench press** (barbell)\n- 60 kg x 5",
      exercises: ["2024-03-05 One arm row: 15kg left x8, 15kg right x8", "2024-03-05 Bench press (barbell): 60kg x5"]),
    .init(
      name: "what hangs on the body, between slashes",
      text:
        "calisthenics. + is kg on the belt, - is kg of help\n\n2025-02-03\npull up bw 6 / +5 5 / +10 4 / bw 8\nchin up bw 8 / bw 6 f\none arm chin -20 left 3 / -20 right 2\nstep up L bwx10 bwx9 R bwx10",
      exercises: [
        "2025-02-03 pull up: x6, +5kg x5, +10kg x4, x8", "2025-02-03 chin up: x8, fail x6",
        "2025-02-03 one arm chin: -20kg left x3, -20kg right x2", "2025-02-03 step up: left x10, left x9, right x10",
      ]),
    .init(
      name: "slashes that are none",
      text: "2025-02-03 kg\nbench 80 / 85 / 90 x 5\npull up 8 / 7 / 6\nsquat 5/5/5 100",
      exercises: [
        "2025-02-03 bench: 80kg x5, 85kg x5, 90kg x5", "2025-02-03 pull up: x8, x7, x6",
        "2025-02-03 squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "brackets and bars of a legend",
      text:
        "prep, all kg, brackets = warm ups. Left of the bar = warmup sets.\n\n2024-11-12\nsq (60x5 100x3) 140x3@7 150x3@8\nbench 45x5  60x5 | 80x5  80x5\nrow 80x5",
      exercises: [
        "2024-11-12 sq: 60kg warmup x5, 100kg warmup x3, 140kg @7 x3, 150kg @8 x3",
        "2024-11-12 bench: 45kg warmup x5, 60kg warmup x5, 80kg x5, 80kg x5", "2024-11-12 row: 80kg x5",
      ]),
    .init(
      name: "bars without a legend",
      text: "2024-11-12 kg\nbench 45x5 | 80x5 | 80x5",
      exercises: ["2024-11-12 bench: 45kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "ordinals of sets",
      text:
        "04/03/2024\n\nSupino reto\n1ª 40kg 12 reps (aquecimento)\n2ª 60kg 10 reps\n3ª 60kg 7 reps (falha)\n\nPrancha\n1ª 45s\n2ª 40s\n\nBarra fixa\n1ª peso corporal 7 reps\n2ª peso corporal 5 reps",
      exercises: [
        "2024-03-04 Supino reto: 40kg warmup x12, 60kg x10, 60kg fail x7", "2024-03-04 Prancha: 45s, 40s",
        "2024-03-04 Barra fixa: x7, x5",
      ]),
    .init(
      name: "ordinals of attempts",
      text: "# 2025-05-04 kg\n## Squat\n1st 190 good\n2nd 200 good",
      exercises: ["2025-05-04 Squat: 190kg x1, 200kg x1"]),
    .init(
      name: "a legend of two sentences",
      text:
        "I write weight x reps @ RPE. For back-offs the weight stands before sets x reps.\n\n## Mon 9/12/22 lb\n\n**squat**\n405x1@8\n335 3x5@7\n\n**press**\n135x3@6.5, 140x3@7.5",
      exercises: [
        "2022-09-12 squat: 405lb @8 x1, 335lb @7 x5, 335lb @7 x5, 335lb @7 x5",
        "2022-09-12 press: 135lb @6.5 x3, 140lb @7.5 x3",
      ]),
    .init(
      name: "repetitions before sets on each side",
      text:
        "N.B. reps x sets (10x3 = three sets of ten), weight first, kilos\n\n2023-09-02\nWalking lunge\n16 kg 10x2 each leg\nPress\n40 kg 5x3",
      exercises: ["2023-09-02 Walking lunge: 16kg x10, 16kg x10", "2023-09-02 Press: 40kg x5, 40kg x5, 40kg x5"]),
    .init(
      name: "misses in words",
      text:
        "2025-05-07 lb\nbp: 5x165 5x165 4x165 (failed rep 5, spotter took it)\n\n2025-05-09 lb\ndb press 20x10, 20x10, 20x7 couldnt get the 8th up\ndeadlift 140 x 3, 140 x 2, the third rep stuck at the knee\npress banca: 62,5 kg x 5, 62,5 kg x 4, la quinta no subió\nohp 5x5 30 - last set 4, missed the 5th",
      exercises: [
        "2025-05-07 bp: 165lb x5, 165lb x5, 165lb fail x4", "2025-05-09 db press: 20lb x10, 20lb x10, 20lb fail x7",
        "2025-05-09 deadlift: 140lb x3, 140lb fail x2", "2025-05-09 press banca: 62.5kg x5, 62.5kg fail x4",
        "2025-05-09 ohp: 30lb x5, 30lb x5, 30lb x5, 30lb x5, 30lb fail x4",
      ]),
    .init(
      name: "misses of something else",
      text:
        "2025-05-07 kg\nbench 80x5 (third bench in the corner, could not reach the 8 kg plates)\nrow 60x8, 60x8, next time the 9th",
      exercises: ["2025-05-07 bench: 80kg x5", "2025-05-07 row: 60kg x8, 60kg x8"]),
    .init(
      name: "sentences behind names",
      text:
        "2023-12-03\n\nSquats. To warm up: 20 kg x 10, 60 kg x 5. Then 100 kg x 5 (RPE 8), 100 kg x 5 (RPE 9). Knees fine.\n\nBench press. To warm up: 20 kg x 10. Then 3 sets of 6 at 72.5 kg. One back-off: 60 kg x 12 to failure.\n\nPress. Wanted 3x5 at 50 kg, got 5, 5, 4.\n\nSide plank. 40 s left, 35 s right.",
      exercises: [
        "2023-12-03 Squats: 20kg warmup x10, 60kg warmup x5, 100kg @8 x5, 100kg @9 x5",
        "2023-12-03 Bench press: 20kg warmup x10, 72.5kg x6, 72.5kg x6, 72.5kg x6, 60kg fail x12",
        "2023-12-03 Press: 50kg x5 ? 50kg x5, 50kg x5 ? 50kg x5, 50kg x4 ? 50kg x5",
        "2023-12-03 Side plank: 40s left, 35s right",
      ]),
    .init(
      name: "what is in either hand",
      text:
        "2024-01-06 kg\n* Farmer carry 3 x 40 m, 2x16 kg KBs\n* Goblet squat 3x10, 1x16 kg KB\n\n2024-01-08 kg\n4 rounds of\n6 presses each arm 16kg\n40m farmer carry 2x24kg\n18:20 total, hr 165 at the end",
      exercises: [
        "2024-01-06 Farmer carry: 16kg 40m, 16kg 40m, 16kg 40m",
        "2024-01-06 Goblet squat: 16kg x10, 16kg x10, 16kg x10",
        "2024-01-08 presses: 16kg x6, 16kg x6, 16kg x6, 16kg x6",
        "2024-01-08 farmer carry: 24kg 40m, 24kg 40m, 24kg 40m, 24kg 40m",
      ]),
    .init(
      name: "what comes after the rounds",
      text: "2024-01-06 kg\n3 rounds of\n15 swings 24kg\n40s plank\nthen\n3 getups left 16kg\n3 getups right 16kg",
      exercises: [
        "2024-01-06 swings: 24kg x15, 24kg x15, 24kg x15", "2024-01-06 plank: 40s, 40s, 40s",
        "2024-01-06 getups: 16kg left x3", "2024-01-06 getups: 16kg right x3",
      ]),
    .init(
      name: "times on the way",
      text:
        "2024-09-10\nwu jog 2k 11:40\nrun 16k 1:29:30 long one. splits 5k 28:10, 10k 56:05, 15k 1:23:50. legs ok\nride 40k 1:32:00, out 47:10 back 44:50\ncd jog 1.5k 9:20\nRun intervals 400 m 1:32, 400 m 1:31\n2 min walk between. Legs heavy",
      exercises: [
        "2024-09-10 jog: 2km 700s warmup", "2024-09-10 run: 16km 5370s", "2024-09-10 ride: 40km 5520s",
        "2024-09-10 jog: 1.5km 560s", "2024-09-10 Run intervals: 400m 92s, 400m 91s",
      ]),
    .init(
      name: "hours, places and days",
      text:
        "home 21 aug 24, kg\n18:10 sq 40x8 wu\n18:17 sq 90x5\n18:55 ab wheel bwx10\n\nhotel 24 aug 24, dbs are in lb here\n07:17 db bench 50x12\n07:20 db bench 50x11",
      exercises: [
        "2024-08-21 sq: 40kg warmup x8", "2024-08-21 sq: 90kg x5", "2024-08-21 ab wheel: x10",
        "2024-08-24 db bench: 50lb x12", "2024-08-24 db bench: 50lb x11",
      ]),
    .init(
      name: "a day that is spoken of",
      text:
        "tue 6 may 25, lbs\nrow 60, 3 sets of 12\n\nyesterday (mon 5 may), forgot to log\ndeadlift 235x5, 265x3\n\n**No date, some evening**\n- squat 100x5",
      exercises: [
        "squat: 100lb x5", "2025-05-05 deadlift: 235lb x5, 265lb x3", "2025-05-06 row: 60lb x12, 60lb x12, 60lb x12",
      ]),
    .init(
      name: "sets below numbers of sets",
      text:
        "2025-02-11 kg\n\n| Exercise | Target | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|\n| Incline bench | 3x8 @ 60 | 60x8 | 60x8 | 60x7 F |\n| DB lateral raise | 3x15 @ 8 | 8x15 | 8x15 | 8x13 |",
      exercises: [
        "2025-02-11 Incline bench: 60kg x8 ? 60kg x8, 60kg x8 ? 60kg x8, 60kg fail x7 ? 60kg x8",
        "2025-02-11 DB lateral raise: 8kg x15 ? @8 x15, 8kg x15 ? @8 x15, 8kg x13 ? @8 x15",
      ]),
    .init(
      name: "in passing",
      text:
        "LOG 2023  (all lbs)   bw 201ish\n\nMon 1/16/23\n**Deadlift** 170x5 · 180x1 – *180 moved well, no record though*\nohp ~~185 for 5~~ (loaded it wrong, put it back)\nsquat 5x10 @ 185, only did 4 of the 5 sets\nrow 60x8 then pulldown 50x10 and finished w plank 60s x2\n\nTue 1/17/23\nlift, 50 min, lbs\nbench 155 x 5, 155 x 5",
      exercises: [
        "2023-01-16 Deadlift: 170lb x5, 180lb x1", "2023-01-16 squat: 185lb x10, 185lb x10, 185lb x10, 185lb x10",
        "2023-01-16 row: 60lb x8", "2023-01-16 pulldown: 50lb x10", "2023-01-16 plank: 60s, 60s",
        "2023-01-17 bench: 155lb x5, 155lb x5",
      ]),
  ]
}
