/// Parts of programmes that have names of their own, and go on with the lift of the day.
extension NoteAssembly {
  /// First set last, second set last, boring but big and jokers of 5/3/1 (Wendler, "5/3/1 Forever").
  private static let parts: NoteWordSet = [
    "fsl", "ssl", "bbb", "joker", "jokers", "joker set", "joker sets", "first set last", "second set last",
  ]

  /// `FSL` above `225 5,5,5`: more sets of the lift above.
  mutating func spellPartsOfProgrammes() {
    for place in lines.indices where lines[place].plainSet == nil && (2...16).contains(lines[place].plain.utf8.count) {
      let text = lines[place].plain
      guard Self.parts.contains(text.hasSuffix(":") ? text.dropLast() : text[...]),
        lines[place].kind == .text || lines[place].isHeading, !lines[place].isEscaped, lines[place].box == nil,
        let below = lines[(place + 1)...].prefix(4).first(where: { $0.kind != .blank }),
        below.plain.utf8.first?.isDigit == true, lines[..<place].contains(where: { Self.hasProduct($0.plain) })
      else { continue }
      setAside(text, at: place)
      lines[place].plain = "Work"
    }
  }
}
