import TextStreams
import TrainingModel

/// Loads before their repetitions, with a comma between, and sets that were done each minute.
extension NoteAssembly {
  /// `40 kg, 10 reps RPE 8`, `65, 11 reps`: a load alone between commas, and what was done with it.
  func withSignForComma(_ text: String) -> String {
    guard text.containsBytes(of: " rep"), !text.containsBytes(of: " sets"), !text.containsBytes(of: "x, ") else {
      return text
    }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    var spelled = String(parts[0])
    for index in parts.indices.dropFirst() {
      let words = parts[index].split(separator: " ")
      let isCounted =
        words.count > 1 && words[1].hasPrefix("rep") && Int(words[0]).map { (1...50).contains($0) } == true
      let joins = isCounted && isLoadAlone(parts[index - 1], reps: Int(words[0]) ?? 0, hasName: index == 1)
      spelled += "\(joins ? " x " : ", ")\(parts[index])"
    }
    return spelled
  }

  /// Whether a load is all that a text holds, behind a name at most.
  private func isLoadAlone(_ text: Substring, reps: Int, hasName: Bool) -> Bool {
    var words = text.split(separator: " ")[...]
    guard var last = words.popLast() else { return false }
    let isUnit = ["kg", "lb", "lbs"].contains(last)
    if isUnit, let number = words.popLast(), Double(number) != nil { last = number } else if isUnit { return false }
    guard !words.contains(where: { $0.hasDigit }), hasName || words.isEmpty else { return false }
    // Without a unit it is far more than the repetitions of anything but the body.
    if isUnit || Self.isTypedLoad(last) { return !words.contains { Self.joints.contains($0.lowercased()) } }
    guard let load = Double(last), load >= 40, load >= 3 * Double(reps),
      words.last.map({ $0.utf8.last?.isLetter == true || $0.hasSuffix(":") }) ?? true
    else { return false }
    let name = words.joined(separator: " ")
    let look = document.names.look(label(name.hasSuffix(":") ? String(name.dropLast()) : name))
    return !look.isBodyweight && !look.isTimed && !look.isDistance
      && !words.contains { Self.joints.contains($0.lowercased()) || $0.lowercased().hasPrefix("body") }
  }

  private static let joints: NoteWordSet = [
    "at", "@", "with", "w", "w/", "of", "by", "x", "a", "à", "con", "com", "mit", "bei", "met", "op", "avec", "rep",
    "reps",
  ]

  /// `EMOM 10: 5 reps`, `EMOM 10 min x 5`, `5 reps EMOM for 10 min`, `100kg x 3 EMOM 10`: a set each minute.
  static func withSetsOnTheMinute(_ text: String) -> String {
    guard let word = text.bytesRange(of: "EMOM") ?? text.bytesRange(of: "emom") else { return text }
    let before = text[..<word.lowerBound]
    let numbers = text[word.upperBound...].split(whereSeparator: { " :x×,".contains($0) })
    guard let minutes = numbers.first(where: { $0 != "for" }).flatMap({ Int($0) }), (2...60).contains(minutes),
      numbers.allSatisfy({ Int($0) != nil || ["min", "mins", "minutes", "reps", "rep", "for"].contains($0) })
    else { return text }
    let counts = numbers.compactMap { Int($0) }
    if counts.count == 2, (1...50).contains(counts[1]), !before.hasDigit {
      return "\(before)\(minutes) sets of \(counts[1])"
    }
    let said = before.split(separator: " ")
    guard counts.count == 1, let noun = said.last else { return text }
    // `100kg x 3 EMOM 10`
    if said.count > 3, Int(noun).map({ $0 <= 30 }) == true, ["x", "×"].contains(said[said.count - 2]),
      isTypedLoad(said[said.count - 3]), before.count(where: { "x×".contains($0) }) == 1
    {
      return "\(said.dropLast(2).joined(separator: " ")) \(minutes)x\(noun)"
    }
    guard noun == "reps" || Int(noun).map({ $0 <= 30 }) == true, let reps = said.last(where: { Int($0) != nil }),
      !before[..<reps.startIndex].hasDigit, minutes <= 30
    else { return text }
    return "\(before[..<reps.startIndex])\(minutes) sets of \(reps)"
  }

  /// `Every 2 min x 5: 2 power cleans @ 105`, `Power clean EMOM 10: 2 @ 60kg`, `Clean & jerk EMOM 8 min, 1 rep: 60kg 60
  /// 65`: a set each minute or two, and how often.
  mutating func spellSetsOfIntervals(_ place: Int) {
    let text = lines[place].plain
    guard Self.intervals.mayBeIn(text), let colon = text.bytesRange(of: ": "),
      case let head = text[..<colon.lowerBound].split(whereSeparator: { " ,".contains($0) }),
      let start = head.firstIndex(where: { Self.isInterval($0) }), start <= 6,
      !head[..<start].contains(where: \.hasDigit),
      let (count, reps) = Self.setsOfIntervals(head[start...])
    else { return }
    // `B. Every 2 min x 5: …`
    let isLabelled = start == 1 && head[0].utf8.count <= 3 && head[0].last.map { ".)".contains($0) } == true
    let name = isLabelled ? "" : head[..<start].joined(separator: " ")
    let rest = text[colon.upperBound...].trimmedSpaces
    let words = rest.split(separator: " ")
    let loads = words.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    let unit = loads.lazy.map { $0.drop { $0.isNumber || $0 == "." } }.first { !$0.isEmpty } ?? ""
    let numbers = loads.map { $0.prefix { $0.isNumber || $0 == "." } }
    let said = text[head[start].startIndex..<colon.lowerBound]
    if let reps, numbers.count > 1, numbers.allSatisfy({ Double($0).map { $0 > 12 } ?? false }),
      loads.allSatisfy({ Double($0) != nil || Self.isTypedLoad($0) }), !name.isEmpty
    {
      lines[place].plain = "\(name): \(numbers.map { "\($0)\(unit) x \(reps)" }.joined(separator: ", "))"
    } else if name.isEmpty, reps == nil, !head[start].lowercased().hasPrefix("emom"), Int(words.first ?? "") != nil,
      words.count > 1, words[1].first?.isLetter == true,
      document.names.look(
        label(words.dropFirst().prefix { !"@(".contains($0.first ?? "@") && !$0.hasDigit }.joined(separator: " "))
      )
      .isLikely
    {
      lines[place].plain = "EMOM \(count): \(rest)"
    } else if !name.isEmpty, reps == nil, words.count > 2, Int(words[0]).map({ (1...30).contains($0) }) == true,
      words[1] == "@" || words[1] == "at", Double(words[2]) != nil || Self.isTypedLoad(words[2]), !rest.contains(","),
      words.count == 3 || words.count == 4 && ["kg", "lb", "lbs"].contains(words[3])
    {
      lines[place].plain = "\(name): \(count)x\(rest)"
    } else {
      return
    }
    setAside(String(said), at: place)
  }

  private static let intervals = NoteBeginnings(["every", "emom", "e"])

  private static func isInterval(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return word == "every" || word.hasPrefix("e") && word.hasSuffix("mom") && word.utf8.count <= 6
  }

  /// Of `every 2 min x 5`, `EMOM 8 min 1 rep` how many sets there are, and the repetitions of each where they are said.
  private static func setsOfIntervals(_ words: ArraySlice<Substring>) -> (count: Int, reps: Int?)? {
    guard let first = words.first?.lowercased() else { return nil }
    var rest = words.dropFirst()
    if first == "every" {
      guard let length = rest.popFirst(), length.utf8.first?.isDigit == true else { return nil }
      if Int(length) != nil {
        guard let unit = rest.popFirst(), ["min", "mins", "minutes", "s", "sec", "secs", "seconds"].contains(unit)
        else {
          return nil
        }
      }
    }
    if rest.first == "x" || rest.first == "×" { rest = rest.dropFirst() } else if first != "emom" { return nil }
    guard let number = rest.popFirst(), let count = Int(number.drop { "x×".contains($0) }), (2...40).contains(count)
    else { return nil }
    if let unit = rest.first, ["min", "mins", "minutes", "sets", "rounds"].contains(unit) { rest = rest.dropFirst() }
    if rest.isEmpty { return (count, nil) }
    guard rest.count == 2, let reps = rest.first.flatMap({ Int($0) }), (1...50).contains(reps),
      rest.last?.hasPrefix("rep") == true
    else { return nil }
    return (count, reps)
  }
}
