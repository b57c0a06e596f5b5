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

  /// What a comment says of all loads: `<!-- all weights in lb -->`; `nil` for any other line.
  static func comment(_ text: String) -> String? {
    guard text.hasPrefix("<!--"), text.hasSuffix("-->"), text.utf8.count > 7 else { return nil }
    let comment = text.dropFirst(4).dropLast(3).trimmedSpaces
    let words = comment.split { !$0.isLetter }
    guard let first = words.first, ofAll.contains(first), words.count <= 8,
      !words.contains(where: { denials.contains($0) }),
      !comment.hasByte(UInt8(ascii: "?"))
    else { return nil }
    return comment
  }

  private static let ofAll: NoteWordSet = [
    "all", "everything", "weight", "weights", "wts", "load", "loads", "unit", "units", "alle", "alles", "gewichte",
    "einheit", "tout", "unité", "unités", "todo", "todos", "unidad", "unidades", "tudo", "tutto", "unità",
  ]

  private static let denials: NoteWordSet = [
    "not", "no", "never", "was", "were", "should", "next", "last", "convert", "nicht", "pas", "não", "non",
  ]

  /// The year of all days, told below some of them: `(year is 2021, started this page in May)`.
  static func yearOfAll(in text: String) -> Int? {
    guard text.utf8.count <= 80, text.hasDigit else { return nil }
    let told = text.hasPrefix("(") ? text.dropFirst() : text[...]
    let lower = told.lowercased()
    guard let words = years.first(where: { lower.hasPrefix($0) }), case let behind = lower.dropFirst(words.count),
      case let digits = behind.prefix(while: { $0.isNumber }), digits.utf8.count == 4, let year = Int(digits),
      (1990...2100).contains(year), behind[digits.endIndex...].first.map({ ",.;)".contains($0) }) ?? true
    else { return nil }
    return year
  }

  private static let years = [
    "year is ", "the year is ", "year: ", "all of this is from ", "all of this is ", "all this is from ", "jahr: ",
    "année : ", "année: ", "año: ", "ano: ", "anno: ", "jaar: ",
  ]
}
