import Testing
import TrainingModel

@testable import Carryover

/// What stands beside loads, laps and days, and says what they are: help, sides, plans, heights, send-offs, the columns
/// of a spreadsheet; and what only looks so.
struct NotesBesideLoadsTests {
  @Test("What stands beside a load or a lap is told with it", arguments: loads + laps + columns + days + nearMisses)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test("A body's weight beside the day is no hour, and a plan told in a bracket is one of all of the day")
  func heads() throws {
    let session = try #require(NotesStructureTests.sessions("Tues 1 Oct 2024   weight 10st 4\n\nDips: 8\n").first)
    #expect(session.start?.time == nil)
    let planned = try NotesStructureTests.sessions(
      "### 14 June 2024: Bench (PLANNED, at the lake till then)\n- Bench: 5x10 @ 115\n")
    #expect(planned.flatMap(\.allSets).map(\.isCompleted) == [false, false, false, false, false])
  }

  private static let loads: [NotesBesideTests.Log] = [
    .init(
      name: "the load of an assisted exercise is help, in any layout",
      text:
        "2024-05-01\nAssisted dips\n- 30kg x 8\n- 30kg x 7\n- 30 kg: 6\nAssisted chin-ups: 20 kg 2x5\nDips\n- 30kg x 8",
      exercises: [
        "2024-05-01 Assisted dips: -30kg x8, -30kg x7, -30kg x6", "2024-05-01 Assisted chin-ups: -20kg x5, -20kg x5",
        "2024-05-01 Dips: +30kg x8",
      ]),
    .init(
      name: "the other side behind a slash has a load of its own",
      text: "2024-05-01\nLeg press: left 35 kg 10, 10, 9 / right 50 kg 10, 10, 10\nRaise: 10 left / 9 right",
      exercises: [
        "2024-05-01 Leg press: 35kg left x10, 35kg left x10, 35kg left x9, 50kg right x10, 50kg right x10, 50kg right x10",
        "2024-05-01 Raise: left x10, right x9",
      ]),
    .init(
      name: "the next load behind a slash and a time",
      text: "2024-05-01\nfarmers: 100kg per hand 20m 13s / 110kg per hand 20m 16s\nyoke: 200kg 20m 14s / 240kg 20m 16s",
      exercises: ["2024-05-01 farmers: 100kg 13s 20m, 110kg 16s 20m", "2024-05-01 yoke: 14s 200kg 20m, 16s 20m 240kg"]),
    .init(
      name: "a mark of failure behind the load of a pair",
      text: "2024-05-01\nhammer curl 35s 10 8 8f\nincline db 65s 10 9 9",
      exercises: ["2024-05-01 hammer curl: 35 x10, 35 x8, 35 fail x8", "2024-05-01 incline db: 65 x10, 65 x9, 65 x9"]),
    .init(
      name: "a height in inches is one, and no count",
      text: "2024-05-01\nbox jump (24 in) 4x5\nbox jump 20 in 3x5\nstep up 18 in: 10, 10\nSquat 60 kg 3x5 in belt",
      exercises: [
        "2024-05-01 box jump: x5, x5, x5, x5", "2024-05-01 box jump: x5, x5, x5", "2024-05-01 step up: x10, x10",
        "2024-05-01 Squat: 60kg x5, 60kg x5, 60kg x5",
      ]),
  ]
  private static let laps: [NotesBesideTests.Log] = [
    .init(
      name: "a send-off behind the stroke, and times behind an arrow",
      text: "2024-05-01 swim\nmain: 3 x 100 yd free on 1:30 -> 1:08, 1:08, 1:09\n2 x 25 yd fly on :45 -> 13.1, 13.0\n"
        + "4 x 50 yd kick on 1:00",
      exercises: [
        "2024-05-01 free: 100yd 68s, 100yd 68s, 100yd 69s", "2024-05-01 fly: 13.1s 25yd, 13s 25yd",
        "2024-05-01 kick: 50yd, 50yd, 50yd, 50yd",
      ])
  ]
  private static let columns: [NotesBesideTests.Log] = [
    .init(
      name: "a spreadsheet of two days below a remark",
      text: "From the old app.\n\ndate;exercise;set;weight (kg);reps;rpe;comment\n2024-04-02;Squat;1;40;8;;warm up\n"
        + "2024-04-02;Squat;2;72,5;5;7,5;\n2024-04-04;Deadlift;1;92,5;5;8;\n2024-04-04;Lunge;1;12;10;;per leg",
      exercises: [
        "2024-04-02 Squat: 40kg warmup x8, 72.5kg @7.5 x5", "2024-04-04 Deadlift: 92.5kg @8 x5",
        "2024-04-04 Lunge: 12kg x10",
      ]),
    .init(
      name: "a column of machines, and of their seats",
      text: "2024-10-01\n\nMachine             seat   kg     reps\nLeg press            5     35     12 12 12\n"
        + "Assisted dip         -     30     8 7 6\n",
      exercises: [
        "2024-10-01 Leg press: 35kg x12, 35kg x12, 35kg x12", "2024-10-01 Assisted dip: -30kg x8, -30kg x7, -30kg x6",
      ]),
    .init(
      name: "the effort of the last set in a column of its own",
      text:
        "2024-10-01\n\n| Exercise | kg | S1 | S2 | RIR last set |\n|---|---|---|---|---|\n| Hack squat | 70 | 10 | 9 | 1 |",
      exercises: ["2024-10-01 Hack squat: 70kg x10, 70kg rir1 x9"]),
    .init(
      name: "the load that was planned, in front of each result",
      text:
        "2024-10-01\n\n| Exercise | Prescribed | Done |\n|---|---|---|\n| Med ball throw | 3x6 @ 4 kg | 4x6, 4x6, 4x5 |\n"
        + "| Row | 3x10 | 3x10 |",
      exercises: [
        "2024-10-01 Med ball throw: 4kg x6 ? 4kg x6, 4kg x6 ? 4kg x6, 4kg x5 ? 4kg x6",
        "2024-10-01 Row: x10 ? x10, x10 ? x10, x10 ? x10",
      ]),
    .init(
      name: "hours of sleep among the days of a table",
      text: "| Exercise | 2024-09-02 | 2024-09-05 |\n|---|---|---|\n| Squat | 225x5 | 230x5 |\n| Hours sleep | 6 | 7 |",
      exercises: ["2024-09-02 Squat: 225 x5", "2024-09-05 Squat: 230 x5"]),
  ]
  /// What only looks like one of these.
  private static let nearMisses: [NotesBesideTests.Log] = [
    .init(
      name: "an exercise in meters is no stroke",
      text: "2024-05-01\nRun: 2 x 400 m fast on 2:00\nSwim: 2 x 100 m breast on 2:00\nrow 500 m easy on 2:15",
      exercises: ["2024-05-01 Run: 400m, 400m", "2024-05-01 Swim: 100m, 100m", "2024-05-01 row: 500m"]),
    .init(
      name: "exercises with words of other columns in a table of days",
      text:
        "| Exercise | 2024-05-01 | 2024-05-03 |\n|---|---|---|\n| Incline press | 60x3 | 65x3 |\n| Speed bench | 60x3 | 65x3 |\n| Energy | 4 | 5 |",
      exercises: [
        "2024-05-01 Incline press: 60 x3", "2024-05-01 Speed bench: 60 x3", "2024-05-03 Incline press: 65 x3",
        "2024-05-03 Speed bench: 65 x3",
      ]),
    .init(
      name: "a machine beside the exercise",
      text: "2024-05-01\n\n| Machine | Exercise | kg | reps |\n|---|---|---|---|\n| Smith | Squat | 50 | 10 |\n\n"
        + "## Leg press\n\nMachine: Hammer Strength\n\n- 100kg x 10",
      exercises: ["2024-05-01 Squat: 50kg x10", "2024-05-01 Leg press: 100kg x10"]),
    .init(
      name: "in, and no inches",
      text: "2024-05-01\nbox jump 20 in 5 min\ndeficit push ups 20 in a row",
      exercises: ["2024-05-01 box jump: 300s x20", "2024-05-01 deficit push ups: x20"]),
    .init(
      name: "help at a bar, and weight that is added",
      text: "2024-05-01\nPartner assisted bench press\n- 100 kg x 5\nAssisted nordic curl\n- +5 kg x 5",
      exercises: ["2024-05-01 Partner assisted bench press: 100kg x5", "2024-05-01 Assisted nordic curl: +5kg x5"]),
    .init(
      name: "a target in the head that was hit",
      text: "### 14 June 2024: Bench (target, hit it)\n- Bench: 2x10 @ 115",
      exercises: ["2024-06-14 Bench: 115 x10, 115 x10"]),
    .init(
      name: "loads of warm-ups and work without a comma between, and sets of three",
      text: "2024-05-01\nsq 135x5wu 185x5wu 245 3x5 @8\ndl 135x5 185x5 225x3",
      exercises: [
        "2024-05-01 sq: 135 warmup x5, 185 warmup x5, 245 @8 x5, 245 @8 x5, 245 @8 x5",
        "2024-05-01 dl: 135 x5, 185 x5, 225 x3",
      ]),
    .init(
      name: "an hour in the heading of a run, and a name above what is told of it",
      text:
        "2024-05-01\n### AM – easy run (06:40)\nRun\n: 6.4 km in 36:10\n### PM – conditioning (17:30)\nRow erg\n: 500 m in 1:52",
      exercises: ["2024-05-01 Run: 2170s 6.4km", "2024-05-01 Row erg: 112s 500m"]),
    .init(
      name: "an effort for each set, an arrow with a colour, and a name that ends in up",
      text:
        "2024-05-01\nIncline press 30 kg x 10, 10, 9 (2 RIR, 1 RIR, 0 RIR)\nRow 75 kg x 9 ➡️ 55 kg x 8\nPush-up to failure: 31",
      exercises: [
        "2024-05-01 Incline press: 30kg rir2 x10, 30kg rir1 x10, 30kg rir0 x9", "2024-05-01 Row: 75kg x9, 55kg drop x8",
        "2024-05-01 Push-up: fail x31",
      ]),
  ]
  private static let days: [NotesBesideTests.Log] = [
    .init(
      name: "a long title behind a weekday and its number",
      text: "# Week of 13 January 2025\n\n## Mon 13 – Gym\nDips: 8\n\n## Sat 18 – Gym + long run\nDips: 7",
      exercises: ["2025-01-13 Dips: x8", "2025-01-18 Dips: x7"]),
    .init(
      name: "the place of a day in a programme is told beside the name",
      text: "2024-10-01\n# Deadlift – C4W2\n- 100 kg x 5\n# Front squat – Week 3\n- 60 kg x 5",
      exercises: ["2024-10-01 Deadlift: 100kg x5", "2024-10-01 Front squat: 60kg x5"]),
    .init(
      name: "messages of a chat without a comma",
      text: "[15/07/2024 19:15] Thiago: Supino reto 60kg 2x10\n[17/07/2024 19:20] Thiago: Crucifixo 12kg 1x12",
      exercises: ["2024-07-15 Supino reto: 60kg x10, 60kg x10", "2024-07-17 Crucifixo: 12kg x12"]),
  ]
}
