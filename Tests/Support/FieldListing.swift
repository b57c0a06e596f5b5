package import Carryover
import TextStreams

/// A field of an object and its value as JSON, so that two objects of any type can be compared field by field.
package struct ListedField: Hashable, Sendable {
  /// The field in the words of the formats: `set.load.unit`.
  package var path: String
  /// The value as JSON.
  package var json: String
}

/// Lists the fields of one object that have a value, those of the objects in it among them; parts of a session are
/// objects of their own.
package struct ListingVisitor: FieldVisitor {
  package private(set) var fields: [ListedField] = []
  private var path: [String]

  private init(_ path: String) {
    self.path = [path]
  }

  /// The fields of an object.
  ///
  /// - Parameter path: What their paths begin with.
  package static func fields<Object: DocumentObject>(of object: Object, _ path: String) -> [ListedField] {
    var visitor = ListingVisitor(path)
    var object = object
    object.visit(&visitor)
    return visitor.fields
  }

  /// The values of an object's fields, as JSON by path.
  package static func values<Object: DocumentObject>(of object: Object, _ path: String) -> [String: String] {
    Dictionary(fields(of: object, path).map { ($0.path, $0.json) }) { $1 }
  }

  package var visitsAbsentFields: Bool { true }

  private mutating func add(_ name: StaticString, _ json: String) {
    fields.append(ListedField(path: (path + [name.description]).joined(separator: "."), json: json))
  }

  private func json<Value: FieldValue>(_ value: Value) -> String {
    var buffer = OutputBuffer()
    buffer.lay { value.write(into: &$0) }
    return buffer.bytes.string
  }

  package mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { add(name, json(value)) }
  package mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let value { add(name, json(value)) }
  }
  package mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if value { add(name, "true") }
  }
  package mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    if !list.isEmpty { add(name, list.map { json($0) }.joined(separator: ",")) }
  }
  package mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    path.append(name.description)
    object?.visit(&self)
    path.removeLast()
  }
  package mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    let isPart =
      Object.self == Section.self || Object.self == LoggedExercise.self || Object.self == LoggedSetGroup.self
      || Object.self == LoggedSet.self
    guard !isPart, !objects.isEmpty else { return }
    add(name, objects.map { "\(Self.fields(of: $0, "").map(\.json))" }.joined(separator: ","))
  }
  package mutating func table<Object: DocumentObject>(
    _ name: StaticString, _ objects: inout [UniqueIdentifier: Object]
  ) {
    if !objects.isEmpty { add(name, "\(objects.count)") }
  }
  package mutating func others(_ others: inout OtherFields) {
    if !others.fields.isEmpty {
      add("otherFields", others.fields.map { "\($0.name): \($0.json)" }.joined(separator: ","))
    }
  }
}
