import TextStreams

/// Takes output that nobody wants.
struct DiscardingSink: OutputSink {
  func write(_ bytes: ByteSlice) {}
  func finish() {}
}

/// Collects output for a caller that keeps the sink.
final class CollectingSink: OutputSink {
  private(set) var bytes: [UInt8] = []
  func write(_ bytes: ByteSlice) { unsafe self.bytes.append(contentsOf: bytes.buffer) }
  func finish() {}
}
