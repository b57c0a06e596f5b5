/// What the beginning of a heading says: which day it is, or which weeks.
struct PlanLabel {
  var weekdays: [Weekday] = []
  var weeks: ClosedRange<Int>?
  /// Whether it names a day of the plan: `Day A`, `Workout 2`, `Monday`.
  var isDay = false
  /// The text behind the label.
  var rest = ""

  private let words: PlanWords
  private var index = 0

  /// Reads the label of a line; nothing where it has none.
  ///
  /// - Parameter isHeading: Whether words may follow without a sign between.
  init(_ text: some StringProtocol, isHeading: Bool = false) {
    words = PlanWords(text)
    readWeeks()
    readDay()
    readWeekdays()
    // What goes on as a sentence is none: "Day 1 is the hardest".
    if isDay, !isHeading, words.word(index) != nil { isDay = false }
    var start = index
    while ["-", ":", ",", ".", "(", "|"].contains(words.sign(start) ?? "") { start += 1 }
    rest = words.text(start, words.tokens.count)
    if isDay || weeks != nil { readBracket() }
  }

  /// Whether it is a day of rest.
  var isRest: Bool {
    let rest = PlanWords(rest).tokens.filter { $0.kind == .word }.map(\.text)
    guard let first = rest.first, rest.count <= 3 else { return false }
    return ["rest", "off"].contains(first)
  }

  private mutating func readWeeks() {
    guard ["week", "weeks"].contains(words.word(0)), let range = words.range(1), range.low >= 1,
      (range.high ?? range.low) <= Self.maximumWeeks
    else { return }
    weeks = range.low...(range.high ?? range.low)
    index = range.end
    while [",", "-", ":"].contains(words.sign(index) ?? "") { index += 1 }
  }

  /// The most weeks that a plan may have.
  static let maximumWeeks = 104

  private mutating func readDay() {
    let start = words.word(index) == "training" ? index + 1 : index
    guard ["day", "workout", "session"].contains(words.word(start)) else { return }
    let isNumbered = words.whole(start + 1) != nil
    guard isNumbered || words.word(start + 1)?.count == 1 || Self.ordinals.contains(words.word(start + 1) ?? "") else {
      return
    }
    isDay = true
    index = start + 2
  }

  private static let ordinals: Set<String> = ["one", "two", "three", "four", "five", "six", "seven"]

  private mutating func readWeekdays() {
    var next = index
    while [",", "-", ":", "("].contains(words.sign(next) ?? "") { next += 1 }
    while let weekday = Self.weekday(words.word(next)) {
      weekdays.append(weekday)
      isDay = true
      next += 1
      index = next
      while ["&", "/", ",", "+"].contains(words.sign(next) ?? "") || words.word(next) == "and" { next += 1 }
    }
    if words.sign(index) == ")" { index += 1 }
  }

  /// A weekday in brackets at the end: `Push (Monday)`.
  private mutating func readBracket() {
    guard weekdays.isEmpty else { return }
    weekdays = Self.bracketed(words)
  }

  private static func bracketed(_ words: PlanWords) -> [Weekday] {
    let count = words.tokens.count
    guard words.sign(count - 1) == ")", words.sign(count - 3) == "(" else { return [] }
    return weekday(words.word(count - 2)).map { [$0] } ?? []
  }

  /// The weekdays that the name of a day says: at its beginning, behind its number or in brackets at its end.
  static func weekdays(inName name: String) -> [Weekday] {
    let label = PlanLabel(name, isHeading: true)
    return label.weekdays.isEmpty ? bracketed(PlanWords(name)) : label.weekdays
  }

  /// A weekday by its English name, whole or cut short.
  static func weekday(_ word: String?) -> Weekday? {
    guard var word, word.count >= 3 else { return nil }
    if word.hasSuffix("days") { word.removeLast() }
    return Weekday.known.first { day in
      let name = day.rawValue
      return word == name || word.count <= 5 && word.count < name.count - 2 && name.hasPrefix(word)
    }
  }
}

extension PlanLabel {
  /// Divides a line such as `A1. Bench Press 3x8` into the letter of its superset and the rest; a letter alone, `A.`,
  /// says an order and no superset.
  static func superset(_ text: String) -> (label: String?, content: String) {
    let words = PlanWords(text)
    guard let letter = words.word(0), letter.count == 1, ("a"..."h").contains(letter) else { return (nil, text) }
    let isNumbered = words.whole(1) != nil && !words.followsSpace(1)
    let sign = isNumbered ? 2 : 1
    guard [".", ")", ":", "-"].contains(words.sign(sign) ?? ""), !words.followsSpace(sign) || isNumbered,
      words.tokens.count > sign + 1, words.followsSpace(sign + 1)
    else { return (nil, text) }
    return (isNumbered ? letter : nil, words.text(sign + 1, words.tokens.count))
  }
}
