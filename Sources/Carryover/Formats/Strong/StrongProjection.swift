import TextStreams

/// Makes of a session what a file of Strong's can hold of it: what reading the file gives back.
struct StrongProjection: SessionProjection {
  private let flavour: StrongFlavour
  private var matcher: ExerciseMatcher
  private var clearer: FieldClearer
  private var sets: StrongSetProjection
  private let identity: SessionIdentity
  private var titles = SessionTitles()

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
    guard let start = losses.heldStart(of: original) else {
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
    session.title = titles.held(original.title, start, &losses)
    session.duration = projectedDuration(original.duration, &losses)
    session.notes = note(original.notes, "session.notes", &losses)
    // Sessions of one start are numbered in the order of their titles, which is the order in which readers give them.
    let key = identity.key(source: "strong", start: start, ordinal: titles.count(at: start))
    session.take(key: key, source: "strong", identity, original, &losses)
    return session
  }

  // MARK: The session

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
    case .apple: held = text.isEmpty ? nil : EscapedNote.unescaped(EscapedNote.escaped(text))
    case .hevy: if text.isEmpty || text == StrongFlavour.absentNote { held = nil }
    }
    if held != text { losses.add(field) }
    return held
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
    var exercise = losses.heldExercise(of: original, &matcher)
    exercise.notes = note(original.notes, "exercise.notes", &losses)
    losses.add("group", count: original.setGroups.count - 1)
    var group = LoggedSetGroup(id: Identifier(.zero))
    for (index, part) in original.setGroups.enumerated() {
      if flavour == .apple, let rest = part.restPeriod {
        if index == 0, last?.name != exercise.name {
          group.restPeriod = losses.held(rest, "group.restPeriod")
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
