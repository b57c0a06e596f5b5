/// How many entities of an import are what to a library.
public struct ImportCounts: Hashable, Sendable {
  private var counts: [ImportStatus: Int] = [:]

  /// Makes counts of nothing.
  public init() {}

  /// How many there are of a status.
  public subscript(status: ImportStatus) -> Int {
    get { counts[status] ?? 0 }
    set { counts[status] = newValue == 0 ? nil : newValue }
  }

  /// How many there are in all.
  public var total: Int { counts.values.reduce(0, +) }

  /// The counts that are not zero, in the order of ``ImportStatus``.
  public var listed: [(status: ImportStatus, count: Int)] {
    ImportStatus.known.filter { self[$0] > 0 }.map { ($0, self[$0]) }
  }
}

/// What an entity that is imported is to a library.
public enum ImportStatus: OpenEnumeration {
  /// It is not there.
  case new
  /// It is there, and says the same.
  case same
  /// It is there as its source said earlier, and its source says something else now.
  case changed
  /// It is there and was edited there since; its source says what it said.
  case edited
  /// It was changed on both sides, or lacks sets that are there: a partial file must not shrink a history.
  case conflict
  /// It is certainly the same training as one that is there under another identity.
  case duplicate
  /// It may be the same training as one that is there under another identity.
  case doubtful
  /// It was there and was deleted.
  case deleted
  /// The caller's filter, or what it is needed for, leaves it out.
  case unwanted
  /// Another person's, and one of the same name and the same definition is there.
  case alike
  /// Another person's, and one of the same name is there that is something else.
  case namesake
  /// Another person's session, to be looked at.
  case viewOnly
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [ImportStatus] = [
    .new, .same, .changed, .edited, .conflict, .duplicate, .doubtful, .deleted, .unwanted,
    .alike, .namesake, .viewOnly,
  ]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .new: "new"
    case .same: "same"
    case .changed: "changed"
    case .edited: "edited"
    case .conflict: "conflict"
    case .duplicate: "duplicate"
    case .doubtful: "doubtful"
    case .deleted: "deleted"
    case .unwanted: "unwanted"
    case .alike: "alike"
    case .namesake: "namesake"
    case .viewOnly: "viewOnly"
    case .unknown(let rawValue): rawValue
    }
  }

  /// What can be done with such an entity, the default of most imports first; nothing where there is nothing to decide.
  ///
  /// - Parameter kind: What kind of thing it is. A plan of the same name is rarely the same plan, an exercise mostly is.
  public func decisions(for kind: EntityKind) -> [ImportDecision] {
    switch self {
    case .new: [.add, .skip]
    case .changed: [.update, .keep]
    case .edited: [.keep, .theirs]
    case .conflict: [.keep, .theirs, .merge]
    case .duplicate: [.skip, .keep]
    case .doubtful: [.keep, .skip]
    case .deleted: [.skip, .restore]
    case .alike: [.use, .copy]
    case .namesake: kind == .exercise || kind == .implement ? [.use, .copy, .replace] : [.copy, .use, .skip]
    case .viewOnly: [.skip, .keep]
    case .same, .unwanted, .unknown: []
    }
  }
}

/// What is done with an entity that is imported.
public enum ImportDecision: OpenEnumeration {
  /// It is added to what is there.
  case add
  /// It is left out.
  case skip
  /// It takes the place of the one that is there.
  case update
  /// The one that is there stays as it is; of the same training under two identities, both are kept.
  case keep
  /// The incoming one takes the place of the one that is there, whatever was edited.
  case theirs
  /// Both are merged.
  case merge
  /// It comes back although it was deleted.
  case restore
  /// The one that is there is used wherever the incoming one is named.
  case use
  /// It is added beside the one that is there, under a name with a number.
  case copy
  /// What it says is put into the one that is there, which keeps its identifier.
  case replace
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [ImportDecision] = [
    .add, .skip, .update, .keep, .theirs, .merge, .restore, .use, .copy, .replace,
  ]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .add: "add"
    case .skip: "skip"
    case .update: "update"
    case .keep: "keep"
    case .theirs: "theirs"
    case .merge: "merge"
    case .restore: "restore"
    case .use: "use"
    case .copy: "copy"
    case .replace: "replace"
    case .unknown(let rawValue): rawValue
    }
  }
}
