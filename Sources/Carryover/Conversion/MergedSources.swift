import TextStreams

/// Several sources as one: of the sessions at their heads, the one that begins first comes first, so that sources in
/// the order of time give an output in the order of time. Whatever else they hold comes after the sessions.
struct MergedSources {
  private let sources: [any EntitySource]
  private var batches: [[Entity]]
  private var indices: [Int]
  private var isDone: [Bool]
  private var rest: [Entity] = []

  /// Where the rows that are rejected go.
  private(set) var rejectedRows: RejectedRowWriter?

  init(_ sources: [any EntitySource], rejectedRows: RejectedRowWriter?) {
    self.sources = sources
    self.rejectedRows = rejectedRows
    batches = sources.map { _ in [] }
    indices = sources.map { _ in 0 }
    isDone = sources.map { _ in false }
  }

  var bytesRead: UInt64 { sources.reduce(0) { $0 + $1.summary.bytesRead } }

  mutating func next() throws -> Entity? {
    var best: (source: Int, key: UInt64)?
    for source in sources.indices {
      try fill(source)
      guard indices[source] < batches[source].count else { continue }
      let key = sources.count == 1 ? 0 : Self.key(batches[source][indices[source]])
      if key < best?.key ?? .max { best = (source, key) }
    }
    guard let best else { return rest.isEmpty ? nil : rest.removeFirst() }
    defer { indices[best.source] += 1 }
    return batches[best.source][indices[best.source]]
  }

  /// Goes on in a source until a session is at its head, of several sources; of one, as it comes.
  private mutating func fill(_ source: Int) throws {
    while !isDone[source] {
      while indices[source] < batches[source].count {
        if sources.count == 1 { return }
        if case .session = batches[source][indices[source]] { return }
        rest.append(batches[source][indices[source]])
        indices[source] += 1
      }
      let batch = try sources[source].next()
      batches[source] = batch ?? []
      indices[source] = 0
      isDone[source] = batch == nil
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
