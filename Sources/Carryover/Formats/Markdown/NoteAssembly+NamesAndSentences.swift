import TextStreams
import TrainingModel

/// Sentences behind the name of an exercise, and what is carried behind a comma.
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

  /// `Farmer carry 3 x 40 m, 2x16 kg KBs`: what is in either hand.
  mutating func spellBellsBehindCommas(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      let text = lines[place].plain
      // `40m farmer carry 2x24kg`
      if let space = text.lastIndex(of: " "), text[space...].hasPrefix(" 2x"),
        Self.isTypedLoad(text[space...].dropFirst(3)), case let before = text[..<space], before.hasSuffix("carry"),
        before.utf8.first?.isDigit == true
      {
        setAside("2x", at: place)
        lines[place].plain = "\(before) \(text[space...].dropFirst(3))"
        continue
      }
      // `Front squat 2x16kg bells: 6, 6, 6`
      if let two = text.bytesRange(of: " 2x"), let colon = text[two.upperBound...].bytesRange(of: ": "),
        !text[..<two.lowerBound].hasDigit,
        case let words = text[two.upperBound..<colon.lowerBound].split(separator: " "),
        words.count == 2, Self.isTypedLoad(words[0]), Self.bells.contains(words[1].lowercased())
      {
        setAside("2x \(words[1])", at: place)
        lines[place].plain = "\(text[..<two.lowerBound]) \(words[0])\(text[colon.lowerBound...])"
        continue
      }
      guard let comma = text.lastBytesRange(of: ", "), !text[..<comma.lowerBound].containsBytes(of: "kg"),
        !text[..<comma.lowerBound].containsBytes(of: "lb"),
        text[..<comma.lowerBound].hasDigit
          || place + 1 < lines.count && lines[place + 1].plain.utf8.first?.isDigit == true,
        case let words = text[comma.upperBound...].split(separator: " "), (2...3).contains(words.count),
        let bell = words.last, Self.bells.contains(bell.lowercased()),
        case let load = words.dropLast().joined(), load.hasPrefix("2x") || load.hasPrefix("1x") || load.hasPrefix("2×"),
        Self.isTypedLoad(load.dropFirst(2))
      else { continue }
      setAside(words.joined(separator: " "), at: place)
      // `DB bench, 2x24 kg DBs` above `12, 10, 9`
      let joint = text[..<comma.lowerBound].hasDigit ? "," : ""
      lines[place].plain = "\(text[..<comma.lowerBound])\(joint) \(load.dropFirst(2))"
    }
  }

  private static let bells: Set<String> = [
    "kb", "kbs", "db", "dbs", "kettlebell", "kettlebells", "dumbbell", "dumbbells", "bells",
  ]
}
