import TextStreams
import TrainingModel

/// Workouts with a name of their own, which are done for time.
extension NoteAssembly {
  /// `WOD "Helen" (3 RFT 400m run, 21 swings, 12 pull-ups): 10:48 Rx`, `"Helen" – 11:42`, `Fran 6:48`: how long all of it
  /// took, and not the first of its parts.
  mutating func spellBenchmarks(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 160 && Self.beginnings.mayBeIn(lines[place].plain)
      && (lines[place].kind == .text || lines[place].kind == .item)
    {
      var rest = lines[place].plain[...]
      var isMarked = false
      var mark = ""
      for word in ["WOD", "Metcon", "Benchmark"] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count).drop { ": –-".contains($0) }
        isMarked = true
        mark = word
      }
      let isQuoted = rest.first.map { "\"“„'".contains($0) } ?? false
      if isQuoted { rest = rest.dropFirst() }
      var name = rest.prefix { $0.isLetter || $0 == " " }.trimmedSpaces
      // `Fran in 6:48`, `Helen for time: 10:48`
      for end in [" in", " for time", " time"] where name.lowercased().hasSuffix(end) {
        name = String(name.dropLast(end.count))
        isMarked = isMarked || end == " for time"
      }
      if Self.isScoreOfRounds(name, rest), isLastOfParagraph(place) { lines[place].isEscaped = true }
      guard Self.isBenchmark(name) else { continue }
      rest = rest.dropFirst(name.count)
      if isQuoted, let mark = rest.first, "\"”“'".contains(mark) { rest = rest.dropFirst() }
      rest = rest.drop { $0 == " " }
      var parts: Substring = ""
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        parts = rest[...close]
        rest = rest[rest.index(after: close)...]
      }
      if parts.isEmpty, let length = Self.schemeLength(rest) {
        parts = rest.prefix(length)
        rest = rest.dropFirst(length)
      }
      rest = rest.drop { " :,–—-".contains($0) }
      for word in ["for time", "time", "in"] where rest.lowercased().hasPrefix(word) {
        rest = rest.dropFirst(word.count).drop { " :".contains($0) }
      }
      let time = rest.prefix { $0.isNumber || $0 == ":" }
      let behind = rest[time.endIndex...].trimmedSpaces
      // `Karen 18:00` may be somebody, and an hour; a load in the bracket is that of the sets.
      let standard = ["rx", "rx'd", "rx’d", "scaled", "as rx", "with vest", "w/ vest", "with a vest", "no vest"]
      guard
        isMarked || isQuoted || !parts.isEmpty || ["fran", "murph"].contains(name.lowercased())
          || standard.contains(behind.lowercased()),
        !document.words.filters.units.mayBeIn(parts), !parts.contains("#"), Self.isClock(String(time)),
        behind.isEmpty || standard.contains(behind.lowercased()) || ["pr", "pr!"].contains(behind.lowercased())
      else { continue }
      let told = [mark, String(parts), behind].filter { !$0.isEmpty }
      if !told.isEmpty { setAside(told.joined(separator: " "), at: place) }
      lines[place].plain = "\(name): \(time)"
    }
  }

  /// `Cindy AMRAP 20: 14 rounds + 5`, `Cindy: 18 rounds`: what was done in its time, of exercises that the line doesn't tell.
  private static func isScoreOfRounds(_ name: String, _ text: Substring) -> Bool {
    let words = name.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first, first == "cindy" || first == "mary",
      words.dropFirst().allSatisfy({ $0 == "amrap" || $0 == "score" })
    else { return false }
    let behind = text.split { " :,+–—-".contains($0) }.map { $0.lowercased() }
    return zip(behind, behind.dropFirst()).contains { Int($0) != nil && ($1 == "rounds" || $1 == "rds") }
      && behind.allSatisfy { Self.wordsOfScores.contains($0) || Int($0) != nil || words.contains($0) }
  }

  /// Whether nothing stands right below a line, such as the parts of its rounds.
  private func isLastOfParagraph(_ place: Int) -> Bool {
    guard place + 1 < lines.count else { return true }
    return lines[place + 1].kind == .blank || lines[place + 1].isHeading
  }

  private static let wordsOfScores: Set<String> = [
    "rounds", "rds", "reps", "rep", "amrap", "rx", "scaled", "and", "score", "\"", "”",
  ]

  /// How many characters a scheme takes that a text begins with, before a colon or a time: `3 RFT`, `21-15-9`, `5 rounds`.
  private static func schemeLength(_ text: Substring) -> Int? {
    guard text.utf8.first?.isDigit == true, let colon = text.firstIndex(of: ":") else { return nil }
    // `3 RFT, 11:42`
    let isTime = text[colon...].dropFirst().prefix(2).utf8.count(where: \.isDigit) == 2
    let minutes = isTime ? String(text[..<colon].reversed().prefix { $0.isNumber }) : ""
    let behind = text[..<colon].dropLast(minutes.count)
    let scheme = minutes.isEmpty ? behind : behind.trimmedEnd
    guard scheme.utf8.count <= 20 else { return nil }
    let words = scheme.split(separator: " ")
    let isOfRounds =
      words.count > 1 && Int(words[0]) != nil && ["rft", "rounds"].contains(words[1].lowercased())
      && words.dropFirst(2).allSatisfy { ["for", "time"].contains($0.lowercased()) }
    let counts = scheme.split(separator: "-", omittingEmptySubsequences: false)
    let isOfCounts =
      counts.count > 2 && counts.allSatisfy { $0.first != "0" && Int($0).map { (1...100).contains($0) } == true }
    return isOfRounds || isOfCounts ? scheme.count : nil
  }

  private static let beginnings = NoteBeginnings(
    benchmarks.all.map { String($0.prefix { $0.isLetter }) } + ["cindy", "mary"])

  static func isBenchmark(_ name: String) -> Bool { benchmarks.contains(name) }

  /// The workouts that most gyms know by these names.
  private static let benchmarks: NoteWordSet = [
    "fran", "helen", "murph", "grace", "isabel", "diane", "karen", "annie", "jackie", "nancy", "kelly", "elizabeth",
    "angie", "barbara", "chelsea", "amanda", "linda", "lynne", "eva", "filthy fifty", "dt",
  ]
}
