import TextStreams
import TrainingModel

/// What sets add up to, told beside them.
extension NoteAssembly {
  /// Puts each aside.
  mutating func spellSums(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      dropSumOfCounts(place)
      dropSumOfSides(place)
      dropTotalBeforeCounts(place)
    }
  }

  /// `RP 185 x 10+4+2 = 16`: what the repetitions add up to.
  private mutating func dropSumOfCounts(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.lastBytesRange(of: " = "), case let said = text[sign.upperBound...],
      case let digits = said.prefix(while: \.isNumber), !digits.isEmpty, case let behind = said[digits.endIndex...],
      // `40+2.5 = 42.5 x 5` is a load.
      behind.isEmpty || behind.hasPrefix(" (") || behind.hasPrefix(" ") && !behind.hasDigit,
      case let counts = text[..<sign.lowerBound].split(separator: " ").last?.split(separator: "+") ?? [],
      counts.count > 1, counts.allSatisfy({ $0.utf8.count <= 3 && Int($0) != nil }),
      // `20+20+10 = 50 kg`, `100+40 = 140 (per side)` are loads.
      !behind.lowercased().containsBytes(of: "side"),
      document.words.loadUnit(NoteWords.key(behind.prefix(5).trimmedSpaces)) == nil,
      text[..<sign.lowerBound].containsBytes(of: " x ")
        || document.names.look(
          label(text.prefix { !$0.isNumber }.trimmedSpaces)
        ).isBodyweight
    else { return }
    setAside(text[sign.lowerBound...].trimmedSpaces, at: place)
    lines[place].plain = String(text[..<sign.lowerBound])
  }

  /// `snatch 24kg 8min 128 reps (64/64)`: how many of them each side did.
  private mutating func dropSumOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let word = text.bytesRange(of: " reps ("),
      let count = text[..<word.lowerBound].split(separator: " ").last.flatMap({ Int($0) }),
      case let sides = text[word.upperBound...].dropLast().split(separator: "/"), sides.count == 2,
      sides.allSatisfy({ $0.utf8.count <= 4 }), let left = Int(sides[0].trimmedSpaces),
      let right = Int(sides[1].trimmedSpaces), count == left + right
    else { return }
    setAside(text[word.upperBound...].dropLast().description, at: place)
    lines[place].plain = String(text[..<word.upperBound].dropLast(2))
  }

  /// `Pushdowns 100 total reps, 4 sets: 30, 25, 25, 20 with the #2 band`, `Dips: 50 reps - 15, 13, 12, 10`,
  /// `Chins: total 50 reps (20, 15, 15)`: how many there were in all.
  private mutating func dropTotalBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: " total reps") ?? text.bytesRange(of: " reps"),
      let sign = [": ", " - ", " – ", " ("].lazy.compactMap({ text[word.upperBound...].bytesRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound }),
      let number = text[..<word.lowerBound].split(separator: " ").last, let total = Int(number),
      case let counts = text[sign.upperBound...].prefix(while: { $0.isNumber || ", +/".contains($0) }),
      case let words = counts.split(whereSeparator: { !$0.isNumber }), words.allSatisfy({ $0.utf8.count <= 4 }),
      case let numbers = words.compactMap({ Int($0) }), numbers.count == words.count, numbers.count > 1,
      numbers.reduce(0, +) == total, case let before = text[..<number.startIndex].trimmedEnd,
      case let name = before.hasSuffix(" total") ? before.dropLast(6).description : before.description,
      case let bare = name.hasSuffix(":") ? String(name.dropLast()) : name, !bare.isEmpty, !bare.hasDigit,
      case let rest = text[counts.endIndex...].drop(while: { $0 == ")" }).trimmedSpaces,
      !rest.hasDigit || rest.hasPrefix("with ")
    else { return }
    setAside(text[bare.endIndex..<sign.lowerBound].drop { " :".contains($0) }.trimmedSpaces, at: place)
    if !rest.isEmpty { setAside(rest, at: place) }
    lines[place].plain = "\(bare): \(numbers.map(String.init).joined(separator: ", "))"
  }
}
