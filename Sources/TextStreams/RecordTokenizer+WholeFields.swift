extension RecordTokenizer {
  /// Goes through fields that are whole in the buffer and as RFC 4180 has them, which nearly all are, with everything
  /// in local variables; leaves off at the first that is not, for `scanDelimited` to go on.
  ///
  /// - Returns: Whether the record is at its end.
  mutating func scanWholeFields(_ delimiter: UInt8) -> Bool {
    guard state == .fieldStart, !isDiscarding else { return false }
    let bytes = unsafe buffer
    let end = filled
    let origin = recordStart
    let quote = UInt8(ascii: "\"")
    let delimiters = UInt64(delimiter) &* eachByte
    let quotes = UInt64(quote) &* eachByte
    var fieldBegin = cursor
    var breaks = lineBreaks
    while fieldBegin < end {
      if fieldCount == fieldLimit { return skipFields(from: fieldBegin, delimiter, breaks) }
      if fieldCount == fieldCapacity { growFields() }
      var index = fieldBegin
      var breaksInField = 0
      let isQuoted = unsafe bytes[index] == quote
      if isQuoted {
        index &+= 1
        while true {
          unsafe index = nextMark(quotes, in: bytes, from: index, to: end)
          guard index < end else { break }
          let byte = unsafe bytes[index]
          if byte == quote { break }
          if unsafe byte == 13 || byte == 10 && bytes[index &- 1] != 13 { breaksInField &+= 1 }
          index &+= 1
        }
        index &+= 1
        guard index < end else { break }
        let byte = unsafe bytes[index]
        // A quote within the quotes, or text after them.
        guard byte == delimiter || byte == 10 || byte == 13 else { break }
      } else {
        unsafe index = nextMark(delimiters, in: bytes, from: index, to: end)
        while index < end, unsafe bytes[index] != delimiter, unsafe bytes[index] != 10, unsafe bytes[index] != 13 {
          unsafe index = nextMark(delimiters, in: bytes, from: index &+ 1, to: end)
        }
        guard index < end else { break }
      }
      let start = Int32(truncatingIfNeeded: fieldBegin &- origin)
      let stop = Int32(truncatingIfNeeded: index &- origin)
      let inset: Int32 = isQuoted ? 1 : 0
      breaks &+= breaksInField
      let byte = unsafe bytes[index]
      if byte == delimiter {
        unsafe fields[fieldCount] = Field(
          start: start &+ inset, end: stop &- inset, rawStart: start, isUnescaped: false)
        fieldCount &+= 1
        fieldBegin = index &+ 1
        continue
      }
      // The record's end adds its last field, as it does for every other.
      lineBreaks = breaks
      cursor = index
      fieldStart = Int(start)
      fieldIsQuoted = isQuoted
      fieldIsIrregular = false
      endRecord(lineBreak: byte)
      return true
    }
    lineBreaks = breaks
    cursor = fieldBegin
    beginField()
    return false
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
