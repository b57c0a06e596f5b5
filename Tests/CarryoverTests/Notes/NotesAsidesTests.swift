import Testing
import TrainingModel

@testable import Carryover

/// Words in a line of sets that are no part of the notation.
struct NotesAsidesTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "circuits, and what begins with then",
      text:
        "2025-10-16 units lb\nCore circuit x3: 15 sit ups, 30s plank, 12 russian twists\nThen 5 RFT: 10 burpees, 15 wall balls (20 lb)\nss leg ext 90x15 / leg curl 70x12 x3",
      exercises: [
        "2025-10-16 sit ups: x15, x15, x15", "2025-10-16 plank: 30s, 30s, 30s",
        "2025-10-16 russian twists: x12, x12, x12", "2025-10-16 burpees: x10, x10, x10, x10, x10",
        "2025-10-16 wall balls: 20lb x15, 20lb x15, 20lb x15, 20lb x15, 20lb x15",
        "2025-10-16 leg ext: 90lb x15, 90lb x15, 90lb x15", "2025-10-16 leg curl: 70lb x12, 70lb x12, 70lb x12",
      ]),
    .init(
      name: "sides by turns, letters at their numbers",
      text: "2025-10-17\nTGU 16kg 1L 1R x 5\nRow 20kg 10L 10R",
      exercises: [
        "2025-10-17 TGU: 16kg left x1, 16kg right x1, 16kg left x1, 16kg right x1, 16kg left x1, 16kg right x1, 16kg left x1, 16kg right x1, 16kg left x1, 16kg right x1",
        "2025-10-17 Row: 20kg left x10, 20kg right x10",
      ]),
    .init(
      name: "loads with dashes, and one set more",
      text:
        "2025-10-18\nTricep pull down - 12.5kg - 12, 12 and 15kg - 6\nLeg curl: two sets of 12 at 40 lbs, one of 10.\nSquat 60kg - 10, 70kg - 8",
      exercises: [
        "2025-10-18 Tricep pull down: 12.5kg x12, 12.5kg x12, 15kg x6",
        "2025-10-18 Leg curl: 40lb x12, 40lb x12, 40lb x10", "2025-10-18 Squat: 60kg x10, 70kg x8",
      ]),
    .init(
      name: "what counts add up to",
      text:
        "2025-10-19\nleg raises 50 total in 4 sets: 15 15 10 10\npush-ups 60 total: 20, 20, 20\nDips 40 total in 4 sets",
      exercises: [
        "2025-10-19 leg raises: x15, x15, x10, x10", "2025-10-19 push-ups: x20, x20, x20", "2025-10-19 Dips: x40",
      ]),
    .init(
      name: "the same set once more",
      text: "2025-10-20\n## Arnold Press\n- Set 1: 25 lb x 10\n- Set 2: same\n- Set 3: 20 lb x 12",
      exercises: ["2025-10-20 Arnold Press: 25lb x10, 25lb x10, 20lb x12"]),
    .init(
      name: "a top set with a short name",
      text:
        "2025-10-21 units kg\n**Squat**\nw/u 70x5, 110x3\ntop: 182.5x1 @8\nbackoffs 150x5x3 (5 reps, 3 sets) last one @8.5\nT bar top row 3x10",
      exercises: [
        "2025-10-21 Squat: 70kg warmup x5, 110kg warmup x3, 182.5kg @8 x1, 150kg x5, 150kg x5, 150kg @8.5 x5",
        "2025-10-21 T bar top row: x10, x10, x10",
      ]),
    .init(
      name: "words between a name and its sets",
      text:
        "2025-10-22 units kg\nface pulls same as always 15 20 20\nfinisher pushups 20 15 11 (last one to failure)\nleg ext (90-45 only) R 10kg x 15, 12.5kg x 12\nsquat\n240x5\n300x6+ PR\nnext time try leg press 50kg 3x10",
      exercises: [
        "2025-10-22 face pulls: x15, x20, x20", "2025-10-22 pushups: x20, x15, fail x11",
        "2025-10-22 leg ext: 10kg right x15, 12.5kg right x12", "2025-10-22 squat: 240kg x5, 300kg x6",
        "2025-10-22 leg press: open ? 50kg x10, open ? 50kg x10, open ? 50kg x10",
      ]),
    .init(
      name: "near misses of words between",
      text:
        "2025-10-23 units kg\nBench 80x5+ then home\nSquat 100x5, same as always\nFinisher: 50 burpees\nRow (10-12 only) 60 kg x 10\nnext time try harder",
      exercises: [
        "2025-10-23 Bench: open ? 80kg x5+", "2025-10-23 Squat: 100kg x5", "2025-10-23 burpees: x50",
        "2025-10-23 Row: 60kg x10",
      ]),
    .init(
      name: "rows of dots",
      text:
        "2025-11-24 units kg\ngoblet sq....25kg  12 / 12 / 15\n1-arm row....25kg  R 12, L 11 ; R 12, L 12\ndb rdl.......2x25kg  3x12\nrow..........70x8 / 70x8\nSlept badly....3 hours\nfelt tired...did nothing",
      exercises: [
        "2025-11-24 goblet sq: 25kg x12, 25kg x12, 25kg x15",
        "2025-11-24 1-arm row: 25kg right x12, 25kg left x11, 25kg right x12, 25kg left x12",
        "2025-11-24 db rdl: 25kg x12, 25kg x12, 25kg x12", "2025-11-24 row: 70kg x8, 70kg x8",
      ]),
    .init(
      name: "the set before once more, in a line",
      text:
        "2025-11-25 units kg\nLeg press 180kg x 10, same again, then 200kg x 8.\nLEG EXT- 110x15, 130x12, ditto\nSTD CALF- 180x20, same, 180x17\nSquat 100x5, same as monday",
      exercises: [
        "2025-11-25 Leg press: 180kg x10, 180kg x10, 200kg x8", "2025-11-25 LEG EXT: 110kg x15, 130kg x12, 130kg x12",
        "2025-11-25 STD CALF: 180kg x20, 180kg x20, 180kg x17", "2025-11-25 Squat: 100kg x5",
      ]),
    .init(
      name: "what came of the last, and help",
      text:
        "2025-11-26 units lb\nT1 Squat 235: 3,3,3,3,5+ got 7\nBP 205x5, 205x4+1 assisted by Tony\nRow 3x10 @ 40\ndid: 10, 10, 10 easy\nStep downs R only 3x8\nSL leg press — L 40kg x 10, 10, 10 / R 25kg x 10, 10, 8\n1-arm DB row: 32kg, L 10 / R 10, L 10 / R 9",
      exercises: [
        "2025-11-26 Squat: 235lb x3, 235lb x3, 235lb x3, 235lb x3, 235lb x7", "2025-11-26 BP: 205lb x5, 205lb x4",
        "2025-11-26 Row: 40lb x10, 40lb x10, 40lb x10", "2025-11-26 Step downs: right x8, right x8, right x8",
        "2025-11-26 SL leg press: 40kg left x10, 40kg left x10, 40kg left x10, 25kg right x10, 25kg right x10, 25kg right x8",
        "2025-11-26 1-arm DB row: 32kg left x10, 32kg right x10, 32kg left x10, 32kg right x9",
      ]),
    .init(
      name: "feelers before the sets, and a total time",
      text:
        "2025-11-27 units kg\nIncline smith\n- feeler 40 x 15\n- top set 100 x 9 (1 RIR)\n- back off 80 x 13, 0 RIR\n\nWOD - 3 rds for time\n400m run\n10 pullups\n= 11:42 rx",
      exercises: [
        "2025-11-27 Incline smith: 40kg warmup x15, 100kg rir1 x9, 80kg rir0 x13", "2025-11-27 run: 400m, 400m, 400m",
        "2025-11-27 pullups: x10, x10, x10",
      ]),
    .init(
      name: "a plan with its day, and another time in French",
      text:
        "2025-11-28\nRow 60x8\nA faire la prochaine fois : Squat 5x5 à 97,5 kg\n\nplan for mon 12/1/25: squat 195# 3x5, press 77.5# 3x5",
      exercises: [
        "2025-11-28 Row: 60kg x8",
        "2025-11-28 Squat: open ? 97.5kg x5, open ? 97.5kg x5, open ? 97.5kg x5, open ? 97.5kg x5, open ? 97.5kg x5",
        "2025-12-01 squat: open ? 195lb x5, open ? 195lb x5, open ? 195lb x5",
        "2025-12-01 press: open ? 77.5lb x5, open ? 77.5lb x5, open ? 77.5lb x5",
      ]),
  ]
}
