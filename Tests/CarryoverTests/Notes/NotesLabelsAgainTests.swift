import Testing
import TrainingModel

@testable import Carryover

/// The label of a superset before further sets of the exercise that it named.
struct NotesLabelsAgainTests {
  @Test("Sets behind a label belong to the exercise it named", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "labels before their sets",
      text: "2026-01-05\nA1) Bench\nA2) Row\nA1: 100x5\nA2: 80x8\nA1: 100x5\nA2: 80x7",
      exercises: ["2026-01-05 Bench: 100 x5, 100 x5", "2026-01-05 Row: 80 x8, 80 x7"]),
    .init(
      name: "labels before loads without a unit",
      text: "2026-01-05\nB1 Lat raise 8kgx15\nB2 Rear delt fly 6kgx15\nB1 8x15\nB2 6x15\nB1 8x13\nB2 6x14",
      exercises: [
        "2026-01-05 Lat raise: 8kg x15, 8kg x15, 8kg x13", "2026-01-05 Rear delt fly: 6kg x15, 6kg x15, 6kg x14",
      ]),
    .init(
      name: "labels before counts",
      text: "2026-01-05\n- A1 Bench 100x5\n- A2 Pull ups BW x 8\n- A1 100x5\n- A2 BW x 8\n- A1 100x4\n- A2 x 7",
      exercises: ["2026-01-05 Bench: 100 x5, 100 x5, 100 x4", "2026-01-05 Pull ups: x8, x8, x7"]),
    .init(
      name: "schemes above the sets",
      text: "2026-01-05\nA1 Bench 3x8\nA2 Row 3x8\nA1 60x8\nA2 40x8\nA1 60x8\nA2 40x8\nA1 60x7\nA2 40x8",
      exercises: [
        "2026-01-05 Bench: 60 x8 ? x8, 60 x8 ? x8, 60 x7 ? x8", "2026-01-05 Row: 40 x8 ? x8, 40 x8 ? x8, 40 x8 ? x8",
      ]),
    .init(
      name: "labels that name another exercise",
      text: "2026-01-05\nA1 Bench 100x5\nA2 Row 80x8\nA1 Press 40x8\nA1 40x7",
      exercises: ["2026-01-05 Bench: 100 x5", "2026-01-05 Row: 80 x8", "2026-01-05 Press: 40 x8, 40 x7"]),
    .init(
      name: "drops, which are no label",
      text: "2026-01-05\nCurl 20 kg x 12\nD1: 15 kg x 10\nD2: 10 kg x 8",
      exercises: ["2026-01-05 Curl: 20kg x12, 15kg drop x10, 10kg drop x8"]),
    .init(
      name: "sets with a letter and a number",
      text: "2026-01-05\nSquat 3x5 100 kg\nB1 felt heavy",
      exercises: ["2026-01-05 Squat: 100kg x5, 100kg x5, 100kg x5"]),
  ]
}
