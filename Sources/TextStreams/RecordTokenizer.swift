/// Divides a text into records and fields, chunk by chunk; any byte is a legal end of a chunk.
///
/// It never fails: what makes no sense comes out as a record that its reader complains of. Memory is one chunk and one
/// record within its limits; a longer record comes out without fields, and each beyond the limits is marked.
@safe
@usableFromInline
package struct RecordTokenizer: ~Copyable {
  /// How large records and fields may be.
  package let limits: RecordLimits
  package internal(set) var grammar: RecordGrammar
  /// How many fields of a record are wanted; of the others perhaps one is given, which may hold them all.
  package var fieldLimit = Int.max
  @usableFromInline var buffer: UnsafeMutablePointer<UInt8>
  var capacity: Int
  /// Bytes in the buffer; the record being read begins at `recordStart` and has been looked at up to `cursor`.
  var filled = 0
  var recordStart = 0
  var cursor = 0
  var isAtEnd = false
  var skipsLineFeed = false
  var skipsByteOrderMark = true

  enum State { case recordStart, fieldStart, unquoted, quoted, quoteInQuoted }
  var state = State.recordStart
  var fieldStart = 0
  var fieldIsIrregular = false
  var fieldIsQuoted = false
  var lineBreaks = 0
  var nextPosition = TextPosition.start

  @usableFromInline typealias Field = RecordFields.Field
  @usableFromInline var fields: UnsafeMutablePointer<Field>
  var fieldCapacity = 32
  /// How many fields the current record has; none when its line is blank.
  @usableFromInline
  package internal(set) var fieldCount = 0
  /// How many leading fields of the current record are, byte by byte, those of the record before; 0 where nobody knows.
  package internal(set) var sharedFieldCount = 0
  /// Where the record before begins in the buffer; below 0 when it is gone, or no plain one.
  var plainRecordBefore = -1
  @usableFromInline var unescaped = OutputBuffer(capacity: 256)
  @usableFromInline var recordEnd = 0
  /// What of the current record is beyond the limits.
  package internal(set) var excess: RecordExcess?
  var hasTooManyFields = false
  /// The current record ends with the text, inside quotes.
  package internal(set) var recordIsUnclosed = false
  var isDiscarding = false
  var discarded = 0

  /// Where the current record begins.
  package internal(set) var position = TextPosition.start

  package init(grammar: RecordGrammar, at position: TextPosition = .start, limits: RecordLimits = RecordLimits()) {
    self.grammar = grammar
    self.limits = limits
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
    plainRecordBefore = -1
  }

  /// Adds the text's next bytes. Slices of earlier records are void after it.
  package mutating func append(_ bytes: ByteSlice) {
    guard let source = unsafe bytes.start, bytes.count > 0 else { return }
    plainRecordBefore = -1
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

  /// How many bytes are held at the moment, those of fields that had to be unescaped included.
  package var bufferedBytes: Int { capacity + unescaped.count + fieldCapacity * MemoryLayout<Field>.stride }

  // MARK: The current record

  /// The content of a field, without quotes; empty beyond the last.
  @inlinable
  @inline(__always)
  package func field(_ index: Int) -> ByteSlice { record[index] }

  /// The fields of the current record.
  @inlinable
  @inline(__always)
  package var record: RecordFields {
    unsafe RecordFields(
      bytes: buffer + (recordEnd &- recordLength), unescaped: unescaped.start, fields: fields, count: fieldCount)
  }

  var recordOrigin: Int { recordEnd - recordLength }

  /// The current record as it stands in the text, without its line break.
  package var rawRecord: ByteSlice {
    unsafe ByteSlice(start: buffer + recordOrigin, count: recordContentLength)
  }

  /// The bytes of the first `count` fields of the current record, as they stand in the text.
  package func rawFields(_ count: Int) -> ByteSlice {
    guard count < fieldCount else { return rawRecord }
    return rawRecord.slice(0, count > 0 ? Int(unsafe fields[count].rawStart) - 1 : 0)
  }

  /// The line break that ends the current record; empty at the end of the text.
  package var lineBreak: ByteSlice {
    let length = recordLength - recordContentLength
    return unsafe ByteSlice(start: buffer + recordEnd - length, count: length)
  }

  /// The bytes of the current record and the line break that ends it.
  @usableFromInline
  package internal(set) var recordLength = 0
  var recordContentLength = 0

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

  /// Whether all bytes so far belong to records that are whole.
  package var isBetweenRecords: Bool { state == .recordStart && recordStart == filled }

  /// Where the text goes on after the current record.
  package var endPosition: TextPosition { nextPosition }
}
