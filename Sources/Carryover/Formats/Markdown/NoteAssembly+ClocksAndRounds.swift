import TextStreams

/// When sets began, how many rounds of them there were, and how long each took.
extension NoteAssembly {
  /// `EMOM 10 (10 rounds): 1 clean`, `Every 2 min x 6 rounds`: the number of rounds, and how far apart they began.
  mutating func spellMinutesOfRounds(_ place: Int) {
    let text = lines[place].plain
    if let bracket = text.bytesRange(of: " rounds)"), let open = text.bytesRange(of: " ("),
      open.lowerBound < bracket.lowerBound,
      text[..<open.lowerBound].lowercased().containsBytes(of: "emom"),
      case let count = text[open.upperBound..<bracket.lowerBound], let rounds = Int(count),
      text[..<open.lowerBound].hasSuffix(" \(rounds)")
    {
      lines[place].plain.removeSubrange(open.lowerBound..<bracket.upperBound)
    } else if text.hasSuffix(" rounds") || text.hasSuffix(" sets"),
      let every = text.bytesRange(of: "Every ") ?? text.bytesRange(of: "every "),
      // `A) Every 2 min x 6 rounds`
      text[every.upperBound...].utf8.first?.isDigit == true,
      every.lowerBound == text.startIndex || text[..<every.lowerBound].count <= 3 && text.utf8.first?.isLetter == true,
      let times = [" x ", " × ", " for "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let rounds = Int(text[times.upperBound...].prefix { $0 != " " }), (2...60).contains(rounds),
      text[times.upperBound...].split(separator: " ").count == 2, text.utf8.count <= 40
    {
      setAside(String(text[..<times.lowerBound]), at: place)
      lines[place].plain = "\(rounds) rounds"
    }
  }

  /// `0:00 – Push jerk 2 @ 155`, `2:00 – Push jerk 2 @ 165`: when each set began, from nought on.
  mutating func dropMinutesOfRounds(_ places: [Int]) {
    var rounds: [(place: Int, second: Int, rest: Substring)] = []
    for place in places where isSpellable(place, to: 80) {
      let text = lines[place].plain
      guard text.utf8.first?.isDigit == true, text.utf8.prefix(4).contains(UInt8(ascii: ":")),
        let space = text.firstIndex(of: " "), case let clock = text[..<space].split(separator: ":"),
        clock.count == 2, clock[1].utf8.count == 2, let minute = Int(clock[0]), let second = Int(clock[1]),
        (0...90).contains(minute), (0..<60).contains(second),
        case let rest = text[space...].drop(while: { " -–—:".contains($0) }), rest.utf8.first?.isLetter == true
      else { continue }
      rounds.append((place, minute * 60 + second, rest))
    }
    guard rounds.count > 2, rounds[0].second == 0, rounds[1].second > 0,
      zip(rounds, rounds.dropFirst()).allSatisfy({ $1.second - $0.second == rounds[1].second })
    else { return }
    // Another exercise at each of them is a plan of the hour.
    let name = rounds[0].rest.prefix { $0 != " " }
    guard rounds.allSatisfy({ $0.rest.prefix { $0 != " " } == name }) else { return }
    for round in rounds {
      setAside(String(lines[round.place].plain.prefix { $0 != " " }), at: round.place)
      let words = round.rest.split(separator: " ")
      // `Push jerk 2 @ 155`: one set in each of them.
      if let at = words.firstIndex(of: "@"), at > 1, at + 1 < words.count, Int(words[at - 1]) != nil,
        let load = Double(words[at + 1]), load > 10, at + 2 == words.count || words[at + 2].hasPrefix("(")
      {
        let name = words[..<(at - 1)].joined(separator: " ")
        let tail = words[(at + 2)...].joined(separator: " ")
        lines[round.place].plain = "\(name) \(words[at + 1]) x \(words[at - 1]) \(tail)".trimmedSpaces
      } else {
        lines[round.place].plain = String(round.rest)
      }
    }
  }

  /// `6 x 100 yd free on 1:45, came in 1:28, 1:27`, `4 x 500m, 2:00 off: 1:52.3, 1:51.8`: when one set off, and the times.
  mutating func spellSendOffs(_ place: Int) {
    let text = lines[place].plain
    guard text.hasDigit, text.hasByte(UInt8(ascii: ":")) else { return }
    if let on = text.bytesRange(of: " on "), let comma = text[on.upperBound...].bytesRange(of: ", "),
      Self.isClockOfLap(text[on.upperBound..<comma.lowerBound]), Self.hasProduct(text)
    {
      var times = text[comma.upperBound...]
      for words in ["came in at ", "came in ", "times ", "times: "] where times.hasPrefix(words) {
        times = times.dropFirst(words.count)
      }
      guard times.split(separator: ",").count > 1,
        times.split(separator: ",").allSatisfy({ Self.isClockOfLap($0.trimmedSpaces[...]) })
      else { return }
      setAside(String(text[on.lowerBound..<comma.lowerBound]).trimmedSpaces, at: place)
      lines[place].plain = "\(text[..<on.lowerBound]): \(times)"
    } else if let comma = text.bytesRange(of: ", "), let colon = text.bytesRange(of: ": "),
      comma.lowerBound < colon.lowerBound,
      case let words = text[comma.upperBound..<colon.lowerBound].split(separator: " "), words.count == 2,
      Self.isClockOfLap(words[0]), ["off", "rest", "easy", "jog", "walk", "recovery"].contains(words[1]),
      Self.isClockOfLap(text[colon.upperBound...].prefix { $0 != "," })
    {
      setAside(words.joined(separator: " "), at: place)
      lines[place].plain.removeSubrange(comma.lowerBound..<colon.lowerBound)
    }
  }

  /// `1:45`, `1:52.3`
  private static func isClockOfLap(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && Int(parts[0]).map { (0...59).contains($0) } == true
      && parts[1].prefix { $0 != "." }.count == 2 && Double(parts[1]).map { (0..<60).contains($0) } == true
  }

  /// `Yoke 600 x 60 ft, 13.2s`: how long one way with a load took.
  mutating func spellTimesBehindWays(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix("s"), let comma = text.lastBytesRange(of: ", "),
      case let time = text[comma.upperBound...].dropLast(), Double(time) != nil,
      case let before = text[..<comma.lowerBound], !before.contains(","),
      let unit = before.split(separator: " ").last, ["ft", "feet", "m", "yd", "yards", "meters"].contains(unit),
      before.containsBytes(of: " x "), document.names.look(label(String(before.prefix { !$0.isNumber }))).isDistance
    else { return }
    lines[place].plain.replaceSubrange(comma, with: " in ")
  }

  /// `power clean, 2 reps every 2 min` above `135 / 145 / 155 lb`: the repetitions of each load.
  mutating func spellRepsOfLoadsBelow(_ place: Int) {
    let text = lines[place].plain
    guard place + 1 < lines.count, isSpellable(place + 1, to: 100), let every = text.bytesRange(of: " every "),
      case let told = text[..<every.lowerBound], told.hasSuffix(" reps") || told.hasSuffix(" rep"),
      let comma = told.lastBytesRange(of: ", "),
      let reps = Int(told[comma.upperBound...].prefix { $0 != " " }), (1...20).contains(reps),
      case let below = lines[place + 1].plain,
      case let end = below.bytesRange(of: " -- ")?.lowerBound ?? below.endIndex,
      case let loads = below[..<end].trimmedSpaces.split(separator: "/").map(\.trimmedSpaces), loads.count > 1,
      loads.dropLast().allSatisfy({ Double($0) != nil }), let last = loads.last, let (value, unit) = Self.number(last),
      value >= 20 || !unit.isEmpty, unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil
    else { return }
    setAside(String(text[every.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(told[..<comma.lowerBound])
    let unitText = unit.isEmpty ? "" : " \(unit)"
    let sets = loads.dropLast().map { "\($0)\(unitText) x \(reps)" } + ["\(last) x \(reps)"]
    if end < below.endIndex { setAside(String(below[end...].dropFirst(4)), at: place + 1) }
    lines[place + 1].plain = sets.joined(separator: ", ")
  }
}
