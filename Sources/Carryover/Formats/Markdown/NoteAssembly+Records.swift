import TextStreams
import TrainingModel

/// Numbers of other days, of others, and of the body, in lines that hold no set.
extension NoteAssembly {
  /// What begins a record, where one of `copulas` follows.
  private static let records = [
    "pr ", "pb ", "my pr ", "my pb ", "current pr ", "old pr ", "old best ", "my best ", "best ever ", "all time best ",
    "lifetime best ",
  ]
  private static let copulas: Set<Substring> = ["is", "was", "from", "still", "stands", "remains"]
  /// Who else was there, where a deed of theirs follows.
  private static let others = [
    "one of the ", "one of my ", "one of our ", "another guy ", "some guy ", "some dude ", "this guy ", "this kid ",
    "some kid ",
  ]
  private static let deeds: Set<Substring> = [
    "did", "hit", "pulled", "benched", "squatted", "lifted", "deadlifted", "pressed", "made", "repped",
  ]
  private static let ofLifts: Set<Substring> = [
    "best", "heaviest", "hardest", "favorites", "favourites", "squats", "lifts",
  ]
  private static let firstWords = NoteBeginnings(
    (records + others).map { String($0.prefix { $0 != " " }) } + [
      "swelling", "flexion", "girth", "hrv", "splits", "quote", "missed", "beat", "e", "est", "estimated",
    ])
  private static let ofBody: NoteWordSet = ["swelling", "flexion", "girth", "hrv"]

  /// `PR from last year is still 205x1`, `One of the juniors hit 402 x 2`, `Swelling down, 38.5 cm round the knee`.
  func isOfRecord(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 200, line.plain.hasDigit,
      Self.firstWords.mayBegin(line.plain) || line.plain.containsBytes(of: " had to ")
        || line.plain.containsBytes(of: "? ") || line.plain.containsBytes(of: "shoes have ")
        || line.plain.containsBytes(of: " is still ") || line.plain.containsBytes(of: "plits ")
        || line.plain.containsBytes(of: " only had ") || line.content.hasPrefix("-- ")
    else { return false }
    let text = line.plain.lowercased()
    if let beginning = Self.records.first(where: { text.hasPrefix($0) }),
      let next = text.dropFirst(beginning.count).split(separator: " ").first, Self.copulas.contains(next),
      !["today", "broken", "beaten", ". ", "! ", " for "].contains(where: { text.containsBytes(of: $0) })
    {
      return true
    }
    if let beginning = Self.others.first(where: { text.hasPrefix($0) }) {
      let before = text.dropFirst(beginning.count).prefix { !$0.isNumber && !":,.".contains($0) && $0 != "-" }
      if before.endIndex < text.endIndex, text[before.endIndex].isNumber,
        case let words = before.split(separator: " "), words.contains(where: { Self.deeds.contains($0) }),
        !words.contains(where: { ["i", "my", "so", "bars", "bar", "sets", "lifts", "machine", "was"].contains($0) }),
        !words.prefix(2).contains(where: { document.names.look(String($0)).isKnown || Self.ofLifts.contains($0) })
      {
        return true
      }
    }
    // `e1RM off the single 213`
    if text.hasPrefix("e1rm "), !Self.hasProduct(line.content) { return true }
    // `Beat my rep PR on 125 by one.`
    if text.hasPrefix("beat "), text.containsBytes(of: " by "), !Self.hasProduct(text), !text.contains(":") {
      return true
    }
    // `-- squats with a 3 sec descent, horrible`, `knee sleeves on, only had 35 min`
    if line.content.hasPrefix("-- ") || text.containsBytes(of: " only had "), !Self.hasProduct(text),
      text.split(whereSeparator: { !$0.isNumber }).count == 1
    {
      return true
    }
    // `est. 1RM bench 113, 2 better than last cycle`
    if text.hasPrefix("est"), text.prefix(24).contains("1rm"), !Self.hasProduct(line.content) { return true }
    // `Bench felt heavy, best ever is still 225x1 from college`
    if let still = text.bytesRange(of: " is still "), case let before = text[..<still.lowerBound], !before.hasDigit,
      ["best ever", "my best", "the record", "my pr", "max"].contains(where: { before.hasSuffix($0) })
    {
      return true
    }
    // `splits 10k 22:10 / 20k 44:20`, `5k splits 28:40 28:05`
    if let splits = text.bytesRange(of: "splits "), text[..<splits.lowerBound].split(separator: " ").count <= 1,
      hasSets || open.exercise != nil, text[splits.upperBound...].utf8.first?.isDigit == true, text.contains(":")
    {
      return true
    }
    // `knackered after that, had to sit for 5 mins`
    if let rest = [" had to sit ", " had to wait ", " had to lie "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      !text[..<rest.lowerBound].hasDigit, !Self.hasProduct(text)
    {
      return true
    }
    // `nice! hows the hip? Pete hit 160kg for 5`
    if let deed = [" hit ", " did ", " pulled "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let before = text[..<deed.lowerBound], !before.hasDigit, before.containsBytes(of: "? "),
      text[deed.upperBound...].utf8.first?.isDigit == true
    {
      return true
    }
    // `Missed Fran last Thursday, Katie got 4:31`, `legs heavy, shoes have 700 km on them`
    if text.hasPrefix("missed "), text.containsBytes(of: " last ") { return true }
    if let shoes = text.bytesRange(of: "shoes have "), !text[..<shoes.lowerBound].hasDigit { return true }
    // `Quote from BigTex: I hit 225x3`
    if text.hasPrefix("quote from "), text.containsBytes(of: ": i ") { return true }
    // `Flexion 3x10` is an exercise, in one language at least.
    return Self.ofBody.contains(text.prefix { $0.isLetter }) && !Self.hasProduct(text)
      && !text.containsBytes(of: "kg ") && text.split(separator: ",").count(where: { Int($0.trimmedSpaces) != nil }) < 1
      && !text.containsBytes(of: " sets") && !text.containsBytes(of: " reps")
      && ["cm", "mm", "degrees", "°", "/10", "inch"].contains { text.containsBytes(of: $0) }
  }

  /// `One of the juniors`
  static func isOfOneOfMany(_ name: String) -> Bool {
    ["one of the ", "one of my ", "one of our ", "moving to", "switching to", "dropping to", "going to"]
      .contains { name.lowercased().hasPrefix($0) }
  }

  /// Whether a remark tells how somebody slept or felt.
  private static func speaksOfDay(_ remark: Substring) -> Bool {
    remark.lowercased().split { !$0.isLetter && $0 != "'" }.contains { wordsOfDays.contains(String($0)) }
  }

  private static let wordsOfDays: Set<String> = [
    "slept", "sleep", "tired", "sick", "felt", "dormi", "dormí", "cansada", "cansado", "schlecht", "gut", "geschlafen",
    "müde", "dormito", "stanca", "stanco", "fatigué", "fatiguée", "geslapen", "moe", "woke", "ate", "fasted",
  ]

  /// `dormi mal, peso 61,2` below sets: a remark, and what somebody weighs.
  mutating func takeWeightBehindRemark(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80, line.plain.hasDigit,
      let comma = line.plain.lastBytesRange(of: ", "), comma.upperBound < line.plain.endIndex,
      case let remark = line.plain[..<comma.lowerBound], !remark.hasDigit,
      case let fact = line.plain[comma.upperBound...],
      document.words.filters.plainFacts.mayBegin(String(fact)), let space = fact.firstIndex(of: " "),
      case let key = fact[..<space], document.words.field(key) == .bodyweight,
      case let value = fact[space...].trimmedSpaces, value.utf8.first?.isDigit == true,
      document.words.word(key) == .bodyweight || Self.speaksOfDay(remark),
      !document.names.look(label(String(remark))).isLikely, isBodyweight(String(key), value), takeBodyweight(value)
    else { return false }
    addNote(text: String(remark), at: .session)
    use(.fact)
    return true
  }

  /// Whether a line tells of what was done, or how hard it was.
  func saysDone(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      [.done, .rpe, .rir, .got].contains(document.words.word(word)) || ["did", "actual"].contains(word.lowercased())
    }
  }
}
