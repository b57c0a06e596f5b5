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
  /// What is there and says what the bundle says.
  var agreed: [Entity] = []
  private var items: [UniqueIdentifier: ImportPlan.Item] = [:]
  /// How many things of the bundle are what to the library.
  private(set) var counts = ImportCounts()

  init(_ work: BundleImport) {
    self.work = work
    here = LibraryView(work.library.content)
    tombstones = work.library.tombstones
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

  /// What is to be done, without what nothing needs that is taken or there.
  func wanted(root: UniqueIdentifier) -> [Outcome] {
    let new = Dictionary(
      outcomes.compactMap { outcome in outcome.isNew ? outcome.result.map { ($0.id, $0) } : nil },
      uniquingKeysWith: { first, _ in first })
    let isRoot = { (outcome: Outcome) in outcome.result?.id == root }
    var open = agreed + outcomes.filter { !$0.isNew && !$0.isStandIn || isRoot($0) }.compactMap(\.result)
    var needed: Set<UniqueIdentifier> = [root, standIns[root] ?? root]
    let planners = owners(of: outcomes.filter(\.isStandIn).compactMap(\.result))
    while let entity = open.popLast() {
      let planned = entity.plannedSettings.compactMap { planners[$0] }
      for reference in entity.references + planned where needed.insert(reference).inserted {
        if let other = new[reference] { open.append(other) }
      }
    }
    return outcomes.filter { outcome in
      guard outcome.isNew || outcome.isStandIn else { return true }
      return outcome.result.map { needed.contains($0.id) } ?? false
    }
  }

  /// The modules and workouts that planned exercises stand in.
  private func owners(of plans: [Entity]) -> [Identifier<ExerciseInstance>: UniqueIdentifier] {
    Dictionary(
      plans.flatMap { plan in plan.instances.map { ($0.id, plan.id) } }, uniquingKeysWith: { first, _ in first })
  }

  /// Takes what nothing needs out of what there is to decide: it is as little wanted as what a filter leaves out.
  mutating func leaveUnneeded(root: UniqueIdentifier) {
    let wanted = Set(wanted(root: root).compactMap { $0.result?.id })
    let unneeded = Set(outcomes.filter(\.isNew).compactMap { $0.result?.id }).subtracting(wanted)
    for (id, item) in items where unneeded.contains(work.mapping[id]) && item.decision != .skip {
      counts[item.status] -= 1
      counts[.unwanted] += 1
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
    for outcome in wanted { outcome.result.map { after.put($0) } }
    let written = Set(wanted.compactMap { $0.result?.id })
    let planned = (before: before.instances, after: after.instances)
    let lost = planned.before.subtracting(planned.after)
    let others: [Outcome] = work.library.content.programs.compactMap { program in
      guard !written.contains(program.id.value), !lost.isEmpty else { return nil }
      let kept = program.keepingSettings { !lost.contains($0) }
      return kept == program ? nil : Outcome(result: .program(kept))
    }
    return others
      + wanted.map { outcome in
        guard case .program(let program)? = outcome.result, before[program.id.value] != .program(program) else {
          return outcome
        }
        var outcome = outcome
        let kept = program.keepingSettings(planned.after.contains)
        if outcome.entry?.state == outcome.result?.state { outcome.entry?.state = Entity.program(kept).state }
        outcome.result = .program(kept)
        return outcome
      }
  }
}

extension BundlePass {
  private mutating func take(
    _ entity: Entity, _ decide: (ImportPlan.Item) -> ImportDecision
  ) throws(ReadingFailure) {
    let id = work.mapping[entity.id]
    let origin = work.bundle.origin(of: entity.id)
    if !work.isDetached(entity), let own = work.mapping.origins.standIn(for: origin), here[own]?.kind == entity.kind,
      here[id] == nil
    {
      standIn(own, for: id, entity)
      return counts[.same] += 1
    }
    let raw = incoming(entity)
    guard work.bundle.kind.isImportable || entity.kind == .session else { return look(raw) }
    let incoming = here.resolving(raw)
    var found = Found(source: entity, raw: raw, incoming: incoming, origin: origin)
    find(&found)
    counts[found.status] += 1
    guard found.status != .same else { return agree(found) }
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
    counts[.unwanted] += 1
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
