import TextStreams

/// The fields of one part of a session under keys that people can read: `heart rate`, `origin document name`.
///
/// The keys are made from the names of the fields, so that none is forgotten; an object's fields have its name before
/// theirs. Unknown fields of documents have no place here.
struct FrontMatterFields: FieldVisitor {
  /// A field and its value.
  struct Field: Hashable, Sendable {
    var key: String
    /// The field in the model: `origin.document.name`.
    var path: String
    var value: FrontMatterValue
  }

  /// The fields in the order of the document, those without a value among them.
  private(set) var fields: [Field] = []
  private var prefix = ""
  private var path = ""

  /// The fields of an object, without those of sections, exercises, groups and sets in it.
  static func all<Object: DocumentObject>(of object: Object) -> [Field] {
    var visitor = FrontMatterFields()
    var object = object
    object.visit(&visitor)
    return visitor.fields
  }

  /// The fields that an object says otherwise than another one does.
  static func differences<Object: DocumentObject>(
    of object: Object, from other: Object
  ) -> [Field] {
    let known = Dictionary(all(of: other).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return all(of: object).filter { field in
      if field.value != known[field.key] ?? .absent { return true }
      // An object that is absent has no fields that could differ.
      let inner = field.key + " "
      return field.value == .absent && known.contains { $0.key.utf8.starts(with: inner.utf8) && $0.value != .absent }
    }
  }

  /// `heartRate` is `heart rate`, `programID` is `program id`.
  static func key(_ name: StaticString) -> String {
    // An exercise has an identifier of its own, too.
    if name.description == "exerciseID" { return "template id" }
    // Names of fields are ASCII.
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8CodeUnitCount + 4)
    var isAfterLowercase = false
    for byte in name.description.utf8 {
      let isUppercase = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      if isUppercase, isAfterLowercase { key.append(UInt8(ascii: " ")) }
      isAfterLowercase = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
      key.append(isUppercase ? byte | 0x20 : byte)
    }
    return String(decoding: key, as: UTF8.self)
  }

  static func text<Value: FieldValue>(_ value: Value) -> String {
    var buffer = OutputBuffer(capacity: 64)
    value.writeText(into: &buffer)
    return buffer.bytes.string
  }

  var visitsAbsentFields: Bool { true }

  private mutating func add(_ name: StaticString, _ value: FrontMatterValue) {
    fields.append(Field(key: prefix + Self.key(name), path: path + name.description, value: value))
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    add(name, .text(Self.text(value)))
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    add(name, value.map { .text(Self.text($0)) } ?? .absent)
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { add(name, value ? .text("true") : .absent) }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    add(name, values.isEmpty ? .absent : .list(values.map { Self.text($0) }))
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard object != nil else { return add(name, .absent) }
    let (outer, start) = ((prefix, path), fields.count)
    prefix += Self.key(name) + " "
    path += name.description + "."
    object?.visit(&self)
    (prefix, path) = outer
    if fields[start...].allSatisfy({ $0.value == .absent }) { add(name, .empty) }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !TableLevel.isLevel(Object.self) else { return }
    add(name, objects.isEmpty ? .absent : .text("\(objects.count)"))
    let outer = (prefix, path)
    path += name.description + "."
    for index in objects.indices {
      prefix = "\(outer.0)\(Self.key(name)) \(index + 1) "
      objects[index].visit(&self)
    }
    (prefix, path) = outer
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ fields: inout OtherFields) {}
}

/// Puts what front matter says into the fields of one part of a session.
struct FrontMatterSetter: FieldVisitor {
  private let values: [String: FrontMatterValue]
  /// The first bytes of the keys, a bit each: most fields are spoken of by none.
  private let initials: UInt32
  private var prefix = ""
  /// Keys and values that are none for their fields.
  private(set) var unreadable: [String] = []
  /// How many fields were spoken of.
  private var found = 0
  /// How many objects a list of them has at most.
  private static let limit = 10_000

  init(_ values: [String: FrontMatterValue]) {
    self.values = values
    initials = values.keys.reduce(0) { $0 | Self.initial($1.utf8.first ?? 0) }
  }

  private static func initial(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

  /// Whether a key may begin with that field's.
  private func maySpeak(of name: StaticString) -> Bool {
    // The field's own key begins with its name in the model, but for one.
    let first = prefix.utf8.first ?? name.withUTF8Buffer { unsafe $0.first } ?? 0
    return initials & Self.initial(first) != 0 || name.description == "exerciseID"
  }

  var visitsAbsentFields: Bool { true }

  private mutating func value(_ name: StaticString) -> FrontMatterValue? {
    guard maySpeak(of: name) else { return nil }
    let value = values[prefix + FrontMatterFields.key(name)]
    if value != nil { found += 1 }
    return value
  }

  private mutating func read<Value: FieldValue>(_ text: String, _ name: StaticString) -> Value? {
    let value = Array(text.utf8).withByteSlice { Value(text: $0) }
    if value == nil { unreadable.append("\(prefix)\(FrontMatterFields.key(name)): \(text)") }
    return value
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    if case .text(let text)? = self.value(name), let new: Value = read(text, name) { value = new }
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    switch self.value(name) {
    case .absent: value = nil
    case .text(let text): if let new: Value = read(text, name) { value = new }
    default: break
    }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    switch self.value(name) {
    case .absent: value = false
    case .text(let text): if let new: Bool = read(text, name) { value = new }
    default: break
    }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    switch value(name) {
    case .absent: values = []
    case .text(let text): if let new: Value = read(text, name) { values = [new] }
    case .list(let texts):
      values = []
      for text in texts { if let new: Value = read(text, name) { values.append(new) } }
    default: break
    }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    let own = value(name)
    if own == .absent {
      object = nil
      return
    }
    guard maySpeak(of: name) else { return }
    let inner = prefix + FrontMatterFields.key(name) + " "
    guard own == .empty || values.keys.contains(where: { $0.utf8.starts(with: inner.utf8) }) else { return }
    var new = own == .empty ? .blank : object ?? .blank
    let (outer, known) = (prefix, found)
    prefix = inner
    new.visit(&self)
    prefix = outer
    // `load percent` is no field of a load.
    if own == .empty || found > known { object = new }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !TableLevel.isLevel(Object.self) else { return }
    var count = objects.count
    switch value(name) {
    case .absent: count = 0
    case .text(let text): count = Int(text).flatMap { (0...Self.limit).contains($0) ? $0 : nil } ?? count
    default: break
    }
    let outer = prefix
    objects = (0..<count).map { index in
      var object = objects.indices.contains(index) ? objects[index] : .blank
      prefix = "\(outer)\(FrontMatterFields.key(name)) \(index + 1) "
      object.visit(&self)
      return object
    }
    prefix = outer
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ fields: inout OtherFields) {}
}
