import TextStreams
import TrainingModel

/// Ladders: repetitions that rise from set to set with one load, once or several times over.
extension NoteAssembly {
  private static let ladders = [
    ", ladders", ", ladder", " - ladders", " - ladder", " – ladder", ": ladders", ": ladder", " ladders", " ladder",
  ]

  /// `Clean & press 24kg, ladders 1-2-3 x3`, `… - ladder 1,2,3 x 3 rounds (18 reps)`, `… 2x24kg, 5 ladders of 1-2-3`:
  /// so many times a set of one, of two and of three with the load.
  mutating func spellLadders(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: "ladder") {
      let text = lines[place].plain
      guard let word = Self.ladders.lazy.compactMap({ text.bytesRange(of: $0) }).first,
        case let head = Self.headOfLadder(text[..<word.lowerBound]),
        head.load.split(whereSeparator: { !$0.isNumber && $0 != "." }).count == 1,
        // `Row 500 ladder 1-2-3`
        text[word].first == "," || text[word].first == ":" && head.load.split(separator: ", ").count == 2
          || head.load.split(separator: " ").last.map({ load in
            Self.isTypedLoad(load) || load.hasSuffix("s") && load.hasDigit
          }) == true
      else { continue }
      var behind = text[word.upperBound...].drop { $0 == ":" || $0 == " " }
      var times = head.times
      if behind.hasPrefix("of ") { behind = behind.dropFirst(3) }
      // `ladders x3: 1,2,3`
      if times == 1, behind.hasPrefix("x"), let colon = behind.bytesRange(of: ": "),
        let told = Int(behind[..<colon.lowerBound].dropFirst().trimmedSpaces), (2...20).contains(told)
      {
        times = told
        behind = behind[colon.upperBound...]
      }
      let rungs = behind.prefix { $0.isNumber || $0 == "-" || $0 == "," || $0 == " " }
      var counts = rungs.split { "-, ".contains($0) }.compactMap { Int($0) }
      guard (3...30).contains(counts.count), counts[0] < counts[1], counts.allSatisfy({ $0 <= 30 }) else { continue }
      var rest = behind[rungs.endIndex...]
      if times == 1, rest.utf8.first == UInt8(ascii: "x"),
        case let number = rest.dropFirst().drop(while: { $0 == " " }).prefix(while: { $0.isNumber }),
        let told = Int(number), (1...20).contains(told)
      {
        times = told
        rest = rest[number.endIndex...].drop { $0 == " " }
        for noun in ["rounds", "times"] where rest.hasPrefix(noun) { rest = rest.dropFirst(noun.count) }
      }
      // `ladders 1-2-3, 3 ladders, each side`
      if times == 1, rest.hasPrefix("ladders"), let told = counts.popLast(), (2...20).contains(told) {
        times = told
        rest = rest.dropFirst(7).drop { $0 == "," || $0 == " " }
      }
      // `of 1-2-3 each side, 5 ladders`
      if times == 1, let comma = rest.lastBytesRange(of: ", "),
        case let words = rest[comma.upperBound...].split(separator: " "), words.count == 2, words[1] == "ladders",
        let told = Int(words[0]), (2...20).contains(told)
      {
        times = told
        rest = rest[..<comma.lowerBound]
      }
      // `(18 reps)`: their sum.
      var said = head.bells + text[word].filter { $0.isLetter }
      if let open = rest.firstIndex(of: "("), rest.last == ")" {
        said += " \(rest[open...])"
        rest = rest[..<open]
      }
      // `ladders 1-2-3 next week` is told of another day.
      let follow = rest.trimmedSpaces
      guard
        follow.isEmpty || follow.hasPrefix("per ") && !follow.hasDigit || follow.hasPrefix("each ") && !follow.hasDigit
          || follow.hasPrefix("@")
      else {
        continue
      }
      let list = (0..<times).flatMap { _ in counts.map(String.init) }.joined(separator: ", ")
      setAside(said, at: place)
      let isBare = head.load.last?.isNumber == true && text[word].first == ":"
      lines[place].plain = "\(head.load)\(isBare ? unitText(at: place) : "") x \(list) \(follow)".trimmedSpaces
    }
  }

  /// What stands before the word: the name with its load, how often the ladder was climbed, and what says that there were
  /// two bells: `C&P 2x24kg, 5`.
  private static func headOfLadder(_ text: Substring) -> (load: Substring, times: Int, bells: String) {
    var (load, times, bells) = (text, 1, "")
    if let space = load.lastIndex(of: " "), let told = Int(load[space...].dropFirst()), (2...20).contains(told),
      case let before = load[..<space].reversed().drop(while: { ", x".contains($0) }).count,
      let last = load.prefix(before).split(separator: " ").last, isTypedLoad(last)
    {
      (load, times) = (load.prefix(before), told)
    }
    if let two = load.bytesRange(of: " 2x"), isTypedLoad(load[two.upperBound...]) {
      bells = "2x "
      load = "\(load[..<two.lowerBound]) \(load[two.upperBound...])"
    }
    return (load, times, bells)
  }
}
