import TrainingModel

/// Turns that lines take below a line of minutes.
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

  /// `Every 2 min x 4: front squat 2 @ 90 kg`, `E2MOM x 5: snatch 2 @ 50 kg`, `Giant set x3: …`: so many rounds.
  mutating func spellRoundsByTurns(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      guard let colon = lines[place].plain.bytesRange(of: ": "),
        let (turn, count) = Self.roundsByTurns(lines[place].plain[..<colon.lowerBound]),
        case let rest = lines[place].plain[colon.upperBound...], rest.hasDigit, rest.utf8.first?.isLetter == true,
        !rest.containsBytes(of: " + "),
        turn.lowercased().hasPrefix("e")
          ? !rest.hasByte(UInt8(ascii: ","))
          : rest.split(separator: ",").allSatisfy({ $0.hasDigit && $0.contains(where: { "x×@".contains($0) }) })
      else { continue }
      setAside(turn, at: place)
      lines[place].plain = "\(count) rounds: \(lines[place].plain[colon.upperBound...])"
    }
  }

  /// Of `Every 2 min x 4` what is done by turns, and how often.
  private static func roundsByTurns(_ text: Substring) -> (turn: String, count: Int)? {
    guard text.utf8.count <= 24, let sign = text.lastBytesRange(of: " x"),
      let count = Int(text[sign.upperBound...].trimmedSpaces), (2...30).contains(count)
    else { return nil }
    let turn = text[..<sign.lowerBound]
    let words = turn.lowercased().split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    let isEvery =
      first == "every" && words.count > 1 && words[1].utf8.first?.isDigit == true
      && (["min", "mins", "minutes"].contains(last) || words.count == 2)
    let isByMinutes = words.count == 1 && first.hasPrefix("e") && first.hasSuffix("mom") && first.hasDigit
    let isGiant = words.count == 2 && first == "giant" && last == "set" || words.count == 1 && first == "triset"
    return isEvery || isByMinutes || isGiant ? (String(turn), count) : nil
  }

  private static func isOfMinutes(_ text: String) -> Bool {
    text.utf8.count <= 40 && (text.containsBytes(of: "mom") || text.containsBytes(of: "MOM"))
      && text.lowercased().split(whereSeparator: { !$0.isLetter }).contains("emom")
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

  /// `emom 10 min: odd 12 wall balls 20lb, even 8 burpees. finished all 10`: every other minute one of the two.
  mutating func spellOddAndEven(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("emom "), let colon = text.bytesRange(of: ": "),
      let minutes = text[..<colon.lowerBound].split(separator: " ").lazy.compactMap({ Int($0) }).first,
      (2...60).contains(minutes), minutes.isMultiple(of: 2),
      case let end = text.bytesRange(of: ". ")?.lowerBound ?? text.endIndex, colon.upperBound < end,
      case let turns = text[colon.upperBound..<end].replacing(", ", with: "\n").split(separator: "\n"),
      turns.count == 2,
      turns[0].lowercased().hasPrefix("odd"), turns[1].lowercased().hasPrefix("even"), turns.allSatisfy(\.hasDigit),
      !text[end...].containsBytes(of: "only")
    else { return }
    let parts = turns.map { $0.drop { $0 != " " && $0 != ":" }.drop { " :".contains($0) } }
    let rest = text[end...].drop { ". ".contains($0) }
    setAside("\(text[..<colon.lowerBound])\(rest.isEmpty ? "" : ", \(rest)")", at: place)
    lines[place].plain = "\(minutes / 2) rounds: \(parts.joined(separator: ", "))"
  }
}
