extension LibraryImport {
  /// The library after the import, with a receipt where that changed anything.
  ///
  /// - Parameters:
  ///   - plan: The plan that this import made, with whatever decisions.
  ///   - receipt: What the receipt says of the file and of the options.
  ///   - mapping: The exercise mapping from now on.
  /// - Throws: A failure when the plan is not for this import. Nothing is done by halves.
  public func applying(
    _ plan: ImportPlan, receipt: Receipt, mapping: ExerciseMapping? = nil
  ) throws(ReadingFailure) -> PersonalLibrary {
    guard plan.items.map(\.id) == candidates.map(\.entity.id) else {
      throw ReadingFailure(.input, Diagnostic(.planLibrary))
    }
    var change = LibraryChange(library, receipt: receipt)
    change.receipt.counts = plan.counts
    change.receipt.otherCounts = plan.otherCounts
    let templates = takenTemplates(plan)
    for (candidate, item) in zip(candidates, plan.items) where isWanted(candidate, templates) {
      apply(item.decision, candidate, to: &change)
    }
    if let mapping { change.choose(mapping) }
    return change.finish()
  }

  private func apply(_ decision: ImportDecision, _ candidate: Candidate, to change: inout LibraryChange) {
    guard candidate.isTaken(by: decision) else { return }
    if case .tombstone(let tombstone) = candidate.entity, change[tombstone.id] != nil {
      change.delete(tombstone.id, tombstone: tombstone)
    } else if decision == .merge {
      change.merge(candidate.entity, state: candidate.state)
    } else {
      change.replace(with: candidate.entity, state: candidate.state)
    }
  }

  /// Templates that a reader made for sessions which are not taken are not taken either.
  private func isWanted(_ candidate: Candidate, _ templates: Set<Identifier<Exercise>>) -> Bool {
    guard case .exercise(let exercise) = candidate.entity, candidate.status == .new,
      namedTemplates.contains(exercise.id)
    else { return true }
    return templates.contains(exercise.id)
  }

  /// The templates that the sessions name which are taken.
  private func takenTemplates(_ plan: ImportPlan) -> Set<Identifier<Exercise>> {
    var templates: Set<Identifier<Exercise>> = []
    for (candidate, item) in zip(candidates, plan.items) where candidate.isTaken(by: item.decision) {
      guard case .session(let session) = candidate.entity else { continue }
      for section in session.sections { templates.formUnion(section.exercises.compactMap(\.exerciseID)) }
    }
    return templates
  }
}

extension LibraryImport.Candidate {
  /// Whether anything of it comes into the library.
  func isTaken(by decision: ImportDecision) -> Bool {
    switch decision {
    case .add, .update, .theirs, .merge, .restore: true
    case .keep: status == .duplicate || status == .doubtful
    case .skip, .use, .copy, .replace, .unknown: false
    }
  }
}
