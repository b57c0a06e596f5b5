import Carryover
import TextStreams

extension Option {
  fileprivate static let all = Option(
    name: "--all", help: "list every workout of a history, or everything in a bundle, and not just the first 50")
  fileprivate static let against = Option(
    name: "--into", value: .path("LIBRARY"),
    help: "say what receiving the bundle would bring to a library and meet there"
  )
  fileprivate static let explainLines = Option(
    name: "--explain", help: "print workout notes with what each line was taken for")
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let inspect = Subcommand(
    name: "inspect", summary: "show what is in a history before it is imported, or in a bundle before it is received",
    explanation: "Show what is in a training history or a share bundle before it is imported. Nothing is written.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    options: InputOptions.declared + [.against, .all, .explainLines, .json],
    examples: [
      "carryover inspect strong.csv",
      "carryover inspect strong.csv --json",
      "carryover inspect strong.csv --unit lb --all",
      "carryover inspect program.bundle.json",
      "carryover inspect program.bundle.json --into history.carryover",
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
  let plan = try arguments.value(.against).map { path in try planned(summary, into: path) }
  if arguments.has(.json) {
    terminal.print(PreviewJSON.text(preview, summary, plan) + "\n")
  } else {
    ReportPrinter.printFindings(summary.log, file: summary.file, to: terminal, isQuiet: false)
    let (showsAll, style) = (arguments.has(.all), terminal.outputStyle)
    let text =
      summary.bundle.map { BundleText.text($0, summary, showsAll: showsAll, style: style) }
      ?? PreviewText(preview, summary, showsAll: showsAll, style: style).text
    terminal.print(text)
    if let plan {
      terminal.print((["", "into a library:"] + PlanText.lines(plan, style: style)).joined(separator: "\n") + "\n")
    }
  }
  return summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut ? .doneWithRejections : .done
}

/// What receiving a bundle into a library would do.
private func planned(_ summary: SourceSummary, into path: String) throws -> ImportPlan {
  guard let bundle = summary.bundle else {
    throw UsageError(
      message: "--into is for what somebody shared; a history has `carryover import INPUT --into LIBRARY --dry-run`")
  }
  let library = try LibraryFile(path: path).read()
  let name = summary.file.split(separator: "/").last.map(String.init)
  return try BundleImport(bundle, into: library).plan(for: OriginDocument(name: name))
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
