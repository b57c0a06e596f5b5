/// Bytes as text in the alphabet of Base64 (RFC 4648, section 4), with padding and without line breaks.
package enum Base64 {
  /// A text that is not Base64: where, and what is wrong with it.
  package struct Failure: Error, Hashable, Sendable {
    /// Bytes before the place, from the start of the text.
    package let offset: Int
    /// What is wrong.
    package let reason: String
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of some bytes.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var word: UInt32 = 0
      for index in 0..<3 { word = word << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? alphabet[Int(word >> UInt32(18 - 6 * index) & 63)] : padding)
      }
    }
    return text
  }

  /// The bytes of a text, in the memory of the bytes.
  ///
  /// - Throws: Where the text has anything else in it, is cut, or has bits beyond its last byte, so that there is one
  ///   text for any bytes.
  package static func decode(_ text: ByteSlice) throws(Failure) -> [UInt8] {
    guard text.count % 4 == 0 else { throw Failure(offset: text.count, reason: "its length is no multiple of four") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let isLast = start + 4 == text.count
      let pads = !isLast || text[start + 3] != padding ? 0 : text[start + 2] == padding ? 2 : 1
      var word: UInt32 = 0
      for index in start..<start + 4 {
        word <<= 6
        if index >= start + 4 - pads { continue }
        guard let value = value(of: text[index]) else { throw Failure(offset: index, reason: "this is no sign of it") }
        word |= value
      }
      guard pads == 0 || word & (pads == 1 ? 0xFF : 0xFFFF) == 0 else {
        throw Failure(offset: start + 3 - pads, reason: "there are bits beyond the last byte")
      }
      for index in 0..<3 - pads { bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(16 - 8 * index))) }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 71)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
