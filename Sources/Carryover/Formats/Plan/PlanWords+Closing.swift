// What a line asks for without a number of sets.
extension PlanWords {
  /// The sets of the line: those with a number, unless repetitions set by set stand before them; else what it asks for
  /// at its end, or at its beginning.
  var anchor: PlanSets? {
    let first = firstSets
    let closing = closing
    if let closing, closing.isList || sign(closing.end) == "@", closing.start < first?.start ?? .max { return closing }
    if let first { return first }
    if let leading, closing.map({ $0.start > 0 }) ?? true { return leading }
    return closing
  }

  /// What a line without a number of sets asks for at its end, or behind a separator: `Plank 45 s`, `Pull-ups – AMRAP`.
  private var closing: PlanSets? {
    for index in tokens.indices {
      guard let found = closing(index) else { continue }
      let isAtEnd =
        found.end >= tokens.count || Self.separators.contains(sign(found.end) ?? "") || sign(found.end) == "@"
        || found.isLongList
      let isBehindSeparator = !found.isList && !found.isLoose && Self.separators.contains(sign(index - 1) ?? "")
      if isAtEnd || isBehindSeparator { return found }
    }
    return nil
  }

  private func closing(_ index: Int) -> PlanSets? {
    if let (text, end) = openReps(index) {
      let isAll = end == tokens.count || end + 1 == tokens.count && ["rep", "reps"].contains(word(end))
      return index > 0 || isAll ? PlanSets(start: index, end: end, quantity: .reps(text)) : nil
    }
    if word(index - 1) == "rest" || sign(index - 1) == ":" && word(index - 2) == "rest" { return nil }
    guard index == 0 || followsSpace(index) || word(index - 1) == nil || isTimes(index - 1) else { return nil }
    if index > 1, isTimes(index), number(index - 1) == nil, let (quantity, end) = quantity(index + 1),
      case .reps = quantity, !isTimes(end)
    {
      return PlanSets(start: index, end: end, quantity: quantity, isLoose: true)
    }
    if let found = listed(index) { return found }
    if let (list, end) = durationList(index) {
      return PlanSets(start: index, end: end, quantity: .durations(list))
    }
    if let (seconds, end) = duration(index), word(end) != "rest" {
      return PlanSets(start: index, end: end, quantity: .duration(seconds))
    }
    if let (distance, end) = distance(index) {
      return PlanSets(start: index, end: end, quantity: .distance(distance))
    }
    return closingReps(index)
  }

  /// `Curls 8 reps`, `Squat 5 @ 100 kg`, `Hang 20-30 s`, and of an item `Bench Press 8-12`.
  private func closingReps(_ index: Int) -> PlanSets? {
    guard !isTimes(index - 1), number(index - 2) == nil || sign(index - 1) != "-" || followsSpace(index),
      let (quantity, end) = quantity(index), case .reps(let text) = quantity
    else { return nil }
    if ["rep", "reps"].contains(word(end)) { return PlanSets(start: index, end: end + 1, quantity: quantity) }
    guard index > 0 else { return nil }
    if sign(end) == "@" || word(end - 1) != nil { return PlanSets(start: index, end: end, quantity: quantity) }
    let isRange = end > index + 1 || text.hasSuffix("+")
    return isRange && end == tokens.count ? PlanSets(start: index, end: end, quantity: quantity, isLoose: true) : nil
  }

  private func listed(_ index: Int) -> PlanSets? {
    guard !isTimes(index - 1), sign(index - 1) != "/", let (reps, end) = repsList(index), !isTimes(end) else {
      return nil
    }
    return PlanSets(start: index, end: end, quantity: .list(reps), isLoose: true)
  }

  /// What a line asks for before the name: `5 min bike`, `AMRAP push-ups`, `10 burpees`.
  private var leading: PlanSets? {
    var found: PlanSets?
    if word(0) == "amrap" {
      found = PlanSets(start: 0, end: 1, quantity: .reps("AMRAP"))
    } else if let (seconds, end) = duration(0) {
      found = PlanSets(start: 0, end: end, quantity: .duration(seconds))
    } else if let (distance, end) = distance(0) {
      found = PlanSets(start: 0, end: end, quantity: .distance(distance))
    } else if let (quantity, end) = quantity(0), case .reps = quantity {
      found = PlanSets(start: 0, end: end, quantity: quantity)
    }
    guard var found, let word = word(found.end), word != "x", followsSpace(found.end) else { return nil }
    guard !tokens[found.end...].contains(where: { $0.kind == .number }) || found.isTimed else { return nil }
    found.isLoose = true
    return found
  }
}

extension PlanSets {
  fileprivate var isLongList: Bool { if case .list(let reps) = quantity { reps.count > 2 } else { false } }

  fileprivate var isTimed: Bool { if case .duration = quantity { true } else { false } }
}
