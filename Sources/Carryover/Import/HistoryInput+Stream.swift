import TextStreams

extension HistoryInput {
  /// Takes the chunks of a sequence, to its end: `[UInt8]`, `Data`, or any other sequence of bytes.
  ///
  /// A history cannot be read while it arrives, for what its weights mean shows only in the whole of it. Needs the memory
  /// of one chunk and at most 1 MiB. Runs off the main actor.
  ///
  /// ```swift
  /// let input = try await HistoryInput(chunks: response.body, name: "strong.csv")
  /// ```
  ///
  /// - Parameters:
  ///   - chunks: The content of the file, piece by piece.
  ///   - name: What findings call the file.
  ///   - byteCount: How many bytes are to be expected, for the progress; `nil` when nobody knows.
  ///   - progress: Told about every 64 KiB, and once more at the end.
  /// - Throws: A failure of kind ``ReadingFailure/Kind/input`` with the words of the error that the sequence throws; one
  ///   of kind ``ReadingFailure/Kind/cancelled`` when the task is cancelled.
  @concurrent
  public init<Chunks: AsyncSequence>(
    chunks: sending Chunks, name: String = "input", byteCount: UInt64? = nil,
    progress: (@Sendable (ReadingProgress) -> Void)? = nil
  ) async throws(ReadingFailure) where Chunks.Element: Sequence<UInt8> {
    var arrival = Arrival(name: name, byteCount: byteCount, progress: progress)
    do {
      for try await chunk in chunks { try arrival.take(Array(chunk)) }
      source = try arrival.finish()
    } catch {
      throw ReadingFailure(error, breakingOff: name)
    }
  }

  /// Takes the bytes of a sequence, to its end: those of a URL, of a file handle.
  ///
  /// ```swift
  /// let input = try await HistoryInput(bytes: url.resourceBytes, name: url.lastPathComponent)
  /// ```
  ///
  /// Like ``init(chunks:name:byteCount:progress:)``, which is faster where there are chunks to be had.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, byte by byte.
  ///   - name: What findings call the file.
  ///   - byteCount: How many bytes are to be expected, for the progress; `nil` when nobody knows.
  ///   - progress: Told about every 64 KiB, and once more at the end.
  /// - Throws: A failure of kind ``ReadingFailure/Kind/input`` with the words of the error that the sequence throws; one
  ///   of kind ``ReadingFailure/Kind/cancelled`` when the task is cancelled.
  @concurrent
  public init<Bytes: AsyncSequence>(
    bytes: sending Bytes, name: String = "input", byteCount: UInt64? = nil,
    progress: (@Sendable (ReadingProgress) -> Void)? = nil
  ) async throws(ReadingFailure) where Bytes.Element == UInt8 {
    var arrival = Arrival(name: name, byteCount: byteCount, progress: progress)
    do {
      var chunk: [UInt8] = []
      for try await byte in bytes {
        chunk.append(byte)
        guard chunk.count == InputSpool.chunkSize else { continue }
        try arrival.take(chunk)
        chunk.removeAll(keepingCapacity: true)
      }
      try arrival.take(chunk)
      source = try arrival.finish()
    } catch {
      throw ReadingFailure(error, breakingOff: name)
    }
  }
}

/// Bytes on their way in.
private struct Arrival {
  private var spool: InputSpool
  private var progress: ReadingProgress
  private var report: ProgressReport

  init(name: String, byteCount: UInt64?, progress: (@Sendable (ReadingProgress) -> Void)?) {
    spool = InputSpool(name: name)
    self.progress = ReadingProgress(totalBytes: byteCount)
    report = ProgressReport(step: UInt64(InputSpool.chunkSize), body: progress)
  }

  mutating func take(_ chunk: [UInt8]) throws(FileFailure) {
    try chunk.withByteSlice { (bytes) throws(FileFailure) in try spool.append(bytes) }
    progress.bytesDone = spool.count
    report.tell(progress)
  }

  /// A sequence that merely ends when its task is cancelled has not come to its end.
  mutating func finish() throws(FileFailure) -> InputSource {
    if Task.isCancelled { throw .cancellation(path: spool.name) }
    let source = spool.finish()
    progress.totalBytes = source.count
    report.tellEnd(progress)
    return source
  }
}

extension ReadingFailure {
  /// What an error means that comes out of the caller's sequence.
  fileprivate init(_ error: any Error, breakingOff name: String) {
    switch error {
    case let failure as ReadingFailure: self = failure
    case let failure as FileFailure: self.init(failure)
    case _ where error is CancellationError || Task.isCancelled: self = .cancelled(name)
    default: self.init(.input, Diagnostic(.inputBrokenOff, ["\(error)"], file: name))
    }
  }
}
