import Testing
import TrainingModel

@testable import Carryover

/// Lines as people say them, with what they tell beside their sets, each in another hand.
struct NotesSpokenTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test(
    "What has no room in a set is told beside it",
    arguments: [
      ("Long run 21.4 km 2h18, 740 m of climbing", "740 m of climbing"),
      ("Run 12 km 1:02:30 +350 m", "+350 m"),
      ("Deadlift 18\" 220kg x5", "18\""),
      ("Abdominal machine, plate 5: 1 set of 15", "plate 5"),
      ("Murph 42:10 with vest", "with vest"),
      ("Pool: 1x50m freestyle", "Pool"),
      ("Bench (all weights in pounds btw)\n100x5", "(all weights in pounds btw)"),
      ("Run 5 km\n23:00 easy", "easy"),
    ])
  func notes(text: String, note: String) throws {
    let session = try #require(NotesStructureTests.sessions("2025-06-20\n" + text).first)
    let notes = session.sections.flatMap(\.exercises).map(\.notes) + session.allSets.map(\.notes)
    #expect(session.allSets.count == 1)
    #expect(notes.compactMap(\.self) == [note])
  }

  @Test(
    "What is told of sets laid over others stands beside the last",
    arguments: [
      ("Back squat 5-5-5\n140 / 160 / 180 kg - felt heavy", "felt heavy"),
      ("Back squat 5-5-5\n140# / 160# / 180# - got only 4 on the last one", "4 on the last one"),
    ])
  func notesOfLast(text: String, note: String) throws {
    let session = try #require(NotesStructureTests.sessions("2025-06-21\n" + text).first)
    #expect(session.allSets.compactMap(\.notes) == [note])
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "which set it is, in words",
      text:
        "2025-06-01\nBench, set 1, 100kg x 5, set 2, 100kg x 4\nRow set one 60 kilos for 8 set two 60 kilos for 7\nSquat\nSets 1-3: 60 kg x 8\nset 4, 60 kg x 6\nfirst set 8 reps at 60 kg\nSet two, 62.5 kg x 5\nSit to stand - 10 times, two sets",
      exercises: [
        "2025-06-01 Bench: 100kg x5, 100kg x4", "2025-06-01 Row: 60kg x8, 60kg x7",
        "2025-06-01 Squat: 60kg x8, 60kg x8, 60kg x8, 60kg x6, 60kg x8, 62.5kg x5", "2025-06-01 Sit to stand: x10, x10",
      ]),
    .init(
      name: "ranges of sets that list their own repetitions",
      text: "2025-06-02\nSquat\nSets 1-3: 60 kg x 8, 8, 7\nSets 4 & 5: 62.5 kg x 6",
      exercises: ["2025-06-02 Squat: 60kg x8, 60kg x8, 60kg x7, 62.5kg x6, 62.5kg x6"]),
    .init(
      name: "workouts with a name for time",
      text: "2025-06-03\nFran in 6:48\nMurph 42:10 with vest\nHelen - 10:48 Rx\nKaren 18:00",
      exercises: ["2025-06-03 Fran: 408s", "2025-06-03 Murph: 2530s", "2025-06-03 Helen: 648s"]),
    .init(
      name: "days of weeks that gather them",
      text:
        "## Week of 6 May 2024 (7 weeks out)\n\n**Tue 7/5** gym\nSquat 3x5 60 kg\n\n**Wed 8/5** Easy run 9.2 km, 55:10, HR 138, +180 m\n\n**Sat 11/5** Long trail run 24.5 km 2:51:40, +1150 m, avg 7:00/km. Ate 4 gels.\n\n## Week of 13 May 2024\n\n**Tue 14/5** gym\nSquat 2x5 65 kg",
      exercises: [
        "2024-05-07 Squat: 60kg x5, 60kg x5, 60kg x5", "2024-05-08 Easy run: 3310s 9.2km",
        "2024-05-11 Long trail run: 10300s 24.5km", "2024-05-14 Squat: 65kg x5, 65kg x5",
      ]),
    .init(
      name: "days by the first letters of their names",
      text: "SEPTEMBER 2025\n\nT 9.2\nSquat 1x5 60 kg\n\nTH 9.4\nSquat 1x5 62.5 kg\n\nSA 9.6\nSquat 1x5 65 kg",
      exercises: ["2025-09-02 Squat: 60kg x5", "2025-09-04 Squat: 62.5kg x5", "2025-09-06 Squat: 65kg x5"]),
    .init(
      name: "how far up a way went",
      text:
        "2025-06-04\nLong run 21.4 km 2h18, 740 m of climbing. Gel at 10k\nRun 12 km 1:02:30 +350 m\nEasy trail 8.2 km, 52:10, HR 141\nSwim 1 km, 400 m easy",
      exercises: [
        "2025-06-04 Long run: 21.4km 8280s", "2025-06-04 Run: 12km 3750s", "2025-06-04 Easy trail: 3130s 8.2km",
        "2025-06-04 Swim: 1km, 400m",
      ]),
    .init(
      name: "how high the bar stood, and how a machine was set",
      text: "2025-06-05\nDeadlift 18\" 220kg x5, 250kg x3\nAbdominal machine, plate 5: 2 sets of 15\nPlank 45\" 3 sets",
      exercises: [
        "2025-06-05 Deadlift: 220kg x5, 250kg x3", "2025-06-05 Abdominal machine: x15, x15",
        "2025-06-05 Plank: 45s, 45s, 45s",
      ]),
    .init(
      name: "numbers that are no sets of the writer",
      text:
        "TRAINING LOG - M3 93kg class\n\n2025-06-06\nSquat 100kg x 5\nI demoed trap bar at 225x3, don't count that lol.\nMuscle-up with +5 kg: failed twice.\nSlept 7h20, weight 81.4 kg\nKnee ached at night after 2 hours of gardening, so I cut it short.\nGoing for 130 x 5 on the squat in a fortnight.\nPain 2/10 before, 3/10 after. Flexion 118°, extension 0.\n500 splits 1:45.1 1:47.0 1:47.2\n\nWeek 2 (3x3): add 5% to each set",
      exercises: ["2025-06-06 Squat: 100kg x5"]),
    .init(
      name: "sides behind names",
      text:
        "2025-06-07\nLeg press left only 30 kg 2x10\nCalf raise left x 15, x 12\nHamstring curl R 10 kg x 12, 12.5 kg x 10\nHang: L 15s R 17s / L 12s R 14s\nRemo 16 kg: izq 10, 10 / dcha 10, 9\nCable fly (each side 15kg)\n10, 9",
      exercises: [
        "2025-06-07 Leg press: 30kg left x10, 30kg left x10", "2025-06-07 Calf raise: left x15, left x12",
        "2025-06-07 Hamstring curl: 10kg right x12, 12.5kg right x10",
        "2025-06-07 Hang: 15s left, 17s right, 12s left, 14s right",
        "2025-06-07 Remo: 16kg left x10, 16kg left x10, 16kg right x10, 16kg right x9",
        "2025-06-07 Cable fly: 15kg x10, 15kg x9",
      ]),
    .init(
      name: "misses among attempts, and a strongman's axle",
      text:
        "2025-06-08\nYoke: 180kg 20m, 220kg 20m\nAxle: 60kg x3 80x2 100x1 105 no lift\nSnatch 40/3 50/3 70/1 75x 75/1\nSquat 60x5, 70x5, 80x5 - got only 4 on the last one",
      exercises: [
        "2025-06-08 Yoke: 180kg 20m, 20m 220kg", "2025-06-08 Axle: 60kg x3, 80kg x2, 100kg x1, 105kg fail x0",
        "2025-06-08 Snatch: 40kg x3, 50kg x3, 70kg x1, 75kg fail x0, 75kg x1",
        "2025-06-08 Squat: 60kg x5, 70kg x5, 80kg x4",
      ]),
    .init(
      name: "where and when, before a name",
      text: "2025-06-09\nBefore class: 3x5 front squat @ 60 kg\nAfter: 500m row 1:58\nPool: 8x50m freestyle",
      exercises: [
        "2025-06-09 front squat: 60kg x5, 60kg x5, 60kg x5", "2025-06-09 row: 118s 500m",
        "2025-06-09 freestyle: 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m",
      ]),
    .init(
      name: "warm-ups of one letter, and weights behind all",
      text: "2025-06-10\nIncline press (kg)\nW: 20x12, 28x8\n36 x 10\n\nBench (all weights in pounds btw)\n100x5",
      exercises: ["2025-06-10 Incline press: 20kg warmup x12, 28kg warmup x8, 36kg x10", "2025-06-10 Bench: 100lb x5"]),
    .init(
      name: "a day's place in a programme before its lift",
      text: "# 2025-06-11 Week 1 Squat\n60 kg x 5\n\n# 2025-06-12 W3 Bench\n70 kg x 3",
      exercises: ["2025-06-11 Squat: 60kg x5", "2025-06-12 Bench: 70kg x3"]),
    .init(
      name: "plans in other languages and for a day",
      text:
        "2025-06-13\nSquat 100kg x 5\n\n## Prochaine séance\n- Squat 1 x 5 102,5 kg\n\n2025-06-14\nSquat 105kg x 5\n\nPLAN for meet week (Jun 28)\nSquat 140 kg x 1",
      exercises: [
        "2025-06-13 Squat: 100kg x5", "2025-06-13 Squat: open ? 102.5kg x5", "2025-06-14 Squat: 105kg x5",
        "2025-06-14 Squat: open ? 140kg x1",
      ]),
    .init(
      name: "dictated sentences behind a date",
      text:
        "June 15th 2025. Bench press 50 kilos for three sets of six. The last one was hard. Lat pulldown 40 kilos 12 12 and 10.",
      exercises: [
        "2025-06-15 Bench press: 50kg x6, 50kg x6, 50kg x6", "2025-06-15 Lat pulldown: 40kg x12, 40kg x12, 40kg x10",
      ]),
    .init(
      name: "what only looks like the lines above",
      text:
        "2025-06-22\nSquat 60x5 80x5 100x 5\nPlank 45\" 10kg x 3\nBike 20 km, 5 x 500 m climb\nRun 5 km +400 m strides\nSquat 100x5 100x5 @ 9 fail\nBench 3x8 60 kg, set three 7 only\nSquat 100x5, last rep high, didn't count it\nPause squat 80 kg classic style 1x3\nSquat 1x5 100 kg: missed all\nSide splits 60 s, 50 s\nBurpees 10 times, all sets\nSquat 200x1 in the 93kg class\nSquat 100 kg 5/5 for the 93kg class\nBench 100 lbs x 5 in the 205 lb class\nGym: 10 min walk there\nKaren in 18:00",
      exercises: [
        "2025-06-22 Squat: 60kg x5, 80kg x5, 100kg x5", "2025-06-22 Plank: 10kg 45s, 10kg 45s, 10kg 45s",
        "2025-06-22 Bike: 20km, 500m, 500m, 500m, 500m, 500m", "2025-06-22 Run: 5km",
        "2025-06-22 Squat: 100kg x5, 100kg @9 fail x5", "2025-06-22 Bench: 60kg x8, 60kg x8, 60kg x8",
        "2025-06-22 Squat: 100kg x5", "2025-06-22 Pause squat: 80kg x3", "2025-06-22 Squat: 100kg x5",
        "2025-06-22 Side splits: 60s, 50s", "2025-06-22 Burpees: x10", "2025-06-22 Squat: 200kg x1",
        "2025-06-22 Squat: 100kg x5, 100kg x5", "2025-06-22 Bench: 100lb x5",
      ]),
    .init(
      name: "letters of weights",
      text: "2025-06-24\nCurl\nW: 20, R: 8, S: 3\n\nRow\nW: 40x8, 50x5\n60 x 8",
      exercises: ["2025-06-24 Curl: 20 x8, 20 x8, 20 x8", "2025-06-24 Row: 40 warmup x8, 50 warmup x5, 60 x8"]),
    .init(
      name: "a plan's log, and what was planned for today",
      text: "# 2025-06-23\n\nPlan for today was easy\nBench\nTarget: 2x5 60 kg\nLog: 60x5, 60x4",
      exercises: ["2025-06-23 Bench: 60kg x5 ? 60kg x5, 60kg x4 ? 60kg x5"]),
    .init(
      name: "a circuit that a part ends",
      text:
        "2025-06-16\nEMOM 3 min\n3 power cleans @ 60 kg\n\nCASH OUT\nRow 2000m 7:48\n\nC) 2 rounds NFT\n- 12 sit-ups\n- 15 ring rows",
      exercises: [
        "2025-06-16 power cleans: 60kg x3, 60kg x3, 60kg x3", "2025-06-16 Row: 2000m 468s",
        "2025-06-16 sit-ups: x12, x12", "2025-06-16 ring rows: x15, x15",
      ]),
    .init(
      name: "a time of day in a heading",
      text: "# 2025-06-17\n\n### Morning 7:15 – bench\n\nBench press\n- 40 kg x 8",
      exercises: ["2025-06-17 Bench press: 40kg x8"]),
    .init(
      name: "pieces in a table",
      text:
        "Weights and rowing\n\n| Date | Piece | Distance | Time |\n|---|---|---|---|\n| 2025-06-18 | Erg steady | 8000 m | 34:40 |\n| 2025-06-20 | Erg test | 2000 m | 7:02 |",
      exercises: ["2025-06-18 Erg steady: 2080s 8000m", "2025-06-20 Erg test: 2000m 422s"]),
    .init(
      name: "loads and lists of repetitions at a dash",
      text: "All weights in kg\n\n2025-06-19\ncurls 8 - 12, 12, 11\ncurls 8 - 12\nshoulder press 12 - 10, 9, 8",
      exercises: [
        "2025-06-19 curls: 8kg x12, 8kg x12, 8kg x11", "2025-06-19 curls: open ? x8-12",
        "2025-06-19 shoulder press: 12kg x10, 12kg x9, 12kg x8",
      ]),
  ]
}
