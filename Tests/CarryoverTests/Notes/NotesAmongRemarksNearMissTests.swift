import Testing
import TrainingModel

@testable import Carryover

/// Lines that look like abbreviations, days not done, missed repetitions and remarks among sets, and are none.
struct NotesAmongRemarksNearMissTests {
  @Test("What only looks like an abbreviation, a plan or a miss is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "Bench = left shoulder sore",
      text: "2026-11-29 kg\nBench = left shoulder sore\nIncline bench 60x5\nSquat 100x5",
      exercises: ["2026-11-29 Incline bench: 60kg x5", "2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Note: squat = left knee pain, bench = fine",
      text: "2026-11-29 kg\nNote: squat = left knee pain, bench = fine\nSquat 100x5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "30 min = max reps of burpees",
      text: "2026-11-29 kg\n30 min = max reps of burpees\nRun 5 km 25 min",
      exercises: ["2026-11-29 burpees: open ? 1800s xAMRAP", "2026-11-29 Run: 1500s 5km"]),
    .init(
      name: "Push ups = BW",
      text: "2026-11-29 kg\nPush ups = BW\nPush ups 3x12",
      exercises: ["2026-11-29 Push ups: ", "2026-11-29 Push ups: x12, x12, x12"]),
    .init(
      name: "Total = all reps",
      text: "2026-11-29 kg\nTotal = all reps\nPushups 20, 20, 20",
      exercises: ["2026-11-29 Pushups: x20, x20, x20"]),
    .init(
      name: "s = sets",
      text: "2026-11-29 kg\ns = sets\nplank 60 s, 45 s",
      exercises: ["2026-11-29 plank: 60s, 45s"]),
    .init(
      name: "Press banca 60 kg x 5",
      text: "2026-11-29 Todo el cuerpo\nPress banca 60 kg x 5",
      exercises: ["2026-11-29 Press banca: 60kg x5"]),
    .init(
      name: "Press banca 60x5",
      text: "2026-11-29 kg - todo bien\nPress banca 60x5",
      exercises: ["2026-11-29 Press banca: 60 x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 - Didn't go heavy\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 - not trained in two weeks\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 Legs, planned deload week\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 Legs (scheduled 18:00)\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 planned: 60 min, took 75\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Sentadilla 100 kg x 5",
      text: "2026-11-29 no fui al gym, en casa\nSentadilla 100 kg x 5",
      exercises: ["2026-11-29 Sentadilla: 100kg x5"]),
    .init(
      name: "Squat 100 kg x 5",
      text: "2026-11-29 - prévu 1h, fini en 50 min\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "深蹲 100kg×5",
      text: "2026-11-29 按计划完成\n深蹲 100kg×5",
      exercises: ["2026-11-29 深蹲: 100kg x5"]),
    .init(
      name: "卧推 60kg×5",
      text: "2026-11-29 胸（没练腹）\n卧推 60kg×5",
      exercises: ["2026-11-29 卧推: 60kg x5"]),
    .init(
      name: "## Workout scheduled by app",
      text: "2026-11-29 kg\n## Workout scheduled by app\nSquat 100x5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "À faire lentement :",
      text: "2026-11-29 kg\nÀ faire lentement :\ncurl 10x12",
      exercises: ["2026-11-29 curl: x12, x12, x12, x12, x12, x12, x12, x12, x12, x12"]),
    .init(
      name: "Scheduled accessories:",
      text: "2026-11-29 kg\nScheduled accessories:\nCurl 20x10",
      exercises: ["2026-11-29 Curl: 20kg x10"]),
    .init(
      name: "Didn't go down to parallel: squat 100kg x 5",
      text: "2026-11-29 kg\nDidn't go down to parallel: squat 100kg x 5",
      exercises: ["2026-11-29 squat: 100kg x5"]),
    .init(
      name: "Planning: Bench 80 3x5 @8",
      text: "2026-11-29 kg\nPlanning: Bench 80 3x5 @8",
      exercises: ["2026-11-29 Bench: 80kg @8 x5, 80kg @8 x5, 80kg @8 x5"]),
    .init(
      name: "箱子跳：10次",
      text: "2026-11-29 kg\n箱子跳：10次\n箱子跳：8次\n箱子跳：6次",
      exercises: []),
    .init(
      name: "Burpees, 10 reps every minute",
      text: "2026-11-29 kg\nBurpees, 10 reps every minute\n1/2/3",
      exercises: ["2026-11-29 Burpees: x10, x1, x2, x3"]),
    .init(
      name: "every day for 30 sets",
      text: "2026-11-29 kg\nevery day for 30 sets\nPushups 20",
      exercises: ["2026-11-29 Pushups: x20"]),
    .init(
      name: "Squat 100x5",
      text: "2026-11-29 kg\nSquat 100x5\nBoth, 20 reps total",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Run 5 good / 6 good / 7 no good",
      text: "2026-11-29 kg\nRun 5 good / 6 good / 7 no good",
      exercises: []),
    .init(
      name: "Press (warm up, 20 kg)",
      text: "2026-11-29 kg\nPress (warm up, 20 kg)\nPress 60x5",
      exercises: ["2026-11-29 Press: 60kg x5"]),
    .init(
      name: "Press 60x3 (4th gym visit, no coffee)",
      text: "2026-11-29 kg\nPress 60x3 (4th gym visit, no coffee)",
      exercises: ["2026-11-29 Press: 60kg x3"]),
    .init(
      name: "Press 60x1 - no 2nd warm up needed",
      text: "2026-11-29 kg\nPress 60x1 - no 2nd warm up needed",
      exercises: ["2026-11-29 Press: 60kg x1"]),
    .init(
      name: "Bench 100x2, half asleep, 3rd night shift",
      text: "2026-11-29 kg\nBench 100x2, half asleep, 3rd night shift",
      exercises: ["2026-11-29 Bench: 100kg x2"]),
    .init(
      name: "Squat 120x5, not sure about the 6th",
      text: "2026-11-29 kg\nSquat 120x5, not sure about the 6th",
      exercises: ["2026-11-29 Squat: 120kg x5"]),
    .init(
      name: "Bench 85x4, 5th was half assisted but I got it",
      text: "2026-11-29 kg\nBench 85x4, 5th was half assisted but I got it",
      exercises: ["2026-11-29 Bench: 85kg x4"]),
    .init(
      name: "Squat 100x5 wanted to go to failure",
      text: "2026-11-29 kg\nSquat 100x5 wanted to go to failure",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Squat 100x5 next time to failure",
      text: "2026-11-29 kg\nSquat 100x5 next time to failure",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "Deads 100 3x5, all belted, aim RPE 9 next week",
      text: "2026-11-29 kg\nDeads 100 3x5, all belted, aim RPE 9 next week",
      exercises: ["2026-11-29 Deads: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "Deads 100 3x5 (all touch and go), target was RIR 2",
      text: "2026-11-29 kg\nDeads 100 3x5 (all touch and go), target was RIR 2",
      exercises: ["2026-11-29 Deads: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "Row 60 3x8, every rep clean, no rir 0",
      text: "2026-11-29 kg\nRow 60 3x8, every rep clean, no rir 0",
      exercises: ["2026-11-29 Row: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "## Squat",
      text:
        "2026-11-29\n## Squat\n\n| Set | 1 | 2 |\n|---|---|---|\n| kg | 100 | 100 |\n| Reps | 5 | 3 (4th rep failed) |",
      exercises: ["2026-11-29 Squat: "]),
    .init(
      name: "Travail 3x10",
      text: "2026-11-29 kg\nTravail 3x10",
      exercises: ["2026-11-29 Travail: x10, x10, x10"]),
  ]
}
