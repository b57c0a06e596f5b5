#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Carryover
import TextStreams

/// The two streams that a command talks through: data on standard output, everything else on standard error.
struct Terminal: Sendable {
  private let output = FileDescriptor(1, closes: false)
  private let errors = FileDescriptor(2, closes: false)

  /// How words stand out in the data, and in the messages.
  let outputStyle = TextStyle(stream: 1)
  let errorStyle = TextStyle(stream: 2)

  /// Whether standard error is a terminal where a progress bar may be drawn.
  var showsProgress: Bool { isatty(2) == 1 && environment("TERM") != "dumb" }

  /// Prints data. The command ends where it cannot, such as on a full disk: half an answer is none.
  func print(_ text: String) {
    do {
      try write(text, to: output)
    } catch {
      complain("carryover: \(errorStyle.diagnostic(ReadingFailure(error).diagnostic))\n")
      exit(.failed)
    }
  }

  /// Prints a message. Nobody is left to be told where that fails.
  func complain(_ text: String) { try? write(text, to: errors) }

  private func write(_ text: String, to stream: FileDescriptor) throws(FileFailure) {
    try Array(text.utf8).withByteSlice { (bytes) throws(FileFailure) in
      try stream.write(bytes, path: "standard output")
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

extension TextStyle {
  /// The style of a stream of this process.
  fileprivate init(stream: Int32) {
    self.init(isTerminal: isatty(stream) == 1, noColor: environment("NO_COLOR"), terminal: environment("TERM"))
  }
}

private func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
