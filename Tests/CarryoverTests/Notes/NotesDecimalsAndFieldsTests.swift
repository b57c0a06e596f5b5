import Testing
import TrainingModel

@testable import Carryover

/// Decimal commas, fields with sides, columns of exercises and days that were not done.
struct NotesDecimalsAndFieldsTests {
  @Test("Decimals, fields and columns are read as they are meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "decimals behind a sign, a name or a list",
      text: "2026-01-04 kg\nSquat\n5x97,5 (RPE 9)\n3x132,5\nBench 5x60, 5x62,5\nCurl : 10, 10, 9 à 12,5",
      exercises: [
        "2026-01-04 Squat: 97.5kg @9 x5, 132.5kg x3", "2026-01-04 Bench: 60kg x5, 62.5kg x5",
        "2026-01-04 Curl: 12.5kg x10, 12.5kg x10, 12.5kg x9",
      ]),
    .init(
      name: "decimals before a colon",
      text: "2026-01-04\n\n| Ejercicio | Series |\n|---|---|\n| Press banca | 72,5: 6/6/5 |",
      exercises: ["2026-01-04 Press banca: 72.5 x6, 72.5 x6, 72.5 x5"]),
    .init(
      name: "lists that are none",
      text: "2026-01-04 kg\nBench 3x8,5\nSquat 5x60,65,70\nRow 3x10,8,8",
      exercises: [
        "2026-01-04 Bench: x8, x5", "2026-01-04 Squat: 60kg x5, 65kg x5, 70kg x5", "2026-01-04 Row: x10, x8, x8",
      ]),
    .init(
      name: "fields of each side",
      text:
        "## Session 41\n\n- **Date:** 4 January 2026\n- **Exercises:**\n  - **Floor press**\n    - Load: 18 kg (each hand)\n    - Reps: 10, 9\n    - Effort: RIR 2 on all three\n  - **One arm row**\n    - Load: 24 kg\n    - Reps left: 12, 11\n    - Reps right: 12, 10\n  - **Side plank**\n    - Time left: 40 s, 35 s\n    - Time right: 35 s, 30 s\n  - **Band pull apart**\n    - Band: red\n    - Reps: 25, 25\n  - **Suitcase carry**\n    - Load: 32 kg\n    - Distance left: 30 m\n    - Distance right: 30 m",
      exercises: [
        "2026-01-04 Floor press: 18kg rir2 x10, 18kg rir2 x9",
        "2026-01-04 One arm row: 24kg left x12, 24kg left x11, 24kg right x12, 24kg right x10",
        "2026-01-04 Side plank: 40s left, 35s left, 35s right, 30s right", "2026-01-04 Band pull apart: x25, x25",
        "2026-01-04 Suitcase carry: 30m 32kg left, 30m 32kg right",
      ]),
    .init(
      name: "fields of each hand, and efforts of all",
      text:
        "---\nunit: kg\n---\n\n- 2026-01-04\n\t- Walking lunge\n\t\t- weight: 16 per hand\n\t\t- reps: 12, 12 (per leg)\n\t- Cable row\n\t\t- weight: 50\n\t\t- sets: 3\n\t\t- reps: 12\n\t\t- RIR: 2 on all",
      exercises: [
        "2026-01-04 Walking lunge: 16kg x12, 16kg x12",
        "2026-01-04 Cable row: 50kg rir2 x12, 50kg rir2 x12, 50kg rir2 x12",
      ]),
    .init(
      name: "columns of exercises that nobody knows",
      text:
        "| Datum | Frontkniebeuge | Rudergerät |\n|---|---|---|\n| 03.02.2026 | 50×6, 50×6 | 1000 m in 4:12 |\n| 10.02.2026 | krank | |\n| 13.02.2026 | 52,5×6 | - |",
      exercises: [
        "2026-02-03 Frontkniebeuge: 50 x6, 50 x6", "2026-02-03 Rudergerät: 1000m 252s",
        "2026-02-13 Frontkniebeuge: 52.5 x6",
      ]),
    .init(
      name: "columns that are none",
      text:
        "| Datum | Stimmung | Schlaf |\n|---|---|---|\n| 03.02.2026 | 7 | 8 h |\n| 04.02.2026 | 6 | 7 h |\n\nBench 3x8 60 kg",
      exercises: ["2026-02-04 Bench: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "counts of sets below a word for both",
      text:
        "2026-01-04\n\n| Esercizio | Serie | Ripetizioni | Carico | Note |\n| --- | --- | --- | --- | --- |\n| Panca piana | 1 | 12 | 40 kg | riscaldamento |\n| Panca piana | 4 | 6 | 70 kg | RPE 8 tutte e 4 |\n| Croci ai cavi | 3 | 15 | 10 kg | ultima serie a cedimento |",
      exercises: [
        "2026-01-04 Panca piana: 40kg warmup x12, 70kg @8 x6, 70kg @8 x6, 70kg @8 x6, 70kg @8 x6",
        "2026-01-04 Croci ai cavi: 10kg x15, 10kg x15, 10kg fail x15",
      ]),
    .init(
      name: "numbers of sets below it",
      text:
        "2026-01-04\n\n| Ejercicio | Serie | Reps | Peso |\n| --- | --- | --- | --- |\n| Sentadilla | 1 | 5 | 100 kg |\n| Sentadilla | 2 | 5 | 100 kg |\n| Remo | 1 | 8 | 60 kg |",
      exercises: ["2026-01-04 Sentadilla: 100kg x5, 100kg x5", "2026-01-04 Remo: 60kg x8"]),
    .init(
      name: "plans in percent beside the load",
      text:
        "## 4 Jan 2026 (kg)\n\n| Lift | Prescribed | Load | Reps done | RPE per set |\n|---|---|---|---|---|\n| Squat | 2x5 @ 75% | 135 | 5, 5 | 7, 7.5 |\n| Press | 2x6 @ RPE 8 | 60 | 6, 5 | 8, 9 |\n| Leg curl | 2x12 | 45 | 12, 12 | |",
      exercises: [
        "2026-01-04 Squat: 135kg @7 x5 ? 75% x5, 135kg @7.5 x5 ? 75% x5",
        "2026-01-04 Press: 60kg @8 x6 ? @8 x6, 60kg @9 x5 ? @8 x6",
        "2026-01-04 Leg curl: 45kg x12 ? 45kg x12, 45kg x12 ? 45kg x12",
      ]),
    .init(
      name: "a column of a day to come",
      text:
        "Todo en kg\n\n| Ejercicio | S1 (26 feb 2026) | S2 (12 mar 2026), plan |\n|---|---|---|\n| Press banca | 70: 6/6/6 | 75: 6/6 |",
      exercises: [
        "2026-02-26 Press banca: 70kg x6, 70kg x6, 70kg x6", "2026-03-12 Press banca: open ? 75kg x6, open ? 75kg x6",
      ]),
    .init(
      name: "days without a date to be done",
      text:
        "# Scheda\n\n## Giorno 1 · Push ✅\n\n- **Squat** 2x6 100kg\n\n## Giorno 3 · Legs (da fare)\n\n- **Affondi** 2x10 20kg",
      exercises: ["Squat: 100kg x6, 100kg x6", "Affondi: open ? 20kg x10, open ? 20kg x10"]),
    .init(
      name: "a remark below the head",
      text:
        "## 2026-01-04\n\n*Still to come, nothing done yet.*\n\n> Squat 2x3 @ 85%\n\n> Close grip bench 2x6 @ 70 kg",
      exercises: [
        "2026-01-04 Squat: open ? 85% x3, open ? 85% x3", "2026-01-04 Close grip bench: open ? 70kg x6, open ? 70kg x6",
      ]),
    .init(
      name: "a failure at the end of a list",
      text:
        "2026-01-04 lb\n\n```\nlift          wt    reps\n------------------------\nOHP           95    6 6 5f\nBB row       135    10 10 9\n```",
      exercises: [
        "2026-01-04 OHP: 95lb x6, 95lb x6, 95lb fail x5", "2026-01-04 BB row: 135lb x10, 135lb x10, 135lb x9",
      ]),
    .init(
      name: "per hand in other languages",
      text:
        "2026-01-04\n\n1. **Passada**\n    - 12 kg em cada mão – 10 cada perna\n    - 12 kg em cada mão – 9 cada perna\n\nPresse 12 kg dans chaque main x 10\nZancadas 10 kg en cada mano x 8",
      exercises: [
        "2026-01-04 Passada: 12kg x10, 12kg x9", "2026-01-04 Presse: 12kg x10", "2026-01-04 Zancadas: 10kg x8",
      ]),
    .init(
      name: "kinds with the point of an abbreviation",
      text:
        "2026-01-04\n\n| Übung | Satz | Gewicht | Wdh | RPE |\n|---|---|---|---|---|\n| Bankdrücken | Aufw. | 40 kg | 8 | |\n| | 1 | 85 kg | 5 | 7 |",
      exercises: ["2026-01-04 Bankdrücken: 40kg warmup x8, 85kg @7 x5"]),
    .init(
      name: "decimals between dashes",
      text: "2026-01-04 kg\n- Bankdrukken\n  - gepland: 3 sets 8x57,5\n  - gedaan: 8x57,5 - 8x57,5 - 6x57,5",
      exercises: ["2026-01-04 Bankdrukken: 57.5kg x8 ? 57.5kg x8, 57.5kg x8 ? 57.5kg x8, 57.5kg x6 ? 57.5kg x8"]),
  ]
}
