extension RecordTokenizer {
  /// Goes through fields that are whole in the buffer and as RFC 4180 has them, which nearly all are; leaves off at the
  /// first that is not, for `scanDelimited` to go on.
  ///
  /// - Returns: Whether the record is at its end.
  mutating func scanWholeFields(_ delimiter: UInt8) -> Bool {
    guard state == .fieldStart, !isDiscarding else { return false }
    let bytes = unsafe buffer
    let end = filled
    var begin = cursor
    while begin < end {
      if fieldCount == fieldLimit { return skipFields(from: begin, delimiter, lineBreaks) }
      let isQuoted = unsafe bytes[begin] == UInt8(ascii: "\"")
      let index = isQuoted ? endOfQuotedField(begin, delimiter) : takePlainFields(&begin, delimiter)
      guard index < end else { break }
      let byte = unsafe bytes[index]
      if byte == delimiter {
        takeField(begin, index, isQuoted: isQuoted)
        begin = index &+ 1
        continue
      }
      if index > recordStart { takeField(begin, index, isQuoted: isQuoted) }
      cursor = index
      closeRecord(lineBreak: byte)
      return true
    }
    cursor = begin
    beginField()
    return false
  }

  @inline(__always)
  private mutating func takeField(_ begin: Int, _ end: Int, isQuoted: Bool) {
    let inset: Int32 = isQuoted ? 1 : 0
    let start = Int32(truncatingIfNeeded: begin &- recordStart)
    let stop = Int32(truncatingIfNeeded: end &- recordStart)
    add(Field(start: start &+ inset, end: stop &- inset, rawStart: start, isUnescaped: false))
  }

  /// Takes fields without quotes, but for the last before a line break, a field in quotes or the limit.
  ///
  /// - Parameter begin: Where the first field begins; in the end, where the one begins that was not taken.
  /// - Returns: Where that one ends; the end of the buffer where it is not whole.
  @inline(__always)
  private mutating func takePlainFields(_ begin: inout Int, _ delimiter: UInt8) -> Int {
    // What changes with each field is kept in local variables: a field laid down could lie anywhere, for all that the
    // compiler knows, and everything else would be read again after it.
    let bytes = unsafe buffer
    let end = filled
    let origin = recordStart
    let fields = unsafe fields
    let room = min(fieldLimit, fieldCapacity) &- 1
    let delimiters = UInt64(delimiter) &* eachByte
    var count = fieldCount
    var start = begin
    var place = begin
    defer {
      fieldCount = count
      begin = start
    }
    while place < end {
      var marks = unsafe Self.marks(of: delimiters, in: bytes, from: place, to: end)
      while marks != 0 {
        let index = place &+ marks.trailingZeroBitCount / 8
        marks &= marks &- 1
        let byte = unsafe bytes[index]
        if byte == delimiter {
          let next = index &+ 1
          guard next < end, count < room, unsafe bytes[next] != UInt8(ascii: "\"") else { return index }
          let from = Int32(truncatingIfNeeded: start &- origin)
          unsafe fields[count] = Field(
            start: from, end: Int32(truncatingIfNeeded: index &- origin), rawStart: from, isUnescaped: false)
          count &+= 1
          start = next
        } else if byte == 10 || byte == 13 {
          return index
        }
      }
      place &+= 8
    }
    return end
  }

  /// The highest bit of each of the eight bytes from `index` on that is that of `pattern` or below 14, as line breaks
  /// are.
  @inline(__always)
  private static func marks(
    of pattern: UInt64, in bytes: UnsafeMutablePointer<UInt8>, from index: Int, to end: Int
  ) -> UInt64 {
    guard index &+ 8 <= end else { return unsafe lastMarks(of: pattern, in: bytes, from: index, to: end) }
    let word = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
    let low = eachByte &* 0x7F
    let difference = word ^ pattern
    // A sum of seven bits a byte carries into the eighth and no further, so that every mark is right, and not only the
    // first.
    let isOther = ((difference & low) &+ low) | difference
    let isHigh = ((word & low) &+ eachByte &* (0x80 - 14)) | word
    return ~(isOther & isHigh) & (eachByte &* 0x80)
  }

  /// The marks of the fewer than eight bytes at the end.
  private static func lastMarks(
    of pattern: UInt64, in bytes: UnsafeMutablePointer<UInt8>, from index: Int, to end: Int
  ) -> UInt64 {
    var marks: UInt64 = 0
    for place in index..<end {
      let byte = unsafe bytes[place]
      if byte < 14 || byte == UInt8(truncatingIfNeeded: pattern) { marks |= 0x80 << UInt64((place - index) * 8) }
    }
    return marks
  }

  /// Where a field in quotes ends, with its line breaks counted; the end of the buffer where it is not whole, holds a
  /// quote, or has text behind its quotes.
  private mutating func endOfQuotedField(_ begin: Int, _ delimiter: UInt8) -> Int {
    let bytes = unsafe buffer
    let end = filled
    let quote = UInt8(ascii: "\"")
    let quotes = UInt64(quote) &* eachByte
    var index = begin &+ 1
    var breaks = 0
    while true {
      unsafe index = nextMark(quotes, in: bytes, from: index, to: end)
      guard index &+ 1 < end else { return end }
      let byte = unsafe bytes[index]
      index &+= 1
      if byte == quote { break }
      if unsafe byte == 13 || byte == 10 && bytes[index &- 2] != 13 { breaks &+= 1 }
    }
    let byte = unsafe bytes[index]
    guard byte == delimiter || byte == 10 || byte == 13 else { return end }
    lineBreaks &+= breaks
    return index
  }

  /// Goes from the start of a field to the end of the record without taking the fields on the way.
  private mutating func skipFields(from start: Int, _ delimiter: UInt8, _ breaks: Int) -> Bool {
    let bytes = unsafe buffer
    let end = filled
    let quote = UInt8(ascii: "\"")
    let quotes = UInt64(quote) &* eachByte
    let breaksBefore = breaks
    var breaks = breaks
    var isQuoted = false
    var index = start
    while true {
      unsafe index = nextMark(quotes, in: bytes, from: index, to: end)
      guard index < end else { break }
      let byte = unsafe bytes[index]
      if isQuoted {
        if byte == quote {
          guard index &+ 1 < end else { break }
          if unsafe bytes[index &+ 1] == quote { index &+= 1 } else { isQuoted = false }
        } else if unsafe byte == 13 || byte == 10 && bytes[index &- 1] != 13 {
          breaks &+= 1
        }
      } else if byte == quote {
        // Within a field a quote is a character like any other.
        isQuoted = unsafe index == start || bytes[index &- 1] == delimiter
      } else if byte == 10 || byte == 13 {
        lineBreaks = breaks
        cursor = index
        fieldStart = start - recordStart
        fieldIsQuoted = false
        fieldIsIrregular = false
        endRecord(lineBreak: byte)
        return true
      }
      index &+= 1
    }
    // The record is not whole yet, and is gone through in the ordinary way.
    lineBreaks = breaksBefore
    cursor = start
    beginField()
    return false
  }
}

/// One in each byte of a word.
let eachByte: UInt64 = 0x0101_0101_0101_0101

/// The place of the first byte at or after `index` that is that of `pattern` or below 14, as line breaks are; `end`
/// where there is none. Eight bytes are looked at together.
///
/// - Parameter pattern: The byte looked for, in each byte of a word.
@inline(__always)
func nextMark(_ pattern: UInt64, in bytes: UnsafeMutablePointer<UInt8>, from index: Int, to end: Int) -> Int {
  var index = index
  while index &+ 8 <= end {
    let word = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
    let difference = word ^ pattern
    // In each byte the highest bit, set first where the byte of the difference is 0, or that of the word is below 14;
    // bits behind the first may be wrong (a borrow goes on), so only the first counts.
    let isPattern = (difference &- eachByte) & ~difference
    let isLow = (word &- eachByte &* 14) & ~word
    let marks = (isPattern | isLow) & (eachByte &* 0x80)
    if marks != 0 { return index &+ marks.trailingZeroBitCount / 8 }
    index &+= 8
  }
  while index < end {
    let byte = unsafe bytes[index]
    if byte < 14 || byte == UInt8(truncatingIfNeeded: pattern) { return index }
    index &+= 1
  }
  return end
}
