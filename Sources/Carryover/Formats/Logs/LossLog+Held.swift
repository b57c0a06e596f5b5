import TextStreams

// What logs hold alike; whatever differs from the original is counted.
extension LossLog {
  /// A start with a time of day; `nil` where there is no start.
  mutating func heldStart(of session: Session) -> CivilMoment? {
    guard let start = session.start else { return nil }
    if start.time != nil { return start }
    add("session.start")
    return CivilMoment(date: start.date, time: CivilTime(hour: 0, minute: 0, second: 0))
  }

  /// An exercise without sets and notes: its name, and the template that is found by that.
  mutating func heldExercise(of original: LoggedExercise, _ matcher: inout ExerciseMatcher) -> LoggedExercise {
    var exercise = LoggedExercise(id: Identifier(.zero), name: original.name)
    if original.name.utf8.allSatisfy({ $0 == 32 || $0 == 9 }) {
      exercise.name = "Exercise"
      add("exercise.name")
    }
    let match = matcher.match(exercise.name)
    if let id = original.exerciseID, id != match.exercise.id { add("exercise.exerciseID") }
    if let modality = original.modality, modality != match.exercise.modality { add("exercise.modality") }
    exercise.exerciseID = match.exercise.id
    exercise.modality = match.exercise.modality
    return exercise
  }

  /// A number as it is read back; `nil` where the format has none such.
  mutating func held(_ value: Double?, _ field: String) -> Double? {
    guard let value else { return nil }
    let held = value >= 0 && value < 1e9 ? withoutConversionDust(value) : nil
    if held != value { add(field) }
    return held
  }

  /// Counts the measures of a set that was not done: it has nothing entered in it there, so that what was meant cannot
  /// be mistaken for what was done.
  mutating func addMeasures(of set: LoggedSet) {
    if let load = set.load { add(load) }
    if set.reps != nil { add("set.reps") }
    if let distance = set.distance { add(distance) }
    if set.duration != nil { add("set.duration") }
  }

  /// Counts a load that is left out.
  mutating func add(_ load: Load) {
    if load.value != nil { add("set.load.value") }
    if load.unit != nil { add("set.load.unit") }
    if load.kind != .external { add("set.load.kind") }
  }

  /// Counts a distance that is left out.
  mutating func add(_ distance: Distance) {
    add("set.distance.value")
    if distance.unit != nil { add("set.distance.unit") }
  }

  /// Counts the parts whose identifiers are not those that follow from their places; those that are left out, or run
  /// together with others, are told as such.
  fileprivate mutating func addIdentifiers(_ held: Session, _ original: Session) {
    add("section.id", count: zip(held.sections, original.sections).count { $0.id != $1.id })
    add("set.id", count: zip(held.allSets, original.allSets).count { $0.id != $1.id })
    // The exercise that holds each set.
    let places = held.sections.flatMap(\.exercises).flatMap { exercise in
      exercise.setGroups.flatMap(\.sets).map { _ in exercise }
    }
    var next = 0
    var known: Identifier<LoggedExercise>?
    for exercise in original.sections.flatMap(\.exercises) {
      let count = exercise.setGroups.reduce(0) { $0 + $1.sets.count }
      guard count > 0, places.indices.contains(next) else { continue }
      let place = places[next]
      next += count
      guard place.id != known else { continue }
      known = place.id
      if place.id != exercise.id { add("exercise.id") }
      add("group.id", count: zip(place.setGroups, exercise.setGroups).count { $0.id != $1.id })
    }
  }
}

extension Session {
  /// Takes the origin and the identifiers that reading the log gives.
  mutating func take(
    key: String, source: String, _ identity: SessionIdentity, _ original: Session, _ losses: inout LossLog
  ) {
    if let origin = original.origin, origin.source != source { losses.add("session.origin.source") }
    if let known = original.origin?.key, known != key { losses.add("session.origin.key") }
    if !original.isImported { losses.add("session.isImported") }
    isImported = true
    origin = Origin(source: source, key: key)
    assignIdentifiers(identity.identifier(key: key))
    if id == original.id { losses.addIdentifiers(self, original) } else { losses.add("session.id") }
  }
}

extension FormatCapabilities {
  /// What logs do not hold of repetitions.
  static let repsOfLogs = "they are zero or above there, and a set that was not done has none"
}

extension Load {
  /// Whether reading the weight as one of `kind` leaves its meaning: what a person is helped by is never what he lifts.
  func canBeRead(as kind: LoadKind) -> Bool {
    if let unit, unit.kilograms == nil { return false }
    switch self.kind {
    case .external, .added: return kind == .external || kind == .added
    default: return self.kind == kind
    }
  }
}
