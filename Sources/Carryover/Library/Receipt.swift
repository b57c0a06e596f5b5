/// What one change did to a library, so that it can be told and undone.
public struct Receipt: Hashable, Sendable {
  /// What was done.
  public enum Action: OpenEnumeration {
    /// A file was imported.
    case `import`
    /// Something was deleted.
    case deletion
    /// The unit of an import's loads was corrected.
    case unitCorrection
    /// Something was edited.
    case edit
    /// What a friend shared was received.
    case received
    /// It was said what names of exercises mean.
    case mapping
    /// A spelling that this version does not know, kept as it is.
    case unknown(String)

    /// The values this version knows.
    public static let known: [Action] = [.import, .deletion, .unitCorrection, .edit, .received, .mapping]

    /// The spelling in documents.
    public var rawValue: String {
      switch self {
      case .import: "import"
      case .deletion: "deletion"
      case .unitCorrection: "unitCorrection"
      case .edit: "edit"
      case .received: "received"
      case .mapping: "mapping"
      case .unknown(let rawValue): rawValue
      }
    }
  }

  /// Which one it is.
  public var id: UniqueIdentifier
  /// What was done.
  public var action: Action
  /// When, by the clock that the caller passed in.
  public var date: Instant?
  /// The file that was imported: its name and the SHA-256 of its bytes.
  public var document: OriginDocument?
  /// The file's format, by its identifier.
  public var format: String?
  /// The options that it was done with, in words.
  public var options: [String] = []
  /// Where the unit of the file's loads came from, as ``SourceSummary/loadUnitSource`` says.
  public var loadUnitSource: String?
  /// The unit that was found by evidence or said by the caller.
  public var loadUnit: LoadUnit?
  /// How many sessions were what to the library.
  public var counts = ImportCounts()
  /// The same of everything else: exercises, programs, …
  public var otherCounts = ImportCounts()
  /// How many rows and entities of the file could not be read.
  public var rejected = 0
  /// What it added, by identifier.
  public var added: [UniqueIdentifier] = []
  /// What it changed or deleted, as it was before.
  public var replaced: [Replaced] = []
  /// The exercise mapping before, where it was changed.
  public var formerMapping: [ExerciseMapping.Entry]?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// An entity as it was before it was changed or deleted, and what was known of it.
  public struct Replaced: Hashable, Sendable {
    /// The entity as it was.
    public var entity: Entity
    /// What was known of it.
    public var ledgerEntry: LedgerEntry?

    /// Makes one.
    public init(_ entity: Entity, ledgerEntry: LedgerEntry? = nil) {
      self.entity = entity
      self.ledgerEntry = ledgerEntry
    }
  }

  /// Makes one that says nothing but what was done.
  public init(id: UniqueIdentifier, action: Action, date: Instant? = nil) {
    self.id = id
    self.action = action
    self.date = date
  }

  /// Makes the receipt of an import that has done nothing yet.
  package init(importOf document: OriginDocument, _ summary: SourceSummary?, date: Instant?) {
    self.init(id: .zero, action: .import, date: date)
    self.document = document
    format = summary?.format
    loadUnitSource = summary?.loadUnitSource
    loadUnit = summary?.loadUnit
    rejected = (summary?.rows.rejected ?? 0) + (summary?.rejectedEntities ?? 0)
  }

  /// Everything that it added, changed or deleted.
  public var touched: [UniqueIdentifier] { added + replaced.map(\.entity.id) }

  /// Whether the library is another than before it.
  var changesNothing: Bool { added.isEmpty && replaced.isEmpty && formerMapping == nil }
}
