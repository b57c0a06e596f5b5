import Testing
import TrainingModel

@testable import Carryover

/// Other people, other days, goals, and sets that were meant and not done, in sentences.
struct NotesSaidOfOtherTimesTests {
  @Test("What is of other people, other days and other intentions is no set of today", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a remark that puts off what it tells",
      text:
        "2025-01-01\nOHP 40kg 5x5\nMoving OHP to 6x2 next time. Deadlift +5.",
      exercises: [
        "2025-01-01 OHP: 40kg x5, 40kg x5, 40kg x5, 40kg x5, 40kg x5"
      ]),
    .init(
      name: "what was done last week",
      text:
        "2025-01-01 (lb)\nChins\nBW x 8, 6, 5\n\nRested 5 min between the presses. Chins are up, had 7/5/4 last week.",
      exercises: [
        "2025-01-01 Chins: x8, x6, x5"
      ]),
    .init(
      name: "a load of the next Monday",
      text:
        "2025-01-06 (kg)\nDeadlift 340x5 @9.5\n\nNext mon 257.5 for the 5x5",
      exercises: [
        "2025-01-06 Deadlift: 340kg @9.5 x5"
      ]),
    .init(
      name: "the next day of a lift, behind notes",
      text:
        "2025-01-06 (kg)\n- **Deadlift**\n  - 70 x 5\n\nNotes: belt on for 140 and up. Next deadlift day: 152.5 x 3.",
      exercises: [
        "2025-01-06 Deadlift: 70kg x5"
      ]),
    .init(
      name: "a load that is hoped for",
      text:
        "2025-01-01 (kg)\npanca piana 85kg 5x5\nspalla dx meglio, settimana prox provo 87,5 di panca",
      exercises: [
        "2025-01-01 panca piana: 85kg x5, 85kg x5, 85kg x5, 85kg x5, 85kg x5"
      ]),
    .init(
      name: "several exercises of next time",
      text:
        "2025-01-01 (kg)\nBench 60kg 3x5\nNext time B: Squat 3x5 87.5kg, OHP 3x5 35kg, Deadlift 1x5 110kg",
      exercises: [
        "2025-01-01 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2025-01-01 Squat: open ? 87.5kg x5, open ? 87.5kg x5, open ? 87.5kg x5",
        "2025-01-01 OHP: open ? 35kg x5, open ? 35kg x5, open ? 35kg x5",
        "2025-01-01 Deadlift: open ? 110kg x5",
      ]),
    .init(
      name: "next time in Chinese, without a space",
      text:
        "2025-01-01 (kg)\n深蹲 100*5\n下次深蹲 102.5kg 3组5个",
      exercises: [
        "2025-01-01 深蹲: 100kg x5",
        "2025-01-01 深蹲: open ? 102.5kg x5, open ? 102.5kg x5, open ? 102.5kg x5",
      ]),
    .init(
      name: "a goal",
      text:
        "2025-01-06 (kg)\nRing dips: 8, 8, 7\n\nHappy with the dips. Goal for June: 3x10.",
      exercises: [
        "2025-01-06 Ring dips: x8, x8, x7"
      ]),
    .init(
      name: "a relative",
      text:
        "2025-01-01 (lb)\nPull ups: 8, 7, 6\n\nMy son came along and benched 225 for 5 like it was nothing. Little jerk.",
      exercises: [
        "2025-01-01 Pull ups: x8, x7, x6"
      ]),
    .init(
      name: "somebody named, in French",
      text:
        "2025-01-01 (kg)\nL-sit 3x15s\n\ncoude ok cette fois. Mat a fait +50 x 3, monstre",
      exercises: [
        "2025-01-01 L-sit: 15s, 15s, 15s"
      ]),
    .init(
      name: "a pronoun behind a comma",
      text:
        "2025-01-01 (kg)\nhe ido con Marta, ella hizo 3x10 de dominadas la tia jaja\njalon 30kg 12 12 10",
      exercises: [
        "2025-01-01 jalon: 30kg x12, 30kg x12, 30kg x10"
      ]),
    .init(
      name: "ice, and another day's walk",
      text:
        "2025-09-03 (kg)\nbike 10 min\nice after 15 min\nBit sore after Sunday's walk (6km, too much). pain 2-3. Kept it light",
      exercises: [
        "2025-09-03 bike: 600s"
      ]),
    .init(
      name: "denied before a name, and meant in a bracket",
      text:
        "2025-01-01 (kg)\nbench 60kg 5 5 5\ndidnt do face pulls (meant to be 12.5kg 2x15) someone was on the cable the whole time",
      exercises: [
        "2025-01-01 bench: 60kg x5, 60kg x5, 60kg x5",
        "2025-01-01 face pulls: open ? 12.5kg x15, open ? 12.5kg x15",
      ]),
    .init(
      name: "denied before a name in other languages",
      text:
        "2025-01-01 (kg)\nno hice zancadas (3x12 con 10kg), sin tiempo\npas fait les fentes (3x12 10kg)\nmal di schiena da ieri, niente stacco (erano 3x5 a 110)",
      exercises: [
        "2025-01-01 zancadas: open ? 10kg x12, open ? 10kg x12, open ? 10kg x12",
        "2025-01-01 fentes: open ? 10kg x12, open ? 10kg x12, open ? 10kg x12",
        "2025-01-01 stacco: open ? 110kg x5, open ? 110kg x5, open ? 110kg x5",
      ]),
    .init(
      name: "denied in the middle of a sentence",
      text:
        "2025-09-03 (kg)\nSlept bad so skipped the swings (5x10 @ 24kg). Next week 4 ladders.\nwanted to do dips too (3x12) but my 4yo came down the stairs so no",
      exercises: [
        "2025-09-03 swings: open ? 24kg x10, open ? 24kg x10, open ? 24kg x10, open ? 24kg x10, open ? 24kg x10",
        "2025-09-03 dips: open ? x12, open ? x12, open ? x12",
      ]),
    .init(
      name: "denied behind a name, in a sentence",
      text:
        "2025-01-01 (kg)\ntricep pushdown - someone on it the whole time so didnt do it (was meant to be 3x12 at 15kg)",
      exercises: [
        "2025-01-01 tricep pushdown: open ? 15kg x12, open ? 15kg x12, open ? 15kg x12"
      ]),
    .init(
      name: "a plan that something else took the place of",
      text:
        "2022-11-07\nPlan was incline press 50kg 3x8 but no bench free, did machine instead\nMachine incline: 40kg 3x10",
      exercises: [
        "2022-11-07 incline press: open ? 50kg x8, open ? 50kg x8, open ? 50kg x8",
        "2022-11-07 Machine incline: 40kg x10, 40kg x10, 40kg x10",
      ]),
    .init(
      name: "meant, and called off in Portuguese",
      text:
        "2025-01-01 (kg)\nPeso morto\n- 140x3 RPE 7\n- ainda queria fazer 140x3 mas cancelei, lombar a queixar-se\nera pra fazer prancha 3x40s mas o horário estourou",
      exercises: [
        "2025-01-01 Peso morto: 140kg @7 x3, open ? 140kg x3",
        "2025-01-01 prancha: open ? 40s, open ? 40s, open ? 40s",
      ]),
    .init(
      name: "a name that is struck above its sets",
      text:
        "2025-01-01 (kg)\n- ~~Cable curl~~ skipped, cable station was taken\n\t- ~~20kg x 12~~\n\t- ~~20kg x 12~~\n- Dead hang\n\t- 50s",
      exercises: [
        "2025-01-01 Cable curl: open ? 20kg x12, open ? 20kg x12",
        "2025-01-01 Dead hang: 50s",
      ]),
  ]
}
