import Testing
import TrainingModel

@testable import Carryover

/// Paragraphs that tell their sets in sentences.
struct NotesParagraphTests {
  @Test("Each set of a paragraph is read as its sentence tells it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a paragraph of a day",
      text:
        "2026-11-29\nSlept six hours and the gym was full. Squats first. Warmed up with 60, 90 and 110, three reps each, and then took a single at 140 at RPE 8. After that I did four sets of four at 120 kg, nothing hurt.",
      exercises: [
        "2026-11-29 Squats: 60kg warmup x3, 90kg warmup x3, 110kg warmup x3, 140kg @8 x1, 120kg x4, 120kg x4, 120kg x4, 120kg x4"
      ]),
    .init(
      name: "spoken, without a comma",
      text:
        "2026-11-29\nright so squats felt stiff warmed up with the bar for ten then sixty for five and eighty for five and then the work sets were one ten for five did three of those then back down to ninety and did one set of eight",
      exercises: ["2026-11-29 squats: warmup x10, 60 warmup x5, 80 warmup x5, 110 x5, 110 x5, 110 x5, 90 x8"]),
    .init(
      name: "several exercises in one sentence",
      text:
        "2026-11-29\nI did the leg press at 90 kg for two sets of 12, and the seated leg curl at 40 for two sets of 12, and then the calf raises on the leg press, 120 for 20, 20 and 18.",
      exercises: [
        "2026-11-29 leg press: 90kg x12, 90kg x12", "2026-11-29 seated leg curl: 40kg x12, 40kg x12",
        "2026-11-29 calf raises: 120kg x20, 120kg x20, 120kg x18",
      ]),
    .init(
      name: "efforts of each set",
      text:
        "2026-11-29\nPaused bench went better today. Three sets of five at 87.5, RPE 7, 7.5 and 8. Then four sets of four at 75, which felt like 6, 6, 7 and 7.",
      exercises: [
        "2026-11-29 Paused bench: 87.5 @7 x5, 87.5 @7.5 x5, 87.5 @8 x5, 75 @6 x4, 75 @6 x4, 75 @7 x4, 75 @7 x4"
      ]),
    .init(
      name: "what is left in the tank",
      text:
        "2026-11-29\nMachine press, 80 for 12 and 80 for 10, both with about one left in the tank. Then I did rows with 90 lb, three sets of 10, about 2 RIR throughout.",
      exercises: [
        "2026-11-29 Machine press: 80lb rir1 x12, 80lb rir1 x10",
        "2026-11-29 rows: 90lb rir2 x10, 90lb rir2 x10, 90lb rir2 x10",
      ]),
    .init(
      name: "failures and drops",
      text:
        "2026-11-29\nOn the pec deck I did 65 for 14, and then straight into a drop set with 45 for 10. Curls with the 14s were 12, 12 and 9, the last one to failure. Then bench press, 90 for 3, and I missed 102.5 at the end.",
      exercises: [
        "2026-11-29 pec deck: 65 x14, 45 drop x10", "2026-11-29 Curls: 14 x12, 14 x12, 14 fail x9",
        "2026-11-29 bench press: 90 x3, 102.5 fail x0",
      ]),
    .init(
      name: "sides",
      text:
        "2026-11-29\nI did pistol squats, 5 on the left and 5 on the right, and then the side plank 30 seconds on the left and 25 on the right. Heel raises with the left leg only, 12, 10 and 9.",
      exercises: [
        "2026-11-29 pistol squats: left x5, right x5", "2026-11-29 side plank: 30s left, 25s right",
        "2026-11-29 Heel raises: left x12, left x10, left x9",
      ]),
    .init(
      name: "loads before sides",
      text:
        "2026-11-29\nLeg extension one leg at a time, 20 kg on the left for 10 and 20 kg on the right for 8, then once more around, left for 10 and right for 7, and that was enough.",
      exercises: ["2026-11-29 Leg extension one leg: 20kg left x10, 20kg right x8, 20kg left x10, 20kg right x7"]),
    .init(
      name: "times and distances",
      text:
        "2026-11-29\nI warmed up on the rower, 500 m in 2:10, and then I did farmers with 40 kg a hand, 30 metres, twice. Finished off with planks: a minute, 50 seconds and 45 seconds.",
      exercises: [
        "2026-11-29 rower: 130s 500m warmup", "2026-11-29 farmers: 30m 40kg, 30m 40kg",
        "2026-11-29 planks: 60s, 50s, 45s",
      ]),
    .init(
      name: "rounds",
      text:
        "2026-11-29\nFor the end we did three rounds of 15 kettlebell swings with the 24, 10 burpees and a 200 m run, and then I lay on the floor for a while.",
      exercises: [
        "2026-11-29 kettlebell swings: 24 x15, 24 x15, 24 x15", "2026-11-29 burpees: x10, x10, x10",
        "2026-11-29 run: 200m, 200m, 200m",
      ]),
    .init(
      name: "every minute",
      text:
        "2026-11-29\nThen I did power cleans, 60 for 3 and 70 for 2, and after that every minute for six minutes two power cleans at 75 kg, and I made all of them.",
      exercises: [
        "2026-11-29 power cleans: 60kg x3, 70kg x2",
        "2026-11-29 power cleans: 75kg x2, 75kg x2, 75kg x2, 75kg x2, 75kg x2, 75kg x2",
      ]),
    .init(
      name: "the exercise behind its sets",
      text:
        "2026-11-29\nI finished with two sets of 15 on the leg curl at 25 and 3 sets of 12 goblet squats with the 16 kg bell, and then I had to run for the bus.",
      exercises: ["2026-11-29 leg curl: 25kg x15, 25kg x15", "2026-11-29 goblet squats: 16kg x12, 16kg x12, 16kg x12"]),
    .init(
      name: "deeds that name the exercise",
      text:
        "2026-11-29\nToday I squatted 70 kg for three sets of five, then I pressed 35 for 5, 5 and 4, and at the end I deadlifted 90 for one set of five.",
      exercises: [
        "2026-11-29 Squat: 70kg x5, 70kg x5, 70kg x5", "2026-11-29 Press: 35kg x5, 35kg x5, 35kg x4",
        "2026-11-29 Deadlift: 90kg x5",
      ]),
    .init(
      name: "what others lift",
      text:
        "2026-11-29\nTrained with Jo today. I did push press, 50 for 5, 55 for 5 and 60 for 3. Jo did hers at 35, and Kev did 80 for 5 because he is not human.",
      exercises: ["2026-11-29 push press: 50 x5, 55 x5, 60 x3"]),
    .init(
      name: "what was before, and what is to come",
      text:
        "2026-11-29\nDeadlift was 150 for 3 and it flew. In the autumn I was doing 170 for those triples, so there is some way to go. Next week I want to try 155 for 3.",
      exercises: ["2026-11-29 Deadlift: 150 x3"]),
    .init(
      name: "what was meant and what was done",
      text:
        "2026-11-29\nSquats again. The plan was 3x5 with 130 but I got the first five at 130 and decided to be sensible, so I cut it to 120 and did two more sets of five.",
      exercises: ["2026-11-29 Squats: 130 x5, 120 x5, 120 x5"]),
    .init(
      name: "what was meant and done as it stands",
      text:
        "2026-11-29\nYou had me down for 3x3 at 100 in the squat and I did all three, and after that I did the pause squats at 80 for two sets of 4.",
      exercises: ["2026-11-29 squat: 100 x3, 100 x3, 100 x3", "2026-11-29 pause squats: 80 x4, 80 x4"]),
    .init(
      name: "body weight and prices",
      text:
        "2026-11-29\nWeighed 82.4 this morning and paid 45 euros for the month. Chin-ups with 10 kg on the belt, three sets of five, and then I took the belt off and did 9 and 7.",
      exercises: ["2026-11-29 Chin-ups: +10kg x5, +10kg x5, +10kg x5, x9, x7"]),
    .init(
      name: "dumbbells by their weight",
      text:
        "2026-11-29\nDumbbell bench with the 26s, I got 10, 9 and 8. Went up to the 28s for 6 after that, and then shoulder press with the sixties for 12.",
      exercises: ["2026-11-29 Dumbbell bench: 26 x10, 26 x9, 26 x8, 28 x6", "2026-11-29 shoulder press: 60 x12"]),
    .init(
      name: "plates",
      text:
        "2026-11-29\nLeg press, two plates a side for 15, three plates a side for 12, and then four a side for 8 and I was done for the day.",
      exercises: ["2026-11-29 Leg press: x15, x12, x8"]),
    .init(
      name: "an exercise told in the middle",
      text:
        "2026-11-29\nShort day because of the kids. Bench was 70 kg for three sets of 6, then I took ten off and did 60 for 12, which was nearly all I had.",
      exercises: ["2026-11-29 Bench: 70kg x6, 70kg x6, 70kg x6, 60kg x12"]),
    .init(
      name: "messages to a coach",
      text:
        "2026-11-29\nHi Marta, lower day is done! I did the hip thrusts first like you asked, 40 kg for 12 as a warm-up and then 80 for 10, 80 for 10 and 85 for 8. Then RDLs with 50 kg, three sets of eight.",
      exercises: [
        "2026-11-29 hip thrusts: 40kg warmup x12, 80kg x10, 80kg x10, 85kg x8",
        "2026-11-29 RDLs: 50kg x8, 50kg x8, 50kg x8",
      ]),
    .init(
      name: "a warm-up behind its sets",
      text:
        "2026-11-29\nBench day. I did 40 for 8 and 60 for 5 to warm up, then 80 for 6, 6 and 5, and the last one was slow but it moved.",
      exercises: ["2026-11-29 Bench: 40 warmup x8, 60 warmup x5, 80 x6, 80 x6, 80 x5"]),
    .init(
      name: "products among words",
      text:
        "2026-11-29\nDeadlift was 70x5, 110x3 and 140x1 to get warm, and then 165x3, 165x3 and a last 165 x 2 because my grip went.",
      exercises: ["2026-11-29 Deadlift: 70 warmup x5, 110 warmup x3, 140 warmup x1, 165 x3, 165 x3, 165 x2"]),
    .init(
      name: "a load, repetitions and sets",
      text: "2026-11-29\nOHP was 45 x 5 x 3 today, then 40 x 8 to finish, and I took it easy with the rest of it.",
      exercises: ["2026-11-29 OHP: 45 x5, 45 x5, 45 x5, 40 x8"]),
    .init(
      name: "at least so many",
      text:
        "2026-11-29\nSquat felt fast today, it was 95x3, 100x3 and then 105x3+, for which I got 6, and then I went home.",
      exercises: ["2026-11-29 Squat: 95 x3, 100 x3, 105 x6"]),
    .init(
      name: "loads in brackets",
      text:
        "2026-11-29\nDid the usual things today: bench, 3 sets of 8 (70, 75, 77.5), and chin-ups, 3 sets as well (8, 7, 7), and then home.",
      exercises: ["2026-11-29 bench: 70 x8, 75 x8, 77.5 x8", "2026-11-29 chin-ups: x8, x7, x7"]),
    .init(
      name: "under the sets of another line",
      text:
        "2026-11-29\nRow 3x8 50 kg\n\nAfter that I did pulldowns, 45 for 12 and 12 and then 50 for 9, and I was out of there by nine.",
      exercises: ["2026-11-29 Row: 50kg x8, 50kg x8, 50kg x8", "2026-11-29 pulldowns: 45kg x12, 45kg x12, 50kg x9"]),
    .init(
      name: "attempts of a meet",
      text:
        "2026-11-29\n**Squat.** I took 70 for 5, 120 for 3 and 150 for 1 as warm-ups. I opened on 185 kg and that was three whites. The second was 195, also good, and the third was 202.5 and I got stapled, simple as that.",
      exercises: [
        "2026-11-29 Squat: 70kg warmup x5, 120kg warmup x3, 150kg warmup x1, 185kg x1, 195kg x1, 202.5kg fail x0"
      ]),
    .init(
      name: "times of several distances",
      text:
        "2026-11-29\nYoke first, 140 kg for 20 m as a warm-up, then 200 for 20 m in 12 seconds. Farmers next with 90 a hand, 20 m, two runs, 11 seconds and 12 seconds, and that was the day.",
      exercises: ["2026-11-29 Yoke: 140kg 20m warmup, 12s 200kg 20m", "2026-11-29 Farmers: 11s 20m 90kg, 12s 20m 90kg"]),
    .init(
      name: "four by six, as one says it",
      text:
        "2026-11-29\nokay so bench press was four by six at 77.5 and then bent over row three by eight at 60 and on the last set I got six and then I went home",
      exercises: [
        "2026-11-29 bench press: 77.5 x6, 77.5 x6, 77.5 x6, 77.5 x6", "2026-11-29 bent over row: 60 x8, 60 x8, 60 x6",
      ]),
    .init(
      name: "a load before its list",
      text:
        "2026-11-29\nLeg press 45 today, 12, 12 and 12, and that was better than I thought. Lat pulldown 25 again, 10, 10 and 9, and then home to the baby.",
      exercises: ["2026-11-29 Leg press: 45 x12, 45 x12, 45 x12", "2026-11-29 Lat pulldown: 25 x10, 25 x10, 25 x9"]),
    .init(
      name: "a drop that ends with its exercise",
      text:
        "2026-11-29\npulldowns 120 for 12 and 140 for 10 and then a drop set so down to 90 for 10 and after that barbell rows 155 for 10 10 and 8 and that was it",
      exercises: [
        "2026-11-29 pulldowns: 120 x12, 140 x10, 90 drop x10", "2026-11-29 barbell rows: 155 x10, 155 x10, 155 x8",
      ]),
    .init(
      name: "somebody who showed it",
      text:
        "2026-11-29\nSquats were 60 for 8 and then the nice guy showed me deadlifts and i did 40 for 5 and 50 for 5 and it was good.",
      exercises: ["2026-11-29 Squats: 60 x8, 40 x5, 50 x5"]),
  ]
}
