import TrainingModel

extension NotationInterpreter {
  // MARK: Two plain factors

  mutating func settleTwo(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    meaning.strength = second.link == .adjacent ? .weak : .strong
    if !meaning.reps.isEmpty { return settleTwoBesideReps(first, second) }
    // `x5: 60, 80, 100, 110, 115`
    if first.link == .times, !first.isList, second.isList, second.link != .times, meaning.sets == nil, !hasOwnLoad,
      meaning.durations.isEmpty, meaning.distances.isEmpty, second.quantities.contains(where: { !$0.isSmall })
    {
      return setReps(first) && setLoads(second)
    }
    if let isSettled = settleLaps(first, second) { return isSettled }
    if !meaning.durations.isEmpty || !meaning.distances.isEmpty {
      // `180 for 20 yards x 4`
      if meaning.durations.isEmpty, !first.isList, !first.first.isSmall, second.first.isSmall {
        return setLoads(first) && setCount(second)
      }
      // `suitcase carry 28 40 m x2`
      if meaning.durations.isEmpty, first.link == .first, second.link == .times, !first.isList, !second.isList,
        first.first.value ?? 0 > 12, second.first.value ?? 99 <= 10
      {
        return setLoads(first) && setCount(second)
      }
      // `Farmers carry 20 - 2 x 40 m`, `Weighted plank 10 - 3 x 45 s`: a load, and how often the measure was done with it.
      if isLoadBeforeTimesMeasured(first, second) { return setLoads(first) && setCount(second) }
      // `6 x 400 m: 88, 87, 88, 86, 87, 84`
      if !first.isList, first.first.value == Double(second.quantities.count), let times = timesOfLaps(second) {
        meaning.durations = times
        return setCount(first)
      }
      return setCount(first) && setLoads(second)
    }
    if meaning.sets != nil { return settleTwoBesideSets(first, second) }
    // `50% x 5 (100)`: the load that the per cent makes.
    if !meaning.percents.isEmpty, meaning.loads.isEmpty, first.link == .times, second.isBracketed,
      !second.first.isSmall,
      !second.isList
    {
      return setReps(first) && setLoads(second)
    }
    // `30/5 x3` where a legend says `weight / reps`: a pair, and how many sets.
    if second.link == .times, !second.isList, let (load, reps) = loadAndReps(first),
      let sets = second.first.value.flatMap({ Int(exactly: $0) }), (2...10).contains(sets)
    {
      (meaning.loads, meaning.reps, meaning.sets) = ([load], [reps], sets)
      return true
    }
    // `70% 220x3`: likewise, before its repetitions.
    let isOfPercent = !meaning.percents.isEmpty && second.link == .times && loadIsFirst(first, second) != nil
    // `40% 25x5`: nobody does so many sets.
    if !meaning.percents.isEmpty, meaning.loads.isEmpty, !isBodyweight, second.link == .times, !first.isList,
      !second.isList,
      let a = first.first.value, let b = second.first.value, a >= 20, b <= 12
    {
      return setLoads(first) && setReps(second)
    }
    if !meaning.loads.isEmpty || !meaning.percents.isEmpty && !isOfPercent { return settleCounts(first, second) }
    if first.kind == .unknown || second.kind == .unknown { return settleUnknown(first, second) }
    if second.link == .at { return setReps(first) && setLoads(second) }
    if second.link == .of { return settleOf(first, second) }
    // `20 (8x2)` has three; a decimal or a number above 30 is a load.
    if let isSettled = settleMeasured(first, second) { return isSettled }
    // `80 90`: nobody does so many repetitions with a load.
    if second.link == .adjacent, !first.isList, !second.isList, !isBodyweight,
      min(first.first.value ?? 0, second.first.value ?? 0) > 50
    {
      return false
    }
    if let isFirst = loadIsFirst(first, second) {
      guard isFirst else { return setLoads(second) && setReps(first) }
      return setLoads(first) && setReps(second.link == .slash ? withoutSets(second) : second)
    }
    if second.link == .times, context.statedLoad == nil, context.conventions.pair == .loadByReps, isBodyweight == false
    {
      return settlePair(first, second)
    }
    // `assisted dips 20x12, 15x10`: what the machine takes off, for nobody does so many sets.
    if hints.isAssisted || context.isAssistedExercise, second.link == .times, context.statedLoad == nil,
      !first.isList, !second.isList, (first.first.value ?? 0) >= 10, (second.first.value ?? 0) > 5
    {
      return setLoads(first) && setReps(second)
    }
    // `Situp 25x15` where loads stand before repetitions: a plate of so many pounds, for nobody does so many sets.
    if isBodyweight, second.link == .times, context.statedLoad == nil, context.conventions.pair == .loadByReps,
      context.loadUnit == .pound, !first.isList, !second.isList, first.first.value == 25,
      (second.first.value ?? 0) > 5
    {
      return setLoads(first) && setReps(second)
    }
    if isBodyweight || context.statedLoad != nil { return settleCounts(first, second) }
    if second.link == .dash || second.link == .slash || second.link == .for {
      return setLoads(first) && setReps(second)
    }
    return settlePair(first, second)
  }

  /// Which of two is the load, where a decimal, or only one above 30, shows it.
  private func loadIsFirst(_ first: NotationFactor, _ second: NotationFactor) -> Bool? {
    let isFirst = first.quantities.contains { $0.isDecimal }
    let isSecond = second.quantities.contains { $0.isDecimal }
    if isFirst != isSecond { return isFirst }
    if isBodyweight, second.link == .times { return nil }
    let firstIsLarge = first.quantities.contains { !$0.isSmall }
    let secondIsLarge = second.quantities.contains { !$0.isSmall }
    if firstIsLarge != secondIsLarge { return firstIsLarge }
    if firstIsLarge { return context.conventions.pair == .repsByLoad ? false : true }
    return nil
  }

  /// Sets and repetitions, in the document's order, where the load is known.
  mutating func settleCounts(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    // `40 kg x 5 (x3)`
    if second.isBracketed, second.link == .times, !first.isList, !second.isList, clause.factors.first?.kind == .load,
      (second.first.value ?? 99) <= 8 || (first.first.value ?? 0) > 5
    {
      return setReps(first) && setCount(second)
    }
    // `70%x3x2` as `50 kg x3x2`, but `70%x3x8` has its sets first where no legend says otherwise.
    if clause.factors.first?.kind == .percent, meaning.loads.isEmpty, first.link == .times, second.link == .times,
      !first.isList,
      !second.isList,
      context.conventions.isExplicit && context.conventions.triple == .loadRepsSets
        || (second.first.value ?? 0) <= (first.first.value ?? 0)
    {
      return setReps(first) && setCount(second)
    }
    if let (sets, reps) = countsAroundLoad(first, second) { return setCount(sets) && setReps(reps) }
    if first.isList, second.isList { return false }
    if second.isList { return setCount(first) && setReps(second) }
    if first.isList { return setCount(second) && setReps(first) }
    if first.kind == .unknown { return setReps(second) }
    if second.kind == .unknown { return setCount(first) }
    // A load beside body weight, or another beside one stated above.
    if meaning.loads.isEmpty, meaning.percents.isEmpty, !isBodyweight, let isFirst = loadIsFirst(first, second) {
      return isFirst ? setLoads(first) && setReps(second) : setLoads(second) && setReps(first)
    }
    let a = first.first.value ?? 0
    let b = second.first.value ?? 0
    if second.link == .adjacent {
      // `60 kg 10 3`: repetitions, then sets.
      return a > b && b <= 6 ? setReps(first) && setCount(second) : setCount(first) && setReps(second)
    }
    // `60 12 x3`: the sign belongs to the number behind it.
    if second.link == .times, !second.isTight, !second.isApart, first.link == .adjacent || a > 5, a > b, b <= 6 {
      return setReps(first) && setCount(second)
    }
    // `3x8 28,28,26`: as many sets as there are loads, whatever the legend counts first.
    if meaning.loads.count > 1, a != b {
      if Double(meaning.loads.count) == a { return setCount(first) && setReps(second) }
      if Double(meaning.loads.count) == b { return setReps(first) && setCount(second) }
    }
    // `40 kg: 10-8`: a range would rise, and nobody does so many sets.
    if second.link == .dash, a >= b, a > 5, 2 * b >= a {
      var counts = first
      counts.quantities += second.quantities
      return setReps(counts)
    }
    let order = context.conventions.countPair ?? context.conventions.pair
    if order == .repsBySets, b <= 12 { return setReps(first) && setCount(second) }
    // More sets than anybody does; of `15x10`, where other lines count sets first, it is so here, too.
    if a > 12, b <= 10, a > 20 || b < 10 || order != .setsByReps && order != nil {
      return setReps(first) && setCount(second)
    }
    if second.bracket > 0, a > b, b <= 5, a > 5 { return setReps(first) && setCount(second) }
    if a > 5, b <= 5, order == nil { doubt("sets × reps", "reps × sets", .low) }
    return setCount(first) && setReps(second)
  }

  /// `100kg x 10 x 3`, `5 x 6 x 40kg`, `3 x 60kg x 10`: repetitions stand in the middle, or behind the load.
  private func countsAroundLoad(
    _ first: NotationFactor, _ second: NotationFactor
  ) -> (sets: NotationFactor, reps: NotationFactor)? {
    // Of `80% 80 kg x 3 x 5` the per cent says nothing of these.
    let factors = clause.factors.filter { $0.kind != .percent }
    guard factors.count == 3, let place = factors.firstIndex(where: { $0.kind == .load || $0.kind == .height }) else {
      return bracketedCounts(first, second)
    }
    // `5 @ 225 x 3`: repetitions, load, sets.
    if place == 1, factors[1].link == .at, factors[2].link == .times { return (second, first) }
    guard factors.dropFirst().allSatisfy({ $0.link == .times }) else { return bracketedCounts(first, second) }
    let a = first.first.value ?? 0
    let b = second.first.value ?? 0
    switch place {
    case 0 where context.conventions.triple == .loadSetsReps: return (first, second)
    case 1 where context.conventions.triple == .repsLoadSets: return (second, first)
    case 0 where first.bracket == 0 && a > 5 && b <= 5: return (second, first)
    case 0 where isGroup(first, second) || a <= 4 && b >= 10: return (first, second)
    case 0: return first.isList || b <= 12 ? (second, first) : nil
    case 1:
      let isRepsFirst = !second.isList && (a > 5 && b <= 5 || context.conventions.pair == .repsByLoad)
      return isRepsFirst && first.bracket == second.bracket ? (second, first) : (first, second)
    // `3x10x60 kg`, whatever the order of those is whose load stands first.
    case 2 where !first.isList && !second.isList && a <= 12 && b > 5 && b >= a: return (first, second)
    default: return nil
    }
  }

  /// `60 kg x 3x10`, `60 kg x (3x10)`: two numbers that stand closer than the load does.
  private func isGroup(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    if first.bracket > 0, first.bracket == second.bracket { return true }
    return second.isTight && first.isApart
  }

  /// `(125 lb x 3) 5x`, `5x (125 lb x 3)`: what stands outside the bracket counts sets.
  private func bracketedCounts(
    _ first: NotationFactor, _ second: NotationFactor
  ) -> (sets: NotationFactor, reps: NotationFactor)? {
    guard (first.bracket > 0) != (second.bracket > 0), clause.factors.count == 3 else { return nil }
    let load = clause.factors.first { $0.kind == .load }
    guard let load, load.bracket > 0 else { return nil }
    return first.bracket > 0 ? (second, first) : (first, second)
  }

  private func isLoadBeforeTimesMeasured(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    guard clause.factors.count == 3, first.link == .first, !first.isList, !second.isList, second.link == .adjacent,
      second.kind == .plain, clause.factors[2].link == .times,
      clause.factors[2].kind == .distance || clause.factors[2].kind == .duration,
      let load = first.first.value, let sets = second.first.value
    else { return false }
    return load > sets && sets <= 12 && (!hints.isDistance || hints.isShort)
  }

  private mutating func settleTwoBesideReps(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    guard meaning.loads.isEmpty else { return false }
    if meaning.sets != nil { return false }
    // `3 x 10 reps 60`, `60 x 10 reps x 3`.
    let a = first.first.value ?? 0
    let b = second.first.value ?? 0
    if second.link == .at { return setCount(first) && setLoads(second) }
    if first.first.isDecimal || a > b { return setLoads(first) && setCount(second) }
    return setCount(first) && setLoads(second)
  }

  private mutating func settleTwoBesideSets(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    if !meaning.loads.isEmpty { return false }
    if second.link == .of { return setLoads(first) && setReps(second) }
    if second.link == .at || first.link == .of { return setReps(first) && setLoads(second) }
    if let isFirst = loadIsFirst(first, second), !isFirst { return setReps(first) && setLoads(second) }
    return setLoads(first) && setReps(second)
  }

  private mutating func settleUnknown(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    if first.kind == .unknown { return setReps(second) }
    guard !first.first.isSmall || first.first.value ?? 0 > 12 else { return setCount(first) }
    meaning.isUnknown = true
    return setLoads(first)
  }

  /// Two small numbers and nothing that tells: the document's order, else sets × reps.
  private mutating func settlePair(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    let a = first.first.value ?? 0
    let b = second.first.value ?? 0
    if second.link == .adjacent {
      // `OHP 5/5/5/5/3 25`: what was done, and the load behind it.
      if first.quantities.count > 2, !second.isList, !isBodyweight, b >= 15,
        first.quantities.allSatisfy({ ($0.value ?? 0) * 1.5 < b })
      {
        return setLoads(second) && setReps(first)
      }
      // `Curl 25 12/12/10`: a load, and what was done with it.
      guard !first.isList, second.isList || context.isUnderExercise || second.isBracketed else { return false }
      if second.isBracketed { meaning.strength = .strong }
      doubt("load, reps", "sets, reps")
      return setLoads(first) && setReps(second)
    }
    if first.isList, !second.isList {
      return a > b || b > 6 ? setLoads(first) && setReps(second) : setReps(first) && setCount(second)
    }
    if second.isList, second.quantities.count == Int(a), a <= 12 { return setCount(first) && setReps(second) }
    if second.isList {
      return a > 6 ? setLoads(first) && setReps(second) : setCount(first) && setReps(second)
    }
    // `10 x 12, 10 x 12`: nobody counts sets twice.
    if !context.isAlone, a > 5, b > 5, context.conventions.pair != .repsByLoad, !context.conventions.isExplicit {
      // Where most pairs of the document can be nothing else, there is no doubt.
      if context.conventions.pair != .loadByReps { doubt("load × reps", "sets × reps", .medium) }
      return setLoads(first) && setReps(second)
    }
    if !context.conventions.isExplicit, context.conventions.pair != .repsByLoad {
      if context.followsLoad, a > 4, b > (a > 6 ? 2 : 5) { return setLoads(first) && setReps(second) }
      // `10x15`, `10x13` below a name: nobody does so many sets of so many.
      if context.sharesFirstNumber, a > 6, b > 5 {
        doubt("load × reps", "sets × reps", .medium)
        return setLoads(first) && setReps(second)
      }
    }
    // `4x20`, `3x12@8` beside loads of another size.
    if context.isAlone, context.conventions.pair == .loadByReps, !context.conventions.isExplicit, b >= 6,
      a <= 4 || a == 5 && !clause.efforts.isEmpty, a > 1
    {
      doubt("sets × reps", "load × reps")
      return setCount(first) && setReps(second)
    }
    switch context.conventions.pair {
    case .setsByReps where a <= 12: return setCount(first) && setReps(second)
    case .repsBySets where b <= 12: return setReps(first) && setCount(second)
    case .loadByReps: return setLoads(first) && setReps(second)
    case .repsByLoad where b > 4 || second.first.isDecimal: return setReps(first) && setLoads(second)
    default: break
    }
    // `ring row 12 x3`: the sign belongs to the number behind it.
    if context.conventions.pair == nil, !second.isTight, !second.isApart, (6...15).contains(a), b <= 5 {
      doubt("reps × sets", "load × reps")
      return setReps(first) && setCount(second)
    }
    if a > 10 || hints.isWeighted && a > 5 {
      doubt("load × reps", "reps × sets", b > 5 ? .medium : .low)
      return setLoads(first) && setReps(second)
    }
    if a > 5 { doubt("sets × reps", "reps × sets") }
    return setCount(first) && setReps(second)
  }
}
