import TextStreams

/// Exercises that nobody knows behind their sets, in logs that name each there.
extension NoteAssembly {
  /// `3 x 15 kuitheffen op één been, eigen gewicht` among `3 x 12 goblet squat, 12 kg`: a name, which is no remark on the
  /// exercise above.
  mutating func spellNamesBehindSets(_ places: [Int]) {
    var others: [(place: Int, scheme: String, name: String, rest: String)] = []
    var known = 0
    for place in places where isSpellable(place, to: 100) && lines[place].plain.utf8.first?.isDigit == true {
      guard let found = namedBehindSets(lines[place].plain) else { continue }
      if document.names.look(label(found.name)).isLikely {
        known += 1
      } else {
        others.append((place, found.scheme, found.name, found.rest))
      }
    }
    guard known > 1, 2 * known >= others.count else { return }
    for other in others { lines[other.place].plain = "\(other.name): \(other.scheme)\(other.rest)" }
  }

  /// What names of exercises are made of, where `paused at bottom` has none.
  private static let stems = [
    "heff", "plank", "press", "curl", "raise", "row", "squat", "lift", "brug", "zit", "heben", "drücken", "ziehen",
    "pull", "push", "lunge", "crunch", "walk", "carry", "swing", "bridge", "strek", "buig",
  ]

  /// Of `2 x 30 sec zijplank, 8 kg` the sets, the name and what stands behind it; `nil` where a text begins otherwise.
  private func namedBehindSets(_ text: String) -> (scheme: String, name: String, rest: String)? {
    let end = text.bytesRange(of: ", ")?.lowerBound ?? text.endIndex
    let words = text[..<end].split(separator: " ")
    guard words.count > 3, let sets = Int(words[0]), (1...10).contains(sets), words[1] == "x", Int(words[2]) != nil
    else { return nil }
    let unit = document.words.word(words[3])
    let hasUnit = [.seconds, .minutes, .meters].contains(unit)
    let name = words[(hasUnit ? 4 : 3)...].joined(separator: " ")
    guard name.utf8.count > 4, !name.hasDigit, name.utf8.first?.isLetter == true,
      name.split(separator: " ").allSatisfy({ document.words.loadUnit(NoteWords.key($0)) == nil }),
      document.words.word(name.prefix { $0 != " " }) == nil,
      document.names.look(label(name)).isLikely
        || Self.stems.contains(where: { name.lowercased().containsBytes(of: $0) })
    else { return nil }
    return (words[..<(hasUnit ? 4 : 3)].joined(separator: " "), name, String(text[end...]))
  }
}
