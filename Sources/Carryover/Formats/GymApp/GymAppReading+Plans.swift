import TextStreams

extension GymAppReading {
  /// A template of an exercise; `nil` where it has no identifier or no name, which is told.
  func template(_ given: AppObject) -> Exercise? {
    var object = given
    var extras = GymAppExtras()
    guard let (id, name) = identity(of: &object) else { return nil }
    // Of an exercise that Carryover knows it knows more than the app.
    if let known = ExerciseCatalogue.exercise(id) { return known }
    var exercise = Exercise(id: Identifier(id), name: name)
    exercise.exerciseType = object.take("exerciseType")
    if object.take("isBodyweight") ?? false { exercise.modality = .bodyweight }
    exercise.muscleGroups = Self.muscles("primaryMuscles", &object)
    exercise.secondaryMuscleGroups = Self.muscles("secondaryMuscles", &object)
    exercise.implementIDs = implements(&object, &extras)
    exercise.notes = object.take("defaultNotes")
    exercise.isCustom = object.take("isCustom") ?? false
    exercise.createdAt = Self.instant("createdAt", &object)
    exercise.updatedAt = Self.instant("updatedAt", &object)
    exercise.origin = Origin(source: Self.source)
    if let category: String = object.take("category"),
      category != GymAppSpelling.category(exercise.muscleGroups, exercise.exerciseType)
    {
      extras.keep("category", Self.json(category))
    }
    extras.keep(object.rest(), usual: GymAppNames.templateConstants)
    exercise.otherFields = extras.packed
    return exercise
  }

  /// Takes the identifier and the name of something that cannot be without.
  func identity(of object: inout AppObject) -> (UniqueIdentifier, String)? {
    let place = object.place
    guard let id: UniqueIdentifier = object.take("id") else {
      object.findings.report(.appEntityUnreadable, [object.path, "its identifier is missing"], at: place)
      return nil
    }
    guard let name = Self.text("name", &object) else {
      object.findings.report(.appEntityUnreadable, [object.path, "its name is missing"], at: place)
      return nil
    }
    return (id, name)
  }

  /// A text as JSON.
  static func json(_ text: String) -> String {
    var buffer = OutputBuffer()
    buffer.appendJSON(text)
    return buffer.bytes.string
  }

  /// A piece of equipment; `nil` where it has no identifier or no name, which is told.
  func implement(_ given: AppObject) -> Implement? {
    var object = given
    var extras = GymAppExtras()
    guard let (id, name) = identity(of: &object) else { return nil }
    var implement = Implement(id: Identifier(id), name: name)
    implement.isCustom = object.take("isCustom") ?? false
    implement.origin = Origin(source: Self.source)
    for (index, measurable) in object.objects("measurables").enumerated() {
      implement.measurables.append(self.measurable(measurable, Place(id, index)))
    }
    extras.keep(object.rest(), usual: [])
    implement.otherFields = extras.packed
    return implement
  }

  private func measurable(_ given: AppObject, _ place: Place) -> ImplementMeasurable {
    var object = given
    var extras = GymAppExtras()
    if let id: UniqueIdentifier = object.take("id"), id != place.identifier { extras.keep("id", Self.json(id)) }
    var measurable = ImplementMeasurable(name: object.require("name") ?? "")
    measurable.unit = Self.text("unit", &object)
    if object.take("isStringBased") ?? false { extras.keep("isStringBased", "true") }
    extras.keep(object.rest(), usual: [])
    measurable.otherFields = extras.packed
    return measurable
  }

  /// A module; `nil` where it has no identifier or no name, which is told.
  func module(_ given: AppObject) -> Module? {
    var object = given
    var extras = GymAppExtras()
    takeVersion(&object)
    guard let (id, name) = identity(of: &object) else { return nil }
    let type: String = object.require("type") ?? ModuleType.strength.rawValue
    var module = Module(id: Identifier(id), name: name, type: GymAppSpelling.moduleType(type))
    module.notes = object.take("notes")
    module.createdAt = Self.instant("createdAt", &object)
    module.updatedAt = Self.instant("updatedAt", &object)
    module.origin = Origin(source: Self.source)
    module.exercises = Self.inOrder(object.objects("exercises")).enumerated().map { index, exercise in
      instance(exercise, Place(id, index))
    }
    extras.keep(object.rest(), usual: GymAppNames.syncConstants)
    module.otherFields = extras.packed
    return module
  }

  /// Objects in the order that they say themselves, those that say none where they stand.
  static func inOrder(_ objects: [AppObject]) -> [AppObject] {
    let ordered = objects.enumerated().map { index, given in
      (order: given.peek("order", as: Int.self) ?? index, index: index, object: given)
    }
    return ordered.sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.object)
  }

  /// A planned exercise.
  ///
  /// - Parameter extras: What the app says of it outside of it.
  func instance(_ given: AppObject, _ place: Place, beside extras: GymAppExtras = GymAppExtras()) -> ExerciseInstance {
    var object = given
    var extras = extras
    takeVersion(&object)
    let id: UniqueIdentifier = object.take("id") ?? place.identifier
    let template = template("templateId", &object, &extras)
    let name =
      Self.text("name", &object) ?? Self.text("nameOverride", &object) ?? template.flatMap { index.name(of: $0.value) }
    var instance = ExerciseInstance(id: Identifier(id), name: name ?? GymAppNames.unknownExercise)
    instance.exerciseID = template
    instance.supersetID = object.take("supersetGroupId")
    instance.notes = object.take("notes")
    instance.updatedAt = Self.instant("updatedAt", &object)
    let groups = object.objects("setGroups").enumerated().map { index, group in
      plannedGroup(group, Place(id, index))
    }
    instance.isUnilateral = groups.contains(where: \.isUnilateral)
    instance.tracksRPE = groups.contains(where: \.tracksRPE)
    instance.setGroups = groups.map { $0.value(of: instance) }
    _ = object.take("order", as: Int.self)
    extras.keep(object.rest(), usual: GymAppNames.instanceConstants)
    instance.otherFields = extras.packed
    return instance
  }

  /// A group of planned sets, of which the app says itself what the model says of the exercise.
  private struct PlannedGroup {
    var group: SetGroup
    var isUnilateral: Bool
    var tracksRPE: Bool
    var extras: GymAppExtras

    func value(of exercise: ExerciseInstance) -> SetGroup {
      var (group, extras) = (group, extras)
      if isUnilateral != exercise.isUnilateral { extras.keep("isUnilateral", "\(isUnilateral)") }
      if tracksRPE != exercise.tracksRPE { extras.keep("trackRPE", "\(tracksRPE)") }
      group.otherFields = extras.packed
      return group
    }
  }

  private func plannedGroup(_ given: AppObject, _ place: Place) -> PlannedGroup {
    var object = given
    var extras = GymAppExtras()
    takeVersion(&object)
    var group = SetGroup(
      id: Identifier(object.take("id") ?? place.identifier), sets: object.require("sets") ?? 1)
    let reps: Int? = object.take("targetReps")
    let isOpen: Bool = object.take("isAMRAP") ?? false
    group.reps = reps.map { isOpen ? "\($0)+" : "\($0)" } ?? (isOpen ? "AMRAP" : nil)
    group.load = object.take("targetWeight", as: Double.self).map { Load(value: $0, unit: plannedUnit) }
    group.rpe = object.take("targetRPE")
    group.duration = object.take("targetDuration")
    let unit = object.take("targetDistanceUnit", as: String.self).map(GymAppSpelling.distanceUnit)
    let distance: Double? = object.take("targetDistance")
    group.distance = distance.map { Distance(value: $0, unit: unit ?? distanceUnit) }
    if group.distance == nil, let unit {
      extras.keep("targetDistanceUnit", Self.json(GymAppSpelling.word(unit) ?? unit.rawValue))
    }
    group.holdTime = object.take("targetHoldTime")
    group.restPeriod = object.take("restPeriod")
    group.notes = object.take("notes")
    let isUnilateral: Bool = object.take("isUnilateral") ?? false
    let tracksRPE: Bool = object.take("trackRPE") ?? true
    extras.keep(object.rest(), usual: GymAppNames.plannedGroupConstants)
    return PlannedGroup(group: group, isUnilateral: isUnilateral, tracksRPE: tracksRPE, extras: extras)
  }
}
