/// How far the reading of a history is.
public struct ReadingProgress: Hashable, Sendable {
  /// How many bytes were read.
  public var bytesDone: UInt64
  /// How many bytes there are; `nil` while nobody knows.
  public var totalBytes: UInt64?
  /// How many entities were read, sessions included.
  public var entities: Int
  /// How many sessions were read.
  public var sessions: Int

  /// Makes the progress of a reading that has not begun.
  public init(totalBytes: UInt64? = nil) {
    bytesDone = 0
    self.totalBytes = totalBytes
    entities = 0
    sessions = 0
  }

  /// The share that was read, from 0 to 1; `nil` while nobody knows how much there is.
  public var fraction: Double? {
    totalBytes.map { $0 == 0 ? 1 : min(Double(bytesDone) / Double($0), 1) }
  }

  /// Counts entities, and takes over how far into its text their source is.
  mutating func add(_ batch: [Entity], upTo summary: SourceSummary) {
    entities += batch.count
    for case .session in batch { sessions += 1 }
    let total = totalBytes ?? summary.byteCount
    // A text that was decoded has another length than the file; what is told is the share of the file.
    let share = Double(summary.bytesRead) / Double(max(summary.byteCount, 1))
    let bytes = summary.byteCount == total ? summary.bytesRead : UInt64(Double(total) * min(share, 1))
    bytesDone = min(max(bytes, bytesDone), total)
  }
}

/// Tells a caller about progress whenever a step more was done.
struct ProgressReport {
  private let step: UInt64
  private let body: (@Sendable (ReadingProgress) -> Void)?
  private var told: UInt64 = 0

  init(step: UInt64, body: (@Sendable (ReadingProgress) -> Void)?) {
    self.step = step
    self.body = body
  }

  mutating func tell(_ progress: ReadingProgress) {
    guard progress.bytesDone >= told + step else { return }
    tellEnd(progress)
  }

  mutating func tellEnd(_ progress: ReadingProgress) {
    told = progress.bytesDone
    body?(progress)
  }
}
