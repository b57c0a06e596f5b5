import Carryover
import Foundation
import Support
import Testing

/// Figures of one real export of another app, counted with Python's `csv`.
struct CountedLog: Sendable, CustomTestStringConvertible {
  var name: String
  /// Sets, sessions, logged exercises, names, warm-ups, drops, failures, exercises in supersets.
  var sets: [Int]
  /// Repetitions, sets with RPE, exercise notes, workout notes, seconds of workouts, seconds of sets.
  var totals: [Int]
  var unit: LoadUnit
  /// Load × repetitions.
  var volume: Double
  var first: String
  var last: String
  var testDescription: String { name }
}

@Suite("Real exports of other apps")
struct RealLogTests {
  // swift-format-ignore
  static let logs: [CountedLog] = [
    CountedLog(name: "hevy/hevy-kg-km", sets: [330, 17, 90, 44, 0, 0, 0, 14], totals: [4411, 0, 11, 6, 69840, 0], unit: .kilogram, volume: 165952, first: "2025-05-13T19:49:00", last: "2025-06-30T19:56:00"),
    CountedLog(name: "hevy/hevy-kg-km-b", sets: [567, 37, 170, 55, 48, 11, 10, 0], totals: [6278, 0, 76, 18, 133440, 1800], unit: .kilogram, volume: 188826.27, first: "2025-07-08T03:50:00", last: "2026-04-08T16:50:00"),
    CountedLog(name: "hevy/hevy-lbs-miles", sets: [3430, 209, 1203, 76, 0, 0, 0, 0], totals: [24474, 17, 46, 2, 990660, 208], unit: .pound, volume: 3102101, first: "2025-01-12T18:49:00", last: "2025-10-25T19:56:00"),
    CountedLog(name: "fitnotes/fitnotes-android-kgs", sets: [1624, 78, 497, 54, 0, 0, 0, 0], totals: [14207, 0, 0, 0, 0, 0], unit: .kilogram, volume: 256297.5, first: "2025-04-29", last: "2025-09-16"),
  ]

  private func bytes(_ name: String) throws -> [UInt8] {
    try Locations.bytes(#require(Locations.conformance).appendingPathComponent("exports/\(name).csv"))
  }

  @Test(
    "Every figure is that of an independent count",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)), arguments: logs)
  func figures(counted: CountedLog) throws {
    let history = try readHistory(bytes(counted.name))
    let (rows, preview) = (history.summary.rows, history.preview)
    #expect(rows.read == counted.sets[0] && rows.sets == rows.read && rows.header == 1 && rows.blank == 0)
    let supersets = history.exercises.count { $0.supersetID != nil }
    #expect(
      [
        preview.sets.total, preview.sessions, preview.loggedExercises, preview.exerciseNames.count,
        preview.sets.warmup, preview.sets.drop, preview.sets.failure, supersets,
      ] == counted.sets)
    let seconds = history.sets.reduce(0) { $0 + ($1.duration ?? 0) }
    #expect(
      [
        preview.reps, preview.rpeSets, preview.exerciseNotes, preview.workoutNotes, Int(preview.durationSeconds),
        Int(seconds),
      ] == counted.totals)
    #expect(abs(preview.loggedVolume(in: counted.unit) - counted.volume) < 0.01)
    #expect(
      preview.dateRange?.first.description == counted.first && preview.dateRange?.last.description == counted.last)
    #expect(history.codes() == (counted.name.hasPrefix("fitnotes") ? ["log.unquoted-comma"] : []))
  }

  @Test(
    "Most sets of Hevy's have a template of the catalogue",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func templates() throws {
    var matcher = ExerciseMatcher()
    var (known, all) = (0, 0)
    for log in Self.logs where log.name.hasPrefix("hevy") {
      for exercise in try readHistory(bytes(log.name)).exercises {
        all += exercise.setGroups[0].sets.count
        if matcher.match(exercise.name).kind == .catalogue { known += exercise.setGroups[0].sets.count }
      }
    }
    #expect("\(known) of \(all)" == "4225 of 4327")
  }

  @Test(
    "Any chunk size gives the same result",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)), arguments: logs)
  func chunks(counted: CountedLog) throws {
    let bytes = try bytes(counted.name)
    let whole = try readHistory(bytes)
    for size in [13, 64, 1000] {
      let chunked = try readHistory(bytes, chunkSize: size)
      #expect(chunked.library == whole.library && chunked.summary.rows == whole.summary.rows)
    }
  }

  @Test(
    "Hevy's exports are written without a loss",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)),
    arguments: logs.filter { $0.name.hasPrefix("hevy") })
  func written(counted: CountedLog) throws {
    let history = try readHistory(bytes(counted.name))
    var conversion = Conversion(to: .hevy)
    conversion.writing.refusesLosses = true
    let (output, _) = try conversion.run(bytes: bytes(counted.name))
    #expect(try difference(readHistory(output).sessions, history.sessions).isEmpty)
  }
}
