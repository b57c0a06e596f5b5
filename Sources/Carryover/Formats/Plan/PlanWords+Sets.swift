// Sets that say how many they are.
extension PlanWords {
  /// What stands between the parts of a line and says nothing.
  static let separators: Set<String> = [",", ";", "|", "(", ")", "[", "]", "-", ":", ".", "="]

  /// The most sets that a plan may ask for; a greater number before `x` is no number of sets.
  private static let maximumSets = 30

  /// Words behind `x` that say how often, and not what: `3 x per week`.
  private static let frequencies: Set<String> = [
    "a", "per", "each", "every", "the", "this", "week", "weeks", "weekly", "day", "days", "daily", "month",
  ]

  func isTimes(_ index: Int) -> Bool { word(index) == "x" || sign(index) == "*" }

  /// The first sets of the line that have a number.
  var firstSets: PlanSets? {
    for index in tokens.indices {
      if let sets = sets(index) { return sets }
    }
    return nil
  }

  /// Sets that begin at a token.
  func sets(_ index: Int) -> PlanSets? {
    // Not inside a word, as in `T2x3`, nor inside what nobody understands, as in `3/4 x 5` and `1 x 2 x 3`.
    guard index == 0 || followsSpace(index) || word(index - 1) == nil, !isTimes(index - 1) else { return nil }
    let isGoingOn = number(index - 2) != nil || number(index - 3) != nil && timeUnit(index - 2) != nil
    if isGoingOn, ["-", "/"].contains(sign(index - 1)), !followsSpace(index) { return nil }
    return loadFirst(index) ?? shareFirst(index) ?? namedSets(index) ?? repsFirst(index) ?? measureFirst(index)
      ?? countedSets(index) ?? freeSets(index)
  }

  /// `80 kg x 5`, `100kgx10x3`: load, repetitions, and sets where there is a third number.
  private func loadFirst(_ index: Int) -> PlanSets? {
    guard let (load, end) = load(index), isTimes(end) else { return nil }
    guard var result = behindTimes(end, from: index) else { return nil }
    result.load = load
    return result
  }

  /// `75% x 5`, `75% x 5 x 3`.
  private func shareFirst(_ index: Int) -> PlanSets? {
    guard let share = share(index), isTimes(index + 2), var result = behindTimes(index + 2, from: index) else {
      return nil
    }
    result.share = share
    return result
  }

  /// A part of the greatest load.
  private func share(_ index: Int) -> String? {
    number(index) != nil && sign(index + 1) == "%" ? "@ \(text(index, index + 2))" : nil
  }

  /// Repetitions behind a sign of multiplication, and sets where there is another.
  private func behindTimes(_ times: Int, from start: Int) -> PlanSets? {
    guard let (quantity, end) = quantity(times + 1) else { return nil }
    var result = PlanSets(start: start, end: end, quantity: quantity)
    switch quantity {
    case .reps:
      if isTimes(end), let sets = whole(end + 1), (1...Self.maximumSets).contains(sets) {
        result.sets = sets
        result.end = end + 2
      }
      return result
    case .list: return result
    default: return nil
    }
  }

  /// `Sets: 3`, with the repetitions behind it as a detail.
  private func namedSets(_ index: Int) -> PlanSets? {
    guard word(index) == "sets" else { return nil }
    let start = sign(index + 1) == ":" || sign(index + 1) == "=" ? index + 2 : index + 1
    guard let range = range(start), (1...Self.maximumSets).contains(range.low), !isTimes(range.end) else { return nil }
    return PlanSets(
      start: index, end: range.end, sets: range.low, setsRange: range.high.map { "\(range.low)-\($0)" })
  }

  /// `8 reps x 3 sets`, `8-12 reps, 3 sets`, `8 reps x 3`.
  private func repsFirst(_ index: Int) -> PlanSets? {
    guard let (quantity, end) = quantity(index), case .reps = quantity, ["rep", "reps"].contains(word(end)) else {
      return nil
    }
    let next = isTimes(end + 1) || sign(end + 1) == "," || word(end + 1) == "for" ? end + 2 : end + 1
    guard let range = range(next), (1...Self.maximumSets).contains(range.low) else { return nil }
    let isNamed = ["set", "sets"].contains(word(range.end))
    guard isNamed || isTimes(end + 1) && !goesOn(range.end) else { return nil }
    return PlanSets(
      start: index, end: isNamed ? range.end + 1 : range.end, sets: range.low,
      setsRange: range.high.map { "\(range.low)-\($0)" }, quantity: quantity)
  }

  /// `500 m x 4`, `30 s x 3`: how far or how long, and sets.
  private func measureFirst(_ index: Int) -> PlanSets? {
    guard let (quantity, end) = quantity(index), isTimes(end), let sets = whole(end + 1),
      (1...Self.maximumSets).contains(sets)
    else { return nil }
    let isNamed = ["set", "sets"].contains(word(end + 2))
    guard isNamed || !goesOn(end + 2) else { return nil }
    switch quantity {
    case .duration, .distance:
      return PlanSets(start: index, end: isNamed ? end + 3 : end + 2, sets: sets, quantity: quantity)
    default: return nil
    }
  }

  /// `4 × 5`, `3-4 x 8-12`, `3 sets of 10`, `3 sets`.
  private func countedSets(_ index: Int) -> PlanSets? {
    guard let range = range(index), (1...Self.maximumSets).contains(range.low) else { return nil }
    let setsRange = range.high.map { "\(range.low)-\($0)" }
    if isTimes(range.end) {
      let start = ["(", "["].contains(sign(range.end + 1)) ? range.end + 2 : range.end + 1
      if let share = share(start), setsRange == nil {
        return PlanSets(start: index, end: start + 2, quantity: .reps("\(range.low)"), share: share)
      }
      guard let (quantity, end) = quantity(start, sets: range.low) else { return nil }
      let sets = PlanSets(start: index, end: end, sets: range.low, setsRange: setsRange, quantity: quantity)
      return withLoad(setsLast(sets))
    }
    guard ["set", "sets"].contains(word(range.end)) else { return nil }
    var next = range.end + 1
    while ["of", "x"].contains(word(next)) || [":", ",", "-"].contains(sign(next)) { next += 1 }
    if ["(", "["].contains(sign(next)), let (reps, end) = repsList(next + 1, sets: range.low) {
      return PlanSets(start: index, end: end, sets: range.low, setsRange: setsRange, quantity: .list(reps))
    }
    if let (quantity, end) = quantity(next, sets: range.low), loadUnit(end) == nil {
      if case .load = quantity {
      } else {
        return PlanSets(start: index, end: end, sets: range.low, setsRange: setsRange, quantity: quantity)
      }
    }
    return PlanSets(start: index, end: range.end + 1, sets: range.low, setsRange: setsRange)
  }

  /// `10 x 3 sets` has the repetitions first.
  private func setsLast(_ found: PlanSets) -> PlanSets {
    guard ["set", "sets"].contains(word(found.end)), found.setsRange == nil, case .reps(let text) = found.quantity,
      let reps = found.sets, let sets = Int(text), sets <= Self.maximumSets
    else { return found }
    var result = found
    result.sets = sets
    result.quantity = .reps("\(reps)")
    result.end += 1
    return result
  }

  /// `5 x 5 x 100 kg` has the load at its end, of whatever unit, or a part of the greatest; `5 x 80 kg` is repetitions
  /// and a load.
  private func withLoad(_ sets: PlanSets) -> PlanSets? {
    var result = sets
    if case .load(let load) = sets.quantity {
      guard sets.setsRange == nil, let reps = sets.sets else { return nil }
      result.load = load
      result.quantity = .reps("\(reps)")
      result.sets = nil
    } else if isTimes(sets.end) {
      if let (load, end) = load(sets.end + 1) {
        result.load = load
        result.end = end
      } else if let share = share(sets.end + 1) {
        result.share = share
        result.end = sets.end + 3
      } else {
        // A small number might be one of rounds.
        guard let value = number(sets.end + 1), value > 10, value <= 10_000, word(sets.end + 2) == nil
        else { return nil }
        result.load = Load(value: value)
        result.end = sets.end + 2
      }
    }
    return result
  }

  /// `3 x heavy`: a number of sets, and words for what each is, behind a name.
  private func freeSets(_ index: Int) -> PlanSets? {
    guard index > 0 || isBehindName, let range = range(index), (1...Self.maximumSets).contains(range.low),
      isTimes(range.end)
    else {
      return nil
    }
    let start = range.end + 1
    guard let first = word(start), !Self.frequencies.contains(first), first != "x" else { return nil }
    var end = start + 1
    while end < tokens.count, word(end) != nil || number(end) != nil { end += 1 }
    return PlanSets(
      start: index, end: end, sets: range.low, setsRange: range.high.map { "\(range.low)-\($0)" },
      quantity: .words(text(start, end)), isLoose: true)
  }
}
