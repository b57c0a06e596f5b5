import TextStreams
import TrainingModel

/// Lines that say again what stands above: `same`, `2 more sets`, `Hammer curl same`, and loads alone below sets.
extension NoteAssembly {
  static let repeating = Set<Substring>(
    ["same", "more", "ditto", "another", "again"] + NoteStructureWords.asBefore.map { $0.prefix { $0 != " " } })
  private static let repeatingWords = NoteWordSet(repeating.map { String($0) })
  private static let repeatingBeginnings = NoteBeginnings(repeating.map { String($0) })

  /// Words that one of the phrases about the session before has.
  private static let before = NoteBeginnings([
    "same", "last", "letztes", "letzten", "letzte", "dernière", "última", "ultima", "volta", "vorige", "laatst",
  ])

  /// Whether a text may say that something was done as in the session before.
  static func mayReferBack(_ text: ByteSlice) -> Bool { repeatingBeginnings.mayBeIn(text) && before.mayBeIn(text) }

  /// Takes a line that repeats the last set, or the last exercise's sets under another name.
  mutating func readRepeat(_ line: NoteLine) -> Bool {
    guard !line.isHeading, line.plain.utf8.count <= 80, Self.repeatingBeginnings.mayBeIn(line.plain),
      line.plain.utf8.split(whereSeparator: { !$0.isLetter && $0 < 0x80 })
        .contains(where: { Self.repeatingWords.contains(Substring($0)) })
    else { return false }
    if repeatAsBefore(line) || repeatWarmups(line) || repeatSession(line) { return true }
    guard !session.sections.isEmpty, exerciseIndex >= 0, line.plain.utf8.count <= 60 else { return false }
    let words = line.plain.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = words.last, words.count <= 8 else { return false }
    if let (count, reps) = Self.repeats(words) { return repeatLast(count, reps, line) }
    if repeatWithRemark(line) { return true }
    guard last == "same", words.count > 1 else { return false }
    let name = label(String(line.plain.prefix { $0 != ":" }).withoutLastWord(last))
    guard document.names.look(name).isLikely else { return false }
    return repeatExercise(as: name, document.history.last(name), line)
  }

  /// `Goblet squat same as last time`, `Beinbeuger wie letztes Mal`: the sets of the session before, under that name.
  private mutating func repeatAsBefore(_ line: NoteLine) -> Bool {
    guard Self.before.mayBeIn(line.plain) else { return false }
    let text = line.plain.lowercased()
    guard text.count == line.plain.count else { return false }
    for phrase in NoteStructureWords.asBefore {
      guard let range = text.bytesRange(of: phrase),
        range.upperBound == text.endIndex || !text[range.upperBound].isLetter
      else { continue }
      let count = text.distance(from: text.startIndex, to: range.lowerBound)
      var name = line.plain.prefix(count)
      while let last = name.last, " -–—:,=(".contains(last) { name.removeLast() }
      let own = name.isEmpty && !hasSets ? lastExercise?.name ?? "" : String(name)
      guard !own.isEmpty, !own.hasDigit, var sets = document.history.last(own) else { return false }
      let rest = line.plain.dropFirst(count).trimmedSpaces
      if rest.hasDigit {
        guard let load = changedLoad(rest.dropFirst(phrase.count), sets) else { return false }
        for index in sets.indices where sets[index].kind != .warmup {
          sets[index].load?.value = load.value
          if let unit = load.unit { sets[index].load?.unit = unit }
          (sets[index].rpe, sets[index].rpeUpper, sets[index].rir, sets[index].target) = (nil, nil, nil, nil)
          sets[index].toFailure = false
        }
      }
      guard repeatExercise(as: name.isEmpty ? "" : own, sets, line) else { return false }
      if !rest.isEmpty { addNote(text: rest, at: .exercise(session.sections.count - 1, exerciseIndex)) }
      return true
    }
    return false
  }

  /// `again, only 9`, `same, bit of a grind`: once more, and what is said of it.
  private mutating func repeatWithRemark(_ line: NoteLine) -> Bool {
    guard let comma = line.plain.firstIndex(of: ","), let before = lastExercise?.setGroups.last?.sets.last?.reps else {
      return false
    }
    let words = line.plain[..<comma].lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let (count, reps) = Self.repeats(words), reps == nil else { return false }
    let remark = line.plain[comma...].trimmingMarks
    var told = remark.split(separator: " ")
    if let first = told.first, NoteStructureWords.only.contains(first) || first == "but" { told.removeFirst() }
    if told.last == "reps" || told.last == "rep" { told.removeLast() }
    if told.count == 1, let reps = Int(told[0]), reps > 0, reps / 2 <= before { return repeatLast(count, reps, line) }
    // `same, last 2 ugly`
    let isOfLast =
      (3...4).contains(told.count) && told[0] == "last" && Int(told[1]) != nil && !told[2...].joined().hasDigit
      && ![.sets, .reps, .drop].contains(document.words.word(told[told.count - 1]))
    guard isOfLast || !remark.contains(where: \.isNumber), told.count <= 6,
      !told.contains(where: { Self.denials.contains($0) }),
      repeatLast(count, nil, line)
    else { return false }
    let sets = lastExercise?.setGroups.last?.sets.count ?? 0
    addNote(text: String(remark), at: .set(session.sections.count - 1, exerciseIndex, sets - 1))
    return true
  }

  /// `same`, `same again`, `2 more`, `x2 more sets`, `same weight 2 more sets of 12`: how often the last set was done
  /// again, and with how many repetitions where they are said.
  private static func repeats(_ words: [Substring]) -> (count: Int, reps: Int?)? {
    var words = words[...]
    if words.count > 2, words.first == "same", words[1] == "weight" || words[1] == "load" { words.removeFirst(2) }
    let text = words.joined(separator: " ")
    if once.contains(text) { return (1, nil) }
    if words.first == "x" { words.removeFirst() }
    guard words.count >= 2, let first = words.first, words[words.startIndex + 1] == "more",
      let count = numbers[first]
        ?? Int(first.hasPrefix("x") ? first.dropFirst() : first.hasSuffix("x") ? first.dropLast() : first),
      (1...10).contains(count)
    else { return nil }
    let rest = words.dropFirst(2)
    // `10 more` below `12 burpees` are repetitions.
    if rest.isEmpty, count > 5 { return nil }
    let isSame = rest.first == "same" && (rest.count == 1 || ["again", "weight", "load", "way"].contains(rest.last))
    if rest.isEmpty || isSame || Array(rest) == ["the", "same"]
      || rest.count <= 2 && ["set", "sets", "times", "like"].contains(rest.first)
    {
      return (count, nil)
    }
    guard rest.count == 3, rest.first == "sets", rest[rest.startIndex + 1] == "of",
      let reps = rest.last.flatMap({ Int($0) }),
      (1...100).contains(reps)
    else { return nil }
    return (count, reps)
  }

  /// Words of a remark behind `same,` that say it was not, was not yet, or was with another load.
  private static let denials: NoteWordSet = [
    "skipped", "skip", "didn't", "didnt", "did", "not", "no", "failed", "fail", "missed", "next", "maybe", "tomorrow",
    "later", "too", "hurt", "hurts", "pain", "lighter", "heavier", "less", "more", "lower", "higher", "weight", "if",
    "should", "would", "will", "try", "tried", "almost", "nearly", "stopped", "could", "couldn't",
  ]

  private static let once: Set<String> = [
    "same", "same again", "same set", "ditto", "another", "another set", "one more", "one more set", "again",
    "and again", "once more", "one more the same", "same once more",
  ]

  private static let numbers: [Substring: Int] = ["one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6]

  mutating func repeatLast(_ count: Int, _ reps: Int?, _ line: NoteLine) -> Bool {
    guard open.exercise != nil, var set = lastExercise?.setGroups.last?.sets.last else { return false }
    set.notes = nil
    if let reps {
      set.reps = reps
      // How hard it was is told of the other.
      (set.rpe, set.rpeUpper, set.rir, set.target, set.toFailure) = (nil, nil, nil, nil, false)
    }
    // `- [ ] same`
    if line.box == .open, set.isCompleted { set.plan() }
    var reading = NotationReading()
    reading.sets = Array(repeating: set, count: count)
    append(reading, line)
    use(.sets)
    return true
  }

  /// `Same again` as all that a session says, `same again but curls 10,9,8`: the session before, once more.
  private mutating func repeatSession(_ line: NoteLine) -> Bool {
    guard session.sections.isEmpty, line.kind == .text || line.kind == .item else { return false }
    let text = line.plain.lowercased()
    guard text.count == line.plain.count,
      let phrase = NoteStructureWords.wholeSessions.first(where: { text.hasPrefix($0) })
    else { return false }
    let rest = line.plain.dropFirst(phrase.count).drop { " ,.:-–—!".contains($0) }
    var other: NotationReading?
    if rest.lowercased().hasPrefix("but ") || rest.lowercased().hasPrefix("except ") {
      let change = rest.drop { $0 != " " }.trimmedSpaces
      guard let reading = document.reader.read(change, in: NotationContext()), !reading.sets.isEmpty else {
        return false
      }
      other = reading
    } else if !rest.isEmpty {
      return false
    }
    let exercises = document.history.exercises
    // What is written out below is what was done.
    guard !exercises.isEmpty, lines[(index + 1)...].allSatisfy({ !$0.plain.hasDigit }) else {
      return false
    }
    for exercise in exercises {
      var sets = exercise.sets
      if let changed = other, foldedName(changed.name) == foldedName(exercise.name) {
        sets = changed.sets
        for index in sets.indices where sets[index].load == nil { sets[index].load = exercise.sets.last?.load }
        other = nil
      }
      guard repeatExercise(as: exercise.name, sets, line) else { return false }
    }
    if let other { take(other, line) }
    addNote(text: line.plain, at: .session)
    return true
  }

  mutating func repeatExercise(as name: String, _ before: [LoggedSet]?, _ line: NoteLine) -> Bool {
    guard let sets = before ?? lastExercise?.setGroups.last?.sets, !sets.isEmpty else { return false }
    var reading = NotationReading()
    reading.name = name
    reading.sets = sets
    for index in reading.sets.indices { reading.sets[index].notes = nil }
    takeSets(reading, of: line)
    return true
  }

  /// `Leg curl same weight 3x10`: the load of the exercise above.
  func takeSameWeight(_ reading: inout NotationReading, _ name: inout String) {
    guard Self.repeatingBeginnings.mayBeIn(name),
      let end = [" same weight", " same load", " same"].first(where: { name.lowercased().hasSuffix($0) }),
      let load = lastExercise?.setGroups.last?.sets.last?.load
    else { return }
    name = String(name.dropLast(end.count))
    for index in reading.sets.indices where reading.sets[index].load == nil { reading.sets[index].load = load }
  }

  var lastExercise: LoggedExercise? { session.sections.last?.exercises.last }

  // MARK: Loads below

  /// Takes loads alone below repetitions that name none: `135 across`, or `60`, `65`, `70`, one a line.
  mutating func takeLoadsBelow(_ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, exercise.firstSets > 1, !followsBlank, !line.isHeading,
      line.plain.utf8.first?.isDigit == true, lacksLoads
    else {
      return false
    }
    var loads: [Load] = []
    while index + loads.count < lines.count, let load = loadAlone(lines[index + loads.count], like: line) {
      loads.append(load)
    }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    let group = session.sections[section].exercises[place].setGroups.count - 1
    let sets = session.sections[section].exercises[place].setGroups[group].sets
    guard loads.count == sets.count || loads.count == 1, sets.count == exercise.firstSets else { return false }
    for number in sets.indices {
      session.sections[section].exercises[place].setGroups[group].sets[number].load =
        loads[loads.count == 1 ? 0 : number]
    }
    for number in loads.indices {
      uses[index + number] = .sets
      // `85 lb, last one was a fight`
      let remark = lines[index + number].plain.drop { $0 != "," }.drop { ", ".contains($0) }
      if !remark.isEmpty { addNote(text: String(remark), at: .exercise(section, place)) }
    }
    if keepsFound {
      found[index, default: []].append(
        (
          session.sections[section].exercises[place].name,
          session.sections[section].exercises[place].setGroups[group].sets
        ))
    }
    return true
  }

  /// Whether the sets of the open exercise say repetitions and nothing else, of something that is lifted.
  private var lacksLoads: Bool {
    guard let exercise = lastExercise, let sets = exercise.setGroups.last?.sets, !sets.isEmpty,
      sets.allSatisfy({ $0.load == nil && $0.reps != nil && $0.isCompleted })
    else { return false }
    return !document.words.hints(forExercise: exercise.name).isBodyweight
  }

  private func loadAlone(_ line: NoteLine, like first: NoteLine) -> Load? {
    guard line.kind == first.kind, line.rank == first.rank, !line.isEscaped, line.box == nil,
      let (number, behind) = Self.number(line.plain), number > 0
    else { return nil }
    let head = behind.prefix { $0 != "," }
    guard !behind.dropFirst(head.count).contains(where: \.isNumber) else { return nil }
    var words = head.split(separator: " ")
    if words.last == "across" { words.removeLast() }
    guard let unit = words.first else { return Load(value: number, unit: loadUnit) }
    guard words.count == 1, let stated = document.words.loadUnit(NoteWords.key(String(unit))) else { return nil }
    return Load(value: number, unit: stated)
  }
}

extension Substring {
  /// The text without commas, brackets and spaces around it.
  fileprivate var trimmingMarks: Substring {
    var text = self
    while let first = text.first, " ,(–—-".contains(first) { text.removeFirst() }
    while let last = text.last, " )".contains(last) { text.removeLast() }
    return text
  }
}

extension String {
  /// The text without its last word and the marks before it.
  fileprivate func withoutLastWord(_ word: Substring) -> String {
    guard lowercased().hasSuffix(word) else { return self }
    var text = dropLast(word.count)
    while let last = text.last, " -–—:,(".contains(last) { text.removeLast() }
    return String(text)
  }
}
