import TextStreams

/// Says quickly of most lines that no date stands in them.
struct NoteDateFilter: Sendable {
  private let beginnings: NoteBeginnings

  init(_ table: NoteWordTable) {
    let others = NoteStructureWords.dateOpenings.all.union(NoteStructureWords.dayNames.all).union(["undated"])
    beginnings = NoteBeginnings(table.words { $0.month > 0 || $0.weekday > 0 } + Array(others))
  }

  /// Whether a text may hold a date: digits beside a date's marks, eight digits, or the beginning of a date's word.
  func mayHoldDate(_ text: String) -> Bool {
    text.withByteSlice { mayHoldDate($0.slice(0, NoteDateToken.limit)) }
  }

  /// The same of a text's bytes, all of which are looked at.
  func mayHoldDate(_ bytes: ByteSlice) -> Bool {
    var index = 0
    while index < bytes.count {
      let start = index
      if bytes[index] >= 0x80 { return true }
      if bytes[index].isDigit {
        while index < bytes.count, bytes[index].isDigit { index += 1 }
        if index - start == 8 || isDay(bytes, start, index) { return true }
      } else if bytes[index].isLetter {
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        if beginnings.contains(bytes, start, index) { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  /// Whether a number is the first of two that a date's mark joins, and both may be days: `5/3`, `5.3.`, `2024-03`.
  private func isDay(_ bytes: ByteSlice, _ start: Int, _ end: Int) -> Bool {
    guard end + 1 < bytes.count, end - start <= 2 || end - start == 4, bytes[end + 1].isDigit else { return false }
    switch bytes[end] {
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): break
    default: return false
    }
    if end - start == 4 { return true }
    let (first, second) = (number(bytes, from: start), number(bytes, from: end + 1))
    return (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
  }

  private func number(_ bytes: ByteSlice, from start: Int) -> Int {
    var (number, index) = (0, start)
    while bytes[index].isDigit, number < 100 {
      number = number * 10 + Int(bytes[index] - 48)
      index += 1
    }
    return number
  }
}
