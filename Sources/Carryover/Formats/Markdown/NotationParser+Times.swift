import TrainingModel

extension NotationParser {
  /// `Push-ups 2 min test: 71`: the repetitions of a time.
  mutating func readTest(_ clause: inout NotationClause) -> Bool {
    guard isText(token(), "test") || isText(token(), "max"), clause.factors.count == 1, clause.has(.duration),
      token(1)?.kind == .colon || token(1)?.kind == .dash, isNumber(2), token(2)?.isDecimal == false,
      token(3) == nil || token(3)?.word == .reps
    else { return false }
    let isRead = append(.adjacent, skipping: 2, to: &clause)
    if isRead { clause.factors[clause.factors.count - 1].setKind(.reps) }
    return isRead
  }

  /// `x 5`, `x (8, 8, 7)`, and `5x`, which counts sets.
  mutating func readTimes(_ clause: inout NotationClause) -> Bool {
    if isListOfReps(clause) { return false }
    if readLadders(&clause) { return true }
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
    // `60x5 x5 x4`
    if clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[1].kind == .plain,
      clause.factors[1].quantities.count == 1, isRepeatedTimes(0),
      // `35x12 x12`: nobody does twelve sets of twelve.
      isRepeatedTimes(2) || isSetAgain(clause)
    {
      readTimesList(&clause, 1)
      return true
    }
    guard clause.factors.count == 1,
      isRepeatedTimes(0) && isRepeatedTimes(2) && (isRepeatedTimes(4) || isTwice(clause)) || isChain(clause)
    else {
      return false
    }
    guard append(.times, skipping: 1, to: &clause), let last = clause.factors.indices.last else { return false }
    readTimesList(&clause, last)
    return true
  }

  /// Of `35x12 x12` whether the second count is another set.
  private func isSetAgain(_ clause: NotationClause) -> Bool {
    guard clause.factors[1].isTight, let number = token(1), !number.isDecimal, number.value >= 10, !isLoadUnit(2),
      let reps = clause.factors[1].first.value, let load = clause.factors[0].first.value
    else { return false }
    return load > 12 && number.value <= reps && reps - number.value <= 3
  }

  /// `55kg x12 x10`, `40 x10 x8`: two counts that are like each other, and more than sets are.
  private func isTwice(_ clause: NotationClause) -> Bool {
    guard let first = token(1)?.value, let second = token(3)?.value, let load = clause.factors.first,
      clause.has(.load) || clause.has(.pairOrSeconds)
        || load.kind == .plain && !load.isList && !movesBody && load.first.value ?? 0 > max(first, second)
    else { return false }
    return second > 5 && second * 3 >= first * 2 && token(4)?.kind != .times && unitWord(at: 4) == nil
  }

  /// `20s x 12 x 12 x 10`, `60x12x11x10`: a load, and more than two counts that are less than it.
  private func isChain(_ clause: NotationClause) -> Bool {
    guard let first = clause.factors.first, first.quantities.count == 1,
      [0, 2, 4].allSatisfy({ token($0)?.kind == .times && isNumber($0 + 1) && token($0 + 1)?.isDecimal == false }),
      let most = [1, 3, 5].compactMap({ token($0)?.value }).max(), unitWord(at: 6) == nil
    else { return false }
    switch first.kind {
    case .load: return true
    case .plain, .pairOrSeconds: return first.first.value ?? 0 > most
    default: return false
    }
  }

  private mutating func readTimesList(_ clause: inout NotationClause, _ index: Int) {
    while token()?.kind == .times, let number = token(1), number.kind == .number,
      clause.factors[index].quantities.count < 50
    {
      clause.factors[index].quantities.append(NotationQuantity(value: number.value, start: number.start))
      place += 2
    }
  }

  private func isRepeatedTimes(_ offset: Int) -> Bool {
    token(offset)?.kind == .times && token(offset)?.isSpaced == true && isTight(offset + 1, .number)
  }

  /// `x8 x8 x7`: each sign begins a set, where the load stands elsewhere; `x8 x3` counts sets.
  private func isListOfReps(_ clause: NotationClause) -> Bool {
    // `x3@7 x3@8` is a list, `100x5@8 x3` counts sets.
    if !clause.efforts.isEmpty, isRepeatedTimes(0) {
      let goesOn = clause.factors.count == 1 || token(2)?.kind == .at || isRepeatedTimes(2)
      return goesOn && clause.factors.last?.link == .times
    }
    if !clause.efforts.isEmpty, token(-1)?.kind == .close, isNumber(1), token(2)?.kind == .open { return true }
    guard clause.factors.count == 1, clause.factors[0].link == .times, token()?.isSpaced == true,
      isTight(1, .number), let next = token(1)?.value, let first = clause.factors[0].first.value
    else { return false }
    return next > 5 || next >= first || token(2)?.kind == .times
  }

  /// `2000 m 7:45, r26`: how many strokes a minute.
  private var isStrokeRate: Bool {
    isLetter(0, "r") && isTight(1, .number)
      && tokens[..<place].contains { $0.word == .meters || $0.word == .kilometers || isMeter($0) }
  }

  private func isMeter(_ token: NotationToken) -> Bool { letters(token).elementsEqual("m".utf8) && !token.isSpaced }

  /// `Reps: 10`, `Weight: 60 kg`, `sets 3`.
  mutating func readKeyed(_ token: NotationToken, _ clause: inout NotationClause) -> Bool {
    let kind: NotationQuantity.Kind
    switch token.word {
    case .reps where side(at: 0) == nil && !isStrokeRate: kind = .reps
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

  /// `4x100 yd @ 1:40 → 1:28, 1:27, 1:29, 1:25`: how long each took; the time before was when the next began.
  mutating func takeLapTimes(_ clause: inout NotationClause) -> Bool {
    guard clause.has(.distance) || clause.has(.minutesOrMeters) else { return false }
    let times = attempt { parser -> NotationFactor? in
      parser.place += 1
      return parser.factor(link: .adjacent, isFirst: true)
    }
    guard let times else { return false }
    let arrow = tokens.lastIndex { $0.start < times.first.start && $0.kind == .greater } ?? place
    let laps = clause.factors.first { $0.kind == .plain || $0.kind == .sets }?.first.value ?? 1
    guard times.kind == .duration, Double(times.quantities.count) == laps else { return false }
    if clause.factors.contains(where: { $0.kind == .duration }) || clause.pace != nil,
      let sign = tokens[..<arrow].lastIndex(where: { $0.kind == .at })
    {
      asides.append(tokens[sign].start..<tokens[arrow - 1].end)
    }
    clause.factors.removeAll { $0.kind == .duration }
    clause.pace = nil
    clause.factors.append(times)
    return true
  }
}
