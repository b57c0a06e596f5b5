import TrainingModel

/// Numbers in sentences that tell of something else than the day's sets: records of old, others, the body, rests.
extension NoteAssembly {
  private static let ofTen: NoteWordSet = ["op", "von", "sur", "su", "de", "em", "of"]

  /// `pijn 3 op 10`, `Schmerz 3 von 10`, `dolor 2 de 10`: how much it hurt.
  mutating func keepScoresOfPain(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      // `front delts sore 2/5 from monday`
      let text = lines[place].plain
      if text.containsBytes(of: "/5"), text.split(whereSeparator: { !$0.isNumber }).count == 2,
        let score = text.split(separator: " ").firstIndex(where: { $0.hasSuffix("/5") && $0.utf8.count == 3 }),
        score > 1,
        ["sore", "tired", "energy", "mood", "motivation", "pain", "stiff", "achy"].contains(
          text.split(separator: " ")[score - 1].lowercased()),
        !document.names.look(text.split(separator: " ").prefix(score - 1).joined(separator: " ")).isKnown
      {
        lines[place].isEscaped = true
      }
    }
    for place in places where lines[place].plain.containsBytes(of: " 10") {
      // `Pain 4 of 10 afterwards. Ice for 15 minutes.`
      let text = lines[place].plain
      let sentence = text.bytesRange(of: ". ").map { text[..<$0.lowerBound] } ?? text[...]
      guard sentence.utf8.count <= 60, sentence.utf8.count == text.utf8.count || !Self.hasProduct(text) else {
        continue
      }
      let words = sentence.lowercased().split { " ,.:".contains($0) }
      guard let ten = words.lastIndex(of: "10"), ten > 2, Self.ofTen.contains(words[ten - 1]),
        let score = words[..<(ten - 1)].last(where: { $0 != "out" }).flatMap({ Int($0) }), score <= 10,
        words.count(where: \.hasDigit) == 2, document.words.filters.pain.mayBeIn(lines[place].plain)
      else { continue }
      lines[place].isEscaped = true
    }
  }

  /// Whether a line only tells: `Bench record 120 kg x 3 from 2022`, `Spoke to the lad, he does 140 kg x 5!`, `Left calf a
  /// bit tight after 15 km`, `90 sec rest on everything except bench (3 min)`.
  mutating func isTale(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 160,
      let digit = line.plain.utf8.firstIndex(where: \.isDigit)
    else { return false }
    if digit == line.plain.startIndex {
      // `215 x 4 x 0.0333 + 215 = 243.6`: what somebody reckons.
      if line.plain.containsBytes(of: " = "), line.plain.containsBytes(of: "x 0.0") || Self.isSum(line.plain) {
        return true
      }
      return isRestOfAll(line.plain) || isTimeOfRounds(line.plain) || isTimeOfAll(line.plain)
    }
    let before = line.plain[..<digit]
    guard Self.tellers.mayBeIn(before) || document.words.filters.pain.mayBeIn(before) else { return false }
    let words = before.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map { $0.lowercased() }
    if isLengthOfDay(words, line) { return true }
    guard words.count > 1 else { return false }
    return isOfRecord(words, line.plain[digit...]) || isOfOther(words, line.plain[digit...]) || isOfBody(words, line)
  }

  /// `62 min` at the end of a day whose last exercise counts repetitions: how long it took.
  mutating func takeLengthOfDay(_ line: NoteLine) -> Bool {
    // With a line across below it, it looks like a heading.
    guard line.kind == .text || line.isHeading, line.plain.utf8.count <= 12, line.plain.utf8.first?.isDigit == true,
      let seconds = NoteLength.read(line.plain, words: document.words), (1500...14_400).contains(seconds),
      case let units = line.plain.split(whereSeparator: { !$0.isLetter }), !units.isEmpty,
      units.allSatisfy({ [.minutes, .hours].contains(document.words.word($0)) }), session.duration == nil,
      lines[(index + 1)...].allSatisfy({ [.blank, .rule, .underline(1), .underline(2)].contains($0.kind) }),
      let done = lastExercise?.setGroups.last?.sets, !done.isEmpty,
      done.allSatisfy({ $0.reps != nil && $0.duration == nil && $0.distance == nil })
    else { return false }
    flushCells()
    session.duration = seconds
    use(.fact)
    return true
  }

  /// `45 min all in. Hands are toast.`: how long the day took.
  private func isTimeOfAll(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4)
    guard words.count > 3, Double(words[0]) != nil, [.minutes, .hours].contains(document.words.word(words[1])),
      words.count == 4 || words[3].hasSuffix(".") && !words[4].hasDigit,
      let done = lastExercise?.setGroups.last?.sets,
      done.contains(where: { $0.load != nil || $0.reps != nil || $0.duration != nil })
    else { return false }
    let (third, fourth) = (words[2].lowercased(), words[3].lowercased().prefix { $0.isLetter })
    return third == "all" && (fourth == "in" || fourth == "told") || third == "in" && fourth == "all"
  }

  /// `4910 + 1350 + 800 = 7060 pounds moved`: what somebody adds up, and no set.
  private static func isSum(_ text: String) -> Bool {
    guard let equals = text.bytesRange(of: " = "), case let before = text[..<equals.lowerBound],
      before.containsBytes(of: " + ")
    else { return false }
    let parts = before.split(separator: "+").map(\.trimmedSpaces)
    let unit = text[equals.upperBound...].split(separator: " ").dropFirst().first ?? ""
    return parts.count > 1 && parts.allSatisfy { Double($0).map { $0 >= 100 } ?? false }
      && ["lb", "lbs", "kg", "pounds", "kilos", "total"].contains(unit.lowercased())
  }

  /// `Short one, only 40 minutes.`, `Quick one today, 40 min`: how long the day's training took.
  private mutating func isLengthOfDay(_ words: [String], _ line: NoteLine) -> Bool {
    guard words.count > 1, words.count <= 6, session.sections.isEmpty, Self.lengths.contains(words[0]),
      words.dropFirst().allSatisfy({ Self.wordsOfLength.contains($0) }), let reading = reading(index),
      // `Run` as the title says of what the length is, and `20 min bike` the line.
      session.title.flatMap({ nameInTitle($0) }) == nil, document.subject == nil, reading.note == nil,
      reading.further.isEmpty
    else { return false }
    return reading.sets.count == 1
      && reading.sets.allSatisfy { $0.duration ?? 0 >= 600 && $0.reps == nil && $0.load == nil && $0.distance == nil }
  }

  private static let lengths: Set<String> = ["short", "quick", "long", "rushed", "fast", "brief", "longer", "shorter"]
  private static let wordsOfLength: Set<String> = [
    "one", "only", "just", "today", "tonight", "session", "workout", "gym", "day", "visit", "about", "around", "maybe",
    "lunch", "morning", "evening", "all", "was", "in", "the", "like", "almost", "nearly", "over",
  ]

  /// `12:45` right below `5 rounds: 10 swings, 200 m run`: how long all of them took.
  private func isTimeOfRounds(_ text: String) -> Bool {
    guard hasSets, !followsBlank, index > 0, Self.isClock(text),
      case let above = lines[index - 1].plain.lowercased(), above.containsBytes(of: ", ")
    else { return false }
    return above.containsBytes(of: " rounds:") || above.containsBytes(of: " rounds of ")
      || above.containsBytes(of: " rounds for time")
  }

  /// The words without one of which, or of pain, none of these is told.
  private static let tellers = NoteBeginnings(["record", "records", "he", "she"] + Array(lengths))

  /// `Old bench record 205 x 3`, `Bench record 120 kg x 3 from 2022`, but not `Beat my old record: bench 205 x 3`.
  private func isOfRecord(_ words: [String], _ behind: Substring) -> Bool {
    guard let place = words.firstIndex(where: { $0 == "record" || $0 == "records" }), place > 0,
      !words.contains(where: { Self.breaks.contains($0) })
    else { return false }
    let isOld = words[..<place].contains { $0 == "old" || $0 == "former" || $0 == "previous" }
    return isOld || words[place...].contains("still") || behind.containsBytes(of: " from ")
  }

  private static let breaks: Set<String> = [
    "beat", "broke", "tied", "new", "today", "today's", "today’s", "attempt", "matched", "for", "a",
  ]

  /// `he does 140 kg x 5`, `She squatted 100 kg for 3`: what somebody else lifts, where the words right before the number
  /// say so.
  private func isOfOther(_ words: [String], _ behind: Substring) -> Bool {
    guard let last = words.last, words[words.count - 2] == "he" || words[words.count - 2] == "she" else { return false }
    // `he benched 100 x 5, I benched 80 x 5`
    if let own = behind.bytesRange(of: " I "), behind[own.upperBound...].contains(where: \.isNumber) { return false }
    return Self.liftsOfOthers.contains(last) || words.count > 3 && last == "does"
  }

  private static let liftsOfOthers: Set<String> = [
    "lifts", "benches", "squats", "deadlifts", "pulls", "presses", "curls", "rows", "lifted", "benched", "squatted",
    "deadlifted", "pulled", "pressed", "curled", "rowed",
  ]

  private func holdsPain(_ words: [String]) -> Bool { words.contains { document.words.isPainCue($0) } }

  /// `Left calf a bit tight after 15 km`: a part of the body, how it is, and since when on the way.
  private mutating func isOfBody(_ words: [String], _ line: NoteLine) -> Bool {
    guard hasSets, let last = words.last, ["after", "at", "from", "around", "since", "until"].contains(last),
      holdsPain(words), words.contains(where: { document.words.bodyPart($0) != nil || Self.otherParts.contains($0) }),
      let reading = reading(index)
    else { return false }
    return reading.sets.count == 1 && reading.sets.allSatisfy { $0.load == nil && $0.reps == nil }
  }

  private static let otherParts: NoteWordSet = [
    "calf", "calves", "hamstring", "hamstrings", "quad", "quads", "glute", "glutes", "achilles", "shin", "shins",
    "ankle", "ankles", "foot", "feet", "biceps", "triceps", "forearm", "forearms", "chest", "pec", "pecs",
  ]

  /// `90 sec rest on everything except bench (3 min)`, where no sets are told behind it.
  private func isRestOfAll(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4)
    guard words.count > 3, [.seconds, .minutes].contains(document.words.word(words[1])),
      document.words.word(words[2]) == .rest,
      ["on", "for", "between", "everywhere", "throughout"].contains(words[3].lowercased())
    else { return false }
    let behind = words.count > 4 ? words[4] : ""
    let bracket = behind.firstIndex(of: "(") ?? behind.endIndex
    return !behind[..<bracket].contains(where: \.isNumber) && (bracket == behind.endIndex || behind.hasSuffix(")"))
  }

  /// `I managed to get 7 reps at 135`: what somebody says of the sets of the exercise above, and no name.
  static func isDeedOfWriter(_ name: String) -> Bool {
    guard name.utf8.first.map({ $0 | 32 == UInt8(ascii: "i") }) == true, name.utf8.count <= 40 else { return false }
    let words = name.split(separator: " ")
    return words.count > 1 && words[0].lowercased() == "i"
      && words.dropFirst().allSatisfy { deedsOfWriter.contains($0) }
  }

  private static let deedsOfWriter: NoteWordSet = [
    "managed", "to", "get", "got", "did", "hit", "made", "do", "only", "just", "then", "also", "even", "still", "was",
    "able", "could", "finally", "ended", "up", "doing", "with",
  ]
}
