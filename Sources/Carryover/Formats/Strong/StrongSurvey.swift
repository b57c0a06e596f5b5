import TextStreams

/// What is known of a file before its first session is read.
struct StrongFindings: Sendable {
  var grammar: RecordGrammar
  var binding: StrongBinding
  var headerIsUnknown: Bool
  var dates: CivilDateReader
  /// The unit of loads where the file does not state it.
  var loadUnits: LoadUnitSchedule?
  /// Whether the file leaves any load's unit unstated.
  var needsUnit = false
  /// Sessions follow each other in time, so that the text can be read as it stands.
  var isInOrder: Bool
  /// How many records the first pass found; `nil` where there was none, in the hope that it would find nothing new.
  var recordCount: Int?
  var log = DiagnosticLog()
}

/// The first pass over a text: whether its sessions are in order, what its weights say of their unit, how its dates are
/// written. A fast look at dates and weights; nothing is kept of the rest.
struct StrongSurvey: ~Copyable {
  private var tokenizer: RecordTokenizer
  private var binding: StrongBinding
  private let layout: StrongLayout
  private let vocabulary: StrongVocabulary
  private let dates: CivilDateReader
  private var datePlace = -1
  private var exercisePlace = -1
  /// Where the weight stands, and where its unit does; the weight's is below 0 where it is of no concern.
  private var weightPlace = -1
  private var weightUnitPlace = -1
  private var utf8 = UTF8Check()

  private(set) var recordCount = 0
  private(set) var isInOrder = true
  private(set) var needsUnit = false
  private(set) var evidence = UnitEvidence()
  private(set) var switches = UnitSwitchSearch()
  private(set) var dateOrders = DateOrderEvidence()
  /// The file's headers, in the order in which they stand.
  private(set) var bindings: [StrongBinding]
  /// Where the text can be divided: each piece begins with a new start, and none is much shorter than `pieceLength`.
  private(set) var pieces: [TextBlock] = []
  private let pieceLength: UInt64
  /// Blocks that are complete and not yet taken; collected only when asked for.
  var blocks: [TextBlock] = []
  private let collectsBlocks: Bool
  /// Whether the unit is an open question: it is not once the caller has said it.
  private let weighsEvidence: Bool

  private var lastKey: UInt64 = 0
  private var lastMoment: CivilMoment?
  private var dateBytes = RememberedField()
  /// What was found of fields that the record has in common with the one before, and holds of it, too.
  private var dateIsKnown = false
  private var exerciseHash: UInt64?
  /// The last weight that was weighed, of that exercise on that date.
  private var weightBytes = RememberedField()
  private var blockStart = TextPosition.start
  private var blockKey: UInt64?
  private var blockHeader = 0

  init(
    layout: StrongLayout, dates: CivilDateReader, vocabulary: StrongVocabulary, collectsBlocks: Bool,
    weighsEvidence: Bool, pieceLength: Int = .max
  ) {
    self.pieceLength = UInt64(max(pieceLength, 1))
    self.layout = layout
    self.vocabulary = vocabulary
    self.dates = dates
    self.collectsBlocks = collectsBlocks
    self.weighsEvidence = weighsEvidence
    binding = layout.binding
    bindings = [layout.binding]
    tokenizer = RecordTokenizer(grammar: layout.grammar)
    limitFields()
  }

  /// Has the tokenizer look for no more than what is looked at: dates, and weights while they matter.
  private mutating func limitFields() {
    let weight = binding.loadUnit == nil && (weighsEvidence && !knowsEnough || !needsUnit)
    let places: [StrongColumn] = weight ? [.date, .weight, .weightUnit, .exercise] : [.date]
    tokenizer.fieldLimit = (places.map(binding.place).max() ?? 0) + 1
    datePlace = binding.place(.date)
    exercisePlace = binding.place(.exercise)
    weightPlace = weight ? binding.place(.weight) : -1
    weightUnitPlace = binding.place(.weightUnit)
  }

  var illFormedSequences: Int { utf8.illFormedSequences }
  var multibyteCharacters: Int { utf8.multibyteCharacters }

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
    endPiece(at: tokenizer.endPosition)
  }

  private mutating func look() {
    recordCount += 1
    let shared = tokenizer.sharedFieldCount
    if shared <= exercisePlace { exerciseHash = nil }
    if shared <= datePlace { dateIsKnown = false }
    if !dateIsKnown, !lookAtDate() { return }
    lookAtWeight()
  }

  /// Looks at a record's date, which is another than that of the record before, or is not known to be the same.
  ///
  /// - Returns: Whether the record has one.
  private mutating func lookAtDate() -> Bool {
    let date = tokenizer.field(datePlace)
    guard date[0] &- 48 < 10 else {
      lookForHeader()
      return false
    }
    let isSameDate = lastMoment != nil && dateBytes.equals(date)
    if !isSameDate {
      guard let moment = dates.read(date) else {
        dateOrders.add(date)
        return false
      }
      if date.count != 19 { dateOrders.add(date) }
      dateBytes.remember(date)
      lastMoment = moment
      let key = moment.sortKey
      if key < lastKey { isInOrder = false }
      if key > lastKey { beginPiece(key) }
      lastKey = max(lastKey, key)
      if key != blockKey { beginBlock(key) }
      exerciseHash = nil
    }
    dateIsKnown = true
    return true
  }

  private mutating func lookForHeader() {
    guard recordCount > 1 || !layout.headerIsUnknown, tokenizer.fieldCount > 1 else { return }
    let names = fieldsOfRecord()
    guard var header = StrongBinding(header: names, delimiter: binding.delimiter, vocabulary: vocabulary) else {
      return
    }
    if recordCount == 1 { return }
    header.rawHeader = tokenizer.rawRecord.array
    // The rows after a header met again stand in a block of their own, for they may say again what was said before.
    binding = header
    limitFields()
    bindings.append(header)
    lastMoment = nil
    dateIsKnown = false
    exerciseHash = nil
    endBlock(at: tokenizer.position)
    blockKey = nil
    blockHeader = bindings.count - 1
  }

  /// All fields of the record, of which the tokenizer takes only the first.
  private func fieldsOfRecord() -> [String] {
    var whole = RecordTokenizer(grammar: tokenizer.grammar)
    whole.append(tokenizer.rawRecord)
    whole.finish()
    return whole.next() ? (0..<whole.fieldCount).map { whole.field($0).string } : []
  }

  private mutating func beginPiece(_ key: UInt64) {
    guard !collectsBlocks else { return }
    let position = tokenizer.position
    // The first piece has whatever stands before the first start, too.
    if pieces.isEmpty {
      pieces.append(TextBlock(key: key, position: .start, length: 0, header: 0))
    } else if position.offset - pieces[pieces.count - 1].position.offset >= pieceLength {
      endPiece(at: position)
      pieces.append(TextBlock(key: key, position: position, length: 0, header: blockHeader))
    }
  }

  private mutating func endPiece(at end: TextPosition) {
    guard let last = pieces.indices.last else { return }
    pieces[last].length = end.offset - pieces[last].position.offset
  }

  private mutating func beginBlock(_ key: UInt64) {
    if blockKey != nil { endBlock(at: tokenizer.position) }
    blockKey = key
  }

  private mutating func endBlock(at end: TextPosition) {
    if collectsBlocks, end.offset > blockStart.offset {
      blocks.append(
        TextBlock(
          key: blockKey ?? lastKey, position: blockStart, length: end.offset - blockStart.offset, header: blockHeader))
    }
    blockStart = end
  }

  /// Whether the weights so far say their unit, and are so many that a change of it would have been seen.
  private var knowsEnough: Bool { switches.isFull && evidence.unit != nil }

  private mutating func lookAtWeight() {
    guard weightPlace >= 0 else { return }
    if weightUnitPlace >= 0, !tokenizer.field(weightUnitPlace).isEmpty { return }
    let field = tokenizer.field(weightPlace)
    // The same weight of the same exercise on the same day says nothing more.
    if exerciseHash != nil, weightBytes.equals(field) { return }
    guard !field.isEmpty, !(field.count == 1 && field[0] == UInt8(ascii: "0")), let weight = field.decimal(),
      weight > 0,
      let date = lastMoment?.date
    else { return }
    if !needsUnit {
      needsUnit = true
      limitFields()
    }
    guard weighsEvidence else { return }
    let hash = exerciseHash ?? tokenizer.field(exercisePlace).tableHash
    exerciseHash = hash
    weightBytes.remember(field)
    let clean = withoutConversionDust(weight)
    evidence.add(clean, exercise: hash)
    switches.add(clean, exercise: hash, date: date)
    if knowsEnough { limitFields() }
  }
}
