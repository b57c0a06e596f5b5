extension PlanMarkdownReader {
  mutating func readText(
    _ text: String, indent: Int, isItem: Bool
  ) throws(ReadingFailure) -> PlanLines.Bucket {
    if let bucket = try readDayLine(text, indent: indent, isItem: isItem) { return bucket }
    if dayLevel == nil, let bucket = readOpening(text, isItem: isItem) { return bucket }
    if dayLevel != nil || draft.days.isEmpty, let bucket = try readExercise(text, indent: indent, isItem: isItem) {
      return bucket
    }
    if dayLevel != nil || draft.days.isEmpty && exerciseFollows(isItem: isItem) {
      if let bucket = try readUnclear(text, indent: indent, isItem: isItem) { return bucket }
      reportLikelySets(text)
    }
    return note(text, indent: indent, isItem: isItem)
  }

  /// Whether this is an item and so is an exercise on the line below: a list that is a day has begun.
  private func exerciseFollows(isItem: Bool) -> Bool {
    guard isItem, let next = nextLine(index), case .item(_, let text) = lines[next] else { return false }
    return isPlanned(text, isItem: true)
  }

  private func reportLikelySets(_ text: String) {
    let words = PlanWords(text)
    let isOfExercise = words.nameAndFigures.map { exercises.exercise(named: $0.name) != nil } ?? false
    if isOfExercise || words.looksLikeSets { findings.report(unread: text, at: offsets[index]) }
  }

  /// A day that is no heading: `Day 1: Push` on a line of its own, or `Monday: Squat 5x5, Bench Press 5x5` in one.
  mutating func readDayLine(
    _ text: String, indent: Int, isItem: Bool
  ) throws(ReadingFailure) -> PlanLines.Bucket? {
    let label = PlanLabel(text)
    if let weeks = label.weeks, !label.isDay, label.rest.isEmpty { return readWeeks(weeks, text, "") }
    guard label.isDay else { return nil }
    if let exercises = planned(label.rest) {
      var day = PlanDraft.Day(name: String(text.prefix { $0 != ":" }), weekdays: label.weekdays)
      day.weeks = label.weeks
      try begin(day, level: 8)
      for exercise in exercises { try add(exercise, indent: indent) }
      dayLevel = nil
      return .exercise
    }
    guard exercisesFollow(level: 8, indent: isItem ? indent : nil) else {
      dayLevel = isItem ? dayLevel : nil
      if !isItem { reportLikelySets(label.rest) }
      return label.isRest || !isItem ? note(text) : nil
    }
    return try readDay(label, text, level: 8)
  }

  /// Whether an exercise stands on the lines right below; below an item, indented deeper than it.
  func exercisesFollow(level: Int, indent: Int?) -> Bool {
    guard let indent else { return exercisesFollow(level: level) }
    guard let next = nextLine(index), case .item(let deeper, let text) = lines[next], deeper > indent else {
      return false
    }
    return isPlanned(text, isItem: true) || setsFollow(next)
  }

  /// The exercises of a line that has several; `nil` where one of its parts is none.
  func planned(_ text: String) -> [PlanDraft.Exercise]? {
    var readings: [PlanNotation.Reading] = []
    for part in Self.parts(text) {
      guard let reading = PlanNotation.read(part), isName(reading.name) else { return nil }
      readings.append(reading)
    }
    guard !readings.isEmpty else { return nil }
    return readings.map { reading in
      var exercise = PlanDraft.Exercise(name: reading.name)
      exercise.add(reading)
      findings.report(reading, of: reading.name, at: offsets[index])
      return exercise
    }
  }

  /// Divides `Squat 5x5, rest 3 min, Bench Press 3x8` where an exercise begins: what is a name with sets.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    for piece in text.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let words = PlanWords(piece)
      let isExercise = words.word(0) != nil && words.anchor.map { $0.start > 0 } ?? false
      if isExercise || parts.isEmpty {
        parts.append(PlanText.line(piece))
      } else {
        parts[parts.count - 1] += ", \(PlanText.line(piece))"
      }
    }
    return parts
  }

  /// What stands before the first day: the title, how long the plan is, its unit.
  mutating func readOpening(_ text: String, isItem: Bool) -> PlanLines.Bucket? {
    guard draft.days.isEmpty else { return nil }
    if let colon = text.firstIndex(of: ":") {
      let value = PlanText.line(text[text.index(after: colon)...])
      switch foldedName(text[..<colon]) {
      case "title", "name", "plan", "program", "plan name":
        guard draft.name.isEmpty, !value.isEmpty else { return nil }
        readTitle(value)
        return .title
      case "weeks", "duration", "length", "days per week", "frequency", "schedule":
        return readFigures(text, isWhole: true) ? .structure : nil
      case "unit", "units", "weights", "weights in":
        guard let found = PlanWords(value).loadUnit(0) else { return nil }
        unit = found
        return .structure
      default: break
      }
    }
    if readFigures(text, isWhole: true) { return .structure }
    guard draft.name.isEmpty, !hasTitleHeading, !isItem, text.count <= 80, PlanNotation.read(text)?.isLoose ?? true,
      let last = text.last, !".:!?,;".contains(last)
    else { return nil }
    readTitle(text)
    return .title
  }

  /// Reads `8 weeks`, `3 days per week`.
  ///
  /// - Parameter isWhole: Whether the text may have nothing else in it, but for a key before a colon.
  /// - Returns: Whether anything was read.
  @discardableResult
  mutating func readFigures(_ text: String, isWhole: Bool) -> Bool {
    guard let figures = PlanFigures(text), figures.isWhole || !isWhole else { return false }
    draft.weeks = draft.weeks ?? figures.weeks
    draft.daysPerWeek = draft.daysPerWeek ?? figures.daysPerWeek
    return true
  }
}
