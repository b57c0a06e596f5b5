/// Gives the entities of a library other identifiers: one pure function over one graph.
///
/// Everything that carries an identifier goes through it: entities and their parts, references to them, superset groups,
/// the keys of progression rules and the members of progression sets. What is known of an origin is not changed, for
/// that names something in another library.
struct IdentifierMapping {
  private let mapped: (UniqueIdentifier) -> UniqueIdentifier

  /// Makes a mapping of a function, which must give the same answer every time.
  init(_ mapped: @escaping (UniqueIdentifier) -> UniqueIdentifier) {
    self.mapped = mapped
  }

  /// The object with its identifiers mapped.
  func applied<Object: DocumentObject>(to object: Object) -> Object {
    var object = object
    var visitor = MappingVisitor(mapped: mapped)
    object.visit(&visitor)
    return object
  }

  /// The entity with its identifiers mapped.
  func applied(to entity: Entity) -> Entity {
    var entity = entity
    var visitor = MappingVisitor(mapped: mapped)
    entity.visit(&visitor)
    return entity
  }

  /// The library with its identifiers mapped, in the stable order that it then has.
  func applied(to library: Library) -> Library {
    var result = Library()
    result.otherFields = library.otherFields
    for entity in library.entities { result.append(applied(to: entity)) }
    result.sort()
    return result
  }
}

/// A value that is an identifier.
private protocol IdentifierValue {
  func mapped(by mapping: (UniqueIdentifier) -> UniqueIdentifier) -> Self
}

extension UniqueIdentifier: IdentifierValue {
  fileprivate func mapped(by mapping: (UniqueIdentifier) -> UniqueIdentifier) -> UniqueIdentifier { mapping(self) }
}

extension Identifier: IdentifierValue {
  fileprivate func mapped(by mapping: (UniqueIdentifier) -> UniqueIdentifier) -> Identifier {
    Identifier(mapping(value))
  }
}

/// Goes through every field of an object, and maps those that are identifiers.
private struct MappingVisitor: FieldVisitor {
  let mapped: (UniqueIdentifier) -> UniqueIdentifier

  /// Everything is visited, for whatever is visited may be changed.
  var visitsAbsentFields: Bool { true }

  private func mapping<Value>(_ value: Value) -> Value {
    guard let identifier = value as? any IdentifierValue, let result = identifier.mapped(by: mapped) as? Value
    else { return value }
    return result
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { value = mapping(value) }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let present = value { value = mapping(present) }
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool) {}

  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    values = values.map { mapping($0) }
  }

  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    // An origin names what another library has.
    guard Object.self != Origin.self else { return }
    object?.visit(&self)
  }

  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    for index in objects.indices { objects[index].visit(&self) }
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    var result: [UniqueIdentifier: Object] = [:]
    for (identifier, object) in objects {
      var object = object
      object.visit(&self)
      result[mapped(identifier)] = object
    }
    objects = result
  }

  mutating func others(_ fields: inout OtherFields) {}
}
