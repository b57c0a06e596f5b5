import TextStreams

/// What a line's text begins and ends with, and which signs stand in it: most looks at a line need no more to pass it by.
struct NoteLineSigns: OptionSet {
  let rawValue: UInt32

  static let firstDigit = Self(rawValue: 1)
  static let firstLetter = Self(rawValue: 2)
  static let lastDigit = Self(rawValue: 4)
  static let lastLetter = Self(rawValue: 8)
  static let digit = Self(rawValue: 16)
  static let slash = Self(rawValue: 32)
  static let plus = Self(rawValue: 64)
  static let bracket = Self(rawValue: 128)
  static let colon = Self(rawValue: 256)
  static let dash = Self(rawValue: 512)
  static let point = Self(rawValue: 1024)
  static let comma = Self(rawValue: 2048)
  static let caret = Self(rawValue: 4096)
  static let largeR = Self(rawValue: 8192)
  static let smallX = Self(rawValue: 16384)
  static let bar = Self(rawValue: 32768)
  static let smallM = Self(rawValue: 65536)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ text: String) {
    self = text.withByteSlice { Self($0) }
  }

  private init(_ bytes: ByteSlice) {
    var signs: Self = []
    let table = Self.signs
    for index in 0..<bytes.count { signs.formUnion(table[Int(bytes[index] & 127)]) }
    if bytes.count > 0 {
      let (first, last) = (bytes[0], bytes[bytes.count - 1])
      if first.isDigit {
        signs.formUnion(.firstDigit)
      } else if first.isLetter || first >= 0x80 {
        signs.formUnion(.firstLetter)
      }
      if last.isDigit {
        signs.formUnion(.lastDigit)
      } else if last.isLetter || last >= 0x80 {
        signs.formUnion(.lastLetter)
      }
    }
    self = signs
  }

  /// What each byte of ASCII is; what the bytes of other signs end in only lets more be looked at.
  private static let signs: [Self] = (0..<128).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "("), UInt8(ascii: ")"): .bracket
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "."): .point
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "^"): .caret
    case UInt8(ascii: "R"): .largeR
    case UInt8(ascii: "x"): .smallX
    case UInt8(ascii: "m"): .smallM
    case UInt8(ascii: "|"): .bar
    default: []
    }
  }
}
