import TextStreams

/// Why a row of the table cannot be read: what is wrong, and in which field of the record.

/// Reads the fields of one level from the cells of a record.
struct TableCellReader: FieldVisitor, ~Copyable {
  /// The record's fields, valid until the next record.
  private var fields: [ByteSlice] = []
  private var places: [Int] = []
  private var leaf = 0
  private var path: [String] = []
  private var problem: RowProblem?
  /// How many cells with content were met.
  private var found = 0
  private var json = JSONFieldReader()
  /// Whether a number may have a comma for its point.
  private let hasDecimalCommas: Bool

  init(delimiter: UInt8) {
    hasDecimalCommas = delimiter != UInt8(ascii: ",")
  }

  var visitsAbsentFields: Bool { true }

  /// Takes the next record.
  mutating func begin(_ record: borrowing RecordTokenizer) {
    fields.removeAll(keepingCapacity: true)
    for index in 0..<record.fieldCount { fields.append(record.field(index)) }
  }

  /// The cell at a place; empty where there is none.
  func cell(_ place: Int) -> ByteSlice {
    fields.indices.contains(place) ? fields[place] : unsafe ByteSlice(start: nil, count: 0)
  }

  /// Whether any of the places has content.
  func hasContent(_ places: some Sequence<Int>) -> Bool { places.contains { !cell($0).trimmed.isEmpty } }

  /// A number that tells them apart that say other things of a level.
  func hash(_ places: [Int]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in places {
      let cell = cell(place)
      for index in 0..<cell.count { hash = (hash ^ UInt64(cell[index])) &* 0x100_0000_01B3 }
      hash = (hash ^ 0x100) &* 0x100_0000_01B3
    }
    return hash
  }

  /// Reads an object of a level, whose fields stand at `places`.
  ///
  /// - Parameter skipped: Cells of the level that are no fields of the object.
  mutating func read<Object: DocumentObject>(
    _ object: Object, at places: [Int], skipping skipped: Int
  ) throws(RowProblem) -> Object {
    self.places = places
    leaf = skipped
    problem = nil
    var object = object
    object.visit(&self)
    if let problem { throw problem }
    return object
  }

  private mutating func next() -> (cell: ByteSlice, place: Int)? {
    let place = leaf < places.count ? places[leaf] : -1
    leaf += 1
    let cell = cell(place)
    guard !cell.isEmpty else { return nil }
    found += 1
    return (cell, place)
  }

  private mutating func nextValue<Value: FieldValue>(_ type: Value.Type, _ name: StaticString) -> Value? {
    guard let (cell, place) = next() else { return nil }
    let isText = Value.self == String.self || Value.self is any OpenEnumeration.Type
    let text = isText ? TableGuard.removed(from: cell) : cell.trimmed
    if !isText, text.isEmpty { return nil }
    if let value = Value(text: text) { return value }
    // A spreadsheet of a country with decimal commas saves with semicolons or tabs between the cells.
    if hasDecimalCommas, Value.self == Double.self, let value = text.decimal(separator: UInt8(ascii: ",")) as? Value {
      return value
    }
    complain(.tableValueUnreadable, [cell.string, Self.expected(Value.self)], place)
    return nil
  }

  private static func expected<Value: FieldValue>(_ type: Value.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Double.Type: "a number, as 62.5"
    case is Bool.Type: "true or false"
    case is CivilMoment.Type: "a date and time, as 2021-01-05T18:03:22"
    case is CivilDate.Type: "a date, as 2021-01-05"
    case is Instant.Type: "a point in time, as 2021-01-05T18:03:22Z"
    default: "an identifier of 36 characters"
    }
  }

  private mutating func complain(_ code: DiagnosticCode, _ arguments: [String], _ place: Int) {
    if problem == nil { problem = RowProblem(code: code, arguments: arguments, field: place) }
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    if let read = nextValue(Value.self, name) { value = read }
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let read = nextValue(Value.self, name) { value = read }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if let read = nextValue(Bool.self, name) { value = read }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    let before = found
    let first = leaf
    var candidate = Object.blank
    candidate.visit(&self)
    object = found > before && !isUnitAlone(candidate, first) ? candidate : nil
  }

  /// Whether a load or a distance says no more than a unit: a table has the unit in a column of its own, often in every
  /// row.
  private func isUnitAlone<Object: DocumentObject>(_ object: Object, _ first: Int) -> Bool {
    switch object {
    case let load as Load: load.value == nil && cell(places[leaf - 1]).isEmpty
    case is Distance: cell(places[first]).trimmed.isEmpty
    default: false
    }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    if let read = nextJSON(TableList<Value>.self, inList: true) { values = read.values }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !TableLevel.isLevel(Object.self) else { return }
    if let read = nextJSON(TableObjects<Object>.self, inList: true) { objects = read.objects }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    leaf += 1
  }
  mutating func others(_ fields: inout OtherFields) {
    if let read = nextJSON(TableOthers.self, inList: false) { fields = read.fields }
  }

  private mutating func nextJSON<Object: DocumentObject>(_ type: Object.Type, inList: Bool) -> Object? {
    guard let (cell, place) = next() else { return nil }
    let text = inList ? Array("{\"list\":".utf8) + cell.array + [UInt8(ascii: "}")] : cell.array
    var reason = ""
    let object: Object? = text.withByteSlice { bytes in
      do {
        try json.parse(bytes)
        return try json.read(Object.self)
      } catch let failure as JSONFailure {
        reason = failure.reason
      } catch let problem as JSONFieldReader.Problem {
        reason = problem.reason
      } catch {
        reason = "\(error)"
      }
      return nil
    }
    if object == nil { complain(.tableJSONUnreadable, [reason], place) }
    return object
  }
}
