import TrainingModel

/// The lines before and at the date: the session's title, date and time.
extension NoteAssembly {
  /// Whether a line says the session's date or day.
  func isHead(_ line: NoteLine) -> Bool {
    !line.isRepeated && line.kind != .row
      && (span.first.headLine == line.number || span.further.contains { $0.headLine == line.number })
  }

  /// A heading or a line alone before the date may be the title; everything else is a note of the session.
  mutating func readBeforeHead(_ line: NoteLine) {
    switch line.kind {
    case .heading:
      use(.session)
      let next = lines[(index + 1)...].first { $0.kind != .blank && !isMarks($0) }
      let standsAboveHead = if let next { isHead(next) } else { false }
      if standsAboveHead || session.title == nil, span.level > NoteLine.deepestHeading { session.title = line.plain }
    case .rule, .underline, .fence, .rowRule: use(.marks)
    case .frontMatter, .property: use(.fact)
    default:
      // When it was written says nothing of the session.
      if let (key, _) = Self.keyAndValue(line.plain),
        NoteStructureWords.creationKeys.contains(key) || document.words.field(key) == .date
      {
        return addNote(index, at: .session)
      }
      if readField(line) { return }
      if isTitleLine(line), isHead(lines[index + 1]) {
        if saysOfDayNotDone(line.plain) { open.planRank = 0 }
        session.title = line.plain
        use(.session)
      } else {
        addNote(index, at: .session)
      }
    }
  }

  /// `**Mon Mar 10 2025 | Swim**` below `# 10 March 2025`: the session's day once more.
  mutating func readDateAgain(_ line: NoteLine) -> Bool {
    guard session.sections.isEmpty, line.kind == .text || line.isHeading, !line.isQuoted, let day = session.start?.date,
      document.words.filters.dates.mayHoldDate(line.plain),
      let date = document.dates.read(line.plain, .beginning), date.isStrong, date.year != nil,
      date.date(.dayFirst, year: nil) == day || date.date(.monthFirst, year: nil) == day
    else { return false }
    readDateLine(line)
    return true
  }

  private func isMarks(_ line: NoteLine) -> Bool {
    switch line.kind {
    case .rule, .underline, .fence: true
    default: false
    }
  }

  private func isTitleLine(_ line: NoteLine) -> Bool {
    line.kind == .text && line.plain.utf8.count <= 80 && !line.isQuoted
  }

  mutating func readDateLine(_ line: NoteLine) {
    use(.session)
    if takeParagraphOfHead(line) { return }
    var line = line
    // `* TODO <2024-02-10 Sat>`, `plan for mon 1/15/24: squat 3x5`: all of the day.
    let isPlan =
      line.plain.lowercased().hasPrefix("plan for ") && !line.plain.containsBytes(of: "did")
      || announcesDay(line.plain)
    // `# Week 2 (to do)` above `## Mon 15 Jan (done)`
    let isUndone =
      span.first.isUndone && line.box != .ticked
      && !line.plain.split(whereSeparator: { !$0.isLetter }).contains { document.words.word($0) == .done }
    if line.box == .open || isPlan || isUndone { open.planRank = 0 }
    if let text = takeBracketFacts(line.plain, line) {
      line.plain = text
      line.content = text
    }
    if line.plain.hasByte(UInt8(ascii: "|")) { line.plain = withoutFacts(line.plain, line) }
    if let unit = statedUnit(line.plain) ?? unitBehindDate(line.plain) { takeUnit(unit, of: line) }
    if let field = field(line), field.field == .date {
      let date =
        document.dates.read(field.value, .beginning) ?? NoteSurvey.dateBehindTitle(field.value, document)
      if let rest = date?.rest, !rest.isEmpty { takeHeadRest(rest, of: line) }
      return
    }
    if line.isHeading, let heading = NotesHeading(line.content) {
      session.title = heading.title
      return
    }
    if !line.isHeading, let spoken = NoteSurvey.spokenDate(line, document) {
      line.plain = spoken.rest
      line.content = spoken.rest
      if !spoken.rest.isEmpty { readText(line) }
      return
    }
    guard !span.keepsDateText, let date = NoteSurvey.date(of: line, document) else {
      readUndatedHead(line)
      return
    }
    let rest = date.hasDay ? date.rest : withoutDayOfMonth(date.rest, line)
    if !rest.isEmpty { takeHeadRest(rest, of: line) }
  }

  /// `3 – pull` behind a weekday below the heading of a month: the day, which the session's date says.
  private func withoutDayOfMonth(_ rest: String, _ line: NoteLine) -> String {
    let behindWeekday: Substring = line.plain.drop { $0.isLetter }
    let behind = behindWeekday.drop { ".,".contains($0) }.drop { $0 == " " }
    guard let day = session.start.map({ Int($0.date.day) }), behind.prefix(while: { $0.isNumber }) == "\(day)",
      rest.prefix(while: { $0.isNumber }) == "\(day)", case let title = rest.drop(while: { $0.isNumber }),
      title.first?.isLetter != true
    else { return rest }
    return String(title.drop { " -–—:,.".contains($0) })
  }

  /// A day whose date cannot be settled keeps its text for a title; sets beside it are sets all the same.
  private mutating func readUndatedHead(_ line: NoteLine) {
    guard span.keepsDateText, let date = NoteSurvey.date(of: line, document),
      let rest = textBehindDate(line.plain, date), holdsSession(rest), takeSetsOfHead(rest, of: line)
    else {
      // `Mon March 10 plan`, of nobody knows which year.
      if let rest = NoteSurvey.date(of: line, document)?.rest, NoteStructureWords.planNames.contains(label(rest)),
        !lines[(index + 1)...].contains(where: { saysDone($0.plain) })
      {
        open.planRank = 0
      }
      // `## Day 3 (to do)`
      if document.words.saysUndone(line.plain) { open.planRank = 0 }
      session.title = line.plain
      return
    }
    session.title = label(String(line.plain.dropLast(rest.count)))
  }

  /// Whether what stands beside the date is all that was done: several exercises, or sets above none of their own. Above
  /// others, `Jan 22 squat 5x5 @ 185` is their plan, and `Stronglifts 5x5` their title.
  private mutating func holdsSession(_ rest: String) -> Bool {
    let first = document.reader.read(rest, in: NotationContext())
    if first?.further.isEmpty == false { return true }
    guard let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), !isHead(lines[next]) else {
      return true
    }
    return probe(next)?.sets.isEmpty ?? true
  }

  /// What stands behind the date, or behind the sign that follows it.
  private func textBehindDate(_ text: String, _ date: NoteDate) -> String? {
    for sign in [" - ", " – ", " — ", ": "] {
      guard let range = text.prefix(40).firstRange(of: sign) else { continue }
      let before = String(text[..<range.lowerBound])
      guard document.dates.read(before, .beginning)?.rest.isEmpty == true else { continue }
      return String(text[range.upperBound...])
    }
    // `1/22 bench 185x5, incline 135 3x8`
    return date.hasDay && text.hasSuffix(date.rest) && date.rest.hasDigit ? date.rest : nil
  }

  private mutating func takeSetsOfHead(_ rest: String, of line: NoteLine) -> Bool {
    guard document.reader.mayHoldSets(rest) else { return false }
    // `Squat 5x5 100kg tm120`: the sets, and a training maximum, which is none.
    if let (bare, maximum) = Self.dividedAtTrainingMaximum(rest) {
      guard takeSetsOfHead(bare, of: line) else { return false }
      addNote(text: maximum, at: .session)
      return true
    }
    if let (title, sets) = titleBeforeSets(rest), takeSetsOfHead(sets, of: line) {
      session.title = session.title ?? title
      return true
    }
    var rested = line
    let day = numberOfDay(rest)
    let rest = day?.sets ?? withStatedName(rest[...]) ?? rest
    rested.plain = rest
    rested.content = rest
    if day == nil, readDivided(rested) || rest.utf8.count > 60 && rest.containsBytes(of: ". ") && readSentences(rested)
    {
      return true
    }
    // `Full body 1 | 84kg | 55 min`
    if let bar = rest.bytesRange(of: " | "), !Self.hasProduct(rest), !rest.contains("@"),
      case let title = rest[..<bar.lowerBound].prefix(while: { !$0.isNumber }).trimmedSpaces,
      NoteSurvey.namesTraining(title, document), !document.names.look(title).isKnown
    {
      return false
    }
    guard let reading = read(rest, of: rested), !reading.sets.isEmpty, !isTitleWithNumbers(reading),
      // `Lower 1 | slept 7h | 73.8kg`
      !reading.name.hasByte(UInt8(ascii: "|")),
      // `Press, week 1 (65/75/85%)`
      !reading.sets.allSatisfy({ $0.target?.loadPercent != nil && $0.target?.reps == nil && !$0.isCompleted }),
      !reading.name.isEmpty || open.exercise != nil || document.names.look(session.title ?? "").isKnown
    else { return false }
    rested.kind = .text
    if day == nil, readSentences(rested) { return true }
    if let day { session.title = session.title ?? day.title }
    takeSets(reading, of: rested)
    return true
  }

  /// Of `legs w dan. squat 20x10 60x5` the title, and the sets with their name.
  private func titleBeforeSets(_ rest: String) -> (title: String, sets: String)? {
    guard let digit = rest.firstIndex(where: \.isNumber), let stop = rest[..<digit].lastBytesRange(of: ". "),
      case let title = String(rest[..<stop.lowerBound]), title.utf8.count <= 60,
      !document.names.look(label(title)).isKnown,
      document.names.look(label(String(rest[stop.upperBound..<digit]).trimmedSpaces)).isKnown
    else { return nil }
    return (title, String(rest[stop.upperBound...]))
  }

  /// Of `Day 1 - 20, 15, 15` in a log of one exercise the day, and its sets with the exercise's name.
  private func numberOfDay(_ rest: String) -> (title: String, sets: String)? {
    guard let subject = document.subject else { return nil }
    let words = rest.split(separator: " ", maxSplits: 2)
    guard words.count == 3, NoteStructureWords.dayNames.contains(words[0]), Int(words[1]) != nil,
      case let sets = words[2].drop(while: { " -–—:".contains($0) }), sets.utf8.first?.isDigit == true
    else { return nil }
    let title = "\(words[0]) \(words[1])"
    let parts = sets.split(separator: " = ").map(String.init)
    let counts = parts[0].split(separator: " + ").map { Int($0) }
    guard counts.count > 1, !counts.contains(nil) else { return (title, "\(subject): \(sets)") }
    // `20 + 15 + 15 + 10 = 60`: each a set, and their sum.
    let sum = counts.reduce(0) { $0 + min($1 ?? 0, 10_000) }
    if parts.count == 2, Int(parts[1]) != sum { return nil }
    return (title, "\(subject): \(counts.map { String($0 ?? 0) }.joined(separator: ", "))")
  }

  /// What stands beside the date: sets, or the title.
  private mutating func takeHeadRest(_ text: String, of line: NoteLine) {
    // Most days of a log bear one of a few titles, which are read once.
    guard session.title == nil, session.sections.isEmpty, open.exercise == nil, open.planRank == nil,
      text.utf8.allSatisfy({ $0.isLetter || $0 == 32 })
    else { return readHeadRest(text, of: line) }
    if document.history.titles.contains(text) {
      session.title = text
      return
    }
    var titled = session
    titled.title = text
    readHeadRest(text, of: line)
    if session == titled, open.exercise == nil, open.planRank == nil, sessionUnit == nil {
      document.history.addTitle(text)
    }
  }

  private mutating func readHeadRest(_ text: String, of line: NoteLine) {
    let rest = withoutBodyweight(text)
    if rest.isEmpty { return }
    // `9/18/12  Incline Press` once more on the same day, above sets: their name.
    if !session.sections.isEmpty, !rest.hasDigit, document.names.look(label(rest)).isLikely,
      case .namelessSets = followLine(line).first
    {
      return beginExercise(label(rest), line)
    }
    // `2025-04-07 kg`
    if let unit = document.words.loadUnit(NoteWords.key(rest.bracketed ?? rest)) {
      sessionUnit = unit
      return
    }
    // `(Ana's plan quoted, what I did under each)` speaks of both.
    let planned = rest.bracketed.flatMap { $0.containsBytes(of: " did") ? nil : $0 }
    if planned.map({ document.words.word($0) == .planned || isPlanHeading($0) || isPlanHeading($0.beforeDash) })
      ?? false
      || NoteStructureWords.planNames.contains(label(rest))
    {
      // `Friday 5 July 2024 (planned)`, `Plan for Sat 18/05/2024`: all of the day.
      open.planRank = 0
      return
    }
    // `Planned — Thursday 2025-10-09 (Lower 1)`
    if let (title, remark) = rest.dividedAtBracket, NoteStructureWords.planNames.contains(title),
      line.plain.hasPrefix(title), document.words.word(remark.prefix { $0.isLetter }) != .done
    {
      open.planRank = 0
      session.title = session.title ?? remark
      return
    }
    if let (title, remark) = rest.dividedAtBracket, NoteStructureWords.planNames.contains(title),
      remark.split(separator: " ").contains(where: { document.words.isNegation($0) })
    {
      // `geplant (noch nicht gemacht)`
      open.planRank = 0
      return
    }
    if let (title, remark) = rest.dividedAtBracket, NoteStructureWords.planNames.contains(remark) {
      // `Bench (plan, not done yet)`, `Bench (planned, at the lake till then)`
      open.planRank = 0
      session.title = session.title ?? title
      if rest.hasByte(UInt8(ascii: ",")) {
        addNote(text: String(rest.dropFirst(title.count)).trimmedSpaces, at: .session)
      }
      return
    }
    if rest.lowercased().containsBytes(of: "not done"), NoteStructureWords.planNames.contains(rest.beforeDash) {
      // `plan, not done yet`
      open.planRank = 0
      return
    }
    if rest.saysNothingDone || saysOfDayNotDone(rest) { open.planRank = 0 }
    if let (title, remark) = rest.dividedAtBracket, saysNotDone(remark) {
      // `Day 3 (not done yet)`
      open.planRank = 0
      session.title = session.title ?? title
      return
    }
    if takeSetsOfHead(rest, of: line) { return }
    if NoteText.isTrivial(rest) { return }
    if let title = takeBracketFacts(rest, line), !title.isEmpty {
      session.title = session.title ?? title
      return
    }
    if let title = session.title, nameInTitle(title) == nil || title.lowercased().containsBytes(of: "cycle"),
      nameInTitle(rest) != nil || NoteStructureWords.weekNames.contains(title.prefix { $0.isLetter })
        || NoteStructureWords.subject(of: title) != nil
    {
      // `5/3/1 week 2` or `Hybrid log`, and below it `Bench 2024-06-03`.
      session.title = rest
      session.notes = session.notes.map { "\(title)\n\($0)" } ?? title
    } else if let title = session.title, title != rest {
      session.notes = session.notes.map { "\($0)\n\(rest)" } ?? rest
    } else {
      session.title = rest
    }
  }
}
