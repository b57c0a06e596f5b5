/// What a day's head says behind its date, taken apart.
extension String {
  /// The text before a bracket at the end, and the parts of what stands in it.
  private var bracketAtEnd: (title: String, parts: [Substring])? {
    guard hasSuffix(")"), let open = lastIndex(of: "("), open > startIndex else { return nil }
    return (self[..<open].trimmedSpaces, self[open...].dropFirst().dropLast().split { ",;".contains($0) })
  }

  /// The text before it, and the first part, where the others say no more.
  var dividedAtBracket: (String, String)? {
    guard let (title, inner) = bracketAtEnd, let first = inner.first,
      inner.count == 1 || inner[1].contains("not") || Self.isPlanStill(first.trimmedSpaces, inner[1])
    else { return nil }
    return (title, first.trimmedSpaces)
  }

  /// Whether the bracket says that nothing of the day was done: `homework (didn't do any of it, had the flu)`.
  var saysNothingDone: Bool {
    let first = bracketAtEnd?.parts.first?.trimmedSpaces.lowercased().replacing("’", with: "'").replacing(
      "did not", with: "didn't")
    return ["didn't do any of it", "didnt do any of it", "didn't do it", "didnt do it", "not done at all"].contains(
      first)
  }

  /// `planned, at the lake till then`; what was hit was done.
  private static func isPlanStill(_ plan: String, _ remark: Substring) -> Bool {
    let done: NoteWordSet = ["hit", "did", "done", "but", "got", "made", "nailed", "beat", "crushed"]
    return NoteStructureWords.planNames.contains(plan) && plan.lowercased() != "target" && !remark.hasDigit
      && !remark.split(separator: " ").contains { done.contains($0) }
  }

  /// What stands before a dash: of `PLAN – not done yet`, `PLAN`.
  var beforeDash: String {
    for dash in [" – ", " - ", " — ", ", "] {
      if let range = bytesRange(of: dash) { return String(self[..<range.lowerBound]) }
    }
    return self
  }
}
