import TrainingModel

/// Repetitions that stand alone, and loads that share theirs.
extension NoteParagraphReader {
  /// `3x5 at 100`, `80 kg x 8`, `5 x 5 with +10 kg`
  mutating func readProduct(_ start: Int) -> Bool {
    guard kind(start) == .number, kind(start + 1) == .times, let first = token(start), first.isWhole,
      (1...10).contains(first.value),
      !first.isSigned
    else { return false }
    // `3 x 500 m`
    if let measured = measure(at: start + 2), measured.distance != nil, isNamed || namesAt[measured.end] != nil {
      load = nil
      return takeMeasured(measured, count: Int(first.value), upTo: measured.end)
    }
    guard let reps = token(start + 2), reps.isWhole, (1...60).contains(reps.value),
      kind(start + 3) != .times
    else { return false }
    let sets = (count: Int(first.value), end: start + 1, isWarmup: false)
    return readSets(of: sets, load: load)
  }

  /// `60, 100 and 120, three reps each`: loads, and the repetitions of each.
  mutating func readLoadsWithReps(_ start: Int) -> Bool {
    var loads: [Load] = []
    var end = start
    while let found = loadNumber(at: end), loads.count < 10 {
      loads.append(found.load)
      var next = found.end
      if kind(next) == .comma { next += 1 }
      if word(next) == "and" { next += 1 }
      end = next
      if let token = token(next), token.kind == .number, meaning(next + 1) == .reps { break }
      if word(next) == "for", word(next + 2) == "each" || meaning(next + 2) == .reps && word(next + 3) == "each" {
        end = next + 1
        break
      }
    }
    guard loads.count > 1, let reps = token(end), reps.isWhole, (1...60).contains(reps.value) else { return false }
    var behind = end + 1
    if isRepNoun(behind), word(behind) != "each" { behind += 1 }
    guard isWord(behind, .apiece) else { return false }
    load = loads.last
    take(loads.map { set(reps: Int(reps.value), load: $0) }, upTo: behind + 1)
    return true
  }

  /// Repetitions without a load before them: `got 8, 7 and 6`, `pull-ups 7, 6, 5`, `12 reps`.
  mutating func readCounts(_ start: Int) -> Bool {
    guard let list = counts(at: start) else { return false }
    let end = tail(list.end)
    if namesAt[end] != nil, list.counts.count == 1, list.end == start + 1 {
      // `10 burpees`
      load = nil
      take(Array(repeating: set(reps: list.counts[0], load: nil), count: rounds), upTo: end)
      countsName = true
      return true
    }
    guard isNamed || parts.count == 1 else { return false }
    let isCounted = isRepNoun(list.end - 1) && word(list.end - 1) != "each"
    let hasTail = end > list.end
    let isBehindName = isNamedBefore(start)
    let isLed = isWord(start - 1, .beforeReps)
    // `the 305x3+ set, for which I got 6`
    if isOpenEnded, isWord(start - 1, .got) || isCounted, list.counts.count == 1, group.count == 1 {
      changeSets(group) { $0.reps = list.counts[0] }
      understand(start, upTo: end)
      isOpenEnded = false
      place = end
      return true
    }
    if isWord(start - 1, .sums) || isWord(list.end, .behindOthers) { return false }
    let isBehindLoad = isLoadFresh && (kind(start - 1) == .comma || isUnderstood[max(start - 1, 0)]) && group.isEmpty
    let isOfBody = names.look(parts.last?.name ?? "").isBodyweight
    if !isOfBody, !isCounted, list.counts.contains(where: { $0 > 50 }) { return false }
    // `Leg press 45, 12, 12 and 12`, `Lat pulldown 25 again, 10, 10, 9`
    if !isOfBody, isBehindName, let found = loadNumber(at: start) {
      var next = found.end
      if isWord(next, .still) { next += 1 }
      if kind(next) == .comma, let rest = counts(at: next + 1), rest.counts.count > 1,
        found.load.value ?? 0 > 1.5 * Double(rest.counts.max() ?? 0)
      {
        load = found.load
        return takeCounts(rest.counts, tail(rest.end))
      }
    }
    // `5 at 275`
    if list.counts.count == 1, word(list.end) == "at" || kind(list.end) == .at, isNamed,
      let found = loadNumber(at: list.end + 1), found.load.value ?? 0 > 10, word(found.end) != "for"
    {
      load = found.load
      return takeCounts(list.counts, found.end)
    }
    // `5 on the left and 5 on the right`
    let isSided = word(list.end) == "on" && word(list.end + 1) == "the" && side(at: list.end + 2) != nil
    // `35 seconds on the left and 41 on the right`
    if isSided, var last = parts.last?.sets.last, last.duration != nil, last.reps == nil, list.counts.count == 1 {
      last.duration = Double(list.counts[0])
      last.side = nil
      take([last], upTo: list.end)
      return true
    }
    // `and only 10 on the last`, and no `only 2 coffees`
    let isOfSets = kind(end) != .word || isWord(end, .behindReps)
    let isAgain = word(end) == "again" || isOfSets && [word(start - 1), word(start - 2)].contains("only")
    let isFirst = list.counts.count > 1 && isNamed && group.isEmpty && !isWord(start - 1, .places)
    guard
      isFirst || isSided || side != nil || hasTail && isNamed || list.counts.count > 1 && kind(start - 1) == .colon
        || isAgain && !group.isEmpty || isCounted
        || list.counts.count > 1 && (isBehindName || isLed || isBehindLoad || kind(start - 1) == .comma)
        || isLed && isWord(start - 1, .achieved) || isBehindLoad
    else { return false }
    guard isNamed || isCounted else { return false }
    return takeCounts(list.counts, end)
  }

  /// Whether a name stands right before.
  private func isNamedBefore(_ start: Int) -> Bool {
    namesAt.values.contains { $0.end == start || $0.end == start - 1 && kind(start - 1) != .number }
  }

  /// `a set of eight`, `another 5`, `another set`
  mutating func readArticle(_ start: Int) -> Bool {
    // `left for 10 and right for 8`, `80 kg went up fine for 5`
    if word(start) == "for", side != nil || isLoadFresh, let list = counts(at: start + 1) {
      return takeCounts(list.counts, tail(list.end))
    }
    if word(start) == "another", let list = counts(at: start + 1), !group.isEmpty || load != nil {
      return takeCounts(list.counts, tail(list.end))
    }
    // `one each side`
    if told.numbers[word(start)] == 1, tail(start + 1) > start + 1, isNamed, group.isEmpty {
      return takeCounts([1], tail(start + 1))
    }
    if measure(at: start) != nil { return readMeasured(start) }
    return false
  }

  /// Whether words before a number say that it counts repetitions: `was 8`, `did 20, 18 and 15`.
  func isCountLed(_ start: Int) -> Bool {
    isWord(start - 1, .amounted) && (token(start)?.value ?? 0) <= 30
  }
}
