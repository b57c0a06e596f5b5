/// Text as roff reads it, in the macros of man(7).
enum Roff {
  /// A text that stands for itself: what roff would take for its own is escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      // Not every device has this one.
      case "…": result += "..."
      default: result += scalar.isASCII ? String(scalar) : named(scalar)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// A text in lines of a length that people can read, each standing for itself.
  static func lines(_ text: String) -> [String] { Prose.wrapped(text, width: 72).map(escaped) }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// `\[u2026]`.
  private static func named(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
  }
}
