import TextStreams

/// How sets below an exercise in a list were done, where a label says it that stands before them.
extension NoteAssembly {
  /// `light bands on: 245x1, 295x1` and `straight weight: 65x5` indented below `1. Box Squat`: sets of the exercise, and what
  /// was told of them.
  mutating func spellConditionsOfItems() {
    for head in lines.indices.dropLast()
    where lines[head].kind == .item && lines[head + 1].indent > lines[head].indent && isNameOfConditions(head) {
      for place in lines[(head + 1)...].indices {
        guard lines[place].kind != .blank, lines[place].indent > lines[head].indent, !lines[place].isHeading else {
          break
        }
        spellCondition(place)
      }
    }
  }

  /// Whether an item is the name of an exercise, in capitals, and nothing else.
  private func isNameOfConditions(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard lines[place].mayBeNameAlone, lines[place].box == nil, text.first?.isUppercase == true else { return false }
    return document.names.look(label(text)).isLikely
  }

  private mutating func spellCondition(_ place: Int) {
    let text = lines[place].plain
    guard isSpellable(place, to: 200), lines[place].box == nil, let colon = text.bytesRange(of: ": "),
      case let said = text[..<colon.lowerBound], let first = said.first, first.isLowercase || first.isNumber,
      (1...48).contains(said.utf8.count), case let sets = text[colon.upperBound...], sets.first?.isNumber == true,
      Self.hasProduct(String(sets)) || Self.isListOfCounts(sets),
      said.contains(where: \.isLetter), document.words.word(said) == nil, document.words.section(String(said)) == nil,
      !document.names.look(label(String(said))).isKnown, document.words.columnRole(NoteWords.key(said)) == nil
    else { return }
    // `set 1: 60x5`, `60 kg: 8, 8`, `week 2: 5x5`
    let words = said.split { !$0.isLetter }
    guard !Self.hasProduct(String(said)), words.contains(where: { $0.count > 2 && document.words.word($0) == nil }),
      !["week", "day", "round", "session"].contains(words[0])
    else { return }
    setAside(String(said), at: place)
    lines[place].plain = String(sets)
  }

  /// `40, 30, 30`
  private static func isListOfCounts(_ text: Substring) -> Bool {
    let counts = text.replacing(", ", with: ",").split(separator: ",", omittingEmptySubsequences: false)
    return counts.count > 1 && counts.allSatisfy { Int($0).map { (1...100).contains($0) } == true }
  }
}
