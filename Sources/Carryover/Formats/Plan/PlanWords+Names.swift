extension PlanWords {
  /// A name and the rest of the line, where figures stand behind the name: up to a colon or a dash, else up to the first
  /// of them.
  var nameAndFigures: (name: String, rest: String)? {
    guard let figure = tokens.indices.first(where: { number($0) != nil && followsWord($0) }), figure > 0 else {
      return nil
    }
    var end = tokens[..<figure].indices.first { $0 > 0 && isDivision($0) } ?? figure
    while end > 0, Self.separators.contains(sign(end - 1) ?? "") || ["x", "for", "@"].contains(tokens[end - 1].text) {
      // The bracket is the name's own: `Bench Press (Barbell)`.
      if sign(end - 1) == ")", text(0, end).contains("(") { break }
      end -= 1
    }
    let name = text(0, end)
    guard !name.isEmpty, PlanText.fits(name) else { return nil }
    var start = end
    while start < figure, Self.separators.contains(sign(start) ?? ""), sign(start) != "(" { start += 1 }
    return (name, text(start, tokens.count))
  }

  /// Words and signs at the end of a name that show that it is none, for more was to come.
  private static let unfinished: Set<String> = ["and", "or", "x", "to", "of", "up", "?", "/", "~", "<", ">"]

  /// Words behind a number that make it one of something, and so none of a name.
  private static let measures: Set<String> = [
    "rep", "reps", "r", "set", "sets", "x", "each", "per", "and", "/", ",", "(",
  ]

  /// Whether the text up to a token is more than a name: it breaks off, or it has figures that nobody has read.
  func isUnfinished(upTo end: Int) -> Bool {
    guard end > 0, end <= tokens.count else { return false }
    if Self.unfinished.contains(tokens[end - 1].text) { return true }
    return tokens[..<end].indices.dropFirst().contains { index in
      guard number(index) != nil, followsSpace(index), index + 1 < end else { return false }
      return Self.measures.contains(tokens[index + 1].text) || loadUnit(index + 1) != nil
        || timeUnit(index + 1) != nil || distance(index) != nil
    }
  }

  /// Whether a number is not the end of a word: `Zone2`.
  private func followsWord(_ index: Int) -> Bool { followsSpace(index) || word(index - 1).map { $0 == "x" } ?? true }

  private func isDivision(_ index: Int) -> Bool {
    sign(index) == ":" || sign(index) == "-" && followsSpace(index) && followsSpace(index + 1)
  }
}
