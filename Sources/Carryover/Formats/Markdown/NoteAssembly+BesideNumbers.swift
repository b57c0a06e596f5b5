import TrainingModel

/// What stands beside the numbers of sets: which set it is, ladders of repetitions, where it was and when each began.
extension NoteAssembly {
  /// `1  105 x 5` above `2  105 x 5`: each set's number, in a column of its own before it.
  mutating func spellSetNumbers(_ places: [Int]) {
    let numbered = places.compactMap { place in Self.numberOfSet(lines[place].plain).map { (place, $0.number, $0.set) }
    }
    for (place, number, set) in numbered
    where numbered.contains(where: { $0.1 == number + 1 && $0.0 == place + 1 })
      || numbered.contains(where: { $0.1 == number - 1 && $0.0 == place - 1 })
    {
      lines[place].plain = set
    }
  }

  /// The number of a set, and the product behind a gap.
  private static func numberOfSet(_ text: String) -> (number: Int, set: String)? {
    guard text.utf8.count <= 60, let gap = text.bytesRange(of: "  "), let number = Int(text[..<gap.lowerBound]),
      (1...20).contains(number)
    else { return nil }
    let set = text[gap.upperBound...].drop { $0 == " " }
    return set.utf8.first?.isDigit == true && set.contains(where: { $0 == "x" || $0 == "×" })
      ? (number, String(set)) : nil
  }

  /// `Clean & press 24kg, ladders 1-2-3 x3`: three times a set of one, of two and of three with the load.
  mutating func spellLadders(_ places: [Int]) {
    for place in places {
      guard let word = lines[place].plain.bytesRange(of: ", ladders"),
        lines[place].plain[..<word.lowerBound].split(whereSeparator: { !$0.isNumber && $0 != "." }).count == 1
      else { continue }
      let behind = lines[place].plain[word.upperBound...].drop { $0 == ":" || $0 == " " }
      let rungs = behind.prefix { $0.isNumber || $0 == "-" || $0 == "," || $0 == " " }
      var counts = rungs.split { "-, ".contains($0) }.compactMap { Int($0) }
      guard (3...30).contains(counts.count), counts[0] < counts[1], counts.allSatisfy({ $0 <= 30 }) else { continue }
      var rest = behind[rungs.endIndex...]
      if rest.utf8.first == UInt8(ascii: "x"),
        case let number = rest.dropFirst().drop(while: { $0 == " " }).prefix(while: { $0.isNumber }),
        let times = Int(number), (1...20).contains(times)
      {
        counts = Array(repeating: counts, count: times).flatMap(\.self)
        rest = rest[number.endIndex...]
      }
      // `ladders 1-2-3 next week` is told of another day.
      let follow = rest.trimmedSpaces
      guard follow.isEmpty || follow.hasPrefix("per ") || follow.hasPrefix("each ") || follow.hasPrefix("@") else {
        continue
      }
      let list = counts.map { "\($0)" }.joined(separator: ", ")
      let before = lines[place].plain[..<word.lowerBound]
      textsBeside[place] = "ladders"
      lines[place].plain = "\(before) x \(list) \(follow)".trimmedSpaces
    }
  }

  /// `Track. Intervals 6x400m`: where something was done.
  mutating func dropPlaces(_ places: [Int]) {
    for place in places {
      guard let stop = lines[place].plain.bytesRange(of: ". "),
        NoteStructureWords.places.contains(lines[place].plain[..<stop.lowerBound]),
        lines[place].plain[stop.upperBound...].first?.isUppercase == true, textsBeside[place] == nil
      else { continue }
      textsBeside[place] = String(lines[place].plain[..<stop.lowerBound])
      lines[place].plain = String(lines[place].plain[stop.upperBound...])
    }
  }

  /// `Front squat, every 2:30` above its sets: when each began.
  mutating func dropIntervalsBehindCommas(_ places: [Int]) {
    for place in places {
      guard let comma = lines[place].plain.bytesRange(of: ", every "),
        case let behind = lines[place].plain[comma.upperBound...], behind.utf8.first?.isDigit == true,
        behind.contains(":"), behind.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ":") }),
        !lines[place].plain[..<comma.lowerBound].hasDigit
      else { continue }
      textsBeside[place] = String(lines[place].plain[comma.lowerBound...].dropFirst(2))
      lines[place].plain = String(lines[place].plain[..<comma.lowerBound])
    }
  }

  /// `Back squat (every 2:30)`: the same.
  mutating func dropIntervals(_ places: [Int]) {
    for place in places {
      guard let bracket = lines[place].plain.bytesRange(of: " (every "),
        lines[place].plain.utf8.last == UInt8(ascii: ")"),
        lines[place].plain[bracket.upperBound...].utf8.first?.isDigit == true,
        lines[place].plain[bracket.upperBound...].firstIndex(of: ")") == lines[place].plain.lastIndex(of: ")"),
        !lines[place].plain[..<bracket.lowerBound].hasDigit
      else { continue }
      textsBeside[place] = String(lines[place].plain[bracket.lowerBound...].dropFirst(2).dropLast())
      lines[place].plain = String(lines[place].plain[..<bracket.lowerBound])
    }
  }
}
