import TextStreams

/// Makes of a history what BradOS can keep: by exercise, with numbers as identifiers.
struct BradOSLayout {
  /// The unit of its weights, which it does not say: the caller's, else that of most loads.
  let unit: LoadUnit?
  private(set) var exercises: [BradOSExercise] = []
  private(set) var histories: [BradOSHistory] = []
  /// The sessions that were laid out, by the numbers of their workouts.
  private(set) var sessions: [Int: Session] = [:]
  /// The templates, by their numbers.
  private(set) var templates: [Int: Exercise] = [:]
  private var zones: AppZones
  private var matcher: ExerciseMatcher
  private var workoutNumbers = StableIntegers()
  private var exerciseNumbers = StableIntegers()
  private var mesocycleNumbers = StableIntegers()
  private var places: [Int: Int] = [:]
  private var logged: [UniqueIdentifier: String] = [:]

  /// Whether a set is written: one that was not done cannot be told there from one that was.
  static func isHeld(_ set: LoggedSet) -> Bool { set.isCompleted }

  /// What there is to tell: times that a zone skips or repeats.
  var findings: [Diagnostic] { zones.findings }

  /// - Parameter unit: The unit that the caller wants weights in.
  /// - Throws: A question where neither a session with a time of day nor the caller says the zone.
  init(
    _ sessions: [Session], _ exercises: [Exercise], unit: LoadUnit?, zones: AppZones, matcher: ExerciseMatcher
  ) throws(ReadingFailure) {
    self.unit = unit ?? Self.commonUnit(sessions)
    self.zones = zones
    self.matcher = matcher
    for session in sessions {
      if let own = BradOSKey.number(session.origin, of: BradOSKey.workout) {
        workoutNumbers.claim(own, for: session.id.value)
      }
    }
    for exercise in exercises {
      if let own = BradOSKey.number(exercise.origin, of: BradOSKey.exercise) {
        exerciseNumbers.claim(own, for: exercise.id.value)
      }
    }
    for exercise in exercises { templates[exerciseNumbers.number(of: exercise.id.value)] = exercise }
    for session in inOrder(sessions) { try add(session) }
    nameExercises()
  }

  /// The unit of most loads that are written.
  private static func commonUnit(_ sessions: [Session]) -> LoadUnit? {
    var counts: [LoadUnit: Int] = [:]
    for set in sessions.flatMap(\.allSets) where isHeld(set) {
      if set.load?.value != nil, let unit = set.load?.unit, unit.kilograms != nil { counts[unit, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// Sessions with sets, in the order of time, and of their numbers where they begin at once.
  private mutating func inOrder(_ sessions: [Session]) -> [(number: Int, session: Session)] {
    var result: [(number: Int, session: Session)] = []
    for session in sessions where session.start != nil && session.allSets.contains(where: Self.isHeld) {
      result.append((workoutNumbers.number(of: session.id.value), session))
    }
    return result.sorted { left, right in
      guard let one = left.session.start, let other = right.session.start, one != other else {
        return left.number < right.number
      }
      return one < other
    }
  }

  // MARK: Sessions

  private mutating func add(_ entry: (number: Int, session: Session)) throws(ReadingFailure) {
    let session = entry.session
    guard let start = session.start else { return }
    sessions[entry.number] = session
    let dateText = start.time == nil ? "\(start)" : try zones.place(start, of: session).text
    var entries: [Int: BradOSEntry] = [:]
    for exercise in session.sections.flatMap(\.exercises) {
      let sets = exercise.setGroups.flatMap(\.sets).filter(Self.isHeld)
      guard !sets.isEmpty else { continue }
      let place = place(of: exercise)
      var added = entries[place] ?? self.entry(of: session, entry.number, exercise)
      (added.date, added.dateText) = (start, dateText)
      for set in sets { added.sets.append(self.set(set, number: added.sets.count + 1)) }
      entries[place] = added
    }
    for (place, entry) in entries { histories[place].entries.append(entry) }
  }

  private mutating func entry(of session: Session, _ number: Int, _ exercise: LoggedExercise) -> BradOSEntry {
    let place = BradOSPlace(session.otherFields)
    var entry = BradOSEntry(date: CivilMoment(date: .epoch))
    entry.workoutID = number
    entry.weekNumber = place.weekNumber
    entry.mesocycleID = place.mesocycleID ?? session.programID.map { mesocycleNumbers.number(of: $0.value) }
    entry.otherFields = exercise.otherFields.kept(beside: BradOSEntry.names)
    return entry
  }

  private func set(_ set: LoggedSet, number: Int) -> BradOSSet {
    var result = BradOSSet(number: number, weight: weight(set.load), reps: max(set.reps ?? 0, 0))
    result.otherFields = set.otherFields.kept(beside: BradOSSet.names)
    return result
  }

  /// A weight in the document's unit. What a person was helped by, or weighed, is not what was lifted.
  private func weight(_ load: Load?) -> Double {
    guard let load, load.kind == .external || load.kind == .added, load.value?.zeroOrAbove != nil else { return 0 }
    guard let unit, let own = load.unit else { return load.value ?? 0 }
    return own.kilograms == nil ? 0 : load.written(in: unit).value?.zeroOrAbove ?? 0
  }

  // MARK: Exercises

  private mutating func identifier(of exercise: LoggedExercise) -> UniqueIdentifier {
    exercise.exerciseID?.value ?? matcher.match(exercise.name).exercise.id.value
  }

  /// The place of an exercise's history; a new one where there is none.
  private mutating func place(of exercise: LoggedExercise) -> Int {
    let id = identifier(of: exercise)
    let number = exerciseNumbers.number(of: id)
    // The youngest name counts, of those that mean the exercise where there are such.
    if matcher.match(exercise.name).exercise.id.value == id || templates[number] == nil { logged[id] = exercise.name }
    if let place = places[number] { return place }
    places[number] = histories.count
    histories.append(BradOSHistory(exerciseID: number, exerciseName: exercise.name))
    if templates[number] == nil {
      templates[number] = Exercise(id: Identifier(id), name: exercise.name)
      templates[number]?.isCustom = matcher.match(exercise.name).exercise.isCustom
    }
    return histories.count - 1
  }

  /// Gives exercises and their histories the same names.
  private mutating func nameExercises() {
    for (number, template) in templates {
      var exercise = BradOSExercise(id: number, name: BradOSExercise.held(logged[template.id.value] ?? template.name))
      exercise.weightIncrement = template.weightIncrement.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      exercise.isCustom = template.isCustom
      exercise.otherFields = template.otherFields.kept(beside: BradOSExercise.names)
      exercises.append(exercise)
      if let place = places[number] { histories[place].exerciseName = exercise.name }
    }
    exercises.sort { ($0.name, $0.id ?? 0) < ($1.name, $1.id ?? 0) }
  }

  /// A session with its exercises as they come back: those of one number together, in the order of the histories.
  mutating func aligned(_ session: Session) -> (session: Session, displaced: Int) {
    var result = session
    var exercises: [(place: Int, index: Int, exercise: LoggedExercise)] = []
    for exercise in session.sections.flatMap(\.exercises) {
      let number = exerciseNumbers.number(of: identifier(of: exercise))
      exercises.append((places[number] ?? .max, exercises.count, exercise))
    }
    let sorted = exercises.sorted { ($0.place, $0.index) < ($1.place, $1.index) }
    for index in result.sections.indices { result.sections[index].exercises = [] }
    if !result.sections.isEmpty { result.sections[0].exercises = sorted.map(\.exercise) }
    return (result, zip(exercises, sorted).count { $0.index != $1.index })
  }
}
