import TrainingModel

/// Puts tokens together to quantities, factors and clauses. What a plain number is, the clause's reading decides.
struct NotationParser {
  let tokens: [NotationToken]
  let bytes: [UInt8]
  var place = 0
  /// Marks that stand before the sets that they speak of.
  var kind: SetKind?
  var isPlanned = false
  /// Text inside the clauses that is no part of them, in bytes.
  var asides: [Range<Int>] = []
  /// Whether `R` is a side, which it is where `L` stands in the line, and not short for repetitions.
  let hasSides: Bool
  /// Whether the exercise moves the body, so that a minus before a load is help.
  var movesBody = false
  /// How many brackets stand open; more than a few are no notation.
  var bracketDepth = 0

  init(tokens: [NotationToken], bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    hasSides = tokens.contains { $0.word == .left }
  }

  func token(_ offset: Int = 0) -> NotationToken? {
    let index = place + offset
    return index >= 0 && index < tokens.count ? tokens[index] : nil
  }

  func isNumber(_ offset: Int) -> Bool { token(offset)?.kind == .number }

  /// Whether a token follows the one before without a space.
  func isTight(_ offset: Int, _ kind: NotationToken.Kind) -> Bool {
    guard let token = token(offset) else { return false }
    return token.kind == kind && !token.isSpaced
  }

  func letters(_ token: NotationToken?) -> [UInt8] {
    guard let token, token.end <= bytes.count, token.start <= token.end else { return [] }
    return bytes[token.start..<token.end].map { $0 &- 65 < 26 ? $0 | 32 : $0 }
  }

  func isLetter(_ offset: Int, _ letter: Character) -> Bool {
    guard let token = token(offset), token.kind == .word, let ascii = letter.asciiValue else { return false }
    return token.end - token.start == 1 && bytes[token.start] | 32 == ascii
  }

  /// Runs `body`, and goes back where it finds nothing.
  mutating func attempt<Result>(_ body: (inout NotationParser) -> Result?) -> Result? {
    let before = place
    if let result = body(&self) { return result }
    place = before
    return nil
  }
}
