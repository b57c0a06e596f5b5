import TextStreams
import TrainingModel

/// Sentences behind the name of an exercise.
extension NoteAssembly {
  private static let beginningsOfSentences = [
    (". To warm up: ", ": warm-up "), (". To warm up ", ": warm-up "), (". Warm-up: ", ": warm-up "),
    (". Warmup: ", ": warm-up "), (". Wanted ", ": wanted "), (". Planned ", ": planned "),
  ]

  /// `Squats. To warm up: 20 kg x 10, 60 kg x 5. Then 100 kg x 5`, `Press. Wanted 3x5 at 50 kg, got 5, 5, 4.`
  mutating func spellSentencesOfNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 300) && lines[place].plain.containsBytes(of: ". ") {
      let text = lines[place].plain
      if let end = text.bytesRange(of: ". "), case let name = text[..<end.lowerBound], !name.hasDigit,
        let (words, spelled) = Self.beginningsOfSentences.first(where: { text[end.lowerBound...].hasPrefix($0.0) }),
        text[end.lowerBound...].dropFirst(words.count).utf8.first?.isDigit == true,
        document.names.look(label(String(name))).isLikely
      {
        lines[place].plain = "\(name)\(spelled)\(text[end.lowerBound...].dropFirst(words.count))"
      }
      spellSetsOfSentence(place)
      spellBackOffSentence(place)
    }
  }

  /// `Side plank. 40 s left, 35 s right.`, `Plank on knees. 20 secs, 15 secs`: the point stands for a colon.
  private mutating func spellSetsOfSentence(_ place: Int) {
    let text = lines[place].plain
    guard let end = text.bytesRange(of: ". "), text[end.upperBound...].utf8.first?.isDigit == true,
      case let name = text[..<end.lowerBound], !name.hasDigit, text.utf8.first?.isLetter == true
    else { return }
    let isOfSides = text.containsBytes(of: " left") && text.containsBytes(of: " right")
    let isList = text[end.upperBound...].containsBytes(of: ", ") && !text[end.upperBound...].containsBytes(of: ". ")
    guard isOfSides ? document.names.look(label(String(name))).isKnown : isList && beginsWithName(name) else { return }
    lines[place].plain.replaceSubrange(end, with: ": ")
  }

  /// Whether few words begin with the name of an exercise.
  private func beginsWithName(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    guard words.count <= 6 else { return false }
    // `Squat rack taken. 20 min wait` names none.
    return (1...min(3, words.count)).contains { count in
      document.names.look(words[..<count].joined(separator: " ")).isKnown
        && (count == words.count
          || ["on", "holding", "with", "against", "from", "in", "off", "over", "using"].contains(
            words[count].lowercased()))
    }
  }

  /// `… 3 sets of 6 at 72.5 kg. One back-off: 60 kg x 12 to failure.`: one set more.
  private mutating func spellBackOffSentence(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = [". One back-off: ", ". Back-off: ", ". One backoff: ", ". One more: ", ". One last set: "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      text[..<words.lowerBound].hasDigit, text[words.upperBound...].utf8.first?.isDigit == true,
      Self.hasProduct(String(text[words.upperBound...]))
    else { return }
    setAside(text[words].filter { !".:".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain.replaceSubrange(words, with: ", then ")
  }
}
