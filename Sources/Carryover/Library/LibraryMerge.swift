/// Two libraries of one person as one, and what became of everything in them.
///
/// ```swift
/// let merge = phone.merged(with: tablet)
/// for item in merge.items where item.outcome == .merged { print(item.title, item.changes) }
/// try file.replace(with: merge.library)
/// ```
///
/// It needs no server and no common past: nothing is deleted but what one side deleted, and merging in either order, or
/// once more, gives the same content. Memory is that of both libraries.
public struct LibraryMerge: Hashable, Sendable {
  /// The merged library. It has the identifier of the first, and remembers that of the second.
  public internal(set) var library: PersonalLibrary
  /// Everything that is not the same in both, in the order of the first library, then of the second.
  public internal(set) var items: [Item] = []
  /// How many entities are the same in both.
  public internal(set) var sameCount = 0

  /// What became of something that is not the same in both libraries.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Only the first library has it.
    case onlyFirst
    /// Only the second library has it.
    case onlySecond
    /// Both have it, with other content.
    case merged
    /// It was deleted in one, and edited after that in the other: it is back.
    case restored
    /// It was deleted in one, and is deleted in both from now on.
    case deleted
    /// It is certainly the same training as one of the other library, which says more and stands for both.
    case duplicate
    /// It may be the same training as one of the other library; both are kept.
    case doubtful
  }

  /// One thing that is not the same in both.
  public struct Item: Hashable, Sendable {
    /// What kind of thing it is.
    public var entity: EntityKind
    /// Its identifier.
    public var id: UniqueIdentifier
    /// What became of it.
    public var outcome: Outcome
    /// What a person knows it by: start and title, or name.
    public var title: String
    /// The session of the other library that is or may be the same training.
    public var existing: UniqueIdentifier?
    /// Why, where that is not plain.
    public var reason: String?
    /// How a merged session differs from what the first library had, a line a change.
    public var changes: [String] = []

    init(_ entity: Entity, _ outcome: Outcome, reason: String? = nil) {
      self.entity = entity.kind
      id = entity.id
      self.outcome = outcome
      title = entity.title
      self.reason = reason
    }
  }

  /// How many things came out so.
  public func count(of outcome: Outcome) -> Int { items.count { $0.outcome == outcome } }
}

extension PersonalLibrary {
  /// Merges another library of the same person into this one: two phones, a phone and a backup.
  ///
  /// Of an entity that both have, each exercise is taken from the version that was edited later, else from the fuller
  /// one, and what only one version has stays; where both came from the same state of a source and only one was edited
  /// since, that one stands as a whole. What one library deleted stays deleted, unless it was edited in the other
  /// after that. Receipts of both are kept: what the other library's imports added can be undone here.
  ///
  /// - Parameters:
  ///   - other: The other library.
  ///   - keepsDuplicates: Whether the same training under two identities is kept twice. Otherwise the session that says
  ///     more is kept, and a tombstone of the other one remembers that it was left out.
  public func merged(with other: PersonalLibrary, keepsDuplicates: Bool = false) -> LibraryMerge {
    var merging = LibraryMerging(self, other)
    merging.mergeEntities()
    merging.settleDuplicates(areKept: keepsDuplicates)
    return merging.finish()
  }
}

extension DiagnosticCode {
  package static let mergeTarget = DiagnosticCode(
    "merge.target", .error, "there is another library already", remedy: "name a new file, or one of the two with -o")
}
