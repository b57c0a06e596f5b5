/// A place in a stretch of memory at which bytes are laid down one after another, for as long as they fit.
///
/// What does not fit is left out, and the cursor says so in the end: whoever lays down begins again with more room
/// (`OutputBuffer.lay`). Nothing on the way can ask for memory, so the place stays in a register, which takes a third
/// off the time that JSON takes when each piece is appended to the buffer.
@safe
@frozen
@usableFromInline
package struct OutputCursor {
  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline let end: UnsafeMutablePointer<UInt8>
  /// Whether something did not fit.
  @usableFromInline
  package internal(set) var isFull = false

  @inlinable
  init(next: UnsafeMutablePointer<UInt8>, end: UnsafeMutablePointer<UInt8>) {
    unsafe self.next = next
    unsafe self.end = end
  }

  /// Whether so many bytes fit; remembers it where they do not.
  @inlinable
  @inline(__always)
  mutating func hasRoom(_ count: Int) -> Bool {
    if unsafe end - next >= count { return true }
    isFull = true
    return false
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    guard hasRoom(1) else { return }
    unsafe next.pointee = byte
    unsafe next += 1
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    guard hasRoom(length) else { return }
    unsafe UnsafeMutableRawPointer(next).copyMemory(from: text.utf8Start, byteCount: length)
    unsafe next += length
  }

  @inlinable
  package mutating func append(_ bytes: ByteSlice) {
    guard let source = unsafe bytes.start, bytes.count > 0, hasRoom(bytes.count) else { return }
    unsafe UnsafeMutableRawPointer(next).copyMemory(from: source, byteCount: bytes.count)
    unsafe next += bytes.count
  }

  /// Appends a text that was made at run time. What is written out in the source is a `StaticString`, whose bytes are laid
  /// down where the call stands.
  @inlinable
  package mutating func append(text: String) {
    var text = text
    text.withUTF8 { unsafe append(ByteSlice($0)) }
  }

  /// Appends a member's name of an object, with the comma before it unless it is the first.
  @inlinable
  @inline(__always)
  package mutating func appendKey(_ name: StaticString, isFirst: Bool) {
    let length = name.utf8CodeUnitCount
    guard hasRoom(length &+ 4) else { return }
    if !isFirst {
      unsafe next.pointee = UInt8(ascii: ",")
      unsafe next += 1
    }
    unsafe next.pointee = UInt8(ascii: "\"")
    unsafe UnsafeMutableRawPointer(next + 1).copyMemory(from: name.utf8Start, byteCount: length)
    unsafe next[length &+ 1] = UInt8(ascii: "\"")
    unsafe next[length &+ 2] = UInt8(ascii: ":")
    unsafe next += length &+ 3
  }
}

// MARK: - JSON strings

extension OutputCursor {
  /// Appends a JSON string with its quotes. Control characters, quotes and backslashes are escaped, nothing else is.
  @inlinable
  package mutating func appendJSON(_ text: String) {
    var text = text
    text.withUTF8 { unsafe appendJSON(ByteSlice($0)) }
  }

  /// Appends a JSON string of text that is UTF-8.
  @usableFromInline
  package mutating func appendJSON(_ text: ByteSlice) {
    append(UInt8(ascii: "\""))
    var rest = text
    while true {
      let clean = appendClean(rest)
      guard clean < rest.count else { break }
      appendEscape(rest[clean])
      rest = rest.slice(clean + 1)
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends what stands before the first byte that has to be escaped; eight or four bytes are looked at together,
  /// some at the end perhaps again.
  ///
  /// - Returns: How many bytes that are.
  private mutating func appendClean(_ text: ByteSlice) -> Int {
    let count = text.count
    guard let source = unsafe text.start, hasRoom(count) else { return count }
    let bytes = unsafe UnsafeRawPointer(source)
    let target = unsafe UnsafeMutableRawPointer(next)
    var index = 0
    while index < count, count >= 8 {
      let place = min(index, count &- 8)
      let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      if Self.hasEscape(word) { break }
      unsafe target.storeBytes(of: word, toByteOffset: place, as: UInt64.self)
      index = place &+ 8
    }
    if count < 8, count >= 4 {
      let first = unsafe bytes.loadUnaligned(as: UInt32.self)
      let last = unsafe bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
      if !Self.hasEscape(UInt64(first) << 32 | UInt64(last)) {
        unsafe target.storeBytes(of: first, as: UInt32.self)
        unsafe target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
        index = count
      }
    }
    while index < count {
      let byte = unsafe source[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      unsafe next[index] = byte
      index &+= 1
    }
    unsafe next += index
    return index
  }

  /// Whether a control character, a quote or a backslash is among eight bytes: the highest bit of a byte is set where
  /// it is, or where one before it is.
  @inline(__always)
  private static func hasEscape(_ word: UInt64) -> Bool {
    let quote = word ^ eachByte &* 0x22
    let backslash = word ^ eachByte &* 0x5C
    let marks =
      (word &- eachByte &* 0x20) & ~word | (quote &- eachByte) & ~quote | (backslash &- eachByte) & ~backslash
    return marks & (eachByte &* 0x80) != 0
  }

  private mutating func appendEscape(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x0C: append(UInt8(ascii: "f"))
    default:
      append("u00")
      append(hexadecimalDigit(byte >> 4))
      append(hexadecimalDigit(byte & 15))
    }
  }
}

@inline(__always)
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value &+ 48 &+ (value > 9 ? 39 : 0)
}
