import Testing
import TrainingModel

@testable import Carryover

/// What stands beside a set, a name or a day and belongs to it: sides, labels, numbers of sets, clocks, the day of a
/// month; and what only looks so.
struct NotesBesideTests {
  /// A log, and its exercises with their sets, as `SetWords` writes them.
  struct Log: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let exercises: [String]
    var testDescription: String { name }
  }

  @Test(
    "What stands beside a set is told with it",
    arguments: tables + sides + labels + numbers + heads + fields + nearMisses)
  func log(log: Log) throws {
    let found = try Self.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  /// The exercises of a text with their sets, as `SetWords` writes them, behind the day.
  static func exercises(of text: String) throws -> [String] {
    try NotesStructureTests.sessions(text).flatMap { session in
      session.sections.flatMap(\.exercises).map { exercise in
        let sets = exercise.setGroups.flatMap(\.sets).map { "\(SetWords($0))" }
        return "\(session.start.map { "\($0.date) " } ?? "")\(exercise.name): " + sets.joined(separator: ", ")
      }
    }
  }

  @Test(
    "A label of a name is told beside it",
    arguments: [
      ("T3a Lat pulldown 40kg: 15, 15", "Lat pulldown", "T3a"), ("BBB: Press 5x10 @ 30 kg", "Press", "BBB"),
      ("Leg Press (rest-pause, 15 breaths) — 180 kg x 14", "Leg Press", "rest-pause, 15 breaths"),
      ("Bauch: Crunches 3x20", "Crunches", "Bauch"), ("Strength – Back squat 3x5 @ 100 kg", "Back squat", "Strength"),
      ("Clean & press 24kg, ladders 1-2-3 x3", "Clean & press", nil),
    ])
  func label(line: String, name: String, note: String?) throws {
    let exercise = try #require(NotesStructureTests.sessions("2024-05-01\n\(line)").first).sections[0].exercises[0]
    #expect(exercise.name == name)
    #expect(exercise.notes == note)
  }

  @Test("A day below the heading of its month has a date, and its title none of it")
  func months() throws {
    let text = "# August 2024\n\n## Sat 3 – pull\n\nDips: 8, 8\n\n## Mon 5\n\nDips: 8\n\n## Tue 5 – push\n\nDips: 7\n"
    let sessions = try NotesStructureTests.sessions(text)
    #expect(sessions.map { $0.start.map { "\($0.date)" } } == [nil, "2024-08-03", "2024-08-05"])
    #expect(sessions.map(\.title) == ["Tue 5 – push", "pull", nil])
  }

  @Test("A heading of a part of the day says its hour, and no set")
  func hours() throws {
    for (heading, hour) in [
      ("**Morning (06:30)**", "06:30:00"), ("### PM – track with the kids, 16:00", "16:00:00"),
    ] {
      let session = try #require(NotesStructureTests.sessions("## 7 May 2025\n\(heading)\n- Swim: 6 x 100 m\n").first)
      #expect(session.start?.time.map { "\($0)" } == hour)
      #expect(session.allSets.count == 6)
    }
  }

  @Test("A unit that a day's line says goes on, where no other is said")
  func units() throws {
    let text =
      "*October 7th, 2024.* Weights in kilos as ever.\n\nRow 3x8 @ 60\n\n*October 9th, 2024.*\n\nSquat 3x5 @ 75\n"
    let sets = try NotesStructureTests.sessions(text).flatMap(\.allSets)
    #expect(sets.map { $0.load?.unit } == Array(repeating: .kilogram, count: 6))
    let others = try NotesStructureTests.sessions(text + "\n\n*October 11th, 2024.*\n\nBench 100 lb x 5, 100 lb x 5")
    #expect(others.last?.allSets.first?.load?.unit == .pound)
  }

  @Test("What a title or a part of the session says beside its name is kept")
  func titles() throws {
    for head in ["EMOM (every 60s)", "## Plan (every 60s)", "Run 5 km\n\n## Strength (every 60s)\n- Row 40 kg x 5"] {
      let session = try #require(NotesStructureTests.sessions("2025-03-03\n\(head)\n- Swings 24 kg x 10").first)
      let notes = [session.notes] + session.sections.map(\.notes)
      #expect(notes.contains { $0?.contains("every 60s") ?? false }, "\(head)")
    }
  }

  @Test("A remark on place and time is no set")
  func remarks() throws {
    let text = "Wednesday 9 April 2025\n\nMorning, in the kitchen, 25 minutes.\n\nSquat: 2 sets of 10\n"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.allSets.map(\.reps) == [10, 10])
    #expect(session.notes == "Morning, in the kitchen, 25 minutes.")
    let sets = try NotesStructureTests.sessions("2025-03-03\nMorning, at the gym squats 3x5 at 100 kg.")
    #expect(sets.first?.allSets.count == 3)
  }

  private static let tables: [Log] = [
    Log(
      name: "sides in a column beside results",
      text:
        "| Date | Exercise | Side | Set | Load (kg) | Target | Result | RIR |\n|---|---|---|---|---|---|---|---|\n| 2025-02-03 | Leg Extension | L | 1 | 15 | 10-12 | 12 | 3 |\n| | | R | 2 | 15 | 10-12 | 11 | 2 |\n| | Step Down | L | 1 | | 10 | 8 | |\n| | | L | 2 | | 10 | | |",
      exercises: [
        "2025-02-03 Leg Extension: 15kg left rir3 x12 ? 15kg x10-12, 15kg right rir2 x11 ? 15kg x10-12",
        "2025-02-03 Step Down: left x8 ? x10, left open ? x10",
      ]),
    Log(
      name: "sides and help in columns of holds",
      text:
        "2025-02-03\n\n| # | Exercise | Load | Hold | Side |\n|---|---|---|---|---|\n| 1 | Mono | -20 kg | 8 s | |\n| 2 | Pinch block | 18 kg | 10 s | left |",
      exercises: ["2025-02-03 Mono: -20kg 8s", "2025-02-03 Pinch block: 10s 18kg left"]),
    Log(
      name: "a side in a remark",
      text:
        "2025-02-03\n\n| Exercise | Sets | Reps | Notes |\n|---|---|---|---|\n| Heel raise | 2 | 10 | left only |\n| Heel raise | 1 | 10 | left it there |",
      exercises: ["2025-02-03 Heel raise: left x10, left x10, x10"]),
  ]

  private static let sides: [Log] = [
    Log(
      name: "a right side behind a dash", text: "2025-02-03\n* Clam - R 2x8\n* Clam - L 1x8\n* Curl - Rest 60 s",
      exercises: ["2025-02-03 Clam: right x8, right x8", "2025-02-03 Clam: left x8"]),
    Log(
      name: "one side only",
      text: "2025-02-03\nLeg press, left leg only – 1 x 12 @ 20 kg\n**Quad sets** – R only, 2 x 10",
      exercises: ["2025-02-03 Leg press: 20kg left x12", "2025-02-03 Quad sets: right x10, right x10"]),
    Log(
      name: "a side for all sets of its line",
      text: "2025-02-03\nSingle leg press\n- Left 40 kg x 10, 40 kg x 9\n- Right 25 kg x 10, 25 kg x 8",
      exercises: ["2025-02-03 Single leg press: 40kg left x10, 40kg left x9, 25kg right x10, 25kg right x8"]),
    Log(
      name: "a right side twice below the left one",
      text: "2025-02-03\nOne-arm chin\n- L: 3 (15 kg assist)\n- R: 4 (15 kg assist)\n- R: 4 (15 kg assist)",
      exercises: ["2025-02-03 One-arm chin: -15kg left x3, -15kg right x4, -15kg right x4"]),
    Log(
      name: "keys, one a line",
      text:
        "2025-03-03\nExercise: Copenhagen Plank\nSide: left\nSets: 1\nTime: 20 s\n\nExercise: Jump Rope\nTime: 3:00",
      exercises: ["2025-03-03 Copenhagen Plank: 20s left", "2025-03-03 Jump Rope: 180s"]),
  ]

  private static let labels: [Log] = [
    Log(
      name: "once more", text: "2025-04-09\nStanding on one leg: left 20 seconds\nagain: left 25 seconds",
      exercises: ["2025-04-09 Standing on one leg: 20s left, 25s left"]),
    Log(
      name: "an interval in a bracket, and rounds behind a name",
      text:
        "## 2024-01-17\n**Strength – Back squat** (every 2:30)\n- 5 @ 185 lb\n**Metcon – Helen** – 3 rounds for time, 11:23 Rx\n- 400 m run\n- 12 pull-ups",
      exercises: [
        "2024-01-17 Back squat: 185lb x5", "2024-01-17 run: 400m, 400m, 400m", "2024-01-17 pull-ups: x12, x12, x12",
      ]),
    Log(
      name: "a day that is planned",
      text: "## Planned — Thursday 2025-10-09 (Lower 1)\n\n1. Leg press\n   1. 180kg × 10",
      exercises: ["2025-10-09 Leg press: open ? 180kg x10"]),
    Log(
      name: "another day's link",
      text: "---\ndate: 2025-02-19\n---\n# [[Push]] – see also [[2025-02-15]]\n\nBench 135x5",
      exercises: ["2025-02-19 Bench: 135 x5"]),
  ]

  private static let numbers: [Log] = [
    Log(
      name: "sets that lead to the work",
      text:
        "2024-05-05\nSquat 60x5 90x3 110x2, work 2x5 130\nRow 100x5, 90x5, work sets 1x5 80\nPress 60x5, work up to 70x1",
      exercises: [
        "2024-05-05 Squat: 60 warmup x5, 90 warmup x3, 110 warmup x2, 130 x5, 130 x5",
        "2024-05-05 Row: 100 x5, 90 x5, 80 x5", "2024-05-05 Press: 60 x5",
      ]),
    Log(
      name: "weight on a belt, and a place before a name",
      text: "2024-05-05\nPull-ups with 5kg on the belt: 1 set of 6\nTrack. Intervals 2x400m: 1:32, 1:31",
      exercises: ["2024-05-05 Pull-ups: +5kg x6", "2024-05-05 Intervals: 400m 92s, 400m 91s"]),
    Log(
      name: "numbers of sets in a column of their own",
      text: "# 2025-04-16\n```\nSquat (kg)\n  W  60 x 5\n  1  105 x 5\n  2  105 x 4\n```",
      exercises: ["2025-04-16 Squat: 60kg warmup x5, 105kg x5, 105kg x4"]),
    Log(
      name: "loads before a colon", text: "2025-06-01\nPull-ups\n- BW x 5\n- +5 kg: 2x4\nDips\n- BW+5 kg: 1x8",
      exercises: ["2025-06-01 Pull-ups: x5, +5kg x4, +5kg x4", "2025-06-01 Dips: +5kg x8"]),
    Log(
      name: "a legend behind numbers",
      text:
        "2025-02-19\nPercent of 60 / 76. Written kg x reps x sets.\n\nPower Snatch\n42 x 2 x 2\n\nJerk Dip\n90 x 5 x 1",
      exercises: ["2025-02-19 Power Snatch: 42kg x2, 42kg x2", "2025-02-19 Jerk Dip: 90kg x5"]),
    Log(
      name: "loads behind what they are of the most",
      text: "# 2024-09-02\nPress (kg)\n* 40% 25x5\n* 70% 5x2\n* 95% — 60 × 1+ → **60 × 4**",
      exercises: [
        "2024-09-02 Press: 25kg x5 ? 40%, open ? 70% x2, open ? 70% x2, open ? 70% x2, open ? 70% x2, open ? 70% x2, 60kg x4 ? 60kg 95% x1+"
      ]),
    Log(
      name: "metres of what is carried or climbed",
      text: "2025-06-01\nRope climb\n- 1 x 6 m\nSled push\n- 20 m\nWalk\n- 20 m",
      exercises: ["2025-06-01 Rope climb: 6m", "2025-06-01 Sled push: 20m", "2025-06-01 Walk: 1200s"]),
    Log(
      name: "help behind a time, and how thick an edge is",
      text: "2024-05-05\n- Half crimp hang, 20 mm edge\n  - 10s +5kg\n- One-arm hang, big rung\n  - L 7s -12kg",
      exercises: [
        "2024-05-05 Half crimp hang, 20 mm edge: +5kg 10s", "2024-05-05 One-arm hang, big rung: -12kg 7s left",
      ]),
    Log(
      name: "a load and counts to the last",
      text: "2025-03-03 (lb)\n- DB Row: 30 x 15, 15, 19 (AMRAP)\nFlexão de braço\n- 17 até a falha\n- 15",
      exercises: [
        "2025-03-03 DB Row: 30lb x15, 30lb x15, 30lb x19 ? xAMRAP", "2025-03-03 Flexão de braço: fail x17, x15",
      ]),
    Log(
      name: "ladders",
      text: "2024-02-05\nClean & press 24kg, ladders: 1, 2, 1, 2 each side\nSnatch 24kg, ladders 1-2-3 x2",
      exercises: [
        "2024-02-05 Clean & press: 24kg x1, 24kg x2, 24kg x1, 24kg x2",
        "2024-02-05 Snatch: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3",
      ]),
  ]

  private static let heads: [Log] = [
    Log(
      name: "a way in the name's line",
      text:
        "# 2025-08-16\n\nYoke (20 m)\n- 140 kg – 11.2 s\n- 160 kg – 13.0 s\n\nFarmers walk (20 m)\n- 60 kg – 10.8 s",
      exercises: ["2025-08-16 Yoke: 11.2s 140kg 20m, 13s 160kg 20m", "2025-08-16 Farmers walk: 10.8s 20m 60kg"]),
    Log(
      name: "when each set began",
      text: "## 2025-06-13\n\n**Strength:** Front squat, every 2:30\n95x5, 115x5, 135x3 lb",
      exercises: ["2025-06-13 Front squat: 95lb x5, 115lb x5, 135lb x3"]),
    Log(
      name: "repetitions alone below a name in bold",
      text: "## 2025-03-11\n\n**Deadlift**\n- 70 kg x 5\n\n**Foobars (green)**\n- 6\n- 5\n\n**Bike**\n- 20 min",
      exercises: ["2025-03-11 Deadlift: 70kg x5", "2025-03-11 Foobars (green): x6, x5", "2025-03-11 Bike: 1200s"]),
    Log(
      name: "help without a number",
      text: "2025-04-22\nMuscle-ups, band assisted – 3, 3, 2\nChin-ups, band assisted – 15 kg x 5",
      exercises: ["2025-04-22 Muscle-ups, band assisted: x3, x3, x2", "2025-04-22 Chin-ups: -15kg x5"]),
    Log(
      name: "what was missed, and a sentence before a name",
      text: "2025-05-28\nOHP 3x3 @ 37.5 kg\nmissed 3 on OHP -> go to 6x2 next time\n"
        + "Good day. Finished with leg press, 3 sets of 12 at 60 kg.",
      exercises: [
        "2025-05-28 OHP: 37.5kg x3, 37.5kg x3, 37.5kg x3", "2025-05-28 leg press: 60kg x12, 60kg x12, 60kg x12",
      ]),
    Log(
      name: "warm-ups marked among loads and repetitions",
      text: "2024-03-11\nsq 135 5w 185 3w 225 5 5 5\nbp 95 5w 5w 155 5 5 4f\nohp 20 8w 25 5w 30 6 6",
      exercises: [
        "2024-03-11 sq: 135 warmup x5, 185 warmup x3, 225 x5, 225 x5, 225 x5",
        "2024-03-11 bp: 95 warmup x5, 95 warmup x5, 155 x5, 155 x5, 155 fail x4",
        "2024-03-11 ohp: 20 warmup x8, 25 warmup x5, 30 x6, 30 x6",
      ]),
    Log(
      name: "seconds among minutes, and strokes",
      text: "2024-10-04\nSkiErg 4 x 250 m, 1:00 rest\n1:02.1, 1:01.8, 1:02.0, 59.8\n\n"
        + "### RowErg\n| rep | time | dist | s/m |\n|---|---|---|---|\n| 1 | 1:51.2 | 500 m | 28 |\n| 2 | 1:51.0 | 500 m | 29 |",
      exercises: [
        "2024-10-04 SkiErg: 250m 62.1s, 250m 61.8s, 250m 62s, 250m 59.8s", "2024-10-04 RowErg: 111.2s 500m, 111s 500m",
      ]),
  ]

  private static let fields: [Log] = [
    Log(
      name: "sets told by fields",
      text:
        "2025-03-03\n## [[Overhead Press]]\n- weight:: 40kg  reps:: 5  type:: warmup\n- weight: 50kg, reps: 5, rpe: 7\n"
        + "## [[Dips]]\n- weight:: +15kg  reps:: 8  rir:: 2\n## [[Dead Hang]]\n- time:: 45s\n## Row\n- sets:: 3, reps:: 8, weight:: 40kg",
      exercises: [
        "2025-03-03 Overhead Press: 40kg warmup x5, 50kg @7 x5", "2025-03-03 Dips: +15kg rir2 x8",
        "2025-03-03 Dead Hang: 45s", "2025-03-03 Row: 40kg x8, 40kg x8, 40kg x8",
      ]),
    Log(
      name: "when laps began, and how long they took",
      text: "2025-03-03\nFreestyle 3 x 100 yd on 1:40 - went 1:24, 1:23, 1:22\nBackstroke 2 x 100 m on 2:00\n"
        + "Intervals: 3 x 400m w/ 90s jog. Splits 1:52 1:50 1:51",
      exercises: [
        "2025-03-03 Freestyle: 100yd 84s, 100yd 83s, 100yd 82s", "2025-03-03 Backstroke: 100m, 100m",
        "2025-03-03 Intervals: 112s 400m, 110s 400m, 111s 400m",
      ]),
    Log(
      name: "a decimal comma before a dash",
      text: "2025-03-03\nBankdrücken\n112,5 – 5 Wdh.\n77,5 – 5 Wdh. (bis Muskelversagen)",
      exercises: ["2025-03-03 Bankdrücken: 112.5 x5, 77.5 fail x5"]),
    Log(
      name: "bracketed sets among loads and repetitions",
      text: "2025-03-03\nSnatch            40/3  50/3  (60/2)2  70/1\nBack squat        90 kg x 3, 105/3",
      exercises: [
        "2025-03-03 Snatch: 40kg x3, 50kg x3, 60kg x2, 60kg x2, 70kg x1", "2025-03-03 Back squat: 90kg x3, 105kg x3",
      ]),
    Log(
      name: "fields in a line, a rest off, a former set, holds and an article",
      text: "**Date:** 17 February 2025  **Start:** 06:10  **Bodyweight:** 84.1 kg  **Energy:** 3/5\n\n"
        + "Hang, +17.5kg: 10s, 9s — 3' off between\nSquat: 195x5, 255x5+ -> 9 reps (old 255x7, e1rm 331)\n"
        + "Tuck front lever — 8s · 8s · 7s\nTuck front lever row: 5-4-4\nThen the leg press, two sets of fifteen at 60 kilos.",
      exercises: [
        "2025-02-17 Hang: +17.5kg 10s, +17.5kg 9s", "2025-02-17 Squat: 195kg x5, 255kg x9 ? x5+",
        "2025-02-17 Tuck front lever: 8s, 8s, 7s", "2025-02-17 Tuck front lever row: x5, x4, x4",
        "2025-02-17 leg press: 60kg x15, 60kg x15",
      ]),
  ]

  private static let nearMisses: [Log] = [
    Log(
      name: "help and added weight before repetitions, with a dash",
      text: "2025-04-22\nPull ups assisted - 20, 8, 8, 6\nDips weighted - 20, 8, 8\nChin ups weighted - 10, 5x5",
      exercises: [
        "2025-04-22 Pull ups: -20 x8, -20 x8, -20 x6", "2025-04-22 Dips: +20 x8, +20 x8",
        "2025-04-22 Chin ups: +10 x5, +10 x5, +10 x5, +10 x5, +10 x5",
      ]),
    Log(
      name: "numbers below a heading that names no exercise",
      text: "## 2025-03-11\n\n**Deadlift**\n- 70 kg x 5\n\n## Readiness\n- 7\n- 8\n\n**Pulse**\n- 62\n- 64",
      exercises: ["2025-03-11 Deadlift: 70kg x5"]),
    Log(
      name: "sets behind what was missed, a break, and a bell",
      text:
        "2025-03-11\nMissed 3 on purpose. Deadlift 150 x 5\nTook a break, every 5:00\nBench 60 kg x 5\n- time:: 18:00",
      exercises: ["2025-03-11 Deadlift: 150kg x5", "2025-03-11 Bench: 60kg x5"]),
    Log(
      name: "a unit of one day",
      text: "2025-03-03\nSquat\n100x5\n\n2025-03-05 (lbs)\nSquat\n225x5\n\n2025-03-07\nSquat\n105x5",
      exercises: ["2025-03-03 Squat: 100 x5", "2025-03-05 Squat: 225lb x5", "2025-03-07 Squat: 105 x5"]),
    Log(
      name: "sets in a sentence on the morning, and times of what is done",
      text: "2025-03-03\nMorning, squats 1x5 at 100 kg.\n**Evening: Plank 1:30**",
      exercises: ["2025-03-03 Morning, squats: 100kg x5", "2025-03-03 Evening: Plank: 90s"]),
    Log(
      name: "minutes of a walk, and a rest behind a dash",
      text: "2025-03-03\nDog walk\n30m\nDeadlift 140 kg x 5 - R 9",
      exercises: ["2025-03-03 Dog walk: 1800s", "2025-03-03 Deadlift: 140kg x5, 140kg x9"]),
    Log(
      name: "an hour among keys, prose like a legend, and a name with a dash",
      text:
        "Goal 3x week. More reps x more weight.\n\n2025-03-03\nSquat 1x8\nBack - Squat 100 kg x 5\n\nExercise: Bench\nTime: 18:30\n60 kg x 8",
      exercises: ["2025-03-03 Squat: x8", "2025-03-03 Back - Squat: 100kg x5", "2025-03-03 Bench: 60kg x8"]),
    Log(
      name: "a plan that was done, and sets behind a weekday",
      text:
        "Planned - 2025-10-09 (done 10 Oct)\n\nSquat 1x5 100 kg\n\n## 2025-11-03, Monday - 2x5 squat 100 kg",
      exercises: ["2025-10-09 Squat: 100kg x5", "2025-11-03 squat: 100kg x5, 100kg x5"]),
  ]
}
