extension LibraryMerging {
  /// The receipts of both libraries, so that everything can be undone, from the youngest change on.
  ///
  /// Of what both libraries brought the earlier receipt tells. Where the merged entity is not what a library had, its
  /// earlier versions there are no way back: taking such a change back leaves the entity as it is then.
  func receipts(_ merged: PersonalLibrary) -> [Receipt] {
    var (own, other) = (first.library.receipts, second.library.receipts)
    let common = Set(own.map(\.id)).intersection(other.map(\.id))
    if merged.mapping != first.library.mapping { Self.forgetMappings(of: &own, but: []) }
    if merged.mapping != second.library.mapping { Self.forgetMappings(of: &other, but: common) }
    let ownIDs = Set(own.map(\.id)).subtracting(common)
    let touched = Set(own.flatMap { common.contains($0.id) ? [] : $0.touched })
    let content = Side(merged)
    /// Whether what a receipt tells of an entity is its way back in the merged library.
    func isWayBack(_ id: UniqueIdentifier, _ receipt: UniqueIdentifier) -> Bool {
      if common.contains(receipt) { return true }
      let isOwn = content[id] == first[id]
      return ownIDs.contains(receipt) ? isOwn : content[id] == second[id] && !(isOwn && touched.contains(id))
    }
    var receipts = Self.addingOnce(Self.inOrder(own, other, common), ownIDs, common)
    /// What was there before the receipts that were looked at, from the youngest on.
    var states: [UniqueIdentifier: Receipt.Replaced?] = [:]
    for index in receipts.indices.reversed() {
      let receipt = receipts[index]
      receipts[index].replaced = receipt.replaced.compactMap { replaced in
        let id = replaced.entity.id
        if isWayBack(id, receipt.id) { return replaced }
        return states[id] ?? content[id].map { Receipt.Replaced($0, ledgerEntry: merged.ledger[id]) }
      }
      for id in receipt.added { states.updateValue(nil, forKey: id) }
      for replaced in receipts[index].replaced.reversed() { states[replaced.entity.id] = replaced }
    }
    return receipts
  }

  private static func forgetMappings(of receipts: inout [Receipt], but kept: Set<UniqueIdentifier>) {
    for index in receipts.indices where !kept.contains(receipts[index].id) { receipts[index].formerMapping = nil }
  }

  /// Receipts of which only those of one library say that they added a thing: those of the library that did so first.
  private static func addingOnce(
    _ receipts: [Receipt], _ own: Set<UniqueIdentifier>, _ common: Set<UniqueIdentifier>
  ) -> [Receipt] {
    var isOwn: [UniqueIdentifier: Bool] = [:]
    return receipts.map { receipt in
      guard !common.contains(receipt.id) else { return receipt }
      var receipt = receipt
      let side = own.contains(receipt.id)
      receipt.added.removeAll { id in
        let adder = isOwn[id] ?? side
        isOwn[id] = adder
        return adder != side
      }
      return receipt
    }
  }

  /// Receipts by date, then identifier, as far as both libraries keep their order: an earlier change stays before a
  /// later one whatever a clock says.
  private static func inOrder(
    _ own: [Receipt], _ other: [Receipt], _ common: Set<UniqueIdentifier>
  ) -> [Receipt] {
    var (own, other) = (own[...], other[...])
    let adapted = Dictionary(own.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var receipts: [Receipt] = []
    var emitted: Set<UniqueIdentifier> = []
    func emit(_ list: inout ArraySlice<Receipt>) {
      guard let receipt = list.popFirst(), emitted.insert(receipt.id).inserted else { return }
      receipts.append(adapted[receipt.id] ?? receipt)
    }
    while let left = own.first, let right = other.first {
      let (isLeftCommon, isRightCommon) = (common.contains(left.id), common.contains(right.id))
      if emitted.contains(right.id) || isLeftCommon && !isRightCommon {
        emit(&other)
      } else if emitted.contains(left.id) || left.id == right.id || isRightCommon && !isLeftCommon {
        emit(&own)
      } else if left.date == right.date ? left.id < right.id : Precedence.isEarlier(left.date, right.date) {
        emit(&own)
      } else {
        emit(&other)
      }
    }
    while !own.isEmpty { emit(&own) }
    while !other.isEmpty { emit(&other) }
    return receipts
  }
}

extension PersonalLibrary {
  /// The library with other identifiers for receipts that have the identifier of another receipt elsewhere: those of
  /// two copies of one library that went on apart.
  func renamingReceipts(otherThan other: PersonalLibrary) -> PersonalLibrary {
    let known = Dictionary(other.receipts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var names: [UniqueIdentifier: UniqueIdentifier] = [:]
    for receipt in receipts {
      guard let namesake = known[receipt.id], namesake.occasion != receipt.occasion else { continue }
      names[receipt.id] = UniqueIdentifier(namespace: receipt.id, name: receipt.occasion.utf8)
    }
    if names.isEmpty { return self }
    var library = self
    for index in library.receipts.indices {
      library.receipts[index].id = names[receipts[index].id] ?? receipts[index].id
    }
    for (id, entry) in ledger { library.ledger[id]?.receiptID = entry.receiptID.map { names[$0] ?? $0 } }
    return library
  }

  /// Counts receipts of this library that came with another one, so that the next gets a new identifier.
  mutating func countReceiptsOfOthers() {
    let known = Set(receipts.map(\.id))
    let (start, farthest) = (receiptCount, receipts.count + 1000)
    for step in 0..<farthest {
      let id = UniqueIdentifier(namespace: id, name: "receipt:\(start + step + 1)".utf8)
      if known.contains(id) { receiptCount = start + step + 1 }
    }
  }
}

extension Receipt {
  /// What was done when, by which two receipts of one number are told apart.
  fileprivate var occasion: String {
    "\(action.rawValue) \(date.map { "\($0)" } ?? "") \(document?.sha256 ?? "") \(options.joined(separator: " "))"
  }
}
