import TrainingModel

extension NotationLine {
  /// `3x10 push ups @ 20 kg`, `50 swings @ 24 kg`: reads without the name between.
  func withNameMoved(at place: Int, lead: Range<Int>) -> FoundClauses? {
    guard !hasWords(lead) || isTitle(lead), let (name, end) = nameBehindNumbers(at: place),
      !context.isUnderExercise || isTitle(lead) || tokens[place].word == .warmup || isAnotherExercise(name)
        || lead.isEmpty && (isTimeOfAnother(at: place) || isSetsOfAnother(at: place))
    else { return nil }
    // `3 way raise 3x10`: the number is the name's.
    if end == place + 1, name.upperBound + 1 < tokens.count, tokens[name.upperBound].kind == .number,
      tokens[name.upperBound + 1].kind == .times
    {
      return nil
    }
    // `10 min elliptical to warm up`
    let hasLink = name.count > 1 && tokens[name.upperBound - 1].word == .to
    let bytes = tokens[name.lowerBound].start..<tokens[name.upperBound - (hasLink ? 2 : 1)].end
    let cut = end..<name.upperBound
    let line = NotationLine(
      memo: NotationMemo(bytes: self.bytes, tokens: withoutName(cut)), words: words, context: context)
    var moved = FoundClauses(lead: lead, movedName: bytes)
    moved.hints = words.hints(forExercise: self.bytes[bytes])
    moved.context = withoutExercise
    line.readMoved(at: place, isPlural: text(bytes).utf8.last.map { $0 | 32 } == UInt8(ascii: "s"), &moved)
    guard moved.meanings.contains(where: { !$0.isLoadAlone }) else { return nil }
    if moved.end >= cut.lowerBound { moved.end += cut.count } else { moved.end = cut.upperBound }
    return moved
  }

  /// `3 sets of 12 bicep curls with 30 lb` below another exercise: a whole name, and nothing but sets behind it.
  private func isAnotherExercise(_ name: Range<Int>) -> Bool {
    let nouns = tokens[name].filter { $0.kind == .word }
    guard nouns.count > 1, nouns.allSatisfy({ entry($0)?.isOfNames ?? false }), let last = nouns.last,
      bytes[last.end - 1] | 32 == UInt8(ascii: "s")
        || NoteStructureWords.lifts.contains(text(last.start..<last.end))
        || words.hints(forExercise: bytes[last.start..<last.end]) != ExerciseHints()
    else { return false }
    guard name.upperBound < tokens.count else { return true }
    let next = tokens[name.upperBound]
    return next.kind == .at || next.kind == .number || next.word == .at || next.word == .for
  }

  /// `…, and 4 sets of 15 on the leg curl with 35 kg`: another exercise, behind its numbers.
  func isOnAnother(at place: Int) -> Bool {
    guard let (name, end) = nameBehindNumbers(at: place), end < tokens.count, tokens[end].word == .on else {
      return false
    }
    return isAnotherExercise(name)
  }

  /// `Then 2 sets of 20 push-ups.`: sets, and behind them of what.
  func isSetsOfAnother(at place: Int) -> Bool {
    let isDeed = place < tokens.count && (tokens[place].word == .got || tokens[place].word == .done)
    guard place > 0 || isDeed, let (name, end) = nameBehindNumbers(at: place), end > place, end <= name.lowerBound
    else {
      return false
    }
    let clauses = memo.run(at: place).clauses
    guard clauses.count == 1, clauses[0].factors.count == 2 else { return false }
    let isOfSets = clauses[0].has(.sets) && clauses[0].factors[1].link == .of
    // `Then 3x10 dumbbell press`
    let isProduct =
      clauses[0].factors[1].link == .times && (isDeed || tokens[place - 1].word == .then)
      && clauses[0].factors.allSatisfy { $0.kind == .plain && !$0.isList && $0.first.isSmall }
    guard isOfSets || isProduct else { return false }
    guard let last = tokens[name].last(where: { $0.kind == .word }) else { return false }
    return isLiftName(last, of: name)
      && tokens[name].allSatisfy { $0.word == nil || $0.word == .bodies || $0.word == .bar }
  }

  /// Whether a word at the end of a name is what is done: `push-ups`, `leg press`.
  private func isLiftName(_ last: NotationToken, of name: Range<Int>) -> Bool {
    guard entry(last)?.isOfNames ?? false || hints(name) != ExerciseHints() else { return false }
    return bytes[last.end - 1] | 32 == UInt8(ascii: "s")
      || NoteStructureWords.lifts.contains(text(last.start..<last.end))
  }

  /// `…, then 30 min treadmill`: a time or a way, and behind it what was done so long.
  func isTimeOfAnother(at place: Int) -> Bool {
    guard place > 0, let (name, end) = nameBehindNumbers(at: place), end > place else { return false }
    let clauses = memo.run(at: place).clauses
    guard clauses.count == 1, clauses[0].factors.count == 1, let time = clauses[0].factors.first,
      time.kind == .duration && (time.first.value ?? 0) >= 120 || time.kind == .distance
    else { return false }
    let hints = hints(name)
    return hints.isDistance || hints.isTimed
  }

  /// The tokens without those of the name, and without those of the next name and its numbers.
  private func withoutName(_ cut: Range<Int>) -> [NotationToken] {
    var tokens = tokens
    let end = endOfLoad(behind: cut.upperBound)
    if isNumberFirst(behind: end) || isCountOfWords(behind: end) { tokens.removeSubrange(end...) }
    tokens.removeSubrange(cut)
    if cut.lowerBound < tokens.count { tokens[cut.lowerBound].isSpaced = true }
    return tokens
  }

  /// The token behind a load that stands at a token, with its unit: `15 swings 24 kg, 10 burpees`.
  private func endOfLoad(behind end: Int) -> Int {
    guard end < tokens.count else { return end }
    let start = tokens[end].kind == .at || tokens[end].word == .at ? end + 1 : end
    guard start + 1 < tokens.count, tokens[start].kind == .number,
      tokens[start + 1].word == .kilograms || tokens[start + 1].word == .pounds
    else { return end }
    return start + 2
  }

  private func readMoved(at place: Int, isPlural: Bool, _ moved: inout FoundClauses) {
    let run = memo.run(at: place)
    var clauses = run.clauses
    // `30 squats`: so many of them.
    if isPlural, clauses.count == 1, clauses[0].factors.filter({ $0.kind == .plain }).count == 1,
      clauses[0].factors[0].kind == .plain, clauses[0].factors[0].quantities.count == 1, !clauses[0].has(.sets),
      !clauses[0].factors.contains(where: { $0.link == .times })
    {
      clauses[0].factors[0].setKind(.reps)
    }
    moved.asides = run.asides
    moved.end = run.end
    interpret(clauses, &moved)
    if moved.clauses.count < clauses.count { moved.meanings = [] }
  }

  /// The name behind the numbers at a token, and where the numbers end.
  func nameBehindNumbers(at place: Int) -> (name: Range<Int>, end: Int)? {
    let run = memo.run(at: place)
    guard !run.clauses.isEmpty, let name = nameBehind(FoundClauses(end: run.end)) else { return nil }
    // `20min sauna`
    if wordCount(name) == 1, let word = tokens[name].first(where: { $0.kind == .word }),
      NoteStructureWords.cares.contains(text(word.start..<word.end))
    {
      return nil
    }
    return (name, run.end)
  }

  /// `10 pull-ups, 20 push-ups`: whether another number and its name follow.
  private func isNumberFirst(behind end: Int) -> Bool {
    let next = tokens[min(end, tokens.count)...].prefix(3)
    guard let place = next.firstIndex(where: { $0.kind == .number }),
      tokens[end..<place].allSatisfy({ $0.kind != .word || $0.word == .and || $0.word == .then }),
      // `2k test — 7:05.6, avg split 1:46.4`
      place + 1 == tokens.count || tokens[place + 1].kind != .colon || tokens[place + 1].isSpaced
    else { return false }
    return nameBehindNumbers(at: place) != nil
  }

  /// `500 m row, 10 pvc passthroughs`: whether a number and words that nobody knows follow.
  private func isCountOfWords(behind end: Int) -> Bool {
    guard end + 2 < tokens.count, tokens[end].kind == .comma, tokens[end + 1].kind == .number else { return false }
    return tokens[end + 2].kind == .word && tokens[end + 2].isSpaced && tokens[end + 2].word == nil
  }

  /// Whether the number behind `Interval 2: 400 m` says which it is.
  private func isNumbered(_ lead: Range<Int>) -> Bool {
    lead.upperBound + 1 < tokens.count && text(of: lead.lowerBound).lowercased() == "interval"
      && tokens[lead.upperBound + 1].kind != .times
  }

  private static let kindsOfRuns: NoteWordSet = [
    "intervals", "sprints", "strides", "interval", "intervalle", "intervallen", "intervalos", "intervalles",
    "intervalli",
    "ripetute", "fractionné",
  ]

  /// `Finisher: 50 burpees`, `Cooldown 5 min walk`: whether the words before the numbers are a title only.
  func isTitle(_ lead: Range<Int>) -> Bool {
    let lead = trimmed(lead)
    if isBeforeDeed(lead) { return true }
    guard !lead.isEmpty, lead.count <= 3 else { return false }
    // `intervals 800m: 3:12, 3:11. windy down the straight`: they are what was run.
    if lead.count == 1, Self.kindsOfRuns.contains(text(of: lead.lowerBound)), !isNumbered(lead) {
      return false
    }
    // `Finished w/ 15 min elliptical`
    let words = lead.count > 1 && tokens[lead.upperBound - 1].word == .at ? lead.dropLast() : lead
    if tokens[words].allSatisfy({ isOpening($0) }) { return true }
    let entry =
      lead.count == 1
      ? entry(tokens[lead.lowerBound]) : entry(tokens[lead.lowerBound].start..<tokens[lead.upperBound - 1].end)
    if isCircuit(lead) { return true }
    guard let entry else { return false }
    return entry.lists.contains(.group) || entry.lists.contains(.section)
  }

  /// `Core circuit: 3 x 20 sit-ups`: what somebody calls the exercises behind the colon.
  func isCircuit(_ lead: Range<Int>) -> Bool {
    let lead = trimmed(lead)
    guard lead.count == 2, tokens[lead.lowerBound].kind == .word, lead.upperBound < tokens.count,
      tokens[lead.upperBound].kind == .colon
    else { return false }
    return NoteRounds.circuits.contains(text(of: lead.upperBound - 1))
  }

  /// `Warm-up`, `worked up to`, `then I did`: words before numbers that name nothing.
  private func isOpening(_ token: NotationToken) -> Bool {
    switch token.word {
    case .warmup, .cue, .got, .done, .then, .and: true
    case nil: token.kind == .word && NoteStructureWords.openings.contains(text(token.start..<token.end))
    default: false
    }
  }

  /// The words right behind the clauses, where they name an exercise.
  func nameBehind(_ found: FoundClauses) -> Range<Int>? {
    var start = found.end
    while start < tokens.count, isLink(tokens[start]) { start += 1 }
    var end = start
    while end < tokens.count, end - start < 6, isNamePart(end, first: start) { end += 1 }
    while end > start, tokens[end - 1].kind == .dash { end -= 1 }
    // `1.5k row on the erg 6:20`
    if end > start, end + 2 < tokens.count, tokens[end].word == .on || tokens[end].word == .in {
      let place = tokens[end + 1].word == .article ? end + 2 : end + 1
      if place + 1 < tokens.count, tokens[place].kind == .word, tokens[place + 1].kind == .number,
        isKnown(tokens[place])
      {
        end = place + 1
      }
    }
    guard end > start, hasExerciseWord(start..<end) || tokens[start..<end].contains(where: { isKnown($0) }),
      !beginsWithProse(start..<end), !isDeed(tokens[end - 1], behind: start),
      // `45 min, cold in there`
      !(end == start + 1 && NoteStructureWords.weathers.contains(text(of: start))),
      // `…, 35 lb DB in each hand`
      !tokens[start..<end].allSatisfy({ $0.word == .bodies })
    else { return nil }
    return start..<end
  }

  /// `grip slipped`: what happened, and no name.
  private func isDeed(_ last: NotationToken, behind start: Int) -> Bool {
    last.kind == .word && last.start > tokens[start].start && last.end - last.start > 4
      && NoteStructureWords.mishaps.contains(text(last.start..<last.end))
  }

  private func isKnown(_ token: NotationToken) -> Bool { token.kind == .word && hints(token) != ExerciseHints() }

  private func isLink(_ token: NotationToken) -> Bool {
    token.word == .of || token.word == .on || token.word == .article
  }

  private func isNamePart(_ place: Int, first: Int) -> Bool {
    let token = tokens[place]
    // `30 clean & jerks`
    if token.kind == .ampersand || token.word == .and, place > first, place + 1 < tokens.count {
      return text(of: place - 1).lowercased().hasPrefix("clean")
        && text(of: place + 1).lowercased().hasPrefix("jerk")
    }
    if token.kind == .dash { return place > first && !token.isSpaced }
    guard token.kind == .word, token.end - token.start > 1 || bytes[token.start] | 32 != UInt8(ascii: "w") else {
      return false
    }
    switch token.word {
    // `20 s L-sit hold`
    case .left, .right:
      return place + 2 < tokens.count && tokens[place + 1].kind == .dash && !tokens[place + 1].isSpaced
        && tokens[place + 2].kind == .word && !tokens[place + 2].isSpaced && token.end - token.start == 1
    case .setting:
      return place + 1 < tokens.count && tokens[place + 1].kind == .word
    case nil, .bodies, .bar, .max, .band, .assisted, .added: return true
    case .to: return true
    default: return false
    }
  }
}
