import TextStreams

/// Reads a file of Strong's: looks over it once, then reads it as it stands or, where its workouts are not in order,
/// block by block.
final class StrongSource: EntitySource {
  private let chunkSize: Int
  let input: InputSource
  let findings: StrongFindings
  let bindings: [StrongBinding]
  private let surveyedPieces: [TextBlock]
  /// Where the text can be divided.
  lazy var pieces =
    findings.recordCount == nil
    ? Self.hopedPieces(of: input, findings, length: options.pieceLength) : surveyedPieces
  let options: ReadingOptions
  var index: BlockIndex?
  var reader: StrongReader
  private var chunk: [UInt8] = []
  private var offset: UInt64 = 0
  private var isDone = false
  var summary: SourceSummary
  var hasToStartOver = false
  /// The lines and records of the pieces that were absorbed, and the last start in them, where nobody had looked over
  /// them.
  var absorbed = (lines: 0, records: 0, start: UInt64?.none)

  init(input original: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    let vocabulary = StrongVocabulary.shipped
    chunkSize = options.chunkSize
    self.options = options
    do {
      var survey =
        try Self.hoped(of: original, options: options, vocabulary: vocabulary)
        ?? Self.look(over: original, options: options, vocabulary: vocabulary)
      summary = SourceSummary(file: original.name, format: "strong", dialect: survey.findings.binding.dialect)
      try Self.decideUnit(&survey, options: options, summary: &summary)
      input = survey.input
      findings = survey.findings
      bindings = survey.bindings
      surveyedPieces = survey.pieces
      index = try survey.findings.isInOrder ? nil : Self.index(survey, chunkSize: options.chunkSize)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: original.name))
    }
    reader = StrongReader(findings: findings, options: options, vocabulary: vocabulary)
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    do {
      while reader.finished.isEmpty, !isDone, !hasToStartOver, !reader.rejectedRows.isFull {
        if index == nil { try readOn() } else { try readBlock() }
      }
    } catch {
      throw ReadingFailure(error)
    }
    if hasToStartOver { return nil }
    if isDone { try settle() }
    if reader.finished.isEmpty, isDone { return reader.templates.take() }
    var batch: [Entity] = []
    swap(&batch, &reader.finished)
    return batch
  }

  func takeRejectedRows() -> [RejectedRow] { reader.rejectedRows.take() }

  private func readOn() throws(FileFailure) {
    let count = try input.read(at: offset, into: &chunk, capacity: chunkSize)
    offset += UInt64(count)
    summary.bytesRead = offset
    if count == 0 {
      finish()
    } else {
      chunk.withByteSlice { reader.consume($0.slice(0, count)) }
      hasToStartOver = reader.hope?.isFulfilled == false
    }
  }

  private func readBlock() throws(FileFailure) {
    guard let block = try index?.nextBlock() else {
      finish()
      return
    }
    reader.beginBlock(at: block.position, binding: bindings[block.header])
    try input.read(block, chunkSize: chunkSize, into: &chunk) { reader.consume($0) }
    reader.endBlock()
    summary.bytesRead += block.length
  }

  private func finish() {
    reader.endBlock()
    found.add(reader.takeFindings())
    hasToStartOver = reader.hope?.isFulfilled == false
    isDone = true
  }

  private var isSettled = false
  var found = PieceFindings()

  /// Holds the rows counted against the records found: every record is in exactly one bucket, or nothing is trusted.
  func settle() throws(ReadingFailure) {
    guard !isSettled else { return }
    isSettled = true
    summary.rows = found.rows
    summary.log.add(findings.log)
    summary.log.add(found.log)
    if found.dustCount > 0 { summary.log.add(Diagnostic(.strongConversionDust, ["\(found.dustCount)"])) }
    if found.placeholderCount > 0 {
      summary.log.add(Diagnostic(.strongPlaceholder, ["\(found.placeholderCount)"]))
    }
    let recordCount = findings.recordCount ?? found.recordCount
    guard found.rows.total == found.recordCount, found.recordCount == recordCount else {
      throw ReadingFailure(
        .accounting, Diagnostic(.accountingMismatch, ["\(recordCount)", "\(found.rows.total)"], file: input.name))
    }
  }
}

// MARK: - The first pass

extension StrongSource {
  struct Survey {
    var input: InputSource
    var layout: StrongLayout
    var findings: StrongFindings
    var bindings: [StrongBinding]
    var pieces: [TextBlock]
    var evidence: UnitEvidence
    var switches: UnitSwitchSearch
  }

  private static func look(
    over original: InputSource, options: ReadingOptions, vocabulary: StrongVocabulary
  ) throws -> Survey {
    var input = original
    var log = DiagnosticLog()
    let encoding = try input.prefix(256).withByteSlice { TextEncoding(prefix: $0) }
    if encoding != .utf8 {
      input = try input.decoded(from: encoding)
      log.add(Diagnostic(.encodingConverted, [encoding.rawValue]))
    }
    var dates = CivilDateReader()
    var hasDateOrder = false
    while true {
      guard let layout = try layout(of: input, vocabulary) else {
        throw ReadingFailure(
          .input, Diagnostic(.formatUnknown, ["something else than Strong's CSV"], file: original.name))
      }
      var survey = StrongSurvey(
        layout: layout, dates: dates, vocabulary: vocabulary, collectsBlocks: false,
        weighsEvidence: options.loadUnits == nil || options.allowsUnknownUnit, pieceLength: options.pieceLength)
      try run(&survey, over: input, chunkSize: options.chunkSize) { _ in }
      if survey.illFormedSequences > survey.multibyteCharacters, encoding == .utf8, input.count == original.count {
        input = try input.decoded(from: .windows1252)
        log.add(Diagnostic(.encodingConverted, [TextEncoding.windows1252.rawValue]))
        if survey.illFormedSequences > 0 { continue }
      }
      if survey.dateOrders.dates > 0, !hasDateOrder {
        let decision = survey.dateOrders.decision
        let words = decision.order == .dayFirst ? "day before month" : "month before day"
        log.add(Diagnostic(.strongDateOrder, [words, decision.reason]))
        hasDateOrder = true
        if decision.order != dates.order {
          dates.order = decision.order
          continue
        }
      }
      if survey.illFormedSequences > 0 { log.add(Diagnostic(.illFormedText, ["\(survey.illFormedSequences)"])) }
      return finish(&survey, input: input, layout: layout, dates: dates, log: log)
    }
  }

  private static func layout(of input: InputSource, _ vocabulary: StrongVocabulary) throws -> StrongLayout? {
    try input.prefix(1 << 16).withByteSlice { StrongLayout(prefix: $0, vocabulary: vocabulary) }
  }

  static func finish(
    _ survey: inout StrongSurvey, input: InputSource, layout: StrongLayout, dates: CivilDateReader,
    log: DiagnosticLog
  ) -> Survey {
    var log = log
    if layout.headerIsMissing { log.add(Diagnostic(.strongHeaderMissing, line: 1, column: 1)) }
    if layout.headerIsUnknown { log.add(Diagnostic(.strongPositionalColumns, line: 1, column: 1)) }
    for column in Set(survey.bindings.flatMap(\.unknownColumns)).sorted() {
      log.add(Diagnostic(.strongUnknownColumn, [column], line: 1, column: 1))
    }
    if !survey.isInOrder { log.add(Diagnostic(.strongReordered)) }
    let findings = StrongFindings(
      grammar: layout.grammar, binding: layout.binding, headerIsUnknown: layout.headerIsUnknown, dates: dates,
      needsUnit: survey.needsUnit, isInOrder: survey.isInOrder, recordCount: survey.recordCount, log: log)
    return Survey(
      input: input, layout: layout, findings: findings, bindings: survey.bindings, pieces: survey.pieces,
      evidence: survey.evidence,
      switches: survey.switches)
  }

  private static func run(
    _ survey: inout StrongSurvey, over input: InputSource, chunkSize: Int,
    _ afterChunk: (inout StrongSurvey) throws -> Void
  ) throws {
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try input.read(at: offset, into: &chunk, capacity: chunkSize)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { survey.consume($0.slice(0, count)) }
      try afterChunk(&survey)
    }
    survey.finish()
    try afterChunk(&survey)
  }

  private static func index(_ survey: Survey, chunkSize: Int) throws -> BlockIndex {
    var pass = StrongSurvey(
      layout: survey.layout, dates: survey.findings.dates, vocabulary: .shipped, collectsBlocks: true,
      weighsEvidence: false)
    var index = BlockIndex()
    try run(&pass, over: survey.input, chunkSize: chunkSize) { pass in
      try index.add(pass.blocks)
      pass.blocks.removeAll(keepingCapacity: true)
    }
    try index.finish()
    return index
  }

  // MARK: Units

  private static func decideUnit(
    _ survey: inout Survey, options: ReadingOptions, summary: inout SourceSummary
  ) throws(ReadingFailure) {
    let question = UnitQuestion(
      codes: .strong, isStated: survey.bindings.contains { $0.loadUnit != nil || $0.has(.weightUnit) },
      statedUnit: survey.findings.binding.loadUnit, needsUnit: survey.findings.needsUnit, evidence: survey.evidence,
      switches: survey.switches)
    survey.findings.loadUnits = try question.answer(options, summary: &summary, log: &survey.findings.log)
  }
}

extension UnitQuestion.Codes {
  fileprivate static let strong = UnitQuestion.Codes(
    assumed: .strongUnitAssumed, stated: .strongUnitStated, unclear: .strongUnitUnclear, open: .strongUnitOpen,
    change: .strongUnitSwitch)
}
