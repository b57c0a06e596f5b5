import Carryover
import TextStreams

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print the report as JSON on standard error")
  fileprivate static let quiet = Option(name: "--quiet", help: "print nothing but errors")
}

extension Subcommand {
  static let export = Subcommand(
    name: "export", summary: "write the training of a library in any format",
    explanation: "Write the training that a library holds in any format, all of it or some.",
    operand: .library,
    details: [
      "Training alone is written: neither what was deleted nor what the library remembers of its imports. For all of it "
        + "there is `carryover backup`. Where only some sessions are wanted, only the exercises that they name go with "
        + "them, and no plans."
    ],
    options: OutputOptions.place + FilterOptions.declared + OutputOptions.form + [.timeZone, .json, .quiet],
    examples: [
      "carryover export history.carryover -o history.json",
      "carryover export history.carryover --to csv --spreadsheet-safe --since 2024-01-01 -o history.csv",
      "carryover export history.carryover --to csv --exercise Squat --last 10",
      "carryover export history.carryover --to strong-hevy --convert-to kg -o for-hevy.csv",
    ],
    run: runExport)
}

private func runExport(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let output = try OutputOptions(arguments)
  let library = try LibraryFile(path: path).read()
  let filter = try FilterOptions(arguments, mapping: library.mapping).filter
  let (sink, temporaryPath) = try output.sink()
  Interruption.remove(onInterrupt: [temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  let report = try output.conversion.run(library, filter: filter, name: path, into: sink)
  if arguments.has(.json) {
    terminal.complain(ReportPrinter.json(report) + "\n")
  } else {
    ReportPrinter.printOutput(of: report, to: terminal, isQuiet: arguments.has(.quiet))
  }
  return .done
}
