extension ShareBundle {
  /// What a person knows the root by: `Beginner Strength`, or `Squat, 2025-03-01 Legs`.
  public var title: String {
    switch kind {
    case .program: content.programs.first { $0.id.value == root }?.name ?? ""
    case .workout: content.workouts.first { $0.id.value == root }?.name ?? ""
    case .module: content.modules.first { $0.id.value == root }?.name ?? ""
    case .session, .exercise, .set, .completedModule: content.sessions.first.map(title) ?? ""
    }
  }

  private func title(of session: Session) -> String {
    let whole = Entity.session(session).title
    guard kind != .session, let section = session.sections.first else { return whole }
    let part = kind == .completedModule ? section.name : section.exercises.first?.name
    return [part, whole].compactMap(\.self).joined(separator: ", ")
  }

  /// How many entities of each kind it carries, in the order of ``EntityKind/known``.
  public var counts: [(kind: EntityKind, count: Int)] {
    let entities = Dictionary(grouping: content.entities, by: \.kind)
    return EntityKind.known.compactMap { kind in entities[kind].map { (kind, $0.count) } }
  }

  /// What the root is made of, a line each, the parts of a part indented by two spaces.
  ///
  /// The names are the sender's: a screen shows them as plain text, a terminal without control characters.
  public var outline: [String] {
    let words = OutlineWords(content)
    switch kind {
    case .program: return content.programs.filter { $0.id.value == root }.flatMap(words.lines)
    case .workout: return content.workouts.filter { $0.id.value == root }.flatMap(words.lines)
    case .module: return content.modules.filter { $0.id.value == root }.flatMap(words.lines)
    case .session, .exercise, .set, .completedModule: return content.sessions.flatMap(words.lines)
    }
  }
}

/// Puts what is planned and what was done into lines.
private struct OutlineWords {
  private let modules: [Identifier<Module>: Module]
  private let workouts: [Identifier<Workout>: Workout]

  init(_ library: Library) {
    modules = Dictionary(library.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    workouts = Dictionary(library.workouts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  /// Each workout of a program where it stands first, and by its name where it stands again.
  func lines(_ program: Program) -> [String] {
    var seen: Set<Identifier<Workout>> = []
    return program.slots.flatMap { slot in
      let workout = slot.workoutID.flatMap { workouts[$0] }
      let day = [slot.week.map { "week \($0)" }, slot.weekday?.rawValue, slot.date.map { "\($0)" }]
        .compactMap(\.self).joined(separator: ", ")
      let line = (day.isEmpty ? "" : day + ": ") + (workout?.name ?? slot.workoutName)
      guard let workout, seen.insert(workout.id).inserted else { return [line] }
      return [line] + indented(lines(workout))
    }
  }

  func lines(_ workout: Workout) -> [String] {
    workout.moduleIDs.compactMap { modules[$0] }.flatMap { [$0.name] + indented(lines($0)) }
      + workout.exercises.map(line)
  }

  func lines(_ module: Module) -> [String] { module.exercises.map(line) }

  private func line(_ exercise: ExerciseInstance) -> String {
    let groups = exercise.setGroups.map(words).joined(separator: "; ")
    return groups.isEmpty ? exercise.name : "\(exercise.name): \(groups)"
  }

  /// `3 × 5, 100 kg, RPE 8`.
  private func words(_ group: SetGroup) -> String {
    var words = [group.reps.map { "\(group.sets) × \($0)" } ?? ContentWords.sets(group.sets)]
    if let load = group.load { words.append(ContentWords.load(load)) }
    if let distance = group.distance { words.append(ContentWords.distance(distance)) }
    if let seconds = group.duration ?? group.holdTime { words.append(ContentWords.time(seconds)) }
    if let rpe = group.rpe { words.append("RPE \(ContentWords.number(rpe))") }
    return words.joined(separator: ", ")
  }

  func lines(_ session: Session) -> [String] {
    session.sections.flatMap { section in
      let exercises = section.exercises.flatMap { exercise in
        [exercise.name] + indented(exercise.setGroups.flatMap(\.sets).map(ContentWords.set))
      }
      return section.name.map { [$0] + indented(exercises) } ?? exercises
    }
  }
}
