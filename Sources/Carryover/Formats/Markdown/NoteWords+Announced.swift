/// What a label says of a day to come: `Coming up`, `For Wednesday Karen wants:`, `Next Mon 20.01.`, `PARA EL LUNES 27`.
///
/// The words are those of the data: `intended` begins such a label or a part of it, `wished` says it beside a day, and
/// `toward` stands before one.
extension NoteWords {
  private static let longestLabel = 100
  /// Words that make a label one of what was done, or of today.
  private static let past: NoteWordSet = [
    "was", "were", "did", "had", "last", "instead", "today", "today's", "today’s", "tonight", "made", "wanted", "vs",
    "war", "waren", "hatte", "heute", "gestern", "statt", "letzte", "letzten", "hier", "aujourd'hui", "dernière",
    "était", "hoy", "ayer", "era", "última", "último", "hoje", "ontem", "oggi", "ieri", "ultima", "vandaag", "gisteren",
    "actual", "result", "results", "achieved", "hit", "met",
  ]
  static let daysToCome: NoteWordSet = [
    "day", "days", "session", "workout", "week", "weekend", "time", "tag", "einheit", "training", "woche", "mal",
    "wochenende", "séance", "semaine", "fois", "sesión", "semana", "vez", "treino", "volta", "settimana", "allenamento",
    "keer", "block", "tomorrow", "tmrw", "morgen", "demain", "mañana", "amanhã", "domani",
  ]
  private static let persons: NoteWordSet = [
    "i", "we", "he", "she", "coach", "what", "to", "do", "going", "ich", "wir", "je", "on", "yo", "ik", "io", "eu",
    "si", "no", "me",
    "mir", "vor", "vou", "fazer", "vorhabe", "habe", "que",
  ]
  /// What says it without more.
  private static let phrases: NoteWordSet = ["coming up", "upcoming"]
  private static let articles: NoteWordSet = [
    "the", "my", "our", "on", "der", "die", "das", "den", "am", "mein", "le", "la", "les", "l", "el", "los",
    "mi", "il", "de", "het", "mijn", "this",
  ]

  /// Whether a text may hold such a label.
  func mayAnnounce(_ text: String) -> Bool {
    filters.announcing.mayBeIn(text) || filters.toward.mayBeIn(text) && filters.days.mayBeIn(text)
  }

  /// Whether a label puts off all that stands below it.
  ///
  /// - Parameter isAlone: Whether `Goals` or `Plan` alone is enough, which beside a date or a name is of what was done.
  func announces(_ text: String, isAlone: Bool = false) -> Bool {
    guard text.utf8.count <= Self.longestLabel, mayAnnounce(text) else { return false }
    // `PULL (next day)` tells of the day behind the one above.
    if text.hasSuffix("(next day)") { return false }
    let text = Self.withNamedDays(text)
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" && $0 != "-" }
    guard
      !words.contains(where: { word in
        Self.past.contains(word) || [.done, .got, .skipped].contains(self.word(word))
      }) || saysNotYet(words)
    else { return false }
    // A point between digits is of a date, or of a number.
    let parts = text.replacing(". ", with: ";").split { "()[],;!:>|/（），。；：~*_–—".contains($0) }
    let tellsOfDay = words.contains { isDay($0) } || words.contains { isOrdinal($0) }
    for part in parts where isAnnouncing(part, tellsOfDay: tellsOfDay, isAlone) { return true }
    return false
  }

  /// `Para 2ª feira`: the day by its name.
  private static func withNamedDays(_ text: String) -> String {
    guard text.containsBytes(of: "feira") else { return text }
    return zip(2...6, ["segunda", "terça", "quarta", "quinta", "sexta"]).reduce(text) { text, day in
      text.replacing("\(day.0)ª feira", with: day.1).replacing("\(day.0)a feira", with: day.1)
    }
  }

  /// `nothing done yet`, `not done`
  private func saysNotYet(_ words: [Substring]) -> Bool {
    words.contains { isNegation($0) } && !words.contains { Self.past.contains($0) }
  }

  private func isAnnouncing(_ part: Substring, tellsOfDay: Bool, _ isAlone: Bool) -> Bool {
    if part.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) { return announcesUnspaced(part) }
    // `next time 2.5 more` says how much.
    if part.contains("."),
      part.split(separator: " ").contains(where: { word in
        ["5", "25", "75", "0"].contains(word.split(separator: ".").dropFirst().joined()) && Double(word) != nil
      })
    {
      return false
    }
    var words = part.split { $0 == " " || $0 == "-" || $0 == "." }.filter { $0.contains(where: \.isLetter) }[...]
    let hasWish = words.indices.contains { place in
      (1...3).contains { isListed(words[place...].prefix($0).joined(separator: " "), .wished) }
    }
    // `VIERNES toca pierna`
    if hasWish, words.count <= 4, let day = words.first, isDay(day),
      words.dropFirst().first.map({ isListed($0, .wished) }) == true
    {
      return true
    }
    // `want more on Monday` tells what for.
    if hasWish, tellsOfDay,
      words.allSatisfy({ word in
        isDay(word) || isOrdinal(word) || isListed(word, .wished) || isListed(word, .toward)
          || Self.articles.contains(word)
          || Self.persons.contains(word) || month(word) != nil || Self.daysToCome.contains(word)
          || word.first?.isUppercase == true || isListed(word, .intended) || isListed(word, .group)
          || bodyPart(word) != nil || section(word) != nil
      })
    {
      return true
    }
    words = words.drop { Self.articles.contains($0) }
    guard let first = words.first else { return false }
    for count in (1...4).reversed() where count <= words.count {
      let phrase = words.prefix(count).joined(separator: " ")
      let rest = words.dropFirst(count)
      if isListed(phrase, .coming) || isListed(phrase, .intended) {
        let isFree = isAlone || isListed(phrase, .coming) || !rest.isEmpty || Self.phrases.contains(phrase)
        return isFree && rest.allSatisfy { isOfDay($0) || isListed($0, .intended) }
          || rest.first.map { isListed($0, .toward) || $0.lowercased() == "on" } == true && rest.count <= 5
      }
    }
    // `el martes que viene`
    if words.count <= 4, isDay(first), isListed(words.dropFirst().joined(separator: " "), .intended) { return true }
    guard isListed(first, .toward) else { return false }
    let rest = words.dropFirst().drop { Self.articles.contains($0) }
    guard let day = rest.first, rest.count <= 3 else { return false }
    // `for Wednesday`, `next squat day`
    if isDay(day) { return rest.dropFirst().allSatisfy { isOfDay($0) || isQueViene($0) } }
    return word(first) != .for && rest.count <= 2 && rest.last.map { Self.daysToCome.contains($0) } == true
  }

  /// `viene` behind `martes que`
  private func isQueViene(_ word: Substring) -> Bool { ["que", "viene", "vem", "prochain", "prossimo"].contains(word) }

  private func isOfDay(_ word: Substring) -> Bool {
    isDay(word) || month(word) != nil || Self.daysToCome.contains(word) || Self.articles.contains(word)
      || isOrdinal(word)
      || isListed(word, .toward)
  }

  private func isDay(_ word: Substring) -> Bool {
    weekday(word) != nil || ["tomorrow", "tmrw", "demain", "mañana", "amanhã", "domani"].contains(word.lowercased())
  }

  /// `26th`
  private func isOrdinal(_ word: Substring) -> Bool {
    word.first?.isNumber == true && ["st", "nd", "rd", "th"].contains(word.drop(while: \.isNumber).lowercased())
  }

  /// `下周二打算`: words that follow each other without a space.
  private func announcesUnspaced(_ part: Substring) -> Bool {
    guard part.count <= 16, !part.hasDigit else { return false }
    let letters = Array(part)
    for start in letters.indices {
      for count in 2...3 where start + count <= letters.count {
        let word = String(letters[start..<(start + count)])
        if isListed(word, .intended) || isListed(word, .wished) || isListed(word, .toward) { return true }
      }
    }
    return false
  }
}
