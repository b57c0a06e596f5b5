import Testing
import TrainingModel

@testable import Carryover

/// Supersets in columns of slashes, efforts in a row, warm-ups and misses told at the end.
struct NotesPairsOfSupersetsTests {
  @Test("Exercises side by side, lists of efforts, and what is told of several sets are read", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "pairs below two names",
      text:
        "tues 14 jan 2025 (kg)\nss db row / pushup\n30x10 / 15\n32x8 / 12\nss lat raise / face pull\n8x15 / 20x15\n8x12 / 20x15\nbench\n80x5",
      exercises: [
        "2025-01-14 db row: 30kg x10, 32kg x8", "2025-01-14 pushup: x15, x12", "2025-01-14 lat raise: 8kg x15, 8kg x12",
        "2025-01-14 face pull: 20kg x15, 20kg x15", "2025-01-14 bench: 80kg x5",
      ]),
    .init(
      name: "pairs of something else",
      text: "2025-01-14 kg\nss db row / pushup\n30 kg 3x10 / 3x15\n\nrow / press day\n60x5 / 40x5",
      exercises: [
        "2025-01-14 db row: 30kg x10, 30kg x10, 30kg x10", "2025-01-14 pushup: x15, x15, x15",
        "2025-01-14 row / press day: 60kg x5, 40kg x5",
      ]),
    .init(
      name: "abbreviations alone",
      text:
        "2024-05-05 kg\nsq\nwu 20x10, 60x5\n100x5x3\nbp\nwu 40x8\n62.5x5x3\n\n2024-05-07 kg\nsquat\n100x5\nbp 120/80 today",
      exercises: [
        "2024-05-05 sq: 20kg warmup x10, 60kg warmup x5, 100kg x5, 100kg x5, 100kg x5",
        "2024-05-05 bp: 40kg warmup x8, 62.5kg x5, 62.5kg x5, 62.5kg x5", "2024-05-07 squat: 100kg x5",
      ]),
    .init(
      name: "warm-ups in several brackets",
      text: "brackets = warm up, all kg\n\n5 may 24\nbp (20x15) (40x8) 60 8,8,7\nfly 40 12,12",
      exercises: [
        "2024-05-05 bp: 20kg warmup x15, 40kg warmup x8, 60kg x8, 60kg x8, 60kg x7",
        "2024-05-05 fly: 40kg x12, 40kg x12",
      ]),
    .init(
      name: "letters before slashes",
      text: "2/11/25 lb\nSquat w 45/10 w 135/5 185/3, 225/5, 225/5\nLeg press 360/10, 360/9",
      exercises: [
        "2025-02-11 Squat: 45lb warmup x10, 135lb warmup x5, 185lb x3, 225lb x5, 225lb x5",
        "2025-02-11 Leg press: 360lb x10, 360lb x9",
      ]),
    .init(
      name: "a unit in the line of its day",
      text: "wed 12/6/24 sq 5x5 100kg, bp 5x5 70, bb row 5x5 60\n\nfri 14/6/24 sq 5x5 102.5, dl 1x5 120",
      exercises: [
        "2024-06-12 sq: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2024-06-12 bp: 70kg x5, 70kg x5, 70kg x5, 70kg x5, 70kg x5",
        "2024-06-12 bb row: 60kg x5, 60kg x5, 60kg x5, 60kg x5, 60kg x5",
        "2024-06-14 sq: 102.5kg x5, 102.5kg x5, 102.5kg x5, 102.5kg x5, 102.5kg x5", "2024-06-14 dl: 120kg x5",
      ]),
    .init(
      name: "bands and help",
      text: "2024-06-06 kg\nband walks red 20 20\ndips -20 15 15\npull ups -12 10 8",
      exercises: [
        "2024-06-06 band walks: x20, x20", "2024-06-06 dips: -20kg x15, -20kg x15", "2024-06-06 pull ups: x12, x10, x8",
      ]),
    .init(
      name: "how long the rounds took",
      text:
        "sat 2 mar 2024\n3 rounds of\n10 pushups\n30s plank\n14:20 all in\n\ntue 5 mar 2024\n2 rounds of\n12 burpees\n45s wall sit\n21:05, rained on me",
      exercises: [
        "2024-03-02 pushups: x10, x10, x10", "2024-03-02 plank: 30s, 30s, 30s", "2024-03-05 burpees: x12, x12",
        "2024-03-05 wall sit: 45s, 45s",
      ]),
    .init(
      name: "settings and tempos",
      text:
        "2024-03-05 kg\nLEG PRESS (seat 4, feet high)    80/12   100/10\nSeated row, chest pad 3:  80/12  90/10\nTempo bench (3-0-3)\n95x5@7\nLeg curl s4 p1: 30 12, 35 11\nOne arm hangs (big jug, pulley taking weight off):\nleft -10 kg 8 s",
      exercises: [
        "2024-03-05 LEG PRESS: 80kg x12, 100kg x10", "2024-03-05 Seated row: 80kg x12, 90kg x10",
        "2024-03-05 Tempo bench: 95kg @7 x5", "2024-03-05 Leg curl: 30kg x12, 35kg x11",
        "2024-03-05 One arm hangs: -10kg 8s left",
      ]),
    .init(
      name: "pairs of dumbbells above repetitions",
      text: "DAY 1 kg\n\nDB bench, 2x24 kg DBs\n12, 10, 9\n\nRow, 60 kg\n10, 10",
      exercises: ["DB bench: 24kg x12, 24kg x10, 24kg x9", "Row: 60kg x10, 60kg x10"]),
    .init(
      name: "efforts in a row",
      text: "2024-06-05\nBench: 77.5 kg x 6, 6, 5 at RPE 7.5, 8, 9.5\nRow: 60 kg x 10, 10 at RPE 8",
      exercises: [
        "2024-06-05 Bench: 77.5kg @7.5 x6, 77.5kg @8 x6, 77.5kg @9.5 x5", "2024-06-05 Row: 60kg x10, 60kg @8 x10",
      ]),
    .init(
      name: "warm-ups and misses at the end",
      text:
        "2024-03-02 kg\nSnatch\n40x3, 40x3, 50x2 (warmup)\n60x2, 65x1\n75x0 (miss, out in front)\n75x1\n\nBankdrücken\n62,5 kg x 7, beim letzten Versuch gescheitert\n\nPress\n20 kg x 8 reps\n20 kg x 7 reps [failed the 8th]",
      exercises: [
        "2024-03-02 Snatch: 40kg warmup x3, 40kg warmup x3, 50kg warmup x2, 60kg x2, 65kg x1, 75kg fail x0, 75kg x1",
        "2024-03-02 Bankdrücken: 62.5kg fail x7", "2024-03-02 Press: 20kg x8, 20kg fail x7",
      ]),
    .init(
      name: "what somebody weighs",
      text: "2024-01-22 lbs\nBench 185x5\nBody weight 1/22: 188.6",
      exercises: ["2024-01-22 Bench: 185lb x5"]),
    .init(
      name: "sides in the notes of a row",
      text:
        "2024-02-17 lb\n\n| Exercise | Set | Weight | Reps | Notes |\n|---|---|---|---|---|\n| Split squat | 1 | 40 | 8 | left leg |\n| | 1 | 40 | 9 | right leg |",
      exercises: ["2024-02-17 Split squat: 40lb left x8, 40lb right x9"]),
  ]
}
