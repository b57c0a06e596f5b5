import Testing
import TrainingModel

@testable import Carryover

/// One notation in every place where people put it: below its name, behind it with any sign, in a list, with a remark.
struct NotesContextsTests {
  @Test("A notation says the same wherever it stands", arguments: contexts)
  func context(context: String) throws {
    for (sets, notations) in Self.notations {
      for notation in notations where !Self.isOneWithItsSign(notation, context) {
        try expect(sets, of: Self.filled(context, notation), isOfBody: Self.isOfBody(sets))
      }
    }
  }

  @Test("What is told behind a notation changes none of its sets", arguments: remarks)
  func remark(remark: String) throws {
    for (sets, notations) in Self.notations {
      for notation in notations {
        for context in ["NAME: SETS", "NAME\n- SETS", "NAME SETS"] {
          try expect(sets, of: Self.filled(context, notation) + remark, isOfBody: Self.isOfBody(sets))
        }
      }
    }
  }

  @Test("A remark beside a day is the day's, and one beside sets is theirs")
  func remarkOfDay() throws {
    let text = "2026-02-03 felt good\nSleep 7h, felt rested\nBench 60x5, felt heavy"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.title == "felt good")
    #expect(session.notes?.contains("felt rested") == true)
    #expect(session.allSets.map(\.notes) == ["felt heavy"])
  }

  private func expect(_ sets: String, of text: String, isOfBody: Bool) throws {
    let (name, unit) = isOfBody ? ("Pull-ups", "") : ("Bench press", "units: kg\n")
    let log = "2026-02-01\n\(unit)\n" + text.replacing("NAME", with: name)
    let found = try NotesBesideTests.exercises(of: log)
    #expect(found == ["2026-02-01 \(name): \(sets)"], "\(text)")
  }

  private static func filled(_ context: String, _ notation: String) -> String {
    context.replacing("SETS", with: notation)
  }

  private static func isOfBody(_ sets: String) -> Bool { sets.hasPrefix("x") }

  /// A bar of a table would divide what bars divide, and a bracket a bracket.
  private static func isOneWithItsSign(_ notation: String, _ context: String) -> Bool {
    notation.contains("|") && context.contains("|") || context.contains("(SETS)") && notation.contains(" x 3")
  }

  private static let contexts = [
    "## NAME\nSETS", "NAME\nSETS", "NAME\n- SETS", "- NAME\n  - SETS", "**NAME**\nSETS", "NAME: SETS", "NAME - SETS",
    "NAME – SETS", "NAME — SETS", "NAME SETS", "- NAME: SETS", "- NAME SETS", "* NAME - SETS", "1. NAME SETS",
    "1) NAME: SETS", "A1. NAME: SETS", "A1 NAME SETS", "**NAME:** SETS", "**NAME** SETS", "**NAME**: SETS",
    "NAME = SETS", "NAME -> SETS", "NAME:SETS", "NAME:\nSETS", "NAME:\n  SETS", "- [x] NAME SETS", "- [x] NAME: SETS",
    "NAME, SETS", "NAME | SETS", "NAME\tSETS", "NAME    SETS", "Then NAME SETS", "> NAME: SETS", "NAME (SETS)",
    "NAME ... SETS", "1. **NAME** - SETS", "- **NAME** — SETS", "Main: NAME SETS",
  ]

  private static let remarks = [
    " - felt good", " (felt good)", ", felt good", ". Felt good.", " PR!", " easy", " 👍", " — last set was tough",
    ", rest 2 min", " (2 min rest)", " (1 min)", " grindy last rep", " *felt good*", " with belt", "!",
    " felt heavy today",
    " all easy", " so hard", " (better than last week)", " (+2.5 next time)", " next time 85", " - next time 82.5kg",
    " but slow", " not bad", ", all good", " -- easy", "; felt good", " (no belt, paused)",
  ]

  private static let notations: [(sets: String, notations: [String])] = [
    (
      "80kg x8, 80kg x8, 80kg x7",
      [
        "80kg x 8, 8, 7", "80kg 8,8,7", "80 kg: 8, 8, 7", "80kg x8 x8 x7", "80kg x 8/8/7", "8,8,7 @ 80kg",
        "8/8/7 @ 80kg",
        "80x8, 80x8, 80x7", "80x8,8,7", "2x8 @ 80kg, 1x7 @ 80kg", "80kg - 8, 8, 7", "80kg (8, 8, 7)",
        "3 sets @ 80kg: 8, 8, 7", "8-8-7 @ 80kg", "80kg for 8, 8 and 7", "80*8, 80*8, 80*7", "8, 8, 7 with 80kg",
        "80kg x 8 + 8 + 7", "80kg x 8 x 2, x 7", "set 1: 80x8, set 2: 80x8, set 3: 80x7",
      ]
    ),
    (
      "80kg x8, 80kg x8, 80kg x8",
      [
        "3x8 80kg", "3x8 @ 80kg", "80kg 3x8", "3 x 8 x 80kg", "3 sets of 8 at 80kg", "3x8 (80kg)", "80kg: 3x8",
        "8 reps x 3 sets @ 80kg", "80kg, 3x8", "3x8 - 80kg", "80kg - 3x8", "3×8@80kg", "80kg for 3 sets of 8",
        "three sets of eight at 80kg", "80kg x 8 for 3 sets", "80kg x8 (3 sets)",
      ]
    ),
    (
      "60kg x8, 70kg x6, 80kg x4",
      [
        "60x8, 70x6, 80x4", "60/8, 70/6, 80/4", "8x60kg, 6x70kg, 4x80kg", "60kg 8, 70kg 6, 80kg 4", "60x8 70x6 80x4",
        "60x8; 70x6; 80x4", "60x8 / 70x6 / 80x4", "60 x 8 | 70 x 6 | 80 x 4", "60kg×8 → 70kg×6 → 80kg×4",
        "8@60, 6@70, 4@80", "60-8, 70-6, 80-4", "60kg for 8, 70kg for 6, 80kg for 4",
        "60 for 8, then 70 for 6, then 80 for 4", "60x8 + 70x6 + 80x4", "60kg (8), 70kg (6), 80kg (4)",
        "60/70/80 x 8/6/4", "first set 60x8, second 70x6, third 80x4",
      ]
    ),
    (
      "80kg @8 x8, 80kg @8.5 x8",
      ["80kg x 8 @8, 80kg x 8 @8.5", "80x8 RPE 8, 80x8 RPE 8.5", "80kg x 8 (RPE 8), 80kg x 8 (RPE 8.5)"]
    ),
    ("x12, x10, x8", ["12, 10, 8", "12/10/8", "12 10 8", "BW x 12, 10, 8", "12, 10 and 8", "12-10-8"]),
  ]
}
