import TrainingModel

extension NotationParser {
  /// `x 5`, `x (8, 8, 7)`, and `5x`, which counts sets.
  mutating func readTimes(_ clause: inout NotationClause) -> Bool {
    if isListOfReps(clause) { return false }
    if readRepeatedTimes(&clause) { return true }
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

  /// `225 x5 x5 x4`: more than two counts behind a load are a list.
  private mutating func readRepeatedTimes(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.count == 1, isRepeatedTimes(0), isRepeatedTimes(2), isRepeatedTimes(4) else { return false }
    guard append(.times, skipping: 1, to: &clause), let last = clause.factors.indices.last else { return false }
    while isRepeatedTimes(0), let number = token(1), clause.factors[last].quantities.count < 50 {
      clause.factors[last].quantities.append(NotationQuantity(value: number.value, start: number.start))
      place += 2
    }
    return true
  }

  private func isRepeatedTimes(_ offset: Int) -> Bool {
    token(offset)?.kind == .times && token(offset)?.isSpaced == true && isTight(offset + 1, .number)
  }

  /// `x8 x8 x7`: each sign begins a set, where the load stands elsewhere; `x8 x3` counts sets.
  private func isListOfReps(_ clause: NotationClause) -> Bool {
    // `x3@7 x3@8`.
    if !clause.efforts.isEmpty, isRepeatedTimes(0) { return clause.factors.last?.link == .times }
    if !clause.efforts.isEmpty, token(-1)?.kind == .close, isNumber(1), token(2)?.kind == .open { return true }
    guard clause.factors.count == 1, clause.factors[0].link == .times, token()?.isSpaced == true,
      isTight(1, .number), let next = token(1)?.value, let first = clause.factors[0].first.value
    else { return false }
    return next > 5 || next >= first || token(2)?.kind == .times
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
    // `first set 60x10` counts no sixty sets.
    if kind == .sets, skipped == 1, self.token(2)?.kind == .times { return false }
    if kind == .sets, skipped == 1, !clause.factors.isEmpty, self.token(2)?.kind == .number { return false }
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
    if skipTempo(clause) || readMark(&clause) { return true }
    if token()?.kind == .open, let efforts = bracketedEfforts() {
      clause.efforts = efforts
      return true
    }
    if token()?.kind == .open, readBracket(&clause, link: .at) { return true }
    if clause.factors.count == 1, isNumber(0), isTight(1, .times), isTight(2, .number), (token()?.value ?? 99) <= 12,
      clause.has(.load) || clause.has(.plain) && (clause.factors[0].first.value ?? 0) > 30
    {
      return append(.adjacent, to: &clause)
    }
    skipPairCount()
    guard var factor = factor(link: .at, isFirst: false) else {
      (place, clause) = before
      return false
    }
    if factor.kind == .duration {
      let before = place
      let pace = pace(factor.first.value, clause)
      // Nobody runs a kilometre in less than two minutes: `8 x 400 m @ 1:30` is how long each took.
      guard place == before, let own = pace, own < 120,
        clause.has(.distance) || clause.has(.minutesOrMeters)
      else {
        clause.pace = pace
        return true
      }
      clause.factors.append(factor)
      return true
    }
    if factor.kind == .plain, clause.factors.count == 1, clause.has(.sets), sign.kind == .word,
      sign.end - sign.start < 3, (factor.first.value ?? 99) <= 30, !factor.first.isDecimal
    {
      // `4 Sätze à 3`.
      factor.link = .of
      clause.factors.append(factor)
      return true
    }
    if factor.kind == .plain {
      let isSign = sign.kind == .at || bytes[sign.start] | 32 == UInt8(ascii: "a")
      if isSign, let efforts = efforts(factor.quantities) {
        // `@7 @7.5 @8`: one a set.
        clause.efforts = efforts.count == 1 && isEffortBefore(sign) ? clause.efforts + efforts : efforts
        return true
      }
      for index in factor.quantities.indices { factor.quantities[index].kind = .load }
    }
    clause.factors.append(factor)
    return true
  }

  /// `@ 2x20 kg`, `with 2 dumbbells of 12 kg`: what is lifted, and how many.
  private mutating func skipPairCount() {
    if token()?.value == 2, isNumber(0), token(1)?.kind == .times, isNumber(2) { place += 2 }
    let skipped = isNumber(0) && (token()?.value ?? 9) <= 2 ? 1 : 0
    guard token(skipped)?.word == .bodies else { return }
    let further = token(skipped + 1)?.word == .of || token(skipped + 1)?.word == .at ? 2 : 1
    if isNumber(skipped + further) { place += skipped + further }
  }

  /// `@ 31X1`, `(3010)` behind sets: how slowly, and no number of theirs.
  mutating func skipTempo(_ clause: NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.link == .times }), let first = token(), first.kind == .number,
      !first.isDecimal
    else { return false }
    let digits = first.end - first.start
    let isGlued =
      isTight(1, .times) && isTight(2, .number) && digits == 2 && first.value < 60
      && (token(2)?.value ?? 9) < 6
    guard isGlued || digits == 4 && isTempo(first) && unitWord(at: 1) == nil else { return false }
    place += isGlued ? 3 : 1
    asides.append(first.start..<(token(-1)?.end ?? first.end))
    return true
  }

  private func isTempo(_ number: NotationToken) -> Bool {
    letters(number).allSatisfy { $0 <= UInt8(ascii: "6") }
  }

  private func isEffortBefore(_ sign: NotationToken) -> Bool {
    guard let index = tokens.lastIndex(where: { $0.start < sign.start }), index > 0 else { return false }
    return tokens[index].kind == .number && tokens[index - 1].kind == .at
  }

  /// Up to 10 by halves is an effort.
  private func efforts(_ quantities: [NotationQuantity]) -> [NotationEffort]? {
    // `@ 8/10`.
    if quantities.count == 2, quantities[1].value == 10, token(-2)?.kind == .slash {
      return efforts([quantities[0]])
    }
    var efforts: [NotationEffort] = []
    for quantity in quantities {
      guard let value = quantity.value, value >= 1, value <= 10, (value * 2).rounded() == value * 2,
        quantity.upper ?? 10 <= 10
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
    if let meters = lapBehind {
      place += 3
      return seconds * 1000 / meters
    }
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

  /// The metres in `/500m`, which stands behind the time that they took.
  var lapBehind: Double? {
    guard token()?.kind == .slash, let meters = token(1), meters.kind == .number, meters.value >= 50,
      token(2)?.word == .meters || isLetter(2, "m")
    else { return nil }
    return meters.value
  }

  /// A bracket whose whole content is notation; any other stays a note, and the clause goes on behind it.
  mutating func readBracket(_ clause: inout NotationClause, link: NotationFactor.Link = .adjacent) -> Bool {
    guard let open = token(), bracketDepth < 4 else { return false }
    if bracketDepth == 0, isDropBracket(clause) { return false }
    let before = (place, clause)
    bracketDepth += 1
    defer { bracketDepth -= 1 }
    place += 1
    let known = clause.factors.count
    let isGoal = clause.isGoal
    if clause.factors.isEmpty {
      while token()?.kind != .close, readPart(&clause) {}
    } else {
      if clause.factors.contains(where: { $0.link == .times }), !clause.has(.load) { skipPairCount() }
      let isRead = skipTempo(clause) || readMark(&clause)
      if isRead || append(isGoal && isNumber(0) ? .result : link, to: &clause) || readPart(&clause) {
        settleResult(&clause, link: link)
        while token()?.kind != .close, readPart(&clause) {}
      }
      if token()?.kind == .comma { place += 1 }
      while token()?.kind != .close, readMark(&clause) {}
    }
    if known > 0, clause.factors.count == known + 1, clause.factors.last?.kind == .load { skipWords() }
    if token()?.kind == .close, !isRemark(clause, from: known) {
      place += 1
      if clause.factors.count == known + 1 { clause.factors[known].isBracketed = true }
      if clause.factors.count > known + 1 {
        for index in known..<clause.factors.count { clause.factors[index].bracket = open.start + 1 }
      }
      return true
    }
    (place, clause) = before
    return !clause.factors.isEmpty && token(1)?.word != .drop && skipBracket(from: open)
  }

  /// `50x12 (35x8)`: a second product with a load of its own.
  func isDropBracket(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, isProduct(behind: 1),
      let load = clause.factors.first?.first.value, load > 12, let next = token(1)?.value, next > 12, next < load
    else { return false }
    return token(2)?.word != nil ? token(5)?.kind == .close : token(4)?.kind == .close
  }

  /// `(24 kg bells)`: up to three words before the bracket's end.
  private mutating func skipWords() {
    var end = 0
    while end < 3, token(end)?.kind == .word { end += 1 }
    if end > 0, token(end)?.kind == .close { place += end }
  }

  /// `60 kg 3x5 (+2.5 kg)`, `3x12 (6 a leg)`: a bracket that says again what the clause has said.
  private func isRemark(_ clause: NotationClause, from known: Int) -> Bool {
    guard known > 0, clause.factors.count == known + 1, let last = clause.factors.last, last.link != .result else {
      return false
    }
    let before = clause.factors[..<known]
    if last.kind == .load { return before.contains { $0.kind == .load } }
    if last.kind == .duration || last.kind == .secondsOrInches {
      return before.contains { $0.kind == .load } && before.contains { $0.link == .times }
    }
    return last.first.isEach && before.contains { $0.link == .times }
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
    let isGoal = clause.isGoal
    let hasProduct = clause.factors.count > 1
    switch sign.kind {
    case .equals, .colon, .greater:
      if isGoal, isNumber(1), !isProduct(behind: 1) { return append(.result, skipping: 1, to: &clause) }
      if isGoal, isProduct(behind: 1) { return false }
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
