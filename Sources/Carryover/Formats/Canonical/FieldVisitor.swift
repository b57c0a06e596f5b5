package import TextStreams

/// Something that goes through the fields of a document's objects, one after another: to write them, to read them, to
/// describe them.
///
/// Each type lists its fields once, in `DocumentObject.visit`; everything that has to know the fields is a visitor, so
/// that writing, reading and the published schema cannot disagree.
package protocol FieldVisitor: ~Copyable {
  /// Whether fields without a value are visited, too, as a reader needs it and a writer does not. A visitor that says
  /// no changes nothing, and neither does a visit by it.
  var visitsAbsentFields: Bool { get }
  /// A field that is always there.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value)
  /// A field that may be absent.
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?)
  /// A field that is absent when false.
  mutating func flag(_ name: StaticString, _ value: inout Bool)
  /// A list that is absent when empty.
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value])
  /// An object that may be absent.
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?)
  /// The load of a set, which is an object that may be absent, as others are.
  mutating func load(_ name: StaticString, of set: inout LoggedSet)
  /// A list of objects that is absent when empty.
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object])
  /// Objects by identifier, absent when empty.
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object])
  /// Fields that this version does not know.
  mutating func others(_ fields: inout OtherFields)
}

extension FieldVisitor where Self: ~Copyable {
  @inline(__always)
  package mutating func load(_ name: StaticString, of set: inout LoggedSet) {
    var load = set.load
    object(name, &load)
    if visitsAbsentFields { set.load = load }
  }
}

/// An object of a document, with its fields.
package protocol DocumentObject: SendableMetatype {
  /// An object in which every field is absent, to be read into.
  static var blank: Self { get }
  /// Its name in the schema.
  static var schemaName: String { get }
  /// Goes through the fields in the order of the document.
  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor)
}

extension DocumentObject {
  package static var schemaName: String { String(describing: Self.self) }
}

/// A value of a field that is no object.
package protocol FieldValue: FieldText {
  /// The value that an absent required field is read into before it is found missing.
  static var blank: Self { get }
  /// What the schema says of it.
  static var schema: String { get }
  /// Appends it as JSON.
  func write(into output: inout OutputCursor)
  /// Reads it; `nil` where the JSON value is of another kind or out of range.
  init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice)
}

// MARK: - Plain values

extension Bool: FieldValue {
  package static var blank: Bool { false }
  package static var schema: String { #"{"type":"boolean"}"# }
  @inline(__always)
  package func write(into output: inout OutputCursor) {
    if self { output.append("true") } else { output.append("false") }
  }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    switch node.kind {
    case .true_: self = true
    case .false_: self = false
    default: return nil
    }
  }
}

extension Int: FieldValue {
  package static var blank: Int { 0 }
  package static var schema: String { #"{"type":"integer"}"# }
  package func write(into output: inout OutputCursor) { output.append(self) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard case .number = node.kind else { return nil }
    let digits = text.slice(Int(node.start), Int(node.end))
    if let whole = digits.wholeNumber ?? Int(digits.string) {
      self = whole
    } else {
      guard let value = digits.decimal(), let exact = Int(exactly: value) else { return nil }
      self = exact
    }
  }
}

extension Double: FieldValue {
  package static var blank: Double { 0 }
  package static var schema: String { #"{"type":"number"}"# }
  package func write(into output: inout OutputCursor) { output.append(self) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard case .number = node.kind, let value = text.slice(Int(node.start), Int(node.end)).decimal() else { return nil }
    self = value
  }
}

extension String: FieldValue {
  package static var blank: String { "" }
  package static var schema: String { #"{"type":"string"}"# }
  package func write(into output: inout OutputCursor) { output.appendJSON(self) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard node.isString else { return nil }
    self = tape.string(node, in: text)
  }
}

extension UniqueIdentifier: FieldValue {
  package static var blank: UniqueIdentifier { .zero }
  package static var schema: String { #"{"type":"string","format":"uuid"}"# }
  package func write(into output: inout OutputCursor) {
    output.append(UInt8(ascii: "\""))
    output.appendIdentifier(high: high, low: low)
    output.append(UInt8(ascii: "\""))
  }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard case .string = node.kind else { return nil }
    self.init(bytes: text.slice(Int(node.start), Int(node.end)))
  }

  /// Reads the 36-character form straight from bytes; `nil` for anything else.
  package init?(bytes: ByteSlice) {
    guard bytes.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in 0..<36 {
      let byte = bytes[index]
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      var digit = byte &- 48
      if digit > 9 {
        digit = (byte | 32) &- 87
        guard digit >= 10, digit < 16 else { return nil }
      }
      if index < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
    }
    self.init(high: high, low: low)
  }
}

extension Identifier: FieldValue {
  package static var blank: Identifier { Identifier(.zero) }
  package static var schema: String { UniqueIdentifier.schema }
  package func write(into output: inout OutputCursor) { value.write(into: &output) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard let value = UniqueIdentifier(node, tape: tape, text: text) else { return nil }
    self.init(value)
  }
}

extension CivilDate: FieldValue {
  package static var blank: CivilDate { .epoch }
  package static var schema: String { #"{"type":"string","format":"date"}"# }
  package func write(into output: inout OutputCursor) {
    output.append(UInt8(ascii: "\""))
    output.append(self)
    output.append(UInt8(ascii: "\""))
  }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard let moment = CivilMoment(node, tape: tape, text: text), moment.time == nil else { return nil }
    self = moment.date
  }
}

extension CivilMoment: FieldValue {
  package static var blank: CivilMoment { CivilMoment(date: .blank) }
  package static var schema: String {
    #"{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$"}"#
  }
  package func write(into output: inout OutputCursor) {
    output.append(UInt8(ascii: "\""))
    output.append(self)
    output.append(UInt8(ascii: "\""))
  }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard case .string = node.kind else { return nil }
    self.init(tape.string(node, in: text))
  }
}

extension Instant: FieldValue {
  package static var blank: Instant { .epoch }
  package static var schema: String { #"{"type":"string","format":"date-time"}"# }
  package func write(into output: inout OutputCursor) { output.appendJSON(description) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard case .string = node.kind else { return nil }
    self.init(tape.string(node, in: text))
  }
}

extension OpenEnumeration where Self: FieldValue {
  package static var schema: String {
    "{\"type\":\"string\",\"examples\":[\(known.map { "\"\($0.rawValue)\"" }.joined(separator: ","))]}"
  }
  package static var blank: Self { known[0] }
  package func write(into output: inout OutputCursor) { output.appendJSON(rawValue) }
  package init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    guard node.isString else { return nil }
    self.init(rawValue: tape.string(node, in: text))
  }
}

extension DistanceUnit: FieldValue {}
extension Side: FieldValue {}
extension SessionType: FieldValue {}
extension ModuleType: FieldValue {}
extension ExerciseType: FieldValue {}
extension Modality: FieldValue {}
extension Weekday: FieldValue {}
extension ProgressionMetric: FieldValue {}
extension EntityKind: FieldValue {}
