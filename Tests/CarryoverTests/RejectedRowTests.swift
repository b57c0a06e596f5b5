import Carryover
import Foundation
import Support
import Testing

/// Rows that cannot be read, written to a file, mended there, and laid over the original.
@Suite("Rejected rows")
struct RejectedRowTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("rejected-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  private func convert(_ original: String, rejects: String? = nil, mended: String? = nil) throws -> ConversionReport {
    var conversion = Conversion(to: .jsonLines)
    conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
    conversion.mendedRowsPath = mended
    return try conversion.run(
      paths: [original], outputPath: path("output.jsonl"), rejectedRowsPath: rejects.map { path($0) })
  }

  private func output() throws -> String { try text("output.jsonl") }

  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
  private static func row(_ number: Int, weight: String = "60.0", note: String = "") -> String {
    "2021-01-05 18:03:22,\"Legs\",1h,\"Squat (Barbell)\",\(number),\(weight),5,0,0,\"\(note)\",\"\","
  }

  @Test("They are written byte for byte under their header, with line and reason after")
  func bytes() throws {
    let original = try write(
      [Self.header, Self.row(1), Self.row(2, weight: "sixty", note: "say \"\"hi\"\", twice"), Self.row(3)]
        .joined(separator: "\r\n"), "in.csv")
    let report = try convert(original, rejects: "rejected.csv")
    #expect(report.files[0].rows.rejected == 1)
    #expect(
      try text("rejected.csv") == """
        \(Self.header),carryover_line,carryover_reason
        \(Self.row(2, weight: "sixty", note: "say \"\"hi\"\", twice")),3,\
        \"\"\"sixty\"\" in column weight is not a number; write it in digits: 62.5 [strong.number-unreadable]\"

        """)
  }

  @Test("Where none is rejected, no file is written")
  func none() throws {
    let original = try write([Self.header, Self.row(1)].joined(separator: "\n"), "in.csv")
    _ = try convert(original, rejects: "rejected.csv")
    #expect(!FileManager.default.fileExists(atPath: path("rejected.csv")))
  }

  @Test("Mended, they give what the file would have given had they been good", arguments: SampleTests.samples)
  func mending(name: String) throws {
    // Only one row in a file that is damaged already is told apart from the others below.
    guard name != "strong-damaged.csv", name != "strong-utf16.csv" else { return }
    let bytes = try Locations.sample(name)
    let good = String(decoding: bytes, as: UTF8.self)
    let goodPath = try write(good, "good.csv")
    _ = try convert(goodPath)
    let wanted = try output()
    var damagedFiles = 0
    // Each date in turn is made unreadable.
    for place in good.ranges(of: /20[0-9][0-9][-\/,]/) {
      var damaged = good
      damaged.replaceSubrange(place, with: "2O\(good[place].dropFirst(2))")
      let original = try write(damaged, "damaged.csv")
      guard let report = try? convert(original, rejects: "rejected.csv"), report.files[0].rows.rejected == 1 else {
        continue
      }
      damagedFiles += 1
      // Not mended, they are what they were.
      let before = try output()
      _ = try convert(original, mended: path("rejected.csv"))
      #expect(try output() == before)
      let mended = try write(
        text("rejected.csv").replacing(/2O([0-9][0-9][-\/,])/) { "20\($0.output.1)" }, "mended.csv")
      _ = try convert(original, mended: mended)
      #expect(try output() == wanted)
    }
    #expect(damagedFiles > 0 || name == "strong-spreadsheet.csv")
  }

  @Test("A spreadsheet may have saved the mended rows with other delimiters and quotes")
  func spreadsheet() throws {
    let good = [Self.header, Self.row(1), Self.row(2, note: "a; b"), Self.row(3)]
    _ = try convert(try write(good.joined(separator: "\n"), "good.csv"))
    let wanted = try output()
    let original = try write(
      [good[0], good[1], Self.row(2, weight: "6O", note: "a; b"), good[3]].joined(separator: "\n"), "in.csv")
    let mended = try write(
      """
      \(Self.header.replacing(",", with: ";"));carryover_line;carryover_reason;;
      2021-01-05 18:03:22;Legs;1h;Squat (Barbell);2;60.0;5;0;0;"a; b";;;3;"no number [strong.number-unreadable]";;

      """, "mended.csv")
    _ = try convert(original, mended: mended)
    #expect(try output() == wanted)
  }

  @Test("A quote that was never closed is closed in the mended file, and the rows behind it are rows again")
  func unclosedQuote() throws {
    let good = [Self.header, Self.row(1), Self.row(2, note: "heavy"), Self.row(3), Self.row(4)]
    _ = try convert(try write(good.joined(separator: "\n"), "good.csv"))
    let wanted = try output()
    let broken = good[2].replacing("\"heavy\"", with: "\"heavy")
    let original = try write([good[0], good[1], broken, good[3], good[4]].joined(separator: "\n"), "in.csv")
    #expect(try convert(original, rejects: "rejected.csv").files[0].rows.rejected == 1)
    let mended = try write(text("rejected.csv").replacing("\"heavy,", with: "\"heavy\","), "mended.csv")
    _ = try convert(original, mended: mended)
    #expect(try output() == wanted)
  }

  @Test("Rows under two headers keep their own")
  func twoHeaders() throws {
    let other = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes"
    let good = [
      Self.header, Self.row(1), other, "2021-01-09 18:03:22,Legs,Squat (Barbell),1,60.0,5,0,0,,",
    ]
    _ = try convert(try write(good.joined(separator: "\n"), "good.csv"))
    let wanted = try output()
    let bad = good.map { $0.replacing("60.0", with: "6O.O") }.joined(separator: "\n")
    let original = try write(bad, "in.csv")
    #expect(try convert(original, rejects: "rejected.csv").files[0].rows.rejected == 2)
    let rejected = try text("rejected.csv")
    #expect(rejected.contains(Self.header + ",carryover_line,") && rejected.contains(other + ",carryover_line,"))
    _ = try convert(original, mended: try write(rejected.replacing("6O.O", with: "60.0"), "mended.csv"))
    #expect(try output() == wanted)
  }

  @Test(
    "A mended file that does not fit is refused, with the place",
    arguments: [
      ("Date,Weight\n2021-01-05,60\n", "mended.columns-missing"),
      ("\(header),carryover_line,carryover_reason\n\(row(1))\n", "mended.line-missing"),
      ("\(header),carryover_line,carryover_reason\n\(row(1)),77,\"x [y]\"\n", "mended.line-unknown"),
    ])
  func foreign(mended: String, code: String) throws {
    let original = try write([Self.header, Self.row(1)].joined(separator: "\n"), "in.csv")
    let failure = #expect(throws: ReadingFailure.self) {
      try convert(original, mended: try write(mended, "mended.csv"))
    }
    #expect(failure?.diagnostic.code.identifier == code)
  }
}
