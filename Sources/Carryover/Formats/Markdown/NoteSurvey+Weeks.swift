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

  /// The day that a week begins on: of two that `3/4/2024` may be, the one that is a Monday, or else a Sunday.
  func firstDay(of date: NoteDate) -> CivilDate? {
    let days = [NoteDateOrder.dayFirst, .monthFirst].compactMap { date.date($0, year: year) }
    return days.first { Weekday($0).number == 0 } ?? days.first { Weekday($0).number == 6 } ?? days.first
  }

  /// `Mon - bench 3x5`, `Wed: squat 3x5`: a sign behind the first word.
  static func isDayBeforeSign(_ text: String) -> Bool {
    let rest = text.drop { $0.isLetter }
    return text.hasDigit && (rest.hasPrefix(":") || [" - ", " – ", " — "].contains { rest.hasPrefix($0) })
  }
}
