import Carryover
import Foundation
import Support
import Testing

/// Figures of one real export, counted with Python's `csv` (version 6 of the Android app: with a regular expression of
/// its own, for its files are no CSV).
struct CountedExport: Sendable, CustomTestStringConvertible {
  var name: String
  /// Rows: read, sets, rests, notes, blank, rejected.
  var rows: [Int]
  /// Sessions, logged exercises, names, warm-ups, drops, failures, empty sets.
  var sets: [Int]
  /// Repetitions, sets with RPE, exercise notes, workout notes, seconds.
  var totals: [Int]
  /// Load × repetitions in kilograms, pounds, and without a unit.
  var volume: [Double]
  var first: String
  var last: String
  var testDescription: String { name }
}

@Suite("Real exports")
struct RealExportTests {
  // swift-format-ignore
  static let exports: [CountedExport] = [
    CountedExport(name: "android-2018", rows: [5402, 5402, 0, 0, 0, 0], sets: [292, 1272, 74, 0, 0, 0, 0], totals: [925759, 0, 1, 0, 0], volume: [0, 54702654.25, 0], first: "2018-12-10T10:33:55", last: "2020-12-31T12:38:49"),
    CountedExport(name: "android-mixed-units", rows: [2048, 2048, 0, 0, 0, 0], sets: [119, 647, 82, 0, 0, 0, 0], totals: [15743, 0, 4, 17, 508860], volume: [676028.1, 36195.95, 0], first: "2023-03-26T17:52:29", last: "2024-04-02T17:56:10"),
    CountedExport(name: "android-same-user-earlier", rows: [2683, 2683, 0, 0, 0, 0], sets: [109, 787, 85, 0, 0, 0, 0], totals: [20888, 2, 49, 4, 541740], volume: [821696.65, 0, 0], first: "2022-11-07T07:35:20", last: "2023-11-04T13:31:44"),
    CountedExport(name: "android-same-user-later", rows: [2709, 2709, 0, 0, 0, 0], sets: [110, 794, 85, 0, 0, 0, 0], totals: [21135, 2, 49, 4, 546540], volume: [831046.65, 0, 0], first: "2022-11-07T07:35:20", last: "2023-11-07T07:10:25"),
    CountedExport(name: "android-v6-a", rows: [266, 266, 0, 0, 0, 0], sets: [20, 82, 22, 0, 0, 0, 0], totals: [2057, 0, 0, 0, 74700], volume: [64103.209, 0, 0], first: "2025-03-09T14:08:49", last: "2025-04-17T18:59:45"),
    CountedExport(name: "android-v6-b", rows: [40, 40, 0, 0, 0, 0], sets: [3, 12, 11, 0, 0, 0, 0], totals: [296, 0, 0, 0, 10801], volume: [8348.814, 0, 0], first: "2025-03-09T14:08:49", last: "2025-03-11T19:04:45"),
    CountedExport(name: "android-v6-c", rows: [384, 384, 0, 0, 0, 0], sets: [23, 113, 44, 0, 0, 0, 0], totals: [3920, 4, 0, 0, 91458], volume: [83071.134, 0, 0], first: "2023-06-05T18:57:00", last: "2023-11-07T20:38:34"),
    CountedExport(name: "android-v6-unescaped-quotes", rows: [3213, 2013, 1189, 11, 0, 0], sets: [162, 652, 47, 224, 0, 0, 0], totals: [21541, 0, 9, 124, 1680184], volume: [1095493.105, 0, 0], first: "2024-08-31T00:03:19", last: "2026-01-29T17:56:23"),
    CountedExport(name: "damaged-resaved-by-spreadsheet", rows: [356, 356, 0, 0, 0, 0], sets: [20, 83, 44, 0, 0, 0, 0], totals: [3654, 0, 5, 0, 48000], volume: [0, 179962.5, 0], first: "2021-11-29T14:12:16", last: "2021-12-20T23:44:16"),
    CountedExport(name: "damaged-rows", rows: [3560, 3553, 0, 0, 1, 7], sets: [200, 1116, 80, 0, 0, 0, 29], totals: [33017, 0, 10, 23, 2311708], volume: [0, 0, 1130274.8], first: "2020-12-17T15:41:31", last: "2025-04-07T20:45:11"),
    CountedExport(name: "ios-2016-kg-crlf", rows: [1635, 1635, 0, 0, 0, 0], sets: [91, 403, 38, 0, 0, 0, 0], totals: [11086, 0, 0, 0, 0], volume: [268776.31, 0, 0], first: "2016-10-03T19:30:55", last: "2017-10-30T19:20:49"),
    CountedExport(name: "ios-2016-lb-crlf", rows: [2573, 2573, 0, 0, 0, 0], sets: [214, 663, 29, 0, 0, 0, 0], totals: [15235, 0, 0, 0, 0], volume: [0, 1743654.37, 0], first: "2016-09-05T13:04:16", last: "2018-01-05T14:04:26"),
    CountedExport(name: "ios-2018-repeated-exercises", rows: [9932, 9932, 0, 0, 0, 0], sets: [583, 2411, 83, 0, 0, 0, 6], totals: [86298, 0, 7, 3, 0], volume: [0, 0, 13474340.35], first: "2015-10-23T17:06:37", last: "2018-09-29T14:35:32"),
    CountedExport(name: "ios-2018", rows: [2995, 2995, 0, 0, 0, 0], sets: [137, 877, 101, 0, 0, 0, 0], totals: [31777, 0, 10, 0, 0], volume: [0, 0, 1127358.17], first: "2017-05-12T19:00:00", last: "2019-07-12T14:39:26"),
    CountedExport(name: "ios-2019-rpe", rows: [208, 208, 0, 0, 0, 0], sets: [10, 67, 24, 0, 0, 0, 0], totals: [2380, 0, 0, 0, 0], volume: [0, 0, 58013.0], first: "2019-12-02T16:45:22", last: "2019-12-16T16:36:08"),
    CountedExport(name: "ios-2025-literal-newlines", rows: [3272, 1696, 1576, 0, 0, 0], sets: [76, 554, 65, 45, 0, 0, 0], totals: [18886, 311, 324, 0, 250020], volume: [0, 0, 1548677.0], first: "2025-01-01T13:43:00", last: "2026-06-12T05:27:50"),
    CountedExport(name: "ios-2025-no-notes-a", rows: [666, 666, 0, 0, 0, 0], sets: [37, 165, 16, 162, 0, 0, 0], totals: [4142, 0, 0, 0, 143051], volume: [0, 0, 168413.8], first: "2026-04-24T09:40:00", last: "2026-07-22T14:14:23"),
    CountedExport(name: "ios-2025-no-notes-b", rows: [5348, 5348, 0, 0, 0, 0], sets: [315, 2040, 134, 66, 0, 0, 0], totals: [54213, 0, 0, 0, 3485220], volume: [0, 0, 1746782.15], first: "2022-02-06T20:00:29", last: "2026-02-01T20:42:10"),
    CountedExport(name: "ios-2025-rest-timer", rows: [330, 165, 165, 0, 0, 0], sets: [13, 63, 9, 0, 0, 0, 0], totals: [1226, 0, 6, 2, 37080], volume: [0, 0, 80272.5], first: "2025-04-28T20:11:01", last: "2025-06-26T18:59:16"),
    CountedExport(name: "ios-2025-set-letters", rows: [4497, 4497, 0, 0, 0, 0], sets: [169, 922, 66, 1180, 87, 194, 0], totals: [43878, 2492, 9, 0, 658620], volume: [0, 0, 1702144.0], first: "2024-06-18T11:04:00", last: "2026-02-11T19:13:21"),
    CountedExport(name: "ios-classic-float-dust", rows: [5500, 5500, 0, 0, 0, 0], sets: [307, 1664, 98, 0, 0, 0, 0], totals: [55399, 131, 3, 0, 3412320], volume: [0, 0, 5749251.5], first: "2020-07-27T14:11:19", last: "2023-12-02T12:41:20"),
    CountedExport(name: "ios-classic-min-durations", rows: [2440, 2440, 0, 0, 0, 0], sets: [83, 666, 42, 0, 0, 0, 0], totals: [25111, 0, 1, 0, 827252], volume: [0, 0, 2605262.5], first: "2022-10-04T23:17:10", last: "2023-02-21T21:15:45"),
    CountedExport(name: "ios-classic", rows: [1903, 1903, 0, 0, 0, 0], sets: [86, 320, 22, 0, 0, 0, 0], totals: [7432, 0, 0, 0, 1035240], volume: [0, 0, 394186.0], first: "2020-12-30T18:51:52", last: "2021-09-06T18:21:27"),
    CountedExport(name: "ios-french-crlf", rows: [533, 533, 0, 0, 0, 0], sets: [25, 178, 38, 0, 0, 0, 0], totals: [4556, 0, 0, 0, 89220], volume: [0, 0, 177424.5], first: "2023-08-16T13:10:30", last: "2023-10-14T13:45:34"),
    CountedExport(name: "ios-german", rows: [364, 184, 180, 0, 0, 0], sets: [13, 52, 19, 0, 0, 0, 3], totals: [1938, 0, 0, 0, 20520], volume: [0, 0, 4738.0], first: "2025-08-01T09:46:59", last: "2026-04-13T18:07:25"),
  ]

  @Test(
    "Every figure is that of an independent count",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)), arguments: exports)
  func figures(counted: CountedExport) throws {
    let history = try read(counted.name)
    let rows = history.summary.rows
    let preview = history.preview
    #expect([rows.read, rows.sets, rows.rest, rows.notes, rows.blank, rows.rejected] == counted.rows)
    #expect(rows.header == 1 && rows.repeated == 0)
    #expect(rows.rejected == 0 || counted.name.hasPrefix("damaged"))
    #expect(rows.sets == preview.sets.total)
    #expect(
      [
        preview.sessions, preview.loggedExercises, preview.exerciseNames.count, preview.sets.warmup,
        preview.sets.drop, preview.sets.failure, preview.sets.empty,
      ] == counted.sets)
    #expect(
      [preview.reps, preview.rpeSets, preview.exerciseNotes, preview.workoutNotes, Int(preview.durationSeconds)]
        == counted.totals)
    let units: [LoadUnit?] = [.kilogram, .pound, nil]
    let found = units.map { preview.loggedVolume(in: $0) }
    if counted.volume[2] == 0 {
      #expect(zip(found, counted.volume).allSatisfy { abs($0 - $1) < 0.01 })
    } else {
      #expect(abs(found[0] + found[1] + found[2] - counted.volume[2]) < 0.01)
    }
    #expect(preview.dateRange?.first.description == counted.first)
    #expect(preview.dateRange?.last.description == counted.last)
  }

  @Test(
    "Any chunk size gives the same result",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)),
    arguments: ["android-v6-b", "android-mixed-units", "ios-2025-rest-timer", "damaged-rows"])
  func chunks(name: String) throws {
    let whole = try read(name)
    for size in [1, 7, 64] {
      let chunked = try read(name, chunkSize: size)
      #expect(chunked.library == whole.library)
      #expect(chunked.summary.rows == whole.summary.rows)
      #expect(chunked.summary.log.diagnostics == whole.summary.log.diagnostics)
    }
  }

  @Test(
    "Where the unit is stated, the evidence alone never decides for the other one",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)),
    arguments: [
      ("android-2018", "lb"), ("android-same-user-later", "kg"), ("android-v6-c", "kg"),
      ("android-v6-unescaped-quotes", "kg"), ("ios-2016-kg-crlf", "kg"), ("ios-2016-lb-crlf", "lb"),
      ("damaged-resaved-by-spreadsheet", "lb"), ("android-v6-a", "kg"), ("android-v6-b", "kg"),
    ])
  func evidence(name: String, unit: String) throws {
    let history = try read(name)
    var evidence = UnitEvidence()
    for exercise in history.exercises {
      for set in exercise.setGroups.flatMap(\.sets) {
        evidence.add(set.load?.value ?? 0, exercise: UInt64(bitPattern: Int64(exercise.name.hashValue)))
      }
    }
    #expect(evidence.unit == nil || evidence.unit?.rawValue == unit)
  }

  @Test(
    "A later export of the same person has every session of the earlier one, under the same identifiers",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func grown() throws {
    let earlier = try read("android-same-user-earlier")
    let later = try read("android-same-user-later")
    #expect(Array(later.sessions.prefix(earlier.sessions.count)) == earlier.sessions)
    #expect(later.sessions.count == earlier.sessions.count + 1)
  }

  @Test(
    "Two exports pasted together, header and all, are one history",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func pasted() throws {
    let earlier = try bytes("android-same-user-earlier")
    let later = try bytes("android-same-user-later")
    let pasted = try readHistory(earlier + later)
    #expect(try pasted.sessions == read("android-same-user-later").sessions)
    #expect(pasted.summary.rows.repeated == 2683)
    #expect(pasted.summary.rows.header == 2)
    #expect(pasted.summary.rows.sets == 2709)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Locations.bytes(
      #require(Locations.conformance).appendingPathComponent("exports/strong/\(name).csv"))
  }

  private func read(_ name: String, chunkSize: Int = 1 << 16) throws -> ReadHistory {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    return try readHistory(bytes(name), options: options, chunkSize: chunkSize)
  }
}
