import TrainingModel

/// The words of a paragraph that say what sets are: warm-ups, drops, failures, sides, efforts.
extension NoteParagraphReader {
  /// Goes over the end of a sentence, or a word that begins what comes next.
  mutating func readBoundary() -> Bool {
    if tokens[place].kind == .stop {
      // `185. For five.`
      if word(place + 1) == "for", token(place + 2)?.kind == .number, place > 0, tokens[place - 1].kind == .number,
        !isUnderstood[place - 1], let found = loadNumber(at: place - 1), readBehindFor(place + 1, found.load)
      {
        return true
      }
      place += 1
      isWarmup = false
      isDrop = false
      dropIsSet = false
      side = nil
      isOneSided = false
      isToFailure = false
      sentenceStart = parts[parts.count - 1].sets.count
      clauseStart = sentenceStart
      warmupIsLong = false
      isNamedInSentence = false
      isWarmupShort = false
      setsToCome = 1
      rounds = 1
      return true
    }
    // `After a warm-up of 5 at 70 kg and 3 at 100, I pulled 130 for five`
    if isWarmup, !warmupIsLong, kind(place) == .comma, isWord(place + 1, .writer) {
      isWarmup = false
      clauseStart = parts[parts.count - 1].sets.count
      place += 1
      return true
    }
    guard word(place) == "then" else { return false }
    // `for 5, then 65 for 3, and then took 85`
    let isListed =
      place > 0 && kind(place - 1) == .comma && kind(place + 1) == .number && !isWarmupShort && !isListOver
    if !warmupIsLong, !isListed, !isLastOfWarmup { isWarmup = false }
    if word(place - 1) != "and" || word(place + 1) != "another" { clauseStart = parts[parts.count - 1].sets.count }
    place += 1
    return true
  }

  /// `warmed up with 45 for 10 and then 95 for five. Then I did …`: the sentence tells of the warm-up alone.
  private var isLastOfWarmup: Bool {
    guard isWarmup, word(place - 1) == "and",
      let stop = tokens[place...].prefix(8).firstIndex(where: { $0.kind == .stop }),
      word(stop + 1) == "then" || word(stop + 1) == "after",
      (sentenceTokens(before: place)).contains(where: { isWord($0, .warmed) })
    else { return false }
    return !tokens[(place + 1)..<stop].contains { $0.kind == .comma || $0.text == "then" || $0.text == "and" }
  }

  /// The places of the words of a sentence before one of them.
  private func sentenceTokens(before place: Int) -> Range<Int> {
    var start = place
    while start > max(0, place - 40), kind(start - 1) != .stop { start -= 1 }
    return start..<place
  }

  /// Whether the list before `then` ended with its last member: `40x5 and 60x3, then 80x3`.
  private var isListOver: Bool {
    var before = place - 2
    // `60 for 8 and 80 for 5, then`
    while before > 0,
      kind(before) == .number || kind(before) == .times || word(before) == "for"
        || meaning(before) == .kilograms || meaning(before) == .pounds
    {
      before -= 1
    }
    return before > 0 && before < place - 2 && word(before) == "and"
  }

  /// Reads a word that says something of sets.
  mutating func readMark() -> Bool {
    if let end = endOfWarmup() { return takeWarmup(end) }
    if readTimes() || readReserve() || readEffort() { return true }
    if kind(place) == .word { return readMarkOfWord() }
    if let count = token(place), count.isWhole, (2...10).contains(count.value), word(place + 1) == "of",
      ["those", "them", "these"].contains(word(place + 2)), group.count == 1,
      group.upperBound == parts[parts.count - 1].sets.count
    {
      guard let set = toldSets(group).first else { return false }
      take(Array(repeating: set, count: Int(count.value) - 1), upTo: place + 3)
      group = (group.lowerBound - 1)..<group.upperBound
      return true
    }
    if let count = token(place), count.kind == .number, (2...8).contains(count.value), isWord(place + 1, .times),
      place - groupEnd <= 1 || ["that", "it", "this"].contains(word(place - 1)), !group.isEmpty
    {
      return takeTimes(Int(count.value), place + 2)
    }
    return false
  }

  private mutating func readMarkOfWord() -> Bool {
    if isWord(place, .working) || isWord(place, .top) {
      if isWord(place + 1, .workNouns) { isWarmup = false }
      return false
    }
    if meaning(place) == .drop || isWord(place, .drops) || isWord(place, .dropped) { return takeDrop() }
    if isWord(place, .missed) || isWord(place, .tried) { return takeMiss() }
    if meaning(place) == .failure { return takeFailure() }
    if let end = end(of: .notGot, at: place), isLaterSet(end) {
      if isGroupLast { changeSets(lastOfGroup) { $0.toFailure = true } }
      place = end + 1
      return true
    }
    if side(at: place) != nil { return takeSide() }
    return readAgain() || readNoLoad()
  }

  /// `the same again`, `twice`, `every minute for 8 minutes`, `no wait three`: what was told last once more, or mended.
  private mutating func readAgain() -> Bool {
    if end(of: .mended, at: place - 1) == place + 1 {
      // `got two no wait three`
      guard isGroupLast, let list = counts(at: place + 1), list.counts.count == 1 else { return false }
      changeSets(lastOfGroup) { $0.reps = list.counts[0] }
      understand(place, upTo: list.end)
      place = list.end
      return true
    }
    if let end = end(of: .sameAgain, at: place) {
      guard word(end) != "but", isGroupLast else { return false }
      take(toldSets(lastOfGroup), upTo: end)
      return true
    }
    if isWord(place, .twice), !["my", "the", "a", "as"].contains(word(place + 1)) { return takeTimes(2, place + 1) }
    guard let count = minutes(behind: place) else { return false }
    // `10 every minute for 8 minutes`
    if place == groupEnd, group.count == 1 { return takeTimes(count.count, count.end) }
    rounds = count.count
    understand(place, upTo: count.end)
    place = count.end
    return true
  }

  /// `no belt`, `the vest off`, `bodyweight`: no load, or none any more.
  private mutating func readNoLoad() -> Bool {
    if isWord(place, .without) {
      guard isWord(place + 1, .worn) || word(place + 1) == "any" else { return false }
      load = nil
      place += 2
      return true
    }
    if isWord(place, .off) {
      if isWord(place - 1, .worn), word(place - 2) == "the" { load = nil }
      place += 1
      return true
    }
    guard meaning(place) == .bodyweight else { return false }
    load = nil
    if word(place + 1) == "for" { return false }
    place += 1
    return true
  }

  /// How many minutes `every minute for 8 minutes` says.
  private func minutes(behind start: Int) -> (count: Int, end: Int)? {
    guard let end = end(of: .everyMinute, at: start), let count = token(end), count.isWhole,
      (2...60).contains(count.value), meaning(end + 1) == .minutes
    else { return nil }
    return (Int(count.value), end + 2)
  }

  // MARK: Warm-ups

  func endOfWarmup() -> Int? {
    guard meaning(place) == .warmup || isWord(place, .warming) else { return nil }
    var end = place + 1
    if isWord(place, .warming) {
      guard isWord(end, .up) || isWord(end, .down) || isWord(place - 1, .get) else { return nil }
      if isWord(end, .up) { end += 1 }
    }
    return end
  }

  mutating func takeWarmup(_ end: Int) -> Bool {
    if isSetNoun(end), !isWord(place, .warmed) {
      // `warm-up sets were 60 for 5`
      if isWord(end, .manySets) { isWarmup = true }
      place = end + 1
      return true
    }
    let last = parts.count - 1
    var back = place - 1
    if word(back) == "just" || word(back) == "only" { back -= 1 }
    // `45 for 10 then 95 for 8 those were just warm ups`
    let isOfThose =
      word(back) == "were" && ["those", "these", "they"].contains(word(back - 1))
      && sentenceStart < parts[last].sets.count
    if isOfThose { clauseStart = sentenceStart }
    while ["a", "my", "the"].contains(word(back)) || isWord(back, .last) { back -= 1 }
    let isAfter =
      isWord(place, .warmingUp) && ((kind(end) ?? .stop) != .word || word(end) == "then") && kind(end) != .number
    // `100 for 5 warm up, 140 for 3`
    if place == groupEnd, isGroupLast, kind(end) == .comma || kind(end) == .stop, !isWord(place, .warmed) {
      changeSets(group) { $0.kind = .warmup }
      clauseStart = parts[last].sets.count
      place = end
      return true
    }
    // `60kg x 5 (warm up), 80kg 5, 5, 5`
    if isGroupLast, kind(place - 1) == .bracket, place - 1 == groupEnd, kind(end) == .bracket, !isWord(place, .warmed) {
      changeSets(group) { $0.kind = .warmup }
      clauseStart = parts[last].sets.count
      place = end
      return true
    }
    let isBehind =
      (isWord(back, .beforeWarmups) || isAfter || isOfThose) && parts[last].sets.count > clauseStart
    if isBehind {
      changeSets(clauseStart..<max(clauseStart, parts[last].sets.count)) {
        if $0.kind == .working { $0.kind = .warmup }
      }
      clauseStart = parts[last].sets.count
    } else {
      isWarmup = true
      // `one feeler at 60 for 8, then 100`
      isWarmupOnce = isWord(place, .warmupOnce)
      isWarmupShort = self.end(of: .warmupShort, at: place) != nil
      warmupIsLong = saysWorkingSets(end)
    }
    place = end
    return true
  }

  /// Whether the sentence says further on where the working sets begin.
  func saysWorkingSets(_ start: Int) -> Bool {
    var place = start
    while let token = token(place), token.kind != .stop {
      if isTyped(place, .working), meaning(place + 1) == .sets { return true }
      place += 1
    }
    return false
  }
}
