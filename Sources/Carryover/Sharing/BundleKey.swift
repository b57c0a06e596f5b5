/// An identifier that says of which type what it identifies is.
protocol TypedIdentifier {
  /// The identifier itself.
  var value: UniqueIdentifier { get }
  /// The type of what it identifies.
  var thing: Any.Type { get }
}

extension Identifier: TypedIdentifier {
  var thing: Any.Type { Entity.self }
}

/// What is identified: two things of different types may have one identifier.
struct BundleKey: Hashable {
  private let id: UniqueIdentifier
  private let thing: ObjectIdentifier

  init(_ id: UniqueIdentifier, _ thing: Any.Type) {
    self.id = id
    self.thing = ObjectIdentifier(thing)
  }
}

extension BundleKey {
  /// An entity.
  init(_ entity: Entity) {
    switch entity {
    case .session(let session): self.init(session.id.value, Session.self)
    case .exercise(let exercise): self.init(exercise.id.value, Exercise.self)
    case .implement(let implement): self.init(implement.id.value, Implement.self)
    case .module(let module): self.init(module.id.value, Module.self)
    case .workout(let workout): self.init(workout.id.value, Workout.self)
    case .program(let program): self.init(program.id.value, Program.self)
    case .healthSnapshot(let snapshot): self.init(snapshot.id.value, HealthSnapshot.self)
    case .tombstone(let tombstone): self.init(tombstone.id, Tombstone.self)
    }
  }
}
