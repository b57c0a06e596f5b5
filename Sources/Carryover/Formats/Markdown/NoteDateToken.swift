import TextStreams

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
  static let limit = 500

  /// The numbers, words and marks of a text.
  static func tokens(_ text: String) -> [NoteDateToken] {
    text.withByteSlice { bytes in
      // A long text that is plain may be cut in a word; nothing is looked for there.
      let prefix = bytes.slice(0, limit + 8)
      return tokens(in: prefix.isPlain ? prefix : bytes)
    }
  }

  private static func tokens(in bytes: ByteSlice) -> [NoteDateToken] {
    var tokens: [NoteDateToken] = []
    tokens.reserveCapacity(min(bytes.count, limit) / 2)
    var isSpaced = false
    var index = 0
    while index < bytes.count, index < limit {
      let (scalar, length) = bytes.scalar(at: index)
      if isSpace(scalar) {
        isSpaced = true
        index += length
        continue
      }
      let start = index
      let kind = takeFeira(bytes, &index) ?? take(scalar, length, bytes, &index)
      tokens.append(NoteDateToken(kind: kind, start: start, end: index, isSpaced: isSpaced))
      isSpaced = false
    }
    return tokens
  }

  /// `2ª feira`, `6a-feira`: Portuguese weekdays by their numbers, from Monday, the second, on.
  private static func takeFeira(_ bytes: ByteSlice, _ index: inout Int) -> Kind? {
    guard (50...54).contains(bytes[index]), index + 7 < bytes.count, index == 0 || !bytes[index - 1].isDigit else {
      return nil
    }
    var end = index + 1
    if bytes[end] == UInt8(ascii: "a") {
      end += 1
    } else if bytes[end] == 0xC2, bytes[end + 1] == 0xAA {
      end += 2
    } else {
      return nil
    }
    if bytes[end] == 32 || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard case let word = bytes.slice(end, min(end + 5, bytes.count)), word.equals("feira") || word.equals("Feira")
    else {
      return nil
    }
    defer { index = end + 5 }
    return .word(["segunda", "terça", "quarta", "quinta", "sexta"][Int(bytes[index]) - 50])
  }

  private static func take(_ first: Unicode.Scalar, _ length: Int, _ bytes: ByteSlice, _ index: inout Int) -> Kind {
    let start = index
    index += length
    if let digit = digit(first) { return number(digit, bytes, &index) }
    if isCalendarMark(first) { return .word(String(first)) }
    guard isLetter(first) else { return .mark(mark(first)) }
    var isPlain = length == 1
    while index < bytes.count {
      let (next, length) = bytes.scalar(at: index)
      guard isLetter(next) || isAccent(next), !isCalendarMark(next) else { break }
      isPlain = isPlain && length == 1
      index += length
    }
    let word = bytes.slice(start, index)
    return .word(isPlain ? lowercased(word) : word.string.lowercased())
  }

  private static func number(_ first: Int, _ bytes: ByteSlice, _ index: inout Int) -> Kind {
    var (value, digits) = (first, 1)
    while index < bytes.count {
      let (next, length) = bytes.scalar(at: index)
      guard let digit = Self.digit(next) else { break }
      value = digits < 9 ? value * 10 + digit : value
      digits += 1
      index += length
    }
    return .number(value, digits: digits)
  }

  private static func lowercased(_ word: ByteSlice) -> String {
    unsafe String(unsafeUninitializedCapacity: word.count) { letters in
      for index in 0..<word.count { unsafe letters[index] = word[index] | 32 }
      return word.count
    }
  }

  /// Year, month, day, hour and minute in Chinese and Japanese, which stand right behind their numbers.
  private static let calendarMarks: [Unicode.Scalar] = ["年", "月", "日", "号", "點", "点", "时", "時", "分"]

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  private static func isCalendarMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x4E00 && calendarMarks.contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: (0x41...0x5A).contains(scalar.value & ~0x20)
    case 0x4E00...0x9FA5: true
    default: scalar.properties.isAlphabetic
    }
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar.value == 32 || (9...13).contains(scalar.value)
      : scalar.value < 0x3001 && scalar.properties.isWhitespace
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
