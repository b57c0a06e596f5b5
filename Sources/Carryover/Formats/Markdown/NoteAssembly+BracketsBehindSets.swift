import TextStreams

/// Brackets behind sets that tell no set: the load once more, what it was before, and arrows to a lighter set.
extension NoteAssembly {
  mutating func spellBracketsBehindSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      dropLoadOfHand(place)
      dropEarlierInBracket(place)
      spellArrowsOfDrops(place)
    }
  }

  /// `26×10, 26×9, 26×8 (26 per hand)`: the load that has been told, and whose it is.
  private mutating func dropLoadOfHand(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.lastBytesRange(of: " ("),
      case let bracket = text[open.upperBound...].dropLast(), bracket.utf8.first?.isDigit == true,
      case let number = bracket.prefix(while: { $0.isNumber || ".,".contains($0) }),
      case var words = bracket[number.endIndex...].split(separator: " "), !words.isEmpty
    else { return }
    if let unit = words.first, words.count > 1, document.words.loadUnit(NoteWords.key(unit)) != nil {
      words.removeFirst()
    }
    let before = text[..<open.lowerBound]
    guard document.words.word(words.joined(separator: " ")) == .each,
      before.split(whereSeparator: { !($0.isNumber || ".,".contains($0)) }).contains(number),
      before.split(whereSeparator: { !$0.isNumber }).count > 1
    else { return }
    setAside("(\(bracket))", at: place)
    lines[place].plain = String(before.trimmedEnd)
  }

  /// `235 lb x 5 (Wed was 225 x 5)`: a set of another day.
  private mutating func dropEarlierInBracket(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.lastBytesRange(of: " ("),
      case let bracket = text[open.upperBound...].dropLast(), !bracket.contains(")"), Self.hasProduct(String(bracket)),
      text[..<open.lowerBound].hasDigit,
      case let words = bracket.split(separator: " "), words.count > 2, words[0].utf8.first?.isDigit == false,
      document.words.weekday(words[0]) != nil, document.words.word(words[1]) == .elsewhen
    else { return }
    setAside("(\(bracket))", at: place)
    lines[place].plain = String(text[..<open.lowerBound].trimmedEnd)
  }

  /// `12×12 → 12×9 ↘ 8×10 ↘ 5×14`: each lighter one without a rest.
  private mutating func spellArrowsOfDrops(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "↘") else { return }
    let parts = lines[place].plain.replacing("↘️", with: "↘").split(separator: "↘").map(\.trimmedSpaces)
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.utf8.first?.isDigit == true }),
      parts.allSatisfy({ Self.hasProduct($0) })
    else {
      return
    }
    lines[place].plain = parts.joined(separator: ", drop set ")
  }
}
