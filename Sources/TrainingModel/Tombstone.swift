/// A mark that something was deleted, so that no import brings it back.
public struct Tombstone: Hashable, Sendable {
  /// What was deleted.
  public var id: UniqueIdentifier
  /// What kind of thing it was.
  public var entity: EntityKind
  /// When.
  public var deletedAt: Instant?
  /// Where it had come from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(id: UniqueIdentifier, entity: EntityKind, deletedAt: Instant? = nil, origin: Origin? = nil) {
    self.id = id
    self.entity = entity
    self.deletedAt = deletedAt
    self.origin = origin
  }
}
