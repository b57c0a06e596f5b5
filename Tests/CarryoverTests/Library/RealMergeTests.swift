import Carryover
import Foundation
import Support
import Testing

/// What merges of real histories give.
@Suite(
  "Merges of real exports",
  .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
struct RealMergeTests {
  private func history(_ name: String) throws -> Library {
    let folder = try #require(Locations.conformance).appendingPathComponent("exports/strong")
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    return try readHistory(Locations.bytes(folder.appendingPathComponent(name)), options: options).library
  }

  private func library(_ number: UInt64, _ entities: [Entity]) throws -> PersonalLibrary {
    var history = LibraryHistory(seed: number)
    return try history.importing(entities, into: history.empty())
  }

  @Test("Two parts of a history that overlap are the whole again, and verified", arguments: RealLibraryTests.names)
  func parts(name: String) throws {
    let history = try history(name)
    let whole = try library(1, history.entities)
    let count = history.sessions.count
    let templates = history.entities.filter { $0.kind != .session }
    let early = try library(2, history.sessions.prefix(count * 2 / 3).map(Entity.session) + templates)
    let late = try library(3, history.sessions.suffix(count * 2 / 3).map(Entity.session) + templates)
    let merge = early.merged(with: late)
    #expect(merge.count(of: .merged) == 0 && merge.count(of: .deleted) == 0)
    let difference = HistoryDifference(from: whole.content, to: merge.library.content)
    // A part may be the same training as another part to a search that sees no more of the history.
    #expect(difference.onlyFirst.count == merge.count(of: .duplicate) && difference.changed.isEmpty)
    #expect(late.merged(with: early).library.content == merge.library.content)
    #expect(merge.library.merged(with: late).library.content == merge.library.content)
    let verification = try LibraryVerification(bytes: merge.library.document(), name: name)
    let faults = verification.log.diagnostics.filter { $0.code.identifier != "verify.value" }
    #expect(faults.isEmpty && verification.digest != nil, "\(faults)")
  }
}
