/// A word that a hash is made with: of 32 bits, or four of them side by side.
package protocol HashWord: Sendable {
  init(repeating value: UInt32)
  static func &+ (left: Self, right: Self) -> Self
  static func ^ (left: Self, right: Self) -> Self
  static func & (left: Self, right: Self) -> Self
  static func | (left: Self, right: Self) -> Self
  /// The word with its bits moved up by `count` places, those that fall out coming in below.
  func rotated(_ count: UInt32) -> Self
}

extension UInt32: HashWord {
  @inline(__always)
  package init(repeating value: UInt32) { self = value }
  @inline(__always)
  package func rotated(_ count: UInt32) -> UInt32 { (self &<< count) | (self &>> (32 &- count)) }
}

extension SIMD4<UInt32>: HashWord {
  @inline(__always)
  package func rotated(_ count: UInt32) -> SIMD4<UInt32> {
    // The sum of two halves without a common bit is their union. Written as a union, the compiler takes the vector
    // apart and rotates each lane alone, which takes ten times as long.
    (self &<< SIMD4(repeating: count)) &+ (self &>> SIMD4(repeating: 32 &- count))
  }
}

/// The sixteen words that are hashed together.
package struct HashBlock<Word: HashWord>: Sendable {
  package typealias Half = (Word, Word, Word, Word, Word, Word, Word, Word)
  package var low: Half
  package var high: Half

  /// A block of zeros.
  @inline(__always)
  package init() {
    let zero = Word(repeating: 0)
    low = (zero, zero, zero, zero, zero, zero, zero, zero)
    high = low
  }
}

extension HashBlock<UInt32> {
  /// The words of a vector.
  @inline(__always)
  package init(_ words: SIMD16<UInt32>) {
    low = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    high = (words[8], words[9], words[10], words[11], words[12], words[13], words[14], words[15])
  }
}
