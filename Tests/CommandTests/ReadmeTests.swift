import Foundation
import Support
import Testing

@Suite("README")
struct ReadmeTests {
  /// Commands of the README's `sh` blocks, with the exit code that a comment behind them promises.
  static func commands() throws -> [(line: String, exitCode: Int32)] {
    let text = try String(contentsOf: Locations.root.appendingPathComponent("README.md"), encoding: .utf8)
    var commands: [(String, Int32)] = []
    var inBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        inBlock = line == "```sh"
        continue
      }
      guard inBlock, !line.isEmpty else { continue }
      let parts = line.split(separator: "#", maxSplits: 1)
      let promised = parts.count == 2 ? parts[1].split(separator: " ").last.flatMap { Int32($0) } : nil
      commands.append((parts[0].trimmingCharacters(in: .whitespaces), promised ?? 0))
    }
    return commands
  }

  @Test("Every command is true")
  func commandsRun() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Locations.samples, to: folder.appendingPathComponent("Samples"))
    let binaries = commandURL.deletingLastPathComponent().path
    let commands = try Self.commands()
    #expect(commands.count > 8)
    for (line, exitCode) in commands where line != "swift test" {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line.replacing("swift run -c release carryover", with: "carryover")]
      process.currentDirectoryURL = folder
      let environment = ProcessInfo.processInfo.environment
      process.environment = environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        .merging(["PATH": "\(binaries):\(environment["PATH"] ?? "")"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == exitCode, "\(line)")
    }
  }

  @Test("It names the command that runs the tests")
  func testCommand() throws {
    #expect(try Self.commands().contains { $0.line == "swift test" })
  }
}
