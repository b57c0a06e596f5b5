import Carryover

extension Operand {
  /// The library that a command works on.
  static let library = Operand(
    value: .path("LIBRARY"), count: .one, wanted: "a library: a file such as history.carryover")
}

extension LockedLibrary {
  /// The library, which has to be there.
  func existing() throws(ReadingFailure) -> PersonalLibrary {
    if let library { return library }
    return try LibraryFile(path: path).read()
  }
}

extension PersonalLibrary {
  /// The receipt whose identifier begins with a word; the youngest where there is none.
  func receipt(named word: String?) throws -> Receipt {
    guard let youngest = receipts.last else {
      throw UsageError(message: "the library has no receipts: nothing was done to it, or they were forgotten")
    }
    guard let word else { return youngest }
    let digits = word.lowercased().filter { $0 != "-" }
    let found = receipts.filter { receipt in
      !digits.isEmpty && "\(receipt.id)".filter { $0 != "-" }.hasPrefix(digits)
    }
    if found.count == 1 { return found[0] }
    let start =
      found.isEmpty ? "there is no receipt \"\(Terminal.safe(word))\", but:" : "\(Terminal.safe(word)) may be one of:"
    let shown = (found.isEmpty ? receipts : found).reversed().prefix(10).map { receipt in
      "  " + Terminal.safeLine("\(receipt.id) \(ReceiptText.what(receipt))")
    }
    throw UsageError(message: ([start] + shown).joined(separator: "\n"))
  }

  /// The one session that a day, a start or an identifier names.
  func session(named word: String) throws(UsageError) -> Session {
    let found: [Session]
    if let id = UniqueIdentifier(word) {
      found = content.sessions.filter { $0.id.value == id }
    } else if let moment = CivilMoment(word.replacing(" ", with: "T")) {
      found = content.sessions.filter { moment.time == nil ? $0.start?.date == moment.date : $0.start == moment }
    } else {
      throw UsageError("--session", wants: "a day such as 2025-03-01, a start or an identifier", not: word)
    }
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else { throw UsageError(message: "there is no session \"\(Terminal.safe(word))\"") }
    let lines = found.map { "  " + Terminal.safeLine("\($0.id) \(Entity.session($0).title)") }
    throw UsageError(message: (["\(Terminal.safe(word)) may be one of:"] + lines).joined(separator: "\n"))
  }
}
