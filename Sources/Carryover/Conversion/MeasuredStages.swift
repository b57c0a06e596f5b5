package import TextStreams

/// Single stages of a conversion, for the benchmark to time one by one.
package enum MeasuredStages {
  /// Reads the rows of Strong's CSV into values, and makes no sessions of them.
  ///
  /// - Returns: How many rows were read.
  package static func decodeRows(of input: InputSource, options: ReadingOptions) throws -> Int {
    let vocabulary = StrongVocabulary.shipped
    let layout = try input.prefix(1 << 16).withByteSlice { StrongLayout(prefix: $0, vocabulary: vocabulary) }
    guard let layout else { return 0 }
    var context = StrongContext(binding: layout.binding, vocabulary: vocabulary)
    context.loadUnits = options.loadUnits
    var decoder = StrongRowDecoder(context)
    var tokenizer = RecordTokenizer(grammar: layout.grammar)
    let datePlace = layout.binding.place(.date)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    var rows = 0
    var dateBytes: [UInt8] = []
    var moment: CivilMoment?
    let empty = LoggedSet(id: Identifier(.zero))
    while case let count = try input.read(at: offset, into: &chunk, capacity: options.chunkSize), count > 0 {
      offset += UInt64(count)
      chunk.withByteSlice { tokenizer.append($0.slice(0, count)) }
      while tokenizer.next() {
        let date = tokenizer.field(datePlace)
        if !dateBytes.withByteSlice({ date.equals($0) }) {
          moment = context.dates.read(date)
          dateBytes = date.array
        }
        guard let moment else { continue }
        var set = empty
        let kind = try? decoder.decode(
          tokenizer.record, shift: .max, date: moment.date, loadKind: .external, into: &set)
        if kind != nil { rows += 1 }
      }
    }
    return rows
  }

  /// Writes sessions into a sink.
  package static func write(
    _ sessions: [Session], in format: OutputFormat, into sink: any OutputSink
  ) throws(ReadingFailure) {
    let writer = format.writer(into: sink)
    for session in sessions { try writer.write(.session(session)) }
    try writer.finish()
  }
}
