import Carryover
import TextStreams

extension Option {
  fileprivate static let all = Option(
    name: "--all", help: "list every workout of a history, or everything in a bundle, and not just the first 50")
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let inspect = Subcommand(
    name: "inspect", summary: "show what is in a history before it is imported, or in a bundle before it is received",
    explanation: "Show what is in a training history or a share bundle before it is imported. Nothing is written.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    options: InputOptions.declared + [.all, .json],
    examples: [
      "carryover inspect strong.csv",
      "carryover inspect strong.csv --json",
      "carryover inspect strong.csv --unit lb --all",
      "carryover inspect program.bundle.json",
    ],
    run: runInspect)
}

private func runInspect(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  var input = try InputOptions(arguments)
  input.reading.allowsUnknownUnit = true
  var reader = try HistoryReader(path: arguments.operands.first ?? "-", format: input.format, options: input.reading)
  var preview = HistoryPreview(today: today())
  let bar = ProgressBar(terminal)
  while let entity = try reader.next() {
    preview.add(entity)
    let summary = reader.summary
    bar.update(summary.bytesRead, of: summary.byteCount)
  }
  bar.clear()
  let summary = reader.summary
  if arguments.has(.json) {
    terminal.print(PreviewJSON.text(preview, summary) + "\n")
  } else {
    ReportPrinter.printFindings(summary.log, file: summary.file, to: terminal, isQuiet: false)
    let (showsAll, style) = (arguments.has(.all), terminal.outputStyle)
    let text =
      summary.bundle.map { BundleText.text($0, summary, showsAll: showsAll, style: style) }
      ?? PreviewText(preview, summary, showsAll: showsAll, style: style).text
    terminal.print(text)
  }
  return summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut ? .doneWithRejections : .done
}
