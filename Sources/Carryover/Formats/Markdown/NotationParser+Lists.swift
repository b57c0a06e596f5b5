import TrainingModel

/// Lists without a sign between their numbers.
extension NotationParser {
  /// `60 x 8 8 7`, `22.5 kg x 10 10 9`: repetitions with nothing but spaces between them.
  mutating func readSpaces(_ factor: inout NotationFactor, behind clause: NotationClause) {
    guard factor.quantities.count == 1, factor.kind == .plain, factor.first.isSmall, !factor.first.isGoal,
      !factor.first.isOneSided, let reps = factor.first.value
    else { return }
    let count = spacedNumbers
    if factor.link == .result, Self.counts(of: clause).contains(Double(count + 1)) {
      return append(count, to: &factor)
    }
    guard factor.link == .times || factor.link == .for, clause.factors.count == 1, let load = clause.factors.first,
      !load.isList
    else { return }
    let value = load.first.value ?? 0
    let isLoad = load.kind != .plain || load.first.isDecimal || value > 12
    if count == 1 {
      // `80 for 15 15`
      if factor.link == .for, let next = token()?.value, next == reps || next > 5, abs(next - reps) <= 2 {
        return append(count, to: &factor)
      }
      // `60 x 5 3` may be three sets of five.
      guard isLoad, let next = token()?.value, next > 5, abs(next - reps) <= 2,
        token(1)?.kind != .word || token(1)?.word == .rpe || token(1)?.word == .rir
      else { return }
    } else {
      guard count > 1, isLoad || factor.link == .for || value == Double(count + 1) else { return }
    }
    append(count, to: &factor)
  }

  private mutating func append(_ count: Int, to factor: inout NotationFactor) {
    for _ in 0..<count {
      guard let next = quantity() else { return }
      factor.quantities.append(next)
    }
  }

  /// How many small numbers stand here with nothing but spaces between.
  var spacedNumbers: Int {
    var count = 0
    while count < 30, isAloneBetweenSpaces(count) { count += 1 }
    return count
  }

  /// Whether a small whole number stands at an offset that nothing joins to what follows.
  private func isAloneBetweenSpaces(_ offset: Int) -> Bool {
    guard let number = token(offset), number.kind == .number, number.isSpaced, !number.isDecimal,
      (1...30).contains(number.value) || number.value == 0 && offset > 0
    else { return false }
    guard let next = token(offset + 1) else { return true }
    switch next.kind {
    case .number: return next.isSpaced
    case .comma, .close, .open, .at, .semicolon, .pipe: return true
    case .word:
      return next.word == nil && next.isSpaced || next.word == .failure || next.word == .rpe || next.word == .rir
        || next.word == .and && isNumber(offset + 2)
    default: return false
    }
  }

  /// `24 kg 30m 30m 30m`: ways with nothing but spaces between.
  mutating func readSpacedWays(_ factor: inout NotationFactor) {
    guard factor.kind == .distance || factor.kind == .minutesOrMeters, (factor.first.value ?? 0) >= 10,
      factor.quantities.count == 1,
      token()?.kind == .number, token()?.isSpaced == true
    else { return }
    let before = self
    var list = factor.quantities
    while isNumber(0), token()?.isSpaced == true, list.count < 50 {
      guard let next = quantity(), next.kind == factor.kind, next.distanceUnit == factor.first.distanceUnit,
        token()?.kind != .times, token()?.kind != .at
      else {
        self = before
        return
      }
      list.append(next)
    }
    factor.quantities = list
  }

  /// `50 10 60 8 8`: a load behind the repetitions of another, with its own behind it. `bw 12 10 +10 6` likewise.
  func beginsNewRun(_ clause: NotationClause) -> Bool {
    guard clause.factors.count > 1,
      clause.factors.dropFirst().allSatisfy({ $0.link == .adjacent && $0.kind == .plain }),
      let load = clause.factors.first, !load.isList, clause.factors.dropFirst().allSatisfy({ $0.first.isSmall })
    else { return false }
    if token()?.kind == .plus {
      return load.first.loadKind == .bodyweight && isTight(1, .number) && isSmallAlone(2)
    }
    guard let next = token(), next.kind == .number, next.isSpaced, next.isDecimal || next.value > 30,
      load.kind == .plain, load.first.isDecimal || (load.first.value ?? 0) > 12
    else { return false }
    return isSmallAlone(1)
  }

  private func isSmallAlone(_ offset: Int) -> Bool {
    guard let number = token(offset), number.kind == .number, number.isSpaced, !number.isDecimal, number.value <= 30
    else { return false }
    let next = token(offset + 1)
    return next == nil || next?.kind == .comma || next?.kind == .number && next?.isSpaced == true
  }

  /// `3x8 @ 12 kg -> 12 kg 8, 8, 7`: what came of the sets before the sign, with the load that it was done with.
  func isLoadedResult(of clause: NotationClause) -> Bool {
    if token()?.kind == .greater || token()?.kind == .colon, isPlanOf(clause) { return true }
    guard let sign = token()?.kind, sign == .greater || sign == .colon || sign == .equals,
      Self.counts(of: clause).contains(where: { (2...10).contains($0) }),
      clause.has(.load) || clause.factors.contains(where: { !$0.first.isSmall }) || Self.isLoad(clause.efforts)
    else { return false }
    var ahead = self
    ahead.place += ahead.token(1)?.word == .got ? 2 : 1
    guard let load = ahead.quantity(),
      load.kind == .load || load.kind == .plain && (!load.isSmall || Self.isMeant(load, in: clause))
    else { return false }
    let isMultiplied = ahead.token()?.kind == .times
    if isMultiplied { ahead.place += 1 }
    guard let reps = ahead.factor(link: .times, isFirst: false), reps.kind == .plain || reps.kind == .reps,
      reps.quantities.allSatisfy({ $0.isSmall && !$0.isGoal }), ahead.token()?.kind != .times
    else { return false }
    // `120x5, 120x5, 120x4`
    let isListed = ahead.token()?.kind == .comma && ahead.isProduct(behind: 1)
    return reps.isList || ahead.isNumber(0) && ahead.token()?.isSpaced == true || isListed && isMultiplied
  }

  /// `3x8/side → 10x8, 10x8, 10x8`: as many sets behind the arrow as are meant before it, each with a load.
  private func isPlanOf(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList && $0.first.isSmall }),
      let sets = clause.factors[0].first.value, (2...10).contains(sets)
    else { return false }
    var ahead = self
    ahead.place += ahead.token(1)?.word == .got ? 2 : 1
    var count = 0.0
    while ahead.isProduct(behind: 0), count < 20 {
      guard let load = ahead.quantity(), load.kind == .load || load.kind == .plain, ahead.token()?.kind == .times else {
        return false
      }
      ahead.place += 1
      guard let reps = ahead.quantity(), reps.kind == .plain || reps.kind == .reps, ahead.token()?.kind != .times else {
        return false
      }
      count += 1
      guard ahead.token()?.kind == .comma else { break }
      ahead.place += 1
    }
    return count > 1 && count <= sets + 1
  }

  /// Whether a number is the load that a clause means, or the number behind its `@`.
  static func isMeant(_ load: NotationQuantity, in clause: NotationClause) -> Bool {
    let meant = clause.factors.last { $0.kind == .load || $0.link == .at }
    guard let value = meant?.first.value ?? clause.efforts.first?.rpe else { return false }
    return value == load.value
  }

  /// Whether a number behind `@` may be a load as well as an effort.
  private static func isLoad(_ efforts: [NotationEffort]) -> Bool {
    efforts.count == 1 && efforts[0].upper == nil && (efforts[0].rpe ?? 0) >= 5
  }

  /// `3x8 @ 10 → 10x8, 10x8, 10x7`: what was done begins with the load that was meant, however small it is.
  func settleLoadsOfGoal(_ found: inout [NotationClause]) {
    if found.count > 1, found[0].isPlanned, found[0].factors.count == 2, found[0].factors[1].link == .times,
      found[0].factors.allSatisfy({ $0.kind == .plain && !$0.isList && $0.first.isSmall }), !found[0].isBareEffort
    {
      found[0].factors[0].setKind(.sets)
    }
    guard found.count > 1, found[0].isPlanned,
      found.dropFirst().allSatisfy({ clause in
        clause.factors.count == 2 && clause.factors[0].kind == .plain && !clause.factors[0].isList
          && clause.factors[1].link == .times && clause.factors[1].kind == .plain && clause.factors[0].first.isSmall
      }),
      // The plan says the load, or none.
      found[0].factors.count == 2 && !found[0].has(.load) && !found[0].isBareEffort
        || found.dropFirst().contains(where: { Self.isMeant($0.factors[0].first, in: found[0]) }),
      [found[0].factors[0].first.value ?? 0].contains(where: { count in
        count == Double(found.count - 1)
          || count + 1 == Double(found.count - 1) && !found[0].has(.load)
          || count > Double(found.count - 1)
            && found.dropFirst().allSatisfy { Self.isMeant($0.factors[0].first, in: found[0]) }
      })
    else { return }
    for index in found.indices.dropFirst() { found[index].factors[0].setKind(.load) }
    guard !found[0].has(.load), let load = found[0].efforts.first?.rpe, found[0].isBareEffort else { return }
    found[0].efforts = []
    found[0].factors.append(NotationFactor(quantities: [NotationQuantity(kind: .load, value: load)], link: .at))
  }

  /// `10, 9, 8 RIR 1`: the word has a number of its own.
  var isEffortBehind: Bool {
    let offset = token(1)?.kind == .colon || token(1)?.kind == .at ? 2 : 1
    return isNumber(offset) && (token(offset)?.value ?? 11) <= 10 && token(offset + 1)?.kind != .times
  }

  /// `8+3+2`: one set with short rests, told as several.
  mutating func readPlus(_ factor: inout NotationFactor) {
    let isFew = (factor.first.value ?? 0) <= 50 && factor.quantities.count == 1
    let isListed = factor.link != .first && factor.quantities.count > 1
    guard factor.kind == .plain, factor.link == .times || isFew || isListed else { return }
    let before = (place, factor.quantities)
    while isTight(0, .plus), isTight(1, .number), factor.quantities.count < 50 {
      let start = place
      place += 1
      guard let next = quantity(), next.kind == .plain || next.kind == .reps,
        token()?.kind != .times || isComplex(factor.quantities + [next], factor.link)
      else {
        place = start
        break
      }
      factor.quantities.append(next)
    }
    if factor.quantities.count == 2, before.1.count == 1, isComplex(factor.quantities, factor.link) {
      // `80 x 1+1`: one set of two lifts, one after the other.
      factor.quantities[0].value = factor.quantities.reduce(0) { $0 + ($1.value ?? 0) }
      factor.quantities.removeLast()
      asides.append(tokens[before.0 - 1].start..<tokens[place - 1].end)
      return
    }
    // `55 kg x 11 +4 +3`
    while factor.link == .times, token()?.kind == .plus, isTight(1, .number), isMini(1, of: factor),
      factor.quantities.count > before.1.count || token(2)?.kind == .plus && isMini(3, of: factor)
    {
      place += 1
      guard let next = quantity(), next.kind == .plain else { break }
      factor.quantities.append(next)
    }
    // `60+20` may add plates; three are mini-sets.
    if factor.link == .first, factor.quantities.count == 2 { (place, factor.quantities) = before }
    factor.isCluster = factor.quantities.count > before.1.count && before.1.count == 1
  }

  /// Whether a number at an offset may be repetitions after a short rest: fewer than before it, and no load.
  private func isMini(_ offset: Int, of factor: NotationFactor) -> Bool {
    guard let number = token(offset), number.kind == .number, !number.isDecimal,
      number.value < factor.first.value ?? 0
    else { return false }
    let next = token(offset + 1)
    return next == nil || next?.kind == .plus || next?.kind == .comma || next?.kind == .open || next?.kind == .close
      || next?.word == .cue
  }

  private func isComplex(_ list: [NotationQuantity], _ link: NotationFactor.Link) -> Bool {
    link == .times && list.count == 2 && list.allSatisfy { $0.kind == .plain && ($0.value ?? 9) <= 2 && !$0.isDecimal }
  }
}
