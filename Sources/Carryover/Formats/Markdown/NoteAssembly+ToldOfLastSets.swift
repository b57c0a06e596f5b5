import TextStreams
import TrainingModel

/// What a remark behind the sets of a line tells of the last of them, in the words of the data (`stuck`, `inReserve`).
extension NoteAssembly {
  /// `5 5 5 5 4 got stuck on the very last rep`, `12, 12, 9   beim letzten ging nix mehr`, `failed the last two sets`, `120kg
  /// 10 - beim letzten noch ca. 3 im Tank`.
  func settleToldOfLast(_ reading: inout NotationReading) {
    guard let note = reading.note, !reading.isWritten, note.utf8.count <= 200, let last = reading.sets.indices.last,
      reading.sets[last].isCompleted
    else { return }
    if reading.sets[last].reps == nil {
      if reading.sets.count == 1 { settleStuck(&reading.sets[last], note) }
      return
    }
    let clauses = Self.clauses(note)
    // `12,10,8 (8 was to failure)`
    if let reps = reading.sets[last].reps, reading.sets.dropLast().allSatisfy({ $0.reps != reps }),
      Self.failure(clauses, of: reps, document.words)
    {
      reading.sets[last].toFailure = true
    }
    // `50 x 15 > drop 35 x 10, all to failure`
    if clauses.contains(where: { words in
      words.count > 1 && ["all", "both"].contains(words[0].lowercased())
        && ["to failure", "sets to failure", "were to failure"].contains(
          words.dropFirst().joined(separator: " ").lowercased())
    }) {
      for place in reading.sets.indices where reading.sets[place].reps != nil && reading.sets[place].isCompleted {
        reading.sets[place].toFailure = true
      }
    }
    var isStuck = reading.sets[last].toFailure
    let isDenied = Self.deniesFailure(note)
    for clause in clauses where !isStuck { isStuck = saysStuck(clause, of: reading.sets[last], isDenied) }
    if isStuck {
      let wasFailure = reading.sets[last].toFailure
      reading.sets[last].toFailure = true
      if wasFailure || note.lowercased().containsBytes(of: "both"), last > 1, reading.sets[last - 1].isCompleted,
        reading.sets[last - 1].reps != nil,
        reading.sets[last - 1].reps ?? 0 < reading.sets[last - 2].reps ?? 0, clauses.contains(where: Self.saysTwo)
      {
        reading.sets[last - 1].toFailure = true
      }
    }
    guard reading.sets[last].rir == nil, reading.sets[last].rpe == nil else { return }
    var isOfLast = reading.sets.count == 1
    for clause in clauses where reading.sets[last].rir == nil {
      isOfLast = isOfLast || Self.speaksOfLast(clause)
      if isOfLast { reading.sets[last].rir = reserve(clause) }
    }
  }

  /// The same of one set.
  func settleStuck(_ set: inout LoggedSet, _ note: String) {
    guard set.isCompleted, !set.toFailure, set.reps != nil || set.duration != nil, note.utf8.count <= 200 else {
      return
    }
    let isDenied = Self.deniesFailure(note)
    // `8s - dropped off, failed`
    if set.reps == nil {
      set.toFailure = !isDenied && Self.clauses(note).contains { saysFailure($0) }
      return
    }
    for clause in Self.clauses(note) where !set.toFailure { set.toFailure = saysStuck(clause, of: set, isDenied) }
  }

  /// `did not go to, failure`, `next time go all out, failure`: a failure there was none of.
  private static func deniesFailure(_ note: String) -> Bool {
    note.split(whereSeparator: { " ,.;()".contains($0) }).contains { denials.contains($0) }
  }

  private static let denials: NoteWordSet = [
    "not", "didn't", "didnt", "no", "next", "never", "without", "nicht", "kein", "keine", "nächstes", "nächste", "pas",
    "sans",
    "sin", "próxima", "sem", "não", "non", "senza", "niet", "geen", "volgende", "target", "goal", "plan",
  ]

  /// The parts of a remark between commas, points and brackets; the point of `die 5. verreckt` ends none.
  private static func clauses(_ note: String) -> [[Substring]] {
    var clauses: [[Substring]] = [[]]
    var before: Substring = ""
    for word in note.split(separator: " ") {
      defer { before = word }
      if word.allSatisfy({ "-–—:;/|".contains($0) }) || word.first == "(" { clauses.append([]) }
      let bare = word.drop { "(\"".contains($0) }
      let end = bare.lastIndex { $0.isLetter || $0.isNumber || "ªº%".contains($0) }.map { bare.index(after: $0) }
      guard let end else { continue }
      clauses[clauses.count - 1].append(bare[..<end])
      let behind = bare[end...]
      let isOrdinal =
        behind == "." && bare.first?.isNumber == true
        && ["die", "der", "den", "bei", "beim"].contains(before.lowercased())
      if !behind.isEmpty, !isOrdinal { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }
  }

  /// Whether a clause says that the set ended where no more would go: `got stuck on the very last rep`, `die 5. verreckt`,
  /// and nothing of traffic, telephones or other sets.
  private func saysStuck(_ words: [Substring], of set: LoggedSet, _ isDenied: Bool) -> Bool {
    guard words.count <= 20, let reps = set.reps else { return false }
    func isNext(_ word: Substring) -> Bool {
      if let place = Self.ordinals.firstIndex(of: word.lowercased()) { return place + 2 == reps + 1 }
      let digits = word.prefix { $0.isNumber }
      return Int(digits) == reps + 1 && word.count - digits.count <= 3
    }
    guard words.allSatisfy({ !$0.hasDigit || isNext($0) }) else { return false }
    // `beat last week by 1. failure`
    if !isDenied, saysFailure(words) { return true }
    guard let said = phrase(of: .stuck, in: words) else { return false }
    var lead = words[..<said.lowerBound]
    if let but = lead.lastIndex(where: { Self.conjunctions.contains($0) }) { lead = lead[(but + 1)...] }
    guard lead.allSatisfy({ Self.beforeStuck.contains($0) || isNext($0) }) else { return false }
    let behind = words[said.upperBound...]
    guard let first = behind.first else { return true }
    if behind.contains(where: { Self.otherSets.contains($0) }) { return false }
    if Self.behindStuck.contains(first) { return true }
    return ["on", "at", "in", "the", "à", "en", "na", "op", "am", "beim", "bei", "sur"].contains(first.lowercased())
      && behind.prefix(5).contains { isNext($0) || Self.placesOfStuck.contains($0) }
  }

  /// Whether a clause is a word for failure, and nothing else.
  private func saysFailure(_ words: [Substring]) -> Bool {
    guard words.count <= 3, case let whole = words.joined(separator: " "), whole.utf8.count > 3 else { return false }
    return document.words.word(whole) == .failure
  }

  /// From the second on.
  private static let ordinals = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]

  private static let conjunctions: NoteWordSet = [
    "but", "and", "aber", "und", "pero", "y", "mais", "et", "mas", "e", "ma", "maar", "en",
  ]
  /// Words before, which speak of the last set or of its last repetition.
  private static let beforeStuck: NoteWordSet = [
    "i", "the", "my", "last", "final", "very", "one", "set", "rep", "reps", "bar", "number", "nummer", "then", "on",
    "of", "had",
    "to", "do", "just", "actually", "really", "almost-there", "beim", "im", "bei", "letzten", "letzter", "letzte",
    "satz", "die",
    "der", "den", "ich", "bin", "dann", "bis", "wdh", "le", "la", "l", "dernière", "derniere", "dernier", "rép",
    "série", "je",
    "suis", "el", "última", "ultima", "último", "ultimo", "serie", "de", "me", "a", "o", "na", "no", "eu", "il", "mi",
    "sono",
    "laatste", "het", "ik", "herhaling", "op",
  ]
  private static let behindStuck: NoteWordSet = [
    "halfway", "again", "lol", "haha", "rep", "badly", "kut", "lad",
    "there", "mid", "unten", "oben", "halb", "mitten", "argh",
  ]
  private static let placesOfStuck: NoteWordSet = [
    "last", "rep", "reps", "hole", "bottom", "chest", "lockout", "pins", "safeties", "knees", "forehead", "midway",
    "halfway",
    "letzten", "letzte", "dernière", "última", "ultima", "laatste", "forearm", "face",
  ]
  private static let otherSets: NoteWordSet = [
    "first", "second", "ersten", "erste", "zweiten", "première", "primera", "primeira", "prima", "eerste", "top",
    "exercise",
    "workout", "session", "cardio", "way", "month", "week", "year", "bike", "call", "minute", "meeting", "work",
    "set-up",
  ]

  /// Where a phrase of a list stands among words.
  private func phrase(of list: NoteWordTable.Lists, in words: [Substring]) -> Range<Int>? {
    for start in words.indices {
      for count in (1...4).reversed() where start + count <= words.count {
        let phrase = words[start..<(start + count)].joined(separator: " ").replacing("’", with: "'")
        if document.words.isListed(phrase, list) { return start..<(start + count) }
      }
    }
    return nil
  }

  /// Whether a clause says of a number of repetitions that they went to failure: `8 was to failure`.
  private static func failure(_ clauses: [[Substring]], of reps: Int, _ known: NoteWords) -> Bool {
    clauses.contains { words in
      guard words.count > 2, Int(words[0]) == reps,
        ["was", "is", "to", "war", "fue", "era"].contains(words[1].lowercased())
      else { return false }
      let said = words.dropFirst(words[1].lowercased() == "to" ? 1 : 2).joined(separator: " ")
      return known.word(said) == .failure
    }
  }

  /// `the last two sets`, `twice`, `on both of those`
  private static func saysTwo(_ words: [Substring]) -> Bool {
    let text = words.prefix(12).joined(separator: " ").lowercased()
    return words.first.map { ["twice", "both"].contains($0.lowercased()) } == true
      || ["last two", "last 2", "both of those", "both sets", "twice"].contains { text.containsBytes(of: $0) }
  }

  /// `noch ca. 3 im Tank`, `vllt noch 1 wdh im tank`, `left 1 in the tank`: the number before the words.
  private func reserve(_ words: [Substring]) -> Double? {
    guard let told = phrase(of: .inReserve, in: words), words.count(where: { $0.hasDigit }) == 1,
      let place = words[..<told.lowerBound].lastIndex(where: { $0.hasDigit }), told.lowerBound - place <= 2,
      words[(place + 1)..<told.lowerBound].allSatisfy({ Self.countedInReserve.contains($0) }),
      !words.contains(where: { Self.otherReserves.contains($0) }),
      let left = Double(words[place].replacing(",", with: ".")), left <= 6
    else { return nil }
    return left
  }

  private static let countedInReserve: NoteWordSet = [
    "rep", "reps", "more", "left", "wdh", "mehr", "noch", "wiederholung", "wiederholungen", "repetición",
    "repeticiones",
    "ripetizione", "ripetizioni", "rip", "herhaling", "herhalingen", "rép", "maybe",
  ]
  private static let otherReserves: NoteWordSet = [
    "first", "week", "thought", "no", "not", "time", "month", "ersten", "première", "primera", "prima", "eerste",
    "only",
  ]

  /// Whether a clause speaks of the last set, and not of the last week.
  private static func speaksOfLast(_ words: [Substring]) -> Bool {
    words.indices.contains { place in
      NoteStructureWords.lastWords.contains(words[place])
        && (place + 1 == words.count
          || ![
            "week", "time", "month", "session", "workout", "woche", "mal", "semana", "fois", "semaine",
            "settimana", "volta", "keer", "vez", "year",
          ].contains(words[place + 1].lowercased()))
    }
  }
}
