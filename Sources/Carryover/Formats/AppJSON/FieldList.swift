import TextStreams

/// Lists the fields of an object that have a value, those of the objects in it among them; the parts of a session are
/// objects of their own.
struct FieldList: FieldVisitor {
  /// A field that has a value.
  struct Field: Hashable {
    /// Where it is in the object: `workout.exercises[2].name`.
    var place: String
    /// Which field it is: `workout.exercises.name`.
    var path: String
    /// Its value.
    var json: String
  }

  /// What a flag is that is not set: no more than an absent value, where the object itself is gone.
  static let unset = "false"

  private var fields: [Field] = []
  private var place: String
  private var path: String

  static func fields<Object: DocumentObject>(of object: Object, _ path: String) -> [Field] {
    var (list, object) = (FieldList(place: path, path: path), object)
    object.visit(&list)
    return list.fields
  }

  var visitsAbsentFields: Bool { true }

  private mutating func add(_ name: StaticString, _ json: String) {
    fields.append(Field(place: "\(place).\(name)", path: "\(path).\(name)", json: json))
  }

  private static func json<Value: FieldValue>(_ value: Value) -> String {
    var buffer = OutputBuffer(capacity: 64)
    buffer.lay { value.write(into: &$0) }
    return buffer.bytes.string
  }

  private mutating func enter<Object: DocumentObject>(_ object: inout Object, _ name: StaticString, _ key: String = "")
  {
    let outer = (place, path)
    place += ".\(name)\(key)"
    path += ".\(name)"
    object.visit(&self)
    (place, path) = outer
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { add(name, Self.json(value)) }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let value { add(name, Self.json(value)) }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { add(name, value ? "true" : Self.unset) }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    if !values.isEmpty { add(name, values.map { Self.json($0) }.joined(separator: ",")) }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard var value = object else { return }
    enter(&value, name)
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !TableLevel.isLevel(Object.self), !objects.isEmpty else { return }
    // What a set has several of is one field of it, as in a table.
    if Object.self == Measurable.self {
      return add(name, "\(objects.map { Self.fields(of: $0, "").map(\.json) })")
    }
    for index in objects.indices { enter(&objects[index], name, "[\(index)]") }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    for (key, value) in objects {
      var value = value
      enter(&value, name, "[\(key)]")
    }
  }
  mutating func others(_ others: inout OtherFields) {
    if !others.fields.isEmpty {
      add("otherFields", others.fields.map { "\($0.name):\($0.json)" }.joined(separator: ","))
    }
  }
}
