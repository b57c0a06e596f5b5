/// A word, number or sign of a paragraph.
struct NoteParagraphToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word, number
    /// The end of a sentence.
    case stop
    case comma, colon, dash, bracket, times, at, plus
    /// A clock's time, from which a duration may be read, and what no set is read from: a price, a percentage, a range.
    case other
  }

  var kind: Kind
  /// In lower case, with straight apostrophes.
  var text: String
  var value = 0.0
  /// Whether a number is that of the things of a weight: `the 22s`.
  var isPlural = false
  /// Whether a number is written out.
  var isSpelled = false
  /// Whether a sign stands right before a number: `+10 kg`.
  var isSigned = false
  /// Its place in the paragraph, in UTF-8 bytes.
  var range: Range<Int>

  /// Whether it is a number without a part of one.
  var isWhole: Bool { kind == .number && value == value.rounded() }
}

/// Divides a paragraph of prose into words, numbers, in digits or written out, and signs.
struct NoteParagraphTokenizer {
  private let bytes: [UInt8]
  private let words: NoteToldWords
  private var index = 0
  private var tokens: [NoteParagraphToken] = []

  /// The tokens of a paragraph in a language.
  static func tokens(of text: String, words: NoteToldWords) -> [NoteParagraphToken] {
    var tokenizer = NoteParagraphTokenizer(bytes: Array(text.utf8), words: words)
    tokenizer.run()
    return NoteSpelledNumbers(words).read(tokenizer.tokens)
  }

  private init(bytes: [UInt8], words: NoteToldWords) {
    self.bytes = bytes
    self.words = words
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }

  private mutating func add(_ kind: NoteParagraphToken.Kind, _ length: Int, _ text: String = "") {
    tokens.append(NoteParagraphToken(kind: kind, text: text, range: index..<(index + length)))
    index += length
  }

  private mutating func run() {
    while index < bytes.count {
      let first = bytes[index]
      if first == 32 || first == 9 {
        index += 1
      } else if let (kind, length) = wideSign() {
        add(kind, length)
      } else if first.isDigit {
        readNumber()
      } else if isLetter(first) {
        readWord()
      } else {
        readSign(first)
      }
    }
  }

  /// Signs that take several bytes.
  private func wideSign() -> (NoteParagraphToken.Kind, Int)? {
    guard byte(index) >= 0xC2 else { return nil }
    if byte(index) == 0xC3, byte(index + 1) == 0x97 { return (.times, 2) }
    // Pounds and euros before a number.
    if byte(index) == 0xC2, byte(index + 1) == 0xA3 { return (.other, 2 + priceLength(index + 2)) }
    if byte(index) == 0xC2 { return (.bracket, 2) }
    guard byte(index) == 0xE2 else { return byte(index) >= 0xF0 ? (.bracket, 4) : nil }
    switch (byte(index + 1), byte(index + 2)) {
    case (0x82, 0xAC): return (.other, 3 + priceLength(index + 3))
    case (0x80, 0x93), (0x80, 0x94): return (.dash, 3)
    case (0x80, 0xA6): return (.stop, 3)
    case (0x80, _), (0x9C, _), (0x9D, _): return (.bracket, 3)
    default: return (.bracket, 3)
    }
  }

  private func priceLength(_ start: Int) -> Int {
    var end = start
    while byte(end).isDigit
      || (byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: ",")) && byte(end + 1).isDigit
    {
      end += 1
    }
    return end - start
  }

  private mutating func readSign(_ sign: UInt8) {
    switch sign {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), 10: add(.stop, 1)
    case UInt8(ascii: ","): add(.comma, 1)
    case UInt8(ascii: ":"): add(.colon, 1)
    case UInt8(ascii: "-"): add(.dash, 1)
    case UInt8(ascii: "*"): add(.times, 1)
    case UInt8(ascii: "@"): add(.at, 1)
    case UInt8(ascii: "+"): add(.plus, 1)
    case UInt8(ascii: "$"): add(.other, 1 + priceLength(index + 1))
    default: add(.bracket, 1)
    }
  }

  private mutating func readNumber() {
    let start = index
    var end = start
    while byte(end).isDigit { end += 1 }
    // `2:10`, `5/3/1`, `7-8`, `24,000` are none that a set is read from.
    if ":/-".utf8.contains(byte(end)), byte(end + 1).isDigit {
      while byte(end).isDigit || ":/.-".utf8.contains(byte(end)) && byte(end + 1).isDigit { end += 1 }
      return add(.other, end - start, text(start..<end))
    }
    var digits = bytes[start..<end].map { $0 }
    let isFraction = byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: ",")
    if isFraction, byte(end + 1).isDigit {
      var tail = end + 1
      while byte(tail).isDigit { tail += 1 }
      let length = tail - end - 1
      if length > 2 {
        return add(.other, tail - start, text(start..<tail))
      }
      if length <= 2 {
        digits.append(UInt8(ascii: "."))
        digits += bytes[(end + 1)..<tail]
        end = tail
      }
    }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value < 10_000 else {
      return add(.other, end - start, text(start..<end))
    }
    if byte(end) == UInt8(ascii: "%") { return add(.other, end + 1 - start, text(start..<end)) }
    var token = NoteParagraphToken(kind: .number, text: text(start..<end), value: value, range: start..<end)
    token.isSigned = tokens.last.map { $0.kind == .plus && $0.range.upperBound == start } ?? false
    if byte(end) == UInt8(ascii: "s") || byte(end) == UInt8(ascii: "'") && byte(end + 1) == UInt8(ascii: "s") {
      let length = byte(end) == UInt8(ascii: "s") ? 1 : 2
      if !isLetter(byte(end + length)) {
        token.isPlural = true
        end += length
      }
    }
    // `1st`, `7a`
    var tail = end
    while isLetter(byte(tail)) { tail += 1 }
    let suffix = text(end..<tail).lowercased()
    if words.isWord(words.entry(suffix), .ordinalEndings) {
      return add(.word, tail - start, text(start..<tail).lowercased())
    }
    if suffix.utf8.count == 1, !["x", "m", "k", "s"].contains(suffix) {
      return add(.other, tail - start, text(start..<tail))
    }
    token.range = start..<end
    tokens.append(token)
    index = end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func readWord() {
    let start = index
    var end = start
    while end < bytes.count {
      let next = bytes[end]
      if next == 0xE2 {
        // An apostrophe inside a word, as phones type it.
        guard byte(end + 1) == 0x80, byte(end + 2) == 0x99, isLetter(byte(end + 3)) else { break }
        end += 3
      } else if isLetter(next), next != 0xC2, !(next == 0xC3 && byte(end + 1) == 0x97) {
        end += 1
      } else if next == UInt8(ascii: "'") || next == UInt8(ascii: "-"), isLetter(byte(end + 1)), end > start {
        end += 1
      } else {
        break
      }
    }
    guard end > start else { return add(.bracket, 1) }
    let word = text(start..<end).lowercased().replacing("’", with: "'")
    let entry = words.entry(word)
    if word == "x" {
      add(.times, end - start, word)
    } else if words.isWord(entry, .sounds) {
      index = end
    } else if byte(end) == UInt8(ascii: "."), words.isWord(entry, .shortened),
      byte(end + 1) != 32 || byte(end + 2) &- 65 >= 26
    {
      // A point behind what is short for something ends no sentence.
      tokens.append(NoteParagraphToken(kind: .word, text: word, range: start..<end))
      index = end + 1
    } else {
      add(.word, end - start, word)
    }
  }
}
