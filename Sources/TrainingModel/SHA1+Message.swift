extension SHA1<UInt32> {
  /// Hashes a whole message.
  package static func hash(_ message: some Collection<UInt8>) -> SHA1<UInt32> {
    var hash = SHA1<UInt32>()
    var block = SIMD16<UInt32>()
    var filled = 0
    for byte in message {
      block.setByte(byte, at: filled)
      filled += 1
      guard filled == 64 else { continue }
      hash.compress(HashBlock(block))
      block = SIMD16<UInt32>()
      filled = 0
    }
    hash.finish(block, filled: filled, length: UInt64(message.count))
    return hash
  }

  private mutating func finish(_ last: SIMD16<UInt32>, filled: Int, length: UInt64) {
    var block = last
    block.setByte(0x80, at: filled)
    if filled >= 56 {
      compress(HashBlock(block))
      block = SIMD16<UInt32>()
    }
    let bits = length &* 8
    block[14] = UInt32(truncatingIfNeeded: bits >> 32)
    block[15] = UInt32(truncatingIfNeeded: bits)
    compress(HashBlock(block))
  }

  /// The hash as forty hexadecimal digits in lower case.
  package var hexadecimal: String {
    [state.0, state.1, state.2, state.3, state.4]
      .map { word in
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }
      .joined()
  }
}

extension SIMD16<UInt32> {
  /// Lays `byte` at its place in the block, whose words are big-endian and whose byte there is still zero.
  @inlinable
  package mutating func setByte(_ byte: UInt8, at index: Int) {
    self[index >> 2] |= UInt32(byte) << UInt32(24 - (index & 3) * 8)
  }
}
