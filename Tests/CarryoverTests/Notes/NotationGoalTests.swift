import Testing

@testable import Carryover

/// What was planned, and what came of it.
struct NotationGoalTests {
  @Test("Goals are targets and no sets that were done", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench Press 3 x 8-12 @ RPE 8", "Bench Press: 3* open [x8-12 @8]", ""),
    NotationRow("Bench Press 3x8-12 @ 60kg, rest 90s", "Bench Press: 3* open [60kg x8-12] rest 90", ""),
    NotationRow("AMRAP 12 @ 60kg", "60kg x12 [xAMRAP]"),
    NotationRow("60kg x AMRAP (12)", "60kg x12 [xAMRAP]"),
    NotationRow("3 x AMRAP", "3* open [xAMRAP]"),
    NotationRow("3x5 85% ", "3* open [x5 85%]"),
    NotationRow("100kg x 5 (75%)", "100kg x5 [75%]"),
    NotationRow("Squat 3x5 @ 80% of 1RM", "Squat: 3* open [x5 80%] — of 1RM", ""),
    NotationRow("Leg Press 180kg 3 x 12-15", "Leg Press: 3* open [180kg x12-15]", ""),
    NotationRow("Bench 4 x 6-8 reps @ 80kg RPE 8", "Bench: 4* open [80kg x6-8 @8]", ""),
    NotationRow("Dips 3 x max", "Dips: 3* open [xAMRAP]", ""),
    NotationRow("3x5 @ 100kg", "3* open [100kg x5]", "p"),
    NotationRow("3x8-12", "3* open [x8-12]", "p"),
    NotationRow("3x5 @ 100kg RPE 8", "3* open [100kg x5 @8]", "p"),
    NotationRow("3 x 45 s", "3* open [45s]", "p"),
    NotationRow("target 3x8-12, did 12, 10, 9", "x12 [x8-12], x10 [x8-12], x9 [x8-12]"),
    NotationRow("Target: 3x5 100kg. Actual: 5, 5, 4", "2* 100kg x5 [100kg x5], 100kg x4 [100kg x5]"),
    NotationRow("3x8-12: 12, 10, 9", "x12 [x8-12], x10 [x8-12], x9 [x8-12]"),
    NotationRow("3x8-12 @ 60kg (12, 11, 9)", "60kg x12 [x8-12], 60kg x11 [x8-12], 60kg x9 [x8-12]"),
    NotationRow("5+ (8)", "x8 [x5+]"),
    NotationRow("100kg x 5+ = 8", "100kg x8 [x5+]"),
    NotationRow("100kg 1x5+: 9", "100kg x9 [x5+]"),
    NotationRow("3x5 100kg skipped", "3* 100kg x5 open"),
    NotationRow("100% x 1", "open [x1 100%]"),
    NotationRow("60% x 5, 70% x 3, 80% x 1", "open [x5 60%], open [x3 70%], open [x1 80%]"),
    NotationRow("60kg (60%) x 5", "60kg x5 [60%]"),
    NotationRow("3 x 5 @ 75-80%", "3* open [x5 75%]"),
    NotationRow("3-4 x 8-10", "3* open [x8-10]"),
    NotationRow("3-4 sets of 8-10", "3* open [x8-10]"),
  ]
}
