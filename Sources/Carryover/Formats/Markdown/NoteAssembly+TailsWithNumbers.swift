import TextStreams
import TrainingModel

/// What stands behind the sets of a line and has a number that is none of theirs: `9:40 total`, `5 stars`, `HR 140`,
/// `2" deficit`, `w/ 20kg chains`, `+2.5 next time`.
extension NoteAssembly {
  /// Sets it beside them, where what stands before it are sets and nothing else.
  mutating func dropTailsWithNumbers(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellShortRest(place)
      spellSpacedCounts(place)
      spellScoreInBrackets(place)
      spellMissOfLastRep(place)
      spellRepsLeft(place)
      for _ in 0..<2 {
        guard let end = endOfSets(in: lines[place].plain), !isHead(lines[place]) else { break }
        let text = lines[place].plain
        setAside(text[end...].drop { " ,;.–—-".contains($0) }.trimmedSpaces, at: place)
        lines[place].plain = text[..<end].trimmedSpaces
      }
    }
  }

  /// `3x8 @ 60kg r90`, `3x5 100kg, 3 min between`: how long one rested.
  private mutating func spellShortRest(_ place: Int) {
    let text = lines[place].plain
    guard let space = text.lastIndex(of: " "), case let last = text[space...].dropFirst() else { return }
    // `l30 r30` are sides.
    let before = text[..<space].split(separator: " ").last ?? ""
    if last.first == "r", !(before.first == "l" && Int(before.dropFirst()) != nil), let seconds = Int(last.dropFirst()),
      (30...300).contains(seconds), seconds % 15 == 0,
      isOfSets(text[..<space], withLoad: false)
    {
      lines[place].plain = "\(text[..<space]), rest \(seconds)s"
    }
    for (words, unit) in [(" min between", "min"), (" min between sets", "min"), (" sec between", "s")] {
      guard text.hasSuffix(words), case let before = text.dropLast(words.utf8.count),
        let number = before.split(separator: " ").last, Double(number) != nil,
        case let sets = before[..<number.startIndex].reversed().drop(while: { " ,;".contains($0) }).reversed(),
        isOfSets(Substring(String(sets)), withLoad: false)
      else { continue }
      lines[place].plain = "\(String(sets)), rest \(number) \(unit)"
    }
  }

  /// `60 x 8 8 7 w/ sleeves`: commas between the repetitions, which words follow.
  private mutating func spellSpacedCounts(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " x "), text[..<sign.lowerBound].utf8.last?.isDigit == true,
      case let words = text[sign.upperBound...].split(separator: " "),
      case let numbers = words.prefix(while: { Int($0).map { (1...30).contains($0) } ?? false }),
      numbers.count < words.count, case let next = words[numbers.count].lowercased(),
      // `8 8 7 1 RIR`
      case let counts = next == "rir" || next == "left" ? numbers.dropLast() : numbers, counts.count > 2,
      next.first?.isLetter == true,
      !["x", "×", "kg", "lb", "lbs", "kgs", "l", "r", "left", "right", "each", "per", "ea"].contains(next),
      text[..<sign.lowerBound].split(separator: " ").last.flatMap({ Double($0) }).map({ $0 > 12 }) == true,
      let end = counts.last?.endIndex
    else { return }
    lines[place].plain = "\(text[..<sign.upperBound])\(counts.joined(separator: ", "))\(text[end...])"
  }

  /// `3x8 @ 60kg (8)`: how hard it was, as `60kg 3x8 (8)` says it.
  private mutating func spellScoreInBrackets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let open = text.lastBytesRange(of: " ("), text[..<open.lowerBound].last != ",",
      text[..<open.lowerBound].split(separator: " ").last.map({ !Self.isLoadAndCount($0) }) == true,
      let score = Double(text[open.upperBound...].dropLast()), (6...10).contains(score),
      score * 2 == (score * 2).rounded(),
      // `100 kg (8), 90 kg (9)`: repetitions.
      text[..<open.lowerBound].bytesRange(of: "(").map({ text[$0.upperBound...].utf8.first?.isDigit == true }) != true,
      isOfSets(text[..<open.lowerBound], withLoad: true)
    else { return }
    lines[place].plain = "\(text[..<open.lowerBound]), RPE \(text[open.upperBound...].dropLast())"
  }

  /// `squat 122.5kg 5,5,4 missed the last rep`, `5/5/3 missed 4th. form broke`: the last set was to failure.
  private mutating func spellMissOfLastRep(_ place: Int) {
    let text = lines[place].plain
    guard
      let word = [" missed ", " (missed ", " failed ", " (failed "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let said = text[word.upperBound...], Self.isOfRep(said), isOfSets(text[..<word.lowerBound], withLoad: false)
    else { return }
    var sets = text[..<word.lowerBound]
    while let last = sets.last, " ,;.-–—".contains(last) { sets = sets.dropLast() }
    setAside(text[word.lowerBound...].trimmedSpaces, at: place)
    lines[place].plain = "\(sets), last set to failure"
  }

  /// `the last rep`, `4th`, `the 4th rep. form broke`
  static func isOfRep(_ text: Substring) -> Bool {
    let end =
      text.bytesRange(of: " on the last") ?? text.bytesRange(of: " on last") ?? text.bytesRange(of: ". ")
      ?? text.bytesRange(of: ", ") ?? text.bytesRange(of: " at ")
    let sentence = text[..<(end?.lowerBound ?? text.endIndex)]
    var words = sentence.split { " ).!".contains($0) }[...]
    if words.first == "the" || words.first == "on" { words = words.dropFirst() }
    if words.first == "the" { words = words.dropFirst() }
    if words.last == "rep" { words = words.dropLast() } else if words.first == "last" { return false }
    guard words.count == 1, let word = words.first else { return false }
    return ["last", "second", "third", "fourth", "fifth", "sixth"].contains(word)
      || ["st", "nd", "rd", "th"].contains(word.drop(while: \.isNumber)) && word.first?.isNumber == true
  }

  /// `3x8 @ 60kg, 1 left`: in reserve.
  private mutating func spellRepsLeft(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(" left"), let count = text.dropLast(5).split(separator: " ").last, count.utf8.count == 1,
      let left = Int(count), (1...4).contains(left), isOfSets(text[..<count.startIndex], withLoad: true),
      // `8 right, 5 left`: sides.
      case let lower = text.lowercased(), !lower.containsBytes(of: "right"), !lower.containsBytes(of: " r "),
      !document.names.look(label(text.prefix { !$0.isNumber }.trimmedSpaces)).isOneSided
    else { return }
    var sets = text[..<count.startIndex]
    while let last = sets.last, " ,;-–—".contains(last) { sets = sets.dropLast() }
    lines[place].plain = "\(sets), RIR \(count)"
  }

  /// `60x8`, which an effort in brackets may follow.
  private static func isLoadAndCount(_ word: Substring) -> Bool {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && (Double(factors[0]).map { $0 > 12 } ?? isTypedLoad(factors[0]))
      && Int(factors[1]) != nil
  }

  /// Where the sets of a line end that has such a tail.
  private func endOfSets(in text: String) -> String.Index? {
    guard let first = text.firstIndex(of: " ") else { return nil }
    var start = text.endIndex
    var words: [Substring] = []
    var end: String.Index?
    var found = Tail.remark
    while words.count < 5, let space = text[..<start].lastIndex(of: " "), space > first {
      let word = text[text.index(after: space)..<start]
      start = space
      if word.isEmpty { continue }
      words.insert(word, at: 0)
      if words.count == 1, !Self.mayEndTail(word) { return nil }
      if let kind = Self.tail(words) {
        // A score may be of how hard it was, and one of several pairs.
        if kind == .score,
          document.conventions.slashEffort != nil || Self.endsInPair(text[..<start]) || text[..<start].hasSuffix("x")
        {
          continue
        }
        (end, found) = (start, kind)
      }
    }
    guard let end else { return nil }
    let isOfSets = isOfSets(
      text[..<end], withLoad: found == .gear, orTimes: found == .remark, count: found == .time ? 2 : 1)
    return isOfSets ? end : nil
  }

  /// `12/12` at the end of a text.
  private static func endsInPair(_ text: Substring) -> Bool {
    text.split(separator: " ").last?.utf8.count(where: { $0 == UInt8(ascii: "/") }) == 1
  }

  /// Whether a text is a name or none, and sets of repetitions.
  ///
  /// - Parameter withLoad: whether each must have a load.
  /// - Parameter orTimes: whether they may be times that something was held.
  /// - Parameter count: how many there must be at least.
  func isOfSets(_ text: Substring, withLoad: Bool, orTimes: Bool = false, count: Int = 1) -> Bool {
    var text = text
    while let last = text.last, " ,;-–—".contains(last) { text = text.dropLast() }
    guard text.hasDigit, Self.keyAndValue(String(text)).map({ document.words.field($0.key) == nil }) ?? true else {
      return false
    }
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = text.utf8.first?.isDigit == true
    guard let reading = document.reader.read(String(text), in: context), reading.sets.count >= count,
      reading.note == nil
    else { return false }
    let look = document.names.look(label(reading.name))
    let isOfTimes = orTimes && look.isTimed && !look.isDistance
    // `Row 3x8 @ 60kg` is none of a boat.
    let isLifted = reading.sets.allSatisfy { $0.load?.value != nil && $0.reps != nil }
    if look.isSentence || look.isDistance && !isLifted || look.isTimed && !isOfTimes { return false }
    return reading.sets.allSatisfy { set in
      set.isCompleted && set.distance == nil && (!withLoad || set.load?.value != nil)
        && (set.reps != nil && set.duration == nil || isOfTimes && set.duration ?? set.holdTime != nil)
    }
  }

  /// What kind of tail words are.
  private enum Tail {
    case remark, score
    /// How long it took, beside several sets.
    case time
    /// What hangs on the bar, which else is the load itself.
    case gear
  }

  private static let endsOfTails: NoteWordSet = [
    "total", "reps", "star", "stars", "deficit", "block", "blocks", "riser", "ecc", "eccentric", "eccentrics",
    "down", "pause", "pauses", "paused", "negative", "negatives", "lowering", "squeeze", "bar", "chain", "chains",
    "time",
    "week", "wk", "session", "pump", "effort", "kg", "lb", "lbs", "1rm",
  ]

  /// Whether a tail may end in a word.
  private static func mayEndTail(_ word: Substring) -> Bool {
    let bare = word.filter { !"().!".contains($0) }
    return endsOfTails.contains(bare) || word.last.map { $0.isNumber || $0 == ")" } == true
      || word.hasSuffix("kg") || word.hasSuffix("lb") || word.hasSuffix("lbs")
  }

  /// What words are that stand behind sets; `nil` where they may be sets.
  private static func tail(_ words: [Substring]) -> Tail? {
    var text = words.joined(separator: " ").lowercased()[...]
    if text.hasSuffix(".") || text.hasSuffix("!") { text = text.dropLast() }
    let isBracketed = text.hasPrefix("(") && text.hasSuffix(")")
    if isBracketed { text = text.dropFirst().dropLast() }
    let words = text.split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    let isOne = words.count == 1
    // `9:40 total`, `total 9:40`, `(9:40)`, `in 9:40`
    if isClock(String(last)), last.contains(":"), isOne || words.count == 2 && ["total", "in"].contains(first) {
      return isOne ? .score : first == "in" ? .time : .remark
    }
    if words.count == 2, last == "total", first.contains(":"), isClock(String(first)) { return .remark }
    // `wk 3`
    if words.count == 2, ["wk", "week"].contains(first), Int(last) != nil { return .remark }
    // `= 24 reps`, `24 total`, `5 stars`
    if first == "=", words.count <= 3, words.count > 1, Int(words[1]) != nil {
      return words.count == 2 || ["reps", "total"].contains(last) ? .remark : nil
    }
    if words.count == 2, Int(first) != nil, ["total", "star", "stars"].contains(last) { return .remark }
    // `7/10`, `12/10 pump`, `8/10 effort`
    if words.count <= 2, first.hasSuffix("/10"), Double(first.dropLast(3)).map({ $0 <= 12 }) == true,
      // `x3 (10/10)` are sides.
      isOne ? !isBracketed : !last.hasDigit
    {
      return .score
    }
    // `2" deficit`, `5 cm deficit`
    if ["deficit", "block", "blocks", "riser"].contains(last) {
      let isInches = words.count == 2 && (first.hasSuffix("\"") || first.hasSuffix("cm") || first.hasSuffix("in"))
      return isInches || words.count == 3 && Double(first) != nil && ["cm", "in", "inch"].contains(words[1])
        ? .remark : nil
    }
    // `3s ecc`, `2s pause`, `3 sec down`
    if [
      "ecc", "eccentric", "eccentrics", "down", "pause", "pauses", "paused", "negative", "negatives", "lowering",
      "squeeze",
    ].contains(last) {
      let isSeconds = words.count == 2 && first.hasSuffix("s") && Int(first.dropLast()) != nil
      return isSeconds || words.count == 3 && Int(first) != nil && ["s", "sec", "second"].contains(words[1])
        ? .remark : nil
    }
    // `20kg bar`, `w/ 20kg chains`, `plus bar`
    if ["bar", "chain", "chains"].contains(last) {
      if text == "plus bar" { return .gear }
      let isLed = words.count == 3 && ["w/", "with", "+"].contains(first)
      return (isLed || words.count == 2) && isTypedLoad(words[words.count - 2]) ? .gear : nil
    }
    // `x2 next time`, `+2.5 next week`
    if words.count == 3, words[1] == "next", ["time", "week", "wk", "session"].contains(last),
      let sign = first.first, "x+".contains(sign), Double(first.dropFirst()) != nil
    {
      return .remark
    }
    // `HR 140`, `bw 82.5`, `volume: 1440 kg`, `est 1RM 75kg`, `e1RM 75`
    let number = ["kg", "lb", "lbs"].contains(last) ? words.dropLast() : words[...]
    if number.count == 2 || number.count == 3 && number[1] == "1rm", let value = number.last,
      [
        "hr", "bw", "vol", "vol:", "volume", "volume:", "tonnage", "tonnage:", "e1rm", "est", "est.", "estimated",
      ].contains(first), Double(value) != nil || isTypedLoad(value)
    {
      // `bw 20` may be what hung on a belt.
      return first != "bw" || Double(value).map({ $0 >= 40 }) == true ? .remark : nil
    }
    return nil
  }
}
