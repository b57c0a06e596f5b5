import Testing
import TrainingModel

@testable import Carryover

/// Texts that look like those of the suites on settings, turns, supersets and marks, and say something else.
struct NotesBesideNewLayoutsTests {
  @Test("What looks like a setting, a miss, a superset or a mark is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "rounds without a number",
      text: "2024-03-05 kg\nSuperset rounds: 3\nsuperset rounds: curl 20x10 + row 50x12",
      exercises: ["2024-03-05 curl: 20kg x10, 20kg x10, 20kg x10", "2024-03-05 row: 50kg x12, 50kg x12, 50kg x12"]),
    .init(
      name: "a name above sets, and something struck",
      text: "2024-03-05 kg\nSquat ~~100~~\n90x5\nbench ~~80x5~~ (put it back)\nrow 60x5",
      exercises: ["2024-03-05 Squat: 90kg x5", "2024-03-05 row: 60kg x5"]),
    .init(
      name: "all sets behind a colon",
      text:
        "2024-03-05 kg\nBench 3 sets: 80x5 80x5 80x4\nCurl 3 sets: 20x12,10,8\nside plank 2 sets: L 30s, R 35s, L 25s, R 30s",
      exercises: [
        "2024-03-05 Bench: 80kg x5, 80kg x5, 80kg x4", "2024-03-05 Curl: 20kg x12, 20kg x10, 20kg x8",
        "2024-03-05 side plank: 30s left, 35s right, 25s left, 30s right",
      ]),
    .init(
      name: "squats of the body",
      text: "2024-03-05\nBodyweight squat 3 sets: 50, 50, 45\nBodyweight dips set 1: 40",
      exercises: ["2024-03-05 Bodyweight squat: x50, x50, x45", "2024-03-05 Bodyweight dips: x40"]),
    .init(
      name: "sets and repetitions of supersets",
      text: "2024-03-05 kg\nss bench / row\n5x5 / 3x10\n3x5 / 3x12",
      exercises: ["2024-03-05 bench: x5, x5, x5, x5, x5, x5, x5, x5", "2024-03-05 row: x10, x10, x10, x12, x12, x12"]),
    .init(
      name: "small numbers behind settings",
      text:
        "2024-03-05 kg\nleg curl s2 - 3x12 40kg\nleg curl s2 - 4x10 @ 35\npull ups s3: 8 x 10kg, 7 x 10kg\nleg curl pin 12: 15 12 10",
      exercises: [
        "2024-03-05 leg curl: 40kg x12, 40kg x12, 40kg x12",
        "2024-03-05 leg curl: 35kg x10, 35kg x10, 35kg x10, 35kg x10", "2024-03-05 pull ups: +10kg x8, +10kg x7",
        "2024-03-05 leg curl: 12kg x15, 12kg x12, 12kg x10",
      ]),
    .init(
      name: "brackets of other exercises",
      text:
        "2024-03-05 kg\nDB press (weight 22): 3x10\nSquat (front, 2nd time) 60x5\nBench (incline, 30 degrees) 60x8\nBench (5-4-0) - 100 kg",
      exercises: [
        "2024-03-05 DB press: 22kg x10, 22kg x10, 22kg x10", "2024-03-05 Squat (front, 2nd time): 60kg x5",
        "2024-03-05 Bench (incline, 30 degrees): 60kg x8", "2024-03-05 Bench: 100kg x5, 100kg x4, 100kg fail x0",
      ]),
    .init(
      name: "repetitions that nobody missed",
      text:
        "2024-03-05 kg\nSquat 100x5 couldn't walk after the 6th\nBench 80x4 didn't go for 5th\nOHP 50x4 stuck at this weight for the 5th week now\nSquat 100 kg 4x5, missed 5th set\nBench 80x4 (failed rep 5 last week, fine today)\nSnatch 5x1 80, missed the last one",
      exercises: [
        "2024-03-05 Squat: 100kg x5", "2024-03-05 Bench: 80kg x4", "2024-03-05 OHP: 50kg x4",
        "2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5", "2024-03-05 Bench: 80kg x4",
        "2024-03-05 Snatch: 80kg x1, 80kg x1, 80kg x1, 80kg x1, 80kg x1",
      ]),
    .init(
      name: "warm-ups that rise",
      text: "2024-03-05 kg\nSquat wu 20x10; 40x5; 60x3\nwork 100x5",
      exercises: ["2024-03-05 Squat: 20kg warmup x10, 40kg warmup x5, 60kg warmup x3, 100kg x5"]),
    .init(
      name: "rows that fall",
      text:
        "2024-03-05 kg\ndips -20 18 15 12\npush ups -30 25 20 15\nsplit squat 3 x 8 20 per leg\nPull ups 3 x 8, 7, 6 RPE 8, 9, 10",
      exercises: [
        "2024-03-05 dips: x20, x18, x15, x12", "2024-03-05 push ups: x30, x25, x20, x15",
        "2024-03-05 split squat: 20kg x8, 20kg x8, 20kg x8", "2024-03-05 Pull ups: @8 x8, @9 x7, @10 x6",
      ]),
    .init(
      name: "other days in remarks",
      text: "2024-03-05 kg\nSquat 100x5\nMeet on 12 June 2024, need to deload\nBench 80x5",
      exercises: ["2024-03-05 Squat: 100kg x5", "2024-03-05 Bench: 80kg x5"]),
  ]
}
