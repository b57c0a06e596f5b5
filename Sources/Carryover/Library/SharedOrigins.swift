/// What two libraries have received from one and the same place: each gave it an identifier of its own, and as one
/// library they need one.
///
/// Of two identifiers the smaller one stands, so that it does not matter which library is first.
struct SharedOrigins {
  private var names: [UniqueIdentifier: UniqueIdentifier] = [:]

  init(_ first: PersonalLibrary, _ second: PersonalLibrary) {
    let (own, others) = (Self.received(first), Self.received(second))
    for (origin, id) in own {
      guard let other = others[origin], other != id else { continue }
      names[max(id, other)] = min(id, other)
    }
  }

  /// A library with the identifiers that both have from now on.
  func applied(to library: PersonalLibrary) -> PersonalLibrary {
    if names.isEmpty { return library }
    let identifiers = IdentifierMapping { names[$0] ?? $0 }
    let entities = Self.entities(library)
    var result = library
    result.content = identifiers.applied(to: library.content)
    result.ledger = [:]
    for (id, entry) in library.ledger {
      let isTouched = names[id] != nil || !entry.parts.isEmpty || entry.base != nil
      result.ledger[names[id] ?? id] = isTouched ? renamed(entry, of: entities[id], identifiers) : entry
    }
    for index in result.receipts.indices {
      result.receipts[index].added = result.receipts[index].added.map { names[$0] ?? $0 }
      result.receipts[index].replaced = result.receipts[index].replaced.map { old in
        Receipt.Replaced(
          identifiers.applied(to: old.entity),
          ledgerEntry: old.ledgerEntry.map { renamed($0, of: old.entity, identifiers) })
      }
    }
    return result
  }

  /// The digest of what was received covers identifiers, too: where it holds, it has to hold afterwards.
  private func renamed(_ entry: LedgerEntry, of entity: Entity?, _ identifiers: IdentifierMapping) -> LedgerEntry {
    var result = identifiers.applied(to: entry)
    for version in [entity, entry.base].compactMap(\.self) where version.state == entry.state {
      result.state = identifiers.applied(to: version).state
    }
    return result
  }

  /// What came from somebody else, and its parts, by where it comes from in the first place.
  private static func received(_ library: PersonalLibrary) -> [EntityOrigin: UniqueIdentifier] {
    let entities = entities(library)
    var ids: [EntityOrigin: UniqueIdentifier] = [:]
    for entry in library.ledger.values.sorted(by: { $0.id < $1.id }) {
      guard let origin = entry.origin?.bare,
        entities[entry.id]?.origin?.receivedFrom?.bare == origin
      else { continue }
      ids[origin] = entry.id
      for (id, origin) in entry.parts { ids[origin.bare] = id }
    }
    return ids
  }

  private static func entities(_ library: PersonalLibrary) -> [UniqueIdentifier: Entity] {
    let all = library.content.entities.filter { $0.kind != .tombstone }
    return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension EntityOrigin {
  /// Without what a later version may say of it.
  fileprivate var bare: EntityOrigin { EntityOrigin(libraryID: libraryID, entityID: entityID) }
}
