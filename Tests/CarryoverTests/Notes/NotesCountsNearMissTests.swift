import Testing
import TrainingModel

@testable import Carryover

/// Lines that only look like those with counts, loads or remarks apart.
struct NotesCountsNearMissTests {
  @Test("Each set is read as it was before such lines were known", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "repetitions of parts of the body",
      text: "2025-11-28\nBench 100x5\nAbs 10-15-25\nShoulders 12-10-30",
      exercises: ["2025-11-28 Bench: 100 x5", "2025-11-28 Abs: x10, x15, x25", "2025-11-28 Shoulders: x12, x10, x30"]),
    .init(
      name: "signs behind a load",
      text: "2025-11-28\nBench 3x5 @ -2 RIR\nbench 5x5 @ -2.5kg\nRow 3x5 @ -10%",
      exercises: ["2025-11-28 Bench: x5, x5, x5", "2025-11-28 bench: x5, x5, x5, x5, x5", "2025-11-28 Row: x5, x5, x5"]),
    .init(
      name: "sets of each",
      text: "2025-11-28\nBench 60kg x5\nDB row 10 each x 3\nStep ups 12 ea x3",
      exercises: [
        "2025-11-28 Bench: 60kg x5", "2025-11-28 DB row: x10, x10, x10", "2025-11-28 Step ups: x12, x12, x12",
      ]),
    .init(
      name: "two counts among spaced loads",
      text: "2025-11-28\nbench 100 5\nsquat 140 5\nrow 80 5\nPull ups 10 8\nDips 12 10",
      exercises: [
        "2025-11-28 bench: 100 x5", "2025-11-28 squat: 140 x5", "2025-11-28 row: 80 x5", "2025-11-28 Pull ups: x10, x8",
        "2025-11-28 Dips: x12, x10",
      ]),
    .init(
      name: "counts by sets of the body",
      text: "2025-11-28\nBench 100x5\nsquat 140x5\nPush ups 20x3\nBurpees 10x5",
      exercises: [
        "2025-11-28 Bench: 100 x5", "2025-11-28 squat: 140 x5", "2025-11-28 Push ups: x20, x20, x20",
        "2025-11-28 Burpees: x5, x5, x5, x5, x5, x5, x5, x5, x5, x5",
      ]),
    .init(
      name: "counts with slashes",
      text: "weight / reps\n2025-11-28\nCurl 30/12\nDips 8/8",
      exercises: ["2025-11-28 Curl: 30 x12", "2025-11-28 Dips: x8, x8"]),
    .init(
      name: "tempos",
      text: "2025-11-28\nBench tempo 4x2x1: 60x5\nSquat tempo 3x1x1x0 80x5\nTempo: 3x0x3",
      exercises: ["2025-11-28 Bench: 60 x5", "2025-11-28 Squat: 80 x5"]),
    .init(
      name: "schemes without a load",
      text: "2025-11-28\nCurl 2x10 20 12 14\nBench 3x5 80 85 90",
      exercises: ["2025-11-28 Curl: 20 x12, 20 x14", "2025-11-28 Bench: 80 x5, 85 x5, 90 x5"]),
    .init(
      name: "what was called otherwise",
      text: "2025-11-28\nBench\n100 x 5, call it 10x better\n90x2 couldn't, call it 2x5",
      exercises: ["2025-11-28 Bench: 100 x5, 90 x2"]),
    .init(
      name: "records of other lifts",
      text: "2025-11-28\nIncline bench 80x5\nBench 80x5 is a PR\nRow 60x8\nRow 60x8 is a PR",
      exercises: ["2025-11-28 Incline bench: 80 x5", "2025-11-28 Bench: 80 x5", "2025-11-28 Row: 60 x8"]),
    .init(
      name: "homework with a load",
      text: "2025-11-28\nSquat 100x5\nHW: 10 min walk every day, couch stretch",
      exercises: ["2025-11-28 Squat: 100 x5"]),
    .init(
      name: "times of what is known",
      text: "2025-11-28\nTreadmill just 20 min\nClimbing took 90 min\nAll in under 50 min",
      exercises: ["2025-11-28 Treadmill: 1200s", "2025-11-28 Climbing: 5400s"]),
    .init(
      name: "marks before an effort",
      text: "2025-11-28\nBench 60x5 - warmup, rpe 6\nBench 100x5 - to failure, rpe 10",
      exercises: ["2025-11-28 Bench: 60 @6 warmup x5", "2025-11-28 Bench: 100 @10 fail x5"]),
    .init(
      name: "sets of another day",
      text: "2025-11-28\nBench 5x5 100 (4 sets done yesterday)\nBench 5x5 100 (failure, not)",
      exercises: [
        "2025-11-28 Bench: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5",
        "2025-11-28 Bench: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5",
      ]),
    .init(
      name: "plans with reasons",
      text: "# 2025-11-28\nRow 50x5\n\n## Next session (as planned)\nSquat 3x5 140",
      exercises: ["2025-11-28 Row: 50 x5", "2025-11-28 Squat: open ? 140 x5, open ? 140 x5, open ? 140 x5"]),
    .init(
      name: "numbered headings",
      text: "# 2025-11-28\n## 2 Bench Press\n- 100x5\n\n## Back squat\nKoreans: 30x8\n32x8",
      exercises: ["2025-11-28 Bench Press: 100 x5", "2025-11-28 Koreans: 30 x8, 32 x8"]),
    .init(
      name: "warm-ups that are told",
      text: "2025-11-28\nwarm-up was 5 min too short\nSquat warmup 5 - 10 reps\nEZ bar = 10kg\nbench bar x 10",
      exercises: ["2025-11-28 Squat: open warmup ? x5-10", "2025-11-28 bench: x10"]),
    .init(
      name: "bells that are not of all",
      text: "2025-11-28\nAll done! 24kg kettlebell is lost\nSwings 20, 20",
      exercises: ["2025-11-28 Swings: x20, x20"]),
    .init(
      name: "seconds held with another",
      text: "2025-11-28\nStretch hams 60 sec w/ 30s",
      exercises: ["2025-11-28 Stretch hams: 60s, 30s"]),
  ]
}
