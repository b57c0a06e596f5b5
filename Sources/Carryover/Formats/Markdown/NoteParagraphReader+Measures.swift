import TrainingModel

/// What a paragraph tells in seconds and metres.
extension NoteParagraphReader {
  /// A time or a distance, and where it ends.
  struct Measure {
    var seconds: Double?
    var distance: Distance?
    var end: Int
  }

  /// How many seconds a word stands for.
  func unitOfTime(_ place: Int) -> Double? {
    switch meaning(place) {
    // `three sets of four, second set was best`
    case .seconds
    where told.ordinals[word(place)] == nil || token(place - 1)?.value == 1 || isWord(place + 1, .held)
      || isWord(place + 2, .held):
      1
    case .minutes: 60
    default: nil
    }
  }

  /// The unit that a word is short for.
  func unitOfLength(_ place: Int) -> DistanceUnit? {
    switch meaning(place) {
    case .meters: .meter
    case .kilometers: .kilometer
    case .miles: .mile
    case .yards: .yard
    case .feet: .foot
    default: isWord(place, .kilometers) ? .kilometer : nil
    }
  }

  /// `30 seconds`, `a minute`, `a minute and a half`, `500 m`
  func measure(at start: Int) -> Measure? {
    guard let first = token(start), !isOfIdleness(start), !isOfWhole(start) else { return nil }
    var value = first.value
    if first.kind == .word {
      guard isWord(start, .one) else { return nil }
      value = 1
      if told.numbers[first.text] != 1, !isWord(start + 1, .aMeasure) { return nil }
    } else if first.kind != .number && first.kind != .other || first.isPlural && first.isSpelled {
      return nil
    }
    if first.kind == .other {
      let isListed =
        kind(start - 1) == .comma && start - groupEnd <= 1 && parts.last?.sets.last?.duration != nil
      guard isListed || isWord(start - 1, .beforeTimes) || kind(start - 1) == .colon else { return nil }
      return isTimed ? time(at: start).map { Measure(seconds: $0.seconds, end: $0.end) } : nil
    }
    // `plank 30s`
    if first.isPlural, isTimed, !isWord(start - 1, .beforeBells) {
      return Measure(seconds: value, end: start + 1)
    }
    if let unit = unitOfTime(start + 1) {
      var measure = Measure(seconds: value * unit, end: start + 2)
      if let end = end(of: .andHalf, at: start + 2) {
        measure.seconds = (value + 0.5) * unit
        measure.end = end
      } else if unit == 60, let more = token(start + 2), more.kind == .number, unitOfTime(start + 3) == 1 {
        measure.seconds = value * 60 + more.value
        measure.end = start + 4
      }
      // `three minutes' rest`, `a five minute rest`
      if kind(measure.end) == .bracket, meaning(measure.end + 1) == .rest { return nil }
      if meaning(measure.end) == .rest || isWord(measure.end, .between) { return nil }
      return measure
    }
    // `at 6 km/h`
    if let unit = unitOfLength(start + 1), kind(start + 2) != .bracket || word(start + 3) != "h" {
      return Measure(distance: Distance(value: value, unit: unit), end: start + 2)
    }
    return nil
  }

  /// `then stretched for 10 minutes`, `lay on the floor for 10 minutes`: a time in which nothing was trained.
  private func isOfIdleness(_ start: Int) -> Bool {
    (max(0, start - 6)..<start).contains { isWord($0, .idle) }
  }

  /// `Whole thing took about 50 minutes`, `Done in an hour and five minutes`: how long all of it took.
  private func isOfWhole(_ start: Int) -> Bool {
    var place = start - 1
    while place >= max(0, start - 8), kind(place) != .stop {
      if typedEnd(of: .whole, at: place, before: start) != nil { return true }
      place -= 1
    }
    return false
  }

  /// Whether the exercise that is open is done for a time or a distance.
  var isTimed: Bool {
    isMeasured(parts.last?.name ?? "")
  }

  /// Whether an exercise is done for a time or a distance.
  func isMeasured(_ name: String) -> Bool {
    let look = names.look(name)
    if look.isTimed || look.isDistance { return true }
    func tells(_ meaning: NoteToldWord, _ word: Substring) -> Bool { told.isWord(told.entry(word), meaning) }
    let words = name.lowercased().split { !$0.isLetter }
    // No `sit-ups`.
    return !words.contains { tells(.ups, $0) } && words.contains { tells(.held, $0) }
  }

  /// Reads a time or a distance of the exercise that is open.
  mutating func readMeasured(_ start: Int) -> Bool {
    guard let first = measure(at: start) else { return false }
    // `ten minutes on the bike`, `a 2k row`
    if let named = namesAt[first.end]
      ?? (word(first.end) == "on" && word(first.end + 1) == "the" ? namesAt[first.end + 2] : nil),
      isMeasured(named.name)
    {
      load = nil
      return takeMeasured(first)
    }
    guard isTimed else { return false }
    return takeMeasured(first)
  }

  /// Takes a time or a distance, and those listed behind it: `15 seconds, 12 and 10`, `40 metres in 24 seconds`.
  mutating func takeMeasured(_ measured: Measure, count: Int = 1, upTo end: Int? = nil) -> Bool {
    let count = count == 1 ? rounds : count
    if takeTimesOfDistances(measured) { return true }
    var all = [measured]
    var end = end ?? measured.end
    if measured.distance != nil, word(end) == "in", let time = time(at: end + 1) {
      all[0].seconds = time.seconds
      end = time.end
    }
    // `ten minutes, got 2100 meters`
    if measured.distance == nil, measured.seconds != nil, let way = wayCovered(behind: end) {
      all[0].distance = way.distance
      end = way.end
    }
    while count == 1, all.count < 12 {
      var next = end
      if kind(next) == .comma { next += 1 }
      if word(next) == "and" { next += 1 }
      if word(next) == "then" { next += 1 }
      if word(next) == "another" || word(next) == "for" { next += 1 }
      guard next > end else { break }
      if let more = measure(at: next), (more.seconds == nil) == (measured.seconds == nil) {
        all.append(more)
        end = more.end
      } else if let number = token(next), number.kind == .number, let seconds = measured.seconds, seconds < 600,
        number.value >= 5, number.value <= 300, isListed(next)
      {
        all.append(Measure(seconds: number.value, end: next + 1))
        end = next + 1
      } else {
        break
      }
    }
    var sets = all.map { measure in
      var set = set(reps: nil, load: isLoadFresh ? load : nil)
      set.duration = measure.seconds
      set.distance = measure.distance
      return set
    }
    if count > 1 { sets = Array(repeating: sets[0], count: count) }
    take(sets, upTo: tail(end))
    countsName = true
    if !isOneSided { side = nil }
    return true
  }

  /// `, got 2100 meters`, `did 1.2 miles` behind a time
  private func wayCovered(behind end: Int) -> Measure? {
    let next = kind(end) == .comma ? end + 1 : end
    guard ["got", "did", "covered", "made", "went"].contains(word(next)) else { return nil }
    return measure(at: next + 1).flatMap { $0.distance == nil ? nil : $0 }
  }

  /// `20 m, two runs, 11 seconds and 12 seconds`: how long each of the distances took.
  private mutating func takeTimesOfDistances(_ measured: Measure) -> Bool {
    let told = toldSets(group)
    guard let seconds = measured.seconds, measured.distance == nil, isGroupLast,
      let place = told.firstIndex(where: { $0.duration == nil }), told.allSatisfy({ $0.distance != nil })
    else { return false }
    let set = group.lowerBound + place
    changeSets(set..<(set + 1)) { $0.duration = seconds }
    isUnderstood[self.place] = true
    self.place = measured.end
    return true
  }

  /// `11.5 seconds`, `2:10`
  func time(at place: Int) -> (seconds: Double, end: Int)? {
    guard let token = token(place) else { return nil }
    if token.kind != .other {
      return measure(at: place).flatMap { measure in measure.seconds.map { ($0, measure.end) } }
    }
    let parts = token.text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let value = Double(part), value >= 0, value < 1000 else { return nil }
      seconds = seconds * 60 + value
    }
    return (seconds, place + 1)
  }

  /// Whether a number stands alone in a list: nothing behind it says what it counts.
  private func isListed(_ place: Int) -> Bool {
    guard let next = token(place + 1) else { return true }
    switch next.kind {
    case .comma, .stop: return true
    case .word: return ["and", "on", "each", "again"].contains(next.text)
    default: return false
    }
  }
}
