import TrainingModel

extension NotationLine {
  func isAcceptable(_ found: FoundClauses, lead: Range<Int>, isTail: Bool) -> Bool {
    let count = wordCount(lead)
    // Numbers that make no set do not become a name.
    var depth = 0
    // `Lat pulldown was 120 lb for 12, 130 for 10`
    let told = isToldOfSets(lead, found) ? lead.dropLast() : lead
    let cut = withoutVerdict(withoutManner(told))
    // `Squat felt good. Next time 105x5`
    if cut.upperBound < told.upperBound,
      tokens[cut.upperBound..<told.upperBound].dropFirst().contains(where: { $0.word == .elsewhen })
    {
      return false
    }
    let lead = nameOfSentence(lead) ?? cut
    for token in tokens[trimmed(lead)] {
      if token.kind == .open { depth += 1 } else if token.kind == .close { depth -= 1 }
      if depth <= 0, token.word == .elsewhen && !isVersusWall(token) || token.kind == .times || token.kind == .at {
        return false
      }
    }
    if depth > 0, tokens[lead].contains(where: { $0.word == .elsewhen }) { return false }
    // `not far from my best (95x3 in november)`
    let isInBracket = depth > 0 || lead.upperBound < tokens.count && tokens[lead.upperBound].kind == .open
    if isInBracket, wordsOutsideBrackets(lead) > 3, !hasExerciseWord(lead), hints(lead) == ExerciseHints() {
      return false
    }
    if isOfNamedDay(told) || isPutOff(told, found) || isGoal(told) || isDayToCome(told) { return false }
    if isOfPastWeek(told, found) || isOfScale(told, found) || isWayInTotal(found) { return false }
    if let mark = tokens[lead].first?.word, mark == .rest || mark == .heartRate {
      if count == 1 || mark == .rest && isTimeAlone(found) && !tokens[lead].contains(where: { $0.word == .counter }) {
        return false
      }
    }
    // `Paused bench, 1 sec` above its sets says how long each repetition stands still.
    if let first = tokens[lead].first, ["paused", "tempo"].contains(text(first.start..<first.end).lowercased()),
      isTimeAlone(found),
      tokens.count - found.end <= 1, found.meanings.count == 1, lead.count > 1,
      found.meanings[0].durations.allSatisfy({ ($0.value ?? 60) <= 10 })
    {
      return false
    }
    if isOfOneRep
      || found.meanings.count == 1 && found.meanings[0].reps.first.map({ $0.value == 0 && $0.isGoal }) == true
    {
      return false
    }
    // `felt like 3x5 could have been 5x5`
    if beginsWithProse(lead), found.end < tokens.count, tokens[found.end].word == .elsewhen { return false }
    if isFact(found) || isOfSleep(lead, found) || isPartOfWay(lead, found) || isOfBody(lead)
      || isTemperature(lead, found)
      || isScoreOfBody(lead, found) || isCutRun(lead, found)
    {
      return false
    }
    if isShareAlone(found) { return false }
    // `swings in 7:40`, `in and out in 45 min`
    if lead.contains(where: { tokens[$0].word == .in && tokens[$0].isSpaced && isTimeBehind($0, lead, found) }) {
      return false
    }
    // `stand-up at 9:30`, `8 was generous`
    if isTimeOfDay(lead, found) || isToldOf(lead, found) { return false }
    if count == 0 { return isTail ? found.isStrong : isAcceptableWithoutName(found) }
    if isTitle(lead), nameBehind(found) != nil { return true }
    // `Cooldown 1.5 km`
    if count == 1, isTitle(lead), found.meanings.count == 1, found.meanings[0].isDistanceAlone { return true }
    // `Took it easy. 20 min walk home`
    if tokens[lead].last?.kind == .period, count > 1, !found.isStrong, isTimeAlone(found) { return false }
    // `Felt dead. 6 reps at 315 is a PR`
    if tokens[lead].last?.kind == .period, count > 1, !hasExerciseWord(lead), hints(lead) == ExerciseHints() {
      return false
    }
    let names = hasExerciseWord(lead) || (2...3).contains(count) && isExercisePhrase(lead)
    let beginsWithProse = beginsWithProse(lead)
    let isProse = beginsWithProse && !names
    if isNumberOfName(found) { return false }
    if found.isStrong {
      if wordsOutsideBrackets(lead) > 12 { return false }
      // `Slept 6.5 h. Coffee x2.`
      if isProse, tokens[lead].contains(where: { $0.kind == .period }) { return false }
      return !isProse || (context.isUnderExercise && count <= 6)
    }
    // `Preacher 21s` is a name.
    if let clause = found.clauses.first, clause.factors.count == 1, clause.factors[0].kind == .pairOrSeconds,
      !clause.factors[0].isList,
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
    return count <= 6 && !beginsWithProse && (isNamed || isPlainName(lead, found))
  }

  /// `Left leg 20% weaker`: a part of nothing, with which nothing was done.
  private func isShareAlone(_ found: FoundClauses) -> Bool {
    guard context.columnRole == nil, found.meanings.count == 1, let meaning = found.meanings.first,
      meaning.percents.count == 1
    else { return false }
    return meaning.loads.isEmpty && meaning.reps.isEmpty && meaning.sets == nil && meaning.durations.isEmpty
      && meaning.distances.isEmpty && meaning.results.isEmpty && found.clauses.first?.impliedReps == nil
      && found.clauses.first?.isAmrap != true
  }

  /// Whether a time stands right behind `in`, and is not of what is held or run; or a year.
  private func isTimeBehind(_ place: Int, _ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    if place + 1 < lead.upperBound {
      let next = tokens[place + 1]
      return next.kind == .number
        && (isTimeAlone(found) || next.end - next.start == 4 && (1950...2100).contains(next.value))
    }
    // `Talk test passed. Swings in 8:40`
    let sentence = tokens[lead].prefix { $0.kind != .period }
    let isTold = sentence.count < lead.count && sentence.count(where: { $0.kind == .word }) > 2
    return isTimeAlone(found) && (found.hints == ExerciseHints() || isTold)
  }

  /// Whether nothing but times was found, as are those of a rest.
  private func isTimeAlone(_ found: FoundClauses) -> Bool {
    found.meanings.allSatisfy { !$0.durations.isEmpty && $0.loads.isEmpty && $0.reps.isEmpty && $0.sets == nil }
  }

  /// `Front squat rep 5 in set 3 rolled forward`, `set 2 rep 4 felt slow`: what is told of one repetition.
  private var isOfOneRep: Bool {
    tokens.indices.contains { place in
      guard place + 3 < tokens.count, tokens[place + 1].kind == .number else { return false }
      if tokens[place].word == .sets {
        guard tokens[place + 2].word == .reps, tokens[place + 3].kind == .number, place + 4 < tokens.count,
          place == 0 || tokens[place - 1].kind != .number
        else { return false }
        return beginsWithProse(place + 4..<place + 5)
      }
      return tokens[place].word == .reps && tokens[place + 2].word == .in && tokens[place + 3].word == .sets
    }
  }

  /// `squats 40 35 30`: numbers with nothing but spaces between them, of which the name has the first.
  private func isCutRun(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard let last = tokens[lead].last, last.kind == .number, last.isSpaced, !lead.isEmpty, lead.count > 1,
      lead.upperBound < tokens.count, tokens[lead.upperBound].kind == .number, tokens[lead.upperBound].isSpaced
    else { return false }
    return found.clauses.allSatisfy { clause in
      clause.factors.dropFirst().allSatisfy { $0.link == .adjacent && $0.kind == .plain }
        && clause.factors[0].kind == .plain
    }
  }

  /// `slept 6 hours, rodilla derecha 2/10`: how much it hurts.
  private func isScoreOfBody(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard found.clauses.count == 1, found.clauses[0].factors.count == 1, found.clauses[0].factors[0].isSlashPair,
      found.clauses[0].factors[0].quantities.last?.value == 10,
      let last = tokens[lead].last(where: { $0.kind == .word })
    else { return false }
    return entry(last)?.lists.contains(.body) ?? false
  }

  /// `45 min total`, `8 hours sleep`, `20 minutes late`: a time of the day's, and no set.
  private func isFact(_ found: FoundClauses) -> Bool {
    guard found.meanings.count == 1, let meaning = found.meanings.first, !meaning.durations.isEmpty,
      meaning.loads.isEmpty, meaning.reps.isEmpty, meaning.distances.isEmpty, meaning.sets == nil
    else { return false }
    // `13 hrs shift`: nobody trains so long, but on the way.
    let isPlainName = (1...2).contains(wordCount(found.lead)) && !tokens[found.lead].contains { $0.kind == .comma }
    if found.hints == ExerciseHints(), meaning.durations.allSatisfy({ ($0.value ?? 0) >= 4 * 3600 }),
      found.end < tokens.count || !isPlainName && !found.lead.isEmpty
    {
      return true
    }
    // `danach 20min sauna`
    if found.end < tokens.count, tokens[found.end].kind == .word, NoteStructureWords.cares.contains(text(of: found.end))
    {
      return true
    }
    if wordCount(found.lead) == 1, let word = tokens[found.lead].first(where: { $0.kind == .word }),
      NoteStructureWords.cares.contains(text(word.start..<word.end))
    {
      return true
    }
    // `ice after 15 min`
    let said = tokens[found.lead].filter { $0.kind == .word }
    if said.count == 2, NoteStructureWords.cares.contains(text(said[0].start..<said[0].end)),
      ["after", "on", "for", "before"].contains(text(said[1].start..<said[1].end).lowercased())
    {
      return true
    }
    // `Knee bent well. Iced for 20 min`
    if let last = tokens[found.lead].last(where: { $0.kind == .word && $0.word != .for }),
      NoteStructureWords.cares.contains(text(last.start..<last.end))
    {
      return true
    }
    if let last = tokens[found.lead].last(where: { $0.kind == .word }),
      NoteStructureWords.slept.contains(text(last.start..<last.end))
    {
      return true
    }
    guard found.end < tokens.count else { return false }
    let next = tokens[found.end]
    if next.word == .elsewhen || isInTotal(at: found.end) { return true }
    return next.kind == .word && NoteStructureWords.timesOfDay.contains(text(next.start..<next.end))
  }

  private func isTimeOfDay(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard lead.count > 1, let last = tokens[lead].last, last.word == .at, last.kind == .word,
      lead.upperBound + 1 < tokens.count, tokens[lead.upperBound + 1].kind == .colon
    else { return false }
    return isTimeAlone(found) && found.clauses.count == 1 && found.hints == ExerciseHints()
      && (5...23).contains(tokens[lead.upperBound].value)
  }

  /// Whether `was` stands between a name and its sets, and nothing says that they were another day's.
  private func isToldOfSets(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard lead.count > 1, let last = tokens[lead].last, last.word == .elsewhen,
      ["was", "were"].contains(text(last.start..<last.end).lowercased()), found.isStrong,
      found.meanings.allSatisfy({ !$0.loads.isEmpty && !$0.reps.isEmpty }), found.meanings.count > 1
    else { return false }
    return hasExerciseWord(lead.dropLast()) && !tokens[found.end...].contains { $0.word == .elsewhen }
      && !tokens[lead.dropLast()].contains { $0.word == .elsewhen || $0.kind == .period }
  }

  /// Whether nothing but a number stands before `was`.
  private func isToldOf(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard wordCount(lead) == 0, found.clauses.count == 1, found.clauses[0].factors.count == 1,
      found.clauses[0].factors[0].kind == .plain, !found.clauses[0].factors[0].isList, found.clauses[0].efforts.isEmpty,
      found.end < tokens.count, tokens[found.end].kind == .word
    else { return false }
    return ["was", "is", "were", "felt", "feels", "moved", "flew"].contains(text(of: found.end).lowercased())
  }

  /// `cold as hell in here, 38F`
  private func isTemperature(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard found.clauses.count == 1, found.clauses[0].factors.count == 1, let factor = found.clauses[0].factors.first,
      !factor.isList, (factor.first.value ?? 0) > 30, wordCount(lead) > 2, hints(lead) == ExerciseHints(),
      tokens[lead].last?.kind == .comma, found.end > 1, found.end <= tokens.count
    else { return false }
    let unit = tokens[found.end - 1]
    return unit.word == .failure && !unit.isSpaced && unit.end - unit.start == 1
      && tokens[found.end - 2].kind == .number
  }

  private func isExercisePhrase(_ lead: Range<Int>) -> Bool {
    let texts = tokens[lead].lazy.filter { $0.kind == .word }.map { text($0.start..<$0.end) }
    return words.isExerciseWord(texts.joined(separator: " "))
  }

  private func wordsOutsideBrackets(_ lead: Range<Int>) -> Int {
    var depth = 0
    return tokens[lead].count { token in
      if token.kind == .open { depth += 1 } else if token.kind == .close { depth -= 1 }
      return depth <= 0 && token.kind == .word
    }
  }

  /// `Preacher 21s: 20 kg x 21`: what looks like seconds stands before a colon and a product with a load.
  private func isNumberOfName(_ found: FoundClauses) -> Bool {
    guard let factors = found.clauses.first?.factors, factors.count > 2, factors[0].kind == .pairOrSeconds,
      factors[1].kind == .load, factors[1].link == .adjacent, factors[2].link == .times
    else { return false }
    return !found.hints.isTimed
  }

  /// `Foo: 12, 10, 8` and `Foo - 12, 10, 8` name something, whatever it is.
  private func isPlainName(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard let first = found.meanings.first, let last = tokens[lead].last else { return false }
    // `Sauna: 15 min`, but not `Duration: 62 min`.
    if last.kind == .colon, !first.durations.isEmpty, wordCount(lead) <= 4 {
      return words.field(Self.trimmedName(leadText(lead))) == nil
    }
    // `Pendulums – 2 min each arm`
    if last.kind == .dash, !first.durations.isEmpty, wordCount(lead) <= 3,
      first.durations[0].isEach || found.clauses.first?.isEach == true
    {
      return true
    }
    let isJoined = last.kind == .colon || last.kind == .dash || last.word == nil
    // `Planken 45 s, 45 s, 40 s`
    if first.durations.count > 1, wordCount(lead) <= 2, last.word == nil,
      tokens[lead].allSatisfy({ $0.kind == .word && $0.word == nil })
    {
      return true
    }
    return isJoined
      && (first.reps.count > 1 || first.reps.contains { $0.isGoal } || first.loads.count > 0 && !first.reps.isEmpty)
  }

  private func isAcceptableWithoutName(_ found: FoundClauses) -> Bool {
    if found.isStrong || context.isUnderExercise || context.columnRole != nil { return true }
    if found.clauses.first?.kind == .warmup { return true }
    // A number by itself is no set, but `20 push ups` is.
    return found.end < tokens.count && nameBehind(found) != nil
  }
}
