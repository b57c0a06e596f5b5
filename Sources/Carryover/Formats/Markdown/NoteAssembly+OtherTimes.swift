import TextStreams

/// Lines of other times, which hold no set of the day: the most that was ever lifted, what somebody says, what is to come.
extension NoteAssembly {
  func isOfOtherTimes(_ text: String, at place: Int) -> Bool {
    document.words.filters.best.mayBeIn(text) && saysBest(text) || text.containsBytes(of: "I'll") && putsOff(text)
      || isQuotation(text) || isGoalOfTime(text) || isLastTime(text) || saysPlanAbove(text, at: place)
      || isScoreBehindArrow(text, at: place) || tellsOfWriter(text) || countsSessions(text)
      || isTitleOfDiary(text) || isLegend(text)
  }

  /// `kg. W = warmup, M = main work, BBB = volume after. TM: sq 140`: what letters mean, and no set.
  private func isLegend(_ text: String) -> Bool {
    text.split(separator: " = ", omittingEmptySubsequences: false).count > 3 && !Self.hasProduct(text)
  }

  private static let verbs: NoteWordSet = [
    "is", "was", "are", "remains", "stays", "ist", "war", "bleibt", "liegt", "est", "était", "reste", "es", "era",
    "sigue",
    "é", "è", "resta", "blijft",
  ]

  /// `all time best ohp is still 125x1 from 2019`: the best is named before the number, and a verb stands between.
  private func saysBest(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let number = words.firstIndex(where: \.hasDigit), (2...9).contains(number),
      let best = words[..<number].firstIndex(where: { document.words.isListed($0.filter { $0.isLetter }, .best) }),
      let verb = words[best..<number].lastIndex(where: { Self.verbs.contains($0.lowercased()) }), number - verb <= 2
    else { return false }
    // `best is yet to come, did 5x5 today`
    return !words[number...].contains { ["today", "heute", "hoy", "hoje", "oggi", "vandaag", "now"].contains($0) }
  }

  /// `Monday I'll repeat 205 on the squat and go for 150x5x3 on the bench. Eating a whole pizza tonight.`: the one
  /// sentence with numbers says what is to come.
  private func putsOff(_ text: String) -> Bool {
    let sentences = text.replacing(". ", with: "\n").split(separator: "\n").filter(\.hasDigit)
    guard sentences.count == 1, let digit = sentences[0].firstIndex(where: \.isNumber) else { return false }
    // `I'll start light: squat 60 x 5`
    return sentences[0][..<digit].containsBytes(of: "I'll ") && !sentences[0][..<digit].contains(":")
      && !sentences[0][digit...].containsBytes(of: "today")
      // `so I'll call it 3x8`
      && !sentences[0][..<digit].containsBytes(of: "call it")
  }

  private static let otherTimes = [
    "last time", "last year", "last week", "last month", "last session", "in week ", "previous ", "previously ",
    "old one ", "old pr ", "old best ", "letztes mal", "letzte woche", "dernière fois", "la dernière fois",
    "última vez",
    "la última vez", "ultima volta", "vorige keer", "vorige week",
  ]

  /// `Run 5 km, 23:41. Course PB is 23:12 so no records`, `Erg 30 min, 7412 m. Last time I did this it was 7350.`: a
  /// sentence behind the sets that tells of others.
  mutating func dropSentencesOfOtherTimes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: ". "), text.utf8.first?.isLetter == true else { return }
    let sentences = text.split(separator: ". ", omittingEmptySubsequences: false)
    guard sentences.count > 1, sentences[0].hasDigit, sentences.dropFirst().contains(where: { isOfOtherTime($0) })
    else { return }
    let kept = sentences.enumerated().filter { $0.offset == 0 || !isOfOtherTime($0.element) }.map(\.element)
    let dropped = sentences.dropFirst().filter { isOfOtherTime($0) }
    setAside(dropped.joined(separator: ". "), at: place)
    lines[place].plain = kept.joined(separator: ". ")
  }

  private func isOfOtherTime(_ sentence: Substring) -> Bool {
    guard sentence.hasDigit, !Self.hasProduct(String(sentence)) else { return false }
    let lower = sentence.lowercased()
    return Self.otherTimes.contains { lower.hasPrefix($0) } || saysBest(String(sentence))
  }

  private static let quotationMarks: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("‟", "”"),
  ]

  /// `"Your press jump is too big. I was stuck at 115x5x3 for a month."`: what somebody says, from the first word to
  /// the last.
  private func isQuotation(_ text: String) -> Bool {
    guard let first = text.first, let marks = Self.quotationMarks.first(where: { $0.open == first }),
      text.last == marks.close || text.dropLast().last == marks.close && text.last == ".",
      !text.dropFirst().dropLast(2).contains(marks.close)
    else { return false }
    let words = text.split(separator: " ")
    return words.count > 7 && words.count(where: { !$0.hasDigit }) * 4 > words.count * 3
  }

  static let goals: NoteWordSet = [
    "goal", "goals", "aim", "aims", "target", "targets", "ziel", "ziele", "objectif", "objectifs", "objetivo",
    "objetivos", "meta", "metas", "obiettivo",
    "obiettivi", "doel", "doelen",
  ]

  /// `Goal for May: 5 muscle-ups in a row, +30 x 5 dips.`: the label names a month, a season or a year.
  private func isGoalOfTime(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first >= 0x80, let colon = text.firstIndex(of: ":") else {
      return false
    }
    let words = text[..<colon].split(separator: " ")
    guard (3...5).contains(words.count), Self.goals.contains(words[0]),
      document.words.isListed(words[1], .toward), let last = words.last
    else { return false }
    return document.words.month(last) != nil || Int(last).map { (1990...2100).contains($0) } == true
      || [
        "year", "season", "spring", "summer", "autumn", "fall", "winter", "sommer", "jahr", "été", "año", "ano", "anno",
        "jaar", "verano", "verão", "estate", "zomer",
      ].contains(last.lowercased())
  }

  /// `上次硬拉是115kg×5，有进步。`: what was lifted last time.
  private func isLastTime(_ text: String) -> Bool {
    guard text.utf8.first.map({ $0 >= 0x80 }) == true else { return false }
    return ["上次", "上周", "上回"].contains { text.hasPrefix($0) }
      && text.prefix { !$0.isNumber }.contains("是")
      && !["这次", "今天", "本次", "今日"].contains { text.contains($0) }
  }

  static let planners: NoteWordSet = [
    "program", "programme", "plan", "sheet", "coach", "app", "spreadsheet", "template", "trainer",
  ]

  /// `programme said 172.5 for 3 doubles, did` above `172.5 x 2`: what was meant, and below it what was done.
  private func saysPlanAbove(_ text: String, at place: Int) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 4, let last = words.last, ["did", "did:", "got", "got:"].contains(last.lowercased()),
      words.prefix(3).contains(where: { Self.planners.contains($0) }),
      words.prefix(5).contains(where: { ["said", "says", "wanted", "wants", "called", "had", "was"].contains($0) }),
      place + 1 < lines.count, lines[place + 1].plain.hasDigit
    else { return false }
    return true
  }

  /// `-> 9:42, rx is 65` below `21-15-9`, or below rounds: the time that all of it took.
  private func isScoreBehindArrow(_ text: String, at place: Int) -> Bool {
    guard let arrow = ["-> ", "→ ", "=> ", "--> "].first(where: { text.hasPrefix($0) }),
      case let rest = text.dropFirst(arrow.count), case let clock = rest.prefix(while: { $0.isNumber || $0 == ":" }),
      clock.split(separator: ":").count == 2, clock.utf8.count >= 4,
      rest[clock.endIndex...].first.map({ ", !(.".contains($0) }) ?? true, place > 0
    else { return false }
    return lines[max(0, place - 6)..<place].contains { line in
      line.plain.split(separator: " ").contains { $0.split(separator: "-").count { Int($0) != nil } > 2 }
        || document.words.filters.rounds.mayBeIn(line.plain) || line.plain.containsBytes(of: "for time")
    }
  }

  /// `Old Dog, Starting Over (42 y/o, 6'0", 221)`: who writes, how old and how tall.
  private func tellsOfWriter(_ text: String) -> Bool {
    guard
      text.containsBytes(of: "y/o") || text.containsBytes(of: "years old") || text.containsBytes(of: "yrs old")
        || text.containsBytes(of: "year old")
    else { return false }
    return !Self.hasProduct(text)
  }

  /// `KNEE DIARY 2025 (right knee)`: a title and its year.
  private func isTitleOfDiary(_ text: String) -> Bool {
    session.start == nil && NoteSurvey.yearOfDiary(text) != nil && !Self.hasProduct(text)
  }

  static let countedSessions: NoteWordSet = [
    "sessions", "workouts", "trainings", "days", "gym days", "einheiten", "séances", "sesiones", "treinos",
    "allenamenti",
    "trainingen",
  ]

  /// `3 of 4 sessions done, lower 2 skipped because of the conference`: how much of a week was done.
  private func countsSessions(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4)
    guard words.count > 3 else { return false }
    return Int(words[0]) != nil && ["of", "out", "von", "de", "di", "van"].contains(words[1].lowercased())
      && Int(words[2]) != nil && Self.countedSessions.contains(words[3].filter { $0.isLetter })
      && !Self.hasProduct(text)
  }
}
