import TextStreams

/// Writes an app's JSON: objects member by member, in the order in which they are given.
struct AppJSONWriter: ~Copyable {
  /// What was written and not yet taken.
  private(set) var buffer: OutputBuffer
  private var isFirst = true

  init() {
    buffer = OutputBuffer(capacity: 1 << 12)
  }

  /// Passes what was written to `body` and forgets it.
  mutating func drain<Failure: Error>(_ body: (ByteSlice) throws(Failure) -> Void) throws(Failure) {
    try buffer.drain(body)
  }

  /// Appends an object as `body` writes its members.
  mutating func object(_ body: (inout AppJSONWriter) -> Void) {
    let outer = isFirst
    buffer.append("{")
    isFirst = true
    body(&self)
    buffer.append("}")
    isFirst = outer
  }

  private mutating func key(_ name: String) {
    if !isFirst { buffer.append(",") }
    isFirst = false
    buffer.appendJSON(name)
    buffer.append(":")
  }

  /// Appends a member; none where there is no value.
  mutating func member<Value: FieldValue>(_ name: String, _ value: Value?) {
    guard let value else { return }
    key(name)
    buffer.lay { value.write(into: &$0) }
  }

  /// Appends a member that is `null`.
  mutating func null(_ name: String) {
    key(name)
    buffer.append("null")
  }

  /// Appends a member, `null` where there is no value.
  mutating func memberOrNull<Value: FieldValue>(_ name: String, _ value: Value?) {
    if value == nil { null(name) } else { member(name, value) }
  }

  /// Appends an identifier in capital letters, as Swift's own coding writes it.
  mutating func identifier(_ name: String, _ value: UniqueIdentifier?) { member(name, value?.description.uppercased()) }

  /// Appends a list of values, empty or not.
  mutating func list<Value: FieldValue>(_ name: String, _ values: [Value]) {
    key(name)
    buffer.append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.lay { value.write(into: &$0) }
    }
    buffer.append("]")
  }

  /// Appends an object as a member.
  mutating func object(_ name: String, _ body: (inout AppJSONWriter) -> Void) {
    key(name)
    object(body)
  }

  /// Appends a list of objects, empty or not.
  mutating func objects<Element>(_ name: String, _ elements: [Element], _ body: (inout AppJSONWriter, Element) -> Void)
  {
    key(name)
    list(objects: elements, body)
  }

  /// Appends a list of objects that is no member.
  mutating func list<Element>(objects elements: [Element], _ body: (inout AppJSONWriter, Element) -> Void) {
    buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(",") }
      object { body(&$0, element) }
    }
    buffer.append("]")
  }

  /// Appends a dictionary whose keys are identifiers, as Swift's own coding writes it: a list of keys and values in turn.
  mutating func pairs<Element>(
    _ name: String, _ elements: [Element], key id: (Element) -> UniqueIdentifier,
    _ body: (inout AppJSONWriter, Element) -> Void
  ) {
    key(name)
    buffer.append("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.appendJSON(id(element).description.uppercased())
      buffer.append(",")
      object { body(&$0, element) }
    }
    buffer.append("]")
  }

  /// What was written, as text.
  var text: String { buffer.bytes.string }

  /// Appends members that were kept as they came.
  mutating func others(_ fields: OtherFields) {
    for field in fields.fields {
      key(field.name)
      buffer.append(field.json)
    }
  }

  /// Appends plain text of JSON: brackets, and what stands between elements.
  mutating func append(_ text: String) { buffer.append(text) }
}
