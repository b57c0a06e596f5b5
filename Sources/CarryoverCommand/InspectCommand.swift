import Carryover
import TextStreams

extension Subcommand {
  static let inspect = Subcommand(
    name: "inspect", summary: "show what is in a history before it is imported",
    help: """
      Show what is in a training history before it is imported. Nothing is written.

      Usage: carryover inspect INPUT [options]

      \(InputOptions.help)
        --all                 list every workout, not just the first 50
        --json                print one JSON object

      Examples:
        carryover inspect strong.csv
        carryover inspect strong.csv --json
        carryover inspect strong.csv --unit lb --all

      """,
    run: runInspect)
}

private func runInspect(_ arguments: [String], _ terminal: Terminal) throws -> ExitCode {
  let arguments = try Arguments(arguments, valued: InputOptions.valued, flags: ["--json", "--all"])
  guard arguments.operands.count == 1, let path = arguments.operands.first else {
    throw UsageError(message: "inspect wants one input: a file, or -")
  }
  var input = try InputOptions(arguments)
  input.reading.allowsUnknownUnit = true
  var reader = try HistoryReader(path: path, format: input.format, options: input.reading)
  var preview = HistoryPreview(today: today())
  let bar = ProgressBar(terminal)
  while let entity = try reader.next() {
    preview.add(entity)
    let summary = reader.summary
    bar.update(summary.bytesRead, of: summary.byteCount)
  }
  bar.clear()
  let summary = reader.summary
  if arguments.has("--json") {
    terminal.print(PreviewPrinter.json(preview, summary) + "\n")
  } else {
    ReportPrinter.printFindings(summary.log, file: summary.file, to: terminal, isQuiet: false)
    terminal.print(PreviewPrinter.text(preview, summary, showsAll: arguments.has("--all")))
  }
  return summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut ? .doneWithRejections : .done
}
