import TextStreams
import TrainingModel

/// Which set a line tells of, before its numbers.
extension NoteAssembly {
  /// `1  105 x 5` above `2  105 x 5`, `1 - 100kg - 5 reps` above `2 - 100kg - 4 reps`: each set's number, in a column of
  /// its own or with a dash behind it.
  mutating func spellSetNumbers(_ places: [Int]) {
    let numbered = places.compactMap { place in Self.numberOfSet(lines[place].plain).map { (place, $0.number, $0.set) }
    }
    for (place, number, set) in numbered
    where numbered.contains(where: { $0.1 == number + 1 && $0.0 == place + 1 })
      || numbered.contains(where: { $0.1 == number - 1 && $0.0 == place - 1 })
    {
      lines[place].plain = set
    }
    var dashed = places.compactMap { place in Self.dashedNumber(lines[place].plain).map { (place, $0.number, $0.set) }
    }[...]
    while let first = dashed.popFirst() {
      var run = [first]
      while let next = dashed.first, next.0 == first.0 + run.count, next.1 == run.count + 1 {
        run.append(next)
        dashed.removeFirst()
      }
      guard first.1 == 1, run.count > 1 else { continue }
      for (place, _, set) in run { lines[place].plain = set }
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

  /// The number of a set, and the load and repetitions behind a dash.
  private static func dashedNumber(_ text: String) -> (number: Int, set: String)? {
    guard text.utf8.count <= 60, let dash = text.bytesRange(of: " - ") ?? text.bytesRange(of: " – "),
      let number = Int(text[..<dash.lowerBound]), (1...20).contains(number)
    else { return nil }
    let set = text[dash.upperBound...]
    return set.utf8.first?.isDigit == true ? (number, String(set)) : nil
  }

  /// `Squat, set 2, 80 kg x 5`: which set it is, between a name and what was done.
  mutating func dropSetNumbersBehindNames(_ places: [Int]) {
    for place in places {
      guard let word = lines[place].plain.bytesRange(of: ", set ") ?? lines[place].plain.bytesRange(of: " set "),
        !lines[place].plain[..<word.lowerBound].hasDigit,
        case let behind = lines[place].plain[word.upperBound...], case let number = behind.prefix(while: \.isNumber),
        (1...2).contains(number.utf8.count),
        case let sign = behind[number.endIndex...].prefix(2), sign == ", " || sign == ": ",
        case let set = behind[number.endIndex...].dropFirst(2), set.utf8.first?.isDigit == true,
        document.names.look(label(String(lines[place].plain[..<word.lowerBound]))).isKnown
      else { continue }
      lines[place].plain = "\(lines[place].plain[..<word.lowerBound]): \(set)"
    }
  }
}
