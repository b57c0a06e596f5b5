import TrainingModel

extension NotationParser {
  /// The clauses that stand here, one behind the other, as far as the text is notation.
  mutating func clauses() -> [NotationClause] {
    var found: [NotationClause] = []
    var isDrop = false
    var isAddition = false
    while found.count < 1000 {
      let start = place
      readSetMarker(number: found.count + 1)
      let marks = readPrefixes()
      isDrop = isDrop || marks.isDrop
      guard var clause = clause(marks) else {
        place = start
        break
      }
      clause.isDrop = isDrop && !found.isEmpty
      clause.isAddition = isAddition
      if isDrop, found.isEmpty { clause.kind = .drop }
      if attach(clause, to: &found) || takeRest(clause, to: &found) {
      } else if clause.factors.isEmpty {
        merge(clause, into: &found)
        if found.isEmpty { break }
      } else {
        found.append(clause)
      }
      let before = place
      guard let separator = readSeparator(behind: found) else { break }
      isDrop = separator
      isAddition = tokens[before..<place].contains { $0.kind == .plus }
    }
    dropTotal(&found)
    return found
  }

  /// `3 sets: 60x10, 70x8, 75x6` says first how many follow.
  private func dropTotal(_ found: inout [NotationClause]) {
    guard found.count > 1, let total = found[0].factors.first, total.kind == .sets, found[0].factors.count > 1,
      total.first.value == Double(found.count)
    else { return }
    found[0].factors.removeFirst()
    found[0].factors[0].link = .first
  }

  /// `target 3x8-12, did 12, 10, 9`: what was done goes with its goal.
  private func attach(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.isResult, clause.factors.count == 1, var factor = clause.factors.first, var last = found.last,
      factor.kind == .plain || factor.kind == .reps,
      last.isPlanned || last.factors.contains(where: { $0.first.isGoal })
    else { return false }
    factor.link = .result
    last.factors.append(factor)
    last.efforts = clause.efforts.isEmpty ? last.efforts : clause.efforts
    last.end = clause.end
    found[found.count - 1] = last
    return true
  }

  /// `3x10 60 kg, 90 s`: a time by itself behind what was lifted is the rest between.
  private func takeRest(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 1, let time = clause.factors.first, time.quantities.count == 1,
      time.kind == .duration || time.kind == .pairOrSeconds, let last = found.last, last.has(.load),
      last.factors.count > 2,
      last.factors.contains(where: { $0.link == .times }), !last.has(.duration), !last.has(.pairOrSeconds),
      !last.has(.distance), !last.has(.minutesOrMeters), time.first.value ?? 0 >= 10
    else { return false }
    found[found.count - 1].rest = last.rest ?? time.first.value
    found[found.count - 1].end = clause.end
    return true
  }

  /// Marks without a number belong to the set before them (`3x5 @ 185, RPE 8`).
  private func merge(_ clause: NotationClause, into found: inout [NotationClause]) {
    guard var last = found.popLast() else { return }
    if !clause.efforts.isEmpty { last.efforts = clause.efforts }
    last.toFailure = last.toFailure || clause.toFailure
    last.isEach = last.isEach || clause.isEach
    last.isSkipped = last.isSkipped || clause.isSkipped
    last.kind = clause.kind ?? last.kind
    last.side = clause.side ?? last.side
    last.rest = clause.rest ?? last.rest
    last.pace = clause.pace ?? last.pace
    last.heartRate = clause.heartRate ?? last.heartRate
    last.bandColor = clause.bandColor ?? last.bandColor
    last.end = clause.end
    found.append(last)
  }

  /// What stands between two clauses: nil for nothing, true where the next goes on as a drop.
  private mutating func readSeparator(behind found: [NotationClause]) -> Bool? {
    var isDrop = false
    let before = place
    let isGoal = found.count == 1 && (found[0].isGoal || found[0].isPlanned)
    while let token = token() {
      switch token.kind {
      case .comma, .semicolon, .ampersand, .pipe: break
      case .colon where isGoal, .equals where isGoal: break
      case .greater: isDrop = !isGoal
      case .plus:
        // `BW x 8, +10 x 5` adds to body weight, `105x4 + 90x6` goes on.
        if isTight(1, .number), place > before || token.isSpaced && self.token(-1)?.kind != .number { return isDrop }
        isDrop = true
      case .close: kind = nil
      case .colon where self.token(-1)?.kind == .close: break
      case .slash, .period, .dash: break
      case .open where self.token(1)?.word == .drop: break
      case .open where found.last.map(isDropBracket) ?? false: isDrop = true
      case .word where token.word == .and || token.word == .then: break
      default: return place > before || isMarkAhead ? isDrop : nil
      }
      place += 1
    }
    place = before
    return nil
  }

  private var isMarkAhead: Bool {
    switch token()?.word {
    case .drop, .warmup, .working, .got, .planned: true
    case .left, .right, .reps: side(at: 0) != nil && token(1)?.kind == .colon
    case .bodyweight, .added, .assisted: token(-1)?.kind == .number
    case .sets: isMarker
    case .seconds where isLetter(0, "s"): isMarker
    default:
      token()?.isSpaced == true
        && (token()?.kind == .number || isTight(1, .number) && [.times, .hash].contains(token()?.kind)
          || token()?.kind == .times && token(-1)?.kind == .close && isNumber(1))
    }
  }

  /// Whether `set 2`, `S2` and a set stand here.
  private var isMarker: Bool {
    guard isNumber(1), let next = token(2) else { return false }
    return next.kind == .colon || next.kind == .dash || next.kind == .number && next.isSpaced
  }

  /// `Set 1:`, `#2`, `S3:`, `1st set`.
  mutating func readSetMarker(number expected: Int) {
    // `1) 60x10 2) 65x8`.
    if isSetNumber(0), token()?.value == Double(expected), expected > 1 || isProduct(behind: 2) {
      place += 2
      return
    }
    _ = attempt { parser -> Bool? in
      guard let word = parser.token() else { return nil }
      let isMarker = word.word == .sets || word.kind == .hash || parser.isLetter(0, "s")
      guard isMarker else { return parser.ordinalMarker() }
      parser.place += 1
      if parser.token()?.kind == .hash { parser.place += 1 }
      guard parser.isNumber(0), let number = parser.token(), !number.isDecimal, number.value < 100 else { return nil }
      parser.place += 1
      guard let sign = parser.token() else { return nil }
      switch sign.kind {
      case .colon, .dash, .period, .close, .equals: parser.place += 1
      case .number where sign.isSpaced: break
      case .word where sign.word == .bodyweight && word.word == .sets: break
      default: return nil
      }
      return true
    }
  }

  /// `1st set`, `2. Satz`, `3ª serie`.
  private mutating func ordinalMarker() -> Bool? {
    guard let number = token(), number.kind == .number, number.value < 100, let mark = token(1), !mark.isSpaced,
      mark.kind == .period || mark.kind == .degree
        || mark.kind == .word && mark.word == nil && mark.end - mark.start < 4,
      token(2)?.word == .sets, isValue(3) || token(3)?.kind == .colon
    else { return nil }
    place += token(3)?.kind == .colon ? 4 : 3
    return true
  }

  /// Words before the numbers: `warm-up:`, `drop to`, `target`, `left:`.
  private mutating func readPrefixes() -> NotationClause {
    var marks = NotationClause(start: token()?.start ?? 0)
    while let token = token() {
      switch token.word {
      case .warmup: kind = .warmup
      case .working: kind = .working
      case .drop: marks.isDrop = true
      case .planned: isPlanned = true
      case .single, .double, .triple:
        marks.impliedReps = token.word == .single ? 1 : token.word == .double ? 2 : 3
        guard isNumber(1) || self.token(1)?.kind == .at || self.token(1)?.kind == .colon || self.token(1)?.word == .at
        else { return marks }
        if self.token(1)?.kind == .at || self.token(1)?.word == .at, (self.token(2)?.value ?? 0) > 10 { place += 1 }
      case .amrap where isProduct(behind: self.token(1)?.kind == .colon ? 2 : 1): marks.isAmrap = true
      case .got, .done:
        isPlanned = false
        marks.isResult = true
      case .left, .right, .reps:
        guard side(at: 0) != nil, let kind = self.token(1)?.kind, kind == .colon || kind == .dash else { return marks }
        if isNumber(2), !opensProduct(at: 3) { return marks }
        marks.side = side(at: 0)
      default:
        // `W1: 20x10`, `D1: …`.
        guard let mark = letterMark() else { return marks }
        if mark == .warmup { marks.kind = .warmup } else { marks.isDrop = true }
        place += 1
      }
      place += 1
      if let kind = self.token()?.kind, kind == .colon || kind == .dash || kind == .equals { place += 1 }
      if isNumber(0), self.token(1)?.kind == .colon, self.token(1)?.isSpaced == false, self.token(2)?.isSpaced == true {
        place += 2
      }
    }
    return marks
  }

  private func opensProduct(at offset: Int) -> Bool {
    guard let token = token(offset) else { return false }
    return token.kind == .times || token.word == .kilograms || token.word == .pounds
  }

  /// Whether a load and a count stand at a token: `135 x 9`, `60 kg x 12`.
  func isProduct(behind offset: Int) -> Bool {
    guard isNumber(offset) else { return false }
    let isTyped = token(offset + 1)?.word == .kilograms || token(offset + 1)?.word == .pounds
    let sign = offset + (isTyped ? 2 : 1)
    return token(sign)?.kind == .times && isNumber(sign + 1)
  }

  private func letterMark() -> NoteWord? {
    guard token(1)?.kind == .colon || (isTight(1, .number) && token(2)?.kind == .colon) else { return nil }
    return isLetter(0, "w") ? .warmup : isLetter(0, "d") ? .drop : nil
  }

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
    for index in factor.quantities.indices where factor.quantities[index].kind == .plain {
      factor.quantities[index].kind = .reps
    }
    clause.factors.append(factor)
    return true
  }

  /// Reads one more factor or mark; false where the text is something else.
  mutating func readPart(_ clause: inout NotationClause) -> Bool {
    if readMark(&clause) { return true }
    guard let token = token() else { return false }
    if readKeyed(token, &clause) { return true }
    if clause.factors.isEmpty, !clause.efforts.isEmpty, [.colon, .comma, .dash, .equals].contains(token.kind),
      isNumber(1)
    {
      // `RPE 8: 140x5`.
      place += 1
      return append(.first, to: &clause)
    }
    if clause.factors.isEmpty { return token.kind == .open ? readBracket(&clause) : append(.first, to: &clause) }
    switch token.kind {
    case .times: return readTimes(&clause)
    case .at: return readAt(&clause)
    case .open: return readBracket(&clause)
    case .colon, .equals, .slash, .dash, .comma, .pipe, .greater: return readJoint(token, &clause)
    case .semicolon: return self.token(2)?.kind == .colon && joinWord(&clause)
    case .word: return readWord(token, &clause)
    case .number, .plus, .tilde, .question: return appendAdjacent(&clause)
    default: return false
    }
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
    found.isTight = before.map { !$0.isSpaced } ?? false
    found.isApart = isApart
    clause.factors.append(found)
    return true
  }

  mutating func appendAdjacent(_ clause: inout NotationClause) -> Bool {
    // A second product is a set of its own: `135x10 155x8`.
    guard !beginsNewProduct(clause), !isSetNumber(0, after: clause) else { return false }
    if let last = clause.factors.indices.last, clause.factors[last].kind == .reps {
      // `12次 10次 9次`.
      let next = attempt { parser in parser.quantity().flatMap { $0.kind == .reps ? $0 : nil } }
      if let next {
        clause.factors[last].quantities.append(next)
        return true
      }
    }
    let isResult = clause.isGoal && clause.has(.load) && clause.factors.contains { $0.link == .times } && isListAhead
    return append(isResult ? .result : .adjacent, to: &clause)
  }

  /// Whether a list of plain numbers stands here: `8,8,7,6`, `8/8/7`.
  private var isListAhead: Bool {
    guard isNumber(0), let sign = token(1)?.kind, sign == .comma || sign == .slash || sign == .dash else {
      return false
    }
    return isNumber(2)
  }

  /// `60x10 2) 65x8`, `60x10 2: 65x8`: the number of the next set.
  private func isSetNumber(_ offset: Int, after clause: NotationClause) -> Bool {
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
    let products = clause.factors.filter {
      $0.link == .times || $0.link == .for || $0.link == .at || $0.link == .slash || $0.isBracketed
    }.count
    var ahead = self
    guard let next = ahead.quantity() else { return false }
    if next.kind == .load, clause.factors.count == 2, clause.factors[0].kind == .load, next.loadKind == .external,
      clause.factors[1].kind == .plain || clause.factors[1].kind == .reps
    {
      return true
    }
    // `60 kg 10@7 10@8`.
    if !clause.efforts.isEmpty, next.kind == .plain, ahead.token()?.kind == .at, ahead.isTight(1, .number) {
      return true
    }
    guard products > 0, !isPairOfDumbbells(clause) else { return false }
    if clause.factors.last?.isBracketed == true, ahead.token()?.kind == .open, ahead.isNumber(1) { return true }
    if clause.factors.last?.link == .slash, ahead.token()?.kind == .slash, ahead.isNumber(1) { return true }
    let isProduct = (ahead.token()?.kind == .times && ahead.isValue(1)) || ahead.isAtLoad
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
  private func isPairOfDumbbells(_ clause: NotationClause) -> Bool {
    clause.factors.count == 2 && clause.factors[0].kind == .plain && clause.factors[0].first.value == 2
      && clause.factors[1].kind == .load && clause.factors[1].link == .times
  }

  /// Whether a value may begin at the token.
  func isValue(_ offset: Int) -> Bool {
    guard let token = token(offset) else { return false }
    switch token.kind {
    case .number, .question, .open, .tilde, .plus: return true
    case .word: return [.amrap, .failure, .max, .bodyweight, .bar].contains(token.word)
    default: return false
    }
  }
}
