import TrainingModel

/// The right side by its letter, which behind a number is repetitions.
extension NoteAssembly {
  /// `Leg curl R 20 kg x 12`, `External rotation (yellow band) R 3x12`, `Calf raise R: 20 kg x 12`: a letter behind the
  /// name, before a product or a load; before a bare number only where the left side is told by its letter, too.
  mutating func spellRights(_ index: Int) {
    guard lines[index].kind == .text || lines[index].kind == .item, lines[index].plain.utf8.first?.isLetter == true,
      lines[index].plain.utf8.count <= 120
    else { return }
    var words = lines[index].plain.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.indices.dropFirst().first(where: { isRight(words, $0) }) else { return }
    for place in words.indices[place...] where isRight(words, place) || words[place - 1].hasSuffix(",") {
      if words[place] == "R" { words[place] = "right" } else if words[place] == "R:" { words[place] = "right:" }
    }
    // Behind a bracket that tells of a band, the side stands behind its sets.
    if words[place - 1].hasSuffix(")"), place + 2 == words.count { words.append(words.remove(at: place)) }
    lines[index].plain = words.joined(separator: " ")
  }

  /// Whether a word is the letter behind a name or a bracket, before what is done with that side.
  private func isRight(_ words: [String], _ place: Int) -> Bool {
    guard words[place] == "R" || words[place] == "R:", place + 1 < words.count else { return false }
    let before = words[place - 1]
    guard let last = before.utf8.last, last == UInt8(ascii: ")") || last.isLetter && before.utf8.count > 2,
      !words[..<place].contains(where: { $0.hasDigit }), document.words.loadUnit(before) == nil
    else { return false }
    let next = words[place + 1]
    guard next.utf8.first?.isDigit == true, !next.hasByte(UInt8(ascii: ":")) else { return false }
    let number = next.prefix { $0.isNumber || $0 == "." }
    let behind = next[number.endIndex...]
    // `3x12`, `20kg`, `20 kg`
    if behind.first.map({ "x×".contains($0) }) ?? false, behind.dropFirst().allSatisfy({ $0.isNumber || $0 == "," }) {
      return true
    }
    let unit = behind.isEmpty ? place + 2 < words.count ? words[place + 2] : "" : String(behind)
    if ["kg", "kgs", "lb", "lbs", "#"].contains(unit.lowercased()) { return true }
    let isCount = behind.isEmpty || behind == ","
    return isCount && !isMeasured(unit) && tellsOfLeft
  }

  private func isMeasured(_ unit: String) -> Bool {
    switch document.words.word(unit.prefix { $0.isLetter }) {
    case .seconds, .minutes, .hours, .kilometers, .meters, .miles, .yards: true
    default: false
    }
  }

  /// Whether a line tells of the left side by its letter.
  private var tellsOfLeft: Bool {
    lines.contains { line in
      guard let letter = line.plain.bytesRange(of: " L ") else { return line.plain.hasPrefix("L ") }
      return line.plain[letter.upperBound...].utf8.first?.isDigit == true
    }
  }
}
