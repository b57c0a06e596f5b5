/// Where an import is.
public enum ImportPhase: Sendable {
  /// The history is being read.
  case parsing(ReadingProgress)
  /// Only its owner can say the unit of the loads: set ``HistoryImport/options`` and read again.
  case question(Diagnostic)
  /// The history was read, and can be looked at and stored.
  case preview(ImportPreview)
  /// The history is being stored.
  case importing(ImportProgress)
  /// The history was stored.
  case complete(ImportSummary)
  /// The import ended before its time; the phase before says how far it had come.
  case failed(ImportFailure)
  /// The task was cancelled; the phase before says how far it had come.
  case cancelled

  /// The phase in which a failure to read leaves an import.
  public init(_ failure: ReadingFailure) {
    self =
      switch failure.kind {
      case .cancelled: .cancelled
      case .question: .question(failure.diagnostic)
      case .input, .accounting: .failed(.reading(failure))
      }
  }
}

/// Why an import ended before its time.
public enum ImportFailure: Error, Sendable {
  /// The history cannot be read.
  case reading(ReadingFailure)
  /// The caller's closure threw this error when it was to store a batch.
  case storing(any Error)
}

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

/// The phases that an import goes through, to be awaited one after another.
///
/// Iterating does the work, a phase at a time, off the main actor. It is done once, so iterate it once; a loop that is
/// left early leaves the work where it is.
public struct ImportPhases: AsyncSequence, Sendable {
  /// What it is a sequence of.
  public typealias Element = ImportPhase

  private let step: @Sendable () async -> ImportPhase?

  init(_ step: @escaping @Sendable () async -> ImportPhase?) {
    self.step = step
  }

  /// Begins, or goes on where another iterator stopped.
  public func makeAsyncIterator() -> Iterator { Iterator(step: step) }

  /// Hands over one phase after another.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let step: @Sendable () async -> ImportPhase?

    /// Works up to the next phase; `nil` after the last.
    public mutating func next() async -> ImportPhase? { await step() }
  }
}
