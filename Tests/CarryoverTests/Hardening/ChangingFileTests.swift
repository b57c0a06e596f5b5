import Carryover
import Foundation
import Support
import Testing

@Suite("Files that change")
struct ChangingFileTests {
  @Test(
    "A file that changes while it is read is refused, for the passes over it would not see the same",
    arguments: ["strong.csv", "hevy.csv", "carryover.csv"])
  func changed(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try Data(contentsOf: Locations.samples.appendingPathComponent(name))
    let lines = original.split(separator: 10)
    for changed in [original.prefix(original.count / 2), original + lines[1] + Data([10]), Data()] {
      let url = folder.appendingPathComponent(name)
      try original.write(to: url)
      var options = kilograms
      options.chunkSize = 100
      var reader = try HistoryReader(path: url.path, options: options)
      // The same file, and not another in its place.
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: changed)
      try file.close()
      do {
        while try reader.next() != nil {}
        Issue.record("\(changed.count) bytes were read")
      } catch {
        #expect(error.kind == .input && error.description.contains("it changed meanwhile"), "\(error)")
      }
    }
  }
}
