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
}
