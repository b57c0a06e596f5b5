/// What one person keeps for good: the training history, and the memory of where everything in it came from.
///
/// Content, receipts, ledger and the chosen exercise mapping are one value and stand in one file, so that what is
/// remembered can never disagree with what is there. ``LibraryFile`` reads and replaces the file; imports, edits, undo
/// and merges change the value. Memory is that of the history.
public struct PersonalLibrary: Hashable, Sendable {
  /// The library's own identifier, made when it is created and kept by backup and restore.
  public package(set) var id: UniqueIdentifier
  /// The identifiers of libraries that were merged into this one.
  public package(set) var formerIDs: [UniqueIdentifier] = []
  /// The training content, in its stable order.
  public package(set) var content = Library()
  /// What is known of how each entity came here.
  public package(set) var ledger: [UniqueIdentifier: LedgerEntry] = [:]
  /// What the person's own names of exercises mean, as chosen in earlier imports.
  public package(set) var mapping = ExerciseMapping()
  /// What was done to the library, the oldest first.
  public package(set) var receipts: [Receipt] = []
  /// How many receipts there ever were; the number of the next follows from it.
  package var receiptCount = 0
  /// Fields of the library's own line that this version does not know, written back as they came.
  package var otherFields = OtherFields()

  /// Makes an empty library.
  ///
  /// - Parameter id: A random identifier, or one that the caller has for this person.
  public init(id: UniqueIdentifier) {
    self.id = id
  }

  /// The identifiers of everything that was deleted.
  var tombstones: [UniqueIdentifier: Tombstone] {
    Dictionary(content.tombstones.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The identifier of the next receipt: version 5 of its number in the library's namespace.
  func nextReceiptID() -> UniqueIdentifier {
    UniqueIdentifier(namespace: id, name: "receipt:\(receiptCount + 1)".utf8)
  }

  /// Adds a receipt as the youngest.
  mutating func add(_ receipt: Receipt) {
    receiptCount += 1
    receipts.append(receipt)
  }
}

/// How an entity came into a library, and what it was then.
public struct LedgerEntry: Hashable, Sendable {
  /// The entity, by its identifier here.
  public var id: UniqueIdentifier
  /// What kind of thing it is.
  public var entity: EntityKind
  /// The fingerprint of a session, the digest of anything else, as it last came from its source. Where the entity's own
  /// differs, it was edited here since.
  public var state: String
  /// What its state was before the unit of its loads was corrected: an import that still says so says nothing new.
  public var correctedFrom: String?
  /// The receipt of what brought it last, kept or pruned; none where it was merged from two versions, so that what was
  /// edited since cannot be known from its state alone.
  public var receiptID: UniqueIdentifier?
  /// For what was shared: the first library that held it, and its identifier there.
  public var origin: EntityOrigin?
  /// For what was shared: where its parts come from in the first place, by their identifiers here.
  public var parts: [UniqueIdentifier: EntityOrigin] = [:]
  /// What other people shared and this one was taken for, by the first library that held it.
  public var standsFor: [EntityOrigin] = []
  /// The library that sent ``base``, where that is not the one that it comes from in the first place.
  public var baseSender: UniqueIdentifier?
  private var received = Received.nothing
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// For what was shared: the version received last, with the identifiers that it has here. Later versions are merged
  /// against it.
  public var base: Entity? {
    get { if case .entity(let entity) = received { entity } else { nil } }
    set { received = newValue.map(Received.entity) ?? .nothing }
  }

  /// On the heap, for most entries have none.
  private indirect enum Received: Hashable, Sendable {
    case nothing
    case entity(Entity)
  }

  /// Makes one.
  public init(id: UniqueIdentifier, entity: EntityKind, state: String) {
    self.id = id
    self.entity = entity
    self.state = state
  }
}
