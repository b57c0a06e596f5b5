import Foundation
import Testing

@testable import CarryoverCommand

@Suite("Manual")
struct ManualTests {
  @Test("What roff would take for its own is escaped")
  func escapes() {
    #expect(Roff.escaped(".x -o \\n 'a' \"b\" `~^ …") == "\\&.x \\-o \\en \\(aqa\\(aq \\(dqb\\(dq \\(ga\\(ti\\(ha ...")
    #expect(Roff.escaped("é😀") == "\\[u00E9]\\[u1F600]")
  }

  @Test("Every command and option is in it, in lines that man pages have")
  func content() {
    let text = ManualPage(Command.subcommands).text
    for subcommand in Command.subcommands {
      #expect(text.contains("\n.SS carryover \(Roff.escaped(subcommand.usage))\n"))
      for option in subcommand.options { #expect(text.contains("\n.TP\n\(Roff.bold(option.names[0]))")) }
    }
    #expect(text.allSatisfy(\.isASCII) && text.split(separator: "\n").allSatisfy { $0.utf8.count < 120 })
  }

  @Test("groff shows it without a complaint", .enabled(if: toolPath("groff") != nil, "groff is not installed"))
  func groff() throws {
    let folder = try writtenManual()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try runTool("groff", ["-man", "-Tascii", "-P-cbou", "-ww", "carryover.1"], in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty && run.text.contains("--distance-unit"))
  }

  @Test(
    "mandoc has nothing against it but that it has no date",
    .enabled(if: toolPath("mandoc") != nil, "mandoc is not installed"))
  func mandoc() throws {
    let folder = try writtenManual()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try runTool("mandoc", ["-T", "lint", "-W", "warning", "carryover.1"], in: folder)
    let complaints = run.text.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(complaints.isEmpty && run.errors.isEmpty)
  }

  private func writtenManual() throws -> URL {
    let folder = try temporaryFolder()
    try runCommand(["manual"]).output.write(to: folder.appendingPathComponent("carryover.1"))
    return folder
  }
}
