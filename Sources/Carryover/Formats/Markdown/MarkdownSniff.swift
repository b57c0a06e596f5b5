import TextStreams

/// Tells notes from other text.
///
/// It is never sure, so that no table and no document is taken for notes.
enum MarkdownSniff {
  /// How many lines are looked at.
  private static let lines = 200

  /// How surely the first bytes of a file are notes of training: 0 to 30.
  static func confidence(_ prefix: ByteSlice) -> Int {
    guard isText(prefix), !looksLikeTable(prefix), !FileLook.isBackupOfJEFIT(prefix) else { return 0 }
    var splitter = NoteLineSplitter()
    splitter.append(prefix.array[...])
    let document = NoteDocument(options: ReadingOptions())
    var parser = NoteLineParser(words: document.words)
    var context = NotationContext()
    context.isUnderExercise = true
    var (number, dates) = (0, 0)
    while number < lines, let bytes = splitter.next(isLast: true) {
      number += 1
      let line = parser.parse(bytes, number: number)
      switch line.kind {
      case .text, .item, .heading:
        if line.plain.utf8.count > 500 { continue }
        if document.reader.read(line.plain, in: context)?.sets.isEmpty == false { return 20 }
        if line.isHeading, document.dates.read(line.plain, .anywhere)?.isStrong == true { dates += 1 }
      case .rowRule: return 20
      default: break
      }
    }
    return dates > 0 ? 10 : 0
  }

  private static func isText(_ prefix: ByteSlice) -> Bool {
    for index in 0..<min(prefix.count, 4096) {
      let byte = prefix[index]
      if byte < 32, byte != 9, byte != 10, byte != 13, byte != 12 { return false }
    }
    var index = prefix.hasPrefix("\u{FEFF}") ? 3 : 0
    while index < prefix.count, prefix[index] <= 32 { index += 1 }
    let first = prefix[index]
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "%") { return false }
    if first == UInt8(ascii: "<") { return prefix.slice(index).hasPrefix("<!--") }
    guard first == UInt8(ascii: "[") else { return true }
    // A list of JSON, in which spaces may stand, and not a box to be ticked or a link.
    repeat { index += 1 } while index < prefix.count && prefix[index] <= 32
    return prefix[index] != UInt8(ascii: "{") && prefix[index] != UInt8(ascii: "\"")
  }

  /// Whether the first line has a separator that no space follows, or a later one has many, as only tables have.
  private static func looksLikeTable(_ prefix: ByteSlice) -> Bool {
    var index = 0
    while index < prefix.count, prefix[index] <= 32 { index += 1 }
    if separators(prefix, &index) > 0 { return true }
    for _ in 0..<8 where index < prefix.count {
      if separators(prefix, &index) > 4 { return true }
    }
    return false
  }

  /// How many separators the line at a place has that no space follows, and that are not between digits; passes over it.
  private static func separators(_ prefix: ByteSlice, _ index: inout Int) -> Int {
    let start = index
    var count = 0
    while index < prefix.count, prefix[index] != 10, prefix[index] != 13 {
      let byte = prefix[index]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 9 {
        let next = prefix[index + 1]
        let isDecimal = byte != 9 && isDigit(next) && index > start && isDigit(prefix[index - 1])
        if next > 32, !isDecimal || prefix[0] == UInt8(ascii: "\"") { count += 1 }
      }
      index += 1
    }
    while index < prefix.count, prefix[index] == 10 || prefix[index] == 13 { index += 1 }
    return count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
