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
