import Testing
import TrainingModel

@testable import Carryover

/// Plans and what came of them, ladders, schemes with a name, and what stands in brackets behind sets.
struct NotesPlansAndBracketsTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a load above a ladder, and its sides",
      text:
        "2024-09-21\n\nBench 60 kg 3x8\nClean & press 16kg\n ladder: 5, 4, 3\n\n2024-09-22\nTGU 16kg: 1L 1R\nClean & press 16kg\n ladder L: 1, 2, 3\n ladder R: 1, 2, 3",
      exercises: [
        "2024-09-21 Bench: 60kg x8, 60kg x8, 60kg x8", "2024-09-21 Clean & press: 16kg x5, 16kg x4, 16kg x3",
        "2024-09-22 TGU: 16kg left x1, 16kg right x1",
        "2024-09-22 Clean & press: 16kg left x1, 16kg left x2, 16kg left x3, 16kg right x1, 16kg right x2, 16kg right x3",
      ]),
    .init(
      name: "a plan that was done as it stands",
      text: "2024-09-23\nRow - plan 3x10 @ 60 kg\ndone: all sets as planned\nCurl - plan 3x10 @ 10 kg ✓",
      exercises: [
        "2024-09-23 Row: 60kg x10 ? 60kg x10, 60kg x10 ? 60kg x10, 60kg x10 ? 60kg x10",
        "2024-09-23 Curl: 10kg x10 ? 10kg x10, 10kg x10 ? 10kg x10, 10kg x10 ? 10kg x10",
      ]),
    .init(
      name: "a part of the session before a name",
      text: "2024-09-25\nAntagonists: push-ups 3x15\nSquat 3x5 100 kg",
      exercises: ["2024-09-25 push-ups: x15, x15, x15", "2024-09-25 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "a scheme behind what it is called, and its time",
      text: "2024-11-05\nB. \"Fran\" 21-15-9 for time: 6:48\nThrusters 95#\nPull-ups",
      exercises: ["2024-11-05 Thrusters: 95lb x21, 95lb x15, 95lb x9", "2024-11-05 Pull-ups: x21, x15, x9"]),
    .init(
      name: "times below laps behind another way",
      text:
        "2024-11-06\nRow\n- 1000 m easy\n- 3 x 500 m\n  - 1:52.4\n  - 1:51.9\n  - 1:52.0\n\n2024-11-07\nRow\n- Warm-up: 10 min easy\n- 2 x 500 m\n  - 1:52.4\n  - 1:51.9",
      exercises: [
        "2024-11-06 Row: 1000m, 112.4s 500m, 111.9s 500m, 112s 500m",
        "2024-11-07 Row: 600s warmup, 112.4s 500m, 111.9s 500m",
      ]),
    .init(
      name: "what was meant, and what came of it",
      text:
        "2025-01-01\nSquat: target 100x5x3, got 100x5, 100x4, 100x3\nBench target 3x8 @ 60 kg, got 8, 8, 7\nSquat 100 kg x 5, got a spot",
      exercises: [
        "2025-01-01 Squat: 100kg x5 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x3 ? 100kg x5",
        "2025-01-01 Bench: 60kg x8 ? 60kg x8, 60kg x8 ? 60kg x8, 60kg x7 ? 60kg x8", "2025-01-01 Squat: 100kg x5",
      ]),
    .init(
      name: "how often, in brackets",
      text: "2025-01-01\nPress: 40kg x 5 (x3)\nRow 40kg x 12 (x4)\nDips BW x 8 (x3)",
      exercises: [
        "2025-01-01 Press: 40kg x5, 40kg x5, 40kg x5", "2025-01-01 Row: 40kg x12, 40kg x12, 40kg x12, 40kg x12",
        "2025-01-01 Dips: x8, x8, x8",
      ]),
    .init(
      name: "a warm-up before a semicolon",
      text:
        "2025-01-02\nSquat: warm-up 60 kg x 8; 100 kg x 5, 100 kg x 5, 102.5 kg x 4\nSquat warm-up: 20 x 10; 40 x 8, 60 x 5",
      exercises: [
        "2025-01-02 Squat: 60kg warmup x8, 100kg x5, 100kg x5, 102.5kg x4",
        "2025-01-02 Squat: 20kg warmup x10, 40kg warmup x8, 60kg warmup x5",
      ]),
    .init(
      name: "how it felt, in brackets",
      text: "2025-01-03\nBench 80 kg x 8 (8/10)\nCurl 12 kg (8/10)\nCurl 12 kg x 8/10",
      exercises: [
        "2025-01-03 Bench: 80kg x8", "2025-01-03 Curl: 12kg x8, 12kg x10", "2025-01-03 Curl: 12kg x8, 12kg x10",
      ]),
    .init(
      name: "sets further down",
      text: "2025-01-02\nSquat\n3x5 100kg\ndown set 80kg x 12\nback-off set 85kg x 8\ntop set 110kg x 2",
      exercises: ["2025-01-02 Squat: 100kg x5, 100kg x5, 100kg x5, 80kg x12, 85kg x8, 110kg x2"]),
    .init(
      name: "sides by their letters in a table",
      text: "2025-01-02\n\n| Exercise | kg | L | R |\n|---|---|---|---|\n| Curl | 20 | 10 | 9 |",
      exercises: ["2025-01-02 Curl: 20kg left x10, 20kg right x9"]),
    .init(
      name: "loads of one cell beside a scheme",
      text:
        "2025-02-01\n\n| Exercise | Sets x Reps | Weight |\n|---|---|---|\n| Bench | 3x5 | 60/70/80 kg |\n| Row | 3x5 | 60 kg |\n| Press | 3x5 | 60/70 kg |",
      exercises: [
        "2025-02-01 Bench: 60kg x5, 70kg x5, 80kg x5", "2025-02-01 Row: 60kg x5, 60kg x5, 60kg x5",
        "2025-02-01 Press: x5, x5, x5",
      ]),
    .init(
      name: "a table with a row for each measure",
      text:
        "2025-02-02\n\n| | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|\n| **Squat** | | | |\n| kg | 100 | 110 | 120 |\n| reps | 5 | 5 | 3 |\n| RPE | 7 | 8 | 9 |\n| **Bench** | | | |\n| kg | 60 | 70 | |\n| reps | 8 | 8 | |\n\n2025-02-03\n## Squat\n\n| | 1 | 2 | 3 |\n|---|---|---|---|\n| Weight | 100 | 110 | 120 |\n| Reps | 5 | 5 | 3 |",
      exercises: [
        "2025-02-02 Squat: 100kg @7 x5, 110kg @8 x5, 120kg @9 x3", "2025-02-02 Bench: 60kg x8, 70kg x8",
        "2025-02-03 Squat: 100kg x5, 110kg x5, 120kg x3",
      ]),
    .init(
      name: "rounds by turns",
      text:
        "2025-02-04\nEvery 2 min x 4: Front squat 2 @ 90kg\nE2MOM x 5: Snatch 2 @ 50kg\nGiant set x3: Curl 10kg x 12, Pushdown 20kg x 12",
      exercises: [
        "2025-02-04 Front squat: 90kg x2, 90kg x2, 90kg x2, 90kg x2",
        "2025-02-04 Snatch: 50kg x2, 50kg x2, 50kg x2, 50kg x2, 50kg x2",
        "2025-02-04 Curl: 10kg x12, 10kg x12, 10kg x12", "2025-02-04 Pushdown: 20kg x12, 20kg x12, 20kg x12",
      ]),
    .init(
      name: "what a day is called, and how long it took",
      text:
        "8 June 2024 - 2k test\nRow\n2000 m 7:45\n45 min all in. Hands are toast.\n\n9 June 2024 - 5k run\n10 June 2024\nPlank\n2 min all out",
      exercises: ["2024-06-08 Row: 2000m 465s", "2024-06-09 run: 5km", "2024-06-10 Plank: 120s"]),
    .init(
      name: "goals and results in a ticked line",
      text:
        "2025-01-01\n- [x] Bench 80kg x 5, planned 80kg x 8\n- [x] Run 5 km, goal 10 km\n- [x] Bench 80kg x 8 planned, skipped",
      exercises: ["2025-01-01 Bench: 80kg x5, ? 80kg x8", "2025-01-01 Run: 5km, ? 10km", "2025-01-01 Bench: ? 80kg x8"]),
    .init(
      name: "a target behind sets, which speaks of something else",
      text:
        "2025-01-01\nSquat 3x5 100kg. Target was RPE 8, got 9\nSquat 60x5, 80x5, target 100x5, got 100x3\nDeadlift 140kg x 3, target 5, got 3",
      exercises: [
        "2025-01-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-01-01 Squat: 60kg x5, 80kg x5, open ? 100kg x5, 100kg x3", "2025-01-01 Deadlift: 140kg x3",
      ]),
    .init(
      name: "tables whose columns are no sets",
      text:
        "2025-01-01\n\n| Exercise | kg | reps | RPE |\n|---|---|---|---|\n| Weight | 20 | 15 | 7 |\n\n2025-01-02\n## Squat\n\n| Set | 1 | 2 | 3 |\n|---|---|---|---|\n| kg | 100 | – | 120 |\n| reps | 5 | 5 | 3 |",
      exercises: ["2025-01-01 Weight: 20kg @7 x15", "2025-01-02 Squat: "]),
    .init(
      name: "a time that is the set itself",
      text: "2025-01-01\nBike\n45 min all in\n\n2025-01-02\nRun 5k\n1 hour in all the rain",
      exercises: ["2025-01-01 Bike: 2700s", "2025-01-02 Run: 3600s 5km"]),
    .init(
      name: "sides in brackets behind a number of sets",
      text: "2025-01-01\nLunge 20kg x3 (10/10)\nBench 60kg 2x(9/10)\nDumbbell press 20kg x 3 (x12)",
      exercises: [
        "2025-01-01 Lunge: 20kg left x10, 20kg right x10, 20kg left x10, 20kg right x10, 20kg left x10, 20kg right x10",
        "2025-01-01 Bench: 60kg x9, 60kg x10", "2025-01-01 Dumbbell press: 20kg x12, 20kg x12, 20kg x12",
      ]),
    .init(
      name: "ladders below what is no load of theirs",
      text: "2025-01-01\nSquat PR 150 kg\nladder 5, 4, 3\n\n2025-01-02\nPress 24 kg, squat 32 kg\nladder 1, 2, 3",
      exercises: ["2025-01-01 ladder: x5, x4, x3", "2025-01-02 ladder: x1, x2, x3"]),
    .init(
      name: "warm-ups that go on rising",
      text: "2025-01-01\nSquat wu 20x10; 40x5, 60x3\n100x5",
      exercises: ["2025-01-01 Squat: 20 warmup x10, 40 warmup x5, 60 warmup x3, 100 x5"]),
    .init(
      name: "turns with a list, and turns of others",
      text:
        "2025-01-01\nSquat\nE3MOM x 5: 100x3, 105x3, 110x3, 115x3\n\n2025-01-02\nGiant set x3: arms\ncurl 10 x 10kg",
      exercises: ["2025-01-01 Squat: ", "2025-01-02 Giant set: x3", "2025-01-02 curl: 10kg x10"]),
  ]
}
