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
    return document.names.look(label(text)).isLikely && document.words.section(text) == nil
      && !document.words.isGroup(label(text))
  }

  private mutating func spellCondition(_ place: Int) {
    let text = lines[place].plain
    guard isSpellable(place, to: 200), lines[place].box == nil, let colon = text.bytesRange(of: ": "),
      case let said = text[..<colon.lowerBound], let first = said.first, first.isLowercase || first.isNumber,
      (1...48).contains(said.utf8.count), case let sets = text[colon.upperBound...], sets.first?.isNumber == true,
      Self.hasProduct(String(sets)), !Self.hasProduct(String(said)),
      said.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.conditions.contains($0) }),
      document.words.word(said) == nil, document.words.section(String(said)) == nil,
      !document.names.look(label(String(said))).isKnown, document.words.columnRole(NoteWords.key(said)) == nil
    else { return }
    setAside(String(said), at: place)
    lines[place].plain = String(sets)
  }

  /// What is put on the bar or worn, and how it is moved.
  private static let conditions: NoteWordSet = [
    "band", "bands", "chain", "chains", "mini", "minis", "belt", "beltless", "straight", "paused", "pause", "tempo",
    "box", "straps", "wraps", "sleeves", "grip", "stance", "deficit", "pins", "blocks", "doubled", "monster", "suit",
    "raw", "on", "off", "with", "without",
  ]
}
