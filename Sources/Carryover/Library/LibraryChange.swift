/// A change of a library while it is made: whatever it does is noted in its receipt.
struct LibraryChange {
  private var library: PersonalLibrary
  /// What was done so far.
  var receipt: Receipt
  private var entities: [UniqueIdentifier: Entity] = [:]
  private var sessionPlaces: [UniqueIdentifier: Int] = [:]
  private var tombstones: [UniqueIdentifier: Tombstone]
  private var removedSessions: Set<UniqueIdentifier> = []
  /// What stands on the receipt already.
  private var touched: Set<UniqueIdentifier> = []

  init(_ library: PersonalLibrary, receipt: Receipt) {
    self.library = library
    self.receipt = receipt
    tombstones = library.tombstones
    for (index, session) in library.content.sessions.enumerated() { sessionPlaces[session.id.value] = index }
    for entity in library.content.entitiesBesideSessions where entity.kind != .tombstone {
      entities[entity.id] = entity
    }
  }

  /// What is there under an identifier.
  subscript(id: UniqueIdentifier) -> Entity? {
    if let place = sessionPlaces[id], !removedSessions.contains(id) {
      return .session(library.content.sessions[place])
    }
    return entities[id]
  }

  /// Adds something that is not there, and takes its tombstone away.
  private mutating func add(_ entity: Entity, state: String?) {
    let id = entity.id
    if let tombstone = tombstones.removeValue(forKey: id) { receipt.replaced.append(.init(.tombstone(tombstone))) }
    if touched.insert(id).inserted { receipt.added.append(id) }
    put(entity)
    // What was deleted elsewhere says nothing that could change.
    if entity.kind != .tombstone { note(entity, state) }
  }

  /// Puts something in the place of what is there under its identifier, if anything is.
  ///
  /// - Parameter state: What it says as it came from its source; `nil` where it has none.
  mutating func replace(with entity: Entity, state: String? = nil) {
    guard let old = self[entity.id] else { return add(entity, state: state) }
    if old == entity, state == nil || state == library.ledger[entity.id]?.state { return }
    exchange(old, for: entity)
    note(entity, state)
  }

  private mutating func exchange(_ old: Entity, for new: Entity) {
    // Of what is changed twice, the state before the first time is the one to go back to.
    if touched.insert(new.id).inserted {
      receipt.replaced.append(.init(old, ledgerEntry: library.ledger[new.id]))
    }
    put(new)
  }

  /// Puts something that was received in its place, and remembers of it what is to be remembered.
  mutating func receive(_ entity: Entity, _ entry: LedgerEntry) {
    let old = self[entity.id]
    guard old != entity || library.ledger[entity.id] != entry else { return }
    if let old { exchange(old, for: entity) } else { add(entity, state: nil) }
    library.ledger[entity.id] = entry
    library.ledger[entity.id]?.receiptID = nil
  }

  /// Merges something with what is there under its identifier.
  mutating func merge(_ entity: Entity, state: String) {
    guard let old = self[entity.id] else { return replace(with: entity, state: state) }
    let merged = EntityMerge.merged(old, entity)
    // Where the other version has nothing that is not there, nothing happens.
    guard merged != old else { return }
    replace(with: merged, state: state)
  }

  /// Deletes what is there under an identifier, and leaves a tombstone.
  mutating func delete(_ id: UniqueIdentifier, tombstone: Tombstone) {
    guard let old = self[id] else { return }
    let entry = library.ledger.removeValue(forKey: id)
    if touched.insert(id).inserted { receipt.replaced.append(.init(old, ledgerEntry: entry)) }
    remove(id)
    tombstones[id] = tombstone
  }

  /// Chooses what the person's own names of exercises mean from now on.
  mutating func choose(_ mapping: ExerciseMapping) {
    guard mapping != library.mapping else { return }
    receipt.formerMapping = library.mapping.entries
    library.mapping = mapping
  }

  /// Takes back what a receipt tells, and forgets the receipt.
  ///
  /// - Parameter kept: What it added and is not taken back.
  mutating func takeBack(_ old: Receipt, but kept: Set<UniqueIdentifier> = []) {
    for id in old.added where !kept.contains(id) {
      remove(id)
      library.ledger[id] = nil
    }
    for replaced in old.replaced.reversed() where !kept.contains(replaced.entity.id) {
      let id = replaced.entity.id
      tombstones[id] = nil
      put(replaced.entity)
      library.ledger[id] = replaced.ledgerEntry
    }
    if let former = old.formerMapping { library.mapping = ExerciseMapping(former) }
    library.receipts.removeAll { $0.id == old.id }
  }

  /// Forgets what the receipts after one say of some entities, whose earlier versions are none any more.
  mutating func forget(_ ids: Set<UniqueIdentifier>, after receipt: UniqueIdentifier) {
    guard let place = library.receipts.firstIndex(where: { $0.id == receipt }) else { return }
    for index in library.receipts.indices[(place + 1)...] {
      library.receipts[index].added.removeAll(where: ids.contains)
      library.receipts[index].replaced.removeAll { ids.contains($0.entity.id) }
    }
  }

  /// The exercises that anything logged or planned belongs to.
  var exercisesInUse: Set<UniqueIdentifier> {
    var used: Set<UniqueIdentifier> = []
    for session in library.content.sessions where !removedSessions.contains(session.id.value) {
      used.formUnion(session.references)
    }
    for entity in entities.values { used.formUnion(entity.references) }
    return used
  }

  /// Forgets what the receipts after one say of the mapping.
  mutating func forgetMappings(after receipt: UniqueIdentifier) {
    guard let place = library.receipts.firstIndex(where: { $0.id == receipt }) else { return }
    for index in library.receipts.indices[(place + 1)...] { library.receipts[index].formerMapping = nil }
  }

  /// The library as it is now, in its stable order, with the receipt where there is something on it.
  consuming func finish() -> PersonalLibrary {
    settle()
    if !receipt.changesNothing {
      receipt.id = library.nextReceiptID()
      let id = receipt.id
      for touched in receipt.touched where library.ledger[touched]?.receiptID == nil {
        library.ledger[touched]?.receiptID = id
      }
      library.add(receipt)
    }
    return library
  }

  /// The library as it is now, without a receipt.
  consuming func finishWithoutReceipt() -> PersonalLibrary {
    settle()
    return library
  }

  private mutating func put(_ entity: Entity) {
    var entity = entity
    if case .program(var program) = entity, program.isActive, hasActiveProgram(beside: program.id) {
      program.isActive = false
      entity = .program(program)
    }
    guard case .session(let session) = entity else {
      if case .tombstone(let tombstone) = entity {
        tombstones[entity.id] = tombstone
      } else {
        entities[entity.id] = entity
      }
      return
    }
    removedSessions.remove(entity.id)
    if let place = sessionPlaces[entity.id] {
      library.content.sessions[place] = session
    } else {
      sessionPlaces[entity.id] = library.content.sessions.count
      library.content.sessions.append(session)
    }
  }

  /// At most one program of a library is active, and the one that is there stays it.
  private func hasActiveProgram(beside id: Identifier<Program>) -> Bool {
    entities.values.contains { entity in
      if case .program(let other) = entity { other.isActive && other.id != id } else { false }
    }
  }

  private mutating func remove(_ id: UniqueIdentifier) {
    if sessionPlaces[id] != nil { removedSessions.insert(id) }
    entities[id] = nil
    tombstones[id] = nil
  }

  private mutating func note(_ entity: Entity, _ state: String?) {
    guard let state else { return }
    var entry = library.ledger[entity.id] ?? LedgerEntry(id: entity.id, entity: entity.kind, state: state)
    entry.state = state
    entry.correctedFrom = nil
    entry.receiptID = nil
    library.ledger[entity.id] = entry
  }

  private mutating func settle() {
    let sessions = removedSessions
    var content = Library()
    content.otherFields = library.content.otherFields
    content.sessions = library.content.sessions
    library.content.sessions = []
    if !sessions.isEmpty { content.sessions.removeAll { sessions.contains($0.id.value) } }
    for entity in entities.values { content.append(entity) }
    content.tombstones = Array(tombstones.values)
    content.sort()
    library.content = content
  }
}
