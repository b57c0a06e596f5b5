import TextStreams

/// Counts what a format does not hold of an entity, from the entity and what reading the format gives back.
///
/// A field that had a value and has another, or none, is lost. One that had none is told where the format cannot leave
/// it out, as with a weight that becomes 0.
struct HeldFields {
  /// The fields of which an added value is told.
  var required: Set<String> = []

  /// Counts the fields of an object, and of the objects in it but for the parts of a session.
  ///
  /// - Parameters:
  ///   - held: What is read back; `nil` where it is nothing.
  ///   - path: What the fields' paths begin with.
  ///   - ignored: A field that is not counted.
  func count<Object: DocumentObject>(
    _ original: Object, _ held: Object?, _ path: String, ignoring ignored: String = "", _ losses: inout LossLog
  ) {
    let new = held.map { FieldList.fields(of: $0, path) } ?? []
    let after = Dictionary(new.map { ($0.place, $0.json) }) { first, _ in first }
    var places: Set<String> = []
    for field in FieldList.fields(of: original, path) {
      places.insert(field.place)
      if after[field.place] ?? FieldList.unset != field.json, field.path != ignored { losses.add(field.path) }
    }
    for field in new where required.contains(field.path) && !places.contains(field.place) { losses.add(field.path) }
  }

  /// Counts an entity that is no session; the fields of an exercise of the library begin with `template`.
  func count(_ original: Entity, _ held: Entity?, _ losses: inout LossLog) {
    switch (original, held) {
    case (.exercise(let old), .exercise(let new)?): count(old, new, "template", &losses)
    case (.implement(let old), .implement(let new)?): count(old, new, "implement", &losses)
    case (.module(let old), .module(let new)?): count(old, new, "module", &losses)
    case (.workout(let old), .workout(let new)?): count(old, new, "workout", &losses)
    case (.program(let old), .program(let new)?): count(old, new, "program", &losses)
    case (.healthSnapshot(let old), .healthSnapshot(let new)?): count(old, new, "healthSnapshot", &losses)
    case (.tombstone(let old), .tombstone(let new)?): count(old, new, "tombstone", &losses)
    default: losses.add(original.kind)
    }
  }

  // MARK: Sessions

  /// Counts a session whose sets come back in their order, where the format leaves out some of them, and runs
  /// sections, exercises and groups together.
  ///
  /// - Parameter isHeld: Whether a set of the original is one of those that come back.
  func count(
    _ original: Session, _ held: Session, isHeld: (LoggedSet) -> Bool = { _ in true }, _ losses: inout LossLog
  ) {
    // Where the session's own identity is not held, that of its parts follows.
    let hasIdentity = original.id == held.id
    count(original, held, "session", &losses)
    losses.add("section", count: max(original.sections.count - held.sections.count, 0))
    countParts(original.sections, held.sections, "section", hasIdentity, &losses)
    var sets = HeldSets(held)
    let kept = original.sections.flatMap(\.exercises).map { $0.setGroups.flatMap(\.sets).filter(isHeld) }
    // Where each comes back with its sets, one without any is known by its place.
    let isWhole = kept.map(\.count) == sets.counts
    for (number, exercise) in original.sections.flatMap(\.exercises).enumerated() {
      let own = exercise.setGroups.flatMap(\.sets)
      let kept = kept[number]
      losses.add("set", count: own.count - kept.count)
      guard let place = isWhole ? sets.place(at: number) : sets.place(ofNext: kept.count) else {
        losses.add("exercise")
        continue
      }
      count(exercise, place.isNew ? place.exercise : nil, hasIdentity, &losses)
      for set in kept {
        count(set, sets.next(), "set", ignoring: hasIdentity ? "" : "set.id", &losses)
      }
    }
  }

  private func count(
    _ original: LoggedExercise, _ held: LoggedExercise?, _ hasIdentity: Bool, _ losses: inout LossLog
  ) {
    if let held {
      count(original, held, "exercise", ignoring: hasIdentity ? "" : "exercise.id", &losses)
      losses.add("group", count: max(original.setGroups.count - held.setGroups.count, 0))
    } else {
      losses.add("exercise")
      losses.add("group", count: original.setGroups.count - 1)
    }
    countParts(original.setGroups, held?.setGroups ?? [], "group", hasIdentity, &losses)
  }

  /// Counts the fields of parts in their order; the identity of one that is run together with another goes with it.
  private func countParts<Part: DocumentObject>(
    _ original: [Part], _ held: [Part], _ path: String, _ hasIdentity: Bool, _ losses: inout LossLog
  ) {
    for (index, part) in original.enumerated() {
      let other = held.indices.contains(index) ? held[index] : nil
      count(part, other, path, ignoring: hasIdentity && other != nil ? "" : "\(path).id", &losses)
    }
  }
}

/// The sets of a session as they come, each with the exercise that holds it.
private struct HeldSets {
  private let sets: [(exercise: Int, set: LoggedSet)]
  private let exercises: [LoggedExercise]
  private var index = 0
  private var claimed = -1

  init(_ session: Session) {
    exercises = session.sections.flatMap(\.exercises)
    sets = exercises.enumerated().flatMap { number, exercise in
      exercise.setGroups.flatMap(\.sets).map { (number, $0) }
    }
  }

  /// The exercise that holds the next of some sets, and whether it held none before; `nil` where there is none.
  mutating func place(ofNext count: Int) -> (exercise: LoggedExercise, isNew: Bool)? {
    guard count > 0, sets.indices.contains(index) else { return nil }
    let number = sets[index].exercise
    defer { claimed = number }
    return (exercises[number], number != claimed)
  }

  /// How many sets each exercise has.
  var counts: [Int] { exercises.map { $0.setGroups.reduce(0) { $0 + $1.sets.count } } }

  /// The exercise at a place.
  func place(at number: Int) -> (exercise: LoggedExercise, isNew: Bool)? { (exercises[number], true) }

  mutating func next() -> LoggedSet? {
    guard sets.indices.contains(index) else { return nil }
    defer { index += 1 }
    return sets[index].set
  }
}
