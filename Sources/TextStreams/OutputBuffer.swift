/// Bytes on their way out: text, numbers and JSON, laid down one after another.
///
/// It grows as needed and is emptied by whoever writes it away. Kept as a local `inout` value on the hot path; as the
/// property of a class it would cost more than the formatting does.
@safe
@usableFromInline
package struct OutputBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// How many bytes there are.
  @usableFromInline
  package internal(set) var count = 0

  package init(capacity: Int = 1 << 12) {
    self.capacity = max(capacity, 64)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  /// The bytes, until the next change.
  package var bytes: ByteSlice { unsafe ByteSlice(start: UnsafePointer(start), count: count) }

  /// Forgets all bytes and keeps the memory.
  package mutating func removeAll() { count = 0 }

  /// Forgets the bytes after the first `count`.
  package mutating func truncate(to count: Int) { self.count = min(max(count, 0), self.count) }

  /// Passes the bytes to `body` and forgets them.
  package mutating func drain<Failure: Error>(_ body: (ByteSlice) throws(Failure) -> Void) throws(Failure) {
    defer { count = 0 }
    if count > 0 { try body(bytes) }
  }

  @inlinable
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  @usableFromInline
  @inline(never)
  mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let new: UnsafeMutablePointer<UInt8> = .allocate(capacity: larger)
    unsafe new.update(from: start, count: count)
    unsafe start.deallocate()
    unsafe start = new
    capacity = larger
  }

  @inlinable
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe start[count] = byte
    count &+= 1
  }

  @inlinable
  package mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    unsafe (start + count).update(from: text.utf8Start, count: length)
    count &+= length
  }

  /// Appends a member's name of an object, with the comma before it unless it is the first.
  @inlinable
  package mutating func appendKey(_ name: StaticString, isFirst: Bool) {
    let length = name.utf8CodeUnitCount
    reserve(length &+ 4)
    if !isFirst {
      unsafe start[count] = UInt8(ascii: ",")
      count &+= 1
    }
    unsafe start[count] = UInt8(ascii: "\"")
    unsafe (start + count + 1).update(from: name.utf8Start, count: length)
    unsafe start[count &+ length &+ 1] = UInt8(ascii: "\"")
    unsafe start[count &+ length &+ 2] = UInt8(ascii: ":")
    count &+= length &+ 3
  }

  @inlinable
  package mutating func append(_ bytes: ByteSlice) {
    guard let source = unsafe bytes.start, bytes.count > 0 else { return }
    reserve(bytes.count)
    unsafe (start + count).update(from: source, count: bytes.count)
    count &+= bytes.count
  }

  @inlinable
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(ByteSlice($0)) }
  }
}

// MARK: - Numbers and identifiers

extension OutputBuffer {
  package mutating func append(_ number: Int) {
    reserve(20)
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(UInt64(number.magnitude))
  }

  private mutating func appendDigits(_ number: UInt64) {
    if number < 10 {
      append(UInt8(truncatingIfNeeded: number) &+ 48)
      return
    }
    var length = 0
    var rest = number
    while rest > 0 {
      rest /= 10
      length &+= 1
    }
    reserve(length)
    var index = count &+ length
    rest = number
    while rest > 0 {
      index &-= 1
      unsafe start[index] = UInt8(truncatingIfNeeded: rest % 10) &+ 48
      rest /= 10
    }
    count &+= length
  }

  /// Appends the shortest decimal that reads back as the same number, never in exponent form within 10⁻⁷ and 10²¹;
  /// `null` for what is no number.
  package mutating func append(_ number: Double) {
    var scale = 1.0
    for decimals in 0...6 {
      let scaled = (number * scale).rounded()
      guard abs(scaled) < 1e15 else { break }
      // The quotient of two exact doubles is what reading these digits back gives, so equality proves the form, and
      // trying few decimals first makes it the shortest.
      if scaled / scale == number {
        appendFixed(scaled, decimals: decimals)
        return
      }
      scale *= 10
    }
    appendSlow(number)
  }

  private mutating func appendFixed(_ scaled: Double, decimals: Int) {
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let digits = UInt64(abs(scaled))
    guard decimals > 0 else {
      appendDigits(digits)
      return
    }
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    appendDigits(digits / divisor)
    append(UInt8(ascii: "."))
    var rest = digits % divisor
    for _ in 0..<decimals {
      divisor /= 10
      append(UInt8(truncatingIfNeeded: rest / divisor) &+ 48)
      rest %= divisor
    }
  }

  private mutating func appendSlow(_ number: Double) {
    guard number.isFinite else {
      append("null")
      return
    }
    let text = number.description
    append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Appends a number of a fixed width, with zeros in front.
  package mutating func append(_ number: Int, width: Int) {
    var divisor = 1
    for _ in 1..<max(width, 1) { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: number / divisor % 10) &+ 48)
      divisor /= 10
    }
  }

  /// Appends 128 bits in the 36-character form of RFC 9562.
  package mutating func appendIdentifier(high: UInt64, low: UInt64) {
    reserve(36)
    let target = unsafe UnsafeMutableRawPointer(start + count)
    let second = hexadecimalDigits(UInt32(truncatingIfNeeded: high))
    let third = hexadecimalDigits(UInt32(truncatingIfNeeded: low >> 32))
    unsafe target.storeBytes(of: hexadecimalDigits(UInt32(truncatingIfNeeded: high >> 32)).bigEndian, as: UInt64.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: second >> 32).bigEndian, toByteOffset: 9, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: second).bigEndian, toByteOffset: 14, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: third >> 32).bigEndian, toByteOffset: 19, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: third).bigEndian, toByteOffset: 24, as: UInt32.self)
    unsafe target.storeBytes(
      of: hexadecimalDigits(UInt32(truncatingIfNeeded: low)).bigEndian, toByteOffset: 28, as: UInt64.self)
    unsafe start[count &+ 8] = UInt8(ascii: "-")
    unsafe start[count &+ 13] = UInt8(ascii: "-")
    unsafe start[count &+ 18] = UInt8(ascii: "-")
    unsafe start[count &+ 23] = UInt8(ascii: "-")
    count &+= 36
  }
}

/// The eight hexadecimal digits of a word, the first in the highest byte, found for all at once.
@inline(__always)
private func hexadecimalDigits(_ word: UInt32) -> UInt64 {
  var nibbles = UInt64(word)
  nibbles = (nibbles & 0xFFFF_0000) << 16 | nibbles & 0xFFFF
  nibbles = (nibbles << 8) & 0x00FF_0000_00FF_0000 | nibbles & 0x0000_00FF_0000_00FF
  nibbles = (nibbles << 4) & 0x0F00_0F00_0F00_0F00 | nibbles & 0x000F_000F_000F_000F
  let letters = ((nibbles &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 39
}

@inline(__always)
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
  value &+ 48 &+ (value > 9 ? 39 : 0)
}

// MARK: - JSON strings

extension OutputBuffer {
  /// Appends a JSON string with its quotes. Control characters, quotes and backslashes are escaped, nothing else is.
  package mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { unsafe appendJSONContent(ByteSlice($0)) }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONContent(_ bytes: ByteSlice) {
    var clean = 0
    for index in 0..<bytes.count {
      let byte = bytes[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      append(bytes.slice(clean, index))
      appendEscape(byte)
      clean = index + 1
    }
    append(bytes.slice(clean))
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
