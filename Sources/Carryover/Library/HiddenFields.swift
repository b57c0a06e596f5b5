import TrainingModel

/// What a session says and its notes do not, to be carried over to the session that edited notes say.
///
/// Exercises and sets are found again by what they contain, as differences are.
struct HiddenFields {
  private let original: Session
  private let shown: Session

  /// - Parameter shown: What the notes said before they were edited: as many exercises and sets, or nothing is known.
  init(of original: Session, shown: Session) {
    var shown = shown
    _ = shown.divideExercises(original.exerciseCounts)
    let exercises = original.sections.flatMap(\.exercises)
    shown.changeExercises { index, exercise in
      if exercises.indices.contains(index) { _ = exercise.divideSets(exercises[index].setCounts) }
    }
    self.original = original
    self.shown = shown
  }

  func carried(to edited: Session) -> Session {
    var session = edited
    if session.sections.count != original.sections.count { _ = session.divideExercises(original.exerciseCounts) }
    let (old, new) = (ExerciseContent.all(of: shown), ExerciseContent.all(of: session))
    let pairing = ExercisePairing(old, new)
    let (originals, showns) = (original.sections.flatMap(\.exercises), shown.sections.flatMap(\.exercises))
    session.changeExercises { index, exercise in
      guard let place = pairing.oldPlaces[index], place < originals.count else { return }
      carry(originals[place], showns[place], to: &exercise, old[place], new[index])
    }
    for index in session.sections.indices where index < min(original.sections.count, shown.sections.count) {
      let own = original.sections[index]
      var header = session.sections[index].header
      Self.carry(own.header, shown.sections[index].header, to: &header)
      header.exercises = session.sections[index].exercises
      session.sections[index] = header
      session.sections[index].id = own.id
    }
    let sections = session.sections
    Self.carry(original, shown, to: &session)
    session.sections = sections
    // Those that the prose tells of come and go with it.
    let gone = Set(shown.painTags).subtracting(edited.painTags)
    let come = edited.painTags.filter { !shown.painTags.contains($0) && !original.painTags.contains($0) }
    session.painTags = original.painTags.filter { !gone.contains($0) } + come
    session.id = original.id
    session.origin = original.origin
    nameNewParts(of: &session)
    return session
  }

  private func carry(
    _ own: LoggedExercise, _ shown: LoggedExercise, to exercise: inout LoggedExercise, _ old: ExerciseContent,
    _ new: ExerciseContent
  ) {
    var sets = exercise.setGroups.flatMap(\.sets)
    let (ownSets, shownSets) = (own.setGroups.flatMap(\.sets), shown.setGroups.flatMap(\.sets))
    guard ownSets.count == shownSets.count else { return }
    var groups = [Int](repeating: 0, count: max(own.setGroups.count, 1))
    var group = 0
    let steps = SequenceAlignment.steps(old.sets.count, new.sets.count) { new.sets[$1].cost(from: old.sets[$0]) }
    for step in steps {
      guard let place = step.new, sets.indices.contains(place) else { continue }
      if let before = step.old, ownSets.indices.contains(before) {
        Self.carry(ownSets[before], shownSets[before], to: &sets[place])
        sets[place].id = ownSets[before].id
        group = max(group, min(old.sets[before].group, groups.count - 1))
      } else {
        sets[place].id = Identifier(.zero)
      }
      groups[group] += 1
    }
    exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), sets: sets)]
    if !own.setGroups.isEmpty { _ = exercise.divideSets(groups) }
    if sets.isEmpty, own.setGroups.isEmpty { exercise.setGroups = [] }
    for index in exercise.setGroups.indices where index < own.setGroups.count {
      let sets = exercise.setGroups[index].sets
      exercise.setGroups[index] = own.setGroups[index]
      exercise.setGroups[index].sets = sets
    }
    Self.carry(own, shown, to: &exercise)
    exercise.id = own.id
  }

  /// Gives an object the fields in which the original differs from what was shown, but for those that were edited.
  private static func carry<Object: DocumentObject>(_ original: Object, _ shown: Object, to object: inout Object) {
    let edited = FrontMatterFields.differences(of: object, from: shown).filter { $0.key != "id" }
    let changed = Set(edited.map(\.key))
    let gone = edited.filter { $0.value == .absent }.map { $0.path + "." }
    let hidden = FrontMatterFields.differences(of: original, from: shown).filter { field in
      field.key != "id" && !changed.contains(field.key) && !gone.contains { field.path.utf8.starts(with: $0.utf8) }
    }
    var setter = FrontMatterSetter(Dictionary(hidden.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    object.visit(&setter)
  }

  /// Gives what was put in identifiers that nothing else has.
  private func nameNewParts(of session: inout Session) {
    var taken = Set(original.childIdentifiers)
    var seen: Set<UniqueIdentifier> = []
    func settle(_ id: UniqueIdentifier, in parent: UniqueIdentifier, _ number: Int) -> UniqueIdentifier {
      if taken.contains(id), seen.insert(id).inserted { return id }
      var ordinal = number
      var next = UniqueIdentifier(parent: parent, ordinal: ordinal)
      while taken.contains(next) {
        ordinal += 1
        next = UniqueIdentifier(parent: parent, ordinal: ordinal)
      }
      taken.insert(next)
      seen.insert(next)
      return next
    }
    for (number, section) in session.sections.indices.enumerated() {
      let id = settle(session.sections[section].id.value, in: session.id.value, number + 1)
      session.sections[section].id = Identifier(id)
      for (number, exercise) in session.sections[section].exercises.indices.enumerated() {
        var value = session.sections[section].exercises[exercise]
        value.id = Identifier(settle(value.id.value, in: id, number + 1))
        for group in value.setGroups.indices {
          let groupID = settle(value.setGroups[group].id.value, in: value.id.value, group + 1)
          value.setGroups[group].id = Identifier(groupID)
          for set in value.setGroups[group].sets.indices {
            let setID = settle(value.setGroups[group].sets[set].id.value, in: groupID, set + 1)
            value.setGroups[group].sets[set].id = Identifier(setID)
          }
        }
        session.sections[section].exercises[exercise] = value
      }
    }
  }
}
