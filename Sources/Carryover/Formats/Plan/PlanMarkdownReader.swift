/// Reads a plan from markdown: a title, a heading for each day, an exercise a line.
///
/// Every line is structure, an exercise or a note. What is understood of the notation is said by ``PlanNotation``.
struct PlanMarkdownReader {
  let lines: [PlanMarkdownLine]
  let offsets: [Int]
  let findings: PlanFindings
  var draft = PlanDraft()
  var index = 0
  /// The level of the heading of the day that is being read; `nil` between days.
  var dayLevel: Int?
  var weeks: ClosedRange<Int>?
  var table: PlanTable?
  /// The indentation of the exercise that lines below may belong to; `nil` where there is none.
  var exerciseIndent: Int?
  /// Whether a heading of the title's kind is still to come.
  let hasTitleHeading: Bool
  var unit: LoadUnit?
  let exercises = ExerciseCatalogue.shipped

  init(_ findings: PlanFindings) {
    self.findings = findings
    let source = findings.lines
    lines = (0..<source.count).map { PlanMarkdownLine(source.text($0)) }
    offsets = (0..<source.count).map { line in
      let range = source.range(line)
      return range.lowerBound + source.bytes[range].prefix { $0 <= 32 }.count
    }
    hasTitleHeading = Self.hasTitle(lines)
  }

  /// Whether there is a heading of the first level, or another before the first day, that names no day.
  private static func hasTitle(_ lines: [PlanMarkdownLine]) -> Bool {
    var isBeforeDays = true
    for line in lines {
      switch line {
      case .heading(let level, let text):
        if isLabel(text) { isBeforeDays = false } else if isBeforeDays || level == 1 { return true }
      case .text(_, let text): if PlanLabel(text).isDay { isBeforeDays = false }
      default: continue
      }
    }
    return false
  }

  static func isLabel(_ text: String) -> Bool {
    let label = PlanLabel(text, isHeading: true)
    return label.isDay || label.weeks != nil
  }

  /// Reads the plan.
  mutating func read() throws(ReadingFailure) -> PlanDraft {
    try findings.countParts()
    while index < lines.count {
      let bucket = try readLine()
      findings.lines.mark(index, bucket)
      index += 1
    }
    if draft.name.isEmpty {
      draft.name = "Training Plan"
      findings.report(.trainingPlanNameMissing, ["the plan", draft.name], at: 0)
    }
    if let unit { setUnit(unit) }
    return draft
  }

  mutating func readLine() throws(ReadingFailure) -> PlanLines.Bucket {
    switch lines[index] {
    case .rule: return .structure
    case .row(let cells): return try readRow(cells)
    default: table = nil
    }
    switch lines[index] {
    case .blank: return .blank
    case .rule, .row: return .structure
    case .heading(let level, let text): return try readHeading(level, text)
    case .item(let indent, let text): return try readText(text, indent: indent, isItem: true)
    case .text(let indent, let text): return try readText(text, indent: indent, isItem: false)
    }
  }

  mutating func readHeading(_ level: Int, _ text: String) throws(ReadingFailure) -> PlanLines.Bucket {
    let label = PlanLabel(text, isHeading: true)
    if let weeks = label.weeks, !label.isDay { return readWeeks(weeks, text, label.rest) }
    if let bucket = try readDay(label, text, level: level) { return bucket }
    if draft.name.isEmpty, draft.days.isEmpty, level == 1 || !exercisesFollow(level: level) {
      readTitle(text)
      return .title
    }
    if let dayLevel, level > dayLevel { return try readExerciseHeading(text) }
    if exercisesFollow(level: level) {
      try begin(PlanDraft.Day(name: text, weekdays: PlanLabel.weekdays(inName: text)), level: level)
      return .structure
    }
    dayLevel = nil
    return note(text)
  }

  mutating func readWeeks(_ weeks: ClosedRange<Int>, _ text: String, _ rest: String) -> PlanLines.Bucket {
    self.weeks = weeks
    dayLevel = nil
    return rest.isEmpty ? .structure : note(text)
  }

  /// Begins a day where a label says one; `nil` where it does not.
  mutating func readDay(
    _ label: PlanLabel, _ text: String, level: Int
  ) throws(ReadingFailure) -> PlanLines.Bucket? {
    guard label.isDay else { return nil }
    if label.isRest, !exercisesFollow(level: level) {
      dayLevel = nil
      return note(text)
    }
    var day = PlanDraft.Day(name: text, weekdays: label.weekdays)
    day.weeks = label.weeks
    try begin(day, level: level)
    return .structure
  }

  mutating func begin(_ day: PlanDraft.Day, level: Int) throws(ReadingFailure) {
    var day = day
    if !PlanText.fits(day.name) {
      day.notes.append(day.name)
      day.name = PlanText.prefix(day.name)
    }
    day.weekdays = day.weekdays.enumerated().filter { !day.weekdays.prefix($0.offset).contains($0.element) }.map(
      \.element)
    day.weeks = day.weeks ?? weeks
    try findings.countParts(max(1, day.weekdays.count) * (day.weeks?.count ?? 1))
    draft.days.append(day)
    dayLevel = level
    exerciseIndent = nil
  }

  mutating func readTitle(_ text: String) {
    draft.name = PlanText.prefix(text)
    if draft.name != text { draft.notes.append(text) }
    readFigures(text, isWhole: false)
  }

  /// A heading within a day: an exercise where sets stand in it or below it, else a note.
  mutating func readExerciseHeading(_ text: String) throws(ReadingFailure) -> PlanLines.Bucket {
    if let bucket = try readExercise(text, indent: -1, isItem: true) { return bucket }
    exerciseIndent = nil
    return note(text)
  }

  /// Whether an exercise stands below this line, before the next heading of this level or above it.
  func exercisesFollow(level: Int) -> Bool {
    for next in index + 1..<max(lines.count, index + 1) {
      switch lines[next] {
      case .blank, .rule: continue
      case .heading(let other, let text):
        if other <= level || Self.isLabel(text) { return false }
        if setsFollow(next) || PlanNotation.read(text)?.isLoose == false { return true }
      case .row(let cells):
        if cells.count > 1 { return true }
      case .item(_, let text):
        if isPlanned(text, isItem: true) || setsFollow(next) { return true }
      case .text(_, let text):
        if PlanLabel(text).isDay { return false }
        if isPlanned(text, isItem: false) { return true }
      }
    }
    return false
  }

  mutating func readRow(_ cells: [String]) throws(ReadingFailure) -> PlanLines.Bucket {
    guard let table else {
      table = PlanTable(header: cells)
      if table != nil { return .structure }
      return try readText(cells.joined(separator: ", "), indent: 0, isItem: true)
    }
    guard let row = table.row(cells), PlanText.fits(row.name) else {
      return note(cells.joined(separator: " | "))
    }
    var exercise = PlanDraft.Exercise(name: row.name)
    if var reading = PlanNotation.read(row.notation, isBehindName: true) {
      if !reading.name.isEmpty { reading.notes.insert(reading.name, at: 0) }
      exercise.add(reading)
      findings.report(reading, of: row.name, at: offsets[index])
    } else if !row.notation.isEmpty {
      findings.report(unread: row.notation, at: offsets[index])
      exercise.notes.append(row.notation)
    }
    if let load = row.load {
      for group in exercise.instance.setGroups.indices { exercise.instance.setGroups[group].load = load }
      if exercise.instance.setGroups.isEmpty { exercise.notes.append("load: \(load.value ?? 0)") }
    }
    exercise.notes += row.notes
    try add(exercise, indent: 0)
    return .exercise
  }
}
