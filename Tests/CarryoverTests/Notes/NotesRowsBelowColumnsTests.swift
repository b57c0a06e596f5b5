import Testing
import TrainingModel

@testable import Carryover

/// Numbers below a line of columns, ticks behind loads, arrows between sets, and phrases that name exercises.
struct NotesRowsBelowColumnsTests {
  @Test("Rows, ticks and lists are read by what stands above them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "R01",
      text:
        "2026-06-10\nfentes arrière kb 16kg\nD10 G10\nD10 G8",
      exercises: [
        "2026-06-10 fentes arrière: 16kg right x10, 16kg left x10, 16kg right x10, 16kg left x8"
      ]),
    .init(
      name: "R02",
      text:
        "2026-06-10\nBench 60kg 3x5\nL-sit: skipped, hip flexor cramp\nSANDBAG CARRY binned it, rain again\nRear delt fly skipped, gym closing\nfront lever tuck > skipped\nsquat : annulé, le genou\nStep ups: did not do these, Claire said to rest it if hot.\nGHR: left it, back was fried",
      exercises: [
        "2026-06-10 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-06-10 L-sit: open",
        "2026-06-10 SANDBAG CARRY: open",
        "2026-06-10 Rear delt fly: open",
        "2026-06-10 front lever tuck: open",
        "2026-06-10 squat: open",
        "2026-06-10 Step ups: open",
        "2026-06-10 GHR: open",
      ]),
    .init(
      name: "R03",
      text:
        "2026-06-10\nDidn't do: Assault bike 2 x 500m, someone was on it",
      exercises: [
        "2026-06-10 Assault bike: open ? 500m, open ? 500m"
      ]),
    .init(
      name: "R04",
      text:
        "2026-06-10\nsnatch kg\nwarm up 30x3 40x3 50x2\n60 ✓\n65 ✓\n70 ✗ out front\n70 ✓\n73 ✗\ndropped to 62 ✓ ✓ ✓",
      exercises: [
        "2026-06-10 snatch: 30kg warmup x3, 40kg warmup x3, 50kg warmup x2, 60kg x1, 65kg x1, 70kg fail x0, 70kg x1, 73kg fail x0, 62kg x1, 62kg x1, 62kg x1"
      ]),
    .init(
      name: "R05",
      text:
        "# units: kg. w suffix = warm-up set\n- date: 2022-09-19\n  lifts:\n    - name: squat\n      kg:   [40w, 60w, 82.5]\n      reps: [8, 5, 5]\n    - name: plank\n      secs: [60, 60, 50]",
      exercises: [
        "2022-09-19 lifts: ",
        "2022-09-19 squat: 40kg warmup x8, 60kg warmup x5, 82.5kg x5",
        "2022-09-19 plank: 60s, 60s, 50s",
      ]),
    .init(
      name: "R06",
      text:
        "2026-06-10\nmuscle up > 3 > 2 > 2 > 1 fail on 2nd\ndips > 20kg x 8 > 20kg x 8 > bw x 17\npistol squat > 5 each > 5 each > 4 each\nhandstand wall hold > 40s > 35s > 35s",
      exercises: [
        "2026-06-10 muscle up: x3, x2, x2, fail x1",
        "2026-06-10 dips: +20kg x8, +20kg x8, x17",
        "2026-06-10 pistol squat: x5, x5, x4",
        "2026-06-10 handstand wall hold: 40s, 35s, 35s",
      ]),
    .init(
      name: "R07",
      text:
        "2026-06-10\nUpper A   2025-10-06\nfelt 7/10, 62 min\n             kg    reps  RIR\nIncline DB press\n  set 1      24    11    3\n  set 2      24    10    2\nOHP\n  set 1      35    8     2\n  set 3      35    6     0   (failed 7)\nCalf raise\n  warm up    40    10\n  set 1      100   12    1\n  set 3      skipped",
      exercises: [
        "2025-10-06 Incline DB press: 24kg rir3 x11, 24kg rir2 x10",
        "2025-10-06 OHP: 35kg rir2 x8, 35kg rir0 x6",
        "2025-10-06 Calf raise: 40kg warmup x10, 100kg rir1 x12, open",
      ]),
    .init(
      name: "R08",
      text:
        "2026-06-10\nMachine chest press kg\n85 x 10\nRP 85 x 9 + 4 + 3",
      exercises: [
        "2026-06-10 Machine chest press: 85kg x10, 85kg x9, 85kg x4, 85kg x3"
      ]),
    .init(
      name: "R09",
      text:
        "2026-06-10\nHalf crimp 20mm: 10s holds, rest 3 min\n+10kg\n+15kg\n+22.5kg came off at 7s\nWeighted pull up\n+15kg x 5",
      exercises: [
        "2026-06-10 Half crimp 20mm: +10kg 10s, +15kg 10s, +22.5kg 7s fail",
        "2026-06-10 Weighted pull up: +15kg x5",
      ]),
    .init(
      name: "R10",
      text:
        "2026-06-10\nYoke: 160kg 15m warm up. 220kg 15m 12.4s, 240kg 15m 14.1s\nLeg press: 40kg x15 warm up. 80kg x12, 80kg x12",
      exercises: [
        "2026-06-10 Yoke: 15m 160kg warmup, 12.4s 15m 220kg, 14.1s 15m 240kg",
        "2026-06-10 Leg press: 40kg warmup x15, 80kg x12, 80kg x12",
      ]),
    .init(
      name: "R11",
      text:
        "2026-06-10\nkg\nDB row 40s, 12 each side, 3 sets\nStep ups 16 each hand, 8 each leg, 3 sets",
      exercises: [
        "2026-06-10 DB row: 40kg x12, 40kg x12, 40kg x12",
        "2026-06-10 Step ups: 16kg x8, 16kg x8, 16kg x8",
      ]),
    .init(
      name: "R12",
      text:
        "2026-06-10\nkg\n**Close grip bench** 85x8 for 3 sets, all RPE 7",
      exercises: [
        "2026-06-10 Close grip bench: 85kg @7 x8, 85kg @7 x8, 85kg @7 x8"
      ]),
    .init(
      name: "R13",
      text:
        "2026-06-10\nStep ups 16kg 3x8\nSingle leg calf raise, no weight\nL 15, 15, 12\nR 15, 15, 15",
      exercises: [
        "2026-06-10 Step ups: 16kg x8, 16kg x8, 16kg x8",
        "2026-06-10 Single leg calf raise: left x15, left x15, left x12, right x15, right x15, right x15",
      ]),
    .init(
      name: "R14",
      text:
        "2026-06-10\nMIERCOLES espalda/biceps\ndormí 6h, resaca leve...\npeso muerto\ncalent 60x8 100x4\n130kg x5",
      exercises: [
        "2026-06-10 peso muerto: 60kg warmup x8, 100kg warmup x4, 130kg x5"
      ]),
    .init(
      name: "R15",
      text:
        "LUNES pecho\npress banca 60kg x5\n\nMARTES espalda\npeso muerto\n130kg x5",
      exercises: [
        "press banca: 60kg x5",
        "peso muerto: 130kg x5",
      ]),
    .init(
      name: "R16",
      text:
        "2026-06-10\nsquat 10kg x5\npresse à cuisses\n80 kg x 15",
      exercises: [
        "2026-06-10 squat: 10kg x5",
        "2026-06-10 presse à cuisses: 80kg x15",
      ]),
    .init(
      name: "R17",
      text:
        "2026-06-10\nhip thrusts 3x10 mit 70kg. der letzte satz war hart",
      exercises: [
        "2026-06-10 hip thrusts: 70kg x10, 70kg x10, 70kg x10"
      ]),
    .init(
      name: "R18",
      text:
        "2026-06-10\nhip thrusts 70kg der 10, izq 9",
      exercises: [
        "2026-06-10 hip thrusts: 70kg right x10, 70kg left x9"
      ]),
    .init(
      name: "R19",
      text:
        "2026-06-10\npanca 70kg 4x6 (rpe 7-7-8-9)",
      exercises: [
        "2026-06-10 panca: 70kg @7 x6, 70kg @7 x6, 70kg @8 x6, 70kg @9 x6"
      ]),
    .init(
      name: "R20",
      text:
        "2026-06-10\npike push up: 8,8,7   rpe 9 ultima serie",
      exercises: [
        "2026-06-10 pike push up: x8, x8, @9 x7"
      ]),
    .init(
      name: "R21",
      text:
        "2026-06-10\nOutdoor Run\nDistance 8.02 km\nTime 45:37\nPace 5:41",
      exercises: [
        "2026-06-10 Outdoor Run: 2737s 8.02km"
      ]),
    .init(
      name: "R22",
      text:
        "2026-06-10\nRower\nDistance: 2000 m\nHR 150",
      exercises: [
        "2026-06-10 Rower: 2000m"
      ]),
    .init(
      name: "R23",
      text:
        "2026-06-10 Run\nDistance 8.02 km",
      exercises: [
        "2026-06-10 Run: 8.02km"
      ]),
    .init(
      name: "LO01",
      text:
        "2026-06-10 kg\nComp bench\n110x6x4 @7 7.5 8 8.5\nComp dead 190x4x3 @7.5 8 8.5",
      exercises: [
        "2026-06-10 Comp bench: 110kg @7 x6, 110kg @7.5 x6, 110kg @8 x6, 110kg @8.5 x6",
        "2026-06-10 Comp dead: 190kg @7.5 x4, 190kg @8 x4, 190kg @8.5 x4",
      ]),
    .init(
      name: "LO02",
      text:
        "2026-06-10 lb\nPush press, triples\n115\n125\n135\n155 (got 2, dumped the 3rd)\n\nRow 2000m 7:38",
      exercises: [
        "2026-06-10 Push press: 115lb x3, 125lb x3, 135lb x3, 155lb fail x2",
        "2026-06-10 Row: 2000m 458s",
      ]),
    .init(
      name: "LO03",
      text:
        "2026-06-10 pounds\nseated lateral 20s\nx18\nx15",
      exercises: [
        "2026-06-10 seated lateral: 20lb x18, 20lb x15"
      ]),
    .init(
      name: "LO04",
      text:
        "2026-06-10\nSchrägbank KH\n1. Satz 12 Wdh mit 24\n2. Satz 8 Wdh mit 28, bis MV",
      exercises: [
        "2026-06-10 Schrägbank KH: 24 x12, 28 fail x8"
      ]),
    .init(
      name: "LO05",
      text:
        "2026-06-10\n78,6 auf der waage, linke schulter zieht bissi\n\nSchrägbank 60kg 3x8",
      exercises: [
        "2026-06-10 Schrägbank: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "LO06",
      text:
        "2026-06-10\nHip thrust (kg)\nbarra sola (20) x15 calentamiento\n60x12",
      exercises: [
        "2026-06-10 Hip thrust: 20kg warmup x15, 60kg x12"
      ]),
    .init(
      name: "LO07",
      text:
        "2026-06-10\nPULL A\n202.9lb / 6.5h sleep, better\n\n1. Lat pulldown (neutral)\n140x12 warm",
      exercises: [
        "2026-06-10 Lat pulldown (neutral): 140lb warmup x12"
      ]),
    .init(
      name: "SR01",
      text:
        "2026-06-10\n\n| Was | Strecke | Zeit | Puls | Bemerkung |\n|---|---|---|---|---|\n| Einlaufen | 2 km | 12:30 | 132 | locker, Aufwärmen |\n| Intervall | 400 m | 1:48 | 168 | |\n| Intervall | 400 m | 1:47 | 170 | |",
      exercises: [
        "2026-06-10 Einlaufen: 2km 750s",
        "2026-06-10 Intervall: 108s 400m, 107s 400m",
      ]),
    .init(
      name: "SR02",
      text:
        "2026-08-01\nRow 20kg x 5\n\nData;Exercício;Carga (kg);Reps;Séries;Obs\n04/08;Leg press;60;15;1;aquecimento\n04/08;Leg press;90;12;3;sem dor\n06/08;Puxada alta;40;12;3;\n06/08;Supino máquina;30;12;2;",
      exercises: [
        "2026-08-01 Row: 20kg x5",
        "2026-08-04 Leg press: 60kg warmup x15, 90kg x12, 90kg x12, 90kg x12",
        "2026-08-06 Puxada alta: 40kg x12, 40kg x12, 40kg x12",
        "2026-08-06 Supino máquina: 30kg x12, 30kg x12",
      ]),
    .init(
      name: "SR03",
      text:
        "Data;Exercício;Carga (kg);Reps;Séries;Obs\n04/08/2026;Leg press;60;15;1;aquecimento\n06/08/2026;Puxada alta;40;12;3;\n06/08/2026;Supino máquina;30;12;2;",
      exercises: [
        "2026-08-04 Leg press: 60kg warmup x15",
        "2026-08-06 Puxada alta: 40kg x12, 40kg x12, 40kg x12",
        "2026-08-06 Supino máquina: 30kg x12, 30kg x12",
      ]),
    .init(
      name: "SR05",
      text:
        "2026-08-01\nRow 20kg x 5\n\nDate;Exercise;Load (kg);Reps;Sets\n4 Aug;Leg press;60;15;1\n6 Aug;Row;40;12;3\n6 Aug;Bench;30;12;2",
      exercises: [
        "2026-08-01 Row: 20kg x5",
        "2026-08-04 Leg press: 60kg x15",
        "2026-08-06 Row: 40kg x12, 40kg x12, 40kg x12",
        "2026-08-06 Bench: 30kg x12, 30kg x12",
      ]),
  ]
}
