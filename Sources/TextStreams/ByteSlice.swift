/// A run of bytes in somebody else's buffer, read with bounds checks.
///
/// It is valid only until the buffer's owner changes: a field until the next record, a chunk until the call that it
/// was passed to returns. Nothing keeps one longer.
@safe
@usableFromInline
package struct ByteSlice {
  @usableFromInline
  let start: UnsafePointer<UInt8>?
  /// How many bytes there are.
  @usableFromInline
  package let count: Int

  @inlinable
  package init(start: UnsafePointer<UInt8>?, count: Int) {
    unsafe self.start = start
    self.count = count
  }

  @inlinable
  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe self.start = buffer.baseAddress
    self.count = buffer.count
  }

  @inlinable
  package var isEmpty: Bool { count == 0 }

  @inlinable
  package subscript(index: Int) -> UInt8 {
    guard let start = unsafe start, UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return unsafe start[index]
  }

  /// The bytes as a buffer, for as long as the owner does not change.
  @inlinable
  package var buffer: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: start, count: count) }

  /// The bytes from `lower` on, up to `upper` where given; both are brought inside the slice.
  @inlinable
  package func slice(_ lower: Int, _ upper: Int? = nil) -> ByteSlice {
    let end = min(max(upper ?? count, 0), count)
    let begin = min(max(lower, 0), end)
    return unsafe ByteSlice(start: start.map { unsafe $0 + begin }, count: end - begin)
  }

  /// The text, with U+FFFD in place of what is not UTF-8.
  @inlinable
  package var string: String { unsafe String(decoding: buffer, as: UTF8.self) }

  /// A copy.
  package var array: [UInt8] { unsafe Array(buffer) }

  /// Whether the bytes are those of `other`.
  @inlinable
  package func equals(_ other: ByteSlice) -> Bool {
    guard count == other.count, let left = unsafe start, let right = unsafe other.start else {
      return count == other.count && count == 0
    }
    var index = 0
    while index &+ 8 <= count {
      let word = unsafe UnsafeRawPointer(left + index).loadUnaligned(as: UInt64.self)
      guard unsafe word == UnsafeRawPointer(right + index).loadUnaligned(as: UInt64.self) else { return false }
      index &+= 8
    }
    if count >= 8 {
      // The last eight, some of them perhaps again.
      let last = unsafe UnsafeRawPointer(left + count - 8).loadUnaligned(as: UInt64.self)
      return unsafe last == UnsafeRawPointer(right + count - 8).loadUnaligned(as: UInt64.self)
    }
    while index < count {
      guard unsafe left[index] == right[index] else { return false }
      index &+= 1
    }
    return true
  }

  /// A number that is the same for the same bytes, and rarely for others (FNV-1a, of eight bytes at a time). It is made
  /// for tables in memory, and is not the same on every machine.
  package var tableHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(count)
    guard let start = unsafe start else { return hash }
    var index = 0
    while index &+ 8 <= count {
      hash = unsafe (hash ^ UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)) &* 0x100_0000_01B3
      hash ^= hash >> 32
      index &+= 8
    }
    while index < count {
      hash = unsafe (hash ^ UInt64(start[index])) &* 0x100_0000_01B3
      index &+= 1
    }
    // The lowest bits, which tables take, have to be of all bytes.
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 32
  }

  /// Whether the bytes are those of `text`.
  package func equals(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe equals(ByteSlice($0)) }
  }

  /// Whether the bytes begin with those of `text`.
  package func hasPrefix(_ text: StaticString) -> Bool {
    slice(0, text.utf8CodeUnitCount).equals(text)
  }

  /// The bytes without ASCII spaces and tabs at the ends.
  package var trimmed: ByteSlice {
    var lower = 0
    var upper = count
    while lower < upper, self[lower] == 32 || self[lower] == 9 { lower += 1 }
    while upper > lower, self[upper - 1] == 32 || self[upper - 1] == 9 { upper -= 1 }
    return slice(lower, upper)
  }

  /// Where `byte` first stands at or after `index`; `nil` when it does not. Eight bytes are looked at together.
  package func firstIndex(of byte: UInt8, from index: Int = 0) -> Int? {
    var index = max(index, 0)
    guard let start = unsafe start else { return nil }
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while index &+ 8 <= count {
      let word = unsafe UInt64(littleEndian: UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)) ^ pattern
      // The lowest of the high bits is that of the first byte that is zero; those above it may be wrong.
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
      if zeros != 0 { return index &+ zeros.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count {
      if unsafe start[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether all bytes are of ASCII.
  package var isPlain: Bool {
    guard let start = unsafe start else { return true }
    var index = 0
    while index &+ 8 <= count {
      let word = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      index &+= 8
    }
    while index < count {
      if unsafe start[index] >= 0x80 { return false }
      index &+= 1
    }
    return true
  }

  /// Whether a digit of ASCII is among the bytes.
  package var hasDigit: Bool {
    guard let start = unsafe start else { return false }
    var index = 0
    while index &+ 8 <= count {
      let word = unsafe UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      // In each byte of ASCII, the highest bit of one sum is set from `0` on, that of the other behind `9`.
      let low = word & 0x7F7F_7F7F_7F7F_7F7F
      let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646) & ~word & 0x8080_8080_8080_8080
      if digits != 0 { return true }
      index &+= 8
    }
    while index < count {
      if unsafe start[index] &- 48 < 10 { return true }
      index &+= 1
    }
    return false
  }
}

extension ArraySlice where Element == UInt8 {
  /// Passes the bytes to `body`, which must not keep them.
  @inlinable
  package func withByteSlice<Result, Failure: Error>(
    _ body: (ByteSlice) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { (buffer) throws(Failure) in try body(unsafe ByteSlice(buffer)) }
  }
}

extension Array where Element == UInt8 {
  /// Passes the bytes to `body`, which must not keep them.
  @inlinable
  package func withByteSlice<Result, Failure: Error>(
    _ body: (ByteSlice) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeBufferPointer { (buffer) throws(Failure) in try body(unsafe ByteSlice(buffer)) }
  }
}
