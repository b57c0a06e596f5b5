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
  package var count = 0

  /// Whether there are none.
  package var isEmpty: Bool { count == 0 }

  package init(capacity: Int = 1 << 12) {
    self.capacity = max(capacity, 64)
    unsafe start = .allocate(capacity: self.capacity)
  }

  deinit {
    unsafe start.deallocate()
  }

  /// The bytes, until the next change.
  @inlinable
  package var bytes: ByteSlice { unsafe ByteSlice(start: UnsafePointer(start), count: count) }

  /// Forgets all bytes and keeps the memory.
  @inlinable
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

// MARK: - What a cursor lays down

extension OutputBuffer {
  /// Lays bytes down at a cursor behind those there are, and again in more room where they did not fit.
  ///
  /// - Parameter body: What lays them down: the same each time it is called.
  @inlinable
  @inline(__always)
  package mutating func lay(_ body: (inout OutputCursor) -> Void) {
    var room = 64
    while true {
      reserve(room)
      var cursor = unsafe OutputCursor(next: start + count, end: start + capacity)
      body(&cursor)
      if !cursor.isFull {
        count = unsafe cursor.next - start
        return
      }
      room = capacity &- count &+ 1
    }
  }

  package mutating func append(_ number: Int) { lay { $0.append(number) } }

  /// Appends the shortest decimal that reads back as the same number, never in exponent form within 10⁻⁷ and 10²¹;
  /// `null` for what is no number.
  package mutating func append(_ number: Double) { lay { $0.append(number) } }

  /// Appends the last `width` digits of a number, with zeros in front.
  package mutating func append(_ number: Int, width: Int) { lay { $0.append(number, width: width) } }

  /// Appends 128 bits in the 36-character form of RFC 9562.
  package mutating func appendIdentifier(high: UInt64, low: UInt64) {
    lay { $0.appendIdentifier(high: high, low: low) }
  }

  /// Appends a JSON string with its quotes. Control characters, quotes and backslashes are escaped, nothing else is.
  package mutating func appendJSON(_ text: String) { lay { $0.appendJSON(text) } }
}
