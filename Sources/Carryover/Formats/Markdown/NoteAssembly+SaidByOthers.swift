/// What others did and said, and what somebody wishes for another day.
extension NoteAssembly {
  /// The names of those somebody trained with, as the day's lines tell: `mon 15 jan, w/ dave`.
  func partnersOfDay() -> Set<String> {
    var partners: Set<String> = []
    for line in lines
    where line.plain.utf8.count <= 160
      && ["w/", "with ", " w "].contains(where: { line.plain.containsBytes(of: $0) })
    {
      let words = line.plain.split { " ,;().".contains($0) }
      for (place, word) in words.enumerated()
      where ["w/", "with", "w"].contains(word.lowercased()) && place + 1 < words.count {
        let name = words[place + 1].lowercased()
        if name.utf8.count > 2, name.utf8.allSatisfy(\.isLetter), document.words.entry(name) == nil,
          !document.names.look(name).isLikely
        {
          partners.insert(name)
        }
      }
    }
    return partners
  }

  private static let deedsOfPartners: NoteWordSet = [
    "benched", "squatted", "deadlifted", "pulled", "pressed", "did", "hit", "got", "maxed", "repped", "curled", "rowed",
    "ran", "used", "made", "managed", "lifted", "went",
  ]

  /// `dave benched 110 for a triple the show off`
  func isOfPartner(_ place: Int, _ partners: Set<String>) -> Bool {
    guard !partners.isEmpty else { return false }
    let words = lines[place].plain.split(separator: " ")
    return words.count > 2 && partners.contains(words[0].lowercased()) && Self.deedsOfPartners.contains(words[1])
      && !words.contains { ["i", "me", "we"].contains($0.lowercased()) }
  }

  /// `el Beto hizo 155x5`, `Sofie deed 120x10, amai`, `jayden did 185 for 5`: what somebody else did, by a name that is
  /// no word of training.
  mutating func isOfSomebodyNamed(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard document.words.filters.othersDid.mayBeIn(text) else { return false }
    if isOfSomebodyNamed(text[...]) { return true }
    // `Hip thrust: 50 kg per 12, 12. Luca intanto faceva 140x8`
    if let point = text.lastBytesRange(of: ". "), isOfSomebodyNamed(text[point.upperBound...]),
      text[point.upperBound...].first?.isUppercase == true
    {
      setAside(String(text[point.upperBound...]), at: place)
      lines[place].plain = String(text[..<point.lowerBound])
    }
    // `he ido con Marta, ella hizo 3x10 de dominadas`
    if let comma = text.lastBytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit,
      Self.pronouns.contains(text[comma.upperBound...].prefix { $0 != " " }),
      isOfSomebodyNamed(text[comma.upperBound...])
    {
      return true
    }
    return isOfRelative(text)
  }

  private static let pronouns: NoteWordSet = [
    "he", "she", "they", "ella", "él", "elle", "il", "er", "sie", "lui", "lei", "ele", "ela", "hij", "zij",
  ]
  private static let relatives: NoteWordSet = [
    "son", "daughter", "dad", "father", "mum", "mom", "mother", "wife", "husband", "girlfriend", "boyfriend", "partner",
    "brother", "sister", "friend", "mate", "buddy", "kid", "nephew", "niece", "cousin", "uncle", "roommate", "flatmate",
    "bruder", "schwester", "frau", "mann", "sohn", "tochter", "kumpel", "frère", "soeur", "femme", "mari", "fils",
    "fille", "pote", "hermano", "hermana", "hijo", "hija", "mujer", "marido", "amigo", "amiga", "irmão", "irmã",
    "filho", "filha", "fratello", "sorella", "figlio", "figlia", "moglie", "marito", "amico", "amica", "broer", "zus",
    "zoon", "dochter", "vriend", "vriendin",
  ]

  /// `My son came along and benched 225 for 5 like it was nothing.`: what somebody close did, some words later.
  private func isOfRelative(_ text: String) -> Bool {
    let words = text.prefix { !".,;".contains($0) }.split(separator: " ")
    guard words.count > 3,
      ["my", "mein", "meine", "mon", "ma", "mi", "meu", "minha", "mio", "mia", "mijn"].contains(words[0].lowercased()),
      Self.relatives.contains(words[1]),
      let deed = words.firstIndex(where: { document.words.isListed($0, .othersDid) }), deed > 1,
      !words[..<deed].contains(where: \.hasDigit), words[deed...].contains(where: \.hasDigit)
    else { return false }
    return !words.contains { ["i", "me", "we", "us"].contains($0.lowercased()) }
  }

  private func isOfSomebodyNamed(_ text: Substring) -> Bool {
    var words = text.split(separator: " ")[...]
    if let first = words.first, ["el", "la", "der", "die", "o", "a", "il", "de", "le"].contains(first.lowercased()) {
      words.removeFirst()
    }
    guard words.count > 2, let name = words.popFirst(), name.utf8.count > 2, name.allSatisfy(\.isLetter),
      !name.hasSuffix("ly"), !Self.adverbsOfDeeds.contains(name),
      document.words.entry(name) == nil, document.names.look(String(name)).share == 0,
      let deed = words.prefix(2).firstIndex(where: { document.words.isListed($0, .othersDid) }),
      deed == words.startIndex || Self.adverbs.contains(words[words.startIndex]),
      words[(deed + 1)...].contains(where: \.hasDigit)
    else { return false }
    return !words.contains { ["i", "me", "we", "yo", "ich", "je", "io", "ik", "eu", "my"].contains($0.lowercased()) }
  }

  private static let adverbsOfDeeds: NoteWordSet = [
    "almost", "somehow", "again", "once", "still", "maybe", "anyway", "even", "just", "then", "later", "afterwards",
    "only",
    "also", "today", "finally", "never", "ever", "this", "that", "who", "nobody", "everyone", "everybody",
  ]
  private static let adverbs: NoteWordSet = [
    "intanto", "auch", "heute", "ook", "también", "aussi", "also", "today", "vandaag", "hoy", "oggi", "hoje", "hat",
    "heeft", "ha", "a",
  ]

  /// `coach says im jumping forward. 63 = 90% of best`, `Show is 6/22. need 270 log for it`, `Night 2 of 4 done.`: what
  /// somebody says, and what something is.
  func isSaying(_ place: Int) -> Bool {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, lines[place].plain.utf8.count <= 90, !Self.hasProduct(lines[place].plain),
      words[0].allSatisfy(\.isLetter), !Self.notSaying.contains(words[0]), !document.words.isProse(words[0])
    else { return false }
    if Self.turnsOfWork.contains(words[0]), words.count > 4, Int(words[1]) != nil, words[2] == "of",
      Int(words[3].filter(\.isNumber)) != nil, words[4...].contains(where: { $0.allSatisfy(\.isLetter) })
    {
      return true
    }
    // `Physio says fine, squat 80kg 5, 5, 5` goes on with sets.
    guard lines[place].plain.split(whereSeparator: { !$0.isNumber }).count < 4,
      !lines[place].plain.containsBytes(of: "kg"), !lines[place].plain.containsBytes(of: " lb")
    else { return false }
    return Self.sayings.contains(words[1]) && document.names.look(String(words[0])).share == 0
      && document.words.word(words[0]) == nil && document.words.field(words[0]) == nil
      && document.words.weekday(words[0]) == nil && words[1...].contains { !$0.hasDigit && $0.utf8.count > 2 }
  }

  private static let turnsOfWork: NoteWordSet = ["night", "shift", "nights", "nightshift"]
  private static let notSaying: NoteWordSet = [
    "today", "this", "that", "it", "there", "here", "what", "everything", "all", "now", "goal", "plan", "next", "unit",
    "everyone", "each", "one", "weight", "load", "rest", "tempo",
  ]
  private static let sayings: NoteWordSet = ["is", "says", "said", "wants", "told", "thinks", "reckons"]

  private static let wishes: NoteWordSet = [
    "try", "tentar", "probar", "intentar", "essayer", "versuchen", "probieren", "provare", "proberen", "aim",
  ]

  /// `sabado tentar 82,5 no supino`: what somebody hopes for, without its repetitions.
  func isWish(_ place: Int) -> Bool {
    let words = lines[place].plain.split { " ,".contains($0) }
    guard words.count > 2, words.prefix(3).dropFirst().contains(where: { Self.wishes.contains($0) }),
      document.words.weekday(words[0].filter { $0 != "." }) != nil
        || Self.unaccentedDays.contains(words[0].lowercased()),
      !Self.hasProduct(lines[place].plain)
    else { return false }
    return true
  }

  private static let unaccentedDays: NoteWordSet = ["sabado", "terca", "miercoles"]
}
