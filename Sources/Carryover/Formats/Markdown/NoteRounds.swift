import TrainingModel

/// Finds how often the exercises of a circuit or a superset were done: `Circuit – 3 rounds`, `3 rounds of:`.
enum NoteRounds {
  /// The number of rounds that a line states which says no more than that; `nil` for any other line.
  static func count(in text: String, words: NoteWords) -> Int? {
    guard text.utf8.count <= 60 else { return nil }
    let tokens = NoteDateToken.tokens(text)
    if let count = wordCount(tokens, words) { return count }
    guard text.utf8.contains(where: { (48...57).contains($0) }) else { return nil }
    var rounds: Int?
    var isNamed = false
    for (place, token) in tokens.enumerated() {
      if let word = token.word {
        if isCircuit(word, words) { isNamed = true } else if !isSmall(word, words) { return nil }
        continue
      }
      guard let number = token.number else { continue }
      if states(tokens, place, words) {
        guard rounds == nil, (1...50).contains(number) else { return nil }
        rounds = number
      } else if !isOther(tokens, place, words) {
        return nil
      }
    }
    guard let rounds, isNamed || tokens.contains(where: { $0.isWord(.rounds, words) }) else {
      return nil
    }
    return rounds
  }

  /// `Six rounds:`, `EMOM 10 min`.
  private static func wordCount(_ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    guard (2...4).contains(tokens.count), let first = tokens[0].word else { return nil }
    return first == "emom" ? minutes(tokens, words) : writtenRounds(first, tokens, words)
  }

  private static func minutes(_ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    guard let count = tokens[1].number, (2...60).contains(count) else { return nil }
    for token in tokens.dropFirst(2) where !token.isWord(.minutes, words) && !token.isMark(UInt8(ascii: ":")) {
      return nil
    }
    return count
  }

  private static func writtenRounds(_ first: String, _ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    let number = Int(words.entry(first)?.number ?? 0)
    guard number > 1, tokens[1].isWord(.rounds, words) else { return nil }
    for token in tokens.dropFirst(2) where !token.isWord(.of, words) && !token.isMark(UInt8(ascii: ":")) { return nil }
    return number
  }

  /// Whether the number at a place counts rounds: `3 rounds`, `3 x`, `x 3`, `rounds: 3`.
  private static func states(_ tokens: [NoteDateToken], _ place: Int, _ words: NoteWords) -> Bool {
    let next = place + 1 < tokens.count ? tokens[place + 1].word : nil
    if let next, ["x", "times", "rft", "×"].contains(next) || words.word(next) == .rounds { return true }
    let before = place > 0 ? tokens[place - 1] : nil
    if before?.word == "x" { return true }
    guard let before, before.word != nil || before.isMark(UInt8(ascii: ":")), place > 0 else { return false }
    guard let word = before.word ?? (place > 1 ? tokens[place - 2].word : nil) else { return false }
    return words.word(word) == .rounds && !isCircuit(word, words)
  }

  /// Whether the number names the circuit, or is a time: `Superset 1`, `rest 60 s`.
  private static func isOther(_ tokens: [NoteDateToken], _ place: Int, _ words: NoteWords) -> Bool {
    if place > 0, let word = tokens[place - 1].word, isCircuit(word, words) { return true }
    guard place + 1 < tokens.count, let unit = tokens[place + 1].word else { return false }
    switch words.word(unit) {
    case .seconds, .minutes: return true
    default: return false
    }
  }

  private static func isCircuit(_ word: String, _ words: NoteWords) -> Bool {
    circuits.contains(word) || words.word(word) == .superset
  }

  private static func isSmall(_ word: String, _ words: NoteWords) -> Bool {
    switch words.word(word) {
    case .rounds, .of, .for, .by, .at, .and, .rest, .seconds, .minutes, .then, .in: true
    default: word.utf8.count == 1 || small.contains(word)
    }
  }

  private static let small: NoteWordSet = [
    "time", "the", "each", "between", "rest", "no", "rft", "x", "times", "done", "total", "all", "set", "following",
    "do", "for",
  ]
  static let circuits: NoteWordSet = [
    "circuit", "circuits", "superset", "supersets", "triset", "giant", "complex", "wod", "metcon", "finisher", "circle",
    "round", "zirkel", "circuito", "circuitos", "rft", "emom", "block", "tabata", "conditioning", "core", "abs",
  ]
}
