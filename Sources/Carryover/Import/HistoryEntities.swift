/// The entities of a history, one after another, for code that awaits.
///
/// ```swift
/// let entities = input.entities(options: options)
/// for try await case .session(let session) in entities { … }
/// print(await entities.summary?.rows.rejected ?? 0, "rows could not be read")
/// ```
///
/// It is ``HistoryReader`` on an executor of its own: whoever awaits is not held up, the main actor included. Needs the
/// memory of one chunk and the sessions that it completes, whatever the size of the file. It is read once: to read
/// again, ask the input again.
///
/// Throws ``ReadingFailure``, and nothing else: of kind ``ReadingFailure/Kind/question`` before the first entity when
/// only the caller can say the unit of the loads; of kind ``ReadingFailure/Kind/cancelled`` at the next entity once the
/// task is cancelled. The file is let go of then.
public struct HistoryEntities: AsyncSequence, Sendable {
  /// What it is a sequence of.
  public typealias Element = Entity

  private let reading: EntityReading

  init(_ reading: EntityReading) {
    self.reading = reading
  }

  /// What is known of the file so far, whole after the last entity; `nil` before the first.
  public var summary: SourceSummary? {
    get async { await reading.summary }
  }

  /// Begins, or goes on where another iterator stopped.
  public func makeAsyncIterator() -> Iterator { Iterator(reading: reading) }

  /// Hands over one entity after another.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let reading: EntityReading
    private var batch: ArraySlice<Entity> = []

    fileprivate init(reading: EntityReading) {
      self.reading = reading
    }

    /// The next entity; `nil` after the last.
    public mutating func next() async throws(ReadingFailure) -> Entity? {
      try await next(isolation: #isolation)
    }

    /// The next entity; `nil` after the last. Leaves the caller's actor once a batch only.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(ReadingFailure) -> Entity? {
      if !Task.isCancelled, let entity = batch.popFirst() { return entity }
      repeat {
        guard let more = try await reading.next() else { return nil }
        batch = more[...]
      } while batch.isEmpty
      return batch.popFirst()
    }
  }
}

extension HistoryInput {
  /// The entities of the history, to be awaited one after another.
  ///
  /// Nothing is read before the first is awaited.
  ///
  /// - Parameters:
  ///   - format: The format; found from the content when `nil`.
  ///   - options: What the caller says about the file.
  ///   - units: The units to which loads and distances are converted on the way.
  ///   - progress: Told after every chunk, and once more at the end.
  public func entities(
    format: InputFormat? = nil, options: ReadingOptions = ReadingOptions(), units: UnitTransform = UnitTransform(),
    progress: (@Sendable (ReadingProgress) -> Void)? = nil
  ) -> HistoryEntities {
    let batches = EntityBatches(self, format: format, options: options, units: units)
    let report = ProgressReport(step: UInt64(options.chunkSize), body: progress)
    return HistoryEntities(EntityReading(batches, report: report))
  }
}

/// Reads on an executor of its own.
actor EntityReading {
  private var batches: EntityBatches
  private var report: ProgressReport

  init(_ batches: consuming sending EntityBatches, report: ProgressReport) {
    self.batches = batches
    self.report = report
  }

  var summary: SourceSummary? { batches.summary }

  func next() throws(ReadingFailure) -> [Entity]? {
    guard !batches.isOver else { return nil }
    let batch = try batches.next()
    if batch == nil { report.tellEnd(batches.progress) } else { report.tell(batches.progress) }
    return batch
  }
}
