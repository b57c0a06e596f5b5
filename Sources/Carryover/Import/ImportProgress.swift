/// How far the storing of a history is.
public struct ImportProgress: Hashable, Sendable {
  /// How many entities were stored, sessions included.
  public var entities: Int
  /// How many sessions were stored.
  public var sessions: Int
  /// How many entities there are.
  public var totalEntities: Int

  /// Makes the progress of an import that has stored nothing yet.
  public init(totalEntities: Int) {
    entities = 0
    sessions = 0
    self.totalEntities = totalEntities
  }

  /// The share that was stored, from 0 to 1.
  public var fraction: Double {
    totalEntities == 0 ? 1 : Double(entities) / Double(totalEntities)
  }
}

/// What an import did.
public struct ImportSummary: Sendable {
  /// How many entities of each kind were stored.
  public var stored: [EntityKind: Int]
  /// What reading the file found: where its rows went, and what there is to tell.
  public var source: SourceSummary

  /// How many sessions were stored.
  public var sessions: Int { stored[.session] ?? 0 }
}
