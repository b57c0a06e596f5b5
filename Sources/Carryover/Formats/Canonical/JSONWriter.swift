import TextStreams

/// Writes one JSON document: the library, its lists in the order of the model.
///
/// Sessions stream; the other lists, which are small, wait until the sessions are all there.
final class JSONWriter: EntityWriter {
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
