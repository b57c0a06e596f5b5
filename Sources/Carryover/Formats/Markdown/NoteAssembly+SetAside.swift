import TrainingModel

/// What stands in a line of sets and is none of what was done: it goes beside them, and is kept as a note.
extension NoteAssembly {
  /// `Deadlift 6x3 (170, 180, PR 190)`: a mark before a load in a list, which is told beside it.
  mutating func dropMarksInLists(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: "PR ") {
      guard let open = lines[place].plain.firstIndex(of: "("), let close = lines[place].plain.lastIndex(of: ")"),
        open < close, case let list = lines[place].plain[open...close],
        case let bare = list.replacing("PR ", with: ""), bare.utf8.count < list.utf8.count,
        bare.dropFirst().dropLast().split(whereSeparator: { ",/ ".contains($0) }).allSatisfy({
          $0.utf8.first?.isDigit == true
        }), bare.contains(","), lines[place].plain[..<open].hasDigit
      else { continue }
      setAside(String(list), at: place)
      lines[place].plain.replaceSubrange(open...close, with: bare)
    }
  }

  /// `Swim (25 m pool)`: how long the pool is.
  mutating func dropPools(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: "pool)") {
      guard let open = lines[place].plain.lastIndex(of: "("), lines[place].plain.utf8.last == UInt8(ascii: ")"),
        case let words = lines[place].plain[open...].dropFirst().dropLast().split(separator: " "),
        words.count <= 3, words.last == "pool", words[0].utf8.first?.isDigit == true,
        open > lines[place].plain.startIndex
      else { continue }
      setAside(String(lines[place].plain[open...]), at: place)
      lines[place].plain = lines[place].plain[..<open].trimmedSpaces
    }
  }

  /// `6 Power Cleans (95/65)`: what a board prescribes for men and for women, which is not what was lifted.
  mutating func dropPrescribedPairs(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.last == UInt8(ascii: ")") {
      guard let open = lines[place].plain.lastIndex(of: "("),
        case let pair = lines[place].plain[open...].dropFirst().dropLast().split(separator: "/"), pair.count == 2,
        let first = Double(pair[0].prefix { $0.isNumber }), let second = Double(pair[1].prefix { $0.isNumber }),
        first > second, second >= 8, first <= 2 * second, first >= 12,
        ["", "lb", "lbs", "#", "kg"].contains(pair[1].drop { $0.isNumber }.trimmedSpaces),
        case let words = lines[place].plain[..<open].split(separator: " "), words.count >= 2,
        words[0].utf8.allSatisfy(\.isDigit), words[1...].allSatisfy({ $0.utf8.first?.isLetter == true })
      else { continue }
      setAside(String(lines[place].plain[open...]), at: place)
      lines[place].plain = lines[place].plain[..<open].trimmedSpaces
    }
  }

  /// `5:11:46 AM  30 x 10`: when a set was done, to the second.
  mutating func dropSecondsOfDay(_ places: [Int]) {
    for place in places where lines[place].kind == .text {
      let words = lines[place].plain.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[1] == "AM" || words[1] == "PM",
        words[2].first(where: { $0 != " " })?.isNumber == true,
        case let parts = words[0].split(separator: ":"), parts.count == 3,
        parts.allSatisfy({ $0.utf8.count <= 2 && Int($0) != nil })
      else { continue }
      setAside("\(words[0]) \(words[1])", at: place)
      lines[place].plain = words[2].trimmedSpaces
    }
  }
}
