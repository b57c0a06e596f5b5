import TextStreams
import TrainingModel

/// Names with a letter before them, or a unit behind them.
extension NoteAssembly {
  /// `SQUAT kg` above its sets: a name, and the unit of its loads.
  mutating func spellUnitsBehindNames(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 30 && !lines[place].plain.hasDigit {
      for unit in [" kg", " lb", " lbs"] where lines[place].plain.hasSuffix(unit) {
        let name = lines[place].plain.dropLast(unit.count)
        guard document.names.look(label(String(name))).isKnown else { break }
        lines[place].plain = "\(name) (\(unit.dropFirst()))"
        break
      }
    }
  }

  /// `A Leg press`, `B Leg ext`, `C Seated calf`: letters in order before names that are known.
  mutating func spellLetters(_ places: [Int]) {
    let lettered = places.filter { place in
      let bytes = lines[place].plain.utf8.prefix(3)
      guard bytes.count == 3, let first = bytes.first, (65...70).contains(first), bytes.dropFirst().first == 32 else {
        return false
      }
      return bytes.last?.isLetter == true
    }
    let known = lettered.filter { place in
      let name = lines[place].plain.dropFirst(2).prefix { !$0.isNumber && $0 != "(" && $0 != ":" }
      return document.names.look(label(name.trimmedSpaces)).isKnown
    }
    let letters = Set(known.compactMap { lines[$0].plain.utf8.first })
    guard letters.contains(65), letters.contains(66) else { return }
    for place in lettered where known.contains(place) || (lines[place].plain.utf8.first ?? 0) > 66 {
      lines[place].plain.insert(".", at: lines[place].plain.index(after: lines[place].plain.startIndex))
    }
  }
}
