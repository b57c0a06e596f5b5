extension PersonalLibrary {
  /// The entities that a change touched and that a later one touched again.
  public func touchedLater(thanReceipt id: UniqueIdentifier) -> [UniqueIdentifier] {
    guard let place = receipts.firstIndex(where: { $0.id == id }) else { return [] }
    let touched = Set(receipts[place].touched)
    let later = Set(receipts[(place + 1)...].flatMap(\.touched))
    return touched.intersection(later).sorted()
  }

  /// Takes a change back: what it added goes, what it changed or deleted is again what it was before, and its receipt is
  /// gone, so that the same import can be done again.
  ///
  /// Of the templates, implements and plans that it added, those stay that later changes have come to need.
  ///
  /// - Parameters:
  ///   - id: The receipt of the change.
  ///   - force: Whether later changes of the same entities are lost with it.
  /// - Throws: A failure when there is no such receipt, or when a later change touched the same entities: it names them.
  public mutating func undo(receipt id: UniqueIdentifier, force: Bool = false) throws(ReadingFailure) {
    guard let receipt = receipts.first(where: { $0.id == id }) else {
      throw ReadingFailure(.input, Diagnostic(.receiptUnknown, ["\(id)"]))
    }
    let later = touchedLater(thanReceipt: id)
    let choseLater = hasChosenLater(than: receipt)
    var change = LibraryChange(self, receipt: Receipt(id: .zero, action: .edit))
    if !later.isEmpty || choseLater {
      guard force else {
        throw ReadingFailure(.input, Diagnostic(.receiptTouchedLater, [names(of: later, choseLater)]))
      }
      change.forget(Set(later), after: id)
      change.forgetMappings(after: id)
    }
    change.takeBack(receipt, but: neededLater(than: receipt, change))
    self = change.finishWithoutReceipt()
  }

  /// Forgets all receipts but the youngest so many; what they did stays and can no longer be undone.
  public mutating func pruneReceipts(keeping count: Int) {
    receipts.removeFirst(max(0, receipts.count - max(0, count)))
  }

  /// Whether a change chose what names of exercises mean, and a later one chose again.
  private func hasChosenLater(than receipt: Receipt) -> Bool {
    guard receipt.formerMapping != nil, let place = receipts.firstIndex(where: { $0.id == receipt.id }) else {
      return false
    }
    return receipts[(place + 1)...].contains { $0.formerMapping != nil }
  }

  private func names(of ids: [UniqueIdentifier], _ withMapping: Bool) -> String {
    let wanted = Set(ids)
    let former = receipts.flatMap(\.replaced).map(\.entity)
    // What was deleted is known by what it was.
    let known = content.entities.filter { $0.kind != .tombstone } + former.reversed()
    var seen: Set<UniqueIdentifier> = []
    let entities = known.filter { wanted.contains($0.id) && seen.insert($0.id).inserted }
    var names = entities.prefix(10).map(\.title)
    if entities.count > 10 { names.append("\(entities.count - 10) more") }
    if withMapping { names.append("what names of exercises mean") }
    return names.joined(separator: ", ")
  }

  /// What a change added that is no session, and that something which a later change touched refers to, at first or at
  /// second hand.
  private func neededLater(than receipt: Receipt, _ change: LibraryChange) -> Set<UniqueIdentifier> {
    guard let place = receipts.firstIndex(where: { $0.id == receipt.id }) else { return [] }
    let own = Set(receipt.touched)
    var open = receipts[(place + 1)...].flatMap(\.touched).filter { !own.contains($0) }
    var needed: Set<UniqueIdentifier> = []
    let added = Set(receipt.added)
    while let id = open.popLast() {
      guard let entity = change[id] else { continue }
      for reference in entity.references where added.contains(reference) && change[reference]?.kind != .session {
        if needed.insert(reference).inserted { open.append(reference) }
      }
    }
    return needed
  }
}

extension Entity {
  /// The templates, implements and plans that it names.
  package var references: [UniqueIdentifier] {
    switch self {
    case .session(let session): session.references
    case .exercise(let exercise): exercise.implementIDs.map(\.value)
    case .module(let module): module.exercises.compactMap { $0.exerciseID?.value }
    case .workout(let workout):
      workout.moduleIDs.map(\.value) + workout.exercises.compactMap { $0.exerciseID?.value }
    case .program(let program): program.slots.compactMap { $0.workoutID?.value }
    case .implement, .healthSnapshot, .tombstone: []
    }
  }
}

extension Session {
  /// The templates, implements and plans that it names.
  var references: [UniqueIdentifier] {
    var ids = [programID?.value, workoutID?.value].compactMap(\.self)
    for section in sections {
      if let module = section.moduleID { ids.append(module.value) }
      for exercise in section.exercises {
        if let template = exercise.exerciseID { ids.append(template.value) }
        ids += exercise.implementIDs.map(\.value)
      }
    }
    return ids
  }
}
