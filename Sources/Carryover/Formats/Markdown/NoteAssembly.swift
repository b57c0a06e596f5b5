import TrainingModel

/// Makes one session of the lines that it was typed in.
///
/// Memory is that of the lines and the session.
struct NoteAssembly {
  var document: NoteDocument
  let span: NoteSpan
  var lines: [NoteLine]
  /// What became of each line.
  var uses: [NoteLineUse]
  /// The sets that were read on each line, as they were read, and their exercise.
  var found: [Int: [(exercise: String, sets: [LoggedSet])]] = [:]
  /// Whether these are kept, for somebody who wants them explained.
  var keepsFound = false
  var session: Session
  var findings: [Diagnostic] = []
  /// The line being read.
  var index = 0
  /// Whether a blank line stands before it.
  var followsBlank = true
  var open = OpenParts()
  var readings: [Int: NotationReading?] = [:]
  /// Each exercise that is complete, with its label in a superset.
  var supersets: [(section: Int, exercise: Int, label: String?)] = []
  /// The unit that the session's heading states.
  var sessionUnit: LoadUnit?
  /// What was written in prose, for pain is told there.
  var painTexts: [String] = []

  /// Parts that further lines may belong to.
  struct OpenParts {
    /// The rank of the section's line; `nil` where none is open.
    var sectionRank: Int?
    /// How often the section's exercises were done in turn.
    var rounds = 1
    var sectionIsFlat = false
    var isWarmup = false
    /// The unit that the section's heading states.
    var sectionUnit: LoadUnit?
    /// The rank of what heads a plan.
    var planRank: Int?
    var exercise: OpenExercise?
    /// The rank of the last line that held a set, for what hangs below it.
    var setRank: Int?
    /// Where the last note went, and whether a blank line followed.
    var lastNote: NotePlace?
    var cells: [(role: NoteColumn, text: String)] = []
    var cellLines: [Int] = []
  }

  struct OpenExercise {
    var rank: Int
    var line: Int
    var isNamedByHeading = false
    var box: NoteLine.Box?
    /// How many sets the line with the name held.
    var headSets = 0
    /// Whether the lines below it hang on it.
    var hasChildSets = false
    var statedLoad: Load?
    var statedUnit: LoadUnit?
    /// The rank of a line such as `Warm-up:` within the exercise.
    var kindRank: Int?
    var isWarmup = false
    var isPlanned: Bool?
    var label: String?
    /// Whether planned sets stand in it one by one, so that they are no plan of those done below.
    var keepsPlans = false
  }

  enum NotePlace: Hashable {
    case session
    case section(Int)
    case exercise(Int, Int)
    case set(Int, Int, Int)
  }

  init(document: NoteDocument, span: NoteSpan, lines: [NoteLine]) {
    self.document = document
    self.span = span
    self.lines = lines
    uses = lines.map { _ in .blank }
    session = Session(id: Identifier(.zero), start: span.start)
    session.duration = span.duration
  }

  /// Reads every line.
  mutating func run() {
    promoteUnderlined()
    promoteRows()
    spellMarks()
    let head = lines.firstIndex(where: isHead) ?? 0
    while index < lines.count {
      let line = lines[index]
      if isHead(line) {
        readDateLine(line)
        index += 1
        followsBlank = false
        continue
      }
      if index < head, line.kind != .blank, line.kind != .property, span.parts.first?.isFragment != true {
        readBeforeHead(line)
        index += 1
        continue
      }
      if namesFragment(line) {
        beginExercise(label(line.plain), line)
        index += 1
        continue
      }
      if line.kind == .blank {
        endBlock()
        index += 1
        continue
      }
      if uses[index] == .blank { readLine(line) } else { index += 1 }
      followsBlank = false
    }
    flushCells()
    closeExercise()
    settlePlans()
    settlePain()
  }

  /// Whether the line names the exercise of a log kept by exercise: its date comes next.
  private func namesFragment(_ line: NoteLine) -> Bool {
    guard line.isHeading || line.kind == .text || line.kind == .item, span.parts.contains(where: \.isFragment),
      let next = lines[(index + 1)...].first(where: { $0.kind != .blank })
    else { return false }
    return isHead(next) && next.kind != .row
  }

  private mutating func endBlock() {
    flushCells()
    followsBlank = true
    if open.sectionIsFlat, open.isWarmup, session.sections.last?.exercises.isEmpty == false { closeSection() }
  }

  private mutating func readLine(_ line: NoteLine) {
    switch line.kind {
    case .blank: index += 1
    case .rule, .underline, .fence, .rowRule:
      use(.marks)
      index += 1
    case .frontMatter:
      use(.fact)
      index += 1
    case .property:
      readProperty(line)
      index += 1
    case .verbatim:
      addNote(index)
      index += 1
    case .heading, .row, .text, .item:
      if isTable(at: index) {
        flushCells()
        readTable()
      } else {
        readText(line)
        index += 1
      }
    }
  }

  mutating func readText(_ line: NoteLine) {
    if readWritten(line) { return }
    if line.isHeading { closeParts(above: line.rank) } else if endsFlatSection(line) { closeSection() }
    if line.isEscaped {
      addNote(index)
    } else if readField(line) || readRounds(line) {
      return
    } else if let reading = reading(index), !reading.sets.isEmpty {
      flushCells()
      takeSets(reading, of: line)
    } else {
      takeLabel(line)
    }
  }

  /// Whether a line stands behind the list that hung below a section's label.
  private func endsFlatSection(_ line: NoteLine) -> Bool {
    guard open.sectionIsFlat, followsBlank, let section = open.sectionRank, let exercise = open.exercise else {
      return false
    }
    return line.rank <= section && exercise.rank > section
  }

  mutating func use(_ use: NoteLineUse) { uses[index] = use }

  /// Closes what a line of that rank ends.
  mutating func closeParts(above rank: Int) {
    flushCells()
    if let exercise = open.exercise, exercise.rank >= rank { closeExercise() }
    if let section = open.sectionRank, section >= rank { closeSection() }
    if let plan = open.planRank, plan >= rank { open.planRank = nil }
    open.setRank = nil
    open.lastNote = nil
  }

  mutating func closeSection() {
    closeExercise()
    open.sectionRank = nil
    open.sectionIsFlat = false
    open.isWarmup = false
    open.sectionUnit = nil
    open.rounds = 1
  }

  /// A line of text with a line of `===` or `---` below it is a heading, where it stands alone.
  private mutating func promoteUnderlined() {
    for index in lines.indices.dropFirst() {
      guard case .underline(let level) = lines[index].kind, lines[index - 1].kind == .text,
        index < 2 || lines[index - 2].kind != .text, !lines[index - 1].isQuoted, !lines[index - 1].isEscaped,
        reading(index - 1)?.sets.isEmpty ?? true
      else { continue }
      lines[index - 1].kind = .heading(level)
    }
  }

  /// Lines with bars between their cells and none around them are rows, where the lines beside them say so.
  private mutating func promoteRows() {
    for index in lines.indices {
      let above = index > 0 ? lines[index - 1] : nil
      let below = index + 1 < lines.count ? lines[index + 1] : nil
      if lines[index].isRepeated
        ? lines[index].kind == .text && lines[index].content.utf8.contains(UInt8(ascii: "|"))
        : NoteTable.joins(lines[index], above: above, below: below, words: document.words)
      {
        lines[index].kind = .row
      }
    }
  }

  /// Puts the words for marks that a legend explains.
  private mutating func spellMarks() {
    guard !document.marks.isEmpty else { return }
    for index in lines.indices where lines[index].plain.utf8.contains(UInt8(ascii: "(")) {
      for (mark, meaning) in document.marks where !lines[index].plain.contains("\(mark) =") {
        lines[index].plain = lines[index].plain.replacing(mark, with: meaning)
      }
    }
  }

  // MARK: Reading with what is settled

  /// What is settled around a line.
  mutating func context(_ line: NoteLine) -> NotationContext {
    var context = NotationContext()
    context.conventions = document.conventions
    context.distanceUnit = document.distanceUnit
    context.loadUnit = loadUnit
    context.isWarmup = open.isWarmup
    context.isPlanned = isPlanned(line)
    if let exercise = open.exercise {
      context.isUnderExercise = true
      context.statedLoad = exercise.statedLoad
      context.loadUnit = exercise.statedUnit ?? exercise.statedLoad?.unit ?? context.loadUnit
      context.isWarmup = context.isWarmup || exercise.isWarmup
      setHints(&context)
    }
    return context
  }

  /// The unit of a load that states none.
  var loadUnit: LoadUnit? {
    if let unit = open.sectionUnit ?? sessionUnit { return unit }
    if let unit = document.conventions.loadUnit { return unit }
    guard let units = document.loadUnits else { return nil }
    return session.start.map { units.unit(on: $0.date) } ?? units.first
  }

  private mutating func setHints(_ context: inout NotationContext) {
    guard let name = session.sections.last?.exercises.last?.name else { return }
    let look = document.names.look(name)
    context.isBodyweightExercise = look.isBodyweight
    context.isTimedExercise = look.isTimed
    context.isDistanceExercise = look.isDistance
  }

  func isPlanned(_ line: NoteLine) -> Bool {
    if let box = line.box { return box != .ticked }
    if line.isStruck || isPlanLine(line) { return true }
    if let exercise = open.exercise {
      if let isPlanned = exercise.isPlanned { return isPlanned }
      if let box = exercise.box { return box != .ticked }
    }
    return open.planRank != nil
  }

  /// `Planned: Squat 3x5 @ 100 kg`
  private func isPlanLine(_ line: NoteLine) -> Bool {
    guard let (key, value) = Self.keyAndValue(line.plain), !value.isEmpty else { return false }
    return isPlanHeading(key)
  }

  /// The sets of a line as they are read where it stands; `nil` where it has none.
  mutating func reading(_ index: Int) -> NotationReading? {
    let line = lines[index]
    switch line.kind {
    case .text, .item, .heading: break
    default: return nil
    }
    if line.isEscaped { return nil }
    return read(line.plain, of: line)
  }

  /// The sets of a text as they are read where the line stands. One that names its own exercise is not read by what is
  /// settled for the one above.
  mutating func read(_ text: String, of line: NoteLine) -> NotationReading? {
    var context = context(line)
    guard let reading = document.reader.read(text, in: context) else {
      return readNameBehind(text, context, NotationReading())
    }
    let name = label(reading.name)
    if name.isEmpty, let named = readNameBehind(text, context, reading) { return named }
    guard !name.isEmpty, !isQualifier(name) else { return reading }
    let look = document.names.look(name)
    if open.exercise == nil, !look.isBodyweight, !look.isTimed, !look.isDistance { return reading }
    context.isUnderExercise = false
    context.statedLoad = nil
    context.loadUnit = loadUnit
    context.isBodyweightExercise = look.isBodyweight
    context.isTimedExercise = look.isTimed
    context.isDistanceExercise = look.isDistance
    context.isWarmup = open.isWarmup
    return document.reader.read(text, in: context) ?? reading
  }

  /// `15 air squats` below another exercise names its own behind the number.
  private mutating func readNameBehind(
    _ text: String, _ context: NotationContext, _ reading: NotationReading
  ) -> NotationReading? {
    guard context.isUnderExercise, reading.sets.count < 2, text.utf8.first.map({ (48...57).contains($0) }) == true
    else {
      return nil
    }
    var context = context
    context.isUnderExercise = false
    context.statedLoad = nil
    guard let named = document.reader.read(text, in: context), !named.sets.isEmpty else { return nil }
    let name = label(named.name)
    guard !name.isEmpty else { return nil }
    let look = document.names.look(name)
    return look.isKnown || open.rounds > 1 && look.isLikely ? named : nil
  }

  /// Whether a text begins with a number and names its exercise behind it.
  mutating func namesBehind(_ text: String) -> Bool {
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = true
    return readNameBehind(text, context, NotationReading()) != nil
  }

  /// The same for a line further down, as if an exercise stood above it.
  mutating func probe(_ index: Int) -> NotationReading? {
    let line = lines[index]
    switch line.kind {
    case .text, .item: break
    default: return nil
    }
    if line.isEscaped { return nil }
    if let known = readings[index] { return known }
    if let written = written(line, in: NotationContext()) { return written }
    var context = NotationContext()
    context.conventions = document.conventions
    context.loadUnit = loadUnit
    context.isUnderExercise = true
    let reading = field(line) == nil ? document.reader.read(line.plain, in: context) : nil
    readings[index] = .some(reading)
    return reading
  }
}
