import TextStreams

/// Clocks of minutes, sides, loads in brackets and attempts, as people put them among the sets of a line.
extension NoteAssembly {
  mutating func spellSaidAmongSets(_ places: [Int]) {
    dropMinutesOfRounds(places)
    for place in places where isSpellable(place, to: 160) {
      spellRightBehindName(place)
      spellCountsOfSide(place)
      spellAttemptsOfMeet(place)
      spellMissesBehindSlashes(place)
      spellRepsOfLoadsBelow(place)
      dropThenDone(place)
      dropTotalBeforeCounts(place)
      spellBothSides(place)
      spellHelpBehindComma(place)
      spellBars(place)
      planUndoneLine(place)
      spellLoadOfEach(place)
    }
  }

  /// `0:00 – Push jerk 2 @ 155`, `2:00 – Push jerk 2 @ 165`: when each set began, from nought on.
  private mutating func dropMinutesOfRounds(_ places: [Int]) {
    var rounds: [(place: Int, second: Int, rest: Substring)] = []
    for place in places where isSpellable(place, to: 80) {
      let text = lines[place].plain
      guard text.utf8.first?.isDigit == true, text.utf8.prefix(4).contains(UInt8(ascii: ":")),
        let space = text.firstIndex(of: " "), case let clock = text[..<space].split(separator: ":"),
        clock.count == 2, clock[1].utf8.count == 2, let minute = Int(clock[0]), let second = Int(clock[1]),
        (0...90).contains(minute), (0..<60).contains(second),
        case let rest = text[space...].drop(while: { " -–—:".contains($0) }), rest.utf8.first?.isLetter == true
      else { continue }
      rounds.append((place, minute * 60 + second, rest))
    }
    guard rounds.count > 2, rounds[0].second == 0, rounds[1].second > 0,
      zip(rounds, rounds.dropFirst()).allSatisfy({ $1.second - $0.second == rounds[1].second })
    else { return }
    // Another exercise at each of them is a plan of the hour.
    let name = rounds[0].rest.prefix { $0 != " " }
    guard rounds.allSatisfy({ $0.rest.prefix { $0 != " " } == name }) else { return }
    for round in rounds {
      setAside(String(lines[round.place].plain.prefix { $0 != " " }), at: round.place)
      let words = round.rest.split(separator: " ")
      // `Push jerk 2 @ 155`: one set in each of them.
      if let at = words.firstIndex(of: "@"), at > 1, at + 1 < words.count, Int(words[at - 1]) != nil,
        let load = Double(words[at + 1]), load > 10, at + 2 == words.count || words[at + 2].hasPrefix("(")
      {
        let name = words[..<(at - 1)].joined(separator: " ")
        let tail = words[(at + 2)...].joined(separator: " ")
        lines[round.place].plain = "\(name) \(words[at + 1]) x \(words[at - 1]) \(tail)".trimmedSpaces
      } else {
        lines[round.place].plain = String(round.rest)
      }
    }
  }

  /// `Heel slides R, 15`, `Straight leg raises R 3 lots of 12`, `Stand on one leg, R: 22 secs`: the side, and no repetitions.
  private mutating func spellRightBehindName(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, text.hasByte(UInt8(ascii: "R")) else { return }
    for mark in [", R: ", " R: ", " R, ", ", R, ", " R "] {
      guard let range = text.bytesRange(of: mark), case let name = text[..<range.lowerBound], !name.hasDigit,
        name.split(separator: " ").count > 1, document.names.look(label(String(name))).isLikely,
        case let behind = text[range.upperBound...], behind.utf8.first?.isDigit == true,
        mark != " R "
          || document.words.word(behind.drop(while: { $0.isNumber || $0 == " " }).prefix(while: \.isLetter)) == .sets
      else { continue }
      lines[place].plain.replaceSubrange(range, with: mark.contains(":") ? " right: " : " right ")
      return
    }
  }

  /// `L 10 10 8 (wobbly!)`: a side, and the repetitions of its sets.
  private mutating func spellCountsOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let last = text.utf8.last, last.isDigit || last == UInt8(ascii: ")"), let space = text.firstIndex(of: " "),
      case let mark = text[..<space].filter({ $0 != ":" }),
      [.left, .right].contains(document.words.word(mark)) || mark == "R"
    else { return }
    let end = text.bytesRange(of: " (")?.lowerBound ?? text.endIndex
    let counts = text[space..<end].split(separator: " ")
    guard counts.count > 1, counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true }) else { return }
    lines[place].plain = "\(mark == "R" ? "right" : mark): \(counts.joined(separator: ", "))\(text[end...])"
  }

  private static let endsOfAttempts = [
    "no lift", "no good", "miss", "missed", "failed", "fail", "good lift", "good", "made",
  ]

  /// `SQ 137.5 good / 142.5 good / 147.5 no lift (stapled)`: the attempts at a meet, each at one repetition.
  private mutating func spellAttemptsOfMeet(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " good"), let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      case let attempts = text[digit...].split(separator: " / "), (2...4).contains(attempts.count)
    else { return }
    var sets: [String] = []
    for attempt in attempts {
      guard let space = attempt.firstIndex(of: " "), let load = Double(attempt[..<space]), load >= 20,
        case let told = attempt[space...].dropFirst(),
        let end = Self.endsOfAttempts.first(where: { told.hasPrefix($0) }),
        case let remark = told.dropFirst(end.count), remark.isEmpty || remark.hasPrefix(" (")
      else { return }
      if !remark.isEmpty { setAside(String(remark).trimmedSpaces, at: place) }
      let isGood = end.hasPrefix("good") || end == "made"
      sets.append("\(attempt[..<space])x\(isGood ? "1" : "0")")
    }
    lines[place].plain = "\(text[..<digit].trimmedEnd) \(sets.joined(separator: ", "))"
  }

  /// `75/1, 78/X, 78/1`: an attempt that failed, among others with their repetitions.
  private mutating func spellMissesBehindSlashes(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "/X") else { return }
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
    func bare(_ word: Substring) -> Substring { word.last.map { ",;".contains($0) } == true ? word.dropLast() : word }
    func halves(_ word: Substring) -> [Substring] { bare(word).split(separator: "/", omittingEmptySubsequences: false) }
    guard words.contains(where: { halves($0).count == 2 && halves($0).allSatisfy { Double($0) != nil } }) else {
      return
    }
    let spelled = words.map { word in
      let parts = halves(word)
      guard parts.count == 2, let load = Double(parts[0]), load >= 15, parts[1] == "X" else { return String(word) }
      return "\(parts[0])/0\(word.dropFirst(bare(word).count))"
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `power clean, 2 reps every 2 min` above `135 / 145 / 155 lb`: the repetitions of each load.
  private mutating func spellRepsOfLoadsBelow(_ place: Int) {
    let text = lines[place].plain
    guard place + 1 < lines.count, isSpellable(place + 1, to: 100), let every = text.bytesRange(of: " every "),
      case let told = text[..<every.lowerBound], told.hasSuffix(" reps") || told.hasSuffix(" rep"),
      let comma = told.lastBytesRange(of: ", "),
      let reps = Int(told[comma.upperBound...].prefix { $0 != " " }), (1...20).contains(reps),
      case let below = lines[place + 1].plain,
      case let end = below.bytesRange(of: " -- ")?.lowerBound ?? below.endIndex,
      case let loads = below[..<end].trimmedSpaces.split(separator: "/").map(\.trimmedSpaces), loads.count > 1,
      loads.dropLast().allSatisfy({ Double($0) != nil }), let last = loads.last, let (value, unit) = Self.number(last),
      value >= 20 || !unit.isEmpty, unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil
    else { return }
    setAside(String(text[every.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(told[..<comma.lowerBound])
    let unitText = unit.isEmpty ? "" : " \(unit)"
    let sets = loads.dropLast().map { "\($0)\(unitText) x \(reps)" } + ["\(last) x \(reps)"]
    if end < below.endIndex { setAside(String(below[end...].dropFirst(4)), at: place + 1) }
    lines[place + 1].plain = sets.joined(separator: ", ")
  }

  /// `Dips: 12 / 10, daarna klaar`: words without a number behind the last set.
  private mutating func dropThenDone(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), text[..<comma.lowerBound].utf8.last?.isDigit == true,
      text.hasByte(UInt8(ascii: ":")) || text.containsBytes(of: " / "),
      case let words = text[comma.upperBound...].split(separator: " "), (2...5).contains(words.count),
      document.words.word(words[0]) == .then, !text[comma.upperBound...].hasDigit
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain.removeSubrange(comma.lowerBound...)
  }

  /// `ez bar curl 50 total 12 10 9`, `pushdown stack on 60 4x12`: what the load is counted of.
  private mutating func dropTotalBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    if let total = text.bytesRange(of: " total "), text[..<total.lowerBound].utf8.last?.isDigit == true,
      text.utf8.first?.isLetter == true,
      case let counts = text[total.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true }),
      case let name = text.prefix(while: { !$0.isNumber }), !document.names.look(label(name.trimmedSpaces)).isBodyweight
    {
      lines[place].plain.replaceSubrange(total, with: " ")
      setAside("total", at: place)
    } else if let stack = text.bytesRange(of: " stack on "), text[stack.upperBound...].utf8.first?.isDigit == true {
      setAside("stack", at: place)
      lines[place].plain.replaceSubrange(stack, with: " ")
    }
  }

  /// `SLR  R: 10, 10, 10   L: 10, 10`: both sides in a line.
  private mutating func spellBothSides(_ place: Int) {
    let text = lines[place].plain
    guard let right = text.bytesRange(of: " R: "), let left = text[right.upperBound...].bytesRange(of: "  L: "),
      case let name = text[..<right.lowerBound].trimmedSpaces, !name.isEmpty, !name.hasPrefix("R"),
      text[right.upperBound...].utf8.first?.isDigit == true, text[left.upperBound...].utf8.first?.isDigit == true
    else { return }
    let (rights, lefts) = (text[right.upperBound..<left.lowerBound].trimmedSpaces, text[left.upperBound...])
    lines[place].plain = "\(name)   L: \(lefts)   R: \(rights)"
  }

  /// `Barra fixa no graviton, ajuda 20kg: 10, 9`: weight that is taken off.
  private mutating func spellHelpBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit,
      case let words = text[comma.upperBound...].split(separator: " ", maxSplits: 1), words.count == 2,
      document.words.word(words[0]) == .assisted, words[1].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(comma.lowerBound..<words[1].startIndex, with: " assisted ")
  }

  /// `60kg 10x | 60kg 10x | 62,5kg 8x`: sets with bars between.
  private mutating func spellBars(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "x | "), case let parts = text.split(separator: " | "), parts.count > 1,
      parts.allSatisfy({ part in
        let words = (part.bytesRange(of: " (").map { part[..<$0.lowerBound] } ?? part).split(separator: " ")
        return words.count == 2 && words[1].hasSuffix("x") && Int(words[1].dropLast()) != nil
          && words[0].utf8.first?.isDigit == true
      })
    else { return }
    lines[place].plain = parts.joined(separator: ", ")
  }

  /// `Pas fait : mollets 3x15 à 60 kg`, `faltou: abdominal infra 3x20`: what was meant, and not done.
  private mutating func planUndoneLine(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), case let key = text[..<colon.lowerBound].trimmedEnd,
      key.utf8.count <= 30, !key.hasDigit, saysUndone(String(key)),
      NoteWords.key(key) != "plan", NoteWords.key(key) != "planned",
      case let rest = text[colon.upperBound...], rest.utf8.first?.isLetter == true, Self.hasProduct(String(rest))
    else { return }
    setAside(String(key), at: place)
    lines[place].plain = String(rest)
    lines[place].isStruck = true
  }

  /// `Schrägbank KH (je 26): 10, 9, 8`: the load of each hand.
  private mutating func spellLoadOfEach(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text.bytesRange(of: ")"),
      open.upperBound < close.lowerBound,
      !text[..<open.lowerBound].hasDigit,
      case let words = text[open.upperBound..<close.lowerBound].split(separator: " "), words.count == 2,
      document.words.word(words[0]) == .each, Double(words[1].replacing(",", with: ".")) != nil, let unit = loadUnit
    else { return }
    setAside(String(words[0]), at: place)
    lines[place].plain.replaceSubrange(open.lowerBound..<close.upperBound, with: " \(words[1]) \(unit.rawValue)")
  }
}
