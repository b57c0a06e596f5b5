/// Reads a plan from markdown: a title, a heading for each day, an exercise a line.
///
/// Every line is structure, an exercise or a note. What is understood of the notation is said by ``PlanNotation``.
struct PlanMarkdownReader {
  private let lines: [PlanMarkdownLine]
  private let offsets: [Int]
  private let findings: PlanFindings
  private var draft = PlanDraft()
  private var index = 0
  /// The level of the heading of the day that is being read; `nil` between days.
  private var dayLevel: Int?
  private var weeks: ClosedRange<Int>?
  private var table: PlanTable?
  /// The indentation of the exercise that lines below may belong to; `nil` where there is none.
  private var exerciseIndent: Int?
  /// Whether a heading of the title's kind is still to come.
  private let hasTitleHeading: Bool
  private var unit: LoadUnit?
  private let exercises = ExerciseCatalogue.shipped

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

  private static func isLabel(_ text: String) -> Bool {
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

  private mutating func readLine() throws(ReadingFailure) -> PlanLines.Bucket {
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

  // MARK: Headings

  private mutating func readHeading(_ level: Int, _ text: String) throws(ReadingFailure) -> PlanLines.Bucket {
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

  private mutating func readWeeks(_ weeks: ClosedRange<Int>, _ text: String, _ rest: String) -> PlanLines.Bucket {
    self.weeks = weeks
    dayLevel = nil
    return rest.isEmpty ? .structure : note(text)
  }

  /// Begins a day where a label says one; `nil` where it does not.
  private mutating func readDay(
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

  private mutating func begin(_ day: PlanDraft.Day, level: Int) throws(ReadingFailure) {
    var day = day
    if day.name.count > PlanFindings.maximumNameLength {
      day.notes.append(day.name)
      day.name = String(day.name.prefix(PlanFindings.maximumNameLength))
    }
    day.weekdays = day.weekdays.enumerated().filter { !day.weekdays.prefix($0.offset).contains($0.element) }.map(
      \.element)
    day.weeks = day.weeks ?? weeks
    try findings.countParts(max(1, day.weekdays.count) * (day.weeks?.count ?? 1))
    draft.days.append(day)
    dayLevel = level
    exerciseIndent = nil
  }

  private mutating func readTitle(_ text: String) {
    draft.name = String(text.prefix(PlanFindings.maximumNameLength))
    if draft.name != text { draft.notes.append(text) }
    readFigures(text, isWhole: false)
  }

  /// A heading within a day: an exercise where sets stand in it or below it, else a note.
  private mutating func readExerciseHeading(_ text: String) throws(ReadingFailure) -> PlanLines.Bucket {
    if let bucket = try readExercise(text, indent: -1, isItem: true) { return bucket }
    exerciseIndent = nil
    return note(text)
  }

  /// Whether an exercise stands below this line, before the next heading of this level or above it.
  private func exercisesFollow(level: Int) -> Bool {
    for next in index + 1..<max(lines.count, index + 1) {
      switch lines[next] {
      case .blank, .rule: continue
      case .heading(let other, let text):
        if other <= level || Self.isLabel(text) { return false }
        if setsFollow(next) || PlanNotation.read(text) != nil { return true }
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

  // MARK: Tables

  private mutating func readRow(_ cells: [String]) throws(ReadingFailure) -> PlanLines.Bucket {
    guard let table else {
      table = PlanTable(header: cells)
      if table != nil { return .structure }
      return try readText(cells.joined(separator: ", "), indent: 0, isItem: true)
    }
    guard let row = table.row(cells), row.name.count <= PlanFindings.maximumNameLength else {
      return note(cells.joined(separator: " | "))
    }
    var exercise = PlanDraft.Exercise(name: row.name)
    if var reading = PlanNotation.read(row.notation) {
      if !reading.name.isEmpty { reading.notes.insert(reading.name, at: 0) }
      exercise.add(reading)
      findings.report(reading, of: row.name, at: offsets[index])
    } else if !row.notation.isEmpty {
      findings.report(.trainingPlanValueKept, [row.notation], at: offsets[index])
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

  // MARK: Items and text

  private mutating func readText(
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
  private mutating func readDayLine(
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
  private func exercisesFollow(level: Int, indent: Int?) -> Bool {
    guard let indent else { return exercisesFollow(level: level) }
    guard let next = nextLine(index), case .item(let deeper, let text) = lines[next], deeper > indent else {
      return false
    }
    return isPlanned(text, isItem: true) || setsFollow(next)
  }

  /// The exercises of a line that has several; `nil` where not all of its parts are one.
  private func planned(_ text: String) -> [PlanDraft.Exercise]? {
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
  private mutating func readOpening(_ text: String, isItem: Bool) -> PlanLines.Bucket? {
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
  private mutating func readFigures(_ text: String, isWhole: Bool) -> Bool {
    guard let figures = PlanFigures(text), figures.isWhole || !isWhole else { return false }
    draft.weeks = draft.weeks ?? figures.weeks
    draft.daysPerWeek = draft.daysPerWeek ?? figures.daysPerWeek
    return true
  }

  // MARK: Exercises

  /// Reads an exercise, or more sets of the one before; `nil` where the line is neither.
  private mutating func readExercise(
    _ text: String, indent: Int, isItem: Bool
  ) throws(ReadingFailure) -> PlanLines.Bucket? {
    let (label, content) = PlanLabel.superset(text)
    if let reading = PlanNotation.read(content) {
      if reading.name.isEmpty { return addSets(reading) }
      if let exerciseIndent, indent > exerciseIndent, exerciseIndent >= 0, hasSets {
        return addSets(reading)
      }
      guard isName(reading.name), isItem || !Self.isSentence(text) else { return nil }
      var exercise = PlanDraft.Exercise(name: reading.name)
      exercise.superset = label
      exercise.add(reading)
      findings.report(reading, of: reading.name, at: offsets[index])
      try add(exercise, indent: indent)
      return .exercise
    }
    let isNested = exerciseIndent.map { $0 >= 0 && indent > $0 } ?? false
    let isKnown = isItem && !isNested && exercises.exercise(named: content) != nil
    guard isKnown || setsFollow(index), isName(content), dayLevel != nil || isItem else { return nil }
    var exercise = PlanDraft.Exercise(name: content)
    exercise.superset = label
    try add(exercise, indent: indent)
    return .exercise
  }

  private var hasSets: Bool { draft.days.last?.exercises.last?.instance.setGroups.isEmpty == false }

  private mutating func add(_ exercise: PlanDraft.Exercise, indent: Int) throws(ReadingFailure) {
    if draft.days.isEmpty || dayLevel == nil { try begin(PlanDraft.Day(name: "Day \(draft.days.count + 1)"), level: 8) }
    try findings.countParts()
    draft.days[draft.days.count - 1].exercises.append(exercise)
    exerciseIndent = indent
  }

  /// Adds sets to the exercise before; their name, where they have one, says what they are.
  private mutating func addSets(_ reading: PlanNotation.Reading) -> PlanLines.Bucket? {
    guard exerciseIndent != nil, let day = draft.days.indices.last, let last = draft.days[day].exercises.indices.last
    else { return nil }
    var reading = reading
    if !reading.name.isEmpty {
      for group in reading.groups.indices { reading.groups[group].notes = reading.name }
    }
    findings.report(reading, of: draft.days[day].exercises[last].instance.name, at: offsets[index])
    draft.days[day].exercises[last].add(reading)
    return .exercise
  }

  private func isPlanned(_ text: String, isItem: Bool) -> Bool {
    let content = PlanLabel.superset(text).content
    if let reading = PlanNotation.read(content) { return isName(reading.name) && (isItem || !Self.isSentence(text)) }
    return isItem && exercises.exercise(named: content) != nil
  }

  /// The next line that is not blank.
  private func nextLine(_ line: Int) -> Int? {
    var next = line + 1
    while next < lines.count, next <= line + 3, lines[next] == .blank { next += 1 }
    return next < lines.count && lines[next] != .blank ? next : nil
  }

  /// Whether the next line has sets and no name.
  private func setsFollow(_ line: Int) -> Bool {
    guard let next = nextLine(line) else { return false }
    switch lines[next] {
    case .item(_, let text), .text(_, let text): return PlanNotation.read(text)?.name.isEmpty ?? false
    default: return false
    }
  }

  /// Words that begin an instruction and no name of an exercise.
  private static let instructions: Set<String> = [
    "add", "after", "aim", "always", "as", "at", "before", "do", "each", "every", "finish", "for", "if", "increase",
    "keep", "once", "perform", "progress", "repeat", "rest", "start", "stop", "take", "then", "try", "use", "when",
    "you", "your",
  ]

  private func isName(_ text: String) -> Bool {
    let words = PlanWords(text).tokens.filter { $0.kind == .word }
    guard let first = words.first, words.count <= 10, text.count <= 100 else { return false }
    return !Self.instructions.contains(first.text)
  }

  private static func isSentence(_ text: String) -> Bool { text.last.map { ".!?:".contains($0) } ?? false }

  /// Whether a text has a number and `x` and a number, and so was meant to be sets.
  private func looksLikeSets(_ text: String) -> Bool {
    let words = PlanWords(text)
    return words.tokens.indices.contains { index in
      words.number(index) != nil && words.word(index + 1) == "x" && words.number(index + 2) != nil
    }
  }

  // MARK: Notes

  /// Keeps a line as a note of the exercise above, where it stands right below or is indented, else of the day, else of
  /// the plan.
  private mutating func note(_ text: String, indent: Int = -1, isItem: Bool = false) -> PlanLines.Bucket {
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

  private mutating func setUnit(_ unit: LoadUnit) {
    for day in draft.days.indices {
      for exercise in draft.days[day].exercises.indices { draft.days[day].exercises[exercise].setUnit(unit) }
    }
  }
}

extension PlanDraft.Exercise {
  /// Gives the loads that have no unit one.
  mutating func setUnit(_ unit: LoadUnit) {
    for group in instance.setGroups.indices {
      guard let load = instance.setGroups[group].load, load.value != nil, load.unit == nil else { continue }
      instance.setGroups[group].load?.unit = unit
    }
  }
}

/// How long a plan is: `8 weeks`, `3 days per week`.
struct PlanFigures {
  private(set) var weeks: Int?
  private(set) var daysPerWeek: Int?
  /// Whether the text has nothing else in it, but for a key before a colon.
  private(set) var isWhole = true

  /// Reads the figures of a text; `nil` where it has none.
  init?(_ text: String) {
    let words = PlanWords(text)
    var index = 0
    if let colon = words.tokens.firstIndex(where: { $0.text == ":" }) { index = colon + 1 }
    let key = words.word(index - 2)
    while index < words.tokens.count {
      if let end = readWeeks(words, index, key: key) ?? readDays(words, index, key: key) {
        index = end
      } else {
        if words.word(index) != "and", !PlanWords.separators.contains(words.sign(index) ?? "") { isWhole = false }
        index += 1
      }
    }
    guard weeks != nil || daysPerWeek != nil else { return nil }
  }

  private mutating func readWeeks(_ words: PlanWords, _ index: Int, key: String?) -> Int? {
    guard let count = words.whole(index), (1...PlanLabel.maximumWeeks).contains(count) else { return nil }
    let unit = words.sign(index + 1) == "-" ? index + 2 : index + 1
    if ["week", "weeks"].contains(words.word(unit)) {
      weeks = count
      return ["program", "programme", "plan"].contains(words.word(unit + 1)) ? unit + 2 : unit + 1
    }
    guard key == "weeks", index + 1 == words.tokens.count else { return nil }
    weeks = count
    return index + 1
  }

  private mutating func readDays(_ words: PlanWords, _ index: Int, key: String?) -> Int? {
    guard let count = words.whole(index), (1...7).contains(count) else { return nil }
    if key == "week", index + 1 == words.tokens.count {
      daysPerWeek = count
      return index + 1
    }
    guard ["day", "days", "x", "times", "workouts", "sessions"].contains(words.word(index + 1)) else { return nil }
    var end = index + 2
    guard ["per", "a", "each"].contains(words.word(end)) || words.sign(end) == "/" else { return nil }
    end += 1
    guard words.word(end) == "week" else { return nil }
    daysPerWeek = count
    return end + 1
  }
}
