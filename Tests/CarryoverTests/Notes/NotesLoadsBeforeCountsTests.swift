import Testing
import TrainingModel

@testable import Carryover

/// Loads with their repetitions behind signs that could divide counts as well.
struct NotesLoadsBeforeCountsTests {
  @Test("Each set has its load", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "dashes between loads and repetitions",
      text: "2026-07-01\nunits: lb\nIncline 115-8 115-8 115-7\nDB fly 30-12 30-12\nLeg curl 90-12, 90-10",
      exercises: [
        "2026-07-01 Incline: 115lb x8, 115lb x8, 115lb x7", "2026-07-01 DB fly: 30lb x12, 30lb x12",
        "2026-07-01 Leg curl: 90lb x12, 90lb x10",
      ]),
    .init(
      name: "ranges of repetitions",
      text: "2026-07-01\nBench 3 x 8-10",
      exercises: ["2026-07-01 Bench: open ? x8-10, open ? x8-10, open ? x8-10"]),
    .init(
      name: "slashes behind a load",
      text: "2026-07-01\ncurl bar 30/10/10/8\ngoblet squat 24/10/10/10\nPush ups 30/15/12\nRows 20/15/12",
      exercises: [
        "2026-07-01 curl bar: 30 x10, 30 x10, 30 x8", "2026-07-01 goblet squat: 24 x10, 24 x10, 24 x10",
        "2026-07-01 Push ups: x30, x15, x12", "2026-07-01 Rows: x20, x15, x12",
      ]),
    .init(
      name: "pairs before a list",
      text: "2026-07-01\nunits: lb\nDB row 50s, 12/12/10\nPlank 60s, 45s",
      exercises: ["2026-07-01 DB row: 50lb x12, 50lb x12, 50lb x10", "2026-07-01 Plank: 60s, 45s"]),
    .init(
      name: "words before an effort",
      text: "2026-07-01\nunits: lb\nSquat - 3x5 at 185, smooth. RPE 7\nBench 3x5 at 135. RPE 8",
      exercises: [
        "2026-07-01 Squat: 185lb @7 x5, 185lb @7 x5, 185lb @7 x5",
        "2026-07-01 Bench: 135lb @8 x5, 135lb @8 x5, 135lb @8 x5",
      ]),
    .init(
      name: "a legend of efforts in brackets",
      text:
        "weights in kg, load x reps (RIR)\n\n2026-07-01\nA1) Pulldown: 70x10 (2), 70x10 (2), 70x9 (1)\nCable pullover: 25x15 (2), 25x14 (1), 25x12 (0)",
      exercises: [
        "2026-07-01 Pulldown: 70kg rir2 x10, 70kg rir2 x10, 70kg rir1 x9",
        "2026-07-01 Cable pullover: 25kg rir2 x15, 25kg rir1 x14, 25kg rir0 x12",
      ]),
    .init(
      name: "brackets without a legend",
      text: "2026-07-01\nunits: kg\nPulldown: 70x10 (2), 60x12 (3)",
      exercises: ["2026-07-01 Pulldown: 70kg x10, 70kg x10, 60kg x12, 60kg x12, 60kg x12"]),
    .init(
      name: "the month of a log in its title",
      text: "Gym nov 2025\n\nmon 3\n\nBench 60x5\n\nwed 5\n\nSquat 80x5",
      exercises: ["2025-11-03 Bench: 60 x5", "2025-11-05 Squat: 80 x5"]),
    .init(
      name: "commas between loads and repetitions",
      text: "2026-07-01\nunits: lb\npress 95,8 95,8 100,6\nsquat 185,8 185,8 205,5 205,5\nBench 60 8,8,7",
      exercises: [
        "2026-07-01 press: 95lb x8, 95lb x8, 100lb x6", "2026-07-01 squat: 185lb x8, 185lb x8, 205lb x5, 205lb x5",
        "2026-07-01 Bench: 60lb x8, 60lb x8, 60lb x7",
      ]),
    .init(
      name: "the body before its counts",
      text: "2026-07-01\nDips bw-12 bw-10 bw-9",
      exercises: ["2026-07-01 Dips: x12, x10, x9"]),
    .init(
      name: "loads, and behind each its repetitions",
      text: "2026-07-01\nbench 50: 10 / 60: 8 8 7\ndeads 100 5,5 110 3\nRow 60 kg 8,8 70 kg 6",
      exercises: [
        "2026-07-01 bench: 50kg x10, 60kg x8, 60kg x8, 60kg x7", "2026-07-01 deads: 100kg x5, 100kg x5, 110kg x3",
        "2026-07-01 Row: 60kg x8, 60kg x8, 70kg x6",
      ]),
  ]
}
