import Carryover
import TextStreams

extension Option {
  fileprivate static let onChanged = Option(
    name: "--on-changed", value: .oneOf(["update", "keep", "ask"], "WHAT"),
    help: "what to do with sessions whose source says something else now", remark: "update by default")
  fileprivate static let onEdited = Option(
    name: "--on-edited", value: .oneOf(["keep", "theirs", "ask"], "WHAT"),
    help: "what to do with sessions that were edited here and say what they said in their source",
    remark: "keep by default")
  fileprivate static let onConflict = Option(
    name: "--on-conflict", value: .oneOf(["keep", "theirs", "merge", "ask"], "WHAT"),
    help: "what to do with sessions that were changed on both sides, or that lack sets in the file",
    remark: "keep by default")
  fileprivate static let onDuplicate = Option(
    name: "--on-duplicate", value: .oneOf(["skip", "keep", "ask"], "WHAT"),
    help: "what to do with the same training under another identity", remark: "skip by default")
  fileprivate static let json = Option(name: "--json", help: "print the plan, or what was done, as JSON")

  fileprivate static let decisions: [Option] = [.onChanged, .onEdited, .onConflict, .onDuplicate, .restoreDeleted]
  fileprivate static let choices: [ImportDecisions.Choice] = [
    .init(.onChanged, [.changed]), .init(.onEdited, [.edited]), .init(.onConflict, [.conflict]),
    .init(.onDuplicate, [.duplicate], asked: [.doubtful]),
  ]
}

extension Subcommand {
  static let `import` = Subcommand(
    name: "import", summary: "bring a history into a library, again and again",
    explanation: "Bring a training history into a library: what is new is added, what is there is recognised.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    details: [
      "A library is one file that keeps a history for good, and remembers where everything in it came from. Importing "
        + "the same file twice changes nothing; what you edited or deleted in the library stays so; every import can be "
        + "undone with `carryover undo`."
    ],
    options: [.into, .dryRun, .plan] + Option.decisions + InputOptions.declared + FilterOptions.declared
      + LibraryOptions.declared + [.newID, .json],
    examples: [
      "carryover import strong.csv --into history.carryover",
      "carryover import strong.csv --into history.carryover --dry-run",
      "carryover import strong.csv --into history.carryover --since 2024-01-01",
      "carryover import strong.csv --into history.carryover --dry-run --json > plan.json",
      "carryover import strong.csv --into history.carryover --plan plan.json",
    ],
    run: runImport)
}

private func runImport(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = try arguments.library()
  let options = try LibraryOptions(arguments)
  let decisions = try ImportDecisions(arguments, terminal, Option.choices, ImportDefaults())
  let target = try ImportTarget(arguments, path: path)
  var incoming = try IncomingFile(arguments, library: target.library)
  var work = LibraryImport(
    into: target.library, defaults: decisions.defaults,
    filter: try FilterOptions(arguments, incoming.options).filter)
  try incoming.read(into: &work, terminal)
  var plan = try work.plan(for: incoming.document, state: target.state)
  try decisions.decide(&plan)
  let isWritten = try target.replace(options) {
    try work.applying(plan, receipt: incoming.receipt(arguments), mapping: incoming.mapping)
  }
  PlanPrinter(plan, incoming.summary?.log, file: incoming.summary?.file, target)
    .print(to: terminal, asJSON: arguments.has(.json), isWritten: isWritten)
  return incoming.hasRejections ? .doneWithRejections : .done
}

/// The file that is imported.
private struct IncomingFile {
  let options: InputOptions
  /// The person's own names of exercises: those chosen earlier, and those given now.
  let mapping: ExerciseMapping
  let document: OriginDocument
  private let input: InputSource
  private(set) var summary: SourceSummary?

  init(_ arguments: Arguments, library: PersonalLibrary) throws {
    var options = try InputOptions(arguments)
    let mapping = library.mapping.adding(options.reading.exerciseMapping)
    options.reading.exerciseMapping = mapping
    self.options = options
    self.mapping = mapping
    input = try InputSource(path: arguments.operands.first ?? "-", limit: options.reading.limits.streamLength)
    document = try OriginDocument(input)
  }

  mutating func read(into work: inout LibraryImport, _ terminal: Terminal) throws {
    var reader = try HistoryReader(input, format: options.format, options: options.reading, units: UnitTransform())
    let bar = ProgressBar(terminal)
    defer { bar.clear() }
    while let entity = try reader.next() {
      work.add(entity)
      let summary = reader.summary
      bar.update(summary.bytesRead, of: summary.byteCount)
    }
    summary = reader.summary
    try summary?.refuseBundle()
  }

  var hasRejections: Bool {
    guard let summary else { return false }
    return summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut
  }

  func receipt(_ arguments: Arguments) -> Receipt {
    var receipt = Receipt(importOf: document, summary, date: now())
    receipt.options = arguments.given(Option.decisions + InputOptions.declared + FilterOptions.declared)
    return receipt
  }
}
