import TextStreams

extension StrongSource: DivisibleSource {
  var pieceCount: Int { index == nil ? pieces.count : 0 }

  /// Holds the edges of a piece against what came before it.
  ///
  /// - Returns: What was found, with its lines and records counted from the beginning of the text; `nil` where the piece
  ///   is none.
  private func fitted(_ piece: PieceFindings, _ edges: PieceEdges) -> PieceFindings? {
    let isFirst = absorbed.records == 0
    guard edges.isAsHoped, isFirst || edges.starts != nil else { return nil }
    if let starts = edges.starts, let before = absorbed.start, starts.lowerBound <= before { return nil }
    var piece = piece
    piece.log.moveDown(
      lines: absorbed.lines, records: absorbed.records - (isFirst ? 0 : Self.recordOfPiece - 1))
    absorbed.lines += edges.lines
    absorbed.records += edges.records
    absorbed.start = edges.starts?.upperBound ?? absorbed.start
    return piece
  }

  func pieceReader() -> any PieceReader {
    StrongPieceReader(input: input, findings: findings, bindings: bindings, pieces: pieces, options: options)
  }

  func absorb(_ piece: PieceFindings) {
    var piece = piece
    if let edges = piece.edges {
      guard let fitted = fitted(piece, edges) else {
        hasToStartOver = true
        return
      }
      piece = fitted
    }
    found.add(piece)
    summary.bytesRead += piece.byteCount
  }

  func finish(_ readers: [any PieceReader]) throws(ReadingFailure) -> [Entity] {
    try settle()
    for case let reader as StrongPieceReader in readers { self.reader.templates.add(reader.templates) }
    return reader.templates.take() ?? []
  }
}

extension PieceFindings {
  /// Adds what was found further on.
  mutating func add(_ other: PieceFindings) {
    rows += other.rows
    recordCount += other.recordCount
    dustCount += other.dustCount
    placeholderCount += other.placeholderCount
    log.add(other.log)
  }
}
