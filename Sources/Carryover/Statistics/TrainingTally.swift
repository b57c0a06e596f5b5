import TrainingModel

/// What is counted of a day, of the undated sessions, and of all.
struct TrainingTally {
  var workouts = 0
  var sets = SetCounts()
  var volume = VolumeSum()
  var duration = FixedSum()

  mutating func add(_ set: LoggedSet) {
    sets.add(set)
    volume.add(set)
  }

  mutating func add(_ other: TrainingTally) {
    workouts += other.workouts
    sets.all += other.sets.all
    sets.completed += other.sets.completed
    sets.warmUp += other.sets.warmUp
    volume.add(other.volume)
    duration.add(other.duration)
  }

  func totals(in unit: LoadUnit) -> TrainingFigures.Totals {
    TrainingFigures.Totals(
      workouts: workouts, sets: sets, volume: volume.value(in: unit), duration: duration.value)
  }
}

/// How many sets there are, and how many of them are of a kind.
public struct SetCounts: Hashable, Sendable {
  /// All of them.
  public var all = 0
  /// Those that were done.
  public var completed = 0
  /// Warm-ups, done or not.
  public var warmUp = 0

  mutating func add(_ set: LoggedSet) {
    all += 1
    if set.isCompleted { completed += 1 }
    if set.kind == .warmup { warmUp += 1 }
  }
}
