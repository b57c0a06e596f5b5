import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a label of another day, a sign of a legend, a count or a round.
struct NotesOwnSignsNearMissTests {
  @Test("What only looks like one of these rules is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a3",
      text:
        "2025-03-01\nPlan from Wednesday, done today\nSquat 3x5 100kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a6",
      text:
        "2025-03-01\nNext: abs\nCrunch 3x15\nPlank 60s",
      exercises: [
        "2025-03-01 Crunch: x15, x15, x15",
        "2025-03-01 Plank: 60s",
      ]),
    .init(
      name: "a9",
      text:
        "2025-03-01\nMissed Friday so doing it today: \nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a12",
      text:
        "2025-03-01\nSquat 3x5 100kg\nNext time more weight\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a15",
      text:
        "2025-03-01\nOn Sunday I did pull-ups 3x5\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 pull-ups: x5, x5, x5",
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a18",
      text:
        "2025-03-01\nMonday\nBench 3x5 80kg\nWednesday\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a21",
      text:
        "2025-03-01\nVoor de eerste keer:\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a24",
      text:
        "2025-03-01\nWhat I wanted on Sunday but did today:\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a27",
      text:
        "2025-03-01\nNext block, week 1\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a33",
      text:
        "2025-03-01 Plan B\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a36",
      text:
        "2025-03-01 Next level\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a39",
      text:
        "2025-03-01 Target: chest\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a42",
      text:
        "2025-03-01 plan from coach\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a45",
      text:
        "2025-03-01 Plan: 5/3/1\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a48",
      text:
        "2025-03-01 Toca pecho\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a51",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nFor upper body:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a54",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nDid for Friday:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a57",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nMonday's plan (done today)\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a60",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nnext superset\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a63",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nFriday I wanted to go but couldn't\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a66",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nSunday funday\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a69",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nPara el hombro:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a75",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nFor Mon gains\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a78",
      text:
        "w in front of the weight = warm up\n2025-03-01\nBench w40x8, 60x8, 80x5\nWalking lunge w/ dumbbells 10kg x 12",
      exercises: [
        "2025-03-01 Bench: 40kg warmup x8, 60kg x8, 80kg x5",
        "2025-03-01 Walking lunge w/ dumbbells: 10kg x12",
      ]),
    .init(
      name: "a81",
      text:
        "2025-03-01\nCurl 10kg x 20 💀\nSquat 100kg x 5 🔥",
      exercises: [
        "2025-03-01 Curl: 10kg x20",
        "2025-03-01 Squat: 100kg x5",
      ]),
    .init(
      name: "a84",
      text:
        "🔥 = felt great\n2025-03-01\nBench 80kg x 5 🔥\nSquat 100kg x 5",
      exercises: [
        "2025-03-01 Bench: 80kg x5",
        "2025-03-01 Squat: 100kg x5",
      ]),
    .init(
      name: "a87",
      text:
        "2025-03-01\n# = pounds\nBench 135# x 5\nSquat 225# x 5",
      exercises: [
        "2025-03-01 Bench: 135lb x5",
        "2025-03-01 Squat: 225lb x5",
      ]),
    .init(
      name: "a96",
      text:
        "🎯 3 sessions a week\n2025-03-01\nDeadlift 140kg x 5 🎯\nBench 80kg x 5",
      exercises: [
        "2025-03-01 Deadlift: 140kg x5",
        "2025-03-01 Bench: 80kg x5",
      ]),
    .init(
      name: "a99",
      text:
        "2025-03-01\n🎯 next time: 85\nBench 80kg x 5\nRow 60kg x 8",
      exercises: [
        "2025-03-01 Bench: 80kg x5",
        "2025-03-01 Row: 60kg x8",
      ]),
    .init(
      name: "a102",
      text:
        "w = width of grip, wide\n2025-03-01\nLat pulldown w 50kg x 10",
      exercises: [
        "2025-03-01 Lat pulldown: 50kg x10"
      ]),
    .init(
      name: "a105",
      text:
        "2025-03-01\nKB C&P 5x5 24kg (C&P = clean & press)\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 KB C&P: 24kg x5, 24kg x5, 24kg x5, 24kg x5, 24kg x5",
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a108",
      text:
        "AM squat\n2025-03-01\nAM \nSquat 3x5 100kg\nPM\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a114",
      text:
        "T = treadmill, S = squat, kg everywhere\n2025-03-01\nT 20 min\nS 3x5 100\nT-bar row 3x8 40",
      exercises: [
        "2025-03-01 treadmill: 1200s",
        "2025-03-01 squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 T-bar row: 40kg x8, 40kg x8, 40kg x8",
      ]),
    .init(
      name: "a117",
      text:
        "No squats, knee bad\nME max effort\n2025-03-01\nME bench 1x1 100kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 bench: 100kg x1",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a120",
      text:
        "R = row, B = bench\n2025-03-01\nB 80x5,5,5\nR 60x8,8,8\nDB row R 20x10",
      exercises: [
        "2025-03-01 bench: 80 x5, 80 x5, 80 x5",
        "2025-03-01 row: 60 x8, 60 x8, 60 x8",
        "2025-03-01 DB row: 20 right x10",
      ]),
    .init(
      name: "a123",
      text:
        "Weights in kg\nRack pull\n2025-03-01\nRack pull 3x5 140\nSquat in rack 3x5 100",
      exercises: [
        "2025-03-01 Rack pull: 140kg x5, 140kg x5, 140kg x5",
        "2025-03-01 Squat in rack: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a126",
      text:
        "2025-03-01\nGoal: 3 rounds\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a129",
      text:
        "2025-03-01\nNext up:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a132",
      text:
        "2025-03-01\nFor sunday roast\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a135",
      text:
        "2025-03-01\nWednesday is my plan B day\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a138",
      text:
        "2025-03-01\nNext week I'm on holiday, so heavy today\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a141",
      text:
        "2025-03-01\nPlan: stop at RPE 8\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a144",
      text:
        "2025-03-01\nPlanned for Friday, did today:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a147",
      text:
        "2025-03-01\nWhat Karen wants for my knee:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a150",
      text:
        "2025-03-01\nNächste Woche Urlaub\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a153",
      text:
        "2025-03-01\nLa semaine prochaine vacances\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a156",
      text:
        "2025-03-01\nEl lunes hice:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a159",
      text:
        "2025-03-01\n下周一比赛\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a162",
      text:
        "2025-03-01\nBench 3x5 80kg\nFriday I did: pull-up 3x5\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 pull-up: x5, x5, x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a165",
      text:
        "2025-03-01\nBench 3x5 80kg\nCoach wants for friday: more sleep\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a168",
      text:
        "2025-03-01\nBench 3x5 80kg\nFor my back: pull-up 3x5 10kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 pull-up: +10kg x5, +10kg x5, +10kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a171",
      text:
        "2025-03-01\nBench 3x5 80kg\nPull-up 3x5 10kg - next Friday 12kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Pull-up: +10kg x5, +10kg x5, +10kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a177",
      text:
        "2025-03-01\nnext up squat\nSquat 3x5 100kg\n\nnext up bench\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a183",
      text:
        "! = tried one more and it failed\n2025-03-01\nGreat session!\nBench 80kg x 5, felt heavy!!",
      exercises: [
        "2025-03-01 Bench: 80kg x5"
      ]),
    .init(
      name: "a189",
      text:
        "# means pounds\n2025-03-01\nBench 135# x 5",
      exercises: [
        "2025-03-01 Bench: 135lb x5"
      ]),
    .init(
      name: "a192",
      text:
        "d = did not finish\n2025-03-01\nDips 3x8\nBench 80kg 5 5 3d",
      exercises: [
        "2025-03-01 Dips: x8, x8, x8",
        "2025-03-01 Bench: 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a198",
      text:
        "Ann did squats, Bob bench\n2025-03-01\nBench 3x5 80kg (Bob)",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a204",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nGoal for the month: 100kg bench\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a207",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nComing up to the meet\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "a210",
      text:
        "2025-03-01 Coach plan A\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a213",
      text:
        "2025-03-01 last session before next week\nBench 3x5 80kg, felt good",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a219",
      text:
        "A, B, C: A squat, B bench\n2025-03-01\nA) Row 3x8 60kg\nB) Curl 3x10 10kg",
      exercises: [
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
        "2025-03-01 Curl: 10kg x10, 10kg x10, 10kg x10",
      ]),
    .init(
      name: "b6",
      text:
        "2025-03-01\nPress 2x8 20 kg\nRow 3x10 40 kg / 1x8 45 kg",
      exercises: [
        "2025-03-01 Press: 20kg x8, 20kg x8",
        "2025-03-01 Row: 40kg x10, 40kg x10, 40kg x10, 45kg x8",
      ]),
    .init(
      name: "b12",
      text:
        "2025-03-01\nKettlebell swing 2x16 kg 15x\nKettlebell swing 2 x 16 kg x 15",
      exercises: [
        "2025-03-01 Kettlebell swing: 16kg x15",
        "2025-03-01 Kettlebell swing: 16kg x15",
      ]),
    .init(
      name: "b15",
      text:
        "2025-03-01\nRun 5x / 400 m / 90 s\nSquat 80x5",
      exercises: [
        "2025-03-01 Run: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s",
        "2025-03-01 Squat: 80 x5",
      ]),
    .init(
      name: "b21",
      text:
        "2025-03-01\nBench 80 kg 5x3\nBench 80 kg 5x, 3x, 2x",
      exercises: [
        "2025-03-01 Bench: 80kg x3, 80kg x3, 80kg x3, 80kg x3, 80kg x3",
        "2025-03-01 Bench: 80kg x5, 80kg x3, 80kg x2",
      ]),
    .init(
      name: "b27",
      text:
        "2025-03-01\nStep up L10 R10 / L10 R8",
      exercises: [
        "2025-03-01 Step up: left x10, right x10, left x10, right x8"
      ]),
    .init(
      name: "b33",
      text:
        "2025-03-01\nTreadmill 5k R pace\nFront squat 70x5 L elbow sore, R fine",
      exercises: [
        "2025-03-01 Treadmill: 5km",
        "2025-03-01 Front squat: 70 x5",
      ]),
    .init(
      name: "b36",
      text:
        "2025-03-01\nLunges 8/8 each leg, 8/7 each leg",
      exercises: [
        "2025-03-01 Lunges: left x8, right x8, left x8, right x7"
      ]),
    .init(
      name: "b39",
      text:
        "2025-03-01\nPull 10@30 L shoulder sore, R 12@20",
      exercises: [
        "2025-03-01 Pull: 30 x10"
      ]),
    .init(
      name: "b51",
      text:
        "2025-03-01\nLunge 12 (left), 12 (right)\nStep-up 10 left 10 right",
      exercises: [
        "2025-03-01 Lunge: left x12, right x12",
        "2025-03-01 Step-up: left x10, right x10",
      ]),
    .init(
      name: "b54",
      text:
        "2025-03-01\n| Exercise | Set 1 | Set 2 |\n|---|---|---|\n| DB bench | 2x12kg x 10 | 2x12kg x 8 |\n| Row | 40kg x 10 | 40kg x 10 |",
      exercises: [
        "2025-03-01 DB bench: 12kg x10, 12kg x8",
        "2025-03-01 Row: 40kg x10, 40kg x10",
      ]),
    .init(
      name: "b57",
      text:
        "2025-03-01\nPush-ups 50 (20 left to 100)",
      exercises: [
        "2025-03-01 Push-ups: x50"
      ]),
    .init(
      name: "b72",
      text:
        "2025-03-01\nFarmer carry 70s in each hand, 40 yards",
      exercises: [
        "2025-03-01 Farmer carry: 70s, 40yd"
      ]),
    .init(
      name: "b75",
      text:
        "2025-03-01\nRows 3x10x50 > 45 last week",
      exercises: [
        "2025-03-01 Rows: 50 x10, 50 x10, 50 x10"
      ]),
    .init(
      name: "b78",
      text:
        "2025-03-01\nDB bench 70s 3x8\nDB row 50s x 12, 12, 10",
      exercises: [
        "2025-03-01 DB bench: 70 x8, 70 x8, 70 x8",
        "2025-03-01 DB row: 50 x12, 50 x12, 50 x10",
      ]),
    .init(
      name: "b81",
      text:
        "2025-03-01\nTempo 6:00→5:30 · 3→2\nRun 5 km",
      exercises: [
        "2025-03-01 Run: 5km"
      ]),
    .init(
      name: "b90",
      text:
        "2025-03-01\nSled push 4x40yd x30s\nSprint 4x40yd x6s",
      exercises: [
        "2025-03-01 Sled push: 30s 40yd, 30s 40yd, 30s 40yd, 30s 40yd",
        "2025-03-01 Sprint: 40yd 6s, 40yd 6s, 40yd 6s, 40yd 6s",
      ]),
    .init(
      name: "b93",
      text:
        "2025-03-01\nFarmer carry 2x40m x35s, rest 2 min\nSled drag 3x20m x20s",
      exercises: [
        "2025-03-01 Farmer carry: 35s 40m, 35s 40m",
        "2025-03-01 Sled drag: 20m 20s, 20m 20s, 20m 20s",
      ]),
    .init(
      name: "b99",
      text:
        "2025-03-01\nSquat 100x5\nRPE 7→8 · 5→5\nRest 90→120 · 3→3",
      exercises: [
        "2025-03-01 Squat: 100 x5"
      ]),
    .init(
      name: "b102",
      text:
        "2025-03-01\nBench 80x5 → 82.5 next week\nSquat 100x5 → 105",
      exercises: [
        "2025-03-01 Bench: 80 x5",
        "2025-03-01 Squat: 100 x5",
      ]),
    .init(
      name: "b108",
      text:
        "2025-03-01\nLeg curl 40x12 → 30x10 → 8",
      exercises: [
        "2025-03-01 Leg curl: 40 x12, 30 drop x10, 30 drop x8"
      ]),
    .init(
      name: "b111",
      text:
        "2025-03-01\nIncline 30x10, 3 sets → 32.5\nDeadlift 75x10, 3 sets → 80 next week",
      exercises: [
        "2025-03-01 Incline: 30 x10, 30 x10, 30 x10",
        "2025-03-01 Deadlift: 75 x10, 75 x10, 75 x10",
      ]),
    .init(
      name: "b120",
      text:
        "2025-03-01\nBench 60x8, 60x8, 60x8\nFinisher 3 rounds\nBurpees 10\nKB swing 16x15",
      exercises: [
        "2025-03-01 Bench: 60 x8, 60 x8, 60 x8",
        "2025-03-01 Burpees: x10, x10, x10",
        "2025-03-01 KB swing: 16 x15, 16 x15, 16 x15",
      ]),
    .init(
      name: "b123",
      text:
        "2025-03-01\nSuperset 3 rounds\nA Bench 60x8\nB Row 50x10\nCurl 12x10",
      exercises: [
        "2025-03-01 Bench: 60 x8, 60 x8, 60 x8",
        "2025-03-01 Row: 50 x10, 50 x10, 50 x10",
        "2025-03-01 Curl: 12 x10, 12 x10, 12 x10",
      ]),
    .init(
      name: "b126",
      text:
        "2025-03-01\n3 rondjes om het park gelopen\nSquat 80x5\nBench 60x8",
      exercises: [
        "2025-03-01 Squat: 80 x5",
        "2025-03-01 Bench: 60 x8",
      ]),
    .init(
      name: "b129",
      text:
        "2025-03-01\nRound 3 of the program\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "b135",
      text:
        "2025-03-01\nZirkel im Park, 3 Runden, 1 min Pause\nSwing 24kg x15\nLiegestütze x10",
      exercises: [
        "2025-03-01 Swing: 24kg x15, 24kg x15, 24kg x15",
        "2025-03-01 Liegestütze: x10, x10, x10",
      ]),
    .init(
      name: "b138",
      text:
        "2025-03-01\nRow 2 rounds 500m\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Row: 500m, 500m",
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "b141",
      text:
        "2025-03-01\nSquat 100x5, 100x5, 100x5\nPlank circuit 3 rounds\nBench 80x5, 80x5\nRow 50x10",
      exercises: [
        "2025-03-01 Squat: 100 x5, 100 x5, 100 x5",
        "2025-03-01 Bench: 80 x5, 80 x5",
        "2025-03-01 Row: 50 x10",
      ]),
    .init(
      name: "b144",
      text:
        "2025-03-01\nDisc golf 2 rounds\nSquat 100x5",
      exercises: [
        "2025-03-01 Squat: 100 x5"
      ]),
    .init(
      name: "b150",
      text:
        "date,exercise,weight,reps\n2025-03-01,Squat,100,5\n\n2025-03-02\nBench 80x5, 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-02 Bench: 80 x5, 80 x5",
      ]),
    .init(
      name: "b162",
      text:
        "2025-03-01\nRun 4m@8:00\nSquat 5,5,4@115",
      exercises: [
        "2025-03-01 Run: 4mi",
        "2025-03-01 Squat: 115 x5, 115 x5, 115 x4",
      ]),
    .init(
      name: "b165",
      text:
        "2025-03-01\nRower 5@2:00 120w\nLunge walk 20m, 20m, 15m",
      exercises: [
        "2025-03-01 Lunge walk: 20m, 20m, 15m"
      ]),
    .init(
      name: "b168",
      text:
        "2025-03-01\nDeadlift 100x5 (10 total)\nLeg press seat (7) 120x10\nLat pulldown (7) 50x10, 50x10",
      exercises: [
        "2025-03-01 Deadlift: 100 x5",
        "2025-03-01 Leg press seat (7): 120 x10",
        "2025-03-01 Lat pulldown (7): 50 x10, 50 x10",
      ]),
    .init(
      name: "b171",
      text:
        "2025-03-01\nAll weights in lbs unless noted, gym in Ohio\nBench 135x5\nSquat 80kg x 5",
      exercises: [
        "2025-03-01 Bench: 135lb x5",
        "2025-03-01 Squat: 80kg x5",
      ]),
    .init(
      name: "b174",
      text:
        "2025-03-01\nThe dumbbells at this gym are all in pounds, so numbers are pounds\nDB press 50x10",
      exercises: [
        "2025-03-01 DB press: 50lb x10"
      ]),
    .init(
      name: "b177",
      text:
        "2025-03-01\nDeadlift 140 kg = 308 pounds for 5 reps\nBench 80 x 5",
      exercises: [
        "2025-03-01 Deadlift: 140kg x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "b180",
      text:
        "2025-03-01\nnote to self everything on this page in lbs until the new plates come\nSquat 225x5",
      exercises: [
        "2025-03-01 Squat: 225lb x5"
      ]),
    .init(
      name: "c1",
      text:
        "2025-03-01 Plan A\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c3",
      text:
        "2025-03-01\nGoal for Friday: 3x5 100kg\nSquat 3x5 95kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 95kg x5, 95kg x5, 95kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c4",
      text:
        "2025-03-01 - Plan A, week 3\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c6",
      text:
        "2025-03-01 Program A: Plan A\nSquat 3x5 100kg\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c7",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nNext up:\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "c8",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nwant more on Monday\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "c9",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nGoal this week: 3 sessions\nBench 3x5 80kg\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "c10",
      text:
        "m = missed\n2025-03-01\nRow 500m\nBench 80kg x 5, 80kg x 4m",
      exercises: [
        "2025-03-01 Row: 500m",
        "2025-03-01 Bench: 80kg x5, 4m 80kg",
      ]),
    .init(
      name: "c12",
      text:
        "2025-03-01\nBench 3x5 80kg\nSunday plan - pull-up 3x5 done\nRow 3x8 60kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Sunday plan - pull-up: x5, x5, x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "c14",
      text:
        "2025-03-01\nBench 3x5 80kg\n\nWant on Sunday: a PR\n\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "c15",
      text:
        "2025-03-01\nSquat\n3x5 100kg\n\nNext time: 102.5\n\nBench\n3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c16",
      text:
        "m = missed\n2025-03-01\nRow 2000m\nBench 80kg 5 5 4m\nRun 400m x 4",
      exercises: [
        "2025-03-01 Row: 2000m",
        "2025-03-01 Bench: 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg",
        "2025-03-01 Run: 400m, 400m, 400m, 400m",
      ]),
    .init(
      name: "c17",
      text:
        "2025-03-01\nm = missed\nRun 5 x 400m\nSquat 100kg 5 5 3m",
      exercises: [
        "2025-03-01 Run: 400m, 400m, 400m, 400m, 400m",
        "2025-03-01 Squat: 3m 5kg, 3m 5kg, 3m 5kg, 3m 5kg, 3m 5kg",
      ]),
    .init(
      name: "c18",
      text:
        "w in front of the weight = warm up\n2025-03-01\nBike 200w 20 min\nBench w40x8, 80x5",
      exercises: [
        "2025-03-01 Bike 200: 1200s",
        "2025-03-01 Bench: 40 warmup x8, 80 x5",
      ]),
    .init(
      name: "c20",
      text:
        "kg = kilos, m = missed, min = minutes\n2025-03-01\nBike 10 min\nSled 20m x 4 60kg\nBench 80kg 5 4m",
      exercises: [
        "2025-03-01 Bike: 600s",
        "2025-03-01 Sled: 20m 60kg, 20m 60kg, 20m 60kg, 20m 60kg",
        "2025-03-01 Bench: 4m 80kg, 4m 80kg, 4m 80kg, 4m 80kg, 4m 80kg",
      ]),
    .init(
      name: "c21",
      text:
        "m = missed\n2025-03-01\nFarmer carry 32kg 30m\nBench 80kg 5 5 4m",
      exercises: [
        "2025-03-01 Farmer carry: 30m 32kg",
        "2025-03-01 Bench: 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg",
      ]),
    .init(
      name: "c22",
      text:
        "m = missed\n2025-03-01\nSled push 60kg 20m, 20m, 20m",
      exercises: [
        "2025-03-01 Sled push: 20m 60kg, 20m 60kg, 20m 60kg"
      ]),
    .init(
      name: "c23",
      text:
        "s = failed\n2025-03-01\nPlank 60s",
      exercises: [
        "2025-03-01 Plank: 60s"
      ]),
    .init(
      name: "c24",
      text:
        "k = failure\n2025-03-01\nRun 5k",
      exercises: [
        "2025-03-01 Run: 5km"
      ]),
    .init(
      name: "c25",
      text:
        "l = failed\n2025-03-01\nDB row 20kg 10l 10r",
      exercises: [
        "2025-03-01 DB row: 20kg left x10, 20kg right x10"
      ]),
    .init(
      name: "c26",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nWednesday goals: sleep\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c27",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nGoal: stay under RPE 8\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c28",
      text:
        "2025-03-01\nSquat 3x5 100kg\n\nwant to be fresh on Monday\nBench 3x5 80kg",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "c29",
      text:
        "# 2025-03-01 Plan A\nBench 3x5 80kg\n# 2025-03-03 Plan B\nSquat 3x5 100kg",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-03 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "c30",
      text:
        "2025-03-01, plan a\nBench 3x5 80kg, felt good",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c31",
      text:
        "2025-03-01 | Plan A | 45 min\nBench 3x5 80kg, felt good",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c32",
      text:
        "2025-03-01 Plan A week 2 day 3\nBench 3x5 80kg, felt good",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c33",
      text:
        "2025-03-01 Plan A: Push\nBench 3x5 80kg, felt good",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c36",
      text:
        "m = missed\n\n2025-03-01\nBench 80kg 5 5 4m\nSwim 1500m 35 min",
      exercises: [
        "2025-03-01 Bench: 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg, 4m 5kg",
        "2025-03-01 Swim: 1500m 2100s",
      ]),
    .init(
      name: "d1",
      text:
        "2025-03-01\nWarm-up: 3 rounds on the bag\nBench 60x8\nSquat 80x5",
      exercises: [
        "2025-03-01 Bench: 60 x8",
        "2025-03-01 Squat: 80 x5",
      ]),
    .init(
      name: "d2",
      text:
        "2025-03-01\nWent 5 rounds with Tom in boxing\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d3",
      text:
        "2025-03-01\n2 tours de parc en footing\nSquat 60x10\nPompes 20",
      exercises: [
        "2025-03-01 Squat: 60 x10",
        "2025-03-01 Pompes: x20",
      ]),
    .init(
      name: "d4",
      text:
        "2025-03-01\n3 giri di corsa del parco\nSquat 60x10\nPanca 50x8",
      exercises: [
        "2025-03-01 Squat: 60 x10",
        "2025-03-01 Panca: 50 x8",
      ]),
    .init(
      name: "d5",
      text:
        "2025-03-01\n3 Runden um den See\nKniebeuge 80x5\nBankdrücken 60x8",
      exercises: [
        "2025-03-01 Kniebeuge: 80 x5",
        "2025-03-01 Bankdrücken: 60 x8",
      ]),
    .init(
      name: "d6",
      text:
        "2025-03-01\nWatched 3 rounds of the fight\nBench 60x8\nRow 50x10",
      exercises: [
        "2025-03-01 Bench: 60 x8",
        "2025-03-01 Row: 50 x10",
      ]),
    .init(
      name: "d7",
      text:
        "2025-03-01\nBoxing 6 rounds\nBench 60x8\nRow 50x10",
      exercises: [
        "2025-03-01 Bench: 60 x8",
        "2025-03-01 Row: 50 x10",
      ]),
    .init(
      name: "d8",
      text:
        "2025-03-01\nBought 2 rounds of beers after, worth it\nSquat 100x5\nDeadlift 140x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Deadlift: 140 x5",
      ]),
    .init(
      name: "d9",
      text:
        "2025-03-01\nLast time 4 rounds, today straight sets\nSquat 100x5\nDeadlift 140x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Deadlift: 140 x5",
      ]),
    .init(
      name: "d10",
      text:
        "2025-03-01\nSecond of 3 rounds of physio done this morning\nSquat 100x5\nBench 60x8",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 60 x8",
      ]),
    .init(
      name: "d11",
      text:
        "2025-03-01\n2 tours du stade pour s'échauffer\nSquat 60x10\nDéveloppé 50x8",
      exercises: [
        "2025-03-01 Squat: 60 x10",
        "2025-03-01 Développé: 50 x8",
      ]),
    .init(
      name: "d12",
      text:
        "2025-03-01\n2 Runden Joggen zum Aufwärmen\nKniebeuge 80x5\nRudern 50x10",
      exercises: [
        "2025-03-01 Kniebeuge: 80 x5",
        "2025-03-01 Rudern: 50 x10",
      ]),
    .init(
      name: "d13",
      text:
        "2025-03-01\n2 vueltas a la pista de calentamiento\nSentadilla 80x5\nRemo 50x10",
      exercises: [
        "2025-03-01 Sentadilla: 80 x5",
        "2025-03-01 Remo: 50 x10",
      ]),
    .init(
      name: "d14",
      text:
        "2025-03-01\nGolf yesterday, 2 rounds, back tired\nSquat 80x5\nBench 60x8",
      exercises: [
        "2025-03-01 Squat: 80 x5",
        "2025-03-01 Bench: 60 x8",
      ]),
    .init(
      name: "d15",
      text:
        "2025-03-01\nSquat 80x5\nBench 60x8\n2 rounds of stretching\nRow 50x10\nCurl 12x10",
      exercises: [
        "2025-03-01 Squat: 80 x5",
        "2025-03-01 Bench: 60 x8",
        "2025-03-01 Row: 50 x10",
        "2025-03-01 Curl: 12 x10",
      ]),
    .init(
      name: "d16",
      text:
        "2025-03-01\nNo rounds today, 3 rounds Friday\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d17",
      text:
        "2025-03-01\nFelt like 12 rounds with Tyson\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d18",
      text:
        "2025-03-01\n3 Runden im Park laufen, dann Gym\nKniebeuge 80x5\nBankdrücken 60x8",
      exercises: [
        "2025-03-01 Kniebeuge: 80 x5",
        "2025-03-01 Bankdrücken: 60 x8",
      ]),
    .init(
      name: "d19",
      text:
        "2025-03-01\nRolled 4 rounds at BJJ before this\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d20",
      text:
        "2025-03-01\n2 giri di vogatore per scaldarsi\nSquat 60x10\nPanca 50x8",
      exercises: [
        "2025-03-01 Squat: 60 x10",
        "2025-03-01 Panca: 50 x8",
      ]),
    .init(
      name: "d21",
      text:
        "2025-03-01\nSkipping 3 rounds 2 min\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Skipping: 120s, 120s, 120s",
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d22",
      text:
        "2025-03-01\nWon 2 rounds of ping pong against Ben\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d23",
      text:
        "2025-03-01\nTabata bike 8 rounds\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d24",
      text:
        "2025-03-01\nNext week 4 rounds\nKB swing 24kg x15\nPush-ups x10",
      exercises: [
        "2025-03-01 KB swing: 24kg x15",
        "2025-03-01 Push-ups: x10",
      ]),
    .init(
      name: "d25",
      text:
        "2025-03-01\nCould have done 5 rounds\nKB swing 24kg x15\nPush-ups x10",
      exercises: [
        "2025-03-01 KB swing: 24kg x15",
        "2025-03-01 Push-ups: x10",
      ]),
    .init(
      name: "d26",
      text:
        "2025-03-01\nVuelta al parque, 2 vueltas corriendo\nSentadilla 80x5\nRemo 50x10",
      exercises: [
        "2025-03-01 Sentadilla: 80 x5",
        "2025-03-01 Remo: 50 x10",
      ]),
    .init(
      name: "d27",
      text:
        "2025-03-01\n3 rounds of warm-up stretches\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d28",
      text:
        "2025-03-01\nSquat 100x5\nBench 80x5\nDid 3 rounds of abs at home after\nRow 50x10\nCurl 12x10",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
        "2025-03-01 Row: 50 x10",
        "2025-03-01 Curl: 12 x10",
      ]),
    .init(
      name: "d29",
      text:
        "2025-03-01\nInterview had 3 rounds, exhausted\nSquat 100x5\nBench 80x5",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Bench: 80 x5",
      ]),
    .init(
      name: "d30",
      text:
        "2025-03-01\ndeload after 2 rounds of antibiotics\nSquat 60x5\nBench 50x5",
      exercises: [
        "2025-03-01 Squat: 60 x5",
        "2025-03-01 Bench: 50 x5",
      ]),
    .init(
      name: "d38",
      text:
        "2025-03-01\nCurl 30x12 → 4",
      exercises: [
        "2025-03-01 Curl: 30 x12, 30 drop x4"
      ]),
    .init(
      name: "d39",
      text:
        "2025-03-01\nCurl 20x15 → 12",
      exercises: [
        "2025-03-01 Curl: 20 x12 ? 20 x15"
      ]),
    .init(
      name: "d40",
      text:
        "2025-03-01\nSquat 100x5\nCurl 30x12 → 10",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Curl: 30 x10 ? 30 x12",
      ]),
    .init(
      name: "d41",
      text:
        "2025-03-01\nSquat 100x5\nPushdown 25x15 → 8\nCurl 16x12 → 12",
      exercises: [
        "2025-03-01 Squat: 100 x5",
        "2025-03-01 Pushdown: 25 x15, 25 drop x8",
        "2025-03-01 Curl: 16 x12 ? 16 x12",
      ]),
    .init(
      name: "d42",
      text:
        "2025-03-01\nMyo reps 30x15 → 5\nCurl rest pause 30x12 → 4",
      exercises: [
        "2025-03-01 : 30 x15, 30 drop x5",
        "2025-03-01 Curl: 30 x12, 30 drop x4",
      ]),
    .init(
      name: "d44",
      text:
        "2025-03-01\nRow 60x8 → +1",
      exercises: [
        "2025-03-01 Row: 60 x8"
      ]),
    .init(
      name: "d45",
      text:
        "2025-03-01\nBench 80x5, 80x5, 80x5\nRow 60x8 → +2",
      exercises: [
        "2025-03-01 Bench: 80 x5, 80 x5, 80 x5",
        "2025-03-01 Row: 60 x8",
      ]),
    .init(
      name: "d46",
      text:
        "2025-03-01\nBench 60x8 (last week 7 → 8)\nSquat 100x5 → +5",
      exercises: [
        "2025-03-01 Bench: 60 x8",
        "2025-03-01 Squat: 100 x5",
      ]),
    .init(
      name: "d47",
      text:
        "2025-03-01\nSquat 100x5 → +2.5 next time\nBench 80x5 → +5 lbs\nRow 60x8 → +1",
      exercises: [
        "2025-03-01 Squat: 100lb x5",
        "2025-03-01 Bench: 80lb x5",
        "2025-03-01 Row: 60lb x8",
      ]),
    .init(
      name: "d48",
      text:
        "2025-03-01\nLeg ext dropset 60x10 → 6\nCable row drop 60x10 → 8",
      exercises: [
        "2025-03-01 Leg ext: 60 x10, 60 drop x6",
        "2025-03-01 Cable row: 60 x10, 60 drop x8",
      ]),
    .init(
      name: "d49",
      text:
        "2025-03-01\nDrop set: curl 15x10 → 8\nLeg ext dropset 60x10 → 12",
      exercises: [
        "2025-03-01 curl: 15 x10, 15 drop x8",
        "2025-03-01 Leg ext: 60 x10, 60 drop x12",
      ]),
    .init(
      name: "d55",
      text:
        "2025-03-01\nFarmer carry 3x40m x45s @ 24kg\nSquat 100x5",
      exercises: [
        "2025-03-01 Farmer carry: 24kg 40m 45s, 24kg 40m 45s, 24kg 40m 45s",
        "2025-03-01 Squat: 100kg x5",
      ]),
    .init(
      name: "d56",
      text:
        "2025-03-01\nFarmer carry 3x40m x45s @ 24kg\nFarmer carry 4x40yd x50s rest 60s",
      exercises: [
        "2025-03-01 Farmer carry: 24kg 40m 45s, 24kg 40m 45s, 24kg 40m 45s",
        "2025-03-01 Farmer carry: 40yd 50s, 40yd 50s, 40yd 50s, 40yd 50s",
      ]),
    .init(
      name: "d57",
      text:
        "2025-03-01\nCarry: 2x32kg 3x40m x45s",
      exercises: [
        "2025-03-01 Carry: 32kg 40m 45s, 32kg 40m 45s, 32kg 40m 45s"
      ]),
    .init(
      name: "d58",
      text:
        "2025-03-01\nFarmer carry 3x40m x45s 24kg\nFarmer carry 24kg 3x40m x45s",
      exercises: [
        "2025-03-01 Farmer carry: 24kg 40m 45s, 24kg 40m 45s, 24kg 40m 45s",
        "2025-03-01 Farmer carry: 24kg 40m 45s, 24kg 40m 45s, 24kg 40m 45s",
      ]),
    .init(
      name: "d62",
      text:
        "2025-03-01\nRPE 7→8→9 · 5→5→5\nSquat 140x5",
      exercises: [
        "2025-03-01 Squat: 140 x5"
      ]),
    .init(
      name: "d63",
      text:
        "2025-03-01\nHR 120→140→150 · 5→5→5\nBench 60x5",
      exercises: [
        "2025-03-01 Bench: 60 x5"
      ]),
    .init(
      name: "d64",
      text:
        "2025-03-01\nSeat 5→6 · 3→4\nLeg press 120x10",
      exercises: [
        "2025-03-01 Leg press: 120 x10"
      ]),
    .init(
      name: "d65",
      text:
        "2025-03-01\nSets 3→4 · 8→10 from next week\nSquat 100x5",
      exercises: [
        "2025-03-01 Squat: 100 x5"
      ]),
    .init(
      name: "d73",
      text:
        "2025-03-01\nYoga 2x / week, swim 1x / week\nBench 80x5",
      exercises: [
        "2025-03-01 Bench: 80 x5"
      ]),
    .init(
      name: "d74",
      text:
        "2025-03-01\nTraining 3x/week, Bench 2x/week\nMissed 1x / late 2x this month\nBench 60x8",
      exercises: [
        "2025-03-01 Bench: 60 x8"
      ]),
    .init(
      name: "d75",
      text:
        "2025-03-01\nStretching 2x / day, water 3x / day\nSquat 80x5",
      exercises: [
        "2025-03-01 Squat: 80 x5"
      ]),
    .init(
      name: "d76",
      text:
        "2025-03-01\nStretching 1x / Foam roll 1x\nSauna 2x / plunge 2x\nBench 60x8",
      exercises: [
        "2025-03-01 Bench: 60 x8"
      ]),
    .init(
      name: "d79",
      text:
        "2025-03-01\nCalf raise 40kg 15x each leg 2x\nBench 80 kg 5x (2x with spotter)",
      exercises: [
        "2025-03-01 Calf raise: 40kg x15, 40kg x15",
        "2025-03-01 Bench: 80kg x5",
      ]),
    .init(
      name: "d82",
      text:
        "2025-03-01\nSquat 3 x 5 100 kg 2x failed\nBench 80 kg 5x (2x with help)",
      exercises: [
        "2025-03-01 Bench: 80kg x5"
      ]),
    .init(
      name: "d83",
      text:
        "2025-03-01\nBench 80 kg 5x (last one 1x assisted)\nSquat 100 kg 3x (2x to depth)",
      exercises: [
        "2025-03-01 Bench: 80kg x5",
        "2025-03-01 Squat: 100kg x3",
      ]),
    .init(
      name: "d92",
      text:
        "2025-03-01\nLunges 10/10 each leg, 20 kg\nLunges 10/10 each leg\nLunges 10/10 each leg",
      exercises: [
        "2025-03-01 Lunges: 20kg left x10, 20kg right x10",
        "2025-03-01 Lunges: left x10, right x10",
        "2025-03-01 Lunges: left x10, right x10",
      ]),
    .init(
      name: "d93",
      text:
        "2025-03-01\nLunges 8/8 each leg x3\nLunges 3x8/8 each leg",
      exercises: [
        "2025-03-01 Lunges: left x8, right x8, left x8, right x8, left x8, right x8",
        "2025-03-01 Lunges: left x8, right x8, left x8, right x8, left x8, right x8",
      ]),
    .init(
      name: "d102",
      text:
        "2025-03-01\nlegend: (w) = with wife\n(w) squat 60x5\nsquat 80x5",
      exercises: [
        "2025-03-01 (w) squat: 60 x5",
        "2025-03-01 squat: 80 x5",
      ]),
    .init(
      name: "d103",
      text:
        "2025-03-01\n(w) = women's bar\n(w) bench 40x8",
      exercises: [
        "2025-03-01 (w) bench: 40 x8"
      ]),
    .init(
      name: "d104",
      text:
        "2025-03-01\nlegend: (w) wide grip\n(w) bench 60x8\nbench 60x8",
      exercises: [
        "2025-03-01 (w) bench: 60 x8",
        "2025-03-01 bench: 60 x8",
      ]),
    .init(
      name: "d105",
      text:
        "2025-03-01\n(w) lat pulldown 50x10\n(n) lat pulldown 50x10",
      exercises: [
        "2025-03-01 (w) lat pulldown: 50 x10",
        "2025-03-01 (n) lat pulldown: 50 x10",
      ]),
    .init(
      name: "d106",
      text:
        "2025-03-01\nsquat w/ pause 80x5\nbench (wide) 60x8\n(w) Anna: bench 60x8",
      exercises: [
        "2025-03-01 squat: 80 x5",
        "2025-03-01 bench (wide): 60 x8",
        "2025-03-01 (w) Anna: bench: 60 x8",
      ]),
    .init(
      name: "d108",
      text:
        "2025-03-01\n| Exercise | Set 1 | Set 2 |\n|---|---|---|\n| Squat | 2x100kg x 5 | 3x90kg x 5 |\n| Pushups | 2x15 | 2x12 |",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 90kg x5, 90kg x5, 90kg x5",
        "2025-03-01 Pushups: x15, x15, x12, x12",
      ]),
    .init(
      name: "d109",
      text:
        "2025-03-01\n| Exercise | Set 1 |\n|---|---|\n| Squat | 2x100kg x 5 |\n| DB press | 2x20kg x 8 |",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5",
        "2025-03-01 DB press: 20kg x8",
      ]),
    .init(
      name: "d117",
      text:
        "2025-03-01\nAirbike 5@200w, 5@220w\nSquat 100x5",
      exercises: [
        "2025-03-01 Squat: 100 x5"
      ]),
    .init(
      name: "d120",
      text:
        "2025-03-01\nAssault bike 5x1min@300w\nBike 10@120w easy",
      exercises: [
        "2025-03-01 Assault bike: 60s, 60s, 60s, 60s, 60s"
      ]),
  ]
}
