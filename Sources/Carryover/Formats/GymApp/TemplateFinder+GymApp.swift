import TextStreams

/// Finds the templates of the exercises in the app's entities.
extension TemplateFinder {
  /// An entity whose exercises have templates.
  mutating func matched(_ entity: Entity) -> Entity {
    switch entity {
    case .session(let session): .session(matched(session))
    case .module(let module): .module(matched(module))
    case .workout(let workout): .workout(matched(workout))
    default: entity
    }
  }

  mutating func matched(_ session: Session) -> Session {
    var session = session
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        match(&session.sections[section].exercises[exercise])
        session.sections[section].exercises[exercise].forgetUsualTemplate()
      }
    }
    return session
  }

  mutating func matched(_ module: Module) -> Module {
    var module = module
    for exercise in module.exercises.indices { matchPlanned(&module.exercises[exercise]) }
    return module
  }

  mutating func matched(_ workout: Workout) -> Workout {
    var workout = workout
    for exercise in workout.exercises.indices { matchPlanned(&workout.exercises[exercise]) }
    return workout
  }

  private mutating func matchPlanned(_ exercise: inout ExerciseInstance) {
    match(&exercise)
    exercise.forgetUsualTemplate()
  }
}

extension LoggedExercise {
  /// Forgets the identifier that was kept for want of a template, where that is the one found by the name.
  mutating func forgetUsualTemplate() { otherFields = otherFields.withoutTemplate("exerciseId", exerciseID?.value) }
}

extension ExerciseInstance {
  /// Likewise.
  mutating func forgetUsualTemplate() { otherFields = otherFields.withoutTemplate("templateId", exerciseID?.value) }
}

extension OtherFields {
  fileprivate func withoutTemplate(_ name: String, _ id: UniqueIdentifier?) -> OtherFields {
    guard !fields.isEmpty, let id else { return self }
    var extras = GymAppExtras(self)
    guard extras.take(name) == GymAppReading.json(id) else { return self }
    return extras.packed
  }
}
