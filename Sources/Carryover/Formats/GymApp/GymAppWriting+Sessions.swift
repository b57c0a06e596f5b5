import Foundation
import TextStreams

extension GymAppWriting {
  /// Appends a session.
  ///
  /// - Parameter start: When it began.
  func write(_ session: Session, start: Start, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(session.otherFields)
    let exact = extras.take("date")
    json.object { json in
      json.member("schemaVersion", GymAppReading.schemaVersion)
      json.identifier("id", session.id.value)
      json.required("workoutId", session.workoutID?.value)
      json.member("workoutName", session.title ?? "")
      if let exact, start.isExact { json.raw("date", exact) } else { json.member("date", start.seconds) }
      json.required("createdAt", session.createdAt)
      json.member("duration", Self.whole(session.duration.map { $0 / 60 }))
      json.member("overallFeeling", session.feeling)
      json.member("notes", session.notes)
      json.identifier("programId", session.programID?.value)
      json.member("isImported", session.isImported)
      json.objects("completedModules", session.sections) { json, section in write(section, to: &json) }
      json.extras(extras, usual: GymAppNames.sessionConstants, written: GymAppNames.session)
    }
  }

  /// When a session begins.
  struct Start {
    /// Seconds since 2001.
    var seconds: Double
    /// Whether that is as the app had it, which is more exact than what the session says.
    var isExact: Bool
  }

  /// When a session begins: as the app had it, where that is the second that the session says.
  func start(of session: Session, _ moment: CivilMoment, in zone: TimeZone) -> Start? {
    var extras = GymAppExtras(session.otherFields)
    if let json = extras.take("date"), let seconds = Double(json), let date = AppDate(secondsSince2001: seconds),
      let instant = date.instant, instant.wall(in: zone) == moment
    {
      return Start(seconds: seconds, isExact: true)
    }
    return Self.seconds(moment, in: zone).map { Start(seconds: $0, isExact: false) }
  }

  private func write(_ section: Section, to json: inout AppJSONWriter) {
    json.identifier("id", section.id.value)
    json.required("moduleId", section.moduleID?.value)
    json.member("moduleName", section.name ?? "")
    json.member("moduleType", GymAppSpelling.word(section.moduleType ?? .strength))
    json.objects("completedExercises", section.exercises) { json, exercise in write(exercise, to: &json) }
    json.member("notes", section.notes)
    json.extras(GymAppExtras(section.otherFields), written: GymAppNames.section)
  }

  private func write(_ exercise: LoggedExercise, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(exercise.otherFields)
    let measures = measures(of: exercise, &extras)
    json.identifier("id", exercise.id.value)
    write(exercise.exerciseID, as: "exerciseId", none: .zero, &extras, to: &json)
    json.member("exerciseName", exercise.name)
    json.member("exerciseType", exercise.exerciseType ?? .strength)
    json.list("primaryMuscles", GymAppSpelling.words(exercise.muscleGroups))
    json.list("secondaryMuscles", GymAppSpelling.words(exercise.secondaryMuscleGroups))
    write(exercise.implementIDs, &extras, to: &json)
    json.member("distanceUnit", measures.distanceUnit.flatMap(GymAppSpelling.word))
    json.identifier("supersetGroupId", exercise.supersetID)
    json.member("notes", exercise.notes)
    json.member("isBodyweight", measures.isBodyweight)
    json.objects("completedSetGroups", exercise.setGroups) { json, group in
      write(group, of: exercise, measures, to: &json)
    }
    json.extras(extras, usual: GymAppNames.exerciseConstants, written: GymAppNames.exercise)
  }

  /// Appends the template of an exercise, or what the app named there; and beside that the template, where reading could
  /// not find it otherwise.
  ///
  /// - Parameter none: What stands there for none, where the app cannot do without.
  func write(
    _ template: Identifier<Exercise>?, as name: String, none: UniqueIdentifier? = nil, _ extras: inout GymAppExtras,
    to json: inout AppJSONWriter
  ) {
    let kept = extras.take(name)
    if let kept { json.raw(name, kept) } else { json.identifier(name, template?.value ?? none) }
    guard let template, kept != nil || !ExerciseCatalogue.hasExercise(template.value) else { return }
    json.identifier(GymAppNames.statedTemplate, template.value)
  }

  /// Appends equipment: what the document has, and what the app had beside.
  func write(_ ids: [Identifier<Implement>], _ extras: inout GymAppExtras, to json: inout AppJSONWriter) {
    var list = ids.map { GymAppReading.json($0.value) }
    // The list that was kept is one of identifiers.
    if let others = extras.take("implementIds") { list.append(String(others.dropFirst().dropLast())) }
    json.raw("implementIds", "[\(list.filter { !$0.isEmpty }.joined(separator: ","))]")
  }

  /// What the numbers of an exercise's sets mean in the app.
  private func measures(of exercise: LoggedExercise, _ extras: inout GymAppExtras) -> GymAppReading.Measures {
    let sets = exercise.setGroups.flatMap(\.sets)
    let wanted = exercise.distanceUnit ?? sets.lazy.compactMap { $0.distance?.unit }.first
    let isBodyweight =
      sets.isEmpty
      ? extras.take("isBodyweight") == "true"
      : sets.allSatisfy { $0.load?.kind == .added || $0.load?.kind == .bodyweight }
    return GymAppReading.Measures(
      loadUnit: loadUnit, distanceUnit: wanted.flatMap(GymAppSpelling.written), isBodyweight: isBodyweight)
  }

  private func write(
    _ group: LoggedSetGroup, of exercise: LoggedExercise, _ measures: GymAppReading.Measures,
    to json: inout AppJSONWriter
  ) {
    var extras = GymAppExtras(group.otherFields)
    json.identifier("id", group.id.value)
    json.member("restPeriod", Self.whole(group.restPeriod))
    json.raw("isUnilateral", extras.take("isUnilateral") ?? "\(exercise.isUnilateral)")
    var number = GymAppSetNumber()
    json.objects("sets", group.sets) { json, set in write(set, measures, number.next(set.side), to: &json) }
    json.extras(extras, usual: GymAppNames.groupConstants, written: GymAppNames.group)
  }

  private func write(
    _ set: LoggedSet, _ measures: GymAppReading.Measures, _ number: Int, to json: inout AppJSONWriter
  ) {
    var extras = set.rare == nil ? GymAppExtras() : GymAppExtras(set.otherFields)
    json.identifier("id", set.id.value)
    json.raw("setNumber", extras.take("setNumber") ?? "\(number)")
    json.member("weight", weight(set.load, isBodyweight: measures.isBodyweight))
    json.member("reps", set.reps)
    // A half is no reason to make more of an effort than it was.
    json.member("rpe", Self.whole(set.rpe, .down))
    json.member("completed", set.isCompleted)
    json.member("duration", Self.whole(set.duration))
    json.member("distance", Self.distance(set.distance, in: measures.distanceUnit))
    json.member("restAfter", Self.whole(set.restAfter))
    if let rare = set.rare?.measures { write(rare, measures, extras.take("pace"), to: &json) }
    write(set.rare?.measures.measurables ?? [], to: &json)
    json.extras(extras, written: GymAppNames.set)
  }

  private func write(
    _ rare: SetMeasures, _ measures: GymAppReading.Measures, _ pace: String?, to json: inout AppJSONWriter
  ) {
    json.member("bandColor", rare.bandColor)
    json.member("holdTime", Self.whole(rare.holdTime))
    json.member("intensity", Self.whole(rare.intensity))
    json.member("height", rare.height)
    json.member("temperature", Self.whole(rare.temperature))
    json.member("quality", rare.quality)
    json.member("avgHeartRate", Self.whole(rare.heartRate))
    json.member("side", Self.side(rare.side))
    if let meters = measures.distanceUnit?.meters {
      json.member("pace", rare.pace.map { rounded($0 * meters / 1000, toMultipleOf: 1e-6) })
    } else if let pace {
      json.raw("pace", pace)
    }
  }

  private func write(_ measurables: [Measurable], to json: inout AppJSONWriter) {
    var named: Set<String> = []
    let values = measurables.filter { named.insert($0.name).inserted }
    json.object("implementMeasurableValues") { json in
      for value in values {
        json.object(value.name) { json in
          json.member("numericValue", value.value)
          json.member("stringValue", value.text)
        }
      }
    }
  }

  /// A side, where it is one that the app knows.
  private static func side(_ side: Side?) -> Side? {
    switch side {
    case .left, .right: side
    case .unknown, nil: nil
    }
  }

  /// The number of a distance in a unit; `nil` where it would be misread.
  static func distance(_ distance: Distance?, in unit: DistanceUnit?) -> Double? {
    guard let distance else { return nil }
    guard let unit else { return distance.unit == nil ? distance.value : nil }
    guard distance.unit?.meters != nil else { return nil }
    return distance.written(in: unit).value
  }
}
