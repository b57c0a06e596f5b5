import Testing

@testable import Carryover

/// Lines with numbers that are no sets.
struct NotationProseTests {
  @Test("Prose with numbers holds no sets", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("next time 70x8", "none"),
    NotationRow("Felt good today, 3x5 next week at 190", "none", ""),
    NotationRow("Slept 8 hours", "none", ""),
    NotationRow("Bodyweight 82kg", "none", ""),
    NotationRow("Squats 100", "none", ""),
    NotationRow("skipped", "none"),
    NotationRow("Rest 90s", "none"),
    NotationRow("Rest 90s between sets", "none", ""),
    NotationRow("rest 2 min", "none"),
    NotationRow("Walk 10000 steps", "none", ""),
    NotationRow("e1RM 150", "none"),
    NotationRow("HR 150", "none"),
    NotationRow("knee pain 3/10", "none"),
    NotationRow("7/10", "none"),
    NotationRow("fail @ 100kg", "none"),
  ]
}
