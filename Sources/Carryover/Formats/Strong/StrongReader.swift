import TextStreams

/// Reads Strong's CSV into sessions, chunk by chunk, in the memory of the sessions of one start.
///
/// It never sees a file. What a first pass over the text found (the columns, the unit, the order of dates) is handed to
/// it, and the text comes in an order in which starts do not fall: as it stands, or block by block.
struct StrongReader: ~Copyable {
  var tokenizer: RecordTokenizer
  var context: StrongContext
  var decoder: StrongRowDecoder
  private(set) var places: StrongPlaces
  /// The set of the row being read.
  var set = LoggedSet(id: Identifier(.zero))
  let vocabulary: StrongVocabulary
  let identity: SessionIdentity
  /// Derives the identifiers of what is in a session.
  var children = ChildIdentifiers()
  let headerIsUnknown: Bool
  var counts = RowCounts()
  var recordCount = 0
  var log = DiagnosticLog()
  /// Sessions that are complete and not yet taken.
  var finished: [Entity] = []
  /// Finds the templates of exercises.
  var templates: TemplateFinder
  var rejectedRows: RejectedRowLog
  let limits: ReadingLimits
  /// What the text is hoped to be, where nobody has looked over it.
  var hope: StrongHope?

  // The session that rows go into.
  var drafts: [SessionDraft] = []
  var current = -1
  var start: CivilMoment?
  /// How many rows there are of that start.
  var rowsOfStart = 0
  var block: [ExerciseDraft] = []
  /// Drafts that are done with, whose memory serves again.
  var spareDrafts: [ExerciseDraft] = []
  var dateBytes = RememberedField()
  var titleBytes = RememberedField()
  var isNewBlock = true
  /// Whether the record before was a row of as many fields as the header, which was taken.
  var followsRow = false
  /// Whether the row before was rejected: a rest after it is not the rest of any set that was read.
  var followsRejectedRow = false
  var pendingNote: (name: String, nameIndex: Int, text: String)?
  var names = NameTable()
  var nameIndex = -1
  var nameBytes = RememberedField()
  var durationBytes = RememberedField()
  var durationSeconds: Double?
  /// Whether the row before had a duration, which its session has now.
  var durationIsTaken = false
  var noteBytes = RememberedField()

  init(findings: StrongFindings, options: ReadingOptions, vocabulary: StrongVocabulary) {
    tokenizer = RecordTokenizer(grammar: findings.grammar, limits: options.limits.records)
    limits = options.limits
    var context = StrongContext(binding: findings.binding, vocabulary: vocabulary)
    context.dates = findings.dates
    context.loadUnits = findings.loadUnits
    context.distanceUnit = options.distanceUnit
    self.context = context
    self.vocabulary = vocabulary
    decoder = StrongRowDecoder(context)
    places = StrongPlaces(context.binding)
    identity = SessionIdentity(owner: options.owner)
    templates = TemplateFinder(options.matcher)
    rejectedRows = RejectedRowLog(isWanted: options.keepsRejectedRows)
    headerIsUnknown = findings.headerIsUnknown
    if findings.recordCount == nil { hope = StrongHope() }
  }

  /// How many values were taken as absent that stand for none where a column may not be empty.
  var placeholderCount = 0
  /// How many numbers were cleaned of a conversion's dust under earlier columns.
  private var dustBefore = 0

  /// Goes on at another place of the text, where the columns are those of `binding`.
  mutating func beginBlock(at position: TextPosition, binding: StrongBinding) {
    tokenizer.restart(at: position)
    isNewBlock = true
    if binding != context.binding { bind(binding) }
  }

  /// Takes the next bytes.
  mutating func consume(_ chunk: ByteSlice) {
    hope?.see(chunk)
    tokenizer.append(chunk)
    while tokenizer.next() { readRecord() }
  }

  /// Says that the text, or the block, ends here.
  mutating func endBlock() {
    hope?.finish()
    tokenizer.finish()
    while tokenizer.next() { readRecord() }
  }

  /// Completes the last sessions, and gives what was found since the last time.
  mutating func takeFindings() -> PieceFindings {
    finishStart()
    var findings = PieceFindings()
    swap(&findings.rows, &counts)
    swap(&findings.log, &log)
    findings.recordCount = recordCount
    swap(&findings.placeholderCount, &placeholderCount)
    findings.dustCount = dustBefore + decoder.takeDust()
    recordCount = 0
    dustBefore = 0
    return findings
  }

  mutating func bind(_ binding: StrongBinding) {
    context.binding = binding
    context.words = vocabulary.setWords(language: binding.language ?? "en")
    dustBefore += decoder.takeDust()
    // The same digits may be another duration under other columns.
    durationBytes.forget()
    durationSeconds = nil
    decoder = StrongRowDecoder(context)
    places = StrongPlaces(binding)
  }
}
