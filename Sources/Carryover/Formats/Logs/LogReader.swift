import TextStreams

/// Reads an app's log into sessions, chunk by chunk, in the memory of the sessions of one start.
///
/// It never sees a file. What a first pass over the text found is handed to it, and the text comes in an order in which
/// starts do not fall: as it stands, or block by block.
struct LogReader: ~Copyable {
  var tokenizer: RecordTokenizer
  let format: LogFormat
  private(set) var binding: LogBinding
  private let findings: LogFindings
  private let distanceUnit: DistanceUnit?
  private var decoder: LogRowDecoder
  let identity: SessionIdentity
  /// Derives the identifiers of what is in a session.
  var children = ChildIdentifiers()
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
  var start: LogStart?
  /// How many rows there are of that start.
  private var rowsOfStart = 0
  var block: [ExerciseDraft] = []
  var isNewBlock = true
  var row = LogRow()
  private var startBytes = RememberedField()
  private var timeBytes = RememberedField()
  var titleBytes = RememberedField()
  private var endBytes = RememberedField()
  private var noteBytes = RememberedField()
  private var exerciseNoteBytes = RememberedField()
  var names = NameTable()

  // What is told once.
  private var dustBefore = 0
  private var unquotedNames = 0
  private var hasTimesInUTC = false

  init(layout: LogLayout, format: LogFormat, findings: LogFindings, options: ReadingOptions) {
    tokenizer = RecordTokenizer(grammar: layout.grammar, limits: options.limits.records)
    limits = options.limits
    self.format = format
    self.findings = findings
    binding = layout.binding
    distanceUnit = options.distanceUnit
    decoder = LogRowDecoder(
      format: format, binding: layout.binding, loadUnits: findings.loadUnits, distanceUnit: options.distanceUnit)
    identity = SessionIdentity(owner: options.owner)
    templates = TemplateFinder(options.matcher)
    rejectedRows = RejectedRowLog(isWanted: options.keepsRejectedRows)
  }

  /// Goes on at another place of the text, where the columns are those of `binding`.
  mutating func beginBlock(at position: TextPosition, binding: LogBinding) {
    tokenizer.restart(at: position)
    isNewBlock = true
    bind(binding)
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

  /// Completes the last sessions, and tells what there is to tell of the file as a whole.
  mutating func finish() {
    finishStart()
    let dust = dustBefore + decoder.takeDust()
    if dust > 0 { log.add(Diagnostic(.logConversionDust, ["\(dust)"])) }
    if unquotedNames > 0 { log.add(Diagnostic(.logUnquotedComma, ["\(unquotedNames)"])) }
  }

  private mutating func bind(_ binding: LogBinding) {
    guard binding != self.binding else { return }
    self.binding = binding
    dustBefore += decoder.takeDust()
    decoder = LogRowDecoder(
      format: format, binding: binding, loadUnits: findings.loadUnits, distanceUnit: distanceUnit)
    forgetStart()
    endBytes.forget()
  }

  private mutating func forgetStart() {
    startBytes.forget()
    timeBytes.forget()
  }
}

// MARK: - Records

extension LogReader {
  private mutating func readRecord() {
    recordCount += 1
    let fieldCount = tokenizer.fieldCount
    if let excess = tokenizer.excess { return reject(limits.problem(excess)) }
    if tokenizer.recordIsUnclosed { return reject(RowProblem(code: .logQuoteUnclosed, field: fieldCount - 1)) }
    if (0..<fieldCount).allSatisfy({ tokenizer.field($0).trimmed.isEmpty }) {
      counts.blank += 1
      return
    }
    do {
      try readRow()
    } catch {
      if isHeader(error) { return readHeader() }
      reject(error)
    }
  }

  /// Whether a row that could not be read is a header: it has no date, and names columns.
  private func isHeader(_ problem: RowProblem) -> Bool {
    guard problem.code == .logDateUnreadable || problem.code == .logFieldCount else { return false }
    return header != nil
  }

  private var header: LogBinding? {
    LogBinding(
      header: (0..<tokenizer.fieldCount).map { tokenizer.field($0).string }, delimiter: binding.delimiter,
      format: format)
  }

  private mutating func readHeader() {
    counts.header += 1
    isNewBlock = true
    guard var header else { return }
    header.rawHeader = tokenizer.rawRecord.array
    bind(header)
  }

  private mutating func reject(_ problem: RowProblem) {
    counts.rejected += 1
    let diagnostic = diagnostic(problem.code, problem.arguments, field: problem.field)
    log.add(diagnostic)
    rejectedRows.add(tokenizer, header: binding.rawHeader, diagnostic)
  }

  private func diagnostic(_ code: DiagnosticCode, _ arguments: [String], field: Int) -> Diagnostic {
    let place = tokenizer.place(ofField: field)
    return Diagnostic(code, arguments, line: place.line, column: place.column, record: tokenizer.position.record)
  }

  private mutating func readRow() throws(RowProblem) {
    guard let record = binding.record(tokenizer.record, format) else {
      throw RowProblem(
        code: .logFieldCount, arguments: ["\(tokenizer.fieldCount)", "\(binding.fieldCount)"],
        field: min(binding.fieldCount, tokenizer.fieldCount - 1))
    }
    let isSameStart = isSameStart(record)
    let start: LogStart
    if isSameStart, let known = self.start { start = known } else { start = try readStart(record) }
    let name = try nameIndex(record)
    try decoder.decode(record, date: start.moment.date, loadKind: names.loadKind(name), into: &row)
    let bodyweight = try decoder.number(record, .bodyweight, binding.place(.bodyweight))
    try checkLimits(record, start)
    // From here on the row is good, and nothing is changed before.
    if record.isDivided { unquotedNames += 1 }
    enterSession(start, title: record[binding.place(.title)])
    if !isSameStart {
      startBytes.remember(record[binding.place(.start)])
      timeBytes.remember(record[binding.place(.startTime)])
    }
    takeDuration(record, start)
    takeNotes(record)
    if let bodyweight { drafts[current].bodyweight = Load(value: bodyweight, unit: binding.bodyweightUnit) }
    takeSets(name: name)
    takeExercise(record)
  }

  private mutating func checkLimits(_ record: LogRecord, _ start: LogStart) throws(RowProblem) {
    for column in [LogColumn.exercise, .title] where binding.place(column) >= 0 {
      try limits.checkName(record[binding.place(column)], field: record.index(binding.place(column)))
    }
    rowsOfStart = start == self.start ? rowsOfStart + 1 : 1
    guard rowsOfStart > limits.rowsOfOneStart else { return }
    throw RowProblem(
      code: .limitRows, arguments: ["\(limits.rowsOfOneStart)", "\(start.moment)"],
      field: record.index(binding.place(.start)))
  }

  private func isSameStart(_ record: LogRecord) -> Bool {
    guard start != nil, !startBytes.isEmpty else { return false }
    let (date, time) = (record[binding.place(.start)], record[binding.place(.startTime)])
    return startBytes.equals(date) && timeBytes.equals(time)
  }

  private mutating func readStart(_ record: LogRecord) throws(RowProblem) -> LogStart {
    guard let start = findings.dates.start(of: record, binding) else {
      throw RowProblem(
        code: .logDateUnreadable, arguments: [record[binding.place(.start)].string, format.dateExample],
        field: record.index(binding.place(.start)))
    }
    if start.timeZone == "UTC", !hasTimesInUTC {
      hasTimesInUTC = true
      log.add(Diagnostic(.logTimeInUTC, ["\(start.moment)"]))
    }
    return start
  }

  private mutating func nameIndex(_ record: LogRecord) throws(RowProblem) -> Int {
    let field = record[binding.place(.exercise)]
    guard !field.trimmed.isEmpty else {
      throw RowProblem(code: .logExerciseMissing, field: record.index(binding.place(.exercise)))
    }
    return record.isDivided
      ? record.undivided.withByteSlice { names.index(of: $0) } : names.index(of: field)
  }

  // MARK: What a row says of its session

  private mutating func takeDuration(_ record: LogRecord, _ start: LogStart) {
    let end = record[binding.place(.end)]
    let endTime = record[binding.place(.endTime)]
    let hours = record[binding.place(.hours)].trimmed
    let field = !hours.isEmpty ? hours : !end.isEmpty ? end : endTime
    let isKnown = drafts[current].hasDuration && endBytes.equals(field)
    guard !field.trimmed.isEmpty, !isKnown else { return }
    endBytes.remember(field)
    drafts[current].hasDuration = true
    guard let seconds = seconds(start, end: end, endTime: endTime, hours: hours) else {
      let column: LogColumn = !hours.isEmpty ? .hours : !end.isEmpty ? .end : .endTime
      log.add(diagnostic(.logEndUnreadable, [field.string], field: record.index(binding.place(column))))
      return
    }
    guard seconds >= 0 else {
      log.add(diagnostic(.logEndBeforeStart, ["\(start.moment)"], field: record.index(binding.place(.end))))
      return
    }
    if let known = drafts[current].duration, known != seconds {
      log.add(diagnostic(.logSessionContradiction, ["\(start.moment)", "duration"], field: 0))
    }
    // A session that took no time is one whose end nobody knows.
    drafts[current].duration = seconds > 0 ? seconds : nil
  }

  private func seconds(_ start: LogStart, end: ByteSlice, endTime: ByteSlice, hours: ByteSlice) -> Double? {
    if !hours.isEmpty { return hours.decimal().flatMap { 0..<100_000 ~= $0 ? ($0 * 3600).rounded() : nil } }
    guard let begin = start.moment.time else { return end.isEmpty ? nil : 0 }
    if end.isEmpty {
      guard let last = ClockTime.time(endTime) else { return nil }
      let seconds = last.secondOfDay - begin.secondOfDay
      // A workout past midnight ends at an earlier time of day.
      return Double(seconds < 0 ? seconds + 86_400 : seconds)
    }
    guard let last = findings.dates.read(end)?.moment, let time = last.time else { return nil }
    let days = last.date.daysSince1970 - start.moment.date.daysSince1970
    return Double(days * 86_400 + time.secondOfDay - begin.secondOfDay)
  }

  private mutating func takeNotes(_ record: LogRecord) {
    let field = record[binding.place(.sessionNotes)]
    if field.isEmpty || noteBytes.equals(field) && !drafts[current].notes.isEmpty { return }
    noteBytes.remember(field)
    drafts[current].add(note: unescaped(field.string))
  }

  private mutating func takeExercise(_ record: LogRecord) {
    guard let last = block.indices.last else { return }
    let superset = record[binding.place(.superset)].trimmed
    if !superset.isEmpty, block[last].superset == nil { block[last].superset = superset.string }
    let category = record[binding.place(.category)].trimmed
    if !category.isEmpty, block[last].category == nil { block[last].category = category.string }
    let note = record[binding.place(.exerciseNotes)]
    if note.isEmpty || exerciseNoteBytes.equals(note) && !block[last].notes.isEmpty { return }
    exerciseNoteBytes.remember(note)
    block[last].add(note: unescaped(note.string))
  }

  private func unescaped(_ text: String) -> String {
    format.escapesLineBreaks ? EscapedNote.unescaped(text) : text
  }
}
