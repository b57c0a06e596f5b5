import TextStreams

/// Members of the app's objects that the model has no place for. They stay with what they belong to, in one field
/// `gymApp`, under which they meet no name of Carryover's own, and are written back into the app's documents.
struct GymAppExtras {
  /// The field that they are in.
  static let name = "gymApp"

  private(set) var fields: [OtherFields.Field] = []

  init() {}

  /// Takes them out of the fields of a model's value.
  init(_ others: OtherFields) {
    guard let field = others.fields.first(where: { $0.name == Self.name }) else { return }
    let bytes = Array(field.json.utf8)
    bytes.withByteSlice { text in
      var tape = JSONTape()
      guard (try? tape.parse(text)) != nil, tape.nodes[0].kind == .object else { return }
      var node = 1
      while node < tape.nodes.count {
        let value = tape.nodes[node + 1]
        let quote = value.isString ? 1 : 0
        keep(
          tape.string(tape.nodes[node], in: text),
          text.slice(Int(value.start) - quote, Int(value.end) + quote).string)
        node = Int(value.next)
      }
    }
  }

  /// Keeps a member; the first of one name stands.
  mutating func keep(_ name: String, _ json: String) {
    guard !fields.contains(where: { $0.name == name }) else { return }
    fields.append(OtherFields.Field(name: name, json: json))
  }

  /// Keeps the members that nobody took.
  ///
  /// - Parameter usual: What is written anyway where nothing else is said, and need not be kept.
  mutating func keep(_ rest: OtherFields, usual: [GymAppConstant]) {
    for field in rest.fields where !usual.contains(where: { $0.name == field.name && $0.json == field.json }) {
      keep(field.name, field.json)
    }
  }

  /// Takes one out.
  mutating func take(_ name: String) -> String? {
    guard let place = fields.firstIndex(where: { $0.name == name }) else { return nil }
    return fields.remove(at: place).json
  }

  /// Them as the one field of a value of the model; none where there are none.
  var packed: OtherFields {
    guard !fields.isEmpty else { return OtherFields() }
    var buffer = OutputBuffer()
    var separator: StaticString = "{"
    for field in fields {
      buffer.append(separator)
      buffer.appendJSON(field.name)
      buffer.append(":")
      buffer.append(field.json)
      separator = ","
    }
    buffer.append("}")
    return OtherFields([OtherFields.Field(name: Self.name, json: buffer.bytes.string)])
  }
}

/// A member that the app cannot do without and the model knows nothing of.
struct GymAppConstant {
  var name: String
  var json: String
}

extension AppJSONWriter {
  /// Appends what was kept of the app's own, but for members that are written already, and what the app cannot do
  /// without.
  ///
  /// - Parameter written: The names of the members that are, or may be, written already.
  mutating func extras(_ extras: GymAppExtras, usual: [GymAppConstant] = [], written: Set<String>) {
    var extras = extras
    for constant in usual { extras.keep(constant.name, constant.json) }
    others(OtherFields(extras.fields.filter { !written.contains($0.name) }))
  }
}
