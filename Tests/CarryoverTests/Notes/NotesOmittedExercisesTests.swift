import Testing
import TrainingModel

@testable import Carryover

/// Exercises without sets that were not done, rows and lines that say so, and what was meant.
struct NotesOmittedExercisesTests {
  @Test("What was not done is planned, with or without numbers", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "O01",
      text:
        "2026-06-10\nBench 60kg 3x5\ncalf raise on the smith - skipped, someone camped on it\nface pull 20kg 2x15",
      exercises: [
        "2026-06-10 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-06-10 calf raise on the smith: open",
        "2026-06-10 face pull: 20kg x15, 20kg x15",
      ]),
    .init(
      name: "O02",
      text:
        "2026-06-10\n- Bench 60kg 3x5\n- Pallof press - didn't bother",
      exercises: [
        "2026-06-10 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-06-10 Pallof press: open",
      ]),
    .init(
      name: "O03",
      text:
        "2026-06-10\nLeg press: not today, hip sore from the garden.\nDumbbell curls 5 kg: 12, 12, 10.",
      exercises: [
        "2026-06-10 Leg press: open",
        "2026-06-10 Dumbbell curls: 5kg x12, 5kg x12, 5kg x10",
      ]),
    .init(
      name: "O04",
      text:
        "2026-06-10\n| Lift | Weight | Reps | Notes |\n|---|---|---|---|\n| Back extension | 25 kg | 15 | warmup, belt on |\n| Cable crunch | - | - | skipped, ran out of time |",
      exercises: [
        "2026-06-10 Back extension: 25kg x15",
        "2026-06-10 Cable crunch: open",
      ]),
    .init(
      name: "O05",
      text:
        "2026-06-10\nBench 60kg 3x5\nScaption skipped, told to rest it\nPlanche work left out, wrist.\ncarries skipped, they woke up at 28 min",
      exercises: [
        "2026-06-10 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2026-06-10 Planche: open",
        "2026-06-10 carries skipped, they woke up: 1680s",
      ]),
    .init(
      name: "O06",
      text:
        "2026-06-10\nHamstring curl machine: left 12.5kg 3 x 10 was on the sheet but NOT done, back of the knee felt tight\nD Suitcase carry: 24kg x30m | 24kg x30m - both planned, not done, 2pm client was early.\nGood mornings - skipped, was going to do 3x10 @ 115lb but see above",
      exercises: [
        "2026-06-10 Hamstring curl machine: left open ? 12.5kg x10, left open ? 12.5kg x10, left open ? 12.5kg x10",
        "2026-06-10 D Suitcase carry: open ? 24kg 30m, open ? 24kg 30m",
        "2026-06-10 Good mornings: open ? 115lb x10, open ? 115lb x10, open ? 115lb x10",
      ]),
    .init(
      name: "O07",
      text:
        "2026-06-10\nDeadlift kg\n225x1 @9\nWas due 185 for 3x3 after, binned it because of the back",
      exercises: [
        "2026-06-10 Deadlift: 225kg @9 x1, open ? 185kg x3, open ? 185kg x3, open ? 185kg x3"
      ]),
    .init(
      name: "O08",
      text:
        "2026-06-10\n| Exercise | Weight | Reps | RIR |\n|---|---|---|---|\n| Face Pull | 40 lb | 15, 15, 15 | - |\n| Hammer Curl | 35 | - | skipped, elbow |",
      exercises: [
        "2026-06-10 Face Pull: 40lb x15, 40lb x15, 40lb x15",
        "2026-06-10 Hammer Curl: 35lb open",
      ]),
    .init(
      name: "O09",
      text:
        "2026-06-10\n| Exercise | Weight (lb) | Sets | Reps | Notes |\n|---|---|---|---|---|\n| Curls | 30 | 3 | 12 | SKIPPED had to get to daycare by 6 |",
      exercises: [
        "2026-06-10 Curls: open ? 30lb x12, open ? 30lb x12, open ? 30lb x12"
      ]),
    .init(
      name: "O10",
      text:
        "2026-06-10\nBack extension 3x15 - skipped these, low back was cranky from shovelling\nCurls 25lb 3x12 - nope, kid woke up\nLeg extension: 50 lbs 3x12 was on the plan but the machine was out of order so I didn't do it",
      exercises: [
        "2026-06-10 Back extension: x15, x15, x15",
        "2026-06-10 Curls: 25lb x12, 25lb x12, 25lb x12",
        "2026-06-10 Leg extension: open ? 50lb x12, open ? 50lb x12, open ? 50lb x12",
      ]),
    .init(
      name: "O11",
      text:
        "2026-06-10\ncroci ai cavi saltate, palestra chiudeva (dovevo fare 3x15 a 10 kg)",
      exercises: [
        "2026-06-10 croci ai cavi: open ? 10kg x15, open ? 10kg x15, open ? 10kg x15"
      ]),
    .init(
      name: "O12",
      text:
        "2026-06-10\nAb wheel\n3x12 skipped, cooked",
      exercises: [
        "2026-06-10 Ab wheel: open x12, open x12, open x12"
      ]),
    .init(
      name: "O13",
      text:
        "2026-06-10\nBicep curl overgeslagen ivm elleboog, stond 3x10 met 14kg op t schema",
      exercises: [
        "2026-06-10 Bicep curl: open ? 14kg x10, open ? 14kg x10, open ? 14kg x10"
      ]),
    .init(
      name: "O14",
      text:
        "2026-06-10\nBench 80kg x 5\nDid not do rows 3x12",
      exercises: [
        "2026-06-10 Bench: 80kg x5",
        "2026-06-10 rows: open ? x12, open ? x12, open ? x12",
      ]),
    .init(
      name: "O15",
      text:
        "2026-06-10\nSquat 100kg 3x5\nskipped the RDL 3x10, back was off",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-06-10 RDL: open ? x10, open ? x10, open ? x10",
      ]),
    .init(
      name: "O16",
      text:
        "2026-06-10\nSquat 100kg 3x5\nSkipped warm up, bench 60kg 3x5",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-06-10 bench: 60kg x5, 60kg x5, 60kg x5",
      ]),
    .init(
      name: "O17",
      text:
        "2026-06-10\nLeg press skipped, hip\nLeg press skipped, hip",
      exercises: [
        "2026-06-10 Leg press: open"
      ]),
    .init(
      name: "O18",
      text:
        "2026-06-10\nSkipped bench, did dips 3x10",
      exercises: [
        "2026-06-10 dips: x10, x10, x10"
      ]),
    .init(
      name: "O19",
      text:
        "2026-06-10\ndidn't do much today, bench 60kg 3x5",
      exercises: [
        "2026-06-10 bench: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "SO01",
      text:
        "2026-06-10\nSquat 115 3x5 - SKIPPED bc of knee\nLeg press instead, 180 3x12, no pain\nHip thrust 135 for 10, 10, 9",
      exercises: [
        "2026-06-10 Squat: 115 open x5, 115 open x5, 115 open x5",
        "2026-06-10 Leg press: 180 x12, 180 x12, 180 x12",
        "2026-06-10 Hip thrust: 135 x10, 135 x10, 135 x9",
      ]),
    .init(
      name: "SO02",
      text:
        "2026-06-10\nLeg press instead, 180 3x12, no pain",
      exercises: [
        "2026-06-10 Leg press: 180 x12, 180 x12, 180 x12"
      ]),
    .init(
      name: "SO03",
      text:
        "2026-06-10\nPush ups 2x12 didn't get to these, she woke up",
      exercises: [
        "2026-06-10 Push ups: open ? x12, open ? x12"
      ]),
    .init(
      name: "SO04",
      text:
        "2026-06-10\nsquat 20kg 3x5\nrdl - baby woke up, didnt happen",
      exercises: [
        "2026-06-10 squat: 20kg x5, 20kg x5, 20kg x5",
        "2026-06-10 rdl: open",
      ]),
    .init(
      name: "SO05",
      text:
        "2026-06-10\nsquat 20kg 3x5\n\nFace pulls\ndidnt do, band snapped. Get new one (Amazon, $12)\n\nRow 20kg 3x5",
      exercises: [
        "2026-06-10 squat: 20kg x5, 20kg x5, 20kg x5",
        "2026-06-10 Face pulls: open",
        "2026-06-10 Row: 20kg x5, 20kg x5, 20kg x5",
      ]),
    .init(
      name: "SO06",
      text:
        "2026-06-10\nJump rope - skip, hop and jump 3x10\nskip rope 5 min\nSkipping 5 min\nBench - felt heavy, skipped\nBench 60kg 3x5 - shoulder sore, cut short",
      exercises: [
        "2026-06-10 Jump rope - skip, hop and jump: x10, x10, x10",
        "2026-06-10 skip rope: 300s",
        "2026-06-10 Skipping: 300s",
        "2026-06-10 Bench: 60kg x5, 60kg x5, 60kg x5",
      ]),
  ]
}
