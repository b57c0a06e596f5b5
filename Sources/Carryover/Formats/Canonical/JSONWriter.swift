import TextStreams

/// Writes one JSON document: the library, its lists in the order of the model.
///
/// Sessions stream; the other lists, which are small, wait until the sessions are all there.
final class JSONWriter: DividedWriter {
  private var sink: any OutputSink
  private var fields = JSONFieldWriter()
  private var rest = Library()
  private var sessionCount = 0

  init(sink: any OutputSink) {
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
    Self.append(session, isFirst: sessionCount == 0, to: &fields)
    sessionCount += 1
    if fields.buffer.count >= 1 << 16 { try flush() }
  }

  static func append(_ session: Session, isFirst: Bool, to fields: inout JSONFieldWriter) {
    fields.buffer.append(isFirst ? "\n" as StaticString : ",\n")
    fields.write(session)
  }

  func write(fragment: ByteSlice, sessions: Int) throws(FileFailure) {
    guard sessions > 0 else { return }
    // A fragment is laid out as if it were the first.
    if sessionCount > 0 { fields.buffer.append(UInt8(ascii: ",")) }
    sessionCount += sessions
    try flush()
    try sink.write(fragment)
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
