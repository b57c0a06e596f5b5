/// Parts of programmes that have names of their own, and go on with the lift of the day.
extension NoteAssembly {
  /// First set last, second set last, boring but big and jokers of 5/3/1 (Wendler, "5/3/1 Forever").
  private static let parts: NoteWordSet = [
    "fsl", "ssl", "bbb", "joker", "jokers", "joker set", "joker sets", "first set last", "second set last",
  ]

  /// `FSL` above `225 5,5,5`: more sets of the lift above.
  mutating func spellPartsOfProgrammes() {
    var hasSets = false
    for place in lines.indices {
      let line = lines[place]
      defer { hasSets = hasSets || Self.hasProduct(line.plain) }
      guard (2...16).contains(line.plain.utf8.count), line.kind == .text || line.isHeading, !line.isEscaped,
        line.box == nil,
        Self.parts.contains(line.plain.hasSuffix(":") ? line.plain.dropLast() : line.plain[...]),
        let below = lines[(place + 1)...].prefix(4).first(where: { $0.kind != .blank }),
        below.plain.utf8.first?.isDigit == true, hasSets
      else { continue }
      setAside(line.plain, at: place)
      lines[place].plain = "Work"
    }
  }
}
