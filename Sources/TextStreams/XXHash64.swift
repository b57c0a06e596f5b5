/// The 64-bit xxHash of a stream, seed 0, as its published specification defines it: against damage, not malice.
package struct XXHash64: Sendable {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
  )
  private var lanes: (UInt64, UInt64, UInt64, UInt64)
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  package init() {
    let primes = Self.primes
    lanes = (primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)
    pending.reserveCapacity(32)
  }

  package mutating func update(_ bytes: ByteSlice) {
    length &+= UInt64(bytes.count)
    var index = 0
    if !pending.isEmpty {
      while pending.count < 32, index < bytes.count {
        pending.append(bytes[index])
        index += 1
      }
      guard pending.count == 32 else { return }
      let block = pending
      block.withByteSlice { mix($0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - index) / 32 * 32
    mix(bytes.slice(index, index + whole))
    for rest in index + whole..<bytes.count { pending.append(bytes[rest]) }
  }

  private mutating func mix(_ bytes: ByteSlice) {
    guard let base = unsafe bytes.start else { return }
    let raw = unsafe UnsafeRawPointer(base)
    var (a, b, c, d) = lanes
    var offset = 0
    while offset &+ 32 <= bytes.count {
      a = Self.round(a, unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
      b = Self.round(b, unsafe raw.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self).littleEndian)
      c = Self.round(c, unsafe raw.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self).littleEndian)
      d = Self.round(d, unsafe raw.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self).littleEndian)
      offset &+= 32
    }
    lanes = (a, b, c, d)
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* primes.1, 31) &* primes.0
  }

  @inline(__always)
  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 &- count) }

  /// The hash of everything so far, as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of everything so far.
  package var value: UInt64 {
    let primes = Self.primes
    var hash = lanes.2 &+ primes.4
    if length >= 32 {
      hash =
        Self.rotate(lanes.0, 1) &+ Self.rotate(lanes.1, 7) &+ Self.rotate(lanes.2, 12) &+ Self.rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ Self.round(0, lane)) &* primes.0 &+ primes.3
      }
    }
    hash = hash &+ length
    var rest = pending[...]
    while rest.count >= 8 {
      hash = Self.rotate(hash ^ Self.round(0, Self.word(rest.prefix(8))), 27) &* primes.0 &+ primes.3
      rest = rest.dropFirst(8)
    }
    if rest.count >= 4 {
      hash = Self.rotate(hash ^ Self.word(rest.prefix(4)) &* primes.0, 23) &* primes.1 &+ primes.2
      rest = rest.dropFirst(4)
    }
    for byte in rest { hash = Self.rotate(hash ^ UInt64(byte) &* primes.4, 11) &* primes.0 }
    hash = (hash ^ hash >> 33) &* primes.1
    hash = (hash ^ hash >> 29) &* primes.2
    return hash ^ hash >> 32
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
