/// Prose that must be read as prose, whatever it looks like: a name, a title, a line of a note.
///
/// What begins with a backslash is literal to its end. The backslash goes, and `&#13;` stands for the character of that
/// number: a line end inside a name, a space at a line's end, a control character. As markdown shows them, too.
enum NotesProse {
  /// Whether a text says that it is literal.
  static func isEscaped(_ text: some StringProtocol) -> Bool { text.utf8.first == UInt8(ascii: "\\") }

  /// The text as a literal one: nothing in it can be taken for anything but itself.
  ///
  /// - Parameter others: Further characters that must not stand in it.
  static func escaped(_ text: some StringProtocol, also others: Set<Unicode.Scalar> = []) -> String {
    let scalars = Array(text.unicodeScalars)
    let inner = scalars.firstIndex { !isBlank($0) }.flatMap { first in
      scalars.lastIndex { !isBlank($0) }.map { first...$0 }
    }
    var result = "\\"
    for (index, scalar) in scalars.enumerated() {
      let isEnd = inner.map { !$0.contains(index) } ?? true
      let isMark = scalar == "&" && index + 1 < scalars.count && scalars[index + 1] == "#"
      if isEnd || isMark || isControl(scalar) || others.contains(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// What a text says: of a literal one the text behind its backslash, of any other itself.
  static func unescaped(_ text: some StringProtocol) -> String {
    guard isEscaped(text) else { return String(text) }
    var result = ""
    var rest = String(text)[...].unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "&", let (named, length) = character(in: rest) {
        result.unicodeScalars.append(named)
        rest = rest.dropFirst(length)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a text can stand on a line as it is: one line of it, without spaces at its ends.
  static func isOneLine(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    return !isBlank(first) && !isBlank(last) && !isEscaped(text) && !text.unicodeScalars.contains(where: isControl)
  }

  /// The lines of a note, of which the last may be empty.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The character that `#13;` names, and how many characters that takes.
  private static func character(
    in text: Substring.UnicodeScalarView
  ) -> (character: Unicode.Scalar, length: Int)? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().prefix(8).prefix { "0"..."9" ~= $0 }
    guard let value = UInt32(String(Substring(digits))), let scalar = Unicode.Scalar(value),
      text.dropFirst(1 + digits.count).first == ";"
    else { return nil }
    return (scalar, digits.count + 2)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Whether a character ends a line, is none that is seen, or changes the direction of what is.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
