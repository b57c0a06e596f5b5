import TrainingModel

/// Lists with commas between their numbers.
extension NotationParser {
  /// `20,20,18`; before the first sign anything is (`60, 80, 100 x 3`), later only what is no set of its own.
  mutating func readCommas(_ factor: inout NotationFactor, isFirst: Bool) {
    let isSlashed = factor.kind == .plain && factor.quantities.count > 2 && factor.quantities.allSatisfy(\.isSmall)
    while factor.quantities.count < 1000, let sign = token(), isSeparator(sign), !isMiss(1),
      !isMissBehindSlash(1)
    {
      let kind = factor.kind
      let last = factor.quantities.last ?? factor.first
      let isReps = factor.link == .times && factor.quantities.count == 1
      let isMeasured = kind.isAmbiguous && kind != .kilo || kind == .distance || kind == .duration
      let sets = isReps && isMeasured ? countBefore(factor.first.start) : nil
      let counted = isReps && last.isEach ? countBefore(factor.first.start) : nil
      let isTimeBefore = isReps && isTimeBefore(factor.first.start)
      let found = attempt { parser -> NotationQuantity? in
        parser.place += 1
        // `12, then 11, then 10`
        if sign.kind == .comma, parser.token()?.word == .and || parser.token()?.word == .then && factor.link == .first {
          parser.place += 1
        }
        guard let next = parser.quantity(), parser.continues(next, after: factor, isFirst: isFirst) else {
          return nil
        }
        // `3x12, 15 kg`, `12/12/10, 15 kg` end with the load.
        if isReps || last.isEach || isSlashed, kind == .plain, next.kind == .load { return nil }
        // `3x10 each leg, 16`: two numbers are no list of three sets.
        if isReps, last.isEach, next.kind == .plain, parser.token() == nil, (counted ?? 0) > 2 { return nil }
        // `8 x 50 m, 200 m`: the first is counted, the second another.
        if isReps, isMeasured, sets != 2, !parser.isList(of: kind) { return nil }
        // `40 s x 2, 33 s`: how often, and the next time.
        if isTimeBefore, kind == .plain, next.kind == .duration || next.kind == .pairOrSeconds { return nil }
        // `135, 165, 195, 5 reps each`: of loads.
        if kind == .plain, next.isEach, parser.isOfLoads(factor, repetitions: next.value) { return nil }
        // `8, 6, 6, bodyweight only`
        if kind == .plain, next.loadKind == .bodyweight { return nil }
        return next
      }
      guard let found else { break }
      factor.quantities.append(found)
    }
    // `10, 10, 8 left leg`: all of one side, which is told at the end.
    if factor.quantities.count > 1, let side = factor.quantities.last?.side, !factor.first.leadsWithSide,
      factor.quantities.dropLast().allSatisfy({ $0.side == nil })
    {
      for index in factor.quantities.indices { factor.quantities[index].side = side }
    }
  }

  /// What a comma joins that is told of sets.
  mutating func joinSets(_ clause: inout NotationClause) -> Bool {
    // `185 lb, sets of 10, 10, 9`
    if token(1)?.word == .sets, token(2)?.word == .of, isList(at: 3), clause.has(.load), clause.factors.count == 1 {
      return append(.times, skipping: 3, to: &clause)
    }
    // `140, 160, 180, all for 12`, `50, 60, 70, all x8`
    if isText(token(1), "all"), token(2)?.word == .for || token(2)?.kind == .times, isNumber(3),
      clause.factors.count == 1, clause.factors[0].isList, token(4) == nil || token(4)?.word == .reps
    {
      return append(.times, skipping: 3, to: &clause)
    }
    // `135, 165, 195, 5 reps each`
    if isNumber(1), token(2)?.word == .reps, token(3)?.word == .each, clause.factors.count == 1,
      isOfLoads(clause.factors[0], repetitions: token(1)?.value)
    {
      return append(.times, skipping: 1, to: &clause)
    }
    // `3 sets, 15-15-12, all with 50`
    if isText(token(1), "all"), token(2)?.kind == .at || token(2)?.word == .at, isNumber(3), !clause.has(.load),
      clause.factors.allSatisfy({ $0.quantities.allSatisfy { $0.isSmall && !$0.isDecimal } })
    {
      return append(.at, skipping: 3, to: &clause)
    }
    if let length = effortOfAll(clause) {
      clause.efforts = [NotationEffort(rpe: token(length - 1)?.value)]
      place += length
      return true
    }
    // `70 kilos, I got 20, 18 and 15`
    if isText(token(1), "i"), token(2)?.word == .got, isList(at: 3), clause.has(.load), clause.factors.count == 1 {
      return append(.times, skipping: 3, to: &clause)
    }
    // `5x10 @ 205, only did 4 sets`
    let fewer = attempt { parser -> NotationClause? in
      var clause = clause
      parser.place += 1
      return parser.readFewer(&clause, isBracket: false) ? clause : nil
    }
    guard let fewer else { return false }
    clause = fewer
    return true
  }

  /// Whether the numbers of a list are more than anybody does of as many repetitions: loads.
  private func isOfLoads(_ factor: NotationFactor, repetitions: Double?) -> Bool {
    guard factor.quantities.count > 1, let count = repetitions, !movesBody else { return false }
    // `20, 20, 20, 10 reps each leg` may all be counts; the words of a phrase are one token.
    let isOfLimb = tokens.dropFirst(max(0, place - 1)).prefix(5).contains {
      $0.word == .each && $0.end - $0.start > "each".utf8.count
    }
    let rises = zip(factor.quantities, factor.quantities.dropFirst()).allSatisfy { ($0.value ?? 0) < ($1.value ?? 0) }
    if isOfLimb, !rises { return false }
    return factor.quantities.allSatisfy { ($0.value ?? 0) > 12 && ($0.value ?? 0) >= 2 * count }
  }

  /// The number before a sign and the quantity that begins at a byte.
  private func countBefore(_ start: Int) -> Double? {
    guard let index = tokens.lastIndex(where: { $0.start == start }), index > 1, tokens[index - 2].kind == .number
    else { return nil }
    return tokens[index - 2].value
  }

  /// Whether a time stands before a sign and the quantity that begins at a byte.
  private func isTimeBefore(_ start: Int) -> Bool {
    guard let index = tokens.lastIndex(where: { $0.start == start }), index > 1 else { return false }
    return tokens[index - 2].word == .seconds || tokens[index - 2].word == .minutes
  }

  /// Whether a list of one kind goes on here.
  private func isList(of kind: NotationQuantity.Kind) -> Bool {
    guard token()?.kind == .comma else { return false }
    var ahead = self
    ahead.place += 1
    return ahead.quantity()?.kind == kind
  }

  private func isSeparator(_ token: NotationToken) -> Bool {
    token.kind == .comma || token.kind == .semicolon || token.word == .and
  }

  private func continues(_ next: NotationQuantity, after factor: NotationFactor, isFirst: Bool) -> Bool {
    let (kind, count) = (factor.kind, factor.quantities.count)
    let last = factor.quantities.last ?? factor.first
    // `3x10, 2s hold`, `3x5, 3-0-1 tempo`
    if isText(token(), "once") { return false }
    if isPauseWord(0) || token(-1)?.kind == .number && isTempoBehind { return false }
    let isFollowed = beginsProduct && !isAtEfforts(of: count + 1)
    // `5k 25:00, 10 min stretching`: the time of something else.
    if kind == .duration, next.kind == .duration, factor.link != .first, count == 1, let word = token(),
      word.kind == .word, word.word == nil, token(-1)?.kind == .word
    {
      return false
    }
    // `3x12 each leg, 2 dumbbells of 14 kg`
    if token()?.word == .bodies { return false }
    // `3 sets @ 12, 10 reps`
    if factor.link == .at, count == 1, kind == .plain, next.kind == .reps { return false }
    if !isFirst, isFollowed { return false }
    // `185, 3x5`: the load of the sets behind it.
    if count == 1, token()?.kind == .times, isNumber(1), (next.value ?? 99) <= 10, next.kind == .plain,
      last.value ?? 0 >= 30, last.value ?? 0 >= 8 * (next.value ?? 0)
    {
      return false
    }
    if isFirst, count == 1, kind == .plain, next.kind == .plain, isNumber(-1), areSets(at: -1, of: last) {
      return false
    }
    // `60, 10x3`: the same where sets stand behind, for nobody does five of 60 and of 10.
    if count == 1, !movesBody, !tokens[..<place].contains(where: { $0.kind == .times }), token()?.kind == .times,
      isNumber(1), (token(1)?.value ?? 99) <= 5, token(2)?.kind != .times, next.kind == .plain, next.isSmall,
      (next.value ?? 0) > 5, last.value ?? 0 > 30,
      last.value ?? 0 >= 3 * (next.value ?? 0)
    {
      return false
    }
    if token()?.kind == .slash {
      guard token()?.isSpaced == true else { return false }
      return isProduct(behind: 1) || factor.first.leadsWithSide && side(at: 1) != nil
        || factor.link == .times && side(at: 1) != nil && hasSideBefore
    }
    if token()?.word == .rpe || token()?.word == .rir { return isEffortBehind }
    if token()?.word == .rest || token()?.word == .pace || isRecovery { return false }
    if isNumber(0), token()?.isSpaced == true, !isFirst {
      // `16 3x5, 20 2x3` goes on with a load, `60x10, 8 70x6` with repetitions.
      let isLoad = (next.value ?? 0) > (last.value ?? 0) && (token()?.value ?? 99) <= 10
      if token(1)?.kind != .times || isLoad { return false }
    }
    if kind == .plain, count > 1, next.loadKind == .added || next.loadKind == .assisted && isNumber(0) { return false }
    if next.loadKind != last.loadKind, next.kind == .load, kind != .plain { return kind == .load }
    if next.kind == kind || (kind == .reps && next.kind == .plain) || (kind == .duration && next.kind == .duration) {
      // `225 x 5, 245` goes on with loads.
      let isJump =
        !isFirst && next.kind == .plain && (next.value ?? 0) > 30 && (next.value ?? 0) > 4 * (last.value ?? 0)
      return !isJump
    }
    // `3x8 each leg, 30s`
    if last.isEach, next.kind == .pairOrSeconds { return false }
    if kind == .plain, next.kind == .reps || next.kind == .pairOrSeconds { return true }
    // `92, 91, 90 s`
    if kind == .plain, count > 1, next.kind == .duration, let time = next.value, let before = last.value,
      abs(time - before) * 2 < before
    {
      return true
    }
    // `3x10 @ 160 kg, 170, 180`
    if kind == .load, next.kind == .plain, !isFirst, areLoadsOfSets(factor) { return true }
    if kind == .load || kind == .pairOrSeconds, next.kind == .plain {
      // `60 kg, 70, 80 x 5` against `60 kg, 10, 8`.
      return isFirst && isFollowed && token()?.kind == .times && (next.value ?? 0) > 30
    }
    if kind == .plain, next.kind == .load { return isFollowed || count > 1 }
    return false
  }

  /// `L 40 kg x 10, 10 / R …`: whether a side stands before the numbers here.
  private var hasSideBefore: Bool { tokens[..<place].contains { $0.word == .left || $0.word == .right } }

  /// Whether as many loads stand here as there are sets before them.
  private func areLoadsOfSets(_ factor: NotationFactor) -> Bool {
    guard let index = tokens.lastIndex(where: { $0.start == factor.first.start }), index > 2 else { return false }
    let end = tokens[index - 1].kind == .number ? index - 1 : index - 2
    guard end > 1, tokens[end].kind == .number, tokens[end - 1].kind == .times, tokens[end - 2].kind == .number else {
      return false
    }
    var (count, next) = (0.0, index)
    let load = tokens[index].value
    while next < tokens.count, tokens[next].kind == .number, abs(tokens[next].value - load) <= load * 0.35 {
      (count, next) = (count + 1, next + 1)
      if next < tokens.count, tokens[next].word == .kilograms || tokens[next].word == .pounds { next += 1 }
      guard next < tokens.count, tokens[next].kind == .comma else { break }
      next += 1
    }
    return count == tokens[end - 2].value && (next == tokens.count || tokens[next].kind == .open)
  }

  private func isPauseWord(_ offset: Int) -> Bool {
    guard let word = token(offset), word.kind == .word else { return false }
    return token(offset - 1)?.word == .seconds && isOf(word, NoteStructureWords.pauses)
  }

  /// Whether the number before here begins `3-0-1 tempo`.
  private var isTempoBehind: Bool {
    isTight(0, .dash) && isTight(1, .number) && isTight(2, .dash) && isTight(3, .number) && token(4)?.word == .tempo
  }

  /// `5, 5, 5 @8, 8.5, 9`: as many efforts as there are sets.
  private func isAtEfforts(of count: Int) -> Bool {
    guard count > 1, count < 50, token()?.kind == .at else { return false }
    // `155, 155, 150 @(7, 8, 9)`
    let start = token(1)?.kind == .open ? 2 : 1
    for index in 0..<count {
      guard let effort = token(start + 2 * index), effort.kind == .number, effort.value <= 10 else { return false }
      let sign = token(start + 1 + 2 * index)?.kind
      guard index == count - 1 ? sign != .at && sign != .times : sign == .comma || sign == .slash else { return false }
    }
    return true
  }

  /// Whether a sign stands here that makes the number before it a factor.
  private var beginsProduct: Bool {
    switch token()?.kind {
    case .times, .at: true
    case .word: token()?.word == .by || token()?.word == .at || token()?.word == .for || token()?.word == .of
    default: false
    }
  }

  /// How many tokens `, all @7.5`, `, all sets @8`, `, all at RPE 7` take at the end of a line, its comma with them.
  private func effortOfAll(_ clause: NotationClause) -> Int? {
    guard isText(token(1), "all"), clause.efforts.isEmpty, clause.factors.count > 1 else { return nil }
    let isOfSets = token(2)?.word == .sets
    var length = isOfSets ? 3 : 2
    let isNamed = token(length + 1)?.word == .rpe
    // `all sets at 10` may be the load.
    guard token(length)?.kind == .at && (!isOfSets || clause.has(.load)) || isNamed && token(length)?.word == .at else {
      return nil
    }
    length += isNamed ? 2 : 1
    guard isNumber(length), token(length + 1) == nil, let effort = token(length)?.value, (5...10).contains(effort)
    else {
      return nil
    }
    return length + 1
  }
}
