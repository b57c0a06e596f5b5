/// The document format: its name and its version, in one place.
///
/// A field may be added within a version; a change that an older reader would misread makes a new version, with a
/// migration from the one before it. The name MUST NOT CHANGE.
enum DocumentFormat {
  /// What `format` says in every document.
  static let name: StaticString = "carryover"
  /// The version that is written, and the newest that is read.
  static let schemaVersion = 1
}

extension DiagnosticCode {
  static let documentVersion = DiagnosticCode(
    "document.version", .error, "the document is of version %1, and this Carryover reads up to version %2",
    remedy: "update Carryover")
  static let documentMalformed = DiagnosticCode(
    "document.malformed", .error, "the document is not well-formed JSON: %1", remedy: "get an undamaged copy")
  static let documentForeign = DiagnosticCode(
    "document.foreign", .error, "this is JSON, but not a Carryover document: %1",
    remedy: "give a document that Carryover has written")
  static let documentEntityUnreadable = DiagnosticCode(
    "document.entity-unreadable", .error, "%1 cannot be read: %2", remedy: "correct the value, or get an undamaged copy"
  )
  static let documentUnknownEntity = DiagnosticCode(
    "document.entity-unknown", .error, "an entity of the unknown kind \"%1\" was left out", remedy: "update Carryover")
  static let documentFieldDropped = DiagnosticCode(
    "document.field-dropped", .warning, "the field \"%1\" is not known where it stands and was left out",
    remedy: "update Carryover")
  static let documentCut = DiagnosticCode(
    "document.cut", .error, "the document has no end line: it was cut off",
    remedy: "get a whole copy; what was read is all there was")
  static let documentDamaged = DiagnosticCode(
    "document.damaged", .error, "the document's end line says %1, but this was found: %2",
    remedy: "get an undamaged copy")
}
