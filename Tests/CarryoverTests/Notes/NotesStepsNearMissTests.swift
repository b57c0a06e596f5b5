import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a step, a stroke, an abbreviation, a warm-up in parts or the length of a day.
struct NotesStepsNearMissTests {
  @Test("What only looks like it is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "bars that are no strokes, 1",
      text:
        "2026-03-05\nSquat 100kg 3x5 |||\nBench 80kg 3x5 |||",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-03-05 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "bars that are no strokes, 2",
      text:
        "2026-03-05\nGVT squat 10x10 60kg ||||| |||||",
      exercises: [
        "2026-03-05 GVT squat: 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "bars that are no strokes, 3",
      text:
        "2026-03-05\nBench | 60x5 |||\nSquat | 100x5 | 100x5 ||\nRow | 40x8 | 40x8 | 40x8 |",
      exercises: [
        "2026-03-05 Bench: 60 x5",
        "2026-03-05 Squat: 100 x5, 100 x5",
        "2026-03-05 Row: 40 x8, 40 x8, 40 x8",
      ]),
    .init(
      name: "bars that are no strokes, 4",
      text:
        "2026-03-05\nBench | 80x5 | 80x5 | 80x5 |\nSquat | 100x5 | | |\nCurl | 15x10 | 15x10 | |",
      exercises: [
        "2026-03-05 Bench: 80 x5, 80 x5, 80 x5",
        "2026-03-05 Squat: 100 x5",
        "2026-03-05 Curl: 15 x10, 15 x10",
      ]),
    .init(
      name: "a load that is no step, 1",
      text:
        "2026-03-05\nDip: +10 kg, 10 x 3",
      exercises: [
        "2026-03-05 Dip: +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3"
      ]),
    .init(
      name: "a load that is no step, 2",
      text:
        "2026-03-05\nPull-up: +10 kg added, 3x5",
      exercises: [
        "2026-03-05 Pull-up: +10kg x5, +10kg x5, +10kg x5"
      ]),
    .init(
      name: "a load that is no step, 3",
      text:
        "2026-03-05\nPull-up: +10 = 3x5",
      exercises: [
        "2026-03-05 Pull-up: +10 x5, +10 x5, +10 x5"
      ]),
    .init(
      name: "a load that is no step, 4",
      text:
        "2026-03-05\nChins: added +10kg, 5x3",
      exercises: [
        "2026-03-05 Chins: +10kg x3, +10kg x3, +10kg x3, +10kg x3, +10kg x3"
      ]),
    .init(
      name: "a load that is no step, 5",
      text:
        "2026-03-05\nDips: same +20kg, 3x5",
      exercises: [
        "2026-03-05 Dips: +20kg x5, +20kg x5, +20kg x5"
      ]),
    .init(
      name: "a load that is no step, 6",
      text:
        "2026-03-05\nWeighted pull-up: +5 then +10, 3x5",
      exercises: [
        "2026-03-05 Weighted pull-up: +10 x5, +10 x5, +10 x5"
      ]),
    .init(
      name: "sets beside sleep, 1",
      text:
        "2026-03-05\nBW pull-ups 10, 8, 6, sleep was 7 hours",
      exercises: [
        "2026-03-05 pull-ups: x10, x8, x6"
      ]),
    .init(
      name: "sets beside sleep, 2",
      text:
        "2026-03-05\nBodyweight dips 20, 15, 12. Slept 6 hours",
      exercises: [
        "2026-03-05 Bodyweight dips: x20, x15, x12"
      ]),
    .init(
      name: "the time of one exercise, 1",
      text:
        "2026-03-05\nRun 8 km\n~40 min",
      exercises: [
        "2026-03-05 Run: 2400s 8km"
      ]),
    .init(
      name: "the time of one exercise, 2",
      text:
        "2026-03-05\nBench 60kg 3x5\n\nBike 15 km\n~40 min",
      exercises: [
        "2026-03-05 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-03-05 Bike: 15km 2400s",
      ]),
    .init(
      name: "the time of one exercise, 3",
      text:
        "2026-03-05\nSquat 3x5 100kg\nWalk 3km\n≈ 45 min",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-03-05 Walk: 2700s 3km",
      ]),
    .init(
      name: "minutes, and no hour, 1",
      text:
        "2026-03-05\n5k run\n22:15 park",
      exercises: [
        "2026-03-05 run: 1335s 5km"
      ]),
    .init(
      name: "minutes, and no hour, 2",
      text:
        "2026-03-05\nBench 60kg 3x5\n3 km row\n12:20 gym",
      exercises: [
        "2026-03-05 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-03-05 row: 3km 740s",
      ]),
    .init(
      name: "minutes, and no hour, 3",
      text:
        "2026-03-05\n- Treadmill 3 km\n- 15:30 in gym",
      exercises: [
        "2026-03-05 Treadmill: 3km 930s"
      ]),
    .init(
      name: "a wish, 1",
      text:
        "2026-03-05\nBodyweight 80.5 hopefully by summer\nBench 60kg 3x5",
      exercises: [
        "2026-03-05 Bench: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 1",
      text:
        "2026-03-05\nSquat 5x5 100kg | felt like RPE 8",
      exercises: [
        "2026-03-05 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5, 100kg @8 x5, 100kg @8 x5"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 2",
      text:
        "2026-03-05\nBench 80kg 3x5 | all at RPE 8",
      exercises: [
        "2026-03-05 Bench: 80kg @8 x5, 80kg @8 x5, 80kg @8 x5"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 3",
      text:
        "2026-03-05\nBench 3x5 80kg | every set RPE 7",
      exercises: [
        "2026-03-05 Bench: 80kg @7 x5, 80kg @7 x5, 80kg @7 x5"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 4",
      text:
        "2026-03-05\nBench 80kg | hechas 3 series de 8",
      exercises: [
        "2026-03-05 Bench: 80kg x8, 80kg x8, 80kg x8"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 5",
      text:
        "2026-03-05\nRemo 60kg | fiz quatro séries de 10",
      exercises: [
        "2026-03-05 Remo: 60kg x10, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "what is said of the sets behind a bar, 6",
      text:
        "2026-03-05\nSquat 100kg | hice 5 series de 5",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a load among points, 1",
      text:
        "2026-03-05\nBench press . 60 . 8",
      exercises: [
        "2026-03-05 Bench press: 60 x8"
      ]),
    .init(
      name: "a load among points, 2",
      text:
        "2026-03-05\nSquat . 100 . 5 . 5 . 5",
      exercises: [
        "2026-03-05 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "a load among points, 3",
      text:
        "2026-03-05\nBench press . 80 . 3 . 8",
      exercises: [
        "2026-03-05 Bench press: 80 x3, 80 x8"
      ]),
    .init(
      name: "a load among points, 4",
      text:
        "2026-03-05\nSquat . 100 . 5 | felt heavy",
      exercises: [
        "2026-03-05 Squat: 100 x5"
      ]),
    .init(
      name: "a number that is no load, 1",
      text:
        "2026-03-05\nLeg press seat 14: 12-10-8",
      exercises: [
        "2026-03-05 Leg press: x12, x10, x8"
      ]),
    .init(
      name: "counts that failed, 1",
      text:
        "2026-03-05\nPush-ups 20x2, then 15x2, 18 fail",
      exercises: [
        "2026-03-05 Push-ups: x20, x20, x15, x15"
      ]),
    .init(
      name: "counts that failed, 2",
      text:
        "2026-03-05\nPull-ups 5x5. Then 3x4, 1x3, 15 fail",
      exercises: [
        "2026-03-05 Pull-ups: x5, x5, x5, x5, x5, x4, x4, x4, x3"
      ]),
    .init(
      name: "another exercise behind a comma, 1",
      text:
        "2026-03-05\nSquat 3x5 100kg, walk: 20:00",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-03-05 walk: 1200s",
      ]),
    .init(
      name: "another exercise behind a comma, 2",
      text:
        "2026-03-05\nBench 5x5 80kg, easy run: 25:10",
      exercises: [
        "2026-03-05 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5",
        "2026-03-05 easy run: 1510s",
      ]),
    .init(
      name: "another exercise behind a comma, 3",
      text:
        "2026-03-05\nWarm-up 2x800m, easy run 5 km: 27:30",
      exercises: [
        "2026-03-05 easy run: 800m warmup, 800m warmup, 1650s 5km warmup"
      ]),
    .init(
      name: "another exercise behind a comma, 4",
      text:
        "2026-03-05\nPush-ups 3x20, rest day walk: 45:00",
      exercises: [
        "2026-03-05 Push-ups: x20, x20, x20",
        "2026-03-05 rest day walk: 2700s",
      ]),
    .init(
      name: "another exercise behind a comma, 5",
      text:
        "2026-03-05\nKettlebell swings 10x10 24kg, easy jog home: 12:00",
      exercises: [
        "2026-03-05 Kettlebell swings: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10",
        "2026-03-05 easy jog home: 720s",
      ]),
    .init(
      name: "an arrow that leads to no set, 1",
      text:
        "2026-03-05\nEasy run 8 km, HR 150 ↘ 140",
      exercises: [
        "2026-03-05 Easy run: 8km"
      ]),
    .init(
      name: "an arrow that leads to no set, 2",
      text:
        "2026-03-05\nBench 60kg 3x8 rest 90s ↘ 60s",
      exercises: [
        "2026-03-05 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "an arrow that leads to no set, 3",
      text:
        "2026-03-05\nBench 80kg 3x5 RPE 9 ↘ 8",
      exercises: [
        "2026-03-05 Bench: 80kg @9 x5, 80kg @9 x5, 80kg @9 x5"
      ]),
    .init(
      name: "an arrow that leads to no set, 4",
      text:
        "2026-03-05\nSquat 100x5 RPE 8 ↘ 7",
      exercises: [
        "2026-03-05 Squat: 100 @8 x5"
      ]),
    .init(
      name: "an arrow that leads to no set, 5",
      text:
        "2026-03-05\nSquat 100kg 3x5 ↘ 95 next week",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "marks beside a set, 1",
      text:
        "2026-03-05\n\n| Exercise | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|\n| Bench | 80x5 | 80x5 | 80x4 |\n| Row | 60x8 | \" | \" |",
      exercises: [
        "2026-03-05 Bench: 80 x5, 80 x5, 80 x4",
        "2026-03-05 Row: 60 x8, 60 x8, 60 x8",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 1",
      text:
        "calf = calf raise\n\n2026-03-05\nCalf raise 60kg 3x12",
      exercises: [
        "2026-03-05 Calf raise: 60kg x12, 60kg x12, 60kg x12"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 2",
      text:
        "face = face pull\n\n2026-03-05\nFace pull 20kg 3x15",
      exercises: [
        "2026-03-05 Face pull: 20kg x15, 20kg x15, 20kg x15"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 3",
      text:
        "bench = bench press\n\n2026-03-05\nBench press 80kg 3x5",
      exercises: [
        "2026-03-05 Bench press: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 4",
      text:
        "push = push press\n\n2026-03-05\nPush press 50kg 3x5",
      exercises: [
        "2026-03-05 Push press: 50kg x5, 50kg x5, 50kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 5",
      text:
        "dead = deadlift\n\n2026-03-05\nDead hang 60s\nDead bug 3x10",
      exercises: [
        "2026-03-05 Dead hang: 60s",
        "2026-03-05 Dead bug: x10, x10, x10",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 6",
      text:
        "DB = dumbbell bench\n\n2026-03-05\nDB row 30kg 3x10",
      exercises: [
        "2026-03-05 DB row: 30kg x10, 30kg x10, 30kg x10"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 7",
      text:
        "KB = kettlebell swing\n\n2026-03-05\nKB press 24kg 3x5",
      exercises: [
        "2026-03-05 KB press: 24kg x5, 24kg x5, 24kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 8",
      text:
        "Lat = lat pulldown\nLeg = leg press\n\n2026-03-05\nLat raise 8kg 3x12\nLeg curl 40kg 3x12",
      exercises: [
        "2026-03-05 Lat raise: 8kg x12, 8kg x12, 8kg x12",
        "2026-03-05 Leg curl: 40kg x12, 40kg x12, 40kg x12",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 9",
      text:
        "OH = overhead press\ninc = incline bench press\n\n2026-03-05\nOH squat 40kg 3x5\nInc DB fly 12kg 3x12",
      exercises: [
        "2026-03-05 OH squat: 40kg x5, 40kg x5, 40kg x5",
        "2026-03-05 Inc DB fly: 12kg x12, 12kg x12, 12kg x12",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 10",
      text:
        "row = barbell row\n\n2026-03-05\nRow erg 2000m 7:40",
      exercises: [
        "2026-03-05 Row erg: 2000m 460s"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 11",
      text:
        "press = overhead press\n\n2026-03-05\nLeg: press 120kg 3x10",
      exercises: [
        "2026-03-05 Leg: press: 120kg x10, 120kg x10, 120kg x10"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 12",
      text:
        "push = push-up\npull = pull-up\n\n2026-03-05\nPush day\nBench 60kg 3x8, push harder",
      exercises: [
        "2026-03-05 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 13",
      text:
        "push = push-ups\npull = pull-ups\n\n## 2026-03-05\n### Push\nBench 80kg 3x5\n### Pull\nRow 60kg 3x8",
      exercises: [
        "2026-03-05 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2026-03-05 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 14",
      text:
        "push = push press\n\n2026-03-05\nPush ups 3x20\nPush down 25kg 3x12",
      exercises: [
        "2026-03-05 Push ups: x20, x20, x20",
        "2026-03-05 Push down: 25kg x12, 25kg x12, 25kg x12",
      ]),
    .init(
      name: "a word that is more than an abbreviation, 16",
      text:
        "AM = run, PM = bench\n\n2026-03-05\nPM: Squat 100kg 3x5",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 17",
      text:
        "Next = squat\n\n2026-03-05\nBench 80kg 3x5\nNext week 82.5kg 3x5",
      exercises: [
        "2026-03-05 Bench: 80kg x5, 80kg x5, 80kg x5, open ? 82.5kg x5, open ? 82.5kg x5, open ? 82.5kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 18",
      text:
        "A = squat\nI = incline bench\n\n2026-03-05\nI did 3x5 at 60kg of rows",
      exercises: [
        "2026-03-05 rows: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 20",
      text:
        "LA = leg extension\n\n2026-03-05\nLa dernière série dure, 5 reps",
      exercises: []),
    .init(
      name: "a word that is more than an abbreviation, 21",
      text:
        "BW = bench wide\n\n2026-03-05\nBW 82.4\nBench 60kg 3x5",
      exercises: [
        "2026-03-05 Bench: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "a word that is more than an abbreviation, 22",
      text:
        "DB = dumbbell bench\n\n2026-03-05\nCurl 3x10, DB 12kg",
      exercises: [
        "2026-03-05 Curl: 12kg x10, 12kg x10, 12kg x10"
      ]),
    .init(
      name: "the stated order of small loads, 1",
      text:
        "reps x lbs x sets\n2026-03-05\nCurl 12x30x3\nLateral raise 15x10x3",
      exercises: [
        "2026-03-05 Curl: 30lb x12, 30lb x12, 30lb x12",
        "2026-03-05 Lateral raise: 10lb x15, 10lb x15, 10lb x15",
      ]),
    .init(
      name: "the stated order of small loads, 2",
      text:
        "reps x lbs x sets (no third number = one set)\n2026-03-05\nCurl 10x25x3\nBench 5x225x3",
      exercises: [
        "2026-03-05 Curl: 25lb x10, 25lb x10, 25lb x10",
        "2026-03-05 Bench: 225lb x5, 225lb x5, 225lb x5",
      ]),
    .init(
      name: "a year that is not the week's, 1",
      text:
        "2024\nWeek 3 (Jan 15) - bench PR from 2022 beaten\nBench 100x1",
      exercises: [
        "2024-01-15 Bench: 100 x1"
      ]),
    .init(
      name: "a year that is not the week's, 2",
      text:
        "Week 14 (2 Apr) road to 2027\nBench 60x5",
      exercises: [
        "Bench: 60 x5"
      ]),
    .init(
      name: "a year that is not the week's, 3",
      text:
        "Week 5 (3 Feb) 2000 m row test\nBench 60x5",
      exercises: [
        "Bench: 60 x5"
      ]),
    .init(
      name: "a year that is not the week's, 4",
      text:
        "Week 1 (30 Dec) happy new year 2026\nBench 60x5",
      exercises: [
        "Bench: 60 x5"
      ]),
    .init(
      name: "a number that is no year, 1",
      text:
        "2000 m row then 5 rounds of burpees, box jumps and swings with the group at the box, 24:30\n\n5 Mar\nBench 60x5",
      exercises: [
        "row: 2000m",
        "Bench: 60 x5",
      ]),
    .init(
      name: "a number that is no year, 2",
      text:
        "2000m row, 50 thrusters, 30 pull-ups and then a long cooldown walk with the dog around the lake\n\n5 Mar\nBench 60x5",
      exercises: [
        "row: 2000m",
        "thrusters: x50",
        "pull-ups: x30",
        "Bench: 60 x5",
      ]),
    .init(
      name: "a number that is no year, 3",
      text:
        "2050 kcal and 180 g protein a day, lifting four times a week, all weights in kg without the bar\n\n5 Mar\nBench 60x5",
      exercises: [
        "Bench: 60kg x5"
      ]),
    .init(
      name: "a number that is no year, 4",
      text:
        "2019 was the year I started lifting, these are the notes of my second try after the long break\n\n5 Mar\nBench 60x5",
      exercises: [
        "Bench: 60 x5"
      ]),
    .init(
      name: "loads of each set, 1",
      text:
        "2026-03-05\n\n| Exercise | Weight | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|\n| Squat | 60/100/140 | 8 | 5 | 3 |",
      exercises: [
        "2026-03-05 Squat: 60 x8, 100 x5, 140 x3"
      ]),
    .init(
      name: "loads of each set, 2",
      text:
        "2026-03-05\n\n| Exercise | kg | Set 1 | Set 2 |\n|---|---|---|---|\n| Lateral raise | 10/4 | 12 | 15 |",
      exercises: [
        "2026-03-05 Lateral raise: 10kg x12, 4kg x15"
      ]),
    .init(
      name: "loads of each set, 3",
      text:
        "2026-03-05\n\n| Exercise | kg | Set 1 | Set 2 |\n|---|---|---|---|\n| Pushdown | 25,10 | 12 | 12 |",
      exercises: [
        "2026-03-05 Pushdown: 25kg x12, 10kg x12"
      ]),
    .init(
      name: "loads of each set, 4",
      text:
        "2026-03-05\n\n| Exercise | kg | Set 1 | Set 2 |\n|---|---|---|---|\n| Dips | 0/10 | 10 | 8 |",
      exercises: [
        "2026-03-05 Dips: 0kg x10, 10kg x8"
      ]),
    .init(
      name: "a warm-up in two parts, 1",
      text:
        "2026-03-05\nWarm-up bench 2x15 20kg / 3x15 25kg\nSquat 100kg 3x5",
      exercises: [
        "2026-03-05 bench: 20kg warmup x15, 20kg warmup x15, 25kg warmup x15, 25kg warmup x15, 25kg warmup x15",
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a warm-up in two parts, 2",
      text:
        "2026-03-05\nWarm up: goblet squat 2x10 12kg / 2x10 16kg\nSquat 100kg 3x5",
      exercises: [
        "2026-03-05 goblet squat: 12kg warmup x10, 12kg warmup x10, 16kg warmup x10, 16kg warmup x10",
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a warm-up in two parts, 3",
      text:
        "2026-03-05\nCalentamiento press 2x10 20kg / 2x8 40kg\nPress banca 80kg 3x5",
      exercises: [
        "2026-03-05 press: 20kg warmup x10, 20kg warmup x10, 40kg warmup x8, 40kg warmup x8",
        "2026-03-05 Press banca: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a warm-up in two parts, 4",
      text:
        "2026-03-05\nAufwärmen Bankdrücken 2x10 20kg / 2x5 40kg\nBankdrücken 80kg 3x5",
      exercises: [
        "2026-03-05 Bankdrücken: 20kg warmup x10, 20kg warmup x10, 40kg warmup x5, 40kg warmup x5",
        "2026-03-05 Bankdrücken: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a warm-up in two parts, 5",
      text:
        "2026-03-05\nWarmup: squat 20kgx10; 40kg 10, 8\nSquat 100kg 3x5",
      exercises: [
        "2026-03-05 squat: 20kg warmup x10, 40kg warmup x10, 40kg warmup x8",
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "words of columns in names, 1",
      text:
        "2026-03-05\n引体向上 次数 8 8 7",
      exercises: [
        "2026-03-05 引体向上 次数: x8, x8, x7"
      ]),
    .init(
      name: "words of columns in names, 2",
      text:
        "2026-03-05\n卧推 完成次数 8 8 7",
      exercises: [
        "2026-03-05 卧推 完成次数: x8, x8, x7"
      ]),
    .init(
      name: "words of columns in names, 3",
      text:
        "2026-03-05\n重量深蹲 100kg 5次",
      exercises: [
        "2026-03-05 重量深蹲: 100kg x5"
      ]),
  ]
}
