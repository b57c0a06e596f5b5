import TextStreams

/// Sides that one letter stands for.
extension NoteAssembly {
  /// Left and right, by the letters of a language: `g` and `d`, `i` and `d`, `s` and `d`.
  private static let letters: [(left: Character, right: Character)] = [
    ("l", "r"), ("g", "d"), ("i", "d"), ("e", "d"), ("s", "d"),
  ]

  /// `Pistol squat g 5, d 5, g 5, d 4`, `Band ER (red now) R 12 / 12 / 10`
  mutating func spellSidesByLetters(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellLettersInTurn(place)
      spellLetterBehindName(place)
    }
  }

  /// Puts a list of sides in capitals, where each letter stands before a number and both occur.
  private mutating func spellLettersInTurn(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.firstIndex(where: \.isNumber), case let head = text[..<first].split(separator: " "),
      head.count > 1, let mark = head.last, let letter = mark.first, mark.dropFirst().allSatisfy({ $0 == ":" }),
      let pair = Self.letters.first(where: { $0.left == letter || letter == "d" && $0.right == letter }),
      let start = text[..<first].lastBytesRange(of: String(mark))?.lowerBound
    else { return }
    let parts = text[start...].split(whereSeparator: { " ,:".contains($0) })
    guard parts.count > 3, parts.count.isMultiple(of: 2) else { return }
    var spelled: [String] = []
    var found = pair
    for (place, part) in parts.enumerated() {
      guard place.isMultiple(of: 2) else {
        guard let value = Int(part), (1...200).contains(value) else { return }
        spelled[spelled.count - 1] += " \(value)"
        continue
      }
      guard part.count == 1, let side = part.first else { return }
      // The first `d` says only that it is the right.
      if found.left != side, found.right != side {
        guard let other = Self.letters.first(where: { $0.left == side && $0.right == found.right }) else { return }
        found = other
      }
      spelled.append(side == found.left ? "L" : "R")
    }
    guard Set(spelled.map(\.first)).count == 2 else { return }
    lines[place].plain = "\(text[..<start])\(spelled.joined(separator: ", "))"
  }

  /// `Step up R 12 / 12 / 10`: a letter between the name and a list of counts.
  private mutating func spellLetterBehindName(_ place: Int) {
    let text = lines[place].plain
    for (mark, side) in [(" R ", "right"), (" L ", "left")] {
      guard let range = text.bytesRange(of: mark), case let name = text[..<range.lowerBound], !name.hasDigit,
        case let behind = text[range.upperBound...], behind.utf8.first?.isDigit == true,
        case let list = behind.prefix(while: { $0.isNumber || " /,".contains($0) }),
        list.split(whereSeparator: { " /,".contains($0) }).count > 1,
        list.endIndex == behind.endIndex || list.hasSuffix(", ") || behind[list.endIndex] == "("
          || behind[list.endIndex] == "-",
        !behind.containsBytes(of: " L "), !behind.containsBytes(of: " R "),
        case let bare = name.bytesRange(of: " (").map({ name[..<$0.lowerBound] }) ?? name,
        document.names.look(label(String(bare))).isLikely
      else { continue }
      if bare.endIndex < name.endIndex, name.hasSuffix(")") {
        setAside(String(name[bare.endIndex...].drop { " (".contains($0) }.dropLast()), at: place)
      }
      let counts = list.split(whereSeparator: { " /,".contains($0) }).joined(separator: ", ")
      let rest = behind[list.endIndex...]
      lines[place].plain =
        "\(bare) \(side): \(counts)" + (rest.isEmpty ? "" : list.hasSuffix(", ") ? ", \(rest)" : " \(rest)")
      return
    }
  }
}
