import TrainingModel

extension NoteDateParse {
  /// What stands behind the date: a weekday, a time, a length.
  mutating func takeRest(from start: Int) {
    var index = start
    // `2024-03-05T18:30`
    if token(index)?.word == "t", token(index)?.isSpaced == false, number(index + 1, 2...2) != nil {
      used.append(index)
      index += 1
    }
    var (isBehindMeasure, isBehindProduct) = (false, false)
    while index < tokens.count {
      isBehindMeasure = isBehindMeasure || isMeasured(index)
      isBehindProduct =
        isBehindProduct || isProduct(index) && tokens[index...].contains { $0.isMark(UInt8(ascii: ";")) }
      if date.weekday == nil, takeWeekday(at: index) {
        index = (used.last ?? index) + 1
      } else if date.time == nil, !isBehindMeasure || isSurelyTime(index), !isPace(index), !isEffort(index),
        !isOfSleep(index),
        let end = takeTime(at: index, isAlone: false)
      {
        index = end
      } else if date.duration == nil, !isBehindMeasure, !isBehindProduct, !isOfSleep(index),
        let end = takeLength(at: index)
      {
        index = end
      } else {
        index += 1
      }
    }
  }

  /// `12/05, 78,6 kg, dodo 7h30`, `6h geschlafen`: how long somebody slept, and no hour.
  private func isOfSleep(_ index: Int) -> Bool {
    guard token(index)?.number != nil else { return false }
    return [index - 1, index - 2, index + 2, index + 3].contains { place in
      token(place)?.isWord(Self.sleep) == true
    }
  }

  private static let sleep: NoteWordSet = [
    "slept", "sleep", "dodo", "sommeil", "dormi", "geschlafen", "schlaf", "dormido", "dormí", "sono", "sonno",
    "dormito",
    "slaap", "geslapen",
  ]

  /// `@ 5:40 pace`, `@ 3:25`, `5:40/km`: how fast, and no time of day.
  private func isPace(_ index: Int) -> Bool {
    guard token(index)?.number != nil, isMark(index + 1, ":"), token(index + 2)?.number != nil else { return false }
    if isMark(index - 1, "@") || token(index + 3)?.word == "pace" { return true }
    return isMark(index + 3, "/") && token(index + 4)?.word.flatMap { words.distanceUnit($0) } != nil
  }

  /// `120x3 @7`, `single @8.5`: how hard sets were, and no hour.
  private func isEffort(_ index: Int) -> Bool {
    guard isMark(index - 1, "@"), let before = token(index - 2), !used.contains(index - 2),
      token(index + 1)?.word.map({ $0 != "am" && $0 != "pm" }) ?? true, !isMark(index + 1, ":")
    else { return false }
    if before.number != nil { return true }
    let word = before.word.flatMap { words.word($0) }
    return word == .single || word == .double || word == .triple || word == .sets || word == .reps
      || word == .kilograms || word == .pounds
  }

  /// Whether what is written like a time can be no lap's: `at 18:30`, `6:30 am`, `07:15`, `17:30-18:45`, `Sunday 9:00`.
  private func isSurelyTime(_ index: Int) -> Bool {
    guard let hour = token(index), let number = hour.number else { return false }
    if isTimeWord(index - 1) || hour.digits == 2 && number < 10 { return true }
    // `10 mi 1:32:00` is no Wednesday of German.
    if let word = token(index - 1)?.word, words.weekday(word) != nil {
      return words.distanceUnit(word) == nil || token(index - 2)?.number == nil
    }
    guard isMark(index + 1, ":.") else { return token(index + 1)?.word.map { $0 == "am" || $0 == "pm" } ?? false }
    if let word = token(index + 3)?.word, word == "am" || word == "pm" || word == "uhr" { return true }
    let isRange = isMark(index + 3, "-") || token(index + 3)?.isWord(NoteStructureWords.rangeWords) ?? false
    return isRange && token(index + 4)?.number != nil
  }

  /// `80x5`, behind which `abs 10 min` is no length of the day.
  private func isProduct(_ index: Int) -> Bool {
    guard token(index)?.number != nil, let sign = token(index + 1)?.word, sign == "x" || sign == "×" else {
      return false
    }
    return token(index + 2)?.number != nil
  }

  /// Whether a number of what was done stands at a token, behind which times are those of laps: `4 x 500 m`, `42 km`.
  private func isMeasured(_ index: Int) -> Bool {
    guard token(index)?.number != nil else { return false }
    var next = index + 1
    if isMark(next, ".,"), token(next + 1)?.number != nil, token(next + 1)?.isSpaced == false { next += 2 }
    guard let word = token(next)?.word else { return false }
    if word == "x" || word == "×" {
      guard token(next + 1)?.number != nil, let unit = token(next + 2)?.word else { return false }
      return words.distanceUnit(unit) != nil
    }
    if word == "k", token(next)?.isSpaced == false { return true }
    return words.distanceUnit(word) != nil && word != "m" && word != "min"
  }

  mutating func takeLeadingTime(at index: Int) -> Bool {
    guard date.time == nil, takeTime(at: index, isAlone: false) != nil else { return false }
    return true
  }

  mutating func findTime(from start: Int, isAlone: Bool) -> Bool {
    var index = start
    while index < tokens.count, date.time == nil {
      if takeTime(at: index, isAlone: isAlone) != nil { return true }
      index += 1
    }
    return false
  }

  /// Takes a time, or a range of times, at a token; the index behind it.
  private mutating func takeTime(at index: Int, isAlone: Bool) -> Int? {
    let clock = NoteClock(tokens: tokens)
    // `A1` is a label.
    let isLabel = token(index - 1)?.word != nil && token(index)?.isSpaced == false
    guard let first = clock.read(at: index, isExpected: isAlone || isTimeWord(index - 1) && !isLabel) else {
      return nil
    }
    if isTimeWord(index - 1) { used.append(index - 1) }
    date.time = first.time
    used += index..<first.end
    var next = first.end
    if isMark(next, "-") || token(next)?.isWord(NoteStructureWords.rangeWords) ?? false,
      !isLength(behind: next, isAfternoon: first.isAfternoon),
      let last = clock.read(at: next + 1, isExpected: true), let end = last.time
    {
      let start = first.isHalfOpen && last.isAfternoon ? first.afternoon ?? first.time : first.time
      date.time = start
      if let start {
        let seconds = end.secondOfDay - start.secondOfDay
        date.duration = Double(seconds >= 0 ? seconds : seconds + 86_400)
      }
      used += next..<last.end
      next = last.end
    }
    return next
  }

  /// Whether what stands behind a spaced dash is how long it took, and not when it ended: `6:05 pm - 1h 02min`.
  private func isLength(behind dash: Int, isAfternoon: Bool) -> Bool {
    guard isMark(dash, "-"), tokens[dash].isSpaced,
      let length = NoteLength.read(tokens, at: dash + 1, words: words), length.seconds <= 4 * 3600
    else { return false }
    return isAfternoon || token(length.end - 1)?.isWord(.minutes, words) ?? false
  }

  private func isTimeWord(_ index: Int) -> Bool {
    if token(index)?.isMark(UInt8(ascii: "@")) == true { return true }
    guard let word = token(index)?.word else { return false }
    // `weight 10st` leads up to no hour.
    return NoteStructureWords.timeOpenings.contains(word) || words.word(word) == .at && words.columnRole(word) != .load
  }

  /// Whether a word is of what somebody does for so long: `bike 45 min`.
  private func isOfExercise(_ index: Int) -> Bool {
    guard let word = token(index)?.word else { return false }
    let hints = words.hints(forExercise: word)
    return hints.isDistance || hints.isTimed
  }

  /// `62 min`, `1h 5m`, `1 h`
  private mutating func takeLength(at index: Int) -> Int? {
    guard let length = NoteLength.read(tokens, at: index, words: words), length.seconds >= 300,
      token(index - 1)?.isWord(NoteStructureWords.slept) != true, !isOfExercise(index - 1),
      token(length.end)?.isWord(NoteStructureWords.timesOfDay) != true
    else { return nil }
    date.duration = length.seconds
    used += index..<length.end
    return length.end
  }
}
