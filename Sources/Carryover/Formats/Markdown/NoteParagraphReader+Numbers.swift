import TrainingModel

/// The numbers of a sentence, and what they count.
extension NoteParagraphReader {
  /// Whether a number is one of something else than repetitions: a load, a number of sets, of seconds.
  func isOfOther(_ place: Int) -> Bool {
    guard let next = token(place + 1) else { return false }
    switch next.kind {
    case .times: return true
    case .word:
      return next.text == "for" && !isWord(place + 2, .notCounted)
        // `four a side for 8`
        || ["a", "per"].contains(next.text) && isWord(place + 2, .side) && word(place + 3) == "for"
        || loadUnit(place + 1) != nil
        || setCount(at: place) != nil || unitOfTime(place + 1) != nil || unitOfLength(place + 1) != nil
        || isOtherUnit(place + 1) && !isRepNoun(place + 1)
    default: return false
    }
  }

  /// A number of repetitions.
  func count(at place: Int) -> Int? {
    guard let token = token(place), token.isWhole, !token.isPlural, !token.isSigned, (1...200).contains(token.value),
      !isOfOther(place), !isSetting(place - 1), word(place - 1) != "than"
    else { return nil }
    return Int(token.value)
  }

  /// Whether a word says that numbers before it are repetitions: `8 reps`, `8 each`, and no `each leg`.
  private func endsInNoun(_ place: Int) -> Bool {
    isRepNoun(place) && (word(place) != "each" || !isLimb(place + 1))
  }

  /// Repetitions of one set or several: `8`, `8, 8 and 7`, `8 reps and then 7 reps`.
  func counts(at start: Int) -> (counts: [Int], end: Int)? {
    guard let first = count(at: start) else { return nil }
    var counts = [first]
    var end = start + 1
    if endsInNoun(end) { end += 1 }
    while counts.count < 12 {
      var next = end
      if kind(next) == .comma { next += 1 }
      if word(next) == "and" { next += 1 }
      if word(next) == "then" { next += 1 }
      if word(next) == "another" || word(next) == "only" { next += 1 }
      // `20 steps, two times`
      if isWord(next + 1, .times), token(next)?.value ?? 9 <= 5, counts[0] > 5 { break }
      guard let value = count(at: next), value <= max(3 * counts[0], counts[0] + 12) else { break }
      // `5 and 10 minutes`, `8, 90 on the plan`
      if value > 60, counts[0] < 30 { break }
      counts.append(value)
      end = next + 1
      if endsInNoun(end) { end += 1 }
    }
    return (counts, end)
  }

  /// How many sets: `three more sets`, `a set`, `one warm-up set`.
  func setCount(at place: Int) -> (count: Int, end: Int, isWarmup: Bool)? {
    guard let first = token(place) else { return nil }
    var count = 1
    // `three times 15`
    if first.isWhole, (2...10).contains(first.value), isWord(place + 1, .times), token(place + 2)?.kind == .number {
      return (Int(first.value), place + 2, false)
    }
    switch first.kind {
    case .number where first.isWhole && first.value <= 20 && !first.isPlural && first.value > 0:
      count = Int(first.value)
    case .word where isWord(place, .one): count = 1
    default: return nil
    }
    var end = place + 1
    var isWarmup = false
    while end < place + 5, isWord(end, .adjectives), !isSetNoun(end) || isWord(end + 1, .manySets) {
      if meaning(end) == .warmup { isWarmup = true }
      end += 1
    }
    guard isSetNoun(end) else { return nil }
    return (count, end + 1, isWarmup)
  }

  /// `a single`, `two heavy doubles`, `triples`
  func fewReps(at place: Int) -> (sets: Int, reps: Int, end: Int)? {
    guard let first = token(place) else { return nil }
    var count = 1
    var end = place
    switch first.kind {
    case .number where first.isWhole && (1...10).contains(first.value): (count, end) = (Int(first.value), place + 1)
    case .word where isWord(place, .one): end = place + 1
    default: break
    }
    while end < place + 4, isWord(end, .adjectives) { end += 1 }
    // `triples` may stand alone.
    let few: [NoteToldWord] = [.single, .double, .triple]
    if end > place, let index = few.firstIndex(where: { isWord(end, $0) }) { return (count, index + 1, end + 1) }
    let many: [NoteWord?] = [.single, .double, .triple]
    return many.firstIndex(of: meaning(end)).map { (count, $0 + 1, end + 1) }
  }

  /// A number that may be a load, with its unit.
  func loadNumber(at start: Int) -> (load: Load, end: Int, isSure: Bool)? {
    var place = start
    if kind(place) == .plus { place += 1 }
    guard let number = token(place), number.kind == .number, number.value > 0, number.value < 1500 else { return nil }
    var end = place + 1
    let unit = loadUnit(end)
    if unit != nil { end += 1 }
    var isSure = unit != nil || number.isPlural || number.isSigned || !number.isWhole
    // `at 3 pm`, `with 4 seconds`, `at pin 7`
    guard unitOfTime(end) == nil, unitOfLength(end) == nil, unit != nil || !isOtherUnit(end),
      !isSetting(place - 1), word(place - 1) != "than"
    else { return nil }
    // `24 kg bells`, `100 a hand`, `10 kg on the belt`
    if ["a", "per", "each", "in", "by"].contains(word(end)), isWord(end + 1, .perHand) {
      end += 2
      isSure = true
    } else if word(end) == "in", word(end + 1) == "each", isWord(end + 2, .perHand) {
      end += 3
    }
    if isSure, isImplement(end), namesAt[end] == nil { end += 1 }
    if word(end) == "on", ["the", "my"].contains(word(end + 1)) {
      // `10 kg on the belt`, `30 on the ez bar`
      let holder = isWord(end + 2, .bars) ? end + 3 : end + 2
      if isWord(holder, .holders) {
        end = holder + 1
        isSure = true
      }
    }
    if word(end) == "of", meaning(end + 1) == .assisted { end += 2 }
    return (load(number.value, unit), end, isSure)
  }
}
