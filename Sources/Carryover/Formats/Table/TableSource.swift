import TextStreams

/// Reads a file of Carryover's own CSV: looks over it once for the order of its sessions, then reads it.
final class TableSource: EntitySource {
  private let input: InputSource
  private let chunkSize: Int
  private var reader: TableReader
  private var chunk: [UInt8] = []
  private var offset: UInt64 = 0
  private var isDone = false
  private let surveyedRecords: Int
  private(set) var summary: SourceSummary

  init(input original: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    do {
      let (input, encoding) = try original.decoded()
      self.input = input
      guard let binding = try input.prefix(1 << 16).withByteSlice({ TableBinding(prefix: $0) }) else {
        throw ReadingFailure(
          .input, Diagnostic(.formatUnknown, ["something else than Carryover's CSV"], file: original.name))
      }
      let survey = try TableSurvey.look(over: input, binding: binding, chunkSize: options.chunkSize)
      summary = SourceSummary(file: original.name, format: "csv", dialect: "Carryover CSV")
      if encoding != .utf8 { summary.log.add(Diagnostic(.encodingConverted, [encoding.rawValue])) }
      for column in binding.unknownColumns {
        summary.log.add(Diagnostic(.tableUnknownColumn, [column], line: 1, column: 1))
      }
      if !survey.isInOrder { summary.log.add(Diagnostic(.tableReordered)) }
      surveyedRecords = survey.recordCount
      reader = TableReader(binding: binding, isInOrder: survey.isInOrder, options: options)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: original.name))
    }
    chunkSize = options.chunkSize
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    while reader.finished.isEmpty, !isDone, !reader.rejectedRows.isFull {
      do {
        let count = try input.read(at: offset, into: &chunk, capacity: chunkSize)
        offset += UInt64(count)
        summary.bytesRead = offset
        if count > 0 {
          chunk.withByteSlice { reader.consume($0.slice(0, count)) }
        } else {
          reader.finish()
          isDone = true
          try settle()
        }
      } catch let failure as FileFailure {
        throw ReadingFailure(failure)
      } catch let failure as ReadingFailure {
        throw failure
      } catch {
        throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: input.name))
      }
    }
    if reader.finished.isEmpty, isDone { return reader.templates.take() }
    var batch: [Entity] = []
    swap(&batch, &reader.finished)
    return batch
  }

  func takeRejectedRows() -> [RejectedRow] { reader.rejectedRows.take() }

  /// Holds the rows counted against the records found.
  private func settle() throws(ReadingFailure) {
    summary.rows = reader.counts
    summary.log.add(reader.log)
    guard reader.counts.total == reader.recordCount, reader.recordCount == surveyedRecords else {
      throw ReadingFailure(
        .accounting,
        Diagnostic(.accountingMismatch, ["\(surveyedRecords)", "\(reader.counts.total)"], file: input.name))
    }
  }
}

/// The first pass over a table: whether its sessions follow each other in time, each in one piece.
private struct TableSurvey: ~Copyable {
  private(set) var isInOrder = true
  private(set) var recordCount = 0
  private let binding: TableBinding
  private var tokenizer: RecordTokenizer
  private var key: [UInt8] = []
  private var lastStart: UInt64 = 0
  /// The sessions met so far, a number each.
  private var seen: Set<UInt64> = []

  private init(binding: TableBinding) {
    self.binding = binding
    tokenizer = RecordTokenizer(grammar: .delimited(binding.delimiter))
  }

  static func look(
    over input: InputSource, binding: TableBinding, chunkSize: Int
  ) throws(FileFailure) -> TableSurvey {
    var survey = TableSurvey(binding: binding)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try input.read(at: offset, into: &chunk, capacity: chunkSize)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { survey.tokenizer.append($0.slice(0, count)) }
      while survey.tokenizer.next() { survey.look() }
    }
    survey.tokenizer.finish()
    while survey.tokenizer.next() { survey.look() }
    return survey
  }

  private mutating func look() {
    recordCount += 1
    guard recordCount > 1, tokenizer.fieldCount > 0 else { return }
    let id = tokenizer.field(binding.place(TableBinding.sessionID)).trimmed
    let start = tokenizer.field(binding.place(TableBinding.start)).trimmed
    if id.isEmpty, start.isEmpty { return }
    let moment = CivilMoment(text: start)
    // A row whose start cannot be read is rejected, and says nothing of the order.
    if moment == nil, !start.isEmpty { return }
    var newKey = id.array
    if id.isEmpty { newKey = start.array + [0] + tokenizer.field(binding.place(TableBinding.title)).array }
    guard newKey != key else { return }
    key = newKey
    let sortKey = moment.map { $0.sortKey + 1 } ?? 0
    var hash = XXHash64()
    key.withByteSlice { hash.update($0) }
    let isNew = seen.insert(hash.value).inserted
    if sortKey < lastStart || !isNew { isInOrder = false }
    lastStart = max(lastStart, sortKey)
  }
}
