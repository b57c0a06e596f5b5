import TextStreams

/// Divides bytes into lines, wherever they are cut.
///
/// A line ends with LF, CR LF, CR, or the line separator that some note apps write. A line longer than a mebibyte is
/// divided, so that memory stays bounded.
struct NoteLineSplitter {
  private(set) var buffer: [UInt8] = []
  private var start = 0
  private var scanned = 0
  /// Where the next line begins in the document.
  private(set) var offset: UInt64 = 0
  private static let longest = 1 << 20
  /// How many bytes of the line that is read were given already.
  private(set) var divided = 0
  /// How long the line is that was given last, or the one that has not ended yet, as far as it is known.
  private(set) var length = 0
  var pendingLength: Int { divided + buffer.count - start }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      scanned -= start
      start = 0
    }
    buffer += bytes
  }

  /// The next whole line, without what ends it; `nil` where more bytes are needed.
  mutating func next(isLast: Bool) -> ArraySlice<UInt8>? {
    while scanned < buffer.count {
      skipOrdinary()
      guard scanned < buffer.count else { break }
      let byte = buffer[scanned]
      if isTooLong(before: byte) { return take(scanned, 0) }
      if byte == 10 { return take(scanned, 1) }
      if byte == 13 {
        if scanned + 1 < buffer.count { return take(scanned, buffer[scanned + 1] == 10 ? 2 : 1) }
        if !isLast { return nil }
        return take(scanned, 1)
      }
      if byte == 0xE2 {
        if scanned + 2 < buffer.count {
          if buffer[scanned + 1] == 0x80, buffer[scanned + 2] & 0xFE == 0xA8 { return take(scanned, 3) }
        } else if !isLast {
          return nil
        }
      }
      scanned += 1
    }
    guard isLast, start < buffer.count else { return nil }
    return take(buffer.count, 0)
  }

  /// Goes on to the next byte that a line may end with, or where it is too long to go on.
  private mutating func skipOrdinary() {
    let (first, end) = (scanned, min(buffer.count, start + Self.longest))
    scanned = buffer.withByteSlice { bytes in
      var place = first
      while place < end, bytes[place] != 10, bytes[place] != 13, bytes[place] != 0xE2 { place += 1 }
      return place
    }
  }

  /// Whether the line is divided before a byte, which begins a character unless nothing here is text.
  private func isTooLong(before byte: UInt8) -> Bool {
    let length = scanned - start
    return length >= Self.longest && (byte & 0xC0 != 0x80 || length > Self.longest + 4)
  }

  private mutating func take(_ end: Int, _ width: Int) -> ArraySlice<UInt8> {
    let line = buffer[start..<end]
    offset += UInt64(end + width - start)
    length = divided + (end - start)
    divided = width == 0 ? length : 0
    start = end + width
    scanned = start
    return line
  }
}
