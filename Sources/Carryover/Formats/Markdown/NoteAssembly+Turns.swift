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
}
