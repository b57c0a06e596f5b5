import TrainingModel

extension NotationParser {
  /// A bracket whose whole content is notation; any other stays a note, and the clause goes on behind it.
  mutating func readBracket(_ clause: inout NotationClause, link: NotationFactor.Link = .adjacent) -> Bool {
    guard let open = token(), bracketDepth < 4 else { return false }
    if bracketDepth == 0, isDropBracket(clause) { return false }
    // `80 kg x 8 (8/10)`: how it felt.
    if clause.factors.count > 1, clause.has(.load), let last = clause.factors.last, last.kind == .plain,
      (last.first.value ?? 0) >= 5, token(-1)?.kind != .times, isNumber(1), (token(1)?.value ?? 99) < 10,
      token(2)?.kind == .slash, token(3)?.value == 10, isNumber(3), token(4)?.kind == .close
    {
      return skipBracket(from: open)
    }
    // `5x5 20 (just the bar)`
    if clause.factors.count > 2, token(1)?.word == .bar { return skipBracket(from: open) }
    if readLadder(&clause) || skipGoal(clause) || skipGain(clause) || readWarmupMark(&clause) || readShares(&clause)
      || readMiss(&clause)
      || readFewer(&clause) || readSetsAtLoad(&clause)
      || skipScheme(clause)
    {
      return true
    }
    let before = (place, clause)
    bracketDepth += 1
    defer { bracketDepth -= 1 }
    place += 1
    // `(f, got 2)`
    if clause.factors.count == 2, isMissWord(0) || token()?.word == .failure || isLetter(0, "f"),
      token(1)?.kind == .comma, token(2)?.word == .got
    {
      place += 2
    }
    let known = clause.factors.count
    // `85% x 5+ (120)`: the load that the per cent makes.
    let isLoad = clause.has(.percent) && (token()?.value ?? 0) > 30
    let isResult = clause.isGoal && isNumber(0) && !isLoad || isResultOfSets(clause, behind: 0)
    if clause.factors.isEmpty {
      while token()?.kind != .close, readPart(&clause) {}
    } else {
      if clause.factors.contains(where: { $0.link == .times }), !clause.has(.load) { skipPairCount() }
      let isRead = skipTempo(clause) || readMark(&clause)
      if isRead || append(isResult ? .result : link, to: &clause) || readPart(&clause) {
        settleResult(&clause, link: link)
        while token()?.kind != .close, readPart(&clause) {}
      }
      if token()?.kind == .comma { place += 1 }
      while token()?.kind != .close, readMark(&clause) {}
    }
    if clause.factors.count == known + 1, clause.factors.last?.link == .result, before.1.isGoal || isResult {
      if token()?.kind == .comma || token()?.kind == .dash, token(1)?.kind == .word { place += 1 }
      skipRemark()
    }
    if clause.factors.count == known + 1, clause.factors.last?.kind == .load { skipWords(isFirst: known == 0) }
    if token()?.kind == .close, !isRemark(clause, from: known) {
      place += 1
      if clause.factors.count == known + 1 { clause.factors[known].isBracketed = true }
      if clause.factors.count > known + 1 {
        for index in known..<clause.factors.count { clause.factors[index].bracket = open.start + 1 }
      }
      return true
    }
    (place, clause) = before
    guard !clause.factors.isEmpty, !isDropAhead else { return false }
    let effort = effortOfRemark()
    let fails = isFailureOfRemark
    guard skipBracket(from: open) else { return false }
    if fails {
      if Self.counts(of: clause).contains(where: { $0 > 1 }) {
        clause.lastSet = clause.lastSet ?? LastSet(toFailure: true)
      } else {
        clause.toFailure = true
      }
    }
    if clause.efforts.isEmpty, let effort { clause.efforts = [effort] }
    return true
  }

  /// `(drop: 25 kg x 10)`, `(last set drop to 35 x 12)`.
  var isDropAhead: Bool {
    token(1)?.word == .drop || token(1)?.word == .lastSet && (token(2)?.word == .drop || token(3)?.word == .drop)
      || wordsBeforeDrop(from: 1) != nil
  }

  /// `10x10 (5 sets L, 5 sets R)`: how many of the sets each side did.
  mutating func readShares(_ clause: inout NotationClause, isBracket: Bool = true) -> Bool {
    var offset = 1
    var shares: [(count: Double, side: NotationSide)] = []
    while shares.count < 2, let number = token(offset), number.kind == .number, !number.isDecimal {
      offset += token(offset + 1)?.word == .sets ? 2 : 1
      let isRight = isLetter(offset, "r")
      guard let side = side(at: offset) ?? (isRight ? .right : nil) else { return false }
      shares.append((number.value, side))
      offset += 1
      if token(offset)?.kind == .comma || token(offset)?.kind == .slash || token(offset)?.kind == .plus { offset += 1 }
    }
    let ends = isBracket ? token(offset)?.kind == .close : token(offset)?.kind != .number
    guard shares.count == 2, shares[0].side != shares[1].side, ends,
      Self.counts(of: clause).contains(shares[0].count + shares[1].count), let count = Int(exactly: shares[0].count)
    else { return false }
    clause.share = SideShare(count: count, isLeft: shares[0].side == .left)
    place += isBracket ? offset + 1 : offset
    return true
  }

  /// `1 @ 175 lb (miss)`, `110 kg x 1 (no lift)`, `80 kg x 1 (miss, forward)`: a single that was none.
  private mutating func readMiss(_ clause: inout NotationClause) -> Bool {
    let isNoLift = isText(token(1), "no") && isText(token(2), "lift")
    guard isMissWord(1) || isNoLift, clause.has(.load) || clause.factors.contains(where: { !$0.first.isSmall }),
      !clause.factors.contains(where: { $0.isList }),
      clause.factors.contains(where: { $0.first.value == 1 && $0.kind != .load }),
      clause.factors.allSatisfy({ $0.first.value == 1 || $0.kind == .load || !$0.first.isSmall }), let open = token()
    else { return false }
    var end = place + 1
    while end < tokens.count, tokens[end].kind != .close, end - place < 12 { end += 1 }
    guard end < tokens.count, tokens[end].kind == .close,
      !tokens[place..<end].contains(where: {
        // `(miss on second)`
        $0.word == .elsewhen || $0.word == .reps || $0.kind == .number || isText($0, "last") || isText($0, "second")
      })
    else { return false }
    // The word alone says no more than the set does.
    if end > place + (isNoLift ? 3 : 2) { asides.append(open.start..<tokens[end].end) }
    (clause.isMissed, clause.toFailure) = (true, true)
    place = end + 1
    return true
  }

  /// Whether a word stands here that says that a lift did not succeed.
  func isMissWord(_ offset: Int) -> Bool {
    token(offset).map { $0.kind == .word && isOf($0, NoteStructureWords.misses) } ?? false
  }

  /// `5x10 (did 4 sets only)`, `3x8 (only 2 sets)`: fewer sets than were written.
  mutating func readFewer(_ clause: inout NotationClause, isBracket: Bool = true) -> Bool {
    guard let open = token(), isBracket || token(1)?.kind == .word || token(1)?.kind == .number else { return false }
    let first = isBracket ? 1 : 0
    var offset = first
    while token(offset)?.word == .got || token(offset)?.word == .done
      || token(offset).map({ $0.kind == .word && isOf($0, NoteStructureWords.only) }) == true
    {
      offset += 1
    }
    // `(4 sets done)`, `(2 sets only)`
    let isBehind =
      isBracket && token(2)?.word == .sets
      && (token(3)?.word == .done || token(3).map { $0.kind == .word && isOf($0, NoteStructureWords.only) } == true)
      && (token(4)?.kind == .close || token(4)?.kind == .comma)
    guard offset > first || isBehind, let number = token(offset), number.kind == .number,
      token(offset + 1)?.word == .sets,
      token(offset + 2) == nil || [.close, .comma, .period].contains(token(offset + 2)?.kind)
        || isText(token(offset + 2), "only") || token(offset + 2)?.word == .done,
      let end = isBracket ? tokens[(place + offset)...].firstIndex(where: { $0.kind == .close }) : place + offset + 1,
      end - place < 12,
      let sets = Int(exactly: number.value), sets > 0, Self.counts(of: clause).contains(where: { $0 > number.value }),
      !tokens[(place + offset + 1)..<end].contains(where: { $0.kind == .number })
    else { return false }
    clause.setsDone = sets
    asides.append(open.start..<tokens[end].end)
    place = end + 1
    return true
  }

  /// `50/3, 55/2 (3 sets at 55)`: how often the set with that load was done.
  private mutating func readSetsAtLoad(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.count == 2, !clause.factors.contains(where: \.isList), isNumber(1), token(2)?.word == .sets,
      token(3)?.kind == .at || token(3)?.word == .at, isNumber(4), let load = token(4),
      load.value == clause.factors[0].first.value,
      let close = token(isLoadUnit(5) ? 6 : 5), close.kind == .close
    else { return false }
    var ahead = self
    ahead.place += 1
    guard ahead.append(.adjacent, to: &clause) else { return false }
    clause.factors[2].isBracketed = true
    place += isLoadUnit(5) ? 7 : 6
    return true
  }

  /// `3x5x110 (3 sets of 5)`: what the clause says, in words.
  private mutating func skipScheme(_ clause: NotationClause) -> Bool {
    guard clause.factors.count > 1, isNumber(1), token(2)?.word == .sets, token(3)?.word == .of, isNumber(4),
      let open = token(), let close = token(token(5)?.word == .reps ? 6 : 5), close.kind == .close,
      let sets = token(1)?.value, let reps = token(4)?.value
    else { return false }
    let counts = clause.factors.filter { $0.kind == .plain && !$0.isList }.compactMap(\.first.value)
    guard let first = counts.firstIndex(of: sets), counts.indices.contains(where: { $0 != first && counts[$0] == reps })
    else { return false }
    asides.append(open.start..<close.end)
    place += token(5)?.word == .reps ? 7 : 6
    return true
  }

  /// `60x5 (cal.)`: calentamiento, as no number of calories stands there.
  private mutating func readWarmupMark(_ clause: inout NotationClause) -> Bool {
    let end = token(2)?.kind == .period ? 3 : 2
    guard clause.factors.count > 1, !clause.has(.duration), !clause.has(.distance),
      clause.has(.load) || !clause.factors[0].first.isSmall, isText(token(1), "cal"), token(end)?.kind == .close
    else { return false }
    clause.kind = .warmup
    place += end + 1
    return true
  }

  /// `6x 145 lb (5+)`: how many were meant, behind what was done.
  private mutating func skipGoal(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.has(.load), clause.factors[1].link == .times, isNumber(1),
      token(2)?.kind == .plus, token(3)?.kind == .close, let open = token(), let close = token(3),
      clause.factors.contains(where: {
        $0.kind == .plain && $0.quantities.count == 1 && $0.first.value ?? 0 >= token(1)?.value ?? 0
      })
    else { return false }
    asides.append(open.start..<close.end)
    place += 4
    return true
  }

  /// `50x12 (35x8)`: a second product with a load of its own.
  func isDropBracket(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, isProduct(behind: 1),
      let load = clause.factors.first?.first.value, load > 12, let next = token(1)?.value, next > 12, next < load
    else { return false }
    return token(2)?.word != nil ? token(5)?.kind == .close : token(4)?.kind == .close
  }

  /// `5+ (got 8, rep PR)`, `5+ (10 reps!)`: words behind the result.
  private mutating func skipRemark() {
    var end = 0
    while end < 12, let token = token(end), token.kind != .close, token.kind != .number, token.kind != .open {
      end += 1
    }
    guard end > 0, token(end)?.kind == .close, let first = token(), let last = token(end - 1) else { return }
    asides.append(first.start..<last.end)
    place += end
  }

  /// `(24 kg bells)`: up to three words before the bracket's end, which is that of the text where nothing is known yet.
  private mutating func skipWords(isFirst: Bool) {
    var end = 0
    while end < 3, token(end)?.kind == .word { end += 1 }
    if end > 0, token(end)?.kind == .close, !isFirst || place + end + 1 == tokens.count { place += end }
  }

  /// `60 kg 3x5 (+2.5 kg)`, `3x12 (6 a leg)`: a bracket that says again what the clause has said.
  private func isRemark(_ clause: NotationClause, from known: Int) -> Bool {
    guard known > 0, clause.factors.count == known + 1, let last = clause.factors.last, last.link != .result else {
      return false
    }
    let before = clause.factors[..<known]
    if last.kind == .load { return before.contains { $0.kind == .load } || isBesideLoad(last, before) }
    if last.kind == .duration || last.kind == .secondsOrInches {
      return before.contains { $0.kind == .load } && before.contains { $0.link == .times }
    }
    return last.first.isEach && before.contains { $0.link == .times }
  }

  /// `205x3 (5 lb PR)`, `205x3 (+5 lb)`: far less than what was lifted is no load of the set.
  private func isBesideLoad(_ load: NotationFactor, _ before: ArraySlice<NotationFactor>) -> Bool {
    guard before.count == 2, let first = before.first, before.last?.link == .times, first.kind == .plain,
      !first.first.isSmall, let value = first.first.value
    else { return false }
    return load.first.loadKind == .added || (load.first.value ?? 0) * 2 < value
  }

  /// What is no count is no result either.
  func settleResult(_ clause: inout NotationClause, link: NotationFactor.Link) {
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

  /// `190 x 9 (+1)`: one more than last time.
  private mutating func skipGain(_ clause: NotationClause) -> Bool {
    guard let open = token(), token(1)?.kind == .plus, isNumber(2), (token(2)?.value ?? 99) <= 5,
      let close = token(3), close.kind == .close,
      !movesBody && clause.factors.contains(where: { $0.link == .times })
        || close.start > 0 && bytes[close.start - 1] == UInt8(ascii: "!") && !clause.factors.isEmpty
    else { return false }
    asides.append(open.start..<close.end)
    place += 4
    return true
  }
}
