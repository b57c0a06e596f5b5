import TextStreams

/// Marks of Org mode.
extension NoteLineParser {
  /// `TODO`, `DONE` at a heading or an item of Org mode are a box.
  func readKeyword(_ line: inout NoteLine, _ scanner: inout NoteMarkScanner) {
    guard scanner.hasPrefix("TODO ") || scanner.hasPrefix("DONE ") else { return }
    line.box = scanner.hasPrefix("DONE ") ? .ticked : .open
    scanner.advance(5)
    scanner.skipSpaces()
  }

  /// `* DONE Legs <2022-11-21 Mon 18:30>`: a heading of the first level that has a day.
  static func endsInStamp(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ">"), let open = text.lastIndex(of: "<"), open > text.startIndex else {
      return false
    }
    let stamp = text[open...].dropFirst().utf8.prefix(10)
    return stamp.count == 10
      && stamp.enumerated().allSatisfy { $0.offset == 4 || $0.offset == 7 ? $0.element == 45 : $0.element.isDigit }
  }

  /// `- 20x5 :warmup:`: a tag of Org mode that says what the sets were.
  func readTag(_ line: inout NoteLine) {
    for tag in [" :warmup:", " :warm_up:", " :WARMUP:"] where line.plain.hasSuffix(tag) {
      line.plain = line.plain.dropLast(tag.count).trimmedSpaces + " (warm-up)"
    }
  }
}
