import Testing
import TrainingModel

@testable import Carryover

/// Tables whose columns are sets, exercises or weeks.
struct NotesColumnsOfTablesTests {
  @Test("Each set of a table is read with the exercise of its column or row", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a column a set, a row a measure",
      text:
        "2026-11-29\n**Bench**\n\n| Set | W | 1 | 2 |\n|---|---|---|---|\n| Weight (kg) | 20 | 75 | 77.5 |\n| Reps | 12 | 6 | 5 |\n| RPE | | 7 | 8 |\n\n**L-sit**\n\n| Set | 1 | 2 |\n|---|---|---|\n| Hold (s) | 15 | 14 |\n\n**Pistol squat**\n\n| Set | 1 | 2 |\n|---|---|---|\n| Left reps | 5 | 4 |\n| Right reps | 6 | 5 |",
      exercises: [
        "2026-11-29 Bench: 20kg warmup x12, 75kg @7 x6, 77.5kg @8 x5", "2026-11-29 L-sit: 15s, 14s",
        "2026-11-29 Pistol squat: left x5, right x6, left x4, right x5",
      ]),
    .init(
      name: "a column an exercise, with rests",
      text:
        "2026-11-29 kg\n\n| | Squat | Bench | Dips |\n|---|---|---|---|\n| Warm-up 1 | 40×8 | 20×12 | |\n| Set 1 | 90×5 @7 | 67.5×5 | 10 |\n| Set 2 | 90×5 @8 | 67.5×5 | 9 |\n| Rest | 3 min | 3 min | 90 s |",
      exercises: [
        "2026-11-29 Squat: 40kg warmup x8, 90kg @7 x5, 90kg @8 x5",
        "2026-11-29 Bench: 20kg warmup x12, 67.5kg x5, 67.5kg x5", "2026-11-29 Dips: x10, x9",
      ]),
    .init(
      name: "labels of supersets above columns",
      text:
        "2026-11-29\n### A – 2 rounds\n| Round | A1 Incline DB bench (per hand) | A2 Chest-supported row |\n|:-:|:-:|:-:|\n| 1 | 22.5 kg × 10 | 40 kg × 12 |\n| 2 | 22.5 kg × 9 | 42.5 kg × 10 |",
      exercises: [
        "2026-11-29 Incline DB bench: 22.5kg x10, 22.5kg x9", "2026-11-29 Chest-supported row: 40kg x12, 42.5kg x10",
      ]),
    .init(
      name: "load, repetitions and effort in a cell",
      text:
        "2026-11-29\n\n| | Set 1 (kg/reps/RPE) | Set 2 (kg/reps/RPE) |\n|-|-|-|\n| Bench | 95/3/7 | 95/2/10 (3rd rep failed) |\n| Row | 36/10/7 | |",
      exercises: ["2026-11-29 Bench: 95kg @7 x3, 95kg @10 fail x2", "2026-11-29 Row: 36kg @7 x10"]),
    .init(
      name: "minutes of an EMOM",
      text:
        "2026-11-29\n(weights in lb)\n\n| Min | Movement | Reps | Load |\n|---|---|---|---|\n| 1 | Power clean | 3 | 135 |\n| 2 | Toes-to-bar | 8 | |\n| 3 | Power clean | 3 | 145 |",
      exercises: ["2026-11-29 Power clean: 135lb x3", "2026-11-29 Toes-to-bar: x8", "2026-11-29 Power clean: 145lb x3"]),
    .init(
      name: "a week, a day in each row",
      text:
        "# Feb 2025, lbs\n\n| Day | Main lift | Warmup | Main sets | Assistance |\n|:--|:--|:--|:--|:--|\n| Mon 2/10 | Squat | 115x5 | 205x3, 260x6 (2 RIR) | Leg curl 2x12 @ 80; Ab wheel 2x10 |",
      exercises: [
        "2025-02-10 Squat: 115lb warmup x5, 205lb x3, 260lb rir2 x6", "2025-02-10 Leg curl: 80lb x12, 80lb x12",
        "2025-02-10 Ab wheel: x10, x10",
      ]),
    .init(
      name: "weeks of one exercise in columns",
      text:
        "# 5/3/1, all weights lb\n\n## Press\n\n| | Week 1 (Jan 6, 2025) | Week 2 (Jan 13, 2025) |\n|---|---|---|\n| Set 1 | 85 x 5 | 90 x 3 |\n| Set 2 | 97.5 x 5 | 105 x 3 |",
      exercises: ["2025-01-06 Press: 85lb x5, 97.5lb x5", "2025-01-13 Press: 90lb x3, 105lb x3"]),
    .init(
      name: "warm-ups and failures beside the number",
      text:
        "2026-11-29\n\n| Exercise | Set | Weight (kg) | Reps |\n|---|---|---|---|\n| Squat | w/u 1 | 20 | 10 |\n| | 1 | 142.5 | 5 |\n| | 2 F | 142.5 | 4 |",
      exercises: ["2026-11-29 Squat: 20kg warmup x10, 142.5kg x5, 142.5kg fail x4"]),
    .init(
      name: "a label of supersets beside the number",
      text:
        "2026-11-29\n\n| | Exercise | Set 1 | Set 2 |\n|---|---|---|---|\n| C | cable curl | 20kg x 12 | 20kg x 11 |\n| D | dead hang | 45s | 40s |",
      exercises: ["2026-11-29 cable curl: 20kg x12, 20kg x11", "2026-11-29 dead hang: 45s, 40s"]),
  ]
}
