extension DiagnosticCode {
  // MARK: The file

  static let logUnitAssumed = DiagnosticCode(
    "log.unit-assumed", strongUnitAssumed.severity, strongUnitAssumed.message, remedy: strongUnitAssumed.remedy)
  static let logUnitStated = DiagnosticCode(
    "log.unit-stated", strongUnitStated.severity, strongUnitStated.message, remedy: strongUnitStated.remedy)
  static let logUnitUnclear = DiagnosticCode(
    "log.unit-unclear", strongUnitUnclear.severity, strongUnitUnclear.message, remedy: strongUnitUnclear.remedy)
  /// The same where a preview goes on without an answer.
  static let logUnitOpen = DiagnosticCode(
    logUnitUnclear.identifier, .warning, logUnitUnclear.message, remedy: logUnitUnclear.remedy)
  static let logUnitSwitch = DiagnosticCode(
    "log.unit-switch", strongUnitSwitch.severity, strongUnitSwitch.message, remedy: strongUnitSwitch.remedy)
  static let logUnknownColumn = DiagnosticCode(
    "log.unknown-column", .warning, "the column \"%1\" is not known and was left out",
    remedy: "nothing needs to be done unless you miss what it held")
  static let logDateOrder = DiagnosticCode(
    "log.date-order", .warning, "the dates were rewritten by a spreadsheet; they were read as %1 because %2",
    remedy: "export the file again from the app if a date is wrong")
  static let logReordered = DiagnosticCode(
    "log.reordered", .note,
    "the file is not in the order of time, or workouts come again further down; sessions were put in order",
    remedy: "nothing needs to be done")

  // MARK: Rows that are read

  static let logUnquotedComma = DiagnosticCode(
    "log.unquoted-comma", .note,
    "rows in which the name of the exercise has a comma and no quotes; it was put together again: %1",
    remedy: "nothing needs to be done")
  static let logEndUnreadable = DiagnosticCode(
    "log.end-unreadable", .warning, "\"%1\" does not say how long the workout lasted, and was left out",
    remedy: "write the end as the start is written")
  static let logEndBeforeStart = DiagnosticCode(
    "log.end-before-start", .warning, "the workout of %1 ends before it begins; its duration was left out",
    remedy: "correct its end in the app if you mind it")
  static let logRunawayDuration = DiagnosticCode(
    "log.runaway-duration", strongRunawayDuration.severity, strongRunawayDuration.message,
    remedy: strongRunawayDuration.remedy)
  static let logSessionContradiction = DiagnosticCode(
    "log.session-contradiction", .warning, "the workout of %1 comes again with another %2; the later one stands",
    remedy: "remove the one that is wrong from the file")
  static let logContradiction = DiagnosticCode(
    "log.contradiction", .warning,
    "\"%1\", set %2 of the workout of %3 comes again with other values; the later one stands",
    remedy: "remove the one that is wrong from the file")
  static let logConversionDust = DiagnosticCode(
    "log.conversion-dust", strongConversionDust.severity, strongConversionDust.message,
    remedy: strongConversionDust.remedy)
  static let logTimeInUTC = DiagnosticCode(
    "log.time-in-utc", .note,
    "workouts begin by the clock of UTC, as that of %1: the hour on the wall, and even the day, may have been others",
    remedy: "nothing needs to be done")

  // MARK: Rows that are rejected

  static let logFieldCount = DiagnosticCode(
    "log.field-count", .error, "the row has %1 fields instead of %2",
    remedy: "add what is missing, or quote a field that has a separator in it")
  static let logDateUnreadable = DiagnosticCode(
    "log.date-unreadable", .error, "\"%1\" is not a date as the app writes it", remedy: "write it as %2")
  static let logExerciseMissing = DiagnosticCode(
    "log.exercise-missing", .error, "the row has no name of an exercise", remedy: "fill in its name")
  static let logNumberUnreadable = DiagnosticCode(
    "log.number-unreadable", .error, "\"%1\" in column %2 is not a number", remedy: "write it in digits: 62.5")
  static let logNumberNegative = DiagnosticCode(
    "log.number-negative", .error, "\"%1\" in column %2 is below zero", remedy: "write it without the minus sign")
  static let logNumberImpossible = DiagnosticCode(
    "log.number-impossible", .error, "\"%1\" in column %2 is larger than it can be", remedy: "correct the number")
  static let logCountFractional = DiagnosticCode(
    "log.count-fractional", .error, "\"%1\" in column %2 is not a whole number", remedy: "write a whole number")
  static let logTimeUnreadable = DiagnosticCode(
    "log.time-unreadable", .error, "\"%1\" is not a length of time", remedy: "write it as 0:01:30")
  static let logUnitUnknown = DiagnosticCode(
    "log.unit-unknown", .error, "the unit \"%1\" is not known", remedy: "write kg, lbs, km, mi, m, yd or ft")
  static let logQuoteUnclosed = DiagnosticCode(
    "log.quote-unclosed", .error,
    "a quote is opened here and never closed, so that everything to the end of the file is one field",
    remedy: "close the quote, or double it if it belongs to the text")
}
