import TrainingModel

/// Facts of the session in a bracket behind its title: `Push day (60 min, RPE 7, mood 4/5)`.
extension NoteAssembly {
  /// `Banded side steps (green) 3 x 12`: which band, in a word less; `Heel raises (both): 3 x 15`: that neither side is
  /// left out, which all sets mean that say none.
  mutating func spellBracketsOfBands(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 && !lines[place].isHeading {
      guard let open = lines[place].plain.firstIndex(of: "("),
        let close = lines[place].plain[open...].firstIndex(of: ")"),
        case let word = lines[place].plain[open..<close].dropFirst().lowercased(),
        case let before = lines[place].plain[..<open], before.last == " ", !before.hasDigit
      else { continue }
      let behind = lines[place].plain[close...].dropFirst()
      let isOfBands = before.split(separator: " ").contains { Self.bands.contains($0.lowercased()) }
      if let band = Self.band(word, isOfBands: isOfBands), Self.isSideOrColon(behind) {
        // Between the name and what is said of it the bracket would part them.
        lines[place].plain = "\(before.trimmedSpaces)\(behind) (\(band))"
      } else if isOfBands, NotationParser.colors.contains(word),
        behind.isEmpty || behind.drop(while: { $0 == " " }).utf8.first?.isDigit == true
      {
        lines[place].plain = "\(before)(\(word) band)\(behind)"
      } else if ["both", "both sides", "both legs", "both arms"].contains(word), behind.hasDigit {
        setAside("(\(word))", at: place)
        lines[place].plain = "\(before.trimmedSpaces)\(behind)"
      }
    }
  }

  mutating func dropLinksOfBands(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: " band") { dropLinkOfBand(place) }
  }

  /// `Pull-ups with the green band: 5, 5, 4`
  private mutating func dropLinkOfBand(_ place: Int) {
    let text = lines[place].plain
    for link in [" with the ", " with a "] {
      guard let range = text.bytesRange(of: link), case let words = text[range.upperBound...].split(separator: " "),
        words.count > 1, NotationParser.colors.contains(words[0].lowercased()),
        words[1].filter(\.isLetter) == "band", !text[..<range.lowerBound].hasDigit
      else { continue }
      lines[place].plain.replaceSubrange(range, with: " with ")
    }
  }

  /// Of `green band`, and of `green` where the name is one of bands, the band.
  private static func band(_ word: String, isOfBands: Bool) -> String? {
    if word.hasSuffix(" band"), NotationParser.colors.contains(String(word.dropLast(5))) { return word }
    return isOfBands && NotationParser.colors.contains(word) ? "\(word) band" : nil
  }

  private static func isSideOrColon(_ text: Substring) -> Bool {
    text.hasDigit && [" left ", " right ", " L ", " R ", ": "].contains { text.hasPrefix($0) }
  }

  private static let bands: Set<String> = [
    "band", "bands", "banded", "resistance", "cord", "cords", "tube", "tubing", "theraband", "miniband", "mini-band",
  ]

  /// The text before a bracket of nothing but facts, which are taken; `nil` for any other text.
  mutating func takeBracketFacts(_ text: String, _ line: NoteLine) -> String? {
    guard text.hasSuffix(")"), let bracket = text.lastIndex(of: "("), bracket > text.startIndex else { return nil }
    let parts = text[text.index(after: bracket)...].dropLast().split(whereSeparator: { ",;|·".contains($0) })
    guard !parts.isEmpty, parts.count <= 6 else { return nil }
    let (before, unitBefore) = (session, sessionUnit)
    for part in parts where !takeFact(String(part), line) {
      // `(all lb, BW 198)`
      if parts.count > 1, let unit = statedUnit(part.trimmedSpaces) {
        sessionUnit = unit
        continue
      }
      (session, sessionUnit) = (before, unitBefore)
      return nil
    }
    return label(String(text[..<bracket]))
  }

  /// Reads a list of facts of the day, such as `Bodyweight 84.1 kg, slept 7 h, mood 3/5`; what is no fact is a note.
  mutating func readFactList(_ line: NoteLine) -> Bool {
    guard !line.isHeading, line.plain.utf8.count <= 120, document.words.filters.plainFacts.mayBegin(line.plain) else {
      return false
    }
    let parts = Self.factParts(line.plain)
    guard parts.count > 1, let first = parts.first, !isLoadOfExercise(first) else { return false }
    let isKeyed = Self.keyAndValue(first) != nil
    let isWeighing =
      isWeighing(first) || isWeighingBeside(parts[1], first)
      || followsBlank && document.words.field(first.prefix { $0 != " " }) == .bodyweight
    guard isKeyed || open.exercise == nil || followsBlank || isWeighing else { return false }
    let before = session
    guard takeFact(first, line) else { return false }
    var hasNote = false
    for part in parts.dropFirst() where !takeFact(part, line) {
      // `BW: 203 | Sleep: 7h | Cals: 3400`
      let isFact = isKeyed && Self.keyAndValue(part).map { !$0.key.contains(" ") } ?? false
      guard
        isFact || isWeighing && !holdsExercise(part)
          || part.split(separator: " ").first.map({ document.words.isProse($0) }) ?? false
      else {
        session = before
        return false
      }
      hasNote = true
    }
    if hasNote { addNote(index, at: .session) } else { use(.fact) }
    return true
  }

  /// `Weight 60` between a name and its sets is the load.
  func isLoadOfExercise(_ text: String) -> Bool {
    guard open.exercise != nil, !hasSets else { return false }
    return document.words.word(text.prefix { $0 != " " && $0 != ":" }) != .bodyweight
  }

  /// `squat 3x5 @ 100 kg` beside a body weight, but not `slept like 5 hrs`.
  private func holdsExercise(_ text: String) -> Bool {
    guard let reading = document.reader.read(text, in: NotationContext()) else { return false }
    return document.names.look(reading.name).isLikely
      || reading.sets.contains { $0.reps != nil || $0.load != nil || $0.distance != nil }
  }

  /// `Bodyweight 186 this morning`, which nobody does as repetitions.
  private func isWeighing(_ text: String) -> Bool {
    guard let space = text.firstIndex(of: " ") else { return false }
    return isBodyweight(String(text[..<space]), String(text[space...].dropFirst()))
  }

  /// `bw 79` beside `slept 7.5`, which tells of the day, too.
  private func isWeighingBeside(_ part: String, _ text: String) -> Bool {
    guard let space = text.firstIndex(of: " "), document.words.field(text[..<space]) == .bodyweight,
      let number = Self.number(String(text[space...].dropFirst()))?.number, number >= 40,
      let word = part.split(separator: " ").first
    else { return false }
    return NoteStructureWords.slept.contains(word) || NoteStructureWords.isStateOfDay(String(word))
  }

  /// A heading such as `Mon, Mar 18 2024 | Upper | 64 min | BW 181.4 lb` without the facts between its bars, which are
  /// taken.
  mutating func withoutFacts(_ text: String, _ line: NoteLine) -> String {
    var kept: [String] = []
    for part in text.split(separator: "|") {
      let part = String(part).trimmingSpaces
      if kept.isEmpty || !takeFact(part, line) { kept.append(part) }
    }
    return kept.joined(separator: " | ")
  }

  private mutating func takeFact(_ text: String, _ line: NoteLine) -> Bool {
    if takeBodyweightAlone(text) { return true }
    let words = text.split(separator: " ")
    if let key = words.first, words.count > 1 {
      let value = words.dropFirst().joined(separator: " ")
      let name = key.hasSuffix(":") ? key.dropLast() : key
      switch document.words.field(name) {
      case .rpe: return takeEffort(value)
      case .feeling: return takeFeeling(value)
      default: break
      }
    }
    let tokens = NoteDateToken.tokens(text)
    guard let length = NoteLength.read(tokens, at: 0, words: document.words), length.end == tokens.count,
      length.seconds >= 300
    else { return false }
    session.duration = session.duration ?? length.seconds
    return true
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}

extension String {
  /// What stands in the one bracket that the text is.
  var bracketed: String? {
    guard hasPrefix("("), hasSuffix(")"), utf8.count > 2 else { return nil }
    return String(dropFirst().dropLast())
  }
}
