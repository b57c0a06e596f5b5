import TrainingModel

/// Numbers without a unit that are times or distances.
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
    guard meaning.distances.isEmpty, meaning.loads.isEmpty, second.link == .times, !first.isList, !second.isList,
      clause.pace != nil || !meaning.durations.isEmpty, max(a, b) >= 200, isLap(max(a, b)), min(a, b) <= 20
    else { return nil }
    meaning.distances = (a > b ? first : second).quantities
    for index in meaning.distances.indices { meaning.distances[index].distanceUnit = .meter }
    return setCount(a > b ? second : first)
  }
}
