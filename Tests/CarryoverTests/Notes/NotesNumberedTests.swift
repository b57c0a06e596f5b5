import Testing
import TrainingModel

@testable import Carryover

/// Which set a line tells of, and efforts that stand among remarks.
struct NotesNumberedTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test(
    "What has no room in a set is told beside it",
    arguments: [
      ("Goblet squat (2 x 16kg DBs)\n- 10", "2 x 16kg DBs"),
      ("Front squat (double 16kg) 1x5", "double"),
      ("WOD \"Helen\" (400m run, 12 pull-ups): 10:48 Rx", "WOD (400m run, 12 pull-ups) Rx"),
      ("Bench\n90% x 3+ - 95 kg x 6", "90% x 3+"),
      ("Bench\n5 @ 60 kg (40% of Training Max – warm)", "of Training Max"),
      ("Squats w/ just the bar 20kg 1x8", "w/ just the bar"),
      ("RDL as planned 1x8 62.5kg", "as planned"),
      ("Push-ups 1 x 10 - 2 chains on my back", "2 chains on my back"),
    ])
  func notes(text: String, note: String) throws {
    let session = try #require(NotesStructureTests.sessions("2025-04-23\n" + text).first)
    let notes = session.sections.flatMap(\.exercises).map(\.notes) + session.allSets.map(\.notes)
    #expect(session.allSets.count == 1)
    #expect(notes.compactMap(\.self) == [note])
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the number of each set before a dash",
      text:
        "2025-04-01\nBench\n1 - 100kg - 5 reps\n2 - 100kg - 4 reps\n\nRow\n1 - 60kg x 8\n2 - 60kg x 7\n\nPlank\n1 – 45 s\n2 – 40 s\n\nPush ups\n1 - 20\n2 - 18\n3 - 15\n\nCurl, set 1, 12 kg x 10\nCurl, set 2, 12 kg x 8",
      exercises: [
        "2025-04-01 Bench: 100kg x5, 100kg x4", "2025-04-01 Row: 60kg x8, 60kg x7", "2025-04-01 Plank: 45s, 40s",
        "2025-04-01 Push ups: x20, x18, x15", "2025-04-01 Curl: 12kg x10", "2025-04-01 Curl: 12kg x8",
      ]),
    .init(
      name: "numbers before a dash that count sets",
      text: "2025-04-02\nBench\n2 - 100kg x 5\n3 - 80kg x 8\n\nRow\n1 - 60kg x 8\n\nPush ups\n1 - 20\n3 - 18",
      exercises: [
        "2025-04-02 Bench: 100kg x5, 100kg x5, 80kg x8, 80kg x8, 80kg x8", "2025-04-02 Row: 60kg x8",
        "2025-04-02 Push ups: x20, x18, x18, x18",
      ]),
    .init(
      name: "efforts among the remarks of a table",
      text:
        "# 2025-04-03\n\n| Exercise | Sets x Reps | Weight | Notes |\n|---|---|---|---|\n| Squat | 3x5 | 100 kg | RPE 8 |\n| Bench | 3x5 | 80 kg | felt easy, RPE 7 |\n| Row | 3x8 | 60 kg | last set @9 |\n| Curl | 3x8 | 20 kg | 2 RIR |\n| Dip | 3x8 | | @8 |\n| Leg ext | 3x8 | 40 kg | RPE 8, 9, 9.5 |\n| Calf raise | 2x8 | 40 kg | aim for RPE 9 |\n| Leg curl | 2x8 | 30 kg | seat @ 5 |",
      exercises: [
        "2025-04-03 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5",
        "2025-04-03 Bench: 80kg @7 x5, 80kg @7 x5, 80kg @7 x5", "2025-04-03 Row: 60kg x8, 60kg x8, 60kg @9 x8",
        "2025-04-03 Curl: 20kg rir2 x8, 20kg rir2 x8, 20kg rir2 x8", "2025-04-03 Dip: @8 x8, @8 x8, @8 x8",
        "2025-04-03 Leg ext: 40kg @8 x8, 40kg @9 x8, 40kg @9.5 x8", "2025-04-03 Calf raise: 40kg x8, 40kg x8",
        "2025-04-03 Leg curl: 30kg x8, 30kg x8",
      ]),
    .init(
      name: "what the two numbers of a set are, in the header of a column",
      text:
        "# 2025-04-04, all lb\n\n| Exercise | Set 1 (reps/weight) | Set 2 (reps/weight) |\n|---|---|---|\n| Leg Press | 12/270 | 10/310 |\n| Push-up | 12/bw | 11 |\n\n| Exercise | Set 1 (weight/reps) | Set 2 (weight/reps) |\n|---|---|---|\n| Row | 90/12 | 95/10 |\n\n| Exercise | Reps/Weight | Reps/Weight |\n|---|---|---|\n| Bench | 12/95 | 10/105 |",
      exercises: [
        "2025-04-04 Leg Press: 270lb x12, 310lb x10", "2025-04-04 Push-up: x12, x11",
        "2025-04-04 Row: 90lb x12, 95lb x10", "2025-04-04 Bench: 95lb x12, 105lb x10",
      ]),
    .init(
      name: "the unit in such a header",
      text:
        "# 2025-04-05\n\n| Exercise | Set 1 (reps x kg) | Set 2 (reps x kg) |\n|---|---|---|\n| Leg Press | 12x120 | 12x130 |\n\n| Exercise | kg x reps |\n|---|---|\n| Squat | 120x12, 130x10 |\n\n| Exercise | Sets/Reps | Weight |\n|---|---|---|\n| Row | 3/8 | 60 |\n| Curl | 3x10 | 12 |\n| Dip | 2/8-10 | |\n\n| Exercise | Reps/Sets | kg |\n|---|---|---|\n| Shrug | 12/3 | 80 |",
      exercises: [
        "2025-04-05 Leg Press: 120kg x12, 130kg x12", "2025-04-05 Squat: 120kg x12, 130kg x10",
        "2025-04-05 Row: 60kg x8, 60kg x8, 60kg x8", "2025-04-05 Curl: 12kg x10, 12kg x10, 12kg x10",
        "2025-04-05 Dip: open ? x8-10, open ? x8-10", "2025-04-05 Shrug: 80kg x12, 80kg x12, 80kg x12",
      ]),
    .init(
      name: "what others lift and say, and how long the day took",
      text:
        "2025-04-06\n\nShort one, only 40 minutes.\n\nBench: 60 kg x 5, 60 kg x 5\nHe benched 100 for 3, I was jealous.\nTom was there too. She squatted 140 kg for 5 reps.\n\n> Tom: I do 5x5 @ 100 kg every Monday",
      exercises: ["2025-04-06 Bench: 60kg x5, 60kg x5"]),
    .init(
      name: "a quoted list above the first day",
      text: "Posting my log as asked\n\n> bob wrote:\n> 5x5 @ 100 kg\n\n2025-04-07\nSquat 60 kg x 8",
      exercises: ["Posting my log as asked: ", "2025-04-07 Squat: 60kg x8"]),
    .init(
      name: "how a set was, in a bracket behind its name",
      text:
        "2025-04-08\nSquat (felt heavy): 80 kg x 5\nLeg Press (feet high): 180 kg x 12\nBench (paused): 60 kg x 5\nLong run: 90 min",
      exercises: [
        "2025-04-08 Squat: 80kg x5", "2025-04-08 Leg Press (feet high): 180kg x12",
        "2025-04-08 Bench (paused): 60kg x5", "2025-04-08 Long run: 5400s",
      ]),
    .init(
      name: "repetitions, each with its own effort",
      text:
        "2025-04-09\n- Pull ups 12 @ RPE 8, 10 @ RPE 9, 8 to failure\n- Chin ups 12 RIR 2, 10 RIR 1\n- Dips 12 @ RPE 8 / 10 @ RPE 9\n- Bench 60kg: 10 @ RPE 8, 8 @ RPE 9\n- Row 60kg 5,5,5 RPE 8, 8, 9\n- Squat 100kg 3x5, all felt like RPE 7\n- Curl 20kg 3x8 RPE 8/10",
      exercises: [
        "2025-04-09 Pull ups: @8 x12, @9 x10, fail x8", "2025-04-09 Chin ups: rir2 x12, rir1 x10",
        "2025-04-09 Dips: @8 x12, @9 x10", "2025-04-09 Bench: 60kg @8 x10, 60kg @9 x8",
        "2025-04-09 Row: 60kg @8 x5, 60kg @8 x5, 60kg @9 x5", "2025-04-09 Squat: 100kg @7 x5, 100kg @7 x5, 100kg @7 x5",
        "2025-04-09 Curl: 20kg @8 x8, 20kg @8 x8, 20kg @8 x8",
      ]),
    .init(
      name: "what is lifted with, in a bracket or before the load",
      text:
        "2025-04-10\n\nC) Bulgarian split squat (DBs 16kg)\nleft 10, right 10\n\nGoblet squat (KB 16kg)\n- 10\n- 8\n\nSquat (2 x 16kg DBs)\n- 10\n\nPress (2x20kg)\n- 8\n\nsquats (just the bar, 20kg) 3x8\nlunges w/ just the bar 20kg 2x8\nrow empty bar 20kg 2x8\nCurl with the EZ bar 20 kg 2x10\nTrap bar 60 kg 1x5",
      exercises: [
        "2025-04-10 Bulgarian split squat: 16kg left x10, 16kg right x10", "2025-04-10 Goblet squat: 16kg x10, 16kg x8",
        "2025-04-10 Squat: 16kg x10", "2025-04-10 Press: 20kg x8", "2025-04-10 squats: 20kg x8, 20kg x8, 20kg x8",
        "2025-04-10 lunges: 20kg x8, 20kg x8", "2025-04-10 row: 20kg x8, 20kg x8",
        "2025-04-10 Curl with the EZ bar: 20kg x10, 20kg x10", "2025-04-10 Trap bar: 60kg x5",
      ]),
    .init(
      name: "what somebody owns, above the first day",
      text:
        "## Kettlebell stuff @ home\n\nI own a 16, a 20 and a 24 (kg).\nPlates: 5, 10, 20 kg\n\n**2025-04-11**\n- Halo 16kg x 10",
      exercises: ["Kettlebell stuff @ home: ", "2025-04-11 Halo: 16kg x10"]),
    .init(
      name: "feeders, drops behind the top set, and workouts with a name",
      text:
        "2025-04-12\nHack squat\nFeeder: 40kg x 8, 80kg x 4\n120kg x 8\n\nSquat\n120kg x 3\nDrops: 2x5 @ 100kg\n\nWOD \"Helen\" (3 RFT 400m run, 21 swings, 12 pull-ups): 10:48 Rx\nFran 6:48\n\"Karen\" – 11:42",
      exercises: [
        "2025-04-12 Hack squat: 40kg warmup x8, 80kg warmup x4, 120kg x8",
        "2025-04-12 Squat: 120kg x3, 100kg x5, 100kg x5", "2025-04-12 Helen: 648s", "2025-04-12 Fran: 408s",
        "2025-04-12 Karen: 702s",
      ]),
    .init(
      name: "repetitions with their sign behind them, and a remark",
      text:
        "2025-04-13\nBench\n60kg 8x RPE 9\n60kg 8x @9\n60kg 8x last one hard\nSquat 60kg 8x, 70kg 8x, 80kg 6x zwaar\nRow 60kg 3x8\nDips: 12x, 10x, 8x.",
      exercises: [
        "2025-04-13 Bench: 60kg @9 x8, 60kg @9 x8, 60kg x8", "2025-04-13 Squat: 60kg x8, 70kg x8, 80kg x6",
        "2025-04-13 Row: 60kg x8, 60kg x8, 60kg x8", "2025-04-13 Dips: x12, x10, x8",
      ]),
    .init(
      name: "loads behind parts of a maximum",
      text:
        "2025-04-14\nBench (TM 235 lbs)\n70% x 3 - 165\n90% x 3+ - 210 x 8\n5 @ 65% - 155\n75% 2x5 - 80kg\n70% x 3, 80kg\n65% x 5: 155\n70% x 3 = 165\n80% x 3 (190)\n85% x 3",
      exercises: [
        "2025-04-14 Bench: 165kg x3 ? 70%, 210kg x8 ? 90%, 155kg x5 ? 65%, 80kg x5 ? 75%, 80kg x5 ? 75%, 80kg x3 ? 70%, 155kg x5 ? 65%, 165kg x3 ? 70%, 190kg x3 ? 80%, open ? 85% x3"
      ]),
    .init(
      name: "efforts of the last set in a remark, and several with spaces",
      text:
        "2025-04-15\nSquat\n120kg x 4, 4, 3 (last one grindy, RPE 9.5)\n120kg 2x4 (last one @9)\n2x4 120kg - last rpe 9\n2x4 120kg (last set grindy, 0 RIR)\n120kg 3x4, rpe 7 8 9\n3x4 120kg @7, 8, 9",
      exercises: [
        "2025-04-15 Squat: 120kg x4, 120kg x4, 120kg @9.5 x3, 120kg x4, 120kg @9 x4, 120kg x4, 120kg @9 x4, 120kg x4, 120kg rir0 x4, 120kg @7 x4, 120kg @8 x4, 120kg @9 x4, 120kg @7 x4, 120kg @8 x4, 120kg @9 x4"
      ]),
    .init(
      name: "two of a kind, done as planned, and what somebody is asked",
      text:
        "2025-04-16\nFront squat (double 16kg) 2x5\nDouble clean & press, two 16kg bells, 2x5\nlunges, pair of 12kg, 2x10\nRDL as planned 2x8 62.5kg\nNice. Sunday please do: squat 2x5 82.5kg",
      exercises: [
        "2025-04-16 Front squat: 16kg x5, 16kg x5", "2025-04-16 Double clean & press: 16kg x5, 16kg x5",
        "2025-04-16 lunges: 12kg x10, 12kg x10", "2025-04-16 RDL: 62.5kg x8, 62.5kg x8",
        "2025-04-16 squat: open ? 82.5kg x5, open ? 82.5kg x5",
      ]),
    .init(
      name: "loads behind dashes, where some can be nothing else",
      text:
        "2025-04-17\nLat pulldowns 2 x 12 - 130\nPushdowns 2 x 15 - 50\nDumbbell raises 2 x 15 - 20\nPush-ups 2 x 10 - 2 chains on my back\nCurl 2x10 - 2 min rest\nPress 2x5 60 kg - 2 RIR",
      exercises: [
        "2025-04-17 Lat pulldowns: 130kg x12, 130kg x12", "2025-04-17 Pushdowns: 50kg x15, 50kg x15",
        "2025-04-17 Dumbbell raises: 20kg x15, 20kg x15", "2025-04-17 Push-ups: x10, x10", "2025-04-17 Curl: x10, x10",
        "2025-04-17 Press: 60kg rir2 x5, 60kg rir2 x5",
      ]),
    .init(
      name: "a dash that is a range where no load stands behind one",
      text: "2025-04-18\nDumbbell raises 2 x 15 - 20\nCurl 2 x 10-12",
      exercises: [
        "2025-04-18 Dumbbell raises: open ? x15-20, open ? x15-20", "2025-04-18 Curl: open ? x10-12, open ? x10-12",
      ]),
    .init(
      name: "warm-ups below a label with a blank line, and what is reckoned",
      text:
        "2025-04-19 Overhead Press\n\nWarm up sets\n\n45 x 15\n100 x 5\n\nWorking sets\n\n165 x 5\nFelt good. I managed to get 7 reps at 135\n215 x 4 x 0.0333 + 215 = 243.64 or 245\n4910 + 1350 = 6260 lb moved\n\nSquat\n5 @ 60# (40% of Training Max – warm)",
      exercises: [
        "2025-04-19 Overhead Press: 45lb warmup x15, 100lb warmup x5, 165lb x5, 135lb x7",
        "2025-04-19 Squat: 60lb warmup x5 ? 40%",
      ]),
    .init(
      name: "loads that go on behind one with its unit",
      text:
        "2025-04-20\nChin ups BW x 12, 45 lbs x 3, 50 x 3, 55 x 3\nDips 20 kg x 8, 22.5 x 6, 3x10\nDips +20 kg x 5, 15x3\nPull ups 10 kg x 8, 3 x 8",
      exercises: [
        "2025-04-20 Chin ups: x12, +45lb x3, +50lb x3, +55lb x3",
        "2025-04-20 Dips: +20kg x8, +22.5kg x6, +22.5kg x10, +22.5kg x10, +22.5kg x10",
        "2025-04-20 Dips: +20kg x5, +20kg x15, +20kg x15, +20kg x15",
        "2025-04-20 Pull ups: +10kg x8, +10kg x8, +10kg x8, +10kg x8",
      ]),
    .init(
      name: "a sentence above sets, under a title",
      text:
        "2025-04-21 Deload\n\nSecond part of the deload lifts this morning.\n\n135 x 5\n210 x 5\n\nBench Press\n45 x 25",
      exercises: ["2025-04-21 Deload: 135 x5, 210 x5", "2025-04-21 Bench Press: 45 x25"]),
    .init(
      name: "how many there were in all",
      text:
        "2025-04-22\nBench 60kg x 5\nBand pull-aparts 100 total\nSide bends: 54 total\nSwim 1500yd total\nSets 20 total\nSquat\n90% x 3+ - 210 x 8 (PR!! old one was 205x8)",
      exercises: [
        "2025-04-22 Bench: 60kg x5", "2025-04-22 Band pull-aparts: x100", "2025-04-22 Side bends: x54",
        "2025-04-22 Swim: 1500yd", "2025-04-22 Squat: 210kg x8 ? 90%",
      ]),
  ]
}
