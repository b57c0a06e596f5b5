import TextStreams

/// Loads that words stand around: what took weight off, and the implement that is called by its weight.
extension NoteAssembly {
  /// The words that the rules below look for.
  static let wordsOfGear =
    gear.all + ["every", "alle", "toutes", "cada", "ogni", "elke"] + times.all + [
      "farmers", "farmer", "carry", "carries", "suitcase", "walk", "walks",
    ]

  static let helpNouns: NoteWordSet = [
    "hilfe", "hilfsgewicht", "gegengewicht", "entlastung", "unterstützung", "ayuda", "asistencia", "contrapeso",
    "ajuda",
    "aiuto", "contrappeso", "hulp", "hulpgewicht", "tegengewicht", "aide", "contrepoids", "help", "assist",
    "assistance",
  ]
  private static let mayHelp = NoteBeginnings(whole: Array(helpNouns.all))

  private static let withWords: NoteWordSet = [
    "con", "com", "mit", "met", "avec", "with", "ca.", "ca", "approx", "de", "~",
  ]
  private static let ofWords: NoteWordSet = ["de", "di", "d'", "of", "von"]

  /// `Dominadas asistidas con 40 de ayuda: 8, 7, 6`, `Klimmzüge mit Band (ca. -20kg Hilfe): 6, 5, 4`: weight taken off.
  mutating func spellHelpBehindWith(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120, Self.mayHelp.mayBeIn(text) else { return }
    let words = text.split { " ():".contains($0) }
    guard
      let help = words.firstIndex(where: {
        $0.first?.isLetter == true && Self.helpNouns.contains($0.filter { $0 != "," })
      }),
      help > 1
    else { return }
    var number = help - 1
    if Self.ofWords.contains(words[number]) { number -= 1 }
    guard number > 0 else { return }
    var unit: Substring?
    if document.words.loadUnit(NoteWords.key(words[number])) != nil {
      unit = words[number]
      number -= 1
    }
    guard number > 0 else { return }
    let typed = words[number].drop { "-−–~".contains($0) }
    let digits = typed.prefix { $0.isNumber || ".,".contains($0) }
    let tight = typed[digits.endIndex...]
    guard Double(digits.replacing(",", with: ".")) != nil, Self.withWords.contains(words[number - 1]),
      tight.isEmpty || unit == nil && document.words.loadUnit(NoteWords.key(tight)) != nil,
      // The counts stand behind it.
      text[words[help].endIndex...].hasDigit, !text[..<words[number].startIndex].hasDigit
    else { return }
    var first = number - 1
    while first > 0, Self.withWords.contains(words[first - 1]), words[first] != "con", words[first] != "com" {
      first -= 1
    }
    let name = text[..<words[first].startIndex].trimmedSpaces
    let bare = name.hasSuffix("(") ? name.dropLast().trimmedSpaces : name
    // `met 30 kg hulp van de machine 6x 6x 5x`
    var behind = text[words[help].endIndex...].drop { ") ".contains($0) }
    if behind.first?.isLetter == true, let digit = behind.firstIndex(where: \.isNumber) {
      setAside(behind[..<digit].trimmedSpaces, at: place)
      behind = behind[digit...]
    }
    let sign = tight.isEmpty ? unit.map(String.init) ?? unitText(at: place) : String(tight)
    setAside(String(words[help].filter { $0 != "," }), at: place)
    lines[place].plain = "\(bare) (-\(digits)\(sign))\(behind.first == ":" ? "" : " ")\(behind)"
  }

  /// `Barra fixa: ajuda de 20 kg, 10, 8 e 7`: the help, and behind it the counts.
  mutating func spellHelpBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    guard Self.mayHelp.mayBeIn(text), let colon = text.bytesRange(of: ": "),
      case let behind = text[colon.upperBound...], let comma = behind.bytesRange(of: ", "),
      case let words = behind[..<comma.lowerBound].split(separator: " "), (2...4).contains(words.count),
      words.contains(where: { Self.helpNouns.contains($0) }),
      let number = words.firstIndex(where: \.hasDigit), words.count(where: \.hasDigit) == 1,
      case let load = words[number...].filter({ !Self.helpNouns.contains($0) && !Self.ofWords.contains($0) })
        .joined(),
      Self.isTypedLoad(load[...]), behind[comma.upperBound...].first?.isNumber == true
    else { return }
    let ands = [" e ", " y ", " und ", " et ", " en ", " and "]
    let counts = ands.reduce(String(behind[comma.upperBound...])) { $0.replacing($1, with: ", ") }
    let bare = counts.prefix { $0.isNumber || ", ".contains($0) }
    guard document.words.word(counts[bare.endIndex...].trimmedSpaces) == .reps || bare.endIndex == counts.endIndex
    else {
      return
    }
    lines[place].plain = "\(text[..<colon.lowerBound]): -\(load) x \(bare.trimmedSpaces)"
  }

  private static let ofImplements = [
    " con las de ", " con los de ", " com os de ", " com as de ", " con quelli da ", " con i manubri da ", " avec les ",
    " mit den ", " met de ", " con mancuernas de ", " con manubri da ", " com halteres de ", " avec haltères de ",
  ]

  /// `Press inclinado: 3 series de 10 con las de 50`: with those of so much in each hand.
  mutating func spellImplementsByLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120,
      let said = Self.ofImplements.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let load = text[said.upperBound...].prefix(while: { $0.isNumber || ".,".contains($0) }),
      let last = load.last, last.isNumber, Double(load.replacing(",", with: ".")).map({ $0 >= 1 }) == true,
      text[..<said.lowerBound].hasDigit
    else { return }
    let rest = text[load.endIndex...]
    let unit = rest.drop { $0 == " " }.prefix { $0.isLetter }
    let isUnit = document.words.loadUnit(NoteWords.key(unit)) != nil
    guard rest.first != "%", isUnit || unit.isEmpty || rest.first.map({ ".,;(".contains($0) }) == true else { return }
    setAside(text[said].trimmedSpaces, at: place)
    lines[place].plain =
      "\(text[..<said.lowerBound]) @ \(load)\(isUnit ? "" : unitText(at: place))\(rest)"
  }

  /// `Curl 12kg - L 3x10, R 3x8`, `Wrist curl 2kg (physio): L 2x15, R 2x15`: a load above both sides is of each, and no
  /// sign stands between.
  mutating func spellLoadAboveSides(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 100,
      let sign = [": ", " - ", " – ", " — "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let behind = text[sign.upperBound...].split(separator: " "), behind.count > 1,
      document.words.word(behind[0]) == .left || document.words.word(behind[0]) == .right,
      Self.hasProduct(String(behind[1])), behind[1].first?.isNumber == true
    else { return }
    var head = text[..<sign.lowerBound]
    var remark: Substring = ""
    if head.last == ")", let open = head.bytesRange(of: " ("), !head[open.lowerBound...].hasDigit {
      remark = head[open.lowerBound...]
      head = head[..<open.lowerBound]
    }
    guard let load = head.split(separator: " ").last, Self.isTypedLoad(load), load.last?.isLetter == true,
      head.utf8.first?.isDigit == false
    else { return }
    setAside(remark.trimmedSpaces, at: place)
    // Their letters are the clearest.
    let sides = text[sign.upperBound...].split(separator: " ").map { word -> String in
      switch document.words.word(word) {
      case .left: "L"
      case .right: "R"
      default: String(word)
      }
    }
    lines[place].plain = "\(head) \(sides.joined(separator: " "))"
  }

  private static let gear: NoteWordSet = [
    "tire", "tyre", "bell", "bells", "ball", "sled", "vest", "plate", "bag", "sandbag", "kettlebell", "dumbbell",
    "dumbbells",
    "db", "dbs", "kb", "log", "stone", "keg", "bar", "belt", "hammer", "axle", "block", "kugel", "hantel", "hanteln",
    "weste",
  ]

  /// `Tire flips, 500 lb tire (neighbor says 500 anyway)` above `6, 6, 5`: the load of the sets below, and what has it.
  mutating func spellLoadOfGearAbove(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 80, place + 1 < lines.count, lines[place + 1].plain.utf8.first?.isDigit == true,
      let comma = text.bytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit
    else { return }
    let behind = text[comma.upperBound...]
    let bracket = behind.bytesRange(of: " (")
    let said = behind[..<(bracket?.lowerBound ?? text.endIndex)]
    var words = said.split(separator: " ")
    guard (2...3).contains(words.count), let noun = words.popLast(), Self.gear.contains(noun) else { return }
    let load = words.joined()
    guard Self.isTypedLoad(load[...]), !Self.hasProduct(lines[place].plain),
      !Self.isTypedLoad(lines[place + 1].plain.split(separator: " ").first ?? ""),
      document.names.look(label(String(text[..<comma.lowerBound]))).isLikely
    else { return }
    setAside("\(noun) \(bracket.map { String(text[$0.lowerBound...]).trimmedSpaces } ?? "")".trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]) \(load)"
  }

  private static let turns = NoteBeginnings(whole: ["every", "alle", "toutes", "cada", "ogni", "elke", "om"])

  /// `Power clean, every 90s x 6: 115x2, 125x2`: how often a set was begun, and how many of them there were.
  mutating func spellTurnsBeforeSets(_ place: Int) {
    let text = lines[place].plain
    guard Self.turns.mayBeIn(text), let colon = text.bytesRange(of: ": "),
      case let head = text[..<colon.lowerBound],
      let every = [", every ", " every ", " (every ", ", alle ", " alle "].lazy.compactMap({ head.bytesRange(of: $0) })
        .first,
      !head[..<every.lowerBound].hasDigit,
      case let words = head[every.upperBound...].split(whereSeparator: { " )".contains($0) }),
      let cross = words.firstIndex(where: { $0 == "x" || $0 == "for" }), cross > 0, cross + 1 < words.count,
      words[0].first?.isNumber == true, let count = Int(words[cross + 1].drop { $0 == "x" }), (2...30).contains(count),
      words[(cross + 2)...].allSatisfy({ document.words.word($0) == .sets || document.words.word($0) == .rounds })
    else { return }
    let name = text[..<every.lowerBound]
    let sets = text[colon.upperBound...]
    // One set told is each of them.
    let isOne =
      !sets.contains(",") && !sets.contains("/") && Self.hasProduct(String(sets))
      && sets.count(where: { "x×".contains($0) }) == 1
    setAside(head[every.lowerBound...].drop { ", (".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain =
      isOne
      ? "\(name): \(Array(repeating: String(sets), count: count).joined(separator: ", "))" : "\(name): \(sets)"
  }

  private static let carried = NoteBeginnings(whole: [
    "farmers", "farmer", "farmer's", "carry", "carries", "suitcase",
  ])

  /// `farmers walk 70s, 3 x 40 yd`, `Farmers carry 100m, 2x24kg`: what each hand held, before how far.
  mutating func spellHandsOfCarries(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 100, Self.carried.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    guard let first = words.firstIndex(where: \.hasDigit), first > 0, first + 1 < words.count,
      words[..<first].contains(where: { Self.carried.mayBeIn($0) })
    else { return }
    let bells = words[first].filter { $0 != "," }
    if bells.hasSuffix("s"), let load = Int(bells.dropLast()), (10...200).contains(load),
      words[(first + 1)...].contains(where: { isWay($0) || document.words.distanceUnit(NoteWords.key($0)) != nil }),
      words[first + 1].first?.isNumber == true
    {
      lines[place].plain =
        "\(text[..<words[first].startIndex])\(load)\(unitText(at: place)) \(text[words[first + 1].startIndex...])"
      return
    }
    // The way, and behind it a pair.
    let isTight = isWay(words[first].filter { $0 != "," }[...])
    let end = isTight ? first : first + 1
    guard
      isTight
        || Double(words[first]) != nil
          && document.words.distanceUnit(NoteWords.key(words[end].filter { $0 != "," })) != nil,
      words[end].hasSuffix(","), end + 1 < words.count, case let pair = words[end + 1].filter({ $0 != "," }),
      pair.hasPrefix("2x"), Self.isTypedLoad(pair.dropFirst(2))
    else { return }
    let way = words[first...end].joined(separator: " ").filter { $0 != "," }
    lines[place].plain =
      "\(text[..<words[first].startIndex])\(pair) \(way)\(words[end + 1].hasSuffix(",") ? "," : "")\(text[words[end + 1].endIndex...])"
  }

  /// `40m`, `100yd`
  private func isWay(_ word: Substring) -> Bool {
    let digits = word.prefix { $0.isNumber }
    return !digits.isEmpty && document.words.distanceUnit(NoteWords.key(word[digits.endIndex...])) != nil
  }

  private static let times: NoteWordSet = [
    "vezes", "veces", "mal", "fois", "volte", "keer", "times", "x", "trips", "回",
  ]

  /// `farmer walk 2x24kg, 40 m, 3 vezes`: how often the way was gone.
  mutating func spellTimesBehindWay(_ place: Int) {
    let parts = lines[place].plain.split(separator: ", ")
    guard parts.count > 1, let last = parts.last, case let words = last.split(separator: " "), words.count == 2,
      let count = Int(words[0]), (2...20).contains(count), Self.times.contains(words[1]), words[1] != "x"
    else { return }
    // `farmers walk 2x28kg 40 m, 3 keer`
    let before = parts[parts.count - 2].split(separator: " ")
    if before.count > 3, Int(before[before.count - 2]) != nil,
      document.words.distanceUnit(NoteWords.key(before[before.count - 1])) != nil,
      Self.isTypedLoad(before[before.count - 3].split(separator: "x").last ?? ""), parts.count == 2
    {
      let way = before.suffix(2).joined(separator: " ")
      lines[place].plain = "\(before.dropLast(2).joined(separator: " ")), \(count) x \(way)"
      return
    }
    guard
      case let way = parts[parts.count - 2].split(separator: " "),
      way.count == 1 && isWay(way[0])
        || way.count == 2 && Int(way[0]) != nil && document.words.distanceUnit(NoteWords.key(way[1])) != nil
    else { return }
    let head = parts.dropLast(2).joined(separator: ", ")
    lines[place].plain = "\(head), \(count) x \(parts[parts.count - 2])"
  }

  /// `leg press 270 12 12 300x10`: a load, its repetitions, and the load and repetitions that followed.
  mutating func spellProductBehindCounts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let first = words.firstIndex(where: \.hasDigit), first > 0, (first + 3...first + 8).contains(words.count),
      let load = Double(words[first]), load > 30,
      case let counts = words[(first + 1)...].prefix(while: { Int($0).map { (1...30).contains($0) } ?? false }),
      counts.count > 1, case let products = words[counts.endIndex...], !products.isEmpty,
      products.allSatisfy({ word in
        let factors = word.split(separator: "x", omittingEmptySubsequences: false)
        return factors.count == 2 && Double(factors[0]).map { $0 > 30 } == true
          && Int(factors[1]).map { (1...30).contains($0) } == true
      }), document.names.look(label(words[..<first].joined(separator: " "))).isLikely
    else { return }
    let sets = counts.map { "\(words[first])x\($0)" } + products.map(String.init)
    lines[place].plain = "\(words[..<first].joined(separator: " ")) \(sets.joined(separator: ", "))"
  }

  /// `6kg 15x 12x 12x`: counts that a cross stands behind, one after another.
  mutating func spellCountsWithCrossBehind(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.contains(UInt8(ascii: "x")) else { return }
    let words = text.split(separator: " ")
    func isCount(_ word: Substring) -> Bool {
      let digits = word.prefix { $0.isNumber }
      return (1...2).contains(digits.count) && (word[digits.endIndex...] == "x" || word[digits.endIndex...] == "x,")
    }
    // `deadlift 60kg 8x en 80kg 5x`
    let singles = words.indices.filter { place in
      place > 0 && isCount(words[place]) && Self.isTypedLoad(words[place - 1])
        && words[place - 1].last?.isLetter == true
        && (place + 1 == words.count || words[place].hasSuffix(",") && !isCount(words[place + 1])
          || words[place + 1].first?.isLetter == true || Self.isTypedLoad(words[place + 1]))
    }
    if !singles.isEmpty {
      // From the last on, so that those before stay where they are.
      var spelled = text
      for place in singles.reversed() {
        let count = words[place].prefix { $0.isNumber }
        spelled.replaceSubrange(
          words[place].startIndex..<words[place].endIndex, with: "x \(count)\(words[place].hasSuffix(",") ? "," : "")")
      }
      lines[place].plain = spelled
      return
    }
    guard let first = words.firstIndex(where: isCount), first > 0,
      case let run = words[first...].prefix(while: isCount), run.count > 1,
      run.endIndex == words.count || words[run.endIndex].first?.isNumber == false
    else { return }
    let counts = run.map { String($0.prefix { $0.isNumber }) }.joined(separator: ", ")
    let sign = run.last?.hasSuffix(",") == true ? "," : ""
    let before = text[..<words[first].startIndex]
    let behind = text[words[run.endIndex - 1].endIndex...]
    lines[place].plain = "\(before)\(counts)\(sign)\(behind)"
  }

  /// `40x3, 50x2, 55x2, 60, 63, 66 miss`: behind loads with their repetitions, loads that rise and were lifted once.
  mutating func spellSinglesBehindProducts(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 160, text.containsBytes(of: "x"), text.containsBytes(of: ", ") else { return }
    let colon = text.bytesRange(of: ": ")
    let name = text.prefix { !$0.isNumber }
    let lead =
      colon.map { text[..<$0.upperBound] }
      ?? (name.last == " " && document.names.look(label(String(name))).isLikely ? name : "")
    guard !lead.hasDigit else { return }
    let parts = text[lead.endIndex...].split(separator: ", ")
    var heaviest = 0.0
    var spelled: [String] = []
    var singles = 0
    for part in parts {
      let number = part.prefix { $0.isNumber || $0 == "." }
      guard let load = Double(number) else { return }
      let rest = part[number.endIndex...]
      if rest.first == "x" {
        guard singles == 0, Int(rest.dropFirst().prefix { $0.isNumber }) != nil else { return }
        spelled.append(String(part))
        heaviest = max(heaviest, load)
        continue
      }
      let said = rest.filter { !"! ".contains($0) }.lowercased()
      let isMissed = ["miss", "missed", "fail", "failed", "nolift", "x", "✗", "f"].contains(said)
      guard !spelled.isEmpty, load > 25, load >= heaviest * 0.9,
        isMissed || said.isEmpty || said == "pr" || said == "pb"
      else { return }
      singles += 1
      heaviest = max(heaviest, load)
      spelled.append(isMissed ? "\(number)x0 fail" : "\(number)x1\(said.isEmpty ? "" : " \(said)")")
    }
    // Repetitions are no more than before.
    guard singles > 1, heaviest > 30 else { return }
    lines[place].plain = "\(lead)\(spelled.joined(separator: ", "))"
  }

  private static let heldImplements: NoteWordSet = [
    "kettlebell", "kettlebells", "kb", "kugelhantel", "mit", "met", "with", "con", "com", "avec", "van", "de", "o",
    "el", "a",
    "la", "une", "un", "uma", "una", "een", "einer", "der", "pesa", "rusa", "dumbbells", "dumbbell", "kurzhanteln",
    "halteres",
    "mancuernas", "manubri", "haltères", "di", "the", "à", "kg",
  ]

  /// `kettlebell van 12 kg: goblet squat 3 x 15, swings 4 x 20`: the load of each exercise behind it.
  mutating func spellImplementOfAll(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120, let colon = text.bytesRange(of: ": "),
      case let words = text[..<colon.lowerBound].split(separator: " "), (2...5).contains(words.count),
      words.allSatisfy({ Self.heldImplements.contains($0) || $0.hasDigit }),
      words.contains(where: { $0.count > 2 && !$0.hasDigit }),
      case let load = words.drop(while: { !$0.hasDigit }).joined(), Self.isTypedLoad(load[...]),
      case let parts = text[colon.upperBound...].split(separator: ", "), parts.count > 1,
      parts.allSatisfy({ part in
        part.first?.isLetter == true && Self.hasProduct(String(part)) && !part.containsBytes(of: "kg")
          && !part.containsBytes(of: "lb") && !part.containsBytes(of: "@")
      })
    else { return }
    setAside(text[..<colon.lowerBound].trimmedSpaces, at: place)
    lines[place].plain = parts.map { "\($0) @ \(load)" }.joined(separator: ", ")
  }

  /// `leg press right leg only 20 lb 8, 8`: the one side, between the name and the sets.
  mutating func spellSideOnlyBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let only = text.bytesRange(of: " only "), case let words = text[..<only.lowerBound].split(separator: " "),
      words.count > 2, let limb = words.last, ["leg", "arm", "side", "foot", "hand"].contains(limb.lowercased()),
      case let side = document.words.word(words[words.count - 2]), side == .left || side == .right,
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit, name.last?.isLetter == true,
      text[only.upperBound...].first?.isNumber == true, document.names.look(label(name)).isLikely
    else { return }
    lines[place].plain = "\(name), \(words.suffix(2).joined(separator: " ")) only - \(text[only.upperBound...])"
  }
}
