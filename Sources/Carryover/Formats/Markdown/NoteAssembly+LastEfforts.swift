import TextStreams
import TrainingModel

/// How hard the last of several sets was, as people tell it in words.
extension NoteAssembly {
  private static let efforts = NoteBeginnings(["rpe", "rir", "left", "last", "felt"])

  /// `5/5/5/4. last one rpe 9.5`, `8, 8, 6 (rpe 9 on the 6)`, `5,5,5 - third set rpe 9 easily`, `AMRAP, had 1 left`: the
  /// effort behind the sets in the words of the notation, and the rest of the remark beside them.
  mutating func spellLastEfforts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.efforts.mayBeIn(lines[place].plain) {
      for words in ["last one @", "last set @"] {
        if let range = lines[place].plain.bytesRange(of: words),
          case let value = lines[place].plain[range.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
          Double(value).map({ (5...10).contains($0) }) == true,
          lines[place].plain[value.endIndex...].allSatisfy({ " .,!)".contains($0) })
        {
          lines[place].plain.replaceSubrange(range, with: words.dropLast() + "rpe ")
        }
      }
      lines[place].plain = Self.withCommas(Self.withEffortsOfParts(lines[place].plain))
      guard
        let told = Self.lastEffort(lines[place].plain) ?? Self.repsLeft(lines[place].plain)
          ?? Self.withPlainEffort(lines[place].plain) ?? Self.withFeltEffort(lines[place].plain)
      else { continue }
      setAside(told.remark, at: place)
      // `300x6+, had 1 left`: so many were done.
      lines[place].plain = told.text.replacing("+ (last set RIR", with: " (last set RIR")
    }
  }

  /// `6,6,6,5 (rpe 8 8 8.5 9.5)`, `(rpe 6, rpe 7, rpe 8)`, `first two rpe 7.5, last one rpe 9` behind three sets: an
  /// effort for each set, with commas between.
  private static func withCommas(_ text: String) -> String {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let word = lower.bytesRange(of: "rpe ") ?? lower.bytesRange(of: "rir "),
      case let name = lower[word], case let head = lower[..<word.lowerBound], head.hasDigit
    else { return text }
    var end = word.upperBound
    while end < lower.endIndex, lower[end].isNumber || ". ,".contains(lower[end]) || lower[end...].hasPrefix(name) {
      end = lower[end...].hasPrefix(name) ? lower.index(end, offsetBy: 4) : lower.index(after: end)
    }
    let list = lower[word.upperBound..<end]
    // `8 8 8.5`, or `6, rpe 7, rpe 8`, where no number stands without its word.
    let isSpaced = !list.contains(",") && !list.contains(where: \.isLetter)
    let told = isSpaced ? list.split(separator: " ") : list.split(separator: ",")
    let parts = told.enumerated().compactMap { place, part -> Substring? in
      let text = part.trimmedSpaces
      if isSpaced || place == 0 { return text[...] }
      return text.hasPrefix(name) ? text.dropFirst(name.count) : nil
    }
    let values = parts.count == told.count ? parts.compactMap { Double($0.hasSuffix(".") ? $0.dropLast() : $0) } : []
    let isListed = isSpaced || list.containsBytes(of: String(name))
    // Numbers behind one effort may be repetitions: `RPE 8 5 5 5`.
    let counts = countsBehind(head.trimmedEnd).count
    if isSpaced, counts != values.count, counts != values.count + 1 { return text }
    guard isListed, values.count > 2, values.count == parts.count,
      values.allSatisfy({ (name == "rpe " ? 5 : 0)...10 ~= $0 && ($0 * 2).rounded() == $0 * 2 }),
      end == lower.endIndex || lower[end] == ")" || lower[end] == ";"
    else { return text }
    let tail = text.suffix(lower.distance(from: end, to: lower.endIndex))
    let before = text.prefix(lower.distance(from: lower.startIndex, to: word.lowerBound))
    return "\(before)\(name.uppercased())\(parts.joined(separator: ", "))\(tail)"
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
    guard lead.count <= 8, words.count <= 6, !lead.joined().hasDigit, !behind.hasDigit || behind.hasPrefix(", "),
      head.hasDigit,
      tail.first.map({ " .,!".contains($0) }) ?? true
    else { return nil }
    let counts = countsBehind(head)
    let isLast = tellsLast(before: lead, counts) || lead.isEmpty && tellsLast(behind: words[...], counts)
    // The notation reads the plainest of them.
    let isPlain =
      lead.count <= 2 && words.isEmpty && lower[opening] != ". " && lower[opening] != "  "
      && !lead.joined().contains(",") && !head.containsBytes(of: " - ")
    guard isLast, !isPlain, !words.contains(where: { $0.hasDigit && $0 != counts.last }),
      !lead.contains(where: { ofOtherSets.contains($0) }), !words.contains(where: { ofOtherSets.contains($0) }),
      let (sets, more) = withoutRemark(text.prefix(head.count))
    else { return nil }
    let name = lower[word].trimmedSpaces.uppercased()
    // What stands behind a bracket is another exercise's.
    let rest = behind.hasDigit ? text.suffix(behind.count) : ""
    let said = text[opening.lowerBound...].dropLast(rest.count)
    let remark = [more, String(said).trimmedOpening].filter { !$0.isEmpty }
    return ("\(sets) (last set \(name) \(digits))\(rest)", remark.joined(separator: " "))
  }

  /// Words of a remark that speaks of another time, of other sets, or of what was meant.
  static let ofOtherSets: Set<Substring> = [
    "but", "except", "before", "not", "n't", "should", "meant", "supposed", "goal", "plan", "planned", "target",
    "coach",
    "next", "time", "week", "month", "session", "night", "day", "year", "rep", "reps", "warmup", "warm-up", "two",
    "three",
    "almost", "than", "of", "minutes", "min", "mile", "km", "woche", "mal", "semana", "vez", "fois", "semaine",
    "settimana",
    "volta", "einheit", "training", "sesión", "sessão", "séance", "seduta", "keer", "maand", "mes", "mois", "monat",
    "mese",
    "week's", "workout", "aim", "could", "would",
  ]

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

  /// `last one`, `last set was a grinder,`, `third set`: the words before an effort.
  private static func tellsLast(before words: [Substring], _ counts: [Substring]) -> Bool {
    var bare = words.map { word in word.filter { $0 != "." && $0 != "," && $0 != ":" } }
    if let first = bare.first, ["the", "my", "la"].contains(first) { bare.removeFirst() }
    guard let first = bare.first else { return false }
    let next = bare.dropFirst().first ?? ""
    let isSet = setNouns.contains(next)
    if NoteStructureWords.lastWords.contains(first) { return isSet || next.isEmpty || ["was", "felt"].contains(next) }
    // `última RPE 9` has its noun before, or none.
    return isSet && ordinals[counts.count] == first[...]
  }

  private static let setNouns: Set<String> = [
    "set", "one", "satz", "série", "serie", "set's", "round",
  ]

  /// `on the last one`, `on the 6`: the words behind an effort.
  private static func tellsLast(behind words: ArraySlice<Substring>, _ counts: [Substring]) -> Bool {
    var words = words
    guard let on = words.popFirst(), joiners.contains(on) else { return false }
    if let article = words.first, ["the", "my", "la", "le", "il", "el", "de"].contains(article) { words.removeFirst() }
    guard let word = words.popFirst() else { return false }
    let isAll = words.isEmpty || words.count == 1 && setNouns.contains(String(words[words.startIndex]))
    return isAll
      && (NoteStructureWords.lastWords.contains(word)
        || counts.count > 1 && word == counts.last && counts.dropLast().allSatisfy { $0 != word })
  }

  private static let joiners: Set<Substring> = [
    "on", "for", "in", "sur", "à", "en", "na", "no", "sull", "nell", "alla", "beim", "im", "bij", "op",
  ]

  /// `last set was RPE 8, first two fine`, `last squat set about rpe 8` in a line of its own.
  mutating func readEffortOfLast(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 60, line.box == nil, line.plain.hasDigit,
      Self.efforts.mayBeIn(line.plain),
      case let words = behindRemark(line.plain).lowercased().split(whereSeparator: { " ,.:@!".contains($0) }),
      case let first = words.first == "the" ? 1 : 0, words.count > first + 2,
      NoteStructureWords.lastWords.contains(words[first]),
      let effort = words.firstIndex(where: { $0 == "rpe" || $0 == "rir" }), (first + 1...first + 5).contains(effort),
      let value = Self.effort(line.plain), value <= 10,
      words.count(where: \.hasDigit) <= 2, !Self.hasProduct(line.plain),
      words.count(where: { $0 == "rpe" || $0 == "rir" }) == 1,
      !words.contains(where: { Self.ofOtherSets.contains($0) || ["this", "today", "now", "or", "to"].contains($0) }),
      case let named = words[(first + 1)..<effort].filter({
        !Self.wordsOfLast.contains($0) && document.words.word($0) != .sets
      }), named.count <= 1,
      named.isEmpty || words.contains("set"), let section = session.sections.indices.last,
      let exercise = session.sections[section].exercises.lastIndex(where: { exercise in
        named.allSatisfy { foldedName(exercise.name).contains($0) || foldedName(exercise.name) + "s" == $0 }
      }),
      let group = session.sections[section].exercises[exercise].setGroups.indices.last,
      let set = session.sections[section].exercises[exercise].setGroups[group].sets.indices.last
    else { return false }
    let last = session.sections[section].exercises[exercise].setGroups[group].sets[set]
    guard last.rpe == nil, last.rir == nil, last.isCompleted, last.reps != nil else { return false }
    if words[effort] == "rpe" {
      session.sections[section].exercises[exercise].setGroups[group].sets[set].rpe = value
    } else {
      session.sections[section].exercises[exercise].setGroups[group].sets[set].rir = value
    }
    addNote(index, at: .exercise(section, exercise))
    return true
  }

  /// The number behind the word for an effort.
  private static func effort(_ text: String) -> Double? {
    let lower = text.lowercased()
    guard let word = lower.bytesRange(of: "rpe ") ?? lower.bytesRange(of: "rir ") else { return nil }
    let number = lower[word.upperBound...].prefix { $0.isNumber || $0 == "." }
    // `8-9`, `8/9`, `8,5` are no one number.
    let behind = lower[number.endIndex...]
    if let sign = behind.first, "-/–".contains(sign) || sign == "," && behind.dropFirst().first?.isNumber == true {
      return nil
    }
    return Double(number.hasSuffix(".") ? number.dropLast() : number)
  }

  private static let wordsOfLast: Set<Substring> = [
    "set", "one", "was", "felt", "like", "an", "a", "about", "around", "maybe", "at", "is", "prob", "probably",
    "tough", "hard", "heavy", "easy", "ok", "solid", "grindy",
  ]

  private static let ordinals: [Int: Substring] = [2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"]

  /// The numbers of the list that a text ends with: `8, 8, 6`.
  static func countsBehind(_ text: Substring) -> [Substring] {
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
    while let last = end.last, "!. ".contains(last) { end = end.dropLast() }
    guard end.lowercased().hasSuffix(" left"), case let words = end.dropLast(5).split(separator: " "), words.count > 2,
      let count = words.last.flatMap({ Int($0) }), (0...5).contains(count),
      ["had", "probably", "maybe"].contains(words[words.count - 2].lowercased()),
      case let head = text[..<words[words.count - 2].startIndex], head.hasDigit, !head.hasByte(UInt8(ascii: "@")),
      !head.contains("("), !head.lowercased().containsBytes(of: "rpe"),
      let (sets, more) = withoutRemark(head)
    else { return nil }
    return (
      "\(sets) (last set RIR \(count))",
      [more, String(end[head.endIndex...])].filter { !$0.isEmpty }.joined(separator: " ")
    )
  }

  /// The sets and the remark that a text is made of, the last number of which is of a set; `nil` where it may be of
  /// anything else.
  static func withoutRemark(_ text: Substring) -> (sets: String, remark: String)? {
    let words = text.split(separator: " ")
    guard let number = words.lastIndex(where: \.hasDigit),
      !words.contains(where: { ofRests.contains($0.lowercased().filter(\.isLetter)) })
    else { return nil }
    if number > 0, words[number - 1] == "+" { return nil }
    let behind = words[(number + 1)...]
    let isRemark = behind.allSatisfy { word in
      let bare = word.lowercased().filter(\.isLetter)
      return !nouns.contains(bare) && !ofSets.contains(bare) && !word.contains(")")
    }
    // Words of the notation stay with their number.
    let kept = isRemark ? words[...number] : words[...]
    guard let last = kept.last, !text.contains("(") || text.contains(")") else { return nil }
    var end = last.endIndex
    while end > text.startIndex, ",;.-–".contains(text[text.index(before: end)]) { end = text.index(before: end) }
    return (String(text[..<end]), isRemark ? behind.joined(separator: " ") : "")
  }

  private static let nouns: Set<String> = [
    "kg", "lb", "lbs", "kgs", "reps", "rep", "sets", "set", "s", "sec", "secs", "seconds", "m", "km", "each",
  ]
  /// Words that say more of the sets before them.
  private static let ofSets: Set<String> = [
    "each", "per", "side", "sides", "leg", "legs", "arm", "arms", "left", "right", "l", "r", "both", "warmup", "warm",
    "drop",
    "failure", "failed", "f", "fail", "paused", "tempo", "bw", "x",
  ]
  /// Words of a text whose last number may be of a rest or a round.
  private static let ofRests: Set<String> = [
    "rest", "rests", "pause", "emom", "emom", "minute", "minutes", "min", "mins", "rpe", "rir", "every", "hold", "sec",
    "secs",
  ]
}

extension String {
  /// The text without the marks and spaces before it.
  var trimmedOpening: String { String(drop { " .,;-–—".contains($0) }) }
}
