import TextStreams
import TrainingModel

/// Takes the plainest numbers of sets from the beginning of a text.
struct NotesPlainScanner {
  private let text: ByteSlice
  private var place = 0
  /// Whether what was taken is in the written form.
  private(set) var isWritten = true
  /// Whether the last number had a point.
  private(set) var isDecimal = false

  init(_ text: ByteSlice) {
    self.text = text
  }

  var isAtEnd: Bool { place == text.count }
  var isAtZero: Bool { text[place] == UInt8(ascii: "0") }
  var isAtDigit: Bool { text[place].isDigit }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard text[place] == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func digits(_ most: Int) -> Int? {
    let start = place
    var value = 0
    while text[place].isDigit, place - start < most {
      value = value * 10 + Int(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    return place > start && !text[place].isDigit ? value : nil
  }

  /// A number with up to two places behind the point.
  mutating func number() -> Double? {
    isDecimal = false
    guard let whole = digits(3) else { return nil }
    guard take(".") else { return Double(whole) }
    isDecimal = true
    let start = place
    guard let part = digits(2) else { return nil }
    return place - start == 1 ? Double(whole * 10 + part) / 10 : Double(whole * 100 + part) / 100
  }

  /// Takes a load's unit: whether it is the pound and not the kilogram.
  private mutating func isInPounds() -> Bool? {
    if !take(" ") { isWritten = false }
    if take("k") { return take("g") ? false : nil }
    guard take("l"), take("b") else { return nil }
    if take("s") { isWritten = false }
    return true
  }

  /// Takes a load's unit with the space before it, or nothing: whether it is the pound and not the kilogram.
  mutating func unitIfAny() -> Bool? {
    let before = self
    // `80kgx8`
    if let isInPounds = isInPounds(),
      !text[place].isLetter || text[place] == UInt8(ascii: "x") && text[place + 1].isDigit
    {
      return isInPounds
    }
    self = before
    return nil
  }

  /// Takes the sign between a load and its repetitions, which may stand tight behind it: ` x8`.
  mutating func takeSignOfReps() -> Bool {
    let before = self
    isWritten = false
    if takeSign() { return true }
    return take(" ") && take("x") && isAtDigit ? true : goBack(before)
  }

  /// Takes the sign between two numbers, with a space on both of its sides or on none, or nothing.
  mutating func takeSign() -> Bool {
    let before = self
    let isSpaced = take(" ")
    if text[place] == 0xC3, text[place + 1] == 0x97 { place += 2 } else if !take("x") { return goBack(before) }
    return take(" ") == isSpaced ? true : goBack(before)
  }

  private mutating func goBack(_ before: Self) -> Bool {
    self = before
    return false
  }

  /// Takes ` x ` or ` × `, or nothing.
  mutating func takeTimes() -> Bool {
    let before = self
    guard take(" ") else { return false }
    if text[place] == 0xC3, text[place + 1] == 0x97 {
      place += 2
      isWritten = false
    } else if !take("x") {
      return goBack(before)
    }
    return take(" ") ? true : goBack(before)
  }

  mutating func count() -> Int? {
    isAtZero ? nil : digits(2)
  }

  /// Takes `Set 2: `: which set it is.
  mutating func setNumber() -> Int? {
    let before = self
    if take("S"), take("e"), take("t"), take(" "), let number = count(), take(":"), take(" ") {
      isWritten = false
      return number
    }
    self = before
    return nil
  }

  /// Takes the noun behind a number of repetitions, or nothing.
  mutating func takeNoun() -> Bool {
    let before = self
    guard take(" "), take("r"), take("e"), take("p"), take("s"), !text[place].isLetter else { return goBack(before) }
    isWritten = false
    return true
  }

  /// Takes a word, or nothing.
  mutating func takeWord(_ word: StaticString) -> Bool {
    guard text.slice(place).hasPrefix(word) else { return false }
    place += word.utf8CodeUnitCount
    return true
  }

  /// Takes ` (warm-up)` and its like at the end, or nothing.
  mutating func takeWarmup() -> Bool {
    guard text.count - place > 6, text[place] == 32 else { return false }
    let rest = text.slice(place)
    for word in [" (warm-up)", " (warmup)", " (warm up)", " warm-up", " warmup"] as [StaticString]
    where rest.count == word.utf8CodeUnitCount && rest.hasPrefix(word) {
      place = text.count
      if !rest.equals(" (warm-up)") { isWritten = false }
      return true
    }
    return false
  }

  /// Takes the comma between a load and its repetitions, or nothing.
  mutating func takeComma() -> Bool {
    let before = self
    guard take(","), take(" ") else { return goBack(before) }
    isWritten = false
    return true
  }

  /// ` @9`, ` @ 8.5`, ` @ RPE 9`, `@9`, ` RPE 9`, ` (RPE 9)`: from 6 to 10, in halves.
  mutating func effort() -> Double? {
    // `, RPE 8`
    let isBehindComma = text.slice(place).hasPrefix(", RPE ") && take(",")
    if isBehindComma { isWritten = false }
    let isApartFromCount = take(" ")
    guard isApartFromCount || text[place] == UInt8(ascii: "@") else { return nil }
    if !isApartFromCount { isWritten = false }
    if take("(") {
      isWritten = false
      guard takeName(), let value = effortValue(), take(")") else { return nil }
      return value
    }
    if take("@") {
      let isApart = take(" ")
      let isNamed = text[place] == UInt8(ascii: "R")
      if isNamed, !takeName() { return nil }
      if !isApart || !isNamed { isWritten = false }
    } else if takeName() {
      isWritten = false
    } else {
      return nil
    }
    return effortValue()
  }

  private mutating func effortValue() -> Double? {
    guard let value = number(), (6...10).contains(value), value * 2 == (value * 2).rounded() else { return nil }
    return value
  }

  /// The effort where it comes next, or nothing.
  mutating func effortIfAny() -> Double? {
    let before = self
    if let effort = effort() { return effort }
    self = before
    return nil
  }

  private mutating func takeName() -> Bool { take("R") && take("P") && take("E") && take(" ") }
}
