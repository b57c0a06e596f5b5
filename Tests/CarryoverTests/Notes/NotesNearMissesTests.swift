import Testing
import TrainingModel

@testable import Carryover

/// Texts that look like what a rule is for, and mean something else.
struct NotesNearMissesTests {
  @Test("A text that looks like another is read as it is", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "repetitions before loads",
      text:
        "2026-08-02\nBench 10 reps 60kg, 8 reps 70kg, 6 reps 80kg\nRow 10 reps with 60, 8 reps with 70\nCurl 3x10 12kg, 8 reps 14kg\nPushups 60, 20 reps\nSquat 140, 3 reps, 150, 2 reps",
      exercises: [
        "2026-08-02 Bench: 60kg x10, 70kg x8, 80kg x6", "2026-08-02 Row: 60kg x10, 70kg x8",
        "2026-08-02 Curl: 12kg x10, 12kg x10, 12kg x10, 14kg x8", "2026-08-02 Pushups: x60, x20",
        "2026-08-02 Squat: 140kg x3, 150kg x2",
      ]),
    .init(
      name: "labels with scores",
      text: "2026-08-02\nD1: Squat 3x5 100\nD2: Bench 3x8 60\nD1: 5/5\nD2: 7/5",
      exercises: ["2026-08-02 Squat: 100 x5, 100 x5, 100 x5, x5, x5", "2026-08-02 Bench: 60 x8, 60 x8, 60 x8, x7, x5"]),
    .init(
      name: "parts of the body with scores",
      text: "# 2026-08-02\n\nSquat 100x5\n\nShoulders 12/10\n\nBack 10/8",
      exercises: ["2026-08-02 Squat: 100 x5", "2026-08-02 Back: x10, x8"]),
    .init(
      name: "minutes behind a product",
      text: "2026-08-02\nDeadlift 150kg x 1 EMOM 3\nPull ups 3 EMOM 4\nBench 100 EMOM 10",
      exercises: ["2026-08-02 Deadlift: 150kg x1, 150kg x1, 150kg x1", "2026-08-02 Pull ups: x3, x3, x3, x3"]),
    .init(
      name: "labels again",
      text: "2026-08-02\nA1 Bench 80kg\nA1 8,8,7\nA1 Curl 10kg x 12\nA1 3x12",
      exercises: ["2026-08-02 Bench: 80kg x8, 80kg x8, 80kg x7", "2026-08-02 Curl: 10kg x12, x12, x12, x12"]),
    .init(
      name: "labels with loads of a scheme",
      text: "2026-08-02\nA1 Bench 3x8\nA1 60/60/65",
      exercises: ["2026-08-02 Bench: 60 x8 ? x8, 60 x8 ? x8, 65 x8 ? x8"]),
    .init(
      name: "labels with words",
      text: "2026-08-02\nA1 Bench 60x8\nA1 too heavy\nA1 50x8",
      exercises: ["2026-08-02 Bench: 60 x8, 50 x8"]),
    .init(
      name: "how many sets there were of the body",
      text: "2026-08-02\nPush ups 20/15/10 sets\nDips 10",
      exercises: ["2026-08-02 Dips: x10"]),
    .init(
      name: "verdicts of attempts",
      text: "2026-08-02\nDeadlift 180 good, 190 good, 200 good\nSquat 200kg good, 210kg good",
      exercises: ["2026-08-02 Deadlift: 180kg x1, 190kg x1, 200kg x1", "2026-08-02 Squat: 200kg x1, 210kg x1"]),
    .init(
      name: "a lift that is a verdict as well",
      text: "2026-08-02\n80kg 5x2 snatch, 100kg 5x2 clean\n60kg x 3 clean",
      exercises: [
        "2026-08-02 snatch: 80kg x2, 80kg x2, 80kg x2, 80kg x2, 80kg x2",
        "2026-08-02 clean: 100kg x2, 100kg x2, 100kg x2, 100kg x2, 100kg x2", "2026-08-02 clean: 60kg x3",
      ]),
    .init(
      name: "headings in italics",
      text: "2026-08-02\n*Clean*\n60kg x 3",
      exercises: ["2026-08-02 Clean: 60kg x3"]),
    .init(
      name: "loads behind large counts",
      text: "2026-08-02\nPushups 60 x 3 x 10 kg\nBench 255 x 3 x 5 lbs\nSquat 140 x 3 x 8 kg",
      exercises: [
        "2026-08-02 Pushups: +10kg x60, +10kg x60, +10kg x60",
        "2026-08-02 Bench: 255lb x3, 255lb x3, 255lb x3, 255lb x3, 255lb x3",
        "2026-08-02 Squat: 140kg x3, 140kg x3, 140kg x3, 140kg x3, 140kg x3, 140kg x3, 140kg x3, 140kg x3",
      ]),
    .init(
      name: "times of carries",
      text:
        "2026-08-02\nSuitcase carry 3 x 24kg 40s\nSled push 4x 100kg 30s\nRow 80kg 3x8 90s\nThrusters 3x20 40kg (3:45)",
      exercises: [
        "2026-08-02 Suitcase carry: 24kg 40s, 24kg 40s, 24kg 40s",
        "2026-08-02 Sled push: 100kg 30s, 100kg 30s, 100kg 30s, 100kg 30s", "2026-08-02 Row: 80kg x8, 80kg x8, 80kg x8",
        "2026-08-02 Thrusters: 40kg x20, 40kg x20, 40kg x20",
      ]),
    .init(
      name: "tempos with points",
      text: "2026-08-02\nSquat 60kg 4.1.1 x 8\nSquat 100kg 3.1.3 tempo x 5\nBench 80kg x 3.3.3",
      exercises: ["2026-08-02 Squat: 60kg x8", "2026-08-02 Bench: 80kg x3, 80kg x3, 80kg x3"]),
    .init(
      name: "counts that slashes divide",
      text: "2026-08-02\nCurls 21/7/7/7\nCrunches 40 30,30 50 20\nLunges 30s, 12/12",
      exercises: [
        "2026-08-02 Curls: x21, x7, x7, x7", "2026-08-02 Crunches: x40, x30, x30, x50, x20", "2026-08-02 Lunges: 30s",
      ]),
    .init(
      name: "what was meant, and actually done",
      text:
        "2026-08-02\nSquat Target 3x8, actually 8, 8, 6\nSquat 5x5 100kg, actually 102.5kg x 5\nBench 160x6, actually 165x6",
      exercises: [
        "2026-08-02 Squat: open ? x8, open ? x8, open ? x8",
        "2026-08-02 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5", "2026-08-02 Bench: 165kg x6",
      ]),
    .init(
      name: "plates by their weight",
      text: "2026-08-02\nSquat 2 plates (45 lb) x 5\nRow 3 plates (135lb) - 10",
      exercises: ["2026-08-02 Squat: 2plates x5", "2026-08-02 Row: 135lb x10"]),
    .init(
      name: "days in prose",
      text: "2026-08-02\nUpper march 2 x 10 min\nPush up to 20\nStep up to 60cm box 3x10",
      exercises: [
        "2026-08-02 Upper march: 600s, 600s", "2026-08-02 Push: x20", "2026-08-02 Step up to 60cm box: x10, x10, x10",
      ]),
    .init(
      name: "gear and helpers",
      text: "2026-08-02\nPull ups 5 + 3 with assistance band\nPull-ups - straps 10\nPull ups\nwith band 3x5",
      exercises: [
        "2026-08-02 Pull ups: x5, x3", "2026-08-02 Pull-ups - straps: x10", "2026-08-02 Pull ups: x5, x5, x5",
      ]),
    .init(
      name: "short times at the end of a day",
      text: "2026-08-02\nBench 80x8\nBurpees 100\n15 min",
      exercises: ["2026-08-02 Bench: 80 x8", "2026-08-02 Burpees: x100, 900s"]),
    .init(
      name: "words that a list ends with",
      text: "2026-08-02\nleg press 80kg 15 15 12 could go heavier\nBench 20kg x 10, then 60kg x 8 -> drop 40kg x10",
      exercises: [
        "2026-08-02 leg press: 80kg x15, 80kg x15, 80kg x12", "2026-08-02 Bench: 20kg x10, 60kg x8, 40kg drop x10",
      ]),
    .init(
      name: "counts in a bracket, and a tempo",
      text: "2026-08-02\nSquat 3x5 @ 100kg (5-5-1)\nBench 60kg x 8, 8, 7 (3-1-1)\nRow 3x8 60kg (3-1-1)",
      exercises: [
        "2026-08-02 Squat: 100kg x5, 100kg x5, 100kg x1", "2026-08-02 Bench: 60kg x8, 60kg x8, 60kg x7",
        "2026-08-02 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "another set than of laps, and a mark of something else",
      text:
        "2026-08-02\nRow 2k\nPull ups 5/5 scaled with band\nPump 5/5 80kg\nSquat 60x10\nThen 100 5 5\nPushups 20\nthen 30 15",
      exercises: [
        "2026-08-02 Row: 2km", "2026-08-02 Pull ups: x5, x5", "2026-08-02 Pump: 80kg x5, 80kg x5",
        "2026-08-02 Squat: 60kg x10, 100kg x5, 100kg x5", "2026-08-02 Pushups: x20",
      ]),
    .init(
      name: "a list whose words are no names",
      text: "2026-08-02\n- Squat\n100x5\n- lighter now\n80x3",
      exercises: ["2026-08-02 Squat: 100 x5, 80 x3"]),
  ]
}
