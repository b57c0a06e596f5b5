extension UniqueIdentifier {
  /// Derives the version 5 identifier of a name in a namespace (RFC 9562, section 5.5).
  ///
  /// The same namespace and name give the same identifier on every machine. A name of at most 39 bytes is hashed in
  /// one block and needs no memory of its own.
  public init(namespace: UniqueIdentifier, name: some Collection<UInt8>) {
    let count = name.count
    guard count <= 39 else {
      self.init(hash: SHA1<UInt32>.hash(namespace.bytes + Array(name)))
      return
    }
    var block = SIMD16<UInt32>()
    block.setNamespace(namespace)
    let isLaid: Void? = name.withContiguousStorageIfAvailable { bytes in
      for index in 0..<bytes.count { block.setByte(unsafe bytes[index], at: 16 + index) }
    }
    if isLaid == nil { for (index, byte) in name.enumerated() { block.setByte(byte, at: 16 + index) } }
    self.init(block: &block, nameCount: count)
  }

  /// Derives the version 5 identifier of the `ordinal`-th child, counted from 1, of the entity `parent`.
  ///
  /// The name is the ordinal in decimal digits. This recipe MUST NOT CHANGE: people's libraries hold its results.
  public init(parent: UniqueIdentifier, ordinal: Int) {
    var block = SIMD16<UInt32>()
    block.setNamespace(parent)
    var digits: UInt64 = 0
    var count = 0
    var rest = UInt64(max(ordinal, 0))
    repeat {
      digits = digits << 8 | (48 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0 && count < 8
    guard rest == 0 else {
      self.init(namespace: parent, name: String(ordinal).utf8)
      return
    }
    for index in 0..<count {
      block.setByte(UInt8(truncatingIfNeeded: digits), at: 16 + index)
      digits >>= 8
    }
    self.init(block: &block, nameCount: count)
  }

  private init(block: inout SIMD16<UInt32>, nameCount: Int) {
    block.setByte(0x80, at: 16 + nameCount)
    block[15] = UInt32((16 + nameCount) * 8)
    var hash = SHA1<UInt32>()
    hash.compress(HashBlock(block))
    self.init(hash: hash)
  }

  private init(hash: SHA1<UInt32>) {
    self.init(hash.state.0, hash.state.1, hash.state.2, hash.state.3)
  }

  /// Makes a version 5 identifier of the first four words of a hash.
  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, _ third: UInt32, _ fourth: UInt32) {
    self.init(
      high: (UInt64(first) << 32 | UInt64(second)) & 0xFFFF_FFFF_FFFF_0FFF | 0x5000,
      low: (UInt64(third) << 32 | UInt64(fourth)) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  /// The sixteen bytes, most significant first.
  package var bytes: [UInt8] {
    (0..<16).map { index in
      let half = index < 8 ? high : low
      return UInt8(truncatingIfNeeded: half >> UInt64(56 - (index & 7) * 8))
    }
  }
}

extension SIMD16<UInt32> {
  fileprivate mutating func setNamespace(_ namespace: UniqueIdentifier) {
    self[0] = UInt32(truncatingIfNeeded: namespace.high >> 32)
    self[1] = UInt32(truncatingIfNeeded: namespace.high)
    self[2] = UInt32(truncatingIfNeeded: namespace.low >> 32)
    self[3] = UInt32(truncatingIfNeeded: namespace.low)
  }
}
