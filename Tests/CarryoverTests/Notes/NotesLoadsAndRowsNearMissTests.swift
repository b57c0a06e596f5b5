import Testing
import TrainingModel

@testable import Carryover

/// Seconds, repetitions, names and remarks that look like the wordings of loads, rows and facts.
struct NotesLoadsAndRowsNearMissTests {
  @Test("What a rule might take for loads, rows or facts is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "NR001",
      text:
        "2026-06-10\nBench 100x5x3 @ 8",
      exercises: [
        "2026-06-10 Bench: 100 @8 x5, 100 @8 x5, 100 @8 x5"
      ]),
    .init(
      name: "NR002",
      text:
        "2026-06-10\nBench 60kg\nx8\nx7 (fail)",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg fail x7"
      ]),
    .init(
      name: "NR003",
      text:
        "2026-06-10\n100 on the scale, felt rough\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR004",
      text:
        "2026-06-10\nkg  reps\nBench\nwarm up  40  10\nset 1  60  8\nset 2  60  7",
      exercises: [
        "2026-06-10 Bench: 40kg warmup x10, 60kg x8, 60kg x7"
      ]),
    .init(
      name: "NR005",
      text:
        "2026-06-10\nreps  kg\nBench\nset 1  8  60\nset 2  7  60",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x7"
      ]),
    .init(
      name: "NR006",
      text:
        "2026-06-10\nlbs  reps\nSquat\ndrop  135  12\nset 1  225  5",
      exercises: [
        "2026-06-10 Squat: 135lb drop x12, 225lb x5"
      ]),
    .init(
      name: "NR007",
      text:
        "2026-06-10\nkg  reps\nSquat\nset 1  bw  12\nset 2  20  10",
      exercises: [
        "2026-06-10 Squat: x12, 20kg x10"
      ]),
    .init(
      name: "NR008",
      text:
        "2026-06-10\nPlank\n60 ✓\n60 ✓",
      exercises: [
        "2026-06-10 Plank: 60s, 60s"
      ]),
    .init(
      name: "NR009",
      text:
        "2026-06-10\nWall sit\n45s ✓\n45s ✓",
      exercises: [
        "2026-06-10 Wall sit: 45s, 45s"
      ]),
    .init(
      name: "NR010",
      text:
        "2026-06-10\nSitups\n50 ✓\n50 ✓\n40 ✓",
      exercises: [
        "2026-06-10 Situps: x50, x50, x40"
      ]),
    .init(
      name: "NR011",
      text:
        "2026-06-10\nCrunches\n- 30 ✔\n- 30 ✔",
      exercises: [
        "2026-06-10 Crunches: x30, x30"
      ]),
    .init(
      name: "NR012",
      text:
        "2026-06-10\nBench 80kg\n20 ✓\n15 ✓",
      exercises: [
        "2026-06-10 Bench: 80kg x20, 80kg x15"
      ]),
    .init(
      name: "NR013",
      text:
        "2026-06-10\nKettlebell swings 24kg\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Kettlebell swings: 24kg x20, 24kg x20"
      ]),
    .init(
      name: "NR014",
      text:
        "2026-06-10\nGoblet squat 20kg\n15 ✓\n15 ✓",
      exercises: [
        "2026-06-10 Goblet squat: 20kg x15, 20kg x15"
      ]),
    .init(
      name: "NR015",
      text:
        "2026-06-10\nCurls 10kg\n15 ✓\n15 ✓",
      exercises: [
        "2026-06-10 Curls: 10kg x15, 10kg x15"
      ]),
    .init(
      name: "NR016",
      text:
        "2026-06-10\nLat raise 8kg\n15 ✅\n15 ✅",
      exercises: [
        "2026-06-10 Lat raise: 8kg x15, 8kg x15"
      ]),
    .init(
      name: "NR017",
      text:
        "2026-06-10\nBench 60kg\n8 ✓\n8 ✓",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x8"
      ]),
    .init(
      name: "NR018",
      text:
        "2026-06-10\nSquat\nBW 12, 10, 8",
      exercises: [
        "2026-06-10 Squat: x12, x10, x8"
      ]),
    .init(
      name: "NR019",
      text:
        "2026-06-10\nDeadlift 100kg x 5, slept 6h",
      exercises: [
        "2026-06-10 Deadlift: 100kg x5"
      ]),
    .init(
      name: "NR020",
      text:
        "2026-06-10\nLeg press is up 20 since Monday 180 12 10",
      exercises: [
        "2026-06-10 Leg press: 180 x12, 180 x10"
      ]),
    .init(
      name: "NR021",
      text:
        "2026-06-10\nDeadlift is up 10 since January: 150x5",
      exercises: [
        "2026-06-10 Deadlift: 150 x5"
      ]),
    .init(
      name: "NR022",
      text:
        "2026-06-10\n38 min door to door, call at 8\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR023",
      text:
        "2026-06-10\n45 min en tout, 2' de repos\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR024",
      text:
        "2026-06-10\nSquat 100x5\nJump rope\nskipped 200",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 Jump rope: open x200",
      ]),
    .init(
      name: "NR025",
      text:
        "2026-06-10\nSquat 100x5\nRope skipping 5 min",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 Rope skipping: 300s",
      ]),
    .init(
      name: "NR026",
      text:
        "2026-06-10\nBench - skipped belt\n100x5",
      exercises: [
        "2026-06-10 Bench: 100 x5"
      ]),
    .init(
      name: "NR027",
      text:
        "2026-06-10\nBench: not great\n100x5",
      exercises: [
        "2026-06-10 Bench: 100 x5"
      ]),
    .init(
      name: "NR028",
      text:
        "2026-06-10\nBench: nothing fancy\n60x5",
      exercises: [
        "2026-06-10 Bench: 60 x5"
      ]),
    .init(
      name: "NR029",
      text:
        "2026-06-10\nKniebeuge: heute nicht so stark\n100x5",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "NR030",
      text:
        "2026-06-10\nLeg curl: not working, used the other machine\n40x12\n40x10",
      exercises: [
        "2026-06-10 Leg curl: 40 x12, 40 x10"
      ]),
    .init(
      name: "NR031",
      text:
        "2026-06-10\nNo rest squat 20 3x15",
      exercises: [
        "2026-06-10 squat: 20 x15, 20 x15, 20 x15"
      ]),
    .init(
      name: "NR032",
      text:
        "2026-06-10\nNever did zercher squat 40 3x8 before, fun",
      exercises: [
        "2026-06-10 zercher squat: 40 x8, 40 x8, 40 x8"
      ]),
    .init(
      name: "NR033",
      text:
        "2026-06-10\npas d'échauffement, squat 100 3x5",
      exercises: [
        "2026-06-10 squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "NR034",
      text:
        "2026-06-10\nS7 J2 jeudi - 83,6 (resto hier..)\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR035",
      text:
        "2026-06-10\nRad 60 min\nseit 10 min Krampf",
      exercises: [
        "2026-06-10 Rad: 3600s"
      ]),
    .init(
      name: "NR036",
      text:
        "2026-06-10\nRun 5k\nsince 20 min rain",
      exercises: [
        "2026-06-10 Run: 5km"
      ]),
    .init(
      name: "NR037",
      text:
        "2026-06-10\nSquat (no weight)\n20kg bar 10",
      exercises: [
        "2026-06-10 Squat: 20kg x10"
      ]),
    .init(
      name: "NR038",
      text:
        "2026-06-10\nBench 100x5 for 3 sets then 90x8",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x5, 100 x5, 90 x8"
      ]),
    .init(
      name: "NR039",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets (warmup)",
      exercises: [
        "2026-06-10 Squat: 100 warmup x5, 100 warmup x5, 100 warmup x5"
      ]),
    .init(
      name: "NR040",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets (felt easy)",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "NR041",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets easy",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "NR042",
      text:
        "2026-06-10\nBench 105x4 rep 5 failed",
      exercises: [
        "2026-06-10 Bench: 105 fail x4"
      ]),
    .init(
      name: "NR043",
      text:
        "2026-06-10\nCopenhagens 20s/side x 2",
      exercises: [
        "2026-06-10 Copenhagens: 20s, 20s"
      ]),
    .init(
      name: "NR044",
      text:
        "2026-06-10\nSide plank 30s/side 3 sets",
      exercises: [
        "2026-06-10 Side plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "NR045",
      text:
        "2026-06-10\nSide plank 30s/side 10kg",
      exercises: [
        "2026-06-10 Side plank: 10kg 30s"
      ]),
    .init(
      name: "NR046",
      text:
        "2026-06-10\nSide plank 3x30s/side",
      exercises: [
        "2026-06-10 Side plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "NR047",
      text:
        "2026-06-10\nSide plank 30s/side, 25s/side",
      exercises: [
        "2026-06-10 Side plank: 30s, 25s"
      ]),
    .init(
      name: "NR048",
      text:
        "2026-06-10\nDB row 40s/side 3x10",
      exercises: [
        "2026-06-10 DB row: 40 x10, 40 x10, 40 x10"
      ]),
    .init(
      name: "NR049",
      text:
        "2026-06-10\nHip stretch 60s/side",
      exercises: [
        "2026-06-10 Hip stretch: 60s"
      ]),
    .init(
      name: "NR050",
      text:
        "2026-06-10\nGreat day. Left 30 min early",
      exercises: []),
    .init(
      name: "NR051",
      text:
        "2026-06-10\nGood session. Left 10 min early",
      exercises: []),
    .init(
      name: "NR052",
      text:
        "2026-06-10\nKnee hurts. Right 3 weeks ago it started",
      exercises: []),
    .init(
      name: "NR053",
      text:
        "2026-06-10\nPistols. Left 5, 4. Right 5, 5.",
      exercises: [
        "2026-06-10 Pistols: left x5, left x4, right x5, right x5"
      ]),
    .init(
      name: "NR054",
      text:
        "2026-06-10\nDB row. Left 30kg 10, right 30kg 9. Then left 8, right 7.",
      exercises: [
        "2026-06-10 DB row: 30kg left x10, 30kg right x9, 30kg left x8, 30kg right x7"
      ]),
    .init(
      name: "NR055",
      text:
        "2026-06-10\nTired. Left 5 minutes before closing",
      exercises: []),
    .init(
      name: "NR056",
      text:
        "2026-06-10\nBusy gym. Left 2 sets out",
      exercises: []),
    .init(
      name: "NR057",
      text:
        "2026-06-10\nLunges. 10 reps per leg.",
      exercises: [
        "2026-06-10 Lunges: x10"
      ]),
    .init(
      name: "NR058",
      text:
        "2026-06-10\nPistols. 5 per leg. 5 per leg. 4 per leg.",
      exercises: [
        "2026-06-10 Pistols: x5, x5, x4"
      ]),
    .init(
      name: "NR059",
      text:
        "2026-06-10\nBulgarian split squats. 16 kg each hand. 8 reps each leg.",
      exercises: [
        "2026-06-10 Bulgarian split squats: 16kg x8"
      ]),
    .init(
      name: "NR060",
      text:
        "2026-06-10\nleft leg press 30kg 10, 10, 10. Right (the bad one) 20kg 10, 10, 8",
      exercises: [
        "2026-06-10 left leg press: 30kg x10, 30kg x10, 30kg x10, 20kg x10, 20kg x10, 20kg x8"
      ]),
    .init(
      name: "NR061",
      text:
        "2026-06-10\nLunges 20kg, 10 each leg, 3 sets",
      exercises: [
        "2026-06-10 Lunges: 20kg x10, 20kg x10, 20kg x10"
      ]),
    .init(
      name: "NR062",
      text:
        "2026-06-10\nBox step up 50cm, 10 each leg, 3 sets",
      exercises: [
        "2026-06-10 Box step up 50cm: x10, x10, x10"
      ]),
    .init(
      name: "NR063",
      text:
        "2026-06-10\nBox step ups 20in, 10 each leg, 3 sets",
      exercises: [
        "2026-06-10 Box step ups 20in: x10, x10, x10"
      ]),
    .init(
      name: "NR064",
      text:
        "2026-06-10\nCurl 20kg 8, 15s pause, 3",
      exercises: [
        "2026-06-10 Curl: 20kg x8, 20kg x3"
      ]),
    .init(
      name: "NR065",
      text:
        "2026-06-10\nPull ups\n8, 90s rest, 7, 90s rest, 6",
      exercises: [
        "2026-06-10 Pull ups: x8, x7, x6"
      ]),
    .init(
      name: "NR066",
      text:
        "2026-06-10\nSquat 100kg\n5, 5, 2s pause",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "NR067",
      text:
        "2026-06-10\nBench\n60kg, 2 min rest, 8, 8",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x8"
      ]),
    .init(
      name: "NR068",
      text:
        "2026-06-10\nBench 100kg\n3, 2 min rest, 3, 2 min rest, 2",
      exercises: [
        "2026-06-10 Bench: 100kg x3, 100kg x3, 100kg x2"
      ]),
    .init(
      name: "NR069",
      text:
        "2026-06-10\nPlank\n60, 30s rest, 60",
      exercises: [
        "2026-06-10 Plank: 60s, 60s"
      ]),
    .init(
      name: "NR070",
      text:
        "2026-06-10\nPull ups 5, 30s rest, 4, 30s rest, 3",
      exercises: [
        "2026-06-10 Pull ups: x5, x4, x3"
      ]),
    .init(
      name: "NR071",
      text:
        "2026-06-10\n10x100m, pause 20s: 1:30 avg",
      exercises: [
        "2026-06-10 : 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s, 100m 90s"
      ]),
    .init(
      name: "NR072",
      text:
        "2026-06-10\nRun 5x1000m, pause 2 min: 4:00",
      exercises: [
        "2026-06-10 Run: 1000m 240s, 1000m 240s, 1000m 240s, 1000m 240s, 1000m 240s"
      ]),
    .init(
      name: "NR073",
      text:
        "2026-06-10\nLaufen 3x1000m, Pause 2min: 4:10 4:05 4:00",
      exercises: [
        "2026-06-10 Laufen: 1000m 250s, 1000m 245s, 1000m 240s"
      ]),
    .init(
      name: "NR074",
      text:
        "2026-06-10\nSquat warmup 60x5, 80x3 / 100x5, 110x3",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x3, 100 x5, 110 x3"
      ]),
    .init(
      name: "NR075",
      text:
        "2026-06-10\nSquat wu 60x5 80x3 / 100x5 110x3",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x3, 100 x5, 110 x3"
      ]),
    .init(
      name: "NR076",
      text:
        "2026-06-10\nLeg press 40 x50",
      exercises: [
        "2026-06-10 Leg press: 40 x50"
      ]),
    .init(
      name: "NR077",
      text:
        "2026-06-10\nSquat 20 x100",
      exercises: [
        "2026-06-10 Squat: 100 x20"
      ]),
    .init(
      name: "NR078",
      text:
        "2026-06-10\nLeg press 20 x200",
      exercises: [
        "2026-06-10 Leg press: 200 x20"
      ]),
    .init(
      name: "NR079",
      text:
        "2026-06-10\nCalf raises 15 x80",
      exercises: [
        "2026-06-10 Calf raises: 80 x15"
      ]),
    .init(
      name: "NR080",
      text:
        "2026-06-10\nKniebeuge 15 x60",
      exercises: [
        "2026-06-10 Kniebeuge: 60 x15"
      ]),
    .init(
      name: "NR081",
      text:
        "2026-06-10\nLeg ext both legs 50x12, left leg 20x12",
      exercises: [
        "2026-06-10 Leg ext: 50 x12, 20 left x12"
      ]),
    .init(
      name: "NR082",
      text:
        "2026-06-10\nKB swing both hands 24 3x15",
      exercises: [
        "2026-06-10 KB swing: 24 x15, 24 x15, 24 x15"
      ]),
    .init(
      name: "NR083",
      text:
        "2026-06-10\nFarmers carry both hands 32kg 40m",
      exercises: [
        "2026-06-10 Farmers carry: 32kg 40m"
      ]),
    .init(
      name: "NR084",
      text:
        "2026-06-10\nLunges both sides 10, 10, 10",
      exercises: [
        "2026-06-10 Lunges: x10, x10, x10"
      ]),
    .init(
      name: "NR085",
      text:
        "2026-06-10\nSide plank both sides 30s 3x",
      exercises: [
        "2026-06-10 Side plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "NR086",
      text:
        "2026-06-10\nLunges 16kg in each hand\n10, 10, 8",
      exercises: [
        "2026-06-10 Lunges: 16kg x10, 16kg x10, 16kg x8"
      ]),
    .init(
      name: "NR087",
      text:
        "2026-06-10\nFarmers 24kg in each hand\n40m\n40m",
      exercises: [
        "2026-06-10 Farmers: 24kg 40m, 24kg 40m"
      ]),
    .init(
      name: "NR088",
      text:
        "2026-06-10\nFarmers walk 40m in each hand",
      exercises: [
        "2026-06-10 Farmers walk: 40m"
      ]),
    .init(
      name: "NR089",
      text:
        "2026-06-10\nLunges 10es, 10es, 9es",
      exercises: [
        "2026-06-10 Lunges: x10, x10, x9"
      ]),
    .init(
      name: "NR090",
      text:
        "2026-06-10\nLunges 3x10es",
      exercises: [
        "2026-06-10 Lunges: x10, x10, x10"
      ]),
    .init(
      name: "NR091",
      text:
        "2026-06-10\nSL RDL 20kg 3x8es",
      exercises: [
        "2026-06-10 SL RDL: 20kg x8, 20kg x8, 20kg x8"
      ]),
    .init(
      name: "NR092",
      text:
        "2026-06-10\nPull ups: 10 | 8 | 6 @9",
      exercises: [
        "2026-06-10 Pull ups: x10, x8, @9 x6"
      ]),
    .init(
      name: "NR093",
      text:
        "2026-06-10\nPull ups: 5 | 5 | 5",
      exercises: [
        "2026-06-10 Pull ups: x5, x5, x5"
      ]),
    .init(
      name: "NR094",
      text:
        "2026-06-10\nPull ups 8 @7 | 7 @8 | 6 @9",
      exercises: [
        "2026-06-10 Pull ups: @7 x8, @8 x7, @9 x6"
      ]),
    .init(
      name: "NR095",
      text:
        "2026-06-10\nDips: 12 @8 | 10 @9 | 8 @10",
      exercises: [
        "2026-06-10 Dips: @8 x12, @9 x10, @10 x8"
      ]),
    .init(
      name: "NR096",
      text:
        "2026-06-10\nDips 10 | 8 rpe 8.5",
      exercises: [
        "2026-06-10 Dips: x10, @8.5 x8"
      ]),
    .init(
      name: "NR097",
      text:
        "2026-06-10\nChin ups 12 | 10 | 8 @9.5",
      exercises: [
        "2026-06-10 Chin ups: x12, x10, @9.5 x8"
      ]),
    .init(
      name: "NR098",
      text:
        "2026-06-10\nPlank 1min 30s 20s rest",
      exercises: [
        "2026-06-10 Plank: 90s"
      ]),
    .init(
      name: "NR099",
      text:
        "2026-06-10\nSide plank 30 sec left, 25 right",
      exercises: [
        "2026-06-10 Side plank: 30s left, 25s right"
      ]),
    .init(
      name: "NR100",
      text:
        "2026-06-10\nSquat 100x5, 110x3; 110 was a grinder",
      exercises: [
        "2026-06-10 Squat: 100 x5, 110 x3"
      ]),
    .init(
      name: "NR101",
      text:
        "2026-06-10\nBench 80x5. 85 was missed",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "NR102",
      text:
        "2026-06-10\nBench 80 x 5 - 80 was for 5 reps",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "NR103",
      text:
        "2026-06-10\nSquat 100x5 - 100 was last week",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR104",
      text:
        "2026-06-10\nBench 60x10 - 10 was all",
      exercises: [
        "2026-06-10 Bench: 60 x10"
      ]),
    .init(
      name: "NR105",
      text:
        "2026-06-10\nDeadlift 225x5\n235 next week if the hips agree.",
      exercises: [
        "2026-06-10 Deadlift: 225 x5"
      ]),
    .init(
      name: "NR106",
      text:
        "2026-06-10\nDeadlift\n235 next week",
      exercises: [
        "2026-06-10 Deadlift: "
      ]),
    .init(
      name: "NR107",
      text:
        "2026-06-10\nSquat 100x5\n105 next time",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR108",
      text:
        "2026-06-10\n5 next week squat",
      exercises: []),
    .init(
      name: "NR109",
      text:
        "2026-06-10\nRow 500m 1:45, 2 min rest, 500m 1:47, 2 min rest",
      exercises: [
        "2026-06-10 Row: 105s 500m, 107s 500m"
      ]),
    .init(
      name: "NR110",
      text:
        "2026-06-10\n3x1000m, 3 min jog: 3:50, 3:52, 3:49",
      exercises: [
        "2026-06-10 : 1000m 230s, 1000m 232s, 1000m 229s"
      ]),
    .init(
      name: "NR111",
      text:
        "2026-06-10\n5x1000m, 90s trabpause: 4:10 4:08 4:05 4:11 4:02",
      exercises: [
        "2026-06-10 : 1000m 250s, 1000m 248s, 1000m 245s, 1000m 251s, 1000m 242s"
      ]),
    .init(
      name: "NR112",
      text:
        "2026-06-10\nRun 5x1k\ntime 24:10",
      exercises: [
        "2026-06-10 Run: 1km, 1km, 1km, 1km, 1km"
      ]),
    .init(
      name: "NR113",
      text:
        "2026-06-10\nRow 2000m\ntime 7:45",
      exercises: [
        "2026-06-10 Row: 2000m"
      ]),
    .init(
      name: "NR114",
      text:
        "2026-06-10\n5k run\nTime 25:10, felt good",
      exercises: [
        "2026-06-10 run: 5km"
      ]),
    .init(
      name: "NR115",
      text:
        "2026-06-10\nFor time: 3 rounds\nrun 400m\ntime 12:10",
      exercises: [
        "2026-06-10 run: 400m, 400m, 400m"
      ]),
    .init(
      name: "NR116",
      text:
        "2026-06-10\nBench 60 3x8\nRun 5k\ntime 25:10",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8, 60 x8",
        "2026-06-10 Run: 5km",
      ]),
    .init(
      name: "NR117",
      text:
        "2026-06-10\nBike intervals 5x1 min\nTime 30:00",
      exercises: [
        "2026-06-10 Bike intervals: 60s, 60s, 60s, 60s, 60s"
      ]),
    .init(
      name: "NR118",
      text:
        "2026-06-10\nAssisted dips 3x8 @ -20kg",
      exercises: [
        "2026-06-10 Assisted dips: -20kg x8, -20kg x8, -20kg x8"
      ]),
    .init(
      name: "NR119",
      text:
        "2026-06-10\nAssisted pull up 3x8 @-15",
      exercises: [
        "2026-06-10 Assisted pull up: -15 x8, -15 x8, -15 x8"
      ]),
    .init(
      name: "NR120",
      text:
        "2026-06-10\nAssisted chin up 8 @ -25kg, 7 @ -25kg",
      exercises: [
        "2026-06-10 Assisted chin up: -25kg x8, -25kg x7"
      ]),
    .init(
      name: "NR121",
      text:
        "2026-06-10\nAssisted Pull-up Machine 3x10 @ -30 kg",
      exercises: [
        "2026-06-10 Assisted Pull-up Machine: -30kg x10, -30kg x10, -30kg x10"
      ]),
    .init(
      name: "NR122",
      text:
        "2026-06-10\nSauna 2 x 15 min",
      exercises: [
        "2026-06-10 Sauna: 900s, 900s"
      ]),
    .init(
      name: "NR123",
      text:
        "2026-06-10\nthen sauna 15 min",
      exercises: [
        "2026-06-10 sauna: 900s"
      ]),
    .init(
      name: "NR124",
      text:
        "2026-06-10\nG  Fente 20kg 10\nD  Fente 20kg 10",
      exercises: [
        "2026-06-10 G  Fente: 20kg x10",
        "2026-06-10 D  Fente: 20kg x10",
      ]),
    .init(
      name: "NR125",
      text:
        "2026-06-10\nCurl 10kg R 12  L 12",
      exercises: [
        "2026-06-10 Curl: 10kg right x12, 10kg left x12"
      ]),
    .init(
      name: "NR126",
      text:
        "2026-06-10\nLunge L 10 10  R 10 9",
      exercises: [
        "2026-06-10 Lunge: left x10, left x10, right x10, right x9"
      ]),
    .init(
      name: "NR127",
      text:
        "2026-06-10\nSquat > 100kg x 5 > 110kg x 3",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 110kg x3"
      ]),
    .init(
      name: "NR128",
      text:
        "2026-06-10\nBench > 60kg > 3x8",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "NR129",
      text:
        "2026-06-10\nBench > 60x8 > 70x6 > 80x4",
      exercises: [
        "2026-06-10 Bench: 60 x8, 70 x6, 80 x4"
      ]),
    .init(
      name: "NR130",
      text:
        "2026-06-10\nRun > 3 km > 15:00 > HR 150",
      exercises: [
        "2026-06-10 Run: 3km 900s"
      ]),
    .init(
      name: "NR131",
      text:
        "2026-06-10\nBench 80 3x5, 6th rep failed",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 fail x5"
      ]),
    .init(
      name: "NR132",
      text:
        "2026-06-10\nSquat 80x3, 4th week of this",
      exercises: [
        "2026-06-10 Squat: 80 x3"
      ]),
    .init(
      name: "NR133",
      text:
        "2026-06-10\nRow 4x500m, 2 min rest: 1:45, 1:46, 1:44, 1:47",
      exercises: [
        "2026-06-10 Row: 105s 500m, 106s 500m, 104s 500m, 107s 500m"
      ]),
    .init(
      name: "NR134",
      text:
        "2026-06-10\n8x400m, 90s rest, 1:30 1:29",
      exercises: [
        "2026-06-10 : 400m 90s, 400m 89s"
      ]),
    .init(
      name: "NR135",
      text:
        "2026-06-10\nSwim 4x100m 1:40, 30 sec rest, 4x50m 45s",
      exercises: [
        "2026-06-10 Swim: 100m 100s, 100m 100s, 100m 100s, 100m 100s, 45s 50m, 45s 50m, 45s 50m, 45s 50m"
      ]),
    .init(
      name: "NR136",
      text:
        "2026-06-10\nRun 800m 3:00, 2 min rest, 400m 1:20, 2 min rest, 200m 38s",
      exercises: [
        "2026-06-10 Run: 180s 800m, 400m 80s, 200m 38s"
      ]),
    .init(
      name: "NR137",
      text:
        "2026-06-10\nSquat 2 x 20kg\n3 x 60kg",
      exercises: [
        "2026-06-10 Squat: 20kg x2, 60kg x3"
      ]),
    .init(
      name: "NR138",
      text:
        "2026-06-10\nHang bar (45) x 2",
      exercises: [
        "2026-06-10 Hang bar: 45s, 45s"
      ]),
    .init(
      name: "NR139",
      text:
        "2026-06-10\nBench 80x5 90x3; 90 was 3 reps",
      exercises: [
        "2026-06-10 Bench: 80 x5, 90 x3"
      ]),
    .init(
      name: "NR140",
      text:
        "2026-06-10\nWeight: 81.5 kg, sleep 7h\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100kg x5"
      ]),
    .init(
      name: "NR141",
      text:
        "2026-06-10\nBW 80\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "NR142",
      text:
        "2026-06-10\nBench\nskipped warmup\n60x5",
      exercises: [
        "2026-06-10 Bench: 60 x5"
      ]),
    .init(
      name: "NR143",
      text:
        "2026-06-10\nLeg press 45 deg 100 10, 120 8",
      exercises: [
        "2026-06-10 Leg press: 100 x10, 120 x8"
      ]),
    .init(
      name: "NR144",
      text:
        "2026-06-10\nIncline bench (30 deg) 60x8",
      exercises: [
        "2026-06-10 Incline bench: 60 x8"
      ]),
    .init(
      name: "NR145",
      text:
        "2026-06-10\nRDL 60kg x 5\nwall balls 20 x40",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 wall balls: 20kg x40",
      ]),
    .init(
      name: "NR146",
      text:
        "2026-06-10\nRDL 60kg x 5\nKB swing 24 x50",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 KB swing: 24kg x50",
      ]),
    .init(
      name: "NR147",
      text:
        "2026-06-10\nRDL 60kg x 5\nLeg press 20 x200",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Leg press: 200kg x20",
      ]),
    .init(
      name: "NR148",
      text:
        "2026-06-10\nRDL 60kg x 5\nSquat 20 x100",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Squat: 100kg x20",
      ]),
    .init(
      name: "NR149",
      text:
        "2026-06-10\nRDL 60kg x 5\nBench 15 x45",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Bench: 45kg x15",
      ]),
    .init(
      name: "NR150",
      text:
        "2026-06-10\nRDL 60kg x 5\nCalf raise 15 x80",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Calf raise: 80kg x15",
      ]),
    .init(
      name: "NR151",
      text:
        "2026-06-10\nRDL 60kg x 5\nThrusters 21 x95",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Thrusters: 95kg x21",
      ]),
    .init(
      name: "NR152",
      text:
        "2026-06-10\nRDL 60kg x 5\nKniebeuge 15 x60",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Kniebeuge: 60kg x15",
      ]),
    .init(
      name: "NR153",
      text:
        "2026-06-10\nRDL 60kg x 5\nBicep curl 15 x35",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Bicep curl: 35kg x15",
      ]),
    .init(
      name: "NR154",
      text:
        "2026-06-10\nRDL 60kg x 5\nDeadlift 15 x100",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Deadlift: 100kg x15",
      ]),
    .init(
      name: "NR155",
      text:
        "2026-06-10\nRDL 60kg x 5\nHip thrust 20 x80",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Hip thrust: 80kg x20",
      ]),
    .init(
      name: "NR156",
      text:
        "2026-06-10\nRDL 60kg x 5\nLeg extension 20 x45",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Leg extension: 45kg x20",
      ]),
    .init(
      name: "NR157",
      text:
        "2026-06-10\nRDL 60kg x 5\nLat pulldown 15 x50",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Lat pulldown: 50kg x15",
      ]),
    .init(
      name: "NR158",
      text:
        "2026-06-10\nRDL 60kg x 5\nChest press 15 x40",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Chest press: 40kg x15",
      ]),
    .init(
      name: "NR159",
      text:
        "2026-06-10\nRDL 60kg x 5\nLeg curl 20 x35",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Leg curl: 35kg x20",
      ]),
    .init(
      name: "NR160",
      text:
        "2026-06-10\nRDL 60kg x 5\nGoblet squat 15 x32",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Goblet squat: 32kg x15",
      ]),
    .init(
      name: "NR161",
      text:
        "2026-06-10\nBeinpresse\n1. Satz 12 Wdh mit 24kg\n2. Satz 8 Wdh mit 28kg, bis MV",
      exercises: [
        "2026-06-10 Beinpresse: 24kg x12, 28kg fail x8"
      ]),
    .init(
      name: "NR162",
      text:
        "2026-06-10\nKlimmzüge\n1. Satz 8 Wdh mit 5 negativen\n2. Satz 6 Wdh mit 3 s Pause",
      exercises: []),
    .init(
      name: "NR163",
      text:
        "2026-06-10\nLiegestütze\nSatz 12 Wdh mit 3 Sek Pause unten",
      exercises: []),
    .init(
      name: "NR164",
      text:
        "2026-06-10\nDips\n1. Satz 12 Wdh mit 1:30 Pause danach",
      exercises: [
        "2026-06-10 Dips: "
      ]),
    .init(
      name: "NR165",
      text:
        "2026-06-10\nBeinpresse\n1. Satz 10 Wdh mit 60kg\n2. Satz 10 Wdh mit 60kg\n3. Satz 8 Wdh mit 60kg",
      exercises: [
        "2026-06-10 Beinpresse: 60kg x10, 60kg x10, 60kg x8"
      ]),
    .init(
      name: "NR166",
      text:
        "2026-06-10\nBankdrücken\nSatz 10 Wdh mit 60kg",
      exercises: [
        "2026-06-10 Bankdrücken: 60kg x10"
      ]),
    .init(
      name: "NR167",
      text:
        "2026-06-10\nBattle ropes 30s\nx4 rounds",
      exercises: []),
    .init(
      name: "NR168",
      text:
        "2026-06-10\nSprint 20s\nx8",
      exercises: [
        "2026-06-10 Sprint: 20s, x8"
      ]),
    .init(
      name: "NR169",
      text:
        "2026-06-10\nRow 20s\nx8",
      exercises: [
        "2026-06-10 Row: 20s, x8"
      ]),
    .init(
      name: "NR170",
      text:
        "2026-06-10\nFarmers carry 40s\nx3",
      exercises: [
        "2026-06-10 Farmers carry: 40s, x3"
      ]),
    .init(
      name: "NR171",
      text:
        "2026-06-10\nBike sprints 30s\nx6",
      exercises: [
        "2026-06-10 Bike sprints: 30s, x6"
      ]),
    .init(
      name: "NR172",
      text:
        "2026-06-10\nSki erg 30s\nx8",
      exercises: [
        "2026-06-10 Ski erg: 30s, x8"
      ]),
    .init(
      name: "NR173",
      text:
        "2026-06-10\nAssault bike 20s\nx8",
      exercises: [
        "2026-06-10 Assault bike: 20s, x8"
      ]),
    .init(
      name: "NR174",
      text:
        "2026-06-10\nHill sprints 20s\nx6",
      exercises: [
        "2026-06-10 Hill sprints: 20s, x6"
      ]),
    .init(
      name: "NR175",
      text:
        "2026-06-10\nJump rope 60s\nx5",
      exercises: [
        "2026-06-10 Jump rope: 60s, x5"
      ]),
    .init(
      name: "NR176",
      text:
        "2026-06-10\nKB swings 30s\nx6",
      exercises: [
        "2026-06-10 KB swings: 30s, x6"
      ]),
    .init(
      name: "NR177",
      text:
        "2026-06-10\nBear crawl 30s\nx4",
      exercises: [
        "2026-06-10 Bear crawl: 30s, x4"
      ]),
    .init(
      name: "NR178",
      text:
        "2026-06-10\nMountain climbers 30s\nx4",
      exercises: [
        "2026-06-10 Mountain climbers: 30s, x4"
      ]),
    .init(
      name: "NR179",
      text:
        "2026-06-10\nBurpees 30s\nx5",
      exercises: [
        "2026-06-10 Burpees: 30s, x5"
      ]),
    .init(
      name: "NR180",
      text:
        "2026-06-10\nSled push 20s\nx5",
      exercises: [
        "2026-06-10 Sled push: 20s, x5"
      ]),
    .init(
      name: "NR181",
      text:
        "2026-06-10\nFan bike 15s\nx10",
      exercises: [
        "2026-06-10 Fan bike: 15s, x10"
      ]),
    .init(
      name: "NR182",
      text:
        "2026-06-10\nHigh knees 30s\nx4",
      exercises: [
        "2026-06-10 High knees: 30s, x4"
      ]),
    .init(
      name: "NR183",
      text:
        "2026-06-10\nShuttle run 20s\nx6",
      exercises: [
        "2026-06-10 Shuttle run: 20s, x6"
      ]),
    .init(
      name: "NR184",
      text:
        "2026-06-10\nBurpee 20s\nx8",
      exercises: [
        "2026-06-10 Burpee: 20s, x8"
      ]),
    .init(
      name: "NR185",
      text:
        "2026-06-10\nSit ups 20s\nx8",
      exercises: [
        "2026-06-10 Sit ups: 20s, x8"
      ]),
    .init(
      name: "NR186",
      text:
        "2026-06-10\nSkierg 20s\nx8",
      exercises: [
        "2026-06-10 Skierg: 20s, x8"
      ]),
    .init(
      name: "NR187",
      text:
        "2026-06-10\nRower 30s\nx6",
      exercises: [
        "2026-06-10 Rower: 30s, x6"
      ]),
    .init(
      name: "NR188",
      text:
        "2026-06-10\nLaufband 30s\nx8",
      exercises: [
        "2026-06-10 Laufband: 30s, x8"
      ]),
    .init(
      name: "NR189",
      text:
        "2026-06-10\nVélo 30s\nx6",
      exercises: [
        "2026-06-10 Vélo: 30s, x6"
      ]),
    .init(
      name: "NR190",
      text:
        "2026-06-10\nBici 30s\nx6",
      exercises: [
        "2026-06-10 Bici: 30s, x6"
      ]),
    .init(
      name: "NR191",
      text:
        "2026-06-10\nFietsen 30s\nx6",
      exercises: [
        "2026-06-10 Fietsen: 30s, x6"
      ]),
    .init(
      name: "NR192",
      text:
        "2026-06-10\nSquat 5x5 @ 100\n100 ✓\n100 ✓\n100 ✓\n100 ✗",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5, 100 x100, 100 x100, open ? 100 x100"
      ]),
    .init(
      name: "NR193",
      text:
        "2026-06-10\nPush ups\n20 ✓\n20 ✓\n15 ✗",
      exercises: [
        "2026-06-10 Push ups: x20, x20, open ? x15"
      ]),
    .init(
      name: "NR194",
      text:
        "2026-06-10\nPull ups\n15 ✅\n15 ✅\n15 ❌",
      exercises: [
        "2026-06-10 Pull ups: x15, x15, open ? x15"
      ]),
    .init(
      name: "NR195",
      text:
        "2026-06-10\nBench press (5 reps)\n60kg ✓\n70kg ✓",
      exercises: [
        "2026-06-10 Bench press: x5"
      ]),
    .init(
      name: "NR196",
      text:
        "2026-06-10\nFarmers walk 40m\n24kg ✓\n32kg ✓",
      exercises: [
        "2026-06-10 Farmers walk: 40m"
      ]),
    .init(
      name: "NR197",
      text:
        "2026-06-10\nPush ups\n30 ✓\n25 ✓\n20 ✗",
      exercises: [
        "2026-06-10 Push ups: x30, x25, open ? x20"
      ]),
    .init(
      name: "NR198",
      text:
        "2026-06-10\nDips\n20 ✓\n18 ✓\n15 ✗ failed",
      exercises: [
        "2026-06-10 Dips: x20, x18, fail x15"
      ]),
    .init(
      name: "NR199",
      text:
        "2026-06-10\nSit ups\n50 ✅\n40 ❌",
      exercises: [
        "2026-06-10 Sit ups: x50, open ? x40"
      ]),
    .init(
      name: "NR200",
      text:
        "2026-06-10\nPlank\n60 ✓\n60 ✗",
      exercises: [
        "2026-06-10 Plank: 60s, open ? 60s"
      ]),
    .init(
      name: "NR201",
      text:
        "2026-06-10\nBench press 3x5 @ 80kg\n80kg ✓\n80kg ✓\n80kg ✓",
      exercises: [
        "2026-06-10 Bench press: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "NR202",
      text:
        "2026-06-10\nBurpees\n20 ✓\n20 ✓\n15 ✗",
      exercises: [
        "2026-06-10 Burpees: x20, x20, open ? x15"
      ]),
    .init(
      name: "NR203",
      text:
        "2026-06-10\nLunges 3x20\n20 ✓\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Lunges: x20, x20, x20, x20, x20, x20"
      ]),
    .init(
      name: "NR204",
      text:
        "2026-06-10\nLunges\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Lunges: x20, x20"
      ]),
    .init(
      name: "NR205",
      text:
        "2026-06-10\nLiegestütze\n20 ✓\n18 ✗",
      exercises: [
        "2026-06-10 Liegestütze: x20, open ? x18"
      ]),
    .init(
      name: "NR206",
      text:
        "2026-06-10\nLunges\n24 ✓\n24 ✓\n24 ✓",
      exercises: [
        "2026-06-10 Lunges: x24, x24, x24"
      ]),
    .init(
      name: "NR207",
      text:
        "2026-06-10\nStep ups\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Step ups: x20, x20"
      ]),
    .init(
      name: "NR208",
      text:
        "2026-06-10\nSplit squats\n16 ✓\n16 ✓",
      exercises: [
        "2026-06-10 Split squats: x16, x16"
      ]),
    .init(
      name: "NR209",
      text:
        "2026-06-10\nKB swings\n20 ✓\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 KB swings: x20, x20, x20"
      ]),
    .init(
      name: "NR210",
      text:
        "2026-06-10\nWall balls\n30 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Wall balls: x30, x20"
      ]),
    .init(
      name: "NR211",
      text:
        "2026-06-10\nCalf raises\n25 ✓\n25 ✓\n25 ✓",
      exercises: [
        "2026-06-10 Calf raises: x25, x25, x25"
      ]),
    .init(
      name: "NR212",
      text:
        "2026-06-10\nBand pull aparts\n25 ✅\n25 ✅\n25 ✅",
      exercises: [
        "2026-06-10 Band pull aparts: x25, x25, x25"
      ]),
    .init(
      name: "NR213",
      text:
        "2026-06-10\nHip thrust 60kg\n15 ✓\n15 ✓\n15 ✗",
      exercises: [
        "2026-06-10 Hip thrust: 60kg x15, 60kg x15, open ? 60kg x15"
      ]),
    .init(
      name: "NR214",
      text:
        "2026-06-10\nDead bugs\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Dead bugs: x20, x20"
      ]),
    .init(
      name: "NR215",
      text:
        "2026-06-10\nSquat 5x5 100kg\n100 ✅\n100 ✅",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x100"
      ]),
    .init(
      name: "NR216",
      text:
        "2026-06-10\nBike\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Bike: x20, x20"
      ]),
    .init(
      name: "NR217",
      text:
        "2026-06-10\nFace pulls\n20 ✔\n20 ✔",
      exercises: [
        "2026-06-10 Face pulls: x20, x20"
      ]),
    .init(
      name: "NR218",
      text:
        "2026-06-10\nSquats\n20 ✓\n20 ✓",
      exercises: [
        "2026-06-10 Squats: x20, x20"
      ]),
    .init(
      name: "NR219",
      text:
        "2026-06-10\nMonday\n20 ✓\n30 ✓",
      exercises: [
        "2026-06-10 Monday: x20, x30"
      ]),
    .init(
      name: "NR220",
      text:
        "2026-06-10\nDips 10 | 8 RPE 9 | 6 RPE 10",
      exercises: [
        "2026-06-10 Dips: x10, @9 x8, @10 x6"
      ]),
    .init(
      name: "NR221",
      text:
        "2026-06-10\nPull ups 5 | 5 RPE 8 | 5 RPE 9",
      exercises: [
        "2026-06-10 Pull ups: x5, @8 x5, @9 x5"
      ]),
    .init(
      name: "NR222",
      text:
        "2026-06-10\nPull ups 10 | 9 1RIR | 8 0RIR",
      exercises: [
        "2026-06-10 Pull ups: x10, rir1 x9, rir0 x8"
      ]),
    .init(
      name: "NR223",
      text:
        "2026-06-10\nPull ups 8 | 7 RPE 8 | 6 RPE 9",
      exercises: [
        "2026-06-10 Pull ups: x8, @8 x7, @9 x6"
      ]),
    .init(
      name: "NR224",
      text:
        "2026-06-10\nPush ups 15 | 12 @8 | 10 @9",
      exercises: [
        "2026-06-10 Push ups: x15, @8 x12, @9 x10"
      ]),
    .init(
      name: "NR225",
      text:
        "2026-06-10\nPull ups: 6 | 5 rpe 9 | 4 rpe 10",
      exercises: [
        "2026-06-10 Pull ups: x6, @9 x5, @10 x4"
      ]),
    .init(
      name: "NR226",
      text:
        "2026-06-10\nChin ups 10 | 8 2RIR | 7 1RIR | 6 0RIR",
      exercises: [
        "2026-06-10 Chin ups: x10, rir2 x8, rir1 x7, rir0 x6"
      ]),
    .init(
      name: "NR227",
      text:
        "2026-06-10\nSquat, doubles\n100\n110\n120 (missed 2nd)",
      exercises: [
        "2026-06-10 Squat: 100 x2, 110 x2, 120 fail x1"
      ]),
    .init(
      name: "NR228",
      text:
        "2026-06-10\nDeadlift - doubles\n180 (belt)\n200 (belt)\n210 (grip gave out on 2nd)",
      exercises: [
        "2026-06-10 Deadlift: 180 x2, 200 x2, 210 fail x1"
      ]),
    .init(
      name: "NR229",
      text:
        "2026-06-10\nClean - triples\n80\n85\n90 (warm up)\n100",
      exercises: [
        "2026-06-10 Clean: 80 x3, 85 x3, 90 warmup x3, 100 x3"
      ]),
    .init(
      name: "NR230",
      text:
        "2026-06-10\nFront squat, fives\n60 (warmup)\n80\n90",
      exercises: [
        "2026-06-10 Front squat: 60 warmup x5, 80 x5, 90 x5"
      ]),
    .init(
      name: "NR231",
      text:
        "2026-06-10\nPull ups, doubles\n20\n25\n30",
      exercises: [
        "2026-06-10 Pull ups: x20, x25, x30"
      ]),
    .init(
      name: "NR232",
      text:
        "2026-06-10\nPress, singles\n60\n62.5\n65 (got it)",
      exercises: [
        "2026-06-10 Press: 60 x1, 62.5 x1, 65 x1"
      ]),
    .init(
      name: "NR233",
      text:
        "2026-06-10\nDeadlift, triples\n140\n160\n180 (got 3, ugly)\n200 (got none)",
      exercises: [
        "2026-06-10 Deadlift: 140 x3, 160 x3, 180 x3, 200 fail x0"
      ]),
    .init(
      name: "NR234",
      text:
        "2026-06-10\nPull ups, fives\n20\n25",
      exercises: [
        "2026-06-10 Pull ups, fives: x20, x25"
      ]),
    .init(
      name: "NR235",
      text:
        "2026-06-10\nWeighted pull ups, triples\n20\n25\n30",
      exercises: [
        "2026-06-10 Weighted pull ups: x20, x25, x30"
      ]),
    .init(
      name: "NR236",
      text:
        "2026-06-10\nBox jumps, triples\n24\n30\n36",
      exercises: [
        "2026-06-10 Box jumps: x24, x30, x36"
      ]),
    .init(
      name: "NR237",
      text:
        "2026-06-10\nDeadlift, singles\n100\n140\n180 (skipped)\n200",
      exercises: [
        "2026-06-10 Deadlift: 100 x1, 140 x1, 180 open x1, 200 x1"
      ]),
    .init(
      name: "NR238",
      text:
        "2026-06-10\nClean, singles\n80\n90\n100 (got under it, failed)",
      exercises: [
        "2026-06-10 Clean: 80 x1, 90 x1, 100 fail x1"
      ]),
    .init(
      name: "NR239",
      text:
        "2026-06-10\nClean, singles\n80\n90\n100 (almost got it)",
      exercises: [
        "2026-06-10 Clean: 80 x1, 90 x1, 100 x1"
      ]),
    .init(
      name: "NR240",
      text:
        "2026-06-10\nSquat 100kgx5 for 5 sets @8",
      exercises: [
        "2026-06-10 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5, 100kg @8 x5, 100kg @8 x5"
      ]),
    .init(
      name: "NR241",
      text:
        "2026-06-10\nPlank 60x3 for 3 sets",
      exercises: [
        "2026-06-10 Plank: 60 x3, 60 x3, 60 x3"
      ]),
    .init(
      name: "NR242",
      text:
        "2026-06-10\nSprint 50mx4 for 3 sets",
      exercises: [
        "2026-06-10 Sprint: 50m x4, 50m x4, 50m x4"
      ]),
    .init(
      name: "NR243",
      text:
        "2026-06-10\nSprints 100mx4 for 3 sets",
      exercises: [
        "2026-06-10 Sprints: 100m x4, 100m x4, 100m x4"
      ]),
    .init(
      name: "NR244",
      text:
        "2026-06-10\nswim 50x4 for 3 sets",
      exercises: [
        "2026-06-10 swim: 50 x4, 50 x4, 50 x4"
      ]),
    .init(
      name: "NR245",
      text:
        "2026-06-10\nRun 400x4 for 2 sets",
      exercises: [
        "2026-06-10 Run: 400 x4, 400 x4"
      ]),
    .init(
      name: "NR246",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets warmup, 120x5",
      exercises: [
        "2026-06-10 Squat: 100 warmup x5, 100 warmup x5, 100 warmup x5, 120 x5"
      ]),
    .init(
      name: "NR247",
      text:
        "2026-06-10\nBench 100x5 for 3 sets, last set x8",
      exercises: []),
    .init(
      name: "NR248",
      text:
        "2026-06-10\nBench 100x5 for 3 sets RPE 8",
      exercises: [
        "2026-06-10 Bench: 100 @8 x5, 100 @8 x5, 100 @8 x5"
      ]),
    .init(
      name: "NR249",
      text:
        "2026-06-10\nBench 100kgx5 for 3 sets @ 8",
      exercises: [
        "2026-06-10 Bench: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5"
      ]),
    .init(
      name: "NR250",
      text:
        "2026-06-10\nSquat 60x10 for 2 sets warm up, 100x5 for 3 sets",
      exercises: [
        "2026-06-10 Squat: 60 warmup x10, 60 warmup x10, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "NR251",
      text:
        "2026-06-10\nPush ups 50x10 for 3 sets",
      exercises: [
        "2026-06-10 Push ups: +50 x10, +50 x10, +50 x10"
      ]),
    .init(
      name: "NR252",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets at RIR 2",
      exercises: [
        "2026-06-10 Squat: 100 rir2 x5, 100 rir2 x5, 100 rir2 x5"
      ]),
    .init(
      name: "NR253",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets, RIR 1",
      exercises: [
        "2026-06-10 Squat: 100 rir1 x5, 100 rir1 x5, 100 rir1 x5"
      ]),
    .init(
      name: "NR254",
      text:
        "2026-06-10\nSquat 100x5 for 3 sets not done",
      exercises: [
        "2026-06-10 Squat: 100 open x5, 100 open x5, 100 open x5"
      ]),
    .init(
      name: "NR255",
      text:
        "2026-06-10\nSide plank 40s, 2 each side, 3 sets",
      exercises: [
        "2026-06-10 Side plank: 40s, x2, x2, x2"
      ]),
    .init(
      name: "NR256",
      text:
        "2026-06-10\nPlank taps 30s, 10 each side, 3 sets",
      exercises: [
        "2026-06-10 Plank taps: 30s, x10, x10, x10"
      ]),
    .init(
      name: "NR257",
      text:
        "2026-06-10\nHip flexor stretch 30s, 2 per side, 3 sets",
      exercises: [
        "2026-06-10 Hip flexor stretch: 30s, x2, x2, x2"
      ]),
    .init(
      name: "NR258",
      text:
        "2026-06-10\nSide plank 30s, 1 each side, 3 sets",
      exercises: [
        "2026-06-10 Side plank: 30s, x1, x1, x1"
      ]),
    .init(
      name: "NR259",
      text:
        "2026-06-10\nPigeon 60s, 1 per side, 2 sets",
      exercises: [
        "2026-06-10 Pigeon: 60s, x1, x1"
      ]),
    .init(
      name: "NR260",
      text:
        "2026-06-10\nBird dog 5s, 8 each side, 3 sets",
      exercises: [
        "2026-06-10 Bird dog: 5s, x8, x8, x8"
      ]),
    .init(
      name: "NR261",
      text:
        "2026-06-10\nPallof hold 20s, 3 each side, 3 sets",
      exercises: [
        "2026-06-10 Pallof hold: 20s, x3, x3, x3"
      ]),
    .init(
      name: "NR262",
      text:
        "2026-06-10\nSide lunge 12, 12 each leg, 3 sets",
      exercises: [
        "2026-06-10 Side lunge: x12, x12"
      ]),
    .init(
      name: "NR263",
      text:
        "2026-06-10\nSL RDL 2, 8 each leg, 3 sets",
      exercises: [
        "2026-06-10 SL RDL: x2, x8"
      ]),
    .init(
      name: "NR264",
      text:
        "2026-06-10\nCopenhagen plank 20s, 3 per side, 2 sets",
      exercises: [
        "2026-06-10 Copenhagen plank: 20s, x3, x3"
      ]),
    .init(
      name: "NR265",
      text:
        "2026-06-10\nSuitcase carry 30s, 24 each hand, 3 sets",
      exercises: [
        "2026-06-10 Suitcase carry: 30s, x24, x24, x24"
      ]),
    .init(
      name: "NR266",
      text:
        "2026-06-10\nBird dog 10, 10 each side, 3 sets",
      exercises: [
        "2026-06-10 Bird dog: x10, x10"
      ]),
    .init(
      name: "NR267",
      text:
        "2026-06-10\nMountain climbers 40, 20 each leg, 3 sets",
      exercises: [
        "2026-06-10 Mountain climbers: x40, x20"
      ]),
    .init(
      name: "NR268",
      text:
        "2026-06-10\nMountain climbers 30s, 15 each leg, 3 sets",
      exercises: [
        "2026-06-10 Mountain climbers: 30s, x15, x15, x15"
      ]),
    .init(
      name: "NR269",
      text:
        "2026-06-10\nDead bug 20, 10 each side, 3 sets",
      exercises: [
        "2026-06-10 Dead bug: x20, x10"
      ]),
    .init(
      name: "NR270",
      text:
        "2026-06-10\nPlank shoulder taps 30s, 10 each side, 3 sets",
      exercises: [
        "2026-06-10 Plank shoulder taps: 30s, x10, x10, x10"
      ]),
    .init(
      name: "NR271",
      text:
        "2026-06-10\nCopenhagen 30s, 1 per leg, 3 sets",
      exercises: [
        "2026-06-10 Copenhagen: 30s, x1, x1, x1"
      ]),
    .init(
      name: "NR272",
      text:
        "2026-06-10\nWall sit 30s, 1 each leg, 3 sets",
      exercises: [
        "2026-06-10 Wall sit: 30s, x1, x1, x1"
      ]),
    .init(
      name: "NR273",
      text:
        "2026-06-10\nCouch stretch 60s, 1 each side, 2 sets",
      exercises: [
        "2026-06-10 Couch stretch: 60s, x1, x1"
      ]),
    .init(
      name: "NR274",
      text:
        "2026-06-10\nSingle leg balance 30s, 2 each leg, 3 sets",
      exercises: [
        "2026-06-10 Single leg balance: 30s, x2, x2, x2"
      ]),
    .init(
      name: "NR275",
      text:
        "2026-06-10\nBicycle crunch 40, 20 per side, 3 sets",
      exercises: [
        "2026-06-10 Bicycle crunch: x40, x20"
      ]),
    .init(
      name: "NR276",
      text:
        "2026-06-10\nWall sit 45s each\n+10kg x 3\n+15kg",
      exercises: [
        "2026-06-10 Wall sit: 45s, +10kg x3"
      ]),
    .init(
      name: "NR277",
      text:
        "2026-06-10\nMax hangs 7s on 3s off\n+10kg x 6\n+10kg x 6",
      exercises: [
        "2026-06-10 Max hangs: 7s, +10kg x6, +10kg x6"
      ]),
    .init(
      name: "NR278",
      text:
        "2026-06-10\nDB row 25s each hand 10, 10, 10\n+2.5kg next week",
      exercises: [
        "2026-06-10 DB row: 25kg x10, 25kg x10, 25kg x10"
      ]),
    .init(
      name: "NR279",
      text:
        "2026-06-10\nWeighted pullups 5s hold at top, 3x5\n+10kg\n+15kg",
      exercises: [
        "2026-06-10 Weighted pullups: 5s",
        "2026-06-10 top: x5, x5, x5",
      ]),
    .init(
      name: "NR280",
      text:
        "2026-06-10\nDips 3s hold at bottom x 8\n+10kg\n+20kg",
      exercises: [
        "2026-06-10 Dips: 3s",
        "2026-06-10 bottom: x8",
      ]),
    .init(
      name: "NR281",
      text:
        "2026-06-10\nPlank 3 x 45s hold\n+10kg\n+10kg\n+10kg",
      exercises: [
        "2026-06-10 Plank: 45s, 45s, 45s"
      ]),
    .init(
      name: "NR282",
      text:
        "2026-06-10\nDead hang 30s each\n+10kg x 3 sets",
      exercises: [
        "2026-06-10 Dead hang: 30s, +10kg, +10kg, +10kg"
      ]),
    .init(
      name: "NR283",
      text:
        "2026-06-10\nPull up hold 10s on\n+10kg x3\n+15kg x3",
      exercises: [
        "2026-06-10 Pull up hold: 10s, +10kg x3, +15kg x3"
      ]),
    .init(
      name: "NR284",
      text:
        "2026-06-10\nDB curls 15s each\n+2kg next time",
      exercises: [
        "2026-06-10 DB curls: 15s"
      ]),
    .init(
      name: "NR285",
      text:
        "2026-06-10\nLateral raise 10s each arm 12 12 12\n+1kg next time",
      exercises: [
        "2026-06-10 Lateral raise: 10kg x12, 10kg x12, 10kg x12"
      ]),
    .init(
      name: "NR286",
      text:
        "2026-06-10\nKB press 20s each 8,8,8\n-2kg next week",
      exercises: [
        "2026-06-10 KB press: 20kg x8, 20kg x8, 20kg x8"
      ]),
    .init(
      name: "NR287",
      text:
        "2026-06-10\nDB lunges 20s each hand 12, 12\n+5kg next time",
      exercises: [
        "2026-06-10 DB lunges: 20kg x12, 20kg x12"
      ]),
    .init(
      name: "NR288",
      text:
        "2026-06-10\nFC 140 6 km tranquille en 35:20",
      exercises: [
        "2026-06-10 FC 140: 2120s 6km"
      ]),
    .init(
      name: "NR289",
      text:
        "2026-06-10\nHR 145 6.2 km 34:10",
      exercises: [
        "2026-06-10 HR 145: 2050s 6.2km"
      ]),
    .init(
      name: "NR290",
      text:
        "2026-06-10\nHF 145 8,2 km in 45:10",
      exercises: [
        "2026-06-10 HF 145: 2710s 8.2km"
      ]),
    .init(
      name: "NR291",
      text:
        "2026-06-10\nhr 150 avg 24:30 5k",
      exercises: [
        "2026-06-10 hr 150 avg: 1470s 5km"
      ]),
    .init(
      name: "NR292",
      text:
        "2026-06-10\nRadfahren 45 min, 6 Stunden of sleep",
      exercises: [
        "2026-06-10 Radfahren: 2700s, 21600s"
      ]),
    .init(
      name: "NR293",
      text:
        "2026-06-10\nBike 45 min, 5 hours of sleep",
      exercises: [
        "2026-06-10 Bike: 2700s, 18000s"
      ]),
    .init(
      name: "NR294",
      text:
        "2026-06-10\nWalk 30 min in the car park",
      exercises: [
        "2026-06-10 Walk: 1800s"
      ]),
    .init(
      name: "NR295",
      text:
        "2026-06-10\nRan 30 min in the car park",
      exercises: [
        "2026-06-10 Ran: 1800s"
      ]),
    .init(
      name: "NR296",
      text:
        "2026-06-10\nPuls 140 8 km 45:00",
      exercises: [
        "2026-06-10 Puls 140: 2700s 8km"
      ]),
    .init(
      name: "NR297",
      text:
        "2026-06-10\nPulse 120 walked 4 km",
      exercises: [
        "2026-06-10 Pulse 120 walked: 4km"
      ]),
    .init(
      name: "NR298",
      text:
        "2026-06-10\nHR 135 1:02:30 15 km",
      exercises: [
        "2026-06-10 HR 135: 15km 3750s"
      ]),
    .init(
      name: "NR299",
      text:
        "2026-06-10\nfc 145 45:00 9 km",
      exercises: [
        "2026-06-10 fc 145: 2700s 9km"
      ]),
    .init(
      name: "NR300",
      text:
        "2026-06-10\nBike 45 min, 7 hours of sleep",
      exercises: [
        "2026-06-10 Bike: 2700s, 25200s"
      ]),
    .init(
      name: "NR301",
      text:
        "2026-06-10\nRun 5 km, 6 hours of sleep",
      exercises: [
        "2026-06-10 Run: 21600s 5km"
      ]),
    .init(
      name: "NR302",
      text:
        "2026-06-10\nWalk 40 min in the car park with the dog",
      exercises: [
        "2026-06-10 Walk: 2400s"
      ]),
    .init(
      name: "NR303",
      text:
        "2026-06-10\nRan 6k 32:00, 5 hours of sleep",
      exercises: [
        "2026-06-10 Ran: 1920s 6km, 18000s"
      ]),
    .init(
      name: "NR304",
      text:
        "2026-06-10\nPlank 3 min, 8 hours in the car",
      exercises: [
        "2026-06-10 Plank: 180s, 28800s"
      ]),
    .init(
      name: "NR305",
      text:
        "2026-06-10\nBike 30 min of sleep inducing boredom",
      exercises: [
        "2026-06-10 Bike: 1800s"
      ]),
    .init(
      name: "NR306",
      text:
        "2026-06-10\nskipped dips, bench 80 3x5",
      exercises: [
        "2026-06-10 bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "NR307",
      text:
        "2026-06-10\ndidn't do dips, bench 80 3x5",
      exercises: [
        "2026-06-10 dips, bench: +80 x5, +80 x5, +80 x5"
      ]),
    .init(
      name: "NR308",
      text:
        "2026-06-10\nSkipped dips. Bench 80 3x5",
      exercises: [
        "2026-06-10 Skipped dips. Bench: +80 x5, +80 x5, +80 x5"
      ]),
    .init(
      name: "NR309",
      text:
        "2026-06-10\nSkipped dips + bench 80 3x5",
      exercises: []),
    .init(
      name: "NR310",
      text:
        "2026-06-10\nDidn't do squat 5x5 well",
      exercises: []),
    .init(
      name: "NR311",
      text:
        "2026-06-10\nDidn't do pull ups 3x8 unassisted",
      exercises: []),
    .init(
      name: "NR312",
      text:
        "2026-06-10\nDidn't do bench 100x5 last week",
      exercises: []),
    .init(
      name: "NR313",
      text:
        "2026-06-10\nLunges 10 a side 3, 3, 3",
      exercises: [
        "2026-06-10 Lunges: 3 x10, 3 x10, 3 x10"
      ]),
    .init(
      name: "NR314",
      text:
        "2026-06-10\nSide bends 20 a side 20, 24, 28",
      exercises: [
        "2026-06-10 Side bends: 20 x20, 24 x20, 28 x20"
      ]),
    .init(
      name: "NR315",
      text:
        "2026-06-10\nside plank 30 a side 30, 30, 30",
      exercises: [
        "2026-06-10 side plank: 30 x30, 30 x30, 30 x30"
      ]),
    .init(
      name: "NR316",
      text:
        "2026-06-10\nwoodchop 12 a side 10, 12, 14",
      exercises: [
        "2026-06-10 woodchop: 10 x12, 12 x12, 14 x12"
      ]),
    .init(
      name: "NR317",
      text:
        "2026-06-10\nLunges 12 a side 10, 12, 14",
      exercises: [
        "2026-06-10 Lunges: 10 x12, 12 x12, 14 x12"
      ]),
    .init(
      name: "NR318",
      text:
        "2026-06-10\nSplit squat 10 a side 16, 18, 20",
      exercises: [
        "2026-06-10 Split squat: 16 x10, 18 x10, 20 x10"
      ]),
    .init(
      name: "NR319",
      text:
        "2026-06-10\nSingle arm row 12 a side 24, 24, 26",
      exercises: [
        "2026-06-10 Single arm row: 24 x12, 24 x12, 26 x12"
      ]),
    .init(
      name: "NR320",
      text:
        "2026-06-10\nWoodchops 15 a side 20, 20, 20",
      exercises: [
        "2026-06-10 Woodchops: 20 x15, 20 x15, 20 x15"
      ]),
    .init(
      name: "NR321",
      text:
        "2026-06-10\nPallof press 10 a side 15, 15, 17",
      exercises: [
        "2026-06-10 Pallof press: 15 x10, 15 x10, 17 x10"
      ]),
    .init(
      name: "NR322",
      text:
        "2026-06-10\nTurkish get up 3 a side 16, 20, 24",
      exercises: [
        "2026-06-10 Turkish get up: 16 x3, 20 x3, 24 x3"
      ]),
    .init(
      name: "NR323",
      text:
        "2026-06-10\nWindmill 5 a side 16, 16, 16",
      exercises: [
        "2026-06-10 Windmill: 16 x5, 16 x5, 16 x5"
      ]),
    .init(
      name: "NR324",
      text:
        "2026-06-10\nDB snatch 10 a side 22, 22, 22",
      exercises: [
        "2026-06-10 DB snatch: 22 x10, 22 x10, 22 x10"
      ]),
    .init(
      name: "NR325",
      text:
        "2026-06-10\nKB press 5 a side 16, 20, 24",
      exercises: [
        "2026-06-10 KB press: 16 x5, 20 x5, 24 x5"
      ]),
    .init(
      name: "NR326",
      text:
        "2026-06-10\nstep ups 10 a side 12, 12, 12",
      exercises: [
        "2026-06-10 step ups: 12 x10, 12 x10, 12 x10"
      ]),
    .init(
      name: "NR327",
      text:
        "2026-06-10\nSingle leg calf raise, no weight\n15, 15, 12",
      exercises: [
        "2026-06-10 Single leg calf raise: x15, x15, x12"
      ]),
    .init(
      name: "NR328",
      text:
        "2026-06-10\nPull ups (no weight)\n8, 7, 6",
      exercises: [
        "2026-06-10 Pull ups: x8, x7, x6"
      ]),
    .init(
      name: "NR329",
      text:
        "2026-06-10\nDips, bodyweight\n10\n8",
      exercises: [
        "2026-06-10 Dips: x10, x8"
      ]),
    .init(
      name: "NR330",
      text:
        "2026-06-10\nSentadilla, sin peso\n3x20",
      exercises: [
        "2026-06-10 Sentadilla: x20, x20, x20"
      ]),
    .init(
      name: "NR331",
      text:
        "2026-06-10\nKniebeuge, ohne Gewicht\n3x20",
      exercises: [
        "2026-06-10 Kniebeuge: x20, x20, x20"
      ]),
    .init(
      name: "NR332",
      text:
        "2026-06-10\nHip thrust, no weight\n3x20\n60kg 3x10",
      exercises: [
        "2026-06-10 Hip thrust: x20, x20, x20, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "NR333",
      text:
        "2026-06-10\nLunges, no weight\n20 each leg",
      exercises: [
        "2026-06-10 Lunges: x20"
      ]),
    .init(
      name: "NR334",
      text:
        "2026-06-10\nSquat, bodyweight\n3x20",
      exercises: [
        "2026-06-10 Squat: x20, x20, x20"
      ]),
    .init(
      name: "NR335",
      text:
        "2026-06-10\nLunges (no weight)\n3x10\n3x12",
      exercises: [
        "2026-06-10 Lunges: x10, x10, x10, x12, x12, x12"
      ]),
    .init(
      name: "NR336",
      text:
        "2026-06-10\nPull ups, bodyweight\n8\n7\n+10kg x 5",
      exercises: [
        "2026-06-10 Pull ups: x8, x7, +10kg x5"
      ]),
    .init(
      name: "NR337",
      text:
        "2026-06-10\nSplit squat, bodyweight\n10\n10\n10",
      exercises: [
        "2026-06-10 Split squat: x10, x10, x10"
      ]),
    .init(
      name: "NR338",
      text:
        "2026-06-10\nGlute bridge, ohne Gewicht\n20\n20",
      exercises: [
        "2026-06-10 Glute bridge: x20, x20"
      ]),
    .init(
      name: "NR339",
      text:
        "2026-06-10\nBench 80 3x5 last set 4th rep missed",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 fail x5"
      ]),
    .init(
      name: "NR340",
      text:
        "2026-06-10\nBench 60 3x8 last set 9th rep failed",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8, 60 fail x8"
      ]),
    .init(
      name: "NR341",
      text:
        "2026-06-10\nSquat 100kg 3x5 last set 5th rep failed",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg fail x5"
      ]),
    .init(
      name: "NR342",
      text:
        "2026-06-10\nVélo\n45 min en tout, 20 km",
      exercises: [
        "2026-06-10 Vélo: 2700s"
      ]),
    .init(
      name: "NR343",
      text:
        "2026-06-10\nRameur\n25 min en tout, 5000m",
      exercises: [
        "2026-06-10 Rameur: 1500s"
      ]),
    .init(
      name: "NR344",
      text:
        "2026-06-10\nsauna 20'",
      exercises: [
        "2026-06-10 sauna: 1200s"
      ]),
    .init(
      name: "NR345",
      text:
        "2026-06-10\nSauna 15",
      exercises: [
        "2026-06-10 Sauna: 15s"
      ]),
    .init(
      name: "NR346",
      text:
        "2026-06-10\nSauna, then run 5k",
      exercises: [
        "2026-06-10 Sauna, then run: 5km"
      ]),
    .init(
      name: "NR347",
      text:
        "2026-06-10\nSauna 2 rounds, swim 500m",
      exercises: [
        "2026-06-10 Sauna 2 rounds, swim: 500m"
      ]),
    .init(
      name: "NR348",
      text:
        "2026-06-10\nSauna 20'",
      exercises: [
        "2026-06-10 Sauna: 1200s"
      ]),
    .init(
      name: "NR349",
      text:
        "2026-06-10\ndanach Sauna 20'",
      exercises: [
        "2026-06-10 Sauna: 1200s"
      ]),
    .init(
      name: "NR350",
      text:
        "2026-06-10\npuis sauna 15'",
      exercises: [
        "2026-06-10 sauna: 900s"
      ]),
    .init(
      name: "NR351",
      text:
        "2026-06-10\nSauna, Squat 100kg 5 reps",
      exercises: [
        "2026-06-10 Sauna, Squat: 100kg x5"
      ]),
    .init(
      name: "NR352",
      text:
        "2026-06-10\nsauna and 20 push ups",
      exercises: [
        "2026-06-10 sauna and: 20s"
      ]),
    .init(
      name: "NR353",
      text:
        "2026-06-10\nSauna then 500m swim",
      exercises: [
        "2026-06-10 Sauna then: 500m"
      ]),
    .init(
      name: "NR354",
      text:
        "2026-06-10\nSauna 15:00",
      exercises: [
        "2026-06-10 Sauna: 900s"
      ]),
    .init(
      name: "NR355",
      text:
        "2026-06-10\nSauna 1h",
      exercises: [
        "2026-06-10 Sauna: 3600s"
      ]),
    .init(
      name: "NR356",
      text:
        "2026-06-10\nyes! finally did 100 kg for 3 reps in may",
      exercises: [
        "2026-06-10 yes! finally: 100kg x3"
      ]),
    .init(
      name: "NR357",
      text:
        "2026-06-10\nYes: bench 100 for 3, best since March",
      exercises: [
        "2026-06-10 Yes: bench: 100 x3"
      ]),
    .init(
      name: "NR358",
      text:
        "2026-06-10\nBench\nyep 100 for 5 again, first since March",
      exercises: [
        "2026-06-10 Bench: ",
        "2026-06-10 yep: 100 x5",
      ]),
    .init(
      name: "NR359",
      text:
        "2026-06-10\nyes!! deadlift 200 for 1, first since March",
      exercises: [
        "2026-06-10 yes!! deadlift: 200 x1"
      ]),
    .init(
      name: "NR360",
      text:
        "2026-06-10\nYes 100kg bench for 3 reps! PR since May",
      exercises: [
        "2026-06-10 Yes: 100kg x3"
      ]),
    .init(
      name: "NR361",
      text:
        "2026-06-10\nNope, only 80 for 5, down from May",
      exercises: [
        "2026-06-10 Nope, only: 80 x5"
      ]),
    .init(
      name: "NR362",
      text:
        "2026-06-10\nYeah buddy 5 x 100 kg, best since June",
      exercises: [
        "2026-06-10 Yeah buddy: 100kg x5"
      ]),
    .init(
      name: "NR363",
      text:
        "2026-06-10\nyes! 3 reps at 140 from the blocks in may",
      exercises: [
        "2026-06-10 yes: 140 x3"
      ]),
    .init(
      name: "NR364",
      text:
        "2026-06-10\nBench press empty bar (20kg) x10",
      exercises: [
        "2026-06-10 Bench press: 20kg x10"
      ]),
    .init(
      name: "NR365",
      text:
        "2026-06-10\nZercher squat w/ safety bar (30) x 8",
      exercises: [
        "2026-06-10 Zercher squat w/ safety bar: 30 x8"
      ]),
    .init(
      name: "NR366",
      text:
        "2026-06-10\nSquat SSB bar (25) x 10 (warm up)",
      exercises: [
        "2026-06-10 Squat SSB bar: 25 warmup x10"
      ]),
    .init(
      name: "NR367",
      text:
        "2026-06-10\nDeadlift trap bar (25) x 5",
      exercises: [
        "2026-06-10 Deadlift trap bar: 25 x5"
      ]),
    .init(
      name: "NR368",
      text:
        "2026-06-10\nCurl ez bar (10) x 12",
      exercises: [
        "2026-06-10 Curl ez bar: x12, x12, x12, x12, x12, x12, x12, x12, x12, x12"
      ]),
    .init(
      name: "NR369",
      text:
        "2026-06-10\nBench swiss bar (15) x 12 + 20",
      exercises: [
        "2026-06-10 Bench swiss bar: 15 x12, 15 x20"
      ]),
    .init(
      name: "NR370",
      text:
        "2026-06-10\nHang from bar (30) x 3",
      exercises: [
        "2026-06-10 Hang from bar: 30s, 30s, 30s"
      ]),
    .init(
      name: "NR371",
      text:
        "2026-06-10\nBench empty bar (20) x15, 60x8",
      exercises: [
        "2026-06-10 Bench: 20 x15, 60 x8"
      ]),
    .init(
      name: "NR372",
      text:
        "2026-06-10\nCurl EZ bar (10kg) x 12",
      exercises: [
        "2026-06-10 Curl EZ bar: 10kg x12"
      ]),
    .init(
      name: "NR373",
      text:
        "2026-06-10\nPress empty bar (45) x 10",
      exercises: [
        "2026-06-10 Press: 45 x10"
      ]),
    .init(
      name: "NR374",
      text:
        "2026-06-10\nBankdrücken leere Stange (20) x 15",
      exercises: [
        "2026-06-10 Bankdrücken: x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15, x15"
      ]),
    .init(
      name: "NR375",
      text:
        "2026-06-10\nSentadilla solo barra (20) x 12",
      exercises: [
        "2026-06-10 Sentadilla: x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12, x12"
      ]),
    .init(
      name: "NR376",
      text:
        "2026-06-10\nDeadlift hex bar (28) x 8",
      exercises: [
        "2026-06-10 Deadlift hex bar: 28 x8"
      ]),
    .init(
      name: "NR377",
      text:
        "2026-06-10\nSquat Duffalo bar (25) x 8",
      exercises: [
        "2026-06-10 Squat Duffalo bar: 25 x8"
      ]),
    .init(
      name: "NR378",
      text:
        "2026-06-10\nBench cambered bar (30) x 8",
      exercises: [
        "2026-06-10 Bench cambered bar: 30 x8"
      ]),
    .init(
      name: "NR379",
      text:
        "2026-06-10\nBench\nskipped\n60x5",
      exercises: [
        "2026-06-10 Bench: 60 x5"
      ]),
    .init(
      name: "NR380",
      text:
        "2026-06-10\nBench\nnot yet\n60x5",
      exercises: [
        "2026-06-10 Bench: 60 x5"
      ]),
    .init(
      name: "NR381",
      text:
        "2026-06-10\nBench\nskipped\n60x5\n60x5",
      exercises: [
        "2026-06-10 Bench: 60 x5, 60 x5"
      ]),
    .init(
      name: "NR382",
      text:
        "2026-06-10\nBench press not today, felt weak\nBench press 60x8",
      exercises: [
        "2026-06-10 Bench press: 60 x8"
      ]),
    .init(
      name: "NR383",
      text:
        "2026-06-10\nPull ups\nskipped\n3x5 negatives",
      exercises: [
        "2026-06-10 Pull ups: x5, x5, x5"
      ]),
    .init(
      name: "NR384",
      text:
        "2026-06-10\nSquat wu 60x5 80x3 / 5 5 5 @ 100",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x3, 100 warmup x5, 100 warmup x5, 100 warmup x5"
      ]),
    .init(
      name: "NR385",
      text:
        "2026-06-10\nSquat > 100 > 5 > 5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "NR386",
      text:
        "2026-06-10\nDeadlift > 4 sets > 5 reps > 140kg",
      exercises: [
        "2026-06-10 Deadlift: 140kg x5, 140kg x5, 140kg x5, 140kg x5"
      ]),
    .init(
      name: "NR387",
      text:
        "2026-06-10\nLat raise > 12kg x 12 > 8kg x 10 > 6kg x 8",
      exercises: [
        "2026-06-10 Lat raise: 12kg x12, 8kg drop x10, 6kg drop x8"
      ]),
    .init(
      name: "NR388",
      text:
        "2026-06-10\nCable curl > 30x10 > 25x8 > 20x8",
      exercises: [
        "2026-06-10 Cable curl: 30 x10, 25 drop x8, 20 drop x8"
      ]),
    .init(
      name: "NR389",
      text:
        "2026-06-10\nBench > 60 > 8 > 8",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8"
      ]),
    .init(
      name: "NR390",
      text:
        "2026-06-10\nSquat 100x5x2 @7 8 min rest",
      exercises: [
        "2026-06-10 Squat: 100 @7 x5, 100 @7 x5"
      ]),
    .init(
      name: "NR391",
      text:
        "2026-06-10\nkg  reps  RIR\nSquat\nset 1  100  5  1  felt heavy\nset 2  100  5  F",
      exercises: [
        "2026-06-10 Squat: 100kg rir1 x5, 100kg fail x5"
      ]),
    .init(
      name: "NR392",
      text:
        "2026-06-10\nPlank 1min 30s 20s",
      exercises: [
        "2026-06-10 Plank: 90s, 20s"
      ]),
    .init(
      name: "NR393",
      text:
        "2026-06-10\nRun 1min 30s 15s",
      exercises: [
        "2026-06-10 Run: 90s, 15s"
      ]),
    .init(
      name: "NR394",
      text:
        "2026-06-10\nPlank 2min 30s 15s",
      exercises: [
        "2026-06-10 Plank: 150s, 15s"
      ]),
    .init(
      name: "NR395",
      text:
        "2026-06-10\nPlank 2min 30s 20s",
      exercises: [
        "2026-06-10 Plank: 150s, 20s"
      ]),
    .init(
      name: "NR396",
      text:
        "2026-06-10\nRun 2min 45s 40s",
      exercises: [
        "2026-06-10 Run: 165s, 40s"
      ]),
    .init(
      name: "NR397",
      text:
        "2026-06-10\nBridge press 40s/arm 10, 10",
      exercises: [
        "2026-06-10 Bridge press: 40 x10, 40 x10"
      ]),
    .init(
      name: "NR398",
      text:
        "2026-06-10\nGlute bridge 20s/leg x 12",
      exercises: [
        "2026-06-10 Glute bridge: 20 x12"
      ]),
    .init(
      name: "NR399",
      text:
        "2026-06-10\nFloor bridge press 50s/arm x 8",
      exercises: [
        "2026-06-10 Floor bridge press: 50 x8"
      ]),
    .init(
      name: "NR400",
      text:
        "2026-06-10\nSingle leg glute bridge 16s/leg x 12",
      exercises: [
        "2026-06-10 Single leg glute bridge: 16 x12"
      ]),
    .init(
      name: "NR401",
      text:
        "2026-06-10\nFloor press bridge 40s/arm 3x10",
      exercises: [
        "2026-06-10 Floor press bridge: 40 x10, 40 x10, 40 x10"
      ]),
    .init(
      name: "NR402",
      text:
        "2026-06-10\nBridge floor press 20s/side 3x12",
      exercises: [
        "2026-06-10 Bridge floor press: 20 x12, 20 x12, 20 x12"
      ]),
    .init(
      name: "NR403",
      text:
        "2026-06-10\nBike 30s all out, 8 times",
      exercises: [
        "2026-06-10 Bike: 30s"
      ]),
    .init(
      name: "NR404",
      text:
        "2026-06-10\nLaufen 1000m locker, 5 mal",
      exercises: [
        "2026-06-10 Laufen: 1000m"
      ]),
    .init(
      name: "NR405",
      text:
        "2026-06-10\nCurls 15s, 3 times",
      exercises: [
        "2026-06-10 Curls: 15 x3"
      ]),
    .init(
      name: "NR406",
      text:
        "2026-06-10\nDB press 40s, 3 times",
      exercises: [
        "2026-06-10 DB press: 40 x3"
      ]),
    .init(
      name: "NR407",
      text:
        "2026-06-10\nRun 400m hard, 6 times",
      exercises: [
        "2026-06-10 Run: 400m"
      ]),
    .init(
      name: "NR408",
      text:
        "2026-06-10\nBike 5min easy, 2 times",
      exercises: [
        "2026-06-10 Bike: 300s"
      ]),
    .init(
      name: "NR409",
      text:
        "2026-06-10\nLaufen 400m schnell, 6 mal",
      exercises: [
        "2026-06-10 Laufen: 400m"
      ]),
    .init(
      name: "NR410",
      text:
        "2026-06-10\nI tried 100 kg today and got 5, then 90 kg x 8",
      exercises: [
        "2026-06-10 : 5kg x8, 90kg x8"
      ]),
    .init(
      name: "NR411",
      text:
        "2026-06-10\nAssisted pull ups 8@-30 7@-30kg",
      exercises: [
        "2026-06-10 Assisted pull ups: x8"
      ]),
    .init(
      name: "NR412",
      text:
        "2026-06-10\nAssisted dips 3x8 @ - 20",
      exercises: [
        "2026-06-10 Assisted dips: x8, x8, x8"
      ]),
    .init(
      name: "NR413",
      text:
        "2026-06-10\nAssisted pull up 5@-20 5@-20 5@-20",
      exercises: [
        "2026-06-10 Assisted pull up: x5"
      ]),
    .init(
      name: "NR414",
      text:
        "2026-06-10\nBench 2 x 20kg\n30\n40",
      exercises: [
        "2026-06-10 Bench: 20kg x2, 30kg x40"
      ]),
    .init(
      name: "NR415",
      text:
        "2026-06-10\nOverhead press 2 x 20kg\n30\n35\n40",
      exercises: [
        "2026-06-10 Overhead press: 20kg x2, 30kg x35, 30kg x40"
      ]),
    .init(
      name: "NR416",
      text:
        "2026-06-10\nSnatch 2 x 30kg\n40\n45\n50",
      exercises: [
        "2026-06-10 Snatch: 30kg x2, 40kg x45, 40kg x50"
      ]),
    .init(
      name: "NR417",
      text:
        "2026-06-10\nBack ext 45 degree 3x15",
      exercises: [
        "2026-06-10 Back ext 45 degree: x15, x15, x15"
      ]),
    .init(
      name: "NR418",
      text:
        "2026-06-10\nSpin 25 degrees in there, 40 min",
      exercises: [
        "2026-06-10 Spin 25 degrees in there: 2400s"
      ]),
    .init(
      name: "NR419",
      text:
        "2026-06-10\nRan in 30 degrees 5k",
      exercises: [
        "2026-06-10 Ran in 30 degrees: 5km"
      ]),
    .init(
      name: "NR420",
      text:
        "2026-06-10\nRDL 60kg x 5\nSquat 2, 3rd failed",
      exercises: [
        "2026-06-10 RDL: 60kg x5",
        "2026-06-10 Squat: fail x2",
      ]),
    .init(
      name: "NR421",
      text:
        "2026-06-10\nSquat 100kg 5x4, 5th set failed",
      exercises: [
        "2026-06-10 Squat: 100kg fail x4, 100kg fail x4, 100kg fail x4, 100kg fail x4, 100kg fail x4"
      ]),
    .init(
      name: "NR422",
      text:
        "2026-06-10\nRun\n5, 2 min rest, 5",
      exercises: [
        "2026-06-10 Run: "
      ]),
    .init(
      name: "NR423",
      text:
        "2026-06-10\nBike\n10, 2 min break, 10",
      exercises: []),
    .init(
      name: "NR424",
      text:
        "2026-06-10\nLaufen\n10, 2 min Pause, 10",
      exercises: []),
  ]
}
