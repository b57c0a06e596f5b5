import Testing
import TrainingModel

@testable import Carryover

/// Sets in signs and words that the notation has others for, and remarks that only look so.
struct NotesSetsInOtherWordsTests {
  @Test("Each set is read as its words mean it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the same load",
      text: "2026-02-03\nBench 60kg x 10, same x 8, same x 7\nA1. Row 40kg x 10, same x 9",
      exercises: ["2026-02-03 Bench: 60kg x10, 60kg x8, 60kg x7", "2026-02-03 Row: 40kg x10, 40kg x9"]),
    .init(
      name: "as many, and the last",
      text: "2026-02-03\nBench 80kg x 8 (3 sets, last one 6)\nRow 60 kg x 10 (4 sets, last 8)",
      exercises: [
        "2026-02-03 Bench: 80kg x8, 80kg x8, 80kg x6", "2026-02-03 Row: 60kg x10, 60kg x10, 60kg x10, 60kg x8",
      ]),
    .init(
      name: "points between repetitions",
      text: "2026-02-03\nBench 80kg x 5.5.5\nSquat 100kg 3.3.3",
      exercises: ["2026-02-03 Bench: 80kg x5, 80kg x5, 80kg x5", "2026-02-03 Squat: 100kg x3, 100kg x3, 100kg x3"]),
    .init(
      name: "days between points",
      text: "2026-02-03\nBench 80kg x 5\nlast did this 12.11.25",
      exercises: ["2026-02-03 Bench: 80kg x5"]),
    .init(
      name: "a set each minute",
      text: "2026-02-03\nPull-ups EMOM 10: 5 reps\nDips EMOM 8 min x 6\nBurpees 5 reps EMOM for 10 min",
      exercises: [
        "2026-02-03 Pull-ups: x5, x5, x5, x5, x5, x5, x5, x5, x5, x5",
        "2026-02-03 Dips: x6, x6, x6, x6, x6, x6, x6, x6", "2026-02-03 Burpees: x5, x5, x5, x5, x5, x5, x5, x5, x5, x5",
      ]),
    .init(
      name: "lists with their count",
      text: "2026-02-03\nBench 4 sets 60,70,80,80 x 10,8,6,6",
      exercises: ["2026-02-03 Bench: 60 x10, 70 x8, 80 x6, 80 x6"]),
    .init(
      name: "what was worked up to",
      text: "2026-02-03\nunits: kg\nBench press: up to 100kg x 5\nPush press up to 60kg x 3\nPress ups 20, 15",
      exercises: [
        "2026-02-03 Bench press: 100kg x5", "2026-02-03 Push press: 60kg x3", "2026-02-03 Press ups: x20, x15",
      ]),
    .init(
      name: "measures behind a name",
      text: "2026-02-03\n- Bench press sets: 3, reps: 8, weight: 80kg",
      exercises: ["2026-02-03 Bench press: 80kg x8, 80kg x8, 80kg x8"]),
    .init(
      name: "a rest behind the sets",
      text: "2026-02-03\nBench 5x5 100kg (3 min)\nRow 80kg 3x8 90s\nRun 5 km (25 min)\nFarmer walk 24kg 40m 60s",
      exercises: [
        "2026-02-03 Bench: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-02-03 Row: 80kg x8, 80kg x8, 80kg x8", "2026-02-03 Run: 1500s 5km",
        "2026-02-03 Farmer walk: 24kg 40m 60s",
      ]),
    .init(
      name: "help behind the sets",
      text: "2026-02-03\nPull-ups 3x8 -20kg\nBench 3x8 - 60kg",
      exercises: ["2026-02-03 Pull-ups: -20kg x8, -20kg x8, -20kg x8", "2026-02-03 Bench: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "signs behind the repetitions",
      text: "2026-02-03\nBench 60kg 8x, 70kg 6x, 80kg 4x easy\nSquat 100kg 2x - 8 reps",
      exercises: ["2026-02-03 Bench: 60kg x8, 70kg x6, 80kg x4", "2026-02-03 Squat: 100kg x8, 100kg x8"]),
    .init(
      name: "repetitions behind a breath",
      text: "2026-02-03\nunits: kg\nBench 8/8/6+2 @ 80kg",
      exercises: ["2026-02-03 Bench: 80kg x8, 80kg x8, 80kg x6, 80kg x2"]),
    .init(
      name: "a band before counts",
      text: "2026-02-03\nPull-ups\n- band 8, 8, 8",
      exercises: ["2026-02-03 Pull-ups: x8, x8, x8"]),
    .init(
      name: "remarks that end a line",
      text:
        "2026-02-03\nunits: kg\nBench 3x8 @ 80: 8, 8, 7 easy\nSquat 3x5 @ 100, last set AMRAP 8 - felt good\nRow 12,10,8 with 60,70,80 all easy\nPull-ups 50 total: 20, 15, 15 easy\nRun 5x400m @ 90s easy\nPlank 60s — last set was tough\nSplit squat L: 10, 9, 8 R: 10, 10, 9 easy",
      exercises: [
        "2026-02-03 Bench: 80kg x8, 80kg x8, 80kg x7", "2026-02-03 Squat: 100kg x5, 100kg x5, 100kg x8",
        "2026-02-03 Row: 60kg x12, 70kg x10, 80kg x8", "2026-02-03 Pull-ups: x20, x15, x15",
        "2026-02-03 Run: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s", "2026-02-03 Plank: 60s",
        "2026-02-03 Split squat: left x10, left x9, left x8, right x10, right x10, right x9",
      ]),
    .init(
      name: "remarks that are a judge's, a name or an effort",
      text:
        "2026-02-03\n## Squat\n1. 180 kg – good\n2. 190 kg – no lift\n\n300 yd easy free\n\nRow 60 kg 8, 8, 8 - third set rpe 8.5 easily\nBench 60 kg x 5, second set felt heavy",
      exercises: [
        "2026-02-03 Squat: 180kg x1, 190kg fail x0", "2026-02-03 free: 300yd",
        "2026-02-03 Row: 60kg x8, 60kg x8, 60kg @8.5 x8", "2026-02-03 Bench: 60kg x5",
      ]),
    .init(
      name: "the run of a heading",
      text: "2026-02-03\n## Run\n5x400m @ 90s",
      exercises: ["2026-02-03 Run: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s"]),
    .init(
      name: "links to other days",
      text:
        "[[2026-02-03]] Push\n\nSquat 100kg 3x5\n\n[[2026-02-05]] Legs\n\nBench 80kg x 5\n\nsee [[2026-02-03]] Push",
      exercises: ["2026-02-03 Squat: 100kg x5, 100kg x5, 100kg x5", "2026-02-05 Bench: 80kg x5"]),
    .init(
      name: "remarks beside days and facts",
      text: "2026-02-03 felt good\nBodyweight 80 kg felt light\nSlept 7h, felt good\nBench 60x5 felt good",
      exercises: ["2026-02-03 Bench: 60kg x5"]),
  ]
}
