extension BundlePass {
  mutating func apply(_ decision: ImportDecision, _ found: Found) {
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
    if isRenamed { entity = entity.renamed(NumberedName(entity.title).free(among: here.names(of: entity.kind))) }
    entity = entity.coming(from: origin(found))
    finish(Outcome(result: entity, entry: entry(found, entity), isNew: true))
  }

  /// What something new says of where it comes from; one's own that comes back says what it said.
  private func origin(_ found: Found) -> Origin? {
    if work.mapping.origins.isOwn(found.origin), !work.isDetached(found.source) {
      return tombstones[found.incoming.id]?.origin
    }
    let source = found.source.kind == .session ? Session.receivedSource : "bundle"
    return Origin(source: source, receivedFrom: work.isDetached(found.source) ? nil : found.origin)
  }

  private mutating func use(_ found: Found) {
    guard let own = found.existing else { return }
    standIn(own.id, for: found.incoming.id, found.source)
    guard !work.isDetached(found.source) else { return }
    var entry = work.library.ledger[own.id] ?? LedgerEntry(id: own.id, entity: own.kind, state: "")
    entry = outcomes.last { $0.entry?.id == own.id }?.entry ?? entry
    if !entry.standsFor.contains(found.origin) { entry.standsFor.append(found.origin) }
    finish(Outcome(result: own, entry: entry, isStandIn: true))
  }

  /// The one that is here says from now on what the other says, and is that one.
  private mutating func replace(_ found: Found) {
    guard let own = found.existing else { return }
    standIn(own.id, for: found.incoming.id, found.source)
    let (mapped, id) = (found.incoming.id, own.id)
    let renaming = IdentifierMapping { $0 == mapped ? id : $0 }
    let incoming = renaming.applied(to: found.incoming)
    let result = VersionCompletion(local: own, base: nil).completed(incoming)
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

  /// Both say the same, whoever said it first: later versions are merged against this one.
  mutating func agree(_ found: Found) {
    guard let existing = found.existing else { return }
    agreed.append(existing)
    guard var entry = work.library.ledger[existing.id], entry.base != nil, entry.base != found.raw else { return }
    entry.base = found.raw
    finish(Outcome(result: existing, entry: entry))
  }

  /// The one that is here stays, and what was refused is not asked about again.
  private mutating func keep(_ found: Found) {
    guard let existing = found.existing, found.status == .changed || found.status == .conflict else { return }
    var entry = work.library.ledger[existing.id] ?? LedgerEntry(id: existing.id, entity: existing.kind, state: "")
    entry.base = found.raw
    finish(Outcome(result: existing, entry: entry))
  }

  /// What is remembered of something that was taken.
  private func entry(_ found: Found, _ version: Entity) -> LedgerEntry {
    let id = version.id
    var entry = work.library.ledger[id] ?? LedgerEntry(id: id, entity: version.kind, state: version.state)
    guard !work.isDetached(found.source), !ExerciseCatalogue.hasExercise(id) else { return entry }
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
