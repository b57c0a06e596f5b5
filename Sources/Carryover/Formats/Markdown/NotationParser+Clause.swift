import TrainingModel

extension NotationParser {
  /// One clause: factors joined by signs, and marks between and behind them.
  mutating func clause(_ marks: NotationClause) -> NotationClause? {
    var clause = marks
    clause.isDrop = false
    clause.kind = marks.kind ?? kind
    clause.isPlanned = isPlanned
    if token()?.kind == .times { _ = attempt { $0.leadingTimes(&clause) } }
    while clause.factors.count < 12, readPart(&clause) {}
    clause.end = token(-1)?.end ?? clause.start
    return hasContent(clause) ? clause : nil
  }

  private func hasContent(_ clause: NotationClause) -> Bool {
    !clause.factors.isEmpty || !clause.efforts.isEmpty || clause.toFailure || clause.isEach || clause.rest != nil
      || clause.heartRate != nil || clause.pace != nil || clause.bandColor != nil || clause.isSkipped
      || (clause.kind != nil && clause.end > clause.start)
  }

  /// `x 10`: the load stands elsewhere.
  private mutating func leadingTimes(_ clause: inout NotationClause) -> Bool? {
    place += 1
    guard var factor = factor(link: .times, isFirst: false) else { return nil }
    // `dips x 12 x 10 x 9`: one after another; `x 12 x 3` are three sets.
    let count = repeatedCounts
    if count > 1 || count == 1 && (token(1)?.value ?? 0) > 5 {
      for _ in 0..<count {
        place += 1
        guard let next = quantity() else { break }
        factor.quantities.append(next)
      }
    }
    for index in factor.quantities.indices where factor.quantities[index].kind == .plain {
      factor.quantities[index].kind = .reps
    }
    clause.factors.append(factor)
    return true
  }

  /// How many signs with a small number behind each follow, and nothing that makes one of them a load.
  private var repeatedCounts: Int {
    var count = 0
    let most = token(-1)?.value ?? 0
    while count < 30, token(2 * count)?.kind == .times, let number = token(2 * count + 1), number.kind == .number,
      !number.isDecimal, number.value <= most, number.value * 3 >= most
    {
      count += 1
    }
    guard let next = token(2 * count) else { return count }
    return next.kind == .comma || next.kind == .open || next.kind == .close || next.kind == .period ? count : 0
  }

  /// Reads one more factor or mark; false where the text is something else.
  mutating func readPart(_ clause: inout NotationClause) -> Bool {
    if readMark(&clause) || skipIncline(clause) { return true }
    guard let token = token() else { return false }
    if readKeyed(token, &clause) { return true }
    if clause.factors.isEmpty, !clause.efforts.isEmpty, [.colon, .comma, .dash, .equals].contains(token.kind),
      isNumber(1)
    {
      // `RPE 8: 140x5`.
      place += 1
      return append(.first, to: &clause)
    }
    if clause.factors.isEmpty, clause.impliedReps != nil, clause.efforts.isEmpty, token.kind == .at {
      return readAt(&clause)
    }
    if clause.factors.isEmpty { return token.kind == .open ? readBracket(&clause) : append(.first, to: &clause) }
    switch token.kind {
    case .times where clause.factors.count == 2 && isCrossAlone: return false
    case .times: return readTimes(&clause)
    case .at: return readAt(&clause)
    case .open: return readBracket(&clause)
    case .colon, .equals, .slash, .dash, .comma, .pipe, .greater: return readJoint(token, &clause)
    // `3x5; 100 kg`
    case .semicolon where isLoadBehindSemicolon(clause): return append(.adjacent, skipping: 1, to: &clause)
    case .semicolon: return self.token(2)?.kind == .colon && joinWord(&clause)
    // `30 s hold @ 20 kg`
    case .word where isNounOfHold(token, clause):
      place += 1
      return true
    case .word: return readWord(token, &clause)
    case .number
    where isTight(1, .dash) && isTight(2, .word) && token.value <= 2
      && self.token(2).map({ isOf($0, NoteStructureWords.limbs) }) == true:
      // `28 kg 2-handed 20, 20, 15`
      asides.append(token.start..<(self.token(2)?.end ?? token.end))
      place += 3
      return true
    case .plus where takeOtherSide(&clause): return true
    case .plus where skipProgress(clause): return true
    // `5 +4 +3`: further repetitions, one after another.
    case .plus where clause.factors.count == 1 && clause.has(.plain) && clause.factors[0].first.isSmall && isMini(0):
      return false
    case .number where skipTempoOfDigits(clause): return true
    case .number, .plus, .tilde, .question: return appendAdjacent(&clause)
    default: return false
    }
  }

  /// Whether a load ends the text, and what stands before it can be nothing but sets and repetitions: `3x5; 100 kg`.
  private func isLoadBehindSemicolon(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, !movesBody, isNumber(1), isLoadUnit(2), token(3) == nil,
      clause.factors[1].link == .times, clause.factors[0].kind == .plain,
      clause.factors[1].kind == .plain || clause.factors[1].kind == .reps,
      !clause.factors.contains(where: { $0.isList }),
      let sets = clause.factors[0].first.value, let reps = clause.factors[1].first.value
    else { return false }
    return sets <= 10 && reps <= 30
  }

  /// Whether `hold` stands between how long it was and the load.
  private func isNounOfHold(_ token: NotationToken, _ clause: NotationClause) -> Bool {
    guard clause.has(.duration) || clause.factors.last?.kind == .pairOrSeconds, !clause.has(.load),
      isText(token, "hold") || isText(token, "holds")
    else { return false }
    return self.token(1)?.kind == .at || self.token(1)?.word == .at
  }

  mutating func append(_ link: NotationFactor.Link, skipping: Int = 0, to clause: inout NotationClause) -> Bool {
    let isFirst = clause.factors.isEmpty
    let before = token()
    let isApart = token(skipping)?.isSpaced ?? false
    let found = attempt { parser -> NotationFactor? in
      parser.place += skipping
      return parser.factor(link: link, isFirst: isFirst)
    }
    guard var found else { return false }
    readSpaces(&found, behind: clause)
    found.isTight = before.map { !$0.isSpaced } ?? false
    found.isApart = isApart
    clause.factors.append(found)
    return true
  }

  mutating func appendAdjacent(_ clause: inout NotationClause) -> Bool {
    // A second product is a set of its own: `135x10 155x8`.
    // `RDL 20 (10x2) bar only`
    if token()?.word == .bar, clause.factors.count > 2, let bar = token() {
      asides.append(bar.start..<bar.end)
      place += 1
      return true
    }
    guard !beginsNewProduct(clause), !beginsNewRun(clause), !isSetNumber(0, after: clause), !isTotal(clause),
      !isMiss(0) || lacksLoad(clause), !isMissBehindSlash(0),
      clause.factors.count < 2 || !isScore
    else { return false }
    if let last = clause.factors.indices.last, clause.factors[last].kind == .reps {
      // `12次 10次 9次`.
      let next = attempt { parser in parser.quantity().flatMap { $0.kind == .reps ? $0 : nil } }
      if let next {
        clause.factors[last].quantities.append(next)
        return true
      }
    }
    let isResult = clause.isGoal && clause.has(.load) && clause.factors.contains { $0.link == .times } && isListAhead
    // `190 x 5+ 10 reps`
    let isCounted = clause.isGoal && clause.factors.count > 1 && isNumber(0) && token(1)?.word == .reps
    let isFailure = clause.factors.contains { $0.first.toFailure && $0.first.value == nil }
    let isDone =
      isResult || isCounted || isFailure && isCountAlone
      || clause.factors.count > 2 && isListAhead && isResultOfSets(clause, behind: 0)
    return append(isDone ? .result : .adjacent, to: &clause)
  }

  /// `5x5 160 failed last rep`: the load is of the sets before it.
  private func lacksLoad(_ clause: NotationClause) -> Bool {
    clause.factors.count == 2 && clause.factors[1].link == .times && !clause.has(.load)
      && clause.factors.allSatisfy { $0.kind == .plain && $0.first.isSmall }
  }

  /// Whether a number of repetitions stands here, and nothing that makes it a load or sets.
  private var isCountAlone: Bool {
    guard let number = token(), number.kind == .number, !number.isDecimal, number.value <= 50, unitWord(at: 1) == nil
    else { return false }
    return token(1)?.kind != .times && token(1)?.kind != .at && token(1)?.word != .sets && token(1)?.kind != .comma
  }

  /// `140x1x5 sets, 20 total`: a number about all of what stands before.
  private func isTotal(_ clause: NotationClause) -> Bool {
    clause.factors.count > 2 && isNumber(0) && token(1)?.word == .elsewhen
  }

  /// Whether a list of plain numbers stands here: `8,8,7,6`, `8/8/7`.
  private var isListAhead: Bool {
    guard isNumber(0), let sign = token(1)?.kind, sign == .comma || sign == .slash || sign == .dash else {
      return false
    }
    return isNumber(2)
  }

  /// `60x10 2) 65x8`, `60x10 2: 65x8`: the number of the next set.
  func isSetNumber(_ offset: Int, after clause: NotationClause) -> Bool {
    guard clause.factors.count > 1 else { return false }
    return isSetNumber(offset)
  }

  func isSetNumber(_ offset: Int) -> Bool {
    guard let number = token(offset), number.kind == .number, !number.isDecimal, number.value <= 20,
      let sign = token(offset + 1), !sign.isSpaced,
      sign.kind == .close || sign.kind == .period || sign.kind == .colon, let next = token(offset + 2), next.isSpaced
    else { return false }
    return (next.kind == .number && bracketDepth == 0) || next.word == .bodyweight
  }

  /// Whether a product stands here while the clause has a load and repetitions already.
  func beginsNewProduct(_ clause: NotationClause) -> Bool {
    let products = clause.factors.count {
      $0.link == .times || $0.link == .for || $0.link == .at || $0.link == .slash
        || $0.isBracketed && $0.kind != .percent
    }
    var ahead = self
    guard let next = ahead.quantity() else { return false }
    if next.kind == .load, clause.factors.count == 2, clause.factors[0].kind == .load, next.loadKind == .external,
      clause.factors[1].kind == .plain || clause.factors[1].kind == .reps
    {
      return true
    }
    // `8 reps 60 kg 8 reps 65 kg`
    if next.kind == .reps, clause.has(.reps), clause.has(.load) { return true }
    // `60 kg 10@7 10@8`.
    if !clause.efforts.isEmpty, next.kind == .plain, ahead.token()?.kind == .at, ahead.isTight(1, .number) {
      return true
    }
    guard products > 0, !isPairOfDumbbells(clause) else { return false }
    if clause.factors.last?.isBracketed == true, ahead.token()?.kind == .open, ahead.isNumber(1) { return true }
    if clause.factors.last?.link == .slash, ahead.token()?.kind == .slash, ahead.isNumber(1) { return true }
    let isProduct =
      (ahead.token()?.kind == .times || ahead.token()?.word == .for) && ahead.isValue(1) || ahead.isAtLoad
    let isComplete =
      clause.has(.load) || clause.factors.count > 2
      || clause.factors.contains { $0.first.isDecimal || ($0.first.value ?? 0) > 30 }
    let isPlain = isProduct && next.kind == .plain && ahead.isPlainProduct
    return (isProduct && (isComplete || next.kind == .load || isPlain)) || (next.kind == .load && clause.has(.load))
  }

  /// Whether `@` and a load stand here, and no effort.
  private var isAtLoad: Bool {
    guard token()?.kind == .at, let number = token(1), number.kind == .number else { return false }
    if token(2)?.kind == .times { return false }
    return number.value > 10 || token(2)?.word == .kilograms || token(2)?.word == .pounds
  }

  /// Whether the sign here multiplies by a plain number: `15x12 15x10` are two products, `3x10 2x20 kg` is one.
  private var isPlainProduct: Bool {
    var ahead = self
    ahead.place += 1
    return ahead.quantity()?.kind == .plain
  }

  /// `2x22.5 kg` before `3x10` counts dumbbells.
  func isPairOfDumbbells(_ clause: NotationClause) -> Bool {
    clause.factors.count == 2 && clause.factors[0].kind == .plain && clause.factors[0].first.value == 2
      && clause.factors[1].kind == .load && clause.factors[1].link == .times
  }

  /// Whether a value may begin at the token.
  func isValue(_ offset: Int) -> Bool {
    guard let token = token(offset) else { return false }
    switch token.kind {
    case .number, .question, .open, .tilde, .plus: return true
    case .word:
      return token.word == .amrap || token.word == .failure || token.word == .max || token.word == .bodyweight
        || token.word == .bar
    default: return false
    }
  }
}
