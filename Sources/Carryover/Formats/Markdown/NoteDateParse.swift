import TrainingModel

/// One search for a date among the tokens of a text.
struct NoteDateParse {
  let tokens: [NoteDateToken]
  let words: NoteWords
  var date = NoteDate()
  /// The tokens that belong to the date.
  var used: [Int] = []

  private let takesDaysAlone: Bool

  init(tokens: [NoteDateToken], words: NoteWords, takesDaysAlone: Bool) {
    self.tokens = tokens
    self.words = words
    self.takesDaysAlone = takesDaysAlone
  }

  /// Finds the date, with weekday and time.
  mutating func find(_ place: NoteDateReader.Place) -> NoteDate? {
    var index = 0
    while index < tokens.count {
      if place == .anywhere, index > 0, isPast(index) {
        index += 1
        continue
      }
      if let end = takeDay(at: index) {
        takeRest(from: end)
        takeBracketedYear(from: end)
        break
      }
      if takeWeekday(at: index) {
        index = (used.last ?? index) + 1
        if takeDayOfMonth(at: index) { break }
        continue
      }
      if takeLeadingTime(at: index) {
        index = (used.last ?? index) + 1
        continue
      }
      // What may stand before the date in a line that begins with it.
      if place == .beginning, !isOpening(index) { break }
      index += 1
    }
    guard date.hasDay || date.weekday != nil else { return nil }
    return date
  }

  /// `since 2024-02-15`, `see also 2024-02-15`: a day that something else was on.
  private func isPast(_ index: Int) -> Bool {
    tokens[index - 1].isWord(NoteStructureWords.beforePastDates)
      || index > 1 && tokens[index - 1].word == "also" && tokens[index - 2].word == "see"
  }

  private func isOpening(_ index: Int) -> Bool {
    if let word = tokens[index].word { return NoteStructureWords.dateOpenings.contains(word) }
    guard case .mark(let mark) = tokens[index].kind else { return false }
    return mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[") || mark == UInt8(ascii: "<")
      || mark == UInt8(ascii: ",")
      || mark == UInt8(ascii: "-") && index > 0 || mark == UInt8(ascii: ".") && index > 0 || mark == 0
  }

  func token(_ index: Int) -> NoteDateToken? { index < tokens.count && index >= 0 ? tokens[index] : nil }

  func number(_ index: Int, _ digits: ClosedRange<Int>) -> Int? {
    guard let token = token(index), digits.contains(token.digits) else { return nil }
    return token.number
  }

  func isMark(_ index: Int, _ marks: StaticString) -> Bool {
    guard case .mark(let mark) = token(index)?.kind, mark != 0 else { return false }
    return marks.withUTF8Buffer { unsafe $0.contains(mark) }
  }

  /// Whether a number is no part of a larger one: not behind or before a decimal point or another number's mark.
  func standsAlone(_ first: Int, _ last: Int) -> Bool {
    if first > 0, !tokens[first].isSpaced, isMark(first - 1, "./:+"), number(first - 2, 1...9) != nil { return false }
    guard let next = token(last + 1), !next.isSpaced else { return true }
    if next.number != nil { return false }
    if isMark(last + 1, "/:%"), number(last + 2, 1...9) != nil, !tokens[last + 2].isSpaced { return false }
    return true
  }

  // MARK: Around it

  mutating func takeWeekday(at index: Int) -> Bool {
    guard date.weekday == nil, let word = tokens[index].word, word.utf8.count >= 2, let day = words.weekday(word) else {
      return false
    }
    // `3.1 mi 27:45`
    if word.utf8.count == 2, index > 0, tokens[index - 1].number != nil { return false }
    // `Mo` and `sat` are words of their own, so a short form counts where a date or nothing follows.
    if word.utf8.count == 2, !isFollowedByDate(index), tokens.count > 1 { return false }
    date.weekday = day
    used.append(index)
    if isMark(index + 1, "."), token(index + 1)?.isSpaced == false { used.append(index + 1) }
    // `Thursday's workout`
    if isMark(index + 1, "'"), token(index + 2)?.word == "s" { used += [index + 1, index + 2] }
    // `terça-feira`
    if isMark(index + 1, "-"), token(index + 2)?.word == "feira" { used += [index + 1, index + 2] }
    return true
  }

  private func isFollowedByDate(_ index: Int) -> Bool {
    var next = index + 1
    while isMark(next, ".,") { next += 1 }
    return token(next)?.number != nil || token(next)?.word.flatMap { words.month($0) } != nil
  }

  /// `segunda-feira, 10-03`: with a dash two numbers are a range, but behind a weekday that begins the text, and with a
  /// zero.
  func isPaddedBehindWeekday(_ index: Int) -> Bool {
    guard date.weekday != nil, index <= 4, tokens[index].digits == 2, tokens[index + 2].digits == 2,
      let first = tokens[index].number, let second = tokens[index + 2].number,
      min(first, second) < 10 && token(index + 3)?.word == nil || isDayOfLargeNumber(index)
    else { return false }
    return tokens[..<index].indices.allSatisfy {
      tokens[$0].number == nil && (tokens[$0].word == nil || used.contains($0))
    }
  }

  /// `Ma 21-10 park`: above 12 the first is no month, and nothing behind it is counted.
  private func isDayOfLargeNumber(_ index: Int) -> Bool {
    guard index == 1, let first = tokens[0].word, first.utf8.count <= 3, first != "do", let day = tokens[index].number,
      day > 12,
      (13...31).contains(day), let month = tokens[index + 2].number, (1...12).contains(month)
    else { return false }
    guard let next = token(index + 3)?.word else { return token(index + 3) == nil }
    return tokens[index + 3].isSpaced && next.utf8.count > 2 && words.word(next) == nil && !words.isExerciseWord(next)
  }

  /// The day behind a weekday whose month stands elsewhere: `Wed 7th`.
  mutating func takeDayOfMonth(at index: Int) -> Bool {
    if takePlainDayOfMonth(at: index) { return true }
    guard let day = number(index, 1...2), (1...31).contains(day), let word = token(index + 1)?.word,
      !tokens[index + 1].isSpaced, ["st", "nd", "rd", "th"].contains(word), month(index + 2) == nil,
      !isLink(index + 2)
    else { return false }
    date.day = day
    used += [index, index + 1]
    return true
  }

  /// `Miercoles 12`, `Viernes 14  peso 80,9`, `Friday 14 - tired`: a whole weekday, its day, and nothing that is counted.
  private mutating func takePlainDayOfMonth(at index: Int) -> Bool {
    guard takesDaysAlone, index > 0, index <= 2, (token(0)?.word?.utf8.count ?? 0) > 3, let day = number(index, 1...2),
      (1...31).contains(day), tokens[index].isSpaced
    else { return false }
    if let next = token(index + 1) {
      guard next.isSpaced || isMark(index + 1, ",:"), next.number == nil else { return false }
      // `Wednesday 12, 10, 8 dips` counts.
      let isOfBody = next.word.map { words.field($0) == .bodyweight || words.word($0) == .bodyweight } ?? false
      guard isOfBody || !tokens[(index + 1)...].contains(where: { $0.number != nil }) else { return false }
      if let word = next.word {
        let isWeight = words.field(word) == .bodyweight || words.word(word) == .bodyweight
        guard isWeight || word.utf8.count > 3 && words.word(word) == nil && words.month(word) == nil,
          isWeight || !words.isExerciseWord(word) && words.hints(forExercise: word) == ExerciseHints(),
          !isLink(index + 1)
        else { return false }
      } else if !isMark(index + 1, "-,:(|") && !isMark(index + 1, "/") && next.kind != .mark(0) {
        return false
      }
    }
    date.day = day
    used.append(index)
    return true
  }
}
