/// Where an entity came from.
public struct Origin: Hashable, Sendable {
  /// The family of formats: `strong`, `hevy`, `bundle`.
  public var source: String
  /// What its identity was made from.
  public var key: String?
  /// The import that brought it.
  public var importID: UniqueIdentifier?
  /// The file it stood in.
  public var document: OriginDocument?
  /// For what was shared: the first library that held it.
  public var receivedFrom: EntityOrigin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(
    source: String, key: String? = nil, importID: UniqueIdentifier? = nil, document: OriginDocument? = nil,
    receivedFrom: EntityOrigin? = nil
  ) {
    self.source = source
    self.key = key
    self.importID = importID
    self.document = document
    self.receivedFrom = receivedFrom
  }
}

/// A file that something was imported from.
public struct OriginDocument: Hashable, Sendable {
  /// The file's name.
  public var name: String?
  /// The SHA-256 of its bytes, in hexadecimal digits.
  public var sha256: String?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(name: String? = nil, sha256: String? = nil) {
    self.name = name
    self.sha256 = sha256
  }
}

/// The first library that held an entity, however many hands it went through since.
public struct EntityOrigin: Hashable, Sendable {
  /// The library.
  public var libraryID: UniqueIdentifier
  /// The entity's identifier there.
  public var entityID: UniqueIdentifier
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(libraryID: UniqueIdentifier, entityID: UniqueIdentifier) {
    self.libraryID = libraryID
    self.entityID = entityID
  }
}
