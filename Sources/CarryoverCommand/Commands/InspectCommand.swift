import Carryover
import TextStreams

extension Option {
  fileprivate static let all = Option(name: "--all", help: "list every workout, not just the first 50")
  fileprivate static let explainLines = Option(
    name: "--explain", help: "print workout notes with what each line was taken for")
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let inspect = Subcommand(
    name: "inspect", summary: "show what is in a history before it is imported",
    explanation: "Show what is in a training history before it is imported. Nothing is written.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    options: InputOptions.declared + [.all, .explainLines, .json],
    examples: [
      "carryover inspect strong.csv",
      "carryover inspect strong.csv --json",
      "carryover inspect strong.csv --unit lb --all",
      "carryover inspect notes.md --explain",
    ],
    run: runInspect)
}

private func runInspect(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  var input = try InputOptions(arguments)
  input.reading.allowsUnknownUnit = true
  if arguments.has(.explainLines) { return try runExplain(arguments, input, terminal) }
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
    let text = PreviewText(preview, summary, showsAll: arguments.has(.all), style: terminal.outputStyle)
    terminal.print(text.text)
  }
  return summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut ? .doneWithRejections : .done
}

private func runExplain(_ arguments: Arguments, _ input: InputOptions, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? "-"
  let explanation = try NotesExplanation(path: path, format: input.format, options: input.reading)
  if arguments.has(.json) {
    terminal.print(NotesExplanationText.json(explanation, file: path) + "\n")
  } else {
    ReportPrinter.printFindings(explanation.log, file: path, to: terminal, isQuiet: false)
    terminal.print(NotesExplanationText.text(explanation, style: terminal.outputStyle))
  }
  return .done
}
