import TextStreams
import TrainingModel

/// How hard the last of several sets was, as people tell it in words.
extension NoteAssembly {
  private static let efforts = NoteBeginnings(["rpe", "rir", "left"])

  /// `5/5/5/4. last one rpe 9.5`, `8, 8, 6 (rpe 9 on the 6)`, `5,5,5 - third set rpe 9 easily`, `AMRAP, had 1 left`: the
  /// effort behind the sets in the words of the notation, and the rest of the remark beside them.
  mutating func spellLastEfforts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.efforts.mayBeIn(lines[place].plain) {
      guard let told = Self.lastEffort(lines[place].plain) ?? Self.repsLeft(lines[place].plain) else { continue }
      setAside(told.remark, at: place)
      lines[place].plain = told.text
    }
  }

  private static let openings = [". ", ", ", "; ", " - ", " – ", " — ", "  ", "("]

  /// The effort of a line's last set, where a remark behind its sets tells it.
  static func lastEffort(_ text: String) -> (text: String, remark: String)? {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let word = lower.lastBytesRange(of: "rpe ") ?? lower.lastBytesRange(of: "rir "),
      case let number = lower[word.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
      case let digits = number.hasSuffix(".") ? number.dropLast() : number,
      let value = Double(digits), value <= 10, digits.endIndex == lower.endIndex || lower[digits.endIndex] != "-",
      let opening = opening(of: lower, before: word.lowerBound)
    else { return nil }
    let isBracket = lower[opening] == "("
    let lead = lower[opening.upperBound..<word.lowerBound].split(separator: " ")
    var tail = lower[digits.endIndex...]
    var behind = ""
    if isBracket {
      guard let close = tail.firstIndex(of: ")") else { return nil }
      behind = String(tail[tail.index(after: close)...])
      tail = tail[..<close]
    }
    let words = tail.split { " .,!".contains($0) }
    let head = lower[..<opening.lowerBound]
    guard lead.count <= 8, words.count <= 6, !lead.joined().hasDigit, !behind.hasDigit, head.hasDigit,
      tail.first.map({ " .,!".contains($0) }) ?? true
    else { return nil }
    let counts = countsBehind(head)
    let isLast =
      lead.contains { NoteStructureWords.lastWords.contains($0) } || ordinals[counts.count].map(lead.contains) ?? false
      || tellsLast(words[...], counts)
    // The notation reads the plainest of them.
    let isPlain =
      lead.count <= 2 && words.isEmpty && lower[opening] != ". " && lower[opening] != "  "
      && !lead.joined().contains(",")
    guard isLast, !isPlain, !words.contains(where: { $0.hasDigit && $0 != counts.last }) else { return nil }
    let (sets, more) = withoutRemark(text.prefix(head.count))
    let name = lower[word].trimmedSpaces.uppercased()
    let remark = [more, String(text[opening.lowerBound...]).trimmedOpening].filter { !$0.isEmpty }
    return ("\(sets) (last set \(name) \(digits))", remark.joined(separator: " "))
  }

  /// The sign that opens the remark which an effort is told in; that before `last set was a grinder, RPE 9`.
  private static func opening(of text: String, before end: String.Index) -> Range<String.Index>? {
    func last(_ end: String.Index) -> Range<String.Index>? {
      openings.compactMap { text[..<end].lastBytesRange(of: $0) }.max { $0.upperBound < $1.upperBound }
    }
    guard let opening = last(end) else { return nil }
    if opening.upperBound == end, text[opening] == ", ", let before = last(opening.lowerBound),
      case let words = text[before.upperBound..<opening.lowerBound].split(separator: " "), words.count > 1,
      NoteStructureWords.lastWords.contains(words[0])
        || words[0] == "the" && NoteStructureWords.lastWords.contains(words[1]),
      words.count > 2
    {
      return before
    }
    return opening
  }

  /// `on the last one`, `on the 6`
  private static func tellsLast(_ words: ArraySlice<Substring>, _ counts: [Substring]) -> Bool {
    var words = words
    guard let on = words.popFirst(), ["on", "for", "in"].contains(on) else { return false }
    if let article = words.first, ["the", "my"].contains(article) { words.removeFirst() }
    guard let word = words.first else { return false }
    return NoteStructureWords.lastWords.contains(word)
      || counts.count > 1 && word == counts.last && counts.dropLast().allSatisfy { $0 != word }
  }

  private static let ordinals: [Int: Substring] = [2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"]

  /// The numbers of the list that a text ends with: `8, 8, 6`.
  private static func countsBehind(_ text: Substring) -> [Substring] {
    // Of `195 5,5,5` the list behind the load.
    if let last = text.split(separator: " ").last, last.contains(where: { ",/".contains($0) }),
      last.allSatisfy({ $0.isNumber || ",/".contains($0) })
    {
      return last.split { ",/".contains($0) }
    }
    var list = text[...]
    while let last = list.last, last.isNumber || " ,/".contains(last) { list = list.dropLast() }
    return text[list.endIndex...].split { " ,/".contains($0) }
  }

  /// `125x8  <- amrap, had 1 left`, `65kg x 9 AMRAP, probably 1 left`: repetitions in reserve.
  private static func repsLeft(_ text: String) -> (text: String, remark: String)? {
    var end = text[...]
    while let last = end.last, "!. )".contains(last) { end = end.dropLast() }
    guard end.lowercased().hasSuffix(" left"), case let words = end.dropLast(5).split(separator: " "), words.count > 2,
      let count = words.last.flatMap({ Int($0) }), (0...5).contains(count),
      ["had", "probably", "maybe", "about", "had maybe", "had about", "still"].contains(
        words[words.count - 2].lowercased()),
      case let head = text[..<words[words.count - 2].startIndex], head.hasDigit
    else { return nil }
    let (sets, more) = withoutRemark(head)
    return (
      "\(sets) RIR \(count)", [more, String(end[head.endIndex...])].filter { !$0.isEmpty }.joined(separator: " ")
    )
  }

  /// The words behind the last number of a text and its noun, which are a remark.
  static func withoutRemark(_ text: Substring) -> (sets: String, remark: String) {
    var words = text.split(separator: " ")[...]
    var end = text.startIndex
    var remark: ArraySlice<Substring> = []
    guard let number = words.lastIndex(where: \.hasDigit) else { return (String(text), "") }
    remark = words[(number + 1)...]
    words = words[...number]
    if let noun = remark.first, nouns.contains(noun.lowercased().filter(\.isLetter)) {
      words.append(noun)
      remark.removeFirst()
    }
    end = words.last?.endIndex ?? end
    while end > text.startIndex, ",;.(-–".contains(text[text.index(before: end)]) { end = text.index(before: end) }
    return (String(text[..<end]), remark.joined(separator: " "))
  }

  private static let nouns: Set<String> = [
    "kg", "lb", "lbs", "kgs", "reps", "rep", "sets", "set", "s", "sec", "secs", "seconds", "min", "mins", "m", "km",
    "each",
  ]
}

extension String {
  /// The text without the marks and spaces before it.
  fileprivate var trimmedOpening: String { String(drop { " .,;-–—".contains($0) }) }
}
