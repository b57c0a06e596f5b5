/// Why no further session can be read.
public struct ReadingFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be read, or is not what it should be.
    case input
    /// A question that only the caller can answer: the unit of the loads.
    case question
    /// The sums do not add up: a fault of the program, in which case nothing is trusted.
    case accounting
    /// The task that reads was cancelled.
    case cancelled
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// What was found, where, and what to do about it.
  public let diagnostic: Diagnostic

  /// Makes a failure.
  public init(_ kind: Kind, _ diagnostic: Diagnostic) {
    self.kind = kind
    self.diagnostic = diagnostic
  }

  /// The diagnostic in words.
  public var description: String { diagnostic.description }
}

extension DiagnosticCode {
  /// A file cannot be opened, read or written.
  public static let fileFailure = DiagnosticCode("file.failure", .error, "%1", remedy: "check the path and the disk")
  /// The bytes that the caller hands over one after another break off with an error.
  public static let inputBrokenOff = DiagnosticCode(
    "input.broken-off", .error, "the input broke off: %1", remedy: "read it again from the beginning")
  /// The task that reads was cancelled.
  public static let readingCancelled = DiagnosticCode(
    "reading.cancelled", .note, "the reading was cancelled", remedy: "read it again from the beginning")
  /// No reader knows the file.
  public static let formatUnknown = DiagnosticCode(
    "format.unknown", .error, "this is no training history that Carryover knows: it looks like %1",
    remedy:
      "give an export of Strong, Hevy, FitNotes, Fitbod or StrongLifts, or a Carryover document, or name the format "
      + "with --from")
  /// The file has no content.
  public static let fileEmpty = DiagnosticCode(
    "file.empty", .error, "the file is empty", remedy: "export it again from the app")
  /// The records counted by the tokenizer are not the rows counted by the reader.
  public static let accountingMismatch = DiagnosticCode(
    "report.accounting", .error, "%1 records were found and %2 accounted for",
    remedy: "this is a fault of Carryover: please report it with the file's first lines")
  /// The text is not in UTF-8 and was decoded.
  public static let encodingConverted = DiagnosticCode(
    "file.encoding", .note, "the file is not in UTF-8; it was read as %1",
    remedy: "check names with accents; export the file again if they are wrong")
  /// Some bytes are no text.
  public static let illFormedText = DiagnosticCode(
    "file.ill-formed-text", .warning, "places that are not valid UTF-8, and were replaced by \u{FFFD}: %1",
    remedy: "export the file again if names or notes look wrong")
}
