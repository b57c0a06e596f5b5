import TextStreams

/// Numbers and signs, and what stands behind the sets.
extension NotePlainWording {
  /// How hard they were, and whether they were warm-ups; then nothing.
  mutating func takeTail() -> Bool {
    if takeSide() || take(", last set to failure") { return place == text.count }
    _ = takeEffort()
    if text.slice(0, place).firstIndex(of: UInt8(ascii: ",")) == nil { _ = take(" (warm-up)") || take(" (warmup)") }
    return place == text.count
  }

  private mutating func takeSide() -> Bool {
    take(" each ") || take(" per ") ? take("side") || take("leg") || take("arm") : false
  }

  private mutating func takeEffort() -> Bool {
    let before = self
    _ = take(",")
    if take(" @ ") || take(" @") {
      _ = take("RPE ") || take("RPE")
      if isAtEffort, takeNumber() { return true }
    } else if case let isBracketed = take(" ("), isBracketed || take(" "),
      take("RPE") || take("rpe") || take("RIR") || take("rir")
    {
      _ = take(" ")
      if takeNumber(), !isBracketed || take(")") { return true }
    }
    self = before
    return false
  }

  /// Whether a number from 5 to 10 comes next.
  private var isAtEffort: Bool {
    text[place] >= UInt8(ascii: "5") && text[place] <= UInt8(ascii: "9") && !text[place + 1].isDigit
      || text.slice(place).hasPrefix("10") && !text[place + 2].isDigit
  }

  // MARK: Numbers and signs

  var isAtDigit: Bool { text[place].isDigit }

  mutating func take(_ sign: StaticString) -> Bool {
    guard text.slice(place).hasPrefix(sign) else { return false }
    place += sign.utf8CodeUnitCount
    return true
  }

  mutating func takeDigits(_ most: Int) -> Bool {
    let start = place
    while text[place].isDigit, place - start < most { place += 1 }
    return place > start && !text[place].isDigit
  }

  /// A whole number of up to three digits.
  mutating func takeCount() -> Bool {
    takeDigits(3) && !(text[place] == UInt8(ascii: ".") && text[place + 1].isDigit)
  }

  mutating func takeNumber() -> Bool {
    guard takeDigits(3) else { return false }
    guard text[place] == UInt8(ascii: "."), text[place + 1].isDigit else { return true }
    place += 1
    return takeDigits(2)
  }

  mutating func takeUnit(_ units: [StaticString]) -> Bool {
    for unit in units {
      let before = self
      if take(unit), !text[place].isLetter { return true }
      self = before
    }
    return false
  }

  /// A number, and its unit where it has one.
  ///
  /// - Parameter isAdded: Whether a sign says that it is a load.
  mutating func takeLoad(hasUnit: Bool = false, isAdded: Bool = false) -> Bool {
    let start = place
    guard takeNumber() else { return false }
    let number = text.slice(start, place)
    isClear = number.count > 2 || number.count == 2 && number[0] > UInt8(ascii: "3")
    let before = self
    _ = take(" ")
    if take("kg") || take("lbs") || take("lb"),
      !text[place].isLetter || text[place] == UInt8(ascii: "x") && text[place + 1].isDigit
    {
      isClear = true
      return true
    }
    self = before
    return isAdded || !hasUnit && !needsUnit
  }

  /// `BW`, `BW+10 kg`
  mutating func takeBody() -> Bool {
    guard isAtBodyweight || isBodyweightAtEnd else { return false }
    place += 2
    let before = self
    if take("+") ? takeLoad(isAdded: true) : take(" + ") && takeLoad(hasUnit: true) { return true }
    self = before
    return true
  }

  var isBodyweightAtEnd: Bool {
    place + 2 == text.count && (text.slice(place).equals("BW") || text.slice(place).equals("bw"))
  }

  /// ` x `, `x`, ` × `
  mutating func takeSign() -> Bool {
    let before = self
    _ = take(" ")
    guard take("x") || take("×") else {
      self = before
      return false
    }
    _ = take(" ")
    guard isAtDigit else {
      self = before
      return false
    }
    return true
  }
}
