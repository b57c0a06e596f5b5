package import TextStreams

/// Reads the entities of a history, one after another, in the memory of one chunk and the sessions it completes.
///
/// ```swift
/// var reader = try HistoryReader(bytes: data, name: "strong.csv", options: options)
/// while let entity = try reader.next() { … }
/// print(reader.summary.rows)
/// ```
///
/// This is the reader for code that may block: a command, a test, a background queue. Code that awaits takes
/// ``HistoryInput/entities(format:options:units:progress:)``, which is the same reader off the main actor. In a task,
/// reading ends with a failure of kind ``ReadingFailure/Kind/cancelled`` once the task is cancelled.
public struct HistoryReader: ~Copyable {
  private let source: any EntitySource
  private let transform: UnitTransform
  private let limits: ReadingLimits
  private var batch: [Entity] = []
  private var index = 0

  /// Reads a history from memory.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: What findings call the file.
  ///   - format: The format; found from the content when `nil`.
  ///   - options: What the caller says about the file.
  ///   - units: The units to which loads and distances are converted on the way.
  /// - Throws: A failure when the content is of no known format, or a question is open that only the caller can answer.
  public init(
    bytes: [UInt8], name: String = "input", format: InputFormat? = nil, options: ReadingOptions = ReadingOptions(),
    units: UnitTransform = UnitTransform()
  ) throws(ReadingFailure) {
    try self.init(InputSource(bytes: bytes, name: name), format: format, options: options, units: units)
  }

  /// Reads a history from a file; `-` is standard input.
  public init(
    path: String, format: InputFormat? = nil, options: ReadingOptions = ReadingOptions(),
    units: UnitTransform = UnitTransform()
  ) throws(ReadingFailure) {
    do {
      try self.init(
        InputSource(path: path, limit: options.limits.streamLength), format: format, options: options, units: units)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: path))
    }
  }

  package init(
    _ input: InputSource, format: InputFormat?, options: ReadingOptions, units: UnitTransform
  ) throws(ReadingFailure) {
    let format = try InputFormat.find(for: input, named: format)
    source = try format.open(input, options)
    transform = units
    limits = options.limits
  }

  /// The next entity; `nil` after the last.
  ///
  /// - Throws: A failure when nothing further can be read. Rows that cannot be read are no failure: they are counted
  ///   and reported in `summary`.
  public mutating func next() throws(ReadingFailure) -> Entity? {
    while index >= batch.count {
      guard let more = try nextBatch() else { return nil }
      batch = more
      index = 0
    }
    defer { index += 1 }
    return batch[index]
  }

  /// The entities that the next chunk completes; `nil` after the last.
  mutating func nextBatch() throws(ReadingFailure) -> [Entity]? {
    guard let batch = try source.next() else { return nil }
    return transform.isIdentity ? batch : batch.map(transform.apply(to:))
  }

  /// What is known of the file so far; whole after the last entity.
  public var summary: SourceSummary { source.summary }

  /// The rows rejected since the last call, where `ReadingOptions.keepsRejectedRows` asks for them.
  ///
  /// Whoever asks for them takes them while reading, or they are all in memory in the end.
  public mutating func takeRejectedRows() -> [RejectedRow] { source.takeRejectedRows() }

  /// Everything that is left, as a library.
  ///
  /// - Throws: A failure, too, where there are more sessions than ``ReadingLimits/sessionsInMemory``.
  public mutating func library() throws(ReadingFailure) -> Library {
    var library = Library()
    while let entity = try next() {
      library.append(entity)
      try limits.check(sessions: library.sessions.count, file: summary.file)
    }
    library.otherFields = source.otherFields
    return library
  }
}
