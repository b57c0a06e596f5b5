package import Carryover
import TextStreams

/// Fills fields of an object by chance: many stay absent, lists stay empty, texts are hostile, numbers extreme.
package struct SparseVisitor: FieldVisitor {
  package var values: ValueGenerator
  /// Of a hundred fields, how many get a value.
  private let percentage: Int

  package init(seed: UInt64, percentage: Int) {
    values = ValueGenerator(seed: seed)
    self.percentage = percentage
  }

  /// Texts that a table, a spreadsheet or a reader may trip over.
  package static let hostileTexts = [
    "", " ", "'", "''", "'''", "'=", "'='", "'+1", "'text", "=cmd|' /C calc'!A0", "=1+1", "+1", "-2", "@x", "\tx",
    "\rx",
    "\r\n", "\n", "a\r\nb", "\"", "\"\"", "\"quoted\"", "a,b", "a;b", "a\tb", "line\nline", "🏋️‍♀️", "\u{FEFF}mark",
    "\0", "a\0b", "\u{202E}x", "null", "true", "0", "-", " padded ", "é", "e\u{301}", "\\n", "\\", "a\\nb", "{}", "[]",
    "Date", "session_start", "#", "\u{1F}", "\u{85}", "\u{2028}",
  ]

  package var visitsAbsentFields: Bool { true }

  package mutating func chance(_ percentage: Int) -> Bool {
    Int.random(in: 0..<100, using: &values.random) < percentage
  }
  private var isPresent: Bool { mutating get { chance(percentage) } }

  private mutating func make<Value: FieldValue>(_ type: Value.Type) -> Value {
    if Value.self == String.self || Value.self is any OpenEnumeration.Type, chance(60) {
      let text = Self.hostileTexts.randomElement(using: &values.random) ?? ""
      return Array(text.utf8).withByteSlice { Value(text: $0) } ?? Value.blank
    }
    if Value.self == Int.self, chance(20) {
      return ([0, -1, -7, .max, .min, 1 << 60] as [Int]).randomElement(using: &values.random) as? Value ?? Value.blank
    }
    if Value.self == Double.self, chance(20) {
      let numbers = [0, -1.5, 1e300, 1e-300, 0.1 + 0.2, 1e15, 123_456_789.123_456_78]
      return numbers.randomElement(using: &values.random) as? Value ?? Value.blank
    }
    return values.value(Value.self)
  }

  package mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    value = make(Value.self)
  }
  package mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    value = isPresent ? make(Value.self) : nil
  }
  package mutating func flag(_ name: StaticString, _ value: inout Bool) { value = isPresent }
  package mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    list = isPresent ? (0..<Int.random(in: 0...3, using: &values.random)).map { _ in make(Value.self) } : []
  }
  package mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    object = isPresent ? make() : nil
  }
  package mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    objects = (0..<Int.random(in: 0...3, using: &values.random)).map { _ in make() }
  }
  package mutating func table<Object: DocumentObject>(
    _ name: StaticString, _ objects: inout [UniqueIdentifier: Object]
  ) {
    objects = isPresent ? [values.value(UniqueIdentifier.self): make()] : [:]
  }
  package mutating func others(_ fields: inout OtherFields) {
    guard isPresent else { return }
    fields.fields = [OtherFields.Field(name: "later", json: "[1,\"=x\",{\"a\":null}]")]
  }

  /// An object filled by chance.
  package mutating func make<Object: DocumentObject>() -> Object {
    var object = Object.blank
    object.visit(&self)
    return object
  }

  /// Sessions in the order of time, whose exercises name their templates.
  package mutating func sessions(_ count: Int) -> [Session] {
    var sessions = (0..<count).map { _ in make() as Session }
    for session in sessions.indices {
      for section in sessions[session].sections.indices {
        for exercise in sessions[session].sections[section].exercises.indices {
          sessions[session].sections[section].exercises[exercise].exerciseID = values.value(Identifier<Exercise>.self)
        }
      }
    }
    return inOrderOfTime(sessions)
  }
}

/// Sessions in the order of time, undated ones first, the order kept among those of one start.
package func inOrderOfTime(_ sessions: [Session]) -> [Session] {
  sessions.enumerated().sorted {
    ($0.element.start.map { $0.sortKey + 1 } ?? 0, $0.offset) < (
      $1.element.start.map { $0.sortKey + 1 } ?? 0, $1.offset
    )
  }.map(\.element)
}
