/// Numbers that are loads because of the list of repetitions behind them.
extension NotationParser {
  /// `Lateral raise 20: 15 15 15 12`: the number before the colon is none of the list's.
  func isLoadBeforeList(_ clause: NotationClause) -> Bool {
    guard let load = numberAlone(clause), load > 12, token(-2)?.kind == .word, !sharesSign(1) else { return false }
    let counts = countsAhead
    return counts.count > 1 && counts.reduce(0, +) != load
  }

  /// `lat raise - 8 - 15 12 12`: a number between two dashes, and behind them a list that it does not count.
  func isLoadBetweenDashes(_ clause: NotationClause) -> Bool {
    guard let load = numberAlone(clause), token(-2)?.kind == .dash, token(-2)?.isSpaced == true,
      token(-3)?.kind == .word
    else { return false }
    let counts = countsAhead
    return counts.count > 1 && Double(counts.count) != load
  }

  /// `12, 3x12`: sets and repetitions behind a number, for nobody does twelve with 12 and with 3.
  func areSets(at offset: Int, of load: NotationQuantity) -> Bool {
    guard isNumber(offset), token(offset + 1)?.kind == .times, isNumber(offset + 2),
      (5...30).contains(token(offset + 2)?.value ?? 0), let sets = token(offset)?.value
    else { return false }
    // `10, 3x8 @ 60 kg` has its load behind, `12, 3x12 @8` an effort.
    if token(offset + 3)?.kind == .at {
      guard (token(offset + 4)?.value ?? 99) <= 10, unitWord(at: offset + 5) == nil else { return false }
    }
    guard token(offset + 3)?.kind != .times, token(offset + 3)?.kind != .number, !isTimed else { return false }
    let behind = tokens[min(place + offset + 3, tokens.count)...]
    if behind.contains(where: { $0.word == .kilograms || $0.word == .pounds }) { return false }
    if let word = token(offset + 3)?.word, word == .at || word == .on { return false }
    return (2...6).contains(sets) && (load.value ?? 0) >= 2 * sets
  }

  /// The same, where the number is a load and no repetitions of a body's exercise.
  func isLoadBeforeSets(_ clause: NotationClause) -> Bool {
    numberAlone(clause) != nil && token()?.kind == .comma && areSets(at: 1, of: clause.factors[0].first)
  }

  /// Whether two numbers or more stand at an offset, with spaces, commas or slashes between, and nothing is multiplied.
  func isList(at offset: Int) -> Bool {
    guard isNumber(offset), token(offset)?.isDecimal == false else { return false }
    let sign = token(offset + 1)?.kind
    let next = sign == .comma || sign == .slash ? offset + 2 : offset + 1
    return isNumber(next) && token(next + 1)?.kind != .times && unitWord(at: next + 1) == nil
  }

  /// The number that a clause is, where it is nothing else and may be a load.
  private func numberAlone(_ clause: NotationClause) -> Double? {
    guard clause.factors.count == 1, clause.has(.plain), !clause.factors[0].isList, clause.factors[0].link == .first,
      !clause.factors[0].first.isGoal, !movesBody
    else { return nil }
    return clause.factors[0].first.value
  }

  /// The repetitions behind the sign here, where they end the text.
  private var countsAhead: [Double] {
    var ahead = self
    ahead.place += 1
    var counts: [Double] = []
    while let number = ahead.token(), number.kind == .number, number.isSpaced, !number.isDecimal, number.value <= 30 {
      counts.append(number.value)
      ahead.place += ahead.token(1)?.kind == .comma || ahead.token(1)?.kind == .slash ? 2 : 1
    }
    return ahead.token() == nil ? counts : []
  }

  /// Whether the number at an offset is joined to what follows by another sign than a comma.
  private func sharesSign(_ offset: Int) -> Bool {
    guard let sign = token(offset + 1)?.kind else { return false }
    return sign == .times || sign == .at || sign == .dash
  }

  /// Whether a count stands behind the sign here, and no load.
  var isCountBehindArrow: Bool {
    var ahead = self
    ahead.place += 1
    guard let next = ahead.quantity() else { return false }
    return (next.kind == .plain || next.kind == .reps) && next.isSmall && !ahead.isProductSign
  }

  var isProductSign: Bool { token()?.kind == .times || token()?.kind == .at }
}
