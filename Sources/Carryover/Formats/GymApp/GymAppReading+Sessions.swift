import Foundation
import TextStreams

extension GymAppReading {
  /// A session; `nil` where it has no date, which is told.
  ///
  /// - Throws: A question where nobody says in which time zone it took place.
  func session(_ given: AppObject) throws(ReadingFailure) -> Session? {
    var object = given
    var extras = GymAppExtras()
    guard let start = try start(&object, &extras) else { return nil }
    object.findings.sessionStart = start
    defer { object.findings.sessionStart = nil }
    var key = identity.key(source: Self.source, start: start)
    let id: UniqueIdentifier? = object.take("id")
    if let id { key = "\(Self.source):\(id)" }
    var session = Session(id: id.map { Identifier($0) } ?? identity.identifier(key: key), start: start)
    session.timeZone = zone?.identifier
    session.origin = Origin(source: Self.source, key: key)
    takeVersion(&object)
    session.workoutID = Self.reference("workoutId", &object).map { Identifier($0) }
    session.title = Self.text("workoutName", &object)
    session.programID = object.take("programId", as: UniqueIdentifier.self).map { Identifier($0) }
    // The app counts minutes.
    session.duration = object.take("duration", as: Double.self).map { $0 * 60 }
    session.feeling = object.take("overallFeeling")
    session.notes = object.take("notes")
    session.createdAt = Self.instant("createdAt", &object)
    session.isImported = object.take("isImported") ?? false
    for (place, module) in object.objects("completedModules").enumerated() {
      session.sections.append(section(module, Place(session.id.value, place), start))
    }
    extras.keep(object.rest(), usual: GymAppNames.sessionConstants)
    session.otherFields = extras.packed
    return session
  }

  /// Where a part stands: in what, and as which.
  struct Place {
    var parent: UniqueIdentifier
    var number: Int

    init(_ parent: UniqueIdentifier, _ index: Int) {
      self.parent = parent
      number = index + 1
    }

    /// The identifier of what has none.
    var identifier: UniqueIdentifier { UniqueIdentifier(parent: parent, ordinal: number) }
  }

  /// When a session began. What the model's seconds do not say is kept beside: a fraction, and which of two times that
  /// the end of daylight saving repeats.
  private func start(
    _ object: inout AppObject, _ extras: inout GymAppExtras
  ) throws(ReadingFailure) -> CivilMoment? {
    let place = object.place
    guard let given = object.date("date") else {
      object.findings.report(.appEntityUnreadable, [object.path, "its date is missing"], at: place)
      return nil
    }
    var date = given.date
    if case .instant(let instant, let wall) = date, let second = Instant(seconds: instant.seconds) {
      date = .instant(second, wall: wall)
    }
    let start = try object.findings.moment(of: date, object.path("date"), at: given.place)
    if let start, let zone, let seconds = Double(given.json),
      ZonedMoment(start, in: zone).instant?.secondsSince2001 != seconds
    {
      extras.keep("date", given.json)
    }
    return start
  }

  /// Takes the version of a part; a later one is told.
  func takeVersion(_ object: inout AppObject) {
    guard let version: Int = object.take("schemaVersion"), version > Self.schemaVersion else { return }
    object.findings.report(.gymAppVersion, [object.path, "\(version)", "\(Self.schemaVersion)"], at: object.place)
  }

  func section(_ given: AppObject, _ place: Place, _ start: CivilMoment) -> Section {
    var object = given
    var extras = GymAppExtras()
    var section = Section(id: Identifier(object.take("id") ?? place.identifier))
    section.moduleID = Self.reference("moduleId", &object).map { Identifier($0) }
    section.name = Self.text("moduleName", &object)
    section.moduleType = object.take("moduleType", as: String.self).map(GymAppSpelling.moduleType)
    section.notes = object.take("notes")
    for (index, exercise) in object.objects("completedExercises").enumerated() {
      section.exercises.append(self.exercise(exercise, Place(section.id.value, index), start))
    }
    extras.keep(object.rest(), usual: [])
    section.otherFields = extras.packed
    return section
  }

  private func exercise(_ given: AppObject, _ place: Place, _ start: CivilMoment) -> LoggedExercise {
    var object = given
    var extras = GymAppExtras()
    let id: UniqueIdentifier? = object.take("id")
    var exercise = LoggedExercise(
      id: Identifier(id ?? place.identifier), name: object.require("exerciseName") ?? GymAppNames.unknownExercise)
    exercise.exerciseID = template("exerciseId", &object, &extras)
    exercise.exerciseType = object.take("exerciseType")
    exercise.muscleGroups = Self.muscles("primaryMuscles", &object)
    exercise.secondaryMuscleGroups = Self.muscles("secondaryMuscles", &object)
    exercise.implementIDs = implements(&object, &extras)
    exercise.distanceUnit = object.take("distanceUnit", as: String.self).map(GymAppSpelling.distanceUnit)
    exercise.supersetID = object.take("supersetGroupId")
    exercise.notes = object.take("notes")
    let isBodyweight: Bool = object.take("isBodyweight") ?? false
    let measures = Measures(
      loadUnit: loadUnits?.unit(on: start.date), distanceUnit: exercise.distanceUnit ?? distanceUnit,
      isBodyweight: isBodyweight)
    var groups: [LoggedGroup] = []
    for (index, group) in object.objects("completedSetGroups").enumerated() {
      groups.append(self.group(group, Place(exercise.id.value, index), measures))
    }
    exercise.isUnilateral = groups.contains(where: \.isUnilateral)
    exercise.setGroups = groups.map { $0.value(of: exercise) }
    if isBodyweight, exercise.setGroups.allSatisfy(\.sets.isEmpty) { extras.keep("isBodyweight", "true") }
    extras.keep(object.rest(), usual: GymAppNames.exerciseConstants)
    exercise.otherFields = extras.packed
    return exercise
  }

  /// What the numbers of an exercise's sets mean.
  struct Measures {
    var loadUnit: LoadUnit?
    var distanceUnit: DistanceUnit?
    var isBodyweight: Bool
  }

  /// A group of sets, of which the app says itself whether it is for one side at a time.
  private struct LoggedGroup {
    var group: LoggedSetGroup
    var isUnilateral: Bool
    var extras: GymAppExtras

    func value(of exercise: LoggedExercise) -> LoggedSetGroup {
      var (group, extras) = (group, extras)
      if isUnilateral != exercise.isUnilateral { extras.keep("isUnilateral", "\(isUnilateral)") }
      group.otherFields = extras.packed
      return group
    }
  }

  private func group(_ given: AppObject, _ place: Place, _ measures: Measures) -> LoggedGroup {
    var object = given
    var extras = GymAppExtras()
    var group = LoggedSetGroup(id: Identifier(object.take("id") ?? place.identifier))
    group.restPeriod = object.take("restPeriod")
    let isUnilateral: Bool = object.take("isUnilateral") ?? false
    var number = GymAppSetNumber()
    for (index, set) in object.objects("sets").enumerated() {
      group.sets.append(self.set(set, Place(group.id.value, index), measures, &number))
    }
    extras.keep(object.rest(), usual: GymAppNames.groupConstants)
    return LoggedGroup(group: group, isUnilateral: isUnilateral, extras: extras)
  }

  func set(
    _ given: AppObject, _ place: Place, _ measures: Measures, _ number: inout GymAppSetNumber
  ) -> LoggedSet {
    var object = given
    var extras = GymAppExtras()
    var set = LoggedSet(id: Identifier(object.take("id") ?? place.identifier))
    set.isCompleted = object.take("completed") ?? true
    let weight: Double? = object.take("weight")
    if weight != nil || measures.isBodyweight {
      set.load = Load(
        value: weight, unit: weight == nil ? nil : measures.loadUnit,
        kind: measures.isBodyweight ? weight == nil ? .bodyweight : .added : .external)
    }
    set.reps = object.take("reps")
    set.rpe = object.take("rpe")
    set.duration = object.take("duration")
    set.distance = object.take("distance", as: Double.self).map { Distance(value: $0, unit: measures.distanceUnit) }
    set.restAfter = object.take("restAfter")
    takeRare(&object, &set, measures, &extras)
    let written: Int? = object.take("setNumber")
    let usual = number.next(set.side)
    if let written, written != usual { extras.keep("setNumber", "\(written)") }
    extras.keep(object.rest(), usual: [])
    if !extras.fields.isEmpty { set.otherFields = extras.packed }
    return set
  }

  private func takeRare(
    _ object: inout AppObject, _ set: inout LoggedSet, _ measures: Measures, _ extras: inout GymAppExtras
  ) {
    var rare = SetMeasures()
    rare.bandColor = object.take("bandColor")
    rare.holdTime = object.take("holdTime")
    rare.intensity = object.take("intensity")
    rare.height = object.take("height")
    rare.temperature = object.take("temperature")
    rare.quality = object.take("quality")
    rare.heartRate = object.take("avgHeartRate")
    rare.side = object.take("side")
    if let meters = measures.distanceUnit?.meters {
      // The app writes seconds a unit of the exercise's distance.
      rare.pace = object.take("pace", as: Double.self).map { Self.pace($0, meters: meters) }
    }
    rare.measurables = measurables(&object)
    set.measures = rare
  }

  /// Seconds a kilometre, of seconds a unit of so many metres.
  static func pace(_ seconds: Double, meters: Double) -> Double { rounded(seconds * 1000 / meters, toMultipleOf: 1e-6) }

  private func measurables(_ object: inout AppObject) -> [Measurable] {
    object.entries("implementMeasurableValues").map { entry in
      var value = entry.value
      return Measurable(name: entry.name, value: value.take("numericValue"), text: value.take("stringValue"))
    }
  }
}

/// The numbers of a group's sets: from 1, the two sides of one set with the same.
struct GymAppSetNumber {
  private var number = 0
  private var last: Side?

  mutating func next(_ side: Side?) -> Int {
    if side != .right || last != .left { number += 1 }
    last = side
    return number
  }
}
