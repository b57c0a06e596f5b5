import TrainingModel

/// Loads, repetitions and sets with signs between them, as people write them in sentences, too.
extension NoteParagraphReader {
  /// `3 sets of 8 (70, 75, 77.5)`
  func loadsInBrackets(_ start: Int, _ count: Int) -> (loads: [Load], end: Int)? {
    guard kind(start) == .bracket, count > 1 else { return nil }
    var loads: [Load] = []
    var place = start + 1
    while let found = loadNumber(at: place), found.load.value ?? 0 > 12, loads.count < count {
      loads.append(found.load)
      place = found.end
      if kind(place) == .comma { place += 1 }
      if word(place) == "and" { place += 1 }
    }
    return loads.count == count ? (loads, place) : nil
  }

  /// `85 x 5 x 4`: a load, repetitions, sets.
  mutating func readTriple(_ start: Int) -> Bool {
    guard let found = loadNumber(at: start), kind(found.end) == .times, let reps = token(found.end + 1), reps.isWhole,
      (1...60).contains(reps.value), kind(found.end + 2) == .times, let sets = token(found.end + 3), sets.isWhole,
      (1...20).contains(sets.value), kind(found.end + 4) != .times
    else { return false }
    load = found.load
    let set = set(reps: Int(reps.value), load: found.load)
    take(Array(repeating: set, count: Int(sets.value)), upTo: found.end + 4)
    return true
  }

  /// `two plates a side for 15`: a load that is no number.
  mutating func readPlates(_ start: Int) -> Bool {
    guard let count = token(start), count.isWhole, (1...8).contains(count.value) else { return false }
    var end = start + 1
    if meaning(end) == .plates { end += 1 }
    if ["a", "per", "each"].contains(word(end)), isWord(end + 1, .ends) { end += 2 }
    guard end > start + 1, word(end) == "for" else { return false }
    return readBehindFor(end, nil)
  }

  /// `240x5`, `240 x 5 for three sets`, `305x3+`
  mutating func takeProduct(_ load: Load, _ list: (counts: [Int], end: Int)) -> Bool {
    self.load = load
    var end = tail(list.end)
    if word(end) == "for", list.counts.count == 1, let sets = setCount(at: end + 1) {
      end = sets.end
      take(Array(repeating: set(reps: list.counts[0], load: load), count: sets.count), upTo: end)
      return true
    }
    let isOpen = kind(end) == .plus
    if isOpen { end += 1 }
    // In a list of products the next number is a load: `95x5, 100x5`.
    guard takeCounts(list.counts, end) else { return false }
    isOpenEnded = isOpen
    return true
  }
}
