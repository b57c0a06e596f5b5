import TextStreams

/// What was lifted, in words between the name of an exercise and its load.
extension NoteAssembly {
  private static let bells: NoteWordSet = ["kb", "kbs"]

  private static let leads = [
    " con las de ", " con los de ", " con la de ", " con el de ", " con las ", " con los ", " con la ", " con i ",
    " con le ", " com as de ", " com os de ", " com as ", " com os ", " mit den ", " mit der ", " mit dem ",
    " avec les ",
    " avec la ", " avec des ", " avec une ", " met de ", " with the ", " with ",
  ]

  /// `Goblet squat KB 16 kg`, `einarmig rudern 28er kh links 10`, `curl martillo con las de 16kg: 12 12 10`: the load, and
  /// no part of the name.
  mutating func spellImplementsBehindNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      if lines[place].plain.hasSuffix("s") || lines[place].plain.hasSuffix("s)") { spellHeldLoad(place) }
      if document.words.word(lines[place].plain.prefix { $0.isLetter }) == .bodies { dropBellAtStart(place) }
      let word = Self.wordBeforeNumber(lines[place].plain)
      if Self.bells.contains(word) || lines[place].plain.containsBytes(of: "er ") { dropBellBesideLoad(place) }
      if Self.wordsBeforeLoads.contains(word) { dropLeadOfLoad(place) }
    }
  }

  /// The word right before the first number of a text.
  static func wordBeforeNumber(_ text: String) -> String {
    text.withByteSlice { bytes in
      var end = 0
      while end < bytes.count, !bytes[end].isDigit { end += 1 }
      guard end < bytes.count, end > 1, bytes[end - 1] == 32 else { return "" }
      var start = end - 1
      while start > 0, bytes[start - 1] != 32 { start -= 1 }
      return bytes.slice(start, end - 1).string
    }
  }

  /// The last words of what leads to a load.
  private static let wordsBeforeLoads: NoteWordSet = [
    "las", "los", "la", "el", "i", "le", "as", "os", "de", "den", "der", "dem", "les", "des", "une", "the", "with",
    "of",
    "mit", "von", "con", "avec", "com", "met",
  ]

  /// `Step ups (holding 25s)` above its sets: a pair of dumbbells, and no time.
  private mutating func spellHeldLoad(_ place: Int) {
    let text = lines[place].plain
    // `Bulgarian split squat, dumbbells 12s`
    let words = text.split(separator: " ")
    if words.count > 2, let load = words.last, load.hasSuffix("s"), let value = Int(load.dropLast()),
      (3...150).contains(value), ["dumbbells", "dbs"].contains(words[words.count - 2].lowercased()),
      text[..<words[words.count - 2].startIndex].hasSuffix(", "),
      case let name = text[..<words[words.count - 2].startIndex].trimmedEnd, !name.hasDigit,
      case let look = document.names.look(label(String(name))), look.isLikely, !look.isTimed
    {
      setAside(String(words[words.count - 2]), at: place)
      lines[place].plain = "\(name) @ \(value)\(unitText(at: place))"
      return
    }
    guard let held = [" (holding ", " (with ", " (w/ "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text.hasSuffix("s)"), case let load = text[held.upperBound...].dropLast(2), let value = Int(load),
      (8...150).contains(value),
      ["step", "lunge", "squat", "row", "press", "curl", "deadlift", "rdl"].contains(where: {
        text[..<held.lowerBound].lowercased().containsBytes(of: $0)
      }), case let name = text[..<held.lowerBound], !name.hasDigit,
      case let look = document.names.look(label(String(name))), look.isLikely, !look.isTimed
    else { return }
    lines[place].plain = "\(name) @ \(load)\(unitText(at: place))"
  }

  /// `DBs 12 kg: 10, 10, 9`, `Mancuernas de 10 kg, 3x12` right below the name of the exercise: what is lifted, and no other
  /// exercise.
  private mutating func dropBellAtStart(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 1, document.words.word(words[0]) == .bodies,
      case let start = ["de", "of", "mit", "con", "avec", "of", "à", "com"].contains(words[1].lowercased()) ? 2 : 1,
      start < words.count,
      case let load = words[start].last.map({ ":,".contains($0) }) == true
        ? words[start].dropLast() : words[start],
      Self.isTypedLoad(load)
        || start + 1 < words.count && Double(load.replacing(",", with: ".")) != nil
          && document.words.loadUnit(NoteWords.key(words[start + 1].filter { $0 != ":" && $0 != "," })) != nil,
      let above = lines[..<place].last(where: { $0.kind != .blank }), !isHead(above),
      case let look = document.names.look(label(above.plain)), look.isKnown || look.isLikely && look.share >= 1,
      !document.words.isGroup(label(above.plain)), document.words.section(label(above.plain)) == nil
    else { return }
    setAside(words[..<start].joined(separator: " "), at: place)
    lines[place].plain = String(text[words[start].startIndex...])
  }

  private mutating func dropBellBesideLoad(_ place: Int) {
    let text = lines[place].plain
    guard let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex else { return }
    let words = text.split(separator: " ")
    guard let number = words.firstIndex(where: { $0.startIndex >= digit }), number > 0 else { return }
    let load = words[number]
    // `28er kh je hand`
    if load.hasSuffix("er"), Int(load.dropLast(2)) != nil, number + 1 < words.count,
      document.words.word(words[number + 1]) == .bodies, number + 2 < words.count,
      document.names.look(label(String(text[..<load.startIndex].trimmedEnd))).isLikely
    {
      var end = number + 2
      if end + 1 < words.count, words[end] == "je", words[end + 1].lowercased() == "hand" { end += 2 }
      guard end < words.count else { return }
      setAside(words[(number + 1)..<end].joined(separator: " "), at: place)
      lines[place].plain = "\(text[..<load.endIndex]) \(text[words[end].startIndex...])"
      return
    }
    // `Swing KB 16 kg 3x20`, and `**Goblet squat** KB 16 kg` above its counts
    let unit = number + 1 < words.count ? words[number + 1].filter { $0 != ":" && $0 != "," } : ""
    guard number > 1, Self.bells.contains(words[number - 1]),
      // `squat con kettlebell 24 kg` says what it is done with.
      number < 3 || !NoteStructureWords.joiners.contains(words[number - 2]),
      Self.isTypedLoad(load.last.map { ":,".contains($0) } == true ? load.dropLast() : load)
        || document.words.loadUnit(NoteWords.key(unit)) != nil && Double(load.replacing(",", with: ".")) != nil,
      case let name = text[..<words[number - 1].startIndex].trimmedEnd,
      document.names.look(label(String(name))).isLikely
    else { return }
    setAside(String(words[number - 1]), at: place)
    lines[place].plain = "\(name) \(text[load.startIndex...])"
  }

  private mutating func dropLeadOfLoad(_ place: Int) {
    dropBellBeforeLead(place)
    let text = lines[place].plain
    guard let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      let lead = Self.leads.first(where: { text[..<digit].hasSuffix($0) }),
      case let load = text[digit...].prefix(while: { !" ,:".contains($0) }),
      case let unit = text[load.endIndex...].dropFirst().prefix(while: \.isLetter),
      Self.isTypedLoad(load)
        || document.words.loadUnit(NoteWords.key(unit)) != nil && Double(load.replacing(",", with: ".")) != nil,
      case let name = text[..<digit].dropLast(lead.count), !name.contains(","), name.split(separator: " ").count <= 4,
      document.names.look(label(String(name))).isLikely
    else { return }
    lines[place].plain = "\(name) \(text[digit...])"
  }

  /// `fentes marchées haltères de 8kg 2x12`, `Farmers walk mit 2 24kg kugeln, 3 runden à 40m`
  private mutating func dropBellBeforeLead(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let load = words.firstIndex(where: { $0.hasDigit }), load > 1 else { return }
    if load > 2, Self.isTypedLoad(words[load]), ["de", "of", "mit", "von"].contains(words[load - 1].lowercased()),
      document.words.word(words[load - 2]) == .bodies,
      case let name = words[..<(load - 2)].joined(separator: " "), document.names.look(label(name)).isLikely
    {
      setAside(String(words[load - 2]), at: place)
      lines[place].plain = "\(name) \(words[load...].joined(separator: " "))"
    } else if words[load] == "2", load + 2 < words.count, Self.isTypedLoad(words[load + 1]),
      ["mit", "with", "con", "avec", "com", "met"].contains(words[load - 1].lowercased()),
      words[load + 2].first?.isLetter == true, document.words.word(words[load + 2].filter(\.isLetter)) != .by,
      case let name = words[..<(load - 1)].joined(separator: " "), document.names.look(label(name)).isLikely
    {
      let bells = words[load + 2]
      setAside("2 \(bells.filter(\.isLetter))", at: place)
      lines[place].plain =
        "\(name) \(words[load + 1])\(bells.hasSuffix(",") ? "," : "") \(words[(load + 3)...].joined(separator: " "))"
    }
  }

  /// `Dips +15:  8, 8, 6`: a gap behind a colon is nothing.
  mutating func closeGapsBehindColons(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      guard let gap = lines[place].plain.bytesRange(of: ":  "),
        lines[place].plain[..<gap.lowerBound].hasDigit,
        case let rest = lines[place].plain[gap.upperBound...].drop(while: { $0 == " " }), rest.first?.isNumber == true
      else { continue }
      lines[place].plain = "\(lines[place].plain[..<gap.lowerBound]): \(rest)"
    }
  }

  private static let beforeNames: NoteWordSet = ["more", "some", "then", "and", "also", "finally", "lastly"]
  private static let behindNames: NoteWordSet = [
    "again", "cont", "cont.", "continued", "(again)", "(cont)", "(cont.)", "nochmal", "encore", "ancora", "opnieuw",
  ]

  private static let ways: NoteWordSet = ["myo reps", "rest pause", "drop sets", "drop set", "cluster sets"]

  /// `More squats`, `Squat again`, `Bench (cont)` right above sets: the name of what they are of.
  mutating func spellNamesSaidAgain(_ places: [Int]) {
    for place in places where isSpellable(place, to: 40) && place + 1 < lines.count {
      let text = lines[place].plain
      guard !text.hasDigit, lines[place + 1].plain.utf8.first?.isDigit == true else { continue }
      var words = text.split(separator: " ")[...]
      while words.count > 1, let first = words.first, Self.beforeNames.contains(first) { words.removeFirst() }
      while words.count > 1, let last = words.last, Self.behindNames.contains(last) { words.removeLast() }
      // `OH cable ext, myo reps`
      if words.count > 2, Self.ways.contains(words.suffix(2).joined(separator: " ")) { words.removeLast(2) }
      guard let first = words.first, let last = words.last, words.count < text.split(separator: " ").count,
        case let name = text[first.startIndex..<last.endIndex].trimmedEnd,
        document.names.look(label(String(name))).isLikely
      else { continue }
      setAside("\(text[..<first.startIndex])\(text[last.endIndex...])".trimmedSpaces, at: place)
      lines[place].plain = String(name)
    }
  }
}
