import Testing
import TrainingModel

@testable import Carryover

/// What stands beside names and sets in layouts of people's own: settings, pain, plans before arrows, gaps, legends and columns.
struct NotesBesideNamesTests {
  @Test("What people lay out in their own way is read, and what only looks like it is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "pain and settings behind names",
      text:
        "2025-05-03 kg\nLeg press single leg, pain 2/10:\n- L 30kg x 12\n- R 30kg x 12\nLeg press, pain 2/10: 30kg x 12\nSquat (pain 3/10): 40kg x 12\nLeg curl - seat 2, pad 4 - 15 kg - 2 sets of 12\nChest press, seat 3, pin 4, 15 kg, 2 sets of 12\nStairmaster level 7 - 15 min\nIncline 10 kg x 8\nKnee pain 2/10 all day",
      exercises: [
        "2025-05-03 Leg press single leg: 30kg left x12, 30kg right x12", "2025-05-03 Leg press: 30kg x12",
        "2025-05-03 Squat: 40kg x12", "2025-05-03 Leg curl: 15kg x12, 15kg x12",
        "2025-05-03 Chest press: 15kg x12, 15kg x12", "2025-05-03 Stairmaster: 900s", "2025-05-03 Incline: 10kg x8",
      ]),
    .init(
      name: "how often, behind a name",
      text:
        "2025-05-03\nA) Strict press, every 90 sec\n35kg x 5\n40kg x 5\nB) Jerk on the 2:00\n60kg x 2\nC) 5k run 26:40, felt good\nRun every 2 days, 5 km",
      exercises: [
        "2025-05-03 Strict press: 35kg x5, 40kg x5", "2025-05-03 Jerk: 60kg x2", "2025-05-03 run: 1600s 5km",
        "2025-05-03 Run every 2 days: 5km",
      ]),
    .init(
      name: "plans before arrows",
      text:
        "2025-05-03\nA. Bench 1 single @ RPE 8, then 4x5 → 102.5kg x1 @8, 87.5kg x5, 87.5kg x5\nB. Walking lunge 3x10/leg → 16kg DBs x10, x10, x10\nBack squat 5-5-5 → 60 / 70 / 75 kg\nC. Pull-up 4x6 →\nSquat 3x10/leg → 2 sets only",
      exercises: [
        "2025-05-03 Bench: 102.5kg @8 x1, 87.5kg x5, 87.5kg x5",
        "2025-05-03 Walking lunge: 16kg x10, 16kg x10, 16kg x10", "2025-05-03 Back squat: 60kg x5, 70kg x5, 75kg x5",
        "2025-05-03 Pull-up: open ? x6, open ? x6, open ? x6, open ? x6", "2025-05-03 Squat: x10, x10, x10",
      ]),
    .init(
      name: "gaps between sets",
      text:
        "# format: lift  weight  reps,reps,...   (kg, w = warmup)\n2025-05-03\nsquat      w60 5  w80 3  100 5,5,5\npress      w30 5  42.5 5,5,4\nchinup     0 8,7,6\nBack extension: BW/12 x 3",
      exercises: [
        "2025-05-03 squat: 60kg warmup x5, 80kg warmup x3, 100kg x5, 100kg x5, 100kg x5",
        "2025-05-03 press: 30kg warmup x5, 42.5kg x5, 42.5kg x5, 42.5kg x4", "2025-05-03 chinup: x8, x7, x6",
        "2025-05-03 Back extension: x12, x12, x12",
      ]),
    .init(
      name: "warm-ups without numbers",
      text:
        "2025-05-03\nWarm-up: wrist circles, scap pulls, 5 min rope\nSquat 3x5 @ 100kg (RPE 8 across)\nWarm-up: bike, rows, stretching",
      exercises: ["2025-05-03 rope: 300s warmup", "2025-05-03 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5"]),
    .init(
      name: "commas of plans",
      text:
        "2025-05-03\nSquat 80kg 3x5\nVolgende week squat 82,5 proberen.\nrow 50kg 5x5\nrow felt easy, +2,5 next time\nBench 80,5",
      exercises: [
        "2025-05-03 Squat: 80kg x5, 80kg x5, 80kg x5", "2025-05-03 row: 50kg x5, 50kg x5, 50kg x5, 50kg x5, 50kg x5",
        "2025-05-03 Bench: 80kg x5",
      ]),
    .init(
      name: "the effort and the miss of the last set",
      text:
        "2025-05-03\nGoblet squat 16kg 3x10, last set felt like rpe 8\nBench 50kg, 3 sets of 8. Last set was hard, about RPE 8.\nFront squat 4x6 @ 70kg, all at 7ish\nPress 47.5kg x 2 (f on 3rd)\nPush press 145 lb x 2 (missed third)",
      exercises: [
        "2025-05-03 Goblet squat: 16kg x10, 16kg x10, 16kg @8 x10", "2025-05-03 Bench: 50kg x8, 50kg x8, 50kg @8 x8",
        "2025-05-03 Front squat: 70kg @7 x6, 70kg @7 x6, 70kg @7 x6, 70kg @7 x6", "2025-05-03 Press: 47.5kg fail x2",
        "2025-05-03 Push press: 145lb fail x2",
      ]),
    .init(
      name: "a workout with a time",
      text: "2025-05-03\nWOD \"Helen\" 3 RFT, 11:42 rx",
      exercises: ["2025-05-03 Helen: 702s"]),
    .init(
      name: "a unit that a later day says of all",
      text:
        "March 5, 1998\nsquat 135x10\n\nMarch 7, 1998. Bodyweight 187. All weights in pounds as usual.\nsquat 135x10",
      exercises: ["1998-03-05 squat: 135lb x10", "1998-03-07 squat: 135lb x10"]),
    .init(
      name: "columns by their cells",
      text:
        "| Date | Session | Done | Bell | Notes |\n|---|---|---|---|---|\n| 1 Dec 2024 | KB swing | 10 x 10 | 24 kg | 5 min total |\n| 1 Dec 2024 | Press | 3 x 5 | 16 kg | |\n\n2024-12-02\n\n| Exercise | 1 | 2 | 3 |\n|---|---|---|---|\n| Squat | 100 | 105 | 110 |\n\n| Exercise | Sets | Reps | @ |\n|---|---|---|---|\n| Bench press | 3 | 5 | 100 kg |",
      exercises: [
        "2024-12-01 KB swing: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10",
        "2024-12-01 Press: 16kg x5, 16kg x5, 16kg x5", "2024-12-02 Squat: ",
        "2024-12-02 Bench press: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "numbers of sets, warm-ups and sides by letters",
      text:
        "2025-05-03\nPull ups\nS1: 10\nS2: 8\n\nSquat\nW: 60 kg, 5 reps\n100 kg, 5 reps\n\nstraight leg raise R: 3 x 12",
      exercises: [
        "2025-05-03 Pull ups: x10, x8", "2025-05-03 Squat: 60kg warmup x5, 100kg x5",
        "2025-05-03 straight leg raise: right x12, right x12, right x12",
      ]),
    .init(
      name: "fields of which one says more",
      text:
        "2025-05-03\nBench; 3 sets; 8 reps; 60 kg; shoulder hurt\nRun; 5 km; 25 min\nPull-ups | 3 sets | 8 reps | +10 kg\nPlank; 3 sets; 45 s\nPress; 3 sets; 5 reps; 40 kg; RPE 7, 8, 9\nRow | 60 kg | 8 reps | RPE: 8/10",
      exercises: [
        "2025-05-03 Bench: 60kg x8, 60kg x8, 60kg x8", "2025-05-03 Run: 1500s 5km",
        "2025-05-03 Pull-ups: +10kg x8, +10kg x8, +10kg x8", "2025-05-03 Plank: 45s, 45s, 45s",
        "2025-05-03 Press: 40kg @7 x5, 40kg @8 x5, 40kg @9 x5", "2025-05-03 Row: 60kg @8 x8",
      ]),
    .init(
      name: "words of columns that head none",
      text: "2025-05-03\nSquat 100kg x 5\nMore weight, less reps, more sets\nWeight, reps, sets",
      exercises: ["2025-05-03 Squat: 100kg x5"]),
    .init(
      name: "ranges below labels",
      text: "2025-05-03\nSquat\nSets: 3\nReps: 8-10\nRest: 90s\n\nBench press\nWeight: 60/65/70\nReps: 8/8/6",
      exercises: [
        "2025-05-03 Squat: open ? x8-10, open ? x8-10, open ? x8-10", "2025-05-03 Bench press: 60 x8, 65 x8, 70 x6",
      ]),
    .init(
      name: "sets in a row, and names of sets",
      text:
        "2025-05-03\n**Muscle ups:** 4 / 3 / 3\n\n4 muscle ups in a row!! new record\n\nDeadlift\n100kg for 3 new PR!\n\n**Quad sets** – 3 x 10\nGlute sets: 3x10",
      exercises: [
        "2025-05-03 Muscle ups: x4, x3, x3", "2025-05-03 Deadlift: 100kg x3", "2025-05-03 Quad sets: x10, x10, x10",
        "2025-05-03 Glute sets: x10, x10, x10",
      ]),
    .init(
      name: "headers that only look like it",
      text:
        "2025-05-03 kg\nweight, reps\nBench 60, 8\nSquat 100, 5\n\n| Exercise | Reps | kg | S |\n|---|---|---|---|\n| Row | 10 | 60 | 45 |",
      exercises: ["2025-05-03 Bench: 60kg x8", "2025-05-03 Squat: 100kg x5", "2025-05-03 Row: 60kg x10"]),
    .init(
      name: "times beside repetitions, and settings that are the load",
      text:
        "2025-05-03\nDeadlift | 140 kg | 5 reps | 20:15\nPush-ups; 20 reps; 15\nLeg press pin 8 - 3x12\nBench W/ 60 kg, 8 reps\nWarm-up: bike, 10 min easy",
      exercises: [
        "2025-05-03 Deadlift: 140kg x5", "2025-05-03 Push-ups: x20, x15",
        "2025-05-03 Leg press: 8pin x12, 8pin x12, 8pin x12", "2025-05-03 Bench: 60kg x8",
        "2025-05-03 bike: 600s warmup",
      ]),
  ]
}
