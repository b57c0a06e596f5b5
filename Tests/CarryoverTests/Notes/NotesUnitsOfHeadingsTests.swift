import Testing
import TrainingModel

@testable import Carryover

/// Units of days and of headings, for lines that are put in other words before the headings above them are read.
struct NotesUnitsOfHeadingsTests {
  @Test(
    "A heading states the unit of the loads below it, also of those that are spelled otherwise first", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a part in another unit",
      text:
        "All weights in kg\n\n# 2024-03-05\n## Bench\n- 100 x 5\n\n## Machines (lb)\nleg ext s3 - 40 x 15 15\nleg curl 40x12\nIncline press 26: 14 act, minis 4 4\nfarmer walk   32s 40m  32s 40m\npull up +5 5 / +10 4\nBicep curl: 12 at 20, 12 at 20\n\n## Cables\nleg ext s3 - 40 x 15 15",
      exercises: [
        "2024-03-05 Bench: 100kg x5", "2024-03-05 leg ext: 40lb x15, 40lb x15", "2024-03-05 leg curl: 40lb x12",
        "2024-03-05 Incline press: 26lb x14, 26lb x4, 26lb x4", "2024-03-05 farmer walk: 32lb 40m, 32lb 40m",
        "2024-03-05 pull up: +5lb x5, +10lb x4", "2024-03-05 Bicep curl: 20lb x12, 20lb x12",
        "2024-03-05 leg ext: 40kg x15, 40kg x15",
      ]),
    .init(
      name: "an exercise in another unit",
      text: "All weights in kg\n\n# 2024-03-05\n### Leg ext (lb)\n30/12wu 50/8wu 70/8\n### Row\n30/12wu 50/8wu 70/8",
      exercises: [
        "2024-03-05 Leg ext: 30lb warmup x12, 50lb warmup x8, 70lb x8",
        "2024-03-05 Row: 30kg warmup x12, 50kg warmup x8, 70kg x8",
      ]),
    .init(
      name: "days in two units",
      text:
        "2024-10-05\nchest press 90lb x 12\n\n2024-10-07 kg\nfarmer walk   32s 40m  32s 40m\nleg ext seat 3 pad 2 - 40x12, 45x11\n\nWed 9 Oct 2024 (lbs)\nleg ext seat 3 pad 2 - 40x12",
      exercises: [
        "2024-10-05 chest press: 90lb x12", "2024-10-07 farmer walk: 32kg 40m, 32kg 40m",
        "2024-10-07 leg ext: 40kg x12, 45kg x11", "2024-10-09 leg ext: 40lb x12",
      ]),
    .init(
      name: "marked sets that look like days",
      text: "# 2024-03-05 kg\n### Leg ext\n30/12wu 50/8wu 70/8\n### Row\n30/12w, 50/8w, 70/8",
      exercises: [
        "2024-03-05 Leg ext: 30kg warmup x12, 50kg warmup x8, 70kg x8",
        "2024-03-05 Row: 30kg warmup x12, 50kg warmup x8, 70kg x8",
      ]),
  ]
}
