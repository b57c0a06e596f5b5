import Carryover

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let formats = Subcommand(
    name: "formats", summary: "list the formats, and what each can hold",
    explanation: "List the formats that are read and written, and what each of them can hold.",
    details: [
      "Beside each field stands yes for a format that holds all of it, no for one that has no place for it, and a number "
        + "for one that holds some of it, with the reason below."
    ],
    options: [.json],
    examples: ["carryover formats", "carryover formats --json"],
    run: runFormats)
}

private func runFormats(_ arguments: Arguments, _ terminal: Terminal) -> ExitCode {
  terminal.print(arguments.has(.json) ? FormatTable.json() : FormatTable.text(terminal.outputStyle))
  return .done
}
