extension DiagnosticCode {
  static let tableUnknownColumn = DiagnosticCode(
    "csv.unknown-column", .warning, "the column \"%1\" is not known and was left out",
    remedy: "rename it if it is a column of Carryover's CSV under another name")
  static let tableFieldCount = DiagnosticCode(
    "csv.field-count", .error, "the row has %1 fields instead of %2",
    remedy: "remove what is surplus, or quote a field that has a separator in it")
  static let tableValueUnreadable = DiagnosticCode(
    "csv.value-unreadable", .error, "\"%1\" is not %2", remedy: "correct the value, or leave it empty")
  static let tableJSONUnreadable = DiagnosticCode(
    "csv.json-unreadable", .error, "the cell is not well-formed JSON: %1",
    remedy: "correct the value, or leave it empty")
  static let tableStartMissing = DiagnosticCode(
    "csv.start-missing", .error, "the row says neither which session it belongs to nor when that began",
    remedy: "fill in session_start")
  static let tableNameMissing = DiagnosticCode(
    "csv.exercise-missing", .error, "the row has a set and no exercise", remedy: "fill in exercise_name")
  static let tableSetTwice = DiagnosticCode(
    "csv.set-twice", .error, "set %1 of \"%2\" stands in the file already, with other values",
    remedy: "give it another set_number, or remove the one that is wrong")
  static let tableContradiction = DiagnosticCode(
    "csv.contradiction", .warning,
    "the row says something else of its %1 than an earlier row does; the earlier row stands",
    remedy: "make the %1's cells alike in all its rows")
  static let tableReordered = DiagnosticCode(
    "csv.reordered", .note, "the rows are not in the order of time; sessions were put together and in order",
    remedy: "nothing needs to be done")
  static let tableQuoteUnclosed = DiagnosticCode(
    "csv.quote-unclosed", .error,
    "a quote is opened here and never closed, so that everything to the end of the file is one field",
    remedy: "close the quote, or double it if it belongs to the text")
}
