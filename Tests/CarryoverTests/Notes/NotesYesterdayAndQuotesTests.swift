import Testing
import TrainingModel

@testable import Carryover

/// The day before, rounds with a remark, quoted plans, and pairs in brackets.
struct NotesYesterdayAndQuotesTests {
  @Test(
    "Days told beside others, plans that were quoted and answered, and numbers with commas behind a sign are read",
    arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "yesterday",
      text:
        "sun 17 aug 2025 hotel gym\ndb bench 50lb 12 10 9\n\nyesterday, proper gym before the flight\nbench 60kg 8 warm up, 80kg 5 5 5\n\ntue 19 aug 2025 home\nkb swing 24kg 20 20",
      exercises: [
        "2025-08-16 bench: 60kg warmup x8, 80kg x5, 80kg x5, 80kg x5",
        "2025-08-17 db bench: 50lb x12, 50lb x10, 50lb x9", "2025-08-19 kb swing: 24kg x20, 24kg x20",
      ]),
    .init(
      name: "yesterday in a remark",
      text: "2024-03-05 kg\nsquat 100x5\n\nyesterday was rough so I kept it light\nbench 60x5",
      exercises: ["2024-03-05 squat: 100kg x5", "2024-03-05 bench: 60kg x5"]),
    .init(
      name: "quoted plans",
      text:
        "**Wed 10 April 2024**\n\n> Squat single @8, then 2x4 @ 150\n> Pause squat 3x3 @ 120\n> Leg press 3x12\n\nsquat 60x5 wu, 175x1 @8, 150x4, 150x4\npause squat 120x3, 120x3, 120x3\nleg press skipped, hip not happy",
      exercises: [
        "2024-04-10 Leg press: open ? x12, open ? x12, open ? x12",
        "2024-04-10 squat: 60 warmup x5, 175 @8 x1 ? 150 @8 x1, 150 x4 ? 150 x4, 150 x4 ? 150 x4",
        "2024-04-10 pause squat: 120 x3 ? 120 x3, 120 x3 ? 120 x3, 120 x3 ? 120 x3",
      ]),
    .init(
      name: "rounds with a remark",
      text:
        "fri 26/7/2024\n4 rounds, knackered by the third\npull up 5\npush up 10\nthen on its own\nfarmer carry 32kg 40m, 30m",
      exercises: [
        "2024-07-26 pull up: x5, x5, x5, x5", "2024-07-26 push up: x10, x10, x10, x10",
        "2024-07-26 farmer carry: 32kg 40m, 30m 32kg",
      ]),
    .init(
      name: "sides with a comma",
      text: "2025-05-03\nstep up L bw x10, R bw x9, L bw x8, R bw x8",
      exercises: ["2025-05-03 step up: left x10, right x9, left x8, right x8"]),
    .init(
      name: "decimals behind a sign",
      text: "2024-03-04\n2. Bench Press 3x8 @ 57,5 kg\n4. Lateral Raise 2x15 @ 7,5 kg\nRow 60 kg 3x8 @ 7, 8, 8",
      exercises: [
        "2024-03-04 Bench Press: 57.5kg x8, 57.5kg x8, 57.5kg x8", "2024-03-04 Lateral Raise: 7.5kg x15, 7.5kg x15",
        "2024-03-04 Row: 60kg @7 x8, 60kg @8 x8, 60kg @8 x8",
      ]),
    .init(
      name: "pairs in brackets",
      text:
        "kg, weight then reps of each set. brackets = warm up\n\n5 march 24\nsq (60 5) (80 3) 100 5 5 5\nbench (40 8) 60 8 8 7",
      exercises: [
        "2024-03-05 sq: 60kg warmup x5, 80kg warmup x3, 100kg x5, 100kg x5, 100kg x5",
        "2024-03-05 bench: 40kg warmup x8, 60kg x8, 60kg x8, 60kg x7",
      ]),
    .init(
      name: "bells before a colon",
      text: "2024-05-18\n* Front squat 2x16kg bells: 6, 6, 6\n* Swing 24kg: 15, 15",
      exercises: ["2024-05-18 Front squat: 16kg x6, 16kg x6, 16kg x6", "2024-05-18 Swing: 24kg x15, 24kg x15"]),
  ]
}
