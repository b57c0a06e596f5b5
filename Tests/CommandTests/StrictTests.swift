import Foundation
import Support
import Testing

/// `--strict` writes nothing when anything would be lost, and changes nothing else.
@Suite("Strict conversions")
struct StrictTests {
  static let samples = Locations.sampleNames(".csv")
  static let formats = ["json", "jsonl", "csv", "strong", "strong-hevy", "hevy"]

  @Test("A conversion is refused exactly when a loss is told", arguments: samples)
  func refused(name: String) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = Locations.samples.appendingPathComponent(name).path
    let output = folder.appendingPathComponent("output").path
    for format in Self.formats {
      let arguments = ["convert", sample, "--to", format, "--unit", "kg"]
      let usual = try runCommand(arguments)
      let isLossy = usual.errors.contains("[conversion.loss]")
      let strict = try runCommand(arguments + ["--strict"])
      let file = try runCommand(arguments + ["--strict", "-o", output])
      #expect(strict.exitCode == (isLossy ? 1 : usual.exitCode) && file.exitCode == strict.exitCode)
      #expect(strict.output == (isLossy ? Data() : usual.output) && file.output.isEmpty)
      #expect(strict.errors.contains("[conversion.loss-refused]") == isLossy)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == (isLossy ? [] : ["output"]))
      if !isLossy {
        #expect(try Data(contentsOf: URL(fileURLWithPath: output)) == usual.output)
        try FileManager.default.removeItem(atPath: output)
      }
    }
  }

  @Test("Some samples are refused and some are not")
  func bothHappen() throws {
    func exitCode(_ sample: String) throws -> Int32 {
      let path = Locations.samples.appendingPathComponent(sample).path
      return try runCommand(["convert", path, "--to", "strong-hevy", "--unit", "kg", "--strict"]).exitCode
    }
    #expect(try exitCode("strong-pounds.csv") == 0 && exitCode("strong.csv") == 1)
  }

  @Test("A file that is there stays as it was when the conversion is refused")
  func oldFile() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("old.csv")
    try Data("old".utf8).write(to: output)
    let sample = Locations.samples.appendingPathComponent("strong.csv").path
    let run = try runCommand(["convert", sample, "--to", "strong-hevy", "--strict", "-o", output.path])
    #expect(run.exitCode == 1)
    #expect(try String(contentsOf: output, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["old.csv"])
  }

  @Test("Standard input is refused and passed as a file is")
  func standardInput() throws {
    let input = try Data(contentsOf: Locations.samples.appendingPathComponent("strong.csv"))
    let refused = try runCommand(["convert", "-", "--to", "strong-hevy", "--strict"], input: input)
    #expect(refused.exitCode == 1 && refused.output.isEmpty)
    let passed = try runCommand(["convert", "-", "--to", "csv", "--strict"], input: input)
    let usual = try runCommand(["convert", "-", "--to", "csv"], input: input)
    #expect(passed.exitCode == 0 && !passed.output.isEmpty && passed.output == usual.output)
  }
}
