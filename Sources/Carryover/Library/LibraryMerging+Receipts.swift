extension LibraryMerging {
  /// The receipts of both libraries, so that what they tell can still be undone where it stands alone.
  ///
  /// Of what both libraries brought the earlier receipt tells. Where the merged entity is not what a library had, its
  /// earlier versions there are no way back any more: taking such a change back leaves the entity as it is.
  func receipts(_ merged: PersonalLibrary) -> [Receipt] {
    let (own, other) = (first.library.receipts, second.library.receipts)
    let common = Set(own.map(\.id)).intersection(other.map(\.id))
    let ownTouched = Set(own.flatMap { common.contains($0.id) ? [] : $0.touched })
    let content = Side(merged)
    /// A receipt that only one library has, as it can be undone in the merged one.
    func adapted(_ receipt: Receipt, of side: Side, isSecond: Bool) -> Receipt {
      var receipt = receipt
      if side.library.mapping != merged.mapping { receipt.formerMapping = nil }
      receipt.replaced = receipt.replaced.compactMap { replaced in
        let id = replaced.entity.id
        let isOthers = isSecond && first[id] == content[id] && ownTouched.contains(id)
        if content[id] == side[id], !isOthers { return replaced }
        return content[id].map { Receipt.Replaced($0, ledgerEntry: merged.ledger[id]) }
      }
      return receipt
    }
    let ordered = Self.inOrder(
      own.map { common.contains($0.id) ? $0 : adapted($0, of: first, isSecond: false) },
      other.map { common.contains($0.id) ? $0 : adapted($0, of: second, isSecond: true) }, common)
    return Self.addingOnce(ordered, own: Set(own.map(\.id)).subtracting(common), common)
  }

  /// Receipts of which only those of one library say that they added a thing: those of the library that did so first.
  private static func addingOnce(
    _ receipts: [Receipt], own: Set<UniqueIdentifier>, _ common: Set<UniqueIdentifier>
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
    var receipts: [Receipt] = []
    var emitted: Set<UniqueIdentifier> = []
    func emit(_ list: inout ArraySlice<Receipt>) {
      guard let receipt = list.popFirst(), emitted.insert(receipt.id).inserted else { return }
      receipts.append(receipt)
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
