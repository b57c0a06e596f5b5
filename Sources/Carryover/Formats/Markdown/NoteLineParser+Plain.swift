import TextStreams

/// Lines with no marks but one at their beginning, as most are.
extension NoteLineParser {
  /// Appends a line with no marks but those of a heading or a bullet at its beginning.
  ///
  /// - Returns: Whether it is one.
  static func appendPlain(_ bytes: ByteSlice, _ number: Int, to lines: inout [NoteLine]) -> Bool {
    var start = 0
    var mark = NoteLine.Mark.none
    switch bytes[0] {
    case UInt8(ascii: "#"):
      while bytes[start] == UInt8(ascii: "#") { start += 1 }
      guard start <= 6, bytes[start] == 32 else { return false }
      mark = .heading(start)
      start += 1
    case UInt8(ascii: "-"):
      guard bytes[1] == 32 else { return false }
      if bytes[2] == UInt8(ascii: "[") { return appendBox(bytes, number, to: &lines) }
      mark = .bullet
      start = 2
    case UInt8(ascii: "*"): return appendBold(bytes, number, to: &lines)
    default:
      if let item = PlainItem(bytes) {
        lines.append(NoteLine(item, bytes, number: number))
        return true
      }
    }
    let text = bytes.slice(start)
    let set = Self.plainSet(text, mark)
    guard set != nil || isPlain(bytes, from: start, mark) && !hasCountsAtLoad(text) else { return false }
    lines.append(NoteLine(mark, text.string, number: number, plainSet: set))
    return true
  }

  /// `5,5,5@115`, `5@45w`: what is put in other words.
  private static func hasCountsAtLoad(_ text: ByteSlice) -> Bool {
    guard var at = text.firstIndex(of: UInt8(ascii: "@")) else { return false }
    while at < text.count {
      if text[at] == UInt8(ascii: "@"), at > 0, text[at - 1] != 32, text[at + 1].isDigit { return true }
      at += 1
    }
    return false
  }

  /// Appends `**Squat**`, a text in bold that begins with a letter and has no other marks.
  private static func appendBold(_ bytes: ByteSlice, _ number: Int, to lines: inout [NoteLine]) -> Bool {
    let text = bytes.slice(2, bytes.count - 2)
    let last = text[text.count - 1]
    guard text.count > 2, bytes.hasPrefix("**"), bytes.slice(bytes.count - 2).equals("**"), text[0].isLetter,
      last.isLetter || last.isDigit, text.firstIndex(of: UInt8(ascii: "'")) == nil, isPlain(text, from: 0, .none)
    else { return false }
    lines.append(NoteLine(bold: text.string, raw: bytes.string, number: number))
    return true
  }

  /// Appends `- [x] Squat 3x5 80 kg`, a box before a text that begins with a letter and has no marks.
  private static func appendBox(_ bytes: ByteSlice, _ number: Int, to lines: inout [NoteLine]) -> Bool {
    let text = bytes.slice(6)
    let sign = bytes[3]
    guard bytes[4] == UInt8(ascii: "]"), bytes[5] == 32, text[0].isLetter,
      sign == UInt8(ascii: "x") || sign == UInt8(ascii: "X") || sign == 32, isPlain(text, from: 0, .bullet)
    else { return false }
    let box: NoteLine.Box = sign == 32 ? .open : .ticked
    lines.append(NoteLine(box: box, text.string, raw: bytes.string, number: number))
    return true
  }

  private static func plainSet(_ text: ByteSlice, _ mark: NoteLine.Mark) -> NotesPlainSet? {
    switch mark {
    case .heading: nil
    case .bullet: NotesPlainSet.mayBeginBullet(text[0]) ? NotesPlainSet(ofBullet: text) : nil
    case .none: NotesPlainSet.mayBegin(text[0]) ? NotesPlainSet(text) : nil
    }
  }

  /// An item that is a plain set and nothing else, in an ordered list or indented: `1. 100 kg x 5`, `  - 100 kg x 5`.
  struct PlainItem {
    /// How many spaces stand before its mark, and how many bytes before the set.
    let indent: Int
    let offset: Int
    let isOrdered: Bool
    let set: NotesPlainSet

    /// The item that a line is; `nil` where it is any other line.
    init?(_ bytes: ByteSlice) {
      var place = 0
      while bytes[place] == 32, place < 8 { place += 1 }
      indent = place
      isOrdered = bytes[place].isDigit
      if isOrdered {
        // As many digits as a list's number has.
        for _ in 0..<2 where bytes[place].isDigit { place += 1 }
        guard bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ")") else { return nil }
      } else {
        guard bytes[place] == UInt8(ascii: "-") else { return nil }
      }
      guard bytes[place + 1] == 32, let set = NotesPlainSet(bytes.slice(place + 2)) else { return nil }
      (offset, self.set) = (place + 2, set)
    }
  }

  /// Whether a text has no marks of its own.
  private static func isPlain(_ bytes: ByteSlice, from start: Int, _ mark: NoteLine.Mark) -> Bool {
    // A number may be a list's or that of a message's day, where a dot, a bracket or a sign of a date is near.
    let first = bytes[start]
    let last = bytes[bytes.count - 1]
    // A colon ends a tag of Org mode, too, and a word in capitals begins what is to do.
    guard first.isLetter || first.isDigit, last != 32, last != 58 || bytes[bytes.count - 2] | 32 != 112,
      mark != .bullet || first != UInt8(ascii: "T") && first != UInt8(ascii: "D")
        || !bytes.slice(start).hasPrefix("TODO ") && !bytes.slice(start).hasPrefix("DONE ")
    else { return false }
    let table = isMarking
    var hasDigit = false
    // `exercise, reps, kg` heads the columns of a spreadsheet, too.
    var commas = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      if table[Int(byte)] { return false }
      // Two spaces may stand between the columns of a table.
      if byte == 32, bytes[index - 1] == 32, index > start { return false }
      // `date,exercise` heads the columns of a spreadsheet.
      if byte == 44 || byte == 59 {
        if bytes[index + 1].isLetter { return false }
        commas += 1
        if !hasDigit, commas > 1 || bytes.count < 16 { return false }
      }
      if commas == 0, byte.isDigit { hasDigit = true }
      if index < start + 3, first.isDigit, byte == 46 || byte == 41 || byte == 47 || byte == 45 {
        // `72.5 x 12`: no list's number, and too short for a message.
        guard byte == 46, bytes[index + 1].isDigit, mark == .bullet || bytes.count < 16 else { return false }
      }
    }
    return true
  }

  /// Which bytes may be marks wherever they stand, or part of a character.
  private static let isMarking: [Bool] = {
    let marks = Set("#*_`~\\[]<>|=&".utf8)
    return (UInt8.min...UInt8.max).map { $0 < 32 || $0 >= 127 || marks.contains($0) }
  }()
}
