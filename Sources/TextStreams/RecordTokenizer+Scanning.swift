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
      shareFields()
      unescaped.removeAll()
      beginField()
      lineBreaks = 0
    }
    let found =
      switch grammar {
      case .quoted(let delimiter, let firstColumn) where recordIsQuotedThroughout:
        scanQuoted(delimiter, firstColumn)
      default: scanWholeFields(grammar.delimiter) || scanDelimited(grammar.delimiter)
      }
    if !found { discardIfTooLong() }
    return found
  }

  mutating func skipByteOrderMark() -> Bool {
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
  mutating func beginField() {
    state = .fieldStart
    fieldStart = cursor - recordStart
    fieldIsIrregular = false
    fieldIsQuoted = false
  }

  /// Goes on to the end of the record. What changes with each byte is kept in local variables, which stay in registers.
  mutating func scanDelimited(_ delimiter: UInt8) -> Bool {
    let end = filled
    let bytes = unsafe buffer
    let quote = UInt8(ascii: "\"")
    let delimiters = UInt64(delimiter) &* eachByte
    let quotes = UInt64(quote) &* eachByte
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
        unsafe index = nextMark(delimiters, in: bytes, from: index, to: end)
        guard index < end else { continue }
        let byte = unsafe bytes[index]
        guard byte == delimiter || byte == 10 || byte == 13 else {
          index &+= 1
          continue
        }
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
        unsafe index = nextMark(quotes, in: bytes, from: index, to: end)
        guard index < end else { continue }
        let byte = unsafe bytes[index]
        if byte == quote {
          state = .quoteInQuoted
        } else if byte == 10 || byte == 13 {
          cursor = index
          countLineBreak(byte)
        }
        index &+= 1
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

  mutating func countLineBreak(_ byte: UInt8) {
    // A carriage return counts, and the line feed of the same pair does not.
    if unsafe byte == 13 || cursor == recordStart || buffer[cursor - 1] != 13 { lineBreaks += 1 }
  }

  @inline(__always)
  mutating func add(_ field: Field) {
    if fieldCount == fieldCapacity { growFields() }
    unsafe fields[fieldCount] = field
    fieldCount &+= 1
  }

  @inline(never)
  mutating func growFields() {
    guard fieldCapacity < limits.fieldCount else {
      // The next takes the place of the last, so that a line of delimiters cannot fill the memory.
      hasTooManyFields = true
      fieldCount &-= 1
      return
    }
    fieldCapacity *= 2
    let larger: UnsafeMutablePointer<Field> = .allocate(capacity: fieldCapacity)
    unsafe larger.update(from: fields, count: fieldCount)
    unsafe fields.deallocate()
    unsafe fields = larger
  }

  @inline(__always)
  mutating func endField() {
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
  mutating func unescapeField(_ start: Int, _ end: Int) {
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

  mutating func endRecord(lineBreak: UInt8?) {
    let isBlank = cursor == recordStart && !isDiscarding
    if !isBlank { endField() }
    closeRecord(lineBreak: lineBreak)
  }

  /// Ends the record, whose fields are all there.
  @inline(__always)
  mutating func closeRecord(lineBreak: UInt8?) {
    recordContentLength = cursor - recordStart
    if lineBreak != nil { cursor += 1 }
    recordLength = cursor - recordStart
    recordEnd = cursor
    // A record that is whole in the buffer is no less too long than one that came in many chunks.
    excess = isDiscarding || recordContentLength > limits.recordLength ? .record : nil
    if recordContentLength > limits.fieldLength || fieldCount > limits.fieldCount || hasTooManyFields { findExcess() }
    recordIsUnclosed = false
    if excess == .record { fieldCount = 0 }
    plainRecordBefore = lineBreaks == 0 && unescaped.isEmpty ? recordStart : -1
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

  /// Looks for what is beyond the limits in a record that is large enough.
  @inline(never)
  private mutating func findExcess() {
    defer { hasTooManyFields = false }
    guard excess == nil else { return }
    if hasTooManyFields || fieldCount > limits.fieldCount {
      excess = .fieldCount
    } else if let field = (0..<fieldCount).first(where: { record[$0].count > limits.fieldLength }) {
      excess = .field(field)
    }
  }

  /// Forgets the content of a record that has grown too long, and goes on looking for its end.
  mutating func discardIfTooLong() {
    guard filled - recordStart > limits.recordLength || isDiscarding, cursor > recordStart else { return }
    isDiscarding = true
    fieldCount = 0
    fieldIsIrregular = false
    discarded += cursor - recordStart
    recordStart = cursor
    fieldStart = 0
  }
}
