import TextStreams

/// What a text is hoped to be that nobody has looked over: UTF-8 under one header, its sessions in the order of time, no
/// date in which day and month could be either number.
///
/// Most exports are. Who reads one that is not finds out at the place where it is not, and has to start over with a look
/// over all of it.
struct StrongHope: Sendable {
  /// Whether all was so as yet.
  private(set) var isFulfilled = true
  /// The first start and the last, as keys of their order; `nil` before the first.
  private(set) var starts: ClosedRange<UInt64>?
  private var utf8 = UTF8Check()

  /// Takes the next bytes.
  mutating func see(_ bytes: ByteSlice) {
    utf8.update(bytes)
    if utf8.illFormedSequences > 0 { isFulfilled = false }
  }

  /// Says that the bytes end here.
  mutating func finish() {
    utf8.finish()
    if utf8.illFormedSequences > 0 { isFulfilled = false }
  }

  /// Says that the text is not what it was hoped to be.
  mutating func giveUp() { isFulfilled = false }

  /// Takes a header in the middle of the text.
  mutating func see(header: StrongBinding, below earlier: StrongBinding) {
    if header != earlier { isFulfilled = false }
  }

  /// Takes the date of a record, as it is written and as it was read.
  mutating func see(date: ByteSlice, _ moment: CivilMoment?) {
    guard let moment else {
      // A spreadsheet's date may be none in the order that is taken for its usual one.
      if CivilDateReader.parts(date.trimmed)?.style == .yearLast { isFulfilled = false }
      return
    }
    if date.count != 19 || date[4] != UInt8(ascii: "-"), CivilDateReader.parts(date.trimmed)?.style == .yearLast {
      isFulfilled = false
    }
    see(moment)
  }

  /// Takes the date of a record once more.
  mutating func see(_ moment: CivilMoment) {
    let key = moment.sortKey
    guard let starts else {
      self.starts = key...key
      return
    }
    if key < starts.upperBound { isFulfilled = false } else { self.starts = starts.lowerBound...key }
  }
}

extension StrongSource {
  /// What is known of a file from its first bytes, where these say all that its rows are read with; `nil` where only a
  /// look over the whole file can say it.
  static func hoped(
    of input: InputSource, options: ReadingOptions, vocabulary: StrongVocabulary
  ) throws -> Survey? {
    // A file that is read at once is looked over at once.
    guard options.mayStartOver, input.count > UInt64(options.chunkSize) else { return nil }
    let prefix = try input.prefix(1 << 16)
    return prefix.withByteSlice { bytes in
      guard TextEncoding(prefix: bytes.slice(0, 256)) == .utf8,
        let layout = StrongLayout(prefix: bytes, vocabulary: vocabulary), case .delimited = layout.grammar
      else { return nil }
      var survey = StrongSurvey(
        layout: layout, dates: CivilDateReader(), vocabulary: vocabulary, collectsBlocks: false, weighsEvidence: false)
      survey.consume(bytes.slice(0, options.chunkSize))
      guard survey.illFormedSequences == 0, survey.dateOrders.dates == 0, survey.isInOrder, survey.bindings.count == 1
      else { return nil }
      let isSaid = options.loadUnits != nil && !options.allowsUnknownUnit && survey.needsUnit
      guard isSaid || layout.binding.loadUnit != nil else { return nil }
      var found = finish(&survey, input: input, layout: layout, dates: CivilDateReader(), log: DiagnosticLog())
      found.findings.recordCount = nil
      found.pieces = []
      return found
    }
  }

  /// Where a text that nobody has looked over can be divided: at what looks like the first row of a session. Whether it
  /// is one, the pieces show when they are read. A text with long stretches in which nothing looks like one is not
  /// divided, for what is made of a piece waits in memory.
  static func hopedPieces(of input: InputSource, _ findings: StrongFindings, length: Int) -> [TextBlock] {
    let length = UInt64(max(length, 1))
    var starts: [UInt64] = [0]
    var target = length
    var window: [UInt8] = []
    while target < input.count {
      // Where it cannot be read, the reading will tell it.
      guard let count = try? input.read(at: target, into: &window, capacity: 1 << 14) else { return [] }
      let start = window.withByteSlice { firstSession(in: $0.slice(0, count), findings) }
      if let start { starts.append(target + start) }
      target += (start ?? 0) + length
      guard target - starts[starts.count - 1] <= max(4 * length, longestPiece) else { return [] }
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : input.count
      let position =
        index == 0 ? TextPosition.start : TextPosition(offset: starts[index], line: 1, record: Self.recordOfPiece)
      return TextBlock(key: 0, position: position, length: end - starts[index], header: 0)
    }
  }

  /// No piece of a text that nobody has looked over is much longer, nor than a few of the usual.
  private static var longestPiece: UInt64 { 1 << 19 }

  /// The number of a piece's first record before anybody knows it: not that of a text's first.
  static let recordOfPiece = 2

  /// Where, in a stretch of the text, the first row stands whose start is later than that of the row before.
  private static func firstSession(in bytes: ByteSlice, _ findings: StrongFindings) -> UInt64? {
    guard let lineFeed = bytes.firstIndex(of: 10) else { return nil }
    var tokenizer = RecordTokenizer(grammar: findings.grammar)
    tokenizer.append(bytes.slice(lineFeed + 1))
    let place = findings.binding.place(.date)
    var before: UInt64?
    while tokenizer.next() {
      guard tokenizer.fieldCount >= findings.binding.essentialFieldCount,
        let key = findings.dates.read(tokenizer.field(place))?.sortKey
      else {
        before = nil
        continue
      }
      if let before, key > before { return UInt64(lineFeed + 1) + tokenizer.position.offset }
      before = key
    }
    return nil
  }
}
