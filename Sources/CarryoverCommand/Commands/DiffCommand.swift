import Carryover

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print the differences as JSON")
}

extension Subcommand {
  static let diff = Subcommand(
    name: "diff", summary: "tell what two histories do not have in common",
    explanation: "Tell what two training histories do not have in common, session by session and set by set.",
    operand: Operand(value: .path("A"), count: .one, wanted: "two inputs: files, or - for one of them"),
    secondOperand: Operand(value: .path("B"), count: .one, wanted: "two inputs: files, or - for one of them"),
    details: [
      "A and B are files of any format that is read. Sessions are held against each other by identity, then those that "
        + "are certainly the same training under two identities; everything else by identity, then by name. What is "
        + "said about the input holds for both.",
      "Exits with 0 when both say the same, with 1 when they differ, and with 2 when one of them cannot be read, or "
        + "not the whole of it.",
    ],
    options: InputOptions.declared + [.json],
    examples: [
      "carryover diff strong.csv phone.carryover",
      "carryover diff phone.carryover tablet.carryover --json",
    ],
    run: runDiff)
}

private func runDiff(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let paths = arguments.operands
  guard let first = paths.first, let second = paths.last, first != "-" || second != "-" else {
    throw UsageError(message: "standard input can be read only once")
  }
  let options = try InputOptions(arguments)
  do {
    let (own, isOwnWhole) = try read(first, options, terminal)
    let (other, isOtherWhole) = try read(second, options, terminal)
    let difference = HistoryDifference(from: own, to: other)
    if arguments.has(.json) {
      terminal.print(DifferenceList.json(difference) + "\n")
    } else {
      terminal.print(DifferenceList.text(difference, first, second, terminal.outputStyle))
    }
    guard isOwnWhole, isOtherWhole else { return .usage }
    return difference.isEmpty ? .done : .failed
  } catch let failure as ReadingFailure {
    // Not 1: a script must not take what cannot be read for what differs.
    terminal.complain("carryover: \(terminal.errorStyle.diagnostic(failure.diagnostic))\n")
    return .usage
  }
}

/// Reads a history, and says whether all of it could be read.
private func read(_ path: String, _ options: InputOptions, _ terminal: Terminal) throws -> (Library, Bool) {
  var reader = try HistoryReader(path: path, format: options.format, options: options.reading)
  let library = try reader.library()
  let summary = reader.summary
  ReportPrinter.printFindings(summary.log, file: summary.file, to: terminal, isQuiet: false)
  return (library, summary.rows.rejected == 0 && summary.rejectedEntities == 0 && !summary.isCut)
}
