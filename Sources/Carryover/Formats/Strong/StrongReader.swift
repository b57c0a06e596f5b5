import TextStreams

/// Reads Strong's CSV into sessions, chunk by chunk, in the memory of the sessions of one start.
///
/// It never sees a file. What a first pass over the text found (the columns, the unit, the order of dates) is handed to
/// it, and the text comes in an order in which starts do not fall: as it stands, or block by block.
struct StrongReader: ~Copyable {
  private var tokenizer: RecordTokenizer
  private var context: StrongContext
  private var decoder: StrongRowDecoder
  private let vocabulary: StrongVocabulary
  private let identity: SessionIdentity
  private let headerIsUnknown: Bool
  private(set) var counts = RowCounts()
  private(set) var recordCount = 0
  private(set) var log = DiagnosticLog()
  /// Sessions that are complete and not yet taken.
  var finished: [Session] = []

  // The session that rows go into.
  private var drafts: [SessionDraft] = []
  private var current = -1
  private var start: CivilMoment?
  private var block: [ExerciseDraft] = []
  private var dateBytes: [UInt8] = []
  private var titleBytes: [UInt8] = []
  private var isNewBlock = true
  private var pendingNote: (name: String, text: String)?
  private var names = NameTable()
  private var nameIndex = -1
  private var nameBytes: [UInt8] = []
  private var durationBytes: [UInt8] = []
  private var durationSeconds: Double?
  private var noteBytes: [UInt8] = []

  init(findings: StrongFindings, options: ReadingOptions, vocabulary: StrongVocabulary) {
    tokenizer = RecordTokenizer(grammar: findings.grammar)
    var context = StrongContext(binding: findings.binding, vocabulary: vocabulary)
    context.dates = findings.dates
    context.loadUnits = findings.loadUnits
    context.distanceUnit = options.distanceUnit
    self.context = context
    self.vocabulary = vocabulary
    decoder = StrongRowDecoder(context)
    identity = SessionIdentity(owner: options.owner)
    headerIsUnknown = findings.headerIsUnknown
  }

  /// How many numbers were cleaned of a conversion's dust.
  var dustCount: Int { dustBefore + decoder.dust }
  private var dustBefore = 0

  /// Goes on at another place of the text, where the columns are those of `binding`.
  mutating func beginBlock(at position: TextPosition, binding: StrongBinding) {
    tokenizer.restart(at: position)
    isNewBlock = true
    if binding != context.binding { bind(binding) }
  }

  /// Takes the next bytes.
  mutating func consume(_ chunk: ByteSlice) {
    tokenizer.append(chunk)
    while tokenizer.next() { readRecord() }
  }

  /// Says that the text, or the block, ends here.
  mutating func endBlock() {
    tokenizer.finish()
    while tokenizer.next() { readRecord() }
  }

  /// Says that all was read, and completes the last sessions.
  mutating func finish() {
    finishStart()
    if dustCount > 0 { log.add(Diagnostic(.strongConversionDust, ["\(dustCount)"])) }
  }

  private mutating func bind(_ binding: StrongBinding) {
    context.binding = binding
    context.words = vocabulary.setWords(language: binding.language ?? "en")
    dustBefore += decoder.dust
    decoder = StrongRowDecoder(context)
  }
}

// MARK: - Records

extension StrongReader {
  private mutating func readRecord() {
    recordCount += 1
    let fieldCount = tokenizer.fieldCount
    if fieldCount == 0 {
      if tokenizer.recordIsTooLong {
        reject(RowProblem(code: .strongRecordTooLong))
      } else {
        counts.blank += 1
      }
      return
    }
    if tokenizer.recordIsUnclosed {
      reject(RowProblem(code: .strongQuoteUnclosed, field: fieldCount - 1))
      return
    }
    let datePlace = context.binding.place(.date)
    if !isDigit(tokenizer.field(datePlace)[0]), readUnusual(fieldCount) { return }
    do {
      try readRow(fieldCount)
    } catch {
      reject(error)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Reads a header or a row without any content; `false` when the record is neither.
  private mutating func readUnusual(_ fieldCount: Int) -> Bool {
    if (0..<fieldCount).allSatisfy({ tokenizer.field($0).trimmed.isEmpty }) {
      counts.blank += 1
      return true
    }
    if headerIsUnknown, tokenizer.position.record == 1 {
      counts.header += 1
      return true
    }
    let header = StrongBinding(
      header: (0..<fieldCount).map { tokenizer.field($0).string }, delimiter: context.binding.delimiter,
      vocabulary: vocabulary)
    guard let header else { return false }
    counts.header += 1
    isNewBlock = true
    if header != context.binding { bind(header) }
    return true
  }

  private mutating func reject(_ problem: RowProblem) {
    counts.rejected += 1
    report(problem.code, problem.arguments, field: problem.field)
  }

  private mutating func report(_ code: DiagnosticCode, _ arguments: [String], field: Int) {
    let place = tokenizer.place(ofField: field)
    log.add(
      Diagnostic(code, arguments, line: place.line, column: place.column, record: tokenizer.position.record))
  }

  private mutating func readRow(_ fieldCount: Int) throws(RowProblem) {
    var shift = Int.max
    var isRagged = false
    if fieldCount != context.binding.fieldCount { (shift, isRagged) = try mendFieldCount(fieldCount) }
    let dateField = tokenizer.field(context.binding.place(.date))
    let isSameDate = dateBytes.withByteSlice { dateField.equals($0) } && start != nil
    var moment = start
    if !isSameDate {
      moment = context.dates.read(dateField)
    }
    guard let moment else {
      throw RowProblem(
        code: .strongDateUnreadable, arguments: [dateField.string], field: context.binding.place(.date))
    }
    let exercisePlace = place(.exercise, shift)
    let exerciseField = tokenizer.field(exercisePlace)
    guard !exerciseField.trimmed.isEmpty else { throw RowProblem(code: .strongExerciseMissing, field: exercisePlace) }
    let name = nameTableIndex(exerciseField)
    let kind = try decoder.decode(tokenizer, shift: shift, date: moment.date, loadKind: names[name].loadKind)
    let duration = try readDuration(shift, isStrict: isRagged)
    if isRagged, case .set = kind, shift == Int.max {
      report(.strongShortRow, ["\(fieldCount)", "\(context.binding.fieldCount)"], field: 0)
    }
    // From here on the row is good, and nothing is changed before.
    enterSession(moment, isSameDate: isSameDate, titlePlace: place(.title, shift))
    take(duration)
    takeWorkoutNote(shift)
    take(kind, name: name, note: exerciseNote(shift))
  }

  @inline(__always)
  private func place(_ column: StrongColumn, _ shift: Int) -> Int {
    let place = context.binding.place(column)
    return place > shift ? place + 1 : place
  }

  /// Decides what a row of an unusual number of fields is: where its fields shift, and whether it is short.
  private mutating func mendFieldCount(_ fieldCount: Int) throws(RowProblem) -> (shift: Int, isRagged: Bool) {
    let expected = context.binding.fieldCount
    let duration = context.binding.place(.duration)
    if fieldCount == expected + 1, duration >= 0, let mended = thousandsComma(duration) {
      report(.strongThousandsComma, [mended], field: duration)
      return (duration, true)
    }
    if fieldCount > expected, (expected..<fieldCount).allSatisfy({ tokenizer.field($0).isEmpty }) {
      return (Int.max, false)
    }
    if fieldCount < expected, fieldCount >= context.binding.essentialFieldCount { return (Int.max, true) }
    throw RowProblem(code: .strongFieldCount, arguments: ["\(fieldCount)", "\(expected)"])
  }

  /// The duration of a workout that was left running for 1,000 hours or more, whose comma nobody quoted.
  private func thousandsComma(_ place: Int) -> String? {
    let thousands = tokenizer.field(place)
    let rest = tokenizer.field(place + 1)
    guard (1...3).contains(thousands.count), thousands.wholeNumber != nil, rest.slice(0, 3).wholeNumber != nil,
      !isDigit(rest[3]), StrongDuration.seconds(rest) != nil
    else { return nil }
    return thousands.string + "," + rest.string
  }

  private mutating func readDuration(_ shift: Int, isStrict: Bool) throws(RowProblem) -> Double? {
    let place = context.binding.place(.duration)
    guard place >= 0 else { return nil }
    let field = tokenizer.field(place)
    if field.isEmpty || durationBytes.withByteSlice({ field.equals($0) }) && shift == Int.max {
      return field.isEmpty ? nil : durationSeconds
    }
    if shift != Int.max {
      let thousands = field.wholeNumber ?? 0
      return StrongDuration.seconds(tokenizer.field(place + 1)).map { $0 + Double(thousands * 3_600_000) }
    }
    var seconds = context.binding.durationIsInSeconds ? field.decimal() : StrongDuration.seconds(field)
    if let value = seconds, value < 0 || value > 1e9 { seconds = nil }
    guard let seconds else {
      if isStrict {
        throw RowProblem(
          code: .strongFieldCount, arguments: ["\(tokenizer.fieldCount)", "\(context.binding.fieldCount)"])
      }
      report(.strongDurationUnreadable, [field.string], field: place)
      return nil
    }
    durationBytes = field.array
    durationSeconds = seconds
    return seconds
  }

  private func exerciseNote(_ shift: Int) -> String? {
    let place = place(.notes, shift)
    guard place >= 0 else { return nil }
    let field = tokenizer.field(place)
    return field.isEmpty ? nil : unescaped(field.string)
  }

  private mutating func takeWorkoutNote(_ shift: Int) {
    let place = place(.workoutNotes, shift)
    guard place >= 0 else { return }
    let field = tokenizer.field(place)
    if field.isEmpty || noteBytes.withByteSlice({ field.equals($0) }) { return }
    noteBytes = field.array
    drafts[current].add(note: unescaped(field.string))
  }

  /// iOS writes a line break in a note as the two characters `\n`.
  private func unescaped(_ text: String) -> String {
    guard context.namesAreEscaped, text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        if scalar == "n" {
          result.unicodeScalars.append("\n")
          continue
        }
        result.unicodeScalars.append("\\")
      }
      if scalar == "\\" { isEscape = true } else { result.unicodeScalars.append(scalar) }
    }
    return isEscape ? result + "\\" : result
  }

  private mutating func nameTableIndex(_ field: ByteSlice) -> Int {
    if nameIndex >= 0, nameBytes.withByteSlice({ field.equals($0) }) { return nameIndex }
    nameIndex = names.index(of: field)
    nameBytes = field.array
    return nameIndex
  }
}

// MARK: - Sessions

extension StrongReader {
  private mutating func enterSession(_ moment: CivilMoment, isSameDate: Bool, titlePlace: Int) {
    let titleField = tokenizer.field(titlePlace)
    let isSameTitle = titleBytes.withByteSlice { titleField.equals($0) }
    if isSameDate, isSameTitle, !isNewBlock { return }
    if !isSameDate, moment != start {
      finishStart()
      start = moment
    } else {
      endSessionBlock()
    }
    if !isSameDate { dateBytes = tokenizer.field(context.binding.place(.date)).array }
    titleBytes = titleField.array
    isNewBlock = false
    let title = titleField.isEmpty ? nil : titleField.string
    current = drafts.firstIndex { $0.title == title } ?? drafts.count
    if current == drafts.count {
      drafts.append(SessionDraft(title: title))
      drafts[current].firstLine = tokenizer.position.line
    }
    noteBytes = []
  }

  private mutating func take(_ duration: Double?) {
    guard let duration, drafts[current].duration != duration else { return }
    if drafts[current].duration != nil, let start {
      report(.strongDurationContradiction, ["\(start)"], field: context.binding.place(.duration))
    }
    drafts[current].duration = duration
  }

  private mutating func take(_ kind: StrongRowKind, name: Int, note: String?) {
    let exercise = names[name].name
    switch kind {
    case .note:
      counts.notes += 1
      flushPendingNote()
      if let note { pendingNote = (exercise, note) }
    case .rest(let seconds):
      takeRest(seconds, exercise)
      if let note, let last = block.indices.last { block[last].add(note: note) }
    case .set(let set, let mark):
      takeSet(set, mark, exercise)
      if let note, let last = block.indices.last { block[last].add(note: note) }
    }
  }

  private mutating func takeSet(_ set: LoggedSet, _ mark: SetMark, _ exercise: String) {
    let last = block.count - 1
    if last < 0 || block[last].name != exercise {
      flushPendingNote(unless: exercise)
      block.append(ExerciseDraft(name: exercise))
    } else if mark >= 0, mark <= block[last].lastNumber {
      // The first number again begins the exercise again; another number again says the same set twice.
      if mark == block[last].lastNumber, block[last].marks.first(where: { $0 >= 0 }) != mark,
        isRepeated(set, mark, last)
      {
        counts.repeated += 1
        return
      }
      beginAgain(exercise, last)
    }
    let index = block.count - 1
    if pendingNote?.name == exercise, let note = pendingNote?.text {
      block[index].add(note: note)
      block[index].noteRows += 1
      pendingNote = nil
    }
    counts.sets += 1
    block[index].sets.append(set)
    block[index].marks.append(mark)
    block[index].lines.append(tokenizer.position.line)
    if mark >= 0 { block[index].lastNumber = mark }
  }

  private func isRepeated(_ set: LoggedSet, _ mark: SetMark, _ index: Int) -> Bool {
    guard block[index].marks.last == mark, var last = block[index].sets.last else { return false }
    last.restAfter = nil
    return last == set
  }

  /// The number fell back, so the same exercise begins again; warm-ups just before belong to it already.
  private mutating func beginAgain(_ exercise: String, _ last: Int) {
    var next = ExerciseDraft(name: exercise)
    while block[last].marks.last == .warmup, block[last].marks.contains(where: { $0 >= 0 }) {
      next.marks.insert(block[last].marks.removeLast(), at: 0)
      next.sets.insert(block[last].sets.removeLast(), at: 0)
      next.lines.insert(block[last].lines.removeLast(), at: 0)
    }
    block.append(next)
  }

  private mutating func takeRest(_ seconds: Double?, _ exercise: String) {
    let last = block.count - 1
    guard let seconds else {
      counts.rest += 1
      return
    }
    if last >= 0, block[last].name == exercise, let set = block[last].sets.indices.last {
      if block[last].sets[set].restAfter == seconds {
        counts.repeated += 1
        return
      }
      counts.rest += 1
      block[last].sets[set].restAfter = (block[last].sets[set].restAfter ?? 0) + seconds
      return
    }
    counts.rest += 1
    if last < 0 || block[last].name != exercise { block.append(ExerciseDraft(name: exercise)) }
    block[block.count - 1].restPeriod = seconds
  }

  /// Keeps a note whose exercise had no set after it.
  private mutating func flushPendingNote(unless exercise: String? = nil) {
    guard let note = pendingNote, note.name != exercise else { return }
    pendingNote = nil
    if block.last?.name != note.name { block.append(ExerciseDraft(name: note.name)) }
    block[block.count - 1].add(note: note.text)
    block[block.count - 1].noteRows += 1
  }

  private mutating func endSessionBlock() {
    flushPendingNote()
    guard current >= 0, !block.isEmpty else { return }
    defer { block.removeAll(keepingCapacity: true) }
    guard drafts[current].hasBlocks else {
      drafts[current].hasBlocks = true
      swap(&drafts[current].exercises, &block)
      return
    }
    if drafts[current].isRepeated(by: block) {
      countRepeats(block)
      return
    }
    if !drafts[current].isCoalesced {
      drafts[current].isCoalesced = true
      drafts[current].exercises = SessionDraft.coalesced(drafts[current].exercises)
    }
    let merge = drafts[current].merge(SessionDraft.coalesced(block))
    counts.sets -= merge.repeatedSets
    counts.rest -= merge.repeatedRests
    counts.notes -= merge.repeatedNotes
    counts.repeated += merge.repeatedSets + merge.repeatedRests + merge.repeatedNotes
    for contradiction in merge.contradictions {
      let mark = contradiction.mark >= 0 ? "\(contradiction.mark)" : "W, D or F"
      log.add(
        Diagnostic(
          .strongContradiction, [contradiction.exercise, mark, start.map { "\($0)" } ?? ""],
          line: contradiction.line, column: 1))
    }
  }

  /// Counts the rows of a block that says its session once more, which stays as it is.
  private mutating func countRepeats(_ block: [ExerciseDraft]) {
    for (incoming, known) in zip(block, drafts[current].exercises) {
      let rests = incoming.sets.count { $0.restAfter != nil } + (incoming.restPeriod == nil ? 0 : 1)
      counts.sets -= incoming.sets.count
      counts.rest -= rests
      counts.repeated += incoming.sets.count + rests
      if incoming.notes == known.notes {
        counts.notes -= incoming.noteRows
        counts.repeated += incoming.noteRows
      }
    }
    for index in block.indices { drafts[current].exercises[index].notes.add(block[index].notes) }
  }

  private mutating func finishStart() {
    endSessionBlock()
    guard let start, !drafts.isEmpty else { return }
    if drafts.count > 1 { drafts.sort { ($0.title ?? "").utf8.lexicographicallyPrecedes(($1.title ?? "").utf8) } }
    for index in drafts.indices {
      // Taken out whole, so that its sets are nobody else's and get their identifiers in place.
      var draft = SessionDraft()
      swap(&draft, &drafts[index])
      finished.append(session(&draft, start, ordinal: index + 1))
    }
    drafts.removeAll(keepingCapacity: true)
    current = -1
    self.start = nil
    nameIndex = -1
  }

  private mutating func session(_ draft: inout SessionDraft, _ start: CivilMoment, ordinal: Int) -> Session {
    if let duration = draft.duration, duration >= 12 * 3600 {
      log.add(
        Diagnostic(.strongRunawayDuration, ["\(start)", "\(Int(duration / 3600))"], line: draft.firstLine, column: 1))
    }
    let key = identity.key(source: "strong", start: start, ordinal: ordinal)
    var session = Session(id: Identifier(.zero), start: start, title: draft.title)
    session.duration = draft.duration
    session.notes = draft.notes.text
    session.isImported = true
    session.origin = Origin(source: "strong", key: key)
    var exercises: [LoggedExercise] = []
    exercises.reserveCapacity(draft.exercises.count)
    for index in draft.exercises.indices { exercises.append(exercise(&draft.exercises[index])) }
    session.sections.append(Section(id: Identifier(.zero), exercises: exercises))
    exercises = []
    session.assignIdentifiers(identity.identifier(key: key))
    return session
  }

  private mutating func exercise(_ draft: inout ExerciseDraft) -> LoggedExercise {
    var exercise = LoggedExercise(id: Identifier(.zero), name: draft.name)
    exercise.notes = draft.notes.text
    var group = LoggedSetGroup(id: Identifier(.zero))
    swap(&group.sets, &draft.sets)
    if let rest = draft.restPeriod {
      group.restPeriod = rest
      log.add(Diagnostic(.strongRestWithoutSet, [draft.name]))
    }
    exercise.setGroups.append(group)
    return exercise
  }
}

// MARK: - Names

/// The exercise names of a file, each made into a string once, with what it says of its loads.
struct NameTable {
  struct Entry {
    var bytes: [UInt8]
    var name: String
    var loadKind: LoadKind
  }

  private var entries: [Entry] = []
  private var indices: [UInt64: [Int]] = [:]
  /// Names beyond this are taken out of the table, so that a hostile file cannot fill the memory.
  private static let limit = 10_000

  subscript(index: Int) -> Entry { entries[index] }

  mutating func index(of bytes: ByteSlice) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    if let candidates = indices[hash] {
      for index in candidates where entries[index].bytes.withByteSlice({ bytes.equals($0) }) { return index }
    }
    if entries.count >= Self.limit {
      entries.removeAll(keepingCapacity: true)
      indices.removeAll(keepingCapacity: true)
    }
    let name = bytes.string
    entries.append(Entry(bytes: bytes.array, name: name, loadKind: Self.loadKind(name)))
    indices[hash, default: []].append(entries.count - 1)
    return entries.count - 1
  }

  /// Strong writes help as a positive weight under "… (Assisted)", and a belt's weight under the bodyweight name.
  private static func loadKind(_ name: String) -> LoadKind {
    let folded = foldedName(name)
    if folded.hasSuffix("(assisted)") { return .assisted }
    return StrongVocabulary.bodyweightExercises.contains(folded) ? .added : .external
  }
}
