import TextStreams

extension GymAppReading {
  /// A planned workout; `nil` where it has no identifier or no name, which is told.
  func workout(_ given: AppObject) -> Workout? {
    var object = given
    var extras = GymAppExtras()
    takeVersion(&object)
    guard let (id, name) = identity(of: &object) else { return nil }
    var workout = Workout(id: Identifier(id), name: name)
    workout.isArchived = object.take("archived") ?? false
    workout.notes = object.take("notes")
    workout.createdAt = Self.instant("createdAt", &object)
    workout.updatedAt = Self.instant("updatedAt", &object)
    workout.origin = Origin(source: Self.source)
    let (modules, references) = modules(&object, id)
    workout.moduleIDs = modules
    if let references { extras.keep("moduleReferences", references) }
    workout.exercises = Self.inOrder(object.objects("standaloneExercises")).enumerated().compactMap { index, given in
      standalone(given, Place(id, index))
    }
    extras.keep(object.rest(), usual: GymAppNames.syncConstants)
    workout.otherFields = extras.packed
    return workout
  }

  /// The modules that a workout names, in their order; and the references as they came, where they say more than that.
  private func modules(_ object: inout AppObject, _ id: UniqueIdentifier) -> ([Identifier<Module>], String?) {
    let json = object.peekJSON("moduleReferences")
    let references = Self.inOrder(object.objects("moduleReferences"))
    let modules = references.compactMap { given -> Identifier<Module>? in
      var reference = given
      return (reference.require("moduleId") as UniqueIdentifier?).map { Identifier($0) }
    }
    var usual = AppJSONWriter()
    usual.moduleReferences(modules, of: id)
    return (modules, json == usual.text ? nil : json)
  }

  /// An exercise of a workout outside any module: the app puts it into another object.
  private func standalone(_ given: AppObject, _ place: Place) -> ExerciseInstance? {
    var object = given
    guard let exercise = object.object("exercise") else {
      object.findings.report(.appFieldUnreadable, [object.path, "its exercise is missing"], at: object.place)
      return nil
    }
    var extras = GymAppExtras()
    let own: UniqueIdentifier = exercise.peek("id") ?? place.identifier
    if let id: UniqueIdentifier = object.take("id"), id != own { extras.keep("standalone.id", Self.json(id)) }
    _ = object.take("order", as: Int.self)
    for field in object.rest().fields { extras.keep("standalone.\(field.name)", field.json) }
    return instance(exercise, place, beside: extras)
  }

  /// A program; `nil` where it has no identifier or no name, which is told.
  ///
  /// - Throws: A question where it begins on a day, and nobody says in which time zone.
  func program(_ given: AppObject) throws(ReadingFailure) -> Program? {
    var object = given
    var extras = GymAppExtras()
    takeVersion(&object)
    guard let (id, name) = identity(of: &object) else { return nil }
    var program = Program(id: Identifier(id), name: name)
    program.notes = object.take("programDescription")
    let weeks: Int? = object.take("durationWeeks") ?? object.take("duration")
    // The app cannot do without.
    program.weeks = weeks == 0 ? nil : weeks
    program.startDate = try startDate(&object, &extras)
    program.isActive = object.take("isActive") ?? false
    program.createdAt = Self.instant("createdAt", &object) ?? Self.instant("created", &object)
    program.updatedAt = Self.instant("updatedAt", &object) ?? Self.instant("updated", &object)
    program.origin = Origin(source: Self.source)
    let slots = Self.inOrder(object.objects("workoutSlots") + object.objects("moduleSlots"))
    program.slots = slots.enumerated().map { index, given in slot(given, Place(id, index), program.startDate) }
    takeProgression(&object, &program, &extras)
    extras.keep(object.rest(), usual: GymAppNames.programConstants)
    program.otherFields = extras.packed
    return program
  }

  private func startDate(
    _ object: inout AppObject, _ extras: inout GymAppExtras
  ) throws(ReadingFailure) -> CivilDate? {
    guard let given = object.date("startDate") else { return nil }
    let start = try object.findings.moment(of: given.date, object.path("startDate"), at: given.place)?.date
    if let start, let zone, let seconds = Double(given.json),
      ZonedMoment(CivilMoment(date: start), in: zone).instant?.secondsSince2001 != seconds
    {
      extras.keep("startDate", given.json)
    }
    return start
  }

  private func takeProgression(_ object: inout AppObject, _ program: inout Program, _ extras: inout GymAppExtras) {
    let enabled = object.list("progressionEnabledExercises", of: UniqueIdentifier.self)
    program.progressionEnabled = Set(enabled.map { Identifier($0) })
    for entry in object.entries("exerciseProgressionOverrides") {
      guard let id = UniqueIdentifier(entry.name) else {
        object.complain("exerciseProgressionOverrides", "\"\(entry.name.prefix(100))\" is no identifier (UUID)")
        continue
      }
      program.progressionOverrides[Identifier(id)] = rule(entry.value, of: id)
    }
    let isUsual = program.progressionEnabled.isEmpty && program.progressionOverrides.isEmpty
    if let isOn: Bool = object.take("progressionEnabled"), isOn == isUsual {
      extras.keep("progressionEnabled", "\(isOn)")
    }
  }

  /// What is raised: the app says by how many of a hundred, and at least by how much.
  private func rule(_ given: AppObject, of exercise: UniqueIdentifier) -> ProgressionRule {
    var object = given
    var extras = GymAppExtras()
    if let id: UniqueIdentifier = object.take("id"), id != exercise { extras.keep("id", Self.json(id)) }
    let percentage: Double = object.take("percentageIncrease") ?? 0
    let least: Double? = object.take("minimumIncrease")
    var rule = ProgressionRule(metric: object.take("targetMetric") ?? .weight, increment: percentage)
    rule.roundTo = object.take("roundingIncrement")
    if percentage == 0, let least {
      rule.increment = least
      rule.unit = rule.metric == .weight ? plannedUnit : nil
    } else {
      rule.unit = GymAppReading.percent
      if let least { extras.keep("minimumIncrease", Self.json(least)) }
    }
    extras.keep(object.rest(), usual: GymAppNames.ruleConstants)
    rule.otherFields = extras.packed
    return rule
  }

  /// What stands as the unit of an increment that is a part of a hundred.
  static let percent = LoadUnit.unknown("%")

  /// A number as JSON.
  static func json(_ number: Double) -> String {
    var buffer = OutputBuffer()
    buffer.append(number)
    return buffer.bytes.string
  }

  private func slot(_ given: AppObject, _ place: Place, _ start: CivilDate?) -> ScheduledWorkout {
    var object = given
    var extras = GymAppExtras()
    var slot = ScheduledWorkout(id: Identifier(object.take("id") ?? place.identifier), workoutName: "")
    takeContent(&object, &slot, &extras)
    slot.weekday = object.take("dayOfWeek", wanted: "a number from 0 to 6") { (day: Int) in
      GymAppSpelling.weekday(day) != nil
    }.flatMap(GymAppSpelling.weekday)
    slot.week = object.take("weekNumber")
    if let offset: Int = object.take("specificDateOffset") {
      slot.date = start.flatMap { Self.day($0, after: offset) }
      if slot.date == nil { extras.keep("specificDateOffset", "\(offset)") }
    }
    if let type: String = object.take("scheduleType"), type != GymAppNames.scheduleType(slot) {
      extras.keep("scheduleType", Self.json(type))
    }
    _ = object.take("order", as: Int.self)
    extras.keep(object.rest(), usual: [])
    slot.otherFields = extras.packed
    return slot
  }

  private static func day(_ start: CivilDate, after offset: Int) -> CivilDate? {
    let (days, overflow) = start.daysSince1970.addingReportingOverflow(offset)
    return overflow ? nil : CivilDate(daysSince1970: days)
  }

  /// What is done there: a workout; or a module, which the model has no place for.
  private func takeContent(_ object: inout AppObject, _ slot: inout ScheduledWorkout, _ extras: inout GymAppExtras) {
    slot.workoutID = Self.reference("workoutId", &object).map { Identifier($0) }
    slot.workoutName = object.take("workoutName") ?? ""
    guard let json = object.peekJSON("content"), var content = object.object("content") else { return }
    if var workout = content.object("workout") {
      slot.workoutID = Self.reference("id", &workout).map { Identifier($0) }
      slot.workoutName = workout.take("name") ?? ""
    } else {
      extras.keep("content", json)
      guard var module = content.object("module") else { return }
      slot.workoutName = module.take("name") ?? ""
    }
  }
}
