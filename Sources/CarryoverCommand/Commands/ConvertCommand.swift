import Carryover
import TextStreams

extension Option {
  fileprivate static let to = Option(
    name: "--to", value: .oneOf(OutputFormat.all.map(\.identifier), "FORMAT"), help: "the format of the output",
    remark: "from the ending of FILE, else json", isInUsage: true)
  fileprivate static let output = Option(
    name: "--output", shortName: "-o", value: .path("FILE"), help: "where to write, - (standard output) by default",
    remark: "a file is replaced whole or not at all", isInUsage: true)
  fileprivate static let convertTo = Option(
    name: "--convert-to", value: .someOf(["kg", "lb", "km", "mi"], "UNIT"), help: "convert on the way",
    remark: "both as kg,km")
  fileprivate static let roundTo = Option(
    name: "--round-to", value: .anything("STEP", likely: ["0.01", "0.5", "2.5", "none"]),
    help: "the step to which converted values are rounded", remark: "0.01 by default")
  fileprivate static let strict = Option(
    name: "--strict", help: "write nothing when anything would be lost", remark: "what is lost is told in any case")
  fileprivate static let spreadsheetSafe = Option(
    name: "--spreadsheet-safe", help: "mark cells of csv that a spreadsheet would run as formulas",
    remark: "reading takes the mark away")
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
    options: [.to, .output] + InputOptions.declared
      + [.convertTo, .roundTo, .strict, .spreadsheetSafe, .rejects, .mended, .threads, .json, .quiet],
    examples: [
      "carryover convert strong.csv -o history.json",
      "carryover convert strong.csv --to jsonl | grep '\"title\":\"Leg Day\"'",
      "carryover convert strong.csv --unit lb --convert-to kg -o history.json",
      "carryover convert strong.csv --to csv --spreadsheet-safe -o history.csv",
      "carryover convert strong.csv --to strong-hevy -o for-hevy.csv",
      "carryover convert strong.csv --rejects rejected.csv -o history.json",
      "cat strong.csv | carryover convert - --to jsonl > history.jsonl",
    ],
    run: runConvert)
}

private func runConvert(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
    throw UsageError(message: "standard input can be read only once")
  }
  let output = arguments.value(.output) ?? "-"
  let input = try InputOptions(arguments)
  var conversion = Conversion(to: outputFormat(arguments.value(.to), path: output))
  conversion.inputFormat = input.format
  conversion.options = input.reading
  conversion.units = try unitTransform(arguments)
  conversion.threadCount = try threadCount(arguments)
  conversion.mendedRowsPath = arguments.value(.mended)
  if arguments.has(.rejects) || arguments.has(.mended), arguments.operands.count > 1 {
    throw UsageError(message: "--rejects and --mended are for one input: convert the files one by one")
  }
  conversion.writing = try writingOptions(arguments, conversion.outputFormat)
  let report = try convert(arguments.operands, to: output, rejects: arguments.value(.rejects), conversion, terminal)
  if arguments.has(.json) {
    terminal.complain(ReportPrinter.json(report) + "\n")
  } else {
    ReportPrinter.print(report, to: terminal, isQuiet: arguments.has(.quiet))
  }
  return report.hasRejections ? .doneWithRejections : .done
}

private func convert(
  _ paths: [String], to output: String, rejects: String?, _ conversion: Conversion, _ terminal: Terminal
) throws -> ConversionReport {
  let bar = ProgressBar(terminal)
  defer { bar.clear() }
  let progress: (UInt64, UInt64) -> Void = { done, total in bar.update(done, of: total) }
  // The targets first: who cannot write there learns it before a long input is read.
  let rejected = try rejects.map { path in try AtomicFileSink(path: path) }
  let file = try output == "-" ? nil : AtomicFileSink(path: output)
  Interruption.remove(onInterrupt: [rejected?.temporaryPath, file?.temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  let sink: any OutputSink = file ?? StreamSink(FileDescriptor(1, closes: false), name: "standard output")
  return try conversion.run(open(paths), into: sink, rejectedRowsInto: rejected, progress: progress)
}

private func open(_ paths: [String]) throws -> [InputSource] {
  try paths.map { path in try InputSource(path: path) }
}

private func outputFormat(_ name: String?, path: String) -> OutputFormat {
  if let named = OutputFormat.all.first(where: { $0.identifier == name }) { return named }
  let ending = path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
  return OutputFormat.all.first { $0.fileExtensions.contains(ending) } ?? .json
}

private func threadCount(_ arguments: Arguments) throws(UsageError) -> Int {
  guard let text = arguments.value(.threads) else { return min(Workers.processorCount, 4) }
  guard let count = Int(text), (1...64).contains(count) else {
    throw UsageError("--threads", wants: "a number from 1 to 64", not: text, words: [])
  }
  return count
}

private func writingOptions(_ arguments: Arguments, _ format: OutputFormat) throws(UsageError) -> WritingOptions {
  var options = WritingOptions()
  options.refusesLosses = arguments.has(.strict)
  options.isSpreadsheetSafe = arguments.has(.spreadsheetSafe)
  if options.isSpreadsheetSafe, format.identifier != OutputFormat.csv.identifier {
    throw UsageError(message: "--spreadsheet-safe is for --to csv: no other format has such a mark")
  }
  return options
}

private func unitTransform(_ arguments: Arguments) throws(UsageError) -> UnitTransform {
  var transform = UnitTransform()
  for word in arguments.list(.convertTo) {
    if let unit = LoadUnit.known.first(where: { $0.rawValue == word }) {
      transform.loadUnit = unit
    } else {
      transform.distanceUnit = DistanceUnit(rawValue: word)
    }
  }
  guard let step = arguments.value(.roundTo) else { return transform }
  if step == "none" {
    transform.step = nil
  } else if let value = Double(step), value > 0, value.isFinite {
    transform.step = value
  } else {
    throw UsageError("--round-to", wants: "a step above zero, or none", not: step, words: ["none"])
  }
  return transform
}
