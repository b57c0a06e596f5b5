/// Takes the fields that a format has no place for out of a session, and counts those that had a value.
struct FieldClearer: FieldVisitor {
  private let capabilities: FormatCapabilities
  private var path: [String] = []
  private(set) var lost: [String] = []
  /// The fields of the object being visited that are always there; `nil` outside of objects.
  private var required: [String]?

  init(_ capabilities: FormatCapabilities) {
    self.capabilities = capabilities
  }

  var visitsAbsentFields: Bool { true }

  /// Clears a session.
  mutating func clear(_ session: inout Session, into losses: inout LossLog) {
    lost.removeAll(keepingCapacity: true)
    path = ["session"]
    session.visit(&self)
    for field in lost { losses.add(field) }
  }

  /// Notes a field that has a value; `true` where it has to go.
  private mutating func isLost(_ name: StaticString, _ hasValue: Bool) -> Bool {
    guard hasValue else { return false }
    let field = (path + [name.description]).joined(separator: ".")
    guard capabilities.holding(of: field) == .nothing else { return false }
    lost.append(field)
    return true
  }

  // A field that is always there goes only with its object; where a format holds other fields of that, its writer says
  // what becomes of it.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    required?.append((path + [name.description]).joined(separator: "."))
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if isLost(name, value != nil) { value = nil }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if isLost(name, value) { value = false }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    if isLost(name, !values.isEmpty) { values = [] }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard object != nil else { return }
    path.append(name.description)
    defer { path.removeLast() }
    // An object of which no field has a place goes as a whole, with each of its fields told.
    let place = path.joined(separator: ".") + "."
    let outer = required
    required = []
    object?.visit(&self)
    if !FormatCapabilities.sessionFields.contains(where: {
      $0.hasPrefix(place) && capabilities.holding(of: $0) != .nothing
    }) {
      lost += required ?? []
      object = nil
    }
    required = outer
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard TableLevel.isLevel(Object.self) else {
      if isLost(name, !objects.isEmpty) { objects = [] }
      return
    }
    let outer = path
    path = [Self.level(name)]
    for index in objects.indices { objects[index].visit(&self) }
    path = outer
  }
  private static func level(_ name: StaticString) -> String {
    switch name.description {
    case "sections": "section"
    case "exercises": "exercise"
    case "setGroups": "group"
    default: "set"
    }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ fields: inout OtherFields) {
    if isLost("otherFields", !fields.fields.isEmpty) { fields = OtherFields() }
  }
}
