import TextStreams
import TrainingModel

/// One line on its way from text to sets: label, name, clauses, and what is left over.
struct NotationLine {
  /// How many places a name may be followed by its sets at: names are short, and hostile text is not.
  static let candidateLimit = 32
  /// No line holds more sets than this.
  static let setLimit = 2000

  let bytes: [UInt8]
  let words: NoteWords
  let context: NotationContext
  let tokens: [NotationToken]
  /// What has been found in the tokens.
  let memo: NotationMemo
  var reading = NotationReading()
  /// What is left over, in bytes.
  var pieces: [Range<Int>] = []
  /// Whether the name stood behind the numbers.
  var isNumberFirst = false
  /// The colour of the band that stands behind the name.
  var bandColor: String?
  /// How many further exercises may stand behind this one.
  var depth = 0

  init(memo: NotationMemo, words: NoteWords, context: NotationContext) {
    bytes = memo.bytes
    self.words = words
    self.context = context
    tokens = memo.tokens
    self.memo = memo
  }

  /// The sets; `nil` where there are none.
  mutating func read() -> NotationReading? {
    if isProfile { return nil }
    let start = readLabel()
    if let rounds = readRounds(from: start) { return rounds }
    var count = 0
    for place in start..<max(start, tokens.count) where mayBegin(place, isFirst: place == start) {
      if count == Self.candidateLimit { break }
      count += 1
      if let moved = withNameMoved(at: place, lead: start..<place) { return finish(moved, start: start) }
      guard let found = parse(at: place, lead: start..<place) else { continue }
      return finish(found, start: start)
    }
    return nil
  }

  /// Name, label, load, unit and rest of an exercise's line.
  mutating func heading() -> NotationReading {
    let before = reading
    if let found = read() { return found }
    reading = before
    pieces = []
    let start = readLabel()
    readHeading(from: start)
    reading.note = note()
    return reading
  }

  // MARK: Words

  func text(_ range: Range<Int>) -> String {
    let lower = max(0, min(range.lowerBound, bytes.count))
    return String(decoding: bytes[lower..<max(lower, min(range.upperBound, bytes.count))], as: UTF8.self)
  }

  /// What a word may be.
  func entry(_ token: NotationToken) -> NoteWordTable.Entry? {
    switch token.entry {
    case NotationToken.noEntry: nil
    case NotationToken.openEntry: entry(token.start..<token.end)
    default: words.table[Int(token.entry)]
    }
  }

  /// What the words at some bytes may be together.
  func entry(_ range: Range<Int>) -> NoteWordTable.Entry? {
    bytes.withByteSlice { words.entry($0.slice(range.lowerBound, range.upperBound)) }
  }

  /// How many words stand among tokens.
  func wordCount(_ range: Range<Int>) -> Int { tokens[range].count { $0.kind == .word } }

  func hasWords(_ range: Range<Int>) -> Bool { tokens[range].contains { $0.kind == .word } }

  /// Whether the first word is one of prose.
  func beginsWithProse(_ range: Range<Int>) -> Bool {
    guard let first = tokens[range].firstIndex(where: { $0.kind == .word }) else { return false }
    // `Good mornings`, `Good AMs`
    if first + 1 < range.upperBound, case let second = text(of: first + 1).lowercased(),
      second.hasPrefix("morning") || second == "am" || second == "ams"
    {
      return false
    }
    return entry(tokens[first])?.lists.contains(.prose) ?? false
  }

  /// Whether one of the words occurs in names of exercises.
  func hasExerciseWord(_ range: Range<Int>) -> Bool {
    tokens[range].contains { $0.kind == .word && entry($0)?.isOfNames ?? false }
  }

  /// What the words of some tokens hint at.
  func hints(_ range: Range<Int>) -> ExerciseHints {
    guard let first = tokens[range].first, let last = tokens[range].last else { return ExerciseHints() }
    return words.hints(forExercise: bytes[first.start..<max(first.start, last.end)])
  }

  func hints(_ token: NotationToken) -> ExerciseHints { words.hints(forExercise: bytes[token.start..<token.end]) }

  func isLetter(_ place: Int, in letters: ClosedRange<UInt8>) -> Bool {
    guard place < tokens.count, tokens[place].kind == .word, tokens[place].end - tokens[place].start == 1 else {
      return false
    }
    return letters.contains(bytes[tokens[place].start] & 0xDF)
  }
}
