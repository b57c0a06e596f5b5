import TextStreams

/// What was done last time beside what was done now, and words before the name of an exercise.
extension NoteAssembly {
  /// `Squat - last time 90 for 5/5/5. now 92.5 for 5/5/5`: what was done now.
  mutating func spellLastTimes(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) && lines[place].plain.containsBytes(of: "last ") {
      let text = lines[place].plain
      guard
        let last = [" - ", ": ", " – ", ", ", " "].lazy.compactMap({ sign in
          ["last time ", "last week "].lazy.compactMap { text.bytesRange(of: sign + $0) }.first
        }).first,
        case let name = text[..<last.lowerBound].trimmedSpaces, name.utf8.first?.isLetter == true, !name.hasDigit,
        let now = Self.now(in: text[last.upperBound...]), text[last.upperBound..<now.lowerBound].hasDigit,
        text[now.upperBound...].utf8.first?.isDigit == true || text[now.upperBound...].lowercased().hasPrefix("bw"),
        Self.isAlike(text[last.upperBound..<now.lowerBound], text[now.upperBound...])
      else { continue }
      let former = text[last.lowerBound..<now.lowerBound].drop { !$0.isLetter }
      lines[place].plain = "\(name): \(text[now.upperBound...])"
      setAside(String(former).trimmedSpaces, at: place)
    }
  }

  /// Whether what was done now is told as that of last time is: `now 10 min bike` is not.
  private static func isAlike(_ former: Substring, _ present: Substring) -> Bool {
    guard ![" min", " more", " sec", ":"].contains(where: { present.containsBytes(of: $0) }) else { return false }
    return ["/", " for ", "x"].contains { former.containsBytes(of: $0) && present.containsBytes(of: $0) }
      || [" for ", "x"].contains { present.containsBytes(of: $0) } && !former.containsBytes(of: "/")
  }

  private static func now(in text: Substring) -> Range<Substring.Index>? {
    for sign in [". ", "; ", ", ", " - ", " – ", " → "] {
      for word in ["now ", "today ", "this time ", "this week ", "Now ", "Today ", "This time "] {
        if let range = text.bytesRange(of: sign + word) { return range }
        if let range = text.bytesRange(of: "\(sign)\(word.dropLast()): ") { return range }
      }
    }
    return nil
  }

  /// `Zum Schluss Dropsatz Butterfly: 50 kg x 12 > 40 kg x 8`: when, and which kind of set, before an exercise's name.
  mutating func dropOccasionsBeforeNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      let text = lines[place].plain
      guard let colon = text.bytesRange(of: ": "), text[colon.upperBound...].utf8.first?.isDigit == true,
        case let words = text[..<colon.lowerBound].split(separator: " "), (2...8).contains(words.count),
        let first = words.firstIndex(where: { !Self.wordsOfOccasions.contains($0) }),
        first > 1 || first == 1 && words[0].utf8.count > 5,
        Self.occasions.contains(words[0]),
        case let name = words[first...].joined(separator: " "), document.names.look(name).isKnown
      else { continue }
      lines[place].plain = "\(name)\(text[colon.lowerBound...])"
      setAside(words[..<first].joined(separator: " "), at: place)
    }
  }

  private static let occasions: NoteWordSet = [
    "zum", "to", "finisher", "finally", "zuletzt", "at", "am", "per", "pour", "para",
  ]
  private static let wordsOfOccasions: NoteWordSet = [
    "zum", "schluss", "abschluss", "to", "finish", "finisher", "finally", "zuletzt", "am", "ende", "at", "the", "end",
    "dropsatz", "dropset", "drop", "set", "per", "finire", "pour", "finir", "para", "terminar", "dégressif",
  ]
}
