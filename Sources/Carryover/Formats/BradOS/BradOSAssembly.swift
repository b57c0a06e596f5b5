import TextStreams

/// Makes entities of what BradOS keeps by exercise.
///
/// A workout's identifier is version 5 of `brados:workout:<number>`, or of `brados:<start>` where it has no number. The
/// recipe MUST NOT CHANGE.
struct BradOSAssembly {
  private var matcher: ExerciseMatcher
  private let identity: SessionIdentity
  private let zoneName: String?
  private let loadUnits: LoadUnitSchedule?
  private var templates: [Int: Exercise] = [:]
  private var templatesByID: [Identifier<Exercise>: Exercise] = [:]
  private var sessions: [String: Session] = [:]
  /// Is told of a value that another of the same workout contradicts: the entry, the member's name.
  var complain: (BradOSEntry, String) -> Void = { _, _ in }

  /// - Parameters:
  ///   - zoneName: The zone that the caller says dates are of.
  ///   - loadUnits: The units of weights, of which the document says none.
  init(matcher: ExerciseMatcher, zoneName: String?, loadUnits: LoadUnitSchedule?) {
    self.matcher = matcher
    identity = matcher.identity
    self.zoneName = zoneName
    self.loadUnits = loadUnits
  }

  /// The templates by name, and the sessions in the order of time.
  mutating func entities(_ exercises: [BradOSExercise], _ histories: [BradOSHistory]) -> [Entity] {
    let logged = Set(histories.filter { !$0.entries.isEmpty }.map(\.exerciseID))
    for exercise in exercises { add(exercise, isLogged: logged.contains(exercise.id)) }
    for history in histories { add(history) }
    let sorted = sessions.values.sorted { left, right in
      let (first, second) = (
        BradOSKey.number(left.origin, of: BradOSKey.workout) ?? 0,
        BradOSKey.number(right.origin, of: BradOSKey.workout) ?? 0
      )
      guard let one = left.start, let other = right.start, one != other else { return first < second }
      return one < other
    }
    let named = templatesByID.values.sorted { ($0.name, $0.id.value) < ($1.name, $1.id.value) }
    return named.map(Entity.exercise) + sorted.map { .session(withIdentifiers($0)) }
  }

  // MARK: Exercises

  /// Adds an exercise: it is the one that its name means, unless another has this name already.
  ///
  /// - Parameter isLogged: Whether a session keeps the name that the app has for it.
  @discardableResult
  private mutating func add(_ source: BradOSExercise, isLogged: Bool) -> Exercise {
    var exercise = matcher.match(source.name).exercise
    if !isLogged { exercise.name = source.name }
    if templatesByID[exercise.id] != nil, let number = source.id {
      let name = BradOSKey.exercise(number)
      exercise = Exercise(
        id: Identifier(UniqueIdentifier(namespace: identity.namespace, name: name.utf8)), name: source.name)
      exercise.isCustom = true
    }
    exercise.weightIncrement = source.weightIncrement
    exercise.isCustom = source.isCustom ?? exercise.isCustom
    exercise.otherFields = source.otherFields
    if let number = source.id {
      exercise.origin = Origin(source: BradOSKey.source, key: BradOSKey.exercise(number))
      if templates[number] == nil { templates[number] = exercise }
    }
    if templatesByID[exercise.id] == nil { templatesByID[exercise.id] = exercise }
    return exercise
  }

  private mutating func template(of history: BradOSHistory) -> Exercise {
    if let known = history.exerciseID.flatMap({ templates[$0] }) { return known }
    let match = matcher.match(BradOSExercise.held(history.exerciseName ?? "")).exercise
    if history.exerciseID == nil, let known = templatesByID[match.id] { return known }
    return add(
      BradOSExercise(id: history.exerciseID, name: BradOSExercise.held(history.exerciseName ?? "")), isLogged: true)
  }

  // MARK: Sessions

  private mutating func add(_ history: BradOSHistory) {
    let template = template(of: history)
    for entry in history.entries {
      let key = entry.workoutID.map(BradOSKey.workout) ?? identity.key(source: BradOSKey.source, start: entry.date)
      var session = sessions[key] ?? self.session(entry, key)
      check(entry, against: session)
      var exercise = LoggedExercise(id: Identifier(.zero), name: history.exerciseName ?? template.name)
      exercise.exerciseID = template.id
      exercise.modality = template.modality
      exercise.otherFields = entry.otherFields
      var group = LoggedSetGroup(id: Identifier(.zero))
      group.sets = entry.sets.map { loggedSet($0, on: entry.date.date) }
      exercise.setGroups = [group]
      session.sections[0].exercises.append(exercise)
      sessions[key] = session
    }
  }

  private func session(_ entry: BradOSEntry, _ key: String) -> Session {
    var session = Session(id: identity.identifier(key: key), start: entry.date)
    session.timeZone = entry.date.time == nil ? nil : zoneName
    session.isImported = true
    session.origin = Origin(source: BradOSKey.source, key: key)
    session.otherFields = BradOSPlace(entry).otherFields
    session.sections = [Section(id: Identifier(.zero))]
    return session
  }

  /// Tells what an entry says otherwise than the first of its workout.
  private func check(_ entry: BradOSEntry, against session: Session) {
    if session.start != entry.date { complain(entry, "date") }
    let place = BradOSPlace(session.otherFields)
    if place.weekNumber != entry.weekNumber { complain(entry, "week_number") }
    if place.mesocycleID != entry.mesocycleID { complain(entry, "mesocycle_id") }
  }

  private func loggedSet(_ source: BradOSSet, on day: CivilDate) -> LoggedSet {
    var set = LoggedSet(id: Identifier(.zero))
    set.isCompleted = true
    set.load = source.weight.map { Load(value: $0, unit: loadUnits?.unit(on: day)) }
    set.reps = source.reps
    if !source.otherFields.fields.isEmpty { set.otherFields = source.otherFields }
    return set
  }

  private func withIdentifiers(_ session: Session) -> Session {
    var session = session
    session.assignIdentifiers(session.id)
    return session
  }
}

/// Where in a plan of BradOS a workout stands, which the model has no fields for: kept under the app's own names.
struct BradOSPlace: Hashable {
  var weekNumber: Int?
  var mesocycleID: Int?

  init(_ entry: BradOSEntry) {
    (weekNumber, mesocycleID) = (entry.weekNumber, entry.mesocycleID)
  }

  /// Takes it out of a session's fields.
  init(_ fields: OtherFields) {
    func number(_ name: String) -> Int? { fields.fields.first { $0.name == name }.flatMap { Int($0.json) } }
    (weekNumber, mesocycleID) = (number("week_number"), number("mesocycle_id"))
  }

  var otherFields: OtherFields {
    let numbers = [("week_number", weekNumber), ("mesocycle_id", mesocycleID)]
    return OtherFields(
      numbers.compactMap { name, number in number.map { OtherFields.Field(name: name, json: "\($0)") } })
  }
}
