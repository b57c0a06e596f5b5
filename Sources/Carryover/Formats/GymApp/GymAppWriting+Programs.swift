import Foundation
import TextStreams

extension AppJSONWriter {
  /// Appends the modules of a workout, as references with identifiers of their own.
  mutating func moduleReferences(_ modules: [Identifier<Module>], of workout: UniqueIdentifier) {
    list(objects: Array(modules.enumerated())) { json, module in
      json.identifier("id", UniqueIdentifier(namespace: workout, name: "module:\(module.offset + 1)".utf8))
      json.identifier("moduleId", module.element.value)
      json.member("order", module.offset)
      json.member("isRequired", true)
    }
  }
}

extension GymAppWriting {
  /// Appends a planned workout.
  func write(_ workout: Workout, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(workout.otherFields)
    json.object { json in
      json.member("schemaVersion", GymAppReading.schemaVersion)
      json.identifier("id", workout.id.value)
      json.member("name", workout.name)
      json.raw("moduleReferences", Self.references(workout, &extras))
      json.objects("standaloneExercises", Array(workout.exercises.enumerated())) { json, exercise in
        writeStandalone(exercise.element, order: exercise.offset, to: &json)
      }
      json.member("notes", workout.notes)
      json.required("createdAt", workout.createdAt)
      json.required("updatedAt", workout.updatedAt)
      json.member("archived", workout.isArchived)
      json.extras(extras, usual: GymAppNames.syncConstants, written: GymAppNames.workout)
    }
  }

  /// The references as the app had them, where they name the same modules, else new ones.
  private static func references(_ workout: Workout, _ extras: inout GymAppExtras) -> String {
    if let kept = extras.take("moduleReferences"),
      let text = try? Array(kept.utf8).withByteSlice({ bytes throws(JSONFailure) in
        try AppJSONText(
          bytes, at: JSONDocumentSplitter.Place(line: 1, column: 1), findings: AppFindings(file: "", zone: nil))
      })
    {
      let named = GymAppReading.inOrder(text.children(0).compactMap { AppObject(text, $0, path: "") }).map {
        $0.peek("moduleId", as: UniqueIdentifier.self)
      }
      if named == workout.moduleIDs.map(\.value) { return kept }
    }
    var references = AppJSONWriter()
    references.moduleReferences(workout.moduleIDs, of: workout.id.value)
    return references.text
  }

  private func writeStandalone(_ exercise: ExerciseInstance, order: Int, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(exercise.otherFields)
    json.raw("id", extras.take("standalone.id") ?? GymAppReading.json(exercise.id.value))
    json.member("order", order)
    let outer = extras.fields.filter { $0.name.hasPrefix("standalone.") }
    for field in outer {
      _ = extras.take(field.name)
      let name = String(field.name.dropFirst("standalone.".count))
      if !["id", "order", "exercise"].contains(name) { json.raw(name, field.json) }
    }
    json.object("exercise") { json in write(exercise, order: order, &extras, to: &json) }
  }

  /// Appends a program. Days without a year are days of the zone.
  func write(_ program: Program, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(program.otherFields)
    json.object { json in
      json.member("schemaVersion", GymAppReading.schemaVersion)
      json.identifier("id", program.id.value)
      json.member("name", program.name)
      json.member("programDescription", program.notes)
      json.member("durationWeeks", program.weeks ?? 0)
      writeStart(of: program, &extras, to: &json)
      json.member("isActive", program.isActive)
      json.required("createdAt", program.createdAt)
      json.required("updatedAt", program.updatedAt)
      writeSlots(of: program, to: &json)
      writeProgression(of: program, &extras, to: &json)
      json.extras(extras, usual: GymAppNames.programConstants, written: GymAppNames.program)
    }
  }

  private func writeStart(of program: Program, _ extras: inout GymAppExtras, to json: inout AppJSONWriter) {
    let exact = extras.take("startDate")
    guard let zone, let start = program.startDate else { return }
    if let exact, let seconds = Double(exact), let instant = AppDate(secondsSince2001: seconds)?.instant,
      instant.wall(in: zone)?.date == start
    {
      json.raw("startDate", exact)
    } else {
      json.member("startDate", Self.seconds(CivilMoment(date: start), in: zone))
    }
  }

  private func writeSlots(of program: Program, to json: inout AppJSONWriter) {
    let slots = program.slots.enumerated().map { (order: $0.offset, slot: $0.element) }
    func isModule(_ slot: ScheduledWorkout) -> Bool {
      GymAppExtras(slot.otherFields).fields.contains { $0.name == "content" }
    }
    json.objects("workoutSlots", slots.filter { !isModule($0.slot) }) { json, slot in
      write(slot.slot, slot.order, of: program, to: &json)
    }
    json.objects("moduleSlots", slots.filter { isModule($0.slot) }) { json, slot in
      write(slot.slot, slot.order, of: program, to: &json)
    }
  }

  private func write(_ slot: ScheduledWorkout, _ order: Int, of program: Program, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(slot.otherFields)
    json.identifier("id", slot.id.value)
    if let content = extras.take("content") {
      json.raw("content", content)
    } else {
      json.required("workoutId", slot.workoutID?.value)
      json.member("workoutName", slot.workoutName)
    }
    let start = zone == nil ? nil : program.startDate
    var held = slot
    if start == nil { held.date = nil }
    if let type = extras.take("scheduleType") {
      json.raw("scheduleType", type)
    } else {
      json.member("scheduleType", GymAppNames.scheduleType(held))
    }
    json.member("dayOfWeek", slot.weekday.flatMap(GymAppSpelling.number))
    json.member("weekNumber", slot.week)
    if let date = held.date, let start {
      json.member("specificDateOffset", date.daysSince1970 - start.daysSince1970)
    } else if let offset = extras.take("specificDateOffset") {
      json.raw("specificDateOffset", offset)
    }
    json.member("order", order)
    json.extras(extras, written: GymAppNames.slot)
  }

  private func writeProgression(of program: Program, _ extras: inout GymAppExtras, to json: inout AppJSONWriter) {
    let isOn = !program.progressionEnabled.isEmpty || !program.progressionOverrides.isEmpty
    json.raw("progressionEnabled", extras.take("progressionEnabled") ?? "\(isOn)")
    json.identifiers("progressionEnabledExercises", program.progressionEnabled.map(\.value).sorted())
    let rules = program.progressionOverrides.sorted { $0.key < $1.key }
    json.pairs("exerciseProgressionOverrides", rules, key: \.key.value) { json, rule in
      write(rule.value, of: rule.key.value, to: &json)
    }
  }

  private func write(_ rule: ProgressionRule, of exercise: UniqueIdentifier, to json: inout AppJSONWriter) {
    var extras = GymAppExtras(rule.otherFields)
    let least = extras.take("minimumIncrease")
    json.raw("id", extras.take("id") ?? GymAppReading.json(exercise))
    json.member("targetMetric", rule.metric)
    if rule.unit == GymAppReading.percent {
      json.member("percentageIncrease", rule.increment)
      if let least { json.raw("minimumIncrease", least) }
    } else {
      json.member("percentageIncrease", 0.0)
      let increase = Load(value: rule.increment, unit: rule.unit)
      json.member("minimumIncrease", rule.metric == .weight ? weight(increase, isBodyweight: false) : rule.increment)
    }
    json.member("roundingIncrement", rule.roundTo)
    json.extras(extras, usual: GymAppNames.ruleConstants, written: GymAppNames.rule)
  }
}
