import Testing
import TrainingModel

@testable import Carryover

/// Plans of several parts, words behind names, and facts of all days that are told at the end.
struct NotesPlansAndWordsTests {
  @Test("What stands behind a name, or below all days, is taken for what it says", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a plan of several parts behind a name",
      text:
        "2026-08-02\n**Comp squat** - plan: 1 @8, then 4x4 @ 75%\n- bar x 10\n- 150 x 1 @8\n- 130 x 4\n\n**Deadlift** - plan: 1 @8, back off 3x3 -12%\n- 190 x 1 @8\n- 165 x 3\n\n**Bench** - plan: 2x3 @7\n- 100 x 3 @7\n- 100 x 3 @7.5",
      exercises: [
        "2026-08-02 Comp squat: x10, 150 @8 x1, 130 x4", "2026-08-02 Deadlift: 190 @8 x1, 165 x3",
        "2026-08-02 Bench: 100 @7 x3 ? @7 x3, 100 @7.5 x3 ? @7 x3",
      ]),
    .init(
      name: "a plan behind warm-ups, and what came of it",
      text:
        "2026-08-02\n\nSQ\nwu: 60x5 / 90x3\ntarget 3x6 @ RPE 7-8\n→ 125x6 @7 / 127.5x6 @7.5 / 127.5x6 @8\n\nBP\nwu: 40x5\ntarget 5x5 @ RPE 8\n→ 85x5 @7.5 / 87.5x5 @8",
      exercises: [
        "2026-08-02 SQ: 60 warmup x5, 90 warmup x3, 125 @7 x6 ? @7 x6, 127.5 @7.5 x6 ? @7 x6, 127.5 @8 x6 ? @7 x6",
        "2026-08-02 BP: 40 warmup x5, 85 @7.5 x5 ? @8 x5, 87.5 @8 x5 ? @8 x5, open ? @8 x5, open ? @8 x5, open ? @8 x5",
      ]),
    .init(
      name: "words behind a name and its load",
      text: "2026-08-02\n\nC&P 24kg, ladders, per arm\n1,2,3 / 1,2,3\npull-ups between: 3,2,1",
      exercises: [
        "2026-08-02 C&P: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3", "2026-08-02 pull-ups: x3, x2, x1",
      ]),
    .init(
      name: "a single that failed",
      text: "2026-08-02\nBench - 90kg x 1, 95kg x 1 and missed 100kg.\nSquat 3x5 100kg",
      exercises: [
        "2026-08-02 Bench: 90kg x1, 95kg x1, 100kg fail x0", "2026-08-02 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a share of effort",
      text: "2026-08-02\nPower clean - 70kg 5 sets of 2, about 60% effort.\nRow 60kg 8, 8, 8",
      exercises: [
        "2026-08-02 Power clean: 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2",
        "2026-08-02 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "names with the week of a programme",
      text: "2026-08-02 SQUAT 3s wk\n60x5 70x3 80x3\n\n2026-08-04 BENCH 5s week\n40x5 50x5",
      exercises: ["2026-08-02 SQUAT: 60 x5, 70 x3, 80 x3", "2026-08-04 BENCH: 40 x5, 50 x5"]),
    .init(
      name: "warm-ups in a word more",
      text: "2026-08-02\nBike 10 min easy warm up\nSquat 100kg x 5",
      exercises: ["2026-08-02 Bike: 600s warmup", "2026-08-02 Squat: 100kg x5"]),
    .init(
      name: "complexes with each load",
      text: "2026-08-02\nClean & jerk 70/1+1 90/1+1 105/1+1",
      exercises: ["2026-08-02 Clean & jerk: 70 x1, 90 x1, 105 x1"]),
    .init(
      name: "rounds without a colon",
      text:
        "2026-08-02\nwarmup: 3 rounds goblet squat 16kg x5, bridge x5\nSquat 100kg x 5\n2 rounds of pushups 10, lunges 12 each leg",
      exercises: [
        "2026-08-02 goblet squat: 16kg warmup x5, 16kg warmup x5, 16kg warmup x5",
        "2026-08-02 bridge: warmup x5, warmup x5, warmup x5", "2026-08-02 Squat: 100kg x5",
        "2026-08-02 pushups: x10, x10", "2026-08-02 lunges: x12, x12",
      ]),
    .init(
      name: "what is to come behind how long it took",
      text: "2026-08-02\nSquat 245lb x 5\nDone in 55 min. Next week: squat 250 for 5 if the knee behaves",
      exercises: ["2026-08-02 Squat: 245lb x5", "2026-08-02 squat: open ? 250lb x5"]),
    .init(
      name: "the unit in a comment",
      text: "# 2026-08-02\n\nSquat 185x5, 205x5\n\n<!-- all weights in lb -->",
      exercises: ["2026-08-02 Squat: 185lb x5, 205lb x5"]),
    .init(
      name: "the year at the end",
      text:
        "26.5. legs 16:30\nSquat 100 x 5\n\n28.5. upper 7:15\nBench 60 x 5\n\n(year is 2021, started this page in may)",
      exercises: ["2021-05-26 Squat: 100 x5", "2021-05-28 Bench: 60 x5"]),
    .init(
      name: "an effort behind a scheme",
      text: "2026-08-02\nSquat 3x5 @ 8.5\nDB Row 3x10 @ 7.5\nBench 3x5 @ 62.5",
      exercises: [
        "2026-08-02 Squat: @8.5 x5, @8.5 x5, @8.5 x5", "2026-08-02 DB Row: @7.5 x10, @7.5 x10, @7.5 x10",
        "2026-08-02 Bench: 62.5 x5, 62.5 x5, 62.5 x5",
      ]),
    .init(
      name: "boxes that are ticked",
      text:
        "2026-08-02\n\n### Squat\n- [x] Set 1: 80kg x 8\n- [x] Set 2: 85 kg x 6 @8\n- [ ] Set 3: 90kg x 4\n\n### Bench\n- [x] 60x8\n- [x] 8 x 62.5 kg",
      exercises: ["2026-08-02 Squat: 80kg x8, 85kg @8 x6, open ? 90kg x4", "2026-08-02 Bench: 60kg x8, 62.5kg x8"]),
    .init(
      name: "lists below a name",
      text:
        "2026-08-02\n\nSquat\n60x5, 80x5, 100x5\n80 kg: 8, 8, 7\n100 x 5/5/4\n\nPull-up\n10kg x 5/5/4\n20 x 3, 15 x 4",
      exercises: [
        "2026-08-02 Squat: 60kg x5, 80kg x5, 100kg x5, 80kg x8, 80kg x8, 80kg x7, 100kg x5, 100kg x5, 100kg x4",
        "2026-08-02 Pull-up: +10kg x5, +10kg x5, +10kg x4, x20, x20, x20, x15, x15, x15, x15",
      ]),
    .init(
      name: "a per cent beside a load and its sets",
      text: "2026-08-02\nBench press\n70% 70kg x3x2\n80% 80kg x3x5\nSquat 100kg x3x5 (80%)",
      exercises: [
        "2026-08-02 Bench press: 70kg x3 ? 70%, 70kg x3 ? 70%, 80kg x3 ? 80%, 80kg x3 ? 80%, 80kg x3 ? 80%, 80kg x3 ? 80%, 80kg x3 ? 80%",
        "2026-08-02 Squat: 100kg x3 ? 80%, 100kg x3 ? 80%, 100kg x3 ? 80%, 100kg x3 ? 80%, 100kg x3 ? 80%",
      ]),
    .init(
      name: "a remark above a warm-up without a name",
      text: "2026-08-02\nslept bad\nwarmup 135x5, 185x5\ndeadlift 240x5, 275x5",
      exercises: ["2026-08-02 deadlift: 135 warmup x5, 185 warmup x5, 240 x5, 275 x5"]),
    .init(
      name: "one result below a goal",
      text: "2026-08-02\nSquat\nPlan: 5+ @ 85kg\nDone: got 8\n\nBench\nTarget: 1x5+ @ 50kg\nActual: 7 reps",
      exercises: ["2026-08-02 Squat: 85kg x8 ? 85kg x5+", "2026-08-02 Bench: 50kg x7 ? 50kg x5+"]),
    .init(
      name: "how hard all were, about",
      text:
        "2026-08-02\nSquat: 140kg 5x3, all @7 or so\nBench: 100kg 3x3, all at RPE 7\nRow: 80kg 2x8, all sets @8\nPress 60kg 2x5 @7 ish",
      exercises: [
        "2026-08-02 Squat: 140kg @7 x3, 140kg @7 x3, 140kg @7 x3, 140kg @7 x3, 140kg @7 x3",
        "2026-08-02 Bench: 100kg @7 x3, 100kg @7 x3, 100kg @7 x3", "2026-08-02 Row: 80kg @8 x8, 80kg @8 x8",
        "2026-08-02 Press: 60kg @7 x5, 60kg @7 x5",
      ]),
    .init(
      name: "what is noted above all days",
      text:
        "# GZCLP log\nNotes to self: T1 is 5x3+, T2 3x10, T3 3x15+. Rest 3-5 min on T1.\n\n## 2026-08-02\nSquat 100kg x 3",
      exercises: ["2026-08-02 Squat: 100kg x3"]),
    .init(
      name: "a year that is told of something else",
      text: "3 May 2026\nSquat 100x5\n5 May\nSquat 105x5\nBest year since 2019",
      exercises: ["2026-05-03 Squat: 100 x5", "2026-05-05 Squat: 105 x5"]),
    .init(
      name: "rounds that are no circuit",
      text: "2026-08-02\n3 rounds each side: row 20kg x10, press 12kg x8\n3 rounds AMRAP: swing 24kg x10, burpees x5",
      exercises: [
        "2026-08-02 row: 20kg x10", "2026-08-02 press: 12kg x8", "2026-08-02 swing: 24kg x10", "2026-08-02 burpees: x5",
      ]),
    .init(
      name: "loads that look like efforts",
      text: "2026-08-02\nCurl 3x12, all sets at 10\nBench 80x5, 80x5, all at 7",
      exercises: ["2026-08-02 Curl: x12, x12, x12", "2026-08-02 Bench: 80 x5, 80 x5"]),
    .init(
      name: "plans that are read",
      text: "2026-08-02\nBench - plan: 100x5, 105x5, 110x5\n100x5\n105x5\n\nPress 24kg, L/R\n5/5",
      exercises: [
        "2026-08-02 Bench: 100kg x5 ? 100kg x5, 105kg x5 ? 105kg x5, open ? 110kg x5",
        "2026-08-02 Press: 24kg left x5, 24kg right x5",
      ]),
    .init(
      name: "comments on a unit",
      text: "# 2026-08-02\nSquat 100x5\n<!-- should this be in lb? -->\n<!-- deadlift in lbs -->",
      exercises: ["2026-08-02 Squat: 100 x5"]),
  ]
}
