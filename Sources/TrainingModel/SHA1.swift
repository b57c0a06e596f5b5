/// The SHA-1 hash function (FIPS 180-4, section 6.1), for identifiers and fingerprints and not for security.
///
/// The rounds are written out: a loop over an array of eighty words takes three times as long, and identifiers are
/// the larger part of a conversion's work.
package struct SHA1: Sendable {
  /// The hash of everything compressed so far.
  package var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )

  /// Begins a hash.
  @inlinable
  package init() {}

  /// Compresses one block of sixteen big-endian words into the state.
  @usableFromInline
  package mutating func compress(_ block: SIMD16<UInt32>) {
    var w0 = block[0]
    var w1 = block[1]
    var w2 = block[2]
    var w3 = block[3]
    var w4 = block[4]
    var w5 = block[5]
    var w6 = block[6]
    var w7 = block[7]
    var w8 = block[8]
    var w9 = block[9]
    var w10 = block[10]
    var w11 = block[11]
    var w12 = block[12]
    var w13 = block[13]
    var w14 = block[14]
    var w15 = block[15]
    var (a, b, c, d, e) = state
    e = e &+ rotate(a, 5) &+ (d ^ (b & (c ^ d))) &+ 0x5A82_7999 &+ w0
    b = rotate(b, 30)
    d = d &+ rotate(e, 5) &+ (c ^ (a & (b ^ c))) &+ 0x5A82_7999 &+ w1
    a = rotate(a, 30)
    c = c &+ rotate(d, 5) &+ (b ^ (e & (a ^ b))) &+ 0x5A82_7999 &+ w2
    e = rotate(e, 30)
    b = b &+ rotate(c, 5) &+ (a ^ (d & (e ^ a))) &+ 0x5A82_7999 &+ w3
    d = rotate(d, 30)
    a = a &+ rotate(b, 5) &+ (e ^ (c & (d ^ e))) &+ 0x5A82_7999 &+ w4
    c = rotate(c, 30)
    e = e &+ rotate(a, 5) &+ (d ^ (b & (c ^ d))) &+ 0x5A82_7999 &+ w5
    b = rotate(b, 30)
    d = d &+ rotate(e, 5) &+ (c ^ (a & (b ^ c))) &+ 0x5A82_7999 &+ w6
    a = rotate(a, 30)
    c = c &+ rotate(d, 5) &+ (b ^ (e & (a ^ b))) &+ 0x5A82_7999 &+ w7
    e = rotate(e, 30)
    b = b &+ rotate(c, 5) &+ (a ^ (d & (e ^ a))) &+ 0x5A82_7999 &+ w8
    d = rotate(d, 30)
    a = a &+ rotate(b, 5) &+ (e ^ (c & (d ^ e))) &+ 0x5A82_7999 &+ w9
    c = rotate(c, 30)
    e = e &+ rotate(a, 5) &+ (d ^ (b & (c ^ d))) &+ 0x5A82_7999 &+ w10
    b = rotate(b, 30)
    d = d &+ rotate(e, 5) &+ (c ^ (a & (b ^ c))) &+ 0x5A82_7999 &+ w11
    a = rotate(a, 30)
    c = c &+ rotate(d, 5) &+ (b ^ (e & (a ^ b))) &+ 0x5A82_7999 &+ w12
    e = rotate(e, 30)
    b = b &+ rotate(c, 5) &+ (a ^ (d & (e ^ a))) &+ 0x5A82_7999 &+ w13
    d = rotate(d, 30)
    a = a &+ rotate(b, 5) &+ (e ^ (c & (d ^ e))) &+ 0x5A82_7999 &+ w14
    c = rotate(c, 30)
    e = e &+ rotate(a, 5) &+ (d ^ (b & (c ^ d))) &+ 0x5A82_7999 &+ w15
    b = rotate(b, 30)
    w0 = rotate(w13 ^ w8 ^ w2 ^ w0, 1)
    d = d &+ rotate(e, 5) &+ (c ^ (a & (b ^ c))) &+ 0x5A82_7999 &+ w0
    a = rotate(a, 30)
    w1 = rotate(w14 ^ w9 ^ w3 ^ w1, 1)
    c = c &+ rotate(d, 5) &+ (b ^ (e & (a ^ b))) &+ 0x5A82_7999 &+ w1
    e = rotate(e, 30)
    w2 = rotate(w15 ^ w10 ^ w4 ^ w2, 1)
    b = b &+ rotate(c, 5) &+ (a ^ (d & (e ^ a))) &+ 0x5A82_7999 &+ w2
    d = rotate(d, 30)
    w3 = rotate(w0 ^ w11 ^ w5 ^ w3, 1)
    a = a &+ rotate(b, 5) &+ (e ^ (c & (d ^ e))) &+ 0x5A82_7999 &+ w3
    c = rotate(c, 30)
    w4 = rotate(w1 ^ w12 ^ w6 ^ w4, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0x6ED9_EBA1 &+ w4
    b = rotate(b, 30)
    w5 = rotate(w2 ^ w13 ^ w7 ^ w5, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0x6ED9_EBA1 &+ w5
    a = rotate(a, 30)
    w6 = rotate(w3 ^ w14 ^ w8 ^ w6, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0x6ED9_EBA1 &+ w6
    e = rotate(e, 30)
    w7 = rotate(w4 ^ w15 ^ w9 ^ w7, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0x6ED9_EBA1 &+ w7
    d = rotate(d, 30)
    w8 = rotate(w5 ^ w0 ^ w10 ^ w8, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0x6ED9_EBA1 &+ w8
    c = rotate(c, 30)
    w9 = rotate(w6 ^ w1 ^ w11 ^ w9, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0x6ED9_EBA1 &+ w9
    b = rotate(b, 30)
    w10 = rotate(w7 ^ w2 ^ w12 ^ w10, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0x6ED9_EBA1 &+ w10
    a = rotate(a, 30)
    w11 = rotate(w8 ^ w3 ^ w13 ^ w11, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0x6ED9_EBA1 &+ w11
    e = rotate(e, 30)
    w12 = rotate(w9 ^ w4 ^ w14 ^ w12, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0x6ED9_EBA1 &+ w12
    d = rotate(d, 30)
    w13 = rotate(w10 ^ w5 ^ w15 ^ w13, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0x6ED9_EBA1 &+ w13
    c = rotate(c, 30)
    w14 = rotate(w11 ^ w6 ^ w0 ^ w14, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0x6ED9_EBA1 &+ w14
    b = rotate(b, 30)
    w15 = rotate(w12 ^ w7 ^ w1 ^ w15, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0x6ED9_EBA1 &+ w15
    a = rotate(a, 30)
    w0 = rotate(w13 ^ w8 ^ w2 ^ w0, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0x6ED9_EBA1 &+ w0
    e = rotate(e, 30)
    w1 = rotate(w14 ^ w9 ^ w3 ^ w1, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0x6ED9_EBA1 &+ w1
    d = rotate(d, 30)
    w2 = rotate(w15 ^ w10 ^ w4 ^ w2, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0x6ED9_EBA1 &+ w2
    c = rotate(c, 30)
    w3 = rotate(w0 ^ w11 ^ w5 ^ w3, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0x6ED9_EBA1 &+ w3
    b = rotate(b, 30)
    w4 = rotate(w1 ^ w12 ^ w6 ^ w4, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0x6ED9_EBA1 &+ w4
    a = rotate(a, 30)
    w5 = rotate(w2 ^ w13 ^ w7 ^ w5, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0x6ED9_EBA1 &+ w5
    e = rotate(e, 30)
    w6 = rotate(w3 ^ w14 ^ w8 ^ w6, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0x6ED9_EBA1 &+ w6
    d = rotate(d, 30)
    w7 = rotate(w4 ^ w15 ^ w9 ^ w7, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0x6ED9_EBA1 &+ w7
    c = rotate(c, 30)
    w8 = rotate(w5 ^ w0 ^ w10 ^ w8, 1)
    e = e &+ rotate(a, 5) &+ ((b & c) | (d & (b | c))) &+ 0x8F1B_BCDC &+ w8
    b = rotate(b, 30)
    w9 = rotate(w6 ^ w1 ^ w11 ^ w9, 1)
    d = d &+ rotate(e, 5) &+ ((a & b) | (c & (a | b))) &+ 0x8F1B_BCDC &+ w9
    a = rotate(a, 30)
    w10 = rotate(w7 ^ w2 ^ w12 ^ w10, 1)
    c = c &+ rotate(d, 5) &+ ((e & a) | (b & (e | a))) &+ 0x8F1B_BCDC &+ w10
    e = rotate(e, 30)
    w11 = rotate(w8 ^ w3 ^ w13 ^ w11, 1)
    b = b &+ rotate(c, 5) &+ ((d & e) | (a & (d | e))) &+ 0x8F1B_BCDC &+ w11
    d = rotate(d, 30)
    w12 = rotate(w9 ^ w4 ^ w14 ^ w12, 1)
    a = a &+ rotate(b, 5) &+ ((c & d) | (e & (c | d))) &+ 0x8F1B_BCDC &+ w12
    c = rotate(c, 30)
    w13 = rotate(w10 ^ w5 ^ w15 ^ w13, 1)
    e = e &+ rotate(a, 5) &+ ((b & c) | (d & (b | c))) &+ 0x8F1B_BCDC &+ w13
    b = rotate(b, 30)
    w14 = rotate(w11 ^ w6 ^ w0 ^ w14, 1)
    d = d &+ rotate(e, 5) &+ ((a & b) | (c & (a | b))) &+ 0x8F1B_BCDC &+ w14
    a = rotate(a, 30)
    w15 = rotate(w12 ^ w7 ^ w1 ^ w15, 1)
    c = c &+ rotate(d, 5) &+ ((e & a) | (b & (e | a))) &+ 0x8F1B_BCDC &+ w15
    e = rotate(e, 30)
    w0 = rotate(w13 ^ w8 ^ w2 ^ w0, 1)
    b = b &+ rotate(c, 5) &+ ((d & e) | (a & (d | e))) &+ 0x8F1B_BCDC &+ w0
    d = rotate(d, 30)
    w1 = rotate(w14 ^ w9 ^ w3 ^ w1, 1)
    a = a &+ rotate(b, 5) &+ ((c & d) | (e & (c | d))) &+ 0x8F1B_BCDC &+ w1
    c = rotate(c, 30)
    w2 = rotate(w15 ^ w10 ^ w4 ^ w2, 1)
    e = e &+ rotate(a, 5) &+ ((b & c) | (d & (b | c))) &+ 0x8F1B_BCDC &+ w2
    b = rotate(b, 30)
    w3 = rotate(w0 ^ w11 ^ w5 ^ w3, 1)
    d = d &+ rotate(e, 5) &+ ((a & b) | (c & (a | b))) &+ 0x8F1B_BCDC &+ w3
    a = rotate(a, 30)
    w4 = rotate(w1 ^ w12 ^ w6 ^ w4, 1)
    c = c &+ rotate(d, 5) &+ ((e & a) | (b & (e | a))) &+ 0x8F1B_BCDC &+ w4
    e = rotate(e, 30)
    w5 = rotate(w2 ^ w13 ^ w7 ^ w5, 1)
    b = b &+ rotate(c, 5) &+ ((d & e) | (a & (d | e))) &+ 0x8F1B_BCDC &+ w5
    d = rotate(d, 30)
    w6 = rotate(w3 ^ w14 ^ w8 ^ w6, 1)
    a = a &+ rotate(b, 5) &+ ((c & d) | (e & (c | d))) &+ 0x8F1B_BCDC &+ w6
    c = rotate(c, 30)
    w7 = rotate(w4 ^ w15 ^ w9 ^ w7, 1)
    e = e &+ rotate(a, 5) &+ ((b & c) | (d & (b | c))) &+ 0x8F1B_BCDC &+ w7
    b = rotate(b, 30)
    w8 = rotate(w5 ^ w0 ^ w10 ^ w8, 1)
    d = d &+ rotate(e, 5) &+ ((a & b) | (c & (a | b))) &+ 0x8F1B_BCDC &+ w8
    a = rotate(a, 30)
    w9 = rotate(w6 ^ w1 ^ w11 ^ w9, 1)
    c = c &+ rotate(d, 5) &+ ((e & a) | (b & (e | a))) &+ 0x8F1B_BCDC &+ w9
    e = rotate(e, 30)
    w10 = rotate(w7 ^ w2 ^ w12 ^ w10, 1)
    b = b &+ rotate(c, 5) &+ ((d & e) | (a & (d | e))) &+ 0x8F1B_BCDC &+ w10
    d = rotate(d, 30)
    w11 = rotate(w8 ^ w3 ^ w13 ^ w11, 1)
    a = a &+ rotate(b, 5) &+ ((c & d) | (e & (c | d))) &+ 0x8F1B_BCDC &+ w11
    c = rotate(c, 30)
    w12 = rotate(w9 ^ w4 ^ w14 ^ w12, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0xCA62_C1D6 &+ w12
    b = rotate(b, 30)
    w13 = rotate(w10 ^ w5 ^ w15 ^ w13, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0xCA62_C1D6 &+ w13
    a = rotate(a, 30)
    w14 = rotate(w11 ^ w6 ^ w0 ^ w14, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0xCA62_C1D6 &+ w14
    e = rotate(e, 30)
    w15 = rotate(w12 ^ w7 ^ w1 ^ w15, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0xCA62_C1D6 &+ w15
    d = rotate(d, 30)
    w0 = rotate(w13 ^ w8 ^ w2 ^ w0, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0xCA62_C1D6 &+ w0
    c = rotate(c, 30)
    w1 = rotate(w14 ^ w9 ^ w3 ^ w1, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0xCA62_C1D6 &+ w1
    b = rotate(b, 30)
    w2 = rotate(w15 ^ w10 ^ w4 ^ w2, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0xCA62_C1D6 &+ w2
    a = rotate(a, 30)
    w3 = rotate(w0 ^ w11 ^ w5 ^ w3, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0xCA62_C1D6 &+ w3
    e = rotate(e, 30)
    w4 = rotate(w1 ^ w12 ^ w6 ^ w4, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0xCA62_C1D6 &+ w4
    d = rotate(d, 30)
    w5 = rotate(w2 ^ w13 ^ w7 ^ w5, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0xCA62_C1D6 &+ w5
    c = rotate(c, 30)
    w6 = rotate(w3 ^ w14 ^ w8 ^ w6, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0xCA62_C1D6 &+ w6
    b = rotate(b, 30)
    w7 = rotate(w4 ^ w15 ^ w9 ^ w7, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0xCA62_C1D6 &+ w7
    a = rotate(a, 30)
    w8 = rotate(w5 ^ w0 ^ w10 ^ w8, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0xCA62_C1D6 &+ w8
    e = rotate(e, 30)
    w9 = rotate(w6 ^ w1 ^ w11 ^ w9, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0xCA62_C1D6 &+ w9
    d = rotate(d, 30)
    w10 = rotate(w7 ^ w2 ^ w12 ^ w10, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0xCA62_C1D6 &+ w10
    c = rotate(c, 30)
    w11 = rotate(w8 ^ w3 ^ w13 ^ w11, 1)
    e = e &+ rotate(a, 5) &+ (b ^ c ^ d) &+ 0xCA62_C1D6 &+ w11
    b = rotate(b, 30)
    w12 = rotate(w9 ^ w4 ^ w14 ^ w12, 1)
    d = d &+ rotate(e, 5) &+ (a ^ b ^ c) &+ 0xCA62_C1D6 &+ w12
    a = rotate(a, 30)
    w13 = rotate(w10 ^ w5 ^ w15 ^ w13, 1)
    c = c &+ rotate(d, 5) &+ (e ^ a ^ b) &+ 0xCA62_C1D6 &+ w13
    e = rotate(e, 30)
    w14 = rotate(w11 ^ w6 ^ w0 ^ w14, 1)
    b = b &+ rotate(c, 5) &+ (d ^ e ^ a) &+ 0xCA62_C1D6 &+ w14
    d = rotate(d, 30)
    w15 = rotate(w12 ^ w7 ^ w1 ^ w15, 1)
    a = a &+ rotate(b, 5) &+ (c ^ d ^ e) &+ 0xCA62_C1D6 &+ w15
    c = rotate(c, 30)
    state.0 = state.0 &+ a
    state.1 = state.1 &+ b
    state.2 = state.2 &+ c
    state.3 = state.3 &+ d
    state.4 = state.4 &+ e
  }
}

@inline(__always)
private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
  (word << count) | (word >> (32 &- count))
}

extension SHA1 {
  /// Hashes a whole message.
  package static func hash(_ message: some Collection<UInt8>) -> SHA1 {
    var hash = SHA1()
    var block = SIMD16<UInt32>()
    var filled = 0
    for byte in message {
      block.setByte(byte, at: filled)
      filled += 1
      guard filled == 64 else { continue }
      hash.compress(block)
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
      compress(block)
      block = SIMD16<UInt32>()
    }
    let bits = length &* 8
    block[14] = UInt32(truncatingIfNeeded: bits >> 32)
    block[15] = UInt32(truncatingIfNeeded: bits)
    compress(block)
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
