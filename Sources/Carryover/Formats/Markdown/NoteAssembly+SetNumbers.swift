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
      // Below no name a line must not become one.
      guard first.1 == 1, run.count > 1, lines[..<first.0].contains(where: { $0.kind != .blank && !isHead($0) }),
        run.allSatisfy({ tellsRepetitions($0.2) }) || run.allSatisfy({ Int($0.2) != nil }) && hangsOnBody(first.0)
      else { continue }
      for (place, _, set) in run { lines[place].plain = set }
    }
  }

  /// `s1 30 15` above `s2 30 15`, below an exercise that moves the body: a load and its repetitions, for each line is one
  /// set.
  mutating func spellPairsOfNumberedSets(_ places: [Int]) {
    var place = 0
    while place < places.count {
      let start = place
      var pairs: [(line: Int, text: String)] = []
      while place < places.count, places[place] == places[start] + place - start,
        lines[places[place]].plain.utf8.first.map({ $0 | 32 }) == UInt8(ascii: "s"),
        lines[places[place]].plain.utf8.dropFirst().first?.isDigit == true
      {
        let words = lines[places[place]].plain.split(separator: " ")
        if words.count == 3, words[0].dropFirst().allSatisfy(\.isNumber), let load = Int(words[1]),
          let reps = Int(words[2]), load > 12, load >= reps
        {
          pairs.append((places[place], "\(words[0]) +\(load) x \(reps)"))
        }
        place += 1
      }
      let count = place - start
      if count == 0 { place += 1 }
      guard count > 0, pairs.count == count, places[start] > 0,
        case let name = label(lines[places[start] - 1].plain), document.names.look(name).isBodyweight,
        Self.isLoadedOften(name.lowercased()) || Self.loadable.contains(name.lowercased()[...])
      else { continue }
      for (line, text) in pairs { lines[line].plain = text }
    }
  }

  /// Whether what stands behind a number and a dash is a set by itself, and no load of as many repetitions.
  private func tellsRepetitions(_ text: String) -> Bool {
    // `1 - 2 - 3` is a ladder.
    let parts = text.replacing(" – ", with: " - ").split(separator: " - ")
    guard parts.count <= 2, !parts.allSatisfy({ Double($0) != nil }) else { return false }
    if parts.count == 2 || text.contains(where: { "x×@/:".contains($0) }) { return true }
    let words = text.split(whereSeparator: { " ,".contains($0) })
    let rest = words.dropFirst().filter { document.words.loadUnit(NoteWords.key($0)) == nil }
    if words.count > 1, rest.contains(where: { $0.first?.isNumber == true }) { return true }
    switch document.words.word(words.count > 1 ? words[1] : (words.first ?? "").drop { $0.isNumber || $0 == "." }) {
    case .reps, .seconds, .minutes: return true
    default: return !rest.isEmpty && document.names.look(rest.joined(separator: " ")).isKnown
    }
  }

  /// Whether the line above a place names an exercise that moves the body alone.
  private func hangsOnBody(_ place: Int) -> Bool {
    place > 0 && document.names.look(label(lines[place - 1].plain)).isBodyweight
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
      let isApart = lines[place].plain.containsBytes(of: ", set ")
      guard let word = lines[place].plain.bytesRange(of: isApart ? ", set " : " set "),
        !lines[place].plain[..<word.lowerBound].hasDigit,
        case let behind = lines[place].plain[word.upperBound...], case let number = behind.prefix(while: \.isNumber),
        let count = Int(number), (1...10).contains(count),
        case let sign = behind[number.endIndex...].prefix(2), sign == ": " || isApart && sign == ", ",
        case let set = behind[number.endIndex...].dropFirst(2), set.utf8.first?.isDigit == true,
        set.prefix(while: { $0 != "," }).contains(where: { "x×".contains($0) }) || set.containsBytes(of: "reps"),
        document.names.look(label(String(lines[place].plain[..<word.lowerBound]))).isKnown
      else { continue }
      lines[place].plain = "\(lines[place].plain[..<word.lowerBound]): \(set)"
    }
  }

  /// `1ª 40kg 12 reps`, `2nd 60kg x 5`: which set of the exercise above it is.
  mutating func dropOrdinalsOfSets(_ places: [Int]) {
    var last = 0
    for place in places {
      let text = lines[place].plain
      let digits = text.prefix(while: \.isNumber)
      guard let number = Int(digits), (1...20).contains(number),
        case let sign = text[digits.endIndex...].prefix(while: { $0 != " " }),
        Self.ordinals.contains(sign.lowercased()),
        case let rest = text[sign.endIndex...].trimmedSpaces, rest.hasDigit,
        rest.utf8.first?.isDigit == true
          || document.words.word(rest.prefix { $0 != " " }) == .bodyweight
          || rest.lowercased().hasPrefix("peso corporal"),
        number == last + 1 || number == 1,
        // `1st 190 good` is an attempt.
        rest.split(whereSeparator: { !$0.isNumber && !".,".contains($0) }).count > 1
          || NoteLength.read(rest, words: document.words) != nil
          || rest.utf8.first?.isDigit == false
      else { continue }
      last = number
      // The first alone may be anything.
      guard number > 1 || places.contains(place + 1) && lines[place + 1].plain.hasPrefix("2\(sign) ") else { continue }
      lines[place].plain = rest
    }
  }

  private static let ordinals: Set<String> = [
    "ª", "º", "°", "a", "o", "st", "nd", "rd", "th", "ª.", "º.", "°.", "ª:", "º:",
  ]
}
