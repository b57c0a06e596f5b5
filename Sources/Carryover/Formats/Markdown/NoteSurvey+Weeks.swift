import TextStreams
import TrainingModel

/// Weeks that days below them belong to.
extension NoteSurvey {
  private static let weeks = NoteBeginnings(NoteStructureWords.weekNames.all)

  func isWeek(_ text: String) -> Bool {
    Self.weeks.mayBeIn(text) && text.split { !$0.isLetter }.contains { NoteStructureWords.weekNames.contains($0) }
  }

  /// `Week of 4 March`, `w/c 4/3/24`: the week that begins on a day.
  func beginsWithWeek(_ text: String) -> Bool {
    isWeek(String(text.prefix { $0.isLetter }))
      || Self.beginningsOfWeeks.contains(text.prefix { $0.isLetter || $0 == "/" }) && text.hasDigit
  }

  private static let beginningsOfWeeks: NoteWordSet = ["w/c", "wc", "w/b", "wb"]

  /// `Week 14 (29 Dec - 4 Jan 2026)`: the year that the end of a week says is that of its first day, or the one after it.
  func withYearOfEnd(_ date: NoteDate, _ text: String) -> NoteDate {
    guard date.year == nil, let month = date.month, beginsWithWeek(text),
      let dash = [" - ", " – ", " — ", "–", "-"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let end = text[dash.upperBound...].prefix(while: { !"),;:".contains($0) }),
      case let words = end.split(whereSeparator: { " .".contains($0) }), (2...3).contains(words.count),
      let year = words.last.flatMap({ $0.utf8.count == 4 ? Int($0) : nil }), (1990...2100).contains(year),
      words.dropLast().allSatisfy({ Int($0).map { (1...31).contains($0) } ?? (document.words.month($0) != nil) })
    else { return date }
    var date = date
    date.year = month == 12 && words.contains { document.words.month($0) == 1 } ? year - 1 : year
    return date
  }

  /// `Fri 2/1` in the week from 29 December on: the year behind that of its first day.
  func yearBehindWeek(_ date: NoteDate) -> Int? {
    guard date.year == nil, let week, week.month == 12, let year, year == Int(week.year), date.hasDay,
      [NoteDateOrder.dayFirst, .monthFirst].contains(where: { order in
        guard let (month, day) = date.monthAndDay(order) else { return false }
        return month == 1 && day <= 6
      })
    else { return nil }
    return year + 1
  }

  /// `Week 2 (5 Jan - 11 Jan)` behind the week of 29 December: its first day in the year behind.
  func firstDayBehindWeek(_ date: NoteDate) -> CivilDate? {
    guard let day = firstDay(of: date, year: year) else { return nil }
    guard date.year == nil, let week, week.month == 12, day.month == 1, day < week, let year else { return day }
    return firstDay(of: date, year: year + 1) ?? day
  }

  /// The day that a week begins on: of two that `3/4/2024` may be, the one that is a Monday, or else a Sunday.
  private func firstDay(of date: NoteDate, year: Int?) -> CivilDate? {
    let days = [NoteDateOrder.dayFirst, .monthFirst].compactMap { date.date($0, year: year) }
    return days.first { Weekday($0).number == 0 } ?? days.first { Weekday($0).number == 6 } ?? days.first
  }

  /// `Mon - bench 3x5`, `Wed: squat 3x5`: a sign behind the first word.
  static func isDayBeforeSign(_ text: String) -> Bool {
    let rest = text.drop { $0.isLetter }
    return text.hasDigit && (rest.hasPrefix(":") || [" - ", " – ", " — "].contains { rest.hasPrefix($0) })
  }
}
