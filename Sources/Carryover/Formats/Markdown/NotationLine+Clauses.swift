import TrainingModel

/// What the clauses of a line say of one another, before each is given its meaning.
extension NotationLine {
  /// `20 lb x 15xF, 12xF`: behind a load and its repetitions, the number before the letter counts repetitions.
  func withFailureBehind(_ clause: NotationClause, _ found: FoundClauses) -> NotationClause {
    guard let before = found.meanings.last, !before.loads.isEmpty, !before.reps.isEmpty, clause.factors.count == 2,
      clause.factors[0].kind == .plain, !clause.factors[0].isList, clause.factors[0].first.isSmall,
      clause.factors[1].link == .times, clause.factors[1].first.toFailure, clause.factors[1].first.value == nil
    else { return clause }
    var clause = clause
    clause.factors.removeLast()
    clause.factors[0].setKind(.reps)
    clause.factors[0].quantities[0].toFailure = true
    return clause
  }

  /// `75x20,18,16 lbs`: the unit behind the list is that of the load before it.
  private func withUnitOfReps(_ clause: NotationClause) -> NotationClause? {
    guard clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[1].kind == .load,
      clause.factors[1].isList, clause.factors[0].kind == .plain, !clause.factors[0].isList,
      let load = clause.factors[0].first.value, load > 30,
      clause.factors[1].quantities.allSatisfy({ $0.isSmall && ($0.value ?? 99) < load })
    else { return nil }
    var clause = clause
    let unit = clause.factors[1].quantities.last?.loadUnit
    clause.factors[0].setKind(.load)
    clause.factors[0].quantities[0].loadUnit = unit
    clause.factors[1].setKind(.plain)
    for index in clause.factors[1].quantities.indices { clause.factors[1].quantities[index].loadUnit = nil }
    return clause
  }

  /// `3x10 @ 10` where a legend says that the load stands there, or all of a log of loads that are lifted.
  func withLoadBehindAt(_ clause: NotationClause, _ hints: ExerciseHints) -> NotationClause {
    // What the body does, what is held and what is gone is seldom loaded, and `3x12 30 @ 5` has its load.
    let isLifted =
      !(context.isBodyweightExercise || context.isTimedExercise || context.isDistanceExercise)
      && !(hints.isBodyweight || hints.isTimed || hints.isDistance)
    let isVoted =
      context.conventions.mayHaveLoadBehindAt && isLifted && context.statedLoad == nil
      && (clause.factors.count == 2 && clause.factors[1].link == .times
        // `15@8` in a log of `6@45`
        || clause.factors.count == 1 && !clause.factors[0].isList && clause.factors[0].first.value ?? 0 >= 10)
    guard context.conventions.hasLoadBehindAt || isVoted, clause.isBareEffort, !clause.has(.load),
      clause.efforts.count == 1,
      !clause.factors.contains(where: { $0.kind == .plain && !$0.first.isSmall }),
      let value = clause.efforts[0].rpe, clause.efforts[0].upper == nil
    else { return clause }
    var clause = clause
    clause.efforts = []
    clause.factors.append(
      NotationFactor(quantities: [NotationQuantity(kind: .load, value: value, start: clause.start)], link: .at))
    return clause
  }

  /// `60x5, 80x3, 100x2 kg`: the unit at the end is that of the loads, and not of the last repetitions.
  func withUnitOfLine(_ clause: NotationClause, _ found: FoundClauses) -> NotationClause {
    if let clause = withUnitOfReps(clause) { return clause }
    guard !found.clauses.isEmpty, clause.factors.count == 2, clause.factors[1].link == .times,
      clause.factors[0].kind == .plain, !clause.factors[0].first.isSmall, clause.factors[1].kind == .load,
      clause.factors[1].first.isSmall, !clause.factors[1].isList, pairOrder(found) == .loadByReps
    else { return clause }
    var clause = clause
    clause.factors[0].setKind(.load)
    for index in clause.factors[0].quantities.indices {
      clause.factors[0].quantities[index].loadUnit = clause.factors[1].first.loadUnit
    }
    clause.factors[1].setKind(.plain)
    clause.factors[1].quantities[0].loadUnit = nil
    return clause
  }

  /// The order of the pair before, but for `3x10` behind `22.5 x 6`: so small a number counts sets.
  func pairOrder(_ found: FoundClauses, before clause: NotationClause) -> PairOrder? {
    guard let order = pairOrder(found), order == .loadByReps, let load = found.meanings.last?.loads.last?.value,
      clause.factors.count == 2, clause.factors[0].kind == .plain, let value = clause.factors[0].first.value,
      value <= 5, value * 5 <= load, found.clauses.contains(where: { $0.factors.first?.kind == .load }),
      clause.factors[1].kind == .plain, clause.factors[1].first.value ?? 0 > value
    else { return pairOrder(found) }
    return nil
  }

  /// The order of the pair before: `30x12, 30x11` goes on as it began.
  func pairOrder(_ found: FoundClauses) -> PairOrder? {
    guard let clause = found.clauses.last, let meaning = found.meanings.last, clause.factors.count == 2,
      clause.factors.last?.link == .times, clause.factors[0].kind == .plain
    else { return nil }
    // `5x60kg, 5x80kg`
    if clause.factors[1].kind == .load { return .repsByLoad }
    guard clause.factors[1].kind == .plain else { return nil }
    guard meaning.loads.isEmpty, let first = clause.factors.first?.quantities else {
      return meaning.loads == clause.factors.first?.quantities ? .loadByReps : .repsByLoad
    }
    return meaning.reps == first ? .repsBySets : .setsByReps
  }

  /// `45 lbs x 3, 50 x 3`: behind a load and its repetitions, about as much is the next load.
  func followsLoad(_ clause: NotationClause, _ found: FoundClauses) -> Bool {
    guard let before = found.clauses.last, before.factors.count == 2, before.factors[0].kind == .load,
      before.factors[1].link == .times, let load = found.meanings.last?.loads.last?.value, load > 0,
      clause.factors.count == 2, clause.factors[1].link == .times,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList }), let value = clause.factors[0].first.value,
      let reps = clause.factors[1].first.value
    else { return false }
    // With less fewer are seldom done: `+20 kg x 5, 15x3` counts sets.
    let isLess = value < load && reps < before.factors[1].first.value ?? 0
    return value >= 10 && (load / 2...load * 2).contains(value) && reps <= 30 && reps < value && !isLess
  }
}
