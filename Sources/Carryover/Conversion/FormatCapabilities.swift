public import TrainingModel

/// What a format can hold, field by field: data from which the table of formats is printed, and by which writers tell
/// what they lose.
public struct FormatCapabilities: Sendable {
  /// How much of a field a format holds.
  public enum Holding: Hashable, Sendable {
    /// All of it.
    case whole
    /// Some of it: the text says what not.
    case partly(String)
    /// Nothing.
    case nothing
  }

  /// The kinds of entities that the format holds.
  public let entities: Set<EntityKind>
  private let fields: [String: Holding]?

  /// A format that holds everything.
  static let everything = FormatCapabilities(entities: Set(EntityKind.known), fields: nil)

  /// A format that holds sessions, of which only the fields named.
  init(sessionFields: [String: Holding]) {
    self.init(entities: [.session], fields: sessionFields)
  }

  /// A format that holds sessions with all their fields, and nothing else.
  static let wholeSessions = FormatCapabilities(entities: [.session], fields: nil)

  /// A format that holds kinds of entities, and of all their fields only those named.
  init(entities: Set<EntityKind>, fields: [String: Holding]?) {
    self.entities = entities
    self.fields = fields
  }

  /// Whether the format holds every field of a session.
  var holdsWholeSessions: Bool { fields == nil }

  /// How much of a field of a session the format holds: `set.load.unit`.
  public func holding(of path: String) -> Holding {
    guard let fields else { return .whole }
    return fields[path] ?? .nothing
  }

  /// The fields of a session, its sections, exercises, set groups and sets, in the order of the model.
  public static let sessionFields: [String] =
    TableLayout.shared.columns.filter { !$0.path.hasSuffix(".number") }
    .sorted { ($0.level.rawValue, $0.leaf) < ($1.level.rawValue, $1.leaf) }.map(\.path)
}

/// What a writer could not write, field by field.
public struct LossLog: Sendable {
  /// A field of which values were lost.
  public struct Loss: Hashable, Sendable {
    /// The field: `set.load.unit`; or the kind of entity that was left out.
    public var field: String
    /// How many values.
    public var count: Int
    /// Why.
    public var reason: String
  }

  /// The losses, in the order in which each field was first lost.
  public private(set) var losses: [Loss] = []
  private var indices: [String: Int] = [:]
  private let capabilities: FormatCapabilities

  init(_ capabilities: FormatCapabilities) {
    self.capabilities = capabilities
  }

  /// Counts an entity that is left out. An exercise of the library is a template here: a session has exercises, too.
  mutating func add(_ kind: EntityKind) { add(kind == .exercise ? "template" : kind.rawValue) }

  /// Counts lost values of a field.
  mutating func add(_ field: String, count: Int = 1) {
    guard count > 0 else { return }
    if let index = indices[field] {
      losses[index].count += count
      return
    }
    indices[field] = losses.count
    var reason = "the format has no place for it"
    if case .partly(let words) = capabilities.holding(of: field) { reason = words }
    losses.append(Loss(field: field, count: count, reason: reason))
  }
}

extension DiagnosticCode {
  static let conversionLoss = DiagnosticCode(
    "conversion.loss", .warning, "lost: %1 (%2), because %3",
    remedy: "write json, jsonl or csv to keep it, or say --strict to refuse any loss")
  static let conversionLossRefused = DiagnosticCode(
    "conversion.loss-refused", .error, "--strict refuses to lose %1; the first is lost because %2",
    remedy: "write json, jsonl or csv, or leave out --strict")
}
