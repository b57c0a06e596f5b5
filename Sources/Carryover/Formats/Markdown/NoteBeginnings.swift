/// The first three letters of words, by which most texts are known to hold none of them at little cost.
struct NoteBeginnings: Sendable {
  private var beginnings: Set<UInt32> = []

  init(_ words: some Sequence<String>) {
    for word in words { beginnings.insert(Self.beginning(Array(word.utf8)[...])) }
  }

  /// Whether a text may hold one of the words; any text may that is not plain.
  ///
  /// - Parameter isFree: Whether a word right behind a number counts for nothing, as a unit there is the number's.
  func mayBeIn(_ text: String, isFree: Bool = false) -> Bool {
    let bytes = Array(text.utf8.prefix(NoteDateToken.limit))
    var index = 0
    var followsNumber = false
    while index < bytes.count {
      let start = index
      if bytes[index] >= 0x80 { return true }
      if bytes[index].isLetter {
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        if !(isFree && followsNumber), contains(bytes[start..<index]) { return true }
        followsNumber = false
      } else {
        if bytes[index] != 32 { followsNumber = bytes[index].isDigit }
        index += 1
      }
    }
    return false
  }

  /// Whether a text may begin with one of the words.
  func mayBegin(_ text: String) -> Bool {
    let word = text.utf8.prefix { $0.isLetter || $0 >= 0x80 }
    return word.contains { $0 >= 0x80 } || contains(Array(word.prefix(3))[...])
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool { beginnings.contains(Self.beginning(word)) }

  private static func beginning(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.prefix(3).reduce(0) { $0 << 8 | UInt32($1 | 32) }
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (self | 32) &- 97 < 26 }
  /// Whether it is a digit of ASCII.
  var isDigit: Bool { self &- 48 < 10 }
}
