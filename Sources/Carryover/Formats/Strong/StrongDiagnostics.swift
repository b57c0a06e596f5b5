extension DiagnosticCode {
  // MARK: The file

  static let strongUnitAssumed = DiagnosticCode(
    "strong.unit-assumed", .note, "the file does not state the unit of its weights; the evidence says %1: %2",
    remedy: "say --unit kg or --unit lb if that is wrong")
  static let strongUnitStated = DiagnosticCode(
    "strong.unit-stated", .note, "the file states the unit of every weight, so the unit given was not used",
    remedy: "say --convert-to if the weights are to be converted")
  static let strongUnitUnclear = DiagnosticCode(
    "strong.unit-unclear", .error,
    "the file does not state the unit of its weights and the evidence does not settle it: for kg, %1; for lb, %2",
    remedy: "say --unit kg or --unit lb")
  /// The same where a preview goes on without an answer.
  static let strongUnitOpen = DiagnosticCode(
    strongUnitUnclear.identifier, .warning, strongUnitUnclear.message, remedy: strongUnitUnclear.remedy)
  static let strongUnitSwitch = DiagnosticCode(
    "strong.unit-switch", .warning, "weights jump by about 2.2 in %1 around %2, as if the unit had been changed there",
    remedy: "say --unit %3 if that is so, or --unit %4 if not")
  static let strongPositionalColumns = DiagnosticCode(
    "strong.columns-by-position", .warning,
    "the header is in a language that is not known; columns were taken by their position",
    remedy: "check a few sets in the result")
  static let strongHeaderMissing = DiagnosticCode(
    "strong.header-missing", .warning, "the file has no header; columns were taken by their position",
    remedy: "check a few sets in the result")
  static let strongUnknownColumn = DiagnosticCode(
    "strong.unknown-column", .warning, "the column \"%1\" is not known and was left out",
    remedy: "nothing needs to be done unless you miss what it held")
  static let strongDateOrder = DiagnosticCode(
    "strong.date-order", .warning, "the dates were rewritten by a spreadsheet; they were read as %1 because %2",
    remedy: "export the file again from the app if a date is wrong")
  static let strongReordered = DiagnosticCode(
    "strong.reordered", .note,
    "the file is not in the order of time, or workouts come again further down; sessions were put in order",
    remedy: "nothing needs to be done")

  static let strongUnitNotWritten = DiagnosticCode(
    "strong.unit-not-written", .note, "the weights are in %1, which the format has no place to state",
    remedy: "say --unit %1 when the file is read again")

  // MARK: Rows that are read

  static let strongShortRow = DiagnosticCode(
    "strong.short-row", .warning,
    "the row has %1 fields instead of %2; the missing ones at its end were taken as empty",
    remedy: "check the row in the original file")
  static let strongThousandsComma = DiagnosticCode(
    "strong.thousands-comma", .warning, "the duration \"%1\" was split by its own comma; it was put together again",
    remedy: "nothing needs to be done")
  static let strongDurationUnreadable = DiagnosticCode(
    "strong.duration-unreadable", .warning, "the duration \"%1\" cannot be read and was left out",
    remedy: "write it as 1h 15m")
  static let strongRunawayDuration = DiagnosticCode(
    "strong.runaway-duration", .warning, "the workout of %1 lasts %2 hours: probably it was left running",
    remedy: "correct the duration in the app if you mind it")
  static let strongRestWithoutSet = DiagnosticCode(
    "strong.rest-without-set", .warning,
    "a rest of \"%1\" has no set before it; it was kept as the rest of the exercise",
    remedy: "nothing needs to be done")
  static let strongContradiction = DiagnosticCode(
    "strong.contradiction", .warning,
    "\"%1\", set %2 of the workout of %3 comes again with other values; the later one stands",
    remedy: "remove the one that is wrong from the file")
  static let strongDurationContradiction = DiagnosticCode(
    "strong.duration-contradiction", .warning,
    "the workout of %1 comes again with another duration; the later one stands",
    remedy: "remove the one that is wrong from the file")
  static let strongConversionDust = DiagnosticCode(
    "strong.conversion-dust", .note,
    "numbers cleaned of the dust of a conversion (such as 299.99999999999994): %1",
    remedy: "nothing needs to be done")

  static let strongPlaceholder = DiagnosticCode(
    "strong.placeholder", .note,
    "values taken as absent, for they stand for none where a column may not be empty (a note \"-\", a duration 0m): %1",
    remedy: "nothing needs to be done")

  // MARK: Rows that are rejected

  static let strongFieldCount = DiagnosticCode(
    "strong.field-count", .error, "the row has %1 fields instead of %2",
    remedy: "add what is missing, or quote a field that has a separator in it")
  static let strongDateUnreadable = DiagnosticCode(
    "strong.date-unreadable", .error, "\"%1\" is not a date and time", remedy: "write it as 2021-01-05 18:03:22")
  static let strongSetOrderUnreadable = DiagnosticCode(
    "strong.set-order", .error, "\"%1\" is neither a set number nor a known kind of set",
    remedy: "write a number, W, D, F, Rest Timer or Note")
  static let strongExerciseMissing = DiagnosticCode(
    "strong.exercise-missing", .error, "the row has no name of an exercise", remedy: "fill in its name")
  static let strongNumberUnreadable = DiagnosticCode(
    "strong.number-unreadable", .error, "\"%1\" in column %2 is not a number", remedy: "write it in digits: 62.5")
  static let strongNumberNegative = DiagnosticCode(
    "strong.number-negative", .error, "\"%1\" in column %2 is below zero", remedy: "write it without the minus sign")
  static let strongNumberImpossible = DiagnosticCode(
    "strong.number-impossible", .error, "\"%1\" in column %2 is larger than it can be", remedy: "correct the number")
  static let strongCountFractional = DiagnosticCode(
    "strong.count-fractional", .error, "\"%1\" in column %2 is not a whole number", remedy: "write a whole number")
  static let strongUnitUnknown = DiagnosticCode(
    "strong.unit-unknown", .error, "the unit \"%1\" is not known", remedy: "write kg, lbs, km, mi, m, yd or ft")
  static let strongQuoteUnclosed = DiagnosticCode(
    "strong.quote-unclosed", .error,
    "a quote is opened here and never closed, so that everything to the end of the file is one field",
    remedy: "close the quote, or double it if it belongs to the text")
}
