import Foundation
import Support
import Testing

@Suite("Files")
struct FileTests {
  private let folder: URL
  private let sample = Locations.samples.appendingPathComponent("strong.csv").path

  init() throws {
    folder = try temporaryFolder()
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  @Test("A file is written whole, with nothing left beside it, and is what standard output would be")
  func written() throws {
    let run = try runCommand(["convert", sample, "-o", path("history.jsonl")])
    #expect(run.exitCode == 0 && run.output.isEmpty)
    #expect(try names() == ["history.jsonl"])
    let streamed = try runCommand(["convert", sample, "--to", "jsonl", "--quiet"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("history.jsonl"))) == streamed.output)
  }

  @Test("When nothing can be read, the old file stays as it was")
  func failed() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("history.json")))
    try Data("not a history".utf8).write(to: URL(fileURLWithPath: path("notes.csv")))
    let run = try runCommand(["convert", path("notes.csv"), "-o", path("history.json")])
    #expect(run.exitCode == 1)
    #expect(try String(contentsOfFile: path("history.json"), encoding: .utf8) == "old")
    #expect(try names() == ["history.json", "notes.csv"])
  }

  @Test("A file may be converted onto itself")
  func ontoItself() throws {
    try FileManager.default.copyItem(atPath: sample, toPath: path("same.csv"))
    let expected = try runCommand(["convert", sample, "--to", "json", "--quiet"]).output
    let run = try runCommand(["convert", path("same.csv"), "--to", "json", "-o", path("same.csv")])
    #expect(run.exitCode == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path("same.csv"))) == expected)
  }

  @Test("A symbolic link is followed and stays one")
  func link() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path("target.json")))
    try FileManager.default.createSymbolicLink(atPath: path("link.json"), withDestinationPath: path("target.json"))
    #expect(try runCommand(["convert", sample, "-o", path("link.json")]).exitCode == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.json")) == path("target.json"))
    #expect(try String(contentsOfFile: path("target.json"), encoding: .utf8).hasPrefix("{\"format\":\"carryover\""))
  }

  @Test(
    "A folder that does not exist, and a folder as the target, fail with a message",
    arguments: ["missing/out.json", ""])
  func noTarget(name: String) throws {
    let run = try runCommand(["convert", sample, "-o", path(name)])
    #expect(run.exitCode == 1 && run.errors.contains("cannot"))
    #expect(try names().isEmpty)
  }

  @Test("A pipe gives what the file gives, whatever its size")
  func pipe() throws {
    let rows = (0..<40_000).map { "2021-01-\(10 + $0 / 2000) 18:00:00,Legs,1h,Squat,\($0 % 2000 + 1),100.0,5,0,0,,,\n" }
    let text =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
      + rows.joined()
    try Data(text.utf8).write(to: URL(fileURLWithPath: path("big.csv")))
    let arguments = ["--to", "jsonl", "--unit", "kg", "--quiet"]
    let file = try runCommand(["convert", path("big.csv")] + arguments)
    let piped = try runCommand(["convert", "-"] + arguments, input: Data(text.utf8))
    #expect(piped.exitCode == 0 && piped.output == file.output)
  }

  @Test(
    "The output does not depend on locale and time zone",
    arguments: [("tr_TR.UTF-8", "Pacific/Kiritimati"), ("ar_SA.UTF-8", "America/St_Johns")])
  func locales(locale: String, zone: String) throws {
    let usual = try runCommand(["convert", sample, "--to", "jsonl", "--quiet"])
    let other = try runCommand(
      ["convert", sample, "--to", "jsonl", "--quiet"], environment: ["LC_ALL": locale, "LANG": locale, "TZ": zone])
    #expect(other.output == usual.output)
  }

  @Test("Text from a file is shown harmless on a terminal")
  func escapes() throws {
    let text =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2021-01-05 18:03:22,\u{1B}[31mred\u{202E},Squat,\u{1B}]0;x\u{7},100.0,5\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path("bad.csv")))
    let run = try runCommand(["inspect", path("bad.csv"), "--unit", "kg", "--all"])
    #expect(run.exitCode == 3)
    #expect(!run.errors.contains("\u{1B}") && !run.text.contains("\u{1B}") && !run.text.contains("\u{202E}"))
    #expect(run.errors.contains("\\u{1B}"))
  }

  @Test("A weight that no integer can hold is shown, not stumbled over")
  func hugeWeight() throws {
    let document = try runCommand(["convert", sample, "--to", "json", "--quiet"]).text
    let huge = document.replacing("\"value\":82.5", with: "\"value\":1e300")
    try #require(huge != document)
    try Data(huge.utf8).write(to: URL(fileURLWithPath: path("huge.json")))
    let run = try runCommand(["inspect", path("huge.json")])
    #expect(run.exitCode == 0 && run.text.contains("e+301 kg lifted"))
  }

  @Test("A command that is ended in the middle leaves no file behind")
  func ended() throws {
    let process = Process()
    process.executableURL = commandURL
    process.arguments = ["convert", sample, "-", "--unit", "kg", "-o", path("history.jsonl")]
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    // More than a pipe holds: when it is written, the command is reading, and its temporary file is there.
    input.fileHandleForWriting.write(Data(repeating: UInt8(ascii: "\n"), count: 1 << 18))
    #expect(try names().count == 1)
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus != 0)
    #expect(try names().isEmpty)
    try? input.fileHandleForWriting.close()
  }

  @Test("A named pipe as output is written into, and stays a pipe")
  func pipeAsOutput() throws {
    let script = """
      mkfifo pipe
      cat pipe > got &
      carryover convert '\(sample)' --unit kg --to jsonl -o pipe --quiet || exit 9
      wait
      [ -p pipe ] && cat got
      """
    let run = try runTool("sh", ["-c", script], in: folder)
    #expect(run.exitCode == 0)
    #expect(try run.output == runCommand(["convert", sample, "--unit", "kg", "--to", "jsonl", "--quiet"]).output)
  }
}
