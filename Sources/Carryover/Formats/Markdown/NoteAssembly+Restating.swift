import TextStreams
import TrainingModel

/// What a line says twice, or of somebody else, between its sets.
extension NoteAssembly {
  private static let words = NoteBeginnings([
    "reps", "missed", "miss", "failed", "he", "she", "they", "my", "our", "both", "hold", "warm", "warmup", "warmups",
    "kgx", "lbx", "lbsx", "only", "done", "pool", "machine",
    "superset", "did", "hit", "pulled", "benched", "squatted", "got", "lifted",
  ])

  mutating func spellRestated(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.words.mayBeIn(lines[place].plain) {
      dropRestated(place)
      spellMissesWithWords(place)
      dropDeedsOfOthers(place)
      dropSentenceOfOther(place)
      spellWordsOfSets(place)
      spaceUnits(place)
      dropDone(place)
      spellRoundsOfSuperset(place)
      dropPoolBehindComma(place)
      shortenHelp(place)
    }
  }

  /// `squats done: 60kg x5`
  private mutating func dropDone(_ place: Int) {
    guard let done = lines[place].plain.bytesRange(of: " done: "),
      case let name = lines[place].plain[..<done.lowerBound], !name.hasDigit,
      lines[place].plain[done.upperBound...].utf8.first?.isDigit == true, document.names.look(String(name)).isLikely,
      let last = name.split(separator: " ").last, !["be", "half", "not", "never", "all"].contains(last.lowercased()),
      !name.contains(",")
    else { return }
    lines[place].plain.replaceSubrange(done, with: ": ")
  }

  /// `superset 3 rounds: curls 12kg x 12 + lat raise 8kg x 15`, `ss 3 rounds: db bench 60x10 + row 50x12`
  private mutating func spellRoundsOfSuperset(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " + "),
      let word = ["superset ", "ss "].first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(word.count), rest.utf8.first?.isDigit == true,
      let colon = rest.bytesRange(of: ": "),
      case let words = rest[..<colon.lowerBound].split(separator: " "), words.count == 2,
      ["rounds", "rds", "sets", "times"].contains(words[1].lowercased())
    else { return }
    lines[place].plain = "\(words[0]) rounds: \(rest[colon.upperBound...])"
  }

  /// `Swim, 25m pool`
  private mutating func dropPoolBehindComma(_ place: Int) {
    guard let comma = lines[place].plain.bytesRange(of: ", "), lines[place].plain.hasSuffix(" pool"),
      case let words = lines[place].plain[comma.upperBound...].split(separator: " "), words.count <= 3,
      ["15", "16", "20", "25", "33", "50"].contains(words[0].prefix { $0.isNumber }),
      ["m", "yd", "y"].contains(words[0].drop { $0.isNumber } + (words.count == 3 ? words[1] : "")),
      !lines[place].plain[..<comma.lowerBound].hasDigit, place + 1 < lines.count, lines[place + 1].plain.hasDigit
    else { return }
    setAside(String(lines[place].plain[comma.upperBound...]), at: place)
    lines[place].plain = String(lines[place].plain[..<comma.lowerBound])
  }

  /// `assisted chinups (−20kg on the machine at work) 8, 6`: the load alone.
  private mutating func shortenHelp(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: "("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let words = text[open.upperBound..<close].split(separator: " "), words.count > 1,
      let sign = words[0].first, "-−–".contains(sign), words[0].hasSuffix("kg") || words[0].hasSuffix("lb"),
      words[0].dropFirst().utf8.first?.isDigit == true, !words.dropFirst().joined().hasDigit,
      !text[..<open.lowerBound].hasDigit, ["on", "machine", "band", "assist"].contains(words[1])
    else { return }
    setAside(words.dropFirst().joined(separator: " "), at: place)
    lines[place].plain.replaceSubrange(open.upperBound..<close, with: words[0])
  }

  /// `325x5x5 <-- 5 sets of 5, brutal`, `7412 m (2:01.4/500)`, `PT 0530. pushups 20, 20`: what is only said of a line.
  mutating func dropSaidBeside(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      if let arrow = text.bytesRange(of: " <-"), Self.hasProduct(String(text[..<arrow.lowerBound])),
        text[arrow.upperBound...].hasDigit, !text[arrow.upperBound...].hasPrefix(">"),
        !Self.hasProduct(String(text[arrow.upperBound...])), !text[arrow.upperBound...].containsBytes(of: "then")
      {
        setAside(String(text[arrow.lowerBound...]).trimmedSpaces, at: place)
        lines[place].plain = text[..<arrow.lowerBound].trimmedSpaces
      } else if let pace = text.bytesRange(of: "/500"), let open = text[..<pace.lowerBound].lastIndex(of: "("),
        let close = text[pace.upperBound...].firstIndex(of: ")"), close == pace.upperBound,
        Self.isClock(String(text[open..<pace.lowerBound].dropFirst()))
      {
        setAside(String(text[open...close]), at: place)
        lines[place].plain = "\(text[..<open].trimmedSpaces)\(text[text.index(after: close)...])"
      } else if text.utf8.first.map({ $0 &- 65 < 26 }) == true,
        case let words = text.split(separator: " ", maxSplits: 2),
        words.count == 3, ["PT", "AM", "PM", "WOD", "GYM"].contains(words[0]),
        words[1].utf8.count == 5, words[1].hasSuffix("."), let hour = Int(words[1].dropLast()), hour < 2400,
        hour % 100 < 60,
        words[2].utf8.first?.isLetter == true, words[2].hasDigit
      {
        setAside("\(words[0]) \(words[1])", at: place)
        lines[place].plain = String(words[2])
      }
    }
  }

  /// `90x4x3 (4 reps, 3 sets)`, `95 x 5 x 3 same order, 5 reps 3 sets`: the numbers of a product once more.
  private mutating func dropRestated(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let reps = lower.bytesRange(of: " reps"),
      case let behind = lower[reps.upperBound...], let sets = behind.bytesRange(of: " sets"),
      case let count = lower[..<reps.lowerBound].reversed().prefix(while: \.isNumber), !count.isEmpty,
      case let between = lower[reps.upperBound..<sets.lowerBound].drop(while: { ", x×".contains($0) }),
      Int(between) != nil,
      case let start = lower.index(reps.lowerBound, offsetBy: -count.count),
      case let words = lower[..<start].split(whereSeparator: { " ,(".contains($0) }),
      case let product = words.prefix(while: { $0 != "same" }),
      ["", "same order"].contains(words.dropFirst(product.count).joined(separator: " ")),
      product.joined().hasSuffix("x\(String(count.reversed()))x\(between)"),
      lower[sets.upperBound...].first.map({ ").".contains($0) }) ?? true
    else { return }
    var (first, end) = (start, sets.upperBound)
    if first > lower.startIndex, lower[lower.index(before: first)] == "(", end < lower.endIndex, lower[end] == ")" {
      (first, end) = (lower.index(before: first), lower.index(after: end))
    }
    let said = String(text.dropFirst(text.distance(from: text.startIndex, to: first)).prefix(lower[first..<end].count))
    let head = text.prefix(lower[..<first].count).trimmedSpaces
    let tail = text.suffix(lower[end...].count)
    setAside(said, at: place)
    lines[place].plain = "\(head.hasSuffix(",") ? String(head.dropLast()) : head)\(tail)"
  }

  /// `122.5x1 missed halfway up`, `…, 2, then failed the next completely`, `75x5, 105x1, 110 F`.
  private mutating func spellMissesWithWords(_ place: Int) {
    for word in [" missed ", " miss ", " failed "] {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: word), case let head = text[..<range.lowerBound],
        case let behind = text[range.upperBound...], !behind.hasDigit, behind.split(separator: " ").count <= 8,
        let first = behind.split(separator: " ").first?.lowercased()
      else { continue }
      let words = behind.lowercased().split(separator: " ")
      if Self.endsInSingle(head), Self.placesOfMisses.contains(first), !words.contains("once"),
        !words.contains("twice"),
        !(words.count > 1 && words[0] == "on" && words[1] == "the")
      {
        setAside(String(behind), at: place)
        lines[place].plain = "\(head) missed"
        return
      }
      if head.hasSuffix(", then"), head.dropLast(6).utf8.last?.isDigit == true, words.contains("next") {
        setAside(String(text[head.index(head.endIndex, offsetBy: -4)...]), at: place)
        lines[place].plain = String(head.dropLast(6))
        return
      }
    }
  }

  /// Whether a text is a name and a load that was lifted once: `122.5x1`, `Snatch 80 kg x 1`.
  private static func endsInSingle(_ text: Substring) -> Bool {
    let end = text.lowercased().filter { $0 != " " }
    guard end.hasSuffix("x1"), case let before = end.dropLast(2),
      case let load = before.hasSuffix("kg") || before.hasSuffix("lb") ? before.dropLast(2) : before[...],
      case let digits = load.reversed().prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(String(digits.reversed()))
    else { return false }
    return (value > 20 || load.count < before.count) && !load.dropLast(digits.count).hasDigit
  }

  private static let placesOfMisses: Set<String> = [
    "halfway", "at", "off", "out", "lockout", "just", "forward", "forwards", "back", "behind", "low", "high", "depth",
    "grip", "above", "below", "near", "midway", "barely", "it", "because", "on",
  ]

  /// `Legs w/ Tom (he did 140kg for 5)`: what somebody else did.
  private mutating func dropDeedsOfOthers(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: "("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let words = text[open.upperBound..<close].split(separator: " "), words.count > 2,
      ["he", "she", "they"].contains(words[0].lowercased())
        || ["my", "our"].contains(words[0].lowercased()) && Self.persons.contains(words[1].lowercased()),
      !words.contains(where: { ["me", "i", "i'm", "we"].contains($0.lowercased().filter { $0 != "," }) }),
      words.dropFirst().prefix(3).contains(where: { Self.deedsOfOthers.contains($0.lowercased()) })
    else { return }
    setAside(String(text[open.lowerBound...close]), at: place)
    let rest = "\(text[..<open.lowerBound].trimmedSpaces)\(text[text.index(after: close)...])"
    if rest.hasDigit {
      lines[place].plain = rest
    } else {
      lines[place].isEscaped = true
    }
  }

  /// `60kg 5x3. Harry did 80kg x3, show off`: the sentence about him.
  private mutating func dropSentenceOfOther(_ place: Int) {
    let text = lines[place].plain
    guard let stop = text.bytesRange(of: ". "), text[..<stop.lowerBound].hasDigit,
      case let words = text[stop.upperBound...].split(separator: " "), words.count > 2,
      let first = words[0].utf8.first, first &- 65 < 26, words[0].utf8.count > 2,
      ["did", "hit", "pulled", "benched", "squatted", "got", "lifted"].contains(words[1]),
      words[2].utf8.first?.isDigit == true, !NoteStructureWords.noOthers.contains(words[0]),
      !NoteStructureWords.openings.contains(words[0]), !document.names.look(String(words[0])).isLikely,
      document.words.word(words[0]) == nil
    else { return }
    setAside(String(text[stop.upperBound...]), at: place)
    lines[place].plain = String(text[..<stop.lowerBound])
  }

  private static let persons: Set<String> = [
    "friend", "buddy", "mate", "coach", "wife", "husband", "bro", "brother", "sister", "son", "daughter", "partner",
    "training", "gym", "dad", "mom", "boyfriend", "girlfriend",
  ]
  private static let deedsOfOthers: Set<String> = [
    "did", "does", "do", "hit", "got", "pulled", "benched", "squatted", "lifted", "lifts", "used", "uses", "made",
  ]

  /// `70x10 both arms 3 sets`, `10 x 10 s hold left`, `135 x 8, 185 x 5 for warm-ups`.
  private mutating func spellWordsOfSets(_ place: Int) {
    for words in [" both arms ", " both legs "] {
      guard let range = lines[place].plain.bytesRange(of: words),
        lines[place].plain[..<range.lowerBound].utf8.last?.isDigit == true,
        case let behind = lines[place].plain[range.upperBound...].split(separator: " "), behind.count == 2,
        Int(behind[0]) != nil, behind[1] == "sets" || behind[1] == "rounds"
      else { continue }
      setAside(words.trimmedSpaces, at: place)
      lines[place].plain.replaceSubrange(range, with: " x ")
    }
    for (words, sign) in Self.wordsOfSets where lines[place].plain.hasSuffix(words) {
      let head = lines[place].plain.dropLast(words.count)
      guard head.hasDigit, head.utf8.last.map({ $0.isDigit || $0.isLetter }) == true else { continue }
      lines[place].plain = head + sign
    }
    for arrow in ["-> only ", "→ only "] {
      guard let range = lines[place].plain.bytesRange(of: arrow),
        case let behind = lines[place].plain[range.upperBound...], behind.hasPrefix("did ") || behind.hasPrefix("got ")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: "\(arrow.prefix { $0 != " " }) ")
    }
  }

  private static let wordsOfSets = [
    (" hold left", " left"), (" hold right", " right"), (" hold L", " left"), (" hold R", " right"),
    (" for warm-ups", " to warm up"), (" for warmups", " to warm up"), (" for warm ups", " to warm up"),
    (" for warm-up", " to warm up"), (" for warmup", " to warm up"), (" for a warm-up", " to warm up"),
    (" as warm-ups", " to warm up"), (" as warmups", " to warm up"), (" as a warm-up", " to warm up"),
  ]

  /// `55kgx 9`: a sign that stands at its unit.
  private mutating func spaceUnits(_ place: Int) {
    for sign in ["kgx ", "lbx ", "lbsx "] {
      guard let range = lines[place].plain.bytesRange(of: sign),
        lines[place].plain[..<range.lowerBound].utf8.last?.isDigit == true,
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      lines[place].plain.replaceSubrange(range, with: "\(sign.dropLast(2)) x ")
    }
  }
}
