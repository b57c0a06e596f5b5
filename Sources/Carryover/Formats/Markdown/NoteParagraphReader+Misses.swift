import TrainingModel

/// Drops, failures and sides, and what was done more than once, as a paragraph tells them.
extension NoteParagraphReader {
  mutating func takeDrop() -> Bool {
    let isSet = meaning(place) == .drop || isWord(place, .drops)
    // `so I dropped back to 275 and did a set of five`
    if isWord(place + 1, .back) { return false }
    guard
      !isWord(place, .drop) || isWord(place + 1, .oneSet) || ["a", "into", "the"].contains(word(place - 1))
        || word(place + 1) == "to"
    else { return false }
    place += 1
    if isWord(place, .oneSet) { place += 1 }
    let last = parts.count - 1
    guard !parts[last].sets.isEmpty || isSet else { return true }
    isDrop = true
    dropIsSet = isSet
    return true
  }

  mutating func takeFailure() -> Bool {
    let last = parts.count - 1
    guard isWord(place - 1, .beforeFailure) else {
      place += 1
      return true
    }
    let isNear = isWord(place - 1, .near) || isWord(place - 2, .near)
    place += 1
    if isNear { return true }
    if parts[last].sets.count > clauseStart, isGroupLast {
      let isAll = word(place - 4) == "all" || word(place - 3) == "all"
      changeSets(isAll ? group : lastOfGroup) { $0.toFailure = true }
    } else {
      isToFailure = true
    }
    return true
  }

  /// Whether a word says that a lift was none.
  private func isFall(_ place: Int) -> Bool {
    isWord(place, .missed) || isWord(place, .pinned) || isWord(place, .fallen)
  }

  mutating func takeMiss() -> Bool {
    let isTried = isWord(place, .tried)
    var next = place + 1
    while ["on", "the", "a", "my", "at", "with", "for"].contains(word(next)) { next += 1 }
    if !isTried, isLaterSet(next) {
      // `on the third set I failed the fourth rep so only 3`
      let isToCome = (next + 1..<next + 6).contains {
        (word($0) == "only" || isWord($0, .got)) && token($0 + 1)?.isWhole == true
      }
      if isToCome { isToFailure = true } else if isGroupLast { changeSets(lastOfGroup) { $0.toFailure = true } }
      place = next + 1
      return true
    }
    guard let found = loadNumber(at: next), isNamed, word(found.end) != "for", kind(found.end) != .times,
      setCount(at: next) == nil, found.isSure || found.load.value ?? 0 >= 20,
      !isTried || (found.end..<(found.end + 10)).contains(where: { isFall($0) })
    else {
      place += 1
      return true
    }
    load = found.load
    var set = set(reps: 0, load: found.load)
    set.toFailure = true
    take([set], upTo: found.end)
    return true
  }

  mutating func takeSide() -> Bool {
    guard let named = side(at: place) else { return false }
    let last = parts.count - 1
    let isLed = ["the", "my"].contains(word(place - 1))
    let limb = isWord(place + 1, .arm) || isWord(place + 1, .side)
    // `one left in the tank`, `left it there`
    if !isLed, !limb, token(place + 1)?.kind != .number, word(place + 1) != "for", word(place + 1) != "only" {
      guard place == groupEnd, !group.isEmpty, kind(place + 1) != .word || word(place + 1) == "and" else {
        place += 1
        return true
      }
    }
    var gap = place - 1
    if isLed { gap -= 1 }
    if ["on", "with", "for"].contains(word(gap)) { gap -= 1 }
    if !group.isEmpty, gap < groupEnd, gap >= groupEnd - 1, group.upperBound == parts[last].sets.count {
      changeSets(group) { $0.side = named }
    } else {
      side = named
    }
    place += limb ? 2 : 1
    if word(place) == "only" {
      isOneSided = true
      side = named
      place += 1
    }
    if groupEnd > 0, gap < groupEnd, gap >= groupEnd - 1 { groupEnd = place }
    return true
  }

  /// `did it twice`, `, two times`: what was told last, so many times.
  mutating func takeTimes(_ count: Int, _ end: Int) -> Bool {
    let last = parts.count - 1
    guard group.count == 1, isGroupLast, sentenceStart <= group.lowerBound, let set = toldSets(group).first else {
      place += 1
      return true
    }
    // `did it twice, 24 seconds and then 27 seconds`
    var next = end
    if kind(next) == .comma { next += 1 }
    if set.distance != nil, set.duration == nil, let time = measure(at: next), time.seconds != nil {
      parts[last].sets.removeLast()
      takeLoad(set.load)
      place = next
      let start = parts[last].sets.count
      guard takeMeasured(time) else { return true }
      changeSets(start..<max(start, parts[last].sets.count)) { $0.distance = set.distance }
      return true
    }
    return repeatSet(set, count, upTo: end)
  }

  /// Takes the one set that was told last so many times in all.
  mutating func repeatSet(_ set: LoggedSet, _ count: Int, upTo end: Int) -> Bool {
    let start = group.lowerBound
    take(Array(repeating: set, count: count - 1), upTo: end)
    group = start..<group.upperBound
    return true
  }

  /// `500 m four times: 1:45, 1:47, 1:49, 1:48`
  mutating func readTimes() -> Bool {
    guard kind(place) == .other, place - groupEnd <= 2 || word(place - 1) == "in" || isWord(place - 1, .got),
      let time = time(at: place), isGroupLast,
      let offset = toldSets(group).firstIndex(where: { $0.distance != nil && $0.duration == nil })
    else { return false }
    let set = group.lowerBound + offset
    changeSets(set..<(set + 1)) { $0.duration = time.seconds }
    place = time.end
    groupEnd = place
    return true
  }
}
