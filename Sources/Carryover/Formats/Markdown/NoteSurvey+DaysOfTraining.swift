import TextStreams
import TrainingModel

/// Days without a year beside what was trained.
extension NoteSurvey {
  /// `Full body - Feb 4`, `W1D2 8/2`, `Back and biceps, Sat 8 Feb`: what was trained, and nothing else, before its day.
  static func isDayOfTraining(_ text: String, _ date: NoteDate, _ document: NoteDocument) -> Bool {
    guard text.utf8.count <= 48, date.hasDay, date.year == nil, !date.rest.isEmpty else { return false }
    let words = date.rest.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, words.count <= 5, text.lowercased().hasPrefix(first),
      !document.names.look(date.rest).isKnown, !NoteAssembly.hasProduct(text)
    else { return false }
    // `D1: 5/5`, `Shoulders 12/10` may be repetitions of an exercise as well.
    if date.pair != nil, date.weekday == nil, words.count == 1,
      isPlaceInProgramme(first)
        ? first.utf8.count < 3 && first.first != "w"
        : !NoteStructureWords.daysOfSplit.contains(first) && !wordsOfDays.contains(first)
    {
      return false
    }
    func isTraining(_ word: Substring) -> Bool {
      NoteStructureWords.daysOfSplit.contains(word) || NoteStructureWords.dayNames.contains(word)
        || NoteStructureWords.gyms.contains(word) || wordsOfDays.contains(word) || isPlaceInProgramme(word)
        || document.words.entry(word)?.lists.contains(.group) ?? false
    }
    return words.contains(where: isTraining)
      && words.allSatisfy { word in
        isTraining(word) || wordsInDays.contains(word) || word.utf8.count == 1
          || document.words.entry(word)?.isOfNames ?? false
      }
  }

  private static let wordsOfDays: NoteWordSet = [
    "body", "upper", "lower", "push", "pull", "legs", "leg", "session", "training", "workout", "gym", "lift", "lifting",
  ]
  private static let wordsInDays: NoteWordSet = [
    "and", "full", "day", "heavy", "light", "volume", "strength", "am", "pm", "bi", "bis", "tri", "tris", "delts",
  ]

  /// `W1D2`, `w3`, `5s`: where a day stands in a programme.
  private static func isPlaceInProgramme(_ word: Substring) -> Bool {
    guard word.utf8.count <= 6, word.hasDigit, let letter = word.first else { return false }
    let letters = word.filter(\.isLetter)
    return "wdc".contains(letter) && ["w", "wd", "d", "c", "cw", "cwd"].contains(letters)
  }

  /// `hotel 24 aug 24, dbs are in lb here`: what would be a day by itself, and a remark behind a comma.
  static func isTitleBeforeComma(_ line: NoteLine, _ text: String, _ document: NoteDocument) -> Bool {
    guard text.utf8.count <= 80, let comma = text.firstIndex(of: ","), !text[comma...].hasDigit,
      case let head = String(text[..<comma]), head.utf8.last?.isDigit == true,
      // `Meet on 12 June 2024, need to deload` is told of another day.
      head.prefix(while: { !$0.isNumber }).split(separator: " ").count <= 1
    else { return false }
    return dateInside(line, head, NoteDateToken.tokens(head), document) != nil
  }

  /// `plan for mon 12 may`
  static func isPlanOfDay(_ text: String, _ date: NoteDate) -> Bool {
    date.weekday != nil && ["plan for", "planned for", "plan"].contains(date.rest.lowercased())
      && text.lowercased().hasPrefix("plan")
  }

  /// `yesterday, proper gym before the flight` behind a blank line below a dated day: the day before that.
  func dayBefore(_ line: NoteLine) -> NoteDate? {
    guard line.kind == .text, beforeHeld == .blank, !line.isQuoted, line.plain.utf8.count <= 60, !line.plain.hasDigit,
      line.plain.lowercased().hasPrefix("yesterday"),
      case let behind = line.plain.dropFirst(9), behind.isEmpty || ",:".contains(behind.first ?? "x"),
      let last = starts.last?.date, let year = last.year, let month = last.month, let day = last.day,
      let date = CivilDate(year: year, month: month, day: day),
      let before = CivilDate(daysSince1970: date.daysSince1970 - 1)
    else { return nil }
    var found = NoteDate()
    (found.year, found.month, found.day) = (Int(before.year), Int(before.month), Int(before.day))
    found.isStrong = true
    return found
  }
}
