import Testing
import TrainingModel

@testable import Carryover

/// What only looks like the lines of `NotesOtherTonguesTests`, `NotesOfProgrammesTests` and `NotesAsidesTests`.
struct NotesOtherTonguesNearMissTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "words that are a side or a load in another language only",
      text:
        "2025-11-16 units kg\nSentadilla 80x5 sin dolor\nPlancha 60 s sin descanso\nSquat 80x5 avec des pauses\nRückenstrecker 40x12\nAbdominal 40x20, 45x15\nElevación 350 m, 10 km",
      exercises: [
        "2025-11-16 Sentadilla: 80kg x5", "2025-11-16 Plancha: 60s", "2025-11-16 Squat: 80kg x5",
        "2025-11-16 Rückenstrecker: 40kg x12", "2025-11-16 Abdominal: 40kg x20, 45kg x15",
      ]),
    .init(
      name: "times of hands",
      text:
        "2025-11-17 units kg\nplank 30s per hand\nFinger hang 10s per hand x 3\nfarmers walk 3 x 40 m, 30s per hand",
      exercises: [
        "2025-11-17 plank: 30s", "2025-11-17 Finger hang: 10s, 10s, 10s",
        "2025-11-17 farmers walk: 30kg 40m, 30kg 40m, 30kg 40m",
      ]),
    .init(
      name: "loads below a scheme, and scores",
      text:
        "2025-11-18 units kg\nLateral raise 4x12: 6, 8, 10 last heavy\nBench 5x5 80 -> 4/5 sets done\nBench 3x8 @ 60: 7, 8 on the form scale\nPlank 3x30 -> 30, 25 shaking",
      exercises: [
        "2025-11-18 Lateral raise: 6kg x12, 6kg x12, 6kg x12, 6kg x12, 8kg x12, 8kg x12, 8kg x12, 8kg x12, 10kg x12, 10kg x12, 10kg x12, 10kg x12",
        "2025-11-18 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5", "2025-11-18 Plank: 30s, 30s, 30s, 30s, 25s",
      ]),
    .init(
      name: "numbers before sets",
      text: "2025-11-19 units kg\nPlank 60, 3x30\nHyperextension 45, 10, 10, 10",
      exercises: ["2025-11-19 Plank: 60s, 30s, 30s, 30s", "2025-11-19 Hyperextension 45: x10, x10, x10"]),
    .init(
      name: "numbers with slashes below a legend",
      text:
        "notation: weight/reps/sets, kg\n\n2025-11-20\nSquat 60/5/3\nPull-ups 10/9/8\nRun 5/6/2024 was good\nPress 5/3/1 85%",
      exercises: ["2025-11-20 Squat: 60kg x5, 60kg x5, 60kg x5", "2025-11-20 Pull-ups: x10, x9, x8"]),
    .init(
      name: "percentages, drops and plans",
      text:
        "2025-11-21\nSquat 70%x3x10\nCurl 3x10, 3x10, drop 2x12\nSquat 300x6+ new PR attempt\nPlanned volume was done: squat 100x5\nPullups 5, back squats 100\nSquat warmup 60: x5, 100: x5\nBench (T10) 80x5",
      exercises: [
        "2025-11-21 Squat: open ? 70% x10, open ? 70% x10, open ? 70% x10",
        "2025-11-21 Curl: x10, x10, x10, x10, x10, x10, drop x12, drop x12", "2025-11-21 Squat: open ? 300 x6+",
        "2025-11-21 Pullups: x5", "2025-11-21 Squat: 60 warmup x5, 100 warmup x5", "2025-11-21 Bench (T10): 80 x5",
      ]),
    .init(
      name: "efforts that are the day's",
      text: "2025-11-22 units kg\nBench 80x5 @ 9\nRPE: 8\n\nSquat 100x5\nRPE: 7",
      exercises: ["2025-11-22 Bench: 80kg @9 x5", "2025-11-22 Squat: 100kg x5"]),
    .init(
      name: "help, efforts and repeats of something else",
      text:
        "2025-11-23 units kg\nPull ups 8+1 assisted, 7, 6\nBench 105x4+1 assisted, 95x5, 85x8\nRun 4x400m, last one @1:20\nSquat 5x5 100kg, ditto\nSquat 100kg 5, 5, 5+ got 8 reps\nShrugs 40, 20, 20, 20\ngym: run 2 km there\nSquat 150 5x3 - quick, last one @7.5",
      exercises: [
        "2025-11-23 Pull ups: x8, x7, x6", "2025-11-23 Bench: 105kg x4, 95kg x5, 85kg x8",
        "2025-11-23 Run: 400m, 400m, 400m, 400m", "2025-11-23 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-11-23 Squat: 100kg x5, 100kg x5, 100kg x8 ? x5+", "2025-11-23 Shrugs: 40kg x20, 40kg x20, 40kg x20",
        "2025-11-23 Squat: 150kg x3, 150kg x3, 150kg x3, 150kg x3, 150kg @7.5 x3",
      ]),
  ]
}
