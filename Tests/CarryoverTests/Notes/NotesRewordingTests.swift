import Testing
import TrainingModel

@testable import Carryover

/// Words that only say what stands there anyway, and numbers that only say when.
struct NotesRewordingTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "results in a bracket and behind a colon",
      text:
        "2025-08-01\nChin-up 5x5 (done 5,5,5,4,4)\nPush-up 3x20: did 20,18,15\nLeg ext 2x15 @ 50 kg (0 RIR last set)\nSquat 225x3 lb\nDips\nBW: 12, 10\nWith +10 kg: 6, 5\n\nLunges\nMit 10 kg: 8, 8",
      exercises: [
        "2025-08-01 Chin-up: x5, x5, x5, x4, x4", "2025-08-01 Push-up: x20, x18, x15",
        "2025-08-01 Leg ext: 50kg x15, 50kg rir0 x15", "2025-08-01 Squat: 225lb x3",
        "2025-08-01 Dips: x12, x10, +10kg x6, +10kg x5", "2025-08-01 Lunges: 10kg x8, 10kg x8",
      ]),
    .init(
      name: "a pair of bells over a way",
      text:
        "2025-08-02\nWalking lunge 2 x 20 m with 2 dumbbells of 16 kg\nFentes marchées : 2 x 20 m avec 2 haltères de 16 kg\nFarmers carry 2x24kg – 40m x 3",
      exercises: [
        "2025-08-02 Walking lunge: 16kg 20m, 16kg 20m", "2025-08-02 Fentes marchées: 16kg 20m, 16kg 20m",
        "2025-08-02 Farmers carry: 24kg 40m, 24kg 40m, 24kg 40m",
      ]),
    .init(
      name: "how often one began",
      text: "2025-08-03\nStrength: Front Squat, every 2:00 for 5 sets\n3 reps - 135, 155, 175, 185, 185 lb",
      exercises: ["2025-08-03 Front Squat: 135lb x3, 155lb x3, 175lb x3, 185lb x3, 185lb x3"]),
    .init(
      name: "loads below counts",
      text:
        "2025-08-04 units kg\n**A1) Barbell hip thrust** – 3 x 10\n60 / 80 / 80\n**A2) Seated DB shoulder press** – 3 x 8\n12 / 14 / 14",
      exercises: [
        "2025-08-04 Barbell hip thrust: 60kg x10 ? x10, 80kg x10 ? x10, 80kg x10 ? x10",
        "2025-08-04 Seated DB shoulder press: 12kg x8 ? x8, 14kg x8 ? x8, 14kg x8 ? x8",
      ]),
    .init(
      name: "working sets in Spanish, and dips in Portuguese",
      text:
        "2025-08-05\nPeso muerto: calentamiento 60 kg x 8; efectivas 130 kg x 5, 130 kg x 5\n\nSupino 80 kg 4x8 (3 efetivas)\n\nMergulho\nPeso do corpo: 12, 10\nCom +10 kg: 6, 5",
      exercises: [
        "2025-08-05 Peso muerto: 60kg warmup x8, 130kg x5, 130kg x5",
        "2025-08-05 Supino: 80kg x8, 80kg x8, 80kg x8, 80kg x8", "2025-08-05 Mergulho: x12, x10, +10kg x6, +10kg x5",
      ]),
    .init(
      name: "a numbered day right below another line",
      text:
        "[Post #214]\nDay 1 — April 29, 2024\n\nBench: 225 lb x 3\n\n[Post #220]\nDay 2 — May 1, 2024\n\nSquat: 315 lb x 3",
      exercises: ["2024-04-29 Bench: 225lb x3", "2024-05-01 Squat: 315lb x3"]),
    .init(
      name: "what only looks alike",
      text:
        "2025-08-06 units kg\nCurl 3 x 10\n12 / 10 / 9\nRow 3 x 8\n60 kg x 8\n\nPress 3x8\n8, 8, 7\n\nFly 3x8\n3x10\n\nFace pull 3x15\n20, 20\nPush-up (done at home) 20, 18\nBench: did 80 kg x 5\nSwim 2 x 100 m with 2 paddles\nSquat 100 kg x 5, every 2:00 for 3 sets\nRow 500 m – 1:45\nWith a friend: 10 km run",
      exercises: [
        "2025-08-06 Curl: x12 ? x10, x10 ? x10, x9 ? x10", "2025-08-06 Row: 60kg x8 ? x8, open ? x8, open ? x8",
        "2025-08-06 Press: x8 ? x8, x8 ? x8, x7 ? x8", "2025-08-06 Fly: x8, x8, x8, x10, x10, x10",
        "2025-08-06 Face pull: x15, x15, x15, x20, x20", "2025-08-06 Push-up (done at home): x20, x18",
        "2025-08-06 Bench: 80kg x5", "2025-08-06 Swim: 100m, 100m", "2025-08-06 Squat: 100kg x5",
        "2025-08-06 Row: 105s 500m",
      ]),
    .init(
      name: "what words only seem to say",
      text:
        "2025-08-07 units kg\nSquat 5x5 100 kg: did 100,100,95,95,90\n\nRow 4x500m: did 500,500,400\n\nWall ball 100x9 kg\n\nPush-up 50x10 kg\n\nSplit squat 2 x 8\n8/8\n\nBench 60 kg x 8\nWith 10 kg: 9/10 effort",
      exercises: [
        "2025-08-07 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5", "2025-08-07 Row: 500m, 500m, 500m, 500m",
        "2025-08-07 Wall ball: 9kg x100", "2025-08-07 Push-up: +10kg x50",
        "2025-08-07 Split squat: x8, x8, left x8, right x8", "2025-08-07 Bench: 60kg x8",
      ]),
    .init(
      name: "days beside labels",
      text: "Start:\nDay 1 — April 29, 2024\nEnd:\nDay 30 — May 30, 2024\n\n# 2025-08-08\nSquat 60 kg x 5",
      exercises: ["2025-08-08 Squat: 60kg x5"]),
  ]
}
