import TextStreams

/// What is known of a log before its first session is read.
struct LogFindings: Sendable {
  var dates: LogDateReader
  /// The unit of loads where the file does not state it.
  var loadUnits: LoadUnitSchedule?
}

/// The first pass over a log: whether its sessions are in order, what its weights say of their unit, how its dates are
/// written. Nothing is kept of the rest.
struct LogSurvey: ~Copyable {
  private var tokenizer: RecordTokenizer
  private let format: LogFormat
  private var binding: LogBinding
  private let dates: LogDateReader
  private var utf8 = UTF8Check()

  private(set) var recordCount = 0
  /// Whether starts never fall, so that the text can be read as it stands.
  private(set) var isInOrder = true
  /// Whether starts only fall: the newest session first, and none comes again.
  private(set) var isReversed = true
  private(set) var needsUnit = false
  private(set) var evidence = UnitEvidence()
  private(set) var switches = UnitSwitchSearch()
  private(set) var dateOrders = DateOrderEvidence()
  /// The file's headers, in the order in which they stand.
  private(set) var bindings: [LogBinding]
  /// Blocks that are complete and not yet taken; collected only when asked for.
  var blocks: [TextBlock] = []
  private let collectsBlocks: Bool

  private var key: UInt64?
  private var lastKey: UInt64?
  private var date: CivilDate?
  private var dateBytes = RememberedField()
  private var timeBytes = RememberedField()
  private var blockStart = TextPosition.start
  private var blockHeader = 0

  init(layout: LogLayout, format: LogFormat, dates: LogDateReader, collectsBlocks: Bool) {
    self.format = format
    self.dates = dates
    self.collectsBlocks = collectsBlocks
    binding = layout.binding
    bindings = [layout.binding]
    tokenizer = RecordTokenizer(grammar: layout.grammar)
  }

  var illFormedSequences: Int { utf8.illFormedSequences }

  /// Takes the next bytes.
  mutating func consume(_ chunk: ByteSlice) {
    utf8.update(chunk)
    tokenizer.append(chunk)
    while tokenizer.next() { look() }
  }

  /// Says that the text ends here.
  mutating func finish() {
    utf8.finish()
    tokenizer.finish()
    while tokenizer.next() { look() }
    endBlock(at: tokenizer.endPosition)
  }

  private mutating func look() {
    recordCount += 1
    guard tokenizer.fieldCount > 0, let record = binding.record(tokenizer.record, format) else {
      lookForHeader()
      return
    }
    let field = record[binding.place(.start)]
    let time = record[binding.place(.startTime)]
    let isSameStart =
      date != nil && dateBytes.equals(field) && timeBytes.equals(time)
    if !isSameStart {
      dateOrders.add(field)
      guard let start = dates.start(of: record, binding) else {
        lookForHeader()
        return
      }
      dateBytes.remember(field)
      timeBytes.remember(time)
      date = start.moment.date
      enter(start.moment.sortKey)
    }
    if let date { lookAtWeight(record, date) }
  }

  private mutating func enter(_ next: UInt64) {
    guard next != key else { return }
    if key != nil { endBlock(at: tokenizer.position) }
    if let lastKey {
      if next < lastKey { isInOrder = false }
      if next >= lastKey { isReversed = false }
    }
    key = next
    lastKey = next
  }

  private mutating func lookForHeader() {
    guard recordCount > 1, tokenizer.fieldCount > 1,
      var header = LogBinding(
        header: (0..<tokenizer.fieldCount).map { tokenizer.field($0).string }, delimiter: binding.delimiter,
        format: format)
    else { return }
    header.rawHeader = tokenizer.rawRecord.array
    // The rows after a header met again stand in a block of their own, for they may say again what was said before.
    binding = header
    bindings.append(header)
    endBlock(at: tokenizer.position)
    blockHeader = bindings.count - 1
    date = nil
    isReversed = false
    key = nil
  }

  private mutating func endBlock(at end: TextPosition) {
    if collectsBlocks, end.offset > blockStart.offset {
      blocks.append(
        TextBlock(
          key: key ?? lastKey ?? 0, position: blockStart, length: end.offset - blockStart.offset, header: blockHeader))
    }
    blockStart = end
  }

  private mutating func lookAtWeight(_ record: LogRecord, _ date: CivilDate) {
    guard !collectsBlocks, let field = binding.unstatedWeight(record), let weight = field.decimal(), weight > 0
    else { return }
    needsUnit = true
    var hash = XXHash64()
    hash.update(record[binding.place(.exercise)])
    let clean = withoutConversionDust(weight)
    evidence.add(clean, exercise: hash.value)
    switches.add(clean, exercise: hash.value, date: date)
  }
}

extension LogBinding {
  /// The weight of a row whose unit stands nowhere; `nil` where there is none.
  func unstatedWeight(_ record: LogRecord) -> ByteSlice? {
    guard let column = weights.first(where: { $0.unit == nil }) else { return nil }
    let field = record[column.place].trimmed
    return field.isEmpty || !record[place(.weightUnit)].trimmed.isEmpty ? nil : field
  }
}

extension LogDateReader {
  /// When the session of a row began: its date and, where that has a column of its own, its time of day.
  func start(of record: LogRecord, _ binding: LogBinding) -> LogStart? {
    guard var start = read(record[binding.place(.start)]) else { return nil }
    let time = record[binding.place(.startTime)]
    if start.moment.time == nil, !time.isEmpty { start.moment.time = ClockTime.time(time) }
    return start
  }
}
