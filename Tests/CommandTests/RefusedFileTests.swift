import Foundation
import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and disks that refuse, commands that are ended, and readers that go away.
@Suite("Files that refuse")
struct RefusedFileTests {
  private let folder: URL
  private static let sample = Locations.samples.appendingPathComponent("strong.csv").path

  init() throws {
    folder = try temporaryFolder()
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  private func shell(_ script: String) throws -> CommandRun { try runTool("sh", ["-c", script], in: folder) }

  @Test(
    "On a full disk every command fails and says so", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      "convert SAMPLE --to jsonl", "convert SAMPLE -o /dev/full --to json", "inspect SAMPLE", "inspect SAMPLE --json",
      "stats SAMPLE", "report SAMPLE -o /dev/full", "formats", "schema", "help", "--version", "diff SAMPLE SAMPLE",
    ])
  func fullDisk(command: String) throws {
    let run = try shell("carryover \(command.replacing("SAMPLE", with: "'\(Self.sample)'")) > /dev/full")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("No space left on device"), "\(run.errors)")
    #expect(try names().isEmpty)
  }

  @Test(
    "A command that a signal ends in the middle leaves nothing behind",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE])
  func ended(signal: Int32) throws {
    let process = Process()
    process.executableURL = commandURL
    process.arguments = ["convert", "-", "--unit", "kg", "-o", folder.appendingPathComponent("history.jsonl").path]
    let input = Pipe()
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    try process.run()
    // More than a pipe holds: when it is written, the command is reading, and its temporary file is there.
    input.fileHandleForWriting.write(Data(repeating: UInt8(ascii: "\n"), count: 1 << 18))
    #expect(try names().count == 1)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(try names().isEmpty)
    try? input.fileHandleForWriting.close()
  }

  @Test("Where nobody reads the output any more, the command ends, and says nothing")
  func pipeClosed() throws {
    let rows = (0..<20_000).map { "20\(10 + $0 / 5000)-01-05 18:00:00,Legs,1h,Squat,\($0 % 5000 + 1),100.0,5,0,0,,,\n" }
    try Data((header + rows.joined()).utf8).write(to: folder.appendingPathComponent("big.csv"))
    let run = try shell(
      "{ carryover convert big.csv --unit kg --to jsonl --quiet; echo $? >&2; } | head -c 1 > /dev/null")
    #expect(run.errors == "141\n")
  }

  @Test("Links: one that leads nowhere yet is made whole, a circle is refused, and both stay links")
  func links() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("there"), withIntermediateDirectories: false)
    let run = try shell(
      """
      ln -s there/history.jsonl link.jsonl; ln -s circle circle
      carryover convert '\(Self.sample)' --quiet -o link.jsonl; echo $?
      carryover import '\(Self.sample)' --into circle >/dev/null; echo $?
      carryover convert '\(Self.sample)' --quiet --to json -o circle; echo $?
      carryover convert circle --quiet --to json; echo $?
      [ -L link.jsonl ] && [ -L circle ] && [ -f there/history.jsonl ]; echo $?
      """)
    #expect(run.text == "0\n1\n1\n1\n0\n", "\(run.errors)")
    #expect(try names() == ["circle", "link.jsonl", "there"])
  }

  @Test("A named pipe is read like a file, and nothing that is no file becomes a library")
  func oddFiles() throws {
    let run = try shell(
      """
      mkfifo pipe; cat '\(Self.sample)' > pipe & carryover convert pipe --to jsonl --quiet | tail -n 1 | cut -c 1-15
      for place in . /dev/null pipe; do carryover import '\(Self.sample)' --into $place > /dev/null; echo $?; done
      carryover convert . --to json; echo $?
      """)
    #expect(run.text == "{\"entity\":\"end\"\n1\n1\n1\n1\n", "\(run.errors)")
  }

  @Test(
    "A target on another file system is written there",
    .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func otherFileSystem() throws {
    let run = try shell(
      """
      far=$(mktemp -d /dev/shm/carryover-XXXXXX); ln -s $far/history.carryover link
      carryover import '\(Self.sample)' --into link > /dev/null && carryover import '\(Self.sample)' --into link --since 2099-01-01 > /dev/null
      echo $?; [ -L link ] && carryover verify link > /dev/null; echo $?; ls -A $far; rm -r $far
      """)
    #expect(run.text == "0\n0\nhistory.carryover\n", "\(run.errors)")
  }

  @Test("Without permission nothing is written, and the reason is told", .enabled(if: getuid() != 0))
  func noPermission() throws {
    let run = try shell(
      """
      mkdir closed; cp '\(Self.sample)' closed/own.csv; chmod 000 closed/own.csv; chmod 555 closed
      carryover convert '\(Self.sample)' --quiet -o closed/history.json; echo $?
      carryover convert closed/own.csv --to json; echo $?; chmod 755 closed; ls -A closed
      """)
    #expect(run.text == "1\n1\nown.csv\n")
    #expect(run.errors.contains("Permission denied"))
  }

  private let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
}
