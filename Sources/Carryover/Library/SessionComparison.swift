/// Collects what changed between two states of a session.
struct SessionComparison {
  typealias Change = SessionDifference.Change

  var changes: [Change] = []
  var addedSets = 0
  var removedSets = 0

  mutating func compare(_ old: Session, _ new: Session) {
    compareFields(old, new)
    let (oldExercises, newExercises) = (ExerciseContent.all(of: old), ExerciseContent.all(of: new))
    let pairing = ExercisePairing(oldExercises, newExercises)
    let sections = compareSections(old, new, oldExercises, newExercises, pairing)
    let supersets = SupersetComparison(oldExercises, newExercises, pairing)
    let keepsPlace = pairing.keepsPlace
    var next = 0
    /// Tells of the exercises that are gone, up to the next that kept its place.
    func removeExercises() {
      while next < oldExercises.count, !keepsPlace[next] {
        if pairing.newPlaces[next] == nil { remove(oldExercises[next]) }
        next += 1
      }
    }
    for (place, exercise) in newExercises.enumerated() {
      guard let oldPlace = pairing.oldPlaces[place] else {
        removeExercises()
        add(exercise)
        continue
      }
      if keepsPlace[oldPlace] {
        removeExercises()
        next = oldPlace + 1
      } else {
        tell(.moved, of: exercise, "\(oldPlace + 1)", "\(place + 1)") { "moved from place \($0) to \($1)" }
      }
      compare(oldExercises[oldPlace], exercise, sections)
      if let (before, after) = supersets.change(oldPlace, place) {
        let line = "\(exercise.label): superset \(before.map(ContentWords.brief) ?? "none") → "
        let field = Change.Field(name: "supersetID", old: before, new: after)
        changes.append(
          Change(
            kind: .changed, part: .exercise, exercise: exercise.name, setNumber: nil, old: before, new: after,
            fields: [field], line: line + (after.map(ContentWords.brief) ?? "none")))
      }
    }
    removeExercises()
  }

  private mutating func compareFields(_ old: Session, _ new: Session) {
    for (name, before, after) in ContentVisitor.fields(of: new).differences(from: ContentVisitor.fields(of: old)) {
      func text(_ value: ContentValue?) -> String? {
        if name == "duration", case .number(let seconds) = value { return ContentWords.longTime(seconds) }
        return value.map { ContentWords.value($0, of: name) }
      }
      if name == "duration", case .number(let old) = before, case .number(let new) = after,
        ContentTolerance.areAlikeToTheMinute(old, new)
      {
        continue
      }
      let field = Change.Field(name: name, old: text(before), new: text(after))
      changes.append(
        Change(
          kind: .changed, part: .session, exercise: nil, setNumber: nil, old: field.old, new: field.new,
          fields: [field], line: ContentWords.change(of: name, field.old, field.new, mark: ":")))
    }
  }

  private mutating func add(_ exercise: ExerciseContent) {
    addedSets += exercise.sets.count
    let sets = ContentWords.sets(exercise.sets.count)
    changes.append(
      Change(
        kind: .added, part: .exercise, exercise: exercise.name, setNumber: nil, old: nil, new: sets, fields: [],
        line: "+ \(exercise.label), \(sets)"))
  }

  private mutating func remove(_ exercise: ExerciseContent) {
    removedSets += exercise.sets.count
    let sets = ContentWords.sets(exercise.sets.count)
    changes.append(
      Change(
        kind: .removed, part: .exercise, exercise: exercise.name, setNumber: nil, old: sets, new: nil, fields: [],
        line: "− \(exercise.label), \(sets)"))
  }

  /// Tells what happened to an exercise as a whole.
  mutating func tell(
    _ kind: Change.Kind, of exercise: ExerciseContent, _ old: String, _ new: String, words: (String, String) -> String
  ) {
    changes.append(
      Change(
        kind: kind, part: .exercise, exercise: exercise.name, setNumber: nil, old: old, new: new, fields: [],
        line: "\(exercise.label) \(words(ContentWords.brief(old), ContentWords.brief(new)))"))
  }
}
