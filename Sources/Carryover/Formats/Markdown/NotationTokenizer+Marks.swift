/// Marks that people set with a letter, a tag, or a word for a sign.
extension NotationTokenizer {
  /// `20 seconds, three times`, `25 s, twice`: a sign and a number.
  mutating func readRepeats() {
    guard tokens.count > 2, tokens.contains(where: { isTimesWord($0) }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      let isCounted = place + 1 < tokens.count && isText(tokens[place + 1], "times")
      let count = isCounted ? number(token) : isText(token, "twice") ? 2 : nil
      guard let count, let last = kept.last,
        last.kind == .comma || last.word != nil
          // `55 kg for 6 twice`
          || last.kind == .number && kept.dropLast().last.map({ $0.kind == .times || $0.word == .for }) == true,
        kept.contains(where: { $0.kind == .number })
      else {
        kept.append(token)
        place += 1
        continue
      }
      if last.kind == .comma { kept.removeLast() }
      if last.kind == .number { (kept[kept.count - 2].kind, kept[kept.count - 2].word) = (.times, nil) }
      var (sign, value) = (token, token)
      (sign.kind, sign.word, sign.end) = (.times, nil, token.start)
      (value.kind, value.word, value.value) = (.number, nil, count)
      kept += [sign, value]
      place += isCounted ? 2 : 1
    }
    replaceTokens(kept)
  }

  /// Whether `2024-05-18` stands here, which counts nothing.
  var isDate: Bool {
    guard byte(index + 4) == UInt8(ascii: "-"), byte(index + 7) == UInt8(ascii: "-"), byte(index + 10) &- 48 >= 10
    else {
      return false
    }
    return [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy { byte(index + $0) &- 48 < 10 }
  }

  /// How long `E2MOM` is, which no number stands in.
  func intervalLength() -> Int? {
    var end = index + 1
    while end - index < 3, byte(end) &- 48 < 10 { end += 1 }
    guard end > index + 1, byte(end) | 0x20 == UInt8(ascii: "m"), byte(end + 1) | 0x20 == UInt8(ascii: "o"),
      byte(end + 2) | 0x20 == UInt8(ascii: "m"), (byte(end + 3) | 0x20) &- 97 >= 26
    else { return nil }
    return end + 3 - index
  }

  private func isTimesWord(_ token: NotationToken) -> Bool { isText(token, "times") || isText(token, "twice") }

  /// `10 reps left leg` is a side, and nothing left in reserve.
  mutating func splitLeft() {
    guard tokens.contains(where: { $0.word == .right }),
      let place = tokens.indices.dropLast().first(where: { place in
        tokens[place].word == .rir && Self.limbs.contains(where: { isText(tokens[place + 1], $0) })
          && bytes[tokens[place].start..<tokens[place].end].map({ $0 | 32 }).elementsEqual("reps left".utf8)
      })
    else { return }
    var kept = tokens
    kept[place].word = .reps
    kept[place].end -= 5
    var side = tokens[place]
    side.start = tokens[place].end - 4
    side.end = tokens[place + 1].end
    side.isSpaced = true
    side.word = .left
    side.entry = NotationToken.openEntry
    kept[place + 1] = side
    replaceTokens(kept)
  }

  private static let limbs: [StaticString] = ["leg", "arm", "side", "hand"]

  /// `90, 100, 110 all x1`: the word says no more than the list does.
  mutating func dropAll() {
    let place = tokens.indices.dropFirst().dropLast().first { place in
      isText(tokens[place], "all") && tokens[place + 1].kind == .times
        && (tokens[place - 1].kind == .number || tokens[place - 1].word != nil)
    }
    guard let place else { return }
    var kept = tokens
    kept.remove(at: place)
    replaceTokens(kept)
  }

  /// The number that a token says, in digits or in a word.
  private func number(_ token: NotationToken) -> Double? {
    if token.kind == .number { return (2...20).contains(token.value) && !token.isDecimal ? token.value : nil }
    guard token.kind == .word, token.word == nil, let value = entry(token)?.number, value > 1 else { return nil }
    return Double(value)
  }

  /// `40 x 10 #warmup`: the word without the sign of a tag.
  mutating func readTags() {
    guard tokens.contains(where: { $0.kind == .hash }) else { return }
    var kept: [NotationToken] = []
    kept.reserveCapacity(tokens.count)
    for place in tokens.indices {
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      let isTag = next.map { !$0.isSpaced && ($0.word == .warmup || $0.word == .drop || $0.word == .failure) } ?? false
      if tokens[place].kind == .hash, isTag { continue }
      kept.append(tokens[place])
    }
    replaceTokens(kept)
  }

  /// `w 60 kg x 8`, `(w) 60 kg x 8`: a warm-up, where nothing but a set stands behind the letter.
  mutating func readWarmupLetter() {
    let isBracketed = tokens.first?.kind == .open
    let letter = isBracketed ? 1 : 0
    guard letter < tokens.count, isText(tokens[letter], "w") else { return }
    var place = letter + 1
    if isBracketed {
      guard place < tokens.count, tokens[place].kind == .close else { return }
      place += 1
    }
    guard place < tokens.count, tokens[place].kind == .number, tokens[place].isSpaced else { return }
    place += 1
    if place < tokens.count, tokens[place].word == .kilograms || tokens[place].word == .pounds { place += 1 }
    guard place + 1 < tokens.count, tokens[place].kind == .times, tokens[place + 1].kind == .number else { return }
    var mark = tokens[letter]
    mark.word = .warmup
    replaceTokens([mark] + tokens[(isBracketed ? 3 : 1)...])
  }
}
