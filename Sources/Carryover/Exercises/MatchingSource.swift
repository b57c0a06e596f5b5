import TextStreams

/// Gives the exercises of a source the templates that their names mean, and those templates after its sessions.
///
/// The name as logged stays. What has a template or a modality already keeps it.
final class MatchingSource: EntitySource {
  private let source: any EntitySource
  private var matcher: ExerciseMatcher
  /// The templates in use, by identifier.
  private var templates: [UniqueIdentifier: Exercise] = [:]
  private var isDone = false

  init(_ source: any EntitySource, matcher: ExerciseMatcher) {
    self.source = source
    self.matcher = matcher
  }

  var summary: SourceSummary { source.summary }
  var otherFields: OtherFields { source.otherFields }
  func takeRejectedRows() -> [RejectedRow] { source.takeRejectedRows() }

  func next() throws(ReadingFailure) -> [Entity]? {
    guard !isDone else { return nil }
    guard var batch = try source.next() else {
      isDone = true
      let exercises = templates.values.sorted { ($0.name, $0.id.value) < ($1.name, $1.id.value) }
      return exercises.isEmpty ? nil : exercises.map(Entity.exercise)
    }
    for index in batch.indices {
      guard case .session(var session) = batch[index] else { continue }
      // Nobody else may hold the session while it changes, or all of it would be copied.
      batch[index] = .tombstone(Tombstone(id: .zero, entity: .session))
      match(&session)
      batch[index] = .session(session)
    }
    return batch
  }

  private func match(_ session: inout Session) {
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        match(&session.sections[section].exercises[exercise])
      }
    }
  }

  private func match(_ exercise: inout LoggedExercise) {
    let match = matcher.match(exercise.name)
    if exercise.exerciseID == nil { exercise.exerciseID = match.exercise.id }
    guard exercise.exerciseID == match.exercise.id else { return }
    if exercise.modality == nil { exercise.modality = match.exercise.modality }
    if templates[match.exercise.id.value] == nil { templates[match.exercise.id.value] = match.exercise }
    if let unit = match.distanceUnit { exercise.setDistanceUnit(unit) }
  }
}

extension LoggedExercise {
  /// Says the unit of the distances that have none.
  fileprivate mutating func setDistanceUnit(_ unit: DistanceUnit) {
    for group in setGroups.indices {
      for set in setGroups[group].sets.indices where setGroups[group].sets[set].distance?.unit == nil {
        setGroups[group].sets[set].distance?.unit = unit
      }
    }
  }
}
