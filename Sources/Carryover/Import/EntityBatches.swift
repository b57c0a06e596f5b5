/// Opens a history when it is first asked for entities, and lets go of it after the last of them or when it fails.
struct EntityBatches: ~Copyable {
  private var input: HistoryInput?
  private let format: InputFormat?
  private let options: ReadingOptions
  private let units: UnitTransform
  private var reader: HistoryReader?
  /// Whether the last entity was handed over, or the reading failed.
  var isOver: Bool { input == nil }
  private var lastSummary: SourceSummary?
  private(set) var progress: ReadingProgress

  init(_ input: HistoryInput, format: InputFormat?, options: ReadingOptions, units: UnitTransform) {
    self.input = input
    self.format = format
    self.options = options
    self.units = units
    progress = ReadingProgress(totalBytes: input.byteCount)
  }

  /// What is known of the file; `nil` before it was opened.
  var summary: SourceSummary? {
    switch reader {
    case .some(let reader): reader.summary
    case .none: lastSummary
    }
  }

  /// The next entities; `nil` after the last, and after a failure.
  mutating func next() throws(ReadingFailure) -> [Entity]? {
    guard let input else { return nil }
    do throws(ReadingFailure) {
      if Task.isCancelled { throw .cancelled(input.name) }
      if reader == nil {
        reader = try HistoryReader(input.source, format: format, options: options, units: units)
      }
      let batch = try reader?.nextBatch()
      if let summary { progress.add(batch ?? [], upTo: summary) }
      if batch == nil { close() }
      return batch
    } catch {
      close()
      throw error
    }
  }

  private mutating func close() {
    lastSummary = summary
    reader = nil
    input = nil
  }
}
