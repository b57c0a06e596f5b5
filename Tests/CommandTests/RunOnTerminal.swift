import Foundation
import Testing

/// Which stream of a run is a terminal.
enum TerminalStream { case output, errors }

/// Runs the command with one stream on a terminal, the other in a file.
func runOnTerminal(
  _ arguments: [String], stream: TerminalStream, environment: [String: String] = [:]
) throws -> (shown: String, other: String) {
  let scratch = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: scratch) }
  let file = scratch.appendingPathComponent("other")
  try Data().write(to: file)
  let terminal = try PseudoTerminal()
  let process = Process()
  process.executableURL = commandURL
  process.arguments = arguments
  let usual = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }.merging(["TERM": "xterm"]) { $1 }
  process.environment = usual.merging(environment) { $1 }
  process.standardInput = FileHandle.nullDevice
  let other = try FileHandle(forWritingTo: file)
  process.standardOutput = stream == .output ? terminal.inner : other
  process.standardError = stream == .errors ? terminal.inner : other
  try process.run()
  try terminal.inner.close()
  let shown = terminal.text()
  process.waitUntilExit()
  return (shown, try String(contentsOf: file, encoding: .utf8))
}

/// A terminal that nobody sits at: what a program writes to its inner side is read at the outer one.
private struct PseudoTerminal {
  let inner: FileHandle
  private let outer: Int32

  init() throws {
    var outer: Int32 = -1
    var inner: Int32 = -1
    try #require(unsafe openpty(&outer, &inner, nil, nil, nil) == 0)
    // No other program that a test starts meanwhile may hold the terminal open.
    for number in [outer, inner] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    self.outer = outer
    self.inner = FileHandle(fileDescriptor: inner, closeOnDealloc: false)
  }

  /// All that was written, when every inner side is closed.
  func text() -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = unsafe read(outer, &part, part.count), count > 0 { bytes += part[..<count] }
    _ = close(outer)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
