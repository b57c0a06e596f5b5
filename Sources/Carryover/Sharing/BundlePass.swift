/// One way through a bundle, from equipment to programs: what each thing is to the library, and what becomes of both by
/// what is decided.
struct BundlePass {
  /// What was found of one thing of the bundle, and what is done with it.
  struct Outcome {
    /// What stands in the library under ``local`` when all is done, where this import has anything to say of it.
    var result: Entity?
    /// What is remembered of it.
    var entry: LedgerEntry?
    /// Whether it is not there yet.
    var isNew = false
  }

  private let work: BundleImport
  private let namesakes: NamesakeIndex
  private let tombstones: Set<UniqueIdentifier>
  /// What the library holds as far as it is done.
  private(set) var here: LibraryView
  /// What is used in the place of what the bundle names, by the identifiers of both here.
  private var standIns: [UniqueIdentifier: UniqueIdentifier] = [:]
  private var outcomes: [Outcome] = []
  private var items: [UniqueIdentifier: ImportPlan.Item] = [:]
  /// How many things of the bundle are what to the library.
  private(set) var counts = ImportCounts()

  init(_ work: BundleImport) {
    self.work = work
    here = LibraryView(work.library.content)
    tombstones = Set(work.library.content.tombstones.map(\.id))
    // What has its own counterpart in the bundle is no namesake of anything else in it.
    let taken = Set(work.bundle.content.entities.map { work.mapping[$0.id] })
    namesakes = NamesakeIndex(work.library.content, without: taken)
  }

  /// Goes through the bundle.
  mutating func run(
    _ decide: (ImportPlan.Item) -> ImportDecision
  ) throws(ReadingFailure) {
    let content = work.bundle.content
    let kinds: [EntityKind] = [.implement, .exercise, .module, .workout, .program, .session]
    for kind in kinds {
      for entity in content.entities(of: kind) { try take(entity, decide) }
    }
    counts[.unwanted] += content.healthSnapshots.count + content.tombstones.count
  }

  /// What there is to decide or to tell, in the order of the bundle.
  func items(inOrderOf content: Library) -> [ImportPlan.Item] { content.entities.compactMap { items[$0.id] } }

  /// What is to be done, without what nothing needs that is taken.
  func wanted(root: UniqueIdentifier) -> [Outcome] {
    let new = Dictionary(
      outcomes.compactMap { outcome in outcome.isNew ? outcome.result.map { ($0.id, $0) } : nil },
      uniquingKeysWith: { first, _ in first })
    var open = outcomes.filter { !$0.isNew || $0.result?.id == root }.compactMap(\.result)
    var needed: Set<UniqueIdentifier> = [root]
    while let entity = open.popLast() {
      for reference in entity.references {
        if let other = new[reference], needed.insert(reference).inserted { open.append(other) }
      }
    }
    return outcomes.filter { !$0.isNew || $0.result.map { needed.contains($0.id) } == true }
  }

  /// Programs that the bundle does not have, without the settings of planned exercises that are gone now.
  var programsWithLostSettings: [Program] {
    let touched = Set(outcomes.compactMap { $0.result?.id })
    return work.library.content.programs.compactMap { program in
      guard !touched.contains(program.id.value) else { return nil }
      let kept = here.resolving(program, lostSince: LibraryView(work.library.content).instances)
      return kept == program ? nil : kept
    }
  }
}

extension BundlePass {
  private mutating func take(
    _ entity: Entity, _ decide: (ImportPlan.Item) -> ImportDecision
  ) throws(ReadingFailure) {
    let id = work.mapping[entity.id]
    let origin = work.bundle.origin(of: entity.id)
    if let own = work.mapping.origins.standIn(for: origin), here[own]?.kind == entity.kind, here[id] == nil {
      standIn(own, for: id, entity)
      return counts[.same] += 1
    }
    let raw = incoming(entity)
    guard work.bundle.kind.isImportable || entity.kind == .session else { return look(raw) }
    let incoming = here.resolving(raw)
    var found = Found(source: entity, raw: raw, incoming: incoming, origin: origin)
    find(&found)
    counts[found.status] += 1
    guard found.status != .same else { return }
    var item = ImportPlan.Item(
      entity: entity.kind, id: entity.id, status: found.status, decision: .keep, title: entity.title,
      existing: found.existing?.id, reason: found.reason, changes: found.changes)
    try item.decide(decide(item))
    items[entity.id] = item
    apply(item.decision, found)
  }

  /// Something of the bundle with the identifiers that everything has here.
  private func incoming(_ entity: Entity) -> Entity {
    let (mapping, standIns) = (work.mapping, standIns)
    let mapped = IdentifierMapping { id in
      let local = mapping[id]
      return standIns[local] ?? local
    }
    // What stands in for something is named in its place; the thing itself keeps its identifier.
    let entity = IdentifierMapping { $0 == entity.id ? mapping[$0] : mapped[$0] }.applied(to: entity)
    guard case .program(var program) = entity else { return entity }
    program.isActive = false
    return .program(program)
  }

  /// A template or a piece of equipment that comes with somebody's session: it is not added, and named where it is known.
  private mutating func look(_ incoming: Entity) {
    counts[.unwanted] += 1
    guard here[incoming.id] == nil, let own = namesakes.find(incoming, definedBy: definition) else { return }
    standIns[incoming.id] = own.entity.id
  }

  private func definition(_ entity: Entity) -> ThingDefinition? { ThingDefinition(entity, in: here) }

  /// From now on, something of the library is named in the place of something of the bundle.
  private mutating func standIn(_ own: UniqueIdentifier, for id: UniqueIdentifier, _ entity: Entity) {
    standIns[id] = own
    guard let local = here[own] else { return }
    // Settings of a program are for planned exercises: those of the same name, the first for the first.
    var rest = Dictionary(grouping: local.instances, by: { foldedName($0.name) })
    for instance in entity.instances {
      let name = foldedName(instance.name)
      guard let other = rest[name]?.first else { continue }
      rest[name]?.removeFirst()
      standIns[work.mapping[instance.id.value]] = other.id.value
    }
  }
}

/// What something of a bundle is to a library.
private struct Found {
  /// As the bundle has it.
  let source: Entity
  /// With the identifiers of the library.
  let raw: Entity
  /// Without what it refers to and the library lacks.
  let incoming: Entity
  let origin: EntityOrigin
  var status: ImportStatus = .new
  /// The one of the library that it is held against.
  var existing: Entity?
  var reason: String?
  var changes: [String] = []
  /// It and the version that was received last, completed by the one that is here.
  var theirs: Entity?
  var base: Entity?
}

extension BundlePass {
  private func find(_ found: inout Found) {
    let incoming = found.incoming
    if let existing = here[incoming.id] {
      found.existing = existing
      compare(&found, existing)
    } else if tombstones.contains(incoming.id) {
      found.status = .deleted
      found.reason = "it was deleted here"
    } else if incoming.kind == .session {
      found.status = .viewOnly
      found.reason = "it is another person's"
    } else if let own = namesakes.find(incoming, definedBy: definition) {
      found.existing = own.entity
      found.status = own.isAlike ? .alike : .namesake
      found.reason = own.isAlike ? "there is one of this name, and it is the same" : "there is one of this name"
    }
  }

  /// Compares something with the one that is here, by the version that was received last.
  private func compare(_ found: inout Found, _ existing: Entity) {
    let base = work.library.ledger[existing.id]?.base
    let version = ReceivedVersion(local: existing, base: base)
    let theirs = version.completed(found.incoming)
    found.theirs = theirs
    if theirs == existing || isOwnSession(existing) { return found.status = .same }
    found.changes = existing.differences(from: theirs)
    if ExerciseCatalogue.hasExercise(existing.id) {
      found.status = .edited
      found.reason = "it is one of the catalogue, which you have"
      return
    }
    guard let base else {
      found.status = .conflict
      found.reason = "yours is another, and which is newer is not known"
      return
    }
    let old = here.resolving(version.completed(base))
    found.base = old
    if theirs == old {
      found.status = .edited
      found.reason = "it was edited here"
    } else if existing == old {
      found.status = .changed
    } else {
      found.status = .conflict
      found.reason = "it was changed here and there"
    }
  }

  /// Whether it is a session of the person whose library it is, which nobody else has anything to say of.
  private func isOwnSession(_ entity: Entity) -> Bool {
    if case .session(let session) = entity { !session.isReceived } else { false }
  }
}

extension BundlePass {
  private mutating func apply(_ decision: ImportDecision, _ found: Found) {
    switch decision {
    case .add, .copy, .restore: add(found, isRenamed: decision == .copy)
    case .use: use(found)
    case .replace: replace(found)
    case .update, .theirs: update(found, with: found.theirs ?? found.incoming)
    case .merge: merge(found)
    case .keep: found.status == .viewOnly ? add(found, isRenamed: false) : keep(found)
    case .skip, .unknown: break
    }
  }

  private mutating func add(_ found: Found, isRenamed: Bool) {
    var entity = found.incoming
    if isRenamed { entity.name = NumberedName(entity.title).free(among: here.names(of: entity.kind)) }
    entity.origin = Origin(
      source: entity.kind == .session ? Session.receivedSource : "bundle", receivedFrom: isDetached(found) ? nil : found.origin)
    finish(Outcome(result: entity, entry: entry(found, entity), isNew: true))
  }

  private mutating func use(_ found: Found) {
    guard let own = found.existing else { return }
    standIn(own.id, for: found.incoming.id, found.source)
    guard !isDetached(found) else { return }
    var entry = work.library.ledger[own.id] ?? LedgerEntry(id: own.id, entity: own.kind, state: "")
    entry = outcomes.last { $0.entry?.id == own.id }?.entry ?? entry
    if !entry.standsFor.contains(found.origin) { entry.standsFor.append(found.origin) }
    finish(Outcome(result: own, entry: entry))
  }

  /// The one that is here says from now on what the other says, and is that one.
  private mutating func replace(_ found: Found) {
    guard let own = found.existing else { return }
    standIn(own.id, for: found.incoming.id, found.source)
    let (mapped, id) = (found.incoming.id, own.id)
    let renaming = IdentifierMapping { $0 == mapped ? id : $0 }
    let incoming = renaming.applied(to: found.incoming)
    let result = ReceivedVersion(local: own, base: nil).completed(incoming)
    var entry = work.library.ledger[id] ?? LedgerEntry(id: id, entity: own.kind, state: "")
    if let former = entry.origin, former != found.origin { entry.standsFor.append(former) }
    entry.origin = found.origin
    entry.base = renaming.applied(to: found.raw)
    entry.state = result.state
    finish(Outcome(result: result, entry: entry))
  }

  private mutating func update(_ found: Found, with result: Entity) {
    finish(Outcome(result: result, entry: entry(found, found.theirs ?? result)))
  }

  private mutating func merge(_ found: Found) {
    guard let existing = found.existing, let theirs = found.theirs else { return }
    let merged =
      found.base.flatMap { ThreeWayMerge.merged(base: $0, existing, theirs) } ?? EntityMerge.merged(existing, theirs)
    update(found, with: here.resolving(merged))
  }

  /// The one that is here stays, and what was refused is not asked about again.
  private mutating func keep(_ found: Found) {
    guard let existing = found.existing, found.status == .changed || found.status == .conflict else { return }
    var entry = work.library.ledger[existing.id] ?? LedgerEntry(id: existing.id, entity: existing.kind, state: "")
    entry.base = found.raw
    finish(Outcome(result: existing, entry: entry))
  }

  /// Whether nothing is to be remembered of where it comes from.
  private func isDetached(_ found: Found) -> Bool {
    work.isCopy && [.module, .workout, .program].contains(found.source.kind)
  }

  /// What is remembered of something that was taken.
  private func entry(_ found: Found, _ version: Entity) -> LedgerEntry {
    let id = version.id
    var entry = work.library.ledger[id] ?? LedgerEntry(id: id, entity: version.kind, state: version.state)
    guard !isDetached(found) else { return entry }
    entry.base = found.raw
    guard !work.mapping.origins.isOwn(found.origin) else { return entry }
    entry.state = version.state
    // A part of somebody's session is not the session.
    if !work.bundle.kind.isPartOfSession { entry.origin = found.origin }
    for part in BundleInspection(of: found.source).ownIdentifiers where part != found.source.id {
      entry.parts[work.mapping[part]] = work.bundle.origin(of: part)
    }
    return entry
  }

  private mutating func finish(_ outcome: Outcome) {
    if let result = outcome.result { here.put(result) }
    outcomes.append(outcome)
  }
}
