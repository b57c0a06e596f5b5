import Testing
import TrainingModel

@testable import Carryover

/// Days that only what was trained and a date without a year head, and how long a day took.
struct NotesDaysOfTrainingTests {
  @Test("Each set stands below its day", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "titles before days without a year",
      text:
        "Full body - February 4 2026\n\nCurls 20x10\n\nUpper - February 8\n\nCurls 20x9\n\nBack and biceps - February 13\n\nCurls 20x8",
      exercises: ["2026-02-04 Curls: 20 x10", "2026-02-08 Curls: 20 x9", "2026-02-13 Curls: 20 x8"]),
    .init(
      name: "places in a programme",
      text: "W1D1 2/4/26\n\nCurls 20x10\n\nW1D2 2/8/26\n\nCurls 20x9\n\nW2D1 2/13/26\n\nCurls 20x8",
      exercises: ["2026-02-04 Curls: 20 x10", "2026-02-08 Curls: 20 x9", "2026-02-13 Curls: 20 x8"]),
    .init(
      name: "the month behind a programme's day",
      text: "# W1D2 Mar 20, 2026\n\nCurls 20x10\n\n# W1D3 Mar 22, 2026\n\nCurls 20x9",
      exercises: ["2026-03-20 Curls: 20 x10", "2026-03-22 Curls: 20 x9"]),
    .init(
      name: "titles in brackets",
      text: "04.02.26 (Gym)\n\nCurls 20x10\n\n08.02. (Day A)\n\nCurls 20x9",
      exercises: ["2026-02-04 Curls: 20 x10", "2026-02-08 Curls: 20 x9"]),
    .init(
      name: "days between strokes",
      text: "--- March 2 2026 ---\n\nCurls 20x10\n\n--- March 5 ---\n\nCurls 20x9",
      exercises: ["2026-03-02 Curls: 20 x10", "2026-03-05 Curls: 20 x9"]),
    .init(
      name: "weekdays that say the order",
      text: "2026 log\n\n# Tue 3/3\n\nCurls 20x10\n\n# Fri 3/6\n\nCurls 20x9\n\n# Tue 3/10\n\nCurls 20x8",
      exercises: ["2026-03-03 Curls: 20 x10", "2026-03-06 Curls: 20 x9", "2026-03-10 Curls: 20 x8"]),
    .init(
      name: "counts of the body that look like a day",
      text: "2026-06-06\nPush ups: 13/10/15\nCurls 20x10",
      exercises: ["2026-06-06 Push ups: x13, x10, x15", "2026-06-06 Curls: 20 x10"]),
    .init(
      name: "scores that look like a day",
      text: "2026-06-06\n\nEnergy 3/5\n\nCurls 20x10",
      exercises: ["2026-06-06 Curls: 20 x10"]),
    .init(
      name: "how long a day took",
      text: "2026-06-06\nCurls 20x10\n\n62 min\n\n2026-06-08\nCurls 20x10\n1h 10 min\n\n2026-06-10\nBike\n20 min",
      exercises: ["2026-06-06 Curls: 20 x10", "2026-06-08 Curls: 20 x10", "2026-06-10 Bike: 1200s"]),
    .init(
      name: "remarks behind an effort",
      text: "2026-06-06\nBench\n40 kg, 10 reps RPE 7.5 — knee a bit sore\n45 kg, 8 reps RPE 8",
      exercises: ["2026-06-06 Bench: 40kg @7.5 x10, 45kg @8 x8"]),
    .init(
      name: "loads and repetitions with a comma",
      text: "2026-06-06\nunits: kg\nBench\n45, 11 reps rpe9\n55, 10 reps\nDips 12, 10, 8 reps",
      exercises: ["2026-06-06 Bench: 45kg @9 x11, 55kg x10", "2026-06-06 Dips: x12, x10, x8"]),
    .init(
      name: "lines of dashes right below the sets",
      text:
        "2026-06-06\n\n#### Cable row\n185lbsx9 185lbsx9 185lbsx8\n---\n\n2026-06-08\n\n#### Leg raises\n10, 8, 8\n---\n\n2026-06-10\n---\n\nCurls 20x10",
      exercises: [
        "2026-06-06 Cable row: 185lb x9, 185lb x9, 185lb x8", "2026-06-08 Leg raises: x10, x8, x8",
        "2026-06-10 Curls: 20lb x10",
      ]),
    .init(
      name: "remarks in italics",
      text: "2026-06-06\n### Bench\n60kg x 8\n_felt heavy_\n\n62 min",
      exercises: ["2026-06-06 Bench: 60kg x8"]),
  ]
}
