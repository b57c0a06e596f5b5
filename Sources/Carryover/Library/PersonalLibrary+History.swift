extension PersonalLibrary {
  /// Whether the other library was this one, and something was done to it since: its receipts begin with all of this
  /// one's, and there were more.
  func isEarlierState(of other: PersonalLibrary) -> Bool {
    id == other.id && receiptCount < other.receiptCount && receipts.count < other.receipts.count
      && zip(receipts, other.receipts).allSatisfy { $0.id == $1.id }
  }
}
