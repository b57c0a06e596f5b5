import TrainingModel

/// The first pass over a document of notes: where sessions begin, what its dates look like, what its numbers vote for.
///
/// Memory is a hundred bytes for each line that looks like a session's head.
struct NoteSurvey {
  /// A line that may begin a session.
  struct Start {
    /// Where the session's text begins, which may be a title before the date.
    var offset: UInt64
    var line: Int
    var headLine: Int
    var level: Int
    var date: NoteDate?
    /// The year and month that a heading above says.
    var year: Int?
    var month: Int?
    /// What kind of evidence the line is.
    var strength: Strength
    /// Whether lines with numbers stand between this and the start before.
    var hasContentBefore = false
    /// The day that the week's heading above says is its Monday, or its first.
    var week: CivilDate?
    /// Whether the heading speaks of a week, which may have days below it.
    var isWeek = false
    /// Whether the date is one of several under an exercise's heading, or in a table.
    var isFragment = false
    /// The heading or the header, where it does not stand right above.
    var context: String?
    /// The column that the date heads, in a table of them, and where the table ends.
    var column: Int?
    var end: (offset: UInt64, line: Int)?

    /// What its line looks like, where its date is of two or three numbers.
    var shape: Shape? {
      guard let date, date.pair != nil else { return nil }
      return Shape(level: level, separator: date.separator, hasWeekday: date.weekday != nil)
    }
  }

  /// What a line with a date of numbers looks like.
  struct Shape: Hashable {
    var level: Int
    var separator: UInt8
    var hasWeekday: Bool
  }

  /// Lines of the strongest kind in a document begin its sessions; the others are text.
  enum Strength: Int, Comparable {
    /// `Day 1`, a weekday, `3/5`, a whole date.
    case numberedDay, weekday, weakDate, date
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var starts: [Start] = []
  /// A year that the document's first lines say.
  private(set) var titleYear: Int?
  /// The date that the front matter states.
  private(set) var documentDate: NoteDate?
  private(set) var lineCount = 0
  private(set) var evidence = NotationEvidence()
  private(set) var legendUnit: LoadUnit?
  private(set) var marks: [String: String] = [:]
  /// Lines with numbers before the first start.
  private let document: NoteDocument
  private var parser = NoteLineParser()
  private var held: (line: NoteLine, offset: UInt64)?
  private var beforeHeld = NoteLine.Kind.blank
  private var aboveHeld: NoteLine?
  private var hasContent = false
  /// Headings, one after another without anything between, and a title line before a date.
  private var chain: (offset: UInt64, line: Int, isText: Bool)?
  /// The last line of dashes, above which front matter may begin.
  private var lastMark: (offset: UInt64, line: Int)?
  private var year: Int?
  private var month: Int?
  private var week: CivilDate?
  /// The line of an exercise's name, or of a table's header, that dates may stand under.
  private var context: Context?
  /// The table being read: the place of its dates.
  private var table: (date: Int?, last: NoteDate?)?

  private struct Context {
    var text: String
    var rank: Int
    /// Where it stands, until a date below it was met.
    var start: (offset: UInt64, line: Int)?
    /// Whether the catalogue knows the name.
    var isKnown: Bool
  }

  private var names: NoteNames

  init(document: NoteDocument) {
    self.document = document
    names = document.names
  }

  mutating func look(_ bytes: ArraySlice<UInt8>, offset: UInt64) {
    lineCount += 1
    let line = parser.parse(bytes, number: lineCount)
    if case .underline(let level) = line.kind, var previous = held, previous.line.kind == .text, beforeHeld != .text,
      !previous.line.isQuoted
    {
      previous.line.kind = .heading(level)
      held = previous
    }
    if var previous = held,
      NoteTable.joins(previous.line, above: aboveHeld, below: line, words: document.words)
    {
      previous.line.kind = .row
      held = previous
    }
    settleHeld()
    aboveHeld = held?.line
    held = (line, offset)
  }

  mutating func finish() {
    if var last = held, NoteTable.joins(last.line, above: aboveHeld, below: nil, words: document.words) {
      last.line.kind = .row
      held = last
    }
    settleHeld()
    held = nil
  }

  private mutating func settleHeld() {
    guard let (line, offset) = held else { return }
    consider(line, offset)
    beforeHeld = line.kind
  }

  private mutating func consider(_ line: NoteLine, _ offset: UInt64) {
    if table != nil, line.kind != .row, line.kind != .rowRule { endTable(line, offset) }
    switch line.kind {
    case .underline:
      lastMark = (offset, line.number)
      table = nil
      return
    case .frontMatter:
      // With the mark above it, it belongs to the session whose head comes next.
      if let lastMark { chain = (lastMark.offset, lastMark.line, false) }
      return
    case .property:
      considerProperty(line)
      return
    case .blank, .rule, .fence, .verbatim:
      table = nil
      return
    case .rowRule: return
    case .row:
      considerRow(line, offset)
      return
    case .text, .item, .heading: table = nil
    }
    if line.isEscaped {
      chain = nil
      return
    }
    let start = start(line, offset)
    if let start { add(start) } else { collect(line) }
    updateChain(line, offset, isStart: start != nil)
    updateName(line, offset, isStart: start != nil)
    if titleYear == nil, starts.isEmpty, lineCount <= 20 { titleYear = Self.year(in: line.plain) }
    if start == nil, line.plain.utf8.contains(where: { (48...57).contains($0) }), !line.isHeading { hasContent = true }
  }

  /// A property of the document: its date, its unit.
  private mutating func considerProperty(_ line: NoteLine) {
    guard line.indent == 0, let (key, value) = NoteAssembly.keyAndValue(line.plain) else { return }
    collect(line)
    if key.lowercased() == "year", let year = Self.year(in: value) { titleYear = year }
    let isDate = document.words.field(key) == .date
    guard isDate || documentDate == nil && NoteStructureWords.creationKeys.contains(key.lowercased()),
      let date = document.dates.read(value.trimmingQuotes, .beginning), date.hasDay
    else { return }
    documentDate = date
  }

  private mutating func add(_ start: Start) {
    var start = start
    if start.isFragment, let fresh = context?.start {
      (start.offset, start.line) = fresh
      context?.start = nil
    } else if start.isFragment {
      start.context = context?.text
    } else if let chain, !chain.isText || beforeHeld != .blank {
      (start.offset, start.line) = (chain.offset, chain.line)
    }
    start.hasContentBefore = hasContent
    hasContent = false
    starts.append(start)
  }

  private mutating func updateChain(_ line: NoteLine, _ offset: UInt64, isStart: Bool) {
    if isStart {
      chain = nil
    } else if line.isHeading {
      if chain == nil || chain?.isText == true { chain = (offset, line.number, false) }
    } else if let key = NoteAssembly.keyAndValue(line.plain)?.key, document.words.field(key) != nil {
      return
    } else if isTitleLine(line) {
      chain = (offset, line.number, true)
    } else {
      chain = nil
    }
  }

  /// A line alone that may be the title of the session whose date stands in the next line.
  private func isTitleLine(_ line: NoteLine) -> Bool {
    line.kind == .text && (beforeHeld == .blank || lineCount <= 2) && line.plain.utf8.count <= 60 && !line.isQuoted
      && !line.plain.contains("://") && !holdsSets(line.plain)
  }

  private func holdsSets(_ text: String) -> Bool {
    text.utf8.contains(where: \.isDigit) && document.reader.read(text, in: NotationContext())?.sets.isEmpty == false
  }

  // MARK: Logs kept by exercise

  /// Remembers the name of an exercise, for dates may follow under it.
  private mutating func updateName(_ line: NoteLine, _ offset: UInt64, isStart: Bool) {
    if isStart { return }
    let hasDigits = line.plain.utf8.contains { (48...57).contains($0) }
    if let context, line.rank > context.rank {
      // Sets right below it: the exercise is one of a session.
      if context.start != nil, hasDigits { self.context = nil }
      return
    }
    context = nil
    guard line.isHeading || line.isBold || line.plain.utf8.count <= 60 && !hasDigits else { return }
    var text = line.plain[...]
    while text.last == ":" || text.last == " " { text.removeLast() }
    let look = names.look(String(text))
    guard look.isLikely else { return }
    context = Context(text: line.raw, rank: line.rank, start: (offset, line.number), isKnown: look.isKnown)
  }

  /// Whether a date stands under an exercise of its own, so that it is not the session's alone.
  private func isUnderExercise(_ line: NoteLine, _ date: NoteDate) -> Bool {
    guard let context, context.rank < line.rank else { return false }
    if date.rest.isEmpty { return context.isKnown }
    var notation = NotationContext()
    notation.isUnderExercise = true
    guard let reading = document.reader.read(date.rest, in: notation), !reading.sets.isEmpty else { return false }
    return reading.name.isEmpty
  }

  /// A row of a table; one with a date in its own column begins a session.
  private mutating func considerRow(_ line: NoteLine, _ offset: UInt64) {
    chain = nil
    collect(line)
    let cells = NoteTable.cells(line.content)
    guard let table else {
      self.table = (nil, nil)
      if addColumns(cells, line, offset) { return }
      let columns = NoteTable(header: cells, words: document.words, lines: 0..<0)
      let hasDigits = line.content.utf8.contains { (48...57).contains($0) }
      let date = columns.looksLikeHeader || !hasDigits ? columns.column(.date) : nil
      self.table = (date, nil)
      if date != nil {
        context = Context(text: line.raw, rank: .max, start: (offset, line.number), isKnown: true)
      }
      return
    }
    if let place = table.date, place < cells.count, let date = document.dates.read(cells[place], .beginning),
      date.hasDay, date != table.last
    {
      self.table?.last = date
      var start = make(line, offset, date, .date)
      start.isFragment = true
      add(start)
    }
    hasContent = true
  }

  /// A header with dates in it: each column is a session.
  private mutating func addColumns(_ cells: [String], _ line: NoteLine, _ offset: UInt64) -> Bool {
    var columns: [(place: Int, date: NoteDate)] = []
    for (place, cell) in cells.enumerated().dropFirst() {
      guard let date = document.dates.read(cell, .beginning), date.hasDay else { continue }
      columns.append((place, date))
    }
    guard columns.count > 1 else { return false }
    for (place, date) in columns {
      var start = make(line, offset, date, .date)
      start.column = place
      add(start)
    }
    return true
  }

  /// Notes for the columns of a table that has ended where it did.
  private mutating func endTable(_ line: NoteLine, _ offset: UInt64) {
    for index in starts.indices.reversed() {
      guard starts[index].column != nil, starts[index].end == nil else { return }
      starts[index].end = (offset, line.number)
    }
  }

  // MARK: The vote

  private mutating func collect(_ line: NoteLine) {
    if line.plain.utf8.contains(UInt8(ascii: "=")), line.plain.utf8.count <= 200 { collectMarks(line.plain) }
    if legendUnit == nil, line.kind != .row, line.plain.utf8.count <= 120,
      document.units.mayBeIn(line.plain, isFree: true)
    {
      legendUnit = NoteUnitStatement.unit(in: line.plain, words: document.words)
    }
    var context = NotationContext()
    context.isUnderExercise = true
    evidence.collect(line.kind == .row ? line.content : line.plain, in: context, by: document.reader)
  }

  /// Finds the marks that a legend explains: `(A) = warm-up, (F) = failure`.
  private mutating func collectMarks(_ text: String) {
    for part in text.split(whereSeparator: { ",;|".contains($0) }) {
      let halves = part.split(separator: "=")
      guard halves.count == 2 else { continue }
      let mark = halves[0].split(separator: " ").last ?? ""
      let meaning = halves[1].split(separator: " ").joined(separator: " ")
      guard mark.hasPrefix("("), mark.hasSuffix(")"), (3...5).contains(mark.count), marks.count < 20 else { continue }
      switch document.words.word(meaning) {
      case .warmup, .drop, .failure, .bodyweight, .left, .right, .each: marks[String(mark)] = "(\(meaning))"
      default: break
      }
    }
  }

  // MARK: Starts

  /// The text in which a line's date is looked for: of `5. March`, the number that looks like a list's mark, too.
  static func dateText(_ line: NoteLine) -> String {
    guard line.isOrdered, !line.isQuoted, line.box == nil else { return line.plain }
    return String(line.raw.drop { $0 == " " || $0 == "\t" })
  }

  /// The date of a line that begins with it; of a heading, and of a line such as `Workout 3 - June 5`, wherever it is.
  static func date(of line: NoteLine, _ document: NoteDocument) -> NoteDate? {
    if line.isHeading || line.isBold { return document.dates.read(line.plain, .anywhere) }
    let text = NoteText.withoutLeadingPictures(dateText(line))
    if let date = document.dates.read(text, .beginning) { return date }
    guard line.kind == .text, text.utf8.count <= 80, text.utf8.contains(where: { (48...57).contains($0) }),
      let date = document.dates.read(text, .anywhere), date.isStrong
    else { return nil }
    let first = text.prefix { $0.isLetter }.lowercased()
    if NoteStructureWords.dayNames.contains(first) { return date }
    // `Leg day Monday 5/1/2021`: words, and a date that is whole.
    guard date.year != nil, !NoteProse.isSentence(date.rest, wordCount: date.rest.split(separator: " ").count) else {
      return nil
    }
    return date
  }

  private mutating func start(_ line: NoteLine, _ offset: UInt64) -> Start? {
    if line.isHeading || line.isBold, let start = headingStart(line, offset) { return start }
    if line.isHeading { return nil }
    // `- 2.5 kg x 8` is no second of May.
    if line.kind == .item, NotesSetForm.read(line.content, isOpen: line.box == .open) != nil { return nil }
    let mayHoldDate = line.isOrdered || document.dateFilter.mayHoldDate(line.plain)
    guard line.plain.utf8.count <= NoteDateToken.limit, mayHoldDate, mayBeginWithDate(line.plain) || line.isOrdered
    else {
      return fieldStart(line, offset) ?? dayStart(line, offset)
    }
    return lineStart(line, offset) ?? fieldStart(line, offset) ?? dayStart(line, offset)
  }

  /// Whether the first word or number may be that of a date.
  private func mayBeginWithDate(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first(where: { $0 != 40 && $0 != 91 && $0 != 32 }) else { return false }
    if (48...57).contains(first) || first >= 0x80 { return true }
    if bytes.count <= 80, bytes.contains(where: { (48...57).contains($0) }) { return true }
    let word = text.prefix { $0.isLetter }
    return document.words.month(word) != nil || document.words.weekday(word) != nil
      || NoteStructureWords.dateOpenings.contains(word.lowercased())
      || NoteStructureWords.dayNames.contains(word.lowercased())
  }

  private mutating func headingStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    let level = line.rank
    if let heading = NotesHeading(line.content) {
      return make(line, offset, heading.start.map { NoteDate($0) }, .date)
    }
    if NotesProse.isEscaped(line.content) { return nil }
    if let date = document.dates.read(line.plain, .anywhere) {
      if date.hasDay {
        if isWeek(line.plain), let day = date.date(.dayFirst, year: year) {
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
      if date.weekday != nil, date.rest.split(separator: " ").count <= 5 {
        return make(line, offset, date, date.isDayAlone ? .date : .weekday)
      }
    }
    if takeContext(line.plain, level) { return nil }
    if let day = dayOfMonth(line.plain) { return make(line, offset, day, .date) }
    return dayStart(line, offset)
  }

  private func make(_ line: NoteLine, _ offset: UInt64, _ date: NoteDate?, _ strength: Strength) -> Start {
    var date = date
    date?.rest = ""
    return Start(
      offset: offset, line: line.number, headLine: line.number, level: line.rank, date: date, year: year, month: month,
      strength: strength, week: week)
  }

  /// A year that stands in a title: `Gym log 2021`.
  static func year(in text: String) -> Int? {
    guard text.utf8.count <= 80 else { return nil }
    let tokens = NoteDateToken.tokens(text)
    return tokens.first { $0.digits == 4 && (1990...2100).contains($0.number ?? 0) }?.number
  }

  private func isWeek(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { NoteStructureWords.weekNames.contains($0.lowercased()) }
  }

  /// A heading's date is the session's unless it stands deep in a sentence.
  private func isSessionHeading(_ date: NoteDate) -> Bool {
    let words = date.rest.split(separator: " ")
    return words.count <= 10
  }

  /// `2024`, `March 2024`, `März`: what holds for the headings below.
  private mutating func takeContext(_ text: String, _ level: Int) -> Bool {
    let tokens = NoteDateToken.tokens(text)
    guard !tokens.isEmpty, tokens.count <= 4 else { return false }
    var found: (year: Int?, month: Int?) = (nil, nil)
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
      } else {
        return false
      }
    }
    guard found.year != nil || found.month != nil else { return false }
    if let year = found.year { self.year = year }
    if found.year != nil || found.month != nil { month = found.month }
    return true
  }

  /// `5`, `5th`, `5. Push` under the heading of a month.
  private func dayOfMonth(_ text: String) -> NoteDate? {
    guard let month else { return nil }
    let tokens = NoteDateToken.tokens(text)
    guard let first = tokens.first, let day = first.number, first.digits <= 2, (1...31).contains(day),
      tokens.count == 1 || tokens[1].word.map(NoteStructureWords.ordinals.contains) == true || tokens[1].isMark(46)
        || tokens[1].isMark(45)
    else { return nil }
    var date = NoteDate()
    (date.year, date.month, date.day) = (year, month, day)
    date.isStrong = true
    return date
  }

  private mutating func lineStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard let date = Self.date(of: line, document) else { return nil }
    if line.isQuoted, !date.isStrong || date.rest.split(separator: " ").count > 3 { return nil }
    if line.isOrdered, date.month == nil, !date.isStrong { return nil }
    let words = date.rest.split(separator: " ")
    guard date.hasDay else {
      guard words.count <= 4, date.weekday != nil, beforeHeld == .blank || line.isBold || line.plain.hasSuffix(":")
      else { return nil }
      let isHead = words.isEmpty || line.isBold || line.plain.hasSuffix(":") || date.isDayAlone
      return isHead ? make(line, offset, date, date.isDayAlone ? .date : .weekday) : nil
    }
    if date.isStrong {
      guard isHead(date, words, line) else { return nil }
      var start = make(line, offset, date, .date)
      start.isFragment = isUnderExercise(line, date)
      return start
    }
    guard words.isEmpty ? beforeHeld == .blank || date.weekday != nil || date.time != nil : isWord(words[0]),
      words.count <= 6, line.indent == 0
    else { return nil }
    return make(line, offset, date, .weakDate)
  }

  private func isHead(_ date: NoteDate, _ words: [Substring], _ line: NoteLine) -> Bool {
    if words.count <= 6 { return true }
    // A longer line is a session in one line, where it holds sets; else a sentence, unless the date leads it in full.
    var context = NotationContext()
    context.isUnderExercise = false
    let text = words.joined(separator: " ")
    return date.year != nil || document.reader.read(text, in: context)?.sets.isEmpty == false
  }

  private func isWord(_ text: Substring) -> Bool {
    text.unicodeScalars.first.map { $0.properties.isAlphabetic } == true && text.count > 1
  }

  /// `Date: 2024-03-05`
  private func fieldStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard !line.isQuoted, let (key, value) = NoteAssembly.keyAndValue(line.plain), document.words.field(key) == .date,
      let date = document.dates.read(value, .beginning), date.hasDay
    else { return nil }
    return make(line, offset, date, .date)
  }

  /// `Week 3 Day 2`, `Week 3, Day 2: Upper`, `W3D2`
  private func isDayOfWeek(_ tokens: [NoteDateToken]) -> Bool {
    guard tokens.count >= 4, let week = tokens[0].word, tokens[1].number != nil,
      week == "w" || NoteStructureWords.weekNames.contains(week), tokens.count <= 10
    else { return false }
    var next = 2
    while next < tokens.count, case .mark = tokens[next].kind { next += 1 }
    guard next + 1 < tokens.count, let day = tokens[next].word else { return false }
    let isLetter = tokens[next + 1].word.map { $0.count == 1 } == true
    return (day == "d" || NoteStructureWords.dayNames.contains(day)) && (tokens[next + 1].number != nil || isLetter)
  }

  /// `Day 1`, `Workout A:` as a heading or a line of its own.
  private func dayStart(_ line: NoteLine, _ offset: UInt64) -> Start? {
    guard line.isHeading || line.isBold || line.kind == .text && beforeHeld == .blank, line.plain.utf8.count <= 60
    else {
      return nil
    }
    let tokens = NoteDateToken.tokens(line.plain)
    guard tokens.count >= 2, let word = tokens[0].word else { return nil }
    if isDayOfWeek(tokens) { return make(line, offset, nil, .numberedDay) }
    if word == "undated" || tokens.last?.word == "undated", line.isHeading {
      return make(line, offset, nil, .date)
    }
    guard NoteStructureWords.dayNames.contains(word) else { return nil }
    let next = tokens[1].isMark(UInt8(ascii: "#")) && tokens.count > 2 ? tokens[2] : tokens[1]
    guard next.number.map({ $0 <= 400 }) == true || next.word.map({ $0.count == 1 }) == true else { return nil }
    if !line.isHeading, tokens.count > 8 { return nil }
    return make(line, offset, nil, .numberedDay)
  }
}

extension String {
  /// The text without the quotes around it.
  var trimmingQuotes: String {
    guard utf8.count > 1, let first = utf8.first, first == utf8.last, first == 34 || first == 39 else { return self }
    return String(dropFirst().dropLast())
  }
}
