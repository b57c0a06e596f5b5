import TextStreams

/// Loads that words stand around: what took weight off, and the implement that is called by its weight.
extension NoteAssembly {
  /// Nouns for weight that is taken off.
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
        guard $0.first?.isLetter == true else { return false }
        // `20 kg d'aide`
        let word = $0.hasPrefix("d'") || $0.hasPrefix("d’") ? $0.dropFirst(2) : $0
        return Self.helpNouns.contains(word.filter { $0 != "," })
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
    let isBracketed = text[..<words[number].startIndex].last == "("
    guard Double(digits.replacing(",", with: ".")) != nil,
      isBracketed || Self.withWords.contains(words[number - 1]),
      tight.isEmpty || unit == nil && document.words.loadUnit(NoteWords.key(tight)) != nil,
      // The counts stand behind it.
      text[words[help].endIndex...].hasDigit, !text[..<words[number].startIndex].hasDigit
    else { return }
    var first = isBracketed ? number : number - 1
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
    let counts = behind.split { " :/,".contains($0) }
    if counts.count > 1, counts.allSatisfy({ Int($0).map { (1...50).contains($0) } == true }) {
      lines[place].plain = "\(bare): assisted \(digits)\(sign) x \(counts.joined(separator: ", "))"
      return
    }
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

  private static let hands = [
    " per hand x ", " each hand x ", " a hand x ", " per dumbbell x ", " pro hand x ", " je hand x ", " par main x ",
    " por mano x ", " por mão x ", " per mano x ",
  ]

  /// `14 per hand x 10`: what each hand held, and how often.
  mutating func spellLoadOfEachHand(_ place: Int) {
    let text = lines[place].plain
    guard let hand = Self.hands.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let load = text[..<hand.lowerBound].split(separator: " ").last ?? "",
      Double(load.replacing(",", with: ".")) != nil, text[hand.upperBound...].first?.isNumber == true
    else { return }
    setAside(text[hand].trimmedSpaces.dropLast().trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<hand.lowerBound])\(unitText(at: place)) x \(text[hand.upperBound...])"
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

  static let gearOfLoads: NoteWordSet = [
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
    guard (2...3).contains(words.count), let noun = words.popLast(), Self.gearOfLoads.contains(noun) else { return }
    let load = words.joined()
    guard Self.isTypedLoad(load[...]), !Self.hasProduct(lines[place].plain),
      !Self.isTypedLoad(lines[place + 1].plain.split(separator: " ").first ?? ""),
      document.names.look(label(String(text[..<comma.lowerBound]))).isLikely
    else { return }
    setAside("\(noun) \(bracket.map { String(text[$0.lowerBound...]).trimmedSpaces } ?? "")".trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]) \(load)"
  }

  static let heldImplements: NoteWordSet = [
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
}
