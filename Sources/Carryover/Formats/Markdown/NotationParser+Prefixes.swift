import TrainingModel

extension NotationParser {
  /// `Set 1:`, `#2`, `S3:`, `1st set`.
  mutating func readSetMarker(number expected: Int) {
    // `1) 60x10 2) 65x8`.
    if isSetNumber(0), token()?.value == Double(expected), expected > 1 || isProduct(behind: 2) {
      place += 2
      return
    }
    _ = attempt { parser -> Bool? in
      guard let word = parser.token() else { return nil }
      let isMarker = word.word == .sets || word.kind == .hash || parser.isLetter(0, "s")
      guard isMarker else { return parser.ordinalMarker() ?? parser.attemptMarker() }
      parser.place += 1
      if parser.token()?.kind == .hash { parser.place += 1 }
      guard parser.isNumber(0), let number = parser.token(), !number.isDecimal, number.value < 100 else { return nil }
      parser.place += 1
      guard let sign = parser.token() else { return nil }
      switch sign.kind {
      case .colon, .dash, .period, .close, .equals: parser.place += 1
      case .number where sign.isSpaced: break
      case .word where sign.word == .bodyweight && word.word == .sets: break
      default: return nil
      }
      return true
    }
  }

  /// `1st set`, `2. Satz`, `3ª serie`.
  private mutating func ordinalMarker() -> Bool? {
    // `1ª 20 kg x 12`, `2nd 25 kg x 10`
    if let number = token(), number.kind == .number, number.value <= 10, place == 0, let mark = token(1),
      !mark.isSpaced,
      isOrdinal(mark), isProduct(behind: 2)
    {
      place += 2
      return true
    }
    guard let number = token(), number.kind == .number, number.value < 100, let mark = token(1), !mark.isSpaced,
      mark.kind == .period || mark.kind == .degree
        || mark.kind == .word && mark.word == nil && mark.end - mark.start < 4,
      token(2)?.word == .sets, isValue(3) || token(3)?.kind == .colon
    else { return nil }
    place += token(3)?.kind == .colon ? 4 : 3
    return true
  }

  /// Whether a load stands behind a noun, and no product.
  private var isLoadOfNoun: Bool {
    guard isNumber(1) else { return false }
    let sign = token(isLoadUnit(2) ? 3 : 2)?.kind
    return sign != .times && sign != .number && sign != .slash
  }

  /// `single at 205`, `double of 180`: the noun, and the load behind a word.
  private var isNounApart: Bool {
    (token(1)?.word == .at || token(1)?.word == .of) && isNumber(2) && (token(2)?.value ?? 0) > 30
  }

  private func isOrdinal(_ mark: NotationToken) -> Bool {
    let text = bytes[mark.start..<mark.end]
    return ["ª", "º", "°", "st", "nd", "rd", "th", "er", "e", "ème"].contains { text.elementsEqual($0.utf8) }
  }

  /// `1st: 190 kg`, `2nd attempt 200 kg`: one repetition each.
  mutating func attemptMarker() -> Bool? {
    guard let number = token(), number.kind == .number, number.value <= 4, let ordinal = token(1), !ordinal.isSpaced,
      ["st", "nd", "rd", "th"].contains(where: { isText(ordinal, $0) })
    else { return nil }
    var next = isText(token(2), "attempt") ? 3 : 2
    if let sign = token(next)?.kind, sign == .colon || sign == .dash { next += 1 }
    let unit = token(next + 1)
    let isTyped = unit?.word == .kilograms || unit?.word == .pounds
    // Below that, a number without a unit may be of repetitions.
    guard let load = token(next), load.kind == .number, isTyped || load.value > 40, load.value < 1000,
      token(isTyped ? next + 2 : next + 1)?.kind != .times
    else { return nil }
    place += next
    isAttempt = true
    return true
  }

  /// Words before the numbers: `warm-up:`, `drop to`, `target`, `left:`.
  mutating func readPrefixes() -> NotationClause {
    var marks = NotationClause(start: token()?.start ?? 0)
    if isAttempt { (marks.impliedReps, isAttempt) = (1, false) }
    while let token = token() {
      // `(right leg) 3x30 s`
      if token.kind == .open, let side = side(at: 1), self.token(2)?.kind == .close, isNumber(3) {
        marks.side = side
        place += 3
        continue
      }
      // `(w/u) 135 x 5`
      if token.kind == .open, self.token(1)?.word == .warmup, self.token(2)?.kind == .close, isNumber(3) {
        kind = .warmup
        place += 3
        continue
      }
      if isText(token, "アップ"), isNumber(1) {
        marks.kind = .warmup
        place += 1
        continue
      }
      // `(left only) 3x15`
      if token.kind == .open, let side = side(at: 1), isText(self.token(2), "only"), self.token(3)?.kind == .close {
        marks.side = side
        place += 4
        continue
      }
      if let words = wordsBeforeDrop() ?? wordsOfTopSet {
        kind = .working
        place += words
        continue
      }
      switch token.word {
      case .warmup where warmupAlone > 0:
        place += warmupAlone
        continue
      case .warmup: kind = .warmup
      case .working, .lastSet:
        kind = .working
        // `working sets were 80 for 5, 5, 4`
        if isText(self.token(1), "were") || isText(self.token(1), "was"), isNumber(2) { place += 1 }
      case .drop:
        marks.isDrop = true
        // `dropset last: 25 kg x 10`
        place += wordsOfLast
      case .planned: isPlanned = true
      // `push ups to failure: 22`
      case .failure where isNumber(self.token(1)?.kind == .colon || isSpacedDash(1) ? 2 : 1):
        (marks.toFailure, marks.isEachToFailure) = (true, true)
      case .single, .double, .triple:
        marks.impliedReps = token.word == .single ? 1 : token.word == .double ? 2 : 3
        // `a single of 180`
        if self.token(1)?.word == .of, isNumber(2), (self.token(2)?.value ?? 0) > 30 { place += 1 }
        guard isNumber(1) || self.token(1)?.kind == .at || self.token(1)?.kind == .colon || self.token(1)?.word == .at
        else { return marks }
        if self.token(1)?.kind == .at || self.token(1)?.word == .at, (self.token(2)?.value ?? 0) > 10 { place += 1 }
      case .amrap
      where isProduct(behind: self.token(1)?.kind == .colon ? 2 : 1)
        || isNumber(1) && isLoadUnit(2) && self.token(3)?.kind == .colon
        || isNumber(1) && (self.token(1)?.value ?? 0) > 30 && self.token(2)?.kind == .colon && isNumber(3):
        marks.isAmrap = true
      case .got, .done:
        isPlanned = false
        marks.isResult = true
      case .left, .right, .reps:
        if isLimbOfSide(1) { return marks }
        // `R 25 kg 3x10`, `R 10 kg x 8`
        if token.word == .reps, isNumber(1), isLoadUnit(2), isNumber(3) || self.token(3)?.kind == .times,
          bytes[token.start] == UInt8(ascii: "R"),
          token.end - token.start == 1
        {
          marks.side = .right
          break
        }
        // `R 3x10`, `L +14 x 10`
        if let side = side(at: 0), isNumber(1) && self.token(2)?.kind == .times && isNumber(3) || isSignedLoad(at: 1) {
          marks.side = side
          break
        }
        // `left only, 3 x 15`
        if let side = side(at: 0), isText(self.token(1), "only"), self.token(2)?.kind == .comma, isNumber(3) {
          marks.side = side
          place += 3
          continue
        }
        guard side(at: 0) != nil, let kind = self.token(1)?.kind, kind == .colon || kind == .dash || kind == .comma
        else {
          return marks
        }
        // `Balance, right leg, 3 x 30 s`
        if kind == .comma {
          guard isNumber(2), opensProduct(at: 3), token.end - token.start > 1 else { return marks }
          marks.side = side(at: 0)
          place += 2
          continue
        }
        if isNumber(2), !opensProduct(at: 3) { return marks }
        marks.side = side(at: 0)
        // `L -15 kg 6 s`: weight taken off.
        if kind == .dash, movesBody, self.token(1)?.isSpaced == true, isTight(2, .number) {
          place += 1
          return marks
        }
      default:
        // `single 180 @ 8`
        let isApart = isNounApart
        if let reps = repsOfNoun(0), isLoadOfNoun || self.token(1)?.kind == .at || isApart, marks.impliedReps == nil,
          place > 0 || isLoadUnit(2) || (self.token(1)?.value ?? 0) > 30
        {
          marks.impliedReps = reps
          place += isApart ? 2 : 1
          continue
        }
        // `W1: 20x10`, `D1: …`.
        let isAlone = isWarmupLetter(0)
        guard let mark = isAlone ? .warmup : letterMark() else { return marks }
        if mark == .warmup { marks.kind = .warmup } else { marks.isDrop = true }
        // `W: 60x5, 80x3 | 100x5`: all as far as the bar.
        if mark == .warmup, self.token(1)?.kind == .colon, isBarAhead { (kind, endsKindAtBar) = (.warmup, true) }
        if !isAlone { place += 1 }
      }
      place += 1
      if let kind = self.token()?.kind, kind == .colon || kind == .dash && !isHelpBeforeTime || kind == .equals {
        place += 1
      }
      // `warm-up 2: 60x5` counts, `backoff 70: 8x2` has a load.
      if isNumber(0), (self.token()?.value ?? 99) <= 12, self.token(1)?.kind == .colon,
        self.token(1)?.isSpaced == false, self.token(2)?.isSpaced == true
      {
        place += 2
      }
    }
    return marks
  }

  /// Of `one top set of 5 at 110 kg` the words before the number.
  private var wordsOfTopSet: Int? {
    let start = isOne(0) ? 1 : 0
    guard token(start)?.word == .working, token(start + 1)?.word == .of, isNumber(start + 2) else { return nil }
    return start + 2
  }

  private func isOne(_ offset: Int) -> Bool {
    token(offset)?.word == .article || isText(token(offset), "one") || isText(token(offset), "a")
  }

  /// Whether sets begin behind a comma that say how many there are: `60 kg x 5, 1 set of 5 at 110 kg`.
  func beginsSets(behind clause: NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.link == .times }) else { return false }
    let start = isOne(1) ? 2 : 1
    if token(start)?.word == .working { return token(start + 1)?.word == .of && isNumber(start + 2) }
    return isNumber(1) && token(2)?.word == .sets && token(3)?.word == .of && isNumber(4)
  }

  /// Of `drop set on the last: 3 kg x 10` the words between.
  var wordsOfLast: Int {
    var end = 1
    while end < 4, let word = token(end),
      word.word == .on || word.word == .in || word.word == .article
        || word.kind == .word && isOf(word, NoteStructureWords.betweenFailureAndSet)
    {
      end += 1
    }
    guard let word = token(end), word.word == .lastSet || word.kind == .word && isOf(word, NoteStructureWords.lastWords)
    else { return 0 }
    let isSet = token(end + 1)?.word == .sets || isText(token(end + 1), "one")
    return isSet ? end + 1 : end
  }

  /// `+14 x 10`, `+14 10 s`
  private func isSignedLoad(at offset: Int) -> Bool {
    guard token(offset)?.kind == .plus || token(offset)?.kind == .dash, isTight(offset + 1, .number) else {
      return false
    }
    let behind = isLoadUnit(offset + 2) ? offset + 3 : offset + 2
    return isNumber(behind) && (token(offset)?.kind == .plus || token(behind + 1)?.word == .seconds)
      || token(offset)?.kind == .plus && token(behind)?.kind == .times
  }

  private func isSpacedDash(_ offset: Int) -> Bool { token(offset)?.kind == .dash && token(offset)?.isSpaced == true }

  private func opensProduct(at offset: Int) -> Bool {
    guard let token = token(offset) else { return false }
    return token.kind == .times || token.word == .kilograms || token.word == .pounds
  }

  /// Whether a load and a count stand at a token: `135 x 9`, `60 kg x 12`.
  func isProduct(behind offset: Int) -> Bool {
    guard isNumber(offset) else { return false }
    let isTyped = token(offset + 1)?.word == .kilograms || token(offset + 1)?.word == .pounds
    let sign = offset + (isTyped ? 2 : 1)
    return token(sign)?.kind == .times && isNumber(sign + 1)
  }

  /// `warm-up; 50x8`, `warm-up x2, 50x8` only say that there was one: how many tokens that takes.
  private var warmupAlone: Int {
    if token(1)?.kind == .semicolon { return 2 }
    guard token(1)?.kind == .times, isNumber(2), (token(2)?.value ?? 99) <= 5 else { return 0 }
    return token(3)?.kind == .comma || token(3)?.kind == .semicolon ? 4 : 0
  }

  /// `W 15x95 lb`, `W 15/95`: a capital before a product.
  func isWarmupLetter(_ offset: Int) -> Bool {
    guard let letter = token(offset), letter.kind == .word, letter.end - letter.start == 1,
      bytes[letter.start] == UInt8(ascii: "W"), let number = token(offset + 1), number.kind == .number, number.isSpaced,
      isNameOrNothing(token(offset - 1))
    else { return false }
    let sign = unitWord(at: offset + 2) == nil ? offset + 2 : offset + 3
    guard token(sign)?.kind == .times || token(sign)?.kind == .slash, isNumber(sign + 1) else { return false }
    // `Floor W 2x12` is an exercise, and `W 3/12` a Wednesday.
    return max(number.value, token(sign + 1)?.value ?? 0) > (token(sign)?.kind == .slash ? 31 : 20)
  }

  /// `Y-T-W 3x10` and `200 W` have a letter or a number there.
  private func isNameOrNothing(_ token: NotationToken?) -> Bool {
    guard let token else { return true }
    return token.kind == .word ? token.end - token.start > 2 : token.kind != .number && token.kind != .dash
  }

  private var isBarAhead: Bool { tokens[place...].contains { $0.kind == .pipe || $0.kind == .semicolon } }

  private func letterMark() -> NoteWord? {
    guard token(1)?.kind == .colon || (isTight(1, .number) && token(2)?.kind == .colon) else { return nil }
    // `W1D1` is a day of a programme.
    if token()?.isSpaced == false, token(-1)?.kind == .number { return nil }
    return isLetter(0, "w") && token()?.word != .at ? .warmup : isLetter(0, "d") ? .drop : nil
  }
}
