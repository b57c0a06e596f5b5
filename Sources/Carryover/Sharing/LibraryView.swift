/// What a library holds, by identifier, while a bundle is received into it.
struct LibraryView {
  private var entities: [UniqueIdentifier: Entity] = [:]
  private var sessions: [UniqueIdentifier: Int] = [:]
  private let content: Library

  init(_ content: Library) {
    self.content = content
    for (place, session) in content.sessions.enumerated() { sessions[session.id.value] = place }
    for entity in content.entitiesBesideSessions where entity.kind != .tombstone { entities[entity.id] = entity }
  }

  /// What is there under an identifier.
  subscript(id: UniqueIdentifier) -> Entity? {
    entities[id] ?? sessions[id].map { .session(content.sessions[$0]) }
  }

  /// Adds something, or puts it in the place of what is there.
  mutating func put(_ entity: Entity) { entities[entity.id] = entity }

  /// The planned exercises of all modules and workouts.
  var instances: Set<Identifier<ExerciseInstance>> {
    Set(entities.values.flatMap { $0.instances.map(\.id) })
  }

  /// Something without the references that name nothing here: what is weak is cleared, what is strong is taken out of
  /// its list.
  func resolving(_ entity: Entity) -> Entity {
    switch entity {
    case .exercise(var exercise):
      exercise.implementIDs.removeAll { !has($0) }
      return .exercise(exercise)
    case .module(var module):
      module.exercises = module.exercises.map(resolving)
      return .module(module)
    case .workout(var workout):
      workout.moduleIDs.removeAll { !has($0) }
      workout.exercises = workout.exercises.map(resolving)
      return .workout(workout)
    case .program(var program):
      for index in program.slots.indices {
        program.slots[index].workoutID = program.slots[index].workoutID.flatMap { has($0) ? $0 : nil }
        program.slots[index].sessionID = program.slots[index].sessionID.flatMap { has($0) ? $0 : nil }
      }
      return .program(program.keepingSettings(instances.contains))
    case .session(let session): return .session(resolving(session))
    case .implement, .healthSnapshot, .tombstone: return entity
    }
  }

  private func resolving(_ instance: ExerciseInstance) -> ExerciseInstance {
    var instance = instance
    instance.exerciseID = instance.exerciseID.flatMap { isExercise($0) ? $0 : nil }
    return instance
  }

  private func resolving(_ session: Session) -> Session {
    var session = session
    session.programID = session.programID.flatMap { has($0) ? $0 : nil }
    session.workoutID = session.workoutID.flatMap { has($0) ? $0 : nil }
    for section in session.sections.indices {
      session.sections[section].moduleID = session.sections[section].moduleID.flatMap { has($0) ? $0 : nil }
      session.sections[section].exercises = session.sections[section].exercises.map { exercise in
        var exercise = exercise
        exercise.exerciseID = exercise.exerciseID.flatMap { isExercise($0) ? $0 : nil }
        exercise.implementIDs.removeAll { !has($0) }
        return exercise
      }
    }
    return session
  }

  private func has<Thing>(_ id: Identifier<Thing>) -> Bool { self[id.value] != nil }

  /// Whether it is a template of the library or of the catalogue, which everybody has.
  private func isExercise(_ id: Identifier<Exercise>) -> Bool { has(id) || ExerciseCatalogue.hasExercise(id.value) }
}

extension Entity {
  /// The planned exercises of a module or a workout.
  var instances: [ExerciseInstance] {
    switch self {
    case .module(let module): module.exercises
    case .workout(let workout): workout.exercises
    case .session, .exercise, .implement, .program, .healthSnapshot, .tombstone: []
    }
  }
}

extension Entity {
  /// The planned exercises that a program has settings for.
  var plannedSettings: [Identifier<ExerciseInstance>] {
    guard case .program(let program) = self else { return [] }
    return Array(program.progressionEnabled) + Array(program.progressionOverrides.keys)
  }
}

extension Program {
  /// The program with the settings of some planned exercises only.
  func keepingSettings(_ isKept: (Identifier<ExerciseInstance>) -> Bool) -> Program {
    var program = self
    program.progressionEnabled = progressionEnabled.filter(isKept)
    program.progressionOverrides = progressionOverrides.filter { isKept($0.key) }
    return program
  }
}
