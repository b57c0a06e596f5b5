import TextStreams

// The fields of what a library remembers; HistoryFields says what this list is.

extension ImportStatus: FieldValue {}
extension ImportDecision: FieldValue {}
extension Receipt.Action: FieldValue {}

/// The line of a library file that says which library it is.
struct LibraryLine: DocumentObject {
  static var blank: LibraryLine { LibraryLine(id: .zero) }
  static var schemaName: String { "LibraryLine" }
  private var label = "library"
  var id: UniqueIdentifier
  var formerIDs: [UniqueIdentifier] = []
  var receiptCount = 0
  var otherFields = OtherFields()

  init(id: UniqueIdentifier) {
    self.id = id
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("id", &id)
    visitor.list("formerIDs", &formerIDs)
    visitor.value("receiptCount", &receiptCount)
    visitor.others(&otherFields)
  }
}

extension LedgerEntry: DocumentObject {
  package static var blank: LedgerEntry { LedgerEntry(id: .zero, entity: .session, state: "") }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("kind", &entity)
    visitor.value("state", &state)
    visitor.optional("correctedFrom", &correctedFrom)
    visitor.optional("receiptID", &receiptID)
    visitor.object("origin", &origin)
    visitor.table("parts", &parts)
    visitor.objects("standsFor", &standsFor)
    var received = base.map { ReceivedVersion($0) }
    visitor.object("base", &received)
    visitor.optional("baseSender", &baseSender)
    if visitor.visitsAbsentFields { base = received?.parts.entity }
    visitor.others(&otherFields)
  }
}

/// The version of an entity that was received last, as an object with one member.
private struct ReceivedVersion: DocumentObject {
  static var blank: ReceivedVersion { ReceivedVersion(.tombstone(.blank)) }
  var parts: EntityParts

  init(_ entity: Entity) {
    parts = EntityParts(entity)
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) { parts.visit(&visitor) }
}

extension ExerciseMapping.Entry: DocumentObject {
  package static var blank: ExerciseMapping.Entry { ExerciseMapping.Entry(name: "", exercise: "") }
  package static var schemaName: String { "MappingEntry" }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("name", &name)
    visitor.value("exercise", &exercise)
    visitor.optional("modality", &modality)
    visitor.optional("distanceUnit", &distanceUnit)
  }
}

extension ImportCounts: DocumentObject {
  package static var blank: ImportCounts { ImportCounts() }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    count("new", .new, &visitor)
    count("same", .same, &visitor)
    count("changed", .changed, &visitor)
    count("edited", .edited, &visitor)
    count("conflict", .conflict, &visitor)
    count("duplicate", .duplicate, &visitor)
    count("doubtful", .doubtful, &visitor)
    count("deleted", .deleted, &visitor)
    count("unwanted", .unwanted, &visitor)
    count("alike", .alike, &visitor)
    count("namesake", .namesake, &visitor)
    count("viewOnly", .viewOnly, &visitor)
  }

  private mutating func count<Visitor: FieldVisitor & ~Copyable>(
    _ name: StaticString, _ status: ImportStatus, _ visitor: inout Visitor
  ) {
    var count: Int? = self[status] == 0 ? nil : self[status]
    visitor.optional(name, &count)
    if visitor.visitsAbsentFields { self[status] = count ?? 0 }
  }
}

extension Receipt: DocumentObject {
  package static var blank: Receipt { Receipt(id: .zero, action: .import) }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("id", &id)
    visitor.value("action", &action)
    visitor.optional("date", &date)
    visitor.object("document", &document)
    visitor.optional("format", &format)
    visitor.list("options", &options)
    visitor.optional("loadUnitSource", &loadUnitSource)
    visitor.optional("loadUnit", &loadUnit)
    var sessions: ImportCounts? = counts.total == 0 ? nil : counts
    visitor.object("sessions", &sessions)
    counts = sessions ?? ImportCounts()
    var others: ImportCounts? = otherCounts.total == 0 ? nil : otherCounts
    visitor.object("others", &others)
    otherCounts = others ?? ImportCounts()
    visitor.value("rejected", &rejected)
    var changesMapping = formerMapping != nil
    visitor.flag("changesMapping", &changesMapping)
    var former = formerMapping ?? []
    visitor.objects("formerMapping", &former)
    formerMapping = changesMapping ? former : nil
    visitor.others(&otherFields)
  }
}

/// A line with a part of what a receipt remembers, so that no line grows with the history: some of what was added, or
/// one entity as it was before.
struct ReceiptPart: DocumentObject {
  static var blank: ReceiptPart { ReceiptPart(receiptID: .zero) }
  private var label = "receiptPart"
  var receiptID: UniqueIdentifier
  var added: [UniqueIdentifier] = []
  var replaced: Receipt.Replaced?

  init(receiptID: UniqueIdentifier) {
    self.receiptID = receiptID
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("receiptID", &receiptID)
    visitor.list("added", &added)
    visitor.object("replaced", &replaced)
  }
}

extension Receipt.Replaced: DocumentObject {
  package static var blank: Receipt.Replaced { Receipt.Replaced(.tombstone(.blank)) }
  package static var schemaName: String { "Replaced" }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    var parts = EntityParts(entity)
    parts.visit(&visitor)
    if visitor.visitsAbsentFields, let read = parts.entity { entity = read }
    visitor.object("ledgerEntry", &ledgerEntry)
  }
}

/// An entity as the one member of an object that is there, under the name of its kind.
struct EntityParts {
  private var session: Session?
  private var exercise: Exercise?
  private var implement: Implement?
  private var module: Module?
  private var workout: Workout?
  private var program: Program?
  private var healthSnapshot: HealthSnapshot?
  private var tombstone: Tombstone?

  init(_ entity: Entity) {
    switch entity {
    case .session(let value): session = value
    case .exercise(let value): exercise = value
    case .implement(let value): implement = value
    case .module(let value): module = value
    case .workout(let value): workout = value
    case .program(let value): program = value
    case .healthSnapshot(let value): healthSnapshot = value
    case .tombstone(let value): tombstone = value == .blank ? nil : value
    }
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.object("session", &session)
    visitor.object("exercise", &exercise)
    visitor.object("implement", &implement)
    visitor.object("module", &module)
    visitor.object("workout", &workout)
    visitor.object("program", &program)
    visitor.object("healthSnapshot", &healthSnapshot)
    visitor.object("tombstone", &tombstone)
  }

  /// The first that is there.
  var entity: Entity? {
    session.map(Entity.session) ?? exercise.map(Entity.exercise) ?? implement.map(Entity.implement)
      ?? module.map(Entity.module) ?? workout.map(Entity.workout) ?? program.map(Entity.program)
      ?? healthSnapshot.map(Entity.healthSnapshot) ?? tombstone.map(Entity.tombstone)
  }
}
