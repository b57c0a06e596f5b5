import TextStreams
import TrainingModel

/// What a remark behind the sets of a line tells of all of them, or of one that it numbers.
extension NoteAssembly {
  /// `5 min tranquille, échauffement`, `3x10 – não fiz, cotovelo doendo`, `5,5,4,4,3 fail on sets 3-5`, `5 x 400 m, jeder in
  /// ca. 1:58`, `8, 7, 6 (ajuda de 25kg)`, `70公斤 × 6（还能再做2个）`.
  func settleToldOfAll(_ reading: inout NotationReading) {
    guard !reading.isWritten else { return }
    settleTopOfDrops(&reading)
    for note in [reading.note, textsBeside[index]].compactMap(\.self) where note.utf8.count <= 160 {
      settle(&reading, by: note)
    }
  }

  /// `drop set: 60 x 10 > 50 x 8`: the first is lowered from nothing, but where more was lifted right before it.
  private func settleTopOfDrops(_ reading: inout NotationReading) {
    guard lines[index].plain.hasByte(UInt8(ascii: ">")),
      let first = reading.sets.firstIndex(where: { $0.kind == .drop }), first + 1 < reading.sets.count,
      reading.sets[first...].allSatisfy({ $0.kind == .drop }), let load = reading.sets[first].load?.value,
      let next = reading.sets[first + 1].load?.value, next < load
    else { return }
    let before = first > 0 ? reading.sets[first - 1] : lastExercise?.setGroups.last?.sets.last
    if let value = before?.load?.value, value > load { return }
    reading.sets[first].kind = .working
  }

  private func settle(_ reading: inout NotationReading, by note: String) {
    guard !reading.sets.isEmpty, reading.sets.allSatisfy(\.isCompleted) else { return }
    let clauses = Self.parts(of: note)
    // Who skips a rope has done it.
    if clauses.first.map({ isDenied($0) }) == true, !speaksOfOneSet(clauses),
      !lines[index].plain.lowercased().containsBytes(of: "rope")
    {
      for place in reading.sets.indices { reading.sets[place].plan() }
      return
    }
    if saysAllDenied(note), !speaksOfOneSet(clauses) {
      for place in reading.sets.indices { reading.sets[place].plan() }
      return
    }
    // `Passadeira: 10 min a caminhar para aquecer`
    if reading.sets.count == 1, reading.sets[0].kind == .working, reading.sets[0].reps == nil,
      clauses.contains(where: { endsInWarmUp($0) })
    {
      reading.sets[0].kind = .warmup
    }
    // `3rd attempt: 127.5, missed. Two inches off the chest`
    if reading.sets.count == 1, reading.sets[0].reps == 1, reading.sets[0].load?.value != nil,
      let first = clauses.first?.split(separator: " "), first.count <= 2, let said = first.first,
      NoteStructureWords.misses.contains(said) || said.lowercased() == "missed",
      lines[index].plain.lowercased().containsBytes(of: "attempt")
    {
      (reading.sets[0].reps, reading.sets[0].toFailure) = (0, true)
    }
    // `45x5x2 135x5 185x3 - all just warming up`
    if reading.sets.allSatisfy({ $0.kind == .working && $0.rpe == nil && $0.rir == nil }),
      clauses.contains(where: { clause in
        let words = clause.split(separator: " ")
        let rest = words.drop {
          ["all", "just", "only", "alles", "nur", "tout", "todo", "tutto"].contains($0.lowercased())
        }
        return words.count > 1 && rest.count < words.count
          && document.words.word(rest.joined(separator: " ")) == .warmup
      })
    {
      for place in reading.sets.indices { reading.sets[place].kind = .warmup }
    }
    // `30 x 7, dann 20 x 8 als Dropsatz`: the last of them.
    if let last = reading.sets.indices.last, last > 0, reading.sets[last].kind == .working, let said = clauses.last,
      let lead = Self.asWords.first(where: { said.lowercased().hasPrefix($0) }),
      document.words.word(said.dropFirst(lead.count)) == .drop,
      let load = reading.sets[last].load?.value, let before = reading.sets[last - 1].load?.value, load < before
    {
      reading.sets[last].kind = .drop
    }
    // `letzter Satz MV`
    if let last = reading.sets.indices.last, reading.sets[last].reps != nil,
      clauses.contains(where: { saysFailureOfLast($0) })
    {
      reading.sets[last].toFailure = true
    }
    if reading.sets.count == 1, reading.sets[0].kind == .working,
      clauses.dropFirst().contains(where: { document.words.word($0) == .warmup && $0.lowercased() != "warm" }),
      let before = clauses.first?.split(separator: " ").last,
      !["after", "before", "no", "not", "without", "since", "post", "nach", "ohne"].contains(before.lowercased())
    {
      reading.sets[0].kind = .warmup
    }
    // `105x4 missed the last one at the forehead`
    if let last = reading.sets.indices.last, reading.sets[last].reps ?? 0 > 1,
      clauses.contains(where: { clause in
        ["missed the last one", "failed the last one", "missed last one", "failed last one"].contains {
          clause.lowercased().hasPrefix($0)
        }
      })
    {
      reading.sets[last].toFailure = true
    }
    for clause in clauses {
      let words = clause.split(separator: " ")
      settleFailures(&reading, words)
      settleTimeOfEach(&reading, words)
      settleHelp(&reading, words)
      settleEffortOfLast(&reading, words)
    }
    settleReserve(&reading, note)
  }

  /// The parts of a remark between its commas, brackets, dashes and sentences, without the signs around them.
  private static func parts(of note: String) -> [String] {
    // The point of `ca. 1:58` ends nothing.
    [". ", " - ", ": "].reduce(note.replacing("ca. ", with: "ca ")) { $0.replacing($1, with: ",") }.split {
      ",;()（），。–—".contains($0)
    }
    .map { $0.trimmedSpaces.drop { "-–—. ".contains($0) } }.filter { !$0.isEmpty }.map(String.init)
  }

  /// Whether a part of a remark says of sets that they were not done, and nothing else.
  private func isDenied(_ clause: String) -> Bool {
    !clause.hasDigit && clause.contains(where: \.isLetter)
      && (document.words.isListed(clause, .denied) || document.words.word(clause) == .skipped)
  }

  private static let ones: NoteWordSet = [
    "last", "first", "second", "third", "fourth", "letzte", "letzten", "letzter", "erste", "zweite", "dritte", "vierte",
    "dernière", "première", "deuxième", "troisième", "quatrième", "última", "último", "primera", "segunda", "tercera",
    "cuarta", "primeira", "terceira", "quarta", "ultima", "ultimo", "prima", "seconda", "terza", "laatste", "eerste",
    "tweede", "derde", "vierde", "satz", "set", "serie", "série",
  ]

  /// Whether it was one of the sets that was not done: `last set didn't happen`, `(saltata, la terza)`.
  private func speaksOfOneSet(_ clauses: [String]) -> Bool {
    (clauses.dropFirst().map { $0[...] } + [lines[index].plain[...]]).contains { text in
      text.split { !$0.isLetter }.contains { Self.ones.contains($0) }
    }
  }

  /// `fail on sets 3-5`, `failed on set 3 and 4`: which sets were.
  private func settleFailures(_ reading: inout NotationReading, _ words: [Substring]) {
    guard let first = words.first,
      document.words.word(first) == .failure || first.lowercased() == "failed"
        || first == "on" && reading.sets.last?.toFailure == true,
      let noun = words.firstIndex(where: { document.words.word($0) == .sets }), noun <= 2, noun + 1 < words.count
    else { return }
    let said = words[(noun + 1)...].filter { $0 != "and" && $0 != "&" }
    let numbers = said.flatMap { $0.split { "-–/+&".contains($0) } }.compactMap { Int($0) }
    guard numbers.count == 1 || numbers.count == 2, numbers.allSatisfy({ (1...reading.sets.count).contains($0) }),
      said.allSatisfy({ $0.hasDigit }), let low = numbers.first, let high = numbers.last, low <= high
    else { return }
    // `3-5` are all of them, `3 and 5` two.
    let isRange = said.contains { $0.dropFirst().contains { "-–".contains($0) } }
    for place in (low - 1)..<high where isRange || numbers.contains(place + 1) {
      if reading.sets[place].reps != nil { reading.sets[place].toFailure = true }
    }
  }

  private static let buts: NoteWordSet = ["but", "aber", "mais", "pero", "mas", "ma", "maar", "però"]

  /// `stonden ook op het schema maar kuit voelde niet goed dus niet gedaan`: behind a turn, at the end, that nothing was
  /// done.
  private func saysAllDenied(_ note: String) -> Bool {
    guard !note.hasDigit else { return false }
    let words = note.split { " ,.()".contains($0) }
    guard let but = words.firstIndex(where: { Self.buts.contains($0) }) else { return false }
    return (1...4).contains { count in
      count <= words.count - but - 1
        && document.words.isListed(words.suffix(count).joined(separator: " "), .denied)
    }
  }

  private static let purposes: NoteWordSet = [
    "para", "pra", "p/", "zum", "pour", "per", "om", "to", "for", "als", "como", "come",
  ]

  /// `a caminhar para aquecer`: the last words of a part of a remark say what for.
  private func endsInWarmUp(_ clause: String) -> Bool {
    let words = clause.split(separator: " ")
    return words.count > 2 && !clause.hasDigit
      && (1...3).contains { count in
        guard count < words.count, case let phrase = words.suffix(count), let first = phrase.first else { return false }
        return Self.purposes.contains(first) && document.words.word(phrase.joined(separator: " ")) == .warmup
      }
      && !words.contains {
        ["after", "no", "not", "without", "sem", "sin", "sans", "ohne", "senza", "zonder"].contains($0)
      }
  }

  private static let asWords = ["als ", "as a ", "as ", "en ", "como ", "come ", "in "]

  /// `letzter Satz MV`, `última serie al fallo`: the words for a last set, and those for failure, and nothing else.
  private func saysFailureOfLast(_ clause: String) -> Bool {
    guard !clause.hasDigit, clause.utf8.count <= 50 else { return false }
    let words = clause.split(separator: " ")
    for count in 1..<max(words.count, 1) where document.words.word(words[..<count].joined(separator: " ")) == .lastSet {
      return document.words.word(words[count...].joined(separator: " ")) == .failure
    }
    return false
  }

  private static let each: NoteWordSet = [
    "each", "all", "jeder", "jede", "jedes", "alle", "chacun", "chacune", "cada", "todos", "todas", "ognuno", "ognuna",
    "tutti", "tutte", "elk", "elke", "allemaal", "every", "je", "jeweils", "telkens",
  ]
  private static let beforeTimes: NoteWordSet = [
    "in", "ca", "ca.", "about", "around", "at", "~", "en", "de", "environ", "unos", "uma", "em", "circa", "uno", "one",
    "of", "them", "rep", "lap", "was", "were",
  ]

  /// `jeder in ca. 1:58`: how long each of the laps took.
  private func settleTimeOfEach(_ reading: inout NotationReading, _ words: [Substring]) {
    guard words.prefix(2).contains(where: { Self.each.contains($0) }), (2...6).contains(words.count),
      let last = words.last,
      words.dropLast().allSatisfy({ Self.beforeTimes.contains($0) || Self.each.contains($0) }),
      reading.sets.allSatisfy({ $0.distance != nil && $0.duration == nil })
    else { return }
    let parts = last.drop { $0 == "~" }.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = Int(parts[0]), let seconds = Int(parts[1]), parts[1].utf8.count == 2,
      (0..<60).contains(minutes), (0..<60).contains(seconds), minutes + seconds > 0
    else { return }
    for place in reading.sets.indices { reading.sets[place].duration = Double(minutes * 60 + seconds) }
  }

  /// `ajuda de 25kg`, where the sets were read with a load of so much: it was taken off.
  private func settleHelp(_ reading: inout NotationReading, _ words: [Substring]) {
    guard words.count <= 4,
      words.contains(where: { document.words.word($0) == .assisted || Self.helpNouns.contains($0) }),
      let value = words.lazy.compactMap({ Double($0.prefix { $0.isNumber || $0 == "." }) }).first, value > 0,
      reading.sets.allSatisfy({ $0.load?.value == value && $0.load?.kind == .external })
    else { return }
    for place in reading.sets.indices { reading.sets[place].load?.kind = .assisted }
  }

  /// `last set more like 8.5` behind sets that are all `@8`.
  private func settleEffortOfLast(_ reading: inout NotationReading, _ words: [Substring]) {
    guard reading.sets.count > 1, (3...8).contains(words.count), let last = reading.sets.indices.last,
      let effort = reading.sets[last].rpe, reading.sets.allSatisfy({ $0.rpe == effort && $0.rpeUpper == nil }),
      NoteStructureWords.lastWords.contains(words[0]) || words.starts(with: ["more", "like"]), let said = words.last,
      let value = Double(said.drop { $0 == "@" }.replacing(",", with: ".")), (5...10).contains(value),
      words[1..<(words.count - 1)].allSatisfy({ Self.likened.contains($0) }),
      words.contains(where: { $0.lowercased() == "rpe" || $0.lowercased() == "like" }) || said.first == "@"
    else { return }
    reading.sets[last].rpe = value
  }

  private static let likened: NoteWordSet = [
    "set", "one", "was", "more", "felt", "like", "a", "an", "at", "rpe", "probably", "closer", "to", "maybe", "about",
  ]

  /// `（还能再做2个）`: how many more would have gone.
  private func settleReserve(_ reading: inout NotationReading, _ note: String) {
    guard let last = reading.sets.indices.last, reading.sets[last].rir == nil, reading.sets[last].rpe == nil,
      reading.sets[last].reps != nil
    else { return }
    // `（最后一组RPE9）`
    if let set = ["最后一组", "最后1组"].lazy.compactMap({ note.bytesRange(of: $0) }).first,
      let effort = note[set.upperBound...].bytesRange(of: "RPE"),
      let value = Double(note[effort.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }),
      (5...10).contains(value)
    {
      reading.sets[last].rpe = value
      return
    }
    guard
      let said = ["还能再做", "还能做", "还可以做", "还能再来"].lazy.compactMap({ note.bytesRange(of: $0) }).first,
      let left = Int(note[said.upperBound...].prefix { $0.isNumber }), (0...6).contains(left)
    else { return }
    reading.sets[last].rir = Double(left)
  }
}
