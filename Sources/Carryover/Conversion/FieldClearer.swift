/// Takes the fields that a format has no place for out of a session, and counts those that had a value.
struct FieldClearer: FieldVisitor {
  private var paths: FieldPaths
  /// The place of the object being visited.
  private var place = FieldPaths.root
  private(set) var lost: [String] = []
  /// The fields of the object being visited that are always there; `nil` outside of objects.
  private var required: [String]?

  init(_ capabilities: FormatCapabilities) {
    paths = FieldPaths(capabilities)
  }

  var visitsAbsentFields: Bool { true }

  /// Clears a session.
  mutating func clear(_ session: inout Session, into losses: inout LossLog) {
    lost.removeAll(keepingCapacity: true)
    place = paths.child("session", of: FieldPaths.root)
    session.visit(&self)
    for field in lost { losses.add(field) }
  }

  /// Notes a field that has a value; `true` where it has to go.
  private mutating func isLost(_ name: StaticString, _ hasValue: Bool) -> Bool {
    guard hasValue else { return false }
    let field = paths.child(name, of: place)
    guard paths[field].isLost else { return false }
    lost.append(paths[field].path)
    return true
  }

  // A field that is always there goes only with its object; where a format holds other fields of that, its writer says
  // what becomes of it.
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    guard required != nil else { return }
    let field = paths.child(name, of: place)
    required?.append(paths[field].path)
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
    let outer = (place, required)
    place = paths.child(name, of: place)
    required = []
    object?.visit(&self)
    // An object of which no field has a place goes as a whole, with each of its fields told.
    if !paths[place].holdsAny {
      lost += required ?? []
      object = nil
    }
    (place, required) = outer
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard TableLevel.isLevel(Object.self) else {
      if isLost(name, !objects.isEmpty) { objects = [] }
      return
    }
    let outer = place
    place = paths.child(Self.level(name), of: FieldPaths.root)
    for index in objects.indices { objects[index].visit(&self) }
    place = outer
  }
  private static func level(_ name: StaticString) -> StaticString {
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

/// The fields of a session by the way to them, each found once and known by its number from then on.
private struct FieldPaths {
  struct Place {
    /// The field: `set.load.unit`.
    var path: String
    /// Whether the format has no place for it.
    var isLost: Bool
    /// Whether the format holds anything of what is below it.
    var holdsAny: Bool
  }

  private struct Step: Hashable {
    var place: Int
    var name: UInt
  }

  static let root = 0
  private let capabilities: FormatCapabilities
  private var places = [Place(path: "", isLost: false, holdsAny: true)]
  private var steps: [Step: Int] = [:]

  init(_ capabilities: FormatCapabilities) {
    self.capabilities = capabilities
  }

  subscript(place: Int) -> Place { places[place] }

  /// The place of a name below another place. Names are told apart by where they stand in the program, which is quick;
  /// that one name may stand there twice does no harm.
  mutating func child(_ name: StaticString, of place: Int) -> Int {
    let step = Step(place: place, name: UInt(bitPattern: unsafe name.utf8Start))
    if let known = steps[step] { return known }
    let path = place == Self.root ? name.description : "\(places[place].path).\(name)"
    let holdsAny = FormatCapabilities.sessionFields.contains {
      $0.hasPrefix(path + ".") && capabilities.holding(of: $0) != .nothing
    }
    places.append(Place(path: path, isLost: capabilities.holding(of: path) == .nothing, holdsAny: holdsAny))
    steps[step] = places.count - 1
    return places.count - 1
  }
}
