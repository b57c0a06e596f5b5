import TrainingModel

extension NotationTokenizer {
  /// What a run of bytes means, where it is a word of notation.
  func meaning(_ start: Int, _ end: Int) -> NoteWord? { entry(start, end)?.meaning }

  /// What a run of bytes may be.
  func entry(_ start: Int, _ end: Int) -> NoteWordTable.Entry? {
    let slice = bytes[max(0, start)..<max(0, start, min(end, bytes.count))]
    return slice.allSatisfy { $0 < 0x80 } ? words.table.find(slice) : words.table.find(folded(slice))
  }

  /// What a token may be.
  func entry(_ token: NotationToken) -> NoteWordTable.Entry? {
    switch token.entry {
    case NotationToken.noEntry: nil
    case NotationToken.openEntry: entry(token.start, token.end)
    default: words.table[Int(token.entry)]
    }
  }

  /// Whether a token is a word, which is in lower case here.
  func isText(_ token: NotationToken, _ text: StaticString) -> Bool {
    guard token.kind == .word, token.end - token.start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { letters in
      for index in 0..<letters.count {
        guard unsafe byte(token.start + index) | 0x20 == letters[index] else { return false }
      }
      return true
    }
  }

  /// `T2B`, `S2OH`: letters with `to` between them, which is a word and no number.
  func lengthThroughTo(_ length: Int) -> Int? {
    guard length == 1, byte(index + 1) == UInt8(ascii: "2"), byte(index) & 0x20 == byte(index + 2) & 0x20,
      Array("cgkpst".utf8).contains(byte(index) | 0x20)
    else { return nil }
    var end = index + 2
    while isLetter(byte(end)) { end += 1 }
    return (3...4).contains(end - index) && byte(end) &- 48 >= 10 ? end - index : nil
  }

  func follows(_ word: NoteWord) -> Bool {
    word == .failure || word == .amrap || word == .max || word == .bodyweight
  }

  /// Whether the last token may end a factor.
  var isAfterValue: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .close, .percent, .question, .hash, .prime, .doublePrime, .plus: return true
    case .word: return last.word != nil
    default: return false
    }
  }

  /// The folded text of a run of bytes.
  func folded(_ slice: ArraySlice<UInt8>) -> [UInt8] {
    let folded =
      NoteFolding.folded(slice)
      ?? Array(foldedName(Self.plainLetters(String(decoding: slice, as: UTF8.self))).utf8)
    return withStraightQuotes(folded)
  }

  /// A text in which `’` is written as `'`.
  private func withStraightQuotes(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0x99), text.count > 2 else { return text }
    var straight: [UInt8] = []
    for byte in text {
      straight.append(byte)
      if straight.suffix(3).elementsEqual([0xE2, 0x80, 0x99]) {
        straight.removeLast(3)
        straight.append(UInt8(ascii: "'"))
      }
    }
    return straight
  }
}
