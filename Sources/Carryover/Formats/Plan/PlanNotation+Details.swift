extension PlanNotation {
  mutating func readDetails() {
    while index < words.tokens.count {
      if readSegment() { continue }
      if let sign = words.sign(index), PlanWords.separators.contains(sign) {
        if sign == "(" || sign == "[" { depth += 1 }
        if sign == ")" || sign == "]" { depth = max(0, depth - 1) }
        index += 1
      } else if !readDetail() {
        let text = takeText()
        if text != "@" { keep(text) }
        followsLoad = false
      }
    }
  }

  /// Keeps a text as a note, and tells of it where it was meant to be sets.
  private mutating func keep(_ text: String) {
    let words = PlanWords(text)
    if words.sign(0) == "@" || words.sign(1) == "%", !words.looksLikeSets {
      shares.append(text)
    } else {
      reading.notes.append(text)
      let isMeasure = words.duration(0)?.end == words.tokens.count || words.distance(0)?.end == words.tokens.count
      if isMeasure || words.looksLikeSets { reading.unread.append(text) }
    }
  }

  /// Reads one detail; `false`, and nothing is read, where there is none.
  mutating func readDetail() -> Bool {
    if ["rep", "reps"].contains(words.word(index)) {
      index = readReps(words.sign(index + 1) == ":" ? index + 2 : index + 1) ?? index + 1
      return true
    }
    let start = words.sign(index) == "@" ? index + 1 : index
    if let end = words.quantity(start)?.end, ["rep", "reps"].contains(words.word(end)), readReps(start) != nil {
      index = end + 1
      return true
    }
    return readRest() || readSeries() || readEffort() || readLoad() || readSide()
  }

  /// Reads repetitions behind their word; gives the end of them where there are any, and the sets have none yet.
  private mutating func readReps(_ start: Int) -> Int? {
    guard firstGroup + 1 == reading.groups.count, reading.groups[firstGroup].reps == nil,
      let (quantity, end) = words.quantity(start, sets: reading.groups[firstGroup].sets)
    else { return nil }
    if case .list(let reps) = quantity {
      let group = reading.groups[firstGroup]
      if reps.count == group.sets {
        reading.groups.replaceSubrange(firstGroup..., with: PlanSets.groups(reps, like: group))
        return end
      }
      reading.keptReps.append(reps.joined(separator: "/"))
    }
    return reading.groups[firstGroup].take(quantity) ? end : nil
  }

  private mutating func readRest() -> Bool {
    guard rest == nil else { return false }
    let isNamedFirst = ["rest", "rests"].contains(words.word(index))
    var start = isNamedFirst ? index + 1 : index
    if isNamedFirst, words.sign(start) == ":" || ["for", "of"].contains(words.word(start)) { start += 1 }
    guard let (seconds, end) = words.duration(start) else { return false }
    guard isNamedFirst || ["rest", "rests", "break"].contains(words.word(end)) else { return false }
    var next = isNamedFirst ? end : end + 1
    if words.word(next) == "between" { next += words.word(next + 1) == "sets" ? 2 : 0 }
    rest = seconds
    index = next
    followsLoad = false
    return true
  }

  /// `RPE 8`, `@8`: a number behind `@` is an effort up to 10 by halves, and a load above it.
  private mutating func readEffort() -> Bool {
    guard rpe == nil else { return false }
    let at = words.sign(index) == "@" ? index + 1 : index
    let isNamed = words.word(at) == "rpe"
    guard isNamed || at > index else { return false }
    let value = isNamed && words.sign(at + 1) == ":" ? at + 2 : isNamed ? at + 1 : at
    guard let effort = words.number(value), (1...10).contains(effort), (effort * 2).rounded() == effort * 2,
      words.sign(value + 1) != "-", words.sign(value + 1) != "%", words.loadUnit(value + 1) == nil,
      words.word(value + 1) != "rir"
    else { return false }
    rpe = effort
    index = !isNamed && words.word(value + 1) == "rpe" ? value + 2 : value + 1
    followsLoad = false
    return true
  }

  private mutating func readLoad() -> Bool {
    guard load == nil else { return false }
    let isBehindAt = words.sign(index) == "@" || words.word(index) == "at"
    let start = isBehindAt ? index + 1 : index
    if let (value, end) = words.load(start) ?? words.bodyweight(start) {
      load = value
      index = end
    } else if isBehindAt, let value = words.number(start), value > 10, value <= 10_000,
      !["%", "-", ":"].contains(words.sign(start + 1)),
      words.word(start + 1) == nil || words.followsSpace(start + 1)
    {
      load = Load(value: value)
      index = start + 1
    } else {
      return false
    }
    followsLoad = true
    return true
  }

  private static let sides: Set<String> = [
    "side", "sides", "leg", "legs", "arm", "arms", "hand", "way", "direction",
  ]

  /// `each side`, `per leg`, `/side`; `each` alone behind repetitions, for behind a load it is each dumbbell.
  private mutating func readSide() -> Bool {
    let isNamed = ["each", "per", "ea"].contains(words.word(index)) || words.sign(index) == "/"
    guard isNamed else { return false }
    if Self.sides.contains(words.word(index + 1) ?? "") {
      index += 2
    } else if ["each", "ea"].contains(words.word(index)), !followsLoad, words.word(index + 1) == nil {
      index += 1
    } else {
      return false
    }
    reading.isUnilateral = true
    return true
  }
}
