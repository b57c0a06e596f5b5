import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a word between sets, a legend, a column of exercises or a plan.
struct NotesWordsAmongSetsNearMissTests {
  @Test("What only looks like such words is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "loads behind at, a",
      text: "2026-01-04\nDips 8 @ +10 kg, 6 @ +20 kg",
      exercises: ["2026-01-04 Dips: +10kg x8, +20kg x6"]),
    .init(
      name: "loads behind at, b",
      text: "2026-01-04\nPull-up 8 @ bw, 5 @ +10 kg, 5 @ +12.5 kg",
      exercises: ["2026-01-04 Pull-up: x8, +10kg x5, +12.5kg x5"]),
    .init(
      name: "loads behind at, c",
      text: "2026-01-04\nDips 8 @ body weight, 6 @ +20 kg",
      exercises: ["2026-01-04 Dips: x8, +20kg x6"]),
    .init(
      name: "pairs and loads behind a colon, a",
      text: "2026-01-04 kg\nSentadilla: 60 10, 80 8, 90 6",
      exercises: ["2026-01-04 Sentadilla: 60kg x10, 80kg x8, 90kg x6"]),
    .init(
      name: "pairs and loads behind a colon, b",
      text: "2026-01-04 lb\nCurl: 25 12, 30 10, 35 8",
      exercises: ["2026-01-04 Curl: 25lb x12, 30lb x10, 35lb x8"]),
    .init(
      name: "sets of the body, a",
      text: "2026-01-04\nLiegestütze Körpergewicht 3x 15",
      exercises: ["2026-01-04 Liegestütze: x15, x15, x15"]),
    .init(
      name: "sets of the body, b",
      text: "2026-01-04 kg\nKlimmzüge eigengewicht 4x 6",
      exercises: ["2026-01-04 Klimmzüge: x6, x6, x6, x6"]),
    .init(
      name: "sets of the body, c",
      text: "2026-01-04\nPompes pdc 3x 20",
      exercises: ["2026-01-04 Pompes: x20, x20, x20"]),
    .init(
      name: "sets of the body, d",
      text: "2026-01-04\nOptrekken lichaamsgewicht 3x 8",
      exercises: ["2026-01-04 Optrekken: x8, x8, x8"]),
    .init(
      name: "sets of the body, e",
      text: "2026-01-04 kg\nDips BW 3x 8-10",
      exercises: ["2026-01-04 Dips: open ? x8-10, open ? x8-10, open ? x8-10"]),
    .init(
      name: "sets of the body, g",
      text: "2026-01-04 kg\nPush ups bw 3x, 10 reps each",
      exercises: ["2026-01-04 Push ups: x10, x10, x10"]),
    .init(
      name: "sets of the body, h",
      text: "2026-01-04 kg\nDips bw 3x, 10, 8, 7",
      exercises: ["2026-01-04 Dips: x10, x8, x7"]),
    .init(
      name: "results behind an equals sign, a",
      text: "2026-01-04 kg\nSquat = 100x5, Bench = 80x5",
      exercises: ["2026-01-04 Squat: 100kg x5", "2026-01-04 Bench: 80kg x5"]),
    .init(
      name: "results behind an equals sign, b",
      text: "2026-01-04\nBench=80x5, Squat=100x5",
      exercises: ["2026-01-04 Bench: 80 x5", "2026-01-04 Squat: 100 x5"]),
    .init(
      name: "results behind an equals sign, c",
      text: "2026-01-04\nRun = 5 km, Row = 2000 m",
      exercises: ["2026-01-04 Run: 5km", "2026-01-04 Row: 2000m"]),
    .init(
      name: "results behind an equals sign, d",
      text: "2026-01-04\nSquats = 20 reps, Pushups = 15 reps",
      exercises: ["2026-01-04 Squats: x20", "2026-01-04 Pushups: x15"]),
    .init(
      name: "results behind an equals sign, e",
      text: "2026-01-04\nBank=80kg 3x5; Rudern=60kg 3x8",
      exercises: ["2026-01-04 Bank: 80kg x5, 80kg x5, 80kg x5", "2026-01-04 Rudern: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "results behind an equals sign, f",
      text: "2026-01-04\nDips= bw x10, Rows=40kg x 12",
      exercises: ["2026-01-04 Dips: x10", "2026-01-04 Rows: 40kg x12"]),
    .init(
      name: "results behind an equals sign, h",
      text: "2026-01-04\nSquat\n10=20kg, 8=40kg, 5=60kg",
      exercises: ["2026-01-04 Squat: 20kg x10, 40kg x8, 60kg x5"]),
    .init(
      name: "decimals below a heading, a",
      text: "Gewicht, Wdh\n\n2026-01-04 kg\nBank 62,5 x 8, 62,5 x 7",
      exercises: ["2026-01-04 Bank: 62.5kg x8, 62.5kg x7"]),
    .init(
      name: "decimals below a heading, b",
      text: "peso, reps\n\n2026-01-04 kg\nPress 62,5 x 8\nSentadilla 100 x 5. 102,5 x 5",
      exercises: ["2026-01-04 Press: 62.5kg x8", "2026-01-04 Sentadilla: 100kg x5, 102.5kg x5"]),
    .init(
      name: "a range of reserve, a",
      text: "2026-01-04 kg\n- Bench\n  - Weight: 80\n  - Sets: 3\n  - Reps: 5\n  - Effort: RIR 2-3",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "a range of reserve, b",
      text: "2026-01-04 kg\n- Bench\n  - Weight: 80\n  - Reps: 5, 5\n  - Effort: RIR 2 or so",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5"]),
    .init(
      name: "columns of sets, a",
      text: "# Bench\n| Date | Heavy | Light |\n|---|---|---|\n| 2026-01-04 | 100x3 | 80x8 |",
      exercises: ["2026-01-04 Bench: 100 x3, 80 x8"]),
    .init(
      name: "columns of sets, b",
      text: "# Bench\n| Date | First | Second | Third |\n|---|---|---|---|\n| 2026-01-04 | 80x8 | 80x7 | 80x6 |",
      exercises: ["2026-01-04 Bench: 80 x8, 80 x7, 80 x6"]),
    .init(
      name: "columns of sets, c",
      text: "# Squat\n| Date | Belt | Beltless |\n|---|---|---|\n| 2026-01-04 | 100x3 | 80x8 |",
      exercises: ["2026-01-04 Squat: 100 x3, 80 x8"]),
    .init(
      name: "columns of sets, d",
      text: "# Pull ups\n| Date | Morning | Evening |\n|---|---|---|\n| 2026-01-04 | 3x8 | 3x6 |",
      exercises: ["2026-01-04 Pull ups: x8, x8, x8, x6, x6, x6"]),
    .init(
      name: "columns of sets, e",
      text: "# Squat\n| Date | Monday | Thursday |\n|---|---|---|\n| 2026-01-04 | 100x5 | 80x8 |",
      exercises: ["2026-01-04 Squat: 100 x5, 80 x8"]),
    .init(
      name: "columns of sets, f",
      text: "# Bench\n| Date | Opener | Second | PR |\n|---|---|---|---|\n| 2026-01-04 | 100x1 | 105x1 | 110x1 |",
      exercises: ["2026-01-04 Bench: 100 x1, 105 x1, 110 x1"]),
    .init(
      name: "what finally came, and was no set, a",
      text: "2026-01-04 kg\nBench 80x5, 80x5, finally 3 plates next month",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5"]),
    .init(
      name: "what finally came, and was no set, b",
      text: "2026-01-04 kg\nDeadlift 140x3, finally 1 plate to go",
      exercises: ["2026-01-04 Deadlift: 140kg x3"]),
    .init(
      name: "what finally came, and was no set, c",
      text: "2026-01-04 kg\nSquat 100x5, 100x5, finally 5 reps without pain",
      exercises: ["2026-01-04 Squat: 100kg x5, 100kg x5"]),
    .init(
      name: "what finally came, and was no set, d",
      text: "2026-01-04 kg\nSquat 100x5, 100x5, finally 2 weeks pain free",
      exercises: ["2026-01-04 Squat: 100kg x5, 100kg x5"]),
    .init(
      name: "what finally came, and was no set, e",
      text: "2026-01-04 kg\nRow 60x8, 60x8, lastly 3 days off now",
      exercises: ["2026-01-04 Row: 60kg x8, 60kg x8"]),
    .init(
      name: "what finally came, and was no set, f",
      text: "2026-01-04 kg\nBankdrücken 80x5, 80x5, am Ende 2 Wiederholungen mit Hilfe",
      exercises: ["2026-01-04 Bankdrücken: 80kg x5, 80kg x5"]),
    .init(
      name: "what finally came, and was no set, g",
      text: "2026-01-04 kg\nSquat 3x5 100 kg, am Ende 2 Stunden im Gym",
      exercises: ["2026-01-04 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "what finally came, and was no set, i",
      text: "2026-01-04 kg\nSquat 3x5 100kg, as a finisher 50 burpees",
      exercises: ["2026-01-04 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "what finally came, and was no set, j",
      text: "2026-01-04 kg\nBench 5x5 80 kg, lastly 12 curls",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "what finally came, and was no set, m",
      text: "2026-01-04 kg\nBench 80x5, 80x5, to finish 3 more weeks of this",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5"]),
    .init(
      name: "a letter of effort",
      text: "2026-01-04 kg\nBench 80x8 E, 60x12 D, felt ok",
      exercises: ["2026-01-04 Bench: 80kg x8, 60kg x12"]),
    .init(
      name: "weeks to go",
      text: "2026-01-04 kg\nBench\n100x5\n110 kg, only 1 week out",
      exercises: ["2026-01-04 Bench: 100kg x5"]),
    .init(
      name: "a dash that divides, a",
      text: "2026-01-04 kg\nPlank 3x-30 s",
      exercises: ["2026-01-04 Plank: 30s, 30s, 30s"]),
    .init(
      name: "a dash that divides, b",
      text: "2026-01-04 kg\nSplit squats 3x-10 20kg",
      exercises: ["2026-01-04 Split squats: 20kg x10, 20kg x10, 20kg x10"]),
    .init(
      name: "a dash that divides, c",
      text: "2026-01-04 kg\nBench 3x-5 80 kg",
      exercises: ["2026-01-04 Bench: 80kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "a load among counts",
      text: "2026-01-04 kg\nDeadlift plan 2x3 150 / did 140 3 3 - tired",
      exercises: ["2026-01-04 Deadlift: 140kg x3 ? 150kg x3, 140kg x3 ? 150kg x3"]),
    .init(
      name: "a list of efforts with a load, a",
      text: "2026-01-04 kg\nBench 5,5,5 rpe 7,8,9@80",
      exercises: ["2026-01-04 Bench: 80kg @7 x5, 80kg @8 x5, 80kg @9 x5"]),
    .init(
      name: "a list of efforts with a load, b",
      text: "2026-01-04 kg\nBench 3x5 rpe 7, 8, 8@80",
      exercises: ["2026-01-04 Bench: 80kg @7 x5, 80kg @8 x5, 80kg @8 x5"]),
    .init(
      name: "sets of the body behind its word",
      text: "2026-01-04 kg\ndips bw 3 10",
      exercises: ["2026-01-04 dips: x10, x10, x10"]),
    .init(
      name: "a part of a day, a",
      text: "## 2026-01-04 · Cardio · ausgefallen\nKniebeuge 100x5",
      exercises: ["2026-01-04 Kniebeuge: 100 x5"]),
    .init(
      name: "a part of a day, b",
      text: "2026-01-04 kg\nPlanificado\n\nPress 80x5\n\nHecho: 80x5",
      exercises: ["2026-01-04 Press: 80kg x5, 80kg x5"]),
    .init(
      name: "columns that were no plan, a",
      text: "| Lift | 4 Jan 2026 no plan | 6 Jan 2026 |\n|---|---|---|\n| Squat | 100x5 | 105x5 |",
      exercises: ["2026-01-04 Squat: 100 x5", "2026-01-06 Squat: 105 x5"]),
    .init(
      name: "columns that were no plan, b",
      text: "| Lift | 4 Jan 2026, according to plan | 6 Jan 2026 |\n|---|---|---|\n| Squat | 100x5 | 105x5 |",
      exercises: ["2026-01-04 Squat: 100 x5", "2026-01-06 Squat: 105 x5"]),
    .init(
      name: "numbers of sets, counted otherwise, a",
      text:
        "2026-01-04\n\n| Exercise | Set | Reps | Weight |\n|---|---|---|---|\n| Bench | 3 | 5 | 80 |\n| Bench | 2 | 5 | 70 |\n| Bench | 1 | 5 | 60 |",
      exercises: ["2026-01-04 Bench: 80 x5, 70 x5, 60 x5"]),
    .init(
      name: "numbers of sets, counted otherwise, b",
      text:
        "2026-01-04\n\n| Exercise | Set | Reps | Weight |\n|---|---|---|---|\n| Bench | 2 | 5 | 80 |\n| Bench | 3 | 5 | 85 |\n| Squat | 2 | 5 | 100 |\n| Squat | 3 | 5 | 100 |",
      exercises: ["2026-01-04 Bench: 80 x5, 85 x5", "2026-01-04 Squat: 100 x5, 100 x5"]),
    .init(
      name: "near failure",
      text:
        "2026-01-04\n\n| Exercise | Sets | Reps | Weight | Notes |\n|---|---|---|---|---|\n| Bench | 3 | 5 | 80 | last set almost to failure |\n| Fly | 3 | 10 | 20 | last set close to failure |\n| Press | 3 | 10 | 20 | last set one short of failure |\n| Dip | 3 | 10 | 20 | stopped last set before failure |\n| Row | 3 | 5 | 80 | next time last set to failure |\n| Leg curl | 3 | 10 | 100 | take last set to failure |\n| Panca | 3 | 5 | 80 | ultima serie quasi a cedimento |\n| Remo | 3 | 5 | 80 | última serie cerca del fallo |\n| Seitheben | 3 | 10 | 20 | letzter Satz fast bis Muskelversagen |",
      exercises: [
        "2026-01-04 Bench: 80 x5, 80 x5, 80 x5", "2026-01-04 Fly: 20 x10, 20 x10, 20 x10",
        "2026-01-04 Press: 20 x10, 20 x10, 20 x10", "2026-01-04 Dip: +20 x10, +20 x10, +20 x10",
        "2026-01-04 Row: 80 x5, 80 x5, 80 x5", "2026-01-04 Leg curl: 100 x10, 100 x10, 100 x10",
        "2026-01-04 Panca: 80 x5, 80 x5, 80 x5", "2026-01-04 Remo: 80 x5, 80 x5, 80 x5",
        "2026-01-04 Seitheben: 20 x10, 20 x10, 20 x10",
      ]),
    .init(
      name: "a plan with a load of its own",
      text:
        "## 2026-01-04 kg\n\n| Lift | Target | Load | Reps |\n|---|---|---|---|\n| Bench | 3x5 @ 80 kg RPE 8 | 82.5 | 5, 5, 5 |\n| Squat | 3x5 @ 100 kg (75%) | 105 | 5, 5, 5 |",
      exercises: [
        "2026-01-04 Bench: 82.5kg x5 ? 80kg @8 x5, 82.5kg x5 ? 80kg @8 x5, 82.5kg x5 ? 80kg @8 x5",
        "2026-01-04 Squat: 105kg x5 ? 100kg 75% x5, 105kg x5 ? 100kg 75% x5, 105kg x5 ? 100kg 75% x5",
      ]),
  ]
}
