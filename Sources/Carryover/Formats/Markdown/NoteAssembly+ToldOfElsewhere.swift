import TextStreams

/// Numbers of a line that are no sets of the day: of other people, of other times, of sleep and of care.
extension NoteAssembly {
  private static let hours: NoteWordSet = ["in the car", "of driving", "of sleep"]

  /// `Bit stiff today, 3 hours in the car`, `beinbeuger seit 15 min besetzt`, `HR 152 by the end, split 2:00ish`, `S7 J2
  /// jeudi - 83,6 (resto hier..)`: no set of so long, or so many.
  mutating func keepElsewhere(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 140, !Self.hasProduct(text) else { return }
    let words = text.split(separator: " ")
    guard words.count > 2 else { return }
    // `HR 152 by the end`
    if ["hr", "hf", "fc", "puls", "pulse"].contains(words[0].lowercased()),
      !words[1...].contains(where: { word in
        let unit = word.filter { $0.isLetter }.lowercased()
        return ["km", "mi", "k", "m", "miles", "walked", "ran"].contains(unit)
          || word.count(where: { $0 == ":" }) > 0 && word != words[1]
            && !word.hasSuffix("ish")
      }),
      Int(words[1].prefix { $0.isNumber }).map({ (80...220).contains($0) }) == true,
      !words[2...].contains(where: { word in
        let bare = word.filter { $0.isLetter || $0 == "-" }
        return document.words.isExerciseWord(bare) || document.words.word(bare) == .sets
          || document.words.word(bare) == .reps
          || document.words.word(bare) == .minutes || document.names.look(bare).isKnown
      })
    {
      lines[place].isEscaped = true
      return
    }
    // `S7 J2 jeudi - 83,6 (resto hier..)`
    if let sign = words.firstIndex(where: { $0 == "-" || $0 == "–" }), (1...3).contains(sign), sign + 1 < words.count,
      words[..<sign].contains(where: { document.words.weekday($0) != nil }),
      case let number = words[sign + 1].replacing(",", with: "."), number.contains("."),
      Double(number).map({ (35...200).contains($0) }) == true, !text[words[sign + 1].endIndex...].hasDigit
    {
      lines[place].isEscaped = true
      return
    }
    for index in words.indices.dropLast(2) where Int(words[index]) != nil || Double(words[index]) != nil {
      let unit = document.words.word(words[index + 1])
      guard unit == .hours || unit == .minutes else { continue }
      let rest = words[(index + 2)...].prefix(3).map { $0.filter { $0.isLetter } }.joined(separator: " ").lowercased()
      let isElsewhere =
        Self.hours.contains(rest) || Self.hours.contains(rest.split(separator: " ").prefix(2).joined(separator: " "))
      let isSince =
        index > 0 && ["seit", "since", "depuis", "sinds"].contains(words[index - 1].lowercased())
        && !text[words[index + 1].endIndex...].hasDigit && !text[..<words[index].startIndex].hasDigit
      let isAlone = !text[..<words[index].startIndex].hasDigit && !text[words[index + 1].endIndex...].hasDigit
      let isParked = rest.hasPrefix("in the car") && text.containsBytes(of: "car park")
      if isElsewhere && isAlone && unit == .hours && !isParked || isSince {
        lines[place].isEscaped = true
        return
      }
    }
  }

  private static let sleeps = NoteBeginnings(whole: ["slept", "sleep"])

  /// `less sore! slept 9 hrs, down 1 lb (151)`, `some lad doing 140 for 5`: no set of who writes.
  mutating func keepSleepAndOthers(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ").map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    if Self.sleeps.mayBeIn(text), !Self.hasProduct(text), words.count <= 16,
      let sleep = words.firstIndex(where: { $0 == "slept" || $0 == "sleep" }),
      words[max(0, sleep - 2)..<min(words.count, sleep + 4)].contains(where: { $0.hasPrefix("h") && $0.count <= 5 })
        || words.dropFirst(sleep + 1).first.map({ $0.hasDigit && $0.hasSuffix("h") }) == true,
      words.contains(where: { ["down", "up", "weight", "weigh", "scale"].contains($0) }),
      !words.contains(where: { $0.count > 2 && document.words.isExerciseWord($0) })
    {
      lines[place].isEscaped = true
      return
    }
    for index in words.indices.dropFirst().dropLast()
    where ["doing", "repping", "hitting", "benching", "squatting", "pulling"].contains(words[index]) {
      if ["lad", "guy", "dude", "bloke", "kid", "girl", "lads", "guys", "lady", "woman", "man"].contains(
        words[index - 1]),
        words[index + 1].first?.isNumber == true, Self.tellersOfOthers.contains(words[0]),
        !words.contains(where: { ["did", "me", "i", "mine"].contains($0) }), !words[..<index].joined().hasDigit
      {
        lines[place].isEscaped = true
        return
      }
    }
  }

  private static let tellersOfOthers: NoteWordSet = [
    "had", "some", "a", "there", "this", "saw", "shared", "the", "that", "another", "old", "young", "one",
  ]

  private static let besideMe = [
    "neben mir", "next to me", "beside me", "à côté de moi", "a côté de moi", "al lado mío", "a mi lado", "do meu lado",
    "ao meu lado", "accanto a me", "al mio fianco", "naast me", "naast mij",
  ]

  /// `Jens neben mir macht 80 x 8, der Angeber`: what somebody else lifted.
  mutating func keepOtherBeside(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120, let digit = text.firstIndex(where: \.isNumber), case let lead = text[..<digit],
      let beside = Self.besideMe.lazy.compactMap({ lead.bytesRange(of: $0) }).first,
      case let words = lead[..<beside.lowerBound].split(separator: " "), (1...3).contains(words.count),
      !words.contains(where: { document.names.look(String($0)).isLikely || Self.ownWords.contains($0) }),
      !text[digit...].split(whereSeparator: { !$0.isLetter }).contains(where: { Self.ownWords.contains($0) })
    else { return }
    lines[place].isEscaped = true
  }

  private static let ownWords: NoteWordSet = ["i", "me", "my", "ich", "je", "j'ai", "yo", "eu", "io", "ik", "mine"]

  private static let nextTimes: NoteWordSet = [
    "next week", "next time", "next session", "next workout", "next go", "next month", "next round", "nächstes mal",
    "nächste woche", "la prochaine", "prochaine fois", "la próxima", "próxima vez", "prossima volta", "volgende keer",
    "volgende week",
  ]

  /// `235 next week if the hips agree.`: what somebody means to lift, alone in its line.
  mutating func keepLoadOfNextTime(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true else { return }
    let words = text.split(separator: " ")
    guard words.count > 2, words[0].allSatisfy({ $0.isNumber || ".,".contains($0) }) || Self.isTypedLoad(words[0]),
      Self.nextTimes.contains("\(words[1]) \(words[2].prefix { $0.isLetter })"), !Self.hasProduct(text)
    else { return }
    lines[place].isEscaped = true
  }

  /// `time 6:48!! 20 sec PR (old one 7:08)`: the score of what stands above.
  mutating func keepTimeOfAll(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", maxSplits: 2)
    guard words.count > 1, ["time", "zeit", "temps", "tiempo", "tijd", "score"].contains(words[0].lowercased()),
      case let clock = words[1].prefix(while: { $0.isNumber || $0 == ":" }), clock.contains(":"), clock.first != ":",
      words[1][clock.endIndex...].allSatisfy({ "!.,".contains($0) }), place > 0,
      case let above = lines[place - 1].plain,
      // `Distance 8.02 km` above it is of one run.
      document.words.column(String(above.prefix { $0 != " " && $0 != ":" })) == nil,
      Self.hasProduct(above) || above.split(separator: " ").contains(where: { $0.split(separator: "-").count > 2 })
        || document.words.filters.rounds.mayBeIn(above)
        || place > 1
          && document.words.filters.rounds.mayBeIn(lines[max(0, place - 4)..<place].map(\.plain).joined(separator: " "))
    else { return }
    lines[place].isEscaped = true
  }

  /// `yep!! did 45 for 3 in March`: what was lifted in another month, as somebody answers.
  mutating func keepDeedOfMonth(_ place: Int) {
    let words = lines[place].plain.split { !($0.isLetter || $0.isNumber) }
    guard words.count > 4, words.count <= 14,
      ["yep", "yes", "yeah", "yup", "nope"].contains(words[0].lowercased()),
      let month = words.indices.dropFirst().last(where: { document.words.month(words[$0]) != nil }),
      month > 2, words[month - 1].lowercased() == "in", words[1].lowercased() == "did", words[month] != "may",
      !lines[place].plain[words[month].endIndex...].hasDigit
    else { return }
    lines[place].isEscaped = true
  }

  /// `danach Sauna, 2 Gänge.`: no set, however often.
  mutating func keepSauna(_ place: Int) {
    let words = lines[place].plain.split { !$0.isLetter }.prefix(3)
    guard let sauna = words.firstIndex(where: { $0.lowercased() == "sauna" }), !Self.hasProduct(lines[place].plain),
      case let numbers = lines[place].plain.split(whereSeparator: { " ,.".contains($0) }).filter({ $0.hasDigit }),
      numbers.first.map({ Int($0) != nil }) == true, !tellsWay(lines[place].plain),
      lines[place].plain.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.roundsOfSauna.contains($0) }),
      !lines[place].plain.split(whereSeparator: { !$0.isLetter }).contains(where: {
        document.words.word($0) == .minutes
      }),
      words[..<sauna].allSatisfy({ Self.thensBeforeCare.contains($0) })
    else { return }
    lines[place].isEscaped = true
  }

  private static let roundsOfSauna: NoteWordSet = [
    "gänge", "gang", "rounds", "runden", "tours", "rondas", "rondes", "giri",
  ]

  private static let thensBeforeCare: NoteWordSet = [
    "danach", "dann", "noch", "then", "and", "after", "puis", "et", "luego", "y", "depois", "e", "poi", "daarna", "en",
  ]
}
