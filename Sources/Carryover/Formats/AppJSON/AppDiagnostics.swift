extension DiagnosticCode {
  static let appFieldUnreadable = DiagnosticCode(
    "app.field-unreadable", .error, "%1 was not read: %2", remedy: "correct the value, or export the data again")
  static let appEntityUnreadable = DiagnosticCode(
    "app.entity-unreadable", .error, "%1 cannot be read: %2", remedy: "correct it, or export the data again")
  static let appIdentifierRepeated = DiagnosticCode(
    "app.identifier-repeated", .error, "%1 has the identifier of an earlier one, and was left out",
    remedy: "give it an identifier of its own, or export the data again")
  static let appListUnknown = DiagnosticCode(
    "app.list-unknown", .warning, "the list \"%1\" is not known and was left out", remedy: "update Carryover")
  static let appMalformed = DiagnosticCode(
    "app.malformed", .error, "the document is not well-formed JSON: %1", remedy: "export the data again")
  static let appTimeZoneMissing = DiagnosticCode(
    "app.time-zone-missing", .error, "%1 is a point in time, and nobody says in which time zone it was",
    remedy: "say it with --time-zone, such as Europe/Berlin")
  static let appZoneUnwritten = DiagnosticCode(
    "app.time-zone-unknown", .error, "%1 was at %2 in no known time zone, and the format wants a point in time",
    remedy: "say it with --time-zone, such as Europe/Berlin")
  static let appDaylightSaving = DiagnosticCode(
    "app.daylight-saving", .warning, "%1 is a time that %2 skips or repeats; it was taken with the earlier offset",
    remedy: "correct the time, if an hour matters")
  static let appTimesShortened = DiagnosticCode(
    "app.times-shortened", .note, "dates of which only the second, or only the day, is kept: %1",
    remedy: "nothing needs to be done")
  static let appDerivedDiffers = DiagnosticCode(
    "app.derived-differs", .warning, "%1 is %2 there, and %3 by the sets; it was left out",
    remedy: "check whether sets are missing from the document")
  static let appFieldUnknown = DiagnosticCode(
    "app.field-unknown", .warning, "%1 is not known, and there is no place to keep it; it was left out",
    remedy: "nothing needs to be done unless you miss what it held")
  static let appUnitAssumed = DiagnosticCode(
    "app.unit-assumed", .note, "the document does not state the unit of its weights; the evidence says %1: %2",
    remedy: "say --unit kg or --unit lb if that is wrong")
  static let appUnitUnclear = DiagnosticCode(
    "app.unit-unclear", .error,
    "the document does not state the unit of its weights and the evidence does not settle it: for kg, %1; for lb, %2",
    remedy: "say --unit kg or --unit lb")
  /// The same where a preview goes on without an answer.
  static let appUnitOpen = DiagnosticCode(
    appUnitUnclear.identifier, .warning, appUnitUnclear.message, remedy: appUnitUnclear.remedy)
  static let appUnitNotWritten = DiagnosticCode(
    "app.unit-not-written", .note, "the weights are in %1, which the format has no place to state",
    remedy: "say --unit %1 when the document is read again")
}
