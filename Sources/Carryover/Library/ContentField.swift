import TextStreams

/// A field of training content that has a value, under its name in documents: `load`, `target.reps`.
struct ContentField: Hashable, Sendable {
  var name: String
  var value: ContentValue
}

/// The value of a field of training content.
enum ContentValue: Hashable, Sendable {
  /// A text that counts as it stands.
  case text(String)
  /// A name, in which case, accents and spaces do not count.
  case name(String)
  case number(Double)
  case flag(Bool)
  case load(Load)
  case distance(Distance)
  case texts([String])
  case measurables([Measurable])

  /// What it means that a field of this kind is absent, where it means anything.
  var absent: ContentValue? { if case .flag = self { .flag(false) } else { nil } }

  /// Whether both say the same, within the tolerance of their kind.
  func isAlike(_ other: ContentValue) -> Bool {
    switch (self, other) {
    case (.text(let old), .text(let new)): old == new
    case (.name(let old), .name(let new)): old == new || foldedName(old) == foldedName(new)
    case (.number(let old), .number(let new)): ContentTolerance.areAlike(old, new)
    case (.flag(let old), .flag(let new)): old == new
    case (.load(let old), .load(let new)): ContentTolerance.areAlike(old, new)
    case (.distance(let old), .distance(let new)): ContentTolerance.areAlike(old, new)
    case (.texts(let old), .texts(let new)): old == new
    case (.measurables(let old), .measurables(let new)):
      old.count == new.count && zip(old, new).allSatisfy(Self.areAlike)
    default: false
    }
  }

  private static func areAlike(_ old: Measurable, _ new: Measurable) -> Bool {
    guard old.name == new.name, old.text == new.text, old.unit == new.unit else { return false }
    guard let oldValue = old.value, let newValue = new.value else { return old.value == nil && new.value == nil }
    return ContentTolerance.areAlike(oldValue, newValue)
  }
}

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

extension [ContentField] {
  /// The value of a field.
  subscript(name: String) -> ContentValue? { first { $0.name == name }?.value }

  /// The fields in which two objects differ, in the order of the document, those that only `new` has last.
  func differences(from old: [ContentField]) -> [(name: String, old: ContentValue?, new: ContentValue?)] {
    var found: [(name: String, old: ContentValue?, new: ContentValue?)] = []
    for field in old {
      let value = self[field.name]
      if let value, value.isAlike(field.value) { continue }
      found.append((field.name, field.value, value ?? field.value.absent))
    }
    for field in self where old[field.name] == nil { found.append((field.name, field.value.absent, field.value)) }
    return found
  }

  /// How many fields differ.
  func differenceCount(from old: [ContentField]) -> Int {
    var shared = 0
    var alike = 0
    for field in old {
      guard let value = self[field.name] else { continue }
      shared += 1
      if value.isAlike(field.value) { alike += 1 }
    }
    return count + old.count - shared - alike
  }

  /// Whether no field differs.
  func isAlike(_ old: [ContentField]) -> Bool { count == old.count && differenceCount(from: old) == 0 }
}
