import Carryover
import Support
import Testing

/// What is said of a file that nobody said to be a plan.
@Suite("Looks of plans")
struct PlanLookTests {
  private func look(_ text: String) -> String? {
    let failure = #expect(throws: ReadingFailure.self) { try readPlan(Array(text.utf8), format: nil) }
    return failure?.diagnostic.arguments.first
  }

  @Test(
    "A plan in markdown is hinted at",
    arguments: [
      "# P\n\n## Day A\n- Squat 4x5\n", "### Day 1\nSquat 3 x 8-12\n", "Squat 3x5\nBench Press 3x5\n",
      "Monday: Squat 3x5, Row 3x8\n- Press 3x5\n",
      "## Day 1\n\n| Exercise | Sets | Reps |\n|-|-|-|\n| Squat | 3 | 5 |\n",
      "Sure, here is a plan.\n\n**Day 1**\n1. Squat – 3 sets of 10\n",
    ])
  func isHinted(text: String) {
    #expect(look(text)?.contains("a training plan in markdown, which --from plan reads") == true)
  }

  @Test(
    "Other texts are not",
    arguments: [
      "Dear friend, I did 3x5 of them.\n", "a,b\n1,2\n", "# Read me\n\n- Version 1.2\n- 3 files\n", "Squat 3x5\n",
      "### SETTING #####\nmass\n", "## Monday\n- buy milk\n- call at 5\n",
    ])
  func isNotHinted(text: String) {
    #expect(look(text)?.contains("training plan") == false)
  }
}
