/// Weight that is taken off the body, by a machine, a band or a pulley.
extension NotationParser {
  /// `10 s -12 kg`: weight taken off what is held.
  var isHelpBehindTime: Bool {
    token()?.kind == .dash && token()?.isSpaced == true && isTight(1, .number) && token(-1)?.word == .seconds
      && (token(2)?.word == .kilograms || token(2)?.word == .pounds) && token(3)?.kind != .times
  }

  /// `-20 kg 10 s`, `-14 10 s`: weight taken off before the time of what is held.
  var isHelpBeforeTime: Bool {
    guard token()?.kind == .dash, isTight(1, .number), token()?.isSpaced == true || place == 0,
      token(-1)?.kind != .number
    else { return false }
    // `-3 45 s` counts, and behind a name a dash may only divide.
    if isLoadUnit(2) {
      let before = token(-1)
      guard before == nil || [.comma, .colon].contains(before?.kind) || side(at: -1) != nil else { return false }
    } else {
      guard movesBody, side(at: -1) != nil || (token(1)?.value ?? 0) >= 10 else { return false }
    }
    let time = isLoadUnit(2) ? 3 : 2
    return isNumber(time) && token(time + 1)?.word == .seconds && token(time + 2)?.kind != .times
  }

  /// `-15 kg`, `(-)15`: weight taken off by a machine.
  mutating func helpQuantity(start: Int) -> NotationQuantity? {
    let isMarked = token()?.kind == .close
    place += 1
    guard var quantity = numberQuantity(),
      quantity.kind == .load
        // `dips -20 8 8 6`
        || (quantity.kind == .plain
          && (isMarked || token()?.kind == .times || token()?.kind == .close
            || isNumber(0) && token(1)?.word == .seconds
            || spacedNumbers > 1 && (quantity.value ?? 0) >= 2 * (token()?.value ?? 0))),
      quantity.upper == nil
    else { return nil }
    quantity.kind = .load
    quantity.loadKind = .assisted
    quantity.start = start
    return quantity
  }

  /// `50 assist x 6`, `6 x 50 assist`: a number that the noun behind it makes a load.
  func isHelp(_ quantity: NotationQuantity) -> Bool {
    guard quantity.kind == .plain, quantity.upper == nil, let value = quantity.value, let word = token(),
      word.word == .assisted, ["assist", "assistance", "help"].contains(where: { isText(word, $0) })
    else { return false }
    switch token(1)?.kind {
    case .times: return isNumber(2)
    case nil, .comma, .close: return value >= 10
    default: return false
    }
  }
}
