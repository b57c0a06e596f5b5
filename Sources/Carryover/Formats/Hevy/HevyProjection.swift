import TextStreams

/// Makes of a session what a file of Hevy's can hold of it: what reading the file gives back.
struct HevyProjection: SessionProjection {
  private var matcher: ExerciseMatcher
  private var clearer = FieldClearer(HevyWriter.capabilities)
  private var sets: HevySetProjection
  private let identity: SessionIdentity
  private var titles = SessionTitles()

  init(units: HevyUnits, matcher: ExerciseMatcher) {
    self.matcher = matcher
    identity = matcher.identity
    sets = HevySetProjection(units: units)
  }

  var findings: [Diagnostic] { [] }

  mutating func project(_ original: Session, losses: inout LossLog) -> Session? {
    guard let start = heldStart(of: original, &losses) else {
      losses.add("session")
      return nil
    }
    var session = original
    clearer.clear(&session, into: &losses)
    let (section, supersets) = section(original, &losses)
    session.sections = [section]
    guard !section.exercises.isEmpty else {
      losses.add("session")
      return nil
    }
    session.start = start
    session.title = titles.held(original.title, start, &losses)
    session.duration = duration(original.duration, from: start, &losses)
    session.notes = note(original.notes, "session.notes", &losses)
    // Sessions of one start are numbered in the order of their titles, which is the order in which readers give them.
    let key = identity.key(source: "hevy", start: start, ordinal: titles.count(at: start))
    session.take(key: key, source: "hevy", identity, original, &losses)
    session.assignSupersets(supersets.map { $0.map { "\($0)" } })
    let held = session.sections[0].exercises.map(\.supersetID)
    losses.add("exercise.supersetID", count: zip(held, supersets).count { $0 != nil && $0 != $1 })
    return session
  }

  // MARK: The session

  private func heldStart(of session: Session, _ losses: inout LossLog) -> CivilMoment? {
    guard let start = losses.heldStart(of: session), let time = start.time else { return nil }
    guard time.second != 0 else { return start }
    losses.add("session.start")
    let minute = CivilTime(hour: Int(time.hour), minute: Int(time.minute), second: 0)
    return CivilMoment(date: start.date, time: minute)
  }

  private func duration(_ duration: Double?, from start: CivilMoment, _ losses: inout LossLog) -> Double? {
    guard let duration else { return nil }
    var held: Double?
    if duration >= 60, duration < 1e9 {
      held = (duration / 60).rounded(.down) * 60
      if start.adding(seconds: held ?? 0) == nil { held = nil }
    }
    if held != duration { losses.add("session.duration") }
    return held
  }

  private func note(_ text: String?, _ field: String, _ losses: inout LossLog) -> String? {
    guard let text else { return nil }
    let held = text.isEmpty ? nil : EscapedNote.unescaped(text)
    if held != text { losses.add(field) }
    return held
  }

  // MARK: Its parts

  /// All exercises in one section, for the format has no sections, and the superset of each.
  private mutating func section(
    _ session: Session, _ losses: inout LossLog
  ) -> (section: Section, supersets: [UniqueIdentifier?]) {
    losses.add("section", count: max(session.sections.count - 1, 0))
    var section = Section(id: Identifier(.zero))
    var supersets: [UniqueIdentifier?] = []
    for exercise in session.sections.flatMap(\.exercises) {
      guard let held = project(exercise, &losses) else {
        losses.add("exercise")
        if exercise.supersetID != nil { losses.add("exercise.supersetID") }
        continue
      }
      section.exercises.append(held)
      supersets.append(exercise.supersetID)
    }
    return (section, supersets)
  }

  private mutating func project(_ original: LoggedExercise, _ losses: inout LossLog) -> LoggedExercise? {
    guard original.setGroups.contains(where: { !$0.sets.isEmpty }) else { return nil }
    var exercise = losses.heldExercise(of: original, &matcher)
    exercise.notes = note(original.notes, "exercise.notes", &losses)
    losses.add("group", count: original.setGroups.count - 1)
    var group = LoggedSetGroup(id: Identifier(.zero))
    for set in original.setGroups.flatMap(\.sets) {
      group.sets.append(sets.project(set, exercise: exercise.name, &losses))
    }
    exercise.setGroups = [group]
    return exercise
  }
}

extension CivilMoment {
  /// The moment so many seconds later by the same clock; `nil` without a time of day, or beyond the year 9999.
  func adding(seconds: Double) -> CivilMoment? {
    guard let time, seconds >= 0, seconds < 1e12 else { return nil }
    let total = date.daysSince1970 * 86_400 + time.secondOfDay + Int(seconds)
    let day = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    let second = total - day * 86_400
    guard let later = CivilDate(daysSince1970: day),
      let clock = CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    else { return nil }
    return CivilMoment(date: later, time: clock)
  }
}
