import TextStreams
import TrainingModel

/// Lines with numbers that are nobody's sets of the day: those of others, and what was left out.
extension NoteAssembly {
  static let somebody = NoteBeginnings(
    NoteStructureWords.othersBeginnings.all.map { String($0.prefix { $0 != " " }) }
      + NoteStructureWords.leftOut.map { String($0.prefix { $0.isLetter }) })

  /// Whether a line with a first word, in lower case, may be somebody's or tell what was left out: `Calf raise` is not,
  /// though `call` begins alike.
  static func beginsWithSomebody(_ word: Substring) -> Bool {
    firstWords.contains(word)
  }

  private static let firstWords = Set(
    (Array(NoteStructureWords.othersBeginnings.all) + NoteStructureWords.leftOut).map { $0.prefix { $0.isLetter } })

  /// `Didn't do: leg curls 3x12`, `Skipped: leg curls 3x12`: a name behind the word, and no set that was done.
  private func isLeftOut(_ text: String) -> Bool {
    let text = text.lowercased()
    guard let word = NoteStructureWords.leftOut.first(where: { text.hasPrefix($0) }) else { return false }
    var behind = text.dropFirst(word.count)
    // `missed 3 on OHP -> 6x2 next time`, but no `missed 1 on bench 100x4, then hit 100x5`
    if word == "missed", case let words = behind.split(separator: " ").prefix(3), words.count == 3,
      Int(words[0]) != nil, words[1] == "on" || words[1].hasPrefix("rep") && words[2] == "on",
      case let told = behind.dropFirst().dropFirst(words[0].count).prefix(while: { !"→>".contains($0) }),
      !String(told).hasDigit, told.endIndex < behind.endIndex
    {
      return true
    }
    let isColon = behind.first == ":"
    guard isColon || behind.first == " " && !NoteStructureWords.leftOutWithColon.contains(word) else { return false }
    behind = behind.drop { $0 == ":" || $0 == " " }
    let name = behind.prefix { !$0.isNumber && !",.;-–—".contains($0) }
    // `Skipped bench, did dips 3x10` tells of dips.
    guard name.endIndex < behind.endIndex, behind[name.endIndex].isNumber else { return false }
    return document.names.look(label(name.trimmedSpaces)).isLikely
  }

  /// `(baby woke up after set 2, 20 min break)` below sets: a line that is all in brackets, of words that name nothing.
  mutating func isRemarkInBrackets(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "("), text.utf8.last == UInt8(ascii: ")"),
      text.utf8.count(where: { $0 == UInt8(ascii: "(") }) == 1
    else { return false }
    // `(60 sec between rounds)`
    if text.lowercased().containsBytes(of: " between ") { return true }
    // `(see 12/3)`
    if text.hasPrefix("(see ") { return true }
    let look = document.names.look(String(text.dropFirst().dropLast()))
    // `(vacation, a week late)` above the first set, below a day that says what it trains.
    if !hasSets { return look.share == 0 && !look.isLikely && look.wordCount > 1 && !text.hasDigit }
    return look.wordCount > 4 && look.share < 0.4
  }

  /// `*felt great*` right below a heading: italics that name nothing.
  func isItalicRemark(_ place: Int) -> Bool {
    let line = lines[place]
    guard line.isBold, line.kind == .text, let mark = line.content.utf8.first,
      line.content.utf8.dropFirst().first != mark
    else { return false }
    // `*paused*` behind sets
    if place > 0, lines[place - 1].plain.hasDigit,
      NoteStructureWords.mannersOfSets.contains(line.plain) || Self.isVerdict(line.plain[...], document.words)
    {
      return true
    }
    guard line.plain.contains(" "),
      !line.plain.hasDigit || line.plain.containsBytes(of: ". "),
      let above = lines[..<place].last(where: { $0.kind != .blank })
    else { return false }
    let look = document.names.look(label(line.plain))
    // `_Knee a bit warm in the evening_` behind the sets.
    guard above.isHeading || above.isBold || look.wordCount > 4 && look.share < 0.2 else { return false }
    return !look.isLikely
  }

  /// `%% ask about 5x5 %%`, a comment of Obsidian's, and what stands in its `> [!info] Previous`.
  func isAside(_ line: NoteLine) -> Bool {
    if line.plain.utf8.first == UInt8(ascii: "%") { return line.plain.hasPrefix("%%") && line.plain.hasSuffix("%%") }
    guard line.isQuoted else { return false }
    var place = index
    while place > max(0, index - 20), lines[place - 1].isQuoted { place -= 1 }
    guard lines[place].plain.hasPrefix("[!"), let end = lines[place].plain.firstIndex(of: "]") else { return false }
    let title = lines[place].plain[end...].dropFirst().trimmedSpaces.lowercased()
    return ["previous", "prev", "last time", "last session", "last week", "last workout"].contains {
      title.hasPrefix($0)
    }
  }

  /// `Coach: good depth on 1-3, let's stay at 70 next week.` below sets: what somebody says, and no load that is lifted.
  private mutating func isAdvice(_ line: NoteLine) -> Bool {
    // `HW: 10 min walk every day`
    if let (key, _) = Self.keyAndValue(line.plain), NoteStructureWords.otherMatters.contains(key),
      case let reading = reading(index), reading?.sets.allSatisfy({ $0.load == nil }) ?? true,
      case let name = reading.map({ label($0.name) }) ?? "",
      name.isEmpty || name == key || ["hw", "homework"].contains(key.lowercased())
    {
      return true
    }
    guard hasSets, let (key, _) = Self.keyAndValue(line.plain), NoteStructureWords.coaches.contains(key),
      let reading = reading(index)
    else { return false }
    return reading.sets.allSatisfy { $0.load == nil } && !document.names.look(label(reading.name)).isKnown
  }

  /// `"seat on 2"` below an exercise: a note, as an app shares it.
  func isInQuotes(_ line: NoteLine) -> Bool {
    let text = line.plain.utf8
    guard open.exercise != nil, text.count > 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else {
      return false
    }
    return !text.dropFirst().dropLast().contains(UInt8(ascii: "\""))
  }

  /// `Is 82.5 x 1 enough for the 85 attempt?`
  private func isQuestion(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "?"), !text.contains(". ") else { return false }
    return NoteStructureWords.questions.contains(text.prefix { $0 != " " && $0 != "'" && $0 != "’" }.lowercased())
  }

  /// `Jonas did 100 for 3` below somebody's own sets.
  private func isOfNamed(_ line: NoteLine) -> Bool {
    guard let first = line.plain.utf8.first, first &- 65 < 26, let exercise = open.exercise, hasSets,
      let space = line.plain.utf8.firstIndex(of: 32)
    else { return false }
    let name = line.plain[..<space]
    let behind = line.plain[line.plain.utf8.index(after: space)...]
    let deed = behind[..<(behind.utf8.firstIndex(of: 32) ?? behind.endIndex)]
    guard NoteStructureWords.othersDeeds.contains(deed), name.utf8.count > 2,
      line.rank > exercise.rank || line.kind == .text && NoteProse.isSentence(line.plain, wordCount: 9),
      name.utf8.dropFirst().allSatisfy({ $0 &- 97 < 26 || $0 >= 0x80 }), !NoteStructureWords.noOthers.contains(name),
      !NoteStructureWords.openings.contains(name)
    else { return false }
    let look = document.names.look(String(name))
    return !look.isLikely && look.share == 0 && document.words.word(String(name)) == nil
      && (name.utf8.count < 4 || document.words.weekday(name) == nil)
  }

  /// `> 5x5 @ 100 kg`, which somebody wrote, quoted above the first day of a log: of no exercise, and no set of any day.
  private mutating func isCitedAboveDays(_ line: NoteLine) -> Bool {
    guard open.isCited, line.isQuoted, session.start == nil, document.hasDays, let reading = reading(index),
      reading.name.isEmpty
    else { return false }
    settleLook()
    return open.exercise?.look?.isLikely != true
  }

  /// `Tom: I do 5x5 @ 100 kg every Monday`
  private func isToldByAnother(_ text: String) -> Bool {
    guard let colon = text.bytesRange(of: ": I "), case let name = text[..<colon.lowerBound], name.utf8.count <= 30,
      name.utf8.first.map({ $0 &- 65 < 26 }) == true, name.utf8.allSatisfy(\.isLetter),
      !["edit", "note", "update", "ps", "log", "me", "myself", "day", "workout", "session", "today"]
        .contains(name.lowercased())
    else { return false }
    return !document.names.look(String(name)).isLikely
  }

  /// `My buddy did 140kg 3x5`, `Coach wants 3x10 on Friday`: numbers of somebody else, where nothing between divides them.
  mutating func isOfSomebody(_ line: NoteLine) -> Bool {
    if isOfNamed(line) || line.plain.hasPrefix("^") || line.plain.hasPrefix("[quote") || isQuestion(line.plain) {
      return true
    }
    // `> "Train, don't exercise" - coach`, `> Tom: I do 5x5 @ 100 kg`
    if line.isQuoted, line.plain.hasPrefix("\"") || isToldByAnother(line.plain) { return true }
    if isCitedAboveDays(line) || listsEquipment(line) { return true }
    if isAdvice(line) { return true }
    guard Self.somebody.mayBegin(line.plain) else { return false }
    if isLeftOut(line.plain) { return true }
    let words = line.plain.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count > 2,
      NoteStructureWords.othersBeginnings.contains("\(words[0]) \(words[1])")
        || NoteStructureWords.othersBeginnings.contains(words[0]),
      let digit = line.plain.utf8.firstIndex(where: \.isDigit)
    else { return false }
    let before = line.plain[..<digit]
    if before.contains(":") || before.contains(". ") { return false }
    // `Wanted to hit 100 but got 95x3`
    if let but = line.plain.bytesRange(of: " but "), line.plain[but.upperBound...].hasDigit {
      return false
    }
    return !line.plain[digit...].contains(", did ")
  }

  /// `coach: "elbows in, 3x10 is plenty"`: what somebody said.
  func isInQuotes(_ name: String) -> Bool {
    var before: UInt8 = 32
    for byte in name.utf8 {
      if byte == UInt8(ascii: "\""), before == 32 || before == UInt8(ascii: ":") { return !name.hasSuffix("\"") }
      before = byte
    }
    return false
  }

  /// `### Morning 7:15 – bench`, `Knee ached at night after 2 hours of gardening`: a time that nobody trained.
  func isTimeOfSomething(_ reading: NotationReading, _ name: String, _ line: NoteLine) -> Bool {
    guard reading.sets.count == 1, let set = reading.sets.first, set.load == nil, set.distance == nil,
      reading.further.isEmpty
    else { return false }
    // `Flexion 118°, extension 0.`
    if set.reps == 0, set.duration == nil, name.hasDigit { return true }
    guard set.duration != nil, set.reps == nil else { return false }
    if line.isHeading, NoteStructureWords.partsOfDays.contains(name) { return line.plain.contains(":") }
    let words = name.split(separator: " ")
    return words.count > 3 && ["after", "since", "until", "before"].contains(words[words.count - 1])
  }

  /// `W = warm-up, D = drop set, +10 = 10 kg on the belt`: a legend, each part of which explains a sign.
  func isLegend(_ line: NoteLine) -> Bool {
    if session.sections.isEmpty, line.kind == .text || line.kind == .item, NoteSignLegend.isExample(line.plain) {
      return true
    }
    guard line.plain.hasBytes(UInt8(ascii: "="), 2), line.plain.utf8.count <= 240, !line.isHeading else { return false }
    let parts = line.plain.split { ",;|".contains($0) }
    return parts.count > 1
      && parts.allSatisfy { part in
        let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, case let sign = sides[0].trimmedSpaces, (1...8).contains(sign.utf8.count) else {
          return false
        }
        // `Bench = 100x5` was done, and `+10 = 10 kg on the belt` was not.
        let isSign = "+-*".contains(sign.first ?? " ")
        return sign.split(separator: " ").count == 1 && sides[1].contains(where: \.isLetter)
          && (isSign || sign.utf8.count <= 5 && !part.hasDigit && !document.names.look(sign).isKnown)
      }
  }

  /// `Notes` above a list of what else there was, behind the sets: its numbers are none of sets.
  mutating func beginsNotes(_ line: NoteLine) -> Bool {
    guard line.plain.utf8.count <= 24, !line.plain.hasDigit, line.kind == .item || line.kind == .text || line.isHeading,
      !session.sections.isEmpty, document.words.field(label(line.plain)) == .notes,
      index + 1 < lines.count, case let next = lines[index + 1], line.isHeading || next.rank > line.rank,
      next.kind == .item || next.kind == .text
    else { return false }
    flushCells()
    open.otherRank = line.rank
    addNote(index)
    return true
  }

  /// Whether a line stands below the heading of something else, and names no exercise that is known.
  mutating func isOfOtherMatters(_ line: NoteLine) -> Bool {
    guard let other = open.otherRank, !line.isHeading else { return false }
    if other > NoteLine.deepestHeading, line.rank <= other {
      open.otherRank = nil
      return false
    }
    guard let reading = reading(index), !reading.sets.isEmpty else {
      return !document.names.look(label(line.plain)).isKnown
    }
    let look = document.names.look(label(reading.name))
    return reading.sets.allSatisfy { $0.load == nil } && !look.isKnown && (reading.sets.count == 1 || !look.isLikely)
  }
}
