import Testing
import TrainingModel

@testable import Carryover

/// Two names in a line above rows of both, and what stands right before or behind the sets.
struct NotesNamesBesideEachOtherTests {
  @Test("Names side by side, marks behind sets, letters of seats and years of two digits are read", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "two names above rows of both",
      text: "3/11/2024 push pull. lb\n\nbench / bb row\n155x8 / 135x10\n155x7 / 135x9\n\nrow / press day\n60x5 / 40x5",
      exercises: [
        "2024-03-11 bench: 155lb x8, 155lb x7", "2024-03-11 bb row: 135lb x10, 135lb x9",
        "2024-03-11 row / press day: 60lb x5, 40lb x5",
      ]),
    .init(
      name: "a year of two digits before words",
      text: "fri 6 sept 24 chest n arms (kg)\nbench 100x6, 100x5\n\ntues 10 sept 24 back n bis\nrow 60x8",
      exercises: ["2024-09-06 bench: 100kg x6, 100kg x5", "2024-09-10 row: 60kg x8"]),
    .init(
      name: "marks behind sets",
      text: "training (kg) aw = aufwärmen\n\nmo 3.6.24\nkniebeuge: 60x8 aw; 80x5 aw; 100x5; 102,5x5",
      exercises: ["2024-06-03 kniebeuge: 60kg warmup x8, 80kg warmup x5, 100kg x5, 102.5kg x5"]),
    .init(
      name: "letters of seats right before sets",
      text: "7/3/2024 kg\nleg ext s4 p2 12@45, 12@50\nleg press s3 15@80, 12@120",
      exercises: ["2024-03-07 leg ext: 45kg x12, 50kg x12", "2024-03-07 leg press: 80kg x15, 120kg x12"]),
    .init(
      name: "what a title says of hours and units",
      text: "03/14/2024\nPUSH DAY - 5:30 AM\n\nBENCH PRESS\nSet 1 - 185 lbs, 5 reps",
      exercises: ["2024-03-14 BENCH PRESS: 185lb x5"]),
    .init(
      name: "units of a legend in a heading",
      text:
        "**Tuesday, 02/04/2024** (dd/mm) - kg x reps\n\n| | Set 1 | Set 2 |\n|:--|:--|:--|\n| Bench | 70x8 | 70x7 |",
      exercises: ["2024-04-02 Bench: 70kg x8, 70kg x7"]),
  ]
}
