/// Two libraries while they are merged.
struct LibraryMerging {
  typealias Item = LibraryMerge.Item

  let first: Side
  let second: Side
  private var entities: [UniqueIdentifier: Entity] = [:]
  private var tombstones: [UniqueIdentifier: Tombstone] = [:]
  private var ledger: [UniqueIdentifier: LedgerEntry] = [:]
  private var items: [Item] = []
  private var itemPlaces: [UniqueIdentifier: Int] = [:]
  /// What stands for another session as well, and is told of with that.
  private var paired: Set<UniqueIdentifier> = []
  private var sameCount = 0

  /// One of the libraries, by identifier.
  struct Side {
    let library: PersonalLibrary
    /// Everything but tombstones.
    let entities: [UniqueIdentifier: Entity]
    let tombstones: [UniqueIdentifier: Tombstone]

    init(_ library: PersonalLibrary) {
      self.library = library
      let all = library.content.entities.filter { $0.kind != .tombstone }
      entities = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      tombstones = library.tombstones
    }

    /// What it has of an identifier: the thing itself, else its tombstone.
    subscript(id: UniqueIdentifier) -> Entity? { entities[id] ?? tombstones[id].map(Entity.tombstone) }
  }

  init(_ first: PersonalLibrary, _ second: PersonalLibrary) {
    let origins = SharedOrigins(first, second)
    self.first = Side(origins.applied(to: first))
    self.second = Side(origins.applied(to: second).renamingReceipts(otherThan: first))
  }

  mutating func mergeEntities() {
    let firstIDs = first.library.content.entities.map(\.id)
    let rest = second.library.content.entities.map(\.id).filter { first[$0] == nil }
    var seen: Set<UniqueIdentifier> = []
    for id in firstIDs + rest where seen.insert(id).inserted { merge(id) }
  }

  private mutating func merge(_ id: UniqueIdentifier) {
    let (own, other) = (first[id], second[id])
    switch (own, other) {
    case (nil, nil): return
    case (let own?, nil): take(own, first.library.ledger[id], .onlyFirst)
    case (nil, let other?): take(other, second.library.ledger[id], .onlySecond)
    case (let own?, let other?): merge(own, other)
    }
  }

  private mutating func take(_ entity: Entity, _ entry: LedgerEntry?, _ outcome: LibraryMerge.Outcome) {
    put(entity, entry)
    tell(Item(entity, outcome))
  }

  /// Says what became of something, instead of what was said of it before.
  private mutating func tell(_ item: Item) {
    if let place = itemPlaces[item.id] {
      items[place] = item
    } else {
      itemPlaces[item.id] = items.count
      items.append(item)
    }
  }

  private mutating func put(_ entity: Entity, _ entry: LedgerEntry?) {
    if case .tombstone(let tombstone) = entity {
      tombstones[tombstone.id] = tombstone
    } else {
      entities[entity.id] = entity
    }
    ledger[entity.id] = entry
  }

  private mutating func merge(_ own: Entity, _ other: Entity) {
    let (merged, entry, reason) = standing(own, other)
    put(merged, entry)
    guard !own.saysTheSame(as: other) else {
      sameCount += 1
      return
    }
    if (own.kind == .tombstone) == (other.kind == .tombstone) {
      var item = Item(merged, .merged, reason: reason)
      if case .session(let old) = own, case .session(let new) = merged {
        item.changes = SessionDifference(from: old, to: new).lines
      }
      tell(item)
    } else if merged.kind == .tombstone {
      tell(Item(own.kind == .tombstone ? other : own, .deleted, reason: "it was deleted in the other library"))
    } else {
      tell(Item(merged, .restored, reason: "it was edited after it was deleted in the other library"))
    }
  }

  /// The version that stands, what is known of how it came here, and why it stands.
  private func standing(_ own: Entity, _ other: Entity) -> (Entity, LedgerEntry?, String) {
    let (ownEntry, otherEntry) = (first.library.ledger[own.id], second.library.ledger[own.id])
    if own == other { return (own, Self.fuller(ownEntry, otherEntry), "") }
    // A copy that was made earlier has nothing to add to what it became.
    if first.library.isEarlierState(of: second.library) {
      return (other, otherEntry, "as in the second library, later")
    }
    if second.library.isEarlierState(of: first.library) { return (own, ownEntry, "as in the first library, later") }
    if let ownEntry, let otherEntry, ownEntry.state == otherEntry.state, ownEntry.receiptID != nil,
      otherEntry.receiptID != nil
    {
      // An entry without a receipt is of what was merged before: what was edited since cannot be known from it.
      let isOwnEdited = own.state != ownEntry.state
      if isOwnEdited != (other.state != otherEntry.state) {
        return isOwnEdited
          ? (own, ownEntry, "edited in the first library only")
          : (other, otherEntry, "edited in the second library only")
      }
    }
    let merged = EntityMerge.merged(own, other)
    if merged == own, let ownEntry { return (merged, ownEntry, "as in the first library") }
    if merged == other, let otherEntry { return (merged, otherEntry, "as in the second library") }
    var entry = merged.kind == .tombstone ? nil : Self.fuller(ownEntry, otherEntry)
    entry?.receiptID = nil
    let words =
      merged == own ? "as in the first library" : merged == other ? "as in the second library" : "made of both"
    return (merged, entry, words)
  }

  /// One of two entries, whichever library is first.
  private static func fuller(_ own: LedgerEntry?, _ other: LedgerEntry?) -> LedgerEntry? {
    guard let own, let other else { return own ?? other }
    return Precedence(own) < Precedence(other) ? other : own
  }
}

extension LibraryMerging {
  /// Looks for training that each library has under an identity of its own.
  mutating func settleDuplicates(areKept: Bool) {
    let (own, other) = (sessions(of: first), sessions(of: second))
    let onlyOwn = Set(own.map(\.id).filter { second[$0.value] == nil })
    let onlyOther = Set(other.map(\.id).filter { first[$0.value] == nil })
    guard let least = onlyOwn.min(), let otherLeast = onlyOther.min() else { return }
    // The search looks for one history in another; which is which must not depend on which library is first.
    let (library, incoming) = least < otherLeast ? (own, other) : (other, own)
    for match in DuplicateSearch(library).matches(for: incoming) {
      let isPair =
        onlyOwn.contains(match.existing) && onlyOther.contains(match.incoming)
        || onlyOther.contains(match.existing) && onlyOwn.contains(match.incoming)
      if isPair { settle(match, isKept: areKept) }
    }
  }

  /// The sessions of a library that are there after the merge.
  private func sessions(of side: Side) -> [Session] {
    side.library.content.sessions.filter { entities[$0.id.value] != nil }
  }

  private mutating func settle(_ match: DuplicateSearch.Match, isKept: Bool) {
    guard case .session(let left)? = entities[match.existing.value],
      case .session(let right)? = entities[match.incoming.value]
    else { return }
    let (poorer, richer) = Precedence(left) < Precedence(right) ? (left, right) : (right, left)
    guard match.certainty == .certain, !isKept else {
      var item = Item(.session(poorer), .bothKept, reason: match.reason.words)
      item.existing = richer.id.value
      return tell(item)
    }
    let side = first[richer.id.value] == nil ? "second" : "first"
    var item = Item(.session(poorer), .duplicate, reason: "\(match.reason.words); the \(side) library's stays")
    item.existing = richer.id.value
    tell(item)
    paired.insert(richer.id.value)
    entities[poorer.id.value] = nil
    ledger[poorer.id.value] = nil
    // Remembered, or the next merge would bring it back; edited later, it comes back and is looked at anew.
    tombstones[poorer.id.value] = Tombstone(
      id: poorer.id.value, entity: .session, deletedAt: poorer.updatedAt, origin: poorer.origin)
  }
}

extension LibraryMerging {
  /// The merged library.
  consuming func finish() -> LibraryMerge {
    keepOneProgramActive()
    var library = PersonalLibrary(id: first.library.id)
    for entity in entities.values { library.content.append(entity) }
    library.content.tombstones = Array(tombstones.values)
    library.content.sort()
    library.content.otherFields = Self.union(
      first.library.content.otherFields, second.library.content.otherFields)
    library.ledger = ledger
    let (own, other) = (first.library, second.library)
    library.formerIDs = Set(own.formerIDs + other.formerIDs + [other.id]).subtracting([own.id]).sorted()
    library.mapping = own.mapping
    for entry in other.mapping.entries where own.mapping[entry.name] == nil { library.mapping.add(entry) }
    library.otherFields = own.otherFields
    AbsentFields.fill(&library.otherFields, from: other.otherFields)
    library.receipts = receipts(library)
    library.receiptCount = own.id == other.id ? max(own.receiptCount, other.receiptCount) : own.receiptCount
    library.countReceiptsOfOthers()
    return LibraryMerge(library: library, items: items.filter { !paired.contains($0.id) }, sameCount: sameCount)
  }

  /// At most one program of a library is active: the one that was edited last.
  private mutating func keepOneProgramActive() {
    let active = entities.values.compactMap { entity in
      if case .program(let program) = entity, program.isActive { program } else { nil }
    }
    let ordered = active.sorted { left, right in
      left.updatedAt == right.updatedAt
        ? left.id < right.id : Precedence.isEarlier(left.updatedAt, right.updatedAt)
    }
    for var program in ordered.dropLast() {
      program.isActive = false
      entities[program.id.value] = .program(program)
      let reason = "no longer active, for another program is"
      if let place = itemPlaces[program.id.value] {
        items[place].reason = reason
      } else {
        sameCount -= 1
        tell(Item(.program(program), .merged, reason: reason))
      }
    }
  }

  /// The members of two documents, in an order that depends on neither being the first.
  private static func union(_ own: OtherFields, _ other: OtherFields) -> OtherFields {
    if own == other || other.fields.isEmpty { return own }
    if own.fields.isEmpty { return other }
    let all = Dictionary((own.fields + other.fields).map { ($0.name, $0.json) }, uniquingKeysWith: max)
    return OtherFields(all.sorted { $0.key < $1.key }.map { OtherFields.Field(name: $0.key, json: $0.value) })
  }
}

extension Entity {
  /// Whether another version of it differs in nothing that a person would tell.
  fileprivate func saysTheSame(as other: Entity) -> Bool {
    if self == other { return true }
    if case .session(let own) = self, case .session(let other) = other {
      return SessionDifference(from: own, to: other).isEmpty
    }
    return kind == .tombstone && other.kind == .tombstone
  }
}
