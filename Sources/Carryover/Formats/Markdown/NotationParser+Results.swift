/// What came of a plan: behind an arrow, an equals sign or a colon.
extension NotationParser {
  /// `5x5 60 kg: 5/5/5/4/4`, `60 kg 3x5 (5,5,4)`: as many repetitions as there are sets.
  func isResultOfSets(_ clause: NotationClause, behind offset: Int = 1) -> Bool {
    let counts = Self.counts(of: clause)
    guard !counts.isEmpty, !clause.factors.contains(where: { $0.isList && $0.kind == .plain }) else { return false }
    var ahead = self
    ahead.place += offset
    guard let list = ahead.factor(link: .result, isFirst: false), list.kind == .plain || list.kind == .reps else {
      return false
    }
    let count = Double(list.isList ? list.quantities.count : 1 + ahead.spacedNumbers)
    guard count > 1, list.quantities.allSatisfy({ $0.value ?? 0 <= 30 && !$0.isDecimal }) else { return false }
    if counts.contains(count) { return true }
    // `10x3 -> 10/10/8`: repetitions by sets.
    guard let sign = clause.factors.firstIndex(where: { $0.link == .times }), counts.count == 1,
      clause.factors[sign].first.value == count, counts[0] > count
    else { return false }
    return list.quantities.allSatisfy { $0.value ?? 0 <= counts[0] + 3 }
  }

  /// `90 x 8 -> 6, cooked`: how many there were of the repetitions of one load, and nothing lighter behind it.
  func isCountOfOneSet(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, let load = clause.factors[0].first.value,
      clause.factors.allSatisfy({ !$0.isList }), load > 12, let reps = clause.factors[1].first.value,
      clause.factors[1].kind == .plain || clause.factors[1].kind == .reps, isNumber(1), token(1)?.isDecimal == false,
      let count = token(1)?.value, abs(count - reps) <= 6, count < load,
      !tokens.contains(where: { $0.word == .drop }), !tokens[..<place].contains(where: { $0.kind == .greater })
    else { return false }
    guard let next = token(2) else { return true }
    return next.kind == .comma && token(3)?.kind == .word && token(3)?.word == nil
      || next.kind == .open && token(3)?.word != .elsewhen
      || next.kind == .period
  }

  /// `1xF @ 60 kg -> 14 reps`, `60 kg xF: 14`: how many there were of a set to failure.
  mutating func takeFailureReps(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.first.toFailure && $0.first.value == nil && !$0.isList }), isNumber(1),
      !isProduct(behind: 1), token(1)?.isDecimal == false, (token(1)?.value ?? 99) <= 50, unitWord(at: 2) == nil,
      append(.result, skipping: 1, to: &clause)
    else { return false }
    settleResult(&clause, link: .adjacent)
    return true
  }

  /// `5x5 -> 100, 105, 110, 110, 105 kg`: as many loads as there are sets.
  func isLoadsOfSets(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, !clause.has(.load),
      clause.factors.allSatisfy({ $0.quantities.count == 1 && $0.first.isSmall })
    else { return false }
    var ahead = self
    ahead.place += 1
    guard let list = ahead.factor(link: .at, isFirst: true), list.kind == .load || list.kind == .plain else {
      return false
    }
    return list.quantities.count > 1 && Double(list.quantities.count) == clause.factors[0].first.value
      && list.quantities.allSatisfy { !$0.isSmall }
  }
}
