import Testing
import TrainingModel

@testable import Carryover

/// Abbreviations that a document explains.
struct NotesStatedAbbreviationsTests {
  @Test("What a document says that its abbreviations mean is what they mean", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "warm-ups in German",
      text:
        "2026-11-29\nAlles in kg, erst Gewicht dann Wdh. AW = Aufwärmsatz.\n\n**Kniebeuge**\n- AW 20 x 10\n- AW: 60x5, 80x3\n- 100 x 5",
      exercises: ["2026-11-29 Kniebeuge: 20kg warmup x10, 60kg warmup x5, 80kg warmup x3, 100kg x5"]),
    .init(
      name: "warm-ups in Dutch",
      text: "2026-11-29\ngewicht in kg, daarna herhalingen. OW = opwarmset\n\nBankdrukken\nOW 20 x 12\n75 x 8",
      exercises: ["2026-11-29 Bankdrukken: 20kg warmup x12, 75kg x8"]),
    .init(
      name: "rest-pause, with what it comes to",
      text:
        "2026-11-29\nall kg, RP = rest pause\n\nHammer press\n- warmup 40x10\n- 90 RP 9/4/2 (15 total)\nPullups\n- +25 RP 7/3/2",
      exercises: [
        "2026-11-29 Hammer press: 40kg warmup x10, 90kg x9, 90kg x4, 90kg x2",
        "2026-11-29 Pullups: +25kg x7, +25kg x3, +25kg x2",
      ]),
    .init(
      name: "letters in a column of a table",
      text:
        "2026-11-29\nW = Aufwärmsatz, D = Dropsatz, V = bis Versagen\n\n| Übung | Satz | Soll | Ist | kg |\n|---|---|---|---|---|\n| Seitheben | W | 15 | 15 | 4 |\n| | 1 | 15 | 15 | 6 |\n| | 2 V | 15 | 11 | 6 |\n| | D | | 9 | 4 |",
      exercises: [
        "2026-11-29 Seitheben: 4kg warmup x15 ? 4kg x15, 6kg x15 ? 6kg x15, 6kg fail x11 ? 6kg x15, 4kg drop x9"
      ]),
    .init(
      name: "the body, and a drop, in French",
      text:
        "2026-11-29\n(PDC = poids du corps ; dég. = dégressif, sans repos)\n\nTractions PDC : 10 / 8\nCurl pupitre\n- 25kg x12\n- puis dég. 15kg x10",
      exercises: ["2026-11-29 Tractions: x10, x8", "2026-11-29 Curl pupitre: 25kg x12, 15kg drop x10"]),
    .init(
      name: "a word that is no abbreviation",
      text: "2026-11-29\nGoal = bench 100 kg\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
  ]
}
