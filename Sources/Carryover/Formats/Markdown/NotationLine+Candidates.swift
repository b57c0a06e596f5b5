import TrainingModel

/// Where sets may begin in a line.
extension NotationLine {
  func candidates(from start: Int) -> [Int] {
    var places: [Int] = []
    var place = start
    while place < tokens.count, places.count < Self.candidateLimit {
      if mayBegin(place, isFirst: place == start) { places.append(place) }
      place += 1
    }
    return places
  }

  /// Whether sets may begin at a token.
  func mayBegin(_ place: Int, isFirst: Bool) -> Bool {
    let token = tokens[place]
    if isRepOfSet(at: place) || isRepOfSet(at: place + 1) { return false }
    // Of `95 x 8` the sign begins nothing, and neither does the second number.
    if !isFirst, place > 1 {
      let sign = token.kind == .number ? place - 1 : place
      if tokens[sign].kind == .times, tokens[sign - 1].kind == .number { return false }
    }
    // What stands behind a sign belongs to what stands before it.
    if !isFirst, place > 0, !token.isSpaced, isJoint(tokens[place - 1].kind) {
      // `Bench @60 10/10/8`.
      let isNamed = place > 1 && tokens[place - 1].kind == .at && tokens[place - 2].kind == .word
      guard isNamed, tokens[place - 2].word == nil else { return false }
    }
    let next = place + 1 < tokens.count ? tokens[place + 1] : nil
    if place > 1, isGoalOfCue(at: place) { return false }
    switch token.kind {
    case .number: return mayBegin(number: token, at: place, next: next)
    case .dash: return next?.kind == .number && next?.isSpaced == false && (token.isSpaced || place == 0)
    case .times where isTempoOfName(at: place) || isCountOfInterval(at: place + 1): return false
    case .times, .plus, .tilde: return next?.kind == .number || next?.kind == .open || next?.word != nil
    case .question: return token.end - token.start > 1 || next?.kind == .times
    case .open:
      if isRangeOfMotion(at: place) { return false }
      if isNumberOfName(at: place + 1) || isTempoOfName(at: place + 1) || isPauseOfName(at: place + 1) { return false }
      let isBand = place + 2 < tokens.count && tokens[place + 2].word == .band
      let isHelp = next?.kind == .dash && place + 2 < tokens.count && tokens[place + 2].kind == .number
      return next?.kind == .number || next?.word != nil || isBand || isHelp
    case .hash:
      return next?.kind == .number && (isFirst || place + 2 < tokens.count && tokens[place + 2].kind == .number)
    case .word where place > 1 && isCountOfInterval(at: place - 1): return false
    case .word where token.word == .bar && isBarOfName(at: place): return false
    case .word: return mayBegin(word: token, next: next, isFirst: isFirst)
    default: return false
    }
  }

  /// `Remo con barra 60x8`: what an exercise is done with; but `barra x 10` is the bar alone.
  private func isBarOfName(at place: Int) -> Bool {
    // `Strict toes-to-bar 4x6`
    let isHyphened = place > 1 && tokens[place - 1].kind == .dash && tokens[place].start == tokens[place - 2].end + 1
    if isHyphened || place > 1 && text(of: place - 1).lowercased() == "to" { return true }
    guard NoteStructureWords.barsOfNames.contains(text(of: place)) else { return false }
    if place == 0, !context.isUnderExercise { return true }
    let isAlone = place == 0 || tokens[place - 1].kind != .word || tokens[place - 1].word == .warmup
    return !isAlone || place + 1 == tokens.count || tokens[place + 1].kind != .times
  }

  private func isJoint(_ kind: NotationToken.Kind) -> Bool { kind == .slash || kind == .at || kind == .times }

  /// `5/3/1`, a programme's name.
  func isProgramme(at place: Int) -> Bool {
    guard place >= 0, place + 4 < tokens.count else { return false }
    // `5/3/1 @ 120/140/155`
    if place + 8 < tokens.count, tokens[place + 5].kind == .at, tokens[place + 6].kind == .number,
      tokens[place + 6].value > 30, tokens[place + 7].kind == .slash, tokens[place + 8].kind == .number
    {
      return false
    }
    return tokens[place + 1].kind == .slash && tokens[place + 3].kind == .slash && tokens[place].value == 5
      && tokens[place + 2].value == 3 && tokens[place + 4].value == 1
  }

  /// `Tempo squat 3-1-1 3x5`: how slowly, before the sets themselves.
  private func isTempo(at place: Int) -> Bool {
    guard isTempo(from: place, to: place + 5) else { return false }
    let end = place + 5
    guard end + 2 < tokens.count, tokens[end].isSpaced else { return false }
    return tokens[end].kind == .number && tokens[end + 1].kind == .times && tokens[end + 2].kind == .number
  }

  /// Whether tokens are three digits with dashes between.
  func isTempo(from start: Int, to end: Int) -> Bool {
    guard start >= 0, end == start + 5, end <= tokens.count else { return false }
    return isDigit(start) && isDigit(start + 2) && isDigit(start + 4) && isTightDash(start + 1)
      && isTightDash(start + 3)
  }

  private func isTightDash(_ place: Int) -> Bool { tokens[place].kind == .dash && !tokens[place].isSpaced }

  private func isDigit(_ place: Int) -> Bool {
    tokens[place].kind == .number && tokens[place].end - tokens[place].start == 1
  }

  private func isIdeograph(_ token: NotationToken) -> Bool { bytes[token.start] >= 0xE3 && bytes[token.start] < 0xEA }

  private func mayBegin(number: NotationToken, at place: Int, next: NotationToken?) -> Bool {
    if isRangeOfMotion(at: place - 1) || isRangeOfMotion(at: place - 3) || isLater(at: place) || isRatio(at: place)
      || isHands(at: place)
      || isPaper(at: place) || isVersion(at: place)
    {
      return false
    }
    if isYearsOrHeight(at: place) { return false }
    if isNumberOfName(at: place) || isTempoOfName(at: place) || isCountOfInterval(at: place) || isRestOfName(at: place)
      || isPauseOfName(at: place)
    {
      return false
    }
    if place > 0, !number.isSpaced, tokens[place - 1].kind == .word, tokens[place - 1].word == nil,
      !isIdeograph(tokens[place - 1])
    {
      return false
    }
    // `CoC #2 5/5`
    if place > 1, tokens[place - 1].kind == .hash, tokens[place - 2].kind == .word, tokens[place - 2].word != .sets,
      next?.kind == .number, next?.isSpaced == true
    {
      return false
    }
    if place > 0, tokens[place - 1].word == .counter || isTempo(at: place) || isSettingOfName(at: place) {
      return false
    }
    // `Exercise 2 - Bench 3x5`
    if place == 1, place + 2 < tokens.count, tokens[2].kind == .dash, tokens[2].isSpaced,
      tokens[3...].first?.kind == .word,
      NoteStructureWords.slots.contains(text(of: 0))
    {
      return false
    }
    if isProgramme(at: place), place + 5 < tokens.count { return false }
    // `Preacher 21s 50x21`
    if place > 0, number.value == 21, let next, !next.isSpaced, next.end - next.start == 1,
      bytes[next.start] | 32 == UInt8(ascii: "s"),
      isProductOfLoad(behind: place + 2)
        // `Preacher 21s - 50x21`
        || place + 2 < tokens.count && tokens[place + 2].kind == .dash && isProductOfLoad(behind: place + 3)
        || place + 3 < tokens.count && tokens[place + 2].kind == .number && tokens[place + 3].word == .sets
    {
      return false
    }
    // `call 555-0142`
    if let next, next.kind == .dash, !next.isSpaced, place + 2 < tokens.count, tokens[place + 2].kind == .number,
      bytes[tokens[place + 2].start] == UInt8(ascii: "0"), tokens[place + 2].end - tokens[place + 2].start > 2
    {
      return false
    }
    if let next, !next.isSpaced, next.kind == .degree { return false }
    if isLimbCount(number, at: place) { return false }
    // `1-arm row`, `3-way raise`.
    if let next, next.kind == .dash, !next.isSpaced, place + 2 < tokens.count, tokens[place + 2].kind == .word,
      !tokens[place + 2].isSpaced
    {
      return false
    }
    return true
  }

  /// `Swings 1h 24: 10L 10R`: how many hands.
  private func isHands(at place: Int) -> Bool {
    guard place > 0, place + 3 < tokens.count, tokens[place].value == 1 || tokens[place].value == 2,
      tokens[place + 1].kind == .word, !tokens[place + 1].isSpaced,
      text(of: place + 1).lowercased() == "h",
      tokens[place + 2].kind == .number, tokens[place + 2].isSpaced
    else { return false }
    let sign = tokens[place + 3]
    let hints = hints(0..<place)
    return (sign.kind == .colon && sign.isSpaced == false || sign.kind == .times || sign.word == .kilograms)
      && !hints.isDistance && !hints.isTimed
  }

  /// `20 min later: 270x12`: when it was.
  private func isLater(at place: Int) -> Bool {
    guard place + 2 < tokens.count, tokens[place + 1].word == .minutes else { return false }
    let (before, behind) = (
      place > 0 ? text(of: place - 1).lowercased() : "",
      text(of: place + 2).lowercased()
    )
    return behind == "later" || before == "after" && tokens[place + 2].kind == .close
  }

  /// `Invoice 2024-113`: the number of a paper.
  private func isPaper(at place: Int) -> Bool {
    guard place > 0, place + 2 < tokens.count, tokens[place].end - tokens[place].start == 4,
      (1990...2100).contains(tokens[place].value), tokens[place + 1].kind == .dash, !tokens[place + 1].isSpaced,
      tokens[place + 2].kind == .number, !tokens[place + 2].isSpaced
    else { return false }
    return tokens[place + 2].end - tokens[place + 2].start > 2
  }

  /// `the 2.4.1 release`
  private func isVersion(at place: Int) -> Bool {
    place + 2 < tokens.count && tokens[place].isDecimal && tokens[place + 1].kind == .period
      && !tokens[place + 1].isSpaced && tokens[place + 2].kind == .number && !tokens[place + 2].isSpaced
  }

  /// `1:1 with Sam`: no time has one digit of seconds.
  private func isRatio(at place: Int) -> Bool {
    guard place + 2 < tokens.count, tokens[place].value < 10, tokens[place + 1].kind == .colon,
      !tokens[place + 1].isSpaced, tokens[place + 2].kind == .number, !tokens[place + 2].isSpaced
    else { return false }
    return tokens[place + 2].end - tokens[place + 2].start == 1
      && (place + 3 == tokens.count || tokens[place + 3].kind == .word)
  }

  /// `Leg extension (90-45)`: how far a joint is bent, and no numbers of sets, which rise.
  private func isRangeOfMotion(at open: Int) -> Bool {
    guard open > 0, open + 5 <= tokens.count, tokens[open].kind == .open, tokens[open - 1].kind == .word,
      tokens[open + 1].kind == .number,
      tokens[open + 2].kind == .dash, !tokens[open + 2].isSpaced, tokens[open + 3].kind == .number,
      tokens[open + 4].kind == .close
    else { return false }
    return tokens[open + 1].value > tokens[open + 3].value && tokens[open + 1].value > 30
  }

  private func isProductOfLoad(behind place: Int) -> Bool {
    let start = place < tokens.count && tokens[place].kind == .colon ? place + 1 : place
    guard start + 1 < tokens.count, tokens[start].kind == .number, tokens[start].value > 12 else { return false }
    return tokens[start + 1].kind == .times || tokens[start + 1].word == .kilograms || tokens[start + 1].word == .pounds
  }

  /// `1 leg press`, `1 arm row 3x10`: how many limbs, in front of a name.
  private func isLimbCount(_ number: NotationToken, at place: Int) -> Bool {
    guard number.value <= 2, !number.isDecimal, place + 2 < tokens.count, tokens[place + 2].kind == .word,
      tokens[place + 1].kind == .word,
      entry(tokens[place + 2])?.isOfNames == true || hints(tokens[place + 2]) != ExerciseHints()
    else { return false }
    return NoteStructureWords.limbs.contains(text(of: place + 1))
  }

  private func isNounOfReps(_ word: NotationToken) -> Bool {
    ["single", "double", "triple"].contains(text(word.start..<word.end).lowercased())
  }

  /// `Tempo 6k 26:00` is a run.
  private func isWayBehind(_ word: NotationToken) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.start == word.start }), place + 1 < tokens.count else {
      return false
    }
    return isWay(at: tokens[place + 1].kind == .colon ? place + 2 : place + 1)
  }

  /// Whether a number stands at a token, and the unit of a distance behind it.
  func isWay(at place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].kind == .number else { return false }
    let unit = tokens[place + 1]
    return unit.word == .kilometers || unit.word == .miles
      || !unit.isSpaced && unit.kind == .word && text(unit.start..<unit.end).lowercased() == "k"
  }

  /// `KG x 8`, `KG+5`: the body's weight in German, where no number stands before it.
  static func isBodyInitials(_ token: NotationToken, before next: NotationToken?, _ bytes: [UInt8]) -> Bool {
    guard token.word == .kilograms, bytes[token.start..<token.end].elementsEqual("KG".utf8) else { return false }
    return next?.kind == .times || next?.kind == .plus && next?.isSpaced == false
  }

  private func mayBegin(word: NotationToken, next: NotationToken?, isFirst: Bool) -> Bool {
    // `eccentric heel drop L 15`
    if word.word == .drop, isDropOfName(word) { return false }
    switch word.word {
    case .kilograms: return Self.isBodyInitials(word, before: next, bytes)
    case .failure: return next?.kind == .number || next?.kind == .colon || next?.kind == .dash && next?.isSpaced == true
    case .bodyweight, .amrap, .bar, .added, .assisted, .warmup, .working, .lastSet, .drop, .planned, .got, .left,
      .right,
      .approximately, .reps, .sets, .rpe, .rir, .single, .double, .triple:
      return true
    case .at: return next?.kind == .colon || isFirst
    case .seconds:
      return word.isSpaced && word.end - word.start == 1 && next?.kind == .number && next?.isSpaced == false
    case .tempo: return isFirst && !isWayBehind(word)
    case .setting where next?.kind == .number:
      guard isFirst, let place = tokens.firstIndex(where: { $0.start == word.start }) else { return false }
      if tokens[place + 1].value >= 20, place + 3 < tokens.count, tokens[place + 3].kind == .times { return false }
      return place + 2 >= tokens.count || tokens[place + 2].kind != .times
    case .skipped, .setting, .rest: return isFirst
    case _ where bytes[word.start] == UInt8(ascii: "W") && word.end - word.start == 1 && next?.isSpaced == true:
      guard let place = tokens.firstIndex(where: { $0.start == word.start }) else { return false }
      return NotationParser(tokens: tokens, bytes: bytes).isWarmupLetter(place)
    case nil where isFirst && next?.kind == .number && text(word.start..<word.end) == "アップ": return true
    // `Squat single 180 @ 8`
    case nil
    where (word.start > 0 || context.isUnderExercise)
      && (next?.kind == .number || next?.kind == .at || next?.word == .at || next?.word == .of)
      && isNounOfReps(word):
      return true
    case nil:
      let isMark = isFirst || bytes[word.start] == UInt8(ascii: "W")
      guard word.end - word.start <= 2, next?.isSpaced == false,
        next?.kind == .number || isMark && next?.kind == .colon
      else { return false }
      return "wsWSdDPp".utf8.contains(bytes[word.start])
    default: return false
    }
  }
}
