// The fields of every object of a document, in the order in which they are written.
//
// This list is the document format: a field may be added, none may be renamed or change its meaning within a
// `schemaVersion`.

extension Session: DocumentObject {
  package static var blank: Session { Session(id: Identifier(.zero)) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("start", &start)
    visitor.optional("timeZone", &timeZone)
    visitor.optional("duration", &duration)
    visitor.optional("title", &title)
    visitor.optional("type", &type)
    visitor.optional("planDayName", &planDayName)
    visitor.optional("programID", &programID)
    visitor.optional("workoutID", &workoutID)
    visitor.optional("feeling", &feeling)
    visitor.optional("rpe", &rpe)
    visitor.object("bodyweight", &bodyweight)
    visitor.optional("notes", &notes)
    visitor.list("painTags", &painTags)
    visitor.optional("completedAt", &completedAt)
    visitor.optional("createdAt", &createdAt)
    visitor.optional("updatedAt", &updatedAt)
    visitor.flag("isImported", &isImported)
    visitor.object("origin", &origin)
    visitor.objects("sections", &sections)
    visitor.others(&otherFields)
  }
}

extension Section: DocumentObject {
  package static var blank: Section { Section(id: Identifier(.zero)) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("name", &name)
    visitor.optional("moduleType", &moduleType)
    visitor.optional("moduleID", &moduleID)
    visitor.optional("notes", &notes)
    visitor.objects("exercises", &exercises)
    visitor.others(&otherFields)
  }
}

extension LoggedExercise: DocumentObject {
  package static var blank: LoggedExercise { LoggedExercise(id: Identifier(.zero), name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("exerciseID", &exerciseID)
    visitor.value("name", &name)
    visitor.optional("exerciseType", &exerciseType)
    visitor.optional("modality", &modality)
    visitor.list("muscleGroups", &muscleGroups)
    visitor.list("secondaryMuscleGroups", &secondaryMuscleGroups)
    visitor.list("implementIDs", &implementIDs)
    visitor.flag("isUnilateral", &isUnilateral)
    visitor.optional("distanceUnit", &distanceUnit)
    visitor.optional("supersetID", &supersetID)
    visitor.optional("notes", &notes)
    visitor.objects("setGroups", &setGroups)
    visitor.others(&otherFields)
  }
}

extension LoggedSetGroup: DocumentObject {
  package static var blank: LoggedSetGroup { LoggedSetGroup(id: Identifier(.zero)) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.optional("restPeriod", &restPeriod)
    visitor.optional("notes", &notes)
    visitor.objects("sets", &sets)
    visitor.others(&otherFields)
  }
}

extension Target: DocumentObject {
  package static var blank: Target { Target() }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.optional("reps", &reps)
    visitor.object("load", &load)
    visitor.optional("loadPercent", &loadPercent)
    visitor.optional("rpe", &rpe)
    visitor.optional("duration", &duration)
    visitor.object("distance", &distance)
    visitor.others(&otherFields)
  }
}

extension Measurable: DocumentObject {
  package static var blank: Measurable { Measurable(name: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("name", &name)
    visitor.optional("value", &value)
    visitor.optional("text", &text)
    visitor.optional("unit", &unit)
    visitor.others(&otherFields)
  }
}

extension Origin: DocumentObject {
  package static var blank: Origin { Origin(source: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("source", &source)
    visitor.optional("key", &key)
    visitor.optional("importID", &importID)
    visitor.object("document", &document)
    visitor.object("receivedFrom", &receivedFrom)
    visitor.others(&otherFields)
  }
}

extension OriginDocument: DocumentObject {
  package static var blank: OriginDocument { OriginDocument() }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.optional("name", &name)
    visitor.optional("sha256", &sha256)
    visitor.others(&otherFields)
  }
}

extension EntityOrigin: DocumentObject {
  package static var blank: EntityOrigin { EntityOrigin(libraryID: .zero, entityID: .zero) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("libraryID", &libraryID)
    visitor.value("entityID", &entityID)
    visitor.others(&otherFields)
  }
}

extension Load: DocumentObject {
  package static var blank: Load { Load() }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.optional("value", &value)
    visitor.optional("unit", &unit)
    // Most loads are external, and a document of a million sets need not say so each time.
    var written: LoadKind? = kind == .external ? nil : kind
    visitor.optional("kind", &written)
    if visitor.visitsAbsentFields { kind = written ?? .external }
  }
}

extension Distance: DocumentObject {
  package static var blank: Distance { Distance(value: 0) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("value", &value)
    visitor.optional("unit", &unit)
  }
}

extension LoggedSet: DocumentObject {
  package static var blank: LoggedSet { LoggedSet(id: Identifier(.zero)) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    // Nothing is put back for a visitor that changes nothing: what it visits may be shared.
    var (kind, distance) = (kind, distance)
    visitor.value("id", &id)
    visitor.value("kind", &kind)
    visitor.flag("toFailure", &toFailure)
    visitor.value("isCompleted", &isCompleted)
    visitor.load("load", of: &self)
    visitor.optional("reps", &reps)
    visitor.optional("rpe", &rpe)
    visitor.object("distance", &distance)
    if visitor.visitsAbsentFields { (self.kind, self.distance) = (kind, distance) }
    visitor.optional("duration", &duration)
    visitor.optional("restAfter", &restAfter)
    guard visitor.visitsAbsentFields || rare != nil else { return }
    var rareMeasures = measures
    rareMeasures.visit(&visitor)
    if visitor.visitsAbsentFields { measures = rareMeasures }
  }
}

extension SetMeasures {
  fileprivate mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.optional("partialReps", &partialReps)
    visitor.optional("rpeUpper", &rpeUpper)
    visitor.optional("rir", &rir)
    visitor.optional("holdTime", &holdTime)
    visitor.optional("pace", &pace)
    visitor.optional("heartRate", &heartRate)
    visitor.optional("side", &side)
    visitor.optional("bandColor", &bandColor)
    visitor.optional("intensity", &intensity)
    visitor.optional("height", &height)
    visitor.optional("temperature", &temperature)
    visitor.optional("quality", &quality)
    visitor.objects("measurables", &measurables)
    visitor.object("target", &target)
    visitor.flag("isApproximate", &isApproximate)
    visitor.optional("timestamp", &timestamp)
    visitor.optional("notes", &notes)
    visitor.optional("raw", &raw)
    visitor.others(&otherFields)
  }
}
