import TextStreams
import TrainingModel

/// What came of sets that were meant, behind an arrow or a colon.
extension NoteAssembly {
  /// `Bench 75 5x3+ -> 3 3 3 2 fail, racked it`, `5x3 @ 75 → 3, 3, 3`: fewer sets than were meant, or words behind them.
  mutating func spellFewerResults(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      dropRecordBehindResult(place)
      let text = lines[place].plain
      guard let sign = [" -> ", " → ", " => ", ": "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
        let scheme = Self.scheme(endOf: text[..<sign.lowerBound]),
        let (counts, rest) = Self.counts(beginOf: text[sign.upperBound...]), (2...scheme.sets).contains(counts.count),
        counts.allSatisfy({ (0...scheme.reps + (scheme.isOpen ? 12 : 2)).contains($0) }),
        !document.words.hints(forExercise: String(text[..<scheme.place.lowerBound])).isTimed
      else { continue }
      // Of `6x4 → 6/6/5/4` the repetitions stand first.
      if counts.count == scheme.reps, counts[0] == scheme.sets { continue }
      // `4/5` is how many of them, `8/10` how hard they were; numbers that rise may be loads.
      let list = text[sign.upperBound...].dropLast(rest.count)
      if counts.count == 2, list.hasByte(UInt8(ascii: "/")), counts[1] == 10 || counts[1] == scheme.sets { continue }
      let hasLoad =
        text[..<sign.lowerBound].hasByte(UInt8(ascii: "@")) || text[..<scheme.place.lowerBound].hasDigit
        || text[scheme.place.upperBound..<sign.lowerBound].hasDigit
      if !hasLoad, !scheme.isOpen, zip(counts, counts.dropFirst()).contains(where: { $0 < $1 }) { continue }
      if !hasLoad, text[sign].first == ":", counts.contains(where: { $0 > scheme.reps }) { continue }
      let isArrow = text[sign].first != ":"
      guard counts.count < scheme.sets && (isArrow || scheme.isOpen || !rest.isEmpty) || !rest.isEmpty && isArrow else {
        continue
      }
      guard
        rest.isEmpty || !Self.holdsMore(rest) && (rest.first?.isLetter == true || ",(–—-.".contains(rest.first ?? " "))
      else { continue }
      let told = rest.drop { ",–-. ".contains($0) }.trimmedSpaces
      if !told.isEmpty { setAside(told, at: place) }
      let fewer = "\(counts.count)\(text[scheme.place].drop(while: \.isNumber))"
      if counts.count < scheme.sets { setAside(String(text[scheme.place]), at: place) }
      lines[place].plain = [
        text[..<scheme.place.lowerBound], fewer[...], text[scheme.place.upperBound..<sign.upperBound],
        counts.map(String.init).joined(separator: " ")[...],
      ].joined()
    }
  }

  /// `260 x 1+ (got 4, new 1RM est 295)`, `5+ (8, last week 7)`: what is told behind the result of another day or maximum.
  private mutating func dropRecordBehindResult(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: "+ ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let inner = text[open.upperBound..<close], let comma = inner.bytesRange(of: ", "),
      case let result = inner[..<comma.lowerBound], case let remark = inner[comma.upperBound...], remark.hasDigit,
      result.split(separator: " ").last.map({ Int($0) != nil }) == true, remark.utf8.first?.isLetter == true,
      case let words = remark.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }),
      words.contains(where: { Self.wordsOfRecords.contains($0) }),
      !words.contains(where: { ["rpe", "rir", "reps", "drop"].contains($0) })
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain = "\(text[..<open.upperBound])\(result)\(text[close...])"
  }

  private static let wordsOfRecords: NoteWordSet = [
    "1rm", "e1rm", "est", "estimated", "max", "last", "week", "time", "month", "pr", "pb", "record", "goal", "was",
  ]

  /// `Squat 5x5 80      5 5 5 5 4`, `Squat 80 kg 5x5  5 5 5 5 4`, `Deadlift 1x5 100  5`: what was meant, and behind it
  /// as many counts as sets.
  mutating func spellSpacedResults(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let text = lines[place].plain
      guard text.endsInDigit else { continue }
      let words = text.split(separator: " ")
      guard words.count > 3, let scheme = words.firstIndex(where: { Self.isScheme($0) }), scheme < 6,
        case let factors = words[scheme].split(separator: "x").compactMap({ Int($0) }), factors.count == 2,
        case let (sets, reps) = (factors[0], factors[1]), words.count > sets,
        case let counts = words.suffix(sets), counts.startIndex > scheme,
        counts.allSatisfy({ Int($0).map { (0...reps + 5).contains($0) } ?? false }),
        case let between = words[(scheme + 1)..<counts.startIndex].drop(while: { $0 == "@" })
      else { continue }
      let isBefore = between.isEmpty && scheme > 0 && Self.isLoad(words[..<scheme].suffix(2))
      guard isBefore || Self.isLoad(between) && between.count <= 2 else { continue }
      // One number behind a load may be anything, but where it stands apart.
      if sets == 1, !text.containsBytes(of: "  ") { continue }
      // `Curl 3x10 10 10 10 10`: the first may be a count as well.
      if !isBefore, between.count == 1, let first = between.first, Int(first).map({ $0 <= reps }) == true { continue }
      let head = words[...scheme].joined(separator: " ")
      if sets > 1 {
        let load = isBefore ? "" : " @ \(between.joined(separator: " ").replacing(",", with: "."))"
        lines[place].plain = "\(head)\(load): \(counts.joined(separator: " "))"
      } else {
        setAside(String(words[scheme]), at: place)
        let rest = words[..<scheme] + between
        lines[place].plain = "\(rest.joined(separator: " ")) x \(counts.joined())"
      }
    }
  }

  /// `5x5`
  private static func isScheme(_ word: Substring) -> Bool {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, let sets = Int(factors[0]), let reps = Int(factors[1]) else { return false }
    return (1...10).contains(sets) && (1...30).contains(reps)
  }

  /// `80`, `80kg`, `80 kg` at the end of some words.
  private static func isLoad(_ words: ArraySlice<Substring>) -> Bool {
    guard let last = words.last else { return false }
    let units: Set<Substring> = ["kg", "kgs", "lb", "lbs", "#"]
    let isUnit = units.contains(last.lowercased()[...])
    guard let word = isUnit ? words.dropLast().last : last, let (value, rest) = number(String(word)), value >= 10
    else { return false }
    return rest.isEmpty || units.contains(rest.lowercased()[...])
  }

  /// `Bench 4x5, 1x5+ @ 80kg → 5, 5, 5, 5, 8`: two schemes that make one list; `ohp 30 8 / 40 5 5 5`: loads, and behind
  /// each its repetitions.
  mutating func spellListsOfSchemes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      spellSchemesBeforeResults(place)
      spellRampsOfSlashes(place)
    }
  }

  private mutating func spellSchemesBeforeResults(_ place: Int) {
    let text = lines[place].plain
    guard let sign = [" → ", " -> ", ": "].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      case let counts = text[sign.upperBound...].split(whereSeparator: { ", /".contains($0) }), counts.count > 2,
      counts.allSatisfy({ Int($0).map { $0 <= 50 } ?? false }),
      let at = text[..<sign.lowerBound].bytesRange(of: " @ "),
      case let load = text[at.upperBound..<sign.lowerBound], let name = text.firstIndex(where: \.isNumber),
      name < at.lowerBound, let weight = Self.number(String(load)), weight.number > 12,
      weight.rest.isEmpty || document.words.loadUnit(NoteWords.key(weight.rest)) != nil,
      case let schemes = text[name..<at.lowerBound].split(separator: ",").map(\.trimmedSpaces), schemes.count == 2,
      case let products = schemes.map({ scheme in
        (scheme.hasSuffix("+") ? scheme.dropLast() : scheme[...]).split(separator: "x").compactMap { Int($0) }
      }), products.allSatisfy({ $0.count == 2 && $0[0] <= 20 }),
      products.reduce(0, { $0 + $1[0] }) == counts.count
    else { return }
    setAside(schemes.joined(separator: ", "), at: place)
    lines[place].plain = "\(text[..<name])\(load): \(counts.joined(separator: ", "))"
  }

  private mutating func spellRampsOfSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      text[..<start].last == " ", case let look = document.names.look(label(text[..<start].trimmedSpaces)),
      !look.isBodyweight, !look.isTimed, !text.lowercased().hasPrefix("body")
    else { return }
    let parts = text[start...].replacing(" / ", with: "|").split(separator: "|").map { $0.split(separator: " ") }
    guard parts.count > 1,
      parts.allSatisfy({ part in
        part.count > 1 && Double(part[0]).map { $0 >= 15 } == true
          && part.dropFirst().allSatisfy { Int($0).map { $0 <= 20 } ?? false }
      }), zip(parts, parts.dropFirst()).allSatisfy({ (Double($0[0]) ?? 0) < (Double($1[0]) ?? 0) })
    else { return }
    lines[place].plain =
      text[..<start] + parts.map { "\($0[0]) x \($0.dropFirst().joined(separator: ", "))" }.joined(separator: "; ")
  }

  /// Whether a remark says an effort, a load or other sets.
  private static func holdsMore(_ remark: Substring) -> Bool {
    let words = remark.lowercased().split { !$0.isLetter }
    // `3, 2 min rest`, `7, 8 on the form scale`
    if let first = words.first, ["min", "mins", "sec", "s", "m", "km", "on", "of", "x"].contains(first) { return true }
    return remark.hasByte(UInt8(ascii: "@")) || hasProduct(String(remark)) || remark.split { !$0.isNumber }.count > 1
      || words.contains { ["rpe", "rir", "kg", "lb", "lbs", "reps", "left"].contains($0) }
  }

  /// The sets and repetitions that a text ends with, before a load at most: `5x3+`, `5x3 @ 75 kg`.
  private static func scheme(
    endOf text: Substring
  ) -> (place: Range<String.Index>, sets: Int, reps: Int, isOpen: Bool)? {
    let words = text.split(separator: " ").suffix(4)
    for (behind, word) in words.reversed().enumerated() {
      let factors = word.split(separator: "x", omittingEmptySubsequences: false)
      guard factors.count == 2 else {
        // Only a load may stand between.
        guard word.hasDigit || word == "@" || word == "kg" || word == "lb" || word == "lbs" else { return nil }
        continue
      }
      let isOpen = factors[1].last == "+"
      guard behind < 3, let sets = Int(factors[0]), let reps = Int(isOpen ? factors[1].dropLast() : factors[1]),
        (2...10).contains(sets), (1...30).contains(reps)
      else { return nil }
      return (word.startIndex..<word.endIndex, sets, reps, isOpen)
    }
    return nil
  }

  /// The whole numbers that a text begins with, and what stands behind them.
  private static func counts(beginOf text: Substring) -> (counts: [Int], rest: Substring)? {
    var (counts, rest): ([Int], Substring) = ([], text)
    while true {
      let digits = rest.prefix { $0.isNumber }
      let behind = rest[digits.endIndex...]
      guard (1...2).contains(digits.utf8.count), let count = Int(digits),
        behind.isEmpty || ", /".contains(behind.first ?? "x")
      else { break }
      counts.append(count)
      rest = behind
      let next = rest.drop { ", /".contains($0) }
      guard next.first?.isNumber == true else { break }
      rest = next
    }
    return counts.isEmpty ? nil : (counts, rest.drop { $0 == " " })
  }
}
