import TrainingModel

/// A piece of HTML that is well-formed XML too.
///
/// What is written into it between `\(` and `)` is text, and escaped: no name out of a file can become markup, for
/// markup is only what stands in the sources, and other pieces.
struct Markup: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation interpolation: Interpolation) {
    text = interpolation.text
  }

  static func += (left: inout Markup, right: Markup) { left.text += right.text }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ words: String) { text += SafeText.escaped(words) }
    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
    mutating func appendInterpolation(_ day: CivilDate) { text += "\(day)" }
    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
    /// A place in a drawing, to a tenth.
    mutating func appendInterpolation(_ place: Double) { text += FigureText.number(place, decimals: 1) }
    /// A name out of a file: cut where it is endless, and apart from the direction of the words around it.
    mutating func appendInterpolation(name: String) {
      text += "<bdi>\(SafeText.escaped(SafeText.name(name)))</bdi>"
    }
  }
}

extension Sequence<Markup> {
  /// The pieces one after another.
  func joined() -> Markup {
    var all: Markup = ""
    for piece in self { all += piece }
    return all
  }
}

/// Text out of a file, as it may stand on a page.
enum SafeText {
  private static let longestName = 120

  /// A name of at most 120 characters, counted as Unicode counts them, so that marks heaped on one letter are many.
  static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longestName + 1)
    guard scalars.count > longestName else { return text }
    return String(String.UnicodeScalarView(scalars.dropLast())) + "…"
  }

  /// The text with what is markup in HTML, XML and attributes escaped, on one line. What steers a display is made
  /// visible: control characters, overrides and isolates of direction, and what is no character.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result += " "
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        result += "\u{FFFD}"
      default:
        // The last two of each plane are no characters, nor are these in the middle.
        let isCharacter = scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
        result.unicodeScalars.append(isCharacter ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
