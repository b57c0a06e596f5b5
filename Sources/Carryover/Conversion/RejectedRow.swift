import TextStreams

/// A row that could not be read, as it stands in its file.
public struct RejectedRow: Hashable, Sendable {
  /// The bytes of the row, without its line break; none of a row too long to be kept.
  public var bytes: [UInt8]
  /// The line on which it begins, from 1.
  public var line: Int
  /// Why it was rejected.
  public var diagnostic: Diagnostic
  /// The bytes of the header that it stands under; none where the file has no header.
  public var header: [UInt8]
  var grammar: RecordGrammar

  /// The names of the two columns that a file of rejected rows has after those of the original.
  static let lineColumn = "carryover_line"
  static let reasonColumn = "carryover_reason"

  /// What the last column says: the reason, and its code in brackets, by which the column is found again.
  var reason: String { "\(diagnostic.message); \(diagnostic.remedy) [\(diagnostic.code.identifier)]" }
}

/// Collects the rows that a reader rejects, where somebody wants them.
struct RejectedRowLog {
  private let isWanted: Bool
  private(set) var rows: [RejectedRow] = []

  init(isWanted: Bool) {
    self.isWanted = isWanted
  }

  /// Whether so many rows wait that they should be taken before more are read.
  var isFull: Bool { rows.count >= 1000 }

  mutating func add(_ tokenizer: borrowing RecordTokenizer, header: [UInt8], _ diagnostic: Diagnostic) {
    guard isWanted else { return }
    rows.append(
      RejectedRow(
        bytes: tokenizer.excess == .record ? [] : tokenizer.rawRecord.array, line: tokenizer.position.line,
        diagnostic: diagnostic, header: header, grammar: tokenizer.grammar))
  }

  mutating func take() -> [RejectedRow] {
    defer { rows.removeAll() }
    return rows
  }
}

/// Writes rejected rows under their original header, byte for byte, with the line and the reason in two columns after.
///
/// Mended there, the file is laid over the original by `MendedRows`.
struct RejectedRowWriter {
  private var sink: any OutputSink
  private var header: [UInt8]?
  /// How many rows were written.
  private(set) var count = 0

  init(sink: any OutputSink) {
    self.sink = sink
  }

  mutating func write(_ rows: [RejectedRow]) throws(FileFailure) {
    guard !rows.isEmpty else { return }
    var output = OutputBuffer()
    for row in rows {
      if header != row.header {
        header = row.header
        Self.append(
          row.header, RejectedRow.lineColumn, RejectedRow.reasonColumn, row.grammar, always: false, to: &output)
      }
      Self.append(row.bytes, "\(row.line)", row.reason, row.grammar, always: true, to: &output)
      count += 1
    }
    try output.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  }

  mutating func finish() throws(FileFailure) { try sink.finish() }

  private static func append(
    _ bytes: [UInt8], _ line: String, _ reason: String, _ grammar: RecordGrammar, always: Bool,
    to output: inout OutputBuffer
  ) {
    bytes.withByteSlice { output.append($0) }
    let delimiter = grammar.delimiter
    output.append(delimiter)
    if case .quoted = grammar {
      // Quotes are not escaped there, so the reason has none.
      output.append("\"\(line)\"")
      output.append(delimiter)
      output.append("\"\(String(reason.map { $0 == "\"" ? "'" : $0 }))\"")
    } else {
      output.append(line)
      output.append(delimiter)
      output.appendField(reason, delimiter: delimiter, always: always)
    }
    output.append(UInt8(ascii: "\n"))
  }
}
