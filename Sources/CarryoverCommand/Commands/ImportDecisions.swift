import Carryover

extension Option {
  static let dryRun = Option(
    name: "--dry-run", help: "write nothing, and print the plan of what would be done", isInUsage: true)
  static let plan = Option(
    name: "--plan", value: .path("FILE"), help: "do what a plan says, as --dry-run --json printed it and you edited it")
  static let restoreDeleted = Option(name: "--restore-deleted", help: "bring back what was deleted here")
}

/// What the options, a plan file and the person say is to be done.
struct ImportDecisions {
  /// An option that says what is done with things of some status.
  struct Choice {
    let option: Option
    let statuses: [ImportStatus]
    /// What else the person is asked about where that is what is said.
    let asked: [ImportStatus]

    init(_ option: Option, _ statuses: [ImportStatus], asked: [ImportStatus] = []) {
      self.option = option
      self.statuses = statuses
      self.asked = asked
    }
  }

  private(set) var defaults: ImportDefaults
  private var asked: Set<ImportStatus> = []
  private let plan: (ImportPlan, String)?
  private let question: Question

  init(
    _ arguments: Arguments, _ terminal: Terminal, _ choices: [Choice], _ defaults: ImportDefaults
  ) throws {
    self.defaults = defaults
    question = Question(terminal)
    plan = try arguments.value(.plan).map { path in (try ImportPlan(path: path), path) }
    for choice in choices { read(arguments.value(choice.option), choice) }
    if arguments.has(.restoreDeleted) { self.defaults[.deleted] = .restore }
    guard asked.isEmpty || question.canBeAsked && !arguments.operands.contains("-") else {
      throw UsageError(message: "ask needs a terminal: say what to do, or edit a plan with --dry-run --json")
    }
  }

  private mutating func read(_ word: String?, _ choice: Choice) {
    guard let word else { return }
    if word == "ask" {
      asked.formUnion(choice.statuses + choice.asked)
    } else {
      for status in choice.statuses { defaults[status] = ImportDecision(rawValue: word) }
    }
  }

  func decide(_ plan: inout ImportPlan) throws {
    if let (edited, name) = self.plan { try plan.take(edited, from: name) }
    for index in plan.items.indices where asked.contains(plan.items[index].status) {
      plan.items[index].decision = try question.decide(plan.items[index])
    }
  }
}

/// The library that something is brought into, or would be.
struct ImportTarget {
  let path: String
  let library: PersonalLibrary
  /// The digest that names this state of the library.
  let state: String
  private let file: LockedLibrary?

  init(_ arguments: Arguments, path: String) throws {
    self.path = path
    // A dry run needs no lock: it looks at the library as it is, whole, at this moment.
    file = try arguments.has(.dryRun) ? nil : LibraryFile(path: path).lock()
    let (known, state) = try file.map { ($0.library, $0.state) } ?? LibraryFile(path: path).readIfThere()
    self.state = state
    library = try known ?? PersonalLibrary(id: Self.newIdentifier(arguments))
  }

  /// Whether the library is only looked at.
  var isDry: Bool { file == nil }

  /// Replaces the library, unless it is only looked at or the same.
  ///
  /// - Returns: Whether anything was written.
  func replace(_ options: LibraryOptions, with changed: () throws -> PersonalLibrary) throws -> Bool {
    guard let file else { return false }
    return try options.replace(file, with: changed(), insteadOf: library)
  }

  private static func newIdentifier(_ arguments: Arguments) throws(UsageError) -> UniqueIdentifier {
    guard let text = arguments.value(.newID) else { return .random() }
    guard let id = UniqueIdentifier(text) else { throw UsageError("--library-id", wants: "a UUID", not: text) }
    return id
  }
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
