import Testing
import TrainingModel

@testable import Carryover

/// Days to come under labels in any words.
struct NotesAnnouncedTests {
  @Test("What a label puts off is planned", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "next week",
      text:
        "# 2025-06-09\n\nSquat 100 kg x 5\n\n## Next week (W6)\n\n- SQ 200x1 @8\n- SQ 5x3 @ 170",
      exercises: [
        "2025-06-09 Squat: 100kg x5",
        "2025-06-09 SQ: open ? 200kg @8 x1",
        "2025-06-09 SQ: open ? 170kg x3, open ? 170kg x3, open ? 170kg x3, open ? 170kg x3, open ? 170kg x3",
      ]),
    .init(
      name: "a plan on the whiteboard",
      text:
        "# 2025-06-09\n\n**Squat**\n- 100 kg x 5\n\n**Plan for Wednesday (already on the whiteboard)**\n- Deadlift 5x5 @ 110 kg",
      exercises: [
        "2025-06-09 Squat: 100kg x5",
        "2025-06-09 Deadlift: open ? 110kg x5, open ? 110kg x5, open ? 110kg x5, open ? 110kg x5, open ? 110kg x5",
      ]),
    .init(
      name: "days under a heading",
      text:
        "## Mon 12 May 2025\nSquat 100 kg x 5\n\n## Coming up\n\n- Mon 19 May, Easy run: 8 km\n- Wed 21 May, Tempo run: 5 km in 25:00",
      exercises: [
        "2025-05-12 Squat: 100kg x5",
        "2025-05-19 Easy run: open ? 8km",
        "2025-05-21 Tempo run: open ? 1500s 5km",
      ]),
    .init(
      name: "behind a wish for Sunday",
      text:
        "**Sat 8 Feb 2025, pull**\nPull-up: +20 x 5, +20 x 5\nGood.\n\nSunday I want: Weighted pull-up 3 x 5 with +20",
      exercises: [
        "2025-02-08 Pull-up: +20 x5, +20 x5",
        "2025-02-08 Weighted pull-up: open ? +20 x5, open ? +20 x5, open ? +20 x5",
      ]),
    .init(
      name: "what somebody wants",
      text:
        "Monday 9 September 2024\n\nHeel slides: left 12, right 12\n\nFor Wednesday Karen wants:\nLow step-ups: 2 x 10 each leg",
      exercises: [
        "2024-09-09 Heel slides: left x12, right x12",
        "2024-09-09 Low step-ups: open ? x10, open ? x10",
      ]),
    .init(
      name: "next time, with a date",
      text:
        "3.5.2025 Pull\nDeadlift\n60 kg x 6; 100 kg x 3\n\nNext time 5.5.2025\nBench press\n75 kg x 6; 75 kg x 6; 75 kg x 6",
      exercises: [
        "2025-05-03 Deadlift: 60kg x6, 100kg x3",
        "2025-05-03 Bench press: open ? 75kg x6, open ? 75kg x6, open ? 75kg x6",
      ]),
    .init(
      name: "a plan for a day",
      text:
        "Sat 9/23/23\nPush ups 3x15\nBed.\n\nPLAN for Tue 9/26:\nDeadlift 1x5x235, 2x5x205\n(no more 265 till october!!)",
      exercises: [
        "2023-09-23 Push ups: x15, x15, x15",
        "2023-09-23 Deadlift: open ? 235 x5, open ? 205 x5, open ? 205 x5",
      ]),
    .init(
      name: "the next squat day",
      text:
        "Th 1/18/24\nSQ 230: 5 5 5\n\nAll fives!!\n\nNEXT SQUAT DAY (plan, not done) - SQ 235: 5 5 5",
      exercises: [
        "2024-01-18 SQ: 230 x5, 230 x5, 230 x5",
        "2024-01-18 SQ: open ? 235 x5, open ? 235 x5, open ? 235 x5",
      ]),
    .init(
      name: "a wish for the 26th",
      text:
        "### 21.09.2022 pull\nDeadlift 100 kg x 5\n\nFor the 26th I want: Bench press 60 kg x 8",
      exercises: [
        "2022-09-21 Deadlift: 100kg x5",
        "2022-09-21 Bench press: open ? 60kg x8",
      ]),
    .init(
      name: "to do on the 19th",
      text:
        "## 15 February 2024\nBridge 15, 15, 15\nWall sit 45s, 40s\n\nTo do on the 19th (Maria's wish):\nWall sit 60s, 50s",
      exercises: [
        "2024-02-15 Bridge: x15, x15, x15",
        "2024-02-15 Wall sit: 45s, 40s",
        "2024-02-15 Wall sit: open ? 60s, open ? 50s",
      ]),
    .init(
      name: "a wish in bold",
      text:
        "**Fri June 9th 2023**\nPS 5/5/5 each leg\nRR 14/12/12\n\n**want on Sunday**\nPU +12.5: 5/5/5\nD +17.5: 6/6/6",
      exercises: [
        "2023-06-09 PS: x5, x5, x5",
        "2023-06-09 RR: x14, x12, x12",
        "2023-06-11 PU: open ? +12.5 x5, open ? +12.5 x5, open ? +12.5 x5",
        "2023-06-11 D: open ? +17.5 x6, open ? +17.5 x6, open ? +17.5 x6",
      ]),
    .init(
      name: "a plan behind a colon",
      text:
        "### Tue 19 Sep 2023\nlateral raise 10 lb x 15\n\nplan for thursday: DB floor press 35 lb x8 + goblet squat 50 x10",
      exercises: [
        "2023-09-19 lateral raise: 10lb x15",
        "2023-09-19 DB floor press: open ? 35lb x8",
        "2023-09-19 goblet squat: open ? 50lb x10",
      ]),
    .init(
      name: "a plan with a date",
      text:
        "2025-03-18, Berlin again\nSquat: 8@40, 5@70 kg\n\nplan 2025-03-20\nDeadlift: 5@100, 5@120, 3@130",
      exercises: [
        "2025-03-18 Squat: 40kg x8, 70kg x5",
        "2025-03-20 Deadlift: open ? 100kg x5, open ? 120kg x5, open ? 130kg x3",
      ]),
    .init(
      name: "an intention",
      text:
        "Friday 12 April 2024\nLeg press: 80 kg for 12\n\nOn Tuesday I intend: Leg press 100 kg for 10, and chest press machine 42.5 for 10. We will see.",
      exercises: [
        "2024-04-12 Leg press: 80kg x12",
        "2024-04-12 Leg press: open ? 100kg x10",
        "2024-04-12 chest press machine: open ? 42.5kg x10",
      ]),
    .init(
      name: "not lifted yet",
      text:
        "--- 12/9/2023 ---\nRack pull 225 lb x 5\n\n--- 12/11/2023 PLAN, not lifted yet -----------\nBox squat 230 lb x 5",
      exercises: [
        "2023-12-09 Rack pull: 225lb x5",
        "2023-12-11 Box squat: open ? 230lb x5",
      ]),
    .init(
      name: "geplant",
      text:
        "## Mo, 03.02.2025\n\n**KB**\n- 140x5, 140x5, 140x5 kg\n\n## Mo, 10.02.2025 – geplant\nNoch nicht gemacht, nur damit ichs nicht vergesse:\n\n**KB**\n- 140x5, 140x5, 140x5\n\n**BD**\n- 97,5x4, 97,5x4",
      exercises: [
        "2025-02-03 KB: 140kg x5, 140kg x5, 140kg x5",
        "2025-02-10 KB: open ? 140kg x5, open ? 140kg x5, open ? 140kg x5",
        "2025-02-10 BD: open ? 97.5kg x4, open ? 97.5kg x4",
      ]),
    .init(
      name: "toca",
      text:
        "Lunes 7/4/2025\nRemo con barra\n60 kg x 10, 65 kg x 10\n\nEl lunes 14/4 toca (si no me lían):\nPress banca: 80x6, 80x6, 80x6",
      exercises: [
        "2025-04-07 Remo con barra: 60kg x10, 65kg x10",
        "2025-04-14 Press banca: open ? 80kg x6, open ? 80kg x6, open ? 80kg x6",
      ]),
    .init(
      name: "para el lunes",
      text:
        "LUNES 20 enero 2025\nPress de hombro: 3 series de 10 con 15 kg\n\nPARA EL LUNES 27\nSentadilla libre: 3 series de 6 con 130\nHip thrust: 3 series de 8 con 180",
      exercises: [
        "2025-01-20 Press de hombro: 15kg x10, 15kg x10, 15kg x10",
        "2025-01-20 Sentadilla libre: open ? 130kg x6, open ? 130kg x6, open ? 130kg x6",
        "2025-01-20 Hip thrust: open ? 180kg x8, open ? 180kg x8, open ? 180kg x8",
      ]),
    .init(
      name: "komende donderdag",
      text:
        "Dinsdag 23-09-2025, thuis\nGoblet squat: 10 kg 12x, 10 kg 12x\n\nKomende donderdag 25-09-2025, voornemen:\nBeenpers: 82,5 kg 10x, 82,5 kg 10x",
      exercises: [
        "2025-09-23 Goblet squat: 10kg x12, 10kg x12",
        "2025-09-25 Beenpers: open ? 82.5kg x10, open ? 82.5kg x10",
      ]),
    .init(
      name: "下周二打算",
      text:
        "2025年5月11日 周日\n公园慢跑：5公里 34分20秒\n\n下周二（5月13日）打算：\n高脚杯深蹲：16kg 10次，16kg 10次",
      exercises: [
        "2025-05-11 公园慢跑: 2060s 5km",
        "2025-05-11 高脚杯深蹲: open ? 16kg x10, open ? 16kg x10",
      ]),
    .init(
      name: "el martes que viene",
      text:
        "29/10/2025\nbench press\n 190 lb x6\n\npara el martes que viene (03/11), si Dios quiere:\nbench press\n 190x6\n 200x5",
      exercises: [
        "2025-10-29 bench press: 190lb x6",
        "2025-10-29 bench press: open ? 190lb x6, open ? 200lb x5",
      ]),
    .init(
      name: "a plan told in a sentence",
      text:
        "Fri 14 Feb 2025 lb\nSquat 100 x 5\n\nPlan for Thursday is bench press, 3 sets of 5 at 190. We'll see.",
      exercises: [
        "2025-02-14 Squat: 100lb x5",
        "2025-02-14 bench press: open ? 190lb x5, open ? 190lb x5, open ? 190lb x5",
      ]),
    .init(
      name: "what one is supposed to do",
      text:
        "Fri 14 Feb 2025 lb\nSquat 100 x 5\n\nNext Wednesday I am supposed to do leg press with 55 kg, three sets of 10, and something new for the shoulders.",
      exercises: [
        "2025-02-14 Squat: 100lb x5",
        "2025-02-14 leg press: open ? 55kg x10, open ? 55kg x10, open ? 55kg x10",
      ]),
    .init(
      name: "à faire",
      text:
        "Mardi 4 mars 2025\nSquat 100 kg x 5\n\nÀ faire samedi 8 mars : Squat 3x6 à 90 kg, puis Soulevé de terre 2x5 à 110 kg. Le reste au feeling.",
      exercises: [
        "2025-03-04 Squat: 100kg x5",
        "2025-03-04 Squat: open ? 90kg x6, open ? 90kg x6, open ? 90kg x6",
        "2025-03-04 Soulevé de terre: open ? 110kg x5, open ? 110kg x5",
      ]),
    .init(
      name: "geplant, behind a colon",
      text:
        "Mo 03.02.2025\nSquat 100 kg x 5\n\nNächsten Montag geplant: Bankdrücken 3x5 mit 82,5, Klimmzüge 3x8 mit +5. Den Rest wie es kommt.",
      exercises: [
        "2025-02-03 Squat: 100kg x5",
        "2025-02-03 Bankdrücken: open ? 82.5kg x5, open ? 82.5kg x5, open ? 82.5kg x5",
        "2025-02-03 Klimmzüge: open ? +5kg x8, open ? +5kg x8, open ? +5kg x8",
      ]),
    .init(
      name: "next mon",
      text:
        "GYM 2025 (all kg)\n\nmon 6 jan\nsquat\n60x5\n\nthu 9 jan\nsquat\n60x5\n\nnext mon\nsquat 62.5 3x5\nbench 37.5 3x6",
      exercises: [
        "2025-01-06 squat: 60kg x5",
        "2025-01-09 squat: 60kg x5",
        "2025-01-09 squat: open ? 62.5kg x5, open ? 62.5kg x5, open ? 62.5kg x5",
        "2025-01-09 bench: open ? 37.5kg x6, open ? 37.5kg x6, open ? 37.5kg x6",
      ]),
    .init(
      name: "not yet, below",
      text:
        "2025-03-01 kg\nSquat 60x5\n\nNext week, not run yet:\nBench 50x5\nRow 40x8",
      exercises: [
        "2025-03-01 Squat: 60kg x5",
        "2025-03-01 Bench: open ? 50kg x5",
        "2025-03-01 Row: open ? 40kg x8",
      ]),
    .init(
      name: "ended by what was done",
      text:
        "2025-03-01\nBench 3x5 80kg\n\nFor Wednesday Karen wants:\nSquat 3x5 60kg\n\nDone Wednesday:\nSquat 5,5,4 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Squat: open ? 60kg x5, open ? 60kg x5, open ? 60kg x5",
        "2025-03-01 Squat: 60kg x5, 60kg x5, 60kg x4",
      ]),
    .init(
      name: "what I want to do",
      text:
        "2025-05-20 lb\nSquat 100 x 5\n\n**LEGS – Thu 5/22, what I want to do**\nHack squat 230 x 10, 3 sets",
      exercises: [
        "2025-05-20 Squat: 100lb x5",
        "2025-05-20 Hack squat: open ? 230lb x10, open ? 230lb x10, open ? 230lb x10",
      ]),
  ]
}
