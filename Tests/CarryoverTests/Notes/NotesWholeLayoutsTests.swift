import Testing
import TrainingModel

@testable import Carryover

/// Days, names, rows and marks in layouts that generated logs and fresh readers brought up.
struct NotesWholeLayoutsTests {
  @Test("Layouts that people keep are read whole, and what only looks like one is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "days in bullets and brackets",
      text:
        "* Legs - 22.04.2024 7:15\nSquat 3x5 100kg\n\n[Heavy day 2024/04/24]\nSquat 3x5 102.5kg\n\nHeavy upper 2024-04-26\nBench 3x5 80kg\n\nNext leg day 2024-04-30\n\nDate: Push - 28 April 2024\nBench 3x5 82.5kg",
      exercises: [
        "2024-04-22 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-04-24 Squat: 102.5kg x5, 102.5kg x5, 102.5kg x5",
        "2024-04-26 Bench: 80kg x5, 80kg x5, 80kg x5", "2024-04-28 Bench: 82.5kg x5, 82.5kg x5, 82.5kg x5",
      ]),
    .init(
      name: "a number of a day before its date",
      text: "Day 2 March 14, 2024\nSquat 3x5 100kg\n\n5 March 2024\nSquat 3x5 97.5kg",
      exercises: [
        "2024-03-05 Squat: 97.5kg x5, 97.5kg x5, 97.5kg x5", "2024-03-14 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "sets in the last heading of a day",
      text: "2024-03-21\n\n### Good mornings 3x5 @ 45kg\n\n2024-03-24\n\n### Row 3x5 @ 45kg",
      exercises: ["2024-03-21 Good mornings: 45kg x5, 45kg x5, 45kg x5", "2024-03-24 Row: 45kg x5, 45kg x5, 45kg x5"]),
    .init(
      name: "what somebody weighs below a title",
      text: "2024-06-22\nLower\nBodyweight 90.2, 55 min\nSquat 3x5 100 kg\n\n2024-06-24\nPush-ups\nBW 50, 45, 40",
      exercises: ["2024-06-22 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-06-24 Push-ups: x50, x45, x40"]),
    .init(
      name: "arrows that drop nothing",
      text:
        "2024-05-03 kg\nRow 10@20 (w/u) → 5@25 (w/u) → 10@52.5 → 10@52.5 → 8@60\nCurl 20x10 → 15x8\nDB curl\n14x10x2\n14x8x1 > 10x8 > 6x10\nOHP 20 for 10 (w/u) + 30 for 5 (w/u) + 20 for 8",
      exercises: [
        "2024-05-03 Row: 20kg warmup x10, 25kg warmup x5, 52.5kg x10, 52.5kg x10, 60kg x8",
        "2024-05-03 Curl: 20kg x10, 15kg drop x8",
        "2024-05-03 DB curl: 14kg x10, 14kg x10, 14kg x8, 10kg drop x8, 6kg drop x10",
        "2024-05-03 OHP: 20kg warmup x10, 30kg warmup x5, 20kg x8",
      ]),
    .init(
      name: "a letter behind warm-ups",
      text:
        "2024-05-03\nHack squat 45/10 w & 90/5 w & 180/5\nSquat 45x10 w; 90x5 w; 180x5\nRow 45x10 w then 90x5 w then 180x5 x 3\nCurl 40x8 w/ straps",
      exercises: [
        "2024-05-03 Hack squat: 45 warmup x10, 90 warmup x5, 180 x5",
        "2024-05-03 Squat: 45 warmup x10, 90 warmup x5, 180 x5",
        "2024-05-03 Row: 45 warmup x10, 90 warmup x5, 180 x5, 180 x5, 180 x5", "2024-05-03 Curl: 40 x8",
      ]),
    .init(
      name: "loads and repetitions in brackets",
      text: "2024-05-03\nRow 107.5 kg (10), 107.5 kg (10), 107.5 kg (9)\nCurl 3x8 @ 20kg (8)\nBench 20 (8x2)",
      exercises: [
        "2024-05-03 Row: 107.5kg x10, 107.5kg x10, 107.5kg x9", "2024-05-03 Curl: 20kg @8 x8, 20kg @8 x8, 20kg @8 x8",
        "2024-05-03 Bench: 20kg x8, 20kg x8",
      ]),
    .init(
      name: "remarks and rests behind names",
      text:
        "2024-05-03 kg\nSquat - easy today\n100x5\nRow – 3 s pause (rest 2 min)\n60x8\n1. Leg press (rest 90s)\n> 120x10\nbench now\n60kg x 8\nSquat - high bar\n100x5",
      exercises: [
        "2024-05-03 Squat: 100kg x5", "2024-05-03 Row: 60kg x8", "2024-05-03 Leg press: 120kg x10",
        "2024-05-03 bench: 60kg x8", "2024-05-03 Squat - high bar: 100kg x5",
      ]),
    .init(
      name: "remarks among sets",
      text: "2024-05-03 kg\nHack squat\n20x10\npaused\n40x8\nnew belt\n60x6\nRow\n40x8\nstrict\n40x7",
      exercises: ["2024-05-03 Hack squat: 20kg x10, 40kg x8, 60kg x6", "2024-05-03 Row: 40kg x8, 40kg x7"]),
    .init(
      name: "labels set after set",
      text:
        "2024-05-03\nFront squat: W: 52.5 R: 8 @8; W: 62.5 R: 3 @9\nBench kg=60 reps=8; kg=60 reps=7\nRow W: 45 R: 10 w, W: 100 R: 5",
      exercises: [
        "2024-05-03 Front squat: 52.5kg @8 x8, 62.5kg @9 x3", "2024-05-03 Bench: 60kg x8, 60kg x7",
        "2024-05-03 Row: 45kg warmup x10, 100kg x5",
      ]),
    .init(
      name: "sets alike between signs",
      text:
        "2024-05-03 kg\nHammer curl W1: 45: 10 / W2: 50: 5 / 60: 12, 12, 11\nCurl\n20/3 3 RIR - 30/10 3 RIR - 40/10 3 RIR\nArnold press 20 1x10 / 35 1x5 / 40 1x6\nRow 3 reps @ 60 / 6 reps @ 70 / 8 reps @ 80 (easy)\nPushups 20 15 / 25 20\nRow: 500m, 500m",
      exercises: [
        "2024-05-03 Hammer curl: 45kg warmup x10, 50kg warmup x5, 60kg x12, 60kg x12, 60kg x11",
        "2024-05-03 Curl: 20kg rir3 x3, 30kg rir3 x10, 40kg rir3 x10",
        "2024-05-03 Arnold press: 20kg x10, 35kg x5, 40kg x6", "2024-05-03 Row: 60kg x3, 70kg x6, 80kg x8",
        "2024-05-03 Pushups: x20, x15, x25, x20", "2024-05-03 Row: 500m, 500m",
      ]),
    .init(
      name: "gaps between sets",
      text:
        "2024-05-03 kg\nRow W: 10 x 20kg  W: 5 x 50kg  12 x 95kg\nPress 1 set of 10 @ 20 (w/u)  3 sets of 9 @ 65\nsquat       w 60     5\nsquat       100      5 5 5",
      exercises: [
        "2024-05-03 Row: 20kg warmup x10, 50kg warmup x5, 95kg x12",
        "2024-05-03 Press: 20kg warmup x10, 65kg x9, 65kg x9, 65kg x9", "2024-05-03 squat: 60kg warmup x5",
        "2024-05-03 squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "numbers of kinds",
      text:
        "2024-05-03\nSquat\nW1 20 kg x 10\nW2 40 kg x 5\nS1 100 kg x 6\nS2 100 kg x 6\nRow\nWU1 20 kg x 10\n1 60 kg x 8\n2 60 kg x 8\nCurl\n2 sets of 10 x 20kg",
      exercises: [
        "2024-05-03 Squat: 20kg warmup x10, 40kg warmup x5, 100kg x6, 100kg x6",
        "2024-05-03 Row: 20kg warmup x10, 60kg x8, 60kg x8", "2024-05-03 Curl: 20kg x10, 20kg x10",
      ]),
    .init(
      name: "warm-ups of a line of their own",
      text:
        "2024-05-03\nSquat\nwu 20kg x 10 then 60kg x 5\n125kg x 10\nRow wu: 20kgx10, 40kgx5 | 60kg 3x8\nSquats: 10x20kg and 5x60kg to warm up, then 5x90kg",
      exercises: [
        "2024-05-03 Squat: 20kg warmup x10, 60kg warmup x5, 125kg x10",
        "2024-05-03 Row: 20kg warmup x10, 40kg warmup x5, 60kg x8, 60kg x8, 60kg x8",
        "2024-05-03 Squats: 20kg warmup x10, 60kg warmup x5, 90kg x5",
      ]),
    .init(
      name: "labels of sheets",
      text:
        "2024-05-03 lb\nSquat\n85% x5+: 270x9 @8.5\n(BBB) 5x10 @ 155\nSplit squat: 16s, L 10 / R 9\nOne arm hang\nleft -20 8s\nright -20 8s",
      exercises: [
        "2024-05-03 Squat: 270lb @8.5 x9, 155lb x10, 155lb x10, 155lb x10, 155lb x10, 155lb x10",
        "2024-05-03 Split squat: 16s, left x10, right x9", "2024-05-03 One arm hang: -20lb 8s left, -20lb 8s right",
      ]),
    .init(
      name: "drops below a set",
      text: "2024-05-03 kg, load x reps\nRaise\n- 26 × 15\n- 26 × 14\n  - drop: 4 × 10\nCurl\n- 20 × 12",
      exercises: [
        "2024-05-03 Raise: 26 x15, 26 x14, drop x10, drop x10, drop x10, drop x10", "2024-05-03 Curl: 20 x12",
      ]),
    .init(
      name: "letters before schemes",
      text: "2024-05-03\nA: 3x8 squat @ 60 kg\n\nB1: 3x8 row @ 50 kg / 3x10 curl @ 20kg\n\nC: 10 min",
      exercises: [
        "2024-05-03 squat: 60kg x8, 60kg x8, 60kg x8", "2024-05-03 row: 50kg x8, 50kg x8, 50kg x8",
        "2024-05-03 curl: 20kg x10, 20kg x10, 20kg x10", "2024-05-03 C: 600s",
      ]),
    .init(
      name: "names among numbers",
      text:
        "2024-05-03\nKniebeuge 3x5 80 kg\n3 Sätze Kreuzheben mit 62,5 kg und 10 Wiederholungen\n2 séries de 12 tirage vertical à 57,5 kg\n10 pull-ups x 4\nNext up goblet squat 20kg 2x8.\nOn T-bar row I did 40kg x 5, 40kg x 4\nGot 8, 7, 6 on pec deck with 50 kg.\nnext up sat: squat 95kg x5",
      exercises: [
        "2024-05-03 Kniebeuge: 80kg x5, 80kg x5, 80kg x5", "2024-05-03 Kreuzheben: 62.5kg x10, 62.5kg x10, 62.5kg x10",
        "2024-05-03 tirage vertical: 57.5kg x12, 57.5kg x12", "2024-05-03 pull-ups: x10, x10, x10, x10",
        "2024-05-03 goblet squat: 20kg x8, 20kg x8", "2024-05-03 T-bar row: 40kg x5, 40kg x4",
        "2024-05-03 pec deck: 50kg x8, 50kg x7, 50kg x6", "2024-05-03 squat: open ? 95kg x5",
      ]),
    .init(
      name: "plans beside counts",
      text:
        "2024-05-03\nHip thrust | 3x6 @ 60 kg | 6, 6, 5\nSquat; 3x5 @ 100 kg; 5, 5, 4\nLeg curl: prescribed 3x6 at 22.5kg; performed 6, 6, 5\nRow | 60 kg | 3x8",
      exercises: [
        "2024-05-03 Hip thrust: 60kg x6, 60kg x6, 60kg x5", "2024-05-03 Squat: 100kg x5, 100kg x5, 100kg x4",
        "2024-05-03 Leg curl: 22.5kg x6 ? 22.5kg x6, 22.5kg x6 ? 22.5kg x6, 22.5kg x5 ? 22.5kg x6",
        "2024-05-03 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "same in a list",
      text: "2024-05-03\nbp 40kg 10 w, 60kg 8, same, same\nplank 45s, same\nSquat 5x5 100kg, ditto",
      exercises: [
        "2024-05-03 bp: 40kg warmup x10, 60kg x8, 60kg x8, 60kg x8", "2024-05-03 plank: 45s, 45s",
        "2024-05-03 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "hours before sets",
      text:
        "2024-05-03 lb\n10:10  squat 135 x 8 (warm up)\n10:13    \"   185 x 5\n10:27  press 95 x 6\n10:39  phone call",
      exercises: ["2024-05-03 squat: 135lb warmup x8, 185lb x5", "2024-05-03 press: 95lb x6"]),
    .init(
      name: "columns of a legend",
      text: "2024-05-03\nkg / reps / rir   w = warmup\n\nSquat\n40 10 w\n80 5 3\n80 5 0",
      exercises: ["2024-05-03 Squat: 40kg warmup x10, 80kg rir3 x5, 80kg rir0 x5"]),
    .init(
      name: "pairs as programs write them",
      text: "2024-05-03 kg\nSquat: [[60, 5], [80, 3]]\nRow: [60, 5]",
      exercises: ["2024-05-03 Squat: 60kg x5, 80kg x3", "2024-05-03 Row: 60kg x5"]),
    .init(
      name: "columns that are exercises",
      text:
        "2024-05-03\n\n|      | Bench press | Row |\n|------|-------------|-----|\n| W    | 40×10 |       |\n| 1    | 80×6  | 60×10 |\n| drop |       | 40×10 |\n\n|  | Mon | Tue |\n|---|---|---|\n| Squat | 100x5 | 100x4 |",
      exercises: [
        "2024-05-03 Bench press: 40 warmup x10, 80 x6", "2024-05-03 Row: 60 x10, 40 drop x10",
        "2024-05-03 Squat: 100 x5, 100 x4",
      ]),
    .init(
      name: "one row of two columns",
      text: "2024-05-03\nSquat\n\n| Weight | Reps |\n|---|---|\n| 240 lb | 10 |",
      exercises: ["2024-05-03 Squat: 240lb x10"]),
    .init(
      name: "rows between tabs with a warm-up",
      text:
        "2024-05-03\nExercise\tset\tweight\tReps\tRPE\nSquat\t1\t60kg\t8\t7\nRow\tW\t20kg\t10\t\nRow\t1\t60kg\t8\t8",
      exercises: ["2024-05-03 Squat: 60kg @7 x8", "2024-05-03 Row: 20kg warmup x10, 60kg @8 x8"]),
    .init(
      name: "what was planned of a carry",
      text:
        "2024-05-03\n| Exercise | Target | Result |\n|---|---|---|\n| Farmer carry | 2 x 40 yd @ 30 lb | 40 yd, 40 yd |\n| Plank | 2 x 30 s | 30 s, 25 s |",
      exercises: [
        "2024-05-03 Farmer carry: 30lb 40yd ? 30lb 40yd, 30lb 40yd ? 30lb 40yd",
        "2024-05-03 Plank: 30s ? 30s, 25s ? 30s",
      ]),
    .init(
      name: "parts of a session between signs",
      text:
        "2024-05-03\n[Warm-up]\nRow 3x10 20kg\n[Main]\nSquat 3x5 100kg\n\n**Warm-up**\n\n#### Bench press\n20kg x 10\n\n**Main**\n\n#### Bench press\n60kg x 5",
      exercises: [
        "2024-05-03 Row: 20kg warmup x10, 20kg warmup x10, 20kg warmup x10",
        "2024-05-03 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-05-03 Bench press: 20kg warmup x10",
        "2024-05-03 Bench press: 60kg x5",
      ]),
    .init(
      name: "ways and how long they took",
      text: "2024-05-03\nRow 5 km @ 25:12\nRun 5 km @ 5:10\nRun 10k 55:00\n5k splits 27:00 28:00",
      exercises: ["2024-05-03 Row: 1512s 5km", "2024-05-03 Run: 5km", "2024-05-03 Run: 10km 3300s"]),
    .init(
      name: "records and estimates",
      text:
        "2024-05-03 lb\nBench 185x5\nBench felt heavy, best ever is still 225x1 from college\nest. 1RM bench 213, 2 better than last cycle",
      exercises: ["2024-05-03 Bench: 185lb x5"]),
    .init(
      name: "corrections without a comma",
      text: "2024-05-03 kg\nDeadlift 110x5, 120x4 no wait 120x3\nBench 75x5, 75x6 no sorry 75x5",
      exercises: ["2024-05-03 Deadlift: 110kg x5, 120kg x3", "2024-05-03 Bench: 75kg x5, 75kg x5"]),
    .init(
      name: "a coach quoted",
      text: "2024-05-03\nCoach sent me this on Thursday:\n\n> Squat: 3x5 100 kg\n\nDid as told:\nSquat 100kg x 5, 5, 4",
      exercises: ["2024-05-03 Squat: 100kg x5 ? 100kg x5, 100kg x5 ? 100kg x5, 100kg x4 ? 100kg x5"]),
    .init(
      name: "settings in brackets behind names",
      text: "2024-05-03\nMax hangs (20 mm, half crimp)\nBW 10s\n+10kg 10s\nCable row (the old stack)\n50kg x 12",
      exercises: ["2024-05-03 Max hangs: 10s, +10kg 10s", "2024-05-03 Cable row: 50kg x12"]),
    .init(
      name: "facts of an exercise behind its warm-ups",
      text: "2024-05-03 kg\nExercise: Back squat\nWarm-up: 20 x 10, 50 x 5\nWeight: 90\nSets: 3\nReps: 5\nRPE: 8",
      exercises: ["2024-05-03 Back squat: 20kg warmup x10, 50kg warmup x5, 90kg @8 x5, 90kg @8 x5, 90kg @8 x5"]),
    .init(
      name: "a plan that is quoted, and what was done of it",
      text:
        "2024-05-13\n\n> Bench 4x6 @ 70 kg, leave 2 in the tank\n> Row 3x10 @ 45 kg\n\n- Bench: 40 kg x 8 (warm up)\n- Bench: 70 kg x 6, 6, 6, 5\n- Row: 45 kg x 10, 10, 9\n\n2024-05-15\n\n> Squat 3x5 @ 100 kg",
      exercises: [
        "2024-05-13 Bench: 40kg warmup x8",
        "2024-05-13 Bench: 70kg x6 ? 70kg x6, 70kg x6 ? 70kg x6, 70kg x6 ? 70kg x6, 70kg x5 ? 70kg x6",
        "2024-05-13 Row: 45kg x10 ? 45kg x10, 45kg x10 ? 45kg x10, 45kg x9 ? 45kg x10",
        "2024-05-15 Squat: open ? 100kg x5, open ? 100kg x5, open ? 100kg x5",
      ]),
    .init(
      name: "floor presses in a list",
      text: "2024-05-03 kg\n+ Floor press (rest 2 min)\n80 x 5\n- [x] Row (rest 2 min)\n60 x 8",
      exercises: ["2024-05-03 Floor press: 80kg x5", "2024-05-03 Row: 60kg x8"]),
    .init(
      name: "a short year before a word",
      text: "**12 Feb 24, evening**\n\nSquat 3x5 100kg\n\n**14 Feb 24, quick one**\n\nSquat 3x5 102.5kg",
      exercises: [
        "2024-02-12 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-02-14 Squat: 102.5kg x5, 102.5kg x5, 102.5kg x5",
      ]),
    .init(
      name: "what is told in lines of its own",
      text:
        "2024-05-03\nBench\n205lb x 4 (failed 5th, spotter took it)\n-- squats with a 3 sec descent, horrible\n\"knee sleeves on, only had 35 min\"",
      exercises: ["2024-05-03 Bench: 205lb fail x4"]),
    .init(
      name: "plans quoted with letters, and a day on which nothing was done",
      text:
        "2024-01-08\n\n> A1 Bench 3x6 @ 70 kg\n> A2 Row 3x10 @ 45 kg\n\nA1 Bench 70 kg: 6-6-5\nA2 Row 45 kg: 10-10-9\n\n2024-01-12\n\n> Front squat 2x5 @ 60 kg\n\nsick",
      exercises: [
        "2024-01-08 Bench: 70kg x6 ? 70kg x6, 70kg x6 ? 70kg x6, 70kg x5 ? 70kg x6",
        "2024-01-08 Row: 45kg x10 ? 45kg x10, 45kg x10 ? 45kg x10, 45kg x9 ? 45kg x10",
        "2024-01-12 Front squat: open ? 60kg x5, open ? 60kg x5",
      ]),
    .init(
      name: "what was meant in repetitions beside what was done",
      text:
        "2024-05-03\n\n| Exercise | Set | Weight (lb) | Target reps | Done |\n|---|---|---|---|---|\n| Bench | 1 | 135 | 8-10 | 10 |\n| | 2 | 135 | 8-10 | 9 |\n\n| Exercise | Weight | Reps | Done |\n|---|---|---|---|\n| Row | 95 | 8 | x |",
      exercises: ["2024-05-03 Bench: 135lb x10 ? 135lb x8-10, 135lb x9 ? 135lb x8-10", "2024-05-03 Row: 95lb x8"]),
    .init(
      name: "loads before repetitions, and help before times",
      text:
        "2024-05-03 kg\nWrist curl\n- 10, 20 reps\n- 10, 18 reps\nOne arm hang\n- left: -15, 7 s\n- right: -15, 8 s\nDeadlift\n230 x 1 @10, missed the second at the knee",
      exercises: [
        "2024-05-03 Wrist curl: 10kg x20, 10kg x18", "2024-05-03 One arm hang: -15kg 7s left, -15kg 8s right",
        "2024-05-03 Deadlift: 230kg @10 fail x1",
      ]),
    .init(
      name: "misses and warm-ups in the cells of a row",
      text:
        "2024-05-03\n\n| Exercise | kg | Reps | RPE | Notes |\n|---|---|---|---|---|\n| Bench | 60 | 5 | warm-up | |\n| Bench | 92.5 | 4 | 9 | failed the 5th |\n| Bench | 80 | 4 | 9 | failed to lock my wrists |\n\nPress 40kg: 5, 5, 4   (missed the 5th on the last one, spotter took it)",
      exercises: [
        "2024-05-03 Bench: 60kg warmup x5, 92.5kg @9 fail x4, 80kg @9 x4",
        "2024-05-03 Press: 40kg x5, 40kg x5, 40kg fail x4",
      ]),
    .init(
      name: "a log of one lift",
      text: "# Deadlift\n\n**Fri 21 June 2024**\n70x5, 110x3\n\n**Fri 14 June 2024**\n70x5, 145x5",
      exercises: ["2024-06-14 Deadlift: 70 x5, 145 x5", "2024-06-21 Deadlift: 70 x5, 110 x3"]),
  ]
}
