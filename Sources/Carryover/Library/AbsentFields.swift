/// Fills the fields that one version of a thing lacks with those of another.
///
/// Without a version that both were made from nobody knows whether a field was removed on one side or written on the
/// other, and nothing is deleted in doubt. A flag says something when it is not set, too, and is not filled.
struct AbsentFields: FieldVisitor {
  private var values: [String: Any] = [:]
  private var isFilling = false

  /// Fills what `object` lacks.
  static func fill<Object: DocumentObject>(_ object: inout Object, from other: Object) {
    var (visitor, other) = (AbsentFields(), other)
    other.visit(&visitor)
    visitor.isFilling = true
    object.visit(&visitor)
  }

  var visitsAbsentFields: Bool { isFilling }

  private subscript<Value>(name: StaticString, type: Value.Type) -> Value? { values[name.description] as? Value }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {}
  mutating func flag(_ name: StaticString, _ value: inout Bool) {}
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if isFilling { value = value ?? self[name, Value.self] } else { values[name.description] = value }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    if isFilling { object = object ?? self[name, Object.self] } else { values[name.description] = object }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    if !isFilling { values[name.description] = list }
    if list.isEmpty { list = self[name, [Value].self] ?? [] }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    if !isFilling { values[name.description] = objects }
    if objects.isEmpty { objects = self[name, [Object].self] ?? [] }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    if !isFilling { values[name.description] = objects }
    objects.merge(self[name, [UniqueIdentifier: Object].self] ?? [:]) { own, _ in own }
  }
  mutating func others(_ fields: inout OtherFields) {
    if !isFilling { values["others"] = fields }
    Self.fill(&fields, from: self["others", OtherFields.self] ?? fields)
  }

  /// Fills the fields that a version of Carryover does not know, by their names.
  static func fill(_ fields: inout OtherFields, from other: OtherFields) {
    let known = Set(fields.fields.map(\.name))
    fields.fields += other.fields.filter { !known.contains($0.name) }
  }
}
