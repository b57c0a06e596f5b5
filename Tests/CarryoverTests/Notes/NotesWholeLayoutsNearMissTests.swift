import Testing
import TrainingModel

@testable import Carryover

/// Texts that look like those of `NotesWholeLayoutsTests`, and say something else.
struct NotesWholeLayoutsNearMissTests {
  @Test("What looks like a layout of somebody is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "titles above their dates",
      text:
        "2024-03-05\nSquat 100x5\n\n## Squat 5x5\n2024-03-07\n100x5, 100x5\n\n## Run 10 km\nDate: 2024-03-09\nTime: 52:00",
      exercises: ["2024-03-05 Squat: 100 x5", "2024-03-07 Squat: 100 x5, 100 x5"]),
    .init(
      name: "scores in brackets",
      text:
        "2024-03-05\nSquat 3 sets of 5 @ 100 kg (8)\nBench 100 kg for 5 reps (8)\nRow 5,5,5 @ 100kg (9)\nPress (seated) 3x5 50 (8)",
      exercises: [
        "2024-03-05 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5", "2024-03-05 Bench: 100kg @8 x5",
        "2024-03-05 Row: 100kg @9 x5, 100kg @9 x5, 100kg @9 x5",
        "2024-03-05 Press (seated): 50kg @8 x5, 50kg @8 x5, 50kg @8 x5",
      ]),
    .init(
      name: "sets of a drop",
      text: "2024-03-05\nSquat\n100kg x 5\ndrop: 3 x 8",
      exercises: ["2024-03-05 Squat: 100kg x5, drop x8, drop x8, drop x8"]),
    .init(
      name: "commas of decimals, and rests, beside the same",
      text:
        "2024-03-05\nBankdrücken 62,5 kg x 8, dito\nSquat 100x5, rest 2 min, same\nCurl 12,5 kg x 10, ditto\nBench 60x8, 2 RIR, same",
      exercises: [
        "2024-03-05 Bankdrücken: 62.5kg x8, 62.5kg x8", "2024-03-05 Squat: 100kg x5",
        "2024-03-05 Curl: 12.5kg x10, 12.5kg x10", "2024-03-05 Bench: 60kg rir2 x8",
      ]),
    .init(
      name: "dates in remarks",
      text:
        "# 2024-03-05\nSquat 100x5\n- back pain 2024-03-01\n- next legs 2024-03-08\n- same as legs 2024-03-01\nBench 80x5",
      exercises: ["2024-03-05 Squat: 100 x5", "2024-03-05 Bench: 80 x5"]),
    .init(
      name: "times before laps",
      text: "2024-03-05\nSwim\n1:45 4x100m\n1:50 4x100m\nRun\n4:55 5x1000m\n5:00 5x1000m",
      exercises: [
        "2024-03-05 Swim: 100m 105s, 100m 105s, 100m 105s, 100m 105s, 100m 110s, 100m 110s, 100m 110s, 100m 110s",
        "2024-03-05 Run: 1000m 295s, 1000m 295s, 1000m 295s, 1000m 295s, 1000m 295s, 1000m 300s, 1000m 300s, 1000m 300s, 1000m 300s, 1000m 300s",
      ]),
    .init(
      name: "columns that are no exercises",
      text:
        "2024-03-05\nCurl\n\n| Set | Left arm | Right arm |\n|---|---|---|\n| 1 | 12x8 | 12x8 |\n\nPress\n\n| Set | Incline | Flat |\n|---|---|---|\n| 1 | 60x8 | 70x8 |\n| 2 | 60x8 | 70x8 |",
      exercises: ["2024-03-05 Curl: 12 left x8, 12 right x8", "2024-03-05 Press: 60 x8, 70 x8, 60 x8, 70 x8"]),
    .init(
      name: "how often the body",
      text: "2024-03-05\n3 pull-ups x 10\n4 push-ups x 10\n10 dips x 4",
      exercises: [
        "2024-03-05 pull-ups: x10, x10, x10", "2024-03-05 push-ups: x10, x10, x10, x10",
        "2024-03-05 dips: x10, x10, x10, x10",
      ]),
    .init(
      name: "labels between labelled sets",
      text:
        "2024-03-05\nBench Warmup: weight: 40 reps: 10; work: weight: 80 reps: 5\nRow left: weight: 20 reps: 8, right: weight: 20 reps: 7\nSquat W1: weight: 40 reps: 10, W2: weight: 50 reps: 5",
      exercises: [
        "2024-03-05 Bench: 40 warmup x10, 80 x5", "2024-03-05 Row: 20 left x8, 20 right x7",
        "2024-03-05 Squat: 40 warmup x10, 50 warmup x5",
      ]),
    .init(
      name: "with something",
      text: "2024-03-05\nBench 60x5 w / 5 kg chains\nPullups 8 w / 10 kg\nDips 10 w & 10 without\nRow 60x8 w; straps",
      exercises: [
        "2024-03-05 Bench: 60kg x5", "2024-03-05 Pullups: x8", "2024-03-05 Dips: x10", "2024-03-05 Row: 60kg x8",
      ]),
    .init(
      name: "loads and dates behind a plan",
      text: "2024-03-05\nSquat | 3x5 @ 100 | 90 90 90",
      exercises: ["2024-03-05 Squat: 100 x5, 100 x5, 100 x5"]),
    .init(
      name: "units among sets of a name",
      text:
        "2024-03-05\n3 sets of 30 second planks with 10 kg\n3 sets of 100 m sled push with 60 kg\n3 sets of 10 each leg lunges with 16 kg",
      exercises: [
        "2024-03-05 planks: 10kg 30s, 10kg 30s, 10kg 30s", "2024-03-05 sled push: 100m 60kg, 100m 60kg, 100m 60kg",
        "2024-03-05 lunges: 16kg x10, 16kg x10, 16kg x10",
      ]),
    .init(
      name: "paces of walks",
      text: "2024-03-05\nWalk 5 km @ 12:00\nHike 10 km @ 20:00\nRun 5 km @ 5:10",
      exercises: ["2024-03-05 Walk: 5km", "2024-03-05 Hike: 10km", "2024-03-05 Run: 5km"]),
    .init(
      name: "names in brackets",
      text: "2024-03-05 kg\nSquat\n100x5\n(RDL) 3x8 @ 100\n(CGBP) 3x10 @ 60",
      exercises: [
        "2024-03-05 Squat: 100kg x5", "2024-03-05 (RDL): 100kg x8, 100kg x8, 100kg x8",
        "2024-03-05 (CGBP): 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "a warm-up above all",
      text: "2024-03-05\n**Warm-up**\n### Bike\n5 min\n### Squat\n100x5\n### Bench\n80x5",
      exercises: ["2024-03-05 Bike: 300s", "2024-03-05 Squat: 100 x5", "2024-03-05 Bench: 80 x5"]),
    .init(
      name: "a remark above a table",
      text:
        "2024-03-05\n- Squat\n- with belt\n\n| Set | Weight | Reps |\n|---|---|---|\n| 1 | 100 | 5 |\n| 2 | 100 | 5 |",
      exercises: ["2024-03-05 Squat: 100 x5, 100 x5"]),
    .init(
      name: "a plan of a trainer",
      text: "2024-03-05\nTrainer plan:\nSquat 100x5\nBench 80x5",
      exercises: ["2024-03-05 Squat: open ? 100 x5", "2024-03-05 Bench: open ? 80 x5"]),
    .init(
      name: "numbers in gaps",
      text: "2024-03-05\nBench: 1: 80x5  2: 80x4\nPull-up   w 10     5",
      exercises: ["2024-03-05 Bench: 80 x5, 80 x4", "2024-03-05 Pull-up: x10, x5"]),
    .init(
      name: "counts below a legend",
      text: "2024-03-05\nkg / reps / rir\nPush-ups\n20 18 15\nBench\n80 x 8\n8 8 8",
      exercises: ["2024-03-05 Push-ups: x20, x18, x15", "2024-03-05 Bench: 80kg x8, x8, x8, x8"]),
    .init(
      name: "seconds beside sides",
      text: "2024-03-05\nBird dog: 30s, L 10 / R 10\nStep ups: 60s, L 15 / R 15",
      exercises: ["2024-03-05 Bird dog: 30s, left x10, right x10", "2024-03-05 Step ups: 60s, left x15, right x15"]),
    .init(
      name: "work in the line of a warm-up",
      text: "2024-03-05\nSquat\nwu 60x5 / work 100x5\n110x3\nBench\nwarmup 60x5 then 100x5\n102.5x5",
      exercises: ["2024-03-05 Squat: 60 warmup x5, 100 x5, 110 x3", "2024-03-05 Bench: 60 warmup x5, 100 x5, 102.5 x5"]),
    .init(
      name: "numbers before ways",
      text: "2024-03-05\nRun\n1 400 m\n2 200 m",
      exercises: ["2024-03-05 Run: 400m, 200m, 200m"]),
    .init(
      name: "counts behind colons",
      text: "2024-03-05\nPull-ups\n12: 10, 13: 9",
      exercises: ["2024-03-05 Pull-ups: x12, x10, x13, x9"]),
    .init(
      name: "verdicts that head a part",
      text: "2024-03-05\n*Easy*\n5 km 30:00\n\n*Hard*\n2 km 8:00",
      exercises: ["2024-03-05 Easy: 1800s 5km", "2024-03-05 Hard: 2km 480s"]),
    .init(
      name: "turns in titles",
      text: "2024-03-05\nsquat first\nBench 80x5",
      exercises: ["2024-03-05 Bench: 80 x5"]),
    .init(
      name: "a meet in a heading",
      text:
        "# Saturday 2024-03-09 is the next meet and I want to hit a squat of two hundred kilos there\n# 2024-03-05\nSquat 100kg x5",
      exercises: ["2024-03-05 Squat: 100kg x5"]),
    .init(
      name: "a quoted plan alone",
      text: "2024-03-05\n\n> Squat 3x5 100 kg\n\nfelt good",
      exercises: ["2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5"]),
  ]
}
