import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Samples of apps")
struct AppSampleTests {
  static let samples = [
    "spotter.json", "brados.json", "brados-history.json", "workout-logger.json", "gym-app-old.json",
  ]
  /// That one is too long to be cut at every byte.
  static let allSamples = samples + ["gym-app.json"]

  private func read(_ bytes: [UInt8], chunkSize: Int = 1 << 16) throws -> (library: Library, summary: SourceSummary) {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.pound)
    options.timeZone = TimeZone(identifier: "America/New_York")
    options.chunkSize = chunkSize
    var reader = try HistoryReader(bytes: bytes, name: "sample", options: options)
    let library = try reader.library()
    return (library, reader.summary)
  }

  @Test("Every chunk size gives the same result", arguments: allSamples)
  func chunks(name: String) throws {
    let bytes = try Locations.sample(name)
    let whole = try read(bytes)
    #expect(!whole.library.sessions.isEmpty)
    for size in 1...64 {
      let chunked = try read(bytes, chunkSize: size)
      #expect(chunked.library == whole.library)
      #expect(chunked.summary.log.diagnostics == whole.summary.log.diagnostics)
    }
  }

  @Test("Cut at any byte, a sample is refused", arguments: samples)
  func truncation(name: String) throws {
    let bytes = try Locations.sample(name)
    let end = bytes.lastIndex { $0 == UInt8(ascii: "}") } ?? 0
    for length in 0..<end {
      let failure = #expect(throws: ReadingFailure.self) { _ = try read(Array(bytes.prefix(length))) }
      #expect(failure?.kind == .input)
    }
  }

  @Test("Any changed byte leaves a history that is read, told of or refused", arguments: allSamples)
  func mutation(name: String) throws {
    let bytes = try Locations.sample(name)
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("\0\n\",:{}[]0-9eé\\".utf8)
    var (readings, refusals) = (0, 0)
    for _ in 0..<400 {
      var mutant = bytes
      mutant[Int.random(in: 0..<mutant.count, using: &random)] = alphabet.randomElement(using: &random) ?? 0
      do {
        _ = try read(mutant)
        readings += 1
      } catch let failure as ReadingFailure {
        #expect(failure.kind == .input)
        refusals += 1
      }
    }
    #expect(readings > 0 && refusals > 0)
  }

  @Test("A converted sample reads back as the sample itself", arguments: allSamples)
  func roundTrip(name: String) throws {
    let library = try read(Locations.sample(name)).library
    for format in [OutputFormat.json, .jsonLines] {
      #expect(try readHistory(library.document(in: format)).library == library)
    }
  }
}
