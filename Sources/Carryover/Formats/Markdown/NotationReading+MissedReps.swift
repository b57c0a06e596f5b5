import TextStreams
import TrainingModel

/// The repetition that was tried and not made, told beside the set.
extension NotationReading {
  private static let cardinals: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11,
    "twelve": 12,
  ]
  /// Of what else something may be the third.
  private static let others: NoteWordSet = [
    "set", "sets", "round", "time", "week", "day", "place", "attempt", "satz", "série", "serie", "reeks", "giro",
    "tour",
    "ronda", "vuelta", "volta", "one", "plate", "exercise",
  ]
  private static let articles: NoteWordSet = ["the", "a", "my", "die", "der", "la", "le", "el", "il", "o", "de"]
  private static let repetitions: NoteWordSet = [
    "rep", "reps", "one", "wdh", "wiederholung", "rép", "répétition", "repetición", "repetição", "rip", "ripetizione",
    "herh", "herhaling",
  ]
  /// What a repetition does that is not made: `fünfte ging nicht mehr hoch`.
  private static let deeds: NoteWordSet = [
    "ging", "kam", "didn't", "didnt", "wouldn't", "couldn't", "lukte", "ging's",
    "nicht", "niet", "non", "não", "no",
  ]
  /// When it was that something else happened: `couldn't walk after the 6th`.
  private static let occasions: NoteWordSet = [
    "after", "for", "before", "until", "since", "nach", "vor", "après", "avant", "dopo", "prima", "na", "voor", "on",
  ]
  /// How it went, beside the words for lifts that did not succeed.
  private static let misses: NoteWordSet = [
    "failing", "didn't", "didnt", "didn’t", "couldn't", "couldnt", "couldn’t",
    "wouldn't", "wouldn’t", "wouldnt", "stalled", "stuck", "died", "halfway", "gave", "lost", "tried",
    "dropped", "dumped", "bailed", "manqué", "manquée", "loupée", "échouée",
    "gescheitert", "misslungen", "nicht", "nich", "gefaald", "mislukte", "lukte", "fehlgeschlagen",
    "fallé", "falló", "fallida", "falhei", "falhou", "falhada", "subió", "subio", "salió", "niet", "non", "ferma",
    "pas", "collapsed", "buckled", "help", "helped", "spot", "spotted", "spotter", "helfen", "geholfen", "aider",
    "aidé",
    "ayudó", "ayudo", "ayuda", "ajudou", "ajuda", "aiuto", "aiutato", "geholpen", "hulp",
  ]
  /// What stands before the number of a repetition, where it has no ending: `couldn't get 12`, `missed 6`, `failed on 10`.
  private static let beforeNumbers: NoteWordSet = ["get", "hit", "make", "missed", "miss", "on", "at"]

  /// Most notes are known by their bytes to hold none of them; `第6次没推起来` is told by its letters.
  private static let wordsOfMisses = NoteBeginnings(misses.all.union(NoteStructureWords.misses.all))

  /// `92.5 x 2, 3rd rep didn't go`, `6 à 80 kg (7e rep ratée)`: the set ended with a repetition that failed, which is the
  /// one behind those that it counts.
  mutating func settleMissedRep() {
    guard let note, let last = sets.indices.last, !isWritten else { return }
    sets[last].settleMissedRep(note)
  }

  /// Whether a note says that the repetition of a number was not made.
  fileprivate static func tellsOfMissed(_ number: Int, in note: String) -> Bool {
    guard note.utf8.count <= 120, wordsOfMisses.mayBeIn(note) else { return false }
    // `第6次没推起来`
    if note.contains("第\(number)次"), ["没", "未", "失败"].contains(where: { note.contains($0) }) { return true }
    // `die 5. nicht mehr hochbekommen`
    let note = ["die", "den", "der"].reduce(
      ["finish", "get", "lock", "make"].reduce(note) { $0.replacing("could not \($1)", with: "couldn't \($1)") }
    ) { $0.replacing("\($1) \(number). ", with: "\($1) \(number)te ") }
    .replacing("\(number). Wdh", with: "\(number)te Wdh").replacing("\(number). Wiederholung", with: "\(number)te")
    .replacing("\(number).ª", with: "\(number)ª").replacing("\(number).º", with: "\(number)º")
    return note.split { ",;.–—".contains($0) }.contains { clause in
      let words = clause.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
      return words.contains { misses.contains($0) || NoteStructureWords.misses.contains($0) } && tellsOf(number, words)
    }
  }

  /// Whether the words of a clause speak of the repetition of a number.
  private static func tellsOf(_ number: Int, _ words: [Substring]) -> Bool {
    words.indices.contains { place in
      let word = words[place]
      let digits = word.prefix(while: \.isNumber)
      let isIt =
        digits.isEmpty
        ? NoteStructureWords.ordinalNumbers[word.lowercased()] == number
        : Int(digits) == number && NoteStructureWords.endingsOfOrdinals.contains(word[digits.endIndex...].lowercased())
      let next = place + 1 < words.count ? words[place + 1] : ""
      // `failed number five`
      if ["number", "nr", "nummer", "número", "numero", "numéro", "rep"].contains(word.lowercased()),
        Int(next) == number || cardinals[next.lowercased()] == number,
        place + 2 >= words.count || words[place + 2].lowercased() != "last"
      {
        return true
      }
      let previous = words[..<place].last { !articles.contains($0) } ?? ""
      // `collapsed on the 7th`
      if isIt, !digits.isEmpty, previous.lowercased() == "on", !others.contains(next) { return true }
      // `couldn't get 12`
      if Int(word) == number, place > 0, beforeNumbers.contains(words[place - 1]),
        next.isEmpty || repetitions.contains(next)
      {
        return true
      }
      guard isIt, !others.contains(next), !occasions.contains(previous) else { return false }
      // `miss on second` is another attempt.
      return !digits.isEmpty || repetitions.contains(next) || place == 0 && deeds.contains(next)
        || place > 0 && articles.contains(words[place - 1])
    }
  }
}

extension LoggedSet {
  /// Takes a note that says that the repetition behind those counted was not made.
  mutating func settleMissedRep(_ note: String) {
    guard isCompleted, !toFailure, let reps, (0..<60).contains(reps), NotationReading.tellsOfMissed(reps + 1, in: note)
    else { return }
    toFailure = true
  }
}
