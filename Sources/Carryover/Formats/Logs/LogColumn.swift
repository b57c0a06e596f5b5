/// What a column of an app's log holds.
///
/// The raw value is the column's index in a binding.
enum LogColumn: Int, CaseIterable, Sendable {
  // The session.
  case start, startTime, end, endTime, hours, title, sessionNotes, bodyweight
  // The exercise.
  case exercise, category, superset, exerciseNotes
  // The set.
  case setIndex, setType, isWarmup, weight, weightUnit, reps, distance, distanceUnit, seconds, time, rpe, setNotes
  case incline, resistance, multiplier
  /// What follows from the others: totals, estimates.
  case derived
}

/// What a column's name says: what it holds, and the unit where the name states one.
struct LogHeader: Hashable, Sendable {
  var column: LogColumn
  var loadUnit: LoadUnit?
  var distanceUnit: DistanceUnit?

  init(_ column: LogColumn, loadUnit: LoadUnit? = nil, distanceUnit: DistanceUnit? = nil) {
    self.column = column
    self.loadUnit = loadUnit
    self.distanceUnit = distanceUnit
  }

  static func weight(_ unit: LoadUnit?) -> LogHeader { LogHeader(.weight, loadUnit: unit) }
  static func distance(_ unit: DistanceUnit?) -> LogHeader { LogHeader(.distance, distanceUnit: unit) }
}
