import TextStreams

extension ShareEnvelope {
  /// The envelope as JSON, as Swift's own coding writes it: identifiers in capital letters, dates in seconds since 2001,
  /// bytes in Base64. Always with the same bytes, in the memory of the document.
  public func document() -> [UInt8] {
    var fields = JSONFieldWriter()
    switch content {
    case .snapshot(let snapshot):
      begin(form.caseName(snapshot.kind), &fields)
      fields.write(ShareEnvelopeValues(snapshot))
    case .text(let text):
      begin("text", &fields)
      fields.write(ShareEnvelopeText(text: text))
    case .other(let field):
      begin(field.name, &fields)
      fields.buffer.append(field.json)
    }
    fields.buffer.append("}\n")
    return fields.buffer.bytes.array
  }

  private func begin(_ name: String, _ fields: inout JSONFieldWriter) {
    fields.buffer.append("{")
    fields.buffer.appendJSON(name)
    fields.buffer.append(":")
  }
}

extension ShareEnvelopeValues {
  init(_ snapshot: ShareEnvelope.Snapshot) {
    kind = snapshot.kind
    id = snapshot.id.map { "\($0)".uppercased() }
    name = snapshot.name
    date = snapshot.date
    self.snapshot = String(decoding: Base64.encode(snapshot.document), as: UTF8.self)
    otherFields = snapshot.otherFields
  }
}
