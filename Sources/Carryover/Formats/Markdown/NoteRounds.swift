import TrainingModel

/// Finds how often the exercises of a circuit or a superset were done: `Circuit – 3 rounds`, `3 rounds of:`.
enum NoteRounds {
  /// The number of rounds that a line states which says no more than that; `nil` for any other line.
  static func count(in text: String, words: NoteWords) -> Int? {
    // `Accessory, 3 sets:`
    if let comma = text.bytesRange(of: ", "), words.section(String(text[..<comma.lowerBound])) != nil {
      return count(in: String(text[comma.upperBound...]), words: words)
    }
    guard text.utf8.count <= 60 else { return nil }
    // `4 rounds, knackered by the third`
    if let word = text.bytesRange(of: " rounds, "), text[..<word.lowerBound].utf8.allSatisfy(\.isDigit),
      case let remark = text[word.upperBound...], !remark.hasDigit, remark.split(separator: " ").count > 1
    {
      return count(in: String(text[..<word.lowerBound]) + " rounds", words: words)
    }
    // `3 rounds, 40 sec on 20 off:`
    if let comma = text.bytesRange(of: ", "), case let manner = text[comma.upperBound...], manner.hasDigit,
      case let said = manner.split(whereSeparator: { !$0.isLetter }), said.contains("on"), said.contains("off")
    {
      return count(in: String(text[..<comma.lowerBound]), words: words)
    }
    // `4 rounds, not for time:`
    let text = text.bytesRange(of: " not for time").map { String(text[..<$0.lowerBound]) } ?? text
    // `AMRAP 10 min, completed 4 rounds:` heads a list.
    let isHead = text.hasSuffix(":")
    let tokens = withoutManner(NoteDateToken.tokens(text), words).filter { token in
      !isHead || token.word.map { !deeds.contains($0) } ?? true
    }
    if tokens.count == 1 { return nil }
    if let count = wordCount(tokens, words) { return count }
    guard text.hasDigit else { return nil }
    return count(in: tokens, words) ?? named(tokens, words) ?? superset(tokens, words)
  }

  /// `Accessory – superset x3`, `Assistance, giant set x3`: the part of the session, and how often its exercises were done
  /// in turn.
  private static func superset(_ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    for place in tokens.indices.dropFirst(2).prefix(5) {
      guard case .mark(let sign) = tokens[place - 1].kind, ",:-–—(".utf8.contains(sign) || sign >= 0x80,
        tokens[..<place].allSatisfy({ $0.number == nil }), tokens[..<place].contains(where: { $0.word != nil }),
        let count = count(in: Array(tokens[place...]), words)
      else { continue }
      return count
    }
    return nil
  }

  /// Of `Circuit, 3 rounds in turnout pants` what stands before the words of how they were done.
  private static func withoutManner(_ tokens: [NoteDateToken], _ words: NoteWords) -> [NoteDateToken] {
    guard let rounds = tokens.firstIndex(where: { $0.isWord(.rounds, words) }),
      let manner = tokens[rounds...].firstIndex(where: { token in token.word.map { manners.contains($0) } ?? false }),
      tokens[manner...].allSatisfy({ $0.number == nil })
    else { return tokens }
    return Array(tokens[..<manner])
  }

  private static let deeds: NoteWordSet = ["completed", "finished", "got", "did"]
  private static let manners: NoteWordSet = ["in", "with", "wearing", "without", "nft"]

  /// `C. "Helen", 3 rounds for time:`: what the circuit is called, and how often it was done.
  private static func named(_ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    guard let place = tokens.firstIndex(where: { $0.number != nil }), place > 1, place <= 8, place + 1 < tokens.count,
      tokens[place + 1].isWord(.rounds, words), case .mark(let sign) = tokens[place - 1].kind,
      ",:-–—(".utf8.contains(sign) || sign >= 0x80, tokens[..<place].contains(where: { $0.word != nil })
    else { return nil }
    return count(in: Array(tokens[place...]), words)
  }

  /// `3 sets:`, `4 sets of:` above a list of exercises.
  static func setsOfList(in text: String, words: NoteWords) -> Int? {
    guard text.utf8.count <= 20, text.utf8.first?.isDigit == true, text.hasSuffix(":") else { return nil }
    let tokens = NoteDateToken.tokens(text)
    guard (3...4).contains(tokens.count), let count = tokens[0].number, (2...10).contains(count),
      tokens[1].isWord(.sets, words), tokens.count == 3 || tokens[2].isWord(.of, words)
    else { return nil }
    return count
  }

  private static func count(in tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    var rounds: Int?
    var isNamed = false
    for (place, token) in tokens.enumerated() {
      if let word = token.word {
        if isCircuit(word, words) { isNamed = true } else if !isSmall(word, words) { return nil }
        continue
      }
      guard let number = token.number, !isOfClock(tokens, place) else { continue }
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

  /// `AMRAP 12`, `12 min AMRAP:`: as many rounds as could be.
  static func isOfMost(_ text: String, words: NoteWords) -> Bool {
    guard text.hasDigit else { return false }
    let tokens = NoteDateToken.tokens(text)
    guard tokens.count <= 8, tokens.contains(where: { $0.isWord(.amrap, words) }),
      tokens.count(where: { $0.number != nil }) == 1
    else { return false }
    return tokens.allSatisfy { token in
      if token.number != nil { return true }
      guard let word = token.word else { return !token.isMark(UInt8(ascii: "@")) }
      return words.word(word) == .amrap || isCircuit(word, words) || isSmall(word, words)
    }
  }

  static func saysMinutes(_ text: String, words: NoteWords) -> Bool {
    NoteDateToken.tokens(text).contains { $0.isWord(.minutes, words) }
  }

  /// How many whole rounds a line says were done: `Score: 8 rounds + 5 pull-ups`, `8 rds`.
  static func score(_ text: String, words: NoteWords) -> Int? {
    guard text.utf8.count <= 60 else { return nil }
    let tokens = NoteDateToken.tokens(text)
    guard let place = tokens.firstIndex(where: { $0.number != nil }), place <= 3, let count = tokens[place].number,
      (1...60).contains(count)
    else { return nil }
    if place + 1 < tokens.count, tokens[place + 1].isWord(.rounds, words) {
      // `5 rounds for time: 400 m run, 15 squats` is another circuit.
      guard place == 0, text.lowercased().containsBytes(of: "for time: "), let colon = text.bytesRange(of: ": ") else {
        return count
      }
      return String(text[colon.upperBound...]).hasDigit ? nil : count
    }
    guard place > 0, let word = tokens[0].word else { return nil }
    let isLast = place + 1 == tokens.count || tokens[place + 1].isMark(UInt8(ascii: "+"))
    return isLast && (scores.contains(word) || words.word(word) == .rounds) ? count : nil
  }

  /// Whether a line says how far somebody came, whole rounds and repetitions more: `14 rounds + 5 (PR)`.
  static func isScore(_ text: String, words: NoteWords) -> Bool {
    guard text.utf8.first?.isDigit == true, text.utf8.count <= 60, text.hasByte(UInt8(ascii: "+")) else {
      return false
    }
    let tokens = NoteDateToken.tokens(text)
    return tokens.count > 3 && tokens[0].number != nil && tokens[1].isWord(.rounds, words)
      && tokens[2].isMark(UInt8(ascii: "+")) && tokens[3].number != nil
  }

  /// `22:15 Rx, wall balls unbroken`, `9:40 for the swings.`: how long what stands above took; below rounds, `10:45`.
  static func isTotalTime(_ text: String, isOfRounds: Bool) -> Bool {
    // `= 11:42 rx`
    if text.hasPrefix("= ") { return isTotalTime(String(text.dropFirst(2)), isOfRounds: isOfRounds) }
    guard text.utf8.prefix(3).contains(UInt8(ascii: ":")) else { return false }
    let words = text.split(separator: " ", maxSplits: 3)
    if isOfRounds, words.count == 1, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ":") }) { return true }
    guard words.count > 1,
      words[0].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ":") || isOfRounds && ",.".utf8.contains($0) })
    else { return false }
    let word = words[1].lowercased().prefix { $0.isLetter }
    // `18:20 total, hr 165 at the end`, `14:20 all in`, `21:05, rained on me`, `17:05. Grip was the limiter`
    if isOfRounds, word == "total" || word == "all" && words.count > 2 && words[2].hasPrefix("in") { return true }
    if isOfRounds, words[0].hasSuffix(","), words.count > 3 { return true }
    if isOfRounds, words[0].hasSuffix("."), words.count > 2 { return true }
    if word == "rx" || word == "scaled" { return true }
    return words.count > 3 && word == "for" && words[2] == "the"
  }

  private static let scores: NoteWordSet = ["score", "result", "total"]

  /// `21-15-9`, `For time: 21-15-9 reps of`: the repetitions of what stands below, which fall.
  static func scheme(in text: String, words: NoteWords) -> String? {
    guard text.utf8.count <= 60, text.hasByte(UInt8(ascii: "-")) else { return nil }
    let tokens = NoteDateToken.tokens(withoutNameAndTime(text))
    var numbers: [Int] = []
    for (place, token) in tokens.enumerated() {
      if let number = token.number {
        if let last = numbers.last {
          guard tokens[place - 1].isMark(UInt8(ascii: "-")), !token.isSpaced, last > number else { return nil }
        }
        numbers.append(number)
      } else if let word = token.word {
        guard isCircuit(word, words) || isSmall(word, words) || words.word(word) == .reps else { return nil }
      }
    }
    guard (3...12).contains(numbers.count), numbers[0] >= 9, numbers[0] <= 100 else { return nil }
    return numbers.map(String.init).joined(separator: "-")
  }

  /// Of `"Fran" 21-15-9 for time: 6:48` the scheme without what it is called, and how long it took.
  private static func withoutNameAndTime(_ text: String) -> String {
    var text = text
    if let open = text.firstIndex(of: "\""), let close = text[open...].dropFirst().firstIndex(of: "\"") {
      text.removeSubrange(open...close)
    }
    // `Fran, 21-15-9:`
    if let comma = text.bytesRange(of: ", "), NoteAssembly.isBenchmark(String(text[..<comma.lowerBound])) {
      text = String(text[comma.upperBound...])
    }
    let last = text.split(separator: " ").last ?? ""
    let parts = last.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 2, last.utf8.count(where: \.isDigit) > 2 {
      text.removeLast(last.count)
    }
    return text
  }

  /// `Six rounds:`, `EMOM 10 min`.
  private static func wordCount(_ tokens: [NoteDateToken], _ words: NoteWords) -> Int? {
    // `WOD: EMOM 10`, `A) EMOM 8`
    if tokens.count > 3, tokens.count <= 7, let place = tokens.firstIndex(where: { $0.word == "emom" }), place > 0,
      tokens[..<place].allSatisfy({
        $0.number == nil && ($0.word.map { isCircuit($0, words) || $0.utf8.count == 1 } ?? true)
      })
    {
      return wordCount(Array(tokens[place...]), words)
    }
    // `8 min EMOM`
    if tokens.count == 3, tokens[2].word == "emom", tokens[1].isWord(.minutes, words), let count = tokens[0].number,
      (2...60).contains(count)
    {
      return count
    }
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

  /// Whether the number is part of the time that the rounds took: `3 rounds for time (12:45)`.
  private static func isOfClock(_ tokens: [NoteDateToken], _ place: Int) -> Bool {
    func isClock(_ minutes: Int) -> Bool {
      guard minutes >= 0, minutes + 2 < tokens.count, tokens[minutes].number != nil, tokens[minutes + 2].digits == 2
      else { return false }
      return tokens[minutes + 1].isMark(UInt8(ascii: ":")) && !tokens[minutes + 1].isSpaced
        && !tokens[minutes + 2].isSpaced
    }
    return isClock(place) || isClock(place - 2)
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
    "do", "for", "rx", "scaled", "voor", "tijd", "auf", "zeit", "por", "tiempo", "tempo",
  ]
  static let circuits: NoteWordSet = [
    "circuit", "circuits", "superset", "supersets", "triset", "giant", "complex", "wod", "metcon", "finisher", "circle",
    "round", "amrap", "zirkel", "circuito", "circuitos", "rft", "emom", "block", "tabata", "conditioning", "core",
    "otm",
    "abs",
  ]
}
