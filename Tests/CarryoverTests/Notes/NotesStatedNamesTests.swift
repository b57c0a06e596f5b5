import Testing
import TrainingModel

@testable import Carryover

/// What a legend says of names, factors, units and letters.
struct NotesStatedNamesTests {
  @Test("What a legend says is read so", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "exercises by their abbreviations",
      text:
        "SD = Schulterdrücken, pr=press, OP = overhead press\n2024-05-07 kg\n4. SD – 2 x 16kg Hanteln: 10, 9, 8 Wdh\nOP 45x10, 75x5\npr 3x5 95, dl 1x5 275",
      exercises: [
        "2024-05-07 Schulterdrücken: 16kg x10, 16kg x9, 16kg x8",
        "2024-05-07 overhead press: 45kg x10, 75kg x5",
        "2024-05-07 press: 95kg x5, 95kg x5, 95kg x5",
        "2024-05-07 dl: 275kg x5",
      ]),
    .init(
      name: "a day a line, and exercises by their letters",
      text:
        "2025 - one line a day. lbs. sets x reps then weight (or 5/5/4 if they werent all the same). f = failed\nsq=squat, bp=bench press, dl=deadlift, pr=press, pu=pull-up, pc=power clean\n\nMon Feb 3: sq 3x5 225, bp 3x5 155, pu bw 8/6/5\nWed Feb 5: sq 3x5 230, pr 3x5 95, dl 1x5 275\nFri Feb 7: sq 3x5 235, bp 5/5/4f 160, pu +10 5/5/5, curls 2x12 50",
      exercises: [
        "2025-02-03 squat: 225lb x5, 225lb x5, 225lb x5",
        "2025-02-03 bench press: 155lb x5, 155lb x5, 155lb x5",
        "2025-02-03 pull-up: x8, x6, x5",
        "2025-02-05 squat: 230lb x5, 230lb x5, 230lb x5",
        "2025-02-05 press: 95lb x5, 95lb x5, 95lb x5",
        "2025-02-05 deadlift: 275lb x5",
        "2025-02-07 squat: 235lb x5, 235lb x5, 235lb x5",
        "2025-02-07 bench press: 160lb x5, 160lb x5, 160lb fail x4",
        "2025-02-07 pull-up: +10lb x5, +10lb x5, +10lb x5",
        "2025-02-07 curls: 50lb x12, 50lb x12",
      ]),
    .init(
      name: "repetitions by weight by sets",
      text:
        "how i write it: reps x lbs x sets  (REPS FIRST. no third number = one set)\n\n2024-03-12\nSquat   5x45  5x135  3x185  5x225x3",
      exercises: [
        "2024-03-12 Squat: 45lb x5, 135lb x5, 185lb x3, 225lb x5, 225lb x5, 225lb x5"
      ]),
    .init(
      name: "the same without a unit",
      text:
        "reps x weight x sets\n\n2024-03-12\nSquat   5x45  5x135  3x185  5x225x3",
      exercises: [
        "2024-03-12 Squat: 45 x5, 135 x5, 185 x3, 225 x5, 225 x5, 225 x5"
      ]),
    .init(
      name: "weight by repetitions by sets, and pairs of it",
      text:
        "weight x reps x sets, kg\n\n2024-03-12\nSquat\nwarmup: 20x10, 60x5, 90x3\n120x5x3",
      exercises: [
        "2024-03-12 Squat: 20kg warmup x10, 60kg warmup x5, 90kg warmup x3, 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "the same in Chinese",
      text:
        "写法：重量×次数×组数，单位 kg\n\n2024-03-12\n深蹲\n热身：20×10、60×5、90×3\n120×5×3",
      exercises: [
        "2024-03-12 深蹲: 20kg warmup x10, 60kg warmup x5, 90kg warmup x3, 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "a unit of all, and what else is said",
      text:
        "everything in lb, dumbbells are per hand\n\nMarch 3rd 2026\nSquat 245 - 5-5-5-4\nBench 185 - 6-6-5",
      exercises: [
        "2026-03-03 Squat: 245lb x5, 245lb x5, 245lb x5, 245lb x4",
        "2026-03-03 Bench: 185lb x6, 185lb x6, 185lb x5",
      ]),
    .init(
      name: "letters of drop sets",
      text:
        "key:\nw = warm up\nf = went to failure\nd = drop set\n@ = RPE\nall of it kg x reps, weight first\n\nTue 5 March 2024\nLat pulldown  45x10w  60x10  60x9f  45x12d\nHammer curl   14x12  14x10  14x9f  10x10d",
      exercises: [
        "2024-03-05 Lat pulldown: 45kg warmup x10, 60kg x10, 60kg fail x9, 45kg drop x12",
        "2024-03-05 Hammer curl: 14kg x12, 14kg x10, 14kg fail x9, 10kg drop x10",
      ]),
    .init(
      name: "the year at the end of a week",
      text:
        "Week 14 (31 Mar - 6 Apr 2025), goal Manchester sub 3:30\n\nMon 31/3 gym before work\nGoblet squat 24kg 3x10",
      exercises: [
        "2025-03-31 Goblet squat: 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "the year at the end of a week, alone",
      text:
        "Week 14 (31 Mar - 6 Apr 2025)\n\nMon 31/3\nGoblet squat 24kg 3x10",
      exercises: [
        "2025-03-31 Goblet squat: 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "a Chinese log",
      text:
        "写法：重量×次数×组数，单位 kg\n\n## 2025年2月10日（周一）深蹲日\n\n- **深蹲**\n  - 热身：20×10、60×5、90×3\n  - 正式：120×5×3 RPE8\n- **农夫行走** 每手32kg，40米×3组",
      exercises: [
        "2025-02-10 深蹲: 20kg warmup x10, 60kg warmup x5, 90kg warmup x3, 120kg @8 x5, 120kg @8 x5, 120kg @8 x5",
        "2025-02-10 农夫行走: 32kg 40m, 32kg 40m, 32kg 40m",
      ]),
    .init(
      name: "an abbreviation explained at the end",
      text:
        "2025-03-14\nRDL 3x8 60kg\ncurl: 3x10 12kg\n\nRDL = Romanian deadlift",
      exercises: [
        "2025-03-14 Romanian deadlift: 60kg x8, 60kg x8, 60kg x8",
        "2025-03-14 curl: 12kg x10, 12kg x10, 12kg x10",
      ]),
    .init(
      name: "an abbreviation in a table",
      text:
        "BP = bench press, SQ = squat\n\n2025-03-14\n\n| Lift | Weight | Reps |\n|---|---|---|\n| SQ | 100 kg | 5 |\n| BP | 80 kg | 5 |",
      exercises: [
        "2025-03-14 squat: 100kg x5",
        "2025-03-14 bench press: 80kg x5",
      ]),
    .init(
      name: "a week over the turn of the year",
      text:
        "Week 1 (29 Dec - 4 Jan 2026)\n\nMon 29/12\nSquat 3x5 60kg\n\nFri 2/1\nSquat 3x5 62.5kg",
      exercises: [
        "2025-12-29 Squat: 60kg x5, 60kg x5, 60kg x5",
        "2026-01-02 Squat: 62.5kg x5, 62.5kg x5, 62.5kg x5",
      ]),
  ]
}
