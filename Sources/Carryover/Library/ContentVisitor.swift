import TextStreams

/// Lists the fields of one object that are training content and have a value, in the order of the document.
///
/// A field is content unless it stands in the list of those that are not, so that none is forgotten.
struct ContentVisitor: FieldVisitor {
  private var fields: [ContentField] = []
  private var prefix = ""

  /// What says which thing it is, where it came from, when it was stored, how an app files it, or how it was typed.
  static let notContent: Set<String> = [
    "id", "programID", "workoutID", "moduleID", "exerciseID", "implementIDs", "completedAt", "createdAt", "updatedAt",
    "isImported", "origin", "muscleGroups", "secondaryMuscleGroups", "exerciseType", "modality", "moduleType",
    "distanceUnit", "timestamp", "raw",
    // Compared as a grouping of exercises.
    "supersetID",
  ]

  private init() {}

  /// The content of an object without that of the sections, exercises, groups and sets in it.
  static func fields<Object: DocumentObject>(of object: Object) -> [ContentField] {
    var visitor = ContentVisitor()
    // A visitor that wants no absent fields changes nothing.
    var object = object
    object.visit(&visitor)
    return visitor.fields
  }

  var visitsAbsentFields: Bool { false }

  private mutating func add(_ name: StaticString, _ value: @autoclosure () -> ContentValue?) {
    let name = name.description
    guard !Self.notContent.contains(name), let value = value() else { return }
    fields.append(ContentField(name: prefix + name, value: value))
  }

  private static func content<Value: FieldValue>(_ name: StaticString, _ value: Value) -> ContentValue {
    switch value {
    case let number as Double: .number(number)
    case let number as Int: .number(Double(number))
    case let flag as Bool: .flag(flag)
    case let text as String: name.description == "title" ? .name(text) : .text(text)
    case let moment as CivilMoment: .text(moment.description.replacing("T", with: " "))
    case let kind as any OpenEnumeration: .text(kind.rawValue)
    default: .text("\(value)")
    }
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    let copy = value
    add(name, Self.content(name, copy))
  }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    guard let value else { return }
    add(name, Self.content(name, value))
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if value { add(name, .flag(true)) }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ list: inout [Value]) {
    let texts = list.compactMap { $0 as? String }
    if !texts.isEmpty { add(name, .texts(texts)) }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    switch object {
    case let load as Load: add(name, .load(load))
    case let distance as Distance: add(name, .distance(distance))
    default:
      guard !Self.notContent.contains(name.description), object != nil else { return }
      let outer = prefix
      prefix += name.description + "."
      object?.visit(&self)
      prefix = outer
    }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard let measurables = objects as? [Measurable], !measurables.isEmpty else { return }
    add(name, .measurables(measurables))
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ others: inout OtherFields) {}
}
