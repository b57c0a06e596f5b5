import Testing
import TrainingModel

@testable import Carryover

/// Cells that say again, that nothing was done or a decimal, sets that failed, and facts that are no sets.
struct NotesRowsAndFactsTests {
  @Test("Rows and facts are read as they are meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a load with a comma, and sets beside it",
      text:
        "## 2024-05-04\n\n| Oefening | Gewicht | Links | Rechts |\n|---|---|---|---|\n| Leg extension | 12,5 kg | 3x10 | 3x12 |\n| Leg curl | 15 kg | 3x12 | 3x12 |\n\n## 2025-10-14\n\n| Übung | Gewicht | Satz 1 | Satz 2 | Satz 3 | Bemerkung |\n|:--|--:|:-:|:-:|:-:|:--|\n| Brustpresse | 35 kg | 12 | 12 | 10 | Sitz auf 4 |\n| Trizepsdrücken am Kabel | 17,5 kg | 12 | 11 | – | dritten Satz weggelassen |\n| Bizepscurls | 7,5 kg | 12 | 10 | 9 | 3. Satz bis zum Muskelversagen |",
      exercises: [
        "2024-05-04 Leg extension: 12.5kg left x10, 12.5kg left x10, 12.5kg left x10, 12.5kg right x12, 12.5kg right x12, 12.5kg right x12",
        "2024-05-04 Leg curl: 15kg left x12, 15kg left x12, 15kg left x12, 15kg right x12, 15kg right x12, 15kg right x12",
        "2025-10-14 Brustpresse: 35kg x12, 35kg x12, 35kg x10",
        "2025-10-14 Trizepsdrücken am Kabel: 17.5kg x12, 17.5kg x11",
        "2025-10-14 Bizepscurls: 7.5kg x12, 7.5kg x10, 7.5kg fail x9",
      ]),
    .init(
      name: "marks that say a load again",
      text:
        "2025 / kilos\n\nDate      Lift              Wt     Reps\n3 Sep     Bench press       60     8\n\"         \"                 70     6\n\"         \"                 \"      6\n\"         Seated row        55     10\n\"         \"                 \"      10\n6 Sep     Chin-up           bw     8\n\"         \"                 \"      6\n\"         Back extension    10     12\n\"         \"                 \"      12",
      exercises: [
        "2025-09-03 Bench press: 60kg x8, 70kg x6, 70kg x6",
        "2025-09-03 Seated row: 55kg x10, 55kg x10",
        "2025-09-06 Chin-up: x8, x6",
        "2025-09-06 Back extension: 10kg x12, 10kg x12",
      ]),
    .init(
      name: "the same between bars",
      text:
        "| Date | Lift | Wt | Reps |\n|---|---|---|---|\n| 2025-09-03 | Bench press | 60 | 8 |\n| \" | \" | \" | 6 |\n| \" | Row | 50 | 6 |\n| \" | \" | \" | 5 |",
      exercises: [
        "2025-09-03 Bench press: 60 x8, 60 x6",
        "2025-09-03 Row: 50 x6, 50 x5",
      ]),
    .init(
      name: "a column of weeks",
      text:
        "| wk | date       | Squat           | Bench         |\n|----|------------|-----------------|---------------|\n| 1  | 8 Jan 2024  | 3x5 @ 80        | 3x8 @ 60      |\n| 1  | 11 Jan 2024 | 3x5 @ 82.5      | –             |\n| 2  | 15 Jan 2024 | 5,5,4 @ 85      | 3x8 @ 62.5    |",
      exercises: [
        "2024-01-08 Squat: 80 x5, 80 x5, 80 x5",
        "2024-01-08 Bench: 60 x8, 60 x8, 60 x8",
        "2024-01-11 Squat: 82.5 x5, 82.5 x5, 82.5 x5",
        "2024-01-15 Squat: 85 x5, 85 x5, 85 x4",
        "2024-01-15 Bench: 62.5 x8, 62.5 x8, 62.5 x8",
      ]),
    .init(
      name: "a row that was skipped",
      text:
        "2024-05-07\n\n| Exercise | Weight | Sets x reps |\n|---|---|---|\n| Leg press | 67,5 kg | 4x10 |\n| Calf raise | 30 kg | skipped |\n| Goblet squat | 12 kg | 3x10 |",
      exercises: [
        "2024-05-07 Leg press: 67.5kg x10, 67.5kg x10, 67.5kg x10, 67.5kg x10",
        "2024-05-07 Calf raise: open",
        "2024-05-07 Goblet squat: 12kg x10, 12kg x10, 12kg x10",
      ]),
    .init(
      name: "the same in Dutch",
      text:
        "2024-05-07\n\n| Oefening | Gewicht | Reeksen x herhalingen |\n|---|---|---|\n| Leg press | 67,5 kg | 4x10 |\n| Kuitheffen | 30 kg | overgeslagen |",
      exercises: [
        "2024-05-07 Leg press: 67.5kg x10, 67.5kg x10, 67.5kg x10, 67.5kg x10",
        "2024-05-07 Kuitheffen: open",
      ]),
    .init(
      name: "warm-ups before a slash",
      text:
        "2025-05-05\nSupino reto: aquecimento 2x15 20kg / 4x8 60kg\nAgachamento livre: aquecimento 1x15 20kg, 1x8 60kg / 2x8 80kg, 1x6 90kg, 1x4 100kg\nBench press – Aufwärmsatz 20kg x 12; 60kg 8, 8, 7 Wdh\nBench press – warmup 20kg x 12; 60kg 8, 8, 7 reps\nSquat: warm up 20kg x 10 / 60kg 3x8",
      exercises: [
        "2025-05-05 Supino reto: 20kg warmup x15, 20kg warmup x15, 60kg x8, 60kg x8, 60kg x8, 60kg x8",
        "2025-05-05 Agachamento livre: 20kg warmup x15, 60kg warmup x8, 80kg x8, 80kg x8, 90kg x6, 100kg x4",
        "2025-05-05 Bench press: 20kg warmup x12, 60kg x8, 60kg x8, 60kg x7",
        "2025-05-05 Bench press: 20kg warmup x12, 60kg x8, 60kg x8, 60kg x7",
        "2025-05-05 Squat: 20kg warmup x10, 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "sets that failed",
      text:
        "2025-05-05 kg\nBankdrücken\n82,5x6\n82,5x5 (6. Wdh. nicht geschafft)\n\nLog press: warm up 40x5, 60x3. Then 80x3, 90x1, 100x1, 105 fail\nWeighted pull-up: +20x3, +32.5x2, +35x1, +37.5 failed\nSplit Jerk: 155x2, 175x2, 195x1, 205 miss, 205x1\n\n| Exercício | Série | Peso (kg) | Reps | RPE | Obs. |\n|---|---|---|---|---|---|\n| Supino | 1 | 37,5 | 8 | 8 | |\n| | 2 | 37,5 | 6 | 10 | falhei a 7.ª |\n\n| Übung | Gewicht | Satz 1 | Satz 2 | Satz 3 | Bemerkung |\n|:--|--:|:-:|:-:|:-:|:--|\n| Bizepscurls | 7,5 kg | 12 | 10 | 9 | 3. Satz bis zum Muskelversagen |\n| Bizepscurls | 7,5 kg | 12 | 10 | 9 | letzter Satz bis Muskelversagen |",
      exercises: [
        "2025-05-05 Bankdrücken: 82.5kg x6, 82.5kg fail x5",
        "2025-05-05 Log press: 40kg warmup x5, 60kg warmup x3, 80kg x3, 90kg x1, 100kg x1, 105kg fail x0",
        "2025-05-05 Weighted pull-up: +20kg x3, +32.5kg x2, +35kg x1, +37.5kg fail x0",
        "2025-05-05 Split Jerk: 155kg x2, 175kg x2, 195kg x1, 205kg fail x0, 205kg x1",
        "2025-05-05 Supino: 37.5kg @8 x8, 37.5kg @10 fail x6",
        "2025-05-05 Bizepscurls: 7.5kg x12, 7.5kg x10, 7.5kg fail x9, 7.5kg x12, 7.5kg x10, 7.5kg fail x9",
      ]),
    .init(
      name: "what was tried last",
      text:
        "2026-03-03 kg\nLog press: 80x3, 90x1, 100x1, 105 fail\nLog press: warm up 40x5, 60x3. Then 80x3, 90x1, 100x1, 105 fail\nLog press: warm up 40x5, 60x3. Then 80x3, 90x1, 100x1\nWeighted pull-up: +20x3, +32.5x2, +35x1, +37.5 failed\nWeighted pull-up: +20x3, +32.5x2, +35x1, +37.5x0",
      exercises: [
        "2026-03-03 Log press: 80kg x3, 90kg x1, 100kg x1, 105kg fail x0",
        "2026-03-03 Log press: 40kg warmup x5, 60kg warmup x3, 80kg x3, 90kg x1, 100kg x1, 105kg fail x0",
        "2026-03-03 Log press: 40kg warmup x5, 60kg warmup x3, 80kg x3, 90kg x1, 100kg x1",
        "2026-03-03 Weighted pull-up: +20kg x3, +32.5kg x2, +35kg x1, +37.5kg fail x0",
        "2026-03-03 Weighted pull-up: +20kg x3, +32.5kg x2, +35kg x1, +37.5kg fail x0",
      ]),
    .init(
      name: "a pair of dumbbells, and the load of a hand",
      text:
        "2024-06-03\nGym - pesos en kilos, peso x reps\n\nPress inclinado con mancuernas\n2x24 kg x 10\n2x24 kg x 9\n\nCurl martillo\n12 kg cada mano, 3 series de 10 (descanso 60 s)",
      exercises: [
        "2024-06-03 Press inclinado con mancuernas: 24kg x10, 24kg x9",
        "2024-06-03 Curl martillo: 12kg x10, 12kg x10, 12kg x10",
      ]),
    .init(
      name: "pairs of dumbbells",
      text:
        "2024-06-03 kg\nDB press\n2x24 kg x 10\n2x24 kg x 9\nPress con mancuernas\n2x24 kg x 10\n2x22 kg x 9\nBench\n2x24 kg x 10\n2x22 kg x 9",
      exercises: [
        "2024-06-03 DB press: 24kg x10, 24kg x9",
        "2024-06-03 Press con mancuernas: 24kg x10, 22kg x9",
        "2024-06-03 Bench: 24kg x10, 24kg x10, 22kg x9, 22kg x9",
      ]),
    .init(
      name: "what the body weighs",
      text:
        "mardi 12 mars 2024 - haut du corps\npoids du corps (pdc) 78,4 ce matin\nSquat 3x5 60kg",
      exercises: [
        "2024-03-12 Squat: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "how long one slept",
      text:
        "2024-03-12\nSquat 3x5 60kg\n\nBodyweight averaged 84.1 this week, sleep about 7 hours. Can we swap the lunges for something kinder?",
      exercises: [
        "2024-03-12 Squat: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "words before a name",
      text:
        "2024-03-12\nZum Schluss Laufband: 15 Min., 2,1 km",
      exercises: [
        "2024-03-12 Laufband: 2.1km 900s"
      ]),
    .init(
      name: "as often as one could",
      text:
        "2024-03-12 kg\nSeated row: 20 kilos, 12 times, then 12 times again.\nLog press: 85x7 in 60s\nAxle deadlift: 180, 11 reps in 60s",
      exercises: [
        "2024-03-12 Seated row: 20kg x12, 20kg x12",
        "2024-03-12 Log press: 60s 85kg x7",
        "2024-03-12 Axle deadlift: 180kg 60s x11",
      ]),
    .init(
      name: "when one was there",
      text:
        "2025-06-02\n06:10 easy run 8k 46:20, hr 138\n18:40 gym\n- squat 3x8 60kg\n\n2025-06-04\n06:00 track\n- jog 2k 12:00\n- intervals 6x400m in 1:32 each, 90s rest",
      exercises: [
        "2025-06-02 easy run: 2780s 8km",
        "2025-06-02 squat: 60kg x8, 60kg x8, 60kg x8",
        "2025-06-04 jog: 2km 720s",
        "2025-06-04 intervals: 400m 92s, 400m 92s, 400m 92s, 400m 92s, 400m 92s, 400m 92s",
      ]),
    .init(
      name: "a column of the last time",
      text:
        "### Wed 5 Nov 2025\n\n| Exercise            | Target      | Set 1     | Set 2     | Last time |\n|---------------------|-------------|-----------|-----------|-----------|\n| Trap bar deadlift   | 2x5 @ 80kg  | 80kg x 5  | 80kg x 5  | 77.5kg x 5 |\n| Walking lunge       | –           | –         | –         | 8kg x 12  |",
      exercises: [
        "2025-11-05 Trap bar deadlift: 80kg x5 ? 80kg x5, 80kg x5 ? 80kg x5",
        "2025-11-05 Walking lunge: ",
      ]),
    .init(
      name: "how long all took",
      text:
        "**Mon 5 Jan 2026** – park\nDip 3x8\nL-sit [15s 15s 12s]\n~40 min",
      exercises: [
        "2026-01-05 Dip: x8, x8, x8",
        "2026-01-05 L-sit: 15s, 15s, 12s",
      ]),
  ]
}
