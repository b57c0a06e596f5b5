import TrainingModel

extension NotationParser {
  /// `6x800 m, 90 s jog between`, `6x400 m w/ 200 m jog recovery`: what is run between the laps, in seconds; 0 where
  /// only its distance is told.
  mutating func recovery(_ clause: NotationClause) -> Double? {
    // `off 90 s jog`
    if isText(token(), "off") { place += 1 }
    guard isNumber(0), clause.has(.distance) || clause.has(.minutesOrMeters) || clause.has(.kilo),
      clause.factors.contains(where: { $0.link == .times }), let start = token(), let quantity = quantity(), isRecovery,
      let word = token()
    else { return nil }
    while isRecovery || token()?.word == .rest { place += 1 }
    switch quantity.kind {
    case .duration, .pairOrSeconds, .secondsOrInches:
      asides.append(word.start..<(token(-1)?.end ?? word.start))
      return quantity.value
    case .distance, .minutesOrMeters:
      asides.append(start.start..<(token(-1)?.end ?? start.end))
      return 0
    default: return nil
    }
  }

  /// Whether a word stands here for what is done between laps.
  var isRecovery: Bool {
    guard let word = token(), word.kind == .word, word.word == nil else { return false }
    return isOf(word, NoteStructureWords.recoveries)
  }

  func isOf(_ token: NotationToken, _ words: NoteWordSet) -> Bool {
    String(validating: letters(token), as: UTF8.self).map { words.contains($0) } ?? false
  }

  /// `100 kg x 5 3-0-1-0`: a tempo of four digits, one of them nought, behind the set.
  mutating func skipTempoOfDigits(_ clause: NotationClause) -> Bool {
    guard clause.factors.count > 1, let first = token(), first.isSpaced, let last = token(6) else { return false }
    let digits = stride(from: 0, to: 7, by: 2).compactMap { token($0) }
    guard digits.count == 4, digits.allSatisfy({ $0.kind == .number && $0.end - $0.start == 1 }),
      digits.contains(where: { $0.value == 0 }), digits.allSatisfy({ $0.value <= 5 }),
      // `5-4-3-0` are repetitions that went down.
      digits[1].value <= 2 || digits[0].value < digits[1].value || digits[1].value < digits[2].value,
      [1, 3, 5].allSatisfy({ isTight($0, .dash) }),
      token(7)?.kind != .times, token(7)?.kind != .dash
    else { return false }
    asides.append(first.start..<last.end)
    place += 7
    return true
  }

  /// `tempo 3-1-1`, `incline 5%`, `5% incline`, `level 8`, `200 kcal`: numbers that stay in the note.
  mutating func skipSetting(_ clause: NotationClause) -> Bool {
    if skipPause(clause) { return true }
    guard mayHold(.tempo) || mayHold(.setting) || mayHold(.calories) || mayHold(.speed) else { return false }
    let start = token()?.start ?? 0
    let found = attempt { parser -> Bool? in
      // `incline 95x8` is pressed.
      if parser.token()?.word == .setting, parser.isProduct(behind: 1) { return nil }
      // `incline 75 3x8` and `incline 135/8`, too.
      if parser.token()?.word == .setting, (parser.token(1)?.value ?? 0) >= 20,
        parser.isProduct(behind: 2) || parser.isTight(2, .slash)
      {
        return nil
      }
      if parser.token()?.word == .tempo || parser.token()?.word == .setting {
        parser.place += 1
        // `10k tempo 44:05`
        if parser.isTight(1, .colon), parser.isTight(2, .number) { return nil }
        if let kind = parser.token()?.kind, kind == .colon || kind == .equals { parser.place += 1 }
        // `Squats, tempo: 12, 11, 10`
        if let value = parser.token()?.value, (10..<100).contains(value), parser.isNumber(0),
          parser.token(1)?.kind == .comma, parser.isNumber(2)
        {
          return nil
        }
        guard parser.skipRun() else { return nil }
        return true
      }
      guard parser.isNumber(0) else { return nil }
      if parser.token(1)?.kind == .percent, parser.token(2)?.word == .setting {
        parser.place += 2
      } else if parser.token(1)?.word == .calories || parser.token(1)?.word == .speed {
        parser.place += 1
      } else {
        while parser.isNumber(0), parser.isTight(1, .dash) || parser.isTight(1, .slash), parser.isTight(2, .number) {
          parser.place += 2
        }
        parser.place += 1
        guard parser.token()?.word == .tempo else { return nil }
      }
      parser.place += 1
      return true
    }
    guard found != nil else { return false }
    asides.append(start..<(token(-1)?.end ?? start))
    return true
  }

  /// `10x10 1H 24 kg`: with how many hands.
  mutating func skipHands(_ clause: NotationClause) -> Bool {
    guard clause.factors.count == 2, clause.factors[1].link == .times, clause.factors.allSatisfy({ $0.kind == .plain }),
      let number = token(), number.kind == .number, number.value <= 2, isLetter(1, "h"), token(1)?.isSpaced == false
    else { return false }
    place += 2
    asides.append(number.start..<(token(-1)?.end ?? number.end))
    return true
  }

  /// `9 km, 600 m ascent`.
  mutating func skipAscent(_ clause: NotationClause) -> Bool {
    guard clause.has(.distance) || clause.has(.kilo) || clause.has(.minutesOrMeters), let number = token(),
      number.kind == .number, let word = token(2), word.kind == .word,
      isOf(word, NoteStructureWords.ascents),
      unitWord(at: 1) == .meters || unitWord(at: 1) == .feet || isLetter(1, "m")
    else { return false }
    place += 3
    if let next = token(), next.kind == .word, isOf(next, NoteStructureWords.ascents) { place += 1 }
    asides.append(number.start..<(token(-1)?.end ?? number.end))
    return true
  }

  /// `3x5 100 kg 3s eccentric`, `2 s pause`: seconds inside each repetition.
  private mutating func skipPause(_ clause: NotationClause) -> Bool {
    // `3x10 w/ 3s hold at top`
    let offset = token()?.word == .at && isNumber(1) ? 1 : 0
    guard clause.factors.contains(where: { $0.link == .times }), let first = token(), let number = token(offset),
      number.kind == .number, number.value < 10, token(offset + 1)?.word == .seconds, let word = token(offset + 2),
      word.kind == .word, isOf(word, NoteStructureWords.pauses) || clause.has(.load) && offset == 0,
      word.word == nil || word.word == .rest || word.word == .helped
    else { return false }
    place += offset + 3
    asides.append(first.start..<(token(-1)?.end ?? number.end))
    return true
  }

  /// `5k row 19:42 r24`: strokes a minute.
  mutating func skipStrokes(_ clause: NotationClause) -> Bool {
    guard clause.has(.duration), isLetter(0, "r"), let letter = token(), isTight(1, .number), let number = token(1),
      (14...60).contains(number.value), token(2) == nil || token(2)?.kind == .comma || token(2)?.kind == .close
    else { return false }
    place += 2
    asides.append(letter.start..<number.end)
    return true
  }

  /// Passes over `3-1-1`, `30X0`, `5%`.
  private mutating func skipRun() -> Bool {
    guard isNumber(0) else { return false }
    place += 1
    while let token = token(), !token.isSpaced,
      token.kind == .dash || token.kind == .number || token.kind == .slash || token.kind == .times
        || token.kind == .percent || token.kind == .period || isLetter(0, "x")
    {
      if token.kind == .period, !isTight(1, .number) { break }
      place += 1
    }
    return true
  }
}
