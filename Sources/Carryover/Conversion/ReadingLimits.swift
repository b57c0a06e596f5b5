import TextStreams

/// How much of a file that comes from a stranger is taken.
///
/// What is beyond a limit is rejected with its place and counted, or refuses the file where nothing of it can be
/// trusted; it never fills the memory. Each limit is far above what anybody trains. Carryover's own documents are taken
/// as they are within ``recordLength`` and ``nesting``, so that a library can always be read again.
public struct ReadingLimits: Hashable, Sendable {
  /// The longest field of a table, in bytes: 1 MiB.
  public var fieldLength = 1 << 20
  /// The longest record of a table, line of JSON Lines and element of a JSON document, in bytes: 16 MiB. At most 1 GiB.
  public var recordLength = 16 << 20
  /// The most fields of a record of a table.
  public var fieldCount = 10_000
  /// The longest name of an exercise or a session in a table, in Unicode scalars.
  public var nameLength = 1000
  /// The most rows of a table that begin at one time, and so the most of a session.
  public var rowsOfOneStart = 10_000
  /// The deepest nesting of JSON.
  public var nesting = 64
  /// The most sessions in memory, where a whole history is: between preview and import, as a ``Library`` and where a
  /// table of Carryover is in no order.
  public var sessionsInMemory = 200_000
  /// The most bytes of what comes only once, such as a pipe, and is kept in a temporary file: 4 GiB.
  public var streamLength: UInt64 = 4 << 30
  /// The most things in a share bundle.
  public var sharedEntities = 100_000
  /// The most bytes of a share bundle: 256 MiB.
  public var bundleLength = 256 << 20

  /// Makes the usual limits.
  public init() {}

  var records: RecordLimits {
    var limits = RecordLimits()
    limits.recordLength = min(max(recordLength, 1), 1 << 30)
    limits.fieldLength = fieldLength
    limits.fieldCount = fieldCount
    return limits
  }

  /// The longest piece of a document.
  var pieceLength: Int { min(max(recordLength, 1), 1 << 30) }

  /// What is wrong with a record beyond the limits.
  func problem(_ excess: RecordExcess) -> RowProblem {
    switch excess {
    case .record: RowProblem(code: .limitRecord, arguments: [Self.text(recordLength)])
    case .fieldCount: RowProblem(code: .limitFields, arguments: ["\(fieldCount)"])
    case .field(let field): RowProblem(code: .limitField, arguments: [Self.text(fieldLength)], field: field)
    }
  }

  /// Complains of a name that is too long.
  func checkName(_ name: ByteSlice, field: Int) throws(RowProblem) {
    // Fewer bytes than the limit are never more scalars.
    guard name.count > nameLength, name.string.unicodeScalars.count > nameLength else { return }
    throw RowProblem(code: .limitName, arguments: ["\(nameLength)"], field: field)
  }

  /// Complains of sessions that would fill the memory.
  func check(sessions: Int, file: String) throws(ReadingFailure) {
    guard sessions > sessionsInMemory else { return }
    throw ReadingFailure(.input, Diagnostic(.limitSessions, ["\(sessionsInMemory)"], file: file))
  }

  /// A number of bytes in words.
  static func text(_ bytes: Int) -> String {
    if bytes >= 1 << 20, bytes & (1 << 20 - 1) == 0 { return "\(bytes >> 20) MiB" }
    if bytes >= 1 << 10, bytes & (1 << 10 - 1) == 0 { return "\(bytes >> 10) KiB" }
    return "\(bytes) bytes"
  }
}

extension DiagnosticCode {
  static let limitRecord = DiagnosticCode(
    "limit.record", .error, "the row is longer than %1", remedy: "look for a quote that is never closed")
  static let limitField = DiagnosticCode(
    "limit.field", .error, "the field is longer than %1",
    remedy: "look for a quote that is never closed, shorten it, or say --limit field=BYTES")
  static let limitFields = DiagnosticCode(
    "limit.fields", .error, "the row has more than %1 fields", remedy: "take away what is too much")
  static let limitName = DiagnosticCode(
    "limit.name", .error, "the name is longer than %1 characters",
    remedy: "shorten it, or say --limit name=CHARACTERS")
  static let limitRows = DiagnosticCode(
    "limit.rows", .error, "more than %1 rows begin at %2", remedy: "correct the dates, or say --limit rows=ROWS")
  static let limitSessions = DiagnosticCode(
    "limit.sessions", .error, "the history has more than %1 sessions, which would have to be in memory together",
    remedy: "divide the file, or say --limit sessions=SESSIONS")
}
