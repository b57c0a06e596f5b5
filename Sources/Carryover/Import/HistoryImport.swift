/// An import in two steps: the history is read and shown, and what was read is stored once its owner agrees.
///
/// ```swift
/// var history = HistoryImport(try await HistoryInput(contentsOf: file))
/// for await phase in history.read() { show(phase) }
/// // Where the phase is a question: the answer, and from the beginning again.
/// history.options.loadUnits = LoadUnitSchedule(.kilogram)
/// for await phase in history.read() { show(phase) }
/// // Where it is a preview, and its owner agrees:
/// for await phase in preview.store(with: { entities in try await database.replace(entities) }) { show(phase) }
/// ```
///
/// The file is read once for the preview and the import together, so the whole history is in memory between them: about
/// five times the size of the file, which is 500 KB for a usual export.
/// ``HistoryInput/entities(format:options:units:progress:)`` needs the memory of one session, and has no preview.
public struct HistoryImport: Sendable {
  /// What is imported.
  public let input: HistoryInput
  /// The format; found from the content when `nil`.
  public var format: InputFormat?
  /// What the caller says about the file, and so the answer to a question.
  public var options = ReadingOptions()
  /// The units to which loads and distances are converted.
  public var units = UnitTransform()
  /// The day after which the preview finds a session odd; none when `nil`.
  public var today: CivilDate?

  /// Makes an import of an input, which stays open as long as the import is kept.
  public init(_ input: HistoryInput) {
    self.input = input
  }

  /// Reads the history, up to its preview.
  ///
  /// The phases are ``ImportPhase/parsing(_:)`` after each chunk, and at the end one of ``ImportPhase/preview(_:)``,
  /// ``ImportPhase/question(_:)``, ``ImportPhase/failed(_:)`` and ``ImportPhase/cancelled``. Nothing is read before they
  /// are iterated, and nothing on the main actor. Cancelling the iterating task cancels the reading.
  public func read() -> ImportPhases {
    let batches = EntityBatches(input, format: format, options: options, units: units)
    let reading = ImportReading(batches, limits: options.limits, step: UInt64(options.chunkSize), today: today)
    return ImportPhases { await reading.next() }
  }
}

/// Reads a history up to its preview, on an executor of its own.
private actor ImportReading {
  private var batches: EntityBatches
  private let limits: ReadingLimits
  private let step: UInt64
  private var content: HistoryPreview
  private var entities: [Entity] = []
  private var hasBegun = false
  private var isOver = false

  init(_ batches: consuming sending EntityBatches, limits: ReadingLimits, step: UInt64, today: CivilDate?) {
    self.batches = batches
    self.limits = limits
    self.step = step
    content = HistoryPreview(today: today)
  }

  func next() -> ImportPhase? {
    guard !isOver else { return nil }
    if Task.isCancelled {
      isOver = true
      return .cancelled
    }
    guard hasBegun else {
      hasBegun = true
      return .parsing(batches.progress)
    }
    do throws(ReadingFailure) {
      if !batches.isOver { return .parsing(try readStep()) }
      isOver = true
      return batches.summary.map { .preview(ImportPreview(content: content, source: $0, entities: entities)) }
    } catch {
      isOver = true
      return ImportPhase(error)
    }
  }

  private func readStep() throws(ReadingFailure) -> ReadingProgress {
    let end = batches.progress.bytesDone + step
    while batches.progress.bytesDone < end, let batch = try batches.next() {
      for entity in batch { content.add(entity) }
      entities += batch
      try limits.check(sessions: entities.count, file: batches.summary?.file ?? "")
    }
    return batches.progress
  }
}
