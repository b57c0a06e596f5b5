import TrainingModel

extension NotationParser {
  /// The quantity that stands here, if one does.
  mutating func quantity(afterSign: Bool = false) -> NotationQuantity? {
    attempt { $0.anyQuantity(afterSign: afterSign) }
  }

  private mutating func anyQuantity(afterSign: Bool) -> NotationQuantity? {
    var isApproximate = false
    while token()?.kind == .tilde || token()?.word == .approximately {
      isApproximate = true
      place += 1
    }
    let side = leadingSide()
    guard var found = bareQuantity(afterSign: afterSign) else { return nil }
    found.isApproximate = isApproximate
    if side != nil { (found.side, found.leadsWithSide) = (side, true) }
    return found
  }

  /// `L 8`, `R: 7`.
  private mutating func leadingSide() -> NotationSide? {
    guard let side = side(at: 0) else { return nil }
    // `L-arm 10`
    let words = isLimbOfSide(1) ? 3 : 1
    // `left: 10`, `left - 10`
    let sign = token(words)
    let isSign = sign?.kind == .colon || sign?.kind == .dash && sign?.isSpaced == true && !isTight(words + 1, .number)
    let skipped = isSign ? words + 1 : words
    guard isNumber(skipped) else { return nil }
    place += skipped
    return side
  }

  func isLimbOfSide(_ offset: Int) -> Bool {
    guard isTight(offset, .dash), isTight(offset + 1, .word), let limb = token(offset + 1) else { return false }
    return isOf(limb, NoteStructureWords.limbs)
  }

  /// The side that a token names.
  func side(at offset: Int) -> NotationSide? {
    // `L-sit`
    if let dash = token(offset + 1), dash.kind == .dash, !dash.isSpaced, let word = token(offset + 2),
      word.kind == .word, word.word == nil, !word.isSpaced, !isLimbOfSide(offset + 1)
    {
      return nil
    }
    return switch token(offset)?.word {
    case .left: isReserveLeft(offset) ? nil : .left
    // `70kg. der letzte Satz war hart` has an article.
    case .right:
      isText(token(offset), "der") && token(offset + 1)?.kind == .word && token(offset + 1)?.word != .by ? nil : .right
    case .reps where hasSides && isLetter(offset, "r"): .right
    case nil where hasInitials && isLetter(offset, "g"): .left
    case nil where hasInitials && isLetter(offset, "d"): .right
    default: nil
    }
  }

  private mutating func bareQuantity(afterSign: Bool) -> NotationQuantity? {
    guard let token = token() else { return nil }
    switch token.kind {
    case .number: return numberQuantity()
    case .plus: return addedQuantity()
    // `3 x :45`
    case .colon where afterSign || self.token(-1)?.kind == .comma || self.token(-1)?.word == .of:
      return secondsQuantity()
    case .dash
    where movesBody && isTight(1, .number) && (token.isSpaced || place == 0 || self.token(-1)?.kind == .open)
      || isHelpBehindTime || isHelpBeforeTime:
      return helpQuantity(start: token.start)
    case .open where self.token(1)?.kind == .dash && self.token(2)?.kind == .close && isNumber(3):
      place += 2
      return helpQuantity(start: token.start)
    // `205 x (forgot)`
    case .open where afterSign && self.token(1)?.word == .unknown && self.token(2)?.kind == .close:
      place += 3
      return NotationQuantity(kind: .unknown, start: token.start)
    case .question where token.end - token.start > 1 || afterSign || self.token(1)?.kind == .times:
      place += 1
      return NotationQuantity(kind: .unknown, start: token.start)
    case .word: return wordQuantity(token, afterSign: afterSign)
    default: return nil
    }
  }

  private var isBodyInitials: Bool {
    guard let token = token(), self.token(-1)?.kind != .number else { return false }
    return NotationLine.isBodyInitials(token, before: self.token(1), bytes)
  }

  private mutating func wordQuantity(_ token: NotationToken, afterSign: Bool) -> NotationQuantity? {
    switch token.word {
    case .bodyweight: return bodyweightQuantity()
    // `KG x 8`: Körpergewicht.
    case .kilograms where isBodyInitials: return bodyweightQuantity()
    case .added, .assisted: return kindedQuantity(token.word == .added ? .added : .assisted)
    case .amrap: return amrapQuantity(start: token.start)
    // `max: 13` of dips
    case .max where movesBody && isCountOfMost: return amrapQuantity(start: token.start)
    case .failure, .max:
      guard afterSign else { return nil }
      place += 1
      return NotationQuantity(
        kind: .reps, value: bracketedCount(), isAmrap: token.word == .max, toFailure: token.word == .failure,
        start: token.start)
    case .bar where self.token(1)?.kind == .plus && isNumber(2):
      // `bar + 25 x 5`: what hangs on it.
      place += 1
      return addedQuantity()
    case .bar where self.token(1)?.kind == .open && isNumber(2) && isLoadUnit(3) && self.token(4)?.kind == .close:
      // `the bar (20 kg)`
      place += 2
      let load = numberQuantity()
      place += 1
      return load
    case .bar where isWeightOfBar:
      // `empty bar 20 x 10`
      place += 1
      var load = numberQuantity()
      load?.kind = .load
      return load
    case .bar:
      // `Bar 2x5`: sets and repetitions with nothing on it.
      let isBeforePair =
        self.token(-1)?.kind != .word && isProduct(behind: 1) && (self.token(1)?.value ?? 99) <= 10
        && unitWord(at: 2) == nil
      let mayBeName = isText(token, "bar") || isOf(token, NoteStructureWords.barsOfNames)
      guard !mayBeName || self.token(1)?.kind == .times || afterSign || isBeforePair else { return nil }
      place += 1
      return NotationQuantity(kind: .load, start: token.start)
    default: return isText(token, "pt") ? isoDuration(start: token.start) : nil
    }
  }

  /// `max 13`, `max : 13`: how many there were, and no load.
  private var isCountOfMost: Bool {
    let number = token(1)?.kind == .colon ? 2 : 1
    guard isNumber(number), let count = token(number), !count.isDecimal, count.value <= 100 else { return false }
    return unitWord(at: number + 1) == nil && token(number + 1)?.kind != .times
  }

  /// Whether the weight of the bar stands behind the word, before a product.
  private var isWeightOfBar: Bool {
    guard isNumber(1), let weight = token(1)?.value, [15, 20, 25, 33, 35, 45].contains(weight),
      token(2)?.kind == .times, isNumber(3), (token(3)?.value ?? 0) > 5, token(4)?.kind != .times
    else { return false }
    return true
  }

  /// `:45`
  private mutating func secondsQuantity() -> NotationQuantity? {
    guard isTight(1, .number), let number = token(1), number.end - number.start == 2, number.value < 60,
      token(2)?.kind != .colon
    else { return nil }
    place += 2
    return NotationQuantity(kind: .duration, value: number.value, start: number.start - 1)
  }

  /// `+25`: on top of body weight.
  private mutating func addedQuantity() -> NotationQuantity? {
    // `3x12 + 10kg plate` ends with the load.
    let isLast = token(3) == nil || token(3)?.word == .plates && token(4) == nil
    let isLoad = unitWord(at: 2) == .kilograms || unitWord(at: 2) == .pounds
    let isAdded = isNumber(1) && (token(-1)?.kind != .number || movesBody && unitWord(at: 2) != nil || isLoad && isLast)
    guard isTight(1, .number) || isAdded, let start = token()?.start else {
      return nil
    }
    place += 1
    guard var quantity = numberQuantity(), quantity.kind == .plain || quantity.kind == .load || quantity.kind == .kilo,
      quantity.upper == nil
    else { return nil }
    // `+10k`
    if quantity.kind == .kilo { quantity.loadUnit = .kilogram }
    quantity.kind = .load
    quantity.loadKind = .added
    quantity.start = start
    return quantity
  }

  /// `BW`, `BW+25`, `BW - 20 kg`, `BW (+10)`.
  private mutating func bodyweightQuantity() -> NotationQuantity? {
    guard let start = token()?.start else { return nil }
    place += 1
    // `BW=72 kg + 10 kg` says how heavy the body was.
    if token()?.kind == .equals, isNumber(1) {
      place += token(2)?.word == .kilograms || token(2)?.word == .pounds ? 3 : 2
    }
    var quantity = NotationQuantity(kind: .load, loadKind: .bodyweight, start: start)
    let further = attempt { parser -> NotationQuantity? in
      let isBracket = parser.token()?.kind == .open
      if isBracket { parser.place += 1 }
      let sign = parser.token()
      guard sign?.kind == .plus || sign?.kind == .dash || sign?.word == .added, parser.isNumber(1) else { return nil }
      parser.place += 1
      // `BW - 10 reps` is no help.
      guard var load = parser.numberQuantity(), load.kind == .plain || load.kind == .load || load.kind == .kilo,
        load.upper == nil, sign?.kind != .dash || parser.token(-1)?.isSpaced == false || load.kind == .load
      else { return nil }
      if isBracket {
        guard parser.token()?.kind == .close else { return nil }
        parser.place += 1
      }
      load.kind = .load
      load.loadKind = sign?.kind == .dash ? .assisted : .added
      return load
    }
    if let further { quantity = further }
    quantity.start = start
    if quantity.loadKind == .assisted || quantity.loadKind == .added, token()?.word == .assisted {
      quantity.loadKind = .assisted
      place += 1
    }
    return quantity
  }

  /// `AMRAP`, and what came of it: `AMRAP 12`, `AMRAP: 12`, `AMRAP (12)`.
  private mutating func amrapQuantity(start: Int) -> NotationQuantity? {
    place += 1
    var quantity = NotationQuantity(kind: .reps, isAmrap: true, start: start)
    let result = attempt { parser -> Double? in
      var closes = false
      let pointed = parser.token()?.kind == .greater
      if let kind = parser.token()?.kind,
        kind == .colon || kind == .equals || kind == .open || kind == .dash || kind == .greater
      {
        closes = kind == .open
        parser.place += 1
      }
      if parser.token()?.word == .got { parser.place += 1 }
      guard let number = parser.token(), number.kind == .number, !number.isDecimal else { return nil }
      parser.place += 1
      // `3xAMRAP → 14, 11, 9`
      if pointed, parser.token()?.kind == .comma, parser.isNumber(1) { return nil }
      if parser.token()?.word == .reps { parser.place += 1 }
      if parser.token()?.kind == .times || parser.unitWord != nil { return nil }
      if closes {
        guard parser.token()?.kind == .close else { return nil }
        parser.place += 1
      }
      return number.value
    }
    quantity.value = result
    return quantity
  }

  /// `F (16)`, `max (16 reps)`: how many there were.
  private mutating func bracketedCount() -> Double? {
    let noun = token(2)?.word == .reps ? 1 : 0
    guard token()?.kind == .open, isNumber(1), let count = token(1), !count.isDecimal, count.value <= 100,
      token(2 + noun)?.kind == .close
    else { return nil }
    place += 3 + noun
    return count.value
  }

  private mutating func isoDuration(start: Int) -> NotationQuantity? {
    place += 1
    var seconds = 0.0
    var isEmpty = true
    while isTight(0, .number), let number = token(), let unit = token(1), unit.kind == .word, !unit.isSpaced {
      guard let scale = isText(unit, "h") ? 3600.0 : isText(unit, "m") ? 60 : isText(unit, "s") ? 1 : nil else {
        return nil
      }
      seconds += number.value * scale
      isEmpty = false
      place += 2
    }
    return isEmpty ? nil : NotationQuantity(kind: .duration, value: seconds, start: start)
  }
}
