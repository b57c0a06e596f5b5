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

  /// `- 20x5 :warmup:`: a tag of Org mode that says what the sets were.
  func readTag(_ line: inout NoteLine) {
    for tag in [" :warmup:", " :warm_up:", " :WARMUP:"] where line.plain.hasSuffix(tag) {
      line.plain = line.plain.dropLast(tag.count).trimmedSpaces + " (warm-up)"
    }
  }
}
