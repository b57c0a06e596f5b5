import TextStreams

/// Makes of a session what a file of Strong's can hold of it: what reading the file gives back.
struct StrongProjection: SessionProjection {
  private let flavour: StrongFlavour
  private var matcher: ExerciseMatcher
  private var clearer: FieldClearer
  private var sets: StrongSetProjection
  private let identity: SessionIdentity
  /// The titles of the sessions so far, by their starts: what tells sessions apart there.
  private var titles: [CivilMoment: Set<String?>] = [:]

  /// - Parameter unit: The unit of the file's loads; that of the first load when `nil`.
  init(_ flavour: StrongFlavour, unit: LoadUnit?, matcher: ExerciseMatcher) {
    self.flavour = flavour
    self.matcher = matcher
    identity = matcher.identity
    clearer = FieldClearer(flavour.capabilities)
    sets = StrongSetProjection(flavour: flavour, unit: unit)
  }

  var findings: [Diagnostic] {
    guard flavour == .apple, let unit = sets.unit else { return [] }
    return [Diagnostic(.strongUnitNotWritten, [unit.rawValue])]
  }

  mutating func project(_ original: Session, losses: inout LossLog) -> Session? {
    guard let start = projectedStart(original.start, &losses) else {
      losses.add("session")
      return nil
    }
    var session = original
    clearer.clear(&session, into: &losses)
    session.sections = [section(original, &losses)]
    guard !session.sections[0].exercises.isEmpty else {
      losses.add("session")
      return nil
    }
    session.start = start
    session.title = projectedTitle(original.title, start, &losses)
    session.duration = projectedDuration(original.duration, &losses)
    session.notes = note(original.notes, "session.notes", &losses)
    projectOrigin(&session, original, start, &losses)
    return session
  }

  // MARK: The session

  private func projectedStart(_ start: CivilMoment?, _ losses: inout LossLog) -> CivilMoment? {
    guard let start else { return nil }
    if start.time != nil { return start }
    losses.add("session.start")
    return CivilMoment(date: start.date, time: CivilTime(hour: 0, minute: 0, second: 0))
  }

  private mutating func projectedTitle(
    _ title: String?, _ start: CivilMoment, _ losses: inout LossLog
  ) -> String? {
    let plain = title?.isEmpty == true ? nil : title
    var held = plain
    var number = 2
    while !titles[start, default: []].insert(held).inserted {
      held = "\(plain ?? "Workout") (\(number))"
      number += 1
    }
    if held != title { losses.add("session.title") }
    return held
  }

  private func projectedDuration(_ duration: Double?, _ losses: inout LossLog) -> Double? {
    guard let duration else { return nil }
    var held: Double?
    if duration >= 60, duration < 1e9 {
      held = (duration / 60).rounded(.down) * 60
    } else if duration >= 1, duration < 60 {
      held = duration.rounded(.down)
    }
    if held != duration { losses.add("session.duration") }
    return held
  }

  private func note(_ text: String?, _ field: String, _ losses: inout LossLog) -> String? {
    guard let text else { return nil }
    var held: String? = text
    switch flavour {
    case .apple: held = text.isEmpty ? nil : StrongNote.unescaped(StrongNote.escaped(text))
    case .hevy: if text.isEmpty || text == StrongFlavour.absentNote { held = nil }
    }
    if held != text { losses.add(field) }
    return held
  }

  private func projectOrigin(
    _ session: inout Session, _ original: Session, _ start: CivilMoment, _ losses: inout LossLog
  ) {
    // Sessions of one start are numbered in the order of their titles, which is the order in which readers give them.
    let key = identity.key(source: "strong", start: start, ordinal: titles[start]?.count ?? 1)
    if let origin = original.origin, origin.source != "strong" { losses.add("session.origin.source") }
    if let known = original.origin?.key, known != key { losses.add("session.origin.key") }
    if !original.isImported { losses.add("session.isImported") }
    session.isImported = true
    session.origin = Origin(source: "strong", key: key)
    session.assignIdentifiers(identity.identifier(key: key))
    if session.id == original.id { countIdentifiers(session, original, &losses) } else { losses.add("session.id") }
  }

  /// Counts the parts whose identifiers are not those that follow from their places.
  private func countIdentifiers(_ held: Session, _ original: Session, _ losses: inout LossLog) {
    func count(_ field: String, _ left: [UniqueIdentifier], _ right: [UniqueIdentifier]) {
      losses.add(field, count: zip(left, right).count { $0 != $1 })
    }
    func exercises(_ session: Session) -> [LoggedExercise] { session.sections.flatMap(\.exercises) }
    func groups(_ session: Session) -> [LoggedSetGroup] { exercises(session).flatMap(\.setGroups) }
    count("section.id", held.sections.map(\.id.value), original.sections.map(\.id.value))
    count("exercise.id", exercises(held).map(\.id.value), exercises(original).map(\.id.value))
    count("group.id", groups(held).map(\.id.value), groups(original).map(\.id.value))
    count("set.id", held.allSets.map(\.id.value), original.allSets.map(\.id.value))
  }

  // MARK: Its parts

  /// All exercises in one section, for the format has no sections.
  private mutating func section(_ session: Session, _ losses: inout LossLog) -> Section {
    losses.add("section", count: max(session.sections.count - 1, 0))
    var result = Section(id: Identifier(.zero))
    for section in session.sections {
      for exercise in section.exercises {
        guard let held = project(exercise, after: result.exercises.last, &losses) else {
          losses.add("exercise")
          continue
        }
        if let last = result.exercises.last, last.name == held.name, !StrongOrder.isApart(held, from: last) {
          losses.add("exercise")
          result.exercises[result.exercises.count - 1].absorb(held)
        } else {
          result.exercises.append(held)
        }
      }
    }
    return result
  }

  private mutating func project(
    _ original: LoggedExercise, after last: LoggedExercise?, _ losses: inout LossLog
  ) -> LoggedExercise? {
    guard original.setGroups.contains(where: { !$0.sets.isEmpty }) else { return nil }
    var exercise = LoggedExercise(id: Identifier(.zero), name: original.name)
    if original.name.utf8.allSatisfy({ $0 == 32 || $0 == 9 }) {
      exercise.name = "Exercise"
      losses.add("exercise.name")
    }
    exercise.notes = note(original.notes, "exercise.notes", &losses)
    let match = matcher.match(exercise.name)
    if let id = original.exerciseID, id != match.exercise.id { losses.add("exercise.exerciseID") }
    if let modality = original.modality, modality != match.exercise.modality { losses.add("exercise.modality") }
    exercise.exerciseID = match.exercise.id
    exercise.modality = match.exercise.modality
    losses.add("group", count: original.setGroups.count - 1)
    var group = LoggedSetGroup(id: Identifier(.zero))
    for (index, part) in original.setGroups.enumerated() {
      if flavour == .apple, let rest = part.restPeriod {
        if index == 0, last?.name != exercise.name {
          group.restPeriod = sets.number(rest, "group.restPeriod", &losses)
        } else {
          losses.add("group.restPeriod")
        }
      }
      for set in part.sets { group.sets.append(sets.project(set, exercise: exercise.name, &losses)) }
    }
    exercise.setGroups = [group]
    return exercise
  }
}

extension LoggedExercise {
  /// Adds the sets and notes of an exercise that a reader cannot tell from this one.
  fileprivate mutating func absorb(_ other: LoggedExercise) {
    guard !setGroups.isEmpty else { return }
    setGroups[0].sets += other.setGroups.flatMap(\.sets)
    guard let more = other.notes, more != notes else { return }
    notes = notes.map { $0 + "\n" + more } ?? more
  }
}

/// The Set Order column: numbers, and letters in their place.
enum StrongOrder {
  /// Whether a set has a number, and not a letter.
  static func isNumbered(_ set: LoggedSet) -> Bool { set.kind != .warmup && set.kind != .drop && !set.toFailure }

  /// Whether a reader sees that an exercise is not the same one going on: its number falls back to 1.
  static func isApart(_ next: LoggedExercise, from last: LoggedExercise) -> Bool {
    let before = last.setGroups.flatMap(\.sets)
    let after = next.setGroups.flatMap(\.sets)
    guard before.contains(where: isNumbered), before.last?.kind != .warmup else { return false }
    guard let first = after.firstIndex(where: isNumbered) else { return false }
    return after[..<first].allSatisfy { $0.kind == .warmup }
  }
}

/// Notes as iOS writes them: a line break is the two characters `\n`.
enum StrongNote {
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(10) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result += "\\n" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        if scalar == "n" {
          result.unicodeScalars.append("\n")
          continue
        }
        result.unicodeScalars.append("\\")
      }
      if scalar == "\\" { isEscape = true } else { result.unicodeScalars.append(scalar) }
    }
    return isEscape ? result + "\\" : result
  }
}
