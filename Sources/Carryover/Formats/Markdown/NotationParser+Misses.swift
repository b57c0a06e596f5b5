import TrainingModel

/// Loads that were not lifted.
extension NotationParser {
  /// `140x1, 145 miss, 145x1`: a load that was not lifted is no set, and no number of its neighbours.
  mutating func skipMisses(behind found: [NotationClause]) {
    while !found.isEmpty, let first = token(), let count = isMissBehindSlash(0) ? isNumber(2) ? 4 : 3 : missMultiplied,
      let last = token(count - 1)
    {
      // `75/1, 78/x, 78/1`
      asides.append(first.start..<last.end)
      place += token(count)?.kind == .comma ? count + 1 : count
    }
    if found.isEmpty, !isMiss(0) || tokens[place...].prefix(6).allSatisfy({ $0.kind != .comma }) { return }
    while isMiss(0), let first = token(), case let mark = isLoadUnit(1) ? 2 : 1,
      case let count = max(missLength(mark), 1), let word = token(mark + count - 1)
    {
      place += mark + count
      var end = word.end
      if token()?.kind == .times, isNumber(1), let count = token(1) {
        place += 2
        end = count.end
      }
      asides.append(first.start..<end)
      if token()?.kind == .comma || token()?.kind == .semicolon { place += 1 }
    }
  }

  /// `78/x`: a load, and a cross instead of its repetitions.
  func isMissBehindSlash(_ offset: Int) -> Bool {
    isNumber(offset) && isTight(offset + 1, .slash)
      && (isTight(offset + 2, .times) || isLetter(offset + 2, "x") || isText(token(offset + 2), "miss"))
      && (token(offset + 3) == nil || token(offset + 3)?.kind == .comma || token(offset + 3)?.isSpaced == true)
      || isNumber(offset) && isTight(offset + 1, .slash) && isTight(offset + 2, .number)
        && (isTight(offset + 3, .times) || isLetter(offset + 3, "x") && token(offset + 3)?.isSpaced == false)
        && (token(offset + 4) == nil || token(offset + 4)?.isSpaced == true)
  }

  /// `240 x miss`: how many tokens.
  private var missMultiplied: Int? {
    let sign = isLoadUnit(1) ? 2 : 1
    guard isNumber(0), (token()?.value ?? 0) > 12, token(sign)?.kind == .times, isText(token(sign + 1), "miss"),
      token(sign + 2) == nil || token(sign + 2)?.kind == .comma
    else { return nil }
    return sign + 2
  }

  /// `84x1 X 84x1`: a cross alone behind what was tried.
  var isCrossAlone: Bool {
    guard let cross = token(), cross.kind == .times, cross.isSpaced else { return false }
    guard let next = token(1) else { return true }
    return next.isSpaced && (next.kind == .comma || next.kind == .number && isTight(2, .times) && isTight(3, .number))
  }

  /// Whether a load stands here that was missed.
  func isMiss(_ offset: Int) -> Bool {
    let mark = offset + (isLoadUnit(offset + 1) ? 2 : 1)
    guard isNumber(offset), (token(offset)?.value ?? 0) > 12, let word = token(mark),
      word.word == .skipped && bytes[word.start] >= 0x80 || word.isSpaced && missLength(mark) > 0
    else { return false }
    let next = mark + max(missLength(mark), 1)
    return !isNumber(next) || token(next)?.isSpaced == true
  }

  /// How many words stand here that say that a lift did not succeed: `missed`, `no lift`.
  func missLength(_ offset: Int) -> Int {
    if isMissWord(offset) { return 1 }
    guard isText(token(offset), "no"), isText(token(offset + 1), "lift") || isText(token(offset + 1), "rep") else {
      return 0
    }
    // Of `200, 210 no lift, 210` nobody knows how often.
    return tokens.contains { $0.kind == .times || $0.word == .single } ? 2 : 0
  }

  /// `(200 lb, 250 lb), singles`, `495 single`
  func takeNoun(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.count == 1, clause.has(.load) || !clause.factors[0].first.isSmall && clause.has(.plain),
      clause.impliedReps == nil, !isNumber(1), let reps = repsOfNoun(0)
    else { return false }
    clause.impliedReps = reps
    return true
  }

  private func isMissWord(_ token: NotationToken) -> Bool {
    token.kind == .word && isOf(token, NoteStructureWords.misses) && !isText(token, "fail") && !isText(token, "failed")
  }

  /// `140 x 1 miss`, `140x1 (missed)`, `110 kg x 1 no lift`: tried, and not done.
  func isMissed(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[1].first.value == 1,
      token().map({ isMissWord($0) }) == true || missLength(0) == 2
    else { return false }
    guard let next = token(max(missLength(0), 1)) else { return true }
    return next.kind == .comma || next.kind == .close || next.kind == .semicolon
  }

  /// `215 kg x 1 failed (off the floor)`, `1x1 @ 455 FAILED, stuck at the knee`: the only repetition was not made.
  func isMissedSingle(_ clause: NotationClause) -> Bool {
    let factors = clause.factors
    let isSingle =
      factors.count == 2 || factors.count == 3 && factors[0].first.value == 1 && factors[2].link == .at
    // `5 x 1 failed` are five sets.
    guard isSingle, factors.count == 3 || factors[0].kind == .load || !movesBody && (factors[0].first.value ?? 0) > 12,
      factors[1].link == .times, factors[1].first.value == 1, factors.allSatisfy({ !$0.isList }),
      let word = token(), isOf(word, Self.failed)
    else { return false }
    guard let next = token(1) else { return true }
    switch next.kind {
    case .comma, .semicolon, .close, .period, .open: return true
    case .dash: return next.isSpaced
    default: return false
    }
  }

  private static let failed: NoteWordSet = [
    "failed", "fallito", "fallita", "fallado", "fallada", "fallida", "falhou", "falhada", "échoué", "échouée", "raté",
    "ratée", "gescheitert", "mislukt",
  ]

  /// `(failed, didn't leave the floor)`, `(failed on the 4th)`
  var isFailureOfRemark: Bool {
    guard token()?.kind == .open, let word = token(1), word.word == .failure, word.end - word.start > 3 else {
      return false
    }
    let isOfRep = token(2)?.word == .on && (token(3)?.word == .article ? 4...5 : 3...4).contains { isNumber($0) }
    return token(2)?.kind == .comma && !isText(token(3), "not") && !isText(token(3), "no") || isOfRep
  }

  /// The effort that a remark says of all of its sets: `(felt heavy, RPE 9)`.
  func effortOfRemark() -> NotationEffort? {
    guard let end = tokens[place...].firstIndex(where: { $0.kind == .close }) else { return nil }
    let inside = tokens[place..<end]
    guard let word = inside.firstIndex(where: { $0.word == .rpe }), word + 1 < end,
      !inside.contains(where: { $0.word == .lastSet || $0.word == .elsewhen || $0.word == .then }),
      tokens[word + 1].kind == .number, (5...10).contains(tokens[word + 1].value),
      !inside.contains(where: { $0.kind == .number && $0.start != tokens[word + 1].start }),
      word + 2 == end || [.comma, .period, .semicolon].contains(tokens[word + 2].kind)
    else { return nil }
    return NotationEffort(rpe: tokens[word + 1].value)
  }

  /// Whether a number with an ordinal's ending stands behind a sign, and another word behind it.
  var isOrdinalAhead: Bool {
    guard isNumber(1), let ending = token(2), ending.kind == .word, !ending.isSpaced, let next = token(3),
      next.kind == .word, next.isSpaced, next.word == nil || next.word == .reps
    else { return false }
    // `10e slow` is of each side.
    let isLetter = isText(ending, "e")
    return isOf(ending, NoteStructureWords.endingsOfOrdinals)
      && (!isLetter
        || tokens[place...].contains { token in
          ["niet", "pas", "ratée", "raté", "kwam"].contains { isText(token, $0) }
        })
  }
}
