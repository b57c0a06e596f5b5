/// Warm-ups that words before or behind several sets tell of.
extension NoteAssembly {
  mutating func spellWarmupsInWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) { spellToWarmUp(place) }
    for place in places where isSpellable(place, to: 200) && document.words.filters.warmups.mayBeIn(lines[place].plain)
    {
      spellTimeOfWarmup(place)
      spellWarmupsInBracket(place)
    }
  }

  /// `échauffement : corde à sauter 5 min`: what it was, and for how long, whatever its name.
  private mutating func spellTimeOfWarmup(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: " : ") ?? text.bytesRange(of: ": "),
      document.words.word(text[..<colon.lowerBound]) == .warmup,
      case let words = text[colon.upperBound...].split(separator: " "), (3...6).contains(words.count),
      let last = words.last, case let number = words[words.count - 2],
      Int(number).map({ (1...90).contains($0) }) == true,
      document.words.word(last) == .minutes,
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit, name.utf8.first?.isLetter == true
    else { return }
    lines[place].plain = "\(name): \(number) \(last) (\(text[..<colon.lowerBound].trimmedSpaces))"
  }

  private static let all: NoteWordSet = ["just", "all", "both", "these", "only"]

  /// `20kg x10, 30kg x8 (just warming up). 42.5kg 5/5/5`: each set of the sentence before.
  private mutating func spellWarmupsInBracket(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let told = text[open.upperBound..<close], !told.hasDigit,
      case let words = told.split(separator: " "), words.count > 1, Self.all.contains(words[0]),
      document.words.word(words[1...].joined(separator: " ")) == .warmup,
      case let before = text[..<open.lowerBound],
      case let start = [": ", ". "].compactMap({ before.lastBytesRange(of: $0)?.upperBound }).max() ?? before.startIndex,
      case let sets = before[start...].split(separator: ", ").map(String.init), sets.count > 1,
      sets.allSatisfy({ $0.utf8.first?.isDigit == true && Self.hasProduct($0) })
    else { return }
    setAside(String(told), at: place)
    let marked = sets.map { "\($0) (warm-up)" }.joined(separator: ", ")
    lines[place].plain = "\(before[..<start])\(marked)\(text[close...].dropFirst())"
  }
}
