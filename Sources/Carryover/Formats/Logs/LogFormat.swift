/// An app's log as a table: what its columns are called, and what is peculiar to it.
///
/// One reader reads all of them. A format with a row a set, or a row an exercise with its sets side by side, is no more
/// than a value of this type.
struct LogFormat: Sendable {
  /// The source in identities, and the name that the command knows the format by.
  let identifier: String
  /// Its name for people.
  let name: String
  /// What each column's name means, in lower case.
  let headers: [String: LogHeader]
  /// The columns that make a table this app's log: of each group at least one.
  let required: [Set<LogColumn>]
  /// A date and time as the app writes it, for remedies.
  let dateExample: String
  /// Whether months are written as words.
  var hasMonthNames = false
  /// The columns in which a zero says that nothing was entered.
  var zeroIsAbsent: Set<LogColumn> = []
  /// Whether a name with a comma stands in the file without quotes.
  var hasUnquotedNames = false
  /// Whether a line break in a note may be written as the two characters `\n`.
  var escapesLineBreaks = false
  /// Whether a row is an exercise, whose sets stand side by side: `Set 1 (Reps)`, `Set 1 (KG)`.
  var hasSetsSideBySide = false
  /// A name for the dialect that a header shows, for people.
  var dialect: @Sendable (LogBinding) -> String = { _ in "" }
}
