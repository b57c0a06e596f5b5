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
    var offset = block.position.offset
    let end = offset + block.length
    while offset < end {
      let capacity = Int(min(UInt64(chunkSize), end - offset))
      let count = try input.read(at: offset, into: &chunk, capacity: capacity)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { reader.consume($0.slice(0, count)) }
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
