import TrainingModel

extension NotationParser {
  /// Reads one mark: effort, rest, failure, kind, side, heart rate, or a number that is no part of the set.
  mutating func readMark(_ clause: inout NotationClause) -> Bool {
    if !clause.factors.isEmpty, readLastSet(&clause) { return true }
    // `3x5, felt like RPE 7`
    if token(2)?.word == .rpe, isNumber(3), isText(token(1), "like"),
      isText(token(), "felt") || isText(token(), "feels") || isText(token(), "feel")
    {
      place += 2
    }
    if let rest = attempt({ $0.recovery(clause) }) {
      clause.rest = rest > 0 ? rest : clause.rest
      return true
    }
    if skipAscent(clause) || skipHands(clause) || skipStrokes(clause) { return true }
    // Most lines have none but times, and words alone.
    if mayHoldMarks || mayBeginMark, readNumberMark(&clause) { return true }
    return readWordMark(&clause)
  }

  /// Whether letters stand here that are short for a mark's word: `r: 90 s`, `hr 140`.
  private var mayBeginMark: Bool { isLetter(0, "r") || isText(token(), "hr") }

  private mutating func readNumberMark(_ clause: inout NotationClause) -> Bool {
    if let efforts = attempt({ $0.effort() }) {
      if efforts.count == 1, !clause.factors.isEmpty, takeLastWords() {
        // `4x10, RPE 8 on the last`
        clause.lastSet = LastSet(effort: efforts[0])
      } else if efforts.count == 1, !clause.factors.isEmpty, takeTopWords() {
        clause.topEffort = efforts[0]
      } else {
        clause.efforts = efforts
      }
      return true
    }
    if let rest = attempt({ $0.rest() }) {
      clause.rest = rest
      return true
    }
    if let pace = attempt({ $0.writtenPace(clause) }) {
      clause.pace = pace
      return true
    }
    if let rate = attempt({ $0.heartRate() }) {
      clause.heartRate = rate
      return true
    }
    return skipSetting(clause) || readPartials(&clause)
  }

  /// `60 kg x 10 + 2 partials`, `+ 2 forced`.
  private mutating func readPartials(_ clause: inout NotationClause) -> Bool {
    guard let sign = token(), sign.kind == .plus || sign.kind == .comma || sign.kind == .number else { return false }
    let offset = sign.kind == .number ? 0 : 1
    guard !clause.factors.isEmpty, isNumber(offset), let count = token(offset), let word = token(offset + 1)?.word,
      word == .partials || word == .helped || word == .assisted && sign.kind == .plus
    else { return false }
    if word == .partials { clause.partialReps = Int(exactly: count.value) }
    place += offset + 2
    if token()?.word == .reps { place += 1 }
    if word != .partials { asides.append(sign.start..<(token(-1)?.end ?? sign.end)) }
    return true
  }

  private mutating func readWordMark(_ clause: inout NotationClause) -> Bool {
    guard let token = token() else { return false }
    let hasFactors = !clause.factors.isEmpty
    if hasFactors, let end = wordsOfAllToFailure {
      place += end
      (clause.toFailure, clause.isEachToFailure) = (true, true)
      return true
    }
    switch token.word {
    case .failure where isMissedSingle(clause):
      (clause.isMissed, clause.toFailure) = (true, true)
    case .failure:
      clause.toFailure = true
      // `3 sets to failure: 12, 10, 8`
      clause.isEachToFailure = clause.factors.last?.kind == .sets
    case .warmup where hasFactors && self.token(1)?.kind != .colon:
      clause.kind = .warmup
      isAllWarmup = isAllWarmup || self.token(-1)?.kind == .open && letters(token).last == UInt8(ascii: "s")
    case .to where hasFactors && self.token(1)?.word == .warmup:
      place += 1
      clause.kind = .warmup
    case nil where hasFactors && isText(token, "just") && self.token(1)?.word == .to && self.token(2)?.word == .warmup:
      place += 2
      clause.kind = .warmup
    // `40x5, work sets 60x5` says it of what comes.
    case .working
    where hasFactors && self.token(1)?.kind != .colon && !isNumber(1) && !isText(self.token(1), "were"):
      clause.kind = .working
    case .lastSet where hasFactors && self.token(1)?.kind != .colon: break
    // `5x10 planned, did 3x10 @ 155`
    case .planned where hasFactors && self.token(1)?.kind == .comma: clause.isPlanned = true
    // `(1 drop)` tells of a yoke.
    case .drop where self.token(-1)?.kind == .number && self.token(-2)?.kind == .open: return false
    case .drop where hasFactors && wordsOfLast == 0 && !isValue(1) && self.token(1)?.kind != .colon: clause.kind = .drop
    case .each where hasFactors: clause.isEach = true
    case .left, .right:
      guard hasFactors, !isNumber(1), self.token(1)?.kind != .colon, !isOfRemark(0), let side = side(at: 0),
        // `…, R -15 kg 6 s`: the side of what follows.
        self.token(1)?.kind != .dash || !isNumber(2) || !isTight(2, .number) && self.token(-1)?.kind != .comma
      else { return false }
      clause.side = side
      if isText(self.token(1), "only") { place += 1 }
    case .amrap where clause.has(.load) && isBehindProduct(clause): clause.isAmrap = true
    case .amrap where isBehindProduct(clause) && beginsWithLoad(clause):
      clause.isAmrap = true
    case .amrap where hasFactors && isBehindCount(clause): clause.isAmrap = true
    // `1x10 @ 190 lbs (AMRAP)`
    case .amrap where isBehindSetsAndLoad(clause):
      if clause.factors.contains(where: { $0.first.value == 1 && $0.kind != .load }) {
        clause.isAmrap = true
      } else {
        asides.append(token.start..<token.end)
      }
    case .single, .double, .triple:
      guard takeNoun(&clause) else { return false }
    case nil where hasFactors && self.token(1)?.kind != .word && takeNoun(&clause): break
    // `8 ✅ 8 ✅ 7 ❌`: the last was not all that was meant.
    case .skipped where bytes[token.start] >= 0x80 && mayHold(.done) && self.token(-1)?.kind == .number:
      clause.toFailure = true
    // `40 kg 5/5/5/5/4 ❌`: all were done, and one not as it was meant.
    case .skipped where bytes[token.start] >= 0x80 && clause.factors.contains(where: { $0.isList }):
      asides.append(token.start..<token.end)
    // `…, did not do third` tells of another.
    case .skipped where self.token(1)?.kind == .word && !saysWhyOfSkipping: return false
    case .skipped: clause.isSkipped = true
    case .done where hasFactors:
      // `210 ✓, 222.5 ✓`: attempts that were good, of one repetition each.
      if bytes[token.start] >= 0x80, clause.factors.count == 1, !clause.factors[0].isList,
        clause.has(.load) || clause.has(.plain) && (clause.factors[0].first.value ?? 0) > 60, !movesBody,
        !tokens.contains(where: { $0.kind == .times })
      {
        clause.impliedReps = 1
      }
    case nil where hasFactors && isLetter(0, "w") && isMarkAlone: clause.kind = .warmup
    case nil where hasFactors && self.token(1)?.word == .warmup && (isText(token, "all") || isText(token, "both")):
      place += 1
      (clause.kind, isAllWarmup) = (.warmup, true)
    case nil where hasFactors && isText(token, "アップ"): clause.kind = .warmup
    // `135 lb for 10 as a warm-up`
    case nil
    where hasFactors && isText(token, "as") && self.token(self.token(1)?.word == .warmup ? 1 : 2)?.word == .warmup:
      place += self.token(1)?.word == .warmup ? 1 : 2
      clause.kind = .warmup
    case nil where isMissed(clause):
      if missLength(0) == 2 { place += 1 }
      (clause.isMissed, clause.toFailure) = (true, true)
    case .unknown:
      asides.append(token.start..<token.end)
    default: return readBand(token, &clause)
    }
    place += 1
    return true
  }

  /// `3x10 skipped, knee`, `3x10 skipped no time`: why they were, and not which of them.
  private var saysWhyOfSkipping: Bool {
    token(1).map { isText(token(), "skipped") && isOf($0, NoteStructureWords.reasons) } ?? false
  }

  /// How many words say that all of the sets went to failure: `all to failure`, `each set to failure`.
  private var wordsOfAllToFailure: Int? {
    guard mayHold(.failure), ["all", "both", "each", "every"].contains(where: { isText(token(), $0) }) else {
      return nil
    }
    if token(1)?.word == .failure { return 2 }
    return (token(1)?.word == .sets || isText(token(1), "one")) && token(2)?.word == .failure ? 3 : nil
  }

  /// Whether a side is that of what a remark tells of: `3x5, left shoulder felt tight`, `left knee 3/10 pain`, `left arm
  /// felt weak`.
  func isOfRemark(_ offset: Int) -> Bool {
    guard let side = token(offset), let part = token(offset + 1), part.kind == .word, part.word == nil, part.isSpaced
    else { return false }
    // Of `left arm` the part is said.
    if bytes[side.start..<side.end].contains(32) { return !Self.wordsOfSides.contains { isText(part, $0) } }
    // `left one in the tank`
    if isText(side, "left"), isText(part, "one") || isText(part, "some") || isText(part, "a") { return true }
    guard let next = token(offset + 2), next.isSpaced else { return false }
    if next.kind == .number { return isTight(offset + 3, .slash) }
    return next.kind == .word && (next.word == nil || isText(next, "a"))
      && !Self.wordsOfSides.contains(where: { isText(next, $0) })
  }

  static let wordsOfSides: [StaticString] = ["only", "first", "side", "alone", "x"]

  /// Whether a letter stands alone in a bracket, or at the end of its set.

  /// `red band`.
  private mutating func readBand(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    guard token.kind == .word, token.word == nil, self.token(1)?.word == .band,
      let color = String(validating: letters(token), as: UTF8.self), Self.colors.contains(color)
    else { return false }
    clause.bandColor = color
    place += 2
    if self.token()?.word == .assisted { place += 1 }
    return true
  }

  static let colors: Set<String> = [
    "red", "green", "blue", "black", "yellow", "purple", "orange", "grey", "gray", "white", "pink", "brown",
  ]

  /// `rest 90 s`, `2 min rest`, in seconds.
  mutating func rest() -> Double? {
    if isLetter(0, "r"), token(1)?.kind == .colon, isNumber(2) {
      place += 2
      return quantity().flatMap { $0.kind == .plain ? nil : seconds($0) }
    }
    if token()?.word == .rest {
      place += 1
      if let kind = token()?.kind, kind == .colon || kind == .equals { place += 1 }
      if token()?.word == .for { place += 1 }
      guard let quantity = quantity() else { return nil }
      // `Repos 1 min 30.`
      if token(-1)?.word == .minutes, let more = token(), more.kind == .number, more.value < 60,
        token(1) == nil || token(1)?.kind == .period
      {
        place += 1
        return seconds(quantity).map { $0 + more.value }
      }
      return seconds(quantity)
    }
    // `1 min 30 de repos`
    if mayHold(.rest), isNumber(0), token(1)?.word == .minutes, isNumber(2), (token(2)?.value ?? 60) < 60,
      let rest = (3...4).first(where: { token($0)?.word == .rest }), rest == 3 || token(3)?.word == .of,
      let minutes = token()?.value, let seconds = token(2)?.value
    {
      place += rest + 1
      return minutes * 60 + seconds
    }
    // `20s between`
    if isNumber(0), isText(token(2), "between"), token(3) == nil || token(3)?.kind == .comma || token(3)?.kind == .close
    {
      guard let quantity = quantity(), quantity.kind != .plain else { return nil }
      place += 1
      return seconds(quantity)
    }
    guard mayHold(.rest), isNumber(0), let quantity = quantity() else { return nil }
    if token()?.word == .of { place += 1 }
    guard token()?.word == .rest, let seconds = seconds(quantity), quantity.kind != .plain else { return nil }
    place += 1
    return seconds
  }

  func seconds(_ quantity: NotationQuantity) -> Double? {
    switch quantity.kind {
    // A pause of a few seconds is part of each repetition.
    case .duration where (quantity.value ?? 0) < 10, .pairOrSeconds where (quantity.value ?? 0) < 10: nil
    case .duration, .pairOrSeconds: quantity.value
    case .secondsOrInches where (quantity.value ?? 0) >= 10: quantity.value
    case .minutesOrMeters: quantity.value.map { $0 * 60 }
    case .plain where (quantity.value ?? 0) >= 15: quantity.value
    case .plain where (quantity.value ?? 0) <= 5: quantity.value.map { $0 * 60 }
    default: nil
    }
  }

  /// `5:30/km`, `pace 5:30`, `6:00 pace`.
  private mutating func writtenPace(_ clause: NotationClause) -> Double? {
    let isBefore = token()?.word == .pace
    if isBefore {
      place += 1
      if token()?.kind == .colon { place += 1 }
    }
    guard isNumber(0), let quantity = numberQuantity(), quantity.kind == .duration,
      isBefore || token()?.word == .pace || lapBehind != nil
    else { return nil }
    return pace(quantity.value, clause)
  }

  /// `HR 140`, `140 bpm`.
  private mutating func heartRate() -> Double? {
    let isHours = isText(token(), "hr") && (token(1)?.value ?? 0) >= 30
    if token()?.word == .heartRate || isHours {
      place += 1
      if token()?.kind == .colon { place += 1 }
      guard let number = token(), number.kind == .number else { return nil }
      place += 1
      if token()?.word == .heartRate { place += 1 }
      return number.value
    }
    guard let number = token(), number.kind == .number, token(1)?.word == .heartRate else { return nil }
    place += 2
    return number.value
  }
}
