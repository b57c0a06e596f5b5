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
        "# Week 2\n\nAthlete: Sam | Units: kg | Fill in the Actual column and send it back by Sunday pls, thanks a lot to you all\n\n## 2025-09-04\n\n| Exercise | Target | Actual |\n|---|---|---|\n| Squat | 3x5 | 97.5 3x5 |",
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
        "2025-09-09 Strict press: 75lb x5, 85lb x5, 105lb x1, 110lb fail x0",
        "2025-09-09 Comp bench: 112.5kg @7 x1, 122.5kg fail x0",
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
        "2025-09-10 Press: 62.5kg x3 ? x3, 62.5kg x3 ? x3, 62.5kg x3 ? x3, 62.5kg x2 ? x3+",
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
    .init(
      name: "what a trainer's sheet says of a day",
      text:
        "CLIENT:\tAnn H.\t58 yrs\tPT: Dan\nDATE:\t14/05/2024\t\tResting HR 68\tBW 71.2kg\nExercise\tTarget\tSet 1\tSet 2\tSet 3\tNotes\nGoblet Squat\t3 x 10 x 12kg\t10 x 12kg\t10 x 12kg\t8 x 12kg\theels lifting\nSeated Row\t2 x 12 x 25kg\t12 x 25kg\t12 x 25kg\t\tRPE 6 last set\n\nDATE:\t21/05/2024\t\tResting HR 66\tBW 71.0kg\nExercise\tTarget\tSet 1\tSet 2\tSet 3\tNotes\nGoblet Squat\t2 x 10 x 14kg\t10 x 14kg\t9 x 14kg\t\t",
      exercises: [
        "2024-05-14 Goblet Squat: 12kg x10 ? 12kg x10, 12kg x10 ? 12kg x10, 12kg x8 ? 12kg x10",
        "2024-05-14 Seated Row: 25kg x12 ? 25kg x12, 25kg @6 x12 ? 25kg x12",
        "2024-05-21 Goblet Squat: 14kg x10 ? 14kg x10, 14kg x9 ? 14kg x10",
      ]),
    .init(
      name: "weeks of something else before the date",
      text: "27+3   April 15 2024\nBox squat 65 lb 8, 8\n\n27+6   April 18\nBird dog 2 x 8",
      exercises: ["2024-04-15 Box squat: 65lb x8, 65lb x8", "2024-04-18 Bird dog: x8, x8"]),
    .init(
      name: "spoken days",
      text:
        "Okay today is Saturday the 8th of June 2024 and I'm at the gym. Bench press 60 kilos for 10 reps, then 70 kilos for 8.\n\nNew note. Monday the 10th of June. Shoulder feels maybe 80 percent. Dumbbell press 22 kilos for 10, 10 and 9 reps. Cable row 50 kilos 3 sets of 10.\n\nWednesday June 12th. Just the bike today. And push-ups 20, then 15, then 12 after that.",
      exercises: [
        "2024-06-08 Bench press: 60kg x10, 70kg x8", "2024-06-10 Dumbbell press: 22kg x10, 22kg x10, 22kg x9",
        "2024-06-10 Cable row: 50kg x10, 50kg x10, 50kg x10", "2024-06-12 push-ups: x20, x15, x12",
      ]),
    .init(
      name: "the effort of the last set in a line of its own",
      text:
        "2025-09-14 units kg\nSquats 90kg x5x3\nlast set was RPE 8, first two fine\nBench 60kg 4x8\nLeg curls 35kg 12, 11\nlast bench set about rpe 9",
      exercises: [
        "2025-09-14 Squats: 90kg x5, 90kg x5, 90kg x5", "2025-09-14 Bench: 60kg x8, 60kg x8, 60kg x8, 60kg @9 x8",
        "2025-09-14 Leg curls: 35kg x12, 35kg x11",
      ]),
    .init(
      name: "warm-ups below a name that is a word of many",
      text: "2025-09-15 units lb\nPress\nWarm-up\n45x10\n60x5\nWork\n115x5\n130x3",
      exercises: ["2025-09-15 Press: 45lb warmup x10, 60lb warmup x5, 115lb x5, 130lb x3"]),
    .init(
      name: "words between numbers once more",
      text:
        "2025-09-16 units kg\nsquats done: 60kg x5, 80kg x5\nSchrägbank KH 3 Sätze à 10 mit 22,5\nDB RDL: 30s 3x10 (2 RIR on all of them)\nhalo 12kg x 8 each way, x2\nassisted chinups (−20kg on the machine at work) 8, 6\nOA jerk 20kg  L 4:00 60 reps / R 4:00 64 reps both rpe 9\nT1 OHP 95: 3, 3, 3, 2 and called it. Moving to 6x2.\nT2 Squat 145: 3x10, @7 each\nPresse\n- 4 séries de 6 à 85 kg, RPE 8 sur la dernière",
      exercises: [
        "2025-09-16 squats: 60kg x5, 80kg x5", "2025-09-16 Schrägbank KH: 22.5kg x10, 22.5kg x10, 22.5kg x10",
        "2025-09-16 DB RDL: 30kg rir2 x10, 30kg rir2 x10, 30kg rir2 x10", "2025-09-16 halo: 12kg x8, 12kg x8",
        "2025-09-16 assisted chinups: -20kg x8, -20kg x6",
        "2025-09-16 OA jerk: 20kg 240s @9 left x60, 20kg 240s @9 right x64",
        "2025-09-16 OHP: 95kg x3, 95kg x3, 95kg x3, 95kg x2",
        "2025-09-16 Squat: 145kg @7 x10, 145kg @7 x10, 145kg @7 x10",
        "2025-09-16 Presse: 85kg x6, 85kg x6, 85kg x6, 85kg @8 x6",
      ]),
    .init(
      name: "what is only said of a line",
      text:
        "2025-09-17\nSquat\n325 lb x5x5   <-- 5 sets of 5, brutal\nRow 30 min r20, 7412 m (2:01.4/500)\nRow 5000m 18:31.6\nsplits 1:51.9 1:52.4 1:51.6\nPT 0530. pushups 20, 20, 15\nSwim, 25m pool\n400 m free\n> Quote from BigTex: I hit 225x3 strict last week, you should try it.",
      exercises: [
        "2025-09-17 Squat: 325lb x5, 325lb x5, 325lb x5, 325lb x5, 325lb x5", "2025-09-17 Row: 1800s 7412m",
        "2025-09-17 Row: 1111.6s 5000m", "2025-09-17 pushups: x20, x20, x15", "2025-09-17 Swim: ",
        "2025-09-17 free: 400m",
      ]),
    .init(
      name: "near misses of efforts",
      text:
        "2025-09-18 units kg\nSquat 100 3x5 - last week was rpe 8 though\nRow 60 5, 5, 5. second to last set rpe 9\nBench 80 3x8 2 min rest, last set was rpe 9\nCurl 20 3x8 - next time last set rpe 9\nPress 40 3x5 (RPE 7 for all but the last)\nDeadlift 100 5, 5, 5, last rep was slow, rpe 9\nDips 8, 8, 6 had 1 left\nFly 10 3x10 (rpe 9 on the last two)\nLunge 20 3x8 per side. last set rpe 9",
      exercises: [
        "2025-09-18 Squat: 100kg x5, 100kg x5, 100kg x5", "2025-09-18 Row: 60kg x5, 60kg x5, 60kg x5",
        "2025-09-18 Bench: 80kg x8, 80kg x8, 80kg @9 x8", "2025-09-18 Curl: 20kg x8, 20kg x8, 20kg x8",
        "2025-09-18 Press: 40kg x5, 40kg x5, 40kg x5", "2025-09-18 Deadlift: 100kg x5, 100kg x5, 100kg x5",
        "2025-09-18 Dips: x8, x8, rir1 x6", "2025-09-18 Fly: 10kg x10, 10kg x10, 10kg x10",
        "2025-09-18 Lunge: 20kg x8, 20kg x8, 20kg @9 x8",
      ]),
    .init(
      name: "near misses of gear and sides",
      text:
        "2025-09-19 units kg\nRow 20kg 3x10 both sides 2 min rest\nPress 16kg x 8 both sides 20kg x 5\nSit to stand 10, 10, 10\nLeg press seat 4, 5, 6\nBox jumps (50cm): 3x10\nDeadlift (knee pain, stopped)\n\nKniebeuge 100kg 3x5, linkes Bein schmerzt\nSquat 3x5 with 100 kg assist 2",
      exercises: [
        "2025-09-19 Row: 20kg x10, 20kg x10, 20kg x10", "2025-09-19 Press: 16kg x8, 20kg x5",
        "2025-09-19 Sit to stand: x10, x10, x10", "2025-09-19 Leg press seat: x4, x5, x6",
        "2025-09-19 Box jumps: x10, x10, x10", "2025-09-19 Kniebeuge: 100kg x5, 100kg x5, 100kg x5",
        "2025-09-19 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "near misses of misses and of others",
      text:
        "2025-09-20 units kg\nSnatch 5x1 missed forward once\nBench 60x5x30 5 reps 3 sets\nRow 20x5x3, flys 5 reps 3 sets\nMy PR squat: 140x3, 145x1\nOne of my favorites: Bench 80 3x5\nPress (my shoulder hurt, did 3x8 at 60kg)\nDips 8\nNext one 80kg x 5",
      exercises: [
        "2025-09-20 Snatch: x1, x1, x1, x1, x1", "2025-09-20 Row: 20kg x5, 20kg x5, 20kg x5",
        "2025-09-20 flys: x5, x5, x5", "2025-09-20 squat: 140kg x3, 145kg x1",
        "2025-09-20 Bench: 80kg x5, 80kg x5, 80kg x5", "2025-09-20 Press: 60kg x8, 60kg x8, 60kg x8",
        "2025-09-20 Dips: x8", "2025-09-20 Next one: 80kg x5",
      ]),
    .init(
      name: "near misses of what was before",
      text:
        "mon sep 8 2025\nRow 5x5 40 kg\nSquat 60 kg x5 warmup, 100 kg 3x5\n\nwed sep 10\nRow same as last time but 10\nSquat 105kg 3x5\nSquat warmups same as monday",
      exercises: [
        "2025-09-08 Row: 40kg x5, 40kg x5, 40kg x5, 40kg x5, 40kg x5",
        "2025-09-08 Squat: 60kg warmup x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-09-10 Squat: 105kg x5, 105kg x5, 105kg x5",
      ]),
    .init(
      name: "sides before their repetitions",
      text: "2025-09-21\nDB row 32 kg: L x 10, R x 9\nRow L x 10, R x 9 @ 20 kg\nSplit squat: L x 10, R x 9",
      exercises: [
        "2025-09-21 DB row: 32kg left x10, 32kg right x9", "2025-09-21 Row: 20kg left x10, 20kg right x9",
        "2025-09-21 Split squat: left x10, right x9",
      ]),
    .init(
      name: "efforts one for each set",
      text:
        "2025-09-22 units kg\nBench 80: 6,6,6,5 (rpe 8 8 8.5 9.5)\nSquat 190 2 2 2, rpe 8 8 8.5\nPress 50 5 5 5 (rpe 6, rpe 7, rpe 8)\nRow 60 5,5,5. first two rpe 7.5, last one rpe 9\nbench 77.5 5/5/3 (rpe 10 on the 3), row 60 8/8/8\nKlimmzüge 9, 8, 6 (der letzte Satz bis Muskelversagen)",
      exercises: [
        "2025-09-22 Bench: 80kg @8 x6, 80kg @8 x6, 80kg @8.5 x6, 80kg @9.5 x5",
        "2025-09-22 Squat: 190kg @8 x2, 190kg @8 x2, 190kg @8.5 x2",
        "2025-09-22 Press: 50kg @6 x5, 50kg @7 x5, 50kg @8 x5",
        "2025-09-22 Row: 60kg @7.5 x5, 60kg @7.5 x5, 60kg @9 x5",
        "2025-09-22 bench: 77.5kg x5, 77.5kg x5, 77.5kg @10 x3", "2025-09-22 row: 60kg x8, 60kg x8, 60kg x8",
        "2025-09-22 Klimmzüge: x9, x8, fail x6",
      ]),
    .init(
      name: "days of a bullet journal",
      text:
        "NOVEMBER 2024\n\n4 M\nx goblet squat 20kg 3x12\n\n6 W\nx db bench 17.5kg 10 10 9\n\n8 F\nx db ohp 15kg 8 8 6",
      exercises: [
        "2024-11-04 x goblet squat: 20kg x12, 20kg x12, 20kg x12",
        "2024-11-06 x db bench: 17.5kg x10, 17.5kg x10, 17.5kg x9", "2024-11-08 x db ohp: 15kg x8, 15kg x8, 15kg x6",
      ]),
    .init(
      name: "what others did, and what stands at the end",
      text:
        "2025-09-23 units kg\nsquat 60kg x8 (w/up), 85kg x6\npower clean 60kg 5x3. Harry did 80kg x3, show off\nfacepulls stack 8, 3x15\nBeinstrecker Stufe 9 3x15\nafter: GHD situps 3x15\nnice! hows the hip? Pete hit 160kg for 5 this morning btw\nsuperset 3 rounds: curls 12kg x 12 + lat raise 8kg x 15\nknackered after that, had to sit for 5 mins\nnur laufen 6,2 km in 34:20",
      exercises: [
        "2025-09-23 squat: 60kg warmup x8, 85kg x6",
        "2025-09-23 power clean: 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3", "2025-09-23 facepulls: x15, x15, x15",
        "2025-09-23 Beinstrecker: x15, x15, x15", "2025-09-23 GHD situps: x15, x15, x15",
        "2025-09-23 curls: 12kg x12, 12kg x12, 12kg x12", "2025-09-23 lat raise: 8kg x15, 8kg x15, 8kg x15",
        "2025-09-23 laufen: 2060s 6.2km",
      ]),
    .init(
      name: "near misses of days, pools and weights",
      text:
        "2025-09-24\nSwim, 1000m pool\nRow 2k 7:40 (1:55/500m) rpe 8\nPush-ups: twenty, fifteen, ten\nBench five by five\nLunge 10 each side, x3\nsquats heavy, weight 100\nCurl 3x10, @7.5 each\nSquat 100kg 3x5\nlast set maybe RPE 8-9\nBench 80kg x5 <- then 70kg x8\nOne of the best lifts I did 140kg x3\nAthlete: Jo | all in pounds | Bench in kg",
      exercises: [
        "2025-09-24 Swim: 1000m", "2025-09-24 Row: 2km 460s @8", "2025-09-24 Push-ups: x20, x15, x10",
        "2025-09-24 Bench: x5, x5, x5, x5, x5", "2025-09-24 Lunge: x10, x3", "2025-09-24 Curl: x10, x10, x10",
        "2025-09-24 Squat: 100kg x5, 100kg x5, 100kg x5", "2025-09-24 Bench: 80kg x5, 70kg x8",
        "2025-09-24 One of the best lifts I: 140kg x3",
      ]),
    .init(
      name: "a line a day, and a table of days",
      text:
        "Mon 3 June 2024. Squat 100kg 3x5, bench 80kg 3x5, row 70kg 3x8, all fine\n\nDate:\tExercise\tWeight\tReps\n2024-06-05\tSquat\t100\t5",
      exercises: [
        "2024-06-03 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-06-03 bench: 80kg x5, 80kg x5, 80kg x5",
        "2024-06-03 row: 70kg x8, 70kg x8, 70kg x8", "2024-06-05 Squat: 100 x5",
      ]),
    .init(
      name: "help, loads in names, and what comes tomorrow",
      text:
        "2025-09-25\nDeadlift\n315# x 5, @8. Used straps, sue me.\nDominadas asistidas 25 kg de ayuda: 8, 8, 6\nkb 24kg press - L 5 R 5, L 5 R 4\nkb 32kg goblet squat 10, 10, 10\nstep ups 10kg left x10, right x9\nEZ curl 70lb 3x10 (0 RIR last)\nlegs heavy, shoes have 700 km on them, need new ones\nMissed Fran last thurs, Katie got 4:31 with 65 lb. jealous\nPlan for tmrw: Long run 16 km",
      exercises: [
        "2025-09-25 Deadlift: 315lb @8 x5", "2025-09-25 Dominadas asistidas: -25kg x8, -25kg x8, -25kg x6",
        "2025-09-25 kb press: 24kg left x5, 24kg right x5, 24kg left x5, 24kg right x4",
        "2025-09-25 kb goblet squat: 32kg x10, 32kg x10, 32kg x10", "2025-09-25 step ups: 10kg left x10, 10kg right x9",
        "2025-09-25 EZ curl: 70lb x10, 70lb x10, 70lb rir0 x10", "2025-09-25 Long run: open ? 16km",
      ]),
    .init(
      name: "a back-off below what was meant",
      text:
        "# 2025-09-26\n\nUnits: kg\n\n| Exercise | Target | Load | Reps |\n|---|---|---|---|\n| Squat | 3x4 | 160 | 4 |\n| Squat | | 160 | 4 |\n| Squat | | 60 | 10 |\n| Curl | | 20 | 10 |",
      exercises: [
        "2025-09-26 Squat: 160kg x4 ? 160kg x4, open ? 160kg x4, 160kg x4 ? 160kg x4, 60kg x10",
        "2025-09-26 Curl: 20kg x10",
      ]),
  ]
}
