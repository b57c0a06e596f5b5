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
    if isWarmup, !warmupIsLong, kind(place) == .comma, ["i", "we"].contains(word(place + 1)) {
      isWarmup = false
      clauseStart = parts[parts.count - 1].sets.count
      place += 1
      return true
    }
    guard word(place) == "then" else { return false }
    // `for 5, then 65 for 3, and then took 85`
    let isListed = place > 0 && kind(place - 1) == .comma && kind(place + 1) == .number && !isWarmupShort
    if !warmupIsLong, !isListed { isWarmup = false }
    if word(place - 1) != "and" || word(place + 1) != "another" { clauseStart = parts[parts.count - 1].sets.count }
    place += 1
    return true
  }

  static let warmups: NoteWordSet = [
    "warmup", "warmups", "warm-up", "warm-ups", "feeler", "feelers", "warmed-up", "warm",
  ]

  /// Reads a word that says something of sets.
  mutating func readMark() -> Bool {
    if let end = endOfWarmup() { return takeWarmup(end) }
    if readTimes() || readReserve() || readEffort() { return true }
    switch word(place) {
    case "work", "working", "top":
      guard ["set", "sets", "weight", "single"].contains(word(place + 1)) else { return false }
      isWarmup = false
      return false
    case "drop", "dropped", "stripped", "drops", "dropset", "drop-set", "dropping":
      return takeDrop()
    case "failure":
      return takeFailure()
    case "couldn't", "didn't", "not":
      guard let end = end(of: ["get", "the"], at: place + 1) ?? end(of: ["get", "my"], at: place + 1),
        isWord(end, Self.ordinals)
      else { return false }
      if isGroupLast { changeSets(lastOfGroup) { $0.toFailure = true } }
      place = end + 1
      return true
    case "failed", "missed", "tried", "attempted", "fail", "miss":
      return takeMiss()
    case "left", "right":
      return takeSide()
    case "wait":
      // `got two no wait three`
      guard word(place - 1) == "no", isGroupLast, let list = counts(at: place + 1), list.counts.count == 1 else {
        return false
      }
      changeSets(lastOfGroup) { $0.reps = list.counts[0] }
      understand(place, upTo: list.end)
      place = list.end
      return true
    case "same":
      // `then the same again`
      guard word(place + 1) == "again", word(place + 2) != "but", isGroupLast else { return false }
      take(toldSets(lastOfGroup), upTo: place + 2)
      return true
    case "twice" where !["my", "the", "a", "as"].contains(word(place + 1)):
      return takeTimes(2, place + 1)
    case "every":
      // `10 every minute for 8 minutes`
      if place == groupEnd, let count = minutes(behind: place), group.count == 1 {
        return takeTimes(count.count, count.end)
      }
      guard let count = minutes(behind: place) else { return false }
      rounds = count.count
      understand(place, upTo: count.end)
      place = count.end
      return true
    case "no", "without":
      guard ["weight", "vest", "belt"].contains(word(place + 1)) || word(place + 1) == "any" else { return false }
      load = nil
      place += 2
      return true
    case "off":
      if ["vest", "weight", "belt"].contains(word(place - 1)), word(place - 2) == "the" { load = nil }
      place += 1
      return true
    case "bodyweight", "bw":
      load = nil
      if word(place + 1) == "for" { return false }
      place += 1
      return true
    default: break
    }
    if let count = token(place), count.isWhole, (2...10).contains(count.value), word(place + 1) == "of",
      ["those", "them", "these"].contains(word(place + 2)), group.count == 1,
      group.upperBound == parts[parts.count - 1].sets.count
    {
      guard let set = toldSets(group).first else { return false }
      take(Array(repeating: set, count: Int(count.value) - 1), upTo: place + 3)
      group = (group.lowerBound - 1)..<group.upperBound
      return true
    }
    if let count = token(place), count.kind == .number, (2...8).contains(count.value), word(place + 1) == "times",
      place - groupEnd <= 1 || ["that", "it", "this"].contains(word(place - 1)), !group.isEmpty
    {
      return takeTimes(Int(count.value), place + 2)
    }
    return false
  }

  /// How many minutes `every minute for 8 minutes` says.
  func minutes(behind start: Int) -> (count: Int, end: Int)? {
    guard word(start) == "every", word(start + 1) == "minute", word(start + 2) == "for", let count = token(start + 3),
      count.isWhole, (2...60).contains(count.value), word(start + 4).hasPrefix("minute")
    else { return nil }
    return (Int(count.value), start + 5)
  }

  // MARK: Warm-ups

  func endOfWarmup() -> Int? {
    guard Self.warmups.contains(word(place)) || word(place) == "warmed" || word(place) == "warming" else { return nil }
    var end = place + 1
    if ["warm", "warmed", "warming"].contains(word(place)) {
      guard ["up", "ups", "down"].contains(word(end)) || word(place - 1) == "get" else { return nil }
      if ["up", "ups"].contains(word(end)) { end += 1 }
    }
    return end
  }

  mutating func takeWarmup(_ end: Int) -> Bool {
    if Self.setNouns.contains(word(end)), word(place) != "warmed" {
      // `warm-up sets were 60 for 5`
      if word(end) == "sets" { isWarmup = true }
      place = end + 1
      return true
    }
    let last = parts.count - 1
    var back = place - 1
    while ["a", "my", "the", "last", "final"].contains(word(back)) { back -= 1 }
    let isAfter =
      word(place) == "warming" && ((kind(end) ?? .stop) != .word || word(end) == "then") && kind(end) != .number
    // `100 for 5 warm up, 140 for 3`
    if place == groupEnd, isGroupLast, kind(end) == .comma || kind(end) == .stop, !word(place).hasPrefix("warmed") {
      changeSets(group) { $0.kind = .warmup }
      clauseStart = parts[last].sets.count
      place = end
      return true
    }
    let isBehind =
      (["to", "for", "as", "get"].contains(word(back)) || isAfter) && parts[last].sets.count > clauseStart
    if isBehind {
      changeSets(clauseStart..<max(clauseStart, parts[last].sets.count)) {
        if $0.kind == .working { $0.kind = .warmup }
      }
      clauseStart = parts[last].sets.count
    } else {
      isWarmup = true
      // `one feeler at 60 for 8, then 100`
      isWarmupOnce = word(place) == "feeler"
      isWarmupShort = ["warmup", "warm-up"].contains(word(place)) || word(end - 1) == "up" && word(place) == "warm"
      warmupIsLong = saysWorkingSets(end)
    }
    place = end
    return true
  }

  /// Whether the sentence says further on where the working sets begin.
  func saysWorkingSets(_ start: Int) -> Bool {
    var place = start
    while let token = token(place), token.kind != .stop {
      if ["work", "working"].contains(token.text), word(place + 1).hasPrefix("set") { return true }
      place += 1
    }
    return false
  }
}
