import TextStreams

/// Lines with no marks but one at their beginning, as most are.
extension NoteLineParser {
  /// A line with no marks but those of a heading or a bullet at its beginning.
  static func plain(_ bytes: ByteSlice, _ number: Int) -> NoteLine? {
    var start = 0
    var kind = NoteLine.Kind.text
    switch bytes[0] {
    case UInt8(ascii: "#"):
      while bytes[start] == UInt8(ascii: "#") { start += 1 }
      guard start <= 6, bytes[start] == 32 else { return nil }
      kind = .heading(start)
      start += 1
    case UInt8(ascii: "-"):
      guard bytes[1] == 32 else { return nil }
      kind = .item
      start = 2
    default: break
    }
    // A number may be a list's or that of a message's day, where a dot, a bracket or a sign of a date is near.
    let first = bytes[start]
    let last = bytes[bytes.count - 1]
    // A colon ends a tag of Org mode, too, and a word in capitals begins what is to do.
    guard first.isLetter || first.isDigit, last != 32, last != 58 || bytes[bytes.count - 2] | 32 != 112,
      kind != .item || first != UInt8(ascii: "T") && first != UInt8(ascii: "D")
        || !bytes.slice(start).hasPrefix("TODO ") && !bytes.slice(start).hasPrefix("DONE ")
    else { return nil }
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isMarking[Int(byte)] { return nil }
      // Two spaces may stand between the columns of a table.
      if byte == 32, bytes[index - 1] == 32, index > start { return nil }
      if first.isDigit, index < start + 3, byte == 46 || byte == 41 || byte == 47 || byte == 45 {
        // `72.5 x 12`: no list's number, and too short for a message.
        guard byte == 46, bytes[index + 1].isDigit, kind == .item || bytes.count < 16 else { return nil }
      }
    }
    let raw = bytes.string
    let content = start == 0 ? raw : bytes.slice(start).string
    return NoteLine(kind: kind, number: number, raw: raw, content: content, plain: content, contentOffset: start)
  }

  /// Which bytes may be marks wherever they stand, or part of a character.
  private static let isMarking: [Bool] = {
    let marks = Set("#*_`~\\[]<>|=&".utf8)
    return (UInt8.min...UInt8.max).map { $0 < 32 || $0 >= 127 || marks.contains($0) }
  }()
}
