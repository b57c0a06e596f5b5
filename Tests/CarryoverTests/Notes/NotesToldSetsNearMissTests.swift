import Testing
import TrainingModel

@testable import Carryover

/// Lines that only look like those that tell of sets in sentences, or that a legend explains.
struct NotesToldSetsNearMissTests {
  @Test("Each set is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "counts of the body between slashes",
      text: "2025-11-30\nPushups 20 15 / 25 20\nDips 15 12 10 / 16 14 12",
      exercises: ["2025-11-30 Pushups: x20, x15, x25, x20", "2025-11-30 Dips: x15, x12, x10, x16, x14, x12"]),
    .init(
      name: "sets of Germans without commas",
      text:
        "2025-11-30\nBankdrücken 1. Satz: 60x10 2. Satz: 70x8\nKlimmzüge: 1. Satz 8, 2. Satz 7 (zu müde), 3. Satz 6\nKniebeuge 5x5 100kg (3. Satz 4 Wdh)",
      exercises: [
        "2025-11-30 Bankdrücken: 60kg x10, 70kg x8", "2025-11-30 Klimmzüge: x8, x7, x6",
        "2025-11-30 Kniebeuge: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "no legend of dashes",
      text: "2025-11-30\nmore weight - reps down today\nSquats 8-10 @ 60 kg",
      exercises: ["2025-11-30 Squats: open ? 60kg x8-10"]),
    .init(
      name: "ranges below a legend of dashes",
      text: "all in kg, weight-reps\n2025-11-30\nCable fly: 12.5-15, 12.5-14\nRest 2-3 min\nPushups 15-20",
      exercises: ["2025-11-30 Cable fly: 12.5kg x15, 12.5kg x14", "2025-11-30 Pushups: open ? x15-20"]),
    .init(
      name: "light loads and remarks below a legend of efforts",
      text: "weight/reps/rpe (kg)\n2025-11-30\nCurl 10/10/8, 12/8/9\nBench 185/5/8 (2 kg more)\nSquat 5/5/5 100kg",
      exercises: [
        "2025-11-30 Curl: 10kg @8 x10, 12kg @9 x8", "2025-11-30 Bench: 185kg @8 x5",
        "2025-11-30 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "verbs of other lifts",
      text: "2025-11-30\nSquats 5x5 100kg, then benched 60kg 3x8",
      exercises: [
        "2025-11-30 Squats: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-11-30 benched: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "sides that follow each other",
      text: "2025-11-30\nStep ups R only: 3x8, L only: 2x8\nLunges\n- L x10, x10\n- R x10, x9",
      exercises: [
        "2025-11-30 Step ups: right x8, right x8, right x8, left x8, left x8",
        "2025-11-30 Lunges: left x10, left x10, right x10, right x9",
      ]),
    .init(
      name: "days that are told",
      text: "2025-11-30\nDeadlift day. I did pull ups 3x8",
      exercises: ["2025-11-30 pull ups: x8, x8, x8"]),
    .init(
      name: "remarks behind the last set",
      text: "2025-11-30\nBench 60kg 3x8 (last set 6, right shoulder tight)",
      exercises: ["2025-11-30 Bench: 60kg x8, 60kg x8, 60kg x6"]),
    .init(
      name: "what counts add up to",
      text: "2025-11-30\nSwings 30 10/10/10\nPushups 40 30 and 20",
      exercises: ["2025-11-30 Swings: x10, x10, x10", "2025-11-30 Pushups: x40, x30, x20"]),
    .init(
      name: "days and counts behind the next",
      text: "2025-11-30\nNext 12/21 bench 3x5\nNext 10/10 curls 20kg 3x10",
      exercises: [
        "2025-11-30 bench: open ? x5, open ? x5, open ? x5", "2025-11-30 curls: 20kg x10, 20kg x10, 20kg x10",
      ]),
    .init(
      name: "plans of other lifts",
      text: "2025-11-30\nPlan: squat 3x5 @ 100 kg\nSplit squat 20kg 3x8\nSquat 100kg 5, 5, 4",
      exercises: [
        "2025-11-30 Split squat: 20kg x8, 20kg x8, 20kg x8",
        "2025-11-30 Squat: 100kg x5 ? 100kg x5, 100kg x5 ? 100kg x5, 100kg x4 ? 100kg x5",
      ]),
    .init(
      name: "ways one after another",
      text: "2025-11-30\nRan 3 miles and a 1 mile walk",
      exercises: ["2025-11-30 Ran: 3mi, 1mi"]),
    .init(
      name: "minutes behind kilometres",
      text: "2025-11-30\nRide 20k 45, 25k 55",
      exercises: ["2025-11-30 Ride: 20km 45, 25km 55"]),
    .init(
      name: "boxes of another way than was meant",
      text: "2025-11-30\nFarmer walk 2x30m\n- [ ] 24kg x 40m\n- [ ] 24kg x 40m",
      exercises: ["2025-11-30 Farmer walk: 30m, 30m, open ? 24kg 40m, open ? 24kg 40m"]),
  ]
}
