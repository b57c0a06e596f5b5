import TextStreams

extension Entity {
  /// Which one it is; a tombstone's is that of what was deleted.
  public var id: UniqueIdentifier {
    switch self {
    case .session(let session): session.id.value
    case .exercise(let exercise): exercise.id.value
    case .implement(let implement): implement.id.value
    case .module(let module): module.id.value
    case .workout(let workout): workout.id.value
    case .program(let program): program.id.value
    case .healthSnapshot(let snapshot): snapshot.id.value
    case .tombstone(let tombstone): tombstone.id
    }
  }

  /// What it says, in a few characters: the fingerprint of a session, the digest of anything else as it stands in a
  /// document.
  var state: String {
    if case .session(let session) = self { return session.fingerprint.description }
    var digest = XXHash64()
    var fields = JSONFieldWriter()
    fields.write(self)
    digest.update(fields.buffer.bytes)
    return "xxh64:" + digest.hexadecimal
  }

  /// What a person knows it by: the start and title of a session, the name of anything else.
  public var title: String {
    switch self {
    case .session(let session):
      [session.start.map { "\($0)" }, session.title].compactMap(\.self).joined(separator: " ")
    case .exercise(let exercise): exercise.name
    case .implement(let implement): implement.name
    case .module(let module): module.name
    case .workout(let workout): workout.name
    case .program(let program): program.name
    case .healthSnapshot(let snapshot): "\(snapshot.date)"
    case .tombstone(let tombstone): "\(tombstone.entity.rawValue) \(tombstone.id)"
    }
  }
}

extension JSONFieldWriter {
  /// Appends an entity as it stands in a list of a document.
  mutating func write(_ entity: Entity) {
    switch entity {
    case .session(let session): write(session)
    case .exercise(let exercise): write(exercise)
    case .implement(let implement): write(implement)
    case .module(let module): write(module)
    case .workout(let workout): write(workout)
    case .program(let program): write(program)
    case .healthSnapshot(let snapshot): write(snapshot)
    case .tombstone(let tombstone): write(tombstone)
    }
  }
}
