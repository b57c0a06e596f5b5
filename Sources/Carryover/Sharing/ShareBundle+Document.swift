import TextStreams

extension ShareBundle {
  /// The bundle as a document (`*.bundle.json`), always with the same bytes, in the memory of the document.
  ///
  /// It has an entity a line, and a checksum of everything else in it. That protects against damage, and not against
  /// malice: who changes a bundle can write another checksum.
  public func document() -> [UInt8] {
    var writer = BundleWriter()
    writer.value("format", BundleFormat.name)
    writer.value("schemaVersion", BundleFormat.schemaVersion)
    writer.value("kind", kind.rawValue)
    writer.value("root", root)
    writer.value("libraryID", libraryID)
    if !formerLibraryIDs.isEmpty {
      writer.list("formerLibraryIDs", formerLibraryIDs, separator: "") { id, fields in
        fields.buffer.lay { id.write(into: &$0) }
      }
    }
    if !omitted.isEmpty {
      writer.list("omitted", omitted, separator: "") { text, fields in fields.buffer.lay { text.write(into: &$0) } }
    }
    if !origins.isEmpty { writer.origins(origins) }
    let head = writer.take()
    writer.list("exercises", content.exercises) { $1.write($0) }
    writer.list("implements", content.implements) { $1.write($0) }
    writer.list("modules", content.modules) { $1.write($0) }
    writer.list("workouts", content.workouts) { $1.write($0) }
    writer.list("programs", content.programs) { $1.write($0) }
    writer.list("sessions", content.sessions) { $1.write($0) }
    let digest = ",\"digest\":\"\(writer.digest.text)\""
    return Array("{".utf8) + head.dropFirst() + Array(digest.utf8) + writer.take() + Array("}\n".utf8)
  }
}

/// Lays a bundle down, member by member.
private struct BundleWriter: ~Copyable {
  private var fields = JSONFieldWriter()
  private(set) var digest = BundleDigest()

  /// What was written since it was last taken.
  mutating func take() -> [UInt8] {
    defer { fields.buffer.removeAll() }
    return fields.buffer.bytes.array
  }

  private mutating func key(_ name: StaticString, separator: StaticString = ",") {
    fields.buffer.append(separator)
    fields.buffer.append("\"")
    fields.buffer.append(name)
    fields.buffer.append("\":")
  }

  private mutating func piece(_ name: StaticString, _ write: (inout JSONFieldWriter) -> Void) {
    let start = fields.buffer.count
    write(&fields)
    digest.update(name.description, fields.buffer.bytes.slice(start))
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: Value) {
    key(name)
    piece(name) { fields in fields.buffer.lay { value.write(into: &$0) } }
  }

  mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], separator: StaticString = "\n",
    _ write: (Element, inout JSONFieldWriter) -> Void
  ) {
    guard !elements.isEmpty else { return }
    fields.buffer.append(",")
    key(name, separator: separator)
    fields.buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { fields.buffer.append(",") }
      fields.buffer.append(separator)
      piece(name) { write(element, &$0) }
    }
    fields.buffer.append(separator)
    fields.buffer.append("]")
  }

  mutating func origins(_ origins: [UniqueIdentifier: EntityOrigin]) {
    key("origins")
    piece("origins") { fields in
      var separator: StaticString = "{"
      for (id, origin) in origins.sorted(by: { $0.key < $1.key }) {
        fields.buffer.append(separator)
        fields.buffer.lay { id.write(into: &$0) }
        fields.buffer.append(":")
        fields.write(origin)
        separator = ","
      }
      fields.buffer.append("}")
    }
  }
}
