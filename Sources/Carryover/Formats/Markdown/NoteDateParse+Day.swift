import TrainingModel

extension NoteDateParse {
  /// Takes a date at a token; the index behind it.
  mutating func takeDay(at index: Int) -> Int? {
    takeCompact(at: index) ?? takeYearFirst(at: index) ?? takeCharacters(at: index) ?? takeDayThenMonth(at: index)
      ?? takeMonthThenDay(at: index) ?? takeNumbers(at: index)
  }

  /// `20240305`, `190816`
  private mutating func takeCompact(at index: Int) -> Int? {
    if let end = takeShort(at: index) { return end }
    guard let value = number(index, 8...8), (1950...2100).contains(value / 10_000), standsAlone(index, index),
      CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100) != nil
    else { return nil }
    return take(index..<index + 1, year: value / 10_000, month: value / 100 % 100, day: value % 100)
  }

  /// `Friday 190816`, and a heading of nothing but `240905`: the year's last two digits, month and day, where nothing else is meant.
  private mutating func takeShort(at index: Int) -> Int? {
    guard let value = number(index, 6...6), standsAlone(index, index), (10...40).contains(value / 10_000),
      let day = CivilDate(year: 2000 + value / 10_000, month: value / 100 % 100, day: value % 100),
      // `230722 Sat comp class`
      case let behind = token(index + 1)?.word.flatMap({ words.weekday($0) }),
      tokens.count == 1 || date.weekday == Weekday(day) || index == 0 && behind == Weekday(day)
    else { return nil }
    return take(index..<index + 1, year: Int(day.year), month: value / 100 % 100, day: value % 100)
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
    // `W1D2 Mar 20`
    if index > 0, !tokens[index].isSpaced, tokens[index - 1].word != nil { return nil }
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
    // `Day 2 March 14, 2024`: the number is the day's in a plan.
    if year == nil, isDayAndYear(next) { return nil }
    return take(index..<next, year: year, month: month, day: day)
  }

  /// `14, 2024`, `14th 2024`
  private func isDayAndYear(_ index: Int) -> Bool {
    guard let day = number(index, 1...2), (1...31).contains(day) else { return false }
    var next = index + 1
    if let word = token(next)?.word, !tokens[next].isSpaced, NoteStructureWords.ordinals.contains(word) { next += 1 }
    if isMark(next, ",") { next += 1 }
    return number(next, 4...4).map { (2005...2040).contains($0) } ?? false
  }

  /// `March 5, 2024`, `Mar 5th`, `Mar-05-2024`
  private mutating func takeMonthThenDay(at index: Int) -> Int? {
    // `Set 1` is no first of September.
    guard let month = month(index), !isNotation(index) else { return nil }
    // `5 wks out → 3 wks out`: outubro stands behind its day.
    if tokens[index].word == "out" { return nil }
    var next = index + 1
    while isMark(next, ".-/") || isLink(next) { next += 1 }
    guard let day = number(next, 1...2), (1...31).contains(day), !isClock(next) else { return nil }
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
    let year = takeYear(&next) ?? takeYearOfDays(&next, from: day)
    return take(index..<next, year: year, month: month, day: day)
  }

  /// `Mar 10 to 16, 2025`: the year of the first day and the last.
  private func takeYearOfDays(_ next: inout Int, from day: Int) -> Int? {
    guard isMark(next, "-") || token(next)?.isWord(NoteStructureWords.rangeWords) ?? false,
      let last = number(next + 1, 1...2), last > day, last <= 31
    else { return nil }
    var end = next + 2
    guard isMark(end, ","), let year = takeYear(&end) else { return nil }
    next = end
    return year
  }

  /// Whether a number is an hour: `18:30`, but not `5:` at the end of a date.
  private func isClock(_ index: Int) -> Bool {
    isMark(index + 1, ":") && !tokens[index + 1].isSpaced && number(index + 2, 1...9) != nil
      && !tokens[index + 2].isSpaced
  }

  func month(_ index: Int) -> Int? {
    guard let word = token(index)?.word, word.utf8.count >= 3 else { return nil }
    return words.month(word)
  }

  /// Whether the short name of a month is a word of notation, too: `set`.
  private func isNotation(_ index: Int) -> Bool {
    token(index)?.isWord(.sets, words) ?? false
  }

  func isLink(_ index: Int) -> Bool {
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
    guard let token = token(index), let number = token.number,
      token.digits == 4 || token.digits == 2 && (hasMark || index == next && isLastNumber(index)),
      token.digits == 2 || (1950...2100).contains(number), !isClock(index)
    else { return nil }
    next = index + 1
    return Self.year(number, digits: token.digits)
  }

  /// `12 Jul 12`, `30 JUN 11 -- Bench`: whether a number ends what was written, or a bracket or a dash follows.
  private func isLastNumber(_ index: Int) -> Bool {
    guard let after = token(index + 1) else { return true }
    // `nov 2 24 upr`: a year of late, and a word that counts nothing.
    if let word = after.word, let year = token(index)?.number, (20...29).contains(year), after.isSpaced,
      word.utf8.count > 2, words.word(word) == nil, !words.isExerciseWord(word),
      words.hints(forExercise: word) == ExerciseHints(),
      !tokens[(index + 1)...].contains(where: { $0.number != nil })
    {
      return true
    }
    // `12 Feb 24, evening`
    if isMark(index + 1, ","), let year = token(index)?.number, (20...29).contains(year), token(index + 2)?.word != nil,
      !tokens[(index + 1)...].contains(where: { $0.number != nil })
    {
      return true
    }
    // `mon 17 mar 25, 7:10am, 5h sleep`
    if isMark(index + 1, ","), let year = token(index)?.number, (20...29).contains(year),
      token(index + 2)?.isSpaced == true,
      token(index + 2)?.word != nil || isClock(index + 2), let first = tokens.first?.word, words.weekday(first) != nil
    {
      return true
    }
    // `fri 6 sept 24 chest n arms (kg)`: a weekday before it makes it a year.
    if let year = token(index)?.number, (20...29).contains(year), after.isSpaced, let word = after.word,
      words.loadUnit(NoteWords.key(word)) == nil, let first = tokens.first?.word, words.weekday(first) != nil,
      !tokens[(index + 1)...].contains(where: { $0.number != nil })
    {
      return true
    }
    // `11 July 24 // Back`
    if after.isSpaced, isMark(index + 1, "/"), isMark(index + 2, "/"), token(index + 3)?.number == nil { return true }
    return after.isSpaced && isMark(index + 1, "(-|[")
      && number(index + 2, 1...9) == nil
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
      let year = number(index + 4, 2...4), tokens[index + 4].digits != 3, isDot || tokens[index + 4].isSpaced == false,
      // `22.10. 88,1` is a day and a weight.
      !(tokens[index + 4].isSpaced && isMark(index + 5, ",.") && tokens[index + 5].isSpaced == false
        && number(index + 6, 1...2) != nil && tokens[index + 6].isSpaced == false)
    {
      let digits = tokens[index + 4].digits
      guard standsAlone(index, index + 4), digits == 4 ? (1950...2100).contains(year) : true else { return nil }
      // `1. 12.5 kg x 8`: the number of a set, and its load.
      // `18.03.24 kg` is no load, which has one point.
      let isPadded = tokens[index].digits == 2 && tokens[index + 2].digits == 2 && token(index + 6) == nil
      if digits == 2, !isPadded || !isDot, isMeasure(behind: index + 4, isDecimal: isDot) { return nil }
      date.pair = (first, second)
      // A year of two digits that could as well be repetitions needs a zero before another number, or a weekday.
      let hasZero = tokens[index].digits == 2 && first < 10 || tokens[index + 2].digits == 2 && second < 10
      let isPlain = digits == 4 || (0...49).contains(year) && (hasZero || year >= 15 && mark != UInt8(ascii: "-"))
      date.isStrong = isPlain
      return take(index..<index + 5, year: Self.year(year, digits: digits), month: nil, day: nil, isStrong: isPlain)
    }
    let hasEndDot = isDot && isMark(index + 3, ".") && token(index + 3)?.isSpaced == false
    guard hasEndDot || standsAlone(index, index + 2) && !tokens[index + 2].isSpaced,
      mark != UInt8(ascii: "-") || isPaddedBehindWeekday(index)
    else { return nil }
    if !hasEndDot, isMeasure(behind: index + 2, isDecimal: isDot) { return nil }
    // `30/12wu` is a set.
    if let next = token(index + 3), next.word != nil, !next.isSpaced { return nil }
    date.pair = (first, second)
    return take(index..<index + (hasEndDot ? 4 : 3), year: nil, month: nil, day: nil, isStrong: false)
  }

  /// What follows a number of something else than a day: `7.5 DBs`, `9.5 mph`.
  private static let measures: NoteWordSet = ["k", "db", "dbs", "mph", "kph", "kmh", "level", "per"]

  /// Whether what stands behind a number makes it that of a set: `7.5x10`, `12.5 each`, `16.1 km in 1:31:40`, `8.5 RPE`.
  private func isMeasure(behind place: Int, isDecimal: Bool) -> Bool {
    if token(place + 1)?.word == "x" || isMark(place + 1, "*") { return token(place + 2)?.number != nil }
    guard isDecimal, var word = token(place + 1)?.word else { return false }
    // `7.5kgx8`
    if word.hasSuffix("x"), token(place + 2)?.number != nil { word.removeLast() }
    switch words.word(word) {
    case .kilograms, .pounds, .kilometers, .miles, .meters, .yards, .each, .rpe, .rir, .seconds, .minutes, .for:
      return true
    default: return Self.measures.contains(word)
    }
  }

  /// `9/12 (2023)`, `31.5. Rücken (Samstag, 2025)`: the year in a bracket of its own, or with the weekday.
  mutating func takeBracketedYear(from start: Int) {
    guard date.year == nil, date.hasDay, tokens.count > start + 2,
      let open = tokens[start...].firstIndex(where: { $0.isMark(UInt8(ascii: "(")) }),
      let close = tokens[open...].firstIndex(where: { $0.isMark(UInt8(ascii: ")")) }), close - open <= 5,
      let year = number(close - 1, 4...4), (1950...2100).contains(year),
      tokens[open + 1..<close - 1].allSatisfy({ token in
        token.isMark(UInt8(ascii: ",")) || token.isMark(UInt8(ascii: "."))
          || token.word.flatMap { words.weekday($0) } != nil
      })
    else { return }
    date.year = year
    date.isStrong = true
    used += open...close
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

}
