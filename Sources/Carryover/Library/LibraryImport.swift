import TextStreams

/// An import into a library: what comes in is held against what is there, a plan says what would be done, and the plan,
/// as it is or edited, is applied.
///
/// ```swift
/// var incoming = LibraryImport(into: library)
/// while let entity = try reader.next() { incoming.add(entity) }
/// var plan = try incoming.plan(for: document, state: state)
/// plan.items[0].decision = .keep
/// let changed = try incoming.applying(plan, receipt: receipt)
/// ```
///
/// Entities are known by their identifiers first, by the content of sessions second. Memory is that of the library and
/// of what is not the same in it.
public struct LibraryImport: Sendable {
  /// What it imports into.
  let library: PersonalLibrary
  /// What is done by default.
  private let defaults: ImportDefaults
  private var places: [UniqueIdentifier: Place] = [:]
  private let tombstones: [UniqueIdentifier: Tombstone]
  private var counts = ImportCounts()
  private var otherCounts = ImportCounts()
  private let filter: SessionFilter
  private var selection: SessionFilter.Selection
  /// Entities that came in, and of them those that are wanted.
  private var added = 0
  private var taken = 0
  private let others: [Entity]
  /// What there is to decide, in the order of the file.
  private(set) var candidates: [Candidate] = []
  private var candidatePlaces: [UniqueIdentifier: Int] = [:]
  /// What came in and says what the library says.
  private var sameIDs: Set<UniqueIdentifier> = []
  /// The templates that sessions of the file name.
  private(set) var namedTemplates: Set<Identifier<Exercise>> = []

  /// Where an entity stands in the library's content.
  private struct Place {
    var kind: EntityKind
    var index: Int
  }

  /// An entity of the file that there is something to say about.
  struct Candidate {
    var entity: Entity
    var status: ImportStatus
    var existing: UniqueIdentifier?
    var reason: String?
    var changes: [String] = []
    /// What the entity says, for the ledger.
    var state: String
  }

  /// Begins an import into a library, which is not changed by it.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - defaults: What is done by default with what.
  ///   - filter: Which sessions of the file are wanted.
  public init(
    into library: PersonalLibrary, defaults: ImportDefaults = ImportDefaults(), filter: SessionFilter = SessionFilter()
  ) {
    self.library = library
    self.defaults = defaults
    self.filter = filter
    selection = SessionFilter.Selection(filter)
    tombstones = library.tombstones
    places.reserveCapacity(library.content.sessions.count)
    for (index, session) in library.content.sessions.enumerated() {
      places[session.id.value] = Place(kind: .session, index: index)
    }
    for (index, entity) in library.content.entitiesBesideSessions.enumerated() where entity.kind != .tombstone {
      places[entity.id] = Place(kind: entity.kind, index: index)
    }
    others = library.content.entitiesBesideSessions
  }

  /// Takes the next entity of the file.
  public mutating func add(_ entity: Entity) {
    added += 1
    guard case .session(let session) = entity else { return take(entity) }
    note(session)
    if let wanted = selection.add(session) { take(.session(completed(wanted))) }
  }

  private mutating func take(_ entity: Entity) {
    taken += 1
    let existing = existing(entity)
    if let existing, existing == entity {
      countAsSame(entity)
    } else if let earlier = candidatePlaces[entity.id] {
      addAgain(entity, earlierState: candidates[earlier].state)
    } else if let existing {
      if case .tombstone = entity { return add(.conflict, entity, reason: "it was deleted there") }
      if sameIDs.contains(entity.id) {
        addAgain(entity, earlierState: existing.state)
      } else {
        compare(entity, existing)
      }
    } else if case .tombstone = entity {
      tombstones[entity.id] == nil ? add(.new, entity) : count(.same, entity)
    } else if tombstones[entity.id] != nil {
      add(.deleted, entity, reason: "it was deleted here")
    } else {
      add(.new, entity)
    }
  }

  /// Of a session that is there, the exercises that the filter leaves out are those that are there.
  private func completed(_ wanted: Session) -> Session {
    guard filter.choosesExercises, case .session(let known)? = existing(.session(wanted)) else { return wanted }
    var exercises = wanted.sections.flatMap(\.exercises)[...]
    var session = wanted
    session.sections = known.sections.map { section in
      var section = section
      section.exercises = section.exercises.compactMap { filter.isWanted($0) ? exercises.popFirst() : $0 }
      return section
    }
    if let last = session.sections.indices.last { session.sections[last].exercises += exercises }
    session.assignIdentifiers(session.id)
    return session
  }

  private mutating func note(_ session: Session) {
    for section in session.sections {
      for exercise in section.exercises { exercise.exerciseID.map { _ = namedTemplates.insert($0) } }
    }
  }

  private func existing(_ entity: Entity) -> Entity? {
    guard let place = places[entity.id] else { return nil }
    if place.kind == .session { return .session(library.content.sessions[place.index]) }
    return others[place.index]
  }

  /// A file that says one thing twice: the same again is nothing new, anything else is left to be decided.
  private mutating func addAgain(_ entity: Entity, earlierState: String) {
    if entity.state == earlierState {
      count(.same, entity)
    } else {
      add(.conflict, entity, reason: "the file has it twice, with other content")
    }
  }

  private mutating func compare(_ entity: Entity, _ existing: Entity) {
    guard entity.kind == existing.kind else {
      return add(.conflict, entity, reason: "the library has a \(existing.kind.rawValue) under its identifier")
    }
    var loss: String?
    var changes: [String] = []
    if case .session(let new) = entity, case .session(let old) = existing {
      let difference = SessionDifference(from: old, to: new)
      if difference.isEmpty || isCorrected(entity, existing) { return countAsSame(entity) }
      loss = difference.lossInWords ?? (changesUnits(new, from: old) ? "the unit of its loads was corrected here" : nil)
      changes = difference.lines
    }
    let (status, reason) = status(of: entity, existing, loss: loss)
    add(status, entity, reason: reason, changes: changes)
  }

  private mutating func countAsSame(_ entity: Entity) {
    count(.same, entity)
    sameIDs.insert(entity.id)
  }

  /// Whether it says what it said before the unit of its loads was corrected here, which is nothing new.
  private func isCorrected(_ entity: Entity, _ existing: Entity) -> Bool {
    guard let entry = library.ledger[entity.id], let former = entry.correctedFrom else { return false }
    return existing.state == entry.state && entity.state == former
  }

  /// What an entity that is there with other content is, by what it was when it last came.
  private func status(of entity: Entity, _ existing: Entity, loss: String?) -> (ImportStatus, String?) {
    guard let entry = library.ledger[entity.id] else {
      return (.conflict, "how it came into the library is not known")
    }
    let incoming = entity.state
    let isUntouched = existing.state == entry.state
    if incoming == entry.state || incoming == entry.correctedFrom { return (.edited, "it was edited here") }
    if !isUntouched { return (.conflict, "it was changed here and in the file") }
    return loss.map { (.conflict, $0) } ?? (.changed, nil)
  }

  /// Whether a session has loads in a unit that was corrected here to another.
  private func changesUnits(_ new: Session, from old: Session) -> Bool {
    guard library.ledger[new.id.value]?.correctedFrom != nil else { return false }
    let known = Set(old.allSets.compactMap(\.load?.unit))
    return new.allSets.contains { set in set.load?.unit.map { !known.contains($0) } ?? false }
  }

  private mutating func add(
    _ status: ImportStatus, _ entity: Entity, reason: String? = nil, changes: [String] = []
  ) {
    count(status, entity)
    candidatePlaces[entity.id] = candidatePlaces[entity.id] ?? candidates.count
    candidates.append(
      Candidate(entity: entity, status: status, reason: reason, changes: changes, state: entity.state))
  }

  /// Looks for training that is there under another identity, and says what is to be done.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - state: The digest of the library, as ``LockedLibrary/state`` has it.
  /// - Throws: A failure when the sums do not add up.
  public mutating func plan(for document: OriginDocument, state: String) throws(ReadingFailure) -> ImportPlan {
    for session in selection.finish() { take(.session(completed(session))) }
    findDuplicates()
    counts[.unwanted] = added - taken
    let counted = counts.total + otherCounts.total
    guard counted == added else {
      throw ReadingFailure(.accounting, Diagnostic(.importAccounting, ["\(added)", "\(counted)"]))
    }
    var plan = ImportPlan(libraryState: state, document: document)
    plan.content = contentDigest
    plan.counts = counts
    plan.otherCounts = otherCounts
    plan.items = candidates.map { candidate in
      ImportPlan.Item(
        entity: candidate.entity.kind, id: candidate.entity.id, status: candidate.status,
        decision: defaults[candidate.status], title: candidate.entity.title, existing: candidate.existing,
        reason: candidate.reason, changes: candidate.changes)
    }
    return plan
  }

  private mutating func count(_ status: ImportStatus, _ entity: Entity) {
    if entity.kind == .session { counts[status] += 1 } else { otherCounts[status] += 1 }
  }

  /// The digest of what there is to decide on, and what it is.
  private var contentDigest: String {
    var digest = XXHash64()
    for candidate in candidates {
      let line = "\(candidate.entity.id) \(candidate.status.rawValue) \(candidate.state)\n"
      Array(line.utf8).withByteSlice { digest.update($0) }
    }
    return "xxh64:" + digest.hexadecimal
  }

  private mutating func findDuplicates() {
    let new: [Session] = candidates.compactMap { candidate in
      if candidate.status == .new, case .session(let session) = candidate.entity { session } else { nil }
    }
    guard !new.isEmpty else { return }
    var shift: Int?
    for match in DuplicateSearch(library.content.sessions).matches(for: new) {
      guard let place = candidatePlaces[match.incoming.value] else { continue }
      let status: ImportStatus = match.certainty == .certain ? .duplicate : .doubtful
      counts[candidates[place].status] -= 1
      counts[status] += 1
      candidates[place].status = status
      candidates[place].existing = match.existing.value
      candidates[place].reason = match.reason.words
      if case .shifted(let minutes) = match.reason { shift = minutes }
    }
    if let shift { findShiftedDeletions(by: shift) }
  }

  /// Of a history that is the library's some time later, what was deleted here was deleted under its own time.
  private mutating func findShiftedDeletions(by minutes: Int) {
    let deleted = Dictionary(
      tombstones.values.compactMap { tombstone in tombstone.origin?.key.map { ($0, tombstone.id) } },
      uniquingKeysWith: { first, _ in first })
    for place in candidates.indices where candidates[place].status == .new {
      guard case .session(let session) = candidates[place].entity, let source = session.origin?.source,
        let start = session.start?.earlier(byMinutes: minutes),
        let id = deleted[SessionIdentity().key(source: source, start: start)]
      else { continue }
      counts[.new] -= 1
      counts[.deleted] += 1
      candidates[place].status = .deleted
      candidates[place].existing = id
      candidates[place].reason = "it was deleted here, under another time"
    }
  }
}

extension DiagnosticCode {
  static let importAccounting = DiagnosticCode(
    "import.accounting", .error, "%1 entities came in, and %2 are accounted for",
    remedy: "nothing was written; report this with the file")
}
