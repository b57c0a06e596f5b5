import TextStreams
import TrainingModel

/// What stands behind a dash at a line's end: a load, or what else was used.
extension NoteAssembly {
  /// `Lat pulldown 4 x 12 - 130` above `Curl 3 x 15 - 20`: where a number behind the dash is a load, all of them are, and
  /// none is the upper end of a range. `Push-ups 4 x 10 - 2 chains` says what was used.
  mutating func spellLoadsBehindDashes(_ places: [Int]) {
    var found: [(place: Int, before: String, load: Double, isClear: Bool)] = []
    for place in places where lines[place].plain.utf8.count <= 120 {
      guard let dash = lines[place].plain.lastBytesRange(of: " - "),
        case let before = lines[place].plain[..<dash.lowerBound], let reps = Self.repsOfProduct(before),
        case let behind = lines[place].plain[dash.upperBound...], let (value, rest) = Self.number(String(behind))
      else { continue }
      if rest.isEmpty {
        found.append((place, String(before), value, value > 30 && value >= 2 * Double(reps)))
      } else if value <= 10, value.rounded() == value, let word = rest.split(separator: " ").first,
        word.utf8.allSatisfy(\.isLetter), word.utf8.count > 3, document.words.entry(word[...]) == nil,
        textsBeside[place] == nil
      {
        textsBeside[place] = String(behind)
        lines[place].plain = String(before)
      }
    }
    guard found.contains(where: \.isClear) else { return }
    for line in found where !line.isClear && line.load > 10 {
      lines[line.place].plain = "\(line.before) @ \(lines[line.place].plain.dropFirst(line.before.count + 3))"
    }
  }

  /// The repetitions of `3 x 15` at the end of a text.
  private static func repsOfProduct(_ text: Substring) -> Int? {
    let digits = text.reversed().prefix { $0.isNumber }.reversed()
    guard let reps = Int(String(digits)), (1...100).contains(reps) else { return nil }
    var before = text.dropLast(digits.count)
    while before.last == " " { before.removeLast() }
    guard let sign = before.popLast(), sign == "x" || sign == "×" else { return nil }
    while before.last == " " { before.removeLast() }
    return before.last?.isNumber == true ? reps : nil
  }

  /// `(40% of Training Max – warm)`: of what the part is, is known.
  mutating func dropBasesOfParts(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: "% of ") {
      for base in ["Training Max", "training max", "TM"] {
        lines[place].plain = lines[place].plain.replacing("% of \(base)", with: "%")
      }
    }
  }

  /// `4910 + 1350 + 800 = 7060 pounds moved`: what somebody adds up, and no set.
  static func isSum(_ text: String) -> Bool {
    guard let equals = text.bytesRange(of: " = "), case let before = text[..<equals.lowerBound],
      before.containsBytes(of: " + ")
    else { return false }
    let parts = before.split(separator: "+").map(\.trimmedSpaces)
    return parts.count > 1 && parts.allSatisfy { Double($0).map { $0 >= 100 } ?? false }
  }
}
