/// Rounds that a line tells among other words, above exercises.
extension NoteAssembly {
  private static let wordsOfRests: NoteWordSet = ["rest", "pause", "between", "clock", "break", "pausa", "pauze"]
  private static let wordsOfOtherTimes: NoteWordSet = [
    "last", "next", "could", "should", "would", "yesterday", "boxing", "sparring", "sauna", "laps", "beers", "plan",
    "planned", "instead", "letzte", "nächste", "dernière", "prochaine", "última", "próxima", "ultima", "prossima",
    "vorige", "volgende",
  ]

  /// `4 rounds, 1 min rest after each`, `circuit, 4 tours, 1 min de pause entre les tours :`, `Circuito al parco, 3 giri`
  /// above exercises: one number of rounds among any words, and no other number but that of a rest.
  func roundsAmongWords(_ line: NoteLine) -> (count: Int, scoreLine: Int?)? {
    guard line.plain.hasDigit, document.words.filters.rounds.mayBeIn(line.plain), !Self.hasProduct(line.plain),
      !NoteRounds.isScore(line.plain, words: document.words)
    else { return nil }
    var count: Int?
    let words = line.plain.split { " ,.;:()，。；：（）".contains($0) }
    // Told of another time, or of other things, there may be rounds as well.
    let isHead =
      endsWithColon(line) || line.plain.first?.isNumber == true && words.contains { Self.wordsOfRests.contains($0) }
      || words.contains { NoteRounds.circuits.contains($0) }
        && (line.isHeading || line.isBold || index + 1 < lines.count && lines[index + 1].rank > line.rank)
    guard isHead, !words.contains(where: { Self.wordsOfOtherTimes.contains($0) }) else { return nil }
    for (place, word) in words.enumerated() where word.hasDigit {
      let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
      let unit = word[digits.endIndex...]
      let next = !unit.isEmpty ? unit : place + 1 < words.count ? words[place + 1] : ""
      guard let number = Int(digits) else { return nil }
      if document.words.word(next) == .rounds || next.hasPrefix("轮") {
        guard count == nil, (2...20).contains(number) else { return nil }
        count = number
      } else if ![.minutes, .seconds].contains(document.words.word(next)), !next.hasPrefix("分"), !next.hasPrefix("秒") {
        return nil
      }
    }
    // Two lines or more stand below it at once, each with the sets of an exercise of its own.
    guard let count, let first = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), first - index <= 2
    else {
      return nil
    }
    var names: Set<String> = []
    for other in lines[first...].prefix(while: { $0.kind != .blank }).prefix(12) {
      guard let reading = document.reader.read(other.plain, in: NotationContext()), reading.sets.count == 1,
        !reading.name.isEmpty
      else { break }
      names.insert(foldedName(reading.name))
    }
    return names.count > 1 ? (count, nil) : nil
  }
}
