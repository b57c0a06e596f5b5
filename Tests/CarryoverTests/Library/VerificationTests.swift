import Carryover
import Support
import Testing

@Suite("Verification")
struct VerificationTests {
  private static func library(seed: UInt64 = 1, sessions: Int = 1) throws -> [UInt8] {
    var history = LibraryHistory(seed: seed)
    var library = try history.importing(LibraryHistory.export(seed: seed, sessions: sessions), into: history.empty())
    library.delete([library.content.exercises[0].id.value], at: history.now())
    return try library.document()
  }

  private func isFound(_ bytes: [UInt8]) -> Bool {
    do {
      return try !LibraryVerification(bytes: bytes, name: "history.carryover").isClean
    } catch {
      return true
    }
  }

  @Test("A whole library is clean")
  func whole() throws {
    let verification = try LibraryVerification(bytes: try Self.library(sessions: 3), name: "history.carryover")
    #expect(verification.isClean && verification.format == "Carryover library" && verification.digest != nil)
    #expect(verification.counts[.session] == 3 && verification.setCount > 3 && verification.receiptCount == 2)
    #expect(verification.counts[.tombstone] == 1 && verification.ledgerCount > 3)
  }

  @Test("A library that was cut is found, wherever")
  func cut() throws {
    let bytes = try Self.library()
    for count in bytes.indices { #expect(isFound(Array(bytes.prefix(count))), "cut after \(count) bytes") }
  }

  @Test("A byte that was changed is found, whichever", arguments: [0x01, 0x04, 0x20, 0x80] as [UInt8])
  func flipped(mask: UInt8) throws {
    let bytes = try Self.library()
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= mask
      #expect(isFound(damaged), "byte \(place)")
    }
  }

  @Test("A line that is gone or stands twice is found")
  func lines() throws {
    let lines = try Self.library().split(separator: 10).map { Array($0) + [10] }
    for place in lines.indices {
      var (shorter, longer) = (lines, lines)
      shorter.remove(at: place)
      longer.insert(lines[place], at: place)
      #expect(isFound(shorter.flatMap(\.self)), "without line \(place + 1)")
      #expect(isFound(longer.flatMap(\.self)), "line \(place + 1) twice")
    }
  }

  @Test("Every field of every type can be looked at", arguments: UInt64(1)...10)
  func fields(seed: UInt64) throws {
    // The values are of the right kind and beyond all scales.
    let bytes = try filledLibrary(seed: seed).document(in: .json)
    let log = try LibraryVerification(bytes: bytes, name: "history.json").log
    let codes = Set(log.diagnostics.map(\.code.identifier))
    #expect(codes.isSuperset(of: ["verify.value", "verify.reference"]))
    #expect(log.diagnostics.contains { $0.message.hasPrefix("sessions[1].sections[0].exercises[1].setGroups[0]") })
  }

  @Test("Every dialect of every sample is clean once it is converted", arguments: Locations.sampleNames(".csv"))
  func samples(name: String) throws {
    var options = kilograms
    options.allowsUnknownUnit = true
    let library = try readHistory(Locations.sample(name), options: options).library
    for format in [OutputFormat.json, .jsonLines] {
      let verification = try LibraryVerification(bytes: library.document(in: format), name: name)
      #expect(verification.isClean, "\(verification.log.diagnostics)")
    }
  }
}
