import Testing
import TrainingModel

@testable import Carryover

/// Counts, efforts and corrections that stand apart from the sets they are told of.
struct NotesCountsApartTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "counts before the word for as many as could be",
      text:
        "# 2025-11-26\nBench Press\n- 65kg 3x5\n- 65kg 1x11 AMRAP\n\nPull ups\n- 11 AMRAP\n\nPress\n- 40kg 5,5,9 (AMRAP)\n\nRow 50kg 3xAMRAP",
      exercises: [
        "2025-11-26 Bench Press: 65kg x5, 65kg x5, 65kg x5, 65kg x11 ? xAMRAP", "2025-11-26 Pull ups: x11 ? xAMRAP",
        "2025-11-26 Press: 40kg x5, 40kg x5, 40kg x9 ? xAMRAP",
        "2025-11-26 Row: open ? 50kg xAMRAP, open ? 50kg xAMRAP, open ? 50kg xAMRAP",
      ]),
    .init(
      name: "counts apart from their scheme",
      text:
        "2025-11-26 kg\nSquat 5x5 80      5 5 5 5 4\nPress 40kg 5x5  5 5 4 4 3\nDeadlift 1x5 100  5\nCurl 3x12 15 12 12 10\nSquat 3x5 80,5 5 5 5",
      exercises: [
        "2025-11-26 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x4",
        "2025-11-26 Press: 40kg x5, 40kg x5, 40kg x4, 40kg x4, 40kg x3", "2025-11-26 Deadlift: 100kg x5",
        "2025-11-26 Curl: 15kg x12, 15kg x12, 15kg x10", "2025-11-26 Squat: 80.5kg x5, 80.5kg x5, 80.5kg x5",
      ]),
    .init(
      name: "what is told of the last set",
      text:
        "2025-11-26 kg\nBench press - 4 sets of 8 at 62.5kg, the last one was only 6 reps\nOHP 5x5 50 (last set only 4, arms were dead)\nTirage vertical 3x12 @ 50kg (dernière série 10 seulement)\nDeadlift 180x1, 180x2 (failed on 3rd)\nSquat 5x5 100 (failed on the 5th)\nLeg curl 3x10 40, last @9",
      exercises: [
        "2025-11-26 Bench press: 62.5kg x8, 62.5kg x8, 62.5kg x8, 62.5kg x6",
        "2025-11-26 OHP: 50kg x5, 50kg x5, 50kg x5, 50kg x5, 50kg x4",
        "2025-11-26 Tirage vertical: 50kg x12, 50kg x12, 50kg x10", "2025-11-26 Deadlift: 180kg x1, 180kg fail x2",
        "2025-11-26 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg fail x5",
        "2025-11-26 Leg curl: 40kg x10, 40kg x10, 40kg @9 x10",
      ]),
    .init(
      name: "fewer sets than were meant",
      text:
        "2025-11-26 lb\nDeadlift 5x10 @ 185 (only 4 sets done, back pumped)\nRow 5x10 @ 100 (4 sets done)\nChins 3x8 (2 sets only)",
      exercises: [
        "2025-11-26 Deadlift: 185lb x10, 185lb x10, 185lb x10, 185lb x10",
        "2025-11-26 Row: 100lb x10, 100lb x10, 100lb x10, 100lb x10", "2025-11-26 Chins: x8, x8",
      ]),
    .init(
      name: "a remark on a load",
      text:
        "2025-11-26 kg\nsquat 60x8 80x6 90x5 90x5 - 90 felt heavy, depth ok?\nBench 95x5 - slow, rpe 8.5\nRow 80x8 felt slow, rpe 9",
      exercises: [
        "2025-11-26 squat: 60kg x8, 80kg x6, 90kg x5, 90kg x5", "2025-11-26 Bench: 95kg @8.5 x5",
        "2025-11-26 Row: 80kg @9 x8",
      ]),
    .init(
      name: "rest-pause and myo sets",
      text:
        "2025-11-26 lb\nPec deck\n- 45 lb myo: 16 + 4 + 4\nSmith incline - warmups 95x12, 135x8 - 205lb RP 9+4+2\nHack squat - wu 90x10, 180x6 - 270lb x 8, then widowmaker 200lb x 20\nchins 3xfailure: 8,6,5",
      exercises: [
        "2025-11-26 Pec deck: 45lb x16, 45lb x4, 45lb x4",
        "2025-11-26 Smith incline: 95lb warmup x12, 135lb warmup x8, 205lb x9, 205lb x4, 205lb x2",
        "2025-11-26 Hack squat: 90lb warmup x10, 180lb warmup x6, 270lb x8, 200lb x20",
        "2025-11-26 chins: fail x8, fail x6, fail x5",
      ]),
    .init(
      name: "corrections and days of plans",
      text:
        "2025-11-26 lb\nhang clean 105 for 3, 115 for 3, 120 for 2 -- no wait, 125 for 2\nRow 100x8\nNext: 12/3 bench 3x5 @ 155\nmuscle up attempts - 0/5 lol",
      exercises: [
        "2025-11-26 hang clean: 105lb x3, 115lb x3, 125lb x2", "2025-11-26 Row: 100lb x8",
        "2025-11-26 bench: open ? 155lb x5, open ? 155lb x5, open ? 155lb x5",
      ]),
    .init(
      name: "boxes below what was meant",
      text:
        "2025-11-26 kg\nC) Farmer walk 2x30m\n- [ ] 24kg x 30m\n- [ ] 24kg x 30m\nD) Squat 2x5\n- [x] 100kg x 5\n- [x] 100kg x 5",
      exercises: [
        "2025-11-26 Farmer walk: open ? 24kg 30m, open ? 24kg 30m", "2025-11-26 Squat: 100kg x5 ? x5, 100kg x5 ? x5",
      ]),
    .init(
      name: "a plan and what came of it",
      text:
        "2025-11-26 kg\nPlan: Deadlift 3x3 @ 150 kg\nDid:\nDeadlift 150 kg x 3, 150 kg x 3, 150 kg x 2\n\n> Plan: row 2x8 @ 60 kg\n\nBarbell row 60 kg x 8, 60 kg x 7",
      exercises: [
        "2025-11-26 Deadlift: 150kg x3 ? 150kg x3, 150kg x3 ? 150kg x3, 150kg x2 ? 150kg x3",
        "2025-11-26 Barbell row: 60kg x8 ? 60kg x8, 60kg x7 ? 60kg x8",
      ]),
    .init(
      name: "planned beside done",
      text:
        "# 2025-11-26\nPlanned vs done:\n\n| Exercise | Target | Result |\n|---|---|---|\n| Hack squat | 3x10 @ 80 kg | 80kg x 10, 9, 8 |\n\nDid as planned.\nBench 100kg x 5, 100kg x 5",
      exercises: [
        "2025-11-26 Hack squat: 80kg x10 ? 80kg x10, 80kg x9 ? 80kg x10, 80kg x8 ? 80kg x10",
        "2025-11-26 Bench: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "sides that the exercise's line says",
      text:
        "2025-11-26 kg\nLandmine press 3x10/side\n20kg: 10/10, 10/9\n\nc&p 24kg L/R\n 5/5\n 5/4\n\nLandmine row\n20kg: 10/10, 10/9 (L/R)\n\nStep downs\n  L x10, x10\n  R x12, x12\n\nSplit squat\n  L bw 10, 10\n  R bw 9, 9",
      exercises: [
        "2025-11-26 Landmine press: 20kg left x10 ? x10, 20kg right x10 ? x10, 20kg left x10 ? x10, 20kg right x9",
        "2025-11-26 c&p: 24kg left x5, 24kg right x5, 24kg left x5, 24kg right x4",
        "2025-11-26 Landmine row: 20kg left x10, 20kg right x10, 20kg left x10, 20kg right x9",
        "2025-11-26 Step downs: left x10, left x10, right x12, right x12",
        "2025-11-26 Split squat: left x10, left x10, right x9, right x9",
      ]),
    .init(
      name: "a load before its sides",
      text:
        "2025-11-26\nSingle leg press: 30kg L 10 / R 12, 30kg L 8 / R 12\nLeg press single: L 50kg 10, 10, 10 / R 40kg 10, 10, 8\nCalf raise R only: 15, 15, 12\nStep downs 10cm L 2x8",
      exercises: [
        "2025-11-26 Single leg press: 30kg left x10, 30kg right x12, 30kg left x8, 30kg right x12",
        "2025-11-26 Leg press single: 50kg left x10, 50kg left x10, 50kg left x10, 40kg right x10, 40kg right x10, 40kg right x8",
        "2025-11-26 Calf raise: right x15, right x15, right x12", "2025-11-26 Step downs: left x8, left x8",
      ]),
    .init(
      name: "chains of arrows",
      text: "2025-11-26\nChins: BWx8 → BWx7 → BWx6\nCurl 40kgx8 → 40kgx7\nPress 40kgx8 → 30kgx8",
      exercises: [
        "2025-11-26 Chins: x8, x7, x6", "2025-11-26 Curl: 40kg x8, 40kg x7", "2025-11-26 Press: 40kg x8, 30kg drop x8",
      ]),
    .init(
      name: "time, and what it was for",
      text:
        "2025-11-26\nHang: 1 min 10\nWall sit 1 min 10, 55 sec\nStrength only, ~40 mins\nTreadmill just 20 min\nwu was 5 mins rower",
      exercises: [
        "2025-11-26 Hang: 70s", "2025-11-26 Wall sit: 70s, 55s", "2025-11-26 Treadmill: 1200s",
        "2025-11-26 rower: 300s warmup",
      ]),
    .init(
      name: "clocks before sets",
      text: "2025-11-26\n06:10 Deadlift\n06:15 - 165 lb x 5\n06:20 - 185 lb x 5\n06:40 Floor press\n06:45 - 95 lb x 5",
      exercises: ["2025-11-26 Deadlift: 165lb x5, 185lb x5", "2025-11-26 Floor press: 95lb x5"]),
    .init(
      name: "numbered sets of Germans",
      text:
        "2025-11-26\nBankdrücken: 1. Satz 60 kg x 10, 2. Satz 70 kg x 8\nKreuzheben: Aufwärmen 60 kg x 8, 1. Satz 100 kg x 5, 2. Satz 110 kg x 5",
      exercises: [
        "2025-11-26 Bankdrücken: 60kg x10, 70kg x8", "2025-11-26 Kreuzheben: 60kg warmup x8, 100kg x5, 110kg x5",
      ]),
    .init(
      name: "another exercise behind a count",
      text:
        "2025-11-26\nPull ups: 7, 6, 5.\nDid 3 sets of 10 lunges with 30 lbs, hated it.\nFinished with dips, 10 8 and 6.",
      exercises: [
        "2025-11-26 Pull ups: x7, x6, x5", "2025-11-26 lunges: 30lb x10, 30lb x10, 30lb x10",
        "2025-11-26 dips: x10, x8, x6",
      ]),
    .init(
      name: "ways behind their warm-up",
      text: "### 26 Nov 2025 – intervals\n* Warm-up jog 1.5 km in 9:10\n* 400m in 1:32\n* 400m in 1:31",
      exercises: ["2025-11-26 jog: 1.5km 550s warmup", "2025-11-26 intervals: 400m 92s, 400m 91s"]),
  ]
}
