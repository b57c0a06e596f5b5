/// One way through a bundle, from equipment to programs: what each thing is to the library, and what becomes of both by
/// what is decided.
struct BundlePass {
  /// What was found of one thing of the bundle, and what is done with it.
  struct Outcome {
    /// What stands in the library when all is done.
    var result: Entity
    /// What is remembered of it, where that is another thing than before.
    var entry: LedgerEntry?
    /// Whether it is added because something needs it.
    var isNew = false
    /// Whether it is one of the library's own that is used in the place of something of the bundle.
    var isStandIn = false
  }

  let work: BundleImport
  let namesakes: NamesakeIndex
  let tombstones: [UniqueIdentifier: Tombstone]
  /// What the library holds as far as it is done.
  var here: LibraryView
  /// What is used in the place of what the bundle names, by the identifiers of both here.
  private var standIns: [UniqueIdentifier: UniqueIdentifier] = [:]
  var outcomes: [Outcome] = []
  /// Where the outcome of something of the library stands that is used in the place of others.
  var standInPlaces: [UniqueIdentifier: Int] = [:]
  var names: TakenNames
  /// What is there and says what the bundle says.
  var agreed: [Entity] = []
  private var items: [UniqueIdentifier: ImportPlan.Item] = [:]
  /// How many sessions of the bundle are what to the library.
  private(set) var counts = ImportCounts()
  /// The same of everything else.
  private(set) var otherCounts = ImportCounts()

  init(_ work: BundleImport) {
    self.work = work
    here = LibraryView(work.library.content)
    tombstones = work.library.tombstones
    names = TakenNames(work.library.content)
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
    otherCounts[.unwanted] += content.healthSnapshots.count + content.tombstones.count
  }

  /// What there is to decide or to tell, in the order of the bundle.
  func items(inOrderOf content: Library) -> [ImportPlan.Item] { content.entities.compactMap { items[$0.id] } }

  /// What is to be done, without what nothing needs that is taken or there.
  func wanted(root: UniqueIdentifier) -> [Outcome] {
    // What stands in for something hangs on the same things.
    let followed = Dictionary(
      outcomes.filter { $0.isNew || $0.isStandIn }.map { ($0.result.id, $0.result) },
      uniquingKeysWith: { first, _ in first })
    var open = agreed + outcomes.filter { !$0.isNew && !$0.isStandIn || $0.result.id == root }.map(\.result)
    var needed: Set<UniqueIdentifier> = [root, standIns[root] ?? root]
    let planners = owners(of: outcomes.filter(\.isStandIn).map(\.result))
    while let entity = open.popLast() {
      let planned = entity.plannedSettings.compactMap { planners[$0] }
      for reference in entity.references + planned where needed.insert(reference).inserted {
        if let other = followed[reference] { open.append(other) }
      }
    }
    return outcomes.filter { !$0.isNew && !$0.isStandIn || needed.contains($0.result.id) }
  }

  /// The modules and workouts that planned exercises stand in.
  private func owners(of plans: [Entity]) -> [Identifier<ExerciseInstance>: UniqueIdentifier] {
    Dictionary(
      plans.flatMap { plan in plan.instances.map { ($0.id, plan.id) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes what nothing needs out of what there is to decide: it is as little wanted as what a filter leaves out.
  mutating func leaveUnneeded(root: UniqueIdentifier) {
    let wanted = Set(wanted(root: root).map(\.result.id))
    let unneeded = Set(outcomes.filter(\.isNew).map(\.result.id)).subtracting(wanted)
    for (id, item) in items where unneeded.contains(work.mapping[id]) && item.decision != .skip {
      count(item.entity, item.status, -1)
      count(item.entity, .unwanted)
      items[id] = nil
    }
  }

  /// What is written when all is decided: what is wanted, and the programs of the library that lose settings by it.
  ///
  /// Settings of a program are for planned exercises, and go with those.
  func settled(root: UniqueIdentifier) -> [Outcome] {
    let before = LibraryView(work.library.content)
    var after = before
    let wanted = wanted(root: root)
    for outcome in wanted { after.put(outcome.result) }
    let written = Set(wanted.map(\.result.id))
    let planned = (before: before.instances, after: after.instances)
    let lost = planned.before.subtracting(planned.after)
    let others: [Outcome] = work.library.content.programs.compactMap { program in
      guard !written.contains(program.id.value), !lost.isEmpty else { return nil }
      let kept = program.keepingSettings { !lost.contains($0) }
      return kept == program ? nil : Outcome(result: .program(kept))
    }
    return others
      + wanted.map { outcome in
        guard case .program(let program) = outcome.result, before[program.id.value] != outcome.result else {
          return outcome
        }
        var outcome = outcome
        let kept = Entity.program(program.keepingSettings(planned.after.contains))
        if outcome.entry?.state == outcome.result.state { outcome.entry?.state = kept.state }
        outcome.result = kept
        return outcome
      }
  }
}

extension BundlePass {
  private mutating func count(_ kind: EntityKind, _ status: ImportStatus, _ step: Int = 1) {
    if kind == .session { counts[status] += step } else { otherCounts[status] += step }
  }

  private mutating func take(
    _ entity: Entity, _ decide: (ImportPlan.Item) -> ImportDecision
  ) throws(ReadingFailure) {
    let origin = work.bundle.origin(of: entity.id)
    var raw = incoming(entity)
    if let own = standIn(for: entity, of: origin) {
      standIn(own, for: raw.id, entity)
      // What took the place of one's own is followed like anything that was received.
      guard work.library.ledger[own]?.origin == origin else { return count(entity.kind, .same) }
      raw = raw.named(own)
    } else if !work.bundle.kind.isImportable, entity.kind != .session {
      return look(raw)
    }
    var found = Found(source: entity, raw: raw, incoming: here.resolving(raw), origin: origin)
    find(&found)
    count(entity.kind, found.status)
    guard found.status != .same else { return agree(found) }
    var item = ImportPlan.Item(
      entity: entity.kind, id: entity.id, status: found.status, decision: work.defaults[found.status, of: entity.kind],
      title: entity.title, existing: found.existing?.id, reason: found.reason, changes: found.changes)
    try item.decide(decide(item))
    items[entity.id] = item
    apply(item.decision, found)
  }

  /// What was used earlier in the place of something, and still is there.
  private func standIn(for entity: Entity, of origin: EntityOrigin) -> UniqueIdentifier? {
    guard !work.isDetached(entity), here[work.mapping[entity.id]] == nil,
      let own = work.mapping.origins.standIn(for: origin), here[own]?.kind == entity.kind
    else { return nil }
    return own
  }

  /// Something of the bundle with the identifiers that everything has here.
  private func incoming(_ entity: Entity) -> Entity {
    let (mapping, standIns) = (work.mapping, standIns)
    let id = entity.id
    let identifiers = IdentifierMapping { other in
      let local = mapping[other]
      // What stands in for something is named in its place; the thing itself keeps its identifier.
      return other == id ? local : standIns[local] ?? local
    }
    let entity = identifiers.applied(to: entity)
    guard case .program(var program) = entity else { return entity }
    program.isActive = false
    return .program(program)
  }

  /// A template or a piece of equipment that comes with somebody's session: it is not added, and named where it is known.
  private mutating func look(_ incoming: Entity) {
    count(incoming.kind, .unwanted)
    guard here[incoming.id] == nil, let own = namesakes.find(incoming, definedBy: definition) else { return }
    standIns[incoming.id] = own.entity.id
  }

  func definition(_ entity: Entity) -> ThingDefinition? { ThingDefinition(entity, in: here) }

  /// From now on, something of the library is named in the place of something of the bundle.
  mutating func standIn(_ own: UniqueIdentifier, for id: UniqueIdentifier, _ entity: Entity) {
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
