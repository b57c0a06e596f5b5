import TrainingModel

/// Reads the sets that a paragraph of prose tells, sentence by sentence, with the names of exercises as its marks:
/// `Squats first, 60 for 5 to warm up, then three sets of five at 100. Bench was 80 for 8, 8 and 7.`
///
/// What is remembered, hoped for or told of somebody else is no set. Memory is that of the paragraph.
struct NoteParagraphReader {
  /// What a paragraph tells of one exercise in one place.
  struct Part {
    /// As it is named there; empty where the paragraph goes on with what stands above it.
    var name: String
    var sets: [LoggedSet] = []
  }

  /// No paragraph that is longer is read.
  static let longest = 6000

  let text: String
  let tokens: [NoteParagraphToken]
  /// The words of its language, and where each token stands among them.
  let told: NoteToldWords
  let entries: [Int?]
  /// What each token means in all notation.
  let meanings: [NoteWord?]
  let names: NoteNames
  /// The unit of loads that state none.
  let unit: LoadUnit?

  /// Which tokens tell of what was not done, or not by the writer or on that day.
  var isPassed: [Bool]
  /// Which of them tell of what was meant for that day, whose exercise may have been done otherwise.
  var isMeant: [Bool]
  /// Where an exercise is named, and where its name ends.
  var namesAt: [Int: (end: Int, name: String)] = [:]
  /// Which numbers were understood.
  var isUnderstood: [Bool]

  var parts: [Part] = [Part(name: "")]
  /// How many sets they have: no more are read than a line may hold.
  var count = 0
  var place = 0
  /// The load that the repetitions to come were done with.
  var load: Load?
  /// The load of the exercise before.
  var lastLoad: Load?
  /// Where the tokens of a load end that no repetitions followed.
  var loadEnd = 0
  /// Whether nothing was done yet with it.
  var isLoadFresh = false
  /// Whether the set told last is one of at least so many repetitions: `305x3+`.
  var isOpenEnded = false
  /// Whether the sets told last are so many of the same.
  var isScheme = false
  /// The sets that were told last, together.
  var group: Range<Int> = 0..<0
  /// How many sets the part had where the clause, and the sentence, began.
  var clauseStart = 0
  var sentenceStart = 0
  var isWarmup = false
  var isDrop = false
  var dropIsSet = false
  var isWarmupOnce = false
  var isWarmupShort = false
  /// Whether the sentence says where its working sets begin.
  var warmupIsLong = false
  var isToFailure = false
  var side: Side?
  /// Whether the sentence says that all of it was done with one side.
  var isOneSided = false
  /// Where the tokens of the sets end that were told last.
  var groupEnd = 0
  /// Whether the sets told last count what is named right behind them: `10 burpees`.
  var countsName = false
  /// Whether attempts are told, and one was right before.
  var isMeet = false
  var isBehindAttempt = false
  /// How many sets are to come of the repetitions that are told next.
  var setsToCome = 1
  /// How often what is listed was done in turn.
  var rounds = 1
  /// Whether the sets told last state their load.
  var isOwnLoad = true
  /// Whether an exercise was named in the sentence.
  var isNamedInSentence = false

  init(_ text: String, words: NoteToldWords, names: NoteNames, unit: LoadUnit?) {
    self.text = text
    told = words
    self.names = names
    self.unit = unit
    tokens = NoteParagraphTokenizer.tokens(of: text, words: words)
    entries = tokens.map { words.entry($0.text) }
    meanings = tokens.map { $0.kind == .word ? names.words.word($0.text) : nil }
    isPassed = Array(repeating: false, count: tokens.count)
    isMeant = isPassed
    isUnderstood = Array(repeating: false, count: tokens.count)
  }

  /// Whether somebody takes back what they said: `120x2, no wait, 125x2`.
  var takesBack: Bool {
    tokens.indices.contains { place in
      if isTyped(place, .takenBack) { return true }
      // Who speaks for long takes back one thing and not all.
      if tokens.count > 60 { return false }
      return typedEnd(of: .mended, at: place) != nil
        || place > 0 && tokens[place - 1].kind == .comma && isTyped(place, .excused)
    }
  }

  /// Reads the paragraph.
  mutating func run() {
    findNames()
    passOverOthers()
    isMeet = tellsAttempts
    while place < tokens.count {
      if isPassed[place] {
        if let name = namesAt[place], isMeant[place] {
          begin(name)
        } else {
          keepMeantLoad()
          place += 1
        }
        continue
      }
      // `calf raises on the leg press`
      if let name = namesAt[place], isPlaceOfExercise() {
        place = name.end
        continue
      }
      if readBoundary() { continue }
      if let name = namesAt[place] {
        begin(name)
      } else if !readMark(), !readSets() {
        place += 1
      }
    }
  }

  /// `The plan said 5x5 at 92.5 and I got 5, 5 and 4`: the load that was meant.
  private mutating func keepMeantLoad() {
    guard isMeant[place], tokens[place].kind == .number, place > 0, ["at", "with"].contains(tokens[place - 1].text)
    else {
      return
    }
    takeLoad(load(tokens[place].value, nil))
  }

  /// Whether all numbers are those of somebody else, or of another day.
  var isOfOthers: Bool {
    var count = 0
    for place in tokens.indices where tokens[place].kind == .number {
      guard isPassed[place], !isMeant[place] else { return false }
      count += 1
    }
    return count > 0
  }

  /// How many numbers nobody knows the meaning of.
  var unreadNumbers: Int {
    tokens.indices.count { tokens[$0].kind == .number && !isUnderstood[$0] && !isPassed[$0] }
  }

  // MARK: Tokens

  func token(_ place: Int) -> NoteParagraphToken? {
    place >= 0 && place < tokens.count && !isPassed[place] ? tokens[place] : nil
  }

  func kind(_ place: Int) -> NoteParagraphToken.Kind? { token(place)?.kind }

  /// The word at a place; empty where there is none.
  func word(_ place: Int) -> String { token(place).flatMap { $0.kind == .word ? $0.text : nil } ?? "" }

  /// Takes a load that the repetitions to come were done with.
  mutating func takeLoad(_ load: Load?) {
    self.load = load
    isLoadFresh = load != nil
    loadEnd = 0
    group = 0..<0
  }

  /// Takes sets of the exercise that is open.
  mutating func take(_ sets: [LoggedSet], upTo end: Int) {
    let last = parts.count - 1
    let start = parts[last].sets.count
    guard count <= NotationLine.setLimit else {
      place = max(end, place + 1)
      return
    }
    count += sets.count
    parts[last].sets += sets
    group = start..<parts[last].sets.count
    groupEnd = end
    countsName = false
    if isWarmupOnce { (isWarmup, isWarmupOnce) = (false, false) }
    isLoadFresh = false
    isOpenEnded = false
    isScheme = false
    isBehindAttempt = false
    understand(place, upTo: end)
    place = end
  }

  /// Changes sets of the exercise that is open; those that there are.
  mutating func changeSets(_ range: Range<Int>, _ change: (inout LoggedSet) -> Void) {
    let last = parts.count - 1
    for index in range.clamped(to: parts[last].sets.indices) { change(&parts[last].sets[index]) }
  }

  /// Some sets of the exercise that is open; those that there are.
  func toldSets(_ range: Range<Int>) -> [LoggedSet] {
    let sets = parts[parts.count - 1].sets
    return Array(sets[range.clamped(to: sets.indices)])
  }

  /// The last of the sets told together.
  var lastOfGroup: Range<Int> { max(group.upperBound - 1, group.lowerBound)..<group.upperBound }

  /// Says that the tokens up to an end were understood.
  mutating func understand(_ start: Int, upTo end: Int) {
    var token = max(start, 0)
    while token < min(end, tokens.count) {
      isUnderstood[token] = true
      token += 1
    }
  }

  /// A set of the kind that the sentence tells.
  func set(reps: Int?, load: Load?) -> LoggedSet {
    var set = LoggedSet(id: Identifier(.zero), kind: isWarmup ? .warmup : isDrop ? .drop : .working)
    set.reps = reps
    set.load = load
    set.side = side
    set.toFailure = isToFailure
    return set
  }

  /// A load of the exercise that is open.
  func load(_ value: Double, _ unit: LoadUnit?) -> Load {
    let look = names.look(parts.last?.name ?? "")
    var kind = LoadKind.external
    if look.isBodyweight { kind = look.isAssisted ? .assisted : .added }
    return Load(value: value, unit: unit ?? self.unit, kind: kind)
  }
}
