/// Where a line says its sets: how many, and what each asks for.
struct PlanSets {
  /// The first token.
  var start: Int
  /// The token behind.
  var end: Int
  /// How many; `nil` where nobody said.
  var sets: Int?
  /// The number as it was written, where it was no one number.
  var setsRange: String?
  var quantity: PlanQuantity?
  var load: Load?

  /// The sets as groups without identifiers; `nil` where a list of repetitions is not one a set.
  var groups: [SetGroup]? {
    if case .list(let reps) = quantity {
      guard reps.count == sets else { return nil }
      return reps.map { text in
        var group = SetGroup(id: Identifier(.zero), sets: 1)
        group.reps = text
        return group
      }
    }
    var group = SetGroup(id: Identifier(.zero), sets: sets ?? 1)
    guard quantity.map({ group.take($0) }) ?? true else { return nil }
    return [group]
  }
}

extension SetGroup {
  /// Takes over what each set asks for; `false` where the group has that already, or it is for single sets.
  mutating func take(_ quantity: PlanQuantity) -> Bool {
    switch quantity {
    case .reps(let text) where reps == nil: reps = text
    case .duration(let seconds) where duration == nil: duration = seconds
    case .distance(let value) where distance == nil: distance = value
    case .load(let value) where load == nil: load = value
    default: return false
    }
    return true
  }
}

extension PlanWords {
  /// What stands between the parts of a line and says nothing.
  static let separators: Set<String> = [",", ";", "|", "(", ")", "[", "]", "-", ":", ".", "="]

  /// The most sets that a plan may ask for; a greater number before `x` is no number of sets.
  private static let maximumSets = 30

  private func isTimes(_ index: Int) -> Bool { word(index) == "x" || sign(index) == "*" }

  /// The first sets of the line that have a number.
  var firstSets: PlanSets? {
    for index in tokens.indices {
      if let sets = sets(index) { return sets }
    }
    return nil
  }

  /// Sets that begin at a token.
  private func sets(_ index: Int) -> PlanSets? {
    // Not inside a word: `T2x3`.
    guard index == 0 || followsSpace(index) || word(index - 1) == nil else { return nil }
    return loadFirst(index) ?? namedSets(index) ?? countedSets(index)
  }

  /// `80 kg x 5`, `100kgx10x3`: load, repetitions, and sets where there is a third number.
  private func loadFirst(_ index: Int) -> PlanSets? {
    guard let (load, end) = load(index), isTimes(end), let (quantity, quantityEnd) = quantity(end + 1) else {
      return nil
    }
    guard case .reps = quantity else { return nil }
    var result = PlanSets(start: index, end: quantityEnd, sets: nil, quantity: quantity, load: load)
    if isTimes(quantityEnd), let sets = whole(quantityEnd + 1), (1...Self.maximumSets).contains(sets) {
      result.sets = sets
      result.end = quantityEnd + 2
    }
    return result
  }

  /// `Sets: 3`, with the repetitions behind it as a detail.
  private func namedSets(_ index: Int) -> PlanSets? {
    guard word(index) == "sets" else { return nil }
    let start = sign(index + 1) == ":" || sign(index + 1) == "=" ? index + 2 : index + 1
    guard let range = range(start), (1...Self.maximumSets).contains(range.low), !isTimes(range.end) else { return nil }
    return PlanSets(
      start: index, end: range.end, sets: range.low, setsRange: range.high.map { "\(range.low)-\($0)" })
  }

  /// `4 × 5`, `3-4 x 8-12`, `3 sets of 10`, `3 sets`.
  private func countedSets(_ index: Int) -> PlanSets? {
    guard let range = range(index), (1...Self.maximumSets).contains(range.low) else { return nil }
    let setsRange = range.high.map { "\(range.low)-\($0)" }
    if isTimes(range.end), let (quantity, end) = quantity(range.end + 1) {
      let sets = PlanSets(start: index, end: end, sets: range.low, setsRange: setsRange, quantity: quantity)
      return withLoad(sets)
    }
    guard ["set", "sets"].contains(word(range.end)) else { return nil }
    var next = range.end + 1
    while ["of", "x"].contains(word(next)) || [":", ",", "-"].contains(sign(next)) { next += 1 }
    if let (quantity, end) = quantity(next), loadUnit(end) == nil {
      if case .load = quantity {
      } else {
        return PlanSets(start: index, end: end, sets: range.low, setsRange: setsRange, quantity: quantity)
      }
    }
    return PlanSets(start: index, end: range.end + 1, sets: range.low, setsRange: setsRange)
  }

  /// `5 x 5 x 100 kg` has the load at its end; `5 x 80 kg` is repetitions and a load.
  private func withLoad(_ sets: PlanSets) -> PlanSets? {
    var result = sets
    if case .load(let load) = sets.quantity {
      guard sets.setsRange == nil, let reps = sets.sets else { return nil }
      result.load = load
      result.quantity = .reps("\(reps)")
      result.sets = nil
    } else if isTimes(sets.end) {
      guard let (load, end) = load(sets.end + 1) else { return nil }
      result.load = load
      result.end = end
    }
    return result
  }

  /// What a line without a number of sets asks for at its end, or behind a separator: `Plank 45 s`, `Pull-ups – AMRAP`.
  var closing: PlanSets? {
    for index in tokens.indices {
      guard let found = closing(index) else { continue }
      let isAtEnd =
        found.end >= tokens.count || Self.separators.contains(sign(found.end) ?? "") || sign(found.end) == "@"
      let isBehindSeparator = index > 0 && Self.separators.contains(sign(index - 1) ?? "")
      if isAtEnd || isBehindSeparator { return found }
    }
    return nil
  }

  private func closing(_ index: Int) -> PlanSets? {
    if let (text, end) = openReps(index), index > 0 { return PlanSets(start: index, end: end, quantity: .reps(text)) }
    if word(index - 1) == "rest" || sign(index - 1) == ":" && word(index - 2) == "rest" { return nil }
    if let (seconds, end) = duration(index), word(end) != "rest" {
      return PlanSets(start: index, end: end, quantity: .duration(seconds))
    }
    if let (distance, end) = distance(index) {
      return PlanSets(start: index, end: end, quantity: .distance(distance))
    }
    guard let (quantity, end) = quantity(index), case .reps = quantity, ["rep", "reps"].contains(word(end)) else {
      return nil
    }
    return PlanSets(start: index, end: end + 1, quantity: quantity)
  }
}
