import Foundation
import Support

/// What a run of the command left behind.
struct CommandRun {
  var output: Data
  var errors: String
  var exitCode: Int32
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// The built command, which stands beside the tests.
let commandURL: URL = {
  let beside = URL(fileURLWithPath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
  let candidates = [beside, Locations.root.appendingPathComponent(".build/debug")]
  let folder = candidates.first {
    FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("carryover").path)
  }
  return (folder ?? candidates[1]).appendingPathComponent("carryover")
}()

/// Runs the command to its end, in the package's folder unless told otherwise.
func runCommand(
  _ arguments: [String], input: Data? = nil, in folder: URL = Locations.root, environment: [String: String] = [:]
) throws -> CommandRun {
  try runProgram(commandURL, arguments, input: input, in: folder, environment: environment)
}

/// Runs a program to its end.
func runProgram(
  _ program: URL, _ arguments: [String], input: Data?, in folder: URL, environment: [String: String]
) throws -> CommandRun {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let scratch = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: scratch) }
  let output = scratch.appendingPathComponent("output")
  let errors = scratch.appendingPathComponent("errors")
  for url in [output, errors] { try Data().write(to: url) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  if let input {
    let pipe = Pipe()
    process.standardInput = pipe
    try process.run()
    pipe.fileHandleForWriting.write(input)
    try pipe.fileHandleForWriting.close()
  } else {
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }
  process.waitUntilExit()
  return CommandRun(
    output: try Data(contentsOf: output), errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
    exitCode: process.terminationStatus)
}

/// A new empty folder.
func temporaryFolder() throws -> URL {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("carryover-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url
}
