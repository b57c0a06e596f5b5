import Testing
import TrainingModel

@testable import Carryover

/// Warm-ups that each have a mark, repetitions before loads with efforts, and what a line says once of several sets.
struct NotesMarksBeforeSetsTests {
  @Test("Marks before single sets, efforts behind loads, and sets told once for either side are read", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "marks before products",
      text:
        "März 2024, alles in kg, AW = aufwärmen\n\nMo 4.3.\nKniebeuge AW 40x8 AW 60x5 80x5 102,5x4\nBankdrücken AW 40x8 70x5 72,5x5\nDips +10x8 +10x6",
      exercises: [
        "2024-03-04 Kniebeuge: 40kg warmup x8, 60kg warmup x5, 80kg x5, 102.5kg x4",
        "2024-03-04 Bankdrücken: 40kg warmup x8, 70kg x5, 72.5kg x5", "2024-03-04 Dips: +10kg x8, +10kg x6",
      ]),
    .init(
      name: "marks that go on",
      text: "sun 14/1/24 kg\nSQ\nwu 70x5 120x3 150x1\n180x1@7\npaused BP\nwu 60x5, 80x3, 100x1\n117.5x1@7.5",
      exercises: [
        "2024-01-14 SQ: 70kg warmup x5, 120kg warmup x3, 150kg warmup x1, 180kg @7 x1",
        "2024-01-14 paused BP: 60kg warmup x5, 80kg warmup x3, 100kg warmup x1, 117.5kg @7.5 x1",
      ]),
    .init(
      name: "marked pieces",
      text:
        "12.02.2024 kg\n\nbench\nw 40kg x 10 / w 60 x 5 / 80 x 6 rir2 / 80 x 5 rir1\ncable fly\n15kg x 12 / 15 x 11",
      exercises: [
        "2024-02-12 bench: 40kg warmup x10, 60kg warmup x5, 80kg rir2 x6, 80kg rir1 x5",
        "2024-02-12 cable fly: 15kg x12, 15kg x11",
      ]),
    .init(
      name: "one mark for one warm-up",
      text:
        "may 2024 (lbs)\n\nMon 5/6\nbench: wu 1x10 @95, wu 1x5 @135, 3x8 @165\n\nWeds 5/8\nsquat: wu 1x10 @135, 2x5 @225",
      exercises: [
        "2024-05-06 bench: 95lb warmup x10, 135lb warmup x5, 165lb x8, 165lb x8, 165lb x8",
        "2024-05-08 squat: 135lb warmup x10, 225lb x5, 225lb x5",
      ]),
    .init(
      name: "repetitions, loads and efforts",
      text:
        "2025-01-14 everything kg\ncomp squat\nwarm 5@70, 3@110\n3@130 rpe7, 3@137.5 rpe8.5\nback off 5@115 rpe 7\ndb row 12@36 rir2, 12@36 rir1",
      exercises: [
        "2025-01-14 comp squat: 70kg warmup x5, 110kg warmup x3, 130kg @7 x3, 137.5kg @8.5 x3, 115kg @7 x5",
        "2025-01-14 db row: 36kg rir2 x12, 36kg rir1 x12",
      ]),
    .init(
      name: "sets before a colon",
      text:
        "21 mar 2025\nsl leg press 2 sets: L 30kg x12, R 40kg x12\nbench 3 sets: 40kg x15 (slow)\nside plank 2 sets: L 30s, R 35s\nstep up 2 sets: L bw x10, R bw x12",
      exercises: [
        "2025-03-21 sl leg press: 30kg left x12, 40kg right x12, 30kg left x12, 40kg right x12",
        "2025-03-21 bench: 40kg x15, 40kg x15, 40kg x15",
        "2025-03-21 side plank: 30s left, 35s right, 30s left, 35s right",
        "2025-03-21 step up: left x10, right x12, left x10, right x12",
      ]),
    .init(
      name: "either side of a list",
      text: "2025-01-14 kg\nsplit squat 16 x 10 10 9 each leg\ngoblet squat 24 x 12 12\nlunge 16 x 10 each leg",
      exercises: [
        "2025-01-14 split squat: 16kg x10, 16kg x10, 16kg x9", "2025-01-14 goblet squat: 24kg x12, 24kg x12",
        "2025-01-14 lunge: 16kg x10",
      ]),
    .init(
      name: "pins and seats",
      text:
        "2024-10-05\nchest press - seat 4, pin 90lb - 12, 12, 10\n\n2024-10-07 kg\nleg ext seat 3 pad 2 - 40x12, 45x11\nab crunch seat 2 - 30x15, 30x12\nleg press seat 4 - 80x15 warmup, 120x12",
      exercises: [
        "2024-10-05 chest press: 90lb x12, 90lb x12, 90lb x10", "2024-10-07 leg ext: 40kg x12, 45kg x11",
        "2024-10-07 ab crunch: +30kg x15, +30kg x12", "2024-10-07 leg press: 80kg warmup x15, 120kg x12",
      ]),
    .init(
      name: "rounds of supersets",
      text:
        "2025-01-08 lb\nss 3 rounds: db bench 60x10 + chest sup row 50x12\nss: ez curl 65x10,10,8 + rope ext 45x12,12,10",
      exercises: [
        "2025-01-08 db bench: 60lb x10, 60lb x10, 60lb x10", "2025-01-08 chest sup row: 50lb x12, 50lb x12, 50lb x12",
        "2025-01-08 ez curl: 65lb x10, 65lb x10, 65lb x8", "2025-01-08 rope ext: 45lb x12, 45lb x12, 45lb x10",
      ]),
    .init(
      name: "hours and the same",
      text:
        "wed 17 july 2024 (kg)\n18:22 pulldown 60 x 10\n18:25 same\n18:33 dips bw x 12\n18:44 lat raise 10 x 15\n18:47 drop 6 x 12\n18:50 bench 80 x 6, 2 in the tank",
      exercises: [
        "2024-07-17 pulldown: 60kg x10, 60kg x10", "2024-07-17 dips: x12",
        "2024-07-17 lat raise: 10kg x15, 6kg drop x12", "2024-07-17 bench: 80kg rir2 x6",
      ]),
    .init(
      name: "a month with a unit",
      text: "JAN 2025 kg\n\nMon 20\nsnatch\n40x3 wu\n60x2\nc&j\n70x1\n\nWed 22\nbs\n110x3",
      exercises: ["2025-01-20 snatch: 40kg warmup x3, 60kg x2", "2025-01-20 c&j: 70kg x1", "2025-01-22 bs: 110kg x3"]),
  ]
}
