extension Entity {
  /// Goes through the fields of the entity, whatever it is.
  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    switch self {
    case .session(var session): self = .session(visited(&session, &visitor))
    case .exercise(var exercise): self = .exercise(visited(&exercise, &visitor))
    case .implement(var implement): self = .implement(visited(&implement, &visitor))
    case .module(var module): self = .module(visited(&module, &visitor))
    case .workout(var workout): self = .workout(visited(&workout, &visitor))
    case .program(var program): self = .program(visited(&program, &visitor))
    case .healthSnapshot(var snapshot): self = .healthSnapshot(visited(&snapshot, &visitor))
    case .tombstone(var tombstone): self = .tombstone(visited(&tombstone, &visitor))
    }
  }
}

private func visited<Object: DocumentObject, Visitor: FieldVisitor & ~Copyable>(
  _ object: inout Object, _ visitor: inout Visitor
) -> Object {
  object.visit(&visitor)
  return object
}
