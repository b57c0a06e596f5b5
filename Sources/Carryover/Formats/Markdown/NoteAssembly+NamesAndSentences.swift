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
      spellSidesOfSentence(place)
      spellBackOffSentence(place)
    }
  }

  /// `Side plank. 40 s left, 35 s right.`
  private mutating func spellSidesOfSentence(_ place: Int) {
    let text = lines[place].plain
    guard let end = text.bytesRange(of: ". "), text[end.upperBound...].utf8.first?.isDigit == true,
      text.containsBytes(of: " left"), text.containsBytes(of: " right"), case let name = text[..<end.lowerBound],
      !name.hasDigit, document.names.look(label(String(name))).isKnown
    else { return }
    lines[place].plain.replaceSubrange(end, with: ": ")
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
