import Testing
import TrainingModel

@testable import Carryover

/// What people tell in words of their sets: how hard the last was, what was missed, what was as before.
struct NotesToldInWordsTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the effort of the last set in words",
      text:
        "2025-09-01 units kg\nSquat 80 - 5/5/5/5/4. last one rpe 9.5\nDips +5kg 8, 8, 6 (rpe 9 on the 6)\nRow 60 kg 8, 8, 8 - third set rpe 8.5 easily\nBench 70kg 6, 6, 5, last set was a real fight, RPE 10\nCurl: 20kg 3x10 (RPE 7 for all three)\nPress\n50x8  <- amrap, had 1 left\nLog press\n65kg x 9 AMRAP, probably 2 left",
      exercises: [
        "2025-09-01 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg @9.5 x4",
        "2025-09-01 Dips: +5kg x8, +5kg x8, +5kg @9 x6", "2025-09-01 Row: 60kg x8, 60kg x8, 60kg @8.5 x8",
        "2025-09-01 Bench: 70kg x6, 70kg x6, 70kg @10 x5", "2025-09-01 Curl: 20kg @7 x10, 20kg @7 x10, 20kg @7 x10",
        "2025-09-01 Press: 50kg rir1 x8", "2025-09-01 Log press: 65kg rir2 x9",
      ]),
    .init(
      name: "the effort of the last set in a table",
      text:
        "# 2025-09-02\n\nUnits: kg\n\n| Exercise | Set 1 | Set 2 | Set 3 | Notes |\n|---|---|---|---|---|\n| Hip thrust | 70 x 10 | 80 x 8 | 80 x 8 | RPE 8 on last |\n| Leg press | 100 x 12 | 100 x 12 | 100 x 10 | felt easy |",
      exercises: [
        "2025-09-02 Hip thrust: 70kg x10, 80kg x8, 80kg @8 x8", "2025-09-02 Leg press: 100kg x12, 100kg x12, 100kg x10",
      ]),
    .init(
      name: "what was meant in the first row of an exercise",
      text:
        "Block 3\tcoach: Ann\tall loads kg\n\nDay 1\t2025-09-03\nExercise\tPrescribed\tLoad done\tReps done\tRPE\nSquat\t1x1 @8\t180\t1\t8\nSquat\t3x4 @7\t150\t4\t7\nSquat\t\t150\t4\t7.5\nSquat\t\t150\t4\t8\nRow\t2x10\t60\t10\t\nRow\t\t60\t9\t\n\nDay 2\t2025-09-05\nExercise\tPrescribed\tLoad done\tReps done\tRPE\nPause squat\t2x3 @7\t\t\t\nClose grip bench\t2x8 @8\t\t\t",
      exercises: [
        "2025-09-03 Squat: 180kg @8 x1 ? @8 x1, 150kg @7 x4 ? @7 x4, 150kg @7.5 x4 ? @7 x4, 150kg @8 x4 ? @7 x4",
        "2025-09-03 Row: 60kg x10 ? x10, 60kg x9 ? x10", "2025-09-05 Pause squat: open ? @7 x3, open ? @7 x3",
        "2025-09-05 Close grip bench: open ? @8 x8, open ? @8 x8",
      ]),
    .init(
      name: "a unit among other fields",
      text:
        "# Week 2\n\nAthlete: Sam | Units: kg | send back by Sunday\n\n## 2025-09-04\n\n| Exercise | Target | Actual |\n|---|---|---|\n| Squat | 3x5 | 97.5 3x5 |",
      exercises: ["2025-09-04 Squat: 97.5kg x5 ? x5, 97.5kg x5 ? x5, 97.5kg x5 ? x5"]),
    .init(
      name: "how gear was set beside a name",
      text:
        "2025-09-06 units kg\nLat pulldown (pin on 7) 3 x 10\nMax hangs (20mm): +12kg 3 x 10s\nSchulterdrücken Maschine Stufe 6, 3x12\nLog press (clean once, press away)\n50 x 5\n65 x 3\nPull-ups (kipping) 12, 10",
      exercises: [
        "2025-09-06 Lat pulldown: x10, x10, x10", "2025-09-06 Max hangs: +12kg 10s, +12kg 10s, +12kg 10s",
        "2025-09-06 Schulterdrücken Maschine: x12, x12, x12", "2025-09-06 Log press: 50kg x5, 65kg x3",
        "2025-09-06 Pull-ups: x12, x10",
      ]),
    .init(
      name: "sides by turns",
      text:
        "2025-09-07 units kg\nPallof press, blue band, 10 L 10 R x 2\nSide plank 20s left, 25s right, 2 rounds\nafundo com halteres 8kg, perna esquerda 10, perna direita 10, esquerda 10, direita 9\nQuad sets 4 x 10 s hold left\nDB row 30x10 both arms 3 sets",
      exercises: [
        "2025-09-07 Pallof press: left x10, right x10, left x10, right x10",
        "2025-09-07 Side plank: 20s left, 25s right, 20s left, 25s right",
        "2025-09-07 afundo com halteres: 8kg left x10, 8kg right x10, 8kg left x10, 8kg right x9",
        "2025-09-07 Quad sets: 10s left, 10s left, 10s left, 10s left",
        "2025-09-07 DB row: 30kg x10, 30kg x10, 30kg x10",
      ]),
    .init(
      name: "carries",
      text:
        "2025-09-08\nYoke 20m runs\n 200kg 11.2s (warm up)\n 260kg 12.9s\nFarmers 110kg/hand, 20m in 14.8s. 120kg/hand, 20m in 17s - grip gone",
      exercises: [
        "2025-09-08 Yoke: 11.2s 200kg 20m warmup, 12.9s 20m 260kg",
        "2025-09-08 Farmers: 110kg 14.8s 20m, 120kg 17s 20m",
      ]),
    .init(
      name: "misses in words",
      text:
        "2025-09-09\nStrict press 75x5, 85x5, 105x1, 110 F (lb)\nComp bench\n112.5 kg x 1 @7\n122.5 kg x 1 missed halfway up, spotter took it\nMuscle-ups\n3, 2, 2, then failed the next completely\nPull-ups\nBW: 9 (all the way to failure)",
      exercises: [
        "2025-09-09 Strict press: 75lb x5, 85lb x5, 105lb x1", "2025-09-09 Comp bench: 112.5kg @7 x1, 122.5kg open x1",
        "2025-09-09 Muscle-ups: x3, x2, x2", "2025-09-09 Pull-ups: fail x9",
      ]),
    .init(
      name: "numbers said twice, and of somebody else",
      text:
        "2025-09-10 units kg\nJerk dips 90x4x3   (4 reps, 3 sets)\nBack squat 95 x 5 x 3   same order, 5 reps 3 sets. last set rpe 9\nlegs w/ Tom (he did 140kg for 5 lol)\nSquat 40kg x10 warmup / 80kg x 8\nBench\n60 x 8, 80 x 5 for warm-ups\n100 x 5\nPR from last year is still 105x1, not far off now.\nOne of the juniors hit 180 x 2 on squat, crazy.\nDeadlift\n5x10 @ 100 -> only did 3x10, back pumped\nPress 5x3+ @ 62.5: 3 3 3 2 - missed the last so stage 2 next time",
      exercises: [
        "2025-09-10 Jerk dips: 90kg x4, 90kg x4, 90kg x4", "2025-09-10 Back squat: 95kg x5, 95kg x5, 95kg @9 x5",
        "2025-09-10 Squat: 40kg warmup x10, 80kg x8", "2025-09-10 Bench: 60kg warmup x8, 80kg warmup x5, 100kg x5",
        "2025-09-10 Deadlift: 100kg x10, 100kg x10, 100kg x10",
        "2025-09-10 Press: 62.5kg x3 ? 62.5kg x3, 62.5kg x3 ? 62.5kg x3, 62.5kg x3 ? 62.5kg x3, 62.5kg x2 ? 62.5kg x3",
      ]),
    .init(
      name: "as before, but",
      text:
        "log, all kg\n\nMon 1 Sep 2025\nSQ 60x5x2, 80x5 warmups\n   100 5 5 5\nRow 5x5 40\n\nWed 3 Sep 2025\nSQ warmups same as monday\n   102.5 5,5,5\nRow same as Monday but 42.5\n\nFri 5 Sep 2025\nsquat warmups same again\n   105 5,5,5\nRow same as Monday but with 45 kg",
      exercises: [
        "2025-09-01 SQ: 60kg warmup x5, 60kg warmup x5, 80kg warmup x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-09-01 Row: 40kg x5, 40kg x5, 40kg x5, 40kg x5, 40kg x5",
        "2025-09-03 SQ: 60kg warmup x5, 60kg warmup x5, 80kg warmup x5, 102.5kg x5, 102.5kg x5, 102.5kg x5",
        "2025-09-03 Row: 42.5kg x5, 42.5kg x5, 42.5kg x5, 42.5kg x5, 42.5kg x5",
        "2025-09-05 squat: 105kg x5, 105kg x5, 105kg x5", "2025-09-05 Row: 45kg x5, 45kg x5, 45kg x5, 45kg x5, 45kg x5",
      ]),
    .init(
      name: "what comes another day",
      text:
        "2025-09-11 units kg\nDeadlift 120kg 3x3\nNo more 140 please. Next time deadlift 122.5kg 3x3\nNext wk: strict press 40kg 3x3\nnext up sat: squat 95x5 100x5 105x5+",
      exercises: [
        "2025-09-11 Deadlift: 120kg x3, 120kg x3, 120kg x3",
        "2025-09-11 deadlift: open ? 122.5kg x3, open ? 122.5kg x3, open ? 122.5kg x3",
        "2025-09-11 strict press: open ? 40kg x3, open ? 40kg x3, open ? 40kg x3",
        "2025-09-11 squat: open ? 95kg x5, open ? 100kg x5, open ? 105kg x5+",
      ]),
    .init(
      name: "a plan of nobody knows which year",
      text: "mon sep 8\nsquat 100 kg 3x5\n\nmon sep 15 plan\nsquat 102.5 kg 3x5",
      exercises: [
        "squat: 100kg x5, 100kg x5, 100kg x5", "squat: open ? 102.5kg x5, open ? 102.5kg x5, open ? 102.5kg x5",
      ]),
    .init(
      name: "programme days",
      text:
        "5/3/1 cycle 4 (lbs)\n\nwk1 mon 6/2/25 OHP\n95x5\n110x5\n\nwk1 tue 6/3/25 DL\nwarm 135x5 185x5\n240x5, 275x5",
      exercises: [
        "2025-06-02 OHP: 95lb x5, 110lb x5", "2025-06-03 DL: 135lb warmup x5, 185lb warmup x5, 240lb x5, 275lb x5",
      ]),
    .init(
      name: "what hangs at the end",
      text:
        "2025-09-12\nRun 5 km\nCool down jog 1.5 km\nDanach noch 20 min Laufband.\nCool down: 10 min bike easy\nKlimmzüge mit 20kg Unterstützung 8, 7, 6\ncadeira extensora 30kg 15 / 12 / 12, drop pra 20kg x 10\ndormi mal, peso 61,2\nSwelling down, 38.5 cm round the knee (right 37).\nFlexion 128 degrees, swelling 1/10, walked 6000 steps yesterday.\nLat puldown 50kg x12 , 55kg x10, 55kgx 9",
      exercises: [
        "2025-09-12 Run: 5km", "2025-09-12 jog: 1.5km", "2025-09-12 Laufband: 1200s", "2025-09-12 bike: 600s",
        "2025-09-12 Klimmzüge: -20kg x8, -20kg x7, -20kg x6",
        "2025-09-12 cadeira extensora: 30kg x15, 30kg x12, 30kg x12, 20kg drop x10",
        "2025-09-12 Lat puldown: 50kg x12, 55kg x10, 55kg x9",
      ]),
    .init(
      name: "what is owned above the first day",
      text: "dumbbells: 2 x 4kg, 2 x 6kg, one 10kg (thanks Mum)\n\n2025-09-13\ngoblet squat 10kg 12, 12, 10",
      exercises: ["2025-09-13 goblet squat: 10kg x12, 10kg x12, 10kg x10"]),
  ]
}
