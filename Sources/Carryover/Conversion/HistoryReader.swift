package import TextStreams

/// Reads the entities of a history, one after another, in the memory of one chunk and the sessions it completes.
///
/// ```swift
/// var reader = try HistoryReader(bytes: data, name: "strong.csv", options: options)
/// while let entity = try reader.next() { … }
/// print(reader.summary.rows)
/// ```
public struct HistoryReader: ~Copyable {
  private let source: any EntitySource
  private let transform: UnitTransform
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
      try self.init(InputSource(path: path), format: format, options: options, units: units)
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
    source = try format.source(of: input, options: options)
    transform = units
  }

  /// The next entity; `nil` after the last.
  ///
  /// - Throws: A failure when nothing further can be read. Rows that cannot be read are no failure: they are counted
  ///   and reported in `summary`.
  public mutating func next() throws(ReadingFailure) -> Entity? {
    if index >= batch.count {
      guard let more = try source.next() else { return nil }
      batch = more
      index = 0
    }
    defer { index += 1 }
    return transform.isIdentity ? batch[index] : transform.apply(to: batch[index])
  }

  /// What is known of the file so far; whole after the last entity.
  public var summary: SourceSummary { source.summary }

  /// Everything that is left, as a library.
  public mutating func library() throws(ReadingFailure) -> Library {
    var library = Library()
    while let entity = try next() { library.append(entity) }
    library.otherFields = source.otherFields
    return library
  }
}
