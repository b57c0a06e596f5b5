import TrainingModel

/// What a table's column, or a line's key, holds.
enum NoteColumnRole: String, Hashable, Sendable, CaseIterable {
  case exercise, setNumber, sets, reps, load, rpe, rir, distance, duration, rest, tempo, side, kind, notes
  case target, result, date, volume, done, set, added
}

/// A column's header, read: its role and the unit it states.
struct NoteColumn: Hashable, Sendable {
  /// What the column holds.
  var role: NoteColumnRole
  /// The load unit that the header states.
  var loadUnit: LoadUnit?
  /// The distance unit that the header states.
  var distanceUnit: DistanceUnit?
  /// The number in `Set 2`; its role is `set`.
  var number: Int?
  /// Whether a duration's numbers are minutes.
  var isInMinutes = false
  /// Whether a load takes off what the body weighs: `Assist`.
  var isOfHelp = false
}
