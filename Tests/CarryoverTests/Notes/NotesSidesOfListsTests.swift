import Testing
import TrainingModel

@testable import Carryover

/// Sides by letters, of lists, of lines and of one side only.
struct NotesSidesOfListsTests {
  @Test("Each set of a list has its side", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "sides by the letters of a language",
      text:
        "2025-01-01\nPistol squat g 5, d 5, g 5, d 4\nStep up l 5 r 5 l 5 r 4",
      exercises: [
        "2025-01-01 Pistol squat: left x5, right x5, left x5, right x4",
        "2025-01-01 Step up: left x5, right x5, left x5, right x4",
      ]),
    .init(
      name: "sides of lines in French",
      text:
        "2025-01-01\n### Rowing haltère 1 bras\n- G 30 kg x 10\n- D 30 kg x 10\n- G 30 kg x 9",
      exercises: [
        "2025-01-01 Rowing haltère 1 bras: 30kg left x10, 30kg right x10, 30kg left x9"
      ]),
    .init(
      name: "a letter between a name and a list",
      text:
        "2025-01-01\n- Band ER (red now) R 12 / 12 / 10, bit shaky\nStep up L 12, 12, 10",
      exercises: [
        "2025-01-01 Band ER: right x12, right x12, right x10",
        "2025-01-01 Step up: left x12, left x12, left x10",
      ]),
    .init(
      name: "the side of every set of a list",
      text:
        "2025-01-01 (kg)\nLeg press single leg: left 50kg x10, 50kg x10. right 35kg x10, 35kg x9\nLeg press single leg\n L 50kg x10, x10, x10\n R 35kg x10, x10, x8 - pain 2/10",
      exercises: [
        "2025-01-01 Leg press single leg: 50kg left x10, 50kg left x10, 35kg right x10, 35kg right x9",
        "2025-01-01 Leg press single leg: 50kg left x10, 50kg left x10, 50kg left x10, 35kg right x10, 35kg right x10, 35kg right x8",
      ]),
    .init(
      name: "lists of each side at a dash",
      text:
        "2025-09-03 (kg)\nLeg extension: R 10kg 12, 12, 12 - L 20kg 12, 12\nStep downs: R 8, 8, 8 - L 8, 8\nSingle leg RDL 8kg: R 2x10 - L 2x10",
      exercises: [
        "2025-09-03 Leg extension: 10kg right x12, 10kg right x12, 10kg right x12, 20kg left x12, 20kg left x12",
        "2025-09-03 Step downs: right x8, right x8, right x8, left x8, left x8",
        "2025-09-03 Single leg RDL: 8kg right x10, 8kg right x10, 8kg left x10, 8kg left x10",
      ]),
    .init(
      name: "one side only",
      text:
        "2025-09-03 (kg)\nstep downs 15cm box R only 3 x 8\nstep downs off the box, right only - 10, 10, 8 (wobbly on last set, hip dropping)",
      exercises: [
        "2025-09-03 step downs: right x8, right x8, right x8",
        "2025-09-03 step downs off the box: right x10, right x10, right x8",
      ]),
    .init(
      name: "remarks in a list of one side",
      text:
        "2025-03-11 (kg)\nPlank left 30 sec, 18 sec (wobbled), 30 sec\nCurl left: 10, 8 (bad), 10\nCurl 10, 8 (bad), 7",
      exercises: [
        "2025-03-11 Plank: 30s left, 18s left, 30s left",
        "2025-03-11 Curl: left x10, left x8, left x10",
        "2025-03-11 Curl: x10, x8, x7",
      ]),
  ]
}
