import TextStreams
import TrainingModel

/// Lists of numbers right below sets and repetitions, a number for each set.
extension NoteAssembly {
  /// `8, 8, 7` below `Press 3x8`: as many as there are sets, and what came of them. `12 / 14 / 14` below `Shoulder press –
  /// 3 x 8` are loads, where another such list of the day can be nothing else.
  mutating func spellListsBelowCounts(_ places: [Int]) {
    let listsLoads = listsLoads(places)
    for place in places where place > 0 && lines[place].plain.utf8.count <= 60 {
      let isSpaced = lines[place].plain.containsBytes(of: " / ")
      // `8/8` are two sides.
      if !isSpaced, lines[place].plain.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 1 { continue }
      let numbers = lines[place].plain.split(
        separator: isSpaced ? " / " : lines[place].plain.hasByte(UInt8(ascii: "/")) ? "/" : ", ",
        omittingEmptySubsequences: false)
      guard numbers.count > 1, let (sets, reps) = Self.countsAtEnd(lines[place - 1].plain), sets == numbers.count,
        case let values = numbers.compactMap({ Double($0) }), values.count == sets
      else { continue }
      if isSpaced, values.allSatisfy({ $0 >= 10 && $0 > Double(reps) * 1.25 }), let unit = loadUnit(at: place),
        listsLoads
      {
        lines[place].plain = numbers.map { "\($0) \(unit.rawValue) x \(reps)" }.joined(separator: ", ")
      } else if values.allSatisfy({ $0 <= Double(reps) * 1.25 && $0 == $0.rounded() }), values.contains(Double(reps)) {
        answeredLines.insert(lines[place - 1].number)
      }
    }
  }

  /// Whether `60 / 80 / 80` stands in the session below its sets and repetitions: so does somebody write loads.
  private func listsLoads(_ places: [Int]) -> Bool {
    places.contains { place in
      guard place > 0, lines[place].plain.utf8.count <= 60, lines[place].plain.containsBytes(of: " / ") else {
        return false
      }
      let numbers = lines[place].plain.split(separator: " / ", omittingEmptySubsequences: false)
      return numbers.count > 1 && numbers.allSatisfy { Double($0).map { $0 > 30 } ?? false }
        && Self.countsAtEnd(lines[place - 1].plain)?.sets == numbers.count
    }
  }

  /// Of `Shoulder press – 3 x 8` the three and the eight.
  static func countsAtEnd(_ text: String) -> (sets: Int, reps: Int)? {
    let words = text.split { " x×".contains($0) }
    guard words.count > 2, let reps = Int(words[words.count - 1]), let sets = Int(words[words.count - 2]),
      (2...10).contains(sets), (1...30).contains(reps),
      !words.dropLast(2).contains(where: { $0.hasDigit && $0.utf8.first?.isDigit == true })
    else { return nil }
    return (sets, reps)
  }
}
