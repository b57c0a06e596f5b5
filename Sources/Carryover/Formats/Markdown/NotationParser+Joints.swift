import TrainingModel

extension NotationParser {
  /// `x 5`, `x (8, 8, 7)`, and `5x`, which counts sets.
  mutating func readTimes(_ clause: inout NotationClause) -> Bool {
    if append(.times, skipping: 1, to: &clause) { return true }
    if token(1)?.kind == .open {
      let before = (place, clause)
      place += 1
      if readBracket(&clause, link: .times) { return true }
      (place, clause) = before
    }
    guard let last = clause.factors.indices.last, clause.factors[last].kind == .plain,
      clause.factors[last].quantities.count == 1, clause.factors[last].link != .times
    else { return false }
    clause.factors[last].quantities[0].kind = .sets
    place += 1
    return true
  }

  /// `Reps: 10`, `Weight: 60 kg`, `sets 3`.
  mutating func readKeyed(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    let kind: NotationQuantity.Kind
    switch token.word {
    case .reps where side(at: 0) == nil: kind = .reps
    case .sets: kind = .sets
    case .at where clause.factors.isEmpty || self.token(1)?.kind == .colon: kind = .load
    default: return false
    }
    let skipped = self.token(1)?.kind == .colon || self.token(1)?.kind == .equals ? 2 : 1
    guard self.token(skipped)?.kind == .number || self.token(skipped)?.word == .bodyweight,
      append(clause.factors.isEmpty ? .first : .adjacent, skipping: skipped, to: &clause),
      let last = clause.factors.indices.last
    else { return false }
    for index in clause.factors[last].quantities.indices where clause.factors[last].quantities[index].kind == .plain {
      clause.factors[last].quantities[index].kind = kind
    }
    return true
  }

  /// What stands behind `@`: a load, an effort, a pace, a part of the maximum.
  mutating func readAt(_ clause: inout NotationClause) -> Bool {
    guard let sign = token() else { return false }
    let before = (place, clause)
    place += 1
    while token()?.kind == .colon || token()?.word == .article || token()?.word == .at { place += 1 }
    if readMark(&clause) { return true }
    if token()?.kind == .open, let efforts = bracketedEfforts() {
      clause.efforts = efforts
      return true
    }
    if token()?.kind == .open, readBracket(&clause, link: .at) { return true }
    skipPairCount()
    guard var factor = factor(link: .at, isFirst: false) else {
      (place, clause) = before
      return false
    }
    if factor.kind == .duration {
      clause.pace = pace(factor.first.value, clause)
      return true
    }
    if factor.kind == .plain {
      let isSign = sign.kind == .at || bytes[sign.start] | 32 == UInt8(ascii: "a")
      if isSign, let efforts = efforts(factor.quantities) {
        clause.efforts = efforts
        return true
      }
      for index in factor.quantities.indices { factor.quantities[index].kind = .load }
    }
    clause.factors.append(factor)
    return true
  }

  /// `@ 2x20 kg`: the count of dumbbells.
  private mutating func skipPairCount() {
    guard token()?.value == 2, isNumber(0), token(1)?.kind == .times, isNumber(2) else { return }
    place += 2
  }

  /// Up to 10 by halves is an effort.
  private func efforts(_ quantities: [NotationQuantity]) -> [NotationEffort]? {
    var efforts: [NotationEffort] = []
    for quantity in quantities {
      guard let value = quantity.value, value >= 1, value <= 10, (value * 2).rounded() == value * 2,
        quantity.upper ?? 10 <= 10, !quantity.isMinimum
      else { return nil }
      efforts.append(NotationEffort(rpe: value, upper: quantity.upper))
    }
    return efforts
  }

  /// `(7, 8, 9)`.
  private mutating func bracketedEfforts() -> [NotationEffort]? {
    attempt { parser in
      parser.place += 1
      if parser.token()?.word == .rpe { parser.place += 1 }
      guard let factor = parser.factor(link: .at, isFirst: false), factor.kind == .plain,
        parser.token()?.kind == .close, let efforts = parser.efforts(factor.quantities)
      else { return nil }
      parser.place += 1
      return efforts
    }
  }

  /// Seconds a kilometre from a pace as written: for the unit behind it, else for that of the distance.
  mutating func pace(_ seconds: Double?, _ clause: NotationClause) -> Double? {
    guard let seconds else { return nil }
    var isMile = clause.factors.contains { $0.first.distanceUnit == .mile }
    if token()?.word == .pace {
      let word = letters(token())
      if word.contains(UInt8(ascii: "5")) { return seconds * 2 }
      if word.count > 4 || word.first == UInt8(ascii: "/") {
        isMile =
          word.contains(UInt8(ascii: "i")) && word.last != UInt8(ascii: "m")
          || word.last == UInt8(ascii: "e") && word != Array("pace".utf8)
      }
      place += 1
    }
    return isMile ? seconds / 1.609344 : seconds
  }

  /// A bracket whose whole content is notation; any other stays a note, and the clause goes on behind it.
  mutating func readBracket(_ clause: inout NotationClause, link: NotationFactor.Link = .adjacent) -> Bool {
    guard let open = token(), bracketDepth < 4 else { return false }
    let before = (place, clause)
    bracketDepth += 1
    defer { bracketDepth -= 1 }
    place += 1
    let known = clause.factors.count
    let isGoal = clause.factors.contains { $0.first.isGoal } && !clause.factors.contains { $0.link == .result }
    if clause.factors.isEmpty {
      while token()?.kind != .close, readPart(&clause) {}
    } else {
      if readMark(&clause) || append(isGoal && isNumber(0) ? .result : link, to: &clause) || readPart(&clause) {
        settleResult(&clause, link: link)
        while token()?.kind != .close, readPart(&clause) {}
      }
      if token()?.kind == .comma { place += 1 }
      while token()?.kind != .close, readMark(&clause) {}
    }
    if token()?.kind == .close {
      place += 1
      if clause.factors.count > known + 1 {
        for index in known..<clause.factors.count { clause.factors[index].bracket = open.start + 1 }
      }
      return true
    }
    (place, clause) = before
    return !clause.factors.isEmpty && token(1)?.word != .drop && skipBracket(from: open)
  }

  /// What is no count is no result either.
  private func settleResult(_ clause: inout NotationClause, link: NotationFactor.Link) {
    guard let last = clause.factors.indices.last, clause.factors[last].link == .result else { return }
    let kind = clause.factors[last].kind
    if kind != .plain, kind != .reps { clause.factors[last].link = link }
  }

  private mutating func skipBracket(from open: NotationToken) -> Bool {
    var end = place + 1
    while end < tokens.count, tokens[end].kind != .close, end - place < 60 { end += 1 }
    guard end < tokens.count, tokens[end].kind == .close else { return false }
    asides.append(open.start..<tokens[end].end)
    place = end + 1
    return true
  }

  /// Signs that join without multiplying.
  mutating func readJoint(_ sign: NotationToken, _ clause: inout NotationClause) -> Bool {
    let isGoal = clause.factors.last?.first.isGoal ?? false
    let hasProduct = clause.factors.count > 1
    switch sign.kind {
    case .equals, .colon, .greater:
      if isGoal, isNumber(1) { return append(.result, skipping: 1, to: &clause) }
      return sign.kind == .greater ? false : append(.adjacent, skipping: 1, to: &clause)
    case .comma, .pipe: return readComma(&clause)
    case .slash:
      guard !beginsProduct(behind: 1, clause) else { return false }
      return append(.slash, skipping: 1, to: &clause)
    default:
      if sign.isSpaced, hasProduct || beginsProduct(behind: 1, clause) { return readComma(&clause) }
      return append(sign.isSpaced ? .adjacent : .dash, skipping: 1, to: &clause)
    }
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

  /// A comma inside a clause: `60 kg, 10 reps`, `3x10, 60 kg`, `5 km, 25:30`.
  private mutating func readComma(_ clause: inout NotationClause) -> Bool {
    if joinMark(&clause) { return true }
    var ahead = self
    ahead.place += 1
    guard let next = ahead.quantity(), ahead.token()?.kind != .times, ahead.token()?.word != .rest else { return false }
    let large = clause.factors.contains { $0.kind == .plain && ($0.first.isDecimal || ($0.first.value ?? 0) > 30) }
    let joins: Bool
    switch next.kind {
    case .load, .kilo, .pairOrSeconds, .percent: joins = !clause.has(.load) && !large && !clause.has(.duration)
    case .reps: joins = !clause.has(.reps) && clause.factors.count == 1
    case .sets: joins = !clause.has(.sets)
    case .plain: joins = clause.factors.count == 1 && (clause.has(.load) || clause.has(.sets))
    case .duration: joins = clause.has(.distance) && !clause.has(.duration)
    case .distance: joins = clause.has(.duration) && !clause.has(.distance)
    default: joins = false
    }
    return joins && append(.adjacent, skipping: 1, to: &clause)
  }

  /// A word between factors.
  mutating func readWord(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    switch token.word {
    case .by: return append(.times, skipping: 1, to: &clause)
    case .of: return append(.of, skipping: 1, to: &clause)
    case .for: return append(.for, skipping: 1, to: &clause)
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
