/// Derives the identifiers of children four at a time, as `UniqueIdentifier.init(parent:ordinal:)` does one.
///
/// All children of a level are added, then derived together, then taken in the same order, while those of the level
/// below are added. Its memory serves for one session after another.
package struct ChildIdentifiers: Sendable {
  private struct Child {
    var parent: UniqueIdentifier
    var ordinal: Int

    /// The name of one or two digits as the block has it: the digits, then the bit that ends a message.
    @inline(__always) var name: UInt32 {
      let (tens, ones) = (UInt32(ordinal / 10), UInt32(ordinal % 10) + 48)
      return tens == 0 ? ones << 24 | 0x80_0000 : (tens + 48) << 24 | ones << 16 | 0x8000
    }

    /// How many bits of a message with that name are hashed.
    @inline(__always) var bitCount: UInt32 { ordinal < 10 ? 17 * 8 : 18 * 8 }
  }

  private var children: [Child] = []
  private var identifiers: [UniqueIdentifier] = []
  private var taken = 0

  package init() {}

  /// Adds the children of a parent, as many as there are.
  mutating func add(_ count: Int, to parent: UniqueIdentifier) {
    for index in 0..<count { children.append(Child(parent: parent, ordinal: index + 1)) }
  }

  /// The next of the derived identifiers.
  @inline(__always)
  mutating func next() -> UniqueIdentifier {
    taken += 1
    return identifiers[taken - 1]
  }

  /// Derives the identifiers of the children that were added.
  mutating func derive() {
    identifiers.removeAll(keepingCapacity: true)
    taken = 0
    var index = 0
    while index < children.count {
      let lanes = min(4, children.count - index)
      // Names of one or two digits, as nearly all are, fill no more than one word of the block.
      var areShort = lanes > 1
      for lane in 0..<lanes where children[index + lane].ordinal >= 100 { areShort = false }
      if areShort {
        deriveFour(at: index, lanes: lanes)
      } else {
        for lane in 0..<lanes {
          let child = children[index + lane]
          identifiers.append(UniqueIdentifier(parent: child.parent, ordinal: child.ordinal))
        }
      }
      index += lanes
    }
    children.removeAll(keepingCapacity: true)
  }

  /// Derives up to four, whose names are short: in lanes that are left over the first is derived again.
  private mutating func deriveFour(at start: Int, lanes: Int) {
    let first = children[start]
    let second = lanes > 1 ? children[start + 1] : first
    let third = lanes > 2 ? children[start + 2] : first
    let fourth = lanes > 3 ? children[start + 3] : first
    // Put together of what is in registers: a lane stored alone would have to be waited for by the whole vector's load.
    @inline(__always)
    func words(_ word: (Child) -> UInt32) -> SIMD4<UInt32> {
      SIMD4(word(first), word(second), word(third), word(fourth))
    }
    var block = HashBlock<SIMD4<UInt32>>()
    block.low.0 = words { UInt32(truncatingIfNeeded: $0.parent.high >> 32) }
    block.low.1 = words { UInt32(truncatingIfNeeded: $0.parent.high) }
    block.low.2 = words { UInt32(truncatingIfNeeded: $0.parent.low >> 32) }
    block.low.3 = words { UInt32(truncatingIfNeeded: $0.parent.low) }
    block.low.4 = words(\.name)
    block.high.7 = words(\.bitCount)
    var hash = SHA1<SIMD4<UInt32>>()
    hash.compressInline(block)
    for lane in 0..<lanes {
      identifiers.append(
        UniqueIdentifier(hash.state.0[lane], hash.state.1[lane], hash.state.2[lane], hash.state.3[lane]))
    }
  }
}
