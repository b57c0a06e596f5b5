import TextStreams

/// Lays entities out in a format, into a sink.
protocol EntityWriter: AnyObject {
  /// Takes an entity.
  func write(_ entity: Entity) throws(FileFailure)
  /// Keeps members of the document itself that this version does not know.
  func keep(_ otherFields: OtherFields)
  /// Says that all entities are there.
  func finish() throws(FileFailure)
}

/// Writes JSON Lines: a header, an entity a line, and an end line with counts and a digest.
final class JSONLinesWriter<Sink: OutputSink>: EntityWriter {
  private var sink: Sink
  private var fields = JSONFieldWriter()
  private var digest = XXHash64()
  private var counts: [EntityKind: Int] = [:]
  private var otherFields = OtherFields()

  init(sink: Sink) {
    self.sink = sink
    fields.write(HeaderLine(version: DocumentFormat.schemaVersion))
    fields.buffer.append(UInt8(ascii: "\n"))
  }

  func write(_ entity: Entity) throws(FileFailure) {
    counts[entity.kind, default: 0] += 1
    switch entity {
    case .session(let session): fields.write(session, leading: "\"entity\":\"session\"")
    case .exercise(let exercise): fields.write(exercise, leading: "\"entity\":\"exercise\"")
    case .implement(let implement): fields.write(implement, leading: "\"entity\":\"implement\"")
    case .module(let module): fields.write(module, leading: "\"entity\":\"module\"")
    case .workout(let workout): fields.write(workout, leading: "\"entity\":\"workout\"")
    case .program(let program): fields.write(program, leading: "\"entity\":\"program\"")
    case .healthSnapshot(let snapshot): fields.write(snapshot, leading: "\"entity\":\"healthSnapshot\"")
    case .tombstone(let tombstone): fields.write(LabelledTombstone(tombstone))
    }
    fields.buffer.append(UInt8(ascii: "\n"))
    if fields.buffer.count >= 1 << 16 { try flush() }
  }

  private func flush() throws(FileFailure) {
    digest.update(fields.buffer.bytes)
    try sink.write(fields.buffer.bytes)
    fields.buffer.removeAll()
  }

  func keep(_ otherFields: OtherFields) { self.otherFields.fields += otherFields.fields }

  func finish() throws(FileFailure) {
    try flush()
    var end = EndLine()
    end.counts = EntityKind.known.compactMap { kind in counts[kind].map { (kind.rawValue, $0) } }
    end.digest = "xxh64:" + digest.hexadecimal
    end.otherFields = otherFields
    fields.write(end)
    fields.buffer.append(UInt8(ascii: "\n"))
    try sink.write(fields.buffer.bytes)
    try sink.finish()
  }
}

/// The first line of JSON Lines: format and version.
struct HeaderLine: DocumentObject {
  static var blank: HeaderLine { HeaderLine(version: 0) }
  private var label = "header"
  private(set) var format = DocumentFormat.name.description
  private(set) var version: Int

  init(version: Int) {
    self.version = version
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("format", &format)
    visitor.value("schemaVersion", &version)
  }
}

/// The end line of JSON Lines: how many entities of each kind the document has, the digest of all before it, and
/// members of the document that this version does not know.
struct EndLine: DocumentObject {
  static var blank: EndLine { EndLine() }
  private var label = "end"
  var counts: [(kind: String, count: Int)] = []
  var digest: String?
  var otherFields = OtherFields()

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    var table: EndCounts? = EndCounts(counts: counts)
    visitor.object("counts", &table)
    counts = table?.counts ?? []
    visitor.optional("digest", &digest)
    visitor.others(&otherFields)
  }
}

private struct EndCounts: DocumentObject {
  static var blank: EndCounts { EndCounts(counts: []) }
  var counts: [(kind: String, count: Int)]

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    var fields = OtherFields(counts.map { OtherFields.Field(name: $0.kind, json: "\($0.count)") })
    visitor.others(&fields)
    counts = fields.fields.map { ($0.name, Int($0.json) ?? -1) }
  }
}

/// A tombstone in JSON Lines, where `entity` says what the line is and `deletedEntity` what was deleted.
struct LabelledTombstone: DocumentObject {
  static var blank: LabelledTombstone { LabelledTombstone(.blank) }
  var tombstone: Tombstone
  private var label = "tombstone"

  init(_ tombstone: Tombstone) {
    self.tombstone = tombstone
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("id", &tombstone.id)
    visitor.value("deletedEntity", &tombstone.entity)
    visitor.optional("deletedAt", &tombstone.deletedAt)
    visitor.object("origin", &tombstone.origin)
    visitor.others(&tombstone.otherFields)
  }
}

/// Writes one JSON document: the library, its lists in the order of the model.
///
/// Sessions stream; the other lists, which are small, wait until the sessions are all there.
final class JSONWriter<Sink: OutputSink>: EntityWriter {
  private var sink: Sink
  private var fields = JSONFieldWriter()
  private var rest = Library()
  private var sessionCount = 0

  init(sink: Sink) {
    self.sink = sink
    fields.buffer.append("{\"format\":\"")
    fields.buffer.append(DocumentFormat.name)
    fields.buffer.append("\",\"schemaVersion\":")
    fields.buffer.append(DocumentFormat.schemaVersion)
    fields.buffer.append(",\"sessions\":[")
  }

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else {
      rest.append(entity)
      return
    }
    fields.buffer.append(sessionCount == 0 ? "\n" as StaticString : ",\n")
    sessionCount += 1
    fields.write(session)
    if fields.buffer.count >= 1 << 16 { try flush() }
  }

  private func flush() throws(FileFailure) {
    try sink.write(fields.buffer.bytes)
    fields.buffer.removeAll()
  }

  func keep(_ otherFields: OtherFields) { rest.otherFields.fields += otherFields.fields }

  func finish() throws(FileFailure) {
    fields.buffer.append(sessionCount == 0 ? "]" as StaticString : "\n]")
    list("exercises", rest.exercises)
    list("implements", rest.implements)
    list("modules", rest.modules)
    list("workouts", rest.workouts)
    list("programs", rest.programs)
    list("healthSnapshots", rest.healthSnapshots)
    list("tombstones", rest.tombstones)
    for field in rest.otherFields.fields {
      fields.buffer.append(",\n")
      fields.buffer.appendJSON(field.name)
      fields.buffer.append(":")
      fields.buffer.append(field.json)
    }
    fields.buffer.append("}\n")
    try flush()
    try sink.finish()
  }

  private func list<Object: DocumentObject>(_ name: StaticString, _ objects: [Object]) {
    guard !objects.isEmpty else { return }
    fields.buffer.append(",\n\"")
    fields.buffer.append(name)
    fields.buffer.append("\":[")
    var separator: StaticString = "\n"
    for object in objects {
      fields.buffer.append(separator)
      fields.write(object)
      separator = ",\n"
    }
    fields.buffer.append("\n]")
  }
}
