import Carryover

extension Option {
  fileprivate static let unit = Option(
    name: "--unit", value: .oneOf(LoadUnit.known.map(\.rawValue), "UNIT"), help: "the unit that the weights are in",
    isInUsage: true)
  fileprivate static let json = Option(name: "--json", help: "print what was corrected as JSON")
}

extension Subcommand {
  static let correctUnits = Subcommand(
    name: "correct-units", summary: "say that an import's weights are in another unit",
    explanation: "Say that the weights of an import are in another unit than was said: 100 kg becomes 100 lb.",
    operand: .library,
    secondOperand: Operand(
      value: .anything("RECEIPT"), count: .one, wanted: "one receipt, as `carryover log` shows it"),
    details: [
      "The sessions that the import brought are corrected, what was edited in them included. Importing the same file "
        + "again, with either unit, changes nothing."
    ],
    options: [.unit] + LibraryOptions.declared + [.json],
    examples: ["carryover correct-units history.carryover 9f1d56f7 --unit lb"],
    run: runCorrectUnits)
}

private func runCorrectUnits(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let options = try LibraryOptions(arguments)
  guard let word = arguments.value(.unit), let unit = LoadUnit.known.first(where: { $0.rawValue == word }) else {
    throw UsageError(message: "--unit says which unit is right: kg or lb")
  }
  let file = try LibraryFile(path: path).lock()
  let before = try file.existing()
  let receipt = try before.receipt(named: arguments.operands.dropFirst().first)
  var library = before
  try library.correctUnits(ofReceipt: receipt.id, to: unit, at: now())
  let isWritten = try options.replace(file, with: library)
  let correction = library.receipts.count > before.receipts.count ? library.receipts.last : nil
  if arguments.has(.json) {
    var json = JSONText()
    json.object {
      $0.member("receipt", correction.map { "\($0.id)" })
      $0.entities("corrected", correction?.replaced.map(\.entity) ?? [])
    }
    terminal.print(json.text + "\n")
  } else {
    if let correction { terminal.complain(Terminal.safeLine(ReceiptText.what(correction)) + "\n") }
    terminal.complain(LibraryText.outcome(path, isWritten: isWritten) + "\n")
  }
  return .done
}
