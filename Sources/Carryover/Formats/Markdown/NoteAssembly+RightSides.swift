import TrainingModel

/// The right side by its letter, which behind a number is repetitions.
extension NoteAssembly {
  /// `Leg curl R 20 kg x 12`, `External rotation (yellow band) R 3x12`, `Calf raise R: 20 kg x 12`: a letter behind the
  /// name, and a number that is no time behind it.
  mutating func spellRights(_ index: Int) {
    guard lines[index].kind == .text || lines[index].kind == .item, lines[index].plain.utf8.first?.isLetter == true,
      lines[index].plain.utf8.count <= 120
    else { return }
    var words = lines[index].plain.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.indices.dropFirst().first(where: { isRight(words, $0) }),
      !words.contains("W"), !words.contains("S")
    else { return }
    for place in words.indices[place...] where isRight(words, place) || words[place - 1].hasSuffix(",") {
      if words[place] == "R" { words[place] = "right" } else if words[place] == "R:" { words[place] = "right:" }
    }
    // Behind a bracket that tells of a band, the side stands behind its sets.
    if words[place - 1].hasSuffix(")"), place + 2 == words.count { words.append(words.remove(at: place)) }
    lines[index].plain = words.joined(separator: " ")
  }

  /// Whether a word is the letter behind a name or a bracket, before a load, a product or a list.
  private func isRight(_ words: [String], _ place: Int) -> Bool {
    guard words[place] == "R" || words[place] == "R:", place + 1 < words.count else { return false }
    let before = words[place - 1]
    guard let last = before.utf8.last, last == UInt8(ascii: ")") || last.isLetter && before.utf8.count > 2,
      document.words.loadUnit(before) == nil, !before.hasDigit
    else { return false }
    let next = words[place + 1]
    guard next.utf8.first?.isDigit == true, !next.hasByte(UInt8(ascii: ":")) else { return false }
    let isTime = ["s", "sec", "min", "s,", "m"].contains(String(next.drop { $0.isNumber }))
    return !isTime
  }
}
