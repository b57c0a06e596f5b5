/// Where an import is.
public enum ImportPhase: Sendable {
  /// The history is being read.
  case parsing(ReadingProgress)
  /// Only its owner can say the unit of the loads: set ``HistoryImport/options`` and read again.
  case question(Diagnostic)
  /// The history was read, and can be looked at and stored.
  case preview(ImportPreview)
  /// The history is being stored.
  case importing(ImportProgress)
  /// The history was stored.
  case complete(ImportSummary)
  /// The import ended before its time; the phase before says how far it had come.
  case failed(ImportFailure)
  /// The task was cancelled; the phase before says how far it had come.
  case cancelled

  /// The phase in which a failure to read leaves an import.
  public init(_ failure: ReadingFailure) {
    self =
      switch failure.kind {
      case .cancelled: .cancelled
      case .question: .question(failure.diagnostic)
      case .input, .accounting: .failed(.reading(failure))
      }
  }
}

/// Why an import ended before its time.
public enum ImportFailure: Error, Sendable {
  /// The history cannot be read.
  case reading(ReadingFailure)
  /// The caller's closure threw this error when it was to store a batch.
  case storing(any Error)
}
