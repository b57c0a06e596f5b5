package import TextStreams

/// Rejected rows as somebody has mended them, laid over the file that they come from.
///
/// Each replaces what stands on its line, so that reading the result is reading the file as it should have been. Memory
/// is that of the mended rows.
package struct MendedRows {
  /// What is to stand on a line instead, in the form of the original.
  private var replacements: [Int: [UInt8]] = [:]
  private let grammar: RecordGrammar
  private let name: String

  /// Lays mended rows over an original.
  ///
  /// - Returns: The original with those rows in their places, decoded to UTF-8.
  /// - Throws: A failure where the mended file has no line numbers, or one of a line that no record begins on.
  package static func lay(
    _ mended: InputSource, over original: InputSource, format: InputFormat
  ) throws(ReadingFailure) -> InputSource {
    do {
      let original = try original.decoded().input
      let mended = try mended.decoded().input
      guard let grammar = try original.prefix(1 << 16).withByteSlice({ format.grammar($0) }) else {
        throw ReadingFailure(.input, Diagnostic(.mendedForeign, [format.name], file: mended.name))
      }
      var rows = MendedRows(grammar: grammar, name: mended.name)
      try rows.read(mended)
      return try rows.lay(over: original)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: mended.name))
    }
  }

  private init(grammar: RecordGrammar, name: String) {
    self.grammar = grammar
    self.name = name
  }

  // MARK: Reading what was mended

  /// Records since the last line number: a row that was one to its end, for want of a quote, is several once mended.
  private struct Pending {
    var bytes: [UInt8] = []
    var line = 0
    var hasContent = false
  }

  private mutating func read(_ mended: InputSource) throws {
    var tokenizer = RecordTokenizer(grammar: try grammar(of: mended))
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    var pending = Pending()
    var isAtEnd = false
    while !isAtEnd {
      let count = try mended.read(at: offset, into: &chunk, capacity: 1 << 16)
      offset += UInt64(count)
      isAtEnd = count == 0
      if isAtEnd { tokenizer.finish() } else { chunk.withByteSlice { tokenizer.append($0.slice(0, count)) } }
      while tokenizer.next() { try take(tokenizer, &pending) }
    }
    guard !pending.hasContent else {
      throw ReadingFailure(.input, Diagnostic(.mendedLineMissing, file: name, line: pending.line, column: 1))
    }
  }

  /// The grammar of the mended file: that of the original, or what a spreadsheet made of it.
  private func grammar(of mended: InputSource) throws -> RecordGrammar {
    let prefix = try mended.prefix(1 << 16)
    if case .quoted(let delimiter, _) = grammar,
      prefix.withByteSlice({
        $0.slice(0, $0.firstIndex(of: 10)).string.contains("\"\(Character(UnicodeScalar(delimiter)))\"")
      })
    {
      return grammar
    }
    let candidates = [grammar.delimiter, UInt8(ascii: ","), UInt8(ascii: ";"), 9]
    let found = candidates.first { delimiter in
      var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
      prefix.withByteSlice { tokenizer.append($0) }
      tokenizer.finish()
      return tokenizer.next() && (0..<tokenizer.fieldCount).contains { tokenizer.field($0).equals("carryover_line") }
    }
    guard let found else { throw ReadingFailure(.input, Diagnostic(.mendedColumnsMissing, file: name)) }
    return .delimited(found)
  }

  private mutating func take(_ record: borrowing RecordTokenizer, _ pending: inout Pending) throws(ReadingFailure) {
    var last = record.fieldCount - 1
    while last >= 0, record.field(last).trimmed.isEmpty { last -= 1 }
    guard last >= 0 else { return }
    if record.field(last).equals("carryover_reason") { return }
    if !pending.hasContent { pending.line = record.position.line }
    let reason = record.field(last)
    let line = last > 0 ? record.field(last - 1).trimmed.wholeNumber : nil
    let isMarked = reason[reason.count - 1] == UInt8(ascii: "]") && reason.firstIndex(of: UInt8(ascii: "[")) != nil
    guard let line, isMarked else {
      append(record, fields: record.fieldCount, to: &pending)
      return
    }
    append(record, fields: last - 1, to: &pending)
    let isEmpty = pending.bytes.allSatisfy { $0 == 32 || $0 == grammar.delimiter || $0 == UInt8(ascii: "\"") }
    // A row that was too long to be kept stays as it is in the original.
    if !isEmpty { replacements[line] = pending.bytes }
    pending = Pending()
  }

  private func append(_ record: borrowing RecordTokenizer, fields: Int, to pending: inout Pending) {
    if pending.hasContent { pending.bytes.append(10) }
    pending.hasContent = true
    if record.grammar == grammar {
      pending.bytes += record.rawFields(fields).array
      return
    }
    var output = OutputBuffer()
    for index in 0..<fields {
      if index > 0 { output.append(grammar.delimiter) }
      if case .quoted = grammar {
        output.append("\"\(record.field(index).string)\"")
      } else {
        output.appendField(record.field(index).string, delimiter: grammar.delimiter)
      }
    }
    pending.bytes += output.bytes.array
  }

  // MARK: Laying it over the original

  private func lay(over original: InputSource) throws -> InputSource {
    var tokenizer = RecordTokenizer(grammar: grammar)
    var result = InputSpool(name: original.name, limit: .max)
    var rest = replacements
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    var isAtEnd = false
    while !isAtEnd {
      let count = try original.read(at: offset, into: &chunk, capacity: 1 << 16)
      offset += UInt64(count)
      isAtEnd = count == 0
      if isAtEnd { tokenizer.finish() } else { chunk.withByteSlice { tokenizer.append($0.slice(0, count)) } }
      while tokenizer.next() {
        if let replacement = rest.removeValue(forKey: tokenizer.position.line) {
          try replacement.withByteSlice { (bytes) throws(FileFailure) in try result.append(bytes) }
          try result.append(tokenizer.lineBreak)
        } else if tokenizer.excess == .record {
          try copy(tokenizer, from: original, to: &result)
        } else {
          try result.append(tokenizer.rawRecord)
          try result.append(tokenizer.lineBreak)
        }
      }
    }
    if let line = rest.keys.min() {
      throw ReadingFailure(.input, Diagnostic(.mendedLineUnknown, ["\(line)", original.name], file: name))
    }
    return result.finish()
  }

  /// Copies a record that was too long to be kept straight from the original.
  private func copy(
    _ record: borrowing RecordTokenizer, from original: InputSource, to result: inout InputSpool
  ) throws(FileFailure) {
    var chunk: [UInt8] = []
    var offset = record.position.offset
    while offset < record.endPosition.offset {
      let wanted = Int(min(record.endPosition.offset - offset, 1 << 16))
      let count = try original.read(at: offset, into: &chunk, capacity: wanted)
      if count == 0 { return }
      try chunk.withByteSlice { (bytes) throws(FileFailure) in try result.append(bytes.slice(0, count)) }
      offset += UInt64(count)
    }
  }
}

extension DiagnosticCode {
  static let mendedForeign = DiagnosticCode(
    "mended.format", .error, "a file of %1 has no rows that could be mended",
    remedy: "correct the document itself")
  static let mendedColumnsMissing = DiagnosticCode(
    "mended.columns-missing", .error, "this is not a file of rejected rows: it has no column \"carryover_line\"",
    remedy: "give the file that --rejects wrote, with its last two columns as they were")
  static let mendedLineMissing = DiagnosticCode(
    "mended.line-missing", .error, "the row does not end with the line it comes from and the reason",
    remedy: "leave the last two columns of each row as they were")
  static let mendedLineUnknown = DiagnosticCode(
    "mended.line-unknown", .error, "no row begins on line %1 of %2",
    remedy: "give the very file that the rows were rejected from")
}
