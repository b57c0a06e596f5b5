import Testing
import TrainingModel

@testable import Carryover

/// Sets that sentences tell of, and names that only say which set it is.
struct NotesToldSetsTests {
  @Test("Each set is read as its sentence means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "loads that were pulled",
      text:
        "2025-11-29\nDeadlift day. I worked up with 60 kg for 5 and 90 kg for 3, then pulled 110 kg for 5, and 120 kg for 2",
      exercises: ["2025-11-29 Deadlift: 60kg x5, 90kg x3, 110kg x5, 120kg x2"]),
    .init(
      name: "sets of counts, and a plank",
      text: "2025-11-29\nBench 60 kg x 5\nFinished with pull-ups for sets of 6, 5 and 4, and a two minute plank.",
      exercises: ["2025-11-29 Bench: 60kg x5", "2025-11-29 pull-ups: x6, x5, x4", "2025-11-29 plank: 120s"]),
    .init(
      name: "an empty bar with its weight",
      text: "2025-11-29\nSquats: two warm-up sets of 10 with the empty 20 kg bar, then 80 kg for 5",
      exercises: ["2025-11-29 Squats: 20kg warmup x10, 20kg warmup x10, 80kg x5"]),
    .init(
      name: "ordinals of singles",
      text: "# 2025-11-29\n**Comp Squat**\n2nd single 227.5x1 @8.5\nOpener practice 215x1 @7.5\nBackoffs 180 3x3",
      exercises: ["2025-11-29 Comp Squat: 227.5 @8.5 x1, 215 @7.5 x1, 180 x3, 180 x3, 180 x3"]),
    .init(
      name: "another exercise behind a count",
      text: "2025-11-29\nFinished with 2 sets of 20 pushups and a 10 minute walk.",
      exercises: ["2025-11-29 pushups: x20, x20", "2025-11-29 walk: 600s"]),
    .init(
      name: "labels of sets in brackets",
      text: "2025-11-29\n1) Bench Press\n   set 1 (warm-up): 95 x 12\n   set 2: 115 x 10",
      exercises: ["2025-11-29 Bench Press: 95 warmup x12, 115 x10"]),
    .init(
      name: "two schemes, and what came of them",
      text: "2025-11-29\nBench 4x5, 1x5+ @ 80kg → 5, 5, 5, 5, 8\nSquat 2x5, 1x5+ @ 100kg: 5, 5, 6",
      exercises: [
        "2025-11-29 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x8",
        "2025-11-29 Squat: 100kg x5, 100kg x5, 100kg x6",
      ]),
    .init(
      name: "loads between slashes",
      text: "2025-11-29\nohp 30 8 / 40 5 5 5\nOHP 25 5/5/5/5/5",
      exercises: ["2025-11-29 ohp: 30 x8, 40 x5, 40 x5, 40 x5", "2025-11-29 OHP: 25 x5, 25 x5, 25 x5, 25 x5, 25 x5"]),
    .init(
      name: "counts below headings of other tongues",
      text: "# 2025-11-29\n## Klimmzüge\n- 8\n- 7\n\n## C. Dominadas con goma\n- [x] 6\n- [x] 5",
      exercises: ["2025-11-29 Klimmzüge: x8, x7", "2025-11-29 Dominadas con goma: x6, x5"]),
    .init(
      name: "what was told of the last set below it",
      text:
        "2025-11-29\nBankdrukken 3x8 @ 67,5kg\n  ging lekker, laatste set RPE 8\nSquat 3x5 80\nThe last set was tough, maybe RPE 9.",
      exercises: [
        "2025-11-29 Bankdrukken: 67.5kg x8, 67.5kg x8, 67.5kg @8 x8", "2025-11-29 Squat: 80kg x5, 80kg x5, 80kg @9 x5",
      ]),
    .init(
      name: "a bridge is loaded as a thrust is",
      text: "2025-11-29\nGlute bridge 50kg x 12, 60kg x 10\nGlute bridge 135x12, 155x10",
      exercises: ["2025-11-29 Glute bridge: 50kg x12, 60kg x10", "2025-11-29 Glute bridge: 135kg x12, 155kg x10"]),
    .init(
      name: "what only looks told",
      text: "2025-11-29\nLeg day. I did squats 100x5\nBench: 225 5 and 4\nRow 60 8 and 65 8",
      exercises: ["2025-11-29 squats: 100 x5", "2025-11-29 Bench: 225 x5, 225 x4", "2025-11-29 Row: 60 x8, 65 x8"]),
    .init(
      name: "gear and other days",
      text:
        "2025-11-29\nSquat (belt on) 140kg x 5\nknee sleeves on for 110+\nDeadlift 100kg 3x5\nNext time: deadlift 3x5 @ 105kg",
      exercises: [
        "2025-11-29 Squat (belt on): 140kg x5", "2025-11-29 Deadlift: 100kg x5, 100kg x5, 100kg x5",
        "2025-11-29 deadlift: open ? 105kg x5, open ? 105kg x5, open ? 105kg x5",
      ]),
    .init(
      name: "dashes of a legend",
      text:
        "all in kg, weight-reps\n2025-11-29\nCable fly: 12.5-15, 12.5-14\nTricep pushdown: 25-12, 27.5-10 - last one all shoulders",
      exercises: ["2025-11-29 Cable fly: 12.5kg x15, 12.5kg x14", "2025-11-29 Tricep pushdown: 25kg x12, 27.5kg x10"]),
    .init(
      name: "a year of two digits before a word",
      text: "nov 29 24 upr\nbench 80x5\n\nnov 30 24 lwr  (sq rack finaly free)\nsq 100x5",
      exercises: ["2024-11-29 bench: 80 x5", "2024-11-30 sq: 100 x5"]),
    .init(
      name: "a last set of its own",
      text: "2025-11-29\nsq 245 5/5/5, last set 225x8\npressups to failure: 22",
      exercises: ["2025-11-29 sq: 245 x5, 245 x5, 245 x5, 225 x8", "2025-11-29 pressups: fail x22"]),
    .init(
      name: "a bell that was all there was",
      text: "2025-11-29\nHome. just the 16 kg kettlebell\nSwings: 2 sets of 15\n(weights kg)  Done 19:05",
      exercises: ["2025-11-29 Swings: 16kg x15, 16kg x15"]),
    .init(
      name: "how machines were set",
      text: "2025-11-29\nfinisher - stairmaster, level 6, 10 min\nTreadmill, speed 6, 20 min",
      exercises: ["2025-11-29 stairmaster: 600s", "2025-11-29 Treadmill: 1200s"]),
  ]
}
