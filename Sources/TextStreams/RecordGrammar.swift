/// How a text is divided into records and fields.
package enum RecordGrammar: Hashable, Sendable {
  /// CSV as RFC 4180 has it, read as leniently as Python's `csv` reads it: fields between delimiters, quotes around a
  /// field that holds a delimiter, a quote (doubled) or a line break.
  case delimited(UInt8)
  /// Every field in quotes and none escaped: fields end at `";"`, records at `"`, a line break, and `"digits";"` or
  /// the `";"`-ended name of the first column.
  case quoted(UInt8, firstColumn: [UInt8])

  package var delimiter: UInt8 {
    switch self {
    case .delimited(let delimiter): delimiter
    case .quoted(let delimiter, _): delimiter
    }
  }
}

/// Where a text is being read.
package struct TextPosition: Hashable, Sendable {
  /// Bytes before it.
  package var offset: UInt64
  /// The line, from 1.
  package var line: Int
  /// The record, from 1.
  package var record: Int

  package static let start = TextPosition(offset: 0, line: 1, record: 1)

  package init(offset: UInt64, line: Int, record: Int) {
    self.offset = offset
    self.line = line
    self.record = record
  }
}
