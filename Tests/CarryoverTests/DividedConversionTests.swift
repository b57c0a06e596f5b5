import Carryover
import Foundation
import Support
import Testing
import TextStreams

/// A file that is divided among threads gives what one thread gives.
@Suite("Several threads")
struct DividedConversionTests {
  private func run(
    _ bytes: [UInt8], _ format: OutputFormat, threads: Int, pieceLength: Int, units: UnitTransform = UnitTransform()
  ) throws -> (output: [UInt8], report: ConversionReport) {
    var conversion = Conversion(to: format)
    conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
    conversion.options.pieceLength = pieceLength
    conversion.options.chunkSize = 100
    conversion.writing.timeZone = TimeZone(identifier: "Europe/Berlin")
    conversion.threadCount = threads
    conversion.units = units
    return try conversion.run(bytes: bytes, name: "test.csv")
  }

  private func expectSame(_ bytes: [UInt8], _ format: OutputFormat, _ units: UnitTransform = UnitTransform()) throws {
    let whole = try run(bytes, format, threads: 1, pieceLength: 1, units: units)
    for (threads, pieceLength) in [(2, 1), (3, 60), (8, 300), (2, 5000)] {
      let divided = try run(bytes, format, threads: threads, pieceLength: pieceLength, units: units)
      #expect(divided.output == whole.output)
      #expect(divided.report.written == whole.report.written)
      #expect(divided.report.files.map(\.rows) == whole.report.files.map(\.rows))
      #expect(divided.report.files.map(\.bytesRead) == whole.report.files.map(\.bytesRead))
      #expect(divided.report.files.map(\.log.diagnostics) == whole.report.files.map(\.log.diagnostics))
      #expect(divided.report.log.diagnostics == whole.report.log.diagnostics)
    }
  }

  @Test("Every sample", arguments: SampleTests.samples)
  func samples(name: String) throws {
    let bytes = try Locations.sample(name)
    for format in OutputFormat.all { try expectSame(bytes, format) }
    try expectSame(bytes, .jsonLines, UnitTransform(loadUnit: .pound))
  }

  @Test("Histories with damaged rows, headers in the middle and workouts of one second", arguments: 1...10)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = appleHeader
    for day in 1...28 {
      for exercise in 0..<Int.random(in: 1...4, using: &random) {
        for set in 1...Int.random(in: 1...5, using: &random) {
          let weight = Int.random(in: 0...20, using: &random) == 0 ? "x" : "\(20 + set).29999999999999"
          let date =
            Int.random(in: 0...40, using: &random) == 0 ? "never" : "2021-02-\(day < 10 ? "0" : "")\(day) 18:00:00"
          text += "\(date),\"Day \(exercise / 2)\",1h,\"Lift \(exercise)\",\(set),\(weight),5,0,0,\"\",\"\",\n"
        }
      }
      if day % 9 == 0 { text += appleHeader }
      if day % 11 == 0 { text += "\n" }
    }
    for format in [OutputFormat.json, .jsonLines] { try expectSame(Array(text.utf8), format) }
  }

  @Test("A failure to write ends all threads and is told")
  func failure() throws {
    var conversion = Conversion(to: .jsonLines)
    conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
    conversion.options.pieceLength = 1
    conversion.threadCount = 4
    let input = InputSource(bytes: try Locations.sample("strong.csv"), name: "strong.csv")
    #expect(throws: ReadingFailure.self) { try conversion.run([input], into: FullSink()) }
  }
}

/// A disk that is full.
private struct FullSink: OutputSink {
  func write(_ bytes: ByteSlice) throws(FileFailure) {
    throw FileFailure(path: "disk", action: "write", reason: "full")
  }
  func finish() {}
}
