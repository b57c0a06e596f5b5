import Testing
import TrainingModel

@testable import Carryover

/// Warm-ups, help, drops and what was not done, in the words of other languages.
struct NotesToldInTonguesTests {
  @Test("Words of other languages tell of their sets", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "last time, in Chinese",
      text:
        "2026年3月18日\n硬拉 120kg×5\n上次硬拉是115kg×5，有进步。",
      exercises: [
        "2026-03-18 硬拉: 120kg x5"
      ]),
    .init(
      name: "a warm-up behind a comma",
      text:
        "2026-01-20\nrameur 5 min tranquille, échauffement\nsquat 60kg x8 / 80kg x8",
      exercises: [
        "2026-01-20 rameur: 300s warmup",
        "2026-01-20 squat: 60kg x8, 80kg x8",
      ]),
    .init(
      name: "a warm-up in a bracket",
      text:
        "2026-02-18\npassadeira 10 min (aquecimento)\nagachamento 60x8 aquecimento\nagachamento 85x5",
      exercises: [
        "2026-02-18 passadeira: 600s warmup",
        "2026-02-18 agachamento: 60 warmup x8",
        "2026-02-18 agachamento: 85 x5",
      ]),
    .init(
      name: "a warm-up for warmth",
      text:
        "24/1/2026\nCorsetta 1 km per scaldarmi\nTrazioni 10 8 7 6",
      exercises: [
        "2026-01-24 Corsetta: 1km warmup",
        "2026-01-24 Trazioni: x10, x8, x7, x6",
      ]),
    .init(
      name: "how long each took",
      text:
        "18.01.2026\n10 min Einlaufen\nIntervalle auf der Bahn: 5 x 400 m, jeder in ca. 1:58, dazwischen Gehpause\nAuslaufen 1,5 km\nSarah war natürlich wieder schneller (1:45 😅)",
      exercises: [
        "2026-01-18 Einlaufen: 600s",
        "2026-01-18 Intervalle auf der Bahn: 118s 400m, 118s 400m, 118s 400m, 118s 400m, 118s 400m",
        "2026-01-18 Auslaufen: 1.5km",
      ]),
    .init(
      name: "sides of legs, and what was left",
      text:
        "2026-04-07\n热身：跳绳3分钟\n\n深蹲\n- [x] 60公斤 × 8\n- [x] 70公斤 × 6（还能再做2个）\n\n保加利亚分腿蹲\n- [x] 左腿 10公斤 × 10\n- [x] 右腿 10公斤 × 10\n- [x] 左腿 10公斤 × 10\n- [x] 右腿 10公斤 × 9",
      exercises: [
        "2026-04-07 跳绳: 180s warmup",
        "2026-04-07 深蹲: 60kg x8, 70kg rir2 x6",
        "2026-04-07 保加利亚分腿蹲: 10kg left x10, 10kg right x10, 10kg left x10, 10kg right x9",
      ]),
    .init(
      name: "warmed up on a machine",
      text:
        "sáb 7 feb 2026 - pecho y tríceps\nCalenté 10 min en la caminadora\nPress de pecho con barra: 95 lb x12 de calentamiento, 135x10, 155x8\nPress inclinado con mancuerna: 3 series de 10 con las de 50",
      exercises: [
        "2026-02-07 caminadora: 600s warmup",
        "2026-02-07 Press de pecho con barra: 95lb warmup x12, 135lb x10, 155lb x8",
        "2026-02-07 Press inclinado con mancuerna: 50lb x10, 50lb x10, 50lb x10",
      ]),
    .init(
      name: "short for warm-up sets",
      text:
        "Do, 5. März 2026 – Pull\n\n- **Kreuzheben**\n  - AWS 60 kg x 8, 100 x 5, 130 x 2\n  - 155 x 3 (RPE 8)",
      exercises: [
        "2026-03-05 Kreuzheben: 60kg warmup x8, 100kg warmup x5, 130kg warmup x2, 155kg @8 x3"
      ]),
    .init(
      name: "warmed up before",
      text:
        "Mo 12.01.2026 abends daheim, ganzkörper\n\nwarm gemacht: 5 min Seilspringen\nGoblet Squat 16kg 3x12\nBulgarian Split Squat mit 2 KH à 8kg: 3x10 pro Seite, rpe 7\nHip Thrust (auf der Couch) 24kg x15, x15, x12",
      exercises: [
        "2026-01-12 Seilspringen: 300s warmup",
        "2026-01-12 Goblet Squat: 16kg x12, 16kg x12, 16kg x12",
        "2026-01-12 Bulgarian Split Squat mit 2 KH: 8kg @7 x10, 8kg @7 x10, 8kg @7 x10",
        "2026-01-12 Hip Thrust (auf der Couch): 24kg x15, 24kg x15, 24kg x12",
      ]),
    .init(
      name: "a drop, and what was not done",
      text:
        "2026-03-10\n4. Desenvolvimento c/ halteres 18kg: 12, 10, 8\n5. Elevação lateral: 4x12 c/ 8kg, na última drop pra 5kg x 10\n6. Tríceps corda: 3x15 c/ 25kg\n7. Tríceps testa: 3x10 – não fiz, cotovelo doendo",
      exercises: [
        "2026-03-10 Desenvolvimento c/ halteres: 18kg x12, 18kg x10, 18kg x8",
        "2026-03-10 Elevação lateral: 8kg x12, 8kg x12, 8kg x12, 8kg x12, 5kg drop x10",
        "2026-03-10 Tríceps corda: 25kg x15, 25kg x15, 25kg x15",
        "2026-03-10 Tríceps testa: open ? x10, open ? x10, open ? x10",
      ]),
    .init(
      name: "skipped behind a colon",
      text:
        "2026-01-15\n**Trazioni** zavorra +5 kg: 6, 6, 5, poi a corpo libero: 8\n\n**Pushdown** 3x12 30 kg: saltato, la palestra chiudeva",
      exercises: [
        "2026-01-15 Trazioni: +5kg x6, +5kg x6, +5kg x5, x8",
        "2026-01-15 Pushdown: open ? 30kg x12, open ? 30kg x12, open ? 30kg x12",
      ]),
    .init(
      name: "lower without rest",
      text:
        "2026-02-09\nExtensión de pierna 90 lb x15, 90x15, 100x12, bajé a 70x10 sin descanso",
      exercises: [
        "2026-02-09 Extensión de pierna: 90lb x15, 90lb x15, 100lb x12, 70lb drop x10"
      ]),
    .init(
      name: "a drop set of two",
      text:
        "2026-03-09\n绳索下压 25kg 12次×3组，最后接递减组 20kg×8，15kg×10",
      exercises: [
        "2026-03-09 绳索下压: 25kg x12, 25kg x12, 25kg x12, 20kg drop x8, 15kg drop x10"
      ]),
    .init(
      name: "a load with plus and comma",
      text:
        "## Mercredi 21 janvier 2026 — Haut du corps\n\n| Exercice | Séries | Charge (kg) | Notes |\n|---|---|---|---|\n| Développé couché | 4x6 | 87,5 | RPE 8 |\n| Tractions lestées | 3x6 | +12,5 | dernière série à l'échec |\n| Rowing barre | 3x10 | 70 | dos bien plat |",
      exercises: [
        "2026-01-21 Développé couché: 87.5kg @8 x6, 87.5kg @8 x6, 87.5kg @8 x6, 87.5kg @8 x6",
        "2026-01-21 Tractions lestées: +12.5kg x6, +12.5kg x6, +12.5kg fail x6",
        "2026-01-21 Rowing barre: 70kg x10, 70kg x10, 70kg x10",
      ]),
    .init(
      name: "so much of help",
      text:
        "mié 11 feb 2026 - espalda y bíceps\nDominadas asistidas con 40 de ayuda: 8, 7, 6\nJalón al pecho 100 lb x12, 120x10",
      exercises: [
        "2026-02-11 Dominadas asistidas: -40lb x8, -40lb x7, -40lb x6",
        "2026-02-11 Jalón al pecho: 100lb x12, 120lb x10",
      ]),
    .init(
      name: "help in a bracket, and how often a way",
      text:
        "2026-02-20\nelevações com elástico (ajuda de 25kg): 8, 7, 6\nsupino plano 5x5 com 70, rpe 7-8\nfarmer walk 2x24kg, 40 m, 3 vezes",
      exercises: [
        "2026-02-20 elevações com elástico: -25kg x8, -25kg x7, -25kg x6",
        "2026-02-20 supino plano: 70kg @7-8 x5, 70kg @7-8 x5, 70kg @7-8 x5, 70kg @7-8 x5, 70kg @7-8 x5",
        "2026-02-20 farmer walk: 24kg 40m, 24kg 40m, 24kg 40m",
      ]),
    .init(
      name: "intervals",
      text:
        "za 22-11-2025\nInlopen 2 km\nInterval 6x 800 m in 3:40 (pauze 2 min)\nUitlopen 1 km",
      exercises: [
        "2025-11-22 Inlopen: 2km warmup",
        "2025-11-22 Interval: 220s 800m, 220s 800m, 220s 800m, 220s 800m, 220s 800m, 220s 800m",
        "2025-11-22 Uitlopen: 1km",
      ]),
    .init(
      name: "help before counts",
      text:
        "2026-03-12\nBarra fixa no graviton: ajuda de 20 kg, 10, 8 e 7 repetições",
      exercises: [
        "2026-03-12 Barra fixa no graviton: -20kg x10, -20kg x8, -20kg x7"
      ]),
    .init(
      name: "a machine behind warm-up",
      text:
        "03/03/2026\néchauffement 10 min d'elliptique\nj'avais aussi prévu curl haltères 3x12 à 7kg mais j'ai zappé",
      exercises: [
        "2026-03-03 elliptique: 600s warmup",
        "2026-03-03 curl haltères: open ? 7kg x12, open ? 7kg x12, open ? 7kg x12",
      ]),
    .init(
      name: "a drop to less",
      text:
        "2026-01-22\n[x] Curl femoral acostado: 60 lb x 12, 60 x 10, y sin descanso drop a 40 x 10\n[ ] Escaladora 20 min (mañana la hago)",
      exercises: [
        "2026-01-22 Curl femoral acostado: 60lb x12, 60lb x10, 40lb drop x10",
        "2026-01-22 Escaladora: open ? 1200s",
      ]),
    .init(
      name: "a drop with less",
      text:
        "2026-01-22\n- Cadeira extensora: 3x15 com 45kg, na última emendei um drop com 30kg 10",
      exercises: [
        "2026-01-22 Cadeira extensora: 45kg x15, 45kg x15, 45kg x15, 30kg drop x10"
      ]),
    .init(
      name: "lower for more",
      text:
        "2026-01-22\nchest press 20kg 3x12, nell'ultima scalato subito a 15kg per altre 6\ndovevo fare anche spinte spalle manubri 6kg 3x10 ma le ho saltate, spalla che fa male",
      exercises: [
        "2026-01-22 chest press: 20kg x12, 20kg x12, 20kg x12, 15kg drop x6",
        "2026-01-22 spinte spalle manubri: open ? 6kg x10, open ? 6kg x10, open ? 6kg x10",
      ]),
    .init(
      name: "crosses behind counts",
      text:
        "zo 1/3/26\nopdrukken 20, 17, 14 (kon echt niet meer)\nkettlebell van 12 kg: goblet squat 3 x 15, swings 4 x 20\nzijwaarts heffen 6kg 15x 12x 12x, meteen door als dropset 4kg 10x\noptrekken met 30 kg hulp van de machine 6x 6x 5x\n\ndo 5/3/26\nniet gegaan, ziek. stond op het schema: leg press 4 x 10 met 100kg",
      exercises: [
        "2026-03-01 opdrukken: x20, x17, fail x14",
        "2026-03-01 goblet squat: 12kg x15, 12kg x15, 12kg x15",
        "2026-03-01 swings: 12kg x20, 12kg x20, 12kg x20, 12kg x20",
        "2026-03-01 zijwaarts heffen: 6kg x15, 6kg x12, 6kg x12, 4kg drop x10",
        "2026-03-01 optrekken: -30kg x6, -30kg x6, -30kg x5",
        "2026-03-05 leg press: open ? 100kg x10, open ? 100kg x10, open ? 100kg x10, open ? 100kg x10",
      ]),
    .init(
      name: "words between sets",
      text:
        "2026.2.25 周三 臀腿日\n椭圆机热身8分钟\n臀推 空杆20kg 15个热身 然后40kg 12个 50kg 10个 50kg 10个 最后一组50kg 8个做到力竭\n本来还想做腿弯举25kg 12个x3组的，器械一直有人就算了",
      exercises: [
        "2026-02-25 椭圆机: 480s warmup",
        "2026-02-25 臀推: 20kg warmup x15, 40kg x12, 50kg x10, 50kg x10, 50kg fail x8",
        "2026-02-25 腿弯举: open ? 25kg x12, open ? 25kg x12, open ? 25kg x12",
      ]),
    .init(
      name: "a warm-up over a way, the last set, a drop",
      text:
        "2026-03-04\nAufwärmen: 1000 m Rudergerät in 4:30, locker\n- **Klimmzüge (Obergriff)**\n  - 8, 7, 6, 5 – alle ohne Zusatzgewicht, letzter Satz MV\n- **SZ-Curls**\n  - 30 kg x 10\n  - 30 x 7 MV, dann 20 x 8 als Dropsatz",
      exercises: [
        "2026-03-04 Rudergerät: 1000m 270s warmup",
        "2026-03-04 Klimmzüge (Obergriff): x8, x7, x6, fail x5",
        "2026-03-04 SZ-Curls: 30kg x10, 30kg fail x7, 20kg drop x8",
      ]),
    .init(
      name: "a warm-up of minutes",
      text:
        "mardi 03/03/2026\n\néchauffement 10 min d'elliptique",
      exercises: [
        "2026-03-03 elliptique: 600s warmup"
      ]),
    .init(
      name: "one kettlebell for all",
      text:
        "1/3/26\nkettlebell van 12 kg: goblet squat 3 x 15, swings 4 x 20\nzijwaarts heffen 6kg 15x 12x 12x, meteen door als dropset 4kg 10x",
      exercises: [
        "2026-03-01 goblet squat: 12kg x15, 12kg x15, 12kg x15",
        "2026-03-01 swings: 12kg x20, 12kg x20, 12kg x20, 12kg x20",
        "2026-03-01 zijwaarts heffen: 6kg x15, 6kg x12, 6kg x12, 4kg drop x10",
      ]),
    .init(
      name: "more before a measure",
      text:
        "16.01.2026\nkg\nbankdrücken 80x8 80x7\nnoch 15 min laufband 2,3 km",
      exercises: [
        "2026-01-16 bankdrücken: 80kg x8, 80kg x7",
        "2026-01-16 laufband: 2.3km 900s",
      ]),
    .init(
      name: "a way so many times, and what stood on the plan",
      text:
        "wo 4/3/26\nkg\ndeadlift 60kg 8x, 80kg 5x (warming-up), 100kg 3x5\nfarmers walk 2x 28kg, 40 meter, 3 keer",
      exercises: [
        "2026-03-04 deadlift: 60kg warmup x8, 80kg warmup x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-03-04 farmers walk: 28kg 40m, 28kg 40m, 28kg 40m",
      ]),
    .init(
      name: "effort of the last set",
      text:
        "2026年3月8日\n深蹲 100kg 5次 5次 5次（最后一组RPE9）\n保加利亚分腿蹲 哑铃14kg 左10 右10，左10 右9\n腿弯举 40kg 12 12 12（最后一组力竭）\n农夫行走 单手24kg 30米×2",
      exercises: [
        "2026-03-08 深蹲: 100kg x5, 100kg x5, 100kg @9 x5",
        "2026-03-08 保加利亚分腿蹲: 14kg left x10, 14kg right x10, 14kg left x10, 14kg right x9",
        "2026-03-08 腿弯举: 40kg x12, 40kg x12, 40kg fail x12",
        "2026-03-08 农夫行走: 24kg 30m, 24kg 30m",
      ]),
    .init(
      name: "the last set with an effort, and a wish",
      text:
        "2025-03-01\n深蹲 100kg 5次×5组，最后一组RPE 9",
      exercises: [
        "2025-03-01 深蹲: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg @9 x5"
      ]),
    .init(
      name: "a label before a name",
      text:
        "2024-03-05\nBauch: Crunches 3x20",
      exercises: [
        "2024-03-05 Crunches: x20, x20, x20"
      ]),
  ]
}
