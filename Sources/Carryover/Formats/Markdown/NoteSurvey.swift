import TextStreams
import TrainingModel

/// The first pass over a document of notes: where sessions begin, what its dates look like, what its numbers vote for.
///
/// Memory is some hundred bytes for each line that looks like a session's head.
struct NoteSurvey {
  /// A line that may begin a session.
  struct Start {
    /// Where the session's text begins, which may be a title before the date.
    var offset: UInt64
    var line: Int
    var headLine: Int
    var level: Int
    var date: NoteDate?
    /// The year and month that a heading above says.
    @SmallNumber var year: Int?
    @SmallNumber var month: Int?
    /// What kind of evidence the line is.
    var strength: Strength
    /// Whether lines with numbers stand between this and the start before.
    var hasContentBefore = false
    /// The day that the week's heading above says is its Monday, or its first.
    var week: CivilDate?
    /// Whether the heading speaks of a week, which may have days below it.
    var isWeek = false
    /// Whether the date is one of several under an exercise's heading, or in a table.
    var isFragment = false
    /// Whether a heading above it says that nothing below was done yet: `# Week 2 (to do)`.
    var isUndone = false
    /// Whether it is a field that says the date and nothing else.
    var isField = false
    /// Whether numbers stand in its line that are no part of the date.
    var hasOtherNumbers = false
    /// The heading or the header, where it does not stand right above.
    var context: String?
    /// The column that the date heads, in a table of them.
    var column: Column?

    /// What its line looks like, where its date is of two or three numbers.
    var shape: Shape? {
      guard let date, date.pair != nil else { return nil }
      // Points make a date as plain as a weekday does.
      let isPlain = date.weekday != nil && date.separator != UInt8(ascii: ".")
      return Shape(level: level, separator: date.separator, hasWeekday: isPlain)
    }
  }

  /// A column of a table, and where the table ends. Few starts have one, so that it is kept apart.
  final class Column {
    let place: Int
    var end: (offset: UInt64, line: Int)?

    init(place: Int) { self.place = place }
  }

  /// What a line with a date of numbers looks like.
  struct Shape: Hashable {
    var level: Int
    var separator: UInt8
    var hasWeekday: Bool
  }

  /// Lines of the strongest kind in a document begin its sessions; the others are text.
  enum Strength: Int, Comparable {
    /// `Day 1`, a weekday, `3/5`, a whole date.
    case numberedDay, weekday, weakDate, date
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Nothing, for the reason that `NoteAssembly` has it.
  private let unsized: (any Sendable)? = nil
  var starts: [Start] = []
  /// The days that tables have columns of.
  var columnDays: Set<Int> = []
  /// A year that the document's first lines say.
  var titleYear: Int?
  /// The date that the front matter states.
  var documentDate: NoteDate?
  /// When the document says it was written, which is its session's date where it has no other, and the line.
  var writing: (date: NoteDate, line: Int)?
  /// The last line that heads an e-mail.
  var mailLine = 0
  var lineCount = 0
  var evidence = NotationEvidence()
  var legendUnit: LoadUnit?
  /// The unit that the first day's own line says, which goes on where no other is said.
  var unitOfDay: LoadUnit?
  var marks: [String: String] = [:]
  /// Whether a line above the first day says that a plan follows.
  var isPlan = false
  /// Whether a line may say that something was done as in the session before.
  var refersBack = false
  /// The load of all sets, where a line above the first day says it.
  var loadOfAll: Load?
  /// What a bar weighs, where a legend says it.
  var weightOfBar: Load?
  /// Whether a legend says that a letter stands for an attempt that succeeded: `o = made`.
  var hasMarksOfAttempts = false
  /// What days say of all loads: `Legs // 81 min, all weights lb btw`.
  var unitsInHeads: Set<LoadUnit> = []
  /// Whether a line says that the first of several numbers with slashes between is the load: `kg/reps/reps`.
  var hasLoadBeforeSlashes = false
  /// Where the warm-up sets stand, as a line says.
  var warmups = NoteWarmupLegend()
  /// What pictures beside sets say of them.
  var statuses = NoteStatusLegend()
  /// What the document says that its abbreviations mean.
  var abbreviations = NoteStatedAbbreviations()
  var signs = NoteSignLegend()
  /// What the first line says that the document is a log of.
  var subject: String?
  /// The exercise that the first line names as a heading.
  var titleName: String?
  /// What the numbers of a line are, in the order of a legend: `kg / reps / rir`.
  var fields = NoteStatedFields()
  var columnsOfNumbers: [NoteColumnRole] = []
  var document: NoteDocument
  var parser: NoteLineParser
  /// The line being looked at, for the parser to make it in.
  private var parsed: [NoteLine] = []
  var held: (line: NoteLine, offset: UInt64)?
  /// Whether bars in it may make it a row.
  var heldMayJoin = false
  var beforeHeld = NoteLine.Kind.blank
  var hasContent = false
  /// Headings, one after another without anything between, and a title line before a date.
  var chain: (offset: UInt64, line: Int, text: String?)?
  /// The last line of dashes, above which front matter may begin.
  var lastMark: (offset: UInt64, line: Int)?
  var year: Int?
  var month: Int?
  var week: CivilDate?
  /// The level of a heading which says that nothing below it was done yet.
  var undoneLevel: Int?
  /// Whether that heading only announces them, which holds for the days that follow at once.
  var isOfAnnouncement = false
  /// The line of an exercise's name, or of a table's header, that dates may stand under.
  var context: Context?
  /// The table being read: the place of its dates.
  var table: (date: Int?, last: NoteDate?)?

  var names: NoteNames

  init(document: NoteDocument) {
    self.document = document
    names = document.names
    parser = NoteLineParser(words: document.words)
  }

  mutating func look(_ bytes: ArraySlice<UInt8>, offset: UInt64) {
    lineCount += 1
    if takePlain(bytes) { return }
    if !refersBack { refersBack = bytes.withByteSlice { NoteAssembly.mayReferBack($0) } }
    parser.parse(bytes, number: lineCount, into: &parsed)
    let line = parsed.removeLast()
    if case .underline(let level) = line.kind, var previous = held, previous.line.kind == .text, beforeHeld != .text,
      !previous.line.isQuoted, !document.holdsSets(aboveRule: previous.line.plain)
    {
      previous.line.kind = .heading(level)
      held = previous
    }
    if heldMayJoin, let above = held?.line,
      NoteTable.joins(above, above: beforeHeld, below: line, words: document.words)
    {
      held?.line.kind = .row
    }
    settleHeld()
    heldMayJoin = NoteTable.mayJoin(line)
    held = (line, offset)
  }

  mutating func settleHeld() {
    guard let (line, offset) = held.take() else { return }
    consider(line, offset)
    beforeHeld = line.kind
  }

  mutating func consider(_ line: NoteLine, _ offset: UInt64) {
    if table != nil, line.kind != .row, line.kind != .rowRule { endTable(line, offset) }
    // What is marked as prose explains nothing.
    if !line.isEscaped {
      abbreviations.collect(line.plain, words: document.words, names: names)
      if line.kind != .row { signs.collect(line.plain, isAbove: starts.isEmpty, words: document.words) }
      if line.kind == .item { signs.collectMark(line.raw, told: line.plain, words: document.words) }
      if starts.isEmpty { abbreviations.collectLine(line.plain, names: names) }
    }
    fields.collect(line.plain, words: document.words)
    switch line.kind {
    case .underline:
      lastMark = (offset, line.number)
      table = nil
      // What stands apart above a line of dashes is no title of what is below it.
      if beforeHeld == .blank, chain?.text != nil { chain = nil }
      return
    case .frontMatter:
      // With the mark above it, it belongs to the session whose head comes next.
      if let lastMark { chain = (lastMark.offset, lastMark.line, nil) }
      return
    case .property:
      considerProperty(line)
      return
    case .blank, .rule, .fence, .verbatim:
      table = nil
      // `<!-- all weights in lb -->`
      if line.kind == .verbatim, let comment = Self.comment(line.content) {
        collectUnit(NoteLine(.none, comment, number: line.number))
      }
      return
    case .rowRule: return
    case .row:
      considerRow(line, offset)
      return
    case .text, .item, .heading: table = nil
    }
    let isExample = starts.isEmpty && (line.kind == .text || line.kind == .item) && NoteSignLegend.isExample(line.plain)
    if isExample { legendUnit = legendUnit ?? NoteSignLegend.unit(ofExample: line.plain, words: document.words) }
    if line.isEscaped || isExample {
      chain = nil
      return
    }
    if considerPlainSet(line) || considerNamedSets(line) { return }
    if considerBareName(line, offset) || considerProduct(line, offset) { return }
    let start = start(line, offset)
    if line.isHeading { updateUndone(line, hasDay: start?.date?.hasDay == true) }
    if let start {
      if starts.isEmpty, legendUnit == nil, line.number == 1, line.plain.utf8.count <= 120 {
        legendUnit =
          NoteUnitStatement.unit(in: line.plain, words: document.words)
          ?? NoteUnitStatement.unit(behindDate: line.plain, words: document.words)
      }
      // `Week 5 Day 2. Units: lb` below the day's date.
      if !starts.isEmpty, start.date == nil { collectUnit(line) }
      if starts.isEmpty { evidence.collectBracket(line.plain, by: document.reader) }
      if starts.isEmpty, document.words.filters.units.mayBeIn(line.plain) {
        unitOfDay = NoteUnitStatement.unit(in: line.plain, words: document.words)
      }
      if document.words.filters.units.mayBeIn(line.plain, isFree: true),
        let unit = NoteUnitStatement.unit(inHead: line.plain, words: document.words)
      {
        unitsInHeads.insert(unit)
      }
      // A title that was written is nobody's scale.
      if !line.isHeading || NotesHeading(line.content) == nil {
        evidence.collectUnitBesideDate(line.plain, by: document)
      }
      collectBehindDate(line, start)
      add(start)
    } else {
      collect(line)
    }
    if line.number == 1, line.isHeading, names.look(line.plain).isKnown { titleName = line.plain }
    if starts.isEmpty, line.number <= 3, subject == nil, let name = NoteStructureWords.subject(of: line.plain),
      names.look(name).isKnown || document.words.hints(forExercise: name).isDistance
    {
      subject = name
    }
    if starts.isEmpty, line.number <= 5 {
      if !isPlan { isPlan = NoteStructureWords.headsPlan(line.plain) }
      if loadOfAll == nil { loadOfAll = NoteLoadStatement.load(in: line.plain, words: document.words) }
    }
    updateChain(line, offset, isStart: start != nil)
    updateName(line, offset, isStart: start != nil)
    if titleYear == nil {
      let isAbove = starts.isEmpty && lineCount <= 20
      titleYear = isAbove ? Self.year(in: line.plain) : start == nil ? Self.yearOfAll(in: line.plain) : nil
    }
    if start == nil, !line.isHeading, isContent(line) {
      hasContent = true
      if isOfAnnouncement { (undoneLevel, isOfAnnouncement) = (nil, false) }
    }
  }

  mutating func add(_ start: Start) {
    var start = start
    if month == nil, let date = start.date, date.weekday != nil, date.month != nil || date.pair != nil {
      document.dates.takesDaysAlone = true
    }
    // `# Deadlift` above all days is what they are of.
    if starts.isEmpty, subject == nil { subject = titleName }
    // An exercise above another session's beginning is that session's, whatever stands below.
    if start.isFragment, let fresh = context?.start, fresh.line > starts.last?.headLine ?? 0 {
      (start.offset, start.line) = fresh
      context?.start = nil
    } else if start.isFragment {
      start.context = context?.text
    } else if let chain, isTitle(chain.text) {
      (start.offset, start.line) = (chain.offset, chain.line)
    }
    // The header of a table without bars, above the days whose rows it is of.
    if start.context == nil, start.column == nil, parser.columns.headerLine < start.line {
      start.context = parser.columns.header
    }
    start.hasContentBefore = hasContent
    hasContent = false
    if let undoneLevel, start.level > undoneLevel { start.isUndone = true }
    starts.append(start)
    if start.column != nil, let date = start.date { columnDays.insert(Self.day(of: date)) }
  }
}
