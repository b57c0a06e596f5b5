/// Numbers with nothing but spaces between them.
extension NotationInterpreter {
  /// `3 10 60`, `60 3 10`: sets, repetitions and load, and no list.
  var isPastedRun: Bool {
    guard open.count == 3, meaning.loads.isEmpty, !isBodyweight, open.dropFirst().allSatisfy({ $0.link == .adjacent }),
      !open.contains(where: \.isList)
    else { return false }
    let (a, b, c) = (open[0].first, open[1].first, open[2].first)
    if a.isSmall, b.isSmall, !c.isSmall { return (a.value ?? 0) <= 10 }
    if isLoadAndCounts { return true }
    return !a.isSmall && b.isSmall && c.isSmall && (b.value ?? 0) <= 5 && (c.value ?? 0) >= 2 * (b.value ?? 0)
  }

  /// `3 5 100 kg`: sets, repetitions and load.
  var isPastedPair: Bool {
    guard open.count == 2, clause.factors.count == 3, clause.factors[2].kind == .load, open[1].link == .adjacent,
      !open[0].isList, !open[1].isList
    else { return false }
    return (open[0].first.value ?? 9) <= 5 && (open[1].first.value ?? 0) > (open[0].first.value ?? 0)
  }

  /// `BW 3 12`: sets and repetitions behind body weight.
  var isCountsOfBody: Bool {
    guard open.count == 2, meaning.loads.count == 1, meaning.loads[0].loadKind == .bodyweight,
      open[1].link == .adjacent,
      !open[0].isList, !open[1].isList, let sets = open[0].first.value, let reps = open[1].first.value
    else { return false }
    return (2...5).contains(sets) && reps >= 8 && reps >= 2 * sets
  }

  /// `20 2 12`: a load, sets and repetitions, which are no list.
  var isLoadAndCounts: Bool {
    guard open.count == 3, let load = open[0].first.value, let sets = open[1].first.value,
      let reps = open[2].first.value
    else { return false }
    return load >= 8 && (2...5).contains(sets) && reps >= 8 && reps >= 2 * sets && load > 2 * sets && reps <= 30
  }

  /// `25 12 12 10`: a load and its repetitions, which fall slowly.
  func loadBeforeRun(_ factor: NotationFactor) -> Bool {
    guard !isBodyweight, meaning.loads.isEmpty, factor.quantities.count > 2 else { return false }
    let values = factor.quantities.map { $0.value ?? 0 }
    guard let most = values.dropFirst().max(), let least = values.dropFirst().min() else { return false }
    // `Lateral raise 10 15 15 12` where loads come first: repetitions that rise only once do not.
    let falls = zip(values.dropFirst(), values.dropFirst(2)).allSatisfy { $0 >= $1 }
    let isRun = context.conventions.pair == .loadByReps || context.conventions.beginsRunsWithLoads
    // `tri rope 20 15 15` where all runs begin with loads
    if context.conventions.beginsRunsWithLoads, values.count == 3, falls, values[0] > values[1], values[0] >= 8,
      values[1] == values[2]
    {
      return true
    }
    if isRun, values.count > 3, falls, values[0] < values[1] || context.conventions.beginsRunsWithLoads { return true }
    return values[0] >= 1.5 * most && most <= 2 * least && values[0] >= 8
  }
}
