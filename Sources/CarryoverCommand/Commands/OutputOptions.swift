import Carryover
import TextStreams

extension Option {
  fileprivate static let to = Option(
    name: "--to", value: .oneOf(OutputFormat.all.map(\.identifier), "FORMAT"), help: "the format of the output",
    remark: "from the ending of FILE, else json", isInUsage: true)
  static let output = Option(
    name: "--output", shortName: "-o", value: .path("FILE"), help: "where to write, - (standard output) by default",
    remark: "a file is replaced whole or not at all", isInUsage: true)
  fileprivate static let convertTo = Option(
    name: "--convert-to", value: .someOf(["kg", "lb", "km", "mi"], "UNIT"), help: "convert on the way",
    remark: "both as kg,km")
  fileprivate static let roundTo = Option(
    name: "--round-to", value: .anything("STEP", likely: ["0.01", "0.5", "2.5", "none"]),
    help: "the step to which converted values are rounded", remark: "0.01 by default")
  fileprivate static let strict = Option(
    name: "--strict", help: "write nothing when anything would be lost, or notes could be read in two ways",
    remark: "what is lost or in doubt is told in any case")
  fileprivate static let spreadsheetSafe = Option(
    name: "--spreadsheet-safe", help: "mark cells of csv that a spreadsheet would run as formulas",
    remark: "reading takes the mark away")
}

/// The options by which any command that writes a history is told where and how.
struct OutputOptions {
  /// Which format, and where to.
  static let place: [Option] = [.to, .output]
  /// What is changed and refused on the way.
  static let form: [Option] = [.convertTo, .roundTo, .strict, .spreadsheetSafe]

  /// A conversion into the format, with the units and what is said of the output.
  let conversion: Conversion
  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    path = arguments.value(.output) ?? "-"
    var conversion = Conversion(to: Self.format(arguments.value(.to), path: path))
    conversion.units = try Self.units(arguments)
    conversion.writing = try Self.writing(arguments, conversion.outputFormat)
    self.conversion = conversion
  }

  /// Where the output goes, and the temporary file that it goes through.
  ///
  /// - Throws: Wrong usage where a library is there, which would lose all that it remembers.
  func sink() throws -> (sink: any OutputSink, temporaryPath: String?) {
    guard !LibraryFile(path: path).isLibrary else {
      let name = Terminal.safe(path)
      throw UsageError(
        message: "\(name) is a library, and is written by `carryover import` and `carryover restore` alone")
    }
    return try fileSink(path)
  }

  private static func format(_ name: String?, path: String) -> OutputFormat {
    if let named = OutputFormat.all.first(where: { $0.identifier == name }) { return named }
    let ending = path.split(separator: "/").last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return OutputFormat.all.first { $0.fileExtensions.contains(ending) } ?? .json
  }

  private static func writing(_ arguments: Arguments, _ format: OutputFormat) throws(UsageError) -> WritingOptions {
    var options = WritingOptions()
    options.refusesLosses = arguments.has(.strict)
    options.timeZone = try arguments.timeZone
    options.isSpreadsheetSafe = arguments.has(.spreadsheetSafe)
    if options.isSpreadsheetSafe, format.identifier != OutputFormat.csv.identifier {
      throw UsageError(message: "--spreadsheet-safe is for --to csv: no other format has such a mark")
    }
    return options
  }

  private static func units(_ arguments: Arguments) throws(UsageError) -> UnitTransform {
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
}

/// Where the bytes for a path go, `-` being standard output, and the temporary file that they go through.
func fileSink(_ path: String) throws(FileFailure) -> (sink: any OutputSink, temporaryPath: String?) {
  if path == "-" { return (StreamSink(FileDescriptor(1, closes: false), name: "standard output"), nil) }
  let file = try AtomicFileSink(path: path)
  return (file, file.temporaryPath)
}
