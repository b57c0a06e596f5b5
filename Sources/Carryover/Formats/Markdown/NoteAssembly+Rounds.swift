import TrainingModel

/// Circuits: what stands below a line was done in rounds, or by a scheme of repetitions.
extension NoteAssembly {
  /// Opens a circuit: a line that states how often what stands below it was done.
  mutating func readRounds(_ line: NoteLine) -> Bool {
    if open.rounds > 1,
      ["then", "then on its own", "on its own", "then:", "after that", "after", "danach", "ensuite", "luego"].contains(
        line.plain.lowercased())
    {
      addNote(index)
      closeSection()
      return true
    }
    if readRoundsBehindSentence(line) { return true }
    guard !line.isQuoted, line.plain.utf8.count <= 120,
      let rounds = document.words.filters.rounds.mayBeIn(line.plain)
        ? (line.plain.utf8.count <= 60 ? rounds(of: line) : nil) ?? roundsAmongWords(line)
        : line.plain.utf8.count <= 60 ? setsOfList(line) : nil
    else { return false }
    switch (line.isHeading || line.isBold ? followHeading(line) : followLine(line)).first {
    case .namedSets, .label, .heading: break
    default: return false
    }
    closeParts(above: line.rank)
    // `Warm-up (1 round)`, `Warm-up, 3 rounds:`, `3 rounds warm-up:`
    let title = label(line.plain)
    let isWarmup = [title.prefix { !"(,:–—".contains($0) }, title.drop { !$0.isLetter }.drop { $0.isLetter }].contains {
      document.words.section($0.trimmedSpaces) == .warmup
    }
    beginSection(title, line, isWarmup ? .warmup : nil)
    (open.rounds, open.scoreLine) = rounds
    return true
  }

  /// `Slow start, 32 min in all. 3 rounds:`: rounds behind a sentence, which stays a note.
  private mutating func readRoundsBehindSentence(_ line: NoteLine) -> Bool {
    guard line.plain.utf8.last == UInt8(ascii: ":"), line.kind == .text,
      document.words.filters.rounds.mayBeIn(line.plain),
      let point = line.plain.lastBytesRange(of: ". ")
    else { return false }
    var rest = line
    rest.plain = String(line.plain[point.upperBound...])
    guard readRounds(rest) else { return false }
    addNote(text: String(line.plain[...point.lowerBound]), at: .session)
    return true
  }

  /// `AMRAP 12 min: 5 pull-ups, 10 push-ups`, and the score below it.
  mutating func readMostLine(_ line: NoteLine) -> Bool {
    guard !line.isQuoted, document.words.filters.rounds.mayBeIn(line.plain),
      let (key, value) = Self.keyAndValue(line.plain), NoteRounds.isOfMost(key, words: document.words),
      // `…, 10 push-ups - 8 rounds` says itself how many there were.
      !value.split(whereSeparator: { " ()".contains($0) }).contains(where: { document.words.word($0) == .rounds }),
      var reading = document.reader.read(value, in: NotationContext()), !reading.sets.isEmpty, !reading.name.isEmpty,
      document.names.look(reading.name).isLikely
    else { return false }
    var count = 1
    for other in lines[index...].dropFirst().prefix(3) {
      if let rounds = NoteRounds.score(other.plain, words: document.words) {
        (count, open.scoreLine) = (rounds, other.number)
        break
      }
    }
    reading.repeatSets(count)
    for next in reading.further.indices { reading.further[next].repeatSets(count) }
    flushCells()
    takeSets(reading, of: line)
    return true
  }

  /// `3 sets:` above names, each with what was done of it once.
  private func setsOfList(_ line: NoteLine) -> (count: Int, scoreLine: Int?)? {
    guard open.exercise == nil || followsBlank,
      let count = NoteRounds.setsOfList(in: line.plain, words: document.words)
    else { return nil }
    var names: Set<String> = []
    for other in lines[(index + 1)...].prefix(while: { $0.kind != .blank }) {
      guard let reading = document.reader.read(other.plain, in: NotationContext()), reading.sets.count == 1,
        names.insert(foldedName(reading.name)).inserted
      else { return nil }
    }
    return names.count > 1 ? (count, nil) : nil
  }

  /// How many rounds a line states; of as many as possible, what a line below says.
  private func rounds(of line: NoteLine) -> (count: Int, scoreLine: Int?)? {
    let stated = statedRounds(line.plain)
    if let count = stated.count { return (roundsAreWrittenOut ? 1 : count, nil) }
    guard stated.isOfMost,
      open.exercise == nil || followsBlank || index > 0 && NoteRounds.circuits.contains(label(lines[index - 1].plain))
        || NoteRounds.saysMinutes(line.plain, words: document.words)
    else { return nil }
    for other in lines[index...].dropFirst().prefix(15) {
      if other.isHeading { break }
      if let count = NoteRounds.score(other.plain, words: document.words) { return (count, other.number) }
    }
    return (1, nil)
  }

  /// Whether `Round 1` and `Round 2` stand below the line, each with its own sets.
  private var roundsAreWrittenOut: Bool {
    let below = lines[index...].dropFirst().prefix(40).prefix { !$0.isHeading }
    return ["1", "2"].allSatisfy { number in
      below.contains { line in
        let words = line.plain.lowercased().split { " :.".contains($0) }
        return words.count == 2 && ["round", "rd", "runde", "ronda"].contains(words[0]) && words[1] == number
      }
    }
  }

  /// Whether a line only says how what stands below it was done.
  func isOfRounds(_ line: NoteLine) -> Bool {
    line.plain.utf8.count <= 60 && document.words.filters.rounds.mayBeIn(line.plain)
      && (statedRounds(line.plain).isOfMost || statedRounds(line.plain).count != nil)
  }

  private func statedRounds(_ text: String) -> (isOfMost: Bool, count: Int?) {
    document.memos.rounds.value(text) {
      (NoteRounds.isOfMost(text, words: document.words), NoteRounds.count(in: text, words: document.words))
    }
  }

  // MARK: A scheme

  /// `For time: 21-15-9` above names: the repetitions of each.
  mutating func readScheme(_ line: NoteLine) -> Bool {
    guard !line.isQuoted, open.exercise == nil || hasSets,
      let scheme = NoteRounds.scheme(in: line.plain, words: document.words),
      index + 1 < lines.count, !lines[index + 1].plain.isEmpty,
      schemeReading(lines[index + 1], scheme) != nil
    else { return false }
    closeParts(above: line.rank)
    beginSection(label(line.plain), line, nil)
    open.scheme = scheme
    return true
  }

  /// `21-15-9 thrusters (95 lb) + pull ups`: the scheme and its exercises in one line.
  mutating func readSchemeLine(_ line: NoteLine) -> Bool {
    var (plain, section) = (line.plain, String?.none)
    // `Metcon: 21-15-9 thrusters and pull-ups`
    if plain.utf8.first?.isDigit != true, let (key, value) = Self.keyAndValue(plain),
      document.words.section(key) != nil || NoteRounds.circuits.contains(key)
    {
      (plain, section) = (value, key)
    }
    // `"Fran" 21-15-9 thrusters / pull-ups`: what it is called.
    if plain.utf8.first == UInt8(ascii: "\""), let end = plain.dropFirst().firstIndex(of: "\"") {
      section = plain.dropFirst()[..<end].trimmedSpaces
      plain = plain[plain.index(after: end)...].trimmedSpaces
    }
    guard plain.utf8.first?.isDigit == true, plain.utf8.prefix(4).contains(UInt8(ascii: "-")) else { return false }
    let digits = plain.prefix { $0.isNumber || $0 == "-" }
    guard !line.isQuoted, digits.utf8.count > 6, line.plain.utf8.count <= 120, line.kind == .text || line.kind == .item,
      let scheme = NoteRounds.scheme(in: String(digits), words: document.words)
    else { return false }
    var text = plain.dropFirst(digits.count).drop { ": ".contains($0) }
    // `… — 6:12 Rx'd`: how long all of it took.
    var result: String?
    for dash in [" — ", " – ", " - "] {
      guard let range = text.firstRange(of: dash), text[range.upperBound...].utf8.first?.isDigit == true else {
        continue
      }
      result = String(text[range.upperBound...])
      text = text[..<range.lowerBound]
    }
    for noun in ["reps of ", "of "] where text.hasPrefix(noun) { text = text.dropFirst(noun.count) }
    let parts = text.replacing(" + ", with: "|").replacing(" and ", with: "|").replacing(" & ", with: "|")
      .replacing(", ", with: "|").replacing(" / ", with: "|").split(separator: "|").map { String($0).trimmedSpaces }
    // Only the last may be something else than a name: how long it took.
    let isTimed = parts.last?.utf8.first?.isDigit == true
    let names = isTimed ? parts.dropLast() : parts[...]
    guard names.count > 1, names.allSatisfy({ $0.utf8.first?.isDigit == false }) else { return false }
    var readings: [NotationReading] = []
    for name in names {
      let (plain, loads) = Self.withoutOtherLoad(name.replacing("(", with: "").replacing(")", with: ""))
      guard var reading = read("\(plain) \(scheme)", of: line), document.names.look(reading.name).isLikely,
        reading.sets.count == scheme.utf8.count(where: { $0 == UInt8(ascii: "-") }) + 1
      else { return false }
      reading.note = Self.joined(reading.note, loads)
      readings.append(reading)
    }
    readings[0].note = Self.joined(section, readings[0].note)
    readings[readings.count - 1].note = Self.joined(
      readings[readings.count - 1].note, result ?? (isTimed ? parts.last : nil))
    flushCells()
    for reading in readings { takeSets(reading, of: line) }
    // `6:42 Rx` right below: how long all of it took.
    if index + 1 < lines.count, let clock = lines[index + 1].plain.split(separator: " ").first, clock.utf8.count <= 5,
      clock.hasByte(UInt8(ascii: ":")), clock.allSatisfy({ $0.isWholeNumber || $0 == ":" })
    {
      lines[index + 1].isEscaped = true
    }
    return true
  }

  private static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    return "\(first), \(second)"
  }

  /// `Thrusters 95/65`: of two loads that are prescribed, for men and for women, the first; and both, for the note.
  private static func withoutOtherLoad(_ text: String) -> (text: String, loads: String?) {
    guard let slash = text.lastIndex(of: "/"), slash > text.startIndex else { return (text, nil) }
    let first = text[..<slash].reversed().prefix { $0.isWholeNumber }
    let behind = text[slash...].dropFirst()
    let second = behind.prefix { $0.isWholeNumber }
    guard let load = Int(String(first.reversed())), let other = Int(second), load > other, other >= 8,
      load <= other * 2,
      behind.dropFirst(second.count).utf8.count <= 4
    else { return (text, nil) }
    return (String(text[..<slash]) + behind.dropFirst(second.count), "\(load)/\(other)")
  }

  /// The sets of a name below a scheme.
  private mutating func schemeReading(_ line: NoteLine, _ scheme: String) -> NotationReading? {
    guard line.kind == .text || line.kind == .item, !line.isQuoted, field(line) == nil else { return nil }
    let (text, loads) = Self.withoutOtherLoad(label(line.plain))
    guard document.reader.read(text, in: NotationContext())?.sets.contains(where: { $0.reps != nil }) != true,
      var reading = read("\(text) \(scheme)", of: line), document.names.look(reading.name).isLikely,
      reading.sets.count == scheme.utf8.count(where: { $0 == UInt8(ascii: "-") }) + 1
    else { return nil }
    reading.note = Self.joined(reading.note, loads)
    return reading
  }

  /// Whether a line is a scheme of repetitions above names: `21-15-9`.
  mutating func isOfScheme(_ place: Int) -> Bool {
    guard let scheme = NoteRounds.scheme(in: lines[place].plain, words: document.words), place + 1 < lines.count,
      !lines[place + 1].plain.isEmpty
    else { return false }
    return schemeReading(lines[place + 1], scheme) != nil
  }

  /// Takes a name below a scheme of repetitions.
  mutating func readOfScheme(_ line: NoteLine) -> Bool {
    guard let scheme = open.scheme else { return false }
    guard let reading = schemeReading(line, scheme) else {
      open.scheme = nil
      // `6:42 Rx`: how long all of it took.
      guard line.plain.utf8.first?.isDigit == true,
        line.plain.prefix(while: { $0.isWholeNumber || $0 == ":" }).contains(":"),
        reading(index)?.sets.allSatisfy({ $0.reps == nil && $0.distance == nil && $0.load == nil }) ?? true
      else { return false }
      flushCells()
      addNote(text: line.plain, at: .session)
      return true
    }
    flushCells()
    takeSets(reading, of: line)
    return true
  }

  /// Takes back the sets that stood for the rounds, where the rounds are written out set by set.
  mutating func dropRepeated() {
    guard let count = open.exercise?.repeatedSets, count > 0, !session.sections.isEmpty, exerciseIndex >= 0 else {
      return
    }
    open.exercise?.repeatedSets = 0
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last,
      session.sections[section].exercises[place].setGroups[group].sets.count > count
    else { return }
    session.sections[section].exercises[place].setGroups[group].sets.removeLast(count)
  }
}
