import TrainingModel

extension LoggedSet {
  /// Whether it says a load and nothing that was done with it.
  var isLoadAlone: Bool { load?.value != nil && reps == nil && duration == nil && distance == nil }

  /// A load that no repetition was made with, nor a part of one, was tried and not lifted.
  mutating func settleAttempt() {
    guard isCompleted, reps == 0, load?.value != nil, partialReps == nil, duration == nil, distance == nil else {
      return
    }
    toFailure = true
  }

  /// Makes of what was done what was meant to be done.
  mutating func plan() {
    guard isCompleted else { return }
    var target = target ?? Target()
    target.reps = target.reps ?? reps.map { "\($0)" }
    target.load = target.load ?? load
    target.rpe = target.rpe ?? rpe
    target.duration = target.duration ?? duration
    target.distance = target.distance ?? distance
    self.target = target
    (reps, load, rpe, duration, distance) = (nil, nil, nil, nil, nil)
    isCompleted = false
  }

  /// Takes over whatever another reading of the same set says.
  mutating func take(_ other: LoggedSet) {
    load = other.load ?? load
    reps = other.reps ?? reps
    rpe = other.rpe ?? rpe
    distance = other.distance ?? distance
    duration = other.duration ?? duration
    toFailure = toFailure || other.toFailure
    isCompleted = isCompleted && other.isCompleted
    if other.kind != .working { kind = other.kind }
    if other.rare != nil { takeMeasures(other.measures) }
  }

  private mutating func takeMeasures(_ other: SetMeasures) {
    var mine = measures
    mine.rpeUpper = other.rpeUpper ?? mine.rpeUpper
    mine.rir = other.rir ?? mine.rir
    mine.side = other.side ?? mine.side
    mine.partialReps = other.partialReps ?? mine.partialReps
    mine.pace = other.pace ?? mine.pace
    mine.isApproximate = mine.isApproximate || other.isApproximate
    mine.raw = other.raw ?? mine.raw
    mine.notes = other.notes ?? mine.notes
    if let target = other.target { mine.target = (mine.target ?? Target()).adding(target) }
    measures = mine
  }
}

extension Target {
  /// The same with whatever another target states besides.
  func adding(_ other: Target) -> Target {
    var target = self
    target.reps = other.reps ?? reps
    target.load = other.load ?? load
    target.loadPercent = other.loadPercent ?? loadPercent
    target.rpe = other.rpe ?? rpe
    target.duration = other.duration ?? duration
    target.distance = other.distance ?? distance
    return target
  }
}
