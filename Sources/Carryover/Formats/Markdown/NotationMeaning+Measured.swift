import TrainingModel

/// Times and distances, and the numbers beside them.
extension NotationInterpreter {
  /// `3x60` of what is held, `400 x 8` of what is run.
  mutating func settleMeasured(_ first: NotationFactor, _ second: NotationFactor) -> Bool? {
    let isTimed = hints.isTimed || context.isTimedExercise
    let isDistance = hints.isDistance || context.isDistanceExercise
    guard isTimed || isDistance, second.link == .times, !first.isList || !second.isList else { return nil }
    let (a, b) = (first.first.value ?? 0, second.first.value ?? 0)
    guard min(a, b) <= 20, a != b, isTimed ? max(a, b) >= 10 : isLap(max(a, b)) else { return nil }
    let (measure, sets) = a > b ? (first, second) : (second, first)
    if isTimed { meaning.durations = measure.quantities } else { meaning.distances = measure.quantities }
    return setCount(sets)
  }

  /// Whether a number is a distance that people repeat; loads are seldom so round.
  private func isLap(_ value: Double) -> Bool {
    let step = hints.isShort ? 25.0 : 100
    return value >= step * 2 && value.truncatingRemainder(dividingBy: step) == 0
  }

  /// `Track 400 x 8 @ 1:32`: laps, each with its time.
  mutating func settleLaps(_ first: NotationFactor, _ second: NotationFactor) -> Bool? {
    let (a, b) = (first.first.value ?? 0, second.first.value ?? 0)
    guard hints.isDistance || context.isDistanceExercise, meaning.distances.isEmpty, meaning.loads.isEmpty,
      second.link == .times, !first.isList, !second.isList,
      clause.pace != nil || !meaning.durations.isEmpty, max(a, b) >= 200, isLap(max(a, b)), min(a, b) <= 20
    else { return nil }
    meaning.distances = (a > b ? first : second).quantities
    for index in meaning.distances.indices { meaning.distances[index].distanceUnit = .meter }
    return setCount(a > b ? second : first)
  }

  /// A time or a distance is known: the number is sets, or the load.
  mutating func settleBesideMeasure(_ factor: NotationFactor) -> Bool {
    meaning.strength = clause.factors.contains { $0.link == .times } ? .strong : .weak
    let value = factor.first.value ?? 0
    // `400 m x 8 in 1:42`
    if clause.isWithinTime, factor.link == .times, !meaning.distances.isEmpty, meaning.loads.isEmpty, !factor.isList {
      return setCount(factor)
    }
    // `200 lbs x 5 in 32 s`
    if clause.isWithinTime, factor.link == .times || clause.factors.count == 2, isWhole(factor) {
      meaning.reps = factor.quantities
      return true
    }
    // `Push-ups 58 (2 min)`, `Push-ups 2:00 - 58`
    if isBodyweight, !isJoinedByTimes, meaning.distances.isEmpty, !hasOwnLoad, value > 12, isWhole(factor),
      factor.link == .first || !hints.isTimed && !context.isTimedExercise
    {
      meaning.reps = factor.quantities
      return true
    }
    // `20x30m, 20x30m, 24x30m`
    if !context.isAlone, context.isCarried, !hasOwnLoad, value > 12, isJoinedByTimes, !factor.isList {
      meaning.loads = factor.quantities
      return true
    }
    if meaning.sets == nil, !factor.isList, let sets = count(value),
      // Nobody goes a way forty times; `90 x 20m 14s` is a load, whatever the other numbers are.
      value <= 12 || hasOwnLoad && value < 40 || value <= 20 && isJoinedByTimes
    {
      meaning.sets = sets
      return true
    }
    // `6 x 400 m: 88, 87, 88`: the seconds of each lap.
    if let times = timesOfLaps(factor) {
      meaning.durations = times
      return true
    }
    guard !hasOwnLoad else { return false }
    // `10 reps in 30 s` and the like: the number counts where nothing says that it is heavy.
    if factor.first.isSmall, meaning.sets != nil {
      meaning.reps = factor.quantities
    } else {
      meaning.loads = factor.quantities
    }
    return true
  }

  /// Numbers behind a distance that are as many seconds as somebody runs, rows or swims it in.
  func timesOfLaps(_ factor: NotationFactor) -> [NotationQuantity]? {
    guard factor.isList, factor.kind == .plain, meaning.durations.isEmpty, meaning.loads.isEmpty,
      meaning.distances.count == 1, let length = meaning.distances[0].value, length >= 100,
      meaning.distances[0].distanceUnit == .meter || meaning.distances[0].distanceUnit == .yard,
      meaning.sets.map({ $0 == factor.quantities.count }) ?? true
    else { return nil }
    let isPace = factor.quantities.allSatisfy { time in
      guard let seconds = time.value, seconds > 0 else { return false }
      return (1...10).contains(length / seconds)
    }
    guard isPace else { return nil }
    return factor.quantities.map { time in
      var time = time
      time.kind = .duration
      return time
    }
  }
}
