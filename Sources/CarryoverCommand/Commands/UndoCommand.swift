import Carryover

extension Option {
  fileprivate static let force = Option(
    name: "--force", help: "take it back although later changes touched the same, and lose those", isInUsage: true)
  fileprivate static let json = Option(name: "--json", help: "print what was taken back as JSON")
}

extension Subcommand {
  static let undo = Subcommand(
    name: "undo", summary: "take back an import, a deletion or a correction",
    explanation: "Take back an import, a deletion or a correction: the library is again what it was before.",
    operand: .library,
    secondOperand: Operand(
      value: .anything("RECEIPT"), count: .optional, wanted: "one receipt, as `carryover log` shows it"),
    details: [
      "RECEIPT is the beginning of a receipt, as `carryover log` shows it; the youngest by default. An older change can "
        + "be taken back too, unless later ones touched the same sessions: then it says which. An import that was taken "
        + "back can be done again."
    ],
    options: [.force] + LibraryOptions.declared + [.json],
    examples: [
      "carryover undo history.carryover", "carryover undo history.carryover 9f1d56f7",
      "carryover undo history.carryover 9f1d56f7 --force",
    ],
    run: runUndo)
}

private func runUndo(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let options = try LibraryOptions(arguments)
  let file = try LibraryFile(path: path).lock()
  let before = try file.existing()
  let receipt = try before.receipt(named: arguments.operands.dropFirst().first)
  var library = before
  try library.undo(receipt: receipt.id, force: arguments.has(.force))
  let isWritten = try options.replace(file, with: library)
  let change = TakenBack(receipt, before: before, after: library)
  if arguments.has(.json) {
    terminal.print(change.json + "\n")
  } else {
    terminal.complain("\(change.text)\n\(LibraryText.outcome(path, isWritten: isWritten))\n")
  }
  return .done
}

/// What an undo did.
private struct TakenBack {
  private let receipt: Receipt
  private var removed: [Entity] = []
  private var restored: [Entity] = []

  init(_ receipt: Receipt, before: PersonalLibrary, after: PersonalLibrary) {
    self.receipt = receipt
    let ids = Set(receipt.touched)
    let old = before.content.entities.filter { ids.contains($0.id) && $0.kind != .tombstone }
    let new = after.content.entities.filter { ids.contains($0.id) && $0.kind != .tombstone }
    let kept = Set(new.map(\.id))
    let known = Set(old)
    removed = old.filter { !kept.contains($0.id) }
    restored = new.filter { !known.contains($0) }
  }

  var text: String {
    var parts: [String] = []
    if !removed.isEmpty { parts.append("\(ReceiptText.count(removed)) removed") }
    if !restored.isEmpty { parts.append("\(ReceiptText.count(restored)) as before") }
    let words = parts.isEmpty ? "nothing to be seen" : parts.joined(separator: ", ")
    return Terminal.safeLine("taken back: \(ReceiptText.short(receipt.id)) \(ReceiptText.what(receipt)); \(words)")
  }

  var json: String {
    var json = JSONText()
    json.object {
      $0.member("receipt", "\(receipt.id)")
      $0.member("action", receipt.action.rawValue)
      $0.entities("removed", removed)
      $0.entities("restored", restored)
    }
    return json.text
  }
}
