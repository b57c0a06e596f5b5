import TrainingModel

/// What is to be done another day, told below or behind what was done.
extension NoteAssembly {
  /// `Next time: deadlift 3x5 @ 300`, `Bonnes sensations. La prochaine fois : développé couché 3x6 à 75 kg`: sets of an
  /// exercise that is named, or loads and repetitions of the one above, behind words that put them off. They are
  /// planned, and what stands before the words is a note.
  mutating func readComing(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isQuoted, line.plain.utf8.count <= 200,
      line.plain.hasDigit, document.words.filters.coming.mayBeIn(line.plain),
      let (before, behind) = dividedAtComing(line.plain),
      !before.hasDigit
        || !Self.hasProduct(before)
          && (NoteProse.hasSentenceWord(before) || before.containsBytes(of: ". ") || before.hasSuffix(" min.")),
      let reading = read(behind, of: line), !reading.sets.isEmpty, reading.further.isEmpty,
      isPlanOfOne(reading, behind), !goesOnBelow(line)
    else { return false }
    if !before.isEmpty {
      addNote(text: before, at: nearest(line), isApart: followsBlank)
      painTexts.append(before)
    }
    var meant = reading
    for set in meant.sets.indices { meant.sets[set].plan() }
    flushCells()
    takeSets(meant, of: line)
    return true
  }

  /// `Next time B: Squat 3x5 87.5kg, OHP 3x5 35kg`: several exercises behind words that put them off.
  mutating func readComingOfMany(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isQuoted, line.plain.utf8.count <= 200,
      line.plain.hasDigit, document.words.filters.coming.mayBeIn(line.plain),
      let (before, behind) = dividedAtComing(line.plain), before.isEmpty
    else { return false }
    var list = behind[...]
    if let colon = list.bytesRange(of: ": "), list[..<colon.lowerBound].utf8.count <= 12,
      !list[..<colon.lowerBound].hasDigit
    {
      list = list[colon.upperBound...]
    }
    let readings = list.split(separator: ", ").map { (text: String($0), reading: read(String($0), of: line)) }
    guard readings.count > 1, !goesOnBelow(line),
      readings.allSatisfy({ part in
        part.reading.map {
          !$0.sets.isEmpty && !label($0.name).isEmpty && $0.further.isEmpty && isPlanOfOne($0, part.text)
        } ?? false
      })
    else { return false }
    flushCells()
    for var meant in readings.compactMap(\.reading) {
      for set in meant.sets.indices { meant.sets[set].plan() }
      takeSets(meant, of: line)
    }
    return true
  }

  /// `settimana prox provo 87,5 di panca`: a load that is hoped for, and no set of today.
  mutating func readLoadToCome(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 120, !line.isEscaped,
      line.plain.hasDigit, document.words.filters.coming.mayBeIn(line.plain),
      let (before, behind) = dividedAtComing(line.plain), !before.hasDigit,
      !behind.contains(":"), !goesOnBelow(line),
      // `Next mon 257.5 for the 5x5`
      before.isEmpty && behind.utf8.first?.isDigit == true && !Self.hasProduct(String(behind.prefix { $0 != " " }))
        || behind.split(whereSeparator: { !$0.isNumber && $0 != "," && $0 != "." }).count(where: \.hasDigit) == 1
          && behind.utf8.first?.isLetter == true
    else { return false }
    addNote(index, at: nearest(line))
    return true
  }

  /// `volgende week squat 82,5`, `+2,5 next time`: one number with a comma, which says nothing of repetitions there.
  mutating func spellDecimalsOfPlans(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) && document.words.filters.coming.mayBeIn(lines[place].plain) {
      let text = lines[place].plain
      guard text.hasBetweenDigits(UInt8(ascii: ",")),
        let comma = text.indices.first(where: {
          text[$0] == "," && text[text.index(after: $0)...].first?.isNumber == true
            && text[..<$0].last?.isNumber == true
        }),
        case let fraction = text[comma...].dropFirst().prefix(while: \.isNumber), ["5", "25", "75"].contains(fraction),
        case let whole = text[..<comma].reversed().prefix(while: \.isNumber), !whole.isEmpty,
        !text[..<comma].dropLast(whole.count).hasDigit, !text[fraction.endIndex...].hasDigit,
        dividedAtComing(text) != nil || tellsOfComing(text[fraction.endIndex...].trimmedSpaces[...])
          || text.split(separator: " ").indices.contains(where: { start in
            tellsOfComing(text.split(separator: " ")[start...].joined(separator: " ")[...])
          })
      else { continue }
      lines[place].plain.replaceSubrange(comma...comma, with: ".")
    }
  }

  /// Whether sets say enough to be planned, of an exercise that is known or looks like one.
  private func isPlanOfOne(_ reading: NotationReading, _ text: String) -> Bool {
    // `Next time I hit 85x5` tells of what was done then, and `62.5-65 x 8` is not all read.
    let first = text.split(separator: " ").first ?? ""
    guard !["i", "we"].contains(first.lowercased()), document.words.word(first) != .got,
      reading.note?.hasDigit != true, !text.contains("-") || !Self.hasRange(text),
      reading.sets.allSatisfy({ $0.kind != .drop })
    else { return false }
    let name = label(reading.name)
    if name.isEmpty {
      let isOfBody = lastExercise.map { document.names.look($0.name).isBodyweight } ?? false
      return open.exercise != nil
        && reading.sets.allSatisfy { set in
          let load = set.load ?? set.target?.load
          return load?.value != nil && (load?.kind == .external || isOfBody)
            && (set.reps != nil || set.target?.reps != nil)
        }
    }
    let look = document.names.look(name)
    let words = name.split(separator: " ")
    let isFree = !words.contains { word in
      document.words.isProse(word) || document.words.word(word).map { $0 != .tempo } ?? false
        || document.words.weekday(word) != nil
        || Self.intents.contains(word)
    }
    let isMeasured = reading.sets.allSatisfy {
      $0.load?.value != nil && $0.reps != nil || $0.target?.load != nil || $0.target?.loadPercent != nil
    }
    // `pompes sur les genoux 3x10`, `calf raise in piedi 3x15`: small words inside a name.
    let noun = words.first.map(String.init) ?? ""
    if reading.sets.count > 1, words.count <= 5, !isFree,
      document.words.isExerciseWord(noun) || document.words.hints(forExercise: noun).isBodyweight,
      words.allSatisfy({ !document.words.isProse($0) || Self.insideNames.contains($0) }),
      !words.contains(where: { Self.intents.contains($0) })
    {
      return true
    }
    return !isQualifier(name) && !document.words.isGroup(name) && document.words.section(name) == nil && isFree
      && (look.isLikely || !look.isSentence && look.wordCount <= 3 && isMeasured)
      && reading.sets.allSatisfy { $0.reps != nil || $0.duration != nil || $0.distance != nil || !$0.isCompleted }
  }

  /// `62.5-65 x 8`
  private static func hasRange(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().dropLast().contains { place in
      bytes[place] == UInt8(ascii: "-") && bytes[place - 1].isDigit && bytes[place + 1].isDigit
        && bytes[..<place].contains(UInt8(ascii: "."))
    }
  }

  private static let insideNames: NoteWordSet = [
    "sur", "les", "la", "le", "au", "aux", "en", "de", "du", "con", "a", "in", "da", "di", "na", "no", "com", "op",
    "met",
    "mit", "am", "im",
  ]

  private static let intents: NoteWordSet = [
    "start", "do", "test", "try", "drop", "go", "use", "add", "keep", "stay", "move", "increase", "lower", "begin",
    "work", "hit", "aim", "make", "same", "upper", "full", "body",
  ]

  /// Whether sets without a name come next, which go on with what stands above.
  private mutating func goesOnBelow(_ line: NoteLine) -> Bool {
    guard let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), next - index <= 2,
      !lines[next].isHeading, !isHead(lines[next]), lines[next].rank >= line.rank,
      let reading = probe(next), !reading.sets.isEmpty
    else { return false }
    return reading.name.isEmpty || isQualifier(reading.name)
  }

  /// The text before the sentence that begins with words such as `next time`, and what stands behind them.
  private func dividedAtComing(_ text: String) -> (before: String, behind: String)? {
    var start = text.startIndex
    while start < text.endIndex {
      let sentence = text[start...]
      if let length = comingLength(sentence) {
        var behind = sentence.dropFirst(length).drop { " ,:–—-→".contains($0) }
        // `next time try leg press 50kg 3x10`
        if behind.lowercased().hasPrefix("try "), behind.dropFirst(4).utf8.first?.isLetter == true {
          behind = behind.dropFirst(4)
        }
        return behind.isEmpty ? nil : (text[..<start].trimmedSpaces, String(behind))
      }
      guard let end = [". ", "! ", "; ", ", "].compactMap({ sentence.bytesRange(of: $0)?.upperBound }).min() else {
        return nil
      }
      start = end
    }
    return nil
  }

  /// `next time`, `next sunday`, `next chest day`: words of the data, and days.
  private func tellsOfComing(_ words: Substring) -> Bool {
    if document.words.tellsOfComing(words) { return true }
    let parts = words.split(separator: " ")
    guard (2...3).contains(parts.count), parts[0].lowercased() == "next", let last = parts.last else { return false }
    // `next up sat: squat 3x5`
    let isUp = parts.count == 3 && parts[1].lowercased() == "up"
    return (parts.count == 2 || isUp) && document.words.weekday(last) != nil || last.lowercased() == "day"
  }

  /// How many characters the words have that a text begins with, where they put off what comes behind them.
  private func comingLength(_ text: Substring) -> Int? {
    var ends: [Substring.Index] = []
    var place = text.startIndex
    while ends.count < 6, let end = text[place...].firstIndex(where: { " ,:".contains($0) }) {
      if end > place { ends.append(end) }
      place = text.index(after: end)
    }
    guard let end = ends.reversed().first(where: { tellsOfComing(text[..<$0]) }) else {
      // `下次深蹲 102.5kg 3组5个`: Chinese has no space there.
      let isChinese = text.unicodeScalars.first.map { $0.value >= 0x4E00 } ?? false
      return isChinese ? [3, 2].first { text.count > $0 && document.words.tellsOfComing(text.prefix($0)) } : nil
    }
    // `next time if not dead: squat 3x5`
    let behind = text[end...].prefix(40)
    if behind.first == " ", let colon = behind.firstIndex(of: ":"), !behind[..<colon].contains(where: \.isNumber) {
      let words = behind[..<colon].split(separator: " ")
      if let first = words.first, ["if", "when", "unless", "maybe"].contains(first.lowercased()) {
        return text.distance(from: text.startIndex, to: colon)
      }
    }
    return text.distance(from: text.startIndex, to: end)
  }

  /// `not done yet`, `noch nicht gemacht`
  func saysNotDone(_ remark: String) -> Bool {
    let words = remark.split(separator: " ")
    return words.count <= 4 && words.contains { document.words.isNegation($0) }
      && words.contains { document.words.word($0) == .done }
  }

  /// `press day, PLAN`, `not done yet`, `Back (planejado, ainda não feito)`, `(overgeslagen, ziek)`: of a day whose sets
  /// were meant, and none was done.
  func saysOfDayNotDone(_ rest: String) -> Bool {
    // `gepland voor vandaag: squat 3x5` is one line of a day.
    if !Self.hasProduct(rest), document.words.saysUndone(rest) { return true }
    if ["PLAN", "PLANNED"].contains(where: { rest.hasSuffix(", \($0)") || rest.hasSuffix(" - \($0)") })
      || rest.hasSuffix(" TO DO") || rest == "TO DO"
    {
      return true
    }
    if ["not done yet", "not yet done", "still to do", "to do"].contains(rest.lowercased()) { return true }
    if let last = rest.split(whereSeparator: { !$0.isLetter }).last, Self.wordsOfPending.contains(last),
      rest == last || ["(\(last))", ", \(last)", " - \(last)"].contains(where: { rest.hasSuffix($0) })
    {
      return true
    }
    guard let open = rest.bytesRange(of: "("), rest.hasSuffix(")") else { return false }
    let parts = rest[open.upperBound...].dropLast().split(separator: ",").map { $0.trimmedSpaces }
    guard let first = parts.first, parts.count == 2, !rest.hasDigit else { return false }
    let words = parts[1].split(separator: " ")
    if document.words.word(first) == .skipped {
      // `skipped, calves` were done but for these.
      return words.contains { Self.reasons.contains($0) }
    }
    return Self.wordsOfPlans.contains(first)
      && words.contains { document.words.isNegation($0) || $0 == "não" || $0 == "ainda" }
  }

  private static let wordsOfPending: NoteWordSet = [
    "pendiente", "pendente", "planejado", "planeado", "ausstehend", "gepland",
  ]
  private static let reasons: NoteWordSet = [
    "sick", "ill", "tired", "time", "travel", "travelled", "travelling", "injured", "busy", "ziek", "moe", "krank",
    "müde", "enfermo", "enferma", "malade", "malato", "malata", "doente",
  ]
  private static let wordsOfPlans: NoteWordSet = [
    "planejado", "planejada", "planeado", "planeada", "planificado", "previsto", "programmato", "gepland", "geplant",
    "prévu", "planned",
  ]
}
