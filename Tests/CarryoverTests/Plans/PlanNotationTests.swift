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
    var text = "\(exercise.name): \(exercise.setGroups.map { Support.words($0) }.joined(separator: " + "))"
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
    "What is not in the table stays text",
    arguments: [
      "99 x 5 Squats", "Squat 5 x", "Squat x 5", "Plank 3 x 1 m", "Squat 0 x 5", "Squat 3 x 0", "3 x 5/5", "Squat",
      "Squat 3 x 12/10", "Squat 99999999999999999999 x 5", "Squat 3 x 99999999999999999999", "1e9 x 1e9",
    ])
  func isText(line: String) throws {
    let plan = try readPlan("# Plan\n## Day 1\n- Bench Press 3x8\n\n- About \(line)\n")
    #expect(plan.exercises.map(\.name) == ["Bench Press"])
    #expect(plan.texts.contains { $0.contains("About \(line)") })
  }
}
