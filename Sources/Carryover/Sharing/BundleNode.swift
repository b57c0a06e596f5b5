/// An entity of a bundle in the making, with where it stands and what was found in it.
struct BundleNode {
  /// Where something stands in a bundle's document.
  struct Place {
    /// The way to it: `exercises[0]`.
    var path: String
    var file: String?
    var line: Int?
    var column: Int?

    /// A finding about what stands there.
    func finding(_ code: DiagnosticCode, _ arguments: [String]) -> Diagnostic {
      Diagnostic(code, arguments, file: file, line: line, column: column)
    }
  }

  /// The entity without what no bundle carries.
  private(set) var entity: Entity
  let place: Place
  let found: BundleInspection

  init(_ entity: Entity, at place: Place) {
    var inspection = BundleInspection(place.path)
    self.entity = entity
    self.entity.visit(&inspection)
    self.place = place
    found = inspection
  }

  /// Takes out the weak references that name nothing of what there is.
  ///
  /// - Returns: Where they stood.
  mutating func clearReferences(unless resolves: (BundleInspection.Reference) -> Bool) -> [String] {
    let lost = found.references.filter { !$0.isStrong && !resolves($0) }
    guard !lost.isEmpty else { return [] }
    var clearer = WeakReferenceClearer(Set(lost.map { BundleKey($0.id, $0.thing) }))
    entity.visit(&clearer)
    return lost.map(\.path)
  }
}

/// Takes weak references out of an entity.
private struct WeakReferenceClearer: FieldVisitor {
  private let lost: Set<BundleKey>

  init(_ lost: Set<BundleKey>) {
    self.lost = lost
  }

  var visitsAbsentFields: Bool { true }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {}
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let reference = value as? any TypedIdentifier, lost.contains(BundleKey(reference.value, reference.thing)) {
      value = nil
    }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {}
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {}
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) { object?.visit(&self) }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    for index in objects.indices { objects[index].visit(&self) }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ fields: inout OtherFields) {}
}
