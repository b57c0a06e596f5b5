/// What a paragraph tells that is no set of its day: memories, hopes, plans, other people's lifts, the weight of the body.
extension NoteParagraphReader {
  /// Words that tell of another day.
  private static let memories: [[String]] = [
    ["used", "to"], ["weeks", "ago"], ["week", "ago"], ["months", "ago"], ["month", "ago"], ["years", "ago"],
    ["year", "ago"], ["days", "ago"], ["last", "time"], ["last", "week"], ["last", "week's"], ["last", "month"],
    ["last", "year"], ["last", "session"], ["last", "workout"], ["for", "comparison"], ["back", "in"],
    ["in", "the", "fall"],
    ["in", "the", "autumn"], ["in", "the", "spring"], ["in", "the", "summer"], ["in", "the", "winter"],
    ["in", "training"],
    ["my", "best"], ["old", "pr"], ["old", "best"], ["my", "old"], ["previous", "best"], ["all-time"],
    ["compared", "to"], ["normally"], ["usually"], ["at", "home", "i"], ["lifetime", "best"],
    ["before", "all", "this"],
    ["i've", "done"], ["tm"], ["training", "max"], ["pr", "is"], ["pb", "is"], ["pr", "was"], ["pb", "was"],
    ["best", "is"], ["best", "was"], ["yesterday"],
  ]
  /// Words that tell what was wanted.
  private static let hopes: [[String]] = [
    ["next", "week"], ["next", "time"], ["next", "session"], ["next", "monday"], ["next", "tuesday"],
    ["next", "wednesday"], ["next", "thursday"], ["next", "friday"], ["next", "saturday"], ["next", "sunday"],
    ["next", "month"], ["plan", "was"], ["had", "planned"], ["was", "planning"], ["wanted"], ["want", "to"],
    ["i", "want"],
    ["hoping"], ["hoped"], ["supposed", "to"], ["meant", "to"], ["was", "meant"], ["should", "be"], ["should", "i"],
    ["should", "have"], ["would", "like"], ["i'd", "like"], ["you", "wrote"], ["me", "down", "for"],
    ["on", "the", "plan"],
    ["will", "be"], ["going", "to"], ["i'll"], ["can", "i"], ["could", "i"], ["could", "have"], ["i'd", "put", "down"],
    ["programmed"], ["prescribed"], ["the", "plan"], ["planned"], ["aiming"], ["the", "goal"], ["goal", "is"],
    ["tomorrow"],
    ["gonna"], ["would", "have"], ["says"], ["it", "should"], ["instead", "of"], ["called", "for"], ["calls", "for"],
    ["the", "program"], ["the", "book"],
  ]
  private static let months: NoteWordSet = [
    "jan", "feb", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january", "february", "march",
    "april", "june", "july", "august", "september", "october", "november", "december",
    "spring", "summer", "autumn", "winter",
  ]
  /// Words of what a body weighs.
  private static let bodies: NoteWordSet = ["weigh", "weighed", "weighing", "scale", "scales", "weigh-in"]
  /// Who is not the writer.
  private static let others: NoteWordSet = ["he", "she", "they", "he's", "she's", "they're", "his", "her", "hers"]
  private static let people: NoteWordSet = [
    "man", "guy", "dude", "woman", "lady", "kid", "someone", "somebody", "bloke", "girl", "coach", "trainer", "mate",
    "buddy", "wife", "husband", "colleague", "people",
  ]
  private static let pronouns: NoteWordSet = ["i", "it", "we", "you", "i'd", "i've", "i'm"]
  private static let doings: NoteWordSet = [
    "did", "does", "got", "hit", "went", "used", "pulled", "squatted", "benched", "pressed", "took", "had", "can",
    "was",
    "said", "says", "reckons", "thinks", "made",
  ]
  /// Words that begin another thought.
  private static let turns: NoteWordSet = [
    "but", "so", "then", "although", "though", "because", "except", "anyway", "since",
  ]
  private static let deedsOfAll: NoteWordSet = ["did", "hit", "got", "made"]

  /// Marks what is passed over.
  mutating func passOverOthers() {
    for clause in clauses() {
      passClause(clause)
    }
  }

  /// The thoughts of a paragraph: those between stops, dashes and brackets, and words that begin another.
  private func clauses() -> [Range<Int>] {
    var starts = [0]
    for place in tokens.indices.dropFirst() {
      let (before, here) = (tokens[place - 1], tokens[place])
      switch before.kind {
      case .stop: starts.append(place)
      case .dash where here.range.lowerBound > before.range.upperBound: starts.append(place)
      case .bracket: starts.append(place)
      case .comma:
        if here.kind == .word, Self.turns.contains(here.text) || Self.pronouns.contains(here.text) {
          starts.append(place)
        } else if here.kind == .word, ["and", "which", "or"].contains(here.text) {
          starts.append(place)
        }
      default:
        guard here.kind == .word else { break }
        if Self.turns.contains(here.text) {
          starts.append(place)
        } else if here.text == "and", place + 1 < tokens.count, Self.pronouns.contains(tokens[place + 1].text) {
          starts.append(place)
        }
      }
    }
    return zip(starts, starts.dropFirst() + [tokens.count]).filter { $0 < $1 }.map { $0..<$1 }
  }

  private func starts(_ words: [String], at place: Int, before end: Int) -> Bool {
    guard place + words.count <= end else { return false }
    for (offset, word) in words.enumerated() {
      guard tokens[place + offset].kind == .word || tokens[place + offset].kind == .number,
        tokens[place + offset].text == word
      else { return false }
    }
    return true
  }

  private mutating func passClause(_ clause: Range<Int>) {
    for place in clause {
      if Self.memories.contains(where: { starts($0, at: place, before: clause.upperBound) }) || isInMonth(place, clause)
        || isLastDay(place, clause)
      {
        // `…, six and five last week I got six`: what stands before it is of the day.
        let isLead =
          place > clause.lowerBound
          && tokens[min(place + 2, clause.upperBound)..<min(place + 5, clause.upperBound)].indices.contains {
            Self.pronouns.contains(tokens[$0].text)
          }
        if tokens[place].text == "tm" || tokens[place].text == "training" {
          let end = tokens[place..<clause.upperBound].firstIndex { $0.kind == .comma } ?? clause.upperBound
          pass(place..<end)
          continue
        }
        pass((isLead ? place : clause.lowerBound)..<end(ofPassed: place, clause))
        continue
      }
      if Self.hopes.contains(where: { starts($0, at: place, before: clause.upperBound) }) {
        // What was meant and then done as it stands.
        if isDoneAsMeant(clause.upperBound) { return }
        let isBefore = tokens[clause.lowerBound..<place].contains { $0.kind == .number }
        // `95 next week` is of another day, `12 was easy, should I go up?` of this one.
        let isOther = tokens[place].text == "next" || tokens[place].text == "tomorrow"
        let isBehind = tokens[place..<clause.upperBound].contains { $0.kind == .number || $0.kind == .other }
        let start = isBefore && (isBehind || !isOther) ? place : clause.lowerBound
        // `instead of the planned 275 I just did 245`
        var end =
          clause.first { $0 > start && isDeed($0, clause) }
          ?? (isOther ? clause.upperBound : self.end(ofPassed: place, clause))
        // `Next week I want to do 3x5 at 105 and then bench 80`
        if isOther || Self.wishes.contains(tokens[place].text), end == clause.upperBound, end > 0,
          tokens[end - 1].kind != .stop
        {
          while end < min(place + Self.longestSentence, tokens.count), tokens[end].kind != .stop,
            tokens[end].text != "but",
            !Self.pronouns.contains(tokens[end].text)
          {
            end += 1
          }
        }
        pass(start..<end, isMeant: true)
        return
      }
      if Self.bodies.contains(tokens[place].text) {
        passWeight(place, clause)
        continue
      }
      // `Saw a 70 year old deadlift 100`, `Or 8, 7, 6`
      if ["saw", "watched", "watching"].contains(tokens[place].text) { return pass(place..<clause.upperBound) }
      if place == clause.lowerBound, tokens[place].text == "or" { return pass(clause) }
      if isOfBody(place, clause) || isBySomebody(place, clause) { return pass(place..<clause.upperBound) }
      if Self.people.contains(tokens[place].text), place - clause.lowerBound < 3, !isShown(clause),
        place == 0 || !["with", "by", "for"].contains(tokens[place - 1].text)
      {
        let far = min(place + Self.longestSentence, tokens.count)
        let stop = tokens[place..<far].firstIndex { $0.kind == .stop } ?? far
        let end =
          (place..<stop).first { Self.turns.contains(tokens[$0].text) || isDeed($0, clause.lowerBound..<stop) } ?? stop
        return pass(clause.lowerBound..<max(min(end, stop), place + 1))
      }
    }
  }

  /// `the nice guy showed me deadlifts`: what the writer did then.
  private func isShown(_ clause: Range<Int>) -> Bool {
    clause.dropLast().contains { ["showed", "taught"].contains(tokens[$0].text) && tokens[$0 + 1].text == "me" }
  }

  /// Where what is passed over ends: with its clause, or where the next exercise is named behind a number of it, for who
  /// speaks puts no stops.
  private func end(ofPassed start: Int, _ clause: Range<Int>) -> Int {
    var hasNumber = false
    for place in start..<clause.upperBound {
      let isListed = place > 0 && (tokens[place - 1].kind == .comma || tokens[place - 1].text == "and")
      if hasNumber, !isListed, namesAt[place] != nil { return place }
      if tokens[place].kind == .number { hasNumber = true }
    }
    return clause.upperBound
  }

  /// `weighed 198 this morning`, `92.1 on the scale`
  private mutating func passWeight(_ place: Int, _ clause: Range<Int>) {
    if let number = tokens[place..<min(place + 7, clause.upperBound)].firstIndex(where: { $0.kind == .number }) {
      pass(place..<min(number + 2, clause.upperBound))
    } else {
      pass(max(clause.lowerBound, place - 5)..<(place + 1))
    }
  }

  /// How many words on a sentence is followed at most.
  private static let longestSentence = 80
  private static let wishes: NoteWordSet = ["want", "i'll", "going", "should", "will"]

  private func isDeed(_ place: Int, _ clause: Range<Int>) -> Bool {
    guard place > clause.lowerBound, ["i", "we"].contains(tokens[place].text) else { return false }
    return tokens[place..<min(place + 3, clause.upperBound)].contains { Self.deeds.contains($0.text) }
  }

  private static let deeds: NoteWordSet = [
    "did", "got", "went", "hit", "managed", "took", "kept", "made", "stopped", "dropped", "used", "stayed",
  ]

  private mutating func pass(_ range: Range<Int>, isMeant meant: Bool = false) {
    for place in range {
      isPassed[place] = true
      isMeant[place] = meant
    }
  }

  /// `in November`, `since March`
  private func isInMonth(_ place: Int, _ clause: Range<Int>) -> Bool {
    guard ["in", "since"].contains(tokens[place].text), place + 1 < clause.upperBound else { return false }
    let next = tokens[place + 1]
    // `In 2018 I benched 120`
    return Self.months.contains(next.text) || next.isWhole && (1970...2100).contains(next.value)
  }

  private static let days: NoteWordSet = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "spring", "summer", "autumn", "fall",
    "winter", "year's", "cycle", "block",
  ]

  /// `last Friday`
  private func isLastDay(_ place: Int, _ clause: Range<Int>) -> Bool {
    tokens[place].text == "last" && place + 1 < clause.upperBound && Self.days.contains(tokens[place + 1].text)
  }

  /// `You had me down for 3x3 at 130 and I did all three`
  private func isDoneAsMeant(_ place: Int) -> Bool {
    let words = tokens[min(place, tokens.count)..<min(place + 6, tokens.count)].map(\.text)
    guard let deed = words.firstIndex(where: { Self.deedsOfAll.contains($0) }), deed + 1 < words.count else {
      return false
    }
    return words[(deed + 1)..<min(deed + 3, words.count)].contains { ["all", "them", "every", "exactly"].contains($0) }
  }

  /// `Bodyweight 71.5 kg`, `weight this morning was 64.2`
  private func isOfBody(_ place: Int, _ clause: Range<Int>) -> Bool {
    let text = tokens[place].text
    if text == "bodyweight" || text == "bw" || text == "weight" {
      let rest = tokens[(place + 1)..<clause.upperBound].prefix(5)
      guard let number = rest.firstIndex(where: { $0.kind == .number || $0.kind == .other }) else { return false }
      let between = tokens[(place + 1)..<number]
      // `bodyweight for 8`, `bodyweight, 12, 10`
      return tokens[number].value >= 30
        && between.allSatisfy {
          ["is", "was", "this", "morning", "today", "still", "at", "now"].contains($0.text) || $0.kind == .colon
        }
    }
    return text == "body" && place + 1 < clause.upperBound && tokens[place + 1].text == "weight"
  }

  /// `Jo did hers at 45`, `she got 6`, `Kev did 320`
  private func isBySomebody(_ place: Int, _ clause: Range<Int>) -> Bool {
    let here = tokens[place]
    guard here.kind == .word, place + 1 < clause.upperBound else { return false }
    // `She had me do step-downs`
    if place + 2 < clause.upperBound, tokens[place + 1].text == "had", tokens[place + 2].text == "me" { return false }
    if Self.others.contains(here.text) {
      return Self.doings.contains(tokens[place + 1].text) || here.text.hasSuffix("'s")
    }
    guard Self.doings.contains(tokens[place + 1].text), namesAt[place] == nil, isCapital(place), here.text != "i",
      !isNamedAround(place), names.words.word(here.text) == nil, !names.words.isProse(here.text),
      !NoteStructureWords.sentenceWords.contains(here.text), !Self.commonWords.contains(here.text)
    else { return false }
    return true
  }

  private static let commonWords: NoteWordSet = [
    "we", "warm-up", "warmup", "work", "today", "everything", "that", "this", "there", "all", "nothing", "plan",
    "weight",
    "it", "sleep", "energy", "grip", "form", "the", "day", "still", "also", "only", "just", "didn't", "finally",
    "never",
    "bodyweight", "session", "gym", "workout", "training", "speed", "depth", "back", "knee", "shoulder", "legs",
    "press", "pressing", "upper", "lower", "me", "and", "first", "second", "third", "last", "top", "which", "who",
    "what",
  ]

  private func isNamedAround(_ place: Int) -> Bool {
    namesAt.contains { $0.key <= place && $0.value.end > place }
  }

  private func isCapital(_ place: Int) -> Bool {
    let utf8 = text.utf8
    let byte = utf8[utf8.index(utf8.startIndex, offsetBy: tokens[place].range.lowerBound)]
    return byte &- 65 < 26
  }
}
