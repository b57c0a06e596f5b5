import TextStreams

/// What stands at or between the numbers of sets and changes what they seem to be.
extension NoteAssembly {
  mutating func spellSaidAmongNumbers(_ place: Int) {
    let text = lines[place].plain
    let signs = NoteLineSigns(text)
    let hasWords = Self.words.mayBeIn(text)
    if hasWords && Self.elsewheres.mayBeIn(text) || signs.contains(.dash) { keepElsewhere(place) }
    if hasWords, Self.others.mayBeIn(text) { keepSleepAndOthers(place) }
    spellLayoutsAmongNumbers(place, signs, hasWords)
    if signs.contains(.bracket) {
      spellBarInBracket(place)
      dropBracketBehindLoad(place)
      dropTempoInBracket(place)
      dropBracketOfSide(place)
    }
    if signs.contains(.comma) {
      spellSetsBehindSides(place)
      spellTimesBehindComma(place)
      dropWordBeforeTimes(place)
      spellPairsBeforeWays(place)
      dropRepBehindComma(place)
      if hasWords, Self.pauses.mayBeIn(text) {
        dropPausesInList(place)
        dropRestBehindWord(place)
      }
    }
    if signs.contains(.point) {
      spellSharesInSentences(place)
      spellSentencesOfSides(place)
    }
    if signs.contains(.slash) {
      spellSecondsOfSide(place)
      spellWorkBehindSlash(place)
    }
    if signs.contains(.plus) {
      dropWayBeforeLoad(place)
      spellMinisBehindComma(place)
    }
    if signs.contains(.smallX) {
      spellTimeOverWays(place)
      spellPairOverCounts(place)
      spellLoadBeforeTightCount(place)
      if text.containsBytes(of: " for ") { spellForSets(place) }
    }
    guard hasWords else { return }
    if Self.boths.mayBeIn(text) { dropBothSides(place) }
    if Self.hands.mayBeIn(text) { dropHandsBehindLoad(place) }
    if text.containsBytes(of: "tried") { spellTriedLoad(place) }
    if text.containsBytes(of: " instead") || text.containsBytes(of: " holding ") { dropWordBehindName(place) }
    if text.containsBytes(of: " e ") { spellAndInList(place) }
    if Self.besides.mayBeIn(text) { keepOtherBeside(place) }
    if Self.reserved.contains(where: { text.containsBytes(of: $0) }) { spellReserveInWords(place) }
    if text.containsBytes(of: " deg") || text.containsBytes(of: " grad") { dropAngle(place) }
  }

  /// What few lines have, and is found by a sign of its own.
  private mutating func spellLayoutsAmongNumbers(_ place: Int, _ signs: NoteLineSigns, _ hasWords: Bool) {
    spellListOfArrows(place)
    spellEndingsOfSides(place)
    dropLabelOfRound(place)
    dropWeightOfAnkle(place)
    spellRepOfNumber(place)
    spellEachSideBeforeCounts(place)
    spellCommonSides(place)
    spellNumberedSatz(place)
    if signs.contains(.smallX) { spellEffortsOfSets(place) }
    if hasWords, Self.holds.mayBeIn(lines[place].plain) { spellHoldsOverLoads(place) }
  }

  /// All words that the rules below look for, each of which few lines have.
  private static let words = NoteBeginnings(whole: [
    "hr", "hf", "fc", "puls", "pulse", "car", "driving", "sleep", "seit", "since", "depuis", "sinds", "slept", "sleep",
    "doing", "repping", "hitting", "benching", "squatting", "pulling", "pauze", "rest", "pause", "break", "pausa",
    "breaths", "récup", "recup", "recupero", "trabpause", "gehpause", "descanso", "both", "beide", "deux", "ambas",
    "hand", "mano", "main", "mão", "hold", "holds", "hang", "hangs", "each", "on", "neben", "next", "beside", "côté",
    "lado", "fianco", "accanto", "naast", "tried", "instead", "holding", "e", "riserva",
    "reserva", "tank", "deg", "degree", "degrees", "grad",
  ])

  private static let elsewheres = NoteBeginnings(whole: [
    "hr", "hf", "fc", "puls", "pulse", "car", "driving", "sleep", "seit", "since", "depuis", "sinds",
  ])

  private static let others = NoteBeginnings(whole: [
    "slept", "sleep", "doing", "repping", "hitting", "benching", "squatting", "pulling",
  ])

  private static let pauses = NoteBeginnings(whole: [
    "pauze", "rest", "pause", "break", "pausa", "breaths", "récup", "recup", "recupero", "trabpause", "gehpause",
    "descanso",
  ])

  private static let boths = NoteBeginnings(whole: ["both", "beide", "deux", "ambas"])

  private static let hands = NoteBeginnings(whole: ["hand", "mano", "main", "mão"])

  private static let holds = NoteBeginnings(whole: ["hold", "holds", "hang", "hangs", "each", "on"])

  /// `Bulgarian split squat (3010) - 14s - 10, 10, 9`: how fast, in four digits.
  private mutating func dropTempoInBracket(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let tempo = text[open.upperBound..<close], tempo.utf8.count == 4,
      tempo.enumerated().allSatisfy({ "012345".contains($0.element) || $0.offset == 2 && $0.element == "X" }),
      !tempo.hasSuffix("00"), tempo.contains("0") || tempo.contains("1"),
      !document.names.look(label(String(text[..<open.lowerBound]))).isDistance,
      !text[..<open.lowerBound].drop(while: { !$0.isLetter }).hasDigit
        || text[..<open.lowerBound].split(separator: " ").dropFirst().allSatisfy({ !$0.hasDigit })
    else { return }
    setAside("(\(tempo))", at: place)
    lines[place].plain = "\(text[..<open.lowerBound])\(text[close...].dropFirst())"
  }

  /// `R1: run 400m 1:52, KBS 53 x21` above `R2: …`: rounds, and no right side.
  private mutating func dropLabelOfRound(_ place: Int) {
    guard let number = Self.round(lines[place].plain), lines[place].plain.split(separator: " ").count > 2,
      !lines[max(0, place - 6)..<min(lines.count, place + 7)].contains(where: { $0.plain.containsBytes(of: "L1:") }),
      [place - 1, place + 1].contains(where: { other in
        lines.indices.contains(other)
          && (Self.round(lines[other].plain).map { abs($0 - number) == 1 } ?? false
            || Self.round(textsBeside[other] ?? "").map { abs($0 - number) == 1 } ?? false)
      })
    else { return }
    setAside(String(lines[place].plain.prefix(3)), at: place)
    lines[place].plain = lines[place].plain.dropFirst(3).trimmedSpaces
  }

  private static func round(_ text: String) -> Int? {
    guard text.utf8.first == UInt8(ascii: "R"), let digit = text.dropFirst().first, text.dropFirst(2).first == ":"
    else {
      return nil
    }
    return digit.wholeNumberValue
  }

  /// `105x4  rep 5 died at my forehead`: the fifth.
  private mutating func spellRepOfNumber(_ place: Int) {
    let text = lines[place].plain
    guard let rep = text.bytesRange(of: " rep "), case let number = text[rep.upperBound...].prefix(while: \.isNumber),
      let count = Int(number), count > 1, count <= 30, text[number.endIndex...].hasPrefix(" "),
      text[number.endIndex...].dropFirst().first?.isLetter == true,
      case let before = text[..<rep.lowerBound].trimmedEnd,
      let last = before.split(whereSeparator: { !$0.isNumber }).last,
      Int(last) == count - 1, before.last?.isNumber == true,
      let product = before.split(separator: " ").last, Self.isLoadBeforeReps(product),
      text[number.endIndex...].split(whereSeparator: { !($0.isLetter || $0 == "'") }).prefix(4).contains(where: {
        Self.strugglesOfReps.contains($0)
      })
    else { return }
    let ending = [1: "st", 2: "nd", 3: "rd"][count > 20 ? count % 10 : count] ?? "th"
    lines[place].plain = "\(before), \(count)\(ending) rep\(text[number.endIndex...])"
  }

  private static let strugglesOfReps: NoteWordSet = [
    "died", "failed", "fail", "missed", "didn't", "didnt", "wouldn't", "wouldnt", "stuck", "fell", "stalled",
  ]

  /// `Leg ext iso hold 60 deg, left 15kg 45s`: where the joint stood.
  private mutating func dropAngle(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard
      let degrees = words.indices.dropFirst().first(where: { index in
        ["deg", "degrees", "degree", "grad"].contains(words[index].lowercased().filter { $0.isLetter })
          && words[index].first?.isLetter == true && Double(words[index - 1]) != nil
      }), degrees > 1,
      // `Back ext 45 degree` is what it is called.
      words[degrees].count < 6 || words[degrees - 2].hasSuffix(",") || words[degrees].hasSuffix(","),
      words[(degrees + 1)...].contains(where: \.hasDigit), !words[degrees].hasSuffix(")"),
      !text[..<words[degrees].startIndex].contains("(")
    else { return }
    setAside("\(words[degrees - 1]) \(words[degrees].filter { $0.isLetter })", at: place)
    lines[place].plain =
      "\(text[..<words[degrees - 1].startIndex].trimmedEnd)\(words[degrees].hasSuffix(",") ? "," : "")\(text[words[degrees].endIndex...])"
  }

  /// `pec deck 160 x 12, myo reps +4 +4 +3`
  private mutating func spellMinisBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard
      let said = [", myo reps +", ", myos +", ", myo +", ", rest pause +", ", rp +", " myo reps +"].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, text[..<said.lowerBound].last?.isNumber == true,
      case let minis = text[said.upperBound...].split(whereSeparator: { " +".contains($0) }), minis.count > 1,
      minis.allSatisfy({ Int($0).map { $0 <= 20 } ?? false })
    else { return }
    setAside(text[said].filter { $0.isLetter || $0 == " " }.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<said.lowerBound]) +\(text[said.upperBound...])"
  }

  /// `Step ups. 10 times each leg. 10 times each leg.`: a sentence a set.
  private mutating func spellSharesInSentences(_ place: Int) {
    let parts = lines[place].plain.replacing(". ", with: "\n").split(separator: "\n").map { part in
      part.hasSuffix(".") ? part.dropLast() : part
    }
    guard parts.count > 1, !parts[0].hasDigit, parts[0].utf8.count <= 40,
      parts.dropFirst().allSatisfy({ part in
        let words = part.split(separator: " ")
        return words.count > 2 && words.count <= 4 && Int(words[0]) != nil
          && words.contains { document.words.word($0) == .each }
      })
    else { return }
    let sets = parts.dropFirst().map { $0.replacing(" times ", with: " ") }
    lines[place].plain = "\(parts[0]): \(sets.joined(separator: ", "))"
  }

  /// `92,5x2, 3e gefaald en onder de stang gelegen`: the repetition behind those that were done.
  private mutating func dropRepBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "),
      case let digits = text[comma.upperBound...].prefix(while: \.isNumber),
      let number = Int(digits), (2...40).contains(number),
      case let behind = text[digits.endIndex...],
      case let ending = behind.prefix(while: { $0.isLetter || "ªº".contains($0) }),
      NoteStructureWords.endingsOfOrdinals.contains(ending.lowercased()), behind[ending.endIndex...].first == " ",
      !behind.hasDigit, case let head = text[..<comma.lowerBound],
      head.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }) == number - 1, head.last?.isNumber == true,
      Self.hasProduct(String(head)) || head.contains(","),
      document.words.word(behind[ending.endIndex...].dropFirst().prefix { $0.isLetter }) != .sets
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(head)
  }

  /// `muscle up > 3 > 2 > 2`, `dips > 20kg x 8 > bw x 17`: a name, and its sets one behind the other.
  private mutating func spellListOfArrows(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " > "), text.utf8.first?.isLetter == true else { return }
    let parts = text.replacing(" > ", with: "\n").split(separator: "\n")
    guard parts.count > 2, !parts[0].hasDigit, document.names.look(label(String(parts[0]))).isLikely,
      parts.dropFirst().allSatisfy({ part in
        part.first.map { $0.isNumber || "+-".contains($0) } == true
          || document.words.word(part.prefix { $0.isLetter }) == .bodyweight
      })
    else { return }
    // `Bench > 60 > 8 > 8` is a load and its counts, and loads that fall are drops.
    let values = parts.dropFirst().map { part in
      Double(part.drop { "+-".contains($0) }.prefix { $0.isNumber || $0 == "." }) ?? 0
    }
    if Double(parts[1]) != nil, values[0] >= 20, values[0] > values[1] * 2 { return }
    if parts.dropFirst().allSatisfy({ Self.hasProduct(String($0)) && $0.first != "-" }),
      zip(values, values.dropFirst()).allSatisfy({ $0 > $1 })
    {
      return
    }
    lines[place].plain = "\(parts[0]): \(parts.dropFirst().joined(separator: ", "))"
  }

  /// `Pulley: 12, 12 e 10 con 27,5 kg`: Italian and Portuguese for `and`, and no side.
  private mutating func spellAndInList(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let and = words.indices.dropFirst(2).dropLast().first(where: { words[$0] == "e" }),
      Int(words[and - 1]) != nil, words[and - 2].hasSuffix(","), Int(words[and - 2].dropLast()) != nil,
      Int(words[and + 1].prefix { $0.isNumber }) != nil,
      // `12, 12 e 12 kg` is a load behind its counts.
      document.words.loadUnit(words[and + 1].drop { $0.isNumber }) == nil,
      and + 2 >= words.count || document.words.loadUnit(words[and + 2]) == nil
    else { return }
    lines[place].plain =
      "\(lines[place].plain[..<words[and - 1].endIndex]), \(words[(and + 1)...].joined(separator: " "))"
  }

  private static let reserved = [" di riserva", " de reserva", " en reserva", " en réserve", " im Tank", " in de tank"]

  private static let countsOfReserve: [String: Int] = [
    "una": 1, "um": 1, "uma": 1, "une": 1, "eine": 1, "een": 1, "due": 2, "dos": 2, "deux": 2, "duas": 2, "zwei": 2,
    "twee": 2, "tre": 3, "tres": 3, "trois": 3, "drei": 3, "três": 3, "drie": 3,
  ]

  /// `3 serie da 12 con 30 kg. Due ripetizioni di riserva in ogni serie`: how many more there would have been.
  private mutating func spellReserveInWords(_ place: Int) {
    let text = lines[place].plain
    guard let said = Self.reserved.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let words = text[..<said.lowerBound].split(separator: " "), words.count > 3, let reps = words.last,
      document.words.word(reps) == .reps, case let number = words[words.count - 2],
      let count = Int(number) ?? Self.countsOfReserve[number.lowercased()], (0...6).contains(count),
      let before = words.dropLast(2).last, let sign = before.last, ".,;".contains(sign), before.count > 1,
      !text[said.upperBound...].hasDigit, text[..<before.endIndex].hasDigit
    else { return }
    let rest = text[said.upperBound...].trimmedSpaces
    if rest.contains(where: \.isLetter) { setAside(rest, at: place) }
    lines[place].plain = "\(text[..<before.endIndex].dropLast()), RIR \(count)"
  }

  private static let besides = NoteBeginnings(whole: [
    "neben", "next", "beside", "côté", "lado", "fianco", "accanto", "naast",
  ])
}
