import TrainingModel

/// What a factor is settled to be.
extension NotationInterpreter {
  private mutating func leaveUnknown() -> Bool {
    meaning.isUnknown = true
    return true
  }

  mutating func setCount(_ factor: NotationFactor) -> Bool {
    if factor.kind == .unknown { return leaveUnknown() }
    // Nobody does more than thirty without saying that they are sets.
    guard meaning.sets == nil, !factor.isList, !factor.first.isDecimal, let sets = count(factor.first.value ?? 0),
      sets <= 30 || factor.kind == .sets
    else {
      return false
    }
    meaning.sets = sets
    return true
  }

  mutating func setReps(_ factor: NotationFactor) -> Bool {
    if factor.kind == .unknown { return leaveUnknown() }
    guard meaning.reps.isEmpty, isWhole(factor) else { return false }
    meaning.reps = factor.quantities
    return true
  }

  mutating func setLoads(_ factor: NotationFactor) -> Bool {
    if factor.kind == .unknown { return leaveUnknown() }
    guard meaning.loads.isEmpty else { return false }
    meaning.loads = factor.quantities
    return true
  }

  /// `3 of 10`, `5 of 5`.
  mutating func settleOf(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    setCount(first) && setReps(second)
  }
}
