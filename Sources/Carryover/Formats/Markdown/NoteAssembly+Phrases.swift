import TextStreams
import TrainingModel

/// Phrases of one hand, in those that all others have.
extension NoteAssembly {
  /// Puts the words between the sets of a line in those that its reader knows.
  mutating func spellPhrases(_ places: [Int]) {
    for index in places where lines[index].plain.utf8.count > 10 {
      if lines[index].plain.utf8.last == UInt8(ascii: "e") { spellSame(index) }
      if lines[index].plain.utf8.last?.isDigit == true { spellFailure(index) }
      if lines[index].plain.utf8.count > 20, lines[index].plain.withByteSlice({ Self.mayBeSentence($0) }) {
        spellSentence(index)
      }
    }
  }

  /// Puts the signs around brackets in those that the reader of sets knows.
  mutating func spellBrackets(_ places: [Int]) {
    for index in places {
      if let end = lines[index].plain.bytesRange(of: "!)"),
        let start = lines[index].plain[..<end.lowerBound].lastIndex(of: "("),
        lines[index].plain[start..<end.lowerBound].hasDigit
      {
        // `(6kg!!)`
        lines[index].plain = lines[index].plain.replacing("!!)", with: ")").replacing("!)", with: ")")
      }
      if lines[index].plain.utf8.last == UInt8(ascii: ")") {
        spellTurnsOfEfforts(index)
        spellListOfEfforts(index)
      }
    }
  }

  /// `**Squat** ^squat`: what other notes call the line by.
  mutating func dropBlockNames(_ places: [Int]) {
    for place in places { dropBlockName(place) }
  }

  private mutating func dropBlockName(_ index: Int) {
    guard let space = lines[index].plain.bytesRange(of: " ^"),
      case let name = lines[index].plain[space.upperBound...].utf8, name.first?.isLetter == true,
      name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }),
      name.contains(where: \.isDigit) || !lines[index].plain[..<space.lowerBound].hasDigit
    else { return }
    lines[index].plain = lines[index].plain[..<space.lowerBound].trimmedSpaces
  }

  /// `275x5, 315x5, same`: the set before once more.
  private mutating func spellSame(_ index: Int) {
    guard lines[index].plain.hasSuffix(", same") else { return }
    let sets = lines[index].plain.dropLast(6)
    guard let before = sets.split(separator: ",").last?.split(separator: " ").last,
      before.utf8.first?.isDigit == true, before.utf8.last?.isDigit == true, before.hasByte(UInt8(ascii: "x"))
    else { return }
    lines[index].plain = "\(sets), \(before)"
  }

  /// Whether one of the letters stands before a comma or a colon that `spellSentence` looks for.
  private static func mayBeSentence(_ text: ByteSlice) -> Bool {
    for place in 0..<text.count where text[place] == UInt8(ascii: ",") || text[place] == UInt8(ascii: ":") {
      // `after that, `, `the 8s, `, `Leg press first, `, `30s first: `, `first set …, second set `
      if text.slice(place).hasPrefix(", then dropped: ") { return true }
      if place > 0,
        text[place - 1] | 32 == UInt8(ascii: "t") || text[place - 1] == UInt8(ascii: "s")
          || text.slice(place).hasPrefix(", second set ")
      {
        return true
      }
    }
    return false
  }

  /// `15 (2 RIR) / 14 (1 RIR)`: sets with a sign between them, each with how hard it was.
  private mutating func spellTurnsOfEfforts(_ index: Int) {
    guard lines[index].plain.containsBytes(of: ") / "), case let text = lines[index].plain.lowercased(),
      text.hasSuffix("rir)") || text.containsBytes(of: "(rpe") || text.containsBytes(of: "(rir")
        || text.containsBytes(of: "(@")
    else { return }
    lines[index].plain = lines[index].plain.replacing(") / ", with: "), ")
  }

  /// `10, 10, 9 (2 RIR, 1 RIR, 0 RIR)`: the effort of each set.
  private mutating func spellListOfEfforts(_ index: Int) {
    guard lines[index].plain.hasSuffix(" RIR)"), let open = lines[index].plain.lastIndex(of: "(") else { return }
    let efforts = lines[index].plain[open...].dropFirst().dropLast().split(separator: ", ")
    guard efforts.count > 1, efforts.allSatisfy({ $0.hasSuffix(" RIR") && Double($0.dropLast(4)) != nil }) else {
      return
    }
    lines[index].plain =
      lines[index].plain[..<open] + "(" + efforts.map { $0.dropLast(4) }.joined(separator: ", ") + " RIR)"
  }

  /// `BW x 15, 13, failed at 9`: a set that ended there.
  private mutating func spellFailure(_ index: Int) {
    for phrase in [", failed at ", ", failed on "] {
      guard let range = lines[index].plain.bytesRange(of: phrase),
        lines[index].plain[range.upperBound...].utf8.allSatisfy(\.isDigit)
      else { continue }
      lines[index].plain = lines[index].plain.replacing(phrase, with: ", ") + "F"
    }
  }

  /// `Leg press after that, 120 kg for 12`, `first set 140 pounds for 12 reps, second set 160 for 10`.
  private mutating func spellSentence(_ index: Int) {
    if let range = lines[index].plain.bytesRange(of: " after that, "),
      !lines[index].plain[..<range.lowerBound].hasDigit,
      lines[index].plain[range.upperBound...].utf8.first?.isDigit == true
    {
      lines[index].plain.replaceSubrange(range, with: ", ")
    }
    // `35 x 12, then dropped: 25 x 10, 15 x 12`
    if let range = lines[index].plain.bytesRange(of: ", then dropped: "),
      case let drops = lines[index].plain[range.upperBound...].split(separator: ", "),
      drops.allSatisfy({ $0.utf8.first?.isDigit == true })
    {
      lines[index].plain =
        lines[index].plain[..<range.lowerBound] + drops.map { ", drop \($0)" }.joined()
    }
    // `Lateral raises with the 8s, 15, 15, 13`
    if let range = lines[index].plain.bytesRange(of: " with the "),
      case let load = lines[index].plain[range.upperBound...].prefix(while: \.isNumber), !load.isEmpty,
      case let behind = lines[index].plain[load.endIndex...], behind.hasPrefix("s, "),
      behind.dropFirst(3).first?.isNumber == true
    {
      let comma = behind.index(after: behind.startIndex)
      lines[index].plain.replaceSubrange(comma...comma, with: ":")
    }
    if lines[index].plain.containsBytes(of: "s first: ") {
      lines[index].plain = lines[index].plain.replacing("s first: ", with: "s: ")
    }
    // `Leg press first, 3 sets of 12`
    if let range = lines[index].plain.bytesRange(of: " first, "),
      lines[index].plain[range.upperBound...].utf8.first?.isDigit == true
    {
      lines[index].plain.replaceSubrange(range, with: ", ")
    }
    if lines[index].plain.containsBytes(of: ", second set ") { spellOrdinals(index) }
  }

  /// `first set 140 pounds for 12 reps, second set 160 for 10`, where a number stands behind each.
  private mutating func spellOrdinals(_ index: Int) {
    var text = lines[index].plain
    for ordinal in ["first", "second", "third", "fourth", "fifth"] {
      guard let range = text.bytesRange(of: " \(ordinal) set ") else { continue }
      guard text[range.upperBound...].utf8.first?.isDigit == true else { return }
      text.replaceSubrange(range, with: " ")
    }
    lines[index].plain = text
  }

  private static let efforts = NoteBeginnings(["rir", "rpe"])

  /// `effort: RPE 7`, `rpe: 8` right below the sets of an exercise: how hard they were.
  private mutating func readEffortField(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, open.cells.isEmpty, !followsBlank, index > 0, uses[index - 1] == .sets, hasSets,
      line.plain.utf8.count <= 16,
      // A line with a name and sets may be followed by the effort of the day.
      let exercise = open.exercise, exercise.line != lines[index - 1].number,
      let (key, value) = Self.keyAndValue(line.plain), let role = document.words.column(key)?.role,
      role == .rpe || role == .rir,
      ["rpe", "rir"].contains(key.lowercased()) || value.lowercased().hasPrefix("rpe ")
        || value.lowercased().hasPrefix("rir "),
      lastExercise?.setGroups.allSatisfy({ $0.sets.allSatisfy { $0.rpe == nil && $0.rir == nil } }) == true,
      lastExercise?.setGroups.last?.sets.last?.reps != nil,
      case let words = value.lowercased().split(separator: " "), let number = words.last.flatMap({ Double($0) }),
      number <= 10, words.dropLast().allSatisfy({ $0 == "rpe" || $0 == "rir" }), words.count <= 2
    else { return false }
    let isReserve = role == .rir || words.first == "rir"
    guard isReserve || number >= 5 else { return false }
    settleEfforts(
      of: session.sections.count - 1, exerciseIndex, rpe: isReserve ? nil : number, rir: isReserve ? number : nil)
    use(.fact)
    return true
  }

  private mutating func settleEfforts(of section: Int, _ exercise: Int, rpe: Double?, rir: Double?) {
    for group in session.sections[section].exercises[exercise].setGroups.indices {
      session.sections[section].exercises[exercise].setGroups[group].settle(rpe: rpe, rir: rir)
    }
  }

  /// `rir 2 on everything`: how hard all sets were.
  mutating func readEffortOfAll(_ line: NoteLine) -> Bool {
    if readEffortField(line) || readEffortsOfSets(line) { return true }
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 40, open.cells.isEmpty,
      session.sections.contains(where: { $0.exercises.contains { !$0.setGroups.isEmpty } }),
      let first = line.plain.utf8.first, first | 32 == UInt8(ascii: "r") || first | 32 == UInt8(ascii: "a"),
      Self.efforts.mayBeIn(line.plain),
      case let words = line.plain.lowercased().split(whereSeparator: { " ,:@".contains($0) })
        .map({ $0.last == "." ? $0.dropLast() : $0 }),
      let place = words.firstIndex(where: { $0 == "rir" || $0 == "rpe" }), place + 1 < words.count,
      let value = Double(words[place + 1]), value <= 10, value >= (words[place] == "rir" ? 0 : 5)
    else { return false }
    let others = words[..<place] + words[(place + 2)...]
    guard others.contains(where: { $0 == "everything" || $0 == "all" }),
      others.allSatisfy({ ["everything", "all", "sets", "on", "at", "for", "across", "exercises"].contains($0) })
    else { return false }
    // `all sets` are those of the exercise above.
    let isOfExercise = !others.contains { $0 == "everything" || $0 == "exercises" } && open.exercise != nil
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices
      where !isOfExercise || section == session.sections.count - 1 && exercise == exerciseIndex {
        settleEfforts(
          of: section, exercise, rpe: words[place] == "rpe" ? value : nil, rir: words[place] == "rir" ? value : nil)
      }
    }
    addNote(index, at: isOfExercise ? .exercise(session.sections.count - 1, exerciseIndex) : .session)
    return true
  }
}

extension LoggedSetGroup {
  /// Gives sets without an effort the one that is said of all.
  fileprivate mutating func settle(rpe: Double?, rir: Double?) {
    for index in sets.indices
    where sets[index].rpe == nil && sets[index].rir == nil && sets[index].isCompleted && sets[index].kind != .warmup
      && sets[index].reps != nil
    {
      sets[index].rpe = rpe
      sets[index].rir = rir
    }
  }
}
