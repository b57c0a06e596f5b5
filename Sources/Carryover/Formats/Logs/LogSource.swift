import TextStreams

/// Reads a file of an app's log: looks over it once, then reads it as it stands or, where its sessions are not in order,
/// block by block.
final class LogSource: EntitySource {
  private let input: InputSource
  private let chunkSize: Int
  private let bindings: [LogBinding]
  private let surveyedRecords: Int
  private var index: BlockIndex?
  private var reader: LogReader
  private var chunk: [UInt8] = []
  private var offset: UInt64 = 0
  private var isDone = false
  private(set) var summary: SourceSummary

  init(input original: InputSource, format: LogFormat, options: ReadingOptions) throws(ReadingFailure) {
    chunkSize = options.chunkSize
    do {
      let (input, encoding) = try original.decoded()
      self.input = input
      guard let layout = try input.prefix(1 << 16).withByteSlice({ LogLayout(prefix: $0, format: format) }) else {
        throw ReadingFailure(
          .input, Diagnostic(.formatUnknown, ["something else than \(format.name)"], file: original.name))
      }
      summary = SourceSummary(file: original.name, format: format.identifier, dialect: format.dialect(layout.binding))
      if encoding != .utf8 { summary.log.add(Diagnostic(.encodingConverted, [encoding.rawValue])) }
      var dates = LogDateReader(hasMonthNames: format.hasMonthNames)
      var log = DiagnosticLog()
      let survey = try Self.survey(input, layout, format, &dates, chunkSize, &log)
      bindings = survey.bindings
      surveyedRecords = survey.recordCount
      Self.tell(survey, &log)
      let question = UnitQuestion(
        codes: .log, isStated: bindings.contains(where: \.statesLoadUnits), statedUnit: layout.binding.loadUnit,
        needsUnit: survey.needsUnit, evidence: survey.evidence, switches: survey.switches)
      let units = try question.answer(options, summary: &summary, log: &log)
      summary.log.add(log)
      index = survey.isInOrder ? nil : try Self.index(input, layout, format, dates, chunkSize)
      let findings = LogFindings(dates: dates, loadUnits: units)
      reader = LogReader(layout: layout, format: format, findings: findings, options: options)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: original.name))
    }
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    do {
      while reader.finished.isEmpty, !isDone, !reader.rejectedRows.isFull {
        if index == nil { try readOn() } else { try readBlock() }
      }
    } catch {
      throw ReadingFailure(error)
    }
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
    reader.finish()
    isDone = true
  }

  private var isSettled = false

  /// Holds the rows counted against the records found: every record is in exactly one bucket, or nothing is trusted.
  private func settle() throws(ReadingFailure) {
    guard !isSettled else { return }
    isSettled = true
    summary.rows = reader.counts
    summary.log.add(reader.log)
    guard reader.counts.total == reader.recordCount, reader.recordCount == surveyedRecords else {
      throw ReadingFailure(
        .accounting,
        Diagnostic(.accountingMismatch, ["\(surveyedRecords)", "\(reader.counts.total)"], file: input.name))
    }
  }
}

extension UnitQuestion.Codes {
  fileprivate static let log = UnitQuestion.Codes(
    assumed: .logUnitAssumed, stated: .logUnitStated, unclear: .logUnitUnclear, open: .logUnitOpen,
    change: .logUnitSwitch)
}

// MARK: - The first pass

extension LogSource {
  private static func survey(
    _ input: InputSource, _ layout: LogLayout, _ format: LogFormat, _ dates: inout LogDateReader, _ chunkSize: Int,
    _ log: inout DiagnosticLog
  ) throws(FileFailure) -> LogSurvey {
    var survey = LogSurvey(layout: layout, format: format, dates: dates, collectsBlocks: false)
    try run(&survey, over: input, chunkSize)
    guard survey.dateOrders.dates > 0 else { return survey }
    let decision = survey.dateOrders.decision
    let words = decision.order == .dayFirst ? "day before month" : "month before day"
    log.add(Diagnostic(.logDateOrder, [words, decision.reason]))
    guard decision.order != dates.digits.order else { return survey }
    dates.digits.order = decision.order
    survey = LogSurvey(layout: layout, format: format, dates: dates, collectsBlocks: false)
    try run(&survey, over: input, chunkSize)
    return survey
  }

  private static func tell(_ survey: borrowing LogSurvey, _ log: inout DiagnosticLog) {
    if survey.illFormedSequences > 0 { log.add(Diagnostic(.illFormedText, ["\(survey.illFormedSequences)"])) }
    for column in Set(survey.bindings.flatMap(\.unknownColumns)).sorted() {
      log.add(Diagnostic(.logUnknownColumn, [column], line: 1, column: 1))
    }
    // The newest session first is how some apps write, and nothing to tell.
    if !survey.isInOrder, !survey.isReversed { log.add(Diagnostic(.logReordered)) }
  }

  private static func run(
    _ survey: inout LogSurvey, over input: InputSource, _ chunkSize: Int,
    _ take: ([TextBlock]) throws(FileFailure) -> Void = { _ in }
  ) throws(FileFailure) {
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try input.read(at: offset, into: &chunk, capacity: chunkSize)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { survey.consume($0.slice(0, count)) }
      try take(survey.blocks)
      survey.blocks.removeAll(keepingCapacity: true)
    }
    survey.finish()
    try take(survey.blocks)
  }

  private static func index(
    _ input: InputSource, _ layout: LogLayout, _ format: LogFormat, _ dates: LogDateReader, _ chunkSize: Int
  ) throws -> BlockIndex {
    var survey = LogSurvey(layout: layout, format: format, dates: dates, collectsBlocks: true)
    var index = BlockIndex()
    try run(&survey, over: input, chunkSize) { (blocks) throws(FileFailure) in try index.add(blocks) }
    try index.finish()
    return index
  }
}
