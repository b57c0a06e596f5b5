import Testing

@testable import Carryover

/// Parts of a session, and lines that are about the lines above them.
struct NotesPartsTests {
  typealias Document = NotesStructureTests.Document

  @Test("Sets go where people see them", arguments: documents)
  func sets(document: Document) throws {
    let read = try NotesStructureTests.read(document.text)
    #expect(read == document.sets)
  }

  @Test(
    "The unit that a sentence states is that of all loads",
    arguments: ["Planks 3 x 45 s. All weights in pounds.\nBench 135x8", "All weights in pounds. Bench 135x8"])
  func unit(text: String) throws {
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "notes.md", options: ReadingOptions())
    let library = try reader.library()
    #expect(library.sessions.flatMap(\.allSets).compactMap(\.load?.unit) == [.pound])
  }

  @Test("A text that begins as the clipboard's does is one, whatever it is called")
  func clipboard() throws {
    var reader = try HistoryReader(bytes: Array("Upper||||Bench 80 kg x 5".utf8), name: "notes.md")
    let library = try reader.library()
    #expect(library.sessions.map(\.type) == [.upper])
    #expect(library.sessions.flatMap(\.allSets).map(\.reps) == [5])
  }

  @Test("Days of a split are sessions, each with its title")
  func split() throws {
    var reader = try HistoryReader(bytes: Array("push\nbench 60kg 8 8\n\npull\nrows 45kg 10".utf8), name: "notes.md")
    #expect(try reader.library().sessions.map(\.title) == ["push", "pull"])
  }

  private static let documents: [Document] = [
    Document(
      name: "a part that begins with a number before its name",
      text:
        "# 2024-03-05\n\n## Warm-up\n- 5 min bike\n- 10 band pull aparts\nSquat 20 kg x 10\n\n## Cardio\n20 min bike",
      sets: [
        "2024-03-05 bike 300 s warmup", "2024-03-05 band pull aparts x10 warmup", "2024-03-05 Squat 20x10 warmup",
        "2024-03-05 bike 1200 s",
      ]),
    Document(
      name: "the same in bold and in German",
      text: "# 2024-03-05\n\n**Aufwärmen**\n5 Min. Fahrrad\nKniebeuge 20 kg x 10\n\n**Kraft**\nKniebeuge 60 kg x 5",
      sets: ["2024-03-05 Fahrrad 300 s warmup", "2024-03-05 Kniebeuge 20x10 warmup", "2024-03-05 Kniebeuge 60x5"]),
    Document(
      name: "a unit stated in a sentence behind sets",
      text: "# 2024-03-05\n\nPlanks 3 x 45 s. All weights in pounds.\nBench 135x8",
      sets: ["2024-03-05 Planks 3*45 s", "2024-03-05 Bench 135x8"]),
    Document(
      name: "a unit stated in a sentence before sets", text: "# 2024-03-05\n\nAll weights in pounds. Bench 135x8",
      sets: ["2024-03-05 Bench 135x8"]),
    Document(
      name: "times below their laps",
      text: "# 2024-03-05\n\n500m row x 4, rest 2:00\n1:48, 1:49, 1:51, 1:47\n\nRow 3x1000m\n3:38\n3:36\n3:33",
      sets: [
        "2024-03-05 row 500 m108 s, 500 m109 s, 500 m111 s, 500 m107 s",
        "2024-03-05 Row 1000 m218 s, 1000 m216 s, 1000 m213 s",
      ]),
    Document(
      name: "loads below the repetitions of a scheme",
      text: "# 2024-03-05\n\nPush press 5-5-3\n95 / 115 / 135 lb", sets: ["2024-03-05 Push press 95x5, 115x5, 135x3"]),
    Document(
      name: "a label of somebody's own before two exercises",
      text: "# 2024-03-05\n\nAntagonist: push-ups 3x15, wrist curls 5kg 2x15",
      sets: ["2024-03-05 push-ups 3*x15", "2024-03-05 wrist curls 2*5x15"]),
    Document(
      name: "an instruction behind a name",
      text: "# 2024-03-05\n\nStrength: front squat, build to heavy 3\n- 95 x 3\n- 135 x 3",
      sets: ["2024-03-05 front squat 95x3, 135x3"]),
    Document(
      name: "warm-ups numbered in a table",
      text: "# 2024-03-05\n\n## Squat\n| Set | kg | Reps |\n|---|---|---|\n| W1 | 40 | 10 |\n| 1 | 60 | 5 |",
      sets: ["2024-03-05 Squat 40x10 warmup, 60x5"]),
    Document(
      name: "a plan that was done as planned",
      text:
        "# 2024-03-05\n\n| Exercise | Plan | Done |\n|---|---|---|\n| Squat | 2x5 @ 100 kg | ✓ |\n| Bench | 2x5 @ 80 kg | as planned |\n| Row | 2x5 @ 60 kg | |",
      sets: ["2024-03-05 Squat 2*100x5 of 100x5", "2024-03-05 Bench 2*80x5 of 80x5", "2024-03-05 Row 2* of 60x5 open"]),
    Document(
      name: "a target in two cells that nothing was done of",
      text:
        "# 2024-03-05\n\n| Exercise | Target reps | Target weight | Actual reps | Actual weight |\n|---|---|---|---|---|\n| Bench | 8 | 80 kg | | |\n| Row | 8 | 80 kg | 7 | 80 kg |",
      sets: ["2024-03-05 Bench  of 80x8 open", "2024-03-05 Row 80x7 of 80x8"]),
    Document(
      name: "measures that hang below each of two exercises",
      text:
        "# 2024-03-05\n\n- **Squat**\n  - Sets: 2\n  - Reps: 5\n  - Weight: 100 kg\n- **Bench**\n  - Sets: 2\n  - Reps: 8\n  - Weight: 60 kg",
      sets: ["2024-03-05 Squat 2*100x5", "2024-03-05 Bench 2*60x8"]),
    Document(
      name: "days in the table of one exercise",
      text:
        "# Log\n\n## Squat\n\n| Date | Load | Sets x Reps |\n|---|---|---|\n| 2024-01-10 | 100 kg | 2x5 |\n| 2024-01-12 | 102.5 kg | 2x5 |\n\n## Bench\n\n| Date | kg | Reps |\n|---|---|---|\n| 2024-01-10 | 60 | 5 |",
      sets: ["2024-01-10 Squat 2*100x5", "2024-01-10 Bench 60x5", "2024-01-12 Squat 2*102.5x5"]),
    Document(
      name: "days of a split without dates",
      text: "push\nbench 60kg 8 8\n\npull\nrows 45kg 10 10\n\nlegs\nsquat 60kg 8",
      sets: ["- bench 2*60x8", "- rows 2*45x10", "- squat 60x8"]),
    Document(
      name: "scores that are no sets", text: "# 2024-03-05\n\nSquat 100x5\nEnergia 4/5\nRessenti: 3/5",
      sets: ["2024-03-05 Squat 100x5"]),
    Document(
      name: "somebody's words",
      text: "# 2024-03-05\n\nSquat 100x5\n> coach: \"keep the elbows in, 3x10 is plenty\"",
      sets: ["2024-03-05 Squat 100x5"]),
    Document(
      name: "a lift that was missed, between others",
      text: "# 2024-03-05\n\nSnatch\n75x1\n80 x miss, forward\n80x1", sets: ["2024-03-05 Snatch 75x1, 80x0, 80x1"]),
    Document(
      name: "a drop set below the set that it goes on from",
      text: "# 2024-03-05\n\nChest press\n80 x 9\ndrop set: 60 x 8, 40 x 10",
      sets: ["2024-03-05 Chest press 80x9, 60x8 drop, 40x10 drop"]),
    Document(
      name: "how it was done, between a name and its sets",
      text:
        "# 2024-03-05\n\nLat pulldown\nwide grip\n40 kg x 10\n\nSquat\n\"High bar\"\nSet 1: 100 kg x 5\nwith belt\n110 kg x 5\n\nBench\nPin press\n80x5",
      sets: ["2024-03-05 Lat pulldown 40x10", "2024-03-05 Squat 100x5, 110x5", "2024-03-05 Pin press 80x5"]),
    Document(
      name: "many sets, where the others count sets first",
      text: "# 2024-03-05\n\nSquat 3x8 60kg\nKB swings 24kg 15x10\nCurls 10kg 20x3",
      sets: ["2024-03-05 Squat 3*60x8", "2024-03-05 KB swings 15*24x10", "2024-03-05 Curls 3*10x20"]),
    Document(
      name: "parts of a whole in prose",
      text: "# 2024-03-05\n\n## Squat\n- 100 kg x 5\n\nLeft leg 20% weaker\nabout 75% of max I think",
      sets: ["2024-03-05 Squat 100x5"]),
    Document(
      name: "keys that nobody knows, above the first exercise",
      text: "Date: 2024-03-05\nGym: Anytime\nTime: 6:15am - 7:20am\nWeight: 80 kg\n\nBench Press\nSet 1: 60 kg x 10",
      sets: ["2024-03-05 Bench Press 60x10"]),
    Document(
      name: "lifts of somebody else",
      text:
        "# 2024-03-05\n\nBench 80 kg x 5\nCoach wants 3x10 at 60 kg on Friday\nMy buddy did 140kg 3x5, insane\nMy wife did 40x8\nThe guy next to me benched 140 for 8\nSkipped the 3x12 flyes\nDoctor said no more than 10 kg for 3 weeks\nDrove 20 km to get here, 35 min in traffic",
      sets: ["2024-03-05 Bench 80x5"]),
    Document(
      name: "lifts of one's own beside somebody",
      text: "# 2024-03-05\n\nWith my wife: Squat 3x5 100 kg\nCoach wants depth. Row 60 kg x 8",
      sets: ["2024-03-05 Squat 3*100x5", "2024-03-05 Row 60x8"]),
    Document(
      name: "a plan whose heading has a number", text: "# Target week 3\n\n## Squat\n- 100 kg x 5",
      sets: ["- Squat  of 100x5 open"]),
    Document(
      name: "an instruction behind a name, below a part in bold",
      text:
        "# 2024-03-05\n\n**A. Strength**\nFront squat, build to a heavy 3\n135x3, 155x3\n\n**B. More**\nFront squat - build to a heavy 3\n135x3",
      sets: ["2024-03-05 Front squat 135x3, 155x3", "2024-03-05 Front squat 135x3"]),
    Document(
      name: "a warm-up above named exercises", text: "# 2024-03-05\n\nwarm up\nbanded walks 2x15\nclams 2x20",
      sets: ["2024-03-05 banded walks 2*x15 warmup", "2024-03-05 clams 2*x20 warmup"]),
    Document(
      name: "body weight that is no number of repetitions", text: "# 2024-03-05\n\nSquat 3x5 100kg\nBW 180",
      sets: ["2024-03-05 Squat 3*100x5"]),
    Document(
      name: "exercises that are numbered", text: "# 2024-03-05\n\nExercise 1: Squat 2x5\nExercise 2 - Bench 2x5",
      sets: ["2024-03-05 Squat 2*x5", "2024-03-05 Bench 2*x5"]),
    Document(
      name: "weight on the scale in the morning",
      text: "# 2024-03-05\n\nshoulder press 40 x 8\nbodyweight 78,9 this morning",
      sets: ["2024-03-05 shoulder press 40x8"]),
  ]
}
