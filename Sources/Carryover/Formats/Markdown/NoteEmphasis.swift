import TextStreams

/// Takes emphasis and links off a text, so that what stands in them can be read.
enum NoteEmphasis {
  struct Text: Hashable {
    var text: String
    /// Whether the whole text was set off.
    var isBold = false
    /// Whether the whole text was struck through.
    var isStruck = false
  }

  /// The text without `**`, `__`, `*`, `_`, `~~`, `==`, back ticks, and with links replaced by what they show.
  static func plain(_ content: String) -> Text {
    guard
      content.withByteSlice({
        unsafe $0.buffer.contains { isMark($0) || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") }
      })
    else {
      return Text(text: content)
    }
    var bytes = Array(content.utf8)
    var result = Text(text: content)
    if bytes.contains(UInt8(ascii: "&")) { bytes = NoteEntities.decoded(bytes) }
    if bytes.contains(UInt8(ascii: "[")) { bytes = NoteLinks.shown(bytes) }
    let whole = bytes
    bytes = withoutPairs(bytes)
    if bytes.contains(UInt8(ascii: "\\")) { bytes = withoutEscapes(bytes) }
    switch whole.first {
    case UInt8(ascii: "~"): result.isStruck = isWhole(whole, "~~") || isStruckBeforeRemark(whole)
    case UInt8(ascii: "*"): result.isBold = isWhole(whole, "**") || isWhole(whole, "*")
    case UInt8(ascii: "'"): result.isBold = isWhole(whole, "'''")
    // `== 1/8/24 OHP ==`, as wikis have their headings.
    case UInt8(ascii: "=") where whole.starts(with: "== ".utf8) && whole.suffix(3).elementsEqual(" ==".utf8):
      result.isBold = whole.count > 8
      bytes = Array(whole.dropFirst(3).dropLast(3))
    case UInt8(ascii: "_"): result.isBold = isWhole(whole, "__") || isWhole(whole, "_")
    default: break
    }
    result.text = trimmed(bytes)
    return result
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "`"),
      UInt8(ascii: "="), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// `~~1x12 @ 30~~ shoulder said no`: nothing but words stands behind what was struck.
  private static func isStruckBeforeRemark(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "~~".utf8), let close = bytes.dropFirst(2).firstRange(of: Array("~~".utf8)),
      close.lowerBound > 2
    else { return false }
    let rest = bytes[close.upperBound...]
    return !rest.contains { (48...57).contains($0) || $0 == UInt8(ascii: "~") }
  }

  private static func trimmed(_ bytes: [UInt8]) -> String {
    var slice = bytes[...]
    while slice.first == 32 || slice.first == 9 { slice.removeFirst() }
    while slice.last == 32 || slice.last == 9 { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  /// Whether the text begins and ends with a mark, a colon behind it aside, and has none between.
  private static func isWhole(_ bytes: [UInt8], _ mark: StaticString) -> Bool {
    let mark = mark.withUTF8Buffer { unsafe Array($0) }
    var slice = bytes[...]
    while slice.last == UInt8(ascii: ":") || slice.last == 32 { slice.removeLast() }
    // `**Hip thrust** (plan: 4x8)`
    if slice.last == UInt8(ascii: ")"), let open = slice.lastIndex(of: UInt8(ascii: "(")),
      slice[..<open].dropLast().last == mark[0], slice[open...].contains(where: \.isDigit)
    {
      slice = slice[..<open].dropLast()
    }
    guard slice.count > 2 * mark.count, slice.starts(with: mark), slice.suffix(mark.count).elementsEqual(mark),
      slice[slice.startIndex + mark.count] != mark[0], slice[slice.startIndex + mark.count] != 32
    else { return false }
    let inner = slice.dropFirst(mark.count).dropLast(mark.count)
    return !inner.contains(mark[0])
  }

  /// Takes off marks that come in pairs around words. `5*5` and `snake_case` have none.
  private static func withoutPairs(_ bytes: [UInt8]) -> [UInt8] {
    var isDropped = [Bool](repeating: false, count: bytes.count)
    var isAnyDropped = false
    // Of each mark by its length, where the last opening one stands.
    var open: [UInt16: Int] = [:]
    var index = 0
    while index < bytes.count {
      let mark = bytes[index]
      guard isMark(mark), mark != UInt8(ascii: "[") else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] == mark { end += 1 }
      let length = end - index
      defer { index = end }
      // A wiki's bold; one alone is an apostrophe.
      if mark == UInt8(ascii: "'"), length != 3 { continue }
      if (mark == UInt8(ascii: "~") || mark == UInt8(ascii: "=")) && length != 2 || length > 3 { continue }
      let key = UInt16(mark) << 8 | UInt16(length)
      if let start = open[key], closes(bytes, index, end, mark) {
        for place in start..<start + length { isDropped[place] = true }
        for place in index..<end { isDropped[place] = true }
        isAnyDropped = true
        open[key] = nil
      } else if opens(bytes, index, end, mark) {
        open[key] = index
      }
    }
    guard isAnyDropped else { return bytes }
    return zip(bytes, isDropped).compactMap { $1 ? nil : $0 }
  }

  /// `BW \+ 25 x 10`: what editors escape that write markdown. At the beginning of a text, and of a remark behind a set,
  /// it says that what follows is prose.
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\\"), place > 0, place + 1 < bytes.count, isPunctuation(bytes[place + 1]),
        !result.suffix(4).elementsEqual("— ".utf8)
      {
        continue
      }
      result.append(byte)
    }
    return result
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (33...47).contains(byte) || (58...64).contains(byte) || (91...96).contains(byte) || (123...126).contains(byte)
  }

  private static func opens(_ bytes: [UInt8], _ start: Int, _ end: Int, _ mark: UInt8) -> Bool {
    guard end < bytes.count, bytes[end] != 32 else { return false }
    return start == 0 || mark == UInt8(ascii: "`") || !isWord(bytes[start - 1])
  }

  private static func closes(_ bytes: [UInt8], _ start: Int, _ end: Int, _ mark: UInt8) -> Bool {
    guard start > 0, bytes[start - 1] != 32 else { return false }
    return end == bytes.count || mark == UInt8(ascii: "`") || !isWord(bytes[end])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: false
    }
  }

  /// Takes a tick or a cross off the end of a line.
  static func takeTrailingMark(_ text: inout String) -> NoteLine.Box? {
    guard let last = text.utf8.last, last >= 0x80 else { return nil }
    for (mark, box) in trailingMarks where text.hasSuffix(mark) {
      // `95×1 → 97.5×0 ✗` says it twice.
      if box == .dropped, case let set = text.dropLast(mark.count).trimmedEnd,
        ["x0", "×0"].contains(where: { set.hasSuffix($0) }), set.contains("→") || set.contains(",")
      {
        text = "\(set) fail"
        return nil
      }
      // `180 ✓, 190 ✓, 197.5 ✗`: each has its own.
      if trailingMarks.contains(where: { text.dropLast(mark.count).contains($0.0) }) || isOfLoadAlone(text, mark)
        || box == .dropped && isOfList(text, mark)
      {
        return nil
      }
      text.removeLast(mark.count)
      while text.last == " " { text.removeLast() }
      return box
    }
    return nil
  }

  /// `210x1, 222.5x1, 230 ✗`: the mark of a number alone, behind others.
  private static func isOfLoadAlone(_ text: String, _ mark: String) -> Bool {
    guard let comma = text.lastIndex(of: ",") else { return false }
    let last = text[comma...].dropFirst().dropLast(mark.count)
    return last.contains(where: \.isNumber) && last.allSatisfy { $0.isNumber || $0 == " " || $0 == "." }
  }

  /// `40 kg 5/5/5/5/4 ❌`: repetitions that were done, if not all that were meant; `80×5 → 90×3 → 95×1 ✗`: the last.
  private static func isOfList(_ text: String, _ mark: String) -> Bool {
    let sets = text.replacing(" → ", with: "\n").split(separator: "\n")
    if sets.count > 1,
      sets.allSatisfy({ set in
        set.utf8.contains(where: \.isDigit) && (set.utf8.contains(UInt8(ascii: "x")) || set.contains("×"))
      })
    {
      return true
    }
    let last = text.dropLast(mark.count).split(separator: " ").last ?? ""
    return last.split(separator: "/").count > 2 && last.allSatisfy { $0.isNumber || $0 == "/" }
  }

  private static let trailingMarks: [(String, NoteLine.Box)] = [
    ("✅", .ticked), ("✔️", .ticked), ("✔", .ticked), ("✓", .ticked), ("☑️", .ticked), ("☑", .ticked), ("❌", .dropped),
    ("✗", .dropped), ("✘", .dropped),
  ]
}
