import TextStreams

/// Makes entities of what Spotter keeps. Its identifiers are kept; what has none gets one from its place.
///
/// A session without an identifier gets version 5 of `spotter:<start>`, with an ordinal behind it for the second and
/// later of one start. The recipe MUST NOT CHANGE.
struct SpotterAssembly {
  private let identity: SessionIdentity
  private let zoneName: String?
  private var templates: TemplateFinder
  private var matcher: ExerciseMatcher
  private var starts: [CivilMoment: Int] = [:]
  private var plans: [String: Int] = [:]
  /// The names of the exercises met so far, for sets that say but an identifier.
  private var names: [UniqueIdentifier: String] = [:]

  /// - Parameter zoneName: The zone that the caller says dates are of.
  init(matcher: ExerciseMatcher, zoneName: String?) {
    self.matcher = matcher
    self.zoneName = zoneName
    identity = matcher.identity
    templates = TemplateFinder(matcher)
  }

  /// The templates that exercises without one of their own were found to mean.
  mutating func takeTemplates() -> [Entity] {
    (templates.take() ?? []).filter { names[$0.id] == nil }
  }

  mutating func exercise(_ source: SpotterExercise) -> Exercise {
    let exercise = source.exercise(&matcher)
    if names.count < 100_000 { names[exercise.id.value] = exercise.name }
    return exercise
  }

  func snapshot(_ source: SpotterHealthSnapshot) -> HealthSnapshot { source.snapshot(identity) }

  // MARK: Sessions

  /// - Parameter complain: Is told of a set whose exercise has no name.
  mutating func session(_ source: SpotterSession, complain: (SpotterSet) -> Void = { _ in }) -> Session {
    var session = Session(id: Identifier(.zero))
    session.start = source.date
    session.timeZone = source.date.time == nil ? nil : zoneName
    session.duration = source.duration
    session.planDayName = source.planDayName
    session.feeling = source.sessionRPE
    session.notes = source.notes
    session.painTags = source.painTags
    session.completedAt = source.completedAt
    session.isImported = true
    session.otherFields = source.otherFields
    var section = Section(id: Identifier(.zero))
    section.exercises = exercises(source.sets, complain)
    session.sections = [section]
    assignIdentifiers(source, to: &session)
    return session
  }

  private mutating func assignIdentifiers(_ source: SpotterSession, to session: inout Session) {
    var key = source.id.map { "spotter:\($0)" }
    if key == nil {
      let ordinal = starts[source.date, default: 0] + 1
      starts[source.date] = ordinal
      key = identity.key(source: "spotter", start: source.date, ordinal: ordinal)
    }
    session.origin = Origin(source: "spotter", key: key)
    let own = session.sections[0].exercises.map { $0.setGroups[0].sets.map(\.id) }
    session.assignIdentifiers(source.id.map { Identifier($0) } ?? identity.identifier(key: key ?? ""))
    for (exercise, ids) in own.enumerated() {
      for (set, id) in ids.enumerated() where id.value != .zero {
        session.sections[0].exercises[exercise].setGroups[0].sets[set].id = id
      }
    }
  }

  /// Groups the sets: those that follow one another and are of one exercise are its sets.
  private mutating func exercises(_ sets: [SpotterSet], _ complain: (SpotterSet) -> Void) -> [LoggedExercise] {
    var exercises: [LoggedExercise] = []
    var last: (id: UniqueIdentifier?, name: String)?
    for set in SpotterOrder.sorted(sets) {
      let name = set.exerciseName ?? set.exerciseID.flatMap { names[$0] }
      if name == nil { complain(set) }
      let exercise = (set.exerciseID, name ?? "Exercise")
      if last.map({ $0 != exercise }) ?? true {
        let next = self.exercise(exercise.1, set.exerciseID)
        // One that names no template is of the same exercise as one that names the template that it means.
        if exercises.last.map({ ($0.exerciseID, $0.name) != (next.exerciseID, next.name) }) ?? true {
          exercises.append(next)
        }
        last = exercise
      }
      exercises[exercises.count - 1].setGroups[0].sets.append(loggedSet(set))
    }
    return exercises
  }

  private mutating func exercise(_ name: String, _ id: UniqueIdentifier?) -> LoggedExercise {
    var exercise = LoggedExercise(id: Identifier(.zero), name: name)
    exercise.exerciseID = id.map { Identifier($0) }
    exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero))]
    templates.match(&exercise)
    return exercise
  }

  private func loggedSet(_ source: SpotterSet) -> LoggedSet {
    var set = LoggedSet(id: Identifier(source.id ?? .zero))
    set.isCompleted = true
    set.load = source.weight.map { Load(value: $0, unit: source.weightUnit) }
    set.reps = source.reps
    set.rpe = source.rpe
    if let notes = source.notes { set.notes = notes }
    if let timestamp = source.timestamp { set.timestamp = timestamp }
    if !source.otherFields.fields.isEmpty { set.otherFields = source.otherFields }
    return set
  }

  // MARK: Plans

  /// A program and its workouts, one a day. Identifiers that are missing are made as those of a training plan are.
  mutating func program(_ source: SpotterPlan) -> (program: Program, workouts: [Workout]) {
    let id = source.id ?? planIdentifier(source.name)
    var program = Program(id: Identifier(id), name: source.name)
    program.daysPerWeek = source.daysPerWeek
    program.isActive = source.isActive ?? false
    program.otherFields = source.otherFields
    var workouts: [Workout] = []
    for (index, day) in source.days.enumerated() {
      let workout = workout(day, of: id, number: index + 1)
      var slot = ScheduledWorkout(
        id: Identifier(UniqueIdentifier(namespace: id, name: "slot:\(index + 1)".utf8)), workoutName: workout.name)
      slot.workoutID = workout.id
      program.slots.append(slot)
      workouts.append(workout)
    }
    return (program, workouts)
  }

  private mutating func planIdentifier(_ name: String) -> UniqueIdentifier {
    let key = "plan:\(foldedName(name))"
    let number = plans[key, default: 0] + 1
    plans[key] = number
    return UniqueIdentifier(namespace: identity.namespace, name: (number > 1 ? "\(key)#\(number)" : key).utf8)
  }

  private mutating func workout(_ day: SpotterDay, of plan: UniqueIdentifier, number: Int) -> Workout {
    let id = day.id ?? UniqueIdentifier(parent: plan, ordinal: number)
    var workout = Workout(id: Identifier(id), name: day.name)
    workout.otherFields = day.otherFields
    for (index, planned) in day.exercises.enumerated() {
      let id = planned.id ?? UniqueIdentifier(parent: id, ordinal: index + 1)
      var instance = ExerciseInstance(id: Identifier(id), name: planned.exerciseName)
      instance.exerciseID = planned.exerciseID.map { Identifier($0) }
      instance.notes = planned.notes
      instance.otherFields = planned.otherFields
      if let sets = planned.sets, sets > 0 {
        var group = SetGroup(id: Identifier(UniqueIdentifier(parent: id, ordinal: 1)), sets: sets)
        group.reps = planned.reps?.isEmpty == true ? nil : planned.reps
        instance.setGroups = [group]
      }
      templates.match(&instance)
      workout.exercises.append(instance)
    }
    return workout
  }
}

/// The order of the sets of a session.
enum SpotterOrder {
  /// The sets in the order in which they were done.
  ///
  /// Where each says its place in the session, that counts. Where each says its place among those of its exercise, the
  /// exercises come as they first appear, each with its sets in their places. Otherwise the sets come as they stand.
  static func sorted(_ sets: [SpotterSet]) -> [SpotterSet] {
    let indices = sets.compactMap(\.orderIndex)
    guard indices.count == sets.count, Set(indices).count < indices.count else { return sets.inOrder(of: \.orderIndex) }
    var order: [String] = []
    var byExercise: [String: [SpotterSet]] = [:]
    for set in sets {
      let key = set.exerciseID.map { "\($0)" } ?? "name:\(set.exerciseName ?? "")"
      if byExercise[key] == nil { order.append(key) }
      byExercise[key, default: []].append(set)
    }
    let isOfExercise = byExercise.values.allSatisfy { Set($0.compactMap(\.orderIndex)).count == $0.count }
    return isOfExercise ? order.flatMap { (byExercise[$0] ?? []).inOrder(of: \.orderIndex) } : sets
  }
}
