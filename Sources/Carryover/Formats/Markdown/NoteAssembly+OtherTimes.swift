import TextStreams

/// Sets of other times, which are none of the day: the most that was ever lifted, what somebody says, what is to come.
extension NoteAssembly {
  /// Keeps a line of these as the note that it is, and spells what was held, gone or turned as the notation knows it.
  mutating func spellOtherTimesAndGear(_ place: Int) {
    if document.abbreviations.hasSignOfFailure { spellSignsOfFailure(place) }
    dropMoreBeforeMeasure(place)
    spellKeyOfSets(place)
    spellCountsWithCrossBehind(place)
    spellSinglesBehindProducts(place)
    if lines[place].content.utf8.first == UInt8(ascii: "*") { dropWordsBehindBold(place) }
    if lines[place].plain.utf8.first.map({ $0 >= 0x80 }) == true { spellChineseBetweenSets(place) }
    let text = lines[place].plain
    guard let first = text.utf8.first, text.utf8.count <= 200, !lines[place].isEscaped else { return }
    let hasWords =
      Self.wordsOfRules.mayBeIn(text) || document.words.filters.warmups.mayBegin(text)
      || text.containsBytes(of: " = ") || text.containsBytes(of: "->") || text.containsBytes(of: "min: ")
    guard hasWords || !first.isLetter && !first.isDigit || document.words.filters.best.mayBeIn(text) else {
      // What has no words has signs.
      if first.isLetter {
        spellLoadAboveSides(place)
        spellProductBehindCounts(place)
        spellSchemeOfBenchmark(place)
      }
      return
    }
    if lines[place].kind == .text || lines[place].kind == .item, isOfOtherTimes(text, at: place) {
      lines[place].isEscaped = true
      return
    }
    dropRemarkOfPlan(place)
    dropSentencesOfOtherTimes(place)
    spellHelpBehindWith(place)
    spellHelpBeforeCounts(place)
    spellWarmedUp(place)
    spellGearOfWarmUp(place)
    spellImplementOfAll(place)
    spellSideOnlyBehindName(place)
    spellResultBehindArrow(place)
    spellWayBehindMinutes(place)
    spellHandsOfCarries(place)
    spellTimesBehindWay(place)
    dropWaysOfRounds(place)
    spellMinutesOfEmom(place)
    spellRepsOfMinutes(place)
    dropNameOfVolume(place)
    spellRoundsOfAmrap(place)
    dropLabelsOfLadders(place)
    spellDeedsOfUs(place)
    spellLoadOfGearAbove(place)
    spellTurnsBeforeSets(place)
    spellImplementsByLoad(place)
    spellLoadAboveSides(place)
    spellProductBehindCounts(place)
    spellSchemeOfBenchmark(place)
  }

  /// All words that these rules look for, each of which few lines have.
  private static let wordsOfRules = NoteBeginnings(
    whole: [
      "ll", "old", "y", "planned", "plan", "rm", "emom", "bbb", "fsl", "ssl", "only", "amrap", "tabata", "side",
      "ladder", "rung", "round",
      "calenté", "calente", "aqueci", "con",
      "com",
      "mit", "met", "avec", "last", "previous", "old", "week", "with", "ca", "approx", "los", "las", "os", "as",
    ] + NoteSurvey.diaries.all + goals.all + planners.all + countedSessions.all + deeds.keys.map(String.init)
      + wordsOfGear)

  private func isOfOtherTimes(_ text: String, at place: Int) -> Bool {
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
  private mutating func dropSentencesOfOtherTimes(_ place: Int) {
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

  private static let goals: NoteWordSet = [
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

  private static let planners: NoteWordSet = [
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
    session.start == nil && NoteSurvey.year(in: text) != nil
      && text.prefix { !"(.,:;".contains($0) }.split(separator: " ").contains { NoteSurvey.diaries.contains($0) }
      && !Self.hasProduct(text)
  }

  private static let countedSessions: NoteWordSet = [
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

  private static let deeds: [Substring: String] = [
    "ran": "Run", "jogged": "Jog", "walked": "Walk", "rowed": "Row", "biked": "Bike", "cycled": "Bike", "rode": "Bike",
    "swam": "Swim",
  ]
  private static let mayTellDeeds = NoteBeginnings(whole: deeds.keys.map(String.init))

  /// `Then we ran 1 mile together to cash out, 9:50`: an exercise that its deed names, and none of the sets above.
  mutating func spellDeedsOfUs(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].kind == .text || lines[place].kind == .item, text.utf8.count <= 100,
      Self.mayTellDeeds.mayBeIn(text)
    else { return }
    let words = text.split(separator: " ")
    let lead = words.prefix {
      ["then", "and", "after", "that", "finally", "afterwards", "also"].contains($0.lowercased())
    }
    guard lead.count <= 3, words.count > lead.count + 3, case let who = words[lead.count].lowercased(),
      who == "we" || who == "i", let name = Self.deeds[words[lead.count + 1].lowercased()[...]],
      words[lead.count + 2].first?.isNumber == true
    else { return }
    // What stands between the way and its time is told beside them.
    let behind = words[(lead.count + 2)...]
    guard let unit = behind.dropFirst().first,
      case let tight = behind[behind.startIndex].drop(while: { $0.isNumber || $0 == "." }),
      document.words.distanceUnit(NoteWords.key(tight.isEmpty ? unit : tight)) != nil
    else { return }
    let way = behind.prefix(tight.isEmpty ? 2 : 1).joined(separator: " ")
    let rest = behind.dropFirst(tight.isEmpty ? 2 : 1)
    let time = rest.first { word in
      let parts = word.filter { $0 != "," && $0 != "." }.split(separator: ":")
      return parts.count > 1 && parts.allSatisfy { Int($0) != nil }
    }
    guard rest.count(where: \.hasDigit) <= 1, time != nil || !rest.contains(where: \.hasDigit) else { return }
    setAside((words[...(lead.count + 1)] + rest.filter { $0 != time }).joined(separator: " "), at: place)
    lines[place].plain = "\(name) \(way)\(time.map { " in \($0.filter { $0 != "," && $0 != "." })" } ?? "")"
  }

  /// `385 x 2 @9 - planned 3 but my hip was not having it`, `1x5 @ 145 - 5RM PR, previous was 140`: a remark with a number
  /// of its own, behind the set that was done.
  mutating func dropRemarkOfPlan(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 160,
      let sign = [" - ", " – ", " — ", ", ", " ("].lazy.compactMap({ sign -> Range<String.Index>? in
        guard let found = text.bytesRange(of: sign + "planned ") ?? text.bytesRange(of: sign + "plan was ") else {
          return Self.recordBehind(sign, text)
        }
        return found.lowerBound..<text.utf8.index(found.lowerBound, offsetBy: sign.utf8.count)
      }).first,
      case let head = text[..<sign.lowerBound], Self.hasProduct(String(head)),
      case let words = text[sign.upperBound...].split(separator: " "), words.count > 1
    else { return }
    // `Squat 140x1 (1RM PR), 120x5`: more was done.
    guard !Self.hasProduct(String(text[sign.upperBound...])) else { return }
    let isPlan = words[0] == "planned" || words[0] == "plan"
    if isPlan {
      let number = words[0] == "plan" ? 2 : 1
      guard words.count > number + 1, Int(words[number]) != nil,
        ["but", "was", "though", "didn't", "only", "reps", "sets"].contains(words[number + 1].lowercased()),
        words.count(where: \.hasDigit) == 1
      else { return }
    }
    setAside(String(text[sign.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(head.trimmedEnd)
  }

  /// Where `5RM PR` stands behind a sign.
  private static func recordBehind(_ sign: String, _ text: String) -> Range<String.Index>? {
    guard let rm = text.bytesRange(of: "RM PR") ?? text.bytesRange(of: "RM PB") else { return nil }
    let count = text[..<rm.lowerBound].reversed().prefix(while: \.isNumber).count
    let start = text.index(rm.lowerBound, offsetBy: -count)
    guard count > 0, text[..<start].hasSuffix(sign) else { return nil }
    return text.index(start, offsetBy: -sign.count)..<start
  }

  /// `- [x] Trap bar DL 155 x 5 @8 -> got 4 @9`, `- [x] Bench 85 x 8 @8 -> 85 x 7 @8.5`: what was done of a plan.
  mutating func spellResultBehindArrow(_ place: Int) {
    guard lines[place].box == .ticked else { return }
    let text = lines[place].plain
    guard let arrow = text.bytesRange(of: " -> ") ?? text.bytesRange(of: " → "), text.count(where: { $0 == ">" }) <= 1,
      case let plan = text[..<arrow.lowerBound].split(separator: " "), let cross = plan.firstIndex(of: "x"), cross > 0,
      cross + 1 < plan.count, Double(plan[cross - 1]) != nil, Int(plan[cross + 1]) != nil,
      !plan.prefix(cross - 1).contains(where: \.hasDigit), cross > 1
    else { return }
    let name = plan.prefix(cross - 1).joined(separator: " ")
    var result = text[arrow.upperBound...]
    if let got = ["got ", "did ", "only "].first(where: { result.hasPrefix($0) }) {
      result = result.dropFirst(got.count)
    } else if !Self.hasProduct(String(result)) {
      return
    }
    let said = result.split(separator: " ")
    guard said.count <= 6,
      !said.contains(where: { word in
        let bare = word.filter { $0.isLetter }
        return bare.count > 3 && document.words.word(bare) == nil
      })
    else { return }
    if !Self.hasProduct(String(result)) {
      guard let reps = result.split(separator: " ").first, Int(reps) != nil else { return }
      setAside("planned \(plan[(cross - 1)...].joined(separator: " "))", at: place)
      lines[place].plain = "\(name) \(plan[cross - 1]) x \(result)"
    } else {
      guard Self.hasProduct(String(result)), result.first?.isNumber == true else { return }
      setAside("planned \(plan[(cross - 1)...].joined(separator: " "))", at: place)
      lines[place].plain = "\(name) \(result)"
    }
  }

  /// `Run 12 min: 2150 m. In week 1 it was 2020 m`: how far it was in that time.
  mutating func spellWayBehindMinutes(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: " min: "), case let head = text[..<colon.lowerBound].split(separator: " "),
      head.count == 2, Int(head[1]) != nil, document.names.look(label(String(head[0]))).isDistance,
      case let behind = text[colon.upperBound...].split(separator: " ", maxSplits: 2), behind.count > 1,
      Double(behind[0]) != nil, case let unit = behind[1].filter({ $0.isLetter }),
      document.words.distanceUnit(NoteWords.key(unit)) != nil
    else { return }
    let rest = behind.count > 2 ? String(behind[2]) : ""
    if rest.hasDigit { setAside(rest, at: place) }
    lines[place].plain =
      "\(head[0]) \(head[1]) min, \(behind[0]) \(unit)\(rest.isEmpty || rest.hasDigit ? "" : " \(rest)")"
  }

  /// `50/12, 50/11!, 35/10d!` where `! = failure`: in the word for it.
  private mutating func spellSignsOfFailure(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "!")), text.hasDigit else { return }
    let words = text.split(separator: " ").map { word -> String in
      let comma = word.hasSuffix(",") ? "," : ""
      let bare = word.dropLast(comma.count)
      guard bare.hasSuffix("!"), bare.hasDigit else { return String(word) }
      return "\(bare.dropLast()) fail\(comma)"
    }
    lines[place].plain = words.joined(separator: " ")
  }

  private static let more = [
    "danach noch ", "dann noch ", "noch ", "daarna nog ", "nog ", "encore ", "ensuite ", "ancora ", "poi ", "luego ",
    "después ",
    "depois ",
  ]

  /// `noch 15 min laufband, 2,3 km`: a word that says only that more was done, before a number.
  private mutating func dropMoreBeforeMeasure(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.utf8.first, "dneaplNDEAPL".utf8.contains(first),
      let word = Self.more.first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(word.count), rest.first?.isNumber == true,
      case let words = rest.split(separator: " "), words.count > 2,
      document.words.word(words[1]) == .minutes || document.words.distanceUnit(NoteWords.key(words[1])) != nil,
      words[2].first?.isLetter == true
    else { return }
    setAside(word.trimmedSpaces, at: place)
    lines[place].plain = String(rest)
  }
}
