import TrainingModel

extension NotationParser {
  /// A number and what stands at it.
  mutating func numberQuantity() -> NotationQuantity? {
    guard let number = token(), number.kind == .number else { return nil }
    var quantity = NotationQuantity(value: number.value, isDecimal: number.isDecimal, start: number.start)
    place += 1
    // `lock off 90°`, `lock off 90deg`
    let isAngle = isText(token(), "deg") && token()?.isSpaced == false && token(1) == nil
    if token()?.kind == .degree || isAngle { return nil }
    if isFeet {
      (quantity.kind, quantity.distanceUnit) = (.distance, .foot)
      place += 1
      return quantity
    }
    if let seconds = clockTime(number) ?? primeTime(number) {
      quantity.kind = .duration
      quantity.value = seconds
      return quantity
    }
    readRange(&quantity)
    skipOtherHand(number)
    addPlates(number, &quantity)
    // `@7ish`
    if isText(token(), "ish"), token()?.isSpaced == false {
      let isEffort = token(-2)?.kind == .at || token(-2)?.word == .rpe
      let isBehindProduct = (token(-2)?.kind == .times || token(-2)?.word == .for) && token(1)?.kind != .word
      let isAlone = token(1) == nil && token(-2)?.kind == .word && token(-3)?.kind != .number
      if isEffort || isBehindProduct || isAlone || token(1)?.word == .reps || token(1)?.kind == .times {
        quantity.isApproximate = !isEffort
        place += 1
      }
    }
    guard readUnit(&quantity) else { return nil }
    readSuffixes(&quantity)
    return quantity
  }

  /// `400 lbs x 50'`: how far a load was carried.
  private var isFeet: Bool {
    guard isTight(0, .prime), !isTight(1, .prime), !isTight(1, .number), token(-2)?.kind == .times,
      let before = token(-3)
    else { return false }
    return before.word == .pounds || before.word == .kilograms || before.kind == .number && before.value > 30
  }

  /// `40+40 x 10`: the same in each hand, of which one is the load.
  private mutating func skipOtherHand(_ number: NotationToken) {
    guard isTight(0, .plus), isTight(1, .number), token(1)?.value == number.value, number.value > 1,
      let next = token(2), next.kind == .times || next.word == .kilograms || next.word == .pounds
    else { return }
    place += 2
  }

  /// `45+25 x 10`: plates of two sizes, whose sum is the load.
  private mutating func addPlates(_ number: NotationToken, _ quantity: inout NotationQuantity) {
    guard isTight(0, .plus), isTight(1, .number), let other = token(1), token(-2)?.kind != .times,
      token(-2)?.kind != .plus, min(number.value, other.value) >= 5, max(number.value, other.value) > 20,
      other.value != number.value, token(2)?.kind == .times, isNumber(3), token(4)?.kind != .times
    else { return }
    quantity.value = number.value + other.value
    quantity.isDecimal = number.isDecimal || other.isDecimal
    place += 2
  }

  /// `8-12`, `8 to 12`; a smaller second number is no range, and three joined are a list.
  private mutating func readRange(_ quantity: inout NotationQuantity) {
    guard let sign = token(), let upper = token(1), upper.kind == .number, let value = quantity.value,
      value < upper.value
    else { return }
    // `225x2 - 3rd one fell`
    if sign.isSpaced, let ending = token(2), ending.kind == .word, !ending.isSpaced,
      ["st", "nd", "rd", "th"].contains(where: { isText(ending, $0) })
    {
      return
    }
    // `285 x 4 - 9 RPE`
    if sign.isSpaced, token(2)?.word == .rpe || token(2)?.word == .rir { return }
    let isDash = sign.kind == .dash && sign.isSpaced == upper.isSpaced
    if isDash, let before = token(-2), before.kind == .dash, token(-3)?.kind == .number { return }
    guard isDash || sign.word == .to else { return }
    // `Shrug - 3x15 - 40`, `3x10 - 12.5` go on with the load, too.
    if sign.isSpaced, token(-2)?.kind == .times, token(2)?.kind != .times {
      if upper.value > 30 || upper.isDecimal { return }
      if token(-4)?.kind == .dash, token(-4)?.isSpaced == true { return }
    }
    // `row 7.5 - 10, 9, 7`
    if sign.isSpaced, quantity.isDecimal, token(2)?.kind == .comma || token(2)?.kind == .slash, isNumber(3) { return }
    // `lat raise - 8 - 15 12 12`: a load between two dashes, and a list
    if sign.isSpaced, token(-2)?.kind == .dash, token(-2)?.isSpaced == true,
      isNumber(2) || (token(2)?.kind == .comma || token(2)?.kind == .slash) && isNumber(3)
    {
      return
    }
    // `10x10 - 24`: no range is so wide.
    if sign.isSpaced, token(-2)?.kind == .times, token(-2)?.isSpaced == false, upper.value >= value * 2 { return }
    // `3 x 10 - 60 kg` goes on with the load.
    if !sign.isSpaced, upper.value > 30, upper.value > value * 3, token(-2)?.kind == .times { return }
    if sign.isSpaced, upper.value > value * 3 || token(2)?.word == .kilograms || token(2)?.word == .pounds { return }
    // `3-5-7` is a list, `1 - 60x10` counts a set.
    if let next = token(2), next.kind == .dash, next.isSpaced == sign.isSpaced, isNumber(3) { return }
    if let next = token(2)?.kind, next == .times || next == .colon, sign.isSpaced { return }
    quantity.upper = upper.value
    place += 2
  }

  /// Reads the unit; false where letters stand at the number that are none (`21st`, `1RM`).
  private mutating func readUnit(_ quantity: inout NotationQuantity) -> Bool {
    guard let unit = token() else { return true }
    if unit.kind == .percent {
      quantity.kind = .percent
      place += 1
      skipBase()
      return true
    }
    if unit.kind == .doublePrime, !unit.isSpaced { return take(.secondsOrInches, &quantity) }
    if unit.kind == .hash, !unit.isSpaced { return take(.load, &quantity, unit: .pound) }
    if unit.kind == .prime, isLetter(1, "s") {
      place += 1
      return take(.pairOrSeconds, &quantity)
    }
    guard unit.kind == .word else { return true }
    return readUnitWord(unit, &quantity)
  }

  /// `80% of 150 kg`, `85% of 1RM x 3`: what the percentage is of, which nobody lifted.
  private mutating func skipBase() {
    guard token()?.word == .of, let start = token()?.start else { return }
    let isMaximum = isText(token(2), "rm") && token(2)?.isSpaced == false
    let isRepMaximum = token(1)?.value == 1 && token(2)?.word == .reps && isText(token(3), "max")
    if isNumber(1) {
      let count = isRepMaximum ? 4 : isMaximum || isLoadUnit(2) ? 3 : 2
      // `100 kg 3x5, 80% of 125 kg` says of the load before how much it is.
      if token(-3)?.kind == .comma || token(-3)?.kind == .dash, token(count) == nil { return }
      place += count
    } else if ["tm", "max", "pr", "pb"].contains(where: { isText(token(1), $0) }), token(2)?.kind == .times {
      place += 2
    } else {
      return
    }
    asides.append(start..<(token(-1)?.end ?? start))
  }

  /// `1pl+10 x 8`: what hangs beside the plates.
  private mutating func skipSmallPlates() {
    guard token()?.kind == .plus, isNumber(1), let start = token()?.start, let end = token(1)?.end else { return }
    place += token(2)?.word == .kilograms || token(2)?.word == .pounds ? 3 : 2
    asides.append(start..<(token(-1)?.end ?? end))
  }

  private mutating func take(
    _ kind: NotationQuantity.Kind, _ quantity: inout NotationQuantity, unit: NotationLoadUnit? = nil
  )
    -> Bool
  {
    quantity.kind = kind
    quantity.loadUnit = unit
    place += 1
    return true
  }

  private mutating func readUnitWord(_ unit: NotationToken, _ quantity: inout NotationQuantity) -> Bool {
    // `60x10 S2`: the letter belongs to what stands behind it.
    if unit.isSpaced, isTight(1, .number), unit.end - unit.start == 1 { return true }
    // `10k steps`
    if isLetter(0, "k"), isText(token(1), "steps") { return false }
    if isLetter(0, "k") { return take(.kilo, &quantity) }
    if isLetter(0, "m"), !unit.isSpaced, isTight(1, .number),
      isLetter(2, "s") || token(2)?.word == .seconds || isSecondsBehind
    {
      return readDuration(&quantity)
    }
    // `1m 30s`; `25m 30s` may be a lap of a pool.
    if isLetter(0, "m"), !unit.isSpaced, (quantity.value ?? 99) < 10, isNumber(1), (token(1)?.value ?? 99) < 60,
      isLetter(2, "s") || token(2)?.word == .seconds, token(2)?.isSpaced == false
    {
      return readDuration(&quantity)
    }
    // `2.70 m`: nobody writes minutes so.
    if isLetter(0, "m"), hasTwoPlaces { return takeDistance(.meter, &quantity) }
    if isLetter(0, "m") { return take(.minutesOrMeters, &quantity) }
    // `60s AMRAP` is a time.
    if isLetter(0, "s"), !unit.isSpaced {
      return take(token(1)?.word == .amrap ? .duration : .pairOrSeconds, &quantity)
    }
    // `3p x 12`
    if isLetter(0, "p"), !unit.isSpaced, token(1)?.kind == .times, (quantity.value ?? 99) <= 12 {
      return take(.load, &quantity, unit: .plates)
    }
    switch unit.word {
    case .kilograms: return take(.load, &quantity, unit: .kilogram)
    case .pounds: return take(.load, &quantity, unit: .pound)
    // `w/ 45 plate`: what one of them weighs.
    case .plates where isText(unit, "plate") && (quantity.value ?? 0) >= 10: return take(.load, &quantity)
    case .plates:
      let isTaken = take(.load, &quantity, unit: .plates)
      skipSmallPlates()
      return isTaken
    case .reps where side(at: 0) != nil: return true
    // `495 single`
    case .single where (quantity.value ?? 0) > 20, .double where (quantity.value ?? 0) > 20,
      .triple where (quantity.value ?? 0) > 20:
      return true
    case .single, .double, .triple:
      quantity.repsOfNoun = unit.word == .single ? 1 : unit.word == .double ? 2 : 3
      return take(.sets, &quantity)
    case .sets where token(-2)?.kind == .times && unit.isSpaced && isNumberOfSet: return true
    case .reps, .sets, .rounds:
      if isKey { return true }
      return take(unit.word == .reps ? .reps : .sets, &quantity)
    case .inches, .centimeters: return take(.height, &quantity)
    case .in where !unit.isSpaced && unit.end - unit.start == 2: return take(.height, &quantity)
    case .seconds, .minutes, .hours: return readDuration(&quantity)
    case .meters: return takeDistance(.meter, &quantity)
    case .kilometers: return takeDistance(.kilometer, &quantity)
    case .miles: return takeDistance(.mile, &quantity)
    case .yards: return takeDistance(.yard, &quantity)
    case .feet: return takeDistance(.foot, &quantity)
    case .calories, .heartRate, .speed: return false
    case nil where isText(unit, "degrees") || isText(unit, "deg"): return false
    // `400 g` is of food.
    case nil where isText(unit, "g") || isText(unit, "grams") || isText(unit, "ml"): return false
    case nil
    where ["eur", "euro", "euros", "usd", "gbp", "chf", "dollars", "bucks"].contains(where: { isText(unit, $0) }):
      return false
    // `2 runs of 40 m`
    case nil where isOf(unit, NoteStructureWords.passes) && token(1)?.word == .of && isNumber(2):
      return take(.sets, &quantity)
    // `1412 W` is a power.
    case _ where isText(unit, "watt") || isText(unit, "watts"): return false
    case _
    where isLetter(0, "w") && bytes[unit.start] == UInt8(ascii: "W") && unit.isSpaced && (quantity.value ?? 0) >= 100:
      return false
    case nil where isText(unit, "times") && token(1) == nil: return take(.reps, &quantity)
    // `20x10, 2 drops` does not say what they were.
    case nil
    where isText(unit, "drops") && unit.isSpaced && token(1) == nil && token(-2)?.kind == .comma
      && (quantity.value ?? 99) <= 3:
      return false
    case nil where isText(unit, "steps") && (quantity.value ?? 99) <= 60: return take(.reps, &quantity)
    // `(3RM prep)`
    case nil where isText(unit, "rm") && token(-2)?.kind == .open && token(1)?.kind == .word: return false
    case nil where isText(unit, "rm") && (quantity.value ?? 0) >= 2: return take(.reps, &quantity)
    // `24er`: a pair of dumbbells in German.
    case nil where isText(unit, "er") && !unit.isSpaced && (quantity.value ?? 0) >= 4: return take(.load, &quantity)
    // `60x5w`
    case nil: return unit.isSpaced || isLetter(0, "w") && token(-2)?.kind == .times
    default: return unit.isSpaced || isMark(unit.word)
    }
  }

  /// Whether the number before the unit has two digits behind its point.
  private var hasTwoPlaces: Bool {
    guard let number = token(-1), number.isDecimal, number.end - number.start > 3 else { return false }
    let point = bytes[number.end - 3]
    return point == UInt8(ascii: ".") || point == UInt8(ascii: ",")
  }

  /// `1m15`
  private var isSecondsBehind: Bool {
    guard let minutes = token(-1), minutes.value < 10, let seconds = token(1), seconds.end - seconds.start == 2,
      seconds.value < 60
    else { return false }
    return token(2).map { $0.isSpaced || $0.kind == .comma || $0.kind == .slash } ?? true
  }

  /// Whether the noun here counts the set behind it: `60x10 set 2 65x8`.
  private var isNumberOfSet: Bool {
    guard isNumber(1), (token(1)?.value ?? 99) <= 20, let next = token(2) else { return false }
    return next.kind == .colon || next.kind == .number && next.isSpaced
  }

  /// Whether the noun here belongs to the number behind it: `sets: 3 reps: 8`.
  private var isKey: Bool {
    guard isNumber(1) || (token(1)?.kind == .colon && isNumber(2)) else { return false }
    let isSigned = token(-2)?.kind == .colon || token(-2)?.kind == .equals
    let offset = isSigned ? -3 : -2
    let before = token(offset)?.word
    if before == .at { return token(1)?.kind == .colon }
    guard before == .sets || before == .reps, before != token()?.word else { return false }
    // `5 sets 5 reps 225`: the noun before has a number of its own.
    return isSigned || token(offset - 1)?.kind != .number
  }

  private func isMark(_ word: NoteWord?) -> Bool {
    switch word {
    case .failure, .each, .left, .right, .drop, .rpe, .rir, .max, .amrap, .warmup, .bodyweight, .by: true
    default: false
    }
  }

  private mutating func takeDistance(_ unit: NotationDistanceUnit, _ quantity: inout NotationQuantity) -> Bool {
    quantity.distanceUnit = unit
    return take(.distance, &quantity)
  }
}
