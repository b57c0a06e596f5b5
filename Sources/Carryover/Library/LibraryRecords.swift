/// What a library remembers, as far as it can be wrong.
struct LibraryRecords {
  /// What is wrong with a line.
  struct Finding {
    var code: DiagnosticCode
    var arguments: [String]
  }

  /// Whether there is a line that says which library it is.
  private(set) var isThere = false
  private(set) var receiptCount = 0
  private var ledger: [UniqueIdentifier: (kind: EntityKind, line: Int)] = [:]
  private var receipts: Set<UniqueIdentifier> = []
  private var lastReceipt: UniqueIdentifier?
  private var added: [(id: UniqueIdentifier, receipt: UniqueIdentifier, line: Int)] = []
  private var replaced: Set<UniqueIdentifier> = []

  var ledgerCount: Int { ledger.count }

  /// Takes a line.
  ///
  /// - Returns: What is wrong with it already.
  mutating func take(_ record: LibraryRecord, line: Int) -> [Finding] {
    switch record {
    case .library(let library):
      defer { isThere = true }
      if isThere { return [Finding(code: .verifyLibraryTwice, arguments: [])] }
      return library.id == .zero ? [Finding(code: .verifyIdentifierNil, arguments: ["id"])] : []
    case .ledgerEntry(let entry):
      let earlier = ledger.updateValue((entry.entity, line), forKey: entry.id)
      return earlier == nil ? [] : [Finding(code: .verifyIdentifierRepeated, arguments: ["id", "\(entry.id)"])]
    case .mappingEntry: return []
    case .receipt(let receipt):
      receiptCount += 1
      lastReceipt = receipt.id
      if receipts.insert(receipt.id).inserted { return [] }
      return [Finding(code: .verifyIdentifierRepeated, arguments: ["id", "\(receipt.id)"])]
    case .receiptPart(let part):
      added += part.added.map { ($0, part.receiptID, line) }
      if let entity = part.replaced?.entity { replaced.insert(entity.id) }
      if part.receiptID == lastReceipt { return [] }
      return [Finding(code: .verifyReceiptPart, arguments: ["\(part.receiptID)"])]
    }
  }

  /// What points to things that are neither there nor deleted, with the lines.
  ///
  /// - Parameter kind: The kind of what is there under an identifier; a tombstone of what was deleted.
  func strays(kind: (UniqueIdentifier) -> EntityKind?) -> [(Finding, line: Int)] {
    var strays: [(Finding, line: Int)] = []
    for (id, entry) in ledger {
      let found = kind(id)
      if found == entry.kind || found == .tombstone { continue }
      strays.append((Finding(code: .verifyLedger, arguments: [entry.kind.rawValue, "\(id)"]), entry.line))
    }
    strays.sort { $0.line < $1.line }
    for (id, receipt, line) in added where kind(id) == nil && !replaced.contains(id) {
      strays.append((Finding(code: .verifyReceipt, arguments: ["\(receipt)", "\(id)"]), line))
    }
    return strays
  }
}

extension DiagnosticCode {
  static let verifyLibraryTwice = DiagnosticCode(
    "verify.library-twice", .error, "the file says a second time which library it is",
    remedy: "merge libraries with `carryover merge`")
  static let verifyLedger = DiagnosticCode(
    "verify.ledger", .error, "the ledger tells of the %1 %2, which is not there",
    remedy: "nothing is lost; take an undamaged copy, or go on without the memory of it")
  static let verifyReceipt = DiagnosticCode(
    "verify.receipt", .error, "the receipt %1 says that it added %2, which is neither there nor deleted",
    remedy: "that it was lost is certain; look for it in a version kept beside the library, or in a backup")
  static let verifyReceiptPart = DiagnosticCode(
    "verify.receipt-part", .error, "a part of the receipt %1 stands behind no such receipt",
    remedy: "get an undamaged copy")
}
