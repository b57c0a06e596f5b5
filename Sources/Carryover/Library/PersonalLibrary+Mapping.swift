extension PersonalLibrary {
  /// Says what names of exercises mean, for what is there already and for every later import.
  ///
  /// Logged and planned exercises of such a name that belong to an exercise of the person's own, or to none, belong to
  /// the exercise that is meant from now on. The name as logged stays, and so does every set. What somebody gave another
  /// exercise of the catalogue keeps it. An exercise of the person's own that nothing belongs to any more is merged into
  /// the one that is meant: what only it said is kept there. Distances without a unit get the one that the entry says.
  ///
  /// Later imports of the same files find everything the same. Memory is that of the library.
  ///
  /// - Parameters:
  ///   - mapping: What names mean; what the library knew of other names stays.
  ///   - date: When it is said, for the receipt.
  /// - Returns: What became of each name; the receipt is the library's youngest where anything changed.
  @discardableResult
  public mutating func apply(_ mapping: ExerciseMapping, at date: Instant?) -> MappingOutcome {
    var work = MappingWork(self, mapping)
    let result = work.finish(at: date)
    self = result
    return work.outcome
  }
}

/// What a mapping did to a library.
public struct MappingOutcome: Hashable, Sendable {
  /// What one name means now.
  public struct Name: Hashable, Sendable {
    /// The name, as the mapping has it.
    public var name: String
    /// The exercise that is meant.
    public var exercise: Exercise
    /// How many logged exercises became its own.
    public var exercises = 0
    /// How many sets they have.
    public var sets = 0
    /// How many planned exercises became its own.
    public var planned = 0
    /// How many sets got the unit of their distance.
    public var distances = 0

    /// Whether nothing in the library is another than before.
    public var changesNothing: Bool { exercises == 0 && planned == 0 && distances == 0 }
  }

  /// What became of each name, in the order of the mapping.
  public internal(set) var names: [Name] = []
  /// The exercises that were merged into others, by name.
  public internal(set) var merged: [Exercise] = []
}

/// A mapping while it is applied.
private struct MappingWork {
  private let library: PersonalLibrary
  private let mapping: ExerciseMapping
  private var before: ExerciseMatcher
  private var after: ExerciseMatcher
  private var templates: [UniqueIdentifier: Exercise] = [:]
  private var places: [String: Int] = [:]
  /// The exercises that lost something, with the ones that got it.
  private var left: [UniqueIdentifier: Set<UniqueIdentifier>] = [:]
  /// The exercises that are meant and in use.
  private var meant: [UniqueIdentifier: Exercise] = [:]
  private(set) var outcome = MappingOutcome()

  init(_ library: PersonalLibrary, _ mapping: ExerciseMapping) {
    self.library = library
    self.mapping = mapping
    before = ExerciseMatcher(mapping: library.mapping)
    after = ExerciseMatcher(mapping: library.mapping.adding(mapping))
    for exercise in library.content.exercises { templates[exercise.id.value] = exercise }
    for entry in mapping.entries {
      places[foldedName(entry.name)] = outcome.names.count
      outcome.names.append(MappingOutcome.Name(name: entry.name, exercise: after.match(entry.name).exercise))
    }
  }

  /// The library with the mapping applied and remembered.
  mutating func finish(at date: Instant?) -> PersonalLibrary {
    var change = LibraryChange(library, receipt: Receipt(id: .zero, action: .mapping, date: date))
    change.choose(library.mapping.adding(mapping))
    var entries: [LedgerEntry] = []
    for old in library.content.sessions {
      let session = mapped(old)
      guard session != old else { continue }
      change.replace(with: .session(session))
      if let entry = correctedEntry(old, session) { entries.append(entry) }
    }
    for entity in library.content.entitiesBesideSessions {
      if let entity = mapped(entity) { change.replace(with: entity) }
    }
    merge(&change, at: date)
    var result = change.finish()
    for entry in entries { result.ledger[entry.id] = entry }
    return result
  }

  /// What its source says is what it said, with the units that the mapping says, unless it was edited since.
  private func correctedEntry(_ old: Session, _ new: Session) -> LedgerEntry? {
    let states = (old.fingerprint.description, new.fingerprint.description)
    guard states.0 != states.1, var entry = library.ledger[old.id.value], entry.state == states.0 else { return nil }
    entry.correctedFrom = entry.state
    entry.state = states.1
    return entry
  }

  private mutating func mapped(_ session: Session) -> Session {
    var session = session
    for section in session.sections.indices {
      for index in session.sections[section].exercises.indices {
        map(&session.sections[section].exercises[index])
      }
    }
    return session
  }

  private mutating func map(_ exercise: inout LoggedExercise) {
    guard let place = places[foldedName(exercise.name)] else { return }
    let match = after.match(exercise.name)
    if let new = target(of: exercise.name, exercise.exerciseID) {
      let old = exercise.exerciseID.flatMap { templates[$0.value] }
      if exercise.modality == nil || exercise.modality == old?.modality { exercise.modality = new.modality }
      exercise.exerciseID = new.id
      outcome.names[place].exercises += 1
      outcome.names[place].sets += exercise.setGroups.reduce(0) { $0 + $1.sets.count }
    }
    if exercise.exerciseID == match.exercise.id, let unit = match.distanceUnit {
      outcome.names[place].distances += exercise.setDistanceUnit(unit)
    }
  }

  private mutating func mapped(_ entity: Entity) -> Entity? {
    switch entity {
    case .module(var module):
      return map(&module.exercises) ? .module(module) : nil
    case .workout(var workout):
      return map(&workout.exercises) ? .workout(workout) : nil
    default:
      return nil
    }
  }

  private mutating func map(_ exercises: inout [ExerciseInstance]) -> Bool {
    var isChanged = false
    for index in exercises.indices {
      guard let place = places[foldedName(exercises[index].name)],
        let new = target(of: exercises[index].name, exercises[index].exerciseID)
      else { continue }
      exercises[index].exerciseID = new.id
      outcome.names[place].planned += 1
      isChanged = true
    }
    return isChanged
  }

  /// The exercise that a name means, where what it belongs to now is the person's own exercise of that name, or what the
  /// mapping said before, or nothing.
  private mutating func target(of name: String, _ current: Identifier<Exercise>?) -> Exercise? {
    let new = after.match(name).exercise
    if current == new.id {
      meant[new.id.value] = new
      return nil
    }
    if let current {
      let isOwn = templates[current.value].map { $0.isCustom && foldedName($0.name) == foldedName(name) } ?? true
      guard isOwn || before.match(name).exercise.id == current else { return nil }
      left[current.value, default: []].insert(new.id.value)
    }
    meant[new.id.value] = new
    return new
  }

  /// Adds the exercises that are meant, and merges into each those of the person's own that nothing belongs to any more.
  private mutating func merge(_ change: inout LibraryChange, at date: Instant?) {
    let used = change.exercisesInUse
    for (id, new) in meant.sorted(by: { $0.key < $1.key }) {
      var exercise = templates[id] ?? new
      for (old, targets) in left.sorted(by: { $0.key < $1.key }) where targets == [id] {
        guard !used.contains(old), let former = templates[old], former.isCustom else { continue }
        // What a friend shared is looked for by its origin when it comes again.
        if library.ledger[old]?.origin != nil { continue }
        AbsentFields.fill(&exercise, from: former)
        change.delete(
          old, tombstone: Tombstone(id: old, entity: .exercise, deletedAt: date, origin: former.origin))
        outcome.merged.append(former)
      }
      if exercise != templates[id] { change.replace(with: .exercise(exercise)) }
    }
    outcome.merged.sort { ($0.name, $0.id.value) < ($1.name, $1.id.value) }
  }
}
