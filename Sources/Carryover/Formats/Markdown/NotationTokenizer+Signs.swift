/// Signs that join nothing.
extension NotationTokenizer {
  /// `60:5 80:5 110:5,5,5`: colons that no time has, between loads and repetitions.
  mutating func readLoadColons() {
    let colons = tokens.indices.filter { isLoadColon(at: $0) }
    guard
      colons.contains(where: { isListBehind($0) || colons.count > 1 && tokens[$0 + 1].value < 10 && isDigit($0 + 1) })
    else { return }
    var kept = tokens
    for place in colons { kept[place].kind = .times }
    replaceTokens(kept)
  }

  /// `40 kg 10x. Dann 70 kg 8x, 70 kg 8x.`, `Klimmzüge: 8x, 6x`: times, where nothing is multiplied.
  mutating func readTimesAlone() {
    func ends(_ place: Int) -> Bool {
      guard place < tokens.count else { return true }
      switch tokens[place].kind {
      case .comma, .semicolon, .close: return true
      case .period: return place + 1 == tokens.count || tokens[place + 1].kind == .word && tokens[place + 1].isSpaced
      default: return false
      }
    }
    let signs = tokens.indices.filter { tokens[$0].kind == .times }
    guard !signs.isEmpty,
      signs.allSatisfy({ place in
        place > 1 && isTight(place, .times) && tokens[place - 1].kind == .number && !tokens[place - 1].isDecimal
          && (1...100).contains(tokens[place - 1].value) && ends(place + 1)
          && [.word, .colon, .comma].contains(tokens[place - 2].kind) && !isMeasure(tokens[place - 2].word)
      }), signs.count > 1 || tokens.contains(where: { $0.word == .kilograms || $0.word == .pounds })
    else { return }
    var kept = tokens
    for place in signs {
      kept[place].kind = .word
      kept[place].word = .reps
    }
    replaceTokens(kept)
  }

  /// `snatch: 50 ok, 55 ok, 60 miss, 60 ok`: lifts of one repetition each.
  mutating func readLifts() {
    let places = tokens.indices.dropFirst().filter { place in
      let (word, before) = (tokens[place], tokens[place - 1])
      guard word.kind == .word, word.word == nil, isText(word, "ok") || isText(word, "good") || isText(word, "made"),
        before.kind == .number && before.value > 12 || before.word == .kilograms || before.word == .pounds
      else { return false }
      return place + 1 == tokens.count || tokens[place + 1].kind == .comma
    }
    // `220 good, 230 miss`: among attempts one may be the only good one.
    guard places.count > 1 || !places.isEmpty && holdsMiss && isHeavy(before: places[0]) else { return }
    var kept = tokens
    for place in places { kept[place].word = .single }
    replaceTokens(kept)
  }

  /// Whether the number before a place is more than anybody counts or holds: `220 good`, `50 kg good`.
  private func isHeavy(before place: Int) -> Bool {
    tokens[place - 1].kind != .number || tokens[place - 1].value >= 80
  }

  /// Whether a load stands here that was missed: `230 miss`, `230 no lift`.
  private var holdsMiss: Bool {
    tokens.indices.dropFirst().contains { place in
      tokens[place - 1].kind == .number && tokens[place - 1].value > 12 && tokens[place].isSpaced
        && (isText(tokens[place], "miss") || isText(tokens[place], "missed")
          || isText(tokens[place], "no") && place + 1 < tokens.count && isText(tokens[place + 1], "lift"))
    }
  }

  private func isMeasure(_ word: NoteWord?) -> Bool {
    switch word {
    case .seconds, .minutes, .hours, .meters, .kilometers, .miles, .yards, .feet, .reps, .sets, .each: true
    default: false
    }
  }

  /// `run :: 5.2 km :: 28:40`: two colons with spaces around them divide, as a bar does.
  mutating func dropDoubleColons() {
    let places = tokens.indices.dropLast().filter {
      tokens[$0].kind == .colon && tokens[$0].isSpaced && isTight($0 + 1, .colon)
    }
    guard !places.isEmpty else { return }
    var kept = tokens
    for place in places.reversed() {
      kept[place].kind = .pipe
      kept.remove(at: place + 1)
    }
    replaceTokens(kept)
  }

  /// `16: 3x5, 20: 2x3`: loads, and behind each its sets; the colons say no more than a space does.
  mutating func dropLoadColons() {
    let colons = tokens.indices.filter { place in
      place > 0 && isTight(place, .colon) && tokens[place - 1].kind == .number && tokens[place - 1].isSpaced
        && place + 3 < tokens.count && tokens[place + 1].kind == .number && tokens[place + 1].isSpaced
        && isTight(place + 2, .times) && isTight(place + 3, .number) && tokens[place + 1].value <= 10
    }
    guard colons.count > 1 else { return }
    var kept = tokens
    for place in colons.reversed() {
      if place > 1, kept[place - 2].kind == .comma { kept[place - 2].kind = .semicolon }
      kept.remove(at: place)
    }
    replaceTokens(kept)
  }

  private func isLoadColon(at place: Int) -> Bool {
    guard place > 0, isTight(place, .colon), isTight(place + 1, .number), tokens[place - 1].kind == .number,
      tokens[place - 1].value >= 10, !tokens[place + 1].isDecimal, (1...30).contains(tokens[place + 1].value)
    else { return false }
    return !isTight(place + 2, .colon) && !(isTight(place - 1, .number) && isTight(place - 2, .colon))
  }

  /// `30:12,10`
  private func isListBehind(_ colon: Int) -> Bool {
    isTight(colon + 2, .comma) && isTight(colon + 3, .number) && !isTight(colon + 4, .colon)
      && tokens[colon + 3].value <= 30
  }

  /// `1-2-3, 1-2-3`: the rungs of several ladders, a set each.
  mutating func readLadders() {
    guard tokens.count(where: { $0.kind == .dash && !$0.isSpaced }) > 3 else { return }
    var (ladders, place) = ([Range<Int>](), 0)
    while place < tokens.count {
      var end = place
      if tokens[place].kind == .number, tokens[place].value <= 2, !isTight(place - 1, .dash) {
        while isTight(end + 1, .dash), isTight(end + 2, .number), tokens[end + 2].value > tokens[end].value,
          tokens[end + 2].value <= 12
        {
          end += 2
        }
        if end > place + 2 { ladders.append(place..<end) }
      }
      place = end + 1
    }
    guard ladders.count > 1 else { return }
    var kept = tokens
    for rungs in ladders { for place in rungs where kept[place].kind == .dash { kept[place].kind = .comma } }
    replaceTokens(kept)
  }

  private func isDigit(_ place: Int) -> Bool { tokens[place].end - tokens[place].start == 1 }

  /// `60kg 10x, 80kg 8x`, `20kg 12x 10x 8x`: behind its load, a number with a sign behind it counts repetitions;
  /// `3x to failure:` counts sets.
  mutating func dropSignsBehind() {
    guard tokens.count > 2, tokens.indices.contains(where: { isSignBehind($0) }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    var isBehindLoad = false
    for place in tokens.indices {
      if isSignBehind(place) {
        if isBehindLoad, !isCountOfBodies(place) { continue }
        if place + 2 < tokens.count, tokens[place + 1].word == .failure, tokens[place + 2].kind == .colon {
          var noun = tokens[place]
          (noun.kind, noun.word) = (.word, .sets)
          kept.append(noun)
          continue
        }
      }
      kept.append(tokens[place])
      isBehindLoad = loadGoesOn(place, isBehindLoad)
    }
    replaceTokens(kept)
  }

  /// Whether a number behind a load, or behind another of its counts, stands at a token.
  private func loadGoesOn(_ place: Int, _ isBehindLoad: Bool) -> Bool {
    let token = tokens[place]
    if token.kind == .word {
      return token.word == .kilograms || token.word == .pounds || token.word == .bodyweight
    }
    guard token.kind == .number, token.isSpaced, !token.isDecimal, token.value <= 50 else { return false }
    return isBehindLoad
  }

  /// `bw 3x, 10 reps each`, `bw 3x, 10, 8, 7`: what stands behind the comma are the repetitions.
  private func isCountOfBodies(_ place: Int) -> Bool {
    guard place > 1, place + 2 < tokens.count, tokens[place + 1].kind == .comma, tokens[place + 2].kind == .number
    else { return false }
    return tokens[place - 2].word == .bodyweight && !isTight(place + 3, .times)
  }

  /// Whether a sign stands tight behind a number, and no factor behind the sign.
  private func isSignBehind(_ place: Int) -> Bool {
    guard isTight(place, .times), place > 0, tokens[place - 1].kind == .number else { return false }
    guard place + 1 < tokens.count else { return true }
    let next = tokens[place + 1]
    // `50kg 11x + drop 35kg 10x`
    if next.kind == .plus, next.isSpaced, place + 2 < tokens.count, tokens[place + 2].word == .drop { return true }
    if next.kind == .comma || next.word == .failure { return true }
    return next.kind == .number && next.isSpaced && isTight(place + 2, .times)
  }

  /// `135 5 / 185 5 / 225 5 5`: a slash between loads with their repetitions is a comma.
  mutating func readSlashes() {
    var slashes = tokens.indices.filter { tokens[$0].kind == .slash && tokens[$0].isSpaced }
    guard !slashes.isEmpty else { return }
    if !slashes.allSatisfy({ isBetweenSets($0) }) { slashes = slashes.filter { isBeforeSide($0) || isBehindTime($0) } }
    guard !slashes.isEmpty else { return }
    var read = tokens
    for place in slashes { read[place].kind = .comma }
    replaceTokens(read)
  }

  /// `100kg per hand 20m 13s / 110kg per hand 20m 16s`: the next load, behind a time.
  private func isBehindTime(_ place: Int) -> Bool {
    guard place > 4, place + 2 < tokens.count, tokens[place - 1].word == .seconds, tokens[place + 1].kind == .number,
      let unit = tokens[place + 2].word, unit == .kilograms || unit == .pounds
    else { return false }
    return tokens[..<place].contains { $0.word == unit }
  }

  /// `left 35 kg 10, 10, 9 / right 50 kg 10, 10, 10`: the other side, with what was moved there.
  private func isBeforeSide(_ place: Int) -> Bool {
    guard place > 2, place + 2 < tokens.count, tokens[place + 2].kind == .number else { return false }
    let other: NoteWord
    switch tokens[place + 1].word {
    case .left: other = .right
    case .right: other = .left
    default: return false
    }
    guard tokens[place - 1].kind == .number,
      let side = tokens[..<place].lastIndex(where: { $0.word == other }), side + 1 < place
    else { return false }
    func isLoad(_ place: Int) -> Bool {
      place < tokens.count && (tokens[place].word == .kilograms || tokens[place].word == .pounds)
    }
    // A load is told of both sides, or of none.
    return tokens[side + 1].kind == .number && isLoad(side + 2) == isLoad(place + 3)
  }

  private func isBetweenSets(_ place: Int) -> Bool {
    guard place > 1, place + 2 < tokens.count else { return false }
    let (before, load, reps) = (tokens[place - 1], tokens[place + 1], tokens[place + 2])
    guard before.kind == .number, tokens[place - 2].kind == .number, load.kind == .number, load.isSpaced,
      reps.kind == .number, reps.isSpaced
    else { return false }
    return load.value > 12 && load.value > reps.value && reps.value <= 30 && before.value <= 30
  }
}
