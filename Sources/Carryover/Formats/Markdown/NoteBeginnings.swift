import TextStreams

/// The first three letters of words, or all of them, by which most texts are known to hold none of them at little cost.
struct NoteBeginnings: Sendable {
  private var beginnings: Set<UInt32> = []
  /// How many letters of a word are looked at.
  private let length: Int
  /// A bit for what each beginning may be, which tells most others apart before the set does.
  private var bits = [UInt64](repeating: 0, count: 64)

  init(_ words: some Sequence<String>) { self.init(words, length: 3) }

  /// All letters of words, for words whose beginnings are too common: `plan` beside `plank`.
  init(whole words: some Sequence<String>) { self.init(words, length: .max) }

  private init(_ words: some Sequence<String>, length: Int) {
    self.length = length
    for word in words {
      let beginning = word.withByteSlice { Self.beginning($0, 0, min($0.count, length)) }
      beginnings.insert(beginning)
      bits[Self.bit(beginning) >> 6] |= 1 << UInt64(Self.bit(beginning) & 63)
    }
  }

  /// Whether a text may hold one of the words; any text may that is not plain.
  ///
  /// - Parameter isFree: Whether a word right behind a number counts for nothing, as a unit there is the number's.
  func mayBeIn(_ text: some StringProtocol, isFree: Bool = false) -> Bool {
    text.withByteSlice { mayBeIn($0.slice(0, NoteDateToken.limit), isFree: isFree) }
  }

  /// The same of a text's bytes.
  func mayBeIn(_ bytes: ByteSlice, isFree: Bool = false) -> Bool {
    var index = 0
    var followsNumber = false
    while index < bytes.count {
      let start = index
      if bytes[index] >= 0x80 {
        // `–`, `…`, `×`, `·`: no words.
        guard let length = Self.sign(bytes, index) else { return true }
        index += length
        followsNumber = false
      } else if bytes[index].isLetter {
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        if !(isFree && followsNumber), contains(bytes, start, index) { return true }
        followsNumber = false
      } else {
        if bytes[index] != 32 { followsNumber = bytes[index].isDigit }
        index += 1
      }
    }
    return false
  }

  /// How many bytes a sign beyond ASCII takes that is in no word; `nil` for a letter.
  private static func sign(_ bytes: ByteSlice, _ index: Int) -> Int? {
    if bytes[index] == 0xE2, bytes[index + 1] == 0x80, (0x90...0xAF).contains(bytes[index + 2]) { return 3 }
    if bytes[index] == 0xC3, bytes[index + 1] == 0x97 { return 2 }
    return bytes[index] == 0xC2 && bytes[index + 1] == 0xB7 ? 2 : nil
  }

  /// Whether a text may begin with one of the words.
  func mayBegin(_ text: String) -> Bool {
    text.withByteSlice { bytes in
      var end = 0
      while end < bytes.count, bytes[end].isLetter || bytes[end] >= 0x80 {
        if bytes[end] >= 0x80 { return true }
        end += 1
      }
      return contains(bytes, 0, end)
    }
  }

  /// Whether the word at some bytes may be one of them.
  func contains(_ bytes: ByteSlice, _ start: Int, _ end: Int) -> Bool {
    let beginning = Self.beginning(bytes, start, end - start > length ? start + length : end)
    let bit = Self.bit(beginning)
    return bits[bit >> 6] & 1 << UInt64(bit & 63) != 0 && beginnings.contains(beginning)
  }

  private static func bit(_ beginning: UInt32) -> Int { Int((beginning &* 0x9E37_79B1) >> 20) }

  private static func beginning(_ bytes: ByteSlice, _ start: Int, _ end: Int) -> UInt32 {
    var beginning: UInt32 = 0
    // Three letters stand beside each other; of more, words that come out alike only cost time.
    for index in start..<end { beginning = beginning << 8 ^ beginning >> 24 &* 0x9E37_79B1 ^ UInt32(bytes[index] | 32) }
    return beginning
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (self | 32) &- 97 < 26 }
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { self &- 48 < 10 }
}
