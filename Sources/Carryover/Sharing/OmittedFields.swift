/// The personal fields of a session that a bundle left out: what is here stays, for nothing was said of it.
struct OmittedFields {
  private let omitted: Set<String>

  /// - Parameter omitted: The fields, as ``ShareBundle/omitted`` names them.
  init(_ omitted: Set<String>) {
    self.omitted = omitted
  }

  /// A version of a session with what only the one that is here says.
  func completed(_ version: Session, from local: Session) -> Session {
    if omitted.isEmpty { return version }
    var version = version
    keep("notes", \.notes, &version, local)
    keep("feeling", \.feeling, &version, local)
    keep("rpe", \.rpe, &version, local)
    keep("bodyweight", \.bodyweight, &version, local)
    keep("completedAt", \.completedAt, &version, local)
    keep("createdAt", \.createdAt, &version, local)
    keep("updatedAt", \.updatedAt, &version, local)
    if isOmitted("painTags"), version.painTags.isEmpty { version.painTags = local.painTags }
    each(&version.sections, local.sections, by: \.id.value) { section, local in
      keep("sections.notes", \.notes, &section, local)
      each(&section.exercises, local.exercises, by: \.id.value, completeExercise)
    }
    return version
  }

  private func completeExercise(_ exercise: inout LoggedExercise, _ local: LoggedExercise) {
    keep("sections.exercises.notes", \.notes, &exercise, local)
    each(&exercise.setGroups, local.setGroups, by: \.id.value) { group, local in
      keep("sections.exercises.setGroups.notes", \.notes, &group, local)
      each(&group.sets, local.sets, by: \.id.value) { set, local in
        keep("sections.exercises.setGroups.sets.notes", \.notes, &set, local)
        keep("sections.exercises.setGroups.sets.raw", \.raw, &set, local)
        keep("sections.exercises.setGroups.sets.heartRate", \.heartRate, &set, local)
        keep("sections.exercises.setGroups.sets.timestamp", \.timestamp, &set, local)
      }
    }
  }

  private func isOmitted(_ field: String) -> Bool { omitted.contains("sessions." + field) }

  private func keep<Object, Value>(
    _ field: String, _ path: WritableKeyPath<Object, Value?>, _ object: inout Object, _ local: Object
  ) {
    if object[keyPath: path] == nil, isOmitted(field) { object[keyPath: path] = local[keyPath: path] }
  }

  /// Goes through what both have of a list.
  private func each<Part>(
    _ parts: inout [Part], _ local: [Part], by id: (Part) -> UniqueIdentifier, _ complete: (inout Part, Part) -> Void
  ) {
    let known = Dictionary(local.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
    for index in parts.indices {
      guard let own = known[id(parts[index])] else { continue }
      complete(&parts[index], own)
    }
  }
}
