import TrainingModel

/// Turns that lines take below a line of minutes, and ways with words before their time.
extension NoteAssembly {
  /// `EMOM 10 min` above `odd: 12 swings` and `even: 10 burpees`: each is done every other minute.
  mutating func spellMinutesByTurns(_ places: [Int]) {
    for place in places where Self.isOfMinutes(lines[place].plain) {
      var turns: [(place: Int, rest: String)] = []
      for next in lines[(place + 1)...].indices.prefix(8) {
        guard lines[next].kind != .blank || turns.isEmpty else { break }
        if lines[next].kind == .blank { continue }
        guard let rest = Self.behindTurn(lines[next].plain, turns.count) else { break }
        turns.append((next, rest))
      }
      guard turns.count > 1, let minutes = NoteRounds.count(in: lines[place].plain, words: document.words),
        minutes % turns.count == 0
      else { continue }
      lines[place].plain += ", \(minutes / turns.count) rounds"
      for turn in turns { lines[turn.place].plain = turn.rest }
    }
  }

  private static func isOfMinutes(_ text: String) -> Bool {
    text.utf8.count <= 40 && text.lowercased().split(whereSeparator: { !$0.isLetter }).contains("emom")
  }

  /// What stands behind `odd:`, `even:`, `min 1:`, `Minute 2 -`.
  private static func behindTurn(_ text: String, _ count: Int) -> String? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1 else { return nil }
    let first = words[0].lowercased().prefix { $0.isLetter }
    if first == (count == 0 ? "odd" : "even"), count < 2 {
      let rest = text.dropFirst(words[0].count).drop { " :-–".contains($0) }
      return ["minutes", "mins", "min"].first { rest.lowercased().hasPrefix($0) }.map { word in
        String(rest.dropFirst(word.count).drop { " :-–".contains($0) })
      } ?? String(rest)
    }
    guard ["min", "minute"].contains(first), words.count > 2,
      Int(words[1].prefix { $0.isNumber }) == count + 1
    else { return nil }
    return String(words[2].drop { " :-–".contains($0) })
  }

  /// `plank: 60 / 45 / 45 sec`: one unit for all numbers of a list.
  private mutating func spellTimesBetweenSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      let unit = text.split(separator: " ").last, document.words.word(unit.drop { $0.isNumber }) == .seconds,
      case let list = text[start...].dropLast(unit.drop { $0.isNumber }.count).trimmedSpaces,
      list.split(separator: " / ").allSatisfy({ Int($0) != nil })
    else { return }
    lines[place].plain = String(text[..<start] + text[start...].replacing(" / ", with: ", "))
  }

  /// `Pistol squats 5+5, 4+4`: as many with either side of what is done with one.
  private mutating func spellSumsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "+")), let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      document.names.look(label(text[..<start].trimmedSpaces)).isOneSided,
      case let sets = text[start...].split(separator: ", "),
      sets.allSatisfy({ set in
        let sides = set.split(separator: "+", omittingEmptySubsequences: false)
        return sides.count == 2 && Int(sides[0]) != nil && sides[0] == sides[1]
      })
    else { return }
    lines[place].plain = String(text[..<start] + text[start...].replacing("+", with: "/"))
  }

  /// `2x5xBar / 5x80 / 3x120`, `2x5 bar, 5x80`: sets with the bar alone, each of which is told by itself.
  mutating func spellSetsOfBar(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      guard let end = lines[place].plain.lowercased().bytesRange(of: "bar"),
        let range = lines[place].plain.bytesRange(of: "Bar") ?? lines[place].plain.bytesRange(of: "bar"),
        range.lowerBound > lines[place].plain.startIndex, !end.isEmpty,
        case let behind = lines[place].plain[range.upperBound...], behind.first.map({ !$0.isLetter }) ?? true
      else { continue }
      var before = lines[place].plain[..<range.lowerBound]
      guard let sign = before.last, " x×@".contains(sign) else { continue }
      while let last = before.last, " x×@".contains(last) { before.removeLast() }
      let product = before.reversed().prefix { $0.isNumber || "x×".contains($0) }.reversed()
      let factors = String(product).split { "x×".contains($0) }.compactMap { Int($0) }
      guard factors.count == 2, factors[0] <= 10, factors[1] <= 50 else { continue }
      let sets = Array(repeating: "bar x \(factors[1])", count: factors[0]).joined(separator: ", ")
      var rest = String(behind)
      // Where signs divide the sets, one of them is enough.
      for sign in [" / ", " + "] where rest.hasPrefix(sign) { rest = rest.replacing(sign, with: ", ") }
      lines[place].plain = before.dropLast(product.count) + sets + rest
    }
  }

  /// `Deadlift 6x3 (170, 180, PR 190)`: a mark before a load in a list, which is told beside it.
  mutating func dropMarksInLists(_ places: [Int]) {
    for place in places where textsBeside[place] == nil && lines[place].plain.containsBytes(of: "PR ") {
      guard let open = lines[place].plain.firstIndex(of: "("), let close = lines[place].plain.lastIndex(of: ")"),
        open < close, case let list = lines[place].plain[open...close],
        case let bare = list.replacing("PR ", with: ""), bare.utf8.count < list.utf8.count,
        bare.dropFirst().dropLast().split(whereSeparator: { ",/ ".contains($0) }).allSatisfy({
          $0.utf8.first?.isDigit == true
        }), bare.contains(","), lines[place].plain[..<open].hasDigit
      else { continue }
      textsBeside[place] = String(list)
      lines[place].plain.replaceSubrange(open...close, with: bare)
    }
  }

  /// `Swim (25 m pool)`: how long the pool is.
  mutating func dropPools(_ places: [Int]) {
    for place in places where textsBeside[place] == nil && lines[place].plain.containsBytes(of: "pool)") {
      guard let open = lines[place].plain.lastIndex(of: "("), lines[place].plain.utf8.last == UInt8(ascii: ")"),
        case let words = lines[place].plain[open...].dropFirst().dropLast().split(separator: " "),
        words.count <= 3, words.last == "pool", words[0].utf8.first?.isDigit == true,
        open > lines[place].plain.startIndex
      else { continue }
      textsBeside[place] = String(lines[place].plain[open...])
      lines[place].plain = lines[place].plain[..<open].trimmedSpaces
    }
  }

  /// `6 Power Cleans (95/65)`: what a board prescribes for men and for women, which is not what was lifted.
  mutating func dropPrescribedPairs(_ places: [Int]) {
    for place in places where textsBeside[place] == nil && lines[place].plain.utf8.last == UInt8(ascii: ")") {
      guard let open = lines[place].plain.lastIndex(of: "("),
        case let pair = lines[place].plain[open...].dropFirst().dropLast().split(separator: "/"), pair.count == 2,
        let first = Double(pair[0].prefix { $0.isNumber }), let second = Double(pair[1].prefix { $0.isNumber }),
        first > second, second >= 8, first <= 2 * second, first >= 12,
        ["", "lb", "lbs", "#", "kg"].contains(pair[1].drop { $0.isNumber }.trimmedSpaces),
        case let words = lines[place].plain[..<open].split(separator: " "), words.count >= 2,
        words[0].utf8.allSatisfy(\.isDigit), words[1...].allSatisfy({ $0.utf8.first?.isLetter == true })
      else { continue }
      textsBeside[place] = String(lines[place].plain[open...])
      lines[place].plain = lines[place].plain[..<open].trimmedSpaces
    }
  }

  /// `5:11:46 AM  30 x 10`: when a set was done, to the second.
  mutating func dropSecondsOfDay(_ places: [Int]) {
    for place in places where lines[place].kind == .text {
      let words = lines[place].plain.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[1] == "AM" || words[1] == "PM",
        words[2].first(where: { $0 != " " })?.isNumber == true,
        case let parts = words[0].split(separator: ":"), parts.count == 3,
        parts.allSatisfy({ $0.utf8.count <= 2 && Int($0) != nil }), textsBeside[place] == nil
      else { continue }
      textsBeside[place] = "\(words[0]) \(words[1])"
      lines[place].plain = words[2].trimmedSpaces
    }
  }

  /// `8, 6, 6 + one more set of 5`, `BBB: only 3x10`, `3xF: 9, 7, 6`: one more set, fewer sets than were meant, and sets
  /// to failure.
  mutating func spellMoreSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      if let range = lines[place].plain.bytesRange(of: " + one more set of "),
        Int(lines[place].plain[range.upperBound...]) != nil,
        case let list = lines[place].plain[..<range.lowerBound].reversed()
          .prefix(while: { $0.isNumber || ", ".contains($0) }), list.contains(","), list.last == " "
      {
        lines[place].plain.replaceSubrange(range, with: ", ")
      }
      // `warming-up 40 kg x 8, dan 90 kg 3x8`, but Dan is somebody's name.
      if let range = lines[place].plain.bytesRange(of: ", dan "),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        lines[place].plain.replaceSubrange(range, with: ", daarna ")
      }
      spellTimesBetweenSlashes(place)
      spellSumsOfSides(place)
      // `BBB: only 3x10 @ 185`
      if let range = lines[place].plain.bytesRange(of: ": only "), textsBeside[place] == nil,
        !lines[place].plain[..<range.lowerBound].contains(where: \.isNumber),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        textsBeside[place] = "only"
        lines[place].plain.replaceSubrange(range, with: ": ")
      }
      // `Push-ups: 15, 14, 12 AMRAP`: the last as many as could be, which were so many.
      if lines[place].plain.hasSuffix(" AMRAP"), textsBeside[place] == nil,
        case let list = lines[place].plain.dropLast(6).reversed().prefix(while: { $0.isNumber || ", /".contains($0) }),
        list.count(where: { ",/".contains($0) }) > 0, list.first?.isNumber == true
      {
        textsBeside[place] = "AMRAP"
        lines[place].plain = String(lines[place].plain.dropLast(6))
      }
      guard let range = lines[place].plain.bytesRange(of: "xF: "), range.lowerBound > lines[place].plain.startIndex,
        let count = lines[place].plain[..<range.lowerBound].last, count.isNumber,
        case let reps = lines[place].plain[range.upperBound...].split(separator: ", "),
        "\(reps.count)" == String(count), reps.allSatisfy({ Int($0) != nil }),
        case let name = lines[place].plain[..<range.lowerBound].dropLast().trimmedSpaces, !name.isEmpty
      else { continue }
      lines[place].plain = "\(name): " + reps.map { "\($0)F" }.joined(separator: ", ")
    }
  }

  /// `Walk 4 km to the market and back, 52 min`: how far, some words, and how long.
  mutating func spellWaysWithWords(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let text = lines[place].plain
      guard text.utf8.count <= 100, textsBeside[place] == nil, let comma = text.lastBytesRange(of: ", "),
        case let tail = text[comma.upperBound...], let seconds = secondsOfWay(tail),
        case let words = text[..<comma.lowerBound].split(separator: " "),
        let number = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), (1...3).contains(number),
        let end = Self.endOfWay(words, number), words.count > end + 2,
        !words[end...].contains(where: { $0.utf8.contains(where: \.isDigit) }),
        ["to", "through", "around", "along"].contains(words[end].lowercased()),
        document.names.look(words[..<number].joined(separator: " ")).isDistance,
        let way = Self.kilometers(words[number..<end]), (75...2_400).contains(seconds / way)
      else { continue }
      textsBeside[place] = words[end...].joined(separator: " ")
      lines[place].plain = "\(words[..<end].joined(separator: " ")), \(tail)"
    }
  }

  /// How many seconds `52 min`, `1 h 10 min` or `27:45` is; `nil` for any other text.
  private func secondsOfWay(_ text: Substring) -> Double? {
    let text = String(text.hasSuffix(".") ? text.dropLast() : text)
    let words = text.split(separator: " ")
    let units = words.map { document.words.word($0.drop { $0.isNumber }) }
    let isClock = words.count == 1 && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
    guard isClock || units.last == .minutes || units.last == .hours, words.count <= 4,
      zip(words, units).allSatisfy({ Double($0) != nil || $1 == .minutes || $1 == .hours || isClock })
    else { return nil }
    return NoteLength.read(text, words: document.words)
  }

  /// How many kilometres `4 km` or `3mi` are.
  private static func kilometers(_ words: ArraySlice<Substring>) -> Double? {
    let text = words.joined()
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = Double(digits.replacing(",", with: ".")), value > 0 else { return nil }
    switch text.dropFirst(digits.count).lowercased() {
    case "km", "k": return value
    case "m": return value / 1_000
    case "mi", "mile", "miles": return value * 1.609
    default: return nil
    }
  }

  /// Where a way ends that begins at a place: behind `4 km`, or `4km`.
  private static func endOfWay(_ words: [Substring], _ place: Int) -> Int? {
    let units = ["km", "k", "mi", "mile", "miles", "m"]
    if units.contains(String(words[place].drop { $0.isNumber || $0 == "." || $0 == "," }).lowercased()) {
      return place + 1
    }
    return place + 1 < words.count && units.contains(words[place + 1].lowercased()) ? place + 2 : nil
  }
}
