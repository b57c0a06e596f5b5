import TextStreams

/// Numbers in a row whose signs mean something else than they do between two.
extension NotationTokenizer {
  /// `100 kg x 8 rp 3 rp 2`, `60 kg x 10, then rest-pause 4, 3`: between repetitions the words are a plus.
  mutating func spellRestPauses() {
    guard tokens.count > 2, tokens.contains(where: { isRestPause($0) }) else { return }
    var spelled: [NotationToken] = []
    for (place, token) in tokens.enumerated() {
      var count = spelled.count
      if isRestPause(token), place + 1 < tokens.count, tokens[place + 1].kind == .number, !isMeasured(place + 1) {
        if count > 0, spelled[count - 1].word == .then { count -= 1 }
        if count > 0, spelled[count - 1].kind == .comma { count -= 1 }
        if count > 0, spelled[count - 1].kind == .number {
          var plus = token
          (plus.kind, plus.word) = (.plus, nil)
          spelled.removeLast(spelled.count - count)
          spelled.append(plus)
          continue
        }
      }
      spelled.append(token)
    }
    replaceTokens(spelled)
  }

  /// Whether a number is a time, a percentage or the first of a product, and no count of repetitions.
  private func isMeasured(_ place: Int) -> Bool {
    guard place + 1 < tokens.count else { return false }
    let next = tokens[place + 1]
    return next.kind == .percent || next.kind == .times || next.word == .seconds || next.word == .minutes
      || next.kind == .word && !next.isSpaced
  }

  private func isRestPause(_ token: NotationToken) -> Bool {
    guard token.kind == .word else { return false }
    let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    // `RP 8` is a slip for the effort.
    if text == "rp" { return true }
    guard token.word == .cue else { return false }
    // `RP`, `MR`, as a document explains them.
    return ["rest", "myo"].contains { text.lowercased().hasPrefix($0) }
      || text.utf8.count < 4 && text == text.uppercased()
  }

  /// `60-5 80-3 100-1`: loads, each with its repetitions.
  mutating func spellPairs() {
    var spelled = tokens
    var place = 0
    while place + 5 < tokens.count {
      var end = place
      while isPair(end) { end += 3 }
      let loads = stride(from: place, to: end, by: 3).map { tokens[$0].value }
      let isRising = zip(loads, loads.dropFirst()).allSatisfy { $0 <= $1 } && loads.first != loads.last
      if end >= place + 6, isRising, place == 0 || tokens[place].isSpaced, end == tokens.count || tokens[end].isSpaced {
        for dash in stride(from: place + 1, to: end, by: 3) { spelled[dash].kind = .times }
      }
      place = max(end, place + 1)
    }
    replaceTokens(spelled)
  }

  /// Whether a load and a number of repetitions stand here, a dash between them: `80-3`.
  private func isPair(_ place: Int) -> Bool {
    guard place + 2 < tokens.count, tokens[place].kind == .number, tokens[place + 1].kind == .dash,
      tokens[place + 2].kind == .number, !tokens[place + 1].isSpaced, !tokens[place + 2].isSpaced
    else { return false }
    let (load, reps) = (tokens[place].value, tokens[place + 2].value)
    return load >= 20 && reps >= 1 && reps <= 20 && reps.rounded() == reps && reps * 2 < load
  }

  /// `60 80 100 x 5`: loads one after another, and the repetitions of each.
  mutating func spellLoads() {
    guard let cross = tokens.firstIndex(where: { $0.kind == .times }), cross > 2, cross + 2 == tokens.count,
      tokens[cross + 1].kind == .number, tokens[cross + 1].value <= 15
    else { return }
    var first = cross
    while first > 0, tokens[first - 1].kind == .number, tokens[first - 1].value >= 40,
      first == cross || tokens[first].isSpaced
    {
      first -= 1
    }
    let loads = tokens[first..<cross].map(\.value)
    guard loads.count > 2, zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 }),
      first == 0 || tokens[first - 1].kind == .word || tokens[first - 1].kind == .colon
    else { return }
    var spelled = Array(tokens[..<first])
    for place in first..<cross {
      spelled.append(tokens[place])
      guard place + 1 < cross else { continue }
      var comma = tokens[place]
      (comma.kind, comma.start, comma.isSpaced, comma.word) = (.comma, comma.end, false, nil)
      spelled.append(comma)
    }
    replaceTokens(spelled + tokens[cross...])
  }

  /// `x5 x5 x4 @ 100kg`: the repetitions of each set, a sign before each.
  mutating func spellTimesInRow() {
    guard let first = tokens.firstIndex(where: { $0.kind == .times }), first == 0 || tokens[first - 1].kind == .colon
    else { return }
    var end = first
    while end + 1 < tokens.count, tokens[end].kind == .times, tokens[end + 1].kind == .number,
      !tokens[end + 1].isSpaced, !tokens[end + 1].isDecimal, tokens[end + 1].value <= 50,
      end == first || tokens[end].isSpaced
    {
      end += 2
    }
    // `x5 x3 x1 @ 60 80 100kg`
    guard end >= first + 4, end + 3 >= tokens.count || tokens[end].kind != .at || tokens[end + 2].kind != .number else {
      return
    }
    var spelled = tokens
    for place in stride(from: first + 2, to: end, by: 2) { spelled[place].kind = .comma }
    spelled.remove(at: first)
    replaceTokens(spelled)
  }

  /// `AMRAP 100kg 9`: a load, and how many there were.
  mutating func spellCountOfMost() {
    guard let place = tokens.firstIndex(where: { $0.word == .amrap }) else { return }
    var first = place + 1
    if first < tokens.count, tokens[first].kind == .colon { first += 1 }
    guard first + 3 == tokens.count, tokens[first].kind == .number, tokens[first + 2].kind == .number,
      tokens[first + 1].word == .kilograms || tokens[first + 1].word == .pounds, !tokens[first + 2].isDecimal,
      (1...50).contains(tokens[first + 2].value)
    else { return }
    var colon = tokens[first + 1]
    (colon.kind, colon.start, colon.isSpaced, colon.word) = (.colon, colon.end, false, nil)
    replaceTokens(Array(tokens[...place]) + tokens[first...first + 1] + [colon, tokens[first + 2]])
  }

  /// `12 @ RPE 8 / 10 @ RPE 9`: between repetitions with an effort each the slash is a comma.
  mutating func spellSlashesOfEfforts() {
    guard tokens.count > 6, tokens.contains(where: { $0.word == .rpe || $0.word == .rir }) else { return }
    var spelled = tokens
    for place in tokens.indices.dropFirst(2).dropLast(2)
    where tokens[place].kind == .slash && tokens[place].isSpaced && tokens[place + 1].isSpaced
      && tokens[place - 1].kind == .number && tokens[place + 1].kind == .number
    {
      let (before, behind) = (tokens[place - 2], tokens[place + 2])
      guard before.word == .rpe || before.word == .rir, behind.kind == .at else { continue }
      spelled[place].kind = .comma
    }
    replaceTokens(spelled)
  }

  /// `60kg 8x RPE 9`, `70kg 6x, hard`: repetitions, with the sign behind them instead of before.
  mutating func spellTimesBehind() {
    guard let unit = tokens.firstIndex(where: { $0.word == .kilograms || $0.word == .pounds }), unit + 3 < tokens.count
    else { return }
    var spelled = tokens
    for place in (unit + 1)..<(tokens.count - 1)
    where tokens[place].kind == .number && !tokens[place].isDecimal && (1...50).contains(tokens[place].value)
      && tokens[place + 1].kind == .times && !tokens[place + 1].isSpaced && isRemark(place + 2)
      && (tokens[place - 1].word == .kilograms || tokens[place - 1].word == .pounds)
    {
      spelled[place] = tokens[place + 1]
      spelled[place + 1] = tokens[place]
      spelled[place].isSpaced = true
      (spelled[place].start, spelled[place].end) = (tokens[place].start, tokens[place].start)
    }
    replaceTokens(spelled)
  }

  /// Whether a word, an effort or the next load follows, and no factor.
  private func isRemark(_ place: Int) -> Bool {
    guard place < tokens.count else { return true }
    let token = tokens[place]
    switch token.kind {
    case .period, .at: return true
    case .comma:
      return place + 2 < tokens.count && tokens[place + 1].kind == .number
        && (tokens[place + 2].word == .kilograms || tokens[place + 2].word == .pounds)
    case .word: return token.word == nil || token.word == .rpe || token.word == .rir
    default: return false
    }
  }
}
