import TrainingModel

/// Headings of a year or a month, and the days below them.
extension NoteSurvey {
  /// The line of an exercise's name, or of a table's header.
  struct Context {
    var text: String
    var rank: Int
    /// Where it stands, until a date below it was met.
    var start: (offset: UInt64, line: Int)?
    /// Whether the catalogue knows the name.
    var isKnown: Bool
  }

  /// `2024`, `March 2024`, `März`: what holds for the headings below.
  private static let wordsOfOtherMonths: NoteWordSet = [
    "goals", "goal", "plan", "plans", "pr", "prs", "max", "maxes", "test", "born", "started", "since", "until", "to",
  ]

  mutating func takeContext(_ text: String, _ level: Int) -> Bool {
    let tokens = NoteDateToken.tokens(text)
    guard !tokens.isEmpty, tokens.count <= 5 else { return false }
    var found: (year: Int?, month: Int?) = (nil, nil)
    var words = 0
    for token in tokens {
      if let number = token.number, token.digits == 4, (1950...2100).contains(number) {
        found.year = number
      } else if let word = token.word, let month = document.words.month(word) {
        found.month = month
      } else if let number = token.number, token.digits <= 2, (1...12).contains(number), found.year != nil {
        found.month = number
      } else if case .mark = token.kind {
        continue
      } else if let word = token.word, ["年", "月"].contains(word) {
        continue
      } else if let word = token.word, !Self.wordsOfOtherMonths.contains(word) {
        words += 1
      } else {
        return false
      }
    }
    guard found.year != nil || found.month != nil else { return false }
    // `# feb 2024 kettlebells`: a word or two beside both.
    guard words == 0 && tokens.count <= 4 || words <= 2 && found.month != nil && found.year ?? 0 >= 2000 else {
      return false
    }
    if let year = found.year { self.year = year }
    if found.year != nil || found.month != nil { month = found.month }
    return true
  }

  /// Takes `JANUARY 2025` alone in a line for the month of the days below it, as its heading would be.
  mutating func takeMonth(_ line: NoteLine) -> Bool {
    if starts.isEmpty, line.number <= 3, month == nil, let part = monthInTitle(line.plain) {
      return takeContext(part, line.rank)
    }
    guard line.kind == .text, beforeHeld == .blank || line.number == 1, !line.isQuoted,
      starts.allSatisfy({ $0.date?.isDayAlone ?? false || $0.month != nil }),
      (6...30).contains(line.plain.utf8.count), line.plain.utf8.first?.isLetter == true,
      line.plain.utf8.count(where: \.isDigit) == 4
    else { return false }
    // `Gym log nov 2025`
    var title = line.plain.split(separator: " ").drop {
      NoteStructureWords.gyms.contains($0) || $0.lowercased() == "log"
    }
    // `JAN 2025 kg`
    if title.count == 3, let last = title.last, document.words.loadUnit(NoteWords.key(last)) != nil {
      title.removeLast()
    }
    guard title.count <= 2, title.last?.utf8.last?.isDigit == true,
      document.words.month(title.first?.prefix { $0.isLetter } ?? "") != nil
    else { return false }
    return takeContext(title.joined(separator: " "), line.rank)
  }

  /// What a text that is written day by day is called.
  static let diaries: NoteWordSet = [
    "diary", "log", "journal", "notes", "training", "tagebuch", "trainingstagebuch", "diario", "diário", "carnet",
    "dagboek", "logboek", "logbook", "quaderno", "训练日记", "日记",
  ]

  /// The year that the title of a diary ends with: of `Knee diary 2025 (right knee)`, and not of `Training row 2000 m`.
  static func yearOfDiary(_ text: String) -> Int? {
    let title = text.prefix { !"(.,:;".contains($0) }.trimmedSpaces
    guard title.utf8.count <= 40, case let words = title.split(separator: " "), words.count > 1, let last = words.last,
      last.utf8.count == 4, let year = Int(last), (1990...2100).contains(year),
      words.contains(where: { diaries.contains($0) })
    else { return nil }
    return year
  }

  /// A year that stands in a title: `Gym log 2021`.
  static func year(in text: String) -> Int? {
    // `Knee diary 2025 (right knee replaced in September). All weights are in pounds.`: its title ends with it.
    if let year = yearOfDiary(text) { return year }
    // `2025 - one line a day, …`: a long line may begin with it.
    let isShort = text.utf8.count <= 80
    guard
      isShort
        || text.prefix(while: \.isNumber).count == 4
          && [" - ", " – ", " — ", ":", ","].contains(where: { text.dropFirst(4).hasPrefix($0) })
    else { return nil }
    let tokens = NoteDateToken.tokens(text)
    return tokens.prefix(isShort ? tokens.count : 1)
      .first { $0.digits == 4 && (1990...2100).contains($0.number ?? 0) }?.number
  }

  /// Of `Physio plan, January 2024. R right leg`, `Book 4. October 2023` the month with its year, where it stands between
  /// signs and no day does.
  func monthInTitle(_ text: String) -> String? {
    guard text.utf8.count <= 160, text.utf8.count(where: \.isDigit) <= 6 else { return nil }
    let parts = text.split { ",.;:|()–—".contains($0) }.map { $0.split(separator: " ") }
    guard parts.count > 1 else { return nil }
    let months = parts.filter { words in
      words.count == 2 && document.words.month(words[0]) != nil && words[1].utf8.count == 4
        && Int(words[1]).map { (1990...2100).contains($0) } == true
    }
    // `Dienstag, 5. März 2024` is a day.
    guard months.count == 1, let month = months.first, document.dates.read(text, .anywhere)?.hasDay != true else {
      return nil
    }
    return month.joined(separator: " ")
  }

  /// `# Semaine 2 (à faire)`: what holds for the days below it, up to the next heading of its level.
  mutating func updateUndone(_ line: NoteLine, hasDay: Bool) {
    if let level = undoneLevel, line.rank <= level {
      undoneLevel = nil
      isOfAnnouncement = false
    }
    guard !hasDay, undoneLevel == nil else { return }
    if document.words.saysUndone(line.plain) {
      undoneLevel = line.rank
    } else if line.isHeading, !starts.isEmpty, document.words.announces(line.plain) {
      // `## Coming up` above a day a line
      undoneLevel = line.rank
      isOfAnnouncement = true
    }
  }

  /// `5`, `5th`, `5. Push`, `Sat 3 – pull` under the heading of a month.
  func dayOfMonth(_ text: String) -> NoteDate? {
    guard let month else { return nil }
    var tokens = NoteDateToken.tokens(text)[...]
    // `M 4`
    if tokens.count == 2, let letter = tokens.first, letter.word != nil, let day = tokens.last?.number,
      (1...31).contains(day), isLetterOfDay(letter, day)
    {
      tokens.removeFirst()
    }
    let weekday = tokens.first?.word.flatMap { document.words.weekday($0) }
    if weekday != nil { tokens.removeFirst() }
    if weekday != nil, tokens.first?.isMark(46) == true || tokens.first?.isMark(44) == true { tokens.removeFirst() }
    guard let first = tokens.popFirst(), let day = first.number, first.digits <= 2, (1...31).contains(day),
      tokens.first.map({ endsDay($0, isBehindWeekday: weekday != nil) || tokens.count == 1 && isLetterOfDay($0, day) })
        ?? true
    else { return nil }
    // `Mon 3` where the third is a Saturday counts something else.
    if let weekday, let year, CivilDate(year: year, month: month, day: day).map({ Weekday($0) }) != weekday {
      return nil
    }
    var date = NoteDate()
    (date.year, date.month, date.day) = (year, month, day)
    date.isStrong = true
    return date
  }

  /// `Mar 1` below `Octubre 2024`, where the first is a martes.
  func dayOfAmbiguousName(_ text: String) -> NoteDate? {
    guard year != nil, let word = NoteDateToken.tokens(text).first?.word, document.words.month(word) != nil,
      document.words.weekday(word) != nil
    else { return nil }
    return dayOfMonth(text)
  }

  /// `M` behind the 4 of a month that has a Monday then, as bullet journals have it.
  private func isLetterOfDay(_ token: NoteDateToken, _ day: Int) -> Bool {
    guard let word = token.word, word.utf8.count <= 2, let month, let year,
      let date = CivilDate(year: year, month: month, day: day)
    else { return false }
    return Weekday(date).rawValue.lowercased().hasPrefix(word.lowercased())
  }

  /// Whether what stands behind a number makes it a day.
  private func endsDay(_ token: NoteDateToken, isBehindWeekday: Bool) -> Bool {
    if token.isWord(NoteStructureWords.ordinals) || token.isMark(46) || token.isMark(45) { return true }
    guard isBehindWeekday, token.number == nil else { return false }
    guard let word = token.word else {
      return token.isMark(58) || token.isMark(44) || token.isMark(40) || token.isMark(0)
    }
    // `Thu 7 pm` below `March 2024`, where the seventh is a Thursday.
    if ["am", "pm"].contains(word) { return true }
    // `Mon 3 push`, but not `Mon 3 sets`, `Mon 3x5`.
    return word.utf8.count > 2 && document.words.word(word) == nil
  }

  mutating func updateChain(_ line: NoteLine, _ offset: UInt64, isStart: Bool) {
    if isStart || line.isHeading && line.box != nil {
      chain = nil
    } else if line.isHeading, !starts.isEmpty, namesSets(line.plain) {
      // `### Row 3x5 @ 90` apart from the next day's date, or right below what was done, is no title; `## Squat 5x5` right
      // above it is.
      chain = beforeHeld == .blank ? (offset, line.number, "") : nil
    } else if line.isHeading {
      if chain == nil || chain?.text != nil { chain = (offset, line.number, nil) }
    } else if let key = NoteAssembly.keyAndValue(line.plain)?.key,
      document.words.field(key) != nil || NoteStructureWords.creationKeys.contains(key)
    {
      return
    } else if isTitleLine(line) {
      chain = (offset, line.number, line.plain)
    } else {
      chain = nil
    }
  }
}
