import Carryover
import Foundation
import Support
import Testing

/// A small file for every finding there is, and what the command says of it.
///
/// `CARRYOVER_RECORD=1 swift test --filter GalleryTests` writes the entries and the article of the documentation anew.
@Suite("Error gallery", .serialized)
struct GalleryTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Gallery")
  static let codes = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  /// Codes that no file can bring about, and why.
  static let exceptions = [
    "edit.changed": "Somebody has to change the session while it is edited.",
    "edit.editor": "Only an editor that cannot be run, or gives up, brings it about.",
    "import.accounting":
      "What comes into a library is counted twice, and the sums never differ unless Carryover is faulty.",
    "envelope.too-large": "Such a message has more than 341 MiB.",
    "input.broken-off": "Only the bytes that an app hands over one after another can break off.",
    "reading.cancelled": "Only an app cancels the task that reads.",
    "library.locked": "It needs two commands that change one library at the same moment.",
    "receipt.unknown": "Only an app gives the whole identifier of a receipt that there is not.",
    "report.accounting": "The rows of a file are counted twice, and the sums never differ unless Carryover is faulty.",
  ]

  static func entry(_ code: String) throws -> GalleryEntry {
    let text = try String(contentsOf: folder.appendingPathComponent("\(code).txt"), encoding: .utf8)
    return try #require(GalleryEntry(code: code, text: text))
  }

  @Test("An entry's files bring about what it says", arguments: codes)
  func runs(code: String) throws {
    let entry = try Self.entry(code)
    #expect(!entry.runs.isEmpty)
    let found = try entry.runAgain(knownCodes: Set(DiagnosticCode.all.map(\.identifier))).text
    #expect(try Recording.text(at: Self.folder.appendingPathComponent("\(code).txt"), found: found) == found)
  }

  @Test("Every code is shown, as grave as it is", arguments: DiagnosticCode.all)
  func isShown(code: DiagnosticCode) throws {
    if Self.exceptions[code.identifier] != nil {
      #expect(!Self.codes.contains(code.identifier))
      return
    }
    let findings = try Self.entry(code.identifier).runs.flatMap(\.findings)
    #expect(findings.contains { $0.contains("\(code.severity.rawValue): ") && $0.hasSuffix(" [\(code.identifier)]") })
  }

  @Test("Every entry and every exception is of a code that there is")
  func isKnown() {
    let known = Set(DiagnosticCode.all.map(\.identifier))
    #expect(known == Set(Self.codes).union(Self.exceptions.keys))
  }

  @Test("The article shows the entries")
  func article() throws {
    let found = GalleryArticle.text(try Self.codes.map(Self.entry), exceptions: Self.exceptions)
    #expect(
      try Recording.text(at: Locations.documentation.appendingPathComponent("ErrorGallery.md"), found: found) == found)
  }
}
