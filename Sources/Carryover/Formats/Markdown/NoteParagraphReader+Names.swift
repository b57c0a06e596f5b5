import TextStreams

/// The exercises that a paragraph names.
extension NoteParagraphReader {
  mutating func findNames() {
    var place = 0
    while place < tokens.count {
      if let (end, name) = name(at: place) {
        namesAt[place] = (end, name)
        place = end
      } else {
        place += 1
      }
    }
  }

  /// Where words begin that name an exercise: where it ends, and its name as typed.
  private func name(at start: Int, isBehindLimb: Bool = false) -> (end: Int, name: String)? {
    guard tokens[start].kind == .word else { return nil }
    if let deed = deed(at: start) { return deed }
    guard !isTyped(start, .nameless) else { return nil }
    // `one arm db row`
    if !isBehindLimb, start + 2 < tokens.count, isTyped(start, .lone), isTyped(start + 1, .arm),
      let (end, _) = name(at: start + 2, isBehindLimb: true)
    {
      return (end, slice(start..<end))
    }
    var end = start
    while end < min(start + 6, tokens.count), tokens[end].kind == .word,
      end == start || !isTyped(end, .nameless) || tokens[end].text == "to"
        || tokens[end].text == "and" && isTyped(end - 1, .clean)
    {
      end += 1
    }
    while end > start {
      let name = slice(start..<end)
      if isName(name, start..<end) { return (end, name) }
      end -= 1
    }
    return nil
  }

  /// Where a deed names its exercise: `pressed 75 for 5`, `front squatted`.
  private func deed(at start: Int) -> (end: Int, name: String)? {
    if let end = typedEnd(of: .did, at: start), end > start + 1,
      let deed = told.deeds[tokens[start..<end].map(\.text).joined(separator: " ")]
    {
      return (end, deed)
    }
    // `because they ran two flights together`
    guard isTyped(start, .did), let deed = told.deeds[tokens[start].text], isDone(start + 1),
      !isTyped(start, .moved) || measure(at: start + 1) != nil || loadNumber(at: start + 1)?.isSure == true
    else { return nil }
    return (start + 1, deed)
  }

  /// Whether a number stands right behind a deed: `pressed 75 for 5`.
  private func isDone(_ place: Int) -> Bool {
    guard place < tokens.count else { return false }
    return tokens[place].kind == .number || tokens[place].kind == .comma
      || isTyped(place, .behindDeeds)
  }

  /// Some tokens as typed.
  func slice(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: tokens[range.lowerBound].range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: tokens[range.upperBound - 1].range.upperBound)
    return String(text[start..<end])
  }

  private func isName(_ name: String, _ range: Range<Int>) -> Bool {
    let look = names.look(name)
    let last = range.upperBound - 1
    if range.count == 1 {
      guard look.isKnown || isTyped(last, .lifts) else { return false }
      return !isTyped(last, .things) || isNameInPlace(range)
    }
    if look.isKnown { return !isTyped(last, .nameless) }
    // `incline dumbbells`
    if meanings[last] == .bodies { return range.count == 2 && isTyped(range.lowerBound, .tilted) }
    return isTyped(last, .heads) && look.share >= 0.5
      && !range.contains { names.words.isProse(tokens[$0].text) }
  }

  private func isUnitOfMeasure(_ place: Int) -> Bool {
    meanings[place] == .minutes || isMetric(place)
  }

  /// Whether a word is metres or kilometres.
  private func isMetric(_ place: Int) -> Bool {
    meanings[place] == .meters || meanings[place] == .kilometers || isTyped(place, .kilometers)
  }

  /// Whether a word that may be a thing is an exercise, by what stands beside it.
  private func isNameInPlace(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
    // `For the press I used only the bar`
    if let before, before.text == "the", range.lowerBound > 1, tokens[range.lowerBound - 2].text == "for" {
      return true
    }
    // `on the rower, 500 m`, `ten minutes on the bike`, `a 2k row`
    if isTyped(range.lowerBound, .machines) || isTyped(range.lowerBound, .row) {
      let next = range.upperBound
      let isMeasured = measure(at: next + 1) != nil || measure(at: next) != nil
      if isMeasured, next < tokens.count, tokens[next].kind == .comma || tokens[next].text == "for" { return true }
      if let before, before.kind == .word, isMetric(range.lowerBound - 1) { return true }
      if range.lowerBound > 3, tokens[range.lowerBound - 2].text == "on",
        isUnitOfMeasure(range.lowerBound - 3)
      {
        return true
      }
    }
    if let before, before.kind == .word, isTyped(range.lowerBound - 1, .beforeThings) { return false }
    guard range.upperBound < tokens.count else { return true }
    let next = tokens[range.upperBound]
    switch next.kind {
    case .number, .comma, .stop, .colon, .dash, .at: return true
    case .word: return isTyped(range.upperBound, .behindThings)
    default: return false
    }
  }
}
