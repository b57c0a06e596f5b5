import TrainingModel

/// What the front matter of another program says of the document.
extension NoteSurvey {
  /// A property of the document: its date, its unit.
  mutating func considerProperty(_ line: NoteLine) {
    guard line.indent == 0, let (key, value) = NoteAssembly.keyAndValue(line.plain) else { return }
    collect(line)
    if key.lowercased() == "year", let year = Self.year(in: value) { titleYear = year }
    let isDate = document.words.field(key) == .date
    // `title: Gym 2024-12-02` where no other property says the day.
    if document.words.field(key) == .title, documentDate == nil,
      let date = document.dates.read(value.trimmingQuotes, .anywhere), date.hasDay, date.year != nil
    {
      documentDate = date
      return
    }
    guard isDate || documentDate == nil && NoteStructureWords.creationKeys.contains(key),
      let date = document.dates.read(value.trimmingQuotes, .beginning), date.hasDay
    else { return }
    documentDate = date
  }
}
