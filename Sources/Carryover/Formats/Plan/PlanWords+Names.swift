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

  /// Whether a number is not the end of a word: `Zone2`.
  private func followsWord(_ index: Int) -> Bool { followsSpace(index) || word(index - 1).map { $0 == "x" } ?? true }

  private func isDivision(_ index: Int) -> Bool {
    sign(index) == ":" || sign(index) == "-" && followsSpace(index) && followsSpace(index + 1)
  }
}
