import Testing
import TrainingModel

@testable import Carryover

/// What ordinary logs tell around their sets: targets, rests, notes, heights, numbers of sets, and what was not done.
struct NotesFairLogsTests {
  @Test("Ordinary logs are read as a reader would", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a tempo run is no tempo",
      text: "## Fri Apr 10 2026\n- Tempo: 4 mi, 31:40 \n- Glute bridge: 2x20\n- Tempo: 3-1-1",
      exercises: [
        "2026-04-10 : 1900s 4mi",
        "2026-04-10 Glute bridge: x20, x20",
      ]),
    .init(
      name: "what was planned, behind the set",
      text:
        "# 2026-02-18\nDeadlift\n200kg x1 @8.5 -- planned 205 @8, called it\n175kg 2x4 @8, @8.5\n180kg x3 - planned 5\n180kg x3 (planned 5)\n180kg x3 (goal 5+)\n180kg x3 (plan was 5)\n180kg x3 (target 5)",
      exercises: [
        "2026-02-18 Deadlift: 200kg @8.5 x1 ? 205kg @8, 175kg @8 x4, 175kg @8.5 x4, 180kg x3 ? x5, 180kg x3 ? x5, 180kg x3 ? x5+, 180kg x3 ? x5, 180kg x3 ? x5"
      ]),
    .init(
      name: "a load, its repetitions, and how many sets",
      text:
        "2026-01-05 kg\nswings 24 x10 x10 sets, 5:00 flat. hr got to 168\ngoblet squat 16 x5 x3 sets\nrow 60 x8 x3\nswings 24 x10 x10\nTGU 28: 1L 1R  went slow\nTGU 24: 1L 1R 1L 1R\nTGU 24: 1L 1R, went slow",
      exercises: [
        "2026-01-05 swings: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10",
        "2026-01-05 goblet squat: 16kg x5, 16kg x5, 16kg x5",
        "2026-01-05 row: 60kg x8, 60kg x8, 60kg x8",
        "2026-01-05 swings: 24kg x10, 24kg x10",
        "2026-01-05 TGU: 28kg left x1, 28kg right x1",
        "2026-01-05 TGU: 24kg left x1, 24kg right x1, 24kg left x1, 24kg right x1",
        "2026-01-05 TGU: 24kg left x1, 24kg right x1",
      ]),
    .init(
      name: "failed holds",
      text:
        "2026-01-05\nMax hangs\n+15kg 10s\n+22.5kg 8s - dropped off, failed\n+20kg 10s - failed\nPress\n115 lb x 2 (third one failed)\n115 lb x 2, missed the 3rd\n155 lb for 1, then failed the second rep",
      exercises: [
        "2026-01-05 Max hangs: +15kg 10s, +22.5kg 8s fail, +20kg 10s fail",
        "2026-01-05 Press: 115lb fail x2, 115lb fail x2, 155lb fail x1",
      ]),
    .init(
      name: "a board of a box",
      text:
        "**11/20/25 Thursday**\n\nA) Strict press\n85# x 5\n\nB) 4 rounds for time:\n400m run\n15 KB swings, 53#\n10 box jumps, 20\"\n\n17:05. Grip was the limiter, set the bell down twice in round 3. Legs fine.\n\n**11/22/25 Saturday**\n\nA) EMOM 8\n2 power cleans, 155#\nAll 8 made, 20 sec to spare every minute.\n\nB) Row\n500m, 1:49\n500m, 1:51\n500m, 1:56\n2:00 rest between",
      exercises: [
        "2025-11-20 Strict press: 85lb x5",
        "2025-11-20 run: 400m, 400m, 400m, 400m",
        "2025-11-20 KB swings: 53lb x15, 53lb x15, 53lb x15, 53lb x15",
        "2025-11-20 box jumps: x10, x10, x10, x10",
        "2025-11-22 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2",
        "2025-11-22 Row: 109s 500m, 111s 500m, 116s 500m",
      ]),
    .init(
      name: "notes in a list",
      text:
        "## 2025-10-06\n* Barbell row: 5x5 @ 55\n* Notes\n  * row form ok up to set 4\n  * 58 min\n## 2025-10-08\n* Squat: 5x5 @ 55 kg\n* Notes\n  * bodyweight 76.2\n  * 3 x 5 next time",
      exercises: [
        "2025-10-06 Barbell row: 55kg x5, 55kg x5, 55kg x5, 55kg x5, 55kg x5",
        "2025-10-08 Squat: 55kg x5, 55kg x5, 55kg x5, 55kg x5, 55kg x5",
      ]),
    .init(
      name: "a decimal comma at the beginning",
      text:
        "Trainingstagebuch (alles in kg)\n\nMo 12.01.26\nKörpergewicht 84,3\n\nKniebeuge\n100x5 RPE 7\n105x5 RPE 8,5\n\nBankdrücken\nAufwärmen 20x12, 50x5\n72,5 3x6\n77,5x4, die 5. nicht mehr geschafft",
      exercises: [
        "2026-01-12 Kniebeuge: 100kg @7 x5, 105kg @8.5 x5",
        "2026-01-12 Bankdrücken: 20kg warmup x12, 50kg warmup x5, 72.5kg x6, 72.5kg x6, 72.5kg x6, 77.5kg fail x4",
      ]),
    .init(
      name: "sides by letters behind counts",
      text: "samedi 10 janvier 2026\nDéveloppé : 62,5 kg x 8\nCurl haltère unilatéral : 12 kg, 10 G, 10 D, 9 G, 8 D",
      exercises: [
        "2026-01-10 Développé: 62.5kg x8",
        "2026-01-10 Curl haltère unilatéral: 12kg left x10, 12kg right x10, 12kg left x9, 12kg right x8",
      ]),
    .init(
      name: "sides behind counts",
      text: "2026-01-10\nCurl: 12 kg, 10 L, 10 R, 9 L, 8 R\nRow: 12 kg - 10L 10R 9L 8R",
      exercises: [
        "2026-01-10 Curl: 12kg left x10, 12kg right x10, 12kg left x9, 12kg right x8",
        "2026-01-10 Row: 12kg left x10, 12kg right x10, 12kg left x9, 12kg right x8",
      ]),
    .init(
      name: "rests alone",
      text:
        "## Mardi 10/02/2026\n### Développé couché\n*repos 3 min*\n- [x] 40 kg × 8 (échauffement)\n- [x] 80 kg × 4 (prévu 5) – RPE 9,5\n### Squat\nrepos 2 min\n- 40 kg × 8\n### Dips\n*Rest 3 min*\n- 8\n- 8\n### Row\nrest 2-3 min\n- 40 kg × 8",
      exercises: [
        "2026-02-10 Développé couché: 40kg warmup x8, 80kg @9.5 x4 ? x5",
        "2026-02-10 Squat: 40kg x8",
        "2026-02-10 Dips: x8, x8",
        "2026-02-10 Row: 40kg x8",
      ]),
    .init(
      name: "planned in Italian",
      text:
        "## 16 marzo 2026\n### Panca piana\n- 97,5 kg x 2 (previste 3), RPE 9,5\n- 97,5 kg x 2 (previsto 3)\n- 97,5 kg x 2 (obiettivo 3)",
      exercises: [
        "2026-03-16 Panca piana: 97.5kg @9.5 x2 ? x3, 97.5kg x2 ? x3, 97.5kg x2 ? x3"
      ]),
    .init(
      name: "counts with a cross",
      text: "## Maandag 18-05-2026\n**Optrekken met band**\n- 8×\n- 7×\n- 6× (tot falen)\n**Dips**\n- 8x\n- 7x",
      exercises: [
        "2026-05-18 Optrekken met band: x8, x7, fail x6",
        "2026-05-18 Dips: x8, x7",
      ]),
    .init(
      name: "numbered sets in Chinese",
      text:
        "## 2025/11/18（周二）\n### 负重引体向上\n- 第1组：+10公斤 × 6次\n- 第2组：+10公斤 × 5次\n- 第3组：自重 × 9次，力竭\n### 卧推\n- 第2组：77.5公斤 × 4次（计划5次），RPE 9.5\n### 俯卧撑\n- 第1组：25次\n- 第2组：20次\n- 第3组：18次",
      exercises: [
        "2025-11-18 负重引体向上: +10kg x6, +10kg x5, fail x9",
        "2025-11-18 卧推: 77.5kg @9.5 x4 ? x5",
        "2025-11-18 俯卧撑: x25, x20, x18",
      ]),
    .init(
      name: "the time of each lap",
      text:
        "Freitag, 07.11.2025\nRudergerät: 4 x 500 m in je 1:58, Pause 90 Sek.\nRudergerät: 4 x 500 m je 1:58\nLaufen: 6 x 400 m in 1:30\nRow: 4 x 500 m in 1:58 each",
      exercises: [
        "2025-11-07 Rudergerät: 118s 500m, 118s 500m, 118s 500m, 118s 500m",
        "2025-11-07 Rudergerät: 118s 500m, 118s 500m, 118s 500m, 118s 500m",
        "2025-11-07 Laufen: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s",
        "2025-11-07 Row: 118s 500m, 118s 500m, 118s 500m, 118s 500m",
      ]),
    .init(
      name: "rests in Portuguese",
      text:
        "# 15/01/2026\n**Remada curvada**\n- 50 kg x 10\n- lombar cansada, descanso de 2 min\n**Rosca**\n- 50 kg x 10\n- descanso de 2 min\n- descanso 90 s\n- rest 90 s\n- rest of 2 min, tired\n- tired, rest 2 min",
      exercises: [
        "2026-01-15 Remada curvada: 50kg x10",
        "2026-01-15 Rosca: 50kg x10",
      ]),
    .init(
      name: "a plan with an effort before an arrow",
      text:
        "# 2025-11-24\nEverything kg. Prescription -> what I did.\n## Comp squat\n1 @ RPE 8 -> 180x1 @8\n3x4 @ 80% -> 152.5x4 @7, 152.5x4 @7.5, 152.5x4 @8",
      exercises: [
        "2025-11-24 Comp squat: 180kg @8 x1 ? @8 x1, 152.5kg @7 x4 ? 80% x4, 152.5kg @7.5 x4 ? 80% x4, 152.5kg @8 x4 ? 80% x4"
      ]),
    .init(
      name: "c bj",
      text: "2025-01-01\n10 box jumps, 20\"",
      exercises: [
        "2025-01-01 box jumps: x10"
      ]),
    .init(
      name: "c bj3",
      text:
        "2025-01-01\nBox jumps, 20\": 10, 10\nBox jumps 20\" 3x10\n10 box jumps (20\")\n10 box jumps 20in\n10 box jumps @ 24\"",
      exercises: [
        "2025-01-01 Box jumps: x10, x10",
        "2025-01-01 Box jumps: x10, x10, x10",
        "2025-01-01 box jumps: x10",
        "2025-01-01 box jumps: x10",
        "2025-01-01 box jumps: x10",
      ]),
    .init(
      name: "c emom",
      text: "2025-01-01\nEMOM 8\n2 power cleans, 155#",
      exercises: [
        "2025-01-01 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2"
      ]),
    .init(
      name: "c emom2",
      text: "2025-01-01\nA) EMOM 8\n2 power cleans, 155#\nAll 8 made",
      exercises: [
        "2025-01-01 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2"
      ]),
    .init(
      name: "c emom4",
      text: "2025-01-01\nEMOM 8:\n2 power cleans, 155#",
      exercises: [
        "2025-01-01 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2"
      ]),
    .init(
      name: "c tempo",
      text: "2025-01-01\nTempo: 4 mi, 31:40",
      exercises: [
        "2025-01-01 Tempo: 1900s 4mi"
      ]),
    .init(
      name: "c x8",
      text: "2025-01-01\nDips\n- 8x\n- 7x",
      exercises: [
        "2025-01-01 Dips: x8, x7"
      ]),
    .init(
      name: "c x8b",
      text: "2025-01-01\nDips\n8x\n7x\n6x tot falen",
      exercises: [
        "2025-01-01 Dips: x8, x7, fail x6"
      ]),
    .init(
      name: "c x8c",
      text: "2025-01-01\n**Optrekken**\n- 8×\n- 7×\n- 6× (tot falen)",
      exercises: [
        "2025-01-01 Optrekken: x8, x7, fail x6"
      ]),
    .init(
      name: "c zh1",
      text: "2025-01-01\n### 俯卧撑\n- 第1组：25次\n- 第2组：20次",
      exercises: [
        "2025-01-01 俯卧撑: x25, x20"
      ]),
    .init(
      name: "c zh2",
      text: "2025-01-01\n### 俯卧撑\n第1组：25次\n第2组：20次\n第3组：18次",
      exercises: [
        "2025-01-01 俯卧撑: x25, x20, x18"
      ]),
    .init(
      name: "c zh3",
      text: "2025-01-01\n### 负重引体向上\n- 第1组：+10公斤 × 6次\n- 第2组：+10公斤 × 5次",
      exercises: [
        "2025-01-01 负重引体向上: +10kg x6, +10kg x5"
      ]),
    .init(
      name: "c zh4",
      text: "2025-01-01\n### 引体向上\n- 第1组：10公斤 × 6次\n- 第2组：10公斤 × 5次",
      exercises: [
        "2025-01-01 引体向上: +10kg x6, +10kg x5"
      ]),
    .init(
      name: "c en",
      text:
        "2025-01-01\n### Pull-ups\n- Set 1: +10 kg x 6\n- Set 2: +10 kg x 5\n- Set 3: BW x 9, to failure\n### Push-ups\n- Set 1: 25\n- Set 2: 20 reps",
      exercises: [
        "2025-01-01 Pull-ups: +10kg x6, +10kg x5, fail x9",
        "2025-01-01 Push-ups: x25, x20",
      ]),
    .init(
      name: "d e1",
      text: "2025-01-01\nEMOM 8 min\n- 2 power cleans, 155#",
      exercises: [
        "2025-01-01 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2"
      ]),
    .init(
      name: "d e2",
      text: "2025-01-01\nEMOM 8 min\n2 power cleans, 155#",
      exercises: [
        "2025-01-01 power cleans: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2"
      ]),
    .init(
      name: "d rest1",
      text: "2025-01-01\nB) Row\n500m, 1:49\n500m, 1:56\n2:00 rest between",
      exercises: [
        "2025-01-01 Row: 109s 500m, 116s 500m"
      ]),
    .init(
      name: "d rest2",
      text: "2025-01-01\nRow\n500m, 1:49\n500m, 1:56\n2:00 rest between",
      exercises: [
        "2025-01-01 Row: 109s 500m, 116s 500m"
      ]),
    .init(
      name: "d rest3",
      text:
        "2025-01-01\nRow\n- 500m in 1:49\n- 500m in 1:56\n- 2:00 rest between\n- 90s rest\n- 2 min rest between sets\n- rest 2 min between sets",
      exercises: [
        "2025-01-01 Row: 109s 500m, 116s 500m"
      ]),
    .init(
      name: "d italic",
      text: "2025-01-01\n### Dips\n*Rest 3 min*\n- 8\n- 8",
      exercises: [
        "2025-01-01 Dips: x8, x8"
      ]),
    .init(
      name: "d italic2",
      text: "2025-01-01\n### Dips\nRest 3 min\n- 8\n- 8",
      exercises: [
        "2025-01-01 Dips: x8, x8"
      ]),
    .init(
      name: "d arrow",
      text: "2025-11-24\nEverything kg\nSquat\n1 @ RPE 8 -> 180x1 @8",
      exercises: [
        "2025-11-24 Squat: 180kg @8 x1 ? @8 x1"
      ]),
    .init(
      name: "d arrow2",
      text: "2025-11-24\nEverything kg\nSquat\n1x1 @ RPE 8 -> 180x1 @8\n2x3 @ RPE 8 -> 180x3 @8, 180x3 @8",
      exercises: [
        "2025-11-24 Squat: 180kg @8 x1 ? @8 x1, 180kg @8 x3 ? @8 x3, 180kg @8 x3 ? @8 x3"
      ]),
    .init(
      name: "e r1",
      text: "2025-01-01\nRow\n500m in 1:49\n2:00 rest",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "e r2",
      text: "2025-01-01\nRow\n500m in 1:49\n2:00 rest between",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "e r3",
      text: "2025-01-01\nRow\n500m in 1:49\n2:00 off between",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "e p1",
      text: "2025-11-24\nEverything kg\nSquat\nplan 1x1 @ RPE 8 -> 180x1 @8\nplan 2x3 @ RPE 8 -> 180x3 @8, 180x3 @8",
      exercises: [
        "2025-11-24 Squat: 180kg @8 x1 ? @8 x1, 180kg @8 x3 ? @8 x3, 180kg @8 x3 ? @8 x3"
      ]),
    .init(
      name: "e n1",
      text: "2025-10-06\n* Barbell row: 5x5 @ 55\n* Notes\n  * 58 min\n* Dips: 3x8",
      exercises: [
        "2025-10-06 Barbell row: 55 x5, 55 x5, 55 x5, 55 x5, 55 x5",
        "2025-10-06 Dips: x8, x8, x8",
      ]),
    .init(
      name: "e n2",
      text: "2025-10-06\n* Barbell row: 5x5 @ 55\n* Notes:\n  * 58 min\n  * 3x8 next time",
      exercises: [
        "2025-10-06 Barbell row: 55 x5, 55 x5, 55 x5, 55 x5, 55 x5"
      ]),
    .init(
      name: "e n3",
      text: "2025-10-06\nBarbell row: 5x5 @ 55\n\nNotes\n- 58 min\n- 3x8 next time",
      exercises: [
        "2025-10-06 Barbell row: 55 x5, 55 x5, 55 x5, 55 x5, 55 x5"
      ]),
    .init(
      name: "e n4",
      text: "2025-10-06\nBarbell row: 5x5 @ 55\n\nNotes:\n- 58 min\n- felt good",
      exercises: [
        "2025-10-06 Barbell row: 55 x5, 55 x5, 55 x5, 55 x5, 55 x5"
      ]),
    .init(
      name: "e n5",
      text: "2025-10-06\n## Barbell row\n5x5 @ 55\n## Notes\n- 58 min\n- felt good",
      exercises: [
        "2025-10-06 Barbell row: 55 x5, 55 x5, 55 x5, 55 x5, 55 x5"
      ]),
    .init(
      name: "f r1",
      text: "2025-01-01\nRow\n500m in 1:49\n2:00 rest between sets",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "f r2",
      text: "2025-01-01\nRow\n500m in 1:49\n2:00 rest now",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "f r3",
      text: "2025-01-01\nRow\n500m in 1:49\n2:30 rest between",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "f r4",
      text: "2025-01-01\nRow\n500m in 1:49\n2 min rest between",
      exercises: [
        "2025-01-01 Row: 109s 500m"
      ]),
    .init(
      name: "h A",
      text: "2026-01-01\n* **Dips**  \n  * BW \\+ 25 x 10  \n  * BW\\+25 x 8\n  * 3 x 12 \\@ 42.5",
      exercises: [
        "2026-01-01 Dips: +25 x10, +25 x8, +42.5 x12, +42.5 x12, +42.5 x12"
      ]),
    .init(
      name: "h B",
      text:
        "# 18 Sept 2025 AM\nI write reps x weight, kg.\n- Front squat\n  - 5x60 warm-up\n  - 5x80, 2 RIR\n- Bulgarian split squat\n  - 10x14 each side, 2 RIR\n  - 10x14 each side\n  - 10x14 per leg, 2 RIR",
      exercises: [
        "2025-09-18 Front squat: 60kg warmup x5, 80kg rir2 x5",
        "2025-09-18 Bulgarian split squat: 14kg rir2 x10, 14kg x10, 14kg rir2 x10",
      ]),
    .init(
      name: "h C",
      text:
        "Notation: kg / reps, \"x n\" after that means n sets. m = miss.\nMonday 18 August 2025\nSnatch: 40/3, 50/2, 60/2, 65/1, 70/1, 75/1m, 75/1\nFront squat: 85/3, 95/3, 100/2 x 3",
      exercises: [
        "2025-08-18 Snatch: 40kg x3, 50kg x2, 60kg x2, 65kg x1, 70kg x1, 75kg fail x1, 75kg x1",
        "2025-08-18 Front squat: 85kg x3, 95kg x3, 100kg x2, 100kg x2, 100kg x2",
      ]),
    .init(
      name: "h C2",
      text: "x = miss, weight/reps in kg\nMonday 18 August 2025\nSnatch: 40/3, 50/2, 75/1x, 75/1",
      exercises: [
        "2025-08-18 Snatch: 40kg x3, 50kg x2, 75kg fail x1, 75kg x1"
      ]),
    .init(
      name: "h E",
      text:
        "Male, 41, 5'10\", 203 lb. Second run at the NLP after a layoff. Everything in lbs, weight x reps x sets.\n\nMon 11/3/2025\nSquat\n205x5x3",
      exercises: [
        "2025-11-03 Squat: 205lb x5, 205lb x5, 205lb x5"
      ]),
    .init(
      name: "h F",
      text:
        "2025-09-13\nparkrun 5km 22:41, about 30 sec off PB\n5 km 22:41, 30 sec slower than last week\n5 km 22:41, 12 s off my best",
      exercises: [
        "2025-09-13 parkrun: 1361s 5km, 1361s 5km, 1361s 5km"
      ]),
    .init(
      name: "h H",
      text: "Tue 20 Jan 2026 (turbo)\nWarm up: 15 min\nSprints: 6 x 20s, 2 min easy between\nCool down: 5 min",
      exercises: [
        "2026-01-20 Warm up: 900s warmup",
        "2026-01-20 Sprints: 20s, 20s, 20s, 20s, 20s, 20s",
        "2026-01-20 Cool down: 300s",
      ]),
    .init(
      name: "h I",
      text: "2026-05-06\nHIIT class. 3 rounds, 40 sec on 20 off:\nBurpees 40 sec\nMountain climbers 40 sec",
      exercises: [
        "2026-05-06 Burpees: 40s, 40s, 40s",
        "2026-05-06 Mountain climbers: 40s, 40s, 40s",
      ]),
    .init(
      name: "h I2",
      text: "2026-05-06\n3 rounds, 40 sec on 20 off:\nBurpees 40 sec\nPlank 40 sec",
      exercises: [
        "2026-05-06 Burpees: 40s, 40s, 40s",
        "2026-05-06 Plank: 40s, 40s, 40s",
      ]),
    .init(
      name: "h K",
      text:
        "2026-05-06\nDB bench 50 lb x10, 50 lb x10, 50 lb x8 (wanted 10)\nSumo Deadlift\n* 255x7\n* 255x6, should've been 8 but my back was fried\n* 255x6 (should have been 8)\n* 255x6 (supposed to be 8)",
      exercises: [
        "2026-05-06 DB bench: 50lb x10, 50lb x10, 50lb x8 ? x10",
        "2026-05-06 Sumo Deadlift: 255lb x7, 255lb x6 ? x8, 255lb x6 ? x8, 255lb x6 ? x8",
      ]),
    .init(
      name: "h L",
      text:
        "2026-05-06\nPlank, about 30 seconds, twice.\nBreaststroke, 500 metres in about 19 minutes.\nRun: ca. 5 km in 31:00\nHandstand hold: 30s, 25s, ~20s\nHang ~30s\nSquat 100 kg x ~8",
      exercises: [
        "2026-05-06 Plank: 30s ~, 30s ~",
        "2026-05-06 Breaststroke: 1140s 500m ~",
        "2026-05-06 Run: 1860s 5km ~",
        "2026-05-06 Handstand hold: 30s, 25s, 20s ~",
        "2026-05-06 Hang: 30s ~",
        "2026-05-06 Squat: 100kg x8 ~",
      ]),
    .init(
      name: "h P",
      text: "2026-05-06\nSprints: 60 m, 60 m\nPrancha: 60 s; 45 s",
      exercises: [
        "2026-05-06 Sprints: 60m, 60m",
        "2026-05-06 Prancha: 60s, 45s",
      ]),
    .init(
      name: "h P2",
      text:
        "## 23 de abril de 2026 (corrida)\n\n| Exercício | Séries | Notas |\n|---|---|---|\n| Subidas | 60 m; 60 m; 60 m; 60 m | desci |\n| Prancha | 60 s; 45 s; 40 s | |",
      exercises: [
        "2026-04-23 Subidas: 60m, 60m, 60m, 60m",
        "2026-04-23 Prancha: 60s, 45s, 40s",
      ]),
    .init(
      name: "h S",
      text: "2026-05-06\nMuscle-up\n- 1 rep\n- 0 reps, fallado\n- 1 rep\nMuscle up\n- 0 reps, failed",
      exercises: [
        "2026-05-06 Muscle-up: x1, fail x0, x1",
        "2026-05-06 Muscle up: fail x0",
      ]),
    .init(
      name: "h Y",
      text:
        "2026-05-06\nOne-arm lock-off\n - left, 8 s\n - right, 10 s\nSide plank\n - left, 8 s\n - right, 10 s\nSide plank\n- left 8 s\n- right 10 s\nLock-off\n- left, 8 s",
      exercises: [
        "2026-05-06 One-arm lock-off: 8s left, 10s right",
        "2026-05-06 Side plank: 8s left, 10s right",
        "2026-05-06 Side plank: 8s left, 10s right",
        "2026-05-06 Lock-off: 8s left",
      ]),
    .init(
      name: "h N",
      text: "2026-05-06\nBarre au front\npas fait, plus le temps (prévu 3 x 10 à 25 kg)",
      exercises: [
        "2026-05-06 Barre au front: open ? 25kg x10, open ? 25kg x10, open ? 25kg x10"
      ]),
    .init(
      name: "h N2",
      text: "2026-05-06\nCadeira abdutora\npulei (era 3x20 com 40kg)",
      exercises: [
        "2026-05-06 Cadeira abdutora: open ? 40kg x20, open ? 40kg x20, open ? 40kg x20"
      ]),
    .init(
      name: "h N3",
      text: "2026-05-06\nScrollate\nsaltate, palestra in chiusura (da fare 40x15 40x15)",
      exercises: [
        "2026-05-06 Scrollate: open ? 40 x15, open ? 40 x15"
      ]),
    .init(
      name: "h N4",
      text: "2026-05-06\nvliegeren\novergeslagen, gepland was 3x15 @ 8kg",
      exercises: [
        "2026-05-06 vliegeren: open ? 8kg x15, open ? 8kg x15, open ? 8kg x15"
      ]),
    .init(
      name: "h N5",
      text: "2026-05-06\n面拉\n没做，健身房关门了（计划 15kg×15 3组）",
      exercises: [
        "2026-05-06 面拉: open ? 15kg x15, open ? 15kg x15, open ? 15kg x15"
      ]),
    .init(
      name: "h N6",
      text: "2026-05-06\nLeg curl\nskipped, machine taken (plan was 3x12 40 kg)",
      exercises: [
        "2026-05-06 Leg curl: open ? 40kg x12, open ? 40kg x12, open ? 40kg x12"
      ]),
    .init(
      name: "h N7",
      text:
        "2026-05-06\nCrunch inverso: 3 x 15 previsti, saltati perché è arrivata mamma\nHeuvelsprints: 6 x 60 m gepland, niet gedaan\nLeg curl: skipped (3x12 40 kg planned)",
      exercises: [
        "2026-05-06 Crunch inverso: open ? x15, open ? x15, open ? x15",
        "2026-05-06 Heuvelsprints: open ? 60m, open ? 60m, open ? 60m, open ? 60m, open ? 60m, open ? 60m",
        "2026-05-06 Leg curl: open ? 40kg x12, open ? 40kg x12, open ? 40kg x12",
      ]),
    .init(
      name: "h D2",
      text: "2025-08-19\nPush press: 50x5 kg\nLeft hip tight, did 10 min of mobility first.",
      exercises: [
        "2025-08-19 Push press: 5kg x50"
      ]),
    .init(
      name: "h J2",
      text:
        "2026-05-06\nScott curl: 27,5 kg x 10; 27,5 kg x 9; dropset 27,5 kg x 8 > 20 kg x 7 > 12,5 kg x 9\nCurl: 20 kg x 10; dropset 15 kg x 8 > 10 kg x 7",
      exercises: [
        "2026-05-06 Scott curl: 27.5kg x10, 27.5kg x9, 27.5kg x8, 20kg drop x7, 12.5kg drop x9",
        "2026-05-06 Curl: 20kg x10, 15kg drop x8, 10kg drop x7",
      ]),
    .init(
      name: "h Q2",
      text:
        "2026-05-06\nBurpees: 10 - 8 rip, recupero 90\"\nTrazioni con elastico: 6 - 5 - 4 rip, l'ultima serie a cedimento\nKlimmzüge: 10 - 8 Wdh",
      exercises: [
        "2026-05-06 Burpees: x10, x8",
        "2026-05-06 Trazioni con elastico: x6, x5, fail x4",
        "2026-05-06 Klimmzüge: x10, x8",
      ]),
    .init(
      name: "y nsuns",
      text:
        "**Tue 6/3/2025** lbs\n\n*Sumo Deadlift*\n\n* 185x5\n* 255x6\n* 255x6, should've been 8 but my back was fried\n\n*Leg Curl*\n\n* 90x12",
      exercises: [
        "2025-06-03 Sumo Deadlift: 185lb x5, 255lb x6, 255lb x6 ? x8",
        "2025-06-03 Leg Curl: 90lb x12",
      ]),
    .init(
      name: "x rest",
      text: "# 15/01/2026\n**Remada curvada**\n- 50 kg x 10\n- lombar cansada, descanso de 2 min",
      exercises: [
        "2026-01-15 Remada curvada: 50kg x10"
      ]),
  ]
}
