import Carryover
import TextStreams

extension Option {
  fileprivate static let rejects = Option(
    name: "--rejects", value: .path("FILE"), help: "write the rows that cannot be read there, to be mended",
    remark: "each with its line and the reason")
  fileprivate static let mended = Option(
    name: "--mended", value: .path("FILE"), help: "lay mended rows over the input, in their places",
    remark: "the file that --rejects wrote, corrected")
  fileprivate static let threads = Option(
    name: "--threads", value: .anything("NUMBER"), help: "how many threads to convert a large file on",
    remark: "as many as the machine has, up to 4, by default; the output is the same with any")
  fileprivate static let json = Option(name: "--json", help: "print the report as JSON on standard error")
  fileprivate static let quiet = Option(name: "--quiet", help: "print nothing but errors")
}

extension Subcommand {
  static let convert = Subcommand(
    name: "convert", summary: "convert a history into another format",
    explanation: "Convert a training history into another format.",
    operand: Operand(value: .path("INPUT"), count: .several, wanted: "an input: a file, or -"),
    details: ["INPUT is a file, or - for standard input. Several inputs go into one output."],
    options: OutputOptions.place + InputOptions.declared + OutputOptions.form
      + [.rejects, .mended, .threads, .json, .quiet],
    examples: [
      "carryover convert strong.csv -o history.json",
      "carryover convert strong.csv --to jsonl | grep '\"title\":\"Leg Day\"'",
      "carryover convert strong.csv --unit lb --convert-to kg -o history.json",
      "carryover convert strong.csv --to csv --spreadsheet-safe -o history.csv",
      "carryover convert strong.csv --to strong-hevy -o for-hevy.csv",
      "carryover convert strong.csv --rejects rejected.csv -o history.json",
      "carryover convert notes.md --date 2024-03-05 -o history.json",
      "cat strong.csv | carryover convert - --to jsonl > history.jsonl",
    ],
    run: runConvert)
}

private func runConvert(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
    throw UsageError(message: "standard input can be read only once")
  }
  let input = try InputOptions(arguments)
  let output = try OutputOptions(arguments)
  var conversion = output.conversion
  conversion.inputFormat = input.format
  conversion.options = input.reading
  conversion.options.refusesDoubts = conversion.writing.refusesLosses
  conversion.threadCount = try threadCount(arguments)
  conversion.mendedRowsPath = arguments.value(.mended)
  if arguments.has(.rejects) || arguments.has(.mended), arguments.operands.count > 1 {
    throw UsageError(message: "--rejects and --mended are for one input: convert the files one by one")
  }
  let report = try convert(arguments.operands, to: output, rejects: arguments.value(.rejects), conversion, terminal)
  if arguments.has(.json) {
    terminal.complain(ReportPrinter.json(report) + "\n")
  } else {
    ReportPrinter.print(report, to: terminal, isQuiet: arguments.has(.quiet))
  }
  return report.hasRejections ? .doneWithRejections : .done
}

private func convert(
  _ paths: [String], to output: OutputOptions, rejects: String?, _ conversion: Conversion, _ terminal: Terminal
) throws -> ConversionReport {
  let bar = ProgressBar(terminal)
  defer { bar.clear() }
  let progress: (UInt64, UInt64) -> Void = { done, total in bar.update(done, of: total) }
  // The targets first: who cannot write there learns it before a long input is read.
  let rejected = try rejects.map { path in try AtomicFileSink(path: path) }
  let (sink, temporaryPath) = try output.sink()
  Interruption.remove(onInterrupt: [rejected?.temporaryPath, temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  return try conversion.run(
    open(paths, conversion.options.limits), into: sink, rejectedRowsInto: rejected, progress: progress)
}

private func open(_ paths: [String], _ limits: ReadingLimits) throws -> [InputSource] {
  try paths.map { path in try InputSource(path: path, limit: limits.streamLength) }
}

private func threadCount(_ arguments: Arguments) throws(UsageError) -> Int {
  guard let text = arguments.value(.threads) else { return min(Workers.processorCount, 4) }
  guard let count = Int(text), (1...64).contains(count) else {
    throw UsageError("--threads", wants: "a number from 1 to 64", not: text, words: [])
  }
  return count
}
