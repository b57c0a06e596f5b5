import TrainingModel

/// Names before sets in the same line, of which a part is none.
extension NoteAssembly {
  /// The exercise that a sentence begins with, before the word of what it did.
  func nameBeforeVerb(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard let verb = words.indices.dropFirst().prefix(4).first(where: { Self.verbsOfExercises.contains(words[$0]) }),
      case let name = words[..<verb].joined(separator: " "), document.names.look(name).isKnown
    else { return nil }
    return name
  }

  private static let verbsOfExercises: NoteWordSet = ["came", "was", "were", "went", "felt", "day", "followed"]

  /// `Chins between sets, 50 total`, `Bench pyramid: 60x12, 70x10`: when and how they were done is no part of their name.
  func withoutPauses(_ name: String, _ reading: NotationReading) -> (String, NotationReading) {
    guard let manner = Self.manners.first(where: { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }),
      case let bare = String(name.dropLast(manner.count)),
      manner == Self.manners[0] || document.names.look(bare).isKnown && !document.names.look(name).isKnown
    else { return (name, reading) }
    var reading = reading
    reading.name = bare
    reading.note = [String(manner.dropFirst()), reading.note].compactMap(\.self).joined(separator: ", ")
    return (bare, reading)
  }

  private static let manners = [" between sets", " pyramid", " ladder", " ladders"]

  /// `T1`, `T1 single` below a lift: the tier of a programme.
  func isTierOfSet(_ name: String) -> Bool {
    guard name.utf8.first == UInt8(ascii: "T"), let tier = name.utf8.dropFirst().first, (49...52).contains(tier) else {
      return false
    }
    let rest = name.dropFirst(2)
    return rest.isEmpty || rest.first == " " && Self.qualifiers.contains(rest.dropFirst())
  }

  /// `red band` below the name of what was done with it.
  func isBandOfSet(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    if words.count == 1 { return document.words.word(words[0]) == .band }
    return words.count == 2 && document.words.word(words[1]) == .band
      && NotationParser.colors.contains(words[0].lowercased())
  }

  /// `heavy`, `with band`, `leicht`: words before sets that nothing else of them says.
  func saysHow(_ name: String) -> Bool { isBandOfSet(name) || Self.mannersOfSets.contains(name) }

  private static let mannersOfSets: NoteWordSet = [
    "heavy", "light", "with band", "lourd", "lourde", "lourds", "lourdes", "léger", "légère", "légers", "légères",
    "schwer", "leicht", "pesado", "pesada", "pesados", "pesadas", "pesante", "leggero", "leggera", "zwaar", "paused",
    "pause", "tempo", "speed", "volume", "nochmal", "noch", "dann noch", "wieder", "again", "toen", "daarna nog", "nog",
    "otra vez", "encore", "ancora", "redescendu", "redescendu à", "monté à", "bajé a", "subí a", "baixei para",
    "sceso a",
    "runter auf", "hoch auf",
  ]

  /// Whether the words before a set's numbers are no exercise anybody knows, and sets without a name stand right below:
  /// `30 kg and the bar: 12` is a remark on the heading's own.
  mutating func namesNobody(_ place: Int) -> Bool {
    guard lines[place].plain.utf8.first?.isDigit == true, let reading = probe(place),
      document.names.look(label(reading.name)).share == 0, place + 1 < lines.count,
      lines[place + 1].rank == lines[place].rank
    else { return false }
    return setsAreNamed(at: place + 1) == false
  }

  /// `80 kg` above the repetitions done with it.
  func isLoadAlone(_ text: String) -> Bool {
    guard let (number, rest) = Self.number(text), number > 0 else { return false }
    return document.words.loadUnit(NoteWords.key(rest)) != nil
  }

  /// `2nd single`, `third attempt`, `opener practice`: which of the sets it is.
  static func isOrdinalOfSet(_ name: String) -> Bool {
    let words = name.lowercased().split(separator: " ")
    guard words.count == 2 else { return false }
    if words[0] == "opener" { return words[1].hasPrefix("practi") }
    return ["1st", "2nd", "3rd", "first", "second", "third", "last"].contains(words[0])
      && ["single", "double", "triple", "attempt", "one", "set"].contains(words[1])
  }
}
