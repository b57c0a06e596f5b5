/// Everything that one person keeps: what was trained, what is planned, what was measured.
public struct Library: Hashable, Sendable {
  /// Sessions, by start, then source, then ordinal.
  public var sessions: [Session] = []
  /// Templates of exercises, by name, then identifier.
  public var exercises: [Exercise] = []
  /// Equipment, by name, then identifier.
  public var implements: [Implement] = []
  /// Modules, by name, then identifier.
  public var modules: [Module] = []
  /// Workouts, by name, then identifier.
  public var workouts: [Workout] = []
  /// Programs, by name, then identifier.
  public var programs: [Program] = []
  /// What was measured of the body, by day.
  public var healthSnapshots: [HealthSnapshot] = []
  /// What was deleted.
  public var tombstones: [Tombstone] = []
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes an empty library.
  public init() {}
}

/// One thing of a library, on its way from a reader to a writer.
public enum Entity: Hashable, Sendable {
  /// A session.
  case session(Session)
  /// A template of an exercise.
  case exercise(Exercise)
  /// A piece of equipment.
  case implement(Implement)
  /// A module.
  case module(Module)
  /// A workout.
  case workout(Workout)
  /// A program.
  case program(Program)
  /// What was measured of the body on one day.
  case healthSnapshot(HealthSnapshot)
  /// A mark that something was deleted.
  case tombstone(Tombstone)
}

extension Library {
  /// Adds an entity to the end of its list.
  public mutating func append(_ entity: Entity) {
    switch entity {
    case .session(let session): sessions.append(session)
    case .exercise(let exercise): exercises.append(exercise)
    case .implement(let implement): implements.append(implement)
    case .module(let module): modules.append(module)
    case .workout(let workout): workouts.append(workout)
    case .program(let program): programs.append(program)
    case .healthSnapshot(let snapshot): healthSnapshots.append(snapshot)
    case .tombstone(let tombstone): tombstones.append(tombstone)
    }
  }

  /// Everything in the library, kind by kind in the order of a document.
  public var entities: [Entity] {
    sessions.map(Entity.session) + entitiesBesideSessions
  }

  /// The same without the sessions, which are many.
  package var entitiesBesideSessions: [Entity] {
    exercises.map(Entity.exercise) + implements.map(Entity.implement) + modules.map(Entity.module)
      + workouts.map(Entity.workout) + programs.map(Entity.program) + healthSnapshots.map(Entity.healthSnapshot)
      + tombstones.map(Entity.tombstone)
  }
}

extension Entity {
  /// What kind of thing it is.
  public var kind: EntityKind {
    switch self {
    case .session: .session
    case .exercise: .exercise
    case .implement: .implement
    case .module: .module
    case .workout: .workout
    case .program: .program
    case .healthSnapshot: .healthSnapshot
    case .tombstone: .tombstone
    }
  }
}
