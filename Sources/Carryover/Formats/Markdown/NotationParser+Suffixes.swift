import TrainingModel

extension NotationParser {
  /// Marks behind the unit: `+`, `f`, `each`, a side, `assisted`, the same load in another unit.
  mutating func readSuffixes(_ quantity: inout NotationQuantity) {
    if isTight(0, .plus), quantity.kind == .plain || quantity.kind == .reps, !isTight(1, .number) {
      quantity.isMinimum = true
      place += 1
      if quantity.kind == .plain, token()?.word == .reps {
        quantity.kind = .reps
        place += 1
      }
    }
    if token()?.word == .failure, token()?.isSpaced == false {
      quantity.toFailure = true
      place += 1
    }
    if isHelp(quantity) { quantity.kind = .load }
    // `25 kg of help for 6`
    if quantity.kind == .load, quantity.loadKind == .external, token()?.word == .of,
      isText(token(1), "help") || isText(token(1), "assistance")
    {
      quantity.loadKind = .assisted
      place += 2
    }
    if quantity.kind == .load { readLoadSuffixes(&quantity) }
    while let token = token() {
      if token.word == .each {
        // `20 kg each` is the load of a hand, and so is `12.5 each x8`.
        if isLoadOfHand(quantity) { quantity.kind = .load }
        if quantity.kind != .load { quantity.isEach = true }
        place += 1
      } else if quantity.side == nil, let side = trailingSide() {
        quantity.side = side
      } else if quantity.kind == .plain, quantity.isEach || quantity.side != nil, token.word == .reps {
        quantity.kind = .reps
        place += 1
      } else {
        break
      }
    }
  }

  /// Whether a number before `each` and a product is no count: `12.5 each x8`, `20 each x10`, but `12 each x3`.
  private func isLoadOfHand(_ quantity: NotationQuantity) -> Bool {
    if isOfHand, quantity.kind == .plain, quantity.upper == nil, token(-2)?.kind != .times {
      // `3x8 22.5/hand`, `50 per hand, 2 x 45 sec`
      return quantity.isDecimal || (quantity.value ?? 0) > 30 || (quantity.value ?? 0) > 15 && hasProduct
    }
    guard quantity.kind == .plain, token(1)?.kind == .times, isNumber(2), let value = quantity.value,
      let count = token(2)?.value
    else { return false }
    return quantity.isDecimal || value >= 15 && count > 6
  }

  /// Whether what is said of each is said of each hand.
  private var isOfHand: Bool {
    let word = letters(token())
    return word.suffix(4).elementsEqual("hand".utf8) || word.suffix(5).elementsEqual("hands".utf8)
  }

  private var hasProduct: Bool {
    tokens.indices.dropFirst().dropLast().contains { place in
      tokens[place].kind == .times && tokens[place - 1].kind == .number && tokens[place + 1].kind == .number
    }
  }

  /// `8 L`, `8 (L)`; not the side of the next number (`8 / R 7`).
  private mutating func trailingSide() -> NotationSide? {
    if let side = side(at: 0) {
      if isOfRemark(0) { return nil }
      if token()?.isSpaced == true, isNumber(1) {
        // `10 L 9 R` has its sides behind the numbers, `L 10 R 9` before them.
        guard token(-1)?.kind == .number || isTimeUnit(-1), endsWithSide else { return nil }
      }
      if token(1)?.kind == .colon { return nil }
      // `2 L water`.
      if isLetter(0, "l"), token()?.isSpaced == true, token(1)?.kind == .word, token(1)?.word == nil { return nil }
      place += 1
      return side
    }
    if token()?.kind == .open, let side = bracketedSide {
      if token(2)?.kind == .close {
        place += 3
        return side
      }
      // `(left hand)`
      if let part = token(2), part.kind == .word, isOf(part, NoteStructureWords.sidedParts), token(3)?.kind == .close {
        place += 4
        return side
      }
    }
    return nil
  }

  /// Whether sides and numbers stand here by turns, with spaces between, and a side is the last.
  private var endsWithSide: Bool {
    var offset = 0
    while offset < 40, side(at: offset) != nil, isNumber(offset + 1), token(offset + 1)?.isSpaced == true {
      offset += isTimeUnit(offset + 2) ? 3 : 2
    }
    return offset > 0 && side(at: offset) != nil && !isNumber(offset + 1)
  }

  private func isTimeUnit(_ offset: Int) -> Bool {
    token(offset)?.word == .seconds || token(offset)?.word == .minutes
  }

  /// `(R)` is a side in any line.
  private var bracketedSide: NotationSide? { side(at: 1) ?? (isLetter(1, "r") ? .right : nil) }

  private mutating func readLoadSuffixes(_ quantity: inout NotationQuantity) {
    if let kind = token()?.word, kind == .assisted || kind == .added, !isNumber(1) || token(2)?.kind == .times {
      quantity.loadKind = kind == .assisted ? .assisted : .added
      place += 1
    }
    skipOtherUnit(quantity)
    // `with 8 kg vest`: worn on the body.
    if let word = token(), word.kind == .word, isOf(word, NoteStructureWords.worn) {
      asides.append(word.start..<word.end)
      quantity.loadKind = .added
      place += 1
    }
    // `with 30 lb pack`: carried, and no part of what the body moves.
    if let word = token(), word.kind == .word, ["pack", "backpack", "rucksack"].contains(where: { isText(word, $0) }) {
      asides.append(word.start..<word.end)
      place += 1
    }
    if token()?.word == .on, token(1)?.word == .bar { place += 1 }
    if token()?.word == .bar, token(1)?.kind != .word { place += 1 }
    // `+ 10kg plate`
    if token()?.word == .plates, quantity.loadUnit == .kilogram || quantity.loadUnit == .pound { place += 1 }
    if token()?.word == .bodies, token(1)?.kind != .word || token(1)?.word == .for { place += 1 }
  }

  /// `95 lb/43 kg`, `100 kg (220 lb)`: one load in two units.
  private mutating func skipOtherUnit(_ quantity: NotationQuantity) {
    let found = attempt { parser -> Bool? in
      guard let sign = parser.token()?.kind, sign == .slash || sign == .open || sign == .equals,
        parser.isNumber(1), let value = parser.token(1)?.value
      else { return nil }
      parser.place += 2
      let unit: NotationLoadUnit? =
        parser.token()?.word == .kilograms ? .kilogram : parser.token()?.word == .pounds ? .pound : nil
      guard let unit, let own = quantity.loadUnit, unit != own, let first = quantity.value else { return nil }
      let other = Load(value: first, unit: own.unit).converted(to: unit.unit).value ?? 0
      guard abs(other - value) <= max(2.5, other * 0.05) else { return nil }
      parser.place += 1
      if sign == .open {
        guard parser.token()?.kind == .close else { return nil }
        parser.place += 1
      }
      return true
    }
    _ = found
  }
}
