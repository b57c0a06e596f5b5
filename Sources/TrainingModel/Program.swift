/// A plan over days or weeks.
public struct Program: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Program>
  /// What it is called.
  public var name: String
  /// How many days of a week it trains.
  public var daysPerWeek: Int?
  /// How many weeks it lasts.
  public var weeks: Int?
  /// The day it begins.
  public var startDate: CivilDate?
  /// Whether it is the one being followed; at most one in a library.
  public var isActive = false
  /// What was written about it.
  public var notes: String?
  /// Its workouts, in order.
  public var slots: [ScheduledWorkout]
  /// The planned exercises whose load is raised by rule. Each must be in the library.
  public var progressionEnabled: Set<Identifier<ExerciseInstance>> = []
  /// Rules of single planned exercises. Each must be in the library.
  public var progressionOverrides: [Identifier<ExerciseInstance>: ProgressionRule] = [:]
  /// When it was first stored.
  public var createdAt: Instant?
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<Program>, name: String, slots: [ScheduledWorkout] = []) {
    self.id = id
    self.name = name
    self.slots = slots
  }
}

/// A workout's place in a program.
public struct ScheduledWorkout: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<ScheduledWorkout>
  /// The workout. It may be gone.
  public var workoutID: Identifier<Workout>?
  /// The workout's name when it was scheduled, used when the workout is gone.
  public var workoutName: String
  /// The day of the week.
  public var weekday: Weekday?
  /// The day.
  public var date: CivilDate?
  /// The week of the program, from 1.
  public var week: Int?
  /// The session it became. It may be gone.
  public var sessionID: Identifier<Session>?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<ScheduledWorkout>, workoutName: String) {
    self.id = id
    self.workoutName = workoutName
  }
}

/// How a planned exercise gets harder.
public struct ProgressionRule: Hashable, Sendable {
  /// What is raised.
  public var metric: ProgressionMetric
  /// By how much.
  public var increment: Double
  /// The unit of a raised weight.
  public var unit: LoadUnit?
  /// The value of the metric that must be reached first.
  public var threshold: Double?
  /// The multiple to which the result is rounded.
  public var roundTo: Double?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(
    metric: ProgressionMetric, increment: Double, unit: LoadUnit? = nil, threshold: Double? = nil,
    roundTo: Double? = nil
  ) {
    self.metric = metric
    self.increment = increment
    self.unit = unit
    self.threshold = threshold
    self.roundTo = roundTo
  }
}
