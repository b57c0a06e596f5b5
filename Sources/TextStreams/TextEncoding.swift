/// An encoding of text that files come in.
package enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16, little-endian"
  case utf16BigEndian = "UTF-16, big-endian"
  case windows1252 = "Windows-1252"

  /// Recognises UTF-16 by its byte order mark, or by the zero bytes that ASCII text has in it; UTF-8 otherwise.
  package init(prefix: ByteSlice) {
    if prefix.count >= 2 {
      switch (prefix[0], prefix[1]) {
      case (0xFF, 0xFE):
        self = .utf16LittleEndian
        return
      case (0xFE, 0xFF):
        self = .utf16BigEndian
        return
      default: break
      }
    }
    let length = min(prefix.count, 64) / 2
    let zeros = (0..<length).reduce(into: (even: 0, odd: 0)) { zeros, pair in
      if prefix[pair * 2] == 0 { zeros.even += 1 }
      if prefix[pair * 2 + 1] == 0 { zeros.odd += 1 }
    }
    if length >= 8, zeros.odd > length * 3 / 4, zeros.even == 0 {
      self = .utf16LittleEndian
    } else if length >= 8, zeros.even > length * 3 / 4, zeros.odd == 0 {
      self = .utf16BigEndian
    } else {
      self = .utf8
    }
  }
}

/// Turns text of another encoding into UTF-8, chunk by chunk.
package struct TextDecoder {
  private let encoding: TextEncoding
  private var pendingByte: UInt8?
  private var highSurrogate: UInt16?

  package init(_ encoding: TextEncoding) {
    self.encoding = encoding
  }

  package mutating func decode(_ bytes: ByteSlice, into output: inout OutputBuffer) {
    switch encoding {
    case .utf8: output.append(bytes)
    case .windows1252: decodeWindows1252(bytes, into: &output)
    case .utf16BigEndian, .utf16LittleEndian:
      for index in 0..<bytes.count {
        guard let first = pendingByte else {
          pendingByte = bytes[index]
          continue
        }
        pendingByte = nil
        let second = bytes[index]
        let isBig = encoding == .utf16BigEndian
        append(UInt16(isBig ? first : second) << 8 | UInt16(isBig ? second : first), into: &output)
      }
    }
  }

  /// Ends the text: half a character left over becomes U+FFFD.
  package mutating func finish(into output: inout OutputBuffer) {
    if pendingByte != nil || highSurrogate != nil { output.append("\u{FFFD}") }
  }

  private mutating func append(_ unit: UInt16, into output: inout OutputBuffer) {
    if let high = highSurrogate {
      highSurrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
        append(Unicode.Scalar(value) ?? "\u{FFFD}", into: &output)
        return
      }
      output.append("\u{FFFD}")
    }
    if 0xD800...0xDBFF ~= unit {
      highSurrogate = unit
    } else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}", into: &output)
    }
  }

  private func append(_ scalar: Unicode.Scalar, into output: inout OutputBuffer) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
  }

  private func decodeWindows1252(_ bytes: ByteSlice, into output: inout OutputBuffer) {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        output.append(byte)
      } else if byte < 0xA0 {
        append(Unicode.Scalar(Self.windows1252[Int(byte - 0x80)]) ?? "\u{FFFD}", into: &output)
      } else {
        append(Unicode.Scalar(byte), into: &output)
      }
    }
  }

  /// What Windows-1252 has in the places 0x80 to 0x9F, where Latin-1 has control characters.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
  ]
}

/// Counts the characters of a UTF-8 stream that are more than one byte, and the bytes that are no UTF-8.
package struct UTF8Check: Sendable {
  /// Well-formed characters of two to four bytes.
  package private(set) var multibyteCharacters = 0
  /// Ill-formed sequences.
  package private(set) var illFormedSequences = 0
  private var expected = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  package init() {}

  package mutating func update(_ bytes: ByteSlice) {
    guard let base = unsafe bytes.start else { return }
    let raw = unsafe UnsafeRawPointer(base)
    var index = 0
    func hasASCII(_ index: Int) -> Bool {
      unsafe raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }
    while index < bytes.count {
      if expected == 0, index &+ 8 <= bytes.count, hasASCII(index) {
        index &+= 8
        // Most text is ASCII as far as one looks.
        while index &+ 32 <= bytes.count,
          unsafe raw.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self).allBits & 0x8080_8080_8080_8080 == 0
        {
          index &+= 32
        }
        continue
      }
      update(unsafe base[index])
      index &+= 1
    }
  }

  /// Ends the stream: half a character left over is ill-formed.
  package mutating func finish() {
    if expected > 0 { illFormedSequences += 1 }
    expected = 0
  }

  private mutating func update(_ byte: UInt8) {
    if expected > 0 {
      if byte >= lower, byte <= upper {
        expected -= 1
        (lower, upper) = (0x80, 0xBF)
        if expected == 0 { multibyteCharacters += 1 }
        return
      }
      illFormedSequences += 1
      expected = 0
      (lower, upper) = (0x80, 0xBF)
    }
    switch byte {
    case 0..<0x80: break
    case 0xC2...0xDF: expected = 1
    case 0xE0...0xEF:
      expected = 2
      if byte == 0xE0 { lower = 0xA0 }
      if byte == 0xED { upper = 0x9F }
    case 0xF0...0xF4:
      expected = 3
      if byte == 0xF0 { lower = 0x90 }
      if byte == 0xF4 { upper = 0x8F }
    default: illFormedSequences += 1
    }
  }
}

extension SIMD4<UInt64> {
  /// The bits that are set in any of the four.
  fileprivate var allBits: UInt64 {
    let halves = lowHalf | highHalf
    return halves[0] | halves[1]
  }
}
