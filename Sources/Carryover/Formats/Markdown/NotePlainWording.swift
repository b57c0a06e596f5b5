import TextStreams

/// Whether a line tells its sets in a wording that the reader of notation knows as it stands: `Pull-ups BW+10 kg x 8, 8, 7`,
/// `Row 3x10 @ 60 kg, RPE 8`, `Plank 3x60s`, `Run 5 km in 25:10`, `60 x 8, 8, 7`, below a name or behind a known one.
///
/// What such a line says does not hang on those around it, and no rule of spelling puts it otherwise; a test holds this
/// against the rules.
struct NotePlainWording {
  let text: ByteSlice
  var place = 0
  /// Whether the load that was taken last can be nothing else: it has a unit or a point, or is larger than repetitions are.
  var isClear = false
  /// Whether a load has to have its unit.
  private(set) var needsUnit = false

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
    // `Dips 45x8` may be repetitions, and loads that are added.
    wording.needsUnit = look.isBodyweight
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

  func isBodyweight(at place: Int) -> Bool {
    guard text[place] | 32 == UInt8(ascii: "b"), text[place + 1] | 32 == UInt8(ascii: "w"),
      (text[place] ^ text[place + 1]) & 32 == 0
    else { return false }
    return text[place + 2] == 32 || text[place + 2] == UInt8(ascii: "+")
  }

  var isAtBodyweight: Bool { isBodyweight(at: place) }

  // MARK: Sets

  private func takesAll() -> Bool {
    for form in Self.forms {
      var wording = self
      if form(&wording), wording.takeTail() { return true }
    }
    return false
  }

  private static let forms: [@Sendable (inout Self) -> Bool] = [
    { $0.takeScheme() }, { $0.takeWorded() }, { $0.takeProducts() }, { $0.takeCounts() }, { $0.takeLoadAndScheme() },
    { $0.takeBracket() },
    { $0.takeOfBody() }, { $0.takeTimes() }, { $0.takeWay() },
  ]

  /// `3x10 @ 60 kg`, `3x10 60kg`, `3x8-10 60 kg`, `3 x 8 @ BW+10 kg`; what `3x10` alone means, the lines below may say.
  private mutating func takeScheme() -> Bool {
    guard takeCount(), takeSign(), takeCount() else { return false }
    if take("-"), !takeCount() { return false }
    // `1@120kg` is a single.
    if text[place] == UInt8(ascii: "@"), text[place - 1] == UInt8(ascii: "1"), !text[place - 2].isDigit { return false }
    if take(" @ ") || take(" @") || take("@ ") || take("@") || take(" at ") { return takeBody() || takeLoad() }
    return take(" ") && (takeBody() || takeLoad(hasUnit: true))
  }

  /// `3 sets of 8 @ 60 kg`, `3 sets x 8 reps`
  private mutating func takeWorded() -> Bool {
    guard takeCount(), take(" sets of ") || take(" sets x "), takeCount() else { return false }
    _ = take(" reps")
    return take(" @ ") || take(" at ") || take(" with ") ? takeLoad() : true
  }

  /// `60 kg x 8`, `60x8, 70x8, 80x6`, `60 kg x 8 reps`, `60kg x 8, x 7`, `80 x 5 x 3`; `3x10` may be sets.
  private mutating func takeProducts() -> Bool {
    var count = 0
    repeat {
      guard takeLoad(), isClear || count > 0, takeSign(), takeCount() else { return false }
      count += 1
      if count == 1, takeSign() { return takeCount() }
      if take("-") { return takeCount() }
      _ = take(" reps")
      if take(", x") { return takeRepeats() }
    } while take(", ")
    return true
  }

  /// ` 7, x6` behind `60kg x8, x`
  private mutating func takeRepeats() -> Bool {
    repeat {
      _ = take(" ")
      guard takeCount() else { return false }
    } while take(", x")
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
}
