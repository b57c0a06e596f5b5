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

  /// `8, 6, 6 + one more set of 5`, `BBB: only 3x10`, `3xF: 9, 7, 6`: one more set, fewer sets than were meant, and sets
  /// to failure.
  mutating func spellMoreSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      if let range = lines[place].plain.bytesRange(of: " + one more set of "),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        lines[place].plain.replaceSubrange(range, with: ", ")
      }
      // `BBB: only 3x10 @ 185`
      if let range = lines[place].plain.bytesRange(of: ": only "), textsBeside[place] == nil,
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        textsBeside[place] = "only"
        lines[place].plain.replaceSubrange(range, with: ": ")
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
        case let tail = String(text[comma.upperBound...]), tail.utf8.first?.isDigit == true,
        NoteLength.read(tail.hasSuffix(".") ? String(tail.dropLast()) : tail, words: document.words) != nil,
        case let words = text[..<comma.lowerBound].split(separator: " "),
        let number = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), (1...3).contains(number),
        let end = Self.endOfWay(words, number), words.count > end + 2,
        !words[end...].contains(where: { $0.utf8.contains(where: \.isDigit) }),
        ["to", "in", "through", "around", "along", "with", "from", "on"].contains(words[end].lowercased()),
        document.names.look(words[..<number].joined(separator: " ")).isDistance
      else { continue }
      textsBeside[place] = words[end...].joined(separator: " ")
      lines[place].plain = "\(words[..<end].joined(separator: " ")), \(tail)"
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
