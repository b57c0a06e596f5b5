import Foundation

/// The path of a program that the machine may have; `nil` where it does not.
func toolPath(_ name: String) -> String? {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/bin", "/usr/bin"]
  return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// Runs a program of the machine in a folder, the built command before all others in its `PATH`.
func runTool(_ name: String, _ arguments: [String], in folder: URL) throws -> CommandRun {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let environment = ["PATH": "\(commandURL.deletingLastPathComponent().path):\(path)"]
  return try runProgram(
    URL(fileURLWithPath: toolPath(name) ?? name), arguments, input: nil, in: folder, environment: environment)
}
