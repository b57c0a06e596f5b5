/// A line of a plan as numbers, words and signs, each with its place.
struct PlanWords {
  /// A number, a word in lower case, or a sign.
  struct Token: Hashable {
    enum Kind { case number, word, sign }

    var kind: Kind
    var text: String
    var value = 0.0
    var start: Int
    var end: Int
  }

  /// The longest text that is looked at for notation; a longer one is prose.
  static let maximumLength = 1000

  /// Whether the name of the exercise stands before the text, elsewhere.
  var isBehindName = false
  private let scalars: [Unicode.Scalar]
  private(set) var tokens: [Token] = []

  init(_ text: some StringProtocol) {
    scalars = Array(text.unicodeScalars)
    guard scalars.count <= Self.maximumLength else { return }
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        index += 1
      } else if Self.isDigit(scalar) {
        index = addNumber(from: index)
      } else if scalar.properties.isAlphabetic {
        index = addWord(from: index)
      } else {
        let sign = Self.signs[scalar] ?? String(scalar)
        tokens.append(Token(kind: sign == "x" ? .word : .sign, text: sign, start: index, end: index + 1))
        index += 1
      }
    }
  }

  /// Signs that are written in several ways.
  private static let signs: [Unicode.Scalar: String] = [
    "×": "x", "✕": "x", "✖": "x", "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-", "″": "\"", "”": "\"", "′": "'",
    "’": "'",
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private func isDigit(at index: Int) -> Bool { index < scalars.count && Self.isDigit(scalars[index]) }

  private func digitsEnd(from index: Int) -> Int {
    var end = index
    while isDigit(at: end) { end += 1 }
    return end
  }

  private mutating func addNumber(from start: Int) -> Int {
    var end = digitsEnd(from: start)
    if end < scalars.count, scalars[end] == "." || scalars[end] == ",", isDigit(at: end + 1) {
      let fractionEnd = digitsEnd(from: end + 1)
      // Of a comma, what follows has to be short, and not to go on as a list of numbers does.
      let goesOn = fractionEnd < scalars.count && scalars[fractionEnd] == "," && isDigit(at: fractionEnd + 1)
      let isShort = fractionEnd - end <= 3 && end - start <= 3
      let isList = goesOn || isInList(start) || isTimes(at: start - 1) && isTimes(at: fractionEnd)
      let isDecimal = scalars[end] == "." || isShort && !isList
      if isDecimal { end = fractionEnd }
    }
    let text = slice(start, end).replacing(",", with: ".")
    tokens.append(Token(kind: .number, text: text, value: Double(text) ?? .infinity, start: start, end: end))
    return end
  }

  /// Whether a number stands behind another and a comma: `12,10,8`.
  private func isInList(_ start: Int) -> Bool {
    start >= 2 && scalars[start - 1] == "," && Self.isDigit(scalars[start - 2])
  }

  /// Whether there is a sign of multiplication between two numbers: `1x5,2x3` is no decimal.
  private func isTimes(at index: Int) -> Bool {
    scalars.indices.contains(index) && ["x", "X", "×", "х"].contains(scalars[index])
  }

  private mutating func addWord(from start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end].properties.isAlphabetic || scalars[end] == "'" || scalars[end] == "’" {
      end += 1
    }
    // `3xAMRAP`; the Cyrillic letter looks like the sign.
    let isTimes = scalars[start] == "x" || scalars[start] == "X" || scalars[start] == "х"
    if isTimes, start > 0, Self.isDigit(scalars[start - 1]) { end = start + 1 }
    let text = end == start + 1 && isTimes ? "x" : slice(start, end).lowercased()
    tokens.append(Token(kind: .word, text: text, start: start, end: end))
    return end
  }

  private func slice(_ start: Int, _ end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<max(start, end)])
    return String(text)
  }

  /// The text from a token up to another, as it was written.
  func text(_ first: Int, _ end: Int) -> String {
    guard first < end, first >= 0, end <= tokens.count else { return "" }
    return slice(tokens[first].start, tokens[end - 1].end)
  }

  func word(_ index: Int) -> String? { token(index, .word) }
  func sign(_ index: Int) -> String? { token(index, .sign) }

  func number(_ index: Int) -> Double? {
    guard tokens.indices.contains(index), tokens[index].kind == .number, tokens[index].value.isFinite else {
      return nil
    }
    return tokens[index].value
  }

  /// A whole number that a plan may say: at most 1000.
  func whole(_ index: Int) -> Int? {
    guard let value = number(index), value <= 1000 else { return nil }
    return Int(exactly: value)
  }

  /// Whether there is space before a token; there is at the beginning.
  func followsSpace(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), index > 0 else { return true }
    return tokens[index].start > tokens[index - 1].end
  }

  private func token(_ index: Int, _ kind: Token.Kind) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == kind else { return nil }
    return tokens[index].text
  }
}
