import Carryover
import Support
import Testing

/// The same sets in every place that a plan can have them.
@Suite("Places of sets in plans")
struct PlanPlaceTests {
  static let sets: [(written: String, read: String)] = [
    ("12/10/8", "1 set, 12 reps + 1 set, 10 reps + 1 set, 8 reps"),
    ("5, 3, 1 @ 75%, 85%, 95%", "1 set, 5 reps + 1 set, 3 reps + 1 set, 1 reps"),
    ("1x5, 2x3", "1 set, 5 reps + 2 sets, 3 reps"), ("3 x heavy", "3 sets, heavy reps"),
    ("3 x 12-8", "3 sets, 12-8 reps"), ("3 x 12/10/8", "1 set, 12 reps + 1 set, 10 reps + 1 set, 8 reps"),
  ]

  @Test(
    "An exercise is planned", arguments: sets.map(\.written),
    [
      "- Back Squat #", "Back Squat #", "Back Squat: #", "* **Back Squat** – #", "1) Back Squat #", "A1. Back Squat #",
      "### Back Squat #", "| Exercise | Sets |\n|---|---|\n| Back Squat | # |", "- [x] Back Squat (#)",
    ])
  func place(written: String, form: String) throws {
    let plan = try readPlan(
      "# Plan\n\n## Day 1\n\n\(form.replacing("#\n", with: "\n").replacing(" #", with: " " + written).replacing("(#", with: "(" + written))\n"
    )
    #expect(plan.exercises.map(\.name) == ["Back Squat"])
    let found = plan.exercises.first?.setGroups.map { words($0) }.joined(separator: " + ")
    #expect(found == Self.sets.first { $0.written == written }?.read)
  }

  @Test("A day in one line has them too")
  func oneLine() throws {
    let plan = try readPlan("# P\n\nMonday: Squat 5,5,5, Press 3 x heavy; Row 3 x 12-8, Curl 12/10/8\n")
    #expect(plan.exercises.map(\.name) == ["Squat", "Press", "Row", "Curl"])
    #expect(plan.exercises.map(\.setGroups.count) == [3, 1, 1, 3])
  }

  @Test("A day in one line that is not understood is warned of")
  func unclearLine() throws {
    let plan = try readPlan("# P\n\nMonday: Squat 3x5\nTuesday: Squat 3 times 5\nFriday: Rest\n")
    #expect(plan.exercises.count == 1 && plan.codes == ["training-plan.value-kept"])
    let found = plan.summary.log.diagnostics[0]
    #expect(found.line == 4 && found.column == 10)
  }

  @Test("Sets below a name")
  func below() throws {
    let plan = try readPlan("# P\n## Day 1\n### Squat\n12/10/8\n- Row\n  - 1x5, 2x3\n")
    #expect(plan.exercises.map(\.name) == ["Squat", "Row"] && plan.exercises.map(\.setGroups.count) == [3, 2])
  }

  @Test("A table with a number of sets alone, and with words for reps")
  func table() throws {
    let plan = try readPlan(
      "# P\n## Day 1\n| Exercise | Sets | Reps |\n|-|-|-|\n| Lunge | 3 | |\n| Press | 3 | heavy |\n| Curl | | 12/10/8 |\n"
    )
    let groups = plan.exercises.map { $0.setGroups.map { words($0) }.joined(separator: " + ") }
    #expect(groups == ["3 sets", "3 sets, heavy reps", "1 set, 12 reps + 1 set, 10 reps + 1 set, 8 reps"])
  }
}
