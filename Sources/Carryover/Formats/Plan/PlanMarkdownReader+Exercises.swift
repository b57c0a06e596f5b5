extension PlanMarkdownReader {
  /// Reads an exercise, or more sets of the one before; `nil` where the line is neither.
  mutating func readExercise(
    _ text: String, indent: Int, isItem: Bool
  ) throws(ReadingFailure) -> PlanLines.Bucket? {
    let (label, content) = PlanLabel.superset(text)
    let isNested = exerciseIndent.map { $0 >= 0 && indent > $0 } ?? false
    if let reading = reading(content, isItem: isItem && indent >= 0) {
      if reading.name.isEmpty { return indent >= 0 ? addSets(reading) : nil }
      // How long to hold, or what to begin with, is said below an exercise and is no more sets of it.
      if isNested, hasSets { return reading.isOfAssumedSets ? nil : addSets(reading) }
      guard isName(reading.name), isItem || !Self.isSentence(text) else { return nil }
      var exercise = PlanDraft.Exercise(name: reading.name)
      exercise.superset = label
      exercise.add(reading)
      findings.report(reading, of: reading.name, at: offsets[index])
      try add(exercise, indent: indent)
      return .exercise
    }
    let isKnown = isItem && !isNested && exercises.exercise(named: content) != nil
    guard isKnown || setsFollow(index), isName(content), dayLevel != nil || isItem else { return nil }
    var exercise = PlanDraft.Exercise(name: content)
    exercise.superset = label
    try add(exercise, indent: indent)
    return .exercise
  }

  /// What a line says of sets; `nil` where it says nothing, or what would do so in an item is prose. A line that is no
  /// item is held to be prose unless the exercise is known, or the figures are plainly sets and the name is short.
  func reading(_ content: String, isItem: Bool) -> PlanNotation.Reading? {
    guard let reading = PlanNotation.read(content) else { return nil }
    guard reading.isLoose else { return reading }
    guard !Self.isSentence(content), !Self.tellsTime(reading.name) else { return nil }
    let isShort = reading.name.isEmpty || isName(reading.name, words: 4)
    let isSure = isItem && !reading.isCounted || isShort && PlanWords(content).looksLikeSets
    return isSure || exercises.exercise(named: reading.name) != nil ? reading : nil
  }

  /// Keeps an exercise whose figures nobody understands, with them as its note; `nil` where the line looks like none.
  mutating func readUnclear(_ text: String, indent: Int, isItem: Bool) throws(ReadingFailure) -> PlanLines.Bucket? {
    let (label, content) = PlanLabel.superset(text)
    let words = PlanWords(content)
    guard !Self.isSentence(text), exerciseIndent.map({ $0 < 0 || indent <= $0 }) ?? true,
      let (name, rest) = words.nameAndFigures, isName(name, words: isItem ? 6 : 4), !Self.tellsTime(content),
      isItem || words.looksLikeSets || exercises.exercise(named: name) != nil
    else { return nil }
    var exercise = PlanDraft.Exercise(name: name)
    exercise.superset = label
    exercise.notes.append(rest)
    findings.report(unread: rest, at: offsets[index])
    try add(exercise, indent: indent)
    return .exercise
  }

  var hasSets: Bool { draft.days.last?.exercises.last?.instance.setGroups.isEmpty == false }

  mutating func add(_ exercise: PlanDraft.Exercise, indent: Int) throws(ReadingFailure) {
    if draft.days.isEmpty || dayLevel == nil { try begin(PlanDraft.Day(name: "Day \(draft.days.count + 1)"), level: 8) }
    try findings.countParts()
    draft.days[draft.days.count - 1].exercises.append(exercise)
    exerciseIndent = indent
  }

  /// Adds sets to the exercise before; their name, where they have one, says what they are.
  mutating func addSets(_ reading: PlanNotation.Reading) -> PlanLines.Bucket? {
    guard exerciseIndent != nil, let day = draft.days.indices.last, let last = draft.days[day].exercises.indices.last
    else { return nil }
    var reading = reading
    if !reading.name.isEmpty {
      for group in reading.groups.indices {
        let notes = [reading.name, reading.groups[group].notes].compactMap(\.self)
        reading.groups[group].notes = notes.joined(separator: ", ")
      }
    }
    findings.report(reading, of: draft.days[day].exercises[last].instance.name, at: offsets[index])
    draft.days[day].exercises[last].add(reading)
    return .exercise
  }

  func isPlanned(_ text: String, isItem: Bool) -> Bool {
    let content = PlanLabel.superset(text).content
    if let reading = reading(content, isItem: isItem) {
      return isName(reading.name) && (isItem || !Self.isSentence(text))
    }
    return isItem && exercises.exercise(named: content) != nil
  }

  /// The next line that is not blank.
  func nextLine(_ line: Int) -> Int? {
    var next = line + 1
    while next < lines.count, next <= line + 3, lines[next] == .blank { next += 1 }
    return next < lines.count && lines[next] != .blank ? next : nil
  }

  /// Whether the next line has sets and no name.
  func setsFollow(_ line: Int) -> Bool {
    guard let next = nextLine(line) else { return false }
    switch lines[next] {
    case .item(_, let text), .text(_, let text): return PlanNotation.read(text)?.name.isEmpty ?? false
    default: return false
    }
  }

  /// Words that begin an instruction and no name of an exercise.
  static let instructions: Set<String> = [
    "about", "add", "after", "aim", "always", "as", "at", "before", "between", "build", "do", "drop", "each", "every",
    "finish", "for", "from", "go", "goal", "if", "in", "increase", "intensity", "keep", "load", "note", "notes", "off",
    "on", "once", "only", "or", "per", "perform", "progress", "repeat", "reps", "rest", "rir", "round", "rounds", "rpe",
    "set", "sets", "start", "stop", "take", "target", "tempo", "the", "then", "total", "try", "until", "use", "when",
    "work", "you", "your",
  ]

  func isName(_ text: String, words limit: Int = 10) -> Bool {
    let words = PlanWords(text).tokens.filter { $0.kind == .word }
    guard let first = words.first, words.count <= limit, text.count <= 100 else { return false }
    return !Self.instructions.contains(first.text)
  }

  /// Whether a text is about weeks or days, whose numbers are none of an exercise.
  static func tellsTime(_ text: String) -> Bool {
    PlanWords(text).tokens.contains { token in
      token.kind == .word && ["week", "weeks", "weekly", "day", "days", "month", "months"].contains(token.text)
    }
  }

  static func isSentence(_ text: String) -> Bool { text.last.map { ".!?:".contains($0) } ?? false }

  // MARK: Notes

  /// Keeps a line as a note of the exercise above, where it stands right below or is indented, else of the day, else of
  /// the plan.
  mutating func note(_ text: String, indent: Int = -1, isItem: Bool = false) -> PlanLines.Bucket {
    guard let dayLevel, let day = draft.days.indices.last else {
      draft.notes.append(text)
      return .note
    }
    let isBelow = index > 0 && lines[index - 1] != .blank && !isItem && dayLevel >= 0
    if let exerciseIndent, indent >= 0, indent > exerciseIndent || isBelow,
      let last = draft.days[day].exercises.indices.last
    {
      draft.days[day].exercises[last].notes.append(text)
    } else {
      draft.days[day].notes.append(text)
    }
    return .note
  }

  mutating func setUnit(_ unit: LoadUnit) {
    for day in draft.days.indices {
      for exercise in draft.days[day].exercises.indices { draft.days[day].exercises[exercise].setUnit(unit) }
    }
  }
}
