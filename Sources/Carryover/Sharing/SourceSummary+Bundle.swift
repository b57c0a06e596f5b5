extension SourceSummary {
  /// Refuses what somebody shared where a history is wanted: its identifiers are the sender's.
  package func refuseBundle() throws(ReadingFailure) {
    guard let bundle else { return }
    throw ReadingFailure(.input, Diagnostic(.bundleNoHistory, [bundle.kind.words, file], file: file))
  }
}

extension DiagnosticCode {
  static let bundleNoHistory = DiagnosticCode(
    "bundle.no-history", .error, "this is no history of yours, but a %1 that somebody shared",
    remedy: "take it in with `carryover receive %2 --into history.carryover`")
}
