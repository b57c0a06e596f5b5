/// Rounds whose exercises stand in one line, and tasks for time, with loads behind the names.
extension NoteAssembly {
  private static let heads = NoteBeginnings(whole: ["rft", "rounds", "rds", "time"])

  mutating func spellRoundsWithSlashes(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) && Self.heads.mayBeIn(lines[place].plain) {
      spellRoundsInLine(place)
      spellTasksForTime(below: place)
    }
  }

  /// `3 RFT: 400m run / 12 deadlifts 185 / 15 wall balls 20`: the exercises of each round, and their loads.
  private mutating func spellRoundsInLine(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), case let head = text[..<colon.lowerBound].split(separator: " "),
      let count = head.first.flatMap({ Int($0) }), (2...20).contains(count), head.count <= 4,
      head.dropFirst().contains(where: { ["rft", "rounds", "rds"].contains($0.lowercased()) }),
      case let body = text[colon.upperBound...],
      case let sign = body.containsBytes(of: " / ") ? " / " : ", ",
      case let parts = body.split(separator: sign), parts.count > 1,
      parts.allSatisfy({ $0.utf8.first?.isDigit == true && $0.contains(where: \.isLetter) })
    else { return }
    let said = head.dropFirst().filter { !["rounds", "rds", "of"].contains($0.lowercased()) }
    setAside(said.joined(separator: " "), at: place)
    let unit = unitText(at: place)
    if unit.isEmpty {
      // A number that may be anything stays beside the round.
      for part in parts {
        if let load = Self.loadBehind(part.trimmedSpaces)?.load { setAside(String(load), at: place) }
      }
    }
    lines[place].plain =
      "\(count) rounds: \(parts.map { Self.withUnit($0.trimmedSpaces, unit) }.joined(separator: ", "))"
  }

  /// `12 deadlifts 185`: a number behind the name is its load.
  private static func withUnit(_ part: String, _ unit: String) -> String {
    guard let (name, load) = loadBehind(part) else { return part }
    return unit.isEmpty ? String(name) : "\(name) \(load)\(unit)"
  }

  private static func loadBehind(_ part: String) -> (name: Substring, load: Substring)? {
    let words = part.split(separator: " ")
    guard words.count > 2, let count = Int(words[0]), (1...150).contains(count), let last = words.last,
      Double(last).map({ (5...500).contains($0) }) == true,
      words.dropFirst().dropLast().allSatisfy({ !$0.hasDigit && $0 != "x" && $0 != "for" && $0 != "in" })
    else { return nil }
    var name = part[..<last.startIndex]
    while let sign = name.last, " @".contains(sign) { name = name.dropLast() }
    return (name, last)
  }

  /// `WOD for time` above `21 thrusters 65`, `21 pull ups`, `15 thrusters`: the load is that of the exercise, and a time
  /// below is that of all of it.
  private mutating func spellTasksForTime(below head: Int) {
    let text = lines[head].plain.lowercased()
    guard text.hasSuffix("for time") || text.hasSuffix("for time:") || text.hasPrefix("for time"),
      !Self.hasProduct(text)
    else { return }
    var loads: [String: Substring] = [:]
    let unit = unitText(at: head)
    var place = head + 1
    while place < lines.count, lines[place].kind == .text || lines[place].kind == .item, !lines[place].isEscaped,
      place < head + 30
    {
      defer { place += 1 }
      let line = lines[place].plain
      let words = line.split(separator: " ")
      if let clock = words.first, Self.isScoreOfTask(clock) {
        if words.count > 1, !words.dropFirst().joined().hasDigit { lines[place].isEscaped = true }
        return
      }
      guard let first = words.first, Int(first) != nil, words.count > 1 else { return }
      if let (name, load) = Self.loadBehind(line) {
        loads[name.drop { $0 != " " }.lowercased()] = load
        lines[place].plain = "\(name) \(load)\(unit)"
      } else if let load = loads[line.drop { $0 != " " }.lowercased()] {
        lines[place].plain = "\(line) \(load)\(unit)"
      }
    }
  }

  /// `8:55.`
  private static func isScoreOfTask(_ word: Substring) -> Bool {
    let parts = word.filter { $0 != "." && $0 != "," }.split(separator: ":")
    return parts.count == 2 && parts.allSatisfy { $0.utf8.count <= 2 && Int($0) != nil } && parts[1].utf8.count == 2
  }
}
