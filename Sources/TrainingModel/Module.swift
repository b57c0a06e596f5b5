/// A reusable part of a workout: a warm-up, a strength block.
public struct Module: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Module>
  /// What it is called.
  public var name: String
  /// What it is for.
  public var type: ModuleType
  /// What was written about it.
  public var notes: String?
  /// What is to be done, in order.
  public var exercises: [ExerciseInstance]
  /// When it was first stored.
  public var createdAt: Instant?
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<Module>, name: String, type: ModuleType, exercises: [ExerciseInstance] = []) {
    self.id = id
    self.name = name
    self.type = type
    self.exercises = exercises
  }
}

/// An exercise as it is planned in a module or a workout.
public struct ExerciseInstance: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<ExerciseInstance>
  /// The template. It may be gone.
  public var exerciseID: Identifier<Exercise>?
  /// The template's name when it was planned.
  public var name: String
  /// Exercises with the same value are done in turn.
  public var supersetID: UniqueIdentifier?
  /// Whether its numbers are for one side of the body.
  public var isUnilateral = false
  /// Whether effort is to be logged.
  public var tracksRPE = false
  /// What was written about it.
  public var notes: String?
  /// The sets to do, in groups.
  public var setGroups: [SetGroup]
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<ExerciseInstance>, name: String, setGroups: [SetGroup] = []) {
    self.id = id
    self.name = name
    self.setGroups = setGroups
  }
}

/// Planned sets that are alike.
public struct SetGroup: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<SetGroup>
  /// How many.
  public var sets: Int
  /// How many reps: `5`, `8-12`, `AMRAP`.
  public var reps: String?
  /// The load.
  public var load: Load?
  /// The effort, 1 to 10.
  public var rpe: Double?
  /// The time of each, in seconds.
  public var duration: Double?
  /// The distance of each.
  public var distance: Distance?
  /// How long to hold each, in seconds.
  public var holdTime: Double?
  /// The rest between them, in seconds.
  public var restPeriod: Double?
  /// What was written about them.
  public var notes: String?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<SetGroup>, sets: Int) {
    self.id = id
    self.sets = sets
  }
}
