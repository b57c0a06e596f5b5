// The fields of what is planned and measured; HistoryFields says what this list is.

extension Exercise: DocumentObject {
  package static var blank: Exercise { Exercise(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("name", &name)
    visitor.optional("modality", &modality)
    visitor.optional("exerciseType", &exerciseType)
    visitor.list("muscleGroups", &muscleGroups)
    visitor.list("secondaryMuscleGroups", &secondaryMuscleGroups)
    visitor.list("implementIDs", &implementIDs)
    visitor.optional("weightIncrement", &weightIncrement)
    visitor.optional("notes", &notes)
    visitor.flag("isCustom", &isCustom)
    visitor.optional("createdAt", &createdAt)
    visitor.optional("updatedAt", &updatedAt)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension Implement: DocumentObject {
  package static var blank: Implement { Implement(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("name", &name)
    visitor.objects("measurables", &measurables)
    visitor.flag("isCustom", &isCustom)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension ImplementMeasurable: DocumentObject {
  package static var blank: ImplementMeasurable { ImplementMeasurable(name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("name", &name)
    visitor.optional("unit", &unit)
    visitor.optional("defaultValue", &defaultValue)
    visitor.others(&otherFields)
  }
}

extension Module: DocumentObject {
  package static var blank: Module { Module(id: Identifier(.zero), name: "", type: .strength) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("name", &name)
    visitor.value("type", &type)
    visitor.optional("notes", &notes)
    visitor.objects("exercises", &exercises)
    visitor.optional("createdAt", &createdAt)
    visitor.optional("updatedAt", &updatedAt)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension ExerciseInstance: DocumentObject {
  package static var blank: ExerciseInstance { ExerciseInstance(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("exerciseID", &exerciseID)
    visitor.value("name", &name)
    visitor.optional("supersetID", &supersetID)
    visitor.flag("isUnilateral", &isUnilateral)
    visitor.flag("tracksRPE", &tracksRPE)
    visitor.optional("notes", &notes)
    visitor.objects("setGroups", &setGroups)
    visitor.optional("updatedAt", &updatedAt)
    visitor.others(&otherFields)
  }
}

extension SetGroup: DocumentObject {
  package static var blank: SetGroup { SetGroup(id: Identifier(.zero), sets: 0) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("sets", &sets)
    visitor.optional("reps", &reps)
    visitor.object("load", &load)
    visitor.optional("rpe", &rpe)
    visitor.optional("duration", &duration)
    visitor.object("distance", &distance)
    visitor.optional("holdTime", &holdTime)
    visitor.optional("restPeriod", &restPeriod)
    visitor.optional("notes", &notes)
    visitor.others(&otherFields)
  }
}

extension Workout: DocumentObject {
  package static var blank: Workout { Workout(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("name", &name)
    visitor.list("moduleIDs", &moduleIDs)
    visitor.objects("exercises", &exercises)
    visitor.flag("isArchived", &isArchived)
    visitor.optional("notes", &notes)
    visitor.optional("createdAt", &createdAt)
    visitor.optional("updatedAt", &updatedAt)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension Program: DocumentObject {
  package static var blank: Program { Program(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("name", &name)
    visitor.optional("daysPerWeek", &daysPerWeek)
    visitor.optional("weeks", &weeks)
    visitor.optional("startDate", &startDate)
    visitor.flag("isActive", &isActive)
    visitor.optional("notes", &notes)
    visitor.objects("slots", &slots)
    var enabled = progressionEnabled.sorted()
    visitor.list("progressionEnabled", &enabled)
    if visitor.visitsAbsentFields { progressionEnabled = Set(enabled) }
    var overrides = Dictionary(
      progressionOverrides.map { ($0.key.value, $0.value) }, uniquingKeysWith: { first, _ in first })
    visitor.table("progressionOverrides", &overrides)
    if visitor.visitsAbsentFields {
      progressionOverrides = Dictionary(
        overrides.map { (Identifier($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    visitor.optional("createdAt", &createdAt)
    visitor.optional("updatedAt", &updatedAt)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension ScheduledWorkout: DocumentObject {
  package static var blank: ScheduledWorkout { ScheduledWorkout(id: Identifier(.zero), workoutName: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("workoutID", &workoutID)
    visitor.value("workoutName", &workoutName)
    visitor.optional("weekday", &weekday)
    visitor.optional("date", &date)
    visitor.optional("week", &week)
    visitor.optional("sessionID", &sessionID)
    visitor.others(&otherFields)
  }
}

extension ProgressionRule: DocumentObject {
  package static var blank: ProgressionRule { ProgressionRule(metric: .weight, increment: 0) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("metric", &metric)
    visitor.value("increment", &increment)
    visitor.optional("unit", &unit)
    visitor.optional("threshold", &threshold)
    visitor.optional("roundTo", &roundTo)
    visitor.others(&otherFields)
  }
}

extension HealthSnapshot: DocumentObject {
  package static var blank: HealthSnapshot { HealthSnapshot(id: Identifier(.zero), date: .epoch) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("date", &date)
    visitor.optional("sleepHours", &sleepHours)
    visitor.optional("hrv", &hrv)
    visitor.optional("restingHeartRate", &restingHeartRate)
    visitor.optional("calories", &calories)
    visitor.object("bodyweight", &bodyweight)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}

extension Tombstone: DocumentObject {
  package static var blank: Tombstone { Tombstone(id: .zero, entity: .session) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("entity", &entity)
    visitor.optional("deletedAt", &deletedAt)
    visitor.object("origin", &origin)
    visitor.others(&otherFields)
  }
}
