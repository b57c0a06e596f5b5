import Foundation
import Support
import Testing

@testable import CarryoverCommand

@Suite("Declarations")
struct DeclarationTests {
  static let commands = Command.subcommands.map(\.name)

  private func subcommand(_ name: String) throws -> Subcommand { try Command.subcommand(named: name) }

  @Test("No two options of a command, and no two commands, have one name")
  func names() {
    #expect(Set(Self.commands).count == Self.commands.count)
    for subcommand in Command.subcommands {
      let names = subcommand.allOptions.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(subcommand.name)")
      #expect(names.allSatisfy { $0.hasPrefix("-") })
    }
  }

  @Test("A command's help is what help says of it, in lines that fit", arguments: commands)
  func help(name: String) throws {
    let run = try runCommand([name, "--help"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(try runCommand(["help", name]).output == run.output)
    #expect(try runCommand(["--help", name]).output == run.output)
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
    for option in try subcommand(name).options { #expect(run.text.contains("  \(option.label)  "), "\(option.name)") }
  }

  @Test("The version is told wherever it is asked for", arguments: commands)
  func version(name: String) throws {
    #expect(try runCommand([name, "--version"]).text == runCommand(["--version"]).text)
  }

  @Test("Without a command the help is a complaint")
  func nothing() throws {
    let run = try runCommand([])
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(try run.errors == runCommand(["help"]).text)
  }

  @Test("A wrong option is wrong usage everywhere", arguments: commands)
  func wrongOption(name: String) throws {
    let run = try runCommand([name, "--hepl"])
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("carryover: there is no option \"--hepl\"; did you mean \"--help\"?\n"))
  }

  /// What examples work on: an export, libraries of it, a backup, an earlier version, a plan, a bundle.
  private func preparedFiles() throws -> URL {
    let folder = try temporaryFolder()
    for sample in ["strong.csv", "program.json", "notes.md"] {
      let url = Locations.samples.appendingPathComponent(sample)
      try FileManager.default.copyItem(at: url, to: folder.appendingPathComponent(sample))
    }
    let lines = """
      carryover import strong.csv --into history.carryover --library-id 00000000-0000-4000-8000-00000000000a
      carryover export history.carryover --since 2025-03-03 --until 2025-03-03 --to markdown -o history.edited.md
      cp history.carryover phone.carryover
      cp history.carryover tablet.carryover
      carryover import program.json --into history.carryover
      carryover share history.carryover --program "Beginner Strength" -o program.bundle.json
      carryover receive program.bundle.json --into history.carryover --dry-run --json > program-plan.json
      cp history.carryover backup.carryover
      cp history.carryover history.previous-1.carryover
      carryover import strong.csv --into history.carryover --dry-run --json > plan.json
      """
    #expect(try runTool("sh", ["-e", "-c", lines], in: folder).exitCode == 0)
    return folder
  }

  @Test("Every example is true", arguments: commands)
  func examples(name: String) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let prepared = try preparedFiles()
    defer { try? FileManager.default.removeItem(at: prepared) }
    let examples = try subcommand(name).examples + (name == "help" ? Command.examples : [])
    #expect(!examples.isEmpty)
    for example in examples {
      for file in try FileManager.default.contentsOfDirectory(atPath: prepared.path) {
        let target = folder.appendingPathComponent(file)
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.copyItem(at: prepared.appendingPathComponent(file), to: target)
      }
      // Not every machine has a manual to look into.
      var line = example.replacing("; man ./carryover.1", with: "")
      // There is nobody to edit and to answer.
      if name == "edit" { line = "EDITOR=true " + line.replacing(" --yes", with: "") + " --yes" }
      let run = try runTool("sh", ["-c", line], in: folder)
      #expect(run.exitCode == 0, "\(example): \(run.errors)")
    }
  }
}
