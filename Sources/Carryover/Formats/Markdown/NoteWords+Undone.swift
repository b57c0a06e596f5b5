/// What the head of a day, a week or a part of it says of sets that were planned and not done, in the words of the data
/// (`undone`).
extension NoteWords {
  private static let longestHead = 160
  /// What may stand before it in its part of a head: `ainda não feito`, `queda pendiente`, `C'était prévu`.
  private static let particles: NoteWordSet = [
    "still", "only", "just", "nur", "noch", "encore", "ainda", "queda", "ancora", "nog", "é", "c'était", "c’était",
    "ficou",
    "que", "so",
  ]

  /// `Week 3 Day 3 ⏳ planned for the weekend, not done yet`, `viernes 11/10 piernas -> NO FUI, queda pendiente`: whether
  /// one part of a head, between its signs, says it and nothing else but a day.
  func saysUndone(_ text: String) -> Bool {
    let parts = partsOfHead(text)
    guard parts.contains(where: { isUndone(part: $0) }) else { return false }
    // `Planned - 2025-10-09 (done 10 Oct)`
    return !parts.contains { part in
      let deed = part.split(separator: " ").first.flatMap { word($0) }
      return (deed == .done || deed == .got) && !isUndone(part: part)
    }
  }

  /// The parts between the signs of a head in which the words may stand; none where they cannot.
  func partsOfHead(_ text: String) -> [Substring] {
    guard text.utf8.count <= Self.longestHead, filters.undone.mayBeIn(text) else { return [] }
    var text = text[...]
    while let last = text.last, ": ：".contains(last) { text.removeLast() }
    return text.split(whereSeparator: { "()[],;.!→>|/（），。；~*_–—⏳".contains($0) })
      .filter { $0.contains { $0 != " " } }
  }

  func isUndone(part: Substring) -> Bool {
    // `周日（12月14日）的计划`
    if isUndone(part.drop { $0 == "的" }) { return true }
    let words = part.split(separator: " ").filter { $0.contains(where: \.isLetter) }.drop {
      Self.particles.contains($0)
    }
    for count in (1...4).reversed() where count <= words.count {
      guard isUndone(words.prefix(count).joined(separator: " ")) else { continue }
      return words.dropFirst(count).allSatisfy {
        weekday($0) != nil || month($0) != nil || $0.lowercased() == "yet"
      }
    }
    return false
  }
}
