import Foundation
import Support
import Testing

@testable import Carryover

/// What a file loses when written in both flavours.
struct ExpectedLosses: Sendable, CustomTestStringConvertible {
  var name: String
  var apple: [String: Int] = [:]
  var hevy: [String: Int] = [:]
  var testDescription: String { name }
}

/// Whole files of Strong's, written in Strong's CSV and read again.
@Suite("Strong: there and back")
struct StrongRoundTripTests {
  private func read(_ bytes: [UInt8], unit: LoadUnit?) throws -> ReadHistory {
    var options = ReadingOptions()
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    options.allowsUnknownUnit = true
    return try readHistory(bytes, options: options)
  }

  /// Writes a history in a flavour and reads it again: sessions are the same but for what was told.
  private func losses(_ history: ReadHistory, in format: OutputFormat) throws -> [String: Int] {
    let sink = CollectingSink()
    let writer = format.writer(into: sink)
    for entity in history.library.entities { try writer.write(entity) }
    try writer.finish()
    let unit = history.sets.compactMap { $0.load?.unit }.first
    let again = try read(sink.bytes, unit: unit)
    let told = writer.losses.counts
    try #require(again.sessions.count == history.sessions.count)
    #expect(again.summary.rows.rejected == 0 && again.summary.rows.repeated == 0)
    if told.isEmpty { #expect(difference(again.sessions, history.sessions).isEmpty) }
    #expect(LossCheck(history.sessions, again.sessions, told: told).faults == [])
    return told
  }

  // swift-format-ignore
  static let samples = [
    ExpectedLosses(name: "strong-2016"),
    ExpectedLosses(name: "strong-android-v6", apple: ["session.duration": 2], hevy: ["session.duration": 2, "set.distance.unit": 1, "set.restAfter": 1]),
    ExpectedLosses(name: "strong-android", apple: ["set.distance.unit": 2, "set.load.unit": 2]),
    ExpectedLosses(name: "strong-chinese"),
    ExpectedLosses(name: "strong-damaged"),
    ExpectedLosses(name: "strong-french"),
    ExpectedLosses(name: "strong-german", hevy: ["set.restAfter": 1]),
    ExpectedLosses(name: "strong-pasted"),
    ExpectedLosses(name: "strong-pounds"),
    ExpectedLosses(name: "strong-spreadsheet"),
    ExpectedLosses(name: "strong-utf16"),
    ExpectedLosses(name: "strong", hevy: ["set.distance.unit": 1, "set.restAfter": 7]),
  ]

  @Test("Samples lose this and nothing else", arguments: samples)
  func sampleLosses(expected: ExpectedLosses) throws {
    let history = try read(Locations.sample(expected.name + ".csv"), unit: .kilogram)
    let (apple, hevy) = try (losses(history, in: .strong), losses(history, in: .strongHevy))
    #expect(apple == expected.apple)
    #expect(hevy == expected.hevy)
  }

  @Test("Every sample of Strong's is among them")
  func allSamples() {
    let names = Locations.sampleNames(".csv").filter { $0.hasPrefix("strong") && !$0.hasPrefix("stronglifts") }
    #expect(Self.samples.map { $0.name + ".csv" } == names)
  }

  // swift-format-ignore
  static let exports = [
    ExpectedLosses(name: "android-2018", apple: ["set.reps": 1]),
    ExpectedLosses(name: "android-mixed-units", apple: ["set.distance.unit": 151, "set.load.unit": 109, "set.reps": 8]),
    ExpectedLosses(name: "android-same-user-earlier"),
    ExpectedLosses(name: "android-same-user-later"),
    ExpectedLosses(name: "android-v6-a", apple: ["session.duration": 20], hevy: ["session.duration": 20]),
    ExpectedLosses(name: "android-v6-b", apple: ["session.duration": 3], hevy: ["session.duration": 3]),
    ExpectedLosses(name: "android-v6-c", apple: ["session.duration": 23], hevy: ["session.duration": 23, "set.distance.unit": 4]),
    ExpectedLosses(name: "android-v6-unescaped-quotes", apple: ["session.duration": 157], hevy: ["session.duration": 157, "set.restAfter": 1189]),
    ExpectedLosses(name: "damaged-resaved-by-spreadsheet"),
    ExpectedLosses(name: "damaged-rows"),
    ExpectedLosses(name: "ios-2016-kg-crlf"),
    ExpectedLosses(name: "ios-2016-lb-crlf"),
    ExpectedLosses(name: "ios-2018"),
    ExpectedLosses(name: "ios-2018-repeated-exercises", hevy: ["set.distance.unit": 3]),
    ExpectedLosses(name: "ios-2019-rpe"),
    ExpectedLosses(name: "ios-2025-literal-newlines", hevy: ["set.restAfter": 1576]),
    ExpectedLosses(name: "ios-2025-no-notes-a"),
    ExpectedLosses(name: "ios-2025-no-notes-b", hevy: ["set.distance.unit": 76]),
    ExpectedLosses(name: "ios-2025-rest-timer", hevy: ["set.restAfter": 165]),
    ExpectedLosses(name: "ios-2025-set-letters"),
    ExpectedLosses(name: "ios-classic"),
    ExpectedLosses(name: "ios-classic-float-dust"),
    ExpectedLosses(name: "ios-classic-min-durations"),
    ExpectedLosses(name: "ios-french-crlf"),
    ExpectedLosses(name: "ios-german", hevy: ["set.restAfter": 180]),
  ]

  @Test(
    "Real exports lose this and nothing else",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)), arguments: exports)
  func exportLosses(expected: ExpectedLosses) throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("exports/strong")
    let history = try read(
      Locations.bytes(folder.appendingPathComponent(expected.name + ".csv")), unit: .kilogram)
    let (apple, hevy) = try (losses(history, in: .strong), losses(history, in: .strongHevy))
    #expect(apple == expected.apple)
    #expect(hevy == expected.hevy)
  }

  @Test(
    "Through Hevy's CSV and back, real exports keep every set",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)),
    arguments: exports.map(\.name))
  func throughHevy(name: String) throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("exports/strong")
    let history = try read(Locations.bytes(folder.appendingPathComponent(name + ".csv")), unit: .kilogram)
    let hevy = try RoundTrip(history.library.entities, .hevy)
    let strong = try RoundTrip(hevy.read.entities, .strong)
    #expect(hevy.faults(history.sessions) == [] && strong.faults(hevy.read.sessions) == [])
    let (old, new) = (history.sets, strong.read.sessions.flatMap(\.allSets))
    try #require(old.count == new.count)
    for (old, new) in zip(old, new) {
      #expect(old.kind == new.kind && old.toFailure == new.toFailure && (old.reps ?? 0) == (new.reps ?? 0))
      let weights = [old.load, new.load].map { $0?.converted(to: .kilogram).value ?? 0 }
      #expect(abs(weights[0] - weights[1]) < 0.02)
    }
  }
}
