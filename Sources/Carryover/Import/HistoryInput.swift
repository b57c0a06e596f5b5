import TextStreams

/// The bytes of a history, held so that they can be read more than once.
///
/// An app makes one of what its user picked and keeps it until the import is done: a question about the file is then
/// answered without asking for the file again. A file is held open and read where it lies; bytes in memory stay there;
/// what comes only once is laid down in memory up to 1 MiB, and beyond that in a temporary file that has no name and
/// vanishes with the last copy of the input.
public struct HistoryInput: Sendable {
  let source: InputSource

  /// Takes bytes in memory: an array, `Data`.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: What findings call the file.
  public init(bytes: some Sequence<UInt8>, name: String = "input") {
    source = InputSource(bytes: Array(bytes), name: name)
  }

  /// Opens a file; `-` is standard input.
  ///
  /// A pipe is read to its end here, which blocks; a file is not read yet.
  ///
  /// - Throws: A failure of kind ``ReadingFailure/Kind/input`` when it cannot be opened.
  public init(path: String) throws(ReadingFailure) {
    do {
      source = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
  }

  init(_ source: InputSource) {
    self.source = source
  }

  /// What findings call the file.
  public var name: String { source.name }

  /// How many bytes there are.
  public var byteCount: UInt64 { source.count }
}
