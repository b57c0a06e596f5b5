import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a kind at the numbers of a set, a legend of a table, a load of the body or a plan that was managed.
struct NotesKindsNearMissTests {
  @Test("A text that only looks like it is read as ever", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "curls -99999999999999999999: 8 8",
      text: "2024-03-05\ncurls -99999999999999999999: 8 8\nsquat 80: 5 5 5",
      exercises: [
        "2024-03-05 curls: 1.0000000000000001e+18 x8, 1.0000000000000001e+18 x8",
        "2024-03-05 squat: 80 x5, 80 x5, 80 x5",
      ]),
    .init(
      name: "curl -inf: 8 8",
      text: "2024-03-05\ncurl -inf: 8 8\nsquat 80: 5 5 5",
      exercises: ["2024-03-05 curl -inf: x8, x8", "2024-03-05 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "Squat 3x5 100 kg, 3 min rest between",
      text: "2024-03-05\nSquat 3x5 100 kg, 3 min rest between",
      exercises: ["2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "Intervals 400x8, 90 s jog rest",
      text: "2024-03-05\nIntervals 400x8, 90 s jog rest",
      exercises: ["2024-03-05 Intervals: 400m, 400m, 400m, 400m, 400m, 400m, 400m, 400m"]),
    .init(
      name: "2024-03-05 Legs (not all done, ran out of time)",
      text: "2024-03-05 Legs (not all done, ran out of time)\nSquat 100x5",
      exercises: ["2024-03-05 Squat: 100 x5"]),
    .init(
      name: "2024-03-05 Push (didn't do any abs)",
      text: "2024-03-05 Push (didn't do any abs)\nBench 60x5",
      exercises: ["2024-03-05 Bench: 60 x5"]),
    .init(
      name: "2024-03-05 Legs (abs not done, no time)",
      text: "2024-03-05 Legs (abs not done, no time)\nSquat 100x5",
      exercises: ["2024-03-05 Squat: 100 x5"]),
    .init(
      name: "2024-03-05 Legs (didn't do it justice)",
      text: "2024-03-05 Legs (didn't do it justice)\nSquat 100x5",
      exercises: ["2024-03-05 Squat: 100 x5"]),
    .init(
      name: "| Squat | 60/5 | 7/8 |",
      text: "2024-03-05\n\n| Exercise (kg/reps) | Set 1 | RPE |\n|---|---|---|\n| Squat | 60/5 | 7/8 |",
      exercises: ["2024-03-05 Squat: 60kg x5"]),
    .init(
      name: "| Squat | 3x5 | 100 |",
      text: "2024-03-05\n\n| Exercise (kg x reps) | Sets x Reps | Weight |\n|---|---|---|\n| Squat | 3x5 | 100 |",
      exercises: ["2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "| Squat | 60/5 | 7/10 |",
      text: "2024-03-05\n\n| Exercise (kg/reps) | Set 1 | Sleep |\n|---|---|---|\n| Squat | 60/5 | 7/10 |",
      exercises: ["2024-03-05 Squat: 60kg x5"]),
    .init(
      name: "| Bench (reps/kg) | 5/60 | 5/70 |",
      text: "2024-03-05\n\n| Squat (kg/reps) | 100/5 | 110/5 |\n| Bench (reps/kg) | 5/60 | 5/70 |",
      exercises: ["2024-03-05 Squat: 100kg x5, 110kg x5", "2024-03-05 Bench: 60kg x5, 70kg x5"]),
    .init(
      name: "10 min treadmill",
      text: "2024-03-05\nBench\n20kg warm up\n10 min treadmill",
      exercises: ["2024-03-05 Bench: ", "2024-03-05 treadmill: 600s"]),
    .init(
      name: "100kg x 5",
      text: "2024-03-05\nSquats\n60kg warmup\n8 Push-ups\n100kg x 5",
      exercises: ["2024-03-05 Squats: ", "2024-03-05 Push-ups: x8, +100kg x5"]),
    .init(
      name: "80x5",
      text: "2024-03-05\nBench\n60kg warmup\n2 sets\n80x5",
      exercises: ["2024-03-05 Bench: 80kg x5"]),
    .init(
      name: "Dips 50x3 sets",
      text: "2024-03-05\nDips 50x3 sets",
      exercises: ["2024-03-05 Dips: x50, x50, x50"]),
    .init(
      name: "Dips 45x8 bodyweight",
      text: "2024-03-05\nDips 45x8 bodyweight",
      exercises: ["2024-03-05 Dips: x45, x45, x45, x45, x45, x45, x45, x45"]),
    .init(
      name: "Pull-ups 31x1",
      text: "2024-03-05\nPush-ups 50x2\nDips 40x2\nPull-ups 31x1",
      exercises: ["2024-03-05 Push-ups: x50, x50", "2024-03-05 Dips: x40, x40", "2024-03-05 Pull-ups: x31"]),
    .init(
      name: "Squat wu 40x8 wu 60x5 80x5",
      text: "2024-03-05\nBench 100x5 wu 40x8 wu 60x5 120x3\nSquat wu 40x8 wu 60x5 80x5",
      exercises: [
        "2024-03-05 Bench: 100 x5, 40 warmup x8, 60 warmup x5, 120 x3",
        "2024-03-05 Squat: 40 warmup x8, 60 warmup x5, 80 x5",
      ]),
    .init(
      name: "Squat rpe 8: 5 5 5",
      text: "2024-03-05\nSquat rpe 8: 5 5 5\nsquat 80: 5 5 5",
      exercises: ["2024-03-05 Squat: @8 x5, @8 x5, @8 x5", "2024-03-05 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "Leg press seat 5: 10 10",
      text: "2024-03-05\nLeg press seat 5: 10 10\nsquat 80: 5 5 5",
      exercises: ["2024-03-05 Leg press: x10, x10", "2024-03-05 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "Plank 30: 1 1",
      text: "2024-03-05\nPlank 60: 1 1\nPlank 30: 1 1",
      exercises: ["2024-03-05 Plank: 60 x1, 60 x1", "2024-03-05 Plank: 30 x1, 30 x1"]),
    .init(
      name: "Squat week 13 3x5 @8 each",
      text: "2024-03-05\nSquat week 13 3x5 @8 each",
      exercises: ["2024-03-05 Squat: @8 x5, @8 x5, @8 x5"]),
    .init(
      name: "Bench tempo 31 3x5 @8 each",
      text: "2024-03-05\nBench tempo 31 3x5 @8 each",
      exercises: ["2024-03-05 Bench: @8 x5, @8 x5, @8 x5"]),
    .init(
      name: "Lunges 40 3x8 @8 each leg",
      text: "2024-03-05\nLunges 40 3x8 @8 each leg",
      exercises: ["2024-03-05 Lunges: 40 @8 x8, 40 @8 x8, 40 @8 x8"]),
    .init(
      name: "Squats 3x10, 20 min walk",
      text: "2024-03-05\nSquats 3x10, 20 min walk",
      exercises: ["2024-03-05 Squats: x10, x10, x10", "2024-03-05 walk: 1200s"]),
    .init(
      name: "Deadlift – meant to do 5 sets of 5 at 120 kg, managed 4 sets of 5.",
      text: "2024-03-05\nDeadlift – meant to do 5 sets of 5 at 120 kg, managed 4 sets of 5.",
      exercises: [
        "2024-03-05 Deadlift – meant to do: 120kg x5, 120kg x5, 120kg x5, 120kg x5, 120kg x5, 120kg x5, 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "front matter: exercises:",
      text:
        "---\ndate: 2024-03-05\nexercises:\n  - name: Squat\n  - name: Bench\n---\n\n## Squat\n- 100x5\n## Bench\n- 60x5",
      exercises: ["2024-03-05 Squat: 100 x5", "2024-03-05 Bench: 60 x5"]),
    .init(
      name: "date: 2024-03-05 / front matter: exercises:",
      text: "---\ndate: 2024-03-05\nexercises:\n  - {reps: 5}\npeople:\n  - name: Tom\n---\nSquat 100x5",
      exercises: ["2024-03-05 Squat: 100 x5"]),
    .init(
      name: "R x 10",
      text: "2024-03-05\nL x 10\nR x 10\nSquat 100x5",
      exercises: ["2024-03-05 L: x10", "2024-03-05 R: x10", "2024-03-05 Squat: 100 x5"]),
    .init(
      name: "R x 10 @ 20",
      text: "2024-03-05\nRow\nL x 10 @ 20\nR x 10 @ 20",
      exercises: ["2024-03-05 Row: ", "2024-03-05 L: 20 x10", "2024-03-05 R: 20 x10"]),
    .init(
      name: "Bench 60x8 60x7d",
      text: "add=drop weight next week\n2024-03-05\nBench 60x8 60x7d",
      exercises: ["2024-03-05 Bench: 60 x8"]),
    .init(
      name: "Bench 80x5 80x4d",
      text: "d = dropped the weight\n2024-03-05\nBench 80x5 80x4d",
      exercises: ["2024-03-05 Bench: 80 x5"]),
    .init(
      name: "swing 24x10k 16x15d",
      text: "d = drop, k = kettlebell\n2024-03-05\nswing 24x10k 16x15d",
      exercises: [
        "2024-03-05 swing: 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24, 10kg x24"
      ]),
    .init(
      name: "20 min faster pace",
      text: "2024-03-05\nBike\n20 min faster pace",
      exercises: ["2024-03-05 Bike: 1200s"]),
    .init(
      name: "Kniebeuge 3x5 100",
      text: "2024-03-05\nPause zwischen 3 Sätze à 60 Sek\nKniebeuge 3x5 100",
      exercises: ["2024-03-05 Kniebeuge: 100 x5, 100 x5, 100 x5"]),
    .init(
      name: "Swings, 3 sets with the 24 kg bell: 10.5, 8",
      text: "2024-03-05\nSwings, 3 sets with the 24 kg bell: 10.5, 8",
      exercises: ["2024-03-05 Swings: 24kg, 24kg, 24kg"]),
  ]
}
