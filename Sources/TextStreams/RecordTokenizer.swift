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

/// Divides a text into records and fields, chunk by chunk; any byte is a legal end of a chunk.
///
/// It never fails: what makes no sense comes out as a record that its reader complains of. Memory is one chunk and one
/// record of at most `maximumRecordLength` bytes; a longer record comes out without fields and marked as too long.
@safe
package struct RecordTokenizer: ~Copyable {
  /// The longest record that is kept, in bytes.
  package static let maximumRecordLength = 16 << 20

  package private(set) var grammar: RecordGrammar
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Bytes in the buffer; the record being read begins at `recordStart` and has been looked at up to `cursor`.
  private var filled = 0
  private var recordStart = 0
  private var cursor = 0
  private var isAtEnd = false
  private var skipsLineFeed = false
  private var skipsByteOrderMark = true

  private enum State { case recordStart, fieldStart, unquoted, quoted, quoteInQuoted }
  private var state = State.recordStart
  private var fieldStart = 0
  private var fieldIsIrregular = false
  private var fieldIsQuoted = false
  private var lineBreaks = 0
  private var nextPosition = TextPosition.start

  /// Field ranges of the current record, from the record's start; irregular ones point into `unescaped`.
  private struct Field {
    var start: Int32
    var end: Int32
    var rawStart: Int32
    var isUnescaped: Bool
  }
  private var fields: UnsafeMutablePointer<Field>
  private var fieldCapacity = 32
  /// How many fields the current record has; none when its line is blank.
  package private(set) var fieldCount = 0
  private var unescaped = OutputBuffer(capacity: 256)
  private var recordEnd = 0
  /// The current record was longer than `maximumRecordLength` and its content is gone.
  package private(set) var recordIsTooLong = false
  /// The current record ends with the text, inside quotes.
  package private(set) var recordIsUnclosed = false
  private var isDiscarding = false
  private var discarded = 0

  /// Where the current record begins.
  package private(set) var position = TextPosition.start

  package init(grammar: RecordGrammar, at position: TextPosition = .start) {
    self.grammar = grammar
    capacity = 1 << 12
    unsafe buffer = .allocate(capacity: capacity)
    nextPosition = position
    skipsByteOrderMark = position.offset == 0
    unsafe fields = .allocate(capacity: fieldCapacity)
  }

  deinit {
    unsafe fields.deallocate()
    unsafe buffer.deallocate()
  }

  /// Begins anew somewhere else in the text.
  package mutating func restart(at position: TextPosition) {
    filled = 0
    recordStart = 0
    cursor = 0
    isAtEnd = false
    skipsLineFeed = false
    skipsByteOrderMark = position.offset == 0
    state = .recordStart
    lineBreaks = 0
    nextPosition = position
    fieldCount = 0
  }

  /// Adds the text's next bytes. Slices of earlier records are void after it.
  package mutating func append(_ bytes: ByteSlice) {
    guard let source = unsafe bytes.start, bytes.count > 0 else { return }
    if recordStart > 0 {
      unsafe buffer.update(from: buffer + recordStart, count: filled - recordStart)
      filled -= recordStart
      cursor -= recordStart
      recordStart = 0
    }
    if filled + bytes.count > capacity {
      capacity = max(capacity * 2, filled + bytes.count)
      let larger: UnsafeMutablePointer<UInt8> = .allocate(capacity: capacity)
      unsafe larger.update(from: buffer, count: filled)
      unsafe buffer.deallocate()
      unsafe buffer = larger
    }
    unsafe (buffer + filled).update(from: source, count: bytes.count)
    filled += bytes.count
  }

  /// Says that no more bytes come.
  package mutating func finish() { isAtEnd = true }

  // MARK: The current record

  /// The content of a field, without quotes; empty beyond the last.
  package func field(_ index: Int) -> ByteSlice {
    guard index >= 0, index < fieldCount else { return unsafe ByteSlice(start: nil, count: 0) }
    let field = unsafe fields[index]
    if field.isUnescaped {
      return unescaped.bytes.slice(Int(field.start), Int(field.end))
    }
    return unsafe ByteSlice(start: buffer + recordOrigin + Int(field.start), count: Int(field.end - field.start))
  }

  private var recordOrigin: Int { recordEnd - recordLength }

  /// The current record as it stands in the text, without its line break.
  package var rawRecord: ByteSlice {
    unsafe ByteSlice(start: buffer + recordOrigin, count: recordContentLength)
  }

  /// The bytes of the current record and the line break that ends it.
  package private(set) var recordLength = 0
  private var recordContentLength = 0

  /// Where a field of the current record begins: line and character, both from 1.
  package func place(ofField index: Int) -> (line: Int, column: Int) {
    let offset = index >= 0 && index < fieldCount ? Int(unsafe fields[index].rawStart) : 0
    let raw = rawRecord
    var line = position.line
    var column = 1
    for index in 0..<min(offset, raw.count) {
      let byte = raw[index]
      if byte == 10 || (byte == 13 && raw[index + 1] != 10) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  /// Where the text goes on after the current record.
  package var endPosition: TextPosition { nextPosition }
}

// MARK: - Scanning

extension RecordTokenizer {
  /// Goes to the next record.
  ///
  /// - Returns: `false` when the bytes so far do not hold another whole one.
  package mutating func next() -> Bool {
    if skipsByteOrderMark, !skipByteOrderMark() { return false }
    if skipsLineFeed {
      guard recordStart < filled else { return false }
      skipsLineFeed = false
      if unsafe buffer[recordStart] == 10 {
        recordStart += 1
        cursor = recordStart
        nextPosition.offset += 1
      }
    }
    if state == .recordStart {
      guard recordStart < filled else { return false }
      fieldCount = 0
      unescaped.removeAll()
      cursor = recordStart
      beginField()
      lineBreaks = 0
    }
    let found =
      switch grammar {
      case .quoted(let delimiter, let firstColumn) where recordIsQuotedThroughout:
        scanQuoted(delimiter, firstColumn)
      default: scanDelimited(grammar.delimiter)
      }
    if !found { discardIfTooLong() }
    return found
  }

  private mutating func skipByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for index in 0..<3 {
      guard index < filled else {
        if isAtEnd { break }
        return false
      }
      guard unsafe buffer[index] == mark[index] else {
        skipsByteOrderMark = false
        return true
      }
    }
    skipsByteOrderMark = false
    guard filled >= 3 else { return true }
    recordStart = 3
    cursor = 3
    nextPosition.offset += 3
    return true
  }

  @inline(__always)
  private mutating func beginField() {
    state = .fieldStart
    fieldStart = cursor - recordStart
    fieldIsIrregular = false
    fieldIsQuoted = false
  }

  /// Goes on to the end of the record. What changes with each byte is kept in local variables, which stay in registers.
  private mutating func scanDelimited(_ delimiter: UInt8) -> Bool {
    let end = filled
    let bytes = unsafe buffer
    let quote = UInt8(ascii: "\"")
    var index = cursor
    var state = state
    while index < end {
      switch state {
      case .recordStart, .fieldStart:
        if unsafe bytes[index] == quote {
          state = .quoted
          fieldIsQuoted = true
          index &+= 1
        } else {
          state = .unquoted
        }
      case .unquoted:
        var byte: UInt8 = 0
        while index < end {
          byte = unsafe bytes[index]
          if byte == delimiter || byte == 10 || byte == 13 { break }
          index &+= 1
        }
        guard index < end else { continue }
        cursor = index
        if byte == delimiter {
          endField()
          index &+= 1
          cursor = index
          beginField()
          state = .fieldStart
        } else {
          endRecord(lineBreak: byte)
          return true
        }
      case .quoted:
        while index < end, unsafe bytes[index] != quote {
          let byte = unsafe bytes[index]
          if byte == 10 || byte == 13 {
            cursor = index
            countLineBreak(byte)
          }
          index &+= 1
        }
        if index < end {
          state = .quoteInQuoted
          index &+= 1
        }
      case .quoteInQuoted:
        let byte = unsafe bytes[index]
        if byte == delimiter || byte == 10 || byte == 13 {
          state = .unquoted
        } else {
          fieldIsIrregular = true
          state = byte == quote ? .quoted : .unquoted
          index &+= 1
        }
      }
    }
    cursor = index
    self.state = state
    guard isAtEnd, recordStart < filled || isDiscarding else { return false }
    endRecord(lineBreak: nil)
    recordIsUnclosed = state == .quoted
    return true
  }

  private mutating func countLineBreak(_ byte: UInt8) {
    // A carriage return counts, and the line feed of the same pair does not.
    if unsafe byte == 13 || cursor == recordStart || buffer[cursor - 1] != 13 { lineBreaks += 1 }
  }

  @inline(__always)
  private mutating func add(_ field: Field) {
    if fieldCount == fieldCapacity { growFields() }
    unsafe fields[fieldCount] = field
    fieldCount &+= 1
  }

  @inline(never)
  private mutating func growFields() {
    fieldCapacity *= 2
    let larger: UnsafeMutablePointer<Field> = .allocate(capacity: fieldCapacity)
    unsafe larger.update(from: fields, count: fieldCount)
    unsafe fields.deallocate()
    unsafe fields = larger
  }

  @inline(__always)
  private mutating func endField() {
    guard !isDiscarding else { return }
    let end = cursor - recordStart
    if fieldIsIrregular {
      unescapeField(fieldStart, end)
    } else if fieldIsQuoted {
      // Without an inner quote the content lies between the two, the second of which is missing only at the end.
      let closed = unsafe end > fieldStart + 1 && buffer[recordStart + end - 1] == UInt8(ascii: "\"")
      add(
        Field(
          start: Int32(fieldStart + 1), end: Int32(closed ? end - 1 : end), rawStart: Int32(fieldStart),
          isUnescaped: false))
    } else {
      add(
        Field(start: Int32(fieldStart), end: Int32(end), rawStart: Int32(fieldStart), isUnescaped: false))
    }
  }

  /// Copies a field that holds quotes within quotes, or text after its closing quote, without the quotes around it.
  private mutating func unescapeField(_ start: Int, _ end: Int) {
    let first = unescaped.count
    var inQuotes = true
    var index = recordStart + start + 1
    let limit = recordStart + end
    while index < limit {
      let byte = unsafe buffer[index]
      index += 1
      guard inQuotes, byte == UInt8(ascii: "\"") else {
        unescaped.append(byte)
        continue
      }
      if index < limit, unsafe buffer[index] == UInt8(ascii: "\"") {
        unescaped.append(byte)
        index += 1
      } else {
        inQuotes = false
      }
    }
    add(
      Field(start: Int32(first), end: Int32(unescaped.count), rawStart: Int32(start), isUnescaped: true))
  }

  private mutating func endRecord(lineBreak: UInt8?) {
    let isBlank = cursor == recordStart && !isDiscarding
    if !isBlank { endField() }
    recordContentLength = cursor - recordStart
    if lineBreak != nil { cursor += 1 }
    recordLength = cursor - recordStart
    recordEnd = cursor
    recordIsTooLong = isDiscarding
    recordIsUnclosed = false
    if isDiscarding { fieldCount = 0 }
    position = nextPosition
    nextPosition.offset += UInt64(recordLength + discarded)
    nextPosition.line += lineBreaks + (lineBreak == nil ? 0 : 1)
    nextPosition.record += 1
    recordStart = cursor
    skipsLineFeed = lineBreak == 13
    isDiscarding = false
    discarded = 0
    state = .recordStart
  }

  /// Forgets the content of a record that has grown too long, and goes on looking for its end.
  private mutating func discardIfTooLong() {
    guard filled - recordStart > Self.maximumRecordLength || isDiscarding, cursor > recordStart else { return }
    isDiscarding = true
    fieldCount = 0
    fieldIsIrregular = false
    discarded += cursor - recordStart
    recordStart = cursor
    fieldStart = 0
  }
}

// MARK: - Records whose fields are all quoted and not escaped

extension RecordTokenizer {
  private var recordIsQuotedThroughout: Bool {
    if isDiscarding { return true }
    return unsafe recordStart < filled && buffer[recordStart] == UInt8(ascii: "\"")
  }

  private mutating func scanQuoted(_ delimiter: UInt8, _ firstColumn: [UInt8]) -> Bool {
    if state == .fieldStart {
      state = .quoted
      fieldStart = 1
      cursor = recordStart + 1
    }
    while cursor < filled {
      let byte = unsafe buffer[cursor]
      if byte == UInt8(ascii: "\"") {
        switch boundary(at: cursor, delimiter, firstColumn) {
        case .undecided: return false
        case .field:
          appendQuotedField()
          cursor += 3
          fieldStart = cursor - recordStart
        case .record(let contentEnd):
          appendQuotedField()
          cursor = contentEnd
          endQuotedRecord()
          return true
        case .none: cursor += 1
        }
      } else {
        if byte == 10 || byte == 13 { countLineBreak(byte) }
        cursor += 1
      }
    }
    guard isAtEnd else { return false }
    appendQuotedField()
    endQuotedRecord()
    return true
  }

  private mutating func appendQuotedField() {
    guard !isDiscarding else { return }
    add(
      Field(
        start: Int32(fieldStart), end: Int32(cursor - recordStart), rawStart: Int32(fieldStart - 1),
        isUnescaped: false))
  }

  private mutating func endQuotedRecord() {
    // The last field is in place already, so the record must not add another.
    let finished = fieldCount
    let lineBreak: UInt8? = cursor < filled ? unsafe buffer[cursor] : nil
    fieldStart = cursor - recordStart
    endRecord(lineBreak: lineBreak)
    if !recordIsTooLong { fieldCount = finished }
  }

  private enum Boundary { case none, field, record(contentEnd: Int), undecided }

  /// What the quote at `index` is: part of the text, the end of a field, or the end of the record.
  private func boundary(at index: Int, _ delimiter: UInt8, _ firstColumn: [UInt8]) -> Boundary {
    let undecided: Boundary = isAtEnd ? .none : .undecided
    guard index + 1 < filled else { return isAtEnd ? .record(contentEnd: index + 1) : .undecided }
    let next = unsafe buffer[index + 1]
    if next == delimiter {
      guard index + 2 < filled else { return undecided }
      return unsafe buffer[index + 2] == UInt8(ascii: "\"") ? .field : .none
    }
    guard next == 10 || next == 13 else { return .none }
    var start = index + 2
    if next == 13 {
      guard start < filled else { return isAtEnd ? .record(contentEnd: index + 1) : .undecided }
      if unsafe buffer[start] == 10 { start += 1 }
    }
    switch beginsRecord(at: start, delimiter, firstColumn) {
    case true: return .record(contentEnd: index + 1)
    case false: return .none
    default: return .undecided
    }
  }

  /// Whether a record begins at `index`: with `"digits";"`, or with the first column's name as a header does, or with
  /// nothing but line breaks up to the end; `nil` when that cannot be told yet.
  private func beginsRecord(at start: Int, _ delimiter: UInt8, _ firstColumn: [UInt8]) -> Bool? {
    var index = start
    guard index < filled else { return isAtEnd ? true : nil }
    while index < filled, unsafe buffer[index] == 10 || buffer[index] == 13 { index += 1 }
    guard index < filled else { return isAtEnd ? true : nil }
    guard unsafe buffer[index] == UInt8(ascii: "\"") else { return false }
    index += 1
    let nameStart = index
    var digits = true
    while index < filled, unsafe buffer[index] != UInt8(ascii: "\"") {
      guard index - nameStart < max(12, firstColumn.count) else { return false }
      if unsafe buffer[index] &- 48 > 9 { digits = false }
      if !digits {
        let place = index - nameStart
        guard place < firstColumn.count, unsafe buffer[index] == firstColumn[place] else { return false }
      }
      index += 1
    }
    guard index + 2 < filled else { return isAtEnd ? false : nil }
    guard index > nameStart, digits || index - nameStart == firstColumn.count else { return false }
    return unsafe buffer[index + 1] == delimiter && buffer[index + 2] == UInt8(ascii: "\"")
  }
}
