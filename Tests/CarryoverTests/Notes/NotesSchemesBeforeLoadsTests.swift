import Testing
import TrainingModel

@testable import Carryover

/// Schemes before sets that say their own loads, and loads that signs or spaces divide.
struct NotesSchemesBeforeLoadsTests {
  @Test("Each set is read with the load that its line says", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "schemes before pairs with slashes",
      text:
        "2026-01-06\nunits: lb\nT1 Squat 5x3+: 225/3, 225/3, 225/3, 225/3, 225/7\nT2 Bench 3x10: 125/10, 125/10, 125/10\nT3 Lat pulldown 3x15+: 100/15, 100/15, 100/20",
      exercises: [
        "2026-01-06 Squat: 225lb x3 ? x3, 225lb x3 ? x3, 225lb x3 ? x3, 225lb x3 ? x3, 225lb x7 ? x3+",
        "2026-01-06 Bench: 125lb x10 ? x10, 125lb x10 ? x10, 125lb x10 ? x10",
        "2026-01-06 Lat pulldown: 100lb x15 ? x15, 100lb x15 ? x15, 100lb x20 ? x15+",
      ]),
    .init(
      name: "a unit behind the last set",
      text: "2026-01-06\nBench 3x10: 125x10, 125x10, 125x8 lbs",
      exercises: ["2026-01-06 Bench: 125lb x10 ? x10, 125lb x10 ? x10, 125lb x8 ? x10"]),
    .init(
      name: "lists of repetitions behind a load",
      text: "2026-01-06\nBench 3x10: 60x10,10,8",
      exercises: ["2026-01-06 Bench: 60 x10 ? x10, 60 x10 ? x10, 60 x8 ? x10"]),
    .init(
      name: "sets without commas",
      text: "2026-01-06\nBench 4x8: 60x8 60x8 60x7 60x6\nRow 3x8-10 = 50x10, 50x9, 50x8",
      exercises: [
        "2026-01-06 Bench: 60 x8 ? x8, 60 x8 ? x8, 60 x7 ? x8, 60 x6 ? x8",
        "2026-01-06 Row: 50 x10 ? x8-10, 50 x9 ? x8-10, 50 x8 ? x8-10",
      ]),
    .init(
      name: "a scheme whose load stands behind it",
      text: "2026-01-06\nBench 3x8: 60kg\nSquat 3x5: 100 kg x 5",
      exercises: [
        "2026-01-06 Bench: 60kg x8, 60kg x8, 60kg x8", "2026-01-06 Squat: 100kg x5 ? x5, 100kg x5 ? x5, 100kg x5 ? x5",
      ]),
    .init(
      name: "a scheme of the body",
      text: "2026-01-06\nPull-ups 3x8: 8, 8, 7",
      exercises: ["2026-01-06 Pull-ups: x8, x8, x7"]),
    .init(
      name: "sets behind slashes",
      text: "2026-01-06\nBench: 60kg/8/4 sets\nDeadlift\n160kg/5/3 sets\nRow 80kg/8/3 sets",
      exercises: [
        "2026-01-06 Bench: 60kg x8, 60kg x8, 60kg x8, 60kg x8", "2026-01-06 Deadlift: 160kg x5, 160kg x5, 160kg x5",
        "2026-01-06 Row: 80kg x8, 80kg x8, 80kg x8",
      ]),
    .init(
      name: "lists with spaces between the loads",
      text:
        "2026-01-06\nSnatch - worked up: 40kg 3,3  50kg 2  60kg 2  85kg miss  85kg 1\nPower snatch - 40kg 3  50kg 2,2  60kg 2,2,2",
      exercises: [
        "2026-01-06 Snatch: 40kg x3, 40kg x3, 50kg x2, 60kg x2, 85kg fail x0, 85kg x1",
        "2026-01-06 Power snatch: 40kg x3, 50kg x2, 50kg x2, 60kg x2, 60kg x2, 60kg x2",
      ]),
    .init(
      name: "columns of words",
      text: "2026-01-06\nBench  60kg 8  70kg 6\nRow  50kg  3x10",
      exercises: ["2026-01-06 Bench: 60kg x8, 70kg x6", "2026-01-06 Row: 50kg x10, 50kg x10, 50kg x10"]),
    .init(
      name: "a unit behind a chain",
      text: "2026-01-06\nSquat 135 x 5, 225 x 3, 255 x 3 x 5 lbs.",
      exercises: ["2026-01-06 Squat: 135lb x5, 225lb x3, 255lb x3, 255lb x3, 255lb x3, 255lb x3, 255lb x3"]),
    .init(
      name: "plates and what they weigh",
      text:
        "2026-01-06\nT-bar row\n2 plates (90lb) x 10\nSquat 2 plates (225lb) x 5, 3 plates (315lb) x 3\nPress 1 plate + 10s (145 lb) x 5\nLeg press 2 plates (each side) x 10",
      exercises: [
        "2026-01-06 T-bar row: 90lb x10", "2026-01-06 Squat: 225lb x5, 315lb x3", "2026-01-06 Press: 145lb x5",
        "2026-01-06 Leg press: 2plates x10",
      ]),
    .init(
      name: "pairs that were carried",
      text: "2026-01-06\nunits: lb\nFarmers walk: 3 x 100 ft with 70s.\nFarmers walk 100 ft in 70s",
      exercises: ["2026-01-06 Farmers walk: 100ft 70lb, 100ft 70lb, 100ft 70lb", "2026-01-06 Farmers walk: 100ft 70s"]),
  ]
}
