import Carryover
import Support
import Testing

@Suite("Files in any order")
struct DisorderTests {
  /// Rows of many workouts, each of nine numbered sets.
  private func rows(workouts: Int) -> [String] {
    var rows: [String] = []
    for workout in 0..<workouts {
      let date = CivilDate(daysSince1970: 10_000 + workout)?.description ?? ""
      for exercise in ["Squat", "Bench", "Row"] {
        for number in 1...3 {
          rows.append("\(date) 18:00:00,Legs,1h,\(exercise),\(number),\(50 + number).0,5,0,0,,,\n")
        }
      }
    }
    return rows
  }

  @Test("Shuffled rows beyond what the index keeps in memory come out in order, and none is lost")
  func shuffled() throws {
    var random = SeededGenerator(seed: 5)
    let rows = rows(workouts: 9000)
    let mixed = try readHistory(appleHeader + rows.shuffled(using: &random).joined(), options: kilograms)
    #expect(mixed.summary.rows.sets == rows.count)
    #expect(mixed.sessions.count == 9000)
    #expect(
      zip(mixed.sessions, mixed.sessions.dropFirst()).allSatisfy {
        ($0.start?.date ?? .epoch) < ($1.start?.date ?? .epoch)
      })
    #expect(mixed.sessions.allSatisfy { $0.allSets.count == 9 && $0.exerciseCount == 3 })
  }
}
