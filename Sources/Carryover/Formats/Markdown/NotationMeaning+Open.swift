import TrainingModel

extension NotationInterpreter {
  /// Whether a pair is sets and repetitions, because the body is the load.
  var isBodyweight: Bool { (hints.isBodyweight || context.isBodyweightExercise) && !hints.isWeighted }

  /// Whether a measure stands in the place of repetitions.
  private var hasMeasure: Bool { !meaning.reps.isEmpty || !meaning.durations.isEmpty || !meaning.distances.isEmpty }

  /// Whether a load is settled in the clause.
  var hasOwnLoad: Bool { !meaning.loads.isEmpty || !meaning.percents.isEmpty }

  /// Gives the plain numbers their places.
  mutating func settleOpen() -> Bool {
    dropSum()
    takeBracketedEffort()
    if settleSlashPairs() { return true }
    mergeAdjacentNumbers()
    takeLoadBeforeCounts()
    switch open.count {
    case 0: return settleNone()
    case 1: return settleOne(open[0])
    case 2: return settleTwo(open[0], open[1])
    case 3: return settleThree()
    default: return false
    }
  }

  /// `25, 10x3` where repetitions stand before sets: a load, and no list of two.
  private mutating func takeLoadBeforeCounts() {
    guard hasLoadBeforeCounts else { return }
    meaning.loads = [open[0].quantities.removeFirst()]
  }

  var hasLoadBeforeCounts: Bool {
    guard context.conventions.countPair == .repsBySets, open.count == 2, meaning.loads.isEmpty, !isBodyweight,
      open[0].link == .first, open[0].quantities.count == 2, !open[0].isSlashPair, open[0].kind == .plain,
      open[1].link == .times, !open[1].isList, (open[1].first.value ?? 99) <= 6,
      let load = open[0].first.value, let reps = open[0].quantities[1].value
    else { return false }
    return load > reps && reps > 5
  }

  /// `12 12`: as many again; sets are few, and so are those of `5 5`.
  private var isTwiceTheSame: Bool {
    guard open.count == 2, clause.factors.count == 2, open[1].link == .adjacent, clause.efforts.isEmpty,
      open.allSatisfy({ $0.kind == .plain && !$0.isList && !$0.first.isDecimal && !$0.first.isGoal }),
      let value = open[0].first.value
    else { return false }
    return value == open[1].first.value && (6...30).contains(value)
  }

  /// `115 6 5 5`, `10 8 6`: numbers with spaces between them are one list.
  private mutating func mergeAdjacentNumbers() {
    guard open.count > 1, open.contains(where: { $0.link == .adjacent }), !isPastedRun, !isPastedPair, !isCountsOfBody
    else { return }
    var merged: [NotationFactor] = []
    for factor in open {
      if let last = merged.last, factor.link == .adjacent, last.link == .adjacent, isLikeLoad(last, factor) {
        merged[merged.count - 1].quantities += factor.quantities
        continue
      }
      // `push ups 35 30 30`, `dips 10 10`: what the body does is counted.
      if isBodyweight, let last = merged.last, meaning.loads.isEmpty, isRunOfBody {
        merged[merged.count - 1].quantities = last.quantities + factor.quantities
        continue
      }
      if let last = merged.last, factor.link == .adjacent, factor.bracket == 0 || factor.bracket == last.bracket,
        last.quantities.count > 0,
        merged.count > 1 || hasOwnLoad || last.first.isSmall, last.first.isSmall, factor.first.isSmall,
        last.link == .adjacent || last.link == .first, open.allSatisfy({ $0.link == .adjacent || $0.link == .first })
      {
        guard open.count > 2 || hasOwnLoad || isTwiceTheSame else {
          merged.append(factor)
          continue
        }
        merged[merged.count - 1].quantities += factor.quantities
      } else {
        merged.append(factor)
      }
    }
    open = merged
  }

  /// Whether all numbers are counts with spaces between, which are no sets of repetitions: `8 6`, `20 15`, but not `3 15`.
  private var isRunOfBody: Bool {
    guard open.dropFirst().allSatisfy({ $0.link == .adjacent && !$0.isList && $0.bracket == 0 }), meaning.sets == nil,
      let first = open.first, !first.isList, first.link == .first
    else { return false }
    let values = open.map { $0.first.value ?? 0 }
    guard values.allSatisfy({ (1...200).contains($0) && $0.rounded() == $0 }), let most = values.max() else {
      return false
    }
    if values.count == 2, values[0] <= 5 && values[1] > values[0] || values[1] <= 5 && values[0] >= 3 * values[1] {
      return false
    }
    return values[0] <= 30 || values[0] <= 1.5 * (values.dropFirst().max() ?? 0) && most <= 200
  }

  /// `3x8 40 40 37.5`: loads, one a set.
  private func isLikeLoad(_ first: NotationFactor, _ second: NotationFactor) -> Bool {
    guard let a = first.quantities.last, !a.isSmall, !second.first.isSmall else { return false }
    let (low, high) = (min(a.value ?? 0, second.first.value ?? 0), max(a.value ?? 0, second.first.value ?? 0))
    return high <= low * 2 && open.count > 3
  }

  /// `40 (10, 10, 10, 10)`, `100 (5x20)`: the number before says what the others add up to.
  private mutating func dropSum() {
    // `8, 8, 6 (22)`
    if open.count == 2, open[0].isList, !open[1].isList, open[1].isBracketed,
      open[0].quantities.reduce(0, { $0 + ($1.value ?? 0) }) == open[1].first.value
    {
      open.removeLast()
      return
    }
    guard open.count > 1, open.count < 4, !open[0].isList, open[0].link == .first, let total = open[0].first.value
    else {
      return
    }
    let isSum =
      open.count == 2 && open[1].link != .times && open[1].isList
      && open[1].quantities.reduce(0) { $0 + ($1.value ?? 0) } == total
      // `OHP 25 5/5/5/5/5`, `Curl 30 12/10/8`: a load, where `Swings 30 10/10/10` are thirty.
      && (isBodyweight || open[1].bracket > 0 || open[1].isBracketed
        || open[1].quantities.allSatisfy { $0.value == open[1].first.value && $0.value ?? 0 > 8 })
    let isProduct =
      open.count == 3 && open[1].bracket > 0 && (open[1].first.value ?? 0) * (open[2].first.value ?? 0) == total
      && (total > 40 || isBodyweight || hasOwnLoad)
    guard isSum || isProduct else { return }
    open.removeFirst()
    open[0].link = .first
  }

  /// `140x5 (8)`: how hard it was, where the number in the bracket is more than sets are.
  private mutating func takeBracketedEffort() {
    guard open.count + (meaning.loads.isEmpty ? 0 : 1) == 3, meaning.sets == nil, clause.efforts.isEmpty,
      let last = open.last, last.isBracketed, !last.isList, let value = last.first.value, (6...10).contains(value),
      clause.factors.contains(where: { $0.link == .times })
    else { return }
    doubt("RPE", "sets", .medium)
    meaning.effort = value
    open.removeLast()
  }

  // MARK: Nothing plain

  private mutating func settleNone() -> Bool {
    if !meaning.results.isEmpty || hasMeasure {
      let parts = [hasOwnLoad, meaning.sets != nil, !meaning.distances.isEmpty && !meaning.durations.isEmpty]
      let isProduct = clause.factors.contains { $0.link == .times || $0.link == .of }
      meaning.strength = parts.contains(true) || isProduct ? .strong : .weak
      return true
    }
    // `85%` or a load alone: what it is for stands elsewhere.
    return hasOwnLoad || meaning.sets != nil && context.statedReps != nil
  }

  // MARK: One plain factor

  private mutating func settleOne(_ factor: NotationFactor) -> Bool {
    if !meaning.reps.isEmpty { return settleBesideReps(factor) }
    if !meaning.durations.isEmpty || !meaning.distances.isEmpty { return settleBesideMeasure(factor) }
    if hasOwnLoad || meaning.sets != nil {
      meaning.strength = .strong
      if !hasOwnLoad, isBeforeSets(factor) {
        // `225 for 3 sets`: repetitions stand elsewhere.
        meaning.loads = factor.quantities
        return true
      }
      return setReps(factor.link == .slash ? withoutSets(factor) : factor)
    }
    return settleAlone(factor)
  }

  /// `60/10/3` ends with the sets.
  mutating func withoutSets(_ factor: NotationFactor) -> NotationFactor {
    // `70/2/3` where a legend says `kg / reps / sets`
    let isSaid = context.conventions.isExplicit && context.conventions.triple == .loadRepsSets
    guard factor.isSlashPair, meaning.sets == nil, let last = factor.quantities.last?.value, last <= (isSaid ? 12 : 5),
      isSaid || last * 2 <= factor.first.value ?? 0
    else { return factor }
    meaning.sets = count(last)
    return NotationFactor(quantities: [factor.first], link: factor.link)
  }

  private func isBeforeSets(_ factor: NotationFactor) -> Bool {
    guard let index = clause.factors.firstIndex(of: factor), index == 0, !isBodyweight else { return false }
    return !factor.first.isSmall
  }

  func isWhole(_ factor: NotationFactor) -> Bool {
    factor.quantities.allSatisfy { !$0.isDecimal && ($0.value ?? 0) <= 10_000 }
  }

  /// Repetitions are known: the number is sets, or the load.
  private mutating func settleBesideReps(_ factor: NotationFactor) -> Bool {
    meaning.strength = .strong
    // `90% 285x3+`: the load that the per cent makes.
    if meaning.loads.isEmpty, !meaning.percents.isEmpty, !factor.first.isSmall {
      meaning.loads = factor.quantities
      return true
    }
    // `14 kg: 10-10 per leg`
    if hasOwnLoad, !factor.isList, meaning.reps.count == 1, let first = factor.first.value, first > 5,
      clause.factors.last?.link == .dash, let last = meaning.reps[0].value, first >= last, 2 * last >= first
    {
      meaning.reps = factor.quantities + meaning.reps
      return true
    }
    if hasOwnLoad {
      guard meaning.sets == nil, !factor.isList, let sets = count(factor.first.value ?? 0) else { return false }
      meaning.sets = sets
      return true
    }
    let value = factor.first.value ?? 0
    let isCount = meaning.sets == nil && !factor.isList && !factor.first.isDecimal && value <= 12 && value >= 1
    let isJoined = clause.factors.contains { $0.link == .times || $0.link == .of }
    // `12x8 each, 12x8 each`: nobody counts sets twice.
    if isCount, isJoinedByTimes, !context.isAlone, !isBodyweight, value > 5, !context.conventions.isExplicit,
      meaning.reps.count == 1, meaning.reps[0].isEach, (meaning.reps[0].value ?? 0) > 5
    {
      meaning.loads = factor.quantities
      return true
    }
    if isCount, isJoined, context.conventions.pair != .loadByReps || isBodyweight || value <= 5 {
      meaning.sets = count(value)
    } else {
      meaning.loads = factor.quantities
    }
    return true
  }

  var isJoinedByTimes: Bool { clause.factors.contains { $0.link == .times } }

  /// `8/10` is a score, `95/65` a prescribed pair, `5/3/1` a programme.
  private func isScore(_ factor: NotationFactor) -> Bool {
    let values = factor.quantities.map { $0.value ?? 0 }
    if factor.isSlashPair { return values.last == 10 || values.allSatisfy { $0 > 30 } }
    return values == [5, 3, 1]
  }

  /// One number, or one list, and nothing else.
  private mutating func settleAlone(_ factor: NotationFactor) -> Bool {
    if factor.kind == .unknown { return false }
    if settleSlashPair(factor) { return true }
    if clause.factors.count > 1, loadBeforeRun(factor) {
      doubt("load, reps", "repetitions", .medium)
      meaning.loads = [factor.first]
      meaning.reps = Array(factor.quantities.dropFirst())
      return true
    }
    if context.columnRole == .load || context.columnRole == .sets || isScore(factor) { return false }
    if hints.isTimed || context.isTimedExercise {
      meaning.durations = factor.quantities
      return true
    }
    // `60, 10` under an exercise.
    if context.isUnderExercise, context.columnRole == nil, context.statedLoad == nil, factor.quantities.count == 2,
      !factor.isSlashPair, !isBodyweight, !factor.first.isSmall, let last = factor.quantities.last, last.isSmall
    {
      doubt("load, reps", "two loads", .medium)
      meaning.loads = [factor.first]
      meaning.reps = [last]
      return true
    }
    let isOfReps =
      isBodyweight || context.statedLoad != nil || context.columnRole == .reps
      || context.isUnderExercise && factor.quantities.allSatisfy { $0.value ?? .infinity <= 30 }
        && (clause.toFailure || factor.quantities.contains(where: \.toFailure))
    if isOfReps || (context.isUnderExercise && factor.isList && factor.quantities.allSatisfy(\.isSmall)) {
      guard isWhole(factor) else { return false }
      meaning.reps = factor.quantities
      if factor.isList, !isOfReps { doubt("repetitions", "loads", .medium) }
      return true
    }
    if context.statedReps != nil || factor.isList && !factor.quantities.contains(where: \.isSmall) {
      meaning.loads = factor.quantities
      return true
    }
    // `Bench 10, 8, 8` names no load; a single number might be anything.
    guard factor.isList, isWhole(factor), !factor.isSlashPair, factor.quantities.allSatisfy(\.isSmall) else {
      if !factor.isList, !factor.first.isSmall {
        meaning.loads = factor.quantities
        return true
      }
      return false
    }
    meaning.reps = factor.quantities
    return true
  }
}
