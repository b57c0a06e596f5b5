import TextStreams
import TrainingModel

/// Makes one session of the lines that it was typed in. Memory is that of the lines and the session.
struct NoteAssembly: ~Copyable {
  /// Nothing: but a value of any type has no size that is known, and what holds one is passed by its address, where the
  /// compiler would else copy the whole of it, 1,400 bytes, before each look that changes nothing.
  private let unsized: (any Sendable)? = nil
  let document: NoteDocument
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
  /// The plain sets behind a name of each line that was seen to have some, and the text that they were seen in.
  var namedSets: [(text: String, look: NoteNameLook, sets: NotesNamedSets)?] = []
  /// Whether a wording that all know is read as it stands: no line of the document gives it another meaning.
  var passesWording = false
  /// The paragraphs that tell of sets.
  var told = ToldParagraphs()
  /// What stood beside the sets of a line and has no room in them, such as the hour, by the line.
  var textsBeside: [Int: String] = [:]
  /// What a text beside a line says that its set was to be.
  var targetsOfLines: [Int: ToldTarget] = [:]
  /// The lines whose sets and repetitions were meant, for the list right below them tells what came of each.
  var answeredLines: Set<Int> = []
  /// Each exercise that is complete, with its label in a superset.
  var supersets: [(section: Int, exercise: Int, label: String?)] = []
  /// The exercises whose sets a line says were meant: `Plan: deadlift 3x3 @ 150 kg`.
  var plansOfLines: [(section: Int, exercise: Int)] = []
  /// Whether any are of one superset.
  var hasSupersets = false
  /// The unit that the session's heading states.
  var sessionUnit: LoadUnit?
  /// What a heading above a line states of its loads, where one does.
  var unitsOfLines: [Int: LoadUnit] = [:]
  /// What was written in prose, for pain is told there.
  var painTexts: [String] = []
  /// What a row of a table says was meant of the rows below it, and the last of these.
  var plansOfRows: (targets: [Target?], end: Int) = ([], 0)
  /// The lines above the rows of a table of which nothing was read yet.
  var tableHead: [Int] = []

  /// Parts that further lines may belong to.
  struct OpenParts {
    /// The rank of the section's line; `nil` where none is open.
    var sectionRank: Int?
    /// How often the section's exercises were done in turn.
    var rounds = 1
    /// Whether what is quoted is somebody else's plan.
    var isCited = false
    /// The line that says how many rounds there were.
    var scoreLine: Int?
    /// The repetitions that its exercises were done with, one after another: `21-15-9`.
    var scheme: String?
    var sectionIsFlat = false
    var isWarmup = false
    /// The unit that the section's heading states.
    var sectionUnit: LoadUnit?
    /// The rank of a heading below which nothing is trained.
    var otherRank: Int?
    /// The rank of what heads a plan.
    var planRank: Int?
    var exercise: OpenExercise?
    /// The rank of the last line that held a set, for what hangs below it.
    var setRank: Int?
    /// Where the last note went, and whether a blank line followed.
    var lastNote: NotePlace?
    /// Whether loads were met that stand above their repetitions, number by number.
    var hasColumns = false
    var cells: [(role: NoteColumn, text: String)] = []
    var cellLines: [Int] = []
  }

  struct OpenExercise {
    var rank: Int
    var line: Int
    /// What its name looks like, where that was asked for.
    var look: NoteNameLook?
    var isNamedByHeading = false
    var box: NoteLine.Box?
    /// How many sets the line with the name held.
    var headSets = 0
    /// How many sets the first line held that had any.
    var firstSets = 0
    /// Whether the lines below it hang on it.
    var hasChildSets = false
    var statedLoad: Load?
    var statedUnit: LoadUnit?
    /// The rank of a line such as `Warm-up:` within the exercise.
    var kindRank: Int?
    var isWarmup = false
    /// How many sets stood above it.
    var setsAboveKind = 0
    var isPlanned: Bool?
    /// Whether its line is quoted, and lines below it answer that are not.
    var isQuoted = false
    var isAnswered = false
    /// Whether its own line is not, and quoted lines below it answer.
    var isAnsweredInQuotes = false
    /// How many of its sets are the first, once more for each round of the section.
    var repeatedSets = 0
    /// Whether all of its sets so far are quoted, and its own line is not.
    var holdsQuotes = false
    var label: String?
    /// Whether its sets so far are warm-ups that stood above its name.
    var isWarmupOfNext = false
    /// How many of its sets stand in lines with a box.
    var boxSets = 0
    /// Whether planned sets stand in it one by one, so that they are no plan of those done below.
    var keepsPlans = false
  }

  enum NotePlace: Hashable {
    case session
    case section(Int)
    case exercise(Int, Int)
    case set(Int, Int, Int)
  }

  init(document: NoteDocument, span: NoteSpan, lines: consuming [NoteLine]) {
    self.document = document
    self.span = span
    uses = Array(repeating: .blank, count: lines.count)
    self.lines = lines
    session = Session(id: Identifier(.zero), start: span.start)
    session.duration = span.duration
  }

  /// Reads every line.
  mutating func run() {
    promoteUnderlined()
    promoteRows()
    spellRowsOfLegend()
    promoteSetsOfProperties()
    let head = lines.firstIndex { isHead($0) } ?? 0
    takeUnitOfHead(head)
    findUnitsOfHeadings()
    markAnnouncedSentences(from: head)
    readParagraphs(from: head)
    spellLines()
    while index < lines.count {
      // Without a copy of the line, for most are of this kind.
      if index >= head, standsAlone, open.exercise != nil, takePlainSet() {
        index += 1
        followsBlank = false
        continue
      }
      let line = lines[index]
      if told.isOrdinary { beginTelling() }
      defer { if told.isOrdinary { endTelling() } }
      if isHead(line) {
        readDateLine(line)
        index += 1
        followsBlank = false
        continue
      }
      if index < head, line.kind != .blank, line.kind != .property, !line.isRepeated, span.first.isFragment != true {
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
      let place = index
      if uses[index] == .blank { readLine(line) } else { index += 1 }
      for place in place..<max(index, place + 1) {
        keepTextBeside(place)
        keepTarget(place)
      }
      followsBlank = false
    }
    flushCells()
    closeExercise()
    settlePlans()
    settleLoadOfAll()
    settlePain()
    settleBodyweight()
  }

  mutating func readLine(_ line: NoteLine) {
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
    if line.isEscaped, !line.isHeading, document.writerOfChat != nil { return addNote(index) }
    if takeParagraph(line) || readOmitted(line) { return }
    if takePlainSet() { return }
    if isOfOtherMatters(line) { return addNote(index) }
    if takePlainName(line) || takePlainDuration(line) || readWritten(line) { return }
    // `**Hip thrust** (plan: 4x8)` behind `**Warm up**`
    let isAnother = line.isBold && line.kind == .text && open.isWarmup && open.sectionRank == line.rank
    if line.isHeading || isAnother { closeParts(above: line.rank) } else if endsFlatSection(line) { closeSection() }
    if readAnnouncement(line) || beginsNotes(line) { return }
    if takePlainWording(line) || takeProduct(line) || readDateAgain(line) || readEffortsBelow(line) { return }
    if NoteStructureWords.cites(line.plain) || isAboveQuotedPlan(line) {
      open.isCited = true
      return addNote(index)
    }
    if line.isEscaped || isInQuotes(line) || isAside(line) || isRemarkInBrackets(line.plain) || isOfSomebody(line)
      || line.number == open.scoreLine || NoteRounds.isScore(line.plain, words: document.words)
      || (lastExercise?.setGroups.last?.sets.last?.reps != nil
        || open.rounds > 1 && line.plain.contains { $0.isLetter })
        && NoteRounds.isTotalTime(line.plain, isOfRounds: open.rounds > 1)
      || isTimeAmongSets(line) || isLegend(line) || isOfOtherMatters(line) || isPlaceAndTime(line)
      || tellsOfOtherNumbers(line)
      || tellsAgain(line)
      || isTale(line) || isOfRecord(line) || tellsOfReserve(line) || tellsOfGear(line) || isRemarkAlone(line)
    {
      addNote(index)
    } else if readPairsOfSuperset(line) || takeLengthOfDay(line) || readComing(line)
      || readComingOfMany(line) || readLoadToCome(line) || readUndone(line)
      || readAnnouncedSets(line)
      || readHours(line) || readPartOfDay(line) || readEffortOfAll(line)
      || readPlanSentence(line) || readOutcome(line) || readAttempt(line) || readMostLine(line) || readOfScheme(line)
      || readScheme(line) || readStrokes(line) || readTempoLaps(line) || readLaps(line) || readSchemeLine(line)
      || takeColumns(line) || takeLoadsByTurns(line) || takeLoadsOfTime(line) || takeLoadsBelow(line)
      || takeLoadBehindAt(line) || readSameLoad(line) || readRepeat(line)
      || readInlineFields(line) || readField(line) || readRounds(line) || readFactList(line)
    {
      return
    } else if takeNumberedName(line) || takeWeightBehindRemark(line) || readPlanAndResult(line)
      || readResultAtArrow(line) || readResultOfScheme(line)
      || readCountsOfScheme(line) || takePairAbove(line) || takeNameAndRemark(line) || takeLoadsOverReps(line)
      || readDivided(line) || readSentences(line)
    {
      return
    } else if let reading = reading(index), !reading.sets.isEmpty {
      flushCells()
      takeSets(reading, of: line)
    } else {
      if let exercise = open.exercise, line.rank <= exercise.rank { flushCells() }
      takeLabel(line)
    }
  }

  /// Whether a line stands behind the list that hung below a section's label.
  func endsFlatSection(_ line: NoteLine) -> Bool {
    guard open.sectionIsFlat, followsBlank || open.rounds > 1 || open.isWarmup && line.kind == .item,
      let section = open.sectionRank, let exercise = open.exercise
    else {
      return false
    }
    // `B) Bench 80x8` behind `A) EMOM 8`, but `A1) Push-ups` is one of its exercises.
    func hasLabel(_ text: String) -> Bool { text.withByteSlice { $0.behindLabel.count < $0.count } }
    let name = session.sections.last?.name ?? ""
    if open.rounds > 1, hasLabel(line.plain), hasLabel(name), line.plain.utf8.first != name.utf8.first { return true }
    // `Sat partner wod w Jen` begins another day.
    if open.rounds > 1, followsBlank, line.rank <= section,
      document.words.weekday(line.plain.prefix { $0.isLetter }) != nil, !line.plain.hasDigit
    {
      return true
    }
    // `3 rounds:` over lines that stand no deeper ends with them at a blank line, an EMOM of one exercise as well.
    let isOfMinutes = session.sections.last?.name?.lowercased().containsBytes(of: "emom") == true
    let isOver =
      open.rounds > 1 && followsBlank && (session.sections.last?.exercises.count ?? 0) > (isOfMinutes ? 0 : 1)
    return line.rank <= section && (exercise.rank > section || isOver)
  }

  /// Closes what a line of that rank ends.
  mutating func closeParts(above rank: Int) {
    flushCells()
    if let exercise = open.exercise, exercise.rank >= rank { closeExercise() }
    if let section = open.sectionRank, section >= rank { closeSection() }
    if let plan = open.planRank, plan >= rank { open.planRank = nil }
    if let other = open.otherRank, other >= rank { open.otherRank = nil }
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
    open.scheme = nil
  }
}
