import TrainingModel

extension NotationParser {
  /// What stands behind `@`: a load, an effort, a pace, a part of the maximum.
  mutating func readAt(_ clause: inout NotationClause) -> Bool {
    guard let sign = token() else { return false }
    let before = place
    place += 1
    // `4x25 yd @ :45`: when the next begins.
    if token()?.kind == .colon, isTight(1, .number), token()?.isSpaced == true {
      place += 2
      asides.append(sign.start..<(token(-1)?.end ?? sign.end))
      return true
    }
    while token()?.kind == .colon || token()?.word == .article || token()?.word == .at || isArticleOfBar { place += 1 }
    if skipTempo(clause) || skipRecovery(clause) || readMark(&clause) { return true }
    if token()?.kind == .open, let efforts = bracketedEfforts() {
      clause.efforts = efforts
      return true
    }
    if token()?.kind == .open, readBracket(&clause, link: .at) { return true }
    if clause.factors.count == 1, isNumber(0), isTight(1, .times), isTight(2, .number), (token()?.value ?? 99) <= 12,
      clause.has(.load) || clause.has(.plain) && (clause.factors[0].first.value ?? 0) > 30
    {
      return append(.adjacent, to: &clause)
    }
    skipPairCount()
    guard var factor = factor(link: .at, isFirst: false) else {
      place = before
      return false
    }
    if factor.kind == .duration {
      let before = place
      let pace = pace(factor.first.value, clause)
      // Nobody runs a kilometre in less than two minutes: `8 x 400 m @ 1:30` is how long each took.
      guard place == before, let own = pace, own < 120 || isTimeOfAll(own, clause),
        clause.has(.distance) || clause.has(.minutesOrMeters)
      else {
        clause.pace = pace
        return true
      }
      clause.factors.append(factor)
      return true
    }
    if factor.kind == .plain, clause.factors.count == 1, clause.has(.sets), sign.kind == .word,
      sign.end - sign.start < 3, (factor.first.value ?? 99) <= 30, !factor.first.isDecimal
    {
      // `4 Sätze à 3`.
      factor.link = .of
      clause.factors.append(factor)
      return true
    }
    if factor.kind == .plain {
      // `60 kg @ 8, 8, 7`: what was done with a load.
      if clause.impliedReps == nil, factor.quantities.count > 1, clause.factors.count == 1,
        clause.factors[0].quantities.count == 1,
        clause.has(.load) || clause.has(.plain) && !clause.factors[0].first.isSmall
      {
        factor.link = .times
        clause.factors.append(factor)
        return true
      }
      let isSign =
        sign.kind == .at || clause.impliedReps != nil && (factor.first.value ?? 11) <= 10
        || bytes[sign.start] | 32 == UInt8(ascii: "a")
      if isSign, let efforts = efforts(factor.quantities) {
        // `@7 @7.5 @8`: one a set.
        if efforts.count == 1, takeLastWords() {
          clause.lastSet = LastSet(effort: efforts[0])
          return true
        }
        clause.isBareEffort = sign.kind == .at && clause.efforts.isEmpty
        clause.efforts = efforts.count == 1 && isEffortBefore(sign) ? clause.efforts + efforts : efforts
        return true
      }
      for index in factor.quantities.indices { factor.quantities[index].kind = .load }
    }
    clause.factors.append(factor)
    return true
  }

  /// `con la barra`
  private var isArticleOfBar: Bool {
    guard let word = token(), word.kind == .word, word.end - word.start <= 3 else { return false }
    return token(1)?.word == .bar && word.word != .bar
  }

  /// `@ 2x20 kg`, `with 2 dumbbells of 12 kg`: what is lifted, and how many.
  mutating func skipPairCount() {
    if token()?.value == 2, isNumber(0), token(1)?.kind == .times, isNumber(2) { place += 2 }
    let skipped = isNumber(0) && (token()?.value ?? 9) <= 2 ? 1 : 0
    guard token(skipped)?.word == .bodies else { return }
    let further = token(skipped + 1)?.word == .of || token(skipped + 1)?.word == .at ? 2 : 1
    if isNumber(skipped + further) { place += skipped + further }
  }

  /// `@ 31X1`, `(3010)` behind sets: how slowly, and no number of theirs.
  mutating func skipTempo(_ clause: NotationClause) -> Bool {
    guard clause.factors.contains(where: { $0.link == .times }), let first = token(), first.kind == .number,
      !first.isDecimal
    else { return false }
    let digits = first.end - first.start
    let isGlued =
      isTight(1, .times) && isTight(2, .number) && digits == 2 && first.value < 60
      && (token(2)?.value ?? 9) < 6
    guard isGlued || digits == 4 && isTempo(first) && unitWord(at: 1) == nil else { return false }
    place += isGlued ? 3 : 1
    asides.append(first.start..<(token(-1)?.end ?? first.end))
    return true
  }

  /// `6 x 800 m w/ 400 jog`: how far it is between the laps.
  private mutating func skipRecovery(_ clause: NotationClause) -> Bool {
    guard let number = token(), number.kind == .number, clause.has(.distance) || clause.has(.minutesOrMeters) else {
      return false
    }
    let isDistance =
      unitWord(at: 1).map { [.meters, .kilometers, .miles, .yards, .feet].contains($0) } ?? isLetter(1, "m")
    let noun = isDistance ? 2 : 1
    guard let word = token(noun), word.kind == .word, word.word == nil, isOf(word, NoteStructureWords.recoveries) else {
      return false
    }
    var end = noun + 1
    while let word = token(end), word.kind == .word, isOf(word, NoteStructureWords.recoveries) { end += 1 }
    place += end
    asides.append(number.start..<(token(-1)?.end ?? number.end))
    return true
  }

  private func isTempo(_ number: NotationToken) -> Bool {
    letters(number).allSatisfy { $0 <= UInt8(ascii: "6") }
  }

  private func isEffortBefore(_ sign: NotationToken) -> Bool {
    guard let index = tokens.lastIndex(where: { $0.start < sign.start }), index > 0 else { return false }
    return tokens[index].kind == .number && tokens[index - 1].kind == .at
  }

  /// Up to 10 by halves is an effort.
  func efforts(_ quantities: [NotationQuantity]) -> [NotationEffort]? {
    // `@ 8/10`.
    if quantities.count == 2, quantities[1].value == 10, token(-2)?.kind == .slash {
      return efforts([quantities[0]])
    }
    var efforts: [NotationEffort] = []
    for quantity in quantities {
      guard let value = quantity.value, value >= 1, value <= 10, (value * 2).rounded() == value * 2,
        quantity.upper ?? 10 <= 10
      else { return nil }
      efforts.append(NotationEffort(rpe: value, upper: quantity.upper))
    }
    return efforts
  }

  /// `(7, 8, 9)`.
  private mutating func bracketedEfforts() -> [NotationEffort]? {
    attempt { parser in
      parser.place += 1
      if parser.token()?.word == .rpe { parser.place += 1 }
      guard let factor = parser.factor(link: .at, isFirst: false), factor.kind == .plain,
        parser.token()?.kind == .close, let efforts = parser.efforts(factor.quantities)
      else { return nil }
      parser.place += 1
      return efforts
    }
  }

  /// `Row 5 km @ 25:12`: nobody needs so long for each kilometre who needs as long as that for all of them.
  private func isTimeOfAll(_ seconds: Double, _ clause: NotationClause) -> Bool {
    guard let way = clause.factors.first(where: { $0.kind == .distance })?.first, let length = way.value,
      way.distanceUnit == .kilometer || way.distanceUnit == .mile, length >= 1.5
    else { return false }
    return seconds >= 1200 && (180...900).contains(seconds / length)
  }

  /// Seconds a kilometre from a pace as written: for the unit behind it, else for that of the distance.
  mutating func pace(_ seconds: Double?, _ clause: NotationClause) -> Double? {
    guard let seconds else { return nil }
    if let meters = lapBehind {
      place += 3
      return seconds * 1000 / meters
    }
    var isMile = clause.factors.contains { $0.first.distanceUnit == .mile }
    if token()?.word == .pace {
      let word = letters(token())
      if word.contains(UInt8(ascii: "5")) { return seconds * 2 }
      if word.count > 4 || word.first == UInt8(ascii: "/") {
        isMile =
          word.contains(UInt8(ascii: "i")) && word.last != UInt8(ascii: "m")
          || word.last == UInt8(ascii: "e") && word != Array("pace".utf8)
      }
      place += 1
    }
    return isMile ? seconds / 1.609344 : seconds
  }

  /// The metres in `/500m`, which stands behind the time that they took.
  var lapBehind: Double? {
    guard token()?.kind == .slash, let meters = token(1), meters.kind == .number, meters.value >= 50,
      token(2)?.word == .meters || isLetter(2, "m")
    else { return nil }
    return meters.value
  }
}
