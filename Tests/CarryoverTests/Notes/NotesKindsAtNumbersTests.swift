import Testing
import TrainingModel

@testable import Carryover

/// Kinds, efforts, loads and orders that stand beside the numbers of sets, in letters, headers and sentences, and what
/// only looks like them.
struct NotesKindsAtNumbersTests {
  @Test("What a set is, its letters, its header and the words beside it say", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "bodies that nothing is hung on",
      text: "2024-10-21 lbs\nassisted pull ups 40x8\nband pull aparts 50x2\nsquat 80: 5 5 5\nrow 3: 8 8 7",
      exercises: [
        "2024-10-21 assisted pull ups: -40lb x8", "2024-10-21 band pull aparts: 50lb x2",
        "2024-10-21 squat: 80lb x5, 80lb x5, 80lb x5", "2024-10-21 row: 3lb x8, 3lb x8, 3lb x7",
      ]),
    .init(
      name: "letters of warm-ups and drops before and behind numbers",
      text:
        "w = warm up, d = drop. lbs\n\n2024-10-21\nhammer chest w90x12 140x10 160x8 d110x9 d70x12 cramped\ndip mach 150x12 170x10 pump city\ncurl  65x10x2  45x12d\nsquat 135x5w 185x3w 225x5",
      exercises: [
        "2024-10-21 hammer chest: 90lb warmup x12, 140lb x10, 160lb x8, 110lb drop x9, 70lb drop x12",
        "2024-10-21 dip mach: +150lb x12, +170lb x10", "2024-10-21 curl: 65lb x10, 65lb x10, 45lb drop x12",
        "2024-10-21 squat: 135lb warmup x5, 185lb warmup x3, 225lb x5",
      ]),
    .init(
      name: "letters that no legend explains",
      text: "2024-10-21\nhammer chest 140x10 160x8\nd curl 12x10",
      exercises: ["2024-10-21 hammer chest: 140 x10, 160 x8", "2024-10-21 d curl: 12 x10"]),
    .init(
      name: "marks behind their sets",
      text: "2024-10-21 kg\nbench 20x10 wu 40x8 wu 60x8 60x8 60x7\nsquat AW 40x8 AW 60x5 80x5",
      exercises: [
        "2024-10-21 bench: 20kg warmup x10, 40kg warmup x8, 60kg x8, 60kg x8, 60kg x7",
        "2024-10-21 squat: 40kg warmup x8, 60kg warmup x5, 80kg x5",
      ]),
    .init(
      name: "loads with a kind above their repetitions",
      text: "2024-10-21\ncgbp\n40kg warmup\n10\n60kg\n8\n8\n7\n40kg drop\n12",
      exercises: ["2024-10-21 cgbp: 40kg warmup x10, 60kg x8, 60kg x8, 60kg x7, 40kg drop x12"]),
    .init(
      name: "an effort of each set",
      text:
        "2024-10-21 kg\ncgbp: 80 3x6 @7 7.5 8.5\ncomp sq: 70x5 110x3 wu | 165x1 @8 | 140 4x3 @7 7 7.5 8\ndl: 185x1 @8.5 | 160 3x3 @7.5 each\nrow 60 3x8 @7",
      exercises: [
        "2024-10-21 cgbp: 80kg @7 x6, 80kg @7.5 x6, 80kg @8.5 x6",
        "2024-10-21 comp sq: 70kg warmup x5, 110kg warmup x3, 165kg @8 x1, 140kg @7 x3, 140kg @7 x3, 140kg @7.5 x3, 140kg @8 x3",
        "2024-10-21 dl: 185kg @8.5 x1, 160kg @7.5 x3, 160kg @7.5 x3, 160kg @7.5 x3",
        "2024-10-21 row: 60kg @7 x8, 60kg @7 x8, 60kg @7 x8",
      ]),
    .init(
      name: "times of sets",
      text: "2024-10-21\n**Unterarmstütz**\n- 3 Sätze à 45 Sek\n\n**Rudern**\n- 3 Sätze à 10 mit 22,5 kg",
      exercises: ["2024-10-21 Unterarmstütz: 45s, 45s, 45s", "2024-10-21 Rudern: 22.5kg x10, 22.5kg x10, 22.5kg x10"]),
    .init(
      name: "drops under another name",
      text: "2024-10-21\nPushdown\n25 kg: 12 - 12 - 10\nstripping: 18 kg x 8, 12 kg x 8",
      exercises: ["2024-10-21 Pushdown: 25kg x12, 25kg x12, 25kg x10, 18kg drop x8, 12kg drop x8"]),
    .init(
      name: "small loads beside large ones",
      text: "2024-10-21\nsquat 80: 5 5 5\nbench 60: 5 5 4\ncurls 12: 12 12",
      exercises: [
        "2024-10-21 squat: 80 x5, 80 x5, 80 x5", "2024-10-21 bench: 60 x5, 60 x5, 60 x4",
        "2024-10-21 curls: 12 x12, 12 x12",
      ]),
    .init(
      name: "no large load beside",
      text: "2024-10-21\ncurls 12: 12 12 12",
      exercises: ["2024-10-21 curls: x12, x12, x12, x12"]),
    .init(
      name: "times beside others",
      text: "2024-10-21\nParkrun 5 km 23:48\n8 seconds off my best, went out too fast again\nPlank\n45 sec",
      exercises: ["2024-10-21 Parkrun: 1428s 5km", "2024-10-21 Plank: 45s"]),
    .init(
      name: "the order of a table's numbers in its header",
      text:
        "## 2024-06-03\n\n| Exercise (reps/kg) | Set 1 | Set 2 |\n|---|---|---|\n| Goblet squat | 10/12 | 8/16 |\n| Step-ups | 10/6 | |\n\n## 2024-06-04\n\n| Exercise (lb x reps) | 1 | 2 |\n|---|---|---|\n| Row | 90x10 | 90x8 |",
      exercises: [
        "2024-06-03 Goblet squat: 12kg x10, 16kg x8", "2024-06-03 Step-ups: 6kg x10",
        "2024-06-04 Row: 90lb x10, 90lb x8",
      ]),
    .init(
      name: "a table's unit alone in its header",
      text: "## 2024-06-03\n\n| Exercise (kg) | Set 1 | Set 2 |\n|---|---|---|\n| Goblet squat | 12x10 | 16x8 |",
      exercises: ["2024-06-03 Goblet squat: 12kg x10, 16kg x8"]),
    .init(
      name: "sets in front matter",
      text:
        "---\ndate: 2024-05-21\nunits: kg\nexercises:\n  - name: Deadlift\n    sets:\n      - {weight: 60, reps: 5, type: warmup}\n      - {weight: 140, reps: 5, rpe: 7.5}\n  - name: \"Hammer curl\"\n    sets:\n      - {weight: 16, reps: 12}\n      - {weight: 10, reps: 14, type: drop}\n  - name: Dead hang\n    sets:\n      - {seconds: 60}\n---\n\nGrip was the limit.",
      exercises: [
        "2024-05-21 Deadlift: 60kg warmup x5, 140kg @7.5 x5", "2024-05-21 Hammer curl: 16kg x12, 10kg drop x14",
        "2024-05-21 Dead hang: 60s",
      ]),
    .init(
      name: "loads added to the body",
      text: "2024-10-21 lbs\ndips 45x8, 45x6 tough\nchin-ups 35x5\npushups 50x3",
      exercises: [
        "2024-10-21 dips: +45lb x8, +45lb x6", "2024-10-21 chin-ups: +35lb x5", "2024-10-21 pushups: x50, x50, x50",
      ]),
    .init(
      name: "presses on an incline",
      text: "2024-10-21 lbs\nBench  135/10  185/8\nIncline  135/8  135/8  135/7",
      exercises: ["2024-10-21 Bench: 135lb x10, 185lb x8", "2024-10-21 Incline: 135lb x8, 135lb x8, 135lb x7"]),
    .init(
      name: "what was meant and what was managed",
      text:
        "2024-10-21\nDeadlift – meant to do 5 sets of 5 at 120 kg, managed 3 sets of 5 at 110 kg. Work has been grinding me down.",
      exercises: ["2024-10-21 Deadlift: 110kg x5, 110kg x5, 110kg x5"]),
    .init(
      name: "sides by their letters",
      text: "2024-10-21\nSingle leg bridge\nL x 10, 10\nR x 12, 12",
      exercises: ["2024-10-21 Single leg bridge: left x10, left x10, right x12, right x12"]),
    .init(
      name: "a day of which nothing was done",
      text:
        "**Saturday 23 November 2024 – homework (didn't do any of it, had the flu)**\n\nGoblet squat 3x10 @ 16kg\n\n**Monday 25 November 2024 – gym (did all of it)**\n\nGoblet squat 3x10 @ 16kg",
      exercises: [
        "2024-11-23 Goblet squat: open ? 16kg x10, open ? 16kg x10, open ? 16kg x10",
        "2024-11-25 Goblet squat: 16kg x10, 16kg x10, 16kg x10",
      ]),
    .init(
      name: "a load told before its repetitions",
      text: "2024-10-21\nGoblet squats, three sets with the 14 kg bell: 10, 10 and 8.",
      exercises: ["2024-10-21 Goblet squats: 14kg x10, 14kg x10, 14kg x8"]),
    .init(
      name: "rounds by their numbers",
      text:
        "2024-06-22\nr1 run 400m 1:52 / kbs 24kg x 21 / pullups 12\nr2 run 400m 2:01 / kbs 24kg x 21 / pullups 10\n\n2024-06-25 kg\nleg curl 35 both legs 12 12 10",
      exercises: [
        "2024-06-22 run: 112s 400m", "2024-06-22 kbs: 24kg x21", "2024-06-22 pullups: x12", "2024-06-22 run: 121s 400m",
        "2024-06-22 kbs: 24kg x21", "2024-06-22 pullups: x10", "2024-06-25 leg curl: 35kg x12, 35kg x12, 35kg x10",
      ]),
    .init(
      name: "a title before the sets of a day in one line",
      text: "15.2.24 legs w dan. squat 60x5 80x5 100x5. leg press 140 for 12, 160 for 10, knee ok.",
      exercises: ["2024-02-15 squat: 60 x5, 80 x5, 100 x5", "2024-02-15 leg press: 140 x12, 160 x10"]),
    .init(
      name: "repetitions in reserve by a letter, and one warm-up before a semicolon",
      text:
        "2024-05-17 kg\nbnch 8@62.5 r3, 8@62.5 r2, 7@62.5 r0\nFlat dumbbell press: w/u 20kg*15; 36kg*10; 40kg*8\nRow: w/u 40x5; 50x5; 60x5\n70x5",
      exercises: [
        "2024-05-17 bnch: 62.5kg rir3 x8, 62.5kg rir2 x8, 62.5kg rir0 x7",
        "2024-05-17 Flat dumbbell press: 20kg warmup x15, 36kg x10, 40kg x8",
        "2024-05-17 Row: 40kg warmup x5, 50kg warmup x5, 60kg warmup x5, 70kg x5",
      ]),
    .init(
      name: "keys of sets in front matter that nobody knows, and loads that are no numbers",
      text:
        "---\ndate: 2024-05-21\nunits: kg\nexercises:\n  - name: Deadlift\n    sets:\n      - {weight: 140, reps: 5, notes: \"grip, then back\"}\n      - {weight: bodyweight, reps: 5, type: working}\n      - {weight: heavy, reps: 4}\n      - {weight: 140, reps: 3, tempo: 31X0}\n  - name: Dip\n    sets:\n      - {reps: 9}\n      - {weight: 5, reps: 7, type: drop}\n---",
      exercises: ["2024-05-21 Deadlift: 140kg x5, x5, x4, 140kg x3", "2024-05-21 Dip: x9, +5kg drop x7"]),
    .init(
      name: "marks of each warm-up, and a remark behind a semicolon",
      text: "2024-05-21 kg\nsquat: wu 40x8, wu 60x5, 80x5\nbench: wu 1x10 @95, 5x5 @135; felt good\ninf 3x5 @8 each",
      exercises: [
        "2024-05-21 squat: 40kg warmup x8, 60kg warmup x5, 80kg x5",
        "2024-05-21 bench: 95kg warmup x10, 135kg x5, 135kg x5, 135kg x5, 135kg x5, 135kg x5",
        "2024-05-21 inf: @8 x5, @8 x5, @8 x5",
      ]),
  ]
}
