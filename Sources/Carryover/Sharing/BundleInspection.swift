/// Goes through an entity of a bundle: takes out what no bundle carries, and notes its identifiers, its references and
/// what breaks the limits.
struct BundleInspection: FieldVisitor {
  /// An identifier that the entity or a part of it has.
  struct Identity {
    var id: UniqueIdentifier
    /// The type that it identifies.
    var thing: Any.Type
    var path: String
  }

  /// A place where the entity or a part of it names something else.
  struct Reference {
    var id: UniqueIdentifier
    /// The type of what is named.
    var thing: Any.Type
    var path: String
    /// Whether it must resolve.
    var isStrong: Bool
  }

  private(set) var identities: [Identity] = []
  private(set) var references: [Reference] = []
  /// The groups that exercises are done in turn in.
  private(set) var groups: Set<UniqueIdentifier> = []
  /// The fields that were taken out because nobody knows them, or because they say where the sender has it from.
  private(set) var dropped: [String] = []
  /// The names that have control characters in them.
  private(set) var oddNames: [String] = []
  /// The first field that breaks a limit.
  private(set) var problem: Diagnostic?
  private var path: [String]

  /// Begins with an entity.
  ///
  /// - Parameter path: Where the entity stands: `exercises[0]`.
  init(_ path: String) {
    self.path = [path]
  }

  /// Everything is visited, for what is taken out may be anywhere.
  var visitsAbsentFields: Bool { true }

  private func place(_ name: StaticString) -> String { (path + [name.description]).joined(separator: ".") }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    if let identifier = value as? any TypedIdentifier {
      identities.append(Identity(id: identifier.value, thing: identifier.thing, path: path.joined(separator: ".")))
    } else {
      check(value, name)
    }
  }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    guard let present = value else { return }
    if let identifier = present as? any TypedIdentifier {
      references.append(
        Reference(id: identifier.value, thing: identifier.thing, path: place(name), isStrong: false))
    } else if let group = present as? UniqueIdentifier {
      groups.insert(group)
    } else {
      check(present, name)
    }
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool) {}

  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    for (index, value) in values.enumerated() {
      if let identifier = value as? any TypedIdentifier {
        references.append(
          Reference(id: identifier.value, thing: identifier.thing, path: "\(place(name))[\(index)]", isStrong: true))
      } else {
        check(value, name)
      }
    }
  }

  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard object != nil else { return }
    if Object.self == Origin.self {
      dropped.append(place(name))
      object = nil
      return
    }
    path.append(name.description)
    object?.visit(&self)
    path.removeLast()
  }

  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    for index in objects.indices {
      path.append("\(name)[\(index)]")
      objects[index].visit(&self)
      path.removeLast()
    }
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    for id in objects.keys.sorted() {
      path.append("\(name).\(id)")
      // A program's rules are the only table there is, and its keys are planned exercises.
      references.append(
        Reference(id: id, thing: ExerciseInstance.self, path: path.joined(separator: "."), isStrong: true))
      objects[id]?.visit(&self)
      path.removeLast()
    }
  }

  mutating func others(_ fields: inout OtherFields) {
    for field in fields.fields {
      let kept = field.name == GymAppExtras.name ? GymAppExtras(fields).fields.map(\.name) : [field.name]
      dropped += kept.map { (path + [$0]).joined(separator: ".") }
    }
    fields = OtherFields()
  }

  // MARK: - Limits

  private mutating func check<Value>(_ value: Value, _ name: StaticString) {
    if let text = value as? String {
      check(text, name)
    } else if let word = value as? any OpenEnumeration {
      check(word.rawValue, name)
    }
  }

  private mutating func check(_ text: String, _ name: StaticString) {
    let field = name.description
    if BundleFormat.textFields.contains(field) {
      guard text.utf8.count > BundleFormat.maximumTextLength else { return }
      complain(.bundleTextTooLong, [place(name), "1 MiB"])
      return
    }
    // Fewer bytes than the limit are never more scalars.
    if text.utf8.count > BundleFormat.maximumNameLength, text.unicodeScalars.count > BundleFormat.maximumNameLength {
      complain(.bundleTextTooLong, [place(name), "\(BundleFormat.maximumNameLength) characters"])
    } else if field == "name", path.count == 1, foldedName(text).isEmpty {
      complain(.bundleNameEmpty, [place(name)])
    } else if text.unicodeScalars.contains(where: Self.isControl) {
      oddNames.append(place(name))
    }
  }

  /// Control characters, and those that turn the direction of what is written.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private mutating func complain(_ code: DiagnosticCode, _ arguments: [String]) {
    problem = problem ?? Diagnostic(code, arguments)
  }
}
