import TrainingModel

/// Drops and further sets that people tell of in words between the numbers.
extension NoteAssembly {
  private static let mayDrop = NoteBeginnings(whole: [
    "drop", "dropset", "dropsets", "dégressif", "degressif", "dégressive", "descendente", "discendente", "stripping",
    "reduktionssatz", "abnehmend",
  ])
  private static let atOnce: NoteWordSet = [
    "direct", "derrière", "directement", "erachter", "achteraan", "meteen", "hinterher", "dahinter", "direkt", "right",
    "after", "straight", "enseguida", "seguido", "sin", "descanso", "subito", "dopo", "logo", "depois", "sem", "gleich",
    "danach", "ensuite", "juste", "après", "away", "into", "et", "en", "y", "e", "und", "and", "a",
  ]
  private static let thens: NoteWordSet = [
    "puis", "then", "luego", "poi", "daarna", "dann", "depois", "después", "→", "->", ">", "et", "y", "e", "und", "en",
    "and",
  ]

  mutating func spellDropsInOtherWords(_ place: Int) {
    let text = lines[place].plain
    guard Self.mayDrop.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    if spellDropBehindLast(place) { return }
    // `na última emendei drop: 30x10, 15x12` below the sets
    if let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let told = text[..<colon.lowerBound].split(separator: " "), (2...6).contains(told.count),
      told.contains(where: { NoteStructureWords.lastWords.contains($0) }),
      !told.contains(where: {
        ["week", "time", "session", "month", "woche", "mal", "semana", "fois"].contains($0.lowercased())
      }),
      told.last.map({ document.words.word($0) == .drop }) == true,
      text[colon.upperBound...].split(separator: ",").allSatisfy({ Self.hasProduct(String($0)) })
    {
      setAside(told.dropLast().joined(separator: " "), at: place)
      lines[place].plain = "drop set: \(text[colon.upperBound...])"
      return
    }
    // `10kg x 15 / 13 / 12 then straight into 6kg x 14 after the last one (drop set)`
    if let into = text.bytesRange(of: " then straight into ") ?? text.bytesRange(of: " straight into "),
      text[..<into.lowerBound].hasDigit, case let set = text[into.upperBound...].split(separator: " "),
      !set.contains(where: { ["no", "not"].contains($0.lowercased()) }),
      let end = set.lastIndex(where: \.hasDigit), end < set.count - 1, end <= 3, set[0].first?.isNumber == true,
      set[(end + 1)...].contains(where: { document.words.word($0.filter { $0.isLetter }) == .drop })
        || text.hasSuffix("(drop set)")
    {
      setAside("straight into \(set[(end + 1)...].joined(separator: " "))", at: place)
      lines[place].plain = "\(text[..<into.lowerBound]), dropset \(set[...end].joined(separator: " "))"
      return
    }
    guard
      let drop = words.firstIndex(where: { word in
        document.words.word(word.filter { $0 != ":" && $0 != "," && $0 != "(" }) == .drop
      }), let first = words[(drop + 1)...].firstIndex(where: { $0.utf8.first?.isDigit == true }),
      first > drop + 1 || drop > 0 && Self.atOnce.contains(words[drop - 1]),
      words[(drop + 1)..<first].allSatisfy({ $0 == ":" || Self.atOnce.contains($0.filter { $0 != ":" && $0 != "," }) })
    else { return }
    var sets: [String] = []
    for word in words[first...] {
      if Self.thens.contains(word) { continue }
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      guard Self.hasProduct(String(bare)), bare.utf8.first?.isDigit == true else { return }
      sets.append(String(bare))
    }
    var start = drop
    while start > 0, Self.atOnce.contains(words[start - 1]) { start -= 1 }
    var head = text[..<words[start].startIndex]
    while let sign = head.last, " ,;-–—(".contains(sign) { head = head.dropLast() }
    let told = (words[start..<drop] + words[(drop + 1)..<first]).joined(separator: " ").filter { $0 != ":" }
    if head.isEmpty {
      setAside(told.trimmedSpaces, at: place)
      lines[place].plain = "drop: \(sets.joined(separator: ", "))"
    } else if head.hasDigit {
      setAside(told.trimmedSpaces, at: place)
      lines[place].plain = "\(head), dropset \(sets.joined(separator: ", "))"
    }
  }

  /// The first of `drop set: 60x10 > 50x8` is a set of its own, but where it is lighter than the one above it: there the
  /// drops go on from that one.
  func settleDrops(_ reading: inout NotationReading, _ line: NoteLine) {
    let above = session.sections.last?.exercises[exerciseIndex].setGroups.last?.sets.last
    let isLabelled =
      reading.name.isEmpty
      && (line.plain.lowercased().hasPrefix("drop") || document.words.word(line.plain.prefix { $0.isLetter }) == .drop)
    for place in reading.sets.indices.dropLast() where reading.sets[place + 1].kind == .drop {
      let before = place > 0 ? reading.sets[place - 1] : above
      // Of a set without a load nobody knows what is lighter.
      if place > 0, before?.load == nil { continue }
      let isLighter = before.map { Self.isLighter(reading.sets[place], than: $0) } ?? false
      if place == 0, isLabelled, isLighter, reading.sets[0].kind == .working,
        reading.sets.dropFirst().allSatisfy({ $0.kind == .drop })
      {
        reading.sets[0].kind = .drop
      } else if reading.sets[place].kind == .drop, before?.kind != .drop, !isLighter,
        Self.isLighter(reading.sets[place + 1], than: reading.sets[place])
      {
        reading.sets[place].kind = .working
      }
    }
  }

  /// Of two kinds of load nobody can weigh one against the other: what helps, or hangs on no bar, is taken for lighter.
  private static func isLighter(_ set: LoggedSet, than other: LoggedSet) -> Bool {
    guard let load = set.load?.value, let before = other.load?.value, set.load?.kind == other.load?.kind else {
      return other.load?.kind == .external || set.load?.kind == .assisted
    }
    return set.load?.kind == .assisted ? load > before : load < before
  }

  /// `3x15 7 kg, nach dem letzten Dropset: 5 kg x 10, 3 kg x 12`: when the drops came, before what they were.
  private mutating func spellDropBehindLast(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), let colon = text[comma.upperBound...].bytesRange(of: ": "),
      case let told = text[comma.upperBound..<colon.lowerBound].split(separator: " "), (2...6).contains(told.count),
      text[..<comma.lowerBound].hasDigit,
      told.contains(where: { NoteStructureWords.lastWords.contains($0) }), let last = told.last,
      document.words.word(last) == .drop
        || told.count > 2 && document.words.word(told.suffix(2).joined(separator: " ")) == .drop,
      !told.contains(where: { $0.hasDigit }), text[colon.upperBound...].utf8.first?.isDigit == true
    else { return false }
    setAside(told.dropLast(document.words.word(last) == .drop ? 1 : 2).joined(separator: " "), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]), drop set: \(text[colon.upperBound...])"
    return true
  }

  private static let more: NoteWordSet = [
    "danach", "dann", "noch", "ein", "einen", "satz", "then", "one", "more", "another", "set", "puis", "encore", "une",
    "série", "luego", "otra", "serie", "una", "más", "depois", "mais", "uma", "poi", "un'altra", "ancora", "daarna",
    "nog", "een",
  ]

  /// `danach noch ein Satz ohne Gewicht: 8`: one more, of the exercise above.
  mutating func spellOneMoreSet(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), Int(text[colon.upperBound...]) != nil,
      case let words = text[..<colon.lowerBound].split(separator: " "), words.count > 3,
      case let lead = words.prefix(while: { Self.more.contains($0) }), lead.count > 1, lead.count < words.count,
      case let rest = words[lead.endIndex...].joined(separator: " "), document.words.word(rest) == .bodyweight
    else { return }
    setAside(lead.joined(separator: " "), at: place)
    lines[place].plain = "\(rest)\(text[colon.lowerBound...])"
  }
}
