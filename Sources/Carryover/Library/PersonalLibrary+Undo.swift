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
  /// - Parameters:
  ///   - id: The receipt of the change.
  ///   - force: Whether later changes of the same entities are lost with it.
  /// - Throws: A failure when there is no such receipt, or when a later change touched the same entities: it names them.
  public mutating func undo(receipt id: UniqueIdentifier, force: Bool = false) throws(ReadingFailure) {
    guard let receipt = receipts.first(where: { $0.id == id }) else {
      throw ReadingFailure(.input, Diagnostic(.receiptUnknown, ["\(id)"]))
    }
    let later = touchedLater(thanReceipt: id)
    var change = LibraryChange(self, receipt: Receipt(id: .zero, action: .edit))
    if !later.isEmpty {
      guard force else {
        let names = later.prefix(10).map { change[$0]?.title ?? "\($0)" } + (later.count > 10 ? ["…"] : [])
        throw ReadingFailure(.input, Diagnostic(.receiptTouchedLater, [names.joined(separator: ", ")]))
      }
      change.forgetAfter(id, Set(later))
    }
    change.takeBack(receipt)
    self = change.finishWithoutReceipt()
  }

  /// Forgets all receipts but the youngest so many; what they did stays and can no longer be undone.
  public mutating func pruneReceipts(keeping count: Int) {
    receipts.removeFirst(max(0, receipts.count - max(0, count)))
  }
}
