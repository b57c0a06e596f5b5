import TrainingModel

/// What is held in the hands, and how many of it; and ladders, which are climbed with it.
extension NotationParser {
  /// `3 x (1,2,3)`: the same, counted before.
  mutating func readLadders(_ clause: inout NotationClause) -> Bool {
    guard token()?.kind == .times, token(1)?.kind == .open, let last = clause.factors.last, last.kind == .plain,
      !last.isList, let times = last.first.value, times.rounded() == times, (2...20).contains(times),
      clause.factors.count < 3
    else { return false }
    var offset = 2
    let rungs = rungs(from: &offset)
    guard rungs.count > 1, rungs[0].value == 1, token(offset)?.kind == .close else { return false }
    clause.factors.removeLast()
    let quantities = Array(repeating: rungs, count: Int(times)).flatMap(\.self)
    clause.factors.append(NotationFactor(quantities: quantities, link: clause.factors.isEmpty ? .first : .times))
    place += offset + 1
    return true
  }

  /// Numbers that rise, with signs between.
  private func rungs(from offset: inout Int) -> [NotationQuantity] {
    var rungs: [NotationQuantity] = []
    while let number = token(offset), number.kind == .number, !number.isDecimal, number.value <= 20,
      number.value > rungs.last?.value ?? 0, rungs.count < 12
    {
      rungs.append(NotationQuantity(kind: .reps, value: number.value, start: number.start))
      offset += 1
      guard let sign = token(offset)?.kind, sign == .comma || sign == .dash || sign == .slash else { break }
      offset += 1
    }
    return rungs
  }

  /// `20 kg (1,2,3) x 3`: repetitions that rise from set to set, so many times over.
  mutating func readLadder(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.count == 1, !clause.factors[0].isList, clause.has(.load) || !clause.factors[0].first.isSmall
    else { return false }
    var offset = 1
    let rungs = rungs(from: &offset)
    // `(8-10) x 3` is a range.
    guard rungs.count > 2 || rungs.count == 2 && rungs[0].value == 1, token(offset)?.kind == .close,
      token(offset + 1)?.kind == .times,
      let times = token(offset + 2), times.kind == .number, !times.isDecimal, (1...20).contains(times.value),
      token(offset + 3)?.kind != .times
    else { return false }
    let quantities = Array(repeating: rungs, count: Int(times.value)).flatMap(\.self)
    clause.factors.append(NotationFactor(quantities: quantities, link: .times))
    place += offset + 3
    return true
  }

  /// Whether a load is one that a hand holds, and what is done with it behind the comma no further load.
  func isOfHands(_ clause: NotationClause, reps: Double) -> Bool {
    let load = clause.factors[1].first.value ?? 0
    let isLight = load <= (clause.factors[1].first.loadUnit == .pound ? 130 : 60)
    return isLight && (unitWord(at: 4) != nil || reps <= 30 && reps < load && token(5)?.kind != .number)
  }

  /// `16 kg: 10 L + 10 R`: repetitions of the other side.
  mutating func takeOtherSide(_ clause: inout NotationClause) -> Bool {
    guard let factor = clause.factors.indices.last, clause.factors[factor].quantities.last?.side != nil, isNumber(1),
      let side = side(at: 2), side != clause.factors[factor].quantities.last?.side
    else { return false }
    let next = attempt { parser -> NotationQuantity? in
      parser.place += 1
      return parser.quantity()
    }
    guard let next else { return false }
    clause.factors[factor].quantities.append(next)
    return true
  }

  /// `2x60`: two of what weighs more than anybody repeats it.
  func isPairOfWeights(_ clause: NotationClause) -> Bool {
    isPairOfDumbbells(clause)
      || clause.factors.count == 2 && clause.factors[0].first.value == 2 && clause.factors[1].link == .times
        && clause.factors.allSatisfy { $0.kind == .plain && !$0.isList } && !clause.factors[1].first.isSmall
  }

  /// Whether the number of sets stands behind that of the repetitions: `, 12 per leg, 3 sets`.
  var isSetCountAhead: Bool {
    guard let comma = (2...5).first(where: { token($0)?.kind == .comma }) else { return false }
    return isNumber(comma + 1) && token(comma + 2)?.word == .sets && token(comma + 3)?.word != .of
      && (2..<comma).contains { token($0)?.word == .each }
  }

  /// Whether a distance, or a time that clocks show, stands behind the comma here.
  var isWayOrTimeAhead: Bool {
    var ahead = self
    ahead.place += 1
    guard let next = ahead.quantity() else { return false }
    if next.kind == .duration, isTight(2, .colon) { return true }
    return next.kind == .distance || next.kind == .minutesOrMeters && (next.value ?? 0) >= 10
  }

  /// `assisted 20`, `weighted 10 kg`.
  mutating func kindedQuantity(_ kind: NotationLoadKind) -> NotationQuantity? {
    guard let start = token()?.start else { return nil }
    let skipped = token(1)?.kind == .colon || token(1)?.kind == .plus || token(1)?.kind == .dash ? 2 : 1
    if kind == .assisted, token(-1)?.kind == .word || token(-1)?.kind == .comma, isListOfCounts { return nil }
    guard isNumber(skipped) else { return nil }
    place += skipped
    guard var quantity = numberQuantity(), quantity.kind == .load || quantity.kind == .plain, quantity.upper == nil,
      token()?.kind != .times || quantity.kind == .load || token(2)?.kind != .times
    else { return nil }
    // `weighted 3x5` counts sets.
    if quantity.kind == .plain, token()?.kind == .times, (quantity.value ?? 0) <= 5 { return nil }
    quantity.kind = .load
    quantity.loadKind = kind
    quantity.start = start
    return quantity
  }

  /// Whether nothing follows but three small numbers or more: of `band assisted – 3, 3, 2`, `ohne Unterstützung 6/5/5` how
  /// often.
  private var isListOfCounts: Bool {
    var ahead = token(1)?.kind == .colon || token(1)?.kind == .dash && token(2)?.isSpaced == true ? 2 : 1
    let first = ahead
    while let number = token(ahead), number.kind == .number, !number.isDecimal, number.value <= 15 {
      guard token(ahead + 1)?.kind == .comma || token(ahead + 1)?.kind == .slash else {
        return ahead > first + 3 && token(ahead + 1) == nil
      }
      ahead += 2
    }
    return false
  }
}
