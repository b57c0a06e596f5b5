import TextStreams

/// A sink that can forget what was written into it, as if nothing had been.
protocol ErasableSink: OutputSink {
  /// Whether it can.
  var isErasable: Bool { get }
  /// Forgets all bytes.
  func erase() throws(FileFailure)
}

extension AtomicFileSink: ErasableSink {}

/// Takes output that nobody wants.
struct DiscardingSink: OutputSink {
  func write(_ bytes: ByteSlice) {}
  func finish() {}
}

/// Collects output for a caller that keeps the sink.
final class CollectingSink: ErasableSink {
  private(set) var bytes: [UInt8] = []
  let isErasable = true
  func write(_ bytes: ByteSlice) { unsafe self.bytes.append(contentsOf: bytes.buffer) }
  func erase() { bytes.removeAll() }
  func finish() {}
}
