import TextStreams

/// Reads Strong's CSV into sessions, chunk by chunk, in the memory of the sessions of one start.
///
/// It never sees a file. What a first pass over the text found (the columns, the unit, the order of dates) is handed to
/// it, and the text comes in an order in which starts do not fall: as it stands, or block by block.
struct StrongReader: ~Copyable {
  var tokenizer: RecordTokenizer
  var context: StrongContext
  private var decoder: StrongRowDecoder
  private(set) var places: StrongPlaces
  /// The set of the row being read.
  var set = LoggedSet(id: Identifier(.zero))
  private let vocabulary: StrongVocabulary
  let identity: SessionIdentity
  /// Derives the identifiers of what is in a session.
  var children = ChildIdentifiers()
  private let headerIsUnknown: Bool
  var counts = RowCounts()
  private(set) var recordCount = 0
  var log = DiagnosticLog()
  /// Sessions that are complete and not yet taken.
  var finished: [Entity] = []
  /// Finds the templates of exercises.
  var templates: TemplateFinder
  var rejectedRows: RejectedRowLog
  private let limits: ReadingLimits

  // The session that rows go into.
  var drafts: [SessionDraft] = []
  var current = -1
  var start: CivilMoment?
  /// How many rows there are of that start.
  private var rowsOfStart = 0
  var block: [ExerciseDraft] = []
  /// Drafts that are done with, whose memory serves again.
  var spareDrafts: [ExerciseDraft] = []
  var dateBytes: [UInt8] = []
  var titleBytes: [UInt8] = []
  var isNewBlock = true
  /// Whether the record before was a row of as many fields as the header, which was taken.
  private var followsRow = false
  /// Whether the row before was rejected: a rest after it is not the rest of any set that was read.
  var followsRejectedRow = false
  var pendingNote: (name: String, nameIndex: Int, text: String)?
  var names = NameTable()
  var nameIndex = -1
  private var nameBytes: [UInt8] = []
  private var durationBytes: [UInt8] = []
  private var durationSeconds: Double?
  /// Whether the row before had a duration, which its session has now.
  private var durationIsTaken = false
  var noteBytes: [UInt8] = []

  init(findings: StrongFindings, options: ReadingOptions, vocabulary: StrongVocabulary) {
    tokenizer = RecordTokenizer(grammar: findings.grammar, limits: options.limits.records)
    limits = options.limits
    var context = StrongContext(binding: findings.binding, vocabulary: vocabulary)
    context.dates = findings.dates
    context.loadUnits = findings.loadUnits
    context.distanceUnit = options.distanceUnit
    self.context = context
    self.vocabulary = vocabulary
    decoder = StrongRowDecoder(context)
    places = StrongPlaces(context.binding)
    identity = SessionIdentity(owner: options.owner)
    templates = TemplateFinder(options.matcher)
    rejectedRows = RejectedRowLog(isWanted: options.keepsRejectedRows)
    headerIsUnknown = findings.headerIsUnknown
  }

  /// How many values were taken as absent that stand for none where a column may not be empty.
  private var placeholderCount = 0
  /// How many numbers were cleaned of a conversion's dust under earlier columns.
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

  /// Completes the last sessions, and gives what was found since the last time.
  mutating func takeFindings() -> PieceFindings {
    finishStart()
    var findings = PieceFindings()
    swap(&findings.rows, &counts)
    swap(&findings.log, &log)
    findings.recordCount = recordCount
    swap(&findings.placeholderCount, &placeholderCount)
    findings.dustCount = dustBefore + decoder.takeDust()
    recordCount = 0
    dustBefore = 0
    return findings
  }

  private mutating func bind(_ binding: StrongBinding) {
    context.binding = binding
    context.words = vocabulary.setWords(language: binding.language ?? "en")
    dustBefore += decoder.takeDust()
    // The same digits may be another duration under other columns.
    durationBytes = []
    durationSeconds = nil
    decoder = StrongRowDecoder(context)
    places = StrongPlaces(binding)
  }
}

// MARK: - Records

extension StrongReader {
  private mutating func readRecord() {
    recordCount += 1
    let fieldCount = tokenizer.fieldCount
    // The fields that the row has in common with one that was taken need not be read again.
    let shared = followsRow && fieldCount == context.binding.fieldCount ? tokenizer.sharedFieldCount : 0
    followsRow = false
    if let excess = tokenizer.excess {
      reject(limits.problem(excess))
      return
    }
    if fieldCount == 0 {
      counts.blank += 1
      return
    }
    if tokenizer.recordIsUnclosed {
      reject(RowProblem(code: .strongQuoteUnclosed, field: fieldCount - 1))
      return
    }
    if shared <= places.date, !isDigit(tokenizer.field(places.date)[0]), readUnusual(fieldCount) { return }
    do {
      try readRow(fieldCount, shared: shared)
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
    var header = StrongBinding(
      header: (0..<fieldCount).map { tokenizer.field($0).string }, delimiter: context.binding.delimiter,
      vocabulary: vocabulary)
    header?.rawHeader = tokenizer.rawRecord.array
    guard let header else { return false }
    counts.header += 1
    isNewBlock = true
    if header != context.binding { bind(header) }
    return true
  }

  private mutating func reject(_ problem: RowProblem) {
    counts.rejected += 1
    followsRejectedRow = true
    let diagnostic = diagnostic(problem.code, problem.arguments, field: problem.field)
    log.add(diagnostic)
    rejectedRows.add(tokenizer, header: context.binding.rawHeader, diagnostic)
  }

  mutating func report(_ code: DiagnosticCode, _ arguments: [String], field: Int) {
    log.add(diagnostic(code, arguments, field: field))
  }

  private func diagnostic(_ code: DiagnosticCode, _ arguments: [String], field: Int) -> Diagnostic {
    let place = tokenizer.place(ofField: field)
    return Diagnostic(
      code, arguments, line: place.line, column: place.column, record: tokenizer.position.record)
  }

  private mutating func readRow(_ fieldCount: Int, shared: Int) throws(RowProblem) {
    var shift = Int.max
    var isRagged = false
    if fieldCount != context.binding.fieldCount { (shift, isRagged) = try mendFieldCount(fieldCount) }
    let isSameDate = shared > places.date || isDateOfStart()
    let moment: CivilMoment
    if isSameDate, let start { moment = start } else { moment = try readDate() }
    let isSameName = shared > places.exercise && nameIndex >= 0
    let name = try isSameName ? nameIndex : nameTableIndex(Self.shifted(places.exercise, shift))
    let kind = try decoder.decode(
      tokenizer.record, shift: shift, date: moment.date, loadKind: names.loadKind(name), into: &set)
    let isSameWorkout = shared > places.date && shared > places.title
    let hasDuration = isSameWorkout && shared > places.duration && durationIsTaken
    let duration = hasDuration ? nil : try readDuration(shift, isStrict: isRagged)
    if isRagged, case .set = kind, shift == Int.max {
      report(.strongShortRow, ["\(fieldCount)", "\(context.binding.fieldCount)"], field: 0)
    }
    let titlePlace = Self.shifted(places.title, shift)
    if !isSameWorkout { try limits.checkName(tokenizer.field(titlePlace), field: titlePlace) }
    rowsOfStart = isSameDate || moment == start ? rowsOfStart + 1 : 1
    guard rowsOfStart <= limits.rowsOfOneStart else {
      throw RowProblem(code: .limitRows, arguments: ["\(limits.rowsOfOneStart)", "\(moment)"], field: places.date)
    }
    // From here on the row is good, and nothing is changed before.
    if !isSameWorkout {
      enterSession(moment, isSameDate: isSameDate, titlePlace: titlePlace)
    }
    if let duration { take(duration) }
    durationIsTaken = hasDuration || duration != nil
    takeWorkoutNote(shift)
    take(kind, name: name, note: exerciseNote(shift))
    followsRow = shift == Int.max && !isRagged
  }

  private func isDateOfStart() -> Bool {
    guard start != nil else { return false }
    let field = tokenizer.field(places.date)
    return dateBytes.withByteSlice { field.equals($0) }
  }

  private func readDate() throws(RowProblem) -> CivilMoment {
    let field = tokenizer.field(places.date)
    if let moment = context.dates.read(field) { return moment }
    throw RowProblem(code: .strongDateUnreadable, arguments: [field.string], field: places.date)
  }

  @inline(__always)
  private static func shifted(_ place: Int, _ shift: Int) -> Int { place > shift ? place &+ 1 : place }

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
    let place = places.duration
    guard place >= 0 else { return nil }
    let field = tokenizer.field(place)
    if field.isEmpty { return nil }
    if shift == Int.max, durationBytes.withByteSlice({ field.equals($0) }) {
      if durationSeconds == nil { placeholderCount += 1 }
      return durationSeconds
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
    field.copy(into: &durationBytes)
    // Where the column may not be empty, none is written as 0.
    durationSeconds = seconds == 0 && context.binding.zeroRule == .android ? nil : seconds
    if durationSeconds == nil { placeholderCount += 1 }
    return durationSeconds
  }

  @inline(__always)
  private mutating func exerciseNote(_ shift: Int) -> String? {
    let field = tokenizer.field(Self.shifted(places.notes, shift))
    return field.isEmpty || isAbsentNote(field) ? nil : unescaped(field.string)
  }

  /// Whether a note says nothing: it is the dash that stands for none where the column may not be empty.
  private mutating func isAbsentNote(_ field: ByteSlice) -> Bool {
    guard field.count == 1, field[0] == UInt8(ascii: "-"), context.binding.zeroRule == .android else { return false }
    placeholderCount += 1
    return true
  }

  private mutating func takeWorkoutNote(_ shift: Int) {
    let field = tokenizer.field(Self.shifted(places.workoutNotes, shift))
    if field.isEmpty || isAbsentNote(field) || noteBytes.withByteSlice({ field.equals($0) }) { return }
    field.copy(into: &noteBytes)
    drafts[current].add(note: unescaped(field.string))
  }

  /// iOS writes a line break in a note as the two characters `\n`.
  private func unescaped(_ text: String) -> String {
    context.namesAreEscaped ? EscapedNote.unescaped(text) : text
  }

  private mutating func nameTableIndex(_ place: Int) throws(RowProblem) -> Int {
    let field = tokenizer.field(place)
    if nameIndex >= 0, nameBytes.withByteSlice({ field.equals($0) }) { return nameIndex }
    guard !field.trimmed.isEmpty else { throw RowProblem(code: .strongExerciseMissing, field: place) }
    try limits.checkName(field, field: place)
    nameIndex = names.index(of: field)
    field.copy(into: &nameBytes)
    return nameIndex
  }
}
