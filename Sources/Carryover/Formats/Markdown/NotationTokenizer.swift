import TrainingModel

/// Cuts a line into tokens. Signs that look alike are one here; the line itself stays as typed.
struct NotationTokenizer {
  /// What stands behind so many tokens is prose; no line of sets has as many.
  static let limit = 4096

  let bytes: [UInt8]
  let words: NoteWords
  private(set) var tokens: [NotationToken] = []
  private(set) var index = 0
  private var isSpaced = false

  init(bytes: [UInt8], words: NoteWords) {
    self.bytes = bytes
    self.words = words
    tokens.reserveCapacity(min(bytes.count / 3 + 4, Self.limit))
  }

  /// All tokens, with decimal commas and phrases put together.
  static func tokens(of bytes: [UInt8], words: NoteWords) -> [NotationToken] {
    var tokenizer = NotationTokenizer(bytes: bytes, words: words)
    tokenizer.scan()
    tokenizer.joinPhrases()
    tokenizer.joinMaxima()
    tokenizer.spellRestPauses()
    tokenizer.spellPairs()
    tokenizer.spellTimesInRow()
    tokenizer.spellTimesBehind()
    tokenizer.spellSlashesOfEfforts()
    tokenizer.spellCountOfMost()
    tokenizer.spellLoads()
    tokenizer.readNumberWords()
    tokenizer.readRepeats()
    tokenizer.readCountsInWords()
    tokenizer.dropMannersOfSingles()
    tokenizer.dropAll()
    tokenizer.splitLeft()
    tokenizer.readTags()
    tokenizer.readWarmupLetter()
    tokenizer.dropSignsBehind()
    tokenizer.readSlashes()
    tokenizer.readKeys()
    tokenizer.readNames()
    tokenizer.readTimesAlone()
    tokenizer.readLifts()
    tokenizer.dropDoubleColons()
    tokenizer.readLoadColons()
    tokenizer.dropLoadColons()
    tokenizer.readLadders()
    tokenizer.joinDecimalCommas()
    tokenizer.dropUnitDashes()
    return tokenizer.tokens
  }

  func byte(_ place: Int) -> UInt8 { place >= 0 && place < bytes.count ? bytes[place] : 0 }

  private mutating func scan() {
    while index < bytes.count, tokens.count < Self.limit {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        isSpaced = true
        index += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
      case UInt8(ascii: "h"), UInt8(ascii: "w"), UInt8(ascii: "H"), UInt8(ascii: "W"):
        if let length = addressLength() { append(.other, length: length) } else { scanWord() }
      case UInt8(ascii: "!"): scanExclamation()
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if let length = intervalLength() { append(.word, length: length) } else { scanWord() }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): scanWord()
      case 0x80...: scanUnicode()
      default: scanSign(byte)
      }
    }
  }

  mutating func append(_ kind: NotationToken.Kind, length: Int, value: Double = 0, word: NoteWord? = nil) {
    tokens.append(
      NotationToken(
        kind: kind, start: index, end: index + length, isSpaced: isSpaced, value: value, word: word,
        entry: NotationToken.openEntry))
    index += length
    isSpaced = false
  }

  // MARK: Numbers

  private mutating func scanNumber() {
    if isDate { return append(.other, length: 10) }
    var value = 0.0
    var scale = 1.0
    var end = index
    var hasPoint = false
    while end < bytes.count {
      let digit = bytes[end] &- 48
      if digit < 10 {
        if end - index < 18 {
          value = value * 10 + Double(digit)
          if hasPoint { scale *= 10 }
        }
      } else if bytes[end] == UInt8(ascii: "."), !hasPoint, byte(end + 1) &- 48 < 10 {
        hasPoint = true
      } else {
        break
      }
      end += 1
    }
    // `20 mm edge`: how thick something is, which is no measure of a set.
    if byte(end) == 32, byte(end + 1) | 32 == UInt8(ascii: "m"), byte(end + 2) | 32 == UInt8(ascii: "m"),
      !isLetter(byte(end + 3))
    {
      return append(.word, length: end + 3 - index)
    }
    append(.number, length: end - index, value: value / scale)
    tokens[tokens.count - 1].isDecimal = hasPoint
  }

  // MARK: Words

  func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

  mutating func scanWord() {
    var end = index
    var isPlain = true
    while end < bytes.count {
      if isLetter(bytes[end]) {
        end += 1
      } else if bytes[end] == UInt8(ascii: "'"), isLetter(byte(end + 1)) || byte(end + 1) == 0xC3, end > index {
        end += 1
      } else if bytes[end] >= 0xC2, let (scalar, length) = decode(end),
        scalar.properties.isAlphabetic || end > index && scalar.properties.canonicalCombiningClass != .notReordered,
        !Self.isIdeograph(scalar), !Self.isTimes(scalar) || byte(end + length) &- 48 >= 10
      {
        end += length
        isPlain = false
      } else if bytes[end] == 0xE2, byte(end + 1) == 0x80, byte(end + 2) == 0x99, isLetter(byte(end + 3)) {
        end += 3
        isPlain = false
      } else {
        break
      }
    }
    addWord(length: max(1, end - index), isPlain: isPlain && end > index)
  }

  private mutating func addWord(length: Int, isPlain: Bool) {
    if let length = lengthThroughTo(length) { return append(.word, length: length) }
    if byte(index) | 32 == UInt8(ascii: "x") {
      if length == 1 { return addLoneX() }
      // `5xF`, `3xAMRAP`: the sign and the word behind it.
      if let word = meaning(index + 1, index + length), follows(word),
        isAfterValue || word == .amrap || word == .failure && length == 2 && isSpaced
      {
        append(.times, length: 1)
        return append(.word, length: length - 1, word: word)
      }
    }
    let last = byte(index + length - 1) | 32
    // `60kgx10`: the unit and the sign behind it.
    if length > 1, last == UInt8(ascii: "x"), byte(index + length) &- 48 < 10 || byte(index + length) == 0x28 {
      if let word = meaning(index, index + length - 1) {
        append(.word, length: length - 1, word: word)
        return append(.times, length: 1)
      }
    }
    guard isPlain else { return append(.word, length: length, word: meaning(index, index + length)) }
    // `21 KBS` are kettlebell swings, `2 KBs` kettlebells.
    let isBodies = length == 3 && bytes[index + 2] == UInt8(ascii: "s") && byte(index) | 32 == UInt8(ascii: "k")
    let word = bytes[index..<index + length]
    let place = words.table.place(
      of: isBodies && byte(index + 1) | 32 == UInt8(ascii: "b") ? Self.kettlebells[...] : word)
    append(.word, length: length, word: place.flatMap { words.table[$0].meaning })
    tokens[tokens.count - 1].entry = place.map { Int32($0) } ?? NotationToken.noEntry
  }

  private static let kettlebells = Array("kettlebells".utf8)

  private mutating func addLoneX() {
    var next = index + 1
    while byte(next) == 0x20 { next += 1 }
    let nextIsValue = byte(next) &- 48 < 10 || byte(next) == UInt8(ascii: "?") || byte(next) == UInt8(ascii: "(")
    let isFailure = byte(next) == UInt8(ascii: "F") && !isLetter(byte(next + 1))
    let isSign = isAfterValue || nextIsValue || isFailure || byte(next) == UInt8(ascii: "~")
    append(isSign ? .times : .word, length: 1)
  }

  // MARK: Signs

  private mutating func scanSign(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"): append(.at, length: 1)
    case UInt8(ascii: "+"): append(.plus, length: 1)
    case UInt8(ascii: "-"): scanDash()
    case UInt8(ascii: "/"): append(.slash, length: 1)
    case UInt8(ascii: ","): append(.comma, length: 1)
    case UInt8(ascii: ";"): append(.semicolon, length: 1)
    case UInt8(ascii: ":"): append(.colon, length: 1)
    case UInt8(ascii: ">"): append(.greater, length: 1)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): append(.open, length: 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): append(.close, length: 1)
    case UInt8(ascii: "%"): append(.percent, length: 1)
    // `40#s x 10`: pounds, several of them.
    case UInt8(ascii: "#"):
      append(.hash, length: self.byte(index + 1) == UInt8(ascii: "s") && !isLetter(self.byte(index + 2)) ? 2 : 1)
    case UInt8(ascii: "'"): append(.prime, length: 1)
    case UInt8(ascii: "\""): append(.doublePrime, length: 1)
    case UInt8(ascii: "="): append(.equals, length: 1)
    case UInt8(ascii: "&"): append(.ampersand, length: 1, word: .and)
    case UInt8(ascii: "|"): append(.pipe, length: 1)
    case UInt8(ascii: "."): scanPeriod()
    case UInt8(ascii: "~"): scanTilde()
    case UInt8(ascii: "*"): scanStar()
    case UInt8(ascii: "?"): scanRun(of: byte, .question)
    case UInt8(ascii: "_"), UInt8(ascii: "`"): skip()
    default: append(.other, length: 1)
    }
  }

  mutating func replaceTokens(_ joined: [NotationToken]) { tokens = joined }

  mutating func markLast(as word: NoteWord) { tokens[tokens.count - 1].word = word }

  mutating func skipSpace(_ length: Int) {
    isSpaced = true
    index += length
  }

  /// Adds `½` to the number that it stands behind.
  mutating func mergeFraction() {
    guard tokens.count > 1, tokens[tokens.count - 2].kind == .number, let half = tokens.popLast() else { return }
    // `41.5×4½`: half a repetition, which is none.
    if tokens.count > 2, tokens[tokens.count - 2].kind == .times, case let load = tokens[tokens.count - 3],
      load.kind == .number, load.isDecimal || load.value > 30
    {
      tokens.append(NotationToken(kind: .other, start: half.start, end: half.end, isSpaced: false))
      return
    }
    tokens[tokens.count - 1].value += half.value
    tokens[tokens.count - 1].end = half.end
    tokens[tokens.count - 1].isDecimal = true
  }

  /// A mark of emphasis is no sign.
  private mutating func skip() { index += 1 }

  private mutating func scanRun(of byte: UInt8, _ kind: NotationToken.Kind) {
    var end = index
    while self.byte(end) == byte { end += 1 }
    append(kind, length: end - index)
  }

  private mutating func scanDash() {
    // `->` points, as `>` does.
    if byte(index + 1) == UInt8(ascii: ">") { append(.greater, length: 2) } else { scanRun(of: 0x2D, .dash) }
  }

  private mutating func scanPeriod() {
    guard byte(index + 1) &- 48 < 10, tokens.last?.kind != .number || isSpaced else {
      return append(.period, length: 1)
    }
    // `.5` is a half.
    let start = index
    index += 1
    scanNumber()
    guard var token = tokens.popLast() else { return }
    let digits = token.end - token.start
    for _ in 0..<min(digits, 18) { token.value /= 10 }
    token.start = start
    token.isDecimal = true
    tokens.append(token)
  }

  /// The mark behind the number that ends a bracket says nothing of it: `(got 7!)`.
  private mutating func scanExclamation() {
    if !isSpaced, tokens.last?.kind == .number, byte(index + 1) == UInt8(ascii: ")") {
      index += 1
    } else {
      append(.other, length: pictureLength() ?? 1)
    }
  }

  private mutating func scanTilde() {
    if byte(index + 1) == UInt8(ascii: "~") { index += 2 } else { append(.tilde, length: 1) }
  }

  private mutating func scanStar() {
    var next = index + 1
    while byte(next) == 0x20 { next += 1 }
    // A footnote's, or what a legend explains: `10@20* 5@60`.
    let isFootnote =
      !isSpaced && next > index + 1 && tokens.last?.kind == .number
      && tokens.dropLast().last.map { $0.kind == .at || $0.kind == .times } == true
    if isAfterValue, !isFootnote, byte(index + 1) != UInt8(ascii: "*"), byte(next) &- 48 < 10 {
      append(.times, length: 1)
    } else {
      skip()
    }
  }
}
