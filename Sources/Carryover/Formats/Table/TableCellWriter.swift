import TextStreams

/// The cells of one level of a row, in the order of the level's fields, as they stand in the file.
struct TableCellWriter: FieldVisitor, ~Copyable {
  private var buffer = OutputBuffer(capacity: 512)
  private var ends: [Int] = []
  private var json = JSONFieldWriter()
  /// Whether the fields being visited are those of an object that is absent.
  private var isAbsent = false
  private let isSpreadsheetSafe: Bool

  init(isSpreadsheetSafe: Bool) {
    self.isSpreadsheetSafe = isSpreadsheetSafe
  }

  var visitsAbsentFields: Bool { true }

  /// The cell of a field.
  subscript(leaf: Int) -> ByteSlice {
    guard ends.indices.contains(leaf) else { return buffer.bytes.slice(0, 0) }
    return buffer.bytes.slice(leaf == 0 ? 0 : ends[leaf - 1], ends[leaf])
  }

  mutating func removeAll() {
    buffer.removeAll()
    ends.removeAll(keepingCapacity: true)
  }

  mutating func append(number: Int) {
    buffer.append(number)
    ends.append(buffer.count)
  }

  /// Lays out an object's cells.
  ///
  /// - Parameter derivedIdentifier: The identifier that a reader gives to the object from its place; where it has this
  ///   one, its cell stays empty.
  mutating func append<Object: DocumentObject>(_ object: inout Object, derivedIdentifier: UniqueIdentifier? = nil) {
    derived = derivedIdentifier
    object.visit(&self)
  }
  private var derived: UniqueIdentifier?

  private mutating func cell<Value: FieldValue>(_ value: Value?) {
    if let value, !isAbsent {
      let start = buffer.count
      value.writeText(into: &buffer)
      if Value.self == String.self || Value.self is any OpenEnumeration.Type { finishText(from: start) }
    }
    ends.append(buffer.count)
  }

  private mutating func finishText(from start: Int) {
    if TableGuard.isNeeded(buffer.bytes.slice(start), isSpreadsheetSafe: isSpreadsheetSafe) {
      let text = buffer.bytes.slice(start).array
      buffer.truncate(to: start)
      buffer.append(TableGuard.mark)
      text.withByteSlice { buffer.append($0) }
    }
    buffer.finishField(from: start, delimiter: UInt8(ascii: ","))
  }

  private mutating func jsonCell<Object: DocumentObject>(_ object: Object, isEmpty: Bool, isList: Bool = true) {
    if !isEmpty, !isAbsent {
      json.write(object)
      let start = buffer.count
      let bytes = json.buffer.bytes
      // A list stands without the object around it.
      buffer.append(isList ? bytes.slice(8, bytes.count - 1) : bytes)
      json.buffer.removeAll()
      buffer.finishField(from: start, delimiter: UInt8(ascii: ","))
    }
    ends.append(buffer.count)
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    if let derived, ends.count <= 1 {
      self.derived = nil
      if Self.identifier(value) == derived {
        ends.append(buffer.count)
        return
      }
    }
    cell(value)
  }

  private static func identifier<Value: FieldValue>(_ value: Value) -> UniqueIdentifier? {
    switch value {
    case let id as Identifier<Section>: id.value
    case let id as Identifier<LoggedExercise>: id.value
    case let id as Identifier<LoggedSetGroup>: id.value
    case let id as Identifier<LoggedSet>: id.value
    default: nil
    }
  }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) { cell(value) }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { cell(value ? true : nil) }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    jsonCell(TableList(values: values), isEmpty: values.isEmpty)
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    var present = object ?? Object.blank
    let wasAbsent = isAbsent
    isAbsent = isAbsent || object == nil
    let start = buffer.count
    present.visit(&self)
    if !isAbsent { markPresent(object, from: start) }
    isAbsent = wasAbsent
  }

  /// Says in an object's last cell that it is there, where no other cell does: that a load is external, or that there
  /// are no fields that this version does not know.
  private mutating func markPresent<Object: DocumentObject>(_ object: Object?, from start: Int) {
    if let load = object as? Load {
      guard load.value == nil, load.kind == .external else { return }
      buffer.append(load.kind.rawValue)
    } else {
      guard buffer.count == start else { return }
      buffer.append("{}")
    }
    ends[ends.count - 1] = buffer.count
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !TableLevel.isLevel(Object.self) else { return }
    jsonCell(TableObjects(objects: objects), isEmpty: objects.isEmpty)
  }
  // No session holds one.
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    ends.append(buffer.count)
  }
  mutating func others(_ fields: inout OtherFields) {
    jsonCell(TableOthers(fields: fields), isEmpty: fields.fields.isEmpty, isList: false)
  }
}

/// The mark before a cell's text that a spreadsheet would run as a formula.
///
/// A text that itself begins like a marked one is marked in any case, so that taking the mark away is always right.
/// An empty text, which is not the same as none, is a mark alone.
enum TableGuard {
  static let mark = UInt8(ascii: "'")

  /// Whether a spreadsheet takes a cell for a formula by its first character.
  private static func isDangerous(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 9, 13: true
    default: false
    }
  }

  static func isNeeded(_ text: ByteSlice, isSpreadsheetSafe: Bool) -> Bool {
    if text.isEmpty { return true }
    return isMarked(text) || isSpreadsheetSafe && isDangerous(text[0])
  }

  private static func isMarked(_ text: ByteSlice) -> Bool {
    text[0] == mark && (text.count == 1 || text[1] == mark || isDangerous(text[1]))
  }

  /// The text without its mark, where it has one.
  static func removed(from text: ByteSlice) -> ByteSlice { isMarked(text) ? text.slice(1) : text }
}
