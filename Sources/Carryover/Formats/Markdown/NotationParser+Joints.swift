import TrainingModel

extension NotationParser {
  /// Signs that join without multiplying.
  mutating func readJoint(_ sign: NotationToken, _ clause: inout NotationClause) -> Bool {
    let isGoal = clause.isGoal
    let hasProduct = clause.factors.count > 1
    switch sign.kind {
    case .equals, .colon, .greater:
      if isGoal, isNumber(1), !isProduct(behind: 1) { return append(.result, skipping: 1, to: &clause) }
      if isGoal, isProduct(behind: 1) { return false }
      if isResultOfSets(clause) { return append(.result, skipping: 1, to: &clause) }
      return sign.kind == .greater ? false : append(.adjacent, skipping: 1, to: &clause)
    case .comma, .pipe: return readComma(&clause)
    case .slash:
      if sign.isSpaced, joinMark(&clause) { return true }
      guard !beginsProduct(behind: 1, clause) else { return false }
      return append(.slash, skipping: 1, to: &clause)
    default:
      if sign.isSpaced, isGoal, isProduct(behind: 1) { return false }
      if sign.isSpaced, hasProduct || beginsProduct(behind: 1, clause) { return readComma(&clause) }
      return append(sign.isSpaced ? .adjacent : .dash, skipping: 1, to: &clause)
    }
  }

  /// `5x5 60 kg: 5/5/5/4/4`: as many repetitions as there are sets.
  private func isResultOfSets(_ clause: NotationClause) -> Bool {
    guard clause.factors.count > 1, clause.factors[1].link == .times, clause.factors[1].kind == .plain,
      clause.factors[0].kind == .plain, let sets = clause.factors[0].first.value, sets > 1
    else { return false }
    var ahead = self
    ahead.place += 1
    guard let list = ahead.factor(link: .result, isFirst: false), list.kind == .plain else { return false }
    return Double(list.quantities.count) == sets && list.quantities.allSatisfy { $0.value ?? 0 <= 30 && !$0.isDecimal }
  }

  private func beginsProduct(behind offset: Int, _ clause: NotationClause) -> Bool {
    var ahead = self
    ahead.place += offset
    return ahead.beginsNewProduct(clause)
  }

  /// A mark behind a sign: `3x5 @ 185, RPE 8`.
  private mutating func joinMark(_ clause: inout NotationClause) -> Bool {
    let before = (place, clause)
    place += 1
    if readMark(&clause) { return true }
    (place, clause) = before
    return false
  }

  /// `3x5, at 100 kg`, `5 km, in 25:30`.
  mutating func joinWord(_ clause: inout NotationClause) -> Bool {
    if let key = token(1), key.word == .reps || key.word == .sets || key.word == .at, token(2)?.kind == .colon {
      let before = (place, clause)
      place += 1
      if readKeyed(key, &clause) { return true }
      (place, clause) = before
    }
    let isBodies = token(1)?.word == .bodies && isNumber(2)
    guard let word = token(1), word.kind == .word,
      (word.word == .at || isBodies) && !clause.has(.load) || word.word == .in
    else {
      return false
    }
    let before = (place, clause)
    place += 1
    if readWord(word, &clause) { return true }
    (place, clause) = before
    return false
  }

  /// `3x10, 2x16 kg`: the dumbbells of the sets before.
  private mutating func joinPair(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.link == .times }), !clause.has(.load), isNumber(1), token(1)?.value == 2,
      token(2)?.kind == .times, isNumber(3), unitWord(at: 4) != nil,
      !clause.factors.contains(where: { !$0.first.isDecimal && ($0.first.value ?? 0) > 30 })
    else { return false }
    let before = (place, clause)
    if append(.at, skipping: 3, to: &clause), clause.factors.last?.kind == .load { return true }
    (place, clause) = before
    return false
  }

  /// A comma inside a clause: `60 kg, 10 reps`, `3x10, 60 kg`, `5 km, 25:30`.
  private mutating func readComma(_ clause: inout NotationClause) -> Bool {
    if joinMark(&clause) { return true }
    if joinWord(&clause) || joinPair(&clause) { return true }
    var ahead = self
    ahead.place += 1
    guard let next = ahead.quantity(), ahead.token()?.kind != .times, ahead.token()?.word != .rest else { return false }
    let large = clause.factors.contains { $0.kind == .plain && ($0.first.isDecimal || ($0.first.value ?? 0) > 30) }
    let joins: Bool
    switch next.kind {
    case .kilo where clause.has(.duration) && clause.factors.count == 1: joins = true
    case .load, .kilo, .pairOrSeconds, .percent:
      joins = !clause.has(.load) && !clause.has(.percent) && !large && !clause.has(.duration)
    case .reps: joins = !clause.has(.reps) && (clause.factors.count == 1 || !clause.has(.plain))
    case .sets: joins = !clause.has(.sets)
    case .plain:
      let isSigned = token()?.kind == .dash || token()?.kind == .pipe
      let isPair = clause.factors.count == 2 && clause.factors.allSatisfy { $0.kind == .plain } && !large
      joins =
        clause.factors.count == 1 && (clause.has(.load) || clause.has(.sets))
        || isSigned && isPair && clause.factors[1].link == .times && next.upper == nil
    case .duration:
      joins = (clause.has(.distance) || clause.has(.kilo) || clause.has(.minutesOrMeters)) && !clause.has(.duration)
    case .distance:
      joins = !clause.has(.distance) && (clause.has(.duration) || clause.has(.sets) && clause.factors.count == 1)
    default: joins = false
    }
    return joins && append(.adjacent, skipping: 1, to: &clause)
  }

  /// A word between factors.
  mutating func readWord(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    if isLetter(0, "w") || token.word == .on, isNumber(1) { return readAt(&clause) }
    switch token.word {
    case .by: return append(.times, skipping: 1, to: &clause)
    case .of: return append(.of, skipping: 1, to: &clause)
    case .for: return readImplied(&clause) || append(.for, skipping: 1, to: &clause)
    case .at: return readAt(&clause)
    case .got: return append(.result, skipping: self.token(1)?.kind == .colon ? 2 : 1, to: &clause)
    case .in:
      let before = (place, clause)
      if append(.adjacent, skipping: 1, to: &clause) {
        if clause.factors.last?.kind == .pairOrSeconds { clause.factors[clause.factors.count - 1].setKind(.duration) }
        if let kind = clause.factors.last?.kind, kind == .duration || kind == .distance || kind == .minutesOrMeters {
          return true
        }
      }
      (place, clause) = before
      return false
    case .bodies where isNumber(1):
      place += 1
      return true
    case .bodyweight, .added, .assisted, .amrap, .bar, .left, .right, .approximately, .reps:
      return appendAdjacent(&clause)
    default: return skipToEffort(token, &clause)
    }
  }

  /// `225 for a double`.
  private mutating func readImplied(_ clause: inout NotationClause) -> Bool {
    let offset = token(1)?.word == .article ? 2 : 1
    switch token(offset)?.word {
    case .single: clause.impliedReps = 1
    case .double: clause.impliedReps = 2
    case .triple: clause.impliedReps = 3
    default: return false
    }
    place += offset + 1
    return true
  }

  /// `185 x 5 PR! @8`: words between a set and its effort.
  private mutating func skipToEffort(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    let before = (place, clause)
    var skipped = 0
    while skipped < 4, let kind = self.token()?.kind, kind == .word || kind == .other, self.token()?.word == nil {
      place += 1
      skipped += 1
    }
    let end = self.token(-1)?.end ?? token.end
    if skipped > 0, self.token()?.kind == .at || self.token()?.word == .rpe || self.token()?.word == .rir {
      let factors = clause.factors.count
      if self.token()?.kind == .at ? readAt(&clause) : readMark(&clause), clause.factors.count == factors {
        asides.append(token.start..<end)
        return true
      }
    }
    (place, clause) = before
    return false
  }
}
