import TrainingModel

extension NotationLine {
  /// Fills the reading from clauses, name and what stands behind.
  mutating func finish(_ found: FoundClauses, start: Int) -> NotationReading? {
    pieces += found.asides
    if let name = found.movedName {
      reading.name = Self.trimmedName(text(name))
      isNumberFirst = true
      // `Core circuit: 20 sit-ups`
      if isCircuit(found.lead) || isBeforeDeed(found.lead) { addPiece(found.lead) }
    } else {
      readName(found.lead)
    }
    add(found)
    nameWarmup(found)
    if let bandColor {
      for index in reading.sets.indices { reading.sets[index].bandColor = reading.sets[index].bandColor ?? bandColor }
    }
    if let count = minutesOfName(found.lead), reading.sets.allSatisfy({ $0.duration == nil }) {
      reading.repeatSets(count)
    }
    readTail(from: found.end, hints: found.hints)
    if depth == 0, tokens.count > 1, tokens[0].word == .warmup, tokens[1].kind == .colon {
      // `Warm-up: bike 5 min, band pull-aparts 2x15`
      for next in reading.further.indices {
        for set in reading.further[next].sets.indices where reading.further[next].sets[set].kind == .working {
          reading.further[next].sets[set].kind = .warmup
        }
      }
    }
    dropOn()
    reading.isSkipped = !found.clauses.isEmpty && found.clauses.allSatisfy(\.isSkipped)
    reading.note = note()
    return reading.sets.isEmpty ? nil : reading
  }

  /// `(drop set: 15x8, 10x10)`: what goes on from a drop with less is one, too.
  private mutating func dropOn() {
    for index in reading.sets.indices.dropFirst() where reading.sets[index].kind == .working {
      let (above, set) = (reading.sets[index - 1], reading.sets[index])
      guard above.kind == .drop, above.isCompleted, set.isCompleted, let load = above.load?.value,
        let less = set.load?.value, less < load, set.load?.kind == above.load?.kind
      else { continue }
      reading.sets[index].kind = .drop
    }
  }

  /// `Warm up 2 km`, `Warm-up 10 min`: what nothing else names is called so.
  private mutating func nameWarmup(_ found: FoundClauses) {
    guard reading.name.isEmpty, !context.isUnderExercise, !reading.sets.isEmpty,
      tokens[found.lead].contains(where: { $0.word == .warmup }),
      reading.sets.allSatisfy({ $0.reps == nil && $0.load == nil })
    else { return }
    reading.name = Self.trimmedName(leadText(found.lead))
  }

  /// Expands clauses into sets.
  mutating func add(_ found: FoundClauses) {
    let lineUnit = lineUnit(found.clauses)
    var context = found.context
    context.loadUnit = reading.statedUnit ?? context.loadUnit
    var sets = 1
    let clauses = found.clauses.count
    let before = reading.sets.count
    var goals: Int?
    var followsLoad = false
    for (read, told) in zip(found.clauses, found.meanings) {
      var (clause, meaning) = (read, told)
      // `5x3+ @ 80 (got 7)`: as many as could be are those of the last set.
      if clause.lastSet == nil, (meaning.sets ?? 1) > 1, meaning.results.count == 1, meaning.reps.count == 1,
        meaning.reps[0].isMinimum
      {
        clause.lastSet = LastSet(reps: meaning.results[0].value)
        meaning.results = []
      }
      // Blocks of sets that are added up are no drops.
      if clause.isAddition, sets > 1 || (meaning.sets ?? 1) > 1 { clause.isDrop = false }
      // `95 -> 5, 5, 5`: what was done with the load before the arrow.
      if followsLoad, clause.kind == nil { clause.isDrop = false }
      sets = meaning.sets ?? 1
      let isUncertain = !meaning.doubts.isEmpty || NotationExpansion.isUnknown(clause)
      let expansion = NotationExpansion(
        clause: clause, meaning: meaning, context: context, hints: found.hints,
        lineUnit: lineUnit, raw: isUncertain ? text(clause.start..<clause.end) : nil)
      // `30 x ???` is a set, whatever was done in it.
      if meaning.isLoadAlone, context.statedReps == nil, clauses > 1,
        !clause.factors.contains(where: { $0.kind == .unknown })
      {
        // Of what is only planned it is a target.
        let set = expansion.sets().first
        context.statedLoad = set?.load ?? set?.target?.load
        followsLoad = true
        continue
      }
      var sets = expansion.sets()
      settleDrop(&sets, clause)
      if clause.isDrop, !clause.isDropByName, clause.kind != .drop,
        clause.has(.load) || clause.factors.count > 1 || clause.factors.first?.isList == true
      {
        keepFromDropping(&sets, as: clause.kind ?? .working)
      }
      guard reading.sets.count + sets.count <= Self.setLimit else { break }
      reading.sets += context.statedReps == nil ? sets : sets.map { fill($0, with: context) }
      goals = goals ?? sets.count
      if let load = sets.last?.load { context.statedLoad = load }
      reading.doubts += meaning.doubts
      reading.restPeriod = clause.rest ?? reading.restPeriod
      reading.isUnilateral =
        reading.isUnilateral || clause.isEach || meaning.reps.contains(where: \.isOneSided)
        || meaning.durations.contains(where: \.isOneSided) || meaning.distances.contains(where: \.isOneSided)
    }
    guard let goals, goals > 0, goals < reading.sets.count - before else { return }
    let added = joinGoals(Array(reading.sets[before...]), goals: goals, of: found)
    reading.sets.replaceSubrange(before..., with: added)
  }

  /// `14x8 > 10x8 > 6x10`: behind a set with a load the first number of a drop is what was left of it, however many sets
  /// that would be elsewhere.
  private func settleDrop(_ sets: inout [LoggedSet], _ clause: NotationClause) {
    guard clause.isDrop, sets.count > 1, clause.factors.count == 2, clause.factors[1].link == .times,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList }), let above = reading.sets.last?.load,
      let load = above.value, let first = clause.factors[0].first.value, let second = clause.factors[1].first.value,
      first < load, first > load / 4, (1...1000).contains(second), sets.allSatisfy({ $0.load == sets[0].load })
    else { return }
    sets.removeLast(sets.count - 1)
    sets[0].load = Load(value: first, unit: above.unit, kind: above.kind)
    sets[0].reps = Int(second)
    sets[0].kind = .drop
  }

  /// `10@52.5 → 10@52.5 → 8@60`: a sign goes on to a drop set only where something was taken off,
  /// and not behind a warm-up.
  private func keepFromDropping(_ sets: inout [LoggedSet], as kind: SetKind) {
    guard let last = reading.sets.last, let above = last.load, above.kind == .external || above.kind == .added,
      let load = sets.first?.load, load.kind == above.kind, load.unit == above.unit,
      let before = above.value, let next = load.value, next >= before || last.kind == .warmup && kind == .working
    else { return }
    for index in sets.indices where sets[index].kind == .drop { sets[index].kind = kind }
  }

  /// The one unit that all loads with a unit have.
  private func lineUnit(_ clauses: [NotationClause]) -> NotationLoadUnit? {
    var found: NotationLoadUnit?
    for clause in clauses.indices {
      for factor in clauses[clause].factors.indices {
        for quantity in clauses[clause].factors[factor].quantities {
          guard let unit = quantity.loadUnit else { continue }
          if let found, found != unit { return nil }
          found = unit
        }
      }
    }
    return found
  }

  /// `3x8-10: 80 kg x 10, 9, 8`: what was done, with the goal that stands before it.
  func joinGoals(_ sets: [LoggedSet], goals: Int, of found: FoundClauses) -> [LoggedSet] {
    guard goals > 0, goals < sets.count, let clause = found.clauses.first, clause.isGoal || clause.isPlanned,
      found.meanings[0].percents.isEmpty, sets[..<goals].allSatisfy({ !$0.isCompleted }),
      sets[goals...].allSatisfy(\.isCompleted)
    else { return sets }
    // A chain of signs makes no drops of results; a word does, of what is lighter.
    let heaviest = tokens.contains { $0.word == .drop } ? sets[goals...].compactMap { $0.load?.value }.max() : nil
    return sets[goals...].enumerated().map { index, set in
      var set = set
      if set.target == nil { set.target = sets[min(index, goals - 1)].target }
      // What was done was done with what was planned.
      if set.load == nil, set.duration == nil, set.distance == nil { set.load = set.target?.load }
      let isLighter = set.load?.value.flatMap { load in heaviest.map { load < $0 } } ?? false
      set.kind = set.kind == .drop && !isLighter ? .working : set.kind
      return set
    }
  }

  /// Repetitions stated above go to sets that name none.
  private func fill(_ set: LoggedSet, with context: NotationContext) -> LoggedSet {
    guard let reps = context.statedReps, set.reps == nil, set.isCompleted, set.duration == nil, set.distance == nil
    else {
      return set
    }
    var set = set
    set.reps = reps
    return set
  }
}
