import Foundation
import GeneratedExports
import Support
import Testing

@Suite("Places of libraries")
struct LibraryPlaceTests {
  private let folder: URL
  private let sample = Locations.samples.appendingPathComponent("strong.csv").path

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

  @discardableResult
  private func importSample(into name: String, _ options: [String] = []) throws -> CommandRun {
    try runCommand(["import", sample, "--unit", "kg", "--into", path(name)] + options)
  }

  @Test("A library of nothing is not made, and one that is the same is not written")
  func nothing() throws {
    let run = try importSample(into: "history.carryover", ["--since", "2030-01-01"])
    #expect(run.exitCode == 0 && run.errors.contains("nothing changed"))
    #expect(try names().isEmpty)
    try importSample(into: "history.carryover")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("history.carryover"))
    try importSample(into: "history.carryover")
    let later = try FileManager.default.attributesOfItem(atPath: path("history.carryover"))
    #expect(attributes[.systemFileNumber] as? Int == later[.systemFileNumber] as? Int)
    #expect(try names() == ["history.carryover"])
  }

  @Test("A link is followed and stays one; versions are kept where the file is")
  func link() throws {
    try FileManager.default.createDirectory(atPath: path("real"), withIntermediateDirectories: false)
    try importSample(into: "real/history.carryover", ["--last", "1"])
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "real/history.carryover")
    #expect(try importSample(into: "link").exitCode == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == "real/history.carryover")
    #expect(try names() == ["link", "real"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("real")).count == 2)
    #expect(try bytes("link") == bytes("real/history.carryover"))
  }

  @Test(
    "A folder, a pipe and a folder that is not there are refused, and nobody waits", arguments: ["", "pipe", "no/x"])
  func noFile(name: String) throws {
    _ = try runTool("mkfifo", [path("pipe")], in: folder)
    for words in [["import", sample, "--into"], ["log"], ["undo"], ["backup"]] {
      let run = try runCommand(words + [path(name)])
      #expect(run.exitCode == 1 && run.output.isEmpty && run.errors.hasPrefix("carryover: "), "\(words)")
    }
    #expect(try names() == ["pipe"])
  }

  @Test("In a folder that cannot be written, the library stays and the message says so")
  func readOnly() throws {
    try importSample(into: "history.carryover", ["--last", "1"])
    let before = try bytes("history.carryover")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let words = ["import", sample, "--unit", "kg", "--into", path("history.carryover")]
    let run: CommandRun
    if getuid() == 0 {
      // Nobody is root's equal: the command runs as somebody else.
      guard toolPath("setpriv") != nil else { return }
      let others = ["--reuid", "65534", "--regid", "65534", "--clear-groups", commandURL.path]
      run = try runTool("setpriv", others + words, in: folder)
    } else {
      run = try runCommand(words)
    }
    #expect(run.exitCode != 0)
    #expect(try bytes("history.carryover") == before && names() == ["history.carryover"])
    if FileManager.default.isExecutableFile(atPath: commandURL.path), !run.errors.contains("setpriv: ") {
      #expect(run.exitCode == 1 && run.errors.contains("Permission denied"), "\(run.errors)")
    }
  }

  @Test("What a run that was killed left is never read, and the next write takes it away, and nothing else")
  func stale() throws {
    try importSample(into: "history.carryover", ["--last", "1"])
    try Data("half".utf8).write(to: URL(fileURLWithPath: path(".history.carryover.1234.tmp")))
    let others = [".history.carryover.notes.tmp", ".other.carryover.1234.tmp"]
    for name in others { try Data("mine".utf8).write(to: URL(fileURLWithPath: path(name))) }
    #expect(try runCommand(["backup", path("history.carryover")]).exitCode == 0)
    #expect(try names().contains(".history.carryover.1234.tmp"))
    #expect(try importSample(into: "history.carryover").exitCode == 0)
    #expect(try !names().contains(".history.carryover.1234.tmp"))
    #expect(try Set(names()).isSuperset(of: others))
  }

  @Test("While one command has a library, another is refused, and the first goes on")
  func locked() throws {
    try importSample(into: "history.carryover", ["--last", "1"])
    let before = try bytes("history.carryover")
    let process = Process()
    process.executableURL = commandURL
    process.arguments = ["import", "-", "--unit", "kg", "--into", path("history.carryover")]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardError = output
    try process.run()
    // More than a pipe holds: when it is written, the command is reading, and has claimed the library.
    var export = GeneratedExport(seed: 1)
    var text = GeneratedExport.header
    while text.utf8.count < 1 << 18 { text += export.workout() }
    input.fileHandleForWriting.write(Data(text.utf8))
    for words in [["undo"], ["delete", "--session", "2025-03-08"], ["import", sample, "--into"]] {
      let run = try runCommand(words + [path("history.carryover")])
      #expect(run.exitCode == 1 && run.errors.contains("[library.locked]"), "\(words)")
    }
    // Who only reads is not held up.
    #expect(try runCommand(["backup", path("history.carryover")]).output == before)
    #expect(try importSample(into: "history.carryover", ["--dry-run"]).exitCode == 0)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try bytes("history.carryover").count > 10 * before.count)
    #expect(try bytes("history.previous-1.carryover") == before)
  }

  @Test("Of many imports at once each is refused or done, and nothing that was done is lost")
  func atOnce() throws {
    let header = try String(contentsOfFile: sample, encoding: .utf8).split(separator: "\n")[0]
    var waiting = Array(1...6)
    for number in waiting {
      let row = "2024-03-0\(number) 18:00:00,Legs,1h,Squat (Barbell),1,\(number)0.0,5,0,0,,,"
      try Data("\(header)\n\(row)\n".utf8).write(to: URL(fileURLWithPath: path("\(number).csv")))
    }
    // In each round one has the library, so that one at least is done.
    while !waiting.isEmpty {
      let runs = try waiting.map { (number: $0, run: try start($0)) }
      var refused: [Int] = []
      for (number, (process, errors)) in runs {
        process.waitUntilExit()
        if process.terminationStatus == 0 { continue }
        #expect(process.terminationStatus == 1)
        #expect(try String(contentsOf: errors, encoding: .utf8).contains("[library.locked]"))
        refused.append(number)
      }
      try #require(refused.count < waiting.count)
      waiting = refused
    }
    let run = try runCommand(["export", path("history.carryover"), "--to", "csv", "--quiet"])
    let starts = run.text.split(separator: "\n").dropFirst().map { String($0.prefix(10)) }
    #expect(starts == (1...6).map { "2024-03-0\($0)" })
    let log = try runCommand(["log", path("history.carryover")])
    #expect(log.text.split(separator: "\n").count == 6)
    #expect(try names().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  /// Starts the import of one of several files, and tells where its messages go.
  private func start(_ number: Int) throws -> (Process, URL) {
    let process = Process()
    process.executableURL = commandURL
    process.arguments = ["import", path("\(number).csv"), "--unit", "kg", "--into", path("history.carryover")]
    process.standardInput = FileHandle.nullDevice
    let errors = URL(fileURLWithPath: path("\(number).txt"))
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return (process, errors)
  }

  @Test("Earlier versions are kept as many as are asked for")
  func versions() throws {
    for count in 1...3 { try importSample(into: "history.carryover", ["--last", "\(count)", "--keep", "1"]) }
    #expect(try names() == ["history.carryover", "history.previous-1.carryover"])
    let run = try runCommand(["undo", path("history.carryover"), "--keep", "0"])
    #expect(run.exitCode == 0)
    #expect(try names() == ["history.carryover"])
    #expect(try runCommand(["undo", path("history.carryover"), "--keep", "many"]).exitCode == 2)
  }
}
