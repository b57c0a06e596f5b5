import Carryover
import TextStreams

extension Subcommand {
  static let convert = Subcommand(
    name: "convert", summary: "convert a history into another format",
    help: """
      Convert a training history into another format.

      Usage: carryover convert INPUT … [--to FORMAT] [-o FILE] [options]

      INPUT is a file, or - for standard input. Several inputs go into one output.

        --to FORMAT           the format of the output: \(OutputFormat.all.map(\.identifier).joined(separator: ", ")); from the ending of FILE, else json
        -o, --output FILE     where to write, - (standard output) by default; a file is replaced whole or not at all
      \(InputOptions.help)
        --convert-to UNIT     convert on the way: kg or lb, km or mi; both as kg,km
        --round-to STEP       the step to which converted values are rounded: 0.01 by default, 0.5, 2.5, …, or none
        --json                print the report as JSON on standard error
        --quiet               print nothing but errors

      Examples:
        carryover convert strong.csv -o history.json
        carryover convert strong.csv --to jsonl | grep '"title":"Legs"'
        carryover convert strong.csv --unit lb --convert-to kg -o history.json
        cat strong.csv | carryover convert - --to jsonl > history.jsonl

      """,
    run: runConvert)
}

private func runConvert(_ arguments: [String], _ terminal: Terminal) throws -> ExitCode {
  let arguments = try Arguments(
    arguments, valued: InputOptions.valued + ["--to", "--output", "--convert-to", "--round-to"],
    flags: ["--json", "--quiet"])
  guard !arguments.operands.isEmpty else { throw UsageError(message: "convert wants an input: a file, or -") }
  guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
    throw UsageError(message: "standard input can be read only once")
  }
  let output = arguments.value("--output") ?? "-"
  let input = try InputOptions(arguments)
  var conversion = Conversion(to: try outputFormat(arguments.value("--to"), path: output))
  conversion.inputFormat = input.format
  conversion.options = input.reading
  conversion.units = try unitTransform(arguments)
  let report = try convert(arguments.operands, to: output, conversion, terminal)
  if arguments.has("--json") {
    terminal.complain(ReportPrinter.json(report) + "\n")
  } else {
    ReportPrinter.print(report, to: terminal, isQuiet: arguments.has("--quiet"))
  }
  return report.hasRejections ? .doneWithRejections : .done
}

private func convert(
  _ paths: [String], to output: String, _ conversion: Conversion, _ terminal: Terminal
) throws -> ConversionReport {
  let bar = ProgressBar(terminal)
  defer { bar.clear() }
  let progress: (UInt64, UInt64) -> Void = { done, total in bar.update(done, of: total) }
  if output == "-" {
    return try conversion.run(
      open(paths), into: StreamSink(FileDescriptor(1, closes: false), name: "standard output"), progress: progress)
  }
  // The target first: who cannot write there learns it before a long input is read.
  let sink = try AtomicFileSink(path: output)
  Interruption.remove(onInterrupt: sink.temporaryPath)
  defer { Interruption.remove(onInterrupt: nil) }
  return try conversion.run(open(paths), into: sink, progress: progress)
}

private func open(_ paths: [String]) throws -> [InputSource] {
  try paths.map { path in try InputSource(path: path) }
}

private func outputFormat(_ name: String?, path: String) throws(UsageError) -> OutputFormat {
  if let name {
    guard let format = OutputFormat.all.first(where: { $0.identifier == name }) else {
      let near = Suggestion.nearest(to: name, among: OutputFormat.all.map(\.identifier))
      throw UsageError(message: "there is no output format \"\(Terminal.safe(name))\"" + near)
    }
    return format
  }
  let ending = path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
  return OutputFormat.all.first { $0.fileExtensions.contains(ending) } ?? .json
}

private func unitTransform(_ arguments: Arguments) throws(UsageError) -> UnitTransform {
  var transform = UnitTransform()
  for unit in arguments.list("--convert-to") {
    switch unit {
    case "kg": transform.loadUnit = .kilogram
    case "lb", "lbs": transform.loadUnit = .pound
    case "km": transform.distanceUnit = .kilometer
    case "mi": transform.distanceUnit = .mile
    default: throw UsageError(message: "--convert-to wants kg, lb, km or mi")
    }
  }
  guard let step = arguments.value("--round-to") else { return transform }
  if step == "none" {
    transform.step = nil
  } else if let value = Double(step), value > 0, value.isFinite {
    transform.step = value
  } else {
    throw UsageError(message: "--round-to wants a step above zero, or none")
  }
  return transform
}
