import TextStreams

/// How a version of a thing stands against another version of it: the one that was edited later is above, then the one
/// with more sets, then the one that says more.
///
/// The order is total, so that two devices that merge the same versions come to the same.
struct Precedence: Comparable {
  private let stamp: Instant?
  private let sets: Int
  private let fieldCount: Int
  private let bytes: [UInt8]

  /// Weighs an object as it stands in a document.
  ///
  /// - Parameter stamp: When it was edited, where that is known.
  init<Object: DocumentObject>(_ object: Object, stamp: Instant? = nil, sets: Int = 0) {
    self.stamp = stamp
    self.sets = sets
    fieldCount = FieldCounter.count(of: object)
    bytes = object.documentBytes
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.stamp != right.stamp { return isEarlier(left.stamp, right.stamp) }
    let leftSize = (left.sets, left.fieldCount, left.bytes.count)
    let rightSize = (right.sets, right.fieldCount, right.bytes.count)
    return leftSize == rightSize ? left.bytes.lexicographicallyPrecedes(right.bytes) : leftSize < rightSize
  }

  /// Whether a moment is before another; one that nobody knows is before all.
  static func isEarlier(_ left: Instant?, _ right: Instant?) -> Bool {
    guard let right else { return false }
    return left.map { $0 < right } ?? true
  }
}

/// How a version of a thing with parts stands against another.
///
/// What is merged from two versions is never below either, and is equal to one only where it is that one: so merging
/// once more with what was merged already changes nothing.
struct MergeRank: Comparable {
  /// When it was edited.
  var stamp: Instant?
  /// Its own fields.
  var header: Precedence
  /// How many parts it has.
  var count: Int
  /// What its parts are known by, in their order.
  var keys: [String]
  /// Its parts, without identifiers where those only say where a part stands.
  var parts: [Precedence]
  /// How many parts belong to a group.
  var grouped = 0
  /// All of it.
  var whole: Precedence

  static func < (left: Self, right: Self) -> Bool {
    if left.stamp != right.stamp { return Precedence.isEarlier(left.stamp, right.stamp) }
    if left.header != right.header { return left.header < right.header }
    if left.count != right.count { return left.count < right.count }
    if left.keys != right.keys { return left.keys.lexicographicallyPrecedes(right.keys) }
    if left.parts != right.parts { return left.parts.lexicographicallyPrecedes(right.parts) }
    return left.grouped == right.grouped ? left.whole < right.whole : left.grouped < right.grouped
  }
}

extension DocumentObject {
  /// The object as it stands in a document.
  var documentBytes: [UInt8] {
    var fields = JSONFieldWriter(capacity: 1 << 10)
    fields.write(self)
    return fields.buffer.bytes.array
  }
}

/// Counts the fields that have a value, those of objects in an object among them.
private struct FieldCounter: FieldVisitor {
  private var count = 0

  static func count<Object: DocumentObject>(of object: Object) -> Int {
    var (counter, object) = (FieldCounter(), object)
    object.visit(&counter)
    return counter.count
  }

  var visitsAbsentFields: Bool { false }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { count += 1 }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if value != nil { count += 1 }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { if value { count += 1 } }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) { count += values.count }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    count += object.map { 1 + Self.count(of: $0) } ?? 0
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    for object in objects { count += 1 + Self.count(of: object) }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    for object in objects.values { count += 1 + Self.count(of: object) }
  }
  mutating func others(_ fields: inout OtherFields) { count += fields.fields.count }
}
