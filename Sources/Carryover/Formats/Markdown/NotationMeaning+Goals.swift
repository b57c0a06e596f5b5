import TrainingModel

/// Repetitions that were meant, and what came of them.
extension NotationInterpreter {
  /// `3, 3, 3, 3, 6+`: what was done of a last set for as many as could be, where it is another number than before it.
  mutating func settleLastOfMost() {
    if context.conventions.hasMostBehindPlus {
      for index in open.indices {
        for place in open[index].quantities.indices where open[index].quantities[place].isMinimum {
          open[index].quantities[place].isMinimum = false
          open[index].quantities[place].isAmrap = true
        }
      }
      return
    }
    for index in open.indices
    // `45 kg 15/15/19+`, `15, 15, 19+` below the load; three before their load may be a plan.
    where open[index].quantities.count > 3
      || open[index].quantities.count > 2
        && (open[index].link != .first
          || clause.factors.count == 1 && context.statedLoad != nil && (open[index].quantities.last?.value ?? 0) > 10)
    {
      let last = open[index].quantities.count - 1
      guard open[index].quantities[last].isMinimum, open[index].quantities.dropLast().allSatisfy({ !$0.isGoal }),
        let most = open[index].quantities[last].value, most > open[index].quantities[last - 1].value ?? 0
      else { continue }
      open[index].quantities[last].isMinimum = false
    }
  }

  /// `50x15xF`: the last is how it ended.
  mutating func settleFailureBehind() {
    guard open.count + (meaning.loads.isEmpty ? 0 : 1) == 2, meaning.reps.count == 1, meaning.reps[0].toFailure,
      meaning.reps[0].value == nil, let last = open.last, last.link == .times, !last.isList,
      (6...50).contains(last.first.value ?? 0), !meaning.loads.isEmpty || !open[0].first.isSmall,
      clause.factors.last?.first.toFailure == true, clause.factors.count == 3
    else { return }
    meaning.reps = [open.removeLast().first]
    meaning.reps[0].toFailure = true
  }

  /// A range, `5+`, a failure or a side is a count of repetitions.
  mutating func settleGoals() {
    guard meaning.reps.isEmpty, meaning.durations.isEmpty, meaning.distances.isEmpty else { return }
    let goal = open.lastIndex { factor in
      factor.quantities.contains { $0.isGoal || $0.toFailure || $0.side != nil || $0.isEach }
    }
    guard let goal else { return }
    let first = open[goal].first
    // `3x10x16 per leg` where sets, repetitions and load are the order.
    if goal == 2, open.count == 3, first.isEach, !first.isGoal, first.side == nil, !first.toFailure,
      context.conventions.triple == .setsRepsLoad, open.allSatisfy({ $0.link == .times || $0.link == .first })
    {
      open[1].quantities[0].isEach = true
      open[2].quantities[0].isEach = false
      return
    }
    // `25, 8x3 per leg` where sets stand behind repetitions.
    if first.isEach, !first.isGoal, first.side == nil, !first.toFailure, hasLoadBeforeCounts {
      open[1].quantities[0].isEach = false
      open[0].quantities[1].isEach = true
      return
    }
    // `3x10 32 per side`: sets and repetitions stand there already.
    if goal == 2, open.count == 3, first.isEach, !first.isGoal, first.side == nil, !first.toFailure,
      open[1].link == .times, open[2].link == .adjacent, open.allSatisfy({ !$0.isList }), open[0].first.isSmall,
      open[1].first.isSmall, (open[0].first.value ?? 99) <= 10
    {
      open[1].quantities[0].isEach = true
      open[2].quantities[0].isEach = false
      return
    }
    // `20x10x2 each leg`: repetitions stand in the middle, and the side speaks of them.
    let mayCountLast = open[max(goal - 1, 0)].link == .times || context.conventions.countPair == .repsBySets
    if first.isEach, !first.isGoal, first.side == nil, !first.toFailure, goal > 0, goal == open.count - 1,
      goal == 2 || goal == 1 && !meaning.loads.isEmpty, !open[goal].isList, !open[goal - 1].isList,
      open[goal].link == .times, mayCountLast, (first.value ?? 99) <= 5,
      (open[goal - 1].first.value ?? 0) > (first.value ?? 0), open[goal - 1].first.isSmall
    {
      open[goal].quantities[0].isEach = false
      open[goal - 1].quantities[0].isEach = true
      meaning.reps = open.remove(at: goal - 1).quantities
      meaning.sets = count(open.removeLast().first.value ?? 1)
      meaning.strength = .strong
      if goal == 2 { meaning.loads = open.removeFirst().quantities }
      return
    }
    // `330x8 (5+)`: what was done, and what was meant.
    if goal > 0, !open[goal].isList, first.isMinimum || first.upper != nil, open[goal].link == .adjacent,
      !open[goal - 1].isList, open[goal - 1].link == .times, !open[goal - 1].first.isGoal,
      goal == 1 ? !meaning.loads.isEmpty : goal == 2 && meaning.loads.isEmpty
    {
      meaning.results = open[goal - 1].quantities
      meaning.reps = open[goal].quantities
      if goal == 2 { meaning.loads = open[0].quantities }
      open = []
      return
    }
    // `15/side 3x12`: the load of a side.
    if goal == 0, first.isEach, open.count == 3 {
      open[0].quantities[0].isEach = false
      return
    }
    // `8 kg 10/leg 10/leg`
    if first.isEach, !first.isGoal, goal > 0, goal == open.count - 1, !meaning.loads.isEmpty,
      open.allSatisfy({ $0.first.isEach && !$0.isList && $0.link != .times && $0.first.side == nil })
    {
      meaning.reps = open.flatMap(\.quantities)
      open = []
      return
    }
    // `27 12 11 10 each`
    if first.isEach, !first.isGoal, goal == open.count - 1, goal > 1,
      open.dropFirst().allSatisfy({ $0.link == .adjacent && !$0.isList })
    {
      for index in open.indices.dropFirst() { open[index].quantities[0].isEach = true }
      return
    }
    // `30 12 10 9f`: a run, as it would be without the failure at its end.
    if first.toFailure, first.value != nil, !first.isGoal, goal == open.count - 1, goal > 1, meaning.loads.isEmpty,
      open.dropFirst().allSatisfy({ $0.link == .adjacent && !$0.isList && $0.first.isSmall }),
      (open[0].first.value ?? 0) > (open[1].first.value ?? 0)
    {
      return
    }
    // `60-65 x 5` is a range of loads.
    if first.upper != nil, (first.value ?? 0) > 30, open.count > 1, goal == 0 { return }
    meaning.reps = open.remove(at: goal).quantities
  }
}
