import TextStreams
import TrainingModel

extension NotationLine {
  /// Passes over `A1)`, `B2.`, `1a)` and a number that counts lines; gives the first token behind.
  mutating func readLabel() -> Int {
    if let end = readSetNumber() { return end }
    let isOpen = tokens.first?.kind == .open ? 1 : 0
    if let end = letterLabel(isOpen) { return end }
    if tokens.count > 2, tokens[0].kind == .number, !tokens[0].isDecimal, tokens[0].value < 100, tokens[2].isSpaced,
      !tokens[1].isSpaced, tokens[1].kind == .period || tokens[1].kind == .close
    {
      return 2
    }
    return 0
  }

  /// Passes over `Set 2:`, `#2`, `S2`, `2nd set`, `2: 60 x 10`.
  private mutating func readSetNumber() -> Int? {
    guard tokens.count > 2 else { return nil }
    let (first, second, third) = (tokens[0], tokens[1], tokens[2])
    var end: Int
    if first.word == .sets || first.kind == .hash || (isLetter(0, in: 0x53...0x53) && !second.isSpaced) {
      guard second.kind == .number, second.value < 100, !second.isDecimal,
        mayFollowSetNumber(third) || isOneSet(first, third)
      else { return nil }
      reading.setNumber = Int(second.value)
      end = 2
    } else if first.kind == .number, first.value < 100, !first.isDecimal, second.kind == .word, !second.isSpaced,
      second.word == nil, third.word == .sets
    {
      reading.setNumber = Int(first.value)
      end = 3
    } else if first.kind == .number, first.value < 100, !first.isDecimal, second.kind == .word, !second.isSpaced,
      second.word == nil, second.end - second.start < 4, third.kind == .colon
    {
      if isAttempt { return nil }
      reading.setNumber = Int(first.value)
      end = 2
    } else if first.kind == .number, first.value <= 20, !first.isDecimal, second.kind == .colon, third.isSpaced,
      tokens.count > 3, tokens[3].kind == .times || tokens[3].word == .kilograms || tokens[3].word == .pounds
    {
      reading.setNumber = Int(first.value)
      return 2
    } else {
      return nil
    }
    if end < tokens.count, [.colon, .dash, .period, .close, .equals].contains(tokens[end].kind) { end += 1 }
    return end
  }

  /// `1st: 190 kg`: an attempt at a meet, which the clause reads.
  private var isAttempt: Bool {
    var parser = NotationParser(tokens: tokens, bytes: bytes)
    return parser.attemptMarker() != nil
  }

  /// `Set 3 x 10 reps` is the third, `Sets 3 x 10` are three.
  private func isOneSet(_ first: NotationToken, _ third: NotationToken) -> Bool {
    third.kind == .times && third.isSpaced && first.kind == .word && first.end - first.start == 3
      && bytes[first.end - 1] | 32 == UInt8(ascii: "t")
  }

  /// `Sets 1, 2`, `Sets 3 x 10` is no number of a set.
  private func mayFollowSetNumber(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .times, .comma, .slash, .percent: false
    case .number: token.isSpaced
    case .word: token.word != .kilograms && token.word != .pounds && token.word != .of
    default: true
    }
  }

  private mutating func letterLabel(_ open: Int) -> Int? {
    guard tokens.count > open + 2 else { return nil }
    let (first, second) = (tokens[open], tokens[open + 1])
    guard !second.isSpaced else { return nil }
    let letters = UInt8(ascii: "A")...UInt8(ascii: "H")
    let isLetterFirst = isLetter(open, in: letters) && (second.kind == .number && second.value < 10)
    let isNumberFirst = first.kind == .number && first.value < 10 && isLetter(open + 1, in: letters)
    // `B: Bench 3x5`, and no `B: top set 100x3`, where the letter is the name.
    let isBlock =
      second.kind == .colon && tokens[open + 2].kind == .word && tokens[open + 2].isSpaced
      && hasExerciseWord(open + 2..<min(open + 5, tokens.count))
    let isAlone = isLetter(open, in: letters) && (second.kind == .close || second.kind == .period || isBlock)
    var end = open + (isAlone ? 1 : 2)
    guard isLetterFirst || isNumberFirst || isAlone, end < tokens.count else { return nil }
    let sign = tokens[end].kind
    let isSigned = !tokens[end].isSpaced && (sign == .close || sign == .period || sign == .colon || sign == .dash)
    let isNamed =
      isNumberFirst && isLetter(open + 1, in: 0x41...0x43) && tokens[end].isSpaced && tokens[end].kind == .word
    guard isSigned || (isLetterFirst && tokens[end].isSpaced) || isNamed else { return nil }
    if isSigned { end += 1 } else if sign == .dash || sign == .colon { end += 1 }
    // `D1: 60x10` is a drop.
    if isLetterFirst, sign == .colon, end < tokens.count, tokens[end].kind == .number { return nil }
    reading.supersetLabel = text(first.start..<(isAlone ? first.end : second.end)).uppercased()
    return end
  }
}
