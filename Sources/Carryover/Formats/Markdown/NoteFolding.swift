/// Folds texts as `foldedName` does, byte for byte, and makes no text of them.
enum NoteFolding {
  /// The folded bytes of a text; `nil` where only the whole rule can tell.
  static func folded(_ text: some Collection<UInt8>) -> [UInt8]? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    var hasPendingSpace = false
    var rest = text.makeIterator()
    while let lead = rest.next() {
      let scalar: UInt32
      if lead < 0x80 {
        scalar = UInt32(lead)
      } else {
        guard let read = decoded(lead, &rest) else { return nil }
        scalar = read
      }
      if isSpace(scalar) {
        hasPendingSpace = !folded.isEmpty
        continue
      }
      guard let kind = kind(of: scalar) else { return nil }
      if case .nothing = kind { continue }
      if hasPendingSpace { folded.append(32) }
      hasPendingSpace = false
      switch kind {
      case .nothing: break
      case .letter(let range): folded += letters.bytes[range]
      case .itself:
        if lead < 0x80 { folded.append(lead &- 65 < 26 ? lead | 32 : lead) } else { append(scalar, to: &folded) }
      }
    }
    return folded
  }

  /// The same with spaces for hyphens, as the table of words has its keys.
  static func key(_ text: some Collection<UInt8>) -> [UInt8]? {
    guard var key = folded(text) else { return nil }
    for index in key.indices where key[index] == UInt8(ascii: "-") { key[index] = 32 }
    return key
  }

  /// What becomes of a scalar: it goes, other letters stand for it, or it stays.
  private enum Kind {
    case nothing, letter(Range<Int>), itself
  }

  private static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0..<0x80: .itself
    case 0x80..<0x800:
      letters.ranges[Int(scalar) - 0x80].isEmpty ? .nothing : .letter(letters.ranges[Int(scalar) - 0x80])
    // Dashes and quotes, arrows, signs, ideographs, pictures: none has another case, or is a mark on a letter.
    case 0x2010...0x2027, 0x2190...0x23FF, 0x2500...0x27BF, 0x3001...0x3029, 0x4E00...0x9FFF, 0x1F300...0x1FAFF: .itself
    case 0xFE0F: .nothing
    default: nil
    }
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    scalar == 32 || (9...13).contains(scalar) || scalar == 0x85 || scalar == 0xA0
  }

  private static func decoded(_ lead: UInt8, _ rest: inout some IteratorProtocol<UInt8>) -> UInt32? {
    let count = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var scalar = UInt32(lead) & (0x3F >> UInt32(count))
    for _ in 0..<count {
      guard let next = rest.next(), next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    return scalar
  }

  private static func append(_ scalar: UInt32, to folded: inout [UInt8]) {
    if scalar >= 0x10000 {
      folded.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      folded.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12) & 0x3F)
    } else {
      folded.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    }
    folded.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6) & 0x3F)
    folded.append(0x80 | UInt8(truncatingIfNeeded: scalar) & 0x3F)
  }

  /// What the letters with accents, and those of other alphabets, are by the whole rule, from U+0080 to U+07FF.
  private static let letters: (bytes: [UInt8], ranges: [Range<Int>]) = {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for value in UInt32(0x80)..<0x800 {
      let start = bytes.count
      if let scalar = Unicode.Scalar(value) { bytes += foldedUnicodeName(String(scalar)).utf8 }
      ranges.append(start..<bytes.count)
    }
    return (bytes, ranges)
  }()
}
