public import TrainingModel

/// The figures of a history: totals, weeks, exercises with their records, and how steady the training was.
public struct TrainingFigures: Hashable, Sendable {
  /// What is added up.
  public struct Totals: Hashable, Sendable {
    /// How many workouts there are.
    public var workouts: Int
    /// Their sets.
    public var sets: SetCounts
    /// Load times repetitions, by the rule of `Session.volume(in:)`, in the unit of the figures.
    public var volume: Double
    /// How long they took, in seconds, as far as they say.
    public var duration: Double
  }

  /// A day with a workout.
  public struct Day: Hashable, Sendable {
    /// The day.
    public var day: CivilDate
    /// How many workouts began on it.
    public var workouts: Int
    /// How many sets were done.
    public var sets: Int
  }

  /// A week from Monday to Sunday, trained in or not.
  public struct Week: Hashable, Sendable {
    /// Its name by ISO 8601: `2025-W10`.
    public var name: String
    /// Its Monday.
    public var monday: CivilDate
    /// How many workouts began in it.
    public var workouts: Int
    /// How many sets were done.
    public var sets: Int
    /// Load times repetitions, in the unit of the figures.
    public var volume: Double
  }

  /// The unit of volumes, loads and estimates.
  public var unit: LoadUnit
  /// All sessions, undated ones among them.
  public var total: Totals
  /// The undated sessions alone. They are in no week and hold no record.
  public var undated: Totals
  /// Completed sets with a load above zero that count nothing, for their load has no unit.
  public var setsWithoutUnit: Int
  /// The days with a workout, by day.
  public var days: [Day]
  /// Every week from the first workout's to the last one's, empty ones too.
  public var weeks: [Week]
  /// The exercises, those with the most completed sets first, then by name.
  public var exercises: [ExerciseFigures]
  /// How steady the training was; `nil` when no session is dated.
  public var consistency: Consistency?

  /// The first day with a workout.
  public var firstDay: CivilDate? { days.first?.day }
  /// The last day with a workout.
  public var lastDay: CivilDate? { days.last?.day }
}
