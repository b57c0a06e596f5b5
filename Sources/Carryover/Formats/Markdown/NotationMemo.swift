/// A text's tokens, with what has been found in them: the same text is read in several contexts, and from several of its
/// places, but its clauses are the same in all of them.
final class NotationMemo {
  let bytes: [UInt8]
  let tokens: [NotationToken]
  private var runs: [Run] = []
  private var readings: [(context: NotationContext, reading: NotationReading?)] = []
  private var headings: [(context: NotationContext, heading: NotationReading)] = []
  private static let mostReadings = 4
  private static let mostRuns = 16

  /// The clauses that stand at a place.
  struct Run {
    var place: Int
    /// What the parser was told of the words before.
    var isWarmup = false
    var movesBody = false
    var isTimed = false
    var clauses: [NotationClause] = []
    /// Text inside the clauses that is no part of them, in bytes.
    var asides: [Range<Int>] = []
    /// The first token behind.
    var end = 0
  }

  init(bytes: [UInt8], tokens: [NotationToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The clauses at a place, as far as the text is notation.
  func run(at place: Int, isWarmup: Bool = false, movesBody: Bool = false, isTimed: Bool = false) -> Run {
    for run in runs
    where run.place == place && run.isWarmup == isWarmup && run.movesBody == movesBody && run.isTimed == isTimed {
      return run
    }
    var parser = NotationParser(tokens: tokens, bytes: bytes)
    parser.place = place
    if isWarmup { parser.kind = .warmup }
    parser.movesBody = movesBody
    parser.isTimed = isTimed
    let clauses = parser.clauses()
    let run = Run(
      place: place, isWarmup: isWarmup, movesBody: movesBody, isTimed: isTimed, clauses: clauses, asides: parser.asides,
      end: parser.place)
    if runs.count < Self.mostRuns { runs.append(run) }
    return run
  }

  /// The reading in a context, where it is known.
  func reading(in context: NotationContext) -> NotationReading?? {
    for known in readings where known.context == context { return .some(known.reading) }
    return nil
  }

  func keep(_ reading: NotationReading?, in context: NotationContext) {
    if readings.count == Self.mostReadings { readings.removeFirst() }
    readings.append((context, reading))
  }

  /// The same for the text taken as an exercise's name.
  func heading(in context: NotationContext) -> NotationReading? {
    for known in headings where known.context == context { return known.heading }
    return nil
  }

  func keep(heading: NotationReading, in context: NotationContext) {
    if headings.count == Self.mostReadings { headings.removeFirst() }
    headings.append((context, heading))
  }
}
