import TextStreams

/// Lays entities out in a format, into a sink.
protocol EntityWriter {
  /// Takes an entity.
  mutating func write(_ entity: Entity) throws(FileFailure)
  /// Says that all entities are there.
  mutating func finish() throws(FileFailure)
}

/// Writes JSON Lines: a header, an entity a line, and an end line with counts and a digest.
final class JSONLinesWriter<Sink: OutputSink>: EntityWriter {
  private var sink: Sink
  private var fields = JSONFieldWriter()
  private var digest = XXHash64()
  private var counts: [EntityKind: Int] = [:]

  init(sink: Sink) {
    self.sink = sink
    fields.buffer.append("{\"entity\":\"header\",\"format\":\"")
    fields.buffer.append(DocumentFormat.name)
    fields.buffer.append("\",\"schemaVersion\":")
    fields.buffer.append(DocumentFormat.schemaVersion)
    fields.buffer.append("}\n")
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

  func finish() throws(FileFailure) {
    try flush()
    fields.buffer.append("{\"entity\":\"end\",\"counts\":{")
    var separator: StaticString = "\""
    for kind in EntityKind.known {
      guard let count = counts[kind] else { continue }
      fields.buffer.append(separator)
      fields.buffer.append(kind.rawValue)
      fields.buffer.append("\":")
      fields.buffer.append(count)
      separator = ",\""
    }
    fields.buffer.append("},\"digest\":\"xxh64:")
    fields.buffer.append(digest.hexadecimal)
    fields.buffer.append("\"}\n")
    try sink.write(fields.buffer.bytes)
    try sink.finish()
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

  init(sink: Sink, otherFields: OtherFields = OtherFields()) {
    self.sink = sink
    rest.otherFields = otherFields
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
