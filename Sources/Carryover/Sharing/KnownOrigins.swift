/// What a library has of other people: the identifiers here, by where things come from in the first place.
struct KnownOrigins: Sendable {
  /// An origin without what a later version may say of it.
  private struct Key: Hashable {
    let libraryID: UniqueIdentifier
    let entityID: UniqueIdentifier

    init(_ origin: EntityOrigin) {
      libraryID = origin.libraryID
      entityID = origin.entityID
    }
  }

  private let ownIDs: Set<UniqueIdentifier>
  /// The sender's library, and those that were merged into it: what is not known of the first may be of another.
  private let sender: [UniqueIdentifier]
  private var received: [Key: UniqueIdentifier] = [:]
  private var standIns: [Key: UniqueIdentifier] = [:]

  init(_ library: PersonalLibrary, sender: [UniqueIdentifier]) {
    self.sender = sender
    ownIDs = Set(library.formerIDs + [library.id])
    // What was deleted is known, too, so that it is not taken for new.
    for tombstone in library.content.tombstones {
      if let origin = tombstone.origin?.receivedFrom { received[Key(origin)] = tombstone.id }
    }
    let entries = library.ledger.values.filter { $0.origin != nil || !$0.parts.isEmpty || !$0.standsFor.isEmpty }
    let made = Self.received(library.content)
    for entry in entries.sorted(by: { $0.id < $1.id }) {
      if let origin = entry.origin.map(Key.init) {
        // One's own that says what another's said is no other thing by that: it stands in for it.
        if made[entry.id] == origin { received[origin] = entry.id } else { standIns[origin] = entry.id }
      }
      // Of a part of a session the parts have identifiers of their own, which no other bundle brings.
      if entry.origin != nil { for (id, origin) in entry.parts { received[Key(origin)] = id } }
      for origin in entry.standsFor { standIns[Key(origin)] = entry.id }
    }
  }

  /// What came from somebody else, with where it comes from.
  private static func received(_ content: Library) -> [UniqueIdentifier: Key] {
    var made: [UniqueIdentifier: Key] = [:]
    for session in content.sessions {
      if let origin = session.origin?.receivedFrom { made[session.id.value] = Key(origin) }
    }
    for entity in content.entitiesBesideSessions where entity.kind != .tombstone {
      if let origin = entity.origin?.receivedFrom { made[entity.id] = Key(origin) }
    }
    return made
  }

  /// Whether something was first in this library, or in one that was merged into it.
  func isOwn(_ origin: EntityOrigin) -> Bool { ownIDs.contains(origin.libraryID) }

  /// The identifier that something has here, where it is known.
  func id(of origin: EntityOrigin) -> UniqueIdentifier? {
    isOwn(origin) ? origin.entityID : find(origin, in: received)
  }

  /// The entity of this library that is used in the place of something.
  func standIn(for origin: EntityOrigin) -> UniqueIdentifier? { find(origin, in: standIns) }

  private func find(_ origin: EntityOrigin, in table: [Key: UniqueIdentifier]) -> UniqueIdentifier? {
    if let id = table[Key(origin)] { return id }
    guard origin.libraryID == sender.first else { return nil }
    return sender.dropFirst().lazy
      .compactMap { table[Key(EntityOrigin(libraryID: $0, entityID: origin.entityID))] }.first
  }
}
