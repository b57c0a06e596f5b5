extension DiagnosticCode {
  static let envelopeMalformed = DiagnosticCode(
    "envelope.malformed", .error, "this is no message or post: %1", remedy: "get it again, whole")
  static let envelopeSnapshot = DiagnosticCode(
    "envelope.snapshot-unreadable", .error, "the snapshot is not Base64: %1", remedy: "get it again, whole")
  static let envelopeWithoutBundle = DiagnosticCode(
    "envelope.without-bundle", .error, "there is no bundle in it, but %1",
    remedy: "give a message that shares something")
  static let envelopeKind = DiagnosticCode(
    "envelope.kind", .error, "it says that it has a %1 in it, and has a %2",
    remedy: "ask the sender to share it again")
  static let envelopeTooLarge = DiagnosticCode(
    "envelope.too-large", .error, "the message or post has more than %1", remedy: "ask for a smaller one")
  static let envelopeDateMissing = DiagnosticCode(
    "envelope.date-missing", .error, "the session has no date, and a message or post that shares one needs it",
    remedy: "share it as a bundle")
  static let envelopeTimeZoneMissing = DiagnosticCode(
    "envelope.time-zone-missing", .error,
    "a message or post that shares a session needs a point in time, and nobody says in which time zone it took place",
    remedy: "say it with --time-zone, such as Europe/Berlin")
}
