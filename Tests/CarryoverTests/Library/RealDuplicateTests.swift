import Carryover
import Foundation
import Support
import Testing

@Suite("Search for duplicates in real exports")
struct RealDuplicateTests {
  private static let names = RealExportTests.exports.map(\.name)
  /// Exports that are one person's, or hold a part of one another.
  private static let sameUser = [
    ["android-same-user-earlier", "android-same-user-later"], ["android-v6-a", "android-v6-b"],
  ]

  private func read(_ name: String) throws -> [Session] {
    let url = try #require(Locations.conformance).appendingPathComponent("exports/strong/\(name).csv")
    var options = ReadingOptions()
    // Where the file states no unit.
    options.loadUnits = LoadUnitSchedule(.kilogram)
    return try readHistory(Locations.bytes(url), options: options).sessions
  }

  @Test(
    "Two people's exports are never the same training for certain",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func people() throws {
    let histories = try Self.names.map { (name: $0, sessions: try read($0)) }
    for (place, known) in histories.enumerated() {
      let search = DuplicateSearch(known.sessions)
      for other in histories[(place + 1)...] {
        if Self.sameUser.contains(where: { $0.contains(known.name) && $0.contains(other.name) }) { continue }
        let certain = search.matches(for: underOtherIdentity(other.sessions)).filter { $0.certainty == .certain }
        #expect(certain.isEmpty, "\(known.name), \(other.name)")
      }
    }
  }

  @Test(
    "An export in pounds, rounded and under another source, is the same training",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)), arguments: names)
  func converted(name: String) throws {
    let sessions = try read(name)
    let transform = UnitTransform(loadUnit: .pound)
    let other = underOtherIdentity(sessions).map { transform.apply(to: $0) }
    let matches = DuplicateSearch(sessions).matches(for: other)
    // Workouts in which nothing was entered say nothing.
    let withSets = sessions.filter { session in
      session.allSets.contains { set in
        [set.load?.value, set.reps.map(Double.init), set.distance?.value, set.duration].contains { $0 ?? 0 != 0 }
      }
    }
    #expect(matches.filter { $0.certainty == .certain }.map(\.existing) == withSets.map(\.id))
  }

  @Test(
    "The same person's later export under another source is the earlier one and one workout more",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func grown() throws {
    let earlier = try read("android-same-user-earlier")
    let later = underOtherIdentity(try read("android-same-user-later"))
    let matches = DuplicateSearch(earlier).matches(for: later)
    #expect(matches.filter { $0.certainty == .certain }.map(\.existing) == earlier.map(\.id))
    #expect(try DuplicateSearch(earlier).matches(for: read("android-same-user-later")).isEmpty)
  }
}
