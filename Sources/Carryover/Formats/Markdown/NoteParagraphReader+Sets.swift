import TrainingModel

/// The sets that a sentence tells: a load for repetitions, so many sets of repetitions.
extension NoteParagraphReader {
  /// Reads the sets that begin at the place.
  mutating func readSets() -> Bool {
    let start = place
    if let few = fewReps(at: start) { return takeFew(few) }
    if let sets = setCount(at: start) { return readSets(of: sets, load: load) }
    if let end = end(ofBar: start), word(end) == "for" || kind(end) == .times {
      load = nil
      return readBehindFor(end, nil)
    }
    guard token(start)?.kind == .number || kind(start) == .plus else { return readArticle(start) }
    if readAttempt(start) || readTriple(start) || readPlates(start) || readProduct(start) || readLoadsWithReps(start)
      || readMeasured(start)
    {
      return true
    }
    // `51 push-ups`
    if let found = loadNumber(at: start), found.isSure || namesAt[found.end] == nil {
      var end = found.end
      // `20 pounds on the left for 10`
      if word(end) == "on", word(end + 1) == "the", let side = side(at: end + 2), word(end + 3) == "for" {
        self.side = side
        end += 3
      }
      if word(end) == "for" || kind(end) == .comma && word(end + 1) == "for" {
        if readBehindFor(word(end) == "for" ? end : end + 1, found.load) { return true }
      }
      if kind(end) == .times, let list = counts(at: end + 1) { return takeProduct(found.load, list) }
      let isLed = isWord(start - 1, .beforeLoads)
      // `at 70, 12, 10, 8`
      let isOfList =
        ["at", "with"].contains(word(start - 1)) && kind(end) == .comma
        && (counts(at: end + 1).map { list in
          list.counts.count > 1 && found.load.value ?? 0 > 1.3 * Double(list.counts.max() ?? 0)
        } ?? false)
      // `holding one 20`
      let isOfOne =
        (told.numbers[word(start - 1)] == 1 || word(start - 1) == "a")
        && (isWord(start - 2, .holding) || word(start - 2) == "with")
      let isOfReps = meaning(end) == .reps
      if isOfList || isOfOne && !isOfReps || word(start - 1) == "the", word(end) != "of",
        kind(end) != .word || namesAt[end] == nil
      {
        takeLoad(found.load)
        isUnderstood[start] = true
        place = end
        return true
      }
      if found.isSure
        || isLed && !isOfReps && counts(at: start).map({ $0.counts.count == 1 }) ?? true && !isCountLed(start)
      {
        // `14 kg, 10 reps`
        takeLoad(found.load)
        loadEnd = end
        understand(start, upTo: end)
        place = end
        return true
      }
    }
    return readCounts(start)
  }

  mutating func takeFew(_ few: (sets: Int, reps: Int, end: Int)) -> Bool {
    var end = few.end
    var own = load
    if ["at", "with", "on", "was", "of"].contains(word(end)) || kind(end) == .at, let found = loadNumber(at: end + 1),
      found.isSure || found.load.value ?? 0 > 10
    {
      (own, end) = (found.load, found.end)
      // `then singles at 60, 63 and 66`
      var loads = [found.load]
      while few.sets == 1, kind(place) == .word, loads.count < 12 {
        var next = end
        if kind(next) == .comma { next += 1 }
        if word(next) == "and" { next += 1 }
        guard next > end, let more = loadNumber(at: next), more.load.value ?? 0 > 10, word(more.end) != "for",
          kind(more.end) != .times, !isWord(more.end, .missed), word(more.end) != "no"
        else { break }
        loads.append(more.load)
        end = more.end
      }
      if loads.count > 1 {
        load = loads.last
        take(loads.map { set(reps: few.reps, load: $0) }, upTo: end)
        return true
      }
    } else if !isLoadFresh, few.end == place + 1 || kind(place) == .word && isWord(place, .adjectives) {
      return false
    }
    guard own != nil else { return false }
    load = own
    take(Array(repeating: set(reps: few.reps, load: own), count: few.sets), upTo: end)
    return true
  }

  /// `for 5`, `for 8, 8 and 7`, `for three sets of five`, `for a single`, `for 20 metres` behind a load.
  mutating func readBehindFor(_ place: Int, _ load: Load?) -> Bool {
    var start = place + 1
    if let sets = setCount(at: start) {
      takeLoad(load)
      return readSets(of: sets, load: load)
    }
    if let few = fewReps(at: start), load != nil {
      takeLoad(load)
      return takeFew(few)
    }
    while isWord(start, .fillers) { start += 1 }
    if let measured = measure(at: start) {
      takeLoad(load)
      return takeMeasured(measured)
    }
    guard let list = counts(at: start) else { return false }
    self.load = load
    return takeCounts(list.counts, tail(list.end))
  }

  /// Takes repetitions with the load that is known.
  mutating func takeCounts(_ counts: [Int], _ end: Int) -> Bool {
    let isOne = counts.count == 1 && setsToCome > 1
    // `3 sets of 5, last set 8`, `and 5 on the last`
    if isScheme, counts.count == 1, isGroupLast, isOfLast(end) {
      changeSets(lastOfGroup) { $0.reps = counts[0] }
      understand(place, upTo: end)
      place = end
      return true
    }
    let told = isOne ? Array(repeating: counts[0], count: setsToCome) : counts
    setsToCome = 1
    take(told.map { set(reps: $0, load: load) }, upTo: end)
    if !isOneSided { side = nil }
    isToFailure = false
    return true
  }

  /// Whether repetitions are those of the last of the sets told before.
  func isOfLast(_ end: Int) -> Bool {
    if word(end) == "on", word(end + 1) == "the", isWord(end + 2, .last) { return true }
    return (max(0, place - 4)..<place).contains { isWord($0, .last) }
  }

  /// Where words end that say how repetitions are counted: `reps`, `per side`, `each leg`.
  func tail(_ start: Int) -> Int {
    var end = start
    if isRepNoun(end), word(end) != "each" { end += 1 }
    if word(end) == "on" || word(end) == "for", word(end + 1) == "each" { end += 1 }
    if ["per", "each", "a", "both"].contains(word(end)), isLimb(end + 1) {
      end += 2
    } else if word(end) == "each" {
      end += 1
    }
    return end
  }

  /// `three sets of five at 100`, `3 sets, 10, 9 and 8`, `two sets of 15 on each side with the 20s`
  mutating func readSets(of sets: (count: Int, end: Int, isWarmup: Bool), load known: Load?) -> Bool {
    var end = sets.end
    if meaning(end - 2) == .drop { (isDrop, dropIsSet) = (true, true) }
    if sets.isWarmup { isWarmup = true }
    defer { if sets.isWarmup { isWarmup = false } }
    if word(end) == "each" { end += 1 }
    var own = known
    var reps: [Int] = []
    var measured: Measure?
    if ["of", "with", "at", "for"].contains(word(end)) || kind(end) == .times {
      let joint = word(end)
      let number = end + 1
      let isLoad = joint == "at" && (token(number)?.value ?? 0) > 20
      if let found = loadNumber(at: number), found.isSure || isLoad || word(found.end) == "for" {
        own = found.load
        end = found.end
        if word(end) == "for" || kind(end) == .times, let list = counts(at: end + 1) {
          reps = list.counts
          end = tail(list.end)
        }
      } else if let found = measure(at: number) {
        measured = found
        end = tail(found.end)
      } else if let list = counts(at: number) {
        reps = list.counts
        end = tail(list.end)
        // `three sets of 8, 100 kg`: one count for all.
        if reps.count != sets.count, reps.count > 1 {
          reps = [reps[0]]
          end = tail(number + 1)
        }
      } else if joint == "of" {
        if ["those", "them", "that", "these"].contains(word(number)) {
          return repeatGroup(sets.count, upTo: number + 1)
        }
        guard namesAt[number] != nil else { return false }
        setsToCome = sets.count
        place = number
        return true
      }
    }
    // `2 back-off sets at 80% of that`
    if reps.isEmpty, own == known, kind(end) == .other || word(end) == "at" && kind(end + 1) == .other { return false }
    if reps.isEmpty, isWord(end - 1, .times), let list = counts(at: end) {
      reps = list.counts
      end = tail(list.end)
    }
    if measured == nil, reps.isEmpty, let list = listAhead(end, sets.count) {
      if (end..<list.end).contains(where: { isFailure($0) }) { isToFailure = true }
      reps = list.counts
      end = tail(list.end)
    }
    if !reps.isEmpty, let loads = loadsInBrackets(end, sets.count) {
      load = loads.loads.last
      take(loads.loads.enumerated().map { set(reps: reps[min($0, reps.count - 1)], load: $1) }, upTo: loads.end)
      return true
    }
    if let found = loadBehind(end, isKnown: known != nil && isLoadFresh || known != load) {
      own = found.load
      end = found.end
      if reps.isEmpty, word(end) == "for", let list = counts(at: end + 1) {
        reps = list.counts
        end = tail(list.end)
      }
    }
    if let measured {
      takeLoad(own)
      return takeMeasured(measured, count: sets.count, upTo: end)
    }
    guard !reps.isEmpty else {
      // `2 sets crunches with 25 repetitions`
      if namesAt[end] != nil { setsToCome = sets.count }
      return repeatGroup(sets.count, upTo: end)
    }
    load = own
    let told = reps.count == sets.count ? reps : Array(repeating: reps[0], count: sets.count)
    isOwnLoad = own != known
    if meaning(sets.end - 1) == .rounds { rounds = sets.count }
    if told.count > 1, isDrop, !dropIsSet { isDrop = false }
    take(told.map { set(reps: $0, load: own) }, upTo: end)
    countsName = true
    isScheme = told.count > 1 && reps.count == 1
    if !isOneSided { side = nil }
    isToFailure = false
    return true
  }

  /// `at 100`, `with the 20s`, `@ 60 kg`, `, 60 kg` behind sets.
  func loadBehind(_ start: Int, isKnown: Bool) -> (load: Load, end: Int)? {
    var place = start
    if kind(place) == .comma { place += 1 }
    let isLed = ["at", "with", "on"].contains(word(place)) || isWord(place, .holding) || kind(place) == .at
    if isLed { place += 1 }
    if word(place) == "the" || word(place) == "a" || word(place) == "only" || word(place) == "just" { place += 1 }
    let isEffort = kind(place - 1) == .at && (token(place)?.value ?? 11) <= 10
    guard let found = loadNumber(at: place), !isEffort || found.isSure && token(place)?.isWhole == true,
      isLed && !isKnown && setCount(at: place) == nil || found.isSure, word(found.end) != "for",
      kind(found.end) != .times, unitOfTime(found.end) == nil, unitOfLength(found.end) == nil
    else { return nil }
    return (found.load, found.end)
  }

  /// The repetitions of as many sets, a few words on: `three sets got six six and five`.
  func listAhead(_ start: Int, _ count: Int) -> (counts: [Int], end: Int)? {
    for place in start..<(start + 6) {
      guard let token = token(place), token.kind != .stop, namesAt[place] == nil else { return nil }
      if token.kind == .number {
        guard let list = counts(at: place), list.counts.count == count else { return nil }
        return list
      }
    }
    return nil
  }

  /// `60 for 8, three sets`: what was told last, so many times.
  mutating func repeatGroup(_ count: Int, upTo end: Int) -> Bool {
    guard group.count == 1, place - groupEnd <= 2, sentenceStart <= group.lowerBound, isGroupLast, count > 1,
      let set = toldSets(group).first
    else { return false }
    return repeatSet(set, count, upTo: end)
  }
}
