/// Two numbers with a slash between, where a legend or the document says which of them is the load.
extension NotationInterpreter {
  /// `30/12` where a legend or the document says `weight / reps`.
  mutating func settleSlashPair(_ factor: NotationFactor) -> Bool {
    guard let (load, reps) = loadAndReps(factor) else { return false }
    meaning.strength = .strong
    meaning.loads = [load]
    meaning.reps = [reps]
    return true
  }

  /// `12/20 12/20 10/25` where it says `reps / weight`: a set each.
  mutating func settleSlashPairs() -> Bool {
    guard context.conventions.slashPair != nil, open.count > 1, open.count == clause.factors.count, meaning.sets == nil
    else { return false }
    let factors = pairedFactors
    // `12/12 12/11 12/9`: one may be equal where others are not.
    let differs = factors.contains { loadAndReps($0) != nil }
    let pairs = differs ? factors.compactMap { loadAndReps($0, isListed: true) } : []
    guard factors.dropFirst().allSatisfy({ $0.link == .adjacent }), pairs.count == factors.count else { return false }
    meaning.strength = .strong
    meaning.loads = pairs.map(\.load)
    meaning.reps = pairs.map(\.reps)
    return true
  }

  /// `15/30 12/35`: a load of more than thirty is no part of a list, so that its pair comes as two numbers.
  private var pairedFactors: [NotationFactor] {
    var factors: [NotationFactor] = []
    for factor in open {
      if let last = factors.indices.last, factor.link == .slash, !factor.isList, !factors[last].isList {
        factors[last].quantities += factor.quantities
        factors[last].isSlashPair = true
      } else {
        factors.append(factor)
      }
    }
    return factors
  }

  func loadAndReps(
    _ factor: NotationFactor, isListed: Bool = false
  ) -> (load: NotationQuantity, reps: NotationQuantity)? {
    guard factor.isSlashPair, let order = context.conventions.slashPair, !isBodyweight, !hints.isTimed,
      let first = factor.quantities.first, let second = factor.quantities.last, !first.isOneSided, !second.isOneSided,
      isListed || first.value != second.value, isListed || second.value != 10 || first.value ?? 0 > 10
    else { return nil }
    let (load, reps) = order == .loadByReps ? (first, second) : (second, first)
    guard (load.value ?? 0) >= 12, !context.isOneSidedExercise, !hints.isUnilateral, !reps.isDecimal,
      (reps.value ?? 99) <= 50
    else { return nil }
    return (load, reps)
  }
}
