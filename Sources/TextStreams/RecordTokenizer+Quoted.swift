extension RecordTokenizer {
  var recordIsQuotedThroughout: Bool {
    if isDiscarding { return true }
    return unsafe recordStart < filled && buffer[recordStart] == UInt8(ascii: "\"")
  }

  mutating func scanQuoted(_ delimiter: UInt8, _ firstColumn: [UInt8]) -> Bool {
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
    recordIsUnclosed = true
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
    if excess != .record { fieldCount = finished }
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
