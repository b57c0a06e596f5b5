import TrainingModel

/// What is settled for a whole document of notes before its sessions are read.
struct NoteDocument {
  let words: NoteWords
  let reader: NotationReader
  var dates: NoteDateReader
  var names: NoteNames
  let memos = NoteMemos()
  /// What was done in the sessions before, for lines such as `Row same as last time`.
  let history = NoteHistory()
  var conventions = NotationConventions()
  /// The unit of loads that state none: the legend's, the majority's, the caller's.
  var loadUnits: LoadUnitSchedule?
  /// Whose sets those of a chat are, where others talk there, too.
  var writerOfChat: String?
  var distanceUnit: DistanceUnit?
  var dateOrder = NoteDateOrder.dayFirst
  /// Whether a line above its first day says that it is a plan.
  var isPlan = false
  /// Whether any line of it begins a session.
  var hasDays = false
  /// Whether a line may say that something was done as in the session before.
  var refersBack = false
  /// The exercise that the document's first line says it is a log of: `Swim log`.
  var subject: String?
  /// The load of all sets that state none, where the document says so.
  var loadOfAll: Load?
  /// Whether a letter behind a load says that it was lifted, as a legend has it: `o = made`.
  var hasMarksOfAttempts = false
  /// Whether the first of several numbers with slashes between is the load, as a line says: `kg/reps/reps`.
  var hasLoadBeforeSlashes = false
  /// Where the warm-up sets stand, as a line says.
  var warmups = NoteWarmupLegend()
  /// What pictures beside sets say of them.
  var statuses = NoteStatusLegend()
  /// What the numbers of a line are, in the order of a legend: `kg / reps / rir`.
  var columnsOfNumbers: [NoteColumnRole] = []
  /// What its own abbreviations mean, and of which fields its lines consist, where a legend says so.
  var abbreviations = NoteStatedAbbreviations()
  var signs = NoteSignLegend()
  var fields = NoteStatedFields()
  /// What single letters in cells of their own stand for, where a legend says so: `D = Dropsatz`.
  var letters: [String: NoteWord] = [:]
  /// What marks in brackets stand for, where a legend says so: `(A) = warm-up`.
  var marks: [String: String] = [:]

  init(options: ReadingOptions, words: NoteWords = .shipped) {
    self.words = words
    reader = NotationReader(words: words)
    dates = NoteDateReader(words: words)
    names = NoteNames(mapping: options.exerciseMapping, words: words, reader: reader)
    distanceUnit = options.distanceUnit
  }
}

/// The last sets of each exercise, by its name, whatever its case.
///
/// Memory is that of the sets of at most 5,000 exercises.
final class NoteHistory {
  private var sets: [String: [LoggedSet]] = [:]
  /// Each name as typed, folded: to look it up costs the same however many there are.
  private var keys: [String: String] = [:]
  private static let limit = 5000
  /// The unit that a day said is that of the days behind it, too.
  var unit: LoadUnit?
  /// Whether what was quoted on a day before was the plan of what was done.
  var quotesPlans = false
  /// What stood behind the date of a day above and was its title and nothing else, in letters and spaces.
  private(set) var titles: Set<String> = []
  /// The exercises of the last session in which something was done.
  private(set) var exercises: [(name: String, sets: [LoggedSet])] = []

  /// Keeps what was done in a session.
  func add(_ session: Session) {
    var latest: [(name: String, sets: [LoggedSet])] = []
    for section in session.sections {
      for exercise in section.exercises {
        guard let done = exercise.setGroups.last?.sets, done.first?.isCompleted == true else { continue }
        latest.append((exercise.name, done))
        let key = key(exercise.name)
        if sets.count < Self.limit || sets[key] != nil { sets[key] = done }
      }
    }
    if !latest.isEmpty { exercises = latest }
  }

  /// Keeps a title, of which there are few in a log: of a hundred no more are kept.
  func addTitle(_ title: String) {
    if titles.count < 100 { titles.insert(title) }
  }

  /// The last sets under a name.
  func last(_ name: String) -> [LoggedSet]? { sets[key(name)] }

  private func key(_ name: String) -> String {
    if let key = keys[name] { return key }
    let key = foldedName(name)
    if keys.count < Self.limit { keys[name] = key }
    return key
  }
}

/// What was found of the labels and keys of a document.
struct NoteMemos {
  let columns = NoteMemo<NoteTable.Column?>()
  let qualifiers = NoteMemo<Bool>()
  let verdicts = NoteMemo<Bool>()
  let kinds = NoteMemo<Bool>()
  let plans = NoteMemo<Bool>()
  let pains = NoteMemo<[String]>()
  let outcomes = NoteMemo<Bool?>()
  let roles = NoteMemo<NoteColumnRole?>()
  let keys = NoteMemo<(field: NoteField?, column: NoteColumn?)>()
  let units = NoteMemo<LoadUnit?>()
  let sides = NoteMemo<(name: String, side: Side)?>()
  let plainNames = NoteMemo<(name: String, look: NoteNameLook)?>()
  let rounds = NoteMemo<(isOfMost: Bool, count: Int?)>()
}

/// What the lines of one session are, as the first pass found them.
struct NoteSpan: Hashable, Sendable {
  /// A run of lines that belong to the session.
  struct Part: Hashable, Sendable {
    /// Where it begins in the document, and how long it is, in bytes.
    var offset: UInt64
    var length: UInt64 = 0
    /// The document's line that it begins with, from 1.
    var line: Int
    /// The line that says the date or the day, where one does.
    var headLine: Int?
    /// A line from further up that holds here: the heading of an exercise, a table's header.
    var context: String?
    /// Whether the date stands under an exercise or in a table, so that the lines before it are no title.
    var isFragment = false
    /// Whether a heading above it says that nothing below was done yet.
    var isUndone = false
    /// The column of its tables that is read, where each column is a session.
    var column: Int?
    /// Whether another session counts these lines.
    var isAgain = false
  }

  /// The session's lines. There are several parts where a log is kept by exercise, each with its dates.
  var parts: [Part] { [first] + further }
  var first: Part
  /// Most sessions have none, and a long log has tens of thousands of sessions.
  var further: [Part] = []
  /// The heading's level; more than six where the line is none.
  var level = NoteLine.deepestHeading + 1
  /// When it began.
  var start: CivilMoment?
  var duration: Double?
  /// Whether the head's date could not be settled, so that its text stays in the title.
  var keepsDateText = false
}

/// What became of a line.
public enum NoteLineUse: String, Hashable, Sendable, CaseIterable {
  /// It has nothing in it.
  case blank
  /// It begins a session: its date, its title.
  case session
  /// It heads a part of a session.
  case section
  /// It names an exercise.
  case exercise
  /// It holds one set or more.
  case sets
  /// It states a fact of the session, an exercise or the document: a duration, a unit, a rest.
  case fact
  /// It is a table's header, a fence, a line across.
  case marks
  /// It is kept as a note.
  case note

  /// Whether the line is counted as structure: neither set, note nor blank.
  var isStructure: Bool {
    switch self {
    case .blank, .sets, .note: false
    case .session, .section, .exercise, .fact, .marks: true
    }
  }
}

extension NoteDocument {
  /// The same with words that mean what the document says.
  func adding(_ abbreviations: NoteStatedAbbreviations, _ options: ReadingOptions) -> NoteDocument {
    let meanings = abbreviations.meanings
    var document = meanings.isEmpty ? self : NoteDocument(options: options, words: words.adding(meanings))
    document.letters = abbreviations.letters
    document.abbreviations = abbreviations
    return document
  }

  /// Whether a legend says what lines consist of, or which letters stand before plans and efforts.
  var hasStated: Bool {
    !fields.divider.isEmpty || fields.pairBehindComma != nil || !abbreviations.efforts.isEmpty
      || abbreviations.letterOfPlans != nil && abbreviations.letterOfResults != nil
  }

  /// Whether a text above a line of dashes holds sets, so that the line only divides: `60 kg x 8`, `10, 8, 8`. A day is
  /// a heading with them.
  func holdsSets(aboveRule text: String) -> Bool {
    guard text.hasDigit else { return false }
    if reader.read(text, in: NotationContext())?.sets.isEmpty == false { return true }
    guard text.utf8.first?.isDigit == true, dates.read(text, .anywhere)?.hasDay != true else { return false }
    var context = NotationContext()
    context.isUnderExercise = true
    return reader.read(text, in: context)?.sets.isEmpty == false
  }
}
