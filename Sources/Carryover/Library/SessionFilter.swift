public import TrainingModel

/// Which sessions of a history are wanted, and which exercises of them.
///
/// ``apply(to:)`` decides for each session on its own. The last so many of a history are known only at its end:
/// ``Selection`` counts them while sessions come one after another, and ``apply(toAll:)`` takes them from a list.
public struct SessionFilter: Hashable, Sendable {
  /// The first day; sessions before it, and undated ones, are dropped.
  public var since: CivilDate?
  /// The last day, which is wanted too; sessions after it, and undated ones, are dropped.
  public var until: CivilDate?
  /// How many sessions are wanted of those that pass: the last by start. Undated ones come before all others.
  public var lastCount: Int?
  private let names: Set<String>
  private let templates: Set<Identifier<Exercise>>

  /// Makes a filter; without arguments everything passes.
  ///
  /// - Parameters:
  ///   - since: The first day.
  ///   - until: The last day, which is wanted too.
  ///   - exercises: Names of exercises. Where there are any, a session keeps only those exercises, and is dropped when
  ///     it has none. A name means what was logged under it, without regard to case and accents, and everything that
  ///     is the same exercise by the mapping or the catalogue.
  ///   - lastCount: How many sessions are wanted at most.
  ///   - mapping: The person's own names of exercises.
  public init(
    since: CivilDate? = nil, until: CivilDate? = nil, exercises: [String] = [], lastCount: Int? = nil,
    mapping: ExerciseMapping = ExerciseMapping()
  ) {
    self.since = since
    self.until = until
    self.lastCount = lastCount
    var matcher = ExerciseMatcher(mapping: mapping)
    names = Set(exercises.map { foldedName($0) })
    templates = Set(exercises.map { matcher.match($0).exercise.id })
  }

  /// Whether everything passes.
  public var isEmpty: Bool { since == nil && until == nil && lastCount == nil && names.isEmpty }

  /// The session with the exercises that are wanted; `nil` where the session is not. `lastCount` has no say here.
  public func apply(to session: Session) -> Session? {
    guard isWanted(session.start?.date) else { return nil }
    guard !names.isEmpty else { return session }
    var session = session
    for section in session.sections.indices { session.sections[section].exercises.removeAll { !isWanted($0) } }
    session.sections.removeAll(where: \.exercises.isEmpty)
    return session.sections.isEmpty ? nil : session
  }

  /// What passes of a list, in its order.
  public func apply(toAll sessions: [Session]) -> [Session] {
    var selection = Selection(self)
    return sessions.compactMap { selection.add($0) } + selection.finish()
  }

  private func isWanted(_ day: CivilDate?) -> Bool {
    guard since != nil || until != nil else { return true }
    guard let day else { return false }
    return since.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true
  }

  /// Whether only some exercises are wanted.
  var choosesExercises: Bool { !names.isEmpty }

  /// Whether an exercise is wanted.
  func isWanted(_ exercise: LoggedExercise) -> Bool {
    if names.isEmpty { return true }
    if names.contains(foldedName(exercise.name)) { return true }
    let template = exercise.exerciseID ?? ExerciseCatalogue.shipped.exercise(named: exercise.name)?.id
    return template.map(templates.contains) ?? false
  }
}
