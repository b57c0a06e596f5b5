/// What a conversion did: where every row of every file went, and what there is to tell.
public struct ConversionReport: Sendable {
  /// Each file that was read.
  public var files: [SourceSummary] = []
  /// How many entities of each kind were written.
  public var written: [EntityKind: Int] = [:]
  /// Sessions that came again in a later file with the same identity and content, and were not written twice.
  public var repeatedSessions = 0
  /// Sessions that came again in a later file with the same identity and other content: the first one stands.
  public var conflictingSessions = 0
  /// What the output format could not hold, field by field.
  public var losses: [LossLog.Loss] = []
  /// What there is to tell beyond a single file.
  public var log = DiagnosticLog()

  /// Whether something was left out: a row, an entity, a field of one, the end of a document.
  public var hasRejections: Bool {
    conflictingSessions > 0
      || files.contains {
        $0.rows.rejected > 0 || $0.rejectedEntities > 0 || $0.rejectedFields > 0 || $0.isCut
      }
  }
}

extension DiagnosticCode {
  static let sessionRepeated = DiagnosticCode(
    "conversion.session-repeated", .note,
    "sessions that stand in an earlier file already, and were not written twice: %1",
    remedy: "nothing needs to be done")
  static let unitUnconvertible = DiagnosticCode(
    "conversion.unit-unknown", .warning, "loads and distances that have no unit, and were not converted: %1",
    remedy: "say their unit with --unit or --distance-unit")
  static let sessionConflict = DiagnosticCode(
    "conversion.session-conflict", .error, "the session of %1 stands in an earlier file with other content",
    remedy: "convert the files one by one")
}

extension ConversionReport {
  mutating func add(_ writer: LossyWriter) {
    losses = writer.losses.losses
    for loss in losses {
      let values = loss.count == 1 ? "1 value" : "\(loss.count) values"
      log.add(Diagnostic(.conversionLoss, [loss.field, values, loss.reason]))
    }
    for finding in writer.findings { log.add(finding) }
    written = writer.written
  }

  func refuseLosses() throws(ReadingFailure) {
    guard let loss = losses.first else { return }
    let fields = losses.map { "\($0.field) (\($0.count))" }.joined(separator: ", ")
    throw ReadingFailure(.input, Diagnostic(.conversionLossRefused, [fields, loss.reason]))
  }
}
