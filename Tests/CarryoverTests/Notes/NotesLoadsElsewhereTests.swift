import Testing
import TrainingModel

@testable import Carryover

/// Loads, units and days that stand elsewhere than beside the sets, or are written in another way.
struct NotesLoadsElsewhereTests {
  @Test("Each set has the load that is meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a bar that a legend weighs",
      text: "2025-11-27\nBench\nbar x 15 warmup\n95x5\n(all lbs, bar = 45)",
      exercises: ["2025-11-27 Bench: 45lb warmup x15, 95lb x5"]),
    .init(
      name: "a bell of the whole day",
      text:
        "2025-11-27\nkettlebell day. 35lb bell unless I say so\nSwings 20/20/20\nTurkish get up 1 each side @ 26lb\n\n2025-11-28\nSwings 20/20",
      exercises: ["2025-11-27 Swings: 35lb x20, 35lb x20, 35lb x20", "2025-11-27 Turkish get up: 26lb x1"]),
    .init(
      name: "loads of nothing among loads",
      text: "2025-11-27 kg\nbench 100 5\nsquat 120 5\nrow 80 8\npullup 0 10\npullup 10 5",
      exercises: [
        "2025-11-27 bench: 100kg x5", "2025-11-27 squat: 120kg x5", "2025-11-27 row: 80kg x8", "2025-11-27 pullup: x10",
        "2025-11-27 pullup: +10kg x5",
      ]),
    .init(
      name: "loads of nothing before slashes",
      text: "kg/reps\n2025-11-27\nbench 80/8 80/7\nab wheel 0/12 0/10\npull ups 0/10 0/9 10/5 10/5",
      exercises: [
        "2025-11-27 bench: 80kg x8, 80kg x7", "2025-11-27 ab wheel: x12, x10",
        "2025-11-27 pull ups: x10, x9, +10kg x5, +10kg x5",
      ]),
    .init(
      name: "an effort behind two slashes",
      text:
        "Format is weight/reps/rpe (kg). Lifting since 2019.\n\n2025-11-27\nBench\n140/5/7\n150/5/8.5\n\nPull ups\n10/8/8\n\nSquat: 100/5/7, 105/5/8",
      exercises: [
        "2025-11-27 Bench: 140kg @7 x5, 150kg @8.5 x5", "2025-11-27 Pull ups: +10kg @8 x8",
        "2025-11-27 Squat: 100kg @7 x5, 105kg @8 x5",
      ]),
    .init(
      name: "an example for a legend",
      text: "2025-11-27\nSquat\n225 x 3 x 5\n95 x 3 x 5\n(225 x 3 x 5 = 3 sets of 5. pounds)",
      exercises: ["2025-11-27 Squat: 225lb x5, 225lb x5, 225lb x5, 95lb x5, 95lb x5, 95lb x5"]),
    .init(
      name: "help in a column, and behind a sign",
      text:
        "# 2025-11-27\n#### Assisted pull-up\n\n| Set | Assist | Reps |\n|---|---|---|\n| 1 | 30kg | 8 |\n| 2 | 35kg | 7 |\n\nAssisted dip 2x8 @ -20kg\nAssisted dip 2x6 @ -15\nAssisted muscle up: 3x3, band -20kg",
      exercises: [
        "2025-11-27 Assisted pull-up: -30kg x8, -35kg x7", "2025-11-27 Assisted dip: -20kg x8, -20kg x8",
        "2025-11-27 Assisted dip: -15kg x6, -15kg x6", "2025-11-27 Assisted muscle up: -20kg x3, -20kg x3, -20kg x3",
      ]),
    .init(
      name: "kilos of Spaniards",
      text: "2025-11-27\n- PM 80k 8, 100k 5, 110k 5\n- remo gironda 50k 12,12,10\n- fondos maquina 3x12 40k",
      exercises: [
        "2025-11-27 PM: 80kg x8, 100kg x5, 110kg x5", "2025-11-27 remo gironda: 50kg x12, 50kg x12, 50kg x10",
        "2025-11-27 fondos maquina: 40kg x12, 40kg x12, 40kg x12",
      ]),
    .init(
      name: "groups joined by a word",
      text: "2025-11-27\n- Shoulder press: 2 serie da 12 con 7,5 kg e 1 serie da 8 con 10 kg",
      exercises: ["2025-11-27 Shoulder press: 7.5kg x12, 7.5kg x12, 10kg x8"]),
    .init(
      name: "a number of the machine",
      text: "2025-11-27\nLeg press 45 - 4x12 - 200kg",
      exercises: ["2025-11-27 Leg press: 200kg x12, 200kg x12, 200kg x12, 200kg x12"]),
    .init(
      name: "the load of each hand",
      text: "2025-11-27 kg\ndb curls 6 ea x12 x12 x10",
      exercises: ["2025-11-27 db curls: 6kg x12, 6kg x12, 6kg x10"]),
    .init(
      name: "fields between semicolons",
      text: "everything in kg\n\n2025-11-27; bench; 80; 8,8,7\n2025-11-27; incline db; 28; 10,10,9",
      exercises: ["2025-11-27 bench: 80kg x8, 80kg x8, 80kg x7", "2025-11-27 incline db: 28kg x10, 28kg x10, 28kg x9"]),
    .init(
      name: "tempo in a name",
      text: "2025-11-27 kg\nsq tempo: 75x4x3 @6\nbench tempo 60x8\nsquat tempo 31X1 3x5 100kg",
      exercises: [
        "2025-11-27 sq tempo: 75kg @6 x4, 75kg @6 x4, 75kg @6 x4", "2025-11-27 bench tempo: 60kg x8",
        "2025-11-27 squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a unit in the day's second line",
      text:
        "## Thursday, November 27, 2025\n\nWeek 5 Day 2. Units: lb\n\n- Squat 115x5\n\n## Saturday, November 29, 2025\n\n- Bench 95x5",
      exercises: ["2025-11-27 Squat: 115lb x5", "2025-11-29 Bench: 95lb x5"]),
    .init(
      name: "a unit in the middle of the day's fields",
      text: "November 27, 2025 / lbs / garage\nSquat 95x5",
      exercises: ["2025-11-27 Squat: 95lb x5"]),
    .init(
      name: "days behind parts of the body",
      text: "CHEST / TRIS 11-27-25\nBench 185x5, 205x3\n\nBACK / BIS 11-28-25\nRow 100x8",
      exercises: ["2025-11-27 Bench: 185 x5, 205 x3", "2025-11-28 Row: 100 x8"]),
    .init(
      name: "headings of wikis",
      text:
        "My log (TM: SQ 315 BP 225)\n\n== 11/27/25 OHP (5s week) ==\nOHP 95x5\n\n== 11/28/25 Bench (5s week) ==\nBench 135x5",
      exercises: ["2025-11-27 OHP: 95 x5", "2025-11-28 Bench: 135 x5"]),
    .init(
      name: "a remark above the first set",
      text: "# 27 Nov 2025 Week 1 - Deadlift\n(vacation, a week late)\n145x5, 185x5",
      exercises: ["2025-11-27 Deadlift: 145 x5, 185 x5"]),
    .init(
      name: "a heading with a remark for its first item",
      text: "# 2025-11-27\n## 5. Skullcrusher\n* 30kg + bar... call it ~40kg x 12\n* ~40kg x 11",
      exercises: ["2025-11-27 Skullcrusher: 40kg x12 ~, 40kg x11 ~"]),
    .init(
      name: "numbers in names",
      text:
        "# 2025-11-27\n*2 board press*\nbar x 20, 135 x 8\n\nPreacher 21s ...... 40 x 21, 40 x 21\n\n**C. Cluster: Bench**\n100kg 2+2+2\n\nconditioning: 20 min bike after",
      exercises: [
        "2025-11-27 2 board press: x20, 135kg x8", "2025-11-27 Preacher 21s: 40kg x21, 40kg x21",
        "2025-11-27 Bench: 100kg x2, 100kg x2, 100kg x2", "2025-11-27 bike: 1200s",
      ]),
    .init(
      name: "rows of plain tables",
      text:
        "# 2025-11-27\n\n| Exercise | Sets | Reps | Weight |\n|---|---|---|---|\n| Squat | 2 | 8 | 62.5 kg |\n| Pull Up | 2 | 8 | |\n| Face Pull | 2 | 12 | 20 |\n| Face Pull | 1 | 10 | 25 |",
      exercises: [
        "2025-11-27 Squat: 62.5kg x8, 62.5kg x8", "2025-11-27 Pull Up: x8, x8",
        "2025-11-27 Face Pull: 20kg x12, 20kg x12, 25kg x10",
      ]),
  ]
}
