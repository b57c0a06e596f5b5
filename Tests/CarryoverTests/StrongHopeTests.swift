import Foundation
import Support
import Testing
import TextStreams

@testable import Carryover

/// A file that is read in the hope that it is as most are gives what one gives that was looked over before.
@Suite("Files that nobody looked over")
struct StrongHopeTests {
  /// Keeps what is written into it, and cannot forget it.
  private final class KeepingSink: OutputSink {
    private(set) var bytes: [UInt8] = []
    func write(_ bytes: ByteSlice) { self.bytes += bytes.array }
    func finish() {}
  }

  /// Counts how often it was to forget.
  private final class CountingSink: ErasableSink {
    private(set) var bytes: [UInt8] = []
    private(set) var erasures = 0
    let isErasable = true
    func write(_ bytes: ByteSlice) { self.bytes += bytes.array }
    func erase() {
      bytes = []
      erasures += 1
    }
    func finish() {}
  }

  private func conversion(_ format: OutputFormat, threads: Int, pieceLength: Int) -> Conversion {
    var conversion = Conversion(to: format)
    conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
    conversion.options.chunkSize = 300
    conversion.options.pieceLength = pieceLength
    conversion.threadCount = threads
    return conversion
  }

  /// Converts with hope and without, and expects the same.
  ///
  /// - Returns: How often the reading had to start over.
  private func expectSame(
    _ text: String, _ bytes: [UInt8]? = nil, threads: Int, pieceLength: Int, limits: ReadingLimits = ReadingLimits()
  ) throws -> Int {
    let input = InputSource(bytes: bytes ?? Array(text.utf8), name: "test.csv")
    let keeping = KeepingSink()
    let counting = CountingSink()
    var (one, several) = (
      conversion(.json, threads: 1, pieceLength: pieceLength),
      conversion(.json, threads: threads, pieceLength: pieceLength)
    )
    one.options.limits = limits
    several.options.limits = limits
    let looked = try one.run([input], into: keeping)
    let hoped = try several.run([input], into: counting)
    #expect(counting.bytes == keeping.bytes)
    #expect(hoped.written == looked.written)
    #expect(hoped.files.map(\.rows) == looked.files.map(\.rows))
    #expect(hoped.files.map(\.dialect) == looked.files.map(\.dialect))
    #expect(hoped.files.map(\.loadUnitSource) == looked.files.map(\.loadUnitSource))
    #expect(hoped.files.map(\.bytesRead) == looked.files.map(\.bytesRead))
    #expect(hoped.files.map(\.log.diagnostics) == looked.files.map(\.log.diagnostics))
    #expect(hoped.log.diagnostics == looked.log.diagnostics)
    return counting.erasures
  }

  /// Workouts of `days`, in that order.
  private func rows(_ days: ClosedRange<Int>, note: String = "") -> String {
    days.map { day in
      (1...3).map { set in
        "2021-03-\(day < 10 ? "0" : "")\(day) 18:00:00,\"Day\",1h,\"Lift \(day % 4)\",\(set),60,5,0,0,\"\(note)\",\"\",\n"
      }
      .joined()
    }
    .joined()
  }

  /// Prose that looks like the first rows of other workouts.
  private static let rowsInNote = #"""
    first
    2021-03-02 18:00:00,""Day"",1h,""Lift 1"",1,60,5,0,0,"""","""",
    2021-03-09 18:00:00,""Day"",1h,""Lift 1"",1,60,5,0,0,"""","""",
    last
    """#

  @Test("Usual files are read once", arguments: [1, 2, 3], [1, 300, 2000])
  func usual(threads: Int, pieceLength: Int) throws {
    for text in [
      appleHeader + rows(1...28), appleHeader + rows(1...28, note: "felt \"\"good\"\"\nand more"),
      appleHeader + rows(1...9) + "\n" + rows(10...20) + "never,\"Day\",1h,\"Lift\",1,60,5,0,0,\"\",\"\",\n"
        + rows(21...28),
      appleHeader + rows(1...9) + appleHeader + rows(9...20),
      (appleHeader + rows(1...28, note: "é")).replacing("\n", with: "\r\n"),
    ] {
      let erasures = try expectSame(text, threads: threads, pieceLength: pieceLength)
      #expect(erasures == 0)
    }
  }

  @Test("Files that are not as most are, are read again", arguments: [1, 2, 3], [1, 300, 2000])
  func unusual(threads: Int, pieceLength: Int) throws {
    let french = "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de série,Poids,Rép.,Distance,Secondes,RPE\n"
    for text in [
      appleHeader + rows(20...28) + rows(1...9), appleHeader + rows(1...28) + rows(27...27),
      appleHeader + rows(1...20) + french,
      appleHeader + rows(1...20) + appleHeader.replacing("Weight", with: "Weight (kg)") + rows(21...28),
      appleHeader + rows(1...20)
        + rows(21...28).replacing("2021-03-2", with: "3/2").replacing(" 18:00", with: "/2021 18:00"),
      appleHeader + rows(1...28) + "2021-03-01 18:00:00,\"Day\",1h,\"Lift\",1,never,5,0,0,\"\",\"\",\n",
    ] {
      let erasures = try expectSame(text, threads: threads, pieceLength: pieceLength)
      #expect(erasures == 1)
    }
    var bytes = Array((appleHeader + rows(1...28, note: "note")).utf8)
    bytes[bytes.count - 20] = 0xE9
    #expect(try expectSame("", bytes, threads: threads, pieceLength: pieceLength) == 1)
  }

  @Test("A rejected row counts for the order of the file", arguments: [1, 2, 3])
  func rejected(threads: Int) throws {
    func row(_ day: Int, _ weight: String, _ set: Int = 1) -> String {
      "2021-04-\(day < 10 ? "0" : "")\(day) 18:00:00,\"Day\",1h,\"Squat\",\(set),\(weight),5,0,0,\"\",\"\",\n"
    }
    let before = appleHeader + rows(1...28)
    // The later date is rejected, and the earlier one goes on, or says again what it said.
    for text in [
      before + row(1, "60") + row(2, "no") + row(1, "70"), before + row(1, "60") + row(2, "no") + row(1, "60"),
      before + row(3, "60") + row(1, "no") + row(4, "60"),
    ] {
      let erasures = try expectSame(text, threads: threads, pieceLength: 300)
      #expect(erasures == 1)
    }
    let erasures = try expectSame(
      before + row(1, "no") + row(1, "60") + row(2, "no") + row(3, "60"), threads: threads, pieceLength: 300)
    #expect(erasures == 0)
  }

  @Test("Rows that are too long, and commas behind them", arguments: [1, 2])
  func lengths(threads: Int) throws {
    let long = "2021-03-01 18:00:00,\"Day\",1h,\"Lift\",1,60,5,0,0,\"\(String(repeating: "x", count: 2000))\",\"\",\n"
    var limits = ReadingLimits()
    limits.recordLength = 1000
    #expect(try expectSame(appleHeader + rows(2...28) + long, threads: threads, pieceLength: 300, limits: limits) == 1)
    let commas = appleHeader + rows(1...28).replacing("\n", with: ",\n")
    #expect(try expectSame(commas, threads: threads, pieceLength: 300) == 0)
  }

  @Test("Notes that look like rows divide no workout", arguments: [1, 50, 300, 900])
  func notes(pieceLength: Int) throws {
    let text = appleHeader + rows(10...28, note: Self.rowsInNote)
    for threads in 1...3 { _ = try expectSame(text, threads: threads, pieceLength: pieceLength) }
  }

  @Test("Anything anywhere", arguments: 1...20)
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "\n", appleHeader, "never,\"Day\",1h,\"Lift\",1,60,5,0,0,\"\",\"\",\n", "\"open\n", ",,,,\n", "x\"y,\"z\n", "é\n",
      "2021-03-15 18:00:00,\"Day\",1h,\"Lift\",Rest Timer,0,0,0,90,\"\",\"\",\n", "3/15/2021 18:00,a,1h,b,1,2,3\n",
      "2021-02-30 18:00:00,\"Day\",1h,\"Lift\",1,60,5,0,0,\"\",\"\",\n",
    ]
    for _ in 0..<8 {
      var text = appleHeader
      for day in 1...20 {
        if Int.random(in: 0..<12, using: &random) == 0 { text += pieces.randomElement(using: &random) ?? "" }
        let note = Int.random(in: 0..<9, using: &random) == 0 ? Self.rowsInNote : ""
        text += rows(day...day, note: note)
      }
      let pieceLength = [1, 40, 333, 1500].randomElement(using: &random) ?? 1
      _ = try expectSame(text, threads: Int.random(in: 1...4, using: &random), pieceLength: pieceLength)
    }
  }

  @Test("Every sample", arguments: SampleTests.samples)
  func samples(name: String) throws {
    let bytes = try Locations.sample(name)
    for threads in 1...2 { _ = try expectSame("", bytes, threads: threads, pieceLength: 500) }
  }

  @Test("What a file has forgotten is not in it")
  func erased() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("file").path
    let sink = try AtomicFileSink(path: path)
    let many = [UInt8](repeating: 65, count: 200_000)
    for count in [1, 70_000, 65_536, 200_000] { try many.withByteSlice { try sink.write($0.slice(0, count)) } }
    try sink.erase()
    var expected: [UInt8] = []
    for count in [10, 65_530, 1, 131_072, 7] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }
      try bytes.withByteSlice { try sink.write($0) }
      expected += bytes
    }
    try sink.finish()
    #expect(try Locations.bytes(URL(fileURLWithPath: path)) == expected)
  }
}
