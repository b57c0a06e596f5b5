import TextStreams

/// A source whose input can be read in pieces, each for itself and on a thread of its own.
protocol DivisibleSource: EntitySource {
  /// How many pieces there are; none where the input has to be read as a whole.
  var pieceCount: Int { get }
  /// A reader for one thread, which reads one piece after another.
  func pieceReader() -> any PieceReader
  /// Takes in what was found in a piece. Pieces come in the order of the input.
  func absorb(_ findings: PieceFindings)
  /// Takes in what a thread found beyond its pieces, and holds the accounts against each other.
  ///
  /// - Returns: The templates in use.
  func finish(_ readers: [any PieceReader]) throws(ReadingFailure) -> [Entity]
}

/// Reads pieces of an input, one after another.
protocol PieceReader: AnyObject {
  /// Reads a piece, and hands over its entities as they are complete.
  func read(_ piece: Int, _ take: ([Entity]) -> Void) throws(FileFailure) -> PieceFindings
}

/// What was found in a piece beside its entities.
struct PieceFindings: Sendable {
  var rows = RowCounts()
  var recordCount = 0
  var log = DiagnosticLog()
  var dustCount = 0
  var placeholderCount = 0
  var byteCount: UInt64 = 0
  /// What has to fit to its neighbours, where nobody looked over the piece before.
  var edges: PieceEdges?
}

/// What was found at the edges of a piece that was taken for one by what stands around them.
struct PieceEdges: Sendable {
  /// Whether the piece was what it was hoped to be, and ends where a record does.
  var isAsHoped: Bool
  /// The first start in it, and the last, as keys of their order; `nil` where it has none.
  var starts: ClosedRange<UInt64>?
  /// How many lines and records it has.
  var lines: Int
  var records: Int
}

/// A writer whose sessions can be laid out on several threads, as bytes that it only has to put one behind the other.
protocol DividedWriter: EntityWriter, SendableMetatype {
  /// Lays a session out behind others.
  static func append(_ session: Session, isFirst: Bool, to fields: inout JSONFieldWriter)
  /// Takes sessions that were laid out.
  func write(fragment: ByteSlice, sessions: Int) throws(FileFailure)
}

/// Reads, converts and lays out the pieces of one input on several threads, and writes them in their order: the output
/// is the same, byte by byte, as that of one thread.
struct DividedConversion<Writer: DividedWriter> {
  /// A piece that is done and waits for its turn.
  private struct Piece: Sendable {
    var output: [UInt8] = []
    var sessions = 0
    var unconverted = 0
    var findings = PieceFindings()
    var failure: FileFailure?
  }

  /// What the threads share.
  private struct State: Sendable {
    var next = 0
    var written = 0
    var done: [Int: Piece] = [:]
    /// Memory of outputs that were written, which serves again.
    var spare: [[UInt8]] = []
    var isStopped = false
  }

  let source: any DivisibleSource
  let writer: Writer
  let units: UnitTransform
  let threadCount: Int

  /// Converts the whole input.
  ///
  /// - Parameter progress: Told bytes read after each piece.
  /// - Returns: The templates in use, how many sessions were written, and how many measures had no unit to be converted
  ///   from. Where the source has to start over, it ends early, and nothing of that holds.
  func run(progress: (UInt64) -> Void) throws -> (templates: [Entity], sessions: Int, unconverted: Int) {
    let state = Monitor(State())
    let readers = (0..<threadCount).map { _ in PieceReaderBox(source.pieceReader()) }
    let idle = Monitor(readers)
    let (count, units, window) = (source.pieceCount, units, threadCount + 1)
    let workers = Workers(count: threadCount) {
      let reader = idle.wait { $0.popLast() }
      Self.work(reader.reader, state, count: count, window: window, units: units)
    }
    defer {
      state.wait { $0.isStopped = true }
      workers.join()
    }
    guard workers.started > 0 else { throw FileFailure(path: source.summary.file, action: "start a thread to read") }
    var sessions = 0
    var unconverted = 0
    for index in 0..<count {
      var piece = state.wait { $0.done.removeValue(forKey: index) }
      if let failure = piece.failure { throw failure }
      if Task.isCancelled { throw ReadingFailure.cancelled(source.summary.file) }
      try piece.output.withByteSlice { (bytes) throws(FileFailure) in
        try writer.write(fragment: bytes, sessions: piece.sessions)
      }
      piece.output.removeAll(keepingCapacity: true)
      let spare = piece.output
      piece.output = []
      state.wait { state in
        state.written += 1
        state.spare.append(spare)
      }
      source.absorb(piece.findings)
      if source.hasToStartOver { return ([], sessions, unconverted) }
      sessions += piece.sessions
      unconverted += piece.unconverted
      progress(source.summary.bytesRead)
    }
    workers.join()
    return (try source.finish(readers.map(\.reader)), sessions, unconverted)
  }

  private static func work(
    _ reader: any PieceReader, _ state: Monitor<State>, count: Int, window: Int, units: UnitTransform
  ) {
    var fields = JSONFieldWriter()
    while true {
      // No thread runs further ahead of the writing than memory should hold.
      let next = state.wait { state -> Int?? in
        if state.isStopped || state.next == count { return .some(nil) }
        guard state.next < state.written + window else { return nil }
        state.next += 1
        return state.next - 1
      }
      guard let index = next else { return }
      var piece = Piece()
      do {
        piece.findings = try reader.read(index) { entities in
          for case .session(let session) in entities {
            piece.unconverted += units.unconvertible(in: .session(session))
            Writer.append(
              units.isIdentity ? session : units.apply(to: session), isFirst: piece.sessions == 0, to: &fields)
            piece.sessions += 1
          }
        }
      } catch {
        piece.failure = error
      }
      var output = state.wait { $0.spare.popLast() ?? [] }
      unsafe output.append(contentsOf: fields.buffer.bytes.buffer)
      fields.buffer.removeAll()
      piece.output = output
      output = []
      let done = piece
      state.wait { $0.done[index] = done }
    }
  }
}

/// Hands a reader over to the thread that is to use it alone.
private final class PieceReaderBox: @unchecked Sendable {
  let reader: any PieceReader
  init(_ reader: any PieceReader) { self.reader = reader }
}
