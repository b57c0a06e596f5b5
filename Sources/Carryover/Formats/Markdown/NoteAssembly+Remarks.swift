import TrainingModel

/// Lines whose numbers are those of hours, of the body or of what is told of laps, and no sets.
extension NoteAssembly {
  mutating func tellsOfOtherNumbers(_ line: NoteLine) -> Bool {
    // Above the first set it is a fact of the day.
    if line.kind == .text, !session.sections.isEmpty, tellsOfBodyweight(line.plain) { return true }
    if isScore(line) || isDifference(line.plain) || tellsOfRestAlone(line) || isTimeOfAll(line.plain) { return true }
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 120, line.plain.hasDigit,
      line.plain.utf8.first?.isDigit == true
        ? isOfPieces(line.plain) || isRest(line.plain)
        : Self.hasHours(line.plain) || isStateOfBody(line.plain) || line.plain.containsBytes(of: "°, "),
      let reading = reading(index), reading.sets.count == 1, !document.names.look(label(reading.name)).isKnown
    else { return tellsOfTimeInGym(line) }
    return reading.sets.allSatisfy { $0.load == nil && ($0.duration == nil || $0.reps == nil && $0.distance == nil) }
  }

  /// `17:05. Grip was the limiter, set the bell down twice`: how long all of it took, and a sentence.
  private func isTimeOfAll(_ text: String) -> Bool {
    // Below what is held, or gone, it is the time of that.
    guard lastExercise?.setGroups.last?.sets.last?.reps != nil, text.utf8.first?.isDigit == true,
      let point = text.bytesRange(of: ". "),
      case let time = text[..<point.lowerBound].split(separator: ":", omittingEmptySubsequences: false),
      time.count == 2, time.allSatisfy({ (1...2).contains($0.utf8.count) && Int($0) != nil })
    else { return false }
    let said = text[point.upperBound...]
    return !Self.hasProduct(String(said)) && said.split(separator: " ").count > 2
      && said.first?.isLetter == true
  }

  /// `8 seconds off my best`, `2 min slower than last week`: how it was beside another time.
  private func isDifference(_ text: String) -> Bool {
    guard text.utf8.first?.isDigit == true, text.utf8.count <= 120 else { return false }
    let words = text.lowercased().split(separator: " ", maxSplits: 3)
    guard words.count > 2, words[0].allSatisfy({ $0.isNumber || ".:".contains($0) }) else { return false }
    switch document.words.word(words[1]) {
    case .seconds, .minutes:
      let behind = words.count > 3 ? words[3] : ""
      return words[2] == "off" && ["my", "last", "the"].contains { behind.hasPrefix($0) }
        || Self.comparing.contains(words[2]) && behind.hasPrefix("than")
    default: return false
    }
  }

  private static let comparing: NoteWordSet = ["faster", "slower", "quicker", "longer", "shorter", "better", "worse"]

  /// `Pump 2/3, soreness none`, `elbow cranky, 1/3 on the joint scale`: marks out of so many.
  private func isScore(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 100, line.plain.hasByte(UInt8(ascii: "/"))
    else { return false }
    let lower = line.plain.lowercased()
    let words = lower.split(whereSeparator: { " ,:;".contains($0) })
    let isMark = { (word: Substring) in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { Double($0).map { $0 <= 10 } ?? false }
    }
    guard words.count > 1, words.contains(where: isMark), !Self.hasProduct(lower) else { return false }
    if words.contains(where: { Self.isTypedLoad($0) }) { return false }
    return Self.scored.contains(words[0]) && isMark(words[1])
      || words.contains { $0 == "scale" || $0 == "scale." }
  }

  private static let scored: NoteWordSet = [
    "pump", "soreness", "joints", "joint", "stress", "fatigue", "recovery", "motivation", "focus", "effort", "doms",
    "readiness", "appetite",
  ]

  /// `All in under 50 min`, `Full body, only had 25 mins`: how long it took, and no exercise.
  private mutating func tellsOfTimeInGym(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80, Self.haste.mayBeIn(line.plain),
      line.plain.utf8.first?.isLetter == true, let number = line.plain.utf8.firstIndex(where: \.isDigit),
      let last = line.plain[..<number].split(whereSeparator: { " ,~".contains($0) }).last,
      Self.wordsOfHaste.contains(last),
      case let before = label(line.plain[..<last.startIndex].trimmedSpaces), !isDone(before),
      let reading = reading(index), reading.sets.count == 1, let set = reading.sets.first
    else { return false }
    return set.load == nil && set.reps == nil && set.distance == nil && (set.duration ?? 0) >= 600
      && !document.names.look(label(reading.name)).isKnown
  }

  /// Whether words name what may be done for so long: `Treadmill just 20 min`.
  private func isDone(_ name: String) -> Bool {
    let name = String(name.prefix { $0 != "," })
    if NoteStructureWords.daysOfSplit.contains(name) || name.lowercased().hasSuffix("body")
      || name.lowercased() == "strength"
    {
      return false
    }
    let look = document.names.look(name)
    return look.isKnown || look.isDistance || look.isTimed || look.isLikely && !document.words.isGroup(name)
  }

  private static let wordsOfHaste: NoteWordSet = ["under", "within", "had", "just", "only", "hour,", "took", "about"]
  private static let haste = NoteBeginnings(wordsOfHaste.all)

  /// `Gewicht morgens 82,4`: what the body weighs, and no load.
  private func tellsOfBodyweight(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.hasDigit, Self.weights.mayBeIn(text) else { return false }
    let words = (text.hasSuffix(".") ? text.dropLast() : text[...]).split { " :".contains($0) }
    guard let last = words.last, case let number = last.replacing(",", with: "."),
      let value = Double(number), (40...200).contains(value), number.contains("."),
      case let before = words.dropLast().suffix(2), !before.contains(where: \.hasDigit),
      // `Weight: 91.2` is a fact of the day.
      words.count != 2,
      words.dropLast().allSatisfy({ !$0.hasDigit })
    else { return false }
    return before.contains { Self.wordsOfWeight.contains($0) }
  }

  private static let wordsOfWeight: NoteWordSet = [
    "gewicht", "körpergewicht", "poids", "peso", "weight", "bodyweight", "lichaamsgewicht",
  ]
  private static let weights = NoteBeginnings(wordsOfWeight.all)

  /// `Squat AMRAP had 2 more in it.`, `Deadlift had 1 left in it.`: what is told of sets that stand elsewhere.
  func tellsOfReserve(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 100, Self.verbs.mayBeIn(line.plain),
      line.plain.hasDigit || Self.repeated.mayBeIn(line.plain)
    else { return false }
    let words = line.plain.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
    guard let verb = words.firstIndex(where: { ["had", "was", "felt", "has"].contains($0) }), verb > 0,
      !words[..<verb].contains(where: \.hasDigit)
    else { return false }
    let behind = words[(verb + 1)...]
    if words[verb - 1] == "amrap" { return behind.count(where: \.hasDigit) <= 1 }
    guard let count = behind.first.flatMap({ Int($0) }), count <= 5, behind.count(where: \.hasDigit) == 1 else {
      return false
    }
    return behind.count > 1 && ["left", "more"].contains(behind[behind.startIndex + 1])
      && (behind.contains("it") || behind.contains("tank") || behind.count == 2)
  }

  /// `knee sleeves on for 110+`: what was worn.
  func tellsOfGear(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 60, Self.gear.mayBeIn(line.plain) else {
      return false
    }
    let words = line.plain.lowercased().split { !$0.isLetter }
    guard let worn = words.firstIndex(where: { Self.wornThings.contains($0) }), worn < 2, worn + 1 < words.count else {
      return false
    }
    guard ["on", "off"].contains(words[worn + 1]), !Self.hasProduct(line.plain),
      line.plain.split(whereSeparator: { !$0.isNumber }).count <= 1
    else { return false }
    return worn + 2 == words.count
      || ["for", "above", "from", "at", "over", "past", "today", "all"].contains(words[worn + 2])
  }

  static let wornThings: NoteWordSet = ["sleeves", "belt", "straps", "wraps", "belted"]
  private static let gear = NoteBeginnings(wornThings.all)
  private static let repeated = NoteBeginnings(["amrap"])
  private static let verbs = NoteBeginnings(["had", "was", "felt", "has"])

  /// `PR: deadlift 115 for five` below the set that was it, and `bw 158 -> 160.5`: what is told once more, or of weeks.
  mutating func tellsAgain(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 120, line.plain.hasDigit else {
      return false
    }
    // `Row 72.5 x 7 is a new PR!`
    for words in [" is a PR", " is a new PR", " is a PB", " is a new PB"] {
      guard let range = line.plain.bytesRange(of: words) else { continue }
      return !line.plain[range.upperBound...].hasDigit && wasDone(String(line.plain[..<range.lowerBound]))
    }
    let isRise = line.plain.containsBytes(of: " -> ") || line.plain.containsBytes(of: " → ")
    let mark = line.plain.utf8.first.map { $0 | 32 }
    guard isRise || mark == UInt8(ascii: "p") || mark == UInt8(ascii: ":") else { return false }
    let text = line.plain.drop { $0 == ":" }
    let first = text.prefix { $0.isLetter }.lowercased()
    if document.words.field(first) == .bodyweight {
      let behind = text.dropFirst(first.count).drop { ": ".contains($0) }.drop { $0.isNumber || $0 == "." }
        .trimmedSpaces
      return ["->", "→"].contains { behind.hasPrefix($0) }
    }
    guard first == "pr" || first == "pb" else { return false }
    return wasDone(text.dropFirst(2).drop { ":! ".contains($0) }.trimmedSpaces)
  }

  /// Whether a folded name is another, or what the other leaves out stands before it: `barbell row` is a `row`.
  func isSameLift(_ own: String, _ name: String) -> Bool {
    // `Coach: squat`
    let name = name.bytesRange(of: ": ").map { String(name[$0.upperBound...]) } ?? name
    return own == name || Self.implements.contains { own == "\($0) \(name)" }
  }

  /// What the short name of a lift leaves out.
  private static let implements = ["barbell", "dumbbell", "db", "bb", "back", "conventional", "flat", "strict"]

  /// Whether the one set of a text stands in the session, under its name or one that ends with it.
  private func wasDone(_ text: String) -> Bool {
    guard let reading = document.reader.read(text, in: NotationContext()), reading.sets.count == 1,
      case let name = foldedName(label(reading.name)), !name.isEmpty
    else { return false }
    return session.sections.flatMap(\.exercises).contains { exercise in
      let own = foldedName(exercise.name)
      return isSameLift(own, name)
        && exercise.setGroups.flatMap(\.sets).contains {
          $0.reps == reading.sets[0].reps && $0.load?.value == reading.sets[0].load?.value
        }
    }
  }

  /// `Class 10.00 to 11.00`: from one hour of the day to another.
  private static func hasHours(_ text: String) -> Bool {
    guard text.hasByte(UInt8(ascii: ".")) || text.hasByte(UInt8(ascii: ":")),
      [" to ", " till ", " until "].contains(where: { text.containsBytes(of: $0) })
    else { return false }
    let words = text.split(separator: " ")
    return words.indices.dropFirst().dropLast().contains { place in
      guard words[place] == "to" || words[place] == "till" || words[place] == "until",
        let from = minute(words[place - 1]), let to = minute(words[place + 1])
      else { return false }
      return from < to && to - from <= 240
    }
  }

  /// The minute of a day that `10.15` and `10:15` name.
  private static func minute(_ text: Substring) -> Int? {
    let text = text.last.map { ".,".contains($0) } == true ? text.dropLast() : text
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }
    guard parts.count == 2, parts[0].utf8.count <= 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
      let minute = Int(parts[1]), (5...23).contains(hour), (0..<60).contains(minute)
    else { return nil }
    return hour * 60 + minute
  }

  /// `knees fine, posing 20 min after`: a part of the body, and how it is.
  private func isStateOfBody(_ text: String) -> Bool {
    var words = text.split(separator: " ", maxSplits: 4)[...]
    // `Left hip tight, did 10 min of mobility first.`
    if let first = words.first, [.left, .right].contains(document.words.word(first)) || first.lowercased() == "my" {
      words = words.dropFirst()
    }
    guard words.count > 1, let part = words.popFirst(), document.words.bodyPart(part) != nil else { return false }
    return NoteStructureWords.statesOfBody.contains(words[words.startIndex].prefix { $0.isLetter })
  }

  /// `90 sec after each pair`: how long was rested.
  private func isRest(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    // `90s jog between. Felt strong`
    if words.count > 2, words[2].hasPrefix("between"), words[0].hasSuffix("s"), Int(words[0].dropLast()) != nil {
      return true
    }
    guard words.count > 2, words[0].utf8.first?.isDigit == true,
      words[0].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }),
      [.seconds, .minutes].contains(document.words.word(words[1]))
    else { return false }
    if words[2] == "between." || words[2] == "between" && words.count == 3 { return true }
    // `2 min walk between. Legs heavy`
    // `90 s standing rest between them. quickest one last`
    if case let how = words.dropFirst(2).prefix(4), how.contains("rest"),
      how.contains(where: { $0.hasPrefix("between") })
    {
      return true
    }
    if words.count > 3, words[3] == "between." || words[3] == "between" && words.count == 4 {
      return NoteStructureWords.waysOfRest.contains(words[2])
    }
    // `5 min between these, low back pumped`
    if words[2] == "between", words.count > 3, ["these", "those", "them"].contains(words[3].prefix { $0.isLetter }) {
      return true
    }
    return ["after", "between"].contains(words[2]) && (4...6).contains(words.count)
      && ["each", "every", "pairs", "sets", "rounds"].contains(words[3])
  }

  /// `500 m pieces, 2 min easy between`: what the laps below are.
  private func isOfPieces(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count > 2, words[0].utf8.allSatisfy(\.isDigit), document.words.distanceUnit(words[1]) != nil,
      !words[2].hasSuffix(":")
    else {
      return false
    }
    return ["pieces", "intervals", "repeats"].contains(words[2].prefix { $0.isLetter })
  }

  /// `~~25 × 12~~ 22.5 × 12`, `~~100x5~~` behind others: what was struck out is told beside what holds.
  mutating func dropStruck() {
    for place in lines.indices where lines[place].content.hasPrefix("~~") { nameStruck(place) }
    for place in lines.indices
    where lines[place].content.utf8.count > lines[place].plain.utf8.count + 3 && !lines[place].isStruck {
      guard lines[place].kind == .text || lines[place].kind == .item,
        let open = lines[place].content.bytesRange(of: "~~"),
        case let behind = lines[place].content[open.upperBound...], let close = behind.bytesRange(of: "~~"),
        case let struck = behind[..<close.lowerBound], struck.hasDigit,
        case let rest = lines[place].content[..<open.lowerBound] + behind[close.upperBound...],
        !rest.contains("~~")
      else { continue }
      // `bench ~~185 for 5~~ (loaded it wrong)`: nothing of it was done; above `90x5` the name is that of the sets.
      guard
        rest.contains(where: \.isNumber)
          || place + 1 < lines.count && lines[place + 1].plain.utf8.first?.isDigit == true
      else {
        lines[place].isEscaped = true
        continue
      }
      var text = NoteEmphasis.plain(String(rest)).text.split(separator: " ").joined(separator: " ")
      while let last = text.last, ",;/|".contains(last) { text = text.dropLast().trimmedSpaces }
      lines[place].plain = text
      setAside("~~\(struck)~~", at: place)
    }
  }

  /// Whether a line says how many of how many: `Completed: 2/3`.
  func isShare(_ text: String) -> Bool {
    guard let value = Self.keyAndValue(text)?.value else { return false }
    let parts = value.split(separator: "/").compactMap { Int($0.split(separator: " ").joined()) }
    return parts.count == 2 && parts[0] <= parts[1]
  }
}
