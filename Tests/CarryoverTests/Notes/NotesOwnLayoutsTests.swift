import Testing
import TrainingModel

@testable import Carryover

/// Lines that people divide in their own way, and remarks in names, and what only looks like them.
struct NotesOwnLayoutsTests {
  @Test("What a line divides in its own way is read, and what looks like it is not", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "fields between semicolons",
      text: "2025-01-09\nbench press; 3 sets; 10 reps; 50 kg\nsquat; 4x6; 70 kg; depth better\nplank; 2 sets; 60 sec",
      exercises: [
        "2025-01-09 bench press: 50kg x10, 50kg x10, 50kg x10", "2025-01-09 squat: 70kg x6, 70kg x6, 70kg x6, 70kg x6",
        "2025-01-09 plank: 60s, 60s",
      ]),
    .init(
      name: "two lifts from blocks",
      text: "2025-01-09 kg\nClean + jerk from blocks: 75kg 3x1\nSnatch & OHS from hang: 50kg 3x1",
      exercises: [
        "2025-01-09 Clean + jerk from blocks: 75kg x1, 75kg x1, 75kg x1",
        "2025-01-09 Snatch & OHS from hang: 50kg x1, 50kg x1, 50kg x1",
      ]),
    .init(
      name: "all as often",
      text:
        "2025-01-09 lb\nFront Squat, 5x3, building\n135 - 155 - 175 - 185 - 195 (all x3)\nBench\n140x1 (miss on second)\n130x1 (miss)",
      exercises: [
        "2025-01-09 Front Squat: 135lb x3 ? x3, 155lb x3 ? x3, 175lb x3 ? x3, 185lb x3 ? x3, 195lb x3 ? x3",
        "2025-01-09 Bench: 140lb x1, 130lb fail x0",
      ]),
    .init(
      name: "the bar before the loads",
      text:
        "2025-01-09 kg\nbench press just the bar 20kg x10, then 25kg 3x8\nsquat empty bar 20kg x10, 40kg x8\nsquat (high bar)\nwu: bar/10, 60/8, 90/4\n1) 120/8",
      exercises: [
        "2025-01-09 bench press: 20kg x10, 25kg x8, 25kg x8, 25kg x8", "2025-01-09 squat: 20kg x10, 40kg x8",
        "2025-01-09 squat (high bar): warmup x10, 60kg warmup x8, 90kg warmup x4, 120kg x8",
      ]),
    .init(
      name: "misses and how they went",
      text:
        "2025-01-09 kg\nsquat 122.5kg 5,5,4 missed the last rep\nlog press\n110kg miss, lockout. was 3rd try this month\nSnatch 80kg/1 miss (front), 80kg/1\nBench 405x1 PR by 10!, 425 missed",
      exercises: [
        "2025-01-09 squat: 122.5kg x5, 122.5kg x5, 122.5kg fail x4", "2025-01-09 log press: 110kg fail x0",
        "2025-01-09 Snatch: 80kg fail x0, 80kg x1", "2025-01-09 Bench: 405kg x1, 425kg fail x0",
      ]),
    .init(
      name: "repetitions before sets behind a slash",
      text: "2025-01-09\nSnatch pull: 85kg/3 x 4, 90kg/2 x 3\nFront squat: 120kg/3 x 4",
      exercises: [
        "2025-01-09 Snatch pull: 85kg x3, 85kg x3, 85kg x3, 85kg x3, 90kg x2, 90kg x2, 90kg x2",
        "2025-01-09 Front squat: 120kg x3, 120kg x3, 120kg x3, 120kg x3",
      ]),
    .init(
      name: "a title and its day behind a rule",
      text:
        "2025-06-14 saturday\nyoke 300kg 15m in 17.1s, one drop at 10m\n\n---\ntues gym — 2025-06-17\nsquat 100kg x 5",
      exercises: ["2025-06-14 yoke: 15m 17.1s 300kg", "2025-06-17 squat: 100kg x5"]),
    .init(
      name: "rest-pauses and names with remarks",
      text:
        "2025-01-09 lb\n1) Smith bench, bench on the 3rd line\n185 x 10 RP 4 RP 3 -- 20 breaths between\n2) curl ez (bar 8): 28 x 12, 11, 9\n3) Bench press (2nd)\n135x10",
      exercises: [
        "2025-01-09 Smith bench: 185lb x10, 185lb x4, 185lb x3", "2025-01-09 curl ez: 28lb x12, 28lb x11, 28lb x9",
        "2025-01-09 Bench press (2nd): 135lb x10",
      ]),
    .init(
      name: "what adds up",
      text:
        "2025-01-09 kg\nDips: 50 total reps - 15, 13, 12, 10\nChins: total 50 reps (20, 15, 15)\nDB row 3x15+ : 22 -> 15, 15, 17\nAssisted dips - 10@-15kg, 9@-15kg, 8@-15kg",
      exercises: [
        "2025-01-09 Dips: x15, x13, x12, x10", "2025-01-09 Chins: x20, x15, x15",
        "2025-01-09 DB row: 22kg x15 ? x15, 22kg x15 ? x15, 22kg x17 ? x15+",
        "2025-01-09 Assisted dips: -15kg x10, -15kg x9, -15kg x8",
      ]),
    .init(
      name: "carries and dumbbells",
      text: "2025-01-09 kg\nfarmer walk   32s 40m  32s 40m\nsplit squat, DBs 20\n1) 10 e/s\n2) 10 e/s",
      exercises: ["2025-01-09 farmer walk: 32kg 40m, 32kg 40m", "2025-01-09 split squat: 20kg x10, 20kg x10"]),
    .init(
      name: "warm-ups in the place of a set's number",
      text:
        "2025-01-09\n# Squat\n\n| set | plan | done |\n|---|---|---|\n| warm-up | 60kg x 5 | 60kg x 5 |\n| 70% | 107.5kg x 3 | 107.5kg x 3 |",
      exercises: ["2025-01-09 Squat: 60kg warmup x5 ? 60kg x5, 107.5kg x3 ? 107.5kg x3"]),
    .init(
      name: "what comes next week",
      text: "2025-01-09\nBench 175lbs 5x5\nNext wk – Bench 180lbs 5x5\nbar is 45 lb. All lbs.",
      exercises: [
        "2025-01-09 Bench: 175lb x5, 175lb x5, 175lb x5, 175lb x5, 175lb x5",
        "2025-01-09 Bench: open ? 180lb x5, open ? 180lb x5, open ? 180lb x5, open ? 180lb x5, open ? 180lb x5",
      ]),
    .init(
      name: "semicolons that divide sets",
      text: "2025-01-10 kg\nBench 60x5; 70x5; 80x3\nSquat; 100x5; 110x5\nnotes; slept 7; ate 3 times",
      exercises: ["2025-01-10 Bench: 60kg x5, 70kg x5, 80kg x3", "2025-01-10 Squat: 100kg x5, 110kg x5"]),
    .init(
      name: "slashes that are pairs",
      text: "2025-01-10 kg\nBench 60/8 x 3\nRow 10/10 each",
      exercises: ["2025-01-10 Bench: 60kg x8, 60kg x8, 60kg x8", "2025-01-10 Row: x10, x10"]),
    .init(
      name: "bars that are no loads",
      text: "2025-01-10 kg\nbar/bench supersets 3x10\nChin-up bar 3x8\nempty stomach, 3x8 squats 60kg",
      exercises: [
        "2025-01-10 bar/bench supersets: x10, x10, x10", "2025-01-10 Chin-up bar: x8, x8, x8",
        "2025-01-10 empty stomach: x8, x8, x8",
      ]),
    .init(
      name: "commas in names that are sets",
      text:
        "2025-01-10 kg\nSquat, 5x3, building\n100x3\nBench, 3 sets of 5 at 80\nRow, tempo 3010 for all of them\n60x8",
      exercises: [
        "2025-01-10 Squat: 100kg x3 ? x3, open ? x3, open ? x3, open ? x3, open ? x3",
        "2025-01-10 Bench: 80kg x5, 80kg x5, 80kg x5", "2025-01-10 Row: 60kg x8",
      ]),
    .init(
      name: "rules and lists",
      text: "2025-01-10\nSquat 100x5\n---\nBench 80x5\n---\nthanks — 12/10/2024 was worse",
      exercises: ["2025-01-10 Squat: 100 x5", "2025-01-10 Bench: 80 x5"]),
  ]
}
