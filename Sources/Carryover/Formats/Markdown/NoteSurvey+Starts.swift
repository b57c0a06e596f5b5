import TextStreams
import TrainingModel

/// Which lines begin a session.
extension NoteSurvey {
  /// The text in which a line's date is looked for: of `5. March`, the number that looks like a list's mark, too.
  static func dateText(_ line: NoteLine) -> String {
    guard line.isOrdered, !line.isQuoted, line.box == nil else { return line.plain }
    return String(line.raw.drop { $0 == " " || $0 == "\t" })
  }

  /// The date of a line that begins with it; of a heading, and of a line such as `Workout 3 - June 5`, wherever it is.
  static func date(of line: NoteLine, _ document: NoteDocument) -> NoteDate? {
    if line.isHeading || line.isBold { return document.dates.read(line.plain, .anywhere) }
    let bare = withoutPage(withoutStrokes(NoteText.withoutLeadingPictures(dateText(line))))
    let text = withoutSpokenDay(withoutDayLetter(withoutTags(bare, isLink: line.content.containsBytes(of: "[["))))
    // When something was ticked off in Org mode.
    if text.hasPrefix("CLOSED: ") { return nil }
    if let date = document.dates.plain(text) { return date }
    let tokens = NoteDateToken.tokens(text)
    let opening = document.dates.read(tokens, of: text, .beginning)
    if let opening, opening.hasDay { return opening }
    return dateInside(line, text, tokens, document) ?? opening
  }

  mutating func start(_ line: NoteLine, _ offset: UInt64) -> Start? {
    if line.isHeading || line.isBold, let start = headingStart(line, offset) { return start }
    if line.isHeading || isDateOfDocument(line) { return nil }
    if isDayOfSplit(line) { return make(line, offset, nil, .numberedDay) }
    if let day = dayBefore(line) { return make(line, offset, day, .date) }
    guard mayHoldStart(line.plain) || line.isOrdered, let start = bareStart(line, offset) else { return nil }
    // `- 2.5 kg x 8` is no second of May.
    if line.kind == .item, NotesSetForm.read(line.content, isOpen: line.box == .open) != nil { return nil }
    return start
  }

  /// `Created: 11 March 2025 7:12 PM`, and `Date: Sun, 22 Sep 2024` below `Subject: Week 7`: when it was written.
  private mutating func isDateOfDocument(_ line: NoteLine) -> Bool {
    guard line.kind == .text, isNearTop(line), line.plain.utf8.first?.isLetter == true,
      let (key, value) = NoteAssembly.keyAndValue(line.plain), key.utf8.count <= 14
    else { return false }
    if NoteStructureWords.headersOfMail.contains(key) {
      mailLine = line.number
      return false
    }
    let isMail = mailLine > 0 && line.number - mailLine <= 2 && document.words.field(key) == .date
    guard isMail || NoteStructureWords.creationKeys.contains(key) && key.lowercased() != "day",
      let date = document.dates.read(value, .beginning), date.hasDay
    else { return false }
    writing = (writing?.date ?? date, line.number)
    return true
  }

  /// Whether a line stands above the first day, or among the facts right below it.
  private func isNearTop(_ line: NoteLine) -> Bool {
    guard let first = starts.first else { return true }
    return starts.count == 1 && line.number - first.headLine <= 3
  }

  /// `push`, `legs` alone in a line behind a blank one: a day of a split, where nothing is dated.
  private func isDayOfSplit(_ line: NoteLine) -> Bool {
    line.kind == .text && (beforeHeld == .blank || line.number == 1) && !line.isQuoted
      && (4...16).contains(line.plain.utf8.count) && NoteStructureWords.daysOfSplit.contains(line.plain)
  }

  /// Whether a number, a month, a weekday or the name of a day stands in a text; of a long one nothing is known.
  private func mayHoldStart(_ text: String) -> Bool {
    text.utf8.count > 200 || text.withByteSlice { unsafe $0.buffer.contains(where: \.isDigit) }
      || document.words.filters.dates.mayHoldDate(text)
  }

  /// The start that a line without marks says.
  private mutating func bareStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    if takeMonth(line) { return nil }
    if let day = spokenDay(line) { return make(line, offset, day, .date) }
    // `4 M` below `NOVEMBER 2024`
    if month != nil, line.kind == .text, beforeHeld == .blank, (3...5).contains(line.plain.utf8.count),
      let day = dayOfMonth(line.plain)
    {
      return make(line, offset, day, .date)
    }
    guard line.plain.utf8.count <= NoteDateToken.limit,
      line.isOrdered
        || document.words.filters.dates.mayHoldDate(line.plain)
          && (mayBeginWithDate(line.plain) || line.content.hasPrefix("**"))
    else {
      return fieldStart(line, offset) ?? dayStart(line, offset)
    }
    return lineStart(line, offset) ?? fieldStart(line, offset) ?? dayStart(line, offset)
  }

  /// Whether the first word or number may be that of a date.
  func mayBeginWithDate(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first(where: { $0 != 40 && $0 != 60 && $0 != 91 && $0 != 32 }) else { return false }
    if (48...57).contains(first) || first >= 0x80 { return true }
    // The first line of all may tell more than a day.
    if bytes.count <= 120 || starts.isEmpty, bytes.contains(where: { (48...57).contains($0) }) { return true }
    let word = text.prefix { $0.isLetter }
    return document.words.month(word) != nil || document.words.weekday(word) != nil
      || NoteStructureWords.dateOpenings.contains(word)
      || NoteStructureWords.dayNames.contains(word)
  }

  mutating func headingStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    if let heading = NotesHeading(line.content) {
      return make(line, offset, heading.start.map { NoteDate($0) }, .date)
    }
    if NotesProse.isEscaped(line.content) || !mayHoldStart(line.plain) { return nil }
    if Self.saysUndated(line.plain) { return make(line, offset, nil, .date) }
    if let day = dayOfAmbiguousName(line.plain) { return make(line, offset, day, .date) }
    if let date = document.dates.read(line.plain, .anywhere) {
      if date.hasDay {
        if isWeek(line.plain) || beginsWithWeek(line.plain), let day = firstDayBehindWeek(date) {
          (week, year) = (day, Int(day.year))
          var start = make(line, offset, date, .date)
          start.isWeek = true
          return start
        }
        if !isSessionHeading(date) { return nil }
        var start = make(line, offset, date, date.isStrong ? .date : .weakDate)
        start.isFragment = isUnderExercise(line, date)
        return start
      }
      if date.weekday != nil, let day = dayOfMonth(line.plain) { return make(line, offset, day, .date) }
      // `Sat 18 – Gym + long run`: what stands apart from the day may take more words.
      let isApart = date.rest.prefix(4).contains { "–—-:|".contains($0) }
      if date.weekday != nil, date.rest.split(separator: " ").count <= (isApart ? 10 : 5) {
        // Below a month's heading the days beside it may have numbers.
        return make(line, offset, date, date.isDayAlone || month != nil ? .date : .weekday)
      }
    }
    if takeContext(line.plain, line.rank) || takeMonth(line) { return nil }
    if let day = dayOfMonth(line.plain) { return make(line, offset, day, .date) }
    return dayStart(line, offset)
  }

  func make(_ line: NoteLine, _ offset: UInt64, _ date: NoteDate?, _ strength: Strength) -> Start {
    var date = date
    let hasOtherNumbers = date?.rest.hasDigit == true
    date?.rest = ""
    let year = date.flatMap { yearBehindWeek($0) } ?? year
    return Start(
      offset: offset, line: line.number, headLine: line.number, level: line.rank, date: date, year: year, month: month,
      strength: strength, week: week, hasOtherNumbers: hasOtherNumbers)
  }

  mutating func lineStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard let date = Self.date(of: line, document).map({ withYearOfEnd($0, line.plain) }), !isReference(line, date),
      !NoteStructureWords.cites(line.plain), date.year != nil || !isOfColumn(date),
      [.blank, .rule, .underline(2)].contains(beforeHeld) || line.number == 1
        || !Self.isFieldOfTitle(line.plain, document)
        || isNumberedDay(line.plain, date)
    else { return nil }
    // `- back pain 2024-03-01` among the lines of a day that is headed otherwise
    if line.kind == .item, let first = starts.first, first.level != line.rank,
      line.plain.utf8.first.map({ !$0.isDigit }) == true, line.plain.hasPrefix(date.rest), !date.rest.isEmpty
    {
      return nil
    }
    if date.hasDay, beginsWithWeek(line.plain), let day = firstDayBehindWeek(date) {
      (week, year) = (day, Int(day.year))
      var start = make(line, offset, date, .date)
      start.isWeek = true
      return start
    }
    // `wk of 6 may` in a year that nobody says only gathers the days below it.
    if date.hasDay, date.year == nil, date.weekday == nil, beginsWithWeek(line.plain), line.kind == .text {
      return make(line, offset, date, .numberedDay)
    }
    // `>> 22.03.2025 // PUSH B // slept 8` has fields, and is nobody's sentence.
    let hasFields = date.year != nil && isDividedDay(date)
    if line.isQuoted, !date.isStrong || date.rest.split(separator: " ").count > 3 && !hasFields { return nil }
    if line.isOrdered, date.month == nil, !date.isStrong { return nil }
    let words = date.rest.split(separator: " ")
    guard date.hasDay else {
      if date.weekday != nil, date.day == nil, words.count <= 6, line.kind == .text, let day = dayOfMonth(line.plain) {
        return make(line, offset, day, .date)
      }
      // `Sat 8th - shoulder sore, fine once warm`
      let isAmongDays =
        date.isDayAlone && !starts.isEmpty && beforeHeld == .blank
        && line.plain.split(separator: " ").prefix(3).contains { $0 == "-" || $0 == "–" || $0.hasSuffix(":") }
      // `Mon - bench 3x5 60kg` below `w/c 4 March`
      if week != nil, date.weekday != nil, line.kind == .text, date.day == nil,
        words.isEmpty || Self.isDayBeforeSign(line.plain)
      {
        return make(line, offset, date, .weekday)
      }
      guard words.count <= 4 || (isAmongDays || isDayOfGroup(date, line)) && words.count <= 10, date.weekday != nil,
        beforeHeld == .blank || line.number == 1 || line.isBold || line.plain.hasSuffix(":")
      else { return nil }
      let isHead =
        words.isEmpty || line.isBold || line.plain.hasSuffix(":") || date.isDayAlone || isDayOfGroup(date, line)
      return isHead ? make(line, offset, date, date.isDayAlone ? .date : .weekday) : nil
    }
    if date.isStrong {
      guard isHead(date, words, line) else { return nil }
      var start = make(line, offset, date, .date)
      start.isFragment = isUnderExercise(line, date)
      return start
    }
    if isDecimal(line.plain, date) || isKindOfSet(date, words, line) || Self.hasPairs(line.plain, date) { return nil }
    let isAlone =
      beforeHeld == .blank || date.weekday != nil || date.time != nil || line.plain.hasSuffix(".")
      || isBelowGroup(line, date)
    // `Sat 3/23 - 14 mi long run`
    // `12/05, 78,6 kg, dodo 7h30` below the heading of a day
    let isOfFacts =
      line.kind == .text && line.plain.utf8.first?.isDigit == true
      && line.plain.split(separator: " ").first?.hasSuffix(",") == true
      && words.count > 1 && words[0].contains(where: { ",.".contains($0) })
      && document.words.loadUnit(NoteWords.key(words[1].filter { $0 != "," })) != nil
      && !line.plain.contains(" x ")
    let isDashed =
      isOfFacts || isBodyBesideDay(date, words, line)
      || date.weekday != nil && line.kind == .text && line.plain.containsBytes(of: " - ")
        && line.plain.utf8.first?.isLetter == true
    guard words.isEmpty ? isAlone : isWord(words[0]) || date.weekday != nil && beforeHeld == .blank || isDashed,
      words.count <= (date.weekday != nil ? 10 : 6) || isDayInWords(date, words)
        || words.count <= 40 && isSessionInLine(date.rest)
        // `17/5 09:47 corrí 6km en 33:40, la rodilla ok`
        || words.count <= 30 && date.time != nil && line.raw.hasPrefix("[")
        || words.count <= 14 && isBodyBesideDay(date, words, line)
        || words.count <= 20 && date.weekday != nil && isSetApart(line),
      line.indent == 0
    else { return nil }
    return make(line, offset, date, .weakDate)
  }

  /// `7.5 both hands` below days that are written otherwise: a number with a point, which one day alone would be.
  private func isDecimal(_ text: String, _ date: NoteDate) -> Bool {
    guard date.separator == UInt8(ascii: "."), date.year == nil, date.weekday == nil,
      text.utf8.prefix(while: { $0.isDigit || $0 == UInt8(ascii: ".") }).count(where: { !$0.isDigit }) == 1,
      let last = starts.last(where: { $0.date?.hasDay == true })?.date
    else { return false }
    return last.separator != UInt8(ascii: ".")
  }

  /// `DB bench - 10/12 w/up, 20/8 RIR3, 22/8 RIR2`: loads and their repetitions.
  private static func hasPairs(_ text: String, _ date: NoteDate) -> Bool {
    guard text.first?.isLetter == true, date.separator == UInt8(ascii: "/"), date.year == nil, date.weekday == nil,
      date.time == nil
    else { return false }
    return text.split(whereSeparator: { " ,".contains($0) }).count { word in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
    } > 1
  }

  /// `20/3 wu`, `80/2 miss (in front)`: a load and its repetitions, and what kind of set it was.
  private func isKindOfSet(_ date: NoteDate, _ words: [Substring], _ line: NoteLine) -> Bool {
    guard date.year == nil, date.weekday == nil, let first = words.first, words.count <= 6, first.count > 1 else {
      return false
    }
    // `7.5 L15 R14`
    if words.count == 2, words.allSatisfy({ "LR".contains($0.first ?? " ") && Int($0.dropFirst()) != nil }) {
      return true
    }
    // `20/3 warmup day` heads a day.
    guard beforeHeld != .blank, line.number > 1, words.count == 1 || words[1].first == "(" || first.hasSuffix(",")
    else {
      return false
    }
    return ["wu", "w/u", "miss", "fail", "f", "x", "nl"].contains(first.filter { $0 != "," }.lowercased())
  }

  /// `3/1 bp 185x5x5, dips 12 10 9`: whether a session stands in the line.
  private func isSessionInLine(_ text: String) -> Bool {
    guard let reading = document.reader.read(text, in: NotationContext()) else { return false }
    return !reading.sets.isEmpty && !reading.name.isEmpty && (reading.sets.count + reading.further.count) > 2
  }

  /// `Lunes - pierna`, `sat legs`: a weekday, and what is trained on it.
  private func isDayOfGroup(_ date: NoteDate, _ line: NoteLine) -> Bool {
    guard !date.rest.hasDigit, line.kind == .text else { return false }
    let behind = line.plain.drop { $0.isLetter }.drop { $0 == " " }
    if let sign = behind.first, "-–—".contains(sign) { return true }
    let first = behind.prefix { $0.isLetter }
    return document.words.entry(first)?.lists.contains(.group) ?? false
  }

  func isHead(_ date: NoteDate, _ words: [Substring], _ line: NoteLine) -> Bool {
    if words.count <= 6 || date.weekday != nil && date.hasDay && words.count <= 24 { return true }
    // A longer line is a session in one line, where it holds sets; else a sentence, unless the date leads it in full.
    var context = NotationContext()
    context.isUnderExercise = false
    let text = words.joined(separator: " ")
    return date.year != nil || document.reader.read(text, in: context)?.sets.isEmpty == false
  }

  /// `Date: 2024-03-05`
  func fieldStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard !line.isQuoted, let (key, value) = NoteAssembly.keyAndValue(line.plain), document.words.field(key) == .date,
      let date = document.dates.read(value, .beginning) ?? Self.dateBehindTitle(value, document), date.hasDay
    else { return nil }
    var start = make(line, offset, date, .date)
    start.isField = date.rest.isEmpty
    return start
  }

  /// `Week 3 Day 2`, `Week 3, Day 2: Upper`, `W3D2`
  func isDayOfWeek(_ tokens: [NoteDateToken]) -> Bool {
    guard tokens.count >= 4, let week = tokens[0].word, tokens[1].number != nil,
      week == "w" || NoteStructureWords.weekNames.contains(week), tokens.count <= 10
    else { return false }
    var next = 2
    while next < tokens.count, case .mark = tokens[next].kind { next += 1 }
    guard next + 1 < tokens.count, let day = tokens[next].word else { return false }
    let isLetter = tokens[next + 1].isLetterAlone
    return (day == "d" || NoteStructureWords.dayNames.contains(day)) && (tokens[next + 1].number != nil || isLetter)
  }

  /// `Day 1`, `Workout A:` as a heading or a line of its own.
  func dayStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard line.isHeading || line.isBold || line.kind == .text && beforeHeld == .blank, line.plain.utf8.count <= 60
    else { return nil }
    let tokens = NoteDateToken.tokens(line.plain)
    // `**9 WEEKS OUT - Coach K program, W3D2**`
    if line.isBold || line.isHeading, tokens.count > 6, isDayOfWeek(Array(tokens.suffix(4))) {
      return make(line, offset, nil, .numberedDay)
    }
    guard tokens.count >= 2, let word = tokens[0].word else { return nil }
    if isDayOfWeek(tokens) { return make(line, offset, nil, .numberedDay) }
    if word == "undated" || tokens.last?.word == "undated", line.isHeading {
      return make(line, offset, nil, .date)
    }
    guard NoteStructureWords.dayNames.contains(word) else { return nil }
    let next = tokens[1].isMark(UInt8(ascii: "#")) && tokens.count > 2 ? tokens[2] : tokens[1]
    if let number = next.number { if number > 400 { return nil } } else if !next.isLetterAlone { return nil }
    // `dia 2 (jueves, llovia, llegue 20 min tarde)`
    let isBracketed =
      line.plain.hasSuffix(")") && tokens.count > 2 && tokens[2].isMark(UInt8(ascii: "("))
      && !NoteAssembly.hasProduct(line.plain) && tokens.count { $0.number != nil } <= 2
    if !line.isHeading, tokens.count > 8, !isBracketed { return nil }
    return make(line, offset, nil, .numberedDay)
  }
}
