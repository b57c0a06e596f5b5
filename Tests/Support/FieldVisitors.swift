package import Carryover
import TextStreams

/// Makes values of any field's type from a seed.
package struct ValueGenerator {
  package var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func value<Value: FieldValue>(_ type: Value.Type) -> Value {
    let json = literal(for: Value.schema)
    var tape = JSONTape()
    return Array(json.utf8).withByteSlice { text in
      guard (try? tape.parse(text)) != nil, let node = tape.nodes.first else { return Value.blank }
      return Value(node, tape: tape, text: text) ?? Value.blank
    }
  }

  private mutating func literal(for schema: String) -> String {
    let number = Int.random(in: 1...9999, using: &random)
    if schema.contains("\"boolean\"") { return "true" }
    if schema.contains("\"integer\"") { return "\(number)" }
    if schema.contains("\"number\"") { return "\(Double(number) / 8)" }
    if schema.contains("uuid") {
      return "\"\(UniqueIdentifier(high: random.next(), low: random.next()))\""
    }
    let date = "\(1000 + number % 1000)-0\(1 + number % 9)-\(10 + number % 18)"
    if schema.contains("\"date\"") { return "\"\(date)\"" }
    if schema.contains("date-time") { return "\"\(date)T1\(number % 10):04:05.\(100 + number % 900)Z\"" }
    if schema.contains("pattern") { return number % 3 == 0 ? "\"\(date)\"" : "\"\(date)T1\(number % 10):04:05\"" }
    if schema.contains("examples"), number % 4 > 0 {
      let examples = schema.split(separator: "[")[1].split(separator: "]")[0].split(separator: ",")
      return String(examples[number % examples.count])
    }
    let texts = [
      "plain \(number)", "a \\\"quote\\\" \(number)", "two\\nlines \(number)", "é 日本 🏋️ \(number)", "\\u0001 \(number)",
    ]
    return "\"\(texts[number % texts.count])\""
  }
}

/// Fills every field of an object.
package struct FillingVisitor: FieldVisitor {
  package var values: ValueGenerator
  private let listLength: Int

  package init(values: ValueGenerator, listLength: Int = 2) {
    self.values = values
    self.listLength = listLength
  }

  package var visitsAbsentFields: Bool { true }

  package mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    value = values.value(Value.self)
  }
  package mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    value = values.value(Value.self)
  }
  package mutating func flag(_ name: StaticString, _ value: inout Bool) { value = true }
  package mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    list = [values.value(Value.self), values.value(Value.self)]
  }
  package mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    object = make()
  }
  package mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    objects = (0..<listLength).map { _ in make() }
  }
  package mutating func table<Object: DocumentObject>(
    _ name: StaticString, _ objects: inout [UniqueIdentifier: Object]
  ) {
    objects = [values.value(UniqueIdentifier.self): make(), values.value(UniqueIdentifier.self): make()]
  }
  package mutating func others(_ fields: inout OtherFields) {
    fields.fields = [OtherFields.Field(name: "later \"field\"", json: "{\"a\":[1,2.5,null,\"x\"]}")]
  }

  /// A filled object.
  package mutating func make<Object: DocumentObject>() -> Object {
    var object = Object.blank
    object.visit(&self)
    return object
  }
}

/// Changes one field of an object and what it holds: the one of a given number, in the order of the document.
package struct MutatingVisitor: FieldVisitor {
  private var values: ValueGenerator
  private var remaining: Int
  /// The field that was changed; `nil` where the object has fewer.
  package private(set) var changed: String?

  package init(field: Int, values: ValueGenerator) {
    remaining = field
    self.values = values
  }

  package var visitsAbsentFields: Bool { true }

  private mutating func isTurn(_ name: StaticString) -> Bool {
    guard changed == nil else { return false }
    remaining -= 1
    if remaining < 0 { changed = name.description }
    return remaining < 0
  }

  package mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    if isTurn(name) { value = other(than: value) }
  }
  package mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if isTurn(name) { value = value.map { other(than: $0) } ?? values.value(Value.self) }
  }
  package mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if isTurn(name) { value.toggle() }
  }
  package mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    if isTurn(name) { list.append(values.value(Value.self)) }
  }
  package mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    if isTurn(name) {
      object = object == nil ? made() : nil
    } else if changed == nil {
      object?.visit(&self)
    }
  }
  package mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    if isTurn(name) {
      if objects.popLast() == nil { objects = [made()] }
      return
    }
    for index in objects.indices where changed == nil { objects[index].visit(&self) }
  }
  package mutating func table<Object: DocumentObject>(
    _ name: StaticString, _ objects: inout [UniqueIdentifier: Object]
  ) {
    if isTurn(name) {
      objects.removeAll()
      return
    }
    for key in objects.keys.sorted() where changed == nil { objects[key]?.visit(&self) }
  }
  package mutating func others(_ fields: inout OtherFields) {
    if isTurn("others") { fields.fields.removeAll() }
  }

  private func made<Object: DocumentObject>() -> Object {
    var visitor = FillingVisitor(values: values, listLength: 1)
    return visitor.make()
  }

  /// Another value, as it is written: an enumeration's `other("x")` and a known `x` are written alike.
  private mutating func other<Value: FieldValue>(than value: Value) -> Value {
    let old = Self.written(value)
    for _ in 0..<100 {
      let candidate = values.value(Value.self)
      if Self.written(candidate) != old { return candidate }
    }
    // A truth value: the generator makes only true ones.
    return Value.blank
  }

  private static func written<Value: FieldValue>(_ value: Value) -> [UInt8] {
    var buffer = OutputBuffer()
    buffer.lay { value.write(into: &$0) }
    return buffer.bytes.array
  }
}

/// A library in which every field of every type is in use.
package func filledLibrary(seed: UInt64, listLength: Int = 2) -> Library {
  var visitor = FillingVisitor(values: ValueGenerator(seed: seed), listLength: listLength)
  var library = Library()
  library.sessions = [visitor.make(), visitor.make()]
  library.exercises = [visitor.make(), visitor.make()]
  library.implements = [visitor.make()]
  library.modules = [visitor.make()]
  library.workouts = [visitor.make()]
  library.programs = [visitor.make()]
  library.healthSnapshots = [visitor.make()]
  library.tombstones = [visitor.make()]
  visitor.others(&library.otherFields)
  return library
}
