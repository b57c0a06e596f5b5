import TrainingModel

/// Labels that say which side did the sets behind them.
extension NoteAssembly {
  /// The side that a label says: `Jambe gauche`, `Linkes Bein`, `left`; `nil` where it says more.
  func side(ofLabel name: String) -> Side? {
    let parts = name.split { !$0.isLetter }
    guard (1...3).contains(parts.count) else { return nil }
    var side: Side?
    // `left leg only`
    for part in parts where part != "only" {
      if let found = self.side(of: part) {
        guard side == nil else { return nil }
        side = found
      } else if !NoteStructureWords.sidedParts.contains(part) {
        return nil
      }
    }
    return side
  }

  /// Of `Jambe gauche : 3 x 10`, whose side was read, what is left.
  func isLimb(_ name: String, _ reading: NotationReading) -> Bool {
    guard reading.sets.allSatisfy({ $0.side != nil }) else { return false }
    let parts = name.split { !$0.isLetter }
    return parts.count == 1 && NoteStructureWords.sidedParts.contains(parts[0])
  }

  private func side(of word: Substring) -> Side? {
    // One letter may be a label.
    guard word.count > 1 else { return nil }
    switch document.words.word(word) {
    case .left: return .left
    case .right: return .right
    default:
      return NoteStructureWords.leftForms.contains(word)
        ? .left : NoteStructureWords.rightForms.contains(word) ? .right : nil
    }
  }

  /// `Left 40 kg x 10, 40 kg x 10`, `Curl R 10 kg x 12, 10 kg x 12`: the side that stands before all of a line's numbers
  /// is that of all of its sets.
  func carrySide(_ reading: inout NotationReading, _ line: NoteLine) {
    guard reading.sets.count > 1, let side = reading.sets[0].side,
      reading.sets.dropFirst().allSatisfy({ $0.side == nil })
    else { return }
    let before = line.plain.prefix { !$0.isNumber }
    let word =
      reading.name.isEmpty
      ? line.plain.prefix { $0.isLetter } : before.last == " " ? before.split(separator: " ").last : nil
    guard let word, self.side(of: word) == side else { return }
    reading.setSide(side)
  }

  /// `Straight leg raise (left): 3 x 10`, `Leg press, left leg only: 3 x 12`: the side, in a bracket or at a comma
  /// behind the name.
  func takeSideOfName(_ reading: inout NotationReading, _ name: inout String) {
    if name.hasSuffix(" only"), let joint = name.lastIndex(where: { ",-–—".contains($0) }), joint > name.startIndex,
      name[joint] == "," || name[..<joint].last == " ",
      case let text = String(name[joint...].dropFirst()).trimmedSpaces,
      let side = side(ofLabel: text) ?? (text == "L only" ? .left : text == "R only" ? .right : nil)
    {
      name = label(String(name[..<joint]).trimmedSpaces)
      return reading.setSide(side)
    }
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex,
      let side = side(ofLabel: String(name[open...].dropFirst().dropLast()))
    else { return }
    name = label(String(name[..<open]).trimmedSpaces)
    reading.setSide(side)
  }
}

extension NoteAssembly {
  /// `Bodyweight row: 15, 14`: what is moved is part of the name, as in `Bodyweight squat`.
  func takeBodyOfName(_ reading: inout NotationReading, _ name: inout String, _ line: NoteLine) {
    let word = line.plain.prefix { $0.isLetter }
    guard word.lowercased() == "bodyweight", line.plain.dropFirst(word.count + 1).hasPrefix(name),
      reading.sets.allSatisfy({ $0.load == Load(kind: .bodyweight) })
    else { return }
    name = "\(word) \(name)"
    for set in reading.sets.indices { reading.sets[set].load = nil }
  }

  /// Of `Side plank L`, `Single arm row (left)` in a table's cell the name and the side; `nil` where none is told.
  func sidedName(_ cell: String) -> (name: String, side: Side)? {
    document.memos.sides.value(cell) { findSidedName(cell) }
  }

  private func findSidedName(_ cell: String) -> (name: String, side: Side)? {
    var reading = NotationReading(sets: [LoggedSet(id: Identifier(.zero))])
    var name = label(cell)
    takeSideOfName(&reading, &name)
    if let side = reading.sets[0].side { return (name, side) }
    guard let space = name.lastIndex(of: " "), case let last = name[space...].dropFirst(), !name.hasDigit else {
      return nil
    }
    let side: Side? = last == "L" ? .left : last == "R" ? .right : last.count > 1 ? side(ofLabel: String(last)) : nil
    return side.map { (label(String(name[..<space])), $0) }
  }
}

extension NotationReading {
  /// Gives a side to the sets that say none.
  mutating func setSide(_ side: Side) {
    for set in sets.indices where sets[set].side == nil { sets[set].side = side }
  }
}
