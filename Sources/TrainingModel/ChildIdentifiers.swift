/// Derives the identifiers of children four at a time, as `UniqueIdentifier.init(parent:ordinal:)` does one.
///
/// All children of a level are added, then derived together, then taken in the same order, while those of the level
/// below are added. Its memory serves for one session after another.
package struct ChildIdentifiers: Sendable {
  private struct Child {
    var parent: UniqueIdentifier
    var ordinal: Int
  }

  private var children: [Child] = []
  private var identifiers: [UniqueIdentifier] = []
  private var taken = 0
  private var block = HashBlock<SIMD4<UInt32>>()

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

  private mutating func deriveFour(at start: Int, lanes: Int) {
    for lane in 0..<lanes {
      let child = children[start + lane]
      block.low.0[lane] = UInt32(truncatingIfNeeded: child.parent.high >> 32)
      block.low.1[lane] = UInt32(truncatingIfNeeded: child.parent.high)
      block.low.2[lane] = UInt32(truncatingIfNeeded: child.parent.low >> 32)
      block.low.3[lane] = UInt32(truncatingIfNeeded: child.parent.low)
      let (tens, ones) = (UInt32(child.ordinal / 10), UInt32(child.ordinal % 10) + 48)
      // The digits, then the bit that ends a message; its length in bits stands in the last word.
      block.low.4[lane] = tens == 0 ? ones << 24 | 0x80_0000 : (tens + 48) << 24 | ones << 16 | 0x8000
      block.high.7[lane] = tens == 0 ? 17 * 8 : 18 * 8
    }
    var hash = SHA1<SIMD4<UInt32>>()
    hash.compress(block)
    for lane in 0..<lanes {
      identifiers.append(
        UniqueIdentifier(hash.state.0[lane], hash.state.1[lane], hash.state.2[lane], hash.state.3[lane]))
    }
  }
}
