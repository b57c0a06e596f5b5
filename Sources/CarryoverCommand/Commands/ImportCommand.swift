import Carryover
import TextStreams

extension Option {
  fileprivate static let dryRun = Option(
    name: "--dry-run", help: "write nothing, and print the plan of what would be done", isInUsage: true)
  fileprivate static let plan = Option(
    name: "--plan", value: .path("FILE"), help: "do what a plan says, as --dry-run --json printed it and you edited it")
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
  fileprivate static let restoreDeleted = Option(
    name: "--restore-deleted", help: "bring back what was deleted here")
  fileprivate static let json = Option(name: "--json", help: "print the plan, or what was done, as JSON")

  fileprivate static let decisions: [Option] = [.onChanged, .onEdited, .onConflict, .onDuplicate, .restoreDeleted]
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
  let decisions = try ImportDecisions(arguments, terminal)
  let isDry = arguments.has(.dryRun)
  // A dry run needs no lock: it looks at the library as it is, whole, at this moment.
  let file = try isDry ? nil : LibraryFile(path: path).lock()
  let (known, state) = try file.map { ($0.library, $0.state) } ?? LibraryFile(path: path).readIfThere()
  let library = try known ?? PersonalLibrary(id: newIdentifier(arguments))
  var incoming = try IncomingFile(arguments, library: library)
  var work = LibraryImport(
    into: library, defaults: decisions.defaults, filter: try FilterOptions(arguments, incoming.options).filter)
  try incoming.read(into: &work, terminal)
  var plan = try work.plan(for: incoming.document, state: state)
  try decisions.decide(&plan)
  let printer = PlanPrinter(plan, incoming.summary, library: path, isDone: !isDry)
  if let file {
    let changed = try work.applying(plan, receipt: incoming.receipt(arguments), mapping: incoming.mapping)
    let isWritten = try options.replace(file, with: changed, insteadOf: library)
    printer.print(to: terminal, asJSON: arguments.has(.json), isWritten: isWritten)
  } else {
    printer.print(to: terminal, asJSON: arguments.has(.json), isWritten: false)
  }
  return incoming.hasRejections ? .doneWithRejections : .done
}

private func newIdentifier(_ arguments: Arguments) throws(UsageError) -> UniqueIdentifier {
  guard let text = arguments.value(.newID) else { return .random() }
  guard let id = UniqueIdentifier(text) else { throw UsageError("--library-id", wants: "a UUID", not: text) }
  return id
}

extension Arguments {
  /// The library that a command is told to work on.
  func library() throws(UsageError) -> String {
    guard let path = value(.into) else {
      throw UsageError(message: "--into wants a library: a file such as history.carryover, made where there is none")
    }
    return path
  }
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
    input = try InputSource(path: arguments.operands.first ?? "-")
    document = try OriginDocument(input)
  }

  mutating func read(into work: inout LibraryImport, _ terminal: Terminal) throws {
    var reader = try HistoryReader(input, format: options.format, options: options.reading, units: UnitTransform())
    guard reader.summary.format != InputFormat.bundle.identifier else {
      let name = Terminal.safe(input.name)
      throw UsageError(
        message: "\(name) is a share bundle: bring it in with `carryover receive \(name) --into LIBRARY`")
    }
    let bar = ProgressBar(terminal)
    defer { bar.clear() }
    while let entity = try reader.next() {
      work.add(entity)
      let summary = reader.summary
      bar.update(summary.bytesRead, of: summary.byteCount)
    }
    summary = reader.summary
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

/// What the options, a plan file and the person say is to be done.
private struct ImportDecisions {
  private(set) var defaults = ImportDefaults()
  private var asked: Set<ImportStatus> = []
  private let plan: (ImportPlan, String)?
  private let question: Question

  init(_ arguments: Arguments, _ terminal: Terminal) throws {
    question = Question(terminal)
    plan = try arguments.value(.plan).map { path in (try ImportPlan(path: path), path) }
    try read(arguments.value(.onChanged), .changed)
    try read(arguments.value(.onEdited), .edited)
    try read(arguments.value(.onConflict), .conflict)
    try read(arguments.value(.onDuplicate), .duplicate)
    if arguments.has(.restoreDeleted) { defaults[.deleted] = .restore }
    guard asked.isEmpty || question.canBeAsked && !arguments.operands.contains("-") else {
      throw UsageError(message: "ask needs a terminal: say what to do, or edit a plan with --dry-run --json")
    }
  }

  private mutating func read(_ word: String?, _ status: ImportStatus) throws {
    guard let word else { return }
    if word == "ask" {
      asked.insert(status)
      if status == .duplicate { asked.insert(.doubtful) }
    } else {
      defaults[status] = ImportDecision(rawValue: word)
    }
  }

  func decide(_ plan: inout ImportPlan) throws {
    if let (edited, name) = self.plan { try plan.take(edited, from: name) }
    for index in plan.items.indices where asked.contains(plan.items[index].status) {
      plan.items[index].decision = try question.decide(plan.items[index])
    }
  }
}
