import TextStreams
import TrainingModel

/// Lines that say several things one after another: paragraphs of sentences, a plan and what came of it.
extension NoteAssembly {
  // MARK: Sentences

  /// Takes a paragraph sentence by sentence, where more sets are found so than in the line as a whole.
  mutating func readSentences(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, (40...2000).contains(line.plain.utf8.count),
      !line.isQuoted, !line.isEscaped, document.reader.mayHoldSets(line.plain), let sentences = sentences(line.plain)
    else { return false }
    let read = read(line.plain, of: line)
    let whole = read.map { reading in
      reading.sets.count + reading.further.reduce(0) { $0 + $1.sets.count }
    }
    // `Long shift. Managed 3 sets of 12 goblet squats`: the first sentence is no name.
    let isMisnamed =
      read.map { $0.name.isEmpty ? open.exercise == nil : !document.names.look(label($0.name)).isLikely } ?? false
    var found: [(text: String, reading: NotationReading?)] = []
    var count = 0
    var isNamed = open.exercise != nil
    for sentence in sentences {
      var reading = sentenceReading(sentence, line)
      // `Old PR: 65x8.`, `One of the juniors hit 402 x 2.`
      // `Next deadlift day: 152.5 x 3.`
      if Self.tellsOfNextDay(sentence[...]) { reading = nil }
      if let name = reading?.name, NoteStructureWords.records.contains(label(name)) || Self.isOfOneOfMany(name) {
        reading = nil
      }
      if let name = reading?.name,
        name.isEmpty ? !isNamed : !endsWithName(label(name)) && !beginsWithName(sentence, reading, isNamed)
      {
        reading = nil
      }
      if let reading {
        isNamed = true
        count += reading.sets.count + reading.further.reduce(0) { $0 + $1.sets.count }
      }
      found.append((sentence, reading))
    }
    guard count > (whole ?? 0) || count > 0 && count == whole && isMisnamed,
      found.contains(where: { $0.reading?.name.isEmpty == false })
    else { return false }
    flushCells()
    var notes: [String] = []
    for (text, reading) in found {
      if let reading { takeSets(reading, of: line) } else { notes.append(text) }
    }
    if !notes.isEmpty { addNote(text: notes.joined(separator: " "), at: .session, isApart: false) }
    return true
  }

  private func endsWithName(_ text: String) -> Bool {
    let look = document.names.look(text)
    if look.isKnown || look.isDistance || document.names.nameAtEnd(of: text) != nil { return true }
    // `Squatted 60 kg for 8`, `Did the squats anyway: 60 kg for 5`
    let words = text.split(separator: " ")
    guard let first = words.first, let last = words.last else { return false }
    return Self.deeds.contains(last) || words.count <= 3 && document.names.look(String(first)).isKnown
  }

  /// `Standing on one leg: 20 seconds left, 15 right.`, `Chair stands 12 and 11.`: few words that are no sentence, where
  /// several sets stand behind them among sentences of exercises.
  private func beginsWithName(_ sentence: String, _ reading: NotationReading?, _ isBehindNamed: Bool) -> Bool {
    guard let reading, sentence.hasPrefix(reading.name), reading.sets.allSatisfy(\.isCompleted) else { return false }
    let look = document.names.look(label(reading.name))
    if look.isSentence || look.wordCount > 4 || reading.name.hasDigit { return false }
    let isLed = sentence.dropFirst(reading.name.count).hasPrefix(":")
    // `Plates cost 3.20 each.`
    if look.isLikely {
      return isLed || reading.sets.count > 1 || reading.sets[0].load != nil && reading.sets[0].reps != nil
    }
    guard isBehindNamed, reading.sets.count > 1, reading.note == nil else { return false }
    if isLed { return reading.sets.allSatisfy { $0.side != nil || $0.reps != nil } }
    let words = reading.name.split(separator: " ")
    return words.count > 1 && words.last?.hasSuffix("s") == true
      && !words.contains { document.words.isProse($0) || document.words.word($0) != nil }
  }

  private static let deeds: NoteWordSet = [
    "squatted", "pressed", "benched", "deadlifted", "rowed", "curled", "lunged", "snatched", "cleaned", "jerked",
    "dipped", "planked", "shrugged",
  ]

  /// The sets of a sentence, which names its exercise or goes on with the one above.
  private mutating func sentenceReading(_ text: String, _ line: NoteLine) -> NotationReading? {
    guard text.hasDigit || text.utf8.count < 200,
      let reading = read(text, of: line), !reading.sets.isEmpty, !reading.sets.allSatisfy({ !$0.isCompleted })
    else { return nil }
    return reading
  }

  private static let abbreviations: NoteWordSet = [
    "sq", "bp", "dl", "bw", "wdh", "min", "sek", "sec", "kg", "lb", "lbs", "vs", "nr", "st", "dr", "mr", "ms", "ca",
    "approx",
    "reps", "rep", "alt", "ea",
  ]

  /// The sentences of a paragraph: a full stop, a space and a capital divide them. `nil` where there are not several.
  private func sentences(_ text: String) -> [String]? {
    guard text.utf8.dropLast().contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "!") }) else {
      return nil
    }
    let bytes = Array(text.utf8)
    var starts = [0]
    for index in bytes.indices.dropFirst().dropLast() where bytes[index] == 32 {
      let (before, next) = (bytes[index - 1], bytes[index + 1])
      guard before == UInt8(ascii: ".") || before == UInt8(ascii: "!") || before == UInt8(ascii: "?"),
        next &- 65 < 26 || next >= 0xC3, index > 2, bytes[index - 2] != UInt8(ascii: ".")
      else { continue }
      // `Sq. 100 kg`, `Wdh. Pause` are short for something.
      let word = bytes[..<(index - 1)].reversed().prefix { $0.isLetter }.reversed()
      if Self.abbreviations.contains(String(decoding: Array(word), as: UTF8.self)) { continue }
      starts.append(index + 1)
    }
    guard starts.count > 1, starts.count <= 60 else { return nil }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end], as: UTF8.self).trimmedSpaces
    }
  }

  // MARK: A plan and its result

  /// `For next week I was thinking` above sets: a plan from here on.
  mutating func readPlanSentence(_ line: NoteLine) -> Bool {
    guard line.kind == .text, !line.isBold, open.planRank == nil, line.plain.utf8.count <= 80,
      !line.plain.hasDigit, line.plain.containsBytes(of: "ext "), index + 1 < lines.count,
      case let text = line.plain.lowercased(), Self.coming.contains(where: { text.containsBytes(of: $0) }),
      Self.intentions.contains(where: { text.containsBytes(of: $0) }),
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), let reading = probe(next),
      !reading.sets.isEmpty
    else { return false }
    addNote(index, at: .session)
    closeExercise()
    open.planRank = line.rank
    return true
  }

  private static let coming = ["next week", "next time", "next session", "next workout"]
  private static let intentions = [
    "think", "plan", "would like", "i'd like", "want to", "going to", "aim", "try", "i'll",
  ]

  private static let planLabels = ["rx", "target", "plan", "planned", "prescribed", "goal"]
  private static let resultLabels = ["actual", "did", "done", "result", "got", "actuals"]

  /// `Squat Rx: 4x5 @ 80 Actual: 80x5, 80x5, 82.5x4`: what was planned, and behind it what was done.
  mutating func readPlanAndResult(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item,
      line.plain.utf8.count(where: { $0 == UInt8(ascii: ":") }) > 1 || line.plain.containsBytes(of: ". Did ")
        || line.plain.containsBytes(of: ", got "),
      line.plain.utf8.count <= 300,
      let plan = place(of: Self.planLabels, in: line.plain),
      let result = place(of: Self.resultLabels, in: String(line.plain.dropFirst(plan.end)))
    else { return false }
    var name = String(line.plain.prefix(plan.start)).trimmedSpaces
    if name.last == ":" { name.removeLast() }
    // `Squat 100 kg x 5, target 6, got 5` has its set before both.
    let isSentence = line.plain.containsBytes(of: ", got ") && reading(index)?.sets.isEmpty == false
    if isSentence, name.hasDigit { return false }
    let behind = line.plain.dropFirst(plan.end)
    let planned = String(behind.prefix(result.start)).trimmedSpaces
    let done = String(behind.dropFirst(result.end)).trimmedSpaces
    guard !name.isEmpty, !name.hasByte(UInt8(ascii: ":")), document.names.look(label(name)).wordCount <= 6,
      let reading = read("\(name): \(done)", of: line), !reading.sets.isEmpty, !reading.name.isEmpty,
      reading.sets.allSatisfy(\.isCompleted)
    else { return false }
    let meant = read("\(name): \(planned)", of: line)
    takeResult(reading, of: meant, planned, line)
    return true
  }

  /// `Squat 1x1 @ RPE 7, then 3x4 → 130x1 @7, 110x4`, `Dead bug 3x8 → done, 3x8`: a plan of several parts before an arrow,
  /// or one that was done as it stands.
  mutating func readResultAtArrow(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 300,
      let arrow = [" → ", " -> ", " => "].lazy.compactMap({ line.plain.bytesRange(of: $0) }).first,
      case let planned = String(line.plain[..<arrow.lowerBound]),
      case var done = String(line.plain[arrow.upperBound...]),
      case let isDone = document.words.word(done.prefix { $0.isLetter }) == .done,
      case let isScheme = Self.endsInScheme(planned) && Self.isResult(done),
      isDone || planned.containsBytes(of: ", then ") || Self.isLoadWithCounts(done) || isScheme,
      let meant = read(planned, of: line), !meant.name.isEmpty || open.exercise != nil,
      !meant.sets.isEmpty, meant.further.isEmpty
    else { return false }
    if isDone { done = done.drop { $0.isLetter }.drop { ",;: ".contains($0) }.trimmedSpaces }
    let result = meant.name.isEmpty ? done : "\(meant.name): \(done)"
    guard done.hasDigit, let reading = read(result, of: line), !reading.sets.isEmpty,
      reading.name == meant.name, reading.sets.allSatisfy(\.isCompleted),
      !isScheme || isDone || isOutcome(reading.sets, of: meant.sets),
      // `20kg x 10, then 60kg x 8 -> drop 40kg x 10` goes on.
      isDone || isScheme || reading.sets.count > 1 && !reading.sets.contains(where: { $0.kind == .drop })
    else { return false }
    takeResult(reading, of: meant, planned, line)
    return true
  }

  /// `40 x 12, 12, 11`: a load, and the repetitions of several sets.
  private static func isLoadWithCounts(_ text: String) -> Bool {
    guard let times = text.bytesRange(of: " x "), number(String(text[..<times.lowerBound])) != nil else { return false }
    let counts = text[times.upperBound...].split(separator: ",", omittingEmptySubsequences: false)
    return counts.count > 1 && counts.allSatisfy { Int($0.trimmedSpaces) != nil }
  }

  /// `Squat 3x5 @ 100 kg: 5, 5`, `Deadlift (5x10 @ 185): 10 10 10`: a scheme, and the repetitions that came of it, where
  /// they are fewer or more.
  mutating func readCountsOfScheme(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 120,
      let colon = line.plain.lastBytesRange(of: ": "), line.plain[colon.upperBound...].utf8.first?.isDigit == true,
      case let planned = String(line.plain[..<colon.lowerBound]), planned.hasDigit,
      case let done = line.plain[colon.upperBound...],
      case let effort = done.firstIndex(where: { $0 == "@" || $0 == "R" }) ?? done.endIndex,
      case let counts = done[..<effort].split(whereSeparator: { " ,/".contains($0) }).compactMap({ Int($0) }),
      counts.count > 1, counts.allSatisfy({ $0 < 100 }),
      done[..<effort].utf8.allSatisfy({ $0.isDigit || " ,/".utf8.contains($0) }),
      let meant = read(planned, of: line), meant.further.isEmpty, isScheme(meant, counts),
      !meant.name.isEmpty || open.exercise != nil && planned.utf8.first?.isDigit == true,
      counts.count != meant.sets.count || effort < done.endIndex || planned.hasSuffix(")"),
      var reading = read(meant.name.isEmpty ? String(done) : "\(meant.name): \(done)", of: line),
      reading.sets.map(\.reps) == counts,
      // `Snatch (5x2): 2,2,2,1,2 @ 125#` says the load behind.
      case let load = meant.sets[0].load ?? reading.sets[0].load,
      reading.sets.allSatisfy({ $0.load == nil || $0.load == load })
    else { return false }
    for set in reading.sets.indices { reading.sets[set].load = load }
    takeResult(reading, of: meant, planned, line)
    return true
  }

  /// Whether sets are several of one kind, and numbers may be the repetitions that came of them. Without a load they
  /// may be loads: `Bench 3x8: 60, 70`.
  private func isScheme(_ meant: NotationReading, _ counts: [Int]) -> Bool {
    guard meant.sets.count > 1, let first = meant.sets.first, let reps = first.reps,
      meant.sets.allSatisfy({ $0.reps == reps && $0.load == first.load && $0.duration == nil && $0.distance == nil })
    else { return false }
    if let load = first.load { return load.kind == .external }
    return counts.contains(reps) && counts.allSatisfy { $0 <= reps }
  }

  /// Takes what was done, with what was meant for its targets.
  mutating func takeResult(
    _ reading: consuming NotationReading, of meant: NotationReading?, _ planned: String, _ line: NoteLine
  ) {
    // What of the plan is no target stays a note.
    let remark = meant.map { $0.sets.isEmpty ? planned : $0.note } ?? planned
    reading.note = [remark, reading.note].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " – ")
    if reading.note?.isEmpty == true { reading.note = nil }
    if let goal = meant?.sets, !goal.isEmpty {
      for index in reading.sets.indices {
        let meant = goal[min(index, goal.count - 1)]
        var target = meant.target ?? Target()
        if meant.isCompleted {
          target = Target(
            reps: meant.reps.map { "\($0)" }, load: meant.load, rpe: meant.rpe, duration: meant.duration,
            distance: meant.distance)
        }
        reading.sets[index].target = target
        let isMeasured = reading.sets[index].duration != nil || reading.sets[index].distance != nil
        if reading.sets[index].load == nil, !isMeasured { reading.sets[index].load = target.load }
      }
    }
    flushCells()
    takeSets(reading, of: line)
  }

  private static let labelsInSentences = [
    ("prescribed", "prescribed "), ("did", "did "), ("target", "target "), ("got", ", got "),
  ]

  /// Where one of the labels stands, with its colon, in characters.
  private func place(of labels: [String], in text: String) -> (start: Int, end: Int)? {
    let lower = text.lowercased()
    // `prescribed 1 @7 then 4x4. Did 4x4`
    for (label, text) in labels.map({ ($0, "\($0):") }) + Self.labelsInSentences {
      guard labels.contains(label), let range = lower.firstRange(of: text) else { continue }
      let start = lower.distance(from: lower.startIndex, to: range.lowerBound)
      if start > 0, lower[lower.index(before: range.lowerBound)].isLetter { continue }
      return (start, start + text.count)
    }
    return nil
  }

  /// `Next deadlift day: 152.5 x 3.`: few words before a colon, which name a day to come.
  static func tellsOfNextDay(_ sentence: Substring) -> Bool {
    guard sentence.prefix(5).lowercased() == "next ", let colon = sentence.firstIndex(of: ":"),
      case let words = sentence[..<colon].split(separator: " "), (2...4).contains(words.count), let last = words.last
    else { return false }
    return ["day", "session", "workout", "time", "week"].contains(last.lowercased())
  }
}
