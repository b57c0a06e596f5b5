import TextStreams

/// Reads objects from the tape of a JSON text. What cannot be read is noted with its path; the first such note makes
/// the object unreadable.
struct JSONFieldReader: FieldVisitor, ~Copyable {
  /// What could not be read, and where in the object.
  struct Problem: Error, Hashable {
    var path: String
    var reason: String
    /// Bytes before the value.
    var offset: Int
  }

  private var tape: JSONTape
  private var text = [UInt8]().withByteSlice { $0 }
  private(set) var problem: Problem?
  private var path: [(name: StaticString, index: Int?)] = []
  /// The first member of the object being read, and the end of its members, as nodes of the tape.
  private var first = 0
  private var last = 0
  private var expected = 0
  /// A bit for each of the object's names, by length and letters: most names that are not there are known by it.
  private var names: UInt64 = 0
  /// Names of the object's members that have been taken, as nodes of the tape, object in object.
  private var taken: [Int] = []
  private var takenStart = 0
  /// Members that no object could keep: those of a load, a distance or a line that this version does not know.
  private(set) var droppedFields: [String] = []
  private var keepsOthers = false

  var visitsAbsentFields: Bool { true }

  init(nesting: Int = ReadingLimits().nesting) {
    tape = JSONTape(nesting: nesting)
  }

  /// Reads an object from a whole JSON text.
  ///
  /// - Parameter ignored: A member that is none of the object's fields.
  mutating func read<Object: DocumentObject>(_ type: Object.Type, ignored: StaticString = "") throws(Problem) -> Object
  {
    problem = nil
    droppedFields.removeAll(keepingCapacity: true)
    path.removeAll(keepingCapacity: true)
    taken.removeAll(keepingCapacity: true)
    var object = Object.blank
    guard let node = tape.nodes.first, node.kind == .object else {
      throw Problem(path: "", reason: "an object was expected", offset: 0)
    }
    enter(0)
    if ignored.utf8CodeUnitCount > 0 { _ = find(ignored) }
    keepsOthers = false
    object.visit(&self)
    if let problem { throw problem }
    noteDroppedFields()
    return object
  }

  /// Parses a text, whose bytes must last until the objects in it are read.
  mutating func parse(_ text: ByteSlice) throws(JSONFailure) {
    self.text = text
    try tape.parse(text)
  }

  /// The text of a member of the outermost object; `nil` where it is missing or no string.
  mutating func string(_ name: StaticString) -> String? {
    guard !tape.nodes.isEmpty, tape.nodes[0].kind == .object else { return nil }
    taken.removeAll(keepingCapacity: true)
    enter(0)
    return find(name).flatMap { String(tape.nodes[$0], tape: tape, text: text) }
  }

  private mutating func enter(_ node: Int) {
    first = node + 1
    last = Int(tape.nodes[node].next)
    expected = first
    takenStart = taken.count
    names = 0
    var name = first
    while name < last {
      let key = tape.nodes[name]
      let (start, end) = (Int(key.start), Int(key.end))
      if case .escapedString = key.kind { names = .max }
      names |= Self.bit(count: end - start, first: text[start], last: text[end - 1])
      name = Int(tape.nodes[name + 1].next)
    }
  }

  @inline(__always)
  private static func bit(count: Int, first: UInt8, last: UInt8) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: (count &* 7 &+ Int(first) &+ Int(last) &* 3) & 63)
  }

  /// The value of a member of the current object, as a node of the tape.
  private mutating func find(_ name: StaticString) -> Int? {
    let count = name.utf8CodeUnitCount
    guard count > 0,
      names & Self.bit(count: count, first: unsafe name.utf8Start[0], last: unsafe name.utf8Start[count - 1]) != 0
    else { return nil }
    // Members usually stand in the order in which they are asked for.
    var node = expected
    var wrapped = false
    while true {
      if node >= last {
        if wrapped || first == expected { return nil }
        wrapped = true
        node = first
      }
      if wrapped, node >= expected { return nil }
      if isName(node, name) { break }
      node = Int(tape.nodes[node + 1].next)
    }
    taken.append(node)
    expected = Int(tape.nodes[node + 1].next)
    if case .null = tape.nodes[node + 1].kind { return nil }
    return node + 1
  }

  private func isName(_ node: Int, _ name: StaticString) -> Bool {
    let key = tape.nodes[node]
    if case .escapedString = key.kind { return tape.string(key, in: text) == name.description }
    return Int(key.end - key.start) == name.utf8CodeUnitCount
      && text.slice(Int(key.start), Int(key.end)).equals(name)
  }

  private mutating func complain(_ reason: String, _ name: StaticString, node: Int? = nil) {
    guard problem == nil else { return }
    var place = ""
    for (name, index) in path {
      place += (place.isEmpty ? "" : ".") + name.description
      if let index { place += "[\(index)]" }
    }
    place += (place.isEmpty ? "" : ".") + name.description
    let offset = node.map { Int(tape.nodes[$0].start) } ?? Int(tape.nodes[max(first - 1, 0)].start)
    problem = Problem(path: place, reason: reason, offset: offset)
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    guard let node = find(name) else {
      complain("it is missing", name)
      return
    }
    guard let read = Value(tape.nodes[node], tape: tape, text: text) else {
      complain("its value is of the wrong kind", name, node: node)
      return
    }
    value = read
  }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    guard let node = find(name) else { return }
    guard let read = Value(tape.nodes[node], tape: tape, text: text) else {
      complain("its value is of the wrong kind", name, node: node)
      return
    }
    value = read
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    var read: Bool?
    optional(name, &read)
    if let read { value = read }
  }

  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    guard let node = find(name) else { return }
    guard case .array = tape.nodes[node].kind else {
      complain("a list was expected", name, node: node)
      return
    }
    var element = node + 1
    while element < Int(tape.nodes[node].next) {
      guard let read = Value(tape.nodes[element], tape: tape, text: text) else {
        complain("a value in it is of the wrong kind", name, node: element)
        return
      }
      values.append(read)
      element = Int(tape.nodes[element].next)
    }
  }

  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard let node = find(name) else { return }
    object = nested(node, name, index: nil)
  }

  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard let node = find(name) else { return }
    guard case .array = tape.nodes[node].kind else {
      complain("a list was expected", name, node: node)
      return
    }
    var element = node + 1
    while element < Int(tape.nodes[node].next), problem == nil {
      if let object: Object = nested(element, name, index: objects.count) { objects.append(object) }
      element = Int(tape.nodes[element].next)
    }
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    guard let node = find(name) else { return }
    guard case .object = tape.nodes[node].kind else {
      complain("an object was expected", name, node: node)
      return
    }
    var key = node + 1
    while key < Int(tape.nodes[node].next), problem == nil {
      guard let identifier = UniqueIdentifier(tape.nodes[key], tape: tape, text: text) else {
        complain("a name in it is no identifier", name, node: key)
        return
      }
      if let object: Object = nested(key + 1, name, index: nil) { objects[identifier] = object }
      key = Int(tape.nodes[key + 1].next)
    }
  }

  private mutating func nested<Object: DocumentObject>(_ node: Int, _ name: StaticString, index: Int?) -> Object? {
    guard case .object = tape.nodes[node].kind else {
      complain("an object was expected", name, node: node)
      return nil
    }
    let outer = (first, last, expected, takenStart, names)
    let outerKeepsOthers = keepsOthers
    keepsOthers = false
    path.append((name, index))
    enter(node)
    var object = Object.blank
    object.visit(&self)
    noteDroppedFields()
    keepsOthers = outerKeepsOthers
    path.removeLast()
    taken.removeSubrange(takenStart...)
    (first, last, expected, takenStart, names) = outer
    return object
  }

  /// Notes the members of the object that was just read that it has no place for.
  private mutating func noteDroppedFields() {
    guard !keepsOthers else { return }
    for name in untakenMembers { droppedFields.append(tape.string(tape.nodes[name], in: text)) }
  }

  mutating func others(_ fields: inout OtherFields) {
    keepsOthers = true
    for node in untakenMembers {
      let value = tape.nodes[node + 1]
      let quotes = value.kind == .string || value.kind == .escapedString ? 1 : 0
      let json = text.slice(Int(value.start) - quotes, Int(value.end) + quotes)
      fields.fields.append(
        OtherFields.Field(name: tape.string(tape.nodes[node], in: text), json: Self.withoutLineBreaks(json)))
    }
  }

  /// The members of the current object that were not asked for, as nodes of the tape.
  private var untakenMembers: [Int] {
    var count = 0
    var node = first
    while node < last {
      count += 1
      node = Int(tape.nodes[node + 1].next)
    }
    guard count > taken.count - takenStart else { return [] }
    var untaken: [Int] = []
    node = first
    while node < last {
      if !taken[takenStart...].contains(node) { untaken.append(node) }
      node = Int(tape.nodes[node + 1].next)
    }
    return untaken
  }

  /// JSON text on one line: a line break can only stand between values, where a space says the same.
  private static func withoutLineBreaks(_ json: ByteSlice) -> String {
    String(decoding: json.array.map { $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
  }
}
