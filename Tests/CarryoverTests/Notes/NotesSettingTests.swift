import Testing
import TrainingModel

@testable import Carryover

/// How machines are set, days that are links, supersets of a part of the session, drops told in words.
struct NotesSettingTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "how a machine is set, behind its name and above repetitions",
      text:
        "2025-03-01\nSquat\n100kg x 5\n\nLeg ext (seat 5)\n12\n11\n\nLeg curl (machine, pin 5)\n1) 12\n2) 11\n\nLeg press - seat 3\n- 12\n- 12\n\nCalf raise pin 7\n- 40 x 12\n- 40 x 11\n\nChest press pad 4\n12\n11",
      exercises: [
        "2025-03-01 Squat: 100kg x5", "2025-03-01 Leg ext: x12, x11", "2025-03-01 Leg curl: x12, x11",
        "2025-03-01 Leg press: x12, x12", "2025-03-01 Calf raise: 40kg x12, 40kg x11",
        "2025-03-01 Chest press: x12, x11",
      ]),
    .init(
      name: "numbers behind names that set no machine",
      text:
        "2025-03-02\nFace pulls 20\n12\n12\n\nBench 62.5\n8, 8, 7\n\nLeg press level 8: 12, 10\n\nseat 4 felt better\nRow\n12\n11",
      exercises: [
        "2025-03-02 Face pulls: 20 x12, 20 x12", "2025-03-02 Bench: 62.5 x8, 62.5 x8, 62.5 x7",
        "2025-03-02 Leg press: 8level x12, 8level x10", "2025-03-02 Row: x12, x11",
      ]),
    .init(
      name: "remarks of numbers behind names, above repetitions",
      text:
        "2025-03-10\nSquat\n100kg x 5\n\nLeg ext (3-0-1 tempo)\n12\n11\n\nLeg curl (goal 12)\n- 12\n- 10\n\nLeg press (felt heavy)\n12\n11\n\nPress (3 sec down)\n12, 11\n\nLeg curl #4\n12\n11\n\n30° incline press\n12\n11\n\nDips (+10)\n8\n7\n\nCurl [machine]\n10\n9\n\n2) Leg ext (pin 3)\n50x12\n50x11",
      exercises: [
        "2025-03-10 Squat: 100kg x5", "2025-03-10 Leg ext: x12, x11", "2025-03-10 Leg curl: x12, x10",
        "2025-03-10 Leg press: x12, x11", "2025-03-10 Press: x12, x11", "2025-03-10 Leg curl #4: x12, x11",
        "2025-03-10 30° incline press: x12, x11", "2025-03-10 Dips: +10kg x8, +10kg x7",
        "2025-03-10 Curl [machine]: x10, x9", "2025-03-10 Leg ext: 50kg x12, 50kg x11",
      ]),
    .init(
      name: "remarks that are measures of sets",
      text:
        "2025-03-11\nYoke (20 m)\n- 140 kg – 11.2 s\n\nPlank (60 sec)\n\nDeadlift (3RM prep)\n135 x 5\n\nLeg ext (50kg)\n12\n11\n\nSquat (3x5)\n100kg",
      exercises: [
        "2025-03-11 Yoke: 11.2s 140kg 20m", "2025-03-11 Plank: 60s", "2025-03-11 Deadlift (3RM prep): 135kg x5",
        "2025-03-11 Leg ext: 50kg x12, 50kg x11", "2025-03-11 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "small loads behind an @ among larger ones",
      text:
        "All kg.\n2025-03-12\nSquat 3x5 @ 100\nBench 3x8 @ 60\nRow 3x10 @ 50\nCurl 2x12 @ 10\nPull-ups 3x8 @ 8\nCalf raises 3x12 30 @ 5\nPlank\n30 @ 8",
      exercises: [
        "2025-03-12 Squat: 100kg x5, 100kg x5, 100kg x5", "2025-03-12 Bench: 60kg x8, 60kg x8, 60kg x8",
        "2025-03-12 Row: 50kg x10, 50kg x10, 50kg x10", "2025-03-12 Curl: 10kg x12, 10kg x12",
        "2025-03-12 Pull-ups: @8 x8, @8 x8, @8 x8", "2025-03-12 Calf raises: 30kg @5 x12, 30kg @5 x12, 30kg @5 x12",
        "2025-03-12 Plank: 30s @8",
      ]),
    .init(
      name: "efforts behind an @ among loads",
      text: "All kg.\n2025-03-13\nSquat 3x5 @ 100\nBench 3x8 @ 60\nRow 3x10 @ 50\nPress 40x5 @ 8\nCurl 2x12 @ 10",
      exercises: [
        "2025-03-13 Squat: 100kg x5, 100kg x5, 100kg x5", "2025-03-13 Bench: 60kg x8, 60kg x8, 60kg x8",
        "2025-03-13 Row: 50kg x10, 50kg x10, 50kg x10", "2025-03-13 Press: 40kg @8 x5",
        "2025-03-13 Curl: @10 x12, @10 x12",
      ]),
    .init(
      name: "what was done behind how far",
      text: "2025-03-14\nCash out: 1000m row 3:52\nCardio: 5k run 25:00\nCardio: 5k 25:00",
      exercises: ["2025-03-14 row: 1000m 232s", "2025-03-14 run: 1500s 5km", "2025-03-14 Cardio: 1500s 5km"]),
    .init(
      name: "a scheme, and what is to be lifted, in columns of their own",
      text:
        "# 2025-03-15 kg\n\n| Exercise | Sets x Reps | Target | Actual |\n|---|---|---|---|\n| Front squat | 3x5 | 90 kg | 90x5, 90x5, 92.5x5 |\n| Back squat | 3x5 | 100 kg | |",
      exercises: [
        "2025-03-15 Front squat: 90kg x5 ? 90kg x5, 90kg x5 ? 90kg x5, 92.5kg x5 ? 90kg x5",
        "2025-03-15 Back squat: open ? 100kg x5, open ? 100kg x5, open ? 100kg x5",
      ]),
    .init(
      name: "what is added or taken off, in brackets above repetitions",
      text:
        "2025-03-16\nDips (assisted, -20kg)\n12, 10\n\nPull-ups (+10kg)\n5\n5\n\nSquat (-20kg)\n8\n8\n\nDB OHP: 40#s x 10, 40#s x 8\nRuck 4 miles w/ 30# pack, 1:02:00",
      exercises: [
        "2025-03-16 Dips: -20kg x12, -20kg x10", "2025-03-16 Pull-ups: +10kg x5, +10kg x5", "2025-03-16 Squat: x8, x8",
        "2025-03-16 DB OHP: 40lb x10, 40lb x8", "2025-03-16 Ruck: 30lb 3720s 4mi",
      ]),
    .init(
      name: "words that belong to names, and are no settings",
      text:
        "2025-03-17\nSquat speed 100 kg\n8x3\n\nDB press, incline 30\n3x8\n\nCurl, hammer 12, 15 kg\nSquat, front 8, 80 kg, 6, 90 kg\nB: paused 80x5\nBench (+5)\n8\n8",
      exercises: [
        "2025-03-17 Squat speed: 100kg x3, 100kg x3, 100kg x3, 100kg x3, 100kg x3, 100kg x3, 100kg x3, 100kg x3",
        "2025-03-17 DB press, incline 30: x8, x8, x8", "2025-03-17 Curl, hammer: 15kg x12",
        "2025-03-17 Squat, front: 80kg x8, 90kg x6", "2025-03-17 B: paused: 80kg x5", "2025-03-17 Bench: x8, x8",
      ]),
    .init(
      name: "what only looks like a load, a miss or a total",
      text:
        "2025-03-18\nPlank (held 60 sec)\n3x30\n\nSquat 100x5; 80 kg\nPushups 3x20; 75 kg\nLeg press 3 x 1,200 lbs\nPull-ups 12/fail, 10/fail\n3 rounds: 10 squats, plank - 1:00\nCalf raise 3x30 60 kg, 28, 25\nBench 4x8 60 8-8-7-0\nCurl 20x12 rest-pause 20 s\nSquat 100 kg 3x5, 80% of 125 kg",
      exercises: [
        "2025-03-18 Plank: 60s, 30s, 30s, 30s", "2025-03-18 Squat: 100kg x5", "2025-03-18 Pushups: x20, x20, x20",
        "2025-03-18 Leg press: 1200lb x3", "2025-03-18 Pull-ups: fail x12, fail x10",
        "2025-03-18 squats: x10, x10, x10", "2025-03-18 plank: 60s, 60s, 60s",
        "2025-03-18 Calf raise: 60kg x30, 60kg x30, 60kg x30, 60kg x28, 60kg x25",
        "2025-03-18 Bench: 60kg x8, 60kg x8, 60kg x7, 60kg fail x0", "2025-03-18 Curl: 20kg x12",
        "2025-03-18 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "days that are links, with what they train",
      text:
        "- [[2025-03-03]] Upper #gym\n  - Bench\n    - 60 kg x 10\n- [[2025-03-05]] Lower\n  - Squat\n    - 100 kg x 5\n    - [[2025-03-01]] was better",
      exercises: ["2025-03-03 Bench: 60kg x10", "2025-03-05 Squat: 100kg x5"]),
    .init(
      name: "links that only point to a day",
      text: "- [[2025-03-03]] Upper\n  - Bench 60 kg x 10\n- [[2025-02-24]] knee hurt, see there\n- Row 50 kg x 10",
      exercises: ["2025-03-03 Bench: 60kg x10", "2025-03-03 Row: 50kg x10"]),
    .init(
      name: "a superset behind the part of the session",
      text:
        "2025-03-06\n**Accessory** – superset x3\n- 10 ring rows\n- 12 DB bench @ 40 lb\n\nFinisher: superset x 2\n- Curl 20kg x 10\n- Dips 10\n\nBack – 2 sets\n- Row 50 kg x 10",
      exercises: [
        "2025-03-06 ring rows: x10, x10, x10", "2025-03-06 DB bench: 40lb x12, 40lb x12, 40lb x12",
        "2025-03-06 Curl: 20kg x10, 20kg x10", "2025-03-06 Dips: x10, x10", "2025-03-06 Row: 50kg x10",
      ]),
    .init(
      name: "a drop behind the last of the sets, in words",
      text:
        "2025-03-07\nTríceps corda - 3x12 - 20kg (última com drop 15kg x 8)\nTriceps 3x12 20kg (last one with drop 15kg x 8)\nCurl 3x12 20kg (last set with drop to 15kg x 8)\nRow 3x12 20kg (last one was hard)",
      exercises: [
        "2025-03-07 Tríceps corda: 20kg x12, 20kg x12, 20kg x12, 15kg drop x8",
        "2025-03-07 Triceps: 20kg x12, 20kg x12, 20kg x12, 15kg drop x8",
        "2025-03-07 Curl: 20kg x12, 20kg x12, 20kg x12, 15kg drop x8", "2025-03-07 Row: 20kg x12, 20kg x12, 20kg x12",
      ]),
    .init(
      name: "when laps began",
      text: "2025-03-08\nSwim 8x50m on 1:00\nSwim 4x100 m on 2:00\n2x50m free on 1:00",
      exercises: [
        "2025-03-08 Swim: 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m", "2025-03-08 Swim: 100m, 100m, 100m, 100m",
        "2025-03-08 free: 50m, 50m",
      ]),
  ]
}
