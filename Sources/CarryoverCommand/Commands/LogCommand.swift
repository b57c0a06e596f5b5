import Carryover

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print one JSON object, with everything that was touched")
}

extension Subcommand {
  static let log = Subcommand(
    name: "log", summary: "list what was done to a library",
    explanation: "List what was done to a library, the youngest first.",
    operand: .library,
    details: [
      "Each line begins with the receipt of a change, by which `carryover undo` takes it back."
    ],
    options: [.json],
    examples: ["carryover log history.carryover", "carryover log history.carryover --json"],
    run: runLog)
}

private func runLog(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let library = try LibraryFile(path: arguments.operands.first ?? "").read()
  if arguments.has(.json) {
    terminal.print(ReceiptJSON.text(library) + "\n")
  } else {
    terminal.print(ReceiptText.lines(library, terminal.outputStyle).map { $0 + "\n" }.joined())
  }
  return .done
}
