#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import TextStreams
import Carryover

/// The two streams that a command talks through: data on standard output, everything else on standard error.
struct Terminal: Sendable {
  private let output = FileDescriptor(1, closes: false)
  private let errors = FileDescriptor(2, closes: false)

  /// Whether standard error is a terminal, where a progress bar may be drawn.
  var showsProgress: Bool { isatty(2) == 1 }

  /// Prints data.
  func print(_ text: String) { write(text, to: output) }
  /// Prints a message.
  func complain(_ text: String) { write(text, to: errors) }

  private func write(_ text: String, to stream: FileDescriptor) {
    Array(text.utf8).withByteSlice { bytes in
      // Nobody is left to be told when this fails: a closed pipe ends the command.
      try? stream.write(bytes, path: "standard output")
    }
  }

  func exit(_ code: ExitCode) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code.rawValue)
    #elseif canImport(Musl)
      Musl.exit(code.rawValue)
    #else
      Glibc.exit(code.rawValue)
    #endif
  }

  /// Text from a file as it may be shown on a terminal: control characters and direction overrides made visible.
  static func safe(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: result.append("\n")
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C:
        result.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The same on one line.
  static func safeLine(_ text: String) -> String {
    String(safe(text).map { $0.isNewline ? " " : $0 })
  }
}

/// Draws how far a long job is, from half a second on, where standard error is a terminal.
final class ProgressBar {
  private let terminal: Terminal
  private let isShown: Bool
  private let begun: Double
  private var last: Double = 0
  private var isDrawn = false

  init(_ terminal: Terminal) {
    self.terminal = terminal
    isShown = terminal.showsProgress
    begun = Self.now()
  }

  func update(_ done: UInt64, of total: UInt64) {
    guard isShown, total > 0 else { return }
    let now = Self.now()
    guard now - begun > 0.5, now - last > 0.1 else { return }
    last = now
    isDrawn = true
    let share = min(1, Double(done) / Double(total))
    let filled = Int(share * 30)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    terminal.complain("\r\(bar) \(Int(share * 100)) %")
  }

  func clear() {
    if isDrawn { terminal.complain("\r\u{1B}[K") }
    isDrawn = false
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Today by the clock on the wall, for telling which sessions lie in the future.
func today() -> CivilDate? {
  var seconds = time(nil)
  var parts = unsafe tm()
  guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
  return unsafe CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
}
