import TrainingModel

/// Clauses that were found in a line, with what they mean.
struct FoundClauses {
  var clauses: [NotationClause] = []
  var meanings: [NotationMeaning] = []
  var asides: [Range<Int>] = []
  var hints = ExerciseHints()
  /// What is settled around them.
  var context = NotationContext()
  /// The tokens of the name.
  var lead = 0..<0
  /// The name, where it stands elsewhere than before the sets.
  var movedName: Range<Int>?
  /// The first token behind.
  var end = 0

  var isStrong: Bool { meanings.contains { $0.strength == .strong } }
}

extension NotationLine {
  /// The clauses from a token on, where they make sets and the words before them may be a name.
  func parse(at place: Int, lead: Range<Int>, isTail: Bool = false) -> FoundClauses? {
    let (hints, beside) = (hints(lead), contextBeside(lead))
    let run = memo.run(
      at: place, isWarmup: leadKind(lead, .warmup) != nil,
      movesBody: beside.isBodyweightExercise || hints.isBodyweight || hints.isTimed && isHang(lead),
      isTimed: beside.isTimedExercise || beside.isDistanceExercise || hints.isTimed || hints.isDistance)
    let clauses = run.clauses
    guard !clauses.isEmpty else { return nil }
    var found = FoundClauses(asides: run.asides, lead: lead, end: run.end)
    found.hints = hints
    if !hasWords(lead) && !context.isUnderExercise || isTitle(lead), let name = nameBehind(found) {
      found.hints = self.hints(name)
    }
    found.context = beside
    if let reps = repsOfMaximum(lead), clauses.count > 1 || clauses[0].factors.first?.isList == true {
      found.context.statedReps = reps
    }
    // `Set 2: 10` under an exercise
    if reading.setNumber != nil, context.isUnderExercise, clauses.count == 1, clauses[0].factors.count == 1,
      clauses[0].factors[0].kind == .plain, !clauses[0].factors[0].isList, clauses[0].factors[0].first.isSmall
    {
      found.context.columnRole = .reps
    }
    let machine = machineUnit(lead)
    if machine != nil { found.context.conventions.pair = .loadByReps }
    interpret(clauses, &found)
    if let machine { setMachine(machine, &found) }
    if found.clauses.count > 1, found.clauses.count == clauses.count, found.end < tokens.count,
      let last = found.clauses.last,
      hasWords(lead) && tokens[found.end].word == .on && isOnAnother(at: firstToken(from: last.start))
        || isOfAnother(last, found)
    {
      found.end = firstToken(from: last.start) - 1
      found.clauses.removeLast()
      found.meanings.removeLast()
    }
    // `10, 10, 9, drop to 3x8 next time`
    if found.clauses.count > 1, found.clauses.count == clauses.count, found.end < tokens.count,
      tokens[found.end].word == .elsewhen, bytes[tokens[found.end].start] | 32 == UInt8(ascii: "n"),
      let last = found.clauses.last, last.isDrop || last.kind == .drop
    {
      found.end = firstToken(from: last.start) - 1
      found.clauses.removeLast()
      found.meanings.removeLast()
    }
    guard let first = found.meanings.first else { return nil }
    if found.clauses.count < clauses.count, found.end == run.end {
      found.end = firstToken(from: clauses[found.clauses.count].start)
    }
    markDrops(leadKind(lead, .drop) != nil || startsDrop(place), &found)
    let settled = found.meanings.contains {
      !$0.isLoadAlone || found.context.statedReps != nil || context.columnRole == .load
    }
    guard settled || (context.isUnderExercise && found.meanings.count > 0 && first.loads.count > 1) else { return nil }
    guard tokens[place].kind != .dash || clauses.first?.factors.first?.first.loadKind == .assisted else { return nil }
    return isAcceptable(found, lead: lead, isTail: isTail) ? found : nil
  }

  /// `Squats 3x10, then 30 min treadmill`: a time, and behind it what was done so long.
  private func isOfAnother(_ last: NotationClause, _ found: FoundClauses) -> Bool {
    // `…, then 2 sets of 10 chin-ups`
    if last.factors.count == 2, isSetsOfAnother(at: firstToken(from: last.start)) { return true }
    guard last.factors.count == 1, let time = last.factors.first, time.kind == .duration || time.kind == .distance,
      time.kind == .distance || (time.first.value ?? 0) >= 120, tokens[found.end].kind == .word
    else { return false }
    return tokens[found.end...].prefix(4).prefix { $0.kind == .word }.contains { token in
      let hints = hints(token)
      // `Run 5k 25:00, 10 min stretching`, but not `…, 10 min walk`, which is of the run.
      return hints.isTimed && !found.hints.isTimed
        || hints.isDistance && !found.hints.isDistance && !found.hints.isTimed
    }
  }

  /// `One arm hang`, but not `hang clean`: the body's weight, to which some is added or from which some is taken.
  private func isHang(_ lead: Range<Int>) -> Bool {
    tokens[lead].last { $0.kind == .word && $0.word == nil }.map {
      ["hang", "hangs"].contains(text($0.start..<$0.end).lowercased())
    } ?? false
  }

  /// Beside a name of its own, what is settled above is another exercise's.
  func contextBeside(_ lead: Range<Int>) -> NotationContext {
    var context = contextOfName(lead)
    if let place = loadPlace(in: lead) {
      let unit: LoadUnit = tokens[place + 1].word == .pounds ? .pound : .kilogram
      context.statedLoad = Load(value: tokens[place].value, unit: unit)
    } else if let place = loadBehindComma(in: lead) {
      context.statedLoad = Load(value: tokens[place].value, unit: context.loadUnit)
    }
    return context
  }

  /// `RDL, 30, 15/8/6`, `Bench 135, 8, 8, 7`: a number at the end of the words before the sets.
  func loadBehindComma(in lead: Range<Int>) -> Int? {
    let place = trimmed(lead).upperBound - 1
    guard place > lead.lowerBound, tokens[place].kind == .number, tokens[place].value >= (isSetsBehind(place) ? 5 : 20)
    else { return nil }
    if place > lead.lowerBound + 1, tokens[place - 1].kind == .comma, tokens[place - 2].kind == .word { return place }
    // `Hyper 45, 10, 10, 10` is no exercise that the words name without its number.
    guard place + 1 < tokens.count, tokens[place + 1].kind == .comma, tokens[place - 1].kind == .word,
      hasExerciseWord(lead.lowerBound..<place), !isFallingRun(place),
      tokens[place].value != 45 || !leadText(lead).lowercased().hasPrefix("hyper")
    else { return nil }
    return place
  }

  /// `Lunges 40, 30, 20`: repetitions that fall, and no load before them.
  private func isFallingRun(_ place: Int) -> Bool {
    place + 3 < tokens.count && tokens[place + 2].kind == .number && tokens[place + 3].kind != .times
      && tokens[place + 2].value * 2 >= tokens[place].value
      && (place + 4 >= tokens.count || tokens[place + 4].value < tokens[place + 2].value)
  }

  /// `Curls 12, 3x12`: sets and repetitions behind a number and a comma.
  private func isSetsBehind(_ place: Int) -> Bool {
    guard place + 4 < tokens.count, tokens[place + 1].kind == .comma, tokens[place + 3].kind == .times else {
      return false
    }
    return tokens[place + 2].kind == .number && tokens[place + 4].kind == .number
      && tokens[place].value >= 2 * tokens[place + 2].value
  }

  /// `Power clean 60 kg EMOM 10x1`: a load with its unit inside the words before the sets.
  func loadPlace(in lead: Range<Int>) -> Int? {
    guard lead.count >= 3 else { return nil }
    let places = (lead.lowerBound + 1)..<(lead.upperBound - 1)
    let opens = tokens[lead].count { $0.kind == .open }
    guard opens == 0 else { return nil }
    return places.last {
      tokens[$0].kind == .number && (tokens[$0 + 1].word == .kilograms || tokens[$0 + 1].word == .pounds)
    }
  }

  private func contextOfName(_ lead: Range<Int>) -> NotationContext {
    guard tokens[lead].contains(where: { $0.kind == .word && $0.word == nil }) else { return context }
    return withoutExercise
  }

  var withoutExercise: NotationContext {
    var context = context
    context.statedLoad = nil
    context.statedReps = nil
    context.isBodyweightExercise = false
    context.isOneSidedExercise = false
    context.isPairExercise = false
    context.isTimedExercise = false
    context.isDistanceExercise = false
    context.isShortExercise = false
    return context
  }

  private func firstToken(from byte: Int) -> Int { tokens.firstIndex { $0.start >= byte } ?? tokens.count }

  /// Gives each clause its meaning, as far as they have one.
  func interpret(_ clauses: [NotationClause], _ found: inout FoundClauses) {
    var context = found.context
    // What the whole document shows goes before what may be either in a line.
    let isRepsFirst = context.conventions.pair == .repsByLoad
    if let order = order(of: clauses), !context.conventions.isExplicit, !(isRepsFirst && order == .loadByReps) {
      context.conventions.pair = order
      found.hints.isWeighted = order == .loadByReps
    }
    if isCountOfSets(clauses, found.lead) { context.conventions.pair = nil }
    defer { shareLoad(&found) }
    context.isAlone = clauses.count == 1
    let name = leadText(found.lead).lowercased()
    if name.hasPrefix("track") { context.isDistanceExercise = true }
    context.isCarried = isCarried(clauses, name)
    for clause in clauses {
      let clause = withLoadBehindAt(withFailureBehind(withUnitOfLine(clause, found), found), found.hints)
      var own = context
      // What stands before in the line is this clause's load only where it has none of its own.
      if clause.factors.count > 1, !found.meanings.isEmpty, found.meanings.last?.isLoadAlone != true {
        own.statedLoad = found.context.statedLoad
        let isLoadNext = followsLoad(clause, found)
        own.conventions.pair =
          pairOrder(found, before: clause) ?? (isLoadNext ? .loadByReps : found.context.conventions.pair)
        if isLoadNext { found.hints.isWeighted = true }
      }
      if own.statedReps != nil { own.statedLoad = nil }
      guard let meaning = NotationInterpreter.meaning(of: clause, in: own, hints: found.hints) else { return }
      found.clauses.append(clause)
      found.meanings.append(meaning)
      if let load = meaning.loads.last {
        context.statedLoad = Load(value: load.value, unit: load.loadUnit?.unit, kind: load.loadKind.kind)
      }
    }
  }

  /// What is carried, pulled or pushed over a way, in the middle of names.
  private static let carried = ["carry", "carries", "farmer", "sled", "prowler", "yoke"]

  /// `20x30m, 20x30m, 24x30m`: the same way again and again, with what is carried.
  private func isCarried(_ clauses: [NotationClause], _ name: String) -> Bool {
    if !name.isEmpty, Self.carried.contains(where: { name.containsBytes(of: $0) }) { return true }
    guard clauses.count > 1, let way = clauses[0].factors.last?.first.value else { return false }
    return clauses.allSatisfy { clause in
      clause.factors.count == 2 && clause.factors[0].kind == .plain && clause.factors[1].link == .times
        && (clause.factors[1].kind == .distance || clause.factors[1].kind == .minutesOrMeters)
        && clause.factors[1].first.value == way
    }
  }

  /// `Bench 3x8` alone in its line counts sets, whatever longer lists of the document are.
  private func isCountOfSets(_ clauses: [NotationClause], _ lead: Range<Int>) -> Bool {
    guard clauses.count == 1, !context.isUnderExercise, hasWords(lead), !context.conventions.isExplicit,
      clauses[0].factors.count == 2, clauses[0].factors[1].link == .times,
      context.conventions.pair == .loadByReps
        || context.conventions.pair == .repsByLoad,
      clauses[0].factors.allSatisfy({ $0.kind == .plain && $0.quantities.count == 1 && !$0.first.isDecimal }),
      let sets = clauses[0].factors[0].first.value, let reps = clauses[0].factors[1].first.value
    else { return false }
    // `Front squat 5x3`: nobody does as little with so little.
    return (2...5).contains(sets) && reps >= sets || (3...6).contains(sets) && (1...5).contains(reps)
  }

  /// What the pairs of a line show together (`10x12, 12x10, 14x8`).
  private func order(of clauses: [NotationClause]) -> PairOrder? {
    // `20x15, drop to 15x10, drop to 10x12`: what falls with each drop is the load.
    let firsts = clauses.compactMap { $0.factors.count == 2 ? $0.factors[0].first.value : nil }
    // Before the first drop the load may stay.
    if clauses.count > 2, firsts.count == clauses.count, clauses.last?.isDrop == true,
      firsts[0] > 6 || clauses.dropFirst().allSatisfy(\.isDrop),
      zip(clauses.dropFirst(), zip(firsts, firsts.dropFirst())).allSatisfy({ $0.isDrop ? $1.0 > $1.1 : $1.0 == $1.1 })
    {
      return .loadByReps
    }
    var last: NotationPair?
    for clause in clauses where clause.factors.count == 2 && clause.factors[1].link == .times {
      let (first, second) = (clause.factors[0], clause.factors[1])
      guard first.kind == .plain, second.kind == .plain, first.quantities.count == 1, second.quantities.count == 1,
        !second.first.isGoal, let pair = NotationPair(first.first.value ?? 0, second.first.value ?? 0)
      else { return nil }
      if let order = last?.order(before: pair) { return order }
      last = pair
    }
    return nil
  }

  /// `3x5, 1x5+ @ 100 kg`: the load at the end is that of the sets before, too.
  private func shareLoad(_ found: inout FoundClauses) {
    guard found.meanings.count > 1, let last = found.meanings.last, last.loads.count == 1, !last.reps.isEmpty,
      found.clauses.last?.factors.contains(where: { $0.link == .at && $0.quantities == last.loads }) ?? false,
      found.context.statedLoad == nil, !found.hints.isBodyweight, !found.context.isBodyweightExercise
    else { return }
    let before = found.meanings.dropLast()
    guard before.allSatisfy({ $0.loads.isEmpty && $0.percents.isEmpty && !$0.reps.isEmpty }) else { return }
    for index in before.indices { found.meanings[index].loads = last.loads }
  }

  private func leadKind(_ lead: Range<Int>, _ kind: NoteWord) -> NoteWord? {
    tokens[lead].lazy.compactMap(\.word).first { $0 == kind }
  }

  private func startsDrop(_ place: Int) -> Bool { tokens[place].word == .drop }

  /// `Drop set: 20x10, 15x8, 10x8`: the first is the set that the others go on from.
  private func markDrops(_ isDropSet: Bool, _ found: inout FoundClauses) {
    guard isDropSet else { return }
    guard found.clauses.count > 1 else {
      if (found.meanings.first?.reps.count ?? 0) < 2, found.clauses.first?.kind == nil { found.clauses[0].kind = .drop }
      return
    }
    if found.clauses[0].kind == .drop { found.clauses[0].kind = nil }
    for index in found.clauses.indices.dropFirst() where found.clauses[index].kind == nil {
      found.clauses[index].isDrop = true
      found.clauses[index].isDropByName = true
    }
  }

  func leadText(_ lead: Range<Int>) -> String {
    guard let first = tokens[lead].first, let last = tokens[lead].last else { return "" }
    return text(first.start..<last.end)
  }
}
