import TextStreams
import TrainingModel

/// Loads one after another, of which each was lifted as often as the line says once.
extension NoteAssembly {
  /// `100 → 120 → 140 kg, 12 reps each`, `10 kg → 12 kg → 14 kg x 10`, `50, 60, 70 kg, 10 reps each`.
  mutating func spellRamps(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      let text = lines[place].plain
      let hasArrows = Self.arrows.contains { text.containsBytes(of: $0) }
      guard hasArrows || text.utf8.last == UInt8(ascii: "h"), let start = text.firstIndex(where: \.isNumber),
        case let name = text[..<start], name.isEmpty || name.last == " ",
        let (loads, counts) = rampAndCounts(text[start...]),
        case let parts = rampParts(loads, hasArrows: hasArrows), parts.count > 2,
        let last = parts.last.flatMap({ Self.number($0) }), document.words.loadUnit(NoteWords.key(last.rest)) != nil,
        parts.allSatisfy({ part in
          guard let (load, unit) = Self.number(part) else { return false }
          return load > 0 && (unit.isEmpty || unit == last.rest)
        })
      else { continue }
      lines[place].plain = "\(name)\(parts.joined(separator: ", "))\(counts)"
    }
  }

  private static let arrows = [" → ", " -> "]

  /// The loads, and how often each was lifted, in the writing of the notation: ` x 12`.
  private func rampAndCounts(_ text: Substring) -> (loads: Substring, counts: String)? {
    if let comma = text.lastBytesRange(of: ", "), case let words = text[comma.upperBound...].split(separator: " "),
      let last = words.last, document.words.word(last) == .each, let count = Int(words[0]), (1...50).contains(count),
      words.count == 2 || words.count == 3 && document.words.word(words[1]) == .reps
    {
      return (text[..<comma.lowerBound], " x \(count)")
    }
    guard let sign = text.lastBytesRange(of: " x "), Int(text[sign.upperBound...]) != nil else { return nil }
    return (text[..<sign.lowerBound], String(text[sign.lowerBound...]))
  }

  private func rampParts(_ loads: Substring, hasArrows: Bool) -> [String] {
    guard hasArrows else { return loads.split(separator: ", ").map { $0.trimmedSpaces } }
    return loads.replacing(" -> ", with: " → ").split(separator: " → ").map { $0.trimmedSpaces }
  }

  /// `20 lb x 12, x3 sets`: how often, behind a comma.
  mutating func spellCountsBehindCommas(_ places: [Int]) {
    for place in places where lines[place].plain.hasSuffix(" sets") {
      guard let comma = lines[place].plain.lastBytesRange(of: ", x"),
        case let count = lines[place].plain[comma.upperBound...].dropLast(5).trimmedSpaces,
        Int(count).map({ (2...20).contains($0) }) == true,
        case let before = lines[place].plain[..<comma.lowerBound], Self.isOneSet(before)
      else { continue }
      lines[place].plain = "\(before) x \(count) sets"
    }
  }

  /// `Curl 20 lb x 12`, `Split squat: 20 kg x 10 each leg`: a load and its repetitions, and no other number.
  private static func isOneSet(_ text: Substring) -> Bool {
    let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard numbers.count == 2, !text.contains(","), let times = text.bytesRange(of: " x ") else { return false }
    let behind = text[times.upperBound...]
    return behind.utf8.first?.isDigit == true && text[..<times.lowerBound].hasDigit
      && (numbers[0] > 20 || text[..<times.lowerBound].utf8.last?.isLetter == true)
  }

  /// `9. 130x11+` below `8. 140x7`: no programme asks for eleven or more, so that it is how many there were.
  mutating func spellOpenCounts(_ places: [Int]) {
    for place in places where lines[place].isOrdered && place > 0 && lines[place].plain.utf8.last == UInt8(ascii: "+") {
      let text = lines[place].plain.dropLast()
      guard let (load, reps) = Self.product(text), reps > 6, !Self.askedCounts.contains(reps),
        lines[place - 1].isOrdered,
        case let above = lines[place - 1].plain,
        Self.product(above.hasSuffix("+") ? above.dropLast() : above[...]) != nil,
        place + 1 == lines.count
          || Self.product(lines[place + 1].plain[...])?.load != load
            && lines[place + 1].indent <= lines[place].indent
      else { continue }
      setAside("\(reps)+", at: place)
      lines[place].plain = String(text)
    }
  }

  /// What programmes ask for at least.
  private static let askedCounts: Set<Int> = [8, 10, 12, 15, 18, 20, 25, 30]

  /// `130x11`, `130 lb x 11`
  private static func product(_ text: Substring) -> (load: Substring, reps: Int)? {
    guard text.utf8.count <= 20, let times = text.firstIndex(of: "x"),
      let reps = Int(text[times...].dropFirst().trimmedSpaces),
      let (load, unit) = number(String(text[..<times])), load > 10,
      ["", "kg", "lb", "lbs"].contains(unit.trimmedSpaces)
    else { return nil }
    return (text[..<times], reps)
  }
}
