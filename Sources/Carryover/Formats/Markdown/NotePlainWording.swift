import TextStreams

/// Whether a line tells its sets in a wording that the reader of notation knows as it stands: `Pull-ups BW+10 kg x 8, 8, 7`,
/// `Row 3x10 @ 60 kg, RPE 8`, `Plank 3x60s`, `Run 5 km in 25:10`, `60 x 8, 8, 7`, below a name or behind a known one.
///
/// What such a line says does not hang on those around it, and no rule of spelling puts it otherwise; a test holds this
/// against the rules. Four of five lines with numbers are of this kind or plainer.
struct NotePlainWording {
  private let text: ByteSlice
  private var place = 0
  /// Whether the load that was taken last can be nothing else: it has a unit or a point, or is larger than repetitions are.
  private var isClear = false

  /// No longer line is looked at.
  private static let longest = 100

  private init(_ text: ByteSlice) { self.text = text }

  /// Whether a text is worded so.
  static func isIn(_ text: ByteSlice, names: NoteNames) -> Bool {
    guard text.count <= longest else { return false }
    let body = text.behindLabel
    var wording = Self(body)
    if body[0].isDigit || wording.isAtBodyweight { return body.count == text.count && wording.takesAll() }
    guard let name = wording.takeName() else { return false }
    let look = names.look(name)
    return look.isKnown && !look.isAssisted && wording.takesAll()
  }

  // MARK: Names

  /// Takes the letters before the sets, and what divides the two.
  private mutating func takeName() -> ByteSlice? {
    var end = 0
    while text[end].isLetter || text[end] == 32 || text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "'") {
      if text[end] == 32, isBodyweight(at: end + 1) { break }
      end += 1
    }
    place = end
    if take(":") {
      guard take(" ") else { return nil }
    } else {
      guard end > 0, text[end - 1] == 32 || take(" ") else { return nil }
      if text[end - 1] == 32 { end -= 1 }
      if text[end - 1] == UInt8(ascii: "-"), text[end - 2] == 32 { end -= 2 }
    }
    let name = text.slice(0, end)
    return Self.hasWords(name) ? name : nil
  }

  /// Whether a name is made of words of two letters and more, with a space between them: a letter may be a side.
  private static func hasWords(_ name: ByteSlice) -> Bool {
    var letters = 0
    for index in 0..<name.count {
      if name[index] == 32 {
        guard letters > 1 else { return false }
        letters = 0
      } else {
        letters += 1
      }
    }
    return letters > 1
  }

  private func isBodyweight(at place: Int) -> Bool {
    guard text[place] | 32 == UInt8(ascii: "b"), text[place + 1] | 32 == UInt8(ascii: "w"),
      (text[place] ^ text[place + 1]) & 32 == 0
    else { return false }
    return text[place + 2] == 32 || text[place + 2] == UInt8(ascii: "+")
  }

  private var isAtBodyweight: Bool { isBodyweight(at: place) }

  // MARK: Sets

  private func takesAll() -> Bool {
    for form in Self.forms {
      var wording = self
      if form(&wording), wording.takeTail() { return true }
    }
    return false
  }

  private static let forms: [@Sendable (inout Self) -> Bool] = [
    { $0.takeScheme() }, { $0.takeProducts() }, { $0.takeCounts() }, { $0.takeLoadAndScheme() }, { $0.takeBracket() },
    { $0.takeOfBody() }, { $0.takeTimes() }, { $0.takeWay() },
  ]

  /// `3x10 @ 60 kg`, `3x10 60kg`, `3 x 8 @ BW+10 kg`; what `3x10` alone means, the lines below may say.
  private mutating func takeScheme() -> Bool {
    guard takeCount(), takeSign(), takeCount() else { return false }
    if take(" @ ") || take(" @") || take("@ ") || take("@") || take(" at ") { return takeBody() || takeLoad() }
    return take(" ") && (takeBody() || takeLoad(hasUnit: true))
  }

  /// `60 kg x 8`, `60x8, 70x8, 80x6`, `80 x 5 x 3`; `3x10` may be sets.
  private mutating func takeProducts() -> Bool {
    var count = 0
    repeat {
      guard takeLoad(), isClear || count > 0, takeSign(), takeCount() else { return false }
      count += 1
      if count == 1, takeSign() { return takeCount() }
    } while take(", ")
    return true
  }

  /// `60 kg x 8, 8, 7`, `60 x 8/8/7`, `60 kg: 8, 8, 7`, `60kg 8/8/7`, `12, 10, 8`
  private mutating func takeCounts() -> Bool {
    let before = self
    if takeLoad(), isClear, takeSign() || take(": ") || take(" "), takeList() { return true }
    self = before
    // `24/10/10/10` may begin with its load, and `8, 8, 7` alone tell what came of the line above.
    return place > 0 && takeList([", "])
  }

  private mutating func takeList(_ signs: [StaticString] = [", ", "/", ","]) -> Bool {
    guard takeCount(), let sign = signs.first(where: { take($0) }) else { return false }
    repeat { guard takeCount() else { return false } } while take(sign)
    return true
  }

  /// `60 kg 3x10`, `60kg: 3x10`
  private mutating func takeLoadAndScheme() -> Bool {
    guard takeLoad(hasUnit: true), take(": ") || take(", ") || take(" ") else { return false }
    return takeCount() && takeSign() && takeCount()
  }

  /// `(60 kg): 8, 8, 7`
  private mutating func takeBracket() -> Bool {
    take("(") && takeLoad(hasUnit: true) && take("): ") && takeList()
  }

  /// `BW x 8, 8, 6`, `BW+10 kg x 8`, `BW 3x8`
  private mutating func takeOfBody() -> Bool {
    guard takeBody() else { return false }
    if takeSign() {
      guard takeCount() else { return false }
      let sign: StaticString = text[place] == UInt8(ascii: "/") ? "/" : ", "
      while take(sign) { guard takeCount() else { return false } }
      return true
    }
    return take(" ") && takeCount() && takeSign() && takeCount()
  }

  /// `60s`, `3x60s`, `3 x 45 sec`, `60s, 50s, 45s`
  private mutating func takeTimes() -> Bool {
    let before = self
    if !(takeCount() && takeSign() && isAtDigit) { self = before }
    repeat {
      guard takeCount() else { return false }
      _ = take(" ")
      guard takeUnit(["seconds", "secs", "sec", "s", "min"]) else { return false }
    } while take(", ")
    return true
  }

  /// `5 km`, `5 km in 25:10`, `5k 25:10`, `20 min, 3.5 km`
  private mutating func takeWay() -> Bool {
    let before = self
    if takeCount(), take(" min, ") || take("min, ") { return takeDistance() }
    self = before
    guard takeDistance() else { return false }
    guard take(" in ") || take(" ") else { return true }
    return takeClock()
  }

  private mutating func takeDistance() -> Bool {
    guard takeNumber() else { return false }
    _ = take(" ")
    return takeUnit(["km", "k", "miles", "mi", "m"])
  }

  private mutating func takeClock() -> Bool {
    guard takeDigits(2), take(":"), takeDigits(2) else { return false }
    return !take(":") || takeDigits(2)
  }

  /// How hard they were, and whether they were warm-ups; then nothing.
  private mutating func takeTail() -> Bool {
    _ = takeEffort()
    if !text.slice(0, place).hasComma { _ = take(" (warm-up)") || take(" (warmup)") }
    return place == text.count
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

  private var isAtDigit: Bool { text[place].isDigit }

  private mutating func take(_ sign: StaticString) -> Bool {
    guard text.slice(place).hasPrefix(sign) else { return false }
    place += sign.utf8CodeUnitCount
    return true
  }

  private mutating func takeDigits(_ most: Int) -> Bool {
    let start = place
    while text[place].isDigit, place - start < most { place += 1 }
    return place > start && !text[place].isDigit
  }

  /// A whole number of up to three digits.
  private mutating func takeCount() -> Bool {
    takeDigits(3) && !(text[place] == UInt8(ascii: ".") && text[place + 1].isDigit)
  }

  private mutating func takeNumber() -> Bool {
    guard takeDigits(3) else { return false }
    guard text[place] == UInt8(ascii: "."), text[place + 1].isDigit else { return true }
    place += 1
    return takeDigits(2)
  }

  private mutating func takeUnit(_ units: [StaticString]) -> Bool {
    for unit in units {
      let before = self
      if take(unit), !text[place].isLetter { return true }
      self = before
    }
    return false
  }

  /// A number, and its unit where it has one.
  private mutating func takeLoad(hasUnit: Bool = false) -> Bool {
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
    return !hasUnit
  }

  /// `BW`, `BW+10 kg`
  private mutating func takeBody() -> Bool {
    guard isAtBodyweight || isBodyweightAtEnd else { return false }
    place += 2
    let before = self
    if take("+") ? takeLoad() : take(" + ") && takeLoad(hasUnit: true) { return true }
    self = before
    return true
  }

  private var isBodyweightAtEnd: Bool {
    place + 2 == text.count && (text.slice(place).equals("BW") || text.slice(place).equals("bw"))
  }

  /// ` x `, `x`, ` × `
  private mutating func takeSign() -> Bool {
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

extension ByteSlice {
  fileprivate var hasComma: Bool { firstIndex(of: UInt8(ascii: ",")) != nil }
}
