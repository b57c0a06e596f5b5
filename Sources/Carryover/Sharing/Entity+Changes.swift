import TextStreams

extension Entity {
  /// The same thing under another name; a session and what is measured or deleted have none.
  func renamed(_ name: String) -> Entity {
    switch self {
    case .exercise(var exercise):
      exercise.name = name
      return .exercise(exercise)
    case .implement(var implement):
      implement.name = name
      return .implement(implement)
    case .module(var module):
      module.name = name
      return .module(module)
    case .workout(var workout):
      workout.name = name
      return .workout(workout)
    case .program(var program):
      program.name = name
      return .program(program)
    case .session, .healthSnapshot, .tombstone:
      return self
    }
  }

  /// The same thing with another origin.
  func coming(from origin: Origin?) -> Entity {
    switch self {
    case .session(var session):
      session.origin = origin
      return .session(session)
    case .exercise(var exercise):
      exercise.origin = origin
      return .exercise(exercise)
    case .implement(var implement):
      implement.origin = origin
      return .implement(implement)
    case .module(var module):
      module.origin = origin
      return .module(module)
    case .workout(var workout):
      workout.origin = origin
      return .workout(workout)
    case .program(var program):
      program.origin = origin
      return .program(program)
    case .healthSnapshot, .tombstone:
      return self
    }
  }

  /// How another version of it differs, in words: of a session what changed, of anything else the fields that differ.
  func differences(from other: Entity) -> [String] {
    if case .session(let old) = self, case .session(let new) = other {
      return SessionDifference(from: old, to: new).lines
    }
    let (own, others) = (FieldTexts.texts(of: self), FieldTexts.texts(of: other))
    let names = own.map(\.name) + others.map(\.name).filter { name in !own.contains { $0.name == name } }
    return names.compactMap { name in
      let (old, new) = (own.first { $0.name == name }, others.first { $0.name == name })
      return old == new ? nil : FieldTexts.change(of: name, from: old, to: new)
    }
  }
}

/// The fields of an object that have a value, each with what it says.
private struct FieldTexts: FieldVisitor {
  struct Text: Equatable {
    let name: String
    let bytes: [UInt8]

    /// What stands behind the name: `"weightIncrement":5` → `5`.
    var value: String {
      let start = (bytes.firstIndex(of: UInt8(ascii: ":")) ?? -1) + 1
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  private var texts: [Text] = []

  /// How long a value may be to be shown.
  private static let shown = 60

  /// `weightIncrement: 2.5 → 5`, or that something changed where that would be long to tell.
  static func change(of name: String, from old: Text?, to new: Text?) -> String {
    let values = [old, new].map { $0?.value ?? "none" }
    guard values.allSatisfy({ $0.utf8.count <= shown }) else { return "\(name): changed" }
    return "\(name): " + values.joined(separator: " → ")
  }

  static func texts(of entity: Entity) -> [Text] {
    var (visitor, entity) = (FieldTexts(), entity)
    entity.visit(&visitor)
    return visitor.texts
  }

  var visitsAbsentFields: Bool { false }

  /// Notes what one field writes.
  private mutating func note(_ name: StaticString, _ write: (inout JSONFieldVisitor) -> Void) {
    var writer = JSONFieldWriter(capacity: 1 << 8)
    writer.lay(write)
    if !writer.buffer.bytes.isEmpty { texts.append(Text(name: name.description, bytes: writer.buffer.bytes.array)) }
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    var value = value
    note(name) { $0.value(name, &value) }
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    var value = value
    note(name) { $0.optional(name, &value) }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    var value = value
    note(name) { $0.flag(name, &value) }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    var values = values
    note(name) { $0.list(name, &values) }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    var object = object
    note(name) { $0.object(name, &object) }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    var objects = objects
    note(name) { $0.objects(name, &objects) }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    var objects = objects
    note(name) { $0.table(name, &objects) }
  }
  mutating func others(_ fields: inout OtherFields) {}
}
