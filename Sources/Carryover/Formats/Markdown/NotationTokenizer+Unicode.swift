import TrainingModel

extension NotationTokenizer {
  /// The scalar at a place, and how many bytes it takes.
  func decode(_ place: Int) -> (Unicode.Scalar, Int)? {
    let lead = byte(place)
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard place + length <= bytes.count else { return nil }
    var decoder = UTF8()
    var iterator = bytes[place..<place + length].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, length)
  }

  /// Chinese and Japanese, written without spaces.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0x9FFF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
  }

  /// `×` and its like, the Cyrillic letter among them.
  static func isTimes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xD7, 0x445, 0x425, 0x2715, 0x2716, 0x2A2F, 0x2A09, 0xFF0A, 0x2217, 0xFF58: true
    default: false
    }
  }

  /// The ASCII sign that a scalar stands for: full-width forms, dashes, quotes, arrows.
  static func plainSign(_ scalar: Unicode.Scalar) -> NotationToken.Kind? {
    switch scalar.value {
    case 0xB7, 0x2022, 0x2027, 0x30FB: .pipe
    case 0x2010...0x2015, 0x2212, 0xFF0D, 0x301C: .dash
    case 0x2018, 0x2019, 0x2032, 0xB4, 0xFF07: .prime
    case 0x201C, 0x201D, 0x2033, 0xFF02: .doublePrime
    case 0xFF0C, 0x3001: .comma
    case 0xFF1B: .semicolon
    case 0xFF1A: .colon
    case 0xFF08, 0x3010: .open
    case 0xFF09, 0x3011: .close
    case 0xFF0B: .plus
    case 0xFF0F, 0x2044: .slash
    case 0xFF20: .at
    case 0xFF05: .percent
    case 0xFF1E, 0x2192, 0x279C, 0x21D2, 0x2794, 0x27A1, 0x2193: .greater
    case 0xFF5E, 0x2248, 0x223C: .tilde
    case 0xFF1F: .question
    case 0xB0, 0xBA: .degree
    case 0x3002: .period
    default: nil
    }
  }

  /// Full-width letters as the plain ones they stand for.
  static func plainLetters(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0xFF21...0xFF5A).contains($0.value) }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = (0xFF21...0xFF5A).contains(scalar.value)
      plain.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(plain)
  }

  mutating func scanUnicode() {
    guard let (scalar, length) = decode(index) else { return append(.other, length: 1) }
    if (0xFF10...0xFF19).contains(scalar.value) { return scanFullWidthNumber() }
    if scalar.properties.isWhitespace { return skipSpace(length) }
    if Self.isTimes(scalar) { return append(.times, length: length) }
    if let sign = Self.plainSign(scalar) { return append(sign, length: length) }
    if let half = Self.fraction(scalar) { return addFraction(half, length: length) }
    if Self.isIdeograph(scalar) { return scanIdeographs() }
    if scalar.properties.isAlphabetic { return scanWord() }
    // `➡️` is the arrow that it is drawn as.
    if scalar.value == 0xFE0F, tokens.last?.kind == .greater, tokens.last?.end == index {
      return skipSpace(length)
    }
    // A tick is a word of its own; a variation selector is part of what stands before it.
    append(.other, length: length)
    let mark = meaning(index - length, index)
    if let mark { markLast(as: mark) }
  }

  private static func fraction(_ scalar: Unicode.Scalar) -> Double? {
    switch scalar.value {
    case 0xBD: 0.5
    case 0xBC: 0.25
    case 0xBE: 0.75
    default: nil
    }
  }

  private mutating func addFraction(_ fraction: Double, length: Int) {
    append(.number, length: length, value: fraction)
    mergeFraction()
  }

  private mutating func scanFullWidthNumber() {
    var value = 0.0
    var end = index
    while let (scalar, length) = decode(end), (0xFF10...0xFF19).contains(scalar.value), end - index < 48 {
      value = value * 10 + Double(scalar.value - 0xFF10)
      end += length
    }
    append(.number, length: end - index, value: value)
  }

  /// Cuts a run of ideographs into known words, the longest first, and what stands between them.
  private mutating func scanIdeographs() {
    var length = 0
    while let (scalar, size) = decode(index + length), Self.isIdeograph(scalar) {
      if let known = knownIdeographs(at: index + length) {
        if length > 0 { append(.word, length: length) }
        return append(.word, length: known.length, word: known.word)
      }
      length += size
    }
    append(.word, length: max(length, 1))
  }

  private func knownIdeographs(at place: Int) -> (word: NoteWord, length: Int)? {
    for count in stride(from: 4, through: 1, by: -1) where place + count * 3 <= bytes.count {
      if let word = words.table.find(bytes[place..<place + count * 3])?.meaning { return (word, count * 3) }
    }
    return nil
  }
}
