/// A piece of a text in which a date is looked for.
struct NoteDateToken {
  enum Kind: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case mark(UInt8)
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// Whether a space stands before it.
  var isSpaced = false

  var number: Int? {
    if case .number(let value, _) = kind { return value }
    return nil
  }

  var digits: Int {
    if case .number(_, let digits) = kind { return digits }
    return 0
  }

  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }

  func isMark(_ mark: UInt8) -> Bool { kind == .mark(mark) }

  /// Whether it is one of some words.
  func isWord(_ words: NoteWordSet) -> Bool {
    if case .word(let word) = kind { return words.contains(word) }
    return false
  }

  /// Whether it is a word with a meaning in notation.
  func isWord(_ meaning: NoteWord, _ words: NoteWords) -> Bool {
    if case .word(let word) = kind { return words.word(word) == meaning }
    return false
  }

  /// Whether it is a word of one letter.
  var isLetterAlone: Bool {
    if case .word(let word) = kind { return word.count == 1 }
    return false
  }

  /// The longest text that a date is looked for in.
  static let limit = 240

  /// The numbers, words and marks of a text.
  static func tokens(_ text: String) -> [NoteDateToken] {
    let bytes = Array(text.utf8.prefix(limit + 8))
    if bytes.allSatisfy({ $0 < 0x80 }) { return tokens(plain: bytes) }
    return tokens(any: text)
  }

  /// The same for the texts that most are.
  private static func tokens(plain bytes: [UInt8]) -> [NoteDateToken] {
    var tokens: [NoteDateToken] = []
    var isSpaced = false
    var index = 0
    while index < bytes.count, index < limit {
      let byte = bytes[index]
      if byte == 32 || (9...13).contains(byte) {
        isSpaced = true
        index += 1
        continue
      }
      let start = index
      let kind: Kind
      if byte &- 48 < 10 {
        var value = 0
        while index < bytes.count, bytes[index] &- 48 < 10 {
          if index - start < 9 { value = value * 10 + Int(bytes[index] &- 48) }
          index += 1
        }
        kind = .number(value, digits: index - start)
      } else if (byte | 32) &- 97 < 26 {
        while index < bytes.count, (bytes[index] | 32) &- 97 < 26 { index += 1 }
        kind = .word(String(decoding: bytes[start..<index].lazy.map { $0 | 32 }, as: UTF8.self))
      } else {
        index += 1
        kind = .mark(byte)
      }
      tokens.append(NoteDateToken(kind: kind, start: start, end: index, isSpaced: isSpaced))
      isSpaced = false
    }
    return tokens
  }

  private static func tokens(any text: String) -> [NoteDateToken] {
    var tokens: [NoteDateToken] = []
    var isSpaced = false
    var scalars = text.unicodeScalars[...]
    var offset = 0
    while let scalar = scalars.first, offset < limit {
      let start = offset
      if scalar.properties.isWhitespace {
        isSpaced = true
        scalars.removeFirst()
        offset += UTF8.width(scalar)
        continue
      }
      let kind = take(&scalars, &offset)
      tokens.append(NoteDateToken(kind: kind, start: start, end: offset, isSpaced: isSpaced))
      isSpaced = false
    }
    return tokens
  }

  private static func take(_ scalars: inout Substring.UnicodeScalarView, _ offset: inout Int) -> Kind {
    guard let first = scalars.popFirst() else { return .mark(0) }
    offset += UTF8.width(first)
    if let digit = digit(first) {
      var (value, digits) = (digit, 1)
      while let next = scalars.first, let digit = Self.digit(next) {
        value = digits < 9 ? value * 10 + digit : value
        digits += 1
        scalars.removeFirst()
        offset += UTF8.width(next)
      }
      return .number(value, digits: digits)
    }
    if calendarMarks.contains(first) { return .word(String(first)) }
    guard isLetter(first) else { return .mark(mark(first)) }
    var word = String(first)
    while let next = scalars.first, isLetter(next) || isAccent(next), !calendarMarks.contains(next) {
      word.unicodeScalars.append(next)
      scalars.removeFirst()
      offset += UTF8.width(next)
    }
    return .word(word.lowercased())
  }

  /// Year, month, day, hour and minute in Chinese and Japanese, which stand right behind their numbers.
  private static let calendarMarks: Set<Unicode.Scalar> = ["年", "月", "日", "号", "點", "点", "时", "時", "分"]

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? (0x41...0x5A).contains(scalar.value & ~0x20) : scalar.properties.isAlphabetic
  }

  /// Whether it belongs to the letter before it, as in `ä` that was typed as two.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// A mark in its plain form: every dash is `-`, every colon is `:`.
  private static func mark(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0x2192, 0xFF5E, 0x301C: UInt8(ascii: "-")
    case 0xFF1A: UInt8(ascii: ":")
    case 0xFF0C, 0x3001: UInt8(ascii: ",")
    case 0xFF0F: UInt8(ascii: "/")
    case 0xFF08: UInt8(ascii: "(")
    case 0xFF09: UInt8(ascii: ")")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0..<0x80: UInt8(scalar.value)
    default: 0
    }
  }
}
