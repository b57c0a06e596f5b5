extension NotationTokenizer {
  /// Puts `body weight`, `w/u` and `/side` together, the longest phrase first.
  mutating func joinPhrases() {
    guard tokens.contains(where: { mayJoin($0) }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    var place = 0
    while place < tokens.count {
      let (token, count) = phrase(at: place) ?? (tokens[place], 1)
      place += count
      // The point of `Wdh.` and `lbs.` ends no sentence while the line goes on.
      let isAbbreviation = token.kind == .period && !token.isSpaced && kept.last?.word != nil && place < tokens.count
      let next = isAbbreviation ? phrase(at: place)?.0.word ?? tokens[place].word : nil
      let goesOn = next.map { Self.joins.contains($0) } ?? false
      if !isAbbreviation || tokens[place].kind == .word && !goesOn { kept.append(token) }
    }
    replaceTokens(kept)
  }

  /// `(e1RM 68 kg)`, `(1RM: 120)`: what the most would be.
  mutating func joinMaxima() {
    guard tokens.contains(where: { isMaximum($0) }) else { return }
    var kept: [NotationToken] = []
    for (place, token) in tokens.enumerated() {
      guard isMaximum(token), kept.last?.kind == .number, kept.last?.value == 1, place + 1 < tokens.count,
        tokens[place + 1].kind == .number || tokens[place + 1].kind == .colon
      else {
        kept.append(token)
        continue
      }
      var before = kept.dropLast()
      var start = kept[kept.count - 1]
      if let letter = before.last, letter.end == start.start, bytes[letter.start] | 32 == UInt8(ascii: "e"),
        letter.end - letter.start == 1
      {
        (start, before) = (letter, before.dropLast())
      }
      guard before.last?.kind == .open else {
        kept.append(token)
        continue
      }
      var word = token
      (word.start, word.isSpaced, word.word) = (start.start, start.isSpaced, .elsewhen)
      kept = Array(before) + [word]
    }
    replaceTokens(kept)
  }

  private func isMaximum(_ token: NotationToken) -> Bool {
    token.kind == .word && !token.isSpaced && token.end - token.start == 2
      && bytes[token.start] | 32 == UInt8(ascii: "r") && bytes[token.start + 1] | 32 == UInt8(ascii: "m")
  }

  /// Whether a phrase may begin with a token, or a point may be that of an abbreviation.
  private func mayJoin(_ token: NotationToken) -> Bool {
    token.kind == .period && !token.isSpaced || phraseLength(token) > 0
  }

  /// How many parts the longest phrase has that begins with a token.
  private func phraseLength(_ token: NotationToken) -> Int {
    guard token.kind == .word || token.kind == .slash else { return 0 }
    return entry(token).map { Int($0.phraseLength) } ?? 0
  }

  /// Words before which the point of an abbreviation ends nothing.
  private static let joins: Set<NoteWord> = [.at, .for, .of, .by, .each, .left, .right, .failure, .rpe, .rir]

  private func phrase(at place: Int) -> (NotationToken, Int)? {
    let first = tokens[place]
    let most = phraseLength(first)
    guard most > 0 else { return nil }
    // The end of `Push-up` begins no `up to`.
    if place > 1, first.kind == .word, !first.isSpaced, tokens[place - 1].kind == .dash, !tokens[place - 1].isSpaced,
      tokens[place - 2].kind == .word
    {
      return nil
    }
    var phrase: [UInt8] = []
    var found: (NotationToken, Int)?
    var parts = 1
    var next = place + 1
    while parts < most, next < tokens.count, let joint = joint(at: &next) {
      if parts == 1 { append(first, to: &phrase) }
      if joint { phrase.append(32) }
      append(tokens[next], to: &phrase)
      parts += 1
      next += 1
      // `leg ext 3x12 / leg curl 3x12` are two exercises.
      if first.kind == .slash, first.isSpaced, tokens[next - 1].isSpaced, next < tokens.count,
        tokens[next].kind == .word, tokens[next].word == nil
      {
        continue
      }
      if let word = words.table.find(phrase)?.meaning {
        var token = first
        token.kind = .word
        token.end = tokens[next - 1].end
        token.word = word
        token.entry = NotationToken.openEntry
        found = (token, next - place)
      }
    }
    return found
  }

  /// Appends a token's folded text.
  private func append(_ token: NotationToken, to phrase: inout [UInt8]) {
    if token.entry == NotationToken.openEntry {
      phrase += folded(bytes[token.start..<token.end])
    } else {
      phrase += bytes[token.start..<token.end]
    }
  }

  /// Whether a space joins the token at `next` to the one before it in a phrase; `nil` where nothing does. Passes over a
  /// hyphen.
  private func joint(at next: inout Int) -> Bool? {
    let token = tokens[next]
    switch token.kind {
    case .slash, .plus, .ampersand: return token.isSpaced ? nil : false
    case .word: return token.isSpaced && tokens[next - 1].kind != .slash
    case .dash:
      guard !token.isSpaced, next + 1 < tokens.count, tokens[next + 1].kind == .word, !tokens[next + 1].isSpaced else {
        return nil
      }
      next += 1
      return true
    default: return nil
    }
  }

  /// Makes `53-lb` a number and its unit.
  mutating func dropUnitDashes() {
    guard tokens.contains(where: { $0.kind == .dash && !$0.isSpaced }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    for place in tokens.indices {
      let isLink =
        isTight(place, .dash) && isTight(place + 1, .word) && isLoadUnit(tokens[place + 1]) && place > 0
        && tokens[place - 1].kind == .number
      if !isLink { kept.append(tokens[place]) }
    }
    replaceTokens(kept)
  }

  private func isLoadUnit(_ token: NotationToken) -> Bool { token.word == .kilograms || token.word == .pounds }

  /// Makes `62,5` one number where it cannot be a list: before a unit, or with a plate's fraction before a sign.
  mutating func joinDecimalCommas() {
    guard tokens.contains(where: { $0.kind == .comma && !$0.isSpaced }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    var place = 0
    while place < tokens.count {
      if isDecimalComma(at: place + 1) {
        var number = tokens[place]
        let fraction = tokens[place + 2]
        let digits = fraction.end - fraction.start
        if digits == 3 {
          number.value = number.value * 1000 + fraction.value
        } else {
          number.value += fraction.value / (digits == 1 ? 10 : 100)
          number.isDecimal = true
        }
        number.end = fraction.end
        kept.append(number)
        place += 3
      } else {
        kept.append(tokens[place])
        place += 1
      }
    }
    replaceTokens(kept)
  }

  func isTight(_ place: Int, _ kind: NotationToken.Kind) -> Bool {
    place >= 0 && place < tokens.count && tokens[place].kind == kind && !tokens[place].isSpaced
  }

  private func isDecimalComma(at comma: Int) -> Bool {
    guard isTight(comma, .comma), tokens[comma].end - tokens[comma].start == 1, comma + 1 < tokens.count,
      isTight(comma + 1, .number), !tokens[comma + 1].isDecimal,
      tokens[comma - 1].kind == .number, !tokens[comma - 1].isDecimal
    else { return false }
    // `20,20,18` is a list.
    if isTight(comma + 2, .comma), isTight(comma + 3, .number) { return false }
    if comma >= 2, isTight(comma - 1, .number), isTight(comma - 2, .comma) { return false }
    let fraction = tokens[comma + 1]
    let digits = fraction.end - fraction.start
    guard digits <= 3 else { return false }
    let next = comma + 2 < tokens.count ? tokens[comma + 2] : nil
    // `15 m 9,8 s`
    if next?.word == .seconds, digits == 1, next?.isSpaced == true, comma >= 2, tokens[comma - 2].word == .meters {
      return true
    }
    if digits == 3 {
      // `100kg×5,110kg×5`: nobody lifts five thousand kilograms.
      let isListed =
        comma > 2 && tokens[comma - 2].kind == .times
        && (tokens[comma - 3].word == .kilograms || tokens[comma - 3].word == .pounds)
      return isUnit(next) && tokens[comma - 1].value < 1000 && !isListed
    }
    if isUnit(next) {
      // `60 kg×10,80 kg×8`: repetitions are whole, and what follows is the next load.
      let isListed = comma >= 2 && tokens[comma - 2].kind == .times
      return !isListed || comma + 3 >= tokens.count || tokens[comma + 3].kind != .times
    }
    let isPlate = [5, 25, 50, 75].contains(fraction.value) && (digits == 2 || fraction.value == 5)
    let before = comma >= 2 ? tokens[comma - 2] : nil
    // `4x6x87,5, letzter Satz RPE 9`
    let isBeforeWords = next?.kind == .comma && comma + 3 < tokens.count && tokens[comma + 3].kind == .word
    if before?.kind == .at || before?.word == .rpe || before?.word == .rir { return isPlate }
    // `rpe 7/7,5/8/8,5`
    if fraction.value == 5, digits == 1, tokens[comma - 1].value < 10, before?.kind == .slash || next?.kind == .slash,
      next?.kind != .times, next?.word != .sets, isInEfforts(comma)
    {
      return true
    }
    // `3x10 mit 17,5`, `3x12 25,0`
    if before?.word == .at || before?.word == .reps || before?.word == .sets, isPlate,
      next == nil || isBeforeWords || next?.kind == .close, tokens[..<comma].contains(where: { $0.kind == .times })
    {
      return true
    }
    // `12,5 / 12,5 / 10 x 10`
    if isPlate, next?.kind == .slash, hasDecimalCommas { return true }
    if digits == 1, fraction.value == 0, tokens[comma - 1].value > 0, next?.kind != .comma { return true }
    // `4x5x7,5`, `4x5x+7,5`: the load of a product of three.
    let sign = before?.kind == .plus ? comma - 3 : comma - 2
    if digits == 1, isPlate, sign >= 3, tokens[sign].kind == .times, tokens[sign - 2].kind == .times,
      next?.kind != .times, next?.kind != .comma || isBeforeWords
    {
      return true
    }
    // `20/12 22,5/10`
    if isPlate, tokens[comma - 1].value >= 10, next?.kind == .slash, isTight(comma + 2, .slash),
      isTight(comma + 3, .number), !isTight(comma + 4, .slash), before == nil || tokens[comma - 1].isSpaced
    {
      return true
    }
    // `112,5 – 5 Wdh.`
    if isPlate, before == nil, next?.kind == .dash, comma + 4 < tokens.count, tokens[comma + 3].kind == .number,
      tokens[comma + 4].word == .reps
    {
      return true
    }
    guard isPlate, before?.kind != .times else { return false }
    if next?.kind == .times, isSmallLoad(at: comma) { return true }
    guard tokens[comma - 1].value >= 10 else { return false }
    if next?.kind == .times { return true }
    // `Curl 12,5 12/10/9`, `Curl 12,5: 12/10/9`, `Curl (12,5) 3x10`, `3x10 62,5`.
    if before?.kind == .open { return next?.kind == .close }
    if before?.kind == .word { return next.map { $0.kind == .colon || $0.kind == .number && $0.isSpaced } ?? false }
    return before?.kind == .number && tokens[comma - 1].isSpaced
      && (next == nil || isBeforeWords && tokens[..<comma].contains { $0.kind == .times })
  }

  /// Whether nothing but numbers and slashes stands between a comma and the word of an effort.
  private func isInEfforts(_ comma: Int) -> Bool {
    var place = comma - 1
    while place > 0, !tokens[place].isSpaced, [.number, .slash, .comma].contains(tokens[place].kind) { place -= 1 }
    return place > 0 && tokens[place].kind == .number
      && (tokens[place - 1].word == .rpe || tokens[place - 1].word == .rir)
  }

  /// `2,5 x 7`, `6,25x8`: what small plates and the smallest dumbbells weigh, and few repetitions behind it.
  private func isSmallLoad(at comma: Int) -> Bool {
    guard comma + 3 < tokens.count, tokens[comma + 3].kind == .number, tokens[comma + 3].value <= 30 else {
      return false
    }
    return switch tokens[comma + 1].value {
    case 5: tokens[comma - 1].value == 2 || tokens[comma - 1].value == 7
    case 25: tokens[comma - 1].value == 1 || tokens[comma - 1].value == 6
    case 75: tokens[comma - 1].value == 3 || tokens[comma - 1].value == 8
    default: false
    }
  }

  /// Whether several commas stand between numbers and each before a plate's fraction.
  private var hasDecimalCommas: Bool {
    let commas = tokens.indices.dropFirst().dropLast().filter { tokens[$0].kind == .comma }
    return commas.count > 1
      && commas.allSatisfy { comma in
        isTight(comma, .comma) && isTight(comma + 1, .number) && tokens[comma - 1].kind == .number
          && [5, 25, 50, 75].contains(tokens[comma + 1].value)
      }
  }

  private func isUnit(_ token: NotationToken?) -> Bool {
    switch token?.word {
    case .kilograms, .pounds, .meters, .kilometers, .miles, .minutes, .speed: true
    default: false
    }
  }
}
