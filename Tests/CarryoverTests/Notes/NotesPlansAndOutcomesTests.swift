import Testing
import TrainingModel

@testable import Carryover

/// Plans before an arrow, and what came of them; loads of what is only planned; months in titles.
struct NotesPlansAndOutcomesTests {
  @Test("Plans, weeks and months are read as they are meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "plans before an arrow",
      text:
        "# Plan, 2025\n## Session 1 – 06/10/2025\n- [x] Squat 4x6, target 60 kg → 60/60/62.5/62.5 kg\n- [x] DB bench 3x8-10, target 14 kg → 10/10/9\n- [x] Assisted pull-ups 3x6, -25 kg → 6/6/5\n- [x] Plank 3x40 s → 40/40/35 s\n- [x] Deadlift 3x5, target 80 kg → 80 kg 3x5, RPE 8\n- [x] Lunges 3x10 per leg, 10 kg dumbbells → all done\n- Row 4x12 → 55 kg 4x12\n- Squat 4x6 @RPE 7 → 4x6 110 kg, RPE 7\n- Pull-ups 3x8 BW → 8/8/6\n- Plank 3x45 s → 45/45/40 s\n\n## Session 3 – 10/10/2025 (not done yet)\n- [ ] Squat 3x5, target 65 kg\n- [ ] Pull-ups BW 3x max\n- Squat 3x3 @RPE 8 →\n- Bench 4x4 85 kg →",
      exercises: [
        "2025-10-06 Squat: 60kg x6 ? 60kg x6, 60kg x6 ? 60kg x6, 62.5kg x6 ? 60kg x6, 62.5kg x6 ? 60kg x6",
        "2025-10-06 DB bench: 14kg x10 ? 14kg x8-10, 14kg x10 ? 14kg x8-10, 14kg x9 ? 14kg x8-10",
        "2025-10-06 Assisted pull-ups: -25kg x6 ? -25kg x6, -25kg x6 ? -25kg x6, -25kg x5 ? -25kg x6",
        "2025-10-06 Plank: 40s ? 40s, 40s ? 40s, 35s ? 40s",
        "2025-10-06 Deadlift: 80kg @8 x5 ? 80kg x5, 80kg @8 x5 ? 80kg x5, 80kg @8 x5 ? 80kg x5",
        "2025-10-06 Lunges: 10kg x10, 10kg x10, 10kg x10",
        "2025-10-06 Row: 55kg x12 ? x12, 55kg x12 ? x12, 55kg x12 ? x12, 55kg x12 ? x12",
        "2025-10-06 Squat: 110kg @7 x6 ? @7 x6, 110kg @7 x6 ? @7 x6, 110kg @7 x6 ? @7 x6, 110kg @7 x6 ? @7 x6",
        "2025-10-06 Pull-ups: x8 ? x8, x8 ? x8, x6 ? x8",
        "2025-10-06 Plank: 45s ? 45s, 45s ? 45s, 40s ? 45s",
        "2025-10-10 Squat: open ? 65kg x5, open ? 65kg x5, open ? 65kg x5",
        "2025-10-10 Pull-ups: open ? x3",
        "2025-10-10 Squat: open ? @8 x3, open ? @8 x3, open ? @8 x3",
        "2025-10-10 Bench: open ? 85kg x4, open ? 85kg x4, open ? 85kg x4, open ? 85kg x4",
      ]),
    .init(
      name: "a load before a scheme of a day to come",
      text:
        "2026-02-14 PLAN\nDeadlift: 150kg, 3 x 3",
      exercises: [
        "2026-02-14 Deadlift: open ? 150kg x3, open ? 150kg x3, open ? 150kg x3"
      ]),
    .init(
      name: "the same behind an open box",
      text:
        "2026-02-14\n- [ ] Deadlift: 150kg, 3 x 3",
      exercises: [
        "2026-02-14 Deadlift: open ? 150kg x3, open ? 150kg x3, open ? 150kg x3"
      ]),
    .init(
      name: "the same behind a name",
      text:
        "2026-02-14\n- [ ] Deadlift 150kg, 3x3",
      exercises: [
        "2026-02-14 Deadlift: open ? 150kg x3, open ? 150kg x3, open ? 150kg x3"
      ]),
    .init(
      name: "weeks in columns beside a scheme",
      text:
        "| Exercise | Sets×Reps | 03/03/2025 | 10/03/2025 |\n|---|---|---|---|\n| Squat | 4×6 | 80 × 6-6-6-6 | 82,5 × 6-6-6-5 |",
      exercises: [
        "2025-03-03 Squat: 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6",
        "2025-10-03 Squat: 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x5 ? x6",
      ]),
    .init(
      name: "the same in words",
      text:
        "| Exercise | Sets x Reps | 03/03/2025 | 10/03/2025 |\n|---|---|---|---|\n| Squat | 4x6 | 80kg 6/6/6/6 | 82.5kg 6/6/6/5 |",
      exercises: [
        "2025-03-03 Squat: 80kg x6 ? x6, 80kg x6 ? x6, 80kg x6 ? x6, 80kg x6 ? x6",
        "2025-03-10 Squat: 82.5kg x6 ? x6, 82.5kg x6 ? x6, 82.5kg x6 ? x6, 82.5kg x5 ? x6",
      ]),
    .init(
      name: "the same with a target and a rest",
      text:
        "| Exercise | Target | Rest | 03/03/2025 | 10/03/2025 |\n|---|---|---|---|---|\n| Squat | 4x6 | 2' | 80 x 6,6,6,6 | 82.5 x 6,6,6,5 |\n| Plank | 3×45\" | 60\" | 45\"-45\"-40\" | 45\"-45\"-45\" |",
      exercises: [
        "2025-03-03 Squat: 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6",
        "2025-03-03 Plank: 45s ? 45s, 45s ? 45s, 40s ? 45s",
        "2025-10-03 Squat: 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x5 ? x6",
        "2025-10-03 Plank: 45s ? 45s, 45s ? 45s, 45s ? 45s",
      ]),
    .init(
      name: "the same in Italian",
      text:
        "| Esercizio           | Serie×Rip | Rec | 03/03/2025       | 10/03/2025       |\n| ------------------- | --------- | --- | ---------------- | ---------------- |\n| Squat               | 4×6       | 2'  | 80 × 6-6-6-6     | 82,5 × 6-6-6-5   |\n| Panca piana         | 3×8       | 2'  | 60 × 8-8-7*      | 60 × 8-8-8       |\n| Alzate laterali     | 3×15      | 60\" | 8 × 15-15-12     | saltato          |\n| Plank               | 3×45\"     | 60\" | 45\"-45\"-40\"      | 45\"-45\"-45\"      |\n| Trazioni             | 3×max     | 2'  | CL × 8-7-5*    | CL × 9-7-6*    |",
      exercises: [
        "2025-03-03 Squat: 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6, 80 x6 ? x6",
        "2025-03-03 Panca piana: 60 x8 ? x8, 60 x8 ? x8, 60 x7 ? x8",
        "2025-03-03 Alzate laterali: 8 x15 ? x15, 8 x15 ? x15, 8 x12 ? x15",
        "2025-03-03 Plank: 45s ? 45s, 45s ? 45s, 40s ? 45s",
        "2025-03-03 Trazioni: x8 ? xAMRAP, x7 ? xAMRAP, x5 ? xAMRAP",
        "2025-10-03 Squat: 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x6 ? x6, 82.5 x5 ? x6",
        "2025-10-03 Panca piana: 60 x8 ? x8, 60 x8 ? x8, 60 x8 ? x8",
        "2025-10-03 Alzate laterali: open ? x15, open ? x15, open ? x15",
        "2025-10-03 Plank: 45s ? 45s, 45s ? 45s, 45s ? 45s",
        "2025-10-03 Trazioni: x9 ? xAMRAP, x7 ? xAMRAP, x6 ? xAMRAP",
      ]),
    .init(
      name: "counts of sets in Dutch",
      text:
        "## 2025-05-05\n| Oefening | Sets | Herh. | Gewicht | RIR | Opmerking |\n|---|---|---|---|---|---|\n| Squat | 1 | 8 | 40 kg | | opwarmset |\n| Squat | 3 | 6 | 87,5 kg | 2 | |\n| Optrekken | 2 | 8 | LG | 1 | |",
      exercises: [
        "2025-05-05 Squat: 40kg warmup x8, 87.5kg rir2 x6, 87.5kg rir2 x6, 87.5kg rir2 x6",
        "2025-05-05 Optrekken: rir1 x8, rir1 x8",
      ]),
    .init(
      name: "sides in remarks",
      text:
        "LG = lichaamsgewicht\n## 2025-05-05\n| Oefening | Sets | Reps | Gewicht | Opmerking |\n|---|---|---|---|---|\n| Optrekken | 2 | 8 | LG | |\n| Kuitheffen | 1 | 15 | 10 kg | links |\n| Kuitheffen | 1 | 12 | 10 kg | rechts, achillespees |",
      exercises: [
        "2025-05-05 Optrekken: x8, x8",
        "2025-05-05 Kuitheffen: 10kg left x15, 10kg right x12",
      ]),
    .init(
      name: "both sides of the body's weight",
      text:
        "2025-08-21\nSingle-leg calf raise\nL: bw x 15, 13\nR: bw x 20, 20\nLeg press\nL: 40kg x 10, 10\nR: 60kg x 10, 10",
      exercises: [
        "2025-08-21 Single-leg calf raise: left x15, left x13, right x20, right x20",
        "2025-08-21 Leg press: 40kg left x10, 40kg left x10, 60kg right x10, 60kg right x10",
      ]),
    .init(
      name: "a warm-up in the bracket of a name",
      text:
        "2025-03-04\n1. Treadmill (warm-up)\n   10 minutes, 0.5 miles\n2. Leg Press\n   Set 1: 90 lbs x 12",
      exercises: [
        "2025-03-04 Treadmill: 0.5mi 600s warmup",
        "2025-03-04 Leg Press: 90lb x12",
      ]),
    .init(
      name: "drops in the bracket of a name",
      text:
        "2025-03-04\nD. DB shrug (drop set) - 60s x 15 -> 45s x 12 -> 30s x 14\n\n41 min. sweat everywhere",
      exercises: [
        "2025-03-04 DB shrug: 60 x15, 45 drop x12, 30 drop x14"
      ]),
    .init(
      name: "a unit, and what one weighs",
      text:
        "# Street workout notebook\n\nkg, BW 71\n\n## 11 Apr 2025 (Fri), park\nDips\nbw+20kg x 8, 8, 6",
      exercises: [
        "2025-04-11 Dips: +20kg x8, +20kg x8, +20kg x6"
      ]),
    .init(
      name: "help in words",
      text:
        "2024-09-06\nPull-up machine 20 assist 2x10\nPull-up machine 20kg assist 2x10\nAssisted pull-ups (30 kg of help)\n1) 6\n2) 5\nAssisted pull-ups (assist 30 kg): 6, 6, 5",
      exercises: [
        "2024-09-06 Pull-up machine: -20kg x10, -20kg x10",
        "2024-09-06 Pull-up machine: -20kg x10, -20kg x10",
        "2024-09-06 Assisted pull-ups: -30kg x6, -30kg x5",
        "2024-09-06 Assisted pull-ups: -30kg x6, -30kg x6, -30kg x5",
      ]),
    .init(
      name: "a month in a title",
      text:
        "PAT, physio plan, January 2024. R right leg, L left leg\n\nWednesday 17th\nBike 10 mins\n\nSaturday 20th\nBike 12 mins",
      exercises: [
        "2024-01-17 Bike: 600s",
        "2024-01-20 Bike: 720s",
      ]),
    .init(
      name: "a month in a heading",
      text:
        "# Book 4, October 2023\n\nMon 2nd\nSquat 60kg x 5\n\nWed 4th\nBench 62.5kg x 5",
      exercises: [
        "2023-10-02 Squat: 60kg x5",
        "2023-10-04 Bench: 62.5kg x5",
      ]),
    .init(
      name: "rounds of a part of the day",
      text:
        "# 2026-02-11\n**METCON** 5 rounds for time, 21:37, grip gone by round 4\n- 400m run\n- 15 KB swing 53 lb\n- 10 toes to bar",
      exercises: [
        "2026-02-11 run: 400m, 400m, 400m, 400m, 400m",
        "2026-02-11 KB swing: 53lb x15, 53lb x15, 53lb x15, 53lb x15, 53lb x15",
        "2026-02-11 toes to bar: x10, x10, x10, x10, x10",
      ]),
    .init(
      name: "the same below other words",
      text:
        "# 2026-02-11\n**ACCESSORY** 3 rounds, not for time:\n- 10 GHD sit-up\n- 12 DB row 50 lb (each arm)\n- 30s hollow hold",
      exercises: [
        "2026-02-11 GHD sit-up: x10, x10, x10",
        "2026-02-11 DB row: 50lb x12, 50lb x12, 50lb x12",
        "2026-02-11 hollow hold: 30s, 30s, 30s",
      ]),
    .init(
      name: "groups of pairs with slashes",
      text:
        "key: 70/2 = 70 kg for 2 reps, 70/2x3 = the same for 3 sets, m = miss\n2024-05-16\nPower snatch   50/3 60/3x2 65/2x3\nGHR   bw/10x3\nSnatch   50/3 60/2 84/1 87/m 87/1",
      exercises: [
        "2024-05-16 Power snatch: 50kg x3, 60kg x3, 60kg x3, 65kg x2, 65kg x2, 65kg x2",
        "2024-05-16 GHR: x10, x10, x10",
        "2024-05-16 Snatch: 50kg x3, 60kg x2, 84kg x1, 87kg fail x0, 87kg x1",
      ]),
    .init(
      name: "a legend of two orders",
      text:
        "main lift is written reps x kg, the rest sets x reps @ kg\n\n2025-11-03\nSquat: 5x150, 3x170\nPaused bench: 4x6 @ 95",
      exercises: [
        "2025-11-03 Squat: 150kg x5, 170kg x3",
        "2025-11-03 Paused bench: 95kg x6, 95kg x6, 95kg x6, 95kg x6",
      ]),
    .init(
      name: "as above",
      text:
        "2025-10-18\nLying curl\n1) 30kg – 12\n2) as above\n3) as above but 10",
      exercises: [
        "2025-10-18 Lying curl: 30kg x12, 30kg x12, 30kg x10"
      ]),
    .init(
      name: "warm-ups left of slashes",
      text:
        "kg x reps x sets. left of // is warming up. @ is rpe\n\n2024-09-02 Mon\nsquat             70x5 110x3 140x1 // 165x1 @7.5, 142.5x5 @7\nclose grip bench  60x5 80x3 // 100x6x2 @7.5, 100x6 @8\nleg curl          40x12x3, 2 rir",
      exercises: [
        "2024-09-02 squat: 70kg warmup x5, 110kg warmup x3, 140kg warmup x1, 165kg @7.5 x1, 142.5kg @7 x5",
        "2024-09-02 close grip bench: 60kg warmup x5, 80kg warmup x3, 100kg @7.5 x6, 100kg @7.5 x6, 100kg @8 x6",
        "2024-09-02 leg curl: 40kg rir2 x12, 40kg rir2 x12, 40kg rir2 x12",
      ]),
    .init(
      name: "efforts in the brackets of cells",
      text:
        "# PPL, September 2024\n\nkg x reps, number in brackets = RIR\n\n## Mon 2 Sept – Push\n\n| Exercise | Target | Warm-up | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|---|\n| Flat bench | 3x6-8 | 40x8 | 70x8 (2) | 70x7 (1) | 70x6 (0) |\n| Seated DB press | 3x8-10 | – | 20x10 (2) | 20x9 (1) | 20x8 (1) |\n| Dips | 2xAMRAP | – | BWx11 (0) | BWx8 (0) | – |\n| Pull-ups | 3x6-8 | – | +5x7 (1) | +5x6 (1) | BWx8 (0) |",
      exercises: [
        "2024-09-02 Flat bench: 40kg warmup x8 ? x6-8, 70kg rir2 x8 ? x6-8, 70kg rir1 x7 ? x6-8, 70kg rir0 x6",
        "2024-09-02 Seated DB press: 20kg rir2 x10 ? x8-10, 20kg rir1 x9 ? x8-10, 20kg rir1 x8 ? x8-10",
        "2024-09-02 Dips: rir0 x11 ? xAMRAP, rir0 x8 ? xAMRAP",
        "2024-09-02 Pull-ups: +5kg rir1 x7 ? x6-8, +5kg rir1 x6 ? x6-8, rir0 x8 ? x6-8",
      ]),
    .init(
      name: "letters of plans and results in lines of their own",
      text:
        "Units kg. T = target from coach, D = what I did. @ is RPE.\n\n## Tue 2025-03-11\n\n1. Competition squat\n   T: 1x3 @8, then 3x5 at 77%\n   D: 1x3 142.5 @8.5, 3x5 127.5\n2. Paused bench\n   T: 4x4 @7\n   D: 4x4 92.5 @7\n4. Plank\n   T: 3x60s\n   D: 60s, 60s, 45s",
      exercises: [
        "2025-03-11 Competition squat: 142.5kg @8.5 x3 ? @8 x3, 127.5kg x5 ? 77% x5, 127.5kg x5 ? 77% x5, 127.5kg x5 ? 77% x5",
        "2025-03-11 Paused bench: 92.5kg @7 x4 ? @7 x4, 92.5kg @7 x4 ? @7 x4, 92.5kg @7 x4 ? @7 x4, 92.5kg @7 x4 ? @7 x4",
        "2025-03-11 Plank: 60s ? 60s, 60s ? 60s, 45s ? 60s",
      ]),
    .init(
      name: "marks at pairs with slashes",
      text:
        "weight/reps, all kg\n*3 = three sets like that\nw in front = warm-up\n! = went to failure\n\n04.11.24\nSquat w60/5 w80/3 100/5*3 @8\nBench w40/8 60/6 65/5 67.5/5!\nChins +5/5*2 bw/8 bw/7\nDeadlift w70/5 w100/3 130/3 @8 135/3 @9 120/5*2",
      exercises: [
        "2024-11-04 Squat: 60kg warmup x5, 80kg warmup x3, 100kg x5, 100kg x5, 100kg @8 x5",
        "2024-11-04 Bench: 40kg warmup x8, 60kg x6, 65kg x5, 67.5kg fail x5",
        "2024-11-04 Chins: +5kg x5, +5kg x5, x8, x7",
        "2024-11-04 Deadlift: 70kg warmup x5, 100kg warmup x3, 130kg @8 x3, 135kg @9 x3, 120kg x5, 120kg x5",
      ]),
    .init(
      name: "numbers in brackets are efforts",
      text:
        "numbers in brackets are RIR\n\n2024-09-02\nFlat bench 70x8 (2), 70x7 (1)",
      exercises: [
        "2024-09-02 Flat bench: 70 rir2 x8, 70 rir1 x7"
      ]),
    .init(
      name: "a week to do",
      text:
        "# Semaine 1\n\n## Mardi 6/1/2026\n**Squat** 3x5 à 100 kg\n\n# Semaine 2 (à faire)\n\n## Mardi 13/1/2026\n**Squat** 70% x3, 80% x3, 90% x3+\n**Leg press** 5x10 à 125 kg\n\n## Jeudi 15/1/2026\n**Rowing barre** 5x10 à 57,5 kg\n- Dips 3x12\n\n# Semaine 3\n\n## Mardi 20/1/2026\n**Squat** 3x5 à 102,5 kg",
      exercises: [
        "2026-01-06 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-01-13 Squat: open ? 70% x3, open ? 80% x3, open ? 90% x3+",
        "2026-01-13 Leg press: open ? 125kg x10, open ? 125kg x10, open ? 125kg x10, open ? 125kg x10, open ? 125kg x10",
        "2026-01-15 Rowing barre: open ? 57.5kg x10, open ? 57.5kg x10, open ? 57.5kg x10, open ? 57.5kg x10, open ? 57.5kg x10",
        "2026-01-15 Dips: open ? x12, open ? x12, open ? x12",
        "2026-01-20 Squat: 102.5kg x5, 102.5kg x5, 102.5kg x5",
      ]),
    .init(
      name: "the same in a heading of two parts",
      text:
        "## Week 2 – plan, not done yet\n\n### Mon 15 Jan 2024\n\n**Press**\n- 70% x 3\n\n**Chins**\n- 4x8\n\n**DB curl**\n- 3x12 @ 12.5",
      exercises: [
        "2024-01-15 Press: open ? 70% x3",
        "2024-01-15 Chins: open ? x8, open ? x8, open ? x8, open ? x8",
        "2024-01-15 DB curl: open ? 12.5 x12, open ? 12.5 x12, open ? 12.5 x12",
      ]),
    .init(
      name: "the same in German",
      text:
        "## Woche 3 (noch offen)\n\n### Tag 1 (Di 24.09.2024)\n- Bankdrücken 4x4 85 kg\n- Unterarmstütz 3x60 s",
      exercises: [
        "2024-09-24 Bankdrücken: open ? 85kg x4, open ? 85kg x4, open ? 85kg x4, open ? 85kg x4",
        "2024-09-24 Unterarmstütz: open ? 60s, open ? 60s, open ? 60s",
      ]),
    .init(
      name: "a plan in words of its own",
      text:
        "## Planned deload\n\n### Mon 15 Jan 2024\n- Squat 3x5 60kg",
      exercises: [
        "2024-01-15 Squat: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "a day done in a week to do",
      text:
        "# Week 2 (to do)\n\n## Mon 15 Jan 2024 (done)\n- Squat 3x5 60kg\n\n## Wed 17 Jan 2024\n- Squat 3x5 62.5kg",
      exercises: [
        "2024-01-15 Squat: 60kg x5, 60kg x5, 60kg x5",
        "2024-01-17 Squat: open ? 62.5kg x5, open ? 62.5kg x5, open ? 62.5kg x5",
      ]),
    .init(
      name: "weeks, the newest first",
      text:
        "# 2024\n\n## Week of 20 January\nBench 60kg x 5\n\n## Week of 13 January\nBench 60kg x 5\n\n## Week of 6 January\nBench 60kg x 5",
      exercises: [
        "2024-01-06 Bench: 60kg x5",
        "2024-01-13 Bench: 60kg x5",
        "2024-01-20 Bench: 60kg x5",
      ]),
    .init(
      name: "a plan of which nothing was done",
      text:
        "2026-03-05\n- Squat 3x8, target 60 kg → 8/8/7\n- Bench 3x8, target 50 kg → not done\n- Row 3x8, target 40 kg → skipped, back was sore\n- Press 3x8, target 30 kg → all done\n- Plank 3x40 s → 40/40/35 felt hard",
      exercises: [
        "2026-03-05 Squat: 60kg x8 ? 60kg x8, 60kg x8 ? 60kg x8, 60kg x7 ? 60kg x8",
        "2026-03-05 Bench: open ? 50kg x8, open ? 50kg x8, open ? 50kg x8",
        "2026-03-05 Row: open ? 40kg x8, open ? 40kg x8, open ? 40kg x8",
        "2026-03-05 Press: 30kg x8, 30kg x8, 30kg x8",
        "2026-03-05 Plank: 40s ? 40s, 40s ? 40s, 35s ? 40s",
      ]),
    .init(
      name: "a decimal before the letter of a drop",
      text:
        "d = drop set\n\n2026-03-05 kg\nCurl 40x10 37,5x10d",
      exercises: [
        "2026-03-05 Curl: 40kg x10, 37.5kg drop x10"
      ]),
    .init(
      name: "a column of volumes",
      text:
        "2026-03-05\n\n| Exercise | Set 1 | Set 2 | Volume |\n|---|---|---|---|\n| Bench | 60x8 | 60x7 | 900 |",
      exercises: [
        "2026-03-05 Bench: 60 x8, 60 x7"
      ]),
    .init(
      name: "a scheme in a bracket",
      text:
        "2026-03-05 kg\nBench press (3 sets of 8):\n60, 62.5, 65",
      exercises: [
        "2026-03-05 Bench press: 60kg x8, 62.5kg x8, 65kg x8"
      ]),
    .init(
      name: "exercises behind rounds",
      text:
        "2026-03-05\nWOD 3 rounds: 10 burpees, push ups x 20",
      exercises: [
        "2026-03-05 burpees: x10, x10, x10",
        "2026-03-05 push ups: x20, x20, x20",
      ]),
    .init(
      name: "a code at each set",
      text:
        "2025-01-13 kg\nCurl 80x9, RP 80x8, RP 80x7",
      exercises: [
        "2025-01-13 Curl: 80kg x9, 80kg x8, 80kg x7"
      ]),
    .init(
      name: "a drop set behind a dash",
      text:
        "2024-03-12\nleg ext 50 - 15 12, drop set 30 - 12",
      exercises: [
        "2024-03-12 leg ext: 50 x15, 50 x12, 30 drop x12"
      ]),
    .init(
      name: "a load of a skipped row",
      text:
        "2024-05-07\n\n| Exercise | Weight | Reps |\n|---|---|---|\n| Calf raise | 30 kg | skipped |",
      exercises: [
        "2024-05-07 Calf raise: open"
      ]),
    .init(
      name: "words of a table in Spanish",
      text:
        "C = calentamiento, F = al fallo, PC = peso corporal\n\n## 2025-03-10\n\n| Ejercicio | S1 | S2 | S3 | Notas |\n|---|---|---|---|---|\n| Press banca | 40x10 C | 70x8 | 70x7 F | la semana pasada 67,5x8 |\n| Sentadilla | 60x5 C | 90x5 | 97,5x5 | RPE 8 la última |",
      exercises: [
        "2025-03-10 Press banca: 40 warmup x10, 70 x8, 70 fail x7",
        "2025-03-10 Sentadilla: 60 warmup x5, 90 x5, 97.5 @8 x5",
      ]),
    .init(
      name: "German dumbbells, help and failures",
      text:
        "2024-03-04 kg\nBankdrücken\n80x6 bis MV\nSeitheben 3x15 mit 10ern\nKlimmzugmaschine 20 Unterstützung 2x10\nKniebeuge\n100 5/5/5/4 (fünfte ging nicht mehr hoch)",
      exercises: [
        "2024-03-04 Bankdrücken: 80kg fail x6",
        "2024-03-04 Seitheben: 10kg x15, 10kg x15, 10kg x15",
        "2024-03-04 Klimmzugmaschine: -20kg x10, -20kg x10",
        "2024-03-04 Kniebeuge: 100kg x5, 100kg x5, 100kg x5, 100kg fail x4",
      ]),
  ]
}
