import TrainingModel

/// Three plain factors.
extension NotationInterpreter {
  mutating func settleThree() -> Bool {
    guard meaning.loads.isEmpty, meaning.reps.isEmpty, meaning.sets == nil, meaning.durations.isEmpty else {
      return false
    }
    meaning.strength = .strong
    let (first, middle, last) = (open[0], open[1], open[2])
    if isEffortBehind(first, middle, last) {
      meaning.effort = last.first.value
      return setLoads(first) && setReps(middle)
    }
    if let run = settleRun(first, middle, last) { return run }
    if let pair = pairAndLoad() { return pair }
    if first.kind == .unknown { return setReps(middle) && (last.first.isSmall ? setCount(last) : setLoads(last)) }
    if context.conventions.triple == .repsLoadSets, middle.link == .times, last.link == .times {
      return setReps(first) && setLoads(middle) && setCount(last)
    }
    // `DB bench 2x28 x 10`: one in each hand, as the spaces show.
    if hints.isOfPairs || context.isPairExercise, context.conventions.triple == nil, first.first.value == 2,
      middle.link == .times, middle.isTight, !middle.isApart, last.link == .times, !last.isTight, !middle.isList,
      (middle.first.value ?? 0) > 15, (last.first.value ?? 99) <= 15
    {
      return setLoads(middle) && setReps(last)
    }
    // `2 x 60 x 10`: only the number between can be the load.
    if middle.link == .times, last.link == .times, !middle.isList, !middle.first.isSmall, first.first.isSmall,
      last.first.isSmall, !first.isList
    {
      return setCount(first) && setLoads(middle) && setReps(last)
    }
    // `60 80 90`, `40 35 30`: nobody does so many sets.
    if middle.link == .adjacent, last.link == .adjacent, min(first.first.value ?? 0, last.first.value ?? 0) > 12,
      !first.isList, !last.isList
    {
      return false
    }
    if context.conventions.triple == .loadSetsReps, middle.link == .times, last.link == .times {
      return setLoads(first) && setCount(middle) && setReps(last)
    }
    guard setReps(middle) else { return false }
    return loadIsFirstOfThree(first, last) ? setLoads(first) && setCount(last) : setCount(first) && setLoads(last)
  }

  /// `100 5 7.5`, `100 x 5 8.5`: a load that nobody lifts is how hard the set was.
  private func isEffortBehind(_ first: NotationFactor, _ middle: NotationFactor, _ last: NotationFactor) -> Bool {
    guard last.link == .adjacent, !open.contains(where: \.isList), last.first.isDecimal, !middle.first.isDecimal,
      let load = first.first.value, let reps = middle.first.value, let effort = last.first.value
    else { return false }
    return load >= 30 && reps <= 15 && (6...9.5).contains(effort) && effort * 2 == (effort * 2).rounded()
  }

  /// `3 10 60`, `60 3 10`: cells that were pasted.
  private mutating func settleRun(
    _ first: NotationFactor, _ middle: NotationFactor, _ last: NotationFactor
  ) -> Bool? {
    guard middle.link == .adjacent, last.link == .adjacent, !open.contains(where: \.isList),
      !isBodyweight, !hints.isTimed
    else { return nil }
    let (a, b, c) = (first.first, middle.first, last.first)
    if a.isSmall, b.isSmall, !c.isSmall, (a.value ?? 0) <= 10 {
      return setCount(first) && setReps(middle) && setLoads(last)
    }
    if isLoadAndCounts { return setLoads(first) && setCount(middle) && setReps(last) }
    if !a.isSmall, b.isSmall, c.isSmall, (b.value ?? 0) <= 5, (c.value ?? 0) >= 2 * (b.value ?? 0) {
      return setLoads(first) && setCount(middle) && setReps(last)
    }
    return nil
  }

  /// `225 3x5`, `3x5 225`, `20 (8x2)`, `3x5 @ 185`: a pair, and the load beside it.
  private mutating func pairAndLoad() -> Bool? {
    let (first, middle, last) = (open[0], open[1], open[2])
    let isBefore = middle.link != .times && last.link == .times
    let isBehind = middle.link == .times && last.link != .times
    guard isBefore != isBehind else { return nil }
    let load = isBefore ? first : last
    let pair = isBefore ? (middle, last) : (first, middle)
    // `175x3 2`: the number behind is no load.
    if isBehind, last.link == .adjacent, last.first.isSmall, !first.first.isSmall || first.first.isDecimal {
      return setLoads(first) && setReps(middle) && setCount(last)
    }
    open = [pair.0, pair.1]
    guard setLoads(load) else { return false }
    // `120/12x3`
    if isBefore, middle.link == .slash { return setReps(middle) && setCount(last) }
    return settleCounts(pair.0, pair.1)
  }

  private mutating func loadIsFirstOfThree(_ first: NotationFactor, _ last: NotationFactor) -> Bool {
    if first.isList != last.isList { return first.isList }
    if first.first.isDecimal != last.first.isDecimal { return first.first.isDecimal }
    let a = first.first.value ?? 0
    let b = last.first.value ?? 0
    if max(a, b) <= 10 {
      if let order = context.conventions.triple { return order == .loadRepsSets }
      doubt(a > b ? "load × reps × sets" : "sets × reps × load", a > b ? "sets × reps × load" : "load × reps × sets")
    }
    return a > b
  }
}
