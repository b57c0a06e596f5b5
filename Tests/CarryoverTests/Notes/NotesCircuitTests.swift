import Testing
import TrainingModel

@testable import Carryover

/// What was done in rounds, for time, and what only looks like it.
struct NotesCircuitTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "workouts for time in a line",
      text:
        "2025-10-01 units kg\n3 rounds for time: 10 deadlifts 100kg, 15 push ups. 8:32\nHelen: 3 rds 400m run, 21 KBS 24kg, 12 pullups - 10:45\n3 RFT 200m run, 9 T2B, 6 burpees, 7:10\n5 HSPU, 10 T2B, 200m run",
      exercises: [
        "2025-10-01 deadlifts: 100kg x10, 100kg x10, 100kg x10", "2025-10-01 push ups: x15, x15, x15",
        "2025-10-01 run: 400m, 400m, 400m", "2025-10-01 KBS: 24kg x21, 24kg x21, 24kg x21",
        "2025-10-01 pullups: x12, x12, x12", "2025-10-01 run: 200m, 200m, 200m", "2025-10-01 T2B: x9, x9, x9",
        "2025-10-01 burpees: x6, x6, x6", "2025-10-01 HSPU: x5", "2025-10-01 T2B: x10", "2025-10-01 run: 200m",
      ]),
    .init(
      name: "rounds below a workout's name",
      text: "2025-10-02\nHelen\n3 rds\n400m run\n21 KBS 24kg\n12 pullups\n10:45",
      exercises: [
        "2025-10-02 run: 400m, 400m, 400m", "2025-10-02 KBS: 24kg x21, 24kg x21, 24kg x21",
        "2025-10-02 pullups: x12, x12, x12",
      ]),
    .init(
      name: "near misses of rounds and of kettlebells",
      text:
        "2025-10-03 units kg\nFront squat 3x8 w/ 2 KBs of 16 kg\n3 rounds: plank 60s, side plank 30s\n3 rounds: 10 squats, plank 1:00\n3 rounds 10 burpees\nRun 5 km 24:10\nRow 1k 3:45, 1k 3:50",
      exercises: [
        "2025-10-03 Front squat: 16kg x8, 16kg x8, 16kg x8", "2025-10-03 plank: 60s, 60s, 60s",
        "2025-10-03 side plank: 30s, 30s, 30s", "2025-10-03 squats: x10, x10, x10", "2025-10-03 plank: 60s, 60s, 60s",
        "2025-10-03 burpees: x10, x10, x10", "2025-10-03 Run: 1450s 5km", "2025-10-03 Row: 1km 225s, 1km 230s",
      ]),
  ]
}
