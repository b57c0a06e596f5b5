import TrainingModel

/// Clauses that say something of the clause before them, and make no sets of their own.
extension NotationParser {
  /// `target 3x8-12, did 12, 10, 9`: what was done goes with its goal.
  func attach(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    // `5x10 - did 15 kg`
    if clause.isResult, clause.factors.count == 1, let load = clause.factors.first, load.kind == .load,
      let last = found.indices.last, !found[last].has(.load), found[last].factors.count > 1,
      clause.impliedReps == nil,
      !found[last].factors.contains(where: {
        $0.kind == .plain && $0.quantities.contains { !$0.isSmall || $0.isDecimal }
      })
    {
      found[last].factors.append(load)
      found[last].factors[found[last].factors.count - 1].link = .at
      found[last].end = clause.end
      return true
    }
    guard clause.isResult, clause.factors.count == 1, var factor = clause.factors.first, var last = found.last,
      factor.kind == .plain || factor.kind == .reps,
      last.isPlanned || last.factors.contains(where: { $0.first.isGoal }) || isResult(factor, of: last)
    else { return false }
    // `5x5 @ 30 kg, got 5/5/5/4/3`
    if last.factors.contains(where: { $0.link == .times }), !last.factors.contains(where: \.isList),
      !Self.countsSetsLast(last, factor)
    {
      last.isPlanned = true
    }
    factor.link = .result
    last.factors.append(factor)
    last.efforts = clause.efforts.isEmpty ? last.efforts : clause.efforts
    last.end = clause.end
    found[found.count - 1] = last
    return true
  }

  /// `100 kg x 5 (got 4)`: what came of a product makes it a plan.
  mutating func takeResult(_ clause: inout NotationClause, skipping count: Int) -> Bool {
    // `15, 15, 15+ (got 19)` is the last of several, of which the others were done.
    let isList = clause.factors.contains(where: \.isList)
    guard append(.result, skipping: count, to: &clause) else { return false }
    let isCount = clause.factors.last.map { $0.kind == .plain || $0.kind == .reps } ?? false
    if isCount, !isList, clause.factors.contains(where: { $0.link == .times }), let result = clause.factors.last,
      !Self.countsSetsLast(clause, result)
    {
      clause.isPlanned = true
    }
    return true
  }

  /// Of `10x3, got 10/10/8` the repetitions stand first.
  private static func countsSetsLast(_ clause: NotationClause, _ result: NotationFactor) -> Bool {
    guard result.isList, let sign = clause.factors.firstIndex(where: { $0.link == .times }), sign > 0 else {
      return false
    }
    let count = Double(result.quantities.count)
    return clause.factors[sign].first.value == count && clause.factors[sign - 1].first.value != count
  }

  /// `5x10 @ 205 – did 3x10`: fewer sets of as many repetitions.
  func takeFewerSets(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.isResult, clause.factors.count == 2, clause.factors[1].link == .times, clause.efforts.isEmpty,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList && !$0.first.isGoal }), let last = found.indices.last,
      let sets = clause.factors[0].first.value, let reps = clause.factors[1].first.value,
      found[last].has(.load) || found[last].factors.count > 2,
      Self.counts(of: found[last]).contains(where: { $0 >= sets }), let count = Int(exactly: sets), count > 0,
      found[last].factors.contains(where: { $0.link == .times && $0.first.value == reps && $0.kind == .plain })
    else { return false }
    found[last].setsDone = count
    found[last].end = clause.end
    return true
  }

  /// `5x3 @ 60 kg, got 3, 3, 2`: as many repetitions as were meant, or fewer.
  private func isResult(_ list: NotationFactor, of clause: NotationClause) -> Bool {
    var counts = clause.factors.filter { $0.kind == .plain && !$0.isList && $0.link != .at }
    // `Curl 30: 10x3, logged 10/10/8`
    if counts.count == 3, !counts[0].first.isSmall || counts[0].first.value ?? 0 > 12, counts[1].link != .times {
      counts.removeFirst()
    }
    guard list.quantities.count > 1, counts.count == 2, counts[1].link == .times,
      let most = counts.compactMap(\.first.value).max(), most <= 30
    else { return false }
    return list.quantities.allSatisfy { !$0.isDecimal && ($0.value ?? 99) <= most + 3 }
  }

  /// `5x3 @ 60 — did 60x3, 60x3, 62.5x3, …`: as many sets as were meant, told one by one.
  func settleGoalOfSets(_ found: inout [NotationClause]) {
    guard found.count > 2, found[1].isResult, !found[0].isPlanned, found[1].factors.count > 1,
      Self.counts(of: found[0]).contains(Double(found.count - 1))
    else { return }
    found[0].isPlanned = true
  }

  /// `3x10 60 kg, 90 s`: a time by itself behind what was lifted is the rest between.
  func takeRest(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 1, let time = clause.factors.first, time.quantities.count == 1,
      time.kind == .duration || time.kind == .pairOrSeconds, let last = found.last, last.has(.load),
      last.factors.count > 2,
      last.factors.contains(where: { $0.link == .times }), !last.has(.duration), !last.has(.pairOrSeconds),
      !last.has(.distance), !last.has(.minutesOrMeters), (10...900).contains(time.first.value ?? 0),
      // `3x10 40 lb, then 10 min treadmill`
      token()?.kind != .word || token()?.word != nil
    else { return false }
    found[found.count - 1].rest = last.rest ?? time.first.value
    found[found.count - 1].end = clause.end
    return true
  }

  /// `2x12 → did 2x12 w/ 7.5`: the same sets, and the load that they were done with.
  func takeLoadOfResult(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.isResult, clause.factors.count == 3, clause.factors[2].link == .at || clause.factors[2].kind == .load,
      found.count == 1, found[0].factors.count == 2, !found[0].has(.load), found[0].efforts.isEmpty,
      zip(found[0].factors, clause.factors).allSatisfy({
        $0.first.value == $1.first.value && $0.kind == .plain && $1.kind == .plain
      })
    else { return false }
    var load = clause.factors[2]
    load.setKind(.load)
    load.link = .at
    found[0].factors.append(load)
    found[0].efforts = clause.efforts
    found[0].end = clause.end
    return true
  }

  /// `10 each leg, 3 sets, 2 x 12 kg dumbbells`: what was in the hands.
  func takePair(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 2, clause.factors[0].first.value == 2, clause.factors[0].kind == .plain,
      clause.factors[1].link == .times, clause.factors[1].kind == .load, token()?.word == .bodies,
      !found.isEmpty,
      found.allSatisfy({ clause in
        !clause.has(.load) && !clause.factors.contains { $0.kind == .plain && !$0.first.isSmall }
      })
    else { return false }
    var load = clause.factors[1]
    load.link = .at
    for index in found.indices { found[index].factors.append(load) }
    found[found.count - 1].end = clause.end
    return true
  }

  /// `5 x 1, 8 sec each`: how long each repetition took, which stays a note.
  mutating func takeHold(_ clause: NotationClause, of found: [NotationClause]) -> Bool {
    guard clause.factors.count == 1, let time = clause.factors.first, !time.isList,
      time.kind == .duration || time.kind == .pairOrSeconds, time.first.isEach || clause.isEach, let last = found.last,
      (time.first.value ?? 99) <= 30, !last.has(.duration), !last.has(.pairOrSeconds),
      !Self.counts(of: last).isEmpty || last.has(.reps)
    else { return false }
    asides.append(time.first.start..<clause.end)
    return true
  }

  /// `24 kg: 100 reps, 5:12`: how long so many took.
  func takeTime(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 1, var time = clause.factors.first, time.kind == .duration, !time.isList,
      found.count == 1,
      let place = found[0].factors.firstIndex(where: { $0.kind == .reps || $0.kind == .plain && found[0].has(.load) }),
      case let reps = found[0].factors[place], !reps.isList, (reps.first.value ?? 0) > 30,
      (time.first.value ?? 0) >= 150, found[0].factors.count <= 2,
      !found[0].has(.duration), clause.efforts.isEmpty
    else { return false }
    time.link = .adjacent
    found[0].factors[place].setKind(.reps)
    found[0].factors.append(time)
    found[0].end = clause.end
    return true
  }

  /// `3 sets, 30 kg dumbbells, 10 / 9 / 8`: as many repetitions as the sets before, whose load is said.
  func takeRepsOfSets(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 1, var reps = clause.factors.first, reps.kind == .reps || reps.kind == .plain,
      reps.quantities.count > 1, reps.quantities.allSatisfy(\.isSmall), var last = found.last, last.factors.count == 2,
      let sets = last.factors.firstIndex(where: { $0.kind == .sets }), last.has(.load),
      last.factors[sets].first.value == Double(reps.quantities.count)
    else { return false }
    reps.link = .times
    last.factors.remove(at: sets)
    last.factors[0].link = .first
    last.factors.append(reps)
    last.end = clause.end
    found[found.count - 1] = last
    return true
  }

  /// `55, 60, 65 kg - 12, 10, 8`: as many repetitions as loads, each with its own.
  func takeReps(_ clause: NotationClause, to found: inout [NotationClause]) -> Bool {
    guard clause.factors.count == 1, var reps = clause.factors.first, reps.kind == .reps || reps.kind == .plain,
      reps.quantities.count > 1, var last = found.last, let loads = last.factors.last, loads.kind == .load,
      loads.quantities.count == reps.quantities.count, !last.has(.reps), !last.has(.plain)
    else { return false }
    reps.link = .times
    last.factors.append(reps)
    last.end = clause.end
    found[found.count - 1] = last
    return true
  }

  /// `30 x 10 RP + 4 + 3`, `22.5 x 18 activation, then 5, 5`: words of rest-pause sets before the further repetitions.
  mutating func skipPauses() {
    guard let word = token(), word.kind == .word, isOf(word, NoteStructureWords.restPauses), let sign = token(1) else {
      return
    }
    if sign.kind == .plus, isNumber(2) { place += 1 }
    if sign.kind == .comma, isNumber(2) || token(2)?.word == .then && isNumber(3) { place += 1 }
  }
}
