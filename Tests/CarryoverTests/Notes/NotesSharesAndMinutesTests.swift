import Testing
import TrainingModel

@testable import Carryover

/// Sets of a measure, of each side, on the minute, with ticks and with other loads.
struct NotesSharesAndMinutesTests {
  @Test("Sets in words, of measures and on the minute are counted", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a load before sets of a measure",
      text:
        "2025-02-12\n(weights in kg)\n\nFarmers carry 20 - 2 x 40m\nSuitcase carry 24 - 3x30m each side\nWeighted plank 10 - 3 x 45s",
      exercises: [
        "2025-02-12 Farmers carry: 20kg 40m, 20kg 40m",
        "2025-02-12 Suitcase carry: 24kg 30m, 24kg 30m, 24kg 30m",
        "2025-02-12 Weighted plank: 10kg 45s, 10kg 45s, 10kg 45s",
      ]),
    .init(
      name: "sets, and how often each side",
      text:
        "2025-01-01 (kg)\nBulgarian split squat 8kg DBs 3 sets, 10 each leg\nTurkish get up 12kg 3 sets, 1 each side",
      exercises: [
        "2025-01-01 Bulgarian split squat: 8kg x10, 8kg x10, 8kg x10",
        "2025-01-01 Turkish get up: 12kg x1, 12kg x1, 12kg x1",
      ]),
    .init(
      name: "sets on the minute",
      text:
        "2025-01-06\nPower clean EMOM 8 min, 135lb x 2 every min. got all 8\nSquat 70kg x 2 on the min for 3 min. last couple were slow\nFront Squat, every 2:00 x 5 sets (kg)\n60 x 3\n65 x 3",
      exercises: [
        "2025-01-06 Power clean: 135lb x2, 135lb x2, 135lb x2, 135lb x2, 135lb x2, 135lb x2, 135lb x2, 135lb x2",
        "2025-01-06 Squat: 70kg x2, 70kg x2, 70kg x2",
        "2025-01-06 Front Squat: 60kg x3, 65kg x3",
      ]),
    .init(
      name: "the rest between laps before their times",
      text:
        "2025-01-01 (kg)\nIntervals 4 x 400m w 90s rest: 88s, 87s, 88s, 84s",
      exercises: [
        "2025-01-01 Intervals: 400m 88s, 400m 87s, 400m 88s, 400m 84s"
      ]),
    .init(
      name: "myo repetitions and their load",
      text:
        "2025-01-01 (kg)\nPec deck myo reps 110: 15 +5 +4 +4\nCalf press: 120 - myo 16, 6, 5, 4\n4. Machine rear delt\n   Myo reps 40kg: 18 + 5 + 5 + 4\nIncline smith\n100kg rest pause 8+3+2",
      exercises: [
        "2025-01-01 Pec deck: 110kg x15, 110kg x5, 110kg x4, 110kg x4",
        "2025-01-01 Calf press: 120kg x16, 120kg x6, 120kg x5, 120kg x4",
        "2025-01-01 Machine rear delt: 40kg x18, 40kg x5, 40kg x5, 40kg x4",
        "2025-01-01 Incline smith: 100kg x8, 100kg x3, 100kg x2",
      ]),
    .init(
      name: "a pair above its counts",
      text:
        "2025-01-06 (kg)\nClean and press, double 20kg\n3/3/3",
      exercises: [
        "2025-01-06 Clean and press: 20kg x3, 20kg x3, 20kg x3"
      ]),
    .init(
      name: "more with another load",
      text:
        "2025-01-06 (kg)\nDeads 150kg 1x5 - PB for five, old one was 147.5\nThen lighter, 120kg 2x8",
      exercises: [
        "2025-01-06 Deads: 150kg x5, 120kg x8, 120kg x8"
      ]),
    .init(
      name: "ticks among sets",
      text:
        "2025-09-03 (lb)\nBench 5x5 115lbs: 5,5,5,4,3 ❌ failed a rep on each of the last two, stay at 115\nSquat 5x5 165lbs : 5 5 5 5 5 ✅ rpe 9 on the last set",
      exercises: [
        "2025-09-03 Bench: 115lb x5, 115lb x5, 115lb x5, 115lb fail x4, 115lb fail x3",
        "2025-09-03 Squat: 165lb x5, 165lb x5, 165lb x5, 165lb x5, 165lb @9 x5",
      ]),
  ]
}
