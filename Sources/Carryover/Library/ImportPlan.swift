/// What an import would do to a library, to be read, edited and applied.
///
/// A plan is for one state of a library and one file: made against another, it is refused. It lists everything that
/// there is something to say about; what is the same already is only counted.
public struct ImportPlan: Hashable, Sendable {
  /// The digest of the library that it was made against.
  public var libraryState: String
  /// The file: its name and the SHA-256 of its bytes.
  public var document: OriginDocument
  /// The digest of what came in as it was read: with other options, the same file is another thing.
  public internal(set) var content = ""
  /// How many sessions of the file are what to the library.
  public var counts = ImportCounts()
  /// The same of everything else: exercises, programs, …
  public var otherCounts = ImportCounts()
  /// What there is to decide, sessions first, each kind in the order of the file.
  public var items: [Item] = []

  /// One entity of the file.
  public struct Item: Hashable, Sendable {
    /// What kind of thing it is.
    public var entity: EntityKind
    /// Its identifier in the file.
    public var id: UniqueIdentifier
    /// What it is to the library.
    public var status: ImportStatus
    /// What is done with it: one of ``decisions``.
    public var decision: ImportDecision
    /// What a person knows it by: start and title, or name.
    public var title: String
    /// The identifier of the one that is there, where that is another.
    public var existing: UniqueIdentifier?
    /// Why it is what it is, where that is not plain.
    public var reason: String?
    /// How it differs from the one that is there, a line a change.
    public var changes: [String] = []

    /// What can be done with it; nothing where there is nothing to decide.
    public var decisions: [ImportDecision] { status.decisions(for: entity) }
  }

  init(libraryState: String, document: OriginDocument) {
    self.libraryState = libraryState
    self.document = document
  }
}

/// What is done with the entities of an import by default, by what they are to the library.
public struct ImportDefaults: Hashable, Sendable {
  private var decisions: [ImportStatus: ImportDecision] = [:]

  /// Makes the defaults that need nobody to be asked.
  public init() {}

  /// The defaults for what a friend shared: what was changed on both sides is merged.
  public static let ofBundles: ImportDefaults = {
    var defaults = ImportDefaults()
    defaults[.conflict] = .merge
    return defaults
  }()

  /// What is done with entities of a status.
  ///
  /// - Parameters:
  ///   - status: The status whose entities are meant.
  ///   - kind: What kind of thing it is: where that cannot be done with one, its first decision is taken.
  public subscript(status: ImportStatus, of kind: EntityKind = .session) -> ImportDecision {
    get {
      let choices = status.decisions(for: kind)
      if let chosen = decisions[status], choices.contains(chosen) { return chosen }
      return choices.first ?? .keep
    }
    set { decisions[status] = newValue }
  }
}

extension ImportPlan {
  /// Takes over the decisions of a plan that somebody has edited. What is not in it any more is left out.
  ///
  /// - Throws: A failure when that plan is for another state of the library or another file, names something that is not
  ///   in this one, or decides what cannot be decided.
  public mutating func take(_ edited: ImportPlan, from name: String) throws(ReadingFailure) {
    guard edited.libraryState == libraryState else {
      throw ReadingFailure(.input, Diagnostic(.planLibrary, file: name))
    }
    guard edited.document.sha256 == document.sha256 else {
      throw ReadingFailure(.input, Diagnostic(.planInput, [document.name ?? "the input"], file: name))
    }
    guard edited.content == content else {
      throw ReadingFailure(.input, Diagnostic(.planOptions, file: name))
    }
    var keys = ItemKeys()
    let places = Dictionary(
      items.indices.map { (keys.next(items[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    keys = ItemKeys()
    // What somebody took out of the plan is left as it is.
    for index in items.indices {
      items[index].decision = items[index].leavingOut
    }
    for item in edited.items {
      guard let place = places[keys.next(item)] else {
        throw ReadingFailure(.input, Diagnostic(.planItem, [item.entity.rawValue, "\(item.id)"], file: name))
      }
      try items[place].decide(item.decision, from: name)
    }
  }

  /// What tells items apart: a file may have one thing several times, with other content each time.
  private struct ItemKeys {
    struct Key: Hashable {
      var entity: EntityKind
      var id: UniqueIdentifier
      var status: ImportStatus
      var number = 0
    }

    private var counts: [Key: Int] = [:]

    mutating func next(_ item: Item) -> Key {
      var key = Key(entity: item.entity, id: item.id, status: item.status)
      counts[key, default: 0] += 1
      key.number = counts[key] ?? 0
      return key
    }
  }
}

extension ImportPlan.Item {
  /// The decision that brings nothing new into the library.
  public var leavingOut: ImportDecision {
    [.skip, .keep, .use].first { decisions.contains($0) } ?? decision
  }

  /// Takes a decision.
  ///
  /// - Throws: A failure when it is none of those that there are.
  mutating func decide(_ decision: ImportDecision, from name: String? = nil) throws(ReadingFailure) {
    guard decisions.contains(decision) else {
      let words = decisions.map(\.rawValue).joined(separator: ", ")
      throw ReadingFailure(.input, Diagnostic(.planDecision, [decision.rawValue, title, words], file: name))
    }
    self.decision = decision
  }
}

extension DiagnosticCode {
  static let planLibrary = DiagnosticCode(
    "plan.library-changed", .error, "the plan was made for another state of the library",
    remedy: "make it anew with --dry-run --json")
  static let planInput = DiagnosticCode(
    "plan.input-changed", .error, "the plan was made for another file than %1",
    remedy: "make it anew with --dry-run --json")
  static let planOptions = DiagnosticCode(
    "plan.options-changed", .error, "the plan was made with other options: the file says something else with these",
    remedy: "give the same unit, mapping and filter, or make the plan anew with --dry-run --json")
  static let planItem = DiagnosticCode(
    "plan.item-unknown", .error, "the plan decides on the %1 %2, which is not in the import or is something else to it",
    remedy: "make it anew with --dry-run --json, and change nothing but decisions")
  static let planDecision = DiagnosticCode(
    "plan.decision-unknown", .error, "\"%1\" cannot be decided for %2", remedy: "decide one of %3")
  static let planMalformed = DiagnosticCode(
    "plan.malformed", .error, "this is not an import plan: %1", remedy: "make one with --dry-run --json")
}
