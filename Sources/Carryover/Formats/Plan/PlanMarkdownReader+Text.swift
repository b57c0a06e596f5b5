extension PlanMarkdownReader {
  mutating func readText(
    _ text: String, indent: Int, isItem: Bool
  ) throws(ReadingFailure) -> PlanLines.Bucket {
    if let bucket = try readDayLine(text, indent: indent, isItem: isItem) { return bucket }
    if dayLevel == nil, let bucket = readOpening(text, isItem: isItem) { return bucket }
    if dayLevel != nil || draft.days.isEmpty, let bucket = try readExercise(text, indent: indent, isItem: isItem) {
      return bucket
    }
    if dayLevel != nil, looksLikeSets(text) {
      findings.report(.trainingPlanValueKept, [text], at: offsets[index])
    }
    return note(text, indent: indent, isItem: isItem)
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

  /// The exercises of a line that has several; `nil` where not all of its parts are one.
  func planned(_ text: String) -> [PlanDraft.Exercise]? {
    guard !text.isEmpty else { return nil }
    var exercises: [PlanDraft.Exercise] = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      guard let reading = PlanNotation.read(part), isName(reading.name) else {
        // A detail of the exercise before it.
        guard var last = exercises.popLast() else { return nil }
        for group in last.instance.setGroups.indices {
          let (notes, _) = PlanNotation.details(part, into: &last.instance.setGroups[group])
          if group == 0 { last.notes += notes }
        }
        exercises.append(last)
        continue
      }
      var exercise = PlanDraft.Exercise(name: reading.name)
      exercise.add(reading)
      findings.report(reading, of: reading.name, at: offsets[index])
      exercises.append(exercise)
    }
    return exercises.isEmpty ? nil : exercises
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
    guard draft.name.isEmpty, !hasTitleHeading, !isItem, text.count <= 80, PlanNotation.read(text) == nil,
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
