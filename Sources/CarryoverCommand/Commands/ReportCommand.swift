import Carryover
import TextStreams

extension Option {
  fileprivate static let title = Option(
    name: "--title", value: .anything("TEXT"), help: "what stands at the top", remark: "Training history by default")
}

extension Subcommand {
  static let report = Subcommand(
    name: "report", summary: "make a page about a history, for a browser",
    explanation: "Make a page about a training history: a calendar, volume by week, the estimated maximum of the most "
      + "frequent lifts over time, and personal records.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    details: [
      "The page is one HTML file. It needs no network and runs no script, and the same history gives the same bytes. The "
        + "figures are those of carryover stats."
    ],
    options: [.output] + CountedHistory.declared + [.title],
    examples: [
      "carryover report strong.csv -o report.html",
      "carryover report strong.csv --since 2025-01-01 --title 'My 2025' -o report.html",
      "carryover report strong.csv --exercise Squat --exercise 'Bench Press' > lifts.html",
    ],
    run: runReport)
}

private func runReport(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.value(.output) ?? "-"
  // The target first: who cannot write there learns it before a long input is read.
  let file = try path == "-" ? nil : AtomicFileSink(path: path)
  Interruption.remove(onInterrupt: [file?.temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  let history = try CountedHistory(arguments, terminal)
  var report = TrainingReport(history.figures)
  if let title = arguments.value(.title) { report.title = title }
  report.lastImport = try LibraryFile(path: arguments.operands.first ?? "-").lastImport().map { ReportImport($0) }
  let sink: any OutputSink = file ?? StreamSink(FileDescriptor(1, closes: false), name: "standard output")
  try report.html().withByteSlice { (bytes) throws(FileFailure) in
    var sink = sink
    try sink.write(bytes)
    try sink.finish()
  }
  return history.exitCode
}
