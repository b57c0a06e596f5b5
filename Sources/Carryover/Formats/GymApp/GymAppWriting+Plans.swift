import TextStreams

extension GymAppWriting {
  /// Appends a template of an exercise.
  func write(_ exercise: Exercise, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(exercise.otherFields)
    json.object { json in
      json.identifier("id", exercise.id.value)
      json.member("name", exercise.name)
      if let category = extras.take("category") {
        json.raw("category", category)
      } else {
        json.member("category", GymAppSpelling.category(exercise.muscleGroups, exercise.exerciseType))
      }
      json.member("exerciseType", exercise.exerciseType ?? .strength)
      json.list("primaryMuscles", GymAppSpelling.words(exercise.muscleGroups))
      json.list("secondaryMuscles", GymAppSpelling.words(exercise.secondaryMuscleGroups))
      write(exercise.implementIDs, &extras, to: &json)
      json.member("isBodyweight", exercise.modality == .bodyweight)
      json.member("defaultNotes", exercise.notes)
      json.member("isCustom", exercise.isCustom)
      json.required("createdAt", exercise.createdAt)
      json.required("updatedAt", exercise.updatedAt)
      json.extras(extras, usual: GymAppNames.templateConstants, written: GymAppNames.template)
    }
  }

  /// Appends a piece of equipment.
  func write(_ implement: Implement, to json: inout AppJSONWriter) {
    json.object { json in
      json.identifier("id", implement.id.value)
      json.member("name", implement.name)
      json.member("isCustom", implement.isCustom)
      json.objects("measurables", Array(implement.measurables.enumerated())) { json, measurable in
        write(measurable.element, GymAppReading.Place(implement.id.value, measurable.offset), to: &json)
      }
      json.extras(GymAppExtras(implement.otherFields), written: GymAppNames.implement)
    }
  }

  private func write(_ measurable: ImplementMeasurable, _ place: GymAppReading.Place, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(measurable.otherFields)
    json.raw("id", extras.take("id") ?? GymAppReading.json(place.identifier))
    json.member("name", measurable.name)
    json.member("unit", measurable.unit ?? "")
    json.raw("isStringBased", extras.take("isStringBased") ?? "false")
    json.extras(extras, written: GymAppNames.measurable)
  }

  /// Appends a module.
  func write(_ module: Module, to json: inout AppJSONWriter) {
    json.object { json in
      json.member("schemaVersion", GymAppReading.schemaVersion)
      json.identifier("id", module.id.value)
      json.member("name", module.name)
      json.member("type", GymAppSpelling.word(module.type))
      json.objects("exercises", Array(module.exercises.enumerated())) { json, exercise in
        var extras = GymAppExtras(exercise.element.otherFields)
        write(exercise.element, order: exercise.offset, &extras, to: &json)
      }
      json.member("notes", module.notes)
      json.required("createdAt", module.createdAt)
      json.required("updatedAt", module.updatedAt)
      json.extras(
        GymAppExtras(module.otherFields), usual: GymAppNames.syncConstants, written: GymAppNames.module)
    }
  }

  /// Appends the members of a planned exercise.
  func write(_ exercise: ExerciseInstance, order: Int, _ extras: inout GymAppExtras, to json: inout AppJSONWriter) {
    json.member("schemaVersion", GymAppReading.schemaVersion)
    json.identifier("id", exercise.id.value)
    write(exercise.exerciseID, as: "templateId", &extras, to: &json)
    json.member("name", exercise.name)
    json.objects("setGroups", exercise.setGroups) { json, group in write(group, of: exercise, to: &json) }
    json.identifier("supersetGroupId", exercise.supersetID)
    json.member("order", order)
    json.member("notes", exercise.notes)
    json.required("updatedAt", exercise.updatedAt)
    json.extras(extras, usual: GymAppNames.instanceConstants, written: GymAppNames.instance)
  }

  private func write(_ group: SetGroup, of exercise: ExerciseInstance, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(group.otherFields)
    let reps = Self.reps(group.reps)
    json.identifier("id", group.id.value)
    json.member("sets", group.sets)
    json.member("targetReps", reps.number)
    json.member("isAMRAP", reps.isOpen)
    json.member("targetWeight", weight(group.load, isBodyweight: false))
    json.member("targetRPE", Self.whole(group.rpe, .down))
    json.member("targetDuration", Self.whole(group.duration))
    let unit = group.distance?.unit.flatMap(GymAppSpelling.written)
    let distance = Self.distance(group.distance, in: unit)
    json.member("targetDistance", distance)
    if let unit = extras.take("targetDistanceUnit"), distance == nil {
      json.raw("targetDistanceUnit", unit)
    } else if distance != nil {
      json.member("targetDistanceUnit", unit.flatMap(GymAppSpelling.word))
    }
    json.member("targetHoldTime", Self.whole(group.holdTime))
    json.member("restPeriod", Self.whole(group.restPeriod))
    json.member("notes", group.notes)
    json.raw("isUnilateral", extras.take("isUnilateral") ?? "\(exercise.isUnilateral)")
    json.raw("trackRPE", extras.take("trackRPE") ?? "\(exercise.tracksRPE)")
    json.extras(extras, usual: GymAppNames.plannedGroupConstants, written: GymAppNames.plannedGroup)
  }

  /// How many repetitions a text plans: a number, a least number with more allowed, or as many as possible.
  private static func reps(_ text: String?) -> (number: Int?, isOpen: Bool) {
    guard let text else { return (nil, false) }
    if text == "AMRAP" { return (nil, true) }
    let isOpen = text.hasSuffix("+")
    let number = Int(isOpen ? String(text.dropLast()) : text)
    return (number, isOpen && number != nil)
  }
}
