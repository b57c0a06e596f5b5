import Testing
import TrainingModel

@testable import Carryover

/// What tables, heads of days and lines of fields say of the sets below or beside them; and numbers that are no sets.
struct NotesOfOthersTests {
  @Test(
    "What is told of sets is theirs, and what is told of anything else is a note",
    arguments: tables + heads + fields + plans + laps + titles + rests + schemes + nearMisses)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test("A day that is said once more begins no other, and is its title")
  func daysAgain() throws {
    let text =
      "# Wk 11 (Mar 10 to 16, 2025)\n\n**Mon Mar 10 2025 | Swim**\n8 x 50 yd\n\n**Tue Mar 11 2025 | Gym**\nRDL: 95 lb 3x8\n"
    let sessions = try NotesStructureTests.sessions(text)
    #expect(sessions.map { $0.start.map { "\($0.date)" } } == ["2025-03-10", "2025-03-11"])
    #expect(sessions.map(\.title) == ["Swim", "Gym"])
    let fields = try NotesStructureTests.sessions(
      ">> 22.03.2025 // PUSH B // 8 wks out // slept 8\n\nPec deck\n 65 kg x 12\n")
    #expect(fields.map { $0.start.map { "\($0.date)" } } == ["2025-03-22"])
    #expect(fields.flatMap(\.allSets).count == 1)
  }

  @Test("What was struck out and what is told once more is kept as a note", arguments: kept)
  func keeps(text: String, note: String) throws {
    let session = try #require(NotesStructureTests.sessions(text).first)
    let exercises = session.sections.flatMap(\.exercises)
    let notes =
      [session.notes] + exercises.map(\.notes) + exercises.flatMap { $0.setGroups.flatMap(\.sets).map(\.notes) }
    #expect(notes.compactMap(\.self).contains { $0.contains(note) })
  }

  private static let kept = [
    ("2024-05-01\nrow 40\n~~25 x 12~~ 22.5 x 12", "~~25 x 12~~"), ("2024-05-01\nSquat 100x5, ~~100x5~~", "~~100x5~~"),
    ("2024-05-01\nDeadlift 115x5\n\n::PR: deadlift 115 for five!!::", "PR: deadlift 115 for five"),
    ("2024-05-01\nbw 158 -> 160.5. eating more\nBench 60x5", "bw 158 -> 160.5. eating more"),
    ("2024-05-01\n**Max hangs**, 20 mm edge, 3 min rest\n1. +10 kg, 10 s", "20 mm edge, 3 min rest"),
    ("2024-05-01\nDeadlift (pounds, belt at 405)\n135 x 5", "belt at 405"),
  ]

  private static let tables: [NotesBesideTests.Log] = [
    .init(
      name: "a column of sides under any title, and sides behind the numbers of sets",
      text: """
        2024-05-01

        | Exercise | Leg | Set 1 | Set 2 |
        |---|---|---|---|
        | Leg extension | L | 15 kg × 12 | 17.5 kg × 10 |
        | Leg extension | R | 5 kg × 15 | – |

        ## Split squat

        | Set | kg | Reps |
        |---|---|---|
        | 1 L | 16 | 10 |
        | 1 R | 16 | 9 |
        """,
      exercises: [
        "2024-05-01 Leg extension: 15kg left x12, 17.5kg left x10, 5kg right x15",
        "2024-05-01 Split squat: 16kg left x10, 16kg right x9",
      ]),
    .init(
      name: "columns of sets with a unit in their titles",
      text: "Date\tExercise\tSet 1 (kg)\tSet 2 (kg)\tNotes\n2025-03-03\tBench Press\t70x8\t75x6\tok\n"
        + "2025-03-03\tCrunch\t20\t18\t\n2025-03-03\tPull-up\tBWx8\t+5x5\t\n",
      exercises: [
        "2025-03-03 Bench Press: 70kg x8, 75kg x6", "2025-03-03 Crunch: x20, x18", "2025-03-03 Pull-up: x8, +5kg x5",
      ]),
    .init(
      name: "a first column that only counts the rows",
      text:
        "2024-05-01\n### RowErg\n\n| Piece | Distance | Time |\n|---|---|---|\n| 1 | 500 m | 1:52.4 |\n| 2 | 500 m | 1:51.8 |\n",
      exercises: ["2024-05-01 RowErg: 112.4s 500m, 111.8s 500m"]),
  ]

  private static let heads: [NotesBesideTests.Log] = [
    .init(
      name: "the unit as the last field beside a date, another one on another day",
      text: "SAT 17 AUG 2024 / heavy / kilos\n\nsnatch\n40/3 50/2\n\nTUE 20 AUG 2024 | lbs\n\nsnatch\n95/3\n",
      exercises: ["2024-08-17 snatch: 40kg x3, 50kg x2", "2024-08-20 snatch: 95lb x3"]),
    .init(
      name: "the unit in the key of a pair beside a date",
      text: "CLUB  -  2024-12-03   kg/reps\n\nSnatch\n40/3  50/3\n",
      exercises: ["2024-12-03 Snatch: 40kg x3, 50kg x3"]),
    .init(
      name: "the unit before a remark in the bracket of a name",
      text: "2024-05-01\nDeadlift (pounds, belt at 405)\n135 x 5\n\nSSB squat\n151 x 8\n",
      exercises: ["2024-05-01 Deadlift: 135lb x5", "2024-05-01 SSB squat: 151lb x8"]),
    .init(
      name: "rounds in what was worn",
      text: "2024-05-01\nCircuit, 3 rounds in turnout pants\n  10 burpees\n  20 step-ups\n",
      exercises: ["2024-05-01 burpees: x10, x10, x10", "2024-05-01 step-ups: x20, x20, x20"]),
    .init(
      name: "a pair of dumbbells by its weight above its repetitions",
      text: "2024-05-01\nall in lbs\n\nIncline db press 65s\n10, 9, 8\n\nPlank 60s\n",
      exercises: ["2024-05-01 Incline db press: 65lb x10, 65lb x9, 65lb x8", "2024-05-01 Plank: 60s"]),
    .init(
      name: "a band is no exercise below one, and what a load is held with no part of a name",
      text: "2024-05-01\nPull apart\nred band 15 15\nFloor press, two 10 kg dumbbells: 10, 10\nRow with band 2x10\n",
      exercises: [
        "2024-05-01 Pull apart: x15, x15", "2024-05-01 Floor press: 10kg x10, 10kg x10",
        "2024-05-01 Row with band: x10, x10",
      ]),
    .init(
      name: "a tier is no exercise below a lift",
      text: "2024-05-01\nComp squat\n- T1 single: 1x1 185 kg @8\n- back-offs: 2x4 155 kg\n",
      exercises: ["2024-05-01 Comp squat: 185kg @8 x1, 155kg x4, 155kg x4"]),
    .init(
      name: "a warm-up by its letter where the others are numbered",
      text: "2024-05-01\nDb press\n  w) 40 kg x 12\n  1) 75 kg x 8\n",
      exercises: ["2024-05-01 Db press: 40kg warmup x12, 75kg x8"]),
  ]

  private static let fields: [NotesBesideTests.Log] = [
    .init(
      name: "fields in brackets behind a name",
      text: "2024-05-01\n- [[Romanian Deadlift]] (weight:: 70kg) (reps:: 8) (sets:: 2) (rir:: 3)\n"
        + "- Crunch [reps:: 15] [sets:: 2]\n",
      exercises: ["2024-05-01 Romanian Deadlift: 70kg rir3 x8, 70kg rir3 x8", "2024-05-01 Crunch: x15, x15"]),
    .init(
      name: "sets in braces, in a fence of YAML",
      text: """
        2024-05-01

        ```yaml
          - name: Front squat
            unit: kg
            sets:
              - {weight: 40, reps: 5, warmup: true}
              - {weight: 70, reps: 5, rpe: 7, warmup: false}
          - name: Side plank
            sets:
              - {seconds: 25, side: left}
          - name: Sled push
            sets:
              - {weight_kg: 60, distance_m: 20}
        ```
        """,
      exercises: [
        "2024-05-01 Front squat: 40kg warmup x5, 70kg @7 x5", "2024-05-01 Side plank: 25s left",
        "2024-05-01 Sled push: 20m 60kg",
      ]),
  ]

  private static let plans: [NotesBesideTests.Log] = [
    .init(
      name: "a plan of two parts before an arrow, and one that was done as it stands",
      text:
        "2024-05-01\nSquat 1x1 @ RPE 7, then 2x4 → 130 kg x1 @7, 110 kg x4, 110 kg x4 @8\nDead bug 3x8 → done, 2x8\n",
      exercises: [
        "2024-05-01 Squat: 130kg @7 x1 ? @7 x1, 110kg x4 ? x4, 110kg @8 x4 ? x4",
        "2024-05-01 Dead bug: x8 ? x8, x8 ? x8",
      ]),
    .init(
      name: "a scheme, and fewer repetitions than it has sets",
      text:
        "2024-05-01\nSquat 3x5 @ 100 kg: 5, 5\nDeadlift (5x10 @ 80 kg): 10 10 10\nDips 3x8: 8, 7\nBench 3x8: 60, 70, 80\n"
        + "Back squat\n- 3x5 @ 90 kg: 5, 5\n- 3x5 @ 90 kg: 5, 5, 4\n",
      exercises: [
        "2024-05-01 Squat: 100kg x5 ? 100kg x5, 100kg x5 ? 100kg x5",
        "2024-05-01 Deadlift: 80kg x10 ? 80kg x10, 80kg x10 ? 80kg x10, 80kg x10 ? 80kg x10",
        "2024-05-01 Dips: x8 ? x8, x7 ? x8", "2024-05-01 Bench: 60kg x8, 70kg x8, 80kg x8",
        "2024-05-01 Back squat: 90kg x5 ? 90kg x5, 90kg x5 ? 90kg x5, 90kg x5, 90kg x5, 90kg x4",
      ]),
    .init(
      name: "what was struck out of a line was not done",
      text: "2024-05-01\nrow 40\n~~25 x 12~~ 22.5 x 12\nSquat 100x5, ~~100x5~~\n",
      exercises: ["2024-05-01 row: 22.5 x12", "2024-05-01 Squat: 100 x5"]),
  ]

  private static let laps: [NotesBesideTests.Log] = [
    .init(
      name: "laps of one length below another way",
      text:
        "2024-05-01\n- Jog 2 km (warm-up)\n- 400 m intervals: 1:34, 1:33 (90 s rest)\n\n### Track\n200m repeats: 0:40, 0:41\n",
      exercises: [
        "2024-05-01 Jog: 2km warmup", "2024-05-01 400 m intervals: 400m 94s, 400m 93s",
        "2024-05-01 Track: 200m 40s, 200m 41s",
      ]),
    .init(
      name: "the way of each lap above their times",
      text: "2024-05-01\nTrack intervals, 400m each\n1) 1:30\n2) 1:31 tired\n\nSquat 60 kg x 5\n",
      exercises: ["2024-05-01 Track intervals: 400m 90s, 400m 91s", "2024-05-01 Squat: 60kg x5"]),
    .init(
      name: "seconds without their minutes, and behind a row of dots",
      text: "2024-05-01\nHollow hold :30-:30-:25\nkick 2 x 50 yd, :15 rest\n100m x 2 push: 17.8s, 9.6s\n"
        + "Stand on foam ...... 30 sec, 22 sec\n",
      exercises: [
        "2024-05-01 Hollow hold: 30s, 30s, 25s", "2024-05-01 kick: 50yd, 50yd",
        "2024-05-01 push: 100m 17.8s, 100m 9.6s",
        "2024-05-01 Stand on foam: 30s, 22s",
      ]),
    .init(
      name: "fields between two slashes",
      text:
        "2024-05-01\nRUN // 2 mi // 16:48\nRUCK // 35 LB // 6 mi // 1:34:20\nFLUTTER KICK // 50 // 40\nDL // 200 LB x 3 // 240 LB x 3\n",
      exercises: [
        "2024-05-01 RUN: 1008s 2mi", "2024-05-01 RUCK: 35lb 5660s 6mi", "2024-05-01 FLUTTER KICK: x50, x40",
        "2024-05-01 DL: 200lb x3, 240lb x3",
      ]),
  ]

  private static let titles: [NotesBesideTests.Log] = [
    .init(
      name: "a programme above a table is no exercise",
      text: "# StrongLifts 5x5\n\nStarted in January.\n\n| Date | Exercise | Weight | Reps |\n|---|---|---|---|\n"
        + "| 2024-05-01 | Squat | 60 kg | 5 |\n",
      exercises: ["2024-05-01 Squat: 60kg x5"]),
    .init(
      name: "a bar at the end of a name is no load",
      text: "2024-05-01\nStrict toes-to-bar 2x6\nBench - bar x 10, 40 kg x 5\n",
      exercises: ["2024-05-01 Strict toes-to-bar: x6, x6", "2024-05-01 Bench: x10, 40kg x5"]),
    .init(
      name: "a load and its counts behind the arrow are what came of the plan",
      text: "2024-05-01\nLat pulldown 3x12 → 40 x 12, 12, 11\nCurl 10 kg x 8\n",
      exercises: [
        "2024-05-01 Lat pulldown: 40kg x12 ? x12, 40kg x12 ? x12, 40kg x11 ? x12", "2024-05-01 Curl: 10kg x8",
      ]),
  ]

  @Test("A day that was not done yet is a plan, and one that was is none")
  func daysNotDone() throws {
    let sessions = try NotesStructureTests.sessions(
      "## Day 3 – 2024-10-11 (not done yet)\n\n- A. Squat 3x3 @ RPE 8\n\n## 2024-10-13 (done, not great)\n\nSquat 3x3\n"
    )
    #expect(sessions.map { $0.allSets.map(\.isCompleted) } == [[false, false, false], [true, true, true]])
    #expect(sessions.first?.title == "Day 3")
  }

  private static let rests: [NotesBesideTests.Log] = [
    .init(
      name: "times of laps without commas, behind a rest, with commas for points",
      text: """
        2024-05-01
        run 3 x 400 m w/ 60s rest: 88 87 87 sec
        Ergo 2 x 1000 m: 3:28,4 / 3:28,0
        Pista: 3 x 200 m: 31,2 - 31,0 - 31,4
        3 x 100 yd free on 1:45: 1:28 1:29 1:28
        Skierg 1000 m: 3:48,4
        """,
      exercises: [
        "2024-05-01 run: 400m 88s, 400m 87s, 400m 87s", "2024-05-01 Ergo: 1000m 208.4s, 1000m 208s",
        "2024-05-01 Pista: 200m 31.2s, 200m 31s, 200m 31.4s", "2024-05-01 free: 100yd 88s, 100yd 89s, 100yd 88s",
        "2024-05-01 Skierg: 1000m 228.4s",
      ]),
    .init(
      name: "how long, or how far, is rested between laps",
      text:
        "2024-05-01\nRow 3x500m r 1:30\nBike\n2 x 800 m run in 3:10, 3:08 w/ 400m jog\n90s jog between. Felt strong",
      exercises: ["2024-05-01 Row: 500m, 500m, 500m", "2024-05-01 run: 190s 800m, 188s 800m"]),
    .init(
      name: "a rest behind the laps whose times stand below",
      text: "2024-05-01\nErg\nw/u 2000m 8:40\n3x500m r 1:30\n1:48.2\n1:47.9\n1:47.5",
      exercises: ["2024-05-01 Erg: 2000m 520s warmup, 108.2s 500m, 107.9s 500m, 107.5s 500m"]),
    .init(
      name: "times a line each behind a warm-up of the same length",
      text: "2024-05-01\nErg\nw/u 500m\n3x500m r 1:30\n1:48.2\n1:47.9\n1:47.5",
      exercises: ["2024-05-01 Erg: 500m warmup, 108.2s 500m, 107.9s 500m, 107.5s 500m"]),
    .init(
      name: "a stroke behind its way, and a warm-up of it",
      text: "2024-05-01\n400 yd free warmup\n300 yd easy free",
      exercises: ["2024-05-01 free: 400yd warmup", "2024-05-01 free: 300yd"]),
  ]

  private static let schemes: [NotesBesideTests.Log] = [
    .init(
      name: "sets on the minute below a name",
      text:
        "2024-05-01\nStrict press\nE2MOM x 5: 3 reps @ 85 lb\n\nClean\nEvery 2 min x 2: 3 @ 95 lb",
      exercises: [
        "2024-05-01 Strict press: 85lb x3, 85lb x3, 85lb x3, 85lb x3, 85lb x3", "2024-05-01 Clean: 95lb x3, 95lb x3",
      ]),
    .init(
      name: "one exercise for time",
      text: "2024-05-01\nB. For time: 21-15-9 Thrusters 95 lb\nFor time: 21-15-9 of pull-ups",
      exercises: ["2024-05-01 Thrusters: 95lb x21, 95lb x15, 95lb x9", "2024-05-01 pull-ups: x21, x15, x9"]),
    .init(
      name: "two weights above the counts of their sets",
      text:
        "2024-05-01\nGorilla row 2x20 kg\n10\n10\n\nLong cycle 2x16 kg\n- 2:00 / 14 reps\n\nPress 2x20 kg\nRow 60 kg x 5",
      exercises: [
        "2024-05-01 Gorilla row: 20kg x10, 20kg x10", "2024-05-01 Long cycle: 120s 16kg x14",
        "2024-05-01 Press: 20kg x2", "2024-05-01 Row: 60kg x5",
      ]),
    .init(
      name: "weights before a dash, where the document says their unit",
      text:
        "2024-05-01 (all bells in kg)\ndouble front squat 2x16 — 5,5,4\nsuitcase carry 32 — 40 m each hand",
      exercises: ["2024-05-01 double front squat: 16kg x5, 16kg x5, 16kg x4", "2024-05-01 suitcase carry: 32kg 40m"]),
    .init(
      name: "what was tried behind what was done",
      text: "2024-05-01\nbench 100 kg x 2, failed 105 kg\nSquat 100 kg x 5, failed the sixth",
      exercises: ["2024-05-01 bench: 100kg x2, 105kg fail x0", "2024-05-01 Squat: 100kg fail x5"]),
    .init(
      name: "several loads, each with a list",
      text: "2024-05-01\nbench 100 kg 5,5 / 110 3,2\npullups +25 lb 5,4 / +45 lb 3,2",
      exercises: [
        "2024-05-01 bench: 100kg x5, 100kg x5, 110kg x3, 110kg x2",
        "2024-05-01 pullups: +25lb x5, +25lb x4, +45lb x3, +45lb x2",
      ]),
    .init(
      name: "what was meant beside what was done",
      text: "2024-05-01\nSquat\n150 kg x 4 (plan: 5) RPE 9\n155 kg x 3 (target: 3)",
      exercises: ["2024-05-01 Squat: 150kg @9 x4, 155kg x3 ? x3"]),
    .init(
      name: "from the floor, from a box, and from the last time",
      text:
        "2024-05-01\nDeadlift from the floor 100 kg 3x5\nSit to stand from a box 2x8\nSquat up from the last time 3x5",
      exercises: [
        "2024-05-01 Deadlift from the floor: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 Sit to stand from a box: x8, x8",
      ]),
    .init(
      name: "the weight of the body as Germans write it",
      text: "2024-05-01\nKlimmzüge KG 8, 7\nKniebeuge KG 100 x 5",
      exercises: ["2024-05-01 Klimmzüge: x8, x7", "2024-05-01 Kniebeuge KG: 100kg x5"]),
    .init(
      name: "verbs in sentences",
      text:
        "2024-05-01\nCold. The garage was bad. Did the squats anyway: 60 kg for 5, 80 kg for 5. Pressed 40 kg for 3 sets of 5.",
      exercises: ["2024-05-01 squats anyway: 60kg x5, 80kg x5", "2024-05-01 Pressed: 40kg x5, 40kg x5, 40kg x5"]),
    .init(
      name: "a unit behind a hyphen", text: "# Block 2 wk 1 - kg\n\n## 2024-05-01\n- [x] Squat 2x3 @ 120",
      exercises: ["2024-05-01 Squat: 120kg x3, 120kg x3"]
    ),
    .init(
      name: "a side behind a name", text: "2024-05-01\nStep up R: 8, 8\nBench W: 60 R: 8",
      exercises: ["2024-05-01 Step up: right x8, right x8", "2024-05-01 Bench: 60 x8"]),
  ]

  private static let nearMisses: [NotesBesideTests.Log] = [
    .init(
      name: "hours, degrees, rests and what a part of the body is like",
      text: "2024-05-01\nClass 10.00 to 11.00, coach Rhonda\nFlexion 128°, extension 0.\nSquat 60 kg x 5\n"
        + "*90 sec after each pair*\nknees fine, posing 20 min after\n",
      exercises: ["2024-05-01 Squat: 60kg x5"]),
    .init(
      name: "how long each repetition stands still",
      text: "2024-05-01\nPaused bench, 1 sec\n40 kg x 8\nTempo run 20 min\nPaused bench, 2 sec: 60x5\n",
      exercises: [
        "2024-05-01 Paused bench, 1 sec: 40kg x8", "2024-05-01 Tempo run: 1200s",
        "2024-05-01 Paused bench, 2 sec: 60kg x5",
      ]),
    .init(
      name: "degrees of a bench, and laps that are counted",
      text: "2024-05-01\nBack extension 45° 2x10\nBench\n60 kg x 5\nPR: 62.5 kg x 5\n",
      exercises: ["2024-05-01 Back extension 45°: x10, x10", "2024-05-01 Bench: 60kg x5, 62.5kg x5"]),
  ]
}
