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

  /// What a comment says that takes a line: `<!-- all weights in lb -->`.
  static func comment(_ text: String) -> String? {
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.utf8.count > 7 else { return nil }
    return text.dropFirst(4).dropLast(3).trimmedSpaces
  }

  /// The year of all days, told below some of them: `(year is 2021, started this page in May)`.
  static func yearOfAll(in text: String) -> Int? {
    guard text.utf8.count <= 80, years.mayBeIn(text), let year = year(in: text) else { return nil }
    let numbers = text.split { !$0.isNumber }
    return numbers.count == 1 ? year : nil
  }

  private static let years = NoteBeginnings([
    "year", "all of this is", "jahr", "année", "año", "ano", "anno", "jaar",
  ])
}
