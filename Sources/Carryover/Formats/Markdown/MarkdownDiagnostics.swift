extension DiagnosticCode {
  static let markdownLineTooLong = DiagnosticCode(
    "markdown.line-too-long", .error, "the line is longer than %1",
    remedy: "break it into lines, or say --limit record=BYTES")
  static let markdownSessionTooLong = DiagnosticCode(
    "markdown.session-too-long", .error, "the session has more than %1 lines",
    remedy: "write a date above each session, or say --limit rows=LINES")
  static let markdownForeign = DiagnosticCode(
    "markdown.foreign", .error, "only workout notes are explained line by line, and this is %1",
    remedy: "leave out --explain")
  static let markdownAmbiguousOrder = DiagnosticCode(
    "markdown.ambiguous-order", .warning, "read as %1, and it could be %2 (confidence: %3)",
    remedy: "write the unit, or a legend such as \"sets x reps @ weight\"")
  static let markdownDoubtRefused = DiagnosticCode(
    "markdown.doubt-refused", .error, "--strict refuses to read %1, which could be %2 (confidence: %3)",
    remedy: "write the unit, or a legend such as \"sets x reps @ weight\", or leave out --strict")
  static let markdownUnitUnknown = DiagnosticCode(
    "markdown.unit-unknown", .warning, "the notes do not say the unit of their loads: %1 sets have none",
    remedy: "say --unit kg or --unit lb, or write \"unit: kg\" at the top")
  static let markdownDateOrder = DiagnosticCode(
    "markdown.date-order", .warning, "dates such as %1 were read as %2, and nothing settles it",
    remedy: "say --date-order dmy or --date-order mdy")
  static let markdownDateWeekday = DiagnosticCode(
    "markdown.date-weekday", .warning, "%1 is no %2", remedy: "correct the date or the weekday")
  static let markdownYearMissing = DiagnosticCode(
    "markdown.year-missing", .warning, "the date \"%1\" has no year, so the session has no date",
    remedy: "write the year once, or say --date with the day of the last session")
  static let markdownYearAssumed = DiagnosticCode(
    "markdown.year-assumed", .note, "the date \"%1\" has no year; it was taken to be %2, from %3",
    remedy: "write the year if that is wrong")
  static let markdownUndated = DiagnosticCode(
    "markdown.undated", .warning, "the session has no date",
    remedy: "write the date above it, or say --date; a plan that nobody has trained yet is read with --from plan")
  static let markdownDateGiven = DiagnosticCode(
    "markdown.date-given", .note, "the session has no date of its own; it was given %1, from %2",
    remedy: "write the date above it if that is wrong")
  static let markdownFrontMatter = DiagnosticCode(
    "markdown.front-matter", .warning, "the front matter says \"%1\", and nothing can be done with that",
    remedy: "correct the value, or take the line out")
  static let markdownExerciseMissing = DiagnosticCode(
    "markdown.exercise-missing", .warning, "these sets stand under no exercise", remedy: "write its name above them")
  static let markdownSetInProse = DiagnosticCode(
    "markdown.set-in-prose", .warning, "a sentence tells of a set and was kept as a note",
    remedy: "write the exercise and the set on a line of their own")
}
