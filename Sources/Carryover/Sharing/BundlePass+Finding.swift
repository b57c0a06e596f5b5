/// What something of a bundle is to a library.
struct Found {
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
  func find(_ found: inout Found) {
    let incoming = found.incoming
    if let existing = here[incoming.id] {
      found.existing = existing
      compare(&found, existing)
    } else if tombstones[incoming.id] != nil {
      found.status = .deleted
      found.reason = "it was deleted here"
    } else if incoming.kind == .session {
      found.status = .viewOnly
      found.reason = "it is another person's"
    } else if let own = namesakes.find(incoming, definedBy: definition) {
      found.existing = own.entity
      found.status = own.isAlike ? .alike : .namesake
      found.reason = own.isAlike ? "there is one of this name, and it is the same" : "there is one of this name"
      if !own.isAlike, definition(incoming) != nil {
        let theirs = VersionCompletion(local: own.entity, base: nil).completed(incoming.named(own.entity.id))
        found.changes = own.entity.differences(from: theirs)
      }
    }
  }

  /// Compares something with the one that is here, by the version that was received last.
  private func compare(_ found: inout Found, _ existing: Entity) {
    let base = work.library.ledger[existing.id]?.base
    let version = VersionCompletion(local: existing, base: base, omitted: work.bundle.omitted)
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
    let old = version.completed(here.resolving(base))
    found.base = old
    if theirs == old {
      found.status = .edited
      found.reason = "it was edited here"
    } else if let stamp = theirs.updatedAt, let last = old.updatedAt, stamp < last {
      found.status = .edited
      found.reason = "it is older than the version that came last"
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
