import TextStreams

/// Reads pieces of a file of Strong's whose sessions are in order, on a thread of its own.
final class StrongPieceReader: PieceReader {
  private let input: InputSource
  private let bindings: [StrongBinding]
  private let pieces: [TextBlock]
  private let chunkSize: Int
  private var reader: StrongReader
  private var chunk: [UInt8] = []

  init(
    input: InputSource, findings: StrongFindings, bindings: [StrongBinding], pieces: [TextBlock],
    options: ReadingOptions
  ) {
    self.input = input
    self.bindings = bindings
    self.pieces = pieces
    chunkSize = options.chunkSize
    reader = StrongReader(findings: findings, options: options, vocabulary: .shipped)
  }

  var templates: TemplateFinder { reader.templates }

  func read(_ piece: Int, _ take: ([Entity]) -> Void) throws(FileFailure) -> PieceFindings {
    let block = pieces[piece]
    reader.beginBlock(at: block.position, binding: bindings[block.header])
    try input.read(block, chunkSize: chunkSize, into: &chunk) { bytes in
      reader.consume(bytes)
      handOver(take)
    }
    reader.endBlock()
    var findings = reader.takeFindings()
    findings.byteCount = block.length
    handOver(take)
    return findings
  }

  private func handOver(_ take: ([Entity]) -> Void) {
    guard !reader.finished.isEmpty else { return }
    take(reader.finished)
    reader.finished.removeAll(keepingCapacity: true)
  }
}
