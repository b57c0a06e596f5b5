/// Says quickly of most lines that no date stands in them.
struct NoteDateFilter: Sendable {
  /// The first three letters of every word that may be a part of a date.
  private let beginnings: Set<UInt32>

  init(words: NoteWords) {
    var beginnings: Set<UInt32> = []
    let others = NoteStructureWords.dateOpenings.union(NoteStructureWords.dayNames).union(["undated"])
    for word in Array(words.months.keys) + Array(words.weekdays.keys) + Array(others) {
      beginnings.insert(Self.beginning(Array(word.utf8)[...]))
    }
    self.beginnings = beginnings
  }

  /// Whether a text may hold a date: digits beside a date's marks, eight digits, or the beginning of a date's word.
  func mayHoldDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(NoteDateToken.limit))
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 { return true }
      let start = index
      if byte &- 48 < 10 {
        while index < bytes.count, bytes[index] &- 48 < 10 { index += 1 }
        if index - start == 8 || isDay(bytes, start, index) { return true }
      } else if (byte | 32) &- 97 < 26 {
        while index < bytes.count, (bytes[index] | 32) &- 97 < 26 { index += 1 }
        if beginnings.contains(Self.beginning(bytes[start..<index])) { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether a number is the first of two that a date's mark joins: `5/3`, `5.3.`, `2024-03`.
  private func isDay(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end + 1 < bytes.count, end - start <= 2 || end - start == 4, bytes[end + 1] &- 48 < 10 else { return false }
    switch bytes[end] {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): return true
    default: return false
    }
  }

  private static func beginning(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.prefix(3).reduce(0) { $0 << 8 | UInt32($1 | 32) }
  }
}
