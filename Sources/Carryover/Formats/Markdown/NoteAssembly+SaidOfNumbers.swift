import TextStreams

/// Words and signs at the numbers of sets that are none of them: what a load felt like, how one rested between laps, which
/// repetition of a set something was.
extension NoteAssembly {
  mutating func spellSaidOfNumbers(_ place: Int) {
    spellByWords(place)
    let text = lines[place].plain
    if !document.letters.isEmpty { spellWarmupsByLetter(place) }
    if text.containsBytes(of: " | ") { spellBarsBetweenCounts(place) }
    if text.containsBytes(of: "1m") || text.containsBytes(of: "1'") { spellMinuteAmongSeconds(place) }
    if Self.words.mayBeIn(text) {
      if Self.sidesInWords.mayBeIn(text) { spellSecondsOfOtherSide(place) }
      if Self.felt.mayBeIn(text) { dropWhatLoadFelt(place) }
      if Self.next.mayBeIn(text) { keepLoadOfNextTime(place) }
      if Self.sayings.mayBeIn(text) { dropWordBehindLoad(place) }
      dropRestOfLaps(place)
      if Self.setNouns.mayBeIn(text) { spellOrdinalBehindSet(place) }
    }
    spellShortenedName(place)
    if text.containsBytes(of: "%") { dropHeartRateBehindSpeed(place) }
    if let first = text.utf8.first, "tzsTZS".utf8.contains(first) { keepTimeOfAll(place) }
    if let first = text.utf8.first, "ynYN".utf8.contains(first) { keepDeedOfMonth(place) }
    spellHelpBehindAt(place)
    if text.containsBytes(of: "auna") { keepSauna(place) }
    dropLetterOfSeries(place)
  }

  /// All words that the rules below look for, each of which few lines have.
  private static let words = NoteBeginnings(
    whole: [
      "left", "right", "links", "rechts", "izq", "der", "gauche", "droite", "next", "nächste", "nächstes", "prochaine",
      "próxima", "prossima", "volgende", "time", "today", "again", "only", "now", "instead", "vez", "hoy", "heute",
      "diesmal", "fois", "oggi", "stavolta", "hoje", "vandaag", "keer", "set", "satz", "serie", "série", "reeks",
    ] + feelings.all + waysOfRest.all)

  private static let sidesInWords = NoteBeginnings(whole: [
    "left", "right", "links", "rechts", "izq", "der", "gauche", "droite",
  ])

  private static let felt = NoteBeginnings(whole: Array(feelings.all))

  private static let next = NoteBeginnings(whole: [
    "next", "nächste", "nächstes", "prochaine", "próxima", "prossima", "volgende",
  ])

  private static let sayings = NoteBeginnings(whole: [
    "time", "today", "again", "only", "now", "instead", "vez", "hoy", "heute", "diesmal", "fois", "oggi", "stavolta",
    "hoje",
    "vandaag", "keer",
  ])

  private static let setNouns = NoteBeginnings(whole: ["set", "satz", "serie", "série", "reeks"])

  /// `sq  w 135 5  w 185 3` where `w = warmup`: a letter before the load and the repetitions of each.
  private mutating func spellWarmupsByLetter(_ place: Int) {
    guard let letter = document.letters.first(where: { $0.value == .warmup })?.key, letter.utf8.count == 1,
      lines[place].plain.containsBytes(of: " \(letter) ")
    else { return }
    let words = lines[place].plain.split(separator: " ").map(String.init)
    guard let first = words.firstIndex(of: letter), first > 0, !words[..<first].joined().hasDigit,
      (words.count - first) % 3 == 0, words.count - first > 3
    else { return }
    var sets: [String] = []
    for start in stride(from: first, to: words.count, by: 3) {
      guard words[start] == letter, Double(words[start + 1]) != nil, Int(words[start + 2]) != nil else { return }
      sets.append("\(words[start + 1])x\(words[start + 2]) (warm-up)")
    }
    lines[place].plain = "\(words[..<first].joined(separator: " ")): \(sets.joined(separator: ", "))"
  }

  /// `B2 GHR: 8 | 7 | 6`
  private static func hasLabelBeforeBodyweight(_ text: String, _ names: NoteNames) -> Bool {
    guard let colon = text.bytesRange(of: ": "), let name = text[..<colon.lowerBound].split(separator: " ").last else {
      return false
    }
    return names.look(String(name)).isBodyweight || ["ghr", "ghrs", "nordics"].contains(name.lowercased())
  }

  /// `Push ups 20 | 18`, `GHR: 8 | 7 | 6 0RIR`: repetitions set by set.
  private mutating func spellBarsBetweenCounts(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " | "), text.utf8.first?.isLetter == true,
      document.names.look(label(text.prefix { !$0.isNumber }.filter { $0 != ":" }.trimmedSpaces)).isBodyweight
        || Self.hasLabelBeforeBodyweight(text, document.names)
    else { return }
    let parts = text.replacing(" | ", with: "\n").split(separator: "\n")
    guard parts.count > 1, let digit = parts[0].lastIndex(of: " "), case let first = parts[0][digit...].dropFirst(),
      Int(first) != nil, first.utf8.count <= 2,
      parts[0][..<digit].allSatisfy({ !$0.isNumber })
        || document.names.look(label(parts[0][..<digit].trimmedSpaces)).isLikely,
      parts.dropFirst().allSatisfy({ part in
        let count = part.prefix { $0.isNumber }
        let rest = part[count.endIndex...].trimmedSpaces
        return (1...2).contains(count.utf8.count)
          && (rest.isEmpty || rest.uppercased().hasSuffix("RIR") || rest.lowercased().hasPrefix("rpe ")
            || rest.hasPrefix("@"))
      })
    else { return }
    // What stands in the last cell is said of its set alone.
    let (last, before) = (parts[parts.count - 1], parts.dropLast())
    let count = last.prefix { $0.isNumber }
    let effort = last[count.endIndex...].trimmedSpaces
    // What stands in the cells before is read there.
    guard
      before.allSatisfy({ part in
        !part.contains("@")
          && !part.uppercased().contains("RIR") && !part.uppercased().contains("RPE")
      })
    else { return }
    let isOfLast = !effort.isEmpty && before.allSatisfy { !$0.uppercased().contains("RIR") && !$0.contains("@") }
    let number = effort.filter { $0.isNumber || $0 == "." }
    let name = effort.uppercased().hasSuffix("RIR") ? "RIR" : "RPE"
    let end = isOfLast && !number.isEmpty ? "\(count) (last set \(name) \(number))" : String(last)
    lines[place].plain = (before.map(String.init) + [end]).joined(separator: ", ")
  }

  /// `Deadlift, 1x3 @ RPE 8 then 3x5 at 85% of that -> 140x3 @8, then 120x5, 120x5`: a plan of several parts, and loads
  /// that came of it.
  mutating func dropPlanOfParts(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = text.bytesRange(of: " -> ") ?? text.bytesRange(of: " → "),
      case let plan = text[..<arrow.lowerBound], plan.containsBytes(of: "% of that"),
      let digit = plan.firstIndex(where: \.isNumber), Self.hasProduct(String(plan)), !plan.containsBytes(of: "kg"),
      case let name = plan[..<digit].trimmedSpaces, name.count > 2,
      let result = text[arrow.upperBound...].split(separator: " ").first,
      result.first?.isNumber == true, Self.hasProduct(String(result)),
      Double(result.prefix { $0.isNumber || $0 == "." }).map({ $0 > 12 }) == true
    else { return }
    setAside(plan[digit...].trimmedSpaces, at: place)
    let bare = name.hasSuffix(",") || name.hasSuffix(":") ? String(name.dropLast()) : name
    lines[place].plain = "\(bare): \(text[arrow.upperBound...].replacing(", then ", with: ", "))"
  }

  /// `Plank 1min 50s 40s`: three times, for a time that goes up to minutes has no seconds behind it that fall again.
  private mutating func spellMinuteAmongSeconds(_ place: Int) {
    let text = lines[place].plain
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 3,
      let first = words.indices.first(where: { Self.isMinute(words[$0]) && $0 + 2 < words.count }), first > 0,
      case let times = words[(first + 1)...].prefix(while: { Self.seconds($0) != nil }), times.count > 1,
      times.endIndex == words.count, case let values = times.compactMap({ Self.seconds($0) }),
      values.allSatisfy({ $0 >= 15 }),
      zip(values, values.dropFirst()).allSatisfy({ $0 > $1 }),
      // `1min 30s 20s` is a minute and a half, and then twenty seconds.
      values.first.map({ $0 != 30 && $0 != 45 }) == true
    else { return }
    for index in first..<(times.endIndex - 1) { words[index] += "," }
    lines[place].plain = words.joined(separator: " ")
  }

  private static func isMinute(_ word: String) -> Bool {
    ["1min", "1m", "1'"].contains(word)
  }

  private static func seconds(_ word: String) -> Int? {
    guard word.hasSuffix("s") || word.hasSuffix("\"") else { return nil }
    return Int(word.dropLast()).flatMap { $0 < 60 ? $0 : nil }
  }

  private static let feelings: NoteWordSet = [
    "felt", "feels", "moved", "flew", "was", "is", "went", "fühlte", "ging", "war", "sentí", "senti", "fue", "era",
    "parecía", "parecia", "voelde", "was", "pesait",
  ]

  /// `90kg x5, 100kg x5 - 100 felt heavy`: a load that was lifted before is told of.
  private mutating func dropWhatLoadFelt(_ place: Int) {
    let text = lines[place].plain
    guard let sign = [" - ", " – ", ". ", "; "].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      case let words = text[sign.upperBound...].split(separator: " "), words.count > 2,
      case let load = words[0].prefix(while: { $0.isNumber || $0 == "." }), load.utf8.count > 1,
      load.endIndex == words[0].endIndex || Self.isTypedLoad(words[0]), Self.feelings.contains(words[1]),
      !text[words[1].startIndex...].hasDigit, case let head = text[..<sign.lowerBound],
      head.split(whereSeparator: { !($0.isNumber || $0 == ".") }).contains(load), Self.hasProduct(String(head))
    else { return }
    setAside(String(text[sign.upperBound...]), at: place)
    lines[place].plain = String(head)
  }

  private static let times: NoteWordSet = [
    "this time", "today", "again", "only", "now", "instead", "esta vez", "hoy", "heute", "diesmal", "cette fois",
    "oggi", "stavolta", "hoje", "vandaag", "deze keer",
  ]

  /// `Leg press 160 this time, 12, 11, 10`, `squat 155 only 3 sets of 5`: what is said of a load between it and its
  /// repetitions.
  private mutating func dropWordBehindLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, let digit = text.firstIndex(where: \.isNumber),
      case let name = text[..<digit].trimmedSpaces,
      case let look = document.names.look(label(name)), look.isKnown, !look.isBodyweight, !look.isTimed,
      !look.isDistance,
      case let words = text[digit...].split(separator: " "), words.count > 2,
      words[0].allSatisfy({ $0.isNumber || $0 == "." }) || Self.isTypedLoad(words[0])
    else { return }
    for count in [2, 1] where words.count > count + 1 {
      let said = words[1...count].joined(separator: " ")
      let bare = said.hasSuffix(",") || said.hasSuffix(":") ? said.dropLast() : said[...]
      guard Self.times.contains(bare), words[count + 1].first?.isNumber == true,
        // A number alone behind a load would be as much of a list as it is.
        Self.isTypedLoad(words[0]) || (Double(words[0]) ?? 0) > 30,
        Self.isListOrProduct(words[(count + 1)...])
      else { continue }
      setAside(String(bare), at: place)
      let rest = text[words[count + 1].startIndex...]
      lines[place].plain =
        "\(name) \(words[0])\(Self.isTypedLoad(words[0]) || !rest.hasPrefix("3 ") ? ":" : "") \(rest)"
      return
    }
  }

  /// `12, 11, 10`, `3x5`, `3 sets of 5`
  private static func isListOrProduct(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    if hasProduct(String(first)) { return true }
    let counts = words.prefix { word in
      let bare = word.filter { $0 != "," && $0 != "." && $0 != "/" }
      return Int(bare).map { $0 <= 50 } ?? false
    }
    if counts.count > 1 { return true }
    let next = words.dropFirst().prefix(3).map { $0.filter(\.isLetter).lowercased() }
    return counts.count == 1 && next.count == 3 && next[0].hasPrefix("set") && next[1] == "of"
  }

  /// `5 5 5 4   last set 5th rep didn't go`: the repetition of a number, and no set.
  private mutating func spellOrdinalBehindSet(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 4 else { return }
    for index in 2..<(words.count - 1)
    where NoteStructureWords.lastWords.contains(words[index - 2]) && document.words.word(words[index - 1]) == .sets {
      let digits = words[index].prefix { $0.isNumber }
      guard !digits.isEmpty,
        NoteStructureWords.endingsOfOrdinals.contains(words[index][digits.endIndex...].lowercased()),
        document.words.word(words[index + 1]) == .reps
      else { continue }
      let said = text[words[index].startIndex...]
      guard !said.dropFirst(digits.count).hasDigit else { return }
      let next = index + 2 < words.count ? words[index + 2].filter { $0 != "," } : ""
      let then = index + 3 < words.count ? words[index + 3].filter { $0 != "," } : ""
      let isMissed =
        NoteStructureWords.misses.contains(next) || ["fell", "stuck"].contains(next)
        || document.words.isNegation(next) && Self.madeReps.contains(then)
      setAside(String(text[words[index - 2].startIndex...]), at: place)
      let before = text[..<words[index - 2].startIndex].trimmedEnd
      // Behind a product it would be said of all of its sets.
      let isProduct = Self.hasProduct(String(before)) && !before.contains(",")
      lines[place].plain = before + (isMissed ? isProduct ? ", last set failed" : " fail" : "")
      return
    }
  }

  private static let madeReps: NoteWordSet = [
    "gehaald", "geschafft", "made", "go", "up", "passée", "passé", "salió", "subió", "saiu", "subiu", "salita", "fatta",
    "move",
  ]

  /// `DM halt.    18x10  18x9  18x8`: the point of a shortened word ends no sentence.
  private mutating func spellShortenedName(_ place: Int) {
    let text = lines[place].plain
    guard let point = text.bytesRange(of: ".  "), case let name = text[..<point.lowerBound], name.utf8.count <= 30,
      name.utf8.first?.isLetter == true, !name.contains(where: { !$0.isLetter && $0 != " " }),
      case let rest = text[point.upperBound...].drop(while: { $0 == " " }), rest.first?.isNumber == true,
      Self.hasProduct(String(rest.prefix { $0 != " " }))
    else { return }
    lines[place].plain = "\(name)  \(rest)"
  }

  /// `Incline treadmill 30min 12% 3.0 hr 128`: how fast it was, and how the heart beat.
  private mutating func dropHeartRateBehindSpeed(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 4, let index = words.indices.dropLast().first(where: { words[$0].lowercased() == "hr" }),
      index > 1, Int(words[index + 1].prefix { $0.isNumber }).map({ (80...220).contains($0) }) == true,
      Double(words[index - 1]).map({ $0 <= 20 }) == true, index + 2 == words.count,
      let first = words[..<index].firstIndex(where: { $0.hasSuffix("%") }), first > 0, first >= index - 2
    else { return }
    setAside(String(text[words[first].startIndex...]), at: place)
    lines[place].plain = String(text[..<words[first].startIndex].trimmedEnd)
  }

  /// `Assisted pull up: 6@-20, 6@-20`: what the machine takes off.
  private mutating func spellHelpBehindAt(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "@-"), text.containsBytes(of: ", ") || text.split(separator: "@").count == 2,
      let digit = text.firstIndex(where: \.isNumber),
      document.names.look(label(text[..<digit].filter { $0 != ":" }.trimmedSpaces)).isAssisted
    else { return }
    guard !text.uppercased().containsBytes(of: "RIR"), !text.uppercased().containsBytes(of: "RPE") else { return }
    lines[place].plain = text.replacing("@-", with: "@BW-")
  }

  /// `D  Prancha 40", 35"` behind `C  Bicep curl`: a letter that counts exercises, and no side.
  private mutating func dropLetterOfSeries(_ place: Int) {
    let text = lines[place].plain
    guard place > 0, let letter = text.utf8.first, letter == 68 || letter == 71, text.dropFirst().hasPrefix("  "),
      text.dropFirst(3).first?.isLetter == true, let before = lines[place - 1].plain.utf8.first, before + 1 == letter,
      case let rest = lines[place - 1].plain.dropFirst().drop(while: \.isNumber), rest.first == " "
    else { return }
    lines[place].plain = text.dropFirst().trimmedSpaces
  }
}
