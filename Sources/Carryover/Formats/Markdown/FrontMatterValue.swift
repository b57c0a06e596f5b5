import TextStreams

/// The value of a key in front matter.
enum FrontMatterValue: Hashable, Sendable {
  /// There is none, where the text alone would say one: `none`.
  case absent
  /// A thing of which nothing is said: `empty`.
  case empty
  /// A text, a number, a date.
  case text(String)
  /// Several of them.
  case list([String])

  /// The value as a document says it.
  var text: String {
    switch self {
    case .absent: "none"
    case .empty: "empty"
    case .text(let text): Self.quoted(text)
    case .list(let texts): "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
    }
  }

  /// A text as YAML has it: bare where nothing in it could be taken for anything else, otherwise in quotes.
  static func quoted(_ text: String) -> String {
    if isBare(text) { return text }
    var buffer = OutputBuffer()
    buffer.appendJSON(text)
    // What ends a line for some readers.
    return buffer.bytes.string.replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  private static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, last != UInt8(ascii: " "),
      isLetterOrDigit(first) || first == UInt8(ascii: "-") && text.utf8.count > 1
    else { return false }
    let marks: Set<UInt8> = Set(" _-+./()%:&'".utf8)
    guard text.utf8.allSatisfy({ isLetterOrDigit($0) || marks.contains($0) }),
      !text.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" })
    else { return false }
    let bytes = Array(text.utf8)
    let hasColon = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: " ") }
    return !["none", "empty", "null"].contains(text) && !hasColon && last != UInt8(ascii: ":")
      && !(bytes.starts(with: "- ".utf8))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}

extension FrontMatterValue {
  /// What is left of a text while it is read. By scalars: an accent joins nothing to the mark before it.
  typealias Rest = Substring.UnicodeScalarView

  /// Reads what stands behind a key's colon, without the spaces around it; `nil` where quotes or a list are left open.
  init?(reading text: String) {
    var rest = text[...].unicodeScalars
    switch rest.first {
    case "[":
      guard let texts = Self.list(&rest) else { return nil }
      self = .list(texts)
    case "\"", "'":
      guard let inner = Self.leadingQuoted(&rest) else { return nil }
      self = .text(inner)
    default:
      switch Self.withoutComment(text) {
      case "none", "null", "~": self = .absent
      case "empty": self = .empty
      case let bare: self = .text(bare)
      }
      return
    }
    Self.skipSpaces(&rest)
    guard rest.isEmpty || rest.first == "#" else { return nil }
  }

  private static func withoutComment(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "#")) else { return text }
    let scalars = text.unicodeScalars
    var isBehindSpace = true
    for (index, scalar) in zip(scalars.indices, scalars) {
      if scalar == "#", isBehindSpace { return text[..<index].trimmedSpaces }
      isBehindSpace = scalar == " "
    }
    return text
  }

  private static func skipSpaces(_ rest: inout Rest) { rest = rest.drop { $0 == " " || $0 == "\t" } }

  private static func list(_ rest: inout Rest) -> [String]? {
    var texts: [String] = []
    rest = rest.dropFirst()
    while true {
      skipSpaces(&rest)
      if rest.first == "]" {
        rest = rest.dropFirst()
        return texts
      }
      if rest.first == "\"" || rest.first == "'" {
        guard let inner = leadingQuoted(&rest) else { return nil }
        texts.append(inner)
      } else {
        let bare = rest.prefix { $0 != "," && $0 != "]" }
        texts.append(Substring(bare).trimmedSpaces)
        rest = rest[bare.endIndex...]
      }
      skipSpaces(&rest)
      if rest.first == "," { rest = rest.dropFirst() } else if rest.first != "]" { return nil }
    }
  }

  /// The text in the quotes that a text begins with, which are taken from it.
  static func leadingQuoted(_ rest: inout Rest) -> String? {
    guard let quote = rest.popFirst() else { return nil }
    var inner = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == quote {
        guard quote == "'", rest.first == "'" else { return String(inner) }
        rest = rest.dropFirst()
        inner.append("'")
      } else if scalar == "\\", quote == "\"" {
        guard let character = escape(&rest) else { return nil }
        inner.append(character)
      } else {
        inner.append(scalar)
      }
    }
    return nil
  }

  private static func escape(_ rest: inout Rest) -> Unicode.Scalar? {
    guard let escape = rest.popFirst() else { return nil }
    switch escape {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u":
      let digits = rest.prefix(4)
      rest = rest[digits.endIndex...]
      return UInt32(String(Substring(digits)), radix: 16).flatMap(Unicode.Scalar.init)
    default: return escape
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmedSpaces: String {
    if withByteSlice({ $0[0] > 32 && $0[$0.count - 1] > 32 }) { return String(self) }
    let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
      let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
