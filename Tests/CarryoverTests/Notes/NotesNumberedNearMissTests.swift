import Testing
import TrainingModel

@testable import Carryover

/// What only looks like the lines of `NotesNumberedTests`.
struct NotesNumberedNearMissTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a remark behind the first name of a day",
      text: "2025-05-01\nBench (it was easy): 80kg 2x5\nRun (it was easy): 5 km 30:00",
      exercises: ["2025-05-01 Bench: 80kg x5, 80kg x5", "2025-05-01 Run: 1800s 5km"]),
    .init(
      name: "sets in a column beside loads and repetitions",
      text:
        "# 2025-05-02\n\n| Exercise | Sets | Weight x Reps |\n|---|---|---|\n| Squat | 3 | 60kg x 12 |\n| Dip | 2 | BW+10 x 8 |\n| Pull-up | 1 | -20 x 8 |\n\n| Exercise | Sets x Reps | Weight |\n|---|---|---|\n| Squat | 5/5/5 | 100 kg |\n| Row | 5/4 | 60 kg |\n| Curl | 8/8 | 20 kg |",
      exercises: [
        "2025-05-02 Squat: 60kg x12, 60kg x12, 60kg x12", "2025-05-02 Dip: +10kg x8, +10kg x8",
        "2025-05-02 Pull-up: -20kg x8", "2025-05-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-05-02 Row: 60kg x5, 60kg x4", "2025-05-02 Curl: 20kg x8, 20kg x8",
      ]),
    .init(
      name: "efforts of each set before the load of all",
      text:
        "2025-05-03\nSquat 3x5 RPE 7, 8, 9 @ 100 kg\nSquat 5,5,5 @ RPE 7,8,9 @ 100kg\nSquat 3x5 RIR 3, 2, 1 @ 100kg",
      exercises: [
        "2025-05-03 Squat: 100kg @7 x5, 100kg @8 x5, 100kg @9 x5",
        "2025-05-03 Squat: 100kg @7 x5, 100kg @8 x5, 100kg @9 x5",
        "2025-05-03 Squat: 100kg rir3 x5, 100kg rir2 x5, 100kg rir1 x5",
      ]),
    .init(
      name: "doubles in brackets, and a barbell",
      text: "2025-05-04\nRDL (barbell 60kg) 2x8\nDeadlift (2x140kg)\nClean (2x60kg), jerk (2x60kg)",
      exercises: [
        "2025-05-04 RDL: 60kg x8, 60kg x8", "2025-05-04 Deadlift: 140kg x2", "2025-05-04 Clean: 60kg x2",
        "2025-05-04 jerk: 60kg x2",
      ]),
    .init(
      name: "dashes behind loads and ladders",
      text:
        "2025-05-05\nDeadlift\n1 - 180\n2 - 160\n\nBench\n1 - 100kg\n2 - 95kg\n\nPull-ups ladder\n1 - 2 - 3\n2 - 3 - 4",
      exercises: [
        "2025-05-05 Deadlift: 180kg x1, 160kg x2", "2025-05-05 Bench: 100kg x1, 95kg x2",
        "2025-05-05 Pull-ups ladder: x1, x2, x3, x2, x3, x4",
      ]),
    .init(
      name: "remarks of a table that are no effort of today",
      text:
        "# 2025-05-06\n\n| Exercise | Sets x Reps | Weight | Notes |\n|---|---|---|---|\n| Squat | 1x5 | 100 kg | RPE 7-8 |\n| Squat | 1x5 | 100 kg | target RPE 8 |\n| Squat | 1x5 | 100 kg | last time, RPE 8 |\n| Squat | 1x5 | 100 kg | to failure, RPE 10 |\n| Squat | 1x5 | 100 kg | warm up, RPE 5 |",
      exercises: ["2025-05-06 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg fail x5, 100kg x5"]),
    .init(
      name: "exercises of bells and plates above the first day",
      text: "Dumbbells bench 20kg 2x10\nKettlebells: swings 24kg 2x10\n\n2025-05-07\nRow 60kg x 8",
      exercises: [
        "Dumbbells bench: 20kg x10, 20kg x10", "Kettlebells: swings: 24kg x10, 24kg x10", "2025-05-07 Row: 60kg x8",
      ]),
    .init(
      name: "loads of workouts with a name, and somebody's hour",
      text: "2025-05-08\nGrace (60kg) 3:45\nFran (thrusters 43kg): 6:48\n\n## Karen 18:00\nSquat 1x5 40kg",
      exercises: ["2025-05-08 Grace: 225s 60kg", "2025-05-08 Fran: 408s 43kg", "2025-05-08 Squat: 40kg x5"]),
    .init(
      name: "own sets beside those of others, and the length of a run",
      text: "2025-05-09 Run\nLong one, 90 min\n\n2025-05-10\nTom spotted, he benched 100kg x 5, I benched 80kg x 5",
      exercises: [
        "2025-05-09 Long one: 5400s", "2025-05-10 Tom spotted, he benched: 100kg x5", "2025-05-10 benched: 80kg x5",
      ]),
    .init(
      name: "drops from a box, bars that are no load, and feeders of birds",
      text:
        "2025-05-11\nBox jumps 1x5\nDrops 2x5\nBurpees over the bar 30kg 1x10\nWarm up just the bar 20kg 1x10, bench 60kg 1x5\nBird feeder walk 20 min",
      exercises: [
        "2025-05-11 Box jumps: x5", "2025-05-11 Drops: x5, x5",
        "2025-05-11 Burpees over the bar: +30kg x10, +20kg warmup x10", "2025-05-11 bench: 60kg x5",
        "2025-05-11 Bird feeder walk: 1200s",
      ]),
    .init(
      name: "repetitions behind one effort, and sets before a dash",
      text:
        "2025-05-12\nSquat 100kg RPE 8 5 5 5\nSquat 100kg RIR 2 5 5\nSquat 100kg 2x - 8 reps\nSquat 100kg 2x (5 reps each)\nPlank 10kg 2x (60 s)",
      exercises: [
        "2025-05-12 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5", "2025-05-12 Squat: 100kg rir2 x5, 100kg rir2 x5",
        "2025-05-12 Squat: 100kg x8, 100kg x8", "2025-05-12 Squat: 100kg x5, 100kg x5",
        "2025-05-12 Plank: 10kg 60s, 10kg 60s",
      ]),
    .init(
      name: "repetitions behind parts of a maximum",
      text: "2025-05-13\nBench\n65% x 5+: 12\n70% x 12, 11\n70% x 8 - 12\n80% x 3 - 142,5kg",
      exercises: ["2025-05-13 Bench: x12 ? 65% x5+, open ? 70% x12, open ? 70% x11, open ? 70% x8-12, 142.5kg x3 ? 80%"]
    ),
    .init(
      name: "what somebody is asked behind sets, and warm-ups that end",
      text:
        "2025-05-14 Overhead Press\n\nWarm up sets\n\n45 kg x 15\n60 kg x 5\n\n80 kg x 5\n80 kg x 5\n\nSquat 1x5 100kg. Note to self: please do 5 min warmup next time",
      exercises: [
        "2025-05-14 Overhead Press: 45kg warmup x15, 60kg warmup x5, 80kg x5, 80kg x5", "2025-05-14 Squat: 100kg x5",
      ]),
    .init(
      name: "doubles of lifters, and what is told of the last set",
      text:
        "2025-05-15\nSquat 100kg x5, double 120kg\nSnatch: double 60kg, single 70kg\nBench 60kg 2x8, last one with 10 kg less\nBench 60kg 2x8, last one at 5 pm\nSquat 100kg 2x5, last set knee pain 4",
      exercises: [
        "2025-05-15 Squat: 100kg x5, 120kg x2", "2025-05-15 Snatch: 60kg x2, 70kg x1",
        "2025-05-15 Bench: 60kg x8, 60kg x8", "2025-05-15 Bench: 60kg x8, 60kg x8",
        "2025-05-15 Squat: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "ranges beside one load behind a dash",
      text:
        "2025-05-16\nLat pulldown 1 x 12 - 130\nCurl 2 x 12 - 15\nSquat 2 x 8 - 10 quality reps\nLeg extension drop set 50 x 10, 25 x 10, 5 x 20",
      exercises: [
        "2025-05-16 Lat pulldown: 130 x12", "2025-05-16 Curl: open ? x12-15, open ? x12-15",
        "2025-05-16 Squat: open ? x8-10, open ? x8-10", "2025-05-16 Leg extension: 50 x10, 25 drop x10, 5 drop x20",
      ]),
    .init(
      name: "a name that ends with a full stop",
      text: "2025-05-17\nNew chest machine at the hotel gym.\n60 x 5",
      exercises: ["2025-05-17 New chest machine at the hotel gym: 60 x5"]),
  ]
}
