extension PersonalLibrary {
  /// Puts an edited entity in the place of the one that is there; an import does not overwrite it unless told so.
  ///
  /// Any field may be another. An entity that is not there is added.
  ///
  /// - Parameters:
  ///   - entity: The entity as it is from now on.
  ///   - date: When it is edited.
  public mutating func edit(_ entity: Entity, at date: Instant?) { edit([entity], at: date) }

  /// Puts edited entities in the place of those that are there, as one change that is undone as one.
  ///
  /// - Parameters:
  ///   - entities: The entities as they are from now on.
  ///   - date: When they are edited.
  public mutating func edit(_ entities: [Entity], at date: Instant?) {
    var change = LibraryChange(self, receipt: Receipt(id: .zero, action: .edit, date: date))
    for entity in entities { change.replace(with: entity) }
    self = change.finish()
  }

  /// Deletes entities, and leaves a tombstone for each, so that no import brings them back unless told so.
  ///
  /// - Parameters:
  ///   - ids: What is deleted; what is not there is passed over.
  ///   - date: When they are deleted.
  public mutating func delete(_ ids: [UniqueIdentifier], at date: Instant?) {
    var change = LibraryChange(self, receipt: Receipt(id: .zero, action: .deletion, date: date))
    for id in ids {
      guard let entity = change[id] else { continue }
      change.delete(
        id, tombstone: Tombstone(id: id, entity: entity.kind, deletedAt: date, origin: entity.origin))
    }
    self = change.finish()
  }

  /// Says that the loads of an import are in another unit than was said: 100 kg becomes 100 lb.
  ///
  /// The sessions of the import that are still there are corrected, whatever was edited in them; later imports that say
  /// the old unit again do not undo it.
  ///
  /// - Parameters:
  ///   - id: The receipt of the import.
  ///   - unit: The right unit.
  ///   - date: When it is corrected.
  /// - Throws: A failure when there is no such receipt, or when its loads had no one unit that was said or found.
  public mutating func correctUnits(
    ofReceipt id: UniqueIdentifier, to unit: LoadUnit, at date: Instant?
  ) throws(ReadingFailure) {
    guard let receipt = receipts.first(where: { $0.id == id }) else {
      throw ReadingFailure(.input, Diagnostic(.receiptUnknown, ["\(id)"]))
    }
    guard let wrong = receipt.loadUnit, receipt.loadUnitSource != "stated" else {
      throw ReadingFailure(.input, Diagnostic(.receiptUnitStated, ["\(id)".prefix(8).description]))
    }
    var correction = Receipt(id: .zero, action: .unitCorrection, date: date)
    correction.options = ["\(receipt.id)", wrong.rawValue, unit.rawValue]
    correction.loadUnit = unit
    correction.loadUnitSource = receipt.loadUnitSource
    var change = LibraryChange(self, receipt: correction)
    var entries: [LedgerEntry] = []
    for id in receipt.touched {
      guard case .session(let old)? = change[id] else { continue }
      let new = old.withLoads(in: wrong, meaning: unit)
      guard new != old else { continue }
      change.replace(with: .session(new))
      // What its source says is what it said, in the right unit, unless the session was edited since.
      guard var entry = ledger[id], entry.state == old.fingerprint.description else { continue }
      entry.correctedFrom = entry.state
      entry.state = new.fingerprint.description
      entries.append(entry)
    }
    self = change.finish()
    for entry in entries { ledger[entry.id] = entry }
  }
}

extension Session {
  /// The session with the loads that are said to be in one unit said to be in another, the numbers as they are.
  func withLoads(in wrong: LoadUnit, meaning unit: LoadUnit) -> Session {
    var session = self
    if session.bodyweight?.unit == wrong { session.bodyweight?.unit = unit }
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          session.sections[section].exercises[exercise].setGroups[group].sets =
            session.sections[section].exercises[exercise].setGroups[group].sets.map { set in
              var set = set
              if set.load?.unit == wrong { set.load?.unit = unit }
              if set.target?.load?.unit == wrong { set.target?.load?.unit = unit }
              return set
            }
        }
      }
    }
    return session
  }
}

extension Entity {
  /// Where it came from.
  var origin: Origin? {
    switch self {
    case .session(let session): session.origin
    case .exercise(let exercise): exercise.origin
    case .implement(let implement): implement.origin
    case .module(let module): module.origin
    case .workout(let workout): workout.origin
    case .program(let program): program.origin
    case .tombstone(let tombstone): tombstone.origin
    case .healthSnapshot(let snapshot): snapshot.origin
    }
  }
}

extension DiagnosticCode {
  static let receiptUnknown = DiagnosticCode(
    "receipt.unknown", .error, "there is no receipt %1", remedy: "list them with `carryover log LIBRARY`")
  static let receiptUnitStated = DiagnosticCode(
    "receipt.unit-stated", .error,
    "the change %1 brought no loads whose unit was said or found: the file states its units, has several, or has none",
    remedy: "give the receipt of an import that has; single sets are edited in an app")
  static let receiptTouchedLater = DiagnosticCode(
    "receipt.touched-later", .error, "what it did was changed again later: %1",
    remedy: "undo the later changes first, or say --force to lose them")
}
