/// Reads the marks at the beginning of a line of markdown.
struct NoteMarkScanner {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var end: Int
  /// The column of the next byte, a tab counting up to the next multiple of four.
  private(set) var column = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    end = bytes.endIndex
    while end > index, Self.isSpace(bytes[end - 1]) { end -= 1 }
  }

  var isAtEnd: Bool { index >= end }
  var peek: UInt8? { isAtEnd ? nil : bytes[index] }
  /// How many bytes have been read.
  var offset: Int { index - bytes.startIndex }
  /// What has not been read, without spaces at its end.
  var rest: String { isAtEnd ? "" : String(decoding: bytes[index..<end], as: UTF8.self) }

  /// Whether all bytes are still to be read.
  var isWhole: Bool { index == bytes.startIndex && end == bytes.endIndex }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  private func byte(_ offset: Int) -> UInt8? { index + offset < end ? bytes[index + offset] : nil }

  mutating func advance(_ count: Int) {
    for _ in 0..<count where index < end {
      column = bytes[index] == 9 ? column / 4 * 4 + 4 : column + 1
      index += 1
    }
  }

  /// Skips spaces, those that no keyboard shows included.
  mutating func skipSpaces() {
    while index < end {
      if Self.isSpace(bytes[index]) {
        advance(1)
      } else if let width = wideSpace {
        // A byte order mark takes no room.
        if byte(0) != 0xEF { column += 1 }
        index += width
      } else {
        return
      }
    }
  }

  /// The length of a no-break space, an ideographic space or a byte order mark, where one comes next.
  private var wideSpace: Int? {
    switch (byte(0), byte(1), byte(2)) {
    case (0xC2, 0xA0, _): 2
    case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF), (0xE2, 0x80, 0x8B), (0xE2, 0x80, 0xAF): 3
    default: nil
    }
  }

  func isSpace(at offset: Int) -> Bool { byte(offset).map(Self.isSpace) ?? true }

  func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { prefix in
      for index in 0..<prefix.count where unsafe prefix[index] != byte(index) { return false }
      return true
    }
  }

  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard end - index >= wanted.count else { return false }
    return (index...end - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  /// How often a byte comes next, one after another.
  func run(of mark: UInt8) -> Int {
    var count = 0
    while byte(count) == mark { count += 1 }
    return count
  }

  /// Whether a title begins at an offset: with a capital, a number or the bracket of a date.
  func beginsTitle(at offset: Int) -> Bool {
    guard let first = byte(offset) else { return false }
    return first &- 65 < 26 || first.isDigit || first == UInt8(ascii: "<") || first == UInt8(ascii: "[")
      || first >= 0x80
  }

  func endsWith(_ mark: UInt8) -> Bool { end > index && bytes[end - 1] == mark }

  /// How many tabs stand in the rest, as between the cells of a pasted spreadsheet.
  var countTabs: Int { bytes[index..<end].count { $0 == 9 } }

  func restConsists(of mark: UInt8) -> Bool { !isAtEnd && bytes[index..<end].allSatisfy { $0 == mark } }

  /// Takes a quote's mark. A `>` before a number right behind it may be a drop, but not where a line begins.
  mutating func takeQuote() -> Bool {
    guard peek == UInt8(ascii: ">") else { return false }
    advance(1)
    return true
  }

  /// Skips what some programs write at the beginning of a quote to set it off, where a date may stand behind it:
  /// `[!note] `, `[!gym]+ `.
  mutating func skipCallout() {
    guard byte(0) == UInt8(ascii: "["), byte(1) == UInt8(ascii: "!"), byte(2)?.isLetter == true else { return }
    var length = 3
    while let next = byte(length), next.isLetter || next.isDigit || next == UInt8(ascii: "-") { length += 1 }
    guard byte(length) == UInt8(ascii: "]") else { return }
    length += 1
    if byte(length) == UInt8(ascii: "+") || byte(length) == UInt8(ascii: "-") { length += 1 }
    let rest = bytes[index..<end]
    guard byte(length) == 32, length < 24, rest.contains(where: \.isDigit),
      // `[!note] 3x8 next time` has no date.
      !zip(rest, rest.dropFirst()).contains(where: { $0.isDigit && $1 | 32 == UInt8(ascii: "x") })
    else { return }
    advance(length)
    skipSpaces()
  }

  /// The language that a fence names, in lower case; `nil` where the marks are no fence.
  func fenceLanguage(after count: Int, mark: UInt8) -> String? {
    let rest = bytes[min(index + count, end)..<end]
    if rest.contains(UInt8(ascii: "`")) { return nil }
    let word = rest.drop(while: Self.isSpace).prefix { !Self.isSpace($0) }
    return String(decoding: word, as: UTF8.self).lowercased()
  }

  /// Whether the line is three or more of `*`, `_` or `-`, perhaps with spaces between.
  var isRule: Bool {
    guard let mark = peek, "*_-–—".utf8.contains(mark) else { return false }
    var count = 0
    for byte in bytes[index..<end] where !Self.isSpace(byte) {
      guard byte == mark || (mark >= 0x80 && byte >= 0x80) else { return false }
      count += 1
    }
    return mark < 0x80 ? count >= 3 : count >= 9
  }

  /// Whether the line is made of dashes, colons and bars, at least one of each of dash and bar.
  var isTableRule: Bool {
    var (dashes, bars) = (0, 0)
    for byte in bytes[index..<end] {
      switch byte {
      case UInt8(ascii: "-"): dashes += 1
      case UInt8(ascii: "|"), UInt8(ascii: "+"): bars += 1
      case UInt8(ascii: ":"), UInt8(ascii: "="), 32, 9: break
      default: return false
      }
    }
    return dashes > 0 && bars > 0
  }

  mutating func dropTrailingMarks(_ mark: UInt8) {
    var last = end
    while last > index, bytes[last - 1] == mark { last -= 1 }
    guard last < end, last == index || Self.isSpace(bytes[last - 1]) else { return }
    while last > index, Self.isSpace(bytes[last - 1]) { last -= 1 }
    end = last
  }

  /// The list marker that comes next, with its length: `-`, `*`, `+`, `•`, `1.`, `2)`.
  var listMarker: (length: Int, isOrdered: Bool)? {
    guard let first = byte(0) else { return nil }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return isSpace(at: 1) && byte(1) != nil ? (1, false) : nil
    case 0xE2: return bullet
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number
    default: return nil
    }
  }

  /// `•`, `◦`, `▪`, `‣`, `·` and dashes as some keyboards make them.
  private var bullet: (length: Int, isOrdered: Bool)? {
    switch (byte(1), byte(2)) {
    case (0x80, 0xA2), (0x97, 0xA6), (0x96, 0xAA), (0x80, 0xA3), (0x97, 0x8F), (0x97, 0x8B), (0x81, 0x83):
      (3, false)
    case (0x80, 0x93), (0x80, 0x94): isSpace(at: 3) && byte(3) != nil ? (3, false) : nil
    default: nil
    }
  }

  /// `1.` and `1)`, each with a space behind; `2.5` and `1)` alone are none.
  private var number: (length: Int, isOrdered: Bool)? {
    var length = 0
    while length < 3, let digit = byte(length), (48...57).contains(digit) { length += 1 }
    guard length < 3, let mark = byte(length), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
      return nil
    }
    return isSpace(at: length + 1) && byte(length + 1) != nil ? (length + 1, true) : nil
  }

  /// The check box that comes next, with its length.
  var box: (box: NoteLine.Box, length: Int)? {
    // All of them begin with one of two bytes.
    guard let first = byte(0), first == UInt8(ascii: "[") || first == 0xE2 else { return nil }
    if first == UInt8(ascii: "["), byte(2) == UInt8(ascii: "]"), isSpace(at: 3), let mark = byte(1) {
      switch mark {
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "v"), UInt8(ascii: "*"): return (.ticked, 3)
      case UInt8(ascii: " "): return (.open, 3)
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "~"): return (.dropped, 3)
      default: return nil
      }
    }
    if hasPrefix("[] ") { return (.open, 2) }
    for (mark, box) in Self.boxes where hasPrefix(mark) { return (box, mark.utf8CodeUnitCount) }
    return nil
  }

  private static let boxes: [(StaticString, NoteLine.Box)] = [
    ("[✓]", .ticked), ("[✔]", .ticked), ("☑️", .ticked), ("☑", .ticked), ("✅", .ticked), ("✔️", .ticked), ("✔", .ticked),
    ("✓", .ticked), ("☐", .open), ("⬜", .open), ("▢", .open), ("❌", .dropped), ("☒", .dropped), ("✗", .dropped),
    ("✘", .dropped),
  ]
}
