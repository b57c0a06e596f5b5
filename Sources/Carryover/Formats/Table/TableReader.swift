import TextStreams

/// Reads Carryover's own CSV into sessions, chunk by chunk.
///
/// Memory is that of the sessions of one start where the rows are in the order of time, and of the history where they
/// are not.
struct TableReader: ~Copyable {
  var tokenizer: RecordTokenizer
  var cells: TableCellReader
  let binding: TableBinding
  private let identity: SessionIdentity
  private let isInOrder: Bool
  var counts = RowCounts()
  private(set) var recordCount = 0
  private(set) var log = DiagnosticLog()
  /// Sessions that are complete and not yet taken.
  var finished: [Entity] = []
  /// Finds the templates of exercises.
  var templates: TemplateFinder
  var rejectedRows: RejectedRowLog
  private let limits: ReadingLimits
  private var header: [UInt8] = []

  /// Sessions not yet complete, and where each is by its key.
  var drafts: [TableDraft] = []
  private var indices: [[UInt8]: Int] = [:]
  private var key: [UInt8] = []
  var current = -1

  init(binding: TableBinding, isInOrder: Bool, options: ReadingOptions) {
    tokenizer = RecordTokenizer(grammar: .delimited(binding.delimiter), limits: options.limits.records)
    limits = options.limits
    cells = TableCellReader(delimiter: binding.delimiter)
    self.binding = binding
    self.isInOrder = isInOrder
    identity = SessionIdentity(owner: options.owner)
    templates = TemplateFinder(options.matcher)
    rejectedRows = RejectedRowLog(isWanted: options.keepsRejectedRows)
  }

  /// Takes the next bytes.
  mutating func consume(_ chunk: ByteSlice) {
    tokenizer.append(chunk)
    while tokenizer.next() { readRecord() }
  }

  /// Says that the text ends here.
  mutating func finish() {
    tokenizer.finish()
    while tokenizer.next() { readRecord() }
    finishDrafts()
  }

  private mutating func readRecord() {
    recordCount += 1
    if recordCount == 1 {
      counts.header += 1
      header = tokenizer.rawRecord.array
      return
    }
    if tokenizer.fieldCount == 0, tokenizer.excess == nil {
      counts.blank += 1
      return
    }
    cells.begin(tokenizer)
    do {
      try readRow()
    } catch {
      counts.rejected += 1
      let place = tokenizer.place(ofField: error.field)
      let diagnostic = Diagnostic(
        error.code, error.arguments, line: place.line, column: place.column, record: tokenizer.position.record)
      log.add(diagnostic)
      rejectedRows.add(tokenizer, header: header, diagnostic)
    }
  }

  private mutating func readRow() throws(RowProblem) {
    if let excess = tokenizer.excess { throw limits.problem(excess) }
    if tokenizer.recordIsUnclosed {
      throw RowProblem(code: .tableQuoteUnclosed, field: tokenizer.fieldCount - 1)
    }
    guard cells.hasContent(0..<tokenizer.fieldCount) else {
      counts.blank += 1
      return
    }
    // Spreadsheets leave out empty cells at the end of a row, or add some.
    guard !cells.hasContent(binding.fieldCount..<max(tokenizer.fieldCount, binding.fieldCount)) else {
      throw RowProblem(
        code: .tableFieldCount, arguments: ["\(tokenizer.fieldCount)", "\(binding.fieldCount)"],
        field: binding.fieldCount)
    }
    let row = try decodeRow()
    try checkNames()
    try enterSession()
    try countRow()
    try take(row)
  }

  // MARK: One row

  struct Row {
    var numbers: [Int?]
    var section: Section?
    var exercise: LoggedExercise?
    var group: LoggedSetGroup?
    var set: LoggedSet?
  }

  /// Reads everything in the row that a fault could be in, before anything is changed.
  private mutating func decodeRow() throws(RowProblem) -> Row {
    var row = Row(numbers: [])
    for level in TableLevel.allCases {
      row.numbers.append(level == .session ? nil : try number(level))
    }
    let places = binding.places
    let hasSet = try isPresent(.set, row)
    let hasGroup = hasSet || isNamed(.group, row)
    let hasExercise = hasGroup || isNamed(.exercise, row)
    if hasExercise || isNamed(.section, row) {
      row.section = try cells.read(Section.blank, at: places[TableLevel.section.rawValue], skipping: 1)
    }
    if hasExercise {
      row.exercise = try cells.read(LoggedExercise.blank, at: places[TableLevel.exercise.rawValue], skipping: 1)
      if cells.cell(binding.place(TableBinding.exerciseName)).isEmpty, row.numbers[TableLevel.exercise.rawValue] == nil
      {
        throw RowProblem(code: .tableNameMissing, field: max(binding.place(TableBinding.exerciseName), 0))
      }
    }
    if hasGroup { row.group = try cells.read(LoggedSetGroup.blank, at: places[TableLevel.group.rawValue], skipping: 1) }
    if hasSet {
      row.set = try cells.read(LoggedSet.blank, at: places[TableLevel.set.rawValue], skipping: 1)
    }
    return row
  }

  private mutating func number(_ level: TableLevel) throws(RowProblem) -> Int? {
    let place = binding.number(level)
    let cell = cells.cell(place).trimmed
    if cell.isEmpty { return nil }
    guard let number = Int(text: cell), number >= 0 else {
      throw RowProblem(
        code: .tableValueUnreadable, arguments: [cell.string, "a whole number"], field: place)
    }
    return number
  }

  private func isNamed(_ level: TableLevel, _ row: Row) -> Bool {
    row.numbers[level.rawValue] != nil || cells.hasContent(binding.places[level.rawValue])
  }

  /// A row has a set where it says so by a number, or by anything else of a set where the numbers are left out.
  private func isPresent(_ level: TableLevel, _ row: Row) throws(RowProblem) -> Bool {
    isNamed(level, row) || binding.number(level) < 0 && !cells.cell(binding.place(TableBinding.exerciseName)).isEmpty
  }

  // MARK: Sessions

  private mutating func enterSession() throws(RowProblem) {
    let id = cells.cell(binding.place(TableBinding.sessionID)).trimmed
    let start = cells.cell(binding.place(TableBinding.start)).trimmed
    guard !id.isEmpty || !start.isEmpty else {
      throw RowProblem(code: .tableStartMissing, field: max(binding.place(TableBinding.start), 0))
    }
    var newKey = id.array
    if id.isEmpty { newKey = start.array + [0] + cells.cell(binding.place(TableBinding.title)).array }
    let places = binding.places[TableLevel.session.rawValue]
    if newKey == key, current >= 0 {
      complainOfContradiction(.session, cells.hash(places), drafts[current].hash)
      return
    }
    if let known = indices[newKey] {
      current = known
      complainOfContradiction(.session, cells.hash(places), drafts[known].hash)
    } else {
      let session = try cells.read(Session.blank, at: places, skipping: 0)
      if isInOrder, let last = drafts.last, last.session.start != session.start { finishDrafts() }
      try checkSize()
      current = drafts.count
      drafts.append(TableDraft(session: session, hash: cells.hash(places)))
      indices[newKey] = current
    }
    key = newKey
  }

  private func checkNames() throws(RowProblem) {
    for column in [TableBinding.exerciseName, TableBinding.title] {
      try limits.checkName(cells.cell(binding.place(column)), field: max(binding.place(column), 0))
    }
  }

  /// Bounds what is in memory: the sessions of one start, or all of them where they are in no order.
  private func checkSize() throws(RowProblem) {
    if isInOrder, drafts.count >= limits.rowsOfOneStart { throw tooManyRows() }
    if !isInOrder, drafts.count >= limits.sessionsInMemory {
      throw RowProblem(code: .limitSessions, arguments: ["\(limits.sessionsInMemory)"])
    }
  }

  private mutating func countRow() throws(RowProblem) {
    guard drafts[current].rowCount < limits.rowsOfOneStart else { throw tooManyRows() }
    drafts[current].rowCount += 1
  }

  private func tooManyRows() -> RowProblem {
    let place = binding.place(TableBinding.start)
    return RowProblem(
      code: .limitRows, arguments: ["\(limits.rowsOfOneStart)", cells.cell(place).string], field: max(place, 0))
  }

  mutating func complainOfContradiction(_ level: TableLevel, _ hash: UInt64, _ earlier: UInt64) {
    guard hash != earlier else { return }
    let place = tokenizer.place(ofField: 0)
    let noun = level == .group ? "set group" : level.prefix
    log.add(
      Diagnostic(
        .tableContradiction, [noun], line: place.line, column: 1, record: tokenizer.position.record))
  }

  /// Completes the sessions that are there, which are all of one start where the rows are in order.
  private mutating func finishDrafts() {
    // Sessions without an identifier get one from their start; several of one start are told apart by their titles.
    let unnamed = drafts.indices.filter { drafts[$0].session.id.value == .zero }
    let byStart = Dictionary(grouping: unnamed) { drafts[$0].session.start }
    for (start, indices) in byStart {
      guard let start else { continue }
      let sorted = indices.sorted {
        (drafts[$0].session.title ?? "").utf8.lexicographicallyPrecedes((drafts[$1].session.title ?? "").utf8)
      }
      for (index, draft) in sorted.enumerated() {
        let key = identity.key(source: "csv", start: start, ordinal: index + 1)
        drafts[draft].session.id = identity.identifier(key: key)
        if drafts[draft].session.origin == nil { drafts[draft].session.origin = Origin(source: "csv", key: key) }
        drafts[draft].session.isImported = true
      }
    }
    var sessions = drafts.map { $0.finished(&templates) }
    if !isInOrder { sessions = Self.inOrderOfTime(sessions) }
    finished += sessions.map(Entity.session)
    drafts.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    key = []
    current = -1
  }

  private static func inOrderOfTime(_ sessions: [Session]) -> [Session] {
    sessions.enumerated().sorted {
      ($0.element.start?.sortKey ?? 0, $0.offset) < ($1.element.start?.sortKey ?? 0, $1.offset)
    }.map(\.element)
  }
}
