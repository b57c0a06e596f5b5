import Foundation
import Support
import Testing

/// What a person does with a library, as a readable text: command after command in one folder, and what each says.
///
/// A story may use the samples, under `Samples`. `CARRYOVER_RECORD=1 swift test --filter StoryTests` writes the files
/// anew; look at the difference before keeping it.
@Suite("Stories")
struct StoryTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stories")
  static let stories = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
    $0.hasSuffix(".txt")
  }.sorted()

  @Test("Stories go as recorded", arguments: stories)
  func recorded(name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("$ ") || $0.hasPrefix("# ")
    }
    #expect(lines.count > 1)
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Locations.samples, to: folder.appendingPathComponent("Samples"))
    var found = ""
    for line in lines {
      found += line + "\n"
      guard line.hasPrefix("$ ") else { continue }
      let run = try runTool("sh", ["-c", "export SOURCE_DATE_EPOCH=1735689600; \(line.dropFirst(2))"], in: folder)
      found += run.text + run.errors
      if run.exitCode != 0 { found += "--- exit \(run.exitCode)\n" }
    }
    #expect(try Recording.text(at: url, found: found) == found)
  }

  @Test("There are stories to compare")
  func storiesExist() {
    #expect(Self.stories.count >= 5)
  }
}
