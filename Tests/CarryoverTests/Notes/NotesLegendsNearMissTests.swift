import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a picture's sets, a load before a colon, a plan's result, a week, or a year before its days.
struct NotesLegendsNearMissTests {
  @Test("A text that only looks like it is read for what it is", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "bench 60:8/8/7 rest 2:30 ⏎ plank 1:30 ⏎ 5k run 24:30",
      text: "2024-03-05\nbench 60:8/8/7 rest 2:30\nplank 1:30\n5k run 24:30",
      exercises: ["2024-03-05 bench: 60 x8, 60 x8, 60 x7", "2024-03-05 plank: 90s", "2024-03-05 run: 1470s 5km"]),
    .init(
      name: "Bench week 3:8/8/8",
      text: "2024-03-05\nBench week 3:8/8/8",
      exercises: ["2024-03-05 Bench: x8, x8, x8"]),
    .init(
      name: "squat 100:5/5/5 rpe 8 ⏎ row 500m 1:50 x3",
      text: "2024-03-05\nsquat 100:5/5/5 rpe 8\nrow 500m 1:50 x3",
      exercises: [
        "2024-03-05 squat: 100 @8 x5, 100 @8 x5, 100 @8 x5", "2024-03-05 row: 110s 500m, 110s 500m, 110s 500m",
      ]),
    .init(
      name: "Deadlift 100kg 3 x 5 ✅✅✅ ⏎ bench 60 kg 3 sets x 8 reps ✅✅✅",
      text: "2024-03-05\nDeadlift 100kg 3 x 5 ✅✅✅\nbench 60 kg 3 sets x 8 reps ✅✅✅",
      exercises: ["2024-03-05 Deadlift: 100kg x5, 100kg x5, 100kg x5", "2024-03-05 bench: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "run 5k ✅✅ ⏎ yoga 30 min ✅✅ ⏎ bench 60x8x8x8 ✅✅✅",
      text: "2024-03-05\nrun 5k ✅✅\nyoga 30 min ✅✅\nbench 60x8x8x8 ✅✅✅",
      exercises: ["2024-03-05 run: 5km", "2024-03-05 yoga: 1800s", "2024-03-05 bench: 60 x8, 60 x8, 60 x8"]),
    .init(
      name: "pushups 20 ✅✅⬜ ⏎ plank 60s ✅✅⬜",
      text: "2024-03-05\npushups 20 ✅✅⬜\nplank 60s ✅✅⬜",
      exercises: ["2024-03-05 pushups: x20, x20, open ? x20", "2024-03-05 plank: 60s, 60s, open ? 60s"]),
    .init(
      name: "… 3-05 ⏎ bench 🔥20x10 60x8 60x8 ⏎ row 50x8 🔴 ⏎ squat 🥵 100x5",
      text:
        "🔥=warmup, 🔴 = not good, 🥵 = warm in the gym\n\n2024-03-05\nbench 🔥20x10 60x8 60x8\nrow 50x8 🔴\nsquat 🥵 100x5",
      exercises: ["2024-03-05 bench: 20 x10, 60 x8, 60 x8", "2024-03-05 row: 50 x8", "2024-03-05 squat: 100 x5"]),
    .init(
      name: "air squats 50x10 ⏎ bodyweight squats 40x10",
      text: "2024-03-05\nair squats 50x10\nbodyweight squats 40x10",
      exercises: [
        "2024-03-05 air squats: x50, x50, x50, x50, x50, x50, x50, x50, x50, x50",
        "2024-03-05 bodyweight squats: x40, x40, x40, x40, x40, x40, x40, x40, x40, x40",
      ]),
    .init(
      name: "assisted pull ups ⏎ s1 40 8 ⏎ s2 35 8",
      text: "2024-03-05\nassisted pull ups\ns1 40 8\ns2 35 8",
      exercises: ["2024-03-05 assisted pull ups: -40 x8, -35 x8"]),
    .init(
      name: "bench 3x5 80kg, did 80x5, 80x5, 80x4",
      text: "2024-03-05\nbench 3x5 80kg, did 80x5, 80x5, 80x4",
      exercises: ["2024-03-05 bench: 80kg x5 ? 80kg x5, 80kg x5 ? 80kg x5, 80kg x4 ? 80kg x5"]),
    .init(
      name: "Bench plan 3x8 60 → done ⏎ 60x8 ⏎ 60x8 ⏎ 60x8",
      text: "2024-03-05\nBench plan 3x8 60 → done\n60x8\n60x8\n60x8",
      exercises: ["2024-03-05 Bench: 60 x8 ? 60 x8, 60 x8 ? 60 x8, 60 x8 ? 60 x8"]),
    .init(
      name: "squat 5x5 100, drop to 90 2 x 8",
      text: "2024-03-05\nsquat 5x5 100, drop to 90 2 x 8",
      exercises: ["2024-03-05 squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5, 90 drop x8, 90 drop x8"]),
    .init(
      name: "bench 60x8 ⏎ temp dropped to 12 degrees ⏎ bench 60x8",
      text: "2024-03-05\nbench 60x8\ntemp dropped to 12 degrees\nbench 60x8",
      exercises: ["2024-03-05 bench: 60 x8", "2024-03-05 bench: 60 x8"]),
    .init(
      name: "sentadilla 80kg 5x5 bajando a 90 grados",
      text: "2024-03-05\nsentadilla 80kg 5x5 bajando a 90 grados",
      exercises: ["2024-03-05 sentadilla: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "… 100 x 5, 3 min walk rest ⏎ Deadlift 140x3, 5 min walk rest",
      text: "2024-03-05\nSquat 100 x 5, 3 min walk rest\nDeadlift 140x3, 5 min walk rest",
      exercises: ["2024-03-05 Squat: 100 x5", "2024-03-05 Deadlift: 140 x3"]),
    .init(
      name: "Intervals 8 x 400, 90 s jog rest",
      text: "2024-03-05\nIntervals 8 x 400, 90 s jog rest",
      exercises: ["2024-03-05 Intervals: 400m, 400m, 400m, 400m, 400m, 400m, 400m, 400m"]),
    .init(
      name: "Deadlift warm-up: 60x5 - 100x3 - 120x1 ⏎ 150x5 ⏎ 150x5",
      text: "2024-03-05\nDeadlift warm-up: 60x5 - 100x3 - 120x1\n150x5\n150x5",
      exercises: ["2024-03-05 Deadlift: 60 warmup x5, 100 warmup x3, 120 warmup x1, 150 x5, 150 x5"]),
    .init(
      name: " ⏎ 2024-03-05 ⏎ squat 150x5 140x5",
      text: "Right of the bar is warmup, left of the bar is work.\n\n2024-03-05\nsquat 150x5 140x5",
      exercises: ["2024-03-05 squat: 150 x5, 140 x5"]),
    .init(
      name: " ⏎ 2024-03-05 ⏎ squat (60x5) 100x5",
      text: "I log reps and weight, never the (warmups)\n\n2024-03-05\nsquat (60x5) 100x5",
      exercises: ["2024-03-05 squat: 60 x5, 100 x5"]),
    .init(
      name: "bench 60x8 ⏎ same, last 2 sets",
      text: "2024-03-05\nbench 60x8\nsame, last 2 sets",
      exercises: ["2024-03-05 bench: 60 x8"]),
    .init(
      name: "bench 60x8",
      text: "2024-03-05 Squat 5x5 100kg tm120\nbench 60x8",
      exercises: ["2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5", "2024-03-05 bench: 60 x8"]),
    .init(
      name: "bench 60x8 ⏎  ⏎ 23/01/25 ⏎ bench 60x8",
      text: "23/01/24\nbench 60x8\n\n23/01/25\nbench 60x8",
      exercises: ["2024-01-23 bench: 60 x8", "2025-01-23 bench: 60 x8"]),
    .init(
      name: "… 60x8 ⏎  ⏎ 16-03-21 ⏎ bench 60x8 ⏎  ⏎ 16-03-22 ⏎ bench 60x8",
      text: "16-03-20\nbench 60x8\n\n16-03-21\nbench 60x8\n\n16-03-22\nbench 60x8",
      exercises: ["2020-03-16 bench: 60 x8", "2021-03-16 bench: 60 x8", "2022-03-16 bench: 60 x8"]),
    .init(
      name: "… 60x8 ⏎  ⏎ 24-08-21 ⏎ bench 60x8 ⏎  ⏎ 24-09-19 ⏎ bench 60x8",
      text: "24-08-19\nbench 60x8\n\n24-08-21\nbench 60x8\n\n24-09-19\nbench 60x8",
      exercises: ["2024-08-19 bench: 60 x8", "2024-08-21 bench: 60 x8", "2024-09-19 bench: 60 x8"]),
    .init(
      name: "Mon ⏎ bench 60x8 ⏎  ⏎ Week of 3/11/24 ⏎ Mon ⏎ bench 60x8",
      text: "Week of 3/4/24\nMon\nbench 60x8\n\nWeek of 3/11/24\nMon\nbench 60x8",
      exercises: ["2024-03-04 bench: 60 x8", "2024-03-11 bench: 60 x8"]),
    .init(
      name: "Mon ⏎ bench 60x8 ⏎  ⏎ w/c 8/7/24 ⏎ Mon ⏎ bench 65x8",
      text: "w/c 1/7/24\nMon\nbench 60x8\n\nw/c 8/7/24\nMon\nbench 65x8",
      exercises: ["2024-07-01 bench: 60 x8", "2024-07-08 bench: 65 x8"]),
    .init(
      name: "…  ⏎ much later ⏎ 60x8 ⏎ weighed in ⏎ 60x8 ⏎ declined ⏎ 60x8",
      text: "2024-03-05\nbench 60x8\nmuch later\n60x8\nweighed in\n60x8\ndeclined\n60x8",
      exercises: ["2024-03-05 bench: 60 x8, 60 x8, 60 x8, 60 x8"]),
    .init(
      name: "bench 60x8 ⏎ action ⏎ 60x8 ⏎ overheard someone ⏎ 60x8",
      text: "2024-03-05\nbench 60x8\naction\n60x8\noverheard someone\n60x8",
      exercises: ["2024-03-05 bench: 60 x8, 60 x8, 60 x8"]),
    .init(
      name: "… 12-16,squat,60,8,good ⏎ 5 min bike, 10 min row, stretching",
      text: "date,exercise,kg,reps,notes\n2024-12-16,squat,60,8,good\n5 min bike, 10 min row, stretching",
      exercises: ["2024-12-16 squat: 60kg x8", "2024-12-16 bike: 300s", "2024-12-16 row: 600s"]),
    .init(
      name: "… ⏎ | Squat | 90 | 3 | RIR 2 | ⏎ | Row | 40 | 8 | 9 grindy |",
      text:
        "2024-03-05\n\n| Exercise | kg | Reps | RPE |\n|---|---|---|---|\n| Squat | 90 | 3 | RIR 2 |\n| Row | 40 | 8 | 9 grindy |",
      exercises: ["2024-03-05 Squat: 90kg rir2 x3", "2024-03-05 Row: 40kg @9 x8"]),
    .init(
      name: "12:00 pills 2x500mg ⏎ 18:00 squat 100x5 ⏎ 18:20 bench 60x8",
      text: "2024-03-05\n12:00 pills 2x500mg\n18:00 squat 100x5\n18:20 bench 60x8",
      exercises: ["2024-03-05 squat: 100 x5", "2024-03-05 bench: 60 x8"]),
    .init(
      name: "bench 100 6,5 8/10 effort ⏎ row 60x8",
      text: "2024-03-05\nbench 100 6,5 8/10 effort\nrow 60x8",
      exercises: ["2024-03-05 bench: 100 x6, 100 x5", "2024-03-05 row: 60 x8"]),
    .init(
      name: "…  1: sparring 3 min ⏎ Round 2: sparring 3 min ⏎ squat 100x5",
      text: "2024-03-05\nRound 1: sparring 3 min\nRound 2: sparring 3 min\nsquat 100x5",
      exercises: ["2024-03-05 squat: 100 x5"]),
    .init(
      name: "morgen wieder 2 Sätze à 30 s ⏎ Bankdrücken 60x8",
      text: "2024-03-05\nmorgen wieder 2 Sätze à 30 s\nBankdrücken 60x8",
      exercises: ["2024-03-05 Bankdrücken: 60 x8"]),
    .init(
      name: "lunges 12 each leg, curls 3x10 20kg, plank 40 sec",
      text: "2024-03-05\nlunges 12 each leg, curls 3x10 20kg, plank 40 sec",
      exercises: ["2024-03-05 lunges: x12", "2024-03-05 curls: 20kg x10, 20kg x10, 20kg x10", "2024-03-05 plank: 40s"]),
    .init(
      name: "curl 3 sets of 10 reps, 27.5 kg ⏎ row 3 sets of 10, 9",
      text: "2024-03-05\ncurl 3 sets of 10 reps, 27.5 kg\nrow 3 sets of 10, 9",
      exercises: ["2024-03-05 curl: 27.5kg x10, 27.5kg x10, 27.5kg x10", "2024-03-05 row: x10, x9"]),
    .init(
      name: "bench 60x8 60x8 all done in 55 min",
      text: "2024-03-05\nbench 60x8 60x8 all done in 55 min",
      exercises: ["2024-03-05 bench: 60 x8, 60 x8"]),
    .init(
      name: "Hang cl 3x5 60kg ⏎ lg curl 30 12 12 12",
      text: "2024-03-05 kg\nHang cl 3x5 60kg\nlg curl 30 12 12 12",
      exercises: ["2024-03-05 Hang cl: 60kg x5, 60kg x5, 60kg x5", "2024-03-05 lg curl: 30kg x12, 30kg x12, 30kg x12"]),
    .init(
      name: " ⏎ 2024-03-05 ⏎ Bench 60x8",
      text: "chili con carne for dinner\n\n2024-03-05\nBench 60x8",
      exercises: ["2024-03-05 Bench: 60 x8"]),
    .init(
      name: "… ⏎ | Bench | 60 | 8 | 8 left shoulder | skipped (warm-up) |",
      text:
        "2024-03-05\n\n| Exercise | kg | Reps | RPE | Notes |\n|---|---|---|---|---|\n| Bench | 60 | 8 | 9 tough set | |\n| Bench | 60 | 8 | 8 left shoulder | skipped (warm-up) |",
      exercises: ["2024-03-05 Bench: 60kg x8, 60kg x8"]),
    .init(
      name: "… l | 20 | 3 | last set 9 | ⏎ | Dip | 20 | 5, 5, 4 | 7-8-9 |",
      text:
        "2024-03-05\n\n| Exercise | kg | Reps | RPE |\n|---|---|---|---|\n| Squat | 90 | 3 | RPE 8 |\n| Row | 40 | 8 | 2 in reserve |\n| Fly | 20 | 3 | 6 warmup |\n| Lunge | 20 | 3 | 8 - 9 |\n| Press | 20 | 3 | ~8 |\n| Jerk | 20 | 3 | 8+ |\n| Curl | 20 | 3 | last set 9 |\n| Dip | 20 | 5, 5, 4 | 7-8-9 |",
      exercises: [
        "2024-03-05 Squat: 90kg @8 x3", "2024-03-05 Row: 40kg rir2 x8", "2024-03-05 Fly: 20kg warmup x3",
        "2024-03-05 Lunge: 20kg @8-9 x3", "2024-03-05 Press: 20kg @8 x3", "2024-03-05 Jerk: 20kg @8 x3",
        "2024-03-05 Curl: 20kg x3", "2024-03-05 Dip: +20kg @7 x5, +20kg @8 x5, +20kg @9 x4",
      ]),
    .init(
      name: "…  ⏎ | Row | 40 | 8 | 2 left | ⏎ | Fly | 20 | 3 | missed 1 |",
      text:
        "2024-03-05\n\n| Exercise | kg | Reps | RIR |\n|---|---|---|---|\n| Squat | 90 | 3 | about 2 |\n| Row | 40 | 8 | 2 left |\n| Fly | 20 | 3 | missed 1 |",
      exercises: ["2024-03-05 Squat: 90kg rir2 x3", "2024-03-05 Row: 40kg rir2 x8", "2024-03-05 Fly: 20kg x3"]),
    .init(
      name: "Squat 3 sets at 60, 70, 80",
      text: "2024-03-05\nSquat 3 sets at 60, 70, 80",
      exercises: ["2024-03-05 Squat: 60, 70, 80"]),
    .init(
      name: "… 4, pull ups 2 ⏎ leg curl 4, leg extension 3, chest press 5",
      text: "2024-03-05\nRow 60x8\nSoreness: squat 3, bench 4, pull ups 2\nleg curl 4, leg extension 3, chest press 5",
      exercises: ["2024-03-05 Row: 60 x8"]),
    .init(
      name: "Bench 3x8 60, last amrap 12",
      text: "2024-03-05\nBench 3x8 60, last amrap 12",
      exercises: ["2024-03-05 Bench: 60 x8, 60 x8, 60 x12"]),
    .init(
      name: "… xt time go for 105x5 ⏎ Bench 80x5 up from last week's 75x5",
      text: "2024-03-05\nSquat 100x5 next time go for 105x5\nBench 80x5 up from last week's 75x5",
      exercises: ["2024-03-05 Squat: 100 x5", "2024-03-05 Bench: 80 x5"]),
    .init(
      name: "Farmer walk 32kg 50 feet up and down",
      text: "2024-03-05\nFarmer walk 32kg 50 feet up and down",
      exercises: ["2024-03-05 Farmer walk: 32kg 50ft"]),
    .init(
      name: "Plank 1 minute and 30 seconds rest",
      text: "2024-03-05\nPlank 1 minute and 30 seconds rest",
      exercises: ["2024-03-05 Plank: 60s"]),
    .init(
      name: "Jump rope: skipped 500 ⏎ Rope: skipped 3 min",
      text: "2024-03-05\nJump rope: skipped 500\nRope: skipped 3 min",
      exercises: ["2024-03-05 Jump rope: x500", "2024-03-05 Rope: 180s"]),
    .init(
      name: "no pain in the squat (100x5 planned and done)",
      text: "2024-03-05\nno pain in the squat (100x5 planned and done)",
      exercises: ["2024-03-05 squat: 100 x5"]),
    .init(
      name: "bench 60 8 8 8 ⏎ squat 100 5 5 5 ⏎ lateral raise 15 12 10",
      text: "2024-03-05\nbench 60 8 8 8\nsquat 100 5 5 5\nlateral raise 15 12 10",
      exercises: [
        "2024-03-05 bench: 60 x8, 60 x8, 60 x8", "2024-03-05 squat: 100 x5, 100 x5, 100 x5",
        "2024-03-05 lateral raise: x15, x12, x10",
      ]),
    .init(
      name: "Bench 60x8 ⏎ same, last 2 reps ugly",
      text: "2024-03-05\nBench 60x8\nsame, last 2 reps ugly",
      exercises: ["2024-03-05 Bench: 60 x8, 60 x8"]),
  ]
}
