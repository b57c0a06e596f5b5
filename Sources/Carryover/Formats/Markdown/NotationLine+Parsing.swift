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
    var parser = NotationParser(tokens: tokens, bytes: bytes)
    parser.place = place
    if leadKind(lead, .warmup) != nil { parser.kind = .warmup }
    parser.movesBody = contextBeside(lead).isBodyweightExercise || words.hints(forExercise: leadText(lead)).isBodyweight
    let clauses = parser.clauses()
    guard !clauses.isEmpty else { return nil }
    var found = FoundClauses(asides: parser.asides, lead: lead, end: parser.place)
    found.hints = words.hints(forExercise: leadText(lead))
    if wordTexts(lead).isEmpty && !context.isUnderExercise || isTitle(lead), let name = nameBehind(found) {
      found.hints = words.hints(forExercise: leadText(name))
    }
    found.context = contextBeside(lead)
    interpret(clauses, &found)
    guard let first = found.meanings.first else { return nil }
    if found.clauses.count < clauses.count { found.end = firstToken(from: clauses[found.clauses.count].start) }
    markDrops(leadKind(lead, .drop) != nil || startsDrop(place), &found)
    let settled = found.meanings.contains {
      !$0.isLoadAlone || context.statedReps != nil || context.columnRole == .load
    }
    guard settled || (context.isUnderExercise && found.meanings.count > 0 && first.loads.count > 1) else { return nil }
    guard tokens[place].kind != .dash || clauses.first?.factors.first?.first.loadKind == .assisted else { return nil }
    return isAcceptable(found, lead: lead, isTail: isTail) ? found : nil
  }

  /// Beside a name of its own, what is settled above is another exercise's.
  func contextBeside(_ lead: Range<Int>) -> NotationContext {
    var context = contextOfName(lead)
    if let place = loadPlace(in: lead) {
      let unit: LoadUnit = tokens[place + 1].word == .pounds ? .pound : .kilogram
      context.statedLoad = Load(value: tokens[place].value, unit: unit)
    }
    return context
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

  private var withoutExercise: NotationContext {
    var context = context
    context.statedLoad = nil
    context.statedReps = nil
    context.isBodyweightExercise = false
    context.isTimedExercise = false
    context.isDistanceExercise = false
    return context
  }

  private func firstToken(from byte: Int) -> Int { tokens.firstIndex { $0.start >= byte } ?? tokens.count }

  /// Gives each clause its meaning, as far as they have one.
  private func interpret(_ clauses: [NotationClause], _ found: inout FoundClauses) {
    var context = found.context
    if let order = order(of: clauses), !context.conventions.isExplicit {
      context.conventions.pair = order
      found.hints.isWeighted = order == .loadByReps
    }
    defer { shareLoad(&found) }
    for clause in clauses {
      var own = context
      // What stands before in the line is this clause's load only where it has none of its own.
      if clause.factors.count > 1, !found.meanings.isEmpty, found.meanings.last?.isLoadAlone != true {
        own.statedLoad = found.context.statedLoad
        own.conventions.pair = pairOrder(found) ?? found.context.conventions.pair
      }
      guard let meaning = NotationInterpreter.meaning(of: clause, in: own, hints: found.hints) else { return }
      found.clauses.append(clause)
      found.meanings.append(meaning)
      if let load = meaning.loads.last {
        context.statedLoad = Load(value: load.value, unit: load.loadUnit, kind: load.loadKind)
      }
    }
  }

  /// What the pairs of a line show together (`10x12, 12x10, 14x8`).
  private func order(of clauses: [NotationClause]) -> PairOrder? {
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

  /// The order of the pair before: `30x12, 30x11` goes on as it began.
  private func pairOrder(_ found: FoundClauses) -> PairOrder? {
    guard let clause = found.clauses.last, let meaning = found.meanings.last, clause.factors.count == 2,
      clause.factors.allSatisfy({ $0.kind == .plain }), clause.factors.last?.link == .times
    else { return nil }
    guard meaning.loads.isEmpty, let first = clause.factors.first?.quantities else {
      return meaning.loads == clause.factors.first?.quantities ? .loadByReps : .repsByLoad
    }
    return meaning.reps == first ? .repsBySets : .setsByReps
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
    }
  }

  func leadText(_ lead: Range<Int>) -> String {
    guard let first = tokens[lead].first, let last = tokens[lead].last else { return "" }
    return text(first.start..<last.end)
  }

  // MARK: What may be a name

  private func isAcceptable(_ found: FoundClauses, lead: Range<Int>, isTail: Bool) -> Bool {
    let words = wordTexts(lead)
    // Numbers that make no set do not become a name.
    var depth = 0
    for token in tokens[trimmed(lead)] {
      if token.kind == .open { depth += 1 } else if token.kind == .close { depth -= 1 }
      if depth <= 0, token.word == .elsewhen || token.kind == .times || token.kind == .at { return false }
    }
    if depth > 0, tokens[lead].contains(where: { $0.word == .elsewhen }) { return false }
    if let mark = tokens[lead].first?.word, mark == .rest || mark == .heartRate, words.count == 1 { return false }
    if words.isEmpty { return isTail ? found.isStrong : isAcceptableWithoutName(found) }
    if isTitle(lead), nameBehind(found) != nil { return true }
    let names =
      words.contains { self.words.isExerciseWord($0) }
      || words.count < 4 && self.words.isExerciseWord(words.joined(separator: " "))
    let isProse = self.words.isProse(words.first ?? "") && !names
    if found.isStrong {
      if words.count > 12 { return false }
      return !isProse || (context.isUnderExercise && words.count <= 6)
    }
    // `Preacher 21s` is a name.
    if let clause = found.clauses.first, clause.factors.count == 1, clause.factors[0].kind == .pairOrSeconds,
      found.hints == ExerciseHints(), tokens[lead].last?.kind != .colon
    {
      return false
    }
    // `Bodyweight 84 kg, slept 7 h` are facts.
    if let load = loadPlace(in: lead) {
      let isFact = tokens[load..<lead.upperBound].contains { $0.kind == .comma }
      if isFact || found.meanings.contains(where: { !$0.durations.isEmpty }) { return false }
    }
    let isNamed = names || found.hints != ExerciseHints()
    return words.count <= 6 && !self.words.isProse(words.first ?? "") && (isNamed || isPlainName(lead, found))
  }

  /// `Foo: 12, 10, 8` and `Foo - 12, 10, 8` name something, whatever it is.
  private func isPlainName(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard let first = found.meanings.first, let last = tokens[lead].last else { return false }
    // `Sauna: 15 min`, but not `Duration: 62 min`.
    if last.kind == .colon, !first.durations.isEmpty, wordTexts(lead).count <= 4 {
      return words.field(Self.trimmedName(leadText(lead))) == nil
    }
    let isJoined = last.kind == .colon || last.kind == .dash || last.word == nil
    return isJoined
      && (first.reps.count > 1 || first.reps.contains { $0.isGoal } || first.loads.count > 0 && !first.reps.isEmpty)
  }

  private func isAcceptableWithoutName(_ found: FoundClauses) -> Bool {
    if found.isStrong || context.isUnderExercise || context.columnRole != nil { return true }
    if found.clauses.first?.kind == .warmup { return true }
    // A number by itself is no set, but `20 push ups` is.
    return found.end < tokens.count && nameBehind(found) != nil
  }

  // MARK: A name behind the numbers

  /// `3x10 push ups @ 20 kg`, `50 swings @ 24 kg`: reads without the name between.
  func withNameMoved(at place: Int, lead: Range<Int>) -> FoundClauses? {
    guard !context.isUnderExercise || isTitle(lead),
      wordTexts(lead).isEmpty || isTitle(lead), let (name, end) = nameBehindNumbers(at: place)
    else { return nil }
    // `3 way raise 3x10`: the number is the name's.
    if end == place + 1, name.upperBound + 1 < tokens.count, tokens[name.upperBound].kind == .number,
      tokens[name.upperBound + 1].kind == .times
    {
      return nil
    }
    var line = self
    let bytes = tokens[name.lowerBound].start..<tokens[name.upperBound - 1].end
    if isNumberFirst(behind: name.upperBound) { line.tokens.removeSubrange(name.upperBound...) }
    let cut = end..<name.upperBound
    line.tokens.removeSubrange(cut)
    if cut.lowerBound < line.tokens.count { line.tokens[cut.lowerBound].isSpaced = true }
    var moved = FoundClauses(lead: lead, movedName: bytes)
    moved.hints = words.hints(forExercise: text(bytes))
    moved.context = withoutExercise
    line.readMoved(at: place, isPlural: text(bytes).utf8.last.map { $0 | 32 } == UInt8(ascii: "s"), &moved)
    guard moved.meanings.contains(where: { !$0.isLoadAlone }) else { return nil }
    if moved.end >= cut.lowerBound { moved.end += cut.count } else { moved.end = cut.upperBound }
    return moved
  }

  private func readMoved(at place: Int, isPlural: Bool, _ moved: inout FoundClauses) {
    var parser = NotationParser(tokens: tokens, bytes: bytes)
    parser.place = place
    var clauses = parser.clauses()
    // `30 squats`: so many of them.
    if isPlural, clauses.count == 1, clauses[0].factors.filter({ $0.kind == .plain }).count == 1,
      clauses[0].factors[0].kind == .plain, clauses[0].factors[0].quantities.count == 1, !clauses[0].has(.sets),
      !clauses[0].factors.contains(where: { $0.link == .times })
    {
      clauses[0].factors[0].setKind(.reps)
    }
    moved.asides = parser.asides
    moved.end = parser.place
    interpret(clauses, &moved)
    if moved.clauses.count < clauses.count { moved.meanings = [] }
  }

  /// The name behind the numbers at a token, and where the numbers end.
  private func nameBehindNumbers(at place: Int) -> (name: Range<Int>, end: Int)? {
    var parser = NotationParser(tokens: tokens, bytes: bytes)
    parser.place = place
    guard !parser.clauses().isEmpty, let name = nameBehind(FoundClauses(end: parser.place)) else { return nil }
    return (name, parser.place)
  }

  /// `10 pull-ups, 20 push-ups`: whether another number and its name follow.
  private func isNumberFirst(behind end: Int) -> Bool {
    guard end + 1 < tokens.count else { return false }
    let place = tokens[end].kind == .number ? end : end + 1
    guard tokens[place].kind == .number else { return false }
    return nameBehindNumbers(at: place) != nil
  }

  /// `Finisher: 50 burpees`, `Cooldown 5 min walk`: whether the words before the numbers are a title only.
  private func isTitle(_ lead: Range<Int>) -> Bool {
    let lead = trimmed(lead)
    guard !lead.isEmpty, lead.count <= 3 else { return false }
    if tokens[lead].allSatisfy({ $0.word == .warmup || $0.word == .cue || $0.word == .got }) { return true }
    let text = leadText(lead)
    return words.isGroup(text) || words.section(text) != nil
  }

  /// The words right behind the clauses, where they name an exercise.
  private func nameBehind(_ found: FoundClauses) -> Range<Int>? {
    var start = found.end
    while start < tokens.count, [.of, .on, .article].contains(tokens[start].word) { start += 1 }
    var end = start
    while end < tokens.count, end - start < 6, isNamePart(end, first: start) { end += 1 }
    while end > start, tokens[end - 1].kind == .dash { end -= 1 }
    guard end > start, wordTexts(start..<end).contains(where: { words.isExerciseWord($0) || isKnown($0) }) else {
      return nil
    }
    guard !words.isProse(wordTexts(start..<end).first ?? "") else { return nil }
    return start..<end
  }

  private func isKnown(_ word: String) -> Bool { words.hints(forExercise: word) != ExerciseHints() }

  private func isNamePart(_ place: Int, first: Int) -> Bool {
    let token = tokens[place]
    if token.kind == .dash { return place > first && !token.isSpaced }
    guard token.kind == .word else { return false }
    switch token.word {
    case .setting:
      return place + 1 < tokens.count && tokens[place + 1].kind == .word
    case nil, .bodies, .bar, .max, .band, .assisted, .added: return true
    case .to: return true
    default: return false
    }
  }
}
