extension NotationTokenizer {
  /// How long the web address is that begins here; `nil` where none does.
  ///
  /// No number in it counts anything: `https://example.org/5x5`.
  func addressLength() -> Int? {
    guard begins(with: "http") && (begins(with: "http://") || begins(with: "https://")) || begins(with: "www.") else {
      return nil
    }
    var end = index
    while end < bytes.count, !Self.endsAddress(bytes[end]) { end += 1 }
    return end - index
  }

  /// How long the picture is that begins here: `![5x5](squat.png)`.
  func pictureLength() -> Int? {
    let limit = min(bytes.count, index + NoteLinks.longestLink)
    guard byte(index + 1) == UInt8(ascii: "["), let close = bytes[index..<limit].firstIndex(of: UInt8(ascii: "]")),
      byte(close + 1) == UInt8(ascii: "("), let end = bytes[close..<limit].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return end + 1 - index
  }

  private func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { letters in
      for place in 0..<letters.count {
        let letter = unsafe letters[place]
        let typed = byte(index + place)
        guard typed == letter || typed | 32 == letter && letter >= 97 else { return false }
      }
      return true
    }
  }

  private static func endsAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "|"): true
    default: false
    }
  }
}
