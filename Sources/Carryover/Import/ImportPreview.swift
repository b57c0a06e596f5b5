/// A history that was read and not stored yet.
public struct ImportPreview: Sendable {
  /// What is in it, counted.
  public let content: HistoryPreview
  /// What reading the file found: where its rows went, and what there is to tell.
  public let source: SourceSummary
  /// All of it, in the order of the file.
  public let entities: [Entity]

  init(content: HistoryPreview, source: SourceSummary, entities: [Entity]) {
    self.content = content
    self.source = source
    self.entities = entities
  }

  /// Stores the history with a closure of the caller's, batch by batch.
  ///
  /// The phases are ``ImportPhase/importing(_:)`` before the first batch and after each, and at the end one of
  /// ``ImportPhase/complete(_:)``, ``ImportPhase/failed(_:)`` with the closure's error, and ``ImportPhase/cancelled``.
  /// Nothing is stored before they are iterated. Cancelling the iterating task stops it before the next batch; what was
  /// stored by then is the closure's to keep or to take back. Entities have the same identifiers every time, so a
  /// closure that replaces what it has can be called again.
  ///
  /// - Parameters:
  ///   - batchSize: How many entities a batch has, at most.
  ///   - store: Takes a batch, off the main actor.
  public func store(
    batchSize: Int = 100, with store: @escaping @Sendable ([Entity]) async throws -> Void
  ) -> ImportPhases {
    let storing = ImportStoring(self, batchSize: max(batchSize, 1), store: store)
    return ImportPhases { await storing.next() }
  }
}

/// Stores a history that was read, on an executor of its own.
private actor ImportStoring {
  private let preview: ImportPreview
  private let batchSize: Int
  private let store: @Sendable ([Entity]) async throws -> Void
  private var rest: ArraySlice<Entity>
  private var progress: ImportProgress
  private var stored: [EntityKind: Int] = [:]
  private var hasBegun = false
  private var isOver = false

  init(_ preview: ImportPreview, batchSize: Int, store: @escaping @Sendable ([Entity]) async throws -> Void) {
    self.preview = preview
    self.batchSize = batchSize
    self.store = store
    rest = preview.entities[...]
    progress = ImportProgress(totalEntities: preview.entities.count)
  }

  func next() async -> ImportPhase? {
    guard !isOver else { return nil }
    if hasBegun, rest.isEmpty { return end(.complete(ImportSummary(stored: stored, source: preview.source))) }
    if Task.isCancelled { return end(.cancelled) }
    guard hasBegun else {
      hasBegun = true
      return .importing(progress)
    }
    let batch = Array(rest.prefix(batchSize))
    rest = rest.dropFirst(batchSize)
    do {
      try await store(batch)
    } catch {
      return end(Task.isCancelled ? .cancelled : .failed(.storing(error)))
    }
    note(batch)
    return .importing(progress)
  }

  private func end(_ phase: ImportPhase) -> ImportPhase {
    isOver = true
    return phase
  }

  private func note(_ batch: [Entity]) {
    progress.entities += batch.count
    for entity in batch { stored[entity.kind, default: 0] += 1 }
    progress.sessions = stored[.session] ?? 0
  }
}
