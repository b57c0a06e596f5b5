import Testing
import TrainingModel

@testable import Carryover

/// Efforts, failures, drops and warm-ups that one set of several has.
struct NotesLastSetsTests {
  @Test("What is told of the last set is told of it alone", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "efforts of the last set, in six languages",
      text:
        "2025-01-01\nhip thrust 60kg 4x10 rir 2 sur la derniere\nHSPU au mur : 4, 3, 3 @9 la dernière\nBench 60kg 3x10 RPE 9 beim letzten\nBench 60kg 3x10 rir 1 en la ultima\nBench 60kg 3x10 rpe 9 na última\nBench 60kg 3x10 rpe 9 all'ultima\nBench 60kg 3x10 rpe 9 bij de laatste\nBench 60kg 10, 9, 8 rpe 9 last set",
      exercises: [
        "2025-01-01 hip thrust: 60kg x10, 60kg x10, 60kg x10, 60kg rir2 x10",
        "2025-01-01 HSPU au mur: x4, x3, @9 x3",
        "2025-01-01 Bench: 60kg x10, 60kg x10, 60kg @9 x10",
        "2025-01-01 Bench: 60kg x10, 60kg x10, 60kg rir1 x10",
        "2025-01-01 Bench: 60kg x10, 60kg x10, 60kg @9 x10",
        "2025-01-01 Bench: 60kg x10, 60kg x10, 60kg @9 x10",
        "2025-01-01 Bench: 60kg x10, 60kg x10, 60kg @9 x10",
        "2025-01-01 Bench: 60kg x10, 60kg x9, 60kg @9 x8",
      ]),
    .init(
      name: "efforts of the last set behind an article",
      text:
        "2025-01-01\nPress: 20 lb 10, 10, 9 (la última RIR 1)\nPress: 20 lb 10, 10, 9 (la dernière à RPE 9)\nPress: 20 lb 10, 10, 9 (die letzte RIR 1)",
      exercises: [
        "2025-01-01 Press: 20lb x10, 20lb x10, 20lb rir1 x9",
        "2025-01-01 Press: 20lb x10, 20lb x10, 20lb @9 x9",
        "2025-01-01 Press: 20lb x10, 20lb x10, 20lb rir1 x9",
      ]),
    .init(
      name: "failures of the last set",
      text:
        "2025-01-01 (kg)\nDips 12 10 9 (cedimento all'ultima)\nDips +15:  8,8,6 (letzter bis Versagen)\nPull-ups +20kg x2 (iba a por 3 y se quedó en 2, fallo)",
      exercises: [
        "2025-01-01 Dips: x12, x10, fail x9",
        "2025-01-01 Dips: +15kg x8, +15kg x8, +15kg fail x6",
        "2025-01-01 Pull-ups: +20kg fail x2",
      ]),
    .init(
      name: "an effort in a bracket for each",
      text:
        "2025-01-01\ncurl 30kg 10 (rir 2) 10 (rir 1) 8 (rir 0)",
      exercises: [
        "2025-01-01 curl: 30kg rir2 x10, 30kg rir1 x10, 30kg rir0 x8"
      ]),
    .init(
      name: "an effort of the last set below",
      text:
        "2025-01-06 (kg)\nBankdrücken\n80kg  5 / 5 / 5\nletzter satz rpe 9",
      exercises: [
        "2025-01-06 Bankdrücken: 80kg x5, 80kg x5, 80kg @9 x5"
      ]),
    .init(
      name: "efforts and failures in a column of notes",
      text:
        "2025-01-01\n| Übung | Gewicht | Wdh | Bemerkung |\n|---|---|---|---|\n| Schulterdrücken KH | 14 kg | 10, 9, 8 | letzter Satz RIR 0 |\n| Bankdrücken | 42,5 kg | 3x5 | RIR 2 bei allen |\n| Liegestütze | – | 12, 9 | beide bis nichts mehr ging |",
      exercises: [
        "2025-01-01 Schulterdrücken KH: 14kg x10, 14kg x9, 14kg rir0 x8",
        "2025-01-01 Bankdrücken: 42.5kg rir2 x5, 42.5kg rir2 x5, 42.5kg rir2 x5",
        "2025-01-01 Liegestütze: fail x12, fail x9",
      ]),
    .init(
      name: "the repetition that did not come",
      text:
        "2025-01-01 (kg)\nKnee press ups 10, 8, 6 (collapsed on the 7th)\nPushups 20, 15, 11 - couldnt get 12\nbench\n95 x 4 tom had to help on the 5th\n80 x5, missed 6\n70x5 - sechste nicht mehr hochgekriegt, Tobi musste helfen\n92,5 x5 x5 x4, laatste mislukte nr 5\n180x5 amrap, 6e kwam niet los v/d grond. vorige keer had ik er 6 op 175",
      exercises: [
        "2025-01-01 Knee press ups: x10, x8, fail x6",
        "2025-01-01 Pushups: x20, x15, fail x11",
        "2025-01-01 bench: 95kg fail x4, 80kg fail x5, 70kg fail x5, 92.5kg x5, 92.5kg x5, 92.5kg fail x4, 180kg fail x5 ? xAMRAP",
      ]),
    .init(
      name: "a load that did not move",
      text:
        "2025-01-01 (kg)\nDeadlift\n- 100x5\n- 165 tried 1 but no lift\n- 165 tried, didn't move\nSupino\n- 40x3 @9\n- 42,5 tentei 1 mas não subiu",
      exercises: [
        "2025-01-01 Deadlift: 100kg x5, 165kg fail x0, 165kg fail x0",
        "2025-01-01 Supino: 40kg @9 x3, 42.5kg fail x0",
      ]),
    .init(
      name: "as many as could be, below the load",
      text:
        "2025-02-12\n**T3 Lat Pulldown** 45 kg\n- 15, 15, 19+",
      exercises: [
        "2025-02-12 Lat Pulldown: 45kg x15, 45kg x15, 45kg x19"
      ]),
    .init(
      name: "drops behind the last set",
      text:
        "2025-01-06 (kg)\nSeitheben 10kg 15,14,12\nletzter gleich runter auf 6kg x12 (dropsatz)\n3 Sätze à 15 mit 7 kg, nach dem letzten Dropset: 5 kg x 10, 3 kg x 12",
      exercises: [
        "2025-01-06 Seitheben: 10kg x15, 10kg x14, 10kg x12, 6kg drop x12, 7kg x15, 7kg x15, 7kg x15, 5kg drop x10, 3kg drop x12"
      ]),
    .init(
      name: "warm-ups of a line, and of a group",
      text:
        "2025-01-06 (lb)\nComp squat\n70x5 120x3 150x2 170x1  <- warmups\n190x1 @7.5\nSQ: 1x5x135 1x5x185 (wu), 3x5x225",
      exercises: [
        "2025-01-06 Comp squat: 70lb warmup x5, 120lb warmup x3, 150lb warmup x2, 170lb warmup x1, 190lb @7.5 x1",
        "2025-01-06 SQ: 135lb warmup x5, 185lb warmup x5, 225lb x5, 225lb x5, 225lb x5",
      ]),
    .init(
      name: "a row that is a warm-up, shortened",
      text:
        "2025-01-14\n| Übung | Gewicht | Wdh | RPE |\n|---|---|---|---|\n| Kniebeuge (Aufw.) | 60 kg | 8 | |\n| Kniebeuge | 150 kg | 3 | 8 |",
      exercises: [
        "2025-01-14 Kniebeuge: 60kg warmup x8, 150kg @8 x3"
      ]),
  ]
}
