import TrainingModel

extension NotationParser {
  /// `1:30`, `1:02:30`.
  mutating func clockTime(_ number: NotationToken) -> Double? {
    guard isTight(0, .colon), isTight(1, .number), let second = token(1), second.end - second.start >= 2,
      second.value < 60, !number.isDecimal, second.end - second.start == 2 || second.isDecimal
    else { return nil }
    place += 2
    if isTight(0, .colon), isTight(1, .number), let third = token(1), third.value < 60 {
      place += 2
      return number.value * 3600 + second.value * 60 + third.value
    }
    let isPace = token(1)?.kind == .slash && token(2)?.kind != .number
    let isBeforeNumber = token(1)?.kind == .number && token()?.word != .hours
    guard token()?.kind == .word, !isBeforeNumber, !isPace, token(1)?.word != .rest else {
      return number.value * 60 + second.value
    }
    // `1:15 min, 1:00 min`, `1:20 h`
    let isHours = token()?.word == .hours && number.value <= 6 && token(-4) != nil
    if token()?.word == .minutes || isHours { place += 1 }
    return (number.value * 60 + second.value) * (isHours ? 60 : 1)
  }

  /// `1'30`, `90"`, `6'`.
  mutating func primeTime(_ number: NotationToken) -> Double? {
    guard isTight(0, .prime) else { return nil }
    if isTight(1, .prime) {
      place += 2
      return number.value
    }
    if isTight(1, .number), let seconds = token(1), seconds.value < 60 {
      place += 2
      if isTight(0, .doublePrime) { place += 1 } else if isTight(0, .prime), isTight(1, .prime) { place += 2 }
      return number.value * 60 + seconds.value
    }
    if isTight(1, .word) { return nil }
    place += 1
    return number.value * 60
  }

  /// `1 h 30`, `2 min 30 s`, `1h30m`.
  mutating func readDuration(_ quantity: inout NotationQuantity) -> Bool {
    guard var unit = secondsInUnit(token()), let value = quantity.value else { return false }
    var seconds = value * unit
    if let upper = quantity.upper { quantity.upper = upper * unit }
    place += 1
    while unit > 1, let number = token(), number.kind == .number, number.value < 60 {
      if unit == 3600, !number.isSpaced, let rest = minutesAndSeconds(number) {
        // `1h52'30"`, `1h52:30`
        seconds += rest
        break
      } else if let smaller = secondsInUnit(token(1)), smaller < unit {
        seconds += number.value * smaller
        unit = smaller
        place += 2
      } else if number.isSpaced, unit == 60, number.end - number.start == 2, isEndOfTime(1),
        token(-3)?.word == .in || isText(token(-3), "en") || value < 10 && token(-1)?.isSpaced == false
          || value < 10 && number.value.truncatingRemainder(dividingBy: 15) == 0
          || value < 4 && number.value.truncatingRemainder(dividingBy: 10) == 0 && number.value > 0
      {
        // `9 min 30`
        seconds += number.value
        place += 1
        break
      } else if !number.isSpaced, token(1)?.kind != .times {
        seconds += number.value * unit / 60
        place += 1
        break
      } else {
        break
      }
    }
    quantity.kind = .duration
    quantity.value = seconds
    return true
  }

  /// The seconds of `52'30"`, `52:30` behind hours.
  private mutating func minutesAndSeconds(_ minutes: NotationToken) -> Double? {
    let sign = token(1)?.kind
    guard sign == .prime || sign == .colon, token(1)?.isSpaced == false else { return nil }
    if isTight(2, .number), let seconds = token(2), seconds.value < 60, seconds.end - seconds.start == 2 {
      place += sign == .prime && isTight(3, .doublePrime) ? 4 : 3
      return minutes.value * 60 + seconds.value
    }
    guard sign == .prime else { return nil }
    place += 2
    return minutes.value * 60
  }

  private func isEndOfTime(_ offset: Int) -> Bool {
    guard let next = token(offset) else { return true }
    return next.kind == .comma || next.kind == .period || next.kind == .close
  }

  private func secondsInUnit(_ token: NotationToken?) -> Double? {
    guard let token, token.kind == .word else { return nil }
    if isText(token, "m") { return 60 }
    switch token.word {
    case .seconds: return 1
    case .minutes: return 60
    case .hours: return 3600
    default: return nil
    }
  }
}
