import Testing
import TrainingModel

@testable import Carryover

/// Exercises without sets that were not done, rows and lines that say so, and what was meant.
struct NotesOmittedExercisesTests {
  @Test("What was not done is planned, with or without numbers", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "O01",
      text:
        "2026-06-10\nBench 60kg 3x5\ncalf raise on the smith - skipped, someone camped on it\nface pull 20kg 2x15",
      exercises: [
        "?"
      ]),
    .init(
      name: "O02",
      text:
        "2026-06-10\n- Bench 60kg 3x5\n- Pallof press - didn't bother",
      exercises: [
        "?"
      ]),
    .init(
      name: "O03",
      text:
        "2026-06-10\nLeg press: not today, hip sore from the garden.\nDumbbell curls 5 kg: 12, 12, 10.",
      exercises: [
        "?"
      ]),
    .init(
      name: "O04",
      text:
        "2026-06-10\n| Lift | Weight | Reps | Notes |\n|---|---|---|---|\n| Back extension | 25 kg | 15 | warmup, belt on |\n| Cable crunch | - | - | skipped, ran out of time |",
      exercises: [
        "?"
      ]),
    .init(
      name: "O05",
      text:
        "2026-06-10\nBench 60kg 3x5\nScaption skipped, told to rest it\nPlanche work left out, wrist.\ncarries skipped, they woke up at 28 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "O06",
      text:
        "2026-06-10\nHamstring curl machine: left 12.5kg 3 x 10 was on the sheet but NOT done, back of the knee felt tight\nD Suitcase carry: 24kg x30m | 24kg x30m - both planned, not done, 2pm client was early.\nGood mornings - skipped, was going to do 3x10 @ 115lb but see above",
      exercises: [
        "?"
      ]),
    .init(
      name: "O07",
      text:
        "2026-06-10\nDeadlift kg\n225x1 @9\nWas due 185 for 3x3 after, binned it because of the back",
      exercises: [
        "?"
      ]),
    .init(
      name: "O08",
      text:
        "2026-06-10\n| Exercise | Weight | Reps | RIR |\n|---|---|---|---|\n| Face Pull | 40 lb | 15, 15, 15 | - |\n| Hammer Curl | 35 | - | skipped, elbow |",
      exercises: [
        "?"
      ]),
    .init(
      name: "O09",
      text:
        "2026-06-10\n| Exercise | Weight (lb) | Sets | Reps | Notes |\n|---|---|---|---|---|\n| Curls | 30 | 3 | 12 | SKIPPED had to get to daycare by 6 |",
      exercises: [
        "?"
      ]),
    .init(
      name: "O10",
      text:
        "2026-06-10\nBack extension 3x15 - skipped these, low back was cranky from shovelling\nCurls 25lb 3x12 - nope, kid woke up\nLeg extension: 50 lbs 3x12 was on the plan but the machine was out of order so I didn't do it",
      exercises: [
        "?"
      ]),
    .init(
      name: "O11",
      text:
        "2026-06-10\ncroci ai cavi saltate, palestra chiudeva (dovevo fare 3x15 a 10 kg)",
      exercises: [
        "?"
      ]),
    .init(
      name: "O12",
      text:
        "2026-06-10\nAb wheel\n3x12 skipped, cooked",
      exercises: [
        "?"
      ]),
    .init(
      name: "O13",
      text:
        "2026-06-10\nBicep curl overgeslagen ivm elleboog, stond 3x10 met 14kg op t schema",
      exercises: [
        "?"
      ]),
  ]
}
