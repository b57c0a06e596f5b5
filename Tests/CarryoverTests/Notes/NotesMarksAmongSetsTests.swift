import Testing
import TrainingModel

@testable import Carryover

/// Arrows, strokes, squares, points, dashes and steps among sets.
struct NotesMarksAmongSetsTests {
  @Test("Marks among sets are read as they are meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the load of a hand in a bracket",
      text:
        "2025-11-15 kg\nIncline DB: 26×10, 26×9, 26×8      (26 per hand)\nDB curl 3x10 12kg (12 each hand)\nDB bench       22 x 8    (22 each hand)\nIncline DB: 26×10 → 26×9 → 26×8      (26 per hand)",
      exercises: [
        "2025-11-15 Incline DB: 26kg x10, 26kg x9, 26kg x8",
        "2025-11-15 DB curl: 12kg x10, 12kg x10, 12kg x10",
        "2025-11-15 DB bench: 22kg x8",
        "2025-11-15 Incline DB: 26kg x10, 26kg x9, 26kg x8",
      ]),
    .init(
      name: "sets of another day in a bracket",
      text:
        "2024-04-22\ndeadlift: 235 lb x 5 (Wed was 225 x 5)\nsquat: 235 lb x 5 (was 225 x 5 on Wed)\nbench 60kg x 5 (last week 55 x 5)",
      exercises: [
        "2024-04-22 deadlift: 235lb x5",
        "2024-04-22 squat: 235lb x5",
        "2024-04-22 bench: 60kg x5",
      ]),
    .init(
      name: "arrows between sets, and to lighter ones",
      text:
        "kg×reps    → next set    ↘ drop set, no rest    ✗ missed\n\nSat 15/11/25 ── PUSH\nBench: wu 20×10 → wu 60×5 → 80×5 → 90×3 → 95×1 → 97.5×0 ✗\nLat raise: 12×12 → 12×10 → 12×9 ↘ 8×10 ↘ 5×14",
      exercises: [
        "2025-11-15 Bench: 20kg warmup x10, 60kg warmup x5, 80kg x5, 90kg x3, 95kg x1, 97.5kg fail x0",
        "2025-11-15 Lat raise: 12kg x12, 12kg x10, 12kg x9, 8kg drop x10, 5kg drop x14",
      ]),
    .init(
      name: "what came of a step",
      text:
        "2024-04-19\nsquats: same as last time but +5, so 190 lb x 5, 5, 5\nbench: same as Monday but +5, 140 lb x 5, 5, 4\nrows: again +5 = 195 lb x 5, 5, 5\ndeadlift: +10 = 235 lb x 5 (Wed was 225 x 5)\npress: +5 = 200 lb x 5, 5, 3",
      exercises: [
        "2024-04-19 squats: 190lb x5, 190lb x5, 190lb x5",
        "2024-04-19 bench: 140lb x5, 140lb x5, 140lb x4",
        "2024-04-19 rows: 195lb x5, 195lb x5, 195lb x5",
        "2024-04-19 deadlift: 235lb x5",
        "2024-04-19 press: 200lb x5, 200lb x5, 200lb x3",
      ]),
    .init(
      name: "a stroke for each set",
      text:
        "2024-04-19\nweights in kg\ngoblet squat   24 x 10   |||\ndb bench       22 x 8    ||||      (22 each hand)\nring row       bw x 12   ||\n               bw x 10   |\nkb swing       24 x 20   ||||/ |\ndead bug       x 12      |||",
      exercises: [
        "2024-04-19 goblet squat: 24kg x10, 24kg x10, 24kg x10",
        "2024-04-19 db bench: 22kg x8, 22kg x8, 22kg x8, 22kg x8",
        "2024-04-19 ring row: x12, x12, x10",
        "2024-04-19 kb swing: 24kg x20, 24kg x20, 24kg x20, 24kg x20, 24kg x20, 24kg x20",
        "2024-04-19 dead bug: x12, x12, x12",
      ]),
    .init(
      name: "repetitions in squares",
      text:
        "2026-01-05\nPull-up +15kg [5 5 4(9)]\nMuscle-up bw [2 2 1]\nL-sit [15s 15s 12s]\nOne arm chin -10kg [3 3 2(9.5)] each arm\nPull-up +10kg [6 6] +17.5kg [3(8.5) 3(9)]",
      exercises: [
        "2026-01-05 Pull-up: +15kg x5, +15kg x5, +15kg @9 x4",
        "2026-01-05 Muscle-up: x2, x2, x1",
        "2026-01-05 L-sit: 15s, 15s, 12s",
        "2026-01-05 One arm chin: -10kg x3, -10kg x3, -10kg @9.5 x2",
        "2026-01-05 Pull-up: +10kg x6, +10kg x6, +17.5kg @8.5 x3, +17.5kg @9 x3",
      ]),
    .init(
      name: "points, dashes and margins",
      text:
        "everything in lb, dumbbells are per hand\n\nMarch 3rd 2026\nSquat 245 - 5-5-5-4                      | knees ok w/ sleeves\nDB inc. press 55s . 10 . 9 . 8           | 60s next time\nPlank . 60 sec . 45 sec . 45 sec\nOH press 115 - 5-5-4                     | had 4-4-3 two wks ago\nSquat 225 - 8-8                          | easy day, 30 min only",
      exercises: [
        "2026-03-03 Squat: 245lb x5, 245lb x5, 245lb x5, 245lb x4",
        "2026-03-03 DB inc. press: 55lb x10, 55lb x9, 55lb x8",
        "2026-03-03 Plank: 60s, 45s, 45s",
        "2026-03-03 OH press: 115lb x5, 115lb x5, 115lb x4",
        "2026-03-03 Squat: 225lb x8, 225lb x8",
      ]),
    .init(
      name: "dashes between repetitions",
      text:
        "March 3rd 2026 lb\nSquat 245 - 8-8\nSquat 245 - 5-5-4\nRDL 185: 8-8-8\nOH press 115 - 5-5-4",
      exercises: [
        "2026-03-03 Squat: 245lb x8, 245lb x8",
        "2026-03-03 Squat: 245lb x5, 245lb x5, 245lb x4",
        "2026-03-03 RDL: 185lb x8, 185lb x8, 185lb x8",
        "2026-03-03 OH press: 115lb x5, 115lb x5, 115lb x4",
      ]),
    .init(
      name: "ladders",
      text:
        "2026-03-05\nPress 24kg 5 ladders of 1-2-3\nC&P 2x20kg ladders: 1,2,3,4,5\nClean & press 24 kg, ladders x3: 1,2,3\nRow ladder 500m, 1000m, 1500m\nAgility ladder 3 x 30 s",
      exercises: [
        "2026-03-05 Press: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3",
        "2026-03-05 C&P: 20kg x1, 20kg x2, 20kg x3, 20kg x4, 20kg x5",
        "2026-03-05 Clean & press: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3",
        "2026-03-05 Row: 500m, 1000m, 1500m",
        "2026-03-05 Agility ladder: 30s, 30s, 30s",
      ]),
    .init(
      name: "settings before an arrow",
      text:
        "2026-03-05\nMax hangs (20mm, half crimp) → +15kg 10s, +17.5kg 10s, +20kg 8s",
      exercises: [
        "2026-03-05 Max hangs: +15kg 10s, +17.5kg 10s, +20kg 8s"
      ]),
    .init(
      name: "two bells of timed sets",
      text:
        "2024-04-22\nJerk 2x20: 3 min 30 reps (10 rpm), 3 min 31 reps, 3 min 33 reps (11 rpm)\nLong cycle 2x24: 10 min 68 reps\nJerk 20kg: 3 min 30 reps, 3 min 31 reps",
      exercises: [
        "2024-04-22 Jerk: 180s 20kg x30, 180s 20kg x31, 180s 20kg x33",
        "2024-04-22 Long cycle: 24kg 600s x68",
        "2024-04-22 Jerk: 180s 20kg x30, 180s 20kg x31",
      ]),
    .init(
      name: "help behind a hold",
      text:
        "2025-10-09 kg\nOne arm hang: L 6s -15, R 7s -15, L 5s -12, R 7s -12\nDensity hang: 3x30s -10\nHalf crimp: 10s +10, 10s +15",
      exercises: [
        "2025-10-09 One arm hang: -15kg 6s left, -15kg 7s right, -12kg 5s left, -12kg 7s right",
        "2025-10-09 Density hang: -10kg 30s, -10kg 30s, -10kg 30s",
        "2025-10-09 Half crimp: +10kg 10s, +15kg 10s",
      ]),
    .init(
      name: "groups of pairs",
      text:
        "2025-03-11\nClean + front squat + jerk: 70/1 80/1 90/1 (3) 95/1\nFront squat: 110/3 (5)",
      exercises: [
        "2025-03-11 Clean + front squat + jerk: 70 x1, 80 x1, 90 x1, 90 x1, 90 x1, 95 x1",
        "2025-03-11 Front squat: 110 x3, 110 x3, 110 x3, 110 x3, 110 x3",
      ]),
    .init(
      name: "codes among sets",
      text:
        "2025-01-13 kg\nIncline press – 80x10 (2 RIR), RP 80x8 + 3 + 2\nStanding calf raise – 100x12, 100x11, Myo 80x15, then 5, 5, 3",
      exercises: [
        "2025-01-13 Incline press: 80kg rir2 x10, 80kg x8, 80kg x3, 80kg x2",
        "2025-01-13 Standing calf raise: 100kg x12, 100kg x11, 80kg x15, 80kg x5, 80kg x5, 80kg x3",
      ]),
    .init(
      name: "drops behind dashes",
      text:
        "2024-03-12\nleg ext 50 - 15 12, drop 30 - 12\ntriceps rope 25 - 15 15 12, drop 15 - 15",
      exercises: [
        "2024-03-12 leg ext: 50 x15, 50 x12, 30 drop x12",
        "2024-03-12 triceps rope: 25 x15, 25 x15, 25 x12, 15 drop x15",
      ]),
    .init(
      name: "what was done between intervals",
      text:
        "Week 14 (31 Mar - 6 Apr 2025), goal Manchester sub 3:30\n\nMon 31/3 gym before work\nGoblet squat 24kg 3x10\n\nTue 1/4 club track\nWarm up jog 2km 12:00\nStrides 4x100m\nIntervals 6x800m, 400 jog between: 3:05, 3:04, 3:06, 3:04, 3:03, 2:59\nCool down jog 2km 12:40",
      exercises: [
        "2025-03-31 Goblet squat: 24kg x10, 24kg x10, 24kg x10",
        "2025-04-01 jog: 2km 720s warmup",
        "2025-04-01 Strides: 100m, 100m, 100m, 100m",
        "2025-04-01 Intervals: 185s 800m, 184s 800m, 186s 800m, 184s 800m, 183s 800m, 179s 800m",
        "2025-04-01 jog: 2km 760s",
      ]),
  ]
}
