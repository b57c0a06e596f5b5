import TextStreams

/// Several sources as one: of the sessions at their heads, the one that begins first comes first, so that sources in
/// the order of time give an output in the order of time. Whatever else they hold comes after the sessions.
struct MergedSources {
  private let sources: [any EntitySource]
  /// What was read of each source, the last in front, so that each can be taken out without a copy.
  private var batches: [[Entity]]
  private var isDone: [Bool]
  private var rest: [Entity] = []
  /// Whether a source has to start over, so that nothing of the others is of use.
  private var isInVain = false

  /// Where the rows that are rejected go.
  private(set) var rejectedRows: RejectedRowWriter?

  init(_ sources: [any EntitySource], rejectedRows: RejectedRowWriter?) {
    self.sources = sources
    self.rejectedRows = rejectedRows
    batches = sources.map { _ in [] }
    isDone = sources.map { _ in false }
  }

  var bytesRead: UInt64 { sources.reduce(0) { $0 + $1.summary.bytesRead } }

  mutating func next() throws -> Entity? {
    var best: (source: Int, key: UInt64)?
    for source in sources.indices {
      try fill(source)
      if isInVain { return nil }
      guard let last = batches[source].indices.last else { continue }
      let key = sources.count == 1 ? 0 : Self.key(batches[source][last])
      if key < best?.key ?? .max { best = (source, key) }
    }
    guard let best else { return rest.isEmpty ? nil : rest.removeFirst() }
    return batches[best.source].popLast()
  }

  /// Goes on in a source until a session is at its head, of several sources; of one, as it comes.
  private mutating func fill(_ source: Int) throws {
    while !isDone[source] {
      while let last = batches[source].indices.last {
        if sources.count == 1 { return }
        if case .session = batches[source][last] { return }
        rest.append(batches[source].removeLast())
      }
      let batch = try sources[source].next()
      batches[source] = batch ?? []
      batches[source].turnRound()
      isDone[source] = batch == nil
      if sources[source].hasToStartOver { isInVain = true }
      let rejected = sources[source].takeRejectedRows()
      if !rejected.isEmpty { try rejectedRows?.write(rejected) }
    }
  }

  /// Completes what was written of rejected rows, if there were any.
  mutating func finish() throws(FileFailure) {
    if let rows = rejectedRows, rows.count > 0 { try rejectedRows?.finish() }
  }

  private static func key(_ entity: Entity) -> UInt64 {
    guard case .session(let session) = entity else { return 0 }
    return session.start.map { $0.sortKey + 1 } ?? 1
  }
}

extension [Entity] {
  /// Puts the last in front. They are moved and not copied, as `reverse` would.
  fileprivate mutating func turnRound() {
    unsafe withUnsafeMutableBufferPointer { entities in
      for index in 0..<entities.count / 2 { unsafe entities.swapAt(index, entities.count - 1 - index) }
    }
  }
}
