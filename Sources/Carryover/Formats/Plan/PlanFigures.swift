/// How long a plan is: `8 weeks`, `3 days per week`.
struct PlanFigures {
  private(set) var weeks: Int?
  private(set) var daysPerWeek: Int?
  /// Whether the text has nothing else in it, but for a key before a colon.
  private(set) var isWhole = true

  /// Reads the figures of a text; `nil` where it has none.
  init?(_ text: String) {
    let words = PlanWords(text)
    var index = 0
    if let colon = words.tokens.firstIndex(where: { $0.text == ":" }) { index = colon + 1 }
    let key = words.word(index - 2)
    while index < words.tokens.count {
      if let end = readWeeks(words, index, key: key) ?? readDays(words, index, key: key) {
        index = end
      } else {
        if words.word(index) != "and", !PlanWords.separators.contains(words.sign(index) ?? "") { isWhole = false }
        index += 1
      }
    }
    guard weeks != nil || daysPerWeek != nil else { return nil }
  }

  private mutating func readWeeks(_ words: PlanWords, _ index: Int, key: String?) -> Int? {
    guard let count = words.whole(index), (1...PlanLabel.maximumWeeks).contains(count) else { return nil }
    let unit = words.sign(index + 1) == "-" ? index + 2 : index + 1
    if ["week", "weeks"].contains(words.word(unit)) {
      weeks = count
      return ["program", "programme", "plan"].contains(words.word(unit + 1)) ? unit + 2 : unit + 1
    }
    guard key == "weeks", index + 1 == words.tokens.count else { return nil }
    weeks = count
    return index + 1
  }

  private mutating func readDays(_ words: PlanWords, _ index: Int, key: String?) -> Int? {
    guard let count = words.whole(index), (1...7).contains(count) else { return nil }
    if key == "week", index + 1 == words.tokens.count {
      daysPerWeek = count
      return index + 1
    }
    guard ["day", "days", "x", "times", "workouts", "sessions"].contains(words.word(index + 1)) else { return nil }
    var end = index + 2
    guard ["per", "a", "each"].contains(words.word(end)) || words.sign(end) == "/" else { return nil }
    end += 1
    guard words.word(end) == "week" else { return nil }
    daysPerWeek = count
    return end + 1
  }
}
