import TextStreams

/// Words that lead from one set to the next, or stand between a set and what it is: `then a drop set, 8 reps`, `zum
/// Schluss 6 kg x 10`, `10 with the 8s`.
extension NoteAssembly {
  mutating func spellFillersAmongSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      joinDrops(place)
      dropClosings(place)
      spellBellsWithArticles(place)
      spellSidesWithArticles(place)
      if document.words.filters.warmups.mayBeIn(lines[place].plain) {
        dropAlsoBeforeWarmup(place)
        listWarmups(place)
        spellWarmupsTaken(place)
        spellWarmupsBehindWork(place)
      }
      spaceListedSets(place)
      spellSpacedProducts(place)
      spellTrips(place)
      spellOnlyMade(place)
      spellHelpOf(place)
      spellBodyBehindName(place)
      spellEveryMinute(place)
      spellLoadsBelowSetsOf(place)
      dropSupersetBeforeRounds(place)
      spellLoadsBehindNames(place)
      dropBarBehindSet(place)
      dropWeightBehindTitle(place)
      spellForgottenCommas(place)
      if !document.letters.isEmpty { spellLettersOfWarmups(place) }
      spellLoadsBehindAt(place)
    }
    spellNumbersBeforeSets(places)
  }

  /// `8 reps at 200 and then straight into a double drop set: 9 reps at 140, 11 at 100`, `9 @ 30 then a drop set, 8 @ 20`.
  private mutating func joinDrops(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.drops.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    guard let noun = words.indices.dropFirst().first(where: { lengthOfDrop(words, at: $0) > 0 }) else { return }
    let length = lengthOfDrop(words, at: noun)
    var start = noun
    while start > 0, joins(words[start - 1]) { start -= 1 }
    if let closing = closing(words, endingAt: start) { start = closing }
    let before = words[..<start].joined(separator: " ")
    let behind = words[(noun + length)...].joined(separator: " ")
    let isJoined = start < noun || words[noun + length - 1].last.map { ":,".contains($0) } == true
    guard isJoined, holdsSet(before), beginsWithSet(behind),
      before.utf8.count(where: { $0 == 40 }) == before.utf8.count(where: { $0 == 41 }),
      !before.hasSuffix(":"), !before.hasSuffix("(")
    else { return }
    let left = before.reversed().drop { ",;.–—- ".contains($0) }.reversed()
    // What the words say is the kind of the sets behind them.
    lines[place].plain = "\(String(left)), drop set \(behind)"
  }

  /// Whether a text has numbers of a set: `8x200`, `8 reps at 200`, `10 kg 15 / 14`.
  private func holdsSet(_ text: String) -> Bool {
    Self.hasProduct(text) || text.containsBytes(of: " reps")
      || text.hasDigit && text.split(separator: " ").contains { document.words.loadUnit(NoteWords.key($0)) != nil }
  }

  /// Whether a text begins with a set, and not with any other number: `9x140`, `9 reps at 140`, `bodyweight x6`.
  private func beginsWithSet(_ text: String) -> Bool {
    let first = text.prefix { $0 != "," }
    let words = first.split(separator: " ")
    guard let word = words.first else { return false }
    if document.words.word(word) == .bodyweight { return first.hasDigit }
    guard word.utf8.first?.isDigit == true, !first.hasByte(UInt8(ascii: ":")) else { return false }
    return Self.hasProduct(String(first)) || words.count > 2 && words[1] == "x"
      || words.count > 3 && document.words.word(words[1]) == .reps
        && (document.words.word(words[2]) == .at || ["w/", "with", "@"].contains(words[2]))
      || words.count > 3 && (document.words.loadUnit(NoteWords.key(words[1])) != nil) && words[2] == "x"
  }

  /// How many words name a drop set there: `drop set:`, `Dropsatz`.
  private func lengthOfDrop(_ words: [Substring], at place: Int) -> Int {
    func bare(_ count: Int) -> String {
      String(words[place..<place + count].joined(separator: " ").reversed().drop { ":,".contains($0) }.reversed())
    }
    if place + 1 < words.count, !words[place].contains(where: { ":,".contains($0) }),
      document.words.word(bare(2)) == .drop
    {
      return 2
    }
    return document.words.word(bare(1)) == .drop ? 1 : 0
  }

  /// Whether a word only leads to what follows: `then`, `straight`, `into`, `a`, `double`.
  private func joins(_ word: Substring) -> Bool {
    guard let last = word.last, !",.;:)".contains(last) else { return false }
    if document.words.isJoining(word) { return true }
    switch document.words.word(word) {
    case .then, .and, .article, .double, .triple: return true
    default: return false
    }
  }

  /// Where the words begin that end there and say that a set was the last: `zum Schluss`, `to finish,`.
  private func closing(_ words: [Substring], endingAt end: Int) -> Int? {
    (1...4).reversed().first { count in
      count < end
        && document.words.isClosing(words[end - count..<end].joined(separator: " ").filter { !",:".contains($0) })
    }.map { end - $0 }
  }

  /// `10 kg 15/14/12, zum Schluss 6 kg x 10`, `just bodyweight to finish. 14 reps`
  private mutating func dropClosings(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.closings.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    // `Zum Schluss Laufband: 15 Min.`
    if let length = (1...3).first(where: { count in
      count < words.count && document.words.isClosing(words[..<count].joined(separator: " "))
    }), case let name = words[length...].prefix(while: { !$0.hasDigit }).joined(separator: " "),
      case let bare = name.hasSuffix(":") ? String(name.dropLast()) : name, words[length].first?.isLetter == true,
      document.names.look(bare).isKnown || document.names.look(bare).isDistance
    {
      setAside(words[..<length].joined(separator: " "), at: place)
      lines[place].plain = words[length...].joined(separator: " ")
      return
    }
    for end in words.indices.dropFirst(2) where words[end].utf8.first?.isDigit == true {
      // `14 reps` behind the point of a sentence.
      var told = words
      if let last = told[end - 1].last, ".:,".contains(last) { told[end - 1].removeLast() }
      guard let start = closing(told, endingAt: end), start > 0, let sign = words[start - 1].last else { continue }
      let isBehindSet = ",;".contains(sign) || [.and, .then].contains(document.words.word(words[start - 1]))
      let isOfBody = start <= 2 && document.words.word(words[start - 1]) == .bodyweight
      guard isOfBody || isBehindSet && words[..<start].contains(where: { $0.hasDigit }) && isSetAlone(words[end...])
      else { continue }
      setAside(words[start..<end].joined(separator: " "), at: place)
      lines[place].plain = (words[..<start] + words[end...]).joined(separator: " ")
      return
    }
  }

  /// Whether words up to their end, or a comma, are a set with a load, and nothing else.
  private func isSetAlone(_ words: ArraySlice<Substring>) -> Bool {
    var end = words.startIndex
    while end < words.endIndex, end == words.startIndex || words[end - 1].last != "," { end += 1 }
    let set = words[..<end]
    return (Self.hasProduct(set.joined(separator: " ")) || set.contains("x"))
      && areNumbersAndUnits(set.joined(separator: " ")[...])
  }

  /// `135x5 also warm up`, `135x5 warm up too`
  private mutating func dropAlsoBeforeWarmup(_ place: Int) {
    for also in [" also", " still", " again", " another"] {
      guard let range = lines[place].plain.bytesRange(of: "\(also) "),
        lines[place].plain[..<range.lowerBound].hasDigit,
        case let word = lines[place].plain[range.upperBound...].trimmedSpaces, word.lowercased() != "warm",
        document.words.word(word) == .warmup
      else { continue }
      lines[place].plain.replaceSubrange(range, with: " ")
    }
    let words = lines[place].plain.split(separator: " ")
    if words.count > 2, words.last == "too", words[words.count - 2] != "warm",
      (1...2).contains(where: { document.words.word(words.dropLast().suffix($0).joined(separator: " ")) == .warmup })
    {
      lines[place].plain.removeLast(4)
    }
  }

  /// `warm-ups 40x5 and 60x3, then 80x3, 80x3 and 82.5x2`: the word stands for a comma, twice.
  private mutating func listWarmups(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    let joints = words.indices.dropFirst().dropLast().filter { joint in
      document.words.word(words[joint]) == .and && Self.hasProduct(String(words[joint - 1]))
        && Self.hasProduct(String(words[joint + 1]))
    }
    guard joints.count > 1 else { return }
    lines[place].plain = words.indices.compactMap { index -> String? in
      if joints.contains(index) { return nil }
      return joints.contains(index + 1) ? "\(words[index])," : String(words[index])
    }.joined(separator: " ")
  }

  /// `20x10, 70x5 and 140x1, those are all warm-ups. 155x1`: all before it.
  private mutating func spellWarmupsTaken(_ place: Int) {
    let text = lines[place].plain
    for words in [
      ", those are all ", ", these are all ", ", those were all ", ", all of those ", ", all of these ", ", all ",
    ] {
      guard let range = text.bytesRange(of: words), text[..<range.lowerBound].utf8.last?.isDigit == true,
        case let behind = text[range.upperBound...], case let word = behind.prefix(while: { $0.isLetter || $0 == "-" }),
        document.words.word(word) == .warmup, case let rest = behind[word.endIndex...],
        rest.isEmpty || ".,;".contains(rest[rest.startIndex])
      else { continue }
      lines[place].plain = "\(text[..<range.lowerBound]) (all \(word))\(rest)"
      return
    }
  }

  /// Whether each word is a number with at most a unit, a unit, or a sign.
  private func areNumbersAndUnits(_ text: Substring) -> Bool {
    text.split(whereSeparator: { " ,".contains($0) }).allSatisfy { word in
      word.utf8.first?.isDigit == true || ["x", "×", "@"].contains(word)
        || document.words.loadUnit(NoteWords.key(word)) != nil
    }
  }

  /// `3x8 60kg, daarvoor warming-up 10x 40kg`: said behind, and done before.
  private mutating func spellWarmupsBehindWork(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "),
      case let work = text[..<comma.lowerBound], let digit = work.firstIndex(where: \.isNumber),
      digit > work.startIndex,
      Self.hasProduct(String(work[digit...])), !document.words.filters.warmups.mayBeIn(String(work)),
      case var words = text[comma.upperBound...].split(separator: " "), words.count > 1
    else { return }
    if document.words.isBefore(words[0]) { words.removeFirst() }
    guard words.count > 1, document.words.word(words[0].filter { $0 != ":" }) == .warmup,
      case let sets = words.dropFirst().joined(separator: " "), sets.utf8.first?.isDigit == true, Self.hasProduct(sets),
      areNumbersAndUnits(sets[...]), areNumbersAndUnits(work[digit...]),
      Self.hasProduct(String(work[digit...].prefix { $0 != " " }))
    else { return }
    lines[place].plain = "\(work[..<digit])\(words[0]) \(sets), then \(work[digit...])"
  }

  /// `1: -20 kg × 10` above `2: -20 kg × 9`, `1: 9 reps` above `2: 7 reps`: the numbers of sets.
  private mutating func spellNumbersBeforeSets(_ places: [Int]) {
    func numbered(_ place: Int) -> (number: Int, set: Substring)? {
      guard place < lines.count, isSpellable(place, to: 80), let colon = lines[place].plain.bytesRange(of: ": "),
        let number = Int(lines[place].plain[..<colon.lowerBound]), (1...20).contains(number)
      else { return nil }
      return (number, lines[place].plain[colon.upperBound...])
    }
    for first in places where numbered(first)?.number == 1 {
      var run = [first]
      while let next = numbered(first + run.count), next.number == run.count + 1 { run.append(first + run.count) }
      let sets = run.compactMap { numbered($0)?.set }
      guard run.count > 1,
        sets.allSatisfy({ set in
          if let sign = set.first, "-+−".contains(sign) { return set.dropFirst().utf8.first?.isDigit == true }
          let words = set.split(separator: " ")
          return words.count > 1 && Int(words[0]) != nil && document.words.word(words[1]) == .reps
        })
      else { continue }
      for (place, set) in zip(run, sets) { lines[place].plain = String(set) }
    }
  }
}
