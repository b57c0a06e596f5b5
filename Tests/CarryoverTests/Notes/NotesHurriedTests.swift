import Testing
import TrainingModel

@testable import Carryover

/// What people type in a hurry: signs glued to numbers, units left out, sets in brackets, rounds written out.
struct NotesHurriedTests {
  @Test("Each set is read as it was meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "marks of warm-ups before their sets",
      text:
        "2026-08-01\nunits: kg\nSQ  w60x5 w90x3 w110x2 125x5 125x5\nSquat: w 60x5, w 90x3, 125x5\nDL\nw70x5\n155x5\nBench wu 20x10, 40x5; 60kg 3x8",
      exercises: [
        "2026-08-01 SQ: 60kg warmup x5, 90kg warmup x3, 110kg warmup x2, 125kg x5, 125kg x5",
        "2026-08-01 Squat: 60kg warmup x5, 90kg warmup x3, 125kg x5", "2026-08-01 DL: 70kg warmup x5, 155kg x5",
        "2026-08-01 Bench: 20kg warmup x10, 40kg warmup x5, 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a unit behind the last pair",
      text: "2026-08-01\nOHP\n 10x20 5x40 kg, then 50kg 2x5\nRow 20x10 40x5 kg",
      exercises: ["2026-08-01 OHP: 20kg x10, 40kg x5, 50kg x5, 50kg x5", "2026-08-01 Row: 20kg x10, 40kg x5"]),
    .init(
      name: "several counts behind one sign",
      text: "2026-08-01\nB2 pullups x 7 6\nab wheel x 10 10 10\nbench 155 x 8 8 7",
      exercises: [
        "2026-08-01 pullups: x7, x6", "2026-08-01 ab wheel: x10, x10, x10", "2026-08-01 bench: 155 x8, 155 x8, 155 x7",
      ]),
    .init(
      name: "a load between a name and its counts",
      text:
        "2026-08-01\nBulgarian\n10kg each hand\n10 10 8 per leg\nShoulder press\n8kg dbs\n10 9 8\nAssisted pullup\n-25kg\n6 6 5",
      exercises: [
        "2026-08-01 Bulgarian: 10kg x10, 10kg x10, 10kg x8", "2026-08-01 Shoulder press: 8kg x10, 8kg x9, 8kg x8",
        "2026-08-01 Assisted pullup: -25kg x6, -25kg x6, -25kg x5",
      ]),
    .init(
      name: "what follows without a sign",
      text:
        "2026-08-01\nunits: kg\nBench: 70 8, 8, 8\nthen 60 10\nRow 30 12 12\nthen 25 15 easy\nIncline machine 45 12, 12, 10 drop 30 10",
      exercises: [
        "2026-08-01 Bench: 70kg x8, 70kg x8, 70kg x8, 60kg x10", "2026-08-01 Row: 30kg x12, 30kg x12, 25kg x15",
        "2026-08-01 Incline machine: 45kg x12, 45kg x12, 45kg x10, 30kg drop x10",
      ]),
    .init(
      name: "decimal commas before lists",
      text:
        "2026-08-01\nunits: kg\nSide raise 7,5 15/15/12\nShrug 7,5 3x12\nSquat 80% - 102,5: 6/6\nFace pull - 22,5: 15/15",
      exercises: [
        "2026-08-01 Side raise: 7.5kg x15, 7.5kg x15, 7.5kg x12", "2026-08-01 Shrug: 7.5kg x12, 7.5kg x12, 7.5kg x12",
        "2026-08-01 Squat: 102.5kg x6 ? 80%, 102.5kg x6 ? 80%", "2026-08-01 Face pull: 22.5kg x15, 22.5kg x15",
      ]),
    .init(
      name: "loads before names, bullets without a space",
      text: "2026-08-01\n-shrugs 225x15, 225x15\n-bench: 100x5\n+10kg dips 6 5\n2) Pullups - sets of 8, 7, 6",
      exercises: [
        "2026-08-01 shrugs: 225kg x15, 225kg x15", "2026-08-01 bench: 100kg x5", "2026-08-01 dips: +10kg x6, +10kg x5",
        "2026-08-01 Pullups: x8, x7, x6",
      ]),
    .init(
      name: "small loads before lists",
      text:
        "2026-08-01\nunits: kg\ncurls db 10: 12 11 9\nCable fly 10 x15 15 13\nIncline bench 70kg x4 x6 sets\nohp 7 reps 45 fail\nplank 1:00 1:00 :45",
      exercises: [
        "2026-08-01 curls db: 10kg x12, 10kg x11, 10kg x9", "2026-08-01 Cable fly: 10kg x15, 10kg x15, 10kg x13",
        "2026-08-01 Incline bench: 70kg x4, 70kg x4, 70kg x4, 70kg x4, 70kg x4, 70kg x4",
        "2026-08-01 ohp: 45kg fail x7", "2026-08-01 plank: 60s, 60s, 45s",
      ]),
    .init(
      name: "per cents between counts and loads",
      text: "2026-08-01\nBench\n5 @ 70% - 185#\n3 @ 75% - 195#\n3 - 95#",
      exercises: ["2026-08-01 Bench: 185lb x5 ? 70%, 195lb x3 ? 75%, 95lb x3"]),
    .init(
      name: "more repetitions with more weight",
      text: "2026-08-01\nunits: lb\nSquat 200x3 230x3 255x6+ (pr set)\nBench 200x5 230x3 255x1+",
      exercises: [
        "2026-08-01 Squat: 200lb x3, 230lb x3, 255lb x6", "2026-08-01 Bench: 200lb x5, 230lb x3, open ? 255lb x1+",
      ]),
    .init(
      name: "names of two before their sets",
      text:
        "2026-08-01\nunits: lb\nHammer curl ss/ rear delt fly: 35s 3x12 / 20s 3x15\nEx 1: Hack squat\n100 x 10\nEx 2: Leg curl\n40 x 10",
      exercises: [
        "2026-08-01 Hammer curl: 35lb x12, 35lb x12, 35lb x12",
        "2026-08-01 rear delt fly: 20lb x15, 20lb x15, 20lb x15", "2026-08-01 Hack squat: 100lb x10",
        "2026-08-01 Leg curl: 40lb x10",
      ]),
    .init(
      name: "marks out of so many",
      text:
        "2026-08-01\nSquat 100kg 3x5\nPump 2/3, soreness none, joints ok\nLeft elbow a little cranky, 1/3 on the joint scale",
      exercises: ["2026-08-01 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "reserves beside others",
      text: "2026-08-01\nunits: kg\nbench 80x8 2rir, 80x8 1rir, 80x7 0\nlat raise 10x15 1, 10x14 0",
      exercises: [
        "2026-08-01 bench: 80kg rir2 x8, 80kg rir1 x8, 80kg rir0 x7",
        "2026-08-01 lat raise: 10kg rir1 x15, 10kg rir0 x14",
      ]),
    .init(
      name: "sets on an interval",
      text:
        "2026-08-01\nPower clean, every 2 min x 6, 2 reps: 135-145-155 lbs\nStrength - Front Squat, every 2 min for 5 sets\n- 185# x 3\n- 195# x 3\nDeadlift EMOM 6 min\n- 6 x 2 @ 225 lb\nClean 60kg x 2 EMOM 4",
      exercises: [
        "2026-08-01 Power clean: 135lb x2, 145lb x2, 155lb x2", "2026-08-01 Front Squat: 185lb x3, 195lb x3",
        "2026-08-01 Deadlift: 225lb x2, 225lb x2, 225lb x2, 225lb x2, 225lb x2, 225lb x2",
        "2026-08-01 Clean: 60kg x2, 60kg x2, 60kg x2, 60kg x2",
      ]),
    .init(
      name: "sets in a bracket, and times of laps",
      text:
        "2026-08-01\nOHP 50kg: 6, 5\n (wu 20kg x10, 35kg x5)\nRow 500m x 2, times 1:52, 1:54\nRow\n- 2 x 500 m, 2:00 rest\n- splits 1:58, 1:57",
      exercises: [
        "2026-08-01 OHP: 50kg x6, 50kg x5, 20kg warmup x10, 35kg warmup x5", "2026-08-01 Row: 112s 500m, 114s 500m",
        "2026-08-01 Row: 118s 500m, 117s 500m",
      ]),
    .init(
      name: "efforts below their sets",
      text: "2026-08-01\nBench 225 5x5\nrpe like 7, 7, 7.5, 8, 8\nincline db 75s 3x10",
      exercises: [
        "2026-08-01 Bench: 225 @7 x5, 225 @7 x5, 225 @7.5 x5, 225 @8 x5, 225 @8 x5",
        "2026-08-01 incline db: 75 x10, 75 x10, 75 x10",
      ]),
    .init(
      name: "rounds that are written out",
      text:
        "2026-08-01\nCircuit, 3 rounds, 90 sec rest between rounds\nRound 1\n goblet squat 20kg x 12\n push-ups x 15\nRound 2\n goblet squat 20kg x 12\n push-ups x 13\n(60 sec between rounds)",
      exercises: [
        "2026-08-01 goblet squat: 20kg x12", "2026-08-01 push-ups: x15", "2026-08-01 goblet squat: 20kg x12",
        "2026-08-01 push-ups: x13",
      ]),
    .init(
      name: "a plan between a name and its sets",
      text:
        "2026-08-01\nComp squat\nplan: 1 @8, then 4x4 @ 77%\n- 70kg x5\n- 100kg x 4\n\nComp bench\nplan: 1 @8, then 4x4\n- 70kg x 5",
      exercises: ["2026-08-01 Comp squat: 70kg x5, 100kg x4", "2026-08-01 Comp bench: 70kg x5"]),
    .init(
      name: "a scheme of several parts above its sets",
      text:
        "2026-08-01\n\n### Bench press 4x5, 1x5+\n- [x] 100kg x 5\n- [x] 100kg x 5\n- [x] 100kg x 5\n- [x] 100kg x 5\n- [x] 100kg x 7",
      exercises: ["2026-08-01 Bench press: 100kg x5 ? x5, 100kg x5 ? x5, 100kg x5 ? x5, 100kg x5 ? x5, 100kg x7 ? x5+"]),
    .init(
      name: "names of a list above lines",
      text: "2026-08-01\n1. Squat\n120kg x 3\n2. Board press\n100kg x 5\n3. Deadlift to knees\n90kg x 2",
      exercises: [
        "2026-08-01 Squat: 120kg x3", "2026-08-01 Board press: 100kg x5", "2026-08-01 Deadlift to knees: 90kg x2",
      ]),
    .init(
      name: "lifts that name a day",
      text:
        "12/01/25 - Bench. TM 255\nmain: 190x5\n\n12/03/25 - Press, 5s week\n100x5\n\n12/05/25 - Squat day (week 1)\n100x5\n\nDec 7 2025. sq wk2 3s\n100x5",
      exercises: [
        "2025-12-01 Bench: 190 x5", "2025-12-03 Press: 100 x5", "2025-12-05 Squat: 100 x5", "2025-12-07 sq: 100 x5",
      ]),
    .init(
      name: "labels behind a bar",
      text:
        "2026-08-01\nA1 db bench @ 22.5kg — 12, 12 | A2 db row @ 25kg — 12, 12\nB1 shoulder press @ 16kg — 10, 9 | B2 pulldown @ 45kg — 12, 11",
      exercises: [
        "2026-08-01 db bench: 22.5kg x12, 22.5kg x12", "2026-08-01 db row: 25kg x12, 25kg x12",
        "2026-08-01 shoulder press: 16kg x10, 16kg x9", "2026-08-01 pulldown: 45kg x12, 45kg x11",
      ]),
    .init(
      name: "logs kept by exercise, line below line",
      text:
        "Bench\n2026-01-13: 60kg x 8, 8, 8\n2026-01-16: 62.5kg 8 8 6 felt ok\n\nIncline smith\n13 Jan 2026: 40kg 3x10\n\nPull up\n2026-01-16 6 5 4",
      exercises: [
        "2026-01-13 Bench: 60kg x8, 60kg x8, 60kg x8", "2026-01-13 Incline smith: 40kg x10, 40kg x10, 40kg x10",
        "2026-01-16 Bench: 62.5kg x8, 62.5kg x8, 62.5kg x6", "2026-01-16 Pull up: x6, x5, x4",
      ]),
    .init(
      name: "years of two digits before a weekday",
      text: "230722 Sat comp class\n\nSquat 100x5\n\n230724 Mon\nBench 60x5",
      exercises: ["2023-07-22 Squat: 100 x5", "2023-07-24 Bench: 60 x5"]),
    .init(
      name: "a unit that only a sentence has",
      text: "2026-08-01\nBench 285 x 3\n285 is a lifetime PR lbs!!!",
      exercises: ["2026-08-01 Bench: 285lb x3"]),
    .init(
      name: "results, and what is told of a record",
      text:
        "2026-08-01\nSquat 260 lb x 1+ (got 4, new 1RM est 295!)\nBench\n1x10 @ 190 lbs (AMRAP, RPE 9.5)\nRow 3x10 @ 90 lbs (AMRAP)",
      exercises: [
        "2026-08-01 Squat: 260lb x4 ? x1+", "2026-08-01 Bench: 190lb @9.5 x10 ? xAMRAP",
        "2026-08-01 Row: 90lb x10, 90lb x10, 90lb x10",
      ]),
    .init(
      name: "hours of the day, with a remark",
      text: "2026-08-01\ntime 17:10 - 18:25, mood meh\nBench 50kg: 6, 5",
      exercises: ["2026-08-01 Bench: 50kg x6, 50kg x5"]),
  ]
}
