import TrainingModel

extension NotationParser {
  /// A word between factors.
  mutating func readWord(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    if isText(token, "all"), self.token(1)?.word == .for { return append(.for, skipping: 2, to: &clause) }
    // `100, 120, 140 all singles`
    if isText(token, "all"), repsOfNoun(1) != nil {
      place += 1
      return true
    }
    // `145 once`
    if isText(token, "once"), clause.factors.count == 1, !clause.factors[0].isList,
      clause.has(.load) || !clause.factors[0].first.isSmall, clause.impliedReps == nil,
      self.token(1) == nil || self.token(1)?.kind == .comma || self.token(1)?.kind == .period
    {
      clause.impliedReps = 1
      place += 1
      return true
    }
    if readTest(&clause) || readFewer(&clause, isBracket: false) || readInterval(&clause) || skipTotal(&clause)
      || skipWayOfDistance(clause)
      || skipManner(clause)
    {
      return true
    }
    if isLetter(0, "w") || token.word == .on, isNumber(1) { return readAt(&clause) }
    // `w the 12 kg kettlebell`
    if isLetter(0, "w"), self.token(1)?.word == .article, isNumber(2), isLoadUnit(3), !clause.has(.load),
      self.token(4)?.word != .bar, !clause.factors.contains(where: { $0.kind == .plain && !$0.first.isSmall })
    {
      return readAt(&clause)
    }
    switch token.word {
    case .by: return append(.times, skipping: 1, to: &clause)
    case .of: return append(.of, skipping: 1, to: &clause)
    // `4 Sätze zu je 15`
    case _ where clause.has(.sets) && clause.factors.count == 1 && isText(token, "zu"):
      return append(.of, skipping: self.token(1)?.word == .each ? 2 : 1, to: &clause)
    // `2x60 for 10, 10, 10`: as many as there are hands.
    case .for where clause.factors.count == 2 && isList(at: 1) && isPairOfWeights(clause):
      clause.factors.removeFirst()
      clause.factors[0].link = .first
      return append(.for, skipping: 1, to: &clause)
    case .for: return readImplied(&clause) || append(.for, skipping: oneSet ?? 1, to: &clause)
    case .at: return readAt(&clause)
    case .got: return takeResult(&clause, skipping: self.token(1)?.kind == .colon ? 2 : 1)
    case .in:
      let before = (place, clause)
      if append(.adjacent, skipping: 1, to: &clause) {
        if clause.factors.last?.kind == .pairOrSeconds { clause.factors[clause.factors.count - 1].setKind(.duration) }
        if let kind = clause.factors.last?.kind, kind == .duration || kind == .distance || kind == .minutesOrMeters {
          clause.isWithinTime = kind == .duration
          // `80 kg - 6 in 60s`
          let count = clause.factors.count - 2
          if clause.isWithinTime, count > 0, clause.has(.load), clause.factors[count].link == .adjacent,
            clause.factors[count].kind == .plain
          {
            clause.factors[count].setKind(.reps)
          }
          dropTotalTime(&clause)
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

  /// `50 total: 20, 15, 15`, `16 kg 100 total (10x10)`: the word between a sum and what it is the sum of.
  private mutating func skipTotal(_ clause: inout NotationClause) -> Bool {
    let isNoun = token()?.word == .reps && isText(token(1), "total")
    guard isNoun || isText(token(), "total"), let last = clause.factors.last, !last.isList,
      last.kind == .plain || last.kind == .reps, let sum = last.first.value, let first = token()
    else { return false }
    let count = token(isNoun ? 2 : 1)?.word == .reps ? 2 : 1
    let sign = isNoun ? 2 : count
    guard let kind = token(sign)?.kind, kind == .colon || kind == .open || kind == .comma || kind == .equals,
      isSum(sum, behind: sign + 1)
    else { return false }
    clause.factors[clause.factors.count - 1].setKind(.plain)
    place += kind == .comma ? sign + 1 : sign
    asides.append(first.start..<(token(-1)?.end ?? first.end))
    return true
  }

  /// Whether the numbers behind a sign add up to a sum: `20, 15, 15`, `10x10`.
  private func isSum(_ sum: Double, behind offset: Int) -> Bool {
    var ahead = self
    ahead.place += offset
    guard let list = ahead.factor(link: .first, isFirst: true), list.kind == .plain || list.kind == .reps else {
      return false
    }
    if list.isList { return list.quantities.reduce(0) { $0 + ($1.value ?? 0) } == sum }
    guard ahead.token()?.kind == .times, ahead.isNumber(1), let other = ahead.token(1)?.value else { return false }
    return (list.first.value ?? 0) * other == sum
  }

  /// `2 km on the treadmill in 11 min`: what the distance was gone on.
  private mutating func skipWayOfDistance(_ clause: NotationClause) -> Bool {
    // Without a name before it, it names the exercise.
    guard let first = token(), first.word == .on, clause.has(.distance), !clause.has(.duration),
      let name = tokens.last(where: { $0.end <= clause.factors.first?.first.start ?? 0 }), name.kind == .word,
      name.word == nil, !isOf(name, NoteStructureWords.openings)
    else { return false }
    var end = token(1)?.word == .article || isText(token(1), "the") ? 2 : 1
    let start = end
    while end < start + 3, token(end)?.kind == .word, token(end)?.word == nil { end += 1 }
    guard end > start, token(end)?.word == .in, isNumber(end + 1) else { return false }
    place += end
    asides.append(first.start..<(token(-1)?.end ?? first.end))
    return true
  }

  private func isWayOrKilo(_ clause: NotationClause) -> Bool {
    clause.has(.distance) || clause.has(.kilo)
      || clause.has(.minutesOrMeters) && (clause.factors.first?.first.value ?? 0) >= 100
  }

  /// `1.5 km easy, 9:30`, `10k tempo - 44:05`, `30 min steady, 7120 m`: how it was gone, between the distance and its time.
  private mutating func skipManner(_ clause: NotationClause) -> Bool {
    if skipCircumstances(clause) { return true }
    guard let word = token(), word.kind == .word, clause.factors.count == 1,
      word.word == nil ? isOf(word, NoteStructureWords.manners) : word.word == .tempo && isWayOrKilo(clause)
    else { return false }
    let isSign = [.comma, .dash, .colon].contains(token(1)?.kind) || token(1)?.word == .in
    let offset = isSign ? 2 : 1
    guard isNumber(offset) else { return false }
    var ahead = self
    ahead.place += offset
    guard let next = ahead.quantity(), ahead.token()?.kind != .times else { return false }
    let isTime = next.kind == .duration || next.kind == .pairOrSeconds
    let isWay = next.kind == .distance || next.kind == .kilo || next.kind == .minutesOrMeters
    let isOther = clause.has(.duration) ? isWay : isTime && isWayOrKilo(clause)
    guard isOther else { return false }
    asides.append(word.start..<word.end)
    place += 1
    return true
  }

  /// `ran 5k with the dog, 31:10`, `bike 20k outside 45 min`: words between the way and its time, which ends the text
  /// and is one that the way may take.
  private mutating func skipCircumstances(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 1, clause.factors[0].quantities.count == 1, let first = token(), first.kind == .word,
      let way = kilometres(clause.factors[0].first), way > 0.9,
      // Where the line begins with the way, the words name the exercise.
      tokens.contains(where: { $0.kind == .word && $0.end <= clause.factors[0].first.start })
    else { return false }
    var end = 0
    while end < 5, let word = token(end), word.kind == .word,
      !Self.divisions.contains(word.word) || word.word == .at && !isNumber(end + 1)
    {
      end += 1
    }
    guard end > 0, let last = token(end - 1) else { return false }
    let sign = token(end)?.kind == .comma || token(end)?.word == .in ? 1 : 0
    var ahead = self
    ahead.place += end + sign
    guard ahead.isNumber(0), let time = ahead.quantity(), time.kind == .duration, let seconds = time.value,
      ahead.token() == nil || ahead.token()?.kind == .period || ahead.token()?.kind == .comma,
      (80...1500).contains(seconds / way)
    else { return false }
    asides.append(first.start..<last.end)
    place += end
    return true
  }

  /// Words behind which something else begins.
  private static let divisions: Set<NoteWord?> = [
    .then, .and, .rest, .elsewhen, .superset, .warmup, .in, .at, .of, .for, .by, .each, .pace,
  ]

  private func kilometres(_ quantity: NotationQuantity) -> Double? {
    guard let value = quantity.value else { return nil }
    switch (quantity.kind, quantity.distanceUnit) {
    case (.kilo, _), (.distance, .kilometer?): return value
    case (.distance, .mile?): return value * 1.609
    case (.distance, .meter?), (.minutesOrMeters, _): return value >= 400 ? value / 1000 : nil
    default: return nil
    }
  }

  /// `80 kg 5x5 in 15 min`: how long all of them took.
  private mutating func dropTotalTime(_ clause: inout NotationClause) {
    guard clause.isWithinTime, let time = clause.factors.last, clause.factors.count > 2,
      clause.factors.count(where: { $0.kind == .plain || $0.kind == .reps || $0.kind == .sets }) > 1,
      clause.factors.contains(where: { $0.link == .times }), time.first.value ?? 0 > 60
    else { return }
    clause.factors.removeLast()
    clause.isWithinTime = false
    asides.append(time.first.start..<(token(-1)?.end ?? time.first.start))
  }

  /// `100 kg for a set of 6`, `for a hard set of 5`: how many tokens stand before the number.
  private var oneSet: Int? {
    guard token(1)?.word == .article || isText(token(1), "a") else { return nil }
    var offset = 2
    while offset < 5, token(offset)?.kind == .word, token(offset)?.word == nil { offset += 1 }
    return token(offset)?.word == .sets && token(offset + 1)?.word == .of && isNumber(offset + 2) ? offset + 2 : nil
  }

  /// `30 s on 30 s off`: the second time is the rest.
  private mutating func readInterval(_ clause: inout NotationClause) -> Bool {
    guard token()?.word == .on || isText(token(), "work"), let last = clause.factors.indices.last,
      clause.factors[last].kind == .pairOrSeconds || clause.factors[last].kind == .duration
    else { return false }
    let rest = attempt { parser -> Double? in
      parser.place += 1
      if let kind = parser.token()?.kind, kind == .slash || kind == .comma { parser.place += 1 }
      guard let quantity = parser.quantity(), let value = quantity.value,
        [.plain, .pairOrSeconds, .duration].contains(quantity.kind),
        parser.isText(parser.token(), "off") || parser.token()?.word == .rest
      else { return nil }
      parser.place += 1
      return value
    }
    guard let rest else { return false }
    clause.factors[last].setKind(.duration)
    clause.rest = rest
    return true
  }

  /// `225 for a double`.
  private mutating func readImplied(_ clause: inout NotationClause) -> Bool {
    let offset = token(1)?.word == .article || isText(token(1), "a") ? 2 : 1
    guard let reps = repsOfNoun(offset) else { return false }
    clause.impliedReps = reps
    place += offset + 1
    return true
  }

  /// The repetitions that `single`, `double` and `triple` say behind a load.
  func repsOfNoun(_ offset: Int) -> Double? {
    switch token(offset)?.word {
    case .single: return 1
    case .double: return 2
    case .triple: return 3
    case nil:
      return isText(token(offset), "single")
        ? 1
        : isText(token(offset), "double")
          ? 2
          : isText(token(offset), "triple") ? 3 : nil
    default: return nil
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
