import TrainingModel

/// What a comma joins to the sets before it.
extension NotationParser {
  /// `db fly | 14 | 12 12 12`: a load and its repetitions, in cells of a table without a rule.
  mutating func readPipedReps(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.count == 1, clause.has(.plain), !clause.factors[0].isList, token(-2)?.kind == .pipe,
      isNumber(1)
    else { return false }
    var counts: [NotationQuantity] = []
    var offset = 1
    while let number = token(offset), number.kind == .number, !number.isDecimal, number.value <= 50, counts.count < 30 {
      counts.append(NotationQuantity(value: number.value, start: number.start))
      offset += token(offset + 1)?.kind == .comma || token(offset + 1)?.kind == .slash ? 2 : 1
    }
    guard counts.count > 1, clause.factors[0].first.value != Double(counts.count),
      token(offset) == nil || token(offset)?.kind == .pipe && !isNumber(offset + 1)
    else { return false }
    place += offset
    clause.factors[0].setKind(.load)
    clause.factors.append(NotationFactor(quantities: counts, link: .times))
    return true
  }

  /// `2 x 12.5 kg, 10, 10, 8`, `2x 50 lb, 60 ft`: two of what is lifted, before what was done with them.
  func isPairBeforeList(_ clause: NotationClause) -> Bool {
    guard isPairOfDumbbells(clause), isNumber(1),
      (clause.factors[1].first.value ?? 99) <= (clause.factors[1].first.loadUnit == .pound ? 130 : 60)
    else { return false }
    if token(2)?.word == .sets, token(3)?.word == .of { return true }
    var ahead = self
    ahead.place += 1
    guard let list = ahead.factor(link: .times, isFirst: true), ahead.token()?.kind != .times || list.first.isEach
    else {
      return false
    }
    if list.kind == .distance || list.kind == .minutesOrMeters { return true }
    guard list.kind == .plain || list.kind == .reps, list.quantities.allSatisfy({ $0.value ?? 99 <= 30 }) else {
      return false
    }
    if list.quantities.count > 1 || ahead.spacedNumbers > 0 { return true }
    // `2 x 12kg, 20 steps`, `2 x 12.5kg, 10 each leg x 3 sets`
    return (list.first.value ?? 0) >= 8 && (list.first.isEach || list.kind == .reps || ahead.token()?.kind == .word)
  }

  /// `4 x 500 m, splits 1:52, 1:53, 1:53, 1:51`, `4 x 400 m, 82s 81s 81s 80s`: the time of each lap.
  mutating func joinSplits(_ clause: inout NotationClause) -> Bool {
    guard clause.has(.distance) || clause.has(.minutesOrMeters), clause.factors.count > 1, !clause.has(.duration),
      !clause.has(.pairOrSeconds)
    else { return false }
    let before = (place, clause)
    place += 1
    if let word = token(), word.kind == .word, isOf(word, NoteStructureWords.measures) {
      place += token(1)?.kind == .colon ? 2 : 1
    }
    var times: [NotationQuantity] = []
    while let time = quantity(), time.kind == .duration || time.kind == .pairOrSeconds, time.upper == nil {
      times.append(time)
      if token()?.word == .rest { break }
      if token()?.kind == .comma || token()?.kind == .slash, isNumber(1) { place += 1 }
    }
    guard times.count > 1, token()?.word != .rest, Self.counts(ofLaps: clause) == Double(times.count) else {
      (place, clause) = before
      return false
    }
    for index in times.indices { times[index].kind = .duration }
    clause.factors.append(NotationFactor(quantities: times, link: .adjacent))
    return true
  }

  /// How many laps a clause says: `4 x 500 m`.
  private static func counts(ofLaps clause: NotationClause) -> Double? {
    clause.factors.first { $0.kind == .plain && !$0.isList }?.first.value
  }

  /// `140 x 5 | belt | RPE 8`: a remark between a set and its effort.
  mutating func joinEffort(_ clause: inout NotationClause) -> Bool {
    // `365x4x3 @7, @7.5, @8`, `355x4 for 3 sets, @7, @7.5, @8`
    let begins = clause.efforts.isEmpty && clause.has(.sets) && token(3)?.kind == .comma && token(4)?.kind == .at
    if token()?.kind == .comma, token(1)?.kind == .at, isNumber(2), (token(2)?.value ?? 11) <= 10,
      clause.isBareEffort || begins,
      clause.factors.count > 1, token(3) == nil || token(3)?.kind == .comma, unitWord(at: 3) == nil,
      let value = token(2)?.value
    {
      clause.efforts.append(NotationEffort(rpe: value))
      clause.isBareEffort = true
      place += 3
      return true
    }
    guard let sign = token()?.kind, token(1)?.kind == .word, mayHold(.rpe) || mayHold(.rir), clause.efforts.isEmpty,
      clause.factors.contains(where: { $0.link == .times })
    else { return false }
    var end = 1
    while end < 5, token(end)?.kind == .word, token(end)?.word == nil { end += 1 }
    guard end > 1, token(end)?.kind == sign, token(end + 1)?.word == .rpe || token(end + 1)?.word == .rir,
      let first = token(1), let last = token(end - 1)
    else { return false }
    let before = (place, clause)
    place += end + 1
    if readMark(&clause), !clause.efforts.isEmpty {
      asides.append(first.start..<last.end)
      return true
    }
    (place, clause) = before
    return false
  }

  /// `3x5, at 100 kg`, `5 km, in 25:30`.
  mutating func joinWord(_ clause: inout NotationClause) -> Bool {
    if let key = token(1), key.word == .reps || key.word == .sets || key.word == .at, token(2)?.kind == .colon {
      let before = (place, clause)
      place += 1
      if readKeyed(key, &clause) { return true }
      (place, clause) = before
    }
    // `2 x 20, 2 haltères de 12 kg`
    if isNumber(1), token(1)?.value == 2, token(2)?.word == .bodies, token(3)?.word == .of, isNumber(4), isLoadUnit(5),
      !clause.has(.load)
    {
      return append(.at, skipping: 4, to: &clause)
    }
    // `por pierna, mancuernas de 12 kg`
    if token(1)?.word == .bodies, token(2)?.word == .of, isNumber(3), unitWord(at: 4) == .kilograms, !clause.has(.load)
    {
      return append(.at, skipping: 3, to: &clause)
    }
    if joinSets(&clause) { return true }
    // `3x5@8 — used 110 kg`
    if isText(token(1), "used"), isNumber(2), !clause.has(.load), token(3) == nil || isLoadUnit(3) && token(4) == nil {
      return append(.at, skipping: 2, to: &clause)
    }
    let isBodies = token(1)?.word == .bodies && isNumber(2)
    guard let word = token(1), word.kind == .word,
      (word.word == .at || isBodies) && !clause.has(.load) || word.word == .in
    else {
      return false
    }
    let before = (place, clause)
    place += 1
    if readWord(word, &clause) { return true }
    (place, clause) = before
    return false
  }

  /// `3x10, 2x16 kg`: the dumbbells of the sets before.
  mutating func joinPair(_ clause: inout NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.link == .times }), !clause.has(.load), isNumber(1), token(1)?.value == 2,
      token(2)?.kind == .times, isNumber(3), unitWord(at: 4) != nil,
      !clause.factors.contains(where: { !$0.first.isDecimal && ($0.first.value ?? 0) > 30 })
    else { return false }
    let before = (place, clause)
    if append(.at, skipping: 3, to: &clause), clause.factors.last?.kind == .load { return true }
    (place, clause) = before
    return false
  }

  /// `2x16: 5,5,5,5`, `2x16: 5x8`: two of what is lifted, and the sets behind.
  func isPairBeforeSets(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[0].first.value == 2,
      clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList }), let load = clause.factors[1].first.value,
      load >= 8, load <= 60, !clause.factors[1].first.isGoal
    else { return false }
    if isProduct(behind: 1) { return (token(1)?.value ?? 99) <= 10 }
    var ahead = self
    ahead.place += 1
    guard let list = ahead.factor(link: .times, isFirst: false), list.kind == .plain || list.kind == .reps else {
      return false
    }
    return list.quantities.count > 2 && list.quantities.allSatisfy { ($0.value ?? 99) < load }
  }
}
