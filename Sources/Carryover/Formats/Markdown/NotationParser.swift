import TrainingModel

/// Puts tokens together to quantities, factors and clauses. What a plain number is, the clause's reading decides.
struct NotationParser {
  let tokens: [NotationToken]
  let bytes: [UInt8]
  var place = 0
  /// Marks that stand before the sets that they speak of.
  var kind: SetKind?
  /// Whether these marks hold no longer than to the next bar or semicolon.
  var endsKindAtBar = false
  var isPlanned = false
  /// Text inside the clauses that is no part of them, in bytes.
  var asides: [Range<Int>] = []
  /// Which meanings occur in the line, a bit for each; the bits of two may be one.
  private let meanings: UInt64
  /// Whether `R` is a side, which it is where `L` stands in the line, and not short for repetitions.
  let hasSides: Bool
  /// Whether a word stands in the line that a mark is made with, or the sign before a lap (`2:05/500m`).
  let mayHoldMarks: Bool
  /// Whether `G` and `D` stand behind numbers: gauche and droite.
  let hasInitials: Bool
  /// Whether the exercise moves the body, so that a minus before a load is help.
  var movesBody = false
  /// Whether it is held for a time, or covers a distance.
  var isTimed = false
  /// Whether a mark says that all sets of the line up to it were to warm up: `(warm-ups)`.
  var isAllWarmup = false
  /// Whether the list being read is that of the second of two sides.
  var isOtherSide = false
  /// Whether the clause is an attempt at a meet, which is one repetition.
  var isAttempt = false
  /// How many brackets stand open; more than a few are no notation.
  var bracketDepth = 0

  init(tokens: [NotationToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    meanings = tokens.reduce(0) { $0 | Self.bit($1.word) }
    // `R` is a word for repetitions.
    hasSides = meanings & Self.bit(.left) != 0 || meanings & Self.bit(.reps) != 0 && Self.hasRight(tokens, bytes)
    mayHoldMarks = meanings & Self.marks != 0 || tokens.contains { $0.kind == .slash }
    hasInitials = Self.hasInitials(tokens, bytes)
  }

  private static func bit(_ word: NoteWord?) -> UInt64 {
    guard let word else { return 0 }
    return 1 << UInt64(word.rawValue & 63)
  }

  /// Whether a word with that meaning may stand in the line; where it is false, none does.
  func mayHold(_ word: NoteWord) -> Bool { meanings & Self.bit(word) != 0 }

  private static let marks = [
    NoteWord.rpe, .rir, .rest, .pace, .heartRate, .tempo, .setting, .calories, .speed, .partials, .helped, .assisted,
    .seconds,
  ].reduce(0) { $0 | bit($1) }

  /// Whether `R` is the right side where no `L` stands in the line: `R 3x10`, `R 15, R 12`, `3x10 R`.
  private static func hasRight(_ tokens: [NotationToken], _ bytes: [UInt8]) -> Bool {
    var count = 0
    for place in tokens.indices where tokens[place].kind == .word && tokens[place].end - tokens[place].start == 1 {
      guard bytes[tokens[place].start] == UInt8(ascii: "R") else { continue }
      let before = place > 0 ? tokens[place - 1].kind : .colon
      if before == .number {
        let isLast =
          place + 1 == tokens.count || tokens[place + 1].kind == .comma
          || bytes[tokens[place + 1].start..<tokens[place + 1].end].elementsEqual("only".utf8)
        if place > 1, isLast, tokens[place].isSpaced, tokens[place - 2].kind == .times { return true }
        return false
      }
      guard before == .colon || before == .comma || before == .word, place + 1 < tokens.count else { return false }
      let number = tokens[place + 1].kind == .colon ? place + 2 : place + 1
      guard number < tokens.count, tokens[number].kind == .number else { return false }
      // `R 30 sec, 35 sec`
      if number + 4 <= tokens.count, [NoteWord.seconds, .minutes].contains(tokens[number + 1].word ?? .of),
        tokens[number + 2].kind == .comma, tokens[number + 3].kind == .number, number + 4 < tokens.count,
        tokens[number + 4].word == tokens[number + 1].word
      {
        return true
      }
      let next = number + 1 < tokens.count ? tokens[number + 1].kind : .comma
      if next == .times { return true }
      if next == .comma, number == place + 1 { count += 1 }
    }
    return count > 1
  }

  private static func hasInitials(_ tokens: [NotationToken], _ bytes: [UInt8]) -> Bool {
    var (left, right) = (false, false)
    for (before, token) in zip(tokens, tokens.dropFirst())
    where token.kind == .word && token.end - token.start == 1 && (before.kind == .number || before.word == .seconds) {
      if bytes[token.start] | 32 == UInt8(ascii: "g") { left = true }
      if bytes[token.start] | 32 == UInt8(ascii: "d") { right = true }
    }
    return left && right
  }

  func token(_ offset: Int = 0) -> NotationToken? {
    let index = place + offset
    return index >= 0 && index < tokens.count ? tokens[index] : nil
  }

  func isNumber(_ offset: Int) -> Bool { token(offset)?.kind == .number }

  /// What a unit word says, where the token is one.
  var unitWord: NoteWord? {
    unitWord(at: 0)
  }

  func unitWord(at offset: Int) -> NoteWord? {
    let word = token(offset)?.word
    switch word {
    case .kilograms, .pounds, .seconds, .minutes, .hours, .meters, .kilometers, .miles, .yards, .feet, .inches,
      .centimeters:
      return word
    default: return nil
    }
  }

  /// Whether a token follows the one before without a space.
  func isTight(_ offset: Int, _ kind: NotationToken.Kind) -> Bool {
    guard let token = token(offset) else { return false }
    return token.kind == kind && !token.isSpaced
  }

  func letters(_ token: NotationToken?) -> [UInt8] {
    guard let token, token.end <= bytes.count, token.start <= token.end else { return [] }
    return bytes[token.start..<token.end].map { $0 &- 65 < 26 ? $0 | 32 : $0 }
  }

  /// Whether the letters of a token are those of a word, which is in lower case.
  func isText(_ token: NotationToken?, _ text: StaticString) -> Bool {
    guard let token, token.end <= bytes.count, token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      for index in 0..<letters.count {
        let byte = bytes[token.start + index]
        guard unsafe (byte &- 65 < 26 ? byte | 32 : byte) == letters[index] else { return false }
      }
      return true
    }
  }

  func isLetter(_ offset: Int, _ letter: Unicode.Scalar) -> Bool {
    guard let token = token(offset), token.kind == .word else { return false }
    return token.end - token.start == 1 && bytes[token.start] | 32 == UInt8(ascii: letter)
  }

  /// Runs `body`, and goes back where it finds nothing.
  mutating func attempt<Result>(_ body: (inout NotationParser) -> Result?) -> Result? {
    let before = place
    if let result = body(&self) { return result }
    place = before
    return nil
  }
}
