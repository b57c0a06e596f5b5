import TextStreams

/// Repetitions alone: of what moves the body, behind its name, and of a load in brackets.
extension NotesNamedSets {
  /// `(60 kg): 8, 8, 7`
  static func bracketed(_ scanner: inout NotesPlainScanner) -> Form? {
    guard let weight = weight(&scanner), weight.isInPounds != nil, scanner.takeWord("): "), let first = reps(&scanner)
    else { return nil }
    return counts(weight, first, &scanner, isProduct: false).flatMap { scanner.isAtEnd ? $0 : nil }
  }

  /// `leg raise single 12, 10` may be a single of twelve.
  static func endsInSingle(_ text: ByteSlice, _ name: Name) -> Bool {
    name.length > 6 && text[name.length - 1] | 32 == UInt8(ascii: "e")
      && text[name.length - 6] | 32 == UInt8(ascii: "s")
      && text[name.length - 4] | 32 == UInt8(ascii: "n") && text[name.length - 3] | 32 == UInt8(ascii: "g")
  }

  /// `12, 10, 8`
  static func bodyCounts(_ scanner: NotesPlainScanner) -> Form? {
    var scanner = scanner
    var counts: [Int] = []
    repeat {
      guard counts.count < most, let reps = reps(&scanner) else { return nil }
      counts.append(reps)
    } while scanner.take(",") && scanner.take(" ")
    return counts.count > 1 && scanner.isAtEnd ? .bodyCounts(counts) : nil
  }
}

extension NoteNames {
  /// The plain sets of a line behind its exercise's name, and what that looks like; `nil` for any other line.
  func namedSets(_ text: ByteSlice) -> (look: NoteNameLook, sets: NotesNamedSets)? {
    guard let name = NotesNamedSets.Name(of: text) else { return nil }
    let look = look(text.slice(0, name.length))
    return NotesNamedSets(text, name, look).map { (look, $0) }
  }
}
