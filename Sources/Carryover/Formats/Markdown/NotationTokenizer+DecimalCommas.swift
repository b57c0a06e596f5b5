/// Decimal commas, told apart from those of lists.
extension NotationTokenizer {
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
    // `12,5er`: a dumbbell in German.
    if let next, next.kind == .word, !next.isSpaced, digits == 1, fraction.value == 5, next.end - next.start == 2,
      bytes[next.start] == UInt8(ascii: "e"), bytes[next.start + 1] == UInt8(ascii: "r")
    {
      return true
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
      next == nil || isBeforeWords || next?.kind == .close,
      tokens[..<comma].contains(where: { $0.kind == .times }) || hasSpacedComma(before: comma)
    {
      return true
    }
    // `5x97,5 (RPE 9)`: nobody repeats anything so often and then five times.
    if before?.kind == .times, digits == 1, isPlate, tokens[comma - 1].value >= 30, comma >= 3,
      tokens[comma - 3].kind == .number, tokens[comma - 3].value <= 20,
      next == nil || next?.kind == .open || next?.kind == .dash && next?.isSpaced == true
        || [.rpe, .rir, .failure, .left, .right, .each].contains(next?.word)
    {
      return true
    }
    // `72,5: 6/6/5`
    if before == nil, isPlate, tokens[comma - 1].value >= 10, next?.kind == .colon, comma + 3 < tokens.count {
      return true
    }
    // `42,5 tentei 1 mas não subiu`: a load, and what became of it.
    if before == nil, comma == 1, digits == 1, fraction.value == 5, tokens[0].value >= 20, next?.kind == .word,
      next?.isSpaced == true,
      next?.word == nil || next?.word == .failure
    {
      return true
    }
    // `77,5 5/5/4`: a load, and how often it was lifted each time.
    if before == nil, comma == 1, digits == 1, fraction.value == 5, tokens[0].value >= 20, next?.kind == .number,
      next?.isSpaced == true, comma + 4 < tokens.count, tokens[comma + 3].kind == .slash,
      tokens[comma + 4].kind == .number
    {
      return true
    }
    // `55x1, 57,5 loupé`: the next load, which failed.
    if before?.kind == .comma, tokens[comma - 1].isSpaced, digits == 1, fraction.value == 5,
      tokens[comma - 1].value >= 20, let next, next.kind == .word, next.isSpaced,
      NoteStructureWords.misses.contains(String(decoding: bytes[next.start..<next.end], as: UTF8.self))
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

  /// Whether the numbers of a list stand before a comma, with spaces between: `10, 10, 9 à 12,5`.
  private func hasSpacedComma(before comma: Int) -> Bool {
    tokens[..<comma].indices.dropFirst().dropLast().contains { place in
      tokens[place].kind == .comma && tokens[place - 1].kind == .number && tokens[place + 1].kind == .number
        && tokens[place + 1].isSpaced
    }
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
