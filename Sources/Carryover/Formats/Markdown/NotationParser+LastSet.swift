extension NotationParser {
  /// `3x5 @ 100 kg, last set RPE 9`, `3x8 (last set 10 reps)`: what is told of the last of the sets before.
  mutating func readLastSet(_ clause: inout NotationClause) -> Bool {
    if let reps = attempt({ $0.repsOnLast() }) {
      clause.lastSet = LastSet(reps: reps)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    // `12, 10, 9 (last to failure)`
    let article = isLast(token()) ? 0 : 1
    if article == 0 || (token()?.end ?? 0) - (token()?.start ?? 0) < 4, isLast(token(article)),
      token(article + 1)?.word == .failure, token(article + 2) == nil || token(article + 2)?.kind == .close
    {
      place += article + 2
      clause.lastSet = LastSet(toFailure: true)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    if readFailure(&clause) { return true }
    if let last = attempt({ $0.lastOne() }) {
      clause.lastSet = last
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    if let reps = attempt({ $0.repsOfLast() }) ?? attempt({ $0.repsOfLastOne() }) {
      clause.lastSet = LastSet(reps: reps)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    // `the last set was only 10 reps`
    let isNoun = token()?.word == .article || isText(token(), "the")
    if isNoun, token(1)?.word == .lastSet, let found = attempt({ $0.lastSet(behindArticle: true) }) {
      clause.lastSet = found
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    guard token()?.word == .lastSet, let found = attempt({ $0.lastSet() }) else { return false }
    clause.lastSet = found
    clause.end = token(-1)?.end ?? clause.end
    return true
  }

  /// `failed on the last one`, `échec sur la dernière`: of the last set; `failed on set 2` is told of that one, which is
  /// marked only where it is the last.
  private mutating func readFailure(_ clause: inout NotationClause) -> Bool {
    guard let failure = token(), failure.word == .failure else { return false }
    var offset = 1
    while offset < 8, let word = token(offset), isBetween(word) { offset += 1 }
    guard offset > 1, let word = token(offset) else { return false }
    var isLastSet = isLast(word) || word.word == .lastSet
    if word.word == .sets, let number = token(offset + 1), number.kind == .number {
      isLastSet = Self.counts(of: clause).contains(number.value)
      offset += 1
    } else if !isLastSet {
      return false
    } else if token(offset + 1)?.word == .sets || isText(token(offset + 1), "one") {
      offset += 1
    }
    guard token(offset + 1)?.kind != .word, token(offset + 1)?.kind != .number else { return false }
    // `fail on sets 3-5`
    if token(offset + 1)?.kind == .dash, token(offset + 2)?.kind == .number { return false }
    place += offset + 1
    if isLastSet {
      clause.lastSet = LastSet(toFailure: true)
      // `fail on last (4)`
      if token()?.kind == .open, let reps = token(1), reps.kind == .number, !reps.isDecimal, reps.value <= 30,
        token(2)?.kind == .close
      {
        clause.lastSet?.reps = reps.value
        place += 3
      }
    } else {
      asides.append(failure.start..<(token(-1)?.end ?? 0))
    }
    clause.end = token(-1)?.end ?? clause.end
    return true
  }

  /// Whether a word may stand between a failure and the set that it is told of: `on the`, `4th rep on`.
  private func isBetween(_ token: NotationToken) -> Bool {
    token.kind == .number || token.word == .on || token.word == .article || token.word == .in || token.word == .reps
      || token.kind == .word && isOf(token, NoteStructureWords.betweenFailureAndSet)
  }

  /// Passes over `on the last`, `on my last set`.
  mutating func takeLastWords() -> Bool {
    let before = place
    guard token()?.word == .on || token()?.word == .in else { return false }
    place += 1
    if token()?.word == .article || isText(token(), "my") { place += 1 }
    guard token()?.word == .lastSet || isLast(token()) else {
      place = before
      return false
    }
    place += 1
    if token()?.word == .sets || isText(token(), "one") { place += 1 }
    return true
  }

  /// How many words stand in `last one with drop 15 kg x 8` before the drop.
  func wordsBeforeDrop(from first: Int = 0) -> Int? {
    guard token(first)?.word == .lastSet || isLast(token(first)) else { return nil }
    var offset = first + 1
    if token(offset)?.word == .sets || isText(token(offset), "one") { offset += 1 }
    if let word = token(offset), word.kind == .word, isOf(word, NoteStructureWords.withWords) { offset += 1 }
    guard token(offset)?.word == .drop else { return nil }
    let isSet = isNumber(offset + 1) && (isLoadUnit(offset + 2) || token(offset + 2)?.kind == .times)
    guard isSet || token(offset + 1)?.word == .to else { return nil }
    return offset - first
  }

  /// Whether a word says that something was the last of several.
  private func isLast(_ token: NotationToken?) -> Bool {
    guard let token, token.kind == .word else { return false }
    return isOf(token, NoteStructureWords.lastWords)
  }

  /// `(8 on last)`, `(8 on last set)`, `got 8 on the last`.
  private mutating func repsOnLast() -> Double? {
    if token(-1)?.kind == .at { return nil }
    while token()?.word == .got || isOnly { place += 1 }
    guard let number = token(), number.kind == .number, !number.isDecimal else { return nil }
    place += token(1)?.word == .reps ? 2 : 1
    guard token()?.word == .on || token()?.word == .in else { return nil }
    place += isText(token(1), "the") || token(1)?.word == .article ? 2 : 1
    guard token()?.word == .lastSet || isText(token(), "last") else { return nil }
    place += token(1)?.word == .sets || isText(token(1), "one") ? 2 : 1
    return token() == nil || token()?.kind == .close || isEnd(0) ? number.value : nil
  }

  private var isOnly: Bool { token().map { $0.kind == .word && isOf($0, NoteStructureWords.only) } ?? false }

  /// Whether the full stop at the end of the text stands here.
  private func isEnd(_ offset: Int) -> Bool { token(offset)?.kind == .period && token(offset + 1) == nil }

  /// `last one RPE 9`, `(last one AMRAP)`, `last RPE 9`
  private mutating func lastOne() -> LastSet? {
    let (start, before) = (place, asides)
    // `la última RIR 1`, `die letzte RIR 1`
    if isLast(token(1)), token(2)?.word == .rpe || token(2)?.word == .rir || token(2)?.word == .at,
      ["the", "la", "le", "a", "o", "die", "der", "de", "il"].contains(where: { isText(token(), $0) })
    {
      place += 1
    }
    guard isLast(token()) else { return nil }
    if isText(token(1), "one") {
      place += 2
      skipRemarkOfLast()
    } else if token(1)?.kind == .at, isNumber(2), (5...10).contains(token(2)?.value ?? 0) {
      // `last @9`
      place += 1
    } else if token(1)?.word == .rpe || token(1)?.word == .rir {
      place += 1
    } else if token(1)?.word == .at, token(2)?.word == .rpe || token(2)?.word == .rir {
      // `la dernière à RPE 9`
      place += 2
    } else {
      place = start
      return nil
    }
    if token()?.kind == .at, isEndOfRemark(2), let effort = effortOfLast() { return effort }
    if let marks = marksOfLast() { return marks }
    (place, asides) = (start, before)
    return nil
  }

  /// Passes over the words between `last one` and its effort: `last one grindy, RPE 9.5`.
  private mutating func skipRemarkOfLast() {
    var end = 0
    while end < 3, token(end)?.kind == .word, token(end)?.word == nil { end += 1 }
    guard end > 0, let first = token(), let last = token(end - 1) else { return }
    let sign = token(end)?.kind == .comma ? end + 1 : end
    let isEffort =
      token(sign)?.word == .rpe || token(sign)?.word == .rir
      || (token(sign)?.kind == .at || isNumber(sign)) && isNumber(token(sign)?.kind == .at ? sign + 1 : sign)
        && (token(sign)?.kind == .at
          ? isEndOfRemark(sign + 2) : token(sign + 1)?.word == .rpe || token(sign + 1)?.word == .rir)
    guard isEffort else { return }
    asides.append(first.start..<last.end)
    place += token(end)?.kind == .comma ? end + 1 : end
  }

  private func isEndOfRemark(_ offset: Int) -> Bool {
    guard let kind = token(offset)?.kind else { return true }
    return kind == .close || kind == .comma || kind == .period
  }

  /// `@9`
  private mutating func effortOfLast() -> LastSet? {
    guard token()?.kind == .at || token()?.word == .at, let effort = token(1), effort.kind == .number,
      effort.value <= 10
    else { return nil }
    place += 2
    return LastSet(effort: NotationEffort(rpe: effort.value))
  }

  /// How hard it was, or that it was for as many as could be.
  private mutating func marksOfLast() -> LastSet? {
    if token()?.word == .amrap, token(1) == nil || token(1)?.kind == .close {
      place += 1
      return LastSet(isAmrap: true)
    }
    var marks = NotationClause()
    guard readMark(&marks), marks.toFailure || marks.efforts.count == 1 else { return nil }
    return LastSet(effort: marks.efforts.first, toFailure: marks.toFailure)
  }

  /// `(last only 8)`, `(última só 8)`
  private mutating func repsOfLast() -> Double? {
    guard isLast(token()), let word = token(1), word.kind == .word, isOf(word, NoteStructureWords.only),
      let number = token(2), number.kind == .number, !number.isDecimal, token(3) == nil || token(3)?.kind == .close
    else { return nil }
    place += 3
    return number.value
  }

  /// `the last one was only 6 reps`, `last one only 6`
  private mutating func repsOfLastOne() -> Double? {
    if token()?.word == .article || isText(token(), "the") { place += 1 }
    guard isLast(token()) || token()?.word == .lastSet else { return nil }
    place += 1
    if isText(token(), "one") || token()?.word == .sets { place += 1 }
    // `dernière série 10 seulement`, `last set 10 only`
    if let number = token(), number.kind == .number, !number.isDecimal, number.value <= 50,
      let word = token(token(1)?.word == .reps ? 2 : 1), word.kind == .word, isOf(word, NoteStructureWords.only)
    {
      place += token(1)?.word == .reps ? 3 : 2
      return token() == nil || token()?.kind == .close || token()?.kind == .comma || isEnd(0) ? number.value : nil
    }
    let isTold = isText(token(), "was")
    if isTold { place += 1 }
    let isFew = isOnly
    if isFew { place += 1 }
    guard isTold || isFew, let number = token(), number.kind == .number, !number.isDecimal, number.value <= 50,
      token(1)?.word == .reps || isFew && (token(1) == nil || token(1)?.kind == .close || isEnd(1))
    else { return nil }
    place += token(1)?.word == .reps ? 2 : 1
    skipBehindLast()
    return token() == nil || token()?.kind == .close || token()?.kind == .comma || isEnd(0) ? number.value : nil
  }

  /// Whether a word says something of the sets.
  private func isMark(_ token: NotationToken) -> Bool {
    switch token.word {
    case .failure, .left, .right, .each, .rpe, .rir, .warmup, .drop, .amrap, .max, .working: true
    default: false
    }
  }

  /// Passes over what a bracket says behind the last set: `(last set only 4, arms were dead)`.
  private mutating func skipBehindLast() {
    guard bracketDepth > 0, token()?.kind == .comma || token()?.kind == .semicolon, let first = token(1) else { return }
    var end = 1
    while let next = token(end), next.kind != .close, next.kind != .number, end < 12 { end += 1 }
    // `to failure` is a mark, and `right shoulder tight` none.
    guard token(end)?.kind == .close, let last = token(end - 1),
      end > 3 || !(1..<end).contains(where: { offset in token(offset).map { isMark($0) } ?? false })
    else { return }
    asides.append(first.start..<last.end)
    place += end
  }

  private mutating func lastSet(behindArticle: Bool = false) -> LastSet? {
    place += behindArticle ? 2 : 1
    // `last set 3+: got 7`
    if isNumber(0), isTight(1, .plus), !isNumber(2) { place += 2 }
    while token()?.kind == .colon || token()?.word == .to || token()?.word == .got || isOnly { place += 1 }
    skipRemarkOfLast()
    if let effort = effortOfLast() { return effort }
    // `last set AMRAP 8`
    if token()?.word == .amrap, isNumber(token(1)?.kind == .colon ? 2 : 1) { place += token(1)?.kind == .colon ? 2 : 1 }
    if let number = token(), number.kind == .number, !number.isDecimal,
      token(1) == nil || token(1)?.kind == .close || token(1)?.word == .reps || isEnd(1)
        || token(1)?.kind == .comma && token(2)?.kind == .word
    {
      place += token(1)?.word == .reps ? 2 : 1
      skipBehindLast()
      return LastSet(reps: number.value)
    }
    return marksOfLast()
  }
}
