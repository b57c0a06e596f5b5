import Carryover

/// How words stand out on a stream: by weight and colour on a terminal that shows them, not at all elsewhere.
struct TextStyle: Sendable {
  /// Text as it is.
  static let plain = TextStyle(isTerminal: false, noColor: nil, terminal: nil)

  private let isPlain: Bool

  /// Decides for a stream.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is one.
  ///   - noColor: The environment's `NO_COLOR`: when set and not empty, nobody wants colours (https://no-color.org).
  ///   - terminal: The environment's `TERM`.
  init(isTerminal: Bool, noColor: String?, terminal: String?) {
    isPlain = !isTerminal || noColor?.isEmpty == false || terminal == "dumb"
  }

  func bold(_ text: String) -> String { styled(text, "1") }

  /// A finding on one line, safe to show: its place bold, its severity coloured.
  func diagnostic(_ finding: Diagnostic) -> String {
    var bare = finding
    bare.file = nil
    bare.line = nil
    bare.column = nil
    let place = finding.description.dropLast(bare.description.count)
    let severity = finding.code.severity
    let rest = bare.description.dropFirst(severity.rawValue.count + 1)
    return bold(Terminal.safeLine(String(place))) + styled("\(severity.rawValue):", Self.color(severity))
      + Terminal.safeLine(String(rest))
  }

  private static func color(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isPlain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
