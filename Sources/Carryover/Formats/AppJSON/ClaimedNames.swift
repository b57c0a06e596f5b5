/// Takes out of an entity those unknown fields of an app that are called like a field of the canonical form, where they
/// would be read back as that field.
struct ClaimedNames: FieldVisitor {
  /// What was taken out: `day.createdAt` of an app is no `createdAt` of a workout.
  private(set) var removed: [String] = []
  /// The names of the object that is visited.
  private var names: [StaticString] = []

  var visitsAbsentFields: Bool { true }

  private mutating func enter<Object: DocumentObject>(_ object: inout Object) {
    let outer = names
    names = []
    object.visit(&self)
    names = outer
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { names.append(name) }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) { names.append(name) }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { names.append(name) }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) { names.append(name) }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    names.append(name)
    guard var value = object else { return }
    enter(&value)
    object = value
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    names.append(name)
    for index in objects.indices { enter(&objects[index]) }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    names.append(name)
    for key in objects.keys {
      guard var value = objects[key] else { continue }
      enter(&value)
      objects[key] = value
    }
  }
  mutating func others(_ fields: inout OtherFields) {
    guard !fields.fields.isEmpty else { return }
    let claimed = Set(names.map { "\($0)" })
    removed += fields.fields.map(\.name).filter(claimed.contains)
    fields.fields.removeAll { claimed.contains($0.name) }
  }
}
