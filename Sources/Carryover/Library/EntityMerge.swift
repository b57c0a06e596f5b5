/// Merges two versions of one entity, where no version is known that both were made from.
///
/// Nothing is deleted: what only one version has stays. Where both have a thing, the version that was edited later
/// stands, field by field; where nobody knows which that is, the fuller one. Both orders of the arguments give the same,
/// and merging the result with either version again changes nothing.
enum EntityMerge {
  static func merged(_ left: Entity, _ right: Entity) -> Entity {
    if left == right { return left }
    switch (left, right) {
    case (.session(let left), .session(let right)): return .session(SessionMerge.merged(left, right))
    case (.exercise(let left), .exercise(let right)): return .exercise(filled(left, right, by: \.updatedAt))
    case (.implement(let left), .implement(let right)): return .implement(filled(left, right) { _ in nil })
    case (.module(let left), .module(let right)): return .module(merged(left, right))
    case (.workout(let left), .workout(let right)): return .workout(merged(left, right))
    case (.program(let left), .program(let right)): return .program(merged(left, right))
    case (.healthSnapshot(let left), .healthSnapshot(let right)):
      return .healthSnapshot(filled(left, right) { _ in nil })
    case (.tombstone(let left), .tombstone(let right)): return .tombstone(filled(left, right, by: \.deletedAt))
    case (.tombstone(let tombstone), let other), (let other, .tombstone(let tombstone)):
      return other.isEdited(after: tombstone) ? other : .tombstone(tombstone)
    default:
      // Two things of different kinds have nothing to merge.
      return left.precedence < right.precedence ? right : left
    }
  }

  /// The version that was edited later, with what only the other one says.
  private static func filled<Object: DocumentObject>(
    _ left: Object, _ right: Object, by stamp: (Object) -> Instant?
  ) -> Object {
    let isRight = Precedence(left, stamp: stamp(left)) < Precedence(right, stamp: stamp(right))
    var merged = isRight ? right : left
    AbsentFields.fill(&merged, from: isRight ? left : right)
    return merged
  }
}

extension Entity {
  /// When it was edited last, where that is known.
  var updatedAt: Instant? {
    switch self {
    case .session(let session): session.updatedAt
    case .exercise(let exercise): exercise.updatedAt
    case .module(let module): module.updatedAt
    case .workout(let workout): workout.updatedAt
    case .program(let program): program.updatedAt
    case .implement, .healthSnapshot, .tombstone: nil
    }
  }

  /// Whether it was edited after it was deleted elsewhere.
  func isEdited(after tombstone: Tombstone) -> Bool {
    guard let updatedAt, let deletedAt = tombstone.deletedAt else { return false }
    return updatedAt > deletedAt
  }

  /// How it stands against another version of it, as a whole.
  var precedence: Precedence {
    switch self {
    case .session(let session): Precedence(session, stamp: session.updatedAt)
    case .exercise(let exercise): Precedence(exercise, stamp: exercise.updatedAt)
    case .implement(let implement): Precedence(implement)
    case .module(let module): Precedence(module, stamp: module.updatedAt)
    case .workout(let workout): Precedence(workout, stamp: workout.updatedAt)
    case .program(let program): Precedence(program, stamp: program.updatedAt)
    case .healthSnapshot(let snapshot): Precedence(snapshot)
    case .tombstone(let tombstone): Precedence(tombstone, stamp: tombstone.deletedAt)
    }
  }
}
