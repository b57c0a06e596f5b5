/// `50s`, which may be a pair of dumbbells or a time.
extension NotationInterpreter {
  /// Whether `50s` is a pair of dumbbells: with repetitions beside it, and nothing that is held.
  func isPair(_ index: Int) -> Bool {
    let factor = clause.factors[index]
    // `Lunges 3x12 @ 20s`: sets and repetitions are said.
    let isBesidePair = factor.link == .at && clause.factors.count == 3 && clause.factors[1].link == .times
    if isBesidePair, !hints.isTimed, !clause.has(.load), clause.factors[..<2].allSatisfy({ $0.kind == .plain }) {
      return true
    }
    // `farmer hold 50s: 40 sec, 35 sec`
    if index == 0, clause.factors.count == 2, clause.factors[1].kind == .duration, clause.factors[1].isList,
      hints.isShort || hints.isOfPairs || context.isPairExercise
    {
      return true
    }
    // `Farmers walk: 3 x 100 ft with 70s`
    if factor.link == .at, clause.has(.distance),
      isShort || hints.isOfPairs || context.isPairExercise,
      !clause.has(.load)
    {
      return true
    }
    if hints.isTimed || context.isTimedExercise || clause.has(.load) { return false }
    // `60s 60s 45s`
    if clause.factors.count > 1, clause.factors.allSatisfy({ $0.kind == .pairOrSeconds || $0.kind == .duration }) {
      return false
    }
    let others = clause.factors.count - 1
    // `Walking lunges: 30s 3x20`
    if index == 0, others == 2, clause.factors[2].link == .times, clause.factors[1].kind == .plain { return true }
    // `Carries 70s, 3 trips of 40 yd`
    if hints.isShort, index == 0,
      clause.has(.distance)
        || clause.has(.minutesOrMeters) && (hints.isOfPairs || context.isPairExercise || context.isCarried)
    {
      return true
    }
    // `Walking lunges 40s x 12 steps`
    if index == 0, clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[1].kind == .reps {
      return true
    }
    // `Walking DB lunge: 40s x 12`: nobody goes so often for forty seconds, and times are told in quarters.
    let isMany = others == 1 && clause.factors[1].link == .times && (clause.factors[1].first.value ?? 0) >= 8
    let isInHands =
      isMany && index == 0 && (factor.first.value ?? 0).truncatingRemainder(dividingBy: 15) != 0
      && (hints.isUnilateral || context.isOneSidedExercise)
    if !isInHands, hints.isDistance || context.isDistanceExercise && !isShort { return false }
    if factor.link == .at { return true }
    if others >= 2 { return true }
    guard others == 1 else { return false }
    // `3 x 45s` is held three times, `50s x 10` is pressed ten times.
    return index == 0
  }
}
