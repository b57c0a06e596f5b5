import Testing
import TrainingModel

@testable import Carryover

/// Bars, tempos, sides, rounds, rests, help, laps and loads that stand in words of their own.
struct NotesSaidAmongNumbersTests {
  @Test("Signs and words among numbers are none of them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "A01",
      text:
        "2026-06-10\nBench 50kg 8 | 50kg 8 | 50kg 7\nPush ups 20 | 18\nB2 GHR: 8 | 7 | 6 0RIR\nPull ups 6 | 6 | 5",
      exercises: [
        "2026-06-10 Bench: 50kg x8, 50kg x8, 50kg x7",
        "2026-06-10 Push ups: x20, x18",
        "2026-06-10 GHR: x8, x7, rir0 x6",
        "2026-06-10 Pull ups: x6, x6, x5",
      ]),
    .init(
      name: "A02",
      text:
        "2026-06-10\nprancha 1min 50s 40s",
      exercises: [
        "2026-06-10 prancha: 60s, 50s, 40s"
      ]),
    .init(
      name: "A03",
      text:
        "2026-06-10\nintervals 800m, 2 min standing rest: 3:12, 3:11, 3:10. windy down the back straight\n- Intervals 400m: 88s, 87s, 86s with 90 sec walk between",
      exercises: [
        "2026-06-10 intervals: 192s 800m, 191s 800m, 190s 800m",
        "2026-06-10 Intervals: 400m 88s, 400m 87s, 400m 86s",
      ]),
    .init(
      name: "A04",
      text:
        "2026-06-10\nPULL 9/15\nEZ curl: 70lb x12, 70x10\nIncline treadmill 30min 12% 3.0 hr 128\ncoach wants +5 min cardio from monday",
      exercises: [
        "2026-06-10 EZ curl: 70lb x12, 70lb x10",
        "2026-06-10 Incline treadmill: 1800s",
      ]),
    .init(
      name: "A05",
      text:
        "2026-06-10\ndeadlift\n70kg x5, 90kg x5, 100kg x5 - 100 felt heavy, first time since xmas",
      exercises: [
        "2026-06-10 deadlift: 70kg x5, 90kg x5, 100kg x5"
      ]),
    .init(
      name: "A06",
      text:
        "2026-06-10\n**Ab wheel**: BW x 12; BW x 10\n\n235 next week if the hips agree. Rests were 4-5 min.",
      exercises: [
        "2026-06-10 Ab wheel: x12, x10"
      ]),
    .init(
      name: "A07",
      text:
        "2026-06-10\nreps@kg as always\nSquat: 8@20 w/u, 5@40 w/u, 5@60\nAssisted pull up: 6@-20, 6@-20, 5@-15",
      exercises: [
        "2026-06-10 Squat: 20kg warmup x8, 40kg warmup x5, 60kg x5",
        "2026-06-10 Assisted pull up: -20kg x6, -20kg x6, -15kg x5",
      ]),
    .init(
      name: "A08",
      text:
        "2026-06-10\n6. Prancha lateral — esq 25s, dta 25s\nA1 Remada baixa 35 kg 12, 12, 11\nC  Bicep curl 7 kg 3x12\nD  Prancha 40\", 40\", 35\"\n3. Peso morto romeno — 2 halteres de 14 kg, 10 / 10 / 10",
      exercises: [
        "2026-06-10 Prancha lateral: 25s left, 25s right",
        "2026-06-10 Remada baixa: 35kg x12, 35kg x12, 35kg x11",
        "2026-06-10 Bicep curl: 7kg x12, 7kg x12, 7kg x12",
        "2026-06-10 Prancha: 40s, 40s, 35s",
        "2026-06-10 Peso morto romeno: 14kg x10, 14kg x10, 14kg x10",
      ]),
    .init(
      name: "A09",
      text:
        "2026-06-10\nIncline Smith (lbs incl. bar)\n1) 135 x 12 warm up\n3) 225 x 10 - beat last wk by 1. failure\nFlat hammer strength press, 90/side\nRP set: 12 + 4 + 3 (15 deep breaths between)\nDB laterals 25s\nmyo reps: 18 + 5 + 5 + 4",
      exercises: [
        "2026-06-10 Incline Smith: 135lb warmup x12, 225lb fail x10",
        "2026-06-10 Flat hammer strength press: 90lb x12, 90lb x4, 90lb x3",
        "2026-06-10 DB laterals: 25lb x18, 25lb x5, 25lb x5, 25lb x4",
      ]),
    .init(
      name: "A10",
      text:
        "2026-06-10\nformat: date, then lift weight reps reps reps. lbs. w = warmup. sq/bp/dl/ohp/row\n\n1/8\nsq  w 135 5  w 185 3  w 225 2\nsq  255 5 5 5\nohp w 65 5",
      exercises: [
        "2026-06-10 sq: 135lb warmup x5, 185lb warmup x3, 225lb warmup x2",
        "2026-06-10 sq: 255lb x5, 255lb x5, 255lb x5",
        "2026-06-10 ohp: 65lb warmup x5",
      ]),
    .init(
      name: "A11",
      text:
        "2026-06-10\nkg\nA. Deadlift, 1x3 @ RPE 8 then 3x5 at 85% of that -> 140x3 @8, then 120x5, 120x5, 120x5\nB. Push press, 4x3 -> 50x3, 52.5x3, 55x3, 57.5x2 @10 (lost the third in front)",
      exercises: [
        "2026-06-10 Deadlift: 140kg @8 x3, 120kg x5, 120kg x5, 120kg x5",
        "2026-06-10 Push press: 50kg x3 ? x3, 52.5kg x3 ? x3, 55kg x3 ? x3, 57.5kg @10 fail x2 ? x3",
      ]),
    .init(
      name: "A12",
      text:
        "Mon 6am class\nSTRENGTH front squat every 2 min\n95lb x5 warm up\n135 x3\nWOD \"Fran\" rx\nthrusters 95lb 21-15-9\ntime 6:48!! 20 sec PR (old one 7:08). hands ripped a bit",
      exercises: [
        "front squat: 95lb warmup x5, 135lb x3",
        "thrusters: 95lb x21, 95lb x15, 95lb x9",
      ]),
    .init(
      name: "A13",
      text:
        "2026-06-10\nbench 185lb x7\n- Bench is up 10 lb since week 1 (175x6)",
      exercises: [
        "2026-06-10 bench: 185lb x7"
      ]),
    .init(
      name: "A14",
      text:
        "# Fri\nWOD \"DT\" scaled to 115lb, 5 rounds for time\n12 deadlift\n9 hang power clean\n6 push jerk\ntime 11:20, rx is 155, someday. grip gave out round 4 but no drops\nassault bike 10 min super easy cooldown",
      exercises: [
        "assault bike: 600s"
      ]),
    .init(
      name: "A15",
      text:
        "2026-06-10\nintervals 800m, 2 min standing rest: 3:12, 3:11, 3:10. windy down the back straight",
      exercises: [
        "2026-06-10 intervals: 192s 800m, 191s 800m, 190s 800m"
      ]),
    .init(
      name: "A16",
      text:
        "2026-06-10\nintervals 800m: 3:12, 3:11, 3:10. windy down the back straight",
      exercises: [
        "2026-06-10 intervals: 192s 800m, 191s 800m, 190s 800m"
      ]),
    .init(
      name: "A17",
      text:
        "2026-06-10\nkg\nB1. Bulgarian split squat (3010) - 14s - 10es, 10es, 9es\nB2. Half kneeling Pallof press - 12.5 - 12es, 12es, 12es\nA. Hex bar deadlift - 60/5 w/up, 80/3 w/up, 95/6 RIR3, 95/6 RIR2\nC2. Copenhagen plank - 25s L, 25s R, 20s L, 20s R",
      exercises: [
        "2026-06-10 Bulgarian split squat: 14kg x10, 14kg x10, 14kg x9",
        "2026-06-10 Half kneeling Pallof press: 12.5kg x12, 12.5kg x12, 12.5kg x12",
        "2026-06-10 Hex bar deadlift: 60kg warmup x5, 80kg warmup x3, 95kg rir3 x6, 95kg rir2 x6",
        "2026-06-10 Copenhagen plank: 25s left, 25s right, 20s left, 20s right",
      ]),
    .init(
      name: "A18",
      text:
        "Tue 21 Jan\nerg 3x20min r18\n4962m\n4988m\n5003m\nHR 152 by the end, split 2:00ish, bum numb\n\nplank: 60s, 60s, 75s",
      exercises: [
        "erg: 1200s 4962m, 1200s 4988m, 1200s 5003m",
        "HR 152 by the end, split: 120s",
        "plank: 60s, 60s, 75s",
      ]),
    .init(
      name: "A19",
      text:
        "2026-06-10\nerg 8x500m, 2min off\n1:42.1\n1:42.0\n1:41.8\n1:42.3\n1:42.0\n1:41.5\n1:41.2\n1:38.4 emptied it",
      exercises: [
        "2026-06-10 erg: 102.1s 500m, 102s 500m, 101.8s 500m, 102.3s 500m, 102s 500m, 101.5s 500m, 101.2s 500m, 500m 98.4s"
      ]),
    .init(
      name: "A20",
      text:
        "2026-06-10\nkg\nCable lat raise, one arm\n7.5 L15 R14\n7.5 L13 R12",
      exercises: [
        "2026-06-10 Cable lat raise, one arm: 7.5kg left x15, 7.5kg right x14, 7.5kg left x13, 7.5kg right x12"
      ]),
    .init(
      name: "A21",
      text:
        "2026-06-10\nbench (everything in kg)\n20x10 warmup\n60x5",
      exercises: [
        "2026-06-10 bench: 20kg warmup x10, 60kg x5"
      ]),
    .init(
      name: "A22",
      text:
        "2026-06-10\nStanding on one leg. Left 30 seconds, right 22 seconds. Then left 35 seconds, right 30 seconds.\nStep ups. 10 times each leg. 10 times each leg.",
      exercises: [
        "2026-06-10 Standing on one leg: 30s left, 22s right, 35s left, 30s right",
        "2026-06-10 Step ups: x10, x10",
      ]),
    .init(
      name: "A23",
      text:
        "2026-06-10\nSLR 1kg ankle weight, left 12 12 12, right 12\nLeg ext iso hold 60 deg, left 15kg 45s 45s 45s 45s 20s (stopped the last one, pain 4/10)",
      exercises: [
        "2026-06-10 SLR: 1kg left x12, 1kg left x12, 1kg left x12, 1kg right x12",
        "2026-06-10 Leg ext iso hold: 15kg 45s left, 15kg 45s left, 15kg 45s left, 15kg 45s left, 15kg 20s left",
      ]),
    .init(
      name: "A24",
      text:
        "2026-06-10\nkg\nBand pull aparts x25 x25\n\nYoke 15m\n180 9.8s\n220 12.4s",
      exercises: [
        "2026-06-10 Band pull aparts: x25, x25",
        "2026-06-10 Yoke: 15m 180kg 9.8s, 12.4s 15m 220kg",
      ]),
    .init(
      name: "A25",
      text:
        "2026-06-10\nall lbs\ncable crossover (low to high) 30 a side 15, 15, 12\npec deck 160 x 12, myo reps +4 +4 +3",
      exercises: [
        "2026-06-10 cable crossover (low to high): 30lb x15, 30lb x15, 30lb x12",
        "2026-06-10 pec deck: 160lb x12, 160lb x4, 160lb x4, 160lb x3",
      ]),
    .init(
      name: "A26",
      text:
        "2026-06-10\nCopenhagens 20s/side x 2",
      exercises: [
        "2026-06-10 Copenhagens: 20s, 20s"
      ]),
    .init(
      name: "A27",
      text:
        "2026-06-10\n**Pull-ups** rest-pause: 8, 15s pauze, 3, 15s pauze, 2\n- Inlopen: 1,5 km\n- Intervallen: 6x 400m, pauze 90s: 1:32 / 1:31 / 1:33 / 1:32 / 1:34 / 1:29",
      exercises: [
        "2026-06-10 Pull-ups: x8, x3, x2",
        "2026-06-10 Inlopen: 1.5km",
        "2026-06-10 Intervallen: 400m 92s, 400m 91s, 400m 93s, 400m 92s, 400m 94s, 400m 89s",
      ]),
    .init(
      name: "A28",
      text:
        "2026-06-10\nkg\nstacco\n140x4\ntrazioni zav\n+10x5\n+10x4",
      exercises: [
        "2026-06-10 stacco: 140kg x4",
        "2026-06-10 trazioni zav: +10kg x5, +10kg x4",
      ]),
    .init(
      name: "A29",
      text:
        "2026-06-10\n- Sentadilla búlgara, mancuernas de 16kg una en cada mano\n  - izq 10 / der 10\n  - izq 9 / der 8",
      exercises: [
        "2026-06-10 Sentadilla búlgara: 16kg left x10, 16kg right x10, 16kg left x9, 16kg right x8"
      ]),
    .init(
      name: "A30",
      text:
        "2026-06-10\nCable kickback 20 lbs, R 15, 15  L 15, 13",
      exercises: [
        "2026-06-10 Cable kickback: 20lb right x15, 20lb right x15, 20lb left x15, 20lb left x13"
      ]),
    .init(
      name: "A31",
      text:
        "2026-06-10\nkg\nremo manc 1 brazo: izq 30x10, der 30x10, izq 32x8, der 32x9\ncurl barra z\n25x12\n30x9",
      exercises: [
        "2026-06-10 remo manc 1 brazo: 30kg left x10, 30kg right x10, 32kg left x8, 32kg right x9",
        "2026-06-10 curl barra z: 25kg x12, 30kg x9",
      ]),
    .init(
      name: "A32",
      text:
        "2026-06-10\nAffondi camminati con 2 manubri da 10 kg: 3 serie da 12 per gamba",
      exercises: [
        "2026-06-10 Affondi camminati: 10kg x12, 10kg x12, 10kg x12"
      ]),
    .init(
      name: "A33",
      text:
        "2026-06-10\nHeel raises both legs 20 20\nhamstring curl both legs 15kg 12 12 12",
      exercises: [
        "2026-06-10 Heel raises: x20, x20",
        "2026-06-10 hamstring curl: 15kg x12, 15kg x12, 15kg x12",
      ]),
    .init(
      name: "A34",
      text:
        "2026-06-10\nkg\nA. DB bench (neutral grip) - 10/12 w/up, 20/8 RIR3, 22/8 RIR2\nB. DB bench - 10/12 w/up, 20/8 RIR3",
      exercises: []),
    .init(
      name: "A35",
      text:
        "2026-06-10\nsuitcase carry 28kg: 40m L 40m R",
      exercises: [
        "2026-06-10 suitcase carry: 28kg 40m left"
      ]),
    .init(
      name: "SA01",
      text:
        "2026-06-10\nKniebeuge\n20 (nur Stange) x10 warm\n40x8 warm\n60x5",
      exercises: [
        "2026-06-10 Kniebeuge: 20 warmup x10, 40 warmup x8, 60 x5"
      ]),
    .init(
      name: "SA02",
      text:
        "2026-06-10\nSquat\n45 (just the bar) x 10\n95 (belt) x5",
      exercises: [
        "2026-06-10 Squat: 45 x10, 95 x5"
      ]),
    .init(
      name: "SA03",
      text:
        "2026-06-10\nremo con mancuerna 12kg izq 12\nder 12\nizq 11\nder 12",
      exercises: [
        "2026-06-10 remo con mancuerna: 12kg left x12, 12kg right x12, 12kg left x11, 12kg right x12"
      ]),
    .init(
      name: "SA04",
      text:
        "2026-06-10\nDB row 50lb left 12\nright 12\nleft 11",
      exercises: [
        "2026-06-10 DB row: 50lb left x12, 50lb right x12, 50lb left x11"
      ]),
    .init(
      name: "SA05",
      text:
        "2026-06-10\nmax hangs 20mm half crimp, 10s each, 3min rest\n+5kg warm up\n+10kg warm up\n+20kg\n+25kg only 7s, opened up",
      exercises: [
        "2026-06-10 max hangs 20mm half crimp: +5kg 10s warmup, +10kg 10s warmup, +20kg 10s, +25kg 7s fail"
      ]),
    .init(
      name: "SA06",
      text:
        "2026-06-10\nBankdrücken\n50 x 8, 8, 7\nJens neben mir macht 80 x 8, der Angeber",
      exercises: [
        "2026-06-10 Bankdrücken: 50 x8, 50 x8, 50 x7"
      ]),
    .init(
      name: "SA07",
      text:
        "2026-06-10\nFront squat, all lbs\n95x5 warmup\n135x5 warmup\n165 x 3",
      exercises: [
        "2026-06-10 Front squat: 95lb warmup x5, 135lb warmup x5, 165lb x3"
      ]),
    .init(
      name: "SA08",
      text:
        "2026-06-10\nReverse lunge holding one 16kg 3x8 each leg\nFarmer carry, 24s, 3 x 40 m up and down the driveway",
      exercises: [
        "2026-06-10 Reverse lunge: 16kg x8, 16kg x8, 16kg x8",
        "2026-06-10 Farmer carry: 24kg 40m, 24kg 40m, 24kg 40m",
      ]),
    .init(
      name: "SA09",
      text:
        "2026-06-10\nPulley: 12, 12 e 10 con 27 kg",
      exercises: [
        "2026-06-10 Pulley: 27kg x12, 27kg x12, 27kg x10"
      ]),
    .init(
      name: "SA10",
      text:
        "2026-06-10\nPulley: 12, 12 und 10 mit 27,5 kg",
      exercises: [
        "2026-06-10 Pulley: 27.5kg x12, 27.5kg x12, 27.5kg x10"
      ]),
    .init(
      name: "SA11",
      text:
        "2026-06-10\nLat machine: 3 serie da 12 con 30 kg. Due ripetizioni di riserva.",
      exercises: [
        "2026-06-10 Lat machine: 30kg rir2 x12, 30kg rir2 x12, 30kg rir2 x12"
      ]),
    .init(
      name: "SA12",
      text:
        "2026-06-10\nLat machine: 3 serie da 12 con 30 kg. 2 rip di riserva in ogni serie",
      exercises: [
        "2026-06-10 Lat machine: 30kg rir2 x12, 30kg rir2 x12, 30kg rir2 x12"
      ]),
    .init(
      name: "SA13",
      text:
        "2026-06-10\nRow 6 x 500m, 2' rest, r28, df 125\n1:46.2\n1:45.8",
      exercises: [
        "2026-06-10 Row: 106.2s 500m, 105.8s 500m, 500m, 500m, 500m, 500m"
      ]),
    .init(
      name: "SA14",
      text:
        "2026-06-10\nRow 6 x 500m, 2' off\n1:46.2\n1:45.8",
      exercises: [
        "2026-06-10 Row: 106.2s 500m, 105.8s 500m, 500m, 500m, 500m, 500m"
      ]),
    .init(
      name: "SA15",
      text:
        "2026-06-10\nfree 4x100m, went 1:08 1:08 1:07 1:06",
      exercises: [
        "2026-06-10 free: 100m 68s, 100m 68s, 100m 67s, 100m 66s"
      ]),
    .init(
      name: "SA16",
      text:
        "2026-06-10\nBench 5x5 @ 100kg, managed 4 on the last set\nSquat 5x5 100kg, stopped at 3 on the last",
      exercises: [
        "2026-06-10 Bench: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x4",
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x3",
      ]),
    .init(
      name: "SA17",
      text:
        "2026-06-10\nBench 5x5 @ 100kg, only got 4 on the last set, spotter took it",
      exercises: [
        "2026-06-10 Bench: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg fail x4"
      ]),
  ]
}
