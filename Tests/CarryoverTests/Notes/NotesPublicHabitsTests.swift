import Testing
import TrainingModel

@testable import Carryover

/// Habits of logs that people show each other: stars, bars, plans before arrows, loads in a row, conditions below a name.
struct NotesPublicHabitsTests {
  @Test("Stars, bars, arrows and lists are read as their writers mean them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a star that a legend explains",
      text: "format: name reps@weight. asterisk = warmup set\n\n2026-03-05\nbench 10@20* 5@40* 5@60 5@60",
      exercises: [
        "2026-03-05 bench: 20 warmup x10, 40 warmup x5, 60 x5, 60 x5"
      ]),
    .init(
      name: "warm-ups marked with a star",
      text: "Warm-ups marked with *\n\n2026-03-05\nBench: 20x10*, 40x5*, 60x5",
      exercises: [
        "2026-03-05 Bench: 20 warmup x10, 40 warmup x5, 60 x5"
      ]),
    .init(
      name: "a footnote's star",
      text: "2026-03-05\nBench 20x10* 60x5 60x5*",
      exercises: [
        "2026-03-05 Bench: 20 x10, 60 x5, 60 x5"
      ]),
    .init(
      name: "a seat beside columns of sets",
      text:
        "2026-02-09\n| Machine | Seat | kg | Set 1 | Set 2 | Notes |\n|---|---|---|---|---|---|\n| Leg extension | 5 | 35 | 12 | 10 | |\n| Chest press | 3 | 27.5 | 10 | 8 | low |",
      exercises: [
        "2026-02-09 Leg extension: 35kg x12, 35kg x10",
        "2026-02-09 Chest press: 27.5kg x10, 27.5kg x8",
      ]),
    .init(
      name: "a pin beside columns of numbers",
      text: "2026-02-09\n| Exercise | Pin | kg | 1 | 2 |\n|---|---|---|---|---|\n| Leg extension | 5 | 35 | 12 | 10 |",
      exercises: [
        "2026-02-09 Leg extension: 35kg x12, 35kg x10"
      ]),
    .init(
      name: "weight taken off a hang",
      text:
        "2026-02-03\nMax hang 20mm\n- -20kg 10s\n- +20kg 9s\nOne arm hangs\n- L -14 10s, R -10 9s\n- -14 10s left, -10 8s right",
      exercises: [
        "2026-02-03 Max hang 20mm: -20kg 10s, +20kg 9s",
        "2026-02-03 One arm hangs: -14kg 10s left, -10kg 9s right, -14kg 10s left, -10kg 8s right",
      ]),
    .init(
      name: "the load of the next set",
      text: "2026-02-03\nMax hangs\n- 10s, +5kg 10s, +10kg 8s\nDips: 10, +20kg 8, +20kg 7\nPull-ups: 8, 7, -15kg 8",
      exercises: [
        "2026-02-03 Max hangs: 10s, +5kg 10s, +10kg 8s",
        "2026-02-03 Dips: x10, +20kg x8, +20kg x7",
        "2026-02-03 Pull-ups: x8, x7, -15kg x8",
      ]),
    .init(
      name: "the body, with the sign behind",
      text:
        "16/02/2026\n\n*Barra fixa*\npeso do corpo 8x\npeso do corpo 7x\n*Cadeira extensora*\n50kg 11x + drop 35kg 10x",
      exercises: [
        "2026-02-16 Barra fixa: x8, x7",
        "2026-02-16 Cadeira extensora: 50kg x11, 35kg drop x10",
      ]),
    .init(
      name: "sets of the body, with the sign behind",
      text: "2026-01-04 kg\nPush ups bw 3x, 10 reps each",
      exercises: [
        "2026-01-04 Push ups: x10, x10, x10"
      ]),
    .init(
      name: "loads, and repetitions of each in words",
      text:
        "Everything in lbs\n\n2026-04-06\nSquat: 135, 165, 195, 230, five reps each. That ties my best.\nBench: 95, 120, 140, fives again\nRow: 85, 105, 125, all for five\nPress: 65, 80, 90, 5 reps each\nCurl: 20, 25, 30, tens\nLunges: 30, 40, eight reps each leg\nPush-ups: 20, 20, 15",
      exercises: [
        "2026-04-06 Squat: 135lb x5, 165lb x5, 195lb x5, 230lb x5",
        "2026-04-06 Bench: 95lb x5, 120lb x5, 140lb x5",
        "2026-04-06 Row: 85lb x5, 105lb x5, 125lb x5",
        "2026-04-06 Press: 65lb x5, 80lb x5, 90lb x5",
        "2026-04-06 Curl: 20lb x10, 25lb x10, 30lb x10",
        "2026-04-06 Lunges: 30lb x8, 40lb x8",
        "2026-04-06 Push-ups: x20, x20, x15",
      ]),
    .init(
      name: "a legend with more behind it",
      text: "kilos x reps x sets, x0 = missed\n\n2026-03-24\nSnatch: 40x3, 76x0, 76x1\nSnatch pull: 85x3x2",
      exercises: [
        "2026-03-24 Snatch: 40kg x3, 76kg fail x0, 76kg x1",
        "2026-03-24 Snatch pull: 85kg x3, 85kg x3",
      ]),
    .init(
      name: "warm-ups left of a bar",
      text:
        "Weight x reps x sets, pounds. Warmups left of the |, work sets right of it.\n\n2026-02-02\nSquat: 45x5x2, 95x5 | 190x5x2\nPress: 45x5, 65x3 | 95x4 (slow)",
      exercises: [
        "2026-02-02 Squat: 45lb warmup x5, 45lb warmup x5, 95lb warmup x5, 190lb x5, 190lb x5",
        "2026-02-02 Press: 45lb warmup x5, 65lb warmup x3, 95lb x4",
      ]),
    .init(
      name: "warm-ups before slashes",
      text:
        "Weight x reps x sets, in pounds. Warmups are before the slashes, work sets after.\n\n2025-10-20\nSquat 45x5x2, 65x5 // 107.5x5x3",
      exercises: [
        "2025-10-20 Squat: 45lb warmup x5, 45lb warmup x5, 65lb warmup x5, 107.5lb x5, 107.5lb x5, 107.5lb x5"
      ]),
    .init(
      name: "warm-ups in brackets, in German",
      text:
        "Gewicht x Wdh, alles in kg. Aufwärmsätze stehen in Klammern, MV = Muskelversagen\n\n2025-10-06\nKniebeuge: (20x10, 60x5) 102,5x5, 102,5x5",
      exercises: [
        "2025-10-06 Kniebeuge: 20kg warmup x10, 60kg warmup x5, 102.5kg x5, 102.5kg x5"
      ]),
    .init(
      name: "rounds of a warm-up",
      text: "2025-12-12\n\nWarm-up, 3 rounds:\nGoblet squat 24 kg x 5\nHip bridge x 5\n\nSquat 100 kg x 5",
      exercises: [
        "2025-12-12 Goblet squat: 24kg warmup x5, 24kg warmup x5, 24kg warmup x5",
        "2025-12-12 Hip bridge: warmup x5, warmup x5, warmup x5",
        "2025-12-12 Squat: 100kg x5",
      ]),
    .init(
      name: "what came of one set",
      text: "2025-11-03\n### OHP\n- [x] 90 x 6\n- [x] 90 x 8 -> **6**, cooked\n- [x] 90 x 3+ -> **5**",
      exercises: [
        "2025-11-03 OHP: 90 x6, 90 x6 ? 90 x8, 90 x5 ? x3+"
      ]),
    .init(
      name: "conditions below an exercise",
      text:
        "2025-11-10 lbs\n\n1. SSB Box Squat\n   13\" box, straight weight: 65x5, 155x5\n   light bands on: 245x1, 295x1\n2. RDL\n   275x8, 275x8",
      exercises: [
        "2025-11-10 SSB Box Squat: 65lb x5, 155lb x5, 245lb x1, 295lb x1",
        "2025-11-10 RDL: 275lb x8, 275lb x8",
      ]),
    .init(
      name: "as many as possible in the last",
      text: "2025-09-02 kg\nSquat 92.5 5x3+: 3, 3, 3, 3, 6\n- [ ] Row 3x5+ @ 60",
      exercises: [
        "2025-09-02 Squat: 92.5kg x3 ? x3, 92.5kg x3 ? x3, 92.5kg x3 ? x3, 92.5kg x3 ? x3, 92.5kg x6 ? x3+",
        "2025-09-02 Row: open ? 60kg x5, open ? 60kg x5, open ? 60kg x5+",
      ]),
    .init(
      name: "a table of a programme",
      text:
        "2025-09-02\n\n| lift | kg | target | done |\n|------|----|--------|------|\n| Squat | 92.5 | 3x3+ | 3, 3, 6 |",
      exercises: [
        "2025-09-02 Squat: 92.5kg x3 ? 92.5kg x3, 92.5kg x3 ? 92.5kg x3, 92.5kg x6 ? 92.5kg x3+"
      ]),
    .init(
      name: "a missed single",
      text:
        "2026-03-05\n### Deadlift\n- 200 kg x 1 @8\n- 215 kg x 1 failed (off the floor, stuck at the knee)\n- 1x1 @ 220 kg FAILED, stuck\n- 180 kg x 5 failed",
      exercises: [
        "2026-03-05 Deadlift: 200kg @8 x1, 215kg fail x0, 220kg fail x0, 180kg fail x5"
      ]),
    .init(
      name: "left out below the exercise",
      text:
        "2026-03-05\n### Leg curl\n- saltato: 3 serie da 12 con 40 kg (chiudevano la palestra)\n### Row\n- not done: 3x12 @ 40 kg",
      exercises: [
        "2026-03-05 Leg curl: open ? 40kg x12, open ? 40kg x12, open ? 40kg x12",
        "2026-03-05 Row: open ? 40kg x12, open ? 40kg x12, open ? 40kg x12",
      ]),
    .init(
      name: "holds and how often",
      text: "2026-02-03\nPlank: 40s x2, 33s\nSide plank: 30s/30s each side\nFront lever negatives: 3, 3",
      exercises: [
        "2026-02-03 Plank: 40s, 40s, 33s",
        "2026-02-03 Side plank: 30s, 30s",
        "2026-02-03 Front lever negatives: x3, x3",
      ]),
    .init(
      name: "loads before a dash",
      text:
        "2025-11-03\nweights in kg\nGoblet squat 10 - 10, 10, 10\nBench press 20 (just the bar) - 8, 8, 7\nLat pulldown 30 - 10, 10, 9\nDumbell shoulder press 5 - 10, 8, 8",
      exercises: [
        "2025-11-03 Goblet squat: 10kg x10, 10kg x10, 10kg x10",
        "2025-11-03 Bench press: 20kg x8, 20kg x8, 20kg x7",
        "2025-11-03 Lat pulldown: 30kg x10, 30kg x10, 30kg x9",
        "2025-11-03 Dumbell shoulder press: 5kg x10, 5kg x8, 5kg x8",
      ]),
    .init(
      name: "a side for all of a list",
      text:
        "2025-05-22 kg\nLeg press single – R 10kg x10, 10kg x8 / L 20kg x10\nStraight leg raise – R 1kg x10, 1kg x8",
      exercises: [
        "2025-05-22 Leg press single: 10kg right x10, 10kg right x8, 20kg left x10",
        "2025-05-22 Straight leg raise: +1kg right x10, +1kg right x8",
      ]),
    .init(
      name: "one semicolon behind a warm-up",
      text:
        "2025-10-08\n- **Peso morto**: aquecimento 40 kg × 10 e 60 kg × 6; 80 kg × 5 + 5 + 5\n- **Séries na pista**: aquecimento 2 km; 6 × 400 m em 1:42",
      exercises: [
        "2025-10-08 Peso morto: 40kg warmup x10, 60kg warmup x6, 80kg x5, 80kg x5, 80kg x5",
        "2025-10-08 Séries na pista: 2km warmup, 102s 400m, 102s 400m, 102s 400m, 102s 400m, 102s 400m, 102s 400m",
      ]),
    .init(
      name: "a warm-up before two slashes, in Spanish",
      text: "2026-02-02 lbs\nPress de banca: cal 45x15, 95x10 // 155x8, 155x8",
      exercises: [
        "2026-02-02 Press de banca: 45lb warmup x15, 95lb warmup x10, 155lb x8, 155lb x8"
      ]),
    .init(
      name: "of each side between the factors, in Chinese",
      text: "2026年1月8日\n单臂哑铃划船\n28kg×每边10次×3组\n引體向上\n-15kg 10下 (輔助)",
      exercises: [
        "2026-01-08 单臂哑铃划船: 28kg x10, 28kg x10, 28kg x10",
        "2026-01-08 引體向上: -15kg x10",
      ]),
    .init(
      name: "the most below counts",
      text: "2025-10-10\n- Dips\n  - 15\n  - 12\n  - max : 13",
      exercises: [
        "2025-10-10 Dips: x15, x12, x13"
      ]),
    .init(
      name: "last time and this time",
      text:
        "LT = last time, TT = this time. Pounds.\n\n2026-03-02\n\n#1 Hack squat\n* Warm-up: 90 x 10\n* LT: 270 x 9, 230 x 13\n* TT: 270 x 10, 230 x 14",
      exercises: [
        "2026-03-02 Hack squat: 90lb warmup x10, 270lb x10, 230lb x14"
      ]),
    .init(
      name: "a pair in each hand, on the way",
      text: "2026-03-02 lb\nWalking DB lunge: 40s x 12 each leg, 40s x 10 each leg",
      exercises: [
        "2026-03-02 Walking DB lunge: 40lb x12, 40lb x10"
      ]),
    .init(
      name: "a plan by effort",
      text:
        "2026-04-27 kg\nComp squat: 1 @7.5 → 142.5x1 @8\nDeadlift: 3x3 @ 150 → 150x3 @7.5, 150x3 @8, skipped the third\nPlank: 2x30 sec → 30 sec, 28 sec",
      exercises: [
        "2026-04-27 Comp squat: 142.5kg @8 x1 ? @7.5 x1",
        "2026-04-27 Deadlift: 150kg @7.5 x3 ? 150kg x3, 150kg @8 x3 ? 150kg x3",
        "2026-04-27 Plank: 30s ? 30s, 28s ? 30s",
      ]),
    .init(
      name: "pairs with a slash, and how many sets",
      text: "2026-01-08\nkg/reps\nMuscle snatch: 30/5 x3\nClean: 60/3, 70/3 x4",
      exercises: [
        "2026-01-08 Muscle snatch: 30kg x5, 30kg x5, 30kg x5",
        "2026-01-08 Clean: 60kg x3, 70kg x3, 70kg x3, 70kg x3, 70kg x3",
      ]),
    .init(
      name: "help in words",
      text: "2026-06-14 kg\nAssisted Pull-up\nSet 1 - 25 kg of help for 6\nSet 2 - 25 kg of help for 5",
      exercises: [
        "2026-06-14 Assisted Pull-up: -25kg x6, -25kg x5"
      ]),
    .init(
      name: "easy singles",
      text:
        "2026-01-08 lb\nSquat: 3 easy singles at 185 lb\nDeadlift: 185 lb x 5\n\nBodyweight 176 on Sunday. Half is 6 weeks away.",
      exercises: [
        "2026-01-08 Squat: 185lb x1, 185lb x1, 185lb x1",
        "2026-01-08 Deadlift: 185lb x5",
      ]),
    .init(
      name: "how long it all was",
      text:
        "2025-11-03\n- [x] Cable row 3 x 12 @ 110\n- [ ] Lateral raise 3 x 15 @ 15\n\n> 1h40 in there. Gym filling up.",
      exercises: [
        "2025-11-03 Cable row: 110 x12, 110 x12, 110 x12",
        "2025-11-03 Lateral raise: open ? 15 x15, open ? 15 x15, open ? 15 x15",
      ]),
    .init(
      name: "a record drawn out",
      text: "2025-10-24 lb\nbench 95x8 115x5 135x1 PRRRR 140x0 failed so close",
      exercises: [
        "2025-10-24 bench: 95lb x8, 115lb x5, 135lb x1, 140lb fail x0"
      ]),
    .init(
      name: "times in a tale",
      text:
        "2025-12-12 kg\nTwo-hand swing 24 kg: 10, 10, 10\n\nTalk test passed throughout. Swings in 8:40, get-ups in 11 and a bit.",
      exercises: [
        "2025-12-12 Two-hand swing: 24kg x10, 24kg x10, 24kg x10"
      ]),
  ]
}
