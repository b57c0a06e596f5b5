extension Session {
  /// Load times repetitions over completed, unassisted sets, in one unit. Sets whose load has no unit count nothing.
  public func volume(in unit: LoadUnit) -> Double {
    var sum = 0.0
    for set in allSets where set.isCompleted && set.load?.kind != .assisted {
      guard let load = set.load?.converted(to: unit), load.unit == unit, let value = load.value, let reps = set.reps
      else { continue }
      sum += value * Double(reps)
    }
    return sum
  }

  /// Every set of the session, in order.
  public var allSets: [LoggedSet] {
    sections.flatMap { $0.exercises.flatMap { $0.setGroups.flatMap(\.sets) } }
  }

  /// How many exercises were logged; the same exercise twice counts twice.
  public var exerciseCount: Int {
    sections.reduce(0) { $0 + $1.exercises.count }
  }
}

extension LoggedSet {
  /// The estimated load of a single repetition by Epley's formula, w × (1 + r ÷ 30); the load itself for one
  /// repetition, `nil` without load or repetitions.
  public var epleyOneRepetitionMaximum: Double? {
    guard let value = load?.value, let reps, reps > 0 else { return nil }
    return reps == 1 ? value : value * (1 + Double(reps) / 30)
  }

  /// The estimated load of a single repetition by Brzycki's formula, w × 36 ÷ (37 − r), which holds below 37
  /// repetitions; the load itself for one repetition, `nil` otherwise.
  public var brzyckiOneRepetitionMaximum: Double? {
    guard let value = load?.value, let reps, (1..<37).contains(reps) else { return nil }
    return reps == 1 ? value : value * 36 / Double(37 - reps)
  }
}

extension Library {
  /// The first and the last start among the sessions; `nil` when none is dated.
  public var dateRange: ClosedRange<CivilMoment>? {
    let starts = sessions.compactMap(\.start)
    guard let first = starts.min(), let last = starts.max() else { return nil }
    return first...last
  }
}
