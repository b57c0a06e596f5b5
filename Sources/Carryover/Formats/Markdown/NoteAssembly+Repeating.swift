import TrainingModel

/// Lines that say again what stands above: `same`, `2 more sets`, `Hammer curl same`, and loads alone below sets.
extension NoteAssembly {
  private static let repeating = NoteBeginnings(["same", "more", "ditto", "another"])

  /// Takes a line that repeats the last set, or the last exercise's sets under another name.
  mutating func readRepeat(_ line: NoteLine) -> Bool {
    guard !session.sections.isEmpty, exerciseIndex >= 0, !line.isHeading, line.plain.utf8.count <= 60,
      Self.repeating.mayBeIn(line.plain)
    else { return false }
    let words = line.plain.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = words.last, words.count <= 8 else { return false }
    if let (count, reps) = Self.repeats(words) { return repeatLast(count, reps, line) }
    guard last == "same", words.count > 1 else { return false }
    let name = label(String(line.plain.prefix { $0 != ":" }).withoutLastWord(last))
    guard document.names.look(name).isLikely else { return false }
    return repeatExercise(as: name, line)
  }

  /// `same`, `same again`, `2 more`, `x2 more sets`, `same weight 2 more sets of 12`: how often the last set was done
  /// again, and with how many repetitions where they are said.
  private static func repeats(_ words: [Substring]) -> (count: Int, reps: Int?)? {
    var words = words[...]
    if words.count > 2, words.first == "same", words[1] == "weight" || words[1] == "load" { words.removeFirst(2) }
    let text = words.joined(separator: " ")
    if ["same", "same again", "same set", "ditto", "another", "another set", "one more", "one more set"].contains(text)
    {
      return (1, nil)
    }
    if words.first == "x" { words.removeFirst() }
    guard words.count >= 2, let first = words.first, words[words.startIndex + 1] == "more",
      let count = Int(first.hasPrefix("x") ? first.dropFirst() : first.hasSuffix("x") ? first.dropLast() : first),
      (1...10).contains(count)
    else { return nil }
    let rest = words.dropFirst(2)
    if rest.isEmpty || rest.count <= 2 && ["set", "sets", "times", "same", "like"].contains(rest.first) {
      return (count, nil)
    }
    guard rest.count == 3, rest.first == "sets", rest[rest.startIndex + 1] == "of",
      let reps = rest.last.flatMap({ Int($0) }),
      (1...100).contains(reps)
    else { return nil }
    return (count, reps)
  }

  private mutating func repeatLast(_ count: Int, _ reps: Int?, _ line: NoteLine) -> Bool {
    guard open.exercise != nil, var set = lastExercise?.setGroups.last?.sets.last else { return false }
    set.notes = nil
    if let reps {
      set.reps = reps
      // How hard it was is told of the other.
      (set.rpe, set.rpeUpper, set.rir, set.target, set.toFailure) = (nil, nil, nil, nil, false)
    }
    var reading = NotationReading()
    reading.sets = Array(repeating: set, count: count)
    append(reading, line)
    use(.sets)
    return true
  }

  private mutating func repeatExercise(as name: String, _ line: NoteLine) -> Bool {
    guard let sets = lastExercise?.setGroups.last?.sets, !sets.isEmpty else { return false }
    var reading = NotationReading()
    reading.name = name
    reading.sets = sets
    for index in reading.sets.indices { reading.sets[index].notes = nil }
    takeSets(reading, of: line)
    return true
  }

  /// `Leg curl same weight 3x10`: the load of the exercise above.
  func takeSameWeight(_ reading: inout NotationReading, _ name: inout String) {
    guard Self.repeating.mayBeIn(name),
      let end = [" same weight", " same load", " same"].first(where: { name.lowercased().hasSuffix($0) }),
      let load = lastExercise?.setGroups.last?.sets.last?.load
    else { return }
    name = String(name.dropLast(end.count))
    for index in reading.sets.indices where reading.sets[index].load == nil { reading.sets[index].load = load }
  }

  private var lastExercise: LoggedExercise? { session.sections.last?.exercises.last }

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
    for number in loads.indices { uses[index + number] = .sets }
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
    var words = behind.split(separator: " ")
    if words.last == "across" { words.removeLast() }
    guard let unit = words.first else { return Load(value: number, unit: loadUnit) }
    guard words.count == 1, let stated = document.words.loadUnit(NoteWords.key(String(unit))) else { return nil }
    return Load(value: number, unit: stated)
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
