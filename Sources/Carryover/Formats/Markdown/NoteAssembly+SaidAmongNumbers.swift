import TextStreams

/// What stands at or between the numbers of sets and changes what they seem to be.
extension NoteAssembly {
  mutating func spellSaidAmongNumbers(_ place: Int) {
    keepElsewhere(place)
    dropTempoInBracket(place)
    spellEndingsOfSides(place)
    dropLabelOfRound(place)
    spellTimeOverWays(place)
    spellListOfArrows(place)
    dropWayBeforeLoad(place)
    spellHoldsOverLoads(place)
    spellSetsBehindSides(place)
    spellForSets(place)
    dropBothSides(place)
    spellTimesBehindComma(place)
    keepSleepAndOthers(place)
    dropRepBehindComma(place)
    dropHandsBehindLoad(place)
    dropWeightOfAnkle(place)
    spellSharesInSentences(place)
    spellPairOverCounts(place)
    spellSentencesOfSides(place)
    spellRepOfNumber(place)
    dropAngle(place)
    dropBracketOfSide(place)
    spellEachSideBeforeCounts(place)
    spellMinisBehindComma(place)
    spellSecondsOfSide(place)
    spellTriedLoad(place)
    dropPausesInList(place)
    dropRestBehindWord(place)
    spellWorkBehindSlash(place)
    spellLoadBeforeTightCount(place)
    spellCommonSides(place)
  }

  private static let hours: NoteWordSet = ["in the car", "of driving", "of sleep"]

  /// `Bit stiff today, 3 hours in the car`, `beinbeuger seit 15 min besetzt`, `HR 152 by the end, split 2:00ish`, `S7 J2
  /// jeudi - 83,6 (resto hier..)`: no set of so long, or so many.
  private mutating func keepElsewhere(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 140, !Self.hasProduct(text) else { return }
    let words = text.split(separator: " ")
    guard words.count > 2 else { return }
    // `HR 152 by the end`
    if ["hr", "hf", "fc", "puls", "pulse"].contains(words[0].lowercased()),
      Int(words[1].prefix { $0.isNumber }).map({ (80...220).contains($0) }) == true,
      !words[2...].contains(where: { word in
        let bare = word.filter { $0.isLetter || $0 == "-" }
        return document.words.isExerciseWord(bare) || document.words.word(bare) == .sets || document.words.word(bare) == .reps
          || document.words.word(bare) == .minutes || document.names.look(bare).isKnown
      })
    {
      lines[place].isEscaped = true
      return
    }
    // `S7 J2 jeudi - 83,6 (resto hier..)`
    if let sign = words.firstIndex(where: { $0 == "-" || $0 == "–" }), (1...3).contains(sign), sign + 1 < words.count,
      words[..<sign].contains(where: { document.words.weekday($0) != nil }),
      case let number = words[sign + 1].replacing(",", with: "."), number.contains("."),
      Double(number).map({ (35...200).contains($0) }) == true, !text[words[sign + 1].endIndex...].hasDigit
    {
      lines[place].isEscaped = true
      return
    }
    for index in words.indices.dropLast(2) where Int(words[index]) != nil || Double(words[index]) != nil {
      let unit = document.words.word(words[index + 1])
      guard unit == .hours || unit == .minutes else { continue }
      let rest = words[(index + 2)...].prefix(3).map { $0.filter { $0.isLetter } }.joined(separator: " ").lowercased()
      let isElsewhere = Self.hours.contains(rest) || Self.hours.contains(rest.split(separator: " ").prefix(2).joined(separator: " "))
      let isSince = index > 0 && ["seit", "since", "depuis", "sinds"].contains(words[index - 1].lowercased())
        && !text[words[index + 1].endIndex...].hasDigit && !text[..<words[index].startIndex].hasDigit
      if isElsewhere || isSince {
        lines[place].isEscaped = true
        return
      }
    }
  }

  /// `Bulgarian split squat (3010) - 14s - 10, 10, 9`: how fast, in four digits.
  private mutating func dropTempoInBracket(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let tempo = text[open.upperBound..<close], tempo.utf8.count == 4,
      tempo.enumerated().allSatisfy({ "012345".contains($0.element) || $0.offset == 2 && $0.element == "X" }),
      !tempo.hasSuffix("00"), tempo.contains("0") || tempo.contains("1"),
      !document.names.look(label(String(text[..<open.lowerBound]))).isDistance,
      !text[..<open.lowerBound].drop(while: { !$0.isLetter }).hasDigit || text[..<open.lowerBound].split(separator: " ").dropFirst().allSatisfy({ !$0.hasDigit })
    else { return }
    setAside("(\(tempo))", at: place)
    lines[place].plain = "\(text[..<open.lowerBound])\(text[close...].dropFirst())"
  }

  /// `10es, 10es, 9es`: each side.
  private mutating func spellEndingsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "es") else { return }
    let words = text.split(separator: " ")
    func isOfSide(_ word: Substring) -> Bool {
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      guard bare.hasSuffix("es"), let count = bare.dropLast(2).split(separator: "x").last else { return false }
      return Int(count) != nil && count.utf8.count <= 2
    }
    let places = words.indices.filter { isOfSide(words[$0]) }
    // In Spanish, `los 2es` counts something else.
    guard places.count > 1 || places.first.map({ words[$0].contains("x") }) ?? false, places.allSatisfy({ $0 > 0 }) else {
      return
    }
    lines[place].plain = words.map { word in
      guard isOfSide(word) else { return String(word) }
      return word.hasSuffix(",") ? "\(word.dropLast(3)) each," : "\(word.dropLast(2)) each"
    }.joined(separator: " ")
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
    guard text.utf8.first == UInt8(ascii: "R"), let digit = text.dropFirst().first, text.dropFirst(2).first == ":" else {
      return nil
    }
    return digit.wholeNumberValue
  }

  /// `7.5 L15 R14`: the load, and the repetitions of each side.
  mutating func spellSidesBehindLoad(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count == 3, Double(words[0]) != nil || Self.isTypedLoad(words[0]), words[0].first?.isNumber == true,
      let left = words.first(where: { $0.hasPrefix("L") }), let right = words.first(where: { $0.hasPrefix("R") }),
      Int(left.dropFirst()) != nil, Int(right.dropFirst()) != nil, left.startIndex > words[0].startIndex
    else { return }
    let unit = Double(words[0]) == nil ? "" : unitText(at: place)
    guard !unit.isEmpty || Double(words[0]).map({ $0 >= 20 || $0 != $0.rounded() }) ?? true else { return }
    let sets = words[1...].map { "\(words[0])\(unit) x \($0.dropFirst()) \($0.hasPrefix("L") ? "left" : "right")" }
    lines[place].plain = sets.joined(separator: ", ")
  }

  /// `Standing on one leg. Left 30 seconds, right 22 seconds. Then left 35 seconds.`
  private mutating func spellSentencesOfSides(_ place: Int) {
    let text = lines[place].plain
    guard let point = text.bytesRange(of: ". "), case let name = text[..<point.lowerBound], !name.hasDigit,
      name.utf8.count <= 40, case let rest = text[point.upperBound...],
      let side = document.words.word(rest.prefix { $0.isLetter }), side == .left || side == .right,
      rest.drop(while: { $0.isLetter || $0 == " " }).first?.isNumber == true
    else { return }
    lines[place].plain =
      "\(name): \(rest.replacing(". Then ", with: ", ").replacing(". then ", with: ", "))"
  }

  /// `105x4  rep 5 died at my forehead`: the fifth.
  private mutating func spellRepOfNumber(_ place: Int) {
    let text = lines[place].plain
    guard let rep = text.bytesRange(of: " rep "), case let number = text[rep.upperBound...].prefix(while: \.isNumber),
      let count = Int(number), count > 1, count <= 30, text[number.endIndex...].hasPrefix(" "),
      text[number.endIndex...].dropFirst().first?.isLetter == true,
      case let before = text[..<rep.lowerBound].trimmedEnd, let last = before.split(whereSeparator: { !$0.isNumber }).last,
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

  /// `assisted pullup machine with 80 lbs help first set 6, second set 5`: what it takes off.
  mutating func spellHelpOfMachine(_ place: Int) {
    let text = lines[place].plain
    guard let with = text.bytesRange(of: " with "), text.lowercased().hasPrefix("assist"),
      case let rest = text[with.upperBound...].split(separator: " ", maxSplits: 3), rest.count > 2,
      Double(rest[0]) != nil, document.words.loadUnit(NoteWords.key(rest[1])) != nil,
      ["help", "assist", "assistance", "helping"].contains(rest[2].lowercased().filter { $0 != "," })
    else { return }
    let behind = rest.count > 3 ? " \(rest[3])" : ""
    setAside("with \(rest[2])", at: place)
    lines[place].plain = "\(text[..<with.lowerBound]) -\(rest[0])\(rest[1]):\(behind)"
  }

  /// `Leg ext iso hold 60 deg, left 15kg 45s`: where the joint stood.
  private mutating func dropAngle(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard let degrees = words.indices.dropFirst().first(where: { index in
      ["deg", "degrees", "degree", "grad"].contains(words[index].lowercased().filter { $0.isLetter })
        && words[index].first?.isLetter == true && Double(words[index - 1]) != nil
    }), degrees > 1, words[(degrees + 1)...].contains(where: \.hasDigit) else { return }
    setAside("\(words[degrees - 1]) \(words[degrees].filter { $0.isLetter })", at: place)
    lines[place].plain =
      "\(text[..<words[degrees - 1].startIndex].trimmedEnd)\(words[degrees].hasSuffix(",") ? "," : "")\(text[words[degrees].endIndex...])"
  }

  /// `left 30kg 10, 10, 10. Right (the bad one) 20kg 10, 10, 8`: what is said of the side.
  private mutating func dropBracketOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let word = text[..<open.lowerBound].split(separator: " ").last,
      case let side = document.words.word(word), side == .left || side == .right, word.utf8.count > 1,
      let close = text[open.upperBound...].firstIndex(of: ")"), !text[open.upperBound..<close].hasDigit,
      text[close...].dropFirst().drop(while: { $0 == " " }).first?.isNumber == true,
      // `Single leg press - left 30kg 10, 10. Right (the bad one) 20kg 10`
      case let before = text[..<word.startIndex].trimmedEnd, before.hasSuffix(".") || before.hasSuffix(","), before.hasDigit,
      case let name = before.prefix(while: { !$0.isNumber }).split(separator: " "), name.count > 1,
      name.contains(where: { [.left, .right].contains(document.words.word($0)) }),
      ![.left, .right].contains(document.words.word(name[0]))
    else { return }
    setAside("\(word) (\(text[open.upperBound..<close]))", at: place)
    lines[place].plain =
      "\(before.hasSuffix(".") ? before.dropLast() + "," : before) \(word.lowercased())\(text[close...].dropFirst())"
  }

  /// `cable crossover 30 a side 15, 15, 12`: the load of each.
  private mutating func spellEachSideBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    guard let side = [" a side "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let number = text[..<side.lowerBound].split(separator: " ").last, Double(number) != nil,
      !text[..<number.startIndex].hasDigit, case let list = text[side.upperBound...].prefix(while: { $0.isNumber || ", ".contains($0) }),
      list.split(separator: ",").count > 2, list.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.utf8.count <= 2 })
    else { return }
    setAside(text[side].trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<number.startIndex])\(number)\(unitText(at: place)) x \(text[side.upperBound...])"
  }

  /// `pec deck 160 x 12, myo reps +4 +4 +3`
  private mutating func spellMinisBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let said = [", myo reps +", ", myos +", ", myo +", ", rest pause +", ", rp +", " myo reps +"].lazy
      .compactMap({ text.bytesRange(of: $0) }).first, text[..<said.lowerBound].last?.isNumber == true,
      case let minis = text[said.upperBound...].split(whereSeparator: { " +".contains($0) }), minis.count > 1,
      minis.allSatisfy({ Int($0).map { $0 <= 20 } ?? false })
    else { return }
    setAside(text[said].filter { $0.isLetter || $0 == " " }.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<said.lowerBound]) +\(text[said.upperBound...])"
  }

  /// `Copenhagens 20s/side x 2`
  private mutating func spellSecondsOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let sign = ["s/side", "s/leg", "s/arm", "sec/side"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<sign.lowerBound].last?.isNumber == true,
      case let name = text.prefix(while: { !$0.isNumber }).trimmedSpaces,
      document.names.look(label(name)).isTimed
        || ["plank", "copenhagen", "hold", "hang", "bridge", "stretch"].contains(where: { name.lowercased().containsBytes(of: $0) })
    else { return }
    lines[place].plain =
      "\(text[..<sign.lowerBound]) sec each \(text[sign].hasSuffix("side") ? "side" : text[sign].hasSuffix("leg") ? "leg" : "arm")\(text[sign.upperBound...])"
  }

  /// `Then tried 70 lbs and got 7`: so many were done.
  private mutating func spellTriedLoad(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count(where: { $0.lowercased() == "tried" }) == 1,
      let tried = words.firstIndex(where: { $0.lowercased() == "tried" }), tried > 0, tried + 4 < words.count,
      ["then", "i", "also", "and"].contains(words[tried - 1].lowercased()),
      Double(words[tried + 1]) != nil, document.words.loadUnit(NoteWords.key(words[tried + 2])) != nil,
      let got = words[(tried + 3)...].prefix(3).firstIndex(of: "got"), got + 1 < words.count,
      case let count = words[got + 1].prefix(while: \.isNumber), !count.isEmpty,
      words[got + 1][count.endIndex...].allSatisfy({ ",.".contains($0) }),
      got + 2 == words.count || count.endIndex < words[got + 1].endIndex || words[got + 2].hasPrefix("rep")
    else { return }
    var head = text[..<words[tried].startIndex].trimmedEnd
    if head.lowercased().hasSuffix("then") { head = head.dropLast(4).trimmedEnd[...] }
    setAside(words[tried...got].filter { !$0.hasDigit }.joined(separator: " "), at: place)
    lines[place].plain =
      "\(head.hasSuffix(".") || head.hasSuffix(",") ? head.dropLast() : head), \(words[tried + 1])\(words[tried + 2]) x \(text[count.startIndex...])"
  }

  /// `8, 15s pauze, 3, 15s pauze, 2`: how long one waited between.
  private mutating func dropPausesInList(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: ", ") else { return }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    func isPause(_ part: Substring) -> Bool {
      let words = part.split(separator: " ")
      guard words.count == 2 || words.count == 3, let last = words.last,
        ["pauze", "rest", "pause", "break", "pausa", "breaths", "récup", "recupero"].contains(last.lowercased())
      else { return false }
      let hasUnit = words.count == 3 || words[0].last?.isLetter == true || last.lowercased() == "breaths"
      return words[0].first?.isNumber == true && words[0].utf8.count <= 6 && hasUnit
    }
    guard parts.count > 2, parts.contains(where: isPause), !isPause(parts[0]),
      parts.dropFirst().allSatisfy({ isPause($0) || $0.prefix { $0.isNumber }.utf8.count == $0.utf8.count })
    else { return }
    setAside(parts.filter(isPause).joined(separator: ", "), at: place)
    lines[place].plain = parts.filter { !isPause($0) }.joined(separator: ", ")
  }

  /// `Intervallen: 6x 400m, pauze 90s: 1:32 / 1:31`: how long one waited, behind its word.
  private mutating func dropRestBehindWord(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.lastBytesRange(of: ": "),
      let comma = text[..<colon.lowerBound].lastBytesRange(of: ", "),
      case let words = text[comma.upperBound..<colon.lowerBound].split(separator: " "), (2...3).contains(words.count),
      ["pauze", "pause", "rest", "récup", "recup", "pausa", "recupero", "trabpause", "gehpause", "descanso"].contains(
        words[0].lowercased()),
      words[1].first?.isNumber == true, text[colon.upperBound...].hasDigit,
      let way = text[..<comma.lowerBound].split(separator: " ").last, way.hasSuffix("m"), way.hasDigit
    else { return }
    setAside(String(text[comma.upperBound..<colon.lowerBound]), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(text[colon.lowerBound...])"
  }

  /// `sq wu 20x10 60x5 / 100 2x5 light`, `bp wu 20x10 50x5 / 82.5 5 5 4 (missed 5th)`: the work behind the warm-ups.
  private mutating func spellWorkBehindSlash(_ place: Int) {
    let text = lines[place].plain
    guard let slash = text.lastBytesRange(of: " / "), case let before = text[..<slash.lowerBound],
      let start = [" wu ", " WU ", " w/u ", " warmup ", " warm up "].lazy.compactMap({ before.bytesRange(of: $0) }).first,
      case let sets = before[start.upperBound...].split(whereSeparator: { " ,".contains($0) }), !sets.isEmpty,
      sets.allSatisfy({ Self.hasProduct(String($0)) }), case let work = text[slash.upperBound...],
      case let words = work.split(separator: " "), let load = words.first, Double(load) != nil || Self.hasProduct(String(load))
    else { return }
    let numbers = words.prefix { word in Double(word) != nil }
    let name = before[..<start.lowerBound]
    let warmups = sets.map { "\($0) (warm-up)" }.joined(separator: ", ")
    var counts: [String] = []
    var end = 1
    if numbers.count > 1 {
      counts = numbers[1...].map(String.init)
      end = numbers.count
    } else if numbers.count == 1, words.count > 1, case let parts = words[1].split(separator: "x"), parts.count == 2,
      let count = Int(parts[0]), (1...12).contains(count), Int(parts[1]) != nil
    {
      counts = Array(repeating: String(parts[1]), count: count)
      end = 2
    }
    let rest = end < words.count ? " \(work[words[end].startIndex...])" : ""
    guard counts.allSatisfy({ Int($0).map { $0 <= 30 } ?? false }), !rest.hasPrefix(" x"),
      !rest.hasDigit || ["@", "rpe", "rir", "("].contains(where: { rest.dropFirst().lowercased().hasPrefix($0) })
    else { return }
    let isEffort = rest.hasDigit && !rest.hasPrefix(" (")
    let spelled =
      counts.isEmpty
      ? String(work) : counts.map { "\(load)x\($0)\(isEffort ? rest : "")" }.joined(separator: ", ") + (isEffort ? "" : rest)
    lines[place].plain = "\(name): \(warmups), \(spelled)"
  }

  /// `wall balls 20 x40`: a load, for nobody does so many sets.
  private mutating func spellLoadBeforeTightCount(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, let last = words.last, last.hasPrefix("x"), let reps = Int(last.dropFirst()), reps > 30,
      let load = Int(words[words.count - 2]), (13...60).contains(load),
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(label(name)), look.isLikely, !look.isBodyweight, !look.isTimed, !look.isDistance,
      case let unit = unitText(at: place), !unit.isEmpty
    else { return }
    lines[place].plain = "\(name) \(load)\(unit) x \(reps)"
  }

  /// `Cable kickback 20 lbs, R 15, 15  L 15, 13`: the repetitions of one side, and behind a gap those of the other.
  private mutating func spellCommonSides(_ place: Int) {
    let text = lines[place].plain
    guard let gap = text.bytesRange(of: "  L ") ?? text.bytesRange(of: "  R "),
      let comma = text[..<gap.lowerBound].bytesRange(of: text[gap].hasSuffix("L ") ? "R " : "L "),
      case let first = text[comma.upperBound..<gap.lowerBound], case let second = text[gap.upperBound...],
      case let counts = [first, second].map({ $0.split(whereSeparator: { " ,".contains($0) }) }),
      counts.allSatisfy({ list in !list.isEmpty && list.allSatisfy { Int($0) != nil } })
    else { return }
    let sides = text[gap].hasSuffix("L ") ? ["right", "left"] : ["left", "right"]
    let lists = zip(sides, counts).flatMap { side, list in list.map { "\($0) \(side)" } }
    let head = text[..<comma.lowerBound].trimmedEnd
    lines[place].plain = "\(head.hasSuffix(",") ? head.dropLast() : head): \(lists.joined(separator: ", "))"
  }

  /// `erg 3x20min r18` above `4962m`, `4988m` and `5003m`: how far one came each time.
  private mutating func spellTimeOverWays(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let index = words.firstIndex(where: { $0.first?.isNumber == true }), index > 0, words.count <= index + 2,
      case let parts = words[index].split(separator: "x", maxSplits: 1), parts.count == 2, let count = Int(parts[0]),
      (2...20).contains(count), parts[1].first?.isNumber == true, parts[1].hasSuffix("min") || parts[1].hasSuffix("'"),
      place + count < lines.count,
      lines[(place + 1)...(place + count)].allSatisfy({ below in
        let way = below.plain.prefix { $0.isNumber }
        return way.utf8.count > 2 && ["m", " m"].contains(below.plain[way.endIndex...])
      })
    else { return }
    if words.count > index + 1 { setAside(String(words[index + 1]), at: place) }
    let time = parts[1].hasSuffix("'") ? "\(parts[1].dropLast())min" : String(parts[1])
    for below in (place + 1)...(place + count) { lines[below].plain = "\(lines[below].plain) in \(time)" }
    lines[place].plain = words[..<index].joined(separator: " ")
    if !document.names.look(lines[place].plain).isKnown { lines[place].isBold = true }
  }

  private static let inHands = [
    "una en cada mano", "uno en cada mano", "one in each hand", "une dans chaque main", "um em cada mão",
    "uma em cada mão", "eine in jeder hand", "uno per mano", "in each hand", "en cada mano", "een in elke hand",
  ]

  /// `Sentadilla búlgara, mancuernas de 16kg una en cada mano` above its counts: where it was held.
  private mutating func dropHandsBehindLoad(_ place: Int) {
    let lower = lines[place].plain.lowercased()
    guard let said = Self.inHands.first(where: { lower.hasSuffix(" " + $0) }),
      case let head = lines[place].plain.dropLast(said.count).trimmedEnd, let load = head.split(separator: " ").last,
      Self.isTypedLoad(load)
    else { return }
    setAside(said, at: place)
    lines[place].plain = String(head)
  }

  /// `SLR 1kg ankle weight, left 12 12 12`: what it was.
  private mutating func dropWeightOfAnkle(_ place: Int) {
    let text = lines[place].plain
    guard let said = text.bytesRange(of: " ankle weight"), let load = text[..<said.lowerBound].split(separator: " ").last,
      Self.isTypedLoad(load), case let rest = text[said.upperBound...].drop(while: { $0 == "s" }), rest.hasPrefix(",")
    else { return }
    setAside("ankle weight", at: place)
    lines[place].plain = "\(text[..<said.lowerBound])\(rest)"
  }

  /// `Step ups. 10 times each leg. 10 times each leg.`: a sentence a set.
  private mutating func spellSharesInSentences(_ place: Int) {
    let parts = lines[place].plain.replacing(". ", with: "\n").split(separator: "\n").map { part in
      part.hasSuffix(".") ? part.dropLast() : part
    }
    guard parts.count > 1, !parts[0].hasDigit, parts[0].utf8.count <= 40,
      parts.dropFirst().allSatisfy({ part in
        let words = part.split(separator: " ")
        return words.count > 2 && words.count <= 4 && Int(words[0]) != nil && words.contains { document.words.word($0) == .each }
      })
    else { return }
    let sets = parts.dropFirst().map { $0.replacing(" times ", with: " ") }
    lines[place].plain = "\(parts[0]): \(sets.joined(separator: ", "))"
  }

  /// `double clean and press 2 x 20kg` above its counts: a pair of bells, and no set.
  private mutating func spellPairOverCounts(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " 2 x "), !text[..<sign.lowerBound].hasDigit,
      case let load = text[sign.upperBound...], Self.isTypedLoad(load), place + 1 < lines.count,
      Int(lines[place + 1].plain).map({ $0 <= 50 }) == true,
      Double(load.prefix { $0.isNumber || $0 == "." }).map({ $0 <= 32 }) == true
        || text[..<sign.lowerBound].lowercased().split(separator: " ").contains(where: {
          ["db", "kb", "double", "kettlebell", "dumbbell", "farmer", "farmers", "carry"].contains($0)
        })
    else { return }
    setAside("2 x", at: place)
    lines[place].plain = "\(text[..<sign.lowerBound]) \(load)"
    if !document.names.look(label(String(text[..<sign.lowerBound]))).isLikely { lines[place].isBold = true }
  }

  private static let boths = [
    " both legs", " both arms", " both sides", " both hands", " both feet", " beide beine", " beide arme", " beide seiten",
    " les deux jambes", " ambas piernas", " ambas pernas",
  ]

  /// `ham curl both legs 50x12`, `Calf raises both feet 15, 15`: of no one side.
  private mutating func dropBothSides(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let said = Self.boths.lazy.compactMap({ lower.bytesRange(of: $0) }).first,
      case let start = text.utf8.index(text.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: said.lowerBound)),
      case let end = text.utf8.index(text.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: said.upperBound)),
      case let name = text[..<start], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let rest = text[end...].drop(while: { " :-–,".contains($0) }), rest.first?.isNumber == true
    else { return }
    setAside(text[start..<end].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(rest)"
  }

  private static let sleeps = NoteBeginnings(whole: ["slept", "sleep"])

  /// `less sore! slept 9 hrs, down 1 lb (151)`, `some lad doing 140 for 5`: no set of who writes.
  private mutating func keepSleepAndOthers(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ").map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    if Self.sleeps.mayBeIn(text), !Self.hasProduct(text), words.count <= 16,
      let sleep = words.firstIndex(where: { $0 == "slept" || $0 == "sleep" }),
      words[max(0, sleep - 2)..<min(words.count, sleep + 4)].contains(where: { $0.hasPrefix("h") && $0.count <= 5 })
        || words.dropFirst(sleep + 1).first.map({ $0.hasDigit && $0.hasSuffix("h") }) == true,
      words.contains(where: { ["down", "up", "weight", "weigh", "scale"].contains($0) }),
      !words.contains(where: { $0.count > 2 && document.words.isExerciseWord($0) })
    {
      lines[place].isEscaped = true
      return
    }
    for index in words.indices.dropFirst().dropLast()
    where ["doing", "repping", "hitting", "benching", "squatting", "pulling"].contains(words[index]) {
      if ["lad", "guy", "dude", "bloke", "kid", "girl", "lads", "guys", "lady", "woman", "man"].contains(words[index - 1]),
        words[index + 1].first?.isNumber == true, Self.tellersOfOthers.contains(words[0]),
        !words.contains(where: { ["did", "me", "i", "mine"].contains($0) }), !words[..<index].joined().hasDigit
      {
        lines[place].isEscaped = true
        return
      }
    }
  }

  private static let tellersOfOthers: NoteWordSet = [
    "had", "some", "a", "there", "this", "saw", "shared", "the", "that", "another", "old", "young", "one",
  ]

  /// `92,5x2, 3e gefaald en onder de stang gelegen`: the repetition behind those that were done.
  private mutating func dropRepBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let digits = text[comma.upperBound...].prefix(while: \.isNumber),
      let number = Int(digits), (2...40).contains(number),
      case let behind = text[digits.endIndex...], case let ending = behind.prefix(while: { $0.isLetter || "ªº".contains($0) }),
      NoteStructureWords.endingsOfOrdinals.contains(ending.lowercased()), behind[ending.endIndex...].first == " ",
      !behind.hasDigit, case let head = text[..<comma.lowerBound],
      head.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }) == number - 1, head.last?.isNumber == true
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(head)
  }

  private static let times: NoteWordSet = ["mal", "times", "veces", "fois", "vezes", "volte", "keer"]

  /// `seitstütz 40s pro seite, 2 mal`: how often.
  private mutating func spellTimesBehindComma(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 3, let last = words.last, Self.times.contains(last.filter { $0 != "." }),
      let count = Int(words[words.count - 2]), (2...12).contains(count), words[words.count - 3].hasSuffix(","),
      case let head = text[..<words[words.count - 3].endIndex].dropLast(),
      case let numbers = head.split(whereSeparator: { $0 == " " }).filter({ $0.hasDigit }), numbers.count == 1,
      numbers[0].hasSuffix("s") || numbers[0].hasSuffix("m") || numbers[0].hasSuffix("min")
        || document.words.word(words[min(words.count - 1, (words.firstIndex { $0.hasDigit } ?? 0) + 1)]) == .seconds
    else { return }
    // `40s` could be a pair of dumbbells.
    let time = numbers[0].hasSuffix("s") ? "\(numbers[0].dropLast()) sec" : String(numbers[0])
    lines[place].plain = "\(head[..<numbers[0].startIndex])\(time)\(head[numbers[0].endIndex...]) x \(count)"
  }

  /// `muscle up > 3 > 2 > 2`, `dips > 20kg x 8 > bw x 17`: a name, and its sets one behind the other.
  private mutating func spellListOfArrows(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " > "), text.utf8.first?.isLetter == true else { return }
    let parts = text.replacing(" > ", with: "\n").split(separator: "\n")
    guard parts.count > 2, !parts[0].hasDigit, document.names.look(label(String(parts[0]))).isLikely,
      parts.dropFirst().allSatisfy({ part in
        part.first.map { $0.isNumber || "+-".contains($0) } == true || document.words.word(part.prefix { $0.isLetter }) == .bodyweight
      })
    else { return }
    lines[place].plain = "\(parts[0]): \(parts.dropFirst().joined(separator: ", "))"
  }

  /// `RP 85 x 9 + 4 + 3` below other sets: how they were done.
  private mutating func dropWayBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard place > 0, lines[place - 1].kind == lines[place].kind, lines[place - 1].plain.hasDigit,
      let way = ["rp ", "rp: ", "rest pause ", "rest-pause ", "myo ", "myo reps ", "cluster "].first(where: {
        text.lowercased().hasPrefix($0)
      }),
      case let rest = text.dropFirst(way.count), rest.first?.isNumber == true, Self.hasProduct(String(rest)), rest.contains("+")
    else { return }
    setAside(text.prefix(way.count).trimmedSpaces, at: place)
    lines[place].plain = String(rest)
  }

  /// `Half crimp 20mm: 10s holds, rest 3 min` above `+10kg` and `+15kg`: how long each was held.
  private mutating func spellHoldsOverLoads(_ place: Int) {
    let text = lines[place].plain
    let words = text.split { " ,:".contains($0) }
    guard let hold = words.indices.dropLast().first(where: { index in
      ["hold", "holds", "hang", "hangs", "each"].contains(words[index + 1].lowercased()) && words[index].hasSuffix("s")
        && Int(words[index].dropLast()) != nil
    }), hold > 0, let seconds = Int(words[hold].dropLast()), place + 1 < lines.count
    else { return }
    var below = place + 1
    while below < lines.count, let (load, rest) = Self.loadAlone(lines[below].plain) {
      // `+22.5kg came off at 7s`
      let words = rest.split(separator: " ")
      let own = words.last(where: { $0.hasSuffix("s") && Int($0.dropLast()) != nil }).flatMap { Int($0.dropLast()) }
      if !rest.isEmpty { setAside(rest, at: below) }
      lines[below].plain = "\(load) x \(own ?? seconds) sec"
      below += 1
    }
    guard below > place + 1 else { return }
    let end = words[hold - 1].endIndex
    setAside(text[end...].drop { " ,:".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = String(text[..<end])
    lines[place].isBold = true
  }

  /// `+10kg`, `+22.5kg came off at 7s`: a load without repetitions, and what is said of it.
  private static func loadAlone(_ text: String) -> (load: Substring, rest: String)? {
    guard let first = text.first, "+-".contains(first), let load = text.split(separator: " ").first,
      isTypedLoad(load.dropFirst()), case let rest = text[load.endIndex...].trimmedSpaces, !hasProduct(rest),
      rest.split(whereSeparator: { !$0.isNumber }).count <= 1
    else { return nil }
    return (load, rest)
  }

  /// `DB row 40s, 12 each side, 3 sets`, `Step ups 16 each hand, 8 each leg, 3 sets`: the load, and how many of how often.
  private mutating func spellSetsBehindSides(_ place: Int) {
    let text = lines[place].plain
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    guard parts.count == 3, case let sets = parts[2].split(separator: " "), sets.count == 2, let count = Int(sets[0]),
      (2...8).contains(count), document.words.word(sets[1]) == .sets,
      case let reps = parts[1].split(separator: " "), reps.count > 2, Int(reps[0]) != nil,
      ["each", "per", "a"].contains(reps[1].lowercased()),
      case var head = parts[0].split(separator: " "), head.count > 1
    else { return }
    var held = ""
    if head.count > 3, ["each", "per", "a"].contains(head[head.count - 2].lowercased()) {
      held = head.suffix(2).joined(separator: " ")
      head.removeLast(2)
    }
    guard let last = head.last, case let number = last.prefix(while: { $0.isNumber || $0 == "." }), Double(number) != nil,
      ["", "s", "kg", "lb", "lbs"].contains(last[number.endIndex...]), !head.dropLast().contains(where: \.hasDigit)
    else { return }
    if !held.isEmpty { setAside(held, at: place) }
    let unit = ["", "s"].contains(last[number.endIndex...]) ? unitText(at: place) : String(last[number.endIndex...])
    lines[place].plain = "\(head.dropLast().joined(separator: " ")) \(count)x\(reps[0]) \(reps.dropFirst().joined(separator: " ")) @ \(number)\(unit)"
  }

  /// `85x8 for 3 sets, all RPE 7`: as many of them.
  private mutating func spellForSets(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 3, let index = words.indices.dropFirst().dropLast(2).first(where: { words[$0].lowercased() == "for" }),
      let count = Int(words[index + 1]), (2...12).contains(count),
      document.words.word(words[index + 2].filter { $0.isLetter }) == .sets,
      case let parts = words[index - 1].split(whereSeparator: { "x×".contains($0) }), parts.count == 2,
      let load = Double(parts[0].prefix { $0.isNumber || $0 == "." }), load >= 20, let reps = Int(parts[1]), Double(reps) < load
    else { return }
    let sets = Array(repeating: String(words[index - 1]), count: count).joined(separator: ", ")
    lines[place].plain = "\(text[..<words[index - 1].startIndex])\(sets)\(text[words[index + 2].startIndex...].dropFirst(words[index + 2].filter { $0.isLetter }.count))"
  }
}
