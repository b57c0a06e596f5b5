import Carryover
import Foundation
import Support
import Testing

/// The table of notations in the documentation is what the reader does.
@Suite("Notation of plans")
struct PlanNotationTests {
  /// The rows of the article's table.
  static let rows: [(written: String, read: String)] = {
    let url = Locations.documentation.appendingPathComponent("TrainingPlans.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let table = text.split(separator: "<!-- end of notations -->")[0].split(separator: "<!-- notations -->").last ?? ""
    return table.matches(of: /(?m)^\| `(.+)` \| (.+) \|$/).map { (String($0.output.1), String($0.output.2)) }
  }()

  private func words(_ exercise: ExerciseInstance) -> String {
    let groups = exercise.setGroups.map { Support.words($0) + ($0.notes.map { " (\($0))" } ?? "") }
    var text = "\(exercise.name): \(groups.joined(separator: " + "))"
    if exercise.isUnilateral { text += ", each side" }
    if let notes = exercise.notes { text += ", note \(notes)" }
    return text
  }

  @Test("The article's table is true", arguments: rows.map(\.written))
  func table(written: String) throws {
    let expected = try #require(Self.rows.first { $0.written == written }).read
    for form in ["- \(written)", "1. \(written)", "  * [ ] \(written)", "- **\(written)**"] {
      let plan = try readPlan("# Plan\n## Day 1\n\(form)\n")
      #expect(plan.exercises.map(words) == [expected], "\(form)")
    }
  }

  @Test("The article has a table")
  func hasTable() {
    #expect(Self.rows.count > 20)
  }

  @Test(
    "Figures that are not understood are a note of their exercise, with a warning at their place",
    arguments: [
      ("Squat 99 x 5", "Squat", "99 x 5"), ("Squat 5 x", "Squat", "5 x"), ("Plank 3 x 1 m", "Plank", "3 x 1 m"),
      ("Squat 0 x 5", "Squat", "0 x 5"), ("Squat 3 x 0", "Squat", "3 x 0"), ("Squat 5RM", "Squat", "5RM"),
      ("Squat 1.5 x 5", "Squat", "1.5 x 5"), ("Push-ups 20", "Push-ups", "20"), ("Squat 12→10→8", "Squat", "12→10→8"),
      ("Squat 3 rounds of 10", "Squat", "3 rounds of 10"), ("Squat 12, 10 and 8 reps", "Squat", "12, 10 and 8 reps"),
      ("Squat 3 times 5", "Squat", "3 times 5"), ("Squat 100x5x3", "Squat", "100x5x3"),
      ("Squat 225x5, 245x3, 265x1", "Squat", "225x5, 245x3, 265x1"), ("Rope 20s/40s x 8", "Rope", "20s/40s x 8"),
      ("Squat 5 each side x 3", "Squat", "5 each side x 3"),
      ("Squat 99999999999999999999 x 5", "Squat", "99999999999999999999 x 5"),
      ("Squat 3 x 99999999999999999999", "Squat", "3 x 99999999999999999999"),
      ("Bench Press (Barbell): 3 x ∞", "Bench Press (Barbell)", "3 x ∞"),
    ])
  func isUnclear(line: String, name: String, figures: String) throws {
    let plan = try readPlan("# Plan\n## Day 1\n- Row 3x8\n- \(line)\n- Curl 3x8\n")
    #expect(plan.exercises.map(\.name) == ["Row", name, "Curl"])
    try #require(plan.exercises.count == 3)
    #expect(plan.exercises[1].setGroups.isEmpty && plan.exercises[1].notes == figures)
    let findings = plan.summary.log.diagnostics
    let column = 3 + line.count - figures.count
    #expect(
      findings.map { "\($0.code.identifier) \($0.line ?? 0):\($0.column ?? 0)" } == [
        "training-plan.value-kept 4:\(column)"
      ])
    #expect(findings.first?.arguments == [figures])
  }

  @Test(
    "Sets without a name that can be known are a note with a warning",
    arguments: [
      "1e9 x 1e9", "99 x 5 Squats", "Squat 3 x ?", "Squat – three sets of eight", "Rest 3 x 5 times", "3 x per week",
    ])
  func isWarnedOf(line: String) throws {
    let plan = try readPlan("# Plan\n## Day 1\n- Row 3x8\n\n- \(line)\n")
    #expect(plan.exercises.map(\.name) == ["Row"] && plan.exercises[0].notes == nil)
    #expect(plan.texts.contains(line))
    let findings = plan.summary.log.diagnostics.map { "\($0.code.identifier) \($0.line ?? 0):\($0.column ?? 0)" }
    #expect(findings == ["training-plan.value-kept 5:3"])
  }

  @Test(
    "What says nothing of sets is a note, and nothing is told of it",
    arguments: [
      "Aim for 3 more each week", "Rest 2 min", "Tempo 3-1-1", "RPE 8", "Week 3 is light", "Eat well",
      "About 45 minutes in all",
    ])
  func isNote(line: String) throws {
    let plan = try readPlan("# Plan\n## Day 1\n- Row 3x8\n\n- \(line)\n")
    #expect(plan.exercises.map(\.name) == ["Row"] && plan.texts.contains(line) && plan.codes.isEmpty)
  }

  @Test(
    "Repetitions that are no number for each set are kept as written, with a warning at their place",
    arguments: [("Press 3 x heavy", "heavy"), ("Squat 3 x 12/10", "12/10"), ("Row 4 x 8, 6, 4", "8/6/4")])
  func keptReps(line: String, reps: String) throws {
    let plan = try readPlan("# Plan\n## Day 1\n- \(line)\n")
    #expect(plan.exercises.map { $0.setGroups.map(\.reps) } == [[reps]] && plan.codes == ["training-plan.reps-kept"])
    #expect(plan.summary.log.diagnostics[0].line == 3)
  }
}
