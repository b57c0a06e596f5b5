/// Replaces links by what they show.
enum NoteLinks {
  /// `[[Bench Press]]`, `[[Exercises/Bench Press|Bench]]` and `[Bench](https://…)` as they are shown.
  static func shown(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let length = forumMark(bytes, index) {
        index += length
        continue
      }
      let isPicture = index > 0 && bytes[index - 1] == UInt8(ascii: "!")
      guard bytes[index] == UInt8(ascii: "["), !isPicture,
        let link = wikiLink(bytes, index) ?? webLink(bytes, index) ?? referenceLink(bytes, index)
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += bytes[link.shown]
      index = link.end
    }
    return result
  }

  /// The length of a mark that forums take for bold or italic text: `[b]`, `[/b]`.
  private static func forumMark(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    let letter = bytes[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
    guard letter + 1 < bytes.count, bytes[letter + 1] == UInt8(ascii: "]"), "biuBIU".utf8.contains(bytes[letter]) else {
      return nil
    }
    return letter + 2 - start
  }

  /// The longest link that is looked for, so that a line of brackets costs no more than its length.
  static let longestLink = 400

  private static func wikiLink(_ bytes: [UInt8], _ start: Int) -> (shown: Range<Int>, end: Int)? {
    guard start + 4 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
    let limit = min(bytes.count - 1, start + longestLink)
    var first = start + 2
    var index = first
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "|"): first = index + 1
      case UInt8(ascii: "/") where bytes[first..<index].allSatisfy { $0 != UInt8(ascii: "|") } && !hasBar(bytes, index):
        first = index + 1
      case UInt8(ascii: "]"):
        guard bytes[index + 1] == UInt8(ascii: "]"), index > first else { return nil }
        let shown = bytes[first..<index].firstIndex(of: UInt8(ascii: "#")).flatMap { $0 > first ? $0 : nil } ?? index
        return (first..<shown, index + 2)
      case UInt8(ascii: "["): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether the link has a name of its own behind a bar, where a slash before it is a folder's and after it is text.
  private static func hasBar(_ bytes: [UInt8], _ index: Int) -> Bool {
    var back = index
    while back > 0, index - back < longestLink, bytes[back] != UInt8(ascii: "[") {
      if bytes[back] == UInt8(ascii: "|") { return true }
      back -= 1
    }
    return false
  }

  private static func webLink(_ bytes: [UInt8], _ start: Int) -> (shown: Range<Int>, end: Int)? {
    let limit = min(bytes.count, start + longestLink)
    guard let close = bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")), close > start + 1,
      close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "("),
      let end = bytes[close..<limit].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return (start + 1..<close, end + 1)
  }

  /// `[Bench][1]`, whose address stands elsewhere.
  private static func referenceLink(_ bytes: [UInt8], _ start: Int) -> (shown: Range<Int>, end: Int)? {
    let limit = min(bytes.count, start + longestLink)
    guard let close = bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")), close > start + 1,
      close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "["),
      let end = bytes[close..<limit].dropFirst(2).firstIndex(of: UInt8(ascii: "]")),
      bytes[start..<close].contains(where: { ($0 | 32) &- 97 < 26 })
    else { return nil }
    return (start + 1..<close, end + 1)
  }
}
