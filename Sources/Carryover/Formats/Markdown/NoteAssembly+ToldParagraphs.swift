import TextStreams
import TrainingModel

/// Paragraphs that tell their sets in sentences.
extension NoteAssembly {
  /// Reads what is told in paragraphs, before anything is spelled otherwise in them.
  mutating func readParagraphs(from head: Int) {
    if told.isOrdinary { return }
    for (place, _) in told.byOthers where isHead(lines[place]) { told.heads[place] = lines[place].plain }
    for place in lines.indices.dropFirst(head)
    where lines[place].plain.utf8.count >= Self.shortest && !isHead(lines[place])
      && lines[place].box == nil && !lines[place].isEscaped && !lines[place].plain.containsBytes(of: " -> ")
      && !(lines[place].plain.containsBytes(of: " tried ") && lines[place].plain.containsBytes(of: " and got "))
      && dividedAtAnnouncement(lines[place].plain) == nil
    {
      guard let parts = parts(in: lines[place].plain, of: lines[place], unit: loadUnit(at: place)),
        tellsMore(parts, place)
      else {
        continue
      }
      told.parts[place] = parts
    }
  }

  /// Reads every line, paragraphs in both ways: what the other readers find in them is held against their sentences.
  mutating func readBothWays() {
    let places = placesOfParagraphs()
    if !places.isEmpty { readOtherwise(places) }
    run()
  }

  private mutating func readOtherwise(_ places: [Int]) {
    let settled = (document.history.unit, document.history.quotesPlans)
    var other = NoteAssembly(document: document, span: span, lines: lines)
    other.told.isOrdinary = true
    for place in places { other.told.byOthers[place] = NoteTold() }
    other.run()
    told.byOthers = other.told.byOthers
    (document.history.unit, document.history.quotesPlans) = settled
  }

  /// Before each line: what was told so far, where it is to be found what the line tells.
  mutating func beginTelling() {
    guard told.isOrdinary, told.byOthers[index] != nil else { return }
    let mark = (section: max(session.sections.count - 1, 0), exercise: max(exerciseIndex, 0))
    told.before = (index, mark, told(from: mark))
  }

  /// Behind it: what the line tells.
  mutating func endTelling() {
    guard let (place, mark, before) = told.before else { return }
    told.byOthers[place] = told(from: mark) - before
    told.before = nil
  }

  /// The lines that may be paragraphs that tell sets: these are read in both ways.
  func placesOfParagraphs() -> [Int] {
    lines.indices.filter { place in
      guard lines[place].plain.utf8.count >= Self.shortest else { return false }
      return parts(in: lines[place].plain, of: lines[place], unit: nil) != nil
        || isHead(lines[place]) && wordsOfParagraph(lines[place].plain, lines[place]) != nil
    }
  }

  private static let shortest = 50

  /// Whether sentences tell more sets of exercises with a name than the readers of all other lines find in them.
  private func tellsMore(_ parts: NoteParagraph, _ place: Int) -> Bool {
    guard let others = told.byOthers[place], !parts.parts.isEmpty else { return true }
    var own = NoteTold()
    for part in parts.parts where isNamed(part.name) { own.add(part.sets, isNew: !part.name.isEmpty) }
    // All numbers of some length of prose have their place: what the others find beside is made of the same numbers.
    if lines[place].plain.utf8.count >= Self.longer, parts.unreadNumbers == 0 { return own.sets * 2 > others.sets }
    if own.sets != others.sets { return own.sets > others.sets }
    if own.exercises != others.exercises { return own.exercises > others.exercises }
    // Who writes that much in a line tells it in sentences.
    let text = lines[place].plain
    if text.utf8.count >= Self.longer { return own.details >= others.details }
    let isSaid = text.prefix { !$0.isNumber }.containsBytes(of: " was ")
    return own.details > others.details && (isSaid || [". ", " I ", " then "].contains { text.containsBytes(of: $0) })
  }

  /// From how many bytes on a paragraph is long.
  static let longer = 130

  private func isNamed(_ name: String) -> Bool {
    let look = document.names.look(name)
    return name.isEmpty || look.isKnown
      || look.isLikely && look.wordCount <= 5 && !name.hasDigit && !name.containsBytes(of: ". ")
  }

  /// What was told of exercises with a name, from one of them on: no line changes what stands before the one above it.
  private func told(from mark: (section: Int, exercise: Int)) -> NoteTold {
    var told = NoteTold()
    for section in session.sections.indices.dropFirst(mark.section) {
      let exercises = session.sections[section].exercises
      for exercise in exercises.dropFirst(section == mark.section ? mark.exercise : 0) where isNamed(exercise.name) {
        for group in exercise.setGroups { told.add(group.sets) }
      }
    }
    return told
  }

  /// What a text tells of sets, where it is a paragraph that names their exercises.
  private func parts(in text: String, of line: NoteLine, unit: LoadUnit?) -> NoteParagraph? {
    guard let words = wordsOfParagraph(text, line), !deniesBracket(text) else { return nil }
    var reader = NoteParagraphReader(text, words: words, names: document.names, unit: unit)
    if reader.takesBack { return nil }
    reader.run()
    guard reader.count <= NotationLine.setLimit else { return nil }
    if reader.isOfOthers { return NoteParagraph(parts: [], unreadNumbers: 0) }
    let parts = reader.parts.filter { !$0.sets.isEmpty }
    // Without a name they are those of the exercise in the title.
    guard parts.contains(where: { !$0.name.isEmpty }) || !parts.isEmpty && open.exercise == nil else { return nil }
    return NoteParagraph(parts: parts, unreadNumbers: reader.unreadNumbers)
  }

  /// The words of a line's language where it is prose of some length, and not a line of notation with a remark.
  private func wordsOfParagraph(_ text: String, _ line: NoteLine) -> NoteToldWords? {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isQuoted, !line.isEscaped, !line.isStruck,
      (Self.shortest...NoteParagraphReader.longest).contains(text.utf8.count),
      let words = document.names.words.told(in: text)
    else { return nil }
    // `5x3+ @ 95 lb: 3,3,3 -- failed the third …`: sets, and a sentence on them.
    if let next = text.bytesRange(of: ". Next "), Self.tellsOfNextDay(text[next.lowerBound...].dropFirst(2)) {
      return nil
    }
    for sign in [" -- ", " ❌", " ✅", " ✔", " ✓", " ✗"] {
      if let end = text.bytesRange(of: sign), Self.hasProduct(String(text[..<end.lowerBound])) { return nil }
    }
    return text.withByteSlice { words.countWords(of: $0).isOfSentences } ? words : nil
  }

  /// Takes what a paragraph tells, and keeps it as it was typed.
  ///
  /// - Returns: Whether it tells any.
  mutating func takeParagraph(_ line: NoteLine) -> Bool {
    guard let parts = told.parts[index] else { return false }
    return take(parts, of: Self.typed(line), line)
  }

  /// Takes what is told beside a date.
  mutating func takeParagraphOfHead(_ line: NoteLine) -> Bool {
    guard !told.isOrdinary, let typed = told.heads[index] else { return false }
    var line = line
    line.plain = typed
    let rest = NoteSurvey.date(of: line, document)?.rest ?? ""
    let text = !rest.isEmpty && line.plain.hasSuffix(rest) ? rest : line.plain
    guard let parts = parts(in: text, of: line, unit: loadUnit), tellsMore(parts, index) else { return false }
    return take(parts, of: text, line)
  }

  private mutating func take(_ paragraph: NoteParagraph, of text: String, _ line: NoteLine) -> Bool {
    guard open.planRank == nil, open.otherRank == nil, !open.isCited, !isPlanned(line) else { return false }
    if open.exercise != nil, !paragraph.parts.isEmpty, paragraph.parts.allSatisfy(\.name.isEmpty) { return false }
    // What stands before any name goes on with the exercise above.
    var title = open.exercise == nil ? nameInTitle(session.title ?? "") : nil
    // `Aug 22 - chest and arms` names none.
    if let name = title, !document.names.look(name).isKnown,
      !NoteStructureWords.movements.contains(name.split(separator: " ").last ?? "")
    {
      title = nil
    }
    var parts = paragraph.parts.filter { !$0.name.isEmpty || open.exercise != nil || title != nil }
    if let title, parts.first?.name.isEmpty == true { parts[0].name = title }
    if parts.isEmpty {
      if !paragraph.parts.isEmpty { return false }
      addNote(index)
      return true
    }
    if parts.count < paragraph.parts.count {
      findings.append(Diagnostic(.markdownSetInProse, line: line.number, column: line.column))
    }
    flushCells()
    use(.sets)
    let isWarmup = open.isWarmup
    for part in parts {
      var reading = NotationReading()
      reading.name = part.name
      reading.sets = part.sets
      for set in reading.sets.indices where isWarmup && reading.sets[set].kind == .working {
        reading.sets[set].kind = .warmup
      }
      if part.name.isEmpty {
        addNameless(reading, line)
      } else {
        beginExercise(part.name, line, reading: reading)
        append(reading, line)
        open.exercise?.headSets = part.sets.count
      }
    }
    // What other readers would have kept beside its sets stands in it.
    textsBeside[index] = nil
    addNote(text: text, at: .session, isApart: followsBlank)
    painTexts.append(text)
    return true
  }
}

/// What sentences tell of sets.
struct NoteParagraph {
  /// The exercises and their sets, in the order of the text.
  var parts: [NoteParagraphReader.Part]
  /// How many numbers nobody knows the meaning of.
  var unreadNumbers: Int
}

/// What is known of the paragraphs of a session.
struct ToldParagraphs {
  /// What each tells, by its line.
  var parts: [Int: NoteParagraph] = [:]
  /// What the other readers find in the lines that may be such paragraphs.
  var byOthers: [Int: NoteTold] = [:]
  /// The lines that begin a day and may be such paragraphs, as they were before anything was spelled otherwise.
  var heads: [Int: String] = [:]
  /// Whether no line is read as such a paragraph, so that it is seen what the other readers find in it.
  var isOrdinary = false
  /// The line that is being read, and what was told before it.
  fileprivate var before: (place: Int, mark: (section: Int, exercise: Int), told: NoteTold)?
}

/// How much is told of sets.
struct NoteTold {
  var sets = 0
  /// How many exercises have any.
  var exercises = 0
  /// How many loads, repetitions, kinds, failures, efforts and sides are told of them.
  var details = 0

  mutating func add(_ more: [LoggedSet], isNew: Bool = true) {
    sets += more.count
    if isNew, !more.isEmpty { exercises += 1 }
    for set in more {
      for isTold in [
        set.hasLoad, set.reps != nil, set.kind != .working, set.toFailure, set.rpe != nil, set.rir != nil,
        set.side != nil,
      ] where isTold {
        details += 1
      }
    }
  }

  static func - (left: NoteTold, right: NoteTold) -> NoteTold {
    NoteTold(
      sets: left.sets - right.sets, exercises: left.exercises - right.exercises, details: left.details - right.details)
  }
}
