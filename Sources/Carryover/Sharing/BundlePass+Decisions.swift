extension BundlePass {
  mutating func apply(_ decision: ImportDecision, _ found: Found) {
    switch decision {
    case .add, .copy, .restore: add(found, decision)
    case .use: use(found)
    case .replace: replace(found)
    case .update, .theirs: update(found, with: found.theirs ?? found.incoming)
    case .merge: merge(found)
    case .keep: found.status == .viewOnly ? add(found, decision) : keep(found)
    case .skip, .unknown: break
    }
  }

  private mutating func add(_ found: Found, _ decision: ImportDecision) {
    var entity = found.incoming
    if decision == .copy { entity = entity.renamed(names.free(for: entity)) }
    entity = entity.coming(from: origin(found))
    names.take(entity)
    finish(Outcome(result: entity, entry: entry(found, entity), isNew: decision != .restore))
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
    // One outcome however many it is used for: a bundle may have a hundred thousand of one name.
    if let place = standInPlaces[own.id] {
      outcomes[place].entry?.standsFor.append(found.origin)
    } else {
      standInPlaces[own.id] = outcomes.count
      var entry = entry(of: own)
      entry.standsFor.append(found.origin)
      finish(Outcome(result: own, entry: entry, isStandIn: true))
    }
  }

  /// What is known of something of the library.
  private func entry(of own: Entity) -> LedgerEntry {
    work.library.ledger[own.id] ?? LedgerEntry(id: own.id, entity: own.kind, state: "")
  }

  /// The one that is here says from now on what the other says, and is that one.
  private mutating func replace(_ found: Found) {
    guard let own = found.existing else { return }
    standIn(own.id, for: found.incoming.id, found.source)
    let result = VersionCompletion(local: own, base: nil).completed(found.incoming.named(own.id))
    var entry = entry(of: own)
    if let former = entry.origin, former != found.origin { entry.standsFor.append(former) }
    entry.origin = found.origin
    entry.base = found.raw.named(own.id)
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
    guard follow(found, in: &entry) else { return }
    finish(Outcome(result: existing, entry: entry))
  }

  /// The one that is here stays, and what was refused is not asked about again.
  private mutating func keep(_ found: Found) {
    guard let existing = found.existing, found.status == .changed || found.status == .conflict else { return }
    var entry = entry(of: existing)
    guard follow(found, in: &entry) else { return }
    finish(Outcome(result: existing, entry: entry))
  }

  /// Remembers a version as the one that later ones are merged against, where it comes from the same hand as the one
  /// before, or from the first.
  ///
  /// What somebody in between made of it is no version of the first author's: the next of those is not made from it.
  @discardableResult
  private func follow(_ found: Found, in entry: inout LedgerEntry) -> Bool {
    let (sender, author) = (work.bundle.libraryID, found.origin.libraryID)
    guard entry.base == nil || sender == author || sender == entry.baseSender else { return false }
    entry.base = found.raw
    entry.baseSender = sender == author ? nil : sender
    return true
  }

  /// What is remembered of something that was taken.
  private func entry(_ found: Found, _ version: Entity) -> LedgerEntry {
    let id = version.id
    var entry = work.library.ledger[id] ?? LedgerEntry(id: id, entity: version.kind, state: version.state)
    guard !work.isDetached(found.source), !ExerciseCatalogue.hasExercise(id) else { return entry }
    follow(found, in: &entry)
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
    here.put(outcome.result)
    outcomes.append(outcome)
  }
}
