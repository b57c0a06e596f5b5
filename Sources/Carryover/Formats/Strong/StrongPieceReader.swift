import TextStreams

/// Reads pieces of a file of Strong's whose sessions are in order, on a thread of its own.
final class StrongPieceReader: PieceReader {
  private let input: InputSource
  private let bindings: [StrongBinding]
  private let pieces: [TextBlock]
  private let chunkSize: Int
  /// Whether nobody has looked over the pieces before.
  private let isHoping: Bool
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
    isHoping = findings.recordCount == nil
    reader = StrongReader(findings: findings, options: options, vocabulary: .shipped)
  }

  var templates: TemplateFinder { reader.templates }

  func read(_ piece: Int, _ take: ([Entity]) -> Void) throws(FileFailure) -> PieceFindings {
    let block = pieces[piece]
    reader.beginBlock(at: block.position, binding: bindings[block.header])
    reader.hope = isHoping ? StrongHope() : nil
    try input.read(block, chunkSize: chunkSize, into: &chunk) { bytes in
      // What comes behind is of no use to anybody.
      if reader.hope?.isFulfilled == false { return }
      reader.consume(bytes)
      handOver(take)
    }
    let isWhole = piece + 1 == pieces.count || reader.tokenizer.isBetweenRecords
    reader.endBlock()
    var findings = reader.takeFindings()
    if let hope = reader.hope {
      let end = reader.tokenizer.endPosition
      findings.edges = PieceEdges(
        isAsHoped: hope.isFulfilled && isWhole, starts: hope.starts, lines: end.line - block.position.line,
        records: end.record - block.position.record)
    }
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
