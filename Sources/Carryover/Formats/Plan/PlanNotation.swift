/// How plans are written: `Back Squat 4 × 5 @ 80 kg, rest 3 min`.
///
/// A line is a name, sets and what each of them asks for, details, and more sets with theirs. Nothing of it is left out:
/// what is no name and is not understood is a note.
struct PlanNotation {
  /// What a line says.
  struct Reading {
    /// The exercise; empty where the line has none.
    var name = ""
    /// The sets, without identifiers.
    var groups: [SetGroup] = []
    /// What was written beside them.
    var notes: [String] = []
    /// What of the notes was meant to be sets, and is not understood.
    var unread: [String] = []
    /// What stands where repetitions would, and is not one number or range for each set.
    var keptReps: [String] = []
    /// Whether the numbers are for one side of the body.
    var isUnilateral = false
    /// Whether nobody said how many sets there are.
    var isOfAssumedSets = false
    /// The number of sets as it was written, where it was no one number.
    var setsRange: String?
    /// Whether only an item of a list is meant so: in prose the same words say something else.
    var isLoose = false
    /// Whether a number stands before the name, as in `10 burpees`, which might count anything.
    var isCounted = false
  }

  let words: PlanWords
  var reading = Reading()
  var index = 0
  var load: Load?
  /// The load between the name and the sets.
  var loadBefore: Load?
  var rpe: Double?
  var rest: Double?
  /// Whether what was read last is a load, for "each" behind it means something else.
  var followsLoad = false
  /// The first group of the sets that details are of; those before have theirs.
  var firstGroup = 0
  /// The part of the greatest load that those sets ask for, as it is written.
  var shares: [String] = []
  /// How many brackets are open.
  var depth = 0
  /// Whether the line tells weeks apart, of which only the first sets can be planned.
  let hasWeeks: Bool

  private init(_ words: PlanWords) {
    self.words = words
    hasWeeks = words.tokens.contains { $0.kind == .word && ["week", "weeks", "w", "wk"].contains($0.text) }
  }

  /// Reads a line; `nil` where it has no sets in it.
  ///
  /// - Parameter isBehindName: Whether the name stands elsewhere, and so none is to be looked for.
  static func read(_ text: some StringProtocol, isBehindName: Bool = false) -> Reading? {
    var words = PlanWords(text)
    words.isBehindName = isBehindName
    var notation = PlanNotation(words)
    return notation.read()
  }

  /// Reads details alone: `RPE 8, rest 90 s`.
  static func details(_ text: some StringProtocol, into group: inout SetGroup) -> (notes: [String], isUnilateral: Bool)
  {
    var notation = PlanNotation(PlanWords(text))
    notation.readDetails()
    notation.apply(to: &group)
    return (notation.shares + notation.reading.notes, notation.reading.isUnilateral)
  }

  private mutating func read() -> Reading? {
    guard let anchor = words.anchor else { return nil }
    reading.isOfAssumedSets = anchor.sets == nil && !anchor.isList
    reading.setsRange = anchor.setsRange
    reading.isLoose = anchor.isLoose
    if case .reps = anchor.quantity {
      reading.isCounted = anchor.isLoose && anchor.start == 0 && words.number(0) != nil
    }
    let (nameEnd, label) = readName(of: anchor)
    if anchor.sets == nil, words.isUnfinished(upTo: nameEnd) { return nil }
    begin(anchor, label: label)
    if reading.name.isEmpty { readNameBehind() }
    readDetails()
    finish()
    return reading
  }

  func apply(to group: inout SetGroup) {
    if let load { group.load = load }
    if let rpe { group.rpe = rpe }
    if let rest { group.restPeriod = rest }
  }

  /// Takes the name before the sets, and a load between the two; says where the name ends, and what the sets are.
  private mutating func readName(of anchor: PlanSets) -> (end: Int, label: String?) {
    var end = anchor.start
    while end > 0, PlanWords.separators.contains(words.sign(end - 1) ?? "") { end -= 1 }
    if anchor.load == nil, end >= 2, let (value, loadEnd) = words.load(end - 2), loadEnd == end, end > 2 {
      loadBefore = value
      end -= 2
      while end > 0, words.sign(end - 1) == "@" || PlanWords.separators.contains(words.sign(end - 1) ?? "") { end -= 1 }
    }
    reading.name = words.text(0, end)
    // A bracket that the separators closed was the name's own: `Bench Press (Barbell)`.
    if reading.name.contains("("), !reading.name.contains(")"), words.sign(end) == ")" {
      reading.name = words.text(0, end + 1)
    }
    if let start = labelStart(upTo: end) {
      reading.name = words.text(0, start - 1)
      return (start - 1, words.text(start, end))
    }
    end = readManner(upTo: end)
    readPrelude(upTo: end)
    return (end, nil)
  }

  /// Takes what is to be done before the sets from the name: `Bench: work up to a heavy single, then 3x5`.
  private mutating func readPrelude(upTo end: Int) {
    guard let colon = words.tokens[..<end].indices.first(where: { $0 > 0 && words.sign($0) == ":" }) else { return }
    guard words.word(end - 1) == "then" || words.tokens[colon..<end].count(where: { $0.kind == .word }) > 3 else {
      return
    }
    reading.name = words.text(0, colon)
    reading.notes.append(words.text(colon + 1, end))
  }

  /// Where a label begins that stands between a name's colon and the sets: `Squat: warm-up 2x10`.
  private func labelStart(upTo end: Int) -> Int? {
    [end - 1, end - 2, end - 3].first { start in
      start > 1 && words.sign(start - 1) == ":" && Self.labels.contains(words.text(start, end).lowercased())
    }
  }

  /// Takes what says how from the end of the name: `Burpees EMOM 10 min`, `Push-ups AMRAP in 5 min`.
  private mutating func readManner(upTo end: Int) -> Int {
    var end = end
    if end > 1, ["for", "in"].contains(words.word(end - 1)) {
      end -= 1
      reading.name = words.text(0, end)
    }
    if end > 1, ["amrap", "emom", "tabata"].contains(words.word(end - 1)) {
      reading.notes.append(words.text(end - 1, end))
      end -= 1
      reading.name = words.text(0, end)
    }
    return end
  }

  /// Takes a name behind the sets: `3 sets of 10 Curls`.
  private mutating func readNameBehind() {
    if ["rep", "reps"].contains(words.word(index)) { index += 1 }
    if words.word(index) == "of" { index += 1 }
    guard let word = words.word(index), !["then", "and"].contains(word), !startsDetail(index) else { return }
    reading.name = takeText()
  }

  /// The text up to the next separator or `@`.
  mutating func takeText() -> String {
    let start = index
    index += 1
    while index < words.tokens.count, !isBoundary(index) { index += 1 }
    return words.text(start, index)
  }

  private func isBoundary(_ index: Int) -> Bool {
    switch words.sign(index) {
    case "@", ",", ";", "|", "(", ")", "[", "]": true
    case "-": words.followsSpace(index) && words.followsSpace(index + 1)
    default: false
    }
  }

  private func startsDetail(_ index: Int) -> Bool {
    var probe = self
    probe.index = index
    return probe.readDetail()
  }
}
