import Foundation
import Support
import Testing

/// A run of the command as a readable text: what is typed, what comes out, what is complained of, how it ends.
///
/// `CARRYOVER_RECORD=1 swift test --filter CaseTests` writes the files anew; look at the difference before keeping it.
@Suite("Command")
struct CaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
    $0.hasSuffix(".txt")
  }.sorted()

  @Test("Runs are as recorded", arguments: cases)
  func recorded(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first)
    try #require(line.hasPrefix("$ carryover "))
    let words = line.dropFirst("$ carryover ".count).split(separator: " ").map(String.init)
    var arguments = words
    var input: Data?
    if let sign = words.firstIndex(of: "<") {
      input = try Data(contentsOf: Locations.root.appendingPathComponent(words[sign + 1]))
      arguments = Array(words[..<sign])
    }
    let run = try runCommand(arguments, input: input)
    let found = "\(line)\n--- output\n\(run.text)--- errors\n\(run.errors)--- exit \(run.exitCode)\n"
    #expect(try Recording.text(at: url, found: found) == found)
  }

  @Test("There are runs to compare")
  func casesExist() {
    #expect(Self.cases.count > 15)
  }
}
