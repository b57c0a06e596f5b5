import TextStreams

/// Rounds that are written out, each in a line of its own.
extension NoteAssembly {
  /// `Round 1: swings 24kg x15, push ups x15` above `Round 2: …`: which round it was is told beside the sets.
  mutating func dropLabelsOfRounds(_ places: [Int]) {
    let labelled = places.compactMap { place in labelOfRound(lines[place]).map { (place, $0) } }.filter {
      place, label in
      let name = lines[place].plain[label...].prefix { !$0.isNumber }.trimmedSpaces
      let bare = name.hasSuffix(" x") ? String(name.dropLast(2)) : name
      return document.names.look(bare).isLikely
    }
    guard labelled.count > 1 else { return }
    for (place, label) in labelled {
      let text = lines[place].plain
      setAside(text[..<label].trimmedEndOfLabel, at: place)
      lines[place].plain = text[label...].trimmedSpaces
    }
  }

  /// Where the text behind `Round 1:` begins, which names an exercise.
  private func labelOfRound(_ line: NoteLine) -> String.Index? {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 300,
      let colon = line.plain.utf8.prefix(12).firstIndex(of: UInt8(ascii: ":")),
      case let words = line.plain[..<colon].split(separator: " "), words.count == 2, Int(words[1]) != nil,
      ["round", "rd", "runde", "ronda", "ronde", "giro", "tour", "circuit", "lap", "volta", "vuelta"].contains(
        words[0].lowercased()),
      case let behind = line.plain.index(after: colon),
      line.plain[behind...].drop(while: { $0 == " " }).first?.isLetter == true,
      line.plain[behind...].hasDigit
    else { return nil }
    return behind
  }
}

extension Substring {
  /// The text without the colon that ends it.
  fileprivate var trimmedEndOfLabel: String { String(hasSuffix(":") ? dropLast() : self) }
}
