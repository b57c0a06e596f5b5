// Repetitions that differ from set to set, and those that fall from one number to another.
extension PlanWords {
  /// The most repetitions that a list may have, which is as many as a plan may ask for sets.
  private static let maximumListLength = 30

  /// `12/10/8`, `5/3/1+`, `12,10,8`, `5, 3, 1`, `12-10-8`: three at least, or two with a slash or for two sets.
  func repsList(_ index: Int, sets: Int? = nil) -> (reps: [String], end: Int)? {
    if word(index - 1) == "tempo" || isWithinList(index) { return nil }
    if let list = dashedList(index) { return list }
    guard let first = listed(index), let separator = sign(first.end), separator == "/" || separator == "," else {
      return nil
    }
    var members = [first]
    while let last = members.last, sign(last.end) == separator, members.count <= Self.maximumListLength,
      let next = listed(last.end + 1) ?? openReps(last.end + 1)
    {
      members.append((next.text, next.end))
    }
    // Behind a comma what has a unit is a detail; behind a slash all of it has that unit.
    if let last = members.last, goesOn(last.end) {
      guard separator == "," else { return nil }
      members.removeLast()
    }
    guard let end = members.last?.end, members.count <= Self.maximumListLength,
      members.count >= (separator == "/" || sets == 2 ? 2 : 3)
    else { return nil }
    return (members.map(\.text), end)
  }

  /// Whether a number goes on with a list that began before it, which was read from there or is none.
  func isWithinList(_ index: Int) -> Bool {
    guard number(index - 2) != nil, let separator = sign(index - 1) else { return false }
    return separator == "/" || separator == "," && number(index - 4) != nil && sign(index - 3) == ","
  }

  /// Whether what follows a number makes it none of repetitions.
  func goesOn(_ index: Int) -> Bool {
    if let unit = word(index) {
      return loadUnit(index) != nil || timeUnit(index) != nil
        || ["x", "m", "km", "set", "sets", "rir", "rpe", "rm"].contains(unit)
    }
    return ["%", "*", "\"", ":"].contains(sign(index) ?? "")
  }

  private func dashedList(_ index: Int) -> (reps: [String], end: Int)? {
    guard let first = whole(index), first > 0 else { return nil }
    var reps = ["\(first)"]
    var end = index + 1
    while sign(end) == "-", !followsSpace(end), !followsSpace(end + 1), let next = whole(end + 1), next > 0 {
      reps.append("\(next)")
      end += 2
    }
    guard (3...Self.maximumListLength).contains(reps.count), !goesOn(end) else { return nil }
    return (reps, end)
  }

  /// A member of a list: `8`, `8-10`, `1+`.
  private func listed(_ index: Int) -> (text: String, end: Int)? {
    guard let range = range(index), range.low > 0 else { return nil }
    if let high = range.high { return ("\(range.low)-\(high)", range.end) }
    return isOpenEnd(range.end) ? ("\(range.low)+", range.end + 1) : ("\(range.low)", range.end)
  }

  /// `12-8`: from one number down to another.
  func fallingRange(_ index: Int) -> (low: Int, high: Int?, end: Int)? {
    guard let first = whole(index), sign(index + 1) == "-", !followsSpace(index + 1), !followsSpace(index + 2),
      let last = whole(index + 2), last > 0, last < first, !goesOn(index + 3), sign(index + 3) != "-"
    else { return nil }
    return (first, last, index + 3)
  }

  /// Whether there is the `+` of `5+`, which adds nothing: no number follows, or it does behind a space.
  func isOpenEnd(_ index: Int) -> Bool {
    guard sign(index) == "+" else { return false }
    return number(index + 1) == nil || !followsSpace(index) && followsSpace(index + 1)
  }

  private static let numerals: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Whether there are figures that were meant to be sets: `3 x …`, `3 sets`, `12/10/8`, or numbers and nothing else.
  var looksLikeSets: Bool {
    let isOfNumbers = tokens.allSatisfy { $0.kind == .number || $0.kind == .sign && !["%", "@"].contains($0.text) }
    if isOfNumbers, tokens.contains(where: { $0.kind == .number }) { return true }
    return tokens.indices.contains { index in
      if Self.numerals.contains(word(index) ?? ""), ["set", "sets"].contains(word(index + 1)) { return true }
      guard number(index) != nil else { return false }
      if isTimes(index + 1) || ["set", "sets"].contains(word(index + 1)) { return true }
      return (repsList(index)?.reps.count ?? 0) > 2 && (sign(index + 1) != "-" || isPyramid(index))
    }
  }

  /// Whether numbers with dashes between them fall from one that is none of a tempo: `12-10-8`, and not `3-1-1`.
  private func isPyramid(_ index: Int) -> Bool {
    guard let first = whole(index), first > 5, let second = whole(index + 2) else { return false }
    return second < first
  }
}
