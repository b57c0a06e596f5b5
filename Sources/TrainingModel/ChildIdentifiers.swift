/// Derives the identifiers of children four at a time, as `UniqueIdentifier.init(parent:ordinal:)` does one.
struct ChildIdentifiers {
  private var block = HashBlock<SIMD4<UInt32>>()

  /// Derives the identifiers of children, each the `ordinal`-th of its parent.
  mutating func derive(_ children: [(parent: UniqueIdentifier, ordinal: Int)], into result: inout [UniqueIdentifier]) {
    result.removeAll(keepingCapacity: true)
    var index = 0
    while index < children.count {
      let lanes = min(4, children.count - index)
      // Names of one or two digits, as nearly all are, fill no more than one word of the block.
      var areShort = lanes > 1
      for lane in 0..<lanes where !(0..<100).contains(children[index + lane].ordinal) { areShort = false }
      if areShort {
        deriveFour(children, at: index, lanes: lanes, into: &result)
      } else {
        for lane in 0..<lanes {
          let child = children[index + lane]
          result.append(UniqueIdentifier(parent: child.parent, ordinal: child.ordinal))
        }
      }
      index += lanes
    }
  }

  private mutating func deriveFour(
    _ children: [(parent: UniqueIdentifier, ordinal: Int)], at start: Int, lanes: Int,
    into result: inout [UniqueIdentifier]
  ) {
    for lane in 0..<lanes {
      let (parent, ordinal) = children[start + lane]
      block.low.0[lane] = UInt32(truncatingIfNeeded: parent.high >> 32)
      block.low.1[lane] = UInt32(truncatingIfNeeded: parent.high)
      block.low.2[lane] = UInt32(truncatingIfNeeded: parent.low >> 32)
      block.low.3[lane] = UInt32(truncatingIfNeeded: parent.low)
      let (tens, ones) = (UInt32(ordinal / 10), UInt32(ordinal % 10) + 48)
      // The digits, then the bit that ends a message; its length in bits stands in the last word.
      block.low.4[lane] = tens == 0 ? ones << 24 | 0x80_0000 : (tens + 48) << 24 | ones << 16 | 0x8000
      block.high.7[lane] = tens == 0 ? 17 * 8 : 18 * 8
    }
    var hash = SHA1<SIMD4<UInt32>>()
    hash.compress(block)
    for lane in 0..<lanes {
      result.append(
        UniqueIdentifier(hash.state.0[lane], hash.state.1[lane], hash.state.2[lane], hash.state.3[lane]))
    }
  }
}
