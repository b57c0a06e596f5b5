import TextStreams

/// A line of a library file that is no training content: what the library remembers.
enum LibraryRecord {
  case library(LibraryLine)
  case ledgerEntry(LedgerEntry)
  case mappingEntry(ExerciseMapping.Entry)
  case receipt(Receipt)
  case receiptPart(ReceiptPart)

  /// What the line's `entity` says, by which it is counted.
  var kind: String {
    switch self {
    case .library: "library"
    case .ledgerEntry: "ledgerEntry"
    case .mappingEntry: "mappingEntry"
    case .receipt: "receipt"
    case .receiptPart: "receiptPart"
    }
  }
}

extension PersonalLibrary {
  /// Everything that the library remembers, as lines in a stable order.
  func writeRecords(to write: (LibraryRecord) throws(FileFailure) -> Void) throws(FileFailure) {
    var line = LibraryLine(id: id)
    line.formerIDs = formerIDs
    line.receiptCount = receiptCount
    line.otherFields = otherFields
    try write(.library(line))
    for entry in mapping.entries { try write(.mappingEntry(entry)) }
    for entry in ledger.values.sorted(by: { $0.id < $1.id }) { try write(.ledgerEntry(entry)) }
    for receipt in receipts { try Self.write(receipt, to: write) }
  }

  private static func write(
    _ receipt: Receipt, to write: (LibraryRecord) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    try write(.receipt(receipt))
    var rest = receipt.added[...]
    while !rest.isEmpty {
      var part = ReceiptPart(receiptID: receipt.id)
      part.added = Array(rest.prefix(1000))
      rest = rest.dropFirst(1000)
      try write(.receiptPart(part))
    }
    for replaced in receipt.replaced {
      var part = ReceiptPart(receiptID: receipt.id)
      part.replaced = replaced
      try write(.receiptPart(part))
    }
  }

  /// Takes a line back in.
  ///
  /// - Returns: Whether it belongs somewhere: a part of a receipt follows its receipt.
  mutating func take(_ record: LibraryRecord) -> Bool {
    switch record {
    case .library: return false
    case .ledgerEntry(let entry): ledger[entry.id] = entry
    case .mappingEntry(let entry): mapping.add(entry)
    case .receipt(let receipt): receipts.append(receipt)
    case .receiptPart(let part):
      guard let last = receipts.indices.last, receipts[last].id == part.receiptID else { return false }
      receipts[last].added += part.added
      if let replaced = part.replaced { receipts[last].replaced.append(replaced) }
    }
    return true
  }

  /// Takes over what the library's own line says.
  mutating func take(_ line: LibraryLine) {
    id = line.id
    formerIDs = line.formerIDs
    // A number that nobody ever reaches would leave none for the next.
    receiptCount = min(max(line.receiptCount, 0), 1 << 40)
    otherFields = line.otherFields
  }
}
