/// How plans are written: `Back Squat 4 × 5 @ 80 kg, rest 3 min`.
///
/// A line is a name, sets and what each of them asks for, and details. Nothing of it is left out: what is no name and is
/// not understood is a note.
struct PlanNotation {
  /// What a line says.
  struct Reading {
    /// The exercise; empty where the line has none.
    var name = ""
    /// The sets, without identifiers.
    var groups: [SetGroup] = []
    /// What was written beside them.
    var notes: [String] = []
    /// Whether the numbers are for one side of the body.
    var isUnilateral = false
    /// Whether nobody said how many sets there are.
    var isOfAssumedSets = false
    /// The number of sets as it was written, where it was no one number.
    var setsRange: String?
  }

  private let words: PlanWords
  private var reading = Reading()
  private var index = 0
  private var load: Load?
  private var rpe: Double?
  private var rest: Double?
  /// Whether what was read last is a load, for "each" behind it means something else.
  private var followsLoad = false

  private init(_ words: PlanWords) { self.words = words }

  /// Reads a line; `nil` where it has no sets in it.
  static func read(_ text: some StringProtocol) -> Reading? {
    var notation = PlanNotation(PlanWords(text))
    return notation.read()
  }

  /// Reads details alone: `RPE 8, rest 90 s`.
  static func details(_ text: some StringProtocol, into group: inout SetGroup) -> (notes: [String], isUnilateral: Bool)
  {
    var notation = PlanNotation(PlanWords(text))
    notation.readDetails()
    notation.apply(to: &group)
    return (notation.reading.notes, notation.reading.isUnilateral)
  }

  private mutating func read() -> Reading? {
    guard let anchor = words.firstSets ?? words.closing, let groups = anchor.groups else { return nil }
    reading.groups = groups
    reading.isOfAssumedSets = anchor.sets == nil
    reading.setsRange = anchor.setsRange
    load = anchor.load
    readName(upTo: anchor.start)
    index = anchor.end
    if reading.name.isEmpty { readNameBehind() }
    readDetails()
    for group in reading.groups.indices { apply(to: &reading.groups[group]) }
    return reading
  }

  private func apply(to group: inout SetGroup) {
    if let load { group.load = load }
    if let rpe { group.rpe = rpe }
    if let rest { group.restPeriod = rest }
  }

  /// Takes the name before the sets, and a load between the two.
  private mutating func readName(upTo anchor: Int) {
    var end = anchor
    while end > 0, PlanWords.separators.contains(words.sign(end - 1) ?? "") { end -= 1 }
    if load == nil, end >= 2, let (value, loadEnd) = words.load(end - 2), loadEnd == end, end > 2 {
      load = value
      end -= 2
      while end > 0, words.sign(end - 1) == "@" || PlanWords.separators.contains(words.sign(end - 1) ?? "") { end -= 1 }
    }
    reading.name = words.text(0, end)
    // A bracket that the separators closed was the name's own: `Bench Press (Barbell)`.
    if reading.name.contains("("), !reading.name.contains(")"), words.sign(end) == ")" {
      reading.name = words.text(0, end + 1)
    }
  }

  /// Takes a name behind the sets: `3 sets of 10 Curls`.
  private mutating func readNameBehind() {
    if ["rep", "reps"].contains(words.word(index)) { index += 1 }
    if words.word(index) == "of" { index += 1 }
    guard words.word(index) != nil, !startsDetail(index) else { return }
    reading.name = takeText()
  }

  /// The text up to the next separator or `@`.
  private mutating func takeText() -> String {
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

  private mutating func readDetails() {
    while index < words.tokens.count {
      if let sign = words.sign(index), PlanWords.separators.contains(sign) || sign == "]" || sign == ")" {
        index += 1
      } else if !readDetail() {
        let text = takeText()
        if text != "@" { reading.notes.append(text) }
        followsLoad = false
      }
    }
  }

  /// Reads one detail; `false`, and nothing is read, where there is none.
  private mutating func readDetail() -> Bool {
    if ["rep", "reps"].contains(words.word(index)) {
      if let (quantity, end) = words.quantity(words.sign(index + 1) == ":" ? index + 2 : index + 1),
        reading.groups.count == 1, reading.groups[0].take(quantity)
      {
        index = end
      } else {
        index += 1
      }
      return true
    }
    return readRest() || readEffort() || readLoad() || readSide()
  }

  private mutating func readRest() -> Bool {
    guard rest == nil else { return false }
    let isNamedFirst = ["rest", "rests"].contains(words.word(index))
    var start = isNamedFirst ? index + 1 : index
    if isNamedFirst, words.sign(start) == ":" || ["for", "of"].contains(words.word(start)) { start += 1 }
    guard let (seconds, end) = words.duration(start) else { return false }
    guard isNamedFirst || ["rest", "rests", "break"].contains(words.word(end)) else { return false }
    var next = isNamedFirst ? end : end + 1
    if words.word(next) == "between" { next += words.word(next + 1) == "sets" ? 2 : 0 }
    rest = seconds
    index = next
    followsLoad = false
    return true
  }

  /// `RPE 8`, `@8`: a number behind `@` is an effort up to 10 by halves, and a load above it.
  private mutating func readEffort() -> Bool {
    guard rpe == nil else { return false }
    let at = words.sign(index) == "@" ? index + 1 : index
    let isNamed = words.word(at) == "rpe"
    guard isNamed || at > index else { return false }
    let value = isNamed && words.sign(at + 1) == ":" ? at + 2 : isNamed ? at + 1 : at
    guard let effort = words.number(value), (1...10).contains(effort), (effort * 2).rounded() == effort * 2,
      words.sign(value + 1) != "-", words.sign(value + 1) != "%", words.loadUnit(value + 1) == nil
    else { return false }
    rpe = effort
    index = value + 1
    followsLoad = false
    return true
  }

  private mutating func readLoad() -> Bool {
    guard load == nil else { return false }
    let isBehindAt = words.sign(index) == "@" || words.word(index) == "at"
    let start = isBehindAt ? index + 1 : index
    if let (value, end) = words.load(start) ?? words.bodyweight(start) {
      load = value
      index = end
    } else if isBehindAt, let value = words.number(start), value > 10, value <= 10_000,
      !["%", "-", ":"].contains(words.sign(start + 1)),
      words.word(start + 1) == nil || words.followsSpace(start + 1)
    {
      load = Load(value: value)
      index = start + 1
    } else {
      return false
    }
    followsLoad = true
    return true
  }

  /// `each side`, `per leg`, `/side`; `each` alone behind repetitions, for behind a load it is each dumbbell.
  private mutating func readSide() -> Bool {
    let isNamed = ["each", "per"].contains(words.word(index)) || words.sign(index) == "/"
    guard isNamed else { return false }
    if ["side", "sides", "leg", "arm"].contains(words.word(index + 1)) {
      index += 2
    } else if words.word(index) == "each", !followsLoad, words.word(index + 1) == nil {
      index += 1
    } else {
      return false
    }
    reading.isUnilateral = true
    return true
  }
}
