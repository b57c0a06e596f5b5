import Testing
import TrainingModel

@testable import Carryover

/// Sentences with numbers that are no sets of the day, or sets that are read as they always were.
struct NotesParagraphNearMissTests {
  @Test("What only looks like a set of a paragraph is none", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a remark behind sets",
      text:
        "2026-11-29\nBench 3x8 @ 60kg, the last set was a grinder so I took 4 minutes of rest before it and then went home",
      exercises: ["2026-11-29 Bench: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "times of rest and of the day",
      text:
        "2026-11-29\nSquat 100 kg 5, 5, 5\nI rested 3 minutes between sets and was done at 18:30, 45 minutes in all, and then I ate 2 eggs and 200 g of rice",
      exercises: ["2026-11-29 Squat: 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "other people alone",
      text:
        "2026-11-29\nSaw a man deadlift 200 for 5 today at the other rack. Then I put my things away and went home to the kids.",
      exercises: []),
    .init(
      name: "a plan in a sentence",
      text:
        "2026-11-29\nNext week I want to do 3 sets of 5 at 105 on the squat and then maybe bench 80 for 5 if the shoulder is good",
      exercises: []),
    .init(
      name: "what was last week",
      text:
        "2026-11-29\nLast week I did squats with 100 for 5 and bench with 80 for 5, and this week I was ill so there was nothing of that",
      exercises: []),
    .init(
      name: "a sentence that takes back",
      text:
        "2026-11-29\nDid squats with 100 for 5 and then 105 for 5, no wait, that was 110, and then I went home to eat",
      exercises: ["2026-11-29 squats: 100 x5, 105 x5"]),
    .init(
      name: "settings of machines",
      text:
        "2026-11-29\nLeg press 100 kg 3x12\nThe seat was at 4 and the pin at 7, the incline at 30 degrees and I had to wait 10 minutes for it",
      exercises: ["2026-11-29 Leg press: 100kg x12, 100kg x12, 100kg x12"]),
    .init(
      name: "numbers that are no sets",
      text:
        "2026-11-29\nI am 41 today and slept 7 hours, ate 3 eggs, walked the dog for 20 minutes and read 30 pages of the book on squats",
      exercises: []),
    .init(
      name: "more than",
      text:
        "2026-11-29\nBench press was 60 kg for 8 today, it burned more than 80 for 8 did, and that was it for me on this day",
      exercises: ["2026-11-29 Bench press: 60kg x8"]),
    .init(
      name: "speed of a treadmill",
      text:
        "2026-11-29\nTreadmill for 30 minutes at 6 km/h, 310 kcal, and my heart rate was between 125 and 138 for the whole time",
      exercises: ["2026-11-29 Treadmill: 1800s"]),
    .init(
      name: "a total",
      text:
        "2026-11-29\nBench 80 x 6 x 3 and that was it. All 18 reps were good! So it will be 82.5 on the 23rd, and then 85 in the middle of the month",
      exercises: ["2026-11-29 Bench: 80 x6, 80 x6, 80 x6"]),
    .init(
      name: "an age among lifts",
      text:
        "2026-11-29\nI was 60 last week and still did squats with 60 for 5 and 70 for 5, and then the 32 year old beside me was quiet",
      exercises: []),
    .init(
      name: "a part of a load",
      text:
        "2026-11-29\nDeadlift was 150 for 3 and then 2 sets at 80% of that with the straps on, and then I was out of there",
      exercises: ["2026-11-29 Deadlift: 150 x3, open ? 150 80%, open ? 150 80%"]),
    .init(
      name: "idle times",
      text:
        "2026-11-29\nI ran 5 km in 27:30 and then stretched for 10 minutes in the park and sat on the bench for a while",
      exercises: ["2026-11-29 Run: 1650s 5km"]),
    .init(
      name: "a doubling that counts no set",
      text:
        "2026-11-29\nDeadlift 130 x 5, 150 x 3 and 172.5 x 1 which is twice my bodyweight, so I was happy with that for the day",
      exercises: ["2026-11-29 Deadlift: 130 x5, 150 x3, 172.5 x1"]),
    .init(
      name: "hours and dates",
      text:
        "2026-11-29\nThe gym is closed from 5 to 9 January for works so I did 20 push-ups at home and then 15 more after lunch",
      exercises: ["2026-11-29 push-ups: x20"]),
  ]
}
