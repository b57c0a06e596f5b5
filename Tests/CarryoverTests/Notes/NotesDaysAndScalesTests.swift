import Testing
import TrainingModel

@testable import Carryover

/// Days without a month or a year, heads with fields, weights and totals.
struct NotesDaysAndScalesTests {
  @Test("Days, and what somebody weighs beside them, are told apart from sets", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a day of the month behind its weekday, with a weight",
      text:
        "Lunes 10 marzo. Peso 81,2\nSentadilla\n100x5\n\nViernes 14  peso 80,9\nSentadilla\n105x5",
      exercises: [
        "Sentadilla: 100 x5",
        "Sentadilla: 105 x5",
      ]),
    .init(
      name: "a day of the month behind its weekday, with a remark",
      text:
        "Monday 10 March\nSquat\n100x5\n\nFriday 14 - tired\nSquat\n105x5",
      exercises: [
        "Squat: 100 x5",
        "Squat: 105 x5",
      ]),
    .init(
      name: "a weight behind a comma, a gap and nothing",
      text:
        "21/10, 88.3 this morning\nSquat\n100kg x5\n\n22/10  87.9, only 5h sleep\nSquat\n105kg x5",
      exercises: [
        "Squat: 100kg x5",
        "Squat: 105kg x5",
      ]),
    .init(
      name: "a weight behind a date with points",
      text:
        "21.10. 88,3\nSquat\n100kg x5\n\n22.10. 88,1\nSquat\n105kg x5",
      exercises: [
        "Squat: 100kg x5",
        "Squat: 105kg x5",
      ]),
    .init(
      name: "titles above days that need no year",
      text:
        "Chest/tris\n7/19\n\nIncline bench\n95 lbs - 12\n135 lbs - 10\n\nBack/bis\n7/20\n\nPulldowns\n110 lbs - 12",
      exercises: [
        "Incline bench: 95lb x12, 135lb x10",
        "Pulldowns: 110lb x12",
      ]),
    .init(
      name: "a day with its number and a long bracket",
      text:
        "semana 4 dia 1\n\nsentadilla\n5x5 con 105kg\n\ndia 2 (jueves, llovia, llegue 20 min tarde)\npeso muerto\n60x5 100x3",
      exercises: [
        "sentadilla: 105kg x5, 105kg x5, 105kg x5, 105kg x5, 105kg x5",
        "peso muerto: 60kg x5, 100kg x3",
      ]),
    .init(
      name: "fields of a head are no sets",
      text:
        "2025.02.03 | Full body 1 | 84kg | 55 min\n\nFront squat\n  3 x 5 @ 70 kg",
      exercises: [
        "2025-02-03 Front squat: 70kg x5, 70kg x5, 70kg x5"
      ]),
    .init(
      name: "weekdays before lifts",
      text:
        "531 cycle 4 wk 2 (lb)\n\nMon -- Bench (TM 205)\n45x10\n95x5\n\nWed -- Squat (TM 285)\n200x3",
      exercises: [
        "Bench: 45lb x10, 95lb x5",
        "Squat: 200lb x3",
      ]),
    .init(
      name: "sleep and mood in a list",
      text:
        "# 2024-09-12 – dos / biceps\n\n- poids : 71 kg\n- sommeil : 8 h\n- humeur : motivé\n\n### Tractions pronation\n- 10\n- 8\n- assistées -20 kg : 9 reps",
      exercises: [
        "2024-09-12 Tractions pronation: x10, x8, -20kg x9"
      ]),
    .init(
      name: "what the scale says, and totals of a week",
      text:
        "2025-01-01 (lb)\nincline walk 20 min\n\nate too much before, burped whole workout\nbw 203 ugh",
      exercises: [
        "2025-01-01 incline walk: 1200s"
      ]),
    .init(
      name: "a goal of the scale",
      text:
        "2025-01-01 (kg)\n6. Crunches 15, 15\nBody weight 81.5 kg. Goal 74 by diwali",
      exercises: [
        "2025-01-01 Crunches: x15, x15"
      ]),
    .init(
      name: "how far in total",
      text:
        "2025-01-01 (kg)\nPull ups: 8, 7, 6\n\nLegs heavy from Thursday. 34 km in total this week incl. commutes.",
      exercises: [
        "2025-01-01 Pull ups: x8, x7, x6"
      ]),
    .init(
      name: "how long in total",
      text:
        "2025-01-01 (kg)\nTriceps cuerda 20kg 4x12\n1h05 en total, gym petado",
      exercises: [
        "2025-01-01 Triceps cuerda: 20kg x12, 20kg x12, 20kg x12, 20kg x12"
      ]),
  ]
}
