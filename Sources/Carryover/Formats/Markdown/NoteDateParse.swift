import TrainingModel

/// One search for a date among the tokens of a text.
struct NoteDateParse {
  let tokens: [NoteDateToken]
  let words: NoteWords
  var date = NoteDate()
  /// The tokens that belong to the date.
  private(set) var used: [Int] = []

  init(tokens: [NoteDateToken], words: NoteWords) {
    self.tokens = tokens
    self.words = words
  }

  /// Finds the date, with weekday and time.
  mutating func find(_ place: NoteDateReader.Place) -> NoteDate? {
    var index = 0
    while index < tokens.count {
      if let end = takeDay(at: index) {
        takeRest(from: end)
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
    if let first = used.min(), let last = used.max() { date.range = tokens[first].start..<tokens[last].end }
    return date
  }

  private func isOpening(_ index: Int) -> Bool {
    if let word = tokens[index].word { return NoteStructureWords.dateOpenings.contains(word) }
    guard case .mark(let mark) = tokens[index].kind else { return false }
    return mark == UInt8(ascii: "(") || mark == UInt8(ascii: "[") || mark == UInt8(ascii: ",")
      || mark == UInt8(ascii: "-") && index > 0 || mark == UInt8(ascii: ".") && index > 0 || mark == 0
  }

  // MARK: The day

  /// Takes a date at a token; the index behind it.
  private mutating func takeDay(at index: Int) -> Int? {
    takeCompact(at: index) ?? takeYearFirst(at: index) ?? takeCharacters(at: index) ?? takeDayThenMonth(at: index)
      ?? takeMonthThenDay(at: index) ?? takeNumbers(at: index)
  }

  private func token(_ index: Int) -> NoteDateToken? { index < tokens.count && index >= 0 ? tokens[index] : nil }

  private func number(_ index: Int, _ digits: ClosedRange<Int>) -> Int? {
    guard let token = token(index), digits.contains(token.digits) else { return nil }
    return token.number
  }

  private func isMark(_ index: Int, _ marks: StaticString) -> Bool {
    guard case .mark(let mark) = token(index)?.kind, mark != 0 else { return false }
    return marks.withUTF8Buffer { unsafe $0.contains(mark) }
  }

  /// Whether a number is no part of a larger one: not behind or before a decimal point or another number's mark.
  private func standsAlone(_ first: Int, _ last: Int) -> Bool {
    if first > 0, !tokens[first].isSpaced, isMark(first - 1, "./:+"), number(first - 2, 1...9) != nil { return false }
    guard let next = token(last + 1), !next.isSpaced else { return true }
    if next.number != nil { return false }
    if isMark(last + 1, "/:%"), number(last + 2, 1...9) != nil { return false }
    return true
  }

  /// `20240305`
  private mutating func takeCompact(at index: Int) -> Int? {
    guard let value = number(index, 8...8), (1950...2100).contains(value / 10_000), standsAlone(index, index),
      CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100) != nil
    else { return nil }
    return take(index..<index + 1, year: value / 10_000, month: value / 100 % 100, day: value % 100)
  }

  /// `2024-03-05`, `2024/3/5`, `2024.03.05`
  private mutating func takeYearFirst(at index: Int) -> Int? {
    guard let year = number(index, 4...4), (1950...2100).contains(year), isMark(index + 1, "-/._"),
      let month = number(index + 2, 1...2), token(index + 3)?.kind == token(index + 1)?.kind,
      let day = number(index + 4, 1...2), CivilDate(year: year, month: month, day: day) != nil
    else { return nil }
    return take(index..<index + 5, year: year, month: month, day: day)
  }

  /// `2024年3月5日`, `3月5日`
  private mutating func takeCharacters(at index: Int) -> Int? {
    var next = index
    var year: Int?
    if let number = number(next, 2...4), token(next + 1)?.word == "年" {
      year = Self.year(number, digits: tokens[next].digits)
      next += 2
    }
    guard let month = number(next, 1...2), token(next + 1)?.word == "月", let day = number(next + 2, 1...2),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    next += 3
    if let mark = token(next)?.word, mark == "日" || mark == "号" { next += 1 }
    return take(index..<next, year: year, month: month, day: day)
  }

  /// `5 March 2024`, `5. März`, `5 de marzo de 2024`, `5th of March`, `5-Mar-24`
  private mutating func takeDayThenMonth(at index: Int) -> Int? {
    guard let day = number(index, 1...2), (1...31).contains(day) else { return nil }
    var next = index + 1
    if let word = token(next)?.word, !tokens[next].isSpaced, NoteStructureWords.ordinals.contains(word) { next += 1 }
    while isMark(next, ".-/") && (!tokens[next].isSpaced || isMark(next, ".")) || isLink(next) { next += 1 }
    if isMark(next - 1, "-/"), token(next)?.isSpaced == true { return nil }
    guard let month = month(next) else { return nil }
    let isNotation = isNotation(next)
    next += 1
    if isMark(next, "."), token(next)?.isSpaced == false { next += 1 }
    let year = takeYear(&next)
    if isNotation, year == nil { return nil }
    return take(index..<next, year: year, month: month, day: day)
  }

  /// `March 5, 2024`, `Mar 5th`, `Mar-05-2024`
  private mutating func takeMonthThenDay(at index: Int) -> Int? {
    // `Set 1` is no first of September.
    guard let month = month(index), !isNotation(index) else { return nil }
    var next = index + 1
    while isMark(next, ".-/") || isLink(next) { next += 1 }
    guard let day = number(next, 1...2), (1...31).contains(day), !isMark(next + 1, ":") || tokens[next + 1].isSpaced
    else { return nil }
    next += 1
    // `mar. 5 mars` is a Tuesday.
    if let word = tokens[index].word, words.weekday(word) != nil,
      self.month(next) != nil || isMark(next, "./-") && number(next + 1, 1...2) != nil
    {
      return nil
    }
    if let word = token(next)?.word, !tokens[next].isSpaced {
      guard NoteStructureWords.ordinals.contains(word) else { return nil }
      next += 1
    } else if isMark(next, "."), token(next)?.isSpaced == false, number(next + 1, 1...2) == nil {
      next += 1
    }
    let year = takeYear(&next)
    return take(index..<next, year: year, month: month, day: day)
  }

  private func month(_ index: Int) -> Int? {
    guard let word = token(index)?.word, word.utf8.count >= 3 else { return nil }
    return words.month(word)
  }

  /// Whether the short name of a month is a word of notation, too: `set`.
  private func isNotation(_ index: Int) -> Bool {
    token(index)?.word.map { words.word($0) == .sets } ?? false
  }

  private func isLink(_ index: Int) -> Bool {
    guard let word = token(index)?.word else { return false }
    return NoteStructureWords.dateLinks.contains(word)
  }

  /// A year behind day and month: `2024`, `, 2024`, `de 2024`, `'24`, `-24`
  private func takeYear(_ next: inout Int) -> Int? {
    var index = next
    var hasMark = false
    while isMark(index, ",.-/'") || isLink(index) {
      if isMark(index, "-/"), tokens[index].isSpaced || self.token(index + 1)?.isSpaced == true { return nil }
      hasMark = hasMark || isMark(index, "-/'")
      index += 1
      if index > next + 2 { return nil }
    }
    guard let token = token(index), let number = token.number, token.digits == 4 || token.digits == 2 && hasMark,
      token.digits == 2 || (1950...2100).contains(number), !isMark(index + 1, ":") || tokens[index + 1].isSpaced
    else { return nil }
    next = index + 1
    return Self.year(number, digits: token.digits)
  }

  /// `5/1/21`, `26.5.2024`, `26.5.`, `5-1-21`
  private mutating func takeNumbers(at index: Int) -> Int? {
    guard let first = number(index, 1...2), isMark(index + 1, "./-"), tokens[index + 1].isSpaced == false,
      let second = number(index + 2, 1...2), case .mark(let mark) = tokens[index + 1].kind,
      isDayAndMonth(first, second)
    else { return nil }
    let isDot = mark == UInt8(ascii: ".")
    if tokens[index + 2].isSpaced, !isDot { return nil }
    date.separator = mark
    if token(index + 3)?.isMark(mark) == true, tokens[index + 3].isSpaced == false,
      let year = number(index + 4, 2...4), tokens[index + 4].digits != 3, isDot || tokens[index + 4].isSpaced == false
    {
      let digits = tokens[index + 4].digits
      guard standsAlone(index, index + 4), digits == 4 ? (1950...2100).contains(year) : true else { return nil }
      date.pair = (first, second)
      // A year of two digits that could as well be repetitions needs a zero before another number, or a weekday.
      let hasZero = tokens[index].digits == 2 && first < 10 || tokens[index + 2].digits == 2 && second < 10
      let isPlain = digits == 4 || (0...49).contains(year) && (hasZero || year >= 15 && mark != UInt8(ascii: "-"))
      date.isStrong = isPlain
      return take(index..<index + 5, year: Self.year(year, digits: digits), month: nil, day: nil, isStrong: isPlain)
    }
    let hasEndDot = isDot && isMark(index + 3, ".") && token(index + 3)?.isSpaced == false
    guard hasEndDot || standsAlone(index, index + 2) && !tokens[index + 2].isSpaced, mark != UInt8(ascii: "-") else {
      return nil
    }
    date.pair = (first, second)
    return take(index..<index + (hasEndDot ? 4 : 3), year: nil, month: nil, day: nil, isStrong: false)
  }

  private func isDayAndMonth(_ first: Int, _ second: Int) -> Bool {
    (1...31).contains(first) && (1...31).contains(second) && (first <= 12 || second <= 12)
  }

  private mutating func take(
    _ range: Range<Int>, year: Int?, month: Int?, day: Int?, isStrong: Bool = true
  ) -> Int {
    date.year = year
    date.month = month
    date.day = day
    date.isStrong = isStrong
    used += range
    return range.upperBound
  }

  /// Two digits are of this century up to 69, and of the last one after that.
  private static func year(_ number: Int, digits: Int) -> Int {
    digits > 2 ? number : number < 70 ? 2000 + number : 1900 + number
  }

  /// The day behind a weekday whose month stands elsewhere: `Wed 7th`.
  private mutating func takeDayOfMonth(at index: Int) -> Bool {
    guard let day = number(index, 1...2), (1...31).contains(day), let word = token(index + 1)?.word,
      !tokens[index + 1].isSpaced, ["st", "nd", "rd", "th"].contains(word), month(index + 2) == nil,
      !isLink(index + 2)
    else { return false }
    date.day = day
    used += [index, index + 1]
    return true
  }

  // MARK: Around it

  private mutating func takeWeekday(at index: Int) -> Bool {
    guard date.weekday == nil, let word = tokens[index].word, word.utf8.count >= 2, let day = words.weekday(word) else {
      return false
    }
    // `Mo` and `sat` are words of their own, so a short form counts where a date or nothing follows.
    if word.utf8.count == 2, !isFollowedByDate(index), tokens.count > 1 { return false }
    date.weekday = day
    used.append(index)
    if isMark(index + 1, "."), token(index + 1)?.isSpaced == false { used.append(index + 1) }
    // `terça-feira`
    if isMark(index + 1, "-"), token(index + 2)?.word == "feira" { used += [index + 1, index + 2] }
    return true
  }

  private func isFollowedByDate(_ index: Int) -> Bool {
    var next = index + 1
    while isMark(next, ".,") { next += 1 }
    return token(next)?.number != nil || token(next)?.word.flatMap { words.month($0) } != nil
  }

  /// What stands behind the date: a weekday, a time, a length.
  private mutating func takeRest(from start: Int) {
    var index = start
    // `2024-03-05T18:30`
    if token(index)?.word == "t", token(index)?.isSpaced == false, number(index + 1, 2...2) != nil {
      used.append(index)
      index += 1
    }
    while index < tokens.count {
      if date.weekday == nil, takeWeekday(at: index) {
        index = (used.last ?? index) + 1
      } else if date.time == nil, let end = takeTime(at: index, isAlone: false) {
        index = end
      } else if date.duration == nil, let end = takeLength(at: index) {
        index = end
      } else {
        index += 1
      }
    }
  }

  private mutating func takeLeadingTime(at index: Int) -> Bool {
    guard date.time == nil, takeTime(at: index, isAlone: false) != nil else { return false }
    return true
  }

  mutating func findTime(from start: Int, isAlone: Bool) -> Bool {
    var index = start
    while index < tokens.count, date.time == nil {
      if takeTime(at: index, isAlone: isAlone) != nil { return true }
      index += 1
    }
    return false
  }

  /// Takes a time, or a range of times, at a token; the index behind it.
  private mutating func takeTime(at index: Int, isAlone: Bool) -> Int? {
    let clock = NoteClock(tokens: tokens)
    guard let first = clock.read(at: index, isExpected: isAlone || isTimeWord(index - 1)) else { return nil }
    if isTimeWord(index - 1) { used.append(index - 1) }
    date.time = first.time
    used += index..<first.end
    var next = first.end
    if isMark(next, "-") || token(next)?.word.map(NoteStructureWords.rangeWords.contains) == true,
      !isLength(behind: next, isAfternoon: first.isAfternoon),
      let last = clock.read(at: next + 1, isExpected: true), let end = last.time
    {
      let start = first.isHalfOpen && last.isAfternoon ? first.afternoon ?? first.time : first.time
      date.time = start
      if let start {
        let seconds = end.secondOfDay - start.secondOfDay
        date.duration = Double(seconds >= 0 ? seconds : seconds + 86_400)
      }
      used += next..<last.end
      next = last.end
    }
    return next
  }

  /// Whether what stands behind a spaced dash is how long it took, and not when it ended: `6:05 pm - 1h 02min`.
  private func isLength(behind dash: Int, isAfternoon: Bool) -> Bool {
    guard isMark(dash, "-"), tokens[dash].isSpaced,
      let length = NoteLength.read(tokens, at: dash + 1, words: words), length.seconds <= 4 * 3600
    else { return false }
    return isAfternoon || token(length.end - 1)?.word.map { words.word($0) == .minutes } == true
  }

  private func isTimeWord(_ index: Int) -> Bool {
    if token(index)?.isMark(UInt8(ascii: "@")) == true { return true }
    guard let word = token(index)?.word else { return false }
    return NoteStructureWords.timeOpenings.contains(word) || words.word(word) == .at
  }

  /// `62 min`, `1h 5m`, `1 h`
  private mutating func takeLength(at index: Int) -> Int? {
    guard let length = NoteLength.read(tokens, at: index, words: words), length.seconds >= 300 else { return nil }
    date.duration = length.seconds
    used += index..<length.end
    return length.end
  }
}
