import TextStreams

/// What a day's lines say of the body, of sleep and of where one was, which are no sets.
extension NoteAssembly {
  mutating func spellFactsInWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      keepListsOfFacts(place)
      spellWeightOfBodyInWords(place)
      keepSleep(place)
      keepHourAndPlace(place)
      spellLengthOfDay(place)
      keepLengthInWords(place)
      keepUnitAndBody(place)
      dropPartBeforeRounds(place)
      dropPartBeforeName(place)
      keepLegendOfSign(place)
      spellRightOfBody(place)
    }
  }

  /// `poids du corps (pdc) 78,4 ce matin`: what somebody weighs, and when.
  private mutating func spellWeightOfBodyInWords(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 80, document.words.filters.plainFacts.mayBegin(text) || text.utf8.first ?? 0 >= 0x80,
      let digit = text.firstIndex(where: { $0.isNumber }),
      case let key = text[..<digit].trimmedSpaces,
      case let bare = key.hasSuffix(")") ? key.prefix(while: { $0 != "(" }).trimmedSpaces : key,
      document.words.word(bare) == .bodyweight || document.words.field(bare) == .bodyweight,
      case let number = text[digit...].prefix(while: { $0.isNumber || ".,".contains($0) }),
      case let told = number.last.map({ ".,".contains($0) }) == true ? number.dropLast() : number,
      let value = Double(told.replacing(",", with: ".")), (35...250).contains(value),
      told.contains(where: { !$0.isNumber }),
      case let rest = text[digit...].dropFirst(told.count),
      rest.first == " ", !rest.hasDigit, rest.split(separator: " ").first.map({ Self.whens.contains($0) }) == true,
      !rest.contains(where: { "x×".contains($0) && rest.hasPrefix(" \($0)") }),
      document.words.word(rest.split(separator: " ").first ?? "") == nil
    else { return }
    let bracket = String(key.dropFirst(bare.count)).trimmedSpaces
    if bracket.split(separator: " ").count > 1 { setAside(bracket, at: place) }
    setAside(rest.trimmedSpaces, at: place)
    lines[place].plain = "\(bare): \(told)"
  }

  private static let whens: NoteWordSet = [
    "this", "today", "in", "am", "at", "on", "before", "after", "fasted", "heute", "morgens", "nüchtern", "ce", "cette",
    "aujourd'hui", "hoy", "esta", "en", "hoje", "em", "oggi", "stamattina", "vanochtend", "vandaag",
  ]

  /// `Bodyweight averaged 84.1 this week, sleep about 7 hours.`: how long somebody slept.
  private mutating func keepSleep(_ place: Int) {
    let text = lines[place].plain
    guard Self.sleep.mayBeIn(text), !Self.hasProduct(text),
      case let parts = text.split(whereSeparator: { ",.;".contains($0) }),
      case let told = parts.filter({ $0.hasDigit && !saysSleep($0) }), told.count < parts.count(where: \.hasDigit),
      told.allSatisfy({ part in
        let numbers = part.split { !$0.isNumber }
        return part == parts.first && numbers.count == 1 || told.count == 2 && part == parts[1] && numbers.count == 1
      }),
      let weight = parts.first?.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }),
      (35...250).contains(weight),
      // Nothing else with a number but what is said of the body.
      let first = text.split(separator: " ").first,
      document.words.word(first) == .bodyweight || document.words.field(String(first)) == .bodyweight
    else { return }
    lines[place].isEscaped = true
  }

  /// `sleep about 7 hours`
  private func saysSleep(_ part: Substring) -> Bool {
    let words = part.split(separator: " ")
    return words.first.map { Self.wordsOfSleep.contains($0) } == true && part.hasDigit
      && words.contains { document.words.word($0) == .hours }
  }

  private static let wordsOfSleep: NoteWordSet = ["sleep", "slept", "sleeping"]
  private static let sleep = NoteBeginnings(wordsOfSleep.all)

  /// `41 min. sweat everywhere`, `38 min total` at the end of a day: how long all took, and no set of minutes.
  private mutating func keepLengthInWords(_ place: Int) {
    guard lines[place].plain.utf8.first?.isDigit == true, lines[place].plain.containsBytes(of: " min") else { return }
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, Int(words[0]).map({ (25...240).contains($0) }) == true,
      words[1] == "min." || words[1] == "min" && ["total", "all", "in", "overall"].contains(words[2].lowercased()),
      words.dropFirst().allSatisfy({ !$0.hasDigit }), place > 0, lines[place - 1].kind == .blank,
      lines[(place + 1)...].first(where: { $0.kind != .blank }) == nil
    else { return }
    lines[place].isEscaped = true
  }

  /// `*3 = three sets like that`: what a sign means, and no sets.
  private mutating func keepLegendOfSign(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.utf8.first, "*^+#!~".utf8.contains(first), let equals = text.bytesRange(of: " = "),
      text[..<equals.lowerBound].utf8.count <= 6, case let meaning = text[equals.upperBound...], !meaning.hasDigit,
      meaning.split(separator: " ").count > 1
    else { return }
    lines[place].isEscaped = true
  }

  /// `METCON 5 rounds for time, 21:37, grip gone by round 4`: the part of the day, and what is said of the rounds.
  private mutating func dropPartBeforeRounds(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.rounds.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    guard words.count > 2, Self.namesOfBlocks.contains(words[0].filter { $0.isLetter }), Int(words[1]) != nil,
      document.words.word(words[2].filter { $0.isLetter }) == .rounds
    else { return }
    setAside(String(words[0]), at: place)
    var rest = words[1...].joined(separator: " ")
    if let comma = rest.lastBytesRange(of: ", "), case let remark = rest[comma.upperBound...],
      remark.utf8.first?.isLetter == true, remark.split(separator: " ").count > 1, !Self.hasProduct(String(remark)),
      !document.names.look(String(remark.prefix { !$0.isNumber }.trimmedSpaces)).isLikely
    {
      setAside(String(remark), at: place)
      rest = String(rest[..<comma.lowerBound])
    }
    lines[place].plain = rest
  }

  /// `STRENGTH front squat every 2 min` above its sets: the part of the day, before the exercise's name.
  private mutating func dropPartBeforeName(_ place: Int) {
    guard lines[place].plain.utf8.prefix(3).allSatisfy({ (65...90).contains($0) }) else { return }
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, Self.namesOfBlocks.contains(words[0]), words[0].allSatisfy(\.isUppercase),
      words[1].first?.isLowercase == true,
      document.names.look(words[1...2].joined(separator: " ")).isKnown || document.names.look(String(words[1])).isKnown
    else { return }
    setAside(String(words[0]), at: place)
    lines[place].plain = words[1...].joined(separator: " ")
  }

  private static let namesOfBlocks: NoteWordSet = [
    "metcon", "accessory", "accessories", "wod", "conditioning", "finisher", "cashout", "strength", "part",
  ]

  /// `kg, BW 71` above all days: the unit, and what somebody weighs.
  private mutating func keepUnitAndBody(_ place: Int) {
    guard lines[place].plain.utf8.count <= 24 else { return }
    let words = lines[place].plain.split(whereSeparator: { " ,;/".contains($0) })
    guard words.count == 3, document.words.loadUnit(NoteWords.key(words[0])) != nil,
      document.words.word(words[1]) == .bodyweight, let weight = Double(words[2]), (35...250).contains(weight)
    else { return }
    lines[place].isEscaped = true
  }

  mutating func spellKindsBehindNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellKindsOfNames(place)
      spellUnitInBracket(place)
    }
  }

  private static let alls: NoteWordSet = [
    "everything", "all", "weights", "loads", "alles", "alle", "tout", "todo", "tudo", "tutto",
  ]

  /// `Incline Smith (lbs incl. bar)` above its sets: the unit, and what is counted.
  private mutating func spellUnitInBracket(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), !text.hasDigit, let open = text.bytesRange(of: " ("),
      case let words = text[open.upperBound...].dropLast().split(separator: " "), words.count > 1, words.count <= 5,
      document.names.look(label(String(text[..<open.lowerBound]))).isLikely
    else { return }
    // `bench (everything in kg)`
    if Self.alls.contains(words[0]), let last = words.last, document.words.loadUnit(NoteWords.key(last)) != nil {
      setAside(words.joined(separator: " "), at: place)
      lines[place].plain = "\(text[..<open.lowerBound]) (\(last))"
      return
    }
    guard document.words.loadUnit(NoteWords.key(words[0])) != nil else { return }
    setAside(words[1...].joined(separator: " "), at: place)
    lines[place].plain = "\(text[..<open.lowerBound]) (\(words[0]))"
  }

  /// `1. Treadmill (warm-up)` above its minutes, `DB shrug (drop set) - 60s x 15 -> 45s x 12`: the kind in a bracket behind
  /// a name is that of its sets, and no part of it.
  private mutating func spellKindsOfNames(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let kind = document.words.word(text[open.upperBound..<close]), kind == .warmup || kind == .drop,
      case let name = text[..<open.lowerBound], !label(String(name)).hasDigit,
      document.names.look(label(String(name))).isLikely
    else { return }
    let rest = text[text.index(after: close)...]
    if kind == .drop, rest.hasDigit, ["->", "→", ">"].contains(where: { rest.containsBytes(of: $0) }) {
      lines[place].plain = "\(name)\(rest)"
    } else if kind == .warmup, rest.trimmedSpaces.isEmpty || rest == ":",
      case let below = place + 1, below < lines.count, lines[below].plain.utf8.first?.isDigit == true,
      isSpellable(below, to: 80),
      below + 1 == lines.count || lines[below + 1].plain.utf8.first?.isDigit != true
        || lines[below + 1].indent < lines[below].indent
    {
      setAside("(\(text[open.upperBound..<close]))", at: place)
      lines[place].plain = "\(name)\(rest)"
      lines[below].plain = "warm-up \(lines[below].plain)"
    }
  }

  /// `R: bw x 20, 20`: the right side, as `L: bw x 15` is the left.
  private mutating func spellRightOfBody(_ place: Int) {
    guard lines[place].plain.hasPrefix("R: "),
      document.words.word(lines[place].plain.dropFirst(3).prefix { $0 != " " }) == .bodyweight
    else { return }
    lines[place].plain = "right: \(lines[place].plain.dropFirst(3))"
  }

  /// `~40 min` behind the sets of a day: how long all took.
  private mutating func spellLengthOfDay(_ place: Int) {
    guard let sign = ["~", "≈", "ca. ", "c. "].first(where: { lines[place].plain.hasPrefix($0) }),
      case let words = lines[place].plain.dropFirst(sign.count).split(separator: " "), words.count == 2,
      Int(words[0]).map({ (20...240).contains($0) }) == true, document.words.word(words[1]) == .minutes,
      lines[(place + 1)...].first(where: { $0.kind != .blank }) == nil, place > 0,
      case let above = lines[place - 1].plain, above.split(whereSeparator: { !$0.isNumber }).count > 1,
      !above.split(whereSeparator: { !$0.isLetter }).contains(where: { word in
        [.kilometers, .meters, .miles, .yards].contains(document.words.word(word))
      }),
      !document.names.look(label(String(above.prefix { !$0.isNumber }.trimmedSpaces))).isDistance
    else { return }
    setAside(lines[place].plain, at: place)
    lines[place].plain = "Duration: \(words[0]) min"
  }

  /// `18:40 gym`: when one was there, and no run of minutes.
  private mutating func keepHourAndPlace(_ place: Int) {
    guard lines[place].plain.utf8.count <= 40, lines[place].plain.utf8.first?.isDigit == true,
      lines[place].plain.hasByte(UInt8(ascii: ":"))
    else { return }
    let words = lines[place].plain.split(separator: " ")
    guard (2...3).contains(words.count), words.allSatisfy({ word in word == words[0] || !word.hasDigit }),
      case let clock = words[0].split(separator: ":", omittingEmptySubsequences: false), clock.count == 2,
      clock.allSatisfy({ $0.utf8.count == 2 }), Int(clock[0]).map({ (4...23).contains($0) }) == true,
      Int(clock[1]).map({ (0...59).contains($0) }) == true,
      words.dropFirst().allSatisfy({ Self.placesOfDay.contains($0) }),
      // `5k run` above `22:15 park` is a run of so many minutes.
      lines[..<place].last(where: { $0.kind != .blank }).map({ above in
        isHead(above) || Self.beginsWithClock(above.plain)
      }) ?? true
    else { return }
    lines[place].isEscaped = true
  }

  private static func beginsWithClock(_ text: String) -> Bool {
    let word = text.prefix { $0 != " " }
    return word.utf8.count == 5 && word.split(separator: ":").count == 2 && word.utf8.first?.isDigit == true
  }

  private static let placesOfDay: NoteWordSet = [
    "gym", "home", "garage", "park", "track", "club", "at", "the", "in", "studio", "fitnessstudio", "gimnasio", "salle",
    "academia", "palestra", "sportschool",
  ]
}
