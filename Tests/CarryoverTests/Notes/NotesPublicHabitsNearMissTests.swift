import Testing
import TrainingModel

@testable import Carryover

/// Texts that only look like the habits of public logs.
struct NotesPublicHabitsNearMissTests {
  @Test("What only looks like such habits is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "r1a",
      text: "2026-03-05 (kg)\nBench: 60x5*, 60x5, 60x5\n* left wrist a bit sore",
      exercises: [
        "2026-03-05 Bench: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "r1c",
      text: "2026-03-08\nDeadlift: 60kg x5*, 100kg x3*, 140kg x5\nRow: 50kg x10, 50kg x10\nasterisk = warmup set",
      exercises: [
        "2026-03-08 Deadlift: 60kg warmup x5, 100kg warmup x3, 140kg x5",
        "2026-03-08 Row: 50kg x10, 50kg x10",
      ]),
    .init(
      name: "r1d",
      text: "2026-03-10 (all lb)\nBench: 185x5, 190x5, 195x5*\nRow: 135x8, 135x8*\n* = PR, warm-ups not logged",
      exercises: [
        "2026-03-10 Bench: 185lb x5, 190lb x5, 195lb x5",
        "2026-03-10 Row: 135lb x8, 135lb x8",
      ]),
    .init(
      name: "r1e",
      text: "2026-03-11\n* Squat 100kg 5x5\n* Leg press 160kg 3x10\n* Calf raise 60kg 2x15",
      exercises: [
        "2026-03-11 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-03-11 Leg press: 160kg x10, 160kg x10, 160kg x10",
        "2026-03-11 Calf raise: 60kg x15, 60kg x15",
      ]),
    .init(
      name: "r1f",
      text:
        "2026-03-12\nasterisk = warmup set, weights in lb\nOHP: 45x10*, 65x5*, 95x5, 95x5\nLateral raise: 15 lb, 3*12",
      exercises: [
        "2026-03-12 OHP: 45lb warmup x10, 65lb warmup x5, 95lb x5, 95lb x5",
        "2026-03-12 Lateral raise: 15lb x12, 15lb x12, 15lb x12",
      ]),
    .init(
      name: "r1g",
      text: "2026-03-14\n**Front squat:** 60kg x5, **80kg x3**, 80kg x3\n**Pull-up:** 8, 7, 6",
      exercises: [
        "2026-03-14 Front squat: 60kg x5, 80kg x3, 80kg x3",
        "2026-03-14 Pull-up: x8, x7, x6",
      ]),
    .init(
      name: "r1h",
      text: "2026-03-15 kg\nBench: 50x8 (warmup), 70x5, 70x5*, 67.5x6*\n* spotter touched the bar",
      exercises: [
        "2026-03-15 Bench: 50kg warmup x8, 70kg x5, 70kg x5, 67.5kg x6"
      ]),
    .init(
      name: "r2a",
      text:
        "2026-03-03\n| Exercise | Seat | kg | Set 1 | Set 2 |\n|---|---|---|---|---|\n| Leg extension | 4 | 45 | 12 | 10 |\n| Chest press | 6 | 50 | 10 | 9 |",
      exercises: [
        "2026-03-03 Leg extension: 45kg x12, 45kg x10",
        "2026-03-03 Chest press: 50kg x10, 50kg x9",
      ]),
    .init(
      name: "r2b",
      text:
        "2026-03-04\n| Exercise | Pin | lb | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|---|\n| Cable row | 12 | 120 | 12 | 12 | 10 |\n| Pulldown | 10 | 100 | 10 | 9 | 8 |",
      exercises: [
        "2026-03-04 Cable row: 120lb x12, 120lb x12, 120lb x10",
        "2026-03-04 Pulldown: 100lb x10, 100lb x9, 100lb x8",
      ]),
    .init(
      name: "r2c",
      text:
        "2026-03-07 (kg)\n| | Pin squat | Seated row |\n|---|---|---|\n| Set 1 | 100 x 5 | 55 x 10 |\n| Set 2 | 100 x 4 | 55 x 9 |",
      exercises: [
        "2026-03-07 Pin squat: 100kg x5, 100kg x4",
        "2026-03-07 Seated row: 55kg x10, 55kg x9",
      ]),
    .init(
      name: "r2d",
      text: "2026-03-09\nLeg press (seat 3): 120kg 12, 12, 10\nPec deck (seat 5, pin 2): 40kg x 12, 40kg x 11",
      exercises: [
        "2026-03-09 Leg press: 120kg x12, 120kg x12, 120kg x10",
        "2026-03-09 Pec deck: 40kg x12, 40kg x11",
      ]),
    .init(
      name: "r2e",
      text:
        "2026-03-11\n| Exercise | kg | Set 1 | Set 2 | Seat |\n|---|---|---|---|---|\n| Lat pulldown | 55 | 10 | 8 | 5 |\n| Leg curl | 35 | 12 | 12 | 9 |",
      exercises: [
        "2026-03-11 Lat pulldown: 55kg x10, 55kg x8",
        "2026-03-11 Leg curl: 35kg x12, 35kg x12",
      ]),
    .init(
      name: "r2f",
      text:
        "2026-03-13\n| Exercise | Seat | Pin | kg | Set 1 | Set 2 |\n|---|---|---|---|---|---|\n| Shoulder press | 7 | 3 | 30 | 10 | 8 |\n| DB curl | - | - | 12.5 | 12 | 10 |",
      exercises: [
        "2026-03-13 Shoulder press: 30kg x10, 30kg x8",
        "2026-03-13 DB curl: 12.5kg x12, 12.5kg x10",
      ]),
    .init(
      name: "r2g",
      text:
        "2026-03-16\n| Machine | Seat | Set 1 | Set 2 |\n|---|---|---|---|\n| Hack squat | 2 | 80kg x 8 | 80kg x 7 |\n| Leg curl | 5 | 40kg x 12 | 40kg x 10 |",
      exercises: [
        "2026-03-16 Hack squat: 80kg x8, 80kg x7",
        "2026-03-16 Leg curl: 40kg x12, 40kg x10",
      ]),
    .init(
      name: "r2h",
      text:
        "2026-03-18\n| Exercise | Seat | Sets | Reps | kg |\n|---|---|---|---|---|\n| Adductor | 4 | 3 | 15 | 50 |\n| Pec deck | 6 | 2 | 12 | 45 |",
      exercises: [
        "2026-03-18 Adductor: 50kg x15, 50kg x15, 50kg x15",
        "2026-03-18 Pec deck: 45kg x12, 45kg x12",
      ]),
    .init(
      name: "r3a",
      text: "2026-02-02\nMax hangs (20mm edge): -20kg 10s, -20kg 10s, -15kg 10s\nPull-ups: +10kg x5, +10kg x5",
      exercises: [
        "2026-02-02 Max hangs: -20kg 10s, -20kg 10s, -15kg 10s",
        "2026-02-02 Pull-ups: +10kg x5, +10kg x5",
      ]),
    .init(
      name: "r3b",
      text: "2026-02-04\nPinch block lift\n- 20kg 10s\n- 20kg 10s\n- 22.5kg 8s",
      exercises: [
        "2026-02-04 Pinch block lift: 10s 20kg, 10s 20kg, 22.5kg 8s"
      ]),
    .init(
      name: "r3c",
      text: "2026-02-06\nMax hangs: +15kg 10s @7-8, +15kg 10s @8-9\nrest 2-3 min, skin ok",
      exercises: [
        "2026-02-06 Max hangs: +15kg 10s @7-8, +15kg 10s @8-9"
      ]),
    .init(
      name: "r3d",
      text: "2026-02-09 (kg)\nOne-arm hang: L -14 10s, R -10 10s, L -12 10s, R -8 9s",
      exercises: [
        "2026-02-09 One-arm hang: -14kg 10s left, -10kg 10s right, -12kg 10s left, -8kg 9s right"
      ]),
    .init(
      name: "r3e",
      text: "2026-02-11\nPinch block - 20kg 10s, 22kg 10s, 22kg 9s\nDeadlift - 100kg x5, 100kg x5",
      exercises: [
        "2026-02-11 Pinch block: 10s 20kg, 10s 22kg, 22kg 9s",
        "2026-02-11 Deadlift: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "r3f",
      text: "2026-02-13\nWeighted plank – 20kg 40s, 20kg 35s\nDead hang – 45s, 40s, 38s",
      exercises: [
        "2026-02-13 Weighted plank: 20kg 40s, 20kg 35s",
        "2026-02-13 Dead hang: 45s, 40s, 38s",
      ]),
    .init(
      name: "r3g",
      text: "2026-02-16\nOne-arm hang: L - 8s, R - 7s\nPull-ups: +10kg x5, +10kg x5",
      exercises: [
        "2026-02-16 One-arm hang: 8s left, 7s right",
        "2026-02-16 Pull-ups: +10kg x5, +10kg x5",
      ]),
    .init(
      name: "r3h",
      text: "2026-02-18\nHalf crimp hang\n- -10kg 7s\n- -10kg 7s\n- 7s\n- +5kg 7s",
      exercises: [
        "2026-02-18 Half crimp hang: -10kg 7s, -10kg 7s, 7s, +5kg 7s"
      ]),
    .init(
      name: "r4a",
      text: "2026-01-05\nPull-ups: BW 8x, 8x, 7x\nRow: 50 kg 10x, 10x",
      exercises: [
        "2026-01-05 Pull-ups: x8, x8, x7",
        "2026-01-05 Row: 50kg x10, 50kg x10",
      ]),
    .init(
      name: "r4b",
      text: "2026-01-07\nPull-ups: BW 3x10\nSquat: 80kg 3x5",
      exercises: [
        "2026-01-07 Pull-ups: x10, x10, x10",
        "2026-01-07 Squat: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "r4d",
      text: "2026-01-12\nBarra fixa: peso do corpo 8x, peso do corpo 7x\nSupino: 60 kg 10x, 60 kg 9x",
      exercises: [
        "2026-01-12 Barra fixa: x8, x7",
        "2026-01-12 Supino: 60kg x10, 60kg x9",
      ]),
    .init(
      name: "r4e",
      text: "2026-01-14\nParalelas: peso do corpo 3x12\nAgachamento: 80 kg 4x8",
      exercises: [
        "2026-01-14 Paralelas: x12, x12, x12",
        "2026-01-14 Agachamento: 80kg x8, 80kg x8, 80kg x8, 80kg x8",
      ]),
    .init(
      name: "r4f",
      text: "2026-01-16\nBW 82.4kg\nDips: BW 10x, +10kg 8x, +10kg 7x",
      exercises: [
        "2026-01-16 Dips: x10, +10kg x8, +10kg x7"
      ]),
    .init(
      name: "r4g",
      text: "2026-01-19\nChin-ups: 3x BW x 6\nBench: 3x 70kg x 6",
      exercises: [
        "2026-01-19 Chin-ups: x6, x6, x6",
        "2026-01-19 Bench: 70kg x6, 70kg x6, 70kg x6",
      ]),
    .init(
      name: "r4h",
      text: "2026-01-21\nPush-ups: BW 20x / 15x / 12x\nInverted row: BW 2x 12\nCurl: 25 lb 2x 12",
      exercises: [
        "2026-01-21 Push-ups: x20, x15, x12",
        "2026-01-21 Inverted row: x12, x12",
        "2026-01-21 Curl: 25lb x12, 25lb x12",
      ]),
    .init(
      name: "r5a",
      text: "2026-03-02 (lb)\nSquat: 135, 165, 195, five reps each\nCurl: 30 lb 12, 10, 8",
      exercises: [
        "2026-03-02 Squat: 135lb x5, 165lb x5, 195lb x5",
        "2026-03-02 Curl: 30lb x12, 30lb x10, 30lb x8",
      ]),
    .init(
      name: "r5b",
      text: "2026-03-04\nLunges 16kg: 12, 10, 8 each leg\nPlank: 45s",
      exercises: [
        "2026-03-04 Lunges: 16kg x12, 16kg x10, 16kg x8",
        "2026-03-04 Plank: 45s",
      ]),
    .init(
      name: "r5d",
      text: "2026-03-09 (kg)\nDeadlift: 60, 80, 100, 120, all for five\nGood morning: 40, 40, eight each",
      exercises: [
        "2026-03-09 Deadlift: 60kg x5, 80kg x5, 100kg x5, 120kg x5",
        "2026-03-09 Good morning: 40kg x8, 40kg x8",
      ]),
    .init(
      name: "r5f",
      text: "2026-03-13\nSplit squat 20kg: 10, 10, 8 each side\nPress: 30, 35, 40 kg, three reps each",
      exercises: [
        "2026-03-13 Split squat: 20kg x10, 20kg x10, 20kg x8",
        "2026-03-13 Press: 30kg x3, 35kg x3, 40kg x3",
      ]),
    .init(
      name: "r5g",
      text: "2026-03-16\nDB bench: 24kg each hand, 10, 9, 8\nDB row: 28kg, 12, 12 each arm",
      exercises: [
        "2026-03-16 DB bench: 24kg x10, 24kg x9, 24kg x8",
        "2026-03-16 DB row: 28kg x12, 28kg x12",
      ]),
    .init(
      name: "r5h",
      text: "2026-03-18\nStep-ups, no weight: 12, 12, 10 each leg\nBench: 60kg, 8, 8, 7\nTired, slept five hours",
      exercises: [
        "2026-03-18 Step-ups: x12, x12, x10",
        "2026-03-18 Bench: 60kg x8, 60kg x8, 60kg x7",
      ]),
    .init(
      name: "r6a",
      text: "2026-03-02\nWarm-up, 3 rounds:\nGoblet squat 12kg x10\nPush-ups x8\n\nBench 70kg 3x5",
      exercises: [
        "2026-03-02 Goblet squat: 12kg warmup x10, 12kg warmup x10, 12kg warmup x10",
        "2026-03-02 Push-ups: warmup x8, warmup x8, warmup x8",
        "2026-03-02 Bench: 70kg x5, 70kg x5, 70kg x5",
      ]),
    .init(
      name: "r6b",
      text: "2026-03-04\nWarm-up, 2 rounds:\nKB swing 16kg x15\nDead bug x10\n\nSquat 100kg x5, 100kg x5",
      exercises: [
        "2026-03-04 KB swing: 16kg warmup x15, 16kg warmup x15",
        "2026-03-04 Dead bug: warmup x10, warmup x10",
        "2026-03-04 Squat: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "r6c",
      text: "2026-03-06\nWarm-up:\nGoblet squat 16kg x10\n\nSquat 90kg 3x5\nLeg curl 35kg 3x12",
      exercises: [
        "2026-03-06 Goblet squat: 16kg warmup x10",
        "2026-03-06 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2026-03-06 Leg curl: 35kg x12, 35kg x12, 35kg x12",
      ]),
    .init(
      name: "r6d",
      text: "2026-03-09\nBench 60kg 3x8\n\nFinisher, 3 rounds:\nKB swing 20kg x15\nPush-ups x10",
      exercises: [
        "2026-03-09 Bench: 60kg x8, 60kg x8, 60kg x8",
        "2026-03-09 KB swing: 20kg x15, 20kg x15, 20kg x15",
        "2026-03-09 Push-ups: x10, x10, x10",
      ]),
    .init(
      name: "r6e",
      text: "2026-03-11\nWarm-up done (3 rounds of mobility)\nSquat 100kg 3x5\nRDL 80kg 2x8",
      exercises: [
        "2026-03-11 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-03-11 RDL: 80kg x8, 80kg x8",
      ]),
    .init(
      name: "r6f",
      text: "2026-03-13\nWarm-up, 3 rounds:\nAir squat x15\n\nCircuit, 2 rounds:\nThruster 30kg x10",
      exercises: [
        "2026-03-13 Air squat: warmup x15, warmup x15, warmup x15",
        "2026-03-13 Thruster: 30kg x10, 30kg x10",
      ]),
    .init(
      name: "r6g",
      text: "2026-03-16\nWarm-up, 3 rounds:\nHip bridge x15\nPlank 20s\n\nDeadlift 100kg x5, 110kg x5",
      exercises: [
        "2026-03-16 Hip bridge: warmup x15, warmup x15, warmup x15",
        "2026-03-16 Plank: 20s warmup, 20s warmup, 20s warmup",
        "2026-03-16 Deadlift: 100kg x5, 110kg x5",
      ]),
    .init(
      name: "r6h",
      text: "2026-03-18 (lb)\nWarm-up, 1 round:\nBand pull-apart x20\nPush-ups x10\n\nBench 155 3x8",
      exercises: [
        "2026-03-18 Band pull-apart: warmup x20",
        "2026-03-18 Push-ups: warmup x10",
        "2026-03-18 Bench: 155lb x8, 155lb x8, 155lb x8",
      ]),
    .init(
      name: "r7a",
      text: "2026-04-01\nBench: 90kg x 8, 90kg x 8 -> 6\nRow: 70kg x 8, 70kg x 8",
      exercises: [
        "2026-04-01 Bench: 90kg x8, 90kg x6 ? 90kg x8",
        "2026-04-01 Row: 70kg x8, 70kg x8",
      ]),
    .init(
      name: "r7b",
      text: "2026-04-03\nLateral raise: 12kg x12 -> 8kg x10 -> 6kg x8\nCurl: 14kg x10, 14kg x9",
      exercises: [
        "2026-04-03 Lateral raise: 12kg x12, 8kg drop x10, 6kg drop x8",
        "2026-04-03 Curl: 14kg x10, 14kg x9",
      ]),
    .init(
      name: "r7c",
      text: "2026-04-05\nSquat: 100kg x5, 100kg x5, 100kg x5 -> 105kg next time",
      exercises: [
        "2026-04-05 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "r7d",
      text: "2026-04-07 (lb)\nOHP: 95 x 5, 95 x 5, 95 x 5 -> 4\nDips: 10, 10",
      exercises: [
        "2026-04-07 OHP: 95lb x5, 95lb x5, 95lb x4 ? 95lb x5",
        "2026-04-07 Dips: x10, x10",
      ]),
    .init(
      name: "r7e",
      text: "2026-04-09 kg\nLeg extension: 50x12, 50x10 -> 35x8\nLeg curl: 40x10, 40x10 -> 30x9",
      exercises: [
        "2026-04-09 Leg extension: 50kg x12, 50kg x10, 35kg drop x8",
        "2026-04-09 Leg curl: 40kg x10, 40kg x10, 30kg drop x9",
      ]),
    .init(
      name: "r7f",
      text: "2026-04-11 kg\nRow: 60x8, 60x8 -> 65 next week\nPress: 40 x 6 -> 5",
      exercises: [
        "2026-04-11 Row: 60kg x8, 60kg x8",
        "2026-04-11 Press: 40kg x5 ? 40kg x6",
      ]),
    .init(
      name: "r7h",
      text: "2026-04-15\nDeadlift: 60kg x5 -> 100kg x5 -> 140kg x5\nBack extension: 15, 15",
      exercises: [
        "2026-04-15 Deadlift: 60kg x5, 100kg x5, 140kg x5",
        "2026-04-15 Back extension: x15, x15",
      ]),
    .init(
      name: "r8a",
      text: "2026-03-02 (lb)\n1. Box Squat\n   light bands on: 245x1, 295x1\n   bands off: 315x1",
      exercises: [
        "2026-03-02 Box Squat: 245lb x1, 295lb x1, 315lb x1"
      ]),
    .init(
      name: "r8b",
      text: "2026-03-04 (lb)\n1. Box Squat: 225x2, 225x2\n   Leg Curl: 60x12, 60x12\n2. Plank: 45s",
      exercises: [
        "2026-03-04 Box Squat: 225lb x2, 225lb x2",
        "2026-03-04 Leg Curl: 60lb x12, 60lb x12",
        "2026-03-04 Plank: 45s",
      ]),
    .init(
      name: "r8c",
      text: "2026-03-06\n1. Deadlift\n   with belt: 180kg x3, 190kg x2\n2. Chin-ups: 8, 8",
      exercises: [
        "2026-03-06 Deadlift: 180kg x3, 190kg x2",
        "2026-03-06 Chin-ups: x8, x8",
      ]),
    .init(
      name: "r8d",
      text: "2026-03-09\n1. Bench Press\n   paused: 80kg x3, 80kg x3\n   Dumbbell Fly: 14kg x12, 14kg x12",
      exercises: [
        "2026-03-09 Bench Press: 80kg x3, 80kg x3",
        "2026-03-09 Dumbbell Fly: 14kg x12, 14kg x12",
      ]),
    .init(
      name: "r8e",
      text:
        "2026-03-11\n1. Log Press\n   chalk and sleeves on: 70kg x3, 75kg x2\n   felt slow, 2 min rest\n2. Farmer walk: 80kg 20m",
      exercises: [
        "2026-03-11 Log Press: 70kg x3, 75kg x2",
        "2026-03-11 Farmer walk: 20m 80kg",
      ]),
    .init(
      name: "r8f",
      text: "2026-03-13\n1. Superset\n   Curl: 12kg x12, 12kg x11\n   Pushdown: 25kg x12, 25kg x12",
      exercises: [
        "2026-03-13 Curl: 12kg x12, 12kg x11",
        "2026-03-13 Pushdown: 25kg x12, 25kg x12",
      ]),
    .init(
      name: "r8g",
      text: "2026-03-16 (kg)\n1. Squat\n   wraps on: 200x1, 210x1\n   Good Morning: 60x8, 60x8",
      exercises: [
        "2026-03-16 Squat: 200kg x1, 210kg x1",
        "2026-03-16 Good Morning: 60kg x8, 60kg x8",
      ]),
    .init(
      name: "r8h",
      text:
        "2026-03-18\n1. Rack Pull\n   straps: 180kg x5, 180kg x5\n   no straps: 160kg x5\n2. Shrug\n   straps: 120kg x12",
      exercises: [
        "2026-03-18 Rack Pull: 180kg x5, 180kg x5, 160kg x5",
        "2026-03-18 Shrug: 120kg x12",
      ]),
    .init(
      name: "r9a",
      text: "2026-04-02\nSquat 80kg 5x3+: 3, 3, 3, 3, 6",
      exercises: [
        "2026-04-02 Squat: 80kg x3 ? x3, 80kg x3 ? x3, 80kg x3 ? x3, 80kg x3 ? x3, 80kg x6 ? x3+"
      ]),
    .init(
      name: "r9b",
      text: "2026-04-04\nBench 60kg 3x5+: 5, 5, 9\nCurl 12kg: 10, 10",
      exercises: [
        "2026-04-04 Bench: 60kg x5 ? x5, 60kg x5 ? x5, 60kg x9 ? x5+",
        "2026-04-04 Curl: 12kg x10, 12kg x10",
      ]),
    .init(
      name: "r9c",
      text: "2026-04-06\nRow 50kg 3x5+: 5, 5, 4\ngrip gave out",
      exercises: [
        "2026-04-06 Row: 50kg x5 ? x5, 50kg x5 ? x5, 50kg x4 ? x5+"
      ]),
    .init(
      name: "r9d",
      text: "2026-04-08\nDeadlift: 100kg x5, 110kg x3, 120kg x1+: 6",
      exercises: [
        "2026-04-08 Deadlift: 100kg x5, 110kg x3, 120kg x6 ? x1+"
      ]),
    .init(
      name: "r9e",
      text: "2026-04-10\nDips: 5x3 +20kg\nPull-ups: 3x5 +10kg",
      exercises: [
        "2026-04-10 Dips: +20kg x3, +20kg x3, +20kg x3, +20kg x3, +20kg x3",
        "2026-04-10 Pull-ups: +10kg x5, +10kg x5, +10kg x5",
      ]),
    .init(
      name: "r9f",
      text: "2026-04-12\nSquat 102.5kg 5x3+: 3, 3, 3, 3, 3",
      exercises: [
        "2026-04-12 Squat: 102.5kg x3 ? x3, 102.5kg x3 ? x3, 102.5kg x3 ? x3, 102.5kg x3 ? x3, 102.5kg x3 ? x3+"
      ]),
    .init(
      name: "r9g",
      text: "2026-04-14\nPush-ups 4x10+: 10, 10, 10, 17\nBench 135lb 2x8",
      exercises: [
        "2026-04-14 Push-ups: x10 ? x10, x10 ? x10, x10 ? x10, x17 ? x10+",
        "2026-04-14 Bench: 135lb x8, 135lb x8",
      ]),
    .init(
      name: "r9h",
      text: "2026-04-16\nSquat 90kg 5x3+: 3, 3, 3, 2, 2\nbad day",
      exercises: [
        "2026-04-16 Squat: 90kg x3 ? x3, 90kg x3 ? x3, 90kg x3 ? x3, 90kg x2 ? x3, 90kg x2 ? x3+"
      ]),
    .init(
      name: "r10a",
      text: "2026-05-02\nDeadlift: 205 kg x 1, 215 kg x 1 failed",
      exercises: [
        "2026-05-02 Deadlift: 205kg x1, 215kg fail x0"
      ]),
    .init(
      name: "r10b",
      text: "2026-05-04\nBench: 100 kg x 5, 100 kg x 5 failed 6th\nRow: 70 kg x 8",
      exercises: [
        "2026-05-04 Bench: 100kg x5, 100kg fail x5",
        "2026-05-04 Row: 70kg x8",
      ]),
    .init(
      name: "r10c",
      text: "2026-05-06\nLeg press: 150kg x12, 150kg x11 to failure",
      exercises: [
        "2026-05-06 Leg press: 150kg x12, 150kg fail x11"
      ]),
    .init(
      name: "r10d",
      text: "2026-05-08\nSnatch: 70kg x 1, 75kg x 1 failed, 75kg x 1\nFront squat: 100kg x 3",
      exercises: [
        "2026-05-08 Snatch: 70kg x1, 75kg fail x0, 75kg x1",
        "2026-05-08 Front squat: 100kg x3",
      ]),
    .init(
      name: "r10e",
      text: "2026-05-10\nSquat: 170kg x 1, 180kg x 1 (nearly failed)",
      exercises: [
        "2026-05-10 Squat: 170kg x1, 180kg x1"
      ]),
    .init(
      name: "r10f",
      text: "2026-05-12\nBench: 100kg x 2, 110kg x 1 failed 2nd",
      exercises: [
        "2026-05-12 Bench: 100kg x2, 110kg fail x1"
      ]),
    .init(
      name: "r10g",
      text: "2026-05-14\nPress: 60kg x 1 (failed last week)\nChin-ups: 8, 8",
      exercises: [
        "2026-05-14 Press: 60kg x1",
        "2026-05-14 Chin-ups: x8, x8",
      ]),
    .init(
      name: "r10h",
      text: "2026-05-16\nDips: +20kg x8, +20kg x6 to failure\nSquat: 140kg x 1\nphone failed, no video",
      exercises: [
        "2026-05-16 Dips: +20kg x8, +20kg fail x6",
        "2026-05-16 Squat: 140kg x1",
      ]),
    .init(
      name: "r11a",
      text: "2026-05-03\nPlank: 40s x2, 33s\nSquat: 80kg x5, 80kg x5",
      exercises: [
        "2026-05-03 Plank: 40s, 40s, 33s",
        "2026-05-03 Squat: 80kg x5, 80kg x5",
      ]),
    .init(
      name: "r11b",
      text: "2026-05-05\nPlank 3x40s\nRow 50kg 3x10",
      exercises: [
        "2026-05-05 Plank: 40s, 40s, 40s",
        "2026-05-05 Row: 50kg x10, 50kg x10, 50kg x10",
      ]),
    .init(
      name: "r11c",
      text: "2026-05-07\nPlank: 3 x 40, 35, 30s\nCurl: 12kg x10",
      exercises: [
        "2026-05-07 Plank: 40s, 35s, 30s",
        "2026-05-07 Curl: 12kg x10",
      ]),
    .init(
      name: "r11d",
      text: "2026-05-09\nWall sit: 45s x3\nLunge: 16kg x10, 16kg x10",
      exercises: [
        "2026-05-09 Wall sit: 45s, 45s, 45s",
        "2026-05-09 Lunge: 16kg x10, 16kg x10",
      ]),
    .init(
      name: "r11e",
      text: "2026-05-11\nFarmer hold 32kg: 30s x2, 26s",
      exercises: [
        "2026-05-11 Farmer hold: 30s 32kg, 30s 32kg, 26s 32kg"
      ]),
    .init(
      name: "r11f",
      text: "2026-05-13\nAssault bike: 20s x4, rest 40s\nPress: 40kg x5, 40kg x5",
      exercises: [
        "2026-05-13 Assault bike: 20s, 20s, 20s, 20s",
        "2026-05-13 Press: 40kg x5, 40kg x5",
      ]),
    .init(
      name: "r11g",
      text: "2026-05-15\nL-sit: 5 x 10s\nHollow hold: 30s, 25s\nDips: +10kg 2x6",
      exercises: [
        "2026-05-15 L-sit: 10s, 10s, 10s, 10s, 10s",
        "2026-05-15 Hollow hold: 30s, 25s",
        "2026-05-15 Dips: +10kg x6, +10kg x6",
      ]),
    .init(
      name: "r11h",
      text: "2026-05-17\nTempo squat: 60kg x2, 60kg x3, 60s rest\nPlank: 60s x2",
      exercises: [
        "2026-05-17 Tempo squat: 60kg x2, 60kg x3",
        "2026-05-17 Plank: 60s, 60s",
      ]),
    .init(
      name: "r12a",
      text: "2026-06-01 (kg)\nBench 20 - 8, 8, 7\nCurl 6 - 10, 10, 7",
      exercises: [
        "2026-06-01 Bench: 20kg x8, 20kg x8, 20kg x7",
        "2026-06-01 Curl: 6kg x10, 6kg x10, 6kg x7",
      ]),
    .init(
      name: "r12c",
      text: "2026-06-05\nBench 60kg x8, 60kg x7\nCurl 12kg, 5-10 reps: 10, 9, 7",
      exercises: [
        "2026-06-05 Bench: 60kg x8, 60kg x7",
        "2026-06-05 Curl: 12kg x10 ? x5-10, 12kg x9 ? x5-10, 12kg x7 ? x5-10",
      ]),
    .init(
      name: "r12d",
      text: "2026-06-07\nBench 60kg x8, 60kg x7\nPushdown 25kg 3x8-12: 12, 11, 9",
      exercises: [
        "2026-06-07 Bench: 60kg x8, 60kg x7",
        "2026-06-07 Pushdown: 25kg x12 ? x8-12, 25kg x11 ? x8-12, 25kg x9 ? x8-12",
      ]),
    .init(
      name: "r12e",
      text: "2026-06-09 (kg)\nPress 12.5 - 8, 7, 6\nLateral raise 5 - 12, 12, 12",
      exercises: [
        "2026-06-09 Press: 12.5kg x8, 12.5kg x7, 12.5kg x6",
        "2026-06-09 Lateral raise: 5kg x12, 5kg x12, 5kg x12",
      ]),
    .init(
      name: "r12f",
      text: "2026-06-11\nPull-ups - 10, 8, 7\nSquat - 80kg: 5, 5, 5",
      exercises: [
        "2026-06-11 Pull-ups: x10, x8, x7",
        "2026-06-11 Squat: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "r12g",
      text: "2026-06-13 (lb)\nSquat 185 - 5, 5, 5\nCurl 25 - 12, 10\nPull-ups - 8, 7, 6",
      exercises: [
        "2026-06-13 Squat: 185lb x5, 185lb x5, 185lb x5",
        "2026-06-13 Curl: 25lb x12, 25lb x10",
        "2026-06-13 Pull-ups: x8, x7, x6",
      ]),
    .init(
      name: "r12h",
      text: "2026-06-15\nRow 50kg: 10, 10, 9 (rest 2-3 min)\nCurl: 12kg x10 @8-9, 12kg x9 @9",
      exercises: [
        "2026-06-15 Row: 50kg x10, 50kg x10, 50kg x9",
        "2026-06-15 Curl: 12kg @8-9 x10, 12kg @9 x9",
      ]),
    .init(
      name: "r13a",
      text: "2026-06-02\nDips: 10, +20kg 8, +20kg 8",
      exercises: [
        "2026-06-02 Dips: x10, +20kg x8, +20kg x8"
      ]),
    .init(
      name: "r13b",
      text: "2026-06-04\nDips +20kg: 10, 8, 8\nPull-ups: 10, 8",
      exercises: [
        "2026-06-04 Dips: +20kg x10, +20kg x8, +20kg x8",
        "2026-06-04 Pull-ups: x10, x8",
      ]),
    .init(
      name: "r13c",
      text: "2026-06-06\nPull-ups: 10, 8, +10kg 5, +10kg 5",
      exercises: [
        "2026-06-06 Pull-ups: x10, x8, +10kg x5, +10kg x5"
      ]),
    .init(
      name: "r13d",
      text: "2026-06-08\nDips: 8, 7, -15kg 8\nBench: 60kg 8, 60kg 8",
      exercises: [
        "2026-06-08 Dips: x8, x7, -15kg x8",
        "2026-06-08 Bench: 60kg x8, 60kg x8",
      ]),
    .init(
      name: "r13e",
      text: "2026-06-10\nBench: 40kg 10, 60kg 8, 60kg 8\nDips: 12, +10kg 10",
      exercises: [
        "2026-06-10 Bench: 40kg x10, 60kg x8, 60kg x8",
        "2026-06-10 Dips: x12, +10kg x10",
      ]),
    .init(
      name: "r13f",
      text: "2026-06-12\nDips: +20kg 8, +20kg 8, BW 12",
      exercises: [
        "2026-06-12 Dips: +20kg x8, +20kg x8, x12"
      ]),
    .init(
      name: "r13g",
      text: "2026-06-14\nDips: 10 +20kg, 8 +20kg, 8 +25kg",
      exercises: [
        "2026-06-14 Dips: +20kg x10, +20kg x8, +25kg x8"
      ]),
    .init(
      name: "r13h",
      text: "2026-06-16\nChin-ups: 12, 12, +5kg 10\nSquat: 20kg 10, 60kg 8",
      exercises: [
        "2026-06-16 Chin-ups: x12, x12, +5kg x10",
        "2026-06-16 Squat: 20kg x10, 60kg x8",
      ]),
    .init(
      name: "r14a",
      text: "2026-06-18\nSupino: aquecimento 40 kg × 10; 80 kg × 5 + 5 + 5",
      exercises: [
        "2026-06-18 Supino: 40kg warmup x10, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "r14b",
      text: "2026-06-20 (kg)\nSquat: warm-up 20x10; 60x5\nRow: 40x10; 40x10",
      exercises: [
        "2026-06-20 Squat: 20kg warmup x10, 60kg x5",
        "2026-06-20 Row: 40kg x10, 40kg x10",
      ]),
    .init(
      name: "r14c",
      text: "2026-06-22 (kg)\nBench: warm-up 20x10; 40x5; 60x3\n  work 80x5, 80x5",
      exercises: [
        "2026-06-22 Bench: 20kg warmup x10, 40kg warmup x5, 60kg warmup x3, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "r14d",
      text: "2026-06-24 (kg)\nPress: warm-up 20x10, 30x5; 45x5, 45x5",
      exercises: [
        "2026-06-24 Press: 20kg warmup x10, 30kg warmup x5, 45kg x5, 45kg x5"
      ]),
    .init(
      name: "r14e",
      text: "2026-06-26\nDeadlift: 60 kg × 5; 100 kg × 5; 140 kg × 5",
      exercises: [
        "2026-06-26 Deadlift: 60kg x5, 100kg x5, 140kg x5"
      ]),
    .init(
      name: "r14g",
      text: "2026-06-29\nRow: 50 kg x 10; 50 kg x 10 (no warm-up)",
      exercises: [
        "2026-06-29 Row: 50kg x10, 50kg x10"
      ]),
    .init(
      name: "r14h",
      text: "2026-06-30 (lb)\nBench: warm-up 45x10; 135x5, 135x5, 135x4\nCurl: 30x12; 30x10",
      exercises: [
        "2026-06-30 Bench: 45lb warmup x10, 135lb x5, 135lb x5, 135lb x4",
        "2026-06-30 Curl: 30lb x12, 30lb x10",
      ]),
    .init(
      name: "exercises in a list below a quality",
      text: "2026-03-05 kg\n- Strength\n  - zercher thing: 60x5\n- Chest\n  - pec deckers: 40x12",
      exercises: [
        "2026-03-05 zercher thing: 60kg x5",
        "2026-03-05 pec deckers: 40kg x12",
      ]),
    .init(
      name: "machines below an exercise",
      text: "2026-03-05 kg\n- Squat\n  - leg press machine: 100x10\n  - hack machine: 80x10",
      exercises: [
        "2026-03-05 leg press machine: 100kg x10",
        "2026-03-05 hack machine: 80kg x10",
      ]),
    .init(
      name: "a condition beside an exercise",
      text: "2026-03-05 kg\n1. Squat\n   belt on: 140x3\n   hack sq: 80x10",
      exercises: [
        "2026-03-05 Squat: 140kg x3",
        "2026-03-05 hack sq: 80kg x10",
      ]),
    .init(
      name: "how it felt below sets",
      text: "2026-03-05 kg\n- Bench\n  - 100x5\n  - felt like: 8, 9",
      exercises: [
        "2026-03-05 Bench: 100kg x5"
      ]),
    .init(
      name: "numbers of sets and weeks before a dash",
      text: "2026-03-05 kg\nBench 60 - 8, 8, 7\nSet 2 - 8, 7\nWeek 4 - 8, 8\nSuperset 3 - 12, 12",
      exercises: [
        "2026-03-05 Bench: 60kg x8, 60kg x8, 60kg x7, x8, x7, x12, x12"
      ]),
    .init(
      name: "dashes before counts of holds",
      text: "2026-03-05 kg\nPlank\n-3 30 sec\nPlank -3 45 secs\nSprints -6 30 s\nWeighted plank -20kg 60s",
      exercises: [
        "2026-03-05 Plank: 30s, 30s, 30s",
        "2026-03-05 Plank: 45s, 45s, 45s",
        "2026-03-05 Sprints: 30s, 30s, 30s, 30s, 30s, 30s",
        "2026-03-05 Weighted plank: 20kg 60s",
      ]),
    .init(
      name: "sets of one that failed",
      text: "2026-03-05 kg\nBench 5 x 1 failed\nPull ups 3 x 1 failed\nBench 100 x 1 failed",
      exercises: [
        "2026-03-05 Bench: fail x1, fail x1, fail x1, fail x1, fail x1",
        "2026-03-05 Pull ups: fail x1, fail x1, fail x1",
        "2026-03-05 Bench: 100kg fail x0",
      ]),
    .init(
      name: "words behind counts",
      text:
        "2026-03-05 kg\nSquat 100 x 5, 5, 5, for two weeks now\nBench 80x5, 5, 5, triples next week\nPull ups 12, 10, 8, all ten fingers hurt",
      exercises: [
        "2026-03-05 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-03-05 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2026-03-05 Pull ups: x12, x10, x8",
      ]),
    .init(
      name: "times behind a sentence",
      text:
        "2026-03-05 kg\nSquat 100x5\nWarm up. Bike in 10:00\nEasy one. Assault bike in 10:00\nFinisher. Burpees in 5:30",
      exercises: [
        "2026-03-05 Squat: 100kg x5",
        "2026-03-05 Bike in: 600s warmup",
        "2026-03-05 Easy one. Assault bike in: 600s",
        "2026-03-05 Burpees in: 330s",
      ]),
    .init(
      name: "counts of the body, each side",
      text: "2026-03-05 kg\nPull ups 15, 14, 13, 5 reps each side\nLunges 20, 20, 20, 10 reps each leg",
      exercises: [
        "2026-03-05 Pull ups: x15, x14, x13, x5",
        "2026-03-05 Lunges: x20, x20, x20, x10",
      ]),
    .init(
      name: "times on the way",
      text: "2026-03-05 kg\nWalking lunge 30s x 10\nSingle leg run 30s x 10",
      exercises: [
        "2026-03-05 Walking lunge: 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s",
        "2026-03-05 Single leg run: 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s",
      ]),
    .init(
      name: "a time for each side",
      text: "2026-03-05 kg\nSide plank 45s/40s each side\nSide plank 30s/30s each side",
      exercises: [
        "2026-03-05 Side plank: 45s left, 40s right",
        "2026-03-05 Side plank: 30s, 30s",
      ]),
    .init(
      name: "what is put off behind an arrow",
      text: "2026-03-05 kg\nPlank: 3x30 sec -> 45 sec, 60 sec next time",
      exercises: [
        "2026-03-05 Plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "at least as many in each",
      text: "2026-03-05 kg\nBench 80 3x8+ each",
      exercises: [
        "2026-03-05 Bench: open ? 80kg x8+, open ? 80kg x8+, open ? 80kg x8+"
      ]),
  ]
}
