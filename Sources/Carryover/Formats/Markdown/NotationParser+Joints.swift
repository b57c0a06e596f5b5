import TrainingModel

extension NotationParser {
  /// Signs that join without multiplying.
  mutating func readJoint(_ sign: NotationToken, _ clause: inout NotationClause) -> Bool {
    let isGoal = clause.isGoal
    let hasProduct = clause.factors.count > 1
    switch sign.kind {
    case .equals where skipSum(clause): return true
    case .equals, .colon, .greater:
      if isLoadedResult(of: clause) { return false }
      if isCountOfList(clause) { clause.factors[0].setKind(.sets) }
      if isGoal, isNumber(1), !isProduct(behind: 1) {
        guard append(.result, skipping: 1, to: &clause) else { return false }
        settleResult(&clause, link: .adjacent)
        return true
      }
      if isGoal, isProduct(behind: 1) { return false }
      if isLoadsOfSets(clause) { return append(.at, skipping: 1, to: &clause) }
      if sign.kind == .colon, isLoadBeforeList(clause) { clause.factors[0].setKind(.load) }
      if sign.kind == .colon, isPairBeforeSets(clause) {
        clause.factors.removeFirst()
        clause.factors[0].link = .first
        clause.factors[0].setKind(.load)
      }
      if isResultOfSets(clause) {
        // `3x8 → 8, 8, 7` was meant, and a colon may list what was done.
        let scheme = clause.factors.indices.first { clause.factors[$0].link == .times }
        let sets = scheme.map { clause.factors[$0 - 1].first.value } ?? clause.factors.first?.first.value
        guard append(.result, skipping: 1, to: &clause) else { return false }
        // Of `10x3 → 10/10/8` the repetitions stand first.
        let count = clause.factors.last?.quantities.count ?? 0
        if sign.kind == .greater, sets == Double(count) { clause.isPlanned = true }
        return true
      }
      if takeFailureReps(&clause) { return true }
      if sign.kind == .greater, takeLapTimes(&clause) { return true }
      if sign.kind == .greater, isCountOfOneSet(clause) {
        clause.isPlanned = true
        return append(.result, skipping: 1, to: &clause)
      }
      if sign.kind == .greater {
        // `40 kg → 8 8 7`, but `60 → 50 → 40` are loads that fall.
        guard clause.factors.count == 1, clause.has(.load), isCountBehindArrow else { return false }
        return append(.times, skipping: 1, to: &clause)
      }
      return append(.adjacent, skipping: 1, to: &clause)
    case .pipe where readPipedReps(&clause): return true
    case .comma, .pipe: return readComma(&clause)
    case .slash:
      if sign.isSpaced, joinMark(&clause) { return true }
      guard !beginsProduct(behind: 1, clause), !sign.isSpaced || !repeatsNoun(clause) else { return false }
      return append(.slash, skipping: 1, to: &clause)
    // `5x5 32.5 - got 5 5 5 5 4`
    case .dash where sign.isSpaced && token(1)?.word == .got && hasProduct && isList(at: 2):
      return append(.result, skipping: 2, to: &clause)
    case .dash where isHelpBehindTime && !clause.has(.load): return append(.adjacent, skipping: 0, to: &clause)
    // `50 kg - seat 4 - 3x12`
    case .dash
    where sign.isSpaced && clause.has(.load) && token(1)?.word == .setting && isNumber(2) && !isProduct(behind: 2):
      return readComma(&clause)
    default:
      if sign.isSpaced, isLoadBetweenDashes(clause) { clause.factors[0].setKind(.load) }
      // `2x10 kg – 10 each`
      if sign.isSpaced, isPairOfDumbbells(clause), isNumber(1), token(1)?.isDecimal == false,
        token(2) == nil || token(2)?.word == .each || token(2)?.word == .reps
      {
        clause.factors.removeFirst()
        clause.factors[0].link = .first
        return append(.adjacent, skipping: 1, to: &clause)
      }
      if sign.isSpaced, isGoal, isProduct(behind: 1) { return false }
      if sign.isSpaced, isResultOfSets(clause) { return append(.result, skipping: 1, to: &clause) }
      if sign.isSpaced, hasProduct || beginsProduct(behind: 1, clause) { return readComma(&clause) }
      return append(sign.isSpaced ? .adjacent : .dash, skipping: 1, to: &clause)
    }
  }

  /// `25, 25, 20 = 70 total`: what the numbers before add up to.
  private mutating func skipSum(_ clause: NotationClause) -> Bool {
    guard let sign = token(), isNumber(1), let total = token(1), unitWord(at: 2) == nil else { return false }
    let counts = clause.factors.filter { $0.kind == .plain || $0.kind == .reps }.flatMap(\.quantities)
    guard counts.count > 1, counts.reduce(0, { $0 + ($1.value ?? 0) }) == total.value else { return false }
    place += 2
    if token()?.word == .reps || token()?.word == .elsewhen || isText(token(), "total") { place += 1 }
    asides.append(sign.start..<(token(-1)?.end ?? total.end))
    return true
  }

  /// `400 x 6`: a way, and how often.
  private func isLaps(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList && !$0.first.isDecimal })
    else { return false }
    let (a, b) = (clause.factors[0].first.value ?? 0, clause.factors[1].first.value ?? 0)
    return max(a, b) >= 200 && max(a, b).truncatingRemainder(dividingBy: 100) == 0 && min(a, b) <= 20
  }

  /// `1 set of 12 reps @ 20 lb / 1 set of 10 reps @ 25 lb`: a noun behind the sign that the clause has already.
  private func repeatsNoun(_ clause: NotationClause) -> Bool {
    var ahead = self
    ahead.place += 1
    guard let kind = ahead.quantity()?.kind, kind == .sets || kind == .reps else { return false }
    return clause.has(kind)
  }

  /// `x 3: 25, 18, 15`: the number counts what follows.
  private func isCountOfList(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 1, clause.factors[0].link == .times, clause.factors[0].kind == .reps,
      clause.factors[0].quantities.count == 1, let sets = clause.factors[0].first.value, sets > 1
    else { return false }
    var ahead = self
    ahead.place += 1
    guard let list = ahead.factor(link: .result, isFirst: false) else { return false }
    // `x5: 60, 80, 100, 110, 115`
    return Double(list.quantities.count) == sets && !list.quantities.contains { !$0.isSmall && ($0.value ?? 0) > 60 }
  }

  /// What may be the sets of a clause that multiplies: of a pair the first, of three the first or the last.
  static func counts(of clause: NotationClause) -> [Double] {
    let signs = clause.factors.indices.filter { clause.factors[$0].link == .times }
    if signs == [1, 2], clause.factors.count == 3 {
      return [clause.factors[0], clause.factors[2]].filter { $0.kind == .plain }.compactMap(\.first.value)
    }
    guard signs.count == 1, let sign = signs.first, sign > 0, clause.factors[sign].kind == .plain,
      clause.factors[sign - 1].kind == .plain
    else { return [] }
    return [clause.factors[sign - 1].first.value].compactMap(\.self)
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
    // `100 kg x 5, got 4`
    if token(1)?.word == .got, isNumber(2), token(3) == nil || token(3)?.word == .reps,
      clause.factors.last?.link == .times, clause.factors.last?.isList == false
    {
      return takeResult(&clause, skipping: 2)
    }
    if isLoadBeforeSets(clause) {
      clause.factors[0].setKind(.load)
      return append(.adjacent, skipping: 1, to: &clause)
    }
    if isPairBeforeList(clause) {
      clause.factors.removeFirst()
      clause.factors[0].link = .first
      return append(.adjacent, skipping: 1, to: &clause)
    }
    // `2x24 kg, 40 m x 3`
    if isPairOfDumbbells(clause), token()?.kind == .comma, isWayOrTimeAhead {
      clause.factors.removeFirst()
      clause.factors[0].link = .first
    }
    // `145 once, 150 once`
    if clause.impliedReps != nil, isText(token(-1), "once") { return false }
    // `12 min AMRAP, 6 rounds + 4`
    if isNumber(1), token(2)?.word == .rounds, token(3)?.kind == .plus { return false }
    // `15s, 3 x 15`
    if !isTimed || token(4)?.word == .each, clause.factors.count == 1, clause.has(.pairOrSeconds),
      !clause.factors[0].isList,
      token()?.kind == .comma,
      isNumber(1), token(2)?.kind == .times, isNumber(3),
      token(4) == nil || token(4)?.kind == .comma || token(4)?.word == .each
    {
      return append(.adjacent, skipping: 1, to: &clause)
    }
    if beginsSets(behind: clause) || token()?.kind == .comma && isMini(1) || isMissBehindSlash(1) {
      return false
    }
    if joinMark(&clause) { return true }
    // `2x24 kg, 3x10`
    if isPairOfDumbbells(clause), isNumber(1), token(2)?.kind == .times, isNumber(3), (token(1)?.value ?? 99) <= 12,
      unitWord(at: 4) != .kilograms, unitWord(at: 4) != .pounds, isOfHands(clause, reps: token(3)?.value ?? 99)
    {
      return append(.adjacent, skipping: 1, to: &clause)
    }
    // `10x10, 5 sets L 5 sets R`
    if token()?.kind == .comma, token(2)?.word == .sets, readShares(&clause, isBracket: false) { return true }
    // `2x 14 kg, 12 per leg, 3 sets`
    if isPairOfDumbbells(clause), isNumber(1), isSetCountAhead {
      clause.factors.removeFirst()
      clause.factors[0].link = .first
    }
    if joinSplits(&clause) || joinWord(&clause) || joinPair(&clause) || joinEffort(&clause) { return true }
    var ahead = self
    ahead.place += 1
    guard let next = ahead.quantity(), ahead.token()?.kind != .times, ahead.token()?.word != .rest,
      ahead.token()?.word != .for
    else { return false }
    // `10, +20 kg 8`, `10 s, +5 10 s`: the load of the next set.
    if clause.factors.count == 1, next.loadKind == .added || next.loadKind == .assisted, ahead.isNumber(0),
      ahead.token()?.isSpaced == true
    {
      return false
    }
    let large = clause.factors.contains { $0.kind == .plain && ($0.first.isDecimal || ($0.first.value ?? 0) > 30) }
    let joins: Bool
    switch next.kind {
    case .kilo where clause.has(.duration) && clause.factors.count == 1: joins = true
    case .pairOrSeconds where clause.has(.load) && (clause.has(.distance) || clause.has(.minutesOrMeters)):
      // `110 kg 20m, 14.2s`
      guard !clause.has(.duration), append(.adjacent, skipping: 1, to: &clause) else { return false }
      clause.factors[clause.factors.count - 1].setKind(.duration)
      return true
    case .load, .kilo, .pairOrSeconds, .percent:
      joins =
        !clause.has(.load) && !clause.has(.percent) && !large && !clause.has(.duration)
        && !(next.kind == .pairOrSeconds && clause.has(.pairOrSeconds))
    case .reps
    where clause.isGoal && ahead.token()?.kind != .at && (clause.has(.load) || clause.factors.count > 1):
      guard append(.result, skipping: 1, to: &clause) else { return false }
      settleResult(&clause, link: .adjacent)
      return true
    case .reps: joins = !clause.has(.reps) && (clause.factors.count == 1 || !clause.has(.plain))
    case .sets: joins = !clause.has(.sets)
    // `3x10 each leg, 16`
    case .plain
    where clause.factors.count == 2 && clause.factors[1].link == .times && clause.factors[1].first.isEach
      && !clause.factors[1].isList && ahead.token() == nil && (next.value ?? 0) > (clause.factors[1].first.value ?? 99)
      && (clause.factors[0].first.value ?? 99) <= 6:
      joins = true
    case .plain:
      let isSigned = token()?.kind == .dash || token()?.kind == .pipe
      let isPair = clause.factors.count == 2 && clause.factors.allSatisfy { $0.kind == .plain } && !large
      joins =
        clause.factors.count == 1 && (clause.has(.load) || clause.has(.sets))
        || isSigned && isPair && clause.factors[1].link == .times && next.upper == nil
    case .duration:
      let isOfSets = clause.has(.sets) && clause.factors.count == 1
      joins =
        (clause.has(.distance) || clause.has(.kilo) || clause.has(.minutesOrMeters) || isOfSets || isLaps(clause))
        && !clause.has(.duration)
    // `32 kg, 40 m`
    case .minutesOrMeters where clause.factors.count == 1 && clause.has(.load) && ahead.token() == nil: joins = true
    case .minutesOrMeters where (next.value ?? 0) >= 1000:
      joins = clause.has(.duration) && clause.factors.count == 1
    case .distance:
      // `32 kg, 40 m`
      let isLoadAlone = clause.factors.count == 1 && clause.has(.load) && ahead.token() == nil
      joins =
        !clause.has(.distance)
        && (clause.has(.duration) || clause.has(.sets) && clause.factors.count == 1 || isLoadAlone)
    default: joins = false
    }
    return joins && append(.adjacent, skipping: 1, to: &clause)
  }

  /// Whether the semicolon is the only one, and two sets of one load stand behind it, `warm-up 60 kg x 8; 100 kg x 5,
  /// 100 kg x 5`, or several before it. Loads that go on rising behind one may all be warm-ups.
  var isSemicolonAboveCommas: Bool {
    guard !isWarmupOfLine, !tokens[..<place].contains(where: { $0.kind == .semicolon }), isNumber(1),
      let load = token(1)?.value
    else { return false }
    let isOnly = !tokens[(place + 1)...].contains { $0.kind == .semicolon }
    // `warm-up 60x5 100x3; 140x5`: what is divided otherwise is something else.
    let isBehind = tokens[place...].count(where: { $0.kind == .times }) > 1
    if isOnly, isBehind, isProduct(behind: 1), tokens[..<place].count(where: { $0.kind == .times }) > 1 { return true }
    // `wu 20x10, 40x5; 60kg 3x8`, `warm-up 15 kg x 10; 27.5 kg x 8 + 8 + 7`: commas divide the warm-up's sets, or nothing
    // does, and what follows is no lighter.
    let heaviest = { (tokens: ArraySlice<NotationToken>) in tokens.lazy.map(\.value).max() ?? 0 }
    let isHeavier = heaviest(tokens[place...]) >= heaviest(tokens[..<place])
    let isWork =
      isOnly && !isBehind && heaviest(tokens[place...]) > heaviest(tokens[..<place]) && tokens[0].word != .warmup
    if isWork || isHeavier && tokens[..<place].contains(where: { $0.kind == .comma }) { return true }
    guard isOnly, let comma = tokens[place...].firstIndex(where: { $0.kind == .comma }), comma + 1 < tokens.count
    else { return false }
    return tokens[comma + 1].kind == .number && tokens[comma + 1].value == load
      && !tokens[place...].contains { $0.kind == .close }
  }
}
